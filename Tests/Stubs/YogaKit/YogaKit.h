#import <UIKit/UIKit.h>
#import <yoga/yoga.h>

static inline YGValue YGPointValue(CGFloat value) { return (YGValue){(float)value, 1}; }

@interface YGLayout : NSObject
@property YGValue marginLeft, marginRight, marginStart, marginEnd;
@end

@interface UIView (Yoga)
- (void)configureLayoutWithBlock:(void (^)(YGLayout *layout))block;
@end
