#import <UIKit/UIKit.h>

void wrongAxis(UIView *view, UIView *other) {
  [view.leadingAnchor constraintEqualToAnchor:other.topAnchor constant:4]; // error: incompatible pointer types
}
