#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, ALEdge) { ALEdgeLeft, ALEdgeRight, ALEdgeTop, ALEdgeBottom, ALEdgeLeading, ALEdgeTrailing };
typedef NS_ENUM(NSInteger, ALAttribute) {
  ALAttributeLeft, ALAttributeRight, ALAttributeTop, ALAttributeBottom, ALAttributeLeading, ALAttributeTrailing,
  ALAttributeMarginLeft, ALAttributeMarginRight, ALAttributeMarginLeading, ALAttributeMarginTrailing
};
typedef NS_ENUM(NSInteger, ALAxis) { ALAxisVertical, ALAxisHorizontal };
typedef NS_ENUM(NSInteger, ALDimension) { ALDimensionWidth, ALDimensionHeight };

@interface UIView (PureLayout)
- (NSLayoutConstraint *)autoAlignAxisToSuperviewAxis:(ALAxis)axis;
- (NSLayoutConstraint *)autoAlignAxis:(ALAxis)axis toSameAxisOfView:(UIView *)view;
- (NSArray<NSLayoutConstraint *> *)autoCenterInSuperview;
- (NSLayoutConstraint *)autoConstrainAttribute:(ALAttribute)attribute toAttribute:(ALAttribute)other ofView:(UIView *)view;
- (NSLayoutConstraint *)autoConstrainAttribute:(ALAttribute)attribute toAttribute:(ALAttribute)other ofView:(UIView *)view withMultiplier:(CGFloat)multiplier;
- (NSLayoutConstraint *)autoMatchDimension:(ALDimension)dimension toDimension:(ALDimension)other ofView:(UIView *)view;
- (NSLayoutConstraint *)autoPinEdgeToSuperviewEdge:(ALEdge)edge;
- (NSLayoutConstraint *)autoPinEdgeToSuperviewEdge:(ALEdge)edge withInset:(CGFloat)inset;
- (NSLayoutConstraint *)autoPinEdgeToSuperviewEdge:(ALEdge)edge withInset:(CGFloat)inset relation:(NSLayoutRelation)relation;
- (NSLayoutConstraint *)autoPinEdge:(ALEdge)edge toEdge:(ALEdge)other ofView:(UIView *)view;
- (NSLayoutConstraint *)autoPinEdge:(ALEdge)edge toEdge:(ALEdge)other ofView:(UIView *)view withOffset:(CGFloat)offset;
- (NSArray<NSLayoutConstraint *> *)autoPinEdgesToSuperviewEdgesWithInsets:(UIEdgeInsets)insets excludingEdge:(ALEdge)edge;
- (NSArray<NSLayoutConstraint *> *)autoPinEdgesToSuperviewMarginsExcludingEdge:(ALEdge)edge;
@end

@interface NSArray (PureLayout)
- (NSArray<NSLayoutConstraint *> *)autoAlignViewsToEdge:(ALEdge)edge;
@end
