/// Reads the constraints of Interface Builder files, and the frames of their views.
struct InterfaceReader {
  private(set) var layout = Layout(words: [], constraints: [])
  /// Frames in their superviews, by the id of the view.
  private(set) var frames: [String: Frame] = [:]

  struct Frame {
    var x, width: Double
    var parent: String?
  }

  private struct Element {
    var name: String
    var id: String
  }

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var open: [Element] = []
    var at = 0
    var between = 0
    func skip(past end: String) {
      let end = Array(end.utf8)
      while at < bytes.count, !bytes[at...].starts(with: end) { at += 1 }
      at = min(at + end.count, bytes.count)
    }
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "<") else {
        at += 1
        continue
      }
      if bytes[at...].starts(with: Array("<!--".utf8)) { skip(past: "-->"); continue }
      if bytes[at...].starts(with: Array("<!".utf8)) || bytes[at...].starts(with: Array("<?".utf8)) { skip(past: ">"); continue }
      if bytes[at...].starts(with: Array("</".utf8)) {
        skip(past: ">")
        _ = open.popLast()
        continue
      }
      var attributes: [String: (text: String, word: Int)] = [:]
      at += 1
      let nameStart = at
      while at < bytes.count, !Self.endsName(bytes[at]) { at += 1 }
      let name = String(decoding: bytes[nameStart..<at], as: UTF8.self)
      while at < bytes.count, bytes[at] != UInt8(ascii: ">"), bytes[at] != UInt8(ascii: "/") {
        if bytes[at] <= 32 { at += 1; continue }
        let start = at
        while at < bytes.count, bytes[at] != UInt8(ascii: "="), bytes[at] != UInt8(ascii: ">") { at += 1 }
        let attribute = String(decoding: bytes[start..<at], as: UTF8.self)
        guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "=") else { break }
        let quote = bytes[at + 1]
        at += 2
        let valueStart = at
        while at < bytes.count, bytes[at] != quote { at += 1 }
        let value = String(decoding: bytes[valueStart..<min(at, bytes.count)], as: UTF8.self)
        // What stands before a value is a word too, so that nothing can change unseen.
        layout.words.append(String(decoding: bytes[between..<valueStart], as: UTF8.self))
        attributes[attribute] = (value, layout.words.count)
        layout.words.append(value)
        between = min(at, bytes.count)
        at += 1
      }
      let isEmpty = at < bytes.count && bytes[at] == UInt8(ascii: "/")
      skip(past: ">")
      let values = attributes.mapValues(\.text)
      if name == "constraint" { addConstraint(attributes, in: open.last { !$0.id.isEmpty }?.id ?? "top") }
      if name == "rect", values["key"] == "frame", let view = open.last, let x = Double(values["x"] ?? ""), let width = Double(values["width"] ?? "") {
        frames[view.id] = Frame(x: x, width: width, parent: open.dropLast().last { !$0.id.isEmpty }?.id)
      }
      if !isEmpty { open.append(Element(name: name, id: values["id"] ?? "")) }
    }
    layout.words.append(String(decoding: bytes[between...], as: UTF8.self))
  }

  private static func endsName(_ byte: UInt8) -> Bool { byte <= 32 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") }

  private mutating func addConstraint(_ attributes: [String: (text: String, word: Int)], in container: String) {
    guard let firstName = attributes["firstAttribute"], let secondName = attributes["secondAttribute"],
      let first = end(attributes["firstItem"]?.text ?? container, firstName.text),
      let second = end(attributes["secondItem"]?.text ?? container, secondName.text)
    else { return }
    var constraint = Constraint(first: first, second: second, places: [firstName.word, secondName.word])
    constraint.container = container
    switch attributes["relation"]?.text {
    case "lessThanOrEqual": constraint.relation = .atMost
    case "greaterThanOrEqual": constraint.relation = .atLeast
    default: break
    }
    if let constant = attributes["constant"] { constraint.constant = Double(constant.text).map { ["": $0] } ?? [constant.text: 1] }
    if let multiplier = attributes["multiplier"]?.text {
      let parts = multiplier.split(separator: ":").compactMap { Double($0) }
      constraint.multiplier = parts.count == 2 ? parts[0] / parts[1] : parts.first ?? 1
    }
    layout.constraints.append(constraint)
  }

  private func end(_ item: String, _ attribute: String) -> End? {
    SourceReader.side(attribute).map { End(item: item + ($0.isMargin ? "|margins" : ""), side: $0.side) }
  }
}
