import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        styleNavigationBar()
        application.shortcutItems = [
            UIApplicationShortcutItem(
                type: "reorder",
                localizedTitle: NSLocalizedString("shortcut.reorder", comment: "Home screen action"),
                localizedSubtitle: nil,
                icon: UIApplicationShortcutIcon(systemImageName: "arrow.uturn.backward"),
                userInfo: nil
            )
        ]
        return !Screens.types.isEmpty
    }

    private func styleNavigationBar() {
        let bar = UINavigationBar.appearance()
        bar.backIndicatorImage = UIImage(named: "nav_back")
        bar.backIndicatorTransitionMaskImage = UIImage(named: "nav_back")
        bar.tintColor = UIColor(named: "brand")
    }
}
