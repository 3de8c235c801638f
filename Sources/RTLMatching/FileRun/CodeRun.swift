import RTLFacts
import RTLFindings
import RTLLexing

/// A pattern that fits, before its conditions.
struct Hit {
  var reference: Catalogue.Reference
  var match: Matcher.Match
}

/// The matches of one rule in one file of code -> findings.
struct CodeRun {
  let rule: Int
  let context: FileContext
  let evaluator: Evaluator
  /// Its values are distances from the sides of one view.
  private var setsInsets: Bool { context.rules.head(rule).category == .edgeInsets }

  /// What exceptions say of the places that they match.
  private struct Exceptions {
    var places: [Range<Int>] = []
    /// Those that depend on the project.
    var unless: [(place: Range<Int>, questions: [ProjectQuery])] = []
  }

  /// Of the matches of one rule at one place the first block in the file wins, an exception before all.
  func findings(of hits: [Hit]) -> [PendingFinding] {
    var intentional: [PendingFinding] = []
    let exceptions = exceptions(hits.filter(\.reference.isException), &intentional)
    var claimed: Set<Int> = []
    var found: [Int: [PendingFinding]] = [:]
    var observed = Observations()
    var excepted: Set<Int> = []
    var refused: [Int: Hit] = [:]
    let used = valuesMetInUse(hits)
    let finds = hits.filter { !$0.reference.isException && !isValue($0, metInUse: used) }.sorted {
      ($0.match.place.lowerBound, $0.reference.finder) < ($1.match.place.lowerBound, $1.reference.finder)
    }
    for hit in finds {
      let (match, anchor) = (hit.match, hit.match.place.upperBound - 1)
      if exceptions.places.contains(where: { $0.contains(anchor) }) {
        // What its only use makes right is right where it stands.
        if context.file.copy(at: match.place.lowerBound)?.isOnly == true { excepted.insert(context.file.byteRange(match.place).lowerBound) }
        continue
      }
      guard !claimed.contains(anchor) else { continue }
      let block = context.rules.finder(hit.reference)
      guard evaluator.contextHolds(match) else {
        if !block.takesComparisons, evaluator.comparesTarget(match, block.conditions) { observed.isCompared = true }
        continue
      }
      guard let questions = evaluator.questions(block.conditions, for: match) else {
        if !block.groups.isEmpty, refused[anchor] == nil { refused[anchor] = hit }
        continue
      }
      // While the project may still say no, the blocks behind stay in the race.
      if questions.isEmpty { claimed.insert(anchor) }
      if !block.takesComparisons, evaluator.isCompared(match) {
        observed.isCompared = true
        continue
      }
      // Constraints of one view are of one kind on older systems, too.
      if block.groups.isEmpty, context.code.isOlderTwin(anchor) { continue }
      let target = evaluator.target(of: match)
      if evaluator.isMeant(match) || !context.rules.isUnguarded(rule) && evaluator.isGuarded(match) {
        if let target { observed.handledTargets.insert(target) }
        if !block.groups.isEmpty { intentional.append(intentionalPlace(hit)) }
        continue
      }
      var pending = finding(hit, block, questions)
      ask(&pending, of: hit, block, target)
      pending.project.unless = exceptions.unless.filter { $0.place.contains(anchor) }.map(\.questions)
      (pending.placement.target, pending.placement.keepsSide) = (target, target != nil && (match.edits.isEmpty || block.direction != nil))
      pending.placement.constraint = anchor
      found[anchor, default: []].append(pending)
    }
    context.observations[rule] = observed
    for anchor in found.keys { found[anchor]?.removeAll { excepted.contains($0.range.lowerBound) } }
    return intentional + found.values.compactMap(PendingFinding.chained)
      + refused.filter { !claimed.contains($0.key) && found[$0.key]?.isEmpty ?? true }.map { intentionalPlace($0.value) }
  }

  /// The bytes of values that the rule meets where they are used: that says more than where they stand.
  private func valuesMetInUse(_ hits: [Hit]) -> [Range<Int>] {
    let file = context.file
    guard !file.copies.isEmpty else { return [] }
    return hits.compactMap { hit in
      guard let copy = file.copy(at: hit.match.place.upperBound - 1) ?? file.copy(at: hit.match.end - 1), !copy.isType, evaluator.contextHolds(hit.match)
      else { return nil }
      return file.valueBytes(of: copy)
    }
  }

  /// Whether a hit is one in the value itself, where it stands.
  private func isValue(_ hit: Hit, metInUse values: [Range<Int>]) -> Bool {
    let anchor = hit.match.place.upperBound - 1
    let start = Int(context.file.tokens[anchor].start)
    return values.contains { $0.contains(start) } && context.file.copy(at: anchor) == nil
  }

  private func exceptions(_ hits: [Hit], _ intentional: inout [PendingFinding]) -> Exceptions {
    var exceptions = Exceptions()
    for hit in hits {
      let block = context.rules.finder(hit.reference)
      guard let questions = evaluator.questions(block.conditions, for: hit.match) else { continue }
      if !block.groups.isEmpty { intentional.append(intentionalPlace(hit)) }
      let place = hit.match.start..<hit.match.end
      if questions.isEmpty { exceptions.places.append(place) } else { exceptions.unless.append((place, questions)) }
    }
    return exceptions
  }

