static UILabel *itemsLabel;
static int count;
static NSBundle *bundle;
