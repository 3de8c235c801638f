import RTLFacts
import RTLLexing

/// The stacks that the code of a file makes and sets up, and whether the views in them keep the width of their content.
final class CodeStacks {
  private typealias Kind = WidthVocabulary.Kind

  // It belongs to the widths, and ends with them.
  private unowned let widths: CodeWidths
  private let code: CodeView
  private let file: TokenFile
  private let words: WidthVocabulary
  /// What the file sets of each stack, by its name.
  private lazy var settings: [String: [Kind: Set<String>]] = readSettings()
  /// The views that the file puts into each stack, by its name.
  private lazy var arranged: [String: [Range<Int>]] = readArranged()

  init(_ widths: CodeWidths) { (self.widths, code, file, words) = (widths, widths.code, widths.file, widths.words) }

  /// The stack that a call puts something into, or that is made of it; nil where it has no name.
  /// - Parameter callee: `addArrangedSubview`, `arrangedSubviews` of what makes one.
  func name(arrangingBy callee: Int) -> String? {
    if words.has(file.string(callee), .makesStack), code.at(callee + 1, ":") || !code.isSwift {
      let open = code.brackets.opener(enclosing: callee)
      guard open > 0, isMaker(open) else { return nil }
      return code.assignedName(at: code.brackets.partner(of: open)).map { owner(of: PlacedView.bare($0), at: callee) }
    }
    let receiver: Range<Int>
    if code.at(callee - 1, ".") {
      receiver = code.operandStart(endingAt: callee - 2)..<callee - 1
    } else {
      let open = code.brackets.opener(enclosing: callee)
      guard !code.isSwift, open >= 0, open + 1 < callee else { return nil }
      receiver = open + 1..<callee
    }
    return receiver.isEmpty ? nil : owner(of: PlacedView.bare(file.text(receiver)), at: callee)
  }

  /// Whether a stack gives the rest of its room to something else than a view in it.
  /// - Parameter depth: how many stacks lie between the view that was asked about and this one.
  func leavesRoom(beside view: String, in stack: String, depth: Int) -> Bool {
    guard widths.isDeclaredHereAlone(stack), let fills = fills(stack) else { return false }
    // Where one of them is set only in some cases, all that they may be has to leave the room.
    func all(_ kind: Kind, _ holds: (String) -> Bool) -> Bool { (settings[stack]?[kind] ?? [CodeStacks.unset]).allSatisfy(holds) }
    return all(.stackAxis) { axis in
      if words.has(axis, .column) {
        return all(.stackAlignment) { $0 == CodeStacks.unset ? !fills : $0 != CodeStacks.unknown && !words.has($0, .fill) }
      }
      guard axis == CodeStacks.unset || words.has(axis, .row) else { return false }
      return all(.stackDistribution) {
        if words.has($0, .spreads) { return arranged[stack]?.count ?? 0 > 1 }
        if $0 == CodeStacks.unset, !fills { return true }
        guard $0 == CodeStacks.unset || words.has($0, .fill) else { return false }
        return (arranged[stack] ?? []).contains { yields($0, to: view) } || widths.fitsContent(name: stack, depth: depth + 1)
      }
    }
  }

  /// A value that is no constant.
  private static let unknown = ""
  /// What a stack does that nothing sets up.
  private static let unset = "-"

  // MARK: - What takes room

  /// Whether something in a row takes the room that is left before a view does.
  private func yields(_ other: Range<Int>, to view: String) -> Bool {
    if isSpacer(other) { return true }
    let name = PlacedView.bare(file.text(other))
    guard name != view, !widths.sized.contains(name), widths.isDeclaredHereAlone(name) else { return false }
    if let value = code.value(ofConstant: name), isSpacer(value) { return widths.uses(of: name) != nil }
    return widths.strong.contains(view) && !widths.strong.contains(name)
  }

  /// A plain view that is made there: `View()`, `[View new]`, `[[View alloc] init]`.
  private func isSpacer(_ value: Range<Int>) -> Bool {
    let names = value.prefix(8).filter { file.tokens[$0].kind == .identifier }.map(file.string)
    return value.count <= 8 && names.first.map { words.has($0, .spacer) } ?? false && names.dropFirst().allSatisfy { words.has($0, .makes) }
  }

  // MARK: - Reading

  /// Whether a class of the framework is made here, and nothing that sets it up on the way.
  private func isMaker(_ open: Int) -> Bool {
    let names = code.isSwift ? open - 1..<open : open..<min(open + 4, file.tokens.count)
    return names.contains { file.tokens[$0].kind == .identifier && words.stacks[file.string($0)] != nil }
  }

