extension CodeView {
  /// The type that a function of the file, or one of a framework, takes as an argument.
  /// - Parameter index: which of the arguments, counted from 0.
  func parameterType(label: String?, callee: Range<Int>, call: Int, index: Int) -> TypeAnswer {
    var last = callee.upperBound - 1
    if isSwift, at(last, ">"), let open = genericOpen(last) { last = open - 1 }
    let base = name(last)
    if isSwift {
      let row = "\(base)(\(label ?? "_"):)"
      var owners: [String] = []
      if at(last - 1, "."), last - 2 >= callee.lowerBound, let owner = expressionType(endingAt: last - 2).name { owners = lineage(owner) }
      let type = at(last, "init") && at(last - 1, ".") ? name(last - 2) : base
      for candidate in declarations.named(base) + declarations.named("init") {
        let builds = candidate.owner.map { $0 == type || $0.hasSuffix("." + type) } ?? false
        guard candidate.kind == .function, name(candidate.name) != "init" || builds,
          owners.isEmpty || candidate.owner.map(owners.contains) ?? true, let list = declarations.parameters[candidate.name]
        else { continue }
        let match = list.enumerated().first { place, parameter in
          let spelled = parameter.label.map(name) ?? name(parameter.name)
          return label == nil ? spelled == "_" && place == index : spelled == label
        }
        if let range = match?.element.type, let type = typeName(in: range) { return .known(type, declaration: match?.element.name) }
      }
      if let label, name(last) == type,
        let property = declarations.named(label).first(where: { $0.kind == .property && $0.owner == type }),
        !declarations.named("init").contains(where: { $0.owner == type }), let range = property.type, let found = typeName(in: range) {
        return .known(found, declaration: property.name)
      }
      for owner in owners + [type, "*"] {
        if let found = members.type(owner, row) ?? members.type(owner, "init(\(label ?? "_"):)") { return .known(found, declaration: nil) }
      }
      return .unknown
    }
    guard at(call, "["), let (selector, token) = selector(ofMessageAt: call) else {
      for candidate in declarations.named(base) where candidate.kind == .function {
        if let list = declarations.parameters[candidate.name], index < list.count, let range = list[index].type, let type = typeName(in: range) {
          return .known(type, declaration: list[index].name)
        }
      }
      return members.type("*", "\(base)(\(index):)").map { .known($0, declaration: nil) } ?? .unknown
    }
    let receiver = expressionType(endingAt: token - 1)
    for candidate in declarations.named(text(token)) where candidate.kind == .function {
      guard let list = declarations.parameters[candidate.name], index < list.count,
        list.map({ ($0.label.map(name) ?? "") + ":" }).joined() == selector, let range = list[index].type, let type = typeName(in: range)
      else { continue }
      return .known(type, declaration: list[index].name)
    }
    let property = selector == text(token) + ":" ? Setter.property(of: text(token)) : nil
    for owner in (receiver.name.map(lineage) ?? []) + ["*"] {
      if let found = members.type(owner, "\(selector)(\(label ?? "_"):)") { return .known(found, declaration: nil) }
      if let property {
        if let found = members.type(owner, property) { return .known(found, declaration: nil) }
        if let declared = declarations.named(property).first(where: { $0.owner == owner }), let range = declared.type, let type = typeName(in: range) {
          return .known(type, declaration: declared.name)
        }
      }
    }
    return .unknown
  }
}
