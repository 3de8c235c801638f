package enum PackedRules { package static let rules: [(path: String, text: StaticString)] = [] }
