import Testing

@Suite struct SideChoiceTests {
  static let choices: [Sample] = [
    .swift("side", "func f() { if edge == .left { l.↓alignment = .left } }"),
    .swift("side", "func f() { if edge == .left { a() } else { l.↓alignment = .left } }"),
    .swift("side", "func f() { switch edge { case .right: l.↓alignment = .right\n default: break } }"),
    .swift("side", "func f() { switch name { case \"left\": l.↓alignment = .left\n default: break } }"),
    .swift("side", "func f() { l.↓start = Point(x: edge == Edge.rightSide ? 0 : 1, y: 0) }"),
    .swift("side", "let all: [Mode: Gravity] = [.topLeft: ↓.left, .right: .right]"),
    .swift("none", "let all = [wide ? .left : ↓.right, .top]"),
    .swift("none", "let all: [Mode: Gravity] = [.fill: ↓.left, .right: .right]"),
    .swift("none", "func f() { switch edge { case .right: a()\n case .top: l.↓alignment = .right } }"),
    .swift("none", "func f() { if edge == .left { stack.alignment = .leading\n l.↓alignment = .left } }"),
    .swift("none", "func f() { if orientation == .landscapeLeft { l.↓alignment = .left } }"),
    .swift("none", "func f() { if edge == other.left { l.↓alignment = .left } }"),
    .swift("none", "func f() { if edge == .left { a() }\n l.↓alignment = .left }"),
    .swift("none", "func f() { if edge == .left { return }\n l.↓alignment = .left }"),
    .swift("value", "func f() { var a: Side = ↓.left\n if isRTL { a = .right } else { a = .left }\n use(a) }"),
    .swift("value", "func f() { var a: Side = ↓.left\n if wide { if isRTL { a = .right } }\n use(a) }"),
    .objc("value", "- (void)f {\n l.alignment = ↓Left;\n if (wide(9)) {\n if (isRTL) { [self go]; } else if (old) { l.alignment = Right; }\n }\n}"),
    .swift("none", "func f() { var a: Side = ↓.left\n run { if isRTL { a = .right } }\n use(a) }"),
    .swift("value", "func f() { if l.side == .none { l.side = ↓.left }\n if isRTL { l.side = .right } }"),
    .swift("none", "func f() { run { l.side = ↓.left }\n if isRTL { l.side = .right } }"),
    .swift("none", "func f() { var a: Side = ↓.left\n if isRTL { b = .right }\n use(a) }"),
    .swift("none", "func f() { var a: Side = ↓.left\n if wide { a = .right }\n use(a)\n go(isRTL) }"),
    .swift("value", "func f() { b.↓insets = Insets(1)\n if isRTL { b.insets = Insets(2) } }"),
    .swift("value", "func f() { b.↓insets = Insets(1)\n if isRTL { b.insets.left = 2 } }"),
    .swift("none", "func f() { b.↓insets = Insets(1)\n if isRTL { b.inset = Insets(2) } }"),
    .swift("value", "func f() { b.setImage(make(↓.left), for: normal)\n if isRTL { self.b.setImage(other, for: normal) } }"),
    .swift("none", "func f() { b.setImage(make(↓.left), for: normal)\n if isRTL { b.setTitle(other, for: normal) } }"),
    .swift("none", "func f() { b.setImage(make(↓.left), for: normal)\n if isRTL { c.setImage(other, for: normal) } }"),
    .swift("none", "func f() { show(↓.left)\n if isRTL { show(.right) } }"),
    // What a condition decides.
    .swift("value", "func f() { if ↓drag.x > 0 { isRTL ? back() : next() } }"),
    .swift("value", "func f() { if ↓drag.x > 0 { old() } else if wide { if isRTL { next() } } }"),
    .swift("none", "func f() { if ↓drag.x > 0 { next() }\n if isRTL { back() } }"),
    // What becomes of a local.
    .swift("value", "func f() { let a: Side = ↓.left\n use(a, isRTL) }"),
    .swift("value", "func f() { let a: Side = ↓.left\n b = isRTL ? .right : a }"),
    .swift("value", "func f() { let a: Side = ↓.left\n if wide { if isRTL { use(a) } } }"),
    .swift("none", "func f() { let a: Side = ↓.left\n b = a\n c = isRTL ? .right : b }"),
    .swift("none", "func f() { let a = make(↓.left)\n a.turn(isRTL) }"),
    .objc("value", "- (void)f {\n Side a = ↓Left;\n [self use:a for:isRTL];\n}"),
    // A command for one direction.
    .swift("name", "func forceRTL() { l.alignment = .↓right }"),
    .swift("none", "func forceRTL() { l.alignment = .↓left }"),
    .swift("none", "func forceRight() { l.alignment = .↓right }"),
    // A language that the app was given.
    .swift("side", "func f() { Bundle.setLanguage(\"ar\")\n l.↓alignment = .right }"),
    .swift("side", "func f() { if old { set([\"ar\"], forKey: \"AppleLanguages\")\n l.↓alignment = .right } }"),
    .swift("side", "func f() { App.language = Languages.arabic.code\n l.↓alignment = .right }"),
    .objc("side", "- (void)f {\n [NSBundle setLanguage:@\"ar\"];\n l.↓alignment = Right;\n}"),
    .swift("none", "func f() { reader.locale = Locale(\"ar\")\n l.↓alignment = .right }"),
    .swift("none", "func f() { if old { setLanguage(\"ar\") }\n l.↓alignment = .right }"),
    .swift("none", "func f() { l.↓alignment = .right\n setLanguage(\"ar\") }"),
    // Languages of an enumeration.
    .swift("branch", "func f() { if currentLanguage == .arabic { l.↓alignment = .right } else { l.alignment = .left } }"),
    .swift("branch", "func f() { if App.language != Language.english || wide { l.↓alignment = .right } }"),
    .swift("value", "func f() { l.↓alignment = App.language == App.Names.Language.english.rawValue ? .left : .right }"),
    .swift("branch", "func f() { switch language { case .ar: l.↓alignment = .right\n default: break } }"),
    .swift("branch", "func f() { if defaults.value(forKey: keys.language) as? Language ?? .english != .english { l.↓alignment = .right } }"),
    .swift("branch", "func f() { if (defaults.value(forKey: \"appLanguage\") as! Language) == .ar { l.↓alignment = .right } }"),
    .swift("none", "func f() { if defaults.value(forKey: keys.cuisine) as? Cuisine ?? .arabic == .arabic { l.↓alignment = .right } }"),
    .swift("none", "func f() { if cuisine == .arabic { l.↓alignment = .right } }"),
    .swift("none", "func f() { switch cuisine { case .arabic: l.↓alignment = .right\n default: break } }"),
    .objc("branch", "- (void)f {\n if ([[LanguageManager selected] isEqualToString:kLMArabic]) { l.↓alignment = Right; }\n}"),
    .objc("branch", "- (void)f {\n if (self.language == AppLanguageEnglish) { l.↓alignment = Left; }\n}"),
    .objc("none", "- (void)f {\n if ([cuisine isEqualToString:kCuisineArabic]) { l.↓alignment = Right; }\n}"),
    .swift("branch", "func f() { if languages.first?.hasPrefix(\"ar\") == true { l.↓alignment = .right } }"),
    .swift("branch", "func f() { if App.language().contains(\"ar\") { l.↓alignment = .right } }"),
    .swift("branch", "func f() { if [\"ar\", \"he\"].contains(language) { l.↓alignment = .right } }"),
    .objc("branch", "- (void)f {\n if ([language hasPrefix:@\"ar\"]) { l.↓alignment = Right; }\n}"),
    .objc("branch", "- (void)f {\n if ([@[@\"ar\", @\"he\"] containsObject:language]) { l.↓alignment = Right; }\n}"),
    .swift("none", "func f() { if country.hasPrefix(\"ar\") { l.↓alignment = .right } }"),
    .swift("none", "func f() { if [\"ar\", \"br\"].contains(country) { l.↓alignment = .right } }"),
    .objc("none", "- (void)f {\n if ([countries containsString:@\"ar\"]) { l.↓alignment = Right; }\n}"),
    // Functions for one language each.
    .swift(
      "side",
      "class A { func arabic() { v.semanticContentAttribute = .forceRightToLeft\n l.↓alignment = .right }\n"
        + " func english() { v.semanticContentAttribute = .forceLeftToRight } }"
    ),
    .swift(
      "side",
      "class A { func arabic() { v.semanticContentAttribute = .forceRightToLeft }\n func english() { v.semanticContentAttribute = .forceLeftToRight\n"
        + " run { l.↓alignment = .left } } }"
    ),
    .swift(
      "none",
      "class A { func f() { b.semanticContentAttribute = .forceRightToLeft\n l.↓alignment = .right }\n"
        + " func g() { v.semanticContentAttribute = .forceLeftToRight } }"
    ),
    .swift(
      "none",
      "class A { func f() { v.semanticContentAttribute = .forceRightToLeft }\n func g() { v.semanticContentAttribute = .forceLeftToRight }\n"
        + " func h() { l.↓alignment = .left } }"
    ),
    .swift("none", "func f() { v.semanticContentAttribute = .forceRightToLeft\n l.↓alignment = .right\n v.semanticContentAttribute = .forceLeftToRight }"),
    .objc(
      "side",
      "- (void)f {\n [v setSemanticContentAttribute:forceRightToLeft];\n l.↓alignment = Right;\n}\n- (void)g {\n"
        + " [v setSemanticContentAttribute:forceLeftToRight];\n}"
    ),
    .objc("side", "- (void)f {\n if (edge == EdgeLeft) l.↓alignment = Left;\n}"),
    .objc("side", "- (void)f {\n switch (edge) { case EdgeLeft: l.↓alignment = Left; break; default: break; }\n}"),
    .objc("side", "- (void)f {\n id all = @{@(ModeLeft): ↓Left};\n}"),
    .objc("none", "- (void)f {\n if (edge == leftEdge) l.↓alignment = Left;\n}"),
    .objc("value", "- (void)f {\n l.alignment = ↓Left;\n if (isRTL) l.alignment = Right;\n}"),
  ]

