static NSDictionary<NSString *, id> *names;
static UIView *stamp;
