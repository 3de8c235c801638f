import MapKit
import UIKit

/// Where the courier is.
final class CourierMapViewController: UIViewController {
    private let mapView = MKMapView()
    private let mapCompass = UIView()
    private let etaLabel = UILabel()
    private let callButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(mapView)
        mapView.addSubview(mapCompass)
        mapCompass.leftAnchor.constraint(equalTo: mapView.leftAnchor, constant: 12).isActive = true
        mapCompass.topAnchor.constraint(equalTo: mapView.topAnchor, constant: 12).isActive = true
        etaLabel.textAlignment = .natural
        callButton.setImage(UIImage(systemName: "arrow.up.right"), for: .normal)
        callButton.setTitle(NSLocalizedString("courier.call", comment: ""), for: .normal)
        callButton.contentHorizontalAlignment = .right // rtl-audit:disable:this control-content-alignment -- beside the map's north arrow
        pinSheet()
    }

    private func pinSheet() {
        let sheet = UIView()
        view.addSubview(sheet)
        let handle = UIView()
        sheet.addSubview(handle)
        handle.leadingAnchor.constraint(equalTo: sheet.leadingAnchor, constant: 8).isActive = true
        handle.trailingAnchor.constraint(equalTo: sheet.trailingAnchor, constant: -8).isActive = true
        // rtl-audit:disable left-right-anchors -- the arrow of the sheet points at a place on the map
        let tip = UIView()
        sheet.addSubview(tip)
        tip.leftAnchor.constraint(equalTo: sheet.leftAnchor, constant: 40).isActive = true
        tip.rightAnchor.constraint(lessThanOrEqualTo: sheet.rightAnchor).isActive = true
        // rtl-audit:enable left-right-anchors
    }
}
