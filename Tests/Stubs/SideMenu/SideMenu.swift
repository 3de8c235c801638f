import UIKit

public final class SideMenuNavigationController: UINavigationController {
  public init(rootViewController: UIViewController) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

public final class SideMenuManager {
  public static let `default` = SideMenuManager()
  public var leftMenuNavigationController: SideMenuNavigationController?
  public var rightMenuNavigationController: SideMenuNavigationController?
}
