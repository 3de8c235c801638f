import UIKit

func newPageDirection(_ pages: UIPageControl) {
  pages.direction = .natural // error: no member 'direction'
}