  /// Adds what the project may be asked about the thing that gets the value.
  private func ask(_ pending: inout PendingFinding, of hit: Hit, _ block: CompiledBlock, _ target: AssignedMember?) {
    let (code, anchor) = (context.code, hit.match.place.upperBound - 1)
    let owner = target?.owner.map { [$0] } ?? []
    let made = evaluator.view(taking: hit.match).map { [$0] } ?? []
    // `self` may have a name elsewhere.
    let isHandedOn = block.conditions.contains { !$0.isNegated && $0.handsOn }
    let unnamed = isHandedOn ? [TraitSubject.someThing, .someType] : owner.isEmpty && target != nil ? [.someThing] : []
    // With the types round it alone: functions of one name stand in many of them.
    let types = code.scopeNames(at: anchor).filter { $0.first?.isUppercase == true }
    pending.project.targets = unnamed + owner.map { TraitSubject($0) } + types.map(TraitSubject.whole)
      + (owner + made).flatMap { name in types.map { TraitSubject(name, in: $0) } }
    if pending.finding.category == .symbol {
      pending.project.targets += (modifierNames(hit.match) + calls(on: code.names(of: pending))).map(TraitSubject.objects)
    }
    // What a caller hands on as a distance is the caller's; anything else that a function does with it is its own.
    let values = setsInsets ? hit.match.captures.values.filter { $0.lowerBound > hit.match.place.lowerBound } : []
    if let helper = code.helperUse(around: hit.match.place, values: values), !code.uses(helper) { pending.project.questions.append(.called(helper)) }
    if !pending.project.unsafeWhere.isEmpty { pending.project.receiverType = evaluator.receiverType(of: hit.match) }
    pending.finding.related = evaluator.evidence(block.conditions, for: hit.match).map { context.related($0.range, $0.message) }
  }

  /// The names of what a picture is handed to in its chain: `turned` and `Turn` of `.turned()` and `.modifier(Turn())`.
  private func modifierNames(_ match: Matcher.Match) -> [String] {
    let code = context.code
    return evaluator.modifiers(of: match).flatMap { call in
      [call.lowerBound] + call.prefix(Self.longestModifier).dropFirst().filter { code.isName($0) && code.isCapital($0) && code.at($0 + 1, "(") }
    }.map(code.text)
  }

  /// Tokens of such a call that are looked at.
  private static let longestModifier = 40

  /// The functions that the file calls on some things: `spin` of `arrow.spin()`.
  private func calls(on things: Set<String>) -> [String] {
    let code = context.code
    return things.sorted().flatMap { thing in
      Set(code.names([thing]).filter { code.at($0 + 1, ".") && code.isName($0 + 2) && code.at($0 + 3, "(") }.map { code.text($0 + 2) }).sorted()
    }
  }

  private func intentionalPlace(_ hit: Hit) -> PendingFinding {
    var pending = finding(hit, context.rules.finder(hit.reference), [])
    pending.isIntentional = true
    return pending
  }

  private func finding(_ hit: Hit, _ block: CompiledBlock, _ questions: [ProjectQuery]) -> PendingFinding {
    let (code, file) = (context.code, context.file)
    var parts: [String: String] = [:]
    for (name, range) in hit.match.captures where !range.isEmpty { parts[name] = file.source(range) }
    let start = hit.match.place.lowerBound
    let scope = code.scopeNames(at: start)
    var edited = hit.match.edits.compactMap { edit in file.copy(holding: edit.range, in: hit.match.start..<hit.match.end).map { (edit, $0) } }
    var edits = hit.match.edits
    if let moved = editsAtUse(edited, hit.match, block) { (edits, edited) = (moved, []) }
    if let types = typeEdits(edited, hit.match) { edits += types } else { (edits, edited) = ([], []) }
    var pending = context.reporter(hit.reference).finding(
      at: file.byteRange(hit.match.place), parts: parts,
      edits: edits.map(FixTemplate(hit.match, in: file).fill).sorted { $0.range.lowerBound < $1.range.lowerBound },
      fix: hit.match.fix, needs: hit.match.needs, questions: questions, scope: scope.joined(separator: "."))
    pending.tokens = hit.match.place
    // Where the value stands, the view may not be there yet.
    if !edited.isEmpty { pending.project.direction?.view = nil }
    pending.isAtUse = file.copy(at: start)?.isOnly ?? false
    if edited.contains(where: { !$1.isOnly }) { pending.demote("other code may use the same value") }
    let views = block.groups.compactMap { parts[$0] }.map { code.viewPath($0, at: start) }
    pending.project.properties = code.frameworkProperties(hit.match)
    pending.project.strangers = code.strangers(hit.match)
    if questions.contains(where: { $0.picture != nil }) { pending.project.pictureProperty = code.propertyName(around: start) }
    // Two constraints that nothing can change later turn round for themselves, and nothing else has to turn with them.
    let isSymmetric = block.conditions.contains { !$0.isNegated && $0.symmetry?(hit.match, evaluator) == true }
    if views.count == 2, isSymmetric, code.storedName(around: start) == nil {
      pending.finding.groups = [ConstraintGroup(.pair(views[0], views[1]))]
      pending.placement.isSymmetric = true
      return pending
    }
    let groups = views.map { ConstraintGroup(type: scope.first, view: $0) }
    if let own = block.groups.first, parts[own] != nil {
      (pending.placement.group, pending.placement.ends) = (groups[0], Array(groups.dropFirst()))
      pending.project.view = code.placedView(views[0], at: start)
      pending.project.ends = code.placedEnds(Array(views.dropFirst()), at: start)
    }
    pending.finding.groups = groups + code.handedGroups(groups, at: start)
    // The insets of one view that change sides change them together, and hold back nothing else of it.
    if groups.isEmpty, block.fix == .unsafe, setsInsets, let view = parts["VIEW"] {
      pending.finding.groups = [ConstraintGroup(.insets(of: code.viewPath(view, at: start), in: scope.first))]
    }
    return pending
  }

