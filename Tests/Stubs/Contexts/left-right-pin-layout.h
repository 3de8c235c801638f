#import <ComponentKit/ComponentKit.h>
#import <yoga/yoga.h>

static UIView *card;
static YGNodeRef node;
static CKStyleBuilder *builder;
