#import <UIKit/UIKit.h>

@interface BSKCheckoutCell : UITableViewCell

@property (nonatomic, strong) UILabel *progressLabel;
@property (nonatomic, strong) UILabel *routeLabel;
@property (nonatomic, strong) UILabel *detailLabel;
@property (nonatomic, copy) NSString *imageURL;

@end
