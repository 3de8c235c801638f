import RTLLexing

/// One Swift or Objective-C file as the facts see it: its tokens and which bracket closes which.
///
/// Made for the few files in which a rule's pattern may match; what is costly is built when first
/// asked for and kept. Indices are indices in `file.tokens`; an index out of range is no token.
/// Walks are bounded by `reach`, so that no file, however built, costs more than linear time.
/// Belongs to one thread: what is asked most is not checked for overlapping access, which would cost as much as to answer.
package final class CodeView {
  /// After `lex`, as Swift or Objective-C.
  package let file: TokenFile
  let vocabulary: any CodeVocabulary
  private lazy var directions = Kept(vocabulary.directions)
  /// Read in place: most questions want one of its many sets, and to count references to all of them costs more than the answer.
  var directionVocabulary: DirectionVocabulary { _read { yield directions.value } }
  /// The types of the framework's members.
  package private(set) lazy var members = vocabulary.members
  private(set) lazy var textVocabulary = vocabulary.texts
  private(set) lazy var distanceVocabulary = vocabulary.distances
  /// Made when first asked for, in one pass over all tokens.
  package private(set) lazy var brackets = BracketMap(file)
  /// Its arrays, empty before somebody asks: nearly every step does, and a class that is made when first asked for
  /// would be counted each time.
  @exclusivity(unchecked) private var partners: [Int32] = []
  @exclusivity(unchecked) private var openers: [Int32] = []
  /// Modules that the file itself imports.
  package private(set) lazy var importedModules = ImportReader.modules(file.bytes)
  /// The tokens whose text some rule or fact knows.
  package var knownTokens: LazyMapSequence<[Int32], Int> { file.known.lazy.map(Int.init) }
  /// The identifiers among them whose word is wanted.
  /// - Parameter isWanted: for each number of a word.
  package func knownIdentifiers(_ isWanted: [Bool]) -> [Int] {
    var found: [Int] = []
    file.tokens.withUnsafeBufferPointer { tokens in
      for token in file.known where isWanted[Int(tokens[Int(token)].word)] && tokens[Int(token)].kind == .identifier { found.append(Int(token)) }
    }
    return found
  }
  /// Whether the file may hold control characters of the bidirectional algorithm.
  package private(set) lazy var mayHaveBidiControls = BidiControl.mayOccur(in: file.bytes)
  private lazy var lines = LineMap(file.bytes)
  /// Declarations of the file by name, see `Declarations`.
  lazy var declarations = Declarations(self)
  /// By member: see `isFlippedByHand`.
  var manualFlips: [String: [Int]] = [:]
  /// By member: see `sets`.
  var membersSet: [String: SetMembers] = [:]
  /// Objective-C: see `implementation`.
  lazy var sections = findSections()
  private(set) lazy var directionTokens = DirectionTokens(self)

  /// The tokens that hold a name of a search.
  @exclusivity(unchecked) private var named: [(search: NameSearch, tokens: [Int])] = []

  /// What expressions say about x.
  package private(set) lazy var horizontalValues = HorizontalReader(self, vocabulary.horizontal)

  /// Tokens that compare with a side of the code's own: `== .left`, `case .right`, `case "left"`.
  private(set) lazy var sideTokens = findSideTokens()

  /// By the opening bracket round a token: see `scopeNames`.
  var scopes: [Int: [String]] = [:]

  /// See `forcedDirection`.
  private(set) lazy var forcedDirections = findForcedDirections()

  /// By token: whether it starts a statement, 0 where nobody asked.
  @exclusivity(unchecked) var statementStarts: [UInt8] = []

  /// By token: the opening brace of the block round it, -1 where there is none, -2 where nobody asked.
  var nearestBlocks: [Int32] = []

  /// The headers of blocks that were asked for, by opening brace.
  @exclusivity(unchecked) var headers: [Int: BlockHeader] = [:]

  /// Members that were asked for, by name: nothing where something uses them.
  var unusedMembers: [Int: UnusedMember?] = [:]

  /// Contexts that were asked for; several rules ask of one token.
  var contexts: [Int: (context: MemberContext, through: Passage)] = [:]

  /// All texts of the file that are put together from literals and values, in the order of the file.
  package private(set) lazy var textTemplates = findTextTemplates()

  /// Who reads texts, by their tokens and whatever the path; several rules ask of one text.
  var readers: [Range<Int>: TextReaders] = [:]

  /// Interpolated literals by the tokens of their pieces.
  var literals: [Int: Literal] = [:]

  /// By comments: whether they say that a side is meant; many places of a function ask of the same ones.
  var remarks: [Range<Int>: Bool] = [:]

  /// By path: whether a folder of it says that its texts are for machines.
  var machineFolders: [String: Bool] = [:]

  /// What becomes of values, by the token of the parameter or property that takes them.
  var valueUses: [Int: ValueUses?] = [:]

  /// The conditions that compare with one, once somebody asked.
  var countedChoices: [CountedChoice]?

  /// What names stand for, by their tokens: many conditions ask of one name.
  var standIns: [Int: [Range<Int>]] = [:]

  /// The bodies of the file's macros by name, once somebody asked; empty where several have one name.
  var macros: [String: Range<Int>]?
  /// See `isDeadCode`.
  var leftOut: [Range<Int>]?

  /// Constraints whose distance is set from something that counts from the left edge: `left.constant = finger.x`.
  package private(set) lazy var measuredDistances = findMeasuredDistances()
  /// What moves views to a side.
  package private(set) lazy var horizontalMoves = findHorizontalMoves()
  /// The views that types put their views into: see `holder`.
  private(set) lazy var holders = findHolders()
  /// Where code counts the places in what scrolls.
  private(set) lazy var scrolledPlaces = findScrolledPlaces()
  /// Where the types of the file ask for drags from a side of the screen.
  package private(set) lazy var edgeDrags = findEdgeDrags()

  /// The identifiers of some names, once somebody asked; several places ask for the same ones.
  var foundNames: [NameSet: [Int]] = [:]

  /// See `places(ofTrait:)`.
  var traitPlaces: [String: [Int]] = [:]

  /// The brackets of the calls of a function of the file, by the token of its name.
  var callsOfFunctions: [Int: [Int]] = [:]

  /// The number of nested branches through which a value is followed to its use.
  static let branches = 32
  /// The number of steps after which a walk gives up.
  static let reach = 4000
  /// The number of operands ahead of a literal with a member that are taken for one text with it.
  static let operands = 32
  /// The number of enclosing brackets after which a walk outward gives up.
  static let depth = 100

  /// - Parameter file: after `lex`; its storage is shared for as long as the view lives.
  package init(file: TokenFile, _ vocabulary: any CodeVocabulary) {
    (self.file, self.vocabulary) = (file, vocabulary)
  }

  private final class Kept<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// False for Objective-C, and for C and its headers, which are read alike.
  package var isSwift: Bool { file.dialect == .swift }
  /// The number of tokens.
  package var count: Int { file.tokens.count }

  // MARK: One token

  /// Nil when there is none.
  package func kind(_ i: Int) -> TokenKind? { i >= 0 && i < count ? file.tokens[i].kind : nil }

  /// Whether there is a token, of that kind.
  package func isKind(_ i: Int, _ kind: TokenKind) -> Bool { i >= 0 && i < count && file.tokens[i].kind == kind }

  /// None of a token that is not there.
  package func flags(_ i: Int) -> Token.Flags { i >= 0 && i < count ? file.tokens[i].flags : [] }

  /// The bytes of a token, empty when there is none.
  func bytes(_ i: Int) -> ArraySlice<UInt8> {
    guard i >= 0, i < count else { return [] }
    return file.bytes[file.tokens[i].range]
  }

  /// As it is spelled; empty when there is none.
  package func text(_ i: Int) -> String { String(decoding: bytes(i), as: UTF8.self) }

  /// The name that an identifier spells, without back-ticks.
  package func name(_ i: Int) -> String { i >= 0 && i < count ? String(decoding: file.bytes[file.nameRange(i)], as: UTF8.self) : "" }

  /// Whether the token is spelled so.
  package func at(_ i: Int, _ text: StaticString) -> Bool { file.equals(i, text) }

  func at(_ i: Int, anyOf texts: NameSet) -> Bool { kind(i) != nil && texts.contains(file.tokens[i].range, of: file.bytes) }

  /// The line of a token, counted from 1.
  package func line(of i: Int) -> Int { lines.position(of: Int(file.tokens[i].start)).line }

  /// Whether two tokens are spelled alike.
  package func same(_ i: Int, _ j: Int) -> Bool {
    guard i >= 0, j >= 0, i < count, j < count, file.tokens[i].length == file.tokens[j].length else { return false }
    let (a, b) = (Int(file.tokens[i].start), Int(file.tokens[j].start))
    for k in 0..<Int(file.tokens[i].length) where file.bytes[a + k] != file.bytes[b + k] { return false }
    return true
  }

  /// A name or a word of the language.
  package func isIdentifier(_ i: Int) -> Bool { isKind(i, .identifier) }

  /// An identifier that is a name and not a word of the language.
  package func isName(_ i: Int) -> Bool {
    guard isKind(i, .identifier) else { return false }
    return isSwift ? !Keywords.swift.contains(file.tokens[i].range, of: file.bytes) : !Keywords.objectiveC.contains(file.tokens[i].range, of: file.bytes)
  }

  /// Whether a token begins with a capital letter of ASCII, as the names of types do.
  package func isCapital(_ i: Int) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes(i).first ?? 0) }

  /// One of `( [ {`.
  package func isOpener(_ i: Int) -> Bool {
    switch sign(i) {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): true
    default: false
    }
  }

  /// One of `) ] }`.
  package func isCloser(_ i: Int) -> Bool {
    switch sign(i) {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): true
    default: false
    }
  }

  /// The only byte of a token, 0 for longer ones and for none.
  func sign(_ i: Int) -> UInt8 { i >= 0 && i < count && file.tokens[i].length == 1 ? file.bytes[Int(file.tokens[i].start)] : 0 }

  /// Whether it is the first of its line.
  package func startsLine(_ i: Int) -> Bool { flags(i).has(.startsLine) }
  /// Whether white space or a comment stands directly before it.
  package func spaceBefore(_ i: Int) -> Bool { flags(i).has(.spaceBefore) || flags(i).has(.startsLine) }

  /// Swift: a comma behind the last argument of a call or the last element of a list.
  package func isTrailingComma(_ i: Int) -> Bool { isSwift && at(i, ",") && isCloser(i + 1) }

  /// `=` that assigns.
  func isAssignment(_ i: Int) -> Bool { at(i, "=") && !(at(i - 1, "!") && !spaceBefore(i)) }

  /// Objective-C: whether a token may stand behind the name of a variable. Asked of every token, and so by its first byte.
  func mayEndDeclaration(_ i: Int) -> Bool {
    guard i >= 0, i < count, file.tokens[i].length > 0 else { return false }
    switch file.bytes[Int(file.tokens[i].start)] {
    case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: ")"): return file.tokens[i].length == 1
    case UInt8(ascii: "="): return isAssignment(i)
    case UInt8(ascii: "i"): return at(i, "in")
    default: return false
    }
  }

  /// A compound assignment: `+=`, `*=`, …
  package func isCompoundAssignment(_ i: Int) -> Bool {
    isKind(i, .operator) && file.tokens[i].length == 2 && file.bytes[file.tokens[i].end - 1] == UInt8(ascii: "=")
      && !at(i, "==") && !at(i, "!=") && !at(i, "<=") && !at(i, ">=") && !at(i, "~=")
  }

  /// `?` of `a ? b : c`. Swift wants white space before it, and `??` is none.
  package func isTernary(_ i: Int) -> Bool {
    guard at(i, "?") else { return false }
    guard isSwift else { return true }
    return spaceBefore(i) && !(at(i + 1, ".") && !spaceBefore(i + 1))
  }

  // MARK: Names

  /// The tokens that hold a name of a search, each once.
  package func tokens(of search: NameSearch) -> [Int] {
    if let known = named.first(where: { $0.search.isSame(as: search) }) { return known.tokens }
    var barren = BarrenNames(keeps: false)
    let found = search.tokens(of: file, &barren).map(\.token)
    named.append((search, found))
    return found
  }

  /// The searches that found a token, of those that were joined; the tokens are walked once for all of them.
  /// - Parameter barren: see `NameSearch.tokens`.
  package func found(_ joined: NameSearch, _ barren: inout BarrenNames) -> NameSearch.Group {
    if joined.parts.contains(where: { part in !named.contains { $0.search.isSame(as: part.search) } }) {
      let tokens = joined.tokens(of: file, &barren)
      for (group, search) in joined.parts { named.append((search, tokens.isEmpty ? [] : tokens.filter { $0.group.contains(group) }.map(\.token))) }
    }
    return joined.parts.reduce(into: []) { found, part in
      if !tokens(of: part.search).isEmpty { found.formUnion(part.group) }
    }
  }

  // MARK: Brackets

  /// Whether a token opens a group: a bracket or the piece of a string before interpolated code.
  func opensGroup(_ i: Int) -> Bool { isOpener(i) || isKind(i, .stringHead) || isKind(i, .stringMiddle) }

  func closesGroup(_ i: Int) -> Bool { isCloser(i) || isKind(i, .stringTail) || isKind(i, .stringMiddle) }

  /// The other end of a bracket.
  package func partner(_ i: Int) -> Int? {
    guard i >= 0, i < count else { return nil }
    if partners.isEmpty { (partners, openers) = brackets.links }
    let partner = partners[i]
    return partner >= 0 ? Int(partner) : nil
  }

  /// The opening bracket round a token; of a bracket, the one round the pair.
  package func enclosing(_ i: Int) -> Int? {
    guard i >= 0, i < count else { return nil }
    if openers.isEmpty { (partners, openers) = brackets.links }
    let open = openers[i]
    return open >= 0 ? Int(open) : nil
  }

  /// The token before `i` at the same depth: a bracketed group counts as its opening bracket, a
  /// string with code as its first piece. Nothing when `i` is the first of its group.
  package func before(_ i: Int) -> Int? {
    let k = i - 1
    guard k >= 0 else { return nil }
    if isKind(k, .stringTail) { return stringHead(of: k) }
    if isCloser(k) {
      guard let open = partner(k), open < k else { return nil }
      return open
    }
    return opensGroup(k) ? nil : k
  }

  /// The token after `i` at the same depth, past the group that `i` opens.
  package func after(_ i: Int) -> Int? {
    var k = i + 1
    if isKind(i, .stringHead) {
      k = stringTail(of: i) + 1
    } else if isOpener(i) {
      guard let close = partner(i), close > i else { return nil }
      k = close + 1
    }
    return k >= count || closesGroup(k) ? nil : k
  }

  /// The first piece of the string literal that ends in piece `k`.
  package func stringHead(of k: Int) -> Int {
    var j = k
    while isKind(j, .stringTail) || isKind(j, .stringMiddle) {
      let inner = j - 1
      guard let open = isKind(inner, .stringHead) || isKind(inner, .stringMiddle) ? inner : enclosing(inner), open < j
      else { return j }
      j = open
    }
    return j
  }

  /// The last piece of the string literal that begins with piece `k`.
  package func stringTail(of k: Int) -> Int {
    var j = k
    while !isKind(j, .stringTail), let close = partner(j), close > j { j = close }
    return j
  }
}
