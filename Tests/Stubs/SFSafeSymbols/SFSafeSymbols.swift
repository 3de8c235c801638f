import SwiftUI
import UIKit

public struct SFSymbol: Hashable {
  public static var chevronUp: SFSymbol { fatalError() }
  public static var chevronLeft: SFSymbol { fatalError() }
  public static var chevronRight: SFSymbol { fatalError() }
  public static var arrowshapeTurnUpLeft: SFSymbol { fatalError() }
  #if IOS_14
  public static var chevronBackward: SFSymbol { fatalError() }
  public static var chevronForward: SFSymbol { fatalError() }
  #endif
  #if IOS_15
  public static var arrowshapeTurnUpBackward: SFSymbol { fatalError() }
  #endif
}

extension Image {
  public init(systemSymbol: SFSymbol) { fatalError() }
}

extension UIImage {
  public convenience init(systemSymbol: SFSymbol) { fatalError() }
}
