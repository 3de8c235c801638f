func isList(_ value: Any) -> Bool {
  value is any Collection<Int> // error: runtime support for parameterized protocol types is only available in macOS 13.0.0 or newer
}

func first(_ values: some Collection<Int>) -> Int? { values.first }
