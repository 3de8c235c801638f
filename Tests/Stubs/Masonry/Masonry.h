#import <UIKit/UIKit.h>

@interface MASViewAttribute : NSObject
@end

@interface MASConstraint : NSObject
@property (readonly) MASConstraint *left, *right, *top, *bottom, *leading, *trailing, *centerX, *centerY, *width, *height, *edges;
- (MASConstraint * (^)(id other))equalTo;
- (MASConstraint * (^)(id other))greaterThanOrEqualTo;
- (MASConstraint * (^)(id other))lessThanOrEqualTo;
- (MASConstraint * (^)(CGFloat constant))offset;
@end

#define mas_equalTo(value) equalTo(@(value))

@interface MASConstraintMaker : NSObject
@property (readonly) MASConstraint *left, *right, *top, *bottom, *leading, *trailing, *centerX, *centerY, *width, *height, *edges;
@end

@interface UIView (Masonry)
@property (readonly) MASViewAttribute *mas_left, *mas_right, *mas_top, *mas_bottom, *mas_leading, *mas_trailing, *mas_centerX, *mas_centerY;
- (NSArray *)mas_makeConstraints:(void (^)(MASConstraintMaker *make))block;
- (NSArray *)mas_updateConstraints:(void (^)(MASConstraintMaker *make))block;
- (NSArray *)mas_remakeConstraints:(void (^)(MASConstraintMaker *make))block;
@end
