NSBundle *TicketBundle(void);

@interface UIImage (Rows)
- (UIImage *)rowIconWithTint:(id)tint;
@end
