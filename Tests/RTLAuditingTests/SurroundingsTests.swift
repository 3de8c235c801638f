import Testing

/// Tests of a rule that look at the code round a match, run through the examples of a rule of their own.
@Suite struct SurroundingsTests {
  static let head = """
    ---
    id: sample
    category: other
    severity: warning
    fix: none
    message: "m"
    ---
    # Title
    Text.

    ```swift find
    END: west -> east | east -> west | northWest -> northEast | northEast -> northWest
    walls = $SET
    where $SET asymmetric by END
    ```
    ```swift find
    END: west -> east | east -> west | pole -> pole
    [$$$ .pole, $$$REST]
    where asymmetric by END
    where $REST has-word east, west
    ```
    ```swift find
    let $PLACE = $(tape).position
    where $PLACE later beside /, <
    ```
    ```swift find
    $A.$(reach) > 0
    where $A made-from speed
    ```
    ```swift find
    $A.$(turned)()
    where not used
    ```
    ```swift find
    END: west -> east | east -> west
    side: .$END, of: $WALL, gap: $GAP)
    where paired by END at $GAP
    ```
    ```swift find
    $NAME = $(lamp)
    where $NAME later asked light, glow
    ```
    ```swift find
    $NAME.$(colour) = red
    where $NAME later only paint
    ```
    ```swift find
    $OWNER.$CALL($$$ edge: $(wall)
    where $CALL not has-word keep
    where $OWNER has-word door
    ```
    ```objc find
    END: West -> East | East -> West
    walls:$SET
    where $SET asymmetric by END
    ```

    """

  @Test(arguments: [
    "swift bad\n↓walls = .west",
    "swift bad\nhouse.backDoor.open(now: true, edge: ↓wall)",
    "swift good\nhouse.backDoor.keepShut(edge: wall)\nhouse.lamp.open(edge: wall)",
    "swift bad\n↓walls = [.west, .northWest]",
    "swift good\nwalls = [.west, .east]\nwalls = [.northEast, .northWest, .west, .east]\nwalls = []",
    "swift bad\n↓walls = isOpen ? [.west, .east] : [.northWest]",
    "swift good\nwalls = isOpen ? [.west, .east] : [.northWest, .northEast]",
    "swift good\nwalls = [.west, outer]\nwalls = other.union(.west)",
    "swift bad\n↓walls = Wall.west",
    "swift bad\nplan = [.↓pole, .west]",
    "swift good\nplan = [.pole, .west, .east]\nother = [.pole, .north]",
    "swift bad\nlet a = Pin(side: .↓west, of: box, gap: 4)\nadd(Pin(side: .↓east, of: box, gap: -4))",
    "swift bad\nlet a = Pin(side: .↓west, of: box, gap: g + 4)\nadd(Pin(side: .↓east, of: box, gap: -g - 4))",
    "swift good\nlet a = Pin(side: .west, of: box, gap: g + 4)\nadd(Pin(side: .east, of: box, gap: -g + 4))",
    "swift bad\nlet a = Pin(side: .↓west, of: box, gap: g / 2)\nadd(Pin(side: .↓east, of: box, gap: -(g / 2)))",
    "swift good\nlet a = Pin(side: .west, of: box, gap: g / 2)\nadd(Pin(side: .east, of: box, gap: -(g / 3)))",
    "swift bad\nfunc f() {\n  if dark { one = ↓lamp }\n  one?.light()\n}",
    "swift bad\nlet room = {\n  one = ↓lamp\n  one.glow = 2\n}()",
    "swift good\nfunc f() {\n  one = lamp\n  other.light()\n}\nfunc g() { one.light() }",
    "swift good\nfunc f() {\n  one.light()\n  one = lamp\n}",
    "swift bad\nfunc f() {\n  self.one.part = ↓lamp\n  one.part?.tinted(red).light()\n}",
    "swift good\nfunc f() {\n  one.part = lamp\n  other.part.light()\n}",
    "swift bad\nfunc f() {\n  let pot = Pot()\n  pot.lids.clear()\n  pot.↓colour = red\n  var set: [Int: Pot] = [:]\n  set[1] = pot\n"
      + "  paint(wall, with: set)\n}",
    "swift bad\nfunc f() {\n  let pot = Pot()\n  pot.↓colour = red\n  let brush = Brush(pot)\n  brush.paint(wall)\n}",
    "swift good\nfunc paint() {\n  let pot = Pot()\n  pot.colour = red\n  keep(pot)\n}",
    "swift bad\nfunc f() {\n  let pot = Pot()\n  pot.↓colour = red\n  let set: [Int: Pot] = [1: pot]\n  paint(wall, with: set)\n}",
    "swift good\nfunc f() {\n  let pot = Pot()\n  pot.colour = red\n  let set = [pot]\n  paint(wall, with: set)\n  keep(set)\n}",
    "swift good\nfunc f() {\n  let pot = Pot()\n  pot.colour = red\n  paint(pot)\n  return pot\n}",
    "swift good\nfunc f() {\n  let pot = Pot()\n  pot.colour = red\n  mine = [pot]\n  paint(mine)\n}",
    "swift good\nfunc f(pot: Pot) {\n  pot.colour = red\n}\nfunc g() { paint(pot) }",
    "swift bad\nlet a = Pin(side: .west, of: box, gap: 4)\nadd([Pin(side: .↓east, of: row, gap: -4), Pin(side: .↓west, of: row, gap: 4)])",
    "swift good\nfunc g() { let a = Pin(side: .west, of: box, gap: 4)\nadd(Pin(side: .east, of: row, gap: -4)) }\n"
      + "func f() { add(Pin(side: .east, of: box, gap: -4)) }",
    "objc bad\n[self ↓walls:(West | West) height:2];",
    "objc bad\n[self ↓walls:isOpen ? (West | East) : East];",
    "objc good\n[self walls:West | East height:2];\n[self walls:West | kAll height:2];",
    "swift bad\nfunc f() { let x = ↓tape.position; page = Int(x / width) }",
    "swift bad\nfunc f() { let x = ↓tape.position\nif 0 < x { next() } }",
    "swift good\nfunc f() { let x = tape.position; y = x + 1 }\nfunc g() { page = x / 2 }",
    "swift bad\nfunc f() { let v = pan.speed(in: view)\nif v.↓reach > 0 { next() } }",
    "swift good\nfunc f() { let v = pan.speed(in: view)\nv = other\nif v.reach > 0 { next() } }",
    "swift good\nfunc f() { let v = Box(a + pan.speed)\nif v.reach > 0 { next() } }",
    "swift good\nif v.reach > 0 { next() }",
    "swift bad\nfunc f() { let v = min(0, max(pan.speed, 2))\nif v.↓reach > 0 { next() } }",
    "swift bad\nfunc f() { let v = pan.top.speed\nif v.↓reach > 0 { next() } }",
    "swift good\nfunc f() { let v = pan.",
    "swift bad\nfunc f() { a.↓turned()\nshow(a) }",
    "swift bad\nfunc f() { if x { a.↓turned() }\nshow(a) }",
    "swift good\nvar b: A { a.turned() }\nlet c = a.turned()\nlet d = list.map { a in a.turned() }",
    "swift good\nvar b: A { if x { a.turned() } else { a.turned() } }\nvar c: A { switch x { case 1: a.turned() default: a } }",
  ])
  func isJudged(example: String) throws {
    #expect(try failures(ofRule: Self.head + "```\(example)\n```\n") == [])
  }
}
