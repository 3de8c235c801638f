import RTLFacts
import RTLLexing
import RTLSystem

/// The texts of one string file and of the files that stand beside it in other languages; every part is
/// read when first asked for, and shared by all analyses of the file.
final class LocalizedTexts {
  private let file: TokenFile
  private let path: String
  private let tables: Tables
  private let otherFile: (String) -> [UInt8]?

  init(_ file: TokenFile, path: String, _ tables: Tables, otherFile: @escaping (String) -> [UInt8]?) {
    (self.file, self.path, self.tables, self.otherFile) = (file, path, tables, otherFile)
  }

  /// The file itself.
  private(set) lazy var own = LocalizedFile(file, path: path)
  /// Its entries in languages that run from right to left.
  private(set) lazy var rightToLeft = own.entries.filter { LanguageReader.isRightToLeft($0.language) && $0.isTranslated }
  /// The formats of these entries and of what they come from, where they do not agree.
  private(set) lazy var formats: [(entry: LocalizedEntry, text: FormatText, source: FormatText?)] = rightToLeft.compactMap { entry in
    let text = FormatText(file.bytes[entry.content])
    let source = entry.variable.isEmpty && entry.category.isEmpty ? source(of: entry).map { FormatText($0[...]) } : nil
    // The percent signs of `https://shop.test/%D7%A9` are no placeholders.
    if source?.placeholders.isEmpty ?? true, LocalizedTexts.isAddress(file.bytes[entry.content]) { return nil }
    return text.agrees(with: source) ? nil : (entry, text, source)
  }
  /// The control characters of each entry that has some.
  private(set) lazy var controls: [[BidiControl]] = {
    let entries = own.entries
    return entries.indices.map { BidiControl.all(in: file.bytes, entries[$0].content) }.filter { !$0.isEmpty }
  }()
  /// Texts of the language that the team writes in, by key.
  private(set) lazy var base: [String: [UInt8]] = file.dialect == .stringCatalog ? sources() : baseFile()
  /// Keys that the plural rules of the same table have; a catalogue holds its own.
  private(set) lazy var pluralKeys: Set<String> = {
    var keys = Set(own.plurals.map(\.key))
    guard path.hasSuffix(".strings") else { return keys }
    let rules = String(path.dropLast(".strings".count)) + ".stringsdict"
    if let bytes = otherFile(rules) { keys.formUnion(LocalizedTexts.read(bytes, .stringsDictionary, path: rules).plurals.map(\.key)) }
    return keys
  }()

  private static func isAddress(_ text: ArraySlice<UInt8>) -> Bool {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), !text.contains(0x20) else { return false }
    return text[colon...].starts(with: "://".utf8)
  }

  /// The text that a translation comes from: of the base language, else the key where it is a format itself.
  func source(of entry: LocalizedEntry) -> [UInt8]? {
    let key = Array(entry.key.utf8)
    // A text that is its own key, or empty, is not written yet.
    if let text = base[entry.key], text != key, !text.isEmpty { return text }
    return FormatText(key[...]).placeholders.isEmpty ? nil : key
  }

  /// The key of the text at a byte offset, where the base language has the same table but neither a text nor plural
  /// rules of that key: only code can tell whether anybody shows it.
  func strayKey(at offset: Int) -> String? {
    guard let entry = entry(at: offset), !base.isEmpty, base[entry.key] == nil,
      // Code may write interpolations for placeholders, and escapes for marks.
      !entry.key.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
    else { return nil }
    return basePluralKeys.contains(entry.key) ? nil : entry.key
  }

  /// The key of the text or of the plural rule at a byte offset; empty for none.
  func key(at offset: Int) -> String { entry(at: offset)?.key ?? "" }

  private lazy var basePluralKeys: Set<String> = {
    guard let path = baseFileBytes()?.path, path.hasSuffix(".strings") else { return [] }
    let rules = String(path.dropLast(".strings".count)) + ".stringsdict"
    guard let bytes = otherFile(rules) else { return [] }
    return Set(LocalizedTexts.read(bytes, .stringsDictionary, path: rules).plurals.map(\.key))
  }()

  /// The text whose content has the offset in it or at its end.
  private func entry(at offset: Int) -> LocalizedEntry? {
    let index = own.entries.partitioningIndex { $0.content.upperBound >= offset }
    return index < own.entries.count ? own.entries[index] : nil
  }

  /// The same file in the folder of the base language.
  /// - Returns: path and bytes; nil for a file that stands in no language folder, or alone.
  func baseFileBytes() -> (path: String, bytes: [UInt8])? {
    let folders = parts(of: path, at: "/", keepsEmpty: true)
    guard let folder = folders.lastIndex(where: { $0.hasSuffix(".lproj") }) else { return nil }
    for name in tables.vocabulary(BaseFolders.self).names where name != folders[folder] {
      var other = folders
      other[folder] = name
      let path = other.joined(separator: "/")
      if let bytes = otherFile(path) { return (path, bytes) }
    }
    return nil
  }

  private func baseFile() -> [String: [UInt8]] {
    guard let (path, bytes) = baseFileBytes() else { return [:] }
    return LocalizedTexts.texts(LocalizedTexts.read(bytes, file.dialect, path: path).entries, bytes)
  }

  private func sources() -> [String: [UInt8]] { LocalizedTexts.texts(own.entries.filter { $0.language == own.sourceLanguage }, file.bytes) }

  private static func texts(_ entries: [LocalizedEntry], _ bytes: [UInt8]) -> [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for entry in entries where entry.category.isEmpty && entry.variable.isEmpty && texts[entry.key] == nil { texts[entry.key] = Array(bytes[entry.content]) }
    return texts
  }

  private static func read(_ bytes: [UInt8], _ dialect: Dialect, path: String) -> LocalizedFile {
    LocalizedFile(TokenFile(bytes, dialect), path: path)
  }
}

/// Folders of the language that a team writes in, the likeliest first.
struct BaseFolders: Vocabulary {
  let names: [String]

  init(_ tables: Tables) throws(RuleError) { names = try tables[.baseFolders].rows("folder").map { $0[0] } }
}
