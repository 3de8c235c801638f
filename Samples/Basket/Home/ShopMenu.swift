import SideMenu
import UIKit

/// The menu with the departments of the shop, opened by the button at the start of the bar.
final class ShopMenu {
    static func install(departments: UIViewController) {
        let menu = SideMenuNavigationController(rootViewController: departments)
        SideMenuManager.default.leftMenuNavigationController = menu
    }
}
