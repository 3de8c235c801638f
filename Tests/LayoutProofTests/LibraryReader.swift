/// The calls of layout libraries, with the signs that each gives its numbers.
extension SourceReader {
  // MARK: - SnapKit and Masonry

  mutating func readSnapKit(_ index: Int) {
    let receiver = words.operand(before: index - 3)
    var brace = index + 1
    if words[brace] == "(" { brace += 1 }
    guard words[brace] == "{", words.partner[brace] > 0 else { return }
    var at = brace + 1
    var parameter = "$0"
    while at < brace + 12, words[at] != "in", words[at] != "." { at += 1 }
    if words[at] == "in" {
      var name = brace + 1
      while words[name] == "(" || words[name] == "[" { name += 1 }
      parameter = words[name]
    }
    readMaker(words.item(receiver), body: brace + 1..<words.partner[brace], parameter, index)
  }

  mutating func readMasonry(_ index: Int) {
    guard let message = message(around: index), let block = message.arguments.first?.value,
      let brace = block.first(where: { words[$0] == "{" }), words.partner[brace] > 0
    else { return }
    var name = brace - 1
    while name > block.lowerBound, !words.isName(words[name]) { name -= 1 }
    readMaker(words.item(message.receiver), body: brace + 1..<words.partner[brace], words[name], index)
  }

  private mutating func readMaker(_ owner: String, body: Range<Int>, _ parameter: String, _ index: Int) {
    let maker: Constraint.Maker = words[index].contains("update") ? .update : .make
    for at in body where words[at] == parameter && words[at - 1] != "." && words[at + 1] == "." {
      readChain(owner, from: at + 2, maker, insideOf: body)
    }
  }

  private mutating func readChain(_ owner: String, from start: Int, _ maker: Constraint.Maker, insideOf body: Range<Int>) {
    var sides: [(side: Side, isMargin: Bool, place: Int)] = []
    var relation: Relation?
    var targets: [Range<Int>?] = []
    var offset: Amount = [:]
    var inset: Amount = [:]
    var factor = 1.0
    var at = start
    while at < body.upperBound {
      let word = words[at]
      let arguments = words[at + 1] == "(" && words.partner[at + 1] > 0 ? at + 2..<words.partner[at + 1] : nil
      if let found = SourceReader.relation(word) {
        relation = found
        targets = arguments.map { $0.isEmpty ? [nil] : branches($0).map { $0 } } ?? [nil]
        if word.hasSuffix("Superview") { targets = [nil] }
      } else if relation == nil, arguments == nil {
        switch word {
        case "edges", "horizontalEdges", "margins": sides += [(.left, word == "margins", at), (.right, word == "margins", at)]
        case "directionalEdges", "directionalHorizontalEdges", "directionalMargins":
          sides += [(.leading, word.hasSuffix("Margins"), at), (.trailing, word.hasSuffix("Margins"), at)]
        default: if let side = SourceReader.side(word) { sides.append((side.side, side.isMargin, at)) }
        }
      } else if let arguments {
        // Masonry takes a chain without a relation for one to the superview.
        if relation == nil { (relation, targets) = (.equal, [nil]) }
        if word == "offset" || word == "mas_offset" { offset = words.amount(arguments) }
        if word == "multipliedBy" { factor = words.number(words.text(arguments)) ?? 0.7 }
        if word == "dividedBy" { factor = 1 / (words.number(words.text(arguments)) ?? 0.7) }
        if word == "inset" || word == "mas_inset" { inset = words.amount(arguments) }
      }
      at = (arguments?.upperBound ?? at) + 1
      guard words[at] == "." else { break }
      at += 1
    }
    guard let relation else { return }
    for side in sides {
      for target in targets {
        let first = End(item: owner + (side.isMargin ? "|margins" : ""), side: side.side)
        var constraint = Constraint(first: first, relation: relation, second: first, places: [side.place], maker: maker)
        constraint.multiplier = factor
        constraint.constant = offset.merging(inset.mapValues { side.side == .right || side.side == .trailing ? -$0 : $0 }) { $0 + $1 }
        let (second, place, number) = chainTarget(target, of: owner, side.side)
        constraint.second = second
        if let place { constraint.places.append(place) }
        constraint.constant.merge(number) { $0 + $1 }
        add(constraint)
      }
    }
  }

