/// Which names and texts each of many files has, as far as hashes tell: a project is asked for names that are known only
/// when all its files were read, and most files need not be read again for that.
package struct MentionIndex: Sendable {
  /// Of all files, one behind the other; two bytes for each name that a file has.
  private var hashes: [UInt16] = []
  private var files: [(path: String, end: Int)] = []
  /// A bit for each hash of the file at hand.
  private var seen = [UInt64](repeating: 0, count: 1 << 10)

  /// Of no file.
  package init() {}

  /// Takes the names of a file of code and what stands between its quotation marks, in a comment and a longer text as well.
  /// - Parameters:
  ///   - others: names that count as well.
  ///   - uses: takes the names of the file, too.
  package mutating func add(_ file: TokenFile, path: String, others: Set<String>, uses: inout NameUses) {
    let start = hashes.count
    seen.withUnsafeMutableBufferPointer { seen in
      func take(_ whole: Int) {
        let hash = UInt16(truncatingIfNeeded: whole)
        let bit: UInt64 = 1 << UInt64(hash & 63)
        guard seen[Int(hash >> 6)] & bit == 0 else { return }
        seen[Int(hash >> 6)] |= bit
        hashes.append(hash)
      }
      func take(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
        let hash = MentionIndex.hash(bare: UnsafeBufferPointer(rebasing: text))
        take(hash)
        uses.take(hash)
      }
      uses.take(file.names)
      for name in file.names { take(WordLookup.hash(name.hash)) }
      for var name in others { take(name.withUTF8 { MentionIndex.hash($0) }) }
      file.bytes.withUnsafeBufferPointer { bytes in
        var opening: Int?
        while let mark = ByteSearch.firstIndex(of: UInt8(ascii: "\""), in: bytes, from: opening ?? 0) {
          if let opening {
            let text = bytes[opening..<mark]
            take(text)
            MentionIndex.forEachPart(of: text, take)
          }
          opening = mark + 1
        }
      }
      for hash in hashes[start...] { seen[Int(hash >> 6)] = 0 }
    }
    files.append((path, hashes.count))
  }

  /// Takes a file as above, for this index alone.
  package mutating func add(_ file: TokenFile, path: String, others: Set<String> = []) {
    var none = NameUses(.none)
    add(file, path: path, others: others, uses: &none)
  }

  /// Takes a file of which an earlier index has told the hashes.
  package mutating func add(_ known: some Sequence<UInt16>, path: String) {
    hashes += known
    files.append((path, hashes.count))
  }

  /// The files that were taken.
  package var paths: [String] { files.map(\.path) }

  /// The hashes of a file, by its number.
  package func hashes(of file: Int) -> ArraySlice<UInt16> { hashes[(file == 0 ? 0 : files[file - 1].end)..<files[file].end] }

  /// The files of which some may have one of the names; the others have none.
  package func paths(withAny names: Set<String>) -> Set<String> {
    var wanted = [UInt64](repeating: 0, count: 1 << 10)
    for var name in names {
      // A name in back-ticks may begin with what delimits texts.
      for hash in name.withUTF8({ [MentionIndex.hash($0), MentionIndex.hash(bare: $0)] }).map(UInt16.init(truncatingIfNeeded:)) {
        wanted[Int(hash >> 6)] |= 1 << UInt64(hash & 63)
      }
    }
    var found: Set<String> = []
    var start = 0
    for (path, end) in files {
      if hashes[start..<end].contains(where: { wanted[Int($0 >> 6)] & 1 << UInt64($0 & 63) != 0 }) { found.insert(path) }
      start = end
    }
    return found
  }

  /// What in a text may be a name: what stands ahead of a value, and what behind the last dot.
  private static func forEachPart(of text: Slice<UnsafeBufferPointer<UInt8>>, _ take: (Slice<UnsafeBufferPointer<UInt8>>) -> Void) {
    let isName = ASCII.names
    var end = text.startIndex
    while end < text.endIndex, isName[Int(text[end])] || text[end] == UInt8(ascii: "-") || text[end] == UInt8(ascii: "/") { end += 1 }
    if end < text.endIndex, end > text.startIndex, text[end] == UInt8(ascii: "%") || text[end] == UInt8(ascii: "\\") { take(text[..<end]) }
    var start = text.endIndex
    while start > text.startIndex, isName[Int(text[start - 1])] { start -= 1 }
    if start < text.endIndex, start > text.startIndex, text[start - 1] == UInt8(ascii: ".") { take(text[start...]) }
  }

  @inline(__always)
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    WordLookup.hash(text.baseAddress, length: text.count, quoted: false)
  }

  /// Of a name or text without its delimiters.
  private static func hash(bare text: UnsafeBufferPointer<UInt8>) -> Int {
    func isDelimiter(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "@")
    }
    var (start, end) = (0, text.count)
    while start < end, isDelimiter(text[start]) { start += 1 }
    while start < end, isDelimiter(text[end - 1]) { end -= 1 }
    return hash(UnsafeBufferPointer(rebasing: text[start..<end]))
  }
}
