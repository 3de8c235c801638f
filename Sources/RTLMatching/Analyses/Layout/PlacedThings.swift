import RTLFacts
import RTLLexing

/// What a rectangle or a point places.
extension PhysicalPlacement {
  /// What a rectangle or point places; nil when it is for something else.
  func view(ofValue token: Int, isPoint: Bool, isHook: Bool, _ code: CodeView) -> (name: String, call: Int?)? {
    let file = code.file
    var end = code.operandEnd(startingAt: token)
    if file.equals(token + 1, ")") { end = code.brackets.partner(of: token + 2) }
    var isRect = !isPoint
    // A corner inside its rectangle, a rectangle inside a rounding.
    for _ in 0..<3 {
      switch code.context(of: end).context {
      case .assignment(let target, let member):
        if isHook { return (file.text(target), nil) }
        guard !isOther(target, code) else { return nil }
        let words = IdentifierWords.split(member.utf8)
        guard table.has(member, .target) || isRect && table.has(words.last, .frameName)
          || isPoint && table.has(member, .originArgument) || !framed(byLocal: target, code).isEmpty
        else { return nil }
        return (file.text(target), nil)
      case .initialValue(let name):
        if isHook { return (file.string(name), nil) }
        if !isRect { return view(atCorner: name, isHook: isHook, code) }
        guard !isOther(name..<name + 1, code) else { return nil }
        if let framed = framed(byLocal: name..<name + 1, code).first { return (framed, nil) }
        return table.has(IdentifierWords.split(file.string(name).utf8).last, .frameName) ? (file.string(name), nil) : nil
      case .argument(let label, let callee, let call, _):
        let name = callee.last.map(file.string) ?? ""
        if let label, table.has(label, .originArgument), table.has(name, .rect) || table.has(name, .implicit) {
          // With the width beside it the rectangle may be its own mirror image.
          guard !code.horizontalValues.thing(code.operandStart(endingAt: call - 1)..<code.operandEnd(startingAt: call) + 1).isMirrorImage else { return nil }
          isRect = true
        } else if !table.has(name, .rounding) {
          if isHook { return (name, nil) }
          guard let label, table.has(label, .argument), !isOther(callee, code) else { return nil }
          guard !ViewsPlacedElsewhere.takes(valueEndingAt: code.operandEnd(startingAt: call), code, table) else { return nil }
          let assigned = code.assignedName(at: code.operandEnd(startingAt: call))
          guard !(assigned.map(table.isOther) ?? false) else { return nil }
          return assigned.map { ($0, nil) } ?? (placed(by: call, at: label, callee, code), call)
        }
        end = code.operandEnd(startingAt: call)
      case .returned(let function): return isHook ? ("the result", nil) : function.flatMap { view(ofResult: $0, token..<end + 1, code) }
      default: return nil
      }
    }
    return nil
  }

  /// Whether a view gets another place further on in the same block, one that is the same in either direction.
  /// - Parameter others: where things are placed by x.
  func isPlacedAgain(_ placement: Placement, in body: Range<Int>, among others: [Int], _ code: CodeView) -> Bool {
    let name = table.lastName(placement.view)
    let block = code.nearestBlock(placement.place.lowerBound)
    let local = placement.local.map(code.name)
    return code.names([name]).contains { use in
      guard use > placement.place.upperBound, body.contains(use), code.at(use + 1, "."), code.at(use + 3, "="), table.has(code.name(use + 2), .target),
        code.nearestBlock(use) == block
      else { return false }
      let statement = code.statement(around: use)
      // What is made of it is no other place.
      if let local, statement.contains(where: { code.isName($0) && code.name($0) == local }) { return false }
      // What is kept under a name may be the place that it has.
      guard code.operandEnd(startingAt: use + 4) > use + 4 else { return false }
      return !others.contains(where: statement.contains)
    }
  }

  /// What gets the rectangle that a function of the file gives back: `icon` of `icon.frame = iconFrame()`.
  private func view(ofResult function: Int, _ value: Range<Int>, _ code: CodeView) -> (name: String, call: Int?)? {
    // A row by index is seen where its things are placed.
    guard !code.horizontalValues.thing(value).x.form.has(.index) else { return nil }
    for use in code.names([code.name(function)]).prefix(Self.mostUses) where use != function {
      guard case .assignment(let target, let member) = code.context(of: code.callEnd(ofName: use)).context, table.has(member, .target) else { continue }
      return isOther(target, code) ? nil : (code.file.text(target), nil)
    }
    return nil
  }

  /// Uses of one function that are looked at.
  private static let mostUses = 8

  /// What a local point is the corner of further on: `icon.frame = CGRect(origin: corner, size: size)`.
  func view(atCorner local: Int, isHook: Bool, _ code: CodeView) -> (name: String, call: Int?)? {
    let file = code.file
    for at in uses(of: local, code) where table.has(file.string(at - 2), .originArgument) {
      if file.equals(at - 1, ":"), file.equals(at - 3, "("), table.has(file.string(at - 4), .rect) {
        return view(ofValue: at - 4, isPoint: false, isHook: isHook, code)
      }
      if file.equals(at - 1, "="), file.equals(at - 3, "."), table.has(file.string(at - 4), .target) {
        return (file.text(code.operandStart(endingAt: at - 2)..<at - 1), nil)
      }
    }
    return nil
  }

