import RTLDiscovery
import RTLReporting
import RTLSettings
import RTLSystem

/// `rtl-audit merge A.sarif B.sarif …`: the logs of the parts of a run as the log of the whole.
enum MergeCommand {
  /// - Returns: 1 where a finding fails the run, by `--fail-level` or the settings of the current folder.
  static func run(_ options: Options) throws -> Int32 {
    var logs: [(name: String, bytes: [UInt8])] = []
    for path in options.paths {
      var bytes: [UInt8] = []
      do throws(ReadProblem) { try readFile(Platform.realPath(path) ?? path, limit: Int.max, into: &bytes) } catch {
        throw UsageError(message: "`\(printable(path))` \(error.notice(path: path)?.message ?? "does not exist")")
      }
      logs.append((path, bytes))
    }
    let merge: SARIFMerge
    do throws(SARIFMerge.Problem) { merge = try SARIFMerge(logs) } catch { throw UsageError(message: error.message) }
    var whole: [UInt8] = []
    merge.append(to: &whole)
    try ReportTarget(.sarif, file: options.output).write(whole)
    let failLevel = try options.failLevel ?? settings(options).failLevel
    return merge.strongestLevel.map { $0 >= failLevel } == true ? 1 : 0
  }

  private static func settings(_ options: Options) throws -> Settings {
    Settings(try AuditCommand.settingsFile(options, root: Project.roots(of: [], stored: false)[0].root))
  }
}
