/// Reads the horizontal constraints of Swift and Objective-C files: anchors, attributes, and the calls of layout libraries.
struct SourceReader {
  let words: Words
  private(set) var constraints: [Constraint] = []

  static func read(_ text: String) -> Layout {
    var reader = SourceReader(words: Words(text))
    reader.read()
    return Layout(words: reader.words.texts, constraints: reader.constraints)
  }

  private init(words: Words) { self.words = words }

  private mutating func read() {
    let uses = imports()
    for index in words.texts.indices {
      switch words[index] {
      case "constraint" where words[index + 1] == "(" && words[index - 1] == ".": readAnchor(index)
      case "constraintEqualToAnchor", "constraintGreaterThanOrEqualToAnchor", "constraintLessThanOrEqualToAnchor": readAnchorMessage(index)
      case "item" where words[index - 1] == "(" && words[index + 1] == ":": readAttributes(index)
      case "constraintWithItem": readAttributeMessage(index)
      case "makeConstraints", "remakeConstraints", "prepareConstraints", "updateConstraints":
        if words[index - 1] == ".", words[index - 2] == "snp" { readSnapKit(index) }
      case "mas_makeConstraints", "mas_remakeConstraints", "mas_updateConstraints": readMasonry(index)
      case "autoPinEdge" where words[index + 1] == "(", "autoPinEdgesToSuperviewEdges" where words[index + 1] == "(": readPureLayout(index)
      case "autoPinEdge", "autoPinEdgeToSuperviewEdge", "autoPinEdgesToSuperviewEdgesWithInsets": readPureLayoutMessage(index)
      case "==", ">=", "<=": if !uses.isEmpty { readOperator(index, uses) }
      case "left", "right", "leading", "trailing", "leftToRight", "rightToLeft", "leadingToTrailing", "trailingToLeading",
        "leftToSuperview", "rightToSuperview", "leadingToSuperview", "trailingToSuperview":
        if uses.contains("TinyConstraints"), words[index - 1] == ".", words[index + 1] == "(" { readTinyConstraints(index) }
      case "alignment" where words[index + 1] == "=": readStack(index)
      default: readFormatOption(index)
      }
    }
  }

  private func imports() -> Set<String> {
    let operators: Set = ["Stevia", "Cartography", "Anchorage", "TinyConstraints"]
    return Set(words.texts.indices.filter { words[$0] == "import" }.map { words[$0 + 1] }).intersection(operators)
  }

  mutating func add(_ constraint: Constraint) { constraints.append(constraint) }

  // MARK: - Anchors

  private static let relations: [String: Relation] = [
    "equalTo": .equal, "lessThanOrEqualTo": .atMost, "greaterThanOrEqualTo": .atLeast, "constraintEqualToAnchor": .equal,
    "constraintLessThanOrEqualToAnchor": .atMost, "constraintGreaterThanOrEqualToAnchor": .atLeast, "equal": .equal,
    "lessThanOrEqual": .atMost, "greaterThanOrEqual": .atLeast, "NSLayoutRelationEqual": .equal,
    "NSLayoutRelationLessThanOrEqual": .atMost, "NSLayoutRelationGreaterThanOrEqual": .atLeast, "equalToSuperview": .equal,
    "lessThanOrEqualToSuperview": .atMost, "greaterThanOrEqualToSuperview": .atLeast, "mas_equalTo": .equal, "mas_lessThanOrEqualTo": .atMost,
    "mas_greaterThanOrEqualTo": .atLeast, "==": .equal,
    "<=": .atMost, ">=": .atLeast,
  ]

  static func relation(_ word: String) -> Relation? { relations[word] }

  /// The side of `leftAnchor`, `left`, `mas_left`, `ALEdgeLeft`, `NSLayoutAttributeLeftMargin`; nil for other names.
  static func side(_ word: String) -> (side: Side, isMargin: Bool)? {
    var name = word
    for prefix in ["NSLayoutAttribute", "ALEdge", "ALAttribute", "mas_"] where name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
    if name.hasSuffix("Anchor") { name.removeLast(6) }
    guard let first = name.first else { return nil }
    name = first.lowercased() + name.dropFirst()
    let isMargin = name.hasSuffix("Margin") || name.hasSuffix("WithinMargins")
    for suffix in ["Margin", "WithinMargins"] where name.hasSuffix(suffix) { name.removeLast(suffix.count) }
    return Side(rawValue: name).flatMap { $0 == .unknown ? nil : ($0, isMargin) }
  }

  func end(_ item: Range<Int>, _ word: String) -> End? {
    SourceReader.side(word).map { End(item: words.item(item) + ($0.isMargin ? "|margins" : ""), side: $0.side) }
  }

  /// `view.leftAnchor` or `[view leftAnchor]`: the end, and where its side is written. Another expression is an end that says its
  /// side elsewhere; nil for anchors of the other axis.
  func anchorEnd(_ range: Range<Int>) -> (end: End, place: Int)? {
    var last = range.upperBound - 1
    var item = range.lowerBound..<max(range.lowerBound, last)
    if words[last] == "]", words.partner[last] == range.lowerBound {
      last -= 1
      item = range.lowerBound + 1..<last
    }
    if let end = end(item, words[last]), words[last].hasSuffix("Anchor") { return (end, last) }
    if ["topAnchor", "bottomAnchor", "centerYAnchor", "widthAnchor", "heightAnchor"].contains(words[last]) || words[last].hasSuffix("BaselineAnchor") {
      return nil
    }
    return (End(item: words.text(range), side: .unknown), last)
  }

