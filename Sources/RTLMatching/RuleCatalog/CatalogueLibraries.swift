extension Catalogue {
  /// Names of the libraries that some rule asks for: of those the tool knows whether they turn round.
  package var libraries: Set<String> { Set(finders.flatMap(\.conditions).flatMap(\.libraries)) }
}
