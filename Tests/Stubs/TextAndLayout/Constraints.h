#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, NSLayoutRelation) {
  NSLayoutRelationLessThanOrEqual, NSLayoutRelationEqual, NSLayoutRelationGreaterThanOrEqual,
};

typedef NS_ENUM(NSInteger, NSLayoutAttribute) {
  NSLayoutAttributeLeft, NSLayoutAttributeRight, NSLayoutAttributeTop, NSLayoutAttributeBottom, NSLayoutAttributeLeading,
  NSLayoutAttributeTrailing, NSLayoutAttributeWidth, NSLayoutAttributeHeight, NSLayoutAttributeCenterX, NSLayoutAttributeCenterY,
  NSLayoutAttributeLeftMargin SINCE_IOS(8.0), NSLayoutAttributeRightMargin SINCE_IOS(8.0),
  NSLayoutAttributeLeadingMargin SINCE_IOS(8.0), NSLayoutAttributeTrailingMargin SINCE_IOS(8.0), NSLayoutAttributeCenterXWithinMargins SINCE_IOS(8.0),
  NSLayoutAttributeNotAnAttribute,
};

typedef NS_OPTIONS(NSUInteger, NSLayoutFormatOptions) {
  NSLayoutFormatAlignAllLeft = 1, NSLayoutFormatAlignAllRight = 2, NSLayoutFormatAlignAllLeading = 4,
  NSLayoutFormatAlignAllTrailing = 8, NSLayoutFormatDirectionLeadingToTrailing = 0,
  NSLayoutFormatDirectionLeftToRight = 16, NSLayoutFormatDirectionRightToLeft = 32,
};

@interface NSLayoutConstraint : NSObject
+ (instancetype)constraintWithItem:(id)item
                         attribute:(NSLayoutAttribute)attribute
                         relatedBy:(NSLayoutRelation)relation
                            toItem:(id)other
                         attribute:(NSLayoutAttribute)otherAttribute
                        multiplier:(CGFloat)multiplier
                          constant:(CGFloat)constant;
+ (NSArray<NSLayoutConstraint *> *)constraintsWithVisualFormat:(NSString *)format
                                                       options:(NSLayoutFormatOptions)options
                                                       metrics:(NSDictionary<NSString *, id> *)metrics
                                                         views:(NSDictionary<NSString *, id> *)views;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
@property (getter=isActive) BOOL active;
@property CGFloat constant;
@end

@interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor;
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)constant;
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor;
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor;
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)constant;
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)constant;
@end

@class NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;

@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end

@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end

@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
@end

typedef struct { CGFloat top, leading, bottom, trailing; } NSDirectionalEdgeInsets SINCE(11.0, 10.15);
SINCE(11.0, 10.15) static inline NSDirectionalEdgeInsets NSDirectionalEdgeInsetsMake(CGFloat top, CGFloat leading, CGFloat bottom, CGFloat trailing) {
  return (NSDirectionalEdgeInsets){top, leading, bottom, trailing};
}
