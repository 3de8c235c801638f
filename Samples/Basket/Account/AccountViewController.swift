import UIKit

/// Profile, settings and help.
final class AccountViewController: UITableViewController {
    private struct Row {
        var title: String
        var iconName: String
        var alignment: NSTextAlignment = .left
    }

    private lazy var rows: [Row] = [
        Row(title: NSLocalizedString("account.addresses", comment: ""), iconName: "arrow_right"),
        Row(title: NSLocalizedString("account.help", comment: ""), iconName: "mirrored_arrow", alignment: .natural),
    ]
    private let versionLabel = UILabel()
    private let logoutButton = UIButton(type: .system)
    private let avatarView = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        versionLabel.textAlignment = captionAlignment()
        avatarView.contentMode = .right
        logoutButton.setImage(UIImage(systemName: "rectangle.portrait.and.arrow.right"), for: .normal)
        let next = UIImage(named: "mirrored_arrow")
        logoutButton.setImage(next, for: .disabled)
        tableView.tableFooterView = versionLabel
    }

    private func captionAlignment() -> NSTextAlignment {
        return .left
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        let row = rows[indexPath.row]
        cell.textLabel?.text = row.title
        cell.textLabel?.textAlignment = row.alignment
        cell.imageView?.image = UIImage(named: row.iconName)
        return cell
    }

    override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let undo = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
        undo.image = UIImage(systemName: "arrow.uturn.left.circle")
        return UISwipeActionsConfiguration(actions: [undo])
    }
}
