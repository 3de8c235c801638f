extension TokenFile {
  mutating func lexStrings(_ words: WordTable) {}
}
