// Names and types only, as far as rule pages and the sample app use them.
#define SINCE_IOS(version) __attribute__((availability(ios, introduced=version)))
#define SINCE_MACOS(version) __attribute__((availability(macos, introduced=version)))
#define SINCE(phone, mac) __attribute__((availability(ios, introduced=phone))) __attribute__((availability(macos, introduced=mac)))
#define NS_ENUM(type, name) enum name : type name; enum name : type
#define NS_OPTIONS(type, name) enum name : type name; enum __attribute__((flag_enum)) name : type
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NSLocalizedString(key, comment) ((NSString *)(key))

typedef signed char BOOL;
typedef struct objc_selector *SEL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((void *)0)
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double CGFloat;
typedef struct { CGFloat x, y; } CGPoint;
typedef struct { CGFloat width, height; } CGSize;
typedef struct { CGPoint origin; CGSize size; } CGRect;
CGFloat CGRectGetMinX(CGRect rect);

@protocol NSObject
@end

@protocol NSCopying
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
+ (instancetype)new;
+ (Class)class;
+ (void)load;
- (instancetype)init;
- (id)copy;
@end

@interface NSNumber : NSObject
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithDouble:(double)value;
@end

@interface NSString : NSObject <NSCopying>
+ (instancetype)stringWithFormat:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2)));
+ (instancetype)localizedStringWithFormat:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2)));
- (NSString *)stringByAppendingString:(NSString *)string;
@end

@interface NSArray<Element> : NSObject
+ (instancetype)arrayWithObjects:(const Element _Nonnull [])objects count:(NSUInteger)count;
@end

@interface NSSet<Element> : NSObject
@end

@interface NSIndexPath : NSObject
@end

@interface NSDictionary<Key, Value> : NSObject
+ (instancetype)dictionaryWithObjects:(const Value _Nonnull [])objects forKeys:(const Key _Nonnull [])keys count:(NSUInteger)count;
@end

@interface NSBundle : NSObject
- (NSString *)localizedStringForKey:(NSString *)key value:(NSString *)value table:(NSString *)table __attribute__((format_arg(1)));
@end

@interface NSAttributedString : NSObject
- (instancetype)initWithString:(NSString *)string attributes:(NSDictionary<NSString *, id> *)attributes;
@end

void NSLog(NSString *format, ...);
