/// Made-up layouts, the same for the same seed.
struct Generator {
  private var state: UInt64

  /// Neighbouring seeds share nothing: the first state is a number of the stream that the seed begins.
  init(seed: UInt64) {
    state = seed
    state = next() ^ (next() << 1)
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  private mutating func number(_ range: Range<Int>) -> Int { range.lowerBound + Int(next() % UInt64(range.count)) }

  private mutating func chance(_ percent: Int) -> Bool { number(0..<100) < percent }

  private mutating func pick<T>(_ values: [T]) -> T { values[number(0..<values.count)] }

  /// Most views are plain; some have names of what must not turn round.
  private static let views = ["icon", "price", "photo", "badge", "card", "banner", "heart", "mapView", "playerBar"]
  private static let constants = ["8", "16.5", "-12", "0", "margin", "-margin", "isWide ? 8 : 16", "margin * 2"]

  private mutating func view(but other: String = "") -> String {
    let left = Self.views.filter { $0 != other }
    return chance(80) ? pick(Array(left.prefix(6))) : pick(left)
  }

  /// Two sides that may meet: physical, directional, the middle with either, and now and then a side with a direction.
  private mutating func sides() -> (String, String) {
    switch number(0..<20) {
    case 0..<11: (pick(["left", "right"]), pick(["left", "right"]))
    case 11..<15: (pick(["leading", "trailing"]), pick(["leading", "trailing"]))
    case 15: ("centerX", pick(["left", "right", "centerX"]))
    case 16: (pick(["left", "right"]), "centerX")
    case 17: (pick(["left", "right"]), pick(["leading", "trailing"]))
    case 18: (pick(["leading", "trailing"]), pick(["left", "right"]))
    default: ("", "")
    }
  }

  // MARK: - Swift

  mutating func swiftFile(_ name: String) -> String {
    let libraries = chance(60) ? ["SnapKit"] : chance(50) ? ["PureLayout"] : []
    var text = (["UIKit"] + libraries).map { "import \($0)\n" }.joined() + "\nfinal class \(name): UIView {\n"
    text += Self.views.map { "  let \($0) = UIView()\n" }.joined()
    text += "  let margin: CGFloat = 8\n  var isWide = false\n\n  func place(_ edge: NSLayoutXAxisAnchor) {\n"
    for _ in 0..<number(1..<7) {
      var statement = swiftStatement(libraries.first)
      if chance(15) { statement = "if isWide {\n\(statement)\n}" }
      if chance(10) { statement = "// left to right\n" + statement }
      text += statement + "\n"
    }
    return text + "  }\n}\n"
  }

  private mutating func swiftStatement(_ library: String?) -> String {
    switch number(0..<10) {
    case 0..<3: return anchor() + ".isActive = true"
    case 3: return "NSLayoutConstraint.activate([\n" + (0..<number(1..<5)).map { _ in anchor() + ",\n" }.joined() + "])"
    case 4: return attributes()
    case 5:
      let a = view(but: "card")
      let b = pick(["self", "card"])
      let constant = pick(["8", "16", "margin"])
      return "\(a).leftAnchor.constraint(equalTo: \(b).leftAnchor, constant: \(constant)).isActive = true\n"
        + "\(a).rightAnchor.constraint(equalTo: \(b).rightAnchor, constant: -\(constant)).isActive = true"
    default:
      guard let library else { return anchor() + ".isActive = true" }
      return library == "SnapKit" ? snapKit() : pureLayout()
    }
  }

  private mutating func anchor() -> String {
    let a = view()
    let b = chance(25) ? "self" : view(but: a)
    let relation = pick(["equalTo", "equalTo", "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo"])
    let constant = chance(50) ? ", constant: \(pick(Self.constants))" : ""
    if chance(8) { return "\(a).\(pick(["left", "leading"]))Anchor.constraint(\(relation): edge\(constant))" }
    let (first, second) = sides()
    if first.isEmpty { return "\(a).topAnchor.constraint(\(relation): \(b).bottomAnchor\(constant))" }
    let other = b == "self" && chance(50) ? "" : b + "."
    return "\(a).\(first)Anchor.constraint(\(relation): \(other)\(second)Anchor\(constant))"
  }

  private mutating func attributes() -> String {
    let a = view()
    let (first, second) = sides()
    let relation = pick(["equal", "equal", "greaterThanOrEqual"])
    let factor = chance(80) ? pick(["1", "1.0"]) : pick(["0.5", "ratio"])
    let names = first.isEmpty ? ("top", "bottom") : (first, second)
    return "addConstraint(NSLayoutConstraint(item: \(a), attribute: .\(names.0), relatedBy: .\(relation), toItem: \(chance(40) ? "self" : view(but: a)), "
      + "attribute: .\(names.1), multiplier: \(factor), constant: \(pick(Self.constants))))"
  }

  private mutating func snapKit() -> String {
    let a = view()
    let parameter = chance(70) ? "make" : "$0"
    let maker = chance(80) ? "make" : chance(50) ? "remake" : "update"
    let lines = (0..<number(1..<4)).map { _ in "  " + chain(parameter, a) + "\n" }
    var text = "\(a).snp.\(maker)Constraints { \(parameter == "make" ? "make in" : "")\n" + lines.joined() + "}"
    if chance(25) {
      let same = pick(lines).split(separator: ".offset").first.map { "  " + String($0).split(separator: "\n")[0] + ".offset(0)\n" } ?? ""
      text += "\n\(a).snp.updateConstraints { \(parameter == "make" ? "make in" : "")\n\(same)}"
    }
    return text
  }

  private mutating func chain(_ parameter: String, _ owner: String) -> String {
    var (first, second) = sides()
    if first.isEmpty { (first, second) = ("top", "bottom") }
    if chance(15) { first = "left.right" }
    if chance(15) { first = "top." + first }
    let other = view(but: owner)
    let relation = pick(["equalTo", "equalTo", "greaterThanOrEqualTo"])
    let target = first.contains(".") || chance(40) ? other : "\(other).snp.\(second)"
    let call = chance(40) ? "equalToSuperview()" : "\(relation)(\(target))"
    return "\(parameter).\(first).\(call)" + pick(["", ".offset(8)", ".offset(-12)", ".inset(16)", ".inset(margin)", ".multipliedBy(0.5)"])
  }

  private mutating func pureLayout() -> String {
    let a = view()
    let side = pick(["left", "right", "left", "right", "leading", "top"])
    switch number(0..<4) {
    case 0: return "\(a).autoPinEdge(toSuperviewEdge: .\(side))"
    case 1: return "\(a).autoPinEdge(toSuperviewEdge: .\(side), withInset: \(pick(Self.constants)), relation: .greaterThanOrEqual)"
    case 2: return "\(a).autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .\(side))"
    default:
      let (first, second) = sides()
      if first.isEmpty || first == "centerX" || second == "centerX" { return "\(a).autoPinEdge(.top, to: .bottom, of: \(view(but: a)))" }
      return "\(a).autoPinEdge(.\(first), to: .\(second), of: \(view(but: a)), withOffset: \(pick(Self.constants)))"
    }
  }

  // MARK: - Objective-C

  mutating func objectiveCFile(_ name: String) -> String {
    var text = "#import <Masonry/Masonry.h>\n#import <PureLayout/PureLayout.h>\n\n@interface \(name) : UIView\n@property (nonatomic, assign) BOOL isWide;\n"
    text += Self.views.map { "@property (nonatomic, strong) UIView *\($0);\n" }.joined()
    text += "@end\n\n@implementation \(name)\n\n- (void)placeAt:(NSLayoutXAxisAnchor *)edge margin:(CGFloat)margin {\n"
    for _ in 0..<number(1..<7) { text += objectiveCStatement() + "\n" }
    return text + "}\n\n@end\n"
  }

  private mutating func objectiveCStatement() -> String {
    let a = "self." + view()
    let b = chance(25) ? "self" : "self." + view(but: String(a.dropFirst(5)))
    var (first, second) = sides()
    if first.isEmpty { (first, second) = ("left", "left") }
    let constant = pick(Self.constants)
    func attribute(_ side: String) -> String { "NSLayoutAttribute" + side.prefix(1).uppercased() + side.dropFirst() }
    func edge(_ side: String) -> String { "ALEdge" + side.prefix(1).uppercased() + side.dropFirst() }
    let relation = pick(["Equal", "Equal", "LessThanOrEqual", "GreaterThanOrEqual"])
    switch number(0..<7) {
    case 0, 1:
      let end = chance(8) ? "edge" : "\(b).\(second)Anchor"
      return "[\(a).\(first)Anchor constraint\(relation)ToAnchor:\(end)\(chance(60) ? " constant:\(constant)" : "")].active = YES;"
    case 2: return "[[\(a) \(first)Anchor] constraintEqualToAnchor:[\(b) \(second)Anchor]].active = YES;"
    case 3:
      return "[self addConstraint:[NSLayoutConstraint constraintWithItem:\(a) attribute:\(attribute(first)) relatedBy:NSLayoutRelation\(relation) "
        + "toItem:\(b) attribute:\(attribute(second)) multiplier:\(chance(85) ? "1.0" : "0.5") constant:\(constant)]];"
    case 4, 5:
      var lines = ""
      for _ in 0..<number(1..<4) {
        var (side, other) = sides()
        if side.isEmpty { (side, other) = ("left", "right") }
        if chance(15) { side = "left.right" }
        let target = side.contains(".") || chance(40) ? b : "\(b).mas_\(other)"
        lines +=
          "  make.\(side).\(pick(["equalTo", "equalTo", "lessThanOrEqualTo"]))(\(target))"
            + "\(pick(["", "", ".offset(8)", ".offset(8)", ".offset(-margin)", ".multipliedBy(0.5)", ".dividedBy(2.0f)"]));\n"
      }
      return "[\(a) mas_\(pick(["make", "make", "make", "remake", "update"]))Constraints:^(MASConstraintMaker *make) {\n\(lines)}];"
    default:
      if first == "centerX" || second == "centerX" || chance(40) {
        return "[\(a) autoPinEdgeToSuperviewEdge:ALEdge\(pick(["Left", "Right"])) withInset:\(constant)];"
      }
      return "[\(a) autoPinEdge:\(edge(first)) toEdge:\(edge(second)) ofView:\(b) withOffset:\(constant)];"
    }
  }

  // MARK: - Interface Builder

  mutating func interfaceFile() -> String {
    var constraints = ""
    for index in 0..<number(1..<9) {
      var (first, second) = sides()
      if first.isEmpty { (first, second) = ("top", "bottom") }
      if chance(15), first != "centerX", second != "centerX" { (first, second) = (first + "Margin", chance(50) ? second : second + "Margin") }
      let a = number(1..<6)
      let b = chance(50) ? "vw-aa-000" : "vw-aa-00\((a + number(0..<4)) % 5 + 1)"
      var attributes = chance(80) || b == "vw-aa-000" ? "firstItem=\"vw-aa-00\(a)\" " : ""
      attributes += "firstAttribute=\"\(first)\""
      if chance(20) { attributes += " relation=\"\(pick(["lessThanOrEqual", "greaterThanOrEqual"]))\"" }
      attributes += " secondItem=\"\(b)\" secondAttribute=\"\(second)\""
      if chance(60) { attributes += " constant=\"\(pick(["8", "16.5", "-12", "0"]))\"" }
      if chance(12) { attributes += " multiplier=\"\(pick(["0.5", "1:3", "1"]))\"" }
      if chance(15) { attributes += " priority=\"750\"" }
      constraints += "                    <constraint \(attributes) id=\"cn-aa-00\(index)\"/>\n"
    }
    let views = (1..<6).map {
      "                    <view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"vw-aa-00\($0)\"/>\n"
    }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
              <view contentMode="scaleToFill" id="vw-aa-000">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                  <subviews>
      \(views)            </subviews>
                  <constraints>
      \(constraints)            </constraints>
              </view>
          </objects>
      </document>

      """
  }
}