  /// Both values of `a ? b : c`; else the expression itself.
  private func branches(_ range: Range<Int>) -> [Range<Int>] {
    guard let mark = range.first(where: { words[$0] == "?" && words[$0 + 1] != "." }) else { return [range] }
    guard let colon = words.split(mark + 1..<range.upperBound, at: ":").first?.upperBound, colon < range.upperBound else { return [range] }
    return [mark + 1..<colon, colon + 1..<range.upperBound]
  }

  /// The other end of a chain: a view's side, a view (the same side), the superview, or a number from there.
  private func chainTarget(_ range: Range<Int>?, of owner: String, _ side: Side) -> (End, place: Int?, Amount) {
    let above = End(item: "superview of " + owner, side: side)
    guard let range else { return (above, nil, [:]) }
    let last = range.upperBound - 1
    if words[range.lowerBound] == "@" || Double(words[last]) != nil { return (above, nil, words.amount(range)) }
    switch words[last] {
    case "edges", "directionalEdges", "directionalHorizontalEdges", "horizontalEdges":
      // Each side of one with the side of the other: by kind, not by name.
      let isDirectional = words[last].hasPrefix("directional")
      let isStart = side == .left || side == .leading
      return (End(item: item(range.lowerBound..<last), side: isDirectional ? isStart ? .leading : .trailing : isStart ? .left : .right), last, [:])
    default: break
    }
    if words[last - 1] == ".", let found = SourceReader.side(words[last]) {
      return (End(item: item(range.lowerBound..<last) + (found.isMargin ? "|margins" : ""), side: found.side), last, [:])
    }
    if words[range.upperBound - 1] == "snp" { return (End(item: item(range), side: side), nil, [:]) }
    return (End(item: item(range), side: side), nil, [:])
  }

  private func item(_ range: Range<Int>) -> String {
    var name = words.item(range)
    if name.hasSuffix(".snp") { name.removeLast(4) }
    return name == "snp" ? "self" : name
  }

  // MARK: - PureLayout

  mutating func readPureLayout(_ index: Int) {
    let close = words.partner[index + 1]
    guard close > 0 else { return }
    let owner = words.item(words.operand(before: index - 1))
    let arguments = words.split(index + 2..<close).map { part -> (label: String, value: Range<Int>) in
      words[part.lowerBound + 1] == ":" ? (words[part.lowerBound], part.lowerBound + 2..<part.upperBound) : ("", part)
    }
    readPureLayout(owner, arguments)
  }

  mutating func readPureLayoutMessage(_ index: Int) {
    guard let message = message(around: index) else { return }
    let labels = [
      "autoPinEdge": "", "autoPinEdgeToSuperviewEdge": "toSuperviewEdge", "toEdge": "to", "ofView": "of", "autoPinEdgesToSuperviewEdgesWithInsets": "with",
    ]
    readPureLayout(words.item(message.receiver), message.arguments.map { (labels[$0.label] ?? $0.label, $0.value) })
  }

  private mutating func readPureLayout(_ owner: String, _ arguments: [(label: String, value: Range<Int>)]) {
    func value(_ label: String) -> Range<Int>? { arguments.first { $0.label == label }?.value }
    func side(_ range: Range<Int>?) -> (side: Side, isMargin: Bool, place: Int)? {
      guard let range, let found = SourceReader.side(words[range.upperBound - 1]) else { return nil }
      return (found.side, found.isMargin, range.upperBound - 1)
    }
    let relation = value("relation").flatMap { SourceReader.relation(words[$0.upperBound - 1]) } ?? .equal
    if let edge = side(value("toSuperviewEdge")) ?? side(value("toSuperviewMargin")) {
      let isEnd = edge.side == .right || edge.side == .trailing
      let margins = value("toSuperviewMargin") == nil ? "" : "|margins"
      var constraint = Constraint(
        first: End(item: owner, side: edge.side), second: End(item: "superview of " + owner + margins, side: edge.side), places: [edge.place])
      // An inset points inwards, and so does its relation.
      constraint.relation = !isEnd || relation == .equal ? relation : relation == .atMost ? .atLeast : .atMost
      constraint.constant = (value("withInset").map(words.amount) ?? [:]).mapValues { isEnd ? -$0 : $0 }
      add(constraint)
    } else if let edge = side(value("excludingEdge")) {
      // Three of leading, trailing, top and bottom, whichever kind is named.
      let kept: Side = edge.side == .left || edge.side == .leading ? .trailing : .leading
      var constraint = Constraint(first: End(item: owner, side: kept), second: End(item: "superview of " + owner, side: kept), places: [edge.place])
      constraint.constant = [words.text(value("with") ?? 0..<0) + ".\(kept)": 1]
      add(constraint)
    } else if let first = side(value("")), let second = side(value("to")), let other = value("of") {
      add(Constraint(
        first: End(item: owner, side: first.side), relation: relation, second: End(item: words.item(other), side: second.side),
        constant: value("withOffset").map(words.amount) ?? [:], places: [first.place, second.place]))
    }
  }

