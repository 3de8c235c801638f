import RTLFacts
import RTLLexing

/// Where a file hands something to the sinks of a block.
struct SinkPlaces {
  /// One of them.
  struct Place {
    var sink: HorizontalSinks.Sink
    /// The token of the name.
    var token: Int
    var value: Range<Int>
    /// As messages call it: `offset(x:)`.
    var text: String
    /// The names of what is placed.
    var receiver: [String] = []
    /// What the value says, where that is known already, and what it is held against.
    var known: HorizontalThing?
    var against: LinearForm?
    /// What that is measured from.
    var othersRoles: Set<String> = []

    /// Whether the value is of the shape that the sink wants: what places a thing takes a point or a rectangle, where it is no x
    /// itself; an argument without a label may be one; everything else is a number.
    func takes(_ thing: HorizontalThing, _ code: CodeView) -> Bool {
      switch sink.form {
      case .place: (thing.shape == .number) == code.horizontalValues.isNamed(sink.name, .x)
      // `draw(_:in:)` may take a context.
      case .drawn: thing.shape != .number && value.last.flatMap(code.declaredType).map(code.horizontalValues.makesPlace) ?? true
      case .argument where sink.label.isEmpty: true
      default: thing.shape == .number
      }
    }

    /// The name of the member; `origin` of `origin.x`.
    func name(_ code: CodeView) -> Int {
      guard code.horizontalValues.isNamed(sink.name, .x) else { return token }
      let owner = code.at(token - 1, ".") ? token - 2 : token - 1
      return code.isName(owner) ? owner : token
    }

    /// Where a finding at the sink stands: at the x of a rectangle or a point that is put together here or under the name that
    /// is handed over, else at the value.
    func mark(_ code: CodeView) -> Int {
      guard sink.form == .place || sink.form == .drawn else { return value.upperBound - 1 }
      let made = value.count == 1 ? code.madeWith(value.lowerBound) : [value]
      guard made.count == 1, let open = made.first.map({ $0.lowerBound + 1 }), code.horizontalValues.makesPlace(code.name(open - 1)), code.at(open, "("),
        let x = code.arguments(ofCallAt: open).first
      else { return token }
      return x.label ?? x.range.lowerBound
    }
  }

  /// Sinks by how they take their value; the same for every file.
  struct Index {
    let arguments: [String: [HorizontalSinks.Sink]]
    let members: [String: [HorizontalSinks.Sink]]
    /// Words at the end of a name, by the last of them.
    let words: [String: [(words: [String], sink: HorizontalSinks.Sink)]]
    let wrappers: [String: HorizontalSinks.Sink]
    let comparison: HorizontalSinks.Sink?
    let limit: HorizontalSinks.Sink?
    let count: HorizontalSinks.Sink?
    let division: HorizontalSinks.Sink?
    /// Of calls and members; in Objective-C as messages, too.
    let names: NameSet
    let namesOfMessages: NameSet

    init(_ sinks: [HorizontalSinks.Sink]) {
      arguments = Dictionary(grouping: sinks.filter { $0.form == .argument || $0.form == .drawn }, by: \.name)
      members = Dictionary(grouping: sinks.filter { [.member, .property, .place].contains($0.form) }, by: \.name)
      let endings = sinks.filter { $0.form == .word }.map { (words: IdentifierWords.split($0.name.utf8), sink: $0) }
      words = Dictionary(grouping: endings) { $0.words.last ?? "" }
      wrappers = Dictionary(sinks.filter { $0.form == .wrapper }.map { ($0.name, $0) }) { first, _ in first }
      comparison = sinks.first { $0.form == .comparison }
      limit = sinks.first { $0.form == .limit }
      count = sinks.first { $0.form == .count }
      division = sinks.first { $0.form == .division }
      let names = Set(arguments.keys).union(members.keys)
      self.names = NameSet(names)
      namesOfMessages = NameSet(names.union(members.keys.map(Setter.name)))
    }
  }

  let index: Index
  let code: CodeView

  /// In the order of the file, no more than a file may have.
  /// - Parameter areNumbers: false where no value is a number.
  func places(areNumbers: Bool = true) -> [Place] {
    var found: [Place] = []
    let names = code.isSwift ? index.names : index.namesOfMessages
    if !names.isEmpty {
      for token in code.names(names) where found.count < RuleRunner.cap { found += calls(token) + memberSet(token) }
    }
    guard areNumbers else { return found.sorted { $0.token < $1.token } }
    if !index.words.isEmpty || !index.wrappers.isEmpty {
      for sign in 1..<max(code.count, 1) where found.count < RuleRunner.cap && (code.setsValue(sign) || isSetter(sign)) { found += assigned(sign) }
    }
    if let comparison = index.comparison { found += compared(comparison) }
    if let limit = index.limit {
      for token in code.names(code.horizontalValues.names(.limited)) where found.count < RuleRunner.cap { found += limited(token, limit) }
    }
    if let count = index.count {
      for token in code.names(code.horizontalValues.names(.whole)) where found.count < RuleRunner.cap { found += counted(token, count) }
    }
    if let division = index.division {
      for sign in code.file.tokens.indices where found.count < RuleRunner.cap && code.at(sign, "/") { found += divided(sign, division) }
    }
    return found.sorted { $0.token < $1.token }
  }

