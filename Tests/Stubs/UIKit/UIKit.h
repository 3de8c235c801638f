#import <CoreText/CoreText.h>
#import <QuartzCore/QuartzCore.h>
#import <TextAndLayout/Text.h>
#import <TextAndLayout/Constraints.h>

typedef NS_ENUM(NSInteger, UIUserInterfaceLayoutDirection) { UIUserInterfaceLayoutDirectionLeftToRight, UIUserInterfaceLayoutDirectionRightToLeft };

typedef NS_ENUM(NSInteger, UIViewContentMode) {
  UIViewContentModeScaleToFill, UIViewContentModeScaleAspectFit, UIViewContentModeCenter, UIViewContentModeLeft, UIViewContentModeRight,
  UIViewContentModeTopLeft, UIViewContentModeTopRight,
};

typedef struct { CGFloat top, left, bottom, right; } UIEdgeInsets;
extern const UIEdgeInsets UIEdgeInsetsZero;
static inline UIEdgeInsets UIEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom, CGFloat right) { return (UIEdgeInsets){top, left, bottom, right}; }
CGRect UIEdgeInsetsInsetRect(CGRect rect, UIEdgeInsets insets);

typedef struct { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
CGAffineTransform CGAffineTransformMakeRotation(CGFloat angle);

typedef NS_ENUM(NSInteger, UIImageRenderingMode) { UIImageRenderingModeAutomatic, UIImageRenderingModeAlwaysOriginal, UIImageRenderingModeAlwaysTemplate };

@interface UIImage : NSObject
@property (readonly) CGSize size;
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)mode;
+ (UIImage *)imageNamed:(NSString *)name;
+ (UIImage *)imageNamed:(NSString *)name inBundle:(NSBundle *)bundle compatibleWithTraitCollection:(id)traits;
+ (UIImage *)systemImageNamed:(NSString *)name SINCE_IOS(13.0);
- (UIImage *)imageFlippedForRightToLeftLayoutDirection;
- (void)drawInRect:(CGRect)rect;
@end

@interface UIColor : NSObject
+ (UIColor *)colorWithPatternImage:(UIImage *)image;
@end

@interface NSTextAttachment : NSObject
@property (strong) UIImage *image;
@end

@class NSData;
NSData *UIImagePNGRepresentation(UIImage *image);
NSData *UIImageJPEGRepresentation(UIImage *image, CGFloat quality);

@interface UILayoutGuide : NSObject
@property (readonly) CGRect layoutFrame;
@property (readonly) NSLayoutXAxisAnchor *leftAnchor, *rightAnchor, *leadingAnchor, *trailingAnchor;
@end

typedef NS_ENUM(NSInteger, UISemanticContentAttribute) { UISemanticContentAttributeUnspecified, UISemanticContentAttributeForceLeftToRight, UISemanticContentAttributeForceRightToLeft };
typedef NS_OPTIONS(NSUInteger, UISwipeGestureRecognizerDirection) { UISwipeGestureRecognizerDirectionRight = 1, UISwipeGestureRecognizerDirectionLeft = 2, UISwipeGestureRecognizerDirectionUp = 4 };

@interface UISwipeGestureRecognizer : NSObject
@property UISwipeGestureRecognizerDirection direction;
@end

@interface UIView : NSObject
+ (UIUserInterfaceLayoutDirection)userInterfaceLayoutDirectionForSemanticContentAttribute:(UISemanticContentAttribute)attribute;
@property (readonly) CALayer *layer;
@property CGRect frame, bounds;
@property (readonly) UIView *superview;
@property UIViewContentMode contentMode;
@property (getter=isHidden) BOOL hidden;
@property UIEdgeInsets layoutMargins;
@property NSDirectionalEdgeInsets directionalLayoutMargins SINCE_IOS(11.0);
@property (readonly) UILayoutGuide *safeAreaLayoutGuide SINCE_IOS(11.0);
@property (readonly) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
@property UISemanticContentAttribute semanticContentAttribute;
@property (readonly) NSLayoutXAxisAnchor *leftAnchor, *rightAnchor, *leadingAnchor, *trailingAnchor, *centerXAnchor;
@property (readonly) NSLayoutYAxisAnchor *topAnchor, *bottomAnchor;
@property (readonly) NSLayoutDimension *widthAnchor;
@property CGAffineTransform transform;
- (void)addSubview:(UIView *)view;
- (__kindof UIView *)viewWithTag:(NSInteger)tag;
- (void)addConstraint:(NSLayoutConstraint *)constraint;
- (void)addConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
- (void)layoutSubviews;
- (void)sizeToFit;
- (void)didMoveToWindow;
@end

typedef NS_ENUM(NSInteger, UILayoutConstraintAxis) { UILayoutConstraintAxisHorizontal, UILayoutConstraintAxisVertical };
typedef NS_ENUM(NSInteger, UIStackViewAlignment) { UIStackViewAlignmentFill, UIStackViewAlignmentLeading, UIStackViewAlignmentCenter = 3, UIStackViewAlignmentTrailing };

