#import <UIKit/UIKit.h>

void setMargins(UIView *view) {
  view.layoutMargins = UIEdgeInsetsMake(0, 8, 0, 0);
  view.directionalLayoutMargins = NSDirectionalEdgeInsetsMake(0, 8, 0, 0); // error: only available on iOS 11
}
