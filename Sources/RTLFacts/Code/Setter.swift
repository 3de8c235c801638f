/// The names of a property and of the message that sets it in Objective-C.
package enum Setter {
  /// `alignment` -> `setAlignment`.
  package static func name(of property: String) -> String { "set" + property.prefix(1).uppercased() + property.dropFirst() }

  /// `setAlignment` -> `alignment`, `setURL` -> `URL`; nil for what is no name of a setter.
  package static func property(of name: String) -> String? {
    let rest = name.dropFirst(3)
    func isUpperCase(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    guard name.hasPrefix("set"), let first = rest.utf8.first, isUpperCase(first) else { return nil }
    return rest.utf8.dropFirst().first.map(isUpperCase) ?? false ? String(rest) : rest.prefix(1).lowercased() + rest.dropFirst()
  }
}

extension CodeView {
  /// Objective-C: the receiver and the property of `[view setP:value]`, for the setter and for the value, through branches and the like.
  package func propertySet(at i: Int) -> (receiver: Range<Int>, member: String)? {
    guard !isSwift else { return nil }
    var message: Int?
    if at(i + 1, ":"), Setter.property(of: text(i)) != nil {
      message = enclosing(i)
    } else if case .argument(_, _, let call, _) = context(of: i).context {
      message = call
    }
    guard let open = message, let (selector, setter) = selector(ofMessageAt: open), selector == text(setter) + ":",
      let member = Setter.property(of: text(setter))
    else { return nil }
    return (open + 1..<setter, member)
  }
}
