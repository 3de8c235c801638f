func isMuted(_ text: String) -> Bool {
  text.contains("mute") // error: 'contains' is only available in macOS 13.0 or newer
}

func isMuted(_ text: Substring) -> Bool {
  text.split(separator: ",").contains { $0 == "mute" }
}
