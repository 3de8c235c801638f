#import <UIKit/UIKit.h>

void align(UIButton *button) {
  button.contentHorizontalAlignment = UIControlContentHorizontalAlignmentRight;
  button.contentHorizontalAlignment = UIControlContentHorizontalAlignmentTrailing; // error: only available on iOS 11
}
