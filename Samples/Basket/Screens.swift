import UIKit

/// What the support team opens by name from its menu.
enum Screens {
    static let types: [Any.Type] = [
        AccountViewController.self, AddressPickerViewController.self, OffersViewController.self, OrderListViewController.self,
        ProductGalleryViewController.self, CourierMapViewController.self, HomeView.self, TipRow.self, CourierCallView.self,
        CourierTipView.self, SlotPickerView.self, TipView.self, OfferCard.self, ProductHeaderView.self, RecipePlayerView.self,
        ShopMenu.self, CheckoutTexts.self,
    ]
    static let legacyClasses = ["BSKReceiptViewController", "BSKCheckoutCell", "BSKRefundCell", "BSKAddressCell"]
    static let nibs = ["CourierCodeView", "VoucherView"]
}
