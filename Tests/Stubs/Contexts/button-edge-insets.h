#import <UIKit/UIKit.h>

#define kMargin 8
extern UIButton *okButton;
extern UIImage *icon;
extern UIButton *send;
