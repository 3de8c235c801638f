import SwiftUI

struct BasketLine: Identifiable {
    let id: Int
    let name: String
    let price: String
}

/// What is in the basket.
struct BasketView: View {
    @Environment(\.layoutDirection) private var layoutDirection
    let lines: [BasketLine]

    var body: some View {
        VStack(spacing: 12) {
            ForEach(lines) { line in
                HStack {
                    Text(line.name)
                    Spacer()
                    Text(line.price).multilineTextAlignment(.trailing)
                }
            }
            HStack {
                Image("arrow_right")
                Text("basket.continue")
                Image("mirrored_arrow")
                Image("next_item")
            }
            Image("back_loose")
                .scaleEffect(x: layoutDirection == .rightToLeft ? -1 : 1)
            Image(systemName: layoutDirection == .rightToLeft ? "arrow.left" : "arrow.right")
            Image(systemName: "chevron.up")
            Image(systemName: "arrow.left.arrow.right")
            // rtl-audit:disable:next physical-sf-symbol -- the share sheet shows the same picture
            Image(systemName: "arrowshape.turn.up.right")
        }
        .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 4))
    }
}
