#import <UIKit/UIKit.h>

@interface Screen (Insets)
@property UIScrollView *chips;
@property UITextView *notes;
@end

static UITableView *list;
@interface Screen (List)
@property UIScrollView *list;
@end
