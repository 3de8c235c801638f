#import <Foundation/Foundation.h>

typedef NSString *CATextLayerAlignmentMode;
typedef NSString *CALayerContentsGravity;
extern CATextLayerAlignmentMode const kCAAlignmentNatural;
extern CATextLayerAlignmentMode const kCAAlignmentLeft;
extern CATextLayerAlignmentMode const kCAAlignmentRight;
extern CALayerContentsGravity const kCAGravityLeft;
extern CALayerContentsGravity const kCAGravityRight;

@interface CALayer : NSObject
+ (instancetype)layer;
@property (copy) CALayerContentsGravity contentsGravity;
@property CGRect frame;
@end

@interface CATextLayer : CALayer
@property (copy) id string;
@property (copy) CATextLayerAlignmentMode alignmentMode;
@end
