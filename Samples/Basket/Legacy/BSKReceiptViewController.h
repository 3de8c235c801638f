#import <UIKit/UIKit.h>

@interface BSKReceiptViewController : UIViewController

- (instancetype)initWithOrderNumber:(NSString *)orderNumber;

@end
