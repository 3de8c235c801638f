@testable import RTLFacts
import RTLLexing
import Testing

/// What expressions say about x, and through which names.
struct HorizontalKindTests {
  static let arithmetic: [Sample] = [
    .swift("shift", "a = ↓pan.translation(in: view).x"),
    .swift("shift", "a = ↓value.translation.width * 0.9"),
    .swift("shift", "a = ↓-(pan.translation(in: view).x)"),
    .swift("shift", "a = ↓try! pan.translation(in: view)!.x as CGFloat"),
    .swift("unknown", "a = ↓value.translation.height"),
    .swift("position", "a = ↓touch.location(in: self).x"),
    .swift("position", "a = ↓bounds.width - touch.location(in: self).x"),
    .swift("position", "a = ↓touch.location(in: self).x + 8"),
    .swift("shift", "a = ↓touch.location(in: self).x - other.location(in: self).x"),
    .swift("shift", "a = ↓touch.location(in: self).x - startPoint.x"),
    .swift("fraction", "a = ↓touch.location(in: self).x / bounds.width"),
    .swift("fraction", "a = ↓min(max(0, value.location.x / geo.size.width), 1)"),
    .swift("fraction", "a = ↓Int(value.location.x / 30) + 1"),
    .swift("fraction", "a = ↓1 - value.location.x / bounds.width"),
    .swift("fraction?", "a = ↓Double(value.location.x / bounds.width) * Double(total)"),
    .swift("position", "a = ↓value.location.x / bounds.width * track.frame.width"),
    .swift("length", "a = ↓abs(pan.translation(in: view).x)"),
    .swift("length", "a = ↓icon.frame.maxX - icon.frame.minX"),
    .swift("position", "a = ↓icon.frame.maxX - other.frame.minX"),
    .swift("position", "a = ↓touch.location(in: self).x - track.frame.minX"),
    .swift("position", "a = ↓track.frame.maxX - touch.location(in: self).x"),
    .swift("fraction", "a = ↓(touch.location(in: self).x - track.frame.minX) / (track.frame.maxX - track.frame.minX)"),
    .swift("shift", "a = ↓touch.location(in: self).x - track.frame.midX"),
    .swift("shift", "a = ↓touch.location(in: self).x - track.frame.midX + 8 - margin"),
    .swift("length", "a = ↓abs(touch.location(in: self).x - track.frame.minX)"),
    .swift("fraction?", "a = ↓touch.location(in: self).x / steps"),
    .swift("shift?", "a = ↓pan.translation(in: view).x / steps"),
    .swift("unknown", "a = ↓steps / pan.translation(in: view).x"),
    .swift("position", "a = ↓view.convert(track.frame, from: self).minX"),
    .swift("position", "a = ↓titleFrame.minX"),
    .swift("length", "a = ↓titleFrame.width"),
    .swift("shift", "a = ↓clampTo(0, pan.translation(in: view).x, 1)"),
    .swift("shift", "a = ↓CGFloatClamp(pan.translation(in: view).x, 0, 1)"),
    .swift("shift", "a = ↓floorToScreen(scale, pan.translation(in: view).x)"),
    .swift("shift", "a = ↓snapToPixel(pan.translation(in: view).x)"),
    .swift("unknown", "a = ↓floorPlan(pan.translation(in: view).x)"),
    .swift("unknown", "a = ↓clampView(pan.translation(in: view).x)"),
    .swift("unknown", "a = ↓progressLabel(of: pan.translation(in: view).x)"),
    .swift("fraction?", "a = ↓inverseLerp(low, high, touch.location(in: self).x)"),
    .swift("fraction?", "a = ↓touch.location(in: self).x.ratio(of: high)"),
    .swift("shift?", "a = ↓progress(of: pan.translation(in: view).x)"),
    .swift("unknown", "a = ↓progress(of: pan.translation(in: view))"),
    .swift("handled", "a = ↓ratio(isRTL ? 1 - x : x, touch.location(in: self).x)"),
    .swift("unknown", "a = ↓ratio(of: size)"),
    .swift("length", "a = ↓bounds.width - 2 * margin"),
    .swift("length", "a = ↓insets.left + view.insets.right"),
    .swift("unknown", "a = ↓tree.left"),
    .swift("index", "a = ↓CGFloat(index) * (itemWidth + gap)"),
    .swift("index", "a = ↓index % 7"),
    .swift("index", "a = ↓bounds.width * (slider.value - 2) / 4"),
    .swift("index?", "a = ↓scale.x * progress"),
    .swift("shift", "a = ↓pan.translation(in: view).x.floatValue"),
    .swift("shift", "a = ↓pan.translation(in: view).x / bounds.width"),
    .swift("unknown", "a = ↓pan.translation(in: view).x * factor"),
    .swift("unknown", "a = ↓pan.translation(in: view).x * theme.sign"),
    .swift("shift?", "a = ↓base + pan.translation(in: view).x"),
    .swift("index", "a = ↓max(range.location, bestIndex)"),
    .swift("unknown", "a = ↓trackMiddleY"),
    .swift("position?", "a = ↓touch.location(in: self).x - somewhere"),
    .swift("shift", "a = ↓isOpen ? pan.translation(in: view).x : 0"),
    .swift("handled", "a = ↓isRTL ? -pan.translation(in: view).x : pan.translation(in: view).x"),
    .swift("handled", "a = ↓pan.translation(in: view).x * (isRTL ? -1 : 1)"),
    .swift("neutral", "a = ↓3 * -2.5 + 1"),
    .swift("unknown", "a = ↓pan.translation(in: view).x > 3"),
    .swift("position", "a = ↓targets.location.pointee.x"),
    .swift("unknown", "a = ↓list.map { $0.x }"),
    .swift("unknown", "a = ↓\"\\(pan.translation(in: view).x)\""),
    .objc("shift", "a = ↓[pan translationInView:self.view].x;"),
    .objc("shift", "a = ↓(CGFloat)[pan translationInView:self.view].x * 2;"),
    .objc("position", "a = ↓[touch locationInView:self].x;"),
    .objc("position", "a = ↓CGRectGetMaxX(self.icon.frame) + 8;"),
    .objc("position", "a = ↓CGRectMake(self.icon.frame.origin.x, 0, 10, 10);"),
    .objc("position", "a = ↓(CGRect){self.icon.frame.origin.x, 0, 10, 10};"),
    .objc("fraction", "a = ↓(NSInteger)([touch locationInView:self].x / CGRectGetWidth(self.bounds));"),
    .objc("index", "a = ↓index * itemWidth;"),
    .objc("shift", "a = ↓MIN(0, [pan translationInView:self.view].x);"),
  ]

