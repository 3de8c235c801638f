#import "BSKCheckoutCell.h"

@implementation BSKCheckoutCell

- (void)showProgress:(double)progress from:(NSString *)shop to:(NSString *)street {
    self.progressLabel.text = [NSString stringWithFormat:@"%.0f%%", progress * 100];
    self.routeLabel.text = [NSString stringWithFormat:@"%@ → %@", shop, street];
    self.detailLabel.text = [NSString stringWithFormat:@"%@ • %@", shop, street];
    NSLog(@"%@ → %@ (%.0f%%)", shop, street, progress * 100);
    self.imageURL = [NSString stringWithFormat:@"https://basket.example/%@%%2F%@", shop, street];
}

@end
