import RTLFacts
import RTLFindings
import RTLLexing

extension RuleRunner {
  /// The objects of a file, nil when no rule asks for them.
  func interfaceFacts(_ file: TokenFile) -> InterfaceFacts? {
    guard !rules.analyses.isEmpty || file.tokens.contains(where: { $0.kind == .tagOpen && rules.elements(named: $0.word) }) else { return nil }
    return InterfaceFacts(InterfaceDocument(ElementTree(file)), catalogue.vocabularies.tables)
  }

  /// - Parameter platform: of a fragment; a whole document says it itself.
  func auditElements(_ facts: InterfaceFacts, in context: FileContext, platform: AppPlatform?, limit: inout Limit?) -> [PendingFinding] {
    let (document, file) = (facts.document, context.file)
    let matcher = ElementMatcher(facts, vocabularies: catalogue.vocabularies, platform: platform)
    var result: [PendingFinding] = []
    for element in document.tree.elements.indices where document.isInstalled(element) {
      guard result.count <= RuleRunner.cap else {
        limit = .places
        break
      }
      let word = file.tokens[document.tree.elements[element].openToken].word
      let attributes = document.tree.attributeBits(of: element)
      var claimed: Set<Int> = []
      var silent: [Int: (reference: Catalogue.Reference, match: ElementMatcher.Match)] = [:]
      var unless: [Int: [[ProjectQuery]]] = [:]
      var found: [Int: [PendingFinding]] = [:]
      for trigger in rules.elementTriggers(for: word) where trigger.attributes & ~attributes == 0 && !claimed.contains(trigger.reference.rule) {
        let reference = trigger.reference
        guard var match = timed(reference.rule, { matcher.match(trigger.pattern, element) }) else { continue }
        guard let questions = timed(reference.rule, { matcher.questions(rules.finder(reference).conditions, for: &match) }) else {
          // What names no side that a fix would change says nothing of the sides.
          if !match.edits.isEmpty { silent[reference.rule] = (reference, match) }
          continue
        }
        if questions.isEmpty { claimed.insert(reference.rule) }
        if reference.isException {
          if !questions.isEmpty { unless[reference.rule, default: []].append(questions) }
          continue
        }
        var pending = context.reporter(reference).finding(
          at: match.place, parts: match.captures, edits: match.edits, fix: match.fix, needs: match.needs, questions: questions,
          object: (document.description(of: element), document.objectID(of: element)))
        pending.finding.groups = facts.groups(of: element)
        pending.placement.pin = facts.pin(of: element)
        pending.project.unless = unless[reference.rule] ?? []
        pending.project.outlets = facts.constraintOutlets(of: element)
        pending.project.cell = facts.document.offeredCell(around: element)
        if !pending.finding.groups.isEmpty, pending.finding.level > .note {
          (pending.project.hosts, pending.project.rows) = (facts.hosts(of: element), facts.rows(of: element))
        }
        pending.project.receiverType = document.customClass(of: element) ?? document.tree.name(of: element)
        pending.project.targets = facts.outletSubjects(of: element)
        if facts.hasTwin(of: element, first: match.values["firstAttribute"], second: match.values["secondAttribute"]) {
          pending.demote("the file already has the constraint that this one would become")
        }
        found[reference.rule, default: []].append(pending)
      }
      result += found.values.compactMap(PendingFinding.chained)
      for (rule, (reference, match)) in silent where !claimed.contains(rule) && found[rule] == nil && !facts.groups(of: element).isEmpty {
        var silent = context.reporter(reference).finding(at: match.place)
        silent.finding.groups = facts.groups(of: element)
        silent.placement.pin = facts.pin(of: element)
        silent.isIntentional = true
        result.append(silent)
      }
    }
    return result
  }
}

/// Fits element patterns to the elements of one Interface Builder file.
struct ElementMatcher {
  struct Match {
    let element: Int
    /// Byte range.
    var place: Range<Int>
    var captures: [String: String] = [:]
    var edits: [Edit] = []
    var needs: [Need] = []
    var fix: Applicability = .safe
    /// New values by attribute.
    var values: [String: String] = [:]
  }

  let facts: InterfaceFacts
  let document: InterfaceDocument
  let vocabularies: Vocabularies
  /// Of a fragment without a document element.
  let platform: AppPlatform?
  let tree: ElementTree

