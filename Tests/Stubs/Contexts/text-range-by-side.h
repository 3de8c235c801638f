static UITextView *noteView;
static UITextPosition *place;