  // MARK: - TinyConstraints

  mutating func readTinyConstraints(_ index: Int) {
    let close = words.partner[index + 1]
    guard close > 0 else { return }
    let owner = words.item(words.operand(before: index - 1))
    let parts = words.split(index + 2..<close)
    func value(_ label: String) -> Range<Int>? {
      parts.first { words[$0.lowerBound] == label && words[$0.lowerBound + 1] == ":" }.map { $0.lowerBound + 2..<$0.upperBound }
    }
    let offset = value("offset").map(words.amount) ?? [:]
    let name = words[index]
    if name.hasSuffix("ToSuperview"), let side = Side(rawValue: String(name.dropLast(11))) {
      let end = End(item: owner, side: side)
      // The library turns the sign at the trailing edge alone.
      add(Constraint(
        first: end, second: End(item: "superview of " + owner, side: side), constant: side == .trailing ? offset.mapValues { -$0 } : offset, places: [index]))
    } else if let other = value("of") {
      let pairs: [String: (Side, Side)] = [
        "leftToRight": (.left, .right), "rightToLeft": (.right, .left), "leadingToTrailing": (.leading, .trailing),
        "trailingToLeading": (.trailing, .leading),
      ]
      guard let (a, b) = pairs[name] else { return }
      add(Constraint(first: End(item: owner, side: a), second: End(item: words.item(other), side: b), constant: offset, places: [index]))
    } else if let other = value("to"), let side = Side(rawValue: name) {
      var constraint = Constraint(
        first: End(item: owner, side: side), second: End(item: words.item(other), side: side), constant: offset, places: [index])
      if parts.count > 1, words[parts[1].lowerBound + 1] != ":", let anchor = anchorEnd(parts[1]) {
        constraint.second = anchor.end
        constraint.places.append(anchor.place)
      }
      add(constraint)
    }
  }

  // MARK: - Operators of Stevia, Cartography and Anchorage

  mutating func readOperator(_ index: Int, _ uses: Set<String>) {
    guard let relation = SourceReader.relation(words[index]) else { return }
    let left = words.operand(before: index)
    guard let first = operatorEnd(left) else { return }
    var stop = index + 1
    while stop < words.count, words.isName(words[stop]) || [".", "!", "?"].contains(words[stop]) || words[stop] == "(" {
      stop = words.partner[stop] > stop ? words.partner[stop] + 1 : stop + 1
      if words.isName(words[stop - 1]), words.isName(words[stop]) { break }
    }
    var constraint = Constraint(first: first.end, relation: relation, second: first.end, places: [first.place])
    if let second = operatorEnd(index + 1..<stop) {
      constraint.second = second.end
      constraint.places.append(second.place)
      let sign = words[stop]
      if sign == "+" || sign == "-" { constraint.constant = words.amount(stop + 1..<stop + 2).mapValues { sign == "-" ? -$0 : $0 } }
    } else if uses.contains("Stevia"), Double(words[index + 1]) != nil || stop == index + 2 {
      // From the superview; the library turns the sign for `Right`, not for `Trailing`.
      constraint.second.item = "superview of " + first.end.item
      constraint.constant = words.amount(index + 1..<index + 2).mapValues { first.end.side == .right ? -$0 : $0 }
    } else {
      return
    }
    add(constraint)
  }

  private func operatorEnd(_ range: Range<Int>) -> (end: End, place: Int)? {
    let last = range.upperBound - 1
    guard range.count > 2, words[last - 1] == ".", let end = end(range.lowerBound..<last, words[last]) else { return nil }
    return (end, last)
  }
}
