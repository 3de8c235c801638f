import SnapKit
import UIKit

func wrongSnapOrder(_ view: UIView) {
  view.snp.makeConstraints { make in
    make.equalToSuperview().leading // error: no member 'leading'
  }
}
