extension TokenFile {
  mutating func lexXML(_ words: WordTable) {}
}
