import SwiftUI

/// Says thank you to the courier.
struct CourierTipView: View {
  let thanks: String
  let code: String

  var body: some View {
    VStack {
      Text(thanks).environment(\.layoutDirection, .rightToLeft)
      Text(code)
    }
  }
}

#Preview {
  CourierTipView(thanks: "Thanks", code: "B-12")
    .environment(\.layoutDirection, .rightToLeft)
}
