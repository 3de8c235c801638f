extension TokenFile {
  mutating func lexSwift(_ words: WordTable) {}
}
