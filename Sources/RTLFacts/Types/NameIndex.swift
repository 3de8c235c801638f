import RTLLexing

/// The names that the files of a project declare, so that a question about one opens the files that declare it and no others.
///
/// Of a name four bytes are kept, its hash: all names in one list, file by file. A file may be said to declare a name that
/// it does not (a local, a name of the same hash), but never the other way round.
package struct NameIndex: Sendable {
  /// One file of code.
  package struct File: Sendable {
    /// Relative to the project's root.
    package var path: String
    /// Swift or Objective-C.
    package var dialect: Dialect
    /// The end of its names in the list; they begin where those of the file before end.
    fileprivate var end: Int
  }

  /// In the order in which they were taken.
  package private(set) var files: [File] = []
  private var hashes: [UInt32] = []

  /// Of no file.
  package init() {}

  /// Takes the names that a file declares.
  package mutating func add(_ file: TokenFile, path: String) {
    DeclarationFinder.find(in: file, into: &hashes)
    files.append(File(path: path, dialect: file.dialect, end: hashes.count))
  }

  /// Takes a file of which an earlier index has told the hashes.
  package mutating func add(_ known: some Sequence<UInt32>, path: String, dialect: Dialect) {
    hashes += known
    files.append(File(path: path, dialect: dialect, end: hashes.count))
  }

  /// The hashes of a file, by its number; some of them many times.
  package func hashes(of file: Int) -> ArraySlice<UInt32> { hashes[(file == 0 ? 0 : files[file - 1].end)..<files[file].end] }

  /// Takes what another worker has read.
  package mutating func merge(_ other: NameIndex) {
    guard !other.files.isEmpty else { return }
    let offset = hashes.count
    hashes += other.hashes
    files += other.files.lazy.map { File(path: $0.path, dialect: $0.dialect, end: $0.end + offset) }
  }

  /// Tells which files declare a name. Names whose hashes end in the same bits form a chain.
  struct Lookup {
    private let names: NameIndex
    /// The place of the first name of each chain in the list, and of the next of each name; -1 for none.
    private var first: [Int32]
    private var next: [Int32]

    init(_ names: NameIndex) {
      self.names = names
      var size = 64
      while size < names.hashes.count { size *= 2 }
      first = Array(repeating: -1, count: size)
      next = Array(repeating: -1, count: names.hashes.count)
      for at in names.hashes.indices {
        let chain = Int(names.hashes[at]) & (size - 1)
        next[at] = first[chain]
        first[chain] = Int32(at)
      }
    }

    /// The numbers of the files that may declare a type, member, function or alias of that name.
    func files(declaring name: String) -> [Int] { files(NameHash.of(name)) }

    /// The numbers of the files that may extend a type whose full name ends so.
    func files(extending name: String) -> [Int] { files(NameHash.extending(NameHash.of(name))) }

    private func files(_ hash: UInt32) -> [Int] {
      var found: [Int] = []
      var at = first[Int(hash) & (first.count - 1)]
      while at >= 0 {
        if names.hashes[Int(at)] == hash {
          let file = file(of: Int(at))
          if found.last != file { found.append(file) }
        }
        at = next[Int(at)]
      }
      return found
    }

    private func file(of place: Int) -> Int {
      var (low, high) = (0, names.files.count - 1)
      while low < high {
        let middle = (low + high) / 2
        if names.files[middle].end > place { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }
}

/// A number for a name, as FNV-1a of 32 bits gives it.
enum NameHash {
  static func of(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var all: UInt8 = 0
    var hash = start
    for byte in name {
      hash = step(hash, byte)
      all |= byte
    }
    // What is no UTF-8 counts as what a `String` makes of it.
    return all < 0x80 ? hash : of(String(decoding: name, as: UTF8.self))
  }

  static func of(_ name: String) -> UInt32 { name.utf8.reduce(start, step) }

  /// The number of an extension of what has this name: many files extend what none of them declares.
  static func extending(_ name: UInt32) -> UInt32 { ~name }

  private static let start: UInt32 = 0x811c_9dc5
  private static func step(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 0x0100_0193 }
}

/// Finds the names that a file declares, for other files or not: every name that `TypeReader` can come to, and more.
///
/// It looks at neighbouring tokens alone. Which bracket closes which is not known for most files, and is dear.
private struct DeclarationFinder {
  private let tokens: UnsafeBufferPointer<Token>
  private let bytes: UnsafeBufferPointer<UInt8>
  private var found: [UInt32]

  /// Adds the hashes of the names, some of them many times.
  static func find(in file: TokenFile, into hashes: inout [UInt32]) {
    file.tokens.withUnsafeBufferPointer { tokens in
      file.bytes.withUnsafeBufferPointer { bytes in
        var finder = DeclarationFinder(tokens: tokens, bytes: bytes, found: hashes)
        hashes = []
        if file.dialect == .swift { finder.findSwift() } else { finder.findObjectiveC() }
        hashes = finder.found
      }
    }
  }

  private func text(_ i: Int) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[tokens[i].range]) }

  /// The byte of a token of one byte, else 0.
  private func sign(_ i: Int) -> UInt8 { i >= 0 && i < tokens.count && tokens[i].length == 1 ? bytes[Int(tokens[i].start)] : 0 }

  private func isIdentifier(_ i: Int) -> Bool { i >= 0 && i < tokens.count && tokens[i].kind == .identifier }

  @inline(__always)
  private func isWord(_ i: Int, _ word: StaticString) -> Bool {
    guard i < tokens.count, Int(tokens[i].length) == word.utf8CodeUnitCount else { return false }
    let start = Int(tokens[i].start)
    for k in 0..<word.utf8CodeUnitCount where bytes[start + k] != word.utf8Start[k] { return false }
    return true
  }

  /// Takes a name, without back-ticks.
  private mutating func takeName(_ i: Int, isExtension: Bool = false) {
    guard i < tokens.count else { return }
    let name = text(i)
    let hasTicks = name.count > 2 && name[0] == UInt8(ascii: "`")
    let hash = NameHash.of(hasTicks ? UnsafeBufferPointer(rebasing: name[1..<name.count - 1]) : name)
    found.append(isExtension ? NameHash.extending(hash) : hash)
  }

  // MARK: - Swift

  private mutating func findSwift() {
    DeclarationFinder.firstLetters.withUnsafeBufferPointer { letters in
      for i in tokens.indices {
        let token = tokens[i]
        guard token.length > 0 else { continue }
        let first = bytes[Int(token.start)]
        guard letters[Int(min(token.length, 10))] >> UInt32(first & 31) & 1 != 0 else { continue }
        switch token.length {
        case 1:
          if first == UInt8(ascii: ","), isIdentifier(i + 1), sign(i + 2) == UInt8(ascii: ":") || sign(i + 2) == UInt8(ascii: "="), !isInList(i) {
            takeName(i + 1)
          }
        case 3: if isWord(i, "let") || isWord(i, "var") { takeName(i + 1) }
        case 4: if isWord(i, "func") { takeName(i + 1) } else if isWord(i, "enum") { takePath(i + 1) }
        case 5: if isWord(i, "class") || isWord(i, "actor") { takePath(i + 1) }
        case 6: if isWord(i, "struct") { takePath(i + 1) }
        case 8: if isWord(i, "protocol") { takePath(i + 1) }
        default: if isWord(i, "typealias") { takePath(i + 1) } else if isWord(i, "extension") { takePath(i + 1, isExtension: true) }
        }
      }
    }
  }

  /// The first letters of the words of `findSwift` by their lengths, as bits of what their low five bits count. A look
  /// here tells most tokens apart without a jump: in a loop over all tokens the jumps that nobody foresees cost most.
  private static let firstLetters: [UInt32] = ["", ",", "", "lv", "fe", "ca", "s", "", "p", "te", ""].map { $0.utf8.reduce(0) { $0 | 1 << UInt32($1 & 31) } }

  /// Whether a comma stands in parentheses or square brackets, and not in `let a = 1, b = 2`. What is far away is not seen.
  private func isInList(_ comma: Int) -> Bool {
    var depth = 0
    for i in stride(from: comma - 1, to: max(comma - 80, -1), by: -1) {
      switch sign(i) {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["):
        if depth == 0 { return true }
        depth -= 1
      case UInt8(ascii: "{"):
        if depth == 0 { return false }
        depth -= 1
      default: break
      }
    }
    return false
  }

  /// The parts of `Outer.Inner`.
  private mutating func takePath(_ start: Int, isExtension: Bool = false) {
    guard isIdentifier(start) else { return }
    takeName(start, isExtension: isExtension)
    var i = start
    while sign(i + 1) == UInt8(ascii: "."), isIdentifier(i + 2) {
      i += 2
      takeName(i, isExtension: isExtension)
    }
  }

  // MARK: - Objective-C

  private mutating func findObjectiveC() {
    /// The brace before the next instance variables, and how many braces are open since.
    var variables = -1
    var depth = 0
    for i in tokens.indices {
      let token = tokens[i]
      if token.kind == .identifier {
        // `Type *name(` of a function; before a call stands a sign.
        if sign(i + 1) == UInt8(ascii: "("), isIdentifier(i - 1) || sign(i - 1) == UInt8(ascii: "*") || sign(i - 1) == UInt8(ascii: ">") { takeName(i) }
        if depth > 0, sign(i + 1) == UInt8(ascii: ";") || sign(i + 1) == UInt8(ascii: ",") { takeVariable(i) }
      } else if token.length == 1 {
        switch bytes[Int(token.start)] {
        case UInt8(ascii: "@"): if let open = takeContainer(i) { variables = open }
        case UInt8(ascii: "-"), UInt8(ascii: "+"): if token.flags.contains(.startsLine), sign(i + 1) == UInt8(ascii: "(") { takeName(past(i + 1)) }
        case UInt8(ascii: "{"): if i == variables || depth > 0 { depth += 1 }
        case UInt8(ascii: "}"): if depth > 0 { depth -= 1 }
        default: break
        }
      }
    }
  }

  /// Takes what an `@` declares.
  /// - Returns: the brace before its instance variables.
  private mutating func takeContainer(_ at: Int) -> Int? {
    if isWord(at + 1, "property") {
      takeProperty(at + 2)
      return nil
    }
    guard isWord(at + 1, "interface") || isWord(at + 1, "implementation") || isWord(at + 1, "protocol"), isIdentifier(at + 2) else { return nil }
    // A category has no sign of its own that is worth a look.
    takeName(at + 2, isExtension: true)
    if !isWord(at + 1, "implementation") { takeName(at + 2) }
    var i = at + 3
    while i < at + 27, sign(i) != UInt8(ascii: ";"), sign(i) != UInt8(ascii: "}") {
      if sign(i) == UInt8(ascii: "{") { return i }
      i += 1
    }
    return nil
  }

  /// An instance variable is known with and without its underscore.
  private mutating func takeVariable(_ i: Int) {
    let name = text(i)
    found.append(NameHash.of(name))
    if name.count > 1, name[0] == UInt8(ascii: "_") { found.append(NameHash.of(UnsafeBufferPointer(rebasing: name[1...]))) }
  }

  /// `(nonatomic, copy) Type *name MACRO(1);`: what is no attribute, no pointer and no generic type.
  private mutating func takeProperty(_ start: Int) {
    var i = start
    while i < tokens.count, i - start < 200, sign(i) != UInt8(ascii: ";") {
      if sign(i) == UInt8(ascii: "(") {
        i = past(i)
        continue
      }
      if isIdentifier(i), sign(i + 1) != UInt8(ascii: "*"), sign(i + 1) != UInt8(ascii: "<") { takeName(i) }
      i += 1
    }
  }

  /// The index past the group that a bracket opens; a long one is left in the middle.
  private func past(_ open: Int) -> Int {
    var depth = 0
    var i = open
    repeat {
      switch sign(i) {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      i += 1
    } while depth > 0 && i < tokens.count && i - open < 400
    return i
  }
}
