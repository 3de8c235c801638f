static UISwipeGestureRecognizer *swipe;
static UISwipeGestureRecognizer *other;
static UISwipeGestureRecognizer *_moveSwipe, *_jumpSwipe, *_diveSwipe;
