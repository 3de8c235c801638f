/// What some statement of a project can say about the whole of it, as data: rows of trait and words.
/// The project has a trait when one statement has all words of one of its rows.
package struct ProjectTraits: Sendable {
  /// One way to spell a trait.
  private struct Row: Sendable {
    let trait: String
    /// The member of a thing with a name or a type, else the longest word.
    let trigger: Word
    let others: [Word]
    /// What a search of the bytes looks for: of two words the longer one, which is rarer. Several others may stand in
    /// statements of their own.
    let key: Word

    init(trait: String, trigger: Word, others: [Word]) {
      (self.trait, self.trigger, self.others) = (trait, trigger, others)
      key = others.count == 1 && others[0].text.count > trigger.text.count && trigger.use != .read ? others[0] : trigger
    }

    /// Of a value that is read: the words of those that others are told from.
    var values: Set<String> { Set(others.map { String(decoding: $0.text, as: UTF8.self) }) }
  }

  /// A whole identifier, a number or the whole content of a string literal; a prefix of it when `isPrefix`, an identifier
  /// that an operator follows when `use` says so.
  private struct Word: Sendable, Hashable {
    var text: [UInt8]
    var isPrefix: Bool
    var use: Use
    var owner: Owner

    init(_ word: String) {
      text = Array(word.utf8)
      let last = text.last
      isPrefix = last == UInt8(ascii: "*")
      use = last == UInt8(ascii: "=") || last == UInt8(ascii: "?") ? Use.signs.first { word.hasSuffix($0.sign) }?.use ?? .any : .any
      owner = text.dropFirst(4).first == UInt8(ascii: ".") ? Owner.prefixes.first { word.hasPrefix($0.prefix) }?.owner ?? .any : .any
      text = Array(text.dropFirst(owner == .any ? 0 : 5).dropLast(isPrefix ? 1 : use.sign.utf8.count))
    }

    var rank: (Int, Int, Int) { (use == .read ? 1 : 0, owner.hasNames ? 1 : 0, text.count) }

    func fits(_ bytes: ArraySlice<UInt8>) -> Bool {
      isPrefix ? bytes.starts(with: text) : bytes.count == text.count && bytes.elementsEqual(text)
    }
  }

  /// Whose member a word is.
  private enum Owner {
    case any
    /// `self.word`: of the object that the code belongs to. In a type of the project the trait is that of its objects.
    case own
    /// `name.word`: of a thing that has a name of its own. The trait is that of this name.
    case named
    /// `part.word`: of a part of such a thing, such as the picture of a button. The trait is that of the whole.
    case part
    /// `type.word`: of whatever it is. The trait is that of the objects of the type in which it stands.
    case type
    /// `made.word`: of an object of some type. The trait is that of whatever the type shows.
    case made

    /// The trait is not that of the whole project.
    var hasNames: Bool { self == .named || self == .part || self == .type || self == .made }

    /// All of one length.
    static let prefixes: [(prefix: String, owner: Owner)] = [("self.", .own), ("name.", .named), ("part.", .part), ("type.", .type), ("made.", .made)]
  }

  /// What is done with a name.
  private enum Use {
    case any, assigned, compared
    /// Something is made of its value, see `CodeView.tells`. The other words of the row are those of values.
    case read

    static let signs: [(sign: String, use: Use)] = [("==", .compared), ("=", .assigned), ("?", .read)]
    var sign: String { Use.signs.first { $0.use == self }?.sign ?? "" }

    func fits(_ next: Int, _ view: CodeView) -> Bool {
      switch self {
      case .any, .read: true
      case .assigned: view.isAssignment(next)
      case .compared: view.at(next, "==") || view.at(next, "!=") || view.switchBody(behind: next - 1) != nil
      }
    }
  }

  private var rows: [Row] = []
  /// Names of calls that read a property by its key, see `keyReader`.
  private var keyReaders: [Set<String>] = []
  /// The trait whose rows are such calls: it is no trait of a project.
  private static let keyReader = "reads-by-key"
  /// The controls whose properties a cell reads as its own, by the type of the cell.
  private var controls: [String: String] = [:]
  /// The trait whose rows are pairs of these.
  private static let drawer = "draws-for"
  /// The rows by the first byte of their keys.
  private var rowsByLetter: [[Int]] = []
  /// Finds the keys of all rows in one pass.
  package private(set) var search = NameSearch()
  /// Names of all traits.
  package var names: Set<String> { Set(rows.map(\.trait)) }

  /// - Parameter rows: a trait and the words of one spelling.
  package init(_ rows: [(trait: String, words: [String])]) {
    keyReaders = rows.filter { $0.trait == Self.keyReader }.map { Set($0.words) }
    for row in rows where row.trait == Self.drawer && row.words.count == 2 { controls[row.words[0]] = row.words[1] }
    for row in rows where row.trait != Self.keyReader && row.trait != Self.drawer {
      var words = row.words.map(Word.init)
      guard let longest = words.indices.max(by: { words[$0].rank < words[$1].rank }) else { continue }
      let trigger = words.remove(at: longest)
      self.rows.append(Row(trait: row.trait, trigger: trigger, others: words))
    }
    makeSearch()
  }

  /// The rows of some traits only.
  package func only(_ traits: Set<String>) -> ProjectTraits {
    guard !rows.allSatisfy({ traits.contains($0.trait) }) else { return self }
    var some = self
    some.rows.removeAll { !traits.contains($0.trait) }
    some.makeSearch()
    return some
  }

  private mutating func makeSearch() {
    search = NameSearch(rows.map { String(decoding: $0.key.text, as: UTF8.self) })
    rowsByLetter = Array(repeating: [], count: 256)
    for index in rows.indices { rowsByLetter[Int(rows[index].key.text.first ?? 0)].append(index) }
  }

  /// No trait is looked for, so that none can be found.
  package var isEmpty: Bool { rows.isEmpty }

  /// Whether the bytes can show a trait: false is certain.
  package func mayOccur(in bytes: [UInt8]) -> Bool { search.mayOccur(in: bytes, bytes.indices) }

  /// The first token of each trait that the file shows. That of a thing is found for its name alone, and for the name in each
  /// type or function round it.
  package func find(in view: CodeView) -> [TraitKey: Int] {
    var found: [TraitKey: Int] = [:]
    let named = view.tokens(of: search)
    guard !named.isEmpty else { return [:] }
    for row in rows(spelledBy: named, view) {
      let isOfAll = row.trigger.owner == .any
      guard !isOfAll || found[TraitKey(row.trait)] == nil else { continue }
      for token in places(of: row, named, view, onlyFirst: isOfAll) {
        for key in keys(of: row, at: token, view) where found[key] == nil { found[key] = token }
      }
    }
    return found
  }

  /// The rows whose key is spelled by one of the tokens, in the order of the table. Most rows are not, and of most the first letter tells.
  private func rows(spelledBy tokens: [Int], _ view: CodeView) -> [Row] {
    var isSpelled = Array(repeating: false, count: rows.count)
    for token in tokens {
      guard let text = spelling(of: token, view), let first = text.first else { continue }
      if view.isKind(token, .string) {
        for index in rows.indices where !isSpelled[index] && isKey(token, of: rows[index], view) { isSpelled[index] = true }
      }
      for index in rowsByLetter[Int(first)] where !isSpelled[index] && rows[index].key.fits(text) && fitsUse(of: rows[index].key, token, view) {
        isSpelled[index] = true
      }
    }
    return rows.indices.filter { isSpelled[$0] }.map { rows[$0] }
  }

  /// Whose trait a row shows at one of its places.
  private func keys(of row: Row, at token: Int, _ view: CodeView) -> [TraitKey] {
    // A key may be read of anything.
    if row.trigger.use == .read, view.isKind(token, .string) { return [TraitKey(row.trait)] }
    let things: [TraitSubject]
    if row.trigger.use == .read, row.trigger.owner == .named {
      // Of what has no name of its own, such as a parameter, it may be anyone's.
      guard let name = view.nameOfThing(withMember: token) else { return [TraitKey(row.trait)] }
      return ([TraitSubject(name), .someThing] + view.scopeNames(at: token).map { TraitSubject(name, in: $0) }).map { TraitKey(row.trait, of: $0) }
    }
    switch row.trigger.owner {
    case .any: return [TraitKey(row.trait)]
    case .own:
      guard let type = view.declaredType(around: token) else { return [TraitKey(row.trait)] }
      things = [.objects(of: type), .someType] + (control(drawnBy: type, view).map { [.objects(of: $0)] } ?? [])
    case .type: things = view.scopeNames(at: token).map(TraitSubject.objects)
    case .made: things = type(ofWholeBefore: token, view).map { [.whole($0)] } ?? []
    case .named, .part:
      guard let name = owner(ofMemberAt: token, isPart: row.trigger.owner == .part, view) else { return [] }
      let types = view.scopeNames(at: token) + classes(ofLocalBefore: token, view) + [type(ofOwnerBefore: token, view)].compactMap(\.self)
      things = [TraitSubject(name)] + types.map { TraitSubject(name, in: $0) }
    }
    return things.map { TraitKey(row.trait, of: $0) }
  }

  /// The type of control that a class of cells of this file draws for.
  private func control(drawnBy type: String, _ view: CodeView) -> String? {
    var type = type
    for _ in 0..<Self.mostSupertypes {
      guard let next = view.declarations.supertypes[type] else { return nil }
      if let control = controls[next] { return control }
      type = next
    }
    return nil
  }

  /// Classes of one file that inherit from each other.
  private static let mostSupertypes = 4

  /// Where the value of a property is read, by whatever trait.
  package struct Reading {
    /// The name of the property.
    package let token: Int
    /// Words of the values that are told from others.
    package let values: Set<String>
    /// The trait is that of a thing, or of an object's own property.
    package let isOfThing: Bool
    /// The last name of the thing; nil where it has none of its own.
    package let thing: String?
  }

  /// All readings of the file, one for each trait that it shows.
  package func readings(in view: CodeView) -> [Reading] {
    let named = view.tokens(of: search)
    return named.isEmpty ? [] : rows(spelledBy: named, view).filter { $0.trigger.use == .read && $0.trigger.owner != .own }.flatMap { row in
      places(of: row, named, view, onlyFirst: false).map { token in
        let isOfThing = row.trigger.owner != .any
        return Reading(token: token, values: row.values, isOfThing: isOfThing, thing: isOfThing ? view.nameOfThing(withMember: token) : nil)
      }
    }
  }

  /// Every statement that shows a trait, by one of its tokens.
  fileprivate func places(of trait: String, in view: CodeView) -> [Int] {
    let named = view.tokens(of: search)
    return named.isEmpty ? [] : Set(rows.lazy.filter { $0.trait == trait }.flatMap { places(of: $0, named, view) }).sorted()
  }

  /// - Parameter named: the tokens that may be keys.
  private func places(of row: Row, _ named: [Int], _ view: CodeView, onlyFirst: Bool = false) -> [Int] {
    let key = row.key
    var triggers = named.filter { view.isKind($0, .string) && row.trigger.use == .read ? isKey($0, of: row, view) : spells(key, $0, view) }
    guard !triggers.isEmpty else { return [] }
    if row.trigger.use == .read {
      let values = row.values
      return triggers.filter { view.isKind($0, .string) || isOwned($0, row.trigger.owner, view) && view.tells(values, byMember: $0) }
    }
    triggers += uses(ofConstants: triggers, view)
    if key != row.trigger {
      triggers = Set(triggers.map { view.statement(around: $0) }).flatMap { $0.filter { spells(row.trigger, $0, view) } }.sorted()
    }
    var found: [Int] = []
    // A long statement with many triggers is looked at once, and counts once.
    var looked = 0..<0
    var isOpen = false
    for trigger in triggers where !(onlyFirst && !found.isEmpty) {
      if !looked.contains(trigger) {
        looked = view.statement(around: trigger)
        // The other words may stand among its cases.
        if row.trigger.use == .compared, let body = view.switchBody(behind: trigger) { looked = looked.lowerBound..<body.upperBound }
        isOpen = row.others.allSatisfy { word in looked.contains { spells(word, $0, view) && isOwned($0, word.owner, view) } }
      }
      // Whose member it is takes longest to tell.
      guard isOpen || !row.others.isEmpty && isSplit(row, trigger, triggers, view), isOwned(trigger, row.trigger.owner, view) else { continue }
      found.append(trigger)
      isOpen = false
    }
    return found
  }

  /// Whether code reads the property of a row by a literal: `value(forKeyPath: "label.side")`, `NSPredicate(format: "side == 0")`.
  private func isKey(_ token: Int, of row: Row, _ view: CodeView) -> Bool {
    guard row.trigger.use == .read else { return false }
    let content = view.content(ofString: token)
    let names = content.split { !IdentifierWords.isNameByte($0) }
    guard let name = names.first(where: { $0.elementsEqual(row.trigger.text) }) else { return false }
    if let sign = content[name.endIndex...].first(where: { $0 != UInt8(ascii: " ") }), "=<>!".utf8.contains(sign) { return true }
    return ([token] + uses(ofConstants: [token], view)).contains { use in
      let statement = Set(view.statement(around: use).lazy.filter(view.isIdentifier).map(view.text))
      return keyReaders.contains { $0.isSubset(of: statement) }
    }
  }

  /// Assignments of one choice that are looked at: each is compared with the others.
  private static let mostBranches = 40

  /// Whether the words of a row that sets a member stand in several branches of one `if`, each of which sets that of the
  /// same thing: `if isRTL { label.side = .right } else { label.side = .left }`.
  private func isSplit(_ row: Row, _ trigger: Int, _ triggers: [Int], _ view: CodeView) -> Bool {
    guard row.trigger.use == .assigned, row.trigger.owner == .named, let choice = view.choice(around: trigger), let name = owner(ofMemberAt: trigger, view)
    else { return false }
    let same = triggers.lazy.filter { choice.contains($0) }.prefix(Self.mostBranches).filter { owner(ofMemberAt: $0, view) == name }
    let statements = same.map { view.statement(around: $0) }
    return row.others.allSatisfy { word in statements.contains { $0.contains { spells(word, $0, view) } } }
  }

  /// Whether a token is a word with its use; whose member it is stays open.
  private func spells(_ word: Word, _ token: Int, _ view: CodeView) -> Bool {
    guard let text = spelling(of: token, view), word.fits(text) else { return false }
    return fitsUse(of: word, token, view)
  }

  private func fitsUse(of word: Word, _ token: Int, _ view: CodeView) -> Bool { !view.isIdentifier(token) || word.use.fits(token + 1, view) }

  /// What may spell a word: an identifier, the content of a string literal, or a number with the sign ahead of it.
  private func spelling(of token: Int, _ view: CodeView) -> ArraySlice<UInt8>? {
    switch view.kind(token) {
    case .identifier: view.bytes(token)
    case .string: view.content(ofString: token)
    case .number:
      view.at(token - 1, "-") ? view.file.bytes[view.file.tokens[token - 1].range.lowerBound..<view.file.tokens[token].range.upperBound] : view.bytes(token)
    default: nil
    }
  }

  private func isOwned(_ token: Int, _ owner: Owner, _ view: CodeView) -> Bool {
    switch owner {
    case .any, .type: true
    case .own: self.owner(ofMemberAt: token, view) == nil
    case .named, .part: self.owner(ofMemberAt: token, isPart: owner == .part, view) != nil
    case .made: type(ofWholeBefore: token, view) != nil
    }
  }

  /// The last name of the thing whose member a token is; nil where that is `self`.
  /// - Parameter isPart: the thing is a part of another one, which is meant: of `back.imageView.alpha` that is `back`.
  private func owner(ofMemberAt token: Int, isPart: Bool = false, _ view: CodeView) -> String? {
    // `[label setText:x]` names its receiver as `label.text` does.
    let end = view.at(token - 1, ".") ? token - 1 : !view.isSwift && view.isSelectorPart(token) ? token : 0
    guard end > 0 else { return nil }
    let start = view.operandStart(endingAt: end - 1)
    guard start >= 0, start < end, !view.at(start, "[") || view.partner(start) == end - 1 else { return nil }
    let path = view.viewPath((start..<end).map { view.text($0) }.joined(), at: token)
    guard path != "self" else { return nil }
    return path.utf8.split(separator: UInt8(ascii: ".")).dropLast(isPart ? 1 : 0).last.map { String(Substring($0)) }
  }

  /// Tokens of a local's value that are looked at; a cell is made with fewer.
  private static let longestValue = 60

  /// The classes that the value of a local names, whose member's member a token is: of `cell.arrow.transform` those of
  /// `let cell = dequeue(RowCell.self)` and `… as! RowCell`.
  private func classes(ofLocalBefore token: Int, _ view: CodeView) -> [String] {
    guard view.at(token - 1, "."), case let start = view.operandStart(endingAt: token - 2), start >= 0, start < token - 2,
      case .local(let value?) = view.origin(ofNameAt: start)
    else { return [] }
    return value.prefix(ProjectTraits.longestValue).filter { i in
      let isCast = view.at(i - 1, "as") || view.at(i - 2, "as") && (view.at(i - 1, "!") || view.at(i - 1, "?"))
      return view.isIdentifier(i) && (isCast || view.at(i + 1, ".") && view.at(i + 2, "self"))
    }.map(view.text)
  }

  /// Of `header.arrow.transform` the type of `header`, where the file knows it.
  private func type(ofOwnerBefore token: Int, _ view: CodeView) -> String? {
    guard view.at(token - 1, "."), view.isIdentifier(token - 2), view.at(token - 3, ".") else { return nil }
    return view.expressionType(endingAt: token - 4).name
  }

  /// Of `Chevron().padding().rotationEffect` and of `chevron.transform` the type `Chevron`, where the file knows it.
  private func type(ofWholeBefore token: Int, _ view: CodeView) -> String? {
    let end = view.at(token - 1, ".") ? token - 2 : !view.isSwift && view.isSelectorPart(token) ? token - 1 : -1
    guard end >= 0, case let start = view.operandStart(endingAt: end), start >= 0, start <= end else { return nil }
    if view.isName(start), view.isCapital(start), view.at(start + 1, "(") { return view.text(start) }
    return view.expressionType(endingAt: end).name
  }

  /// A constant of the same file stands for its text: `let key = "…"`, `#define KEY @"…"`.
  private func uses(ofConstants triggers: [Int], _ view: CodeView) -> [Int] {
    let names = triggers.compactMap { token -> Int? in
      guard view.isKind(token, .string) else { return nil }
      if view.at(token - 2, "#define") { return token - 1 }
      guard case .initialValue(let name) = view.context(of: token).context else { return nil }
      return name
    }
    guard !names.isEmpty else { return [] }
    return view.names(Set(names.map(view.text))).filter { !names.contains($0) }
  }
}

extension CodeView {
  /// Every statement that shows a trait of the table, by one of its tokens; found out once.
  package func places(ofTrait trait: String) -> [Int] {
    if let known = traitPlaces[trait] { return known }
    let found = vocabulary.traits.places(of: trait, in: self)
    traitPlaces[trait] = found
    return found
  }

  /// The name of the type that is declared, and not extended, around a token.
  fileprivate func declaredType(around i: Int) -> String? {
    guard let name = type(around: i), isSwift ? !at(name - 1, "extension") : !at(name + 1, "(") else { return nil }
    return text(name)
  }
}
