/// A number of things in words: `1 file`, `2 files`.
/// - Parameter plural: where it is not the noun with an s.
package func counted(_ number: Int, _ noun: String, _ plural: String? = nil) -> String { "\(number) \(number == 1 ? noun : plural ?? noun + "s")" }
