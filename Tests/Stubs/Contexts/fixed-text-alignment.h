static UIButton *button;
static UILabel *bubble;
static UITextField *linkField;
static CATextLayer *textLayer;
static NSInteger index;
static BOOL sent;
static UILabel *_distanceLabel, *_speedLabel;
