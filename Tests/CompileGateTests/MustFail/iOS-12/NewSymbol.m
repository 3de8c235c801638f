#import <UIKit/UIKit.h>

void newSymbol(void) {
  UIImage *image = [UIImage systemImageNamed:@"chevron.backward"]; // error: only available on iOS 13
}
