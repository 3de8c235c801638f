import SnapKit
import UIKit

func wrongSnap(_ view: UIView) {
  view.snp.makeConstraints { make in
    make.leading.equalToSuperview().inset(8)
    make.start.equalToSuperview().inset(8) // error: no member 'start'
  }
}
