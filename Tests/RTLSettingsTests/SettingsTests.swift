import BuiltTool
import RTLSettings
import Testing

@Suite struct SettingsTests {
  private func parse(_ text: String) throws -> Settings {
    Settings(try SettingsFile.parse(Array(text.utf8), path: ".rtl-audit.yml"))
  }

  @Test func everyKey() throws {
    let settings = try parse(
      """
      rule-files: [rtl/*.md]
      tables:
        - rtl/helpers.tsv
      rules:
        fixed-text-alignment: off
        edge-insets: error
        corner-mask: { level: note, fix: shown }
      exclude: ["*.xib", Legacy/]
      include: [Vendor/Own]
      fail-level: error
      min-level: note
      deployment-target: { iOS: 13.4, macOS: 11 }
      language-switch: in-app
      rtl-languages: none
      max-file-size: 2 MiB
      require-reason: true
      overrides: { "App/Old/**": { corner-mask: off } }
      """)
    #expect(settings.overrides.map(\.files.text) == ["App/Old/**"] && settings.overrides[0].rules.map(\.isOn) == [false])
    #expect(settings.ruleFiles.map(\.value) == ["rtl/*.md"] && settings.tables.map(\.value) == ["rtl/helpers.tsv"])
    #expect(settings.rules.map(\.rule) == ["fixed-text-alignment", "edge-insets", "corner-mask"])
    #expect(settings.rules.map(\.isOn) == [false, true, true])
    #expect(settings.rules.map(\.level) == [nil, .error, .note])
    #expect(settings.rules.map(\.fix) == [nil, nil, .shown])
    #expect(settings.rules.map(\.line) == [5, 6, 7])
    #expect(settings.exclude.map(\.text) == ["*.xib", "Legacy/"] && settings.include.map(\.text) == ["Vendor/Own"])
    #expect(settings.failLevel == .error && settings.minLevel == .note)
    #expect(settings.deploymentTarget == [.iOS: .init(13, 4), .macOS: .init(11, 0)])
    #expect(settings.languageSwitch == .inApp && settings.rtlLanguages == Settings.RTLLanguages.none)
    #expect(settings.maxFileSize == 2 << 20 && settings.requireReason)
  }

  @Test func nothingWrittenMeansDefaults() throws {
    #expect(try parse("# nothing yet\n") == Settings())
  }

  @Test(arguments: [
    ("\n\nexlude: [a]", 3, 1, "unknown key `exlude`; did you mean `exclude`?"),
    ("exclude:", 1, 9, "`exclude` has no value; add a list or delete the line"),
    ("exclude: Pods", 1, 10, "`exclude` takes a list: `exclude: [a, b]`"),
    ("exclude: [no]", 1, 11, "`no` is not text to every YAML parser; put it in quotes"),
    ("exclude: [\"[a\"]", 1, 11, "`[a` in `exclude`: `[` has no `]`"),
    ("fail-level: warn", 1, 13, "unknown value `warn`; known: `note`, `warning`, `error`"),
    ("fail-level: eror", 1, 13, "unknown value `eror`; did you mean `error`?"),
    ("require-reason: yes", 1, 17, "`require-reason` is `true` or `false`, not `yes`; use `true`"),
    ("require-reason:", 1, 16, "`require-reason` has no value; add one or delete the line"),
    ("rules: { a: { levl: off } }", 1, 15, "unknown key `levl`; did you mean `level`?"),
    ("rules: { a: false }", 1, 13, "unknown value `false`; known: `off`, `note`, `warning`, `error`"),
    ("deployment-target: { ios: 13 }", 1, 22, "unknown platform `ios`; did you mean `iOS`?"),
    ("deployment-target: { iOS: new }", 1, 27, "`new` is not a version; use a form like `13.0`"),
    ("max-file-size: 8 MB", 1, 16, "`8 MB` is not a size; use a number of bytes, or a number with a unit, like `8 MiB`"),
    ("max-file-size: 99999999999 GiB", 1, 16, "`max-file-size` must be from 1 byte to 1 GiB"),
    ("max-file-size: 0", 1, 16, "`max-file-size` must be from 1 byte to 1 GiB"),
    ("- a", 1, 1, "the settings must be a map of `key: value`"),
  ])
  func refused(text: String, line: Int, column: Int, message: String) throws {
    let error = try #require(throws: SettingsError.self) { try parse(text) }
    #expect(error == SettingsError(path: ".rtl-audit.yml", line: line, column: column, message: message))
  }

  @Test func loading() throws {
    let scratch = Scratch()
    #expect(Settings(try SettingsFile.load(root: scratch.path)) == Settings())
    scratch.write(".rtl-audit.yaml", "")
    #expect(throws: SettingsError.self) { try SettingsFile.load(root: scratch.path) }
    scratch.write(".rtl-audit.yml", "min-level: note")
    #expect(try SettingsFile.load(root: scratch.path).minLevel == .note)
    #expect(throws: SettingsError.self) { try SettingsFile.load(path: scratch.path + "/other.yml") }
    scratch.write("large.yml", String(repeating: "#", count: (1 << 20) + 1))
    for (name, words) in [("large.yml", "is over 1 MiB, the limit of settings"), ("", "is not a regular file")] {
      let error = #expect(throws: SettingsError.self) { try SettingsFile.load(path: scratch.path + "/" + name) }
      #expect(error?.message == words)
    }
  }
}
