#import <CoreText/CoreText.h>
#import <QuartzCore/QuartzCore.h>
#import <TextAndLayout/Text.h>
#import <TextAndLayout/Constraints.h>

typedef NS_OPTIONS(NSUInteger, NSCollectionViewScrollPosition) {
  NSCollectionViewScrollPositionLeft = 8, NSCollectionViewScrollPositionRight = 32,
  NSCollectionViewScrollPositionLeadingEdge = 64, NSCollectionViewScrollPositionTrailingEdge = 128,
};

typedef NS_OPTIONS(NSUInteger, NSViewControllerTransitionOptions) {
  NSViewControllerTransitionSlideLeft = 0x40, NSViewControllerTransitionSlideRight = 0x80,
  NSViewControllerTransitionSlideForward = 0x140, NSViewControllerTransitionSlideBackward = 0x180,
};

@interface NSView : NSObject
@end

@interface NSStackView : NSView
@property NSLayoutAttribute alignment;
@end

typedef NS_ENUM(NSUInteger, NSCellImagePosition) {
  NSNoImage, NSImageOnly, NSImageLeft, NSImageRight, NSImageBelow, NSImageAbove, NSImageOverlaps,
  NSImageLeading SINCE_MACOS(10.12), NSImageTrailing SINCE_MACOS(10.12),
};

@interface NSImage : NSObject
+ (NSImage *)imageWithSystemSymbolName:(NSString *)name accessibilityDescription:(NSString *)description SINCE_MACOS(11.0);
@end

@interface NSControl : NSView
@end

@interface NSButton : NSControl
@property NSCellImagePosition imagePosition;
@end

@interface NSCollectionView : NSView
- (void)scrollToItemsAtIndexPaths:(NSSet<NSIndexPath *> *)paths scrollPosition:(NSCollectionViewScrollPosition)position;
@end

@interface NSViewController : NSObject
- (void)transitionFromViewController:(NSViewController *)from
                    toViewController:(NSViewController *)to
                             options:(NSViewControllerTransitionOptions)options
                   completionHandler:(void (^)(void))completion;
@end
