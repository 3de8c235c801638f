import UIKit

/// The offers of the week: a pager with a shelf below it.
final class OffersViewController: UIViewController, UIScrollViewDelegate {
    private let pager = UIScrollView()
    private let pageControl = UIPageControl()
    private let shelf: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()
    private let brands: UICollectionView = {
        let layout = MirroringFlowLayout()
        layout.scrollDirection = .horizontal
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        let nextSwipe = UISwipeGestureRecognizer(target: self, action: #selector(showNext))
        nextSwipe.direction = .left
        let closeSwipe = UISwipeGestureRecognizer(target: self, action: #selector(close))
        closeSwipe.direction = .down
        view.gestureRecognizers = [nextSwipe, closeSwipe]
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
        let moved = abs(scrollView.contentOffset.x)
        pageControl.alpha = moved > 0 ? 1 : 0.5
    }

    func select(_ indexPath: IndexPath) {
        shelf.scrollToItem(at: indexPath, at: .left, animated: true)
        brands.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
    }

    @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
        let velocity = pan.velocity(in: view)
        if abs(velocity.y) > abs(velocity.x) { return }
        if velocity.x < 0 { showNext() }
    }

    @objc private func showNext() {
        let slide = CATransition()
        slide.type = .push
        slide.subtype = .fromRight
        pager.layer.add(slide, forKey: nil)
    }

    @objc private func close() {
        let fall = CATransition()
        fall.subtype = .fromBottom
        view.layer.add(fall, forKey: nil)
        dismiss(animated: true)
    }

    func showTerms(from button: UIButton, _ terms: UIViewController) {
        terms.popoverPresentationController?.permittedArrowDirections = .left
        terms.popoverPresentationController?.sourceView = button
        present(terms, animated: true)
    }

    func showHint(from button: UIButton, _ hint: UIViewController) {
        hint.popoverPresentationController?.permittedArrowDirections = [.left, .right]
        present(hint, animated: true)
    }

    func flyToBasket(_ picture: UIView, tabBar: UITabBar) {
        let itemWidth = tabBar.bounds.width / CGFloat(tabBar.items?.count ?? 1)
        picture.center.x = itemWidth * 2.5
        picture.center.y = tabBar.frame.minY
    }
}

/// A flow layout that begins where the language begins.
final class MirroringFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
