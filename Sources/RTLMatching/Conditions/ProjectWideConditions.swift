import RTLFindings

extension ConditionForm {
  static let project = [
    ConditionForm(
      "plural-key", of: .hole, in: .code, ["$A plural-key": "a string file of the project has plural rules for this key of a text"]
    ) { clause in
      let name = clause.hole
      var condition = Condition(code: { match, file in Answer(asking: file.string(match.captures[name]).map { .pluralRules(key: $0) }) })
      condition.hasOpposite = false
      return condition
    },
    ConditionForm(
      "project", of: .match, in: .all,
      [
        "project has MARK, …": """
          the code of the project has one of these marks. A mark of a named thing applies to Interface Builder objects whose outlet has that \
          name in that class
          """,
        "project uses LIBRARY, …": """
          the file imports one of these libraries, or any file of the project does: a prefix header or a re-export passes an import on to \
          others. It also holds if a Podfile, Cartfile or lock file names the library. So it does if its own Xcode project, package or \
          podspec is in the project, or if code is in a folder with its name
          """,
        "project targets iOS 15, tvOS 15": """
          the project builds for no older versions of these platforms. If no project states its deployment target, iOS 12 is assumed
          """,
      ]
    ) { clause throws(RuleError) in
      switch try clause.word() {
      case "has":
        let traits = try clause.traits()
        return Condition(
          code: { _, _ in .ask(.project(traits, of: [], expected: true)) },
          elements: { match, file in .ask(.project(traits, of: file.facts.subjects(around: match.element), expected: true)) })
      case "uses":
        let libraries = try clause.list()
        var condition = Condition(
          code: { _, file in libraries.contains(where: file.imports) ? .yes : .ask(.usesLibrary(libraries, expected: true)) },
          elements: { _, _ in .ask(.usesLibrary(libraries, expected: true)) })
        condition.libraries = libraries
        return condition
      case "targets":
        let needs = try parseNeeds(try clause.list().joined(separator: ", "), path: clause.reader.path, line: clause.reader.line)
        guard needs.allSatisfy(\.isPlatform) else { throw clause.refusal }
        return Condition(code: { _, _ in .ask(.target(needs, expected: true)) }, elements: { _, _ in .ask(.target(needs, expected: true)) })
      default: throw clause.refusal
      }
    }
  ]
}
