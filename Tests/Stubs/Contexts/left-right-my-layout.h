#import <MyLayout/MyLayout.h>

static UIView *banner, *heart;
static MyLinearLayout *column;
