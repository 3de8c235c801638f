#import <AppKit/AppKit.h>

NSViewControllerTransitionOptions wrongTransition(void) {
  return NSViewControllerTransitionSlideLeading; // error: undeclared identifier
}
