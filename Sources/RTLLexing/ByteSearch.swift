#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds a run of bytes: tells without a lexer which files can matter to a question.
package enum ByteSearch {
  /// Whether the text stands in the bytes. An empty text stands everywhere.
  package static func contains(_ bytes: [UInt8], _ text: [UInt8]) -> Bool { firstIndex(of: text, in: bytes) != nil }

  /// The first place of a text at or behind an index.
  package static func firstIndex(of text: [UInt8], in bytes: [UInt8], from start: Int = 0) -> Int? {
    guard let first = text.first else { return start }
    guard bytes.count - start >= text.count else { return nil }
    return bytes.withUnsafeBytes { bytes in
      text.withUnsafeBytes { text in
        guard let base = bytes.baseAddress, let wanted = text.baseAddress else { return nil }
        var at = base + start
        let last = base + (bytes.count - text.count)
        while at <= last, let found = memchr(at, Int32(first), last - at + 1) {
          if memcmp(found, wanted, text.count) == 0 { return UnsafeRawPointer(found) - base }
          at = UnsafeRawPointer(found) + 1
        }
        return nil
      }
    }
  }

  /// The first place of a byte at or behind an index.
  package static func firstIndex(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress, let found = memchr(base + start, Int32(byte), bytes.count - start) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}
