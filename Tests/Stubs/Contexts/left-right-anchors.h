static UILayoutGuide *guide;
static UIView *page;
static UIScrollView *scroller;
