// Generated from the rule files and tables of this folder by `rtl-audit pack Rules`. Do not edit.

package enum PackedRules {
  package static let rules: [PackedRule] = [
    PackedRule(
      id: "embedding-marks", category: "bidi-control", level: "warning", fix: "unsafe", isOn: true,
      path: ####"bidi-control/embedding-marks.md"####,
      title: ####"Text ordered with embedding marks"####,
      summary: ####"An embedding (U+202A, U+202B … U+202C) shields the words inside it, not the text around it: a number or a colon behind it still jumps to the wrong side, and an override (U+202D, U+202E) turns digits and Latin words back to front. One that is never closed also takes hold of everything that is put behind it, such as the next argument of a format. Isolates do what was meant: U+2066 for left to right, U+2067 for right to left, U+2068 where the text itself decides, each closed by U+2069."####,
      head: ####"""
id: embedding-marks
category: bidi-control
severity: warning
fix: unsafe
precision: high
message: "{MARK} embeds text and lets its neighbours move with it; put the part between an isolate (U+2066, U+2067 or U+2068) and U+2069"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
2			*bidi-controls
3			*bidi-controls
"""####),
        PackedTriggers(language: "strings", role: "find", lines: ####"""
4			*bidi-controls
5			*bidi-controls
6			*bidi-controls
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0			*bidi-controls
1			*bidi-controls
"""####),
        PackedTriggers(language: "xml", role: "find", lines: ####"""
7			*bidi-controls
8			*bidi-controls
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "find", line: 26,
          finders: ["swift"], text: ####"""
analysis: bidi-controls
defect: embedding
not-in: bidi-handlers
"""####),
        PackedBlock(language: "swift", role: "find", line: 31,
          finders: ["swift"], text: ####"""
analysis: bidi-controls
defect: unclosed
not-in: bidi-handlers
message: "{MARK} is never closed, so it also orders whatever is joined behind this text; use an isolate (U+2066, U+2067 or U+2068) with its U+2069"
"""####),
        PackedBlock(language: "objc", role: "find", line: 37,
          finders: ["objc"], text: ####"""
analysis: bidi-controls
defect: embedding
not-in: bidi-handlers
"""####),
        PackedBlock(language: "objc", role: "find", line: 42,
          finders: ["objc"], text: ####"""
analysis: bidi-controls
defect: unclosed
not-in: bidi-handlers
message: "{MARK} is never closed, so it also orders whatever is joined behind this text; use an isolate (U+2066, U+2067 or U+2068) with its U+2069"
"""####),
        PackedBlock(language: "strings", role: "find", line: 48,
          finders: ["strings"], text: ####"""
analysis: bidi-controls
defect: embedding
"""####),
        PackedBlock(language: "strings", role: "find", line: 52,
          finders: ["strings"], text: ####"""
level: note
analysis: bidi-controls
defect: idle
message: "{MARK} is never closed; nothing in this text needs it, and it also orders what may be joined behind it: delete it"
"""####),
        PackedBlock(language: "strings", role: "find", line: 58,
          finders: ["strings"], text: ####"""
analysis: bidi-controls
defect: unclosed
message: "{MARK} is never closed, so it also orders whatever is joined behind this text; delete it, or use an isolate (U+2066, U+2067 or U+2068) with its U+2069"
"""####),
        PackedBlock(language: "xml", role: "find", line: 63,
          finders: ["xml"], text: ####"""
analysis: bidi-controls
defect: embedding
"""####),
        PackedBlock(language: "xml", role: "find", line: 67,
          finders: ["xml"], text: ####"""
analysis: bidi-controls
defect: unclosed
message: "{MARK} is never closed, so it also orders whatever is joined behind this text; delete it, or use an isolate (U+2066, U+2067 or U+2068) with its U+2069"
"""####),
      ], page: ####"""
# Text ordered with embedding marks

An embedding (U+202A, U+202B … U+202C) shields the words inside it, not the text around it: a number or a colon behind it still jumps to the wrong side, and an
override (U+202D, U+202E) turns digits and Latin words back to front. One that is never closed also takes hold of everything that is put behind it, such as the next
argument of a format. Isolates do what was meant: U+2066 for left to right, U+2067 for right to left, U+2068 where the text itself decides, each closed by U+2069.

    "%@: \u{2068}%@\u{2069}"                      Swift, around an argument of unknown direction
    @"\u2068%@\u2069"                             Objective-C
    "phone" = "الهاتف: ⁦%@⁩";                     string file: U+2066 … U+2069

A whole text needs no mark at all: a label takes its direction from the language (`.natural`, `baseWritingDirection`); before a translation that has right-to-left letters alone it is a note. Not reported: U+200E, U+200F and U+061C, which only
nudge a neighbour; closed isolates; comments and names (hidden order in code is a matter of security, and Xcode and code review show it); code that looks for such characters or takes them away (parsers, sanitizers, character sets); a mark that is only given a name.
The fix is unsafe because the text is ordered anew.

Source: Unicode Standard Annex 9, sections 2.1 to 2.4; W3C, "How to use Unicode controls for bidi text".

Reported (file `fa.lproj/Localizable.strings`):

```strings
"courier_phone" = "تلفن: ‪%@‬";
```

Fixed (unsafe):

```strings
"courier_phone" = "تلفن: ⁦%@⁩";
```

Reported (file `ar.lproj/Localizable.strings`; level `note,warning,warning,warning`):

```strings
"yes" = "‮نعم";
"no" = "‮لا 12";
"maybe" = "‮ربما <b>%@</b>";
"clear" = "‪إفراغ السلة";
```

Reported (file `nl.lproj/Localizable.strings`):

```strings
"thanks" = "Bedankt!\n\U202D♥";
```

Reported (file `he.lproj/Localizable.stringsdict`):

```stringsdict
<plist version="1.0"><dict>
<key>items</key>
<dict>
  <key>NSStringLocalizedFormatKey</key><string>%#@items@</string>
  <key>items</key>
  <dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>פריט אחד</string>
    <key>other</key><string>&#x202B;%d פריטים&#x202C;</string>
  </dict>
</dict>
</dict></plist>
```

Fixed (unsafe):

```stringsdict
<plist version="1.0"><dict>
<key>items</key>
<dict>
  <key>NSStringLocalizedFormatKey</key><string>%#@items@</string>
  <key>items</key>
  <dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>פריט אחד</string>
    <key>other</key><string>&#x2067;%d פריטים&#x2069;</string>
  </dict>
</dict>
</dict></plist>
```

Reported:

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Call %@" : {
      "localizations" : {
        "ar" : { "stringUnit" : { "state" : "translated", "value" : "اتصل بـ \u202A%@\u202C" } }
      }
    }
  },
  "version" : "1.0"
}
```

Fixed (unsafe):

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "Call %@" : {
      "localizations" : {
        "ar" : { "stringUnit" : { "state" : "translated", "value" : "اتصل بـ \u2066%@\u2069" } }
      }
    }
  },
  "version" : "1.0"
}
```

Reported:

```swift
func show(_ total: String) {
  totalLabel.text = "\u{202B}" + total + "\u{202C}"
}
```

Fixed (unsafe):

```swift
func show(_ total: String) {
  totalLabel.text = "\u{2067}" + total + "\u{2069}"
}
```

Reported:

```swift
func show(_ total: String) {
  totalLabel.text = "\u{202B}" + total
  noteLabel.text = "\u{202D}\(note)"
}
```

Reported:

```objc
- (void)showPhone:(NSString *)phone {
  self.phoneLabel.text = [NSString stringWithFormat:@"\u202A%@\u202C", phone];
  self.noteLabel.text = [@"\u202B" stringByAppendingString:phone];
}
```

Fixed (unsafe):

```objc
- (void)showPhone:(NSString *)phone {
  self.phoneLabel.text = [NSString stringWithFormat:@"\u2066%@\u2069", phone];
  self.noteLabel.text = [@"\u202B" stringByAppendingString:phone];
}
```

Reported:

```xml
<label opaque="NO" text="السعر: ‫‎12‬" id="a1B-c2-d3E"/>
```

Fixed (unsafe):

```xml
<label opaque="NO" text="السعر: ⁧‎12⁩" id="a1B-c2-d3E"/>
```

Not reported:

```swift
func show(_ total: String) {
  totalLabel.text = "\u{2068}" + total + "\u{2069}"
  dashLabel.text = "\u{200F}–\u{061C}"
  // "\u{202B}" + total
}
```

Not reported:

```swift
enum Marks {
  static let rightToLeftEmbedding = "\u{202B}"
}
```

Not reported:

```swift
let forbidden: [Character] = ["\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}"]
let clean = name.replacingOccurrences(of: "\u{202E}", with: "")
func sanitized(_ name: String) -> Bool { name.contains("\u{202D}") || name == "a\u{202E}" }
static let unsafeCharacters = CharacterSet(charactersIn: "\u{202D}\u{202E}")
```

Not reported:

```objc
static NSString *const kEmbedding = @"\u202A";
NSString *clean = [name stringByReplacingOccurrencesOfString:@"\u202E" withString:@""];
```

Not reported (file `he.lproj/Localizable.strings`):

```strings
/* "old" = "‪%@‬"; */
"options" = "%1$@ (⁦%2$ld⁩)";
"dash" = "‏–";
```
"""####),
    PackedRule(
      id: "unbalanced-isolates", category: "bidi-control", level: "warning", fix: "none", isOn: true,
      path: ####"bidi-control/unbalanced-isolates.md"####,
      title: ####"Isolate that is not closed"####,
      summary: ####"An isolate (U+2066, U+2067, U+2068) that lacks its U+2069 goes on to the end of the paragraph: the closing bracket, the next argument of the format and the full stop are ordered as part of the name or number that was to be shielded. A U+2069 without an opener does nothing: the part that was to be isolated is not."####,
      head: ####"""
id: unbalanced-isolates
category: bidi-control
severity: warning
fix: none
precision: high
message: "{MARK} stands without its partner; close each of U+2066, U+2067 and U+2068 with U+2069 in the same text"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
1			*bidi-controls
"""####),
        PackedTriggers(language: "strings", role: "find", lines: ####"""
2			*bidi-controls
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0			*bidi-controls
"""####),
        PackedTriggers(language: "xml", role: "find", lines: ####"""
3			*bidi-controls
"""####),
      ], blocks: [
        PackedBlock(language: "swift,objc", role: "find", line: 24,
          finders: ["swift", "objc"], text: ####"""
analysis: bidi-controls
defect: isolate
not-in: bidi-handlers
"""####),
        PackedBlock(language: "strings", role: "find", line: 29,
          finders: ["strings"], text: ####"""
analysis: bidi-controls
defect: isolate
"""####),
        PackedBlock(language: "xml", role: "find", line: 33,
          finders: ["xml"], text: ####"""
analysis: bidi-controls
defect: isolate
"""####),
      ], page: ####"""
# Isolate that is not closed

An isolate (U+2066, U+2067, U+2068) that lacks its U+2069 goes on to the end of the paragraph: the closing bracket, the next argument of the format and the full stop are
ordered as part of the name or number that was to be shielded. A U+2069 without an opener does nothing: the part that was to be isolated is not.

Write both marks into the same text, round one argument each:

    "%1$@ (⁦%2$ld⁩)"

Not reported: code whose statement closes the isolate in another literal, code that looks for such characters, a mark that is only given a name.
No fix: only a person knows where the isolate was to end.

Source: Unicode Standard Annex 9, sections 2.4 and 2.5.

Reported (file `he.lproj/Localizable.strings`):

```strings
"options" = "%1$@ (אפשרות ⁦%2$ld)";
"late" = "%@⁩ איחור";
```

Reported:

```swift
func show(_ name: String) {
  nameLabel.text = "\u{2068}\(name) – \(city)"
}
```

Reported:

```objc
- (void)showName:(NSString *)name {
  self.nameLabel.text = [NSString stringWithFormat:@"\u2068%@", name];
}
```

Reported:

```xml
<label opaque="NO" text="⁨12 – %@" id="a1B-c2-d3E"/>
```

Not reported (file `he.lproj/Localizable.strings`):

```strings
"parcels" = "⁦%1$d⁩ פריטים ב-⁦%2$d⁩ חבילות";
```

Not reported:

```swift
func show(_ name: String) {
  nameLabel.text = "\u{2068}" + name + "\u{2069}"
}
extension String {
  static let firstStrongIsolate = "\u{2068}"
  static let popIsolate = "\u{2069}"
}
```

Not reported:

```swift
var courierTitle: String { "\u{2068}@\(courier)\u{2069}" }
func show() { nameLabel.text = "\u{2068}\(name)\u{2069}" }
```
"""####),
    PackedRule(
      id: "paging-from-left", category: "collection-layout", level: "warning", fix: "shown", isOn: true,
      path: ####"collection-layout/paging-from-left.md"####,
      title: ####"Pages counted from the left"####,
      summary: ####"`contentOffset.x` grows to the right in every language, so page 0 of an Arabic pager lies at the far right and `contentOffset.x / width` names the wrong page; "next" scrolls back."####,
      head: ####"""
id: paging-from-left
category: collection-layout
severity: warning
fix: shown
precision: high
message: "this counts from the left edge of the content; in Arabic the content begins at the right, so count from the leading edge, here and where the pages are placed"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
24	.	.	contentOffset
25	.	.	contentOffset
26	.	.	contentOffset
27	.	.	contentOffset
28		.	contentOffset
29		.	contentOffset
30		.	contentOffset
31		.	contentOffset
32			CGFloat	double	float
33			CGFloat	double	float
50		:	setContentOffset
51		:	setContentOffset
52		=	contentOffset
53		=	contentOffset
60	.	.	contentOffset
61	.	.	contentOffset
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0		.	contentOffset
1	.	.	contentOffset
2	.	.	contentOffset
3	.	(	setContentOffset
4	.	.	contentOffset
5	.	.	contentOffset
6	.	.	contentOffset
7	.	.	contentOffset
8		.	contentOffset
9		.	contentOffset
10		.	contentOffset
11		.	contentOffset
12		.	targetContentOffset
13		.	targetContentOffset
14		.	targetContentOffset
15		.	targetContentOffset
16		(	fmod
17		(	fmod
18	.	.	contentOffset
19	.	.	contentOffset
20	.	.	contentOffset
21	.	.	contentOffset
22	=	.	contentOffset
23	=	.	contentOffset
34	.	(	setContentOffset
35	.	(	setContentOffset
36		(	setContentOffset
37		(	setContentOffset
38		(	setContentOffset
39		(	setContentOffset
40	=	(	CGPoint
41	=	(	CGPoint
42	.		contentOffset
43	.		contentOffset
44		=	contentOffset
45		=	contentOffset
46		=	contentOffset
47		=	contentOffset
48		.	contentOffset
49		.	contentOffset
54		(	scrollRectToVisible
55		(	scrollRectToVisible
56	.	.	contentOffset
57	.	.	contentOffset
58	.	.	contentOffset
59	.	.	contentOffset
"""####),
        PackedTriggers(language: "objc", role: "except", lines: ####"""
11		:	setContentOffset
12		=	contentOffset
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0	.	.	contentOffset
1		(	abs
2		(	fmod
3		(	fmod
4	.	.	contentOffset
5	.	.	contentOffset
6	.	.	contentOffset
7	.	.	contentOffset
8		(	setContentOffset
9		=	contentOffset
10		(	setContentOffset
13	.	.	contentOffset
14	.	.	contentOffset
15	.	.	contentOffset
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 27,
          finders: ["swift"], text: ####"""
$OFFSET.contentOffset.x / $Z
where $Z has-word zoom, scale
"""####),
        PackedBlock(language: "swift", role: "except", line: 31,
          finders: ["swift", "swift", "swift", "swift", "swift"], text: ####"""
abs(fmod($VIEW.$(contentOffset).x, $WIDTH))

fmod($VIEW.$(contentOffset).x, $WIDTH) == 0

fmod($VIEW.$(contentOffset).x, $WIDTH) != 0

$VIEW.$(contentOffset).x.truncatingRemainder(dividingBy: $WIDTH) == 0

$VIEW.$(contentOffset).x.truncatingRemainder(dividingBy: $WIDTH) != 0
"""####),
        PackedBlock(language: "swift", role: "except", line: 44,
          finders: ["swift", "swift"], text: ####"""
let $RATIO = $VIEW.$(contentOffset).x / $WIDTH $$$ contentOffset = $(? CGPoint)$(? .init)(x: $RATIO * $OTHER.contentSize.width

let $RATIO = $VIEW.$(contentOffset).x / $WIDTH $$$ contentOffset.x = $RATIO * $OTHER.contentSize.width
"""####),
        PackedBlock(language: "swift", role: "find", line: 49,
          finders: ["swift"], text: ####"""
title: "Choose the end by the direction"
message: "this scrolls to the left end of the content; in Arabic the content begins at the right, so choose the end by `effectiveUserInterfaceLayoutDirection`"
$(contentOffset).x = -$X
where $X has-word inset, insets
where not-inside in picture-scroll-names
"""####),
        PackedBlock(language: "swift", role: "shared", line: 59,
          finders: [], text: ####"""
title: "Count from the leading edge"
where not-inside in picture-scroll-names
"""####),
        PackedBlock(language: "swift", role: "find", line: 63,
          finders: ["swift", "swift"], text: ####"""
$VIEW.$(contentOffset).x / $WIDTH

$VIEW.$(contentOffset).x $(+ | -) $HALF) / $WIDTH
where $VIEW type UIScrollView
where $VIEW not-local
where $WIDTH has-word width, page, size
where $WIDTH has-no-word zoom, scale
"""####),
        PackedBlock(language: "swift", role: "find", line: 72,
          finders: ["swift"], text: ####"""
$VIEW.$(setContentOffset)($(? CGPoint)$(? .init)(x: $X, y: $Y)
where $VIEW type UIScrollView
where $VIEW not-local
where $X is-not 0
where $X has-no-word in kept-offsets
where $Y is 0
"""####),
        PackedBlock(language: "swift", role: "shared", line: 83,
          finders: [], text: ####"""
title: "Count from the leading edge"
note-when: file has UICollectionView, UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDelegateFlowLayout, UICollectionViewFlowLayout, UICollectionViewLayout, UICollectionViewController
note: "`{MATCH}` counts as the layout of the collection view counts, where it is that of one; for pages that begin at the right in Arabic let the layout flip, and keep the count"
where not-inside in picture-scroll-names
"""####),
        PackedBlock(language: "swift", role: "find", line: 89,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
level: note
message: "this counts as the layout of this collection view counts; for pages that begin at the right in Arabic let the layout flip, and keep the count"
$VIEW.$(contentOffset).x / $WIDTH

$VIEW.$(contentOffset).x $(+ | -) $HALF) / $WIDTH
where $VIEW type UICollectionView
where $WIDTH has-word width, page, size
where $WIDTH has-no-word zoom, scale
"""####),
        PackedBlock(language: "swift", role: "find", line: 99,
          finders: ["swift", "swift"], text: ####"""
$(contentOffset).x / $WIDTH
where $WIDTH has-word width, page, size
where $WIDTH has-no-word zoom, scale
"""####),
        PackedBlock(language: "swift", role: "find", line: 104,
          finders: ["swift", "swift"], text: ####"""
$(contentOffset).x $(+ | -) $HALF) / $WIDTH
where $WIDTH has-word width, page, size
where named page, index, item, tab
"""####),
        PackedBlock(language: "swift", role: "find", line: 109,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
$(targetContentOffset).pointee.x / $WIDTH

$(targetContentOffset).pointee.x $(+ | -) $HALF) / $WIDTH
where $WIDTH has-word width, page, size
"""####),
        PackedBlock(language: "swift", role: "find", line: 115,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
fmod($VIEW.$(contentOffset).x, $WIDTH)

$VIEW.$(contentOffset).x.truncatingRemainder(dividingBy: $WIDTH)
where $WIDTH has-word width, page
where $WIDTH has-no-word tile
"""####),
        PackedBlock(language: "swift", role: "find", line: 122,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
message: "`{X}` takes `contentOffset.x` and counts pages by it from the left; in Arabic the first page is at the right, so count from the leading edge, here and where the pages are placed"
let $X = $VIEW.$(contentOffset).x

let $X = $(contentOffset).x
where $X beside-later /
"""####),
        PackedBlock(language: "objc", role: "shared", line: 129,
          finders: [], text: ####"""
title: "Count from the leading edge"
note-when: file has UICollectionView, UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDelegateFlowLayout, UICollectionViewFlowLayout, UICollectionViewLayout, UICollectionViewController
note: "`{MATCH}` counts as the layout of the collection view counts, where it is that of one; for pages that begin at the right in Arabic let the layout flip, and keep the count"
where not-inside in picture-scroll-names
"""####),
        PackedBlock(language: "objc", role: "find", line: 135,
          finders: ["objc", "objc", "objc", "objc"], text: ####"""
level: note
message: "this counts as the layout of this collection view counts; for pages that begin at the right in Arabic let the layout flip, and keep the count"
$VIEW.$(contentOffset).x / $WIDTH

$VIEW.$(contentOffset).x $(+ | -) $HALF) / $WIDTH
where $VIEW type UICollectionView
where $WIDTH has-word width, page, size
where $WIDTH has-no-word zoom, scale
"""####),
        PackedBlock(language: "objc", role: "find", line: 145,
          finders: ["objc", "objc"], text: ####"""
$(contentOffset).x / $WIDTH
where $WIDTH has-word width, page, size
where $WIDTH has-no-word zoom, scale
"""####),
        PackedBlock(language: "objc", role: "find", line: 150,
          finders: ["objc", "objc"], text: ####"""
$(contentOffset).x $(+ | -) $HALF) / $WIDTH
where $WIDTH has-word width, page, size
where named page, index, item, tab
"""####),
        PackedBlock(language: "objc", role: "find", line: 155,
          finders: ["objc", "objc"], text: ####"""
message: "`{X}` takes `contentOffset.x` and counts pages by it from the left; in Arabic the first page is at the right, so count from the leading edge, here and where the pages are placed"
$(CGFloat | float | double) $X = $VIEW.contentOffset.x;
where $X beside-later /
"""####),
        PackedBlock(language: "swift", role: "except", line: 163,
          finders: ["swift", "swift"], text: ####"""
setContentOffset($(? CGPoint)$(? .init)(x: $V.contentOffset.x

contentOffset = $(? CGPoint)$(? .init)(x: $V.contentOffset.x
"""####),
        PackedBlock(language: "swift", role: "except", line: 171,
          finders: ["swift"], text: ####"""
$(setContentOffset)($(? CGPoint)$(? .init)(x: $X, y: $Y)
where $X made-from min x, max x, mid x, origin x
"""####),
        PackedBlock(language: "objc", role: "except", line: 175,
          finders: ["objc", "objc"], text: ####"""
$(setContentOffset):CGPointMake($X, $Y)

$(contentOffset) = CGPointMake($X, $Y)
where $X has-word origin, get min x, get mid x, get max x
"""####),
        PackedBlock(language: "swift", role: "find", line: 181,
          finders: ["swift", "swift"], text: ####"""
level: note
message: "this counts as the layout of this collection view counts; for pages that begin at the right in Arabic let the layout flip, and keep the count"
$VIEW.$(setContentOffset)($(? CGPoint)$(? .init)(x: $X, y: $Y)
where $VIEW type UICollectionView
where $X is-not 0
where $X has-no-word in kept-offsets
where $Y is 0
"""####),
        PackedBlock(language: "swift", role: "find", line: 190,
          finders: ["swift", "swift"], text: ####"""
$(setContentOffset)($(? CGPoint)$(? .init)(x: $X, y: $Y)
where $X is-not 0
where $X has-no-word in kept-offsets
where $Y is 0
"""####),
        PackedBlock(language: "swift", role: "find", line: 196,
          finders: ["swift", "swift"], text: ####"""
$(setContentOffset)($(? CGPoint)$(? .init)(x: $X, y: $V.contentOffset.y)
where $X is-not 0
where $X has-no-word in kept-offsets
"""####),
        PackedBlock(language: "swift", role: "find", line: 201,
          finders: ["swift", "swift"], text: ####"""
let $POINT = $(CGPoint)(x: $X, y: 0)
where $POINT passed-later setContentOffset, contentOffset
where $X has-word width
where $X has-word page, pages, index, item, tab, segment, slide
where $X has-no-word in kept-offsets
where $X has-no-word mid x, min x, max x, center, origin
"""####),
        PackedBlock(language: "swift", role: "find", line: 209,
          finders: ["swift", "swift"], text: ####"""
message: "`{POINT}` is a place that is counted in pages from the left; in Arabic the first page is at the right, so count from the leading edge, here and where the pages are placed"
var $POINT = $VIEW.$(contentOffset) $$$ $POINT.x = $X
where $POINT passed-later setContentOffset, contentOffset
where asks-no-direction
where $X has-word page, pages, index, item, tab, segment, slide
where $X has-no-word in kept-offsets
where $X has-no-word mid x, min x, max x, center, origin
"""####),
        PackedBlock(language: "swift", role: "find", line: 218,
          finders: ["swift", "swift"], text: ####"""
$(contentOffset) = $(? CGPoint)$(? .init)(x: $X, y: $Y)
where $X is-not 0
where $X has-no-word in kept-offsets
where $Y is 0
"""####),
        PackedBlock(language: "swift", role: "find", line: 224,
          finders: ["swift", "swift"], text: ####"""
$(contentOffset) = $(? CGPoint)$(? .init)(x: $X, y: $V.contentOffset.y)
where $X is-not 0
where $X has-no-word in kept-offsets
"""####),
        PackedBlock(language: "swift", role: "find", line: 229,
          finders: ["swift", "swift"], text: ####"""
$(contentOffset).x = $X
where $X has-no-word in kept-offsets
where $X has-no-word contentOffset
"""####),
        PackedBlock(language: "objc", role: "find", line: 234,
          finders: ["objc", "objc", "objc", "objc"], text: ####"""
$(setContentOffset):CGPointMake($X, $Y)

$(contentOffset) = CGPointMake($X, $Y)
where $X is-not 0
where $Y is 0
where $X has-no-word in kept-offsets
where $X has-no-word content offset
"""####),
        PackedBlock(language: "swift", role: "find", line: 243,
          finders: ["swift", "swift"], text: ####"""
$(scrollRectToVisible)($(? CGRect)$(? .init)(x: $X, y: $Y, $$$)
where $X is-not 0
where $Y is 0
"""####),
        PackedBlock(language: "swift", role: "except", line: 251,
          finders: ["swift"], text: ####"""
$VIEW.$(contentOffset).x = 0
where $VIEW has-word table view
"""####),
        PackedBlock(language: "swift", role: "except", line: 255,
          finders: ["swift", "swift"], text: ####"""
$V.contentOffset.x != 0 { $V.$(contentOffset).x = 0

$V.contentOffset.x != 0 else { return } $V.$(contentOffset).x = 0
"""####),
        PackedBlock(language: "swift", role: "shared", line: 263,
          finders: [], text: ####"""
note-when: file has UICollectionView, UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDelegateFlowLayout, UICollectionViewFlowLayout, UICollectionViewLayout, UICollectionViewController
note: "a growing `contentOffset.x` is taken for going forward, as it is in a collection view in either direction; elsewhere turn the comparison round by `effectiveUserInterfaceLayoutDirection`"
"""####),
        PackedBlock(language: "objc", role: "shared", line: 267,
          finders: [], text: ####"""
note-when: file has UICollectionView, UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDelegateFlowLayout, UICollectionViewFlowLayout, UICollectionViewLayout, UICollectionViewController
note: "a growing `contentOffset.x` is taken for going forward, as it is in a collection view in either direction; elsewhere turn the comparison round by `effectiveUserInterfaceLayoutDirection`"
"""####),
        PackedBlock(language: "swift", role: "find", line: 271,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
title: "Compare by `effectiveUserInterfaceLayoutDirection`"
message: "a growing `contentOffset.x` is taken for going forward; in Arabic it goes back, so turn the comparison round by `effectiveUserInterfaceLayoutDirection`"
$START $(< | >) $VIEW.contentOffset.x

$VIEW.contentOffset.x $(< | >) $START
where $START has-word start, started, begin, began, last, previous, initial, old
"""####),
        PackedBlock(language: "objc", role: "find", line: 279,
          finders: ["objc", "objc"], text: ####"""
title: "Compare by `effectiveUserInterfaceLayoutDirection`"
message: "a growing `contentOffset.x` is taken for going forward; in Arabic it goes back, so turn the comparison round by `effectiveUserInterfaceLayoutDirection`"
$VIEW.contentOffset.x $(< | >) $START
where $START has-word start, started, begin, began, last, previous, initial, old
"""####),
      ], page: ####"""
# Pages counted from the left

`contentOffset.x` grows to the right in every language, so page 0 of an Arabic pager lies at the far right and `contentOffset.x / width` names the wrong page;
"next" scrolls back.

Count from the leading edge:

    let width = scrollView.bounds.width
    let fromLeading = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? scrollView.contentSize.width - scrollView.contentOffset.x - width : scrollView.contentOffset.x
    pageControl.currentPage = Int((fromLeading / width).rounded())

Keep it where the layout returns true from `flipsHorizontallyInOppositeLayoutDirection`: there the offset counts from the leading edge already.
A collection view whose layout does not flip lays its pages out from the left, and the count agrees with it: a note, as is every count in a file with a collection view.
Keep it, too, where the pages themselves are laid out from the left in every language. Distances (`abs`), zoom, film strips and parallax are not reported.
Source: UIScrollView.h, UICollectionViewLayout.h.

What keeps its place while the content changes its size counts from no side.

What a file declares as a scroll view is no collection view; what a function is handed may be one.

## Offsets from pages

What scrolls a view into sight takes the place of that view, which is right in either direction.

A list has no pages beside each other, and what goes back to 0 whenever it is not there does not scroll at all.

## Examples

Not reported:

```swift
func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let page = Int(scrollView.contentOffset.x / scrollView.bounds.width)
    dots.currentPage = effectiveUserInterfaceLayoutDirection == .rightToLeft ? dots.numberOfPages - 1 - page : page
}
func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    let page = Int(scrollView.contentOffset.x / scrollView.bounds.width)
    if isRTL { dots.currentPage = 4 - page } else { dots.currentPage = page }
}
func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    let page = Int(scrollView.contentOffset.x / scrollView.bounds.width)
    dots.currentPage = pageForRTL(page)
}
```

Reported:

```swift
func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let page = Int(scrollView.contentOffset.x / scrollView.bounds.width)
    dots.currentPage = page
    title.alpha = isRTL ? 1 : 0.5
}
```

Not reported:

```objc
[strip setContentOffset:CGPointMake([self frameOfTab:current].origin.x, 0) animated:YES];
strip.contentOffset = CGPointMake(CGRectGetMinX(tab.frame), 0);
```

Not reported:

```objc
- (void)scrollViewDidScroll:(UIScrollView *)scrollView {
    NSInteger page = (NSInteger)(scrollView.contentOffset.x / scrollView.bounds.size.width);
    self.dots.currentPage = self.isRTL ? self.dots.numberOfPages - 1 - page : page;
}
```

Not reported:

```swift
override func layoutSubviews() {
    let ratio = pager.contentOffset.x / max(1, pager.contentSize.width)
    pager.contentSize = CGSize(width: bounds.width * 4, height: bounds.height)
    pager.contentOffset = CGPoint(x: ratio * pager.contentSize.width, y: 0)
}
```

Reported:

```swift
final class StartController: UIViewController {
    @IBOutlet var pager: UIScrollView!
    @IBOutlet var products: UICollectionView!
    func page() -> Int { Int(pager.contentOffset.x / pager.bounds.width) }
    func show(_ tab: UIView) {
        let middle = CGPoint(x: tab.frame.midX - pager.bounds.width / 2, y: 0)
        pager.setContentOffset(middle, animated: true)
        pager.contentOffset.x = -savedOffset
    }
}
```

Reported:

```swift
final class StatisticsCell: UITableViewCell {
    @IBOutlet var strip: UICollectionView!
    override func prepareForReuse() {
        super.prepareForReuse()
        strip.contentOffset.x = -strip.contentInset.left
    }
}
```

Reported:

```swift
final class Pager: UIView {
    var width: CGFloat = 0
    func measure() {
        let width = label.frame.minX
        print(width)
    }
    func show(_ index: Int) {
        let place = CGFloat(index) * width
        strip.setContentOffset(CGPoint(x: place, y: 0), animated: true)
    }
    func reset() {
        if header.contentOffset.x != 0 { strip.contentOffset.x = 0 }
        tableOfContentsPager.contentOffset.x = 0
    }
}
```

Not reported:

```swift
func showSelected() {
    guard let chip = selectedChip else { return }
    let wanted = chip.frame.origin.x < strip.bounds.minX ? chip.frame.origin.x : chip.frame.maxX - strip.bounds.width
    let place = min(max(wanted, 0), strip.contentSize.width - strip.bounds.width)
    strip.setContentOffset(CGPoint(x: place, y: 0), animated: true)
}
```

Not reported:

```swift
func takeFocus() {
    tableView.contentOffset.x = 0
}
func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.contentOffset.x != 0 {
        scrollView.contentOffset.x = 0
    }
    guard scrollView.contentOffset.x != 0 else { return }
    scrollView.contentOffset.x = 0
}
```

Reported:

```swift
pageControl.currentPage = Int(round(scrollView.contentOffset.x / scrollView.bounds.width))
```

Reported:

```swift
let page = Int((scrollView.contentOffset.x + scrollView.bounds.width / 2) / scrollView.bounds.width)
```

Reported:

```swift
func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset.x
    let tab = Int(round(offset / scrollView.bounds.width))
    tabs.select(tab)
}
```

Reported:

```swift
let page = targetContentOffset.pointee.x / pageWidth
```

Reported:

```swift
func show(page: Int) {
    let offset = CGFloat(page) * cellWidth
    collectionView.setContentOffset(CGPoint(x: offset, y: 0), animated: true)
    scrollView.setContentOffset(CGPoint(x: offset, y: scrollView.contentOffset.y), animated: true)
    scrollView.scrollRectToVisible(CGRect(x: offset, y: 0, width: cellWidth, height: 1), animated: true)
    strip.setContentOffset(.init(x: offset, y: 0.0), animated: true)
    strip.contentOffset = CGPoint(x: offset, y: strip.contentOffset.y)
    banner.contentOffset.x = CGFloat(page) * banner.frame.width
}
```

Reported:

```swift
func show(_ index: Int) {
    let place = CGPoint(x: CGFloat(index) * strip.bounds.width, y: 0)
    strip.setContentOffset(place, animated: true)
}
```

Not reported:

```swift
func show(_ index: Int) {
    let place = CGPoint(x: 0, y: CGFloat(index) * list.bounds.height)
    list.setContentOffset(place, animated: true)
}
func restore(_ point: CGPoint) {
    strip.setContentOffset(point, animated: false)
}
```

Reported:

```swift
if startOffset < scrollView.contentOffset.x { showNext() }
if scrollView.contentOffset.x > lastOffset { direction = .forward }
```

Reported (level `note`):

```swift
final class GalleryController: UIViewController {
    @IBOutlet var strip: UICollectionView!
    func page() -> Int { Int(round(strip.contentOffset.x / strip.frame.width)) }
    func show(page: Int) { strip.setContentOffset(CGPoint(x: strip.frame.width * CGFloat(page), y: 0), animated: true) }
}
```

Not reported:

```swift
func show(_ chip: UIView) {
    let left = chip.frame.minX
    let right = chip.frame.maxX - bar.frame.width
    if bar.contentOffset.x > left {
        bar.setContentOffset(CGPoint(x: left, y: 0), animated: true)
    } else {
        bar.setContentOffset(CGPoint(x: right, y: 0), animated: true)
    }
}
```

Not reported:

```swift
func centre(_ tab: IndexPath) {
    let place = layoutAttributesForItem(at: tab)!.frame
    let target = min(max(0, place.origin.x - (frame.width - place.width) / 2), contentSize.width - frame.width)
    setContentOffset(CGPoint(x: target, y: 0), animated: true)
}
```

Not reported:

```swift
scrollView.setContentOffset(CGPoint(x: 0, y: topOffset), animated: true)
scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: 0), animated: true)
scrollView.contentOffset = CGPoint(x: imageOrigin.x, y: imageOrigin.y)
collectionView.setContentOffset(CGPoint(x: savedOffset, y: 0), animated: false)
scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 1, height: 1), animated: true)
```

Not reported:

```swift
startOffset = scrollView.contentOffset.x
let moved = abs(startOffset - scrollView.contentOffset.x)
let x = scrollView.contentOffset.x / scrollView.zoomScale
let visible = CGRect(x: scrollView.contentOffset.x, y: 0, width: 10, height: 10)
```

Not reported:

```swift
final class VideoTrimmerView: UIView {
    func startTime() -> Double { let offset = frames.contentOffset.x; return offset / frameWidth * interval }
}
```

Not reported:

```swift
let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
let page = isMirrored ? last - scrollView.contentOffset.x / width : scrollView.contentOffset.x / width
```

Reported:

```objc
NSInteger page = round(scrollView.contentOffset.x / CGRectGetWidth(scrollView.bounds));
NSUInteger nearestPage = (scrollView.contentOffset.x + width / 2) / pageWidth;
[scrollView setContentOffset:CGPointMake(page * pageWidth, 0) animated:YES];
scrollView.contentOffset = CGPointMake(self.bounds.size.width, 0);
if (scrollView.contentOffset.x > _lastOffset) { [self showNext]; }
```

Reported:

```objc
CGFloat offset = scrollView.contentOffset.x;
self.pageControl.currentPage = round(offset / self.view.frame.size.width);
```

Not reported:

```objc
[self.tableView setContentOffset:CGPointMake(0, 0) animated:NO];
[self.tableView setContentOffset:CGPointMake(self.tableView.contentOffset.x, y) animated:NO];
CGFloat distance = fabs(scrollView.contentOffset.x - start);
```

Reported:

```swift
func go(to page: Int) {
    var place = pager.contentOffset
    place.x = CGFloat(page) * (pager.frame.width + gap)
    pager.setContentOffset(place, animated: true)
}
func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
    let menu = (targetContentOffset.pointee.x + scrollView.frame.width) / scrollView.frame.width
    show(Int(menu))
}
func share() -> CGFloat { fmod(pager.contentOffset.x, pageWidth) / pageWidth }
```

Not reported:

```swift
func isSettled() -> Bool { fmod(pager.contentOffset.x, pageWidth) == 0 }
func go(to page: Int) {
    var place = pager.contentOffset
    place.x = isRTL ? pager.contentSize.width - CGFloat(page + 1) * width : CGFloat(page) * width
    pager.setContentOffset(place, animated: true)
}
func lift() {
    var place = pager.contentOffset
    place.y = CGFloat(page) * 40
    pager.setContentOffset(place, animated: true)
}
```
"""####),
    PackedRule(
      id: "physical-scroll-position", category: "collection-layout", level: "warning", fix: "safe", isOn: true,
      path: ####"collection-layout/physical-scroll-position.md"####,
      title: ####"Scrolling to a fixed side"####,
      summary: ####"`.left` puts the item at the left edge in every language: in Arabic the row shows the selected item at its end, with what comes before it and not with what follows."####,
      head: ####"""
id: physical-scroll-position
category: collection-layout
severity: warning
fix: safe
precision: high
unsafe-in-file: forces-right-to-left
message: "`{MATCH}` scrolls to a fixed side; choose the side by `effectiveUserInterfaceLayoutDirection`, or write `.centeredHorizontally`"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
4		:	scrollToItemAtIndexPath
5			UICollectionViewScrollPositionLeft	UICollectionViewScrollPositionRight
6			NSCollectionViewScrollPositionLeft	NSCollectionViewScrollPositionRight
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0	.	(	scrollToItem
1		(	scrollToItem
2		:	scrollPosition
3		.	NSCollectionView
"""####),
        PackedTriggers(language: "objc", role: "except", lines: ####"""
2		:	scrollToItemAtIndexPath
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0		(	scrollToItem
1		(	scrollToItem
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 23,
          finders: ["swift"], text: ####"""
scrollToItem(at: IndexPath($(item | row): $N, section: $N), at: $(? UICollectionView.ScrollPosition).$(left | right)
where $N is 0
"""####),
        PackedBlock(language: "swift", role: "except", line: 27,
          finders: ["swift"], text: ####"""
scrollToItem(at: $ITEM, at: $(? UICollectionView.ScrollPosition).$(left | right)
where $ITEM has-word first
"""####),
        PackedBlock(language: "objc", role: "except", line: 31,
          finders: ["objc"], text: ####"""
scrollToItemAtIndexPath:[NSIndexPath $(indexPathForItem | indexPathForRow):$N inSection:$N] atScrollPosition:$(UICollectionViewScrollPositionLeft | UICollectionViewScrollPositionRight)
where $N is 0
"""####),
        PackedBlock(language: "swift", role: "find", line: 35,
          finders: ["swift"], text: ####"""
level: note
message: "`{MATCH}` names a fixed side; these pages fill the width, where `.centeredHorizontally` is the same and needs no side"
$PAGES.scrollToItem(at: $ITEM, at: .$(left | right)
where $PAGES has-word page, pages, pager, paging, carousel
"""####),
        PackedBlock(language: "swift", role: "find", line: 41,
          finders: ["swift"], text: ####"""
title: "Choose the position by `effectiveUserInterfaceLayoutDirection`"
fix: shown
scrollToItem(at: $ITEM, at: $(? UICollectionView.ScrollPosition).$(left | right)
"""####),
        PackedBlock(language: "swift", role: "find", line: 46,
          finders: ["swift"], text: ####"""
title: "Choose the position by `effectiveUserInterfaceLayoutDirection`"
fix: shown
scrollPosition: $(? UICollectionView.ScrollPosition).$(left | right)
where not-named outline, table
"""####),
        PackedBlock(language: "swift", role: "find", line: 52,
          finders: ["swift"], text: ####"""
title: "Use the leading or trailing edge"
SIDE: left -> leadingEdge | right -> trailingEdge
NSCollectionView.ScrollPosition.$SIDE
"""####),
        PackedBlock(language: "objc", role: "find", line: 57,
          finders: ["objc"], text: ####"""
level: note
message: "`{MATCH}` names a fixed side; these pages fill the width, where the centred position is the same and needs no side"
[$PAGES scrollToItemAtIndexPath:$ITEM atScrollPosition:$(UICollectionViewScrollPositionLeft | UICollectionViewScrollPositionRight)
where $PAGES has-word page, pages, pager, paging, carousel
"""####),
        PackedBlock(language: "objc", role: "find", line: 63,
          finders: ["objc"], text: ####"""
title: "Choose the position by `effectiveUserInterfaceLayoutDirection`"
fix: shown
$(UICollectionViewScrollPositionLeft | UICollectionViewScrollPositionRight)
"""####),
        PackedBlock(language: "objc", role: "find", line: 68,
          finders: ["objc"], text: ####"""
title: "Use the leading or trailing edge"
SIDE: NSCollectionViewScrollPositionLeft -> NSCollectionViewScrollPositionLeadingEdge | NSCollectionViewScrollPositionRight -> NSCollectionViewScrollPositionTrailingEdge
$SIDE
"""####),
      ], page: ####"""
# Scrolling to a fixed side

`.left` puts the item at the left edge in every language: in Arabic the row shows the selected item at its end, with what comes before it and not with what follows.

`.centeredHorizontally` needs no side; otherwise choose by the direction of the view:

    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    shelf.scrollToItem(at: indexPath, at: isMirrored ? .right : .left, animated: true)

The first item of all is not reported: no layout scrolls beyond its end, so it is seen at its end of the row. AppKit has `.leadingEdge` and `.trailingEdge`. Pages that fill the width are a note: left and centred are the same place there.
Source: UICollectionView.h, NSCollectionView.h (macOS 10.11).

## Examples

Reported:

```swift
offersView.scrollToItem(at: indexPath, at: .left, animated: true)
```

Reported:

```swift
colourPicker.selectItem(at: indexPath, animated: false, scrollPosition: .left)
```

Reported (level `note`):

```swift
pages.scrollToItem(at: indexPath, at: .left, animated: false)
```

Reported (deployment target `macOS 10.13`):

```swift
let position = NSCollectionView.ScrollPosition.right
```

Fixed:

```swift
let position = NSCollectionView.ScrollPosition.trailingEdge
```

Not reported:

```swift
offersView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
list.scrollToItem(at: indexPath, at: .top, animated: true)
```

Reported:

```objc
[self.offersView scrollToItemAtIndexPath:indexPath
                        atScrollPosition:UICollectionViewScrollPositionLeft
                                animated:YES];
```

Reported (level `note`):

```objc
[self.pagesView scrollToItemAtIndexPath:indexPath atScrollPosition:UICollectionViewScrollPositionLeft animated:NO];
```

Reported (deployment target `macOS 10.13`):

```objc
[grid scrollToItemsAtIndexPaths:paths scrollPosition:NSCollectionViewScrollPositionLeft];
```

Fixed:

```objc
[grid scrollToItemsAtIndexPaths:paths scrollPosition:NSCollectionViewScrollPositionLeadingEdge];
```

Not reported:

```objc
[self.offersView scrollToItemAtIndexPath:indexPath atScrollPosition:UICollectionViewScrollPositionCenteredHorizontally animated:YES];
```

Not reported:

```swift
shelf.scrollToItem(at: IndexPath(item: 0, section: 0), at: .left, animated: false)
shelf.scrollToItem(at: firstPath, at: .right, animated: false)
```

Reported:

```swift
shelf.scrollToItem(at: IndexPath(item: 3, section: 0), at: .left, animated: false)
```
"""####),
    PackedRule(
      id: "unflipped-flow-layout", category: "collection-layout", level: "warning", fix: "unsafe", isOn: true,
      path: ####"collection-layout/unflipped-flow-layout.md"####,
      title: ####"Flow layout that does not flip"####,
      summary: ####"A collection view does not mirror its layout unless the layout says so: in Arabic a shelf of products begins at its left end and shows its last items first."####,
      head: ####"""
id: unflipped-flow-layout
category: collection-layout
severity: warning
fix: unsafe
precision: medium
message: "this layout places its first item at the left in every language; use a subclass that returns true from `flipsHorizontallyInOppositeLayoutDirection`"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
20	[	alloc	UICollectionViewFlowLayout
21	[	alloc	UICollectionViewFlowLayout
22	[	new	UICollectionViewFlowLayout
23	[	alloc	UICollectionViewFlowLayout
24	[	new	UICollectionViewFlowLayout
25	@		interface
26	@		interface
27	@		interface
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0	=	(	UICollectionViewFlowLayout
1	=	(	UICollectionViewFlowLayout
2	=	(	UICollectionViewFlowLayout
3		(	UICollectionViewFlowLayout
4		class	public
5		class	open
6		final	public
7	:		UICollectionViewFlowLayout
8		class	public
9		class	open
10		final	public
11	:		UICollectionViewFlowLayout
12		class	public
13		class	open
14		final	public
15	:		UICollectionViewFlowLayout
16		class	public
17		class	open
18		final	public
19	:		UICollectionViewLayout
"""####),
        PackedTriggers(language: "xml", role: "find", lines: ####"""
28			collectionViewFlowLayout
29			collectionViewFlowLayout
"""####),
        PackedTriggers(language: "xml", role: "except", lines: ####"""
0			collectionViewFlowLayout
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "find", line: 30,
          finders: ["swift"], text: ####"""
title: "Use a layout that flips"
$L = $(UICollectionViewFlowLayout)() $$$ $L.scrollDirection = $(? UICollectionView.ScrollDirection).horizontal
where unturned by transform in file
"""####),
        PackedBlock(language: "swift", role: "find", line: 35,
          finders: ["swift"], text: ####"""
title: "Use a layout that flips"
$L: $T = $(UICollectionViewFlowLayout)() $$$ $L.scrollDirection = $(? UICollectionView.ScrollDirection).horizontal
where unturned by transform in file
"""####),
        PackedBlock(language: "swift", role: "find", line: 40,
          finders: ["swift"], text: ####"""
title: "Use a layout that flips"
$L = $(UICollectionViewFlowLayout)() $$$ $L.itemSize = CGSize(width: $W, height: $W)
where unturned by transform in file
"""####),
        PackedBlock(language: "swift", role: "find", line: 45,
          finders: ["swift"], text: ####"""
level: note
$(UICollectionViewFlowLayout)()
where unturned by transform in file
"""####),
        PackedBlock(language: "swift", role: "find", line: 50,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
needs: iOS 11, tvOS 11
title: "Override `flipsHorizontallyInOppositeLayoutDirection`"
message: "`{NAME}` places its first item at the left in every language; override `flipsHorizontallyInOppositeLayoutDirection` and return true"
public class $NAME: $(UICollectionViewFlowLayout) $$$ { $(-> {LINE}{STEP}public override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }) $$$BODY }

open class $NAME: $(UICollectionViewFlowLayout) $$$ { $(-> {LINE}{STEP}public override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }) $$$BODY }

public final class $NAME: $(UICollectionViewFlowLayout) $$$ { $(-> {LINE}{STEP}public override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }) $$$BODY }

class $NAME: $(UICollectionViewFlowLayout) $$$ { $(-> {LINE}{STEP}override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }) $$$BODY }
where $NAME declares-no flipsHorizontallyInOppositeLayoutDirection
where $BODY has-no-word flipsHorizontallyInOppositeLayoutDirection
where $BODY has-no-word rtl, ltr, right to left, left to right, layout direction
where $NAME has-word horizontal, grid, column, columns, left aligned, left, tag, tags, chip, chips, carousel, waterfall, shelf
"""####),
        PackedBlock(language: "swift", role: "find", line: 66,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
needs: iOS 11, tvOS 11
title: "Override `flipsHorizontallyInOppositeLayoutDirection`"
message: "`{NAME}` counts x from the left in every language; override `flipsHorizontallyInOppositeLayoutDirection` and return true"
public class $NAME: $(UICollectionViewFlowLayout) $$$ { $(-> {LINE}{STEP}public override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }) $$$BODY }

open class $NAME: $(UICollectionViewFlowLayout) $$$ { $(-> {LINE}{STEP}public override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }) $$$BODY }

public final class $NAME: $(UICollectionViewFlowLayout) $$$ { $(-> {LINE}{STEP}public override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }) $$$BODY }

class $NAME: $(UICollectionViewFlowLayout) $$$ { $(-> {LINE}{STEP}override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }) $$$BODY }
where $NAME declares-no flipsHorizontallyInOppositeLayoutDirection
where $BODY has-no-word flipsHorizontallyInOppositeLayoutDirection
where $BODY has-no-word rtl, ltr, right to left, left to right, layout direction
where $BODY has-word x offset, offset x, current x, min x, max x, left margin, horizontal, column, columns
where $NAME has-no-word vertical
"""####),
        PackedBlock(language: "swift", role: "find", line: 83,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
title: "Override `flipsHorizontallyInOppositeLayoutDirection`"
needs: iOS 11, tvOS 11
level: note
message: "where a row of `{NAME}` holds several items, the first stays at the left in every language; override `flipsHorizontallyInOppositeLayoutDirection` and return true"
public class $NAME: $(UICollectionViewFlowLayout) $$$ { $(-> {LINE}{STEP}public override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }) $$$BODY }

open class $NAME: $(UICollectionViewFlowLayout) $$$ { $(-> {LINE}{STEP}public override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }) $$$BODY }

public final class $NAME: $(UICollectionViewFlowLayout) $$$ { $(-> {LINE}{STEP}public override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }) $$$BODY }

class $NAME: $(UICollectionViewFlowLayout) $$$ { $(-> {LINE}{STEP}override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }) $$$BODY }
where $NAME declares-no flipsHorizontallyInOppositeLayoutDirection
where $BODY has-no-word flipsHorizontallyInOppositeLayoutDirection
where $BODY has-no-word rtl, ltr, right to left, left to right, layout direction
where $BODY has-word width, min x, max x, mid x, origin, center, item size, scroll direction, interitem, section inset
"""####),
        PackedBlock(language: "swift", role: "find", line: 100,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
needs: iOS 11, tvOS 11
title: "Override `flipsHorizontallyInOppositeLayoutDirection`"
message: "`{NAME}` places its items by x from the left in every language; override `flipsHorizontallyInOppositeLayoutDirection` and return true"
public class $NAME: $(UICollectionViewLayout) $$$ { $(-> {LINE}{STEP}public override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }) $$$BODY }

open class $NAME: $(UICollectionViewLayout) $$$ { $(-> {LINE}{STEP}public override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }) $$$BODY }

public final class $NAME: $(UICollectionViewLayout) $$$ { $(-> {LINE}{STEP}public override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }) $$$BODY }

class $NAME: $(UICollectionViewLayout) $$$ { $(-> {LINE}{STEP}override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }) $$$BODY }
where $NAME declares-no flipsHorizontallyInOppositeLayoutDirection
where $BODY has-no-word flipsHorizontallyInOppositeLayoutDirection
where $BODY has-no-word rtl, ltr, right to left, left to right, layout direction
where $BODY has-word x, width
"""####),
        PackedBlock(language: "objc", role: "find", line: 119,
          finders: ["objc"], text: ####"""
title: "Use a layout that flips"
$L = [[$(UICollectionViewFlowLayout) alloc] init]; $$$ $L.scrollDirection = UICollectionViewScrollDirectionHorizontal
"""####),
        PackedBlock(language: "objc", role: "find", line: 123,
          finders: ["objc"], text: ####"""
title: "Use a layout that flips"
$L = [[$(UICollectionViewFlowLayout) alloc] init]; $$$ [$L setScrollDirection:UICollectionViewScrollDirectionHorizontal]
"""####),
        PackedBlock(language: "objc", role: "find", line: 127,
          finders: ["objc"], text: ####"""
title: "Use a layout that flips"
$L = [$(UICollectionViewFlowLayout) new]; $$$ $L.scrollDirection = UICollectionViewScrollDirectionHorizontal
"""####),
        PackedBlock(language: "objc", role: "find", line: 131,
          finders: ["objc"], text: ####"""
level: note
[[$(UICollectionViewFlowLayout) alloc] init]
"""####),
        PackedBlock(language: "objc", role: "find", line: 135,
          finders: ["objc"], text: ####"""
level: note
[$(UICollectionViewFlowLayout) new]
"""####),
        PackedBlock(language: "objc", role: "find", line: 140,
          finders: ["objc"], text: ####"""
title: "Override `flipsHorizontallyInOppositeLayoutDirection`"
message: "`{NAME}` places its first item at the left in every language; override `flipsHorizontallyInOppositeLayoutDirection` and return YES"
@interface $NAME : $(UICollectionViewFlowLayout)
where $NAME declares-no flipsHorizontallyInOppositeLayoutDirection
where $NAME has-word horizontal, grid, column, columns, left, tag, tags, chip, chips, carousel, waterfall, shelf
"""####),
        PackedBlock(language: "objc", role: "find", line: 147,
          finders: ["objc"], text: ####"""
level: note
message: "where a row of `{NAME}` holds several items, the first stays at the left in every language; override `flipsHorizontallyInOppositeLayoutDirection` and return YES"
@interface $NAME : $(UICollectionViewFlowLayout)
where $NAME declares-no flipsHorizontallyInOppositeLayoutDirection
"""####),
        PackedBlock(language: "objc", role: "find", line: 153,
          finders: ["objc"], text: ####"""
title: "Override `flipsHorizontallyInOppositeLayoutDirection`"
message: "`{NAME}` places its items by x from the left in every language; override `flipsHorizontallyInOppositeLayoutDirection` and return YES"
@interface $NAME : $(UICollectionViewLayout)
where $NAME declares-no flipsHorizontallyInOppositeLayoutDirection
"""####),
        PackedBlock(language: "xml", role: "except", line: 162,
          finders: ["xml"], text: ####"""
<collectionViewFlowLayout scrollDirection="$absent"/>
where has <size key="itemSize" width="$W"/>
where beside <rect key="frame" width="$W"/>
"""####),
        PackedBlock(language: "xml", role: "find", line: 168,
          finders: ["xml"], text: ####"""
document: iOS, tvOS
title: "Set the class of a layout that flips"
<collectionViewFlowLayout scrollDirection="$(horizontal)" customClass="$absent"/>
"""####),
        PackedBlock(language: "xml", role: "find", line: 173,
          finders: ["xml"], text: ####"""
document: iOS, tvOS
level: note
<collectionViewFlowLayout scrollDirection="$absent" customClass="$absent"/>
"""####),
      ], page: ####"""
# Flow layout that does not flip

A collection view does not mirror its layout unless the layout says so: in Arabic a shelf of products begins at its left end and shows its last items first.

Use a subclass, in code and as the class of the layout in Interface Builder:

    final class MirroringFlowLayout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

`--unsafe-fixes` writes the override into a layout class of Swift; look at code of that class that reads `contentOffset` or counts x for itself.
In Objective-C return YES from `- (BOOL)flipsHorizontallyInOppositeLayoutDirection`. A compositional layout and a list configuration mirror by themselves.
A layout that fills the width with one column shows no difference: what is not seen to be horizontal or a grid is a note. Silent are layouts that change nothing but y, layouts that speak of the direction in another way, and cells as wide as their collection view.

On a device: horizontal lists begin at the right, and new rows appear there.

Source: UICollectionViewLayout.h, `flipsHorizontallyInOppositeLayoutDirection` (iOS 11; the default is false).

## Examples

Not reported:

```swift
final class WeekLayout: UICollectionViewLayout {
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: CGFloat(indexPath.item) * daySize.width, y: 0, width: daySize.width, height: daySize.height)
        if let collectionView { attributes.frame = collectionView.flipRectForRTL(attributes.frame) }
        return attributes
    }
}
```

Reported:

```swift
func makeShelf() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 12
    layout.scrollDirection = .horizontal
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
}
```

Reported:

```swift
let shelf: UICollectionView = {
    let layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
}()
```

Reported (level `note`):

```swift
let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
```

Reported:

```swift
final class BrandTagsLayout: UICollectionViewFlowLayout {
    override func prepare() { super.prepare() }
}
```

Fixed (unsafe):

```swift
final class BrandTagsLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }
    override func prepare() { super.prepare() }
}
```

Reported:

```swift
class ShelfLayout: UICollectionViewFlowLayout, ShelfArranging {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        var leftMargin = sectionInset.left
        for item in attributes ?? [] {
            item.frame.origin.x = leftMargin
            leftMargin += item.frame.width
        }
        return attributes
    }
}
```

Fixed (unsafe):

```swift
class ShelfLayout: UICollectionViewFlowLayout, ShelfArranging {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        var leftMargin = sectionInset.left
        for item in attributes ?? [] {
            item.frame.origin.x = leftMargin
            leftMargin += item.frame.width
        }
        return attributes
    }
}
```

Reported:

```swift
class MosaicLayout: UICollectionViewLayout {
    var frames: [CGRect] = []
    override func prepare() {
        frames = sizes.map { CGRect(x: offset, y: 0, width: $0.width, height: $0.height) }
    }
}
```

Fixed (unsafe):

```swift
class MosaicLayout: UICollectionViewLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }
    var frames: [CGRect] = []
    override func prepare() {
        frames = sizes.map { CGRect(x: offset, y: 0, width: $0.width, height: $0.height) }
    }
}
```

Not reported:

```swift
final class MirroringFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
let layout = MirroringFlowLayout()
layout.scrollDirection = .horizontal
let sections = UICollectionViewCompositionalLayout { index, environment in section }
```

Not reported:

```swift
func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
    let flow = layout as? UICollectionViewFlowLayout
    return flow?.itemSize ?? UICollectionViewFlowLayout.automaticSize
}
```

Reported:

```objc
UICollectionViewFlowLayout *layout = [[UICollectionViewFlowLayout alloc] init];
layout.scrollDirection = UICollectionViewScrollDirectionHorizontal;
```

Reported (level `note`):

```objc
_listLayout = [[UICollectionViewFlowLayout alloc] init];
_listLayout.minimumLineSpacing = 1;
```

Reported:

```objc
@interface TagsLayout : UICollectionViewFlowLayout
@end
```

Reported:

```objc
@interface MosaicLayout : UICollectionViewLayout
@end
```

Not reported:

```objc
@interface ShelfLayout : UICollectionViewFlowLayout
@end
@implementation ShelfLayout
- (BOOL)flipsHorizontallyInOppositeLayoutDirection { return YES; }
@end
```

Not reported:

```objc
MirroringFlowLayout *layout = [[MirroringFlowLayout alloc] init];
layout.scrollDirection = UICollectionViewScrollDirectionHorizontal;
CGSize size = ((UICollectionViewFlowLayout *)self.collectionView.collectionViewLayout).itemSize;
```

Reported:

```xml
<collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="10" id="Fl1-ow-001"/>
```

Reported (level `note`):

```xml
<collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" id="Fl1-ow-002"/>
```

Not reported:

```xml
<collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" customClass="MirroringFlowLayout" id="Fl1-ow-003"/>
```

Not reported:

```swift
final class ChatHistoryLayout: UICollectionViewFlowLayout {
    var insertedHeight: CGFloat = 0
    override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
        return offset.applying(CGAffineTransform(translationX: 0, y: insertedHeight))
    }
}
```

Not reported:

```xml
<collectionView key="view" dataMode="prototypes" id="Fl1-ow-004">
    <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="20" id="Fl1-ow-005">
        <size key="itemSize" width="414" height="128"/>
    </collectionViewFlowLayout>
</collectionView>
```

Reported (level `note`):

```xml
<collectionView key="view" dataMode="prototypes" id="Fl1-ow-006">
    <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="20" id="Fl1-ow-007">
        <size key="itemSize" width="128" height="128"/>
    </collectionViewFlowLayout>
</collectionView>
```

Not reported:

```swift
func arrange() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    if shelf.currentDirection.isRTL {
        shelf.transform = CGAffineTransform(scaleX: -1, y: 1)
    }
}
```

Not reported (document `macOS`):

```xml
<collectionViewFlowLayout key="collectionViewLayout" minimumInteritemSpacing="10" minimumLineSpacing="10" id="Fl1-ow-010"/>
```

Reported:

```swift
public final class ChipsLayout: UICollectionViewFlowLayout {
    public override func prepare() { super.prepare() }
}
```

Fixed (unsafe):

```swift
public final class ChipsLayout: UICollectionViewFlowLayout {
    public override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }
    public override func prepare() { super.prepare() }
}
```
"""####),
    PackedRule(
      id: "control-content-alignment", category: "content-alignment", level: "warning", fix: "safe", isOn: true,
      path: ####"content-alignment/control-content-alignment.md"####,
      title: ####"Content of a control held on one side"####,
      summary: ####"A full-width button whose title is held on the left leaves its title at the far end of an Arabic row. `leading` and `trailing` (iOS 11) look the same in English and turn with the language; on the Mac `imageLeading` and `imageTrailing` do so for the picture of a button. Keep left and right on the buttons of a player or a map. Insets of the title and the picture do not turn with it, so beside them the fix is unsafe, as it is in an Interface Builder file for a control whose frame code places from the left. A button in such a file that nothing stretches is as wide as its content: a note. So is each where the project gives all buttons their side when they are laid out."####,
      head: ####"""
id: control-content-alignment
category: content-alignment
severity: warning
fix: safe
precision: high
note-where: aligns-content-in-code, sets-the-side-of-all-buttons
unsafe-where: compares-content-alignment, forces-direction
unsafe-in-file: forces-right-to-left, insets-the-content
message: "`{MATCH}` holds the content of this control on one side in every language; use leading or trailing"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
3			UIControlContentHorizontalAlignmentLeft	UIControlContentHorizontalAlignmentRight
4		:	setContentHorizontalAlignment
5			UIControlContentHorizontalAlignmentLeft	UIControlContentHorizontalAlignmentRight
6			NSImageLeft	NSImageRight
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0	.		left	right
1	.		left	right
2	.		imageLeft	imageRight
"""####),
        PackedTriggers(language: "xml", role: "find", lines: ####"""
7			button
8			button
9			button
10			button
11			buttonCell
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0	.	,	left
1	.	,	right
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 26,
          finders: ["swift", "swift"], text: ####"""
[$(? UIControl.ContentHorizontalAlignment).$(left), .center, .$(right)$(? , $$$)][

[$(? UIControl.ContentHorizontalAlignment).$(right), .center, .$(left)$(? , $$$)][
"""####),
        PackedBlock(language: "swift", role: "find", line: 32,
          finders: ["swift"], text: ####"""
needs: iOS 11, tvOS 11
title: "Use leading or trailing"
$(UIControl.ContentHorizontalAlignment:).$(left -> leading | right -> trailing)
where assigned to contentHorizontalAlignment
where not-named in must-not-flip media
"""####),
        PackedBlock(language: "swift", role: "find", line: 39,
          finders: ["swift"], text: ####"""
fix: unsafe
$(UIControl.ContentHorizontalAlignment:).$(left -> leading | right -> trailing)
where not-assigned to contentHorizontalAlignment
where not-named in must-not-flip media
"""####),
        PackedBlock(language: "swift", role: "find", line: 45,
          finders: ["swift"], text: ####"""
needs: macOS 10.12
title: "Use `imageLeading` or `imageTrailing`"
$(NSControl.ImagePosition:).$(imageLeft -> imageLeading | imageRight -> imageTrailing)
where assigned to imagePosition
where not-named in must-not-flip media
"""####),
        PackedBlock(language: "objc", role: "find", line: 52,
          finders: ["objc"], text: ####"""
needs: iOS 11, tvOS 11
title: "Use leading or trailing"
$(UIControlContentHorizontalAlignmentLeft -> UIControlContentHorizontalAlignmentLeading | UIControlContentHorizontalAlignmentRight -> UIControlContentHorizontalAlignmentTrailing)
where assigned to contentHorizontalAlignment
where not-named in must-not-flip media
"""####),
        PackedBlock(language: "objc", role: "find", line: 59,
          finders: ["objc"], text: ####"""
needs: iOS 11, tvOS 11
title: "Use leading or trailing"
setContentHorizontalAlignment:$(UIControlContentHorizontalAlignmentLeft -> UIControlContentHorizontalAlignmentLeading | UIControlContentHorizontalAlignmentRight -> UIControlContentHorizontalAlignmentTrailing)
where not-named in must-not-flip media
"""####),
        PackedBlock(language: "objc", role: "find", line: 65,
          finders: ["objc"], text: ####"""
fix: unsafe
$(UIControlContentHorizontalAlignmentLeft -> UIControlContentHorizontalAlignmentLeading | UIControlContentHorizontalAlignmentRight -> UIControlContentHorizontalAlignmentTrailing)
where not-assigned to contentHorizontalAlignment
where not-named in must-not-flip media
"""####),
        PackedBlock(language: "objc", role: "find", line: 71,
          finders: ["objc"], text: ####"""
needs: macOS 10.12
title: "Use `NSImageLeading` or `NSImageTrailing`"
$(NSImageLeft -> NSImageLeading | NSImageRight -> NSImageTrailing)
where assigned to imagePosition
where not-named in must-not-flip media
"""####),
        PackedBlock(language: "xml", role: "find", line: 78,
          finders: ["xml"], text: ####"""
level: note
document: iOS, tvOS
needs: iOS 11, tvOS 11
message: "this button is as wide as its content, so the side does not show until something stretches it; choose {FIX}"
title: "Use leading or trailing"
<button contentHorizontalAlignment="$(left -> leading | right -> trailing)"/>
where has-no <inset key="$(titleEdgeInsets | imageEdgeInsets)"/>
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media
where hugs-text
"""####),
        PackedBlock(language: "xml", role: "find", line: 90,
          finders: ["xml"], text: ####"""
level: note
document: iOS, tvOS
fix: unsafe
needs: iOS 11, tvOS 11
message: "this button is as wide as its content, so the side does not show until something stretches it; choose {FIX}, and look at its insets, which do not turn"
title: "Use leading or trailing"
<button contentHorizontalAlignment="$(left -> leading | right -> trailing)"/>
where has <inset key="$(titleEdgeInsets | imageEdgeInsets)"/>
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media
where hugs-text
"""####),
        PackedBlock(language: "xml", role: "find", line: 103,
          finders: ["xml"], text: ####"""
document: iOS, tvOS
fix: unsafe
needs: iOS 11, tvOS 11
message: "this button holds its content on one side in every language; choose {FIX}, and look at its insets, which do not turn"
title: "Use leading or trailing"
<button contentHorizontalAlignment="$(left -> leading | right -> trailing)"/>
where has <inset key="$(titleEdgeInsets | imageEdgeInsets)"/>
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media
"""####),
        PackedBlock(language: "xml", role: "find", line: 114,
          finders: ["xml"], text: ####"""
document: iOS, tvOS
needs: iOS 11, tvOS 11
message: "this button holds its content on one side in every language; choose {FIX}"
title: "Use leading or trailing"
<button contentHorizontalAlignment="$(left -> leading | right -> trailing)"/>
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media
"""####),
        PackedBlock(language: "xml", role: "find", line: 123,
          finders: ["xml"], text: ####"""
document: macOS
needs: macOS 10.12
message: "this button shows its picture on one side in every language; choose leading or trailing"
title: "Use leading or trailing"
<buttonCell imagePosition="$(left -> leading | right -> trailing)" type="$TYPE"/>
where $TYPE has-no-word check, radio, help, disclosure
where not-named in must-not-flip media
"""####),
      ], page: ####"""
# Content of a control held on one side

A full-width button whose title is held on the left leaves its title at the far end of an Arabic row. `leading` and `trailing` (iOS 11) look the same in English and turn with the language;
on the Mac `imageLeading` and `imageTrailing` do so for the picture of a button. Keep left and right on the buttons of a player or a map.
Insets of the title and the picture do not turn with it, so beside them the fix is unsafe, as it is in an Interface Builder file for a control whose frame code places from the left.
A button in such a file that nothing stretches is as wide as its content: a note. So is each where the project gives all buttons their side when they are laid out.

Availability: `leading` and `trailing` of controls iOS 11 and tvOS 11; `imageLeading` and `imageTrailing` macOS 10.12.

Source: UIKit UIControl.h, AppKit NSCell.h.

What takes one of left, centre and right by its number is for the user to choose.

## Examples

Reported:

```swift
showAllButton.contentHorizontalAlignment = .right
```

Fixed:

```swift
showAllButton.contentHorizontalAlignment = .trailing
```

Reported:

```swift
addressButton.contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.left
```

Fixed:

```swift
addressButton.contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.leading
```

Reported (deployment target `iOS 10`):

```swift
addressButton.contentHorizontalAlignment = .left
```

Fixed (unsafe):

```swift
addressButton.contentHorizontalAlignment = .leading
```

Reported:

```swift
let alignment: UIControl.ContentHorizontalAlignment = .left
```

Fixed (unsafe):

```swift
let alignment: UIControl.ContentHorizontalAlignment = .leading
```

Reported (deployment target `macOS 10.13`):

```swift
sidebarButton.imagePosition = .imageLeft
```

Fixed:

```swift
sidebarButton.imagePosition = .imageLeading
```

Reported:

```swift
showAllButton.contentHorizontalAlignment = .left
showAllButton.titleEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: -20)
addressButton.contentHorizontalAlignment = .left
```

Fixed:

```swift
showAllButton.contentHorizontalAlignment = .left
showAllButton.titleEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: -20)
addressButton.contentHorizontalAlignment = .leading
```

Not reported:

```swift
button.contentHorizontalAlignment = .leading
if button.effectiveContentHorizontalAlignment == .left { shift() }
button.contentHorizontalAlignment = .center
```

Not reported:

```swift
enum Position { case left, right }
var imagePosition: Position = .left
```

Not reported:

```swift
playerSkipButton.contentHorizontalAlignment = .right
```

Reported:

```objc
cell.button.contentHorizontalAlignment = UIControlContentHorizontalAlignmentLeft;
[more setContentHorizontalAlignment:UIControlContentHorizontalAlignmentRight];
```

Fixed:

```objc
cell.button.contentHorizontalAlignment = UIControlContentHorizontalAlignmentLeading;
[more setContentHorizontalAlignment:UIControlContentHorizontalAlignmentTrailing];
```

Not reported:

```objc
cell.button.contentHorizontalAlignment = UIControlContentHorizontalAlignmentLeading;
```

Reported:

```xml
<button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="Ca1-aa-001"/>
```

Fixed:

```xml
<button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="leading" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="Ca1-aa-001"/>
```

Not reported:

```xml
<textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" textAlignment="natural" id="Ca1-aa-002"/>
<segmentedControl opaque="NO" contentHorizontalAlignment="left" contentVerticalAlignment="top" id="Ca1-aa-003"/>
<button opaque="NO" contentHorizontalAlignment="center" contentVerticalAlignment="center" id="Ca1-aa-004"/>
```

Reported (document `macOS`):

```xml
<buttonCell key="cell" type="inline" bezelStyle="inline" image="gear" imagePosition="left" id="Ca1-aa-005"/>
```

Fixed:

```xml
<buttonCell key="cell" type="inline" bezelStyle="inline" image="gear" imagePosition="leading" id="Ca1-aa-005"/>
```

Not reported (document `macOS`):

```xml
<buttonCell key="cell" type="check" title="Loop" bezelStyle="regularSquare" imagePosition="left" id="Ca1-aa-006"/>
<buttonCell key="cell" type="radio" title="Once" bezelStyle="regularSquare" imagePosition="left" id="Ca1-aa-007"/>
```

Where the control runs from right to left in every language, leading is right.

Reported:

```swift
showAllButton.semanticContentAttribute = .forceRightToLeft
showAllButton.contentHorizontalAlignment = .left
addressButton.contentHorizontalAlignment = .left
```

Fixed:

```swift
showAllButton.semanticContentAttribute = .forceRightToLeft
showAllButton.contentHorizontalAlignment = .left
addressButton.contentHorizontalAlignment = .leading
```

Reported:

```xml
<button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" id="Cc1-zz-001">
    <inset key="titleEdgeInsets" minX="62" minY="0.0" maxX="0.0" maxY="0.0"/>
</button>
```

Fixed (unsafe):

```xml
<button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="leading" id="Cc1-zz-001">
    <inset key="titleEdgeInsets" minX="62" minY="0.0" maxX="0.0" maxY="0.0"/>
</button>
```

The first is wider than its title, the second is not, a note.
Reported (level `warning,note`):

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
  <view id="Ca1-aa-030">
    <subviews>
      <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="Ca1-aa-031"/>
      <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="Ca1-aa-032"/>
    </subviews>
    <constraints>
      <constraint firstItem="Ca1-aa-031" firstAttribute="leading" secondItem="Ca1-aa-030" secondAttribute="leading" constant="16" id="Ca1-aa-033"/>
      <constraint firstAttribute="trailing" secondItem="Ca1-aa-031" secondAttribute="trailing" constant="16" id="Ca1-aa-034"/>
      <constraint firstItem="Ca1-aa-032" firstAttribute="leading" secondItem="Ca1-aa-030" secondAttribute="leading" constant="16" id="Ca1-aa-035"/>
      <constraint firstItem="Ca1-aa-032" firstAttribute="width" relation="greaterThanOrEqual" id="Ca1-aa-036"/>
    </constraints>
  </view>
</document>
```

Fixed:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
  <view id="Ca1-aa-030">
    <subviews>
      <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="leading" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="Ca1-aa-031"/>
      <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="leading" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="Ca1-aa-032"/>
    </subviews>
    <constraints>
      <constraint firstItem="Ca1-aa-031" firstAttribute="leading" secondItem="Ca1-aa-030" secondAttribute="leading" constant="16" id="Ca1-aa-033"/>
      <constraint firstAttribute="trailing" secondItem="Ca1-aa-031" secondAttribute="trailing" constant="16" id="Ca1-aa-034"/>
      <constraint firstItem="Ca1-aa-032" firstAttribute="leading" secondItem="Ca1-aa-030" secondAttribute="leading" constant="16" id="Ca1-aa-035"/>
      <constraint firstItem="Ca1-aa-032" firstAttribute="width" relation="greaterThanOrEqual" id="Ca1-aa-036"/>
    </constraints>
  </view>
</document>
```

Not reported:

```swift
control.contentHorizontalAlignment = [.right, .center, .left][choice]
```
"""####),
    PackedRule(
      id: "physical-content-mode", category: "content-alignment", level: "warning", fix: "none", isOn: true,
      path: ####"content-alignment/physical-content-mode.md"####,
      title: ####"Picture pinned to one side of its view"####,
      summary: ####"`contentMode` has no leading and trailing: a picture pinned to the left stays there when the Arabic layout round it turns. Give the image view the size of its picture and let a leading or trailing constraint place it, or choose the mode by the direction. On a label the value has no effect on the text; on a view that is not known to show a picture it is a note."####,
      head: ####"""
id: physical-content-mode
category: content-alignment
severity: warning
fix: none
precision: medium
message: "`{MATCH}` pins the picture to one side in every language; choose the mode by `effectiveUserInterfaceLayoutDirection`"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
4			UIViewContentModeBottomLeft	UIViewContentModeBottomRight	UIViewContentModeLeft	UIViewContentModeRight	UIViewContentModeTopLeft	UIViewContentModeTopRight
5			UIViewContentModeBottomLeft	UIViewContentModeBottomRight	UIViewContentModeLeft	UIViewContentModeRight	UIViewContentModeTopLeft	UIViewContentModeTopRight
6			kCAGravityBottomLeft	kCAGravityBottomRight	kCAGravityLeft	kCAGravityRight	kCAGravityTopLeft	kCAGravityTopRight
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0	.		bottomLeft	bottomRight	left	right	topLeft	topRight
1	.	=	contentMode
2	.		bottomLeft	bottomRight	left	right	topLeft	topRight
3	.		bottomLeft	bottomRight	left	right	topLeft	topRight
"""####),
        PackedTriggers(language: "xml", role: "find", lines: ####"""
7			imageView
8			imageView
"""####),
        PackedTriggers(language: "objc", role: "except", lines: ####"""
1			UIViewContentModeBottomLeft	UIViewContentModeBottomRight	UIViewContentModeLeft	UIViewContentModeRight	UIViewContentModeTopLeft	UIViewContentModeTopRight
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0			bottomLeft	bottomRight	left	right	topLeft	topRight
4	.	=	contentMode
"""####),
        PackedTriggers(language: "xml", role: "except", lines: ####"""
2			imageView
3			imageView
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 22,
          finders: ["swift"], text: ####"""
$(left | right | topLeft | topRight | bottomLeft | bottomRight)
where assigned to contentMode
where named background, backdrop, blur, decoration
"""####),
        PackedBlock(language: "objc", role: "except", line: 27,
          finders: ["objc"], text: ####"""
$(UIViewContentModeLeft | UIViewContentModeRight | UIViewContentModeTopLeft | UIViewContentModeTopRight | UIViewContentModeBottomLeft | UIViewContentModeBottomRight)
where named background, backdrop, blur, decoration
"""####),
        PackedBlock(language: "xml", role: "except", line: 31,
          finders: ["xml"], text: ####"""
<imageView contentMode="$(left | right | topLeft | topRight | bottomLeft | bottomRight)"/>
where named background, backdrop, blur, decoration
"""####),
        PackedBlock(language: "xml", role: "except", line: 35,
          finders: ["xml"], text: ####"""
<imageView contentMode="$(left | right | topLeft | topRight | bottomLeft | bottomRight)"/>
where hugs-picture
"""####),
        PackedBlock(language: "swift", role: "find", line: 39,
          finders: ["swift"], text: ####"""
$(UIView.ContentMode:).$(left | right | topLeft | topRight | bottomLeft | bottomRight)
where assigned to contentMode
where named image, icon, picture, photo, avatar, logo, illustration, thumbnail, cover
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 45,
          finders: ["swift"], text: ####"""
$VIEW.contentMode = $(? UIView.ContentMode).$(left | right | topLeft | topRight | bottomLeft | bottomRight)
where $VIEW type UIImageView
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "except", line: 50,
          finders: ["swift"], text: ####"""
$VIEW.contentMode = $(? UIView.ContentMode).$(left | right | topLeft | topRight | bottomLeft | bottomRight)
where $VIEW type UILabel, UITextField, UITextView
"""####),
        PackedBlock(language: "swift", role: "find", line: 54,
          finders: ["swift"], text: ####"""
level: note
$(UIView.ContentMode:).$(left | right | topLeft | topRight | bottomLeft | bottomRight)
where assigned to contentMode
where not-named label, title, text
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 61,
          finders: ["swift"], text: ####"""
level: note
message: "`{MATCH}` pins the contents of this layer to one side in every language; choose the side by the direction of its view"
$(CALayerContentsGravity:).$(left | right | topLeft | topRight | bottomLeft | bottomRight)
where assigned to contentsGravity
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 68,
          finders: ["objc"], text: ####"""
$(UIViewContentModeLeft | UIViewContentModeRight | UIViewContentModeTopLeft | UIViewContentModeTopRight | UIViewContentModeBottomLeft | UIViewContentModeBottomRight)
where assigned to contentMode
where named image, icon, picture, photo, avatar, logo, illustration, thumbnail, cover
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 74,
          finders: ["objc"], text: ####"""
level: note
$(UIViewContentModeLeft | UIViewContentModeRight | UIViewContentModeTopLeft | UIViewContentModeTopRight | UIViewContentModeBottomLeft | UIViewContentModeBottomRight)
where not-named label, title, text
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 80,
          finders: ["objc"], text: ####"""
level: note
message: "`{MATCH}` pins the contents of this layer to one side in every language; choose the side by the direction of its view"
$(kCAGravityLeft | kCAGravityRight | kCAGravityTopLeft | kCAGravityTopRight | kCAGravityBottomLeft | kCAGravityBottomRight)
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "xml", role: "find", line: 86,
          finders: ["xml"], text: ####"""
document: iOS, tvOS
message: "this image view pins its picture to the left in every language; let a leading constraint place a view of the picture's size"
<imageView contentMode="$(left | topLeft | bottomLeft)"/>
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "xml", role: "find", line: 93,
          finders: ["xml"], text: ####"""
document: iOS, tvOS
message: "this image view pins its picture to the right in every language; let a trailing constraint place a view of the picture's size"
<imageView contentMode="$(right | topRight | bottomRight)"/>
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
"""####),
      ], page: ####"""
# Picture pinned to one side of its view

`contentMode` has no leading and trailing: a picture pinned to the left stays there when the Arabic layout round it turns.
Give the image view the size of its picture and let a leading or trailing constraint place it, or choose the mode by the direction.
On a label the value has no effect on the text; on a view that is not known to show a picture it is a note.

A picture that fills the background is decoration and may stay. In Interface Builder a view that is as wide as its picture is silent: there is no side to choose.

Availability: no directional content mode or gravity exists up to iOS 18.

Source: UIKit UIView.h, QuartzCore CALayer.h.

## Examples

Reported:

```swift
bannerImage.contentMode = .bottomLeft
```

Reported:

```swift
let cover = UIImageView()
cover.contentMode = UIView.ContentMode.topRight
```

Reported (level `note`):

```swift
panel.contentMode = .left
```

Not reported:

```swift
bannerImage.contentMode = .scaleAspectFit
badge.contentMode = .bottom
bannerImage.contentMode = isRTL ? .right : .left
```

Not reported:

```swift
let caption = UILabel()
caption.contentMode = .left
```

Reported:

```objc
self.iconView.contentMode = UIViewContentModeLeft;
```

Not reported:

```objc
self.iconView.contentMode = UIViewContentModeCenter;
self.titleLabel.contentMode = UIViewContentModeLeft;
```

Reported:

```xml
<imageView contentMode="right" horizontalHuggingPriority="251" verticalHuggingPriority="251" image="leaf" id="Cm1-aa-001"/>
```

Not reported:

```xml
<label opaque="NO" contentMode="left" text="Total" textAlignment="natural" id="Cm1-aa-002"/>
<label opaque="NO" contentMode="TopLeft" text="Total" textAlignment="natural" id="Cm1-aa-003"/>
<imageView contentMode="scaleAspectFit" image="leaf" id="Cm1-aa-004"/>
```

A line of two points in a view of three, and a picture that nothing stretches.
Not reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
  <view id="Cm1-aa-010">
    <subviews>
      <imageView contentMode="left" fixedFrame="YES" image="row_divider" translatesAutoresizingMaskIntoConstraints="NO" id="Cm1-aa-011">
        <rect key="frame" x="92" y="0.0" width="3" height="44"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" heightSizable="YES"/>
      </imageView>
      <imageView contentMode="right" horizontalHuggingPriority="251" image="leaf" translatesAutoresizingMaskIntoConstraints="NO" id="Cm1-aa-012"/>
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="Cm1-aa-014">
        <subviews>
          <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="Cm1-aa-015">
            <subviews>
              <label horizontalHuggingPriority="251" text="Name" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="Cm1-aa-016"/>
              <label horizontalHuggingPriority="251" text="Street" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="Cm1-aa-017"/>
            </subviews>
          </stackView>
          <imageView contentMode="right" horizontalHuggingPriority="1000" image="leaf" translatesAutoresizingMaskIntoConstraints="NO" id="Cm1-aa-018"/>
        </subviews>
      </stackView>
    </subviews>
    <constraints>
      <constraint firstItem="Cm1-aa-012" firstAttribute="leading" secondItem="Cm1-aa-010" secondAttribute="leading" constant="16" id="Cm1-aa-013"/>
    </constraints>
  </view>
  <resources><image name="row_divider" width="2" height="44"/><image name="leaf" width="24" height="24"/></resources>
</document>
```

The same line in a wider view, and a picture that its place stretches.
Reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
  <view id="Cm1-aa-020">
    <subviews>
      <imageView contentMode="left" fixedFrame="YES" image="row_divider" translatesAutoresizingMaskIntoConstraints="NO" id="Cm1-aa-021">
        <rect key="frame" x="92" y="0.0" width="30" height="44"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" heightSizable="YES"/>
      </imageView>
      <imageView contentMode="right" horizontalHuggingPriority="251" image="leaf" translatesAutoresizingMaskIntoConstraints="NO" id="Cm1-aa-022"/>
    </subviews>
    <constraints>
      <constraint firstItem="Cm1-aa-022" firstAttribute="leading" secondItem="Cm1-aa-020" secondAttribute="leading" constant="16" id="Cm1-aa-023"/>
      <constraint firstAttribute="trailing" secondItem="Cm1-aa-022" secondAttribute="trailing" constant="16" id="Cm1-aa-024"/>
    </constraints>
  </view>
  <resources><image name="row_divider" width="2" height="44"/><image name="leaf" width="24" height="24"/></resources>
</document>
```

Not reported:

```swift
self.backgroundImageView!.contentMode = .left
let blurImage: UIImageView = UIImageView()
blurImage.contentMode = .topLeft
```

Not reported:

```objc
NSDictionary *gravities = @{
    @(UIViewContentModeTop): kCAGravityTop,
    @(UIViewContentModeLeft): kCAGravityLeft,
    @(UIViewContentModeTopRight): kCAGravityTopRight,
};
```

What holds a view strongest counts, a size class may have another width, and a symbol's size says nothing.
Reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
  <view id="Cm1-aa-030">
    <subviews>
      <imageView contentMode="right" image="leaf" translatesAutoresizingMaskIntoConstraints="NO" id="Cm1-aa-031">
        <constraints>
          <constraint firstAttribute="width" constant="24" priority="500" id="Cm1-aa-032"/>
          <constraint firstAttribute="width" constant="300" id="Cm1-aa-033"/>
        </constraints>
      </imageView>
      <imageView contentMode="right" image="leaf" translatesAutoresizingMaskIntoConstraints="NO" id="Cm1-aa-034">
        <constraints>
          <constraint firstAttribute="width" constant="24" id="Cm1-aa-035">
            <variation key="heightClass=regular-widthClass=regular" constant="200"/>
          </constraint>
        </constraints>
      </imageView>
      <imageView contentMode="left" image="star" catalog="system" translatesAutoresizingMaskIntoConstraints="NO" id="Cm1-aa-036">
        <constraints><constraint firstAttribute="width" constant="90" id="Cm1-aa-037"/></constraints>
      </imageView>
    </subviews>
  </view>
  <resources><image name="leaf" width="24" height="24"/><image name="star" catalog="system" width="128" height="123"/></resources>
</document>
```
"""####),
    PackedRule(
      id: "lopsided-corner-mask", category: "corner-mask", level: "warning", fix: "shown", isOn: true,
      path: ####"corner-mask/lopsided-corner-mask.md"####,
      title: ####"Round corners on one side only"####,
      summary: ####"`MinX` and `topLeft` are the left edge of the glass, whatever the language. A chip that is round where the row begins keeps its round end on the left, and in Arabic meets its neighbour with the wrong one."####,
      head: ####"""
id: lopsided-corner-mask
category: corner-mask
severity: warning
fix: shown
precision: high
message: "these corners are round on one side only, the same side in every language; choose the set by `effectiveUserInterfaceLayoutDirection`"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
5		=	maskedCorners
6		:	byRoundingCorners	setMaskedCorners
7		:	corners	mask	roundCorners	roundingCorners
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0		=	maskedCorners
1		:	byRoundingCorners
2		(	addRoundedCorners	applyRoundedCorners	roundCorners	roundedCorners
3		(	addRoundedCorners	applyRoundedCorners	roundCorners	roundedCorners
4	.		UIRectCornerBottomLeft	UIRectCornerBottomRight	UIRectCornerTopLeft	UIRectCornerTopRight	bottomLeft	bottomRight	kCALayerMaxXMaxYCorner	kCALayerMaxXMinYCorner	kCALayerMinXMaxYCorner	kCALayerMinXMinYCorner	layerMaxXMaxYCorner	layerMaxXMinYCorner	layerMinXMaxYCorner	layerMinXMinYCorner	topLeft	topRight
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "find", line: 26,
          finders: ["swift"], text: ####"""
table CORNER: mirrored-corners
title: "Choose the corners by `effectiveUserInterfaceLayoutDirection`"
$(maskedCorners) = $SET
where $SET lopsided by CORNER
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 33,
          finders: ["swift"], text: ####"""
table CORNER: mirrored-corners
title: "Choose the corners by `effectiveUserInterfaceLayoutDirection`"
$(byRoundingCorners): $SET
where $SET lopsided by CORNER
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 40,
          finders: ["swift"], text: ####"""
table CORNER: mirrored-corners
title: "Choose the corners by `effectiveUserInterfaceLayoutDirection`"
$(roundCorners | roundedCorners | applyRoundedCorners | addRoundedCorners)($(? corners:)$(? _:)$SET
where $SET lopsided by CORNER
where imports UIKit
"""####),
        PackedBlock(language: "swift", role: "find", line: 47,
          finders: ["swift"], text: ####"""
level: note
table CORNER: mirrored-corners
$(roundCorners | roundedCorners | applyRoundedCorners | addRoundedCorners)($(? corners:)$(? _:)$SET
where $SET lopsided by CORNER
"""####),
        PackedBlock(language: "swift", role: "find", line: 53,
          finders: ["swift"], text: ####"""
level: note
table CORNER: mirrored-corners
[.$CORNER $$$]
where lopsided by CORNER
where not-named masked corners, rounding corners, round corners, rounded corners, left, right
where not-inside corner
"""####),
        PackedBlock(language: "objc", role: "find", line: 64,
          finders: ["objc"], text: ####"""
table CORNER: mirrored-corners
title: "Choose the corners by `effectiveUserInterfaceLayoutDirection`"
$(maskedCorners) = $SET
where $SET lopsided by CORNER
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 71,
          finders: ["objc"], text: ####"""
table CORNER: mirrored-corners
title: "Choose the corners by `effectiveUserInterfaceLayoutDirection`"
$(setMaskedCorners | byRoundingCorners):$SET
where $SET lopsided by CORNER
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 78,
          finders: ["objc"], text: ####"""
level: note
table CORNER: mirrored-corners
$(mask | corners | roundCorners | roundingCorners):$SET
where $SET lopsided by CORNER
where not-named left, right
"""####),
      ], page: ####"""
# Round corners on one side only

`MinX` and `topLeft` are the left edge of the glass, whatever the language. A chip that is round where the row begins keeps its round end on the left,
and in Arabic meets its neighbour with the wrong one.

Choose the set by the direction of the view:

    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    layer.maskedCorners = isMirrored ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]

In SwiftUI write `UnevenRoundedRectangle(topLeadingRadius:…)`. Both top corners, both bottom corners and all four need nothing.
Keep one side for what is fixed to an edge of the screen in every language. Corners that go to a helper of your own are a note.
Source: `CACornerMask` in CALayer.h, `UIRectCorner` in UIGeometry.h; `UnevenRoundedRectangle` from iOS 16.

## Examples

Reported:

```swift
badge.layer.maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
```

Reported:

```swift
tile.layer.maskedCorners = [
    .layerMinXMaxYCorner,
    .layerMaxXMaxYCorner,
    .layerMaxXMinYCorner,
]
```

Reported:

```swift
header.layer.maskedCorners = isLast ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .layerMinXMinYCorner
```

Reported:

```swift
let path = UIBezierPath(roundedRect: bounds, byRoundingCorners: [.topLeft, .bottomLeft], cornerRadii: radii)
```

Reported (imports `UIKit`):

```swift
import UIKit
couponView.roundCorners(corners: [.topLeft, .bottomLeft], radius: 8)
```

Reported (level `note`):

```swift
var bubbleCorners: UIRectCorner {
    switch message.sender {
    case .courier: [.topLeft, .topRight, .bottomRight]
    case .customer: [.topLeft, .topRight, .bottomLeft]
    }
}
```

Reported (level `note`):

```swift
Text(price).cornerRadius(8, corners: [.topRight, .bottomRight])
```

Not reported:

```swift
sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
footer.layer.maskedCorners = [.layerMaxXMaxYCorner, .layerMinXMaxYCorner]
card.layer.maskedCorners = isTop ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
```

Not reported:

```swift
let path = UIBezierPath(roundedRect: bounds, byRoundingCorners: .allCorners, cornerRadii: radii)
let top = UIBezierPath(roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight], cornerRadii: radii)
```

Not reported:

```swift
badge.layer.maskedCorners = effectiveUserInterfaceLayoutDirection == .rightToLeft
    ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
```

Not reported:

```swift
layer.maskedCorners = corners
let left: Corners = [.topLeft, .bottomLeft]
imageView.contentMode = .topLeft
if corners.contains(.topLeft) { path.move(to: bounds.topLeft) }
shape = UnevenRoundedRectangle(topLeadingRadius: 8, bottomLeadingRadius: 8)
```

Reported:

```objc
CACornerMask maskedCorners = joined ? kCALayerMinXMinYCorner | kCALayerMinXMaxYCorner | kCALayerMaxXMaxYCorner : kAllCorners;
```

Reported:

```objc
UIBezierPath *path = [UIBezierPath bezierPathWithRoundedRect:self.bounds
                                           byRoundingCorners:(UIRectCornerTopLeft | UIRectCornerBottomLeft)
                                                 cornerRadii:radii];
```

Reported (level `note`):

```objc
[self roundView:self.tagView mask:kCALayerMinXMinYCorner];
```

Not reported:

```objc
self.sheet.layer.maskedCorners = kCALayerMinXMinYCorner | kCALayerMaxXMinYCorner;
[Shapes maskView:self.view byRoundingCorners:isTop ? (UIRectCornerTopRight | UIRectCornerTopLeft) : (UIRectCornerBottomLeft | UIRectCornerBottomRight)];
corner |= UIRectCornerTopLeft;
[self roundView:_leftPanel mask:kCALayerMaxXMinYCorner];
```

Not reported:

```objc
self.tag.layer.maskedCorners = [self isRTL] ? kCALayerMaxXMinYCorner | kCALayerMaxXMaxYCorner : kCALayerMinXMinYCorner | kCALayerMinXMaxYCorner;
```
"""####),
    PackedRule(
      id: "asset-without-direction", category: "directional-image", level: "warning", fix: "safe", isOn: true,
      path: ####"directional-image/asset-without-direction.md"####,
      title: ####"Image set of an arrow without a direction"####,
      summary: ####"An image set whose Direction is Fixed is never mirrored, so a back arrow points the wrong way on every Arabic screen that shows it. "Left to Right, Mirrors" writes `"language-direction" : "left-to-right"` to each entry and changes nothing in English. Flip the picture here or in code, not in both: one that code turns is a note. Where code rotates a view that shows it, such as a chevron that opens a row, the other picture points the other way and the fix is unsafe. Names that may mean a direction or not are a note, and an arrow whose name says no side may point up: its fix is unsafe. A set whose picture files say up or down (`up@2x.png`) is silent, and so is one that is named for what it does (`forward`) while its files show something else (`padlock@2x.png`), or that has a sibling for the other face (`badge_back` beside `badge_front`). Keep media time (skip, rewind), up and down, maps, bends of a road (`ramp`, `roundabout`), logos, and pictures with letters or digits."####,
      head: ####"""
id: asset-without-direction
category: directional-image
severity: warning
fix: safe
precision: medium
unsafe-where: rotates-view-in-code, mirrors-picture-in-code
message: "by its name the image set {NAME} points to a side, and it has no direction; choose Left to Right, Mirrors unless it points up or down"
"""####, triggers: [
        PackedTriggers(language: "json", role: "find", lines: ####"""
0			*asset-direction
1			*asset-direction
"""####),
      ], blocks: [
        PackedBlock(language: "json", role: "find", line: 22,
          finders: ["json"], text: ####"""
title: "Set the direction to Left to Right, Mirrors"
analysis: asset-direction
words: arrow-words
not-words: not-directional-words
vague: arrow, arrows
vague-message: the image set {NAME} is an arrow by its name, and it has no direction; choose Left to Right, Mirrors unless it points up or down
sides: scene-pointers
"""####),
        PackedBlock(language: "json", role: "find", line: 31,
          finders: ["json"], text: ####"""
level: note
fix: unsafe
message: "the image set {NAME} may point to a side and has no direction; if the picture does, choose Left to Right, Mirrors"
title: "Set the direction to Left to Right, Mirrors"
analysis: asset-direction
words: directional-words
not-words: not-directional-words
"""####),
      ], page: ####"""
# Image set of an arrow without a direction

An image set whose Direction is Fixed is never mirrored, so a back arrow points the wrong way on every Arabic screen that shows it. "Left to Right, Mirrors" writes
`"language-direction" : "left-to-right"` to each entry and changes nothing in English. Flip the picture here or in code, not in both: one that code turns is a note. Where code rotates a view that shows it, such as a chevron that opens a row, the other picture points the other way and the fix is unsafe. Names that may mean a direction or not are a note, and an arrow whose name says no side may point up: its fix is unsafe. A set whose picture files say up or down (`up@2x.png`) is silent,
and so is one that is named for what it does (`forward`) while its files show something else (`padlock@2x.png`), or that has a sibling for the other face (`badge_back` beside `badge_front`).
Keep media time (skip, rewind), up and down, maps, bends of a road (`ramp`, `roundabout`), logos, and pictures with letters or digits.

Availability: image directions in asset catalogues since Xcode 8, iOS 9 and macOS 10.12.

Source: Asset Catalog Format Reference, image set type: `language-direction`.

## Examples

Reported (file `Shop.xcassets/back.imageset/Contents.json`):

```json
{
  "images" : [
    {
      "filename" : "back.pdf",
      "idiom" : "universal"
    }
  ],
  "info" : {
    "author" : "xcode",
    "version" : 1
  }
}
```

Fixed:

```json
{
  "images" : [
    {
      "filename" : "back.pdf",
      "idiom" : "universal",
      "language-direction" : "left-to-right"
    }
  ],
  "info" : {
    "author" : "xcode",
    "version" : 1
  }
}
```

Reported (file `Shop.xcassets/chevron_small.imageset/Contents.json`):

```json
{
  "images" : [
    {
      "filename" : "chevron.png",
      "idiom" : "universal",
      "scale" : "1x"
    },
    {
      "idiom" : "universal",
      "scale" : "2x"
    }
  ]
}
```

Fixed:

```json
{
  "images" : [
    {
      "filename" : "chevron.png",
      "idiom" : "universal",
      "language-direction" : "left-to-right",
      "scale" : "1x"
    },
    {
      "idiom" : "universal",
      "language-direction" : "left-to-right",
      "scale" : "2x"
    }
  ]
}
```

Not reported (file `Shop.xcassets/arrow-right.imageset/Contents.json`):

```json
{
  "images" : [
    {
      "filename" : "arrow.svg",
      "idiom" : "universal",
      "language-direction" : "left-to-right"
    }
  ]
}
```

Not reported (file `Shop.xcassets/skip_back_15.imageset/Contents.json`):

```json
{ "images" : [ { "filename" : "skip.pdf", "idiom" : "universal" } ] }
```

Not reported (file `Shop.xcassets/tooltip-arrow.imageset/Contents.json`):

```json
{ "images" : [ { "filename" : "tip.pdf", "idiom" : "universal" } ] }
```

Not reported (file `Shop.xcassets/arrow_down.imageset/Contents.json`):

```json
{ "images" : [ { "filename" : "arrow.pdf", "idiom" : "universal" } ] }
```

Not reported (file `Shop.xcassets/background.imageset/Contents.json`):

```json
{ "images" : [ { "filename" : "background.jpg", "idiom" : "universal" } ] }
```

Not reported (file `Shop.xcassets/back.colorset/Contents.json`):

```json
{ "colors" : [ { "idiom" : "universal" } ] }
```

Reported (file `Shop.xcassets/back.imageset/Contents.json`; image sets `back:flipped`):

```json
{
  "images" : [
    {
      "filename" : "back.pdf"
    }
  ]
}
```

Fixed (unsafe):

```json
{
  "images" : [
    {
      "filename" : "back.pdf",
      "language-direction" : "left-to-right"
    }
  ]
}
```

Reported (file `Shop.xcassets/reply.imageset/Contents.json`; level `note`):

```json
{
  "images" : [
    {
      "filename" : "reply.pdf"
    }
  ]
}
```

Fixed (unsafe):

```json
{
  "images" : [
    {
      "filename" : "reply.pdf",
      "language-direction" : "left-to-right"
    }
  ]
}
```

Not reported (file `Shop.xcassets/nav_back_rtl.imageset/Contents.json`):

```json
{ "images" : [ { "filename" : "nav_back_rtl.pdf", "idiom" : "universal" } ] }
```

Not reported (file `Shop.xcassets/arrow.2.circlepath.imageset/Contents.json`):

```json
{ "images" : [ { "filename" : "again.pdf", "idiom" : "universal" } ] }
```

Not reported (file `Shop.xcassets/nav_back.imageset/Contents.json`; image sets `nav_back:mirrors`):

```json
{ "images" : [ { "filename" : "nav_back.pdf", "idiom" : "universal" } ] }
```

Not reported (file `Shop.xcassets/tab_login_selected.imageset/Contents.json`):

```json
{
  "images" : [ { "idiom" : "universal", "filename" : "tab_login_selected.pdf" } ]
}
```

Not reported (file `Shop.xcassets/arrows-merge.imageset/Contents.json`):

```json
{
  "images" : [ { "idiom" : "universal", "filename" : "arrows-merge.pdf" } ]
}
```

Not reported (file `Shop.xcassets/bubble_outlined_tail.imageset/Contents.json`):

```json
{
  "images" : [ { "idiom" : "universal", "filename" : "bubble_outlined_tail.pdf" } ]
}
```

Reported (file `Shop.xcassets/stage-arrow.imageset/Contents.json`):

```json
{ "images" : [ { "filename" : "stage-arrow.pdf", "idiom" : "universal" } ] }
```

Fixed (unsafe):

```json
{ "images" : [ { "filename" : "stage-arrow.pdf", "idiom" : "universal", "language-direction" : "left-to-right" } ] }
```

Reported (file `Shop.xcassets/small-arrow-left.imageset/Contents.json`):

```json
{ "images" : [ { "filename" : "small-arrow-left.pdf", "idiom" : "universal" } ] }
```

Fixed:

```json
{ "images" : [ { "filename" : "small-arrow-left.pdf", "idiom" : "universal", "language-direction" : "left-to-right" } ] }
```

Not reported (file `Trip.xcassets/arrow-ramp-left.imageset/Contents.json`):

```json
{ "images" : [ { "filename" : "arrow-ramp-left.svg", "idiom" : "universal" } ] }
```

Not reported (file `Trip.xcassets/roundabout_arrow_exit.imageset/Contents.json`):

```json
{ "images" : [ { "filename" : "roundabout_arrow_exit.svg", "idiom" : "universal" } ] }
```
"""####),
    PackedRule(
      id: "directional-image-unflipped", category: "directional-image", level: "warning", fix: "shown", isOn: true,
      path: ####"directional-image/directional-image-unflipped.md"####,
      title: ####"Picture of an arrow that never turns round"####,
      summary: ####"A back arrow that points left shows forward to an Arabic reader, and a disclosure chevron points out of its row. Set the image's Direction in the asset catalogue to "Left to Right, Mirrors": every image view then shows the mirrored picture, and no code changes. A loose picture file has no direction, so flip it in code. Do one of the two, never both. A picture of Interface Builder whose outlet code rotates points up or down, and is a note; one that code mirrors, by its outlet or in a class of its own, is silent. A picture of a property (`Icons.back`) that code turns where it uses the property, with UIKit's methods or with a method of the project that asks for the direction, is a note. Keep pictures of media time (play, skip, rewind), of up and down (an arrow of a drop-down menu is silent), of maps and bends of a road, logos, and pictures drawn by hand with `draw(in:)`, which no setting mirrors."####,
      head: ####"""
id: directional-image-unflipped
category: directional-image
severity: warning
fix: shown
precision: medium
note-where: rotates-view-in-code
message: "the image {NAME} points by its name to a side, and nothing mirrors it; set Direction to Left to Right, Mirrors in the asset catalogue, or use `imageFlippedForRightToLeftLayoutDirection()`"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
22	[	imageNamed	UIImage
23	[	imageNamed	NSImage	UIImage
24	[	imageNamed	NSImage	UIImage
25	[		UIImage
26		:	imageNamed
27		:	imageNamed
28		:	bundleImageNamed	iconNamed	imageTemplateNamed	originalImageNamed	templateImageNamed	tintedImageNamed
29		:	bundleImageNamed	iconNamed	imageTemplateNamed	originalImageNamed	templateImageNamed	tintedImageNamed
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0		(	UIImage
1		(	UIImage
2		(	UIImage
3		(	UIImage
4		(	#imageLiteral
5		(	UIImage
6		(	UIImage
7		(	UIImage
8	=	(	Image	ImageResource	NSImage	UIImage
9		let	public
10		(	Image	ImageResource	NSImage	UIImage
11		.	Asset
12		.	R
13		(	Image
14	.	=	image
15		(	setImage
16		(	Image
17		(	NSImage
18		(	NSImage	UIImage
19		(	Image
20		=	accessoryImageName	arrowImageName	backImageName	iconName	imageName	imageNamed	leftIconName	leftImageName	rightIconName	rightImageName
21		:	iconName	imageName	imageNamed
"""####),
        PackedTriggers(language: "xml", role: "find", lines: ####"""
30			*
31			*
32			*
"""####),
        PackedTriggers(language: "objc", role: "except", lines: ####"""
1	[	imageNamed	UIImage
2	[	imageNamed	UIImage
4	[	imageNamed	UIImage
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0		(	UIImage
3	=	(	UIImage
5		(	UIImage
6		(	UIImage
7		(	#imageLiteral
8		(	Image
9	.	(	rotationEffect
10	.	(	rotationEffect
11	.	(	rotationEffect
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 27,
          finders: ["swift"], text: ####"""
UIImage(named: $NAME$(? , $$$))$(? ?)$(? !).size
"""####),
        PackedBlock(language: "objc", role: "except", line: 30,
          finders: ["objc", "objc"], text: ####"""
[UIImage imageNamed:$NAME].size

[[UIImage imageNamed:$NAME] size]
"""####),
        PackedBlock(language: "swift", role: "except", line: 38,
          finders: ["swift"], text: ####"""
$PICTURE = UIImage(named: $NAME
where $PICTURE asked-later imageFlippedForRightToLeftLayoutDirection
"""####),
        PackedBlock(language: "objc", role: "except", line: 42,
          finders: ["objc"], text: ####"""
$PICTURE = [UIImage imageNamed:$NAME
where $PICTURE asked-later imageFlippedForRightToLeftLayoutDirection
"""####),
        PackedBlock(language: "swift", role: "except", line: 49,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
UIImage(named: $NAME)$(? ?)$(? !).$FLIP(

UIImage(named: $NAME, $$$)$(? ?)$(? !).$FLIP(

#imageLiteral(resourceName: $NAME).$FLIP(

Image($NAME).$FLIP(
where $FLIP has-word flip, flipped, mirror, mirrored
where $FLIP has-no-word horizontally, vertically, horizontal, vertical
"""####),
        PackedBlock(language: "swift", role: "except", line: 63,
          finders: ["swift", "swift", "swift"], text: ####"""
$VIEW.rotationEffect($(? Angle).degrees($(? -)$TURN))

$VIEW.rotationEffect(Angle(degrees: $(? -)$TURN))

$VIEW.rotationEffect(.init(degrees: $(? -)$TURN))
where $TURN is 90
"""####),
        PackedBlock(language: "swift", role: "shared", line: 72,
          finders: [], text: ####"""
where $NAME unflipped-image
where $NAME has-no-word in not-directional-words
where not-named in must-not-flip media, place
where not-named drop down, dropdown, combo box, sort, sorting
"""####),
        PackedBlock(language: "swift", role: "find", line: 78,
          finders: ["swift", "swift", "swift", "swift", "swift"], text: ####"""
fix: shown
title: "Flip the image in right-to-left languages"
UIImage(named: $NAME$(? , $$$))?$(-> .imageFlippedForRightToLeftLayoutDirection()).

UIImage(named: $NAME$(? , $$$))!$(-> .imageFlippedForRightToLeftLayoutDirection())

UIImage(named: $NAME$(? , $$$))$(-> ?.imageFlippedForRightToLeftLayoutDirection())

UIImage(imageLiteralResourceName: $NAME)$(-> .imageFlippedForRightToLeftLayoutDirection())

#imageLiteral(resourceName: $NAME)$(-> .imageFlippedForRightToLeftLayoutDirection())
where $NAME has-word in arrow-words
"""####),
        PackedBlock(language: "swift", role: "find", line: 92,
          finders: ["swift", "swift", "swift"], text: ####"""
UIImage(named: $NAME

UIImage(named: $WHEN ? $NAME : $OTHER

UIImage(named: $WHEN ? $OTHER : $NAME
where $NAME has-word in arrow-words
"""####),
        PackedBlock(language: "swift", role: "find", line: 100,
          finders: ["swift", "swift"], text: ####"""
level: note
message: "the constant `{ICON}` stands for the image `{NAME}`, which points by its name to a side and which nothing mirrors; set its Direction in the asset catalogue"
static let $ICON = $(UIImage | NSImage | Image | ImageResource)($(? resource:).$NAME)

public let $ICON = $(UIImage | NSImage | Image | ImageResource)($(? resource:).$NAME)
where $ICON has-word in arrow-words
where $NAME has-word in arrow-words
"""####),
        PackedBlock(language: "swift", role: "find", line: 109,
          finders: ["swift", "swift", "swift"], text: ####"""
message: "the image `{NAME}` points by its name to a side, and nothing mirrors it; set its Direction in the asset catalogue"
$(UIImage | NSImage | Image | ImageResource)($(? resource:).$NAME)

Asset.$NAME.$(image | swiftUIImage)

R.image.$NAME()
where $NAME has-word in arrow-words
"""####),
        PackedBlock(language: "swift", role: "find", line: 118,
          finders: ["swift", "swift", "swift"], text: ####"""
level: note
message: "the image `{NAME}` may point to a side, and neither its declaration nor this place flips it; add `imageFlippedForRightToLeftLayoutDirection()`"
Image(uiImage: $(? UIImage).$NAME)

.image = $(? UIImage).$NAME

setImage($(? UIImage).$NAME, for: $STATE)
where $NAME has-word in arrow-words
"""####),
        PackedBlock(language: "swift", role: "find", line: 128,
          finders: ["swift"], text: ####"""
message: "the image {NAME} points by its name to a side, and nothing mirrors it; set its Direction in the asset catalogue, or add `flipsForRightToLeftLayoutDirection(true)`"
Image($NAME
where $NAME has-word in arrow-words
"""####),
        PackedBlock(language: "swift", role: "find", line: 133,
          finders: ["swift"], text: ####"""
message: "the image {NAME} points by its name to a side, and nothing mirrors it; set its Direction in the asset catalogue"
NSImage(named: $NAME
where $NAME has-word in arrow-words
"""####),
        PackedBlock(language: "swift", role: "find", line: 138,
          finders: ["swift", "swift"], text: ####"""
level: note
message: "the image {NAME} may point to a side and nothing mirrors it; look at the picture and set its Direction in the asset catalogue"
$(UIImage | NSImage)(named: $NAME

Image($NAME
where $NAME has-word in directional-words
"""####),
        PackedBlock(language: "swift", role: "find", line: 146,
          finders: ["swift", "swift"], text: ####"""
level: note
message: "the image {NAME} is chosen here and points by its name to a side, and nothing mirrors it; set its Direction in the asset catalogue"
$(imageName | iconName | imageNamed | backImageName | arrowImageName | accessoryImageName | leftImageName | rightImageName | leftIconName | rightIconName) = $NAME

$(imageName | iconName | imageNamed): $NAME
where $NAME image-set
where $NAME has-word in arrow-words
"""####),
        PackedBlock(language: "objc", role: "shared", line: 155,
          finders: [], text: ####"""
where $NAME unflipped-image
where $NAME has-no-word in not-directional-words
where not-named in must-not-flip media, place
where not-named drop down, dropdown, combo box, sort, sorting
"""####),
        PackedBlock(language: "objc", role: "find", line: 161,
          finders: ["objc"], text: ####"""
message: "the image {NAME} points by its name to a side, and nothing mirrors it; set Direction to Left to Right, Mirrors in the asset catalogue, or send it `imageFlippedForRightToLeftLayoutDirection`"
fix: shown
title: "Flip the image in right-to-left languages"
[UIImage imageNamed:$NAME]$(-> .imageFlippedForRightToLeftLayoutDirection)
where $NAME has-word in arrow-words
"""####),
        PackedBlock(language: "objc", role: "find", line: 168,
          finders: ["objc"], text: ####"""
message: "the image {NAME} points by its name to a side, and nothing mirrors it; set Direction to Left to Right, Mirrors in the asset catalogue, or send it `imageFlippedForRightToLeftLayoutDirection`"
[$(UIImage | NSImage) imageNamed:$NAME
where $NAME has-word in arrow-words
"""####),
        PackedBlock(language: "objc", role: "find", line: 173,
          finders: ["objc"], text: ####"""
level: note
message: "the image {NAME} may point to a side and nothing mirrors it; look at the picture and set its Direction in the asset catalogue"
[$(UIImage | NSImage) imageNamed:$NAME
where $NAME has-word in directional-words
"""####),
        PackedBlock(language: "objc", role: "find", line: 179,
          finders: ["objc", "objc", "objc", "objc", "objc"], text: ####"""
message: "the image {NAME} points by its name to a side, and nothing mirrors it; set Direction to Left to Right, Mirrors in the asset catalogue, or send it `imageFlippedForRightToLeftLayoutDirection`"
[UIImage $(templateImageNamed | imageTemplateNamed | tintedImageNamed | originalImageNamed | bundleImageNamed | iconNamed):$NAME

imageNamed:$WHEN ? $NAME : $OTHER]

imageNamed:$WHEN ? $OTHER : $NAME]

$(templateImageNamed | imageTemplateNamed | tintedImageNamed | originalImageNamed | bundleImageNamed | iconNamed):$WHEN ? $NAME : $OTHER]

$(templateImageNamed | imageTemplateNamed | tintedImageNamed | originalImageNamed | bundleImageNamed | iconNamed):$WHEN ? $OTHER : $NAME]
where $NAME has-word in arrow-words
"""####),
        PackedBlock(language: "xml", role: "shared", line: 192,
          finders: [], text: ####"""
where $NAME unflipped-image
where $NAME has-no-word in not-directional-words
where not-inside <$_ semanticContentAttribute="$(playback | spatial)"/>
where not-named in must-not-flip media, place
where not-named drop down, dropdown, combo box, sort, sorting
where project has-no mirrors-picture-in-code
"""####),
        PackedBlock(language: "xml", role: "find", line: 200,
          finders: ["xml", "xml"], text: ####"""
message: "the image `{NAME}` points by its name to a side, and nothing mirrors it; set its Direction to Left to Right, Mirrors in the asset catalogue"
<$_ image="$NAME" catalog="$absent"/>

<$_ backgroundImage="$NAME" catalog="$absent"/>
where $NAME has-word in arrow-words
"""####),
        PackedBlock(language: "xml", role: "find", line: 207,
          finders: ["xml"], text: ####"""
level: note
message: "the image `{NAME}` may point to a side and nothing mirrors it; look at the picture and set its Direction in the asset catalogue"
<$_ image="$NAME" catalog="$absent"/>
where $NAME has-word in directional-words
"""####),
      ], page: ####"""
# Picture of an arrow that never turns round

A back arrow that points left shows forward to an Arabic reader, and a disclosure chevron points out of its row. Set the image's Direction in the asset catalogue to
"Left to Right, Mirrors": every image view then shows the mirrored picture, and no code changes. A loose picture file has no direction, so flip it in code. Do one of the two, never both.
A picture of Interface Builder whose outlet code rotates points up or down, and is a note; one that code mirrors, by its outlet or in a class of its own, is silent.
A picture of a property (`Icons.back`) that code turns where it uses the property, with UIKit's methods or with a method of the project that asks for the direction, is a note.
Keep pictures of media time (play, skip, rewind), of up and down (an arrow of a drop-down menu is silent), of maps and bends of a road, logos, and pictures drawn by hand with `draw(in:)`, which no setting mirrors.

Availability: `imageFlippedForRightToLeftLayoutDirection` iOS 9, `flipsForRightToLeftLayoutDirection(_:)` of SwiftUI iOS 13.

On a device: pictures that hold an arrow, a hand or a person looking to one side, and animations; no name tells what is drawn.

Source: UIKit UIImage.h; SwiftUI; Asset Catalog Format Reference.

A picture that is asked for its size alone is not shown.

A picture that is put into a variable and turned round further down is flipped.

A method of the project that flips the picture is taken for one that asks for the direction.

A picture that stands a quarter turned points up or down.

## Examples

Reported:

```swift
cell.accessoryView = UIImageView(image: UIImage(imageLiteralResourceName: "row_chevron_plain"))
```

Reported:

```swift
icon.image = #imageLiteral(resourceName: "row_chevron_plain")
```

Fixed (shown):

```swift
icon.image = #imageLiteral(resourceName: "row_chevron_plain").imageFlippedForRightToLeftLayoutDirection()
```

Reported:

```swift
let icon = UIImage(named: "menu_arrow_right")?.withRenderingMode(.alwaysTemplate)
```

Fixed (shown):

```swift
let icon = UIImage(named: "menu_arrow_right")?.imageFlippedForRightToLeftLayoutDirection().withRenderingMode(.alwaysTemplate)
```

Reported:

```swift
navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(named: "nav-back"), style: .plain, target: self, action: #selector(close))
```

Fixed (shown):

```swift
navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(named: "nav-back")?.imageFlippedForRightToLeftLayoutDirection(), style: .plain, target: self, action: #selector(close))
```

Reported (image sets `chevron.right:fixed`):

```swift
let icon = UIImage(named: "chevron.right")?.withRenderingMode(.alwaysTemplate)
```

Fixed (shown):

```swift
let icon = UIImage(named: "chevron.right")?.imageFlippedForRightToLeftLayoutDirection().withRenderingMode(.alwaysTemplate)
```

Reported (image sets `back-arrow:fixed`):

```swift
Image("back-arrow").resizable()
```

Reported (image sets `arrow.right:fixed`; level `note`):

```swift
imageName = "arrow.right"
```

Reported (image sets `step-next:fixed`; level `note`):

```swift
let icon = UIImage(named: "step-next")
```

Reported:

```objc
self.stepView.image = [UIImage imageNamed:@"Steps.bundle/forwardarrow.png"];
```

Fixed (shown):

```objc
self.stepView.image = [UIImage imageNamed:@"Steps.bundle/forwardarrow.png"].imageFlippedForRightToLeftLayoutDirection;
```

Not reported:

```swift
let width = UIImage(named: "arrow_right")?.size.width ?? 0
```

Not reported:

```objc
CGFloat width = [UIImage imageNamed:@"arrow_right"].size.width;
```

Not reported (image sets `disclosureChevron:mirrors,back-arrow:mirrors`):

```swift
let icon = UIImage(named: "disclosureChevron")
Image("back-arrow")
```

Not reported:

```swift
let mirrored = UIImage(named: "arrow-forward")?.imageFlippedForRightToLeftLayoutDirection()
Image("arrow-forward").flipsForRightToLeftLayoutDirection(true)
```

Not reported:

```swift
let feedback = UIImage(named: "quiz-feedback-info")
let backdrop = UIImage(named: "card_background")
let seek = UIImage(named: "ic_forward_10_48pt")
let skip = UIImage(named: "controls_skip_back")
let menu = UIImage(named: "menu_arrow_bottom")
let tab = UIImage(named: "upnext_tab")
```

Not reported:

```swift
let icon = isRTL ? UIImage(named: "arrow_left") : UIImage(named: "arrow_right")
```

Reported:

```objc
UIImage *back = [UIImage imageNamed:@"back_icon"];
```

Fixed (shown):

```objc
UIImage *back = [UIImage imageNamed:@"back_icon"].imageFlippedForRightToLeftLayoutDirection;
```

Reported (image sets `nav_chevron:fixed`):

```objc
[self.backButton setImage:[UIImage imageNamed:@"nav_chevron"] forState:UIControlStateNormal];
```

Fixed (shown):

```objc
[self.backButton setImage:[UIImage imageNamed:@"nav_chevron"].imageFlippedForRightToLeftLayoutDirection forState:UIControlStateNormal];
```

Not reported:

```objc
UIImage *bubble = [UIImage imageNamed:@"input_text_background"];
UIImage *next = [[UIImage imageNamed:@"arrow_forward"] imageFlippedForRightToLeftLayoutDirection];
UIImage *expand = [UIImage imageNamed:@"ic_arrow_down"];
```

Reported (image sets `nav_chevron:fixed`):

```xml
<state key="normal" image="nav_chevron"/>
```

Not reported (image sets `nav_chevron:mirrors`):

```xml
<state key="normal" image="nav_chevron"/>
<state key="normal" image="player-skip-forward"/>
<imageView contentMode="scaleAspectFit" image="chevron.down" catalog="system" id="Dx1-aa-001"/>
```

Reported (image sets `ic_row_arrow:fixed`):

```objc
cell.accessoryIcon.image = [UIImage templateImageNamed:@"ic_row_arrow"];
```

Not reported (image sets `ic_row_arrow:mirrors`):

```objc
cell.accessoryIcon.image = [UIImage templateImageNamed:@"ic_row_arrow"];
```

Not reported:

```objc
self.expandView.image = [UIImage templateImageNamed:@"row_arrow_open.png"];
```

Reported:

```swift
button.setImage(UIImage(named: isOpen ? "arrow_down" : "arrow_right"), for: .normal)
```

Reported:

```swift
button.setImage(UIImage(named: isOpen ? "chevron_right" : "chevron_down"), for: .normal)
```

Reported:

```objc
[cell.button setImage:[UIImage imageNamed:isOpen ? @"arrow_down" : @"arrow_right"] forState:UIControlStateNormal];
[cell.button setImage:[UIImage templateImageNamed:isOpen ? @"chevron_right" : @"chevron_down"] forState:UIControlStateNormal];
```

Reported (image sets `arrow-right:fixed,ic_back:fixed`):

```swift
let next = Image(.arrowRight)
let more = UIImage(resource: .arrowRight)
let back = Asset.Icons.icBack.image
let again = R.image.icBack()
```

Reported (image sets `arrow-right:fixed`; level `note`):

```swift
enum Icons {
    static let arrowRight = Image(.arrowRight)
}
```

Not reported (image sets `arrow-right:mirrors,arrow-down:fixed`):

```swift
let next = Image(.arrowRight)
let more = Image(.arrowDown)
let color = Color(.arrowRight)
let side = Image(.arrowLeft)
```

Reported (level `note`):

```swift
extension UIImage {
    static var chevronImage: UIImage { UIImage.symbol(.chevronRight) }
}
func show() {
    Image(uiImage: .chevronImage)
    chevronView.image = .chevronImage
    moreButton.setImage(UIImage.chevronImage, for: .normal)
}
```

Not reported:

```swift
extension UIImage {
    static var chevronImage: UIImage { UIImage.symbol(.chevronRight).imageFlippedForRightToLeftLayoutDirection() }
    static let forwardImage = UIImage.symbol(.forward)
    static var arrowDownImage: UIImage { UIImage.symbol(.arrowDown) }
}
struct Arrow { static var arrowShape: Shape { Shape() } }
func show() {
    chevronView.image = .chevronImage
    arrowView.image = .arrowDownImage
    arrowView.image = Arrow.arrowShape
    arrowView.image = arrowPicture
}
```

Not reported:

```swift
func makeBackItem() -> UIBarButtonItem {
    var picture = UIImage(named: "back_arrow")
    picture = picture?.imageFlippedForRightToLeftLayoutDirection()
    return UIBarButtonItem(image: picture, style: .plain, target: self, action: #selector(goBack))
}
```

Not reported:

```swift
dropDown.setArrow(normal: UIImage(named: "arrow_plain"), selected: UIImage(named: "arrow_tinted"))
```

Not reported:

```objc
[self.cityDropdown setImage:[UIImage imageNamed:@"arrow_small"] forState:UIControlStateNormal];
```

Not reported:

```swift
Image("list-chevron").renderingMode(.template).rotationEffect(.degrees(90))
```

Reported:

```swift
Text(name).rotationEffect(.degrees(90))
Image("list-chevron").rotationEffect(.degrees(isOpen ? 90 : 0))
```

A button of a class that turns its own picture round needs nothing.

Beside it, `MirroredButton.swift`:

```swift
class MirroredButton: UIButton {
    override func awakeFromNib() {
        super.awakeFromNib()
        if Language.current.isRTL {
            imageView?.transform = CGAffineTransform(scaleX: -1, y: 1)
        }
    }
}
final class OfferCell: UITableViewCell {
    @IBOutlet private var moreArrow: UIImageView!
    override func awakeFromNib() {
        super.awakeFromNib()
        moreArrow.transform = Language.current.isRTL ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    }
}
class ZoomingButton: UIButton {
    func touch() { transform = CGAffineTransform(scaleX: 0.96, y: 0.96) }
}
```

Not reported (image sets `nav_back:fixed`):

```xml
<button customClass="MirroredButton" customModule="Offers" id="bk1-a2-x3C">
    <state key="normal" image="nav_back"/>
</button>
```

Not reported (image sets `row_arrow_more:fixed`):

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
        <tableViewCell customClass="OfferCell" customModule="Offers" id="oc1-a2-x3C">
            <subviews>
                <imageView image="row_arrow_more" id="ar1-a2-x3C"/>
            </subviews>
            <connections>
                <outlet property="moreArrow" destination="ar1-a2-x3C" id="ou1-a2-x3C"/>
            </connections>
        </tableViewCell>
    </objects>
</document>
```

Reported (image sets `nav_back:fixed`):

```xml
<button customClass="ZoomingButton" customModule="Offers" id="zm1-a2-x3C">
    <state key="normal" image="nav_back"/>
</button>
```

Not reported:

```swift
rowArrow.image = #imageLiteral(resourceName: "ic_arrow_right").flipImage()
headerArrow.image = UIImage(named: "ic_arrow_right")?.flippedIfNeeded()
```

A button that its code rotates may open and close a list.

Reported (level `note`):

```swift
final class AnswerRow: UIView {
    private let chevron = UIButton()
    func load() {
        chevron.setImage(UIImage(named: "row-chevron")?.withRenderingMode(.alwaysTemplate), for: .normal)
    }
    func unfold() {
        chevron.transform = CGAffineTransform(rotationAngle: .pi)
    }
}
```

Reported (level `note`):

```objc
@implementation AnswerRow
- (void)load { [self.chevron setImage:[UIImage imageNamed:@"row-chevron"] forState:UIControlStateNormal]; }
- (void)unfold { self.chevron.transform = CGAffineTransformMakeRotation(M_PI); }
@end
```
"""####),
    PackedRule(
      id: "flip-without-effect", category: "directional-image", level: "warning", fix: "shown", isOn: true,
      path: ####"directional-image/flip-without-effect.md"####,
      title: ####"Flip that does nothing"####,
      summary: ####"`imageFlippedForRightToLeftLayoutDirection()` returns a second image with a mark that image views, buttons and bars obey. The image itself is not turned. A result that nothing takes, a `cgImage`, the `contents` of a layer, drawing by hand and SwiftUI's `Image(uiImage:)` show the arrow as it was."####,
      head: ####"""
id: flip-without-effect
category: directional-image
severity: warning
fix: shown
precision: high
message: "the flip is lost here, because the mark that it sets is for image views, buttons and bars; hand the image to one of them, or turn the picture under a test of the direction"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
5		]	imageFlippedForRightToLeftLayoutDirection
6		]	imageFlippedForRightToLeftLayoutDirection
7		.	imageFlippedForRightToLeftLayoutDirection
8		]	imageFlippedForRightToLeftLayoutDirection
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0	.	(	imageFlippedForRightToLeftLayoutDirection
1	.		flipsForRightToLeftLayoutDirection
2		(	imageFlippedForRightToLeftLayoutDirection
3		(	imageFlippedForRightToLeftLayoutDirection
4		(	Image
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "find", line: 23,
          finders: ["swift"], text: ####"""
title: "Assign the flipped image"
message: "this makes a flipped image and drops it; assign the result"
$IMAGE.$(imageFlippedForRightToLeftLayoutDirection)()
where unused
"""####),
        PackedBlock(language: "swift", role: "find", line: 29,
          finders: ["swift"], text: ####"""
title: "Assign the flipped image"
message: "this reads a flag and drops it, so no image is flipped; assign the result of `imageFlippedForRightToLeftLayoutDirection()`"
$IMAGE.$(flipsForRightToLeftLayoutDirection)
where unused
"""####),
        PackedBlock(language: "swift", role: "find", line: 35,
          finders: ["swift"], text: ####"""
title: "Flip it under a test of the direction"
$(imageFlippedForRightToLeftLayoutDirection)()$(? ?)$(? !).cgImage
"""####),
        PackedBlock(language: "swift", role: "find", line: 39,
          finders: ["swift"], text: ####"""
title: "Flip it under a test of the direction"
$(imageFlippedForRightToLeftLayoutDirection)()$(? ?)$(? !).draw(
"""####),
        PackedBlock(language: "swift", role: "find", line: 43,
          finders: ["swift"], text: ####"""
title: "Use `.flipsForRightToLeftLayoutDirection(true)`"
message: "the flip is lost here, because SwiftUI does not heed the mark that it sets; write `Image(uiImage: …).flipsForRightToLeftLayoutDirection(true)`"
Image(uiImage: $IMAGE.$(imageFlippedForRightToLeftLayoutDirection)())
"""####),
        PackedBlock(language: "objc", role: "find", line: 48,
          finders: ["objc"], text: ####"""
title: "Assign the flipped image"
message: "this makes a flipped image and drops it; assign the result"
[$IMAGE $(imageFlippedForRightToLeftLayoutDirection)]
where unused
"""####),
        PackedBlock(language: "objc", role: "find", line: 54,
          finders: ["objc"], text: ####"""
title: "Flip it under a test of the direction"
[$IMAGE $(imageFlippedForRightToLeftLayoutDirection)].CGImage
"""####),
        PackedBlock(language: "objc", role: "find", line: 58,
          finders: ["objc"], text: ####"""
title: "Flip it under a test of the direction"
$(imageFlippedForRightToLeftLayoutDirection).CGImage
"""####),
        PackedBlock(language: "objc", role: "find", line: 62,
          finders: ["objc"], text: ####"""
title: "Flip it under a test of the direction"
[[$IMAGE $(imageFlippedForRightToLeftLayoutDirection)] $(drawInRect | drawAtPoint):
"""####),
      ], page: ####"""
# Flip that does nothing

`imageFlippedForRightToLeftLayoutDirection()` returns a second image with a mark that image views, buttons and bars obey. The image itself is not turned.
A result that nothing takes, a `cgImage`, the `contents` of a layer, drawing by hand and SwiftUI's `Image(uiImage:)` show the arrow as it was.

Write instead

    imageView.image = image.imageFlippedForRightToLeftLayoutDirection()
    Image("arrow").flipsForRightToLeftLayoutDirection(true)

and, for a drawing, `isMirrored ? image.withHorizontallyFlippedOrientation() : image`; for a layer, `layer.setAffineTransform(CGAffineTransform(scaleX: isMirrored ? -1 : 1, y: 1))`.
Source: UIImage.h (iOS 9); SwiftUI `flipsForRightToLeftLayoutDirection(_:)`.

## Examples

Reported:

```swift
func prepare() {
    let arrow = UIImage(named: "arrow")
    arrow?.imageFlippedForRightToLeftLayoutDirection()
    imageView.image = arrow
}
```

Reported:

```swift
func prepare() {
    var arrow = UIImage(named: "arrow")
    arrow?.flipsForRightToLeftLayoutDirection
    imageView.image = arrow
}
```

Reported:

```swift
func bubble() -> UIImage? {
    let image = UIImage(named: "bubble")
    if isReceived { image?.flipsForRightToLeftLayoutDirection }
    return image
}
```

Reported:

```swift
layer.contents = arrow.imageFlippedForRightToLeftLayoutDirection().cgImage
arrow.imageFlippedForRightToLeftLayoutDirection().draw(in: bounds)
```

Reported:

```swift
Image(uiImage: arrow.imageFlippedForRightToLeftLayoutDirection())
```

Not reported:

```swift
imageView.image = arrow.imageFlippedForRightToLeftLayoutDirection()
button.setImage(arrow.imageFlippedForRightToLeftLayoutDirection(), for: .normal)
let flipped = arrow
    .withRenderingMode(.alwaysTemplate)
    .imageFlippedForRightToLeftLayoutDirection()
```

Not reported:

```swift
var arrow: UIImage {
    UIImage(named: "arrow")!
        .imageFlippedForRightToLeftLayoutDirection()
}
var icon: UIImage { if isNext { arrow.imageFlippedForRightToLeftLayoutDirection() } else { arrow } }
let arrows = images.map { image in image.imageFlippedForRightToLeftLayoutDirection() }
```

Not reported:

```swift
Image("arrow").flipsForRightToLeftLayoutDirection(true)
```

Reported:

```objc
[arrow imageFlippedForRightToLeftLayoutDirection];
self.layer.contents = (id)[arrow imageFlippedForRightToLeftLayoutDirection].CGImage;
```

Not reported:

```objc
self.imageView.image = [arrow imageFlippedForRightToLeftLayoutDirection];
self.imageView.image = arrow.imageFlippedForRightToLeftLayoutDirection;
```
"""####),
    PackedRule(
      id: "unconditional-image-flip", category: "directional-image", level: "warning", fix: "shown", isOn: true,
      path: ####"directional-image/unconditional-image-flip.md"####,
      title: ####"Flipped in every language"####,
      summary: ####"Turning an arrow round by hand makes the wanted picture in English, and leaves the same picture in Arabic, where the other one is right. If the image flips by itself as well, it is turned twice."####,
      head: ####"""
id: unconditional-image-flip
category: directional-image
severity: warning
fix: shown
precision: medium
message: "`{MATCH}` turns this round in every language; flip it under a test of the direction, or let the image do it"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
4		]	imageWithHorizontallyFlippedOrientation
5		]	imageWithHorizontallyFlippedOrientation
6	.		imageWithHorizontallyFlippedOrientation
7	.		imageWithHorizontallyFlippedOrientation
8		:	orientation
14		=	transform
15		:	setTransform
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0		(	withHorizontallyFlippedOrientation
1		(	withHorizontallyFlippedOrientation
2		(	UIImage
3		(	UIImage
9	.	=	transform
10	=	(	CGAffineTransform
11	.	=	transform
12	.	(	scaleEffect
13	.	(	scaleEffect
"""####),
        PackedTriggers(language: "objc", role: "except", lines: ####"""
1	[	systemImageNamed	UIImage
2	[	systemImageNamed	UIImage
8	.	.	titleLabel
9	.	.	imageView
10	.	=	transform
11	.	=	transform
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0		(	UIImage
3	.	=	transform
4	.	=	transform
5	.	=	transform
6	.		titleLabel
7	.		imageView
12		(	rotationEffect
13		(	scaleEffect
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 27,
          finders: ["swift"], text: ####"""
UIImage(systemName: "$NAME"$(? , $$$))$(? ?)$(? !).$(withHorizontallyFlippedOrientation)()
where $NAME not-in sf-symbols
where $NAME has-no-word left, right
"""####),
        PackedBlock(language: "objc", role: "except", line: 32,
          finders: ["objc", "objc"], text: ####"""
[[UIImage systemImageNamed:@"$NAME"] $(imageWithHorizontallyFlippedOrientation)]

[UIImage systemImageNamed:@"$NAME"].$(imageWithHorizontallyFlippedOrientation)
where $NAME not-in sf-symbols
where $NAME has-no-word left, right
"""####),
        PackedBlock(language: "swift", role: "find", line: 39,
          finders: ["swift"], text: ####"""
title: "Flip by direction"
$(withHorizontallyFlippedOrientation)()
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
where named in directional-words
"""####),
        PackedBlock(language: "swift", role: "find", line: 47,
          finders: ["swift"], text: ####"""
level: note
$(withHorizontallyFlippedOrientation)()
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
"""####),
        PackedBlock(language: "swift", role: "find", line: 54,
          finders: ["swift"], text: ####"""
title: "Flip by direction"
UIImage(cgImage: $CG, scale: $SCALE, orientation: .$(upMirrored))
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
where named in directional-words
"""####),
        PackedBlock(language: "swift", role: "find", line: 62,
          finders: ["swift"], text: ####"""
level: note
UIImage(cgImage: $CG, scale: $SCALE, orientation: .$(upMirrored))
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
"""####),
        PackedBlock(language: "objc", role: "find", line: 69,
          finders: ["objc"], text: ####"""
title: "Flip by direction"
[$IMAGE $(imageWithHorizontallyFlippedOrientation)]
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
where named in directional-words
"""####),
        PackedBlock(language: "objc", role: "find", line: 77,
          finders: ["objc"], text: ####"""
level: note
[$IMAGE $(imageWithHorizontallyFlippedOrientation)]
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
"""####),
        PackedBlock(language: "objc", role: "find", line: 84,
          finders: ["objc"], text: ####"""
title: "Flip by direction"
$IMAGE.$(imageWithHorizontallyFlippedOrientation)
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
where named in directional-words
"""####),
        PackedBlock(language: "objc", role: "find", line: 92,
          finders: ["objc"], text: ####"""
level: note
$IMAGE.$(imageWithHorizontallyFlippedOrientation)
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
"""####),
        PackedBlock(language: "objc", role: "find", line: 99,
          finders: ["objc"], text: ####"""
level: note
title: "Flip by direction"
orientation:$(UIImageOrientationUpMirrored)]
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
"""####),
        PackedBlock(language: "swift", role: "except", line: 112,
          finders: ["swift"], text: ####"""
$B.transform = $T $B.titleLabel$(? ?).transform = $T $B.imageView$(? ?).transform = $T
"""####),
        PackedBlock(language: "swift", role: "except", line: 115,
          finders: ["swift"], text: ####"""
$B.transform = $T $B.imageView$(? ?).transform = $T $B.titleLabel$(? ?).transform = $T
"""####),
        PackedBlock(language: "swift", role: "except", line: 118,
          finders: ["swift"], text: ####"""
$B.transform = $T $B.titleLabel$(? ?).transform = $T
"""####),
        PackedBlock(language: "swift", role: "except", line: 121,
          finders: ["swift"], text: ####"""
$B.titleLabel$(? ?).transform = $T $B.imageView$(? ?).transform = $T $B.transform = $T
"""####),
        PackedBlock(language: "swift", role: "except", line: 124,
          finders: ["swift"], text: ####"""
$B.imageView$(? ?).transform = $T $B.titleLabel$(? ?).transform = $T $B.transform = $T
"""####),
        PackedBlock(language: "objc", role: "except", line: 127,
          finders: ["objc"], text: ####"""
$B.titleLabel.transform = $T; $B.imageView.transform = $T; $B.transform = $T
"""####),
        PackedBlock(language: "objc", role: "except", line: 130,
          finders: ["objc"], text: ####"""
$B.imageView.transform = $T; $B.titleLabel.transform = $T; $B.transform = $T
"""####),
        PackedBlock(language: "objc", role: "except", line: 133,
          finders: ["objc"], text: ####"""
$B.transform = $T; $B.titleLabel.transform = $T; $B.imageView.transform = $T
"""####),
        PackedBlock(language: "objc", role: "except", line: 136,
          finders: ["objc"], text: ####"""
$B.transform = $T; $B.imageView.transform = $T; $B.titleLabel.transform = $T
"""####),
        PackedBlock(language: "swift", role: "find", line: 139,
          finders: ["swift"], text: ####"""
title: "Flip by direction"
$VIEW.transform = $(CGAffineTransform | .init | CGAffineTransform.init)(scaleX: $X, y: $Y)
where $X is -1
where $Y is 1
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
"""####),
        PackedBlock(language: "swift", role: "find", line: 148,
          finders: ["swift"], text: ####"""
title: "Flip by direction"
let $T = $(CGAffineTransform)(scaleX: $X, y: $Y)
where $X is -1
where $Y is 1
where $T has-word transform, flip, mirror
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
"""####),
        PackedBlock(language: "swift", role: "find", line: 157,
          finders: ["swift"], text: ####"""
title: "Flip by direction"
message: "`{MATCH}` turns this round in every language, and back again when it runs twice; set the whole transform under a test of the direction"
$VIEW.transform = $VIEW.transform.$(scaledBy)(x: $X, y: $Y)
where $X is -1
where $Y is 1
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
"""####),
        PackedBlock(language: "swift", role: "except", line: 169,
          finders: ["swift", "swift"], text: ####"""
HALF: .degrees(180) | Angle.degrees(180) | .init(degrees: 180) | Angle(degrees: 180) | .radians(.pi) | Angle.radians(.pi) | .init(radians: .pi) | Angle(radians: .pi)
rotationEffect($HALF).$(scaleEffect)(x: $X

$(scaleEffect)(x: $X, $$$).rotationEffect($HALF)
where $X is -1
"""####),
        PackedBlock(language: "swift", role: "find", line: 176,
          finders: ["swift"], text: ####"""
title: "Use `.flipsForRightToLeftLayoutDirection(true)`"
$IMAGE.$(scaleEffect)(x: $X
where $X is -1
where $IMAGE has-word in directional-words
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
"""####),
        PackedBlock(language: "swift", role: "find", line: 184,
          finders: ["swift"], text: ####"""
level: note
$IMAGE.$(scaleEffect)(x: $X
where $X is -1
where $IMAGE has-word image, icon
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
"""####),
        PackedBlock(language: "objc", role: "find", line: 192,
          finders: ["objc", "objc"], text: ####"""
title: "Flip by direction"
transform = $(CGAffineTransformMakeScale)($X, $Y)

setTransform:$(CGAffineTransformMakeScale)($X, $Y)
where $X is -1
where $Y is 1
where file has-no UIImageOrientationLeftMirrored, UIImageOrientationRightMirrored
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
"""####),
      ], page: ####"""
# Flipped in every language

Turning an arrow round by hand makes the wanted picture in English, and leaves the same picture in Arabic, where the other one is right. If the image flips by itself as well,
it is turned twice.

Take the image that points the right way and let it follow the language:

    imageView.image = UIImage(named: "arrow")?.imageFlippedForRightToLeftLayoutDirection()

or give the image set a direction. A view that is turned round so that its image stands behind its title wants `semanticContentAttribute` or, from iOS 15,
`configuration.imagePlacement = .trailing`. Where no name says that the picture points to a side, it is a note. The mirror of a camera, editing of photographs, media controls and a picture set upright are not reported.
Source: UIImage.h, CGAffineTransform.h, SwiftUI `scaleEffect(x:y:anchor:)`.

## Images

A system symbol without a side in its name either has a picture for each direction or none that points: turned round, it is the other picture in both.

## Views

A button that is turned round together with its title and image shows the image behind the title, in either direction.

A list that stands on its head, turned by half a circle and mirrored, keeps its sides: chats and logs grow from the bottom so.

## Examples

Not reported:

```objc
quote.image = [[[UIImage systemImageNamed:@"arrow.uturn.backward"] imageWithHorizontallyFlippedOrientation] imageWithTintColor:tint];
```

Not reported:

```swift
replyArrow.image = UIImage(systemName: "arrow.uturn.backward")?.withHorizontallyFlippedOrientation()
```

Reported:

```swift
replyArrow.image = UIImage(systemName: "arrow.left")?.withHorizontallyFlippedOrientation()
```

Reported:

```swift
let backArrow = UIImage(named: "arrow")?.withHorizontallyFlippedOrientation()
```

Reported:

```swift
let nextArrow = UIImage(cgImage: arrow.cgImage!, scale: 2, orientation: .upMirrored)
```

Reported:

```swift
nextButton.transform = CGAffineTransform(scaleX: -1, y: 1)
arrowView.transform = arrowView.transform.scaledBy(x: -1, y: 1)
```

Reported:

```swift
Image("arrow").scaleEffect(x: -1)
```

Reported (level `note`):

```swift
Image(.lantern).scaleEffect(x: -1)
```

Not reported:

```swift
List(lines) { line in
    Label(line.text, systemImage: line.icon)
        .rotationEffect(.degrees(180))
        .scaleEffect(x: -1, y: 1, anchor: .center)
}
.scaleEffect(x: -1, y: 1)
.rotationEffect(Angle(radians: .pi))
```

Reported:

```swift
Image("arrow").rotationEffect(.degrees(90)).scaleEffect(x: -1)
```

Not reported:

```swift
arrowView.transform = isRTL ? CGAffineTransform(scaleX: -1, y: 1) : .identity
if layoutDirection == .rightToLeft { image = image.withHorizontallyFlippedOrientation() }
```

Not reported:

```swift
cameraPreview.transform = CGAffineTransform(scaleX: -1, y: 1)
chevron.transform = CGAffineTransform(scaleX: 1, y: -1)
badge.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
```

Not reported:

```swift
func fixedOrientation() -> UIImage {
    UIImage(cgImage: cgImage!, scale: scale, orientation: .upMirrored)
}
func drawUpright() { transform = transform.scaledBy(x: -1, y: 1) }
func mirroredImage() -> UIImage { image.withHorizontallyFlippedOrientation() }
transform = CGAffineTransform(scaleX: -1, y: 1)
```

Reported:

```objc
self.arrowView.transform = CGAffineTransformMakeScale(-1, 1);
[self.nextButton setTransform:CGAffineTransformMakeScale(-1.0, 1.0)];
self.arrowView.image = arrow.imageWithHorizontallyFlippedOrientation;
```

Reported:

```swift
let transform = CGAffineTransform(scaleX: -1, y: 1)
nextButton.transform = transform
```

Reported (level `note`):

```objc
return [UIImage imageWithCGImage:image.CGImage scale:image.scale orientation:UIImageOrientationUpMirrored];
```

Not reported:

```objc
if ([self isRTL]) { self.arrowView.transform = CGAffineTransformMakeScale(-1, 1); }
self.badge.transform = CGAffineTransformMakeScale(0.5, 0.5);
```

Not reported:

```objc
- (UIImage *)imageWithHorizontallyFlippedOrientation { return self.rawImage.imageWithHorizontallyFlippedOrientation; }
```

Not reported:

```swift
moreButton.transform = CGAffineTransform(scaleX: -1, y: 1)
moreButton.titleLabel?.transform = CGAffineTransform(scaleX: -1, y: 1)
moreButton.imageView?.transform = CGAffineTransform(scaleX: -1, y: 1)
```

Not reported:

```objc
self.moreButton.transform = CGAffineTransformMakeScale(-1, 1);
self.moreButton.titleLabel.transform = CGAffineTransformMakeScale(-1, 1);
self.moreButton.imageView.transform = CGAffineTransformMakeScale(-1, 1);
```

A photo is drawn as its orientation says.

Not reported:

```objc
- (UIImage *)uprightPhoto:(UIImage *)photo {
    CGAffineTransform transform = CGAffineTransformIdentity;
    switch (photo.imageOrientation) {
        case UIImageOrientationRightMirrored:
            transform = CGAffineTransformMakeScale(-1.0, 1.0);
            break;
        default: break;
    }
    return [self draw:photo with:transform];
}
```
"""####),
    PackedRule(
      id: "asymmetric-edge-insets", category: "edge-insets", level: "warning", fix: "unsafe", isOn: true,
      path: ####"edge-insets/asymmetric-edge-insets.md"####,
      title: ####"Insets with two different sides"####,
      summary: ####"`UIEdgeInsets` knows left and right only, and most of its users take it as it is: in Arabic the wide margin stays on the left, where the row now ends. Give both sides the same value, swap them by the direction (`--unsafe-fixes` writes that, with your own helper such as `isRTL` where the project has one), or use a property with leading and trailing where there is one (`directionalLayoutMargins`, the `contentInsets` of a configuration or of a compositional layout). `separatorInset` is mirrored by the table itself, so it wants the distance from the leading edge, not an `x`. Keep insets that belong to a picture or to paper. A constant is not reported, only its use. A `UIOffset` with a horizontal part moves a title or an icon to the same side in every language: it is a note, and so are insets of your own views, whose use a reader has to follow."####,
      head: ####"""
id: asymmetric-edge-insets
category: edge-insets
severity: warning
fix: unsafe
precision: high
message: "`{MATCH}` has two different sides, the same ones in every language; swap left and right by `effectiveUserInterfaceLayoutDirection`"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
7		=	separatorInset
8		:	setSeparatorInset
9		=	separatorInset
10		:	setSeparatorInset
26		=	searchFieldBackgroundPositionAdjustment	searchTextPositionAdjustment	titlePositionAdjustment
27		:	setBackButtonTitlePositionAdjustment	setContentPositionAdjustment	setPositionAdjustment	setSearchTextPositionAdjustment	setTitlePositionAdjustment
28		=	contentInset	horizontalScrollIndicatorInsets	imageInsets	scrollIndicatorInsets	textContainerInset	verticalScrollIndicatorInsets
29		:	setContentInset	setHorizontalScrollIndicatorInsets	setImageInsets	setScrollIndicatorInsets	setTextContainerInset	setVerticalScrollIndicatorInsets
30		=	contentInset	imageInsets	scrollIndicatorInsets	textContainerInset
31		=	additionalSafeAreaInsets	sectionInset
32		:	insetForSectionAtIndex
33		(	UIEdgeInsetsInsetRect
34	?	(	UIEdgeInsetsMake
35		(	UIEdgeInsetsMake
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0		=	badgePositionAdjustment	searchFieldBackgroundPositionAdjustment	searchTextPositionAdjustment	titlePositionAdjustment
1		(	setBackButtonTitlePositionAdjustment	setContentPositionAdjustment	setPositionAdjustment	setTitlePositionAdjustment
2	.	.	contentInset	horizontalScrollIndicatorInsets	imageInsets	scrollIndicatorInsets	textContainerInset	verticalScrollIndicatorInsets
3		=	separatorInset
4		.	separatorInset
5		=	separatorInset
6		.	separatorInset
11	.	=	contentInset	horizontalScrollIndicatorInsets	scrollIndicatorInsets	textContainerInset	verticalScrollIndicatorInsets
12		=	contentInset	horizontalScrollIndicatorInsets	imageInsets	landscapeImagePhoneInsets	largeContentSizeImageInsets	scrollIndicatorInsets	textContainerInset	verticalScrollIndicatorInsets
13		=	additionalSafeAreaInsets	alignmentRectInsets	sectionInset
14		(	inset
15	?	(	UIEdgeInsets
16		:	alignmentRectInsets
17			insetForSectionAt
18			insetForSectionAt
19	=	(	UIEdgeInsets
20		:	insets
21		:	inset
22		:	padding
23		:	margins
24		:	contentInsets
25		:	edgeInsets
"""####),
        PackedTriggers(language: "xml", role: "find", lines: ####"""
36			inset
37			inset
"""####),
        PackedTriggers(language: "objc", role: "except", lines: ####"""
10			UIEdgeInsets
11	=	(	UIEdgeInsetsMake
12	=	(	UIEdgeInsetsMake
16		=	contentInset	scrollIndicatorInsets
17		=	contentInset	scrollIndicatorInsets
18		:	setContentInset	setScrollIndicatorInsets
20	[	alloc	UIBarButtonItem
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0	let	=	alignmentRectInsets	contentInset	imageInsets	scrollIndicatorInsets	sectionInset	textContainerInset
1	var	=	alignmentRectInsets	contentInset	imageInsets	scrollIndicatorInsets	sectionInset	textContainerInset
2	.	=	left
3	.	=	left
4	.	=	right
5	.	.	horizontalScrollIndicatorInsets	scrollIndicatorInsets	verticalScrollIndicatorInsets
6	.	=	right
7	=	(	UIEdgeInsets
8	=	(	UIEdgeInsets
9	:	=	UIEdgeInsets
13	=	(	UIEdgeInsets
14	=	(	UIEdgeInsets
15		=	contentInset	scrollIndicatorInsets
19	=	(	UIBarButtonItem
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 20,
          finders: ["swift", "swift", "swift", "swift", "swift"], text: ####"""
let $(contentInset | textContainerInset | scrollIndicatorInsets | imageInsets | sectionInset | alignmentRectInsets) = $V

var $(contentInset | textContainerInset | scrollIndicatorInsets | imageInsets | sectionInset | alignmentRectInsets) = $V

$INSETS.left = $N $INSETS.right = $N

$INSETS.left = $A.left $INSETS.right = $A.right

$INSETS.right = $A.right $INSETS.left = $A.left
"""####),
        PackedBlock(language: "swift", role: "except", line: 31,
          finders: ["swift"], text: ####"""
.$(scrollIndicatorInsets | verticalScrollIndicatorInsets | horizontalScrollIndicatorInsets).$(left | right) = $N
where file has showsHorizontalScrollIndicator
where file has showsVerticalScrollIndicator
"""####),
        PackedBlock(language: "swift", role: "except", line: 36,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
$INSETS.right = $N $INSETS.left = $N

let $N = $(UIEdgeInsets)(top: $T, left: $L, bottom: $B, right: $R)

var $N = $(UIEdgeInsets)(top: $T, left: $L, bottom: $B, right: $R)

$N: UIEdgeInsets = $(UIEdgeInsets)(top: $T, left: $L, bottom: $B, right: $R)
"""####),
        PackedBlock(language: "objc", role: "except", line: 45,
          finders: ["objc"], text: ####"""
UIEdgeInsets $N = $(? $COND ?) $(UIEdgeInsetsMake)($T, $L, $B, $R)
"""####),
        PackedBlock(language: "objc", role: "except", line: 50,
          finders: ["objc"], text: ####"""
$TARGET = UIEdgeInsetsMake($INSETS.top, $L, $INSETS.bottom, $INSETS.right)
where $L parameter
where $L has-word left
"""####),
        PackedBlock(language: "objc", role: "except", line: 55,
          finders: ["objc"], text: ####"""
$TARGET = UIEdgeInsetsMake($INSETS.top, $INSETS.left, $INSETS.bottom, $R)
where $R parameter
where $R has-word right
"""####),
        PackedBlock(language: "swift", role: "except", line: 60,
          finders: ["swift"], text: ####"""
$TARGET = UIEdgeInsets(top: $INSETS.top, left: $L, bottom: $INSETS.bottom, right: $INSETS.right)
where $L parameter
where $L has-word left
"""####),
        PackedBlock(language: "swift", role: "except", line: 65,
          finders: ["swift"], text: ####"""
$TARGET = UIEdgeInsets(top: $INSETS.top, left: $INSETS.left, bottom: $INSETS.bottom, right: $R)
where $R parameter
where $R has-word right
"""####),
        PackedBlock(language: "swift", role: "except", line: 72,
          finders: ["swift"], text: ####"""
$(contentInset | scrollIndicatorInsets) = $(? UIEdgeInsets)$(? .init)(top: $T, left: $L, bottom: $B, right: $R)
where $L has-word min x, origin
where $R has-word max x
"""####),
        PackedBlock(language: "objc", role: "except", line: 77,
          finders: ["objc", "objc", "objc"], text: ####"""
$(contentInset | scrollIndicatorInsets) = UIEdgeInsetsMake($T, $L, $B, $R)

$(contentInset | scrollIndicatorInsets) = (UIEdgeInsets){$T, $L, $B, $R}

$(setContentInset | setScrollIndicatorInsets):UIEdgeInsetsMake($T, $L, $B, $R)
where $L has-word min x, origin
where $R has-word max x
"""####),
        PackedBlock(language: "swift", role: "except", line: 88,
          finders: ["swift"], text: ####"""
$ITEM = UIBarButtonItem(customView: $VIEW) $$$ $ITEM.$(imageInsets) = $INSETS
"""####),
        PackedBlock(language: "objc", role: "except", line: 91,
          finders: ["objc"], text: ####"""
$ITEM = [[UIBarButtonItem alloc] initWithCustomView:$VIEW]; $$$ $ITEM.$(imageInsets) = $INSETS;
"""####),
        PackedBlock(language: "swift", role: "find", line: 94,
          finders: ["swift", "swift"], text: ####"""
level: note
message: "this is moved by {H} to one side, the same side in every language; choose the sign by `effectiveUserInterfaceLayoutDirection`"
$(searchTextPositionAdjustment | searchFieldBackgroundPositionAdjustment | titlePositionAdjustment | badgePositionAdjustment) = $(? UIOffset)$(? .init)(horizontal: $H, vertical: $V)

$(setPositionAdjustment | setTitlePositionAdjustment | setContentPositionAdjustment | setBackButtonTitlePositionAdjustment)(UIOffset(horizontal: $H, vertical: $V), $$$)
where $H is-not 0
"""####),
        PackedBlock(language: "swift", role: "find", line: 102,
          finders: ["swift"], text: ####"""
message: "`{MATCH}` is changed on one side only, the same side in every language; choose the side by `effectiveUserInterfaceLayoutDirection`"
.$(contentInset | textContainerInset | scrollIndicatorInsets | verticalScrollIndicatorInsets | horizontalScrollIndicatorInsets | imageInsets).$(left | right) = $N
where unturned by transform
"""####),
        PackedBlock(language: "swift", role: "find", line: 109,
          finders: ["swift", "swift"], text: ####"""
fix: none
message: "this inset follows the direction, but an `x` counts from the left: in Arabic the line begins elsewhere; give it the distance from the leading edge"
separatorInset = $(? UIEdgeInsets)$(? .init)(top: $T, $(left): $L, bottom: $B, right: $R)

separatorInset.$(left) = $L
where $L has-word origin, min x
where $L has-no-word content view
"""####),
        PackedBlock(language: "swift", role: "find", line: 118,
          finders: ["swift", "swift"], text: ####"""
fix: none
message: "this inset follows the direction, but an `x` counts from the left: in Arabic the line begins elsewhere; give it the distance from the leading edge"
separatorInset = $(? UIEdgeInsets)$(? .init)(top: $T, $(left): $L, bottom: $B, right: $R)

separatorInset.$(left) = $L
where $L made-from origin x, min x
"""####),
        PackedBlock(language: "objc", role: "find", line: 126,
          finders: ["objc", "objc"], text: ####"""
fix: none
message: "this inset follows the direction, but an `x` counts from the left: in Arabic the line begins elsewhere; give it the distance from the leading edge"
separatorInset = $(UIEdgeInsetsMake)($T, $L, $B, $R)

[$CELL setSeparatorInset:$(UIEdgeInsetsMake)($T, $L, $B, $R)]
where $L has-word origin, get min x
where $L has-no-word content view
"""####),
        PackedBlock(language: "objc", role: "find", line: 135,
          finders: ["objc", "objc"], text: ####"""
fix: none
message: "this inset follows the direction, but an `x` counts from the left: in Arabic the line begins elsewhere; give it the distance from the leading edge"
separatorInset = $(UIEdgeInsetsMake)($T, $L, $B, $R)

[$CELL setSeparatorInset:$(UIEdgeInsetsMake)($T, $L, $B, $R)]
where $L made-from origin x, get min x
"""####),
        PackedBlock(language: "swift", role: "shared", line: 143,
          finders: [], text: ####"""
SIDE: left -> right
where $L not-same-size $R
where $L not-twin $R by SIDE
"""####),
        PackedBlock(language: "swift", role: "find", line: 148,
          finders: ["swift", "swift"], text: ####"""
title: "Swap the sides by the direction"
direction: UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft
helpers-of: UIView
FORM: UIEdgeInsets -> {RTL} ? UIEdgeInsets(top: {T}, left: {R}, bottom: {B}, right: {L}) : UIEdgeInsets | .init -> {RTL} ? .init(top: {T}, left: {R}, bottom: {B}, right: {L}) : .init
$VIEW.$(contentInset | textContainerInset | scrollIndicatorInsets | verticalScrollIndicatorInsets | horizontalScrollIndicatorInsets) = $FORM$(? .init)(top: $T, left: $L, bottom: $B, right: $R)

$(contentInset | textContainerInset | scrollIndicatorInsets | verticalScrollIndicatorInsets | horizontalScrollIndicatorInsets | imageInsets | largeContentSizeImageInsets | landscapeImagePhoneInsets) = $FORM$(? .init)(top: $T, left: $L, bottom: $B, right: $R)
where unturned by transform
"""####),
        PackedBlock(language: "swift", role: "find", line: 158,
          finders: ["swift"], text: ####"""
level: note
$(sectionInset | additionalSafeAreaInsets | alignmentRectInsets) = $(? UIEdgeInsets)$(? .init)(top: $T, left: $L, bottom: $B, right: $R)
"""####),
        PackedBlock(language: "swift", role: "find", line: 162,
          finders: ["swift"], text: ####"""
level: note
message: "this rectangle loses {L} on the left and {R} on the right in every language; swap the two by `effectiveUserInterfaceLayoutDirection`"
$(inset)(by: UIEdgeInsets(top: $T, left: $L, bottom: $B, right: $R))
where not-inside CGRect, UIEdgeInsets, NSEdgeInsets
where not-inside in rectangle-hooks
"""####),
        PackedBlock(language: "swift", role: "find", line: 169,
          finders: ["swift"], text: ####"""
message: "one of these two choices has two different sides, the same ones in every language; swap left and right by `effectiveUserInterfaceLayoutDirection`"
$COND ? $(UIEdgeInsets)(top: $T, left: $L, bottom: $B, right: $R)
where assigned to contentInset, textContainerInset, scrollIndicatorInsets, verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets, imageInsets
"""####),
        PackedBlock(language: "swift", role: "find", line: 174,
          finders: ["swift"], text: ####"""
level: note
$(alignmentRectInsets): UIEdgeInsets { $(? return) UIEdgeInsets(top: $T, left: $L, bottom: $B, right: $R)
"""####),
        PackedBlock(language: "swift", role: "find", line: 178,
          finders: ["swift", "swift"], text: ####"""
level: note
message: "the insets of this section have two different sides, which turn only with a layout that flips; swap left and right by `effectiveUserInterfaceLayoutDirection` in one that does not"
$(insetForSectionAt) $SECTION: Int) -> UIEdgeInsets { $(? return) UIEdgeInsets(top: $T, left: $L, bottom: $B, right: $R)

$(insetForSectionAt) $SECTION: Int) -> UIEdgeInsets { $$$ return UIEdgeInsets(top: $T, left: $L, bottom: $B, right: $R)
"""####),
        PackedBlock(language: "swift", role: "find", line: 185,
          finders: ["swift"], text: ####"""
level: note
message: "`{NAME}` has two different sides; where it ends in a frame or in one of UIKit's insets, swap left and right by `effectiveUserInterfaceLayoutDirection`"
$NAME = $(UIEdgeInsets)(top: $T, left: $L, bottom: $B, right: $R)
where $NAME has-word inset, insets, padding, paddings, margins, hit area
where not-assigned to contentInset, textContainerInset, scrollIndicatorInsets, verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets, imageInsets, largeContentSizeImageInsets, landscapeImagePhoneInsets, sectionInset, additionalSafeAreaInsets, alignmentRectInsets, imageEdgeInsets, titleEdgeInsets, contentEdgeInsets, layoutMargins, separatorInset, capInsets
"""####),
        PackedBlock(language: "swift", role: "find", line: 192,
          finders: ["swift", "swift", "swift", "swift", "swift", "swift"], text: ####"""
level: note
message: "these insets have two different sides; where they end in a frame or in one of UIKit's insets, swap left and right by `effectiveUserInterfaceLayoutDirection`"
insets: $(UIEdgeInsets)$(? .init)(top: $T, left: $L, bottom: $B, right: $R)

inset: $(UIEdgeInsets)$(? .init)(top: $T, left: $L, bottom: $B, right: $R)

padding: $(UIEdgeInsets)$(? .init)(top: $T, left: $L, bottom: $B, right: $R)

margins: $(UIEdgeInsets)$(? .init)(top: $T, left: $L, bottom: $B, right: $R)

contentInsets: $(UIEdgeInsets)$(? .init)(top: $T, left: $L, bottom: $B, right: $R)

edgeInsets: $(UIEdgeInsets)$(? .init)(top: $T, left: $L, bottom: $B, right: $R)
where not-inside CGRect, UIEdgeInsets, NSEdgeInsets
"""####),
        PackedBlock(language: "objc", role: "find", line: 208,
          finders: ["objc", "objc"], text: ####"""
level: note
message: "this is moved by {H} to one side, the same side in every language; choose the sign by the direction of the view"
$(searchTextPositionAdjustment | searchFieldBackgroundPositionAdjustment | titlePositionAdjustment) = UIOffsetMake($H, $V)

$(setPositionAdjustment | setTitlePositionAdjustment | setContentPositionAdjustment | setSearchTextPositionAdjustment | setBackButtonTitlePositionAdjustment):UIOffsetMake($H, $V)
where $H is-not 0
"""####),
        PackedBlock(language: "objc", role: "shared", line: 216,
          finders: [], text: ####"""
SIDE: left -> right
where $L not-same-size $R
where $L not-twin $R by SIDE
"""####),
        PackedBlock(language: "objc", role: "find", line: 221,
          finders: ["objc", "objc"], text: ####"""
title: "Swap the sides by the direction"
direction: [UIView userInterfaceLayoutDirectionForSemanticContentAttribute:UISemanticContentAttributeUnspecified] == UIUserInterfaceLayoutDirectionRightToLeft
$(contentInset | textContainerInset | scrollIndicatorInsets | verticalScrollIndicatorInsets | horizontalScrollIndicatorInsets | imageInsets) = $(UIEdgeInsetsMake -> {RTL} ? UIEdgeInsetsMake({T}, {R}, {B}, {L}) : UIEdgeInsetsMake)($T, $L, $B, $R)

$(setContentInset | setTextContainerInset | setScrollIndicatorInsets | setVerticalScrollIndicatorInsets | setHorizontalScrollIndicatorInsets | setImageInsets):$(UIEdgeInsetsMake -> {RTL} ? UIEdgeInsetsMake({T}, {R}, {B}, {L}) : UIEdgeInsetsMake)($T, $L, $B, $R)
"""####),
        PackedBlock(language: "objc", role: "find", line: 228,
          finders: ["objc"], text: ####"""
$(contentInset | textContainerInset | scrollIndicatorInsets | imageInsets) = (UIEdgeInsets){$T, $L, $B, $R}
"""####),
        PackedBlock(language: "objc", role: "find", line: 231,
          finders: ["objc"], text: ####"""
level: note
$(sectionInset | additionalSafeAreaInsets) = UIEdgeInsetsMake($T, $L, $B, $R)
"""####),
        PackedBlock(language: "objc", role: "find", line: 235,
          finders: ["objc"], text: ####"""
level: note
message: "the insets of this section have two different sides, which turn only with a layout that flips; swap left and right by `effectiveUserInterfaceLayoutDirection` in one that does not"
$(insetForSectionAtIndex):(NSInteger)$SECTION { $$$ return UIEdgeInsetsMake($T, $L, $B, $R)
"""####),
        PackedBlock(language: "objc", role: "find", line: 240,
          finders: ["objc"], text: ####"""
level: note
message: "this rectangle loses {L} on the left and {R} on the right in every language; swap the two by the direction of the view"
$(UIEdgeInsetsInsetRect)($RECT, UIEdgeInsetsMake($T, $L, $B, $R))
where not-inside in rectangle-hooks
"""####),
        PackedBlock(language: "objc", role: "find", line: 246,
          finders: ["objc"], text: ####"""
message: "one of these two choices has two different sides, the same ones in every language; swap left and right by `effectiveUserInterfaceLayoutDirection`"
$COND ? $(UIEdgeInsetsMake)($T, $L, $B, $R)
where assigned to contentInset, textContainerInset, scrollIndicatorInsets, verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets, imageInsets
"""####),
        PackedBlock(language: "objc", role: "find", line: 251,
          finders: ["objc"], text: ####"""
level: note
message: "`{NAME}` has two different sides; where it ends in a frame or in one of UIKit's insets, swap left and right by the direction of the view"
$NAME = $(? $COND ?) $(UIEdgeInsetsMake)($T, $L, $B, $R)
where $NAME has-word inset, insets, padding, paddings, margins, hit area
where not-assigned to contentInset, textContainerInset, scrollIndicatorInsets, verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets, imageInsets, largeContentSizeImageInsets, landscapeImagePhoneInsets, sectionInset, additionalSafeAreaInsets, alignmentRectInsets, imageEdgeInsets, titleEdgeInsets, contentEdgeInsets, layoutMargins, separatorInset, capInsets
"""####),
        PackedBlock(language: "xml", role: "find", line: 258,
          finders: ["xml"], text: ####"""
document: iOS, tvOS
<inset key="$(scrollIndicatorInsets | contentInset | textContainerInset)" minX="$L" maxX="$R"/>
where $L not-same-size $R
"""####),
        PackedBlock(language: "xml", role: "find", line: 263,
          finders: ["xml"], text: ####"""
document: iOS, tvOS
level: note
message: "`{MATCH}` is {L} on the left and {R} on the right; a flow layout mirrors it only when its class flips"
<inset key="$(sectionInset)" minX="$L" maxX="$R"/>
where $L not-same-size $R
where not-inside <collectionViewFlowLayout customClass="$CLASS"/>
"""####),
      ], page: ####"""
# Insets with two different sides

`UIEdgeInsets` knows left and right only, and most of its users take it as it is: in Arabic the wide margin stays on the left, where the row now ends.
Give both sides the same value, swap them by the direction (`--unsafe-fixes` writes that, with your own helper such as `isRTL` where the project has one), or use a property with leading and trailing where there is one (`directionalLayoutMargins`, the
`contentInsets` of a configuration or of a compositional layout). `separatorInset` is mirrored by the table itself, so it wants the distance from the leading edge, not an `x`. Keep insets that belong to a picture or to paper.
A constant is not reported, only its use. A `UIOffset` with a horizontal part moves a title or an icon to the same side in every language: it is a note,
and so are insets of your own views, whose use a reader has to follow.

Source: UIKit UIScrollView.h, UITextView.h, UIBarItem.h, UISearchBar.h, UIGeometry.h. All versions.

What hands one side on under its own name says left or right to whoever calls it.

What lies between a rectangle and the edges round it is what it is in every language.

An item that shows a view of its own has no image to move.

A separator's left is its leading side: an `x` there is the distance from the other edge in a right-to-left language.

## Examples

Not reported:

```swift
cropView.contentInset = UIEdgeInsets(top: frame.minY, left: frame.minX, bottom: bounds.height - frame.maxY, right: bounds.width - frame.maxX)
```

Not reported:

```objc
cropView.contentInset = (UIEdgeInsets){CGRectGetMinY(box), CGRectGetMinX(box), CGRectGetHeight(bounds) - CGRectGetMaxY(box), CGRectGetWidth(bounds) - CGRectGetMaxX(box)};
```

Not reported:

```swift
let item = UIBarButtonItem(customView: menuButton)
item.imageInsets = UIEdgeInsets(top: 0, left: -12, bottom: 0, right: 0)
```

Reported (level `note`):

```swift
let row = makeRow(title, insets: UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 8))
```

Not reported:

```swift
let row = makeRow(title, insets: UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 24))
```

Reported:

```swift
final class ProductCell: UITableViewCell {
    let titleLabel = UILabel()
    override func layoutSubviews() {
        super.layoutSubviews()
        separatorInset = UIEdgeInsets(top: 0, left: titleLabel.frame.origin.x, bottom: 0, right: 0)
        let start = titleLabel.frame.minX
        separatorInset.left = start
    }
}
```

Not reported:

```swift
cell.separatorInset = UIEdgeInsets(top: 0, left: cell.contentView.frame.minX + 16, bottom: 0, right: 0)
cell.separatorInset.left = iconWidth + 16
cell.separatorInset.left = iPhoneX ? 24 : 16
```

Reported:

```objc
CGFloat start = self.titleLabel.frame.origin.x;
self.separatorInset = UIEdgeInsetsMake(0, start, 0, 0);
cell.separatorInset = UIEdgeInsetsMake(0, CGRectGetMinX(cell.textLabel.frame), 0, 0);
```

Reported:

```swift
shelf.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
```

Fixed (unsafe):

```swift
shelf.contentInset = UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 20) : UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
```

Reported:

```swift
notesView.textContainerInset = .init(top: 8, left: 4, bottom: 8, right: isEditing ? 44 : 12)
```

Fixed (unsafe):

```swift
notesView.textContainerInset = UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft ? .init(top: 8, left: isEditing ? 44 : 12, bottom: 8, right: 4) : .init(top: 8, left: 4, bottom: 8, right: isEditing ? 44 : 12)
```

Reported:

```swift
tabBarItem.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 3)
```

Fixed (unsafe):

```swift
tabBarItem.imageInsets = UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft ? UIEdgeInsets(top: 6, left: 3, bottom: -6, right: 0) : UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 3)
```

Reported:

```swift
carousel.contentInset.left = 16
```

Reported (level `note`):

```swift
func hitArea(of rect: CGRect) -> CGRect {
    return rect.inset(by: UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 4))
}
```

Not reported:

```swift
extension CGRect {
    func shrunk(left amount: CGFloat) -> CGRect { inset(by: UIEdgeInsets(top: 0, left: amount, bottom: 0, right: 0)) }
}
```

Not reported:

```swift
scrollView.showsHorizontalScrollIndicator = false
scrollView.showsVerticalScrollIndicator = false
scrollView.scrollIndicatorInsets.right = margin
```

Not reported:

```swift
shelf.contentInset = UIEdgeInsets(top: 0, left: padding, bottom: 88, right: padding)
shelf.verticalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: keyboardHeight, right: 0)
shelf.contentInset = .zero
```

Not reported:

```swift
shelf.contentInset = UIEdgeInsets(top: offset, left: shelf.contentInset.left, bottom: shelf.contentInset.bottom, right: shelf.contentInset.right)
```

Not reported:

```swift
table.separatorInset = UIEdgeInsets(top: 0, left: 64, bottom: 0, right: 0)
let imageInsets = UIEdgeInsets(top: 1, left: 8, bottom: 0, right: 0)
let titleInsets = UIEdgeInsets(top: 16, left: 43, bottom: 0, right: 16)
let spacing = LayoutInsets(left: 16)
```

Not reported:

```swift
carousel.contentInset.left = gutter
carousel.contentInset.right = gutter
```

Not reported:

```swift
carousel.contentInset.left = isRTL ? 0 : 16
```

Reported:

```objc
self.chips.contentInset = UIEdgeInsetsMake(0, 10, 0, 0);
[self.notes setTextContainerInset:UIEdgeInsetsMake(8, 4, 8, 12)];
```

Fixed (unsafe):

```objc
self.chips.contentInset = [UIView userInterfaceLayoutDirectionForSemanticContentAttribute:UISemanticContentAttributeUnspecified] == UIUserInterfaceLayoutDirectionRightToLeft ? UIEdgeInsetsMake(0, 0, 0, 10) : UIEdgeInsetsMake(0, 10, 0, 0);
[self.notes setTextContainerInset:[UIView userInterfaceLayoutDirectionForSemanticContentAttribute:UISemanticContentAttributeUnspecified] == UIUserInterfaceLayoutDirectionRightToLeft ? UIEdgeInsetsMake(8, 12, 8, 4) : UIEdgeInsetsMake(8, 4, 8, 12)];
```

Not reported:

```objc
self.chips.contentInset = UIEdgeInsetsMake(0, kPadding, 10, kPadding);
self.chips.contentInset = UIEdgeInsetsMake(insets.top, insets.left, height, insets.right);
self.tableView.separatorInset = UIEdgeInsetsMake(0, 64, 0, 0);
```

Reported:

```xml
<inset key="scrollIndicatorInsets" minX="0.0" minY="0.0" maxX="8" maxY="0.0"/>
```

Not reported:

```xml
<inset key="separatorInset" minX="15" minY="0.0" maxX="0.0" maxY="0.0"/>
<inset key="scrollIndicatorInsets" minX="8" minY="0.0" maxX="8.0" maxY="4"/>
```

Reported:

```objc
self.noteView.textContainerInset = (UIEdgeInsets){6, 14, 6, 4};
self.noteView.contentInset = (UIEdgeInsets){0, 9, 0, 9};
```

Reported:

```swift
list.contentInset = isCompact ? UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 4) : .zero
```

Reported (level `note`):

```swift
row.dividerInsets = UIEdgeInsets(top: 0, left: 62, bottom: 0, right: 0)
closeButton.hitAreaInsets = UIEdgeInsets(top: -8, left: -8, bottom: -8, right: -24)
```

Reported (level `note`):

```swift
override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0) }
```

Reported (level `note`):

```swift
searchBar.searchTextPositionAdjustment = UIOffset(horizontal: 8, vertical: 0)
searchBar.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 0), for: .search)
```

Not reported:

```swift
searchBar.searchTextPositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
item.setTitlePositionAdjustment(UIOffset(horizontal: 0.0, vertical: -4), for: .default)
row.dividerInsets = UIEdgeInsets(top: 4, left: 16, bottom: 0, right: 16)
chip.background = shape.resizableImage(withCapInsets: UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 4))
```

Reported (level `note`):

```objc
cell.dividerInsets = hasIcon ? UIEdgeInsetsMake(0., 62., 0., 0.) : UIEdgeInsetsZero;
self.closeButton.hitInsets = UIEdgeInsetsMake(-4, -4, -4, -16);
[self.backItem setTitlePositionAdjustment:UIOffsetMake(3, 0) forBarMetrics:UIBarMetricsDefault];
```

Not reported:

```objc
cell.separatorInset = hasIcon ? UIEdgeInsetsMake(0., 62., 0., 0.) : UIEdgeInsetsZero;
UIEdgeInsets insets = UIEdgeInsetsMake(0, 62, 0, 0);
[self.backItem setTitlePositionAdjustment:UIOffsetMake(0, 3) forBarMetrics:UIBarMetricsDefault];
```

Not reported:

```swift
enum Gap {
    static let left: CGFloat = 16
    static let right: CGFloat = 16
}
let gutter: CGFloat = 12
shelf.contentInset = UIEdgeInsets(top: 0, left: Gap.left, bottom: 0, right: Gap.right)
shelf.contentInset = UIEdgeInsets(top: 0, left: gutter, bottom: 0, right: 12)
```

Reported:

```swift
enum Gap {
    static let leftSide: CGFloat = 16
    static let rightSide: CGFloat = 40
}
shelf.contentInset = UIEdgeInsets(top: 0, left: Gap.leftSide, bottom: 0, right: Gap.rightSide)
```

Fixed (unsafe):

```swift
enum Gap {
    static let leftSide: CGFloat = 16
    static let rightSide: CGFloat = 40
}
shelf.contentInset = UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft ? UIEdgeInsets(top: 0, left: Gap.rightSide, bottom: 0, right: Gap.leftSide) : UIEdgeInsets(top: 0, left: Gap.leftSide, bottom: 0, right: Gap.rightSide)
```

Not reported:

```swift
webView.scrollView.contentInset = UIEdgeInsets(top: 0, left: -1, bottom: 0, right: 0)
shelf.contentInset = UIEdgeInsets(top: 0, left: paddingLeft, bottom: 0, right: paddingRight)
```

Not reported:

```objc
static CGFloat const kLeftGap = 10.0;
static const CGFloat kRightGap = 10.0;
#define NOTE_GAP 10

void arrange(Basket *self) {
    self.chips.contentInset = UIEdgeInsetsMake(0, kLeftGap, 0, kRightGap);
    self.notes.contentInset = UIEdgeInsetsMake(0, NOTE_GAP, 0, kRightGap);
    self.texts.textContainerInset = UIEdgeInsetsMake(self.topInset, self.leftInset, self.bottomInset, self.rightInset);
}
```

Reported:

```objc
#define WIDE_GAP 40

self.chips.contentInset = UIEdgeInsetsMake(0, WIDE_GAP, 0, 8);
```

Fixed (unsafe):

```objc
#define WIDE_GAP 40

self.chips.contentInset = [UIView userInterfaceLayoutDirectionForSemanticContentAttribute:UISemanticContentAttributeUnspecified] == UIUserInterfaceLayoutDirectionRightToLeft ? UIEdgeInsetsMake(0, 8, 0, WIDE_GAP) : UIEdgeInsetsMake(0, WIDE_GAP, 0, 8);
```

Not reported:

```swift
lazy var shelf: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 4)
    if view.currentDirection.isRTL {
        view.transform = .init(scaleX: -1, y: 1)
    }
    return view
}()
```

Not reported:

```swift
notice.textContainerInset.left = sheet.view.layoutMargins.left
notice.textContainerInset.right = sheet.view.layoutMargins.right
```

Not reported:

```objc
@implementation UIScrollView (Sides)
- (void)setInsetLeft:(CGFloat)insetLeft {
    self.contentInset = UIEdgeInsetsMake(self.contentInset.top, insetLeft, self.contentInset.bottom, self.contentInset.right);
}
- (void)setInsetRight:(CGFloat)insetRight {
    self.contentInset = UIEdgeInsetsMake(self.contentInset.top, self.contentInset.left, self.contentInset.bottom, insetRight);
}
@end
```

Not reported:

```swift
extension UIScrollView {
    func inset(left: CGFloat) {
        contentInset = UIEdgeInsets(top: contentInset.top, left: left, bottom: contentInset.bottom, right: contentInset.right)
    }
}
```

Reported (level `note`):

```swift
func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
    return UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
}
```

Reported (level `note`):

```swift
func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
    if section == 0 {
        return .zero
    }
    return UIEdgeInsets(top: 12, left: 0, bottom: 12, right: 12)
}
```

Not reported:

```swift
func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
    UIEdgeInsets(top: 4, left: margin, bottom: 4, right: margin)
}
```

Reported (level `note`):

```objc
- (UIEdgeInsets)collectionView:(UICollectionView *)view layout:(UICollectionViewLayout *)layout insetForSectionAtIndex:(NSInteger)section {
    return UIEdgeInsetsMake(0, 16, 0, 0);
}
```
"""####),
    PackedRule(
      id: "button-edge-insets", category: "edge-insets", level: "warning", fix: "unsafe", isOn: true,
      path: ####"edge-insets/button-edge-insets.md"####,
      title: ####"Button insets with two different sides"####,
      summary: ####"The three insets of a button are physical: in Arabic the icon and the title change places, but the gap that was cut for them does not, so they overlap or drift apart. From iOS 15 on use `UIButton.Configuration` (`imagePadding`, `imagePlacement = .trailing`, `contentInsets`), whose names are directional; before, swap the two sides by the direction, which `--unsafe-fixes` writes for you with your own helper (`isRTL`) where the project has one. Where the project builds for iOS 15 or later, the content insets of a configuration are shown instead; a configuration brings a style of its own, so look at the button. Buttons on a map keep their sides; those of a button that is forced to one direction fit in every language and are a note. Equal sides need nothing, and a button with a configuration ignores these insets."####,
      head: ####"""
id: button-edge-insets
category: edge-insets
severity: warning
fix: unsafe
precision: high
note-where: swizzles-button-insets, forces-direction
message: "`{MATCH}` has two different sides, the same ones in every language; use a button configuration (iOS 15: `contentInsets`, `imagePadding`, `imagePlacement`), before that swap the sides by direction"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
8	.	=	contentEdgeInsets	imageEdgeInsets	titleEdgeInsets
9		=	contentEdgeInsets	imageEdgeInsets	titleEdgeInsets
10		:	setContentEdgeInsets	setImageEdgeInsets	setTitleEdgeInsets
11		=	contentEdgeInsets	imageEdgeInsets	titleEdgeInsets
12	?	(	UIEdgeInsetsMake
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0	.	=	semanticContentAttribute
1	.	=	semanticContentAttribute
2	.	=	contentEdgeInsets
3	.	=	contentEdgeInsets
4	.	=	contentEdgeInsets	imageEdgeInsets	titleEdgeInsets
5		=	contentEdgeInsets	imageEdgeInsets	titleEdgeInsets
6	.	.	contentEdgeInsets	imageEdgeInsets	titleEdgeInsets
7	?	(	UIEdgeInsets
"""####),
        PackedTriggers(language: "xml", role: "find", lines: ####"""
13			inset
14			inset
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0	let	=	contentEdgeInsets	imageEdgeInsets	titleEdgeInsets
1	var	=	contentEdgeInsets	imageEdgeInsets	titleEdgeInsets
2	.	=	left
3	.	=	right
"""####),
        PackedTriggers(language: "xml", role: "except", lines: ####"""
4			inset
5			inset
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 22,
          finders: ["swift"], text: ####"""
let $(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets) = $V
"""####),
        PackedBlock(language: "swift", role: "except", line: 25,
          finders: ["swift"], text: ####"""
var $(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets) = $V
"""####),
        PackedBlock(language: "swift", role: "except", line: 28,
          finders: ["swift"], text: ####"""
$INSETS.left = $N $INSETS.right = $N
"""####),
        PackedBlock(language: "swift", role: "except", line: 31,
          finders: ["swift"], text: ####"""
$INSETS.right = $N $INSETS.left = $N
"""####),
        PackedBlock(language: "swift", role: "find", line: 34,
          finders: ["swift", "swift"], text: ####"""
level: note
fix: shown
message: "`{MATCH}` has two different sides; this button keeps one direction in every language, and they fit as long as it does"
SIDE: left -> right
$VIEW.semanticContentAttribute = .forceRightToLeft $VIEW.$(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets) = $FORM(top: $T, left: $L, bottom: $B, right: $R)

$VIEW.semanticContentAttribute = .forceLeftToRight $VIEW.$(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets) = $FORM(top: $T, left: $L, bottom: $B, right: $R)
where $L is-not $R
where $L not-twin $R by SIDE
where not-named in must-not-flip media, place
where not-inside map scroll, map marker, marker, annotation
"""####),
        PackedBlock(language: "swift", role: "find", line: 47,
          finders: ["swift", "swift"], text: ####"""
fix: shown
title: "Use a configuration, whose insets follow the direction"
SIDE: left -> right
$VIEW.$(contentEdgeInsets -> configuration = {VIEW}.configuration ?? .plain(){LINE}{VIEW}.configuration?.contentInsets) = $(UIEdgeInsets -> NSDirectionalEdgeInsets)(top: $T, $(left -> leading): $L, bottom: $B, $(right -> trailing): $R)

$VIEW.$(contentEdgeInsets -> configuration = {VIEW}.configuration ?? .plain(){LINE}{VIEW}.configuration?.contentInsets) = .init(top: $T, $(left -> leading): $L, bottom: $B, $(right -> trailing): $R)
where target iOS 15, tvOS 15
where $L is-not $R
where $L not-twin $R by SIDE
where not-named in must-not-flip media, place
where not-inside map scroll, map marker, marker, annotation
"""####),
        PackedBlock(language: "swift", role: "find", line: 60,
          finders: ["swift", "swift"], text: ####"""
title: "Swap the sides by the direction"
direction: UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft
helpers-of: UIView
SIDE: left -> right
FORM: UIEdgeInsets -> {RTL} ? UIEdgeInsets(top: {T}, left: {R}, bottom: {B}, right: {L}) : UIEdgeInsets | .init -> {RTL} ? .init(top: {T}, left: {R}, bottom: {B}, right: {L}) : .init
$VIEW.$(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets) = $FORM$(? .init)(top: $T, left: $L, bottom: $B, right: $R)

$(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets) = $FORM$(? .init)(top: $T, left: $L, bottom: $B, right: $R)
where $L is-not $R
where $L not-twin $R by SIDE
where not-named in must-not-flip media, place
where not-inside map scroll, map marker, marker, annotation
"""####),
        PackedBlock(language: "swift", role: "find", line: 74,
          finders: ["swift"], text: ####"""
message: "`{MATCH}` is changed on one side only, the same side in every language; use a button configuration (iOS 15), before that choose the side by the direction"
.$(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets).$(left | right) = $N
"""####),
        PackedBlock(language: "swift", role: "find", line: 78,
          finders: ["swift"], text: ####"""
message: "one of these two choices has two different sides, the same in every language; use a button configuration (iOS 15: `contentInsets`, `imagePadding`, `imagePlacement`), before that swap the sides by direction"
SIDE: left -> right
$COND ? $(UIEdgeInsets)(top: $T, left: $L, bottom: $B, right: $R)
where assigned to imageEdgeInsets, titleEdgeInsets, contentEdgeInsets
where $L is-not $R
where $L not-twin $R by SIDE
"""####),
        PackedBlock(language: "objc", role: "find", line: 86,
          finders: ["objc", "objc", "objc"], text: ####"""
title: "Swap the sides by the direction"
direction: [UIView userInterfaceLayoutDirectionForSemanticContentAttribute:UISemanticContentAttributeUnspecified] == UIUserInterfaceLayoutDirectionRightToLeft
helpers-of: UIView
SIDE: left -> right
$VIEW.$(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets) = $(UIEdgeInsetsMake -> {RTL} ? UIEdgeInsetsMake({T}, {R}, {B}, {L}) : UIEdgeInsetsMake)($T, $L, $B, $R)

$(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets) = $(UIEdgeInsetsMake -> {RTL} ? UIEdgeInsetsMake({T}, {R}, {B}, {L}) : UIEdgeInsetsMake)($T, $L, $B, $R)

$(setImageEdgeInsets | setTitleEdgeInsets | setContentEdgeInsets):$(UIEdgeInsetsMake -> {RTL} ? UIEdgeInsetsMake({T}, {R}, {B}, {L}) : UIEdgeInsetsMake)($T, $L, $B, $R)
where $L is-not $R
where $L not-twin $R by SIDE
where not-named in must-not-flip media, place
where not-inside map scroll, map marker, marker, annotation
"""####),
        PackedBlock(language: "objc", role: "find", line: 101,
          finders: ["objc"], text: ####"""
SIDE: left -> right
$(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets) = (UIEdgeInsets){$T, $L, $B, $R}
where $L is-not $R
where $L not-twin $R by SIDE
"""####),
        PackedBlock(language: "objc", role: "find", line: 107,
          finders: ["objc"], text: ####"""
message: "one of these two choices has two different sides, the same in every language; use a button configuration (iOS 15: `contentInsets`, `imagePadding`, `imagePlacement`), before that swap the sides by direction"
SIDE: left -> right
$COND ? $(UIEdgeInsetsMake)($T, $L, $B, $R)
where assigned to imageEdgeInsets, titleEdgeInsets, contentEdgeInsets
where $L is-not $R
where $L not-twin $R by SIDE
"""####),
        PackedBlock(language: "xml", role: "except", line: 117,
          finders: ["xml"], text: ####"""
<inset key="$(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets)" minX="$(1 | 0)" maxX="$(1 | 0)"/>
"""####),
        PackedBlock(language: "xml", role: "except", line: 122,
          finders: ["xml"], text: ####"""
<inset key="$(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets)"/>
where beside <buttonConfiguration/>
"""####),
        PackedBlock(language: "xml", role: "find", line: 126,
          finders: ["xml"], text: ####"""
level: note
document: iOS, tvOS
message: "`{MATCH}` has two different sides; this button keeps one direction in every language, and they fit as long as it does"
<inset key="$(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets)" minX="$L" maxX="$R"/>
where $L is-not $R
where inside <button semanticContentAttribute="$(forceLeftToRight | forceRightToLeft)"/>
"""####),
        PackedBlock(language: "xml", role: "find", line: 134,
          finders: ["xml"], text: ####"""
document: iOS, tvOS
<inset key="$(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets)" minX="$L" maxX="$R"/>
where $L is-not $R
"""####),
      ], page: ####"""
# Button insets with two different sides

The three insets of a button are physical: in Arabic the icon and the title change places, but the gap that was cut for them does not, so they overlap or drift apart.
From iOS 15 on use `UIButton.Configuration` (`imagePadding`, `imagePlacement = .trailing`, `contentInsets`), whose names are directional; before, swap the two sides by the
direction, which `--unsafe-fixes` writes for you with your own helper (`isRTL`) where the project has one. Where the project builds for iOS 15 or later, the content insets of a configuration are shown
instead; a configuration brings a style of its own, so look at the button. Buttons on a map keep their sides; those of a button that is forced to one direction fit in every language and are a note. Equal sides need nothing, and a button with a configuration ignores these insets.

Availability: `UIButton.Configuration` iOS 15; before it choose the insets by the direction.

Source: UIKit UIButton.h.

One point is how insets of zero are written that are to count.

A button with a configuration pays no attention to these insets.

## Examples

Reported:

```swift
orderButton.imageEdgeInsets = UIEdgeInsets(top: 0, left: -8, bottom: 0, right: 8)
```

Fixed (unsafe):

```swift
orderButton.imageEdgeInsets = UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft ? UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8) : UIEdgeInsets(top: 0, left: -8, bottom: 0, right: 8)
```

Reported:

```swift
self.shareButton.titleEdgeInsets = UIEdgeInsets(top: 0, left: -iconWidth, bottom: 0, right: iconWidth)
```

Fixed (unsafe):

```swift
self.shareButton.titleEdgeInsets = UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft ? UIEdgeInsets(top: 0, left: iconWidth, bottom: 0, right: -iconWidth) : UIEdgeInsets(top: 0, left: -iconWidth, bottom: 0, right: iconWidth)
```

Reported:

```swift
filterChip.contentEdgeInsets = .init(top: 6, left: 16, bottom: 6, right: 4)
```

Fixed (unsafe):

```swift
filterChip.contentEdgeInsets = UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft ? .init(top: 6, left: 4, bottom: 6, right: 16) : .init(top: 6, left: 16, bottom: 6, right: 4)
```

Reported (level `note`):

```swift
nextButton.semanticContentAttribute = .forceRightToLeft
nextButton.titleEdgeInsets = UIEdgeInsets(top: 0, left: -6, bottom: 0, right: 6)
```

Not reported:

```swift
nextButton.semanticContentAttribute = .forceRightToLeft
nextButton.titleEdgeInsets = UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
```

Reported:

```swift
closeButton.titleEdgeInsets.left = 10
```

Not reported:

```swift
orderButton.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
orderButton.imageEdgeInsets = UIEdgeInsets(top: -2, left: 0, bottom: 2, right: 0.0)
orderButton.titleEdgeInsets = .zero
```

Not reported:

```swift
configuration.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 4)
let titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
```

Not reported:

```swift
button.imageEdgeInsets.left = gap
button.imageEdgeInsets.right = gap
```

Not reported:

```swift
if UIView.userInterfaceLayoutDirection(for: semanticContentAttribute) == .rightToLeft {
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
} else {
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8)
}
```

Reported:

```objc
okButton.contentEdgeInsets = UIEdgeInsetsMake(0, 0, 0, 12);
```

Fixed (unsafe):

```objc
okButton.contentEdgeInsets = [UIView userInterfaceLayoutDirectionForSemanticContentAttribute:UISemanticContentAttributeUnspecified] == UIUserInterfaceLayoutDirectionRightToLeft ? UIEdgeInsetsMake(0, 12, 0, 0) : UIEdgeInsetsMake(0, 0, 0, 12);
```

Reported:

```objc
[okButton setTitleEdgeInsets:UIEdgeInsetsMake(0, kMargin - icon.size.width, 0, 0)];
```

Fixed (unsafe):

```objc
[okButton setTitleEdgeInsets:[UIView userInterfaceLayoutDirectionForSemanticContentAttribute:UISemanticContentAttributeUnspecified] == UIUserInterfaceLayoutDirectionRightToLeft ? UIEdgeInsetsMake(0, 0, 0, kMargin - icon.size.width) : UIEdgeInsetsMake(0, kMargin - icon.size.width, 0, 0)];
```

Not reported:

```objc
okButton.contentEdgeInsets = UIEdgeInsetsMake(4, 12, 4, 12);
okButton.contentEdgeInsets = RTLEdgeInsetsMake(0, 0, 0, 12);
```

Reported:

```xml
<inset key="imageEdgeInsets" minX="-11" minY="0.0" maxX="8" maxY="0.0"/>
```

Not reported:

```xml
<inset key="contentEdgeInsets" minX="15" minY="0.0" maxX="15.0" maxY="0.0"/>
<inset key="imageEdgeInsets" minX="0.0" minY="-10" maxX="0.0" maxY="0.0"/>
<inset key="titleEdgeInsets" minX="0.0" minY="0.0" maxX="2.2250738585072014e-308" maxY="0.0"/>
```

Reported:

```objc
self.mapButton.titleEdgeInsets = (UIEdgeInsets){0, 12, 0, 0};
self.mapButton.contentEdgeInsets = (UIEdgeInsets){4, 8, 4, 8};
```

Reported:

```swift
orderButton.titleEdgeInsets = hasIcon ? UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0) : .zero
```

Reported:

```objc
self.orderButton.imageEdgeInsets = hasIcon ? UIEdgeInsetsMake(0, 0, 0, 8) : UIEdgeInsetsZero;
```

Reported (deployment target `iOS 15`):

```swift
filterChip.contentEdgeInsets = UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 4)
orderButton.contentEdgeInsets = .init(top: 6, left: 16, bottom: 6, right: gap(4, 2))
```

Fixed (shown):

```swift
filterChip.configuration = filterChip.configuration ?? .plain()
filterChip.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 4)
orderButton.configuration = orderButton.configuration ?? .plain()
orderButton.configuration?.contentInsets = .init(top: 6, leading: 16, bottom: 6, trailing: gap(4, 2))
```

Not reported:

```swift
final class MapMarkerView: UIView {
    func place() {
        placeButton.titleEdgeInsets = UIEdgeInsets(top: 21, left: 59, bottom: 0, right: 0)
    }
}
mapButton.titleEdgeInsets = UIEdgeInsets(top: 21, left: 59, bottom: 0, right: 0)
```

Reported (level `note,warning`):

```swift
final class OrderCell: UITableViewCell {
    let moreButton = UIButton()
    let closeButton = UIButton()
    func setUp() {
        moreButton.semanticContentAttribute = .forceRightToLeft
        moreButton.setTitle("More", for: .normal)
        moreButton.imageEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
        closeButton.imageEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    }
}
```

Fixed (unsafe):

```swift
final class OrderCell: UITableViewCell {
    let moreButton = UIButton()
    let closeButton = UIButton()
    func setUp() {
        moreButton.semanticContentAttribute = .forceRightToLeft
        moreButton.setTitle("More", for: .normal)
        moreButton.imageEdgeInsets = UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8) : UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
        closeButton.imageEdgeInsets = UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8) : UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    }
}
```

Reported (level `note`):

```xml
<button opaque="NO" contentMode="scaleToFill" semanticContentAttribute="forceRightToLeft" id="Be1-zz-001">
    <inset key="imageEdgeInsets" minX="8" minY="0.0" maxX="0.0" maxY="0.0"/>
</button>
```

Not reported:

```xml
<button opaque="NO" id="Be1-aa-092">
    <inset key="imageEdgeInsets" minX="8" minY="0.0" maxX="0.0" maxY="0.0"/>
    <state key="normal" image="cart"/>
    <buttonConfiguration key="configuration" style="plain" image="cart"/>
</button>
```

Not reported:

```xml
<button opaque="NO" id="Be1-aa-090"><inset key="contentEdgeInsets" minX="1" minY="0.0" maxX="0.0" maxY="0.0"/></button>
<button opaque="NO" id="Be1-aa-091"><inset key="contentEdgeInsets" minX="0.0" minY="5" maxX="1" maxY="5"/></button>
```
"""####),
    PackedRule(
      id: "physical-layout-margins", category: "edge-insets", level: "warning", fix: "safe", isOn: true,
      path: ####"edge-insets/physical-layout-margins.md"####,
      title: ####"Layout margins with two different sides"####,
      summary: ####"`layoutMargins` counts from the left, so the wide margin of a row stays on the left when the Arabic row begins on the right. `directionalLayoutMargins` (iOS 11) takes leading and trailing and looks the same in English. Equal sides may stay as they are. Where the separators of a table take the margins over, the fix is unsafe: the table turns `separatorInset` by itself, so margins that turn would be turned twice. In Interface Builder choose Language Directional instead of Fixed for the layout margins; those of a switch or a picture, which lay nothing out in them, are silent."####,
      head: ####"""
id: physical-layout-margins
category: edge-insets
severity: warning
fix: safe
precision: high
unsafe-in-file: forces-right-to-left, mirrors-layout-margins
message: "`{MATCH}` keeps its wide side on one side in every language; use `directionalLayoutMargins`"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
11	.	=	layoutMargins
12		=	layoutMargins
13		:	setLayoutMargins
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0	.	=	layoutMargins
1	.	=	layoutMargins
2		=	layoutMargins
3		=	layoutMargins
4		.	layoutMargins
5	.	.	layoutMargins
6	.	.	layoutMargins
7	.	.	layoutMargins
8	.	.	layoutMargins
9		.	layoutMargins
10		.	layoutMargins
"""####),
        PackedTriggers(language: "xml", role: "find", lines: ####"""
14			edgeInsets
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0	let	=	layoutMargins
1	var	=	layoutMargins
2	.	.	layoutMargins
3	.	.	layoutMargins
4		.	layoutMargins
5		.	layoutMargins
6	.	.	layoutMargins
7	.	.	layoutMargins
8		.	layoutMargins
9		.	layoutMargins
10	.	.	layoutMargins
11	.	.	layoutMargins
12	.	.	layoutMargins
13	.	.	layoutMargins
14		.	layoutMargins
15		.	layoutMargins
16		.	layoutMargins
17		.	layoutMargins
18		=	layoutMargins
19		=	layoutMargins
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 22,
          finders: ["swift"], text: ####"""
let layoutMargins = $V
"""####),
        PackedBlock(language: "swift", role: "except", line: 25,
          finders: ["swift"], text: ####"""
var layoutMargins = $V
"""####),
        PackedBlock(language: "swift", role: "except", line: 28,
          finders: ["swift"], text: ####"""
$VIEW.layoutMargins.left = $N $VIEW.layoutMargins.right = $N
"""####),
        PackedBlock(language: "swift", role: "except", line: 31,
          finders: ["swift"], text: ####"""
$VIEW.layoutMargins.right = $N $VIEW.layoutMargins.left = $N
"""####),
        PackedBlock(language: "swift", role: "except", line: 34,
          finders: ["swift"], text: ####"""
layoutMargins.left = $N layoutMargins.right = $N
"""####),
        PackedBlock(language: "swift", role: "except", line: 37,
          finders: ["swift"], text: ####"""
layoutMargins.right = $N layoutMargins.left = $N
"""####),
        PackedBlock(language: "swift", role: "except", line: 42,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
$VIEW.layoutMargins.left = $A.left $VIEW.layoutMargins.right = $A.right

$VIEW.layoutMargins.right = $A.right $VIEW.layoutMargins.left = $A.left

layoutMargins.left = $A.left layoutMargins.right = $A.right

layoutMargins.right = $A.right layoutMargins.left = $A.left
"""####),
        PackedBlock(language: "swift", role: "except", line: 51,
          finders: ["swift", "swift", "swift", "swift", "swift", "swift", "swift", "swift"], text: ####"""
$VIEW.layoutMargins.left += $N $VIEW.layoutMargins.right += $N

$VIEW.layoutMargins.right += $N $VIEW.layoutMargins.left += $N

$VIEW.layoutMargins.left -= $N $VIEW.layoutMargins.right -= $N

$VIEW.layoutMargins.right -= $N $VIEW.layoutMargins.left -= $N

layoutMargins.left += $N layoutMargins.right += $N

layoutMargins.right += $N layoutMargins.left += $N

layoutMargins.left -= $N layoutMargins.right -= $N

layoutMargins.right -= $N layoutMargins.left -= $N
"""####),
        PackedBlock(language: "swift", role: "except", line: 68,
          finders: ["swift", "swift"], text: ####"""
layoutMargins = UIEdgeInsets(top: $T, left: $L, bottom: $B, right: $R) $(+ | - | * | as)

layoutMargins = UIEdgeInsets(top: $T, left: $L, bottom: $B, right: $R).$_
"""####),
        PackedBlock(language: "swift", role: "find", line: 73,
          finders: ["swift"], text: ####"""
PASSED: left -> right
needs: iOS 11, tvOS 11
title: "Use `directionalLayoutMargins`"
$VIEW.$(layoutMargins -> directionalLayoutMargins) = $(UIEdgeInsets -> NSDirectionalEdgeInsets)(top: $T, $(left -> leading): $L, bottom: $B, $(right -> trailing): $R)
where $L is-not $R
where $L not-twin $R by PASSED
where $VIEW type UIView, UIStackView, UIScrollView, UITableView, UICollectionView, UITableViewCell, UICollectionViewCell, UITableViewHeaderFooterView, UILabel, UIButton, UIControl, UITextView, UIImageView, UIVisualEffectView
"""####),
        PackedBlock(language: "swift", role: "find", line: 82,
          finders: ["swift"], text: ####"""
PASSED: left -> right
needs: iOS 11, tvOS 11
title: "Use `directionalLayoutMargins`"
$VIEW.$(layoutMargins -> directionalLayoutMargins) = .init(top: $T, $(left -> leading): $L, bottom: $B, $(right -> trailing): $R)
where $L is-not $R
where $L not-twin $R by PASSED
where $VIEW type UIView, UIStackView, UIScrollView, UITableView, UICollectionView, UITableViewCell, UICollectionViewCell, UITableViewHeaderFooterView, UILabel, UIButton, UIControl, UITextView, UIImageView, UIVisualEffectView
"""####),
        PackedBlock(language: "swift", role: "find", line: 91,
          finders: ["swift"], text: ####"""
PASSED: left -> right
fix: unsafe
needs: iOS 11, tvOS 11
title: "Use `directionalLayoutMargins`"
$(layoutMargins -> directionalLayoutMargins) = $(UIEdgeInsets -> NSDirectionalEdgeInsets)(top: $T, $(left -> leading): $L, bottom: $B, $(right -> trailing): $R)
where $L is-not $R
where $L not-twin $R by PASSED
"""####),
        PackedBlock(language: "swift", role: "find", line: 100,
          finders: ["swift"], text: ####"""
PASSED: left -> right
fix: unsafe
needs: iOS 11, tvOS 11
title: "Use `directionalLayoutMargins`"
$(layoutMargins -> directionalLayoutMargins) = .init(top: $T, $(left -> leading): $L, bottom: $B, $(right -> trailing): $R)
where $L is-not $R
where $L not-twin $R by PASSED
"""####),
        PackedBlock(language: "swift", role: "find", line: 109,
          finders: ["swift"], text: ####"""
fix: unsafe
needs: iOS 11, tvOS 11
title: "Use `directionalLayoutMargins`"
$(layoutMargins -> directionalLayoutMargins).$(left -> leading | right -> trailing) = $N
"""####),
        PackedBlock(language: "swift", role: "find", line: 115,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
fix: unsafe
needs: iOS 11, tvOS 11
title: "Use `directionalLayoutMargins`"
MIRROR: left -> right | right -> left
note-when: paired by MIRROR
note: "the other margin of this view changes as well; leading and trailing margins keep it so beside views that turn"
$VIEW.$(layoutMargins -> directionalLayoutMargins).$(left -> leading | right -> trailing) += $N

$VIEW.$(layoutMargins -> directionalLayoutMargins).$(left -> leading | right -> trailing) -= $N
where $N is-not 0
"""####),
        PackedBlock(language: "swift", role: "find", line: 127,
          finders: ["swift", "swift"], text: ####"""
fix: unsafe
needs: iOS 11, tvOS 11
title: "Use `directionalLayoutMargins`"
$(layoutMargins -> directionalLayoutMargins).$(left -> leading | right -> trailing) += $N

$(layoutMargins -> directionalLayoutMargins).$(left -> leading | right -> trailing) -= $N
where $N is-not 0
"""####),
        PackedBlock(language: "objc", role: "find", line: 136,
          finders: ["objc"], text: ####"""
PASSED: left -> right
needs: iOS 11, tvOS 11
title: "Use `directionalLayoutMargins`"
$VIEW.$(layoutMargins -> directionalLayoutMargins) = $(UIEdgeInsetsMake -> NSDirectionalEdgeInsetsMake)($T, $L, $B, $R)
where $L is-not $R
where $L not-twin $R by PASSED
where $VIEW type UIView, UIStackView, UIScrollView, UITableView, UICollectionView, UITableViewCell, UICollectionViewCell, UITableViewHeaderFooterView, UILabel, UIButton, UIControl, UITextView, UIImageView, UIVisualEffectView
"""####),
        PackedBlock(language: "objc", role: "find", line: 145,
          finders: ["objc"], text: ####"""
PASSED: left -> right
fix: unsafe
needs: iOS 11, tvOS 11
title: "Use `directionalLayoutMargins`"
$(layoutMargins -> directionalLayoutMargins) = $(UIEdgeInsetsMake -> NSDirectionalEdgeInsetsMake)($T, $L, $B, $R)
where $L is-not $R
where $L not-twin $R by PASSED
"""####),
        PackedBlock(language: "objc", role: "find", line: 154,
          finders: ["objc"], text: ####"""
PASSED: left -> right
fix: unsafe
needs: iOS 11, tvOS 11
title: "Use `directionalLayoutMargins`"
$(setLayoutMargins -> setDirectionalLayoutMargins):$(UIEdgeInsetsMake -> NSDirectionalEdgeInsetsMake)($T, $L, $B, $R)
where $L is-not $R
where $L not-twin $R by PASSED
"""####),
        PackedBlock(language: "xml", role: "find", line: 163,
          finders: ["xml"], text: ####"""
document: iOS, tvOS
fix: shown
message: "these margins are {L} on the left and {R} on the right in every language; choose Language Directional layout margins"
<edgeInsets key="$(layoutMargins)" left="$L" right="$R"/>
where $L is-not $R
where not-inside <$(switch | slider | stepper | activityIndicatorView | progressView | pageControl | segmentedControl | imageView)/>
"""####),
      ], page: ####"""
# Layout margins with two different sides

`layoutMargins` counts from the left, so the wide margin of a row stays on the left when the Arabic row begins on the right.
`directionalLayoutMargins` (iOS 11) takes leading and trailing and looks the same in English. Equal sides may stay as they are.
Where the separators of a table take the margins over, the fix is unsafe: the table turns `separatorInset` by itself, so margins that turn would be turned twice.
In Interface Builder choose Language Directional instead of Fixed for the layout margins; those of a switch or a picture, which lay nothing out in them, are silent.

Availability: `directionalLayoutMargins` iOS 11 and tvOS 11.

Source: UIKit UIView.h.

Both sides that are taken over from the same sides of something else are as they were there.

## Examples

Reported:

```swift
let row = UIStackView()
row.layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: resetButton.isHidden ? 16 : 0)
```

Fixed:

```swift
let row = UIStackView()
row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: resetButton.isHidden ? 16 : 0)
```

Reported:

```swift
let row: UIStackView = UIStackView(arrangedSubviews: [icon, title])
row.layoutMargins = .init(top: 8, left: 16 + pad(4, 2), bottom: 8, right: 8)
```

Fixed:

```swift
let row: UIStackView = UIStackView(arrangedSubviews: [icon, title])
row.directionalLayoutMargins = .init(top: 8, leading: 16 + pad(4, 2), bottom: 8, trailing: 8)
```

Reported:

```swift
layoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 4)
```

Fixed (unsafe):

```swift
directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 4)
```

Reported (deployment target `iOS 10`):

```swift
let row = UIStackView()
row.layoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 4)
```

Fixed (unsafe):

```swift
let row = UIStackView()
row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 4)
```

Reported:

```swift
header.layoutMargins.left = 20
```

Fixed (unsafe):

```swift
header.directionalLayoutMargins.leading = 20
```

Not reported:

```swift
row.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 4)
```

Not reported:

```swift
header.layoutMargins.left = margin
header.layoutMargins.right = margin
```

Not reported:

```swift
chips.layoutMargins = UIEdgeInsets(top: 0, left: list.layoutMargins.left, bottom: 12, right: list.layoutMargins.right)
```

Not reported:

```swift
let layoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 4)
```

Reported:

```objc
UIStackView *buttons = [[UIStackView alloc] init];
buttons.layoutMargins = UIEdgeInsetsMake(0, 20, 0, 8);
```

Fixed:

```objc
UIStackView *buttons = [[UIStackView alloc] init];
buttons.directionalLayoutMargins = NSDirectionalEdgeInsetsMake(0, 20, 0, 8);
```

Not reported:

```objc
self.buttonsView.layoutMargins = UIEdgeInsetsMake(0, 20, 0, 20);
```

Reported:

```xml
<edgeInsets key="layoutMargins" top="8" left="20" bottom="8" right="8"/>
```

Not reported:

```xml
<edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/>
<directionalEdgeInsets key="directionalLayoutMargins" top="8" leading="20" bottom="8" trailing="8"/>
<switch id="Mar-sw-001"><edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="10"/></switch>
```

Not reported:

```swift
func alignToReadableWidth(_ margin: CGFloat) {
    layoutMargins.left = margin
    layoutMargins.right = margin
}
```

What is computed from the insets would not compile with directional ones.

Not reported:

```swift
row.layoutMargins = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 4) + extra
row.layoutMargins = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 4).inverted()
```

Reported:

```swift
cell.contentView.layoutMargins.left += 5
```

Fixed (unsafe):

```swift
cell.contentView.directionalLayoutMargins.leading += 5
```

Reported:

```swift
row.layoutMargins.left += 5
row.layoutMargins.right -= 5
```

Fixed (unsafe):

```swift
row.directionalLayoutMargins.leading += 5
row.directionalLayoutMargins.trailing -= 5
```

Not reported:

```swift
row.layoutMargins.left -= gap
row.layoutMargins.right -= gap
header.layoutMargins.left += 0
let wide = header.layoutMargins.left + 4
```

Reported:

```swift
extension UIView {
    func indent() { layoutMargins.left += 5 }
}
```

Fixed (unsafe):

```swift
extension UIView {
    func indent() { directionalLayoutMargins.leading += 5 }
}
```

Not reported:

```swift
tile.layoutMargins.left = self.view.layoutMargins.left
tile.layoutMargins.right = self.view.layoutMargins.right
footer.contentView.layoutMargins.right = list.safeAreaInsets.right
footer.contentView.layoutMargins.left = list.safeAreaInsets.left
```

Reported:

```swift
tile.layoutMargins.left = list.layoutMargins.left
tile.layoutMargins.right = header.layoutMargins.right
```

Fixed (unsafe):

```swift
tile.directionalLayoutMargins.leading = list.layoutMargins.left
tile.directionalLayoutMargins.trailing = header.layoutMargins.right
```

Reported:

```swift
orders.layoutMargins = UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 0)
orders.separatorInset = orders.layoutMargins
```

Fixed (unsafe):

```swift
orders.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 0)
orders.separatorInset = orders.layoutMargins
```
"""####),
    PackedRule(
      id: "one-sided-autoresizing", category: "frame-layout", level: "note", fix: "none", isOn: true,
      path: ####"frame-layout/one-sided-autoresizing.md"####,
      title: ####"View held on one side by its autoresizing mask"####,
      summary: ####"An autoresizing mask knows a left and a right margin, and the frame below it counts from the left: nothing turns round in Arabic, so a badge with a flexible left margin stays on the right, on top of what has moved there. In Interface Builder add constraints (Editor › Resolve Auto Layout Issues); in code use `leadingAnchor` and `trailingAnchor`, or place the view by the direction of its superview. Views that fill their superview or stand in its middle need nothing; one that grows beside another view, such as a title behind an icon, keeps the gap on one side."####,
      head: ####"""
id: one-sided-autoresizing
category: frame-layout
severity: note
fix: none
precision: medium
message: "this view hangs on one side by its autoresizing mask, the same side in every language; hold it with leading and trailing constraints"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
2		=	autoresizingMask
3		:	setAutoresizingMask
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
1		=	autoresizingMask
"""####),
        PackedTriggers(language: "xml", role: "find", lines: ####"""
0			*interface-layout
"""####),
      ], blocks: [
        PackedBlock(language: "xml", role: "find", line: 18,
          finders: ["xml"], text: ####"""
message: "this view has no constraints and keeps its place from the left in every language; add leading and trailing constraints"
analysis: interface-layout
find: fixed-frames
"""####),
        PackedBlock(language: "swift,objc", role: "find", line: 23,
          finders: ["swift", "objc"], text: ####"""
$(autoresizingMask) = $MASK
where $MASK has-word left margin
where $MASK has-no-word right margin
where $MASK has-no-word flexible width
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 30,
          finders: ["objc"], text: ####"""
$(setAutoresizingMask):$MASK
where $MASK has-word left margin
where $MASK has-no-word right margin
where $MASK has-no-word flexible width
where not-named in must-not-flip media, place
"""####),
      ], page: ####"""
# View held on one side by its autoresizing mask

An autoresizing mask knows a left and a right margin, and the frame below it counts from the left: nothing turns round in Arabic, so a badge with a flexible left margin stays on the right, on top of what has moved there.
In Interface Builder add constraints (Editor › Resolve Auto Layout Issues); in code use `leadingAnchor` and `trailingAnchor`, or place the view by the direction of its superview.
Views that fill their superview or stand in its middle need nothing; one that grows beside another view, such as a title behind an icon, keeps the gap on one side.

Source: UIKit UIView.h (`autoresizingMask`); Interface Builder documents, attribute `fixedFrame`. All versions.

## Examples

Reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <view contentMode="scaleToFill" id="Fxd-aa-000">
            <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
            <subviews>
                <imageView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="Fxd-aa-001">
                    <rect key="frame" x="16" y="18" width="24" height="24"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                </imageView>
                <button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="Fxd-aa-002">
                    <rect key="frame" x="270" y="8" width="44" height="44"/>
                    <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>
                </button>
            </subviews>
        </view>
    </objects>
</document>
```

Reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <view contentMode="scaleToFill" id="Fxd-dd-000">
            <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
            <subviews>
                <imageView fixedFrame="YES" id="Fxd-dd-001">
                    <rect key="frame" x="16" y="18" width="24" height="24"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                </imageView>
                <label fixedFrame="YES" text="Basket" id="Fxd-dd-002">
                    <rect key="frame" x="56" y="18" width="248" height="24"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                </label>
            </subviews>
        </view>
    </objects>
</document>
```

Not reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <view contentMode="scaleToFill" id="Fxd-ee-000">
            <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
            <subviews>
                <label fixedFrame="YES" text="Basket" id="Fxd-ee-001">
                    <rect key="frame" x="16" y="18" width="298" height="24"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                </label>
                <label fixedFrame="YES" text="Your parcel" id="Fxd-ee-002">
                    <rect key="frame" x="16" y="38" width="200" height="20"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                </label>
            </subviews>
        </view>
    </objects>
</document>
```

Not reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <view contentMode="scaleToFill" id="Fxd-bb-000">
            <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
            <subviews>
                <label fixedFrame="YES" text="Basket" id="Fxd-bb-001">
                    <rect key="frame" x="16" y="18" width="200" height="24"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                </label>
                <imageView fixedFrame="YES" id="Fxd-bb-002">
                    <rect key="frame" x="148" y="18" width="24" height="24"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                </imageView>
                <view fixedFrame="YES" id="Fxd-bb-003">
                    <rect key="frame" x="40" y="18" width="24" height="24"/>
                    <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxX="YES" flexibleMaxY="YES"/>
                </view>
                <imageView fixedFrame="YES" hidden="YES" id="Fxd-bb-004">
                    <rect key="frame" x="16" y="18" width="24" height="24"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                </imageView>
            </subviews>
        </view>
    </objects>
</document>
```

Not reported:

```xml
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
    <objects>
        <button fixedFrame="YES" id="Fxd-cc-001">
            <rect key="frame" x="16" y="18" width="24" height="24"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
        </button>
    </objects>
</document>
```

Reported:

```swift
badge.autoresizingMask = .flexibleLeftMargin
closeButton.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
```

Not reported:

```swift
spinner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin]
table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
footer.autoresizingMask = [.flexibleTopMargin]
note.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
badge.autoresizingMask = isRTL ? .flexibleRightMargin : .flexibleLeftMargin
```

Reported:

```objc
self.closeButton.autoresizingMask = UIViewAutoresizingFlexibleLeftMargin | UIViewAutoresizingFlexibleBottomMargin;
[self.badge setAutoresizingMask:UIViewAutoresizingFlexibleLeftMargin];
```

Not reported:

```objc
self.table.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
self.spinner.autoresizingMask = UIViewAutoresizingFlexibleLeftMargin | UIViewAutoresizingFlexibleRightMargin;
```
"""####),
    PackedRule(
      id: "physical-frame-layout", category: "frame-layout", level: "note", fix: "none", isOn: true,
      path: ####"frame-layout/physical-frame-layout.md"####,
      title: ####"Views placed by a physical x"####,
      summary: ####"A frame counts x from the left edge of the superview, and nothing mirrors it: in Arabic the icon stays on the left and the title starts behind it, while the rest of the screen has turned round. Constraints with leading and trailing, or a stack view, turn by themselves. Where frames must stay, compute the left-to-right frame first and turn it once at the end of the layout:"####,
      head: ####"""
id: physical-frame-layout
category: frame-layout
severity: note
fix: none
precision: medium
message: "`{VIEW}` is placed from the left in every language; when the direction is right-to-left, count x from the other side (`superview.bounds.width - x - width`), or use constraints"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
1			CGPoint	CGPointMake	CGRect	CGRectFlatMake	CGRectMake	NSMakePoint	NSMakeRect	NSPoint	NSRect	center	init	left	left_sd	mj_x	origin	qmui_left	qmui_right	right	right_sd	tz_left	tz_right	x_left	x_right	yy_left	yy_right
4		=	frame
5		=	frame
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0			CGPoint	CGPointMake	CGRect	CGRectFlatMake	CGRectMake	NSMakePoint	NSMakeRect	NSPoint	NSRect	center	init	left	left_sd	mj_x	origin	qmui_left	qmui_right	right	right_sd	tz_left	tz_right	x_left	x_right	yy_left	yy_right
2		=	frame
3		=	frame
"""####),
      ], blocks: [
        PackedBlock(language: "swift,objc", role: "find", line: 24,
          finders: ["swift", "objc"], text: ####"""
analysis: physical-placement
table: frame-layout
places: views
"""####),
        PackedBlock(language: "swift", role: "find", line: 32,
          finders: ["swift", "swift"], text: ####"""
level: note
message: "this bar grows from the left in every language; a reader of Arabic sees it grow from the right, so count x from the other side when the direction is right-to-left"
frame = CGRect(x: $X, y: $Y, $(width): $W * $SHARE, height: $H)

frame = CGRect(x: $X, y: $Y, $(width): $SHARE * $W, height: $H)
where $X is 0
where $SHARE has-word progress, percent, percentage, fraction, ratio, completion
where not-named in must-not-flip media, place
where not-inside in must-not-flip media, place
where asks-no-direction
"""####),
        PackedBlock(language: "objc", role: "find", line: 44,
          finders: ["objc", "objc"], text: ####"""
level: note
message: "this bar grows from the left in every language; a reader of Arabic sees it grow from the right, so count x from the other side when the direction is right-to-left"
frame = $(CGRectMake)($X, $Y, $W * $SHARE, $H)

frame = $(CGRectMake)($X, $Y, $SHARE * $W, $H)
where $X is 0
where $SHARE has-word progress, percent, percentage, fraction, ratio, completion
where not-named in must-not-flip media, place
where not-inside in must-not-flip media, place
where asks-no-direction
"""####),
      ], page: ####"""
# Views placed by a physical x

A frame counts x from the left edge of the superview, and nothing mirrors it: in Arabic the icon stays on the left and the title starts behind it, while the rest of the
screen has turned round. Constraints with leading and trailing, or a stack view, turn by themselves. Where frames must stay, compute the left-to-right frame first and turn it once at the end of the layout:

    let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - frame.maxX : frame.minX

One finding stands for each view that a block of code places; further places of the same view in that block are attached to it. It is a note, and a warning where one function puts
one view at the left edge and another at the right one: such a row has a beginning and an end. Pictures of opposite corners (`topLeftImage` beside `topRightImage`) fit their own corner and stay notes. A function that asks the direction anywhere but to set a member such as an alignment, or hands
its frames to a helper named for it (`setRTLFrame:`), is taken as done. Silent are x 0, centred views, equal margins on both sides, an x taken over from another frame, off-screen
positions, what follows a finger, drawing, and things that are physical: maps, players, charts, cropping. SwiftUI's `offset(x:)` and `position(x:)` count from the leading edge and need nothing.

Source: UIKit UIView.h (`frame`, `center`), AppKit NSView.h; Apple, "Supporting Right-to-Left Languages". All versions.

## Examples

Reported:

```swift
func layoutRow() {
    price.frame = CGRect.init(x: 44, y: 0, width: 80, height: 20)
    tag.frame = .init(x: 44, y: 0, width: 80, height: 20)
    coin.frame.origin = .init(x: 44, y: 8)
    let note = UILabel(frame: .init(x: 44, y: 8, width: 20, height: 20))
    close.frame = CGRect(x: centerButton.frame.maxX, y: 0, width: 40, height: 40)
    size = .init(width: 4, height: 2)
    second.frame = CGRect(x: screenWidth / 2, y: 0, width: screenWidth / 2, height: 40)
    third.frame = CGRect(x: screenWidth * 0.5 + 1, y: 0, width: screenWidth * 0.5 - 1, height: 40)
    first.frame = CGRect(x: 0, y: 0, width: screenWidth / 2, height: 40)
    small.frame = CGRect(x: screenWidth / 2, y: 0, width: screenWidth / 4, height: 40)
    middle.frame = .init(x: icon.center.x, y: 8, width: 0, height: 4)
}
```

Reported:

```swift
final class ThumbnailScrollView: UIScrollView {
    func setUpScrollView() {
        label.frame = CGRect(x: 44, y: 0, width: 80, height: 20)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        label.frame = CGRect(x: 44, y: 0, width: 80, height: 20)
    }
}
```

Reported:

```swift
final class GoalBar: UIView {
    let fill = UIView()
    var progress: CGFloat = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height)
    }
}
```

Not reported:

```swift
override func layoutSubviews() {
    let innerWidth = bounds.width - margins.sides
    titleLabel.frame = CGRect(x: margins.left, y: 0, width: innerWidth, height: 20)
}
```

Not reported:

```swift
final class GoalBar: UIView {
    let fill = UIView()
    var progress: CGFloat = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
        fill.frame = CGRect(x: isRTL ? bounds.width * (1 - progress) : 0, y: 0, width: bounds.width * progress, height: bounds.height)
    }
}
```

Reported:

```objc
self.fill.frame = CGRectMake(0, 0, self.bounds.size.width * self.progress, self.bounds.size.height);
```

Reported:

```swift
final class MessageCell: UICollectionViewCell {
    let avatarView = UIImageView(), timeLabel = UILabel()
    func layoutAvatar(side: Side) {
        let padding: CGFloat = 8
        var origin = CGPoint.zero
        switch side {
        case .leading:
            origin.x = padding
        case .trailing:
            origin.x = bounds.width - 40 - padding
        }
        avatarView.frame = CGRect(origin: origin, size: CGSize(width: 40, height: 40))
    }
    func layoutTime() {
        let corner = CGPoint(x: 16, y: 4)
        timeLabel.frame = CGRect(origin: corner, size: timeLabel.bounds.size)
    }
    enum Side { case leading, trailing }
}
```

Not reported:

```swift
final class MessageCell: UICollectionViewCell {
    let avatarView = UIImageView()
    func layoutAvatar(size: CGSize) {
        var origin = CGPoint.zero
        origin.x = (bounds.width - size.width) / 2
        avatarView.frame = CGRect(origin: origin, size: size)
    }
    func mark(_ path: UIBezierPath) {
        var origin = CGPoint.zero
        origin.x = 12
        path.move(to: origin)
    }
}
```

Reported (level `warning,note,warning`):

```swift
final class OrderRow: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        iconView.frame = CGRect(x: 16, y: 12, width: 24, height: 24)
        titleLabel.frame = CGRect(x: iconView.frame.maxX + 8, y: 12, width: 180, height: 24)
        priceLabel.frame = CGRect(origin: CGPoint(x: bounds.width - priceLabel.bounds.width - 16, y: 12), size: priceLabel.bounds.size)
    }
}
```

Reported:

```swift
func layoutChips() {
    var x = inset
    for chip in chips {
        chip.frame = CGRect(x: x, y: 0, width: chip.bounds.width, height: 32)
        x += chip.bounds.width + 8
    }
}
```

Reported:

```swift
func placeBadge() {
    badge.center.x = bounds.width - 12
    badge.center.y = 12
}
```

Reported:

```swift
func placeHeader() {
    var frame = headerLabel.frame
    frame.origin.x = 20
    headerLabel.frame = frame
}
```

Reported:

```swift
func makeHint() -> UIView {
    UILabel(frame: CGRect(x: 15, y: 0, width: 240, height: 30))
}
```

Not reported:

```swift
override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 44)
    card.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: 44)
    field.frame = CGRect(x: margin, y: 0, width: bounds.width - 2 * margin, height: 44)
    content.frame = CGRect(x: insets.left, y: 0, width: bounds.width - insets.left - insets.right, height: 44)
    spinner.frame = CGRect(x: (bounds.width - 20) / 2, y: 12, width: 20, height: 20)
    logo.center = CGPoint(x: bounds.midX, y: 40)
    caption.frame = CGRect(x: logo.frame.minX, y: 80, width: logo.frame.width, height: 20)
}
```

Not reported:

```swift
override func layoutSubviews() {
    super.layoutSubviews()
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    iconView.frame = CGRect(x: isRTL ? bounds.width - 40 : 16, y: 12, width: 24, height: 24)
    titleLabel.frame = CGRect(x: 48, y: 12, width: 180, height: 24)
}
```

Not reported:

```swift
func place(_ view: UIView, at x: CGFloat) {
    view.frame = CGRect(x: x, y: 0, width: 20, height: 20)
    let dropPoint = CGPoint(x: 12, y: 4)
    let cropRect = CGRect(x: 8, y: 8, width: 100, height: 80)
}
```

Not reported:

```swift
func slideCover() {
    var frame = cover.frame
    frame.origin.x = -cover.bounds.width
    cover.frame = frame
}
```

Not reported:

```swift
func renderReceipt() -> UIImage {
    UIGraphicsImageRenderer(size: paper).image { _ in
        var logoFrame = CGRect(x: 24, y: 24, width: 80, height: 40)
        logoFrame.origin.x += 8
    }
}
```

Not reported:

```swift
override func layoutSubviews() {
    super.layoutSubviews()
    cover.frame.origin.x = Metric.margin
    cover.frame.size.width = bounds.width - Metric.margin * 2
    shade.frame.size.width = bounds.width - 24
    shade.frame.origin.x = 12
    footer.frame = CGRect(x: padding.x, y: 0, width: bounds.width - padding.x * 2, height: 44)
}
```

Reported:

```swift
override func layoutSubviews() {
    super.layoutSubviews()
    cover.frame.origin.x = Metric.margin
    cover.frame.size.width = bounds.width - Metric.margin
    other.frame.size.width = bounds.width - Metric.margin * 2
}
```

Reported (level `warning,warning`):

```objc
- (void)addHeader
{
    CGRect frame = self.chevron.frame;
    frame.size.width = self.bounds.size.height - 10;
    frame.origin.x = self.bounds.size.width - frame.size.width - 8;
    self.chevron.frame = frame;
    frame = self.title.frame;
    frame.origin.x = 5;
    frame.size.width = self.chevron.frame.origin.x - 10;
    self.title.frame = frame;
}
```

Not reported:

```swift
func widen(_ label: UILabel) {
    var frame = label.frame
    frame.origin.x -= padding
    frame.size.width += 2 * padding
    label.frame = frame
}
```

Reported (level `warning,note,warning,warning,note,warning,warning,warning`):

```objc
- (void)layoutSubviews
{
    [super layoutSubviews];
    self.iconView.frame = CGRectMake(12, 8, 24, 24);
    self.nameLabel.frame = CGRectMake(CGRectGetMaxX(self.iconView.frame) + 8, 8, 120, 24);
    _timeLabel = [[UILabel alloc] initWithFrame:CGRectMake(kScreenWidth - kMargin - 100, 8, 100, 24)];
    [self.dot setFrame:CGRectIntegral(CGRectMake(kMargin, 4, 8, 8))];
    self.badge.frame = CGRectFlatMake(CGRectGetMaxX(self.nameLabel.frame) + 8, 8, 12, 12);
    self.flag.frame = (CGRect){20, 13, 18, 18};
    self.star.center = (CGPoint){ 20, 13 };
    UILabel *hint = [[UILabel alloc] initWithFrame:(CGRect){40, 0, kScreenWidth - 60, 44}];
}
```

Reported (level `warning`):

```objc
- (void)placeRow
{
    self.priceLabel.left = 16;
    self.stepper.tz_right = self.width - 12;
}
```

Not reported:

```objc
- (void)layoutSubviews
{
    [super layoutSubviews];
    self.line.frame = CGRectMake(0, self.bounds.size.height - 1, self.bounds.size.width, 1);
    self.shade.frame = (CGRect){0, 0, self.bounds.size.width, 1};
    self.edge.frame = (CGRect){CGPointZero, size};
    self.tail.frame = (CGRect){ .size = size, .origin = (CGPoint){20, 3} };
    self.note.frame = CGRectMake(kMargin, 0, self.bounds.size.width - kMargin * 2, 40);
    self.cover.frame = CGRectMake(floor((self.bounds.size.width - 80) / 2), 0, 80, 80);
    insets.left = 12;
    self.banner.left = kMargin;
    self.banner.tz_width = self.width - 2 * kMargin;
}
```

Not reported:

```objc
- (void)layoutSubviews
{
    [super layoutSubviews];
    [self.iconView setRTLFrame:CGRectMake(12, 8, 24, 24)];
    [self.nameLabel setRTLFrame:CGRectMake(44, 8, 120, 24)];
}
```

Not reported:

```swift
final class CropGridView: UIView {
    override func layoutSubviews() {
        leftHandle.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
    }
}
```

Not reported:

```swift
override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(x: 48, y: 12, width: 180, height: 24)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
        mirrorSubviews()
    }
}
```

Not reported:

```swift
final class ShelfEditor: NSView {
    override func mouseDown(with event: NSEvent) {
        let start = ghost.frame.origin.x
        let first = convert(event.locationInWindow, from: nil).x
        window?.trackEvents(matching: [.leftMouseDragged], timeout: 1, mode: .eventTracking) { event, stop in
            let shift = first - convert(event!.locationInWindow, from: nil).x
            ghost.frame.origin.x = start - shift
        }
    }
}
```

Reported:

```objc
- (void)layoutRow {
    titleLabel.frame = CGRectMake(16, 0, 200, 20);
    if ([titleLabel isDirectionRTL])
        titleLabel.textAlignment = NSTextAlignmentRight;
}
```

Not reported:

```objc
- (void)layoutRow {
    CGFloat x = 16;
    if ([titleLabel isDirectionRTL])
        x = 100;
    titleLabel.frame = CGRectMake(x, 0, 200, 20);
}
- (void)layoutIcon {
    iconView.frame = CGRectMake(16, 0, 20, 20);
    if ([iconView isDirectionRTL]) { [self mirror]; }
}
- (void)layoutPrice {
    priceLabel.frame = CGRectMake(16, 0, 20, 20);
    if ([priceLabel isDirectionRTL])
        priceLabel.frame = CGRectMake(80, 0, 20, 20);
}
```

Reported:

```swift
func layoutRow() {
    titleLabel.frame = CGRect(x: 16, y: 0, width: 200, height: 20)
    if isRTL { titleLabel.textAlignment = .right }
}
```

Pictures of opposite corners are a pair and notes; labels at the corners are a row.
Reported (level `note,note,warning,warning`):

```objc
- (void)layoutSubviews {
    CGFloat width = self.bounds.size.width;
    self.topLeftImage.frame = CGRectMake(10, 0, 12, 12);
    self.topRightImage.frame = CGRectMake(width - 12 - 10, 0, 12, 12);
    self.topLeftLabel.frame = CGRectMake(24, 0, 80, 20);
    self.topRightLabel.frame = CGRectMake(width - 80 - 24, 0, 80, 20);
}
```
"""####),
    PackedRule(
      id: "physical-geometry-hook", category: "frame-layout", level: "warning", fix: "none", isOn: true,
      path: ####"frame-layout/physical-geometry-hook.md"####,
      title: ####"Rectangle of a text field, label or button that counts from the left"####,
      summary: ####"A field asks `textRect(forBounds:)`, `leftViewRect(forBounds:)` and the like where its parts go, a label `drawText(in:)`, a button `titleRect(forContentRect:)`, and uses the answer as it is: the documentation says that the rectangle stays unchanged in a right-to-left interface. In Arabic the padding is then missing where the text begins, or text and overlay cover each other."####,
      head: ####"""
id: physical-geometry-hook
category: frame-layout
severity: warning
fix: none
precision: medium
message: "UIKit uses this rectangle as it is in every language; when `effectiveUserInterfaceLayoutDirection` is right-to-left, count x from the other side"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
1			CGPoint	CGPointMake	CGRect	CGRectFlatMake	CGRectMake	NSMakePoint	NSMakeRect	NSPoint	NSRect	center	init	left	left_sd	mj_x	origin	qmui_left	qmui_right	right	right_sd	tz_left	tz_right	x_left	x_right	yy_left	yy_right
4		(	UIEdgeInsetsInsetRect
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0			CGPoint	CGPointMake	CGRect	CGRectFlatMake	CGRectMake	NSMakePoint	NSMakeRect	NSPoint	NSRect	center	init	left	left_sd	mj_x	origin	qmui_left	qmui_right	right	right_sd	tz_left	tz_right	x_left	x_right	yy_left	yy_right
2	.	(	inset
3		(	UIEdgeInsetsInsetRect
"""####),
      ], blocks: [
        PackedBlock(language: "swift,objc", role: "find", line: 28,
          finders: ["swift", "objc"], text: ####"""
analysis: physical-placement
table: frame-layout
places: hooks
"""####),
        PackedBlock(language: "swift,objc", role: "shared", line: 34,
          finders: [], text: ####"""
message: "the insets of this rectangle differ at the left and the right, and are the same in every language; when `effectiveUserInterfaceLayoutDirection` is right-to-left, swap the two"
where inside in rectangle-hooks
"""####),
        PackedBlock(language: "swift", role: "find", line: 38,
          finders: ["swift"], text: ####"""
$RECT.$(inset)(by: $INSETS)
where $INSETS differs at left, right
"""####),
        PackedBlock(language: "swift", role: "find", line: 42,
          finders: ["swift"], text: ####"""
$(UIEdgeInsetsInsetRect)($RECT, $INSETS)
where $INSETS differs at left, right
"""####),
        PackedBlock(language: "objc", role: "find", line: 46,
          finders: ["objc"], text: ####"""
$(UIEdgeInsetsInsetRect)($RECT, $INSETS)
where $INSETS differs at 2, 4
"""####),
      ], page: ####"""
# Rectangle of a text field, label or button that counts from the left

A field asks `textRect(forBounds:)`, `leftViewRect(forBounds:)` and the like where its parts go, a label `drawText(in:)`, a button `titleRect(forContentRect:)`, and
uses the answer as it is: the documentation says that the rectangle stays unchanged in a right-to-left interface. In Arabic the padding is then missing where the text begins, or text and overlay cover each other.

Take the same amount away on both sides (`bounds.insetBy(dx: 12, dy: 0)`), or count from the other side when the direction is right-to-left:

    override func textRect(forBounds bounds: CGRect) -> CGRect {
        let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return bounds.inset(by: UIEdgeInsets(top: 0, left: isRTL ? 0 : 12, bottom: 0, right: isRTL ? 12 : 0))
    }

The overlays are special: when right-to-left, a field asks `leftViewRect(forBounds:)` for its right view and the other way round. Override both, each for its own edge.

Keep it for content that is always left-to-right, such as a card number with a left-aligned field.

Source: UIKit UITextField.h, UILabel.h, UIButton.h; Apple, `UITextField.leftViewRect(forBounds:)`, discussion. All versions.

## Examples

Reported:

```swift
final class FloatingField: SkyFloatingLabelTextField {
    override func titleLabelRectForBounds(_ bounds: CGRect, editing: Bool) -> CGRect {
        CGRect(x: 16, y: 4, width: bounds.width - 16, height: titleHeight())
    }
}
```

Reported:

```swift
final class PaddedField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
        return CGRect(x: bounds.origin.x + 12, y: bounds.origin.y, width: bounds.width - 12, height: bounds.height)
    }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.width - 44, y: 0, width: 44, height: bounds.height)
    }
}
```

Reported:

```swift
final class IconField: UITextField {
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.leftViewRect(forBounds: bounds)
        rect.origin.x += 10
        return rect
    }
}
```

Not reported:

```swift
final class IconField: UITextField {
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.leftViewRect(forBounds: bounds)
        rect.origin.x += 10
        return rect
    }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.rightViewRect(forBounds: bounds)
        rect.origin.x -= 10
        return rect
    }
}
```

Not reported:

```swift
final class PaddedField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 0) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.origin.x + 12, y: bounds.origin.y, width: bounds.width - 24, height: bounds.height)
    }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.clearButtonRect(forBounds: bounds)
        rect.origin.y = 8
        return rect
    }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.leftViewRect(forBounds: bounds)
        rect.origin.x += effectiveUserInterfaceLayoutDirection == .rightToLeft ? -10 : 10
        return rect
    }
}
```

Not reported:

```swift
final class CountBadge: UIView {
    private func textRect() -> CGRect {
        return CGRect(x: bounds.maxX - 20 - 4, y: 2, width: 20, height: 16)
    }
    func editingRect(forBounds bounds: CGRect) -> CGRect {
        return CGRect(x: bounds.minX + 12, y: 2, width: 20, height: 16)
    }
}
```

Reported:

```objc
- (void)drawTextInRect:(CGRect)rect
{
    [super drawTextInRect:CGRectMake(CGRectGetMinX(rect) + self.padding.left, CGRectGetMinY(rect), CGRectGetWidth(rect) - self.padding.right, CGRectGetHeight(rect))];
}
```

Not reported:

```objc
- (void)drawTextInRect:(CGRect)rect
{
    [super drawTextInRect:CGRectMake(CGRectGetMinX(rect) + self.padding.left, CGRectGetMinY(rect), CGRectGetWidth(rect) - self.padding.left - self.padding.right, CGRectGetHeight(rect))];
}
```

Reported:

```swift
final class PaddedLabel: UILabel {
    private let padding = UIEdgeInsets(top: 4, left: 40, bottom: 4, right: 8)
    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: padding))
    }
}
```

Reported:

```swift
final class CodeField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 0))
    }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.leftViewRect(forBounds: bounds)
        rect.origin.x += Shift.icon.x
        return rect
    }
}
enum Shift { static let icon = CGPoint(x: 11, y: 0) }
```

Not reported:

```swift
final class PaddedLabel: UILabel {
    private let padding = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    var insets = UIEdgeInsets.zero
    var leftInset: CGFloat = 4
    var rightInset: CGFloat = 4
    override func drawText(in rect: CGRect) {
        let own = UIEdgeInsets(top: 0, left: leftInset, bottom: 0, right: rightInset)
        super.drawText(in: rect.inset(by: padding).inset(by: insets).inset(by: own))
    }
}
```

Not reported:

```swift
final class PaddedLabel: UILabel {
    private let padding = UIEdgeInsets(top: 4, left: 40, bottom: 4, right: 8)
    private let mirrored = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 40)
    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: effectiveUserInterfaceLayoutDirection == .rightToLeft ? mirrored : padding))
    }
}
```

Reported:

```objc
@implementation PaddedLabel
- (void)drawTextInRect:(CGRect)rect
{
    [super drawTextInRect:UIEdgeInsetsInsetRect(rect, UIEdgeInsetsMake(0, 12, 0, 4))];
}
@end
```

Not reported:

```objc
@implementation PaddedLabel
- (void)drawTextInRect:(CGRect)rect
{
    [super drawTextInRect:UIEdgeInsetsInsetRect(rect, UIEdgeInsetsMake(0, 12, 0, 12))];
}
@end
```

Not reported:

```swift
final class PaddedLabel: UILabel {
    var insets = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6)
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        let text = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
        return CGRect(x: text.origin.x - insets.left, y: text.origin.y - insets.top,
                      width: text.width + insets.left + insets.right, height: text.height + insets.top + insets.bottom)
    }
}
```
"""####),
    PackedRule(
      id: "pan-direction", category: "gesture-direction", level: "note", fix: "shown", isOn: true,
      path: ####"gesture-direction/pan-direction.md"####,
      title: ####"Drag read by its sign"####,
      summary: ####"`translation.x` and `velocity.x` are positive to the right in every language. A drag that turns the page, opens a drawer or reveals a button goes the other way in Arabic."####,
      head: ####"""
id: pan-direction
category: gesture-direction
severity: note
fix: shown
precision: medium
message: "this drag is read by its side of the screen; turn the sign round by `effectiveUserInterfaceLayoutDirection` where it means forward or back"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
18		.	translate	translation	velocity
19	.		x
20		:	translationInView	velocityInView
21			CGFloat
22		(	MAX	MIN	fmax	fmaxf	fmin	fminf
23		(	MAX	MIN	fmax	fmaxf	fmin	fminf
24		(	MAX	MIN	fmax	fmaxf	fmin	fminf
25		(	MAX	MIN	fmax	fmaxf	fmin	fminf
26	.	=	edges
31		:	locationInView
32	.		x
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0		.	predictedEndTranslation	translation
1		.	predictedEndTranslation	translation	velocity
2		(	translation	velocity
3		.	predictedEndTranslation	translate	translation	velocity
4		(	translation	velocity
5	.		x
6	.		x
7	.	(	translation	velocity
8	.	(	translation	velocity
9		(	max	min
10		(	max	min
11		(	max	min
12		(	max	min
13	.		constant
14	.	=	constant
15	.		constant
16	.	=	constant
17	.	=	edges
27	.		x
28	.		x
29	:	=	CGFloat
30		(	translation	velocity
"""####),
        PackedTriggers(language: "objc", role: "except", lines: ####"""
1		.	translate	translation	velocity
4	.		x
5	.	>	x
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0		.	translate	translation	velocity
2	.		x
3	.	>	x
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 26,
          finders: ["swift"], text: ####"""
$(+ | -) $(translation | velocity | translate).x
"""####),
        PackedBlock(language: "objc", role: "except", line: 29,
          finders: ["objc"], text: ####"""
$(+ | -) $(translation | velocity | translate).x
"""####),
        PackedBlock(language: "swift", role: "except", line: 33,
          finders: ["swift", "swift"], text: ####"""
$V.$(x) >= $N || $V.x <= -$N

$V.$(x) > $N || $V.x < -$N
"""####),
        PackedBlock(language: "objc", role: "except", line: 38,
          finders: ["objc", "objc"], text: ####"""
$V.$(x) >= $N || $V.x <= -$N

$V.$(x) > $N || $V.x < -$N
"""####),
        PackedBlock(language: "swift", role: "find", line: 46,
          finders: ["swift"], text: ####"""
level: warning
title: "Turn the sign round by the direction"
message: "this drag counts pages to the left; in Arabic the next page comes from the other side, so turn the sign round by the direction"
$(translation | predictedEndTranslation).width / $WIDTH
where $WIDTH has-word width, page, size
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 54,
          finders: ["swift"], text: ####"""
level: warning
title: "Turn the sign round by the direction"
message: "the sign of this drag decides; in Arabic forward is the other side, so turn the sign round by the direction"
$(translation | velocity | predictedEndTranslation).$(x | width) $(< | > | <= | >=) $N
where inside page, pages, pager, paging, carousel, onboarding, slide, slides, gallery, lightbox
where not-inside target content offset
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 63,
          finders: ["swift"], text: ####"""
level: warning
title: "Turn the sign round by the direction"
message: "the sign of this drag decides; in Arabic forward is the other side, so turn the sign round by the direction"
$(translation | velocity)(in: $VIEW).x $(< | > | <= | >=) $N
where inside page, pages, pager, paging, carousel, onboarding, slide, slides, gallery, lightbox
where not-inside target content offset
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 75,
          finders: ["swift"], text: ####"""
$(translation | velocity | translate | predictedEndTranslation).$(x | width) $(< | > | <= | >=) $N
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 79,
          finders: ["swift"], text: ####"""
$(translation | velocity)(in: $VIEW).x $(< | > | <= | >=) $N
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 83,
          finders: ["swift"], text: ####"""
level: warning
title: "Turn the sign round by the direction"
message: "the sign of this drag decides; in Arabic forward is the other side, so turn the sign round by the direction"
$V.$(x) $(< | > | <= | >=) $N
where $V made-from translation, velocity
where $V has-no-word translation, velocity, translate
where inside page, pages, pager, paging, carousel, onboarding, slide, slides, gallery, lightbox
where not-inside target content offset
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 94,
          finders: ["swift"], text: ####"""
$V.$(x) $(< | > | <= | >=) $N
where $V made-from translation, velocity
where $V has-no-word translation, velocity, translate
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 100,
          finders: ["swift"], text: ####"""
level: warning
title: "Turn the sign round by the direction"
message: "the sign of this drag decides; in Arabic forward is the other side, so turn the sign round by the direction"
let $X = $PAN.$(translation | velocity)(in: $VIEW).x
where $X compared-later
where inside page, pages, pager, paging, carousel, onboarding, slide, slides, gallery, lightbox
where not-inside target content offset
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 110,
          finders: ["swift"], text: ####"""
let $X = $PAN.$(translation | velocity)(in: $VIEW).x
where $X compared-later
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 115,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
message: "this takes a drag to one side alone, the same in every language; turn the sign round by the direction where it means forward or back"
$(min | max)($(translation | velocity | translate).x, 0)

$(min | max)(0, $(translation | velocity | translate).x)

$(min | max)($PAN.$(translation | velocity)(in: $VIEW).x, 0)

$(min | max)(0, $PAN.$(translation | velocity)(in: $VIEW).x)
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 126,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
message: "a growing `x` moves this constraint away from the leading edge: in Arabic the view runs from the finger, so turn the sign round by the direction"
$EDGE$(? ?).$(constant) += $(translation | translate).x

$EDGE$(? ?).$(constant) = $START + $(translation | translate).x

$EDGE$(? ?).$(constant) += $PAN.$(translation)(in: $VIEW).x

$EDGE$(? ?).$(constant) = $START + $PAN.$(translation)(in: $VIEW).x
where $EDGE has-word leading, trailing
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 138,
          finders: ["swift"], text: ####"""
message: "`{MATCH}` takes drags from one edge of the screen in every language; choose the edge by `effectiveUserInterfaceLayoutDirection`"
$PAN.edges = $(? UIRectEdge).$(left | right)
where $PAN has-word edge, pan, swipe, gesture, recognizer, recogniser, 0
"""####),
        PackedBlock(language: "objc", role: "find", line: 143,
          finders: ["objc"], text: ####"""
$(translation | velocity | translate).x $(< | > | <= | >=) $N
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 147,
          finders: ["objc"], text: ####"""
$V.$(x) $(< | > | <= | >=) $N
where $V made-from translation in view, velocity in view
where $V has-no-word translation, velocity, translate
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 153,
          finders: ["objc"], text: ####"""
$(translationInView | velocityInView):$VIEW].x $(< | > | <= | >=) $N
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 157,
          finders: ["objc"], text: ####"""
CGFloat $X = [$PAN $(translationInView | velocityInView):$VIEW].x;
where $X compared-later
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 162,
          finders: ["objc", "objc"], text: ####"""
message: "this takes a drag to one side alone, the same in every language; turn the sign round by the direction where it means forward or back"
$(MIN | MAX | fmin | fmax | fminf | fmaxf)($V.x, 0)

$(MIN | MAX | fmin | fmax | fminf | fmaxf)(0, $V.x)
where $V made-from translation in view, velocity in view, translation, velocity
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 170,
          finders: ["objc", "objc"], text: ####"""
message: "this takes a drag to one side alone, the same in every language; turn the sign round by the direction where it means forward or back"
$(MIN | MAX | fmin | fmax | fminf | fmaxf)($X, 0)

$(MIN | MAX | fmin | fmax | fminf | fmaxf)(0, $X)
where $X has-word x translation, translation x, x offset, delta x, dx
where $X made-from translation in view, translation, velocity
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 179,
          finders: ["objc"], text: ####"""
message: "`{MATCH}` takes drags from one edge of the screen in every language; choose the edge by `effectiveUserInterfaceLayoutDirection`"
.edges = $(UIRectEdgeLeft | UIRectEdgeRight)
"""####),
        PackedBlock(language: "swift", role: "find", line: 184,
          finders: ["swift"], text: ####"""
message: "this reads on which half of the view a finger is; the halves change places in right-to-left, so ask `effectiveUserInterfaceLayoutDirection`"
$TOUCH.$(x) $(< | > | <= | >=) $HALF
where $TOUCH has-word location, touch, tap, point
where $HALF has-word center, mid, middle, half
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 191,
          finders: ["swift"], text: ####"""
message: "this reads on which part of the view a finger is; the parts change places in right-to-left, so ask `effectiveUserInterfaceLayoutDirection`"
$TOUCH.$(x) $(< | > | <= | >=) $WIDTH.width / $N
where $TOUCH has-word location, touch, tap, point
where $WIDTH has-no-word padding, margin, inset, knob, thumb, handle
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 198,
          finders: ["swift"], text: ####"""
message: "the sign of this drag is the same in every language; turn it round by `effectiveUserInterfaceLayoutDirection`"
$SIGN: CGFloat = $(-)1
where $SIGN has-word sign
where inside pan, drag, swipe, gesture, moved, swiped, dragged
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 205,
          finders: ["swift"], text: ####"""
$(translation | velocity)(in: $VIEW).x.$(clamp | clamped)($$$)
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 209,
          finders: ["objc"], text: ####"""
message: "this reads on which half of the view a finger is; the halves change places in right-to-left, so ask `effectiveUserInterfaceLayoutDirection`"
locationInView:$VIEW].$(x) $(< | > | <= | >=) $WIDTH.width / $N
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 214,
          finders: ["objc"], text: ####"""
message: "this reads on which half of the view a finger is; the halves change places in right-to-left, so ask `effectiveUserInterfaceLayoutDirection`"
$TOUCH.$(x) $(< | > | <= | >=) $HALF
where $TOUCH has-word location, touch, tap, point
where $HALF has-word center, mid, middle, half
where not-inside in must-not-flip media, place
"""####),
      ], page: ####"""
# Drag read by its sign

`translation.x` and `velocity.x` are positive to the right in every language. A drag that turns the page, opens a drawer or reveals a button goes the other way in Arabic.

Multiply by the direction before you compare:

    let sign: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    if translation.x * sign < 0 { showNext() }

In SwiftUI take `@Environment(\.layoutDirection)`. Where the drag chooses a page or an item it is a warning, elsewhere a note, and so is a layout that rounds a proposed offset in the direction of the drag.
Keep the sign where the finger moves a thing and the thing follows it; distances (`abs`), angles, maps, drawing and players are not reported. A tap that is read by the half of the view on which it falls is the same mistake.

On a device: swiping back begins at the right edge, and cards follow the finger.

Source: UIPanGestureRecognizer.h, UIScreenEdgePanGestureRecognizer.h, SwiftUI `DragGesture.Value`.

The same distance to either side is no side.

## Examples

Reported:

```swift
func dragged(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: view)
    card.transform = CGAffineTransform(translationX: min(translation.x, 0), y: 0)
    leadingConstraint?.constant += translation.x
    leadingConstraint?.constant = start + translation.x
    progress = max(0, pan.translation(in: view).x) / 200
}
```

Not reported:

```swift
func dragged(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: view)
    sheet.transform = CGAffineTransform(translationX: 0, y: min(translation.y, 0))
    centerConstraint.constant += translation.x
    let sign: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    leadingConstraint.constant += translation.x * sign
}
```

Reported:

```objc
- (void)dragged:(UIPanGestureRecognizer *)pan {
    CGPoint translation = [pan translationInView:self.view];
    CGFloat offset = MIN(translation.x, 0);
}
```

Reported:

```swift
@objc func move(_ gesture: UIPanGestureRecognizer) {
    let shift = gesture.translation(in: nil).x
    let isGoingOn = shift < 0
    show(selected + (isGoingOn ? 1 : -1))
}
```

Not reported:

```swift
@objc func move(_ gesture: UIPanGestureRecognizer) {
    let shift = gesture.translation(in: card).x
    guard abs(shift) > 5 else { return }
    card.transform = CGAffineTransform(translationX: shift, y: 0)
}
@objc func cancel(_ gesture: UIPanGestureRecognizer) {
    let shift = gesture.translation(in: card).x
    if shift > 40 || shift < -40 { finish(false) }
    let way = gesture.translation(in: card).x
    if way * way > 100 { finish(false) }
}
@objc func drop(_ gesture: UIPanGestureRecognizer) {
    let speed = gesture.velocity(in: card)
    let isThrown = speed.x >= 800 || speed.x <= -800
    finish(isThrown)
}
```

Reported:

```objc
- (void)drag:(UIPanGestureRecognizer *)pan {
  CGFloat shift = [pan translationInView:self].x;
  if (shift > 40) { [self showPrevious]; }
}
```

Reported (level `warning`):

```swift
func calculateIndex(_ translation: CGSize) -> Int {
    Int((-translation.width / itemWidth).rounded())
}
```

Reported (level `warning`):

```swift
final class RecipePager: UIView {
    func didEndDrag(_ pan: UIPanGestureRecognizer) {
        let velocity = pan.velocity(in: self)
        if velocity.x < 0 { show(page + 1) }
        if pan.translation(in: self).x > 0 { show(page - 1) }
    }
}
```

Reported:

```swift
func shouldBegin() -> Bool {
    let translation = pan.translation(in: self)
    return translation.x > 0
}
```

Reported:

```swift
let v = pan.velocity(in: self)
guard v.x < 0 else { return false }
```

Reported:

```swift
edgePan.edges = .left
```

Not reported:

```swift
let shift = recognizer.translation(in: drawer).x
drawer.layer.position.x = start + shift
dimming.alpha = drawer.layer.position.x >= drawer.bounds.width / 2 ? 1 : 0.5
```

Not reported:

```swift
let vertical = abs(velocity.y) > abs(velocity.x)
let angle = atan2(translation.y, translation.x)
let corner = CGPoint(x: start.x + translation.x, y: 0)
guard corner.x > 0, hypot(velocity.x, velocity.y) > limit else { return }
card.center.x += translation.x
if card.frame.minX + translation.x > limit { return }
```

Not reported:

```swift
if translation.y > 0 { close() }
if isRTL ? translation.x > 0 : translation.x < 0 { showNext() }
```

Not reported:

```swift
func scrub(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: self)
    if translation.x > 0 { seek(forward: true) }
}
```

Reported:

```objc
if (velocity.x < 0) { [self openDrawer]; }
CGPoint moved = [pan translationInView:self];
if (moved.x > 40) { [self openDrawer]; }
if ([pan translationInView:self].x > 0) { [self closeDrawer]; }
self.edgePan.edges = UIRectEdgeLeft;
```

Not reported:

```objc
if (fabs(velocity.x) > fabs(velocity.y)) { return YES; }
self.center = CGPointMake(self.center.x + translation.x, self.center.y);
self.edgesForExtendedLayout = UIRectEdgeLeft;
```

Reported:

```swift
func handleLongPressMoved(to location: CGPoint) {
    if location.x < bounds.center.x {
        let sign: CGFloat = -1
        label.transform = CGAffineTransform(translationX: sqrt(abs(location.x)) * sign, y: 0)
    }
}
```

Reported:

```swift
func didTap(_ tap: UITapGestureRecognizer) {
    let touchPoint = tap.location(in: self)
    if touchPoint.x < bounds.width / 3 { showPrevious() } else { showNext() }
}
func handlePan(_ pan: UIPanGestureRecognizer) {
    let x = pan.translation(in: self).x.clamp(-200, 0)
}
```

Not reported:

```swift
func handleSwipe(_ swipe: Swipe) {
    if location.x < slider.frame.minX { return }
    if point.x < sidePadding + knob.width / 2 { return }
    var amount: CGFloat = -1
    let y = pan.translation(in: self).y.clamp(-200, 0)
}
func place() {
    let sign: CGFloat = -1
}
```

Not reported:

```swift
func handlePlayerTap(_ tap: UITapGestureRecognizer) {
    let location = tap.location(in: self)
    if location.x < bounds.width / 2 { brightness() }
}
```

Reported:

```objc
BOOL isFirstHalf = [recognizer locationInView:self.view].x < self.tableView.frame.size.width / 2;
if (touchPoint.x < middle) { [self showPrevious]; }
```
"""####),
    PackedRule(
      id: "swipe-direction", category: "gesture-direction", level: "warning", fix: "unsafe", isOn: true,
      path: ####"gesture-direction/swipe-direction.md"####,
      title: ####"Swipe to a fixed side"####,
      summary: ####"The system never turns a swipe recogniser round. A swipe to the left that shows the next page in English should show the previous one in Arabic, where a reader pulls the next page from the left."####,
      head: ####"""
id: swipe-direction
category: gesture-direction
severity: warning
fix: unsafe
precision: high
note-where: swizzles-swipe-direction
message: "a swipe to the {SIDE} means forward in one writing direction and back in the other; choose the direction by `effectiveUserInterfaceLayoutDirection`"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
8	.	=	direction
9	.	=	direction
10	.	=	direction
11	.	=	direction
12		:	setDirection
13		:	setDirection
14	[	alloc	UISwipeGestureRecognizer
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0	.	=	direction
1	.	=	direction
2	.	=	direction
3	.	=	direction
4	.	=	direction
5	.	=	direction
6	.	(	addGestureRecognizer
7	=	(	UISwipeGestureRecognizer
"""####),
        PackedTriggers(language: "xml", role: "find", lines: ####"""
15			swipeGestureRecognizer
"""####),
        PackedTriggers(language: "objc", role: "except", lines: ####"""
3	(	|	UISwipeGestureRecognizerDirectionLeft
4	(	|	UISwipeGestureRecognizerDirectionRight
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0	.	=	direction
1		(	UISwipeGestureRecognizer
2		(	UISwipeGestureRecognizer
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 26,
          finders: ["swift"], text: ####"""
.direction = [.left, .right]
"""####),
        PackedBlock(language: "swift", role: "find", line: 29,
          finders: ["swift"], text: ####"""
level: note
title: "Choose the side by the direction"
message: "`{MATCH}` is one of several directions, up or down among them, as a game or a remote control takes them; where it means forward or back, choose it by `effectiveUserInterfaceLayoutDirection`"
direction: UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft
FOUR: left -> up | right -> up
.direction = $(? UISwipeGestureRecognizer.Direction)$(.left -> {RTL} ? .right : .left | .right -> {RTL} ? .left : .right)
where paired by FOUR in file
where file has UISwipeGestureRecognizer
where not-inside in must-not-flip media, place
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 43,
          finders: ["swift"], text: ####"""
fix: shown
title: "Exchange what the handler does for the two sides"
message: "`{MATCH}` means forward in one writing direction and back in the other; the handler reads the side ({PLACE}): exchange there what the two sides do, by `effectiveUserInterfaceLayoutDirection`"
$SWIPE.direction = $(.left | .right)
where $SWIPE type UISwipeGestureRecognizer
where file has-mark reads-swipe-side
where not-inside in must-not-flip media, place
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 53,
          finders: ["swift"], text: ####"""
fix: shown
title: "Exchange what the handler does for the two sides"
message: "`{MATCH}` means forward in one writing direction and back in the other; the handler reads the side ({PLACE}): exchange there what the two sides do, by `effectiveUserInterfaceLayoutDirection`"
$SWIPE.direction = $(.left | .right)
where $SWIPE has-word swipe
where file has-mark reads-swipe-side
where not-inside in must-not-flip media, place
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 63,
          finders: ["swift"], text: ####"""
title: "Choose the side by the direction"
message: "`{MATCH}` means forward in one writing direction and back in the other; choose the direction by `effectiveUserInterfaceLayoutDirection`"
direction: UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft
$SWIPE.direction = $(.left -> {RTL} ? .right : .left | .right -> {RTL} ? .left : .right)
where $SWIPE type UISwipeGestureRecognizer
where not-inside in must-not-flip media, place
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 72,
          finders: ["swift"], text: ####"""
title: "Choose the side by the direction"
message: "`{MATCH}` means forward in one writing direction and back in the other; choose the direction by `effectiveUserInterfaceLayoutDirection`"
direction: UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft
$SWIPE.direction = $(.left -> {RTL} ? .right : .left | .right -> {RTL} ? .left : .right)
where $SWIPE has-word swipe
where not-inside in must-not-flip media, place
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 81,
          finders: ["swift"], text: ####"""
fix: shown
title: "Choose the side by `effectiveUserInterfaceLayoutDirection`"
message: "`{MATCH}` means forward in one writing direction and back in the other; choose the direction by `effectiveUserInterfaceLayoutDirection`"
$SWIPE.direction = $(UISwipeGestureRecognizer.Direction.left | UISwipeGestureRecognizer.Direction.right | UISwipeGestureRecognizerDirection.left | UISwipeGestureRecognizerDirection.right)
where not-inside in must-not-flip media, place
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 89,
          finders: ["swift"], text: ####"""
level: note
message: "this recogniser takes swipes to the right, the default, in every language; set its direction by `effectiveUserInterfaceLayoutDirection`"
$VIEW.addGestureRecognizer($(UISwipeGestureRecognizer)($$$))
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "except", line: 95,
          finders: ["swift"], text: ####"""
$(UISwipeGestureRecognizer)($$$).
"""####),
        PackedBlock(language: "swift", role: "except", line: 98,
          finders: ["swift"], text: ####"""
$(UISwipeGestureRecognizer)($$$) {
"""####),
        PackedBlock(language: "swift", role: "find", line: 101,
          finders: ["swift"], text: ####"""
level: note
message: "this recogniser takes swipes to the right, the default, in every language; set its direction by `effectiveUserInterfaceLayoutDirection`"
$SWIPE = $(UISwipeGestureRecognizer)($$$)
where $SWIPE never-sets direction
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "except", line: 108,
          finders: ["objc"], text: ####"""
(UISwipeGestureRecognizerDirectionLeft | UISwipeGestureRecognizerDirectionRight)
"""####),
        PackedBlock(language: "objc", role: "except", line: 111,
          finders: ["objc"], text: ####"""
(UISwipeGestureRecognizerDirectionRight | UISwipeGestureRecognizerDirectionLeft)
"""####),
        PackedBlock(language: "objc", role: "find", line: 114,
          finders: ["objc", "objc"], text: ####"""
fix: shown
note-when: paired by FOUR in file
note: "`{MATCH}` is one of several directions, up or down among them, as a game or a remote control takes them; where it means forward or back, choose it by `effectiveUserInterfaceLayoutDirection`"
FOUR: UISwipeGestureRecognizerDirectionLeft -> UISwipeGestureRecognizerDirectionUp | UISwipeGestureRecognizerDirectionRight -> UISwipeGestureRecognizerDirectionUp
title: "Exchange what the handler does for the two sides"
message: "`{MATCH}` means forward in one writing direction and back in the other; the handler reads the side ({PLACE}): exchange there what the two sides do, by `effectiveUserInterfaceLayoutDirection`"
.direction = $(UISwipeGestureRecognizerDirectionLeft | UISwipeGestureRecognizerDirectionRight)
where file has-mark reads-swipe-side
where not-inside in must-not-flip media, place
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 126,
          finders: ["objc", "objc"], text: ####"""
note-when: paired by FOUR in file
note: "`{MATCH}` is one of several directions, up or down among them, as a game or a remote control takes them; where it means forward or back, choose it by `effectiveUserInterfaceLayoutDirection`"
FOUR: UISwipeGestureRecognizerDirectionLeft -> UISwipeGestureRecognizerDirectionUp | UISwipeGestureRecognizerDirectionRight -> UISwipeGestureRecognizerDirectionUp
title: "Choose the side by the direction"
message: "`{MATCH}` means forward in one writing direction and back in the other; choose the direction by `effectiveUserInterfaceLayoutDirection`"
direction: [UIView userInterfaceLayoutDirectionForSemanticContentAttribute:UISemanticContentAttributeUnspecified] == UIUserInterfaceLayoutDirectionRightToLeft
.direction = $(UISwipeGestureRecognizerDirectionLeft -> {RTL} ? UISwipeGestureRecognizerDirectionRight : UISwipeGestureRecognizerDirectionLeft | UISwipeGestureRecognizerDirectionRight -> {RTL} ? UISwipeGestureRecognizerDirectionLeft : UISwipeGestureRecognizerDirectionRight)
where not-inside in must-not-flip media, place
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 137,
          finders: ["objc", "objc"], text: ####"""
note-when: paired by FOUR in file
note: "`{MATCH}` is one of several directions, up or down among them, as a game or a remote control takes them; where it means forward or back, choose it by `effectiveUserInterfaceLayoutDirection`"
FOUR: UISwipeGestureRecognizerDirectionLeft -> UISwipeGestureRecognizerDirectionUp | UISwipeGestureRecognizerDirectionRight -> UISwipeGestureRecognizerDirectionUp
title: "Choose the side by `effectiveUserInterfaceLayoutDirection`"
message: "`{MATCH}` means forward in one writing direction and back in the other; choose the direction by `effectiveUserInterfaceLayoutDirection`"
setDirection:$(UISwipeGestureRecognizerDirectionLeft | UISwipeGestureRecognizerDirectionRight)
where not-inside in must-not-flip media, place
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 147,
          finders: ["objc"], text: ####"""
level: note
message: "this recogniser takes swipes to the right, the default, in every language; set its direction by `effectiveUserInterfaceLayoutDirection`"
$SWIPE = [[$(UISwipeGestureRecognizer) alloc] $$$]
where $SWIPE never-sets direction
where not-inside in must-not-flip media, place
"""####),
        PackedBlock(language: "xml", role: "find", line: 154,
          finders: ["xml"], text: ####"""
title: "Choose the side in code"
message: "this swipe goes to the {SIDE} in every language; set its direction in code by `effectiveUserInterfaceLayoutDirection`"
SIDE: left | right
<swipeGestureRecognizer direction="$SIDE"/>
where not-named in must-not-flip media, place
"""####),
      ], page: ####"""
# Swipe to a fixed side

The system never turns a swipe recogniser round. A swipe to the left that shows the next page in English should show the previous one in Arabic,
where a reader pulls the next page from the left.

Choose the side when the recogniser is made, or swap what the two sides do:

    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    nextSwipe.direction = isMirrored ? .right : .left

`--unsafe-fixes` writes this with your own helper (`isRTL`) where the project has one.

Swipes up and down, both sides at once, players and games need nothing; swipes to all four sides are most often those of a game or a remote control, and a note. A recogniser whose direction is never set takes swipes to the right.
Source: UISwipeGestureRecognizer.h (the default of `direction` is right).

Where one handler asks on which side it was swiped, other sides of the recognisers would change nothing, or what one of them alone is for.

## Examples

Reported:

```swift
next.direction = UISwipeGestureRecognizerDirection.left
```

Reported:

```swift
let swipe = UISwipeGestureRecognizer(target: self, action: #selector(showNext))
swipe.direction = .left
```

Fixed (unsafe):

```swift
let swipe = UISwipeGestureRecognizer(target: self, action: #selector(showNext))
swipe.direction = UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft ? .right : .left
```

Reported:

```swift
let back = UISwipeGestureRecognizer(target: self, action: #selector(showPrevious))
back.direction = .right
```

Fixed (unsafe):

```swift
let back = UISwipeGestureRecognizer(target: self, action: #selector(showPrevious))
back.direction = UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft ? .left : .right
```

Reported:

```swift
struct Reader {
    static var isRTL: Bool { UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft }
}
nextSwipe.direction = .left
```

Fixed (unsafe):

```swift
struct Reader {
    static var isRTL: Bool { UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft }
}
nextSwipe.direction = Reader.isRTL ? .right : .left
```

Reported:

```swift
nextSwipe.direction = UISwipeGestureRecognizer.Direction.left
```

Reported (level `note`):

```swift
page.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(close)))
```

Reported (level `note`):

```swift
let swipe = UISwipeGestureRecognizer(target: self, action: #selector(close))
page.addGestureRecognizer(swipe)
```

Reported (level `note`):

```objc
UISwipeGestureRecognizer *swipe = [[UISwipeGestureRecognizer alloc] initWithTarget:self action:@selector(close)];
[self.page addGestureRecognizer:swipe];
```

Not reported:

```objc
UISwipeGestureRecognizer *swipe = [[UISwipeGestureRecognizer alloc] initWithTarget:self action:@selector(close)];
[swipe setDirection:UISwipeGestureRecognizerDirectionDown];
UISwipeGestureRecognizer *other = [[UISwipeGestureRecognizer alloc] initWithTarget:self action:@selector(open)];
other.direction = UISwipeGestureRecognizerDirectionUp;
```

Not reported:

```objc
- (void)loadSwipe {
    _closing = [[UISwipeGestureRecognizer alloc] initWithTarget:self action:@selector(close)];
}
- (void)startSwipe {
    self.closing.direction = UISwipeGestureRecognizerDirectionUp;
}
```

Not reported:

```swift
let swipe = UISwipeGestureRecognizer(target: self, action: #selector(close))
page.addGestureRecognizer(swipe)
func listen() {
    swipe
        .direction = .down
}
let other = UISwipeGestureRecognizer(target: self, action: #selector(open)).then { $0.direction = .up }
var third: UISwipeGestureRecognizer = UISwipeGestureRecognizer()
func listenToAll() {
    let up = UISwipeGestureRecognizer(), down = UISwipeGestureRecognizer()
    for (recognizer, side) in [(up, .up), (down, .down)] as [(UISwipeGestureRecognizer, UISwipeGestureRecognizer.Direction)] {
        recognizer.direction = side
    }
}
```

Not reported:

```swift
swipe.direction = .down
swipe.direction = [.left, .right]
layout.direction = .left
if swipe.direction == .left { return }
```

Not reported:

```swift
swipe.direction = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
```

Not reported:

```swift
final class PlayerViewController: UIViewController {
    func addGestures() {
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(jump))
        swipe.direction = .left
    }
}
```

Reported:

```objc
swipe.direction = UISwipeGestureRecognizerDirectionLeft;
```

Fixed (unsafe):

```objc
swipe.direction = [UIView userInterfaceLayoutDirectionForSemanticContentAttribute:UISemanticContentAttributeUnspecified] == UIUserInterfaceLayoutDirectionRightToLeft ? UISwipeGestureRecognizerDirectionRight : UISwipeGestureRecognizerDirectionLeft;
```

Reported:

```objc
[other setDirection:UISwipeGestureRecognizerDirectionRight];
```

Not reported:

```objc
swipe.direction = UISwipeGestureRecognizerDirectionUp;
[swipe setDirection:(UISwipeGestureRecognizerDirectionLeft | UISwipeGestureRecognizerDirectionRight)];
if (swipe.direction & UISwipeGestureRecognizerDirectionLeft) { return; }
```

Reported:

```xml
<swipeGestureRecognizer direction="left" id="Sw1-pe-001"/>
```

Not reported:

```xml
<swipeGestureRecognizer direction="up" id="Sw1-pe-002"/>
```

A note for each side of four.

Reported (level `note`):

```swift
func listen() {
    let left = UISwipeGestureRecognizer(target: self, action: #selector(slide(_:)))
    left.direction = .left
    let up = UISwipeGestureRecognizer(target: self, action: #selector(slide(_:)))
    up.direction = .up
}
```

Fixed (unsafe):

```swift
func listen() {
    let left = UISwipeGestureRecognizer(target: self, action: #selector(slide(_:)))
    left.direction = UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft ? .right : .left
    let up = UISwipeGestureRecognizer(target: self, action: #selector(slide(_:)))
    up.direction = .up
}
```

One handler for both sides.

Reported:

```swift
func listen() {
    let forward = UISwipeGestureRecognizer(target: self, action: #selector(turnPage(_:)))
    forward.direction = .left
    backSwipe.direction = .right
}
@objc func turnPage(_ gesture: UISwipeGestureRecognizer) {
    switch gesture.direction {
    case .left: showNext()
    default: showPrevious()
    }
}
```

Reported:

```objc
- (void)listen {
    self.forwardSwipe.direction = UISwipeGestureRecognizerDirectionLeft;
}
- (void)turnPage:(UISwipeGestureRecognizer *)sender {
    if (sender.direction == UISwipeGestureRecognizerDirectionLeft) { [self showNext]; }
}
```
"""####),
    PackedRule(
      id: "asymmetric-constraint-insets", category: "layout-constraint", level: "warning", fix: "shown", isOn: true,
      path: ####"layout-constraint/asymmetric-constraint-insets.md"####,
      title: ####"Edges pinned with different left and right insets"####,
      summary: ####"`make.edges` with `UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 4)` makes left and right constraints: in Arabic the wide margin stays on the left. With equal sides it does not matter, so only insets that differ are reported, written on the spot or as a constant of the same file. SnapKit 5.0.1 has `directionalEdges` and takes `NSDirectionalEdgeInsets` (5.6 for `directionalHorizontalEdges`); elsewhere pin top, leading, bottom and trailing one by one."####,
      head: ####"""
id: asymmetric-constraint-insets
category: layout-constraint
severity: warning
fix: shown
precision: high
message: "`{MATCH}` keeps two different sides, the same ones in every language; pin leading and trailing, or give the edges directional insets"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
2	.		edges
3	.	.	edges
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0	.	.	edges	horizontalEdges	margins
1	.	.	edges	horizontalEdges	margins
4		(	Edges
5	.	(	edges	edgesToSuperview	horizontalToSuperview
6	.	(	margin	padding
7	.	(	margin	padding
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "find", line: 24,
          finders: ["swift"], text: ####"""
title: "Use directional edges and insets"
SIDE: left -> right
EDGES: edges -> directionalEdges | margins -> directionalMargins | horizontalEdges -> directionalHorizontalEdges
.$EDGES.$REL.inset($(UIEdgeInsets -> NSDirectionalEdgeInsets)(top: $T, $(left -> leading): $L, bottom: $B, $(right -> trailing): $R))
where $L not-same-size $R
where $L not-twin $R by SIDE
where within makeConstraints, remakeConstraints, updateConstraints, prepareConstraints
"""####),
        PackedBlock(language: "swift", role: "find", line: 33,
          finders: ["swift"], text: ####"""
fix: none
EDGES: edges -> directionalEdges | margins -> directionalMargins | horizontalEdges -> directionalHorizontalEdges
.$EDGES.$REL.inset($I)
where $I differs at left, right
where within makeConstraints, remakeConstraints, updateConstraints, prepareConstraints
"""####),
        PackedBlock(language: "objc", role: "find", line: 43,
          finders: ["objc"], text: ####"""
fix: none
.$(edges)$$$.insets($I)
where $I differs at 2, 4
where project uses Masonry
"""####),
        PackedBlock(language: "objc", role: "find", line: 49,
          finders: ["objc"], text: ####"""
fix: none
.$(edges).mas_equalTo($I)
where $I differs at 2, 4
where project uses Masonry
"""####),
        PackedBlock(language: "swift", role: "find", line: 58,
          finders: ["swift"], text: ####"""
fix: none
$(Edges)($I)
where $I differs at left, right
where project uses EasyPeasy
"""####),
        PackedBlock(language: "swift", role: "find", line: 64,
          finders: ["swift"], text: ####"""
fix: none
.$(edgesToSuperview | horizontalToSuperview | edges)($(? $$$ ,)insets: $I$(? , $$$))
where $I differs at left, right
where project uses TinyConstraints
"""####),
        PackedBlock(language: "swift", role: "find", line: 73,
          finders: ["swift"], text: ####"""
title: "Use directional insets"
SIDE: left -> right
.$(margin | padding)($(UIEdgeInsets -> NSDirectionalEdgeInsets)(top: $T, $(left -> leading): $L, bottom: $B, $(right -> trailing): $R))
where $L not-same-size $R
where $L not-twin $R by SIDE
where project uses PinLayout, FlexLayout
"""####),
        PackedBlock(language: "swift", role: "find", line: 81,
          finders: ["swift"], text: ####"""
fix: none
.$(margin | padding)($T, $L, $B, $R)
where $L not-same-size $R
where named pin, flex, addItem
where project uses PinLayout, FlexLayout
"""####),
      ], page: ####"""
# Edges pinned with different left and right insets

`make.edges` with `UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 4)` makes left and right constraints: in Arabic the wide margin stays on the left. With equal sides it does not
matter, so only insets that differ are reported, written on the spot or as a constant of the same file. SnapKit 5.0.1 has `directionalEdges` and takes `NSDirectionalEdgeInsets`
(5.6 for `directionalHorizontalEdges`); elsewhere pin top, leading, bottom and trailing one by one.

    make.directionalEdges.equalToSuperview().inset(NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 4))

Keep it where the two sides belong to a picture. The same insets given to leading and trailing attributes need no change: both SnapKit and Masonry mirror them.

Source: `ConstraintMakerEditable.swift` of SnapKit, `MASViewConstraint.m` of Masonry, `CompoundAttribute` of EasyPeasy, `TinyConstraints+superview.swift`, `PinLayout+Margins`, `FlexLayout.swift`.

## Examples

Reported (imports `SnapKit`):

```swift
card.snp.makeConstraints { make in
    make.edges.equalToSuperview().inset(UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 4))
}
```

Fixed (shown):

```swift
card.snp.makeConstraints { make in
    make.directionalEdges.equalToSuperview().inset(NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 4))
}
```

Reported (imports `SnapKit`):

```swift
static let cardInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 0)
func place() {
    card.snp.makeConstraints { $0.edges.equalTo(row).inset(Metrics.cardInsets) }
}
```

Not reported (imports `SnapKit`):

```swift
static let cardInsets = UIEdgeInsets(top: 8, left: 16, bottom: 4, right: 16)
func place() {
    card.snp.makeConstraints { $0.edges.equalTo(row).inset(Metrics.cardInsets) }
    card.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: insets.left, bottom: 2, right: insets.right)) }
    card.snp.makeConstraints { $0.edges.equalToSuperview().inset(given) }
    card.snp.makeConstraints { $0.leading.trailing.equalToSuperview().inset(UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 4)) }
}
```

Reported (imports `Masonry`):

```objc
[card mas_makeConstraints:^(MASConstraintMaker *make) {
    make.edges.equalTo(self).with.insets(UIEdgeInsetsMake(0, 16, 0, 4));
}];
```

Reported (imports `Masonry`):

```objc
[card mas_makeConstraints:^(MASConstraintMaker *make) {
    make.edges.mas_equalTo(UIEdgeInsetsMake(0, 16, 0, 4));
}];
```

Not reported (imports `Masonry`):

```objc
[card mas_makeConstraints:^(MASConstraintMaker *make) {
    make.edges.equalTo(self).insets(UIEdgeInsetsMake(4, 16, 0, 16));
    make.edges.mas_equalTo(UIEdgeInsetsZero);
}];
```

Reported (imports `EasyPeasy`):

```swift
card.easy.layout(Edges(UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 4)))
```

Reported (imports `TinyConstraints`):

```swift
card.edgesToSuperview(insets: TinyEdgeInsets(top: 0, left: 16, bottom: 0, right: 4))
```

Reported (imports `PinLayout`):

```swift
card.pin.all().margin(UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 4))
row.pin.all().margin(0, 16, 0, 4)
```

Not reported:

```swift
card.pin.all().margin(0, 16, 0, 4)
card.edgesToSuperview(insets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 4))
```

Reported:

```swift
enum Sizes {
    static let leftPad: CGFloat = 40
    static let rightPad: CGFloat = 8
}
badge.snp.makeConstraints { make in
    make.edges.equalToSuperview().inset(UIEdgeInsets(top: 0, left: Sizes.leftPad, bottom: 0, right: Sizes.rightPad))
}
```
"""####),
    PackedRule(
      id: "frame-library-side", category: "layout-constraint", level: "note", fix: "none", isOn: true,
      path: ####"layout-constraint/frame-library-side.md"####,
      title: ####"SDAutoLayout, Neon and YYKit: libraries that only know left and right"####,
      summary: ####"These libraries set frames from left and right and have no word for leading and trailing: nothing that they place turns round in Arabic. Where such a view is not symmetric, choose the side by `effectiveUserInterfaceLayoutDirection`, in a helper of your own, or move the view to constraints with leading and trailing. Both sides set alike are not reported. It is a note since every place has to be looked at."####,
      head: ####"""
id: frame-library-side
category: layout-constraint
severity: note
fix: none
precision: medium
message: "`{MATCH}` sets a frame from one side in every language, and this library knows no other; choose the side by `effectiveUserInterfaceLayoutDirection`"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
0	.	(	leftEqualToView	leftSpaceToView	left_sd	rightEqualToView	rightSpaceToView	right_sd	setupAutoWidthWithRightView
4	.	=	left	right
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
1	.	(	leftEqualToView	leftSpaceToView	left_sd	rightEqualToView	rightSpaceToView	right_sd	setupAutoWidthWithRightView
2	.	?	leftEqualToView	leftSpaceToView	left_sd	rightEqualToView	rightSpaceToView	right_sd	setupAutoWidthWithRightView
3	.	,	aboveMatchingLeft	aboveMatchingRight	bottomLeft	bottomRight	left	right	toTheLeftCentered	toTheLeftMatchingBottom	toTheLeftMatchingTop	toTheRightCentered	toTheRightMatchingBottom	toTheRightMatchingTop	topLeft	topRight	underMatchingLeft	underMatchingRight
"""####),
        PackedTriggers(language: "objc", role: "except", lines: ####"""
0	.	(	leftEqualToView	leftSpaceToView	rightEqualToView	rightSpaceToView
2	.	(	leftSpaceToView
3	.	(	leftEqualToView
4	.	=	left
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
1	.	(	leftEqualToView	leftSpaceToView	rightEqualToView	rightSpaceToView
"""####),
      ], blocks: [
        PackedBlock(language: "objc", role: "except", line: 20,
          finders: ["objc"], text: ####"""
MIRROR: leftSpaceToView -> rightSpaceToView | rightSpaceToView -> leftSpaceToView | leftEqualToView -> rightEqualToView | rightEqualToView -> leftEqualToView
.$(leftSpaceToView | rightSpaceToView | leftEqualToView | rightEqualToView)($$$)
where paired by MIRROR in statement
"""####),
        PackedBlock(language: "objc", role: "find", line: 25,
          finders: ["objc"], text: ####"""
table SIDE: sdautolayout of layout-frames
.$SIDE($$$)
where project uses SDAutoLayout
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "except", line: 31,
          finders: ["swift"], text: ####"""
MIRROR: leftSpaceToView -> rightSpaceToView | rightSpaceToView -> leftSpaceToView | leftEqualToView -> rightEqualToView | rightEqualToView -> leftEqualToView
.$(leftSpaceToView | rightSpaceToView | leftEqualToView | rightEqualToView)($$$)
where paired by MIRROR in statement
"""####),
        PackedBlock(language: "swift", role: "find", line: 36,
          finders: ["swift"], text: ####"""
table SIDE: sdautolayout of layout-frames
.$SIDE($$$)
where project uses SDAutoLayout
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 42,
          finders: ["swift"], text: ####"""
table SIDE: sdautolayout of layout-frames
.$SIDE?($$$)
where project uses SDAutoLayout
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "except", line: 49,
          finders: ["objc"], text: ####"""
.leftSpaceToView($A, 0)$$$.rightEqualToView($A)
"""####),
        PackedBlock(language: "objc", role: "except", line: 52,
          finders: ["objc"], text: ####"""
.leftEqualToView($A)$$$.rightSpaceToView($A, 0)
"""####),
        PackedBlock(language: "swift", role: "find", line: 58,
          finders: ["swift"], text: ####"""
table SIDE: neon of layout-frames
$A.$(? anchorInCorner)$(? anchorToEdge)$(? align)$(? alignAndFill)$(? alignAndFillWidth)$(? alignAndFillHeight)$(? anchorToEdgeAndFill)$(? groupInCorner)$(? groupAgainstEdge)$(? groupAndAlign)(.$SIDE, $$$)
where imports Neon
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "except", line: 67,
          finders: ["objc"], text: ####"""
$A.left = $N;
$A.right = $M
"""####),
        PackedBlock(language: "objc", role: "find", line: 71,
          finders: ["objc"], text: ####"""
.$(left | right) = $N
where project uses YYKit, UIView_YYAdd, YYCategories
where not-named in must-not-flip media, place
"""####),
      ], page: ####"""
# SDAutoLayout, Neon and YYKit: libraries that only know left and right

These libraries set frames from left and right and have no word for leading and trailing: nothing that they place turns round in Arabic. Where such a view is not symmetric,
choose the side by `effectiveUserInterfaceLayoutDirection`, in a helper of your own, or move the view to constraints with leading and trailing.
Both sides set alike are not reported. It is a note since every place has to be looked at.

Source: `UIView+SDAutoLayout.h` of SDAutoLayout, `Constants.swift` of Neon, `UIView+YYAdd.h` of YYKit.

## Examples

Reported (imports `SDAutoLayout`):

```objc
self.price.sd_layout.leftSpaceToView(self.photo, 8).topEqualToView(self.photo).widthIs(80);
```

Not reported (imports `SDAutoLayout`):

```objc
self.banner.sd_layout.leftSpaceToView(self, 8).topSpaceToView(self, 0).rightSpaceToView(self, 8);
self.price.sd_layout.topEqualToView(self.photo);
self.card.sd_layout.leftSpaceToView(self, 0).topEqualToView(self).rightEqualToView(self);
```

Reported (imports `SDAutoLayout`):

```swift
_ = price.sd_layout()?.leftSpaceToView?(photo, 8)?.widthIs?(80)
```

Reported (imports `Neon`):

```swift
badge.anchorInCorner(.topRight, xPad: 4, yPad: 4, width: 16, height: 16)
name.align(.toTheRightCentered, relativeTo: avatar, padding: 8, width: 120, height: 20)
```

Not reported (imports `Neon`):

```swift
badge.anchorToEdge(.top, padding: 4, width: 16, height: 16)
name.align(.underCentered, relativeTo: avatar, padding: 8, width: 120, height: 20)
```

Reported (imports `YYKit`):

```objc
self.avatar.left = 12;
```

Not reported:

```objc
self.avatar.left = 12;
self.price.leftSpaceToView(8);
```

Not reported:

```swift
badge.anchorInCorner(.topRight, xPad: 4, yPad: 4, width: 16, height: 16)
```
"""####),
    PackedRule(
      id: "ib-left-right-constraint", category: "layout-constraint", level: "warning", fix: "safe", isOn: true,
      path: ####"layout-constraint/ib-left-right-constraint.md"####,
      title: ####"Interface Builder constraint that names left and right"####,
      summary: ####"Interface Builder writes `left` and `right` when Respect Language Direction is switched off in the menu of the constraint's item; such a view does not move when the Arabic screen turns round. With `leading` and `trailing` the English picture and the constant stay the same. Keep left and right in layouts that are physical: a map, a joystick, a player's buttons, which are known by their names and pictures. A share of an edge (`multiplier="1:3"`) is mirrored by neither kind, since x is counted from the left in every language; it gets no fix. A constraint that is installed in no size class is never reported."####,
      head: ####"""
id: ib-left-right-constraint
category: layout-constraint
severity: warning
fix: safe
precision: high
unsafe-where: reads-constraint-sides
message: "this constraint holds its view on one side in every language; switch on Respect Language Direction"
"""####, triggers: [
        PackedTriggers(language: "xml", role: "find", lines: ####"""
0			constraint
1			constraint
2			constraint
3			constraint
4			constraint
5			constraint
"""####),
      ], blocks: [
        PackedBlock(language: "xml", role: "find", line: 24,
          finders: ["xml"], text: ####"""
fix: shown
message: "this constraint holds its view on one side in every language, and so would a share of the leading or trailing edge; use a spacer view for the share"
<constraint firstAttribute="$(left | right | leftMargin | rightMargin)" secondAttribute="$(left | right | leftMargin | rightMargin | centerX | centerXWithinMargins)" multiplier="$M" placeholder="$absent"/>
where $M is-not 1
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
where not-named play, pause
"""####),
        PackedBlock(language: "xml", role: "find", line: 33,
          finders: ["xml"], text: ####"""
fix: shown
message: "this constraint holds its view on one side in every language, and so would a share of the leading or trailing edge; use a spacer view for the share"
<constraint secondAttribute="$(left | right | leftMargin | rightMargin)" firstAttribute="$(centerX | centerXWithinMargins)" multiplier="$M" placeholder="$absent"/>
where $M is-not 1
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
where not-named play, pause
"""####),
        PackedBlock(language: "xml", role: "find", line: 42,
          finders: ["xml"], text: ####"""
level: note
message: "this constraint is the mirror of another one of the same view, so both directions look alike; Respect Language Direction keeps it so beside views that turn"
title: "Use leading and trailing"
SIDE, OTHER: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
MIRROR: left -> right | right -> left | leftMargin -> rightMargin | rightMargin -> leftMargin
<constraint firstAttribute="$SIDE" secondAttribute="$OTHER" placeholder="$absent"/>
where paired by MIRROR
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
where not-named play, pause
"""####),
        PackedBlock(language: "xml", role: "find", line: 54,
          finders: ["xml"], text: ####"""
title: "Use leading and trailing"
SIDE, OTHER: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
<constraint firstAttribute="$SIDE" secondAttribute="$OTHER" placeholder="$absent"/>
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
where not-named play, pause
"""####),
        PackedBlock(language: "xml", role: "find", line: 62,
          finders: ["xml"], text: ####"""
title: "Use leading or trailing"
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
<constraint firstAttribute="$SIDE" secondAttribute="$(centerX | centerXWithinMargins)" placeholder="$absent"/>
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
where not-named play, pause
"""####),
        PackedBlock(language: "xml", role: "find", line: 70,
          finders: ["xml"], text: ####"""
title: "Use leading or trailing"
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
<constraint secondAttribute="$SIDE" firstAttribute="$(centerX | centerXWithinMargins)" placeholder="$absent"/>
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
where not-named play, pause
"""####),
      ], page: ####"""
# Interface Builder constraint that names left and right

Interface Builder writes `left` and `right` when Respect Language Direction is switched off in the menu of the constraint's item; such a view does not move when
the Arabic screen turns round. With `leading` and `trailing` the English picture and the constant stay the same. Keep left and right in layouts that are physical: a map, a joystick, a player's buttons, which are known by their names and pictures.
A share of an edge (`multiplier="1:3"`) is mirrored by neither kind, since x is counted from the left in every language; it gets no fix.
A constraint that is installed in no size class is never reported.

A view held at the same distance on both sides looks the same in either direction and is only a note.

Availability: leading and trailing attributes iOS 6 and macOS 10.7, their margins iOS 8.

Source: UIKit NSLayoutConstraint.h.

## Examples

Reported:

```xml
<constraint firstItem="Lx1-aa-001" firstAttribute="left" secondItem="Lx1-aa-000" secondAttribute="right" constant="8" id="Lx1-cc-001"/>
```

Fixed:

```xml
<constraint firstItem="Lx1-aa-001" firstAttribute="leading" secondItem="Lx1-aa-000" secondAttribute="trailing" constant="8" id="Lx1-cc-001"/>
```

Reported:

```xml
<constraint firstAttribute="rightMargin" secondItem="Lx1-aa-001" secondAttribute="right" constant="10" id="Lx1-cc-002"/>
```

Fixed:

```xml
<constraint firstAttribute="trailingMargin" secondItem="Lx1-aa-001" secondAttribute="trailing" constant="10" id="Lx1-cc-002"/>
```

Reported:

```xml
<constraint firstItem="Lx1-aa-001" firstAttribute="left" secondItem="Lx1-aa-000" secondAttribute="centerX" id="Lx1-cc-003"/>
```

Fixed:

```xml
<constraint firstItem="Lx1-aa-001" firstAttribute="leading" secondItem="Lx1-aa-000" secondAttribute="centerX" id="Lx1-cc-003"/>
```

Reported (level `note`):

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <view id="Lx2-aa-000">
            <subviews>
                <view id="Lx2-aa-001"/>
            </subviews>
            <constraints>
                <constraint firstItem="Lx2-aa-001" firstAttribute="left" secondItem="Lx2-aa-000" secondAttribute="left" constant="12" id="Lx2-cc-001"/>
                <constraint firstAttribute="right" secondItem="Lx2-aa-001" secondAttribute="right" constant="12" id="Lx2-cc-002"/>
            </constraints>
        </view>
    </objects>
</document>
```

Fixed:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <view id="Lx2-aa-000">
            <subviews>
                <view id="Lx2-aa-001"/>
            </subviews>
            <constraints>
                <constraint firstItem="Lx2-aa-001" firstAttribute="leading" secondItem="Lx2-aa-000" secondAttribute="leading" constant="12" id="Lx2-cc-001"/>
                <constraint firstAttribute="trailing" secondItem="Lx2-aa-001" secondAttribute="trailing" constant="12" id="Lx2-cc-002"/>
            </constraints>
        </view>
    </objects>
</document>
```

Not reported:

```xml
<constraint firstItem="Lx1-aa-001" firstAttribute="leading" secondItem="Lx1-aa-000" secondAttribute="leading" constant="8" id="Lx1-cc-004"/>
<constraint firstItem="Lx1-aa-001" firstAttribute="centerX" secondItem="Lx1-aa-000" secondAttribute="centerX" id="Lx1-cc-005"/>
<constraint firstItem="Lx1-aa-001" firstAttribute="left" secondItem="Lx1-aa-000" secondAttribute="left" placeholder="YES" id="Lx1-cc-006"/>
```

Not reported:

```xml
<view contentMode="scaleToFill" semanticContentAttribute="spatial" id="Lx1-aa-000">
    <constraints>
        <constraint firstItem="Lx1-aa-001" firstAttribute="left" secondItem="Lx1-aa-000" secondAttribute="left" constant="8" id="Lx1-cc-007"/>
    </constraints>
</view>
```

Not reported (document `macOS`):

```xml
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
    <objects>
        <customView id="Lx3-aa-000">
            <subviews>
                <button id="Lx3-aa-001">
                    <buttonCell key="cell" type="square" image="slower" imagePosition="only" id="Lx3-aa-002"/>
                </button>
                <button id="Lx3-aa-003">
                    <buttonCell key="cell" type="square" image="play" imagePosition="only" alternateImage="pause" id="Lx3-aa-004"/>
                </button>
            </subviews>
            <constraints>
                <constraint firstItem="Lx3-aa-001" firstAttribute="left" secondItem="Lx3-aa-000" secondAttribute="left" constant="14" id="Lx3-cc-001"/>
                <constraint firstItem="Lx3-aa-003" firstAttribute="left" secondItem="Lx3-aa-001" secondAttribute="right" constant="24" id="Lx3-cc-002"/>
            </constraints>
        </customView>
    </objects>
</document>
```

Reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <view id="Lx4-aa-000">
            <subviews>
                <view id="Lx4-aa-001"/>
                <view id="Lx4-aa-002"/>
            </subviews>
            <constraints>
                <constraint firstItem="Lx4-aa-001" firstAttribute="left" secondItem="Lx4-aa-000" secondAttribute="left" constant="12" id="Lx4-cc-001"/>
                <constraint firstItem="Lx4-aa-002" firstAttribute="left" secondItem="Lx4-aa-000" secondAttribute="left" constant="16" id="Lx4-cc-002"/>
            </constraints>
            <variation key="default">
                <mask key="constraints">
                    <exclude reference="Lx4-cc-001"/>
                    <exclude reference="Lx4-cc-002"/>
                </mask>
            </variation>
            <variation key="widthClass=regular">
                <mask key="constraints">
                    <include reference="Lx4-cc-002"/>
                </mask>
            </variation>
        </view>
    </objects>
</document>
```

Fixed:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <view id="Lx4-aa-000">
            <subviews>
                <view id="Lx4-aa-001"/>
                <view id="Lx4-aa-002"/>
            </subviews>
            <constraints>
                <constraint firstItem="Lx4-aa-001" firstAttribute="left" secondItem="Lx4-aa-000" secondAttribute="left" constant="12" id="Lx4-cc-001"/>
                <constraint firstItem="Lx4-aa-002" firstAttribute="leading" secondItem="Lx4-aa-000" secondAttribute="leading" constant="16" id="Lx4-cc-002"/>
            </constraints>
            <variation key="default">
                <mask key="constraints">
                    <exclude reference="Lx4-cc-001"/>
                    <exclude reference="Lx4-cc-002"/>
                </mask>
            </variation>
            <variation key="widthClass=regular">
                <mask key="constraints">
                    <include reference="Lx4-cc-002"/>
                </mask>
            </variation>
        </view>
    </objects>
</document>
```

Reported:

```xml
<constraint firstItem="Lx1-aa-001" firstAttribute="left" secondItem="Lx1-aa-000" secondAttribute="right" multiplier="1:3" id="Lx1-cc-010"/>
```

Reported:

```xml
<constraint firstItem="Lx1-aa-001" firstAttribute="left" secondItem="Lx1-aa-000" secondAttribute="left" multiplier="1" id="Lx1-cc-011"/>
```

Fixed:

```xml
<constraint firstItem="Lx1-aa-001" firstAttribute="leading" secondItem="Lx1-aa-000" secondAttribute="leading" multiplier="1" id="Lx1-cc-011"/>
```
"""####),
    PackedRule(
      id: "leading-distance-from-x", category: "layout-constraint", level: "note", fix: "none", isOn: true,
      path: ####"layout-constraint/leading-distance-from-x.md"####,
      title: ####"Leading distance taken from an x"####,
      summary: ####"A leading constraint counts from the right edge in Arabic. An `x`, a `minX` or a place of the finger counts from the left in every language, so a view that follows another one by such a number lands on the far side of the screen."####,
      head: ####"""
id: leading-distance-from-x
category: layout-constraint
severity: note
fix: none
precision: medium
message: "this distance runs from the leading edge, but an `x` counts from the left: in Arabic the view lands as far from the right; measure from the leading edge, or constrain the view to the other one"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
2	.	=	constant
3	.	=	constant
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0	.	=	constant
1	.	=	constant
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "find", line: 25,
          finders: ["swift"], text: ####"""
$EDGE.$(constant) = $X
where $EDGE has-word leading
where $X has-word min x, mid x, origin
where $X has-no-word in even-distances
where not-inside in must-not-flip media, place
where asks-no-direction
"""####),
        PackedBlock(language: "swift", role: "find", line: 33,
          finders: ["swift"], text: ####"""
$EDGE.$(constant) = $X
where $EDGE has-word leading
where $X made-from min x, mid x, origin x
where $X has-no-word translation, translate, velocity
where not-inside in must-not-flip media, place
where asks-no-direction
"""####),
        PackedBlock(language: "objc", role: "find", line: 41,
          finders: ["objc"], text: ####"""
$EDGE.$(constant) = $X;
where $EDGE has-word leading
where $X has-word get min x, get mid x, origin
where $X has-no-word in even-distances
where not-inside in must-not-flip media, place
where asks-no-direction
"""####),
        PackedBlock(language: "objc", role: "find", line: 49,
          finders: ["objc"], text: ####"""
$EDGE.$(constant) = $X;
where $EDGE has-word leading
where $X made-from get min x, get mid x, origin x
where $X has-no-word translation, translate, velocity
where not-inside in must-not-flip media, place
where asks-no-direction
"""####),
      ], page: ####"""
# Leading distance taken from an x

A leading constraint counts from the right edge in Arabic. An `x`, a `minX` or a place of the finger counts from the left in every language, so a view that follows another one by such a number lands on the far side of the screen.

Constrain the two views to each other, or turn the number round:

    badge.leadingAnchor.constraint(equalTo: title.leadingAnchor)                        // no number at all

    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    badgeLeading.constant = isMirrored ? view.bounds.width - title.frame.maxX : title.frame.minX

Where the place is physical, such as a preview that the finger drags about, hold the view by its left anchor instead. Layout guides with the same margin on both sides need nothing.

Source: UIKit NSLayoutConstraint.h, CoreGraphics CGGeometry.h.

## Examples

Reported:

```swift
titleLeading?.constant = titleFrame.minX
```

Reported:

```swift
func moveMarker(to button: UIButton) {
    let start = button.frame.origin.x
    markerLeadingConstraint.constant = start
}
```

Reported:

```swift
arrowLeadingConstraint.constant = button.frame.midX - arrow.bounds.width / 2
```

Not reported:

```swift
titleLeading.constant = 16
titleLeading.constant = iPhoneX ? 24 : 16
titleTop.constant = titleFrame.minY
markerLeftConstraint.constant = button.frame.minX
```

Not reported:

```swift
titleLeadingConstraint.constant = tableView.readableContentGuide.layoutFrame.minX
```

Not reported:

```swift
func moveMarker(to button: UIButton) {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    markerLeadingConstraint.constant = isMirrored ? view.bounds.width - button.frame.maxX : button.frame.minX
}
```

Not reported:

```swift
final class MapMarkerView: UIView {
    func place(at point: CGPoint) { pinLeadingConstraint.constant = point.x }
}
```

Reported:

```objc
self.stickerLeadingConstraint.constant = frame.origin.x;
```

Reported:

```objc
- (void)showPanelAt:(UIView *)button {
    CGFloat start = CGRectGetMinX(button.frame);
    self.panelLeadingConstraint.constant = start;
}
```

Not reported:

```objc
self.stickerLeadingConstraint.constant = 12;
```
"""####),
    PackedRule(
      id: "left-right-anchors", category: "layout-constraint", level: "warning", fix: "safe", isOn: true,
      path: ####"layout-constraint/left-right-anchors.md"####,
      title: ####"Anchors that name left and right"####,
      summary: ####"A view held by `leftAnchor` stays on the left when the rest of the Arabic screen turns round, and lands on its neighbours. `leadingAnchor` and `trailingAnchor` give the same picture in English; constants keep their sign. Both ends of one constraint must change together, since left against leading raises an exception; against `centerXAnchor` either kind is allowed. A view held at equal distances on both sides is only a note, and so is one that is as wide as the view it begins with, or stands in its middle. Keep left and right where the place is physical: a map, a player's transport bar, a crop handle. The parts of an illustration or a chart are a note."####,
      head: ####"""
id: left-right-anchors
category: layout-constraint
severity: warning
fix: safe
precision: high
unsafe-where: reads-constraint-sides
message: "`{MATCH}` stays on its side in every language; use the leading and trailing anchors"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
43	.	constraintEqualToAnchor	leftAnchor	rightAnchor
44		]	leftAnchor	rightAnchor
45	.	constraintEqualToAnchor	leftAnchor	rightAnchor
46	.	constraintEqualToAnchor	widthAnchor
47	.	constraintEqualToAnchor	leftAnchor	rightAnchor
48	.	constraintEqualToAnchor	widthAnchor
49		]	leftAnchor	rightAnchor
50		]	widthAnchor
51		]	leftAnchor	rightAnchor
52		]	widthAnchor
53	.	constraintEqualToAnchor	leftAnchor	rightAnchor
54	.	constraintEqualToAnchor	widthAnchor
55	.	constraintEqualToAnchor	leftAnchor	rightAnchor
56	.	constraintEqualToAnchor	widthAnchor
57		]	leftAnchor	rightAnchor
58		]	widthAnchor
59		]	leftAnchor	rightAnchor
60		]	widthAnchor
61	.	constraintEqualToAnchor	leftAnchor	rightAnchor
62	.	constraintEqualToAnchor	leftAnchor	rightAnchor
63		]	leftAnchor	rightAnchor
64		]	leftAnchor	rightAnchor
65	.		leftAnchor	rightAnchor
66		]	leftAnchor	rightAnchor
67	.		leftAnchor	rightAnchor
68		]	leftAnchor	rightAnchor
69	.	constraintEqualToAnchor	centerXAnchor
70	.	constraintGreaterThanOrEqualToAnchor	centerXAnchor
71	.	constraintLessThanOrEqualToAnchor	centerXAnchor
72		]	centerXAnchor
76	.		leftAnchor	rightAnchor
77			leftAnchor	rightAnchor
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0		:	left
1		:	right
2		:	left
3		:	right
4	.	.	leftAnchor	rightAnchor
5	.	.	leftAnchor	rightAnchor
6		.	leftAnchor	rightAnchor
7	.	.	leftAnchor	rightAnchor
8	.	.	leftAnchor	rightAnchor
9		.	leftAnchor	rightAnchor
10	.	.	leftAnchor	rightAnchor
11	.	.	leftAnchor	rightAnchor
12	.	.	leftAnchor	rightAnchor
13	.	.	widthAnchor
14	.	.	widthAnchor
15	.	.	leftAnchor	rightAnchor
16	.	.	leftAnchor	rightAnchor
17	.	.	widthAnchor
18	.	.	widthAnchor
19	.	.	leftAnchor	rightAnchor
20	.	.	leftAnchor	rightAnchor
21	.	.	centerXAnchor
22	.	.	centerXAnchor
23	.	.	leftAnchor	rightAnchor
24	.	.	leftAnchor	rightAnchor
25	.	.	widthAnchor
26	.	.	widthAnchor
27	.	.	leftAnchor	rightAnchor
28	.	.	leftAnchor	rightAnchor
29	.	.	leftAnchor	rightAnchor
30	.	.	leftAnchor	rightAnchor
31	.	.	leftAnchor	rightAnchor
32	.	.	leftAnchor	rightAnchor
33	.	.	leftAnchor	rightAnchor
34	.	.	leftAnchor	rightAnchor
35	.	.	leftAnchor	rightAnchor
36	.	.	leftAnchor	rightAnchor
37		.	leftAnchor	rightAnchor
38		.	leftAnchor	rightAnchor
39	.	.	leftAnchor	rightAnchor
40	.	.	leftAnchor	rightAnchor
41	.	.	centerXAnchor
42	.	.	centerXAnchor
73	.	.	leftAnchor	rightAnchor
74		.	leftAnchor	rightAnchor
75	.	(	constraint
"""####),
        PackedTriggers(language: "objc", role: "except", lines: ####"""
7	.		leftAnchor	rightAnchor
8		]	leftAnchor	rightAnchor
9			leftAnchor	rightAnchor
10			leadingAnchor	trailingAnchor
14	.		leftAnchor
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0		.	leftAnchor	rightAnchor
1		.	leadingAnchor	trailingAnchor
2		.	leftAnchor	rightAnchor
3		.	leadingAnchor	trailingAnchor
4		.	leftAnchor	rightAnchor
5	.	.	leftAnchor	rightAnchor
6		.	leftAnchor	rightAnchor
11	.	.	leftAnchor
12	.	.	leftAnchor
13		.	leftAnchor
15		:	left
16		:	left
17		:	left
18		:	left
19		:	right
20		:	right
21		:	leading	trailing
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 21,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
$(leftAnchor | rightAnchor).constraint($REL: $B.$(leadingAnchor | trailingAnchor)

$(leadingAnchor | trailingAnchor).constraint($REL: $B.$(leftAnchor | rightAnchor)

$(leftAnchor | rightAnchor).constraint($REL: $(leadingAnchor | trailingAnchor)

$(leadingAnchor | trailingAnchor).constraint($REL: $(leftAnchor | rightAnchor)
"""####),
        PackedBlock(language: "swift", role: "except", line: 30,
          finders: ["swift", "swift"], text: ####"""
SIDE: leftAnchor | rightAnchor
$SIDE.constraint($REL: $OTHER

$A.$SIDE.constraint($REL: $OTHER
where $OTHER parameter
where $OTHER has-word left, right
"""####),
        PackedBlock(language: "swift", role: "except", line: 38,
          finders: ["swift"], text: ####"""
SIDE: leftAnchor | rightAnchor
$SIDE.constraint(
where $SIDE parameter
"""####),
        PackedBlock(language: "objc", role: "except", line: 43,
          finders: ["objc", "objc"], text: ####"""
[$VIEW.$(leftAnchor | rightAnchor) $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$OTHER

[[$VIEW $(leftAnchor | rightAnchor)] $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$OTHER
where $OTHER parameter
where $OTHER has-word left, right
"""####),
        PackedBlock(language: "objc", role: "except", line: 50,
          finders: ["objc", "objc"], text: ####"""
$(leftAnchor | rightAnchor) $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$B.$(leadingAnchor | trailingAnchor)

$(leadingAnchor | trailingAnchor) $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$B.$(leftAnchor | rightAnchor)
"""####),
        PackedBlock(language: "swift", role: "except", line: 58,
          finders: ["swift", "swift"], text: ####"""
group: $A
$A.leftAnchor.constraint($REL: $B.leftAnchor, constant: $X)

$A.leftAnchor.constraint($REL: leftAnchor, constant: $X)
where $X has-word min x, origin
where $X has-no-word in even-distances
where $X has-no-word bounds
"""####),
        PackedBlock(language: "swift", role: "except", line: 67,
          finders: ["swift"], text: ####"""
leftAnchor.constraint($REL: $B.leftAnchor, constant: $X)
where $X has-word min x, origin
where $X has-no-word in even-distances
where $X has-no-word bounds
"""####),
        PackedBlock(language: "objc", role: "except", line: 73,
          finders: ["objc"], text: ####"""
group: $A
[$A.leftAnchor $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$B.leftAnchor constant:$X]
where $X has-word get min x, origin
where $X has-no-word in even-distances
where $X has-no-word bounds
"""####),
        PackedBlock(language: "swift", role: "except", line: 83,
          finders: ["swift", "swift", "swift", "swift", "swift", "swift", "swift"], text: ####"""
group: $A
$A.$HELPER($$$ left: $B.leftAnchor, $$$ right: $C.rightAnchor

$A.$HELPER($$$ left: leftAnchor, $$$ right: rightAnchor

$A.$HELPER($$$ left: leftAnchor, $$$ right: $C.rightAnchor

$A.$HELPER($$$ left: $B.leftAnchor, $$$ right: rightAnchor

$A.$HELPER($$$ right: $B.rightAnchor, $$$ left: $C.leftAnchor

$A.$HELPER($$$ right: rightAnchor, $$$ left: leftAnchor

$A.$HELPER($$$ $(leading | trailing): $B.$(leftAnchor | rightAnchor)
where $HELPER has-no-word constraint
"""####),
        PackedBlock(language: "swift", role: "find", line: 105,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
fix: none
group: $A
message: "`{MATCH}` is handed to a helper that holds this view on one side in every language; give the helper leading and trailing, and hand it those anchors"
$A.$HELPER($$$ left: $B.$(leftAnchor | rightAnchor)$(? , $$$))

$A.$HELPER($$$ right: $B.$(leftAnchor | rightAnchor)$(? , $$$))

$A.$HELPER($$$ left: $(leftAnchor | rightAnchor)$(? , $$$))

$A.$HELPER($$$ right: $(leftAnchor | rightAnchor)$(? , $$$))
where $HELPER has-no-word constraint, init, sides, edges, insets
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "shared", line: 124,
          finders: [], text: ####"""
title: "Use leading and trailing anchors"
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing anchors keep it so beside views that turn"
group: $A, $B
SIDE, OTHER: leftAnchor -> leadingAnchor | rightAnchor -> trailingAnchor
MIRROR: leftAnchor -> rightAnchor | rightAnchor -> leftAnchor | left -> right | right -> left | greaterThanOrEqualTo -> lessThanOrEqualTo | lessThanOrEqualTo -> greaterThanOrEqualTo
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 132,
          finders: ["swift", "swift", "swift"], text: ####"""
level: note
fix: unsafe
message: "`{MATCH}` holds a part of an illustration on its side; its pictures and their places turn round together or not at all"
$A.$SIDE.constraint($REL: $B.$OTHER$(? , $$$))

$A.$SIDE.constraint($REL: $OTHER$(? , $$$))

$SIDE.constraint($REL: $B.$OTHER$(? , $$$))
where inside illustration, scenery
"""####),
        PackedBlock(language: "swift", role: "find", line: 143,
          finders: ["swift", "swift", "swift"], text: ####"""
level: note
fix: unsafe
message: "`{MATCH}` holds a part of a chart on its side; axes, labels and curve turn round together or not at all"
$A.$SIDE.constraint($REL: $B.$OTHER$(? , $$$))

$A.$SIDE.constraint($REL: $OTHER$(? , $$$))

$SIDE.constraint($REL: $B.$OTHER$(? , $$$))
where inside chart, charts, graph, graphs, plot, sparkline, histogram
"""####),
        PackedBlock(language: "swift", role: "find", line: 154,
          finders: ["swift"], text: ####"""
level: note
$A.$SIDE.constraint(equalTo: $B.$OTHER)
where $B has-word scroll, scroller, scrolling
where paired by MIRROR
"""####),
        PackedBlock(language: "swift", role: "find", line: 160,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
level: note
fix: unsafe
message: "this content is as wide as the view it scrolls in, so both directions look alike while nothing ends it on the other side; pin both sides, then choose leading and trailing"
$A.$SIDE.constraint(equalTo: $B.$OTHER$(? , multiplier: 1.0)).isActive = true $$$BETWEEN $A.widthAnchor.constraint(equalTo: $B.widthAnchor$(? , multiplier: 1.0)).isActive = true

$A.$SIDE.constraint(equalTo: $B.$OTHER$(? , multiplier: 1.0)), $$$BETWEEN $A.widthAnchor.constraint(equalTo: $B.widthAnchor$(? , multiplier: 1.0))

$A.widthAnchor.constraint(equalTo: $B.widthAnchor$(? , multiplier: 1.0)).isActive = true $$$BETWEEN $A.$SIDE.constraint(equalTo: $B.$OTHER$(? , multiplier: 1.0)).isActive = true

$A.widthAnchor.constraint(equalTo: $B.widthAnchor$(? , multiplier: 1.0)), $$$BETWEEN $A.$SIDE.constraint(equalTo: $B.$OTHER$(? , multiplier: 1.0))
where $SIDE is $OTHER
where $B has-word scroll, scroller, scrolling
where $BETWEEN has-no-word case, default, guard, return, if, else, let, var
where $B has-no-word anchor
"""####),
        PackedBlock(language: "swift", role: "find", line: 176,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
level: note
message: "this view is as wide as the one it begins with, so both directions look alike; the leading or trailing anchor keeps it so beside views that turn"
$A.$SIDE.constraint(equalTo: $B.$OTHER$(? , multiplier: 1.0)).isActive = true $$$BETWEEN $A.widthAnchor.constraint(equalTo: $B.widthAnchor$(? , multiplier: 1.0)).isActive = true

$A.$SIDE.constraint(equalTo: $B.$OTHER$(? , multiplier: 1.0)), $$$BETWEEN $A.widthAnchor.constraint(equalTo: $B.widthAnchor$(? , multiplier: 1.0))

$A.widthAnchor.constraint(equalTo: $B.widthAnchor$(? , multiplier: 1.0)).isActive = true $$$BETWEEN $A.$SIDE.constraint(equalTo: $B.$OTHER$(? , multiplier: 1.0)).isActive = true

$A.widthAnchor.constraint(equalTo: $B.widthAnchor$(? , multiplier: 1.0)), $$$BETWEEN $A.$SIDE.constraint(equalTo: $B.$OTHER$(? , multiplier: 1.0))
where $SIDE is $OTHER
where $BETWEEN has-no-word case, default, guard, return, if, else, let, var
where $B has-no-word anchor
"""####),
        PackedBlock(language: "swift", role: "find", line: 190,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
level: note
message: "this view stands in the middle of the other one, so both directions look alike; the leading or trailing anchor keeps it so beside views that turn"
$A.$SIDE.constraint($REL: $B.$OTHER$(? , constant: $C)).isActive = true $$$BETWEEN $A.centerXAnchor.constraint(equalTo: $B.centerXAnchor).isActive = true

$A.$SIDE.constraint($REL: $B.$OTHER$(? , constant: $C)), $$$BETWEEN $A.centerXAnchor.constraint(equalTo: $B.centerXAnchor)

$A.centerXAnchor.constraint(equalTo: $B.centerXAnchor).isActive = true $$$BETWEEN $A.$SIDE.constraint($REL: $B.$OTHER$(? , constant: $C)).isActive = true

$A.centerXAnchor.constraint(equalTo: $B.centerXAnchor), $$$BETWEEN $A.$SIDE.constraint($REL: $B.$OTHER$(? , constant: $C))
where $SIDE is $OTHER
where $BETWEEN has-no-word case, default, guard, return, if, else, let, var
where $B has-no-word anchor
"""####),
        PackedBlock(language: "swift", role: "find", line: 204,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
level: note
fix: unsafe
message: "`{MATCH}` puts a view as wide as `{W}` behind another one, as pages stand; what scrolls to it counts from the left, so let both follow the direction together"
$A.$SIDE.constraint(equalTo: $B.$OTHER$(? , constant: $C)).isActive = true $$$BETWEEN $A.widthAnchor.constraint(equalTo: $W.widthAnchor).isActive = true

$A.$SIDE.constraint(equalTo: $B.$OTHER$(? , constant: $C)), $$$BETWEEN $A.widthAnchor.constraint(equalTo: $W.widthAnchor)

$A.widthAnchor.constraint(equalTo: $W.widthAnchor).isActive = true $$$BETWEEN $A.$SIDE.constraint(equalTo: $B.$OTHER$(? , constant: $C)).isActive = true

$A.widthAnchor.constraint(equalTo: $W.widthAnchor), $$$BETWEEN $A.$SIDE.constraint(equalTo: $B.$OTHER$(? , constant: $C))
where $SIDE is-not $OTHER
where $W is-not $B
where $BETWEEN has-no-word case, default, guard, return, if, else, let, var
where $B has-no-word anchor
"""####),
        PackedBlock(language: "swift", role: "find", line: 220,
          finders: ["swift", "swift"], text: ####"""
note-when: paired by MIRROR at $C
$A.$SIDE.constraint($REL: $B.$OTHER$(? , constant: $C)$(? , $$$))
where $B has-no-word anchor
"""####),
        PackedBlock(language: "swift", role: "find", line: 225,
          finders: ["swift", "swift", "swift", "swift", "swift", "swift"], text: ####"""
note-when: paired by MIRROR at $C
$A.$SIDE.constraint($REL: ($B?.$OTHER)!$(? , constant: $C)$(? , $$$))

$A.$SIDE.constraint($REL: ($B.$OTHER)!$(? , constant: $C)$(? , $$$))

$A.$SIDE.constraint($REL: $B?.$OTHER!$(? , constant: $C)$(? , $$$))
"""####),
        PackedBlock(language: "swift", role: "find", line: 233,
          finders: ["swift", "swift"], text: ####"""
note-when: paired by MIRROR at $C
$A.$SIDE.constraint($REL: $OTHER$(? , constant: $C)$(? , $$$))
where $OTHER not-local
"""####),
        PackedBlock(language: "swift", role: "find", line: 238,
          finders: ["swift", "swift"], text: ####"""
note-when: paired by MIRROR at $C
$SIDE.constraint($REL: $B.$OTHER$(? , constant: $C)$(? , $$$))
where $SIDE not-local
where $B has-no-word anchor
"""####),
        PackedBlock(language: "swift", role: "find", line: 244,
          finders: ["swift", "swift"], text: ####"""
title: "Use the leading or trailing anchor"
group: $A
$A.$SIDE.constraint($REL: $B.centerXAnchor$(? , $$$))

$A.$SIDE.constraint($REL: centerXAnchor$(? , $$$))
"""####),
        PackedBlock(language: "swift", role: "find", line: 251,
          finders: ["swift"], text: ####"""
title: "Use the leading or trailing anchor"
group: $A, $B
$A.centerXAnchor.constraint($REL: $B.$SIDE$(? , $$$))
where $B has-no-word anchor
"""####),
        PackedBlock(language: "swift", role: "find", line: 257,
          finders: ["swift"], text: ####"""
title: "Use the leading or trailing anchor"
group: $A
$A.centerXAnchor.constraint($REL: $SIDE$(? , $$$))
where $SIDE not-local
"""####),
        PackedBlock(language: "objc", role: "shared", line: 263,
          finders: [], text: ####"""
title: "Use leading and trailing anchors"
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing anchors keep it so beside views that turn"
group: $A, $B
SIDE, OTHER: leftAnchor -> leadingAnchor | rightAnchor -> trailingAnchor
MIRROR: leftAnchor -> rightAnchor | rightAnchor -> leftAnchor | left -> right | right -> left | greaterThanOrEqualTo -> lessThanOrEqualTo | lessThanOrEqualTo -> greaterThanOrEqualTo
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 271,
          finders: ["objc", "objc"], text: ####"""
level: note
[$A.$SIDE constraintEqualToAnchor:$B.$OTHER]

[[$A $SIDE] constraintEqualToAnchor:[$B $OTHER]]
where $B has-word scroll, scroller, scrolling
where paired by MIRROR
"""####),
        PackedBlock(language: "objc", role: "find", line: 279,
          finders: ["objc", "objc", "objc", "objc", "objc", "objc", "objc", "objc"], text: ####"""
level: note
fix: unsafe
message: "this content is as wide as the view it scrolls in, so both directions look alike while nothing ends it on the other side; pin both sides, then choose leading and trailing"
[$A.$SIDE constraintEqualToAnchor:$B.$OTHER], $$$BETWEEN [$A.widthAnchor constraintEqualToAnchor:$B.widthAnchor]

[$A.widthAnchor constraintEqualToAnchor:$B.widthAnchor], $$$BETWEEN [$A.$SIDE constraintEqualToAnchor:$B.$OTHER]

[$A.$SIDE constraintEqualToAnchor:$B.$OTHER].active = YES; $$$BETWEEN [$A.widthAnchor constraintEqualToAnchor:$B.widthAnchor].active = YES

[$A.widthAnchor constraintEqualToAnchor:$B.widthAnchor].active = YES; $$$BETWEEN [$A.$SIDE constraintEqualToAnchor:$B.$OTHER].active = YES

[[$A $SIDE] constraintEqualToAnchor:[$B $OTHER]], $$$BETWEEN [[$A widthAnchor] constraintEqualToAnchor:[$B widthAnchor]]

[[$A widthAnchor] constraintEqualToAnchor:[$B widthAnchor]], $$$BETWEEN [[$A $SIDE] constraintEqualToAnchor:[$B $OTHER]]

[[$A $SIDE] constraintEqualToAnchor:[$B $OTHER]].active = YES; $$$BETWEEN [[$A widthAnchor] constraintEqualToAnchor:[$B widthAnchor]].active = YES

[[$A widthAnchor] constraintEqualToAnchor:[$B widthAnchor]].active = YES; $$$BETWEEN [[$A $SIDE] constraintEqualToAnchor:[$B $OTHER]].active = YES
where $SIDE is $OTHER
where $B has-word scroll, scroller, scrolling
where $BETWEEN has-no-word case, default, return, if, else
"""####),
        PackedBlock(language: "objc", role: "find", line: 302,
          finders: ["objc", "objc", "objc", "objc", "objc", "objc", "objc", "objc"], text: ####"""
level: note
message: "this view is as wide as the one it begins with, so both directions look alike; the leading or trailing anchor keeps it so beside views that turn"
[$A.$SIDE constraintEqualToAnchor:$B.$OTHER], $$$BETWEEN [$A.widthAnchor constraintEqualToAnchor:$B.widthAnchor]

[$A.widthAnchor constraintEqualToAnchor:$B.widthAnchor], $$$BETWEEN [$A.$SIDE constraintEqualToAnchor:$B.$OTHER]

[$A.$SIDE constraintEqualToAnchor:$B.$OTHER].active = YES; $$$BETWEEN [$A.widthAnchor constraintEqualToAnchor:$B.widthAnchor].active = YES

[$A.widthAnchor constraintEqualToAnchor:$B.widthAnchor].active = YES; $$$BETWEEN [$A.$SIDE constraintEqualToAnchor:$B.$OTHER].active = YES

[[$A $SIDE] constraintEqualToAnchor:[$B $OTHER]], $$$BETWEEN [[$A widthAnchor] constraintEqualToAnchor:[$B widthAnchor]]

[[$A widthAnchor] constraintEqualToAnchor:[$B widthAnchor]], $$$BETWEEN [[$A $SIDE] constraintEqualToAnchor:[$B $OTHER]]

[[$A $SIDE] constraintEqualToAnchor:[$B $OTHER]].active = YES; $$$BETWEEN [[$A widthAnchor] constraintEqualToAnchor:[$B widthAnchor]].active = YES

[[$A widthAnchor] constraintEqualToAnchor:[$B widthAnchor]].active = YES; $$$BETWEEN [[$A $SIDE] constraintEqualToAnchor:[$B $OTHER]].active = YES
where $SIDE is $OTHER
where $BETWEEN has-no-word case, default, return, if, else
"""####),
        PackedBlock(language: "objc", role: "find", line: 323,
          finders: ["objc", "objc", "objc", "objc"], text: ####"""
note-when: paired by MIRROR at $C
[$A.$SIDE constraintEqualToAnchor:$B.$OTHER$(? constant:$C)]

[[$A $SIDE] constraintEqualToAnchor:[$B $OTHER]$(? constant:$C)]
"""####),
        PackedBlock(language: "objc", role: "find", line: 329,
          finders: ["objc", "objc"], text: ####"""
[$A.$SIDE $(constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$B.$OTHER$(? constant:$C)]

[[$A $SIDE] $(constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):[$B $OTHER]$(? constant:$C)]
"""####),
        PackedBlock(language: "objc", role: "find", line: 334,
          finders: ["objc", "objc"], text: ####"""
title: "Use the leading or trailing anchor"
group: $A
[$A.$SIDE $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$B.centerXAnchor$(? constant:$C)]

[[$A $SIDE] $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):[$B centerXAnchor]$(? constant:$C)]
"""####),
        PackedBlock(language: "objc", role: "find", line: 341,
          finders: ["objc", "objc", "objc", "objc"], text: ####"""
title: "Use the leading or trailing anchor"
group: $A, $B
[$A.centerXAnchor constraintEqualToAnchor:$B.$SIDE$(? constant:$C)]

[$A.centerXAnchor constraintGreaterThanOrEqualToAnchor:$B.$SIDE$(? constant:$C)]

[$A.centerXAnchor constraintLessThanOrEqualToAnchor:$B.$SIDE$(? constant:$C)]

[[$A centerXAnchor] constraintEqualToAnchor:[$B $SIDE]$(? constant:$C)]
"""####),
        PackedBlock(language: "swift,objc", role: "shared", line: 357,
          finders: [], text: ####"""
fix: shown
message: "`{MATCH}` stays on its side in every language; use leading or trailing at both ends of this constraint, which change together"
group: $A
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 363,
          finders: ["swift", "swift"], text: ####"""
$A.$(leftAnchor | rightAnchor).constraint(

$(leftAnchor | rightAnchor).constraint(
"""####),
        PackedBlock(language: "swift", role: "find", line: 368,
          finders: ["swift"], text: ####"""
$A.constraint($REL: $B.$(leftAnchor | rightAnchor)
where $A has-no-word left, right, leading, trailing, center
"""####),
        PackedBlock(language: "objc", role: "find", line: 372,
          finders: ["objc", "objc"], text: ####"""
$A.$(leftAnchor | rightAnchor) $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):

$(leftAnchor | rightAnchor) $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):
"""####),
      ], page: ####"""
# Anchors that name left and right

A view held by `leftAnchor` stays on the left when the rest of the Arabic screen turns round, and lands on its neighbours.
`leadingAnchor` and `trailingAnchor` give the same picture in English; constants keep their sign. Both ends of one constraint must change together,
since left against leading raises an exception; against `centerXAnchor` either kind is allowed. A view held at equal distances on both sides is only a note, and so is one that is as wide as the view it begins with, or stands in its middle. Keep left and right where the place is physical: a map, a player's transport bar, a crop handle. The parts of an illustration or a chart are a note.

Availability: anchors iOS 9 and macOS 10.11.

Source: UIKit NSLayoutAnchor.h.

An `x` counts from the left in every language: a view that is held as far from the left as another one's `minX` stands with it, and a leading anchor would part them.

A view that hands both of its sides to a helper is not reported: it fills the room between them. Its other constraints wait for it.

## A helper takes the other end

`box.anchor(top: topAnchor, left: leftAnchor, right: nil)`: a helper of the project that pins left and right needs parameters for leading and trailing.

## Both ends are written here

A view that is held at the same distance on both sides looks the same in either direction and is a note.

## One end comes from elsewhere

An edit of one end alone can crash, so these carry no fix.

## Examples

Reported (level `note`):

```swift
final class SalesChartView: UIView {
    let unitLabel = UILabel()
    func layout() {
        unitLabel.rightAnchor.constraint(equalTo: rightAnchor).isActive = true
        unitLabel.widthAnchor.constraint(equalToConstant: 40).isActive = true
    }
}
```

Fixed (unsafe):

```swift
final class SalesChartView: UIView {
    let unitLabel = UILabel()
    func layout() {
        unitLabel.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        unitLabel.widthAnchor.constraint(equalToConstant: 40).isActive = true
    }
}
```

Reported:

```swift
subtitle?.leftAnchor.constraint(equalTo: (tray?.leftAnchor)!, constant: 10).isActive = true
subtitle?.rightAnchor.constraint(equalTo: (tray?.rightAnchor)!, constant: gap * -1).isActive = true
```

Fixed:

```swift
subtitle?.leadingAnchor.constraint(equalTo: (tray?.leadingAnchor)!, constant: 10).isActive = true
subtitle?.trailingAnchor.constraint(equalTo: (tray?.trailingAnchor)!, constant: gap * -1).isActive = true
```

Reported (level `note`):

```swift
NSLayoutConstraint.activate([
    page.leftAnchor.constraint(equalTo: scrollView.leftAnchor),
    page.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
])
```

Fixed (unsafe):

```swift
NSLayoutConstraint.activate([
    page.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
    page.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
])
```

Reported (level `note`):

```swift
NSLayoutConstraint.activate([
    page.leftAnchor.constraint(equalTo: scrollView.leftAnchor),
    page.topAnchor.constraint(equalTo: scrollView.topAnchor),
    page.rightAnchor.constraint(equalTo: scrollView.rightAnchor),
    page.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
])
```

Fixed:

```swift
NSLayoutConstraint.activate([
    page.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
    page.topAnchor.constraint(equalTo: scrollView.topAnchor),
    page.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
    page.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
])
```

Reported (level `note`):

```objc
[NSLayoutConstraint activateConstraints:@[
    [[self.card leftAnchor] constraintEqualToAnchor:[self.cover leftAnchor]],
    [[self.card widthAnchor] constraintEqualToAnchor:[self.cover widthAnchor]],
]];
```

Fixed:

```objc
[NSLayoutConstraint activateConstraints:@[
    [[self.card leadingAnchor] constraintEqualToAnchor:[self.cover leadingAnchor]],
    [[self.card widthAnchor] constraintEqualToAnchor:[self.cover widthAnchor]],
]];
```

Reported (level `note`):

```objc
[page.leftAnchor constraintEqualToAnchor:scroller.leftAnchor].active = YES;
[page.widthAnchor constraintEqualToAnchor:scroller.widthAnchor].active = YES;
```

Fixed (unsafe):

```objc
[page.leadingAnchor constraintEqualToAnchor:scroller.leadingAnchor].active = YES;
[page.widthAnchor constraintEqualToAnchor:scroller.widthAnchor].active = YES;
```

Reported (level `note`):

```swift
sheet.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
sheet.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
```

Fixed:

```swift
sheet.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
```

Reported (level `note`):

```swift
NSLayoutConstraint.activate([
    badge.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 12),
    badge.centerXAnchor.constraint(equalTo: card.centerXAnchor)
])
```

Fixed:

```swift
NSLayoutConstraint.activate([
    badge.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
    badge.centerXAnchor.constraint(equalTo: card.centerXAnchor)
])
```

Reported:

```swift
icon.leftAnchor.constraint(equalTo: row.safeAreaLayoutGuide.leftAnchor, constant: 8).isActive = true
```

Fixed:

```swift
icon.leadingAnchor.constraint(equalTo: row.safeAreaLayoutGuide.leadingAnchor, constant: 8).isActive = true
```

Reported:

```swift
NSLayoutConstraint.activate([
    priceLabel.topAnchor.constraint(equalTo: topAnchor),
    priceLabel.rightAnchor.constraint(lessThanOrEqualTo: cartButton.leftAnchor, constant: -12),
])
```

Fixed:

```swift
NSLayoutConstraint.activate([
    priceLabel.topAnchor.constraint(equalTo: topAnchor),
    priceLabel.trailingAnchor.constraint(lessThanOrEqualTo: cartButton.leadingAnchor, constant: -12),
])
```

Reported:

```swift
stack.rightAnchor.constraint(equalTo: rightAnchor, constant: -margin).isActive = true
```

Fixed:

```swift
stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin).isActive = true
```

Reported:

```swift
guard let superview = superview else { return }
leftAnchor.constraint(equalTo: superview.leftAnchor).isActive = true
```

Fixed:

```swift
guard let superview = superview else { return }
leadingAnchor.constraint(equalTo: superview.leadingAnchor).isActive = true
```

Reported:

```swift
badge.centerXAnchor.constraint(equalTo: avatar.rightAnchor, constant: -5).isActive = true
```

Fixed:

```swift
badge.centerXAnchor.constraint(equalTo: avatar.trailingAnchor, constant: -5).isActive = true
```

Reported:

```swift
divider.leftAnchor.constraint(equalTo: header.centerXAnchor).isActive = true
```

Fixed:

```swift
divider.leadingAnchor.constraint(equalTo: header.centerXAnchor).isActive = true
```

Reported:

```swift
func pin(to edge: NSLayoutXAxisAnchor, inset: CGFloat) {
    leftAnchor.constraint(equalTo: edge, constant: inset).isActive = true
}
```

Reported:

```swift
guide.leftAnchor.constraint(equalTo: cell?.rightAnchor ?? guide.leftAnchor).isActive = true
```

Reported:

```swift
edge.constraint(equalTo: sheet.rightAnchor, constant: -20).isActive = true
```

Not reported:

```swift
func fill(_ parent: UIView, usingLeadingTrailing: Bool = true) {
    if usingLeadingTrailing {
        leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
    } else {
        leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
    }
}
```

Not reported:

```swift
price.leftAnchor.constraint(equalTo: leadingAnchor).isActive = true
price.trailingAnchor.constraint(equalTo: rightAnchor, constant: -8).isActive = true
```

Not reported:

```swift
icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8).isActive = true
icon.centerXAnchor.constraint(equalTo: row.centerXAnchor).isActive = true
```

Not reported:

```swift
protocol Anchored {
    var leftAnchor: NSLayoutXAxisAnchor { get }
    var rightAnchor: NSLayoutXAxisAnchor { get }
}
```

Not reported:

```swift
if traitCollection.layoutDirection == .rightToLeft {
    arrow.rightAnchor.constraint(equalTo: leftAnchor).isActive = true
}
```

Not reported:

```swift
compassView.leftAnchor.constraint(equalTo: mapView.leftAnchor, constant: 12).isActive = true
```

Reported:

```objc
[self.shadow.leftAnchor constraintEqualToAnchor:self.leftAnchor].active = YES;
[self.field.rightAnchor constraintEqualToAnchor:guide.rightAnchor constant:-8.0].active = YES;
```

Fixed:

```objc
[self.shadow.leadingAnchor constraintEqualToAnchor:self.leadingAnchor].active = YES;
[self.field.trailingAnchor constraintEqualToAnchor:guide.trailingAnchor constant:-8.0].active = YES;
```

Reported:

```objc
[[_badge leftAnchor] constraintEqualToAnchor:[_title rightAnchor] constant:4].active = YES;
```

Fixed:

```objc
[[_badge leadingAnchor] constraintEqualToAnchor:[_title trailingAnchor] constant:4].active = YES;
```

Reported:

```objc
[button.leftAnchor constraintEqualToAnchor:startAnchor].active = YES;
```

Not reported:

```objc
[self.shadow.leadingAnchor constraintEqualToAnchor:self.leadingAnchor].active = YES;
```

Reported (level `note`):

```swift
sheet.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 12).isActive = true
sheet.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -12).isActive = true
```

Fixed:

```swift
sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12).isActive = true
sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12).isActive = true
```

Not reported:

```swift
func pin(leftAnchor: NSLayoutXAxisAnchor?, right: NSLayoutXAxisAnchor?, left: CGFloat) {
    if let leftAnchor = leftAnchor {
        self.leftAnchor.constraint(equalTo: leftAnchor, constant: left).isActive = true
    }
    if let right { badge.rightAnchor.constraint(equalTo: right).isActive = true }
}
```

Reported:

```swift
func pin(to box: UIView) {
    let leftAnchor = box.safeAreaLayoutGuide.leftAnchor
    badge.leftAnchor.constraint(equalTo: leftAnchor).isActive = true
}
```

Not reported:

```objc
- (void)pinLeft:(NSLayoutXAxisAnchor *)leftAnchor {
    [self.badge.leftAnchor constraintEqualToAnchor:leftAnchor].active = YES;
}
```

Reported (level `note`):

```swift
sheet.leftAnchor.constraint(greaterThanOrEqualTo: view.leftAnchor, constant: 12).isActive = true
sheet.rightAnchor.constraint(lessThanOrEqualTo: view.rightAnchor, constant: -12).isActive = true
```

Fixed:

```swift
sheet.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 12).isActive = true
sheet.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -12).isActive = true
```

Not reported:

```swift
if drawerSide == .left {
    drawer.rightAnchor.constraint(equalTo: leftAnchor).isActive = true
} else {
    drawer.leftAnchor.constraint(equalTo: rightAnchor).isActive = true
}
```

Reported:

```swift
badge.centerXAnchor.constraint(equalTo: rightAnchor, constant: -5).isActive = true
icon.leftAnchor.constraint(equalTo: centerXAnchor).isActive = true
```

Fixed:

```swift
badge.centerXAnchor.constraint(equalTo: trailingAnchor, constant: -5).isActive = true
icon.leadingAnchor.constraint(equalTo: centerXAnchor).isActive = true
```

Reported:

```objc
[[_badge leftAnchor] constraintEqualToAnchor:[_title centerXAnchor] constant:4].active = YES;
[[_badge centerXAnchor] constraintEqualToAnchor:[_title rightAnchor]].active = YES;
[self.thumb.centerXAnchor constraintLessThanOrEqualToAnchor:self.title.rightAnchor].active = YES;
```

Fixed:

```objc
[[_badge leadingAnchor] constraintEqualToAnchor:[_title centerXAnchor] constant:4].active = YES;
[[_badge centerXAnchor] constraintEqualToAnchor:[_title trailingAnchor]].active = YES;
[self.thumb.centerXAnchor constraintLessThanOrEqualToAnchor:self.title.trailingAnchor].active = YES;
```

Reported:

```swift
photo.leftAnchor.constraint(equalTo: card.leftAnchor).isActive = true
title.rightAnchor.constraint(equalTo: card.rightAnchor).isActive = true
```

Fixed:

```swift
photo.leadingAnchor.constraint(equalTo: card.leadingAnchor).isActive = true
title.trailingAnchor.constraint(equalTo: card.trailingAnchor).isActive = true
```

Reported:

```swift
avatar.anchor(top: card.topAnchor, left: card.leftAnchor, bottom: card.bottomAnchor, right: nil)
name.anchor(top: card.topAnchor, left: avatar.rightAnchor, right: badge.leftAnchor)
duration.pin(right: rightAnchor, inset: 15)
```

Not reported:

```swift
footer.anchor(left: card.leftAnchor, bottom: card.bottomAnchor, right: card.rightAnchor)
header.anchor(top: topAnchor, left: leftAnchor, right: rightAnchor, height: 44)
footer.anchor(right: card.rightAnchor, left: card.leftAnchor)
header.anchor(left: leftAnchor, right: card.rightAnchor)
mapPin.anchor(left: mapView.leftAnchor)
store.append(Sides.init(left: card.leftAnchor))
```

Reported (level `note`):

```swift
final class WelcomeIllustrationView: UIView {
    let hillView = UIImageView()
    let skyView = UIImageView()
    func setUp() {
        hillView.leftAnchor.constraint(equalTo: skyView.leftAnchor, constant: -12).isActive = true
    }
}
```

Fixed (unsafe):

```swift
final class WelcomeIllustrationView: UIView {
    let hillView = UIImageView()
    let skyView = UIImageView()
    func setUp() {
        hillView.leadingAnchor.constraint(equalTo: skyView.leadingAnchor, constant: -12).isActive = true
    }
}
```

Reported:

```swift
struct Pins { init(left: NSLayoutConstraint) {} }
func pins(_ card: UIView, _ page: UIView) -> Pins {
    Pins.init(left: card.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 8))
}
```

Fixed:

```swift
struct Pins { init(left: NSLayoutConstraint) {} }
func pins(_ card: UIView, _ page: UIView) -> Pins {
    Pins.init(left: card.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 8))
}
```

Of a sum each part has the other sign on the other side; what is not so is no pair.
Reported (level `note`):

```swift
stack.leftAnchor.constraint(equalTo: card.leftAnchor, constant: margin + 4).isActive = true
stack.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -margin - 4).isActive = true
```

Fixed:

```swift
stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: margin + 4).isActive = true
stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -margin - 4).isActive = true
```

Not reported:

```swift
let start = view.convert(thumbnail.bounds, from: thumbnail)
NSLayoutConstraint.activate([
    flyingPicture.leftAnchor.constraint(equalTo: view.leftAnchor, constant: start.minX),
    flyingPicture.topAnchor.constraint(equalTo: view.topAnchor, constant: start.minY),
    flyingPicture.widthAnchor.constraint(equalToConstant: start.width),
])
```

Not reported:

```swift
stickerLeft = sticker.leftAnchor.constraint(equalTo: leftAnchor, constant: area.origin.x)
```

Reported:

```swift
NSLayoutConstraint.activate([badge.leftAnchor.constraint(equalTo: view.leftAnchor, constant: view.bounds.minX)])
```

Fixed (unsafe):

```swift
NSLayoutConstraint.activate([badge.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: view.bounds.minX)])
```

Reported:

```swift
NSLayoutConstraint.activate([badge.leftAnchor.constraint(equalTo: view.leftAnchor, constant: icon.frame.maxX + 8)])
```

Fixed (unsafe):

```swift
NSLayoutConstraint.activate([badge.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: icon.frame.maxX + 8)])
```

Reported (level `note`):

```swift
NSLayoutConstraint.activate([
    recents.widthAnchor.constraint(equalTo: view.widthAnchor),
    recents.topAnchor.constraint(equalTo: scroller.topAnchor),
    recents.leftAnchor.constraint(equalTo: favourites.rightAnchor),
])
```

Fixed (unsafe):

```swift
NSLayoutConstraint.activate([
    recents.widthAnchor.constraint(equalTo: view.widthAnchor),
    recents.topAnchor.constraint(equalTo: scroller.topAnchor),
    recents.leadingAnchor.constraint(equalTo: favourites.trailingAnchor),
])
```

Reported:

```swift
recents.leftAnchor.constraint(equalTo: favourites.rightAnchor).isActive = true
recents.widthAnchor.constraint(equalTo: favourites.widthAnchor).isActive = true
```

Fixed:

```swift
recents.leadingAnchor.constraint(equalTo: favourites.trailingAnchor).isActive = true
recents.widthAnchor.constraint(equalTo: favourites.widthAnchor).isActive = true
```

Not reported:

```objc
[cover.leftAnchor constraintEqualToAnchor:self.view.leftAnchor constant:CGRectGetMinX(start)].active = YES;
```
"""####),
    PackedRule(
      id: "left-right-attributes", category: "layout-constraint", level: "warning", fix: "safe", isOn: true,
      path: ####"layout-constraint/left-right-attributes.md"####,
      title: ####"Constraint attributes that name left and right"####,
      summary: ####"A constraint between left or right attributes does not turn round with the Arabic screen. `leading` and `trailing` (and `leadingMargin`, `trailingMargin`) look the same in English, and the constants keep their sign. Both attributes of one constraint must change together: left against leading raises an exception. A share of an edge (`multiplier: 0.5`) is mirrored by neither kind, since x is counted from the left in every language; it gets no fix. A visual format runs from leading to trailing by itself; only options that name a side are reported. Keep left and right where the place is physical, such as on a map."####,
      head: ####"""
id: left-right-attributes
category: layout-constraint
severity: warning
fix: safe
precision: high
unsafe-where: reads-constraint-sides
message: "`{MATCH}` stays on its side in every language; use leading and trailing"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
10		:	constraintWithItem
11		:	constraintWithItem
12		:	constraintWithItem
13		:	constraintWithItem
14		:	constraintWithItem
15		:	constraintWithItem
16		:	constraintWithItem
17			NSLayoutFormatAlignAllLeft	NSLayoutFormatAlignAllRight	NSLayoutFormatDirectionLeftToRight
18	.	=	alignment
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0		:	item
1		:	item
2		:	item
3		:	item
4		:	item
5		:	item
6		:	item
7		:	item
8	.		alignAllLeft	alignAllRight	directionLeftToRight
9	.	=	alignment
"""####),
        PackedTriggers(language: "objc", role: "except", lines: ####"""
3	[	constraintWithItem	NSLayoutConstraint
4		:	attribute
5		:	attribute
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0		:	item
1		:	attribute
2		:	attribute
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "find", line: 22,
          finders: ["swift"], text: ####"""
fix: shown
message: "`{MATCH}` stays on its side in every language, and so would a share of the leading or trailing edge; use a layout guide for the share"
group: $A, $B
item: $A, attribute: $(? NSLayoutConstraint.Attribute).$(left | right | leftMargin | rightMargin), relatedBy: $REL, toItem: $B, attribute: $OTHER, multiplier: $M
where $M is-not 1
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 30,
          finders: ["swift"], text: ####"""
fix: shown
message: "`{MATCH}` stays on its side in every language, and so would a share of the leading or trailing edge; use a layout guide for the share"
group: $A, $B
item: $A, attribute: $(? NSLayoutConstraint.Attribute).centerX, relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$(left | right | leftMargin | rightMargin), multiplier: $M
where $M is-not 1
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 38,
          finders: ["swift"], text: ####"""
level: note
message: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
title: "Use leading and trailing"
group: $A, $B
SIDE, OTHER: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
MIRROR: left -> right | right -> left | leftMargin -> rightMargin | rightMargin -> leftMargin | greaterThanOrEqual -> lessThanOrEqual | lessThanOrEqual -> greaterThanOrEqual
item: $A, attribute: $(? NSLayoutConstraint.Attribute).$SIDE, relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$OTHER, multiplier: $M, constant: $C)
where paired by MIRROR at $C
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 49,
          finders: ["swift"], text: ####"""
title: "Use leading and trailing"
group: $A, $B
SIDE, OTHER: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
item: $A, attribute: $(? NSLayoutConstraint.Attribute).$SIDE, relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$OTHER, multiplier
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 56,
          finders: ["swift"], text: ####"""
title: "Use leading or trailing"
group: $A
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
item: $A, attribute: $(? NSLayoutConstraint.Attribute).$SIDE, relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$(centerX | centerXWithinMargins), multiplier
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 63,
          finders: ["swift"], text: ####"""
title: "Use leading or trailing"
group: $A, $B
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
item: $A, attribute: $(? NSLayoutConstraint.Attribute).centerX, relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$SIDE, multiplier
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "except", line: 70,
          finders: ["swift"], text: ####"""
group: $A
item: $A, attribute: $(? NSLayoutConstraint.Attribute).left, relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).left, multiplier: $M, constant: $X)
where $X has-word min x, origin
where $X has-no-word in even-distances
where $X has-no-word bounds
"""####),
        PackedBlock(language: "swift", role: "except", line: 77,
          finders: ["swift"], text: ####"""
attribute: $(? NSLayoutConstraint.Attribute).$(left | right | leftMargin | rightMargin), relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$(leading | trailing | leadingMargin | trailingMargin)
"""####),
        PackedBlock(language: "swift", role: "except", line: 80,
          finders: ["swift"], text: ####"""
attribute: $(? NSLayoutConstraint.Attribute).$(leading | trailing | leadingMargin | trailingMargin), relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$(left | right | leftMargin | rightMargin)
"""####),
        PackedBlock(language: "swift", role: "find", line: 83,
          finders: ["swift"], text: ####"""
fix: shown
message: "`{MATCH}` stays on its side in every language; change it together with the other attribute of this constraint"
group: $A
item: $A, attribute: $(? NSLayoutConstraint.Attribute).$(left | right | leftMargin | rightMargin), relatedBy:
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 90,
          finders: ["swift"], text: ####"""
fix: shown
message: "`{MATCH}` stays on its side in every language; change it together with the other attribute of this constraint"
item: $A, attribute: $FIRST, relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$(left | right | leftMargin | rightMargin), multiplier
where $FIRST has-no-word left, right, leading, trailing, center
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 97,
          finders: ["swift"], text: ####"""
title: "Use the leading or trailing option"
.$(alignAllLeft -> alignAllLeading | alignAllRight -> alignAllTrailing | directionLeftToRight -> directionLeadingToTrailing)
"""####),
        PackedBlock(language: "swift", role: "find", line: 101,
          finders: ["swift"], text: ####"""
title: "Use leading or trailing"
$STACK.alignment = $(? NSLayoutConstraint.Attribute).$(left -> leading | right -> trailing)
where $STACK type NSStackView
"""####),
        PackedBlock(language: "objc", role: "find", line: 106,
          finders: ["objc"], text: ####"""
fix: shown
message: "`{MATCH}` stays on its side in every language, and so would a share of the leading or trailing edge; use a layout guide for the share"
group: $A, $B
constraintWithItem:$A attribute:$(NSLayoutAttributeLeft | NSLayoutAttributeRight | NSLayoutAttributeLeftMargin | NSLayoutAttributeRightMargin) relatedBy:$REL toItem:$B attribute:$OTHER multiplier:$M constant:
where $M is-not 1
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 114,
          finders: ["objc"], text: ####"""
fix: shown
message: "`{MATCH}` stays on its side in every language, and so would a share of the leading or trailing edge; use a layout guide for the share"
group: $A, $B
constraintWithItem:$A attribute:NSLayoutAttributeCenterX relatedBy:$REL toItem:$B attribute:$(NSLayoutAttributeLeft | NSLayoutAttributeRight | NSLayoutAttributeLeftMargin | NSLayoutAttributeRightMargin) multiplier:$M constant:
where $M is-not 1
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 122,
          finders: ["objc"], text: ####"""
level: note
message: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
title: "Use leading and trailing"
group: $A, $B
SIDE, OTHER: NSLayoutAttributeLeft -> NSLayoutAttributeLeading | NSLayoutAttributeRight -> NSLayoutAttributeTrailing | NSLayoutAttributeLeftMargin -> NSLayoutAttributeLeadingMargin | NSLayoutAttributeRightMargin -> NSLayoutAttributeTrailingMargin
MIRROR: NSLayoutAttributeLeft -> NSLayoutAttributeRight | NSLayoutAttributeRight -> NSLayoutAttributeLeft | NSLayoutAttributeLeftMargin -> NSLayoutAttributeRightMargin | NSLayoutAttributeRightMargin -> NSLayoutAttributeLeftMargin | NSLayoutRelationGreaterThanOrEqual -> NSLayoutRelationLessThanOrEqual | NSLayoutRelationLessThanOrEqual -> NSLayoutRelationGreaterThanOrEqual
constraintWithItem:$A attribute:$SIDE relatedBy:$REL toItem:$B attribute:$OTHER multiplier:$M constant:$C]
where paired by MIRROR at $C
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 133,
          finders: ["objc"], text: ####"""
title: "Use leading and trailing"
group: $A, $B
SIDE, OTHER: NSLayoutAttributeLeft -> NSLayoutAttributeLeading | NSLayoutAttributeRight -> NSLayoutAttributeTrailing | NSLayoutAttributeLeftMargin -> NSLayoutAttributeLeadingMargin | NSLayoutAttributeRightMargin -> NSLayoutAttributeTrailingMargin
constraintWithItem:$A attribute:$SIDE relatedBy:$REL toItem:$B attribute:$OTHER multiplier
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 140,
          finders: ["objc"], text: ####"""
title: "Use leading or trailing"
group: $A
SIDE: NSLayoutAttributeLeft -> NSLayoutAttributeLeading | NSLayoutAttributeRight -> NSLayoutAttributeTrailing | NSLayoutAttributeLeftMargin -> NSLayoutAttributeLeadingMargin | NSLayoutAttributeRightMargin -> NSLayoutAttributeTrailingMargin
constraintWithItem:$A attribute:$SIDE relatedBy:$REL toItem:$B attribute:$(NSLayoutAttributeCenterX | NSLayoutAttributeCenterXWithinMargins) multiplier
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 147,
          finders: ["objc"], text: ####"""
title: "Use leading or trailing"
group: $A, $B
SIDE: NSLayoutAttributeLeft -> NSLayoutAttributeLeading | NSLayoutAttributeRight -> NSLayoutAttributeTrailing | NSLayoutAttributeLeftMargin -> NSLayoutAttributeLeadingMargin | NSLayoutAttributeRightMargin -> NSLayoutAttributeTrailingMargin
constraintWithItem:$A attribute:NSLayoutAttributeCenterX relatedBy:$REL toItem:$B attribute:$SIDE multiplier
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "except", line: 154,
          finders: ["objc"], text: ####"""
group: $A
[NSLayoutConstraint constraintWithItem:$A attribute:NSLayoutAttributeLeft relatedBy:$REL toItem:$B attribute:NSLayoutAttributeLeft multiplier:$M constant:$X]
where $X has-word get min x, origin
where $X has-no-word in even-distances
where $X has-no-word bounds
"""####),
        PackedBlock(language: "objc", role: "except", line: 161,
          finders: ["objc"], text: ####"""
attribute:$(NSLayoutAttributeLeft | NSLayoutAttributeRight | NSLayoutAttributeLeftMargin | NSLayoutAttributeRightMargin) relatedBy:$REL toItem:$B attribute:$(NSLayoutAttributeLeading | NSLayoutAttributeTrailing | NSLayoutAttributeLeadingMargin | NSLayoutAttributeTrailingMargin)
"""####),
        PackedBlock(language: "objc", role: "except", line: 164,
          finders: ["objc"], text: ####"""
attribute:$(NSLayoutAttributeLeading | NSLayoutAttributeTrailing | NSLayoutAttributeLeadingMargin | NSLayoutAttributeTrailingMargin) relatedBy:$REL toItem:$B attribute:$(NSLayoutAttributeLeft | NSLayoutAttributeRight | NSLayoutAttributeLeftMargin | NSLayoutAttributeRightMargin)
"""####),
        PackedBlock(language: "objc", role: "find", line: 167,
          finders: ["objc"], text: ####"""
fix: shown
message: "`{MATCH}` stays on its side in every language; change it together with the other attribute of this constraint"
group: $A
constraintWithItem:$A attribute:$(NSLayoutAttributeLeft | NSLayoutAttributeRight | NSLayoutAttributeLeftMargin | NSLayoutAttributeRightMargin)
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 174,
          finders: ["objc"], text: ####"""
title: "Use the leading or trailing option"
$(NSLayoutFormatAlignAllLeft -> NSLayoutFormatAlignAllLeading | NSLayoutFormatAlignAllRight -> NSLayoutFormatAlignAllTrailing | NSLayoutFormatDirectionLeftToRight -> NSLayoutFormatDirectionLeadingToTrailing)
"""####),
        PackedBlock(language: "objc", role: "find", line: 178,
          finders: ["objc"], text: ####"""
title: "Use leading or trailing"
$STACK.alignment = $(NSLayoutAttributeLeft -> NSLayoutAttributeLeading | NSLayoutAttributeRight -> NSLayoutAttributeTrailing)
where $STACK type NSStackView
"""####),
      ], page: ####"""
# Constraint attributes that name left and right

A constraint between left or right attributes does not turn round with the Arabic screen. `leading` and `trailing` (and `leadingMargin`, `trailingMargin`)
look the same in English, and the constants keep their sign. Both attributes of one constraint must change together: left against leading raises an exception.
A share of an edge (`multiplier: 0.5`) is mirrored by neither kind, since x is counted from the left in every language; it gets no fix.
A visual format runs from leading to trailing by itself; only options that name a side are reported. Keep left and right where the place is physical, such as on a map.

Availability: leading and trailing attributes iOS 6 and macOS 10.7, their margins iOS 8.

Source: UIKit NSLayoutConstraint.h.

## Examples

Reported:

```swift
view.addConstraint(NSLayoutConstraint(item: banner, attribute: .left, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 1, constant: 16))
```

Fixed:

```swift
view.addConstraint(NSLayoutConstraint(item: banner, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 16))
```

Reported (level `note`):

```swift
let start = NSLayoutConstraint(item: banner, attribute: .left, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 1, constant: 4)
let end = NSLayoutConstraint(item: banner, attribute: .right, relatedBy: .equal, toItem: view, attribute: .right, multiplier: 1, constant: -4)
```

Fixed:

```swift
let start = NSLayoutConstraint(item: banner, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 4)
let end = NSLayoutConstraint(item: banner, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailing, multiplier: 1, constant: -4)
```

Reported:

```swift
let pin = NSLayoutConstraint(item: banner, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 1, constant: touch.x)
```

Fixed (unsafe):

```swift
let pin = NSLayoutConstraint(item: banner, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: touch.x)
```

Reported:

```swift
let tip = NSLayoutConstraint(item: banner, attribute: .right, relatedBy: .equal, toItem: view, attribute: .centerX, multiplier: 1, constant: -8)
```

Fixed:

```swift
let tip = NSLayoutConstraint(item: banner, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .centerX, multiplier: 1, constant: -8)
```

Reported:

```swift
let gap = NSLayoutConstraint(
    item: heart,
    attribute: .right,
    relatedBy: .equal,
    toItem: title,
    attribute: .left,
    multiplier: 1,
    constant: -6
)
```

Fixed:

```swift
let gap = NSLayoutConstraint(
    item: heart,
    attribute: .trailing,
    relatedBy: .equal,
    toItem: title,
    attribute: .leading,
    multiplier: 1,
    constant: -6
)
```

Reported:

```swift
NSLayoutConstraint(item: dot, attribute: .centerX, relatedBy: .equal, toItem: avatar, attribute: .right, multiplier: 1, constant: 0).isActive = true
```

Fixed:

```swift
NSLayoutConstraint(item: dot, attribute: .centerX, relatedBy: .equal, toItem: avatar, attribute: .trailing, multiplier: 1, constant: 0).isActive = true
```

Reported:

```swift
func pin(_ attribute: NSLayoutConstraint.Attribute) {
    NSLayoutConstraint(item: banner, attribute: .left, relatedBy: .equal, toItem: view, attribute: attribute, multiplier: 1, constant: 0).isActive = true
}
```

Reported:

```swift
NSLayoutConstraint.constraints(withVisualFormat: "V:[a]-[b]", options: [.alignAllLeft, .alignAllTop], metrics: nil, views: names)
```

Fixed:

```swift
NSLayoutConstraint.constraints(withVisualFormat: "V:[a]-[b]", options: [.alignAllLeading, .alignAllTop], metrics: nil, views: names)
```

Reported:

```swift
NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]-[b]|", options: .directionLeftToRight, metrics: nil, views: names)
```

Fixed:

```swift
NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]-[b]|", options: .directionLeadingToTrailing, metrics: nil, views: names)
```

Reported (deployment target `macOS 10.13`):

```swift
let column = NSStackView()
column.alignment = .left
```

Fixed:

```swift
let column = NSStackView()
column.alignment = .leading
```

Not reported:

```swift
NSLayoutConstraint(item: banner, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 16).isActive = true
NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]-8-[b]|", options: [], metrics: nil, views: names)
```

Not reported:

```swift
let edge = constraints.first { $0.firstAttribute == .left }
```

Reported:

```objc
[NSLayoutConstraint constraintWithItem:self.badge attribute:NSLayoutAttributeCenterX relatedBy:NSLayoutRelationEqual toItem:self.card attribute:NSLayoutAttributeLeft multiplier:1 constant:touch.x];
```

Fixed (unsafe):

```objc
[NSLayoutConstraint constraintWithItem:self.badge attribute:NSLayoutAttributeCenterX relatedBy:NSLayoutRelationEqual toItem:self.card attribute:NSLayoutAttributeLeading multiplier:1 constant:touch.x];
```

Reported:

```objc
[NSLayoutConstraint constraintWithItem:self.badge attribute:NSLayoutAttributeRight relatedBy:NSLayoutRelationEqual toItem:self.card attribute:NSLayoutAttributeCenterX multiplier:1 constant:-8];
```

Fixed:

```objc
[NSLayoutConstraint constraintWithItem:self.badge attribute:NSLayoutAttributeTrailing relatedBy:NSLayoutRelationEqual toItem:self.card attribute:NSLayoutAttributeCenterX multiplier:1 constant:-8];
```

Reported:

```objc
[NSLayoutConstraint constraintWithItem:self.banner
                             attribute:NSLayoutAttributeLeft
                             relatedBy:NSLayoutRelationEqual
                                toItem:self
                             attribute:NSLayoutAttributeLeft
                            multiplier:1.0
                              constant:12.0];
```

Fixed:

```objc
[NSLayoutConstraint constraintWithItem:self.banner
                             attribute:NSLayoutAttributeLeading
                             relatedBy:NSLayoutRelationEqual
                                toItem:self
                             attribute:NSLayoutAttributeLeading
                            multiplier:1.0
                              constant:12.0];
```

Reported (level `note`):

```objc
[NSLayoutConstraint activateConstraints:@[
  [NSLayoutConstraint constraintWithItem:self.banner
                               attribute:NSLayoutAttributeLeftMargin
                               relatedBy:NSLayoutRelationEqual
                                  toItem:self
                               attribute:NSLayoutAttributeLeftMargin
                              multiplier:1.0
                                constant:12],
  [NSLayoutConstraint constraintWithItem:self.banner
                               attribute:NSLayoutAttributeRightMargin
                               relatedBy:NSLayoutRelationEqual
                                  toItem:self
                               attribute:NSLayoutAttributeRightMargin
                              multiplier:1.0
                                constant:-12]
]];
```

Fixed:

```objc
[NSLayoutConstraint activateConstraints:@[
  [NSLayoutConstraint constraintWithItem:self.banner
                               attribute:NSLayoutAttributeLeadingMargin
                               relatedBy:NSLayoutRelationEqual
                                  toItem:self
                               attribute:NSLayoutAttributeLeadingMargin
                              multiplier:1.0
                                constant:12],
  [NSLayoutConstraint constraintWithItem:self.banner
                               attribute:NSLayoutAttributeTrailingMargin
                               relatedBy:NSLayoutRelationEqual
                                  toItem:self
                               attribute:NSLayoutAttributeTrailingMargin
                              multiplier:1.0
                                constant:-12]
]];
```

Reported:

```objc
[NSLayoutConstraint constraintWithItem:dot attribute:NSLayoutAttributeRight relatedBy:NSLayoutRelationEqual toItem:box attribute:side multiplier:1 constant:0];
```

Reported:

```objc
[NSLayoutConstraint constraintsWithVisualFormat:@"V:[a]-[b]" options:NSLayoutFormatAlignAllLeft metrics:nil views:names];
```

Fixed:

```objc
[NSLayoutConstraint constraintsWithVisualFormat:@"V:[a]-[b]" options:NSLayoutFormatAlignAllLeading metrics:nil views:names];
```

Not reported:

```objc
[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[spinner]|" options:0 metrics:nil views:names];
[NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeTop relatedBy:NSLayoutRelationEqual toItem:b attribute:NSLayoutAttributeBottom multiplier:1 constant:0];
```

Reported:

```swift
NSLayoutConstraint(item: stamp, attribute: .left, relatedBy: .equal, toItem: view, attribute: .right, multiplier: 0.25, constant: 0).isActive = true
NSLayoutConstraint(item: dot, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .right, multiplier: share, constant: 0).isActive = true
```

Reported:

```objc
[NSLayoutConstraint constraintWithItem:stamp attribute:NSLayoutAttributeRight relatedBy:NSLayoutRelationEqual toItem:self attribute:NSLayoutAttributeRight multiplier:0.8f constant:0];
```

Reported:

```objc
[NSLayoutConstraint constraintWithItem:stamp attribute:NSLayoutAttributeRight relatedBy:NSLayoutRelationEqual toItem:self attribute:NSLayoutAttributeRight multiplier:1.0f constant:0];
```

Fixed:

```objc
[NSLayoutConstraint constraintWithItem:stamp attribute:NSLayoutAttributeTrailing relatedBy:NSLayoutRelationEqual toItem:self attribute:NSLayoutAttributeTrailing multiplier:1.0f constant:0];
```

Not reported:

```swift
NSLayoutConstraint(item: copy, attribute: .left, relatedBy: .equal, toItem: stage, attribute: .left, multiplier: 1, constant: button.frame.origin.x).isActive = true
```

Not reported:

```objc
[NSLayoutConstraint constraintWithItem:copy attribute:NSLayoutAttributeLeft relatedBy:NSLayoutRelationEqual toItem:stage attribute:NSLayoutAttributeLeft multiplier:1 constant:button.frame.origin.x].active = YES;
```

Reported (level `note`):

```swift
NSLayoutConstraint.activate([NSLayoutConstraint(item: dot, attribute: .left, relatedBy: .equal, toItem: self, attribute: .left, multiplier: 1, constant: 0)])
NSLayoutConstraint.activate([NSLayoutConstraint(item: dot, attribute: .right, relatedBy: .equal, toItem: self, attribute: .right, multiplier: 1, constant: 0)])
```

Fixed:

```swift
NSLayoutConstraint.activate([NSLayoutConstraint(item: dot, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1, constant: 0)])
NSLayoutConstraint.activate([NSLayoutConstraint(item: dot, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1, constant: 0)])
```
"""####),
    PackedRule(
      id: "left-right-layout-call", category: "layout-constraint", level: "warning", fix: "safe", isOn: true,
      path: ####"layout-constraint/left-right-layout-call.md"####,
      title: ####"PureLayout calls and helpers that are told left or right"####,
      summary: ####"`autoPinEdge(.left, …)` makes a left constraint: the view stays where it is when the rest of the Arabic screen turns round. `.leading` and `.trailing` give the same picture in English, and insets and offsets keep their sign. Both edges of one call must change together; left against leading raises an exception. `autoPinEdgesToSuperviewEdges(with:)` pins leading and trailing already."####,
      head: ####"""
id: left-right-layout-call
category: layout-constraint
severity: warning
fix: safe
precision: high
unsafe-where: reads-constraint-sides
message: "`{MATCH}` holds this view at one side in every language; use leading and trailing"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
9		:	autoPinEdgeToSuperviewEdge
10		:	autoPinEdge
11		:	autoPinEdge
12		:	autoPinEdgeToSuperviewEdge
13		:	autoPinEdgeToSuperviewEdge
14		:	autoPinEdgeToSuperviewMargin
15		:	autoPinEdgeToSuperviewMargin
16		:	autoPinEdgeToSuperviewSafeArea
17		:	autoPinEdgeToSuperviewSafeArea
18		:	autoConstrainAttribute
19		:	autoPinEdge
20		:	autoConstrainAttribute
21		:	autoPinEdgeToSuperviewEdge
22		:	autoPinEdgeToSuperviewMargin
23		:	autoPinEdgeToSuperviewSafeArea
24		:	excludingEdge
25		:	autoAlignViewsToEdge
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0	.	(	autoPinEdge
1	.	(	autoPinEdge
2	.	(	autoPinEdge
3	.	(	autoPinEdge
4	.	(	autoConstrainAttribute
5	.	(	autoPinEdge
6	.	(	autoConstrainAttribute
7		:	excludingEdge
8	.	(	autoPinEdge
26	.	,	left	right
27	.	,	left	right
28	.	,	left	right
29	.	,	left	right
30	.	,	left	right
31	.	,	left	right
32	.	,	left	right
33	.	,	left	right
34	.	,	left	right
35	.	,	left	right
36	.		left	right
37	.		left	right
38	.		left	right
39	.		left	right
40	.	(	layout
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "shared", line: 31,
          finders: [], text: ####"""
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
group: $A, $B
table SIDE, OTHER: side of layout-purelayout
MIRROR: left -> right | right -> left
where project uses PureLayout
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 39,
          finders: ["swift", "swift"], text: ####"""
note-when: paired by MIRROR at $C
$A.autoPinEdge($(? ALEdge).$SIDE, to: $(? ALEdge).$OTHER, of: $B$(? , withOffset: $C))
"""####),
        PackedBlock(language: "swift", role: "find", line: 43,
          finders: ["swift", "swift"], text: ####"""
note-when: paired by MIRROR
$A.autoPinEdge($LABEL: $(? ALEdge).$SIDE$(? , $(withInset | withOffset): $N))
where $LABEL has-word superview
"""####),
        PackedBlock(language: "swift", role: "find", line: 48,
          finders: ["swift"], text: ####"""
fix: shown
$A.autoConstrainAttribute($(? ALAttribute).$SIDE, to: $(? ALAttribute).$OTHER, of: $B, withMultiplier: $$$)
"""####),
        PackedBlock(language: "swift", role: "find", line: 52,
          finders: ["swift", "swift", "swift"], text: ####"""
$A.autoPinEdge($(? ALEdge).$SIDE, to: $(? ALEdge).$OTHER, of: $B$(? , $$$))

$A.autoConstrainAttribute($(? ALAttribute).$SIDE, to: $(? ALAttribute).$OTHER, of: $B$(? , $$$))

$A.$(? autoPinEdgesToSuperviewEdges)$(? autoPinEdgesToSuperviewMargins)$(? autoPinEdgesToSuperviewSafeArea)($(? $$$ ,)excludingEdge: $(? ALEdge).$SIDE)
"""####),
        PackedBlock(language: "swift", role: "find", line: 59,
          finders: ["swift"], text: ####"""
$A.autoPinEdge($LABEL: $(? ALEdge).$SIDE$(? , $$$))
where $LABEL has-word superview
"""####),
        PackedBlock(language: "objc", role: "shared", line: 63,
          finders: [], text: ####"""
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
group: $A, $B
table SIDE, OTHER: constant of layout-purelayout
MIRROR: ALEdgeLeft -> ALEdgeRight | ALEdgeRight -> ALEdgeLeft
where project uses PureLayout
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 73,
          finders: ["objc"], text: ####"""
level: note
fix: unsafe
message: "`{MATCH}` holds a view that is as wide as another one, so both directions look alike; leading and trailing keep it so beside views that turn"
WIDE: autoPinEdgeToSuperviewEdge -> autoMatchDimension | ALEdgeLeft -> ALDimensionWidth | ALEdgeRight -> ALDimensionWidth
[$A autoPinEdgeToSuperviewEdge:$SIDE
where paired by WIDE
"""####),
        PackedBlock(language: "objc", role: "find", line: 81,
          finders: ["objc", "objc"], text: ####"""
note-when: paired by MIRROR at $C
[$A autoPinEdge:$SIDE toEdge:$OTHER ofView:$B$(? withOffset:$C)]
"""####),
        PackedBlock(language: "objc", role: "find", line: 85,
          finders: ["objc", "objc", "objc", "objc", "objc", "objc"], text: ####"""
note-when: paired by MIRROR
[$A autoPinEdgeToSuperviewEdge:$SIDE$(? withInset:$N)]

[$A autoPinEdgeToSuperviewMargin:$SIDE]

[$A autoPinEdgeToSuperviewSafeArea:$SIDE$(? withInset:$N)]
"""####),
        PackedBlock(language: "objc", role: "find", line: 93,
          finders: ["objc"], text: ####"""
fix: shown
[$A autoConstrainAttribute:$SIDE toAttribute:$OTHER ofView:$B withMultiplier:$$$]
"""####),
        PackedBlock(language: "objc", role: "find", line: 97,
          finders: ["objc", "objc", "objc", "objc", "objc", "objc", "objc"], text: ####"""
[$A autoPinEdge:$SIDE toEdge:$OTHER ofView:$B$(? withOffset:$$$)]

[$A autoConstrainAttribute:$SIDE toAttribute:$OTHER ofView:$B$(? $$$)]

[$A autoPinEdgeToSuperviewEdge:$SIDE$(? withInset:$$$)]

[$A autoPinEdgeToSuperviewMargin:$SIDE$(? withInset:$$$)$(? relation:$$$)]

[$A autoPinEdgeToSuperviewSafeArea:$SIDE$(? withInset:$$$)]

[$A $$$ excludingEdge:$SIDE]

[$A autoAlignViewsToEdge:$SIDE]
"""####),
        PackedBlock(language: "swift", role: "shared", line: 117,
          finders: [], text: ####"""
fix: unsafe
SIDE, OTHER: left -> leading | right -> trailing
MIRROR: left -> right | right -> left | greaterThanOrEqual -> lessThanOrEqual | lessThanOrEqual -> greaterThanOrEqual
where $CALL has-word in layout-helpers
"""####),
        PackedBlock(language: "swift", role: "find", line: 123,
          finders: ["swift"], text: ####"""
level: note
message: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
$CALL($(? $TYPE).$SIDE, $RELATION: $(? $OTHERTYPE).$OTHER$(? , $LABEL: $B)$(? , $DISTANCE: $C))
where paired by MIRROR at $C
"""####),
        PackedBlock(language: "swift", role: "find", line: 129,
          finders: ["swift"], text: ####"""
level: note
message: "`{MATCH}` is one of two sides that are pinned alike, so both directions look alike; leading and trailing keep it so beside views that turn"
$CALL([$(? $TYPE).$SIDE, $(? $OTHERTYPE).$OTHER], $RELATION: $B$(? , $DISTANCE: $C))
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 135,
          finders: ["swift", "swift"], text: ####"""
note-when: paired by MIRROR
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
$CALL($(? $TYPE).$SIDE, $RELATION: $(? $OTHERTYPE).$OTHER$(? , $LABEL: $B)$(? , $DISTANCE: $C))
where $C has-no-word minX, maxX, midX, x, center, origin, frame
where $B has-no-word window
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 143,
          finders: ["swift", "swift"], text: ####"""
note-when: paired by MIRROR at $C
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
$CALL($(? $TYPE).$SIDE, $RELATION: $B$(? , $DISTANCE: $C))
where $C has-no-word minX, maxX, midX, x, center, origin, frame
where $B has-no-word left, right, window
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "shared", line: 154,
          finders: [], text: ####"""
fix: unsafe
SIDE, OTHER: left -> leading | right -> trailing
MIRROR: left -> right | right -> left
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
where not-named in must-not-flip media, place
where $CALL has-no-word is, has, contains, remove, find, get, name, title, value, inset, distance, width, print, assert, append, insert, constraint
"""####),
        PackedBlock(language: "swift", role: "find", line: 162,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
note-when: paired by MIRROR at $C
$VIEW.$CALL($(NSLayoutConstraint.Attribute:).$SIDE, $RELATION: $(? NSLayoutConstraint.Attribute).$OTHER$(? , $LABEL: $B)$(? , $DISTANCE: $C))

$VIEW.$CALL($(NSLayoutConstraint.Attribute:).$SIDE, $(? NSLayoutConstraint.Attribute).$OTHER$(? , $LABEL: $B)$(? , $DISTANCE: $C))
where $C has-no-word minX, maxX, midX, x, center, origin, frame
"""####),
        PackedBlock(language: "swift", role: "find", line: 169,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
note-when: paired by MIRROR at $C
$VIEW.$CALL($(NSLayoutConstraint.Attribute:).$SIDE$(? , $DISTANCE: $C))

$CALL($(NSLayoutConstraint.Attribute:).$SIDE$(? , $DISTANCE: $C))
where $C has-no-word minX, maxX, midX, x, center, origin, frame, left, right
"""####),
        PackedBlock(language: "swift", role: "shared", line: 176,
          finders: [], text: ####"""
fix: unsafe
SIDE, OTHER: left -> leading | right -> trailing
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 181,
          finders: ["swift"], text: ####"""
$VIEW.layout($(? QLAttribute).$SIDE, to: $(? QLAttribute).$OTHER, of: $B
"""####),
      ], page: ####"""
# PureLayout calls and helpers that are told left or right

`autoPinEdge(.left, …)` makes a left constraint: the view stays where it is when the rest of the Arabic screen turns round. `.leading` and `.trailing` give the same picture in
English, and insets and offsets keep their sign. Both edges of one call must change together; left against leading raises an exception.
`autoPinEdgesToSuperviewEdges(with:)` pins leading and trailing already.

A helper of your own, such as `view.pin(.left, to: .right, of: other)`, is known by its name: a file `layout-helpers.tsv` under `tables:` of your settings adds words, one row each.
Its fix is unsafe, since nobody here knows that your helper has `.leading`.

    label.autoPinEdge(.leading, to: .trailing, of: icon, withOffset: 8)                     // Swift
    [label autoPinEdge:ALEdgeLeading toEdge:ALEdgeTrailing ofView:icon withOffset:8];       // Objective-C

Keep left and right where the place is physical: a map, a player's bar, a crop handle. PureLayout 1 and later.

Source: `ALView+PureLayout.h` and `PureLayoutDefines.h` of PureLayout.

## PureLayout

A view that is pinned alike on both sides looks the same in either direction and is a note.

A view that is as wide as another one has no side of its own; the other end of a scroll view is not where its content ends.

## Helpers of the team

A distance that is computed from a frame or a touch keeps the place that this has, and what floats over the window is dragged where the user wants it: both are left alone.

What takes an attribute of a constraint most often makes one, whatever it is called.

## Examples

A share of an edge is counted from the left in every language, whatever kind the edge is.

Reported (imports `PureLayout`):

```swift
badge.autoConstrainAttribute(.left, to: .right, of: card, withMultiplier: 0.5)
```

Reported (imports `PureLayout`):

```objc
[badge autoConstrainAttribute:ALAttributeLeft toAttribute:ALAttributeRight ofView:card withMultiplier:0.5];
```

Reported (imports `PureLayout`):

```swift
badge.autoPinEdge(toSuperviewEdge: .left, withInset: 12)
```

Fixed:

```swift
badge.autoPinEdge(toSuperviewEdge: .leading, withInset: 12)
```

Reported (imports `PureLayout`):

```swift
price.autoPinEdge(.left, to: .right, of: photo, withOffset: 8)
```

Fixed:

```swift
price.autoPinEdge(.leading, to: .trailing, of: photo, withOffset: 8)
```

Reported (imports `PureLayout`; level `note`):

```swift
banner.autoPinEdge(toSuperviewEdge: .left)
banner.autoPinEdge(toSuperviewEdge: .right)
```

Fixed:

```swift
banner.autoPinEdge(toSuperviewEdge: .leading)
banner.autoPinEdge(toSuperviewEdge: .trailing)
```

Reported (imports `PureLayout`):

```swift
price.autoPinEdge(toSuperviewMargin: .right)
```

Fixed:

```swift
price.autoPinEdge(toSuperviewMargin: .trailing)
```

Reported (imports `PureLayout`):

```swift
cover.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .right)
```

Fixed:

```swift
cover.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .trailing)
```

Reported (imports `PureLayout`):

```objc
[self.price autoPinEdge:ALEdgeLeft toEdge:ALEdgeRight ofView:self.photo withOffset:8];
```

Fixed:

```objc
[self.price autoPinEdge:ALEdgeLeading toEdge:ALEdgeTrailing ofView:self.photo withOffset:8];
```

Reported (imports `PureLayout`):

```objc
[self.badge autoPinEdgeToSuperviewEdge:ALEdgeRight withInset:12 relation:NSLayoutRelationGreaterThanOrEqual];
```

Fixed:

```objc
[self.badge autoPinEdgeToSuperviewEdge:ALEdgeTrailing withInset:12 relation:NSLayoutRelationGreaterThanOrEqual];
```

Reported (imports `PureLayout`; level `note`):

```objc
[self.badge autoPinEdgeToSuperviewEdge:ALEdgeLeft withInset:12];
[self.badge autoPinEdgeToSuperviewEdge:ALEdgeRight withInset:12];
```

Fixed:

```objc
[self.badge autoPinEdgeToSuperviewEdge:ALEdgeLeading withInset:12];
[self.badge autoPinEdgeToSuperviewEdge:ALEdgeTrailing withInset:12];
```

Reported (imports `PureLayout`; level `note`):

```objc
[self.cover autoPinEdgeToSuperviewEdge:ALEdgeLeft];
[self.cover autoMatchDimension:ALDimensionWidth toDimension:ALDimensionWidth ofView:self.card];
```

Fixed (unsafe):

```objc
[self.cover autoPinEdgeToSuperviewEdge:ALEdgeLeading];
[self.cover autoMatchDimension:ALDimensionWidth toDimension:ALDimensionWidth ofView:self.card];
```

Reported (imports `PureLayout`):

```objc
[self.cover autoPinEdgesToSuperviewEdgesWithInsets:UIEdgeInsetsZero excludingEdge:ALEdgeLeft];
```

Fixed:

```objc
[self.cover autoPinEdgesToSuperviewEdgesWithInsets:UIEdgeInsetsZero excludingEdge:ALEdgeLeading];
```

Reported:

```swift
price.pin(.left, to: .right, of: photo, withInset: 8)
photo.pin(.right, greaterThanOrEqualTo: .left, of: badge)
badge.pin(.left, to: photo)
```

Fixed (unsafe):

```swift
price.pin(.leading, to: .trailing, of: photo, withInset: 8)
photo.pin(.trailing, greaterThanOrEqualTo: .leading, of: badge)
badge.pin(.leading, to: photo)
```

Not reported (imports `PureLayout`):

```swift
cover.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 8))
cover.autoPinEdge(toSuperviewEdge: .top)
cover.autoPinEdge(.leading, to: .trailing, of: photo)
cover.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .bottom)
mapLegend.autoPinEdge(toSuperviewEdge: .left, withInset: 8)
```

Not reported:

```swift
price.autoPinEdge(toSuperviewEdge: .left)
courier.move(.left, to: .right, of: street)
opinion(.left, to: .right)
```

Reported (imports `PureLayout`; level `note`):

```swift
stripe.autoPinEdge(.left, to: .left, of: card, withOffset: 8)
stripe.autoPinEdge(.right, to: .right, of: card, withOffset: -8)
```

Fixed:

```swift
stripe.autoPinEdge(.leading, to: .leading, of: card, withOffset: 8)
stripe.autoPinEdge(.trailing, to: .trailing, of: card, withOffset: -8)
```

Reported (level `note`):

```swift
stripe.pin(.left, to: .left, of: card, withInset: 8)
stripe.pin(.right, to: .right, of: card, withInset: -8)
```

Fixed (unsafe):

```swift
stripe.pin(.leading, to: .leading, of: card, withInset: 8)
stripe.pin(.trailing, to: .trailing, of: card, withInset: -8)
```

Not reported:

```swift
bubble.pin(.left, to: .left, of: view, withInset: target.frame.minX)
knob.pin(.left, to: .left, of: self, withInset: (touchCenter.x - 12))
mini.pin(.right, to: .right, of: window, withInset: -8)
```

Not reported (imports `PureLayout`):

```objc
[self.cover autoPinEdgesToSuperviewEdges];
[self.cover autoPinEdge:ALEdgeLeading toEdge:ALEdgeTrailing ofView:self.photo];
```

Not reported:

```objc
[self.price autoPinEdge:ALEdgeLeft toEdge:ALEdgeRight ofView:self.photo withOffset:8];
```

Reported (level `note`):

```swift
banner.pin([.left, .right], to: self)
```

Fixed (unsafe):

```swift
banner.pin([.leading, .trailing], to: self)
```

Not reported:

```swift
banner.pin([.leading, .trailing], to: self)
knob.pin(.left, to: .left, of: slider, withInset: touch.x)
```

Reported:

```swift
extension UIView {
    func hang(_ side: NSLayoutConstraint.Attribute, distance: CGFloat = 0) {}
    func hold(_ side: NSLayoutConstraint.Attribute, to other: NSLayoutConstraint.Attribute, of view: UIView, distance: CGFloat = 0) {}
}
icon.hang(.left, distance: 16)
title.hold(.left, to: .right, of: icon, distance: 12)
footer.hang(.bottom)
```

Fixed (unsafe):

```swift
extension UIView {
    func hang(_ side: NSLayoutConstraint.Attribute, distance: CGFloat = 0) {}
    func hold(_ side: NSLayoutConstraint.Attribute, to other: NSLayoutConstraint.Attribute, of view: UIView, distance: CGFloat = 0) {}
}
icon.hang(.leading, distance: 16)
title.hold(.leading, to: .trailing, of: icon, distance: 12)
footer.hang(.bottom)
```

Reported:

```swift
icon.layoutToSuperview(.left, offset: 16)
title.layout(.left, to: .right, of: icon, offset: 12)
```

Fixed (unsafe):

```swift
icon.layoutToSuperview(.leading, offset: 16)
title.layout(.leading, to: .trailing, of: icon, offset: 12)
```

Not reported:

```swift
extension UIView {
    func open(_ side: DrawerSide, animated: Bool = true) {}
    func isHeld(_ side: NSLayoutConstraint.Attribute) -> Bool { false }
    func hang(_ side: NSLayoutConstraint.Attribute, distance: CGFloat = 0) {}
}
final class Menu: UIView {
    func show() {
        drawer.open(.left, animated: false)
        if drawer.isHeld(.left) { hang(.left, distance: touch.x) }
        button.layoutButton(.left, imageTitleSpace: 8)
    }
}
```
"""####),
    PackedRule(
      id: "left-right-layout-chain", category: "layout-constraint", level: "warning", fix: "safe", isOn: true,
      path: ####"layout-constraint/left-right-layout-chain.md"####,
      title: ####"SnapKit and Masonry chains that name left and right"####,
      summary: ####"`make.left` holds a view at the left edge while the Arabic screen round it turns. `make.leading` and `make.trailing` look the same in English, and offsets and insets keep their sign. All ends of the chain, and every make, update and remake block of the same view, must change together: SnapKit stops the app when an update names another edge than the make block, and Masonry adds a second constraint that fights the first. A project that uses neither library hears nothing about makers of its own with these names. A share of an edge (`multipliedBy`) is mirrored by neither kind, since x is counted from the left in every language; it gets no fix. Markers of maps, parts of players and charts keep their side; buttons and labels on them do not. Left and right pinned together without offsets look alike in both directions, and so does the side of a view that stands in the middle of the other end or is as wide: these are notes. A distance that a call computes for one side, such as the room of a bubble's tail, may belong to a picture that does not turn: that fix is unsafe. A type that places another view by its frame in the same file, or moves it away from a middle, would turn half: there the fix is unsafe."####,
      head: ####"""
id: left-right-layout-chain
category: layout-constraint
severity: warning
fix: safe
precision: high
unsafe-where: reads-constraint-sides
message: "`{MATCH}` in this constraint chain stays on its side in every language; use leading and trailing"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
1			mas_makeConstraints	mas_remakeConstraints	mas_updateConstraints
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0			makeConstraints	mas_makeConstraints	mas_remakeConstraints	mas_updateConstraints	prepareConstraints	remakeConstraints	updateConstraints
"""####),
      ], blocks: [
        PackedBlock(language: "swift,objc", role: "find", line: 26,
          finders: ["swift", "objc"], text: ####"""
analysis: layout-chain
table: layout-dsl
not-named: must-not-flip media, place
still: button, label
"""####),
      ], page: ####"""
# SnapKit and Masonry chains that name left and right

`make.left` holds a view at the left edge while the Arabic screen round it turns. `make.leading` and `make.trailing` look the same in English, and offsets and insets keep their
sign. All ends of the chain, and every make, update and remake block of the same view, must change together: SnapKit stops the app when an update names another edge than the
make block, and Masonry adds a second constraint that fights the first. A project that uses neither library hears nothing about makers of its own with these names.
A share of an edge (`multipliedBy`) is mirrored by neither kind, since x is counted from the left in every language; it gets no fix.
Markers of maps, parts of players and charts keep their side; buttons and labels on them do not.
Left and right pinned together without offsets look alike in both directions, and so does the side of a view that stands in the middle of the other end or is as wide: these are notes.
A distance that a call computes for one side, such as the room of a bubble's tail, may belong to a picture that does not turn: that fix is unsafe.
A type that places another view by its frame in the same file, or moves it away from a middle, would turn half: there the fix is unsafe.

Availability: `leading` and `trailing` in every release of SnapKit and Masonry; safe-area names differ by release, see the table.

Source: SnapKit and Masonry, the files that `Tables/layout-dsl.tsv` names.

## Examples

Reported (imports `SnapKit`):

```swift
func addLine(left: CGFloat, right: CGFloat) {
    caption.snp.makeConstraints { make in
        make.left.equalTo(panel).offset(left)
        make.right.equalTo(panel).offset(right)
    }
}
```

Fixed:

```swift
func addLine(left: CGFloat, right: CGFloat) {
    caption.snp.makeConstraints { make in
        make.leading.equalTo(panel).offset(left)
        make.trailing.equalTo(panel).offset(right)
    }
}
```

A middle that is moved stays where it is.

Reported (imports `SnapKit`):

```swift
final class MergeButton: UIView {
    let title = UILabel(), option = UIButton()
    let optionWidth: CGFloat = 48
    func build() {
        title.snp.makeConstraints { make in
            make.centerX.equalToSuperview().offset(-optionWidth / 2)
        }
        option.snp.makeConstraints { make in
            make.right.equalToSuperview()
        }
    }
}
```

Fixed (unsafe):

```swift
final class MergeButton: UIView {
    let title = UILabel(), option = UIButton()
    let optionWidth: CGFloat = 48
    func build() {
        title.snp.makeConstraints { make in
            make.centerX.equalToSuperview().offset(-optionWidth / 2)
        }
        option.snp.makeConstraints { make in
            make.trailing.equalToSuperview()
        }
    }
}
```

Reported (imports `SnapKit`; level `note,warning,warning`):

```swift
backdrop.snp.makeConstraints { make in
    make.top.left.centerX.centerY.equalToSuperview()
}
caption.snp.makeConstraints { make in
    make.left.equalTo(card)
    make.width.equalTo(card)
}
badge.snp.makeConstraints { make in
    make.size.equalTo(24)
    make.left.equalToSuperview()
}
```

Fixed:

```swift
backdrop.snp.makeConstraints { make in
    make.top.leading.centerX.centerY.equalToSuperview()
}
caption.snp.makeConstraints { make in
    make.leading.equalTo(card)
    make.width.equalTo(card)
}
badge.snp.makeConstraints { make in
    make.size.equalTo(24)
    make.leading.equalToSuperview()
}
```

Reported (imports `SnapKit`):

```swift
date.snp.makeConstraints { make in
    make.right.equalTo(-inset.right)
    make.top.equalTo(inset.top)
}
```

Fixed:

```swift
date.snp.makeConstraints { make in
    make.trailing.equalTo(-inset.right)
    make.top.equalTo(inset.top)
}
```

Reported (imports `SnapKit`):

```swift
date.snp.makeConstraints { make in
    make.left.equalTo(inset.left)
}
```

Reported (imports `SnapKit`):

```swift
ratingView.snp.makeConstraints { make in
    make.left.equalToSuperview().offset(16)
    make.top.equalTo(titleLabel.snp.bottom)
}
```

Fixed:

```swift
ratingView.snp.makeConstraints { make in
    make.leading.equalToSuperview().offset(16)
    make.top.equalTo(titleLabel.snp.bottom)
}
```

Reported (imports `SnapKit`):

```swift
titleStack.snp.makeConstraints { make in
    make.top.left.bottom.equalToSuperview()
}
```

Fixed:

```swift
titleStack.snp.makeConstraints { make in
    make.top.leading.bottom.equalToSuperview()
}
```

Reported (imports `SnapKit`):

```swift
heart.snp.makeConstraints {
    $0.left.equalTo(titleLabel.snp.right).offset(4)
    $0.centerY.equalToSuperview()
}
```

Fixed:

```swift
heart.snp.makeConstraints {
    $0.leading.equalTo(titleLabel.snp.trailing).offset(4)
    $0.centerY.equalToSuperview()
}
```

Reported (imports `SnapKit`):

```swift
drawer.snp.makeConstraints { make in
    make.right.equalToSuperview().inset(12)
}
drawer.snp.updateConstraints { make in
    make.right.equalToSuperview().inset(0)
}
```

Fixed:

```swift
drawer.snp.makeConstraints { make in
    make.trailing.equalToSuperview().inset(12)
}
drawer.snp.updateConstraints { make in
    make.trailing.equalToSuperview().inset(0)
}
```

Not reported (imports `SnapKit`):

```swift
ratingView.snp.makeConstraints { make in
    make.leading.equalToSuperview().offset(insets.left)
    make.trailing.equalTo(heart.snp.leading).offset(-insets.right)
    make.edges.equalToSuperview()
}
```

Reported (imports `SnapKit`):

```swift
private func makeConstraints() {
    photo.snp.makeConstraints { make in
        make.top.equalToSuperview()
    }
    caption.snp.makeConstraints { make in
        make.left.equalTo(photo.snp.right).offset(12)
    }
}
```

Fixed:

```swift
private func makeConstraints() {
    photo.snp.makeConstraints { make in
        make.top.equalToSuperview()
    }
    caption.snp.makeConstraints { make in
        make.leading.equalTo(photo.snp.trailing).offset(12)
    }
}
```

Not reported (imports `SnapKit`):

```swift
if insets.left > insets.right { return }
let corner = rect.left
```

Reported (imports `Masonry`):

```objc
[self.priceLabel mas_makeConstraints:^(MASConstraintMaker *make) {
    make.left.equalTo(self.iconView.mas_right).offset(10);
    make.centerY.equalTo(self.iconView);
}];
```

Fixed:

```objc
[self.priceLabel mas_makeConstraints:^(MASConstraintMaker *make) {
    make.leading.equalTo(self.iconView.mas_trailing).offset(10);
    make.centerY.equalTo(self.iconView);
}];
```

Reported (imports `Masonry`):

```objc
[self.footer mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.bottom.right.equalTo(self.header);
}];
```

Fixed:

```objc
[self.footer mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.bottom.trailing.equalTo(self.header);
}];
```

Not reported (imports `Masonry`):

```objc
[self.priceLabel mas_makeConstraints:^(MASConstraintMaker *make) {
    make.leading.equalTo(self.iconView.mas_trailing).offset(10);
    make.edges.equalTo(self);
}];
```

Reported (imports `SnapKit`):

```swift
drawer.snp.updateConstraints { make in
    make.right.equalToSuperview().inset(0)
}
```

Fixed (unsafe):

```swift
drawer.snp.updateConstraints { make in
    make.trailing.equalToSuperview().inset(0)
}
```

Reported (imports `SnapKit`):

```swift
drawer.snp.makeConstraints { make in
    make.right.equalTo(isWide ? sheet.snp.left : list.snp.right)
}
```

Fixed:

```swift
drawer.snp.makeConstraints { make in
    make.trailing.equalTo(isWide ? sheet.snp.leading : list.snp.trailing)
}
```

Reported (imports `SnapKit`):

```swift
drawer.snp.makeConstraints { make in
    make.left.equalTo(startEdge)
}
```

Not reported:

```swift
ratingView.snp.makeConstraints { make in
    make.left.equalToSuperview().offset(16)
}
```

Not reported (imports `SnapKit`):

```swift
func makeConstraints() {
    self.labels.snp.makeConstraints { make in
        make.leading.equalToSuperview().offset(self.insets.left)
    }
}
```

Reported (imports `SnapKit`; level `note`):

```swift
price.snp.makeConstraints { make in
    make.left.greaterThanOrEqualTo(contentView).offset(8)
    make.right.lessThanOrEqualTo(contentView).offset(-8)
}
```

Fixed:

```swift
price.snp.makeConstraints { make in
    make.leading.greaterThanOrEqualTo(contentView).offset(8)
    make.trailing.lessThanOrEqualTo(contentView).offset(-8)
}
```

Reported (imports `SnapKit`):

```swift
stamp.snp.makeConstraints { make in
    make.left.equalTo(card.snp.right).multipliedBy(0.25)
}
```

Reported (imports `Masonry`):

```objc
[self.stamp mas_makeConstraints:^(MASConstraintMaker *make) {
    make.right.equalTo(self.card.mas_right).dividedBy(3);
}];
```

Reported (imports `SnapKit`):

```swift
badge.snp.makeConstraints { make in
    make.centerX.equalTo(avatar.snp.right).offset(-4)
}
```

Fixed:

```swift
badge.snp.makeConstraints { make in
    make.centerX.equalTo(avatar.snp.trailing).offset(-4)
}
```

Reported (level `note`; imports `SnapKit`):

```swift
stars.snp.makeConstraints { make in
    make.left.greaterThanOrEqualTo(card.snp.left).offset(8)
    make.centerX.equalTo(card.snp.centerX)
}
```

Fixed:

```swift
stars.snp.makeConstraints { make in
    make.leading.greaterThanOrEqualTo(card.snp.leading).offset(8)
    make.centerX.equalTo(card.snp.centerX)
}
```

Not reported (imports `SnapKit`):

```swift
badge.snp.makeConstraints { make in
    make.leading.equalTo(avatar.snp.right).offset(4)
}
```

Reported (imports `SnapKit`):

```swift
pinView.snp.makeConstraints { make in
    make.left.equalTo(tap.x)
    make.top.equalTo(tap.y)
}
```

Fixed (unsafe):

```swift
pinView.snp.makeConstraints { make in
    make.leading.equalTo(tap.x)
    make.top.equalTo(tap.y)
}
```

Not reported (imports `SnapKit`):

```swift
mapMarker.snp.makeConstraints { make in
    make.left.equalToSuperview().offset(40)
}
```

Reported (imports `SnapKit`):

```swift
centerMapButton.snp.makeConstraints { make in
    make.right.equalToSuperview().offset(-40)
}
```

Fixed:

```swift
centerMapButton.snp.makeConstraints { make in
    make.trailing.equalToSuperview().offset(-40)
}
```

Not reported (imports `SnapKit`):

```swift
final class MapMarkerView: UIView {
    func place() {
        snp.makeConstraints { make in
            make.left.equalTo(0)
        }
    }
}
```

A name that holds an edge: turned alone, the chain would raise an exception.

Reported (imports `SnapKit`):

```swift
func row(_ views: [UIView]) {
    var last = snp.left
    for view in views {
        view.snp.makeConstraints { make in make.left.equalTo(last).offset(8) }
        last = view.snp.right
    }
}
```

Reported (imports `Masonry`):

```objc
- (void)row:(NSArray<UIView *> *)views {
    MASViewAttribute *previous = self.mas_left;
    for (UIView *view in views) {
        [view mas_makeConstraints:^(MASConstraintMaker *make) {
            make.left.equalTo(previous).offset(8);
        }];
        previous = view.mas_right;
    }
}
```

An update by `edges` finds none of the sides that were made, once these have turned.

Reported (imports `SnapKit`; level `note`):

```swift
card.snp.makeConstraints { make in
    make.top.left.right.bottom.equalToSuperview()
}
card.snp.updateConstraints { make in
    make.edges.equalToSuperview().inset(8)
}
```

Reported (imports `Masonry`):

```objc
[self.card mas_makeConstraints:^(MASConstraintMaker *make) {
    make.left.equalTo(self).offset(4);
}];
[self.card mas_updateConstraints:^(MASConstraintMaker *make) {
    make.edges.equalTo(self);
}];
```

A number that is called like an edge is a number.

Reported (imports `SnapKit`):

```swift
func place(left: CGFloat) {
    badge.snp.makeConstraints { make in
        make.left.equalTo(left)
    }
}
```

Fixed:

```swift
func place(left: CGFloat) {
    badge.snp.makeConstraints { make in
        make.leading.equalTo(left)
    }
}
```

A side that stands in one branch alone pairs with nothing outside of it: while the panel is closed it hangs at the left.
Reported (imports `SnapKit`):

```swift
panel.snp.remakeConstraints { make in
    make.left.top.bottom.equalToSuperview()
    if isOpen {
        make.right.equalToSuperview()
    } else {
        make.width.equalTo(44)
    }
}
```

Fixed:

```swift
panel.snp.remakeConstraints { make in
    make.leading.top.bottom.equalToSuperview()
    if isOpen {
        make.trailing.equalToSuperview()
    } else {
        make.width.equalTo(44)
    }
}
```

The middle of another view is a line and no distance; a number from a frame is one.

Reported (imports `SnapKit`):

```swift
list.snp.makeConstraints { make in
    make.left.equalTo(panel.snp.centerX)
}
```

Fixed:

```swift
list.snp.makeConstraints { make in
    make.leading.equalTo(panel.snp.centerX)
}
```

Reported (imports `Masonry`):

```objc
- (CGFloat)roomAtLeftOfTail { return 12; }
- (void)placeWords:(UILabel *)words on:(UIView *)balloon
{
    [words mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(balloon.mas_left).offset([self roomAtLeftOfTail] + 2);
        make.top.equalTo(balloon);
    }];
}
```

Fixed (unsafe):

```objc
- (CGFloat)roomAtLeftOfTail { return 12; }
- (void)placeWords:(UILabel *)words on:(UIView *)balloon
{
    [words mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(balloon.mas_leading).offset([self roomAtLeftOfTail] + 2);
        make.top.equalTo(balloon);
    }];
}
```

Reported (imports `SnapKit`):

```swift
func leftRoom(for tail: CGFloat) -> CGFloat { tail + 8 }
func placeWords() {
    caption.snp.makeConstraints { make in
        make.left.equalTo(panel).offset(leftRoom(for: 4))
    }
}
```

Fixed (unsafe):

```swift
func leftRoom(for tail: CGFloat) -> CGFloat { tail + 8 }
func placeWords() {
    caption.snp.makeConstraints { make in
        make.leading.equalTo(panel).offset(leftRoom(for: 4))
    }
}
```
"""####),
    PackedRule(
      id: "left-right-layout-member", category: "layout-constraint", level: "warning", fix: "safe", isOn: true,
      path: ####"layout-constraint/left-right-layout-member.md"####,
      title: ####"TinyConstraints, Stevia, EasyPeasy, Cartography, Anchorage and KeepLayout with left and right"####,
      summary: ####"These libraries spell Auto Layout constraints shorter. Their `left` and `right` make left and right constraints: the view stays where it is when the rest of the Arabic screen turns round. Leading and trailing give the same picture in English. Both ends of one constraint must change together; left against leading raises an exception."####,
      head: ####"""
id: left-right-layout-member
category: layout-constraint
severity: warning
fix: safe
precision: high
unsafe-where: reads-constraint-sides
message: "`{MATCH}` holds this view at one side in every language; use leading and trailing"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
39	.		keepLeftAlignTo	keepLeftAligned	keepLeftAlignments	keepLeftInset	keepLeftMarginInset	keepLeftOffsetTo	keepLeftSafeInset	keepRightAlignTo	keepRightAligned	keepRightAlignments	keepRightInset	keepRightMarginInset	keepRightOffsetTo	keepRightSafeInset
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0	.	(	left	right
1	.	(	left	right
2	.	(	left	right
3	.	(	left	right
4	.	(	left	right
5	.	(	left	right
6	.	(	leftToRight	rightToLeft
7	.	(	leftToSuperview	rightToSuperview
8	.	(	leftToSuperview	rightToSuperview
9	.	(	leftToSuperview	rightToSuperview
10	.	(	leftToSuperview	rightToSuperview
11	.	(	leftToSuperview	rightToSuperview
12	.	(	leftToSuperview	rightToSuperview
13	.		Left	Right
14	.		Left	Right
15	.		Left	Right
16	.		Left	Right
17	.		Left
18	.		Right
19		(	align
20	.	(	left	right
21	.	(	left	right
22		(	Left	LeftMargin	Right	RightMargin
23		(	Left	LeftMargin	Right	RightMargin
24		(	Left	LeftMargin	Right	RightMargin
25		(	Left	LeftMargin	Right	RightMargin
26		(	Left	LeftMargin	Right	RightMargin
27	.		left	leftMargin	right	rightMargin
28	.		left	leftMargin	right	rightMargin
29	.		left	leftMargin	right	rightMargin
30	.		left	leftMargin	right	rightMargin
31	.		left	leftMargin	right	rightMargin
32		(	align
33		(	distribute
34	.		left	leftMargin	right	rightMargin
35	.		leftAnchor	rightAnchor
36	.		leftAnchor	rightAnchor
37	.		leftAnchor	rightAnchor
38	.		keepLeftAlignTo	keepLeftAligned	keepLeftAlignments	keepLeftInset	keepLeftMarginInset	keepLeftOffsetTo	keepLeftSafeInset	keepRightAlignTo	keepRightAligned	keepRightAlignments	keepRightInset	keepRightMarginInset	keepRightOffsetTo	keepRightSafeInset
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0	.		Left	Right
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "shared", line: 31,
          finders: [], text: ####"""
group: $A, $B
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
table SIDE: edge of layout-tinyconstraints
table SUPER: superview of layout-tinyconstraints
ANCHOR: leftAnchor -> leadingAnchor | rightAnchor -> trailingAnchor
MIRROR: left -> right | right -> left | leftToSuperview -> rightToSuperview | rightToSuperview -> leftToSuperview
where project uses TinyConstraints
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 41,
          finders: ["swift", "swift"], text: ####"""
note-when: paired by MIRROR at $C
$A.$SIDE(to: $B$(? , offset: $C))
"""####),
        PackedBlock(language: "swift", role: "find", line: 45,
          finders: ["swift", "swift", "swift"], text: ####"""
$A.$SIDE(to: $B, $C.$ANCHOR$(? , $$$))

$A.$SIDE(to: $B, $C.centerXAnchor$(? , $$$))

$A.$SIDE(to: $B$(? , $(offset | relation | priority | isActive): $$$))
"""####),
        PackedBlock(language: "swift", role: "find", line: 52,
          finders: ["swift"], text: ####"""
fix: shown
$A.$SIDE(to: $B, $C$(? , $$$))
"""####),
        PackedBlock(language: "swift", role: "find", line: 56,
          finders: ["swift"], text: ####"""
table BETWEEN: between of layout-tinyconstraints
$A.$BETWEEN(of: $B$(? , $$$))
"""####),
        PackedBlock(language: "swift", role: "find", line: 60,
          finders: ["swift", "swift"], text: ####"""
note-when: paired by MIRROR at $C
fix: unsafe
message: "`{MATCH}` holds this view at one side in every language; write `leading(to:offset:)` or `trailing(to:offset:)` with the superview"
$A.$SUPER(offset: $C$(? , $$$))
"""####),
        PackedBlock(language: "swift", role: "find", line: 66,
          finders: ["swift"], text: ####"""
fix: unsafe
message: "`{MATCH}` holds this view at one side in every language; write `leading(to:offset:)` or `trailing(to:offset:)` with the superview"
$A.$SUPER($(? $$$ ,)offset: $C$(? , $$$))
"""####),
        PackedBlock(language: "swift", role: "find", line: 71,
          finders: ["swift", "swift"], text: ####"""
note-when: paired by MIRROR
$A.$SUPER()
"""####),
        PackedBlock(language: "swift", role: "find", line: 75,
          finders: ["swift"], text: ####"""
$A.$SUPER($(? $(relation | priority | isActive | usingSafeArea): $$$))
"""####),
        PackedBlock(language: "swift", role: "shared", line: 83,
          finders: [], text: ####"""
comparisons: reported
group: $A, $B
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
table SIDE, OTHER: attribute of layout-stevia
MIRROR: Left -> Right | Right -> Left | + -> - | - -> + | left -> right | right -> left
where project uses Stevia
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "except", line: 92,
          finders: ["swift"], text: ####"""
.$(Left | Right) $(== | >= | <=) $N % $(Left | Right)
"""####),
        PackedBlock(language: "swift", role: "find", line: 95,
          finders: ["swift", "swift"], text: ####"""
note-when: paired by MIRROR
$A.$SIDE == $B.$OTHER$(? $(+ | -) $C)
"""####),
        PackedBlock(language: "swift", role: "find", line: 99,
          finders: ["swift", "swift", "swift"], text: ####"""
$A.$SIDE $(== | >= | <=) $B.$OTHER

$A.$SIDE $(== | >= | <=) $B.CenterX

$A.$(Left -> Leading) $(== | >= | <=) $B
"""####),
        PackedBlock(language: "swift", role: "find", line: 106,
          finders: ["swift"], text: ####"""
fix: unsafe
message: "`{MATCH}` holds this view at one side in every language; write `Trailing` and turn the sign of the number"
$A.$(Right -> Trailing) $(== | >= | <=) $B
"""####),
        PackedBlock(language: "swift", role: "find", line: 111,
          finders: ["swift"], text: ####"""
table SIDE: align of layout-stevia
align($SIDE: $$$)
"""####),
        PackedBlock(language: "swift", role: "find", line: 115,
          finders: ["swift", "swift"], text: ####"""
note-when: paired by MIRROR in statement
fix: unsafe
table SIDE: distance of layout-stevia
.$SIDE($N)
where imports Stevia
"""####),
        PackedBlock(language: "swift", role: "shared", line: 125,
          finders: [], text: ####"""
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
table SIDE: attribute of layout-easypeasy
table OTHER: side of layout-easypeasy
MIRROR: Left -> Right | Right -> Left
where project uses EasyPeasy
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 133,
          finders: ["swift"], text: ####"""
$SIDE($(? $$$)).to($B, .$OTHER)
"""####),
        PackedBlock(language: "swift", role: "find", line: 136,
          finders: ["swift", "swift"], text: ####"""
note-when: paired by MIRROR in statement
$SIDE($(? $N))
"""####),
        PackedBlock(language: "swift", role: "find", line: 140,
          finders: ["swift"], text: ####"""
fix: shown
$SIDE($(? $$$)).to($B, $EDGE)
"""####),
        PackedBlock(language: "swift", role: "find", line: 144,
          finders: ["swift"], text: ####"""
$SIDE($(? $$$))
"""####),
        PackedBlock(language: "swift", role: "shared", line: 150,
          finders: [], text: ####"""
comparisons: reported
group: $A, $B
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
table SIDE, OTHER: edge of layout-cartography
MIRROR: left -> right | right -> left | + -> - | - -> +
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 158,
          finders: ["swift"], text: ####"""
fix: shown
$A.$SIDE $(== | >= | <=) $B.$OTHER * $C
where within constrain
where project uses Cartography
"""####),
        PackedBlock(language: "swift", role: "find", line: 164,
          finders: ["swift", "swift"], text: ####"""
note-when: paired by MIRROR
$A.$SIDE == $B.$OTHER$(? $(+ | -) $C)
where within constrain
where project uses Cartography
"""####),
        PackedBlock(language: "swift", role: "find", line: 170,
          finders: ["swift", "swift"], text: ####"""
$A.$SIDE $(== | >= | <=) $B.$OTHER

$A.$SIDE $(== | >= | <=) $B.centerX
where within constrain
where project uses Cartography
"""####),
        PackedBlock(language: "swift", role: "find", line: 177,
          finders: ["swift"], text: ####"""
table SIDE: label of layout-cartography
align($SIDE: $$$)
where within constrain
where project uses Cartography
"""####),
        PackedBlock(language: "swift", role: "find", line: 183,
          finders: ["swift"], text: ####"""
distribute(by: $N, $(leftToRight -> horizontally): $$$)
where within constrain
where project uses Cartography
"""####),
        PackedBlock(language: "swift", role: "find", line: 188,
          finders: ["swift"], text: ####"""
$A.$SIDE $(== | >= | <=) $B.$OTHER
where imports SwiftAutoLayout
"""####),
        PackedBlock(language: "swift", role: "shared", line: 195,
          finders: [], text: ####"""
comparisons: reported
group: $A, $B
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
SIDE, OTHER: leftAnchor -> leadingAnchor | rightAnchor -> trailingAnchor
MIRROR: leftAnchor -> rightAnchor | rightAnchor -> leftAnchor | + -> - | - -> +
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 203,
          finders: ["swift", "swift"], text: ####"""
note-when: paired by MIRROR
$A.$SIDE == $B.$OTHER$(? $(+ | -) $C)
where project uses Anchorage
"""####),
        PackedBlock(language: "swift", role: "find", line: 208,
          finders: ["swift"], text: ####"""
$A.$SIDE $(== | >= | <=) $B.$OTHER
where project uses Anchorage
"""####),
        PackedBlock(language: "swift,objc", role: "shared", line: 215,
          finders: [], text: ####"""

"""####),
        PackedBlock(language: "swift,objc", role: "find", line: 217,
          finders: ["swift", "objc"], text: ####"""
group: $A
table SIDE: member of layout-keeplayout
$A.$SIDE
where project uses KeepLayout
where not-named in must-not-flip media, place
"""####),
      ], page: ####"""
# TinyConstraints, Stevia, EasyPeasy, Cartography, Anchorage and KeepLayout with left and right

These libraries spell Auto Layout constraints shorter. Their `left` and `right` make left and right constraints: the view stays where it is when the rest of the Arabic screen
turns round. Leading and trailing give the same picture in English. Both ends of one constraint must change together; left against leading raises an exception.

    price.leading(to: card, offset: 8)                         // TinyConstraints
    price.Leading == photo.Trailing + 8                        // Stevia
    price.easy.layout(Leading(8).to(photo, .trailing))         // EasyPeasy
    constrain(price, photo) { $0.leading == $1.trailing + 8 }  // Cartography
    price.leadingAnchor == photo.trailingAnchor + 8            // Anchorage
    price.keepLeadingInset.equal = 8                           // KeepLayout

Three renames need a look at the number: TinyConstraints turns the sign of an offset in `trailingToSuperview` (and of `leadingToSuperview` in right-to-left, so `leading(to:)` is the
better choice), Stevia turns it for `Right == 8` and not for `Trailing == 8`, and Stevia's `leading(8)` gives back a plain view. These fixes are unsafe.
Keep left and right where the place is physical: a map, a player's bar, a crop handle. Cartography's `edges`, Anchorage's `edgeAnchors` and Stevia's `|-8-view` are leading and trailing already.

Source: the libraries' own sources, named in `Rules/Tables/layout-*.tsv`.

## Stevia

A percentage of the width (`33 % Right`) divides the picture evenly; it is left alone.

## Examples

Reported (imports `TinyConstraints`):

```swift
price.left(to: card, offset: 8)
heart.rightToLeft(of: price)
```

Fixed:

```swift
price.leading(to: card, offset: 8)
heart.trailingToLeading(of: price)
```

Reported (imports `TinyConstraints`):

```swift
price.left(to: photo, photo.rightAnchor, offset: 8)
```

Fixed:

```swift
price.leading(to: photo, photo.trailingAnchor, offset: 8)
```

Reported (imports `TinyConstraints`):

```swift
price.left(to: photo, startAnchor, offset: 8)
```

Reported (imports `TinyConstraints`; level `note`):

```swift
banner.left(to: card, offset: 16)
banner.right(to: card, offset: -16)
```

Fixed:

```swift
banner.leading(to: card, offset: 16)
banner.trailing(to: card, offset: -16)
```

Reported (imports `TinyConstraints`):

```swift
price.leftToSuperview()
```

Fixed:

```swift
price.leadingToSuperview()
```

Reported (imports `TinyConstraints`):

```swift
price.rightToSuperview(offset: -8)
```

Fixed (unsafe):

```swift
price.trailingToSuperview(offset: -8)
```

Reported (imports `Stevia`):

```swift
price.Left == photo.Right + 8
heart.Left == 12
```

Fixed:

```swift
price.Leading == photo.Trailing + 8
heart.Leading == 12
```

Reported (imports `Stevia`):

```swift
price.Right == 8
```

Fixed (unsafe):

```swift
price.Trailing == 8
```

Reported (imports `Stevia`):

```swift
price.top(8).left(16)
```

Fixed (unsafe):

```swift
price.top(8).leading(16)
```

Reported (imports `Stevia`):

```swift
align(lefts: price, name)
```

Fixed:

```swift
align(leadings: price, name)
```

Reported (imports `EasyPeasy`):

```swift
price.easy.layout(Left(8).to(photo, .right), Top(4))
heart.easy.layout(Right(12))
```

Fixed:

```swift
price.easy.layout(Leading(8).to(photo, .trailing), Top(4))
heart.easy.layout(Trailing(12))
```

Reported (imports `EasyPeasy`; level `note`):

```swift
banner <- [Left(16), Right(16), Height(1)]
```

Fixed:

```swift
banner <- [Leading(16), Trailing(16), Height(1)]
```

A share of an edge is counted from the left in every language and gets no fix.

Reported (imports `Cartography`):

```swift
constrain(stamp, card) { stamp, card in
    stamp.left == card.right * 0.5
}
```

Reported (imports `Cartography`):

```swift
constrain(price, photo) { price, photo in
    price.left == photo.right + 8
    price.top >= photo.top
}
```

Fixed:

```swift
constrain(price, photo) { price, photo in
    price.leading == photo.trailing + 8
    price.top >= photo.top
}
```

Reported (imports `Cartography`; level `note`):

```swift
constrain(banner) {
    $0.left == $0.superview!.left + 16
    $0.right == $0.superview!.right - 16
}
```

Fixed:

```swift
constrain(banner) {
    $0.leading == $0.superview!.leading + 16
    $0.trailing == $0.superview!.trailing - 16
}
```

Reported (imports `Anchorage`):

```swift
price.leftAnchor == photo.rightAnchor + 8
```

Fixed:

```swift
price.leadingAnchor == photo.trailingAnchor + 8
```

Reported (imports `KeepLayout`):

```swift
price.keepLeftInset.equal = 8
```

Fixed:

```swift
price.keepLeadingInset.equal = 8
```

Reported (imports `KeepLayout`):

```objc
self.price.keepRightInset.equal = 8;
```

Fixed:

```objc
self.price.keepTrailingInset.equal = 8;
```

Not reported (imports `TinyConstraints,Cartography,Anchorage,EasyPeasy`):

```swift
price.leading(to: card, offset: 8)
card.edgesToSuperview()
constrain(price) { $0.edges == $0.superview!.edges }
if insets.left == other.left { return }
card.edgeAnchors == view.edgeAnchors
legendOfMap.easy.layout(Left(8))
```

Reported (imports `Stevia`; level `note`):

```swift
banner.Left == card.Left + 8
banner.Right == card.Right - 8
```

Fixed:

```swift
banner.Leading == card.Leading + 8
banner.Trailing == card.Trailing - 8
```

Not reported (imports `Stevia`):

```swift
line.Right == 33 % Right
|-8-price-8-|
price.fillHorizontally()
price.leading(8)
```

Not reported:

```swift
price.left(to: card)
price.left(8)
let parser = Left(8)
if a.Left == b.Right { return }
price.leftAnchor == photo.rightAnchor
view.keepLeftInset.equal = 3
```
"""####),
    PackedRule(
      id: "left-right-my-layout", category: "layout-constraint", level: "warning", fix: "safe", isOn: true,
      path: ####"layout-constraint/left-right-my-layout.md"####,
      title: ####"MyLayout and TangramKit with left and right"####,
      summary: ####"`leftPos`, `myLeft` and `tg_left` are physical: in Arabic the view stays where English has it. `leadingPos`, `myLeading` and `tg_leading` are the same in English and change sides once the app has set `MyBaseLayout.isRTL` (`TGBaseLayout.tg_isRTL`) to true at start; the library does not ask the system."####,
      head: ####"""
id: left-right-my-layout
category: layout-constraint
severity: warning
fix: safe
precision: high
message: "`{MATCH}` stays on its side in every language; write `{FIX}`, which follows the direction of the layout"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
0	.	=	leftBorderline	leftPadding	leftPos	myLeft	myRight	paddingLeft	paddingRight	rightBorderline	rightPadding	rightPos
1	.	.	leftBorderline	leftPadding	leftPos	myLeft	myRight	paddingLeft	paddingRight	rightBorderline	rightPadding	rightPos
2	.		leftBorderline	leftPadding	leftPos	myLeft	myRight	paddingLeft	paddingRight	rightBorderline	rightPadding	rightPos
6			MyGravity_Horz_Left	MyGravity_Horz_Right
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
3	.	=	leftBorderline	leftPadding	leftPos	myLeft	myRight	paddingLeft	paddingRight	rightBorderline	rightPadding	rightPos
4	.	.	leftBorderline	leftPadding	leftPos	myLeft	myRight	paddingLeft	paddingRight	rightBorderline	rightPadding	rightPos
5	.		leftBorderline	leftPadding	leftPos	myLeft	myRight	paddingLeft	paddingRight	rightBorderline	rightPadding	rightPos
8	.	=	tg_left	tg_leftBorderline	tg_leftPadding	tg_right	tg_rightBorderline	tg_rightPadding
9	.	.	tg_left	tg_leftBorderline	tg_leftPadding	tg_right	tg_rightBorderline	tg_rightPadding
10	.		tg_left	tg_leftBorderline	tg_leftPadding	tg_right	tg_rightBorderline	tg_rightPadding
11	.	.	horz
"""####),
        PackedTriggers(language: "xml", role: "find", lines: ####"""
7			userDefinedRuntimeAttribute
"""####),
      ], blocks: [
        PackedBlock(language: "objc", role: "find", line: 23,
          finders: ["objc"], text: ####"""
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: member of layout-mylayout
MIRROR: leftPos -> rightPos | rightPos -> leftPos | myLeft -> myRight | myRight -> myLeft | leftPadding -> rightPadding | rightPadding -> leftPadding | paddingLeft -> paddingRight | paddingRight -> paddingLeft
$A.$SIDE = $N
where paired by MIRROR
where project uses MyLayout, MyLinearLayout
"""####),
        PackedBlock(language: "objc", role: "find", line: 32,
          finders: ["objc"], text: ####"""
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: member of layout-mylayout
MIRROR: leftPos -> rightPos | rightPos -> leftPos | myLeft -> myRight | myRight -> myLeft | leftPadding -> rightPadding | rightPadding -> leftPadding | paddingLeft -> paddingRight | paddingRight -> paddingLeft
$A.$SIDE.equalTo($N)
where paired by MIRROR
where project uses MyLayout, MyLinearLayout
"""####),
        PackedBlock(language: "objc", role: "find", line: 41,
          finders: ["objc"], text: ####"""
table SIDE: member of layout-mylayout
$A.$SIDE
where project uses MyLayout, MyLinearLayout
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 47,
          finders: ["swift"], text: ####"""
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: member of layout-mylayout
MIRROR: leftPos -> rightPos | rightPos -> leftPos | myLeft -> myRight | myRight -> myLeft | leftPadding -> rightPadding | rightPadding -> leftPadding | paddingLeft -> paddingRight | paddingRight -> paddingLeft
$A.$SIDE = $N
where paired by MIRROR
where project uses MyLayout, MyLinearLayout
"""####),
        PackedBlock(language: "swift", role: "find", line: 56,
          finders: ["swift"], text: ####"""
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: member of layout-mylayout
MIRROR: leftPos -> rightPos | rightPos -> leftPos | myLeft -> myRight | myRight -> myLeft | leftPadding -> rightPadding | rightPadding -> leftPadding | paddingLeft -> paddingRight | paddingRight -> paddingLeft
$A.$SIDE.equalTo($N)
where paired by MIRROR
where project uses MyLayout, MyLinearLayout
"""####),
        PackedBlock(language: "swift", role: "find", line: 65,
          finders: ["swift"], text: ####"""
table SIDE: member of layout-mylayout
$A.$SIDE
where project uses MyLayout, MyLinearLayout
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 71,
          finders: ["objc"], text: ####"""
table SIDE: constant of layout-mylayout
$SIDE
where project uses MyLayout, MyLinearLayout
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "xml", role: "find", line: 77,
          finders: ["xml"], text: ####"""
table SIDE: member of layout-mylayout
<userDefinedRuntimeAttribute keyPath="$SIDE"/>
where project uses MyLayout, MyLinearLayout
"""####),
        PackedBlock(language: "swift", role: "find", line: 82,
          finders: ["swift"], text: ####"""
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: member of layout-tangramkit
MIRROR: tg_left -> tg_right | tg_right -> tg_left | tg_leftPadding -> tg_rightPadding | tg_rightPadding -> tg_leftPadding
$A.$SIDE = $N
where paired by MIRROR
where project uses TangramKit
"""####),
        PackedBlock(language: "swift", role: "find", line: 91,
          finders: ["swift"], text: ####"""
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: member of layout-tangramkit
MIRROR: tg_left -> tg_right | tg_right -> tg_left | tg_leftPadding -> tg_rightPadding | tg_rightPadding -> tg_leftPadding
$A.$SIDE.$(equal | min | max)($N)
where paired by MIRROR
where project uses TangramKit
"""####),
        PackedBlock(language: "swift", role: "find", line: 100,
          finders: ["swift"], text: ####"""
table SIDE: member of layout-tangramkit
$A.$SIDE
where project uses TangramKit
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 106,
          finders: ["swift"], text: ####"""
.horz.$(left -> leading | right -> trailing)
where project uses TangramKit
"""####),
      ], page: ####"""
# MyLayout and TangramKit with left and right

`leftPos`, `myLeft` and `tg_left` are physical: in Arabic the view stays where English has it. `leadingPos`, `myLeading` and `tg_leading` are the same in English and
change sides once the app has set `MyBaseLayout.isRTL` (`TGBaseLayout.tg_isRTL`) to true at start; the library does not ask the system.

    self.price.leadingPos.equalTo(self.photo.trailingPos).offset(8);   // Objective-C
    price.tg_leading.equal(photo.tg_trailing, offset: 8)              // Swift

Equal distances on both sides are only a note. The names may also stand in a storyboard, as user defined runtime attributes.
Keep left and right where the place is physical: a map, a player's bar, a drawing. MyLayout 1.3.6 and later, TangramKit 1.0.6 and later.

Source: `MyBaseLayout.h` and `MyLayoutDef.h` of MyLayout, `TGBaseLayout.swift` of TangramKit.

## Examples

Reported (imports `MyLayout`):

```objc
self.price.leftPos.equalTo(self.photo.rightPos).offset(8);
self.heart.myRight = 12;
column.gravity = MyGravity_Horz_Left;
```

Fixed:

```objc
self.price.leadingPos.equalTo(self.photo.trailingPos).offset(8);
self.heart.myTrailing = 12;
column.gravity = MyGravity_Horz_Leading;
```

Reported (imports `MyLayout`; level `note`):

```objc
banner.myLeft = 16;
banner.myRight = 16;
```

Fixed:

```objc
banner.myLeading = 16;
banner.myTrailing = 16;
```

Reported (imports `MyLayout`; libraries `MyLayout-1.2`):

```objc
heart.myRight = 12;
```

Fixed (unsafe):

```objc
heart.myTrailing = 12;
```

Reported (imports `MyLayout`):

```xml
<userDefinedRuntimeAttribute type="number" keyPath="myLeft"><real key="value" value="8"/></userDefinedRuntimeAttribute>
```

Fixed:

```xml
<userDefinedRuntimeAttribute type="number" keyPath="myLeading"><real key="value" value="8"/></userDefinedRuntimeAttribute>
```

Reported (imports `TangramKit`):

```swift
price.tg_left.equal(photo.tg_right, offset: 8)
column.tg_gravity = TGGravity.horz.left
```

Fixed:

```swift
price.tg_leading.equal(photo.tg_trailing, offset: 8)
column.tg_gravity = TGGravity.horz.leading
```

Reported (imports `TangramKit`; level `note`):

```swift
banner.tg_left.equal(16)
banner.tg_right.equal(16)
```

Fixed:

```swift
banner.tg_leading.equal(16)
banner.tg_trailing.equal(16)
```

Not reported (imports `TangramKit`):

```swift
price.tg_leading.equal(8)
price.tg_horzMargin(16)
legendOfMap.tg_left.equal(8)
```

Not reported:

```objc
self.price.leftPos = 3;
self.myLeft = 8;
```

Not reported:

```xml
<userDefinedRuntimeAttribute type="number" keyPath="myLeft"><real key="value" value="8"/></userDefinedRuntimeAttribute>
```
"""####),
    PackedRule(
      id: "left-right-pin-layout", category: "layout-constraint", level: "warning", fix: "safe", isOn: true,
      path: ####"layout-constraint/left-right-pin-layout.md"####,
      title: ####"PinLayout, FlexLayout and Yoga with left and right"####,
      summary: ####"These libraries compute frames. `left`, `right`, `marginLeft`, `topRight` are physical: in Arabic the view stays where English has it, on top of what has turned round. `start` and `end`, `before` and `after` are the same in English and change sides with the direction. The direction must be switched on once: `Pin.layoutDirection(.auto)` for PinLayout, `layoutDirection(.rtl)` on the root container for FlexLayout, `YGDirectionRTL` for Yoga; without it `start` is always left."####,
      head: ####"""
id: left-right-pin-layout
category: layout-constraint
severity: warning
fix: safe
precision: high
message: "`{MATCH}` stays on its side in every language; write `{FIX}`, which follows the direction that `Pin.layoutDirection(.auto)` sets, or the root of a flex layout"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
13			YGEdgeLeft	YGEdgeRight
15		.	layout
16	.	(	positionLeft	positionRight
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0	.	(	left	right
1	.	(	left	right
2	.	(	left	right
3	.	(	left	right
4	.	(	left	right
5	.	(	bottomLeft	bottomRight	centerLeft	centerRight	topLeft	topRight
6	.	(	bottomLeft	bottomRight	centerLeft	centerRight	topLeft	topRight
7	.	(	justify
8		:	aligned
9	.	(	marginLeft	marginRight	paddingLeft	paddingRight
10	.	(	marginLeft	marginRight	paddingLeft	paddingRight
11	.	(	left	right
12	.	(	left	right
14	.	=	borderLeftWidth	borderRightWidth	left	marginLeft	marginRight	paddingLeft	paddingRight	right
"""####),
        PackedTriggers(language: "objc", role: "except", lines: ####"""
1			YGEdge
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0	.	(	above	below
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 28,
          finders: ["swift"], text: ####"""
.$(above | below)(of: $VIEW, aligned: .$(left | right)).horizontally($$$)
"""####),
        PackedBlock(language: "swift", role: "find", line: 31,
          finders: ["swift"], text: ####"""
table SIDE: neighbour of layout-pinlayout
.$SIDE(of: $$$)
where named pin
where project uses PinLayout
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 38,
          finders: ["swift"], text: ####"""
table SIDE: distance of layout-pinlayout
table OTHER: distance of layout-pinlayout
.$SIDE(to: $VIEW.edge.$OTHER)
where named pin
where project uses PinLayout
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 46,
          finders: ["swift"], text: ####"""
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: distance of layout-pinlayout
MIRROR: left -> right | right -> left
.$SIDE($(? $N))
where named pin
where paired by MIRROR in statement
where project uses PinLayout
"""####),
        PackedBlock(language: "swift", role: "find", line: 56,
          finders: ["swift", "swift"], text: ####"""
table SIDE: distance of layout-pinlayout
.$SIDE($(? $N))

.$SIDE(to: $EDGE)
where named pin
where project uses PinLayout
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 65,
          finders: ["swift"], text: ####"""
table SIDE: corner of layout-pinlayout
table OTHER: corner of layout-pinlayout
.$SIDE(to: $VIEW.anchor.$OTHER)
where named pin
where project uses PinLayout
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 73,
          finders: ["swift"], text: ####"""
table SIDE: corner of layout-pinlayout
.$SIDE($(? $$$))
where named pin
where project uses PinLayout
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 80,
          finders: ["swift", "swift"], text: ####"""
table SIDE: distance of layout-pinlayout
.justify(.$SIDE)

aligned: .$SIDE
where named pin
where project uses PinLayout
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 92,
          finders: ["swift"], text: ####"""
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: margin of layout-flexlayout, layout-pinlayout
MIRROR: marginLeft -> marginRight | marginRight -> marginLeft | paddingLeft -> paddingRight | paddingRight -> paddingLeft
.$SIDE($N)
where $N is-not 0
where paired by MIRROR in statement
where project uses FlexLayout, PinLayout
"""####),
        PackedBlock(language: "swift", role: "find", line: 102,
          finders: ["swift"], text: ####"""
table SIDE: margin of layout-flexlayout, layout-pinlayout
.$SIDE($N)
where $N is-not 0
where project uses FlexLayout, PinLayout
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 112,
          finders: ["swift"], text: ####"""
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: distance of layout-flexlayout
MIRROR: left -> right | right -> left
.$SIDE($N)
where named flex, addItem
where paired by MIRROR in statement
where project uses FlexLayout
"""####),
        PackedBlock(language: "swift", role: "find", line: 122,
          finders: ["swift"], text: ####"""
table SIDE: distance of layout-flexlayout
.$SIDE($N)
where named flex, addItem
where project uses FlexLayout
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "except", line: 134,
          finders: ["objc"], text: ####"""
table SIDE: constant of layout-yoga
YGEdge $EDGE = $SIDE
where $EDGE beside-later +, ++, +=
"""####),
        PackedBlock(language: "objc", role: "find", line: 139,
          finders: ["objc"], text: ####"""
table SIDE: constant of layout-yoga
$SIDE
where project uses Yoga, yoga, YogaKit
"""####),
        PackedBlock(language: "swift", role: "find", line: 144,
          finders: ["swift"], text: ####"""
table SIDE: property of layout-yoga
.$SIDE = $N
where within configureLayout
where project uses YogaKit
"""####),
        PackedBlock(language: "objc", role: "find", line: 150,
          finders: ["objc"], text: ####"""
table SIDE: property of layout-yoga
layout.$SIDE = $N
where project uses YogaKit
"""####),
        PackedBlock(language: "objc", role: "find", line: 155,
          finders: ["objc"], text: ####"""
table SIDE: position of layout-yoga
.$SIDE($$$)
where project uses ComponentKit
"""####),
      ], page: ####"""
# PinLayout, FlexLayout and Yoga with left and right

These libraries compute frames. `left`, `right`, `marginLeft`, `topRight` are physical: in Arabic the view stays where English has it, on top of what has turned round.
`start` and `end`, `before` and `after` are the same in English and change sides with the direction. The direction must be switched on once:
`Pin.layoutDirection(.auto)` for PinLayout, `layoutDirection(.rtl)` on the root container for FlexLayout, `YGDirectionRTL` for Yoga; without it `start` is always left.

    nameLabel.pin.after(of: avatar, aligned: .center).end(16).marginStart(8)
    flex.addItem(price).marginStart(8).paddingEnd(16)

Equal distances on both sides are only a note. Keep `left` for what is physical: a map, a player's bar, a drawing.
PinLayout 1.2 and later, every FlexLayout.

Source: `PinLayout.swift` and `Types.swift` of PinLayout, `FlexLayout.swift` of FlexLayout, `YGEnums.h` of Yoga, `FlexboxComponentBuilder.h` of ComponentKit.

## PinLayout

A neighbour that is aligned at one side and pinned at both has no side of its own.

## Yoga and ComponentKit

A loop that counts up from the first edge names no side.

## Examples

Not reported (imports `PinLayout`):

```swift
footer.pin.above(of: button, aligned: .left).horizontally(16).height(40)
```

Reported (imports `PinLayout`):

```swift
titleLabel.pin.left(16).top(8).sizeToFit()
```

Fixed:

```swift
titleLabel.pin.start(16).top(8).sizeToFit()
```

Reported (imports `PinLayout`):

```swift
priceLabel.pin
    .right(of: photo, aligned: .top)
    .marginLeft(8)
    .right()
```

Fixed:

```swift
priceLabel.pin
    .after(of: photo, aligned: .top)
    .marginStart(8)
    .end()
```

Reported (imports `PinLayout`):

```swift
badge.pin.topRight(8)
heart.pin.left(to: photo.edge.right).below(of: photo, aligned: .left)
star.pin.topLeft(to: photo.anchor.topRight)
row.pin.width(80).justify(.right)
```

Fixed:

```swift
badge.pin.topEnd(8)
heart.pin.start(to: photo.edge.end).below(of: photo, aligned: .start)
star.pin.topStart(to: photo.anchor.topEnd)
row.pin.width(80).justify(.end)
```

Reported (imports `PinLayout`; libraries `PinLayout-1.1.0`):

```swift
badge.pin.bottomLeft()
```

Fixed (unsafe):

```swift
badge.pin.bottomStart()
```

Reported (imports `PinLayout`; level `note`):

```swift
line.pin.left(8).right(8).height(1)
```

Fixed:

```swift
line.pin.start(8).end(8).height(1)
```

Reported (imports `FlexLayout`):

```swift
rootView.flex.define { flex in
    flex.addItem(photo).marginLeft(8).paddingRight(16)
    flex.addItem(badge).position(.absolute).top(0).right(0)
}
```

Fixed:

```swift
rootView.flex.define { flex in
    flex.addItem(photo).marginStart(8).paddingEnd(16)
    flex.addItem(badge).position(.absolute).top(0).end(0)
}
```

Not reported (imports `PinLayout,FlexLayout`):

```swift
titleLabel.pin.start(16).end(16).below(of: photo, aligned: .start)
titleLabel.pin.horizontally(16).hCenter()
flex.addItem(photo).marginHorizontal(8).paddingStart(16)
let gap = insets.left + parts.left(3)
mapLegend.pin.left(8)
banner.pin.top().marginLeft(0)
```

Not reported:

```swift
titleLabel.pin.left(16)
row.marginLeft(8)
```

Reported (imports `yoga`):

```objc
YGNodeStyleSetMargin(node, YGEdgeLeft, 8);
```

Fixed:

```objc
YGNodeStyleSetMargin(node, YGEdgeStart, 8);
```

Not reported:

```objc
YGNodeStyleSetMargin(node, YGEdgeLeft, 8);
```

Not reported (imports `yoga`):

```objc
YGEdge edge = YGEdgeLeft;
for (int i = 0; i < 9; i++) {
    YGNodeStyleSetMargin(node, edge, 8);
    edge = (YGEdge)(edge + 1);
}
for (YGEdge side = YGEdgeLeft; side < YGEdgeAll; side++) {
    YGNodeStyleSetMargin(node, side, 8);
}
```

Reported (imports `yoga`):

```objc
YGEdge outer = YGEdgeLeft;
YGNodeStyleSetMargin(node, outer, 8);
```

Fixed:

```objc
YGEdge outer = YGEdgeStart;
YGNodeStyleSetMargin(node, outer, 8);
```

Reported (imports `YogaKit`):

```swift
card.configureLayout { layout in
    layout.isEnabled = true
    layout.marginLeft = 8
}
```

Fixed:

```swift
card.configureLayout { layout in
    layout.isEnabled = true
    layout.marginStart = 8
}
```

Reported (imports `YogaKit`):

```objc
[card configureLayoutWithBlock:^(YGLayout *layout) {
    layout.marginRight = YGPointValue(8);
}];
```

Fixed:

```objc
[card configureLayoutWithBlock:^(YGLayout *layout) {
    layout.marginEnd = YGPointValue(8);
}];
```

Reported (imports `ComponentKit`):

```objc
builder.positionLeft(8);
```

Fixed:

```objc
builder.positionStart(8);
```
"""####),
    PackedRule(
      id: "mixed-edge-kinds", category: "layout-constraint", level: "error", fix: "safe", isOn: true,
      path: ####"layout-constraint/mixed-edge-kinds.md"####,
      title: ####"One constraint between left and leading"####,
      summary: ####"A constraint between a left or right edge and a leading or trailing edge cannot be made: the app stops with an exception, in every language. Use leading and trailing at both ends. Two separate constraints of one view may be of different kinds, and `centerX` goes with either. The same holds for every library that makes such constraints: SnapKit, Masonry, PureLayout, Cartography, Stevia, Anchorage, EasyPeasy, TinyConstraints."####,
      head: ####"""
id: mixed-edge-kinds
category: layout-constraint
severity: error
fix: safe
precision: very-high
unguarded: true
message: "left or right against leading or trailing raises an exception when this constraint is made; use leading and trailing at both ends"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
6			leftAnchor	rightAnchor
7			leadingAnchor	trailingAnchor
8		]	leftAnchor	rightAnchor
9		]	leadingAnchor	trailingAnchor
12		:	attribute
13		:	attribute
20	.	.	left	leftMargin	right	rightMargin
21	.	.	leading	leadingMargin	trailing	trailingMargin
25		:	autoPinEdge
26		:	autoPinEdge
27		:	autoPinEdge
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0		.	leftAnchor	rightAnchor
1		.	leftAnchor	rightAnchor
2		.	leadingAnchor	trailingAnchor
3		.	leadingAnchor	trailingAnchor
4		.	leftAnchor	rightAnchor
5		.	leadingAnchor	trailingAnchor
10		:	attribute
11		:	attribute
16	.	.	left	leftMargin	right	rightMargin
17	.	.	leading	leadingMargin	trailing	trailingMargin
18	.	.	edges
19	.	.	directionalEdges
22	.	,	left	marginLeft	marginRight	right
23	.	,	leading
24	.	,	trailing
28	.		left	right
29	.		leading
30	.		trailing
31	.		Left	Right
32	.		Leading
33	.		Trailing
34	.		leftAnchor	rightAnchor
35	.		leadingAnchor
36	.		trailingAnchor
37		(	Left	Right
38		(	Leading
39		(	Trailing
40	.	(	left	right
"""####),
        PackedTriggers(language: "xml", role: "find", lines: ####"""
14			constraint
15			constraint
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "shared", line: 23,
          finders: [], text: ####"""
title: "Use leading and trailing"
"""####),
        PackedBlock(language: "swift", role: "find", line: 26,
          finders: ["swift", "swift", "swift", "swift", "swift", "swift"], text: ####"""
SIDE: leftAnchor -> leadingAnchor | rightAnchor -> trailingAnchor
$SIDE.constraint($REL: $B.$(leadingAnchor | trailingAnchor)$(? , $$$))

$SIDE.constraint($REL: $(leadingAnchor | trailingAnchor)$(? , $$$))

$(leadingAnchor | trailingAnchor).constraint($REL: $B.$SIDE$(? , $$$))

$(leadingAnchor | trailingAnchor).constraint($REL: $SIDE$(? , $$$))

$SIDE.constraint($REL: ($B?.$(leadingAnchor | trailingAnchor))!$(? , $$$))

$(leadingAnchor | trailingAnchor).constraint($REL: ($B?.$SIDE)!$(? , $$$))
"""####),
        PackedBlock(language: "objc", role: "shared", line: 40,
          finders: [], text: ####"""
title: "Use leading and trailing"
"""####),
        PackedBlock(language: "objc", role: "find", line: 43,
          finders: ["objc", "objc", "objc", "objc"], text: ####"""
SIDE: leftAnchor -> leadingAnchor | rightAnchor -> trailingAnchor
$SIDE $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$B.$(leadingAnchor | trailingAnchor)

$(leadingAnchor | trailingAnchor) $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$B.$SIDE

[[$A $SIDE] $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):[$B $(leadingAnchor | trailingAnchor)]

[[$A $(leadingAnchor | trailingAnchor)] $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):[$B $SIDE]
"""####),
        PackedBlock(language: "swift", role: "find", line: 53,
          finders: ["swift", "swift"], text: ####"""
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
attribute: $(? NSLayoutConstraint.Attribute).$SIDE, relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$(leading | trailing | leadingMargin | trailingMargin)

attribute: $(? NSLayoutConstraint.Attribute).$(leading | trailing | leadingMargin | trailingMargin), relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$SIDE
"""####),
        PackedBlock(language: "objc", role: "find", line: 59,
          finders: ["objc", "objc"], text: ####"""
SIDE: NSLayoutAttributeLeft -> NSLayoutAttributeLeading | NSLayoutAttributeRight -> NSLayoutAttributeTrailing | NSLayoutAttributeLeftMargin -> NSLayoutAttributeLeadingMargin | NSLayoutAttributeRightMargin -> NSLayoutAttributeTrailingMargin
attribute:$SIDE relatedBy:$REL toItem:$B attribute:$(NSLayoutAttributeLeading | NSLayoutAttributeTrailing | NSLayoutAttributeLeadingMargin | NSLayoutAttributeTrailingMargin)

attribute:$(NSLayoutAttributeLeading | NSLayoutAttributeTrailing | NSLayoutAttributeLeadingMargin | NSLayoutAttributeTrailingMargin) relatedBy:$REL toItem:$B attribute:$SIDE
"""####),
        PackedBlock(language: "xml", role: "shared", line: 65,
          finders: [], text: ####"""
title: "Use leading and trailing"
"""####),
        PackedBlock(language: "xml", role: "find", line: 68,
          finders: ["xml", "xml"], text: ####"""
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
<constraint firstAttribute="$SIDE" secondAttribute="$(leading | trailing | leadingMargin | trailingMargin)" placeholder="$absent"/>

<constraint firstAttribute="$(leading | trailing | leadingMargin | trailingMargin)" secondAttribute="$SIDE" placeholder="$absent"/>
"""####),
        PackedBlock(language: "swift", role: "find", line: 77,
          finders: ["swift", "swift"], text: ####"""
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
$MAKE.$SIDE.$(equalTo | greaterThanOrEqualTo | lessThanOrEqualTo)($B.snp.$(leading | trailing | leadingMargin | trailingMargin))

$MAKE.$(leading | trailing | leadingMargin | trailingMargin).$(equalTo | greaterThanOrEqualTo | lessThanOrEqualTo)($B.snp.$SIDE)
"""####),
        PackedBlock(language: "swift", role: "find", line: 83,
          finders: ["swift", "swift"], text: ####"""
title: "Use `directionalEdges`"
.$(edges -> directionalEdges).$(equalTo | greaterThanOrEqualTo | lessThanOrEqualTo)($B.snp.directionalEdges)

.directionalEdges.$(equalTo | greaterThanOrEqualTo | lessThanOrEqualTo)($B.snp.$(edges -> directionalEdges))
"""####),
        PackedBlock(language: "objc", role: "find", line: 89,
          finders: ["objc", "objc"], text: ####"""
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
MAS: mas_left -> mas_leading | mas_right -> mas_trailing | mas_leftMargin -> mas_leadingMargin | mas_rightMargin -> mas_trailingMargin
$MAKE.$SIDE.$(equalTo | mas_equalTo | greaterThanOrEqualTo | lessThanOrEqualTo)($B.$(mas_leading | mas_trailing | mas_leadingMargin | mas_trailingMargin))

$MAKE.$(leading | trailing | leadingMargin | trailingMargin).$(equalTo | mas_equalTo | greaterThanOrEqualTo | lessThanOrEqualTo)($B.$MAS)
"""####),
        PackedBlock(language: "swift", role: "find", line: 99,
          finders: ["swift", "swift", "swift"], text: ####"""
SIDE: left -> leading | right -> trailing | marginLeft -> marginLeading | marginRight -> marginTrailing
.$(? autoPinEdge)$(? autoConstrainAttribute)($(? ALEdge).$SIDE, to: $(? ALEdge).$(leading | trailing | marginLeading | marginTrailing), of: $$$)

.$(? autoPinEdge)$(? autoConstrainAttribute)($(? ALEdge).leading, to: $(? ALEdge).$SIDE, of: $$$)

.$(? autoPinEdge)$(? autoConstrainAttribute)($(? ALEdge).trailing, to: $(? ALEdge).$SIDE, of: $$$)
where project uses PureLayout
"""####),
        PackedBlock(language: "objc", role: "find", line: 108,
          finders: ["objc", "objc", "objc"], text: ####"""
table SIDE: constant of layout-purelayout
autoPinEdge:$SIDE toEdge:$(ALEdgeLeading | ALEdgeTrailing) ofView:$B

autoPinEdge:ALEdgeLeading toEdge:$SIDE ofView:$B

autoPinEdge:ALEdgeTrailing toEdge:$SIDE ofView:$B
where project uses PureLayout
"""####),
        PackedBlock(language: "swift", role: "find", line: 117,
          finders: ["swift", "swift", "swift"], text: ####"""
comparisons: reported
SIDE: left -> leading | right -> trailing
$A.$SIDE $(== | >= | <=) $B.$(leading | trailing)

$A.leading == $B.$SIDE

$A.trailing == $B.$SIDE
where within constrain
where project uses Cartography
"""####),
        PackedBlock(language: "swift", role: "find", line: 128,
          finders: ["swift", "swift", "swift"], text: ####"""
comparisons: reported
SIDE: Left -> Leading | Right -> Trailing
$A.$SIDE $(== | >= | <=) $B.$(Leading | Trailing)

$A.Leading == $B.$SIDE

$A.Trailing == $B.$SIDE
where project uses Stevia
"""####),
        PackedBlock(language: "swift", role: "find", line: 138,
          finders: ["swift", "swift", "swift"], text: ####"""
comparisons: reported
SIDE: leftAnchor -> leadingAnchor | rightAnchor -> trailingAnchor
$A.$SIDE $(== | >= | <=) $B.$(leadingAnchor | trailingAnchor)

$A.leadingAnchor == $B.$SIDE

$A.trailingAnchor == $B.$SIDE
where project uses Anchorage
"""####),
        PackedBlock(language: "swift", role: "find", line: 148,
          finders: ["swift", "swift", "swift"], text: ####"""
MAKER: Left -> Leading | Right -> Trailing
SIDE: left -> leading | right -> trailing
$MAKER($(? $$$)).to($B, .$(leading | trailing))

Leading($(? $$$)).to($B, .$SIDE)

Trailing($(? $$$)).to($B, .$SIDE)
where project uses EasyPeasy
"""####),
        PackedBlock(language: "swift", role: "find", line: 158,
          finders: ["swift"], text: ####"""
SIDE: left -> leading | right -> trailing
$A.$SIDE(to: $B, $C.$(leadingAnchor | trailingAnchor)$(? , $$$))
where project uses TinyConstraints
"""####),
      ], page: ####"""
# One constraint between left and leading

A constraint between a left or right edge and a leading or trailing edge cannot be made: the app stops with an exception, in every language.
Use leading and trailing at both ends. Two separate constraints of one view may be of different kinds, and `centerX` goes with either.
The same holds for every library that makes such constraints: SnapKit, Masonry, PureLayout, Cartography, Stevia, Anchorage, EasyPeasy, TinyConstraints.

Availability: all releases.

Source: UIKit NSLayoutConstraint.h: leading and trailing may not be constrained to left and right.

## Examples

Reported:

```swift
thumbnail.leftAnchor.constraint(equalTo: card.leadingAnchor, constant: 8).isActive = true
```

Fixed:

```swift
thumbnail.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8).isActive = true
```

Reported:

```swift
thumbnail.trailingAnchor.constraint(equalTo: heart.leftAnchor).isActive = true
```

Fixed:

```swift
thumbnail.trailingAnchor.constraint(equalTo: heart.leadingAnchor).isActive = true
```

Reported:

```swift
NSLayoutConstraint(item: banner, attribute: .left, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 0).isActive = true
```

Fixed:

```swift
NSLayoutConstraint(item: banner, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 0).isActive = true
```

Reported (imports `SnapKit`):

```swift
avatar.snp.makeConstraints { make in
    make.left.equalTo(header.snp.trailing).offset(8)
}
```

Fixed:

```swift
avatar.snp.makeConstraints { make in
    make.leading.equalTo(header.snp.trailing).offset(8)
}
```

Reported (imports `SnapKit`):

```swift
avatar.snp.makeConstraints { make in
    make.edges.equalTo(header.snp.directionalEdges)
}
```

Fixed:

```swift
avatar.snp.makeConstraints { make in
    make.directionalEdges.equalTo(header.snp.directionalEdges)
}
```

Not reported:

```swift
badge.centerXAnchor.constraint(equalTo: avatar.leadingAnchor).isActive = true
title.leftAnchor.constraint(equalTo: leftAnchor).isActive = true
title.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
```

Not reported (imports `SnapKit`):

```swift
avatar.snp.makeConstraints { make in
    make.left.equalTo(header.snp.right)
    make.trailing.equalTo(header.snp.trailing)
}
```

Reported:

```objc
[self.thumb.leftAnchor constraintEqualToAnchor:self.leadingAnchor].active = YES;
```

Fixed:

```objc
[self.thumb.leadingAnchor constraintEqualToAnchor:self.leadingAnchor].active = YES;
```

Reported:

```objc
[NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeLeft relatedBy:NSLayoutRelationEqual toItem:b attribute:NSLayoutAttributeTrailing multiplier:1 constant:4];
```

Fixed:

```objc
[NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeLeading relatedBy:NSLayoutRelationEqual toItem:b attribute:NSLayoutAttributeTrailing multiplier:1 constant:4];
```

Reported (imports `Masonry`):

```objc
[self.avatar mas_makeConstraints:^(MASConstraintMaker *make) {
    make.left.equalTo(self.title.mas_trailing).offset(8);
}];
```

Fixed:

```objc
[self.avatar mas_makeConstraints:^(MASConstraintMaker *make) {
    make.leading.equalTo(self.title.mas_trailing).offset(8);
}];
```

Not reported:

```objc
[self.thumb.leftAnchor constraintEqualToAnchor:self.leftAnchor].active = YES;
[self.thumb.centerXAnchor constraintEqualToAnchor:self.trailingAnchor].active = YES;
```

Reported (imports `PureLayout`):

```swift
price.autoPinEdge(.left, to: .trailing, of: photo)
heart.autoPinEdge(.leading, to: .right, of: photo)
```

Fixed:

```swift
price.autoPinEdge(.leading, to: .trailing, of: photo)
heart.autoPinEdge(.leading, to: .trailing, of: photo)
```

Reported (imports `PureLayout`):

```objc
[self.price autoPinEdge:ALEdgeLeft toEdge:ALEdgeTrailing ofView:self.photo];
```

Fixed:

```objc
[self.price autoPinEdge:ALEdgeLeading toEdge:ALEdgeTrailing ofView:self.photo];
```

Reported (imports `Cartography`):

```swift
constrain(price, photo) { $0.left == $1.trailing + 8 }
```

Fixed:

```swift
constrain(price, photo) { $0.leading == $1.trailing + 8 }
```

Reported (imports `Stevia`):

```swift
price.Leading == photo.Right + 8
```

Fixed:

```swift
price.Leading == photo.Trailing + 8
```

Reported (imports `Anchorage`):

```swift
price.leftAnchor == photo.trailingAnchor
```

Fixed:

```swift
price.leadingAnchor == photo.trailingAnchor
```

Reported (imports `EasyPeasy`):

```swift
price.easy.layout(Left(8).to(photo, .trailing))
```

Fixed:

```swift
price.easy.layout(Leading(8).to(photo, .trailing))
```

Reported (imports `TinyConstraints`):

```swift
price.left(to: photo, photo.trailingAnchor)
```

Fixed:

```swift
price.leading(to: photo, photo.trailingAnchor)
```

Not reported (imports `PureLayout,Cartography,Anchorage`):

```swift
price.autoPinEdge(.left, to: .right, of: photo)
constrain(price, photo) {
    $0.left == $1.right
    $0.trailing == $1.trailing
}
price.leftAnchor == photo.centerXAnchor
```

Not reported:

```swift
if price.left == photo.leading { return }
let same = a.leftAnchor == b.leadingAnchor
```

Reported:

```xml
<constraint firstItem="Mx1-aa-001" firstAttribute="left" secondItem="Mx1-aa-000" secondAttribute="leading" id="Mx1-cc-001"/>
```

Fixed:

```xml
<constraint firstItem="Mx1-aa-001" firstAttribute="leading" secondItem="Mx1-aa-000" secondAttribute="leading" id="Mx1-cc-001"/>
```

Not reported:

```xml
<constraint firstItem="Mx1-aa-001" firstAttribute="left" secondItem="Mx1-aa-000" secondAttribute="left" id="Mx1-cc-002"/>
<constraint firstItem="Mx1-aa-001" firstAttribute="leading" secondItem="Mx1-aa-000" secondAttribute="centerX" id="Mx1-cc-003"/>
```

Reported:

```objc
[[self.thumb leftAnchor] constraintEqualToAnchor:[self.title leadingAnchor]].active = YES;
[[self.thumb trailingAnchor] constraintLessThanOrEqualToAnchor:[self.title rightAnchor]].active = YES;
```

Fixed:

```objc
[[self.thumb leadingAnchor] constraintEqualToAnchor:[self.title leadingAnchor]].active = YES;
[[self.thumb trailingAnchor] constraintLessThanOrEqualToAnchor:[self.title trailingAnchor]].active = YES;
```
"""####),
    PackedRule(
      id: "start-without-direction", category: "layout-constraint", level: "warning", fix: "none", isOn: true,
      path: ####"layout-constraint/start-without-direction.md"####,
      title: ####"start and end in a project that never sets the direction"####,
      summary: ####"PinLayout and FlexLayout know `start` and `end`, yet lay out from left to right until they are told otherwise. A view that says `start` then looks finished and stays on the left in Arabic. Call `Pin.layoutDirection(.auto)` once when the app starts; FlexLayout wants `layoutDirection(…)` with the real direction on each root container."####,
      head: ####"""
id: start-without-direction
category: layout-constraint
severity: warning
fix: none
precision: high
message: "`{MATCH}` is always the left side or the right here: nothing in the project sets the layout direction; call `Pin.layoutDirection(.auto)` once, or `layoutDirection(.rtl)` on the root of a flex layout"
"""####, triggers: [
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0	.	(	after	before	bottomEnd	bottomStart	centerEnd	centerStart	end	start	topEnd	topStart
1	.	(	marginEnd	marginStart
2	.	(	marginEnd	marginStart	paddingEnd	paddingStart
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "find", line: 22,
          finders: ["swift"], text: ####"""
once: project
.$(start | end | topStart | topEnd | centerStart | centerEnd | bottomStart | bottomEnd | before | after)($(? $$$))
where named pin
where imports PinLayout
where project has-no pinlayout-direction
"""####),
        PackedBlock(language: "swift", role: "find", line: 29,
          finders: ["swift"], text: ####"""
once: project
.$(marginStart | marginEnd)($N)
where named pin
where imports PinLayout
where project has-no pinlayout-direction
"""####),
        PackedBlock(language: "swift", role: "find", line: 36,
          finders: ["swift"], text: ####"""
once: project
.$(marginStart | marginEnd | paddingStart | paddingEnd)($N)
where imports FlexLayout
where project has-no flexlayout-direction
"""####),
      ], page: ####"""
# start and end in a project that never sets the direction

PinLayout and FlexLayout know `start` and `end`, yet lay out from left to right until they are told otherwise. A view that says `start` then looks finished and stays on the left in
Arabic. Call `Pin.layoutDirection(.auto)` once when the app starts; FlexLayout wants `layoutDirection(…)` with the real direction on each root container.

    Pin.layoutDirection(.auto)
    root.flex.layoutDirection(view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rtl : .ltr)

One warning speaks for the whole project, at the first such place. Right to keep in a project that has no right-to-left language and wants none.

Source: `PinLayout.swift` (`Pin.layoutDirection`, `.ltr` by default) of PinLayout, `FlexLayout.swift` of FlexLayout.

## Examples

Reported (imports `PinLayout`):

```swift
price.pin.start(8).top(4).marginEnd(4)
```

Not reported (imports `PinLayout`; project `pinlayout-direction`):

```swift
price.pin.start(8).top(4)
```

Reported (imports `FlexLayout`):

```swift
flex.addItem(price).marginStart(8)
```

Not reported (imports `FlexLayout`; project `flexlayout-direction`):

```swift
flex.addItem(price).marginStart(8)
```

Not reported (imports `PinLayout`):

```swift
timer.start(8)
price.pin.left(8)
```

Not reported:

```swift
price.pin.start(8)
```
"""####),
    PackedRule(
      id: "count-without-plural", category: "localized-resource", level: "note", fix: "none", isOn: true,
      path: ####"localized-resource/count-without-plural.md"####,
      title: ####"Number and noun without a plural rule"####,
      summary: ####"Arabic nouns have up to six forms behind a number, Hebrew ones three. One text for all numbers ("%d طلبات") is wrong for most of them. Give the key a plural rule in the `.stringsdict` or the string catalogue; the code stays as it is when it calls `String.localizedStringWithFormat` or `String(localized:)`."####,
      head: ####"""
id: count-without-plural
category: localized-resource
severity: note
fix: none
precision: medium
message: "a noun behind `{MATCH}` needs other forms for other numbers, and `{KEY}` has no plural rule; vary it by plural in the catalogue or the `.stringsdict`"
"""####, triggers: [
        PackedTriggers(language: "strings", role: "find", lines: ####"""
0			*counted-noun
"""####),
      ], blocks: [
        PackedBlock(language: "strings", role: "find", line: 20,
          finders: ["strings"], text: ####"""
analysis: counted-noun
categories: plural-categories
not-before: من, מתוך, أو, و, או, على, عَلَى, في, אחוז, גרם
base-plurals: people, children, men, women, feet
base-not: has, was, this, its, does, always, across, plus, minus
"""####),
      ], page: ####"""
# Number and noun without a plural rule

Arabic nouns have up to six forms behind a number, Hebrew ones three. One text for all numbers ("%d طلبات") is wrong for most of them. Give the key a plural rule in the `.stringsdict` or the string
catalogue; the code stays as it is when it calls `String.localizedStringWithFormat` or `String(localized:)`.

Fine as it is: a number that counts nothing (an exit, a port, a version) and a text that leaves the noun in one form on purpose ("%d من الطلبات", "the number of orders: %d"). Keys that have a rule
in the `.stringsdict` of the same name are not reported, nor are texts whose English base counts nothing ("exit %d and"), nor are languages whose nouns do not change (Persian, Kurdish, Uyghur).

Source: CLDR plural rules; Apple, "Localizing strings that contain plurals".

Beside it, `ar.lproj/Localizable.stringsdict`:

```strings
<plist version="1.0"><dict><key>bags</key><dict>
<key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
<key>n</key><dict><key>other</key><string>%d كيس</string></dict>
</dict></dict></plist>
```

Reported (file `ar.lproj/Localizable.strings`):

```strings
"orders" = "لديك %d طلبات";
```

Reported (file `he.lproj/Localizable.strings`):

```strings
"days" = "עוד %ld ימים";
```

Beside it, `en.lproj/Localizable.strings`:

```strings
"exit" = "Take exit %d and continue";
"new" = "%d new items";
```

Reported (file `ar.lproj/Localizable.strings`):

```strings
"new" = "%d عناصر جديدة";
```

Not reported (file `ar.lproj/Localizable.strings`):

```strings
"exit" = "خذ المخرج %d ثم واصل";
"bags" = "%d أكياس";
"share" = "%d من الطلبات";
"length" = "%d على الأقل";
"number" = "عدد الطلبات: %d";
"pair" = "%@ طلبات";
```

Not reported (file `fa.lproj/Localizable.strings`):

```strings
"orders" = "%d سفارش";
```
"""####),
    PackedRule(
      id: "drifted-localized-layout", category: "localized-resource", level: "note", fix: "none", isOn: true,
      path: ####"localized-resource/drifted-localized-layout.md"####,
      title: ####"Layout of a language that lags behind its base"####,
      summary: ####"A whole storyboard or xib in `ar.lproj` or `he.lproj` is a second layout, drawn by hand. Every change of the base must be made there again, and mostly is not: an outlet that the copy lacks is `nil` in Arabic alone."####,
      head: ####"""
id: drifted-localized-layout
category: localized-resource
severity: note
fix: none
precision: medium
unguarded: true
message: "this copy of the layout lacks {COUNT} of {BASE} (the first is `{FIRST}`); readers of this language miss what was added there"
"""####, triggers: [
        PackedTriggers(language: "xml", role: "find", lines: ####"""
0			*drifted-layout
"""####),
      ], blocks: [
        PackedBlock(language: "xml", role: "find", line: 20,
          finders: ["xml"], text: ####"""
analysis: drifted-layout
elements: label, button, textField, textView, imageView, switch, slider, stepper, segmentedControl, view, tableView, collectionView, tableViewCell, collectionViewCell, viewController, tableViewController, barButtonItem, outlet, action, window, customView
"""####),
      ], page: ####"""
# Layout of a language that lags behind its base

A whole storyboard or xib in `ar.lproj` or `he.lproj` is a second layout, drawn by hand. Every change of the base must be made there again, and mostly is not: an outlet that the copy lacks is `nil` in Arabic alone.

Prefer one layout in `Base.lproj` with leading and trailing constraints, and a file of texts (`ar.lproj/Cart.strings`) for the language. In Xcode choose "Localizable Strings" for the language in the file inspector. Other rules are silent in such a
copy: its sides were drawn for that language on purpose.

Source: Apple, "Localize storyboards and xibs"; ids of Interface Builder objects are kept when Xcode copies a layout.

Beside it, `Base.lproj/Cart.xib`:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
  <objects>
    <view id="vw1-aa-001"><subviews>
      <label text="Total" id="lb1-aa-001"/>
      <button id="bt1-aa-001"/>
      <button id="bt2-aa-001"/>
    </subviews></view>
  </objects>
</document>
```

Reported (file `ar.lproj/Cart.xib`):

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
  <objects>
    <view id="vw1-aa-001"><subviews>
      <label text="المجموع" id="lb1-aa-001"/>
      <button id="bt1-aa-001"/>
    </subviews></view>
  </objects>
</document>
```

Not reported (file `he.lproj/Cart.xib`):

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
  <objects>
    <view id="vw1-aa-001"><subviews>
      <label text="סך הכול" id="lb1-aa-001"/>
      <button id="bt1-aa-001"/>
      <button id="bt2-aa-001"/>
      <button id="bt3-aa-001"/>
    </subviews></view>
  </objects>
</document>
```

Not reported (file `de.lproj/Cart.xib`):

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
  <objects>
    <view id="vw1-aa-001"/>
  </objects>
</document>
```
"""####),
    PackedRule(
      id: "placeholders-differ", category: "localized-resource", level: "warning", fix: "unsafe", isOn: true,
      path: ####"localized-resource/placeholders-differ.md"####,
      title: ####"Translation with lost or broken placeholders"####,
      summary: ####"Right-to-left keyboards and machine translation break placeholders: the Arabic percent sign takes the place of `%` (`٪@`), a blank slips in (`% ld`), the signs change sides (`@%`), or a value is dropped. The reader then sees the bare signs or misses the value; a placeholder of another kind than the code passes (`%@` for a number) ends the app."####,
      head: ####"""
id: placeholders-differ
category: localized-resource
severity: warning
fix: unsafe
precision: high
message: "`{MATCH}` is no placeholder any more and is shown as it stands; write `{MENDED}`"
"""####, triggers: [
        PackedTriggers(language: "strings", role: "find", lines: ####"""
0			*placeholders
1			*placeholders
2			*placeholders
3			*placeholders
4			*placeholders
5			*placeholders
"""####),
      ], blocks: [
        PackedBlock(language: "strings", role: "find", line: 24,
          finders: ["strings"], text: ####"""
analysis: placeholders
defect: broken
"""####),
        PackedBlock(language: "strings", role: "find", line: 28,
          finders: ["strings"], text: ####"""
level: note
analysis: placeholders
defect: spaced
message: "`{MATCH}` has a blank inside its placeholder, which the formatter takes for a flag and prints ahead of the value; write `{MENDED}`, with the blank ahead of it where a word precedes"
"""####),
        PackedBlock(language: "strings", role: "find", line: 34,
          finders: ["strings"], text: ####"""
analysis: placeholders
defect: missing
message: "this translation of `{KEY}` does not show {NAME}, which the base text has; put it where the value belongs"
"""####),
        PackedBlock(language: "strings", role: "find", line: 39,
          finders: ["strings"], text: ####"""
analysis: placeholders
defect: added
message: "`{MATCH}` asks for one value more than the base text of `{KEY}` has, and the code may not pass it; remove it, or add it to the base text and the code"
"""####),
        PackedBlock(language: "strings", role: "find", line: 44,
          finders: ["strings"], text: ####"""
analysis: placeholders
defect: kind
message: "`{MATCH}` stands where the base text of `{KEY}` has {NAME}, and the value is printed wrongly; write the placeholder of the base text"
"""####),
        PackedBlock(language: "strings", role: "find", line: 49,
          finders: ["strings"], text: ####"""
level: error
analysis: placeholders
defect: crash
message: "`{MATCH}` reads an address where the base text of `{KEY}` has {NAME}, which ends the app; write the placeholder of the base text"
"""####),
      ], page: ####"""
# Translation with lost or broken placeholders

Right-to-left keyboards and machine translation break placeholders: the Arabic percent sign takes the place of `%` (`٪@`), a blank slips in (`% ld`), the signs change sides (`@%`), or a
value is dropped. The reader then sees the bare signs or misses the value; a placeholder of another kind than the code passes (`%@` for a number) ends the app.

Write the placeholders of the base text, each as it stands there; `%1$@ %2$d` lets the translator change their order. Compared are the text of the same key in `Base.lproj` or `en.lproj`, the source
language of a catalogue, or the key where it is the format itself. Order does not matter, nor does a longer integer (`%d`, `%ld`). Plural forms may leave the number out. `٪` behind a digit is a percent sign.

A text whose key is neither in the base table nor written by any code is shown to nobody and is not reported.

A fix that writes a placeholder anew is unsafe: it brings back an argument that this language did not show.

Source: Apple, "String Format Specifiers"; IEEE 1003.1 `printf` for the blank, which is a flag.

Beside it, `en.lproj/Localizable.strings`:

```strings
"joined" = "Joined %@";
"delete_items" = "Delete %ld items?";
"remove_folder" = "Remove \"%@\" and %d lists?";
"courier" = "%1$@ brings %2$@";
"total" = "Total %@";
"battery" = "Battery in 5% steps, such as 35%";
"off" = "%d%% off";
"rating" = "%.1f stars";
"help" = "https://shop.example/help";
```

Reported (file `ar.lproj/Localizable.strings`; level `warning,note,warning,warning`):

```strings
"joined" = "انضم إلى٪@";
"delete_items" = "حذف % ld عناصر؟";
"courier" = "أحضره %$1@ إلى %$2@";
```

Fixed (unsafe):

```strings
"joined" = "انضم إلى %@";
"delete_items" = "حذف %ld عناصر؟";
"courier" = "أحضره %1$@ إلى %2$@";
```

Not reported (file `fa.lproj/Localizable.strings`):

```strings
"help" = "https://shop.example/%D8%B1%D8%A7%D9%87%D9%86%D9%85%D8%A7";
"courier" = "%2$@ را %1$@ می‌آورد";
"delete_items" = "حذف %d مورد؟";
"battery" = "باتری در گام‌های 5%، مثل 35% یا ٪۶۰";
"off" = "%d٪ تخفیف";
"unknown_key" = "%@ و %d";
"total" = "XXX";
```

Reported (file `he.lproj/Localizable.strings`; level `warning,warning,error,warning,warning`):

```strings
"remove_folder" = "להסיר את \"%@\"?";
"total" = "סך הכול %d";
"rating" = "%@ כוכבים";
"battery" = "סוללה %@";
"%d bags" = "שקיות";
```

Reported (level `error,warning`):

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld items" : {
      "localizations" : {
        "ar" : { "stringUnit" : { "state" : "translated", "value" : "%@ عناصر" } }
      }
    },
    "greeting" : {
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello %@" } },
        "he" : { "stringUnit" : { "state" : "translated", "value" : "שלום" } }
      }
    }
  },
  "version" : "1.0"
}
```

Reported (file `ug.lproj/Localizable.strings`; level `note`):

```strings
"You and %ld others" = "سىز ۋە% ld باشقىلار";
```

Fixed (unsafe):

```strings
"You and %ld others" = "سىز ۋە %ld باشقىلار";
```

Not reported (file `de.lproj/Localizable.strings`):

```strings
"joined" = "Beigetreten";
```

Beside it, `Cart.swift`:

```swift
label.text = NSLocalizedString("written_by_code", comment: "")
```

Reported (file `ar.lproj/Localizable.strings`):

```strings
"written_by_code" = "مرحبا ٪@";
"gone_from_code" = "مرحبا ٪@";
```

Fixed (unsafe):

```strings
"written_by_code" = "مرحبا %@";
"gone_from_code" = "مرحبا ٪@";
```
"""####),
    PackedRule(
      id: "plural-by-hand", category: "localized-resource", level: "note", fix: "shown", isOn: true,
      path: ####"localized-resource/plural-by-hand.md"####,
      title: ####"Plural chosen by a comparison with one"####,
      summary: ####"`count == 1 ? "item" : "items"` knows one and many. Arabic has six forms (none, one, two, a few, many, other), Hebrew three; all but two of them come out wrong, however well both texts are translated."####,
      head: ####"""
id: plural-by-hand
category: localized-resource
severity: note
fix: shown
precision: high
message: "`{MATCH}` knows two forms; Arabic has six and Hebrew three: let the string catalogue choose the form by the number"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
2			*plural-choice
3			*plural-choice
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0			*plural-choice
1			*plural-choice
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "find", line: 24,
          finders: ["swift"], text: ####"""
title: Let the string catalogue choose the form
analysis: plural-choice
branches: literal
texts: String, Substring, NSString
"""####),
        PackedBlock(language: "swift", role: "find", line: 30,
          finders: ["swift"], text: ####"""
title: Let the string catalogue choose the form
analysis: plural-choice
branches: translated
texts: String, Substring, NSString
"""####),
        PackedBlock(language: "objc", role: "find", line: 36,
          finders: ["objc"], text: ####"""
title: Let the string catalogue choose the form
analysis: plural-choice
branches: literal
texts: String, Substring, NSString
"""####),
        PackedBlock(language: "objc", role: "find", line: 42,
          finders: ["objc"], text: ####"""
title: Let the string catalogue choose the form
analysis: plural-choice
branches: translated
texts: String, Substring, NSString
"""####),
      ], page: ####"""
# Plural chosen by a comparison with one

`count == 1 ? "item" : "items"` knows one and many. Arabic has six forms (none, one, two, a few, many, other), Hebrew three; all but two of them come out wrong, however well both texts are translated.

    label.text = String(localized: "\(count) items")                    // Swift, with variations by plural in the catalogue
    label.text = String.localizedStringWithFormat(NSLocalizedString("items_count", comment: ""), count)   // with a .stringsdict
    label.text = [NSString localizedStringWithFormat:NSLocalizedString(@"items_count", nil), count];

Keep the comparison where the two texts say different things ("Everyone", "Everyone else"), and in logs. The length of a text (`name.count`) is not reported.

Availability: `.stringsdict` iOS 7, macOS 10.9; string catalogues are compiled to it.

Source: Foundation `+[NSString localizedStringWithFormat:]`, `NSStringPluralRuleType`; CLDR plural rules.

## Examples

Reported:

```swift
countLabel.text = "\(count) " + (count == 1 ? "item" : "items")
```

Reported:

```swift
titleLabel.text = "\(count) item\(count == 1 ? "" : "s")"
```

Reported:

```swift
let text = "\(count) parcel\(count > 1 ? "s" : "")"
```

Reported:

```swift
let unit = hours == 1 ? "hour" : "hours"
label.text = "\(hours) \(unit)"
```

Reported:

```swift
subtitle = count == 1 ? L10n.Cart.itemSingular : L10n.Cart.itemsPlural(count)
```

Reported:

```swift
let title = order.items.count != 1 ? NSLocalizedString("TRACKS", comment: "") : NSLocalizedString("TRACK", comment: "")
label.text = title
```

Reported:

```objc
self.countLabel.text = [NSString stringWithFormat:@"%ld %@", (long)count, count == 1 ? @"item" : @"items"];
```

Reported:

```objc
self.titleLabel.text = count == 1 ? NSLocalizedString(@"one_item", nil) : [NSString stringWithFormat:NSLocalizedString(@"many_items", nil), count];
```

Not reported:

```swift
countLabel.text = String(localized: "\(count) items")
```

Not reported:

```swift
let icon = UIImage(named: count == 1 ? "item" : "items")
```

Not reported:

```swift
log("removed \(count) message\(count == 1 ? "" : "s")")
```

Not reported:

```swift
let prefix = value.count == 1 ? "0" : ""
```

Not reported:

```swift
titleLabel.text = members.count <= 1 ? String(localized: "Everyone") : String(localized: "Everyone else")
```

Not reported:

```swift
label.text = section == 1 ? "Cart" : "Orders"
```

Not reported:

```objc
[self.checkView setImage:[UIImage imageNamed:task.status == 1 ? @"checkbox_open" : @"checkbox_opens"]];
```

Not reported:

```swift
func show() {
let roles = user.roles.dropFirst().reduce("\(role)") { "\($0), \($1)" }
label.text = roles.count > 1 ? NSLocalizedString("ROLES", comment: "") : NSLocalizedString("ROLE", comment: "")
let names = people.map(\.name).joined(separator: ", ")
label.text = names.count == 1 ? NSLocalizedString("name", comment: "") : NSLocalizedString("names", comment: "")
}
```
"""####),
    PackedRule(
      id: "plural-forms-missing", category: "localized-resource", level: "warning", fix: "none", isOn: true,
      path: ####"localized-resource/plural-forms-missing.md"####,
      title: ####"Plural rule without forms that the language needs"####,
      summary: ####"Arabic has six forms: zero, one, two, few (3 to 10), many (11 to 99) and other (100, 101, 200 …). A rule with `one` and `other` alone shows a wrong noun for most numbers, in a place where the reader looks at every day ("3 طلب"). Hebrew has one, two and other; its dual is short and common. Persian, Kurdish and Uyghur nouns do not change behind a number: `other` alone is complete there."####,
      head: ####"""
id: plural-forms-missing
category: localized-resource
severity: warning
fix: none
precision: high
message: "the {LANGUAGE} forms of `{KEY}` lack {MISSING}; the reader sees the `other` form with these numbers; ask the translator for {NEEDED}"
"""####, triggers: [
        PackedTriggers(language: "strings", role: "find", lines: ####"""
0			*plural-forms
1			*plural-forms
2			*plural-forms
"""####),
      ], blocks: [
        PackedBlock(language: "strings", role: "find", line: 22,
          finders: ["strings"], text: ####"""
level: error
analysis: plural-forms
categories: plural-categories
missing: other
message: "the {LANGUAGE} forms of `{KEY}` have no `other`, which every number without a form of its own needs; add it"
"""####),
        PackedBlock(language: "strings", role: "find", line: 29,
          finders: ["strings"], text: ####"""
analysis: plural-forms
categories: plural-categories
missing: required
"""####),
        PackedBlock(language: "strings", role: "find", line: 34,
          finders: ["strings"], text: ####"""
level: note
analysis: plural-forms
categories: plural-categories
missing: dispensable
"""####),
      ], page: ####"""
# Plural rule without forms that the language needs

Arabic has six forms: zero, one, two, few (3 to 10), many (11 to 99) and other (100, 101, 200 …). A rule with `one` and `other` alone shows a wrong noun for most numbers, in a
place where the reader looks at every day ("3 طلب"). Hebrew has one, two and other; its dual is short and common. Persian, Kurdish and Uyghur nouns do not change behind a number:
`other` alone is complete there.

Add the missing keys to the `.stringsdict`, or choose "Vary by plural" again in the string catalogue: Xcode then lists all forms of the language. A form may leave out the number
("طلبان" for two). Silent: forms that are still the English ones or marked as new, and keys that are not to be translated. An Arabic rule that lacks only `zero`, and a Hebrew one that lacks `two`, are notes.
`other` is never optional: it is what the system takes for every number without a form of its own.

Source: CLDR plural rules; Apple, "Localizing strings that contain plurals" and the format of `.stringsdict`.

Reported (file `ar.lproj/Localizable.stringsdict`; level `warning,error`):

```stringsdict
<plist version="1.0"><dict>
<key>orders</key>
<dict>
  <key>NSStringLocalizedFormatKey</key><string>%#@orders@</string>
  <key>orders</key>
  <dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>طلب واحد</string>
    <key>other</key><string>%d طلب</string>
  </dict>
</dict>
<key>bags</key>
<dict>
  <key>NSStringLocalizedFormatKey</key><string>%#@bags@</string>
  <key>bags</key>
  <dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>كيس واحد</string>
    <key>two</key><string>كيسان</string>
    <key>few</key><string>%d أكياس</string>
    <key>many</key><string>%d كيسًا</string>
  </dict>
</dict>
</dict></plist>
```

Reported (file `he.lproj/Localizable.stringsdict`; level `note`):

```stringsdict
<plist version="1.0"><dict>
<key>days</key>
<dict>
  <key>NSStringLocalizedFormatKey</key><string>%#@days@</string>
  <key>days</key>
  <dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>יום אחד</string>
    <key>other</key><string>%d ימים</string>
  </dict>
</dict>
</dict></plist>
```

Reported:

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld days late" : {
      "localizations" : {
        "ar" : {
          "variations" : {
            "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "تأخير يوم" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "تأخير %lld يوم" } }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

Reported:

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld bags in %lld boxes" : {
      "localizations" : {
        "ar" : {
          "stringUnit" : { "state" : "translated", "value" : "%#@bags@ في %#@boxes@" },
          "substitutions" : {
            "bags" : {
              "argNum" : 1,
              "formatSpecifier" : "lld",
              "variations" : {
                "plural" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg كيس" } } }
              }
            }
          }
        }
      }
    }
  },
  "version" : "1.0"
}
```

Not reported (file `fa.lproj/Localizable.stringsdict`):

```stringsdict
<plist version="1.0"><dict>
<key>orders</key>
<dict>
  <key>NSStringLocalizedFormatKey</key><string>%#@orders@</string>
  <key>orders</key>
  <dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>other</key><string>%d سفارش</string>
  </dict>
</dict>
</dict></plist>
```

Not reported (file `ar.lproj/Localizable.stringsdict`):

```stringsdict
<plist version="1.0"><dict>
<key>orders</key>
<dict>
  <key>NSStringLocalizedFormatKey</key><string>%#@orders@</string>
  <key>orders</key>
  <dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>%d order</string>
    <key>other</key><string>%d orders</string>
  </dict>
</dict>
<key>bags</key>
<dict>
  <key>NSStringLocalizedFormatKey</key><string>%#@bags@</string>
  <key>bags</key>
  <dict>
    <key>zero</key><string>لا أكياس</string>
    <key>one</key><string>كيس واحد</string>
    <key>two</key><string>كيسان</string>
    <key>few</key><string>%d أكياس</string>
    <key>many</key><string>%d كيسًا</string>
    <key>other</key><string>%d كيس</string>
  </dict>
</dict>
<key>title</key>
<dict>
  <key>NSStringVariableWidthRuleType</key>
  <dict><key>20</key><string>السلة</string><key>40</key><string>سلة المشتريات</string></dict>
</dict>
</dict></plist>
```

Not reported:

```xcstrings
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld days late" : {
      "shouldTranslate" : false,
      "localizations" : {
        "ar" : { "variations" : { "plural" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "تأخير %lld يوم" } } } } }
      }
    },
    "%lld days early" : {
      "localizations" : {
        "ar" : { "variations" : { "plural" : { "other" : { "stringUnit" : { "state" : "new", "value" : "%lld days early" } } } } },
        "pl" : { "variations" : { "plural" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld dni" } } } } }
      }
    }
  },
  "version" : "1.0"
}
```
"""####),
    PackedRule(
      id: "western-signs", category: "localized-resource", level: "note", fix: "none", isOn: true,
      path: ####"localized-resource/western-signs.md"####,
      title: ####"Signs of another script in a translation"####,
      summary: ####"A Latin comma or question mark in an Arabic sentence, `#` or `№` before a number, an arrow that still points to the right: the text was translated and its signs were not. Readers notice, and an arrow between two words points back to the one they come from."####,
      head: ####"""
id: western-signs
category: localized-resource
severity: note
fix: none
precision: medium
message: "`{MATCH}` is a sign of another script in this translation; write the sign of the language"
"""####, triggers: [
        PackedTriggers(language: "strings", role: "find", lines: ####"""
0			*text-signs
"""####),
      ], blocks: [
        PackedBlock(language: "strings", role: "find", line: 27,
          finders: ["strings"], text: ####"""
analysis: text-signs
table: right-to-left-signs
"""####),
      ], page: ####"""
# Signs of another script in a translation

A Latin comma or question mark in an Arabic sentence, `#` or `№` before a number, an arrow that still points to the right: the text was translated and its signs were not. Readers notice, and an arrow between two
words points back to the one they come from.

The percent sign is no sign to type by hand: Persian and Kurdish write U+066A, Arabic does so with Arabic digits and writes `%` between two marks with Western ones, Hebrew and Urdu write `%`. Take the percent style of the formatter
and pass the finished text as `%@`:

    String(localized: "\(share.formatted(.percent)) off")
    NumberFormatter.localizedString(from: share, number: .percent)

`>` and `»` at the end of a text are fine: they are mirrored with the text. Keep a sign that belongs to a name, a code or a Latin phrase.

On a device: digits are those that the reader's region uses, the same on a whole screen.

Source: CLDR number symbols; Unicode names of U+060C, U+061B, U+061F, U+066A; Unicode `BidiMirroring`.

Reported (file `ar.lproj/Localizable.strings`):

```strings
"ready" = "تم تجهيز %.0f%% من الطلب";
"sorry" = "عذرا, نفد المنتج";
"sure" = "هل أنت متأكد?";
"order" = "الطلب #%@";
"path" = "الإعدادات → الدفع";
```

Reported (file `he.lproj/Localizable.strings`):

```strings
"path" = "הגדרות → תשלום";
```

Not reported (file `ar.lproj/Localizable.strings`):

```strings
"ready" = "تم تجهيز %@ من الطلب";
"sorry" = "عذرا، نفد المنتج؛ هل ننتظر؟";
"loop" = "تكرار A→B";
"next" = "التالي >";
"tag" = "#سلة 3,5";
"copied" = "50% off, really?";
"gone" = "الطلب %%";
"size" = "الأبعاد: %1$@%2$@";
```

Not reported (file `he.lproj/Localizable.strings`):

```strings
"ready" = "%d%% מוכן, באמת?";
```
"""####),
    PackedRule(
      id: "drawer-side", category: "motion-direction", level: "warning", fix: "shown", isOn: true,
      path: ####"motion-direction/drawer-side.md"####,
      title: ####"Menu bound to the left"####,
      summary: ####"The bar turns round, and the button at its start stands at the right in Arabic. The menu that it opens still slides in from the left, where the finger pulls to go back: SideMenu, SlideMenuController, SWRevealViewController and LGSideMenuController know left and right and nothing else."####,
      head: ####"""
id: drawer-side
category: motion-direction
severity: warning
fix: shown
precision: high
message: "`{MATCH}` lets the menu come from the left in every language, while its button stands at the right in Arabic; choose the side by `effectiveUserInterfaceLayoutDirection`"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
5		:	initWithRearViewController
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0		=	leftMenuNavigationController
1		=	menuLeftNavigationController
2	(	:	mainViewController
3		(	SWRevealViewController
4		(	LGSideMenuController
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "shared", line: 27,
          finders: [], text: ####"""
once: project
title: "Choose the side by the direction"
where project has-no right-drawer
"""####),
        PackedBlock(language: "swift", role: "find", line: 32,
          finders: ["swift"], text: ####"""
$(leftMenuNavigationController) = $MENU
where $MENU has-no-word nil
where project uses SideMenu
"""####),
        PackedBlock(language: "swift", role: "find", line: 37,
          finders: ["swift"], text: ####"""
$(menuLeftNavigationController) = $MENU
where $MENU has-no-word nil
where project uses SideMenu
"""####),
        PackedBlock(language: "swift", role: "find", line: 42,
          finders: ["swift"], text: ####"""
message: "`leftMenuViewController` comes from the left in every language, while its button stands at the right in Arabic; hand the menu on as `rightMenuViewController` there"
(mainViewController: $MAIN, $(leftMenuViewController): $MENU)
"""####),
        PackedBlock(language: "swift", role: "find", line: 46,
          finders: ["swift"], text: ####"""
message: "the rear view controller comes from the left in every language, while its button stands at the right in Arabic; set `rightViewController` there instead"
SWRevealViewController($(rearViewController): $MENU, frontViewController: $MAIN)
"""####),
        PackedBlock(language: "swift", role: "find", line: 50,
          finders: ["swift"], text: ####"""
message: "`leftViewController` comes from the left in every language, while its button stands at the right in Arabic; hand the menu on as `rightViewController` there"
LGSideMenuController(rootViewController: $MAIN, $(leftViewController): $MENU, rightViewController: nil
"""####),
        PackedBlock(language: "objc", role: "find", line: 54,
          finders: ["objc"], text: ####"""
once: project
title: "Choose the side by the direction"
message: "the rear view controller comes from the left in every language, while its button stands at the right in Arabic; set `rightViewController` there instead"
$(initWithRearViewController):$MENU frontViewController:$MAIN
where project has-no right-drawer
"""####),
      ], page: ####"""
# Menu bound to the left

The bar turns round, and the button at its start stands at the right in Arabic. The menu that it opens still slides in from the left, where the finger pulls to go back:
SideMenu, SlideMenuController, SWRevealViewController and LGSideMenuController know left and right and nothing else.

Hand the menu to the side that the language begins with:

    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
        SideMenuManager.default.rightMenuNavigationController = menu
    } else {
        SideMenuManager.default.leftMenuNavigationController = menu
    }

The edge that listens to the finger changes with it. An app with a menu on the right as well, or in one language, has nothing reported: which of them belongs to the start, only its makers know. One report speaks for the project.

Source: requests of users in the trackers of SlideMenuControllerSwift (#308, #373), SWRevealViewController (#260, #676) and LGSideMenuController (#159); `SideMenuManager` of SideMenu has one controller for each side.

## Examples

Reported (imports `SideMenu`):

```swift
SideMenuManager.default.leftMenuNavigationController = storyboard.instantiateInitialViewController() as? SideMenuNavigationController
```

Reported:

```swift
let root = SlideMenuController(mainViewController: home, leftMenuViewController: menu)
```

Reported:

```swift
window.rootViewController = SWRevealViewController(rearViewController: menu, frontViewController: home)
```

Reported:

```swift
let root = LGSideMenuController(rootViewController: home, leftViewController: menu, rightViewController: nil)
```

Reported:

```objc
SWRevealViewController *root = [[SWRevealViewController alloc] initWithRearViewController:menu frontViewController:home];
```

Not reported:

```swift
if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
    SideMenuManager.default.rightMenuNavigationController = menu
} else {
    SideMenuManager.default.leftMenuNavigationController = menu
}
```

Not reported:

```swift
SideMenuManager.default.leftMenuNavigationController = nil
SideMenuManager.default.leftMenuNavigationController?.settings = settings
let root = SlideMenuController(mainViewController: home, leftMenuViewController: menu, rightMenuViewController: filters)
```

Not reported:

```swift
func start(isRTL: Bool) {
    let root = isRTL ? SlideMenuController(mainViewController: home, rightMenuViewController: menu) : SlideMenuController(mainViewController: home, leftMenuViewController: menu)
    window.rootViewController = root
}
```

Not reported (imports `SideMenu`; project `right-drawer`):

```swift
SideMenuManager.default.leftMenuNavigationController = menu
```

Not reported:

```objc
SWRevealViewController *root = [[SWRevealViewController alloc] initWithRearViewController:menu frontViewController:home];
root.rightViewController = filters;
```
"""####),
    PackedRule(
      id: "fixed-popover-arrow", category: "motion-direction", level: "note", fix: "shown", isOn: true,
      path: ####"motion-direction/fixed-popover-arrow.md"####,
      title: ####"Popover bound to one side"####,
      summary: ####"In Arabic the button has moved to the other side of the screen, and the popover has no room where its arrow sends it."####,
      head: ####"""
id: fixed-popover-arrow
category: motion-direction
severity: note
fix: shown
precision: medium
message: "`{MATCH}` puts this popover on one side of its button in every language; allow both sides, or any"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
4		=	permittedArrowDirections
5		:	permittedArrowDirections
6		:	preferredEdge
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0		=	permittedArrowDirections
1		=	permittedArrowDirections
2	.	=	arrowDirection
3	.	(	show
"""####),
        PackedTriggers(language: "xml", role: "find", lines: ####"""
7			popoverPresentationController
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0		=	permittedArrowDirections
1		=	permittedArrowDirections
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 21,
          finders: ["swift"], text: ####"""
permittedArrowDirections = [.left, .right]
"""####),
        PackedBlock(language: "swift", role: "except", line: 24,
          finders: ["swift"], text: ####"""
permittedArrowDirections = [.right, .left]
"""####),
        PackedBlock(language: "swift", role: "find", line: 27,
          finders: ["swift"], text: ####"""
title: "Allow both sides"
permittedArrowDirections = $(? UIPopoverArrowDirection).$(left | right)
"""####),
        PackedBlock(language: "swift", role: "find", line: 31,
          finders: ["swift"], text: ####"""
title: "Allow both sides"
permittedArrowDirections = [.$(left | right)]
"""####),
        PackedBlock(language: "swift", role: "find", line: 35,
          finders: ["swift"], text: ####"""
title: "Let the system choose"
$MENU.arrowDirection = $(? UIMenuController.ArrowDirection).$(left | right)
where $MENU type UIMenuController
"""####),
        PackedBlock(language: "swift", role: "find", line: 40,
          finders: ["swift"], text: ####"""
$POPOVER.show(relativeTo: $RECT, of: $VIEW, preferredEdge: $(? NSRectEdge).$(minX | maxX))
"""####),
        PackedBlock(language: "objc", role: "find", line: 43,
          finders: ["objc"], text: ####"""
title: "Allow both sides"
permittedArrowDirections = $(UIPopoverArrowDirectionLeft | UIPopoverArrowDirectionRight);
"""####),
        PackedBlock(language: "objc", role: "find", line: 47,
          finders: ["objc"], text: ####"""
title: "Allow both sides"
permittedArrowDirections:$(UIPopoverArrowDirectionLeft | UIPopoverArrowDirectionRight) animated:
"""####),
        PackedBlock(language: "objc", role: "find", line: 51,
          finders: ["objc"], text: ####"""
preferredEdge:$(NSMinXEdge | NSMaxXEdge | NSRectEdgeMinX | NSRectEdgeMaxX)
"""####),
        PackedBlock(language: "xml", role: "find", line: 54,
          finders: ["xml"], text: ####"""
title: "Allow both sides"
<popoverPresentationController permittedArrowDirections="$(left | right)"/>
"""####),
      ], page: ####"""
# Popover bound to one side

In Arabic the button has moved to the other side of the screen, and the popover has no room where its arrow sends it.

Allow both sides or let the system choose:

    popover.permittedArrowDirections = [.left, .right]

Keep one side for an anchor that stays where it is in every language. On the Mac `.minX` and `.maxX` are edges of coordinates too.
Source: UIPopoverSupport.h, UIMenuController.h, NSPopover.

## Examples

Reported:

```swift
menu.popoverPresentationController?.permittedArrowDirections = .right
```

Reported:

```swift
menu.popoverPresentationController?.permittedArrowDirections = [.left]
```

Reported:

```swift
popover.show(relativeTo: button.bounds, of: button, preferredEdge: .maxX)
```

Not reported:

```swift
menu.popoverPresentationController?.permittedArrowDirections = [.left, .right]
menu.popoverPresentationController?.permittedArrowDirections = .up
popover.show(relativeTo: button.bounds, of: button, preferredEdge: .maxY)
```

Not reported:

```swift
popover.permittedArrowDirections = isRTL ? .left : .right
```

Reported:

```objc
menu.popoverPresentationController.permittedArrowDirections = UIPopoverArrowDirectionLeft;
[popover presentPopoverFromRect:rect inView:view permittedArrowDirections:UIPopoverArrowDirectionRight animated:YES];
```

Not reported:

```objc
menu.popoverPresentationController.permittedArrowDirections = UIPopoverArrowDirectionAny;
menu.popoverPresentationController.permittedArrowDirections = UIPopoverArrowDirectionLeft | UIPopoverArrowDirectionRight;
```
"""####),
    PackedRule(
      id: "physical-transition", category: "motion-direction", level: "warning", fix: "safe", isOn: true,
      path: ####"motion-direction/physical-transition.md"####,
      title: ####"Motion to a fixed side"####,
      summary: ####"A screen that comes from the right is the next one in English and the previous one in Arabic."####,
      head: ####"""
id: physical-transition
category: motion-direction
severity: warning
fix: safe
precision: high
message: "`{MATCH}` moves the same way in every language; an Arabic reader expects it from the other side, so choose it by `effectiveUserInterfaceLayoutDirection`"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
16			kCATransitionFromLeft	kCATransitionFromRight
17			UIViewAnimationOptionTransitionFlipFromLeft	UIViewAnimationOptionTransitionFlipFromRight	UIViewAnimationTransitionFlipFromLeft	UIViewAnimationTransitionFlipFromRight
18	?	:	UIViewAnimationOptionTransitionFlipFromLeft	UIViewAnimationOptionTransitionFlipFromRight
19			UIViewAnimationOptionTransitionFlipFromLeft	UIViewAnimationOptionTransitionFlipFromRight	UIViewAnimationTransitionFlipFromLeft	UIViewAnimationTransitionFlipFromRight
20			NSViewControllerTransitionSlideLeft	NSViewControllerTransitionSlideRight
25	.	.	origin
26	.	.	origin
29	.	=	frame
32	.	=	transform
33	.	=	transform
34		=	sublayerTransform
36	.	=	startPoint
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0		=	subtype
1			kCATransitionFromLeft	kCATransitionFromRight
2		=	subtype
3	.		transitionFlipFromLeft	transitionFlipFromRight
4	.	:	transitionFlipFromLeft	transitionFlipFromRight
5	.		transitionFlipFromLeft	transitionFlipFromRight
6		.	NSViewController
7		(	transition
8	.	(	push
9	.	(	pull
10	.	(	cover
11	.	(	uncover
12	.	(	slide
13	.	(	zoomSlide
14	.	(	pageIn
15	.	(	pageOut
21	.	.	center	origin
22	.	.	center	origin
23	.	.	center	origin
24	.	.	center	origin
27	.	.	frame
28	.	=	frame
30	.	=	transform
31	.	=	transform
35	.	=	startPoint
37		=	startPoint
"""####),
        PackedTriggers(language: "objc", role: "except", lines: ####"""
3			kCATransitionFromLeft	kCATransitionFromRight
4		=	type
5		=	type
6		=	type
7		=	type
8		=	type
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0		=	subtype
1		(	CATransitionType
2		(	CATransitionType
9	(	:	direction
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 31,
          finders: ["swift"], text: ####"""
subtype = $(? CATransitionSubtype).$(fromLeft | fromRight)
where inside camera, cameras, local video
"""####),
        PackedBlock(language: "swift", role: "except", line: 35,
          finders: ["swift", "swift"], text: ####"""
CATransitionType(rawValue: "oglFlip") $$$ subtype = $(? CATransitionSubtype).$(fromLeft | fromRight)

CATransitionType(rawValue: "oglFlip") $$$ subtype = $COND ? $(? CATransitionSubtype).$(fromLeft | fromRight) : $OTHER
"""####),
        PackedBlock(language: "objc", role: "except", line: 40,
          finders: ["objc"], text: ####"""
$(kCATransitionFromLeft | kCATransitionFromRight)
where inside camera, cameras, local video
"""####),
        PackedBlock(language: "objc", role: "except", line: 44,
          finders: ["objc", "objc", "objc", "objc", "objc"], text: ####"""
type = @"oglFlip"; $$$ subtype = $(kCATransitionFromLeft | kCATransitionFromRight)

type = @"oglFlip"; $$$ subtype = $COND ? $(kCATransitionFromLeft | kCATransitionFromRight) : $OTHER

type = @"oglFlip"; $$$ subtype = $COND ? $OTHER : $(kCATransitionFromLeft | kCATransitionFromRight)

type = @"oglFlip"; if ($COND) { $VIEW.subtype = $(kCATransitionFromLeft | kCATransitionFromRight)

type = @"oglFlip"; if ($COND) { $$$ } else $(? if ($OTHER)) { $VIEW.subtype = $(kCATransitionFromLeft | kCATransitionFromRight)
"""####),
        PackedBlock(language: "swift", role: "shared", line: 56,
          finders: [], text: ####"""
fix: shown
"""####),
        PackedBlock(language: "objc", role: "shared", line: 59,
          finders: [], text: ####"""
fix: shown
"""####),
        PackedBlock(language: "swift", role: "find", line: 62,
          finders: ["swift", "swift"], text: ####"""
title: "Choose the side by `effectiveUserInterfaceLayoutDirection`"
subtype = $(? CATransitionSubtype).$(fromLeft | fromRight)

$(kCATransitionFromLeft | kCATransitionFromRight)
"""####),
        PackedBlock(language: "swift", role: "find", line: 68,
          finders: ["swift"], text: ####"""
title: "Choose the side by `effectiveUserInterfaceLayoutDirection`"
subtype = $NEXT ? $(? CATransitionSubtype).$(fromLeft | fromRight) : $OTHER
"""####),
        PackedBlock(language: "swift", role: "find", line: 72,
          finders: ["swift"], text: ####"""
level: note
message: "`{MATCH}` turns the window the same way in every language; choose the side by `effectiveUserInterfaceLayoutDirection` where it means forward or back"
.$(transitionFlipFromLeft | transitionFlipFromRight)
where named window
"""####),
        PackedBlock(language: "swift", role: "find", line: 78,
          finders: ["swift"], text: ####"""
title: "Choose the side by `effectiveUserInterfaceLayoutDirection`"
$NEXT ? $(? UIView.AnimationOptions).$(transitionFlipFromLeft | transitionFlipFromRight) :
"""####),
        PackedBlock(language: "swift", role: "find", line: 82,
          finders: ["swift"], text: ####"""
level: note
.$(transitionFlipFromLeft | transitionFlipFromRight)
"""####),
        PackedBlock(language: "swift", role: "find", line: 86,
          finders: ["swift", "swift"], text: ####"""
fix: safe
title: "Use `slideForward` or `slideBackward`"
SIDE: slideLeft -> slideForward | slideRight -> slideBackward
NSViewController.TransitionOptions.$SIDE

transition(from: $FROM, to: $TO, options: .$SIDE
"""####),
        PackedBlock(language: "swift", role: "except", line: 96,
          finders: ["swift"], text: ####"""
case .$FROM(direction: .$ONE): $(? return) .$TO(direction: .$(left | right))
"""####),
        PackedBlock(language: "swift", role: "find", line: 99,
          finders: ["swift", "swift", "swift", "swift", "swift", "swift", "swift", "swift"], text: ####"""
fix: shown
title: "Use the leading or trailing direction"
message: "`{MATCH}` moves the screen the same way in every language; use `{FIX}`, which turns with the reader"
.push(direction: .$(left -> leading | right -> trailing))

.pull(direction: .$(left -> leading | right -> trailing))

.cover(direction: .$(left -> leading | right -> trailing))

.uncover(direction: .$(left -> leading | right -> trailing))

.slide(direction: .$(left -> leading | right -> trailing))

.zoomSlide(direction: .$(left -> leading | right -> trailing))

.pageIn(direction: .$(left -> leading | right -> trailing))

.pageOut(direction: .$(left -> leading | right -> trailing))
where project uses Hero, Motion, Material
"""####),
        PackedBlock(language: "objc", role: "find", line: 120,
          finders: ["objc"], text: ####"""
title: "Choose the side by `effectiveUserInterfaceLayoutDirection`"
$(kCATransitionFromLeft | kCATransitionFromRight)
"""####),
        PackedBlock(language: "objc", role: "find", line: 124,
          finders: ["objc"], text: ####"""
level: note
message: "`{MATCH}` turns the window the same way in every language; choose the side by `effectiveUserInterfaceLayoutDirection` where it means forward or back"
$(UIViewAnimationOptionTransitionFlipFromLeft | UIViewAnimationOptionTransitionFlipFromRight | UIViewAnimationTransitionFlipFromLeft | UIViewAnimationTransitionFlipFromRight)
where named window
"""####),
        PackedBlock(language: "objc", role: "find", line: 130,
          finders: ["objc"], text: ####"""
title: "Choose the side by `effectiveUserInterfaceLayoutDirection`"
$NEXT ? $(UIViewAnimationOptionTransitionFlipFromLeft | UIViewAnimationOptionTransitionFlipFromRight) : $OTHER
"""####),
        PackedBlock(language: "objc", role: "find", line: 134,
          finders: ["objc"], text: ####"""
level: note
$(UIViewAnimationOptionTransitionFlipFromLeft | UIViewAnimationOptionTransitionFlipFromRight | UIViewAnimationTransitionFlipFromLeft | UIViewAnimationTransitionFlipFromRight)
"""####),
        PackedBlock(language: "objc", role: "find", line: 138,
          finders: ["objc"], text: ####"""
fix: safe
title: "Use the forward or backward slide"
SIDE: NSViewControllerTransitionSlideLeft -> NSViewControllerTransitionSlideForward | NSViewControllerTransitionSlideRight -> NSViewControllerTransitionSlideBackward
$SIDE
"""####),
        PackedBlock(language: "swift", role: "find", line: 149,
          finders: ["swift", "swift"], text: ####"""
fix: none
message: "this screen moves along x the same way in every language; in Arabic the next one comes from the left, so choose the sign by `effectiveUserInterfaceLayoutDirection`"
$FRAME.$(origin | center).x += $WIDTH

$FRAME.$(origin | center).x -= $WIDTH
where inside animate transition
where $WIDTH has-word width
"""####),
        PackedBlock(language: "swift", role: "find", line: 158,
          finders: ["swift", "swift"], text: ####"""
level: note
fix: none
message: "this screen moves along x the same way in every language; in Arabic the next one comes from the left, so choose the sign by `effectiveUserInterfaceLayoutDirection`"
$FRAME.$(origin | center).x += $WIDTH

$FRAME.$(origin | center).x -= $WIDTH
where inside transition
where not-inside scroll
where $WIDTH has-word width
"""####),
        PackedBlock(language: "objc", role: "find", line: 169,
          finders: ["objc", "objc"], text: ####"""
fix: none
message: "this screen moves along x the same way in every language; in Arabic the next one comes from the left, so choose the sign by `effectiveUserInterfaceLayoutDirection`"
$FRAME.$(origin).x += $WIDTH;

$FRAME.$(origin).x -= $WIDTH;
where inside animate transition
where $WIDTH has-word width
"""####),
        PackedBlock(language: "swift", role: "find", line: 178,
          finders: ["swift", "swift"], text: ####"""
level: note
fix: none
message: "this screen is put at one side before or after it moves, the same in every language; in Arabic the next one comes from the left, so choose the side by `effectiveUserInterfaceLayoutDirection`"
$VIEW.frame.$(origin).x = $X

$VIEW.$(frame) = CGRect(x: $X, y: $Y, width: $W, height: $H)
where inside animate transition, slide
where not-inside scroll
where $X has-word width
where $X has-no-word max, min, mid
"""####),
        PackedBlock(language: "objc", role: "find", line: 190,
          finders: ["objc"], text: ####"""
level: note
fix: none
message: "this screen is put at one side before or after it moves, the same in every language; in Arabic the next one comes from the left, so choose the side by `effectiveUserInterfaceLayoutDirection`"
$VIEW.$(frame) = CGRectMake($X, $Y, $W, $H);
where inside animate transition, slide
where not-inside scroll
where $X has-word width
where $X has-no-word max, min, mid
"""####),
        PackedBlock(language: "swift", role: "find", line: 200,
          finders: ["swift", "swift"], text: ####"""
level: note
message: "this slides along x the same way in every language; multiply by the sign of the direction where it comes from a side or goes to it"
$VIEW.transform = $(CGAffineTransform | .init | CGAffineTransform.init)(translationX: $X, y: $Y)

$VIEW.transform = $(? CGAffineTransform).identity.$(translatedBy)(x: $X, y: $Y)
where $X is-not 0
where $Y is 0
where not-inside shake, wiggle, jiggle, shaking, bounce, nudge, wobble, parallax
"""####),
        PackedBlock(language: "objc", role: "find", line: 210,
          finders: ["objc", "objc"], text: ####"""
level: note
message: "this slides along x the same way in every language; multiply by the sign of the direction where it comes from a side or goes to it"
$VIEW.transform = $(CGAffineTransformMakeTranslation)($X, $Y)

$VIEW.transform = $(CGAffineTransformTranslate)(CGAffineTransformIdentity, $X, $Y)
where $X is-not 0
where $Y is 0
where not-inside shake, wiggle, jiggle, shaking, bounce, nudge, wobble, parallax
"""####),
        PackedBlock(language: "objc", role: "find", line: 220,
          finders: ["objc"], text: ####"""
level: note
message: "this shifts the content of the layer to the right in every language; use insets that follow the direction"
sublayerTransform = $(CATransform3DMakeTranslation)($X, $Y, $Z)
where $X is-not 0
"""####),
        PackedBlock(language: "swift", role: "find", line: 229,
          finders: ["swift"], text: ####"""
level: note
message: "this gradient runs from {A} to {B} along x in every language; swap the two by `effectiveUserInterfaceLayoutDirection` unless it is decoration"
$G.$(startPoint) = CGPoint(x: $A, y: $C) $$$ $G.endPoint = CGPoint(x: $B, y: $D)
where $A is-not $B
where not-inside heart, badge, avatar
"""####),
        PackedBlock(language: "objc", role: "find", line: 236,
          finders: ["objc"], text: ####"""
level: note
message: "this gradient runs from {A} to {B} along x in every language; swap the two by `effectiveUserInterfaceLayoutDirection` unless it is decoration"
$G.$(startPoint) = CGPointMake($A, $C); $$$ $G.endPoint = CGPointMake($B, $D)
where $A is-not $B
"""####),
        PackedBlock(language: "swift", role: "find", line: 242,
          finders: ["swift"], text: ####"""
level: note
message: "this animation moves a gradient along x the same way in every language; swap its values by `effectiveUserInterfaceLayoutDirection`"
$(startPoint) = CABasicAnimation(keyPath: $KEY)
"""####),
      ], page: ####"""
# Motion to a fixed side

A screen that comes from the right is the next one in English and the previous one in Arabic.

Choose the side by the direction of the view:

    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    transition.subtype = isMirrored ? .fromLeft : .fromRight

The transitions of Hero and Motion have `leading` and `trailing` beside `left` and `right`. A push on a navigation controller, `UIPageViewController` with `.forward` and `.reverse`, and SwiftUI's `.move(edge: .leading)` follow the language by themselves.
A slide to one side, a gradient, and a flip that leads nowhere are notes: they may be decoration. A shake is not reported.
AppKit has `.slideForward` and `.slideBackward`: the same motion in English.

On a device: new screens come in from the left, and going back moves to the right.

Source: CAAnimation.h, UIView.h, NSViewController.h (macOS 10.10), CAGradientLayer.h.

## Transitions

A flip that changes the camera shows no step forward or back.

A table that leads from each direction to another one has to name them all.

## Slides

A screen that comes in at one side and leaves at the other one.

## Examples

Reported:

```swift
transition.subtype = index < selected ? .fromLeft : .fromRight
```

Not reported:

```swift
transition.subtype = isRTL ? .fromLeft : .fromRight
```

Reported (level `note`):

```swift
func transition(from old: UIViewController, to new: UIViewController) {
    new.view.center.x += view.bounds.width
    UIView.animate(withDuration: 0.4) { old.view.center.x -= self.view.bounds.width }
}
```

Not reported (imports `Hero`):

```swift
extension Slide {
    var opposite: Slide {
        switch self {
        case .push(direction: .left):
            return .pull(direction: .right)
        case .pull(direction: .right): .push(direction: .left)
        default: self
        }
    }
}
```

Reported (imports `Hero`):

```swift
navigationController?.hero.navigationAnimationType = .selectBy(presenting: .push(direction: .left), dismissing: .pull(direction: .right))
```

Fixed (shown):

```swift
navigationController?.hero.navigationAnimationType = .selectBy(presenting: .push(direction: .leading), dismissing: .pull(direction: .trailing))
```

Reported (level `note`):

```swift
UIView.animate(withDuration: 0.3) { self.panel.transform = CGAffineTransform.identity.translatedBy(x: -self.panel.bounds.width, y: 0) }
```

Reported:

```swift
let transition = CATransition()
transition.type = .push
transition.subtype = .fromRight
```

Reported:

```swift
transition.subtype = kCATransitionFromLeft
```

Reported (level `warning,note`):

```swift
UIView.transition(from: old, to: new, duration: 0.3, options: [isNext ? .transitionFlipFromLeft : .transitionFlipFromRight, .showHideTransitionViews])
```

Reported (level `note`):

```swift
UIView.transition(with: window, duration: 0.5, options: .transitionFlipFromRight, animations: {})
UIView.transition(with: card, duration: 0.5, options: .transitionFlipFromLeft, animations: {})
```

Reported (deployment target `macOS 10.13`):

```swift
transition(from: old, to: new, options: .slideLeft)
```

Fixed:

```swift
transition(from: old, to: new, options: .slideForward)
```

Reported (level `note`):

```swift
banner.transform = CGAffineTransform(translationX: -banner.frame.width, y: 0)
```

Reported (level `note`):

```swift
final class PushAnimator: NSObject {
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        next.frame.origin.x = next.frame.width
        last.frame = CGRect(x: isPresenting ? -last.frame.width : last.frame.width, y: 0, width: last.frame.width, height: last.frame.height)
        next.frame.origin.y = next.frame.height
    }
}
```

Not reported:

```swift
func layoutPanel() {
    panel.frame.origin.x = -panel.frame.width
}
func animateTransition(to side: Side) {
    switch side {
    case .left: panel.frame.origin.x = -panel.frame.width
    case .right: panel.frame.origin.x = container.frame.width
    }
}
```

Reported (level `note`):

```objc
- (void)slideIn:(UIView *)child {
    child.frame = CGRectMake(self.view.frame.size.width, 0, child.frame.size.width, child.frame.size.height);
}
```

Reported (level `note`):

```swift
gradient.startPoint = CGPoint(x: 0, y: 0.5)
gradient.endPoint = CGPoint(x: 1, y: 0.5)
```

Not reported:

```swift
switch style {
case .fade:
    transition.type = .fade
case .pushFromLeft:
    transition.type = .push
    transition.subtype = .fromLeft
case .pushFromRight:
    transition.type = .push
    transition.subtype = .fromRight
}
```

Not reported:

```swift
transition.subtype = .fromTop
options = .transitionCrossDissolve
pages.setViewControllers([next], direction: .forward, animated: true)
list.transition(.move(edge: .leading))
```

Not reported:

```swift
transition.subtype = isMirrored ? .fromLeft : .fromRight
gradient.startPoint = CGPoint(x: 0.5, y: 0)
gradient.endPoint = CGPoint(x: 0.5, y: 1)
sheet.transform = CGAffineTransform(translationX: 0, y: 200)
```

Not reported:

```swift
transform = CGAffineTransform(translationX: size.width, y: 0)
func shake() { field.transform = CGAffineTransform(translationX: 20, y: 0) }
```

Reported (level `warning,warning,note`):

```objc
transition.subtype = kCATransitionFromRight;
[UIView transitionFromView:a toView:b duration:1 options:isNext ? UIViewAnimationOptionTransitionFlipFromLeft : UIViewAnimationOptionTransitionFlipFromRight completion:nil];
```

Reported (level `note`):

```objc
banner.transform = CGAffineTransformMakeTranslation(-banner.bounds.size.width, 0);
field.layer.sublayerTransform = CATransform3DMakeTranslation(5, 0, 0);
```

Reported (deployment target `macOS 10.13`):

```objc
[self transitionFromViewController:a toViewController:b options:NSViewControllerTransitionSlideRight completionHandler:nil];
```

Fixed:

```objc
[self transitionFromViewController:a toViewController:b options:NSViewControllerTransitionSlideBackward completionHandler:nil];
```

Not reported:

```objc
transition.subtype = [self.view isRTL] ? kCATransitionFromLeft : kCATransitionFromRight;
sheet.transform = CGAffineTransformMakeTranslation(0, 300);
```

Not reported:

```swift
func turnPreviewRound() {
    let animation = CATransition()
    animation.type = CATransitionType(rawValue: "oglFlip")
    animation.subtype = CATransitionSubtype.fromRight
}
func switchCamera() {
    animation.type = .push
    animation.subtype = .fromLeft
}
```

Not reported:

```objc
animation.type = @"oglFlip";
animation.subtype = kCATransitionFromLeft;
```

Reported:

```swift
func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    var start = finish
    start.origin.x += finish.width
    view.frame = start
}
```

Not reported:

```swift
func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    var start = finish
    start.origin.x += 8
    start.origin.y += finish.height
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { start.origin.x -= finish.width }
    view.frame = start
}
```

Reported:

```objc
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)transitionContext {
    CGRect start = finish;
    start.origin.x -= finish.size.width;
}
```

Not reported:

```swift
turn.type = CATransitionType(rawValue: "oglFlip")
turn.subtype = isFront ? .fromLeft : .fromRight
```

Not reported:

```objc
turn.type = @"oglFlip";
turn.subtype = isFront ? kCATransitionFromLeft : kCATransitionFromRight;
```

Not reported:

```objc
turn.type = @"oglFlip";
if (isFront) {
    turn.subtype = kCATransitionFromRight;
} else if (isBack) {
    turn.subtype = kCATransitionFromLeft;
}
```
"""####),
    PackedRule(
      id: "tab-bar-position", category: "motion-direction", level: "note", fix: "shown", isOn: true,
      path: ####"motion-direction/tab-bar-position.md"####,
      title: ####"Place of a tab counted from the left"####,
      summary: ####"A tab bar turns its items round: in Arabic the first tab stands at the right. A badge, a bubble or an animation that flies to `itemWidth * index` lands on the wrong one."####,
      head: ####"""
id: tab-bar-position
category: motion-direction
severity: note
fix: shown
precision: medium
message: "a tab's place is counted from the left of the tab bar; in Arabic the first tab is at the right, so take the frame of the item's own view"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
6		.	tabBar
7		.	tabBar
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0		.	tabBar
1		.	tabBar
2		.	tabBar
3		.	tabBar
4		.	tabBar
5		.	tabBar
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "find", line: 22,
          finders: ["swift"], text: ####"""
title: "Take the frame of the item's view"
$WIDTH = $(? self.)$(? tabBarController?.)$(? tabBarController!.)$(tabBar).$(frame | bounds).$(? size.)width / $COUNT
where $COUNT is-not 2
where $WIDTH beside-later *
"""####),
        PackedBlock(language: "swift", role: "find", line: 28,
          finders: ["swift"], text: ####"""
title: "Take the frame of the item's view"
$WIDTH: $TYPE = $(? self.)$(? tabBarController?.)$(? tabBarController!.)$(tabBar).$(frame | bounds).$(? size.)width / $COUNT
where $COUNT is-not 2
where $WIDTH beside-later *
"""####),
        PackedBlock(language: "swift", role: "find", line: 34,
          finders: ["swift"], text: ####"""
title: "Take the frame of the item's view"
* $(? self.)$(? tabBarController?.)$(? tabBarController!.)$(tabBar).$(frame | bounds).$(? size.)width / $COUNT
"""####),
        PackedBlock(language: "swift", role: "find", line: 38,
          finders: ["swift"], text: ####"""
title: "Take the frame of the item's view"
$(tabBar).$(frame | bounds).$(? size.)width / $COUNT * $INDEX
"""####),
        PackedBlock(language: "swift", role: "find", line: 42,
          finders: ["swift"], text: ####"""
title: "Take the frame of the item's view"
* ($(? self.)$(? tabBarController?.)$(? tabBarController!.)$(tabBar).$(frame | bounds).$(? size.)width / $COUNT)
"""####),
        PackedBlock(language: "swift", role: "find", line: 46,
          finders: ["swift"], text: ####"""
title: "Take the frame of the item's view"
$(tabBar).frame.$(maxX | minX)
"""####),
        PackedBlock(language: "objc", role: "find", line: 50,
          finders: ["objc"], text: ####"""
title: "Take the frame of the item's view"
$WIDTH = $(? self.)$(? tabBarController.)$(tabBar).$(frame | bounds).size.width / $COUNT
where $COUNT is-not 2
where $WIDTH beside-later *
"""####),
        PackedBlock(language: "objc", role: "find", line: 56,
          finders: ["objc"], text: ####"""
title: "Take the frame of the item's view"
* $(? self.)$(? tabBarController.)$(tabBar).$(frame | bounds).size.width / $COUNT
"""####),
      ], page: ####"""
# Place of a tab counted from the left

A tab bar turns its items round: in Arabic the first tab stands at the right. A badge, a bubble or an animation that flies to `itemWidth * index` lands on the wrong one.

Take the frame of the view and convert it:

    let tab = tabBar.items?[index].value(forKey: "view") as? UIView
    let target = tab.map { view.convert($0.bounds, from: $0) }

or count from the leading edge: `isMirrored ? count - 1 - index : index`.
Source: UITabBar.h; the order of the items is the system's.

## Examples

Reported:

```swift
let itemWidth = tabBar.frame.width / CGFloat(items.count)
badge.center.x = itemWidth * CGFloat(index)
```

Reported:

```swift
basket.center.x = tabBar.frame.maxX - 40
```

Reported:

```swift
let start = CGFloat(index) * (tabBar.bounds.width / CGFloat(items.count))
let width: CGFloat = self.tabBar.frame.size.width / 5
bubble.frame.origin.x = CGFloat(index) * width
```

Not reported:

```swift
let width: CGFloat = tabBar.frame.width / CGFloat(items.count)
stripe.frame = CGRect(x: 0, y: 0, width: width / 2, height: 3)
```

Not reported:

```swift
let middle = tabBar.bounds.width / 2
let height = tabBar.frame.height
```

Not reported:

```swift
let offset = isRTL ? tabBar.frame.width / 5 : 0
```

Reported:

```objc
CGFloat itemWidth = self.tabBar.frame.size.width / self.tabBar.items.count;
badge.center = CGPointMake(itemWidth * index, 8);
```

Not reported:

```objc
CGFloat height = self.tabBar.frame.size.height;
```
"""####),
    PackedRule(
      id: "physical-sf-symbol", category: "sf-symbol", level: "warning", fix: "safe", isOn: true,
      path: ####"sf-symbol/physical-sf-symbol.md"####,
      title: ####"System symbol that points to a side"####,
      summary: ####"`chevron.right` in a row points out of the row when the reader comes from the right. Its twin `chevron.forward` shows the same picture in English and turns round in Arabic; so do `backward`, `leading` and `trailing`. Most twins came with iOS 14 and macOS 11, some later: below that the name gives no image, so the fix is unsafe there. Keep the side where it is physical: a hand, a keyboard, a game pad, a map, media time; arrows of a trend and pictures of a window's layout are a note. An image of your own catalogue that is called like a symbol has no twin: see directional-image-unflipped."####,
      head: ####"""
id: physical-sf-symbol
category: sf-symbol
severity: warning
fix: safe
precision: high
unsafe-in-file: forces-right-to-left, rotates-pictures
message: "the symbol `{MATCH}` points to the same side in every language; use `{FIX}`, which turns with the reader"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
15	[	systemImageNamed	UIImage
16		:	imageWithSystemSymbolName
23			"airplane.up.right"	"airplane.up.right.app"	"airplane.up.right.app.fill"	"arrow.left"	"arrow.left.circle"	"arrow.left.circle.dotted"	"arrow.left.circle.fill"	"arrow.left.square"	"arrow.left.square.fill"	"arrow.left.to.line"	"arrow.left.to.line.alt"	"arrow.left.to.line.circle"	"arrow.left.to.line.circle.fill"	"arrow.left.to.line.compact"	"arrow.left.to.line.square"	"arrow.left.to.line.square.fill"	"arrow.right"	"arrow.right.circle"	"arrow.right.circle.dotted"	"arrow.right.circle.fill"	"arrow.right.square"	"arrow.right.square.fill"	"arrow.right.to.line"	"arrow.right.to.line.alt"	"arrow.right.to.line.circle"	"arrow.right.to.line.circle.fill"	"arrow.right.to.line.compact"	"arrow.right.to.line.square"	"arrow.right.to.line.square.fill"	"arrow.uturn.left"	"arrow.uturn.left.circle"	"arrow.uturn.left.circle.badge.ellipsis"	"arrow.uturn.left.circle.fill"	"arrow.uturn.left.square"	"arrow.uturn.left.square.fill"	"arrow.uturn.right"	"arrow.uturn.right.circle"	"arrow.uturn.right.circle.fill"	"arrow.uturn.right.square"	"arrow.uturn.right.square.fill"	"arrowshape.bounce.right"	"arrowshape.bounce.right.fill"	"arrowshape.left"	"arrowshape.left.circle"	"arrowshape.left.circle.fill"	"arrowshape.left.fill"	"arrowshape.right"	"arrowshape.right.circle"	"arrowshape.right.circle.fill"	"arrowshape.right.fill"	"arrowshape.turn.up.left"	"arrowshape.turn.up.left.2"	"arrowshape.turn.up.left.2.circle"	"arrowshape.turn.up.left.2.circle.fill"	"arrowshape.turn.up.left.2.fill"	"arrowshape.turn.up.left.circle"	"arrowshape.turn.up.left.circle.fill"	"arrowshape.turn.up.left.fill"	"arrowshape.turn.up.right"	"arrowshape.turn.up.right.circle"	"arrowshape.turn.up.right.circle.fill"	"arrowshape.turn.up.right.fill"	"arrowshape.zigzag.right"	"arrowshape.zigzag.right.fill"	"arrowtriangle.left"	"arrowtriangle.left.circle"	"arrowtriangle.left.circle.fill"	"arrowtriangle.left.fill"	"arrowtriangle.left.square"	"arrowtriangle.left.square.fill"	"arrowtriangle.right"	"arrowtriangle.right.circle"	"arrowtriangle.right.circle.fill"	"arrowtriangle.right.fill"	"arrowtriangle.right.square"	"arrowtriangle.right.square.fill"	"chevron.compact.left"	"chevron.compact.right"	"chevron.down.right.2"	"chevron.down.right.dotted.2"	"chevron.left"	"chevron.left.2"	"chevron.left.chevron.left.dotted"	"chevron.left.circle"	"chevron.left.circle.fill"	"chevron.left.square"	"chevron.left.square.fill"	"chevron.left.to.line"	"chevron.right"	"chevron.right.2"	"chevron.right.circle"	"chevron.right.circle.fill"	"chevron.right.dotted.chevron.right"	"chevron.right.square"	"chevron.right.square.fill"	"chevron.right.to.line"	"chevron.up.right.2"	"chevron.up.right.dotted.2"	"delete.left"	"delete.left.fill"	"delete.right"	"delete.right.fill"	"iphone.and.arrow.right.inward"	"iphone.and.arrow.right.outward"	"rectangle.portrait.and.arrow.right"	"rectangle.portrait.and.arrow.right.fill"	"sidebar.left"	"sidebar.right"	"sidebar.squares.left"	"sidebar.squares.right"	"square.3.layers.3d.down.left"	"square.3.layers.3d.down.right"	"square.stack.3d.down.right"	"square.stack.3d.down.right.fill"
26		:	systemImageNamed
31		:	systemImageNamed
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0		(	Image
1		(	UIImage
2		(	Image
3		(	NSImage
4		(	Label
5		(	Button
6		(	UIApplicationShortcutIcon
7		(	UIImage
8		(	UIImage
9		(	Image
10		(	Image
11		(	Label
12		(	Label
13		:	systemSymbol
14		.	SFSymbol
18	=		"airplane.up.right"	"airplane.up.right.app"	"airplane.up.right.app.fill"	"arrow.left"	"arrow.left.circle"	"arrow.left.circle.dotted"	"arrow.left.circle.fill"	"arrow.left.square"	"arrow.left.square.fill"	"arrow.left.to.line"	"arrow.left.to.line.alt"	"arrow.left.to.line.circle"	"arrow.left.to.line.circle.fill"	"arrow.left.to.line.compact"	"arrow.left.to.line.square"	"arrow.left.to.line.square.fill"	"arrow.right"	"arrow.right.circle"	"arrow.right.circle.dotted"	"arrow.right.circle.fill"	"arrow.right.square"	"arrow.right.square.fill"	"arrow.right.to.line"	"arrow.right.to.line.alt"	"arrow.right.to.line.circle"	"arrow.right.to.line.circle.fill"	"arrow.right.to.line.compact"	"arrow.right.to.line.square"	"arrow.right.to.line.square.fill"	"arrow.uturn.left"	"arrow.uturn.left.circle"	"arrow.uturn.left.circle.badge.ellipsis"	"arrow.uturn.left.circle.fill"	"arrow.uturn.left.square"	"arrow.uturn.left.square.fill"	"arrow.uturn.right"	"arrow.uturn.right.circle"	"arrow.uturn.right.circle.fill"	"arrow.uturn.right.square"	"arrow.uturn.right.square.fill"	"arrowshape.bounce.right"	"arrowshape.bounce.right.fill"	"arrowshape.left"	"arrowshape.left.circle"	"arrowshape.left.circle.fill"	"arrowshape.left.fill"	"arrowshape.right"	"arrowshape.right.circle"	"arrowshape.right.circle.fill"	"arrowshape.right.fill"	"arrowshape.turn.up.left"	"arrowshape.turn.up.left.2"	"arrowshape.turn.up.left.2.circle"	"arrowshape.turn.up.left.2.circle.fill"	"arrowshape.turn.up.left.2.fill"	"arrowshape.turn.up.left.circle"	"arrowshape.turn.up.left.circle.fill"	"arrowshape.turn.up.left.fill"	"arrowshape.turn.up.right"	"arrowshape.turn.up.right.circle"	"arrowshape.turn.up.right.circle.fill"	"arrowshape.turn.up.right.fill"	"arrowshape.zigzag.right"	"arrowshape.zigzag.right.fill"	"arrowtriangle.left"	"arrowtriangle.left.circle"	"arrowtriangle.left.circle.fill"	"arrowtriangle.left.fill"	"arrowtriangle.left.square"	"arrowtriangle.left.square.fill"	"arrowtriangle.right"	"arrowtriangle.right.circle"	"arrowtriangle.right.circle.fill"	"arrowtriangle.right.fill"	"arrowtriangle.right.square"	"arrowtriangle.right.square.fill"	"chevron.compact.left"	"chevron.compact.right"	"chevron.down.right.2"	"chevron.down.right.dotted.2"	"chevron.left"	"chevron.left.2"	"chevron.left.chevron.left.dotted"	"chevron.left.circle"	"chevron.left.circle.fill"	"chevron.left.square"	"chevron.left.square.fill"	"chevron.left.to.line"	"chevron.right"	"chevron.right.2"	"chevron.right.circle"	"chevron.right.circle.fill"	"chevron.right.dotted.chevron.right"	"chevron.right.square"	"chevron.right.square.fill"	"chevron.right.to.line"	"chevron.up.right.2"	"chevron.up.right.dotted.2"	"delete.left"	"delete.left.fill"	"delete.right"	"delete.right.fill"	"iphone.and.arrow.right.inward"	"iphone.and.arrow.right.outward"	"rectangle.portrait.and.arrow.right"	"rectangle.portrait.and.arrow.right.fill"	"sidebar.left"	"sidebar.right"	"sidebar.squares.left"	"sidebar.squares.right"	"square.3.layers.3d.down.left"	"square.3.layers.3d.down.right"	"square.stack.3d.down.right"	"square.stack.3d.down.right.fill"
19	=		"airplane.up.right"	"airplane.up.right.app"	"airplane.up.right.app.fill"	"arrow.left"	"arrow.left.circle"	"arrow.left.circle.dotted"	"arrow.left.circle.fill"	"arrow.left.square"	"arrow.left.square.fill"	"arrow.left.to.line"	"arrow.left.to.line.alt"	"arrow.left.to.line.circle"	"arrow.left.to.line.circle.fill"	"arrow.left.to.line.compact"	"arrow.left.to.line.square"	"arrow.left.to.line.square.fill"	"arrow.right"	"arrow.right.circle"	"arrow.right.circle.dotted"	"arrow.right.circle.fill"	"arrow.right.square"	"arrow.right.square.fill"	"arrow.right.to.line"	"arrow.right.to.line.alt"	"arrow.right.to.line.circle"	"arrow.right.to.line.circle.fill"	"arrow.right.to.line.compact"	"arrow.right.to.line.square"	"arrow.right.to.line.square.fill"	"arrow.uturn.left"	"arrow.uturn.left.circle"	"arrow.uturn.left.circle.badge.ellipsis"	"arrow.uturn.left.circle.fill"	"arrow.uturn.left.square"	"arrow.uturn.left.square.fill"	"arrow.uturn.right"	"arrow.uturn.right.circle"	"arrow.uturn.right.circle.fill"	"arrow.uturn.right.square"	"arrow.uturn.right.square.fill"	"arrowshape.bounce.right"	"arrowshape.bounce.right.fill"	"arrowshape.left"	"arrowshape.left.circle"	"arrowshape.left.circle.fill"	"arrowshape.left.fill"	"arrowshape.right"	"arrowshape.right.circle"	"arrowshape.right.circle.fill"	"arrowshape.right.fill"	"arrowshape.turn.up.left"	"arrowshape.turn.up.left.2"	"arrowshape.turn.up.left.2.circle"	"arrowshape.turn.up.left.2.circle.fill"	"arrowshape.turn.up.left.2.fill"	"arrowshape.turn.up.left.circle"	"arrowshape.turn.up.left.circle.fill"	"arrowshape.turn.up.left.fill"	"arrowshape.turn.up.right"	"arrowshape.turn.up.right.circle"	"arrowshape.turn.up.right.circle.fill"	"arrowshape.turn.up.right.fill"	"arrowshape.zigzag.right"	"arrowshape.zigzag.right.fill"	"arrowtriangle.left"	"arrowtriangle.left.circle"	"arrowtriangle.left.circle.fill"	"arrowtriangle.left.fill"	"arrowtriangle.left.square"	"arrowtriangle.left.square.fill"	"arrowtriangle.right"	"arrowtriangle.right.circle"	"arrowtriangle.right.circle.fill"	"arrowtriangle.right.fill"	"arrowtriangle.right.square"	"arrowtriangle.right.square.fill"	"chevron.compact.left"	"chevron.compact.right"	"chevron.down.right.2"	"chevron.down.right.dotted.2"	"chevron.left"	"chevron.left.2"	"chevron.left.chevron.left.dotted"	"chevron.left.circle"	"chevron.left.circle.fill"	"chevron.left.square"	"chevron.left.square.fill"	"chevron.left.to.line"	"chevron.right"	"chevron.right.2"	"chevron.right.circle"	"chevron.right.circle.fill"	"chevron.right.dotted.chevron.right"	"chevron.right.square"	"chevron.right.square.fill"	"chevron.right.to.line"	"chevron.up.right.2"	"chevron.up.right.dotted.2"	"delete.left"	"delete.left.fill"	"delete.right"	"delete.right.fill"	"iphone.and.arrow.right.inward"	"iphone.and.arrow.right.outward"	"rectangle.portrait.and.arrow.right"	"rectangle.portrait.and.arrow.right.fill"	"sidebar.left"	"sidebar.right"	"sidebar.squares.left"	"sidebar.squares.right"	"square.3.layers.3d.down.left"	"square.3.layers.3d.down.right"	"square.stack.3d.down.right"	"square.stack.3d.down.right.fill"
20	:	=	String
21	(		"airplane.up.right"	"airplane.up.right.app"	"airplane.up.right.app.fill"	"arrow.left"	"arrow.left.circle"	"arrow.left.circle.dotted"	"arrow.left.circle.fill"	"arrow.left.square"	"arrow.left.square.fill"	"arrow.left.to.line"	"arrow.left.to.line.alt"	"arrow.left.to.line.circle"	"arrow.left.to.line.circle.fill"	"arrow.left.to.line.compact"	"arrow.left.to.line.square"	"arrow.left.to.line.square.fill"	"arrow.right"	"arrow.right.circle"	"arrow.right.circle.dotted"	"arrow.right.circle.fill"	"arrow.right.square"	"arrow.right.square.fill"	"arrow.right.to.line"	"arrow.right.to.line.alt"	"arrow.right.to.line.circle"	"arrow.right.to.line.circle.fill"	"arrow.right.to.line.compact"	"arrow.right.to.line.square"	"arrow.right.to.line.square.fill"	"arrow.uturn.left"	"arrow.uturn.left.circle"	"arrow.uturn.left.circle.badge.ellipsis"	"arrow.uturn.left.circle.fill"	"arrow.uturn.left.square"	"arrow.uturn.left.square.fill"	"arrow.uturn.right"	"arrow.uturn.right.circle"	"arrow.uturn.right.circle.fill"	"arrow.uturn.right.square"	"arrow.uturn.right.square.fill"	"arrowshape.bounce.right"	"arrowshape.bounce.right.fill"	"arrowshape.left"	"arrowshape.left.circle"	"arrowshape.left.circle.fill"	"arrowshape.left.fill"	"arrowshape.right"	"arrowshape.right.circle"	"arrowshape.right.circle.fill"	"arrowshape.right.fill"	"arrowshape.turn.up.left"	"arrowshape.turn.up.left.2"	"arrowshape.turn.up.left.2.circle"	"arrowshape.turn.up.left.2.circle.fill"	"arrowshape.turn.up.left.2.fill"	"arrowshape.turn.up.left.circle"	"arrowshape.turn.up.left.circle.fill"	"arrowshape.turn.up.left.fill"	"arrowshape.turn.up.right"	"arrowshape.turn.up.right.circle"	"arrowshape.turn.up.right.circle.fill"	"arrowshape.turn.up.right.fill"	"arrowshape.zigzag.right"	"arrowshape.zigzag.right.fill"	"arrowtriangle.left"	"arrowtriangle.left.circle"	"arrowtriangle.left.circle.fill"	"arrowtriangle.left.fill"	"arrowtriangle.left.square"	"arrowtriangle.left.square.fill"	"arrowtriangle.right"	"arrowtriangle.right.circle"	"arrowtriangle.right.circle.fill"	"arrowtriangle.right.fill"	"arrowtriangle.right.square"	"arrowtriangle.right.square.fill"	"chevron.compact.left"	"chevron.compact.right"	"chevron.down.right.2"	"chevron.down.right.dotted.2"	"chevron.left"	"chevron.left.2"	"chevron.left.chevron.left.dotted"	"chevron.left.circle"	"chevron.left.circle.fill"	"chevron.left.square"	"chevron.left.square.fill"	"chevron.left.to.line"	"chevron.right"	"chevron.right.2"	"chevron.right.circle"	"chevron.right.circle.fill"	"chevron.right.dotted.chevron.right"	"chevron.right.square"	"chevron.right.square.fill"	"chevron.right.to.line"	"chevron.up.right.2"	"chevron.up.right.dotted.2"	"delete.left"	"delete.left.fill"	"delete.right"	"delete.right.fill"	"iphone.and.arrow.right.inward"	"iphone.and.arrow.right.outward"	"rectangle.portrait.and.arrow.right"	"rectangle.portrait.and.arrow.right.fill"	"sidebar.left"	"sidebar.right"	"sidebar.squares.left"	"sidebar.squares.right"	"square.3.layers.3d.down.left"	"square.3.layers.3d.down.right"	"square.stack.3d.down.right"	"square.stack.3d.down.right.fill"
22			"airplane.up.right"	"airplane.up.right.app"	"airplane.up.right.app.fill"	"arrow.left"	"arrow.left.circle"	"arrow.left.circle.dotted"	"arrow.left.circle.fill"	"arrow.left.square"	"arrow.left.square.fill"	"arrow.left.to.line"	"arrow.left.to.line.alt"	"arrow.left.to.line.circle"	"arrow.left.to.line.circle.fill"	"arrow.left.to.line.compact"	"arrow.left.to.line.square"	"arrow.left.to.line.square.fill"	"arrow.right"	"arrow.right.circle"	"arrow.right.circle.dotted"	"arrow.right.circle.fill"	"arrow.right.square"	"arrow.right.square.fill"	"arrow.right.to.line"	"arrow.right.to.line.alt"	"arrow.right.to.line.circle"	"arrow.right.to.line.circle.fill"	"arrow.right.to.line.compact"	"arrow.right.to.line.square"	"arrow.right.to.line.square.fill"	"arrow.uturn.left"	"arrow.uturn.left.circle"	"arrow.uturn.left.circle.badge.ellipsis"	"arrow.uturn.left.circle.fill"	"arrow.uturn.left.square"	"arrow.uturn.left.square.fill"	"arrow.uturn.right"	"arrow.uturn.right.circle"	"arrow.uturn.right.circle.fill"	"arrow.uturn.right.square"	"arrow.uturn.right.square.fill"	"arrowshape.bounce.right"	"arrowshape.bounce.right.fill"	"arrowshape.left"	"arrowshape.left.circle"	"arrowshape.left.circle.fill"	"arrowshape.left.fill"	"arrowshape.right"	"arrowshape.right.circle"	"arrowshape.right.circle.fill"	"arrowshape.right.fill"	"arrowshape.turn.up.left"	"arrowshape.turn.up.left.2"	"arrowshape.turn.up.left.2.circle"	"arrowshape.turn.up.left.2.circle.fill"	"arrowshape.turn.up.left.2.fill"	"arrowshape.turn.up.left.circle"	"arrowshape.turn.up.left.circle.fill"	"arrowshape.turn.up.left.fill"	"arrowshape.turn.up.right"	"arrowshape.turn.up.right.circle"	"arrowshape.turn.up.right.circle.fill"	"arrowshape.turn.up.right.fill"	"arrowshape.zigzag.right"	"arrowshape.zigzag.right.fill"	"arrowtriangle.left"	"arrowtriangle.left.circle"	"arrowtriangle.left.circle.fill"	"arrowtriangle.left.fill"	"arrowtriangle.left.square"	"arrowtriangle.left.square.fill"	"arrowtriangle.right"	"arrowtriangle.right.circle"	"arrowtriangle.right.circle.fill"	"arrowtriangle.right.fill"	"arrowtriangle.right.square"	"arrowtriangle.right.square.fill"	"chevron.compact.left"	"chevron.compact.right"	"chevron.down.right.2"	"chevron.down.right.dotted.2"	"chevron.left"	"chevron.left.2"	"chevron.left.chevron.left.dotted"	"chevron.left.circle"	"chevron.left.circle.fill"	"chevron.left.square"	"chevron.left.square.fill"	"chevron.left.to.line"	"chevron.right"	"chevron.right.2"	"chevron.right.circle"	"chevron.right.circle.fill"	"chevron.right.dotted.chevron.right"	"chevron.right.square"	"chevron.right.square.fill"	"chevron.right.to.line"	"chevron.up.right.2"	"chevron.up.right.dotted.2"	"delete.left"	"delete.left.fill"	"delete.right"	"delete.right.fill"	"iphone.and.arrow.right.inward"	"iphone.and.arrow.right.outward"	"rectangle.portrait.and.arrow.right"	"rectangle.portrait.and.arrow.right.fill"	"sidebar.left"	"sidebar.right"	"sidebar.squares.left"	"sidebar.squares.right"	"square.3.layers.3d.down.left"	"square.3.layers.3d.down.right"	"square.stack.3d.down.right"	"square.stack.3d.down.right.fill"
24		:	systemName
25		:	systemImage
27		:	systemName
28		:	systemImage
29		:	systemSymbolName
30		:	systemImageName
"""####),
        PackedTriggers(language: "xml", role: "find", lines: ####"""
17			*
32			*
"""####),
        PackedTriggers(language: "objc", role: "except", lines: ####"""
3		:	imageNamed
25	[	systemImageNamed	UIImage
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0		:	named
1		(	Image
2		(	NSLocalizedString
4		:	forKey
5		=	accessibilityIdentifier
6		=	accessibilityLabel
7		(	accessibilityIdentifier
8		(	accessibilityLabel
9	.	(	environment
10	.	(	rotationEffect
11	.	(	rotationEffect
12	.	(	rotationEffect
13		(	Label
14		(	Label
15		(	Label
16	return		"arrow.up"
17	return		"arrow.up.right"
18	return		"arrow.up.right.circle"
19	return		"arrow.up.right.circle.fill"
20	return		"airplane.up.right"	"airplane.up.right.app"	"airplane.up.right.app.fill"	"arrow.left"	"arrow.left.circle"	"arrow.left.circle.dotted"	"arrow.left.circle.fill"	"arrow.left.square"	"arrow.left.square.fill"	"arrow.left.to.line"	"arrow.left.to.line.alt"	"arrow.left.to.line.circle"	"arrow.left.to.line.circle.fill"	"arrow.left.to.line.compact"	"arrow.left.to.line.square"	"arrow.left.to.line.square.fill"	"arrow.right"	"arrow.right.circle"	"arrow.right.circle.dotted"	"arrow.right.circle.fill"	"arrow.right.square"	"arrow.right.square.fill"	"arrow.right.to.line"	"arrow.right.to.line.alt"	"arrow.right.to.line.circle"	"arrow.right.to.line.circle.fill"	"arrow.right.to.line.compact"	"arrow.right.to.line.square"	"arrow.right.to.line.square.fill"	"arrow.uturn.left"	"arrow.uturn.left.circle"	"arrow.uturn.left.circle.badge.ellipsis"	"arrow.uturn.left.circle.fill"	"arrow.uturn.left.square"	"arrow.uturn.left.square.fill"	"arrow.uturn.right"	"arrow.uturn.right.circle"	"arrow.uturn.right.circle.fill"	"arrow.uturn.right.square"	"arrow.uturn.right.square.fill"	"arrowshape.bounce.right"	"arrowshape.bounce.right.fill"	"arrowshape.left"	"arrowshape.left.circle"	"arrowshape.left.circle.fill"	"arrowshape.left.fill"	"arrowshape.right"	"arrowshape.right.circle"	"arrowshape.right.circle.fill"	"arrowshape.right.fill"	"arrowshape.turn.up.left"	"arrowshape.turn.up.left.2"	"arrowshape.turn.up.left.2.circle"	"arrowshape.turn.up.left.2.circle.fill"	"arrowshape.turn.up.left.2.fill"	"arrowshape.turn.up.left.circle"	"arrowshape.turn.up.left.circle.fill"	"arrowshape.turn.up.left.fill"	"arrowshape.turn.up.right"	"arrowshape.turn.up.right.circle"	"arrowshape.turn.up.right.circle.fill"	"arrowshape.turn.up.right.fill"	"arrowshape.zigzag.right"	"arrowshape.zigzag.right.fill"	"arrowtriangle.left"	"arrowtriangle.left.circle"	"arrowtriangle.left.circle.fill"	"arrowtriangle.left.fill"	"arrowtriangle.left.square"	"arrowtriangle.left.square.fill"	"arrowtriangle.right"	"arrowtriangle.right.circle"	"arrowtriangle.right.circle.fill"	"arrowtriangle.right.fill"	"arrowtriangle.right.square"	"arrowtriangle.right.square.fill"	"chevron.compact.left"	"chevron.compact.right"	"chevron.down.right.2"	"chevron.down.right.dotted.2"	"chevron.left"	"chevron.left.2"	"chevron.left.chevron.left.dotted"	"chevron.left.circle"	"chevron.left.circle.fill"	"chevron.left.square"	"chevron.left.square.fill"	"chevron.left.to.line"	"chevron.right"	"chevron.right.2"	"chevron.right.circle"	"chevron.right.circle.fill"	"chevron.right.dotted.chevron.right"	"chevron.right.square"	"chevron.right.square.fill"	"chevron.right.to.line"	"chevron.up.right.2"	"chevron.up.right.dotted.2"	"delete.left"	"delete.left.fill"	"delete.right"	"delete.right.fill"	"iphone.and.arrow.right.inward"	"iphone.and.arrow.right.outward"	"rectangle.portrait.and.arrow.right"	"rectangle.portrait.and.arrow.right.fill"	"sidebar.left"	"sidebar.right"	"sidebar.squares.left"	"sidebar.squares.right"	"square.3.layers.3d.down.left"	"square.3.layers.3d.down.right"	"square.stack.3d.down.right"	"square.stack.3d.down.right.fill"
21	return		"arrow.down.right"
22	return		"arrow.down.right.circle"
23	return		"arrow.down.right.circle.fill"
24	=	(	UIImage
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 24,
          finders: ["swift", "swift", "swift"], text: ####"""
table TWIN: sf-symbols
named: "$TWIN"

Image("$TWIN"

NSLocalizedString("$TWIN"
"""####),
        PackedBlock(language: "objc", role: "except", line: 32,
          finders: ["objc"], text: ####"""
table TWIN: sf-symbols
imageNamed:@"$TWIN"
"""####),
        PackedBlock(language: "swift", role: "except", line: 39,
          finders: ["swift", "swift", "swift", "swift", "swift"], text: ####"""
table TWIN: sf-symbols
forKey: "$TWIN"

accessibilityIdentifier = "$TWIN"

accessibilityLabel = "$TWIN"

accessibilityIdentifier("$TWIN"

accessibilityLabel("$TWIN"
"""####),
        PackedBlock(language: "swift", role: "except", line: 54,
          finders: ["swift"], text: ####"""
$VIEW.environment(\.layoutDirection, $(? LayoutDirection).leftToRight)
"""####),
        PackedBlock(language: "swift", role: "except", line: 60,
          finders: ["swift", "swift", "swift"], text: ####"""
$VIEW.rotationEffect($(? Angle).degrees($(? -)$TURN))

$VIEW.rotationEffect(Angle(degrees: $(? -)$TURN))

$VIEW.rotationEffect(.init(degrees: $(? -)$TURN))
where $TURN is 90
"""####),
        PackedBlock(language: "swift", role: "except", line: 71,
          finders: ["swift", "swift", "swift"], text: ####"""
table TWIN: sf-symbols
Label($TEXT, systemImage: "$TWIN"

Label($TEXT, systemImage: $WHEN ? "$TWIN" : $OTHER

Label($TEXT, systemImage: $WHEN ? $OTHER : "$TWIN"
where $TEXT has-word left, right
"""####),
        PackedBlock(language: "swift", role: "except", line: 83,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
table TWIN: sf-symbols
return "arrow.up" $$$ return "$TWIN"

return "arrow.up.right" $$$ return "$TWIN" $$$ return "arrow.down.right"

return "arrow.up.right.circle" $$$ return "$TWIN" $$$ return "arrow.down.right.circle"

return "arrow.up.right.circle.fill" $$$ return "$TWIN" $$$ return "arrow.down.right.circle.fill"
"""####),
        PackedBlock(language: "swift", role: "except", line: 93,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
table TWIN: sf-symbols
return "$TWIN" $$$ return "arrow.up"

return "arrow.down.right" $$$ return "$TWIN" $$$ return "arrow.up.right"

return "arrow.down.right.circle" $$$ return "$TWIN" $$$ return "arrow.up.right.circle"

return "arrow.down.right.circle.fill" $$$ return "$TWIN" $$$ return "arrow.up.right.circle.fill"
"""####),
        PackedBlock(language: "swift", role: "except", line: 106,
          finders: ["swift"], text: ####"""
table TWIN: sf-symbols
$PICTURE = UIImage(systemName: "$TWIN"
where $PICTURE asked-later imageFlippedForRightToLeftLayoutDirection
"""####),
        PackedBlock(language: "objc", role: "except", line: 111,
          finders: ["objc"], text: ####"""
table TWIN: sf-symbols
$PICTURE = [UIImage systemImageNamed:@"$TWIN"
where $PICTURE asked-later imageFlippedForRightToLeftLayoutDirection
"""####),
        PackedBlock(language: "swift", role: "find", line: 121,
          finders: ["swift"], text: ####"""
level: note
fix: unsafe
message: "the symbol `{MATCH}` stands in a line of text and points to the same side in every language; `{FIX}` turns it, but English or Latin words round it keep their order"
table TWIN: sf-symbols
Image(systemName: "$TWIN"
where within Text
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "shared", line: 133,
          finders: [], text: ####"""
title: "Use the directional symbol"
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "swift", role: "find", line: 137,
          finders: ["swift", "swift", "swift", "swift", "swift", "swift"], text: ####"""
table TWIN: sf-symbols
UIImage(systemName: "$TWIN"

Image(systemName: "$TWIN"

NSImage(systemSymbolName: "$TWIN"

Label($TEXT, systemImage: "$TWIN"

Button($TEXT, systemImage: "$TWIN"

UIApplicationShortcutIcon(systemImageName: "$TWIN"
"""####),
        PackedBlock(language: "swift", role: "find", line: 151,
          finders: ["swift", "swift", "swift", "swift", "swift", "swift"], text: ####"""
table TWIN: sf-symbols
UIImage(systemName: $WHEN ? "$TWIN" : $OTHER

UIImage(systemName: $WHEN ? $OTHER : "$TWIN"

Image(systemName: $WHEN ? "$TWIN" : $OTHER

Image(systemName: $WHEN ? $OTHER : "$TWIN"

Label($TEXT, systemImage: $WHEN ? "$TWIN" : $OTHER

Label($TEXT, systemImage: $WHEN ? $OTHER : "$TWIN"
"""####),
        PackedBlock(language: "swift", role: "find", line: 165,
          finders: ["swift"], text: ####"""
table TWIN: sf-safe-symbols
systemSymbol: .$TWIN
"""####),
        PackedBlock(language: "swift", role: "find", line: 169,
          finders: ["swift"], text: ####"""
table TWIN: sf-safe-symbols
SFSymbol.$TWIN
where imports SFSafeSymbols
"""####),
        PackedBlock(language: "objc", role: "shared", line: 174,
          finders: [], text: ####"""
title: "Use the directional symbol"
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "objc", role: "find", line: 178,
          finders: ["objc", "objc"], text: ####"""
table TWIN: sf-symbols
[UIImage systemImageNamed:@"$TWIN"

imageWithSystemSymbolName:@"$TWIN"
"""####),
        PackedBlock(language: "xml", role: "shared", line: 187,
          finders: [], text: ####"""
title: "Use the directional symbol"
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
"""####),
        PackedBlock(language: "xml", role: "find", line: 192,
          finders: ["xml"], text: ####"""
fix: unsafe
table TWIN: sf-symbols
<$_ image="$TWIN" catalog="system"/>
"""####),
        PackedBlock(language: "swift", role: "find", line: 202,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
level: note
fix: unsafe
message: "`{NAME}` is named for a side and is another name of the symbol `{MATCH}`; where it means back or forward, use `{FIX}` there"
table TWIN: sf-symbols
case $NAME = "$TWIN"

let $NAME = "$TWIN"

let $NAME: String = "$TWIN"

let $NAME: $TYPE = .init("$TWIN"
where $NAME has-word left, right
where $TWIN not-image-set
"""####),
        PackedBlock(language: "swift", role: "find", line: 217,
          finders: ["swift"], text: ####"""
fix: unsafe
message: "a symbol called `{MATCH}` points to the same side in every language; where this string is a symbol's name, use `{FIX}`"
table TWIN: sf-symbols
"$TWIN"
where $TWIN not-image-set
"""####),
        PackedBlock(language: "objc", role: "find", line: 224,
          finders: ["objc"], text: ####"""
fix: unsafe
message: "a symbol called `{MATCH}` points to the same side in every language; where this string is a symbol's name, use `{FIX}`"
table TWIN: sf-symbols
@"$TWIN"
where $TWIN not-image-set
"""####),
        PackedBlock(language: "swift", role: "find", line: 234,
          finders: ["swift", "swift"], text: ####"""
level: note
fix: none
message: "the symbol {NAME} points to the same side in every language and has no twin; flip it with `imageFlippedForRightToLeftLayoutDirection()`, in SwiftUI `flipsForRightToLeftLayoutDirection(true)`"
systemName: $NAME

systemImage: $NAME
where $NAME in sf-symbols-without-twin
"""####),
        PackedBlock(language: "objc", role: "find", line: 243,
          finders: ["objc"], text: ####"""
level: note
fix: none
message: "the symbol {NAME} points to the same side in every language and has no twin; flip it with `imageFlippedForRightToLeftLayoutDirection()`, in SwiftUI `flipsForRightToLeftLayoutDirection(true)`"
systemImageNamed:$NAME
where $NAME in sf-symbols-without-twin
"""####),
        PackedBlock(language: "swift", role: "find", line: 253,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
level: note
fix: unsafe
message: "the symbol `{MATCH}` points to the same side in every language; use `{FIX}` unless it pictures a trend, a corner or a fixed layout"
table TWIN: sf-symbols-unclear
systemName: "$TWIN"

systemImage: "$TWIN"

systemSymbolName: "$TWIN"

systemImageName: "$TWIN"
"""####),
        PackedBlock(language: "objc", role: "find", line: 266,
          finders: ["objc"], text: ####"""
level: note
fix: unsafe
message: "the symbol `{MATCH}` points to the same side in every language; use `{FIX}` unless it pictures a trend, a corner or a fixed layout"
table TWIN: sf-symbols-unclear
systemImageNamed:@"$TWIN"
"""####),
        PackedBlock(language: "xml", role: "find", line: 273,
          finders: ["xml"], text: ####"""
level: note
fix: unsafe
message: "the symbol `{MATCH}` points to the same side in every language; use `{FIX}` unless it pictures a trend, a corner or a fixed layout"
table TWIN: sf-symbols-unclear
<$_ image="$TWIN" catalog="system"/>
"""####),
      ], page: ####"""
# System symbol that points to a side

`chevron.right` in a row points out of the row when the reader comes from the right. Its twin `chevron.forward` shows the same picture in English and turns round in Arabic;
so do `backward`, `leading` and `trailing`. Most twins came with iOS 14 and macOS 11, some later: below that the name gives no image, so the fix is unsafe there.
Keep the side where it is physical: a hand, a keyboard, a game pad, a map, media time; arrows of a trend and pictures of a window's layout are a note.
An image of your own catalogue that is called like a symbol has no twin: see directional-image-unflipped.

Availability: each symbol and its twin from the release that the table names.

On a device: arrows beside text point to where the text goes, and play and seek buttons keep their sides.

Source: SF Symbols, name_availability.plist.

Keys and what tests look for are no pictures.

A part of the screen that is kept left to right keeps its arrows: the twin would look the same there.

A picture that stands a quarter turned points up or down.

An arrow beside words that name the side shows where the finger goes.

One `switch` with an arrow up and an arrow to the side shows what a value does, not where the reader goes.

A picture that is put into a variable and turned round further down needs no other name.

## Arrows in a line of text

Between two words an arrow leads from one to the other, and the words decide their order: English names keep theirs in an Arabic app, where the twin would point back.

## Calls that take a symbol

The list of resources at the end of an Interface Builder file names the symbol, too; Xcode rewrites it on the next save.

## Names kept in a string

A constant that is named for the side is another name of the symbol; its use is what counts.

## Examples

Reported (deployment target `iOS 15`; level `note`):

```swift
Text("\(model.title) \(Image(systemName: "arrow.right")) \(model.title)")
Text("old.example.com ") + Text(Image(systemName: "arrow.right")) + Text(" new.example.com")
```

Fixed (unsafe):

```swift
Text("\(model.title) \(Image(systemName: "arrow.forward")) \(model.title)")
Text("old.example.com ") + Text(Image(systemName: "arrow.forward")) + Text(" new.example.com")
```

Reported (deployment target `iOS 15`; level `note`):

```swift
enum Glyph: String {
    case arrowRight = "arrow.right"
}
enum Pad {
    static let left: String = "arrow.left.circle"
}
```

Fixed (unsafe):

```swift
enum Glyph: String {
    case arrowRight = "arrow.forward"
}
enum Pad {
    static let left: String = "arrow.backward.circle"
}
```

Reported (deployment target `iOS 15`):

```swift
enum Glyph: String {
    case back = "chevron.left"
}
```

Fixed (unsafe):

```swift
enum Glyph: String {
    case back = "chevron.backward"
}
```

Reported (deployment target `iOS 14`):

```swift
let arrow = UIImage(systemName: "arrow.left")?.applyingSymbolConfiguration(config)
```

Fixed:

```swift
let arrow = UIImage(systemName: "arrow.backward")?.applyingSymbolConfiguration(config)
```

Reported (deployment target `iOS 13`):

```swift
Image(systemName: "chevron.right").font(.footnote)
```

Fixed (unsafe):

```swift
Image(systemName: "chevron.forward").font(.footnote)
```

Not reported:

```swift
HStack {
    Image(systemName: "chevron.right")
    Text(track.title)
}
.padding(.top, 4)
.environment(\.layoutDirection, .leftToRight)
```

Reported (deployment target `iOS 14`):

```swift
HStack {
    Image(systemName: "chevron.right")
}
.environment(\.layoutDirection, .rightToLeft)
```

Fixed (unsafe):

```swift
HStack {
    Image(systemName: "chevron.forward")
}
.environment(\.layoutDirection, .rightToLeft)
```

Reported (deployment target `iOS 15`):

```swift
Label("Sign out", systemImage: "rectangle.portrait.and.arrow.right")
```

Fixed (unsafe):

```swift
Label("Sign out", systemImage: "rectangle.portrait.and.arrow.forward")
```

Reported (deployment target `iOS 15`):

```swift
Label(model.title, systemImage: "arrow.right")
```

Fixed:

```swift
Label(model.title, systemImage: "arrow.forward")
```

Reported (deployment target `macOS 11`):

```swift
toolbarItem.image = NSImage(systemSymbolName: "sidebar.right", accessibilityDescription: nil)
```

Fixed:

```swift
toolbarItem.image = NSImage(systemSymbolName: "sidebar.trailing", accessibilityDescription: nil)
```

Reported (deployment target `iOS 15`):

```swift
import SFSafeSymbols
let more = Image(systemSymbol: .chevronRight)
```

Fixed:

```swift
import SFSafeSymbols
let more = Image(systemSymbol: .chevronForward)
```

Reported (deployment target `iOS 15`):

```swift
enum Glyph {
    static let back = "chevron.left"
    static let reply = "arrowshape.turn.up.left.fill"
}
```

Fixed (unsafe):

```swift
enum Glyph {
    static let back = "chevron.backward"
    static let reply = "arrowshape.turn.up.backward.fill"
}
```

Reported (deployment target `iOS 15`):

```swift
Image(systemName: isOpen ? "chevron.down" : "chevron.right")
```

Fixed:

```swift
Image(systemName: isOpen ? "chevron.down" : "chevron.forward")
```

Reported (deployment target `iOS 15`; level `note`):

```swift
let trend = Image(systemName: "arrow.up.right")
```

Fixed (unsafe):

```swift
let trend = Image(systemName: "arrow.up.forward")
```

Not reported:

```swift
func symbol(for change: Change) -> String {
    switch change {
    case .steep: return "arrow.up"
    case .flat: return "arrow.right"
    case .falling: return "arrow.down"
    }
}
```

Not reported:

```swift
var symbol: String? {
    switch trend {
    case .rising: return "arrow.up.right.circle"
    case .flat: return "arrow.right.circle"
    case .falling: return "arrow.down.right.circle"
    }
}
```

Not reported (deployment target `iOS 15`):

```swift
Image(systemName: "chevron.forward")
Image(systemName: "arrow.left.arrow.right")
Image(systemName: "bubble.left.and.bubble.right")
Image(systemName: "chevron.up.chevron.down")
Image(systemName: "gobackward.15")
```

Not reported (image sets `chevron.right:mirrors`; deployment target `iOS 15`):

```swift
let icon = UIImage(named: "chevron.right")
let name = "chevron.right"
```

Not reported (deployment target `iOS 15`):

```swift
let back = isRTL ? "arrow.right" : "arrow.left"
```

Reported (deployment target `iOS 15`):

```objc
UIImage *reply = [UIImage systemImageNamed:@"arrowshape.turn.up.left"];
```

Fixed:

```objc
UIImage *reply = [UIImage systemImageNamed:@"arrowshape.turn.up.backward"];
```

Reported (deployment target `iOS 15`):

```objc
return @"chevron.left";
```

Fixed (unsafe):

```objc
return @"chevron.backward";
```

Not reported (deployment target `iOS 15`):

```objc
UIImage *save = [UIImage systemImageNamed:@"square.and.arrow.down"];
```

Reported (deployment target `iOS 15`):

```xml
<state key="normal" image="chevron.left" catalog="system"/>
```

Fixed (unsafe):

```xml
<state key="normal" image="chevron.backward" catalog="system"/>
```

Reported (deployment target `iOS 15`):

```xml
<imageReference key="image" image="arrow.right" catalog="system" symbolScale="large"/>
```

Fixed (unsafe):

```xml
<imageReference key="image" image="arrow.forward" catalog="system" symbolScale="large"/>
```

Not reported (deployment target `iOS 15`):

```xml
<state key="normal" image="chevron.down" catalog="system"/>
<image name="chevron.left" catalog="system" width="97" height="128"/>
```

Reported (level `note`):

```swift
Image(systemName: "arrow.turn.down.right")
```

Not reported:

```swift
Image(systemName: "arrow.turn.down.right").flipsForRightToLeftLayoutDirection(true)
```

Reported (level `note`):

```objc
UIImage *reply = [UIImage systemImageNamed:@"arrow.turn.up.left"];
```

A picture that code turns round needs another angle in the other direction, too.

Reported (deployment target `iOS 15`):

```swift
Image(systemName: "chevron.right").rotationEffect(.degrees(isOpen ? 90 : 0))
```

Fixed (unsafe):

```swift
Image(systemName: "chevron.forward").rotationEffect(.degrees(isOpen ? 90 : 0))
```

Reported (deployment target `iOS 15`):

```objc
- (void)setUp {
    UIImage *picture = [UIImage systemImageNamed:@"chevron.right"];
    self.backButton.hidden = NO;
    [self.backButton setImage:picture forState:UIControlStateNormal];
}
- (void)setOpen:(BOOL)open {
    [self.backButton setTransform:CGAffineTransformMakeRotation(open ? 1.57 : 0)];
}
```

Fixed (unsafe):

```objc
- (void)setUp {
    UIImage *picture = [UIImage systemImageNamed:@"chevron.forward"];
    self.backButton.hidden = NO;
    [self.backButton setImage:picture forState:UIControlStateNormal];
}
- (void)setOpen:(BOOL)open {
    [self.backButton setTransform:CGAffineTransformMakeRotation(open ? 1.57 : 0)];
}
```

Reported (deployment target `iOS 15`):

```swift
arrow.image = UIImage(systemName: "chevron.right")
wheel.transform = CGAffineTransform(rotationAngle: .pi)
```

Fixed:

```swift
arrow.image = UIImage(systemName: "chevron.forward")
wheel.transform = CGAffineTransform(rotationAngle: .pi)
```

Not reported (deployment target `iOS 15`):

```swift
let isLast = UserDefaults.standard.bool(forKey: "arrow.left")
button.accessibilityIdentifier = "chevron.left"
Text(title).accessibilityIdentifier("chevron.right")
```

Not reported:

```swift
func arrows() -> [UIImage?] {
    var back: UIImage?
    if #available(iOS 13, *) {
        back = UIImage(systemName: "chevron.left")
    } else {
        back = drawArrow()
    }
    back = back?.imageFlippedForRightToLeftLayoutDirection()
    return [back]
}
```

Reported (deployment target `iOS 14`):

```swift
func arrow() -> UIImage? {
    let back = UIImage(systemName: "chevron.left")
    return back
}
```

Fixed:

```swift
func arrow() -> UIImage? {
    let back = UIImage(systemName: "chevron.backward")
    return back
}
```

Reported (deployment target `iOS 14`):

```swift
let toggle = UIImage(systemName: (arrow.isHidden) ? "sidebar.left" : "xmark")
```

Fixed:

```swift
let toggle = UIImage(systemName: (arrow.isHidden) ? "sidebar.leading" : "xmark")
```

Not reported:

```swift
let back = UIImage(systemName: layoutDirection == .rightToLeft ? "chevron.right" : "chevron.left")
Image(systemName: isOpen ? "chevron.down" : "chevron.up")
```

Another picture that is turned round says nothing of this one.
Reported (deployment target `iOS 14`):

```swift
func setUp(_ button: UIButton) {
    let back = UIImage(systemName: "chevron.left")
    button.setImage(back, for: .normal)
    arrow.image = UIImage(named: "reply")?.imageFlippedForRightToLeftLayoutDirection()
}
```

Fixed:

```swift
func setUp(_ button: UIButton) {
    let back = UIImage(systemName: "chevron.backward")
    button.setImage(back, for: .normal)
    arrow.image = UIImage(named: "reply")?.imageFlippedForRightToLeftLayoutDirection()
}
```

Not reported:

```swift
Label("hint_swipe_left", systemImage: "arrow.left")
Label("Tap the right half", systemImage: "arrow.right")
```

Not reported:

```swift
HStack {
    Text(order.title)
    Image(systemName: "chevron.right").font(.caption).rotationEffect(.degrees(90))
}
```

Not reported:

```swift
Image(systemName: "arrow.left").rotationEffect(Angle(degrees: -90))
```
"""####),
    PackedRule(
      id: "currency-by-hand", category: "string-assembly", level: "warning", fix: "shown", isOn: true,
      path: ####"string-assembly/currency-by-hand.md"####,
      title: ####"Currency sign put by hand"####,
      summary: ####"Where the sign stands, what parts it from the number and which digits are used differ by language: `$5`, `5 $`, `٥ US$`. Glued by hand the price reads backwards to an Arabic customer, and the number keeps Western digits."####,
      head: ####"""
id: currency-by-hand
category: string-assembly
severity: warning
fix: shown
precision: high
message: "`{TEXT}` puts the currency sign by hand; its side, its spaces and the digits depend on the language; use `.formatted(.currency(code:))` (iOS 15), before it `NumberFormatter` with `.currency`"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
1			*text-template
3			*text-template
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0			*text-template
2			*text-template
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "find", line: 27,
          finders: ["swift"], text: ####"""
title: Use `.formatted(.currency(code:))` (iOS 15), before it `NumberFormatter` with `.currency`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: currency
readers: shown
"""####),
        PackedBlock(language: "objc", role: "find", line: 35,
          finders: ["objc"], text: ####"""
message: "`{TEXT}` puts the currency sign by hand; its side, its spaces and the digits depend on the language; use `NSNumberFormatter` with `NSNumberFormatterCurrencyStyle`"
title: Use `NSNumberFormatterCurrencyStyle`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: currency
readers: shown
"""####),
        PackedBlock(language: "swift,objc", role: "find", line: 47,
          finders: ["swift", "objc"], text: ####"""
level: note
fix: none
message: "an amount and its currency are put together here in one order; side, spaces and digits depend on the language, so let a currency format join them"
analysis: text-template
table: text-shapes
holes: text-holes
shapes: named-currency
except: named-unit
readers: any
words: none
"""####),
      ], page: ####"""
# Currency sign put by hand

Where the sign stands, what parts it from the number and which digits are used differ by language: `$5`, `5 $`, `٥ US$`. Glued by hand the price reads backwards to an Arabic customer, and the number keeps Western digits.

    label.text = price.formatted(.currency(code: "EUR"))                 // Swift

    formatter.numberStyle = .currency                                    // NumberFormatter, before iOS 15
    formatter.currencyCode = order.currency

    formatter.numberStyle = NSNumberFormatterCurrencyStyle;              // Objective-C

Keep the sign in variables of predicates and templates (`$row.value`) and in texts for machines.

Availability: `.formatted(.currency(code:))` iOS 15, macOS 12; `NumberFormatter.Style.currency` everywhere.

Source: Foundation `Decimal.FormatStyle.Currency`, `NSNumberFormatterCurrencyStyle` (NSNumberFormatter.h); CLDR currency patterns.

A currency that comes in a variable keeps its side, too.

## Examples

Reported (level `note`):

```swift
func text(currency: String, price: String) -> String { "\(currency)\(price)" }
```

Reported (level `note`):

```swift
balanceLabel.text = "\(balance) \(token.symbol)"
```

Not reported:

```swift
let key = "\(token.symbol)\(account.address)"
```

Reported:

```swift
priceLabel.text = "$\(item.price)"
```

Reported:

```swift
totalLabel.text = "\(total) €"
```

Reported:

```swift
Text(verbatim: String(format: "$%.2f", amount))
```

Reported:

```swift
let subtitle = "\(price)₽"
cell.subtitle = subtitle
```

Reported:

```swift
cell.detailText = "£" + String(order.totalPrice)
```

Reported:

```objc
self.priceLabel.text = [NSString stringWithFormat:@"¥%.2f", price];
```

Not reported:

```swift
priceLabel.text = price.formatted(.currency(code: "EUR"))
```

Not reported:

```swift
row.hidden = "$\(switchNumber) == 0"
```

Not reported:

```swift
let regex = "^\(price)$"
```

Not reported:

```swift
logger.info("paid $\(price)")
```

Not reported:

```swift
label.text = formatter.string(from: price) ?? "$\(price)"
```

Not reported:

```swift
let name = "widget$\(number)$\(kind)"
```

Not reported:

```objc
NSString *key = [NSString stringWithFormat:@"$%d", index];
```
"""####),
    PackedRule(
      id: "digits-without-locale", category: "string-assembly", level: "note", fix: "shown", isOn: false,
      path: ####"string-assembly/digits-without-locale.md"####,
      title: ####"Digits that never change"####,
      summary: ####"Interpolation and `String(format:)` write Western digits. A reader in Egypt, Iran or Pakistan whose phone writes ٣ or ۳ meets two kinds of digits on one screen. Switch this rule on when your app writes local digits; many apps keep Western ones on purpose (a locale such as `ar-u-nu-latn` says so). Keep Western digits in card numbers, codes, identifiers and what machines read."####,
      head: ####"""
id: digits-without-locale
category: string-assembly
severity: note
fix: shown
precision: medium
enabled: false
message: "`{TEXT}` shows a number with Western digits in every language; format it: `number.formatted()`"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
1			*text-template
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0			*text-template
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "find", line: 24,
          finders: ["swift"], text: ####"""
title: Use `.formatted()`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: digits
readers: seen
"""####),
        PackedBlock(language: "objc", role: "find", line: 32,
          finders: ["objc"], text: ####"""
title: Use `localizedStringWithFormat:`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: digits
readers: seen
"""####),
      ], page: ####"""
# Digits that never change

Interpolation and `String(format:)` write Western digits. A reader in Egypt, Iran or Pakistan whose phone writes ٣ or ۳ meets two kinds of digits on one screen.
Switch this rule on when your app writes local digits; many apps keep Western ones on purpose (a locale such as `ar-u-nu-latn` says so). Keep Western digits in card numbers, codes, identifiers and what machines read.

    label.text = count.formatted()                                       // iOS 15
    label.text = String.localizedStringWithFormat("%d", count)           // before
    label.text = [NSString localizedStringWithFormat:@"%ld", (long)count];

Availability: `formatted()` iOS 15, macOS 12; `localizedStringWithFormat` everywhere.

Source: Foundation `BinaryInteger.formatted()`, `+[NSString localizedStringWithFormat:]`; CLDR default numbering systems.

## Examples

Reported:

```swift
badgeLabel.text = "\(items.count)"
```

Reported:

```swift
func show(_ total: Int) {
    totalLabel.text = "\(total)"
}
```

Reported:

```swift
timeLabel.text = String(format: "%02d", minutes)
```

Reported:

```objc
self.countLabel.text = [NSString stringWithFormat:@"%ld", (long)count];
```

Not reported:

```swift
badgeLabel.text = items.count.formatted()
```

Not reported:

```swift
nameLabel.text = "\(name)"
```

Not reported:

```swift
let identifier = "\(items.count)"
```

Not reported:

```swift
print("\(items.count)")
```

Not reported:

```swift
label.text = String.localizedStringWithFormat(NSLocalizedString("%d items", comment: ""), count)
```

Not reported:

```objc
NSString *key = [NSString stringWithFormat:@"%d", index];
```
"""####),
    PackedRule(
      id: "fixed-date-format", category: "string-assembly", level: "note", fix: "none", isOn: true,
      path: ####"string-assembly/fixed-date-format.md"####,
      title: ####"Date format of one language"####,
      summary: ####"A format with names of months or days, or with a.m. and p.m., is made for people, and is the order of the language it was written in. Arabic and Persian put the day before the month and a comma of their own behind it, Hebrew writes a letter before the name of the month; many of their readers have 24 hours. A template says which parts are wanted and leaves their order, the signs and the 12 or 24 hours to the language:"####,
      head: ####"""
id: fixed-date-format
category: string-assembly
severity: note
fix: none
precision: high
message: "`{FORMAT}` is the order of one language, with its signs between; `setLocalizedDateFormatFromTemplate` takes both from the reader's: Arabic and Persian put the day first, Hebrew writes a letter before the month"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
6		:	setDateFormat
7	.	=	dateFormat
8		:	setDateFormat
9	.	=	dateFormat
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0	.	=	dateFormat
1	.	=	dateFormat
2	.	=	dateFormat
3	.	=	dateFormat
4	.	=	dateFormat
5	.	=	dateFormat
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "shared", line: 25,
          finders: [], text: ####"""
where $FORMAT has-no-word s, ss, sss, z, zz, zzz, zzzz, zzzzz, x, xx, xxx, xxxx, xxxxx, gmt, utc
where not-named iso, input, server, api, log, file, parser, parsing, export, import, http, rfc, backend, request, header
where not-inside iso, remote, server, api, log, logger, parse, parser, http, rfc, backend, request, header, decoder, encoder
"""####),
        PackedBlock(language: "swift", role: "find", line: 30,
          finders: ["swift", "swift", "swift"], text: ####"""
$F.$(dateFormat) = "$FORMAT"

$F.$(dateFormat) = $WHEN ? "$FORMAT" : $OTHER

$F.$(dateFormat) = $WHEN ? $OTHER : "$FORMAT"
where $FORMAT has-word mmm, mmmm, ee, eee, eeee
where $FORMAT has-word d, dd
"""####),
        PackedBlock(language: "swift", role: "find", line: 39,
          finders: ["swift", "swift", "swift"], text: ####"""
message: "`{FORMAT}` fixes 12 hours and where a.m. and p.m. stand; `setLocalizedDateFormatFromTemplate` with `jmm` takes both from the reader's settings"
$F.$(dateFormat) = "$FORMAT"

$F.$(dateFormat) = $WHEN ? "$FORMAT" : $OTHER

$F.$(dateFormat) = $WHEN ? $OTHER : "$FORMAT"
where $FORMAT has-word h, hh
where $FORMAT has-word a, aa, mma
"""####),
        PackedBlock(language: "objc", role: "shared", line: 49,
          finders: [], text: ####"""
where $FORMAT has-no-word s, ss, sss, z, zz, zzz, zzzz, zzzzz, x, xx, xxx, xxxx, xxxxx, gmt, utc
where not-named iso, input, server, api, log, file, parser, parsing, export, import, http, rfc, backend, request, header
where not-inside iso, remote, server, api, log, logger, parse, parser, http, rfc, backend, request, header, decoder, encoder
"""####),
        PackedBlock(language: "objc", role: "find", line: 54,
          finders: ["objc", "objc"], text: ####"""
[$F $(setDateFormat):@"$FORMAT"]

$F.$(dateFormat) = @"$FORMAT"
where $FORMAT has-word mmm, mmmm, ee, eee, eeee
where $FORMAT has-word d, dd
"""####),
        PackedBlock(language: "objc", role: "find", line: 61,
          finders: ["objc", "objc"], text: ####"""
message: "`{FORMAT}` fixes 12 hours and where a.m. and p.m. stand; `setLocalizedDateFormatFromTemplate` with `jmm` takes both from the reader's settings"
[$F $(setDateFormat):@"$FORMAT"]

$F.$(dateFormat) = @"$FORMAT"
where $FORMAT has-word h, hh
where $FORMAT has-word a, aa, mma
"""####),
      ], page: ####"""
# Date format of one language

A format with names of months or days, or with a.m. and p.m., is made for people, and is the order of the language it was written in. Arabic and Persian put the day before the month and a comma of their own behind it, Hebrew writes a letter before the name of the month; many of their readers have 24 hours.
A template says which parts are wanted and leaves their order, the signs and the 12 or 24 hours to the language:

    formatter.setLocalizedDateFormatFromTemplate("MMMd")           // Swift
    [formatter setLocalizedDateFormatFromTemplate:@"MMMd"];        // Objective-C
    date.formatted(.dateTime.month(.abbreviated).day())            // iOS 15

A name alone (`EEEE`, `MMMM`) has no order, and a month with its year (`MMMM yyyy`) has the same one everywhere. Formats of machines (seconds, zones, `yyyy-MM-dd`) are not reported, nor those of a formatter for a server, a log or a file.

Availability: `setLocalizedDateFormatFromTemplate` iOS 8, macOS 10.10.

Source: Foundation NSDateFormatter.h; CLDR, `availableFormats` of ar, fa, he and ur; Unicode Technical Standard #35, date field symbols.

## Examples

Reported:

```swift
formatter.dateFormat = "EEEE, MMMM d"
```

Reported:

```swift
rowFormatter.dateFormat = "MMM d, yyyy"
```

Reported:

```swift
clock.dateFormat = "h:mm a"
```

Reported:

```objc
formatter.dateFormat = @"MMM d";
```

Reported:

```objc
[formatter setDateFormat:@"d MMM, h:mm a"];
```

Reported:

```swift
formatter.dateFormat = isThisYear ? "EEEE, MMMM d" : "yyyy"
clock.dateFormat = uses24Hours ? "HH:mm" : "h:mm a"
```

Not reported:

```swift
formatter.dateFormat = DateFormatter.dateFormat(fromTemplate: "d MMM", options: 0, locale: formatter.locale)
formatter.dateFormat = "d MMM yyyy'T'HH:mmZZZZZ"
formatter.dateFormat = "MMMM yyyy"
formatter.dateFormat = "MMMM"
formatter.setLocalizedDateFormatFromTemplate("MMMd")
formatter.dateFormat = "yyyy-MM-dd"
formatter.dateFormat = "HH:mm"
```

Not reported:

```swift
formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
headerFormatter.dateFormat = "dd MMM yyyy"
formatter.dateFormat = NSLocalizedString("MMM d", comment: "A day without its year")
```

Not reported:

```objc
[fileNameFormatter setDateFormat:@"HH-mm_EEE"];
```

Not reported:

```swift
func parseServerDate(_ text: String) -> Date? {
    let reader = DateFormatter()
    reader.dateFormat = "MMM d, yyyy"
    return reader.date(from: text)
}
```
"""####),
    PackedRule(
      id: "leading-sign", category: "string-assembly", level: "note", fix: "shown", isOn: true,
      path: ####"string-assembly/leading-sign.md"####,
      title: ####"Sign at the beginning of a text"####,
      summary: ####"A plus or minus has no direction of its own. Between two numbers it stays where it is; at the beginning of a text without letters it takes the direction of the line, so an Arabic screen shows `+966` as `966+` and `-5` as `5-`."####,
      head: ####"""
id: leading-sign
category: string-assembly
severity: note
fix: shown
precision: high
message: "in a right-to-left line the sign of `{TEXT}` goes to the other end of what follows it (`5+`, `966+`): let a formatter write the sign, or isolate the two"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
1			*text-template
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0			*text-template
"""####),
      ], blocks: [
        PackedBlock(language: "swift,objc", role: "find", line: 26,
          finders: ["swift", "objc"], text: ####"""
title: Let a formatter write the sign, or isolate the two
analysis: text-template
table: text-shapes
holes: text-holes
shapes: leading-sign
except: percent, currency
words: none
readers: shown
"""####),
      ], page: ####"""
# Sign at the beginning of a text

A plus or minus has no direction of its own. Between two numbers it stays where it is; at the beginning of a text without letters it takes the direction of the line, so an Arabic screen shows `+966` as `966+` and `-5` as `5-`.

A formatter writes the marks that each language needs; what is no quantity, such as a country code or the rest of a time, is isolated:

    label.text = count.formatted(.number.sign(strategy: .always()))        // iOS 15
    label.text = formatter.string(from: -5)                                // NumberFormatter: no sign by hand
    codeLabel.text = "\u{2066}+\(callingCode)\u{2069}"                    // left-to-right isolate

A text with words of its own is not reported: its letters decide. Keep the sign in texts that no person reads, and where the view is left-to-right in every language.

Availability: `formatted(.number)` iOS 15, macOS 12; isolates are drawn by all releases.

Source: Unicode Standard Annex #9, class ES; CLDR, `minusSign` and `plusSign` of Arabic, Hebrew and Persian, which begin with a direction mark.

## Examples

Reported:

```swift
codeLabel.text = "+\(country.callingCode)"
```

Reported:

```swift
moreLabel.text = hidden > 0 ? "+\(hidden)" : nil
```

Reported:

```swift
remainingLabel.text = "-" + timeText(duration - position)
```

Reported:

```swift
likesButton.setTitle(" +\(likes)", for: .normal)
```

Reported:

```objc
self.codeLabel.text = [NSString stringWithFormat:@"+%@", code.stringValue];
```

Not reported:

```swift
codeLabel.text = "\u{2066}+\(country.callingCode)\u{2069}"
moreLabel.text = hidden.formatted(.number.sign(strategy: .always()))
```

A percentage and a price have rules of their own.
Not reported:

```swift
discountLabel.text = "-\(discount)%"
```

Not reported:

```swift
let suffix = "-\(index)"
let file = base.appending("-\(index + 1)")
```

Not reported:

```swift
sumLabel.text = "\(a)+\(b)"
zoneLabel.text = "UTC+\(hours)"
```

Not reported:

```swift
logger.info("+\(added)")
```

Not reported:

```objc
parameters[@"phone"] = [NSString stringWithFormat:@"+%@", code];
```
"""####),
    PackedRule(
      id: "machine-date-without-locale", category: "string-assembly", level: "note", fix: "none", isOn: true,
      path: ####"string-assembly/machine-date-without-locale.md"####,
      title: ####"Date for machines in the reader's calendar"####,
      summary: ####"A `DateFormatter` takes the digits and the calendar of the reader's region. In Saudi Arabia `2026-03-01` may become `1447-09-12`, in Iran `۱۴۰۴-۱۲-۱۰`: the server refuses the date, and one that it sent is not read. Dates of machines want a locale that never changes:"####,
      head: ####"""
id: machine-date-without-locale
category: string-assembly
severity: note
fix: none
precision: medium
message: "`{FORMAT}` is a format of machines, but nothing sets the locale of its formatter: a reader with Arabic digits, or with the Persian or Islamic calendar, sends and reads another date; set `locale = Locale(identifier: \"en_US_POSIX\")`"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
1		:	setDateFormat
2	.	=	dateFormat
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0	.	=	dateFormat
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "find", line: 23,
          finders: ["swift"], text: ####"""
$F.$(dateFormat) = "$FORMAT"
where $FORMAT has-word yyyy mm dd
where $F never-sets locale
"""####),
        PackedBlock(language: "objc", role: "find", line: 28,
          finders: ["objc", "objc"], text: ####"""
[$F $(setDateFormat):@"$FORMAT"]

$F.$(dateFormat) = @"$FORMAT"
where $FORMAT has-word yyyy mm dd
where $F never-sets locale
"""####),
      ], page: ####"""
# Date for machines in the reader's calendar

A `DateFormatter` takes the digits and the calendar of the reader's region. In Saudi Arabia `2026-03-01` may become `1447-09-12`, in Iran `۱۴۰۴-۱۲-۱۰`: the server refuses the date, and one that it sent is not read.
Dates of machines want a locale that never changes:

    formatter.locale = Locale(identifier: "en_US_POSIX")                                      // Swift
    formatter.locale = [NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"];                  // Objective-C
    let date = try Date(text, strategy: .iso8601)                                             // iOS 15, or ISO8601DateFormatter

A date that people read wants the other way round: `setLocalizedDateFormatFromTemplate`, see fixed-date-format. A format that begins with the year and goes on with month and day by `-` is taken for one of machines.

Source: Apple, Technical Q&A QA1480, NSDateFormatter and internet dates; Foundation NSDateFormatter.h.

## Examples

Reported:

```swift
let formatter = DateFormatter()
formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ"
return formatter.date(from: text)
```

Reported:

```swift
queryFormatter.dateFormat = "yyyy-MM-dd"
```

Not reported:

```swift
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ"
```

Not reported:

```swift
let formatter = DateFormatter()
formatter.dateFormat = "yyyy-MM-dd"
formatter.locale = .init(identifier: "en_US_POSIX")
```

Not reported:

```swift
formatter.dateFormat = "dd.MM.yyyy"
formatter.dateFormat = template
```

Reported:

```objc
NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
[formatter setDateFormat:@"yyyy-MM-dd HH:mm:ss"];
```

Not reported:

```objc
NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
[formatter setLocale:[NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"]];
[formatter setDateFormat:@"yyyy-MM-dd HH:mm:ss"];
```
"""####),
    PackedRule(
      id: "number-sign-by-hand", category: "string-assembly", level: "note", fix: "shown", isOn: true,
      path: ####"string-assembly/number-sign-by-hand.md"####,
      title: ####"Number sign put by hand"####,
      summary: ####"`#` and `№` ahead of a number are customs of some languages; Arabic writes "طلب رقم 5". A translated text with a placeholder lets each language say it its own way."####,
      head: ####"""
id: number-sign-by-hand
category: string-assembly
severity: note
fix: shown
precision: medium
message: "`{TEXT}` writes the number sign by hand; Arabic and Hebrew write a word there: take the whole text from the translations"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
1			*text-template
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0			*text-template
"""####),
      ], blocks: [
        PackedBlock(language: "swift,objc", role: "find", line: 23,
          finders: ["swift", "objc"], text: ####"""
title: Take the text from the translations
analysis: text-template
table: text-shapes
holes: text-holes
shapes: number-sign
except: issue-number
readers: shown
"""####),
      ], page: ####"""
# Number sign put by hand

`#` and `№` ahead of a number are customs of some languages; Arabic writes "طلب رقم 5". A translated text with a placeholder lets each language say it its own way.

    label.text = String(localized: "Order #\(order.number)")            // Swift; the translator replaces the sign
    label.text = [NSString stringWithFormat:NSLocalizedString(@"order_number", nil), number];

Keep the sign of hashtags, colours, anchors of addresses, and where the number is a name of its own (an issue, a channel).

Availability: all releases.

Source: Foundation `String(localized:)`, `NSLocalizedString` (NSBundle.h); Unicode U+0023, U+2116.

## Examples

Reported:

```swift
orderLabel.text = "#\(order.number)"
```

Reported:

```swift
cell.title = "№ \(order.name)"
```

Reported:

```swift
let title = "Order #" + String(order.id)
navigationItem.title = title
```

Reported:

```objc
self.title = [NSString stringWithFormat:@"%@ #%ld", shop.name, (long)order.number];
```

Not reported:

```swift
label.text = "#\(tag.name)"
```

Not reported:

```swift
titleLabel.text = "#\(issue.number)"
```

Not reported:

```swift
let hex = "#\(redNumber)\(greenNumber)"
```

Not reported:

```swift
orderLabel.text = String(localized: "Order #\(order.number)")
```

Not reported:

```swift
print("Line #\(index)")
```

Not reported:

```swift
let link = "\(page)#\(index)"
```

Not reported:

```objc
return [NSString stringWithFormat:@"#%02X%02X%02X", red, green, blue];
```

Not reported:

```swift
final class IssueRow: UIView {
    func show(_ model: RowModel) { titleLabel.text = "#\(model.number)" }
}
```
"""####),
    PackedRule(
      id: "percent-sign-by-hand", category: "string-assembly", level: "warning", fix: "unsafe", isOn: true,
      path: ####"string-assembly/percent-sign-by-hand.md"####,
      title: ####"Percent sign put by hand"####,
      summary: ####"Persian, and Arabic with Arabic digits, write `٪` and not `%`; Turkish writes the sign ahead of the number. A number with `%` glued to it shows a foreign sign, and beside Arabic words the pair may part. Let a formatter write number and sign together; do not swap one sign for the other, because the right one depends on the digits in use."####,
      head: ####"""
id: percent-sign-by-hand
category: string-assembly
severity: warning
fix: unsafe
precision: high
message: "`{TEXT}` puts the percent sign by hand; Arabic and Persian write another sign, and other digits with it; use `.formatted(.percent)` (iOS 15) of a fraction such as 0.42, or of whole percents that are an `Int`, before it `NumberFormatter` with `.percent`"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
3			*text-template
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0			*text-template
1			*text-template
2			*text-template
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "find", line: 33,
          finders: ["swift"], text: ####"""
title: Write `.formatted(.percent)`
fix: unsafe
needs: iOS 15, macOS 12, tvOS 15, watchOS 8
analysis: text-template
table: text-shapes
holes: text-holes
shapes: whole-percent
except: wildcard
readers: any
write: {VALUE}.formatted(.percent)
"""####),
        PackedBlock(language: "swift", role: "find", line: 45,
          finders: ["swift"], text: ####"""
fix: shown
title: Use `.formatted(.percent)` (iOS 15), before it `NumberFormatter` with `.percent`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: percent
except: wildcard
readers: any
"""####),
        PackedBlock(language: "swift", role: "find", line: 55,
          finders: ["swift"], text: ####"""
message: "the percent sign of `{TEXT}` becomes part of the translation key, and every translation must repeat it; let the value bring it, `fraction.formatted(.percent)` (iOS 15)"
title: Use `.formatted(.percent)` (iOS 15), before it `NumberFormatter` with `.percent`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: percent
except: wildcard
readers: keys
"""####),
        PackedBlock(language: "objc", role: "find", line: 65,
          finders: ["objc"], text: ####"""
message: "`{TEXT}` puts the percent sign by hand; Arabic and Persian write another sign, and other digits with it; use `NSNumberFormatter` with `NSNumberFormatterPercentStyle`"
title: Use `NSNumberFormatterPercentStyle`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: percent
except: wildcard
readers: any
"""####),
      ], page: ####"""
# Percent sign put by hand

Persian, and Arabic with Arabic digits, write `٪` and not `%`; Turkish writes the sign ahead of the number. A number with `%` glued to it shows a foreign sign,
and beside Arabic words the pair may part. Let a formatter write number and sign together; do not swap one sign for the other, because the right one depends on the digits in use.

    let text = (percent / 100).formatted(.percent)                       // Swift, 0.42 gives 42 %
    label.text = String(localized: "\(text) delivered")                  // the text takes the finished percentage in

    let formatter = NumberFormatter()                                    // before iOS 15
    formatter.numberStyle = .percent
    label.text = formatter.string(from: NSNumber(value: fraction))

    formatter.numberStyle = NSNumberFormatterPercentStyle;               // Objective-C
    label.text = [formatter stringFromNumber:@(fraction)];

In `String(localized:)` and in a SwiftUI `Text` the sign becomes part of the translation key: every translation must repeat it, and its translator has to know what digits the app will show. Keep `%` in style sheets, addresses, queries and logs.

Where the whole text is a whole number and the sign, `--unsafe-fixes` writes `.formatted(.percent)` for projects from iOS 15 on. Numbers over 999 get a separator with it.

Availability: `.formatted(.percent)` iOS 15, macOS 12; `NumberFormatter.Style.percent` everywhere.

Source: Foundation `FloatingPointFormatStyle.Percent`, `NSNumberFormatterPercentStyle` (NSNumberFormatter.h); CLDR number symbols.

## Examples

Reported:

```swift
var body: some View {
    Text("Quality: \(String(format: "%.0f%%", quality * 100))")
}
```

Reported:

```swift
progressLabel.text = "\(Int(progress * 100))%"
```

Reported:

```swift
battery.accessibilityValue = String(format: "%.0f%%", level * 100)
```

Reported:

```swift
var discountTitle: String {
    return "-\(discount)%"
}
```

Reported:

```swift
statusText = String.localized("loading") + " \(percent)%"
```

Reported:

```swift
title = L10n.Order.delivered("\(share) %")
```

Reported:

```swift
valueLabel.text = String(Int(share * 100)) + "%"
```

Reported:

```swift
let rows = shares.map { String(format: "%d%%", $0) }
```

Reported:

```swift
let zoomText = String(format: "%d%%", zoom)
return isDefault ? L10n.Zoom.standard(zoomText) : zoomText
```

Reported:

```swift
return String(localized: "Upload in progress \(percentage)%", bundle: .core)
```

Reported:

```swift
var body: some View {
    Text("\(Int(fraction * 100))%")
}
```

Reported:

```swift
var body: some View {
    Text(verbatim: "Stock \(level) %")
}
```

Reported:

```swift
enum Zoom: Int, CustomStringConvertible {
    case half = 50
    var description: String { "\(rawValue)%" }
}
```

Reported:

```objc
cell.valueLabel.text = [NSString stringWithFormat:@"%d%%", percent];
```

Reported:

```objc
NSString *done = [NSString stringWithFormat:@"%.0f %%", share * 100];
self.statusLabel.text = [OALocalizedString(@"syncing") stringByAppendingFormat:@" %@", done];
```

Reported:

```objc
return [NSString stringWithFormat:@"-%ld%%", (long)discount];
```

Reported:

```objc
cell.detail = @{ @"value" : [NSString stringWithFormat:@"%d%%", load] };
```

Reported:

```objc
text = [SENDING_STRING() stringByAppendingFormat:@" %.0f%%", done];
```

Not reported:

```swift
func buildAIPrompt() -> String {
    var prompt = "Name the busiest channel.\n"
    prompt += "Load: \(load)%\n"
    return prompt
}
```

Not reported:

```swift
summary.append(" packets-lost=\(lost)/\(total)(\(share)%)")
```

Not reported:

```swift
priceLabel.text = String(format: "\(symbol)%.2f", price)
```

Not reported:

```swift
progressLabel.text = progress.formatted(.percent)
```

Not reported:

```swift
label.text = String(localized: "\(share.formatted(.percent)) delivered")
```

Not reported:

```swift
let text = percentFormatter.string(from: share) ?? "\(share)%"
```

Not reported:

```swift
func noteEnd(of percent: Int) {
    var end = "done"
    if percent < 100 { end += ", \(percent)% of what was expected" }
    LoggingService.shared.noteDownload("done", details: end)
}
```

Not reported:

```objc
NSString *NSStringFromShare(CGFloat share) { return [NSString stringWithFormat:@"%.0f%%", share * 100]; }
```

Not reported:

```swift
print("done \(percent)%")
logger.debug("loaded \(percent)%")
assert(ok, "at \(percent)%")
```

Not reported:

```swift
let found = names.filter(name.like("\(prefix)%"))
let rows = try Recipe.fetchAll(db, sql: "SELECT * FROM recipe WHERE title LIKE ?", arguments: ["\(prefix)%"])
```

Not reported:

```swift
let wanted = "%\(word)%"
let escaped = String(format: "%%%@%%", word)
```

Not reported:

```swift
let next = URL(string: "https://basket.example/pay?next=%2F\(id)%2Fdone")
```

Not reported:

```swift
let style = "<progress style=\"width:\(share)%\"></progress>"
```

Not reported:

```swift
let escaped = text.replacingOccurrences(of: "%", with: mark + "%")
```

Not reported:

```swift
let pattern = "\(word)%@"
```

Not reported:

```swift
let index = (position + 1) % count
```

Not reported:

```swift
let line = String(format: NSLocalizedString("%d%% done", comment: ""), percent)
```

Not reported:

```swift
struct Meter_Previews: PreviewProvider {
    static var previews: some View { Text(verbatim: "\(50)%") }
}
```

Not reported:

```swift
final class Upload: NSObject {
    override var debugDescription: String { "\(done)%" }
}
```

Not reported:

```swift
private var fontScale: String { "\(scale)%" }
private var script: String { "document.body.style.zoom = '\(fontScale)'" }
```

Not reported:

```objc
NSLog(@"loaded %d%%", percent);
NSString *url = [NSString stringWithFormat:@"%.6f%%2C%.6f", latitude, longitude];
```

Not reported:

```objc
NSString *wanted = [NSString stringWithFormat:@"%%%@%%", word];
```

Not reported:

```objc
NSString *css = [NSString stringWithFormat:@"width:%d%%", width];
```

Not reported:

```objc
label.text = [percentFormatter stringFromNumber:@(share)];
```

Not reported:

```objc
@implementation Upload
- (NSString *)description {
    return [NSString stringWithFormat:@"%d%%", self.percent];
}
@end
```

Not reported (file `BasketTests/MeterTests.swift`):

```swift
meter.text = "\(percent)%"
```

Reported (deployment target `iOS 15`):

```swift
func show(percent: Int, done: Int, all: Int) {
    progressLabel.text = "\(percent)%"
    progressLabel.text = "\(done * 100 / all)%"
    progressLabel.text = "\(Int(progress * 100))%"
}
```

Fixed (unsafe):

```swift
func show(percent: Int, done: Int, all: Int) {
    progressLabel.text = percent.formatted(.percent)
    progressLabel.text = (done * 100 / all).formatted(.percent)
    progressLabel.text = Int(progress * 100).formatted(.percent)
}
```

Reported (deployment target `iOS 15`):

```swift
func show(percent: Int, share: Double) {
    progressLabel.text = "\(share)%"
    progressLabel.text = "-\(percent)%"
    progressLabel.text = "\(percent) %"
    progressLabel.text = String(format: "%d%%", percent)
}
```

Reported (deployment target `iOS 14`):

```swift
func show(percent: Int) {
    progressLabel.text = "\(percent)%"
}
```

Fixed (shown):

```swift
func show(percent: Int) {
    progressLabel.text = percent.formatted(.percent)
}
```
"""####),
    PackedRule(
      id: "range-by-hand", category: "string-assembly", level: "note", fix: "shown", isOn: true,
      path: ####"string-assembly/range-by-hand.md"####,
      title: ####"Range put together by hand"####,
      summary: ####"A dash takes the direction of what surrounds it. `10:00 - 18:00` stays as it is in a left-to-right line and turns round in an Arabic one, or not, depending on the digits and the words beside it. A formatter knows the dash, the spaces and the order of each language, and leaves out what both ends share."####,
      head: ####"""
id: range-by-hand
category: string-assembly
severity: note
fix: shown
precision: high
message: "`{TEXT}` joins two ends with a dash; in a right-to-left text the dash has no side of its own and the ends may change places: use an interval formatter"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
2			*text-template
3			*text-template
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0			*text-template
1			*text-template
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "find", line: 25,
          finders: ["swift"], text: ####"""
title: Use `DateIntervalFormatter`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: range
readers: shown
values: distinct
"""####),
        PackedBlock(language: "swift", role: "find", line: 34,
          finders: ["swift"], text: ####"""
title: Use `DateIntervalFormatter`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: span
readers: any
values: distinct
"""####),
        PackedBlock(language: "objc", role: "find", line: 43,
          finders: ["objc"], text: ####"""
title: Use `NSDateIntervalFormatter`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: range
readers: shown
values: distinct
"""####),
        PackedBlock(language: "objc", role: "find", line: 53,
          finders: ["objc"], text: ####"""
title: Use `NSDateIntervalFormatter`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: span
readers: any
values: distinct
"""####),
      ], page: ####"""
# Range put together by hand

A dash takes the direction of what surrounds it. `10:00 - 18:00` stays as it is in a left-to-right line and turns round in an Arabic one, or not, depending on the digits and the words beside it.
A formatter knows the dash, the spaces and the order of each language, and leaves out what both ends share.

    label.text = (start..<end).formatted(date: .omitted, time: .shortened)      // iOS 15
    label.text = intervalFormatter.string(from: start, to: end)                 // DateIntervalFormatter
    label.text = [intervalFormatter stringFromDate:start toDate:end];           // Objective-C

For numbers take the whole text from the translations, with both ends as placeholders.

Availability: `DateIntervalFormatter` iOS 8, macOS 10.10; `formatted(date:time:)` of a range iOS 15, macOS 12.

Source: Foundation `NSDateIntervalFormatter`, `Range<Date>.formatted(date:time:)`; CLDR interval formats; Unicode bidirectional class ES and ON of dashes.

## Examples

Reported:

```swift
func span(of meeting: Meeting) -> String {
    let startTime = clock.string(from: meeting.start)
    let endTime = clock.string(from: meeting.end)
    return "\(startTime) - \(endTime)"
}
```

Reported:

```swift
slotLabel.text = "\(from) - \(to)"
```

Reported:

```swift
return label(text: "\(formatter.string(from: startDate)) – \(formatter.string(from: endDate))")
```

Reported:

```swift
subtitle = start.formatted() + " - " + end.formatted()
```

Reported:

```swift
func formattedSlot() -> String {
    String(format: "%d–%d", opens, closes)
}
```

Reported:

```objc
self.hoursLabel.text = [NSString stringWithFormat:@"%@ - %@", [formatter stringFromDate:startDate], [formatter stringFromDate:endDate]];
```

Not reported:

```swift
slotLabel.text = intervalFormatter.string(from: start, to: end)
```

Not reported:

```swift
let identifier = "\(startId)-\(endId)"
```

Not reported:

```swift
request.setValue("bytes=\(start)-\(end)", forHTTPHeaderField: "Range")
```

Not reported:

```swift
label.text = "\(to - from)"
```

Not reported:

```swift
titleLabel.text = "\(shop) - \(street)"
```

Not reported:

```swift
slotLabel.text = "\u{2066}\(from) - \(to)\u{2069}"
```

Not reported:

```objc
NSString *fileName = [NSString stringWithFormat:@"%@-%@", startDate, endDate];
```

Not reported:

```swift
return "\(dayFormatter.string(from: date)) - \(timeFormatter.string(from: date))"
```

Reported:

```swift
label.text = "\(formatter.string(from: opening)) - \(formatter.string(from: closing))"
```

Reported:

```swift
label.text = absence.firstDay.format(style: .medium) + " - " + absence.lastDay.format(style: .medium)
```
"""####),
    PackedRule(
      id: "text-concatenation", category: "string-assembly", level: "warning", fix: "shown", isOn: true,
      path: ####"string-assembly/text-concatenation.md"####,
      title: ####"Text put together in code"####,
      summary: ####"A text gets its direction from its first letter. Emoji, flags, `@`, arrows and bullets have none of their own: put ahead of a Latin name in an Arabic line they end up on its far side, and an arrow between two values points backwards, because arrows do not turn round with the text. Words glued to a translated text keep the order of English."####,
      head: ####"""
id: text-concatenation
category: string-assembly
severity: warning
fix: shown
precision: high
message: "`{TEXT}` fixes the order of its parts in code; a right-to-left text needs another: use a format that translators can change, or two views"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
1			*text-template
3			*text-template
5			*text-template
7			*text-template
9			*text-template
11			*text-template
15		(	NSLocalizedString
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0			*text-template
2			*text-template
4			*text-template
6			*text-template
8			*text-template
10			*text-template
12		(	NSLocalizedString
13		(	String
14		(	String
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0		(	NSLocalizedString
1		(	String
"""####),
      ], blocks: [
        PackedBlock(language: "swift,objc", role: "find", line: 33,
          finders: ["swift", "objc"], text: ####"""
message: "`{TEXT}` joins a flag or emoji and a text; the sign has no direction and lands on either side of it: show the two in views of their own"
title: Show the two in a stack
analysis: text-template
table: text-shapes
holes: text-holes
shapes: flag
except: flag-number
readers: seen
"""####),
        PackedBlock(language: "swift,objc", role: "find", line: 43,
          finders: ["swift", "objc"], text: ####"""
message: "the arrow in `{TEXT}` keeps pointing its way when the values round it change places: write words, or an image that is flipped"
title: Write words, or a flipped image
analysis: text-template
table: text-shapes
holes: text-holes
shapes: arrow
readers: seen
"""####),
        PackedBlock(language: "swift,objc", role: "find", line: 52,
          finders: ["swift", "objc"], text: ####"""
level: note
message: "the `@` in `{TEXT}` has no direction and parts from the name in an Arabic text: isolate the two, U+2068 … U+2069"
title: Isolate the name, U+2068 … U+2069
analysis: text-template
table: text-shapes
holes: text-holes
shapes: handle
readers: seen
"""####),
        PackedBlock(language: "swift,objc", role: "find", line: 62,
          finders: ["swift", "objc"], text: ####"""
level: note
message: "the emoji in `{TEXT}` has no direction; the text beside it decides on which side it lands: show the two in views of their own"
title: Show the two in a stack
analysis: text-template
table: text-shapes
holes: text-holes
shapes: emoji
readers: seen
"""####),
        PackedBlock(language: "swift,objc", role: "find", line: 72,
          finders: ["swift", "objc"], text: ####"""
level: note
message: "`{TEXT}` glues a value to a translated text; make the value a placeholder of that text"
title: Make it a placeholder of the translated text
analysis: text-template
table: text-shapes
holes: text-holes
shapes: translated
except: percent, currency, unit, bare-unit, short-unit, number-sign, range
readers: shown
"""####),
        PackedBlock(language: "swift,objc", role: "find", line: 83,
          finders: ["swift", "objc"], text: ####"""
level: note
message: "`{TEXT}` fixes order and punctuation in code; let a translated format join the values, with isolates round them"
title: Use a translated format
analysis: text-template
table: text-shapes
holes: text-holes
shapes: bullet, colon, comma, dash, parentheses
except: range, flag, arrow, handle
readers: seen
words: none
"""####),
        PackedBlock(language: "swift", role: "except", line: 98,
          finders: ["swift", "swift"], text: ####"""
$(NSLocalizedString)("$KEY", $$$ value:

String($(localized): "$KEY", $$$ defaultValue:
"""####),
        PackedBlock(language: "swift", role: "find", line: 103,
          finders: ["swift", "swift", "swift"], text: ####"""
level: note
message: "this translation has a blank at its end, where code puts a value: a translator cannot move that value; make it a placeholder of the text"
title: Make the value a placeholder of the translated text
$(NSLocalizedString)("$TEXT", $$$)

String($(localized): "$TEXT")

String($(localized): "$TEXT", $$$)
where $TEXT glued
"""####),
        PackedBlock(language: "objc", role: "find", line: 114,
          finders: ["objc"], text: ####"""
level: note
message: "this translation has a blank at its end, where code puts a value: a translator cannot move that value; make it a placeholder of the text"
title: Make the value a placeholder of the translated text
$(NSLocalizedString)(@"$TEXT", $$$)
where $TEXT glued
"""####),
      ], page: ####"""
# Text put together in code

A text gets its direction from its first letter. Emoji, flags, `@`, arrows and bullets have none of their own: put ahead of a Latin name in an Arabic line they end up on its far side, and an arrow between two values
points backwards, because arrows do not turn round with the text. Words glued to a translated text keep the order of English.

    countryLabel.text = country.name                                     // flag and name: two views in a stack
    flagLabel.text = country.flag

    label.text = "\u{2068}@\(user.handle)\u{2069}"                      // a name with its sign: isolated (U+2068 … U+2069)

    label.text = String(localized: "From \(start) to \(end)")           // words instead of an arrow

    label.text = String(localized: "\(name), \(city)")                  // one text with its placeholders, for translators
    label.text = [NSString localizedStringWithFormat:NSLocalizedString(@"name_in_city", nil), name, city];

A sign between two values of one direction reads well in both, so bullets, colons, commas and brackets are notes, as is a value beside a translated word. Texts that VoiceOver reads are no matter of order. Keep the sign where the text is no one's language: an address, a version, a formula.

Availability: isolates are drawn by all releases since iOS 9, `String(localized:)` iOS 15, `NSLocalizedString` everywhere.

On a device: sentences with a number, a name or a price keep their order, and punctuation stands at the end of the sentence.

Source: Unicode Bidirectional Algorithm (classes ON, CS; isolates U+2066 to U+2069); Foundation `String(localized:)`, `NSLocalizedString` (NSBundle.h).

A blank at the edge of a translation is the place where something is glued on. A key is no text.

## Examples

Reported (level `note`):

```swift
titleLabel.text = NSLocalizedString("Expires ", comment: "") + date
footer = NSLocalizedString("Test version expires ", comment: "") + date
let rest = days + String(localized: " days left")
```

Not reported:

```swift
footer = NSLocalizedString("Test version", comment: "") + NSLocalizedString(" ", comment: "blank")
footer = NSLocalizedString("expires %@", comment: "")
footer = NSLocalizedString("Saved. ", comment: "") + NSLocalizedString("[cart] ", value: "Cart", comment: "")
footer = String(localized: "Works in all " + "languages")
footer = String(localized: "cart ", defaultValue: "Cart")
footer = NSLocalizedString("Loading… ", comment: "") + NSLocalizedString(" • ", comment: "") + NSLocalizedString(" (%d)", comment: "")
```

Reported (level `note`):

```objc
NSString *rest = [days stringByAppendingString:NSLocalizedString(@" days left", nil)];
```

Reported:

```swift
countryLabel.text = "\(country.flag) \(country.name)"
```

Reported:

```swift
var titleWithFlag: String {
    "\(isoCode.emoji) \(name)"
}
```

Reported:

```swift
title = flag + " " + name
```

Reported:

```swift
slopeLabel.text = "\(from) → \(to)"
```

Reported (level `note`):

```swift
nameLabel.text = "@\(account.username)"
```

Reported (level `note`):

```swift
cell.subtitleLabel.text = "@" + account.acct
```

Reported (level `note`):

```swift
alert.message = L10n.Follow.question("@\(user.handle)")
```

Reported (level `note`):

```swift
statusLabel.text = "⚠️ " + warning
```

Reported (level `note`):

```swift
routeLabel.text = "\(distance) • \(bearing)"
```

Reported (level `note`):

```swift
var subtitle: String? {
    return "\(street), \(city)"
}
```

Reported (level `note`):

```swift
titleLabel.text = "\(category): \(name)"
titleLabel.text = "\(category) ( \(name) )"
```

Reported (level `note`):

```swift
infoLabel.text = [size, date].joined(separator: " · ")
```

Reported (level `note`):

```swift
titleLabel.text = NSLocalizedString("due", comment: "") + " " + date
```

Reported (level `note`):

```swift
let message = "\(L10n.Cart.free) \(name)"
alert.message = message
```

Not reported:

```swift
var body: some View {
    Text("\(key): \(value)")
}
```

Reported:

```objc
cell.nameLabel.text = [NSString stringWithFormat:@"%@ %@", country.flag, country.name];
```

Reported:

```objc
self.routeLabel.text = [NSString stringWithFormat:@"%@ → %@", start, end];
```

Reported (level `note`):

```objc
cell.detailLabel.text = [NSString stringWithFormat:@"%@ • %@", size, date];
```

Reported (level `note`):

```objc
cell.titleLabel.text = [NSLocalizedString(@"total", nil) stringByAppendingFormat:@" %@", price];
```

Reported (level `note`):

```objc
return @{ @"title" : [NSString stringWithFormat:@"%@, %@", street, city] };
```

Not reported:

```swift
nameLabel.text = "\u{2068}@\(user.handle)\u{2069}"
```

Not reported:

```swift
label.text = String(localized: "\(name), \(city)")
```

Not reported:

```swift
label.text = String(format: NSLocalizedString("%@ in %@", comment: ""), name, city)
```

Not reported:

```swift
label.text = "\(name)"
reactionLabel.text = "\(reaction.emoji) \(reaction.count)"
```

Not reported:

```swift
let path = "\(folder)/\(name)"
let key = "\(type): \(id)"
```

Not reported:

```swift
print("\(name): \(value)")
```

Not reported:

```swift
fatalError("\(name): \(value)")
```

Not reported:

```swift
throw CartError.unknown(identifier: "\(shop), \(item)")
```

Not reported:

```swift
struct Cart: CustomDebugStringConvertible {
    var debugDescription: String { "\(name): \(items)" }
}
```

Not reported:

```swift
cell.accessibilityLabel = "\(name), \(price)"
```

Not reported:

```swift
let address = "\(user)@\(host)"
mail.text = address
```

Not reported:

```swift
button.accessibilityIdentifier = "\(kind): \(index)"
```

Not reported:

```swift
Text("\(name) sent \(count), \(date)")
```

Not reported:

```swift
let image = UIImage(named: playing ? "pause" : "play")
```

Not reported:

```swift
titleLabel.text = effectiveUserInterfaceLayoutDirection == .rightToLeft ? "\(to) ← \(from)" : "\(from) → \(to)"
```

Not reported:

```objc
NSLog(@"%@ → %@", start, end);
NSString *path = [NSString stringWithFormat:@"%@, %@", folder, name];
```

Not reported:

```objc
@implementation Cart
- (NSString *)description {
    return [NSString stringWithFormat:@"%@: %@", self.name, self.items];
}
@end
```

Not reported:

```objc
label.text = [NSString stringWithFormat:NSLocalizedString(@"%@ • %@", nil), size, date];
```

Not reported:

```swift
logger?.log(level: .debug, message: "Balance: \(old) → \(new), asking")
```

Reported:

```swift
let event = Event(title: "Price: \(old) → \(new)")
```
"""####),
    PackedRule(
      id: "unit-by-hand", category: "string-assembly", level: "warning", fix: "shown", isOn: true,
      path: ####"string-assembly/unit-by-hand.md"####,
      title: ####"Unit put by hand"####,
      summary: ####"`3 km` stays Latin between Arabic words: it breaks the line into pieces of two directions, and the unit that the reader knows (`كم`) never shows. A measurement brings its own unit, digits and order."####,
      head: ####"""
id: unit-by-hand
category: string-assembly
severity: warning
fix: shown
precision: high
message: "`{TEXT}` puts the unit by hand; it stays Latin and on one side in every language; use `Measurement.formatted()` (iOS 15) or `MeasurementFormatter`, and `ByteCountFormatter` for sizes of files"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
1			*text-template
3			*text-template
5			*text-template
7			*text-template
9			*text-template
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0			*text-template
2			*text-template
4			*text-template
6			*text-template
8			*text-template
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "find", line: 25,
          finders: ["swift"], text: ####"""
title: Use `Measurement.formatted()` (iOS 15) or `MeasurementFormatter`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: unit
readers: shown
"""####),
        PackedBlock(language: "objc", role: "find", line: 33,
          finders: ["objc"], text: ####"""
message: "`{TEXT}` puts the unit by hand; it stays Latin and on one side in every language; use `NSMeasurementFormatter`, and `NSByteCountFormatter` for sizes of files"
title: Use `NSMeasurementFormatter`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: unit
readers: shown
"""####),
        PackedBlock(language: "swift,objc", role: "find", line: 42,
          finders: ["swift", "objc"], text: ####"""
level: note
fix: none
message: "`{TEXT}` puts the unit by hand; it stays Latin and on one side in every language, and no formatter knows it: make the number and its unit one translated format"
analysis: text-template
table: text-shapes
holes: text-holes
shapes: bare-unit
readers: shown
"""####),
        PackedBlock(language: "swift", role: "find", line: 54,
          finders: ["swift"], text: ####"""
level: note
title: Use `Measurement.formatted()` (iOS 15) or `MeasurementFormatter`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: unit
words: one
readers: any
"""####),
        PackedBlock(language: "objc", role: "find", line: 64,
          finders: ["objc"], text: ####"""
level: note
message: "`{TEXT}` puts the unit by hand; it stays Latin and on one side in every language; use `NSMeasurementFormatter`, and `NSByteCountFormatter` for sizes of files"
title: Use `NSMeasurementFormatter`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: unit
words: one
readers: any
"""####),
        PackedBlock(language: "swift", role: "find", line: 75,
          finders: ["swift"], text: ####"""
level: note
title: Use `Measurement.formatted()` (iOS 15) or `MeasurementFormatter`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: short-unit
readers: shown
"""####),
        PackedBlock(language: "objc", role: "find", line: 84,
          finders: ["objc"], text: ####"""
level: note
message: "`{TEXT}` puts the unit by hand; it stays Latin and on one side in every language; use `NSMeasurementFormatter`, and `NSByteCountFormatter` for sizes of files"
title: Use `NSMeasurementFormatter`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: short-unit
readers: shown
"""####),
        PackedBlock(language: "swift,objc", role: "find", line: 97,
          finders: ["swift", "objc"], text: ####"""
level: note
fix: none
message: "a number and its unit are put together here in the order of English; in Arabic the two part or change places, so let `MeasurementFormatter` or one translated format join them"
analysis: text-template
table: text-shapes
holes: text-holes
shapes: named-unit
readers: any
words: none
"""####),
      ], page: ####"""
# Unit put by hand

`3 km` stays Latin between Arabic words: it breaks the line into pieces of two directions, and the unit that the reader knows (`كم`) never shows. A measurement brings its own unit, digits and order.

    label.text = Measurement(value: 3, unit: UnitLength.kilometers).formatted()        // iOS 15
    label.text = measurementFormatter.string(from: measurement)                        // iOS 10
    label.text = Duration.seconds(90).formatted(.units(allowed: [.minutes, .seconds])) // iOS 16
    label.text = [byteFormatter stringFromByteCount:size];                             // Objective-C

Times have `DateComponentsFormatter`, sizes of files `ByteCountFormatter`. One-letter units (`5m`, `12°`) are a note: some readers take them for signs that need no translation.

Availability: `MeasurementFormatter` iOS 10, macOS 10.12; `Measurement.formatted()` iOS 15, macOS 12.

Source: Foundation `Measurement`, `NSMeasurementFormatter`, `NSByteCountFormatter`, `NSDateComponentsFormatter`; CLDR unit patterns.

What a function returns or a model keeps may be for people or not: a note, where the text is nothing but the number and its unit.

A unit that comes in a variable keeps its side, too.

## Examples

Reported (level `note`):

```swift
sliderLabel.text = "\(Int(value)) \(unitSymbol)"
```

Reported (level `note`):

```swift
struct Nutrient {
    let amount: Double, unit: String
    var text: String { "\(amount) \(unit)" }
}
```

Not reported:

```swift
AppLogging.warn("slow frame", details: "took \(milliseconds) ms")
LoggingService.shared.noteDownload(title: "\(size / 1024) MB")
appLog("SERVER", "ready", details: "took \(milliseconds) ms")
self.logError("late", details: "took \(milliseconds) ms")
```

Reported:

```swift
callLog.add(title: "\(distance) km")
```

Not reported:

```swift
logger.info("\(value) \(unit)")
let key = "\(kind)_\(unit)"
```

Reported (level `note`):

```objc
cell.detailTextLabel.text = [NSString stringWithFormat:@"%d %@", speed, _units];
```

Reported (level `note`):

```swift
func rate(of track: Track) -> (label: String, value: String) {
    let rate = track.sampleRate
    return (label: "Rate", value: "\(rate) Hz")
}
```

Reported:

```swift
distanceLabel.text = "\(distance) km"
```

Reported:

```swift
let etaText = String(format: "%d min", minutes)
```

Reported:

```swift
cell.detailTextLabel?.text = "\(size)MB"
```

Reported:

```swift
title = label + ": " + weight + " kg"
```

Reported (level `note`):

```swift
var subtitle: String { "\(Int(duration)) s" }
```

Reported (level `note`):

```swift
accuracyLabel.text = String(format: "%.0fm", accuracy)
```

Reported (level `note`):

```swift
gainLabel.text = "\(Int(gain)) dB"
```

Reported (level `note`):

```swift
angleLabel.text = "\(Int(angle))°"
```

Reported:

```objc
self.sizeLabel.text = [NSString stringWithFormat:@"%.2f MB", size];
```

Not reported:

```swift
distanceLabel.text = formatter.string(from: measurement)
```

Not reported:

```swift
log("took \(seconds) ms")
```

Not reported:

```swift
let rule = "line-height: \(height)px;"
```

Not reported:

```swift
label.text = "\(count) items"
```

Not reported:

```swift
label.text = "\(name)s"
```

Not reported:

```swift
let key = "\(width) cm"
cache[key] = image
```

Not reported:

```swift
label.text = intervalFormatter.string(from: interval) ?? "\(Int(interval)) s"
```

Not reported:

```objc
NSLog(@"received %d KB", size);
```
"""####),
    PackedRule(
      id: "attributed-text-without-style", category: "text-alignment", level: "note", fix: "shown", isOn: true,
      path: ####"text-alignment/attributed-text-without-style.md"####,
      title: ####"Attributed text without a paragraph style"####,
      summary: ####"An attributed string brings its own alignment. Without a paragraph style that is the natural one, which follows the language that the app was started in: right in most apps, and there this rule is silent. An app that changes its language inside itself forces alignments by hand, and its attributed texts stay behind: a new attributed text also overrides the `textAlignment` that the label had before."####,
      head: ####"""
id: attributed-text-without-style
category: text-alignment
severity: note
fix: shown
precision: medium
message: "this attributed text has no paragraph style, so it keeps the side of the system's language while the app chooses its own ({PLACE}); add a style whose alignment follows the app's language"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
1	.	=	attributedText
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0	.	=	attributedText
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0	.	=	attributedText
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 23,
          finders: ["swift"], text: ####"""
$LABEL.attributedText = $$$ $LABEL.textAlignment = $SIDE
"""####),
        PackedBlock(language: "swift", role: "find", line: 26,
          finders: ["swift"], text: ####"""
title: "Add `.paragraphStyle`"
$LABEL.$(attributedText) = NSAttributedString(string: $TEXT, attributes: $ATTRIBUTES)
where $ATTRIBUTES has-word font, foreground color, kern, underline style, background color, strikethrough style
where $ATTRIBUTES has-no-word paragraph style, paragraph
where not-named in must-not-flip text
where project has switches-language
"""####),
        PackedBlock(language: "objc", role: "find", line: 34,
          finders: ["objc"], text: ####"""
title: "Add `NSParagraphStyleAttributeName`"
$LABEL.$(attributedText) = [[NSAttributedString alloc] initWithString:$TEXT attributes:@$ATTRIBUTES]
where $ATTRIBUTES has-no-word paragraph style, paragraph
where not-named in must-not-flip text
where project has switches-language
"""####),
      ], page: ####"""
# Attributed text without a paragraph style

An attributed string brings its own alignment. Without a paragraph style that is the natural one, which follows the language that the app was started in: right in most apps, and there this rule is silent.
An app that changes its language inside itself forces alignments by hand, and its attributed texts stay behind: a new attributed text also overrides the `textAlignment` that the label had before.

Give the string a style, or set `textAlignment` again **after** the text:

    let style = NSMutableParagraphStyle()
    style.alignment = language.isRightToLeft ? .right : .left
    label.attributedText = NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style])

Source: `UILabel.h` (attributedText, textAlignment), `NSParagraphStyle.h`; field reports of two teams.

## Examples

Reported (project `switches-language`):

```swift
subtitle.attributedText = NSAttributedString(string: offer.title, attributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.gray])
```

Not reported:

```swift
subtitle.attributedText = NSAttributedString(string: offer.title, attributes: [.font: UIFont.systemFont(ofSize: 14)])
```

Not reported (project `switches-language`):

```swift
subtitle.attributedText = NSAttributedString(string: offer.title, attributes: [.font: bodyFont, .paragraphStyle: style])
subtitle.attributedText = NSAttributedString(string: offer.title, attributes: style.attributes)
phoneLabel.attributedText = NSAttributedString(string: phone, attributes: [.font: bodyFont])
```

Not reported (project `switches-language`):

```swift
subtitle.attributedText = NSAttributedString(string: offer.title, attributes: [.font: bodyFont])
subtitle.textAlignment = language.alignment
```

Reported (project `switches-language`):

```objc
self.subtitle.attributedText = [[NSAttributedString alloc] initWithString:title attributes:@{NSFontAttributeName: font}];
```

Not reported (project `switches-language`):

```objc
self.subtitle.attributedText = [[NSAttributedString alloc] initWithString:title attributes:@{NSFontAttributeName: font, NSParagraphStyleAttributeName: style}];
self.subtitle.attributedText = text;
```
"""####),
    PackedRule(
      id: "fixed-paragraph-alignment", category: "text-alignment", level: "warning", fix: "safe", isOn: true,
      path: ####"text-alignment/fixed-paragraph-alignment.md"####,
      title: ####"Paragraph style aligned to a fixed side"####,
      summary: ####"A paragraph style goes over the alignment of the label or text view, so an Arabic text with this style sticks to the left edge whatever the label says. A new style is natural by itself: delete the line or write `natural`; in English both look as before. `right` has no natural counterpart: choose the side by the direction of the view that shows the text. Keep a fixed side in printed forms whose columns never move; numbers drawn into a chart are not reported."####,
      head: ####"""
id: fixed-paragraph-alignment
category: text-alignment
severity: warning
fix: safe
precision: high
note-where: swizzles-paragraph-alignment
unsafe-where: compares-paragraph-alignment
unsafe-in-file: forces-right-to-left
message: "this paragraph style keeps its text on the left in every language; write `natural`, or leave the line out"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
6	.	=	alignment
7		:	setAlignment
8	.	=	alignment
9		:	setAlignment
10	.	=	alignment
11		:	setAlignment
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0	.	=	alignment
1	.	=	alignment
2	.	=	alignment
3	.	=	alignment
4	.	(	alignment
5	.	(	alignment
"""####),
        PackedTriggers(language: "objc", role: "except", lines: ####"""
1	.	=	alignment
2		:	setAlignment
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0	.	=	alignment
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 27,
          finders: ["swift"], text: ####"""
$STYLE.alignment = $(? NSTextAlignment).$(left | right)
where $STYLE only-for boundingRect
"""####),
        PackedBlock(language: "objc", role: "except", line: 31,
          finders: ["objc", "objc"], text: ####"""
$STYLE.alignment = $(NSTextAlignmentLeft | NSTextAlignmentRight)

[$STYLE setAlignment:$(NSTextAlignmentLeft | NSTextAlignmentRight)]
where $STYLE only-for boundingRectWithSize
"""####),
        PackedBlock(language: "swift", role: "shared", line: 37,
          finders: [], text: ####"""
where not-inside chart, charts, graph, plot, plotter, axis
"""####),
        PackedBlock(language: "swift", role: "find", line: 40,
          finders: ["swift"], text: ####"""
needs: system-language
title: "Use `natural`"
$STYLE.alignment = $(? NSTextAlignment).$(left -> natural)
where $STYLE type NSMutableParagraphStyle
"""####),
        PackedBlock(language: "swift", role: "find", line: 46,
          finders: ["swift"], text: ####"""
fix: shown
message: "this paragraph style keeps its text on the right in every language; choose the side by the direction of the view that shows it"
$STYLE.alignment = $(? NSTextAlignment).$(right)
where $STYLE type NSMutableParagraphStyle
"""####),
        PackedBlock(language: "swift", role: "find", line: 52,
          finders: ["swift"], text: ####"""
fix: unsafe
$STYLE.alignment = $(? NSTextAlignment).$(left -> natural)
where $STYLE has-word paragraph, style
where $STYLE not-type UIStackView, NSStackView
"""####),
        PackedBlock(language: "swift", role: "find", line: 58,
          finders: ["swift"], text: ####"""
fix: shown
message: "this paragraph style keeps its text on the right in every language; choose the side by the direction of the view that shows it"
$STYLE.alignment = $(? NSTextAlignment).$(right)
where $STYLE has-word paragraph, style
where $STYLE not-type UIStackView, NSStackView
"""####),
        PackedBlock(language: "swift", role: "find", line: 65,
          finders: ["swift"], text: ####"""
needs: system-language
title: "Use `natural`"
.alignment($(? NSTextAlignment).$(left -> natural))
where within StringStyle, byAdding, styled
where project uses BonMot
"""####),
        PackedBlock(language: "swift", role: "find", line: 72,
          finders: ["swift"], text: ####"""
fix: shown
message: "this text style keeps its text on the right in every language; choose the side by the direction of the view that shows it"
.alignment($(? NSTextAlignment).$(right))
where within StringStyle, byAdding, styled
where project uses BonMot
"""####),
        PackedBlock(language: "objc", role: "shared", line: 79,
          finders: [], text: ####"""
where not-inside chart, charts, graph, plot, axis
"""####),
        PackedBlock(language: "objc", role: "find", line: 82,
          finders: ["objc"], text: ####"""
needs: system-language
title: "Use `NSTextAlignmentNatural`"
$STYLE.alignment = $(NSTextAlignmentLeft -> NSTextAlignmentNatural)
where $STYLE type NSMutableParagraphStyle
"""####),
        PackedBlock(language: "objc", role: "find", line: 88,
          finders: ["objc"], text: ####"""
needs: system-language
title: "Use `NSTextAlignmentNatural`"
[$STYLE setAlignment:$(NSTextAlignmentLeft -> NSTextAlignmentNatural)]
where $STYLE type NSMutableParagraphStyle
"""####),
        PackedBlock(language: "objc", role: "find", line: 94,
          finders: ["objc"], text: ####"""
fix: unsafe
$STYLE.alignment = $(NSTextAlignmentLeft -> NSTextAlignmentNatural)
where $STYLE has-word paragraph, style
"""####),
        PackedBlock(language: "objc", role: "find", line: 99,
          finders: ["objc"], text: ####"""
fix: unsafe
[$STYLE setAlignment:$(NSTextAlignmentLeft -> NSTextAlignmentNatural)]
where $STYLE has-word paragraph, style
"""####),
        PackedBlock(language: "objc", role: "find", line: 104,
          finders: ["objc"], text: ####"""
fix: shown
message: "this paragraph style keeps its text on the right in every language; choose the side by the direction of the view that shows it"
$STYLE.alignment = $(NSTextAlignmentRight)
where $STYLE has-word paragraph, style
"""####),
        PackedBlock(language: "objc", role: "find", line: 110,
          finders: ["objc"], text: ####"""
fix: shown
message: "this paragraph style keeps its text on the right in every language; choose the side by the direction of the view that shows it"
[$STYLE setAlignment:$(NSTextAlignmentRight)]
where $STYLE has-word paragraph, style
"""####),
      ], page: ####"""
# Paragraph style aligned to a fixed side

A paragraph style goes over the alignment of the label or text view, so an Arabic text with this style sticks to the left edge
whatever the label says. A new style is natural by itself: delete the line or write `natural`; in English both look as before.
`right` has no natural counterpart: choose the side by the direction of the view that shows the text. Keep a fixed side in printed forms whose columns never move; numbers drawn into a chart are not reported.

Availability: `natural` iOS 6 and all releases of macOS.

Source: UIKit and AppKit NSParagraphStyle.h, NSText.h; BonMot, `StringStyle`.

The numbers of a chart stand at their points, and its axis keeps its direction.

A style that only measures how much room a text takes is never seen.

## Examples

Reported (imports `BonMot`):

```swift
let title = StringStyle(.font(font), .alignment(.left))
```

Fixed:

```swift
let title = StringStyle(.font(font), .alignment(.natural))
```

Reported (imports `BonMot`):

```swift
let note = title.byAdding(.alignment(.right), .lineSpacing(4))
```

Reported:

```swift
let paragraph = NSMutableParagraphStyle()
paragraph.lineSpacing = 4
paragraph.alignment = .left
```

Fixed:

```swift
let paragraph = NSMutableParagraphStyle()
paragraph.lineSpacing = 4
paragraph.alignment = .natural
```

Reported:

```swift
let quote = NSMutableParagraphStyle()
quote.alignment = NSTextAlignment.left
```

Fixed:

```swift
let quote = NSMutableParagraphStyle()
quote.alignment = NSTextAlignment.natural
```

Reported:

```swift
let bill = NSMutableParagraphStyle()
bill.alignment = .right
```

Reported:

```swift
theme.paragraphStyle.alignment = .left
```

Fixed (unsafe):

```swift
theme.paragraphStyle.alignment = .natural
```

Not reported:

```swift
let centred = NSMutableParagraphStyle()
centred.alignment = .center
centred.firstLineHeadIndent = 12
centred.tailIndent = -8
```

Not reported:

```swift
let style = NSMutableParagraphStyle()
style.alignment = direction == .rightToLeft ? .right : .left
```

Not reported:

```swift
let tiles = UIStackView()
tiles.alignment = .leading
badge.alignment = .left
```

Not reported:

```swift
guard paragraphStyle.alignment == .left else { return }
```

Reported:

```objc
NSMutableParagraphStyle *paragraph = [[NSMutableParagraphStyle alloc] init];
paragraph.alignment = NSTextAlignmentLeft;
```

Fixed:

```objc
NSMutableParagraphStyle *paragraph = [[NSMutableParagraphStyle alloc] init];
paragraph.alignment = NSTextAlignmentNatural;
```

Reported:

```objc
NSMutableParagraphStyle *intro = [NSMutableParagraphStyle new];
[intro setAlignment:NSTextAlignmentLeft];
```

Fixed:

```objc
NSMutableParagraphStyle *intro = [NSMutableParagraphStyle new];
[intro setAlignment:NSTextAlignmentNatural];
```

Reported:

```objc
[textStyle setAlignment:NSTextAlignmentRight];
```

Not reported:

```objc
NSMutableParagraphStyle *title = [NSMutableParagraphStyle new];
title.alignment = NSTextAlignmentCenter;
title.alignment = [self isDirectionRTL] ? NSTextAlignmentRight : NSTextAlignmentLeft;
```

Not reported:

```swift
final class SalesChart: UIView {
    func drawValue(_ value: String, at point: CGPoint) {
        let style = NSMutableParagraphStyle()
        style.alignment = .left
        value.draw(at: point, withAttributes: [.paragraphStyle: style])
    }
}
```

Not reported:

```swift
final class PriceChart: UIView {
    override func draw(_ rect: CGRect) {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        draw("9", with: style)
    }
}
```

Not reported:

```swift
func height(of text: String, in width: CGFloat) -> CGFloat {
    let style = NSMutableParagraphStyle()
    style.alignment = .left
    let attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
    return (text as NSString).boundingRect(with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin, attributes: attributes, context: nil).height
}
```

Reported:

```swift
func draw(_ text: NSString, in frame: CGRect) {
    let style = NSMutableParagraphStyle()
    style.alignment = .left
    let attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
    let size = text.boundingRect(with: frame.size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    text.draw(in: size, withAttributes: attributes)
}
```

Fixed:

```swift
func draw(_ text: NSString, in frame: CGRect) {
    let style = NSMutableParagraphStyle()
    style.alignment = .natural
    let attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
    let size = text.boundingRect(with: frame.size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    text.draw(in: size, withAttributes: attributes)
}
```

Reported:

```swift
func attributes(for text: NSString) -> ([NSAttributedString.Key: Any], CGRect) {
    let style = NSMutableParagraphStyle()
    style.alignment = .left
    let attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
    return (attributes, text.boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: attributes, context: nil))
}
```

Fixed:

```swift
func attributes(for text: NSString) -> ([NSAttributedString.Key: Any], CGRect) {
    let style = NSMutableParagraphStyle()
    style.alignment = .natural
    let attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
    return (attributes, text.boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: attributes, context: nil))
}
```

Reported:

```swift
func setUp(_ text: NSString) {
    let style = NSMutableParagraphStyle()
    style.alignment = .left
    textAttributes = [.paragraphStyle: style]
    size = text.boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: textAttributes, context: nil).size
}
```

Fixed:

```swift
func setUp(_ text: NSString) {
    let style = NSMutableParagraphStyle()
    style.alignment = .natural
    textAttributes = [.paragraphStyle: style]
    size = text.boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: textAttributes, context: nil).size
}
```

Not reported:

```objc
- (CGFloat)heightOfText:(NSString *)text width:(CGFloat)width {
    NSMutableParagraphStyle *style = [NSMutableParagraphStyle new];
    style.alignment = NSTextAlignmentLeft;
    NSDictionary *attributes = @{NSParagraphStyleAttributeName: style};
    return [text boundingRectWithSize:CGSizeMake(width, CGFLOAT_MAX) options:0 attributes:attributes context:nil].size.height;
}
```
"""####),
    PackedRule(
      id: "fixed-text-alignment", category: "text-alignment", level: "warning", fix: "safe", isOn: true,
      path: ####"text-alignment/fixed-text-alignment.md"####,
      title: ####"Text aligned to a fixed side"####,
      summary: ####"In Arabic and Hebrew a reader starts at the right edge, so a label that is aligned left hangs loose at the far end of its row. `natural` follows the language of the app and looks the same as `left` in English; in a text view or a text layer it follows the text that stands there, so that fix is unsafe, and so is that of a label whose frame code places from the left. There is no natural counterpart of `right`: where it means "the far end of the row", choose the side by `effectiveUserInterfaceLayoutDirection` or by your own helper (`isRTL`), which `--unsafe-fixes` writes, or let a constraint move a label that hugs its text. In an app that was drawn in Arabic or Hebrew first, `right` is where a line begins: there write `natural`, which is right in those languages and left in English. Where code holds a label of one line at one side and gives it no width, its right side does not show, and it is a note; so is the title of a button in a file that says nothing of lines. Where the name tells whose messages it is for (incoming, outgoing) it is a note: their bubbles may keep their sides. Where the project gives all labels their side when they are laid out, as helpers that switch the language do by swapping `layoutSubviews`, each is a note. A value that the project's own code only compares with other alignments, such as with `.center`, aligns nothing and is silent. Keep a fixed side where the text itself never turns round: phone and card numbers, codes, addresses of mail and web pages."####,
      head: ####"""
id: fixed-text-alignment
category: text-alignment
severity: warning
fix: safe
precision: high
note-where: swizzles-text-alignment, sets-the-side-of-all-texts
unsafe-where: compares-text-alignment
unsafe-in-file: forces-right-to-left
message: "`{MATCH}` keeps this text on the left in every language; write `natural`"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
30	.	=	keyboardType
31	.	=	keyboardType
32	.	=	keyboardType
33	.	=	textAlignment
34	.	.	titleLabel
35	.	setTextAlignment	titleLabel
36	.	.	titleLabel
37	.	setTextAlignment	titleLabel
38	.	=	textAlignment
39	?	:	NSTextAlignmentRight
40	?	:	NSTextAlignmentLeft
41	.	=	textAlignment
42	.	=	textAlignment
43			NSTextAlignmentLeft
44		:	setTextAlignment
45	.	=	textAlignment
46		:	setTextAlignment
47			NSTextAlignmentRight
48		:	setTextAlignment
49			kCAAlignmentLeft
50			UITextAlignmentLeft	kCTLeftTextAlignment	kCTTextAlignmentLeft
51			NSTextAlignmentLeft
52			NSTextAlignmentRight	UITextAlignmentRight	kCAAlignmentRight	kCTRightTextAlignment	kCTTextAlignmentRight
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0	.	:	right
1	.	:	left
2	.	=	textAlignment
3	.	=	textAlignment
4	.	=	keyboardType
5	.	=	keyboardType
6	.	=	keyboardType
7	.	=	textAlignment
8	.		titleLabel
9	.		titleLabel
10	.	=	textAlignment
11	.		left
12	.	=	textAlignment
13	.		right
14	.	=	alignment
15	.	=	alignment
16	.		left
17	.		right
18	.		left
19		(	NSTextTab
20	.		left
21	.		left
22	.		right
23		:	textAlignment
24		:	textAlignment
25		(	NSTextTab
26		:	textAlignment
27	.		right
28		:	textAlignment
29			kCAAlignmentLeft
"""####),
        PackedTriggers(language: "objc", role: "except", lines: ####"""
3			NSTextAlignmentRight	UITextAlignmentRight
9		const	NSTextAlignment	UITextAlignment
10	const		NSTextAlignment	UITextAlignment
11	.	=	alignment
12		:	setAlignment
13	.	=	alignment
14		:	setAlignment
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0	.	=	alignment
1	.	=	alignment
2		=	textAlignment
4	.		left	right
5	.		left	right
6	.	,	left
7	.	,	right
8	.	:	textAlignment
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 29,
          finders: ["swift"], text: ####"""
$STYLE.alignment = $(? NSTextAlignment).$(left | right)
where $STYLE type NSMutableParagraphStyle
"""####),
        PackedBlock(language: "swift", role: "except", line: 33,
          finders: ["swift"], text: ####"""
$STYLE.alignment = $(? NSTextAlignment).$(left | right)
where $STYLE has-word paragraph, style
"""####),
        PackedBlock(language: "swift", role: "except", line: 40,
          finders: ["swift"], text: ####"""
textAlignment = $(? NSTextAlignment).right
where named in right-to-left-texts
"""####),
        PackedBlock(language: "objc", role: "except", line: 44,
          finders: ["objc"], text: ####"""
$(NSTextAlignmentRight | UITextAlignmentRight)
where named in right-to-left-texts
"""####),
        PackedBlock(language: "swift", role: "except", line: 51,
          finders: ["swift"], text: ####"""
MIRROR: left -> right | right -> left
return $(? NSTextAlignment).$MIRROR
where asks-direction
where paired by MIRROR in file
"""####),
        PackedBlock(language: "swift", role: "except", line: 57,
          finders: ["swift"], text: ####"""
MIRROR: left -> right | right -> left
return $(? NSTextAlignment).$MIRROR
where inside alignment, direction
where file has unicodeScalars, characterDirection, dominantLanguage, NLLanguageRecognizer, CFStringTokenizerCopyBestStringLanguage
where paired by MIRROR in file
"""####),
        PackedBlock(language: "swift", role: "except", line: 66,
          finders: ["swift", "swift"], text: ####"""
[$(? NSTextAlignment).$(left), .center, .$(right)$(? , $$$)][

[$(? NSTextAlignment).$(right), .center, .$(left)$(? , $$$)][
"""####),
        PackedBlock(language: "swift", role: "except", line: 71,
          finders: ["swift"], text: ####"""
case .textAlignment: .$(left | right)
"""####),
        PackedBlock(language: "objc", role: "except", line: 76,
          finders: ["objc", "objc"], text: ####"""
$(NSTextAlignment | UITextAlignment) const $NAME = $(NSTextAlignmentLeft | NSTextAlignmentRight | UITextAlignmentLeft | UITextAlignmentRight);

const $(NSTextAlignment | UITextAlignment) $NAME = $(NSTextAlignmentLeft | NSTextAlignmentRight | UITextAlignmentLeft | UITextAlignmentRight);
where $NAME has-word left, right
"""####),
        PackedBlock(language: "objc", role: "except", line: 82,
          finders: ["objc", "objc"], text: ####"""
$STYLE.alignment = $(NSTextAlignmentLeft | NSTextAlignmentRight)

[$STYLE setAlignment:$(NSTextAlignmentLeft | NSTextAlignmentRight)]
where $STYLE type NSMutableParagraphStyle
"""####),
        PackedBlock(language: "objc", role: "except", line: 88,
          finders: ["objc", "objc"], text: ####"""
$STYLE.alignment = $(NSTextAlignmentLeft | NSTextAlignmentRight)

[$STYLE setAlignment:$(NSTextAlignmentLeft | NSTextAlignmentRight)]
where $STYLE has-word paragraph, style
"""####),
        PackedBlock(language: "swift", role: "shared", line: 99,
          finders: [], text: ####"""
needs: system-language
where not-named in must-not-flip text
"""####),
        PackedBlock(language: "swift", role: "find", line: 103,
          finders: ["swift", "swift"], text: ####"""
fix: unsafe
$WHEN ? $(? NSTextAlignment).right : $(NSTextAlignment:).$(left -> natural)

$WHEN ? $(NSTextAlignment:).$(left -> natural) : $(? NSTextAlignment).right
"""####),
        PackedBlock(language: "swift", role: "find", line: 109,
          finders: ["swift"], text: ####"""
fix: unsafe
title: "Use `natural`, which in a text view follows the text"
$VIEW.textAlignment = $(NSTextAlignment:).$(left -> natural)
where $VIEW type UITextView
"""####),
        PackedBlock(language: "swift", role: "find", line: 115,
          finders: ["swift"], text: ####"""
fix: unsafe
title: "Use `natural`, which in a text view follows the text"
$VIEW.textAlignment = $(NSTextAlignment:).$(left -> natural)
where $VIEW has-word text view
where $VIEW not-type UILabel, UITextField
"""####),
        PackedBlock(language: "swift", role: "find", line: 124,
          finders: ["swift", "swift", "swift", "swift"], text: ####"""
level: note
fix: unsafe
message: "`{MATCH}` keeps this text on the left in every language; a field for a number or an address may keep it, else write `natural`"
$FIELD.keyboardType = $(? UIKeyboardType).phonePad $$$ $FIELD.textAlignment = $(NSTextAlignment:).$(left -> natural)

$FIELD.keyboardType = $(? UIKeyboardType).URL $$$ $FIELD.textAlignment = $(NSTextAlignment:).$(left -> natural)

$FIELD.keyboardType = $(? UIKeyboardType).webSearch $$$ $FIELD.textAlignment = $(NSTextAlignment:).$(left -> natural)

$FIELD.textAlignment = $(NSTextAlignment:).$(left -> natural) $$$ $FIELD.keyboardType = $(? UIKeyboardType).$(phonePad | URL | webSearch)
"""####),
        PackedBlock(language: "swift", role: "find", line: 136,
          finders: ["swift"], text: ####"""
level: note
title: "Use `natural`"
message: "the title of a button is as wide as its text, so `{MATCH}` shows only where that gets more lines; align the content of the button"
$BUTTON.titleLabel$(? ?)$(? !).textAlignment = $(NSTextAlignment:).$(left -> natural)
where $BUTTON has-word button, btn
where file has-no numberOfLines, byWordWrapping, byCharWrapping
"""####),
        PackedBlock(language: "swift", role: "find", line: 144,
          finders: ["swift"], text: ####"""
level: note
fix: shown
message: "the title of a button is as wide as its text, so `{MATCH}` shows only where that gets more lines; align the content of the button"
$BUTTON.titleLabel$(? ?)$(? !).textAlignment = $(NSTextAlignment:).$(right)
where $BUTTON has-word button, btn
where file has-no numberOfLines, byWordWrapping, byCharWrapping
"""####),
        PackedBlock(language: "swift", role: "find", line: 152,
          finders: ["swift"], text: ####"""
level: note
fix: shown
message: "this label is as wide as its text, so `{MATCH}` shows only where that gets more lines; choose the side by `effectiveUserInterfaceLayoutDirection`"
$VIEW.textAlignment = $(NSTextAlignment:).$(right)
where $VIEW not-type UITextField, UITextView, NSTextField
where $VIEW hugs-content
"""####),
        PackedBlock(language: "swift", role: "find", line: 160,
          finders: ["swift"], text: ####"""
title: "Use `natural`"
$(NSTextAlignment:).$(left -> natural)
where assigned to textAlignment
"""####),
        PackedBlock(language: "swift", role: "find", line: 165,
          finders: ["swift"], text: ####"""
fix: unsafe
title: "Choose the side by the direction"
message: "`{MATCH}` keeps this text on the right in every language; choose the side by `effectiveUserInterfaceLayoutDirection`, or write `natural` if it is there for Arabic or Hebrew"
direction: {VIEW}.effectiveUserInterfaceLayoutDirection == .rightToLeft
helpers-of: UIView
$VIEW.textAlignment = $(.right -> {RTL} ? .left : .right | NSTextAlignment.right -> {RTL} ? NSTextAlignment.left : NSTextAlignment.right)
where $VIEW not-type NSTextField
"""####),
        PackedBlock(language: "swift", role: "find", line: 174,
          finders: ["swift"], text: ####"""
fix: shown
message: "`{MATCH}` keeps this text on the right in every language; choose the side by `effectiveUserInterfaceLayoutDirection`, or write `natural` if it is there for Arabic or Hebrew"
$(NSTextAlignment:).$(right)
where assigned to textAlignment
"""####),
        PackedBlock(language: "swift", role: "find", line: 180,
          finders: ["swift"], text: ####"""
title: "Use `natural`"
$FIELD.alignment = $(NSTextAlignment:).$(left -> natural)
where $FIELD type NSTextField, NSSecureTextField, NSSearchField, NSTextFieldCell, NSCell, NSControl
"""####),
        PackedBlock(language: "swift", role: "find", line: 185,
          finders: ["swift"], text: ####"""
fix: unsafe
title: "Use `natural`, which in a text view follows the text"
$FIELD.alignment = $(NSTextAlignment:).$(left -> natural)
where $FIELD type NSTextView, NSText
"""####),
        PackedBlock(language: "swift", role: "find", line: 191,
          finders: ["swift"], text: ####"""
fix: unsafe
title: "Use `natural`, which in a text layer follows the text"
$(CATextLayerAlignmentMode:).$(left -> natural)
where assigned to alignmentMode
"""####),
        PackedBlock(language: "swift", role: "find", line: 197,
          finders: ["swift"], text: ####"""
fix: shown
message: "`{MATCH}` keeps this text layer on the right in every language; a layer knows no direction, so take the side from the view that holds it"
$(CATextLayerAlignmentMode:).$(right)
where assigned to alignmentMode
"""####),
        PackedBlock(language: "swift", role: "find", line: 203,
          finders: ["swift"], text: ####"""
fix: unsafe
message: "`{MATCH}` keeps Core Text lines on the left in every language; write `natural`"
$(CTTextAlignment:).$(left -> natural)
"""####),
        PackedBlock(language: "swift", role: "find", line: 208,
          finders: ["swift"], text: ####"""
fix: unsafe
message: "a tab stop with `{MATCH}` text keeps its side in every language; write `natural`"
NSTextTab(textAlignment: $(NSTextAlignment:).$(left -> natural)
"""####),
        PackedBlock(language: "swift", role: "find", line: 213,
          finders: ["swift"], text: ####"""
level: note
fix: unsafe
message: "`{MATCH}` is the side of one sender's messages in every language; write `natural` once their bubbles turn round, too"
$(NSTextAlignment:).$(left -> natural)
where not-assigned to textAlignment
where named incoming, outgoing, received, sent
"""####),
        PackedBlock(language: "swift", role: "find", line: 221,
          finders: ["swift"], text: ####"""
fix: unsafe
message: "`{MATCH}` is handed on as an alignment and keeps a text on the left in every language; write `natural`"
$(NSTextAlignment:).$(left -> natural)
where not-assigned to textAlignment
"""####),
        PackedBlock(language: "swift", role: "find", line: 227,
          finders: ["swift", "swift"], text: ####"""
level: note
fix: shown
message: "`{MATCH}` is the side of one sender's messages in every language; choose it by the layout direction once their bubbles turn round, too"
$(NSTextAlignment:).$(right)

textAlignment: .$(right)
where not-assigned to textAlignment
where named incoming, outgoing, received, sent
"""####),
        PackedBlock(language: "swift", role: "find", line: 237,
          finders: ["swift"], text: ####"""
level: note
fix: shown
message: "`{MATCH}` is the side of one sender's messages in every language; choose it by the layout direction once their bubbles turn round, too"
textAlignment: .$(right)
where inside incoming, outgoing, received, sent
"""####),
        PackedBlock(language: "swift", role: "find", line: 244,
          finders: ["swift"], text: ####"""
level: note
fix: shown
message: "a tab stop with `{MATCH}` text keeps its side in every language; choose it by the layout direction"
NSTextTab(textAlignment: .$(right)
"""####),
        PackedBlock(language: "swift", role: "find", line: 250,
          finders: ["swift"], text: ####"""
fix: shown
message: "`{MATCH}` is handed on as an alignment and keeps a text on the right in every language; choose the side by the layout direction"
textAlignment: .$(right)
"""####),
        PackedBlock(language: "swift", role: "find", line: 255,
          finders: ["swift"], text: ####"""
level: note
fix: shown
message: "`{MATCH}` is handed on as an alignment and keeps a text on the right in every language; choose the side by `effectiveUserInterfaceLayoutDirection`"
$(NSTextAlignment:).$(right)
where not-assigned to textAlignment
"""####),
        PackedBlock(language: "swift", role: "find", line: 262,
          finders: ["swift"], text: ####"""
fix: unsafe
message: "`{MATCH}` keeps this text on the left in every language; write `natural`"
textAlignment: .$(left -> natural)
"""####),
        PackedBlock(language: "swift", role: "find", line: 267,
          finders: ["swift"], text: ####"""
fix: unsafe
title: "Use `kCAAlignmentNatural`, which in a text layer follows the text"
$(kCAAlignmentLeft -> kCAAlignmentNatural)
"""####),
        PackedBlock(language: "objc", role: "shared", line: 275,
          finders: [], text: ####"""
needs: system-language
where not-named in must-not-flip text
"""####),
        PackedBlock(language: "objc", role: "find", line: 279,
          finders: ["objc", "objc", "objc", "objc"], text: ####"""
level: note
fix: unsafe
message: "`{MATCH}` keeps this text on the left in every language; a field for a number or an address may keep it, else write `NSTextAlignmentNatural`"
$FIELD.keyboardType = UIKeyboardTypePhonePad; $$$ $FIELD.textAlignment = $(NSTextAlignmentLeft -> NSTextAlignmentNatural | UITextAlignmentLeft -> NSTextAlignmentNatural)

$FIELD.keyboardType = UIKeyboardTypeURL; $$$ $FIELD.textAlignment = $(NSTextAlignmentLeft -> NSTextAlignmentNatural | UITextAlignmentLeft -> NSTextAlignmentNatural)

$FIELD.keyboardType = UIKeyboardTypeWebSearch; $$$ $FIELD.textAlignment = $(NSTextAlignmentLeft -> NSTextAlignmentNatural | UITextAlignmentLeft -> NSTextAlignmentNatural)

$FIELD.textAlignment = $(NSTextAlignmentLeft -> NSTextAlignmentNatural | UITextAlignmentLeft -> NSTextAlignmentNatural); $$$ $FIELD.keyboardType = $(UIKeyboardTypePhonePad | UIKeyboardTypeURL | UIKeyboardTypeWebSearch)
"""####),
        PackedBlock(language: "objc", role: "find", line: 291,
          finders: ["objc", "objc"], text: ####"""
level: note
title: "Use `NSTextAlignmentNatural`"
message: "the title of a button is as wide as its text, so `{MATCH}` shows only where that gets more lines; align the content of the button"
$BUTTON.titleLabel.textAlignment = $(NSTextAlignmentLeft -> NSTextAlignmentNatural)

[$BUTTON.titleLabel setTextAlignment:$(NSTextAlignmentLeft -> NSTextAlignmentNatural)]
where $BUTTON has-word button, btn
where file has-no numberOfLines, setNumberOfLines, NSLineBreakByWordWrapping, NSLineBreakByCharWrapping
"""####),
        PackedBlock(language: "objc", role: "find", line: 301,
          finders: ["objc", "objc"], text: ####"""
level: note
fix: shown
message: "the title of a button is as wide as its text, so `{MATCH}` shows only where that gets more lines; align the content of the button"
$BUTTON.titleLabel.textAlignment = $(NSTextAlignmentRight)

[$BUTTON.titleLabel setTextAlignment:$(NSTextAlignmentRight)]
where $BUTTON has-word button, btn
where file has-no numberOfLines, setNumberOfLines, NSLineBreakByWordWrapping, NSLineBreakByCharWrapping
"""####),
        PackedBlock(language: "objc", role: "find", line: 311,
          finders: ["objc"], text: ####"""
level: note
fix: shown
message: "this label is as wide as its text, so `{MATCH}` shows only where that gets more lines; choose the side by `effectiveUserInterfaceLayoutDirection`"
$VIEW.textAlignment = $(NSTextAlignmentRight)
where $VIEW not-type UITextField, UITextView, NSTextField
where $VIEW hugs-content
"""####),
        PackedBlock(language: "objc", role: "find", line: 319,
          finders: ["objc", "objc"], text: ####"""
fix: unsafe
? NSTextAlignmentRight : $(NSTextAlignmentLeft -> NSTextAlignmentNatural)

? $(NSTextAlignmentLeft -> NSTextAlignmentNatural) : NSTextAlignmentRight
"""####),
        PackedBlock(language: "objc", role: "find", line: 325,
          finders: ["objc"], text: ####"""
fix: unsafe
title: "Use `NSTextAlignmentNatural`, which in a text view follows the text"
$VIEW.textAlignment = $(NSTextAlignmentLeft -> NSTextAlignmentNatural)
where $VIEW type UITextView
"""####),
        PackedBlock(language: "objc", role: "find", line: 331,
          finders: ["objc"], text: ####"""
fix: unsafe
title: "Use `NSTextAlignmentNatural`, which in a text view follows the text"
$VIEW.textAlignment = $(NSTextAlignmentLeft -> NSTextAlignmentNatural)
where $VIEW has-word text view
where $VIEW not-type UILabel, UITextField
"""####),
        PackedBlock(language: "objc", role: "find", line: 338,
          finders: ["objc"], text: ####"""
title: "Use `NSTextAlignmentNatural`"
$(NSTextAlignmentLeft -> NSTextAlignmentNatural)
where assigned to textAlignment
"""####),
        PackedBlock(language: "objc", role: "find", line: 343,
          finders: ["objc"], text: ####"""
title: "Use `NSTextAlignmentNatural`"
setTextAlignment:$(NSTextAlignmentLeft -> NSTextAlignmentNatural)
"""####),
        PackedBlock(language: "objc", role: "find", line: 347,
          finders: ["objc", "objc"], text: ####"""
fix: unsafe
title: "Choose the side by the direction"
message: "`{MATCH}` keeps this text on the right in every language; choose the side by `effectiveUserInterfaceLayoutDirection`, or write `natural` if it is there for Arabic or Hebrew"
direction: {VIEW}.effectiveUserInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft
helpers-of: UIView
$VIEW.textAlignment = $(NSTextAlignmentRight -> {RTL} ? NSTextAlignmentLeft : NSTextAlignmentRight)

[$VIEW setTextAlignment:$(NSTextAlignmentRight -> {RTL} ? NSTextAlignmentLeft : NSTextAlignmentRight)]
"""####),
        PackedBlock(language: "objc", role: "find", line: 357,
          finders: ["objc"], text: ####"""
fix: shown
message: "`{MATCH}` keeps this text on the right in every language; choose the side by `effectiveUserInterfaceLayoutDirection`, or write `natural` if it is there for Arabic or Hebrew"
$(NSTextAlignmentRight)
where assigned to textAlignment
"""####),
        PackedBlock(language: "objc", role: "find", line: 363,
          finders: ["objc"], text: ####"""
fix: shown
message: "`{MATCH}` keeps this text on the right in every language; choose the side by `effectiveUserInterfaceLayoutDirection`, or write `natural` if it is there for Arabic or Hebrew"
setTextAlignment:$(NSTextAlignmentRight)
"""####),
        PackedBlock(language: "objc", role: "find", line: 368,
          finders: ["objc"], text: ####"""
fix: unsafe
title: "Use `kCAAlignmentNatural`, which in a text layer follows the text"
$(kCAAlignmentLeft -> kCAAlignmentNatural)
"""####),
        PackedBlock(language: "objc", role: "find", line: 373,
          finders: ["objc"], text: ####"""
fix: unsafe
message: "`{MATCH}` keeps lines on the left in every language; write `{FIX}`"
$(kCTTextAlignmentLeft -> kCTTextAlignmentNatural | kCTLeftTextAlignment -> kCTNaturalTextAlignment | UITextAlignmentLeft -> NSTextAlignmentNatural)
"""####),
        PackedBlock(language: "objc", role: "find", line: 378,
          finders: ["objc"], text: ####"""
fix: unsafe
message: "`{MATCH}` is handed on as an alignment and keeps a text on the left in every language; write `NSTextAlignmentNatural`"
$(NSTextAlignmentLeft -> NSTextAlignmentNatural)
where not-assigned to textAlignment
"""####),
        PackedBlock(language: "objc", role: "find", line: 384,
          finders: ["objc"], text: ####"""
level: note
fix: shown
message: "`{MATCH}` is handed on as an alignment and keeps a text on the right in every language; choose the side by `effectiveUserInterfaceLayoutDirection`"
$(NSTextAlignmentRight | UITextAlignmentRight | kCAAlignmentRight | kCTTextAlignmentRight | kCTRightTextAlignment)
where not-assigned to textAlignment
"""####),
      ], page: ####"""
# Text aligned to a fixed side

In Arabic and Hebrew a reader starts at the right edge, so a label that is aligned left hangs loose at the far end of its row.
`natural` follows the language of the app and looks the same as `left` in English; in a text view or a text layer it follows the text that stands there, so that fix is unsafe, and so is that of a label whose frame code places from the left. There is no natural counterpart of `right`:
where it means "the far end of the row", choose the side by `effectiveUserInterfaceLayoutDirection` or by your own helper (`isRTL`), which `--unsafe-fixes` writes, or let a constraint move a label that hugs its text.
In an app that was drawn in Arabic or Hebrew first, `right` is where a line begins: there write `natural`, which is right in those languages and left in English.
Where code holds a label of one line at one side and gives it no width, its right side does not show, and it is a note; so is the title of a button in a file that says nothing of lines.
Where the name tells whose messages it is for (incoming, outgoing) it is a note: their bubbles may keep their sides.
Where the project gives all labels their side when they are laid out, as helpers that switch the language do by swapping `layoutSubviews`, each is a note.
A value that the project's own code only compares with other alignments, such as with `.center`, aligns nothing and is silent.
Keep a fixed side where the text itself never turns round: phone and card numbers, codes, addresses of mail and web pages.

Availability: `natural` iOS 6 and all releases of macOS.

Source: UIKit NSText.h, QuartzCore CATextLayer.h, Core Text CTParagraphStyle.h.

A text that is written from right to left in every language of the app keeps its right side.

A function that finds out in which direction a text runs gives one side or the other.

What takes one of left, centre and right by its number is for the user to choose.

A constant that is named for a side is another name of it; its use is what counts.

## Swift

Of two sides that a condition chooses, one alone would meet the other in a right-to-left language.

A field that takes numbers or addresses alone may keep its side.

## Examples

Reported (level `note`):

```swift
locationField.keyboardType = .webSearch
locationField.text = ""
locationField.textAlignment = .left
mobileField.textAlignment = .left
mobileField.keyboardType = .phonePad
```

Fixed (unsafe):

```swift
locationField.keyboardType = .webSearch
locationField.text = ""
locationField.textAlignment = .natural
mobileField.textAlignment = .natural
mobileField.keyboardType = .phonePad
```

Reported:

```swift
siteField.keyboardType = .URL
titleLabel.textAlignment = .left
noteField.keyboardType = .default
noteField.textAlignment = .left
```

Fixed:

```swift
siteField.keyboardType = .URL
titleLabel.textAlignment = .natural
noteField.keyboardType = .default
noteField.textAlignment = .natural
```

Reported (level `note`):

```objc
linkField.keyboardType = UIKeyboardTypeURL;
linkField.textAlignment = NSTextAlignmentLeft;
callField.textAlignment = UITextAlignmentLeft;
callField.keyboardType = UIKeyboardTypePhonePad;
```

Fixed (unsafe):

```objc
linkField.keyboardType = UIKeyboardTypeURL;
linkField.textAlignment = NSTextAlignmentNatural;
callField.textAlignment = NSTextAlignmentNatural;
callField.keyboardType = UIKeyboardTypePhonePad;
```

Reported:

```swift
recipeTitle.textAlignment = .left
```

Fixed:

```swift
recipeTitle.textAlignment = .natural
```

Reported (level `note`):

```swift
orderButton.titleLabel?.textAlignment = NSTextAlignment.left
```

Fixed:

```swift
orderButton.titleLabel?.textAlignment = NSTextAlignment.natural
```

Reported:

```swift
let subtitle: UILabel = {
    let label = UILabel()
    label.numberOfLines = 2
    label.textAlignment = .left
    return label
}()
```

Fixed:

```swift
let subtitle: UILabel = {
    let label = UILabel()
    label.numberOfLines = 2
    label.textAlignment = .natural
    return label
}()
```

Reported:

```swift
noticeLabel.textAlignment = isCompact ? .left : .center
```

Fixed:

```swift
noticeLabel.textAlignment = isCompact ? .natural : .center
```

Reported:

```swift
topicTextView.textAlignment = .left
```

Fixed (unsafe):

```swift
topicTextView.textAlignment = .natural
```

Reported:

```swift
let noteView = UITextView()
noteView.textAlignment = .left
```

Fixed (unsafe):

```swift
let noteView = UITextView()
noteView.textAlignment = .natural
```

Reported:

```swift
totalLabel.textAlignment = .right
```

Fixed (unsafe):

```swift
totalLabel.textAlignment = totalLabel.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
```

Reported:

```swift
extension UIView {
    var isRTL: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
cell.detailTextLabel?.textAlignment = .right
```

Fixed (unsafe):

```swift
extension UIView {
    var isRTL: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
cell.detailTextLabel?.textAlignment = cell.detailTextLabel?.isRTL == true ? .left : .right
```

Reported:

```swift
let captionAlignment: NSTextAlignment = .left
```

Fixed (unsafe):

```swift
let captionAlignment: NSTextAlignment = .natural
```

Reported:

```swift
let placement = NSTextAlignment.left
```

Fixed (unsafe):

```swift
let placement = NSTextAlignment.natural
```

Reported:

```swift
func makeBadge(text: String, alignment: NSTextAlignment = .left) -> UILabel {
    let badge = UILabel()
    badge.textAlignment = alignment
    return badge
}
let badge = makeBadge(text: "New", alignment: .left)
```

Fixed (unsafe):

```swift
func makeBadge(text: String, alignment: NSTextAlignment = .natural) -> UILabel {
    let badge = UILabel()
    badge.textAlignment = alignment
    return badge
}
let badge = makeBadge(text: "New", alignment: .natural)
```

Reported:

```swift
func titleAlignment() -> NSTextAlignment {
    return .left
}
```

Fixed (unsafe):

```swift
func titleAlignment() -> NSTextAlignment {
    return .natural
}
```

Reported (level `note`):

```swift
let valueAlignment: NSTextAlignment = .right
```

Reported (level `warning,note,note`):

```swift
let amount = EntryField(text: $amount, textAlignment: .right, keyboard: .decimalPad)
let sentAlignment = LabelAlignment(textAlignment: .right, insets: .zero)
func priceAlignment() -> NSTextAlignment {
    label.isHidden = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    return .right
}
```

Not reported:

```swift
extension String {
    var textAlignment: NSTextAlignment {
        for scalar in unicodeScalars where CharacterSet.letters.contains(scalar) {
            if (0x0590...0x08FF).contains(scalar.value) { return .right }
            return .left
        }
        return .natural
    }
}
```

Not reported:

```swift
let arabicTitleLabel: UILabel = {
    let label = UILabel()
    label.textAlignment = .right
    return label
}()
```

Not reported:

```objc
cell.ayahLabel.textAlignment = NSTextAlignmentRight;
```

Not reported:

```swift
func applyRTL() {
    titleLabel.textAlignment = .right
}
```

Reported:

```swift
func applyRTL() {
    titleLabel.textAlignment = .left
}
```

Fixed:

```swift
func applyRTL() {
    titleLabel.textAlignment = .natural
}
```

Not reported:

```swift
extension String {
    func side() -> NSTextAlignment {
        if let language = language(of: self), Locale.characterDirection(forLanguage: language) == .rightToLeft {
            return .right
        }
        return .left
    }
}
```

Reported:

```swift
rows.append(Row(style: .init(color: .red, textAlignment: .left)))
```

Fixed (unsafe):

```swift
rows.append(Row(style: .init(color: .red, textAlignment: .natural)))
```

Reported:

```swift
let layer = CATextLayer()
layer.alignmentMode = .left
```

Fixed (unsafe):

```swift
let layer = CATextLayer()
layer.alignmentMode = .natural
```

Reported:

```swift
let layer = CATextLayer()
layer.alignmentMode = CATextLayerAlignmentMode.right
```

Reported:

```swift
axisLayer.alignmentMode = kCAAlignmentLeft
```

Fixed (unsafe):

```swift
axisLayer.alignmentMode = kCAAlignmentNatural
```

Reported:

```swift
var lineAlignment = CTTextAlignment.left
```

Fixed (unsafe):

```swift
var lineAlignment = CTTextAlignment.natural
```

Reported (deployment target `macOS 10.13`):

```swift
let searchHint: NSTextField = NSTextField(labelWithString: "")
searchHint.alignment = .left
```

Fixed:

```swift
let searchHint: NSTextField = NSTextField(labelWithString: "")
searchHint.alignment = .natural
```

Not reported:

```swift
priceLabel.textAlignment = .natural
emptyLabel.textAlignment = .center
bodyView.textAlignment = .justified
```

Not reported:

```swift
if summary.textAlignment == .left { return }
switch summary.textAlignment {
case .left: shift = 0
case .right: shift = 1
default: break
}
```

Not reported:

```swift
phoneNumberField.textAlignment = .left
promoCodeField.textAlignment = .left
emailField.textAlignment = .right
cardNumberLabel.textAlignment = NSTextAlignment.left
```

Not reported:

```swift
summary.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
```

Not reported:

```swift
enum Side { case left, right }
var side: Side = .left
let handle = Handle(side: .right)
```

Not reported:

```swift
let row = UIStackView()
row.alignment = .leading
let paragraph = NSMutableParagraphStyle()
paragraph.alignment = .left
```

Not reported:

```swift
label.textAlignment = other.textAlignment
header.detailTextLabel?.textAlignment = appearance.textAlignment
```

Reported:

```objc
self.statusLabel.textAlignment = NSTextAlignmentLeft;
```

Fixed:

```objc
self.statusLabel.textAlignment = NSTextAlignmentNatural;
```

Reported:

```objc
[_hintView setTextAlignment:NSTextAlignmentLeft];
```

Fixed:

```objc
[_hintView setTextAlignment:NSTextAlignmentNatural];
```

Reported:

```objc
UITextView *noteView = [UITextView new];
noteView.textAlignment = NSTextAlignmentLeft;
```

Fixed (unsafe):

```objc
UITextView *noteView = [UITextView new];
noteView.textAlignment = NSTextAlignmentNatural;
```

Reported:

```objc
_distanceLabel.textAlignment = NSTextAlignmentRight;
[_speedLabel setTextAlignment:NSTextAlignmentRight];
```

Fixed (unsafe):

```objc
_distanceLabel.textAlignment = _distanceLabel.effectiveUserInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft ? NSTextAlignmentLeft : NSTextAlignmentRight;
[_speedLabel setTextAlignment:_speedLabel.effectiveUserInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft ? NSTextAlignmentLeft : NSTextAlignmentRight];
```

Reported:

```objc
NSTextAlignment captionAlignment = NSTextAlignmentLeft;
```

Fixed (unsafe):

```objc
NSTextAlignment captionAlignment = NSTextAlignmentNatural;
```

Reported:

```objc
button.titleLabel.textAlignment = index == 0 ? NSTextAlignmentLeft : NSTextAlignmentCenter;
```

Fixed:

```objc
button.titleLabel.textAlignment = index == 0 ? NSTextAlignmentNatural : NSTextAlignmentCenter;
```

Reported:

```objc
textLayer.alignmentMode = kCAAlignmentLeft;
```

Fixed (unsafe):

```objc
textLayer.alignmentMode = kCAAlignmentNatural;
```

Reported:

```objc
CTTextAlignment alignment = kCTTextAlignmentLeft;
```

Fixed (unsafe):

```objc
CTTextAlignment alignment = kCTTextAlignmentNatural;
```

Not reported:

```objc
const UITextAlignment BSKOldAlignmentLeft = NSTextAlignmentLeft;
const NSTextAlignment BSKAlignmentLeft = NSTextAlignmentLeft;
```

Not reported:

```objc
if (self.titleView.textAlignment == NSTextAlignmentLeft) { return; }
self.emptyLabel.textAlignment = NSTextAlignmentCenter;
_phoneField.textAlignment = NSTextAlignmentLeft;
```

Not reported:

```objc
self.nameLabel.textAlignment = [self isDirectionRTL] ? NSTextAlignmentRight : NSTextAlignmentLeft;
```

Not reported:

```objc
paragraphStyle.alignment = NSTextAlignmentLeft;
[paragraphStyle setAlignment:NSTextAlignmentRight];
```

Reported:

```swift
bubble.textAlignment = isSent ? .right : .left
```

Fixed (unsafe):

```swift
bubble.textAlignment = isSent ? .right : .natural
```

Reported:

```swift
if isSent {
    bubble.textAlignment = .right
} else {
    bubble.textAlignment = .left
}
```

Fixed (unsafe):

```swift
if isSent {
    bubble.textAlignment = bubble.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
} else {
    bubble.textAlignment = .natural
}
```

Reported:

```swift
bubble.textAlignment = .left
if bubble.textAlignment == .left { return }
```

Fixed (unsafe):

```swift
bubble.textAlignment = .natural
if bubble.textAlignment == .left { return }
```

Reported:

```objc
bubble.textAlignment = sent ? NSTextAlignmentLeft : NSTextAlignmentRight;
```

Fixed (unsafe):

```objc
bubble.textAlignment = sent ? NSTextAlignmentNatural : NSTextAlignmentRight;
```

Not reported:

```swift
switch column {
case .left: price.textAlignment = .left
case .middle: price.textAlignment = .center
case .right: price.textAlignment = .right
}
```

Reported:

```swift
switch state {
case .empty: price.textAlignment = .left
default: break
}
```

Fixed:

```swift
switch state {
case .empty: price.textAlignment = .natural
default: break
}
```

Not reported:

```swift
func arrange() {
    var alignment: NSTextAlignment = .left
    if cart.isRTL {
        alignment = .right
    } else {
        alignment = .left
    }
    label.textAlignment = alignment
}
```

Not reported:

```swift
// The card number should not flip in right-to-left.
cardLabel.textAlignment = .left
codeLabel.textAlignment = .left // always left to right, as printed on the card
```

Reported:

```swift
// TODO: RTL, this must not flip yet
noteLabel.textAlignment = .left
// Shows the name of the shop.
shopLabel.textAlignment = .left
```

Fixed:

```swift
// TODO: RTL, this must not flip yet
noteLabel.textAlignment = .natural
// Shows the name of the shop.
shopLabel.textAlignment = .natural
```

Reported:

```swift
switch message.side {
case .left:
    bubble.alignment = .leading
    timeLabel.textAlignment = .left
default: break
}
```

Fixed:

```swift
switch message.side {
case .left:
    bubble.alignment = .leading
    timeLabel.textAlignment = .natural
default: break
}
```

Reported:

```swift
if device.orientation == .landscapeLeft { hintLabel.textAlignment = .left }
```

Fixed:

```swift
if device.orientation == .landscapeLeft { hintLabel.textAlignment = .natural }
```

Not reported:

```swift
final class PriceText {
    private let alignment: NSTextAlignment
    init(alignment: NSTextAlignment = .left) { self.alignment = alignment }
    static func make(_ alignment: NSTextAlignment) -> PriceText { PriceText(alignment: alignment) }
    func draw(_ lines: [Line]) {
        for line in lines { line.x = alignment == .center ? line.room / 2 : line.start }
    }
}
let price = PriceText.make(.left)
```

Reported:

```swift
struct PriceStyle {
    var alignment: NSTextAlignment = .left
    static func == (a: PriceStyle, b: PriceStyle) -> Bool { a.alignment == b.alignment }
}
```

Fixed (unsafe):

```swift
struct PriceStyle {
    var alignment: NSTextAlignment = .natural
    static func == (a: PriceStyle, b: PriceStyle) -> Bool { a.alignment == b.alignment }
}
```

Reported:

```swift
final class PriceField {
    let field = UITextField()
    func setAlignment(_ side: NSTextAlignment) {
        if side == .center { return }
        field.textAlignment = side
    }
}
PriceField().setAlignment(.left)
```

Fixed (unsafe):

```swift
final class PriceField {
    let field = UITextField()
    func setAlignment(_ side: NSTextAlignment) {
        if side == .center { return }
        field.textAlignment = side
    }
}
PriceField().setAlignment(.natural)
```

Reported (level `note`):

```swift
struct Caption { let textAlignment: NSTextAlignment }
var incomingCaption = Caption(textAlignment: .left)
```

Fixed (unsafe):

```swift
struct Caption { let textAlignment: NSTextAlignment }
var incomingCaption = Caption(textAlignment: .natural)
```

Not reported:

```swift
textView.textAlignment = [.left, .center, .right][picker.selectedSegmentIndex]
```

Reported (level `note`):

```swift
orderButton.titleLabel?.textAlignment = .left
orderButton.titleLabel?.lineBreakMode = .byTruncatingTail
```

Fixed:

```swift
orderButton.titleLabel?.textAlignment = .natural
orderButton.titleLabel?.lineBreakMode = .byTruncatingTail
```

Reported:

```swift
orderButton.titleLabel?.numberOfLines = 2
orderButton.titleLabel?.textAlignment = .left
```

Fixed:

```swift
orderButton.titleLabel?.numberOfLines = 2
orderButton.titleLabel?.textAlignment = .natural
```

Reported (level `note`):

```objc
button.titleLabel.textAlignment = NSTextAlignmentRight;
[button.titleLabel setTextAlignment:NSTextAlignmentLeft];
```

Fixed:

```objc
button.titleLabel.textAlignment = NSTextAlignmentRight;
[button.titleLabel setTextAlignment:NSTextAlignmentNatural];
```

In an app of two languages a test for the one is a test for the other.

Not reported:

```swift
if AppLanguage.currentLanguage() == "en" {
    label.textAlignment = .left
} else {
    label.textAlignment = .right
}
titleLabel.textAlignment = isEnglish ? .left : .right
```

Reported:

```swift
func show(_ kind: String, in label: UILabel) {
    if kind == "en" {
        label.textAlignment = .left
    }
}
```

Fixed:

```swift
func show(_ kind: String, in label: UILabel) {
    if kind == "en" {
        label.textAlignment = .natural
    }
}
```

Not reported:

```objc
if ([self.appLanguage isEqualToString:@"en"]) {
    self.label.textAlignment = NSTextAlignmentLeft;
} else {
    self.label.textAlignment = NSTextAlignmentRight;
}
```

Reported (level `note`; project `sets-the-side-of-all-texts`):

```swift
shopLabel.textAlignment = .left
```

Fixed (unsafe):

```swift
shopLabel.textAlignment = .natural
```
"""####),
    PackedRule(
      id: "ib-text-alignment", category: "text-alignment", level: "warning", fix: "safe", isOn: true,
      path: ####"text-alignment/ib-text-alignment.md"####,
      title: ####"Interface Builder text without natural alignment"####,
      summary: ####"Interface Builder leaves the value "left" out of the file, so a label without `textAlignment` is a left-aligned label: in Arabic its text starts at the wrong end of the row. Choose the fourth button (natural) of the alignment control, which writes `textAlignment="natural"` and changes nothing in English. On the Mac it is the other way round: no value is natural, and `left` is written out. A field whose outlet code aligns later is a note, and so is each where the project gives all labels their side when they are laid out; text that never turns round (a phone number, a code, the address of a page), may stay. In a text view natural follows the text that stands in it: Arabic that a user typed into an English app moves to the right, so that fix is unsafe, and so is that of a text whose frame no constraint places, where the frame does not grow or stands beside one that does not. An attributed text that code replaces, through the outlet of its view, is a note: its styles go with it. A label of one line, or of lines that nothing ends, is as wide as its text where nothing stretches it, so its alignment does not show: `left` is a note there, `right` is silent. Nothing stretches a label with one side pinned and no width, or in a stack that gives its room to something else or that nothing stretches; a neighbour on the other side that is pinned nowhere else, or takes the room, holds nothing. The cell of a table column that shows views of its own is never drawn."####,
      head: ####"""
id: ib-text-alignment
category: text-alignment
severity: warning
fix: safe
precision: high
note-where: aligns-text-in-code, sets-the-side-of-all-texts
unsafe-where: compares-text-alignment
message: "this text stays on the left in every language: no alignment in an Interface Builder file means left; choose Natural"
"""####, triggers: [
        PackedTriggers(language: "xml", role: "find", lines: ####"""
0			label
1			label
2			textFieldCell
3			label
4			textField
5			label	textField
6			label
7			textField
8			textView
9			textView
10			textView
11			textView
12			label	textField
13			label
14			label
15			textField	textView
16			paragraphStyle
17			paragraphStyle
18			paragraphStyle
19			paragraphStyle
20			userDefinedRuntimeAttribute
21			userDefinedRuntimeAttribute
22			textFieldCell
23			textFieldCell
"""####),
        PackedTriggers(language: "xml", role: "except", lines: ####"""
0			label
1			textFieldCell
2			textField
3			textField
4			paragraphStyle
"""####),
      ], blocks: [
        PackedBlock(language: "xml", role: "except", line: 27,
          finders: ["xml"], text: ####"""
<label textAlignment="right"/>
where hugs-text
"""####),
        PackedBlock(language: "xml", role: "except", line: 31,
          finders: ["xml"], text: ####"""
<textFieldCell alignment="right"/>
where hugs-text
"""####),
        PackedBlock(language: "xml", role: "except", line: 35,
          finders: ["xml"], text: ####"""
<textField/>
where has <textInputTraits keyboardType="$(phonePad | URL | webSearch)"/>
"""####),
        PackedBlock(language: "xml", role: "except", line: 39,
          finders: ["xml"], text: ####"""
<textField/>
where has <textInputTraits textContentType="$(tel | url | one-time-code | credit-card-number)"/>
"""####),
        PackedBlock(language: "xml", role: "except", line: 45,
          finders: ["xml"], text: ####"""
<paragraphStyle alignment="$(left)" baseWritingDirection="leftToRight"/>
"""####),
        PackedBlock(language: "xml", role: "find", line: 48,
          finders: ["xml"], text: ####"""
level: note
needs: system-language
document: iOS, tvOS
message: "this label is as wide as its text, so its left alignment shows only where the text gets more lines; choose Natural"
title: "Insert `textAlignment=\"natural\"`"
<label $(-> textAlignment="natural") textAlignment="$absent"/>
where has-no <attributedString key="attributedText"/>
where unreferenced by textLabel, detailTextLabel
where hugs-text
"""####),
        PackedBlock(language: "xml", role: "find", line: 59,
          finders: ["xml"], text: ####"""
level: note
needs: system-language
document: iOS, tvOS
message: "this label is as wide as its text, so its left alignment shows only where the text gets more lines; choose Natural"
<label textAlignment="$(left -> natural)"/>
where has-no <attributedString key="attributedText"/>
where not-named in must-not-flip text
where hugs-text
"""####),
        PackedBlock(language: "xml", role: "find", line: 69,
          finders: ["xml"], text: ####"""
level: note
needs: system-language
document: macOS
message: "this label is as wide as its text, so its left alignment shows only where the text gets more lines; choose the natural alignment, which leaves the attribute out"
title: "Remove `alignment=\"left\"`"
<textFieldCell $(alignment="left" -> )/>
where not-beside <prototypeCellViews/>
where not-named in must-not-flip text
where hugs-text
"""####),
        PackedBlock(language: "xml", role: "find", line: 82,
          finders: ["xml"], text: ####"""
fix: unsafe
document: iOS, tvOS
title: "Insert `textAlignment=\"natural\"`"
<label $(-> textAlignment="natural") textAlignment="$absent"/>
where has-no <attributedString key="attributedText"/>
where keeps-frame
where unreferenced by textLabel, detailTextLabel
"""####),
        PackedBlock(language: "xml", role: "find", line: 91,
          finders: ["xml"], text: ####"""
fix: unsafe
document: iOS, tvOS
title: "Insert `textAlignment=\"natural\"`"
<textField $(-> textAlignment="natural") textAlignment="$absent"/>
where has-no <attributedString key="attributedText"/>
where keeps-frame
where not-named in must-not-flip text
"""####),
        PackedBlock(language: "xml", role: "find", line: 100,
          finders: ["xml"], text: ####"""
fix: unsafe
document: iOS, tvOS
message: "this text stays on the left in every language; choose Natural"
<$(label | textField) textAlignment="$(left -> natural)"/>
where has-no <attributedString key="attributedText"/>
where keeps-frame
where not-named in must-not-flip text
"""####),
        PackedBlock(language: "xml", role: "find", line: 109,
          finders: ["xml"], text: ####"""
needs: system-language
document: iOS, tvOS
title: "Insert `textAlignment=\"natural\"`"
<label $(-> textAlignment="natural") textAlignment="$absent"/>
where has-no <attributedString key="attributedText"/>
where unreferenced by textLabel, detailTextLabel
"""####),
        PackedBlock(language: "xml", role: "find", line: 117,
          finders: ["xml"], text: ####"""
needs: system-language
document: iOS, tvOS
title: "Insert `textAlignment=\"natural\"`"
<textField $(-> textAlignment="natural") textAlignment="$absent"/>
where has-no <attributedString key="attributedText"/>
where not-named in must-not-flip text
"""####),
        PackedBlock(language: "xml", role: "find", line: 125,
          finders: ["xml"], text: ####"""
level: note
fix: unsafe
document: iOS, tvOS
message: "code puts a styled text into this view ({PLACE}), which brings its own alignment; where that has none, natural is what holds, so choose Natural here as well"
title: "Insert `textAlignment=\"natural\"`"
<textView $(-> textAlignment="natural") textAlignment="$absent"/>
where has-no <attributedString key="attributedText"/>
where project has replaces-attributed-text
"""####),
        PackedBlock(language: "xml", role: "find", line: 135,
          finders: ["xml"], text: ####"""
level: note
fix: unsafe
document: iOS, tvOS
message: "code puts a styled text into this view ({PLACE}), which brings its own alignment; where that has none, natural is what holds, so choose Natural here as well"
<textView textAlignment="$(left -> natural)"/>
where has-no <attributedString key="attributedText"/>
where project has replaces-attributed-text
"""####),
        PackedBlock(language: "xml", role: "find", line: 144,
          finders: ["xml"], text: ####"""
fix: unsafe
document: iOS, tvOS
title: "Insert `textAlignment=\"natural\"`"
<textView $(-> textAlignment="natural") textAlignment="$absent"/>
where has-no <attributedString key="attributedText"/>
where not-named in must-not-flip text
"""####),
        PackedBlock(language: "xml", role: "find", line: 152,
          finders: ["xml"], text: ####"""
fix: unsafe
document: iOS, tvOS
message: "this text stays on the left in every language; choose Natural"
<textView textAlignment="$(left -> natural)"/>
where has-no <attributedString key="attributedText"/>
where not-named in must-not-flip text
"""####),
        PackedBlock(language: "xml", role: "find", line: 160,
          finders: ["xml"], text: ####"""
needs: system-language
document: iOS, tvOS
message: "this text stays on the left in every language; choose Natural"
<$(label | textField) textAlignment="$(left -> natural)"/>
where has-no <attributedString key="attributedText"/>
where not-named in must-not-flip text
"""####),
        PackedBlock(language: "xml", role: "find", line: 168,
          finders: ["xml"], text: ####"""
document: iOS, tvOS
fix: shown
message: "this label is as wide as its text, but where that gets more lines they stay on the right in every language; set the side in code by `effectiveUserInterfaceLayoutDirection`"
<label textAlignment="$(right)"/>
where unreferenced by textLabel, detailTextLabel
where not-named in must-not-flip text
where hugs-lines
"""####),
        PackedBlock(language: "xml", role: "find", line: 177,
          finders: ["xml"], text: ####"""
document: iOS, tvOS
fix: shown
message: "this text stays on the right in every language; let a trailing constraint place a label that hugs its text, or set the side in code by `effectiveUserInterfaceLayoutDirection`; choose Natural if it is there for Arabic or Hebrew"
<label textAlignment="$(right)"/>
where unreferenced by textLabel, detailTextLabel
where not-named in must-not-flip text
"""####),
        PackedBlock(language: "xml", role: "find", line: 185,
          finders: ["xml"], text: ####"""
document: iOS, tvOS
fix: shown
message: "this text stays on the right in every language; set the side in code, where the view is loaded, by its `effectiveUserInterfaceLayoutDirection`; choose Natural if it is there for Arabic or Hebrew"
<$(textField | textView) textAlignment="$(right)"/>
where not-named in must-not-flip text
"""####),
        PackedBlock(language: "xml", role: "find", line: 192,
          finders: ["xml"], text: ####"""
level: note
needs: system-language
message: "code sets the text of this view ({PLACE}), and the left alignment goes with this one; choose Natural in the paragraph settings, or remove the text"
title: "Use `natural`"
<paragraphStyle alignment="$(left -> natural)"/>
where not-inside <attributedString key="userComments"/>
where project has replaces-attributed-text
where project has-no keeps-attributed-text
"""####),
        PackedBlock(language: "xml", role: "find", line: 202,
          finders: ["xml"], text: ####"""
level: note
fix: none
message: "code sets the text of this view ({PLACE}), and the right alignment goes with this one; remove the text"
<paragraphStyle alignment="$(right)"/>
where not-inside <attributedString key="userComments"/>
where project has replaces-attributed-text
where project has-no keeps-attributed-text
"""####),
        PackedBlock(language: "xml", role: "find", line: 211,
          finders: ["xml"], text: ####"""
needs: system-language
message: "this attributed text stays on the left in every language; choose Natural in the paragraph settings"
title: "Use `natural`"
<paragraphStyle alignment="$(left -> natural)"/>
where not-inside <attributedString key="userComments"/>
"""####),
        PackedBlock(language: "xml", role: "find", line: 218,
          finders: ["xml"], text: ####"""
fix: shown
message: "this attributed text stays on the right in every language; set the side in code by the direction of the view"
<paragraphStyle alignment="$(right)"/>
where not-inside <attributedString key="userComments"/>
where first <fragment/>
"""####),
        PackedBlock(language: "xml", role: "find", line: 225,
          finders: ["xml"], text: ####"""
document: iOS, tvOS
fix: none
message: "this runtime attribute aligns the text to the left in every language; 4 is natural"
<userDefinedRuntimeAttribute keyPath="$(textAlignment | titleLabel.textAlignment | textLabel.textAlignment | detailTextLabel.textAlignment)"/>
where has <integer key="value" value="0"/>
"""####),
        PackedBlock(language: "xml", role: "find", line: 232,
          finders: ["xml"], text: ####"""
document: iOS, tvOS
fix: none
message: "this runtime attribute aligns the text to the right in every language; set the side in code by the direction of the view"
<userDefinedRuntimeAttribute keyPath="$(textAlignment | titleLabel.textAlignment | textLabel.textAlignment | detailTextLabel.textAlignment)"/>
where has <integer key="value" value="2"/>
"""####),
        PackedBlock(language: "xml", role: "find", line: 239,
          finders: ["xml"], text: ####"""
needs: system-language
document: macOS
message: "this text stays on the left in every language; choose the natural alignment, which leaves the attribute out"
title: "Remove `alignment=\"left\"`"
<textFieldCell $(alignment="left" -> )/>
where not-beside <prototypeCellViews/>
where not-named in must-not-flip text
"""####),
        PackedBlock(language: "xml", role: "find", line: 248,
          finders: ["xml"], text: ####"""
document: macOS
level: note
fix: shown
message: "this text stays on the right in every language; captions beside a field belong at its leading side"
<textFieldCell alignment="$(right)"/>
where not-beside <prototypeCellViews/>
where not-named in must-not-flip text
"""####),
      ], page: ####"""
# Interface Builder text without natural alignment

Interface Builder leaves the value "left" out of the file, so a label without `textAlignment` is a left-aligned label: in Arabic its text starts
at the wrong end of the row. Choose the fourth button (natural) of the alignment control, which writes `textAlignment="natural"` and changes nothing in English.
On the Mac it is the other way round: no value is natural, and `left` is written out. A field whose outlet code aligns later is a note, and so is each where the project gives all labels their side when they are laid out; text that never turns round (a phone number, a code, the address of a page), may stay.
In a text view natural follows the text that stands in it: Arabic that a user typed into an English app moves to the right, so that fix is unsafe, and so is that of a text whose frame no constraint places, where the frame does not grow or stands beside one that does not.
An attributed text that code replaces, through the outlet of its view, is a note: its styles go with it.
A label of one line, or of lines that nothing ends, is as wide as its text where nothing stretches it, so its alignment does not show: `left` is a note there, `right` is silent. Nothing stretches
a label with one side pinned and no width, or in a stack that gives its room to something else or that nothing stretches; a neighbour on the other side that is pinned nowhere else, or takes the room, holds nothing.
The cell of a table column that shows views of its own is never drawn.

Availability: `natural` iOS 6 and all releases of macOS.

Source: UIKit NSText.h; the default of an absent attribute was read from files that Xcode wrote.

A base direction that is fixed decides what natural means; another rule speaks of it at the same place.

A frame that stays where it is, and as wide, keeps its text beside what it was drawn for.

## Examples

Reported:

```xml
<label fixedFrame="YES" text="Basket" translatesAutoresizingMaskIntoConstraints="NO" id="Fxd-tt-001">
    <rect key="frame" x="64" y="8" width="120" height="21"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
</label>
```

Fixed (unsafe):

```xml
<label fixedFrame="YES" text="Basket" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="Fxd-tt-001">
    <rect key="frame" x="64" y="8" width="120" height="21"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
</label>
```

Reported:

```xml
<view id="Fxd-tt-003">
    <subviews>
        <imageView id="Fxd-tt-004">
            <rect key="frame" x="16" y="5" width="44" height="44"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        </imageView>
        <label text="Title" id="Fxd-tt-005">
            <rect key="frame" x="64" y="5" width="281" height="21"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        </label>
    </subviews>
</view>
```

Fixed (unsafe):

```xml
<view id="Fxd-tt-003">
    <subviews>
        <imageView id="Fxd-tt-004">
            <rect key="frame" x="16" y="5" width="44" height="44"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        </imageView>
        <label text="Title" textAlignment="natural" id="Fxd-tt-005">
            <rect key="frame" x="64" y="5" width="281" height="21"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        </label>
    </subviews>
</view>
```

Reported:

```xml
<label text="00:00" id="Fxd-tt-008">
    <rect key="frame" x="0.0" y="30" width="87" height="20"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxX="YES" flexibleMaxY="YES"/>
</label>
```

Fixed (unsafe):

```xml
<label text="00:00" textAlignment="natural" id="Fxd-tt-008">
    <rect key="frame" x="0.0" y="30" width="87" height="20"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxX="YES" flexibleMaxY="YES"/>
</label>
```

Not reported:

```xml
<stackView opaque="NO" axis="vertical" alignment="bottom" translatesAutoresizingMaskIntoConstraints="NO" id="Fxd-tt-006">
    <subviews>
        <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="12,50" textAlignment="right" translatesAutoresizingMaskIntoConstraints="NO" id="Fxd-tt-007"/>
    </subviews>
</stackView>
```

Reported:

```xml
<textField fixedFrame="YES" textAlignment="left" translatesAutoresizingMaskIntoConstraints="NO" id="Fxd-tt-002">
    <rect key="frame" x="16" y="8" width="288" height="21"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
</textField>
```

Fixed:

```xml
<textField fixedFrame="YES" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="Fxd-tt-002">
    <rect key="frame" x="16" y="8" width="288" height="21"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
</textField>
```

Reported:

```xml
<textView contentMode="scaleToFill" id="kZ1-bb-031"/>
```

Fixed (unsafe):

```xml
<textView contentMode="scaleToFill" textAlignment="natural" id="kZ1-bb-031"/>
```

Reported:

```xml
<textView contentMode="scaleToFill" textAlignment="left" id="kZ1-bb-032"/>
```

Fixed (unsafe):

```xml
<textView contentMode="scaleToFill" textAlignment="natural" id="kZ1-bb-032"/>
```

Reported:

```xml
<label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Your basket is empty" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-aa-001"/>
```

Fixed:

```xml
<label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Your basket is empty" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-aa-001"/>
```

Reported:

```xml
<textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Street" minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-aa-002">
    <fontDescription key="fontDescription" type="system" pointSize="14"/>
    <textInputTraits key="textInputTraits"/>
</textField>
```

Fixed:

```xml
<textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Street" textAlignment="natural" minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-aa-002">
    <fontDescription key="fontDescription" type="system" pointSize="14"/>
    <textInputTraits key="textInputTraits"/>
</textField>
```

Reported:

```xml
<label opaque="NO" contentMode="left" text="12,50" textAlignment="right" lineBreakMode="tailTruncation" id="kZ1-aa-003"/>
```

Reported:

```xml
<label opaque="NO" contentMode="left" id="kZ1-aa-004">
    <attributedString key="attributedText">
        <fragment content="Free delivery from two boxes on">
            <attributes>
                <paragraphStyle key="NSParagraphStyle" alignment="left" lineBreakMode="wordWrapping" baseWritingDirection="natural" tighteningFactorForTruncation="0.0"/>
            </attributes>
        </fragment>
    </attributedString>
</label>
```

Fixed:

```xml
<label opaque="NO" contentMode="left" id="kZ1-aa-004">
    <attributedString key="attributedText">
        <fragment content="Free delivery from two boxes on">
            <attributes>
                <paragraphStyle key="NSParagraphStyle" alignment="natural" lineBreakMode="wordWrapping" baseWritingDirection="natural" tighteningFactorForTruncation="0.0"/>
            </attributes>
        </fragment>
    </attributedString>
</label>
```

The parts of a text turn together.

Reported:

```xml
<label opaque="NO" contentMode="left" id="kZ1-aa-030">
    <attributedString key="attributedText">
        <fragment content="Two ">
            <attributes><paragraphStyle key="NSParagraphStyle" alignment="left" baseWritingDirection="natural"/></attributes>
        </fragment>
        <fragment content="boxes">
            <attributes><paragraphStyle key="NSParagraphStyle" alignment="left" baseWritingDirection="natural"/></attributes>
        </fragment>
    </attributedString>
</label>
```

Fixed:

```xml
<label opaque="NO" contentMode="left" id="kZ1-aa-030">
    <attributedString key="attributedText">
        <fragment content="Two ">
            <attributes><paragraphStyle key="NSParagraphStyle" alignment="natural" baseWritingDirection="natural"/></attributes>
        </fragment>
        <fragment content="boxes">
            <attributes><paragraphStyle key="NSParagraphStyle" alignment="natural" baseWritingDirection="natural"/></attributes>
        </fragment>
    </attributedString>
</label>
```

Reported:

```xml
<attributedString key="attributedText">
    <fragment content="Two "><attributes><paragraphStyle key="NSParagraphStyle" alignment="right" baseWritingDirection="natural"/></attributes></fragment>
    <fragment content="boxes"><attributes><paragraphStyle key="NSParagraphStyle" alignment="right" baseWritingDirection="natural"/></attributes></fragment>
</attributedString>
```

Not reported:

```xml
<attributedString key="attributedText">
    <fragment content="Two boxes"><attributes><paragraphStyle key="NSParagraphStyle" alignment="left" baseWritingDirection="leftToRight"/></attributes></fragment>
</attributedString>
```

A comment for translators is drawn nowhere.

Not reported:

```xml
<label opaque="NO" contentMode="left" text="Basket" textAlignment="natural" id="kZ1-bb-020">
    <attributedString key="userComments">
        <fragment content="Title of the screen">
            <attributes>
                <paragraphStyle key="NSParagraphStyle" alignment="left" lineBreakMode="wordWrapping" baseWritingDirection="leftToRight"/>
            </attributes>
        </fragment>
    </attributedString>
</label>
```

Reported (document `macOS`):

```xml
<textFieldCell key="cell" lineBreakMode="clipping" sendsActionOnEndEditing="YES" alignment="left" title="Playlist" id="kZ1-aa-005"/>
```

Fixed:

```xml
<textFieldCell key="cell" lineBreakMode="clipping" sendsActionOnEndEditing="YES" title="Playlist" id="kZ1-aa-005"/>
```

Reported (document `macOS`; level `note`):

```xml
<textFieldCell key="cell" lineBreakMode="clipping" alignment="right" title="Folder:" id="kZ1-aa-006"/>
```

Reported:

```xml
<button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" id="kZ1-aa-007">
    <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="titleLabel.textAlignment">
            <integer key="value" value="0"/>
        </userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes>
</button>
```

Not reported:

```xml
<label opaque="NO" contentMode="left" text="Total" textAlignment="natural" id="kZ1-bb-001"/>
<label opaque="NO" contentMode="left" text="Loading" textAlignment="center" id="kZ1-bb-002"/>
<textView contentMode="scaleToFill" textAlignment="natural" id="kZ1-bb-003"/>
```

Not reported:

```xml
<tableViewCell contentMode="scaleToFill" textLabel="kZ1-bb-005" style="IBUITableViewCellStyleDefault" id="kZ1-bb-004">
    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="kZ1-bb-004" id="kZ1-bb-006">
        <subviews>
            <label opaque="NO" contentMode="left" text="Language" id="kZ1-bb-005"/>
        </subviews>
    </tableViewCellContentView>
</tableViewCell>
```

Not reported:

```xml
<label opaque="NO" contentMode="left" id="kZ1-bb-007">
    <attributedString key="attributedText">
        <fragment content="Thank you"/>
    </attributedString>
</label>
```

Not reported:

```xml
<textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" placeholder="Phone number" id="kZ1-bb-008"/>
```

Not reported (document `macOS`):

```xml
<textField verticalHuggingPriority="750" id="kZ1-bb-009">
    <textFieldCell key="cell" lineBreakMode="clipping" title="Playlist" id="kZ1-bb-010"/>
</textField>
<popUpButtonCell key="cell" type="push" alignment="left" id="kZ1-bb-011"/>
<sliderCell key="cell" alignment="left" id="kZ1-bb-012"/>
```

Not reported (document `macOS`):

```xml
<tableColumn identifier="price" id="kZ1-bb-014">
    <textFieldCell key="dataCell" lineBreakMode="truncatingTail" alignment="left" title="Text Cell" id="kZ1-bb-015"/>
    <prototypeCellViews>
        <tableCellView id="kZ1-bb-016"/>
    </prototypeCellViews>
</tableColumn>
```

Reported (document `macOS`):

```xml
<tableColumn identifier="price" id="kZ1-bb-017">
    <textFieldCell key="dataCell" lineBreakMode="truncatingTail" alignment="left" title="Text Cell" id="kZ1-bb-018"/>
</tableColumn>
```

Fixed:

```xml
<tableColumn identifier="price" id="kZ1-bb-017">
    <textFieldCell key="dataCell" lineBreakMode="truncatingTail" title="Text Cell" id="kZ1-bb-018"/>
</tableColumn>
```

Not reported (document `watchOS`):

```xml
<label alignment="left" text="Steps" id="kZ1-bb-013"/>
```

Not reported:

```xml
<stackView opaque="NO" contentMode="scaleToFill" distribution="equalSpacing" spacing="12" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-cc-001">
    <subviews>
        <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="Total" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-cc-002"/>
        <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="12,50" textAlignment="right" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-cc-003"/>
    </subviews>
</stackView>
<stackView opaque="NO" contentMode="scaleToFill" spacing="12" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-cc-004">
    <subviews>
        <label opaque="NO" contentMode="left" text="Total" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-cc-005"/>
        <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="12,50" textAlignment="right" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-cc-006"/>
    </subviews>
</stackView>
```

Reported:

```xml
<stackView opaque="NO" contentMode="scaleToFill" spacing="12" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-cc-007">
    <subviews>
        <label opaque="NO" contentMode="left" horizontalHuggingPriority="252" text="Total" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-cc-008"/>
        <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="12,50" textAlignment="right" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-cc-009"/>
    </subviews>
</stackView>
```

Reported:

```xml
<stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="12" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-cc-010">
    <subviews>
        <label opaque="NO" contentMode="left" text="12,50" textAlignment="right" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-cc-011"/>
    </subviews>
</stackView>
```

Not reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
<view contentMode="scaleToFill" id="kZ1-dd-001">
    <subviews>
        <slider opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-dd-002"/>
        <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="50" textAlignment="right" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-dd-003"/>
        <label opaque="NO" contentMode="left" text="Edited" textAlignment="right" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-dd-004"/>
        <imageView contentMode="scaleAspectFit" image="pencil" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-dd-005">
            <constraints>
                <constraint firstAttribute="width" constant="14" id="kZ1-de-001"/>
            </constraints>
        </imageView>
        <label opaque="NO" contentMode="left" text="Reason" textAlignment="right" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-dd-006">
            <constraints>
                <constraint firstAttribute="height" constant="18" id="kZ1-de-002"/>
            </constraints>
            <fontDescription key="fontDescription" type="system" pointSize="13"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="kZ1-dd-002" firstAttribute="leading" secondItem="kZ1-dd-001" secondAttribute="leading" constant="16" id="kZ1-de-003"/>
        <constraint firstItem="kZ1-dd-003" firstAttribute="leading" secondItem="kZ1-dd-002" secondAttribute="trailing" constant="8" id="kZ1-de-004"/>
        <constraint firstAttribute="trailing" secondItem="kZ1-dd-003" secondAttribute="trailing" constant="16" id="kZ1-de-005"/>
        <constraint firstItem="kZ1-dd-004" firstAttribute="leading" secondItem="kZ1-dd-001" secondAttribute="leading" constant="16" id="kZ1-de-006"/>
        <constraint firstItem="kZ1-dd-005" firstAttribute="leading" secondItem="kZ1-dd-004" secondAttribute="trailing" constant="7" id="kZ1-de-007"/>
        <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="kZ1-dd-005" secondAttribute="trailing" constant="16" id="kZ1-de-008"/>
        <constraint firstItem="kZ1-dd-006" firstAttribute="leading" secondItem="kZ1-dd-001" secondAttribute="leading" constant="16" id="kZ1-de-009"/>
    </constraints>
</view>
</document>
```

Reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
<view contentMode="scaleToFill" id="kZ1-dd-011">
    <subviews>
        <label opaque="NO" contentMode="left" text="Edited" textAlignment="right" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-dd-014"/>
        <imageView contentMode="scaleAspectFit" image="pencil" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-dd-015">
            <constraints>
                <constraint firstAttribute="width" constant="14" id="kZ1-de-011"/>
            </constraints>
        </imageView>
        <label opaque="NO" contentMode="left" text="Reason" textAlignment="right" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-dd-016"/>
    </subviews>
    <constraints>
        <constraint firstItem="kZ1-dd-014" firstAttribute="leading" secondItem="kZ1-dd-011" secondAttribute="leading" constant="16" id="kZ1-de-016"/>
        <constraint firstItem="kZ1-dd-015" firstAttribute="leading" secondItem="kZ1-dd-014" secondAttribute="trailing" constant="7" id="kZ1-de-017"/>
        <constraint firstAttribute="trailing" secondItem="kZ1-dd-015" secondAttribute="trailing" constant="16" id="kZ1-de-018"/>
        <constraint firstAttribute="trailing" secondItem="kZ1-dd-016" secondAttribute="trailing" constant="16" id="kZ1-de-019"/>
        <constraint firstItem="kZ1-dd-016" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="kZ1-dd-011" secondAttribute="leading" constant="16" id="kZ1-de-020"/>
    </constraints>
</view>
</document>
```

Not reported:

```xml
<textField opaque="NO" contentMode="scaleToFill" placeholder="Number" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-ee-001">
    <textInputTraits key="textInputTraits" keyboardType="phonePad"/>
</textField>
```

Not reported:

```xml
<textField opaque="NO" contentMode="scaleToFill" placeholder="https://" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-ee-002">
    <textInputTraits key="textInputTraits" keyboardType="URL"/>
</textField>
```

Reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
<view contentMode="scaleToFill" id="kZ1-ff-001">
    <subviews>
        <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="Name" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-ff-002">
            <constraints>
                <constraint firstAttribute="width" constant="100" id="kZ1-fg-001"/>
            </constraints>
        </label>
        <textField opaque="NO" contentMode="scaleToFill" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-ff-003"/>
        <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="Street" textAlignment="right" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-ff-004"/>
        <textField opaque="NO" contentMode="scaleToFill" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-ff-005"/>
    </subviews>
    <constraints>
        <constraint firstItem="kZ1-ff-002" firstAttribute="leading" secondItem="kZ1-ff-001" secondAttribute="leading" id="kZ1-fg-002"/>
        <constraint firstItem="kZ1-ff-003" firstAttribute="leading" secondItem="kZ1-ff-002" secondAttribute="trailing" id="kZ1-fg-003"/>
        <constraint firstAttribute="trailing" secondItem="kZ1-ff-003" secondAttribute="trailing" id="kZ1-fg-004"/>
        <constraint firstItem="kZ1-ff-004" firstAttribute="leading" secondItem="kZ1-ff-001" secondAttribute="leading" id="kZ1-fg-005"/>
        <constraint firstItem="kZ1-ff-005" firstAttribute="leading" secondItem="kZ1-ff-004" secondAttribute="trailing" id="kZ1-fg-006"/>
        <constraint firstItem="kZ1-ff-005" firstAttribute="leading" secondItem="kZ1-ff-003" secondAttribute="leading" id="kZ1-fg-007"/>
        <constraint firstAttribute="trailing" secondItem="kZ1-ff-005" secondAttribute="trailing" id="kZ1-fg-008"/>
    </constraints>
</view>
</document>
```

A picture that keeps its size and is held at its other side stretches the label beside it, though its own hold on its size is the stronger one.
Reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
  <view id="kZ1-hh-001">
    <subviews>
      <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="Total" textAlignment="right" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-002"/>
      <imageView horizontalHuggingPriority="1000" image="leaf" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-003"/>
    </subviews>
    <constraints>
      <constraint firstItem="kZ1-hh-002" firstAttribute="leading" secondItem="kZ1-hh-001" secondAttribute="leading" constant="16" id="kZ1-hh-004"/>
      <constraint firstItem="kZ1-hh-003" firstAttribute="leading" secondItem="kZ1-hh-002" secondAttribute="trailing" constant="8" id="kZ1-hh-005"/>
      <constraint firstAttribute="trailing" secondItem="kZ1-hh-003" secondAttribute="trailing" constant="16" priority="999" id="kZ1-hh-006"/>
    </constraints>
  </view>
</document>
```

A width that is weaker than the label's hold on its text, and a preferred width of one line, stretch nothing.
Not reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
  <view id="kZ1-hh-010">
    <subviews>
      <label opaque="NO" contentMode="left" horizontalHuggingPriority="1000" text="Total" textAlignment="right" lineBreakMode="tailTruncation" preferredMaxLayoutWidth="42" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-011">
        <constraints><constraint firstAttribute="width" constant="120" priority="500" id="kZ1-hh-012"/></constraints>
      </label>
    </subviews>
    <constraints>
      <constraint firstItem="kZ1-hh-011" firstAttribute="leading" secondItem="kZ1-hh-010" secondAttribute="leading" constant="16" id="kZ1-hh-013"/>
    </constraints>
  </view>
</document>
```

What a stack hides, and what has a width of its own, takes no room: the label beside it is stretched.
Reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
  <stackView translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-001">
    <subviews>
      <label horizontalHuggingPriority="251" text="Total" textAlignment="right" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-002"/>
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-003">
        <subviews>
          <label hidden="YES" text="Tax" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-004"/>
          <label horizontalHuggingPriority="1000" text="12" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-005"/>
        </subviews>
      </stackView>
    </subviews>
  </stackView>
</document>
```

Not reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
  <stackView translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-011">
    <subviews>
      <label horizontalHuggingPriority="251" text="Total" textAlignment="right" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-012"/>
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-013">
        <subviews>
          <label text="Tax" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-014"/>
          <label horizontalHuggingPriority="1000" text="12" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-015"/>
        </subviews>
      </stackView>
    </subviews>
  </stackView>
</document>
```

A row in a row that leaves it as wide as its views stretches none of them, and neither does one that is held at one side alone.
Not reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
  <view id="kZ1-hh-020">
    <subviews>
      <stackView distribution="equalSpacing" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-021">
        <subviews>
          <stackView spacing="6" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-022">
            <subviews>
              <label horizontalHuggingPriority="251" text="4.2" textAlignment="right" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-023"/>
              <label horizontalHuggingPriority="251" text="kg" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-024"/>
            </subviews>
          </stackView>
          <label horizontalHuggingPriority="251" text="today" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-025"/>
        </subviews>
      </stackView>
      <stackView distribution="fillProportionally" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-026">
        <subviews>
          <label horizontalHuggingPriority="251" text="Filter" textAlignment="right" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-027"/>
        </subviews>
      </stackView>
    </subviews>
    <constraints>
      <constraint firstItem="kZ1-hh-021" firstAttribute="leading" secondItem="kZ1-hh-020" secondAttribute="leading" id="kZ1-hh-028"/>
      <constraint firstItem="kZ1-hh-021" firstAttribute="trailing" secondItem="kZ1-hh-020" secondAttribute="trailing" id="kZ1-hh-029"/>
      <constraint firstItem="kZ1-hh-026" firstAttribute="leading" secondItem="kZ1-hh-020" secondAttribute="leading" id="kZ1-hh-030"/>
    </constraints>
  </view>
</document>
```

Equal widths stretch the narrower views of a row.
Reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
  <view id="kZ1-hh-031">
    <subviews>
      <stackView distribution="fillEqually" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-032">
        <subviews>
          <label horizontalHuggingPriority="251" text="4.2" textAlignment="right" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-033"/>
          <label horizontalHuggingPriority="251" text="kilograms" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-034"/>
        </subviews>
      </stackView>
    </subviews>
    <constraints>
      <constraint firstItem="kZ1-hh-032" firstAttribute="leading" secondItem="kZ1-hh-031" secondAttribute="leading" id="kZ1-hh-035"/>
    </constraints>
  </view>
</document>
```

Lines are free, but nothing ends the first one: the label is as wide as its text.
Not reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
  <view id="kZ1-hh-040">
    <subviews>
      <label horizontalHuggingPriority="251" text="Active" numberOfLines="0" textAlignment="right" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-041"/>
    </subviews>
    <constraints>
      <constraint firstAttribute="trailing" secondItem="kZ1-hh-041" secondAttribute="trailing" id="kZ1-hh-042"/>
    </constraints>
  </view>
</document>
```

Reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
  <view id="kZ1-hh-050">
    <subviews>
      <label horizontalHuggingPriority="251" text="Active" numberOfLines="0" textAlignment="right" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-051"/>
    </subviews>
    <constraints>
      <constraint firstAttribute="trailing" secondItem="kZ1-hh-051" secondAttribute="trailing" id="kZ1-hh-052"/>
      <constraint firstItem="kZ1-hh-051" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="kZ1-hh-050" secondAttribute="leading" id="kZ1-hh-053"/>
    </constraints>
  </view>
</document>
```

Code may set a text of several lines through the outlet, and one view alone is held at both ends of an equal spacing.

Reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
  <view id="kZ1-hh-060">
    <subviews>
      <label horizontalHuggingPriority="251" text="Street" numberOfLines="0" textAlignment="right" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-061"/>
      <stackView distribution="equalSpacing" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-062">
        <subviews>
          <label horizontalHuggingPriority="251" text="Total" textAlignment="right" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-hh-063"/>
        </subviews>
      </stackView>
    </subviews>
    <constraints>
      <constraint firstAttribute="trailing" secondItem="kZ1-hh-061" secondAttribute="trailing" id="kZ1-hh-064"/>
      <constraint firstAttribute="trailing" secondItem="kZ1-hh-062" secondAttribute="trailing" id="kZ1-hh-065"/>
      <constraint firstItem="kZ1-hh-062" firstAttribute="leading" secondItem="kZ1-hh-060" secondAttribute="leading" id="kZ1-hh-066"/>
    </constraints>
    <connections><outlet property="address" destination="kZ1-hh-061" id="kZ1-hh-067"/></connections>
  </view>
</document>
```
"""####),
    PackedRule(
      id: "crowded-row", category: "text-clipping", level: "note", fix: "none", isOn: true,
      path: ####"text-clipping/crowded-row.md"####,
      title: ####"Three or more texts in one row"####,
      summary: ####"Four buttons that just fit in English are cut in German and Arabic, and with large text in every language. Let the row become a column when it is too wide (a `UIStackView` subclass that sets `axis` after comparing `systemLayoutSizeFitting` with its superview), let the labels wrap (Lines 0), use icons, or move the rare actions into a menu. Rows of digits, separators and short signs are not counted, nor are stacks with a class of their own."####,
      head: ####"""
id: crowded-row
category: text-clipping
severity: note
fix: none
precision: medium
message: "{TEXT} stand in one row without a way to wrap and are cut in a longer language; use icons, or an axis that changes when the row is full"
"""####, triggers: [
        PackedTriggers(language: "xml", role: "find", lines: ####"""
0			*interface-layout
"""####),
      ], blocks: [
        PackedBlock(language: "xml", role: "find", line: 17,
          finders: ["xml"], text: ####"""
analysis: interface-layout
find: crowded-rows
texts: label, button
defaults: Label, Button, Text, Title
"""####),
      ], page: ####"""
# Three or more texts in one row

Four buttons that just fit in English are cut in German and Arabic, and with large text in every language. Let the row become a column when it is too wide (a `UIStackView` subclass that sets `axis`
after comparing `systemLayoutSizeFitting` with its superview), let the labels wrap (Lines 0), use icons, or move the rare actions into a menu. Rows of digits, separators and short signs are not counted, nor are stacks with a class of their own.

Source: Apple, WWDC20 10219 "Build localization-friendly layouts using Xcode". All versions.

## Examples

Reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <stackView distribution="fillEqually" id="Row-aa-000">
            <subviews>
                <button id="Row-aa-001"><state key="normal" title="Reorder"/></button>
                <button id="Row-aa-002"><state key="normal" title="Receipt"/></button>
                <button id="Row-aa-003"><state key="normal" title="Support"/></button>
            </subviews>
        </stackView>
    </objects>
</document>
```

Not reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <stackView id="Row-bb-000">
            <subviews>
                <label text="Ready" id="Row-bb-001"/>
                <label text="·" id="Row-bb-002"/>
                <label text="12 min" id="Row-bb-003"/>
                <button id="Row-bb-004"><state key="normal" image="more"/></button>
            </subviews>
        </stackView>
        <stackView axis="vertical" id="Row-bb-010">
            <subviews>
                <button id="Row-bb-011"><state key="normal" title="Reorder"/></button>
                <button id="Row-bb-012"><state key="normal" title="Receipt"/></button>
                <button id="Row-bb-013"><state key="normal" title="Support"/></button>
            </subviews>
        </stackView>
        <stackView id="Row-bb-030">
            <subviews>
                <label text="Courier" id="Row-bb-031"/>
                <label hidden="YES" text="Delayed" id="Row-bb-032"/>
                <label text="Support" id="Row-bb-033"/>
                <label text="Receipt" adjustsFontSizeToFit="NO" minimumFontSize="12" numberOfLines="0" id="Row-bb-034"/>
            </subviews>
        </stackView>
        <stackView customClass="WrappingRow" id="Row-bb-020">
            <subviews>
                <button id="Row-bb-021"><state key="normal" title="Reorder"/></button>
                <button id="Row-bb-022"><state key="normal" title="Receipt"/></button>
                <button id="Row-bb-023"><state key="normal" title="Support"/></button>
            </subviews>
        </stackView>
    </objects>
</document>
```
"""####),
    PackedRule(
      id: "fixed-text-size", category: "text-clipping", level: "note", fix: "none", isOn: true,
      path: ####"text-clipping/fixed-text-size.md"####,
      title: ####"Text with a fixed size"####,
      summary: ####"A translation is often half as long again as the English words, and Arabic, Hindi and Burmese lines are taller. A label or button with a required width or height of its own cuts them. In Interface Builder set the constraint's relation to Greater Than or Equal, or its priority below 1000; or let the text shrink (Autoshrink) or wrap (Lines 0). Keep fixed sizes for icons, initials and digits."####,
      head: ####"""
id: fixed-text-size
category: text-clipping
severity: note
fix: none
precision: medium
message: "“{TEXT}” has {ROOM} points and nothing more, so a longer translation is cut; make the constraint greater than or equal"
"""####, triggers: [
        PackedTriggers(language: "xml", role: "find", lines: ####"""
0			*interface-layout
"""####),
      ], blocks: [
        PackedBlock(language: "xml", role: "find", line: 19,
          finders: ["xml"], text: ####"""
analysis: interface-layout
find: fixed-sizes
texts: label, button, textField
defaults: Label, Button, Text, Title
"""####),
      ], page: ####"""
# Text with a fixed size

A translation is often half as long again as the English words, and Arabic, Hindi and Burmese lines are taller. A label or button with a required width or height of its own cuts them. In Interface Builder set the constraint's relation to
Greater Than or Equal, or its priority below 1000; or let the text shrink (Autoshrink) or wrap (Lines 0). Keep fixed sizes for icons, initials and digits.

The width is reported only where the words in the file would not fit one and a half times, the height where it is less than a line of the font. Constraints that have an outlet are left to the code.

Source: Apple, WWDC20 10219 "Build localization-friendly layouts using Xcode"; Interface Builder documents. All versions.

## Examples

Reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <button opaque="NO" id="Szd-aa-001">
            <constraints>
                <constraint firstAttribute="width" constant="80" id="Szd-cc-001"/>
            </constraints>
            <state key="normal" title="Add to basket"/>
        </button>
        <label opaque="NO" text="Delivery" textAlignment="natural" adjustsFontSizeToFit="NO" id="Szd-aa-002">
            <constraints>
                <constraint firstAttribute="height" constant="14" id="Szd-cc-002"/>
            </constraints>
            <fontDescription key="fontDescription" type="system" pointSize="12"/>
        </label>
    </objects>
</document>
```

Not reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <button opaque="NO" id="Szd-bb-001">
            <constraints>
                <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="80" id="Szd-dd-001"/>
                <constraint firstAttribute="height" constant="44" id="Szd-dd-002"/>
            </constraints>
            <state key="normal" title="Add to basket"/>
        </button>
        <button opaque="NO" id="Szd-bb-002">
            <constraints>
                <constraint firstAttribute="width" constant="44" id="Szd-dd-003"/>
            </constraints>
            <state key="normal" image="basket"/>
        </button>
        <label opaque="NO" text="99" id="Szd-bb-003">
            <constraints>
                <constraint firstAttribute="width" constant="20" id="Szd-dd-004"/>
            </constraints>
        </label>
        <label opaque="NO" text="Delivery" adjustsFontSizeToFit="YES" id="Szd-bb-004">
            <constraints>
                <constraint firstAttribute="width" constant="60" id="Szd-dd-005"/>
            </constraints>
        </label>
        <label opaque="NO" text="Delivery" id="Szd-bb-005">
            <constraints>
                <constraint firstAttribute="width" constant="60" priority="750" id="Szd-dd-006"/>
                <constraint firstAttribute="width" constant="240" id="Szd-dd-007"/>
            </constraints>
        </label>
        <label opaque="NO" text="Label" id="Szd-bb-006">
            <constraints>
                <constraint firstAttribute="width" constant="40" id="Szd-dd-008"/>
            </constraints>
        </label>
    </objects>
</document>
```
"""####),
    PackedRule(
      id: "single-line-text", category: "text-clipping", level: "note", fix: "none", isOn: true,
      path: ####"text-clipping/single-line-text.md"####,
      title: ####"Long text in one line"####,
      summary: ####"A label between two fixed sides that the English words nearly fill has no room for a translation, which is often half as long again. Set Lines to 0 so that it wraps, or let it shrink (Autoshrink). Reported are texts of twenty letters and more in Interface Builder, held on both sides, whose words would not fit one and a half times."####,
      head: ####"""
id: single-line-text
category: text-clipping
severity: note
fix: none
precision: medium
message: "“{TEXT}” nearly fills its one line, so a longer translation is cut; set Lines to 0"
"""####, triggers: [
        PackedTriggers(language: "xml", role: "find", lines: ####"""
0			*interface-layout
"""####),
      ], blocks: [
        PackedBlock(language: "xml", role: "find", line: 19,
          finders: ["xml"], text: ####"""
analysis: interface-layout
find: short-lines
texts: label
defaults: Label
"""####),
      ], page: ####"""
# Long text in one line

A label between two fixed sides that the English words nearly fill has no room for a translation, which is often half as long again. Set Lines to 0 so that it wraps, or let it shrink (Autoshrink).
Reported are texts of twenty letters and more in Interface Builder, held on both sides, whose words would not fit one and a half times.

On a device: Arabic at the largest text size: no line is cut, also above and below.

Source: Apple, WWDC20 10219 "Build localization-friendly layouts using Xcode"; Interface Builder documents. All versions.

## Examples

Reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <view id="Lng-aa-000">
            <subviews>
                <label opaque="NO" text="Your courier will call when he arrives" id="Lng-aa-001">
                    <rect key="frame" x="16" y="12" width="288" height="21"/>
                </label>
            </subviews>
            <constraints>
                <constraint firstItem="Lng-aa-001" firstAttribute="leading" secondItem="Lng-aa-000" secondAttribute="leading" constant="16" id="Lng-cc-001"/>
                <constraint firstAttribute="trailing" secondItem="Lng-aa-001" secondAttribute="trailing" constant="16" id="Lng-cc-002"/>
            </constraints>
        </view>
    </objects>
</document>
```

Not reported:

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <view id="Lng-bb-000">
            <subviews>
                <label opaque="NO" text="Your courier will call when he arrives" numberOfLines="0" id="Lng-bb-001">
                    <rect key="frame" x="16" y="12" width="288" height="21"/>
                </label>
                <label opaque="NO" text="Your courier will call when he arrives" id="Lng-bb-002">
                    <rect key="frame" x="16" y="12" width="288" height="21"/>
                </label>
                <label opaque="NO" text="Your courier will call when he arrives" minimumFontSize="14" id="Lng-bb-004">
                    <rect key="frame" x="16" y="12" width="288" height="21"/>
                </label>
                <label opaque="NO" text="Payment" id="Lng-bb-003">
                    <rect key="frame" x="16" y="12" width="288" height="21"/>
                </label>
            </subviews>
            <constraints>
                <constraint firstItem="Lng-bb-001" firstAttribute="leading" secondItem="Lng-bb-000" secondAttribute="leading" constant="16" id="Lng-dd-001"/>
                <constraint firstAttribute="trailing" secondItem="Lng-bb-001" secondAttribute="trailing" constant="16" id="Lng-dd-002"/>
                <constraint firstItem="Lng-bb-002" firstAttribute="leading" secondItem="Lng-bb-000" secondAttribute="leading" constant="16" id="Lng-dd-003"/>
                <constraint firstItem="Lng-bb-004" firstAttribute="leading" secondItem="Lng-bb-000" secondAttribute="leading" constant="16" id="Lng-dd-006"/>
                <constraint firstAttribute="trailing" secondItem="Lng-bb-004" secondAttribute="trailing" constant="16" id="Lng-dd-007"/>
                <constraint firstItem="Lng-bb-003" firstAttribute="leading" secondItem="Lng-bb-000" secondAttribute="leading" constant="16" id="Lng-dd-004"/>
                <constraint firstAttribute="trailing" secondItem="Lng-bb-003" secondAttribute="trailing" constant="16" id="Lng-dd-005"/>
            </constraints>
        </view>
    </objects>
</document>
```
"""####),
    PackedRule(
      id: "application-direction-test", category: "writing-direction", level: "note", fix: "shown", isOn: true,
      path: ####"writing-direction/application-direction-test.md"####,
      title: ####"Direction of the app is asked in place of the view"####,
      summary: ####"The direction of the application is that of the system's language. Where views are forced to another one, because the app lets its readers choose a language or keeps a part from left to right, a layout that asks the application is laid out for the wrong side."####,
      head: ####"""
id: application-direction-test
category: writing-direction
severity: note
fix: shown
precision: medium
unguarded: true
message: "`userInterfaceLayoutDirection` answers for the whole app, and this project forces the direction of its views ({PLACE}); a view answers for itself: `effectiveUserInterfaceLayoutDirection`"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
2	[	sharedApplication	UIApplication
3		.	UIApplication
4	[		NSLocale
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0		.	UIApplication
1		.	Locale
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0		.	UIApplication
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 24,
          finders: ["swift"], text: ####"""
UIApplication.shared.userInterfaceLayoutDirection
where inside analytics, tracker, tracks, telemetry, properties, log, logger, metrics
"""####),
        PackedBlock(language: "swift", role: "find", line: 28,
          finders: ["swift"], text: ####"""
title: "Ask the view: `effectiveUserInterfaceLayoutDirection`"
$(UIApplication).shared.userInterfaceLayoutDirection
where project has appearance-direction, trait-direction
"""####),
        PackedBlock(language: "swift", role: "find", line: 33,
          finders: ["swift"], text: ####"""
title: "Ask the view: `effectiveUserInterfaceLayoutDirection`"
message: "`{MATCH}` answers for a language, and this project forces the direction of its views ({PLACE}); a view answers for itself: `effectiveUserInterfaceLayoutDirection`"
Locale.$(characterDirection)(forLanguage: $$$)
where inside layout, frame, subviews, awake, draw, cell, view, controller, button
where project has appearance-direction, trait-direction
"""####),
        PackedBlock(language: "objc", role: "find", line: 40,
          finders: ["objc"], text: ####"""
title: "Ask the view: `effectiveUserInterfaceLayoutDirection`"
[$(UIApplication) sharedApplication].userInterfaceLayoutDirection
where project has appearance-direction, trait-direction
"""####),
        PackedBlock(language: "objc", role: "find", line: 45,
          finders: ["objc"], text: ####"""
title: "Ask the view: `effectiveUserInterfaceLayoutDirection`"
$(UIApplication).sharedApplication.userInterfaceLayoutDirection
where project has appearance-direction, trait-direction
"""####),
        PackedBlock(language: "objc", role: "find", line: 50,
          finders: ["objc"], text: ####"""
title: "Ask the view: `effectiveUserInterfaceLayoutDirection`"
message: "`{MATCH}` answers for a language, and this project forces the direction of its views ({PLACE}); a view answers for itself: `effectiveUserInterfaceLayoutDirection`"
[NSLocale $(characterDirectionForLanguage):$LANGUAGE]
where inside layout, frame, subviews, awake, draw, cell, view, controller, button
where project has appearance-direction, trait-direction
"""####),
      ], page: ####"""
# Direction of the app is asked in place of the view

The direction of the application is that of the system's language. Where views are forced to another one, because the app lets its readers choose a language or keeps a part from left to right,
a layout that asks the application is laid out for the wrong side.

Ask the view that is laid out (iOS 10):

    if effectiveUserInterfaceLayoutDirection == .rightToLeft { … }
    if (self.effectiveUserInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft) { … }

Right as it is in analytics, in code without a view, and in a project that forces no direction on its views by `appearance()` or trait overrides: there the answers are the same, and this rule is silent.
Source: `UIView.h` (iOS 10), `UIApplication.h`, `NSLocale.h`.

## Examples

Reported (project `appearance-direction`):

```swift
final class PriceRow: UIView {
    override func layoutSubviews() {
        if UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft { price.frame.origin.x = 0 }
        let isRTL = Locale.characterDirection(forLanguage: code) == .rightToLeft
    }
}
```

Not reported:

```swift
if UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft { price.frame.origin.x = 0 }
```

Not reported (project `appearance-direction`):

```swift
if price.effectiveUserInterfaceLayoutDirection == .rightToLeft { price.frame.origin.x = 0 }
func analyticsProperties() -> [String: Bool] {
    ["rtl": UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft]
}
func direction(of code: String) -> Locale.LanguageDirection { Locale.characterDirection(forLanguage: code) }
```

Reported (project `appearance-direction`):

```objc
@implementation PriceRow
- (void)layoutSubviews {
    if ([UIApplication sharedApplication].userInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft) { [self flip]; }
    if (UIApplication.sharedApplication.userInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft) { [self flip]; }
    if ([NSLocale characterDirectionForLanguage:code] == NSLocaleLanguageDirectionRightToLeft) { [self flip]; }
}
@end
```

Not reported:

```objc
if ([UIApplication sharedApplication].userInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft) { [self flip]; }
```
"""####),
    PackedRule(
      id: "direction-hook", category: "writing-direction", level: "warning", fix: "none", isOn: true,
      path: ####"writing-direction/direction-hook.md"####,
      title: ####"System methods are exchanged for the direction"####,
      summary: ####"A method of the system that is exchanged at load time (`setTextAlignment:`, `setImageEdgeInsets:`, `initWithFrame:`, `userInterfaceLayoutDirection`) changes every view of the app: those of web views, of the keyboard, of other frameworks, and those that are left to right on purpose. One team met crashes in `WKWebView` when a hook of the initialiser forced its direction. A new system version may stop calling the method, and the app is silently back from left to right. Other rules of this tool report such values as notes, as they cannot know what the hook makes of them."####,
      head: ####"""
id: direction-hook
category: writing-direction
severity: warning
fix: none
precision: high
unguarded: true
message: "`{NEW}` replaces a method of the system in every view, also of other frameworks; force the direction by an appearance or trait overrides (iOS 17), and mirror values where they are set"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
4	@	(	selector
5	@	(	selector
6		(	class_getInstanceMethod
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0		(	#selector
1		(	#selector
2		(	class_getInstanceMethod
3		(	class_getInstanceMethod
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "find", line: 27,
          finders: ["swift"], text: ####"""
$(#selector)($$$), $LABEL: #selector($(? getter:)$(? setter:)$NEW
where $NEW has-word rtl, ltr, right to left, left to right, layout direction, semantic content, mirrored
"""####),
        PackedBlock(language: "swift", role: "find", line: 31,
          finders: ["swift"], text: ####"""
$(#selector)($$$), #selector($(? getter:)$(? setter:)$NEW
where $NEW has-word rtl, ltr, right to left, left to right, layout direction, semantic content, mirrored
"""####),
        PackedBlock(language: "swift", role: "find", line: 35,
          finders: ["swift"], text: ####"""
$(class_getInstanceMethod)($CLASS, #selector($(? getter:)$(? setter:)$NEW
where $NEW has-word rtl, ltr, right to left, left to right, mirrored
"""####),
        PackedBlock(language: "swift", role: "find", line: 39,
          finders: ["swift"], text: ####"""
message: "exchanging `userInterfaceLayoutDirection` also turns views of other frameworks, and none that exist already; force the direction by an appearance or trait overrides (iOS 17)"
$(class_getInstanceMethod)($CLASS, #selector($(? getter:)$(? UIApplication.)userInterfaceLayoutDirection))
"""####),
        PackedBlock(language: "objc", role: "find", line: 46,
          finders: ["objc"], text: ####"""
@$(selector)($$$), @selector($NEW
where $NEW has-word rtl, ltr, right to left, left to right, layout direction, semantic content, mirrored
"""####),
        PackedBlock(language: "objc", role: "find", line: 50,
          finders: ["objc"], text: ####"""
@$(selector)($$$) $WITH:@selector($NEW
where $NEW has-word rtl, ltr, right to left, left to right, layout direction, semantic content, mirrored
"""####),
        PackedBlock(language: "objc", role: "find", line: 54,
          finders: ["objc"], text: ####"""
$(class_getInstanceMethod)($CLASS, @selector($NEW
where $NEW has-word rtl, ltr, right to left, left to right, mirrored
"""####),
      ], page: ####"""
# System methods are exchanged for the direction

A method of the system that is exchanged at load time (`setTextAlignment:`, `setImageEdgeInsets:`, `initWithFrame:`, `userInterfaceLayoutDirection`) changes every view of the app: those of web views, of the keyboard,
of other frameworks, and those that are left to right on purpose. One team met crashes in `WKWebView` when a hook of the initialiser forced its direction. A new system version may stop calling the method, and
the app is silently back from left to right. Other rules of this tool report such values as notes, as they cannot know what the hook makes of them.

    UIView.appearance().semanticContentAttribute = value           the views of the app
    window.traitOverrides.layoutDirection = .rightToLeft           all of it, iOS 17
    label.textAlignment = .natural                                 values that follow the direction by themselves
    NSDirectionalEdgeInsets, UIButton.Configuration                instead of left and right that a hook exchanges

Keep a hook only round a defect of the system, with a version check, and leave out what is not yours: `guard !(self is WKWebView)`.
Source: field report of a team; `objc/runtime.h`, `UIView.h`, `UIAppearance.h`, `UITraitOverrides` (iOS 17).

## Examples

Reported:

```swift
extension UILabel {
    static func exchange() {
        swizzle(UILabel.self, original: #selector(setter: UILabel.textAlignment), new: #selector(UILabel.rtl_setTextAlignment(_:)))
        swap(#selector(layoutSubviews), #selector(rtlLayoutSubviews))
    }
}
```

Reported:

```swift
exchangeMethods(of: UIApplication.self, original: #selector(getter: UIApplication.userInterfaceLayoutDirection), override: #selector(getter: UIApplication.basket_userInterfaceLayoutDirection))
```

Reported:

```swift
let own = class_getInstanceMethod(UIView.self, #selector(setter: UIView.frame))
let other = class_getInstanceMethod(UIView.self, #selector(UIView.setRightToLeftFrame(_:)))
method_exchangeImplementations(own!, other!)
let direction = class_getInstanceMethod(UIApplication.self, #selector(getter: UIApplication.userInterfaceLayoutDirection))
```

Not reported:

```swift
button.addTarget(self, action: #selector(rtlChanged), for: .touchUpInside)
if view.responds(to: #selector(setter: UIView.semanticContentAttribute)) { apply() }
swizzle(UIViewController.self, original: #selector(UIViewController.viewDidAppear(_:)), new: #selector(UIViewController.basket_viewDidAppear(_:)))
let shown = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.basket_viewDidAppear(_:)))
```

Reported:

```objc
+ (void)load {
    BasketSwizzle(self, @selector(setTitleEdgeInsets:), @selector(rtl_setTitleEdgeInsets:));
    [self basket_swizzleMethod:@selector(initWithNibName:bundle:) withMethod:@selector(rtl_initWithNibName:bundle:)];
}
```

Reported:

```objc
+ (void)load {
    Method old = class_getInstanceMethod(self, @selector(setAlignment:));
    Method new = class_getInstanceMethod(self, @selector(rtl_setAlignment:));
    method_exchangeImplementations(old, new);
}
```

Not reported:

```objc
[button addTarget:self action:@selector(rtlChanged:) forControlEvents:UIControlEventTouchUpInside];
if ([view respondsToSelector:@selector(setSemanticContentAttribute:)]) { [self apply]; }
BasketSwizzle(self, @selector(viewDidAppear:), @selector(basket_viewDidAppear:));
```
"""####),
    PackedRule(
      id: "fixed-writing-direction", category: "writing-direction", level: "warning", fix: "shown", isOn: true,
      path: ####"writing-direction/fixed-writing-direction.md"####,
      title: ####"Writing direction of a text is fixed"####,
      summary: ####"The writing direction of a paragraph decides in which order its runs stand. Fixed from left to right, an Arabic sentence that holds a Latin name or a number comes out with its parts exchanged and its full stop at the wrong end. `natural` looks at the first letter of each paragraph; it is the default, so most often the line can go."####,
      head: ####"""
id: fixed-writing-direction
category: writing-direction
severity: warning
fix: shown
precision: high
message: "`{MATCH}` orders this text from one side in every language; write `natural`, which asks the text itself"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
4		=	baseWritingDirection
5		:	setBaseWritingDirection
6			CTWritingDirection
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0		=	baseWritingDirection
1		(	setBaseWritingDirection
2		:	writingDirection
3		.	CTWritingDirection
"""####),
        PackedTriggers(language: "xml", role: "find", lines: ####"""
7			paragraphStyle
8			textFieldCell
"""####),
        PackedTriggers(language: "objc", role: "except", lines: ####"""
2		=	baseWritingDirection
3		=	baseWritingDirection
5		=	baseWritingDirection
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0		=	baseWritingDirection
1		=	baseWritingDirection
4		=	baseWritingDirection
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 28,
          finders: ["swift"], text: ####"""
baseWritingDirection = $VALUE
where inside in must-not-flip text, media
"""####),
        PackedBlock(language: "swift", role: "except", line: 32,
          finders: ["swift"], text: ####"""
baseWritingDirection = $VALUE
where inside preview, previews, snapshot, mock, code, editor, syntax, highlighter, console, log, address bar
"""####),
        PackedBlock(language: "objc", role: "except", line: 36,
          finders: ["objc"], text: ####"""
baseWritingDirection = $VALUE
where inside in must-not-flip text, media
"""####),
        PackedBlock(language: "objc", role: "except", line: 40,
          finders: ["objc"], text: ####"""
baseWritingDirection = $VALUE
where inside code, editor, syntax, highlighter, console, log, address bar
"""####),
        PackedBlock(language: "swift", role: "except", line: 45,
          finders: ["swift"], text: ####"""
baseWritingDirection = $(? NSWritingDirection).rightToLeft
where named in right-to-left-texts
"""####),
        PackedBlock(language: "objc", role: "except", line: 49,
          finders: ["objc"], text: ####"""
baseWritingDirection = NSWritingDirectionRightToLeft
where named in right-to-left-texts
"""####),
        PackedBlock(language: "swift", role: "find", line: 56,
          finders: ["swift"], text: ####"""
title: "Use `natural`"
baseWritingDirection = $(? NSWritingDirection).$(leftToRight | rightToLeft)
where not-named in must-not-flip text, media, control
"""####),
        PackedBlock(language: "swift", role: "find", line: 61,
          finders: ["swift"], text: ####"""
title: "Use `natural`"
setBaseWritingDirection($(? NSWritingDirection | UITextWritingDirection).$(leftToRight | rightToLeft)
where not-named in must-not-flip text, media, control
"""####),
        PackedBlock(language: "swift", role: "find", line: 66,
          finders: ["swift"], text: ####"""
level: note
message: "this attribute holds the text at `{MATCH}` in one direction; isolates (U+2066 … U+2069) keep a part together and leave the rest alone"
writingDirection: [$(? NSWritingDirection).$(leftToRight | rightToLeft)
"""####),
        PackedBlock(language: "swift", role: "find", line: 71,
          finders: ["swift"], text: ####"""
title: "Use `natural`"
message: "`{MATCH}` orders these Core Text lines from one side in every language; write `natural`"
CTWritingDirection.$(leftToRight | rightToLeft)
where not-named in must-not-flip text, media, control
"""####),
        PackedBlock(language: "objc", role: "find", line: 82,
          finders: ["objc"], text: ####"""
title: "Use `NSWritingDirectionNatural`"
baseWritingDirection = $(NSWritingDirectionLeftToRight | NSWritingDirectionRightToLeft | UITextWritingDirectionLeftToRight | UITextWritingDirectionRightToLeft)
where not-named in must-not-flip text, media, control
"""####),
        PackedBlock(language: "objc", role: "find", line: 87,
          finders: ["objc"], text: ####"""
title: "Use `NSWritingDirectionNatural`"
setBaseWritingDirection:$(NSWritingDirectionLeftToRight | NSWritingDirectionRightToLeft | UITextWritingDirectionLeftToRight | UITextWritingDirectionRightToLeft)
where not-named in must-not-flip text, media, control
"""####),
        PackedBlock(language: "objc", role: "find", line: 92,
          finders: ["objc"], text: ####"""
title: "Use `kCTWritingDirectionNatural`"
message: "`{MATCH}` orders these Core Text lines from one side in every language; write `kCTWritingDirectionNatural`"
CTWritingDirection $NAME = $(kCTWritingDirectionLeftToRight | kCTWritingDirectionRightToLeft)
where not-named in must-not-flip text, media, control
"""####),
        PackedBlock(language: "xml", role: "find", line: 101,
          finders: ["xml"], text: ####"""
title: "Use `natural`"
<paragraphStyle baseWritingDirection="$(leftToRight | rightToLeft)"/>
where not-inside <attributedString key="userComments"/>
where first <fragment/>
where not-named in must-not-flip text, media, control
"""####),
        PackedBlock(language: "xml", role: "find", line: 108,
          finders: ["xml"], text: ####"""
level: note
title: "Use `natural`"
<textFieldCell baseWritingDirection="$(leftToRight | rightToLeft)"/>
where not-named in must-not-flip text, media, control
"""####),
      ], page: ####"""
# Writing direction of a text is fixed

The writing direction of a paragraph decides in which order its runs stand. Fixed from left to right, an Arabic sentence that holds a Latin name or a number
comes out with its parts exchanged and its full stop at the wrong end. `natural` looks at the first letter of each paragraph; it is the default, so most often the line can go.

    style.baseWritingDirection = .natural                 Swift
    style.baseWritingDirection = NSWritingDirectionNatural;    Objective-C
    baseWritingDirection="natural"                        Interface Builder: Alignment "natural", direction "default"

Keep a fixed direction for what reads from right to left in every language (`right-to-left-texts.tsv`) or from left to right: phone and card numbers, codes, addresses of mail and web pages, file paths,
source code, media time. Text inside a paragraph is kept together by isolates (U+2066 … U+2069), not by a direction.
There is no safe fix: a paragraph that begins with an Arabic word changes in an English app as well.
Source: `NSParagraphStyle.h`, `NSText.h`, `UITextInput.h`, `CTParagraphStyle.h`; Unicode Bidirectional Algorithm, rules P2 and P3.

## What reads from left to right by itself

Names of the style, of the view, of the function and of the type count: a style made in `CodeEditorTheme` is one of a code editor.

## Objective-C

A value that is returned or handed on is the answer of a protocol, such as that of a text view of one's own, and not a setting.

## Examples

Reported:

```swift
let style = NSMutableParagraphStyle()
style.baseWritingDirection = .leftToRight
```

Reported:

```swift
noteStyle.baseWritingDirection = NSWritingDirection.rightToLeft
noteView.setBaseWritingDirection(.leftToRight, for: range)
```

Reported:

```swift
let reviewStyle: NSMutableParagraphStyle = {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.baseWritingDirection = .leftToRight
    return style
}()
```

Reported (level `note`):

```swift
let attributes: [NSAttributedString.Key: Any] = [
    .font: bodyFont,
    .writingDirection: [NSWritingDirection.leftToRight.rawValue | NSWritingDirectionFormatType.embedding.rawValue],
]
```

Reported:

```swift
var order = CTWritingDirection.leftToRight
```

Not reported:

```swift
arabicStyle.baseWritingDirection = .rightToLeft
```

Not reported:

```objc
quranStyle.baseWritingDirection = NSWritingDirectionRightToLeft;
```

Not reported:

```swift
style.baseWritingDirection = .natural
if style.baseWritingDirection == .leftToRight { return }
```

Not reported:

```swift
phoneStyle.baseWritingDirection = .leftToRight
promoCodeField.setBaseWritingDirection(.leftToRight, for: range)
durationLabel.baseWritingDirection = .leftToRight
```

Not reported:

```swift
final class CourierCodeEditor: UITextView {
    func applyTheme() {
        let style = NSMutableParagraphStyle()
        style.baseWritingDirection = .leftToRight
    }
}
```

Not reported:

```swift
final class URLTextField: UITextField {
    func showHost() {
        let style = NSMutableParagraphStyle()
        style.baseWritingDirection = .leftToRight
    }
}
```

Not reported:

```swift
style.baseWritingDirection = isRTL ? .rightToLeft : .leftToRight
```

Not reported:

```swift
switch direction {
case .leftToRight: style.baseWritingDirection = .leftToRight
case .rightToLeft: style.baseWritingDirection = .rightToLeft
}
```

Not reported:

```swift
func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
    return .leftToRight
}
```

Reported:

```objc
NSMutableParagraphStyle *style = [[NSMutableParagraphStyle alloc] init];
style.baseWritingDirection = NSWritingDirectionLeftToRight;
[style setBaseWritingDirection:NSWritingDirectionRightToLeft];
```

Reported:

```objc
[self.noteView setBaseWritingDirection:NSWritingDirectionLeftToRight forRange:range];
CTWritingDirection order = kCTWritingDirectionLeftToRight;
```

Not reported:

```objc
if ([self rightToLeftFormatting]) {
    [self setBaseWritingDirection:NSWritingDirectionRightToLeft];
} else {
    [self setBaseWritingDirection:NSWritingDirectionLeftToRight];
}
```

Not reported:

```objc
cardNumberStyle.baseWritingDirection = NSWritingDirectionLeftToRight;
style.baseWritingDirection = NSWritingDirectionNatural;
```

Not reported:

```objc
- (NSWritingDirection)baseWritingDirectionForPosition:(UITextPosition *)position inDirection:(UITextStorageDirection)direction {
    return NSWritingDirectionLeftToRight;
}
```

Reported:

```xml
<label text="Leave at the door" id="a1">
    <attributedString key="attributedText">
        <fragment content="Leave at the door">
            <attributes>
                <paragraphStyle key="NSParagraphStyle" alignment="natural" baseWritingDirection="leftToRight"/>
            </attributes>
        </fragment>
    </attributedString>
</label>
```

Not reported:

```xml
<label text="+971 4 555 0100" userLabel="Phone" id="a2">
    <attributedString key="attributedText">
        <fragment content="+971 4 555 0100">
            <attributes>
                <paragraphStyle key="NSParagraphStyle" alignment="natural" baseWritingDirection="leftToRight"/>
            </attributes>
        </fragment>
    </attributedString>
</label>
```

Not reported:

```xml
<attributedString key="userComments"><fragment content="Title of the screen">
    <attributes><paragraphStyle key="NSParagraphStyle" baseWritingDirection="leftToRight"/></attributes>
</fragment></attributedString>
```

Reported:

```xml
<attributedString key="attributedText">
    <fragment content="Two "><attributes><paragraphStyle key="NSParagraphStyle" baseWritingDirection="leftToRight"/></attributes></fragment>
    <fragment content="boxes"><attributes><paragraphStyle key="NSParagraphStyle" baseWritingDirection="leftToRight"/></attributes></fragment>
</attributedString>
```

Not reported:

```xml
<paragraphStyle key="NSParagraphStyle" alignment="natural" baseWritingDirection="natural"/>
<switch horizontalHuggingPriority="750" baseWritingDirection="leftToRight" alignment="left" id="a3"/>
```

Reported (document `macOS`; level `note`):

```xml
<textField id="b1"><textFieldCell key="cell" baseWritingDirection="leftToRight" title="Courier note" id="b2"/></textField>
```

Not reported (document `macOS`):

```xml
<textField userLabel="Time Label" id="b3"><textFieldCell key="cell" baseWritingDirection="leftToRight" title="-:--:--" id="b4"/></textField>
```
"""####),
    PackedRule(
      id: "forced-direction-incomplete", category: "writing-direction", level: "warning", fix: "shown", isOn: true,
      path: ####"writing-direction/forced-direction-incomplete.md"####,
      title: ####"Direction is forced on most views only"####,
      summary: ####"An app that lets its readers choose the language inside the app forces the direction by the appearance of `UIView`. Two things do not listen: a search bar keeps its magnifier and its text on the side of the system's language, and the swipe that goes back, with the push animation, keeps its direction."####,
      head: ####"""
id: forced-direction-incomplete
category: writing-direction
severity: warning
fix: shown
precision: high
unguarded: true
message: "`UIView.appearance()` reaches neither search bars nor the swipe back; set `UISearchBar.appearance()`, and `view` and `navigationBar` of each navigation controller, too"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
3	[	appearance	UIView
4	[	appearance	UIView
5	[	appearance	UIView
6	[	appearance	UIView
7	[	appearance	UIView
8	[	appearance	UIView
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0		.	UIView
1		.	UIView
2		.	UIView
"""####),
        PackedTriggers(language: "objc", role: "except", lines: ####"""
1	[	appearance	UIView
2	[	appearance	UIView
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0		.	UIView
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 26,
          finders: ["swift"], text: ####"""
UIView.appearance().semanticContentAttribute = $(? UISemanticContentAttribute).$(forceLeftToRight | unspecified | playback | spatial)
"""####),
        PackedBlock(language: "objc", role: "except", line: 29,
          finders: ["objc"], text: ####"""
[UIView appearance].semanticContentAttribute = $(UISemanticContentAttributeForceLeftToRight | UISemanticContentAttributeUnspecified)
"""####),
        PackedBlock(language: "objc", role: "except", line: 32,
          finders: ["objc"], text: ####"""
[[UIView appearance] setSemanticContentAttribute:$(UISemanticContentAttributeForceLeftToRight | UISemanticContentAttributeUnspecified)]
"""####),
        PackedBlock(language: "swift", role: "find", line: 38,
          finders: ["swift"], text: ####"""
once: project
title: "Set the search bar and the navigation controllers, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
UIView.appearance().$(semanticContentAttribute) = $VALUE
where project has shows-search-bar
where project has-no search-bar-appearance-direction, navigation-view-direction, navigation-bar-direction, trait-direction
"""####),
        PackedBlock(language: "swift", role: "find", line: 45,
          finders: ["swift"], text: ####"""
once: project
title: "Set `UISearchBar.appearance()`, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
message: "the app forces its direction here, but `UIView.appearance()` does not reach its search bar ({PLACE}); set `UISearchBar.appearance().semanticContentAttribute`, too"
UIView.appearance().$(semanticContentAttribute) = $VALUE
where project has-no search-bar-appearance-direction, trait-direction
where project has shows-search-bar
"""####),
        PackedBlock(language: "swift", role: "find", line: 53,
          finders: ["swift"], text: ####"""
once: project
title: "Set `view` and `navigationBar` of the navigation controllers, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
message: "the app forces its direction here, but the swipe back keeps the side of the system's language; set `semanticContentAttribute` of `view` and `navigationBar` of each navigation controller, too"
UIView.appearance().$(semanticContentAttribute) = $VALUE
where project has-no navigation-view-direction, navigation-bar-direction, trait-direction
"""####),
        PackedBlock(language: "objc", role: "find", line: 63,
          finders: ["objc"], text: ####"""
once: project
title: "Set the search bar and the navigation controllers, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
[UIView appearance].$(semanticContentAttribute) = $VALUE
where project has shows-search-bar
where project has-no search-bar-appearance-direction, navigation-view-direction, navigation-bar-direction, trait-direction
"""####),
        PackedBlock(language: "objc", role: "find", line: 70,
          finders: ["objc"], text: ####"""
once: project
title: "Set `UISearchBar.appearance()`, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
message: "the app forces its direction here, but `UIView.appearance()` does not reach its search bar ({PLACE}); set `UISearchBar.appearance().semanticContentAttribute`, too"
[UIView appearance].$(semanticContentAttribute) = $VALUE
where project has-no search-bar-appearance-direction, trait-direction
where project has shows-search-bar
"""####),
        PackedBlock(language: "objc", role: "find", line: 78,
          finders: ["objc"], text: ####"""
once: project
title: "Set `view` and `navigationBar` of the navigation controllers, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
message: "the app forces its direction here, but the swipe back keeps the side of the system's language; set `semanticContentAttribute` of `view` and `navigationBar` of each navigation controller, too"
[UIView appearance].$(semanticContentAttribute) = $VALUE
where project has-no navigation-view-direction, navigation-bar-direction, trait-direction
"""####),
        PackedBlock(language: "objc", role: "find", line: 85,
          finders: ["objc"], text: ####"""
once: project
title: "Set the search bar and the navigation controllers, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
[[UIView appearance] $(setSemanticContentAttribute):$VALUE]
where project has shows-search-bar
where project has-no search-bar-appearance-direction, navigation-view-direction, navigation-bar-direction, trait-direction
"""####),
        PackedBlock(language: "objc", role: "find", line: 92,
          finders: ["objc"], text: ####"""
once: project
title: "Set `UISearchBar.appearance()`, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
message: "the app forces its direction here, but `UIView.appearance()` does not reach its search bar ({PLACE}); set `UISearchBar.appearance().semanticContentAttribute`, too"
[[UIView appearance] $(setSemanticContentAttribute):$VALUE]
where project has-no search-bar-appearance-direction, trait-direction
where project has shows-search-bar
"""####),
        PackedBlock(language: "objc", role: "find", line: 100,
          finders: ["objc"], text: ####"""
once: project
title: "Set `view` and `navigationBar` of the navigation controllers, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
message: "the app forces its direction here, but the swipe back keeps the side of the system's language; set `semanticContentAttribute` of `view` and `navigationBar` of each navigation controller, too"
[[UIView appearance] $(setSemanticContentAttribute):$VALUE]
where project has-no navigation-view-direction, navigation-bar-direction, trait-direction
"""####),
      ], page: ####"""
# Direction is forced on most views only

An app that lets its readers choose the language inside the app forces the direction by the appearance of `UIView`. Two things do not listen: a search bar keeps its magnifier and its text on the
side of the system's language, and the swipe that goes back, with the push animation, keeps its direction.

Set both beside the call:

    UISearchBar.appearance().semanticContentAttribute = value
    navigationController.view.semanticContentAttribute = value
    navigationController.navigationBar.semanticContentAttribute = value

From iOS 17 one line does all of it, also for views that exist already: `window.traitOverrides.layoutDirection = .rightToLeft`. Every project that does this in any of its files keeps the rule silent;
the search bar counts only where the project has one. The first place speaks for the whole project. The value of `appearance()` works by practice: the property carries no `UI_APPEARANCE_SELECTOR`.
Source: field reports of two teams; `UIView.h`, `UISearchBar.h`, `UINavigationController.h`, `UITraitOverrides` (iOS 17).

## Examples

Reported (project `shows-search-bar`):

```swift
func apply(_ language: String) {
    if language == "ar" {
        UIView.appearance().semanticContentAttribute = .forceRightToLeft
    } else {
        UIView.appearance().semanticContentAttribute = .forceLeftToRight
    }
}
```

Reported (project `navigation-bar-direction,shows-search-bar`):

```swift
UIView.appearance().semanticContentAttribute = language.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
```

Reported:

```swift
UIView.appearance().semanticContentAttribute = direction.attribute
```

Not reported (project `navigation-bar-direction`):

```swift
UIView.appearance().semanticContentAttribute = isRTL ? .forceRightToLeft : .forceLeftToRight
```

Not reported (project `navigation-view-direction,search-bar-appearance-direction,shows-search-bar`):

```swift
UIView.appearance().semanticContentAttribute = isRTL ? .forceRightToLeft : .forceLeftToRight
```

Not reported (project `trait-direction,shows-search-bar`):

```swift
UIView.appearance().semanticContentAttribute = isRTL ? .forceRightToLeft : .forceLeftToRight
```

Not reported:

```swift
UISearchBar.appearance().semanticContentAttribute = .forceRightToLeft
UIView.appearance().semanticContentAttribute = .unspecified
let direction = UIView.appearance().semanticContentAttribute
```

Reported:

```objc
[UIView appearance].semanticContentAttribute = isRTL ? UISemanticContentAttributeForceRightToLeft : UISemanticContentAttributeForceLeftToRight;
```

Reported (project `navigation-view-direction,shows-search-bar`):

```objc
[[UIView appearance] setSemanticContentAttribute:UISemanticContentAttributeForceRightToLeft];
```

Not reported (project `navigation-bar-direction`):

```objc
[[UIView appearance] setSemanticContentAttribute:UISemanticContentAttributeForceRightToLeft];
[[UIView appearance] setSemanticContentAttribute:UISemanticContentAttributeForceLeftToRight];
```
"""####),
    PackedRule(
      id: "forced-direction", category: "writing-direction", level: "warning", fix: "shown", isOn: true,
      path: ####"writing-direction/forced-direction.md"####,
      title: ####"Direction of a view is forced"####,
      summary: ####"A view whose direction is forced does not follow the language: in Arabic the picture of a button stands on the wrong side of its title, a list keeps its order, the caret of a field starts at the wrong end. Forced from right to left it is turned round in English, too, and images that mirror by themselves (`chevron.forward`) with it."####,
      head: ####"""
id: forced-direction
category: writing-direction
severity: warning
fix: shown
precision: high
message: "`{MATCH}` forces one direction in every language; remove it, or say `playback` or `spatial` where the content must not turn round"
"""####, triggers: [
        PackedTriggers(language: "objc", role: "find", lines: ####"""
6			UISemanticContentAttributeForceLeftToRight	UISemanticContentAttributeForceRightToLeft
7			UISemanticContentAttributeForceRightToLeft
8		:	setSemanticContentAttribute
9			UISemanticContentAttributeForceLeftToRight
10			UISemanticContentAttributeForceLeftToRight
11			UISemanticContentAttributeForceLeftToRight
"""####),
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0		=	semanticContentAttribute
1		=	semanticContentAttribute
2	.	(	appearance
3	.	=	semanticContentAttribute
4	.	=	semanticContentAttribute
5		=	semanticContentAttribute
"""####),
        PackedTriggers(language: "objc", role: "except", lines: ####"""
3			UISemanticContentAttributeForceRightToLeft
8			UISemanticContentAttributeForceLeftToRight
9			UISemanticContentAttributeForceLeftToRight
10			UISemanticContentAttributeForceLeftToRight
11	?	:	UISemanticContentAttributeForceLeftToRight	UISemanticContentAttributeForceRightToLeft
12	.	=	semanticContentAttribute
13		:	setSemanticContentAttribute
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0		=	semanticContentAttribute
1		=	semanticContentAttribute
2		=	semanticContentAttribute
4		=	semanticContentAttribute
5	.	:	forceLeftToRight	forceRightToLeft
6	.	=	semanticContentAttribute
7	.	(	appearance
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 34,
          finders: ["swift"], text: ####"""
semanticContentAttribute = $(? UISemanticContentAttribute).forceLeftToRight
where named in must-not-flip
"""####),
        PackedBlock(language: "swift", role: "except", line: 38,
          finders: ["swift"], text: ####"""
semanticContentAttribute = $(? UISemanticContentAttribute).forceLeftToRight
where inside player, playback, scrub, scrubber, media, video, audio, digit, digits, otp, phone, passcode, keypad, keyboard, logo
"""####),
        PackedBlock(language: "swift", role: "except", line: 42,
          finders: ["swift"], text: ####"""
semanticContentAttribute = $(? UISemanticContentAttribute).forceRightToLeft
where named in right-to-left-texts
"""####),
        PackedBlock(language: "objc", role: "except", line: 46,
          finders: ["objc"], text: ####"""
UISemanticContentAttributeForceRightToLeft
where named in right-to-left-texts
"""####),
        PackedBlock(language: "swift", role: "except", line: 50,
          finders: ["swift"], text: ####"""
semanticContentAttribute = $(? UISemanticContentAttribute).$$$
where inside preview, previews, snapshot, snapshots, mock
"""####),
        PackedBlock(language: "swift", role: "except", line: 54,
          finders: ["swift"], text: ####"""
? $(? UISemanticContentAttribute).$(forceLeftToRight | forceRightToLeft) : $(? UISemanticContentAttribute).$(forceLeftToRight | forceRightToLeft)
"""####),
        PackedBlock(language: "swift", role: "except", line: 57,
          finders: ["swift"], text: ####"""
OTHER: forceLeftToRight -> forceRightToLeft | forceRightToLeft -> forceLeftToRight
$VIEW.semanticContentAttribute = $(? UISemanticContentAttribute).$OTHER
where paired by OTHER in file
"""####),
        PackedBlock(language: "swift", role: "except", line: 62,
          finders: ["swift"], text: ####"""
$TYPE.appearance().semanticContentAttribute = $(? UISemanticContentAttribute).forceLeftToRight
where $TYPE has-word text field, url, autocomplete
"""####),
        PackedBlock(language: "objc", role: "except", line: 66,
          finders: ["objc"], text: ####"""
UISemanticContentAttributeForceLeftToRight
where named appearance
where named text field, autocomplete
"""####),
        PackedBlock(language: "objc", role: "except", line: 71,
          finders: ["objc"], text: ####"""
UISemanticContentAttributeForceLeftToRight
where named in must-not-flip
"""####),
        PackedBlock(language: "objc", role: "except", line: 75,
          finders: ["objc"], text: ####"""
UISemanticContentAttributeForceLeftToRight
where inside player, playback, scrub, scrubber, media, video, audio, digit, digits, otp, phone, passcode, keypad, keyboard, logo
"""####),
        PackedBlock(language: "objc", role: "except", line: 79,
          finders: ["objc"], text: ####"""
? $(UISemanticContentAttributeForceLeftToRight | UISemanticContentAttributeForceRightToLeft) : $(UISemanticContentAttributeForceLeftToRight | UISemanticContentAttributeForceRightToLeft)
"""####),
        PackedBlock(language: "objc", role: "except", line: 82,
          finders: ["objc", "objc"], text: ####"""
table OTHER: semantic-twins
$VIEW.semanticContentAttribute = $OTHER

[$VIEW setSemanticContentAttribute:$OTHER]
where paired by OTHER in file
"""####),
        PackedBlock(language: "swift", role: "find", line: 92,
          finders: ["swift"], text: ####"""
level: note
message: "`{MATCH}` forces one direction beside code that asks for it; check that both agree"
semanticContentAttribute = $(? UISemanticContentAttribute).$(forceLeftToRight | forceRightToLeft)
where asks-direction
"""####),
        PackedBlock(language: "swift", role: "find", line: 98,
          finders: ["swift"], text: ####"""
title: "Leave the direction to the language; for a button `configuration.imagePlacement = .trailing` (iOS 15)"
message: "`{MATCH}` forces right-to-left in every language, so an image behind its title in English stays on the same side in Arabic; use `configuration.imagePlacement = .trailing` (iOS 15), before that force left-to-right where the layout is right-to-left"
semanticContentAttribute = $(? UISemanticContentAttribute).$(forceRightToLeft)
"""####),
        PackedBlock(language: "swift", role: "find", line: 103,
          finders: ["swift"], text: ####"""
message: "`{MATCH}` keeps the whole app from turning round for Arabic; leave the direction to the language"
$TYPE.appearance().semanticContentAttribute = $(? UISemanticContentAttribute).$(forceLeftToRight)
where $TYPE has-word ui view, ui window
"""####),
        PackedBlock(language: "swift", role: "find", line: 108,
          finders: ["swift"], text: ####"""
message: "`{MATCH}` keeps this view in the order of English; remove it, or say `playback` or `spatial` where the content must not turn round"
$VIEW.semanticContentAttribute = $(? UISemanticContentAttribute).$(forceLeftToRight)
where $VIEW type UIButton, UILabel, UITextField, UITextView
"""####),
        PackedBlock(language: "swift", role: "find", line: 113,
          finders: ["swift"], text: ####"""
message: "`{MATCH}` keeps this view in the order of English; remove it, or say `playback` or `spatial` where the content must not turn round"
$VIEW.semanticContentAttribute = $(? UISemanticContentAttribute).$(forceLeftToRight)
where $VIEW has-word button, btn, label, text field, text view, search bar, table, collection, cell, navigation bar, tab bar, toolbar, window
"""####),
        PackedBlock(language: "swift", role: "find", line: 118,
          finders: ["swift"], text: ####"""
level: note
message: "`{MATCH}` keeps this view in the order of English; if its content must not turn round, `playback` or `spatial` tells why, else remove it"
semanticContentAttribute = $(? UISemanticContentAttribute).$(forceLeftToRight)
"""####),
        PackedBlock(language: "objc", role: "find", line: 125,
          finders: ["objc"], text: ####"""
level: note
message: "`{MATCH}` forces one direction beside code that asks for it; check that both agree"
$(UISemanticContentAttributeForceLeftToRight | UISemanticContentAttributeForceRightToLeft)
where asks-direction
"""####),
        PackedBlock(language: "objc", role: "find", line: 131,
          finders: ["objc"], text: ####"""
message: "`{MATCH}` forces right-to-left in every language, so an image behind its title in English stays on the same side in Arabic; use `configuration.imagePlacement = .trailing` (iOS 15), before that force left-to-right where the layout is right-to-left"
$(UISemanticContentAttributeForceRightToLeft)
"""####),
        PackedBlock(language: "objc", role: "find", line: 135,
          finders: ["objc"], text: ####"""
level: note
message: "`{MATCH}` keeps this view in the order of English, perhaps for a layout by hand; lay it out with leading and trailing, and remove it"
setSemanticContentAttribute:$(UISemanticContentAttributeForceLeftToRight)
where inside layout, insets, center, stack
"""####),
        PackedBlock(language: "objc", role: "find", line: 141,
          finders: ["objc"], text: ####"""
message: "`{MATCH}` keeps the whole app from turning round for Arabic; leave the direction to the language"
$(UISemanticContentAttributeForceLeftToRight)
where named appearance
where named ui view, ui window
"""####),
        PackedBlock(language: "objc", role: "find", line: 147,
          finders: ["objc"], text: ####"""
message: "`{MATCH}` keeps this view in the order of English; remove it, or say `playback` or `spatial` where the content must not turn round"
$(UISemanticContentAttributeForceLeftToRight)
where named button, btn, label, text field, text view, search bar, table, collection, cell, navigation bar, tab bar, toolbar, window
"""####),
        PackedBlock(language: "objc", role: "find", line: 152,
          finders: ["objc"], text: ####"""
level: note
message: "`{MATCH}` keeps this view in the order of English; if its content must not turn round, `playback` or `spatial` tells why, else remove it"
$(UISemanticContentAttributeForceLeftToRight)
"""####),
      ], page: ####"""
# Direction of a view is forced

A view whose direction is forced does not follow the language: in Arabic the picture of a button stands on the wrong side of its title, a list keeps its
order, the caret of a field starts at the wrong end. Forced from right to left it is turned round in English, too, and images that mirror by themselves (`chevron.forward`) with it.

To put the picture of a button behind its title, say so (iOS 15); without a configuration, choose by the direction:

    button.configuration?.imagePlacement = .trailing
    button.semanticContentAttribute = button.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .forceLeftToRight : .forceRightToLeft

    UIButtonConfiguration *configuration = button.configuration;
    configuration.imagePlacement = NSDirectionalRectEdgeTrailing;
    button.configuration = configuration;

Keep a forced direction where the content never turns round: texts that are Arabic or Hebrew in every language (`right-to-left-texts.tsv`), phone, card and code fields, rows of digits, media time, keyboards, maps, charts. Player controls say `.playback`, direction pads
and alignment buttons `.spatial`: both stay as they are and tell why. Names of such things (`must-not-flip.tsv`) keep this rule silent, and so do previews and tests. An app that switches its
language by itself and sets both values is judged by `forced-direction-incomplete`.

On a device: phone numbers, card numbers and codes read from left to right inside Arabic text.

Source: `UIView.h` (iOS 9), `UIButtonConfiguration.h` (iOS 15); Apple, Supporting Right-to-Left Languages.

## Examples

Reported:

```swift
final class OfferCell: UITableViewCell {
    let orderButton = UIButton()
    func configure() {
        orderButton.setTitle("Order", for: .normal)
        orderButton.semanticContentAttribute = .forceRightToLeft
        cell.detailButton.semanticContentAttribute = UISemanticContentAttribute.forceLeftToRight
    }
}
```

Reported:

```swift
let apply = UIButton(type: .system)
apply.semanticContentAttribute = .forceLeftToRight
tableView.semanticContentAttribute = .forceLeftToRight
stack.semanticContentAttribute = .forceRightToLeft
```

Reported:

```swift
final class OpenButton: UIButton {
    init() {
        setTitle("Open", for: .normal)
        semanticContentAttribute = .forceRightToLeft
    }
}
```

Reported:

```swift
UIView.appearance().semanticContentAttribute = .forceLeftToRight
```

Reported:

```swift
previousButton.semanticContentAttribute = .forceLeftToRight
nextButton.semanticContentAttribute = .forceRightToLeft
```

Reported (level `note`):

```swift
badgeRow.semanticContentAttribute = .forceLeftToRight
```

Reported (level `note`):

```swift
func place() {
    if isRTL { header.frame.origin.x = 0 }
    favouriteButton.semanticContentAttribute = .forceLeftToRight
}
```

Not reported:

```objc
- (void)changeLayoutToRTL:(UIView *)view {
    view.semanticContentAttribute = UISemanticContentAttributeForceRightToLeft;
}
```

Not reported:

```swift
let arabicTitleLabel: UILabel = {
    let label = UILabel()
    label.semanticContentAttribute = .forceRightToLeft
    return label
}()
```

Not reported:

```objc
self.ayahLabel.semanticContentAttribute = UISemanticContentAttributeForceRightToLeft;
```

Not reported:

```swift
seekSlider.semanticContentAttribute = .forceLeftToRight
phoneField.semanticContentAttribute = .forceLeftToRight
digitsRow.semanticContentAttribute = .forceLeftToRight
remainingTimeLabel.semanticContentAttribute = .forceLeftToRight
mapControls.semanticContentAttribute = .spatial
transport.semanticContentAttribute = .playback
```

Not reported:

```swift
final class AudioPlayerBar: UIView {
    func setUp() {
        controlStack.semanticContentAttribute = .forceLeftToRight
        playButton.semanticContentAttribute = .forceLeftToRight
    }
}
```

Not reported:

```swift
sortButton.semanticContentAttribute = sortButton.effectiveUserInterfaceLayoutDirection == .leftToRight ? .forceRightToLeft : .forceLeftToRight
lane.semanticContentAttribute = drivesOnTheLeft ? .forceRightToLeft : .forceLeftToRight
```

Not reported:

```swift
if Settings.language == "ar" {
    UIView.appearance().semanticContentAttribute = .forceRightToLeft
} else {
    UIView.appearance().semanticContentAttribute = .forceLeftToRight
}
```

Not reported:

```swift
func useEnglish() { UIView.appearance().semanticContentAttribute = .forceLeftToRight }
func useArabic() { UIView.appearance().semanticContentAttribute = .forceRightToLeft }
```

Not reported:

```swift
if row.semanticContentAttribute == .forceRightToLeft { return }
switch attribute { case .forceLeftToRight: break; default: break }
```

Reported:

```objc
UIButton *order = [UIButton buttonWithType:UIButtonTypeSystem];
order.semanticContentAttribute = UISemanticContentAttributeForceRightToLeft;
cell.button.semanticContentAttribute = UISemanticContentAttributeForceLeftToRight;
```

Reported:

```objc
[_orderButton setSemanticContentAttribute:UISemanticContentAttributeForceLeftToRight];
[self.stack setSemanticContentAttribute:UISemanticContentAttributeForceRightToLeft];
```

Reported:

```objc
[[UIView appearance] setSemanticContentAttribute:UISemanticContentAttributeForceLeftToRight];
```

Reported (level `note`):

```objc
- (void)placeButtons {
    if ([self isDirectionRTL]) { self.header.alpha = 1; }
    [_shareButton setSemanticContentAttribute:UISemanticContentAttributeForceLeftToRight];
}
```

Not reported:

```objc
_seekSlider.semanticContentAttribute = UISemanticContentAttributeForceLeftToRight;
[self.phoneField setSemanticContentAttribute:UISemanticContentAttributeForceLeftToRight];
self.controls.semanticContentAttribute = UISemanticContentAttributePlayback;
```

Not reported:

```objc
if (isRTL) {
    [UIView appearance].semanticContentAttribute = UISemanticContentAttributeForceRightToLeft;
} else {
    [UIView appearance].semanticContentAttribute = UISemanticContentAttributeForceLeftToRight;
}
```

Not reported:

```swift
PromoTextField.appearance().semanticContentAttribute = .forceLeftToRight
```

Not reported:

```objc
[[BASTextField appearance] setSemanticContentAttribute:UISemanticContentAttributeForceLeftToRight];
```
"""####),
    PackedRule(
      id: "forced-layout-direction", category: "writing-direction", level: "warning", fix: "safe", isOn: true,
      path: ####"writing-direction/forced-layout-direction.md"####,
      title: ####"Layout direction of a whole part is forced"####,
      summary: ####"A direction that is given to a SwiftUI environment, to trait overrides or to an AppKit view holds for everything below it: text, lists and controls keep the order of one language. Leave it out; the system sets it from the language. A page control whose dots run from the left in every language counts backwards beside pages that turn round."####,
      head: ####"""
id: forced-layout-direction
category: writing-direction
severity: warning
fix: safe
precision: medium
message: "`{MATCH}` is forced to one direction here, for all views below; leave it to the language"
"""####, triggers: [
        PackedTriggers(language: "swift", role: "find", lines: ####"""
0	.	=	direction
1		.	traitOverrides
2		{	WindowGroup
3	.	(	environment
4	.	(	environment
5		=	userInterfaceLayoutDirection
"""####),
        PackedTriggers(language: "swift", role: "except", lines: ####"""
0		(	environment
1	.	(	environment
2	.	(	environment
3	.	(	environment
4	.	(	environment
5	.	(	environment
"""####),
      ], blocks: [
        PackedBlock(language: "swift", role: "except", line: 22,
          finders: ["swift"], text: ####"""
environment(\.layoutDirection, $VALUE)
where inside preview, previews, snapshot, snapshots, mock
"""####),
        PackedBlock(language: "swift", role: "find", line: 26,
          finders: ["swift"], text: ####"""
title: "Use `natural`"
needs: iOS 16
message: "`{MATCH}` makes the dots of this page control run from one side in every language; write `natural`"
$PAGES.direction = $(UIPageControl.Direction:).$(leftToRight -> natural)
where $PAGES type UIPageControl
"""####),
        PackedBlock(language: "swift", role: "find", line: 33,
          finders: ["swift"], text: ####"""
fix: shown
message: "`{MATCH}` is forced to one direction here, for all views below; leave it to the language"
traitOverrides.$(layoutDirection) = $(? UITraitEnvironmentLayoutDirection).$$$
where not-named in must-not-flip
"""####),
        PackedBlock(language: "swift", role: "except", line: 40,
          finders: ["swift"], text: ####"""
$FIELD.environment(\.layoutDirection, $(? LayoutDirection).leftToRight)
where $FIELD has-word text content type
where $FIELD has-word username, email address, telephone number, one time code, password, new password, url, credit card number
"""####),
        PackedBlock(language: "swift", role: "except", line: 45,
          finders: ["swift"], text: ####"""
$FIELD.environment(\.layoutDirection, $(? LayoutDirection).leftToRight)
where $FIELD has-word keyboard type
where $FIELD has-word ascii capable, email address, phone pad, number pad, decimal pad, url, ascii capable number pad
"""####),
        PackedBlock(language: "swift", role: "except", line: 50,
          finders: ["swift"], text: ####"""
.environment(\.layoutDirection, $(? LayoutDirection).leftToRight).keyboardType(.$(asciiCapable | emailAddress | phonePad | numberPad | decimalPad | URL | asciiCapableNumberPad))
"""####),
        PackedBlock(language: "swift", role: "except", line: 53,
          finders: ["swift"], text: ####"""
.environment(\.layoutDirection, $(? LayoutDirection).leftToRight).textContentType(.$(username | emailAddress | telephoneNumber | oneTimeCode | password | newPassword | URL | creditCardNumber))
"""####),
        PackedBlock(language: "swift", role: "except", line: 59,
          finders: ["swift"], text: ####"""
$TEXT.environment(\.layoutDirection, $(? LayoutDirection).rightToLeft)
where $TEXT has-word in right-to-left-texts
"""####),
        PackedBlock(language: "swift", role: "find", line: 66,
          finders: ["swift"], text: ####"""
fix: shown
message: "this window keeps the order of English in every language; leave the direction to the language"
WindowGroup { $$$.environment(\.$(layoutDirection), $(? LayoutDirection).leftToRight)
"""####),
        PackedBlock(language: "swift", role: "find", line: 71,
          finders: ["swift"], text: ####"""
fix: shown
message: "these views are turned round in every language, in English as well; leave the direction to the language"
.environment(\.$(layoutDirection), $(? LayoutDirection).rightToLeft)
"""####),
        PackedBlock(language: "swift", role: "find", line: 76,
          finders: ["swift"], text: ####"""
level: note
fix: shown
message: "these views keep the order of English; right for numbers, codes and media, else leave the direction to the language"
.environment(\.$(layoutDirection), $(? LayoutDirection).leftToRight)
"""####),
        PackedBlock(language: "swift", role: "find", line: 85,
          finders: ["swift"], text: ####"""
level: note
fix: shown
message: "`{MATCH}` is set to one direction; right for media time, charts and codes, else leave it to the language"
$(userInterfaceLayoutDirection) = $(? NSUserInterfaceLayoutDirection).leftToRight
where not-named in must-not-flip
where not-inside in must-not-flip media, control
"""####),
      ], page: ####"""
# Layout direction of a whole part is forced

A direction that is given to a SwiftUI environment, to trait overrides or to an AppKit view holds for everything below it: text, lists and controls keep the order of one language.
Leave it out; the system sets it from the language. A page control whose dots run from the left in every language counts backwards beside pages that turn round.

    CouponRow()                                            instead of CouponRow().environment(\.layoutDirection, .leftToRight)
    pageControl.direction = .natural                       the default (iOS 16)

Keep it round a text that is Arabic or Hebrew in every language (`right-to-left-texts.tsv`), numbers, codes, fields for an address or a phone number (known by their keyboard and content type), a name with its domain, media time, charts, and in previews and tests. An app that chooses its language itself writes a value that follows it:
`window.traitOverrides.layoutDirection = language.isRightToLeft ? .rightToLeft : .leftToRight` (iOS 17).
Source: SwiftUI `EnvironmentValues.layoutDirection` (iOS 13), `UITraitOverrides` (iOS 17), `UIPageControl.h` (iOS 16), `NSView.h` (macOS 10.8).

A text that is written from right to left in every language of the app, such as a verse:

SwiftUI; an inner view may well hold digits or a name, so only a window and a reversal are warned about.

AppKit.

## Examples

Reported (deployment target `iOS 16`):

```swift
let pages = UIPageControl()
pages.direction = .leftToRight
```

Fixed:

```swift
let pages = UIPageControl()
pages.direction = .natural
```

Reported:

```swift
window.traitOverrides.layoutDirection = .leftToRight
```

Reported:

```swift
@main
struct BasketApp: App {
    var body: some Scene {
        WindowGroup {
            HomeView()
                .environment(\.layoutDirection, .leftToRight)
        }
    }
}
```

Reported (level `note,warning`):

```swift
struct CouponRow: View {
    var body: some View {
        HStack { Text(title); Text(code) }
            .environment(\.layoutDirection, .leftToRight)
        CouponFooter().environment(\.layoutDirection, .rightToLeft)
    }
}
```

Reported (document `macOS`; level `note`):

```swift
stripView.userInterfaceLayoutDirection = .leftToRight
```

Not reported:

```swift
Text(surah.nameArabic)
    .font(.title2)
    .environment(\.layoutDirection, .rightToLeft)
```

Not reported:

```swift
struct CouponRow_Previews: PreviewProvider {
    static var previews: some View {
        CouponRow().environment(\.layoutDirection, .rightToLeft)
    }
}
```

Not reported:

```swift
#Preview {
    Group { CouponRow() }
        .environment(\.layoutDirection, .rightToLeft)
}
#Preview("Arabic") {
    CouponRow().environment(\.layoutDirection, .rightToLeft)
}
```

Not reported:

```swift
@Environment(\.layoutDirection) private var layoutDirection
Row().environment(\.layoutDirection, isRTL ? .rightToLeft : .leftToRight)
```

Not reported:

```swift
stripView.userInterfaceLayoutDirection = listView.userInterfaceLayoutDirection
playerView.userInterfaceLayoutDirection = .leftToRight
```

Not reported:

```swift
HStack {
    Text("@")
    TextField(title, text: $name)
        .textContentType(.username)
        .keyboardType(.asciiCapable)
    Text(domain)
}
.modifier(FieldStyle(state: state))
.environment(\.layoutDirection, .leftToRight)
```

Not reported:

```swift
TextField(title, text: $number)
    .environment(\.layoutDirection, .leftToRight)
    .keyboardType(.phonePad)
```
"""####),
    PackedRule(
      id: "ib-forced-direction", category: "writing-direction", level: "warning", fix: "shown", isOn: true,
      path: ####"writing-direction/ib-forced-direction.md"####,
      title: ####"Direction of a view is forced in Interface Builder"####,
      summary: ####"A button with Semantic "Force Right-to-Left" shows its image behind its title, and keeps it on the right in Arabic, where it should stand on the left. A previous and a next button forced to opposite directions never change places. Choose Placement "Trailing" in the style of the button (iOS 15, Xcode 13) and set Semantic to "Unspecified". Keep a forced direction where the content never turns round: phone, card and code fields, rows of digits, media time; player controls say "Playback", direction pads "Spatial". On the Mac, Mirror "Never" does the same. Source: `UIView.h` (iOS 9), `UIButtonConfiguration.h` (iOS 15), `NSView.h`; attributes as Xcode writes them."####,
      head: ####"""
id: ib-forced-direction
category: writing-direction
severity: warning
fix: shown
precision: high
message: "`{MATCH}` forces one direction in every language; set Semantic to Unspecified"
"""####, triggers: [
        PackedTriggers(language: "xml", role: "find", lines: ####"""
0			button
1			button
2			button
3			*
4			collectionView	collectionViewCell	label	navigationBar	searchBar	tabBar	tableView	tableViewCell	textField	textView	toolbar
5			*
6			*
"""####),
        PackedTriggers(language: "xml", role: "except", lines: ####"""
0			*
1			mapView	pageControl	progressView	slider	stepper
2			colorWell	levelIndicator	progressIndicator	slider	stepper
3			textField
4			*
"""####),
      ], blocks: [
        PackedBlock(language: "xml", role: "except", line: 18,
          finders: ["xml"], text: ####"""
<$_ semanticContentAttribute="forceLeftToRight"/>
where named in must-not-flip
"""####),
        PackedBlock(language: "xml", role: "except", line: 22,
          finders: ["xml"], text: ####"""
<$(slider | progressView | pageControl | stepper | mapView) semanticContentAttribute="forceLeftToRight"/>
"""####),
        PackedBlock(language: "xml", role: "except", line: 25,
          finders: ["xml"], text: ####"""
<$(slider | colorWell | progressIndicator | levelIndicator | stepper) mirrorLayoutDirectionWhenInternationalizing="never"/>
"""####),
        PackedBlock(language: "xml", role: "except", line: 28,
          finders: ["xml"], text: ####"""
<textField mirrorLayoutDirectionWhenInternationalizing="never"/>
where has <textFieldCell alignment="center"/>
where has-no <subviews/>
"""####),
        PackedBlock(language: "xml", role: "except", line: 33,
          finders: ["xml"], text: ####"""
<$_ mirrorLayoutDirectionWhenInternationalizing="never"/>
where named in must-not-flip
"""####),
        PackedBlock(language: "xml", role: "find", line: 37,
          finders: ["xml"], text: ####"""
title: "Placement \"Trailing\" in the style of the button (iOS 15)"
message: "`{MATCH}` keeps the image of this button on the right in every language; set Placement to Trailing and Semantic to Unspecified (iOS 15), before that set the semantic in code by the direction"
<button semanticContentAttribute="$(forceRightToLeft)"/>
where has <state key="normal" title="$TITLE" image="$IMAGE"/>
"""####),
        PackedBlock(language: "xml", role: "find", line: 43,
          finders: ["xml"], text: ####"""
message: "`{MATCH}` keeps image and title of this button in the order of English; set Semantic to Unspecified"
<button semanticContentAttribute="$(forceLeftToRight)"/>
where has <state key="normal" title="$TITLE" image="$IMAGE"/>
"""####),
        PackedBlock(language: "xml", role: "find", line: 48,
          finders: ["xml"], text: ####"""
level: note
<button semanticContentAttribute="$(forceRightToLeft | forceLeftToRight)"/>
"""####),
        PackedBlock(language: "xml", role: "find", line: 52,
          finders: ["xml"], text: ####"""
message: "`{MATCH}` turns this view round in every language, in English as well; set Semantic to Unspecified"
<$_ semanticContentAttribute="$(forceRightToLeft)"/>
"""####),
        PackedBlock(language: "xml", role: "find", line: 56,
          finders: ["xml"], text: ####"""
message: "`{MATCH}` keeps this view in the order of English; set Semantic to Unspecified"
<$(label | textField | textView | searchBar | tableView | collectionView | tableViewCell | collectionViewCell | navigationBar | tabBar | toolbar) semanticContentAttribute="$(forceLeftToRight)"/>
"""####),
        PackedBlock(language: "xml", role: "find", line: 60,
          finders: ["xml"], text: ####"""
level: note
message: "`{MATCH}` keeps this view in the order of English; right for digits, codes and media, else set Semantic to Unspecified"
<$_ semanticContentAttribute="$(forceLeftToRight)"/>
"""####),
        PackedBlock(language: "xml", role: "find", line: 65,
          finders: ["xml"], text: ####"""
level: note
document: macOS
message: "this view is never mirrored; right for media time and charts, else set Mirror to Automatically"
<$_ mirrorLayoutDirectionWhenInternationalizing="$(never)"/>
"""####),
      ], page: ####"""
# Direction of a view is forced in Interface Builder

A button with Semantic "Force Right-to-Left" shows its image behind its title, and keeps it on the right in Arabic, where it should stand on the left. A previous and a next button forced
to opposite directions never change places. Choose Placement "Trailing" in the style of the button (iOS 15, Xcode 13) and set Semantic to "Unspecified".
Keep a forced direction where the content never turns round: phone, card and code fields, rows of digits, media time; player controls say "Playback", direction pads "Spatial".
On the Mac, Mirror "Never" does the same.
Source: `UIView.h` (iOS 9), `UIButtonConfiguration.h` (iOS 15), `NSView.h`; attributes as Xcode writes them.

## Examples

Reported:

```xml
<button semanticContentAttribute="forceLeftToRight" id="a1"><state key="normal" title="Previous" image="arrow_back"/></button>
<button semanticContentAttribute="forceRightToLeft" id="a2"><state key="normal" title="Next" image="arrow_forward"/></button>
```

Reported (level `note`):

```xml
<button semanticContentAttribute="forceRightToLeft" id="a3"><state key="normal" image="info"/></button>
<stackView semanticContentAttribute="forceLeftToRight" userLabel="Badges" id="a4"/>
```

Reported:

```xml
<collectionView semanticContentAttribute="forceRightToLeft" id="a5"/>
<tableView semanticContentAttribute="forceLeftToRight" id="a6"/>
```

Not reported:

```xml
<stackView semanticContentAttribute="forceLeftToRight" userLabel="Player Controls" id="b1"/>
<textField semanticContentAttribute="forceLeftToRight" placeholder="Phone" id="b2"/>
<stackView semanticContentAttribute="forceLeftToRight" userLabel="Code digits" id="b3"/>
<slider semanticContentAttribute="forceLeftToRight" id="b4"/>
```

Not reported:

```xml
<button semanticContentAttribute="playback" id="b5"><state key="normal" title="Next"/></button>
<view semanticContentAttribute="spatial" id="b6"/>
<button id="b7"><state key="normal" title="Next"/></button>
```

Reported (document `macOS`; level `note`):

```xml
<customView mirrorLayoutDirectionWhenInternationalizing="never" id="c1"/>
```

Not reported (document `macOS`):

```xml
<slider mirrorLayoutDirectionWhenInternationalizing="never" id="c2"/>
<textField mirrorLayoutDirectionWhenInternationalizing="never" userLabel="Time Label" id="c3"/>
<view mirrorLayoutDirectionWhenInternationalizing="always" id="c4"/>
```

Not reported (document `macOS`):

```xml
<textField hidden="YES" mirrorLayoutDirectionWhenInternationalizing="never" id="Fd3-bb-001">
    <textFieldCell key="cell" lineBreakMode="clipping" alignment="center" title="Opening hours" id="Fd3-bb-002"/>
</textField>
```
"""####),
    PackedRule(
      id: "ltr-content-mirrored", category: "writing-direction", level: "note", fix: "shown", isOn: true,
      path: ####"writing-direction/ltr-content-mirrored.md"####,
      title: ####"Content that must not turn round is turned round"####,
      summary: ####"Some content keeps its order in every language: the digits of a code, a phone number behind its country code, the groups of a card number, the time of a film. A stack view, leading and trailing constraints and a slider turn round by themselves, and so does what they hold: the first digit of a code is typed into the last box, the country code comes behind the number, a film runs from the right while its player does not."####,
      head: ####"""
id: ltr-content-mirrored
category: writing-direction
severity: note
fix: shown
precision: medium
message: "the parts of this view change places in Arabic, though what they show reads from left to right; set Semantic to Force Left-to-Right"
"""####, triggers: [
        PackedTriggers(language: "swift", role: "find", lines: ####"""
5	:		UISlider
6	=	(	UISlider
7		(	UIStackView
8		(	UIStackView
"""####),
        PackedTriggers(language: "xml", role: "find", lines: ####"""
0			stackView
1			textField
2			textField
3			constraint
4			slider
"""####),
      ], blocks: [
        PackedBlock(language: "xml", role: "find", line: 28,
          finders: ["xml"], text: ####"""
document: iOS, tvOS
title: "Semantic \"Force Left-to-Right\""
message: "in Arabic the boxes of this code are filled from the right; set Semantic of the stack view to Force Left-to-Right"
<stackView axis="$absent" semanticContentAttribute="$absent"/>
where holds 3 <$(textField | label | view | imageView | button)/>
where named digit, digits, otp, passcode, pin code, sms code, verification code, code fields, code stack, code dots, pin dots, card number
"""####),
        PackedBlock(language: "xml", role: "find", line: 36,
          finders: ["xml"], text: ####"""
document: iOS, tvOS
title: "Semantic \"Force Left-to-Right\" on the stack view"
message: "in Arabic the parts of this number change places with its stack view; set Semantic of the stack view to Force Left-to-Right"
<textField/>
where held-by <stackView axis="$absent" semanticContentAttribute="$absent"/>
where has <textInputTraits keyboardType="phonePad"/>
"""####),
        PackedBlock(language: "xml", role: "find", line: 44,
          finders: ["xml"], text: ####"""
document: iOS, tvOS
title: "Semantic \"Force Left-to-Right\" on the stack view"
message: "in Arabic the parts of this number change places with its stack view; set Semantic of the stack view to Force Left-to-Right"
<textField/>
where held-by <stackView axis="$absent" semanticContentAttribute="$absent"/>
where has <textInputTraits textContentType="$(tel | one-time-code | credit-card-number)"/>
"""####),
        PackedBlock(language: "xml", role: "find", line: 52,
          finders: ["xml"], text: ####"""
document: iOS, tvOS
title: "Semantic \"Force Left-to-Right\" on the view that holds both"
message: "in Arabic the country code stands behind the number; set Semantic of the view that holds both to Force Left-to-Right"
<constraint firstAttribute="leading" secondAttribute="trailing"/>
where named country code, dial code, calling code, phone prefix, phone code
where named phone, phone number, mobile number, number field
"""####),
        PackedBlock(language: "xml", role: "find", line: 60,
          finders: ["xml"], text: ####"""
document: iOS, tvOS
title: "Semantic \"Playback\""
message: "this slider of a player runs from the right in Arabic, while media time runs from the left everywhere; set Semantic to Playback"
<slider semanticContentAttribute="$absent"/>
where named player, playback, scrubber, scrub, seek, playhead, time slider, position slider, video slider, audio slider
"""####),
        PackedBlock(language: "swift", role: "find", line: 72,
          finders: ["swift"], text: ####"""
title: "Write `semanticContentAttribute = .playback`"
message: "this slider of a player runs from the right in Arabic, while media time runs from the left everywhere; write `semanticContentAttribute = .playback`"
class $NAME: $(UISlider)
where $NAME has-word player, playback, scrubber, scrub, seek, playhead, time slider, video, audio
where file has-no semanticContentAttribute
"""####),
        PackedBlock(language: "swift", role: "find", line: 79,
          finders: ["swift"], text: ####"""
title: "Write `semanticContentAttribute = .playback`"
message: "this slider of a player runs from the right in Arabic, while media time runs from the left everywhere; write `semanticContentAttribute = .playback`"
$NAME = $(UISlider)($$$)
where $NAME has-word player, playback, scrubber, scrub, seek, playhead, time slider, position slider
where file has-no semanticContentAttribute
"""####),
        PackedBlock(language: "swift", role: "find", line: 86,
          finders: ["swift"], text: ####"""
title: "Write `semanticContentAttribute = .forceLeftToRight` for the stack view"
message: "in Arabic the boxes of this code are filled from the right; write `semanticContentAttribute = .forceLeftToRight` for the stack view"
$(UIStackView)(arrangedSubviews: $VIEWS)
where $VIEWS has-word digit, digits, otp, passcode, pin code, sms code, verification code, code fields, code dots, pin dots
where file has-no semanticContentAttribute
"""####),
        PackedBlock(language: "swift", role: "find", line: 93,
          finders: ["swift"], text: ####"""
title: "Write `semanticContentAttribute = .forceLeftToRight` for the stack view"
message: "in Arabic the country code stands behind the number; write `semanticContentAttribute = .forceLeftToRight` for the stack view"
$(UIStackView)(arrangedSubviews: [$CODE, $NUMBER])
where $CODE has-word country code, dial code, calling code, prefix, country, dial
where $NUMBER has-word phone, number, mobile
where file has-no semanticContentAttribute
"""####),
      ], page: ####"""
# Content that must not turn round is turned round

Some content keeps its order in every language: the digits of a code, a phone number behind its country code, the groups of a card number, the time of a film. A stack view, leading and trailing
constraints and a slider turn round by themselves, and so does what they hold: the first digit of a code is typed into the last box, the country code comes behind the number, a film runs from the right while its player does not.

Tell the container to stay as it is:

    codeStack.semanticContentAttribute = .forceLeftToRight      digits, phone and card numbers
    scrubber.semanticContentAttribute = .playback               sliders and buttons of a player
    alignmentButtons.semanticContentAttribute = .spatial        controls that mean left and right
    self.codeStack.semanticContentAttribute = UISemanticContentAttributeForceLeftToRight;

Interface Builder: Semantic "Force Left-to-Right", "Playback" or "Spatial" on the container. The attribute is not inherited: it stands on the view whose children are to stay.
One field on its own needs nothing: its text finds its order by itself. A caption in front of its field should turn round, and so should sliders of volume or price.
Source: Apple, Supporting Right-to-Left Languages (phone numbers and country codes, video controls and timeline indicators do not flip); `UIView.h`, `UIStackView.h`, `UISlider.h`; field report of a team.

## Code

Silent where the file speaks of the attribute at all.

## Examples

Reported:

```xml
<stackView distribution="fillEqually" userLabel="Code Digits" id="s1">
    <subviews><textField id="t1"/><textField id="t2"/><textField id="t3"/><textField id="t4"/></subviews>
</stackView>
```

Reported:

```xml
<stackView id="s2">
    <subviews>
        <button id="c1"><state key="normal" title="+971"/></button>
        <textField placeholder="Number" id="p1"><textInputTraits key="textInputTraits" keyboardType="phonePad"/></textField>
    </subviews>
</stackView>
```

Reported:

```xml
<slider minValue="0.0" maxValue="1" userLabel="Playback Position" id="sl1"/>
```

Not reported:

```xml
<stackView semanticContentAttribute="forceLeftToRight" userLabel="Code Digits" id="s3">
    <subviews><textField id="t1"/><textField id="t2"/><textField id="t3"/></subviews>
</stackView>
<stackView axis="vertical" userLabel="Digits" id="s4"><subviews><label id="l1"/><label id="l2"/><label id="l3"/></subviews></stackView>
<stackView userLabel="Promo Code" id="s5"><subviews><label id="l4"/><textField id="t5"/></subviews></stackView>
<stackView id="s6"><subviews><label id="l5"/><label id="l6"/><label id="l7"/></subviews></stackView>
```

Not reported:

```xml
<textField placeholder="Phone" id="p2"><textInputTraits key="textInputTraits" keyboardType="phonePad"/></textField>
<stackView axis="vertical" id="s7"><subviews><textField id="p3"><textInputTraits key="textInputTraits" keyboardType="phonePad"/></textField></subviews></stackView>
<slider semanticContentAttribute="playback" userLabel="Playback Position" id="sl2"/>
<slider userLabel="Volume" id="sl3"/>
```

Reported:

```swift
final class EpisodeScrubber: UISlider {}
```

Reported:

```swift
let seekSlider = UISlider()
```

Reported:

```swift
let row = UIStackView(arrangedSubviews: [digit1, digit2, digit3, digit4])
```

Reported:

```swift
let row = UIStackView(arrangedSubviews: [dialCodeButton, phoneField])
```

Not reported:

```swift
let codeRow = UIStackView(arrangedSubviews: [digit1, digit2, digit3, digit4])
codeRow.semanticContentAttribute = .forceLeftToRight
```

Not reported:

```swift
final class PriceSlider: UISlider {}
let volumeSlider = UISlider()
let row = UIStackView(arrangedSubviews: [nameLabel, phoneField])
let editor = UIStackView(arrangedSubviews: [codeEditorView, separator])
```
"""####),
  ]
  package static let tables: [PackedTable] = [
    PackedTable(name: "arrow-words", text: ####"""
word
arrow
arrows
gotoarrow
chevron
chevrons
caret left
caret right
left caret
right caret
disclosure
back
backward
backwards
forward
forwards
goback
backarrow
rightarrow
leftarrow
arrowleft
arrowright
chevronleft
chevronright
forwardarrow
nextarrow
disclosureindicator
disclouser
backchevron
backbutton
backbtn
btnback
backicon
forwardbutton
"""####),
    PackedTable(name: "bidi-handlers", text: ####"""
kind	text
word	bidi
word	unicode
word	sanitize
word	sanitized
word	sanitizer
word	sanitise
word	strip
word	stripped
word	stripping
word	spoof
word	spoofed
word	spoofing
word	escape
word	escaped
word	unescape
word	illegal
word	invisible
word	unsafe
word	forbidden
word	disallowed
word	homoglyph
word	normalize
word	normalized
word	scalar
word	scalars
word	codepoint
word	codepoints
word	control character
word	control characters
word	formatting characters
word	character set
call	contains
call	replacingOccurrences
call	trimmingCharacters
call	components
call	separatedBy
call	CharacterSet
call	charactersIn
call	characterSetWithCharactersInString
call	stringByReplacingOccurrencesOfString
call	stringByTrimmingCharactersInSet
call	componentsSeparatedByString
call	rangeOfString
call	containsString
call	firstIndex
call	lastIndex
call	hasPrefix
call	hasSuffix
call	range
call	removeAll
call	filter
call	split
call	NSRegularExpression
call	Regex
call	regularExpressionWithPattern
call	XCTAssertEqual
call	expect
"""####),
    PackedTable(name: "constraint-distances", text: ####"""
kind	name	note
member	constant	the distance of a constraint
call	update	`update(offset:)` and `update(inset:)` of a stored constraint
call	mas_offset	
call	setOffset	
measure	x	the last word of a name that counts from the left edge: `origin.x`, `translation.x`, `minX`
line	snp.centerX	a line that a constraint is held against, no distance
line	NSLayoutAttributeCenterX	a line that a constraint is held against, no distance
line	mas_centerX	a line that a constraint is held against, no distance
"""####),
    PackedTable(name: "directional-words", text: ####"""
word
arrow
arrows
gotoarrow
chevron
chevrons
caret
disclosure
back
backward
backwards
forward
forwards
goback
backarrow
rightarrow
leftarrow
arrowleft
arrowright
chevronleft
chevronright
next
previous
prev
left
right
reply
replies
return
undo
redo
exit
login
logout
signin
signout
enter
leave
indent
outdent
slide
send
bubble
sign in
sign out
log in
log out
backbutton
backbtn
btnback
backicon
forwardbutton
nextbutton
prevbutton
previousbutton
"""####),
    PackedTable(name: "even-distances", text: ####"""
word
layout frame
layout margins guide
readable content guide
safe area layout guide
content view
translation
translate
velocity
"""####),
    PackedTable(name: "four-sides", text: ####"""
word
button
btn
key
arrow
pad
control
handle
knob
grip
border
line
edge
corner
"""####),
    PackedTable(name: "frame-layout", text: ####"""
kind	name	role
rect	CGRect	
rect	CGRectMake	
rect	CGRectFlatMake	
rect	NSRect	
rect	NSMakeRect	
implicit	init	
point	CGPoint	
point	CGPointMake	
point	NSPoint	
point	NSMakePoint	
origin-argument	origin	
target	frame	
target	center	
argument	frame	
argument	initWithFrame	
argument	setFrame	
argument	setCenter	
argument	setFrameOrigin	
x-member	origin	
x-member	center	place
frame-name	frame	
side-member	left	views
side-member	right	views
side-member	tz_left	
side-member	tz_right	
side-member	mj_x	
side-member	qmui_left	
side-member	qmui_right	
side-member	x_left	
side-member	x_right	
side-member	left_sd	
side-member	right_sd	
side-member	yy_left	
side-member	yy_right	
view-word	view	
view-word	label	
view-word	button	
view-word	btn	
view-word	lbl	
view-word	image	
view-word	img	
view-word	icon	
view-word	field	
view-word	cell	
view-word	bar	
view-word	control	
view-word	badge	
view-word	avatar	
view-word	title	
view-word	switch	
view-word	slider	
view-word	indicator	
view-word	separator	
view-word	line	
rounding	floor	
rounding	ceil	
rounding	round	
rounding	floorf	
rounding	ceilf	
rounding	roundf	
rounding	rint	
rounding	CGFloat	
rounding	CGRectIntegral	
rounding	CGRectStandardize	
rounding	CGRectFlatted	
rounding	CGRectFlat	
rounding	flat	
rounding	integral	
rounding	standardized	
rounding	abs	
left-edge	x	
left-edge	minX	
left-edge	CGRectGetMinX	
left-edge	NSMinX	
right-edge	maxX	
right-edge	CGRectGetMaxX	
right-edge	NSMaxX	
width	width	
width	CGRectGetWidth	
width	NSWidth	
centred	center	
centred	centre	
centred	centered	
centred	centred	
centred	mid	
centred	middle	
centred	half	
centred	centering	
moving	content offset	
moving	translation	
moving	translation x	
moving	velocity	
moving	touch	
moving	touches	
moving	finger	
moving	location	
moving	location x	
moving	gesture	
moving	pan	
moving	drag	
moving	dragged	
moving	percent	
moving	percentage	
moving	progress	
moving	progression	
moving	ratio	
moving	fraction	
moving	scale	
moving	zoom	
moving	point	
moving	point x	
moving	interactive	
moving	original	
moving	initial	
moving	animated	
moving	swipe	
moving	random	
moving	uniform	
both-sides	horizontal	
both-sides	sides	
hook	leftViewRect	forBounds
hook	rightViewRect	forBounds
hook	leftViewRectForBounds	
hook	rightViewRectForBounds	
hook	clearButtonRect	forBounds
hook-twin	leftViewRect	rightViewRect
hook-twin	rightViewRect	leftViewRect
hook-twin	leftViewRectForBounds	rightViewRectForBounds
hook-twin	rightViewRectForBounds	leftViewRectForBounds
hook	clearButtonRectForBounds	
hook	textRect	forBounds
hook	textRectForBounds	
hook	editingRect	forBounds
hook	editingRectForBounds	
hook	placeholderRect	forBounds
hook	placeholderRectForBounds	
hook	titleLabelRectForBounds	_
hook	drawText	in
hook	drawTextInRect	
hook	drawPlaceholder	in
hook	drawPlaceholderInRect	
hook	imageRect	forContentRect
hook	imageRectForContentRect	
hook	titleRect	forContentRect
hook	titleRectForContentRect	
hook	contentRect	forBounds
hook	contentRectForBounds	
not-inside	draw	
not-inside	drawing	
not-inside	render	
not-inside	renderer	
not-inside	rendering	
not-inside	snapshot	
not-inside	screenshot	
not-inside	thumbnail image	
not-inside	make thumbnail	
not-inside	create thumbnail	
not-inside	generate thumbnail	
not-inside	path	
not-inside	shape	
not-inside	mask	
not-inside	shadow	
not-inside	gradient	
not-inside	particle	
not-inside	emitter	
not-inside	watermark	
not-inside	pdf	
not-inside	print	
not-inside	printing	
not-inside	transition	
not-inside	transitioning	
not-inside	transitions	
not-inside	animate	
not-inside	animation	
not-inside	animator	
not-inside	animations	
not-inside	present	
not-inside	presentation	
not-inside	dismiss	
not-inside	dismissal	
not-inside	push	
not-inside	pop	
not-inside	shake	
not-inside	bounce	
not-inside	fly	
not-inside	keyboard	
not-inside	rotate	
not-inside	rotation	
not-inside	did scroll	
not-inside	scroll to	
not-inside	scroll view did	
not-inside	scroll view will	
not-inside	scrolling	
not-inside	scroller	
not-inside	zoom	
not-inside	pan	
not-inside	mouse dragged	
not-inside	mouse moved	
not-inside	drag	
not-inside	swipe	
not-inside	gesture	
not-inside	touches	
not-inside	pinch	
not-inside	interactive	
not-inside	game	
not-inside	sprite	
not-inside	camera	
not-inside	video	
not-inside	preview layer	
not-inside	player	
not-inside	playback	
not-inside	crop	
not-inside	cropping	
not-inside	map	
not-inside	compass	
not-inside	radar	
not-inside	joystick	
not-inside	chart	
not-inside	graph	
not-inside	axis	
not-inside	plot	
not-inside	ruler	
not-inside	canvas	
not-inside	signature	
not-inside	eraser	
not-inside	color picker	
not-inside	waveform	
not-inside	scrubber	
not-inside	window	
not-inside	collection layout	
not-inside	flow layout	
not-inside	layout attributes	
not-inside	waterfall	
not-inside	grid layout	
not-inside	grid lines	
not-inside	gridlines	
not-inside	calendar	
not-inside	heat	
not-target	window	
not-target	keyboard	
not-target	mask	
not-target	shadow	
not-target	gradient	
not-target	attributes	
not-target	attribute	
not-target	screen	
not-target	source	
not-target	snapshot	
not-target	crop	
not-target	cropping	
not-target	visible	
not-target	start	
not-target	starting	
not-target	end	
not-target	ending	
not-target	from	
not-target	to	
not-target	initial	
not-target	final	
not-target	dest	
not-target	destination	
not-target	hidden	
not-target	map	
not-target	marker	
not-target	content	
not-target	caret	
not-target	cursor	
not-target	scroll	
not-target	dimming	
not-target	overlay	
not-target	background	
not-target	emitter	
not-target	shape	
not-target	drop	
not-target	sprite	
not-target	scene	
not-target	contents	
not-target	stroke	
not-target	path	
not-target	player	
not-target	video	
not-target	camera	
not-target	preview	
not-target	thumb	
not-target	knob	
drawing	UIGraphicsBeginImageContext	
drawing	UIGraphicsBeginImageContextWithOptions	
drawing	UIGraphicsImageRenderer	
drawing	UIGraphicsGetCurrentContext	
drawing	UIGraphicsBeginPDFPage	
pointer	locationInWindow	
pointer	leftMouseDragged	
pointer	rightMouseDragged	
pointer	mouseDragged	
corner	top	
corner	bottom	
corner	upper	
corner	lower	
corner	corner	
text	label	
text	lbl	
text	button	
text	btn	
text	title	
text	text	
text	field	
text	name	
text	value	
text	badge	
"""####),
    PackedTable(name: "guards", text: ####"""
kind	text
name	effectiveUserInterfaceLayoutDirection
name	userInterfaceLayoutDirection
name	userInterfaceLayoutDirectionForSemanticContentAttribute
name	layoutDirection
name	characterDirection
name	lineDirection
name	characterDirectionForLanguage
name	lineDirectionForLanguage
name	NSLocaleLanguageDirectionRightToLeft
name	NSLocaleLanguageDirectionLeftToRight
name	kCFLocaleLanguageDirectionRightToLeft
name	CFLocaleGetLanguageCharacterDirection
name	UIUserInterfaceLayoutDirectionRightToLeft
name	UIUserInterfaceLayoutDirectionLeftToRight
name	UITraitEnvironmentLayoutDirectionRightToLeft
name	UITraitEnvironmentLayoutDirectionLeftToRight
name	NSUserInterfaceLayoutDirectionRightToLeft
name	NSUserInterfaceLayoutDirectionLeftToRight
name	NSForceRightToLeftWritingDirection
name	AppleTextDirection
member	rightToLeft
member	leftToRight
word	rtl
word	is rtl
word	right to left
word	is right to left
word	is arabic
word	use arabic
word	is english
word	app english
word	is hebrew
word	is persian
word	is urdu
word	arabic language
word	hebrew language
word	direction rtl
word	language direction
word	using leading trailing
word	use leading trailing
word	uses leading trailing
word	text direction
word	is ltr
word	ltr
word	left to right
word	is left to right
word	mirrored layout
word	is mirrored
word	layout is mirrored
word	directional multiplier
word	direction multiplier
word	direction sign
word	direction factor
flip	imageFlippedForRightToLeftLayoutDirection
flip	withHorizontallyFlippedOrientation
flip	imageWithHorizontallyFlippedOrientation
flip	flipsForRightToLeftLayoutDirection
rotation	rotationEffect
rotation	rotation3DEffect
other-literal	en
other-literal	en-US
language	language
language	lang
language	locale
literal	ar
literal	he
literal	iw
literal	fa
literal	ur
literal	ug
literal	ckb
literal	yi
literal	dv
literal	ps
literal	sd
literal	ar-SA
literal	ar-EG
literal	ar-AE
literal	he-IL
literal	fa-IR
literal	ur-PK
command	set
command	force
command	apply
command	update
command	configure
command	adjust
command	change
command	enable
command	disable
command	toggle
command	make
transform	flipped
transform	mirrored
transform	image
result	Bool
result	BOOL
result	bool
result	CGFloat
result	Double
result	Float
result	Int
result	double
result	float
result	int
result	NSInteger
picture	UIImage
picture	NSImage
picture	Image
side	left
side	right
not-side	landscape
not-side	portrait
not-side	mouse
not-side	key
not-side	arrow
not-side	device
flow	leading
flow	trailing
flow	natural
preview	#Preview
preview	PreviewProvider
preview	#Playground
comment	should not flip
comment	shouldnt flip
comment	must not flip
comment	do not flip
comment	dont flip
comment	should not be flipped
comment	must not be flipped
comment	shouldnt be flipped
comment	never be flipped
comment	never flip
comment	never flips
comment	never flipped
comment	should not mirror
comment	shouldnt mirror
comment	must not mirror
comment	do not mirror
comment	dont mirror
comment	should not be mirrored
comment	must not be mirrored
comment	shouldnt be mirrored
comment	never be mirrored
comment	never mirror
comment	never mirrors
comment	never mirrored
comment	should not reverse
comment	shouldnt reverse
comment	must not reverse
comment	do not reverse
comment	dont reverse
comment	should not be reversed
comment	must not be reversed
comment	shouldnt be reversed
comment	never be reversed
comment	never reverse
comment	never reverses
comment	never reversed
comment	must left to right
comment	must ltr
comment	always left to right
comment	always ltr
comment	stay left to right
comment	stay ltr
comment	stays left to right
comment	stays ltr
comment	keep left to right
comment	keep ltr
comment	force left to right
comment	force ltr
comment	forces left to right
comment	forces ltr
comment	forced left to right
comment	forced ltr
comment	do not apply rtl
comment	do not apply right to left
comment	do not use rtl
comment	do not use right to left
comment	do not change rtl
comment	do not change right to left
comment	do not adapt rtl
comment	do not adapt right to left
comment	dont apply rtl
comment	dont apply right to left
comment	dont use rtl
comment	dont use right to left
comment	dont change rtl
comment	dont change right to left
comment	dont adapt rtl
comment	dont adapt right to left
comment	regardless of direction
comment	regardless of language
complaint	todo
complaint	fixme
complaint	fix
complaint	fixes
complaint	bug
complaint	broken
complaint	wrong
complaint	wrongly
complaint	workaround
complaint	hack
complaint	yet
complaint	issue
complaint	currently
right-to-left	rtl
right-to-left	right to left
right-to-left	right
right-to-left	arabic
left-to-right	ltr
left-to-right	left to right
left-to-right	left
left-to-right	english
forced	forceRightToLeft
forced	forceLeftToRight
forced	UISemanticContentAttributeForceRightToLeft
forced	UISemanticContentAttributeForceLeftToRight
language-member	arabic
language-member	Arabic
language-member	hebrew
language-member	Hebrew
language-member	persian
language-member	Persian
language-member	farsi
language-member	Farsi
language-member	urdu
language-member	Urdu
language-member	kurdish
language-member	Kurdish
language-member	english
language-member	English
language-member	ar
language-member	he
language-member	fa
language-member	ur
language-member	en
language-member	ARABIC
language-member	HEBREW
language-member	PERSIAN
language-member	FARSI
language-member	URDU
language-member	ENGLISH
language-member	AR
language-member	EN
choice	language
choice	lang
choice	languages
language	languages
language	locales
language	localizations
search	contains
search	hasPrefix
search	starts
search	elementsEqual
search	containsString
search	containsObject
"""####),
    PackedTable(name: "ib-attribute-order", text: ####"""
element	order
label	verifyAmbiguity hidden opaque clipsSubviews userInteractionEnabled tag alpha multipleTouchEnabled contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous placeholderIntrinsicWidth fixedFrame placeholderIntrinsicHeight preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth misplaced usesAttributedText insetsLayoutMarginsFromSafeArea text textAlignment lineBreakMode numberOfLines baselineAdjustment minimumScaleFactor minimumFontSize adjustsLetterSpacingToFitWidth adjustsFontForContentSizeCategory enabled highlighted adjustsFontSizeToFit preferredMaxLayoutWidth translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
textField	hidden opaque clipsSubviews tag multipleTouchEnabled contentMode horizontalCompressionResistancePriority verticalCompressionResistancePriority horizontalHuggingPriority fixedFrame ambiguous misplaced contentHorizontalAlignment contentVerticalAlignment borderStyle placeholder text textAlignment adjustsFontSizeToFit adjustsFontForContentSizeCategory clearsOnBeginEditing minimumFontSize clearButtonMode translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
textView	opaque hidden autoresizesSubviews clipsSubviews multipleTouchEnabled userInteractionEnabled contentMode placeholderIntrinsicWidth horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame placeholderIntrinsicHeight bounces scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator editable keyboardDismissMode contentInsetAdjustmentBehavior text textAlignment adjustsFontForContentSizeCategory selectable usesAttributedText translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
button	hidden key opaque alpha clearsContextBeforeDrawing clipsSubviews userInteractionEnabled tag contentMode horizontalHuggingPriority enabled verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous semanticContentAttribute fixedFrame misplaced contentHorizontalAlignment contentVerticalAlignment buttonType adjustsImageWhenHighlighted adjustsImageWhenDisabled showsTouchWhenHighlighted lineBreakMode pointerInteraction hasAttributedTitle springLoaded translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
view	hidden key opaque autoresizesSubviews clipsSubviews clearsContextBeforeDrawing userInteractionEnabled tag alpha multipleTouchEnabled contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority ambiguous fixedFrame insetsLayoutMarginsFromSafeArea verticalCompressionResistancePriority placeholderIntrinsicWidth placeholderIntrinsicHeight restorationIdentifier contentHorizontalAlignment preservesSuperviewLayoutMargins contentVerticalAlignment misplaced translatesAutoresizingMaskIntoConstraints simulatedAppContext id userLabel customClass customModule customModuleProvider
imageView	hidden opaque clipsSubviews clearsContextBeforeDrawing userInteractionEnabled tag alpha multipleTouchEnabled contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous placeholderIntrinsicWidth fixedFrame placeholderIntrinsicHeight insetsLayoutMarginsFromSafeArea image adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenAncestorFocused highlightedImage translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
tableViewCell	clipsSubviews userInteractionEnabled contentMode placeholderIntrinsicWidth placeholderIntrinsicHeight restorationIdentifier preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea misplaced selectionStyle accessoryType hidesAccessoryWhenEditing indentationLevel indentationWidth shouldIndentWhileEditing reuseIdentifier rowHeight translatesAutoresizingMaskIntoConstraints textLabel detailTextLabel style id userLabel customClass customModule customModuleProvider
tableViewCellContentView	key opaque clipsSubviews multipleTouchEnabled contentMode ambiguous preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea tableViewCell translatesAutoresizingMaskIntoConstraints id userLabel customClass
collectionViewCell	opaque clipsSubviews multipleTouchEnabled contentMode reuseIdentifier insetsLayoutMarginsFromSafeArea id userLabel customClass customModule customModuleProvider
stackView	hidden verifyAmbiguity opaque contentMode ambiguous semanticContentAttribute horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority preservesSuperviewLayoutMargins placeholderIntrinsicWidth insetsLayoutMarginsFromSafeArea placeholderIntrinsicHeight axis distribution alignment spacing spacingType translatesAutoresizingMaskIntoConstraints id customClass customModule userLabel customModuleProvider
scrollView	hidden clipsSubviews multipleTouchEnabled contentMode ambiguous fixedFrame directionalLockEnabled alwaysBounceVertical alwaysBounceHorizontal pagingEnabled misplaced bounces showsHorizontalScrollIndicator showsVerticalScrollIndicator delaysContentTouches insetsLayoutMarginsFromSafeArea keyboardDismissMode contentInsetAdjustmentBehavior translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
tableView	hidden key opaque clipsSubviews clearsContextBeforeDrawing contentMode fixedFrame bounces insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins verticalHuggingPriority verticalCompressionResistancePriority ambiguous alwaysBounceVertical scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator contentInsetAdjustmentBehavior delaysContentTouches canCancelContentTouches bouncesZoom indicatorStyle keyboardDismissMode dataMode style separatorStyle allowsSelectionDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection sectionIndexMinimumDisplayRowCount rowHeight estimatedRowHeight sectionHeaderHeight estimatedSectionHeaderHeight sectionFooterHeight estimatedSectionFooterHeight contentViewInsetsToSafeArea translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider userLabel
collectionView	opaque clipsSubviews multipleTouchEnabled contentMode alwaysBounceVertical preservesSuperviewLayoutMargins horizontalHuggingPriority verticalHuggingPriority minimumZoomScale horizontalCompressionResistancePriority maximumZoomScale verticalCompressionResistancePriority directionalLockEnabled fixedFrame bounces pagingEnabled scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator contentInsetAdjustmentBehavior dataMode translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider userLabel
segmentedControl	opaque contentMode fixedFrame insetsLayoutMarginsFromSafeArea contentHorizontalAlignment contentVerticalAlignment segmentControlStyle selectedSegmentIndex translatesAutoresizingMaskIntoConstraints id userLabel
slider	opaque tag contentMode fixedFrame contentHorizontalAlignment contentVerticalAlignment value minValue maxValue minimumValueImage translatesAutoresizingMaskIntoConstraints id userLabel customClass
switch	opaque contentMode horizontalHuggingPriority verticalHuggingPriority fixedFrame contentHorizontalAlignment contentVerticalAlignment on translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
searchBar	key contentMode searchBarStyle placeholder showsCancelButton translatesAutoresizingMaskIntoConstraints translucent id
pageControl	opaque contentMode fixedFrame contentHorizontalAlignment contentVerticalAlignment numberOfPages currentPage translatesAutoresizingMaskIntoConstraints id
progressView	hidden opaque userInteractionEnabled contentMode verticalHuggingPriority fixedFrame progress progressViewStyle translatesAutoresizingMaskIntoConstraints id
activityIndicatorView	hidden opaque userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority fixedFrame hidesWhenStopped animating style translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider userLabel
datePicker	contentMode verticalHuggingPriority contentHorizontalAlignment contentVerticalAlignment datePickerMode minuteInterval useCurrentDate style translatesAutoresizingMaskIntoConstraints id
constraint	firstItem firstAttribute relation secondItem secondAttribute multiplier priority constant placeholder symbolic identifier id customClass userLabel
paragraphStyle	key alignment lineBreakMode baseWritingDirection lineSpacing defaultTabInterval lineHeightMultiple tighteningFactorForTruncation allowsDefaultTighteningForTruncation
state	key title image catalog backgroundImage
imageReference	key image catalog symbolScale renderingMode
barButtonItem	key title image style systemItem id userLabel
inset	key minX minY maxX maxY
edgeInsets	key top left bottom right
directionalEdgeInsets	key top leading bottom trailing
tabBarItem	key tag title image id
buttonConfiguration	key style image title catalog titleAlignment
visualEffectView	hidden opaque clipsSubviews contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id userLabel
webView	contentMode verticalHuggingPriority verticalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
pickerView	contentMode verticalCompressionResistancePriority insetsLayoutMarginsFromSafeArea translatesAutoresizingMaskIntoConstraints id
toolbar	opaque clearsContextBeforeDrawing contentMode verticalCompressionResistancePriority fixedFrame translatesAutoresizingMaskIntoConstraints id customClass
navigationBar	key clipsSubviews multipleTouchEnabled contentMode insetsLayoutMarginsFromSafeArea translucent misplaced barStyle translatesAutoresizingMaskIntoConstraints id
"""####),
    PackedTable(name: "kept-offsets", text: ####"""
word
saved
stored
selected
last
previous
old
restored
ratio
fraction
proportion
"""####),
    PackedTable(name: "label-widths", text: ####"""
kind	name	role
anchor	leadingAnchor	start
anchor	leftAnchor	start
anchor	trailingAnchor	end
anchor	rightAnchor	end
anchor	centerXAnchor	middle
anchor	widthAnchor	width
relation	equalTo	equal
relation	equalToConstant	equal
relation	equalToSystemSpacingAfter	equal
relation	constraintEqualToAnchor	equal
relation	constraintEqualToConstant	equal
relation	constraintEqualToSystemSpacingAfterAnchor	equal
relation	greaterThanOrEqualTo	least
relation	greaterThanOrEqualToConstant	least
relation	constraintGreaterThanOrEqualToAnchor	least
relation	constraintGreaterThanOrEqualToConstant	least
relation	lessThanOrEqualTo	most
relation	lessThanOrEqualToConstant	most
relation	constraintLessThanOrEqualToAnchor	most
relation	constraintLessThanOrEqualToConstant	most
relation	equalToSuperview	equal
relation	mas_equalTo	equal
relation	mas_greaterThanOrEqualTo	least
relation	mas_lessThanOrEqualTo	most
relation	greaterThanOrEqualToSuperview	least
relation	lessThanOrEqualToSuperview	most
chain	left	start
chain	leading	start
chain	leftMargin	start
chain	leadingMargin	start
chain	right	end
chain	trailing	end
chain	rightMargin	end
chain	trailingMargin	end
chain	edges	both
chain	margins	both
chain	horizontalEdges	both
chain	directionalEdges	both
chain	directionalHorizontalEdges	both
chain	centerX	middle
chain	center	middle
chain	width	width
chain	size	width
chain	mas_left	start
chain	mas_leading	start
chain	mas_right	end
chain	mas_trailing	end
sizing	frame	
sizing	bounds	
sizing	autoresizingMask	
sizing	preferredMaxLayoutWidth	
placing	flex	
placing	mj	
placing	yy	
placing	sd	
placing	pin	
placing	edge	
placing	edges	
placing	fill	
placing	anchor	
placing	anchors	
placing	layout	
placing	size	
placing	width	
placing	fit	
placing	dock	
placing	align	
placing	attach	
placing	match	
placing	center	
placing	place	
placing	stretch	
placing	inset	
placing	auto	
placing	leading	
placing	trailing	
placing	left	
placing	right	
placing	constraint	
placing	constraints	
placing	constrain	
listing	constrain	
hugging	setContentHuggingPriority	
strong	required	
strong	defaultHigh	
strong	UILayoutPriorityRequired	
strong	UILayoutPriorityDefaultHigh	
across	horizontal	
across	UILayoutConstraintAxisHorizontal	
adds	subview	
adds	subviews	
inserts	insertSubview	
arranges	arranged	
outlet	IBOutlet	
stack-axis	axis	
stack-alignment	alignment	
column	vertical	
column	UILayoutConstraintAxisVertical	
fill	fill	
fill	UIStackViewAlignmentFill	
neutral	adjustsFontSizeToFitWidth	
neutral	sizeToFit	
neutral	intrinsicContentSize	
neutral	translatesAutoresizingMaskIntoConstraints	
neutral	heightAnchor	
neutral	topAnchor	
neutral	bottomAnchor	
neutral	centerYAnchor	
neutral	firstBaselineAnchor	
neutral	lastBaselineAnchor	
neutral	setContentCompressionResistancePriority	
neutral	layoutMargins	
neutral	minimumFontSize	
neutral	setNeedsLayout	
neutral	layoutIfNeeded	
lines	numberOfLines	
lines	setNumberOfLines	
lines	isMultiline	
"""####),
    PackedTable(name: "layout-cartography", text: ####"""
kind	from	to	needs	fix
edge	left	leading		
edge	right	trailing		
edge	leftMargin	leadingMargin	Cartography 0.4	
edge	rightMargin	trailingMargin	Cartography 0.4	
label	left	leading	Cartography 0.3	
label	right	trailing	Cartography 0.3	
"""####),
    PackedTable(name: "layout-dsl", text: ####"""
kind	library	language	name	twin	role	needs	note
import	SnapKit	swift	SnapKit				rows of this library hold only in files that import it, or whose project does where the import is shared
import	Masonry	objc	Masonry				rows of this library hold only in files that import it, or whose project does where the import is shared
import	Masonry	swift	Masonry				rows of this library hold only in files that import it, or whose project does where the import is shared
maker	SnapKit	swift	makeConstraints		make		receiver is VIEW.snp; the parameter of the closure, or $0, starts each chain
maker	SnapKit	swift	updateConstraints		update		receiver is VIEW.snp; the parameter of the closure, or $0, starts each chain
maker	SnapKit	swift	remakeConstraints		remake		receiver is VIEW.snp; the parameter of the closure, or $0, starts each chain
maker	SnapKit	swift	prepareConstraints		make		receiver is VIEW.snp; the parameter of the closure, or $0, starts each chain
maker	Masonry	objc	mas_makeConstraints		make		receiver is VIEW; the parameter of the block starts each chain
maker	Masonry	objc	mas_updateConstraints		update		receiver is VIEW; the parameter of the block starts each chain
maker	Masonry	objc	mas_remakeConstraints		remake		receiver is VIEW; the parameter of the block starts each chain
maker	Masonry	swift	mas_makeConstraints		make		receiver is VIEW; the parameter of the block starts each chain
maker	Masonry	swift	mas_updateConstraints		update		receiver is VIEW; the parameter of the block starts each chain
maker	Masonry	swift	mas_remakeConstraints		remake		receiver is VIEW; the parameter of the block starts each chain
member	SnapKit	swift	left	leading	axis-x		anywhere in the chain before the relation
member	Masonry	objc	left	leading	axis-x		anywhere in the chain before the relation
member	Masonry	swift	left	leading	axis-x		anywhere in the chain before the relation
member	SnapKit	swift	right	trailing	axis-x		anywhere in the chain before the relation
member	Masonry	objc	right	trailing	axis-x		anywhere in the chain before the relation
member	Masonry	swift	right	trailing	axis-x		anywhere in the chain before the relation
member	SnapKit	swift	leftMargin	leadingMargin	axis-x		anywhere in the chain before the relation
member	Masonry	objc	leftMargin	leadingMargin	axis-x		anywhere in the chain before the relation
member	Masonry	swift	leftMargin	leadingMargin	axis-x		anywhere in the chain before the relation
member	SnapKit	swift	rightMargin	trailingMargin	axis-x		anywhere in the chain before the relation
member	Masonry	objc	rightMargin	trailingMargin	axis-x		anywhere in the chain before the relation
member	Masonry	swift	rightMargin	trailingMargin	axis-x		anywhere in the chain before the relation
both-sides	SnapKit	swift	edges	leading trailing	axis-x		turns by itself; an update with it finds no side that has turned
both-sides	SnapKit	swift	horizontalEdges	leading trailing	axis-x		turns by itself; an update with it finds no side that has turned
both-sides	Masonry	objc	edges	leading trailing	axis-x		turns by itself; an update with it finds no side that has turned
both-sides	Masonry	swift	edges	leading trailing	axis-x		turns by itself; an update with it finds no side that has turned
both-sides	SnapKit	swift	margins	leadingMargin trailingMargin	axis-x		turns by itself; an update with it finds no side that has turned
neutral	SnapKit	swift	top				
neutral	SnapKit	swift	bottom				
neutral	SnapKit	swift	centerY				
neutral	SnapKit	swift	centerX		middle		
neutral	SnapKit	swift	center		middle		
neutral	SnapKit	swift	width		extent		
neutral	SnapKit	swift	height				
neutral	SnapKit	swift	size		extent		
neutral	SnapKit	swift	topMargin				
neutral	SnapKit	swift	bottomMargin				
neutral	SnapKit	swift	lastBaseline				
neutral	SnapKit	swift	firstBaseline				
neutral	SnapKit	swift	baseline				
neutral	SnapKit	swift	verticalEdges				
neutral	SnapKit	swift	leading				
neutral	SnapKit	swift	trailing				
neutral	SnapKit	swift	leadingMargin				
neutral	SnapKit	swift	trailingMargin				
neutral	SnapKit	swift	directionalEdges				
neutral	SnapKit	swift	directionalMargins				
neutral	SnapKit	swift	directionalHorizontalEdges				
neutral	SnapKit	swift	directionalVerticalEdges				
neutral	Masonry	objc	top				
neutral	Masonry	objc	bottom				
neutral	Masonry	objc	centerY				
neutral	Masonry	objc	centerX		middle		
neutral	Masonry	objc	center		middle		
neutral	Masonry	objc	width		extent		
neutral	Masonry	objc	height				
neutral	Masonry	objc	size		extent		
neutral	Masonry	objc	topMargin				
neutral	Masonry	objc	bottomMargin				
neutral	Masonry	objc	baseline				
neutral	Masonry	objc	lastBaseline				
neutral	Masonry	objc	firstBaseline				
neutral	Masonry	objc	leading				
neutral	Masonry	objc	trailing				
neutral	Masonry	objc	leadingMargin				
neutral	Masonry	objc	trailingMargin				
neutral	Masonry	objc	and				
neutral	Masonry	objc	with				
neutral	Masonry	swift	top				
neutral	Masonry	swift	bottom				
neutral	Masonry	swift	centerY				
neutral	Masonry	swift	centerX		middle		
neutral	Masonry	swift	center		middle		
neutral	Masonry	swift	width		extent		
neutral	Masonry	swift	height				
neutral	Masonry	swift	size		extent		
neutral	Masonry	swift	topMargin				
neutral	Masonry	swift	bottomMargin				
neutral	Masonry	swift	baseline				
neutral	Masonry	swift	lastBaseline				
neutral	Masonry	swift	firstBaseline				
neutral	Masonry	swift	leading				
neutral	Masonry	swift	trailing				
neutral	Masonry	swift	leadingMargin				
neutral	Masonry	swift	trailingMargin				
neutral	Masonry	swift	and				
neutral	Masonry	swift	with				
end	SnapKit	swift	snp.left	snp.leading	axis-x		other end of a relation
end	Masonry	objc	mas_left	mas_leading	axis-x		other end of a relation
end	Masonry	swift	mas_left	mas_leading	axis-x		other end of a relation
end	SnapKit	swift	snp.right	snp.trailing	axis-x		other end of a relation
end	Masonry	objc	mas_right	mas_trailing	axis-x		other end of a relation
end	Masonry	swift	mas_right	mas_trailing	axis-x		other end of a relation
end	SnapKit	swift	snp.leftMargin	snp.leadingMargin	axis-x		other end of a relation
end	Masonry	objc	mas_leftMargin	mas_leadingMargin	axis-x		other end of a relation
end	Masonry	swift	mas_leftMargin	mas_leadingMargin	axis-x		other end of a relation
end	SnapKit	swift	snp.rightMargin	snp.trailingMargin	axis-x		other end of a relation
end	Masonry	objc	mas_rightMargin	mas_trailingMargin	axis-x		other end of a relation
end	Masonry	swift	mas_rightMargin	mas_trailingMargin	axis-x		other end of a relation
end	Masonry	objc	mas_safeAreaLayoutGuideLeft	mas_safeAreaLayoutGuideLeading	no-release		in no released version: report without a fix
end	Masonry	objc	mas_safeAreaLayoutGuideRight	mas_safeAreaLayoutGuideTrailing	no-release		in no released version: report without a fix
directional-end	SnapKit	swift	snp.leading		mixed		left or right against it raises an exception: mixed-edge-kinds
directional-end	SnapKit	swift	snp.trailing		mixed		left or right against it raises an exception: mixed-edge-kinds
directional-end	SnapKit	swift	snp.leadingMargin		mixed		left or right against it raises an exception: mixed-edge-kinds
directional-end	SnapKit	swift	snp.trailingMargin		mixed		left or right against it raises an exception: mixed-edge-kinds
directional-end	Masonry	objc	mas_leading		mixed		left or right against it raises an exception: mixed-edge-kinds
directional-end	Masonry	objc	mas_trailing		mixed		left or right against it raises an exception: mixed-edge-kinds
directional-end	Masonry	objc	mas_leadingMargin		mixed		left or right against it raises an exception: mixed-edge-kinds
directional-end	Masonry	objc	mas_trailingMargin		mixed		left or right against it raises an exception: mixed-edge-kinds
neutral-end	SnapKit	swift	snp.centerX				
neutral-end	SnapKit	swift	snp.centerXWithinMargins				
neutral-end	Masonry	objc	mas_centerX				
neutral-end	Masonry	objc	mas_centerXWithinMargins				
relation	SnapKit	swift	equalTo		other		same: the same edge of the other view; a bare view or guide as argument counts as same
relation	SnapKit	swift	greaterThanOrEqualTo	lessThanOrEqualTo	other		same: the same edge of the other view; a bare view or guide as argument counts as same
relation	SnapKit	swift	lessThanOrEqualTo	greaterThanOrEqualTo	other		same: the same edge of the other view; a bare view or guide as argument counts as same
relation	SnapKit	swift	equalToSuperview		same		same: the same edge of the other view; a bare view or guide as argument counts as same
relation	SnapKit	swift	greaterThanOrEqualToSuperview	lessThanOrEqualToSuperview	same		same: the same edge of the other view; a bare view or guide as argument counts as same
relation	SnapKit	swift	lessThanOrEqualToSuperview	greaterThanOrEqualToSuperview	same		same: the same edge of the other view; a bare view or guide as argument counts as same
relation	Masonry	objc	equalTo		other		a bare view, number or array as argument counts as the same edge
relation	Masonry	objc	mas_equalTo		other		a bare view, number or array as argument counts as the same edge
relation	Masonry	objc	greaterThanOrEqualTo	lessThanOrEqualTo	other		a bare view, number or array as argument counts as the same edge
relation	Masonry	objc	mas_greaterThanOrEqualTo	mas_lessThanOrEqualTo	other		a bare view, number or array as argument counts as the same edge
relation	Masonry	objc	lessThanOrEqualTo	greaterThanOrEqualTo	other		a bare view, number or array as argument counts as the same edge
relation	Masonry	objc	mas_lessThanOrEqualTo	mas_greaterThanOrEqualTo	other		a bare view, number or array as argument counts as the same edge
relation	Masonry	swift	equalTo		other		a bare view, number or array as argument counts as the same edge
relation	Masonry	swift	mas_equalTo		other		a bare view, number or array as argument counts as the same edge
relation	Masonry	swift	greaterThanOrEqualTo	lessThanOrEqualTo	other		a bare view, number or array as argument counts as the same edge
relation	Masonry	swift	mas_greaterThanOrEqualTo	mas_lessThanOrEqualTo	other		a bare view, number or array as argument counts as the same edge
relation	Masonry	swift	lessThanOrEqualTo	greaterThanOrEqualTo	other		a bare view, number or array as argument counts as the same edge
relation	Masonry	swift	mas_lessThanOrEqualTo	mas_greaterThanOrEqualTo	other		a bare view, number or array as argument counts as the same edge
modifier	SnapKit	swift	offset		constant		keeps its sign
modifier	SnapKit	swift	inset		constant		keeps its sign
modifier	SnapKit	swift	multipliedBy		factor		the origin of x stays at the left, so that a share of an edge is not mirrored
modifier	SnapKit	swift	dividedBy		factor		the origin of x stays at the left, so that a share of an edge is not mirrored
modifier	SnapKit	swift	priority		priority		keeps its sign
modifier	SnapKit	swift	labeled				keeps its sign
modifier	SnapKit	swift	constraint				keeps its sign
modifier	Masonry	objc	offset		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	mas_offset		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	inset		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	mas_inset		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	insets		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	sizeOffset		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	valueOffset		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	centerOffset		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	multipliedBy		factor		the origin of x stays at the left, so that a share of an edge is not mirrored
modifier	Masonry	objc	dividedBy		factor		the origin of x stays at the left, so that a share of an edge is not mirrored
modifier	Masonry	objc	priority		priority		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	priorityLow		priority		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	priorityMedium		priority		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	priorityHigh		priority		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	key				keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	offset		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	mas_offset		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	inset		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	mas_inset		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	insets		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	sizeOffset		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	centerOffset		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	multipliedBy		factor		the origin of x stays at the left, so that a share of an edge is not mirrored
modifier	Masonry	swift	dividedBy		factor		the origin of x stays at the left, so that a share of an edge is not mirrored
modifier	Masonry	swift	priority		priority		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	priorityLow		priority		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	priorityMedium		priority		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	priorityHigh		priority		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	key				keeps its sign; a chain that goes from an edge straight to offset is against the superview
number-type		swift	CGFloat				a name of this type is a distance
number-type		swift	Double				a name of this type is a distance
number-type		swift	Float				a name of this type is a distance
number-type		swift	Int				a name of this type is a distance
number-type		objc	CGFloat				a name of this type is a distance
number-type		objc	double				a name of this type is a distance
number-type		objc	float				a name of this type is a distance
number-type		objc	int				a name of this type is a distance
number-type		objc	NSInteger				a name of this type is a distance
number-type		objc	NSUInteger				a name of this type is a distance
number-type		objc	NSNumber				a name of this type is a distance
edge-type	SnapKit	swift	ConstraintItem				a value of this type is an edge, or may be one
edge-type	SnapKit	swift	ConstraintRelatableTarget				a value of this type is an edge, or may be one
edge-type	Masonry	objc	MASViewAttribute				a value of this type is an edge, or may be one
edge-type	Masonry	swift	MASViewAttribute				a value of this type is an edge, or may be one
"""####),
    PackedTable(name: "layout-easypeasy", text: ####"""
kind	from	to	needs	fix
attribute	Left	Leading		
attribute	Right	Trailing		
attribute	LeftMargin	LeadingMargin		
attribute	RightMargin	TrailingMargin		
side	left	leading		
side	right	trailing		
side	leftMargin	leadingMargin		
side	rightMargin	trailingMargin		
"""####),
    PackedTable(name: "layout-flexlayout", text: ####"""
kind	from	to	needs	fix
distance	left	start		
distance	right	end		
margin	marginLeft	marginStart		
margin	marginRight	marginEnd		
margin	paddingLeft	paddingStart		
margin	paddingRight	paddingEnd		
"""####),
    PackedTable(name: "layout-frames", text: ####"""
kind	from	to	needs	fix
sdautolayout	leftSpaceToView			
sdautolayout	rightSpaceToView			
sdautolayout	leftEqualToView			
sdautolayout	rightEqualToView			
sdautolayout	setupAutoWidthWithRightView			
sdautolayout	left_sd			
sdautolayout	right_sd			
neon	topLeft			
neon	topRight			
neon	bottomLeft			
neon	bottomRight			
neon	left			
neon	right			
neon	toTheRightMatchingTop			
neon	toTheRightMatchingBottom			
neon	toTheRightCentered			
neon	toTheLeftMatchingTop			
neon	toTheLeftMatchingBottom			
neon	toTheLeftCentered			
neon	underMatchingLeft			
neon	underMatchingRight			
neon	aboveMatchingLeft			
neon	aboveMatchingRight			
neoncall	anchorInCorner			
neoncall	anchorToEdge			
neoncall	anchorToEdgeAndFill			
neoncall	align			
neoncall	alignAndFill			
neoncall	alignAndFillWidth			
neoncall	alignAndFillHeight			
neoncall	alignBetweenHorizontal			
neoncall	groupInCorner			
neoncall	groupAgainstEdge			
neoncall	groupAndAlign			
neoncall	groupAndFill			
"""####),
    PackedTable(name: "layout-helpers", text: ####"""
word
pin
dock
attach
constrain
snap
layout to superview
"""####),
    PackedTable(name: "layout-keeplayout", text: ####"""
kind	from	to	needs	fix
member	keepLeftInset	keepLeadingInset	KeepLayout 1.4	
member	keepLeftMarginInset	keepLeadingMarginInset	KeepLayout 1.5	
member	keepLeftSafeInset	keepLeadingSafeInset		unsafe
member	keepLeftOffsetTo	keepLeadingOffsetTo	KeepLayout 1.4	
member	keepLeftAlignTo	keepLeadingAlignTo	KeepLayout 1.4	
member	keepLeftAligned	keepLeadingAligned		
member	keepLeftAlignments	keepLeadingAlignments		
member	keepRightInset	keepTrailingInset	KeepLayout 1.4	
member	keepRightMarginInset	keepTrailingMarginInset	KeepLayout 1.5	
member	keepRightSafeInset	keepTrailingSafeInset		unsafe
member	keepRightOffsetTo	keepTrailingOffsetTo	KeepLayout 1.4	
member	keepRightAlignTo	keepTrailingAlignTo	KeepLayout 1.4	
member	keepRightAligned	keepTrailingAligned		
member	keepRightAlignments	keepTrailingAlignments		
"""####),
    PackedTable(name: "layout-mylayout", text: ####"""
kind	from	to	needs	fix
member	leftPos	leadingPos	MyLayout 1.3.6	
member	myLeft	myLeading	MyLayout 1.3.6	
member	leftBorderline	leadingBorderline	MyLayout 1.3.6	
member	leftPadding	leadingPadding	MyLayout 1.3.6	
member	paddingLeft	paddingLeading	MyLayout 1.9.8	
constant	MyGravity_Horz_Left	MyGravity_Horz_Leading	MyLayout 1.3.6	
member	rightPos	trailingPos	MyLayout 1.3.6	
member	myRight	myTrailing	MyLayout 1.3.6	
member	rightBorderline	trailingBorderline	MyLayout 1.3.6	
member	rightPadding	trailingPadding	MyLayout 1.3.6	
member	paddingRight	paddingTrailing	MyLayout 1.9.8	
constant	MyGravity_Horz_Right	MyGravity_Horz_Trailing	MyLayout 1.3.6	
"""####),
    PackedTable(name: "layout-pinlayout", text: ####"""
kind	from	to	needs	fix
distance	left	start	PinLayout 1.2	
distance	right	end	PinLayout 1.2	
corner	topLeft	topStart	PinLayout 1.2	
corner	topRight	topEnd	PinLayout 1.2	
corner	centerLeft	centerStart	PinLayout 1.2	
corner	centerRight	centerEnd	PinLayout 1.2	
corner	bottomLeft	bottomStart	PinLayout 1.2	
corner	bottomRight	bottomEnd	PinLayout 1.2	
margin	marginLeft	marginStart	PinLayout 1.2	
margin	marginRight	marginEnd	PinLayout 1.2	
neighbour	left	before	PinLayout 1.2	
neighbour	right	after	PinLayout 1.2	
"""####),
    PackedTable(name: "layout-purelayout", text: ####"""
kind	from	to	needs	fix
side	left	leading		
side	right	trailing		
side	marginLeft	marginLeading		
side	marginRight	marginTrailing		
constant	ALEdgeLeft	ALEdgeLeading		
constant	ALMarginLeft	ALMarginLeading		
constant	ALAttributeLeft	ALAttributeLeading		
constant	ALAttributeMarginLeft	ALAttributeMarginLeading		
constant	ALEdgeRight	ALEdgeTrailing		
constant	ALMarginRight	ALMarginTrailing		
constant	ALAttributeRight	ALAttributeTrailing		
constant	ALAttributeMarginRight	ALAttributeMarginTrailing		
"""####),
    PackedTable(name: "layout-stevia", text: ####"""
kind	from	to	needs	fix
attribute	Left	Leading	Stevia 4.1, SteviaLayout 4.1	
attribute	Right	Trailing	Stevia 4.1, SteviaLayout 4.1	
distance	left	leading	Stevia 4.7, SteviaLayout 4.7	unsafe
distance	right	trailing	Stevia 4.7, SteviaLayout 4.7	unsafe
align	lefts	leadings	Stevia 4.7, SteviaLayout 4.7	
align	rights	trailings	Stevia 4.7, SteviaLayout 4.7	
"""####),
    PackedTable(name: "layout-tangramkit", text: ####"""
kind	from	to	needs	fix
member	tg_left	tg_leading	TangramKit 1.0.6	
member	tg_leftPadding	tg_leadingPadding	TangramKit 1.0.6	
member	tg_leftBorderline	tg_leadingBorderline	TangramKit 1.0.6	
member	tg_right	tg_trailing	TangramKit 1.0.6	
member	tg_rightPadding	tg_trailingPadding	TangramKit 1.0.6	
member	tg_rightBorderline	tg_trailingBorderline	TangramKit 1.0.6	
"""####),
    PackedTable(name: "layout-tinyconstraints", text: ####"""
kind	from	to	needs	fix
edge	left	leading		
edge	right	trailing		
between	leftToRight	leadingToTrailing	TinyConstraints 2	
between	rightToLeft	trailingToLeading	TinyConstraints 2	
superview	leftToSuperview	leadingToSuperview	TinyConstraints 3	
superview	rightToSuperview	trailingToSuperview	TinyConstraints 3	
"""####),
    PackedTable(name: "layout-yoga", text: ####"""
kind	from	to	needs	fix
constant	YGEdgeLeft	YGEdgeStart		
constant	YGEdgeRight	YGEdgeEnd		
property	marginLeft	marginStart		
property	paddingLeft	paddingStart		
property	borderLeftWidth	borderStartWidth		
property	marginRight	marginEnd		
property	paddingRight	paddingEnd		
property	borderRightWidth	borderEndWidth		
property	left	start		
property	right	end		
position	positionLeft	positionStart		
position	positionRight	positionEnd		
"""####),
    PackedTable(name: "members", text: ####"""
owner	member	type	platform
*	textAlignment	NSTextAlignment	iOS
NSMutableParagraphStyle	alignment	NSTextAlignment	both
NSParagraphStyle	alignment	NSTextAlignment	both
NSTextField	alignment	NSTextAlignment	macOS
NSSecureTextField	alignment	NSTextAlignment	macOS
NSSearchField	alignment	NSTextAlignment	macOS
NSTextView	alignment	NSTextAlignment	macOS
NSText	alignment	NSTextAlignment	macOS
NSTextFieldCell	alignment	NSTextAlignment	macOS
NSCell	alignment	NSTextAlignment	macOS
NSControl	alignment	NSTextAlignment	macOS
NSButton	alignment	NSTextAlignment	macOS
NSButtonCell	alignment	NSTextAlignment	macOS
CATextLayer	alignmentMode	CATextLayerAlignmentMode	both
*	alignmentMode	CATextLayerAlignmentMode	both
CALayer	contentsGravity	CALayerContentsGravity	both
*	contentsGravity	CALayerContentsGravity	both
UIStackView	alignment	UIStackView.Alignment	iOS
UIStackView	distribution	UIStackView.Distribution	iOS
UIStackView	axis	NSLayoutConstraint.Axis	iOS
NSStackView	alignment	NSLayoutConstraint.Attribute	macOS
*	contentHorizontalAlignment	UIControl.ContentHorizontalAlignment	iOS
*	effectiveContentHorizontalAlignment	UIControl.ContentHorizontalAlignment	iOS
*	contentVerticalAlignment	UIControl.ContentVerticalAlignment	iOS
*	contentMode	UIView.ContentMode	iOS
NSButton	imagePosition	NSControl.ImagePosition	macOS
NSButtonCell	imagePosition	NSControl.ImagePosition	macOS
NSControl	imagePosition	NSControl.ImagePosition	macOS
*	imagePosition	NSControl.ImagePosition	macOS
*	semanticContentAttribute	UISemanticContentAttribute	iOS
*	effectiveUserInterfaceLayoutDirection	UIUserInterfaceLayoutDirection	iOS
*	userInterfaceLayoutDirection	UIUserInterfaceLayoutDirection	both
UITraitCollection	layoutDirection	UITraitEnvironmentLayoutDirection	iOS
*	baseWritingDirection	NSWritingDirection	both
NSLayoutConstraint	firstAttribute	NSLayoutConstraint.Attribute	both
NSLayoutConstraint	secondAttribute	NSLayoutConstraint.Attribute	both
*	layoutMargins	UIEdgeInsets	iOS
*	contentInset	UIEdgeInsets	iOS
*	adjustedContentInset	UIEdgeInsets	iOS
*	scrollIndicatorInsets	UIEdgeInsets	iOS
*	verticalScrollIndicatorInsets	UIEdgeInsets	iOS
*	horizontalScrollIndicatorInsets	UIEdgeInsets	iOS
*	textContainerInset	UIEdgeInsets	iOS
*	imageEdgeInsets	UIEdgeInsets	iOS
*	titleEdgeInsets	UIEdgeInsets	iOS
*	contentEdgeInsets	UIEdgeInsets	iOS
*	separatorInset	UIEdgeInsets	iOS
*	sectionInset	UIEdgeInsets	iOS
*	safeAreaInsets	UIEdgeInsets	iOS
*	additionalSafeAreaInsets	UIEdgeInsets	iOS
*	imageInsets	UIEdgeInsets	iOS
*	alignmentRectInsets	UIEdgeInsets	iOS
*	directionalLayoutMargins	NSDirectionalEdgeInsets	iOS
UIButton.Configuration	contentInsets	NSDirectionalEdgeInsets	iOS
NSCollectionLayoutSection	contentInsets	NSDirectionalEdgeInsets	iOS
NSCollectionLayoutItem	contentInsets	NSDirectionalEdgeInsets	iOS
UIButton	titleLabel	UILabel	iOS
UIButton	subtitleLabel	UILabel	iOS
UIButton	imageView	UIImageView	iOS
UIButton	configuration	UIButton.Configuration	iOS
UITableViewCell	textLabel	UILabel	iOS
UITableViewCell	detailTextLabel	UILabel	iOS
UITableViewCell	imageView	UIImageView	iOS
UITableViewCell	accessoryView	UIView	iOS
UITableViewCell	contentView	UIView	iOS
UICollectionViewCell	contentView	UIView	iOS
UITableViewHeaderFooterView	contentView	UIView	iOS
UIVisualEffectView	contentView	UIView	iOS
UITableViewHeaderFooterView	textLabel	UILabel	iOS
UITableViewHeaderFooterView	detailTextLabel	UILabel	iOS
UISearchBar	searchTextField	UISearchTextField	iOS
UITextField	leftView	UIView	iOS
UITextField	rightView	UIView	iOS
UILabel	font	UIFont	iOS
UILabel	textColor	UIColor	iOS
UIView	layer	CALayer	iOS
NSView	layer	CALayer	macOS
*	layer	CALayer	both
UIViewController	view	UIView	iOS
NSViewController	view	NSView	macOS
UIViewController	navigationItem	UINavigationItem	iOS
UIViewController	tabBarItem	UITabBarItem	iOS
UIViewController	navigationController	UINavigationController	iOS
UINavigationController	navigationBar	UINavigationBar	iOS
UITableViewController	tableView	UITableView	iOS
UICollectionViewController	collectionView	UICollectionView	iOS
UICollectionView	collectionViewLayout	UICollectionViewLayout	iOS
UIView	superview	UIView	iOS
NSView	superview	NSView	macOS
UIView	window	UIWindow	iOS
UIView	leftAnchor	NSLayoutXAxisAnchor	both
UIView	rightAnchor	NSLayoutXAxisAnchor	both
UIView	leadingAnchor	NSLayoutXAxisAnchor	both
UIView	trailingAnchor	NSLayoutXAxisAnchor	both
UIView	centerXAnchor	NSLayoutXAxisAnchor	both
NSView	leftAnchor	NSLayoutXAxisAnchor	both
NSView	rightAnchor	NSLayoutXAxisAnchor	both
NSView	leadingAnchor	NSLayoutXAxisAnchor	both
NSView	trailingAnchor	NSLayoutXAxisAnchor	both
NSView	centerXAnchor	NSLayoutXAxisAnchor	both
UILayoutGuide	leftAnchor	NSLayoutXAxisAnchor	both
UILayoutGuide	rightAnchor	NSLayoutXAxisAnchor	both
UILayoutGuide	leadingAnchor	NSLayoutXAxisAnchor	both
UILayoutGuide	trailingAnchor	NSLayoutXAxisAnchor	both
UILayoutGuide	centerXAnchor	NSLayoutXAxisAnchor	both
NSLayoutGuide	leftAnchor	NSLayoutXAxisAnchor	both
NSLayoutGuide	rightAnchor	NSLayoutXAxisAnchor	both
NSLayoutGuide	leadingAnchor	NSLayoutXAxisAnchor	both
NSLayoutGuide	trailingAnchor	NSLayoutXAxisAnchor	both
NSLayoutGuide	centerXAnchor	NSLayoutXAxisAnchor	both
UIView	safeAreaLayoutGuide	UILayoutGuide	iOS
UIView	layoutMarginsGuide	UILayoutGuide	iOS
UIView	readableContentGuide	UILayoutGuide	iOS
UIScrollView	contentLayoutGuide	UILayoutGuide	iOS
UIScrollView	frameLayoutGuide	UILayoutGuide	iOS
UISwipeGestureRecognizer	direction	UISwipeGestureRecognizer.Direction	iOS
UIScreenEdgePanGestureRecognizer	edges	UIRectEdge	iOS
*	maskedCorners	CACornerMask	both
CATransition	subtype	CATransitionSubtype	both
*	permittedArrowDirections	UIPopoverArrowDirection	iOS
CAShapeLayer	path	CGPath	both
UIPageControl	direction	UIPageControl.Direction	iOS
"""####),
    PackedTable(name: "mirrored-corners", text: ####"""
from	to
layerMinXMinYCorner	layerMaxXMinYCorner
layerMaxXMinYCorner	layerMinXMinYCorner
layerMinXMaxYCorner	layerMaxXMaxYCorner
layerMaxXMaxYCorner	layerMinXMaxYCorner
kCALayerMinXMinYCorner	kCALayerMaxXMinYCorner
kCALayerMaxXMinYCorner	kCALayerMinXMinYCorner
kCALayerMinXMaxYCorner	kCALayerMaxXMaxYCorner
kCALayerMaxXMaxYCorner	kCALayerMinXMaxYCorner
topLeft	topRight
topRight	topLeft
bottomLeft	bottomRight
bottomRight	bottomLeft
UIRectCornerTopLeft	UIRectCornerTopRight
UIRectCornerTopRight	UIRectCornerTopLeft
UIRectCornerBottomLeft	UIRectCornerBottomRight
UIRectCornerBottomRight	UIRectCornerBottomLeft
"""####),
    PackedTable(name: "must-not-flip", text: ####"""
word	kind
phone	text
telephone	text
tel	text
msisdn	text
card number	text
credit card	text
pan number	text
cvv	text
cvc	text
iban	text
bic	text
swift code	text
account number	text
routing number	text
serial number	text
serial	text
imei	text
isbn	text
barcode	text
vin	text
ssn	text
passport number	text
coordinate	text
coordinates	text
latitude	text
longitude	text
otp	text
pin	text
pin code	text
passcode	text
code	text
promo code	text
verification code	text
sms	text
captcha	text
token	text
hex	text
uuid	text
checksum	text
license key	text
private key	text
public key	text
secret key	text
url	text
uri	text
web address	text
website	text
domain	text
hostname	text
ip	text
email	text
mail address	text
password	text
filename	text
file name	text
source code	text
json	text
xml	text
css	text
regex	text
terminal	text
monospace	text
map	place
compass	place
globe	place
radar	place
joystick	place
dpad	place
game pad	place
gamepad	place
crosshair	place
viewfinder	place
floor plan	place
player	media
playback	media
scrubber	media
scrub	media
waveform	media
skip	media
rewind	media
seek	media
trim	media
trimmer	media
filmstrip	media
crop	place
canvas	place
drawing	place
signature	place
color picker	place
colour picker	place
ruler	place
resize handle	place
eraser	place
gradient left	place
gradient right	place
left gradient	place
right gradient	place
chart	place
graph	place
axis	place
plot	place
slider	control
progress	control
media	control
audio	control
video	control
timeline	control
equalizer	control
time	control
timer	control
duration	control
elapsed	control
clock	control
stopwatch	control
digit	control
digits	control
keypad	control
dial pad	control
dialpad	control
number pad	control
numpad	control
two factor	control
ltr	control
left to right	control
logo	control
wordmark	control
gauge	control
dial	control
keyboard	control
piano	control
photo	control
"""####),
    PackedTable(name: "not-directional-words", text: ####"""
word	kind
up	vertical
down	vertical
upward	vertical
downward	vertical
upwards	vertical
downwards	vertical
top	vertical
bottom	vertical
vertical	vertical
horizontal	vertical
both	vertical
double	vertical
expand	vertical
compress	vertical
maximize	vertical
minimize	vertical
collapse	vertical
dropdown	vertical
updown	vertical
scrollup	vertical
scrolldown	vertical
pulldown	vertical
graydown	vertical
greydown	vertical
blackdown	vertical
whitedown	vertical
bluedown	vertical
compare	vertical
swap	vertical
exchange	vertical
switch	vertical
left right	vertical
left and right	vertical
right left	vertical
back forward	vertical
people arrows	vertical
back and forth	vertical
drop down	vertical
pull down	vertical
open close	vertical
play	other
playback	other
playlist	other
pause	other
player	other
skip	other
seek	other
rewind	other
ffwd	other
video	other
media	other
track	other
episode	other
chapter	other
podcast	other
song	other
audio	other
music	other
upnext	other
playnext	other
scrub	other
fast forward	other
fast backward	other
fast backwards	other
fast back	other
up next	other
play next	other
10	other
15	other
30	other
45	other
60	other
refresh	other
reload	other
rotate	other
rotation	other
sync	other
clockwise	other
counterclockwise	other
loop	other
repeat	other
retry	other
circular	other
reset	other
download	other
upload	other
downloading	other
uploading	other
cloud	other
share	other
import	other
export	other
map	other
compass	other
lane	other
turn	other
north	other
south	other
east	other
west	other
navigation arrow	other
arrow navigation	other
start navigation	other
gps	other
road	other
bearing	other
maneuver	other
ramp	other
roundabout	other
rotary	other
arrow exit left	other
arrow exit right	other
slight left	other
slight right	other
sharp left	other
sharp right	other
keep left	other
keep right	other
bear left	other
bear right	other
fork left	other
fork right	other
route	other
screen	other
camera	other
landscape	other
portrait	other
hand	other
foot	other
ear	other
eye	other
thumb	other
airpod	other
airpods	other
controller	other
dpad	other
remote control	other
joystick	other
keyboard	other
backspace	other
delete	other
gesture	other
swipe	other
shift	other
background	other
backdrop	other
backpack	other
backup	other
feedback	other
brightness	other
copyright	other
wordmark	other
logo	other
flag	other
preview	other
full back	other
card back	other
box back	other
cover back	other
case back	other
coverbox	other
cover box	other
back side	other
right now	other
align	other
aligned	other
alignment	other
justify	other
time left	other
days left	other
left over	other
all right	other
rights	other
bright	other
rtl	other
trianglepath	other
squarepath	other
circlepath	other
arrow open	vertical
arrow close	vertical
merge	other
merged	other
merging	other
login selected	other
login unselected	other
login on	other
login off	other
login active	other
login inactive	other
logout selected	other
logout unselected	other
logout on	other
logout off	other
logout active	other
logout inactive	other
tail	other
message send	other
message sent	other
message receive	other
message received	other
draw	other
annotate	other
arrow tool	other
tool arrow	other
top bar	bar
bottom bar	bar
fullscreen	other
full screen	other
pip	other
restore	other
history	other
clock	other
facebook	other
google	other
apple	other
microsoft	other
twitter	other
linkedin	other
github	other
back ground	other
back drop	other
back light	other
back pack	other
back cover	other
back seat	other
back door	other
back yard	other
back stage	other
back office	other
back camera	other
front back	other
front and back	other
id back	other
passport back	other
license back	other
licence back	other
cheque back	other
document back	other
back of	other
back id	other
back document	other
back photo	other
back picture	other
back pain	other
back muscle	other
back muscles	other
upper back	other
lower back	other
back workout	other
back exercise	other
back massage	other
feed back	other
cash back	other
money back	other
pay back	other
call back	other
hatch back	other
roll back	other
set back	other
come back	other
paper back	other
back order	other
back to school	other
look forward	other
carry forward	other
back space	other
back view	other
list close	vertical
list open	vertical
tooltip arrow	vertical
arrow tooltip	vertical
popover arrow	vertical
callout arrow	vertical
popup arrow	vertical
sort arrow	vertical
arrow sort	vertical
sort chevron	vertical
"""####),
    PackedTable(name: "picture-files", text: ####"""
kind	word
noun	arrow
noun	arrows
noun	chevron
noun	chevrons
noun	caret
noun	carets
noun	disclosure
noun	gotoarrow
noun	backarrow
noun	rightarrow
noun	leftarrow
noun	arrowleft
noun	arrowright
noun	chevronleft
noun	chevronright
noun	triangle
empty	image
empty	images
empty	icon
empty	icons
empty	mask
empty	group
empty	shape
empty	path
empty	vector
empty	layer
empty	frame
empty	asset
empty	assets
empty	page
empty	untitled
empty	combined
empty	artboard
empty	rectangle
empty	copy
empty	bitmap
empty	slice
empty	component
empty	glyph
empty	symbol
empty	fill
empty	filled
empty	outline
empty	outlined
empty	light
empty	dark
empty	black
empty	white
empty	gray
empty	grey
empty	blue
empty	small
empty	large
empty	medium
empty	regular
empty	bold
empty	thin
empty	solid
empty	normal
empty	default
empty	selected
empty	active
empty	disabled
empty	button
empty	item
empty	template
empty	material
empty	baseline
empty	round
empty	rounded
empty	sharp
empty	share
empty	open
empty	more
empty	detail
empty	details
empty	show
empty	action
empty	navigate
empty	goto
empty	panel
empty	touch
face	back front
photograph	jpg
photograph	jpeg
photograph	heic
"""####),
    PackedTable(name: "picture-names", text: ####"""
word
camera
selfie
face
front facing
capture
video
call
pip
track
photo
crop
editor
rotate
rotated
exif
fixed orientation
normalize
fix orientation
normalized
upright
qr
barcode
scanner
chart
charts
matrix
transformer
render
renderer
player
forward
rewind
skip
"""####),
    PackedTable(name: "picture-scroll-names", text: ####"""
word
crop
cropper
zoom
image scroll
photo scroll
timeline
trim
trimmer
edit video
video edit
video editor
video crop
waveform
"""####),
    PackedTable(name: "plural-categories", text: ####"""
language	categories	dispensable	optional
ar	zero one two few many other	zero	
ars	zero one two few many other	zero	
he	one two other	two	
iw	one two other	two	
fa	one other		one
ckb	one other		one
ku	one other		one
ug	one other		one
ur	one other	one	
ps	one other	one	
sd	one other	one	
yi	one other	one	
ji	one other	one	
dv	one other	one	
ks	one other	one	
bal	one other	one	
syr	one other	one	
nqo	other		
mzn	other		
lrc	other		
"""####),
    PackedTable(name: "project-marks", text: ####"""
mark	words
switches-language	UIView appearance semanticContentAttribute=
switches-language	UIView appearance setSemanticContentAttribute
switches-language	forResource currentLanguage lproj
switches-language	pathForResource currentLanguage lproj
switches-language	forResource selectedLanguage lproj
switches-language	pathForResource selectedLanguage lproj
switches-language	forResource appLanguage lproj
switches-language	pathForResource appLanguage lproj
reads-constraint-sides	firstAttribute== left
reads-constraint-sides	secondAttribute== left
reads-constraint-sides	firstAttribute== right
reads-constraint-sides	secondAttribute== right
reads-constraint-sides	firstAttribute== NSLayoutAttributeLeft
reads-constraint-sides	secondAttribute== NSLayoutAttributeLeft
reads-constraint-sides	firstAttribute== NSLayoutAttributeRight
reads-constraint-sides	secondAttribute== NSLayoutAttributeRight
reads-constraint-sides	firstAttribute== side
reads-constraint-sides	firstAttribute== attribute
reads-constraint-sides	firstAttribute== layoutAttribute
reads-constraint-sides	firstAttribute== constraintAttribute
reads-constraint-sides	firstAttribute== attr
reads-constraint-sides	firstAttribute== edge
reads-constraint-sides	firstAttribute contains
reads-constraint-sides	updateLayoutConstraint* attribute left
reads-constraint-sides	updateLayoutConstraint* attribute right
reads-constraint-sides	removeLayoutConstraint* attribute left
reads-constraint-sides	removeLayoutConstraint* attribute right
reads-constraint-sides	updateConstraint* attribute left
reads-constraint-sides	updateConstraint* attribute right
reads-constraint-sides	removeConstraint* attribute left
reads-constraint-sides	removeConstraint* attribute right
reads-constraint-sides	findConstraint* attribute left
reads-constraint-sides	findConstraint* attribute right
reads-constraint-sides	firstViewAttribute layoutAttribute
reads-constraint-sides	firstAnchor leftAnchor
reads-constraint-sides	firstAnchor rightAnchor
reads-constraint-sides	secondAnchor leftAnchor
reads-constraint-sides	secondAnchor rightAnchor
compares-content-alignment	self.contentHorizontalAlignment== left
compares-content-alignment	self.contentHorizontalAlignment== right
compares-content-alignment	self.contentHorizontalAlignment== UIControlContentHorizontalAlignmentLeft
compares-content-alignment	self.contentHorizontalAlignment== UIControlContentHorizontalAlignmentRight
compares-content-alignment	name.contentHorizontalAlignment== left
compares-content-alignment	name.contentHorizontalAlignment== right
compares-content-alignment	name.contentHorizontalAlignment== UIControlContentHorizontalAlignmentLeft
compares-content-alignment	name.contentHorizontalAlignment== UIControlContentHorizontalAlignmentRight
compares-text-alignment	self.textAlignment== left
compares-text-alignment	self.textAlignment== NSTextAlignmentLeft
compares-text-alignment	self.textAlignment== right
compares-text-alignment	self.textAlignment== NSTextAlignmentRight
compares-text-alignment	name.textAlignment== left
compares-text-alignment	name.textAlignment== NSTextAlignmentLeft
compares-paragraph-alignment	alignment== left
compares-paragraph-alignment	alignment== NSTextAlignmentLeft
switches-language	object_setClass Bundle main
switches-language	object_setClass NSBundle mainBundle
switches-language	Bundle setLanguage
switches-language	NSBundle setLanguage
switches-language	LanguageManager setLanguage
switches-language	Localize setCurrentLanguage
switches-language	MOLH setLanguageTo
switches-language	MOLH activate
appearance-direction	UIView appearance semanticContentAttribute
appearance-direction	UIView appearance setSemanticContentAttribute
search-bar-appearance-direction	UISearchBar appearance semanticContentAttribute
search-bar-appearance-direction	UISearchBar appearance setSemanticContentAttribute
navigation-view-direction	navigationController view semanticContentAttribute
navigation-view-direction	navigationController view setSemanticContentAttribute
navigation-bar-direction	navigationBar semanticContentAttribute
navigation-bar-direction	navigationBar setSemanticContentAttribute
navigation-bar-direction	UINavigationBar appearance semanticContentAttribute
navigation-bar-direction	UINavigationBar appearance setSemanticContentAttribute
flexlayout-direction	flex layoutDirection
flexlayout-direction	Pin layoutDirection
pinlayout-direction	Pin layoutDirection
swizzles-text-alignment	class_getInstanceMethod textAlignment
swizzles-text-alignment	class_getInstanceMethod setTextAlignment
swizzles-text-alignment	class_getInstanceMethod setTextAlignment:
swizzles-text-alignment	swizzle* setTextAlignment
swizzles-text-alignment	swizzle* textAlignment
swizzles-direction	class_getInstanceMethod userInterfaceLayoutDirection
swizzles-direction	swizzle* userInterfaceLayoutDirection
swizzles-direction	class_getInstanceMethod setSemanticContentAttribute
shows-search-bar	UISearchBar
shows-search-bar	UISearchController
trait-direction	traitOverrides layoutDirection
swizzles-text-alignment	setTextAlignment rtl_*
swizzles-text-alignment	setTextAlignment RTL_*
sets-the-side-of-all-texts	UILabel layoutSubviews overrideSelector
sets-the-side-of-all-texts	class_getInstanceMethod UILabel layoutSubviews
sets-the-side-of-all-buttons	UIButton layoutSubviews overrideSelector
sets-the-side-of-all-buttons	class_getInstanceMethod UIButton layoutSubviews
swizzles-paragraph-alignment	class_getInstanceMethod setAlignment
swizzles-paragraph-alignment	setAlignment rtl_*
swizzles-paragraph-alignment	setAlignment RTL_*
swizzles-button-insets	class_getInstanceMethod setImageEdgeInsets
swizzles-button-insets	class_getInstanceMethod setTitleEdgeInsets
swizzles-button-insets	class_getInstanceMethod setContentEdgeInsets
swizzles-button-insets	setImageEdgeInsets rtl_*
swizzles-button-insets	setTitleEdgeInsets rtl_*
swizzles-button-insets	swizzle* setImageEdgeInsets
swizzles-button-insets	swizzle* setTitleEdgeInsets
swizzles-button-insets	swizzle* imageEdgeInsets
swizzles-button-insets	swizzle* titleEdgeInsets
reads-swipe-side	gesture* direction== left
reads-swipe-side	gesture* direction== right
reads-swipe-side	swipe* direction== left
reads-swipe-side	swipe* direction== right
reads-swipe-side	sender direction== left
reads-swipe-side	sender direction== right
reads-swipe-side	recognizer direction== left
reads-swipe-side	recognizer direction== right
reads-swipe-side	recogniser direction== left
reads-swipe-side	recogniser direction== right
reads-swipe-side	direction== UISwipeGestureRecognizerDirectionLeft
reads-swipe-side	direction== UISwipeGestureRecognizerDirectionRight
swizzles-swipe-direction	UISwipeGestureRecognizer swizzle* setDirection
swizzles-swipe-direction	class_getInstanceMethod setDirection
swizzles-swipe-direction	setDirection rtl_*
swizzles-swipe-direction	setDirection RTL_*
mirrors-layout-margins	separatorInset= layoutMargins
forces-right-to-left	semanticContentAttribute= forceRightToLeft
forces-right-to-left	semanticContentAttribute= UISemanticContentAttributeForceRightToLeft
forces-right-to-left	setSemanticContentAttribute UISemanticContentAttributeForceRightToLeft
forces-right-to-left	userInterfaceLayoutDirection= rightToLeft
forces-right-to-left	userInterfaceLayoutDirection= NSUserInterfaceLayoutDirectionRightToLeft
forces-right-to-left	setUserInterfaceLayoutDirection NSUserInterfaceLayoutDirectionRightToLeft
forces-right-to-left	baseWritingDirection= rightToLeft
forces-right-to-left	baseWritingDirection= NSWritingDirectionRightToLeft
forces-right-to-left	environment layoutDirection rightToLeft
rotates-pictures	rotationEffect
rotates-pictures	rotation3DEffect
rotates-pictures	rotationAngle
rotates-pictures	CGAffineTransformMakeRotation
rotates-pictures	CGAffineTransformRotate
rotates-pictures	CATransform3DMakeRotation
rotates-pictures	CATransform3DRotate
forces-direction	name.semanticContentAttribute= forceRightToLeft
forces-direction	name.semanticContentAttribute= UISemanticContentAttributeForceRightToLeft
aligns-text-in-code	name.textAlignment= natural
aligns-text-in-code	name.textAlignment= NSTextAlignmentNatural
aligns-text-in-code	name.setTextAlignment NSTextAlignmentNatural
aligns-text-in-code	name.textAlignment= left right
aligns-text-in-code	name.textAlignment= NSTextAlignmentLeft NSTextAlignmentRight
aligns-text-in-code	name.setTextAlignment NSTextAlignmentLeft NSTextAlignmentRight
aligns-text-in-code	name.defaultTextAttributes=
aligns-text-in-code	name.typingAttributes=
aligns-content-in-code	name.localizedHorizontalContentAlignment=
aligns-content-in-code	name.contentHorizontalAlignment= leading
aligns-content-in-code	name.contentHorizontalAlignment= trailing
aligns-content-in-code	name.contentHorizontalAlignment= left right
aligns-content-in-code	name.contentHorizontalAlignment= UIControlContentHorizontalAlignmentLeading
aligns-content-in-code	name.contentHorizontalAlignment= UIControlContentHorizontalAlignmentTrailing
aligns-content-in-code	name.setContentHorizontalAlignment UIControlContentHorizontalAlignmentLeading
aligns-content-in-code	name.setContentHorizontalAlignment UIControlContentHorizontalAlignmentTrailing
aligns-content-in-code	name.contentHorizontalAlignment= UIControlContentHorizontalAlignmentLeft UIControlContentHorizontalAlignmentRight
rotates-view-in-code	name.transform= rotationAngle
rotates-view-in-code	name.transform= rotated
rotates-view-in-code	name.transform= CGAffineTransformMakeRotation
rotates-view-in-code	name.transform= CGAffineTransformRotate
rotates-view-in-code	name.setTransform CGAffineTransformMakeRotation
replaces-attributed-text	name.attributedText=
replaces-attributed-text	name.setAttributedText
keeps-attributed-text	name.attributedText NSMutableAttributedString
keeps-attributed-text	name.attributedText mutableCopy
right-drawer	rightMenuNavigationController=
right-drawer	menuRightNavigationController=
right-drawer	rightMenuViewController
right-drawer	setRightViewController
right-drawer	rightViewController=
insets-the-content	titleEdgeInsets=
insets-the-content	imageEdgeInsets=
insets-the-content	setTitleEdgeInsets
insets-the-content	setImageEdgeInsets
mirrors-picture-in-code	type.transform= scaleX -1
mirrors-picture-in-code	type.transform= scaleX -1.0
mirrors-picture-in-code	type.transform= scaledBy -1
mirrors-picture-in-code	type.transform= scaledBy -1.0
mirrors-picture-in-code	type.transform= CGAffineTransformMakeScale -1
mirrors-picture-in-code	type.transform= CGAffineTransformMakeScale -1.0
mirrors-picture-in-code	type.transform= CGAffineTransformScale -1
mirrors-picture-in-code	type.setTransform CGAffineTransformMakeScale -1
mirrors-picture-in-code	type.setTransform CGAffineTransformMakeScale -1.0
mirrors-picture-in-code	name.transform= scaleX -1
mirrors-picture-in-code	name.transform= scaleX -1.0
mirrors-picture-in-code	name.transform= scaledBy -1
mirrors-picture-in-code	name.transform= scaledBy -1.0
mirrors-picture-in-code	name.transform= CGAffineTransformMakeScale -1
mirrors-picture-in-code	name.transform= CGAffineTransformMakeScale -1.0
mirrors-picture-in-code	name.transform= CGAffineTransformScale -1
mirrors-picture-in-code	name.setTransform CGAffineTransformMakeScale -1
mirrors-picture-in-code	name.setTransform CGAffineTransformMakeScale -1.0
mirrors-picture-in-code	type.imageFlippedForRightToLeftLayoutDirection
mirrors-picture-in-code	type.withHorizontallyFlippedOrientation
mirrors-picture-in-code	type.imageWithHorizontallyFlippedOrientation
mirrors-picture-in-code	type.upMirrored
mirrors-picture-in-code	type.UIImageOrientationUpMirrored
mirrors-picture-in-code	name.image= imageFlippedForRightToLeftLayoutDirection
mirrors-picture-in-code	name.setImage imageFlippedForRightToLeftLayoutDirection
mirrors-picture-in-code	name.image= withHorizontallyFlippedOrientation
mirrors-picture-in-code	name.setImage withHorizontallyFlippedOrientation
mirrors-picture-in-code	name.image= imageWithHorizontallyFlippedOrientation
mirrors-picture-in-code	name.setImage imageWithHorizontallyFlippedOrientation
mirrors-picture-in-code	name.image= flipImage
mirrors-picture-in-code	name.setImage flipImage
mirrors-picture-in-code	name.image= flippedImage
mirrors-picture-in-code	name.setImage flippedImage
mirrors-picture-in-code	name.image= flipIfNeeded
mirrors-picture-in-code	name.setImage flipIfNeeded
"""####),
    PackedTable(name: "rectangle-hooks", text: ####"""
word
draw text
draw placeholder
text rect
editing rect
placeholder rect
clear button rect
left view rect
right view rect
title rect
image rect
content rect
"""####),
    PackedTable(name: "right-to-left-signs", text: ####"""
place	sign	languages	why	instead
after-number	%%	ar fa ckb ps sd	is a percent sign typed by hand, and its form and side depend on the region	the percent style of a number formatter
after-number	%	ar fa ckb ps sd	is a percent sign typed by hand, and its form and side depend on the region	the percent style of a number formatter
after-letter	?	ar fa ur ckb ps sd ug ks	is Latin punctuation in a text of another script	`؟` (U+061F)
after-letter	;	ar fa ur ckb ps sd ug ks	is Latin punctuation in a text of another script	`؛` (U+061B)
after-letter	,	ar fa ur ckb ps sd ug ks	is Latin punctuation in a text of another script	`،` (U+060C)
before-number	№	ar fa ur ckb ps sd ug he yi	is no sign for a number in this language	the word for number
before-number	#	ar fa ur ckb ps sd ug	is no sign for a number in this language	the word for number
between-letters	→	ar fa ur ckb ps sd ug he yi dv	still points to the right, back to where the reader comes from	`←`, because arrow characters are not mirrored with the text
between-letters	▶	ar fa ur ckb ps sd ug he yi dv	still points to the right, back to where the reader comes from	`◀`, because arrow characters are not mirrored with the text
"""####),
    PackedTable(name: "right-to-left-texts", text: ####"""
word
arabic
quran
quranic
koran
ayah
ayahs
aya
ayat
surah
sura
hadith
hadeeth
azkar
adhkar
dhikr
zikr
basmala
bismillah
mushaf
tajweed
uthmani
nastaliq
nastaleeq
naskh
urdu
persian
farsi
hebrew
torah
tanakh
tehillim
tehilim
siddur
mishnah
"""####),
    PackedTable(name: "row-elements", text: ####"""
element	room
label	hugging
textField	hugging
button	hugging
segmentedControl	hugging
slider	always
progressView	always
scrollView	always
tableView	always
collectionView	always
textView	scrolling
stackView	stack
view	empty
"""####),
    PackedTable(name: "scene-classes", text: ####"""
class
UIViewController
UITableViewController
UICollectionViewController
UINavigationController
UITabBarController
UISplitViewController
UIPageViewController
UISearchController
UIHostingController
UIAlertController
UIActivityViewController
NSViewController
NSWindowController
"""####),
    PackedTable(name: "scene-elements", text: ####"""
element	role	width	left	right	content	mirrors	side
view	box				no	no	
label	label				yes	no	textAlignment
button	button				yes	yes	contentHorizontalAlignment
imageView	picture				yes	no	
textField	field				yes	yes	textAlignment
textView	text				no	no	textAlignment
switch	switch	51	0	2	no	yes	
slider	slider		2	2	no	yes	
stepper	stepper	94	0	0	no	yes	
segmentedControl	segments				yes	yes	
progressView	progress				no	yes	
pageControl	pages				yes	yes	
activityIndicatorView	spinner				yes	no	
searchBar	search				no	yes	
datePicker	wheel				yes	yes	
pickerView	wheel				no	yes	
scrollView	scroll				no	no	
tableView	list				no	yes	
collectionView	grid				no	no	
tableViewCell	row				no	yes	
tableViewCellContentView	rowContent				no	no	
collectionViewCell	item				no	no	
collectionViewCellContentView	content				no	no	
collectionReusableView	row				no	no	
stackView	stack				no	yes	
containerView	container				no	no	
visualEffectView	box				no	no	
navigationBar	bar				no	yes	
toolbar	bar				no	yes	
tabBar	bar				no	yes	
mapView	map				no	no	
wkWebView	web				no	no	
webView	web				no	no	
glkView	map				no	no	
mtkView	map				no	no	
arscnView	map				no	no	
sceneKitView	map				no	no	
skView	map				no	no	
"""####),
    PackedTable(name: "scene-margins", text: ####"""
place	width	margin
root	0	16
root	414	20
row	0	16
row	414	20
other	0	8
"""####),
    PackedTable(name: "scene-pointers", text: ####"""
word	side
left	left
back	left
backward	left
backwards	left
goback	left
previous	left
prev	left
arrowleft	left
leftarrow	left
chevronleft	left
backarrow	left
right	right
forward	right
forwards	right
next	right
arrowright	right
rightarrow	right
chevronright	right
disclosure	right
disclosureindicator	right
nextarrow	right
"""####),
    PackedTable(name: "scene-screens", text: ####"""
device	width	height
retina3_5	320	480
retina4_0	320	568
retina4_7	375	667
retina5_5	414	736
retina5_9	375	812
retina6_1	414	896
retina6_5	414	896
retina6_0	390	844
retina6_7	428	926
retina6_12	393	852
retina6_72	430	932
retina6_3	402	874
retina6_9	440	956
ipad9_7	768	1024
ipad10_2	810	1080
ipad10_5	834	1112
ipad10_9rounded	820	1180
ipad11_0rounded	834	1194
ipad12_9	1024	1366
ipad12_9rounded	1024	1366
appleTV	1920	1080
"""####),
    PackedTable(name: "semantic-twins", text: ####"""
from	to
UISemanticContentAttributeForceLeftToRight	UISemanticContentAttributeForceRightToLeft
UISemanticContentAttributeForceRightToLeft	UISemanticContentAttributeForceLeftToRight
"""####),
    PackedTable(name: "sf-safe-symbols", text: ####"""
from	to	needs	class
airplaneUpRight	airplaneUpForward	iOS 26, tvOS 26, macOS 26	direction
airplaneUpRightApp	airplaneUpForwardApp	iOS 26, tvOS 26, macOS 26	direction
airplaneUpRightAppFill	airplaneUpForwardAppFill	iOS 26, tvOS 26, macOS 26	direction
arrowLeft	arrowBackward	iOS 14, tvOS 14, macOS 11	direction
arrowLeftCircle	arrowBackwardCircle	iOS 14, tvOS 14, macOS 11	direction
arrowLeftCircleDotted	arrowBackwardCircleDotted	iOS 18, tvOS 18, macOS 15	direction
arrowLeftCircleFill	arrowBackwardCircleFill	iOS 14, tvOS 14, macOS 11	direction
arrowLeftSquare	arrowBackwardSquare	iOS 14, tvOS 14, macOS 11	direction
arrowLeftSquareFill	arrowBackwardSquareFill	iOS 14, tvOS 14, macOS 11	direction
arrowLeftToLine	arrowBackwardToLine	iOS 15, tvOS 15, macOS 12	direction
arrowLeftToLineAlt	arrowBackwardToLineCompact	iOS 18.4, tvOS 18.4, macOS 15.4	direction
arrowLeftToLineCircle	arrowBackwardToLineCircle	iOS 15, tvOS 15, macOS 12	direction
arrowLeftToLineCircleFill	arrowBackwardToLineCircleFill	iOS 15, tvOS 15, macOS 12	direction
arrowLeftToLineCompact	arrowBackwardToLineCompact	iOS 18.4, tvOS 18.4, macOS 15.4	direction
arrowLeftToLineSquare	arrowBackwardToLineSquare	iOS 17, tvOS 17, macOS 14	direction
arrowLeftToLineSquareFill	arrowBackwardToLineSquareFill	iOS 17, tvOS 17, macOS 14	direction
arrowRight	arrowForward	iOS 14, tvOS 14, macOS 11	direction
arrowRightCircle	arrowForwardCircle	iOS 14, tvOS 14, macOS 11	direction
arrowRightCircleDotted	arrowForwardCircleDotted	iOS 18, tvOS 18, macOS 15	direction
arrowRightCircleFill	arrowForwardCircleFill	iOS 14, tvOS 14, macOS 11	direction
arrowRightSquare	arrowForwardSquare	iOS 14, tvOS 14, macOS 11	direction
arrowRightSquareFill	arrowForwardSquareFill	iOS 14, tvOS 14, macOS 11	direction
arrowRightToLine	arrowForwardToLine	iOS 15, tvOS 15, macOS 12	direction
arrowRightToLineAlt	arrowForwardToLineCompact	iOS 18.4, tvOS 18.4, macOS 15.4	direction
arrowRightToLineCircle	arrowForwardToLineCircle	iOS 15, tvOS 15, macOS 12	direction
arrowRightToLineCircleFill	arrowForwardToLineCircleFill	iOS 15, tvOS 15, macOS 12	direction
arrowRightToLineCompact	arrowForwardToLineCompact	iOS 18.4, tvOS 18.4, macOS 15.4	direction
arrowRightToLineSquare	arrowForwardToLineSquare	iOS 17, tvOS 17, macOS 14	direction
arrowRightToLineSquareFill	arrowForwardToLineSquareFill	iOS 17, tvOS 17, macOS 14	direction
arrowUturnLeft	arrowUturnBackward	iOS 14, tvOS 14, macOS 11	direction
arrowUturnLeftCircle	arrowUturnBackwardCircle	iOS 14, tvOS 14, macOS 11	direction
arrowUturnLeftCircleBadgeEllipsis	arrowUturnBackwardCircleBadgeEllipsis	iOS 14, tvOS 14, macOS 11	direction
arrowUturnLeftCircleFill	arrowUturnBackwardCircleFill	iOS 14, tvOS 14, macOS 11	direction
arrowUturnLeftSquare	arrowUturnBackwardSquare	iOS 14, tvOS 14, macOS 11	direction
arrowUturnLeftSquareFill	arrowUturnBackwardSquareFill	iOS 14, tvOS 14, macOS 11	direction
arrowUturnRight	arrowUturnForward	iOS 14, tvOS 14, macOS 11	direction
arrowUturnRightCircle	arrowUturnForwardCircle	iOS 14, tvOS 14, macOS 11	direction
arrowUturnRightCircleFill	arrowUturnForwardCircleFill	iOS 14, tvOS 14, macOS 11	direction
arrowUturnRightSquare	arrowUturnForwardSquare	iOS 14, tvOS 14, macOS 11	direction
arrowUturnRightSquareFill	arrowUturnForwardSquareFill	iOS 14, tvOS 14, macOS 11	direction
arrowshapeBounceRight	arrowshapeBounceForward	iOS 14, tvOS 14, macOS 11	direction
arrowshapeBounceRightFill	arrowshapeBounceForwardFill	iOS 14, tvOS 14, macOS 11	direction
arrowshapeLeft	arrowshapeBackward	iOS 16, tvOS 16, macOS 13	direction
arrowshapeLeftCircle	arrowshapeBackwardCircle	iOS 17, tvOS 17, macOS 14	direction
arrowshapeLeftCircleFill	arrowshapeBackwardCircleFill	iOS 17, tvOS 17, macOS 14	direction
arrowshapeLeftFill	arrowshapeBackwardFill	iOS 16, tvOS 16, macOS 13	direction
arrowshapeRight	arrowshapeForward	iOS 16, tvOS 16, macOS 13	direction
arrowshapeRightCircle	arrowshapeForwardCircle	iOS 17, tvOS 17, macOS 14	direction
arrowshapeRightCircleFill	arrowshapeForwardCircleFill	iOS 17, tvOS 17, macOS 14	direction
arrowshapeRightFill	arrowshapeForwardFill	iOS 16, tvOS 16, macOS 13	direction
arrowshapeTurnUpLeft	arrowshapeTurnUpBackward	iOS 14, tvOS 14, macOS 11	direction
arrowshapeTurnUpLeft2	arrowshapeTurnUpBackward2	iOS 14, tvOS 14, macOS 11	direction
arrowshapeTurnUpLeft2Circle	arrowshapeTurnUpBackward2Circle	iOS 14, tvOS 14, macOS 11	direction
arrowshapeTurnUpLeft2CircleFill	arrowshapeTurnUpBackward2CircleFill	iOS 14, tvOS 14, macOS 11	direction
arrowshapeTurnUpLeft2Fill	arrowshapeTurnUpBackward2Fill	iOS 14, tvOS 14, macOS 11	direction
arrowshapeTurnUpLeftCircle	arrowshapeTurnUpBackwardCircle	iOS 14, tvOS 14, macOS 11	direction
arrowshapeTurnUpLeftCircleFill	arrowshapeTurnUpBackwardCircleFill	iOS 14, tvOS 14, macOS 11	direction
arrowshapeTurnUpLeftFill	arrowshapeTurnUpBackwardFill	iOS 14, tvOS 14, macOS 11	direction
arrowshapeTurnUpRight	arrowshapeTurnUpForward	iOS 14, tvOS 14, macOS 11	direction
arrowshapeTurnUpRightCircle	arrowshapeTurnUpForwardCircle	iOS 14, tvOS 14, macOS 11	direction
arrowshapeTurnUpRightCircleFill	arrowshapeTurnUpForwardCircleFill	iOS 14, tvOS 14, macOS 11	direction
arrowshapeTurnUpRightFill	arrowshapeTurnUpForwardFill	iOS 14, tvOS 14, macOS 11	direction
arrowshapeZigzagRight	arrowshapeZigzagForward	iOS 14, tvOS 14, macOS 11	direction
arrowshapeZigzagRightFill	arrowshapeZigzagForwardFill	iOS 14, tvOS 14, macOS 11	direction
arrowtriangleLeft	arrowtriangleBackward	iOS 14, tvOS 14, macOS 11	direction
arrowtriangleLeftCircle	arrowtriangleBackwardCircle	iOS 14, tvOS 14, macOS 11	direction
arrowtriangleLeftCircleFill	arrowtriangleBackwardCircleFill	iOS 14, tvOS 14, macOS 11	direction
arrowtriangleLeftFill	arrowtriangleBackwardFill	iOS 14, tvOS 14, macOS 11	direction
arrowtriangleLeftSquare	arrowtriangleBackwardSquare	iOS 14, tvOS 14, macOS 11	direction
arrowtriangleLeftSquareFill	arrowtriangleBackwardSquareFill	iOS 14, tvOS 14, macOS 11	direction
arrowtriangleRight	arrowtriangleForward	iOS 14, tvOS 14, macOS 11	direction
arrowtriangleRightCircle	arrowtriangleForwardCircle	iOS 14, tvOS 14, macOS 11	direction
arrowtriangleRightCircleFill	arrowtriangleForwardCircleFill	iOS 14, tvOS 14, macOS 11	direction
arrowtriangleRightFill	arrowtriangleForwardFill	iOS 14, tvOS 14, macOS 11	direction
arrowtriangleRightSquare	arrowtriangleForwardSquare	iOS 14, tvOS 14, macOS 11	direction
arrowtriangleRightSquareFill	arrowtriangleForwardSquareFill	iOS 14, tvOS 14, macOS 11	direction
badgePlusRadiowavesRight	badgePlusRadiowavesForward	iOS 14, tvOS 14, macOS 11	direction
chevronCompactLeft	chevronCompactBackward	iOS 17.1, tvOS 17.1, macOS 14.1	direction
chevronCompactRight	chevronCompactForward	iOS 17.1, tvOS 17.1, macOS 14.1	direction
chevronDownRight2	chevronDownForward2	iOS 18, tvOS 18, macOS 15	direction
chevronDownRightDotted2	chevronDownForwardDotted2	iOS 18, tvOS 18, macOS 15	direction
chevronLeft	chevronBackward	iOS 14, tvOS 14, macOS 11	direction
chevronLeft2	chevronBackward2	iOS 14, tvOS 14, macOS 11	direction
chevronLeftChevronLeftDotted	chevronBackwardChevronBackwardDotted	iOS 18, tvOS 18, macOS 15	direction
chevronLeftCircle	chevronBackwardCircle	iOS 14, tvOS 14, macOS 11	direction
chevronLeftCircleFill	chevronBackwardCircleFill	iOS 14, tvOS 14, macOS 11	direction
chevronLeftSquare	chevronBackwardSquare	iOS 14, tvOS 14, macOS 11	direction
chevronLeftSquareFill	chevronBackwardSquareFill	iOS 14, tvOS 14, macOS 11	direction
chevronLeftToLine	chevronBackwardToLine	iOS 16, tvOS 16, macOS 13	direction
chevronRight	chevronForward	iOS 14, tvOS 14, macOS 11	direction
chevronRight2	chevronForward2	iOS 14, tvOS 14, macOS 11	direction
chevronRightCircle	chevronForwardCircle	iOS 14, tvOS 14, macOS 11	direction
chevronRightCircleFill	chevronForwardCircleFill	iOS 14, tvOS 14, macOS 11	direction
chevronRightDottedChevronRight	chevronForwardDottedChevronForward	iOS 18, tvOS 18, macOS 15	direction
chevronRightSquare	chevronForwardSquare	iOS 14, tvOS 14, macOS 11	direction
chevronRightSquareFill	chevronForwardSquareFill	iOS 14, tvOS 14, macOS 11	direction
chevronRightToLine	chevronForwardToLine	iOS 16, tvOS 16, macOS 13	direction
chevronUpRight2	chevronUpForward2	iOS 18, tvOS 18, macOS 15	direction
chevronUpRightDotted2	chevronUpForwardDotted2	iOS 18, tvOS 18, macOS 15	direction
deleteLeft	deleteBackward	iOS 15, tvOS 15, macOS 12	direction
deleteLeftFill	deleteBackwardFill	iOS 15, tvOS 15, macOS 12	direction
deleteRight	deleteForward	iOS 15, tvOS 15, macOS 12	direction
deleteRightFill	deleteForwardFill	iOS 15, tvOS 15, macOS 12	direction
dotRadiowavesRight	dotRadiowavesForward	iOS 14, tvOS 14, macOS 11	direction
iphoneAndArrowRightInward	iphoneAndArrowForwardInward	iOS 18, tvOS 18, macOS 15	direction
iphoneAndArrowRightOutward	iphoneAndArrowForwardOutward	iOS 18, tvOS 18, macOS 15	direction
radiowavesLeft	wave3Backward	iOS 14, tvOS 14, macOS 11	direction
radiowavesRight	wave3Forward	iOS 14, tvOS 14, macOS 11	direction
rectanglePortraitAndArrowRight	rectanglePortraitAndArrowForward	iOS 16, tvOS 16, macOS 13	direction
rectanglePortraitAndArrowRightFill	rectanglePortraitAndArrowForwardFill	iOS 16, tvOS 16, macOS 13	direction
sidebarLeft	sidebarLeading	iOS 14, tvOS 14, macOS 11	direction
sidebarRight	sidebarTrailing	iOS 14, tvOS 14, macOS 11	direction
sidebarSquaresLeft	sidebarSquaresLeading	iOS 14, tvOS 14, macOS 11	direction
sidebarSquaresRight	sidebarSquaresTrailing	iOS 14, tvOS 14, macOS 11	direction
square3Layers3dDownLeft	square3Layers3dDownBackward	iOS 15.1, tvOS 15.1, macOS 12	direction
square3Layers3dDownRight	square3Layers3dDownForward	iOS 15.1, tvOS 15.1, macOS 12	direction
squareStack3dDownRight	squareStack3dDownForward	iOS 14, tvOS 14, macOS 11	direction
squareStack3dDownRightFill	squareStack3dDownForwardFill	iOS 14, tvOS 14, macOS 11	direction
wave3Left	wave3Backward	iOS 14, tvOS 14, macOS 11	direction
wave3LeftCircle	wave3BackwardCircle	iOS 14, tvOS 14, macOS 11	direction
wave3LeftCircleFill	wave3BackwardCircleFill	iOS 14, tvOS 14, macOS 11	direction
wave3Right	wave3Forward	iOS 14, tvOS 14, macOS 11	direction
wave3RightCircle	wave3ForwardCircle	iOS 14, tvOS 14, macOS 11	direction
wave3RightCircleFill	wave3ForwardCircleFill	iOS 14, tvOS 14, macOS 11	direction
"""####),
    PackedTable(name: "sf-symbols-unclear", text: ####"""
from	to	needs	class
arrow.down.left	arrow.down.backward	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.down.left.and.arrow.up.right	arrow.down.backward.and.arrow.up.forward	iOS 17, tvOS 17, macOS 14	trend or corner
arrow.down.left.and.arrow.up.right.circle	arrow.down.backward.and.arrow.up.forward.circle	iOS 17, tvOS 17, macOS 14	trend or corner
arrow.down.left.and.arrow.up.right.circle.fill	arrow.down.backward.and.arrow.up.forward.circle.fill	iOS 17, tvOS 17, macOS 14	trend or corner
arrow.down.left.and.arrow.up.right.rectangle	arrow.down.backward.and.arrow.up.forward.rectangle	iOS 18, tvOS 18, macOS 15	trend or corner
arrow.down.left.and.arrow.up.right.rectangle.fill	arrow.down.backward.and.arrow.up.forward.rectangle.fill	iOS 18, tvOS 18, macOS 15	trend or corner
arrow.down.left.and.arrow.up.right.square	arrow.down.backward.and.arrow.up.forward.square	iOS 17, tvOS 17, macOS 14	trend or corner
arrow.down.left.and.arrow.up.right.square.fill	arrow.down.backward.and.arrow.up.forward.square.fill	iOS 17, tvOS 17, macOS 14	trend or corner
arrow.down.left.circle	arrow.down.backward.circle	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.down.left.circle.dotted	arrow.down.backward.circle.dotted	iOS 18, tvOS 18, macOS 15	trend or corner
arrow.down.left.circle.fill	arrow.down.backward.circle.fill	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.down.left.square	arrow.down.backward.square	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.down.left.square.fill	arrow.down.backward.square.fill	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.down.left.topright.rectangle	arrow.down.backward.toptrailing.rectangle	iOS 17, tvOS 17, macOS 14	trend or corner
arrow.down.left.topright.rectangle.fill	arrow.down.backward.toptrailing.rectangle.fill	iOS 17, tvOS 17, macOS 14	trend or corner
arrow.down.right	arrow.down.forward	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.down.right.and.arrow.up.left	arrow.down.forward.and.arrow.up.backward	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.down.right.and.arrow.up.left.circle	arrow.down.forward.and.arrow.up.backward.circle	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.down.right.and.arrow.up.left.circle.fill	arrow.down.forward.and.arrow.up.backward.circle.fill	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.down.right.and.arrow.up.left.rectangle	arrow.down.forward.and.arrow.up.backward.rectangle	iOS 18, tvOS 18, macOS 15	trend or corner
arrow.down.right.and.arrow.up.left.rectangle.fill	arrow.down.forward.and.arrow.up.backward.rectangle.fill	iOS 18, tvOS 18, macOS 15	trend or corner
arrow.down.right.and.arrow.up.left.square	arrow.down.forward.and.arrow.up.backward.square	iOS 17, tvOS 17, macOS 14	trend or corner
arrow.down.right.and.arrow.up.left.square.fill	arrow.down.forward.and.arrow.up.backward.square.fill	iOS 17, tvOS 17, macOS 14	trend or corner
arrow.down.right.circle	arrow.down.forward.circle	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.down.right.circle.dotted	arrow.down.forward.circle.dotted	iOS 18, tvOS 18, macOS 15	trend or corner
arrow.down.right.circle.fill	arrow.down.forward.circle.fill	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.down.right.square	arrow.down.forward.square	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.down.right.square.fill	arrow.down.forward.square.fill	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.down.right.topleft.rectangle	arrow.down.forward.topleading.rectangle	iOS 17, tvOS 17, macOS 14	trend or corner
arrow.down.right.topleft.rectangle.fill	arrow.down.forward.topleading.rectangle.fill	iOS 17, tvOS 17, macOS 14	trend or corner
arrow.up.left	arrow.up.backward	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.up.left.and.arrow.down.right	arrow.up.backward.and.arrow.down.forward	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.up.left.and.arrow.down.right.circle	arrow.up.backward.and.arrow.down.forward.circle	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.up.left.and.arrow.down.right.circle.fill	arrow.up.backward.and.arrow.down.forward.circle.fill	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.up.left.and.arrow.down.right.rectangle	arrow.up.backward.and.arrow.down.forward.rectangle	iOS 18, tvOS 18, macOS 15	trend or corner
arrow.up.left.and.arrow.down.right.rectangle.fill	arrow.up.backward.and.arrow.down.forward.rectangle.fill	iOS 18, tvOS 18, macOS 15	trend or corner
arrow.up.left.and.arrow.down.right.square	arrow.up.backward.and.arrow.down.forward.square	iOS 17, tvOS 17, macOS 14	trend or corner
arrow.up.left.and.arrow.down.right.square.fill	arrow.up.backward.and.arrow.down.forward.square.fill	iOS 17, tvOS 17, macOS 14	trend or corner
arrow.up.left.bottomright.rectangle	arrow.up.backward.bottomtrailing.rectangle	iOS 17, tvOS 17, macOS 14	trend or corner
arrow.up.left.bottomright.rectangle.fill	arrow.up.backward.bottomtrailing.rectangle.fill	iOS 17, tvOS 17, macOS 14	trend or corner
arrow.up.left.circle	arrow.up.backward.circle	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.up.left.circle.dotted	arrow.up.backward.circle.dotted	iOS 18, tvOS 18, macOS 15	trend or corner
arrow.up.left.circle.fill	arrow.up.backward.circle.fill	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.up.left.square	arrow.up.backward.square	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.up.left.square.fill	arrow.up.backward.square.fill	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.up.right	arrow.up.forward	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.up.right.and.arrow.down.left	arrow.up.forward.and.arrow.down.backward	iOS 17, tvOS 17, macOS 14	trend or corner
arrow.up.right.and.arrow.down.left.circle	arrow.up.forward.and.arrow.down.backward.circle	iOS 17, tvOS 17, macOS 14	trend or corner
arrow.up.right.and.arrow.down.left.circle.fill	arrow.up.forward.and.arrow.down.backward.circle.fill	iOS 17, tvOS 17, macOS 14	trend or corner
arrow.up.right.and.arrow.down.left.rectangle	arrow.up.forward.and.arrow.down.backward.rectangle	iOS 18, tvOS 18, macOS 15	trend or corner
arrow.up.right.and.arrow.down.left.rectangle.fill	arrow.up.forward.and.arrow.down.backward.rectangle.fill	iOS 18, tvOS 18, macOS 15	trend or corner
arrow.up.right.and.arrow.down.left.square	arrow.up.forward.and.arrow.down.backward.square	iOS 17, tvOS 17, macOS 14	trend or corner
arrow.up.right.and.arrow.down.left.square.fill	arrow.up.forward.and.arrow.down.backward.square.fill	iOS 17, tvOS 17, macOS 14	trend or corner
arrow.up.right.bottomleft.rectangle	arrow.up.forward.bottomleading.rectangle	iOS 17, tvOS 17, macOS 14	trend or corner
arrow.up.right.bottomleft.rectangle.fill	arrow.up.forward.bottomleading.rectangle.fill	iOS 17, tvOS 17, macOS 14	trend or corner
arrow.up.right.circle	arrow.up.forward.circle	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.up.right.circle.dotted	arrow.up.forward.circle.dotted	iOS 18, tvOS 18, macOS 15	trend or corner
arrow.up.right.circle.fill	arrow.up.forward.circle.fill	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.up.right.square	arrow.up.forward.square	iOS 14, tvOS 14, macOS 11	trend or corner
arrow.up.right.square.fill	arrow.up.forward.square.fill	iOS 14, tvOS 14, macOS 11	trend or corner
badge.plus.radiowaves.right	badge.plus.radiowaves.forward	iOS 14, tvOS 14, macOS 11	a mark for contactless or broadcast
calendar.day.timeline.left	calendar.day.timeline.leading	iOS 15, tvOS 15, macOS 12	layout picture
calendar.day.timeline.left.circle	calendar.day.timeline.leading.circle	iOS 26, tvOS 26, macOS 26	layout picture
calendar.day.timeline.left.circle.fill	calendar.day.timeline.leading.circle.fill	iOS 26, tvOS 26, macOS 26	layout picture
calendar.day.timeline.right	calendar.day.timeline.trailing	iOS 15, tvOS 15, macOS 12	layout picture
calendar.day.timeline.right.circle	calendar.day.timeline.trailing.circle	iOS 26, tvOS 26, macOS 26	layout picture
calendar.day.timeline.right.circle.fill	calendar.day.timeline.trailing.circle.fill	iOS 26, tvOS 26, macOS 26	layout picture
dot.radiowaves.right	dot.radiowaves.forward	iOS 14, tvOS 14, macOS 11	a mark for contactless or broadcast
inset.filled.bottomleft.bottomright.rectangle	inset.filled.bottomleading.bottomtrailing.rectangle	iOS 26, tvOS 26, macOS 26	layout picture
inset.filled.bottomleft.rectangle	inset.filled.bottomleading.rectangle	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.bottomleft.rectangle.portrait	inset.filled.bottomleading.rectangle.portrait	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.bottomright.rectangle	inset.filled.bottomtrailing.rectangle	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.bottomright.rectangle.portrait	inset.filled.bottomtrailing.rectangle.portrait	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.lefthalf.arrow.left.rectangle	inset.filled.leadinghalf.arrow.leading.rectangle	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.lefthalf.rectangle	inset.filled.leadinghalf.rectangle	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.lefthalf.rectangle.portrait	inset.filled.leadinghalf.rectangle.portrait	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.lefthalf.righthalf.rectangle	inset.filled.leadinghalf.trailinghalf.rectangle	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.lefthalf.topright.bottomright.rectangle	inset.filled.leadinghalf.toptrailing.bottomtrailing.rectangle	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.leftthird.rectangle	inset.filled.leadingthird.rectangle	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.leftthird.rectangle.portrait	inset.filled.leadingthird.rectangle.portrait	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.leftthird.square	inset.filled.leadingthird.square	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.righthalf.arrow.right.rectangle	inset.filled.trailinghalf.arrow.trailing.rectangle	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.righthalf.lefthalf.rectangle	inset.filled.trailinghalf.leadinghalf.rectangle	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.righthalf.rectangle	inset.filled.trailinghalf.rectangle	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.righthalf.rectangle.portrait	inset.filled.trailinghalf.rectangle.portrait	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.rightthird.rectangle	inset.filled.trailingthird.rectangle	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.rightthird.rectangle.portrait	inset.filled.trailingthird.rectangle.portrait	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.rightthird.square	inset.filled.trailingthird.square	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.topleft.bottomleft.righthalf.rectangle	inset.filled.topleading.bottomleading.trailinghalf.rectangle	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.topleft.rectangle	inset.filled.topleading.rectangle	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.topleft.rectangle.portrait	inset.filled.topleading.rectangle.portrait	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.topright.rectangle	inset.filled.toptrailing.rectangle	iOS 18, tvOS 18, macOS 15	layout picture
inset.filled.topright.rectangle.portrait	inset.filled.toptrailing.rectangle.portrait	iOS 18, tvOS 18, macOS 15	layout picture
radiowaves.left	wave.3.backward	iOS 14, tvOS 14, macOS 11	a mark for contactless or broadcast
radiowaves.right	wave.3.forward	iOS 14, tvOS 14, macOS 11	a mark for contactless or broadcast
rectangle.inset.bottomleft.fill	rectangle.inset.bottomleading.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.inset.bottomleft.filled	rectangle.inset.bottomleading.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.inset.bottomright.fill	rectangle.inset.bottomtrailing.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.inset.bottomright.filled	rectangle.inset.bottomtrailing.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.inset.topleft.fill	rectangle.inset.topleading.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.inset.topleft.filled	rectangle.inset.topleading.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.inset.topright.fill	rectangle.inset.toptrailing.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.inset.topright.filled	rectangle.inset.toptrailing.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.lefthalf.fill	rectangle.leadinghalf.filled	iOS 15.2, tvOS 15.2, macOS 12.1	layout picture
rectangle.lefthalf.filled	rectangle.leadinghalf.filled	iOS 15.2, tvOS 15.2, macOS 12.1	layout picture
rectangle.lefthalf.inset.fill	rectangle.leadinghalf.inset.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.lefthalf.inset.fill.arrow.left	rectangle.leadinghalf.inset.filled.arrow.leading	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.lefthalf.inset.filled	rectangle.leadinghalf.inset.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.lefthalf.inset.filled.arrow.left	rectangle.leadinghalf.inset.filled.arrow.leading	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.leftthird.inset.fill	rectangle.leadingthird.inset.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.leftthird.inset.filled	rectangle.leadingthird.inset.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.portrait.bottomleft.inset.filled	rectangle.portrait.bottomleading.inset.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.portrait.bottomright.inset.filled	rectangle.portrait.bottomtrailing.inset.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.portrait.lefthalf.inset.filled	rectangle.portrait.leadinghalf.inset.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.portrait.leftthird.inset.filled	rectangle.portrait.leadingthird.inset.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.portrait.righthalf.inset.filled	rectangle.portrait.trailinghalf.inset.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.portrait.rightthird.inset.filled	rectangle.portrait.trailingthird.inset.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.portrait.topleft.inset.filled	rectangle.portrait.topleading.inset.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.portrait.topright.inset.filled	rectangle.portrait.toptrailing.inset.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.righthalf.fill	rectangle.trailinghalf.filled	iOS 15.2, tvOS 15.2, macOS 12.1	layout picture
rectangle.righthalf.filled	rectangle.trailinghalf.filled	iOS 15.2, tvOS 15.2, macOS 12.1	layout picture
rectangle.righthalf.inset.fill	rectangle.trailinghalf.inset.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.righthalf.inset.fill.arrow.right	rectangle.trailinghalf.inset.filled.arrow.trailing	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.righthalf.inset.filled	rectangle.trailinghalf.inset.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.righthalf.inset.filled.arrow.right	rectangle.trailinghalf.inset.filled.arrow.trailing	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.rightthird.inset.fill	rectangle.trailingthird.inset.filled	iOS 15, tvOS 15, macOS 12	layout picture
rectangle.rightthird.inset.filled	rectangle.trailingthird.inset.filled	iOS 15, tvOS 15, macOS 12	layout picture
square.leftthird.inset.filled	square.leadingthird.inset.filled	iOS 16, tvOS 16, macOS 13	layout picture
square.rightthird.inset.filled	square.trailingthird.inset.filled	iOS 16, tvOS 16, macOS 13	layout picture
star.lefthalf.fill	star.leadinghalf.fill	iOS 14, tvOS 14, macOS 11	text control
text.justify.left	text.justify.leading	iOS 15.1, tvOS 15.1, macOS 12	text control
text.justify.right	text.justify.trailing	iOS 15.1, tvOS 15.1, macOS 12	text control
text.justifyleft	text.justify.leading	iOS 15.1, tvOS 15.1, macOS 12	text control
text.justifyright	text.justify.trailing	iOS 15.1, tvOS 15.1, macOS 12	text control
wave.3.left	wave.3.backward	iOS 14, tvOS 14, macOS 11	a mark for contactless or broadcast
wave.3.left.circle	wave.3.backward.circle	iOS 14, tvOS 14, macOS 11	a mark for contactless or broadcast
wave.3.left.circle.fill	wave.3.backward.circle.fill	iOS 14, tvOS 14, macOS 11	a mark for contactless or broadcast
wave.3.right	wave.3.forward	iOS 14, tvOS 14, macOS 11	a mark for contactless or broadcast
wave.3.right.circle	wave.3.forward.circle	iOS 14, tvOS 14, macOS 11	a mark for contactless or broadcast
wave.3.right.circle.fill	wave.3.forward.circle.fill	iOS 14, tvOS 14, macOS 11	a mark for contactless or broadcast
"""####),
    PackedTable(name: "sf-symbols-without-twin", text: ####"""
symbol
arrow.right.doc.on.clipboard
arrow.right.page.on.clipboard
arrow.turn.down.left
arrow.turn.down.right
arrow.turn.left.down
arrow.turn.left.up
arrow.turn.right.down
arrow.turn.right.up
arrow.turn.up.left
arrow.turn.up.right
iphone.gen1.and.arrow.left
phone.arrow.right
phone.arrow.right.fill
return.left
return.right
"""####),
    PackedTable(name: "sf-symbols", text: ####"""
from	to	needs	class
airplane.up.right	airplane.up.forward	iOS 26, tvOS 26, macOS 26	direction
airplane.up.right.app	airplane.up.forward.app	iOS 26, tvOS 26, macOS 26	direction
airplane.up.right.app.fill	airplane.up.forward.app.fill	iOS 26, tvOS 26, macOS 26	direction
arrow.left	arrow.backward	iOS 14, tvOS 14, macOS 11	direction
arrow.left.circle	arrow.backward.circle	iOS 14, tvOS 14, macOS 11	direction
arrow.left.circle.dotted	arrow.backward.circle.dotted	iOS 18, tvOS 18, macOS 15	direction
arrow.left.circle.fill	arrow.backward.circle.fill	iOS 14, tvOS 14, macOS 11	direction
arrow.left.square	arrow.backward.square	iOS 14, tvOS 14, macOS 11	direction
arrow.left.square.fill	arrow.backward.square.fill	iOS 14, tvOS 14, macOS 11	direction
arrow.left.to.line	arrow.backward.to.line	iOS 15, tvOS 15, macOS 12	direction
arrow.left.to.line.alt	arrow.backward.to.line.compact	iOS 18.4, tvOS 18.4, macOS 15.4	direction
arrow.left.to.line.circle	arrow.backward.to.line.circle	iOS 15, tvOS 15, macOS 12	direction
arrow.left.to.line.circle.fill	arrow.backward.to.line.circle.fill	iOS 15, tvOS 15, macOS 12	direction
arrow.left.to.line.compact	arrow.backward.to.line.compact	iOS 18.4, tvOS 18.4, macOS 15.4	direction
arrow.left.to.line.square	arrow.backward.to.line.square	iOS 17, tvOS 17, macOS 14	direction
arrow.left.to.line.square.fill	arrow.backward.to.line.square.fill	iOS 17, tvOS 17, macOS 14	direction
arrow.right	arrow.forward	iOS 14, tvOS 14, macOS 11	direction
arrow.right.circle	arrow.forward.circle	iOS 14, tvOS 14, macOS 11	direction
arrow.right.circle.dotted	arrow.forward.circle.dotted	iOS 18, tvOS 18, macOS 15	direction
arrow.right.circle.fill	arrow.forward.circle.fill	iOS 14, tvOS 14, macOS 11	direction
arrow.right.square	arrow.forward.square	iOS 14, tvOS 14, macOS 11	direction
arrow.right.square.fill	arrow.forward.square.fill	iOS 14, tvOS 14, macOS 11	direction
arrow.right.to.line	arrow.forward.to.line	iOS 15, tvOS 15, macOS 12	direction
arrow.right.to.line.alt	arrow.forward.to.line.compact	iOS 18.4, tvOS 18.4, macOS 15.4	direction
arrow.right.to.line.circle	arrow.forward.to.line.circle	iOS 15, tvOS 15, macOS 12	direction
arrow.right.to.line.circle.fill	arrow.forward.to.line.circle.fill	iOS 15, tvOS 15, macOS 12	direction
arrow.right.to.line.compact	arrow.forward.to.line.compact	iOS 18.4, tvOS 18.4, macOS 15.4	direction
arrow.right.to.line.square	arrow.forward.to.line.square	iOS 17, tvOS 17, macOS 14	direction
arrow.right.to.line.square.fill	arrow.forward.to.line.square.fill	iOS 17, tvOS 17, macOS 14	direction
arrow.uturn.left	arrow.uturn.backward	iOS 14, tvOS 14, macOS 11	direction
arrow.uturn.left.circle	arrow.uturn.backward.circle	iOS 14, tvOS 14, macOS 11	direction
arrow.uturn.left.circle.badge.ellipsis	arrow.uturn.backward.circle.badge.ellipsis	iOS 14, tvOS 14, macOS 11	direction
arrow.uturn.left.circle.fill	arrow.uturn.backward.circle.fill	iOS 14, tvOS 14, macOS 11	direction
arrow.uturn.left.square	arrow.uturn.backward.square	iOS 14, tvOS 14, macOS 11	direction
arrow.uturn.left.square.fill	arrow.uturn.backward.square.fill	iOS 14, tvOS 14, macOS 11	direction
arrow.uturn.right	arrow.uturn.forward	iOS 14, tvOS 14, macOS 11	direction
arrow.uturn.right.circle	arrow.uturn.forward.circle	iOS 14, tvOS 14, macOS 11	direction
arrow.uturn.right.circle.fill	arrow.uturn.forward.circle.fill	iOS 14, tvOS 14, macOS 11	direction
arrow.uturn.right.square	arrow.uturn.forward.square	iOS 14, tvOS 14, macOS 11	direction
arrow.uturn.right.square.fill	arrow.uturn.forward.square.fill	iOS 14, tvOS 14, macOS 11	direction
arrowshape.bounce.right	arrowshape.bounce.forward	iOS 14, tvOS 14, macOS 11	direction
arrowshape.bounce.right.fill	arrowshape.bounce.forward.fill	iOS 14, tvOS 14, macOS 11	direction
arrowshape.left	arrowshape.backward	iOS 16, tvOS 16, macOS 13	direction
arrowshape.left.circle	arrowshape.backward.circle	iOS 17, tvOS 17, macOS 14	direction
arrowshape.left.circle.fill	arrowshape.backward.circle.fill	iOS 17, tvOS 17, macOS 14	direction
arrowshape.left.fill	arrowshape.backward.fill	iOS 16, tvOS 16, macOS 13	direction
arrowshape.right	arrowshape.forward	iOS 16, tvOS 16, macOS 13	direction
arrowshape.right.circle	arrowshape.forward.circle	iOS 17, tvOS 17, macOS 14	direction
arrowshape.right.circle.fill	arrowshape.forward.circle.fill	iOS 17, tvOS 17, macOS 14	direction
arrowshape.right.fill	arrowshape.forward.fill	iOS 16, tvOS 16, macOS 13	direction
arrowshape.turn.up.left	arrowshape.turn.up.backward	iOS 14, tvOS 14, macOS 11	direction
arrowshape.turn.up.left.2	arrowshape.turn.up.backward.2	iOS 14, tvOS 14, macOS 11	direction
arrowshape.turn.up.left.2.circle	arrowshape.turn.up.backward.2.circle	iOS 14, tvOS 14, macOS 11	direction
arrowshape.turn.up.left.2.circle.fill	arrowshape.turn.up.backward.2.circle.fill	iOS 14, tvOS 14, macOS 11	direction
arrowshape.turn.up.left.2.fill	arrowshape.turn.up.backward.2.fill	iOS 14, tvOS 14, macOS 11	direction
arrowshape.turn.up.left.circle	arrowshape.turn.up.backward.circle	iOS 14, tvOS 14, macOS 11	direction
arrowshape.turn.up.left.circle.fill	arrowshape.turn.up.backward.circle.fill	iOS 14, tvOS 14, macOS 11	direction
arrowshape.turn.up.left.fill	arrowshape.turn.up.backward.fill	iOS 14, tvOS 14, macOS 11	direction
arrowshape.turn.up.right	arrowshape.turn.up.forward	iOS 14, tvOS 14, macOS 11	direction
arrowshape.turn.up.right.circle	arrowshape.turn.up.forward.circle	iOS 14, tvOS 14, macOS 11	direction
arrowshape.turn.up.right.circle.fill	arrowshape.turn.up.forward.circle.fill	iOS 14, tvOS 14, macOS 11	direction
arrowshape.turn.up.right.fill	arrowshape.turn.up.forward.fill	iOS 14, tvOS 14, macOS 11	direction
arrowshape.zigzag.right	arrowshape.zigzag.forward	iOS 14, tvOS 14, macOS 11	direction
arrowshape.zigzag.right.fill	arrowshape.zigzag.forward.fill	iOS 14, tvOS 14, macOS 11	direction
arrowtriangle.left	arrowtriangle.backward	iOS 14, tvOS 14, macOS 11	direction
arrowtriangle.left.circle	arrowtriangle.backward.circle	iOS 14, tvOS 14, macOS 11	direction
arrowtriangle.left.circle.fill	arrowtriangle.backward.circle.fill	iOS 14, tvOS 14, macOS 11	direction
arrowtriangle.left.fill	arrowtriangle.backward.fill	iOS 14, tvOS 14, macOS 11	direction
arrowtriangle.left.square	arrowtriangle.backward.square	iOS 14, tvOS 14, macOS 11	direction
arrowtriangle.left.square.fill	arrowtriangle.backward.square.fill	iOS 14, tvOS 14, macOS 11	direction
arrowtriangle.right	arrowtriangle.forward	iOS 14, tvOS 14, macOS 11	direction
arrowtriangle.right.circle	arrowtriangle.forward.circle	iOS 14, tvOS 14, macOS 11	direction
arrowtriangle.right.circle.fill	arrowtriangle.forward.circle.fill	iOS 14, tvOS 14, macOS 11	direction
arrowtriangle.right.fill	arrowtriangle.forward.fill	iOS 14, tvOS 14, macOS 11	direction
arrowtriangle.right.square	arrowtriangle.forward.square	iOS 14, tvOS 14, macOS 11	direction
arrowtriangle.right.square.fill	arrowtriangle.forward.square.fill	iOS 14, tvOS 14, macOS 11	direction
chevron.compact.left	chevron.compact.backward	iOS 17.1, tvOS 17.1, macOS 14.1	direction
chevron.compact.right	chevron.compact.forward	iOS 17.1, tvOS 17.1, macOS 14.1	direction
chevron.down.right.2	chevron.down.forward.2	iOS 18, tvOS 18, macOS 15	direction
chevron.down.right.dotted.2	chevron.down.forward.dotted.2	iOS 18, tvOS 18, macOS 15	direction
chevron.left	chevron.backward	iOS 14, tvOS 14, macOS 11	direction
chevron.left.2	chevron.backward.2	iOS 14, tvOS 14, macOS 11	direction
chevron.left.chevron.left.dotted	chevron.backward.chevron.backward.dotted	iOS 18, tvOS 18, macOS 15	direction
chevron.left.circle	chevron.backward.circle	iOS 14, tvOS 14, macOS 11	direction
chevron.left.circle.fill	chevron.backward.circle.fill	iOS 14, tvOS 14, macOS 11	direction
chevron.left.square	chevron.backward.square	iOS 14, tvOS 14, macOS 11	direction
chevron.left.square.fill	chevron.backward.square.fill	iOS 14, tvOS 14, macOS 11	direction
chevron.left.to.line	chevron.backward.to.line	iOS 16, tvOS 16, macOS 13	direction
chevron.right	chevron.forward	iOS 14, tvOS 14, macOS 11	direction
chevron.right.2	chevron.forward.2	iOS 14, tvOS 14, macOS 11	direction
chevron.right.circle	chevron.forward.circle	iOS 14, tvOS 14, macOS 11	direction
chevron.right.circle.fill	chevron.forward.circle.fill	iOS 14, tvOS 14, macOS 11	direction
chevron.right.dotted.chevron.right	chevron.forward.dotted.chevron.forward	iOS 18, tvOS 18, macOS 15	direction
chevron.right.square	chevron.forward.square	iOS 14, tvOS 14, macOS 11	direction
chevron.right.square.fill	chevron.forward.square.fill	iOS 14, tvOS 14, macOS 11	direction
chevron.right.to.line	chevron.forward.to.line	iOS 16, tvOS 16, macOS 13	direction
chevron.up.right.2	chevron.up.forward.2	iOS 18, tvOS 18, macOS 15	direction
chevron.up.right.dotted.2	chevron.up.forward.dotted.2	iOS 18, tvOS 18, macOS 15	direction
delete.left	delete.backward	iOS 15, tvOS 15, macOS 12	direction
delete.left.fill	delete.backward.fill	iOS 15, tvOS 15, macOS 12	direction
delete.right	delete.forward	iOS 15, tvOS 15, macOS 12	direction
delete.right.fill	delete.forward.fill	iOS 15, tvOS 15, macOS 12	direction
iphone.and.arrow.right.inward	iphone.and.arrow.forward.inward	iOS 18, tvOS 18, macOS 15	direction
iphone.and.arrow.right.outward	iphone.and.arrow.forward.outward	iOS 18, tvOS 18, macOS 15	direction
rectangle.portrait.and.arrow.right	rectangle.portrait.and.arrow.forward	iOS 16, tvOS 16, macOS 13	direction
rectangle.portrait.and.arrow.right.fill	rectangle.portrait.and.arrow.forward.fill	iOS 16, tvOS 16, macOS 13	direction
sidebar.left	sidebar.leading	iOS 14, tvOS 14, macOS 11	direction
sidebar.right	sidebar.trailing	iOS 14, tvOS 14, macOS 11	direction
sidebar.squares.left	sidebar.squares.leading	iOS 14, tvOS 14, macOS 11	direction
sidebar.squares.right	sidebar.squares.trailing	iOS 14, tvOS 14, macOS 11	direction
square.3.layers.3d.down.left	square.3.layers.3d.down.backward	iOS 15.1, tvOS 15.1, macOS 12	direction
square.3.layers.3d.down.right	square.3.layers.3d.down.forward	iOS 15.1, tvOS 15.1, macOS 12	direction
square.stack.3d.down.right	square.stack.3d.down.forward	iOS 14, tvOS 14, macOS 11	direction
square.stack.3d.down.right.fill	square.stack.3d.down.forward.fill	iOS 14, tvOS 14, macOS 11	direction
"""####),
    PackedTable(name: "text-calls", text: ####"""
kind	name	label
format	String	format
format	NSString	format
format	NSMutableString	format
format	localizedStringWithFormat	
format	stringWithFormat	
format	initWithFormat	
format	appendFormat	
format	stringByAppendingFormat	
format	appendingFormat	
append	stringByAppendingFormat	
append	appendingFormat	
append	stringByAppendingString	
append	appending	
join	joined	separator
join	componentsJoinedByString	
join	componentsJoined	by
key	String	localized
key	AttributedString	localized
key	LocalizedStringResource	
key	LocalizedStringKey	
key	Text	
key	Label	
key	Button	
key	Toggle	
key	Section	
key	Picker	
key	Stepper	
key	TextField	
key	Menu	
key	Link	
key	navigationTitle	
key	accessibilityLabel	
key	accessibilityValue	
key	accessibilityHint	
key	help	
wrap	NSAttributedString	string
wrap	NSMutableAttributedString	string
wrap	AttributedString	
wrap	String	
wrap	NSString	string
wrap	initWithString	
wrap	stringWithString	
wrap	attributedStringWithString	
alter	uppercased	
alter	lowercased	
alter	capitalized	
alter	localizedCapitalized	
alter	localizedUppercase	
alter	localizedLowercase	
alter	trimmingCharacters	
alter	uppercaseString	
alter	lowercaseString	
alter	capitalizedString	
alter	localizedCapitalizedString	
alter	mutableCopy	
alter	copy	
alter	stringByTrimmingCharactersInSet	
alter	map	
alter	flatMap	
alter	compactMap	
alter	reduce	
localized	localized	
localized	localised	
localized	localize	
localized	localizable	
localized	localization	
localized	l 10 n	
localized	i 18 n	
localized	NSLocalizedString	
localized	translated	
"""####),
    PackedTable(name: "text-holes", text: ####"""
kind	test	value
flag	word	flag
flag	word	emoji
handle	word	username
handle	word	user name
handle	word	handle
handle	word	acct
handle	word	screen name
handle	word	login
handle	word	mention
number	conversion	diuDUfFgGeE
number	type	Int
number	type	Int8
number	type	Int16
number	type	Int32
number	type	Int64
number	type	UInt
number	type	UInt8
number	type	UInt16
number	type	UInt32
number	type	UInt64
number	type	Double
number	type	Float
number	type	CGFloat
number	type	TimeInterval
number	type	NSNumber
number	type	NSInteger
number	type	NSUInteger
number	type	int
number	type	double
number	type	float
number	word	int
number	word	double
number	word	float
number	word	round
number	word	rounded
number	word	count
number	word	number
number	word	distance
number	word	speed
number	word	altitude
number	word	width
number	word	height
number	word	length
number	word	size
number	word	duration
number	word	weight
number	word	hours
number	word	minutes
number	word	seconds
number	word	hour
number	word	minute
number	word	second
number	word	days
number	word	amount
number	word	total
number	word	score
number	word	votes
number	word	likes
number	word	accuracy
number	word	temperature
moment	word	date
moment	word	time
moment	word	from
moment	word	to
moment	word	till
moment	word	start
moment	word	end
moment	word	begin
moment	word	until
moment	word	min
moment	word	max
moment	word	minimum
moment	word	maximum
moment	word	lower
moment	word	upper
moment	word	low
moment	word	high
moment	word	opens
moment	word	closes
moment	word	day
moment	word	month
moment	word	year
ordinal	conversion	diuDU
ordinal	word	number
ordinal	word	num
ordinal	word	no
ordinal	word	id
ordinal	word	iid
ordinal	word	index
ordinal	word	idx
ordinal	word	position
ordinal	word	rank
price	word	price
price	word	amount
price	word	cost
price	word	total
price	word	fee
price	word	balance
price	word	money
price	word	discount
digits	type	Int
digits	type	Int32
digits	type	Int64
digits	type	UInt
digits	type	Double
digits	type	Float
digits	type	CGFloat
digits	type	NSInteger
digits	type	NSUInteger
digits	type	int
digits	type	double
digits	type	float
digits	conversion	diuDUfFgG
digits	word	count
issue	word	issue
issue	word	pull
issue	word	pull request
issue	word	ticket
issue	word	commit
issue	word	revision
issue	word	iid
issue	word	topic
issue	word	token id
issue	word	shortlink
issue	word	merge request
issue	inside	issue
issue	inside	issues
issue	inside	pull request
issue	inside	shortlink
issue	word	hashtag
whole	type	Int
whole	type	Int8
whole	type	Int16
whole	type	Int32
whole	type	Int64
whole	type	UInt
whole	type	UInt8
whole	type	UInt16
whole	type	UInt32
whole	type	UInt64
unit	word	unit
unit	word	units
coin	word	currency
coin	word	symbol
coin	word	ticker
coin	word	coin
sum	word	price
sum	word	amount
sum	word	cost
sum	word	fee
sum	word	balance
sum	word	quantity
reading	word	value
reading	word	values
reading	word	amount
reading	word	quantity
reading	word	reading
reading	word	weight
reading	word	volume
"""####),
    PackedTable(name: "text-places", text: ####"""
kind	words
shown	text
shown	title
shown	subtitle
shown	subtext
shown	label
shown	caption
shown	message
shown	detail
shown	details
shown	description
shown	descr
shown	summary
shown	display
shown	displayed
shown	displayable
shown	formatted
shown	readable
shown	human
shown	placeholder
shown	hint
shown	tooltip
shown	alert
shown	toast
shown	banner
shown	badge
shown	headline
shown	heading
shown	subheadline
shown	accessibility value
shown	full name
shown	verbatim
shown	accessibility hint
shown	accessibility announcement
spoken	accessibility
spoken	voice over
spoken	voiceover
spoken	spoken
spoken	utterance
spoken	announcement
logger	log
logger	logger
logger	logging
logger	logs
logger	ns log
logger	sn log
logger	dlog
logger	ilog
logger	elog
logger	vlog
logger	wlog
logger	log debug
logger	log info
logger	log notice
logger	log warn
logger	log warning
logger	log error
logger	log fault
logger	log trace
logger	log verbose
machine	print
machine	debug
logger	trace
machine	verbose
machine	dump
machine	assert
machine	assertion
machine	precondition
machine	fatal
machine	abort
machine	exception
machine	raise
machine	breadcrumb
machine	key
machine	keys
machine	id
machine	ids
machine	identifier
machine	identifiers
machine	uuid
machine	guid
machine	udid
machine	uri
machine	url
machine	urls
machine	endpoint
machine	host
machine	domain
machine	path
machine	paths
machine	file
machine	filename
machine	filepath
machine	folder
machine	directory
machine	extension
machine	component
machine	named
machine	asset
machine	image
machine	icon
machine	nib
machine	selector
machine	query
machine	arguments
machine	sql
machine	predicate
machine	like
machine	filter
machine	regex
machine	regexp
machine	pattern
machine	css
machine	html
machine	javascript
machine	java script
machine	js
machine	script
machine	xml
machine	json
machine	yaml
machine	csv
machine	gpx
machine	data
machine	payload
machine	encoded
machine	hash
machine	hashable
machine	hasher
machine	combine
machine	hex
machine	color
machine	colour
machine	rgb
machine	rgba
machine	hsl
machine	hsla
machine	token
machine	cookie
machine	request
machine	param
machine	params
machine	parameter
machine	parameters
machine	authorization
machine	credential
machine	credentials
machine	user agent
machine	mime
machine	http
machine	header field
machine	status code
machine	cache
machine	analytics
machine	event
machine	track
machine	tracking
machine	telemetry
machine	pixel
machine	metric
machine	signature
machine	entity
machine	reuse
machine	tag
machine	slug
machine	prefix
machine	suffix
machine	queue
machine	thread
machine	command
machine	environment
machine	write
machine	uti
machine	schema
machine	scheme
machine	version
machine	occurrences
logger	log message
machine	log text
machine	log description
machine	debug message
machine	debug text
log-writer	logger
log-writer	logging
scope	ai prompt
scope	build prompt
scope	system prompt
scope	prompt builder
scope	prompt template
scope	llm
scope	gpt
scope	ns string from
scope	log
scope	logs
scope	logger
scope	logging
scope	debug
scope	diagnostics
scope	tests
scope	mock
scope	mocks
scope	fake
scope	stub
scope	fixture
scope	xc test
scope	test case
scope	preview
scope	previews
scope	storybook
scope	analytics
scope	telemetry
scope	tracker
scope	sql
scope	html
scope	css
scope	javascript
scope	regex
scope	hash
folder	tests
folder	ui tests
folder	uitests
folder	unit tests
folder	testing
folder	mocks
folder	scripts
folder	fastlane
folder	screenshots
folder	snapshots
folder	storybook
folder	previews
folder	developer menu
folder	sample content
debug	debugDescription
debug	playgroundDescription
debug	customMirror
debug	id
convertible	description
formatter	formatter
formatter	formatted
formatter	format
markup	://
markup	</
markup	/>
markup	<br
markup	={VALUE}
markup	="
markup	=\"
markup	='
markup	= '
markup	document.
markup	function(
markup	px;
markup	width:
markup	SELECT 
markup	WHERE 
markup	 LIKE 
markup	&amp;
"""####),
    PackedTable(name: "text-shapes", text: ####"""
shape	template
percent	{}%
percent	{} %
whole-percent	^{whole}%^
wildcard	^%{}%^
currency	{number|price}<currency>
currency	{number|price} <currency>
currency	<currency>{number|price}
currency	<currency> {number|price}
unit	{} km
unit	{}km
unit	{} km/h
unit	{}km/h
unit	{} kmh
unit	{}kmh
unit	{} mph
unit	{}mph
unit	{} kph
unit	{}kph
unit	{} cm
unit	{}cm
unit	{} mm
unit	{}mm
unit	{} ft
unit	{}ft
unit	{} mi
unit	{}mi
unit	{} nmi
unit	{}nmi
unit	{} kg
unit	{}kg
unit	{} lb
unit	{}lb
unit	{} lbs
unit	{}lbs
unit	{} oz
unit	{}oz
unit	{} kB
unit	{}kB
unit	{} KB
unit	{}KB
unit	{} MB
unit	{}MB
unit	{} GB
unit	{}GB
unit	{} TB
unit	{}TB
unit	{} KiB
unit	{}KiB
unit	{} MiB
unit	{}MiB
unit	{} GiB
unit	{}GiB
unit	{} kbps
unit	{}kbps
unit	{} Mbps
unit	{}Mbps
unit	{} Mbit/s
unit	{}Mbit/s
unit	{} MB/s
unit	{}MB/s
unit	{} KB/s
unit	{}KB/s
unit	{} kB/s
unit	{}kB/s
unit	{} kcal
unit	{}kcal
unit	{} cal
unit	{}cal
unit	{} min
unit	{}min
unit	{} mins
unit	{}mins
unit	{} min.
unit	{}min.
unit	{} sec
unit	{}sec
unit	{} secs
unit	{}secs
unit	{} sec.
unit	{}sec.
unit	{} hr
unit	{}hr
unit	{} hrs
unit	{}hrs
unit	{} ms
unit	{}ms
unit	{} Hz
unit	{}Hz
unit	{} kHz
unit	{}kHz
unit	{} MHz
unit	{}MHz
bare-unit	{} dB
bare-unit	{}dB
unit	{} kW
unit	{}kW
unit	{} kWh
unit	{}kWh
bare-unit	{} bpm
bare-unit	{}bpm
bare-unit	{} rpm
bare-unit	{}rpm
unit	{} hPa
unit	{}hPa
unit	{} mbar
unit	{}mbar
unit	{} ml
unit	{}ml
unit	{} fps
unit	{}fps
unit	{} kts
unit	{}kts
unit	{} kn
unit	{}kn
short-unit	{number} m
short-unit	{number}m
short-unit	{number} g
short-unit	{number}g
short-unit	{number} h
short-unit	{number}h
short-unit	{number} s
short-unit	{number}s
short-unit	{number} d
short-unit	{number}d
short-unit	{number} L
short-unit	{number}L
short-unit	{number} l
short-unit	{number}l
short-unit	{number} V
short-unit	{number}V
short-unit	{number} W
short-unit	{number}W
short-unit	{number} A
short-unit	{number}A
short-unit	{number} m/s
short-unit	{number}m/s
short-unit	{number} °
short-unit	{number}°
short-unit	{number} °C
short-unit	{number}°C
short-unit	{number} °F
short-unit	{number}°F
short-unit	{number} ″
short-unit	{number}″
short-unit	{number} ′
short-unit	{number}′
issue-number	#{issue}
issue-number	# {issue}
number-sign	#{ordinal}
number-sign	# {ordinal}
number-sign	№{}
number-sign	№ {}
arrow	{} → {}
arrow	{}→{}
arrow	{} ← {}
arrow	{}←{}
arrow	{} ➔ {}
arrow	{}➔{}
arrow	{} ➜ {}
arrow	{}➜{}
arrow	{} ➝ {}
arrow	{}➝{}
arrow	{} ➞ {}
arrow	{}➞{}
arrow	{} ➡ {}
arrow	{}➡{}
arrow	{} ➡️ {}
arrow	{}➡️{}
arrow	{} ⟶ {}
arrow	{}⟶{}
arrow	{} ⟵ {}
arrow	{}⟵{}
arrow	{} ⇒ {}
arrow	{}⇒{}
arrow	{} ▶ {}
arrow	{}▶{}
arrow	{} ▶︎ {}
arrow	{}▶︎{}
arrow	{} ► {}
arrow	{}►{}
arrow	{} ▸ {}
arrow	{}▸{}
flag	{flag} {}
flag	{flag}{}
flag	{} {flag}
flag	{}{flag}
flag-number	{flag} {number}
flag-number	{number} {flag}
handle	@{handle}
handle	{} @{}
handle	{} (@{})
bullet	{} • {}
bullet	{} · {}
bullet	{} ∙ {}
bullet	{} | {}
bullet	{} ⋅ {}
bullet	{} / {}
bullet	{} ♦ {}
bullet	{} ◦ {}
bullet	{} ● {}
bullet	{} ‧ {}
colon	{}: {}
colon	{} : {}
colon	{}: {}
comma	{}, {}
dash	{} - {}
dash	{} – {}
dash	{} — {}
parentheses	{} ({})
parentheses	{} ( {} )
parentheses	{}({})
emoji	<emoji> {}
emoji	{} <emoji>
emoji	<emoji>{}
translated	{localized} {}
translated	{} {localized}
translated	{localized}: {}
translated	{localized} : {}
translated	{localized}, {}
translated	{localized} {localized}
range	{moment|number} - {moment|number}
range	{moment|number}-{moment|number}
range	{moment|number} – {moment|number}
range	{moment|number}–{moment|number}
range	{moment|number} — {moment|number}
range	{moment|number}—{moment|number}
range	{moment|number} ... {moment|number}
range	{moment|number}...{moment|number}
range	{moment|number} … {moment|number}
range	{moment|number}…{moment|number}
range	{moment|number} .. {moment|number}
range	{moment|number}..{moment|number}
digits	^{digits}^
leading-sign	^+{}
leading-sign	^(+{}
leading-sign	^-{}
leading-sign	^(-{}
leading-sign	^−{}
leading-sign	^(−{}
leading-sign	^ +{}
leading-sign	^ -{}
leading-sign	^ −{}
span	{moment} - {moment}
span	{moment} – {moment}
span	{moment}–{moment}
span	{moment} — {moment}
span	{moment}—{moment}
named-unit	{number|reading}{unit}
named-unit	{number|reading} {unit}
named-currency	{sum} {coin}
named-currency	{sum}{coin}
named-currency	{coin}{sum}
named-currency	{coin} {sum}
"""####),
    PackedTable(name: "unseen-uses", text: ####"""
kind	text	note
text	@main	the system starts it
text	@UIApplicationMain	the system starts it
text	@NSApplicationMain	the system starts it
text	@objc (	the runtime knows the class by another name
text	@objc(	the runtime knows the class by another name
text	+ (void)load	runs without a call
text	+(void)load	runs without a call
text	+ (void) load	runs without a call
text	NS_SWIFT_NAME(	Swift knows the class by another name
text	RCT_E	JavaScript knows the class
text	AppIntent	the system finds the type
text	AppShortcutsProvider	the system finds the type
device	ipad	the end of the name of a xib that one kind of device loads
device	iphone	the end of the name of a xib that one kind of device loads
setting	INFOPLIST_KEY_	a build setting that becomes a part of Info.plist
"""####),
  ]
  /// The words of all rules by their numbers, one a line.
  package static let words = ####"""
"airplane.up.right"
"airplane.up.right.app"
"airplane.up.right.app.fill"
"arrow.down.left"
"arrow.down.left.and.arrow.up.right"
"arrow.down.left.and.arrow.up.right.circle"
"arrow.down.left.and.arrow.up.right.circle.fill"
"arrow.down.left.and.arrow.up.right.rectangle"
"arrow.down.left.and.arrow.up.right.rectangle.fill"
"arrow.down.left.and.arrow.up.right.square"
"arrow.down.left.and.arrow.up.right.square.fill"
"arrow.down.left.circle"
"arrow.down.left.circle.dotted"
"arrow.down.left.circle.fill"
"arrow.down.left.square"
"arrow.down.left.square.fill"
"arrow.down.left.topright.rectangle"
"arrow.down.left.topright.rectangle.fill"
"arrow.down.right"
"arrow.down.right.and.arrow.up.left"
"arrow.down.right.and.arrow.up.left.circle"
"arrow.down.right.and.arrow.up.left.circle.fill"
"arrow.down.right.and.arrow.up.left.rectangle"
"arrow.down.right.and.arrow.up.left.rectangle.fill"
"arrow.down.right.and.arrow.up.left.square"
"arrow.down.right.and.arrow.up.left.square.fill"
"arrow.down.right.circle"
"arrow.down.right.circle.dotted"
"arrow.down.right.circle.fill"
"arrow.down.right.square"
"arrow.down.right.square.fill"
"arrow.down.right.topleft.rectangle"
"arrow.down.right.topleft.rectangle.fill"
"arrow.left"
"arrow.left.circle"
"arrow.left.circle.dotted"
"arrow.left.circle.fill"
"arrow.left.square"
"arrow.left.square.fill"
"arrow.left.to.line"
"arrow.left.to.line.alt"
"arrow.left.to.line.circle"
"arrow.left.to.line.circle.fill"
"arrow.left.to.line.compact"
"arrow.left.to.line.square"
"arrow.left.to.line.square.fill"
"arrow.right"
"arrow.right.circle"
"arrow.right.circle.dotted"
"arrow.right.circle.fill"
"arrow.right.square"
"arrow.right.square.fill"
"arrow.right.to.line"
"arrow.right.to.line.alt"
"arrow.right.to.line.circle"
"arrow.right.to.line.circle.fill"
"arrow.right.to.line.compact"
"arrow.right.to.line.square"
"arrow.right.to.line.square.fill"
"arrow.up"
"arrow.up.left"
"arrow.up.left.and.arrow.down.right"
"arrow.up.left.and.arrow.down.right.circle"
"arrow.up.left.and.arrow.down.right.circle.fill"
"arrow.up.left.and.arrow.down.right.rectangle"
"arrow.up.left.and.arrow.down.right.rectangle.fill"
"arrow.up.left.and.arrow.down.right.square"
"arrow.up.left.and.arrow.down.right.square.fill"
"arrow.up.left.bottomright.rectangle"
"arrow.up.left.bottomright.rectangle.fill"
"arrow.up.left.circle"
"arrow.up.left.circle.dotted"
"arrow.up.left.circle.fill"
"arrow.up.left.square"
"arrow.up.left.square.fill"
"arrow.up.right"
"arrow.up.right.and.arrow.down.left"
"arrow.up.right.and.arrow.down.left.circle"
"arrow.up.right.and.arrow.down.left.circle.fill"
"arrow.up.right.and.arrow.down.left.rectangle"
"arrow.up.right.and.arrow.down.left.rectangle.fill"
"arrow.up.right.and.arrow.down.left.square"
"arrow.up.right.and.arrow.down.left.square.fill"
"arrow.up.right.bottomleft.rectangle"
"arrow.up.right.bottomleft.rectangle.fill"
"arrow.up.right.circle"
"arrow.up.right.circle.dotted"
"arrow.up.right.circle.fill"
"arrow.up.right.square"
"arrow.up.right.square.fill"
"arrow.uturn.left"
"arrow.uturn.left.circle"
"arrow.uturn.left.circle.badge.ellipsis"
"arrow.uturn.left.circle.fill"
"arrow.uturn.left.square"
"arrow.uturn.left.square.fill"
"arrow.uturn.right"
"arrow.uturn.right.circle"
"arrow.uturn.right.circle.fill"
"arrow.uturn.right.square"
"arrow.uturn.right.square.fill"
"arrowshape.bounce.right"
"arrowshape.bounce.right.fill"
"arrowshape.left"
"arrowshape.left.circle"
"arrowshape.left.circle.fill"
"arrowshape.left.fill"
"arrowshape.right"
"arrowshape.right.circle"
"arrowshape.right.circle.fill"
"arrowshape.right.fill"
"arrowshape.turn.up.left"
"arrowshape.turn.up.left.2"
"arrowshape.turn.up.left.2.circle"
"arrowshape.turn.up.left.2.circle.fill"
"arrowshape.turn.up.left.2.fill"
"arrowshape.turn.up.left.circle"
"arrowshape.turn.up.left.circle.fill"
"arrowshape.turn.up.left.fill"
"arrowshape.turn.up.right"
"arrowshape.turn.up.right.circle"
"arrowshape.turn.up.right.circle.fill"
"arrowshape.turn.up.right.fill"
"arrowshape.zigzag.right"
"arrowshape.zigzag.right.fill"
"arrowtriangle.left"
"arrowtriangle.left.circle"
"arrowtriangle.left.circle.fill"
"arrowtriangle.left.fill"
"arrowtriangle.left.square"
"arrowtriangle.left.square.fill"
"arrowtriangle.right"
"arrowtriangle.right.circle"
"arrowtriangle.right.circle.fill"
"arrowtriangle.right.fill"
"arrowtriangle.right.square"
"arrowtriangle.right.square.fill"
"badge.plus.radiowaves.right"
"calendar.day.timeline.left"
"calendar.day.timeline.left.circle"
"calendar.day.timeline.left.circle.fill"
"calendar.day.timeline.right"
"calendar.day.timeline.right.circle"
"calendar.day.timeline.right.circle.fill"
"chevron.compact.left"
"chevron.compact.right"
"chevron.down.right.2"
"chevron.down.right.dotted.2"
"chevron.left"
"chevron.left.2"
"chevron.left.chevron.left.dotted"
"chevron.left.circle"
"chevron.left.circle.fill"
"chevron.left.square"
"chevron.left.square.fill"
"chevron.left.to.line"
"chevron.right"
"chevron.right.2"
"chevron.right.circle"
"chevron.right.circle.fill"
"chevron.right.dotted.chevron.right"
"chevron.right.square"
"chevron.right.square.fill"
"chevron.right.to.line"
"chevron.up.right.2"
"chevron.up.right.dotted.2"
"delete.left"
"delete.left.fill"
"delete.right"
"delete.right.fill"
"dot.radiowaves.right"
"inset.filled.bottomleft.bottomright.rectangle"
"inset.filled.bottomleft.rectangle"
"inset.filled.bottomleft.rectangle.portrait"
"inset.filled.bottomright.rectangle"
"inset.filled.bottomright.rectangle.portrait"
"inset.filled.lefthalf.arrow.left.rectangle"
"inset.filled.lefthalf.rectangle"
"inset.filled.lefthalf.rectangle.portrait"
"inset.filled.lefthalf.righthalf.rectangle"
"inset.filled.lefthalf.topright.bottomright.rectangle"
"inset.filled.leftthird.rectangle"
"inset.filled.leftthird.rectangle.portrait"
"inset.filled.leftthird.square"
"inset.filled.righthalf.arrow.right.rectangle"
"inset.filled.righthalf.lefthalf.rectangle"
"inset.filled.righthalf.rectangle"
"inset.filled.righthalf.rectangle.portrait"
"inset.filled.rightthird.rectangle"
"inset.filled.rightthird.rectangle.portrait"
"inset.filled.rightthird.square"
"inset.filled.topleft.bottomleft.righthalf.rectangle"
"inset.filled.topleft.rectangle"
"inset.filled.topleft.rectangle.portrait"
"inset.filled.topright.rectangle"
"inset.filled.topright.rectangle.portrait"
"iphone.and.arrow.right.inward"
"iphone.and.arrow.right.outward"
"oglFlip"
"radiowaves.left"
"radiowaves.right"
"rectangle.inset.bottomleft.fill"
"rectangle.inset.bottomleft.filled"
"rectangle.inset.bottomright.fill"
"rectangle.inset.bottomright.filled"
"rectangle.inset.topleft.fill"
"rectangle.inset.topleft.filled"
"rectangle.inset.topright.fill"
"rectangle.inset.topright.filled"
"rectangle.lefthalf.fill"
"rectangle.lefthalf.filled"
"rectangle.lefthalf.inset.fill"
"rectangle.lefthalf.inset.fill.arrow.left"
"rectangle.lefthalf.inset.filled"
"rectangle.lefthalf.inset.filled.arrow.left"
"rectangle.leftthird.inset.fill"
"rectangle.leftthird.inset.filled"
"rectangle.portrait.and.arrow.right"
"rectangle.portrait.and.arrow.right.fill"
"rectangle.portrait.bottomleft.inset.filled"
"rectangle.portrait.bottomright.inset.filled"
"rectangle.portrait.lefthalf.inset.filled"
"rectangle.portrait.leftthird.inset.filled"
"rectangle.portrait.righthalf.inset.filled"
"rectangle.portrait.rightthird.inset.filled"
"rectangle.portrait.topleft.inset.filled"
"rectangle.portrait.topright.inset.filled"
"rectangle.righthalf.fill"
"rectangle.righthalf.filled"
"rectangle.righthalf.inset.fill"
"rectangle.righthalf.inset.fill.arrow.right"
"rectangle.righthalf.inset.filled"
"rectangle.righthalf.inset.filled.arrow.right"
"rectangle.rightthird.inset.fill"
"rectangle.rightthird.inset.filled"
"sidebar.left"
"sidebar.right"
"sidebar.squares.left"
"sidebar.squares.right"
"square.3.layers.3d.down.left"
"square.3.layers.3d.down.right"
"square.leftthird.inset.filled"
"square.rightthird.inset.filled"
"square.stack.3d.down.right"
"square.stack.3d.down.right.fill"
"star.lefthalf.fill"
"text.justify.left"
"text.justify.right"
"text.justifyleft"
"text.justifyright"
"wave.3.left"
"wave.3.left.circle"
"wave.3.left.circle.fill"
"wave.3.right"
"wave.3.right.circle"
"wave.3.right.circle.fill"
#imageLiteral
#selector
ALAttribute
ALAttributeLeft
ALAttributeMarginLeft
ALAttributeMarginRight
ALAttributeRight
ALEdge
ALEdgeLeading
ALEdgeLeft
ALEdgeRight
ALEdgeTrailing
ALMarginLeft
ALMarginRight
Angle
AnimationOptions
ArrowDirection
Asset
Attribute
Button
CABasicAnimation
CALayerContentsGravity
CATextLayerAlignmentMode
CATransform3DMakeTranslation
CATransitionSubtype
CATransitionType
CGAffineTransform
CGAffineTransformIdentity
CGAffineTransformMakeScale
CGAffineTransformMakeTranslation
CGAffineTransformTranslate
CGFloat
CGImage
CGPoint
CGPointMake
CGRect
CGRectFlatMake
CGRectMake
CGSize
CTTextAlignment
CTWritingDirection
CenterX
ContentHorizontalAlignment
ContentMode
Direction
Edges
Image
ImagePosition
ImageResource
IndexPath
Int
LGSideMenuController
Label
LayoutDirection
Leading
Left
LeftMargin
Locale
MAX
MIN
MyGravity_Horz_Left
MyGravity_Horz_Right
NSAttributedString
NSCollectionView
NSCollectionViewScrollPositionLeft
NSCollectionViewScrollPositionRight
NSControl
NSImage
NSImageLeft
NSImageRight
NSIndexPath
NSInteger
NSLayoutAttributeCenterX
NSLayoutAttributeCenterXWithinMargins
NSLayoutAttributeLeading
NSLayoutAttributeLeadingMargin
NSLayoutAttributeLeft
NSLayoutAttributeLeftMargin
NSLayoutAttributeRight
NSLayoutAttributeRightMargin
NSLayoutAttributeTrailing
NSLayoutAttributeTrailingMargin
NSLayoutConstraint
NSLayoutFormatAlignAllLeft
NSLayoutFormatAlignAllRight
NSLayoutFormatDirectionLeftToRight
NSLayoutRelationGreaterThanOrEqual
NSLayoutRelationLessThanOrEqual
NSLocale
NSLocalizedString
NSMakePoint
NSMakeRect
NSMaxXEdge
NSMinXEdge
NSPoint
NSRect
NSRectEdge
NSRectEdgeMaxX
NSRectEdgeMinX
NSTextAlignment
NSTextAlignmentLeft
NSTextAlignmentRight
NSTextTab
NSUserInterfaceLayoutDirection
NSViewController
NSViewControllerTransitionSlideLeft
NSViewControllerTransitionSlideRight
NSWritingDirection
NSWritingDirectionLeftToRight
NSWritingDirectionRightToLeft
QLAttribute
R
Right
RightMargin
SFSymbol
SWRevealViewController
ScrollDirection
ScrollPosition
String
Trailing
TransitionOptions
UIApplication
UIApplicationShortcutIcon
UIBarButtonItem
UICollectionView
UICollectionViewFlowLayout
UICollectionViewLayout
UICollectionViewScrollDirectionHorizontal
UICollectionViewScrollPositionLeft
UICollectionViewScrollPositionRight
UIControl
UIControlContentHorizontalAlignmentLeft
UIControlContentHorizontalAlignmentRight
UIEdgeInsets
UIEdgeInsetsInsetRect
UIEdgeInsetsMake
UIImage
UIImageOrientationUpMirrored
UIKeyboardType
UIKeyboardTypePhonePad
UIKeyboardTypeURL
UIKeyboardTypeWebSearch
UIMenuController
UIOffset
UIOffsetMake
UIPageControl
UIPopoverArrowDirection
UIPopoverArrowDirectionLeft
UIPopoverArrowDirectionRight
UIRectCornerBottomLeft
UIRectCornerBottomRight
UIRectCornerTopLeft
UIRectCornerTopRight
UIRectEdge
UIRectEdgeLeft
UIRectEdgeRight
UISemanticContentAttribute
UISemanticContentAttributeForceLeftToRight
UISemanticContentAttributeForceRightToLeft
UISemanticContentAttributeUnspecified
UISlider
UIStackView
UISwipeGestureRecognizer
UISwipeGestureRecognizerDirection
UISwipeGestureRecognizerDirectionLeft
UISwipeGestureRecognizerDirectionRight
UITextAlignment
UITextAlignmentLeft
UITextAlignmentRight
UITextWritingDirection
UITextWritingDirectionLeftToRight
UITextWritingDirectionRightToLeft
UITraitEnvironmentLayoutDirection
UIView
UIViewAnimationOptionTransitionFlipFromLeft
UIViewAnimationOptionTransitionFlipFromRight
UIViewAnimationTransitionFlipFromLeft
UIViewAnimationTransitionFlipFromRight
UIViewContentModeBottomLeft
UIViewContentModeBottomRight
UIViewContentModeLeft
UIViewContentModeRight
UIViewContentModeTopLeft
UIViewContentModeTopRight
URL
WindowGroup
YES
YGEdge
YGEdgeLeft
YGEdgeRight
_
above
aboveMatchingLeft
aboveMatchingRight
abs
accessibilityIdentifier
accessibilityLabel
accessoryImageName
active
addGestureRecognizer
addRoundedCorners
additionalSafeAreaInsets
after
airplane
airplaneUpRight
airplaneUpRightApp
airplaneUpRightAppFill
align
alignAllLeft
alignAllRight
alignAndFill
alignAndFillHeight
alignAndFillWidth
aligned
alignment
alignmentRectInsets
alloc
alt
anchor
anchorInCorner
anchorToEdge
anchorToEdgeAndFill
and
animated
app
appearance
applyRoundedCorners
arrangedSubviews
arrow
arrowDirection
arrowImageName
arrowLeft
arrowLeftCircle
arrowLeftCircleDotted
arrowLeftCircleFill
arrowLeftSquare
arrowLeftSquareFill
arrowLeftToLine
arrowLeftToLineAlt
arrowLeftToLineCircle
arrowLeftToLineCircleFill
arrowLeftToLineCompact
arrowLeftToLineSquare
arrowLeftToLineSquareFill
arrowRight
arrowRightCircle
arrowRightCircleDotted
arrowRightCircleFill
arrowRightSquare
arrowRightSquareFill
arrowRightToLine
arrowRightToLineAlt
arrowRightToLineCircle
arrowRightToLineCircleFill
arrowRightToLineCompact
arrowRightToLineSquare
arrowRightToLineSquareFill
arrowUturnLeft
arrowUturnLeftCircle
arrowUturnLeftCircleBadgeEllipsis
arrowUturnLeftCircleFill
arrowUturnLeftSquare
arrowUturnLeftSquareFill
arrowUturnRight
arrowUturnRightCircle
arrowUturnRightCircleFill
arrowUturnRightSquare
arrowUturnRightSquareFill
arrowshape
arrowshapeBounceRight
arrowshapeBounceRightFill
arrowshapeLeft
arrowshapeLeftCircle
arrowshapeLeftCircleFill
arrowshapeLeftFill
arrowshapeRight
arrowshapeRightCircle
arrowshapeRightCircleFill
arrowshapeRightFill
arrowshapeTurnUpLeft
arrowshapeTurnUpLeft2
arrowshapeTurnUpLeft2Circle
arrowshapeTurnUpLeft2CircleFill
arrowshapeTurnUpLeft2Fill
arrowshapeTurnUpLeftCircle
arrowshapeTurnUpLeftCircleFill
arrowshapeTurnUpLeftFill
arrowshapeTurnUpRight
arrowshapeTurnUpRightCircle
arrowshapeTurnUpRightCircleFill
arrowshapeTurnUpRightFill
arrowshapeZigzagRight
arrowshapeZigzagRightFill
arrowtriangle
arrowtriangleLeft
arrowtriangleLeftCircle
arrowtriangleLeftCircleFill
arrowtriangleLeftFill
arrowtriangleLeftSquare
arrowtriangleLeftSquareFill
arrowtriangleRight
arrowtriangleRightCircle
arrowtriangleRightCircleFill
arrowtriangleRightFill
arrowtriangleRightSquare
arrowtriangleRightSquareFill
as
asciiCapable
asciiCapableNumberPad
at
atScrollPosition
attribute
attributedText
attributes
autoAlignViewsToEdge
autoConstrainAttribute
autoPinEdge
autoPinEdgeToSuperviewEdge
autoPinEdgeToSuperviewMargin
autoPinEdgeToSuperviewSafeArea
autoPinEdgesToSuperviewEdges
autoPinEdgesToSuperviewMargins
autoPinEdgesToSuperviewSafeArea
autoresizingMask
backImageName
badge
badgePlusRadiowavesRight
badgePositionAdjustment
baseWritingDirection
before
below
borderLeftWidth
borderRightWidth
bottom
bottomEnd
bottomLeft
bottomRight
bottomStart
bottomleft
bottomright
bounce
bounds
bundleImageNamed
button
buttonCell
by
byRoundingCorners
calendar
case
center
centerEnd
centerLeft
centerRight
centerStart
centerX
centerXAnchor
centerXWithinMargins
cgImage
characterDirection
characterDirectionForLanguage
chevron
chevronCompactLeft
chevronCompactRight
chevronDownRight2
chevronDownRightDotted2
chevronLeft
chevronLeft2
chevronLeftChevronLeftDotted
chevronLeftCircle
chevronLeftCircleFill
chevronLeftSquare
chevronLeftSquareFill
chevronLeftToLine
chevronRight
chevronRight2
chevronRightCircle
chevronRightCircleFill
chevronRightDottedChevronRight
chevronRightSquare
chevronRightSquareFill
chevronRightToLine
chevronUpRight2
chevronUpRightDotted2
circle
clamp
clamped
class
class_getInstanceMethod
collectionView
collectionViewCell
collectionViewFlowLayout
colorWell
compact
const
constant
constraint
constraintEqualToAnchor
constraintGreaterThanOrEqualToAnchor
constraintLessThanOrEqualToAnchor
constraintWithItem
contentEdgeInsets
contentInset
contentInsets
contentMode
contentOffset
contentSize
corners
cover
creditCardNumber
customView
dateFormat
day
decimalPad
defaultValue
degrees
delete
deleteLeft
deleteLeftFill
deleteRight
deleteRightFill
direction
directionLeftToRight
directionalEdges
distribute
dividingBy
dot
dotRadiowavesRight
dotted
double
down
draw
drawAtPoint
drawInRect
edge
edgeInsets
edges
edgesToSuperview
ellipsis
else
emailAddress
end
endPoint
environment
equal
equalTo
excludingEdge
fill
filled
final
flipsForRightToLeftLayoutDirection
float
fmax
fmaxf
fmin
fminf
fmod
for
forKey
forLanguage
forceLeftToRight
forceRightToLeft
frame
from
fromLeft
fromRight
frontViewController
getter
greaterThanOrEqual
greaterThanOrEqualTo
groupAgainstEdge
groupAndAlign
groupInCorner
height
horizontal
horizontalEdges
horizontalScrollIndicatorInsets
horizontalToSuperview
horizontally
horz
iconName
iconNamed
identity
if
image
imageEdgeInsets
imageFlippedForRightToLeftLayoutDirection
imageInsets
imageLeft
imageLiteralResourceName
imageName
imageNamed
imageRight
imageTemplateNamed
imageView
imageWithHorizontallyFlippedOrientation
imageWithSystemSymbolName
in
inSection
indexPathForItem
indexPathForRow
init
initWithCustomView
initWithRearViewController
initWithString
inset
insetForSectionAt
insetForSectionAtIndex
insets
interface
inward
iphone
iphoneAndArrowRightInward
iphoneAndArrowRightOutward
isActive
item
itemSize
justify
justifyleft
justifyright
kCAAlignmentLeft
kCAAlignmentRight
kCAGravityBottomLeft
kCAGravityBottomRight
kCAGravityLeft
kCAGravityRight
kCAGravityTopLeft
kCAGravityTopRight
kCALayerMaxXMaxYCorner
kCALayerMaxXMinYCorner
kCALayerMinXMaxYCorner
kCALayerMinXMinYCorner
kCATransitionFromLeft
kCATransitionFromRight
kCTLeftTextAlignment
kCTRightTextAlignment
kCTTextAlignmentLeft
kCTTextAlignmentRight
kCTWritingDirectionLeftToRight
kCTWritingDirectionRightToLeft
keepLeftAlignTo
keepLeftAligned
keepLeftAlignments
keepLeftInset
keepLeftMarginInset
keepLeftOffsetTo
keepLeftSafeInset
keepRightAlignTo
keepRightAligned
keepRightAlignments
keepRightInset
keepRightMarginInset
keepRightOffsetTo
keepRightSafeInset
keyPath
keyboardType
label
landscapeImagePhoneInsets
largeContentSizeImageInsets
layerMaxXMaxYCorner
layerMaxXMinYCorner
layerMinXMaxYCorner
layerMinXMinYCorner
layers
layout
layoutDirection
layoutMargins
leading
leadingAnchor
leadingMargin
left
leftAnchor
leftBorderline
leftEqualToView
leftIconName
leftImageName
leftMargin
leftMenuNavigationController
leftMenuViewController
leftPadding
leftPos
leftSpaceToView
leftToRight
leftToSuperview
leftViewController
left_sd
lefthalf
lefts
leftthird
lessThanOrEqual
lessThanOrEqualTo
let
levelIndicator
line
localized
locationInView
mainViewController
makeConstraints
mapView
margin
marginEnd
marginLeading
marginLeft
marginRight
marginStart
marginTrailing
margins
mas_equalTo
mas_leading
mas_leadingMargin
mas_left
mas_leftMargin
mas_makeConstraints
mas_remakeConstraints
mas_right
mas_rightMargin
mas_trailing
mas_trailingMargin
mas_updateConstraints
mask
maskedCorners
max
maxX
menuLeftNavigationController
min
minX
mj_x
multiplier
myLeft
myRight
named
navigationBar
new
newPassword
nil
numberPad
of
ofView
offset
oneTimeCode
open
options
orientation
origin
originalImageNamed
outward
padding
paddingEnd
paddingLeft
paddingRight
paddingStart
pageControl
pageIn
pageOut
paragraphStyle
password
permittedArrowDirections
phonePad
pi
playback
plus
pointee
popoverPresentationController
portrait
positionLeft
positionRight
predictedEndTranslation
preferredEdge
prepareConstraints
priority
progressIndicator
progressView
public
pull
push
qmui_left
qmui_right
radians
radiowaves
radiowavesLeft
radiowavesRight
rawValue
rearViewController
rectangle
rectanglePortraitAndArrowRight
rectanglePortraitAndArrowRightFill
relatedBy
relation
relativeTo
remakeConstraints
resource
resourceName
return
right
rightAnchor
rightBorderline
rightEqualToView
rightIconName
rightImageName
rightMargin
rightPadding
rightPos
rightSpaceToView
rightToLeft
rightToSuperview
rightViewController
right_sd
righthalf
rights
rightthird
rootViewController
rotationEffect
roundCorners
roundedCorners
roundingCorners
row
scale
scaleEffect
scaleX
scaledBy
scrollDirection
scrollIndicatorInsets
scrollPosition
scrollRectToVisible
scrollToItem
scrollToItemAtIndexPath
searchBar
searchFieldBackgroundPositionAdjustment
searchTextPositionAdjustment
section
sectionInset
selector
self
semanticContentAttribute
separatorInset
setAlignment
setAutoresizingMask
setBackButtonTitlePositionAdjustment
setBaseWritingDirection
setContentEdgeInsets
setContentHorizontalAlignment
setContentInset
setContentOffset
setContentPositionAdjustment
setDateFormat
setDirection
setHorizontalScrollIndicatorInsets
setImage
setImageEdgeInsets
setImageInsets
setLayoutMargins
setMaskedCorners
setPositionAdjustment
setScrollDirection
setScrollIndicatorInsets
setSearchTextPositionAdjustment
setSemanticContentAttribute
setSeparatorInset
setTextAlignment
setTextContainerInset
setTitleEdgeInsets
setTitlePositionAdjustment
setTransform
setVerticalScrollIndicatorInsets
setter
setupAutoWidthWithRightView
shared
sharedApplication
show
sidebar
sidebarLeft
sidebarRight
sidebarSquaresLeft
sidebarSquaresRight
size
slide
slideLeft
slideRight
slider
snp
spatial
square
square3Layers3dDownLeft
square3Layers3dDownRight
squareStack3dDownRight
squareStack3dDownRightFill
squares
stack
stackView
star
start
startPoint
static
stepper
string
sublayerTransform
subtype
swiftUIImage
swipeGestureRecognizer
systemImage
systemImageName
systemImageNamed
systemName
systemSymbol
systemSymbolName
tabBar
tabBarController
tableView
tableViewCell
targetContentOffset
telephoneNumber
templateImageNamed
text
textAlignment
textContainerInset
textContentType
textField
textFieldCell
textView
tg_left
tg_leftBorderline
tg_leftPadding
tg_right
tg_rightBorderline
tg_rightPadding
timeline
tintedImageNamed
titleEdgeInsets
titleLabel
titlePositionAdjustment
to
toAttribute
toEdge
toItem
toTheLeftCentered
toTheLeftMatchingBottom
toTheLeftMatchingTop
toTheRightCentered
toTheRightMatchingBottom
toTheRightMatchingTop
toolbar
top
topEnd
topLeft
topRight
topStart
topleft
topright
trailing
trailingAnchor
trailingMargin
traitOverrides
transform
transition
transitionFlipFromLeft
transitionFlipFromRight
translate
translatedBy
translation
translationInView
translationX
true
truncatingRemainder
turn
type
tz_left
tz_right
uiImage
uncover
underMatchingLeft
underMatchingRight
unspecified
up
upMirrored
updateConstraints
userDefinedRuntimeAttribute
userInterfaceLayoutDirection
username
usingSafeArea
uturn
value
var
velocity
velocityInView
vertical
verticalScrollIndicatorInsets
wave
wave3Left
wave3LeftCircle
wave3LeftCircleFill
wave3Right
wave3RightCircle
wave3RightCircleFill
webSearch
width
widthAnchor
withHorizontallyFlippedOrientation
withInset
withMultiplier
withOffset
writingDirection
x
x_left
x_right
y
yy_left
yy_right
zigzag
zoomSlide
"""####
  /// The types that rules may ask the project about, one a line.
  package static let askedTypes = ####"""
CALayerContentsGravity
CATextLayerAlignmentMode
CTTextAlignment
NSCell
NSControl
NSControl.ImagePosition
NSLayoutConstraint.Attribute
NSMutableParagraphStyle
NSSearchField
NSSecureTextField
NSStackView
NSText
NSTextAlignment
NSTextField
NSTextFieldCell
NSTextView
UIButton
UICollectionView
UICollectionViewCell
UIControl
UIControl.ContentHorizontalAlignment
UIImageView
UILabel
UIMenuController
UIPageControl
UIPageControl.Direction
UIScrollView
UIStackView
UISwipeGestureRecognizer
UITableView
UITableViewCell
UITableViewHeaderFooterView
UITextField
UITextView
UIView
UIView.ContentMode
UIVisualEffectView
"""####
}
