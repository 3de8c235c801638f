#import <UIKit/UIKit.h>

void wrongAnchor(UIView *view, UIView *other) {
  [view.leadingAnchor constraintEqualToAnchor:other.leadingAnchor].active = YES;
  [view.startAnchor constraintEqualToAnchor:other.leadingAnchor].active = YES; // error: 'startAnchor' not found
}
