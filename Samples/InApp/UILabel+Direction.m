#import "UILabel+Direction.h"

@implementation UILabel (Direction)

+ (void)load {
    BSKExchange(self, @selector(setText:), @selector(rtl_setText:));
    BSKExchange(self, @selector(didMoveToWindow), @selector(basket_didMoveToWindow));
}

@end
