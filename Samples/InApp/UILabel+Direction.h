#import <UIKit/UIKit.h>

void BSKExchange(Class type, SEL original, SEL replacement);

@interface UILabel (Direction)

- (void)rtl_setText:(NSString *)text;
- (void)basket_didMoveToWindow;

@end
