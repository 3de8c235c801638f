NSBundle *TicketBundle(void);

@interface UIImage (Rows)
+ (UIImage *)rowImageNamed:(NSString *)name;
- (UIImage *)rowIconWithTint:(id)tint;
@end
