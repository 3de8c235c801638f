import RTLSystem

/// Parentheses that change nothing: `(.left)`, `(label).text`, `x = (a ? b : c)`. Who reads code meets one way to write a
/// thing and not two, so they are left out of `TokenFile.tokens`, and noted in `TokenFile.parentheses`.
///
/// They are those round one operand, and those round an expression that is all there is between two marks. Where it might be
/// a call, a type, a cast, a tuple or the head of a closure, nothing is left out.
///
/// Swift: a semicolon between two statements is left out as well. It says what a line break says. So is the module before a type,
/// `Kit.Side`, in a file that imports it. Objective-C: so is a cast of a constant to the enumeration with which its name begins,
/// `(Side)SideLeft`.
struct RedundantParentheses {
  /// So many tokens are looked through for the end of a pair: few people write longer ones, and nested ones are each read.
  static let reach = 200

  private let tokens: UnsafeBufferPointer<Token>
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isSwift: Bool
  /// What is left out so far: token indices, in the order in which the pairs open.
  private(set) var pairs: [(open: Int, close: Int)] = []
  /// Swift: the semicolons behind which a statement begins.
  private(set) var semicolons: [Int] = []
  /// Objective-C: the brackets of casts that change nothing, with a name between.
  private(set) var casts: [Int] = []
  /// Swift: the names of modules before a type; a dot follows each.
  private(set) var modules: [Int] = []
  /// The names of `import` declarations; nil before they are wanted.
  private var imports: [Int]?

  /// - Parameter file: just lexed.
  static func search(in file: TokenFile) -> RedundantParentheses {
    file.tokens.withUnsafeBufferPointer { tokens in
      file.bytes.withUnsafeBufferPointer { bytes in
        var search = RedundantParentheses(tokens, bytes, isSwift: file.dialect == .swift)
        search.run()
        return search
      }
    }
  }

  private init(_ tokens: UnsafeBufferPointer<Token>, _ bytes: UnsafeBufferPointer<UInt8>, isSwift: Bool) {
    (self.tokens, self.bytes, self.isSwift) = (tokens, bytes, isSwift)
  }

  private mutating func run() {
    for index in tokens.indices where tokens[index].length == 1 {
      let sign = sign(index)
      if sign == UInt8(ascii: ";"), isSwift { semicolons.append(index) }
      if sign == UInt8(ascii: "."), isSwift, isBehindModule(index) { modules.append(index - 1) }
      guard sign == UInt8(ascii: "("), mayOpen(index) else { continue }
      if !isSwift, isCastOfConstant(index) {
        casts.append(index)
        continue
      }
      guard let (close, content) = content(of: index) else { continue }
      let next = close + 1
      let isWhole = isMark(before: index) && isMark(behind: next) || isArgument(index, before: next)
      if isWhole || content == .operand && mayFollowOperand(next, from: index, single: close == index + 2) {
        pairs.append((index, close))
      }
    }
  }

  /// `Kit.Side`
  private mutating func isBehindModule(_ dot: Int) -> Bool {
    guard isCapital(dot - 1), isCapital(dot + 1), sign(dot - 2) != UInt8(ascii: "."), dot < 2 || !isWord(dot - 2, "import") else { return false }
    let names = imports ?? tokens.indices.dropLast().filter { isWord($0, "import") && sign($0 - 1) != UInt8(ascii: ".") }.map { $0 + 1 }
    imports = names
    return names.contains { bytes[tokens[$0].range].elementsEqual(bytes[tokens[dot - 1].range]) }
  }