  @Test(arguments: choices)
  func fileOutcome(_ sample: Sample) throws {
    let (view, token) = try sample.view(TestVocabulary(sideVocabulary))
    let found = view.directionCheck(at: token).map { "\($0.form)" } ?? "none"
    #expect(found == sample.expected, "line \(sample.line): \(sample.code)")
  }

  static let remarks: [Sample] = [
    .swift("true", "// This should not flip.\nl.↓alignment = .left"),
    .swift("true", "l.↓alignment = .left // must stay left to right"),
    .swift("true", "// must be set from natural to leftToRight or\n// the sign moves\na.b = 1\nl.↓alignment = .left"),
    .objc("true", "- (void)f {\n /* Do not flip this. */\n l.↓alignment = Left;\n}"),
    .swift("false", "// TODO: must not flip\nl.↓alignment = .left"),
    .swift("false", "// This should not flip.\n\nl.↓alignment = .left"),
    .swift("false", "// This should not flip.\nif a { b() }\nl.↓alignment = .left"),
    .swift("false", "a() // must not flip\nl.↓alignment = .left"),
    .swift("false", "// The name of the shop.\nl.↓alignment = .left"),
  ]

  @Test(arguments: remarks)
  func remark(_ sample: Sample) throws {
    let (view, token) = try sample.view(TestVocabulary(sideVocabulary))
    #expect("\(view.isMeant(token))" == sample.expected, "line \(sample.line): \(sample.code)")
  }
}
