#import "BSKRefundCell.h"
#import <MyLayout/MyLayout.h>
#import "UIView+SDAutoLayout.h"

@implementation BSKRefundCell

- (void)place {
    self.reasonLabel.myLeading = 16;
    self.reasonLabel.topPos.equalTo(@8);
    self.amountLabel.trailingPos.equalTo(@16);
    self.stateIcon.sd_layout.rightSpaceToView(self.contentView, 12).centerYEqualToView(self.contentView);
    self.divider.sd_layout.leftSpaceToView(self.contentView, 12).bottomEqualToView(self.contentView).rightSpaceToView(self.contentView, 12);
}

@end
