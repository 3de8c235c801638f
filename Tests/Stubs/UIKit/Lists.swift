@objc public protocol UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
}

open class UITableView: UIScrollView {
  public enum Style: Int { case plain, grouped }
  public convenience init(frame: CGRect, style: Style) { fatalError() }
  open weak var dataSource: UITableViewDataSource? { get { fatalError() } set {} }
  open var separatorInset: UIEdgeInsets { get { fatalError() } set {} }
  open var backgroundView: UIView? { get { fatalError() } set {} }
  open var tableFooterView: UIView? { get { fatalError() } set {} }
  open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { fatalError() }
}

open class UITableViewCell: UIView {
  public enum CellStyle: Int { case `default`, value1, value2, subtitle }
  public init(style: CellStyle, reuseIdentifier: String?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var contentView: UIView { fatalError() }
  open var textLabel: UILabel? { fatalError() }
  open var detailTextLabel: UILabel? { fatalError() }
  open var imageView: UIImageView? { fatalError() }
}

open class UITableViewController: UIViewController {
  open var tableView: UITableView! { get { fatalError() } set {} }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fatalError() }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }
  #if IOS_11
  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { fatalError() }
  #endif
}

#if IOS_11
open class UISwipeActionsConfiguration: NSObject {
  public init(actions: [UIContextualAction]) {}
}

open class UIContextualAction: NSObject {
  public enum Style: Int { case normal, destructive }
  public init(style: Style, title: String?, handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void) {}
  open var image: UIImage? { get { fatalError() } set {} }
}
#endif

open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int { case vertical, horizontal }

  public struct ScrollPosition: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var left: ScrollPosition { fatalError() }
    public static var right: ScrollPosition { fatalError() }
    public static var centeredHorizontally: ScrollPosition { fatalError() }
  }

  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
}

open class UICollectionViewLayout: NSObject {
  public override init() {}
  #if IOS_11
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { fatalError() }
  #endif
  open func prepare() {}
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { fatalError() }
}

open class UICollectionViewLayoutAttributes: NSObject {
  open var frame: CGRect { get { fatalError() } set {} }
}

open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection: UICollectionView.ScrollDirection { get { fatalError() } set {} }
  open var sectionInset: UIEdgeInsets { get { fatalError() } set {} }
}

open class UICollectionViewController: UIViewController {
  open var collectionView: UICollectionView! { get { fatalError() } set {} }
  open var collectionViewLayout: UICollectionViewLayout { fatalError() }
}
