import RTLSystem

/// What a target does with one input. It traps where a property does not hold.
typealias FuzzTarget = @Sendable ([UInt8]) -> Void

/// All targets by name.
let fuzzTargets: [String: FuzzTarget] = [
  "swift": { checkLexing($0, .swift) },
  "objective-c": { checkLexing($0, .objectiveC) },
  "xml": { checkLexing($0, .xml) },
  "json": { checkLexing($0, .json) },
  "strings": { checkLexing($0, .strings) },
  "matcher": checkMatching,
  "fixer": checkFixing,
  "growth": checkGrowth,
  "rule-file": checkRuleFile,
  "table": checkTable,
  "settings": checkSettings,
  "baseline": checkBaseline,
  "facts": checkFacts,
  "scenes": checkScenes,
  "merge": checkMerge,
  "picture": checkPicture,
  "messages": checkMessages,
  "positions": checkPositions,
]

/// The target that the variable `FUZZ_TARGET` names.
private let chosen: FuzzTarget = {
  let name = Platform.environment("FUZZ_TARGET") ?? ""
  guard let target = fuzzTargets[name] else {
    fatalError("FUZZ_TARGET is one of \(fuzzTargets.keys.sorted().joined(separator: ", "))")
  }
  return target
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  chosen(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Stops the fuzzer, which keeps the input.
func must(_ holds: Bool, _ what: @autoclosure () -> String) {
  if !holds { fatalError(what()) }
}