  private func isCapital(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .identifier else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[Int(tokens[index].start)])
  }

  /// `(Side)SideLeft`
  private func isCastOfConstant(_ open: Int) -> Bool {
    guard open + 3 < tokens.count, sign(open + 2) == UInt8(ascii: ")"), tokens[open + 1].kind == .identifier, tokens[open + 3].kind == .identifier
    else { return false }
    let (type, constant) = (tokens[open + 1], tokens[open + 3])
    return type.length < constant.length && bytes[type.range].elementsEqual(bytes[Int(constant.start)..<Int(constant.start + type.length)])
  }

  // MARK: - Content

  private enum Content { case operand, expression }

  /// What stands between a parenthesis and its partner; nil where it is neither, or longer than anybody would write.
  private func content(of open: Int) -> (close: Int, Content)? {
    var (index, depth, ternaries) = (open + 1, 0, 0)
    var content = Content.operand
    let end = min(tokens.count, open + RedundantParentheses.reach)
    // `((a + b))`: what is left out of one pair is the content of the other.
    var (pairs, firstClose, isNested) = (0, 0, false)
    while open + 1 + pairs < end, sign(open + 1 + pairs) == UInt8(ascii: "(") { pairs += 1 }
    while index < end {
      let token = tokens[index]
      if depth > 0, depth <= pairs, !isNested { isNested = joins(index) }
      // `(T)x`: what follows the cast belongs to it before anything behind the parenthesis does.
      if depth == 0, !isSwift, index > open + 1, sign(index - 1) == UInt8(ascii: ")"), beginsOperand(index) { content = .expression }
      switch token.kind {
      case .stringHead: depth += 1
      case .stringTail: depth -= 1
      case .punctuation:
        switch sign(index) {
        case UInt8(ascii: ",") where depth == 0, UInt8(ascii: ";") where depth == 0: return nil
        // Of braces only `(T){0, 1}` is a value.
        case UInt8(ascii: "{") where depth == 0 && (isSwift || sign(index - 1) != UInt8(ascii: ")")): return nil
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")") where depth == 0:
          if isNested, firstClose == index - 1 { content = .expression }
          return ternaries == 0 && index > open + 1 && !isOperator(index - 1) ? (index, content) : nil
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          depth -= 1
          if depth == 0, firstClose == 0 { firstClose = index }
          if depth < 0 { return nil }
        case UInt8(ascii: "?") where depth == 0 && isTernary(index):
          ternaries += 1
          content = .expression
        case UInt8(ascii: ":") where depth == 0:
          ternaries -= 1
          if ternaries < 0 { return nil }
        case UInt8(ascii: "!") where depth == 0 && isPrefix(index): content = .expression
        default: break
        }
      case .operator where depth == 0:
        if isArrowOrAssignment(index) { return nil }
        content = .expression
      case .identifier where depth == 0:
        // `int x`, `a as B`, `try x`: two names side by side are more than an operand.
        if index > open + 1, tokens[index - 1].kind == .identifier {
          guard isSwift, !isWord(index, "in") else { return nil }
          content = .expression
        }
      case .directive, .unknown, .regex: return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Whether a token makes more than one operand of what is round it.
  private func joins(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .operator: true
    case .punctuation: sign(index) == UInt8(ascii: "?") && isTernary(index) || sign(index) == UInt8(ascii: "!") && isPrefix(index)
    default: beginsOperand(index) && (tokens[index - 1].kind == .identifier || !isSwift && sign(index - 1) == UInt8(ascii: ")"))
    }
  }

  private func beginsOperand(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .identifier, .number, .string: true
    case .punctuation: "([{@".utf8.contains(sign(index))
    default: false
    }
  }

  // MARK: - Around

  /// Whether a parenthesis begins an operand: no call, no parameters, no condition in the syntax of C.
  private func mayOpen(_ open: Int) -> Bool {
    guard open > 0 else { return true }
    let before = open - 1
    switch tokens[before].kind {
    case .punctuation:
      switch sign(before) {
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return true
      case UInt8(ascii: "?"): return isTernary(before)
      case UInt8(ascii: "!"): return isPrefix(before)
      case UInt8(ascii: "}"): return tokens[open].flags.contains(.startsLine)
      case UInt8(ascii: ")"), UInt8(ascii: "]"): return isSwift && tokens[open].flags.contains(.startsLine)
      default: return false
      }
    case .operator:
      let sign = sign(before)
      if isText(before, "->") || sign == UInt8(ascii: "^") { return false }
      return sign != UInt8(ascii: ">") || tokens[open].flags.contains(.spaceBefore)
    case .identifier:
      if isSwift, tokens[open].flags.contains(.startsLine) { return !isWord(before, "func") }
      return (isSwift ? Self.swiftWords : Self.objectiveCWords).contains { isWord(before, $0) }
    case .stringHead, .stringMiddle: return true
    case .number, .string, .stringTail: return isSwift && tokens[open].flags.contains(.startsLine)
    default: return false
    }
  }

  /// Words that follow the parameters of a closure.
  private static let closureWords: [StaticString] = ["in", "async", "throws", "rethrows"]
  /// Words that an operand follows.
  private static let swiftWords: [StaticString] = ["return", "in", "if", "guard", "while", "case", "where", "switch", "else", "try", "await", "throw"]
  private static let objectiveCWords: [StaticString] = ["return", "case", "else", "in"]

  /// Whether what stands behind a parenthesis may follow an operand, so that the pair is no type and no cast.
  /// - Parameter single: one token stands in it, which may name a type.
  private func mayFollowOperand(_ next: Int, from open: Int, single: Bool) -> Bool {
    guard next < tokens.count, !isMark(behind: next) else { return true }
    switch tokens[next].kind {
    case .punctuation:
      let sign = sign(next)
      return sign == UInt8(ascii: ".") || sign == UInt8(ascii: "?") || isSwift && sign == UInt8(ascii: "(")
    case .operator:
      if isText(next, "->") { return !isSwift }
      return isSwift || !single || !"-+*&~!^".utf8.contains(sign(next)) || tokens[next].length == 2
    case .identifier:
      // `[(label) setText:x]`; behind a cast there would be a receiver.
      guard isSwift else { return sign(next + 1) == UInt8(ascii: ":") && sign(open - 1) == UInt8(ascii: "[") }
      return isWord(next, "as") || isWord(next, "is") || isWord(next, "else")
    default: return false
    }
  }

  /// Objective-C: all of an argument of a message, `pin:(a) to:b`. What a cast stands before has no colon at once behind it, unless
  /// the next part of the selector has no name: `[path curve:(float)a:b]`. Of a method, `- (void)pin:(A) a to:(B) b`, it is a type.
  private func isArgument(_ open: Int, before next: Int) -> Bool {
    guard !isSwift, sign(open - 1) == UInt8(ascii: ":"), next + 1 < tokens.count, tokens[next].kind == .identifier,
      tokens[next].flags.contains(.spaceBefore), sign(next + 1) == UInt8(ascii: ":"),
      !tokens[next + 1].flags.contains(.spaceBefore)
    else { return false }
    return isInMessage(open)
  }

  private func isInMessage(_ index: Int) -> Bool {
    var depth = 0
    for before in (max(0, index - RedundantParentheses.reach)..<index).reversed() {
      switch sign(before) {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "[") where depth == 0: return true
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth -= 1
        if depth < 0 { return false }
      case UInt8(ascii: ";") where depth == 0: return false
      default: break
      }
    }
    return false
  }

  /// An expression may begin here that ends at the next mark.
  private func isMark(before open: Int) -> Bool {
    guard open > 0 else { return true }
    let before = open - 1
    switch tokens[before].kind {
    case .punctuation: return sign(before) != UInt8(ascii: "!")
    case .operator: return isText(before, "=") || isText(before, "+=") || isText(before, "-=")
    case .identifier: return !isWord(before, "try") && !isWord(before, "await")
    default: return false
    }
  }

  /// The end of a statement, or a sign that ends an operand.
  private func isMark(behind next: Int) -> Bool {
    guard next < tokens.count else { return true }
    if isSwift, tokens[next].flags.contains(.startsLine), sign(next) != UInt8(ascii: ".") {
      return tokens[next].kind != .operator && sign(next) != UInt8(ascii: "?") && !Self.closureWords.contains { isWord(next, $0) }
    }
    guard tokens[next].kind == .punctuation else { return tokens[next].kind == .stringTail || tokens[next].kind == .stringMiddle }
    return switch sign(next) {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): true
    case UInt8(ascii: "{"): isSwift
    default: false
    }
  }

  // MARK: - Tokens

  /// The first byte of a mark or an operator, else 0.
  private func sign(_ index: Int) -> UInt8 {
    guard index >= 0, index < tokens.count, tokens[index].kind == .punctuation || tokens[index].kind == .operator else { return 0 }
    return tokens[index].length > 0 ? bytes[Int(tokens[index].start)] : 0
  }

  private func isOperator(_ index: Int) -> Bool { tokens[index].kind == .operator }

  private func isArrowOrAssignment(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.length == 1 { return sign(index) == UInt8(ascii: "=") || sign(index) == UInt8(ascii: "^") }
    if isText(index, "->") { return isSwift }
    guard bytes[token.end - 1] == UInt8(ascii: "=") else { return false }
    return !"=!<>".utf8.contains(sign(index))
  }

  private func isTernary(_ index: Int) -> Bool { !isSwift || tokens[index].flags.contains(.spaceBefore) }

  /// Whether a `!` stands before what it negates.
  private func isPrefix(_ index: Int) -> Bool {
    guard index > 0, !tokens[index].flags.contains(.spaceBefore) else { return true }
    switch tokens[index - 1].kind {
    case .operator: return true
    case .punctuation: return ![UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "?")].contains(sign(index - 1))
    default: return false
    }
  }

  private func isWord(_ index: Int, _ word: StaticString) -> Bool { tokens[index].kind == .identifier && isText(index, word) }

  private func isText(_ index: Int, _ text: StaticString) -> Bool {
    let token = tokens[index]
    guard Int(token.length) == text.utf8CodeUnitCount else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[Int(token.start) + offset] != text.utf8Start[offset] { return false }
    return true
  }
}

