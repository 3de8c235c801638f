import Foundation
import Testing

@Suite struct ShardTests {
  /// The logs of all parts of the samples, and that of one run.
  private func logs(of count: Int, _ options: [String], in scratch: Scratch) throws -> (whole: String, parts: [String]) {
    let samples = Repository.path + "/Samples"
    func log(_ name: String, _ more: [String]) throws -> String {
      let path = scratch.path + "/" + name
      _ = try Command.run(["--format", "sarif=" + path, "--min-level", "note", samples] + options + more, in: scratch.path)
      return path
    }
    return (try log("whole.sarif", []), try (1...count).map { try log("\($0).sarif", ["--shard", "\($0)/\(count)"]) })
  }

  @Test(arguments: [(2, []), (5, []), (3, ["--include-suppressed"])])
  func thePartsMakeTheWhole(count: Int, options: [String]) throws {
    let scratch = Scratch()
    let (whole, parts) = try logs(of: count, options, in: scratch)
    let wanted = try String(contentsOfFile: whole, encoding: .utf8)
    for part in parts { #expect(try String(contentsOfFile: part, encoding: .utf8).utf8.count < wanted.utf8.count) }
    let merged = try Command.run(["merge"] + parts.reversed(), in: scratch.path)
    #expect(merged.stdout == wanted && merged.status == 1)
    #expect(try Command.run(["merge", "--output", scratch.path + "/merged.sarif"] + parts, in: scratch.path).stdout.isEmpty)
    #expect(try String(contentsOfFile: scratch.path + "/merged.sarif", encoding: .utf8) == wanted)
  }

  /// One finding speaks for its project, and not for the others of the run.
  @Test func eachProjectSpeaksForItself() throws {
    let scratch = Scratch().write(".rtl-audit.yml", "min-level: note\n")
    for name in ["a", "b"] {
      scratch.write(name + "/.rtl-audit.yml", "extends: ../.rtl-audit.yml\n")
      for file in ["A", "B"] { scratch.write("\(name)/\(file).swift", "import PinLayout\nfunc f() {\n  price.pin.start(8).top(4)\n}\n") }
    }
    let whole = try scratch.run("--format", "sarif=whole.sarif", "--min-level", "note")
    #expect(whole.status == 1, "\(whole)")
    let wanted = try scratch.read("whole.sarif")
    #expect(wanted.components(separatedBy: "start-without-direction\",\"ruleIndex").count == 3)
    #expect(try scratch.run("merge", "whole.sarif").stdout == wanted)
    for number in 1...2 { _ = try scratch.run("--format", "sarif=\(number).sarif", "--min-level", "note", "--shard", "\(number)/2") }
    #expect(try scratch.run("merge", "1.sarif", "2.sarif").stdout == wanted)
  }

  /// A job of a pipeline may have failed, and its log be missing.
  @Test func aMissingPartIsSaid() throws {
    let scratch = Scratch().write("A.swift", "label.textAlignment = .left\n").write("B.swift", "label.textAlignment = .left\n")
    for number in 1...3 { _ = try scratch.run("--format", "sarif=\(number).sarif", "--shard", "\(number)/3") }
    let merged = try scratch.run("merge", "1.sarif", "3.sarif")
    #expect(merged.status == 2 && merged.stdout.isEmpty && merged.stderr.contains("part 2 of 3 is missing"), "\(merged)")
    #expect(try scratch.read("2.sarif").contains("\"rtl-audit/part-2-of-3/\""))
    #expect(try scratch.run("merge", "1.sarif", "2.sarif", "3.sarif", "2.sarif").status == 1)
  }

  @Test func theFailingLevelIsThatOfTheMerge() throws {
    let scratch = Scratch().write("A.swift", "label.textAlignment = .left\n")
    _ = try scratch.run("--format", "sarif=a.sarif")
    #expect(try scratch.run("merge", "a.sarif").status == 1)
    #expect(try scratch.run("merge", "--fail-level", "error", "a.sarif").status == 0)
    scratch.write(".rtl-audit.yml", "fail-level: error\n")
    #expect(try scratch.run("merge", "a.sarif").status == 0)
  }

  /// Parts may have different rules, and so different numbers for one.
  @Test func oneResultOfTwoLogsIsOne() throws {
    func log(_ rules: String, _ number: Int) -> String {
      let place = #"[{"physicalLocation":{"artifactLocation":{"uri":"A.swift"}}}]"#
      let driver = #"{"name":"rtl-audit","version":"0","rules":[\#(rules)]}"#
      return #"{"runs":[{"tool":{"driver":\#(driver)},"invocations":[{"toolExecutionNotifications":[]}],"results":[{"ruleId":"b","ruleIndex":\#(number),"#
        + #""level":"note","locations":\#(place)}]}]}"#
    }
    let scratch = Scratch().write("1.sarif", log(#"{"id":"a"},{"id":"b"}"#, 1)).write("2.sarif", log(#"{"id":"b"}"#, 0))
    let merged = try scratch.run("merge", "2.sarif", "1.sarif").stdout
    #expect(merged.components(separatedBy: "\"ruleId\"").count == 2 && merged.contains("\"ruleIndex\":1"), "\(merged)")
  }

  @Test func whatIsNoLogIsRefused() throws {
    let scratch = Scratch().write("other.sarif", "{\"version\":\"2.1.0\",\"runs\":[{\"tool\":{\"driver\":{\"name\":\"other\"}},\"results\":[]}]}")
    let other = try scratch.run("merge", "other.sarif")
    #expect(other.status == 2 && other.stderr.contains("`other.sarif` is not a complete SARIF log of rtl-audit"), "\(other)")
    let run = #"{"tool":{"driver":{"name":"rtl-audit","version":"0","rules":[]}},"invocations":[{"toolExecutionNotifications":[]}],"results":[]}"#
    scratch.write("two.sarif", "{\"runs\":[\(run),\(run)]}")
    let two = try scratch.run("merge", "two.sarif")
    #expect(two.status == 2 && two.stderr.contains("contains 2 runs"), "\(two)")
    // `jq -S` sorts members.
    scratch.write(
      "sorted.sarif",
      #"{"runs":[{"invocations":[{"toolExecutionNotifications":[]}],"results":[],"tool":{"driver":{"name":"rtl-audit","rules":[],"version":"0"}}}]}"#)
    let sorted = try scratch.run("merge", "sorted.sarif")
    #expect(sorted.status == 2 && sorted.stderr.contains("in another order"))
    let missing = try scratch.run("merge", "none.sarif")
    #expect(missing.status == 2 && missing.stderr.contains("`none.sarif` does not exist"), "\(missing)")
    for part in ["0/2", "3/2", "1", "a/b", "1/2/3"] {
      let result = try scratch.run("--shard", part)
      #expect(result.status == 2 && result.stderr.contains("`--shard` takes a part and the number of parts"), "\(result)")
    }
    #expect(try scratch.run("--shard", "1/2", "--fix").stderr.contains("leave out `--fix`"))
  }
}
