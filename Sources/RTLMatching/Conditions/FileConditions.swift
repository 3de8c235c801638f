import RTLFacts

extension ConditionForm {
  static let files: [ConditionForm] = [
    ConditionForm(
      "file", of: .match, in: .code, ["file has NAME, …", "file has-no NAME, …", "file has-mark MARK, …"],
      """
      some name in the file is one of these / none is / a statement of the file has one of these marks (see `project has`), and `{PLACE}` is \
      the first
      """
    ) { clause throws(RuleError) in
      switch try clause.word() {
      case "has": break
      case "has-no": clause.isNegated.toggle()
      case "has-mark": return marked(try clause.marks())
      default: throw clause.refusal
      }
      let names = Set(try clause.list())
      return Condition(code: { _, file in Answer(file.code.hasIdentifier(of: names)) })
    },
    ConditionForm("imports", of: .match, in: .code, ["imports NAME"], "the file imports that module") { clause throws(RuleError) in
      let module = try clause.word()
      var condition = Condition(code: { _, file in Answer(file.imports(module)) })
      condition.libraries = [module]
      return condition
    },
  ]

  private static func marked(_ marks: [String]) -> Condition {
    var condition = Condition(code: { _, file in Answer(file.firstMark(marks) != nil) })
    condition.evidence = { _, file in file.firstMark(marks) }
    return condition
  }
}

extension Evaluator {
  func imports(_ module: String) -> Bool { importing.contains(module) || code.importedModules.contains(module) }

  /// The first statement of the file with one of these marks, by one of its tokens.
  fileprivate func firstMark(_ marks: [String]) -> Condition.Evidence? {
    for mark in marks {
      guard let token = knowledge.marks.places(of: mark, in: code).first else { continue }
      return Condition.Evidence(token: token, message: "this file \(spoken(mark)) here", isPlace: true)
    }
    return nil
  }
}
