// The class whose methods hold the Objective-C examples of the rule pages, with the properties that most of them use.
// What one page uses besides stands in a header of its name.
#if TARGET_MACOS
#import <AppKit/AppKit.h>

@interface Screen : NSViewController
@end
#else
#import <UIKit/UIKit.h>

@interface BasketCell : UIView
@property UIButton *button;
@end

@interface Screen : UIView {
  UIView *_badge;
  UILabel *_title;
  UITextView *_hintView;
}
@property UIView *banner, *badge, *card, *cover, *header, *footer, *heart, *shadow, *field;
@property UIButton *button, *backButton;
@property UILabel *title, *price, *priceLabel, *statusLabel, *phoneLabel, *noteLabel;
@property UIImageView *avatar, *iconView, *photo, *stepView, *thumb;
@property UITextView *hintView;
@end
#endif
