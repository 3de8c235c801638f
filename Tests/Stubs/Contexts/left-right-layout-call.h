#import <UIKit/UIKit.h>

static UIView *badge, *card;
static NSArray<UIView *> *views;
