#import <UIKit/UIKit.h>

@interface BSKRefundCell : UITableViewCell

@property (nonatomic, strong) UILabel *reasonLabel;
@property (nonatomic, strong) UILabel *amountLabel;
@property (nonatomic, strong) UIImageView *stateIcon;
@property (nonatomic, strong) UIView *divider;

@end
