import RTLLexing

/// Finds out which keys of texts a project may name; where it is hard to tell, it does.
package struct KeyMentions: Sendable {
  private let keys: [String]
  private let indices: [String: Int]
  /// By key: what code that writes it has of it, whatever it writes for placeholders and escapes; nil where that is too little.
  private let parts: [ArraySlice<UInt8>?]
  /// The keys by the last bytes of their parts, since many begin alike: eight, or four of a short one.
  private var ends: [UInt64: [Int]] = [:]
  /// Of these the last four, and all: most places of a file are behind none of either.
  private var fours: HashBits, all: HashBits
  /// The keys by the names that they may go by in code: of a member that a program makes of them, of their last part alone.
  private var members: [[UInt8]: [Int]] = [:]
  /// A bit for the hash of each of these names.
  private var memberBits: HashBits
  private var isNamed: [Bool]

  private static let shortest = 4, long = 8
  /// What is longer may go on in the next literal.
  private static let longest = 24

  package init(_ keys: some Sequence<String>) {
    self.keys = Set(keys).sorted()
    indices = Dictionary(uniqueKeysWithValues: zip(self.keys, self.keys.indices))
    parts = self.keys.map(Self.part)
    isNamed = parts.map { $0 == nil }
    (fours, all, memberBits) = (HashBits(for: parts.count), HashBits(for: parts.count), HashBits(for: parts.count))
    for (index, part) in parts.enumerated() {
      guard let part else { continue }
      let last = Self.end(part.suffix(part.count < Self.long ? Self.shortest : Self.long))
      ends[last, default: []].append(index)
      fours.insert(last >> 32)
      all.insert(last)
      let end = self.keys[index].utf8.split(separator: UInt8(ascii: ".")).last.map(Array.init) ?? []
      for name in Set([Self.letters(self.keys[index].utf8), Self.letters(end)]) {
        members[name, default: []].append(index)
        memberBits.insert(Self.hash(ofLetters: name))
      }
    }
  }

  /// The longest run that every spelling of a key has.
  private static func part(of key: String) -> ArraySlice<UInt8>? {
    let bytes = Array(key.utf8)
    var isFixed = bytes.map { $0 >= 0x20 && !"%\"\\&<>'".utf8.contains($0) }
    for placeholder in FormatText(bytes[...]).placeholders { for i in placeholder.range { isFixed[i] = false } }
    let runs = bytes.indices.split { !isFixed[$0] }.map { bytes[$0.first!...$0.last!] }
    guard let longest = runs.max(by: { $0.count < $1.count }), longest.count >= shortest else { return nil }
    return longest.prefix(Self.longest)
  }

  /// What is left of a key in the name of a member: letters and digits, in lower case.
  private static func letters(_ name: some Collection<UInt8>) -> [UInt8] {
    name.lazy.filter { $0 != UInt8(ascii: "_") && IdentifierWords.isNameByte($0) }.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }

  /// These bytes, the last one foremost.
  private static func end(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(UInt64(0)) { $0 >> 8 | UInt64($1) << 56 } }

  /// A hash of the `letters` of a name, without a list of them.
  private static func hash(ofLetters name: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt32 = 0
    for byte in name where byte != UInt8(ascii: "_") && IdentifierWords.isNameByte(byte) {
      hash = (hash ^ UInt32((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)) &* 0x0100_0193
    }
    return UInt64(hash)
  }

  /// Whether each of them is named by something, or none could be.
  package var nameAll: Bool { !isNamed.contains(false) }

  /// Whether something was found that names a key, or nothing could be.
  package func names(_ key: String) -> Bool {
    indices[key].map { isNamed[$0] } ?? true
  }

  /// Whether most of the keys of a table are written as they are: how the project names its keys is known then.
  /// - Parameter table: some of the keys.
  package func writesMost(of table: some Sequence<String>) -> Bool {
    let table = Set(table)
    let sought = keys.indices.filter { parts[$0] != nil && table.contains(keys[$0]) }
    return sought.contains { isNamed[$0] } && sought.count { isNamed[$0] } * 2 >= sought.count
  }

  /// Takes a file that may spell keys as they are.
  package mutating func add(_ bytes: [UInt8]) {
    var found: [Int] = []
    let (fours, all) = (fours, all)
    bytes.withUnsafeBufferPointer { bytes in
      func take(_ end: UInt64, before place: Int) {
        guard all.mayHave(end) else { return }
        for index in ends[end] ?? [] where !isNamed[index] {
          guard let part = parts[index], part.count <= place, bytes[(place - part.count)..<place].elementsEqual(part) else { continue }
          found.append(index)
        }
      }
      var last: UInt64 = 0
      for place in bytes.indices {
        last = last >> 8 | UInt64(bytes[place]) << 56
        guard fours.mayHave(last >> 32) else { continue }
        take(last, before: place + 1)
        take(last & 0xFFFF_FFFF_0000_0000, before: place + 1)
      }
    }
    for index in found { isNamed[index] = true }
  }

  /// Takes the same file once more, where it may name them by members of a generated type, or put them together.
  package mutating func add(_ code: CodeView) {
    let file = code.file
    file.bytes.withUnsafeBufferPointer { bytes in
      func take(_ token: Int32) {
        let text = UnsafeBufferPointer(rebasing: bytes[file.tokens[Int(token)].range])
        guard memberBits.mayHave(Self.hash(ofLetters: text)) else { return }
        for index in members[Self.letters(text)] ?? [] { isNamed[index] = true }
      }
      for name in file.names { take(name.token) }
      for text in file.texts { take(text) }
    }
    for (name, _) in code.composedNames(areTexts: true) {
      for index in keys.indices where !isNamed[index] && name.mayBe(keys[index]) { isNamed[index] = true }
    }
    for joint in Self.joints where !joined.contains(joint) && code.joins(by: joint) {
      joined.insert(joint)
      for index in keys.indices where keys[index].utf8.contains(joint) { isNamed[index] = true }
    }
  }

  /// Signs between the words of a key. Code that joins values by one may make any key that has it.
  private static let joints = Array("_-./".utf8)
  private var joined: Set<UInt8> = []

  /// Takes what another one has found of the same keys.
  package mutating func merge(_ other: KeyMentions) {
    for index in isNamed.indices where other.isNamed[index] { isNamed[index] = true }
  }
}

/// Tells of most numbers that they are none of a few, by one bit for the hash of each of these.
private struct HashBits: Sendable {
  private var bits: [UInt64]
  private let shift: UInt64

  /// - Parameter count: how many numbers there will be; few others then pass for one of them, more where there are above ten thousand.
  init(for count: Int) {
    let width = min(20, max(10, Int.bitWidth - (count * 100).leadingZeroBitCount))
    (bits, shift) = (Array(repeating: 0, count: 1 << (width - 6)), UInt64(64 - width))
  }

  @inline(__always)
  private func place(_ number: UInt64) -> Int { Int(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) >> shift) }

  mutating func insert(_ number: UInt64) { bits[place(number) >> 6] |= 1 << UInt64(place(number) & 63) }

  @inline(__always)
  func mayHave(_ number: UInt64) -> Bool { bits[place(number) >> 6] & 1 << UInt64(place(number) & 63) != 0 }
}

extension CodeView {
  /// Whether some text of the code is a sign alone, or such a sign between values: `parts.joined(separator: "_")`, `"\(room)_\(kind)"`.
  fileprivate func joins(by sign: UInt8) -> Bool {
    if file.texts.contains(where: { content(ofString: Int($0)).elementsEqual([sign]) }) { return true }
    return mayHaveTextTemplates && textTemplates.contains { $0.bytes.contains(0) && $0.bytes.contains(sign) && $0.bytes.allSatisfy { $0 == 0 || $0 == sign } }
  }
}
