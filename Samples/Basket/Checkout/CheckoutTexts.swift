import UIKit

/// Texts of the checkout, put together in code.
struct CheckoutTexts {
    let number: Int
    let itemCount: Int
    let price: Double
    let discount: Int
    let distance: Double
    let from: String
    let to: String
    let country: Country

    struct Country {
        let flag: String
        let name: String
    }

    var discountTitle: String { "-\(discount)%" }
    var priceTitle: String { "\(price) €" }
    var distanceTitle: String { "\(distance) km" }
    var orderTitle: String { "Order #\(number)" }
    var slotTitle: String { "\(from) - \(to)" }
    var countryTitle: String { "\(country.flag) \(country.name)" }
    var itemsTitle: String { "\(itemCount) " + (itemCount == 1 ? "item" : "items") }

    var moreTitle: String { "+\(itemCount)" }
    func dayTitle(_ day: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = "EEEE, MMMM d"
        return formatter.string(from: day)
    }
    func requestedDay(_ day: Date) -> String {
        let request = DateFormatter()
        request.dateFormat = "yyyy-MM-dd"
        return request.string(from: day)
    }

    // The same texts, left to formatters and translators.
    var formattedDiscount: String { (Double(discount) / 100).formatted(.percent) }
    var formattedPrice: String { price.formatted(.currency(code: "EUR")) }
    var formattedDistance: String { Measurement(value: distance, unit: UnitLength.kilometers).formatted() }
    var formattedOrder: String { String(localized: "Order #\(number)") }
    var formattedSlot: String { String(localized: "From \(from) to \(to)") }
    var formattedCountry: String { String(localized: "Delivery to \(country.name)") }
    var formattedItems: String { String(localized: "\(itemCount) items") }

    var formattedMore: String { String(localized: "\(itemCount) more") }
    func formattedDay(_ day: Date) -> String {
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate("EEEEMMMMd")
        return formatter.string(from: day)
    }

    // Texts that nobody sees.
    var cacheKey: String { "\(country.flag) \(country.name)" }
    var debugDescription: String { "#\(number): \(discount)%, \(distance) km" }
    func log() { print("paid \(price) € at \(discount)%") }
}
