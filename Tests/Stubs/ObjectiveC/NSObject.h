// The root class, for the Swift stubs: `@objc`, `#selector` and outlets want one from Objective-C.
typedef struct objc_selector *SEL;

@protocol NSObject
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init;
@end