  @Test(arguments: arithmetic) func arithmeticKeepsWhatANumberIs(_ sample: Sample) throws {
    let kind = try sample.kind()
    #expect(kind == sample.expected)
  }

  static let names: [Sample] = [
    .swift("length", "func f() { let dx = pan.translation(in: view).x\n let side: CGFloat = dx < 0 ? -1 : 1\n a = ↓dx * side }"),
    .swift("shift", "func f() { let dx = pan.translation(in: view).x\n let side: CGFloat = isOpen ? -1 : 1\n a = ↓dx * side }"),
    .objc("length", "- (void)f { CGFloat dx = [pan translationInView:view].x;\n int side = dx < 0 ? -1 : 1;\n a = ↓dx * side; }"),
    .swift("length", "enum Sizes { static let side = view.bounds.width }\nfunc f() { a = ↓Sizes.side }"),
    .swift("unknown", "enum Sizes { let side = view.bounds.width }\nfunc f() { a = ↓Sizes.side }"),
    .swift("shift", "extension CGFloat { static func way(_ by: CGPoint) -> CGFloat { by.x } }\nfunc f() { a = ↓CGFloat.way(pan.translation(in: view)) }"),
    .swift("shift", "func f() { let t = pan.translation(in: view); a = ↓t.x }"),
    .swift("shift", "func f() { let dx = pan.translation(in: view).x; a = ↓dx }"),
    .swift("shift", "func f() { let dx: CGFloat\n dx = pan.translation(in: view).x\n a = ↓dx }"),
    .swift("shift", "func f() { var dx: CGFloat = 0\n if big { dx = pan.translation(in: view).x }\n a = ↓dx }"),
    .swift("handled", "func f() { var dx = pan.translation(in: view).x\n if isRTL { dx = -dx }\n a = ↓dx }"),
    .swift("handled", "func f() { let sign: CGFloat = isRTL ? -1 : 1\n let dx = pan.translation(in: view).x\n a = ↓dx * sign }"),
    .swift("shift?", "func f() { if let dx = optional ?? pan.translation(in: view).x { a = ↓dx } }"),
    .swift("shift", "struct V { @State var moved = CGSize.zero\n func g() { moved = value.translation }\n func f() { a = ↓moved.width } }"),
    .swift("shift", "struct V { @State var moved = CGSize.zero\n func g() { moved.width = value.translation.width }\n func f() { a = ↓moved.width } }"),
    .swift("neutral", "struct V { @State var moved = CGSize.zero\n func g() { moved.height = value.translation.height }\n func f() { a = ↓moved.width } }"),
    .swift("shift",
      "struct V { @GestureState var moved: CGFloat = 0\n func g() { drag.updating($moved) { value, state, _ in state = value.translation.width } }\n"
        + " func f() { a = ↓moved } }"),
    .swift("shift",
      "struct V { @State var moved: CGFloat = 0\n var total: CGFloat { moved + 4 }\n func g() { moved = value.translation.width }\n"
        + " func f() { a = ↓total } }"),
    .swift("shift",
      "struct V { var last: CGFloat = 0\n var moved: CGFloat = 0\n func g() { moved = last + value.translation.width }\n func h() { last = moved }\n"
        + " func f() { a = ↓moved } }"),
    .swift("shift",
      "class V { var start: CGPoint = .zero\n func g() { start = touch.location(in: self) }\n func f() { let now = touch.location(in: self)\n"
        + " a = ↓now.x - start.x } }"),
    .swift("unknown", "struct A { var x1: CGFloat = 0 }\nstruct B { func f() { a = ↓x1 } }"),
    .swift("position", "class V { func place(_ p: UIPan) -> CGFloat { p.location(in: bar).x }\n func f() { a = ↓place(pan) } }"),
    .swift("position",
      "class V { func place(_ p: UIPan) -> CGFloat { guard ready else { return 0 }\n return p.location(in: bar).x }\n"
        + " func f() { a = ↓self.place(pan) } }"),
    .swift("handled",
      "class V { func place(_ p: UIPan) -> CGFloat { let x = p.location(in: bar).x\n return isRTL ? bar.bounds.width - x : x }\n"
        + " func f() { a = ↓place(pan) } }"),
    .swift("shift", "class V { func move(by dx: CGFloat) { a = ↓dx }\n func f() { move(by: pan.translation(in: view).x) } }"),
    .swift("unknown", "class V { func move(by dx: CGFloat) { a = ↓dx } }"),
    .swift(
      "shift",
      "func f() { var x = pan.translation(in: view).x\n if x > 40 { let over = x - limit.width\n x = limit.width + over / 4 }\n a = ↓x }"),
    .objc(
      "shift",
      "- (void)f { CGFloat x = [pan translationInView:view].x;\n if (x > 40) { CGFloat over = x - limit.width;\n x = limit.width + over / 4; }\n a = ↓x; }"),
    .swift(
      "length",
      "class V { func move(by dx: CGFloat) { a = ↓dx }\n func f() { move(by: bounds.width) } }\n"
        + "class W { func move(by dx: CGFloat) {}\n func f() { move(by: pan.translation(in: view).x)\n self.move(by: pan.translation(in: view).x) } }"),
    .objc(
      "length",
      "@implementation V\n- (void)moveBy:(CGFloat)dx { a = ↓dx; }\n- (void)f { [self moveBy:self.bounds.size.width]; }\n@end\n"
        + "@implementation W\n- (void)moveBy:(CGFloat)dx {}\n- (void)f { [self moveBy:[pan translationInView:view].x]; }\n@end"),
    .swift(
      "shift",
      "class V { func move(by dx: CGFloat) { a = ↓dx } }\n"
        + "class W { let v = V()\n func move(by dx: CGFloat) {}\n func f() { v.move(by: pan.translation(in: view).x) } }"),
    .swift("index", "func f() { for i in 0..<5 { a = ↓CGFloat(i) * 44 } }"),
    .swift("index", "func f() { for (i, view) in views.enumerated() { a = ↓CGFloat(i) * step.width } }"),
    .swift("index", "func f() { for i in stride(from: 0, to: 9, by: 3) { a = ↓CGFloat(i) * 44 } }"),
    .swift("index", "func f() { (0..<5).forEach { i in a = ↓CGFloat(i) * 44 } }"),
    .swift("index", "func f() { views.enumerated().forEach { i, view in a = ↓CGFloat(i) * step.width } }"),
    .swift("unknown", "func f() { views.forEach { i in a = ↓CGFloat(i) * 44 } }"),
    .swift("index", "func f() { var box = CGRect(x: 0, y: 0, width: 8, height: 8)\n for v in views { a = ↓box.minX\n box = box.offsetBy(dx: 8, dy: 0) } }"),
    .swift("index", "func f() { var box = CGRect(x: 4, y: 0, width: 8, height: 8)\n for v in views { a = ↓box.minX\n box.origin.x += 8 } }"),
    .swift("position", "func f() { var place = touch.location(in: self)\n place.x += 8\n a = ↓place.x }"),
    .swift("index", "class V { var progress: CGFloat = 0\n func f() { a = ↓bounds.width * progress } }"),
    .swift("index", "func f(_ progress: CGFloat) { a = ↓bounds.width * (1 - progress) }"),
    .swift("fraction", "func f() { let progress = touch.location(in: self).x / bounds.width\n a = ↓progress }"),
    .objc("shift",
      "@implementation V\n- (void)moved { CGPoint now = [touch locationInView:self]; a = ↓now.x - _before.x; _before = now; }\n@end"),
    .swift("index", "func f() { var x: CGFloat = 0\n for v in views { a = ↓x\n x += 24 + 4 } }"),
    .swift("index", "func f() { var x: CGFloat = 0\n for v in views { a = ↓x\n x = x + v.bounds.width } }"),
    .swift("position", "func f() { var box = CGRect.zero\n box.origin.x = icon.frame.minX\n a = ↓box.minX }"),
    .swift("length?", "func f() { var box = CGRect.zero\n box.size.width = icon.frame.width\n a = ↓box.width }"),
    .swift("position", "func f() { var box = icon.frame\n box.size.width = 40\n a = ↓box.minX }"),
    .swift("unknown", "func f() { a = ↓pair.0 * 18 }"),
    .swift("unknown?", "func f() { a = ↓bounds.width / photo.aspectRatio }"),
    .swift("index", "func f() { a = ↓bounds.width * ratio }"),
    .swift("position", "func f() { a = ↓onPixels(scale, icon.frame.minX) }"),
    .swift("position?", "func f() { a = ↓track.midX }"),
    .swift("position?", "func f() { a = ↓track.maxX }"),
    .swift("neutral", "func f() { let x: CGFloat = 16; a = ↓x }"),
    .swift("length", "let itemWidth = theme.itemWidth\nfunc f() { a = ↓itemWidth }"),
    .swift("neutral", "struct V { var a1: CGFloat = 0\n var b1: CGFloat = 0\n func f() { a1 = b1; b1 = a1; a = ↓a1 } }"),
    .swift("shift", "func f() { let x: CGFloat = { let t = pan.translation(in: view)\n return t.x * 2 }()\n a = ↓x }"),
    .swift("shift",
      "struct V { var moved = CGSize(width: 0, height: 0)\n func g() { self.moved.width = value.translation.width }\n"
        + " func f() { a = ↓moved.width } }"),
    .swift("unknown", "struct V { var view: UIView\n func g() { view.x += value.translation.width }\n func f() { a = ↓view.x } }"),
    .swift("unknown", "class V { func location(of name: String) -> CGPoint { table[name] }\n func f() { a = ↓location(of: key).x } }"),
    .swift("position", "func share(_ x: CGFloat, of w: CGFloat) -> CGFloat { w - x }\nfunc f() { a = ↓share(touch.location(in: self).x, of: bounds.width) }"),
    .swift("shift",
      "func way(from x: CGFloat, to y: CGFloat) -> CGFloat { let d = y - x\n return d }\n"
        + "func g() { use(way(from: 1, to: 2)) }\nfunc f() { a = ↓way(from: startPoint.x, to: touch.location(in: self).x) }"),
    .swift("neutral",
      "func way(from x: CGFloat, to y: CGFloat = 3) -> CGFloat { y - x }\nfunc g() { use(way(from: startPoint.x)) }\nfunc f() { a = ↓way(from: 1) }"),
    .swift("fraction",
      "extension CGFloat { func part(of w: CGFloat) -> CGFloat { self / w } }\n"
        + "func f() { a = ↓touch.location(in: self).x.part(of: bounds.width) }"),
    .swift("handled",
      "func read(_ x: CGFloat) -> CGFloat { isRTL ? bounds.width - x : x }\nfunc f() { a = ↓read(touch.location(in: self).x) }"),
    .swift("unknown", "func again(_ x: CGFloat) -> CGFloat { again(x) * theme.sign }\nfunc f() { a = ↓again(touch.location(in: self).x) }"),
    .swift("shift", "func f() { var x = pan.translation(in: view).x\n if x > 9 { x = limit + (x - limit) / 4 }\n a = ↓x }"),
    .swift("fraction", "func f() { var x = touch.location(in: self).x / 2\n x = x / 3\n a = ↓x }"),
    .swift("handled", "func f() { var x = pan.translation(in: view).x\n x = isRTL ? -x : x\n a = ↓x }"),
    .swift("index", "func f() { var place = icon.frame\n place.origin.x = CGFloat(index) * place.size.width\n a = ↓place.minX }"),
    .swift("unknown", "func f() { var view = label\n view.x = pan.translation(in: self).x\n a = ↓view.x + 3 }"),
    .swift("shift", "class V: Base { func g() { moved = pan.translation(in: view).x }\n func f() { a = ↓moved } }"),
    .swift("unknown", "class V: Base { func g() { moved = 0 }\n func f() { a = ↓moved } }"),
    .swift("unknown", "class V: Base { func g() { other.moved = pan.translation(in: view).x }\n func f() { a = ↓moved } }"),
    .objc("position", "CGFloat low(CGFloat x, CGFloat w) { return x - w; }\nvoid f(void) { a = ↓low([touch locationInView:self].x, 8); }"),
    .objc("shift", "@implementation V\n- (void)began { _moved = [pan translationInView:self].x; }\n- (void)f { a = ↓self.moved; }\n@end"),
    .objc("fraction",
      "@implementation V\n- (CGFloat)shareOf:(CGFloat)x in:(CGFloat)w { return x / w; }\n"
        + "- (void)f { a = ↓[self shareOf:[touch locationInView:self].x in:self.bounds.size.width]; }\n@end"),
    .objc("shift", "void f(void) { CGFloat dx; dx = [pan translationInView:view].x; a = ↓dx; }"),
    .objc("shift", "void f(void) { CGPoint t = [pan translationInView:view]; a = ↓t.x; }"),
    .objc("index", "void f(void) { for (int i = 0; i < 5; i++) { a = ↓i * 44; } }"),
    .objc("index", "void f(void) { CGFloat x = 0; for (UIView *v in views) { a = ↓x; x += v.bounds.size.width; } }"),
    .objc("shift",
      "@implementation V\n- (void)began { _from = [touch locationInView:self]; }\n"
        + "- (void)moved { CGPoint now = [touch locationInView:self]; a = ↓now.x - _from.x; }\n@end\n@interface V ()\n@property CGPoint from;\n@end"),
  ]

