static NSDictionary<NSString *, id> *names;
static UIView *stamp;
static CGPoint touch;
