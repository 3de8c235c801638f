/// SHA-256, FIPS 180-4: a page names the hash of its script, so that a browser runs no other.
func sha256(_ message: [UInt8]) -> [UInt8] {
  var state: [UInt32] = [0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19]
  var padded = message + [0x80]
  while padded.count % 64 != 56 { padded.append(0) }
  let bits = UInt64(message.count) * 8
  for shift in stride(from: 56, through: 0, by: -8) { padded.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
  var words = [UInt32](repeating: 0, count: 64)
  for block in stride(from: 0, to: padded.count, by: 64) {
    for i in 0..<16 {
      let at = block + 4 * i
      words[i] = UInt32(padded[at]) << 24 | UInt32(padded[at + 1]) << 16 | UInt32(padded[at + 2]) << 8 | UInt32(padded[at + 3])
    }
    for i in 16..<64 {
      let a = words[i - 15], b = words[i - 2]
      let s0 = rotated(a, 7) ^ rotated(a, 18) ^ a >> 3
      let s1 = rotated(b, 17) ^ rotated(b, 19) ^ b >> 10
      words[i] = words[i - 16] &+ s0 &+ words[i - 7] &+ s1
    }
    mix(&state, words)
  }
  return state.flatMap {
    [UInt8(truncatingIfNeeded: $0 >> 24), UInt8(truncatingIfNeeded: $0 >> 16), UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)]
  }
}

private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

/// One block's sixty-four rounds.
private func mix(_ state: inout [UInt32], _ words: [UInt32]) {
  var v = state
  for i in 0..<64 {
    let s1 = rotated(v[4], 6) ^ rotated(v[4], 11) ^ rotated(v[4], 25)
    let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
    let first = v[7] &+ s1 &+ choice &+ roundConstants[i] &+ words[i]
    let s0 = rotated(v[0], 2) ^ rotated(v[0], 13) ^ rotated(v[0], 22)
    let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
    v = [first &+ s0 &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
  }
  for i in 0..<8 { state[i] = state[i] &+ v[i] }
}

private let roundConstants: [UInt32] = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]

/// Bytes in base 64, RFC 4648.
package func base64(_ bytes: [UInt8]) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let rest = min(3, bytes.count - start)
    let group = UInt32(bytes[start]) << 16 | (rest > 1 ? UInt32(bytes[start + 1]) << 8 : 0) | (rest > 2 ? UInt32(bytes[start + 2]) : 0)
    text.append(letters[Int(group >> 18)])
    text.append(letters[Int(group >> 12 & 63)])
    text.append(rest > 1 ? letters[Int(group >> 6 & 63)] : UInt8(ascii: "="))
    text.append(rest > 2 ? letters[Int(group & 63)] : UInt8(ascii: "="))
  }
  return String(decoding: text, as: UTF8.self)
}