  init(_ facts: InterfaceFacts, vocabularies: Vocabularies, platform: AppPlatform?) {
    self.facts = facts
    document = facts.document
    (self.vocabularies, self.platform) = (vocabularies, platform)
    tree = document.tree
  }

  /// - Parameter known: what the holes took already; a name that comes again must have the same value.
  func match(_ pattern: ElementPattern, _ element: Int, known: [String: String] = [:]) -> Match? {
    if let names = pattern.names, !names.contains(where: { tree.isNamed($0, element) }) { return nil }
    if !pattern.platforms.isEmpty {
      guard pattern.platforms.contains(document.platform ?? platform ?? .iOS) else { return nil }
    }
    var match = Match(element: element, place: tree.nameRange(of: element), captures: known)
    for (index, wanted) in pattern.attributes.enumerated() {
      guard take(wanted, isPlace: index == pattern.place, element, &match) else { return nil }
    }
    for insertion in pattern.insertions {
      let offset = insertionOffset(insertion.name, element)
      match.edits.append(Edit(range: offset..<offset, replacement: " \(insertion.name)=\"\(insertion.value)\""))
    }
    match.edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    return match
  }

  /// What the project must say for the match to count; nil where a condition does not hold.
  /// - Parameter match: takes the holes of a child that was found.
  func questions(_ conditions: [Condition], for match: inout Match) -> [ProjectQuery]? {
    var questions: [ProjectQuery] = []
    for index in conditions.indices {
      switch conditions[index].answer(&match, self) {
      case .yes: continue
      case .ask(let question): questions.append(question)
      case .no, .neither: return nil
      }
    }
    return questions
  }

  private func take(_ wanted: ElementPattern.Attribute, isPlace: Bool, _ element: Int, _ match: inout Match) -> Bool {
    guard let attribute = tree.attribute(wanted.name, of: element) else {
      if case .absent = wanted.value { return true }
      return false
    }
    let value = tree.value(of: attribute)
    let range = tree.valueRange(of: attribute)
    switch wanted.value {
    case .absent: return false
    case .capture(let name):
      if let known = match.captures[name], !isSame(known, value) { return false }
      match.captures[name] = value
    case .literal(let text): guard isSame(value, text) else { return false }
    case .choice(let choice, let texts):
      guard let index = texts.firstIndex(where: { isSame(value, $0) }) else { return false }
      let row = choice.alternatives[index]
      if let name = choice.name { match.captures[name] = value }
      if let replacement = row.replacement {
        match.edits.append(Edit(range: range, replacement: replacement))
        match.values[wanted.name] = replacement
        match.needs += row.needs
        if let fix = row.fix { match.fix = min(match.fix, fix) }
      }
    }
    if isPlace {
      // A value that the pattern does not spell says little without its name.
      if case .capture = wanted.value {
        match.place = Int(tree.file.tokens[attribute.nameToken].start)..<tree.wholeRange(of: attribute).upperBound
      } else {
        match.place = range
      }
    }
    if wanted.isRemoved {
      let whole = tree.wholeRange(of: attribute)
      match.edits.append(Edit(range: whole, replacement: ""))
      match.place = Int(tree.file.tokens[attribute.nameToken].start)..<whole.upperBound
    }
    return true
  }

  private func isSame(_ value: String, _ text: String) -> Bool {
    if value == text { return true }
    guard let a = InterfaceNumber.read(value), let b = InterfaceNumber.read(text) else { return false }
    return a == b
  }

  /// Behind the last attribute that Xcode writes ahead of this one.
  private func insertionOffset(_ name: String, _ element: Int) -> Int {
    let order = vocabularies.tables.vocabulary(AttributeOrder.self).names[tree.name(of: element)] ?? []
    var offset = tree.firstAttributeOffset(of: element)
    guard let position = order.firstIndex(of: name) else {
      for attribute in tree.elements[element].attributes { offset = tree.wholeRange(of: tree.attributes[attribute]).upperBound }
      return offset
    }
    let ahead = Set(order[..<position])
    for index in tree.elements[element].attributes where ahead.contains(tree.name(of: tree.attributes[index])) {
      offset = tree.wholeRange(of: tree.attributes[index]).upperBound
    }
    return offset
  }
}
