#import <UIKit/UIKit.h>

static UIView *given;
