import Foundation
import Testing

/// Names and texts of a project that would direct a terminal or a host reach neither, through the whole command.
@Suite struct HostileNameTests {
  private static let poison = [
    "::error::x", "##[error]x", "##vso[task.complete]x", "##teamcity[x]", "\u{1B}[31mx", "\u{202E}x", "\u{2066}x", "a\nb", "a\r::error::b", "<b>`x`|*y*",
  ]
  private static let formats = [
    "text", "xcode", "gcc", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "sonarqube", "rdjson", "markdown",
  ]

  @Test(arguments: formats)
  func nothingReachesAHost(format: String) throws {
    let project = Scratch()
    for (number, poison) in HostileNameTests.poison.enumerated() {
      let literal = poison.replacing("\n", with: " ").replacing("\r", with: " ")
      project.write(
        "App/\(poison.replacing("/", with: "-")).swift",
        "let \(number == 0 ? "a" : "b") = \"\(literal)\"; title(\"\(literal)\").textAlignment = .left // \(literal)\n")
      let text = literal.replacing("<", with: "&lt;").replacing("\u{1B}", with: "")
      project.write(
        "App/\(number).xib",
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"><objects>\n"
          + "<label text=\"\(text)\" userLabel=\"\(text)\" id=\"a1-bb-001\"/></objects></document>\n"
      )
      // Too large a file is named in a notice.
      project.write("Big/\(poison).swift", String(repeating: " ", count: 20_000))
    }
    project.write(".rtl-audit.yml", "max-file-size: 16 KiB\n")
    for arguments in [[], ["--diff"], ["--statistics"], ["baseline", "write"], ["baseline", "show"], ["doctor"]] where format == "text" || arguments.isEmpty {
      let all = arguments + (arguments.isEmpty ? ["--format", format, "--min-level", "note"] : [])
      // Through a pipe, as the runner of a host reads it: a file gets a diff that can be applied.
      let result = try Command.run(
        program: "sh", ["-c", "{ \"$0\" \"$@\"; echo $? > status; } | cat", #require(Command.binary)] + all, in: project.path, environment: ["CI": "true"])
      #expect(try ["0\n", "1\n"].contains(project.read("status")) && !result.stdout.isEmpty, "\(arguments): \(result.stderr)")
      check(result.stdout, "\(format) \(arguments)", ownCommands: format == "github")
      check(result.stderr, "\(format) \(arguments)", ownCommands: false)
    }
  }

  private func check(_ output: String, _ name: String, ownCommands: Bool) {
    for scalar in output.unicodeScalars where scalar != "\n" && scalar != "\t" {
      let isControl =
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      #expect(!isControl, "\(name): U+\(String(scalar.value, radix: 16))")
      if isControl { return }
    }
    for opener in ["##[", "##vso[", "##teamcity["] { #expect(!output.contains(opener), "\(name): \(opener)") }
    for line in output.split(separator: "\n") {
      let start = line.drop { $0 == " " }
      if ownCommands, ["::error ", "::warning ", "::notice "].contains(where: { start.hasPrefix($0) }) { continue }
      #expect(!start.hasPrefix("::"), "\(name): \(line)")
    }
  }
}
