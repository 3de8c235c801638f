#import <UIKit/UIKit.h>

typedef NS_OPTIONS(NSUInteger, MyGravity) {
  MyGravity_Horz_Left = 1, MyGravity_Horz_Right = 4, MyGravity_Horz_Leading = 32, MyGravity_Horz_Trailing = 64,
};

@interface MyLayoutPos : NSObject
- (MyLayoutPos * (^)(id value))equalTo;
- (MyLayoutPos * (^)(CGFloat value))offset;
@end

@interface UIView (MyLayout)
@property (readonly) MyLayoutPos *leftPos, *rightPos, *leadingPos, *trailingPos, *topPos;
@property CGFloat myLeft, myRight, myLeading, myTrailing;
@end

@interface MyLinearLayout : UIView
@property MyGravity gravity;
@end