  private func calls(_ token: Int) -> [Place] {
    guard let sinks = index.arguments[code.name(token)] else { return [] }
    let isPart = !code.isSwift && code.at(token + 1, ":")
    guard let open = isPart ? code.enclosing(token) : token + 1, code.at(open, isPart ? "[" : "(") else { return [] }
    let list = code.arguments(ofCallAt: open)
    for sink in sinks {
      let argument = isPart ? list.first { $0.label == token } : list.first { ($0.label.map(code.name) ?? "") == sink.label }
      guard let argument, !argument.range.isEmpty, isOf(sink, token) else { continue }
      let label = isPart ? ":" : sink.label.isEmpty ? "(_:)" : "(\(sink.label):)"
      return [Place(sink: sink, token: token, value: argument.range, text: code.name(token) + label)]
    }
    return []
  }

  private func memberSet(_ token: Int) -> [Place] {
    if let set = code.propertySet(at: token), let sink = index.members[set.member]?.first(where: { isOf($0, token) }),
      let value = code.enclosing(token).flatMap({ code.arguments(ofCallAt: $0).first?.range })
    {
      let receiver = set.receiver.filter { code.isIdentifier($0) }.map(code.name)
      return [Place(sink: sink, token: token, value: value, text: code.name(token) + ":", receiver: receiver)]
    }
    guard let sinks = index.members[code.name(token)], code.setsValue(token + 1),
      isMember(token) || code.at(token - 1, "*") && code.startsStatement(token - 1) || sinks[0].form == .property && isOwnProperty(token)
    else { return [] }
    var value = token + 2..<code.valueBehind(token + 1)
    if let last = value.last, code.at(last, ";") { value.removeLast() }
    guard !value.isEmpty, let sink = sinks.first(where: { isOf($0, token) }) else { return [] }
    let receiver = (code.operandStart(endingAt: token)..<token).filter { code.isIdentifier($0) }.map(code.name)
    return [Place(sink: sink, token: token, value: value, text: code.name(token), receiver: receiver)]
  }

  /// `separatorInset = …` in the type that has it.
  private func isOwnProperty(_ token: Int) -> Bool {
    code.isSwift && code.startsStatement(token) && !code.isLocalName(token) && code.typeHead(around: token) != nil
  }

  /// Objective-C: `setValue:`
  private func isSetter(_ token: Int) -> Bool {
    !code.isSwift && code.at(token + 1, ":") && code.isIdentifier(token) && code.enclosing(token).map { code.at($0, "[") } ?? false
      && Setter.property(of: code.name(token)) != nil
  }

  /// - Parameter sign: of an assignment, or the name of a setter.
  private func assigned(_ sign: Int) -> [Place] {
    if !code.isKind(sign, .operator), let set = code.propertySet(at: sign), let open = code.enclosing(sign),
      let value = code.arguments(ofCallAt: open).first?.range
    {
      return sink(ofName: set.member).map { [Place(sink: $0, token: sign, value: value, text: set.member)] } ?? []
    }
    var token = sign - 1
    while code.at(token, "?") || code.at(token, "!") { token -= 1 }
    // `let value = …` and a local go on as names.
    let start = code.operandStart(endingAt: token)
    guard code.isName(token), code.startsStatement(start) || code.at(start - 1, "in"), !code.isLocalName(token) else { return [] }
    let value = sign + 1..<code.valueBehind(sign)
    guard !value.isEmpty else { return [] }
    let isOwn = !code.at(token - 1, ".") || code.at(token - 2, "self")
    let wrapped = isOwn ? code.wrapper(ofProperty: token).flatMap { index.wrappers[$0] } : nil
    let sink = sink(ofName: code.name(token)) ?? wrapped.flatMap { $0.owners?.occur(in: words(of: token)) ?? true ? $0 : nil }
    return sink.map { [Place(sink: $0, token: token, value: value, text: code.name(token))] } ?? []
  }

  private func sink(ofName name: String) -> HorizontalSinks.Sink? {
    let name = IdentifierWords.split(name.utf8)
    return index.words[name.last ?? ""]?.first { name.suffix($0.words.count) == $0.words[...] }?.sink
  }