extension TokenFile {
  /// Takes redundant parentheses, and the semicolons and modules of Swift, out of the tokens of code that was just lexed. What stood in a pair
  /// begins like the parenthesis: on a new line, or behind a space. What stood behind a semicolon begins a line.
  mutating func leaveOutParentheses() {
    let search = RedundantParentheses.search(in: self)
    let (pairs, semicolons, casts, modules) = (search.pairs, search.semicolons, search.casts, search.modules)
    guard !pairs.isEmpty || !semicolons.isEmpty || !casts.isEmpty || !modules.isEmpty else { return }
    parentheses = pairs.map { Int(tokens[$0.open].start)..<tokens[$0.close].end }
    let others = semicolons + casts.flatMap { [$0, $0 + 1, $0 + 2] } + modules.flatMap { [$0, $0 + 1] }
    leftOut = others.map { tokens[$0].range }
    // In file order: each with the number of tokens that stand before it.
    let gaps = (others + pairs.flatMap { [$0.open, $0.close] }).sorted()
    for semicolon in semicolons where semicolon + 1 < tokens.count { tokens[semicolon + 1].flags.formUnion([.startsLine, .spaceBefore]) }
    // The outer ones come first, and hand on what stands before them.
    for pair in pairs { tokens[pair.open + 1].flags = tokens[pair.open].flags }
    for cast in casts { tokens[cast + 3].flags = tokens[cast].flags }
    self.modules = modules.map { Int(tokens[$0].start)..<Int(tokens[$0 + 2].start) }
    for module in modules { tokens[module + 2].flags = tokens[module].flags }
    var (gap, kept) = (0, 0)
    for index in tokens.indices {
      if gap < gaps.count, gaps[gap] == index {
        gap += 1
        continue
      }
      tokens[kept] = tokens[index]
      kept += 1
    }
    tokens.removeLast(gaps.count)
    func renumber(_ list: inout [Int32]) {
      var (gap, kept) = (0, 0)
      for index in list.indices {
        while gap < gaps.count, gaps[gap] < Int(list[index]) { gap += 1 }
        if gap < gaps.count, gaps[gap] == Int(list[index]) { continue }
        list[kept] = list[index] - Int32(gap)
        kept += 1
      }
      list.removeLast(list.count - kept)
    }
    renumber(&known)
    renumber(&texts)
    (gap, kept) = (0, 0)
    for index in names.indices {
      while gap < gaps.count, gaps[gap] < Int(names[index].token) { gap += 1 }
      if gap < gaps.count, gaps[gap] == Int(names[index].token) { continue }
      names[kept] = Name(hash: names[index].hash, token: names[index].token - Int32(gap))
      kept += 1
    }
    names.removeLast(names.count - kept)
  }

