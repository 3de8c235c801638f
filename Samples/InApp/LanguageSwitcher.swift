import UIKit

/// The reader chooses the language of this app in the app.
final class LanguageSwitcher {
  func use(_ language: String) {
    UserDefaults.standard.set([language], forKey: "AppleLanguages")
    let attribute: UISemanticContentAttribute = language == "ar" ? .forceRightToLeft : .forceLeftToRight
    UIView.appearance().semanticContentAttribute = attribute
    UITableView.appearance().semanticContentAttribute = attribute
  }
}
