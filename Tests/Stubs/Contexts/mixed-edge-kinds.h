static UIView *a, *b;
