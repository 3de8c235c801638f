import UIKit

/// Past and running orders, newest first.
final class OrderListViewController: UIViewController {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let summaryView = OrderSummaryView()
    private let emptyLabel = UILabel()
    private let filterButton = UIButton(type: .system)
    private var summaryWidth: NSLayoutConstraint?
    private var orders: [Order] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("orders.title", comment: "Title of the list of orders")
        configureTable()
        configureFilter()
        layoutViews()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "arrow.forward.circle"), style: .plain, target: self, action: #selector(openNewest))
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "xmark"), style: .plain, target: self, action: #selector(close))
    }

    private func configureTable() {
        tableView.dataSource = self
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 0)
        tableView.contentInset = UIEdgeInsets(top: 12, left: 0, bottom: 24, right: 0)
        tableView.scrollIndicatorInsets = UIEdgeInsets(top: 12, left: 0, bottom: 24, right: 4)
        tableView.register(OrderCell.self, forCellReuseIdentifier: OrderCell.reuseIdentifier)
        emptyLabel.textAlignment = .center
        emptyLabel.text = NSLocalizedString("orders.empty", comment: "Shown when there are no orders")
        tableView.backgroundView = emptyLabel
    }

    private func configureFilter() {
        filterButton.setTitle(NSLocalizedString("orders.filter", comment: ""), for: .normal)
        filterButton.setImage(UIImage(systemName: "chevron.down"), for: .normal)
        filterButton.contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.right
        filterButton.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8)
        filterButton.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    }

    private func layoutViews() {
        [summaryView, filterButton, tableView].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            summaryView.topAnchor.constraint(equalTo: guide.topAnchor),
            summaryView.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            summaryView.trailingAnchor.constraint(lessThanOrEqualTo: filterButton.leadingAnchor, constant: -8),
            filterButton.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            filterButton.centerYAnchor.constraint(equalTo: summaryView.centerYAnchor),
            tableView.topAnchor.constraint(equalTo: summaryView.bottomAnchor, constant: 8),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        summaryWidth = summaryView.widthAnchor.constraint(greaterThanOrEqualToConstant: 120)
        summaryWidth?.isActive = true
    }

    @objc private func openNewest() {
        guard let order = orders.first else { return }
        navigationController?.pushViewController(OrderDetailViewController(order: order), animated: true)
    }

    @objc private func close() {
        dismiss(animated: true)
    }
}

extension OrderListViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        orders.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: OrderCell.reuseIdentifier, for: indexPath)
        (cell as? OrderCell)?.show(orders[indexPath.row])
        return cell
    }
}
