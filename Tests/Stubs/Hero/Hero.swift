import UIKit

public enum HeroDefaultAnimationType {
  public enum Direction {
    case left, right
    public static var leading: Direction { fatalError() }
    public static var trailing: Direction { fatalError() }
  }

  case push(direction: Direction)
  case pull(direction: Direction)
  indirect case selectBy(presenting: HeroDefaultAnimationType, dismissing: HeroDefaultAnimationType)
}

public struct HeroExtension {
  public var navigationAnimationType: HeroDefaultAnimationType { get { fatalError() } nonmutating set {} }
}

extension UINavigationController {
  public var hero: HeroExtension { fatalError() }
}