@interface UIStackView : UIView
- (instancetype)initWithArrangedSubviews:(NSArray<UIView *> *)views;
@property UILayoutConstraintAxis axis;
@property UIStackViewAlignment alignment;
@end

@interface UIScrollView : UIView
@property UIEdgeInsets contentInset;
@property UIEdgeInsets scrollIndicatorInsets;
@end

@interface UIFont : NSObject
+ (UIFont *)fontWithName:(NSString *)fontName size:(CGFloat)fontSize;
@end

@interface UILabel : UIView
@property (strong) UIFont *font;
@property (copy) NSString *text;
@property (copy) NSAttributedString *attributedText;
@property NSTextAlignment textAlignment;
@property NSInteger numberOfLines;
@end

@interface UITextPosition : NSObject
@end

@interface UITextRange : NSObject
@end

typedef NSInteger UITextDirection;
typedef NS_ENUM(NSInteger, UITextGranularity) { UITextGranularityCharacter, UITextGranularityWord };
typedef NS_ENUM(NSInteger, UITextStorageDirection) { UITextStorageDirectionForward, UITextStorageDirectionBackward };
typedef NS_ENUM(NSInteger, UITextLayoutDirection) { UITextLayoutDirectionRight = 2, UITextLayoutDirectionLeft, UITextLayoutDirectionUp, UITextLayoutDirectionDown };

@protocol UITextInputTokenizer <NSObject>
- (UITextRange *)rangeEnclosingPosition:(UITextPosition *)position withGranularity:(UITextGranularity)granularity inDirection:(UITextDirection)direction;
@end

@interface UITextView : UIScrollView
@property (readonly) id<UITextInputTokenizer> tokenizer;
@property (copy) NSString *text;
@property (copy) NSAttributedString *attributedText;
@property NSTextAlignment textAlignment;
@property UIEdgeInsets textContainerInset;
@end

@interface UIImageView : UIView
@property (strong) UIImage *image;
- (instancetype)initWithImage:(UIImage *)image;
@end

typedef NS_ENUM(NSInteger, UIControlContentHorizontalAlignment) {
  UIControlContentHorizontalAlignmentCenter, UIControlContentHorizontalAlignmentLeft, UIControlContentHorizontalAlignmentRight,
  UIControlContentHorizontalAlignmentFill,
  UIControlContentHorizontalAlignmentLeading SINCE_IOS(11.0), UIControlContentHorizontalAlignmentTrailing SINCE_IOS(11.0),
};

typedef NS_OPTIONS(NSUInteger, UIControlState) { UIControlStateNormal = 0, UIControlStateHighlighted = 1, UIControlStateDisabled = 2 };

@interface UIControl : UIView
@property UIControlContentHorizontalAlignment contentHorizontalAlignment;
@end

typedef NS_ENUM(NSInteger, UIKeyboardType) { UIKeyboardTypeDefault = 0, UIKeyboardTypeURL = 3, UIKeyboardTypePhonePad = 5, UIKeyboardTypeWebSearch = 10 };

@interface UITextField : UIControl
@property NSTextAlignment textAlignment;
@property UIKeyboardType keyboardType;
@end

typedef NS_ENUM(NSInteger, UIButtonType) { UIButtonTypeCustom, UIButtonTypeSystem };

@interface UIButton : UIControl
+ (instancetype)buttonWithType:(UIButtonType)type;
@property (readonly) UILabel *titleLabel;
@property UIEdgeInsets imageEdgeInsets, titleEdgeInsets, contentEdgeInsets;
- (void)setImage:(UIImage *)image forState:(UIControlState)state;
@end

@interface UIBarItem : NSObject
@property UIEdgeInsets imageInsets;
@end

typedef NS_ENUM(NSInteger, UIBarButtonSystemItem) {
  UIBarButtonSystemItemDone, UIBarButtonSystemItemCancel, UIBarButtonSystemItemEdit, UIBarButtonSystemItemSave, UIBarButtonSystemItemAdd,
  UIBarButtonSystemItemFlexibleSpace, UIBarButtonSystemItemFixedSpace, UIBarButtonSystemItemCompose, UIBarButtonSystemItemReply,
  UIBarButtonSystemItemAction, UIBarButtonSystemItemOrganize, UIBarButtonSystemItemBookmarks, UIBarButtonSystemItemSearch,
};

@interface UIBarButtonItem : UIBarItem
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item target:(id)target action:(SEL)action;
@end

@interface UITableView : UIScrollView
@end

typedef NS_ENUM(NSInteger, UITableViewCellStyle) { UITableViewCellStyleDefault };

@interface UITableViewCell : UIView
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier;
@property (readonly) UIView *contentView;
@property (readonly) UILabel *textLabel, *detailTextLabel;
@end

@interface UIViewController : NSObject
@property (strong) UIView *view;
- (instancetype)initWithNibName:(NSString *)nibName bundle:(NSBundle *)bundle;
- (void)viewDidLoad;
@end
