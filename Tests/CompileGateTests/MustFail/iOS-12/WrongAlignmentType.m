#import <UIKit/UIKit.h>

void wrongAlignmentType(UILabel *label) {
  label.textAlignment = UIControlContentHorizontalAlignmentLeading; // error: different enumeration type
}
