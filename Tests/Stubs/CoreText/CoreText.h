typedef enum __attribute__((enum_extensibility(open))) CTTextAlignment : unsigned char {
  kCTTextAlignmentLeft, kCTTextAlignmentRight, kCTTextAlignmentCenter, kCTTextAlignmentJustified, kCTTextAlignmentNatural,
  // The names before iOS 9.
  kCTLeftTextAlignment = kCTTextAlignmentLeft, kCTRightTextAlignment = kCTTextAlignmentRight, kCTCenterTextAlignment = kCTTextAlignmentCenter,
  kCTJustifiedTextAlignment = kCTTextAlignmentJustified, kCTNaturalTextAlignment = kCTTextAlignmentNatural,
} CTTextAlignment;
