static UISwipeGestureRecognizer *swipe;