  /// The edits of a match with the value in the place of its name, where what the fix writes names more than the value's own parts;
  /// nil where the value itself can be edited. Nothing is written where more than the value would be.
  private func editsAtUse(_ edited: [(edit: Edit, copy: TokenFile.Copy)], _ match: Matcher.Match, _ block: CompiledBlock) -> [Edit]? {
    guard !edited.allSatisfy({ canWrite($0.edit, in: $0.copy, match, block) }) else { return nil }
    guard edited.count == 1, match.edits.count == 1 else { return [] }
    let (file, copy, edit) = (context.file, edited[0].copy, edited[0].edit)
    let value = file.valueBytes(of: copy)
    func text(_ range: Range<Int>) -> String { String(decoding: file.bytes[range], as: UTF8.self) }
    let (before, after) = (text(value.lowerBound..<edit.range.lowerBound), text(edit.range.upperBound..<value.upperBound))
    return [Edit(range: copy.use, replacement: before + edit.replacement + after)]
  }

  /// Whether what a fix writes into a value means there what it means where the value is used: it names nothing but the value's own parts.
  private func canWrite(_ edit: Edit, in copy: TokenFile.Copy, _ match: Matcher.Match, _ block: CompiledBlock) -> Bool {
    FixTemplate.names(in: edit.replacement).allSatisfy { name in
      if name == FixTemplate.direction { return block.direction?.asksView != true }
      return match.captures[name].map { copy.tokens.lowerBound <= $0.lowerBound && $0.upperBound <= copy.tokens.upperBound } ?? true
    }
  }

  /// The type that the declaration of a value writes, where a fix makes another kind of value for another property.
  private func writtenType(_ edit: Edit, in copy: TokenFile.Copy, _ match: Matcher.Match) -> Range<Int>? {
    let file = context.file
    guard let behind = file.tokens(in: edit.range)?.upperBound, behind < file.tokens.count, file.equals(behind, "(") || file.equals(behind, ":"),
      match.edits.contains(where: { file.copy(holding: $0.range, in: match.start..<match.end) == nil })
    else { return nil }
    return context.code.writtenType(of: String(decoding: file.bytes[copy.use], as: UTF8.self), at: copy.tokens.lowerBound)
  }

  /// The edits of written types: `Insets` becomes what `InsetsMake` becomes, without what both end in. Nil where a type stays that
  /// does not fit.
  private func typeEdits(_ edited: [(edit: Edit, copy: TokenFile.Copy)], _ match: Matcher.Match) -> [Edit]? {
    let file = context.file
    var types: [Range<Int>: Edit?] = [:]
    for (edit, copy) in edited {
      guard let type = writtenType(edit, in: copy, match) else { continue }
      let (old, maker) = (file.text(type), String(decoding: file.bytes[edit.range], as: UTF8.self))
      let isMaker = maker.hasPrefix(old) && edit.replacement.hasSuffix(maker.dropFirst(old.count))
      let new = isMaker ? String(edit.replacement.dropLast(maker.count - old.count)) : typeOfProperty(match)
      types[type] = (types[type] ?? nil) ?? new.map { Edit(range: file.byteRange(type), replacement: $0) }
    }
    let edits = types.values.compactMap(\.self)
    return edits.count == types.count ? edits.sorted { $0.range.lowerBound < $1.range.lowerBound } : nil
  }

  /// The type of the property that a fix writes in the place of another one.
  private func typeOfProperty(_ match: Matcher.Match) -> String? {
    let outside = match.edits.filter { context.file.copy(holding: $0.range, in: match.start..<match.end) == nil }
    return outside.lazy.compactMap { edit in
      context.code.members.type(ofAny: edit.replacement.split { $0 == "." || $0 == "?" }.last.map(String.init) ?? edit.replacement)
    }.first
  }
}
