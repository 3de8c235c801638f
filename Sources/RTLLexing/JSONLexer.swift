extension TokenFile {
  mutating func lexJSON(_ words: WordTable) {}
}
