#import <UIKit/UIKit.h>

void wrongInsets(UIView *view) {
  view.directionalLayoutMargins = UIEdgeInsetsMake(0, 8, 0, 0); // error: incompatible type
}
