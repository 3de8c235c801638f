#import <Foundation/Foundation.h>

// Of math.h.
#define M_PI_2 1.57079632679489661923

typedef NSString *CATextLayerAlignmentMode;
typedef NSString *CALayerContentsGravity;
extern CATextLayerAlignmentMode const kCAAlignmentNatural;
extern CATextLayerAlignmentMode const kCAAlignmentLeft;
extern CATextLayerAlignmentMode const kCAAlignmentRight;
extern CALayerContentsGravity const kCAGravityLeft;
extern CALayerContentsGravity const kCAGravityRight;

@interface CABasicAnimation : NSObject
+ (instancetype)animationWithKeyPath:(NSString *)path;
@property id toValue;
@end

@interface CALayer : NSObject
+ (instancetype)layer;
@property (copy) CALayerContentsGravity contentsGravity;
@property CGRect frame;
- (void)addAnimation:(CABasicAnimation *)animation forKey:(NSString *)key;
@end

@interface CATextLayer : CALayer
@property (copy) id string;
@property (copy) CATextLayerAlignmentMode alignmentMode;
@end
