import RTLFacts
import RTLLexing

/// The stacks that the code of a file makes and sets up, and whether the views in them keep the width of their content.
final class CodeStacks {
  private typealias Kind = WidthVocabulary.Kind

  /// Values that the file gives a property in one place.
  private struct Setting {
    var values: Set<String>
    /// The block of the branch that the place is in.
    var branch: Int?
  }

  // It belongs to the widths, and ends with them.
  private unowned let widths: CodeWidths
  private let code: CodeView
  private let file: TokenFile
  private let words: WidthVocabulary
  /// What the file sets of each stack, by its name.
  private lazy var settings: [String: [Kind: [Setting]]] = readSettings()
  /// The views that the file puts into each stack, by its name.
  private lazy var arranged: [String: [Range<Int>]] = readArranged()

  init(_ widths: CodeWidths) { (self.widths, code, file, words) = (widths, widths.code, widths.file, widths.words) }

  /// The stack that a call puts something into, or that is made of it; nil where it has no name.
  /// - Parameter callee: `addArrangedSubview`, `arrangedSubviews` of what makes one.
  func name(arrangingBy callee: Int) -> String? {
    if words.has(file.string(callee), .makesStack), code.at(callee + 1, ":") || !code.isSwift {
      let open = code.brackets.opener(enclosing: callee)
      guard open > 0, isMaker(open) else { return nil }
      return stack(madeAt: open)
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
    // Where the axis changes, both ways have to leave the room.
    return values(of: .stackAxis, in: stack).allSatisfy { axis in
      if words.has(axis.value, .column) {
        return values(of: .stackAlignment, in: stack, beside: axis.branch).allSatisfy { alignment, _ in
          alignment == CodeStacks.unset ? !fills : alignment != CodeStacks.unknown && !words.has(alignment, .fill)
        }
      }
      return (axis.value == CodeStacks.unset || words.has(axis.value, .row))
        && values(of: .stackDistribution, in: stack, beside: axis.branch).allSatisfy { distribution, _ in
          if words.has(distribution, .spreads) { return arranged[stack]?.count ?? 0 > 1 }
          if distribution == CodeStacks.unset, !fills { return true }
          guard distribution == CodeStacks.unset || words.has(distribution, .fill) else { return false }
          return (arranged[stack] ?? []).contains { yields($0, to: view) } || widths.fitsContent(name: stack, depth: depth + 1)
        }
    }
  }

  /// A value that is no constant.
  private static let unknown = ""
  /// What a stack does that nothing sets up.
  private static let unset = "-"

  /// What a property of a stack may be, each with the branch that sets it. Without a place that always does, or two branches, which
  /// are taken to be all, nothing may have set it.
  /// - Parameter branch: what is set there counts alone, if anything is.
  private func values(of kind: Kind, in stack: String, beside branch: Int? = nil) -> [(value: String, branch: Int?)] {
    let all = settings[stack]?[kind] ?? []
    let own = branch == nil ? [] : all.filter { $0.branch == branch }
    let found = (own.isEmpty ? all : own).flatMap { setting in setting.values.map { (value: $0, branch: setting.branch) } }
    return own.isEmpty && all.count < 2 && all.allSatisfy { $0.branch != nil } ? found + [(CodeStacks.unset, nil)] : found
  }

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
    return labels.allSatisfy { words.has(file.string($0), .makesStack) || isSetting($0) } ? words.stacks[file.string(maker)] : nil
  }

  /// The name that a view has outside of the closure that makes it.
  private func owner(of name: String, at token: Int) -> String { code.property(madeOf: token, name) ?? name }

  /// The name of what a call makes.
  private func stack(madeAt open: Int) -> String? {
    code.assignedName(at: code.brackets.partner(of: open)).map { owner(of: PlacedView.bare($0), at: open) }
  }

  private static let settingKinds = [Kind.stackAxis, .stackAlignment, .stackDistribution]

  /// A label of an initializer of the project's own: `UIStackView(axis: .vertical, alignment: .leading)`.
  private func isSetting(_ label: Int) -> Bool { code.isSwift && CodeStacks.settingKinds.contains { words.has(file.string(label), $0) } }

  private func readSettings() -> [String: [Kind: [Setting]]] {
    var found: [String: [Kind: [Setting]]] = [:]
    for kind in CodeStacks.settingKinds {
      for member in code.names(words.names(of: kind)) {
        guard let (stack, value) = setting(member) else { continue }
        found[stack, default: [:]][kind, default: []].append(Setting(values: constants(value), branch: branch(around: member, of: stack)))
      }
    }
    return found
  }

  /// The stack of which a member is set, and the value.
  private func setting(_ member: Int) -> (stack: String, value: Range<Int>)? {
    if code.at(member - 1, "."), code.at(member + 1, "=") {
      let receiver = code.operandStart(endingAt: member - 2)..<member - 1
      let statement = code.statement(around: member)
      let end = code.at(statement.upperBound - 1, ";") ? statement.upperBound - 1 : statement.upperBound
      return receiver.isEmpty ? nil : (owner(of: PlacedView.bare(file.text(receiver)), at: member), member + 2..<max(member + 2, end))
    }
    let open = code.brackets.opener(enclosing: member)
    guard code.at(member + 1, ":"), open >= 0 else { return nil }
    if code.isSwift {
      guard isMaker(open), let value = code.arguments(ofCallAt: open).first(where: { $0.range.lowerBound == member + 2 }) else { return nil }
      return stack(madeAt: open).map { ($0, value.range) }
    }
    return open + 1 < member ? (owner(of: PlacedView.bare(file.text(open + 1..<member)), at: member), member + 2..<code.brackets.partner(of: open)) : nil
  }

  /// The block that runs only in some cases, if that is the nearest one and the stack was there before it.
  private func branch(around token: Int, of stack: String) -> Int? {
    var open = code.brackets.opener(enclosing: token)
    while open >= 0, !code.at(open, "{") { open = code.brackets.opener(enclosing: open) }
    guard open >= 0, code.condition(of: open) != nil || code.at(open - 1, "else") else { return nil }
    let body = open..<code.brackets.partner(of: open)
    return widths.declarations(of: stack).contains(where: body.contains) ? nil : open
  }

  /// The last names of a value that is one member or constant, or of the branches of a choice.
  private func constants(_ value: Range<Int>) -> Set<String> {
    let own = value.filter { code.brackets.opener(enclosing: $0) == code.brackets.opener(enclosing: value.lowerBound) }
    guard let choice = own.first(where: code.isTernary), let colon = own.first(where: { $0 > choice && code.at($0, ":") }) else { return [constant(value)] }
    return constants(choice + 1..<colon).union(constants(colon + 1..<value.upperBound))
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
