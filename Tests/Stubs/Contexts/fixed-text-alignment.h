@interface BasketCell (Labels)
@property UILabel *label, *price;
@end

@interface SectionHeader : UIView
@property UILabel *titleLabel;
@end

static UIButton *button;
static UIButton *tagButton;
static UILabel *bubble;
static UITextField *linkField, *callField;
static UITextView *noteTextView;
// Gone from the header since iOS 6; old code still has it.
typedef NSTextAlignment UITextAlignment;
static const NSTextAlignment UITextAlignmentLeft = NSTextAlignmentLeft;
static CATextLayer *textLayer;
static NSInteger index;
static BOOL sent;
static UILabel *_distanceLabel, *_speedLabel;
static BOOL isWide;
static BasketCell *cell;
static UIButton *sendButton;
static UIView *view;
static UILabel *title, *other;
static SectionHeader *sectionHeader;

@interface StyledText : NSObject
- (NSAttributedString *)styledWithAlignment:(NSTextAlignment)alignment;
@end

static StyledText *text;
