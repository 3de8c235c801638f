#import <UIKit/UIKit.h>

void wrongFormatOption(void) {
  NSLayoutFormatOptions options = NSLayoutFormatAlignAllStart; // error: undeclared identifier
}