  /// Comparisons on either side of one that are looked at for its opposite.
  private static let mostBeside = 4

  /// The sides of comparisons that count x, unless the opposite counts as well: `x > 40 || x < -40`.
  private func compared(_ sink: HorizontalSinks.Sink) -> [Place] {
    let all = code.horizontalValues.comparisons(atMost: RuleRunner.cap)
    let windows = Windows(code: code, spaces: sink.owners ?? WordPattern())
    return all.indices.flatMap { index -> [Place] in
      let (comparison, left, right) = all[index]
      let near = max(0, index - Self.mostBeside)...min(all.count - 1, index + Self.mostBeside)
      let sides = [(comparison.left, comparison.right, left, right, true), (comparison.right, comparison.left, right, left, false)]
      let found = sides.compactMap { side, opposite, value, other, isLeft -> Place? in
        let isOfRow = value.kind == .position && other.kind == .position && opposite.contains(where: code.isElement)
        guard let last = side.last, let decisive = HorizontalValue.decisive(value, against: other, isOfRow: isOfRow) else { return nil }
        let isOpposite = near.contains { beside in
          guard beside != index, code.areOneCondition(all[min(index, beside)].comparison, all[max(index, beside)].comparison) else { return false }
          let isTurned = all[beside].comparison.isLess == (comparison.isLess != isLeft)
          return all[beside].left.form == value.form ? isTurned : all[beside].right.form == value.form && !isTurned
        }
        guard !isOpposite, value.kind == .shift || !limits(comparison, side), !tellsSide(comparison) else { return nil }
        return Place(
          sink: sink, token: last, value: side, text: code.name(last), known: HorizontalThing(.number, decisive), against: other.form,
          othersRoles: Set(other.origins.map(\.role)))
      }
      guard !found.isEmpty, !near.contains(where: { $0 != index && windows.holds(all[min(index, $0)], all[max(index, $0)]) }) else { return [] }
      // Of two that are measured alike one tells enough: not the one that was put down before.
      guard found.count == 2, left.isMeasuredAlike(right) else { return found }
      return left.origins.contains(where: \.isStored) ? [found[1]] : [found[0]]
    }
  }

  /// Whether what is compared is only kept in its limits: `if x < low { x = low }`, `x < low ? low : x`.
  private func limits(_ comparison: Comparison, _ side: Range<Int>) -> Bool {
    let end = max(comparison.left.upperBound, comparison.right.upperBound)
    func isSame(_ start: Int) -> Bool { side.enumerated().allSatisfy { code.same($1, start + $0) } }
    guard code.at(end, "?") else {
      guard let open = (end..<min(end + 40, code.count)).first(where: { code.at($0, "{") || code.at($0, ";") }), code.at(open, "{") else { return false }
      return isSame(open + 1) && code.setsValue(open + 1 + side.count)
    }
    return (end + 1..<min(end + 40, code.count)).prefix { !code.at($0, ";") && !code.startsStatement($0) }.contains(where: isSame)
  }

  /// Whether a comparison says which side is meant, and no more: `x < half ? .left : .right`, `if dx > 0 { way = .right }`,
  /// `sides.contains(.left) && dx < 0`.
  private func tellsSide(_ comparison: Comparison) -> Bool {
    let end = max(comparison.left.upperBound, comparison.right.upperBound)
    func isSide(_ token: Int) -> Bool {
      code.isIdentifier(token) && (IdentifierWords.split(code.name(token).utf8).last.map(code.horizontalValues.isSide) ?? false)
    }
    if code.at(end, "?") { return isSide(code.operandEnd(startingAt: end + 1)) }
    if conditions(around: comparison).contains(where: { $0.contains { code.at($0 - 1, ".") && isSide($0) } }) { return true }
    guard let open = (end..<min(end + Self.longestCondition, code.count)).first(where: { code.at($0, "{") || code.at($0, ";") }), code.at(open, "{"),
      let close = code.partner(open)
    else { return false }
    let last = code.at(close - 1, ";") ? close - 2 : close - 1
    let first = open + 1
    if code.at(last, "]"), code.partner(last) == first, isSide(last - 1) { return code.propertySet(at: last - 1) != nil }
    guard last > first, isSide(last) else { return false }
    let value = code.operandStart(endingAt: last)
    return code.at(value - 1, "return") && value - 1 == first || code.setsValue(value - 1) && code.operandStart(endingAt: value - 2) == first
  }

