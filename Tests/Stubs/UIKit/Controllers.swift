open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable {}
  public static var shared: UIApplication { fatalError() }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { fatalError() }
  open var shortcutItems: [UIApplicationShortcutItem]? { get { fatalError() } set {} }
}

public protocol UIApplicationDelegate: AnyObject {}

extension UIApplicationDelegate {
  public static func main() {}
}

open class UIApplicationShortcutIcon: NSObject {
  #if IOS_13
  public init(systemImageName name: String) {}
  #endif
}

open class UIApplicationShortcutItem: NSObject {
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?, userInfo: [String: Any]? = nil
  ) {}
}

open class UIDevice: NSObject {
  open var orientation: UIDeviceOrientation { fatalError() }
}

public enum UIDeviceOrientation: Int { case unknown, portrait, landscapeLeft, landscapeRight }

open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { fatalError() }
  open var view: UIView! { get { fatalError() } set {} }
  open var title: String? { get { fatalError() } set {} }
  open func viewDidLoad() {}
  open var navigationItem: UINavigationItem { fatalError() }
  open var navigationController: UINavigationController? { fatalError() }
  open var popoverPresentationController: UIPopoverPresentationController? { fatalError() }
  open var traitCollection: UITraitCollection { fatalError() }
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  #if IOS_11
  open var additionalSafeAreaInsets: UIEdgeInsets { get { fatalError() } set {} }
  #endif
}

open class UINavigationController: UIViewController {
  open func pushViewController(_ controller: UIViewController, animated: Bool) {}
}

open class UINavigationBar: UIView {
  open var backIndicatorImage: UIImage? { get { fatalError() } set {} }
  open var backIndicatorTransitionMaskImage: UIImage? { get { fatalError() } set {} }
}

open class UINavigationItem: NSObject {
  open var leftBarButtonItem: UIBarButtonItem? { get { fatalError() } set {} }
  open var rightBarButtonItem: UIBarButtonItem? { get { fatalError() } set {} }
}

open class UIBarItem: NSObject {
  open var imageInsets: UIEdgeInsets { get { fatalError() } set {} }
}

open class UIBarButtonItem: UIBarItem {
  public enum Style: Int { case plain, done }
  public enum SystemItem: Int {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop
    case camera, trash, play, pause, rewind, fastForward, undo, redo
  }
  public init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {}
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {}
}

open class UITabBar: UIView {
  open var items: [UITabBarItem]? { get { fatalError() } set {} }
}

open class UITabBarItem: UIBarItem {}

public struct UIPopoverArrowDirection: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { fatalError() }
  public static var left: UIPopoverArrowDirection { fatalError() }
  public static var right: UIPopoverArrowDirection { fatalError() }
  public static var any: UIPopoverArrowDirection { fatalError() }
}

open class UIPopoverPresentationController: NSObject {
  open var permittedArrowDirections: UIPopoverArrowDirection { get { fatalError() } set {} }
  open var sourceView: UIView? { get { fatalError() } set {} }
}