  /// A range of bytes with the module of the type with which it begins, and with the other half of every parenthesis in it that was
  /// left out.
  func withParentheses(_ bytes: Range<Int>) -> Range<Int> {
    var range = bytes
    if !modules.isEmpty {
      let next = modules.partitioningIndex { $0.upperBound >= bytes.lowerBound }
      if next < modules.count, modules[next].upperBound == bytes.lowerBound { range = modules[next].lowerBound..<bytes.upperBound }
    }
    guard !parentheses.isEmpty else { return range }
    let last = parentheses.partitioningIndex { $0.lowerBound >= bytes.upperBound }
    let first = parentheses.partitioningIndex { $0.lowerBound >= bytes.lowerBound }
    // The inner ones open later: from the last to the first each widens the range before the one around it is looked at. What
    // opens farther away ends before.
    for pair in parentheses[max(0, first - RedundantParentheses.reach)..<last].reversed() where pair.overlaps(range) {
      let isInside = range.lowerBound <= pair.lowerBound && pair.upperBound <= range.upperBound
      let isAround = pair.lowerBound < range.lowerBound && range.upperBound < pair.upperBound
      if !isInside && !isAround { range = min(range.lowerBound, pair.lowerBound)..<max(range.upperBound, pair.upperBound) }
    }
    return range
  }
}
