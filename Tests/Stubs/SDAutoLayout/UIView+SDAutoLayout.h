#import <UIKit/UIKit.h>

@interface SDAutoLayoutModel : NSObject
- (SDAutoLayoutModel * (^)(id view, CGFloat value))leftSpaceToView;
- (SDAutoLayoutModel * (^)(id view, CGFloat value))rightSpaceToView;
- (SDAutoLayoutModel * (^)(id view))centerYEqualToView;
- (SDAutoLayoutModel * (^)(id view))bottomEqualToView;
@end

@interface UIView (SDAutoLayout)
- (SDAutoLayoutModel *)sd_layout;
@end
