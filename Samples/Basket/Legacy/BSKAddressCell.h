#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface BSKAddressCell : UITableViewCell

@property (nonatomic, strong, readonly) UILabel *streetLabel;
@property (nonatomic, strong, readonly) UILabel *phoneLabel;
@property (nonatomic, strong, readonly) UIButton *editButton;
@property (nonatomic, assign) NSTextAlignment captionAlignment;

@end

NS_ASSUME_NONNULL_END
