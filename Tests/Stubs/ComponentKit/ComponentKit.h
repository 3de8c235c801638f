#import <UIKit/UIKit.h>

// C++ in the library; the calls read the same.
@interface CKStyleBuilder : NSObject
- (CKStyleBuilder * (^)(CGFloat value))positionLeft;
- (CKStyleBuilder * (^)(CGFloat value))positionStart;
@end
