#if !TARGET_MACOS
static NSDictionary<NSString *, id> *names;
static NSString *rows;
static UIView *stamp;
static CGPoint touch;
static UIView *badge, *bubble, *card, *page, *row, *tip;
static UIStackView *column;
static UILabel *label;
static BOOL isRightToLeft;
@interface Screen (Icon)
@property UIView *icon;
@end
#endif
