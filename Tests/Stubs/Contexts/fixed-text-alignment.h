static UIButton *button;
static UILabel *bubble;
static CATextLayer *textLayer;
static NSInteger index;
static BOOL sent;
static UILabel *_distanceLabel, *_speedLabel;
