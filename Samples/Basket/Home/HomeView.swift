import SFSafeSymbols
import SwiftUI

/// The first screen: offers, shops, and the way to the basket.
struct HomeView: View {
    @Environment(\.layoutDirection) private var layoutDirection
    @State private var query = ""
    let shops: [Shop]

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("home.nearby")) {
                    ForEach(shops) { shop in
                        ShopRow(shop: shop)
                    }
                }
                NavigationLink(destination: BasketView(lines: [])) {
                    Label("home.all", systemImage: "arrow.right")
                }
            }
            .navigationTitle("home.title")
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button("home.basket", systemImage: "arrow.right.square") {}
                }
            }
        }
    }

    private var backSymbol: String {
        layoutDirection == .rightToLeft ? "chevron.right" : "chevron.left"
    }
}

struct Shop: Identifiable {
    let id: Int
    let name: String
    let minutes: Int
}

struct ShopRow: View {
    let shop: Shop

    var body: some View {
        HStack(alignment: .top) {
            Image("shop_logo")
                .resizable()
                .frame(width: 44, height: 44)
            VStack(alignment: .leading, spacing: 2) {
                Text(shop.name).multilineTextAlignment(.leading)
                Text("shop.minutes \(shop.minutes)")
            }
            Spacer()
            Image(systemName: "chevron.right")
                .foregroundColor(.secondary)
            Image(systemSymbol: .chevronRight)
        }
        .padding(.leading, 8)
    }
}

enum HomeSymbols {
    static let reply: SFSymbol = SFSymbol.arrowshapeTurnUpLeft
    static let collapse: SFSymbol = .chevronUp
}