  @Test(arguments: names) func namesStandForWhatTheyAreGiven(_ sample: Sample) throws {
    let kind = try sample.kind()
    #expect(kind == sample.expected)
  }

  @Test(arguments: [
    .swift("middle written middle", "func f() { a = ↓(bounds.width - icon.bounds.width) / 2 }"),
    .swift("middle written margin", "func f() { let x = (bounds.width - icon.bounds.width) / 2\n a = ↓x }"),
    .swift("middle written margin", "func f() { let x = isWide ? bounds.width / 2 : 0\n a = ↓x }"),
    .swift("written margin", "func f() { let x = isWide ? bounds.width / 2 : 8 + gap\n a = ↓x }"),
    .swift("margin written margin", "func f() { let x = isWide ? 8 : gap\n a = ↓x }"),
    .swift("written middle", "func f() { let narrow = bounds.width / 4\n a = ↓bounds.width / 2 - narrow }"),
    .swift("", "func f() { a = ↓start + icon.bounds.width / 2 }"),
    .swift("taken written taken", "func f() { a = ↓icon.frame.minX }"),
    .swift("taken written margin", "func f() { let x = icon.frame.minX\n a = ↓x }"),
    .swift("", "func f() { let x = icon.frame.minX\n a = ↓x + 8 }"),
    .swift("", "func f() { a = ↓-icon.frame.minX }"),
    .swift("taken margin written margin", "func f(x: CGFloat) { a = ↓x }"),
    .swift("around written around", "func f() { a = ↓finger.x - icon.bounds.width / 2 }"),
    .swift("middle written middle", "func f() { a = ↓min(0, bounds.width / 2 - icon.bounds.width / 2) }"),
  ] as [Sample])
  func whatItIsBesidesIsKnown(_ sample: Sample) throws {
    let marks = try sample.marks()
    #expect(marks == sample.expected)
  }