  /// Where the name of a local stands further on in its function.
  private func uses(of local: Int, _ code: CodeView) -> [Int] {
    guard let function = code.functionBody(around: local) else { return [] }
    let end = min(function.body.upperBound, local + 2_000)
    return (local + 3..<max(end, local + 3)).filter { code.file.sameTokens($0..<$0 + 1, local..<local + 1) }
  }

  /// What a call places that takes a rectangle: the view among its other arguments, else what it is called on.
  private func placed(by call: Int, at label: String, _ callee: Range<Int>, _ code: CodeView) -> String {
    let file = code.file
    let other = code.arguments(ofCallAt: call).prefix(4).first { argument in
      argument.label.map(file.string) != label && isPath(argument.range, file)
    }
    // `if let view = self.icon`
    if let other, other.range.count == 1, case .local(let value?) = code.origin(ofNameAt: other.range.lowerBound), isPath(value, file) {
      return file.text(value)
    }
    if let other { return file.text(other.range) }
    let isMessage = file.equals(call, "[") && call + 1 < callee.lowerBound
    let receiver = isMessage ? call + 1..<callee.lowerBound : callee.count > 2 ? callee.dropLast(2) : callee
    return file.text(receiver.prefix(24))
  }

  /// `self.icon!`
  private func isPath(_ range: Range<Int>, _ file: TokenFile) -> Bool {
    range.count < 12 && range.allSatisfy { file.tokens[$0].kind == .identifier || file.equals($0, ".") || file.equals($0, "!") }
  }

  /// Whether a name stands for something that is no part of a layout.
  func isOther(_ target: Range<Int>, _ code: CodeView) -> Bool {
    target.prefix(24).contains { code.file.tokens[$0].kind == .identifier && table.isOther(code.file.string($0)) }
  }

  /// The views to which the function gives a local rectangle further on: `label.frame` of `label.frame = frame`, `label` of
  /// `let label = Label(frame: frame)`, and the local where what is made has no name.
  func framed(byLocal local: Range<Int>, _ code: CodeView) -> [String] {
    let file = code.file
    guard local.count == 1 else { return [] }
    return uses(of: local.lowerBound, code).filter { table.has(file.string($0 - 2), .target) || table.has(file.string($0 - 2), .argument) }.compactMap { at in
      if file.equals(at - 1, ":") { return code.enclosing(at).flatMap { code.assignedName(at: code.brackets.partner(of: $0)) } ?? file.text(local) }
      guard file.equals(at - 1, "=") else { return nil }
      let target = code.operandStart(endingAt: at - 2)..<at - 1
      // Of a view that is cast on the way, the text is no name.
      return file.text(target.contains { code.at($0, "as") } ? local : target)
    }
  }
}

/// How wide views are set anywhere in a file: by a width, a size or a frame, or as wide as their content.
struct WidthsElsewhere {
  let code: CodeView
  let table: PlacementTable
  /// What makes a view as wide as its content.
  let fitting: Set<String>
  /// By the type and the name of the view; nil where nothing tells how wide it is.
  private lazy var widths: [String: [LinearForm?]] = {
    // What is set later in the same block stays.
    var found: [String: [Int: LinearForm?]] = [:]
    let fits = code.names(fitting).map { (token: $0, width: LinearForm?.none, receiver: [code.name(owner(of: $0))]) }
    let sets = SinkPlaces(index: table.sizes, code: code).places().map { ($0.token, width(of: $0), $0.receiver) }
    for (token, width, receiver) in (fits + sets).sorted(by: { $0.token < $1.token }) {
      guard let name = name(code.viewPath(table.bareView(receiver.joined(separator: ".")), at: token), at: token) else { continue }
      found[name, default: [:]].updateValue(width, forKey: code.nearestBlock(token) ?? -1)
    }
    return found.mapValues { Array($0.values) }
  }()

  init(code: CodeView, table: PlacementTable, fitting: Set<String>) { (self.code, self.table, self.fitting) = (code, table, fitting) }

  /// How wide something is set there; nil where nothing tells it.
  private func width(of place: SinkPlaces.Place) -> LinearForm? {
    let thing = code.horizontalValues.thing(place.value)
    return switch thing.shape {
    case .rectangle: thing.width?.form
    case .size: thing.x.form
    case .number: table.has(place.sink.name, .width) ? thing.x.form : nil
    case .point: nil
    }
  }

  /// `label` of `label?.sizeToFit()` and `[label sizeToFit]`.
  private func owner(of member: Int) -> Int {
    var owner = code.at(member - 1, ".") ? member - 2 : member - 1
    while code.at(owner, "?") || code.at(owner, "!") { owner -= 1 }
    return owner
  }

  /// The last name of a path, in its type; nil for a local.
  private func name(_ path: String, at token: Int) -> String? {
    guard code.leadsToMember(path, at: token) || code.unwrapsMember(path, at: token), let last = path.split(separator: ".").last else { return nil }
    return "\(code.scopeNames(at: token).first ?? ""): \(last)"
  }

  /// Widths of one view that are read.
  private static let most = 8

  /// Whether a view whose corner alone is set is always so wide that as much room is left behind it.
  /// - Parameter path: as `viewPath` has it.
  mutating func spread(_ placement: PhysicalPlacement.Placement, at path: String) -> Bool {
    guard !placement.hasWidth, let name = name(path, at: placement.place.lowerBound), let widths = widths[name], widths.count <= Self.most else { return false }
    let x = code.horizontalValues.thing(placement.value).number.form
    return widths.allSatisfy { $0.map { x.isMirrorImage(width: $0) } ?? false }
  }
}
