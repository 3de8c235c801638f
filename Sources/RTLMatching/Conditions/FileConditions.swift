import RTLFacts

extension ConditionForm {
  static let files = [
    ConditionForm(
      "file", of: .match, in: .code,
      [
        "file has NAME, …": "some name in the file is one of these",
        "file has-mark MARK, …": "a statement of the file has one of these marks (see `project has`); `{PLACE}` is the first",
        "file imports NAME": "the file imports that module",
      ]
    ) { clause throws(RuleError) in
      switch try clause.word() {
      case "has":
        let names = Set(try clause.list())
        return Condition(code: { Answer($1.code.hasIdentifier(of: names)) })
      case "has-mark":
        let traits = try clause.traits()
        var condition = Condition(code: { Answer($1.firstTrait(traits) != nil) })
        condition.evidence = { $1.firstTrait(traits) }
        return condition
      case "imports":
        let module = try clause.word()
        var condition = Condition(code: { Answer($1.imports(module)) })
        condition.libraries = [module]
        return condition
      default: throw clause.refusal
      }
    }
  ]
}

extension Evaluator {
  func imports(_ module: String) -> Bool { importing.contains(module) || code.importedModules.contains(module) }

  /// The first statement of the file with one of these traits, by one of its tokens.
  fileprivate func firstTrait(_ traits: [String]) -> Condition.Evidence? {
    for trait in traits {
      guard let token = code.places(ofTrait: trait).first else { continue }
      return Condition.Evidence(token: token, message: "this file \(spoken(trait)) here", isPlace: true)
    }
    return nil
  }
}
