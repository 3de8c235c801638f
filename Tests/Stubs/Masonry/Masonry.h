#import <UIKit/UIKit.h>

@interface MASViewAttribute : NSObject
@end

@interface MASConstraint : NSObject
@property (readonly) MASConstraint *left, *right, *top, *bottom, *leading, *trailing, *centerX, *centerY, *width, *height, *edges;
@property (readonly) MASConstraint *leftMargin, *rightMargin, *leadingMargin, *trailingMargin;
- (MASConstraint * (^)(id other))equalTo;
- (MASConstraint * (^)(id other))greaterThanOrEqualTo;
- (MASConstraint * (^)(id other))lessThanOrEqualTo;
- (MASConstraint * (^)(CGFloat constant))offset;
@end

// Takes objects, too.
#define mas_equalTo(value) equalTo(({ (void)(value); (id)nil; }))

@interface MASConstraintMaker : NSObject
@property (readonly) MASConstraint *left, *right, *top, *bottom, *leading, *trailing, *centerX, *centerY, *width, *height, *edges;
@property (readonly) MASConstraint *leftMargin, *rightMargin, *leadingMargin, *trailingMargin;
@end

@interface UIView (Masonry)
@property (readonly) MASViewAttribute *mas_left, *mas_right, *mas_top, *mas_bottom, *mas_leading, *mas_trailing, *mas_centerX, *mas_centerY;
@property (readonly) MASViewAttribute *mas_leftMargin, *mas_rightMargin, *mas_leadingMargin, *mas_trailingMargin;
- (NSArray *)mas_makeConstraints:(void (^)(MASConstraintMaker *make))block;
- (NSArray *)mas_updateConstraints:(void (^)(MASConstraintMaker *make))block;
- (NSArray *)mas_remakeConstraints:(void (^)(MASConstraintMaker *make))block;
@end
