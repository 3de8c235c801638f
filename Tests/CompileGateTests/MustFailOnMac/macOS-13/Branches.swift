#if canImport(Darwin)
  let system: Int = "Darwin" // error: cannot convert value of type 'String' to specified type 'Int'
#endif
#if os(macOS)
  let name: Int = "macOS" // error: cannot convert value of type 'String' to specified type 'Int'
#endif
#if canImport(Glibc) || canImport(Musl) || os(Linux)
  let other: Int = "Linux"
#endif