  /// What has to hold as well: the operands of `&&` on both sides.
  private func conditions(around comparison: Comparison) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = min(comparison.left.lowerBound, comparison.right.lowerBound)
    while start > 2, code.at(start - 1, "&&") {
      let end = start - 1
      start = code.operandStart(endingAt: end - 1)
      guard start < end else { break }
      found.append(start..<end)
    }
    var end = max(comparison.left.upperBound, comparison.right.upperBound)
    while code.at(end, "&&"), end + 1 < code.count {
      let start = end + 1
      end = max(code.operandEnd(startingAt: start), start) + 1
      found.append(start..<end)
    }
    return found
  }

  /// Tokens from a comparison to the block that it decides about.
  private static let longestCondition = 40

  /// `max(0, dx)`
  private func limited(_ token: Int, _ sink: HorizontalSinks.Sink) -> [Place] {
    guard code.at(token + 1, "(") else { return [] }
    let list = code.arguments(ofCallAt: token + 1).map(\.range)
    let values = list.map { code.horizontalValues.thing($0).x }
    guard list.count == 2, let zero = values.firstIndex(where: { $0.isZero }) else { return [] }
    return [Place(sink: sink, token: token, value: list[1 - zero], text: code.name(token))]
  }

  /// `Int(dx / width)`, `(dx / width).rounded()`, `NSInteger page = dx / width`
  private func counted(_ token: Int, _ sink: HorizontalSinks.Sink) -> [Place] {
    let values: [Range<Int>]
    if !code.isSwift, code.isName(token + 1), code.at(token + 2, "=") || code.at(token + 2, ";") {
      values = code.at(token + 2, "=") ? [token + 3..<code.valueBehind(token + 2)] : code.madeWith(token + 1)
    } else if !code.at(token + 1, "("), !code.isCast(token) {
      return []
    } else if code.at(token - 1, ".") {
      values = [code.operandStart(endingAt: token - 2)..<token - 1]
    } else if code.isCast(token) {
      values = [token + 2..<code.operandEnd(startingAt: token + 2) + 1]
    } else {
      values = code.arguments(ofCallAt: token + 1).prefix(1).map(\.range)
    }
    let value = values.first { !$0.isEmpty && code.horizontalValues.thing($0).x.form.isShare }
    return value.map { [Place(sink: sink, token: token, value: $0, text: code.name(token))] } ?? []
  }

  /// `x / width`, of something wide, or of something with the words of the sink.
  private func divided(_ sign: Int, _ sink: HorizontalSinks.Sink) -> [Place] {
    guard code.isKind(sign, .operator), sign > 0 else { return [] }
    let value = code.operandStart(endingAt: sign - 1)..<sign
    let part = sign + 1..<code.operandEnd(startingAt: sign + 1) + 1
    guard !value.isEmpty, !part.isEmpty else { return [] }
    let divisor = code.horizontalValues.thing(part).x
    // A share of the whole content counts no pages.
    let isWhole = part.contains { code.isIdentifier($0) && code.name($0) == sink.label } && !part.contains { code.at($0, "-") }
    if isWhole || !sink.label.isEmpty && divisor.form.isWidth && divisor.form.names(WordPattern(names: [sink.label])) { return [] }
    let isNamed = part.contains { code.isIdentifier($0) && sink.owners?.occur(in: words(of: $0)) ?? false }
    guard divisor.kind == .length || divisor.kind == .unknown && isNamed else { return [] }
    return [Place(sink: sink, token: sign - 1, value: value, text: "/")]
  }

  /// Whether what a sink belongs to has one of its words: in its name, in what the file makes it with, or in its type. What is
  /// made of a left or right edge only says that it is at a leading one.
  private func isOf(_ sink: HorizontalSinks.Sink, _ token: Int) -> Bool {
    guard let owners = sink.owners else { return true }
    let message = code.isSwift ? nil : code.enclosing(token).flatMap { code.at($0, "[") ? $0 : nil }
    let receiver = message.map { $0 + 1..<token } ?? (isMember(token) ? code.operandStart(endingAt: token) : token)..<token
    func has(_ range: Range<Int>) -> Bool { range.contains { (code.isIdentifier($0) || code.isKind($0, .string)) && owners.occur(in: words(of: $0)) } }
    guard let name = receiver.last(where: { code.isName($0) }) else { return code.typeHead(around: token).map(has) ?? false }
    let made = code.madeWith(name)
    if made.contains(where: has) { return true }
    guard !made.contains(where: { $0.contains { code.isIdentifier($0) && words(of: $0).contains(where: code.horizontalValues.isSide) } }) else { return false }
    return has(receiver) || code.declaredType(of: name).map { owners.occur(in: IdentifierWords.split($0.utf8)) } ?? false
  }

  private func isMember(_ token: Int) -> Bool { code.at(token - 1, ".") || code.at(token - 1, "->") }

  private func words(of token: Int) -> [String] { IdentifierWords.split(code.text(token).utf8) }
}
