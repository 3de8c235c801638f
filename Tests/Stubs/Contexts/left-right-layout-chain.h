extern CGFloat SCREENWIDTH, kScreenWidth;

@interface UIPanGestureRecognizer : NSObject
- (CGPoint)locationInView:(UIView *)view;
@end

@interface NSArray (Pins)
- (id)objectAtIndexedSubscript:(NSUInteger)index;
@end

@interface Screen (Pins)
@property NSArray *pins;
@end
