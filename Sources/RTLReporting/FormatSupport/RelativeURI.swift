/// A path as a relative URI reference: everything but unreserved characters and slashes is
/// percent-encoded, so that colons, spaces, `%`, `#` and line breaks cannot change its meaning.
package func relativeURI(_ path: String) -> String {
  let hexadecimal = Array("0123456789ABCDEF".utf8)
  var result: [UInt8] = []
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      result.append(byte)
    default:
      result += [UInt8(ascii: "%"), hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
    }
  }
  return String(decoding: result, as: UTF8.self)
}
