@_exported import UIKit

open class MKMapView: UIView {}
