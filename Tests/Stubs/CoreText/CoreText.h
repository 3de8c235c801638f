typedef enum __attribute__((enum_extensibility(open))) CTTextAlignment : unsigned char {
  kCTTextAlignmentLeft, kCTTextAlignmentRight, kCTTextAlignmentCenter, kCTTextAlignmentJustified, kCTTextAlignmentNatural,
} CTTextAlignment;
