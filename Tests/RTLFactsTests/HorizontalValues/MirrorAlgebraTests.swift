@testable import RTLFacts
import RTLLexing
import Testing

/// Numbers that are the same in every run.
private struct Dice: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

/// The algebra against numbers: a layout is right when what its code computes in the mirrored layout is the mirror image of
/// what it computes in the other one.
struct MirrorAlgebraTests {
  /// A layout in a space `bounds`, beside a view `icon` that the system mirrors.
  fileprivate struct Layout {
    var x: LinearForm
    var width: LinearForm
  }

  private static let space = HorizontalSymbol("bounds.width", .length)
  private static let icon = HorizontalSymbol("icon.x", .position, extent: "icon.width")
  private static let iconWidth = HorizontalSymbol("icon.width", .length)
  private static let gap = HorizontalSymbol("gap", .length)

  private func random(_ dice: inout Dice) -> LinearForm {
    let choices: [LinearForm] = [
      LinearForm(Self.space), LinearForm(Self.space) * 0.5, LinearForm(Self.icon), LinearForm(Self.icon) + LinearForm(Self.iconWidth) * 0.5,
      LinearForm(Self.icon) + LinearForm(Self.iconWidth), LinearForm(Self.gap), LinearForm(Self.gap) * -1, LinearForm(Self.gap) * -2, LinearForm(8),
      LinearForm(-8), LinearForm(-16), LinearForm(),
    ]
    return (0..<Int.random(in: 1...3, using: &dice)).reduce(LinearForm()) { sum, _ in sum + choices.randomElement(using: &dice)! }
  }

  private func value(_ form: LinearForm, _ numbers: [String: Double]) -> Double {
    form.factors.reduce(form.constant) { $0 + $1.value * numbers[$1.key.text]! }
  }

  @Test func randomLayoutsAgreeWithNumbers() {
    var dice = Dice(state: 47)
    var mirrored = 0
    for _ in 0..<4_000 {
      var layout = Layout(x: random(&dice), width: random(&dice))
      // Many are made to be in the middle, or to leave equal margins.
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: layout.x = (LinearForm(Self.space) - layout.width) * 0.5
      case 1:
        layout.x = layout.width
        layout.width = LinearForm(Self.space) - layout.x * 2
      case 2: layout.x = LinearForm(Self.icon) + (LinearForm(Self.iconWidth) - layout.width) * 0.5
      default: break
      }
      // A space as wide as another symbol is no space.
      guard layout.isPlain(Self.space) else { continue }
      var isRight = true
      for _ in 0..<6 {
        let (space, icon, iconWidth, gap) =
          (
          Double.random(in: 300...400, using: &dice), Double.random(in: 10...90, using: &dice), Double.random(in: 20...60, using: &dice),
          Double.random(in: 1...9, using: &dice)
        )
        let left = ["bounds.width": space, "icon.x": icon, "icon.width": iconWidth, "gap": gap]
        let right = left.merging(["icon.x": space - icon - iconWidth]) { $1 }
        let image = space - value(layout.x, left) - value(layout.width, left)
        if abs(value(layout.x, right) - image) > 1e-6 { isRight = false }
      }
      if isRight { mirrored += 1 }
      #expect(layout.x.isMirrorImage(width: layout.width) == isRight, "\(layout.x.text); \(layout.width.text)")
    }
    #expect(mirrored > 300)
  }

  /// Mirrored twice everything is as it was. The width of the space adds to both and goes out again.
  @Test func mirroredTwiceIsTheSame() {
    var dice = Dice(state: 11)
    for _ in 0..<1_000 {
      let form = random(&dice) + LinearForm(HorizontalSymbol("way", .shift)) * Double(Int.random(in: -3...3, using: &dice))
      #expect(form.mirrored.mirrored == form)
    }
  }

  /// `x` and `width` as code, and the same with its mirror image by a test of the direction.
  static let layouts: [(x: String, width: String, isRight: Bool)] = [
    ("16", "40", false), ("16", "bounds.width - 32", true), ("16", "bounds.width - 24", false), ("margin", "bounds.width - 2 * margin", true),
    ("margin", "bounds.width - margin - margin", true), ("margin", "bounds.width - margin", false), ("0", "bounds.width", true),
    ("0", "bounds.width / 2", false),
    ("(bounds.width - 40) / 2", "40", true), ("bounds.midX - 20", "40", true), ("bounds.midX", "40", false), ("bounds.width - 40", "40", false),
    ("icon.frame.maxX + 8", "40", false), ("icon.frame.midX - 20", "40", true), ("icon.frame.minX", "icon.frame.width", true), ("icon.frame.minX", "40", false),
    ("icon.frame.minX - 4", "icon.frame.width + 8", true),
    ("insets.left", "bounds.width - insets.left - insets.right", true),
    ("icon.frame.minX - insets.left", "icon.frame.width + insets.left + insets.right", true), ("insets.left", "bounds.width - insets.right", false),
    ("insets.left + (bounds.width - insets.left - insets.right - 40) / 2", "40", true), ("bounds.midX - 20 + insets.left - insets.right", "40", false),
    ("icon.frame.minX + insets.left - insets.right", "icon.frame.width", false),
    ("index * itemWidth", "itemWidth", false), ("bounds.width * 0.1", "bounds.width * 0.8", true),
  ]

  @Test(arguments: layouts)
  func layoutsAreTheirMirrorImageOrNot(x: String, width: String, isRight: Bool) throws {
    let (thing, _) = try Sample.swift("", "a = ↓CGRect(x: \(x), y: 0, width: \(width), height: 9)").thing()
    #expect(thing.x.form.isMirrorImage(width: try #require(thing.width).form) == isRight)
    #expect(thing.x.kind != .unknown)
  }

  @Test(arguments: layouts)
  func aLayoutThatTestsTheDirectionIsHandled(x: String, width: String, isRight: Bool) throws {
    let mirrored = "a = ↓CGRect(x: isRTL ? bounds.width - (\(x)) - (\(width)) : \(x), y: 0, width: \(width), height: 9)"
    #expect(try Sample.swift("handled", mirrored).kind() == "handled")
  }
}

extension MirrorAlgebraTests.Layout {
  /// Whether no other width alone could be that of the space.
  fileprivate func isPlain(_ space: HorizontalSymbol) -> Bool {
    let rest = x + width + x.mirrored
    let others = rest.factors.keys.filter { $0.kind == .length && $0 != space }
    return others.isEmpty || rest.factors.count > 1 || rest.constant != 0 || abs(1 - x.weight) < 1e-9
  }
}
