static UISwipeGestureRecognizer *swipe;
static UISwipeGestureRecognizer *other;
