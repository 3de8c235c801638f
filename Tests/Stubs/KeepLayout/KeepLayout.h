#import <UIKit/UIKit.h>

@interface KeepAttribute : NSObject
@property CGFloat equal;
@end

@interface UIView (KeepLayout)
@property (readonly) KeepAttribute *keepLeftInset, *keepRightInset, *keepLeadingInset, *keepTrailingInset;
@end
