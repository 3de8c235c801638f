static NSDictionary<NSString *, id> *names;