  /// Where the x was taken, and by which names it came.
  @Test func theWayIsKnown() throws {
    let (thing, code) = try Sample.swift("", "func f() { let t = pan.translation(in: view)\n let dx = t.x\n a = ↓dx * 2 }").thing()
    let origin = try #require(thing.x.origins.first)
    #expect(thing.x.origins.count == 1)
    #expect((code.text(origin.taken), code.text(origin.source), origin.role, origin.isStored) == ("x", "translation", "finger", false))
    #expect(origin.way.map(code.text) == ["t", "dx"])
  }

  /// A name that counts is a place in an order, whatever the name of what it is made from says.
  @Test(arguments: [
    "let index = Int(value)", "let index: Int\n if a { index = Int(value) } else { index = 0 }",
    "let index: Int\n switch a {\n case .chosen(let value): index = Int(value)\n default: index = 0\n }",
  ])
  func aCountIsOneByItsName(_ definition: String) throws {
    let x = try Sample.swift("", "func f(value: UInt) {\n \(definition)\n a = ↓index * bounds.width }").thing().0.x
    #expect(x.kind == .index && x.origins.map(\.role) == ["order"])
  }

  /// No file, however it is built, is read for long, and nothing runs out of stack.
  @Test(arguments: [
    "a = ↓" + String(repeating: "(", count: 50_000), "a = ↓" + Array(repeating: "x1", count: 50_000).joined(separator: " + "),
    "a = ↓" + String(repeating: "-", count: 50_000) + "x1", "a = ↓" + String(repeating: "f(1, ", count: 20_000),
    "func f() { var x1 = 1\n" + String(repeating: "x1 = x1 + 1\n", count: 20_000) + "a = ↓x1 }",
    "func f() { let x0 = 1\n" + (1..<3_000).map { "let x\($0) = x\($0 - 1) + x\($0 - 1)\n" }.joined() + "a = ↓x2999 }",
  ])
  func hostileCodeIsUnknown(_ code: String) throws { #expect(try Sample.swift("", code).thing().0.x.kind != .shift) }
}
