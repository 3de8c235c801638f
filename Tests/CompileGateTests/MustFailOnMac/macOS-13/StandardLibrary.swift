func square(_ number: Int) -> Int { Int(Int128(number) * Int128(number)) } // error: 'Int128' is only available in macOS 15.0 or newer

func total(_ numbers: [Int]) -> Int {
  let span = numbers.span // error: 'span' is only available in macOS
  return span.count
}

func isMuted(_ text: String) -> Bool { text.contains("mute") }
