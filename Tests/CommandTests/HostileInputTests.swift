import Foundation
import Testing

/// Files that no tool wants to meet: each run ends, and says what it could not read.
@Suite struct HostileInputTests {
  private static let depth = 100_000
  private static let good = "func style() {\n  label.textAlignment = .left\n}\n"
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
            <label opaque="NO" contentMode="left" text="Total" lineBreakMode="tailTruncation" id="a1-bb-001"/>
    """

  private static func many(_ text: String) -> String { String(repeating: text, count: depth) }

  /// A file's name, its bytes, and whether a finding in it survives.
  private static let files: [(name: String, bytes: [UInt8])] = [
    ("Empty.swift", []), ("Empty.m", []), ("Empty.xib", []), ("Empty.xcassets/back.imageset/Contents.json", []),
    ("Round.swift", Array(("let a = " + many("(")).utf8)), ("Round.m", Array(("int a = " + many("(")).utf8)),
    ("Square.m", Array(("id a = " + many("[")).utf8)), ("Curly.swift", Array(many("if a {").utf8)),
    ("Closed.swift", Array((many("[") + many("]")).utf8)), ("Closing.swift", Array(many(")").utf8)),
    ("Chain.swift", Array(("view" + many(".leftAnchor")).utf8)),
    ("Makers.swift", Array(("import SnapKit\n" + String(repeating: "a.snp.makeConstraints { make in make.left.equalTo(", count: 10_000)).utf8)),
    ("Equals.swift", Array(many("textAlignment = ").utf8)),
    ("Interpolation.swift", Array(("let a = " + many("\"\\(")).utf8)),
    ("Comment.swift", Array(many("/*").utf8)), ("Quotes.swift", Array(("let a = #\"\"\"\n" + many("\"\"\"\n")).utf8)),
    ("Objects.xcassets/back.imageset/Contents.json", Array(many("{\"images\":[").utf8)),
    ("Deep.xib", Array((document + many("<view>")).utf8)),
    ("Notes.xib", Array((document + many("<string key=\"userComments\" content=\"rtl-audit:disable x\">")).utf8)),
    ("Attributes.xib", Array((document + "<label " + many("text=\"a\" ")).utf8)),
    ("Cut.storyboard", Array(document.utf8.dropLast(9))),
    ("Entities.xib", Array("<!DOCTYPE a [<!ENTITY b \"bbbb\"><!ENTITY c \"&b;&b;\">]>\(document)<label text=\"&c;\"/>".utf8)),
    ("NotUTF8.swift", Array("let a = \"".utf8) + [0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80] + Array("\"\n\(good)".utf8)),
    ("UTF16.swift", [0xFF, 0xFE] + good.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
    ("CarriageReturns.swift", Array(good.replacing("\n", with: "\r").utf8)),
    ("Zeros.swift", [0, 0] + Array(good.utf8) + [0]), ("Zeros.xib", Array(document.utf8) + [0, 0]),
    ("Unended.swift", Array("let a = \"\"\"\nlabel.textAlignment = .left".utf8)),
    ("Backslash.m", Array(("#define A " + many("\\\n")).utf8)),
    ("Space.swift", Array(many(" \n").utf8)),
  ]

  @Test(arguments: files.map(\.name))
  func ends(name: String) throws {
    let bytes = try #require(HostileInputTests.files.first { $0.name == name }).bytes
    let project = Scratch().write(name, bytes).write("Good.swift", HostileInputTests.good)
    let result = try project.run(".", "--format", "json")
    #expect(result.status == 1, "\(result.stderr)")
    #expect(result.stdout.contains("\"Good.swift\""))
    let fix = try project.run(name, "--unsafe-fixes", "--diff")
    #expect(0...1 ~= fix.status, "\(fix.stderr)")
  }

  /// More findings than a file may have, of a pattern or of an analysis, and all elements behind them.
  @Test(arguments: ["Many.xib", "ar.lproj/Many.strings"])
  func manyFindingsAreCut(name: String) throws {
    let text = name.hasSuffix("xib")
      ? HostileInputTests.document + HostileInputTests.many("<label text=\"x\"/>") : HostileInputTests.many("\"k\" = \"a\u{202B}b\u{202C}\";\n")
    let project = Scratch().write(name, text)
    let result = try project.run(".", "--format", "gcc", "--min-level", "note")
    #expect(result.stderr.contains("\(name) has more than 5000 places to check; the rest of the file was not audited"), "\(result.stderr)")
    #expect(result.stdout.split(separator: "\n").count { $0.contains(": warning: ") || $0.contains(": note: ") } == 5000)
  }

  /// macOS has no such device.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskIsSaid() throws {
    let project = Scratch().write("Good.swift", HostileInputTests.good)
    let binary = try #require(Command.binary)
    for target in ["> /dev/full", "--output /dev/full", "--format json=/dev/full"] {
      let result = try Command.run(program: "sh", ["-c", "exec '\(binary)' . \(target)"], in: project.path)
      #expect(result.status == 2 && result.stderr.contains("cannot be written"), "\(result)")
    }
    // A reader that has seen enough is no failure.
    let head = try Command.run(program: "sh", ["-c", "'\(binary)' . | head -1"], in: project.path)
    #expect(head.status == 0 && head.stderr.isEmpty, "\(head)")
  }

  @Test
  func longConditionEnds() throws {
    let project = Scratch().write("A.swift", "label.textAlignment = " + HostileInputTests.many("a ? .left : "))
    #expect(try project.run(".", "--format", "json").status == 1)
  }

  @Test(arguments: ["NotUTF8.swift", "UTF16.swift", "CarriageReturns.swift", "Zeros.swift"])
  func keepsEveryOtherByte(name: String) throws {
    let bytes = try #require(HostileInputTests.files.first { $0.name == name }).bytes
    let project = Scratch().write(name, bytes)
    _ = try project.run(".", "--fix")
    let fixed = Array(FileManager.default.contents(atPath: project.path + "/" + name) ?? Data())
    let wide = name == "UTF16.swift"
    func encoded(_ text: String) -> [UInt8] { text.utf8.flatMap { wide ? [$0, 0] : [$0] } }
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: encoded(".left")) })
    let wanted = bytes[..<start] + encoded(".natural") + bytes[(start + encoded(".left").count)...]
    #expect(fixed == Array(wanted))
  }

  @Test func skipsALargeFileAndSaysSo() throws {
    var bytes = Array("// a large file\n".utf8)
    bytes += Array(repeating: UInt8(ascii: " "), count: 9 << 20)
    let project = Scratch().write("Large.swift", bytes).write("Good.swift", HostileInputTests.good)
    let result = try project.run(".")
    #expect(result.status == 1)
    #expect(result.stderr.contains("Large.swift"), "\(result.stderr)")
    #expect(try project.run(".", "--format", "sarif").stdout.contains("Large.swift"))
    project.write(".rtl-audit.yml", "max-file-size: 20 MiB\n")
    #expect(try project.run(".").stderr == "")
  }

  @Test func followsNoLoop() throws {
    let project = Scratch().write("App/Good.swift", HostileInputTests.good)
    for (link, target) in [("App/loop", ".."), ("self", "self"), ("broken.swift", "absent.swift"), ("alias.swift", "App/Good.swift")] {
      try FileManager.default.createSymbolicLink(atPath: project.path + "/" + link, withDestinationPath: target)
    }
    #expect(try project.findings(".").map(\.path) == ["App/Good.swift"])
  }

  @Test func passesByWhatIsNoFile() throws {
    let project = Scratch().write("folder.swift/Inner.swift", HostileInputTests.good)
    #expect(mkfifo(project.path + "/pipe.swift", 0o600) == 0)
    let result = try project.run(".", "--format", "json")
    #expect(result.status == 1)
    #expect(result.stdout.contains("folder.swift/Inner.swift"))
    let named = try project.run("pipe.swift")
    #expect(named.status == 2 && named.stderr.contains("pipe.swift"), "\(named.stderr)")
  }

  @Test(.disabled(if: geteuid() == 0, "root may read every file"))
  func namesWhatItMayNotRead() throws {
    let project = Scratch().write("Secret.swift", HostileInputTests.good).write("Good.swift", HostileInputTests.good)
    #expect(chmod(project.path + "/Secret.swift", 0) == 0)
    let result = try project.run(".")
    #expect(result.status == 1)
    #expect(result.stderr.contains("Secret.swift"))
    #expect(try project.run("Secret.swift").status == 2)
  }

  @Test(arguments: [
    "two words.swift", "it's \"quoted\".swift", "new\nline.swift", "\u{1B}[31mred.swift", "\u{202E}tfiws.swift", "عربي.swift", "a,b;c:1.swift", "100%.swift",
  ])
  func namesAreHarmless(name: String) throws {
    let project = Scratch().write(name, HostileInputTests.good)
    #expect(try project.findings(".").map(\.path) == [name])
    for format in ["text", "xcode"] {
      let result = try project.run(".", "--format", format)
      #expect(result.status == 1)
      for hidden in ["\u{1B}", "\u{202E}", "new\nline"] { #expect(!result.stdout.contains(hidden), "\(format)") }
    }
    #expect(try project.run("./" + name, "--fix").status == 0)
    #expect(try project.read(name).contains(".natural"))
  }

  /// Text of a source file reaches the terminal in its report.
  @Test func linesAreHarmless() throws {
    let project = Scratch().write("A.swift", "func f() { /* \u{1B}[2J \u{202E} \u{7} */ label.textAlignment = .left }\n")
    let result = try project.run(".")
    #expect(result.status == 1)
    for hidden in ["\u{1B}", "\u{202E}", "\u{7}"] { #expect(!result.stdout.contains(hidden)) }
  }
}
