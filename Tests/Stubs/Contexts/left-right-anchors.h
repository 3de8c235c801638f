static UILayoutGuide *guide;
static UIView *page;
static UIScrollView *scroller;
static UIScrollView *scrollView;
static UIView *card, *bubble, *badge, *view, *row, *tip, *tray;
static UILabel *label, *title;
static UIEdgeInsets insets;
extern UIView *avatar;
static UIView *otpField1, *otpField2;
