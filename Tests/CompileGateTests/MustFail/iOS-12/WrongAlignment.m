#import <UIKit/UIKit.h>

void wrongAlignment(UILabel *label) {
  label.textAlignment = NSTextAlignmentLeading; // error: undeclared identifier 'NSTextAlignmentLeading'
}