  private mutating func readAnchor(_ index: Int) {
    let close = words.partner[index + 1]
    guard close > 0, let side = SourceReader.side(words[index - 2]) else { return }
    let parts = words.split(index + 2..<close)
    guard let target = parts.first, let relation = SourceReader.relation(words[target.lowerBound]), words[target.lowerBound + 1] == ":" else { return }
    let receiver = words.operand(before: index - 2)
    guard let first = end(receiver.lowerBound..<max(receiver.lowerBound, index - 3), words[index - 2]), side.side != .unknown else { return }
    guard let second = anchorEnd(target.lowerBound + 2..<target.upperBound) else { return }
    var constraint = Constraint(first: first, relation: relation, second: second.end, places: [index - 2, second.place])
    for part in parts.dropFirst() where words[part.lowerBound] == "constant" { constraint.constant = words.amount(part.lowerBound + 2..<part.upperBound) }
    add(constraint)
  }

  private mutating func readAnchorMessage(_ index: Int) {
    guard let message = message(around: index), let relation = SourceReader.relation(words[index]),
      let first = anchorEnd(message.receiver), first.end.side != .unknown, let target = message.arguments.first,
      let second = anchorEnd(target.value)
    else { return }
    var constraint = Constraint(first: first.end, relation: relation, second: second.end, places: [first.place, second.place])
    if let constant = message.arguments.first(where: { $0.label == "constant" }) { constraint.constant = words.amount(constant.value) }
    add(constraint)
  }

  // MARK: - Attributes

  private mutating func readAttributes(_ index: Int) {
    let close = words.partner[index - 1]
    guard close > 0 else { return }
    readAttributes(words.split(index..<close).map { (words[$0.lowerBound], min($0.lowerBound + 2, $0.upperBound)..<$0.upperBound) })
  }

  private mutating func readAttributeMessage(_ index: Int) {
    guard let message = message(around: index) else { return }
    readAttributes(message.arguments)
  }

  private mutating func readAttributes(_ arguments: [(label: String, value: Range<Int>)]) {
    let sides = arguments.filter { $0.label == "attribute" }.map(\.value)
    guard sides.count == 2, let item = arguments.first(where: { $0.label == "item" || $0.label == "constraintWithItem" }),
      let other = arguments.first(where: { $0.label == "toItem" }),
      let relation = arguments.first(where: { $0.label == "relatedBy" }).flatMap({ SourceReader.relation(words[$0.value.upperBound - 1]) }),
      let first = end(item.value, words[sides[0].upperBound - 1]), let second = end(other.value, words[sides[1].upperBound - 1])
    else { return }
    var constraint = Constraint(first: first, relation: relation, second: second, places: sides.map { $0.upperBound - 1 })
    if let factor = arguments.first(where: { $0.label == "multiplier" }) {
      // A factor that is not written as a number may be any but one.
      constraint.multiplier = words.number(words.text(factor.value)) ?? 0.7
    }
    if let constant = arguments.first(where: { $0.label == "constant" }) { constraint.constant = words.amount(constant.value) }
    add(constraint)
  }

  // MARK: - Visual formats and stacks

  /// `alignAllLeft` puts the views of a format under each other; `directionLeftToRight` puts each at the right of the one before.
  private mutating func readFormatOption(_ index: Int) {
    var name = words[index]
    if name.hasPrefix("NSLayoutFormat") { name.removeFirst("NSLayoutFormat".count) }
    let view = "view of format \(index)"
    switch name.lowercased() {
    case "alignallleft", "alignallright", "alignallleading", "alignalltrailing":
      guard let side = Side(rawValue: String(name.lowercased().dropFirst("alignall".count))) else { return }
      add(Constraint(first: End(item: view, side: side), second: End(item: "next " + view, side: side), places: [index]))
    case "directionlefttoright":
      add(Constraint(first: End(item: "next " + view, side: .left), second: End(item: view, side: .right), constant: ["gap": 1], places: [index]))
    case "directionleadingtotrailing":
      add(Constraint(first: End(item: "next " + view, side: .leading), second: End(item: view, side: .trailing), constant: ["gap": 1], places: [index]))
    default: break
    }
  }

  /// `stack.alignment = .left` holds each of its views at that side.
  private mutating func readStack(_ index: Int) {
    var at = words[index + 2] == "." ? index + 3 : index + 2
    while words[at + 1] == "." { at += 2 }
    guard let side = SourceReader.side(words[at]), words[at - 1] == "." else { return }
    let stack = words.item(words.operand(before: index - 1))
    add(Constraint(first: End(item: "views of " + stack, side: side.side), second: End(item: stack, side: side.side), places: [at]))
  }

  /// The parts of `[receiver first:a second:b]`; `index` is the first label.
  func message(around index: Int) -> (receiver: Range<Int>, arguments: [(label: String, value: Range<Int>)])? {
    var open = index - 1
    while open >= 0, words[open] != "[" || words.partner[open] < index {
      open = words.partner[open] >= 0 && words.partner[open] < open ? words.partner[open] - 1 : open - 1
    }
    guard open >= 0 else { return nil }
    let close = words.partner[open]
    var labels: [Int] = []
    var at = index
    while at < close {
      // The colon of a choice stands behind a value; that of a label behind a name, with another value before.
      if words[at + 1] == ":", words.isName(words[at]), at == index || !isChoice(labels.last! + 2..<at) { labels.append(at) }
      at = words.partner[at] > at ? words.partner[at] + 1 : at + 1
    }
    let arguments = labels.enumerated().map { number, label in
      (words[label], label + 2..<(number + 1 < labels.count ? labels[number + 1] : close))
    }
    return (open + 1..<index, arguments)
  }

  private func isChoice(_ range: Range<Int>) -> Bool { range.contains { words[$0] == "?" } && !range.contains { words[$0] == ":" } }
}
