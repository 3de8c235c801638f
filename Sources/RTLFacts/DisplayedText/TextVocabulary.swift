/// The names of calls that build texts, and the words that say where a text goes. Data: tables under
/// `Rules/` fill it.
package struct TextVocabulary: Sendable {
  /// A call, by the last name of its callee (Swift) or a part of its selector, and the label of the
  /// argument that counts: empty for an argument without one, and for selectors.
  package struct Call: Hashable, Sendable {
    /// Spelled exactly: `appending`.
    package var name: String
    /// Spelled exactly, without the colon.
    package var label: String
    /// - Parameter label: empty for an argument without one.
    package init(name: String, label: String) { (self.name, self.label) = (name, label) }
  }

  /// Calls whose argument is a format.
  package var formats: Set<Call> = []
  /// Calls that put their argument behind their receiver.
  package var appends: Set<Call> = []
  /// Parts of selectors of calls that put their argument behind their receiver, which they change.
  package var grows: Set<String> = []
  /// Calls that put their argument between the elements of their receiver.
  package var joins: Set<Call> = []
  /// Calls that put a word of their receiver in the place of another one.
  package var replaces: Set<String> = []
  /// Calls whose argument is a text for translators, holes and all.
  package var keys: Set<Call> = []
  /// Calls whose result is the text that they are given.
  package var wraps: Set<Call> = []
  /// Types of shown texts that are added to each other.
  package var sums: Set<String> = []
  /// Members of a text that give that text again, altered.
  package var alters: Set<String> = []
  /// Runs of words of names that give translated texts.
  package var localized: [[String]] = []

  /// Runs of words of names whose text people read.
  package var shown: [[String]] = []
  /// Runs of words of names whose text machines read.
  package var machine: [[String]] = []
  /// Runs of words of what logs, whatever the labels of its arguments say.
  package var loggers: [[String]] = []
  /// Runs of words of objects and types that write logs.
  package var logWriters: [[String]] = []
  /// Runs of words of functions and types all of whose texts are for machines or developers.
  package var machineScopes: [[String]] = []
  /// Last words of types that show texts, though the rest of their names may speak of a log.
  package var screens: Set<String> = []
  /// Folders whose texts no user reads.
  package var folders: [[String]] = []
  /// Modules that programs for the command line are made with, spelled exactly.
  package var consoles: Set<String> = []
  /// Modules whose views show texts: a file that has both is no program for the command line alone.
  package var screenModules: Set<String> = []
  /// Runs of words of names whose text is read aloud.
  package var spoken: [[String]] = []
  /// Properties and methods whose result is for developers, spelled exactly.
  package var debug: Set<String> = []
  /// Such properties that Swift code shows to users as well.
  package var convertible: Set<String> = []
  /// Runs of words of formatters: what stands behind `??` of one is its last resort.
  package var formatters: [[String]] = []
  /// What stands in texts of markup, queries and addresses.
  package var markup: [[UInt8]] = []

  /// Knows no calls and no words; tables fill it.
  package init() {}
}
