extension TokenFile {
  mutating func lexObjectiveC(_ words: WordTable) {}
}
