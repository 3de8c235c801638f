import BuiltTool
import Testing

/// What an app is built for, as fixes, `doctor` and `init` see it.
@Suite struct DeploymentTests {
  private let defect = "func f() {\n  button.contentHorizontalAlignment = .left\n}\n"

  /// An app of iOS 15 with a copied library and a template, both of older systems.
  private func app() -> Scratch {
    Scratch()
      .write(
        "Basket.xcodeproj/project.pbxproj",
        XcodeText.text(.init("Basket", "IPHONEOS_DEPLOYMENT_TARGET = 15.0;", ["App/Cart.swift", "App/Classes/Zip/Zip.swift"]))
      )
      .write("App/Cart.swift", defect).write("App/Classes/Zip/Zip.swift", defect)
      .write("App/Classes/Zip/Zip.podspec", "Pod::Spec.new do |s|\n  s.ios.deployment_target = '5.0'\nend\n")
      .write("App/Template/Template.xcodeproj/project.pbxproj", XcodeText.text(.init("Template", "IPHONEOS_DEPLOYMENT_TARGET = 9.1;", ["AppDelegate.swift"])))
  }

  private func fixes(_ lines: [Line]) -> [String] { lines.map { $0.path + " " + ($0.rest.split(separator: " ").last ?? "") } }

  @Test func theProjectThatListsAFileDecidesInEveryRun() throws {
    let project = app()
    let safe = ["App/Cart.swift safe", "App/Classes/Zip/Zip.swift safe"]
    #expect(try fixes(project.findings(".")) == safe)
    #expect(try fixes(project.findings("App/Classes/Zip/Zip.swift")) == [safe[1]])
    try project.git("init", "-q")
    try project.git("add", ".")
    #expect(try fixes(project.findings("--staged")) == safe)
    // What is staged counts, and not what lies in the folder.
    project.write("Basket.xcodeproj/project.pbxproj", XcodeText.text(.init("Basket", "IPHONEOS_DEPLOYMENT_TARGET = 9.0;", ["App/Cart.swift"])))
    #expect(try fixes(project.findings("--staged")) == safe)
    #expect(try fixes(project.findings(".")) == ["App/Cart.swift unsafe", "App/Classes/Zip/Zip.swift unsafe"])
  }

  @Test func doctorSaysWhoIsHeard() throws {
    let project = app()
    let doctor = try project.run("doctor").stdout
    for words in [
      "deployment target  iOS 15.0 (Basket.xcodeproj/project.pbxproj:",
      "not used: App/Classes/Zip/Zip.podspec (iOS 5.0); Basket.xcodeproj/project.pbxproj lists the files in its folder",
      "not used: App/Template/Template.xcodeproj/project.pbxproj (iOS 9.1); none of the audited files belongs to it",
    ] { #expect(doctor.contains(words), "\(words)\n\(doctor)") }
    project.write("Kit/Package.swift", "let package = Package(name: \"Kit\", platforms: [.iOS(.v13), .tvOS(.v13)])\n").write("Kit/Sources/Kit/A.swift", defect)
    let two = try project.run("doctor").stdout
    for words in ["iOS 15.0 for 2 files in App (Basket.xcodeproj/project.pbxproj)", "iOS 13.0, tvOS 13.0 for 1 file in Kit/Sources/Kit (Kit/Package.swift)"] {
      #expect(two.contains(words), "\(words)\n\(two)")
    }
  }

  @Test func initWritesWhatHoldsForAllFiles() throws {
    let project = app()
    _ = try project.run("init")
    let settings = try project.read(".rtl-audit.yml")
    #expect(
      settings.contains("#   iOS 15.0 (Basket.xcodeproj/project.pbxproj:") && settings.contains("\ndeployment-target: { iOS: \"15.0\" }\n"), "\(settings)")
    #expect(try fixes(project.findings(".")) == ["App/Cart.swift safe", "App/Classes/Zip/Zip.swift safe"])
    // The app has moved on, and its settings have not.
    project.write(
      "Basket.xcodeproj/project.pbxproj", XcodeText.text(.init("Basket", "IPHONEOS_DEPLOYMENT_TARGET = 16.4;", ["App/Cart.swift", "App/Classes/Zip/Zip.swift"]))
    )
    let doctor = try project.run("doctor").stdout
    #expect(doctor.contains("iOS 15.0 (.rtl-audit.yml)") && doctor.contains("the project says iOS 16.4 ("), "\(doctor)")
  }

  @Test func initWritesNoneWhereFilesDiffer() throws {
    let project = app().write("Kit/Package.swift", "let package = Package(name: \"Kit\", platforms: [.iOS(.v10)])\n").write("Kit/Sources/Kit/A.swift", defect)
    _ = try project.run("init")
    let settings = try project.read(".rtl-audit.yml")
    #expect(
      settings.contains("they differ between files") && settings.contains("iOS 10.0 for 1 file in Kit/Sources/Kit")
        && settings.contains("\n# deployment-target: "), "\(settings)")
    #expect(try fixes(project.findings(".")).last == "Kit/Sources/Kit/A.swift unsafe")
    let none = Scratch().write("A.swift", defect)
    _ = try none.run("init")
    #expect(try none.read(".rtl-audit.yml").contains("no project file sets them.\n# deployment-target: "))
  }
}