  /// Whether a stack stretches what is in it unless it is told not to; nil where the file does not make it in one place, or
  /// something sets it up on the way.
  private func fills(_ stack: String) -> Bool? {
    let made = code.names(words.stackNames).compactMap { maker -> (maker: Int, value: Range<Int>)? in
      guard code.at(maker + 1, code.isSwift ? "(" : "alloc") || !code.isSwift && code.at(maker - 1, "[") else { return nil }
      let start = !code.isSwift && code.at(maker - 2, "[") ? maker - 2 : code.isSwift ? maker : maker - 1
      let value = start..<code.operandEnd(startingAt: start) + 1
      return code.assignedName(at: value.upperBound - 1).map { owner(of: PlacedView.bare($0), at: maker) } == stack ? (maker, value) : nil
    }
    guard made.count == 1, let (maker, value) = made.first else { return nil }
    let labels = value.prefix(CodeWidths.longestBlock).filter { file.tokens[$0].kind == .identifier && code.at($0 + 1, ":") }
    return labels.allSatisfy { words.has(file.string($0), .makesStack) } ? words.stacks[file.string(maker)] : nil
  }

  /// The name that a view has outside of the closure that makes it.
  private func owner(of name: String, at token: Int) -> String { code.property(madeOf: token, name) ?? name }

  private func readSettings() -> [String: [Kind: Set<String>]] {
    var found: [String: [Kind: Set<String>]] = [:]
    var always: Set<[String]> = []
    for kind in [Kind.stackAxis, .stackAlignment, .stackDistribution] {
      for member in code.names(words.names(of: kind)) {
        var value: Range<Int>?
        var receiver: Range<Int>?
        if code.at(member - 1, "."), code.at(member + 1, "=") {
          receiver = code.operandStart(endingAt: member - 2)..<member - 1
          value = member + 2..<code.operandEnd(startingAt: member + 2) + 1
        } else if !code.isSwift, code.at(member + 1, ":") {
          let open = code.brackets.opener(enclosing: member)
          if open >= 0, open + 1 < member { receiver = open + 1..<member }
          value = member + 2..<code.operandEnd(startingAt: member + 2) + 1
        }
        guard let receiver, let value, !receiver.isEmpty else { continue }
        let name = PlacedView.bare(file.text(receiver))
        let stack = owner(of: name, at: member)
        found[stack, default: [:]][kind, default: []].insert(constant(value))
        if !isBranch(around: member, of: name) { always.insert([stack, "\(kind)"]) }
      }
    }
    for (stack, kinds) in found {
      for kind in kinds.keys where !always.contains([stack, "\(kind)"]) { found[stack]?[kind]?.insert(CodeStacks.unset) }
    }
    return found
  }

  /// Whether the nearest block runs only in some cases, or later, and does not make the stack itself.
  private func isBranch(around token: Int, of stack: String) -> Bool {
    guard let open = code.block(around: token), code.isClosure(open) || code.condition(of: open) != nil || code.at(open - 1, "else") else { return false }
    let body = open..<code.brackets.partner(of: open)
    return !widths.tokens(of: stack).contains { body.contains($0) && code.at($0 + 1, "=") }
  }

  /// The last name of a value that is one member or constant.
  private func constant(_ value: Range<Int>) -> String {
    guard let last = value.last, value.count <= 3, value.allSatisfy({ file.tokens[$0].kind == .identifier || code.at($0, ".") }) else {
      return CodeStacks.unknown
    }
    return value.count == 1 && (code.isSwift || code.isLocalName(last) || code.isParameterName(last)) ? CodeStacks.unknown : file.string(last)
  }

  private func readArranged() -> [String: [Range<Int>]] {
    var found: [String: [Range<Int>]] = [:]
    for callee in code.names(words.names(of: .arranging)) where !widths.isCopied(callee) {
      guard let stack = name(arrangingBy: callee) else { continue }
      let open = code.at(callee + 1, "(") ? callee + 1 : code.brackets.opener(enclosing: callee)
      guard open >= 0, let argument = code.arguments(ofCallAt: open).first(where: { $0.range.lowerBound > callee })?.range else { continue }
      let elements = code.elements(ofListAt: argument.lowerBound)
      let things = argument.count == 1 ? code.objects(namedBy: argument.lowerBound) : []
      found[stack, default: []] += !elements.isEmpty ? elements : things.isEmpty ? [argument] : things
    }
    return found
  }
}
