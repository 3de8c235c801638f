import Testing

/// Libraries that were copied into an app are left out, and `doctor` says so.
@Suite struct CopiedLibraryTests {
  private let defect = "func f() {\n  label.textAlignment = .left\n}\n"

  @Test func theSameInEveryRun() throws {
    let project = try Scratch().write("App.xcodeproj/project.pbxproj", "").write("App/Cart.swift", defect)
      .write("App/libs/Zip/Zip.swift", defect).write("App/libs/Zip/LICENSE", "MIT License\n\nCopyright (c) 2011 Ann Zip\n")
      .write("App/libs/Own.swift", defect).write("Podfile", "pod 'Kit', :path => 'Kit'\n")
      .write("Kit/Kit.swift", defect).write("Kit/LICENSE", "Copyright (c) 2011 Ann Kit\n").write(
        "Kit/Kit.podspec", "s.source = { :git => 'https://host/kit.git' }\n"
      )
      .committed()
    let own = ["App/Cart.swift", "App/libs/Own.swift", "Kit/Kit.swift"]
    #expect(try project.findings(".").map(\.path) == own)
    #expect(try project.findings("App/libs/Zip/Zip.swift").isEmpty && project.findings("App/libs/Own.swift").count == 1)
    for file in own + ["App/libs/Zip/Zip.swift"] { project.write(file, defect + "// more\n") }
    try project.git("add", ".")
    #expect(try project.findings("--staged").map(\.path) == own)
    let doctor = try project.run("doctor").stdout
    #expect(doctor.contains("App/libs/Zip (vendored: it has LICENSE)") && doctor.contains("use `include` in .rtl-audit.yml to audit them"), "\(doctor)")
    #expect(doctor.contains("Kit is audited because a Podfile names its path; use `exclude` to leave it out"), "\(doctor)")
    project.write(".rtl-audit.yml", "include: [App/libs]\nexclude: [Kit]\n")
    #expect(try project.findings(".").map(\.path) == ["App/Cart.swift", "App/libs/Own.swift", "App/libs/Zip/Zip.swift"])
    #expect(try !project.run("doctor").stdout.contains("Kit is audited"))
  }
}
