#if TARGET_MACOS
#import <AppKit/AppKit.h>

static NSButton *send;
#else
@interface Menu : UIView
- (void)showSide:(UIControlContentHorizontalAlignment)side;
@end

static Menu *menu;
static BasketCell *cell;
static UIButton *more, *send;
#endif
