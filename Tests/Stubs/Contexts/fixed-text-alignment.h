static UIButton *button;
static UIButton *tagButton;
static UILabel *bubble;
static UITextField *linkField, *callField;
// Gone from the header since iOS 6; old code still has it.
static const NSTextAlignment UITextAlignmentLeft = NSTextAlignmentLeft;
static CATextLayer *textLayer;
static NSInteger index;
static BOOL sent;
static UILabel *_distanceLabel, *_speedLabel;
