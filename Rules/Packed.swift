// Generated from the rule files and tables of this folder by `rtl-audit pack Rules`. Do not edit.

/// A rule file: what every run needs, and the whole text for pages and examples.
package struct PackedRule: Sendable {
  /// Path below `Rules/`.
  package let path: String
  /// Head, title, first paragraph and patterns.
  package let core: String
  package let text: String
}

/// A table as text.
package struct PackedTable: Sendable {
  package let name: String
  package let text: String
}

package enum PackedRules {
  package static let rules: [PackedRule] = [
    PackedRule(path: "bidi-control/embedding-marks.md", core: ####"""
---
id: embedding-marks
category: bidi-control
severity: warning
fix: unsafe
precision: high
message: "{MARK} embeds text and lets its neighbours move with it; put the part between an isolate (U+2066, U+2067 or U+2068) and U+2069"
---
# Text ordered with embedding marks

An embedding (U+202A, U+202B … U+202C) shields the words inside it, not the text around it: a number or a colon behind it still jumps to the wrong side, and an
override (U+202D, U+202E) turns digits and Latin words back to front. One that is never closed also takes hold of everything that is put behind it, such as the next
argument of a format. Isolates do what was meant: U+2066 for left to right, U+2067 for right to left, U+2068 where the text itself decides, each closed by U+2069.
```swift find
analysis: bidi-controls
defect: embedding
not-in: bidi-handlers
```
```swift find
analysis: bidi-controls
defect: unclosed
not-in: bidi-handlers
message: "{MARK} is never closed, so it also orders whatever is joined behind this text; use an isolate (U+2066, U+2067 or U+2068) with its U+2069"
```
```objc find
analysis: bidi-controls
defect: embedding
not-in: bidi-handlers
```
```objc find
analysis: bidi-controls
defect: unclosed
not-in: bidi-handlers
message: "{MARK} is never closed, so it also orders whatever is joined behind this text; use an isolate (U+2066, U+2067 or U+2068) with its U+2069"
```
```strings find
analysis: bidi-controls
defect: embedding
```
```strings find
analysis: bidi-controls
defect: unclosed
message: "{MARK} is never closed, so it also orders whatever is joined behind this text; delete it, or use an isolate (U+2066, U+2067 or U+2068) with its U+2069"
```
```xml find
analysis: bidi-controls
defect: embedding
```
```xml find
analysis: bidi-controls
defect: unclosed
message: "{MARK} is never closed, so it also orders whatever is joined behind this text; delete it, or use an isolate (U+2066, U+2067 or U+2068) with its U+2069"
```
"""####, text: ####"""
---
id: embedding-marks
category: bidi-control
severity: warning
fix: unsafe
precision: high
message: "{MARK} embeds text and lets its neighbours move with it; put the part between an isolate (U+2066, U+2067 or U+2068) and U+2069"
---
# Text ordered with embedding marks

An embedding (U+202A, U+202B … U+202C) shields the words inside it, not the text around it: a number or a colon behind it still jumps to the wrong side, and an
override (U+202D, U+202E) turns digits and Latin words back to front. One that is never closed also takes hold of everything that is put behind it, such as the next
argument of a format. Isolates do what was meant: U+2066 for left to right, U+2067 for right to left, U+2068 where the text itself decides, each closed by U+2069.

    "%@: \u{2068}%@\u{2069}"                      Swift, around an argument of unknown direction
    @"\u2068%@\u2069"                             Objective-C
    "phone" = "الهاتف: ⁦%@⁩";                     string file: U+2066 … U+2069

A whole text needs no mark at all: a label takes its direction from the language (`.natural`, `baseWritingDirection`). Not reported: U+200E, U+200F and U+061C, which only
nudge a neighbour; closed isolates; comments and names (hidden order in code is a matter of security, and Xcode and code review show it); code that looks for such characters or takes them away (parsers, sanitizers, character sets); a mark that is only given a name.
The fix is unsafe because the text is ordered anew.

Source: Unicode Standard Annex 9, sections 2.1 to 2.4; W3C, "How to use Unicode controls for bidi text".

```swift find
analysis: bidi-controls
defect: embedding
not-in: bidi-handlers
```
```swift find
analysis: bidi-controls
defect: unclosed
not-in: bidi-handlers
message: "{MARK} is never closed, so it also orders whatever is joined behind this text; use an isolate (U+2066, U+2067 or U+2068) with its U+2069"
```
```objc find
analysis: bidi-controls
defect: embedding
not-in: bidi-handlers
```
```objc find
analysis: bidi-controls
defect: unclosed
not-in: bidi-handlers
message: "{MARK} is never closed, so it also orders whatever is joined behind this text; use an isolate (U+2066, U+2067 or U+2068) with its U+2069"
```
```strings find
analysis: bidi-controls
defect: embedding
```
```strings find
analysis: bidi-controls
defect: unclosed
message: "{MARK} is never closed, so it also orders whatever is joined behind this text; delete it, or use an isolate (U+2066, U+2067 or U+2068) with its U+2069"
```
```xml find
analysis: bidi-controls
defect: embedding
```
```xml find
analysis: bidi-controls
defect: unclosed
message: "{MARK} is never closed, so it also orders whatever is joined behind this text; delete it, or use an isolate (U+2066, U+2067 or U+2068) with its U+2069"
```

```strings bad file=fa.lproj/Localizable.strings
"courier_phone" = "تلفن: ↓‪%@‬";
```
```strings fixed unsafe
"courier_phone" = "تلفن: ⁦%@⁩";
```
```strings bad file=ar.lproj/Localizable.strings
"yes" = "↓‮نعم";
"clear" = "↓‪إفراغ السلة";
```
```strings bad file=nl.lproj/Localizable.strings
"thanks" = "Bedankt!\n↓\U202D♥";
```
```stringsdict bad file=he.lproj/Localizable.stringsdict
<plist version="1.0"><dict>
<key>items</key>
<dict>
  <key>NSStringLocalizedFormatKey</key><string>%#@items@</string>
  <key>items</key>
  <dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>פריט אחד</string>
    <key>other</key><string>↓&#x202B;%d פריטים&#x202C;</string>
  </dict>
</dict>
</dict></plist>
```
```stringsdict fixed unsafe
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
```xcstrings bad
{
  "sourceLanguage" : "en",
  "strings" : {
    "Call %@" : {
      "localizations" : {
        "ar" : { "stringUnit" : { "state" : "translated", "value" : "اتصل بـ ↓\u202A%@\u202C" } }
      }
    }
  },
  "version" : "1.0"
}
```
```xcstrings fixed unsafe
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
```swift bad
func show(_ total: String) {
  totalLabel.text = "↓\u{202B}" + total + "\u{202C}"
}
```
```swift fixed unsafe
func show(_ total: String) {
  totalLabel.text = "\u{2067}" + total + "\u{2069}"
}
```
```swift bad
func show(_ total: String) {
  totalLabel.text = "↓\u{202B}" + total
  noteLabel.text = "↓\u{202D}\(note)"
}
```
```objc bad
- (void)showPhone:(NSString *)phone {
  self.phoneLabel.text = [NSString stringWithFormat:@"↓\u202A%@\u202C", phone];
  self.noteLabel.text = [@"↓\u202B" stringByAppendingString:phone];
}
```
```objc fixed unsafe
- (void)showPhone:(NSString *)phone {
  self.phoneLabel.text = [NSString stringWithFormat:@"\u2066%@\u2069", phone];
  self.noteLabel.text = [@"\u202B" stringByAppendingString:phone];
}
```
```xml bad
<label opaque="NO" text="السعر: ↓‫‎12‬" id="a1B-c2-d3E"/>
```
```xml fixed unsafe
<label opaque="NO" text="السعر: ⁧‎12⁩" id="a1B-c2-d3E"/>
```
```swift good
func show(_ total: String) {
  totalLabel.text = "\u{2068}" + total + "\u{2069}"
  dashLabel.text = "\u{200F}–\u{061C}"
  // "\u{202B}" + total
}
```
```swift good
enum Marks {
  static let rightToLeftEmbedding = "\u{202B}"
}
```
```swift good
let forbidden: [Character] = ["\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}"]
let clean = name.replacingOccurrences(of: "\u{202E}", with: "")
func sanitized(_ name: String) -> Bool { name.contains("\u{202D}") || name == "a\u{202E}" }
static let unsafeCharacters = CharacterSet(charactersIn: "\u{202D}\u{202E}")
```
```objc good
static NSString *const kEmbedding = @"\u202A";
NSString *clean = [name stringByReplacingOccurrencesOfString:@"\u202E" withString:@""];
```
```strings good file=he.lproj/Localizable.strings
/* "old" = "‪%@‬"; */
"options" = "%1$@ (⁦%2$ld⁩)";
"dash" = "‏–";
```

"""####),
    PackedRule(path: "bidi-control/unbalanced-isolates.md", core: ####"""
---
id: unbalanced-isolates
category: bidi-control
severity: warning
fix: none
precision: high
message: "{MARK} stands without its partner; close each of U+2066, U+2067 and U+2068 with U+2069 in the same text"
---
# Isolate that is not closed

An isolate (U+2066, U+2067, U+2068) that lacks its U+2069 goes on to the end of the paragraph: the closing bracket, the next argument of the format and the full stop are
ordered as part of the name or number that was to be shielded. A U+2069 without an opener does nothing: the part that was to be isolated is not.
```swift,objc find
analysis: bidi-controls
defect: isolate
not-in: bidi-handlers
```
```strings find
analysis: bidi-controls
defect: isolate
```
```xml find
analysis: bidi-controls
defect: isolate
```
"""####, text: ####"""
---
id: unbalanced-isolates
category: bidi-control
severity: warning
fix: none
precision: high
message: "{MARK} stands without its partner; close each of U+2066, U+2067 and U+2068 with U+2069 in the same text"
---
# Isolate that is not closed

An isolate (U+2066, U+2067, U+2068) that lacks its U+2069 goes on to the end of the paragraph: the closing bracket, the next argument of the format and the full stop are
ordered as part of the name or number that was to be shielded. A U+2069 without an opener does nothing: the part that was to be isolated is not.

Write both marks into the same text, round one argument each:

    "%1$@ (⁦%2$ld⁩)"

Not reported: code whose statement closes the isolate in another literal, code that looks for such characters, a mark that is only given a name.
No fix: only a person knows where the isolate was to end.

Source: Unicode Standard Annex 9, sections 2.4 and 2.5.

```swift,objc find
analysis: bidi-controls
defect: isolate
not-in: bidi-handlers
```
```strings find
analysis: bidi-controls
defect: isolate
```
```xml find
analysis: bidi-controls
defect: isolate
```

```strings bad file=he.lproj/Localizable.strings
"options" = "%1$@ (אפשרות ↓⁦%2$ld)";
"late" = "%@↓⁩ איחור";
```
```swift bad
func show(_ name: String) {
  nameLabel.text = "↓\u{2068}\(name) – \(city)"
}
```
```objc bad
- (void)showName:(NSString *)name {
  self.nameLabel.text = [NSString stringWithFormat:@"↓\u2068%@", name];
}
```
```xml bad
<label opaque="NO" text="↓⁨12 – %@" id="a1B-c2-d3E"/>
```
```strings good file=he.lproj/Localizable.strings
"parcels" = "⁦%1$d⁩ פריטים ב-⁦%2$d⁩ חבילות";
```
```swift good
func show(_ name: String) {
  nameLabel.text = "\u{2068}" + name + "\u{2069}"
}
extension String {
  static let firstStrongIsolate = "\u{2068}"
  static let popIsolate = "\u{2069}"
}
```
```swift good
var courierTitle: String { "\u{2068}@\(courier)\u{2069}" }
func show() { nameLabel.text = "\u{2068}\(name)\u{2069}" }
```

"""####),
    PackedRule(path: "collection-layout/paging-from-left.md", core: ####"""
---
id: paging-from-left
category: collection-layout
severity: warning
fix: shown
precision: high
message: "this counts from the left edge of the content; in Arabic the first page is at the right, so count from the leading edge"
---
# Pages counted from the left

`contentOffset.x` grows to the right in every language, so page 0 of an Arabic pager lies at the far right and `contentOffset.x / width` names the wrong page;
"next" scrolls back.
```swift except
$OFFSET.contentOffset.x / $Z
where $Z has-word zoom, scale
```
```swift shared
title: "Count from the leading edge"
where not-inside in picture-scroll-names
```
```swift find
$(contentOffset).x / $WIDTH
where $WIDTH has-word width, page, size
where $WIDTH has-no-word zoom, scale
```
```swift find
$(contentOffset).x $(+ | -) $HALF) / $WIDTH
where $WIDTH has-word width, page, size
where named page, index, item, tab
```
```swift find
$(targetContentOffset).pointee.x / $WIDTH
where $WIDTH has-word width, page, size
```
```swift find
message: "`{X}` takes `contentOffset.x` and counts pages by it from the left; in Arabic the first page is at the right, so count from the leading edge"
let $X = $VIEW.$(contentOffset).x

let $X = $(contentOffset).x
where $X beside-later /
```
```objc shared
title: "Count from the leading edge"
where not-inside in picture-scroll-names
```
```objc find
$(contentOffset).x / $WIDTH
where $WIDTH has-word width, page, size
where $WIDTH has-no-word zoom, scale
```
```objc find
$(contentOffset).x $(+ | -) $HALF) / $WIDTH
where $WIDTH has-word width, page, size
where named page, index, item, tab
```
```objc find
message: "`{X}` takes `contentOffset.x` and counts pages by it from the left; in Arabic the first page is at the right, so count from the leading edge"
$(CGFloat | float | double) $X = $VIEW.contentOffset.x;
where $X beside-later /
```
```swift except
setContentOffset($(? CGPoint)$(? .init)(x: $V.contentOffset.x

contentOffset = $(? CGPoint)$(? .init)(x: $V.contentOffset.x
```
```swift except
$(setContentOffset)($(? CGPoint)$(? .init)(x: $X, y: $Y)
where $X made-from min x, max x, mid x
```
```swift find
$(setContentOffset)($(? CGPoint)$(? .init)(x: $X, y: $Y)
where $X is-not 0
where $X has-no-word saved, stored, selected, last, previous, old, restored
where $Y is 0
```
```swift find
$(setContentOffset)($(? CGPoint)$(? .init)(x: $X, y: $V.contentOffset.y)
where $X is-not 0
where $X has-no-word saved, stored, selected, last, previous, old, restored
```
```swift find
$(contentOffset) = $(? CGPoint)$(? .init)(x: $X, y: $Y)
where $X is-not 0
where $X has-no-word saved, stored, selected, last, previous, old, restored
where $Y is 0
```
```swift find
$(contentOffset) = $(? CGPoint)$(? .init)(x: $X, y: $V.contentOffset.y)
where $X is-not 0
where $X has-no-word saved, stored, selected, last, previous, old, restored
```
```swift find
$(contentOffset).x = $X
where $X has-no-word saved, stored, selected, last, previous, old, restored, contentOffset
```
```objc find
$(setContentOffset):CGPointMake($X, $Y)

$(contentOffset) = CGPointMake($X, $Y)
where $X is-not 0
where $Y is 0
where $X has-no-word saved, stored, selected, last, previous, old, restored, content offset
```
```swift find
$(scrollRectToVisible)($(? CGRect)$(? .init)(x: $X, y: $Y, $$$)
where $X is-not 0
where $Y is 0
```
```swift find
title: "Compare by `effectiveUserInterfaceLayoutDirection`"
message: "a growing `contentOffset.x` is taken for going forward; in Arabic it goes back, so turn the comparison round by `effectiveUserInterfaceLayoutDirection`"
$START $(< | >) $VIEW.contentOffset.x

$VIEW.contentOffset.x $(< | >) $START
where $START has-word start, started, begin, began, last, previous, initial, old
```
```objc find
title: "Compare by `effectiveUserInterfaceLayoutDirection`"
message: "a growing `contentOffset.x` is taken for going forward; in Arabic it goes back, so turn the comparison round by `effectiveUserInterfaceLayoutDirection`"
$VIEW.contentOffset.x $(< | >) $START
where $START has-word start, started, begin, began, last, previous, initial, old
```
"""####, text: ####"""
---
id: paging-from-left
category: collection-layout
severity: warning
fix: shown
precision: high
message: "this counts from the left edge of the content; in Arabic the first page is at the right, so count from the leading edge"
---
# Pages counted from the left

`contentOffset.x` grows to the right in every language, so page 0 of an Arabic pager lies at the far right and `contentOffset.x / width` names the wrong page;
"next" scrolls back.

Count from the leading edge:

    let width = scrollView.bounds.width
    let fromLeading = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? scrollView.contentSize.width - scrollView.contentOffset.x - width : scrollView.contentOffset.x
    pageControl.currentPage = Int((fromLeading / width).rounded())

Keep it where the layout returns true from `flipsHorizontallyInOppositeLayoutDirection`: there the offset counts from the leading edge already.
Keep it, too, where the pages themselves are laid out from the left in every language. Distances (`abs`), zoom, film strips and parallax are not reported.
Source: UIScrollView.h, UICollectionViewLayout.h.

```swift except
$OFFSET.contentOffset.x / $Z
where $Z has-word zoom, scale
```

## Pages from offsets

```swift shared
title: "Count from the leading edge"
where not-inside in picture-scroll-names
```
```swift find
$(contentOffset).x / $WIDTH
where $WIDTH has-word width, page, size
where $WIDTH has-no-word zoom, scale
```
```swift find
$(contentOffset).x $(+ | -) $HALF) / $WIDTH
where $WIDTH has-word width, page, size
where named page, index, item, tab
```
```swift find
$(targetContentOffset).pointee.x / $WIDTH
where $WIDTH has-word width, page, size
```
```swift find
message: "`{X}` takes `contentOffset.x` and counts pages by it from the left; in Arabic the first page is at the right, so count from the leading edge"
let $X = $VIEW.$(contentOffset).x

let $X = $(contentOffset).x
where $X beside-later /
```
```objc shared
title: "Count from the leading edge"
where not-inside in picture-scroll-names
```
```objc find
$(contentOffset).x / $WIDTH
where $WIDTH has-word width, page, size
where $WIDTH has-no-word zoom, scale
```
```objc find
$(contentOffset).x $(+ | -) $HALF) / $WIDTH
where $WIDTH has-word width, page, size
where named page, index, item, tab
```
```objc find
message: "`{X}` takes `contentOffset.x` and counts pages by it from the left; in Arabic the first page is at the right, so count from the leading edge"
$(CGFloat | float | double) $X = $VIEW.contentOffset.x;
where $X beside-later /
```

## Offsets from pages

```swift except
setContentOffset($(? CGPoint)$(? .init)(x: $V.contentOffset.x

contentOffset = $(? CGPoint)$(? .init)(x: $V.contentOffset.x
```

What scrolls a view into sight takes the place of that view, which is right in either direction.

```swift except
$(setContentOffset)($(? CGPoint)$(? .init)(x: $X, y: $Y)
where $X made-from min x, max x, mid x
```
```swift find
$(setContentOffset)($(? CGPoint)$(? .init)(x: $X, y: $Y)
where $X is-not 0
where $X has-no-word saved, stored, selected, last, previous, old, restored
where $Y is 0
```
```swift find
$(setContentOffset)($(? CGPoint)$(? .init)(x: $X, y: $V.contentOffset.y)
where $X is-not 0
where $X has-no-word saved, stored, selected, last, previous, old, restored
```
```swift find
$(contentOffset) = $(? CGPoint)$(? .init)(x: $X, y: $Y)
where $X is-not 0
where $X has-no-word saved, stored, selected, last, previous, old, restored
where $Y is 0
```
```swift find
$(contentOffset) = $(? CGPoint)$(? .init)(x: $X, y: $V.contentOffset.y)
where $X is-not 0
where $X has-no-word saved, stored, selected, last, previous, old, restored
```
```swift find
$(contentOffset).x = $X
where $X has-no-word saved, stored, selected, last, previous, old, restored, contentOffset
```
```objc find
$(setContentOffset):CGPointMake($X, $Y)

$(contentOffset) = CGPointMake($X, $Y)
where $X is-not 0
where $Y is 0
where $X has-no-word saved, stored, selected, last, previous, old, restored, content offset
```
```swift find
$(scrollRectToVisible)($(? CGRect)$(? .init)(x: $X, y: $Y, $$$)
where $X is-not 0
where $Y is 0
```

## Direction of a scroll

```swift find
title: "Compare by `effectiveUserInterfaceLayoutDirection`"
message: "a growing `contentOffset.x` is taken for going forward; in Arabic it goes back, so turn the comparison round by `effectiveUserInterfaceLayoutDirection`"
$START $(< | >) $VIEW.contentOffset.x

$VIEW.contentOffset.x $(< | >) $START
where $START has-word start, started, begin, began, last, previous, initial, old
```
```objc find
title: "Compare by `effectiveUserInterfaceLayoutDirection`"
message: "a growing `contentOffset.x` is taken for going forward; in Arabic it goes back, so turn the comparison round by `effectiveUserInterfaceLayoutDirection`"
$VIEW.contentOffset.x $(< | >) $START
where $START has-word start, started, begin, began, last, previous, initial, old
```

## Examples

```swift bad
pageControl.currentPage = Int(round(scrollView.↓contentOffset.x / scrollView.bounds.width))
```
```swift bad
let page = Int((scrollView.↓contentOffset.x + scrollView.bounds.width / 2) / scrollView.bounds.width)
```
```swift bad
func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.↓contentOffset.x
    let tab = Int(round(offset / scrollView.bounds.width))
    tabs.select(tab)
}
```
```swift bad
let page = ↓targetContentOffset.pointee.x / pageWidth
```
```swift bad
func show(page: Int) {
    let offset = CGFloat(page) * cellWidth
    collectionView.↓setContentOffset(CGPoint(x: offset, y: 0), animated: true)
    scrollView.↓setContentOffset(CGPoint(x: offset, y: scrollView.contentOffset.y), animated: true)
    scrollView.↓scrollRectToVisible(CGRect(x: offset, y: 0, width: cellWidth, height: 1), animated: true)
    strip.↓setContentOffset(.init(x: offset, y: 0.0), animated: true)
    strip.↓contentOffset = CGPoint(x: offset, y: strip.contentOffset.y)
    banner.↓contentOffset.x = CGFloat(page) * banner.frame.width
}
```
```swift bad
if startOffset ↓< scrollView.contentOffset.x { showNext() }
if scrollView.contentOffset.x ↓> lastOffset { direction = .forward }
```
```swift good
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
```swift good
scrollView.setContentOffset(CGPoint(x: 0, y: topOffset), animated: true)
scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: 0), animated: true)
scrollView.contentOffset = CGPoint(x: imageOrigin.x, y: imageOrigin.y)
collectionView.setContentOffset(CGPoint(x: savedOffset, y: 0), animated: false)
scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 1, height: 1), animated: true)
```
```swift good
startOffset = scrollView.contentOffset.x
let moved = abs(startOffset - scrollView.contentOffset.x)
let x = scrollView.contentOffset.x / scrollView.zoomScale
let visible = CGRect(x: scrollView.contentOffset.x, y: 0, width: 10, height: 10)
```
```swift good
final class VideoTrimmerView: UIView {
    func startTime() -> Double { let offset = frames.contentOffset.x; return offset / frameWidth * interval }
}
```
```swift good
let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
let page = isMirrored ? last - scrollView.contentOffset.x / width : scrollView.contentOffset.x / width
```
```objc bad
NSInteger page = round(scrollView.↓contentOffset.x / CGRectGetWidth(scrollView.bounds));
NSUInteger nearestPage = (scrollView.↓contentOffset.x + width / 2) / pageWidth;
[scrollView ↓setContentOffset:CGPointMake(page * pageWidth, 0) animated:YES];
scrollView.↓contentOffset = CGPointMake(self.bounds.size.width, 0);
if (scrollView.contentOffset.x ↓> _lastOffset) { [self showNext]; }
```
```objc bad
↓CGFloat offset = scrollView.contentOffset.x;
self.pageControl.currentPage = round(offset / self.view.frame.size.width);
```
```objc good
[self.tableView setContentOffset:CGPointMake(0, 0) animated:NO];
[self.tableView setContentOffset:CGPointMake(self.tableView.contentOffset.x, y) animated:NO];
CGFloat distance = fabs(scrollView.contentOffset.x - start);
```

"""####),
    PackedRule(path: "collection-layout/physical-scroll-position.md", core: ####"""
---
id: physical-scroll-position
category: collection-layout
severity: warning
fix: safe
precision: high
message: "`{MATCH}` scrolls to a fixed side; choose the side by `effectiveUserInterfaceLayoutDirection`, or write `.centeredHorizontally`"
---
# Scrolling to a fixed side

`.left` puts the item at the left edge in every language: in Arabic the row shows the selected item at its end, with what comes before it and not with what follows.
```swift find
level: note
message: "`{MATCH}` names a fixed side; these pages fill the width, where `.centeredHorizontally` is the same and needs no side"
$PAGES.scrollToItem(at: $ITEM, at: .$(left | right)
where $PAGES has-word page, pages, pager, paging, carousel
```
```swift find
title: "Choose the position by `effectiveUserInterfaceLayoutDirection`"
fix: shown
scrollToItem(at: $ITEM, at: $(? UICollectionView.ScrollPosition).$(left | right)
```
```swift find
title: "Choose the position by `effectiveUserInterfaceLayoutDirection`"
fix: shown
scrollPosition: $(? UICollectionView.ScrollPosition).$(left | right)
where not-named outline, table
```
```swift find
title: "Use the leading or trailing edge"
SIDE: left -> leadingEdge | right -> trailingEdge
NSCollectionView.ScrollPosition.$SIDE
```
```objc find
level: note
message: "`{MATCH}` names a fixed side; these pages fill the width, where the centred position is the same and needs no side"
[$PAGES scrollToItemAtIndexPath:$ITEM atScrollPosition:$(UICollectionViewScrollPositionLeft | UICollectionViewScrollPositionRight)
where $PAGES has-word page, pages, pager, paging, carousel
```
```objc find
title: "Choose the position by `effectiveUserInterfaceLayoutDirection`"
fix: shown
$(UICollectionViewScrollPositionLeft | UICollectionViewScrollPositionRight)
```
```objc find
title: "Use the leading or trailing edge"
SIDE: NSCollectionViewScrollPositionLeft -> NSCollectionViewScrollPositionLeadingEdge | NSCollectionViewScrollPositionRight -> NSCollectionViewScrollPositionTrailingEdge
$SIDE
```
"""####, text: ####"""
---
id: physical-scroll-position
category: collection-layout
severity: warning
fix: safe
precision: high
message: "`{MATCH}` scrolls to a fixed side; choose the side by `effectiveUserInterfaceLayoutDirection`, or write `.centeredHorizontally`"
---
# Scrolling to a fixed side

`.left` puts the item at the left edge in every language: in Arabic the row shows the selected item at its end, with what comes before it and not with what follows.

`.centeredHorizontally` needs no side; otherwise choose by the direction of the view:

    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    shelf.scrollToItem(at: indexPath, at: isMirrored ? .right : .left, animated: true)

AppKit has `.leadingEdge` and `.trailingEdge`. Pages that fill the width are a note: left and centred are the same place there.
Source: UICollectionView.h, NSCollectionView.h (macOS 10.11).

```swift find
level: note
message: "`{MATCH}` names a fixed side; these pages fill the width, where `.centeredHorizontally` is the same and needs no side"
$PAGES.scrollToItem(at: $ITEM, at: .$(left | right)
where $PAGES has-word page, pages, pager, paging, carousel
```
```swift find
title: "Choose the position by `effectiveUserInterfaceLayoutDirection`"
fix: shown
scrollToItem(at: $ITEM, at: $(? UICollectionView.ScrollPosition).$(left | right)
```
```swift find
title: "Choose the position by `effectiveUserInterfaceLayoutDirection`"
fix: shown
scrollPosition: $(? UICollectionView.ScrollPosition).$(left | right)
where not-named outline, table
```
```swift find
title: "Use the leading or trailing edge"
SIDE: left -> leadingEdge | right -> trailingEdge
NSCollectionView.ScrollPosition.$SIDE
```
```objc find
level: note
message: "`{MATCH}` names a fixed side; these pages fill the width, where the centred position is the same and needs no side"
[$PAGES scrollToItemAtIndexPath:$ITEM atScrollPosition:$(UICollectionViewScrollPositionLeft | UICollectionViewScrollPositionRight)
where $PAGES has-word page, pages, pager, paging, carousel
```
```objc find
title: "Choose the position by `effectiveUserInterfaceLayoutDirection`"
fix: shown
$(UICollectionViewScrollPositionLeft | UICollectionViewScrollPositionRight)
```
```objc find
title: "Use the leading or trailing edge"
SIDE: NSCollectionViewScrollPositionLeft -> NSCollectionViewScrollPositionLeadingEdge | NSCollectionViewScrollPositionRight -> NSCollectionViewScrollPositionTrailingEdge
$SIDE
```

## Examples

```swift bad
offersView.scrollToItem(at: indexPath, at: .↓left, animated: true)
```
```swift bad
colourPicker.selectItem(at: indexPath, animated: false, scrollPosition: .↓left)
```
```swift bad
pages.scrollToItem(at: indexPath, at: .↓left, animated: false)
```
```swift bad target=macOS-10.13
let position = NSCollectionView.ScrollPosition.↓right
```
```swift fixed
let position = NSCollectionView.ScrollPosition.trailingEdge
```
```swift good
offersView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
list.scrollToItem(at: indexPath, at: .top, animated: true)
```
```objc bad
[self.offersView scrollToItemAtIndexPath:indexPath
                        atScrollPosition:↓UICollectionViewScrollPositionLeft
                                animated:YES];
```
```objc bad
[self.pagesView scrollToItemAtIndexPath:indexPath atScrollPosition:↓UICollectionViewScrollPositionLeft animated:NO];
```
```objc bad target=macOS-10.13
[grid scrollToItemsAtIndexPaths:paths scrollPosition:↓NSCollectionViewScrollPositionLeft];
```
```objc fixed
[grid scrollToItemsAtIndexPaths:paths scrollPosition:NSCollectionViewScrollPositionLeadingEdge];
```
```objc good
[self.offersView scrollToItemAtIndexPath:indexPath atScrollPosition:UICollectionViewScrollPositionCenteredHorizontally animated:YES];
```

"""####),
    PackedRule(path: "collection-layout/unflipped-flow-layout.md", core: ####"""
---
id: unflipped-flow-layout
category: collection-layout
severity: warning
fix: shown
precision: medium
message: "this layout places its first item at the left in every language; use a subclass that returns true from `flipsHorizontallyInOppositeLayoutDirection`"
---
# Flow layout that does not flip

A collection view does not mirror its layout unless the layout says so: in Arabic a shelf of products begins at its left end and shows its last items first.
```swift find
title: "Use a layout that flips"
$L = $(UICollectionViewFlowLayout)() $$$ $L.scrollDirection = $(? UICollectionView.ScrollDirection).horizontal
where unturned by transform in file
```
```swift find
title: "Use a layout that flips"
$L: $T = $(UICollectionViewFlowLayout)() $$$ $L.scrollDirection = $(? UICollectionView.ScrollDirection).horizontal
where unturned by transform in file
```
```swift find
title: "Use a layout that flips"
$L = $(UICollectionViewFlowLayout)() $$$ $L.itemSize = CGSize(width: $W, height: $W)
where unturned by transform in file
```
```swift find
level: note
$(UICollectionViewFlowLayout)()
where unturned by transform in file
```
```swift find
title: "Override `flipsHorizontallyInOppositeLayoutDirection`"
message: "`{NAME}` places its first item at the left in every language; override `flipsHorizontallyInOppositeLayoutDirection` and return true"
class $NAME: $(UICollectionViewFlowLayout) $$$ { $$$BODY }
where $NAME declares-no flipsHorizontallyInOppositeLayoutDirection
where $NAME has-word horizontal, grid, column, columns, left aligned, left, tag, tags, chip, chips, carousel, waterfall, shelf
```
```swift find
title: "Override `flipsHorizontallyInOppositeLayoutDirection`"
message: "`{NAME}` counts x from the left in every language; override `flipsHorizontallyInOppositeLayoutDirection` and return true"
class $NAME: $(UICollectionViewFlowLayout) $$$ { $$$BODY }
where $NAME declares-no flipsHorizontallyInOppositeLayoutDirection
where $BODY has-word x offset, offset x, current x, min x, max x, left margin, horizontal, column, columns
```
```swift find
level: note
message: "where a row of `{NAME}` holds several items, the first stays at the left in every language; override `flipsHorizontallyInOppositeLayoutDirection` and return true"
class $NAME: $(UICollectionViewFlowLayout) $$$ { $$$BODY }
where $NAME declares-no flipsHorizontallyInOppositeLayoutDirection
where $BODY has-word width, min x, max x, mid x, origin, center, item size, scroll direction, interitem, section inset
```
```swift find
title: "Override `flipsHorizontallyInOppositeLayoutDirection`"
message: "`{NAME}` places its items by x from the left in every language; override `flipsHorizontallyInOppositeLayoutDirection` and return true"
class $NAME: $(UICollectionViewLayout) $$$ { $$$BODY }
where $NAME declares-no flipsHorizontallyInOppositeLayoutDirection
where $BODY has-word x, width
```
```objc find
title: "Use a layout that flips"
$L = [[$(UICollectionViewFlowLayout) alloc] init]; $$$ $L.scrollDirection = UICollectionViewScrollDirectionHorizontal
```
```objc find
title: "Use a layout that flips"
$L = [[$(UICollectionViewFlowLayout) alloc] init]; $$$ [$L setScrollDirection:UICollectionViewScrollDirectionHorizontal]
```
```objc find
title: "Use a layout that flips"
$L = [$(UICollectionViewFlowLayout) new]; $$$ $L.scrollDirection = UICollectionViewScrollDirectionHorizontal
```
```objc find
level: note
[[$(UICollectionViewFlowLayout) alloc] init]
```
```objc find
level: note
[$(UICollectionViewFlowLayout) new]
```
```objc find
title: "Override `flipsHorizontallyInOppositeLayoutDirection`"
message: "`{NAME}` places its first item at the left in every language; override `flipsHorizontallyInOppositeLayoutDirection` and return YES"
@interface $NAME : $(UICollectionViewFlowLayout)
where $NAME declares-no flipsHorizontallyInOppositeLayoutDirection
where $NAME has-word horizontal, grid, column, columns, left, tag, tags, chip, chips, carousel, waterfall, shelf
```
```objc find
level: note
message: "where a row of `{NAME}` holds several items, the first stays at the left in every language; override `flipsHorizontallyInOppositeLayoutDirection` and return YES"
@interface $NAME : $(UICollectionViewFlowLayout)
where $NAME declares-no flipsHorizontallyInOppositeLayoutDirection
```
```objc find
title: "Override `flipsHorizontallyInOppositeLayoutDirection`"
message: "`{NAME}` places its items by x from the left in every language; override `flipsHorizontallyInOppositeLayoutDirection` and return YES"
@interface $NAME : $(UICollectionViewLayout)
where $NAME declares-no flipsHorizontallyInOppositeLayoutDirection
```
```xml except
<collectionViewFlowLayout scrollDirection="$absent"/>
where has <size key="itemSize" width="$W"/>
where beside <rect key="frame" width="$W"/>
```
```xml find
document: iOS, tvOS
title: "Set the class of a layout that flips"
<collectionViewFlowLayout scrollDirection="$(horizontal)" customClass="$absent"/>
```
```xml find
document: iOS, tvOS
level: note
<collectionViewFlowLayout scrollDirection="$absent" customClass="$absent"/>
```
"""####, text: ####"""
---
id: unflipped-flow-layout
category: collection-layout
severity: warning
fix: shown
precision: medium
message: "this layout places its first item at the left in every language; use a subclass that returns true from `flipsHorizontallyInOppositeLayoutDirection`"
---
# Flow layout that does not flip

A collection view does not mirror its layout unless the layout says so: in Arabic a shelf of products begins at its left end and shows its last items first.

Use a subclass, in code and as the class of the layout in Interface Builder:

    final class MirroringFlowLayout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

In Objective-C return YES from `- (BOOL)flipsHorizontallyInOppositeLayoutDirection`. A compositional layout and a list configuration mirror by themselves.
A layout that fills the width with one column shows no difference: what is not seen to be horizontal or a grid is a note. Silent are layouts that change nothing but y, and cells as wide as their collection view.

On a device: horizontal lists begin at the right, and new rows appear there.

Source: UICollectionViewLayout.h, `flipsHorizontallyInOppositeLayoutDirection` (iOS 11; the default is false).

## Swift

```swift find
title: "Use a layout that flips"
$L = $(UICollectionViewFlowLayout)() $$$ $L.scrollDirection = $(? UICollectionView.ScrollDirection).horizontal
where unturned by transform in file
```
```swift find
title: "Use a layout that flips"
$L: $T = $(UICollectionViewFlowLayout)() $$$ $L.scrollDirection = $(? UICollectionView.ScrollDirection).horizontal
where unturned by transform in file
```
```swift find
title: "Use a layout that flips"
$L = $(UICollectionViewFlowLayout)() $$$ $L.itemSize = CGSize(width: $W, height: $W)
where unturned by transform in file
```
```swift find
level: note
$(UICollectionViewFlowLayout)()
where unturned by transform in file
```
```swift find
title: "Override `flipsHorizontallyInOppositeLayoutDirection`"
message: "`{NAME}` places its first item at the left in every language; override `flipsHorizontallyInOppositeLayoutDirection` and return true"
class $NAME: $(UICollectionViewFlowLayout) $$$ { $$$BODY }
where $NAME declares-no flipsHorizontallyInOppositeLayoutDirection
where $NAME has-word horizontal, grid, column, columns, left aligned, left, tag, tags, chip, chips, carousel, waterfall, shelf
```
```swift find
title: "Override `flipsHorizontallyInOppositeLayoutDirection`"
message: "`{NAME}` counts x from the left in every language; override `flipsHorizontallyInOppositeLayoutDirection` and return true"
class $NAME: $(UICollectionViewFlowLayout) $$$ { $$$BODY }
where $NAME declares-no flipsHorizontallyInOppositeLayoutDirection
where $BODY has-word x offset, offset x, current x, min x, max x, left margin, horizontal, column, columns
```
```swift find
level: note
message: "where a row of `{NAME}` holds several items, the first stays at the left in every language; override `flipsHorizontallyInOppositeLayoutDirection` and return true"
class $NAME: $(UICollectionViewFlowLayout) $$$ { $$$BODY }
where $NAME declares-no flipsHorizontallyInOppositeLayoutDirection
where $BODY has-word width, min x, max x, mid x, origin, center, item size, scroll direction, interitem, section inset
```
```swift find
title: "Override `flipsHorizontallyInOppositeLayoutDirection`"
message: "`{NAME}` places its items by x from the left in every language; override `flipsHorizontallyInOppositeLayoutDirection` and return true"
class $NAME: $(UICollectionViewLayout) $$$ { $$$BODY }
where $NAME declares-no flipsHorizontallyInOppositeLayoutDirection
where $BODY has-word x, width
```

## Objective-C

```objc find
title: "Use a layout that flips"
$L = [[$(UICollectionViewFlowLayout) alloc] init]; $$$ $L.scrollDirection = UICollectionViewScrollDirectionHorizontal
```
```objc find
title: "Use a layout that flips"
$L = [[$(UICollectionViewFlowLayout) alloc] init]; $$$ [$L setScrollDirection:UICollectionViewScrollDirectionHorizontal]
```
```objc find
title: "Use a layout that flips"
$L = [$(UICollectionViewFlowLayout) new]; $$$ $L.scrollDirection = UICollectionViewScrollDirectionHorizontal
```
```objc find
level: note
[[$(UICollectionViewFlowLayout) alloc] init]
```
```objc find
level: note
[$(UICollectionViewFlowLayout) new]
```

```objc find
title: "Override `flipsHorizontallyInOppositeLayoutDirection`"
message: "`{NAME}` places its first item at the left in every language; override `flipsHorizontallyInOppositeLayoutDirection` and return YES"
@interface $NAME : $(UICollectionViewFlowLayout)
where $NAME declares-no flipsHorizontallyInOppositeLayoutDirection
where $NAME has-word horizontal, grid, column, columns, left, tag, tags, chip, chips, carousel, waterfall, shelf
```
```objc find
level: note
message: "where a row of `{NAME}` holds several items, the first stays at the left in every language; override `flipsHorizontallyInOppositeLayoutDirection` and return YES"
@interface $NAME : $(UICollectionViewFlowLayout)
where $NAME declares-no flipsHorizontallyInOppositeLayoutDirection
```
```objc find
title: "Override `flipsHorizontallyInOppositeLayoutDirection`"
message: "`{NAME}` places its items by x from the left in every language; override `flipsHorizontallyInOppositeLayoutDirection` and return YES"
@interface $NAME : $(UICollectionViewLayout)
where $NAME declares-no flipsHorizontallyInOppositeLayoutDirection
```

## Interface Builder

```xml except
<collectionViewFlowLayout scrollDirection="$absent"/>
where has <size key="itemSize" width="$W"/>
where beside <rect key="frame" width="$W"/>
```

```xml find
document: iOS, tvOS
title: "Set the class of a layout that flips"
<collectionViewFlowLayout scrollDirection="$(horizontal)" customClass="$absent"/>
```
```xml find
document: iOS, tvOS
level: note
<collectionViewFlowLayout scrollDirection="$absent" customClass="$absent"/>
```

## Examples

```swift bad
func makeShelf() -> UICollectionView {
    let layout = ↓UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 12
    layout.scrollDirection = .horizontal
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
}
```
```swift bad
let shelf: UICollectionView = {
    let layout: UICollectionViewFlowLayout = ↓UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
}()
```
```swift bad
let list = UICollectionView(frame: .zero, collectionViewLayout: ↓UICollectionViewFlowLayout())
```
```swift bad
final class BrandTagsLayout: ↓UICollectionViewFlowLayout {
    override func prepare() { super.prepare() }
}
```
```swift bad
class ShelfLayout: ↓UICollectionViewFlowLayout, ShelfArranging {
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
```swift bad
class MosaicLayout: ↓UICollectionViewLayout {
    override func prepare() {
        frames = sizes.map { CGRect(x: offset, y: 0, width: $0.width, height: $0.height) }
    }
}
```
```swift good
final class MirroringFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
let layout = MirroringFlowLayout()
layout.scrollDirection = .horizontal
let sections = UICollectionViewCompositionalLayout { index, environment in section }
```
```swift good
func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
    let flow = layout as? UICollectionViewFlowLayout
    return flow?.itemSize ?? UICollectionViewFlowLayout.automaticSize
}
```
```objc bad
UICollectionViewFlowLayout *layout = [[↓UICollectionViewFlowLayout alloc] init];
layout.scrollDirection = UICollectionViewScrollDirectionHorizontal;
```
```objc bad
_listLayout = [[↓UICollectionViewFlowLayout alloc] init];
_listLayout.minimumLineSpacing = 1;
```
```objc bad
@interface TagsLayout : ↓UICollectionViewFlowLayout
@end
```
```objc bad
@interface MosaicLayout : ↓UICollectionViewLayout
@end
```
```objc good
@interface ShelfLayout : UICollectionViewFlowLayout
@end
@implementation ShelfLayout
- (BOOL)flipsHorizontallyInOppositeLayoutDirection { return YES; }
@end
```
```objc good
MirroringFlowLayout *layout = [[MirroringFlowLayout alloc] init];
layout.scrollDirection = UICollectionViewScrollDirectionHorizontal;
CGSize size = ((UICollectionViewFlowLayout *)self.collectionView.collectionViewLayout).itemSize;
```
```xml bad
<collectionViewFlowLayout key="collectionViewLayout" scrollDirection="↓horizontal" minimumLineSpacing="10" id="Fl1-ow-001"/>
```
```xml bad
<↓collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" id="Fl1-ow-002"/>
```
```xml good
<collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" customClass="MirroringFlowLayout" id="Fl1-ow-003"/>
```
```swift good
final class ChatHistoryLayout: UICollectionViewFlowLayout {
    var insertedHeight: CGFloat = 0
    override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
        return offset.applying(CGAffineTransform(translationX: 0, y: insertedHeight))
    }
}
```
```xml good
<collectionView key="view" dataMode="prototypes" id="Fl1-ow-004">
    <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="20" id="Fl1-ow-005">
        <size key="itemSize" width="414" height="128"/>
    </collectionViewFlowLayout>
</collectionView>
```
```xml bad
<collectionView key="view" dataMode="prototypes" id="Fl1-ow-006">
    <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
    <↓collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="20" id="Fl1-ow-007">
        <size key="itemSize" width="128" height="128"/>
    </collectionViewFlowLayout>
</collectionView>
```
```swift good
func arrange() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    if shelf.currentDirection.isRTL {
        shelf.transform = CGAffineTransform(scaleX: -1, y: 1)
    }
}
```
```xml good document=macOS
<collectionViewFlowLayout key="collectionViewLayout" minimumInteritemSpacing="10" minimumLineSpacing="10" id="Fl1-ow-010"/>
```

"""####),
    PackedRule(path: "content-alignment/control-content-alignment.md", core: ####"""
---
id: control-content-alignment
category: content-alignment
severity: warning
fix: safe
precision: high
unsafe-where: compares-content-alignment
message: "`{MATCH}` holds the content of this control on one side in every language; use leading or trailing"
---
# Content of a control held on one side

A full-width button whose title is held on the left leaves its title at the far end of an Arabic row. `leading` and `trailing` (iOS 11) look the same in English and turn with the language;
on the Mac `imageLeading` and `imageTrailing` do so for the picture of a button. Keep left and right on the buttons of a player or a map.
```swift find
needs: iOS 11, tvOS 11
title: "Use leading or trailing"
$(UIControl.ContentHorizontalAlignment:).$(left -> leading | right -> trailing)
where assigned to contentHorizontalAlignment
where not-named in must-not-flip media
```
```swift find
fix: unsafe
$(UIControl.ContentHorizontalAlignment:).$(left -> leading | right -> trailing)
where not-assigned to contentHorizontalAlignment
where not-named in must-not-flip media
```
```swift find
needs: macOS 10.12
title: "Use `imageLeading` or `imageTrailing`"
$(NSControl.ImagePosition:).$(imageLeft -> imageLeading | imageRight -> imageTrailing)
where assigned to imagePosition
where not-named in must-not-flip media
```
```objc find
needs: iOS 11, tvOS 11
title: "Use leading or trailing"
$(UIControlContentHorizontalAlignmentLeft -> UIControlContentHorizontalAlignmentLeading | UIControlContentHorizontalAlignmentRight -> UIControlContentHorizontalAlignmentTrailing)
where assigned to contentHorizontalAlignment
where not-named in must-not-flip media
```
```objc find
needs: iOS 11, tvOS 11
title: "Use leading or trailing"
setContentHorizontalAlignment:$(UIControlContentHorizontalAlignmentLeft -> UIControlContentHorizontalAlignmentLeading | UIControlContentHorizontalAlignmentRight -> UIControlContentHorizontalAlignmentTrailing)
where not-named in must-not-flip media
```
```objc find
fix: unsafe
$(UIControlContentHorizontalAlignmentLeft -> UIControlContentHorizontalAlignmentLeading | UIControlContentHorizontalAlignmentRight -> UIControlContentHorizontalAlignmentTrailing)
where not-assigned to contentHorizontalAlignment
where not-named in must-not-flip media
```
```objc find
needs: macOS 10.12
title: "Use `NSImageLeading` or `NSImageTrailing`"
$(NSImageLeft -> NSImageLeading | NSImageRight -> NSImageTrailing)
where assigned to imagePosition
where not-named in must-not-flip media
```
```xml find
document: iOS, tvOS
needs: iOS 11, tvOS 11
message: "this button holds its content on one side in every language; choose Leading or Trailing"
title: "Use leading or trailing"
<button contentHorizontalAlignment="$(left -> leading | right -> trailing)"/>
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media
```
```xml find
document: macOS
needs: macOS 10.12
message: "this button shows its picture on one side in every language; choose leading or trailing"
title: "Use leading or trailing"
<buttonCell imagePosition="$(left -> leading | right -> trailing)" type="$TYPE"/>
where $TYPE has-no-word check, radio
where not-named in must-not-flip media
```
"""####, text: ####"""
---
id: control-content-alignment
category: content-alignment
severity: warning
fix: safe
precision: high
unsafe-where: compares-content-alignment
message: "`{MATCH}` holds the content of this control on one side in every language; use leading or trailing"
---
# Content of a control held on one side

A full-width button whose title is held on the left leaves its title at the far end of an Arabic row. `leading` and `trailing` (iOS 11) look the same in English and turn with the language;
on the Mac `imageLeading` and `imageTrailing` do so for the picture of a button. Keep left and right on the buttons of a player or a map.

Availability: `leading` and `trailing` of controls iOS 11 and tvOS 11; `imageLeading` and `imageTrailing` macOS 10.12.

Source: UIKit UIControl.h, AppKit NSCell.h.

```swift find
needs: iOS 11, tvOS 11
title: "Use leading or trailing"
$(UIControl.ContentHorizontalAlignment:).$(left -> leading | right -> trailing)
where assigned to contentHorizontalAlignment
where not-named in must-not-flip media
```
```swift find
fix: unsafe
$(UIControl.ContentHorizontalAlignment:).$(left -> leading | right -> trailing)
where not-assigned to contentHorizontalAlignment
where not-named in must-not-flip media
```
```swift find
needs: macOS 10.12
title: "Use `imageLeading` or `imageTrailing`"
$(NSControl.ImagePosition:).$(imageLeft -> imageLeading | imageRight -> imageTrailing)
where assigned to imagePosition
where not-named in must-not-flip media
```
```objc find
needs: iOS 11, tvOS 11
title: "Use leading or trailing"
$(UIControlContentHorizontalAlignmentLeft -> UIControlContentHorizontalAlignmentLeading | UIControlContentHorizontalAlignmentRight -> UIControlContentHorizontalAlignmentTrailing)
where assigned to contentHorizontalAlignment
where not-named in must-not-flip media
```
```objc find
needs: iOS 11, tvOS 11
title: "Use leading or trailing"
setContentHorizontalAlignment:$(UIControlContentHorizontalAlignmentLeft -> UIControlContentHorizontalAlignmentLeading | UIControlContentHorizontalAlignmentRight -> UIControlContentHorizontalAlignmentTrailing)
where not-named in must-not-flip media
```
```objc find
fix: unsafe
$(UIControlContentHorizontalAlignmentLeft -> UIControlContentHorizontalAlignmentLeading | UIControlContentHorizontalAlignmentRight -> UIControlContentHorizontalAlignmentTrailing)
where not-assigned to contentHorizontalAlignment
where not-named in must-not-flip media
```
```objc find
needs: macOS 10.12
title: "Use `NSImageLeading` or `NSImageTrailing`"
$(NSImageLeft -> NSImageLeading | NSImageRight -> NSImageTrailing)
where assigned to imagePosition
where not-named in must-not-flip media
```
```xml find
document: iOS, tvOS
needs: iOS 11, tvOS 11
message: "this button holds its content on one side in every language; choose Leading or Trailing"
title: "Use leading or trailing"
<button contentHorizontalAlignment="$(left -> leading | right -> trailing)"/>
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media
```
```xml find
document: macOS
needs: macOS 10.12
message: "this button shows its picture on one side in every language; choose leading or trailing"
title: "Use leading or trailing"
<buttonCell imagePosition="$(left -> leading | right -> trailing)" type="$TYPE"/>
where $TYPE has-no-word check, radio
where not-named in must-not-flip media
```

## Examples

```swift bad
showAllButton.contentHorizontalAlignment = ↓.right
```
```swift fixed
showAllButton.contentHorizontalAlignment = .trailing
```
```swift bad
addressButton.contentHorizontalAlignment = ↓UIControl.ContentHorizontalAlignment.left
```
```swift fixed
addressButton.contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.leading
```
```swift bad target=iOS-10
addressButton.contentHorizontalAlignment = ↓.left
```
```swift fixed unsafe
addressButton.contentHorizontalAlignment = .leading
```
```swift bad
let alignment: UIControl.ContentHorizontalAlignment = ↓.left
```
```swift fixed unsafe
let alignment: UIControl.ContentHorizontalAlignment = .leading
```
```swift bad target=macOS-10.13
sidebarButton.imagePosition = ↓.imageLeft
```
```swift fixed
sidebarButton.imagePosition = .imageLeading
```
```swift good
button.contentHorizontalAlignment = .leading
if button.effectiveContentHorizontalAlignment == .left { shift() }
button.contentHorizontalAlignment = .center
```
```swift good
enum Position { case left, right }
var imagePosition: Position = .left
```
```swift good
playerSkipButton.contentHorizontalAlignment = .right
```
```objc bad
cell.button.contentHorizontalAlignment = ↓UIControlContentHorizontalAlignmentLeft;
[more setContentHorizontalAlignment:↓UIControlContentHorizontalAlignmentRight];
```
```objc fixed
cell.button.contentHorizontalAlignment = UIControlContentHorizontalAlignmentLeading;
[more setContentHorizontalAlignment:UIControlContentHorizontalAlignmentTrailing];
```
```objc good
cell.button.contentHorizontalAlignment = UIControlContentHorizontalAlignmentLeading;
```
```xml bad
<button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="↓left" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="Ca1-aa-001"/>
```
```xml fixed
<button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="leading" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="Ca1-aa-001"/>
```
```xml good
<textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" textAlignment="natural" id="Ca1-aa-002"/>
<segmentedControl opaque="NO" contentHorizontalAlignment="left" contentVerticalAlignment="top" id="Ca1-aa-003"/>
<button opaque="NO" contentHorizontalAlignment="center" contentVerticalAlignment="center" id="Ca1-aa-004"/>
```
```xml bad document=macOS
<buttonCell key="cell" type="inline" bezelStyle="inline" image="gear" imagePosition="↓left" id="Ca1-aa-005"/>
```
```xml fixed
<buttonCell key="cell" type="inline" bezelStyle="inline" image="gear" imagePosition="leading" id="Ca1-aa-005"/>
```
```xml good document=macOS
<buttonCell key="cell" type="check" title="Loop" bezelStyle="regularSquare" imagePosition="left" id="Ca1-aa-006"/>
<buttonCell key="cell" type="radio" title="Once" bezelStyle="regularSquare" imagePosition="left" id="Ca1-aa-007"/>
```

"""####),
    PackedRule(path: "content-alignment/physical-content-mode.md", core: ####"""
---
id: physical-content-mode
category: content-alignment
severity: warning
fix: none
precision: medium
message: "`{MATCH}` pins the picture to one side in every language; choose the mode by `effectiveUserInterfaceLayoutDirection`"
---
# Picture pinned to one side of its view

`contentMode` has no leading and trailing: a picture pinned to the left stays there when the Arabic layout round it turns.
Give the image view the size of its picture and let a leading constraint place it, or choose the mode by the direction.
On a label the value has no effect on the text; on a view that is not known to show a picture it is a note.
```swift except
$(left | right | topLeft | topRight | bottomLeft | bottomRight)
where assigned to contentMode
where named background, backdrop, blur, decoration
```
```objc except
$(UIViewContentModeLeft | UIViewContentModeRight | UIViewContentModeTopLeft | UIViewContentModeTopRight | UIViewContentModeBottomLeft | UIViewContentModeBottomRight)
where named background, backdrop, blur, decoration
```
```xml except
<imageView contentMode="$(left | right | topLeft | topRight | bottomLeft | bottomRight)"/>
where named background, backdrop, blur, decoration
```
```swift find
$(UIView.ContentMode:).$(left | right | topLeft | topRight | bottomLeft | bottomRight)
where assigned to contentMode
where named image, icon, picture, photo, avatar, logo, illustration, thumbnail, cover
where not-named in must-not-flip media, place
```
```swift find
$VIEW.contentMode = $(? UIView.ContentMode).$(left | right | topLeft | topRight | bottomLeft | bottomRight)
where $VIEW type UIImageView
where not-named in must-not-flip media, place
```
```swift except
$VIEW.contentMode = $(? UIView.ContentMode).$(left | right | topLeft | topRight | bottomLeft | bottomRight)
where $VIEW type UILabel, UITextField, UITextView
```
```swift find
level: note
$(UIView.ContentMode:).$(left | right | topLeft | topRight | bottomLeft | bottomRight)
where assigned to contentMode
where not-named label, title, text
where not-named in must-not-flip media, place
```
```swift find
level: note
message: "`{MATCH}` pins the contents of this layer to one side in every language; choose the side by the direction of its view"
$(CALayerContentsGravity:).$(left | right | topLeft | topRight | bottomLeft | bottomRight)
where assigned to contentsGravity
where not-named in must-not-flip media, place
```
```objc find
$(UIViewContentModeLeft | UIViewContentModeRight | UIViewContentModeTopLeft | UIViewContentModeTopRight | UIViewContentModeBottomLeft | UIViewContentModeBottomRight)
where assigned to contentMode
where named image, icon, picture, photo, avatar, logo, illustration, thumbnail, cover
where not-named in must-not-flip media, place
```
```objc find
level: note
$(UIViewContentModeLeft | UIViewContentModeRight | UIViewContentModeTopLeft | UIViewContentModeTopRight | UIViewContentModeBottomLeft | UIViewContentModeBottomRight)
where not-named label, title, text
where not-named in must-not-flip media, place
```
```objc find
level: note
message: "`{MATCH}` pins the contents of this layer to one side in every language; choose the side by the direction of its view"
$(kCAGravityLeft | kCAGravityRight | kCAGravityTopLeft | kCAGravityTopRight | kCAGravityBottomLeft | kCAGravityBottomRight)
where not-named in must-not-flip media, place
```
```xml find
document: iOS, tvOS
message: "this image view pins its picture to one side in every language; let a leading constraint place a view of the picture's size"
<imageView contentMode="$(left | right | topLeft | topRight | bottomLeft | bottomRight)"/>
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
```
"""####, text: ####"""
---
id: physical-content-mode
category: content-alignment
severity: warning
fix: none
precision: medium
message: "`{MATCH}` pins the picture to one side in every language; choose the mode by `effectiveUserInterfaceLayoutDirection`"
---
# Picture pinned to one side of its view

`contentMode` has no leading and trailing: a picture pinned to the left stays there when the Arabic layout round it turns.
Give the image view the size of its picture and let a leading constraint place it, or choose the mode by the direction.
On a label the value has no effect on the text; on a view that is not known to show a picture it is a note.

A picture that fills the background is decoration and may stay.

Availability: no directional content mode or gravity exists up to iOS 18.

Source: UIKit UIView.h, QuartzCore CALayer.h.

```swift except
$(left | right | topLeft | topRight | bottomLeft | bottomRight)
where assigned to contentMode
where named background, backdrop, blur, decoration
```
```objc except
$(UIViewContentModeLeft | UIViewContentModeRight | UIViewContentModeTopLeft | UIViewContentModeTopRight | UIViewContentModeBottomLeft | UIViewContentModeBottomRight)
where named background, backdrop, blur, decoration
```
```xml except
<imageView contentMode="$(left | right | topLeft | topRight | bottomLeft | bottomRight)"/>
where named background, backdrop, blur, decoration
```
```swift find
$(UIView.ContentMode:).$(left | right | topLeft | topRight | bottomLeft | bottomRight)
where assigned to contentMode
where named image, icon, picture, photo, avatar, logo, illustration, thumbnail, cover
where not-named in must-not-flip media, place
```
```swift find
$VIEW.contentMode = $(? UIView.ContentMode).$(left | right | topLeft | topRight | bottomLeft | bottomRight)
where $VIEW type UIImageView
where not-named in must-not-flip media, place
```
```swift except
$VIEW.contentMode = $(? UIView.ContentMode).$(left | right | topLeft | topRight | bottomLeft | bottomRight)
where $VIEW type UILabel, UITextField, UITextView
```
```swift find
level: note
$(UIView.ContentMode:).$(left | right | topLeft | topRight | bottomLeft | bottomRight)
where assigned to contentMode
where not-named label, title, text
where not-named in must-not-flip media, place
```
```swift find
level: note
message: "`{MATCH}` pins the contents of this layer to one side in every language; choose the side by the direction of its view"
$(CALayerContentsGravity:).$(left | right | topLeft | topRight | bottomLeft | bottomRight)
where assigned to contentsGravity
where not-named in must-not-flip media, place
```
```objc find
$(UIViewContentModeLeft | UIViewContentModeRight | UIViewContentModeTopLeft | UIViewContentModeTopRight | UIViewContentModeBottomLeft | UIViewContentModeBottomRight)
where assigned to contentMode
where named image, icon, picture, photo, avatar, logo, illustration, thumbnail, cover
where not-named in must-not-flip media, place
```
```objc find
level: note
$(UIViewContentModeLeft | UIViewContentModeRight | UIViewContentModeTopLeft | UIViewContentModeTopRight | UIViewContentModeBottomLeft | UIViewContentModeBottomRight)
where not-named label, title, text
where not-named in must-not-flip media, place
```
```objc find
level: note
message: "`{MATCH}` pins the contents of this layer to one side in every language; choose the side by the direction of its view"
$(kCAGravityLeft | kCAGravityRight | kCAGravityTopLeft | kCAGravityTopRight | kCAGravityBottomLeft | kCAGravityBottomRight)
where not-named in must-not-flip media, place
```
```xml find
document: iOS, tvOS
message: "this image view pins its picture to one side in every language; let a leading constraint place a view of the picture's size"
<imageView contentMode="$(left | right | topLeft | topRight | bottomLeft | bottomRight)"/>
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
```

## Examples

```swift bad
bannerImage.contentMode = ↓.bottomLeft
```
```swift bad
let cover = UIImageView()
cover.contentMode = ↓UIView.ContentMode.topRight
```
```swift bad
panel.contentMode = ↓.left
```
```swift good
bannerImage.contentMode = .scaleAspectFit
badge.contentMode = .bottom
bannerImage.contentMode = isRTL ? .right : .left
```
```swift good
let caption = UILabel()
caption.contentMode = .left
```
```objc bad
self.iconView.contentMode = ↓UIViewContentModeLeft;
```
```objc good
self.iconView.contentMode = UIViewContentModeCenter;
self.titleLabel.contentMode = UIViewContentModeLeft;
```
```xml bad
<imageView contentMode="↓right" horizontalHuggingPriority="251" verticalHuggingPriority="251" image="leaf" id="Cm1-aa-001"/>
```
```xml good
<label opaque="NO" contentMode="left" text="Total" textAlignment="natural" id="Cm1-aa-002"/>
<label opaque="NO" contentMode="TopLeft" text="Total" textAlignment="natural" id="Cm1-aa-003"/>
<imageView contentMode="scaleAspectFit" image="leaf" id="Cm1-aa-004"/>
```
```swift good
self.backgroundImageView!.contentMode = .left
let blurImage: UIImageView = UIImageView()
blurImage.contentMode = .topLeft
```
```objc good
NSDictionary *gravities = @{
    @(UIViewContentModeTop): kCAGravityTop,
    @(UIViewContentModeLeft): kCAGravityLeft,
    @(UIViewContentModeTopRight): kCAGravityTopRight,
};
```

"""####),
    PackedRule(path: "corner-mask/lopsided-corner-mask.md", core: ####"""
---
id: lopsided-corner-mask
category: corner-mask
severity: warning
fix: shown
precision: high
message: "these corners are round on one side only, the same side in every language; choose the set by `effectiveUserInterfaceLayoutDirection`"
---
# Round corners on one side only

`MinX` and `topLeft` are the left edge of the glass, whatever the language. A chip that is round where the row begins keeps its round end on the left,
and in Arabic meets its neighbour with the wrong one.
```swift find
table CORNER: mirrored-corners
title: "Choose the corners by `effectiveUserInterfaceLayoutDirection`"
$(maskedCorners) = $SET
where $SET lopsided by CORNER
where not-named in must-not-flip media, place
```
```swift find
table CORNER: mirrored-corners
title: "Choose the corners by `effectiveUserInterfaceLayoutDirection`"
$(byRoundingCorners): $SET
where $SET lopsided by CORNER
where not-named in must-not-flip media, place
```
```swift find
table CORNER: mirrored-corners
title: "Choose the corners by `effectiveUserInterfaceLayoutDirection`"
$(roundCorners | roundedCorners | applyRoundedCorners | addRoundedCorners)($(? corners:)$(? _:)$SET
where $SET lopsided by CORNER
where imports UIKit
```
```swift find
level: note
table CORNER: mirrored-corners
$(roundCorners | roundedCorners | applyRoundedCorners | addRoundedCorners)($(? corners:)$(? _:)$SET
where $SET lopsided by CORNER
```
```swift find
level: note
table CORNER: mirrored-corners
[.$CORNER $$$]
where lopsided by CORNER
where not-named masked corners, rounding corners, round corners, rounded corners, left, right
where not-inside corner
```
```objc find
table CORNER: mirrored-corners
title: "Choose the corners by `effectiveUserInterfaceLayoutDirection`"
$(maskedCorners) = $SET
where $SET lopsided by CORNER
where not-named in must-not-flip media, place
```
```objc find
table CORNER: mirrored-corners
title: "Choose the corners by `effectiveUserInterfaceLayoutDirection`"
$(setMaskedCorners | byRoundingCorners):$SET
where $SET lopsided by CORNER
where not-named in must-not-flip media, place
```
```objc find
level: note
table CORNER: mirrored-corners
$(mask | corners | roundCorners | roundingCorners):$SET
where $SET lopsided by CORNER
where not-named left, right
```
"""####, text: ####"""
---
id: lopsided-corner-mask
category: corner-mask
severity: warning
fix: shown
precision: high
message: "these corners are round on one side only, the same side in every language; choose the set by `effectiveUserInterfaceLayoutDirection`"
---
# Round corners on one side only

`MinX` and `topLeft` are the left edge of the glass, whatever the language. A chip that is round where the row begins keeps its round end on the left,
and in Arabic meets its neighbour with the wrong one.

Choose the set by the direction of the view:

    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    layer.maskedCorners = isMirrored ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]

In SwiftUI write `UnevenRoundedRectangle(topLeadingRadius:…)`. Both top corners, both bottom corners and all four need nothing.
Keep one side for what is fixed to an edge of the screen in every language. Corners that go to a helper of your own are a note.
Source: `CACornerMask` in CALayer.h, `UIRectCorner` in UIGeometry.h; `UnevenRoundedRectangle` from iOS 16.

## Swift

```swift find
table CORNER: mirrored-corners
title: "Choose the corners by `effectiveUserInterfaceLayoutDirection`"
$(maskedCorners) = $SET
where $SET lopsided by CORNER
where not-named in must-not-flip media, place
```
```swift find
table CORNER: mirrored-corners
title: "Choose the corners by `effectiveUserInterfaceLayoutDirection`"
$(byRoundingCorners): $SET
where $SET lopsided by CORNER
where not-named in must-not-flip media, place
```
```swift find
table CORNER: mirrored-corners
title: "Choose the corners by `effectiveUserInterfaceLayoutDirection`"
$(roundCorners | roundedCorners | applyRoundedCorners | addRoundedCorners)($(? corners:)$(? _:)$SET
where $SET lopsided by CORNER
where imports UIKit
```
```swift find
level: note
table CORNER: mirrored-corners
$(roundCorners | roundedCorners | applyRoundedCorners | addRoundedCorners)($(? corners:)$(? _:)$SET
where $SET lopsided by CORNER
```
```swift find
level: note
table CORNER: mirrored-corners
[.$CORNER $$$]
where lopsided by CORNER
where not-named masked corners, rounding corners, round corners, rounded corners, left, right
where not-inside corner
```

## Objective-C

```objc find
table CORNER: mirrored-corners
title: "Choose the corners by `effectiveUserInterfaceLayoutDirection`"
$(maskedCorners) = $SET
where $SET lopsided by CORNER
where not-named in must-not-flip media, place
```
```objc find
table CORNER: mirrored-corners
title: "Choose the corners by `effectiveUserInterfaceLayoutDirection`"
$(setMaskedCorners | byRoundingCorners):$SET
where $SET lopsided by CORNER
where not-named in must-not-flip media, place
```
```objc find
level: note
table CORNER: mirrored-corners
$(mask | corners | roundCorners | roundingCorners):$SET
where $SET lopsided by CORNER
where not-named left, right
```

## Examples

```swift bad
badge.layer.↓maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
```
```swift bad
tile.layer.↓maskedCorners = [
    .layerMinXMaxYCorner,
    .layerMaxXMaxYCorner,
    .layerMaxXMinYCorner,
]
```
```swift bad
header.layer.↓maskedCorners = isLast ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .layerMinXMinYCorner
```
```swift bad
let path = UIBezierPath(roundedRect: bounds, ↓byRoundingCorners: [.topLeft, .bottomLeft], cornerRadii: radii)
```
```swift bad imports=UIKit
import UIKit
couponView.↓roundCorners(corners: [.topLeft, .bottomLeft], radius: 8)
```
```swift bad
var bubbleCorners: UIRectCorner {
    switch message.sender {
    case .courier: [.↓topLeft, .topRight, .bottomRight]
    case .customer: [.↓topLeft, .topRight, .bottomLeft]
    }
}
```
```swift bad
Text(price).cornerRadius(8, corners: [.↓topRight, .bottomRight])
```
```swift good
sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
footer.layer.maskedCorners = [.layerMaxXMaxYCorner, .layerMinXMaxYCorner]
card.layer.maskedCorners = isTop ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
```
```swift good
let path = UIBezierPath(roundedRect: bounds, byRoundingCorners: .allCorners, cornerRadii: radii)
let top = UIBezierPath(roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight], cornerRadii: radii)
```
```swift good
badge.layer.maskedCorners = effectiveUserInterfaceLayoutDirection == .rightToLeft
    ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
```
```swift good
layer.maskedCorners = corners
let left: Corners = [.topLeft, .bottomLeft]
imageView.contentMode = .topLeft
if corners.contains(.topLeft) { path.move(to: bounds.topLeft) }
shape = UnevenRoundedRectangle(topLeadingRadius: 8, bottomLeadingRadius: 8)
```
```objc bad
CACornerMask ↓maskedCorners = joined ? kCALayerMinXMinYCorner | kCALayerMinXMaxYCorner | kCALayerMaxXMaxYCorner : kAllCorners;
```
```objc bad
UIBezierPath *path = [UIBezierPath bezierPathWithRoundedRect:self.bounds
                                           ↓byRoundingCorners:(UIRectCornerTopLeft | UIRectCornerBottomLeft)
                                                 cornerRadii:radii];
```
```objc bad
[self roundView:self.tagView ↓mask:kCALayerMinXMinYCorner];
```
```objc good
self.sheet.layer.maskedCorners = kCALayerMinXMinYCorner | kCALayerMaxXMinYCorner;
[Shapes maskView:self.view byRoundingCorners:isTop ? (UIRectCornerTopRight | UIRectCornerTopLeft) : (UIRectCornerBottomLeft | UIRectCornerBottomRight)];
corner |= UIRectCornerTopLeft;
[self roundView:_leftPanel mask:kCALayerMaxXMinYCorner];
```
```objc good
self.tag.layer.maskedCorners = [self isRTL] ? kCALayerMaxXMinYCorner | kCALayerMaxXMaxYCorner : kCALayerMinXMinYCorner | kCALayerMinXMaxYCorner;
```

"""####),
    PackedRule(path: "directional-image/asset-without-direction.md", core: ####"""
---
id: asset-without-direction
category: directional-image
severity: warning
fix: safe
precision: medium
message: "the image set {NAME} points to a side and has no direction; choose Left to Right, Mirrors"
---
# Image set of an arrow without a direction

An image set whose Direction is Fixed is never mirrored, so a back arrow points the wrong way on every Arabic screen that shows it. "Left to Right, Mirrors" writes
`"language-direction" : "left-to-right"` to each entry and changes nothing in English. Flip the picture here or in code, not in both. Names that may mean a direction or not are a note. A set whose picture files say up or down (`up@2x.png`) is silent,
and so is one that is named for what it does (`forward`) while its files show something else (`padlock@2x.png`), or that has a sibling for the other face (`badge_back` beside `badge_front`).
Keep media time (skip, rewind), up and down, maps, logos, and pictures with letters or digits.
```json find
title: "Set the direction to Left to Right, Mirrors"
analysis: asset-direction
words: arrow-words
not-words: not-directional-words
```
```json find
level: note
fix: unsafe
message: "the image set {NAME} may point to a side and has no direction; if the picture does, choose Left to Right, Mirrors"
title: "Set the direction to Left to Right, Mirrors"
analysis: asset-direction
words: directional-words
not-words: not-directional-words
```
"""####, text: ####"""
---
id: asset-without-direction
category: directional-image
severity: warning
fix: safe
precision: medium
message: "the image set {NAME} points to a side and has no direction; choose Left to Right, Mirrors"
---
# Image set of an arrow without a direction

An image set whose Direction is Fixed is never mirrored, so a back arrow points the wrong way on every Arabic screen that shows it. "Left to Right, Mirrors" writes
`"language-direction" : "left-to-right"` to each entry and changes nothing in English. Flip the picture here or in code, not in both. Names that may mean a direction or not are a note. A set whose picture files say up or down (`up@2x.png`) is silent,
and so is one that is named for what it does (`forward`) while its files show something else (`padlock@2x.png`), or that has a sibling for the other face (`badge_back` beside `badge_front`).
Keep media time (skip, rewind), up and down, maps, logos, and pictures with letters or digits.

Availability: image directions in asset catalogues since Xcode 8, iOS 9 and macOS 10.12.

Source: Asset Catalog Format Reference, image set type: `language-direction`.

```json find
title: "Set the direction to Left to Right, Mirrors"
analysis: asset-direction
words: arrow-words
not-words: not-directional-words
```
```json find
level: note
fix: unsafe
message: "the image set {NAME} may point to a side and has no direction; if the picture does, choose Left to Right, Mirrors"
title: "Set the direction to Left to Right, Mirrors"
analysis: asset-direction
words: directional-words
not-words: not-directional-words
```

## Examples

```json bad file=Shop.xcassets/back.imageset/Contents.json
↓{
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
```json fixed
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
```json bad file=Shop.xcassets/chevron_small.imageset/Contents.json
↓{
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
```json fixed
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
```json good file=Shop.xcassets/arrow-right.imageset/Contents.json
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
```json good file=Shop.xcassets/skip_back_15.imageset/Contents.json
{ "images" : [ { "filename" : "skip.pdf", "idiom" : "universal" } ] }
```
```json good file=Shop.xcassets/arrow_down.imageset/Contents.json
{ "images" : [ { "filename" : "arrow.pdf", "idiom" : "universal" } ] }
```
```json good file=Shop.xcassets/background.imageset/Contents.json
{ "images" : [ { "filename" : "background.jpg", "idiom" : "universal" } ] }
```
```json good file=Shop.xcassets/back.colorset/Contents.json
{ "colors" : [ { "idiom" : "universal" } ] }
```
```json bad file=Shop.xcassets/back.imageset/Contents.json images=back:flipped
↓{
  "images" : [
    {
      "filename" : "back.pdf"
    }
  ]
}
```
```json fixed unsafe
{
  "images" : [
    {
      "filename" : "back.pdf",
      "language-direction" : "left-to-right"
    }
  ]
}
```
```json bad file=Shop.xcassets/reply.imageset/Contents.json
↓{
  "images" : [
    {
      "filename" : "reply.pdf"
    }
  ]
}
```
```json fixed unsafe
{
  "images" : [
    {
      "filename" : "reply.pdf",
      "language-direction" : "left-to-right"
    }
  ]
}
```
```json good file=Shop.xcassets/nav_back_rtl.imageset/Contents.json
{ "images" : [ { "filename" : "nav_back_rtl.pdf", "idiom" : "universal" } ] }
```
```json good file=Shop.xcassets/arrow.2.circlepath.imageset/Contents.json
{ "images" : [ { "filename" : "again.pdf", "idiom" : "universal" } ] }
```
```json good file=Shop.xcassets/nav_back.imageset/Contents.json images=nav_back:mirrors
{ "images" : [ { "filename" : "nav_back.pdf", "idiom" : "universal" } ] }
```
```json good file=Shop.xcassets/tab_login_selected.imageset/Contents.json
{
  "images" : [ { "idiom" : "universal", "filename" : "tab_login_selected.pdf" } ]
}
```
```json good file=Shop.xcassets/arrows-merge.imageset/Contents.json
{
  "images" : [ { "idiom" : "universal", "filename" : "arrows-merge.pdf" } ]
}
```
```json good file=Shop.xcassets/bubble_outlined_tail.imageset/Contents.json
{
  "images" : [ { "idiom" : "universal", "filename" : "bubble_outlined_tail.pdf" } ]
}
```

"""####),
    PackedRule(path: "directional-image/directional-image-unflipped.md", core: ####"""
---
id: directional-image-unflipped
category: directional-image
severity: warning
fix: shown
precision: medium
message: "the image {NAME} points to a side and nothing mirrors it; set Direction to Left to Right, Mirrors in the asset catalogue, or use `imageFlippedForRightToLeftLayoutDirection()`"
---
# Picture of an arrow that never turns round

A back arrow that points left shows forward to an Arabic reader, and a disclosure chevron points out of its row. Set the image's Direction in the asset catalogue to
"Left to Right, Mirrors": every image view then shows the mirrored picture, and no code changes. A loose picture file has no direction, so flip it in code. Do one of the two, never both.
Keep pictures of media time (play, skip, rewind), of up and down, of maps and logos, and pictures drawn by hand with `draw(in:)`, which no setting mirrors.
```swift shared
where $NAME unflipped-image
where $NAME has-no-word in not-directional-words
where not-named in must-not-flip media, place
```
```swift find
fix: shown
title: "Flip the image in right-to-left languages"
UIImage(named: $NAME$(? , $$$))?$(-> .imageFlippedForRightToLeftLayoutDirection()).

UIImage(named: $NAME$(? , $$$))!$(-> .imageFlippedForRightToLeftLayoutDirection())

UIImage(named: $NAME$(? , $$$))$(-> ?.imageFlippedForRightToLeftLayoutDirection())
where $NAME has-word in arrow-words
```
```swift find
UIImage(named: $NAME

UIImage(named: $WHEN ? $NAME : $OTHER

UIImage(named: $WHEN ? $OTHER : $NAME
where $NAME has-word in arrow-words
```
```swift find
level: note
message: "the constant `{ICON}` stands for the image `{NAME}`, which points to a side and which nothing mirrors; set its Direction in the asset catalogue"
static let $ICON = $(UIImage | NSImage | Image | ImageResource)($(? resource:).$NAME)

public let $ICON = $(UIImage | NSImage | Image | ImageResource)($(? resource:).$NAME)
where $ICON has-word in arrow-words
where $NAME has-word in arrow-words
```
```swift find
message: "the image `{NAME}` points to a side and nothing mirrors it; set its Direction in the asset catalogue"
$(UIImage | NSImage | Image | ImageResource)($(? resource:).$NAME)

Asset.$NAME.$(image | swiftUIImage)

R.image.$NAME()
where $NAME has-word in arrow-words
```
```swift find
level: note
message: "the image `{NAME}` may point to a side, and neither its declaration nor this place flips it; add `imageFlippedForRightToLeftLayoutDirection()`"
Image(uiImage: $(? UIImage).$NAME)

.image = $(? UIImage).$NAME

setImage($(? UIImage).$NAME, for: $STATE)
where $NAME has-word in arrow-words
```
```swift find
message: "the image {NAME} points to a side and nothing mirrors it; set its Direction in the asset catalogue, or add `flipsForRightToLeftLayoutDirection(true)`"
Image($NAME
where $NAME has-word in arrow-words
```
```swift find
message: "the image {NAME} points to a side and nothing mirrors it; set its Direction in the asset catalogue"
NSImage(named: $NAME
where $NAME has-word in arrow-words
```
```swift find
level: note
message: "the image {NAME} may point to a side and nothing mirrors it; look at the picture and set its Direction in the asset catalogue"
$(UIImage | NSImage)(named: $NAME

Image($NAME
where $NAME has-word in directional-words
```
```swift find
level: note
message: "the image {NAME} is chosen here by name, points to a side and nothing mirrors it; set its Direction in the asset catalogue"
$(imageName | iconName | imageNamed | backImageName | arrowImageName | accessoryImageName | leftImageName | rightImageName | leftIconName | rightIconName) = $NAME

$(imageName | iconName | imageNamed): $NAME
where $NAME image-set
where $NAME has-word in arrow-words
```
```objc shared
where $NAME unflipped-image
where $NAME has-no-word in not-directional-words
where not-named in must-not-flip media, place
```
```objc find
fix: shown
title: "Flip the image in right-to-left languages"
[UIImage imageNamed:$NAME]$(-> .imageFlippedForRightToLeftLayoutDirection)
where $NAME has-word in arrow-words
```
```objc find
[$(UIImage | NSImage) imageNamed:$NAME
where $NAME has-word in arrow-words
```
```objc find
level: note
message: "the image {NAME} may point to a side and nothing mirrors it; look at the picture and set its Direction in the asset catalogue"
[$(UIImage | NSImage) imageNamed:$NAME
where $NAME has-word in directional-words
```
```objc find
[UIImage $(templateImageNamed | imageTemplateNamed | tintedImageNamed | originalImageNamed | bundleImageNamed | iconNamed):$NAME

imageNamed:$WHEN ? $NAME : $OTHER]

imageNamed:$WHEN ? $OTHER : $NAME]

$(templateImageNamed | imageTemplateNamed | tintedImageNamed | originalImageNamed | bundleImageNamed | iconNamed):$WHEN ? $NAME : $OTHER]

$(templateImageNamed | imageTemplateNamed | tintedImageNamed | originalImageNamed | bundleImageNamed | iconNamed):$WHEN ? $OTHER : $NAME]
where $NAME has-word in arrow-words
```
```xml shared
where $NAME unflipped-image
where $NAME has-no-word in not-directional-words
where not-inside <$_ semanticContentAttribute="$(playback | spatial)"/>
where not-named in must-not-flip media, place
```
```xml find
message: "the image {NAME} points to a side and nothing mirrors it; set its Direction to Left to Right, Mirrors in the asset catalogue"
<$_ image="$NAME" catalog="$absent"/>

<$_ backgroundImage="$NAME" catalog="$absent"/>
where $NAME has-word in arrow-words
```
```xml find
level: note
message: "the image {NAME} may point to a side and nothing mirrors it; look at the picture and set its Direction in the asset catalogue"
<$_ image="$NAME" catalog="$absent"/>
where $NAME has-word in directional-words
```
"""####, text: ####"""
---
id: directional-image-unflipped
category: directional-image
severity: warning
fix: shown
precision: medium
message: "the image {NAME} points to a side and nothing mirrors it; set Direction to Left to Right, Mirrors in the asset catalogue, or use `imageFlippedForRightToLeftLayoutDirection()`"
---
# Picture of an arrow that never turns round

A back arrow that points left shows forward to an Arabic reader, and a disclosure chevron points out of its row. Set the image's Direction in the asset catalogue to
"Left to Right, Mirrors": every image view then shows the mirrored picture, and no code changes. A loose picture file has no direction, so flip it in code. Do one of the two, never both.
Keep pictures of media time (play, skip, rewind), of up and down, of maps and logos, and pictures drawn by hand with `draw(in:)`, which no setting mirrors.

Availability: `imageFlippedForRightToLeftLayoutDirection` iOS 9, `flipsForRightToLeftLayoutDirection(_:)` of SwiftUI iOS 13.

On a device: pictures that hold an arrow, a hand or a person looking to one side, and animations; no name tells what is drawn.

Source: UIKit UIImage.h; SwiftUI; Asset Catalog Format Reference.

```swift shared
where $NAME unflipped-image
where $NAME has-no-word in not-directional-words
where not-named in must-not-flip media, place
```
```swift find
fix: shown
title: "Flip the image in right-to-left languages"
UIImage(named: $NAME$(? , $$$))?$(-> .imageFlippedForRightToLeftLayoutDirection()).

UIImage(named: $NAME$(? , $$$))!$(-> .imageFlippedForRightToLeftLayoutDirection())

UIImage(named: $NAME$(? , $$$))$(-> ?.imageFlippedForRightToLeftLayoutDirection())
where $NAME has-word in arrow-words
```
```swift find
UIImage(named: $NAME

UIImage(named: $WHEN ? $NAME : $OTHER

UIImage(named: $WHEN ? $OTHER : $NAME
where $NAME has-word in arrow-words
```
```swift find
level: note
message: "the constant `{ICON}` stands for the image `{NAME}`, which points to a side and which nothing mirrors; set its Direction in the asset catalogue"
static let $ICON = $(UIImage | NSImage | Image | ImageResource)($(? resource:).$NAME)

public let $ICON = $(UIImage | NSImage | Image | ImageResource)($(? resource:).$NAME)
where $ICON has-word in arrow-words
where $NAME has-word in arrow-words
```
```swift find
message: "the image `{NAME}` points to a side and nothing mirrors it; set its Direction in the asset catalogue"
$(UIImage | NSImage | Image | ImageResource)($(? resource:).$NAME)

Asset.$NAME.$(image | swiftUIImage)

R.image.$NAME()
where $NAME has-word in arrow-words
```
```swift find
level: note
message: "the image `{NAME}` may point to a side, and neither its declaration nor this place flips it; add `imageFlippedForRightToLeftLayoutDirection()`"
Image(uiImage: $(? UIImage).$NAME)

.image = $(? UIImage).$NAME

setImage($(? UIImage).$NAME, for: $STATE)
where $NAME has-word in arrow-words
```
```swift find
message: "the image {NAME} points to a side and nothing mirrors it; set its Direction in the asset catalogue, or add `flipsForRightToLeftLayoutDirection(true)`"
Image($NAME
where $NAME has-word in arrow-words
```
```swift find
message: "the image {NAME} points to a side and nothing mirrors it; set its Direction in the asset catalogue"
NSImage(named: $NAME
where $NAME has-word in arrow-words
```
```swift find
level: note
message: "the image {NAME} may point to a side and nothing mirrors it; look at the picture and set its Direction in the asset catalogue"
$(UIImage | NSImage)(named: $NAME

Image($NAME
where $NAME has-word in directional-words
```
```swift find
level: note
message: "the image {NAME} is chosen here by name, points to a side and nothing mirrors it; set its Direction in the asset catalogue"
$(imageName | iconName | imageNamed | backImageName | arrowImageName | accessoryImageName | leftImageName | rightImageName | leftIconName | rightIconName) = $NAME

$(imageName | iconName | imageNamed): $NAME
where $NAME image-set
where $NAME has-word in arrow-words
```
```objc shared
where $NAME unflipped-image
where $NAME has-no-word in not-directional-words
where not-named in must-not-flip media, place
```
```objc find
fix: shown
title: "Flip the image in right-to-left languages"
[UIImage imageNamed:$NAME]$(-> .imageFlippedForRightToLeftLayoutDirection)
where $NAME has-word in arrow-words
```
```objc find
[$(UIImage | NSImage) imageNamed:$NAME
where $NAME has-word in arrow-words
```
```objc find
level: note
message: "the image {NAME} may point to a side and nothing mirrors it; look at the picture and set its Direction in the asset catalogue"
[$(UIImage | NSImage) imageNamed:$NAME
where $NAME has-word in directional-words
```
```objc find
[UIImage $(templateImageNamed | imageTemplateNamed | tintedImageNamed | originalImageNamed | bundleImageNamed | iconNamed):$NAME

imageNamed:$WHEN ? $NAME : $OTHER]

imageNamed:$WHEN ? $OTHER : $NAME]

$(templateImageNamed | imageTemplateNamed | tintedImageNamed | originalImageNamed | bundleImageNamed | iconNamed):$WHEN ? $NAME : $OTHER]

$(templateImageNamed | imageTemplateNamed | tintedImageNamed | originalImageNamed | bundleImageNamed | iconNamed):$WHEN ? $OTHER : $NAME]
where $NAME has-word in arrow-words
```
```xml shared
where $NAME unflipped-image
where $NAME has-no-word in not-directional-words
where not-inside <$_ semanticContentAttribute="$(playback | spatial)"/>
where not-named in must-not-flip media, place
```
```xml find
message: "the image {NAME} points to a side and nothing mirrors it; set its Direction to Left to Right, Mirrors in the asset catalogue"
<$_ image="$NAME" catalog="$absent"/>

<$_ backgroundImage="$NAME" catalog="$absent"/>
where $NAME has-word in arrow-words
```
```xml find
level: note
message: "the image {NAME} may point to a side and nothing mirrors it; look at the picture and set its Direction in the asset catalogue"
<$_ image="$NAME" catalog="$absent"/>
where $NAME has-word in directional-words
```

## Examples

```swift bad
let icon = ↓UIImage(named: "menu_arrow_right")?.withRenderingMode(.alwaysTemplate)
```
```swift fixed shown
let icon = UIImage(named: "menu_arrow_right")?.imageFlippedForRightToLeftLayoutDirection().withRenderingMode(.alwaysTemplate)
```
```swift bad
navigationItem.leftBarButtonItem = UIBarButtonItem(image: ↓UIImage(named: "nav-back"), style: .plain, target: self, action: #selector(close))
```
```swift fixed shown
navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(named: "nav-back")?.imageFlippedForRightToLeftLayoutDirection(), style: .plain, target: self, action: #selector(close))
```
```swift bad images=chevron.right:fixed
let icon = ↓UIImage(named: "chevron.right")?.withRenderingMode(.alwaysTemplate)
```
```swift fixed shown
let icon = UIImage(named: "chevron.right")?.imageFlippedForRightToLeftLayoutDirection().withRenderingMode(.alwaysTemplate)
```
```swift bad images=back-arrow:fixed
↓Image("back-arrow").resizable()
```
```swift bad images=arrow.right:fixed
↓imageName = "arrow.right"
```
```swift bad images=step-next:fixed
let icon = ↓UIImage(named: "step-next")
```
```objc bad
self.stepView.image = [↓UIImage imageNamed:@"Steps.bundle/forwardarrow.png"];
```
```objc fixed shown
self.stepView.image = [UIImage imageNamed:@"Steps.bundle/forwardarrow.png"].imageFlippedForRightToLeftLayoutDirection;
```
```swift good images=disclosureChevron:mirrors,back-arrow:mirrors
let icon = UIImage(named: "disclosureChevron")
Image("back-arrow")
```
```swift good
let mirrored = UIImage(named: "arrow-forward")?.imageFlippedForRightToLeftLayoutDirection()
Image("arrow-forward").flipsForRightToLeftLayoutDirection(true)
```
```swift good
let feedback = UIImage(named: "quiz-feedback-info")
let backdrop = UIImage(named: "card_background")
let seek = UIImage(named: "ic_forward_10_48pt")
let skip = UIImage(named: "controls_skip_back")
let menu = UIImage(named: "menu_arrow_bottom")
let tab = UIImage(named: "upnext_tab")
```
```swift good
let icon = isRTL ? UIImage(named: "arrow_left") : UIImage(named: "arrow_right")
```
```objc bad
UIImage *back = [↓UIImage imageNamed:@"back_icon"];
```
```objc fixed shown
UIImage *back = [UIImage imageNamed:@"back_icon"].imageFlippedForRightToLeftLayoutDirection;
```
```objc bad images=nav_chevron:fixed
[self.backButton setImage:[↓UIImage imageNamed:@"nav_chevron"] forState:UIControlStateNormal];
```
```objc fixed shown
[self.backButton setImage:[UIImage imageNamed:@"nav_chevron"].imageFlippedForRightToLeftLayoutDirection forState:UIControlStateNormal];
```
```objc good
UIImage *bubble = [UIImage imageNamed:@"input_text_background"];
UIImage *next = [[UIImage imageNamed:@"arrow_forward"] imageFlippedForRightToLeftLayoutDirection];
UIImage *expand = [UIImage imageNamed:@"ic_arrow_down"];
```
```xml bad images=nav_chevron:fixed
<state key="normal" ↓image="nav_chevron"/>
```
```xml good images=nav_chevron:mirrors
<state key="normal" image="nav_chevron"/>
<state key="normal" image="player-skip-forward"/>
<imageView contentMode="scaleAspectFit" image="chevron.down" catalog="system" id="Dx1-aa-001"/>
```
```objc bad images=ic_row_arrow:fixed
cell.accessoryIcon.image = [UIImage ↓templateImageNamed:@"ic_row_arrow"];
```
```objc good images=ic_row_arrow:mirrors
cell.accessoryIcon.image = [UIImage templateImageNamed:@"ic_row_arrow"];
```
```objc good
self.expandView.image = [UIImage templateImageNamed:@"row_arrow_open.png"];
```
```swift bad
button.setImage(↓UIImage(named: isOpen ? "arrow_down" : "arrow_right"), for: .normal)
```
```swift bad
button.setImage(↓UIImage(named: isOpen ? "chevron_right" : "chevron_down"), for: .normal)
```
```objc bad
[cell.button setImage:[UIImage ↓imageNamed:isOpen ? @"arrow_down" : @"arrow_right"] forState:UIControlStateNormal];
[cell.button setImage:[UIImage ↓templateImageNamed:isOpen ? @"chevron_right" : @"chevron_down"] forState:UIControlStateNormal];
```
```swift bad images=arrow-right:fixed,ic_back:fixed
let next = ↓Image(.arrowRight)
let more = ↓UIImage(resource: .arrowRight)
let back = Asset.Icons.icBack.↓image
let again = ↓R.image.icBack()
```
```swift bad images=arrow-right:fixed
enum Icons {
    static let arrowRight = ↓Image(.arrowRight)
}
```
```swift good images=arrow-right:mirrors,arrow-down:fixed
let next = Image(.arrowRight)
let more = Image(.arrowDown)
let color = Color(.arrowRight)
let side = Image(.arrowLeft)
```
```swift bad
extension UIImage {
    static var chevronImage: UIImage { UIImage.symbol(.chevronRight) }
}
func show() {
    ↓Image(uiImage: .chevronImage)
    chevronView.↓image = .chevronImage
    moreButton.↓setImage(UIImage.chevronImage, for: .normal)
}
```
```swift good
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

"""####),
    PackedRule(path: "directional-image/flip-without-effect.md", core: ####"""
---
id: flip-without-effect
category: directional-image
severity: warning
fix: shown
precision: high
message: "the flip is lost here, because the mark that it sets is for image views, buttons and bars; hand the image to one of them, or turn the picture under a test of the direction"
---
# Flip that does nothing

`imageFlippedForRightToLeftLayoutDirection()` returns a second image with a mark that image views, buttons and bars obey. The image itself is not turned.
A result that nothing takes, a `cgImage`, the `contents` of a layer, drawing by hand and SwiftUI's `Image(uiImage:)` show the arrow as it was.
```swift find
title: "Assign the flipped image"
message: "this makes a flipped image and drops it; assign the result"
$IMAGE.$(imageFlippedForRightToLeftLayoutDirection)()
where unused
```
```swift find
title: "Assign the flipped image"
message: "this reads a flag and drops it, so no image is flipped; assign the result of `imageFlippedForRightToLeftLayoutDirection()`"
$IMAGE.$(flipsForRightToLeftLayoutDirection)
where unused
```
```swift find
title: "Flip it under a test of the direction"
$(imageFlippedForRightToLeftLayoutDirection)()$(? ?)$(? !).cgImage
```
```swift find
title: "Flip it under a test of the direction"
$(imageFlippedForRightToLeftLayoutDirection)()$(? ?)$(? !).draw(
```
```swift find
title: "Use `.flipsForRightToLeftLayoutDirection(true)`"
message: "the flip is lost here, because SwiftUI does not heed the mark that it sets; write `Image(uiImage: …).flipsForRightToLeftLayoutDirection(true)`"
Image(uiImage: $IMAGE.$(imageFlippedForRightToLeftLayoutDirection)())
```
```objc find
title: "Assign the flipped image"
message: "this makes a flipped image and drops it; assign the result"
[$IMAGE $(imageFlippedForRightToLeftLayoutDirection)]
where unused
```
```objc find
title: "Flip it under a test of the direction"
[$IMAGE $(imageFlippedForRightToLeftLayoutDirection)].CGImage
```
```objc find
title: "Flip it under a test of the direction"
$(imageFlippedForRightToLeftLayoutDirection).CGImage
```
```objc find
title: "Flip it under a test of the direction"
[[$IMAGE $(imageFlippedForRightToLeftLayoutDirection)] $(drawInRect | drawAtPoint):
```
"""####, text: ####"""
---
id: flip-without-effect
category: directional-image
severity: warning
fix: shown
precision: high
message: "the flip is lost here, because the mark that it sets is for image views, buttons and bars; hand the image to one of them, or turn the picture under a test of the direction"
---
# Flip that does nothing

`imageFlippedForRightToLeftLayoutDirection()` returns a second image with a mark that image views, buttons and bars obey. The image itself is not turned.
A result that nothing takes, a `cgImage`, the `contents` of a layer, drawing by hand and SwiftUI's `Image(uiImage:)` show the arrow as it was.

Write instead

    imageView.image = image.imageFlippedForRightToLeftLayoutDirection()
    Image("arrow").flipsForRightToLeftLayoutDirection(true)

and, for a drawing, `isMirrored ? image.withHorizontallyFlippedOrientation() : image`; for a layer, `layer.setAffineTransform(CGAffineTransform(scaleX: isMirrored ? -1 : 1, y: 1))`.
Source: UIImage.h (iOS 9); SwiftUI `flipsForRightToLeftLayoutDirection(_:)`.

```swift find
title: "Assign the flipped image"
message: "this makes a flipped image and drops it; assign the result"
$IMAGE.$(imageFlippedForRightToLeftLayoutDirection)()
where unused
```
```swift find
title: "Assign the flipped image"
message: "this reads a flag and drops it, so no image is flipped; assign the result of `imageFlippedForRightToLeftLayoutDirection()`"
$IMAGE.$(flipsForRightToLeftLayoutDirection)
where unused
```
```swift find
title: "Flip it under a test of the direction"
$(imageFlippedForRightToLeftLayoutDirection)()$(? ?)$(? !).cgImage
```
```swift find
title: "Flip it under a test of the direction"
$(imageFlippedForRightToLeftLayoutDirection)()$(? ?)$(? !).draw(
```
```swift find
title: "Use `.flipsForRightToLeftLayoutDirection(true)`"
message: "the flip is lost here, because SwiftUI does not heed the mark that it sets; write `Image(uiImage: …).flipsForRightToLeftLayoutDirection(true)`"
Image(uiImage: $IMAGE.$(imageFlippedForRightToLeftLayoutDirection)())
```
```objc find
title: "Assign the flipped image"
message: "this makes a flipped image and drops it; assign the result"
[$IMAGE $(imageFlippedForRightToLeftLayoutDirection)]
where unused
```
```objc find
title: "Flip it under a test of the direction"
[$IMAGE $(imageFlippedForRightToLeftLayoutDirection)].CGImage
```
```objc find
title: "Flip it under a test of the direction"
$(imageFlippedForRightToLeftLayoutDirection).CGImage
```
```objc find
title: "Flip it under a test of the direction"
[[$IMAGE $(imageFlippedForRightToLeftLayoutDirection)] $(drawInRect | drawAtPoint):
```

## Examples

```swift bad
func prepare() {
    let arrow = UIImage(named: "arrow")
    arrow?.↓imageFlippedForRightToLeftLayoutDirection()
    imageView.image = arrow
}
```
```swift bad
func prepare() {
    var arrow = UIImage(named: "arrow")
    arrow?.↓flipsForRightToLeftLayoutDirection
    imageView.image = arrow
}
```
```swift bad
func bubble() -> UIImage? {
    let image = UIImage(named: "bubble")
    if isReceived { image?.↓flipsForRightToLeftLayoutDirection }
    return image
}
```
```swift bad
layer.contents = arrow.↓imageFlippedForRightToLeftLayoutDirection().cgImage
arrow.↓imageFlippedForRightToLeftLayoutDirection().draw(in: bounds)
```
```swift bad
Image(uiImage: arrow.↓imageFlippedForRightToLeftLayoutDirection())
```
```swift good
imageView.image = arrow.imageFlippedForRightToLeftLayoutDirection()
button.setImage(arrow.imageFlippedForRightToLeftLayoutDirection(), for: .normal)
let flipped = arrow
    .withRenderingMode(.alwaysTemplate)
    .imageFlippedForRightToLeftLayoutDirection()
```
```swift good
var arrow: UIImage {
    UIImage(named: "arrow")!
        .imageFlippedForRightToLeftLayoutDirection()
}
var icon: UIImage { if isNext { arrow.imageFlippedForRightToLeftLayoutDirection() } else { arrow } }
let arrows = images.map { image in image.imageFlippedForRightToLeftLayoutDirection() }
```
```swift good
Image("arrow").flipsForRightToLeftLayoutDirection(true)
```
```objc bad
[arrow ↓imageFlippedForRightToLeftLayoutDirection];
self.layer.contents = (id)[arrow ↓imageFlippedForRightToLeftLayoutDirection].CGImage;
```
```objc good
self.imageView.image = [arrow imageFlippedForRightToLeftLayoutDirection];
self.imageView.image = arrow.imageFlippedForRightToLeftLayoutDirection;
```

"""####),
    PackedRule(path: "directional-image/unconditional-image-flip.md", core: ####"""
---
id: unconditional-image-flip
category: directional-image
severity: warning
fix: shown
precision: medium
message: "`{MATCH}` turns this round in every language; flip it under a test of the direction, or let the image do it"
---
# Flipped in every language

Turning an arrow round by hand makes the wanted picture in English, and leaves the same picture in Arabic, where the other one is right. If the image flips by itself as well,
it is turned twice.
```swift find
title: "Flip by direction"
$(withHorizontallyFlippedOrientation)()
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
where named in directional-words
```
```swift find
level: note
$(withHorizontallyFlippedOrientation)()
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
```
```swift find
title: "Flip by direction"
UIImage(cgImage: $CG, scale: $SCALE, orientation: .$(upMirrored))
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
where named in directional-words
```
```swift find
level: note
UIImage(cgImage: $CG, scale: $SCALE, orientation: .$(upMirrored))
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
```
```objc find
title: "Flip by direction"
[$IMAGE $(imageWithHorizontallyFlippedOrientation)]
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
where named in directional-words
```
```objc find
level: note
[$IMAGE $(imageWithHorizontallyFlippedOrientation)]
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
```
```objc find
title: "Flip by direction"
$IMAGE.$(imageWithHorizontallyFlippedOrientation)
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
where named in directional-words
```
```objc find
level: note
$IMAGE.$(imageWithHorizontallyFlippedOrientation)
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
```
```objc find
level: note
title: "Flip by direction"
orientation:$(UIImageOrientationUpMirrored)]
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
```
```swift find
title: "Flip by direction"
$VIEW.transform = $(CGAffineTransform | .init | CGAffineTransform.init)(scaleX: $X, y: $Y)
where $X is -1
where $Y is 1
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
```
```swift find
title: "Flip by direction"
let $T = $(CGAffineTransform)(scaleX: $X, y: $Y)
where $X is -1
where $Y is 1
where $T has-word transform, flip, mirror
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
```
```swift find
title: "Flip by direction"
message: "`{MATCH}` turns this round in every language, and back again when it runs twice; set the whole transform under a test of the direction"
$VIEW.transform = $VIEW.transform.$(scaledBy)(x: $X, y: $Y)
where $X is -1
where $Y is 1
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
```
```swift find
title: "Use `.flipsForRightToLeftLayoutDirection(true)`"
$IMAGE.$(scaleEffect)(x: $X
where $X is -1
where $IMAGE has-word image, arrow, chevron, icon
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
```
```objc find
title: "Flip by direction"
transform = $(CGAffineTransformMakeScale)($X, $Y)

setTransform:$(CGAffineTransformMakeScale)($X, $Y)
where $X is -1
where $Y is 1
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
```
"""####, text: ####"""
---
id: unconditional-image-flip
category: directional-image
severity: warning
fix: shown
precision: medium
message: "`{MATCH}` turns this round in every language; flip it under a test of the direction, or let the image do it"
---
# Flipped in every language

Turning an arrow round by hand makes the wanted picture in English, and leaves the same picture in Arabic, where the other one is right. If the image flips by itself as well,
it is turned twice.

Take the image that points the right way and let it follow the language:

    imageView.image = UIImage(named: "arrow")?.imageFlippedForRightToLeftLayoutDirection()

or give the image set a direction. A view that is turned round so that its image stands behind its title wants `semanticContentAttribute` or, from iOS 15,
`configuration.imagePlacement = .trailing`. Where no name says that the picture points to a side, it is a note. The mirror of a camera, editing of photographs, media controls and a picture set upright are not reported.
Source: UIImage.h, CGAffineTransform.h, SwiftUI `scaleEffect(x:y:anchor:)`.

## Images

```swift find
title: "Flip by direction"
$(withHorizontallyFlippedOrientation)()
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
where named in directional-words
```
```swift find
level: note
$(withHorizontallyFlippedOrientation)()
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
```
```swift find
title: "Flip by direction"
UIImage(cgImage: $CG, scale: $SCALE, orientation: .$(upMirrored))
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
where named in directional-words
```
```swift find
level: note
UIImage(cgImage: $CG, scale: $SCALE, orientation: .$(upMirrored))
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
```
```objc find
title: "Flip by direction"
[$IMAGE $(imageWithHorizontallyFlippedOrientation)]
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
where named in directional-words
```
```objc find
level: note
[$IMAGE $(imageWithHorizontallyFlippedOrientation)]
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
```
```objc find
title: "Flip by direction"
$IMAGE.$(imageWithHorizontallyFlippedOrientation)
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
where named in directional-words
```
```objc find
level: note
$IMAGE.$(imageWithHorizontallyFlippedOrientation)
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
```
```objc find
level: note
title: "Flip by direction"
orientation:$(UIImageOrientationUpMirrored)]
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
```

## Views

```swift find
title: "Flip by direction"
$VIEW.transform = $(CGAffineTransform | .init | CGAffineTransform.init)(scaleX: $X, y: $Y)
where $X is -1
where $Y is 1
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
```
```swift find
title: "Flip by direction"
let $T = $(CGAffineTransform)(scaleX: $X, y: $Y)
where $X is -1
where $Y is 1
where $T has-word transform, flip, mirror
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
```
```swift find
title: "Flip by direction"
message: "`{MATCH}` turns this round in every language, and back again when it runs twice; set the whole transform under a test of the direction"
$VIEW.transform = $VIEW.transform.$(scaledBy)(x: $X, y: $Y)
where $X is -1
where $Y is 1
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
```
```swift find
title: "Use `.flipsForRightToLeftLayoutDirection(true)`"
$IMAGE.$(scaleEffect)(x: $X
where $X is -1
where $IMAGE has-word image, arrow, chevron, icon
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
```
```objc find
title: "Flip by direction"
transform = $(CGAffineTransformMakeScale)($X, $Y)

setTransform:$(CGAffineTransformMakeScale)($X, $Y)
where $X is -1
where $Y is 1
where not-inside in picture-names
where not-inside flip, flipped, mirror, mirrored
where not-named in picture-names
```

## Examples

```swift bad
let backArrow = UIImage(named: "arrow")?.↓withHorizontallyFlippedOrientation()
```
```swift bad
let nextArrow = UIImage(cgImage: arrow.cgImage!, scale: 2, orientation: .↓upMirrored)
```
```swift bad
nextButton.transform = ↓CGAffineTransform(scaleX: -1, y: 1)
arrowView.transform = arrowView.transform.↓scaledBy(x: -1, y: 1)
```
```swift bad
Image("arrow").↓scaleEffect(x: -1)
```
```swift good
arrowView.transform = isRTL ? CGAffineTransform(scaleX: -1, y: 1) : .identity
if layoutDirection == .rightToLeft { image = image.withHorizontallyFlippedOrientation() }
```
```swift good
cameraPreview.transform = CGAffineTransform(scaleX: -1, y: 1)
chevron.transform = CGAffineTransform(scaleX: 1, y: -1)
badge.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
```
```swift good
func fixedOrientation() -> UIImage {
    UIImage(cgImage: cgImage!, scale: scale, orientation: .upMirrored)
}
func drawUpright() { transform = transform.scaledBy(x: -1, y: 1) }
func mirroredImage() -> UIImage { image.withHorizontallyFlippedOrientation() }
transform = CGAffineTransform(scaleX: -1, y: 1)
```
```objc bad
self.arrowView.transform = ↓CGAffineTransformMakeScale(-1, 1);
[self.nextButton setTransform:↓CGAffineTransformMakeScale(-1.0, 1.0)];
self.arrowView.image = arrow.↓imageWithHorizontallyFlippedOrientation;
```
```swift bad
let transform = ↓CGAffineTransform(scaleX: -1, y: 1)
nextButton.transform = transform
```
```objc bad
return [UIImage imageWithCGImage:image.CGImage scale:image.scale orientation:↓UIImageOrientationUpMirrored];
```
```objc good
if ([self isRTL]) { self.arrowView.transform = CGAffineTransformMakeScale(-1, 1); }
self.badge.transform = CGAffineTransformMakeScale(0.5, 0.5);
```
```objc good
- (UIImage *)imageWithHorizontallyFlippedOrientation { return self.rawImage.imageWithHorizontallyFlippedOrientation; }
```

"""####),
    PackedRule(path: "edge-insets/asymmetric-edge-insets.md", core: ####"""
---
id: asymmetric-edge-insets
category: edge-insets
severity: warning
fix: shown
precision: high
message: "`{MATCH}` has two different sides, the same ones in every language; swap left and right by `effectiveUserInterfaceLayoutDirection`"
---
# Insets with two different sides

`UIEdgeInsets` knows left and right only, and most of its users take it as it is: in Arabic the wide margin stays on the left, where the row now ends.
Give both sides the same value, swap them by the direction of the view, or use a property with leading and trailing where there is one (`directionalLayoutMargins`, the
`contentInsets` of a configuration or of a compositional layout). `separatorInset` is mirrored by the table itself. Keep insets that belong to a picture or to paper.
A constant is not reported, only its use. A `UIOffset` with a horizontal part moves a title or an icon to the same side in every language: it is a note,
and so are insets of your own views, whose use a reader has to follow.
```swift except
let $(contentInset | textContainerInset | scrollIndicatorInsets | imageInsets | sectionInset | alignmentRectInsets) = $V

var $(contentInset | textContainerInset | scrollIndicatorInsets | imageInsets | sectionInset | alignmentRectInsets) = $V

$INSETS.left = $N $INSETS.right = $N
```
```swift except
.$(scrollIndicatorInsets | verticalScrollIndicatorInsets | horizontalScrollIndicatorInsets).$(left | right) = $N
where file has showsHorizontalScrollIndicator
where file has showsVerticalScrollIndicator
```
```swift except
$INSETS.right = $N $INSETS.left = $N

let $N = $(UIEdgeInsets)(top: $T, left: $L, bottom: $B, right: $R)

var $N = $(UIEdgeInsets)(top: $T, left: $L, bottom: $B, right: $R)

$N: UIEdgeInsets = $(UIEdgeInsets)(top: $T, left: $L, bottom: $B, right: $R)
```
```objc except
UIEdgeInsets $N = $(? $COND ?) $(UIEdgeInsetsMake)($T, $L, $B, $R)
```
```swift find
level: note
message: "this is moved by {H} to one side, the same side in every language; choose the sign by `effectiveUserInterfaceLayoutDirection`"
$(searchTextPositionAdjustment | searchFieldBackgroundPositionAdjustment | titlePositionAdjustment | badgePositionAdjustment) = $(? UIOffset)$(? .init)(horizontal: $H, vertical: $V)

$(setPositionAdjustment | setTitlePositionAdjustment | setContentPositionAdjustment | setBackButtonTitlePositionAdjustment)(UIOffset(horizontal: $H, vertical: $V), $$$)
where $H is-not 0
```
```swift find
message: "`{MATCH}` is changed on one side only, the same side in every language; choose the side by `effectiveUserInterfaceLayoutDirection`"
.$(contentInset | textContainerInset | scrollIndicatorInsets | verticalScrollIndicatorInsets | horizontalScrollIndicatorInsets | imageInsets).$(left | right) = $N
where unturned by transform
```
```swift shared
SIDE: left -> right
where $L not-same-size $R
where $L not-twin $R by SIDE
```
```swift find
$(contentInset | textContainerInset | scrollIndicatorInsets | verticalScrollIndicatorInsets | horizontalScrollIndicatorInsets | imageInsets | largeContentSizeImageInsets | landscapeImagePhoneInsets) = $(? UIEdgeInsets)$(? .init)(top: $T, left: $L, bottom: $B, right: $R)
where unturned by transform
```
```swift find
level: note
$(sectionInset | additionalSafeAreaInsets | alignmentRectInsets) = $(? UIEdgeInsets)$(? .init)(top: $T, left: $L, bottom: $B, right: $R)
```
```swift find
level: note
message: "this rectangle loses {L} on the left and {R} on the right in every language; swap the two by `effectiveUserInterfaceLayoutDirection`"
$(inset)(by: UIEdgeInsets(top: $T, left: $L, bottom: $B, right: $R))
where not-inside CGRect, UIEdgeInsets, NSEdgeInsets
```
```swift find
message: "one of these two choices has two different sides, the same ones in every language; swap left and right by `effectiveUserInterfaceLayoutDirection`"
$COND ? $(UIEdgeInsets)(top: $T, left: $L, bottom: $B, right: $R)
where assigned to contentInset, textContainerInset, scrollIndicatorInsets, verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets, imageInsets
```
```swift find
level: note
$(alignmentRectInsets): UIEdgeInsets { $(? return) UIEdgeInsets(top: $T, left: $L, bottom: $B, right: $R)
```
```swift find
level: note
message: "`{NAME}` has two different sides; where it ends in a frame or in one of UIKit's insets, swap left and right by `effectiveUserInterfaceLayoutDirection`"
$NAME = $(UIEdgeInsets)(top: $T, left: $L, bottom: $B, right: $R)
where $NAME has-word inset, insets, padding, paddings, margins, hit area
where not-assigned to contentInset, textContainerInset, scrollIndicatorInsets, verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets, imageInsets, largeContentSizeImageInsets, landscapeImagePhoneInsets, sectionInset, additionalSafeAreaInsets, alignmentRectInsets, imageEdgeInsets, titleEdgeInsets, contentEdgeInsets, layoutMargins, separatorInset, capInsets
```
```objc find
level: note
message: "this is moved by {H} to one side, the same side in every language; choose the sign by the direction of the view"
$(searchTextPositionAdjustment | searchFieldBackgroundPositionAdjustment | titlePositionAdjustment) = UIOffsetMake($H, $V)

$(setPositionAdjustment | setTitlePositionAdjustment | setContentPositionAdjustment | setSearchTextPositionAdjustment | setBackButtonTitlePositionAdjustment):UIOffsetMake($H, $V)
where $H is-not 0
```
```objc shared
SIDE: left -> right
where $L not-same-size $R
where $L not-twin $R by SIDE
```
```objc find
$(contentInset | textContainerInset | scrollIndicatorInsets | verticalScrollIndicatorInsets | horizontalScrollIndicatorInsets | imageInsets) = UIEdgeInsetsMake($T, $L, $B, $R)

$(setContentInset | setTextContainerInset | setScrollIndicatorInsets | setVerticalScrollIndicatorInsets | setHorizontalScrollIndicatorInsets | setImageInsets):UIEdgeInsetsMake($T, $L, $B, $R)

$(contentInset | textContainerInset | scrollIndicatorInsets | imageInsets) = (UIEdgeInsets){$T, $L, $B, $R}
```
```objc find
level: note
$(sectionInset | additionalSafeAreaInsets) = UIEdgeInsetsMake($T, $L, $B, $R)
```
```objc find
level: note
message: "this rectangle loses {L} on the left and {R} on the right in every language; swap the two by the direction of the view"
$(UIEdgeInsetsInsetRect)($RECT, UIEdgeInsetsMake($T, $L, $B, $R))
```
```objc find
message: "one of these two choices has two different sides, the same ones in every language; swap left and right by `effectiveUserInterfaceLayoutDirection`"
$COND ? $(UIEdgeInsetsMake)($T, $L, $B, $R)
where assigned to contentInset, textContainerInset, scrollIndicatorInsets, verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets, imageInsets
```
```objc find
level: note
message: "`{NAME}` has two different sides; where it ends in a frame or in one of UIKit's insets, swap left and right by the direction of the view"
$NAME = $(? $COND ?) $(UIEdgeInsetsMake)($T, $L, $B, $R)
where $NAME has-word inset, insets, padding, paddings, margins, hit area
where not-assigned to contentInset, textContainerInset, scrollIndicatorInsets, verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets, imageInsets, largeContentSizeImageInsets, landscapeImagePhoneInsets, sectionInset, additionalSafeAreaInsets, alignmentRectInsets, imageEdgeInsets, titleEdgeInsets, contentEdgeInsets, layoutMargins, separatorInset, capInsets
```
```xml find
document: iOS, tvOS
<inset key="$(scrollIndicatorInsets | contentInset | textContainerInset)" minX="$L" maxX="$R"/>
where $L not-same-size $R
```
```xml find
document: iOS, tvOS
level: note
message: "`{MATCH}` is {L} on the left and {R} on the right; a flow layout mirrors it only when its class flips"
<inset key="$(sectionInset)" minX="$L" maxX="$R"/>
where $L not-same-size $R
where not-inside <collectionViewFlowLayout customClass="$CLASS"/>
```
"""####, text: ####"""
---
id: asymmetric-edge-insets
category: edge-insets
severity: warning
fix: shown
precision: high
message: "`{MATCH}` has two different sides, the same ones in every language; swap left and right by `effectiveUserInterfaceLayoutDirection`"
---
# Insets with two different sides

`UIEdgeInsets` knows left and right only, and most of its users take it as it is: in Arabic the wide margin stays on the left, where the row now ends.
Give both sides the same value, swap them by the direction of the view, or use a property with leading and trailing where there is one (`directionalLayoutMargins`, the
`contentInsets` of a configuration or of a compositional layout). `separatorInset` is mirrored by the table itself. Keep insets that belong to a picture or to paper.
A constant is not reported, only its use. A `UIOffset` with a horizontal part moves a title or an icon to the same side in every language: it is a note,
and so are insets of your own views, whose use a reader has to follow.

Source: UIKit UIScrollView.h, UITextView.h, UIBarItem.h, UISearchBar.h, UIGeometry.h. All versions.

```swift except
let $(contentInset | textContainerInset | scrollIndicatorInsets | imageInsets | sectionInset | alignmentRectInsets) = $V

var $(contentInset | textContainerInset | scrollIndicatorInsets | imageInsets | sectionInset | alignmentRectInsets) = $V

$INSETS.left = $N $INSETS.right = $N
```
```swift except
.$(scrollIndicatorInsets | verticalScrollIndicatorInsets | horizontalScrollIndicatorInsets).$(left | right) = $N
where file has showsHorizontalScrollIndicator
where file has showsVerticalScrollIndicator
```
```swift except
$INSETS.right = $N $INSETS.left = $N

let $N = $(UIEdgeInsets)(top: $T, left: $L, bottom: $B, right: $R)

var $N = $(UIEdgeInsets)(top: $T, left: $L, bottom: $B, right: $R)

$N: UIEdgeInsets = $(UIEdgeInsets)(top: $T, left: $L, bottom: $B, right: $R)
```
```objc except
UIEdgeInsets $N = $(? $COND ?) $(UIEdgeInsetsMake)($T, $L, $B, $R)
```
```swift find
level: note
message: "this is moved by {H} to one side, the same side in every language; choose the sign by `effectiveUserInterfaceLayoutDirection`"
$(searchTextPositionAdjustment | searchFieldBackgroundPositionAdjustment | titlePositionAdjustment | badgePositionAdjustment) = $(? UIOffset)$(? .init)(horizontal: $H, vertical: $V)

$(setPositionAdjustment | setTitlePositionAdjustment | setContentPositionAdjustment | setBackButtonTitlePositionAdjustment)(UIOffset(horizontal: $H, vertical: $V), $$$)
where $H is-not 0
```
```swift find
message: "`{MATCH}` is changed on one side only, the same side in every language; choose the side by `effectiveUserInterfaceLayoutDirection`"
.$(contentInset | textContainerInset | scrollIndicatorInsets | verticalScrollIndicatorInsets | horizontalScrollIndicatorInsets | imageInsets).$(left | right) = $N
where unturned by transform
```
```swift shared
SIDE: left -> right
where $L not-same-size $R
where $L not-twin $R by SIDE
```
```swift find
$(contentInset | textContainerInset | scrollIndicatorInsets | verticalScrollIndicatorInsets | horizontalScrollIndicatorInsets | imageInsets | largeContentSizeImageInsets | landscapeImagePhoneInsets) = $(? UIEdgeInsets)$(? .init)(top: $T, left: $L, bottom: $B, right: $R)
where unturned by transform
```
```swift find
level: note
$(sectionInset | additionalSafeAreaInsets | alignmentRectInsets) = $(? UIEdgeInsets)$(? .init)(top: $T, left: $L, bottom: $B, right: $R)
```
```swift find
level: note
message: "this rectangle loses {L} on the left and {R} on the right in every language; swap the two by `effectiveUserInterfaceLayoutDirection`"
$(inset)(by: UIEdgeInsets(top: $T, left: $L, bottom: $B, right: $R))
where not-inside CGRect, UIEdgeInsets, NSEdgeInsets
```
```swift find
message: "one of these two choices has two different sides, the same ones in every language; swap left and right by `effectiveUserInterfaceLayoutDirection`"
$COND ? $(UIEdgeInsets)(top: $T, left: $L, bottom: $B, right: $R)
where assigned to contentInset, textContainerInset, scrollIndicatorInsets, verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets, imageInsets
```
```swift find
level: note
$(alignmentRectInsets): UIEdgeInsets { $(? return) UIEdgeInsets(top: $T, left: $L, bottom: $B, right: $R)
```
```swift find
level: note
message: "`{NAME}` has two different sides; where it ends in a frame or in one of UIKit's insets, swap left and right by `effectiveUserInterfaceLayoutDirection`"
$NAME = $(UIEdgeInsets)(top: $T, left: $L, bottom: $B, right: $R)
where $NAME has-word inset, insets, padding, paddings, margins, hit area
where not-assigned to contentInset, textContainerInset, scrollIndicatorInsets, verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets, imageInsets, largeContentSizeImageInsets, landscapeImagePhoneInsets, sectionInset, additionalSafeAreaInsets, alignmentRectInsets, imageEdgeInsets, titleEdgeInsets, contentEdgeInsets, layoutMargins, separatorInset, capInsets
```
```objc find
level: note
message: "this is moved by {H} to one side, the same side in every language; choose the sign by the direction of the view"
$(searchTextPositionAdjustment | searchFieldBackgroundPositionAdjustment | titlePositionAdjustment) = UIOffsetMake($H, $V)

$(setPositionAdjustment | setTitlePositionAdjustment | setContentPositionAdjustment | setSearchTextPositionAdjustment | setBackButtonTitlePositionAdjustment):UIOffsetMake($H, $V)
where $H is-not 0
```
```objc shared
SIDE: left -> right
where $L not-same-size $R
where $L not-twin $R by SIDE
```
```objc find
$(contentInset | textContainerInset | scrollIndicatorInsets | verticalScrollIndicatorInsets | horizontalScrollIndicatorInsets | imageInsets) = UIEdgeInsetsMake($T, $L, $B, $R)

$(setContentInset | setTextContainerInset | setScrollIndicatorInsets | setVerticalScrollIndicatorInsets | setHorizontalScrollIndicatorInsets | setImageInsets):UIEdgeInsetsMake($T, $L, $B, $R)

$(contentInset | textContainerInset | scrollIndicatorInsets | imageInsets) = (UIEdgeInsets){$T, $L, $B, $R}
```
```objc find
level: note
$(sectionInset | additionalSafeAreaInsets) = UIEdgeInsetsMake($T, $L, $B, $R)
```
```objc find
level: note
message: "this rectangle loses {L} on the left and {R} on the right in every language; swap the two by the direction of the view"
$(UIEdgeInsetsInsetRect)($RECT, UIEdgeInsetsMake($T, $L, $B, $R))
```
```objc find
message: "one of these two choices has two different sides, the same ones in every language; swap left and right by `effectiveUserInterfaceLayoutDirection`"
$COND ? $(UIEdgeInsetsMake)($T, $L, $B, $R)
where assigned to contentInset, textContainerInset, scrollIndicatorInsets, verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets, imageInsets
```
```objc find
level: note
message: "`{NAME}` has two different sides; where it ends in a frame or in one of UIKit's insets, swap left and right by the direction of the view"
$NAME = $(? $COND ?) $(UIEdgeInsetsMake)($T, $L, $B, $R)
where $NAME has-word inset, insets, padding, paddings, margins, hit area
where not-assigned to contentInset, textContainerInset, scrollIndicatorInsets, verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets, imageInsets, largeContentSizeImageInsets, landscapeImagePhoneInsets, sectionInset, additionalSafeAreaInsets, alignmentRectInsets, imageEdgeInsets, titleEdgeInsets, contentEdgeInsets, layoutMargins, separatorInset, capInsets
```
```xml find
document: iOS, tvOS
<inset key="$(scrollIndicatorInsets | contentInset | textContainerInset)" minX="$L" maxX="$R"/>
where $L not-same-size $R
```
```xml find
document: iOS, tvOS
level: note
message: "`{MATCH}` is {L} on the left and {R} on the right; a flow layout mirrors it only when its class flips"
<inset key="$(sectionInset)" minX="$L" maxX="$R"/>
where $L not-same-size $R
where not-inside <collectionViewFlowLayout customClass="$CLASS"/>
```

## Examples

```swift bad
shelf.↓contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
```
```swift bad
notesView.↓textContainerInset = .init(top: 8, left: 4, bottom: 8, right: isEditing ? 44 : 12)
```
```swift bad
tabBarItem.↓imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 3)
```
```swift bad
carousel.↓contentInset.left = 16
```
```swift bad
override func drawText(in rect: CGRect) {
    super.drawText(in: rect.↓inset(by: UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 4)))
}
```
```swift good
extension CGRect {
    func shrunk(left amount: CGFloat) -> CGRect { inset(by: UIEdgeInsets(top: 0, left: amount, bottom: 0, right: 0)) }
}
```
```swift good
scrollView.showsHorizontalScrollIndicator = false
scrollView.showsVerticalScrollIndicator = false
scrollView.scrollIndicatorInsets.right = margin
```
```swift good
shelf.contentInset = UIEdgeInsets(top: 0, left: padding, bottom: 88, right: padding)
shelf.verticalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: keyboardHeight, right: 0)
shelf.contentInset = .zero
```
```swift good
shelf.contentInset = UIEdgeInsets(top: offset, left: shelf.contentInset.left, bottom: shelf.contentInset.bottom, right: shelf.contentInset.right)
```
```swift good
table.separatorInset = UIEdgeInsets(top: 0, left: 64, bottom: 0, right: 0)
let imageInsets = UIEdgeInsets(top: 1, left: 8, bottom: 0, right: 0)
let titleInsets = UIEdgeInsets(top: 16, left: 43, bottom: 0, right: 16)
let spacing = LayoutInsets(left: 16)
```
```swift good
carousel.contentInset.left = gutter
carousel.contentInset.right = gutter
```
```swift good
carousel.contentInset.left = isRTL ? 0 : 16
```
```objc bad
self.chips.↓contentInset = UIEdgeInsetsMake(0, 10, 0, 0);
[self.notes ↓setTextContainerInset:UIEdgeInsetsMake(8, 4, 8, 12)];
```
```objc good
self.chips.contentInset = UIEdgeInsetsMake(0, kPadding, 10, kPadding);
self.chips.contentInset = UIEdgeInsetsMake(insets.top, insets.left, height, insets.right);
self.tableView.separatorInset = UIEdgeInsetsMake(0, 64, 0, 0);
```
```xml bad
<inset key="↓scrollIndicatorInsets" minX="0.0" minY="0.0" maxX="8" maxY="0.0"/>
```
```xml good
<inset key="separatorInset" minX="15" minY="0.0" maxX="0.0" maxY="0.0"/>
<inset key="scrollIndicatorInsets" minX="8" minY="0.0" maxX="8.0" maxY="4"/>
```
```objc bad
self.noteView.↓textContainerInset = (UIEdgeInsets){6, 14, 6, 4};
self.noteView.contentInset = (UIEdgeInsets){0, 9, 0, 9};
```
```swift bad
list.contentInset = isCompact ? ↓UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 4) : .zero
```
```swift bad
row.dividerInsets = ↓UIEdgeInsets(top: 0, left: 62, bottom: 0, right: 0)
closeButton.hitAreaInsets = ↓UIEdgeInsets(top: -8, left: -8, bottom: -8, right: -24)
```
```swift bad
override var ↓alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0) }
```
```swift bad
searchBar.↓searchTextPositionAdjustment = UIOffset(horizontal: 8, vertical: 0)
searchBar.↓setPositionAdjustment(UIOffset(horizontal: 4, vertical: 0), for: .search)
```
```swift good
searchBar.searchTextPositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
item.setTitlePositionAdjustment(UIOffset(horizontal: 0.0, vertical: -4), for: .default)
row.dividerInsets = UIEdgeInsets(top: 4, left: 16, bottom: 0, right: 16)
chip.background = shape.resizableImage(withCapInsets: UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 4))
```
```objc bad
cell.dividerInsets = hasIcon ? ↓UIEdgeInsetsMake(0., 62., 0., 0.) : UIEdgeInsetsZero;
self.closeButton.hitInsets = ↓UIEdgeInsetsMake(-4, -4, -4, -16);
[self.backItem ↓setTitlePositionAdjustment:UIOffsetMake(3, 0) forBarMetrics:UIBarMetricsDefault];
```
```objc good
cell.separatorInset = hasIcon ? UIEdgeInsetsMake(0., 62., 0., 0.) : UIEdgeInsetsZero;
UIEdgeInsets insets = UIEdgeInsetsMake(0, 62, 0, 0);
[self.backItem setTitlePositionAdjustment:UIOffsetMake(0, 3) forBarMetrics:UIBarMetricsDefault];
```
```swift good
enum Gap {
    static let left: CGFloat = 16
    static let right: CGFloat = 16
}
let gutter: CGFloat = 12
shelf.contentInset = UIEdgeInsets(top: 0, left: Gap.left, bottom: 0, right: Gap.right)
shelf.contentInset = UIEdgeInsets(top: 0, left: gutter, bottom: 0, right: 12)
```
```swift bad
enum Gap {
    static let leftSide: CGFloat = 16
    static let rightSide: CGFloat = 40
}
shelf.↓contentInset = UIEdgeInsets(top: 0, left: Gap.leftSide, bottom: 0, right: Gap.rightSide)
```
```swift good
webView.scrollView.contentInset = UIEdgeInsets(top: 0, left: -1, bottom: 0, right: 0)
shelf.contentInset = UIEdgeInsets(top: 0, left: paddingLeft, bottom: 0, right: paddingRight)
```
```objc good
static CGFloat const kLeftGap = 10.0;
static const CGFloat kRightGap = 10.0;
#define NOTE_GAP 10

void arrange(Basket *self) {
    self.chips.contentInset = UIEdgeInsetsMake(0, kLeftGap, 0, kRightGap);
    self.notes.contentInset = UIEdgeInsetsMake(0, NOTE_GAP, 0, kRightGap);
    self.texts.textContainerInset = UIEdgeInsetsMake(self.topInset, self.leftInset, self.bottomInset, self.rightInset);
}
```
```objc bad
#define WIDE_GAP 40

void arrange(Basket *self) {
    self.chips.↓contentInset = UIEdgeInsetsMake(0, WIDE_GAP, 0, 8);
}
```
```swift good
lazy var shelf: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 4)
    if view.currentDirection.isRTL {
        view.transform = .init(scaleX: -1, y: 1)
    }
    return view
}()
```

"""####),
    PackedRule(path: "edge-insets/button-edge-insets.md", core: ####"""
---
id: button-edge-insets
category: edge-insets
severity: warning
fix: shown
precision: high
note-where: swizzles-button-insets
message: "`{MATCH}` has two different sides, the same ones in every language; use a button configuration (iOS 15: `contentInsets`, `imagePadding`, `imagePlacement`), before that swap the sides by direction"
---
# Button insets with two different sides

The three insets of a button are physical: in Arabic the icon and the title change places, but the gap that was cut for them does not, so they overlap or drift apart.
From iOS 15 on use `UIButton.Configuration` (`imagePadding`, `imagePlacement = .trailing`, `contentInsets`), whose names are directional; before, swap the two sides by
`effectiveUserInterfaceLayoutDirection`. Equal sides need nothing, and a button with a configuration ignores these insets.
```swift except
let $(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets) = $V
```
```swift except
var $(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets) = $V
```
```swift except
$INSETS.left = $N $INSETS.right = $N
```
```swift except
$INSETS.right = $N $INSETS.left = $N
```
```swift find
SIDE: left -> right
$(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets) = $(? UIEdgeInsets)$(? .init)(top: $T, left: $L, bottom: $B, right: $R)
where $L is-not $R
where $L not-twin $R by SIDE
```
```swift find
message: "`{MATCH}` is changed on one side only, the same side in every language; use a button configuration (iOS 15), before that choose the side by the direction"
.$(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets).$(left | right) = $N
```
```swift find
message: "one of these two choices has two different sides, the same in every language; use a button configuration (iOS 15: `contentInsets`, `imagePadding`, `imagePlacement`), before that swap the sides by direction"
SIDE: left -> right
$COND ? $(UIEdgeInsets)(top: $T, left: $L, bottom: $B, right: $R)
where assigned to imageEdgeInsets, titleEdgeInsets, contentEdgeInsets
where $L is-not $R
where $L not-twin $R by SIDE
```
```objc find
SIDE: left -> right
$(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets) = UIEdgeInsetsMake($T, $L, $B, $R)
where $L is-not $R
where $L not-twin $R by SIDE
```
```objc find
SIDE: left -> right
$(setImageEdgeInsets | setTitleEdgeInsets | setContentEdgeInsets):UIEdgeInsetsMake($T, $L, $B, $R)
where $L is-not $R
where $L not-twin $R by SIDE
```
```objc find
SIDE: left -> right
$(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets) = (UIEdgeInsets){$T, $L, $B, $R}
where $L is-not $R
where $L not-twin $R by SIDE
```
```objc find
message: "one of these two choices has two different sides, the same in every language; use a button configuration (iOS 15: `contentInsets`, `imagePadding`, `imagePlacement`), before that swap the sides by direction"
SIDE: left -> right
$COND ? $(UIEdgeInsetsMake)($T, $L, $B, $R)
where assigned to imageEdgeInsets, titleEdgeInsets, contentEdgeInsets
where $L is-not $R
where $L not-twin $R by SIDE
```
```xml find
document: iOS, tvOS
<inset key="$(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets)" minX="$L" maxX="$R"/>
where $L is-not $R
```
"""####, text: ####"""
---
id: button-edge-insets
category: edge-insets
severity: warning
fix: shown
precision: high
note-where: swizzles-button-insets
message: "`{MATCH}` has two different sides, the same ones in every language; use a button configuration (iOS 15: `contentInsets`, `imagePadding`, `imagePlacement`), before that swap the sides by direction"
---
# Button insets with two different sides

The three insets of a button are physical: in Arabic the icon and the title change places, but the gap that was cut for them does not, so they overlap or drift apart.
From iOS 15 on use `UIButton.Configuration` (`imagePadding`, `imagePlacement = .trailing`, `contentInsets`), whose names are directional; before, swap the two sides by
`effectiveUserInterfaceLayoutDirection`. Equal sides need nothing, and a button with a configuration ignores these insets.

Availability: `UIButton.Configuration` iOS 15; before it choose the insets by the direction.

Source: UIKit UIButton.h.

```swift except
let $(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets) = $V
```
```swift except
var $(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets) = $V
```
```swift except
$INSETS.left = $N $INSETS.right = $N
```
```swift except
$INSETS.right = $N $INSETS.left = $N
```
```swift find
SIDE: left -> right
$(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets) = $(? UIEdgeInsets)$(? .init)(top: $T, left: $L, bottom: $B, right: $R)
where $L is-not $R
where $L not-twin $R by SIDE
```
```swift find
message: "`{MATCH}` is changed on one side only, the same side in every language; use a button configuration (iOS 15), before that choose the side by the direction"
.$(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets).$(left | right) = $N
```
```swift find
message: "one of these two choices has two different sides, the same in every language; use a button configuration (iOS 15: `contentInsets`, `imagePadding`, `imagePlacement`), before that swap the sides by direction"
SIDE: left -> right
$COND ? $(UIEdgeInsets)(top: $T, left: $L, bottom: $B, right: $R)
where assigned to imageEdgeInsets, titleEdgeInsets, contentEdgeInsets
where $L is-not $R
where $L not-twin $R by SIDE
```
```objc find
SIDE: left -> right
$(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets) = UIEdgeInsetsMake($T, $L, $B, $R)
where $L is-not $R
where $L not-twin $R by SIDE
```
```objc find
SIDE: left -> right
$(setImageEdgeInsets | setTitleEdgeInsets | setContentEdgeInsets):UIEdgeInsetsMake($T, $L, $B, $R)
where $L is-not $R
where $L not-twin $R by SIDE
```
```objc find
SIDE: left -> right
$(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets) = (UIEdgeInsets){$T, $L, $B, $R}
where $L is-not $R
where $L not-twin $R by SIDE
```
```objc find
message: "one of these two choices has two different sides, the same in every language; use a button configuration (iOS 15: `contentInsets`, `imagePadding`, `imagePlacement`), before that swap the sides by direction"
SIDE: left -> right
$COND ? $(UIEdgeInsetsMake)($T, $L, $B, $R)
where assigned to imageEdgeInsets, titleEdgeInsets, contentEdgeInsets
where $L is-not $R
where $L not-twin $R by SIDE
```
```xml find
document: iOS, tvOS
<inset key="$(imageEdgeInsets | titleEdgeInsets | contentEdgeInsets)" minX="$L" maxX="$R"/>
where $L is-not $R
```

## Examples

```swift bad
orderButton.↓imageEdgeInsets = UIEdgeInsets(top: 0, left: -8, bottom: 0, right: 8)
```
```swift bad
self.shareButton.↓titleEdgeInsets = UIEdgeInsets(top: 0, left: -iconWidth, bottom: 0, right: iconWidth)
```
```swift bad
filterChip.↓contentEdgeInsets = .init(top: 6, left: 16, bottom: 6, right: 4)
```
```swift bad
closeButton.↓titleEdgeInsets.left = 10
```
```swift good
orderButton.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
orderButton.imageEdgeInsets = UIEdgeInsets(top: -2, left: 0, bottom: 2, right: 0.0)
orderButton.titleEdgeInsets = .zero
```
```swift good
configuration.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 4)
let titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
```
```swift good
button.imageEdgeInsets.left = gap
button.imageEdgeInsets.right = gap
```
```swift good
if UIView.userInterfaceLayoutDirection(for: semanticContentAttribute) == .rightToLeft {
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
} else {
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8)
}
```
```objc bad
okButton.↓contentEdgeInsets = UIEdgeInsetsMake(0, 0, 0, 12);
```
```objc bad
[okButton ↓setTitleEdgeInsets:UIEdgeInsetsMake(0, kMargin - icon.size.width, 0, 0)];
```
```objc good
okButton.contentEdgeInsets = UIEdgeInsetsMake(4, 12, 4, 12);
okButton.contentEdgeInsets = RTLEdgeInsetsMake(0, 0, 0, 12);
```
```xml bad
<inset key="↓imageEdgeInsets" minX="-11" minY="0.0" maxX="8" maxY="0.0"/>
```
```xml good
<inset key="contentEdgeInsets" minX="15" minY="0.0" maxX="15.0" maxY="0.0"/>
<inset key="imageEdgeInsets" minX="0.0" minY="-10" maxX="0.0" maxY="0.0"/>
<inset key="titleEdgeInsets" minX="0.0" minY="0.0" maxX="2.2250738585072014e-308" maxY="0.0"/>
```
```objc bad
self.mapButton.↓titleEdgeInsets = (UIEdgeInsets){0, 12, 0, 0};
self.mapButton.contentEdgeInsets = (UIEdgeInsets){4, 8, 4, 8};
```
```swift bad
orderButton.titleEdgeInsets = hasIcon ? ↓UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0) : .zero
```
```objc bad
self.orderButton.imageEdgeInsets = hasIcon ? ↓UIEdgeInsetsMake(0, 0, 0, 8) : UIEdgeInsetsZero;
```

"""####),
    PackedRule(path: "edge-insets/physical-layout-margins.md", core: ####"""
---
id: physical-layout-margins
category: edge-insets
severity: warning
fix: safe
precision: high
message: "`{MATCH}` keeps its wide side on one side in every language; use `directionalLayoutMargins`"
---
# Layout margins with two different sides

`layoutMargins` counts from the left, so the wide margin of a row stays on the left when the Arabic row begins on the right.
`directionalLayoutMargins` (iOS 11) takes leading and trailing and looks the same in English. Equal sides may stay as they are.
In Interface Builder choose Language Directional instead of Fixed for the layout margins.
```swift except
let layoutMargins = $V
```
```swift except
var layoutMargins = $V
```
```swift except
$VIEW.layoutMargins.left = $N $VIEW.layoutMargins.right = $N
```
```swift except
$VIEW.layoutMargins.right = $N $VIEW.layoutMargins.left = $N
```
```swift except
layoutMargins.left = $N layoutMargins.right = $N
```
```swift except
layoutMargins.right = $N layoutMargins.left = $N
```
```swift find
PASSED: left -> right
needs: iOS 11, tvOS 11
title: "Use `directionalLayoutMargins`"
$VIEW.$(layoutMargins -> directionalLayoutMargins) = $(UIEdgeInsets -> NSDirectionalEdgeInsets)(top: $T, $(left -> leading): $L, bottom: $B, $(right -> trailing): $R)
where $L is-not $R
where $L not-twin $R by PASSED
where $VIEW type UIView, UIStackView, UIScrollView, UITableView, UICollectionView, UITableViewCell, UICollectionViewCell, UITableViewHeaderFooterView, UILabel, UIButton, UIControl, UITextView, UIImageView, UIVisualEffectView
```
```swift find
PASSED: left -> right
needs: iOS 11, tvOS 11
title: "Use `directionalLayoutMargins`"
$VIEW.$(layoutMargins -> directionalLayoutMargins) = .init(top: $T, $(left -> leading): $L, bottom: $B, $(right -> trailing): $R)
where $L is-not $R
where $L not-twin $R by PASSED
where $VIEW type UIView, UIStackView, UIScrollView, UITableView, UICollectionView, UITableViewCell, UICollectionViewCell, UITableViewHeaderFooterView, UILabel, UIButton, UIControl, UITextView, UIImageView, UIVisualEffectView
```
```swift find
PASSED: left -> right
fix: unsafe
title: "Use `directionalLayoutMargins`"
$(layoutMargins -> directionalLayoutMargins) = $(UIEdgeInsets -> NSDirectionalEdgeInsets)(top: $T, $(left -> leading): $L, bottom: $B, $(right -> trailing): $R)
where $L is-not $R
where $L not-twin $R by PASSED
```
```swift find
PASSED: left -> right
fix: unsafe
title: "Use `directionalLayoutMargins`"
$(layoutMargins -> directionalLayoutMargins) = .init(top: $T, $(left -> leading): $L, bottom: $B, $(right -> trailing): $R)
where $L is-not $R
where $L not-twin $R by PASSED
```
```swift find
fix: unsafe
title: "Use `directionalLayoutMargins`"
$(layoutMargins -> directionalLayoutMargins).$(left -> leading | right -> trailing) = $N
```
```objc find
PASSED: left -> right
needs: iOS 11, tvOS 11
title: "Use `directionalLayoutMargins`"
$VIEW.$(layoutMargins -> directionalLayoutMargins) = $(UIEdgeInsetsMake -> NSDirectionalEdgeInsetsMake)($T, $L, $B, $R)
where $L is-not $R
where $L not-twin $R by PASSED
where $VIEW type UIView, UIStackView, UIScrollView, UITableView, UICollectionView, UITableViewCell, UICollectionViewCell, UITableViewHeaderFooterView, UILabel, UIButton, UIControl, UITextView, UIImageView, UIVisualEffectView
```
```objc find
PASSED: left -> right
fix: unsafe
title: "Use `directionalLayoutMargins`"
$(layoutMargins -> directionalLayoutMargins) = $(UIEdgeInsetsMake -> NSDirectionalEdgeInsetsMake)($T, $L, $B, $R)
where $L is-not $R
where $L not-twin $R by PASSED
```
```objc find
PASSED: left -> right
fix: unsafe
title: "Use `directionalLayoutMargins`"
$(setLayoutMargins -> setDirectionalLayoutMargins):$(UIEdgeInsetsMake -> NSDirectionalEdgeInsetsMake)($T, $L, $B, $R)
where $L is-not $R
where $L not-twin $R by PASSED
```
```xml find
document: iOS, tvOS
fix: shown
message: "these margins are {L} on the left and {R} on the right in every language; choose Language Directional layout margins"
<edgeInsets key="$(layoutMargins)" left="$L" right="$R"/>
where $L is-not $R
```
"""####, text: ####"""
---
id: physical-layout-margins
category: edge-insets
severity: warning
fix: safe
precision: high
message: "`{MATCH}` keeps its wide side on one side in every language; use `directionalLayoutMargins`"
---
# Layout margins with two different sides

`layoutMargins` counts from the left, so the wide margin of a row stays on the left when the Arabic row begins on the right.
`directionalLayoutMargins` (iOS 11) takes leading and trailing and looks the same in English. Equal sides may stay as they are.
In Interface Builder choose Language Directional instead of Fixed for the layout margins.

Availability: `directionalLayoutMargins` iOS 11 and tvOS 11.

Source: UIKit UIView.h.

```swift except
let layoutMargins = $V
```
```swift except
var layoutMargins = $V
```
```swift except
$VIEW.layoutMargins.left = $N $VIEW.layoutMargins.right = $N
```
```swift except
$VIEW.layoutMargins.right = $N $VIEW.layoutMargins.left = $N
```
```swift except
layoutMargins.left = $N layoutMargins.right = $N
```
```swift except
layoutMargins.right = $N layoutMargins.left = $N
```
```swift find
PASSED: left -> right
needs: iOS 11, tvOS 11
title: "Use `directionalLayoutMargins`"
$VIEW.$(layoutMargins -> directionalLayoutMargins) = $(UIEdgeInsets -> NSDirectionalEdgeInsets)(top: $T, $(left -> leading): $L, bottom: $B, $(right -> trailing): $R)
where $L is-not $R
where $L not-twin $R by PASSED
where $VIEW type UIView, UIStackView, UIScrollView, UITableView, UICollectionView, UITableViewCell, UICollectionViewCell, UITableViewHeaderFooterView, UILabel, UIButton, UIControl, UITextView, UIImageView, UIVisualEffectView
```
```swift find
PASSED: left -> right
needs: iOS 11, tvOS 11
title: "Use `directionalLayoutMargins`"
$VIEW.$(layoutMargins -> directionalLayoutMargins) = .init(top: $T, $(left -> leading): $L, bottom: $B, $(right -> trailing): $R)
where $L is-not $R
where $L not-twin $R by PASSED
where $VIEW type UIView, UIStackView, UIScrollView, UITableView, UICollectionView, UITableViewCell, UICollectionViewCell, UITableViewHeaderFooterView, UILabel, UIButton, UIControl, UITextView, UIImageView, UIVisualEffectView
```
```swift find
PASSED: left -> right
fix: unsafe
title: "Use `directionalLayoutMargins`"
$(layoutMargins -> directionalLayoutMargins) = $(UIEdgeInsets -> NSDirectionalEdgeInsets)(top: $T, $(left -> leading): $L, bottom: $B, $(right -> trailing): $R)
where $L is-not $R
where $L not-twin $R by PASSED
```
```swift find
PASSED: left -> right
fix: unsafe
title: "Use `directionalLayoutMargins`"
$(layoutMargins -> directionalLayoutMargins) = .init(top: $T, $(left -> leading): $L, bottom: $B, $(right -> trailing): $R)
where $L is-not $R
where $L not-twin $R by PASSED
```
```swift find
fix: unsafe
title: "Use `directionalLayoutMargins`"
$(layoutMargins -> directionalLayoutMargins).$(left -> leading | right -> trailing) = $N
```
```objc find
PASSED: left -> right
needs: iOS 11, tvOS 11
title: "Use `directionalLayoutMargins`"
$VIEW.$(layoutMargins -> directionalLayoutMargins) = $(UIEdgeInsetsMake -> NSDirectionalEdgeInsetsMake)($T, $L, $B, $R)
where $L is-not $R
where $L not-twin $R by PASSED
where $VIEW type UIView, UIStackView, UIScrollView, UITableView, UICollectionView, UITableViewCell, UICollectionViewCell, UITableViewHeaderFooterView, UILabel, UIButton, UIControl, UITextView, UIImageView, UIVisualEffectView
```
```objc find
PASSED: left -> right
fix: unsafe
title: "Use `directionalLayoutMargins`"
$(layoutMargins -> directionalLayoutMargins) = $(UIEdgeInsetsMake -> NSDirectionalEdgeInsetsMake)($T, $L, $B, $R)
where $L is-not $R
where $L not-twin $R by PASSED
```
```objc find
PASSED: left -> right
fix: unsafe
title: "Use `directionalLayoutMargins`"
$(setLayoutMargins -> setDirectionalLayoutMargins):$(UIEdgeInsetsMake -> NSDirectionalEdgeInsetsMake)($T, $L, $B, $R)
where $L is-not $R
where $L not-twin $R by PASSED
```
```xml find
document: iOS, tvOS
fix: shown
message: "these margins are {L} on the left and {R} on the right in every language; choose Language Directional layout margins"
<edgeInsets key="$(layoutMargins)" left="$L" right="$R"/>
where $L is-not $R
```

## Examples

```swift bad
let row = UIStackView()
row.↓layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: resetButton.isHidden ? 16 : 0)
```
```swift fixed
let row = UIStackView()
row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: resetButton.isHidden ? 16 : 0)
```
```swift bad
let row: UIStackView = UIStackView(arrangedSubviews: [icon, title])
row.↓layoutMargins = .init(top: 8, left: 16 + pad(4, 2), bottom: 8, right: 8)
```
```swift fixed
let row: UIStackView = UIStackView(arrangedSubviews: [icon, title])
row.directionalLayoutMargins = .init(top: 8, leading: 16 + pad(4, 2), bottom: 8, trailing: 8)
```
```swift bad
↓layoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 4)
```
```swift fixed unsafe
directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 4)
```
```swift bad target=iOS-10
let row = UIStackView()
row.↓layoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 4)
```
```swift fixed unsafe
let row = UIStackView()
row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 4)
```
```swift bad
header.↓layoutMargins.left = 20
```
```swift fixed unsafe
header.directionalLayoutMargins.leading = 20
```
```swift good
row.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 4)
```
```swift good
header.layoutMargins.left = margin
header.layoutMargins.right = margin
```
```swift good
chips.layoutMargins = UIEdgeInsets(top: 0, left: list.layoutMargins.left, bottom: 12, right: list.layoutMargins.right)
```
```swift good
let layoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 4)
```
```objc bad
UIStackView *buttons = [[UIStackView alloc] init];
buttons.↓layoutMargins = UIEdgeInsetsMake(0, 20, 0, 8);
```
```objc fixed
UIStackView *buttons = [[UIStackView alloc] init];
buttons.directionalLayoutMargins = NSDirectionalEdgeInsetsMake(0, 20, 0, 8);
```
```objc good
self.buttonsView.layoutMargins = UIEdgeInsetsMake(0, 20, 0, 20);
```
```xml bad
<edgeInsets key="↓layoutMargins" top="8" left="20" bottom="8" right="8"/>
```
```xml good
<edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/>
<directionalEdgeInsets key="directionalLayoutMargins" top="8" leading="20" bottom="8" trailing="8"/>
```
```swift good
func alignToReadableWidth(_ margin: CGFloat) {
    layoutMargins.left = margin
    layoutMargins.right = margin
}
```

"""####),
    PackedRule(path: "frame-layout/one-sided-autoresizing.md", core: ####"""
---
id: one-sided-autoresizing
category: frame-layout
severity: note
fix: none
precision: medium
message: "this view hangs on one side by its autoresizing mask, the same side in every language; hold it with leading and trailing constraints"
---
# View held on one side by its autoresizing mask

An autoresizing mask knows a left and a right margin, and the frame below it counts from the left: nothing turns round in Arabic, so a badge with a flexible left margin stays on the right, on top of what has moved there.
In Interface Builder add constraints (Editor › Resolve Auto Layout Issues); in code use `leadingAnchor` and `trailingAnchor`, or place the view by the direction of its superview.
Views that fill their superview or stand in its middle need nothing; one that grows beside another view, such as a title behind an icon, keeps the gap on one side.
```xml find
message: "this view has no constraints and keeps its place from the left in every language; add leading and trailing constraints"
analysis: interface-layout
find: fixed-frames
```
```swift,objc find
$(autoresizingMask) = $MASK
where $MASK has-word left margin
where $MASK has-no-word right margin
where $MASK has-no-word flexible width
where not-named in must-not-flip media, place
```
```objc find
$(setAutoresizingMask):$MASK
where $MASK has-word left margin
where $MASK has-no-word right margin
where $MASK has-no-word flexible width
where not-named in must-not-flip media, place
```
"""####, text: ####"""
---
id: one-sided-autoresizing
category: frame-layout
severity: note
fix: none
precision: medium
message: "this view hangs on one side by its autoresizing mask, the same side in every language; hold it with leading and trailing constraints"
---
# View held on one side by its autoresizing mask

An autoresizing mask knows a left and a right margin, and the frame below it counts from the left: nothing turns round in Arabic, so a badge with a flexible left margin stays on the right, on top of what has moved there.
In Interface Builder add constraints (Editor › Resolve Auto Layout Issues); in code use `leadingAnchor` and `trailingAnchor`, or place the view by the direction of its superview.
Views that fill their superview or stand in its middle need nothing; one that grows beside another view, such as a title behind an icon, keeps the gap on one side.

Source: UIKit UIView.h (`autoresizingMask`); Interface Builder documents, attribute `fixedFrame`. All versions.

```xml find
message: "this view has no constraints and keeps its place from the left in every language; add leading and trailing constraints"
analysis: interface-layout
find: fixed-frames
```
```swift,objc find
$(autoresizingMask) = $MASK
where $MASK has-word left margin
where $MASK has-no-word right margin
where $MASK has-no-word flexible width
where not-named in must-not-flip media, place
```
```objc find
$(setAutoresizingMask):$MASK
where $MASK has-word left margin
where $MASK has-no-word right margin
where $MASK has-no-word flexible width
where not-named in must-not-flip media, place
```

## Examples

```xml bad
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <view contentMode="scaleToFill" id="Fxd-aa-000">
            <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
            <subviews>
                <imageView ↓fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="Fxd-aa-001">
                    <rect key="frame" x="16" y="18" width="24" height="24"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                </imageView>
                <button ↓fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="Fxd-aa-002">
                    <rect key="frame" x="270" y="8" width="44" height="44"/>
                    <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>
                </button>
            </subviews>
        </view>
    </objects>
</document>
```
```xml bad
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <view contentMode="scaleToFill" id="Fxd-dd-000">
            <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
            <subviews>
                <imageView ↓fixedFrame="YES" id="Fxd-dd-001">
                    <rect key="frame" x="16" y="18" width="24" height="24"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                </imageView>
                <label ↓fixedFrame="YES" text="Basket" id="Fxd-dd-002">
                    <rect key="frame" x="56" y="18" width="248" height="24"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                </label>
            </subviews>
        </view>
    </objects>
</document>
```
```xml good
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
```xml good
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
```xml good
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
    <objects>
        <button fixedFrame="YES" id="Fxd-cc-001">
            <rect key="frame" x="16" y="18" width="24" height="24"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
        </button>
    </objects>
</document>
```
```swift bad
badge.↓autoresizingMask = .flexibleLeftMargin
closeButton.↓autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
```
```swift good
spinner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin]
table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
footer.autoresizingMask = [.flexibleTopMargin]
note.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
badge.autoresizingMask = isRTL ? .flexibleRightMargin : .flexibleLeftMargin
```
```objc bad
self.closeButton.↓autoresizingMask = UIViewAutoresizingFlexibleLeftMargin | UIViewAutoresizingFlexibleBottomMargin;
[self.badge ↓setAutoresizingMask:UIViewAutoresizingFlexibleLeftMargin];
```
```objc good
self.table.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
self.spinner.autoresizingMask = UIViewAutoresizingFlexibleLeftMargin | UIViewAutoresizingFlexibleRightMargin;
```

"""####),
    PackedRule(path: "frame-layout/physical-frame-layout.md", core: ####"""
---
id: physical-frame-layout
category: frame-layout
severity: note
fix: none
precision: medium
message: "`{VIEW}` is placed from the left in every language; when the direction is right-to-left, count x from the other side (`superview.bounds.width - x - width`), or use constraints"
---
# Views placed by a physical x

A frame counts x from the left edge of the superview, and nothing mirrors it: in Arabic the icon stays on the left and the title starts behind it, while the rest of the
screen has turned round. Constraints with leading and trailing, or a stack view, turn by themselves. Where frames must stay, compute the left-to-right frame first and turn it once at the end of the layout:
```swift,objc find
analysis: physical-placement
table: frame-layout
places: views
```
"""####, text: ####"""
---
id: physical-frame-layout
category: frame-layout
severity: note
fix: none
precision: medium
message: "`{VIEW}` is placed from the left in every language; when the direction is right-to-left, count x from the other side (`superview.bounds.width - x - width`), or use constraints"
---
# Views placed by a physical x

A frame counts x from the left edge of the superview, and nothing mirrors it: in Arabic the icon stays on the left and the title starts behind it, while the rest of the
screen has turned round. Constraints with leading and trailing, or a stack view, turn by themselves. Where frames must stay, compute the left-to-right frame first and turn it once at the end of the layout:

    let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - frame.maxX : frame.minX

One finding stands for each view that a block of code places; further places of the same view in that block are attached to it. It is a note, and a warning where one function puts
one view at the left edge and another at the right one: such a row has a beginning and an end. A function that asks the direction anywhere but to set a member such as an alignment, or hands
its frames to a helper named for it (`setRTLFrame:`), is taken as done. Silent are x 0, centred views, equal margins on both sides, an x taken over from another frame, off-screen
positions, what follows a finger, drawing, and things that are physical: maps, players, charts, cropping. SwiftUI's `offset(x:)` and `position(x:)` count from the leading edge and need nothing.

Source: UIKit UIView.h (`frame`, `center`), AppKit NSView.h; Apple, "Supporting Right-to-Left Languages". All versions.

```swift,objc find
analysis: physical-placement
table: frame-layout
places: views
```

## Examples

```swift bad
final class OrderRow: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        iconView.frame = CGRect(↓x: 16, y: 12, width: 24, height: 24)
        titleLabel.frame = CGRect(↓x: iconView.frame.maxX + 8, y: 12, width: 180, height: 24)
        priceLabel.frame = CGRect(origin: CGPoint(↓x: bounds.width - priceLabel.bounds.width - 16, y: 12), size: priceLabel.bounds.size)
    }
}
```
```swift bad
func layoutChips() {
    var x = inset
    for chip in chips {
        chip.frame = CGRect(↓x: x, y: 0, width: chip.bounds.width, height: 32)
        x += chip.bounds.width + 8
    }
}
```
```swift bad
func placeBadge() {
    ↓badge.center.x = bounds.width - 12
    badge.center.y = 12
}
```
```swift bad
func placeHeader() {
    var frame = headerLabel.frame
    ↓frame.origin.x = 20
    headerLabel.frame = frame
}
```
```swift bad
func makeHint() -> UIView {
    UILabel(frame: CGRect(↓x: 15, y: 0, width: 240, height: 30))
}
```
```swift good
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
```swift good
override func layoutSubviews() {
    super.layoutSubviews()
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    iconView.frame = CGRect(x: isRTL ? bounds.width - 40 : 16, y: 12, width: 24, height: 24)
    titleLabel.frame = CGRect(x: 48, y: 12, width: 180, height: 24)
}
```
```swift good
func place(_ view: UIView, at x: CGFloat) {
    view.frame = CGRect(x: x, y: 0, width: 20, height: 20)
    let dropPoint = CGPoint(x: 12, y: 4)
    let cropRect = CGRect(x: 8, y: 8, width: 100, height: 80)
}
```
```swift good
func slideCover() {
    var frame = cover.frame
    frame.origin.x = -cover.bounds.width
    cover.frame = frame
}
```
```swift good
func renderReceipt() -> UIImage {
    UIGraphicsImageRenderer(size: paper).image { _ in
        var logoFrame = CGRect(x: 24, y: 24, width: 80, height: 40)
        logoFrame.origin.x += 8
    }
}
```
```swift good
func widen(_ label: UILabel) {
    var frame = label.frame
    frame.origin.x -= padding
    frame.size.width += 2 * padding
    label.frame = frame
}
```
```objc bad
- (void)layoutSubviews
{
    [super layoutSubviews];
    self.iconView.frame = CGRectMake(↓12, 8, 24, 24);
    self.nameLabel.frame = CGRectMake(↓CGRectGetMaxX(self.iconView.frame) + 8, 8, 120, 24);
    _timeLabel = [[UILabel alloc] initWithFrame:CGRectMake(↓kScreenWidth - kMargin - 100, 8, 100, 24)];
    [self.dot setFrame:CGRectIntegral(CGRectMake(↓kMargin, 4, 8, 8))];
}
```
```objc bad
- (void)placeRow
{
    ↓self.priceLabel.left = 16;
    ↓self.stepper.tz_right = self.width - 12;
}
```
```objc good
- (void)layoutSubviews
{
    [super layoutSubviews];
    self.line.frame = CGRectMake(0, self.bounds.size.height - 1, self.bounds.size.width, 1);
    self.note.frame = CGRectMake(kMargin, 0, self.bounds.size.width - kMargin * 2, 40);
    self.cover.frame = CGRectMake(floor((self.bounds.size.width - 80) / 2), 0, 80, 80);
    insets.left = 12;
}
```
```objc good
- (void)layoutSubviews
{
    [super layoutSubviews];
    [self.iconView setRTLFrame:CGRectMake(12, 8, 24, 24)];
    [self.nameLabel setRTLFrame:CGRectMake(44, 8, 120, 24)];
}
```
```swift good
final class CropGridView: UIView {
    override func layoutSubviews() {
        leftHandle.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
    }
}
```
```swift good
override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(x: 48, y: 12, width: 180, height: 24)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
        mirrorSubviews()
    }
}
```
```swift good
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
```objc bad
- (void)layoutRow {
    titleLabel.frame = CGRectMake(↓16, 0, 200, 20);
    if ([titleLabel isDirectionRTL])
        titleLabel.textAlignment = NSTextAlignmentRight;
}
```
```objc good
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
```swift bad
func layoutRow() {
    titleLabel.frame = CGRect(↓x: 16, y: 0, width: 200, height: 20)
    if isRTL { titleLabel.textAlignment = .right }
}
```

"""####),
    PackedRule(path: "frame-layout/physical-geometry-hook.md", core: ####"""
---
id: physical-geometry-hook
category: frame-layout
severity: warning
fix: none
precision: medium
message: "UIKit uses this rectangle as it is in every language; when `effectiveUserInterfaceLayoutDirection` is right-to-left, count x from the other side"
---
# Rectangle of a text field, label or button that counts from the left

A field asks `textRect(forBounds:)`, `leftViewRect(forBounds:)` and the like where its parts go, a label `drawText(in:)`, a button `titleRect(forContentRect:)`, and
uses the answer as it is: the documentation says that the rectangle stays unchanged in a right-to-left interface. In Arabic the padding is then missing where the text begins, or text and overlay cover each other.
```swift,objc find
analysis: physical-placement
table: frame-layout
places: hooks
```
"""####, text: ####"""
---
id: physical-geometry-hook
category: frame-layout
severity: warning
fix: none
precision: medium
message: "UIKit uses this rectangle as it is in every language; when `effectiveUserInterfaceLayoutDirection` is right-to-left, count x from the other side"
---
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

```swift,objc find
analysis: physical-placement
table: frame-layout
places: hooks
```

## Examples

```swift bad
final class PaddedField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
        return CGRect(↓x: bounds.origin.x + 12, y: bounds.origin.y, width: bounds.width - 12, height: bounds.height)
    }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(↓x: bounds.width - 44, y: 0, width: 44, height: bounds.height)
    }
}
```
```swift bad
final class IconField: UITextField {
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.leftViewRect(forBounds: bounds)
        ↓rect.origin.x += 10
        return rect
    }
}
```
```swift good
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
```swift good
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
```swift good
final class CountBadge: UIView {
    private func textRect() -> CGRect {
        return CGRect(x: bounds.maxX - 20 - 4, y: 2, width: 20, height: 16)
    }
    func editingRect(forBounds bounds: CGRect) -> CGRect {
        return CGRect(x: bounds.minX + 12, y: 2, width: 20, height: 16)
    }
}
```
```objc bad
- (void)drawTextInRect:(CGRect)rect
{
    [super drawTextInRect:CGRectMake(↓CGRectGetMinX(rect) + self.padding.left, CGRectGetMinY(rect), CGRectGetWidth(rect) - self.padding.right, CGRectGetHeight(rect))];
}
```
```objc good
- (void)drawTextInRect:(CGRect)rect
{
    [super drawTextInRect:CGRectMake(CGRectGetMinX(rect) + self.padding.left, CGRectGetMinY(rect), CGRectGetWidth(rect) - self.padding.left - self.padding.right, CGRectGetHeight(rect))];
}
```

"""####),
    PackedRule(path: "gesture-direction/pan-direction.md", core: ####"""
---
id: pan-direction
category: gesture-direction
severity: note
fix: shown
precision: medium
message: "this drag is read by its side of the screen; turn the sign round by `effectiveUserInterfaceLayoutDirection` where it means forward or back"
---
# Drag read by its sign

`translation.x` and `velocity.x` are positive to the right in every language. A drag that turns the page, opens a drawer or reveals a button goes the other way in Arabic.
```swift except
$(+ | -) $(translation | velocity | translate).x
```
```objc except
$(+ | -) $(translation | velocity | translate).x
```
```swift find
level: warning
title: "Turn the sign round by the direction"
message: "this drag counts pages to the left; in Arabic the next page comes from the other side, so turn the sign round by the direction"
$(translation | predictedEndTranslation).width / $WIDTH
where $WIDTH has-word width, page, size
where not-inside in must-not-flip media, place
```
```swift find
level: warning
title: "Turn the sign round by the direction"
message: "the side of this drag chooses the page; in Arabic the next page comes from the other side, so turn the sign round by the direction"
$(translation | velocity | predictedEndTranslation).$(x | width) $(< | > | <= | >=) $N
where inside page, pages, pager, paging, carousel, onboarding, slide, slides
where not-inside in must-not-flip media, place
```
```swift find
level: warning
title: "Turn the sign round by the direction"
message: "the side of this drag chooses the page; in Arabic the next page comes from the other side, so turn the sign round by the direction"
$(translation | velocity)(in: $VIEW).x $(< | > | <= | >=) $N
where inside page, pages, pager, paging, carousel, onboarding, slide, slides
where not-inside in must-not-flip media, place
```
```swift find
$(translation | velocity | translate | predictedEndTranslation).$(x | width) $(< | > | <= | >=) $N
where not-inside in must-not-flip media, place
```
```swift find
$(translation | velocity)(in: $VIEW).x $(< | > | <= | >=) $N
where not-inside in must-not-flip media, place
```
```swift find
level: warning
title: "Turn the sign round by the direction"
message: "the side of this drag chooses the page; in Arabic the next page comes from the other side, so turn the sign round by the direction"
$V.$(x) $(< | > | <= | >=) $N
where $V made-from translation, velocity
where $V has-no-word translation, velocity, translate
where inside page, pages, pager, paging, carousel, onboarding, slide, slides
where not-inside in must-not-flip media, place
```
```swift find
$V.$(x) $(< | > | <= | >=) $N
where $V made-from translation, velocity
where $V has-no-word translation, velocity, translate
where not-inside in must-not-flip media, place
```
```swift find
message: "`{MATCH}` takes drags from one edge of the screen in every language; choose the edge by `effectiveUserInterfaceLayoutDirection`"
$PAN.edges = $(? UIRectEdge).$(left | right)
where $PAN has-word edge, pan, swipe, gesture, recognizer, recogniser, 0
```
```objc find
$(translation | velocity | translate).x $(< | > | <= | >=) $N
where not-inside in must-not-flip media, place
```
```objc find
$V.$(x) $(< | > | <= | >=) $N
where $V made-from translation in view, velocity in view
where $V has-no-word translation, velocity, translate
where not-inside in must-not-flip media, place
```
```objc find
$(translationInView | velocityInView):$VIEW].x $(< | > | <= | >=) $N
where not-inside in must-not-flip media, place
```
```objc find
message: "`{MATCH}` takes drags from one edge of the screen in every language; choose the edge by `effectiveUserInterfaceLayoutDirection`"
.edges = $(UIRectEdgeLeft | UIRectEdgeRight)
```
```swift find
message: "this reads on which half of the view a finger is; the halves change places in right-to-left, so ask `effectiveUserInterfaceLayoutDirection`"
$TOUCH.$(x) $(< | > | <= | >=) $HALF
where $TOUCH has-word location, touch, tap, point
where $HALF has-word center, mid, middle, half
where not-inside in must-not-flip media, place
```
```swift find
message: "this reads on which part of the view a finger is; the parts change places in right-to-left, so ask `effectiveUserInterfaceLayoutDirection`"
$TOUCH.$(x) $(< | > | <= | >=) $WIDTH.width / $N
where $TOUCH has-word location, touch, tap, point
where $WIDTH has-no-word padding, margin, inset, knob, thumb, handle
where not-inside in must-not-flip media, place
```
```swift find
message: "the sign of this drag is the same in every language; turn it round by `effectiveUserInterfaceLayoutDirection`"
$SIGN: CGFloat = $(-)1
where $SIGN has-word sign
where inside pan, drag, swipe, gesture, moved, swiped, dragged
where not-inside in must-not-flip media, place
```
```swift find
$(translation | velocity)(in: $VIEW).x.$(clamp | clamped)($$$)
where not-inside in must-not-flip media, place
```
```objc find
message: "this reads on which half of the view a finger is; the halves change places in right-to-left, so ask `effectiveUserInterfaceLayoutDirection`"
locationInView:$VIEW].$(x) $(< | > | <= | >=) $WIDTH.width / $N
where not-inside in must-not-flip media, place
```
```objc find
message: "this reads on which half of the view a finger is; the halves change places in right-to-left, so ask `effectiveUserInterfaceLayoutDirection`"
$TOUCH.$(x) $(< | > | <= | >=) $HALF
where $TOUCH has-word location, touch, tap, point
where $HALF has-word center, mid, middle, half
where not-inside in must-not-flip media, place
```
"""####, text: ####"""
---
id: pan-direction
category: gesture-direction
severity: note
fix: shown
precision: medium
message: "this drag is read by its side of the screen; turn the sign round by `effectiveUserInterfaceLayoutDirection` where it means forward or back"
---
# Drag read by its sign

`translation.x` and `velocity.x` are positive to the right in every language. A drag that turns the page, opens a drawer or reveals a button goes the other way in Arabic.

Multiply by the direction before you compare:

    let sign: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    if translation.x * sign < 0 { showNext() }

In SwiftUI take `@Environment(\.layoutDirection)`. Where the drag chooses a page or an item it is a warning, elsewhere a note.
Keep the sign where the finger moves a thing and the thing follows it; distances (`abs`), angles, maps, drawing and players are not reported. A tap that is read by the half of the view on which it falls is the same mistake.

On a device: swiping back begins at the right edge, and cards follow the finger.

Source: UIPanGestureRecognizer.h, UIScreenEdgePanGestureRecognizer.h, SwiftUI `DragGesture.Value`.

```swift except
$(+ | -) $(translation | velocity | translate).x
```
```objc except
$(+ | -) $(translation | velocity | translate).x
```

## Pages

```swift find
level: warning
title: "Turn the sign round by the direction"
message: "this drag counts pages to the left; in Arabic the next page comes from the other side, so turn the sign round by the direction"
$(translation | predictedEndTranslation).width / $WIDTH
where $WIDTH has-word width, page, size
where not-inside in must-not-flip media, place
```
```swift find
level: warning
title: "Turn the sign round by the direction"
message: "the side of this drag chooses the page; in Arabic the next page comes from the other side, so turn the sign round by the direction"
$(translation | velocity | predictedEndTranslation).$(x | width) $(< | > | <= | >=) $N
where inside page, pages, pager, paging, carousel, onboarding, slide, slides
where not-inside in must-not-flip media, place
```
```swift find
level: warning
title: "Turn the sign round by the direction"
message: "the side of this drag chooses the page; in Arabic the next page comes from the other side, so turn the sign round by the direction"
$(translation | velocity)(in: $VIEW).x $(< | > | <= | >=) $N
where inside page, pages, pager, paging, carousel, onboarding, slide, slides
where not-inside in must-not-flip media, place
```

## Other drags

```swift find
$(translation | velocity | translate | predictedEndTranslation).$(x | width) $(< | > | <= | >=) $N
where not-inside in must-not-flip media, place
```
```swift find
$(translation | velocity)(in: $VIEW).x $(< | > | <= | >=) $N
where not-inside in must-not-flip media, place
```
```swift find
level: warning
title: "Turn the sign round by the direction"
message: "the side of this drag chooses the page; in Arabic the next page comes from the other side, so turn the sign round by the direction"
$V.$(x) $(< | > | <= | >=) $N
where $V made-from translation, velocity
where $V has-no-word translation, velocity, translate
where inside page, pages, pager, paging, carousel, onboarding, slide, slides
where not-inside in must-not-flip media, place
```
```swift find
$V.$(x) $(< | > | <= | >=) $N
where $V made-from translation, velocity
where $V has-no-word translation, velocity, translate
where not-inside in must-not-flip media, place
```
```swift find
message: "`{MATCH}` takes drags from one edge of the screen in every language; choose the edge by `effectiveUserInterfaceLayoutDirection`"
$PAN.edges = $(? UIRectEdge).$(left | right)
where $PAN has-word edge, pan, swipe, gesture, recognizer, recogniser, 0
```
```objc find
$(translation | velocity | translate).x $(< | > | <= | >=) $N
where not-inside in must-not-flip media, place
```
```objc find
$V.$(x) $(< | > | <= | >=) $N
where $V made-from translation in view, velocity in view
where $V has-no-word translation, velocity, translate
where not-inside in must-not-flip media, place
```
```objc find
$(translationInView | velocityInView):$VIEW].x $(< | > | <= | >=) $N
where not-inside in must-not-flip media, place
```
```objc find
message: "`{MATCH}` takes drags from one edge of the screen in every language; choose the edge by `effectiveUserInterfaceLayoutDirection`"
.edges = $(UIRectEdgeLeft | UIRectEdgeRight)
```

```swift find
message: "this reads on which half of the view a finger is; the halves change places in right-to-left, so ask `effectiveUserInterfaceLayoutDirection`"
$TOUCH.$(x) $(< | > | <= | >=) $HALF
where $TOUCH has-word location, touch, tap, point
where $HALF has-word center, mid, middle, half
where not-inside in must-not-flip media, place
```
```swift find
message: "this reads on which part of the view a finger is; the parts change places in right-to-left, so ask `effectiveUserInterfaceLayoutDirection`"
$TOUCH.$(x) $(< | > | <= | >=) $WIDTH.width / $N
where $TOUCH has-word location, touch, tap, point
where $WIDTH has-no-word padding, margin, inset, knob, thumb, handle
where not-inside in must-not-flip media, place
```
```swift find
message: "the sign of this drag is the same in every language; turn it round by `effectiveUserInterfaceLayoutDirection`"
$SIGN: CGFloat = $(-)1
where $SIGN has-word sign
where inside pan, drag, swipe, gesture, moved, swiped, dragged
where not-inside in must-not-flip media, place
```
```swift find
$(translation | velocity)(in: $VIEW).x.$(clamp | clamped)($$$)
where not-inside in must-not-flip media, place
```
```objc find
message: "this reads on which half of the view a finger is; the halves change places in right-to-left, so ask `effectiveUserInterfaceLayoutDirection`"
locationInView:$VIEW].$(x) $(< | > | <= | >=) $WIDTH.width / $N
where not-inside in must-not-flip media, place
```
```objc find
message: "this reads on which half of the view a finger is; the halves change places in right-to-left, so ask `effectiveUserInterfaceLayoutDirection`"
$TOUCH.$(x) $(< | > | <= | >=) $HALF
where $TOUCH has-word location, touch, tap, point
where $HALF has-word center, mid, middle, half
where not-inside in must-not-flip media, place
```

## Examples

```swift bad
func calculateIndex(_ translation: CGSize) -> Int {
    Int((-↓translation.width / itemWidth).rounded())
}
```
```swift bad
final class RecipePager: UIView {
    func didEndDrag(_ pan: UIPanGestureRecognizer) {
        let velocity = pan.velocity(in: self)
        if ↓velocity.x < 0 { show(page + 1) }
        if pan.↓translation(in: self).x > 0 { show(page - 1) }
    }
}
```
```swift bad
func shouldBegin() -> Bool {
    let translation = pan.translation(in: self)
    return ↓translation.x > 0
}
```
```swift bad
let v = pan.velocity(in: self)
guard v.↓x < 0 else { return false }
```
```swift bad
edgePan.edges = .↓left
```
```swift good
let shift = recognizer.translation(in: drawer).x
drawer.layer.position.x = start + shift
dimming.alpha = drawer.layer.position.x >= drawer.bounds.width / 2 ? 1 : 0.5
```
```swift good
let vertical = abs(velocity.y) > abs(velocity.x)
let angle = atan2(translation.y, translation.x)
let corner = CGPoint(x: start.x + translation.x, y: 0)
guard corner.x > 0, hypot(velocity.x, velocity.y) > limit else { return }
card.center.x += translation.x
if card.frame.minX + translation.x > limit { return }
```
```swift good
if translation.y > 0 { close() }
if isRTL ? translation.x > 0 : translation.x < 0 { showNext() }
```
```swift good
func scrub(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: self)
    if translation.x > 0 { seek(forward: true) }
}
```
```objc bad
if (↓velocity.x < 0) { [self openDrawer]; }
CGPoint moved = [pan translationInView:self];
if (moved.↓x > 40) { [self openDrawer]; }
if ([pan ↓translationInView:self].x > 0) { [self closeDrawer]; }
self.edgePan.edges = ↓UIRectEdgeLeft;
```
```objc good
if (fabs(velocity.x) > fabs(velocity.y)) { return YES; }
self.center = CGPointMake(self.center.x + translation.x, self.center.y);
self.edgesForExtendedLayout = UIRectEdgeLeft;
```
```swift bad
func handleLongPressMoved(to location: CGPoint) {
    if location.↓x < bounds.center.x {
        let sign: CGFloat = ↓-1
        label.transform = CGAffineTransform(translationX: sqrt(abs(location.x)) * sign, y: 0)
    }
}
```
```swift bad
func didTap(_ tap: UITapGestureRecognizer) {
    let touchPoint = tap.location(in: self)
    if touchPoint.↓x < bounds.width / 3 { showPrevious() } else { showNext() }
}
func handlePan(_ pan: UIPanGestureRecognizer) {
    let x = pan.↓translation(in: self).x.clamp(-200, 0)
}
```
```swift good
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
```swift good
func handlePlayerTap(_ tap: UITapGestureRecognizer) {
    let location = tap.location(in: self)
    if location.x < bounds.width / 2 { brightness() }
}
```
```objc bad
BOOL isFirstHalf = [recognizer locationInView:self.view].↓x < self.tableView.frame.size.width / 2;
if (touchPoint.↓x < middle) { [self showPrevious]; }
```

"""####),
    PackedRule(path: "gesture-direction/swipe-direction.md", core: ####"""
---
id: swipe-direction
category: gesture-direction
severity: warning
fix: unsafe
precision: high
note-where: swizzles-swipe-direction
message: "a swipe to the {SIDE} means forward in one writing direction and back in the other; choose the direction by `effectiveUserInterfaceLayoutDirection`"
---
# Swipe to a fixed side

The system never turns a swipe recogniser round. A swipe to the left that shows the next page in English should show the previous one in Arabic,
where a reader pulls the next page from the left.
```swift except
.direction = [.left, .right]
```
```swift find
title: "Choose the side by the direction"
message: "`{MATCH}` means forward in one writing direction and back in the other; choose the direction by `effectiveUserInterfaceLayoutDirection`"
direction: UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft
$SWIPE.direction = $(.left -> {RTL} ? .right : .left | .right -> {RTL} ? .left : .right)
where $SWIPE type UISwipeGestureRecognizer
where not-inside in must-not-flip media, place
where not-named in must-not-flip media, place
```
```swift find
title: "Choose the side by the direction"
message: "`{MATCH}` means forward in one writing direction and back in the other; choose the direction by `effectiveUserInterfaceLayoutDirection`"
direction: UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft
$SWIPE.direction = $(.left -> {RTL} ? .right : .left | .right -> {RTL} ? .left : .right)
where $SWIPE has-word swipe
where not-inside in must-not-flip media, place
where not-named in must-not-flip media, place
```
```swift find
fix: shown
title: "Choose the side by `effectiveUserInterfaceLayoutDirection`"
message: "`{MATCH}` means forward in one writing direction and back in the other; choose the direction by `effectiveUserInterfaceLayoutDirection`"
$SWIPE.direction = $(UISwipeGestureRecognizer.Direction.left | UISwipeGestureRecognizer.Direction.right)
where not-inside in must-not-flip media, place
where not-named in must-not-flip media, place
```
```swift find
level: note
message: "this recogniser takes swipes to the right, the default, in every language; set its direction by `effectiveUserInterfaceLayoutDirection`"
$VIEW.addGestureRecognizer($(UISwipeGestureRecognizer)($$$))
where not-inside in must-not-flip media, place
```
```objc except
(UISwipeGestureRecognizerDirectionLeft | UISwipeGestureRecognizerDirectionRight)
```
```objc except
(UISwipeGestureRecognizerDirectionRight | UISwipeGestureRecognizerDirectionLeft)
```
```objc find
title: "Choose the side by the direction"
message: "`{MATCH}` means forward in one writing direction and back in the other; choose the direction by `effectiveUserInterfaceLayoutDirection`"
direction: [UIView userInterfaceLayoutDirectionForSemanticContentAttribute:UISemanticContentAttributeUnspecified] == UIUserInterfaceLayoutDirectionRightToLeft
.direction = $(UISwipeGestureRecognizerDirectionLeft -> {RTL} ? UISwipeGestureRecognizerDirectionRight : UISwipeGestureRecognizerDirectionLeft | UISwipeGestureRecognizerDirectionRight -> {RTL} ? UISwipeGestureRecognizerDirectionLeft : UISwipeGestureRecognizerDirectionRight)
where not-inside in must-not-flip media, place
where not-named in must-not-flip media, place
```
```objc find
title: "Choose the side by `effectiveUserInterfaceLayoutDirection`"
message: "`{MATCH}` means forward in one writing direction and back in the other; choose the direction by `effectiveUserInterfaceLayoutDirection`"
setDirection:$(UISwipeGestureRecognizerDirectionLeft | UISwipeGestureRecognizerDirectionRight)
where not-inside in must-not-flip media, place
where not-named in must-not-flip media, place
```
```xml find
title: "Choose the side in code"
message: "this swipe goes to the {SIDE} in every language; set its direction in code by `effectiveUserInterfaceLayoutDirection`"
SIDE: left | right
<swipeGestureRecognizer direction="$SIDE"/>
where not-named in must-not-flip media, place
```
"""####, text: ####"""
---
id: swipe-direction
category: gesture-direction
severity: warning
fix: unsafe
precision: high
note-where: swizzles-swipe-direction
message: "a swipe to the {SIDE} means forward in one writing direction and back in the other; choose the direction by `effectiveUserInterfaceLayoutDirection`"
---
# Swipe to a fixed side

The system never turns a swipe recogniser round. A swipe to the left that shows the next page in English should show the previous one in Arabic,
where a reader pulls the next page from the left.

Choose the side when the recogniser is made, or swap what the two sides do:

    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    nextSwipe.direction = isMirrored ? .right : .left

`--unsafe-fixes` writes this with your own helper (`isRTL`) where the project has one.

Swipes up and down, both sides at once, players and games need nothing. A recogniser whose direction is never set takes swipes to the right.
Source: UISwipeGestureRecognizer.h (the default of `direction` is right).

```swift except
.direction = [.left, .right]
```
```swift find
title: "Choose the side by the direction"
message: "`{MATCH}` means forward in one writing direction and back in the other; choose the direction by `effectiveUserInterfaceLayoutDirection`"
direction: UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft
$SWIPE.direction = $(.left -> {RTL} ? .right : .left | .right -> {RTL} ? .left : .right)
where $SWIPE type UISwipeGestureRecognizer
where not-inside in must-not-flip media, place
where not-named in must-not-flip media, place
```
```swift find
title: "Choose the side by the direction"
message: "`{MATCH}` means forward in one writing direction and back in the other; choose the direction by `effectiveUserInterfaceLayoutDirection`"
direction: UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft
$SWIPE.direction = $(.left -> {RTL} ? .right : .left | .right -> {RTL} ? .left : .right)
where $SWIPE has-word swipe
where not-inside in must-not-flip media, place
where not-named in must-not-flip media, place
```
```swift find
fix: shown
title: "Choose the side by `effectiveUserInterfaceLayoutDirection`"
message: "`{MATCH}` means forward in one writing direction and back in the other; choose the direction by `effectiveUserInterfaceLayoutDirection`"
$SWIPE.direction = $(UISwipeGestureRecognizer.Direction.left | UISwipeGestureRecognizer.Direction.right)
where not-inside in must-not-flip media, place
where not-named in must-not-flip media, place
```
```swift find
level: note
message: "this recogniser takes swipes to the right, the default, in every language; set its direction by `effectiveUserInterfaceLayoutDirection`"
$VIEW.addGestureRecognizer($(UISwipeGestureRecognizer)($$$))
where not-inside in must-not-flip media, place
```
```objc except
(UISwipeGestureRecognizerDirectionLeft | UISwipeGestureRecognizerDirectionRight)
```
```objc except
(UISwipeGestureRecognizerDirectionRight | UISwipeGestureRecognizerDirectionLeft)
```
```objc find
title: "Choose the side by the direction"
message: "`{MATCH}` means forward in one writing direction and back in the other; choose the direction by `effectiveUserInterfaceLayoutDirection`"
direction: [UIView userInterfaceLayoutDirectionForSemanticContentAttribute:UISemanticContentAttributeUnspecified] == UIUserInterfaceLayoutDirectionRightToLeft
.direction = $(UISwipeGestureRecognizerDirectionLeft -> {RTL} ? UISwipeGestureRecognizerDirectionRight : UISwipeGestureRecognizerDirectionLeft | UISwipeGestureRecognizerDirectionRight -> {RTL} ? UISwipeGestureRecognizerDirectionLeft : UISwipeGestureRecognizerDirectionRight)
where not-inside in must-not-flip media, place
where not-named in must-not-flip media, place
```
```objc find
title: "Choose the side by `effectiveUserInterfaceLayoutDirection`"
message: "`{MATCH}` means forward in one writing direction and back in the other; choose the direction by `effectiveUserInterfaceLayoutDirection`"
setDirection:$(UISwipeGestureRecognizerDirectionLeft | UISwipeGestureRecognizerDirectionRight)
where not-inside in must-not-flip media, place
where not-named in must-not-flip media, place
```
```xml find
title: "Choose the side in code"
message: "this swipe goes to the {SIDE} in every language; set its direction in code by `effectiveUserInterfaceLayoutDirection`"
SIDE: left | right
<swipeGestureRecognizer direction="$SIDE"/>
where not-named in must-not-flip media, place
```

## Examples

```swift bad
let swipe = UISwipeGestureRecognizer(target: self, action: #selector(showNext))
swipe.direction = ↓.left
```
```swift fixed unsafe
let swipe = UISwipeGestureRecognizer(target: self, action: #selector(showNext))
swipe.direction = UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft ? .right : .left
```
```swift bad
let back = UISwipeGestureRecognizer(target: self, action: #selector(showPrevious))
back.direction = ↓.right
```
```swift fixed unsafe
let back = UISwipeGestureRecognizer(target: self, action: #selector(showPrevious))
back.direction = UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft ? .left : .right
```
```swift bad
struct Reader {
    static var isRTL: Bool { UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft }
}
nextSwipe.direction = ↓.left
```
```swift fixed unsafe
struct Reader {
    static var isRTL: Bool { UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft }
}
nextSwipe.direction = Reader.isRTL ? .right : .left
```
```swift bad
nextSwipe.direction = ↓UISwipeGestureRecognizer.Direction.left
```
```swift bad
page.addGestureRecognizer(↓UISwipeGestureRecognizer(target: self, action: #selector(close)))
```
```swift good
swipe.direction = .down
swipe.direction = [.left, .right]
layout.direction = .left
if swipe.direction == .left { return }
```
```swift good
swipe.direction = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
```
```swift good
final class PlayerViewController: UIViewController {
    func addGestures() {
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(jump))
        swipe.direction = .left
    }
}
```
```objc bad
swipe.direction = ↓UISwipeGestureRecognizerDirectionLeft;
```
```objc fixed unsafe
swipe.direction = [UIView userInterfaceLayoutDirectionForSemanticContentAttribute:UISemanticContentAttributeUnspecified] == UIUserInterfaceLayoutDirectionRightToLeft ? UISwipeGestureRecognizerDirectionRight : UISwipeGestureRecognizerDirectionLeft;
```
```objc bad
[other setDirection:↓UISwipeGestureRecognizerDirectionRight];
```
```objc good
swipe.direction = UISwipeGestureRecognizerDirectionUp;
[swipe setDirection:(UISwipeGestureRecognizerDirectionLeft | UISwipeGestureRecognizerDirectionRight)];
if (swipe.direction & UISwipeGestureRecognizerDirectionLeft) { return; }
```
```xml bad
<swipeGestureRecognizer direction="↓left" id="Sw1-pe-001"/>
```
```xml good
<swipeGestureRecognizer direction="up" id="Sw1-pe-002"/>
```

"""####),
    PackedRule(path: "layout-constraint/asymmetric-constraint-insets.md", core: ####"""
---
id: asymmetric-constraint-insets
category: layout-constraint
severity: warning
fix: shown
precision: high
message: "`{MATCH}` keeps two different sides, the same ones in every language; pin leading and trailing, or give the edges directional insets"
---
# Edges pinned with different left and right insets

`make.edges` with `UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 4)` makes left and right constraints: in Arabic the wide margin stays on the left. With equal sides it does not
matter, so only insets that differ are reported, written on the spot or as a constant of the same file. SnapKit 5.0.1 has `directionalEdges` and takes `NSDirectionalEdgeInsets`
(5.6 for `directionalHorizontalEdges`); elsewhere pin top, leading, bottom and trailing one by one.
```swift find
title: "Use directional edges and insets"
SIDE: left -> right
EDGES: edges -> directionalEdges | margins -> directionalMargins | horizontalEdges -> directionalHorizontalEdges
.$EDGES.$REL.inset($(UIEdgeInsets -> NSDirectionalEdgeInsets)(top: $T, $(left -> leading): $L, bottom: $B, $(right -> trailing): $R))
where $L not-same-size $R
where $L not-twin $R by SIDE
where within makeConstraints, remakeConstraints, updateConstraints, prepareConstraints
```
```swift find
fix: none
EDGES: edges -> directionalEdges | margins -> directionalMargins | horizontalEdges -> directionalHorizontalEdges
.$EDGES.$REL.inset($I)
where $I differs at left, right
where within makeConstraints, remakeConstraints, updateConstraints, prepareConstraints
```
```objc find
fix: none
.$(edges)$$$.insets($I)
where $I differs at 2, 4
where project uses Masonry
```
```objc find
fix: none
.$(edges).mas_equalTo($I)
where $I differs at 2, 4
where project uses Masonry
```
```swift find
fix: none
$(Edges)($I)
where $I differs at left, right
where project uses EasyPeasy
```
```swift find
fix: none
.$(edgesToSuperview | horizontalToSuperview | edges)($(? $$$ ,)insets: $I$(? , $$$))
where $I differs at left, right
where project uses TinyConstraints
```
```swift find
title: "Use directional insets"
SIDE: left -> right
.$(margin | padding)($(UIEdgeInsets -> NSDirectionalEdgeInsets)(top: $T, $(left -> leading): $L, bottom: $B, $(right -> trailing): $R))
where $L not-same-size $R
where $L not-twin $R by SIDE
where project uses PinLayout, FlexLayout
```
```swift find
fix: none
.$(margin | padding)($T, $L, $B, $R)
where $L not-same-size $R
where named pin, flex, addItem
where project uses PinLayout, FlexLayout
```
"""####, text: ####"""
---
id: asymmetric-constraint-insets
category: layout-constraint
severity: warning
fix: shown
precision: high
message: "`{MATCH}` keeps two different sides, the same ones in every language; pin leading and trailing, or give the edges directional insets"
---
# Edges pinned with different left and right insets

`make.edges` with `UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 4)` makes left and right constraints: in Arabic the wide margin stays on the left. With equal sides it does not
matter, so only insets that differ are reported, written on the spot or as a constant of the same file. SnapKit 5.0.1 has `directionalEdges` and takes `NSDirectionalEdgeInsets`
(5.6 for `directionalHorizontalEdges`); elsewhere pin top, leading, bottom and trailing one by one.

    make.directionalEdges.equalToSuperview().inset(NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 4))

Keep it where the two sides belong to a picture. The same insets given to leading and trailing attributes need no change: both SnapKit and Masonry mirror them.

Source: `ConstraintMakerEditable.swift` of SnapKit, `MASViewConstraint.m` of Masonry, `CompoundAttribute` of EasyPeasy, `TinyConstraints+superview.swift`, `PinLayout+Margins`, `FlexLayout.swift`.

## SnapKit

```swift find
title: "Use directional edges and insets"
SIDE: left -> right
EDGES: edges -> directionalEdges | margins -> directionalMargins | horizontalEdges -> directionalHorizontalEdges
.$EDGES.$REL.inset($(UIEdgeInsets -> NSDirectionalEdgeInsets)(top: $T, $(left -> leading): $L, bottom: $B, $(right -> trailing): $R))
where $L not-same-size $R
where $L not-twin $R by SIDE
where within makeConstraints, remakeConstraints, updateConstraints, prepareConstraints
```
```swift find
fix: none
EDGES: edges -> directionalEdges | margins -> directionalMargins | horizontalEdges -> directionalHorizontalEdges
.$EDGES.$REL.inset($I)
where $I differs at left, right
where within makeConstraints, remakeConstraints, updateConstraints, prepareConstraints
```

## Masonry

```objc find
fix: none
.$(edges)$$$.insets($I)
where $I differs at 2, 4
where project uses Masonry
```
```objc find
fix: none
.$(edges).mas_equalTo($I)
where $I differs at 2, 4
where project uses Masonry
```

## EasyPeasy and TinyConstraints

```swift find
fix: none
$(Edges)($I)
where $I differs at left, right
where project uses EasyPeasy
```
```swift find
fix: none
.$(edgesToSuperview | horizontalToSuperview | edges)($(? $$$ ,)insets: $I$(? , $$$))
where $I differs at left, right
where project uses TinyConstraints
```

## PinLayout and FlexLayout

```swift find
title: "Use directional insets"
SIDE: left -> right
.$(margin | padding)($(UIEdgeInsets -> NSDirectionalEdgeInsets)(top: $T, $(left -> leading): $L, bottom: $B, $(right -> trailing): $R))
where $L not-same-size $R
where $L not-twin $R by SIDE
where project uses PinLayout, FlexLayout
```
```swift find
fix: none
.$(margin | padding)($T, $L, $B, $R)
where $L not-same-size $R
where named pin, flex, addItem
where project uses PinLayout, FlexLayout
```

## Examples

```swift bad imports=SnapKit
card.snp.makeConstraints { make in
    make.↓edges.equalToSuperview().inset(UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 4))
}
```
```swift fixed shown
card.snp.makeConstraints { make in
    make.directionalEdges.equalToSuperview().inset(NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 4))
}
```
```swift bad imports=SnapKit
static let cardInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 0)
func place() {
    card.snp.makeConstraints { $0.↓edges.equalTo(row).inset(Metrics.cardInsets) }
}
```
```swift good imports=SnapKit
static let cardInsets = UIEdgeInsets(top: 8, left: 16, bottom: 4, right: 16)
func place() {
    card.snp.makeConstraints { $0.edges.equalTo(row).inset(Metrics.cardInsets) }
    card.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: insets.left, bottom: 2, right: insets.right)) }
    card.snp.makeConstraints { $0.edges.equalToSuperview().inset(given) }
    card.snp.makeConstraints { $0.leading.trailing.equalToSuperview().inset(UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 4)) }
}
```
```objc bad imports=Masonry
[card mas_makeConstraints:^(MASConstraintMaker *make) {
    make.↓edges.equalTo(self).with.insets(UIEdgeInsetsMake(0, 16, 0, 4));
}];
```
```objc bad imports=Masonry
[card mas_makeConstraints:^(MASConstraintMaker *make) {
    make.↓edges.mas_equalTo(UIEdgeInsetsMake(0, 16, 0, 4));
}];
```
```objc good imports=Masonry
[card mas_makeConstraints:^(MASConstraintMaker *make) {
    make.edges.equalTo(self).insets(UIEdgeInsetsMake(4, 16, 0, 16));
    make.edges.mas_equalTo(UIEdgeInsetsZero);
}];
```
```swift bad imports=EasyPeasy
card.easy.layout(↓Edges(UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 4)))
```
```swift bad imports=TinyConstraints
card.↓edgesToSuperview(insets: TinyEdgeInsets(top: 0, left: 16, bottom: 0, right: 4))
```
```swift bad imports=PinLayout
card.pin.all().↓margin(UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 4))
row.pin.all().↓margin(0, 16, 0, 4)
```
```swift good
card.pin.all().margin(0, 16, 0, 4)
card.edgesToSuperview(insets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 4))
```

"""####),
    PackedRule(path: "layout-constraint/frame-library-side.md", core: ####"""
---
id: frame-library-side
category: layout-constraint
severity: note
fix: none
precision: medium
message: "`{MATCH}` sets a frame from one side in every language, and this library knows no other; choose the side by `effectiveUserInterfaceLayoutDirection`"
---
# SDAutoLayout, Neon and YYKit: libraries that only know left and right

These libraries set frames from left and right and have no word for leading and trailing: nothing that they place turns round in Arabic. Where such a view is not symmetric,
choose the side by `effectiveUserInterfaceLayoutDirection`, in a helper of your own, or move the view to constraints with leading and trailing.
Both sides set alike are not reported. It is a note since every place has to be looked at.
```objc except
MIRROR: leftSpaceToView -> rightSpaceToView | rightSpaceToView -> leftSpaceToView | leftEqualToView -> rightEqualToView | rightEqualToView -> leftEqualToView
.$(leftSpaceToView | rightSpaceToView | leftEqualToView | rightEqualToView)($$$)
where paired by MIRROR in statement
```
```objc find
table SIDE: sdautolayout of layout-frames
.$SIDE($$$)
where project uses SDAutoLayout
where not-named in must-not-flip media, place
```
```swift except
MIRROR: leftSpaceToView -> rightSpaceToView | rightSpaceToView -> leftSpaceToView | leftEqualToView -> rightEqualToView | rightEqualToView -> leftEqualToView
.$(leftSpaceToView | rightSpaceToView | leftEqualToView | rightEqualToView)($$$)
where paired by MIRROR in statement
```
```swift find
table SIDE: sdautolayout of layout-frames
.$SIDE($$$)
where project uses SDAutoLayout
where not-named in must-not-flip media, place
```
```swift find
table SIDE: sdautolayout of layout-frames
.$SIDE?($$$)
where project uses SDAutoLayout
where not-named in must-not-flip media, place
```
```objc except
.leftSpaceToView($A, 0)$$$.rightEqualToView($A)
```
```objc except
.leftEqualToView($A)$$$.rightSpaceToView($A, 0)
```
```swift find
table SIDE: neon of layout-frames
$A.$(? anchorInCorner)$(? anchorToEdge)$(? align)$(? alignAndFill)$(? alignAndFillWidth)$(? alignAndFillHeight)$(? anchorToEdgeAndFill)$(? groupInCorner)$(? groupAgainstEdge)$(? groupAndAlign)(.$SIDE, $$$)
where imports Neon
where not-named in must-not-flip media, place
```
```objc except
$A.left = $N;
$A.right = $M
```
```objc find
.$(left | right) = $N
where project uses YYKit, UIView_YYAdd, YYCategories
where not-named in must-not-flip media, place
```
"""####, text: ####"""
---
id: frame-library-side
category: layout-constraint
severity: note
fix: none
precision: medium
message: "`{MATCH}` sets a frame from one side in every language, and this library knows no other; choose the side by `effectiveUserInterfaceLayoutDirection`"
---
# SDAutoLayout, Neon and YYKit: libraries that only know left and right

These libraries set frames from left and right and have no word for leading and trailing: nothing that they place turns round in Arabic. Where such a view is not symmetric,
choose the side by `effectiveUserInterfaceLayoutDirection`, in a helper of your own, or move the view to constraints with leading and trailing.
Both sides set alike are not reported. It is a note since every place has to be looked at.

Source: `UIView+SDAutoLayout.h` of SDAutoLayout, `Constants.swift` of Neon, `UIView+YYAdd.h` of YYKit.

## SDAutoLayout

```objc except
MIRROR: leftSpaceToView -> rightSpaceToView | rightSpaceToView -> leftSpaceToView | leftEqualToView -> rightEqualToView | rightEqualToView -> leftEqualToView
.$(leftSpaceToView | rightSpaceToView | leftEqualToView | rightEqualToView)($$$)
where paired by MIRROR in statement
```
```objc find
table SIDE: sdautolayout of layout-frames
.$SIDE($$$)
where project uses SDAutoLayout
where not-named in must-not-flip media, place
```
```swift except
MIRROR: leftSpaceToView -> rightSpaceToView | rightSpaceToView -> leftSpaceToView | leftEqualToView -> rightEqualToView | rightEqualToView -> leftEqualToView
.$(leftSpaceToView | rightSpaceToView | leftEqualToView | rightEqualToView)($$$)
where paired by MIRROR in statement
```
```swift find
table SIDE: sdautolayout of layout-frames
.$SIDE($$$)
where project uses SDAutoLayout
where not-named in must-not-flip media, place
```
```swift find
table SIDE: sdautolayout of layout-frames
.$SIDE?($$$)
where project uses SDAutoLayout
where not-named in must-not-flip media, place
```

```objc except
.leftSpaceToView($A, 0)$$$.rightEqualToView($A)
```
```objc except
.leftEqualToView($A)$$$.rightSpaceToView($A, 0)
```

## Neon

```swift find
table SIDE: neon of layout-frames
$A.$(? anchorInCorner)$(? anchorToEdge)$(? align)$(? alignAndFill)$(? alignAndFillWidth)$(? alignAndFillHeight)$(? anchorToEdgeAndFill)$(? groupInCorner)$(? groupAgainstEdge)$(? groupAndAlign)(.$SIDE, $$$)
where imports Neon
where not-named in must-not-flip media, place
```

## YYKit

```objc except
$A.left = $N;
$A.right = $M
```
```objc find
.$(left | right) = $N
where project uses YYKit, UIView_YYAdd, YYCategories
where not-named in must-not-flip media, place
```

## Examples

```objc bad imports=SDAutoLayout
self.price.sd_layout.↓leftSpaceToView(self.photo, 8).topEqualToView(self.photo).widthIs(80);
```
```objc good imports=SDAutoLayout
self.banner.sd_layout.leftSpaceToView(self, 8).topSpaceToView(self, 0).rightSpaceToView(self, 8);
self.price.sd_layout.topEqualToView(self.photo);
self.card.sd_layout.leftSpaceToView(self, 0).topEqualToView(self).rightEqualToView(self);
```
```swift bad imports=SDAutoLayout
_ = price.sd_layout()?.↓leftSpaceToView?(photo, 8)?.widthIs?(80)
```
```swift bad imports=Neon
badge.anchorInCorner(.↓topRight, xPad: 4, yPad: 4, width: 16, height: 16)
name.align(.↓toTheRightCentered, relativeTo: avatar, padding: 8, width: 120, height: 20)
```
```swift good imports=Neon
badge.anchorToEdge(.top, padding: 4, width: 16, height: 16)
name.align(.underCentered, relativeTo: avatar, padding: 8, width: 120, height: 20)
```
```objc bad imports=YYKit
self.avatar.↓left = 12;
```
```objc good
self.avatar.left = 12;
self.price.leftSpaceToView(8);
```
```swift good
badge.anchorInCorner(.topRight, xPad: 4, yPad: 4, width: 16, height: 16)
```

"""####),
    PackedRule(path: "layout-constraint/ib-left-right-constraint.md", core: ####"""
---
id: ib-left-right-constraint
category: layout-constraint
severity: warning
fix: safe
precision: high
unsafe-where: reads-constraint-sides
message: "this constraint holds its view on one side in every language; switch on Respect Language Direction"
---
# Interface Builder constraint that names left and right

Interface Builder writes `left` and `right` when Respect Language Direction is switched off in the menu of the constraint's item; such a view does not move when
the Arabic screen turns round. With `leading` and `trailing` the English picture and the constant stay the same. Keep left and right in layouts that are physical: a map, a joystick, a player's buttons, which are known by their names and pictures.
A share of an edge (`multiplier="1:3"`) is mirrored by neither kind, since x is counted from the left in every language; it gets no fix.
A constraint that is installed in no size class is never reported.
```xml find
fix: shown
message: "this constraint holds its view on one side in every language, and so would a share of the leading or trailing edge; use a spacer view for the share"
<constraint firstAttribute="$(left | right | leftMargin | rightMargin)" secondAttribute="$(left | right | leftMargin | rightMargin | centerX | centerXWithinMargins)" multiplier="$M" placeholder="$absent"/>
where $M is-not 1
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
where not-named play, pause
```
```xml find
fix: shown
message: "this constraint holds its view on one side in every language, and so would a share of the leading or trailing edge; use a spacer view for the share"
<constraint secondAttribute="$(left | right | leftMargin | rightMargin)" firstAttribute="$(centerX | centerXWithinMargins)" multiplier="$M" placeholder="$absent"/>
where $M is-not 1
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
where not-named play, pause
```
```xml find
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
```
```xml find
title: "Use leading and trailing"
SIDE, OTHER: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
<constraint firstAttribute="$SIDE" secondAttribute="$OTHER" placeholder="$absent"/>
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
where not-named play, pause
```
```xml find
title: "Use leading or trailing"
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
<constraint firstAttribute="$SIDE" secondAttribute="$(centerX | centerXWithinMargins)" placeholder="$absent"/>
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
where not-named play, pause
```
```xml find
title: "Use leading or trailing"
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
<constraint secondAttribute="$SIDE" firstAttribute="$(centerX | centerXWithinMargins)" placeholder="$absent"/>
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
where not-named play, pause
```
"""####, text: ####"""
---
id: ib-left-right-constraint
category: layout-constraint
severity: warning
fix: safe
precision: high
unsafe-where: reads-constraint-sides
message: "this constraint holds its view on one side in every language; switch on Respect Language Direction"
---
# Interface Builder constraint that names left and right

Interface Builder writes `left` and `right` when Respect Language Direction is switched off in the menu of the constraint's item; such a view does not move when
the Arabic screen turns round. With `leading` and `trailing` the English picture and the constant stay the same. Keep left and right in layouts that are physical: a map, a joystick, a player's buttons, which are known by their names and pictures.
A share of an edge (`multiplier="1:3"`) is mirrored by neither kind, since x is counted from the left in every language; it gets no fix.
A constraint that is installed in no size class is never reported.

A view held at the same distance on both sides looks the same in either direction and is only a note.

Availability: leading and trailing attributes iOS 6 and macOS 10.7, their margins iOS 8.

Source: UIKit NSLayoutConstraint.h.

```xml find
fix: shown
message: "this constraint holds its view on one side in every language, and so would a share of the leading or trailing edge; use a spacer view for the share"
<constraint firstAttribute="$(left | right | leftMargin | rightMargin)" secondAttribute="$(left | right | leftMargin | rightMargin | centerX | centerXWithinMargins)" multiplier="$M" placeholder="$absent"/>
where $M is-not 1
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
where not-named play, pause
```
```xml find
fix: shown
message: "this constraint holds its view on one side in every language, and so would a share of the leading or trailing edge; use a spacer view for the share"
<constraint secondAttribute="$(left | right | leftMargin | rightMargin)" firstAttribute="$(centerX | centerXWithinMargins)" multiplier="$M" placeholder="$absent"/>
where $M is-not 1
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
where not-named play, pause
```
```xml find
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
```
```xml find
title: "Use leading and trailing"
SIDE, OTHER: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
<constraint firstAttribute="$SIDE" secondAttribute="$OTHER" placeholder="$absent"/>
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
where not-named play, pause
```
```xml find
title: "Use leading or trailing"
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
<constraint firstAttribute="$SIDE" secondAttribute="$(centerX | centerXWithinMargins)" placeholder="$absent"/>
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
where not-named play, pause
```
```xml find
title: "Use leading or trailing"
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
<constraint secondAttribute="$SIDE" firstAttribute="$(centerX | centerXWithinMargins)" placeholder="$absent"/>
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
where not-named play, pause
```

## Examples

```xml bad
<constraint firstItem="Lx1-aa-001" firstAttribute="↓left" secondItem="Lx1-aa-000" secondAttribute="right" constant="8" id="Lx1-cc-001"/>
```
```xml fixed
<constraint firstItem="Lx1-aa-001" firstAttribute="leading" secondItem="Lx1-aa-000" secondAttribute="trailing" constant="8" id="Lx1-cc-001"/>
```
```xml bad
<constraint firstAttribute="↓rightMargin" secondItem="Lx1-aa-001" secondAttribute="right" constant="10" id="Lx1-cc-002"/>
```
```xml fixed
<constraint firstAttribute="trailingMargin" secondItem="Lx1-aa-001" secondAttribute="trailing" constant="10" id="Lx1-cc-002"/>
```
```xml bad
<constraint firstItem="Lx1-aa-001" firstAttribute="↓left" secondItem="Lx1-aa-000" secondAttribute="centerX" id="Lx1-cc-003"/>
```
```xml fixed
<constraint firstItem="Lx1-aa-001" firstAttribute="leading" secondItem="Lx1-aa-000" secondAttribute="centerX" id="Lx1-cc-003"/>
```
```xml bad
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <view id="Lx2-aa-000">
            <subviews>
                <view id="Lx2-aa-001"/>
            </subviews>
            <constraints>
                <constraint firstItem="Lx2-aa-001" firstAttribute="↓left" secondItem="Lx2-aa-000" secondAttribute="left" constant="12" id="Lx2-cc-001"/>
                <constraint firstAttribute="↓right" secondItem="Lx2-aa-001" secondAttribute="right" constant="12" id="Lx2-cc-002"/>
            </constraints>
        </view>
    </objects>
</document>
```
```xml fixed
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
```xml good
<constraint firstItem="Lx1-aa-001" firstAttribute="leading" secondItem="Lx1-aa-000" secondAttribute="leading" constant="8" id="Lx1-cc-004"/>
<constraint firstItem="Lx1-aa-001" firstAttribute="centerX" secondItem="Lx1-aa-000" secondAttribute="centerX" id="Lx1-cc-005"/>
<constraint firstItem="Lx1-aa-001" firstAttribute="left" secondItem="Lx1-aa-000" secondAttribute="left" placeholder="YES" id="Lx1-cc-006"/>
```
```xml good
<view contentMode="scaleToFill" semanticContentAttribute="spatial" id="Lx1-aa-000">
    <constraints>
        <constraint firstItem="Lx1-aa-001" firstAttribute="left" secondItem="Lx1-aa-000" secondAttribute="left" constant="8" id="Lx1-cc-007"/>
    </constraints>
</view>
```
```xml good document=macOS
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
```xml bad
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <view id="Lx4-aa-000">
            <subviews>
                <view id="Lx4-aa-001"/>
                <view id="Lx4-aa-002"/>
            </subviews>
            <constraints>
                <constraint firstItem="Lx4-aa-001" firstAttribute="left" secondItem="Lx4-aa-000" secondAttribute="left" constant="12" id="Lx4-cc-001"/>
                <constraint firstItem="Lx4-aa-002" firstAttribute="↓left" secondItem="Lx4-aa-000" secondAttribute="left" constant="16" id="Lx4-cc-002"/>
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
```xml fixed
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
```xml bad
<constraint firstItem="Lx1-aa-001" firstAttribute="↓left" secondItem="Lx1-aa-000" secondAttribute="right" multiplier="1:3" id="Lx1-cc-010"/>
```
```xml bad
<constraint firstItem="Lx1-aa-001" firstAttribute="↓left" secondItem="Lx1-aa-000" secondAttribute="left" multiplier="1" id="Lx1-cc-011"/>
```
```xml fixed
<constraint firstItem="Lx1-aa-001" firstAttribute="leading" secondItem="Lx1-aa-000" secondAttribute="leading" multiplier="1" id="Lx1-cc-011"/>
```

"""####),
    PackedRule(path: "layout-constraint/left-right-anchors.md", core: ####"""
---
id: left-right-anchors
category: layout-constraint
severity: warning
fix: safe
precision: high
unsafe-where: reads-constraint-sides
message: "`{MATCH}` stays on its side in every language; use the leading and trailing anchors"
---
# Anchors that name left and right

A view held by `leftAnchor` stays on the left when the rest of the Arabic screen turns round, and lands on its neighbours.
`leadingAnchor` and `trailingAnchor` give the same picture in English; constants keep their sign. Both ends of one constraint must change together,
since left against leading raises an exception; against `centerXAnchor` either kind is allowed. A view held at equal distances on both sides is only a note. Keep left and right where the place is physical: a map, a player's transport bar, a crop handle.
```swift except
$(leftAnchor | rightAnchor).constraint($REL: $B.$(leadingAnchor | trailingAnchor)

$(leadingAnchor | trailingAnchor).constraint($REL: $B.$(leftAnchor | rightAnchor)
```
```swift except
SIDE: leftAnchor | rightAnchor
$SIDE.constraint($REL: $OTHER

$A.$SIDE.constraint($REL: $OTHER
where $OTHER parameter
where $OTHER has-word left, right
```
```swift except
SIDE: leftAnchor | rightAnchor
$SIDE.constraint(
where $SIDE parameter
```
```objc except
[$VIEW.$(leftAnchor | rightAnchor) $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$OTHER

[[$VIEW $(leftAnchor | rightAnchor)] $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$OTHER
where $OTHER parameter
where $OTHER has-word left, right
```
```objc except
$(leftAnchor | rightAnchor) $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$B.$(leadingAnchor | trailingAnchor)

$(leadingAnchor | trailingAnchor) $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$B.$(leftAnchor | rightAnchor)
```
```swift except
group: $A
$A.$HELPER($$$ $(left | right | leading | trailing): $B.$(leftAnchor | rightAnchor)
where $HELPER has-no-word constraint
```
```swift shared
title: "Use leading and trailing anchors"
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing anchors keep it so beside views that turn"
group: $A, $B
SIDE, OTHER: leftAnchor -> leadingAnchor | rightAnchor -> trailingAnchor
MIRROR: leftAnchor -> rightAnchor | rightAnchor -> leftAnchor | left -> right | right -> left | greaterThanOrEqualTo -> lessThanOrEqualTo | lessThanOrEqualTo -> greaterThanOrEqualTo
where not-named in must-not-flip media, place
```
```swift find
note-when: paired by MIRROR at $C
$A.$SIDE.constraint($REL: $B.$OTHER$(? , constant: $C)$(? , $$$))
where $B has-no-word anchor
```
```swift find
note-when: paired by MIRROR at $C
$A.$SIDE.constraint($REL: $OTHER$(? , constant: $C)$(? , $$$))
where $OTHER not-local
```
```swift find
note-when: paired by MIRROR at $C
$SIDE.constraint($REL: $B.$OTHER$(? , constant: $C)$(? , $$$))
where $SIDE not-local
where $B has-no-word anchor
```
```swift find
title: "Use the leading or trailing anchor"
group: $A
$A.$SIDE.constraint($REL: $B.centerXAnchor$(? , $$$))

$A.$SIDE.constraint($REL: centerXAnchor$(? , $$$))
```
```swift find
title: "Use the leading or trailing anchor"
group: $B
$A.centerXAnchor.constraint($REL: $B.$SIDE$(? , $$$))
where $B has-no-word anchor
```
```swift find
title: "Use the leading or trailing anchor"
group: $A
$A.centerXAnchor.constraint($REL: $SIDE$(? , $$$))
where $SIDE not-local
```
```objc shared
title: "Use leading and trailing anchors"
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing anchors keep it so beside views that turn"
group: $A, $B
SIDE, OTHER: leftAnchor -> leadingAnchor | rightAnchor -> trailingAnchor
MIRROR: leftAnchor -> rightAnchor | rightAnchor -> leftAnchor | left -> right | right -> left | greaterThanOrEqualTo -> lessThanOrEqualTo | lessThanOrEqualTo -> greaterThanOrEqualTo
where not-named in must-not-flip media, place
```
```objc find
note-when: paired by MIRROR at $C
[$A.$SIDE constraintEqualToAnchor:$B.$OTHER$(? constant:$C)]

[[$A $SIDE] constraintEqualToAnchor:[$B $OTHER]$(? constant:$C)]
```
```objc find
[$A.$SIDE $(constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$B.$OTHER$(? constant:$C)]

[[$A $SIDE] $(constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):[$B $OTHER]$(? constant:$C)]
```
```objc find
title: "Use the leading or trailing anchor"
group: $A
[$A.$SIDE $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$B.centerXAnchor$(? constant:$C)]

[[$A $SIDE] $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):[$B centerXAnchor]$(? constant:$C)]
```
```objc find
title: "Use the leading or trailing anchor"
group: $B
[$A.centerXAnchor constraintEqualToAnchor:$B.$SIDE$(? constant:$C)]

[$A.centerXAnchor constraintGreaterThanOrEqualToAnchor:$B.$SIDE$(? constant:$C)]

[$A.centerXAnchor constraintLessThanOrEqualToAnchor:$B.$SIDE$(? constant:$C)]

[[$A centerXAnchor] constraintEqualToAnchor:[$B $SIDE]$(? constant:$C)]
```
```swift,objc shared
fix: shown
message: "`{MATCH}` stays on its side in every language; change it together with the other end of this constraint"
group: $A
where not-named in must-not-flip media, place
```
```swift find
$A.$(leftAnchor | rightAnchor).constraint(

$(leftAnchor | rightAnchor).constraint(
```
```swift find
$A.constraint($REL: $B.$(leftAnchor | rightAnchor)
where $A has-no-word left, right, leading, trailing, center
```
```objc find
$A.$(leftAnchor | rightAnchor) $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):

$(leftAnchor | rightAnchor) $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):
```
"""####, text: ####"""
---
id: left-right-anchors
category: layout-constraint
severity: warning
fix: safe
precision: high
unsafe-where: reads-constraint-sides
message: "`{MATCH}` stays on its side in every language; use the leading and trailing anchors"
---
# Anchors that name left and right

A view held by `leftAnchor` stays on the left when the rest of the Arabic screen turns round, and lands on its neighbours.
`leadingAnchor` and `trailingAnchor` give the same picture in English; constants keep their sign. Both ends of one constraint must change together,
since left against leading raises an exception; against `centerXAnchor` either kind is allowed. A view held at equal distances on both sides is only a note. Keep left and right where the place is physical: a map, a player's transport bar, a crop handle.

Availability: anchors iOS 9 and macOS 10.11.

Source: UIKit NSLayoutAnchor.h.

```swift except
$(leftAnchor | rightAnchor).constraint($REL: $B.$(leadingAnchor | trailingAnchor)

$(leadingAnchor | trailingAnchor).constraint($REL: $B.$(leftAnchor | rightAnchor)
```
```swift except
SIDE: leftAnchor | rightAnchor
$SIDE.constraint($REL: $OTHER

$A.$SIDE.constraint($REL: $OTHER
where $OTHER parameter
where $OTHER has-word left, right
```
```swift except
SIDE: leftAnchor | rightAnchor
$SIDE.constraint(
where $SIDE parameter
```
```objc except
[$VIEW.$(leftAnchor | rightAnchor) $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$OTHER

[[$VIEW $(leftAnchor | rightAnchor)] $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$OTHER
where $OTHER parameter
where $OTHER has-word left, right
```
```objc except
$(leftAnchor | rightAnchor) $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$B.$(leadingAnchor | trailingAnchor)

$(leadingAnchor | trailingAnchor) $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$B.$(leftAnchor | rightAnchor)
```

A view that hands one of its sides to a helper is not reported: the helper decides what it is held against. Its other constraints wait for it.

```swift except
group: $A
$A.$HELPER($$$ $(left | right | leading | trailing): $B.$(leftAnchor | rightAnchor)
where $HELPER has-no-word constraint
```

## Both ends are written here

A view that is held at the same distance on both sides looks the same in either direction and is a note.

```swift shared
title: "Use leading and trailing anchors"
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing anchors keep it so beside views that turn"
group: $A, $B
SIDE, OTHER: leftAnchor -> leadingAnchor | rightAnchor -> trailingAnchor
MIRROR: leftAnchor -> rightAnchor | rightAnchor -> leftAnchor | left -> right | right -> left | greaterThanOrEqualTo -> lessThanOrEqualTo | lessThanOrEqualTo -> greaterThanOrEqualTo
where not-named in must-not-flip media, place
```
```swift find
note-when: paired by MIRROR at $C
$A.$SIDE.constraint($REL: $B.$OTHER$(? , constant: $C)$(? , $$$))
where $B has-no-word anchor
```
```swift find
note-when: paired by MIRROR at $C
$A.$SIDE.constraint($REL: $OTHER$(? , constant: $C)$(? , $$$))
where $OTHER not-local
```
```swift find
note-when: paired by MIRROR at $C
$SIDE.constraint($REL: $B.$OTHER$(? , constant: $C)$(? , $$$))
where $SIDE not-local
where $B has-no-word anchor
```
```swift find
title: "Use the leading or trailing anchor"
group: $A
$A.$SIDE.constraint($REL: $B.centerXAnchor$(? , $$$))

$A.$SIDE.constraint($REL: centerXAnchor$(? , $$$))
```
```swift find
title: "Use the leading or trailing anchor"
group: $B
$A.centerXAnchor.constraint($REL: $B.$SIDE$(? , $$$))
where $B has-no-word anchor
```
```swift find
title: "Use the leading or trailing anchor"
group: $A
$A.centerXAnchor.constraint($REL: $SIDE$(? , $$$))
where $SIDE not-local
```
```objc shared
title: "Use leading and trailing anchors"
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing anchors keep it so beside views that turn"
group: $A, $B
SIDE, OTHER: leftAnchor -> leadingAnchor | rightAnchor -> trailingAnchor
MIRROR: leftAnchor -> rightAnchor | rightAnchor -> leftAnchor | left -> right | right -> left | greaterThanOrEqualTo -> lessThanOrEqualTo | lessThanOrEqualTo -> greaterThanOrEqualTo
where not-named in must-not-flip media, place
```
```objc find
note-when: paired by MIRROR at $C
[$A.$SIDE constraintEqualToAnchor:$B.$OTHER$(? constant:$C)]

[[$A $SIDE] constraintEqualToAnchor:[$B $OTHER]$(? constant:$C)]
```
```objc find
[$A.$SIDE $(constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$B.$OTHER$(? constant:$C)]

[[$A $SIDE] $(constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):[$B $OTHER]$(? constant:$C)]
```
```objc find
title: "Use the leading or trailing anchor"
group: $A
[$A.$SIDE $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$B.centerXAnchor$(? constant:$C)]

[[$A $SIDE] $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):[$B centerXAnchor]$(? constant:$C)]
```
```objc find
title: "Use the leading or trailing anchor"
group: $B
[$A.centerXAnchor constraintEqualToAnchor:$B.$SIDE$(? constant:$C)]

[$A.centerXAnchor constraintGreaterThanOrEqualToAnchor:$B.$SIDE$(? constant:$C)]

[$A.centerXAnchor constraintLessThanOrEqualToAnchor:$B.$SIDE$(? constant:$C)]

[[$A centerXAnchor] constraintEqualToAnchor:[$B $SIDE]$(? constant:$C)]
```

## One end comes from elsewhere

An edit of one end alone can crash, so these carry no fix.

```swift,objc shared
fix: shown
message: "`{MATCH}` stays on its side in every language; change it together with the other end of this constraint"
group: $A
where not-named in must-not-flip media, place
```
```swift find
$A.$(leftAnchor | rightAnchor).constraint(

$(leftAnchor | rightAnchor).constraint(
```
```swift find
$A.constraint($REL: $B.$(leftAnchor | rightAnchor)
where $A has-no-word left, right, leading, trailing, center
```
```objc find
$A.$(leftAnchor | rightAnchor) $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):

$(leftAnchor | rightAnchor) $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):
```

## Examples

```swift bad
icon.↓leftAnchor.constraint(equalTo: row.safeAreaLayoutGuide.leftAnchor, constant: 8).isActive = true
```
```swift fixed
icon.leadingAnchor.constraint(equalTo: row.safeAreaLayoutGuide.leadingAnchor, constant: 8).isActive = true
```
```swift bad
NSLayoutConstraint.activate([
    priceLabel.topAnchor.constraint(equalTo: topAnchor),
    priceLabel.↓rightAnchor.constraint(lessThanOrEqualTo: cartButton.leftAnchor, constant: -12),
])
```
```swift fixed
NSLayoutConstraint.activate([
    priceLabel.topAnchor.constraint(equalTo: topAnchor),
    priceLabel.trailingAnchor.constraint(lessThanOrEqualTo: cartButton.leadingAnchor, constant: -12),
])
```
```swift bad
stack.↓rightAnchor.constraint(equalTo: rightAnchor, constant: -margin).isActive = true
```
```swift fixed
stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin).isActive = true
```
```swift bad
guard let superview = superview else { return }
↓leftAnchor.constraint(equalTo: superview.leftAnchor).isActive = true
```
```swift fixed
guard let superview = superview else { return }
leadingAnchor.constraint(equalTo: superview.leadingAnchor).isActive = true
```
```swift bad
badge.centerXAnchor.constraint(equalTo: avatar.↓rightAnchor, constant: -5).isActive = true
```
```swift fixed
badge.centerXAnchor.constraint(equalTo: avatar.trailingAnchor, constant: -5).isActive = true
```
```swift bad
divider.↓leftAnchor.constraint(equalTo: header.centerXAnchor).isActive = true
```
```swift fixed
divider.leadingAnchor.constraint(equalTo: header.centerXAnchor).isActive = true
```
```swift bad
func pin(to edge: NSLayoutXAxisAnchor, inset: CGFloat) {
    ↓leftAnchor.constraint(equalTo: edge, constant: inset).isActive = true
}
```
```swift bad
guide.↓leftAnchor.constraint(equalTo: cell?.rightAnchor ?? guide.leftAnchor).isActive = true
```
```swift bad
edge.constraint(equalTo: sheet.↓rightAnchor, constant: -20).isActive = true
```
```swift good
icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8).isActive = true
icon.centerXAnchor.constraint(equalTo: row.centerXAnchor).isActive = true
```
```swift good
protocol Anchored {
    var leftAnchor: NSLayoutXAxisAnchor { get }
    var rightAnchor: NSLayoutXAxisAnchor { get }
}
```
```swift good
if traitCollection.layoutDirection == .rightToLeft {
    arrow.rightAnchor.constraint(equalTo: leftAnchor).isActive = true
}
```
```swift good
compassView.leftAnchor.constraint(equalTo: mapView.leftAnchor, constant: 12).isActive = true
```
```objc bad
[self.shadow.↓leftAnchor constraintEqualToAnchor:self.leftAnchor].active = YES;
[self.field.↓rightAnchor constraintEqualToAnchor:guide.rightAnchor constant:-8.0].active = YES;
```
```objc fixed
[self.shadow.leadingAnchor constraintEqualToAnchor:self.leadingAnchor].active = YES;
[self.field.trailingAnchor constraintEqualToAnchor:guide.trailingAnchor constant:-8.0].active = YES;
```
```objc bad
[[_badge ↓leftAnchor] constraintEqualToAnchor:[_title rightAnchor] constant:4].active = YES;
```
```objc fixed
[[_badge leadingAnchor] constraintEqualToAnchor:[_title trailingAnchor] constant:4].active = YES;
```
```objc bad
[button.↓leftAnchor constraintEqualToAnchor:startAnchor].active = YES;
```
```objc good
[self.shadow.leadingAnchor constraintEqualToAnchor:self.leadingAnchor].active = YES;
```
```swift bad
sheet.↓leftAnchor.constraint(equalTo: view.leftAnchor, constant: 12).isActive = true
sheet.↓rightAnchor.constraint(equalTo: view.rightAnchor, constant: -12).isActive = true
```
```swift fixed
sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12).isActive = true
sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12).isActive = true
```
```swift good
func pin(leftAnchor: NSLayoutXAxisAnchor?, right: NSLayoutXAxisAnchor?, left: CGFloat) {
    if let leftAnchor = leftAnchor {
        self.leftAnchor.constraint(equalTo: leftAnchor, constant: left).isActive = true
    }
    if let right { badge.rightAnchor.constraint(equalTo: right).isActive = true }
}
```
```swift bad
func pin(to box: UIView) {
    let leftAnchor = box.safeAreaLayoutGuide.leftAnchor
    badge.↓leftAnchor.constraint(equalTo: leftAnchor).isActive = true
}
```
```objc good
- (void)pinLeft:(NSLayoutXAxisAnchor *)leftAnchor {
    [self.badge.leftAnchor constraintEqualToAnchor:leftAnchor].active = YES;
}
```
```swift bad
sheet.↓leftAnchor.constraint(greaterThanOrEqualTo: view.leftAnchor, constant: 12).isActive = true
sheet.↓rightAnchor.constraint(lessThanOrEqualTo: view.rightAnchor, constant: -12).isActive = true
```
```swift fixed
sheet.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 12).isActive = true
sheet.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -12).isActive = true
```
```swift good
if drawerSide == .left {
    drawer.rightAnchor.constraint(equalTo: leftAnchor).isActive = true
} else {
    drawer.leftAnchor.constraint(equalTo: rightAnchor).isActive = true
}
```
```swift bad
badge.centerXAnchor.constraint(equalTo: ↓rightAnchor, constant: -5).isActive = true
icon.↓leftAnchor.constraint(equalTo: centerXAnchor).isActive = true
```
```swift fixed
badge.centerXAnchor.constraint(equalTo: trailingAnchor, constant: -5).isActive = true
icon.leadingAnchor.constraint(equalTo: centerXAnchor).isActive = true
```
```objc bad
[[_badge ↓leftAnchor] constraintEqualToAnchor:[_title centerXAnchor] constant:4].active = YES;
[[_badge centerXAnchor] constraintEqualToAnchor:[_title ↓rightAnchor]].active = YES;
[self.thumb.centerXAnchor constraintLessThanOrEqualToAnchor:self.title.↓rightAnchor].active = YES;
```
```objc fixed
[[_badge leadingAnchor] constraintEqualToAnchor:[_title centerXAnchor] constant:4].active = YES;
[[_badge centerXAnchor] constraintEqualToAnchor:[_title trailingAnchor]].active = YES;
[self.thumb.centerXAnchor constraintLessThanOrEqualToAnchor:self.title.trailingAnchor].active = YES;
```
```swift bad
photo.↓leftAnchor.constraint(equalTo: card.leftAnchor).isActive = true
title.↓rightAnchor.constraint(equalTo: card.rightAnchor).isActive = true
```
```swift fixed
photo.leadingAnchor.constraint(equalTo: card.leadingAnchor).isActive = true
title.trailingAnchor.constraint(equalTo: card.trailingAnchor).isActive = true
```

"""####),
    PackedRule(path: "layout-constraint/left-right-attributes.md", core: ####"""
---
id: left-right-attributes
category: layout-constraint
severity: warning
fix: safe
precision: high
unsafe-where: reads-constraint-sides
message: "`{MATCH}` stays on its side in every language; use leading and trailing"
---
# Constraint attributes that name left and right

A constraint between left or right attributes does not turn round with the Arabic screen. `leading` and `trailing` (and `leadingMargin`, `trailingMargin`)
look the same in English, and the constants keep their sign. Both attributes of one constraint must change together: left against leading raises an exception.
A share of an edge (`multiplier: 0.5`) is mirrored by neither kind, since x is counted from the left in every language; it gets no fix.
A visual format runs from leading to trailing by itself; only options that name a side are reported. Keep left and right where the place is physical, such as on a map.
```swift find
fix: shown
message: "`{MATCH}` stays on its side in every language, and so would a share of the leading or trailing edge; use a layout guide for the share"
group: $A, $B
item: $A, attribute: $(? NSLayoutConstraint.Attribute).$(left | right | leftMargin | rightMargin), relatedBy: $REL, toItem: $B, attribute: $OTHER, multiplier: $M
where $M is-not 1
where not-named in must-not-flip media, place
```
```swift find
fix: shown
message: "`{MATCH}` stays on its side in every language, and so would a share of the leading or trailing edge; use a layout guide for the share"
group: $A, $B
item: $A, attribute: $(? NSLayoutConstraint.Attribute).centerX, relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$(left | right | leftMargin | rightMargin), multiplier: $M
where $M is-not 1
where not-named in must-not-flip media, place
```
```swift find
level: note
message: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
title: "Use leading and trailing"
group: $A, $B
SIDE, OTHER: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
MIRROR: left -> right | right -> left | leftMargin -> rightMargin | rightMargin -> leftMargin
item: $A, attribute: $(? NSLayoutConstraint.Attribute).$SIDE, relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$OTHER, multiplier: $M, constant: $C)
where paired by MIRROR at $C
where not-named in must-not-flip media, place
```
```swift find
title: "Use leading and trailing"
group: $A, $B
SIDE, OTHER: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
item: $A, attribute: $(? NSLayoutConstraint.Attribute).$SIDE, relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$OTHER, multiplier
where not-named in must-not-flip media, place
```
```swift find
title: "Use leading or trailing"
group: $A
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
item: $A, attribute: $(? NSLayoutConstraint.Attribute).$SIDE, relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$(centerX | centerXWithinMargins), multiplier
where not-named in must-not-flip media, place
```
```swift find
title: "Use leading or trailing"
group: $B
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
item: $A, attribute: $(? NSLayoutConstraint.Attribute).centerX, relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$SIDE, multiplier
where not-named in must-not-flip media, place
```
```swift except
attribute: $(? NSLayoutConstraint.Attribute).$(left | right | leftMargin | rightMargin), relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$(leading | trailing | leadingMargin | trailingMargin)
```
```swift except
attribute: $(? NSLayoutConstraint.Attribute).$(leading | trailing | leadingMargin | trailingMargin), relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$(left | right | leftMargin | rightMargin)
```
```swift find
fix: shown
message: "`{MATCH}` stays on its side in every language; change it together with the other attribute of this constraint"
group: $A
item: $A, attribute: $(? NSLayoutConstraint.Attribute).$(left | right | leftMargin | rightMargin), relatedBy:
where not-named in must-not-flip media, place
```
```swift find
fix: shown
message: "`{MATCH}` stays on its side in every language; change it together with the other attribute of this constraint"
item: $A, attribute: $FIRST, relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$(left | right | leftMargin | rightMargin), multiplier
where $FIRST has-no-word left, right, leading, trailing, center
where not-named in must-not-flip media, place
```
```swift find
title: "Use the leading or trailing option"
.$(alignAllLeft -> alignAllLeading | alignAllRight -> alignAllTrailing | directionLeftToRight -> directionLeadingToTrailing)
```
```swift find
title: "Use leading or trailing"
$STACK.alignment = $(? NSLayoutConstraint.Attribute).$(left -> leading | right -> trailing)
where $STACK type NSStackView
```
```objc find
fix: shown
message: "`{MATCH}` stays on its side in every language, and so would a share of the leading or trailing edge; use a layout guide for the share"
group: $A, $B
constraintWithItem:$A attribute:$(NSLayoutAttributeLeft | NSLayoutAttributeRight | NSLayoutAttributeLeftMargin | NSLayoutAttributeRightMargin) relatedBy:$REL toItem:$B attribute:$OTHER multiplier:$M constant:
where $M is-not 1
where not-named in must-not-flip media, place
```
```objc find
fix: shown
message: "`{MATCH}` stays on its side in every language, and so would a share of the leading or trailing edge; use a layout guide for the share"
group: $A, $B
constraintWithItem:$A attribute:NSLayoutAttributeCenterX relatedBy:$REL toItem:$B attribute:$(NSLayoutAttributeLeft | NSLayoutAttributeRight | NSLayoutAttributeLeftMargin | NSLayoutAttributeRightMargin) multiplier:$M constant:
where $M is-not 1
where not-named in must-not-flip media, place
```
```objc find
level: note
message: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
title: "Use leading and trailing"
group: $A, $B
SIDE, OTHER: NSLayoutAttributeLeft -> NSLayoutAttributeLeading | NSLayoutAttributeRight -> NSLayoutAttributeTrailing | NSLayoutAttributeLeftMargin -> NSLayoutAttributeLeadingMargin | NSLayoutAttributeRightMargin -> NSLayoutAttributeTrailingMargin
MIRROR: NSLayoutAttributeLeft -> NSLayoutAttributeRight | NSLayoutAttributeRight -> NSLayoutAttributeLeft | NSLayoutAttributeLeftMargin -> NSLayoutAttributeRightMargin | NSLayoutAttributeRightMargin -> NSLayoutAttributeLeftMargin
constraintWithItem:$A attribute:$SIDE relatedBy:$REL toItem:$B attribute:$OTHER multiplier:$M constant:$C]
where paired by MIRROR at $C
where not-named in must-not-flip media, place
```
```objc find
title: "Use leading and trailing"
group: $A, $B
SIDE, OTHER: NSLayoutAttributeLeft -> NSLayoutAttributeLeading | NSLayoutAttributeRight -> NSLayoutAttributeTrailing | NSLayoutAttributeLeftMargin -> NSLayoutAttributeLeadingMargin | NSLayoutAttributeRightMargin -> NSLayoutAttributeTrailingMargin
constraintWithItem:$A attribute:$SIDE relatedBy:$REL toItem:$B attribute:$OTHER multiplier
where not-named in must-not-flip media, place
```
```objc find
title: "Use leading or trailing"
group: $A
SIDE: NSLayoutAttributeLeft -> NSLayoutAttributeLeading | NSLayoutAttributeRight -> NSLayoutAttributeTrailing | NSLayoutAttributeLeftMargin -> NSLayoutAttributeLeadingMargin | NSLayoutAttributeRightMargin -> NSLayoutAttributeTrailingMargin
constraintWithItem:$A attribute:$SIDE relatedBy:$REL toItem:$B attribute:$(NSLayoutAttributeCenterX | NSLayoutAttributeCenterXWithinMargins) multiplier
where not-named in must-not-flip media, place
```
```objc find
title: "Use leading or trailing"
group: $B
SIDE: NSLayoutAttributeLeft -> NSLayoutAttributeLeading | NSLayoutAttributeRight -> NSLayoutAttributeTrailing | NSLayoutAttributeLeftMargin -> NSLayoutAttributeLeadingMargin | NSLayoutAttributeRightMargin -> NSLayoutAttributeTrailingMargin
constraintWithItem:$A attribute:NSLayoutAttributeCenterX relatedBy:$REL toItem:$B attribute:$SIDE multiplier
where not-named in must-not-flip media, place
```
```objc except
attribute:$(NSLayoutAttributeLeft | NSLayoutAttributeRight | NSLayoutAttributeLeftMargin | NSLayoutAttributeRightMargin) relatedBy:$REL toItem:$B attribute:$(NSLayoutAttributeLeading | NSLayoutAttributeTrailing | NSLayoutAttributeLeadingMargin | NSLayoutAttributeTrailingMargin)
```
```objc except
attribute:$(NSLayoutAttributeLeading | NSLayoutAttributeTrailing | NSLayoutAttributeLeadingMargin | NSLayoutAttributeTrailingMargin) relatedBy:$REL toItem:$B attribute:$(NSLayoutAttributeLeft | NSLayoutAttributeRight | NSLayoutAttributeLeftMargin | NSLayoutAttributeRightMargin)
```
```objc find
fix: shown
message: "`{MATCH}` stays on its side in every language; change it together with the other attribute of this constraint"
group: $A
constraintWithItem:$A attribute:$(NSLayoutAttributeLeft | NSLayoutAttributeRight | NSLayoutAttributeLeftMargin | NSLayoutAttributeRightMargin)
where not-named in must-not-flip media, place
```
```objc find
title: "Use the leading or trailing option"
$(NSLayoutFormatAlignAllLeft -> NSLayoutFormatAlignAllLeading | NSLayoutFormatAlignAllRight -> NSLayoutFormatAlignAllTrailing | NSLayoutFormatDirectionLeftToRight -> NSLayoutFormatDirectionLeadingToTrailing)
```
```objc find
title: "Use leading or trailing"
$STACK.alignment = $(NSLayoutAttributeLeft -> NSLayoutAttributeLeading | NSLayoutAttributeRight -> NSLayoutAttributeTrailing)
where $STACK type NSStackView
```
"""####, text: ####"""
---
id: left-right-attributes
category: layout-constraint
severity: warning
fix: safe
precision: high
unsafe-where: reads-constraint-sides
message: "`{MATCH}` stays on its side in every language; use leading and trailing"
---
# Constraint attributes that name left and right

A constraint between left or right attributes does not turn round with the Arabic screen. `leading` and `trailing` (and `leadingMargin`, `trailingMargin`)
look the same in English, and the constants keep their sign. Both attributes of one constraint must change together: left against leading raises an exception.
A share of an edge (`multiplier: 0.5`) is mirrored by neither kind, since x is counted from the left in every language; it gets no fix.
A visual format runs from leading to trailing by itself; only options that name a side are reported. Keep left and right where the place is physical, such as on a map.

Availability: leading and trailing attributes iOS 6 and macOS 10.7, their margins iOS 8.

Source: UIKit NSLayoutConstraint.h.

```swift find
fix: shown
message: "`{MATCH}` stays on its side in every language, and so would a share of the leading or trailing edge; use a layout guide for the share"
group: $A, $B
item: $A, attribute: $(? NSLayoutConstraint.Attribute).$(left | right | leftMargin | rightMargin), relatedBy: $REL, toItem: $B, attribute: $OTHER, multiplier: $M
where $M is-not 1
where not-named in must-not-flip media, place
```
```swift find
fix: shown
message: "`{MATCH}` stays on its side in every language, and so would a share of the leading or trailing edge; use a layout guide for the share"
group: $A, $B
item: $A, attribute: $(? NSLayoutConstraint.Attribute).centerX, relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$(left | right | leftMargin | rightMargin), multiplier: $M
where $M is-not 1
where not-named in must-not-flip media, place
```
```swift find
level: note
message: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
title: "Use leading and trailing"
group: $A, $B
SIDE, OTHER: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
MIRROR: left -> right | right -> left | leftMargin -> rightMargin | rightMargin -> leftMargin
item: $A, attribute: $(? NSLayoutConstraint.Attribute).$SIDE, relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$OTHER, multiplier: $M, constant: $C)
where paired by MIRROR at $C
where not-named in must-not-flip media, place
```
```swift find
title: "Use leading and trailing"
group: $A, $B
SIDE, OTHER: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
item: $A, attribute: $(? NSLayoutConstraint.Attribute).$SIDE, relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$OTHER, multiplier
where not-named in must-not-flip media, place
```
```swift find
title: "Use leading or trailing"
group: $A
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
item: $A, attribute: $(? NSLayoutConstraint.Attribute).$SIDE, relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$(centerX | centerXWithinMargins), multiplier
where not-named in must-not-flip media, place
```
```swift find
title: "Use leading or trailing"
group: $B
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
item: $A, attribute: $(? NSLayoutConstraint.Attribute).centerX, relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$SIDE, multiplier
where not-named in must-not-flip media, place
```
```swift except
attribute: $(? NSLayoutConstraint.Attribute).$(left | right | leftMargin | rightMargin), relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$(leading | trailing | leadingMargin | trailingMargin)
```
```swift except
attribute: $(? NSLayoutConstraint.Attribute).$(leading | trailing | leadingMargin | trailingMargin), relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$(left | right | leftMargin | rightMargin)
```
```swift find
fix: shown
message: "`{MATCH}` stays on its side in every language; change it together with the other attribute of this constraint"
group: $A
item: $A, attribute: $(? NSLayoutConstraint.Attribute).$(left | right | leftMargin | rightMargin), relatedBy:
where not-named in must-not-flip media, place
```
```swift find
fix: shown
message: "`{MATCH}` stays on its side in every language; change it together with the other attribute of this constraint"
item: $A, attribute: $FIRST, relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$(left | right | leftMargin | rightMargin), multiplier
where $FIRST has-no-word left, right, leading, trailing, center
where not-named in must-not-flip media, place
```
```swift find
title: "Use the leading or trailing option"
.$(alignAllLeft -> alignAllLeading | alignAllRight -> alignAllTrailing | directionLeftToRight -> directionLeadingToTrailing)
```
```swift find
title: "Use leading or trailing"
$STACK.alignment = $(? NSLayoutConstraint.Attribute).$(left -> leading | right -> trailing)
where $STACK type NSStackView
```
```objc find
fix: shown
message: "`{MATCH}` stays on its side in every language, and so would a share of the leading or trailing edge; use a layout guide for the share"
group: $A, $B
constraintWithItem:$A attribute:$(NSLayoutAttributeLeft | NSLayoutAttributeRight | NSLayoutAttributeLeftMargin | NSLayoutAttributeRightMargin) relatedBy:$REL toItem:$B attribute:$OTHER multiplier:$M constant:
where $M is-not 1
where not-named in must-not-flip media, place
```
```objc find
fix: shown
message: "`{MATCH}` stays on its side in every language, and so would a share of the leading or trailing edge; use a layout guide for the share"
group: $A, $B
constraintWithItem:$A attribute:NSLayoutAttributeCenterX relatedBy:$REL toItem:$B attribute:$(NSLayoutAttributeLeft | NSLayoutAttributeRight | NSLayoutAttributeLeftMargin | NSLayoutAttributeRightMargin) multiplier:$M constant:
where $M is-not 1
where not-named in must-not-flip media, place
```
```objc find
level: note
message: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
title: "Use leading and trailing"
group: $A, $B
SIDE, OTHER: NSLayoutAttributeLeft -> NSLayoutAttributeLeading | NSLayoutAttributeRight -> NSLayoutAttributeTrailing | NSLayoutAttributeLeftMargin -> NSLayoutAttributeLeadingMargin | NSLayoutAttributeRightMargin -> NSLayoutAttributeTrailingMargin
MIRROR: NSLayoutAttributeLeft -> NSLayoutAttributeRight | NSLayoutAttributeRight -> NSLayoutAttributeLeft | NSLayoutAttributeLeftMargin -> NSLayoutAttributeRightMargin | NSLayoutAttributeRightMargin -> NSLayoutAttributeLeftMargin
constraintWithItem:$A attribute:$SIDE relatedBy:$REL toItem:$B attribute:$OTHER multiplier:$M constant:$C]
where paired by MIRROR at $C
where not-named in must-not-flip media, place
```
```objc find
title: "Use leading and trailing"
group: $A, $B
SIDE, OTHER: NSLayoutAttributeLeft -> NSLayoutAttributeLeading | NSLayoutAttributeRight -> NSLayoutAttributeTrailing | NSLayoutAttributeLeftMargin -> NSLayoutAttributeLeadingMargin | NSLayoutAttributeRightMargin -> NSLayoutAttributeTrailingMargin
constraintWithItem:$A attribute:$SIDE relatedBy:$REL toItem:$B attribute:$OTHER multiplier
where not-named in must-not-flip media, place
```
```objc find
title: "Use leading or trailing"
group: $A
SIDE: NSLayoutAttributeLeft -> NSLayoutAttributeLeading | NSLayoutAttributeRight -> NSLayoutAttributeTrailing | NSLayoutAttributeLeftMargin -> NSLayoutAttributeLeadingMargin | NSLayoutAttributeRightMargin -> NSLayoutAttributeTrailingMargin
constraintWithItem:$A attribute:$SIDE relatedBy:$REL toItem:$B attribute:$(NSLayoutAttributeCenterX | NSLayoutAttributeCenterXWithinMargins) multiplier
where not-named in must-not-flip media, place
```
```objc find
title: "Use leading or trailing"
group: $B
SIDE: NSLayoutAttributeLeft -> NSLayoutAttributeLeading | NSLayoutAttributeRight -> NSLayoutAttributeTrailing | NSLayoutAttributeLeftMargin -> NSLayoutAttributeLeadingMargin | NSLayoutAttributeRightMargin -> NSLayoutAttributeTrailingMargin
constraintWithItem:$A attribute:NSLayoutAttributeCenterX relatedBy:$REL toItem:$B attribute:$SIDE multiplier
where not-named in must-not-flip media, place
```
```objc except
attribute:$(NSLayoutAttributeLeft | NSLayoutAttributeRight | NSLayoutAttributeLeftMargin | NSLayoutAttributeRightMargin) relatedBy:$REL toItem:$B attribute:$(NSLayoutAttributeLeading | NSLayoutAttributeTrailing | NSLayoutAttributeLeadingMargin | NSLayoutAttributeTrailingMargin)
```
```objc except
attribute:$(NSLayoutAttributeLeading | NSLayoutAttributeTrailing | NSLayoutAttributeLeadingMargin | NSLayoutAttributeTrailingMargin) relatedBy:$REL toItem:$B attribute:$(NSLayoutAttributeLeft | NSLayoutAttributeRight | NSLayoutAttributeLeftMargin | NSLayoutAttributeRightMargin)
```
```objc find
fix: shown
message: "`{MATCH}` stays on its side in every language; change it together with the other attribute of this constraint"
group: $A
constraintWithItem:$A attribute:$(NSLayoutAttributeLeft | NSLayoutAttributeRight | NSLayoutAttributeLeftMargin | NSLayoutAttributeRightMargin)
where not-named in must-not-flip media, place
```
```objc find
title: "Use the leading or trailing option"
$(NSLayoutFormatAlignAllLeft -> NSLayoutFormatAlignAllLeading | NSLayoutFormatAlignAllRight -> NSLayoutFormatAlignAllTrailing | NSLayoutFormatDirectionLeftToRight -> NSLayoutFormatDirectionLeadingToTrailing)
```
```objc find
title: "Use leading or trailing"
$STACK.alignment = $(NSLayoutAttributeLeft -> NSLayoutAttributeLeading | NSLayoutAttributeRight -> NSLayoutAttributeTrailing)
where $STACK type NSStackView
```

## Examples

```swift bad
view.addConstraint(NSLayoutConstraint(item: banner, attribute: .↓left, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 1, constant: 16))
```
```swift fixed
view.addConstraint(NSLayoutConstraint(item: banner, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 16))
```
```swift bad
let gap = NSLayoutConstraint(
    item: heart,
    attribute: .↓right,
    relatedBy: .equal,
    toItem: title,
    attribute: .left,
    multiplier: 1,
    constant: -6
)
```
```swift fixed
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
```swift bad
NSLayoutConstraint(item: dot, attribute: .centerX, relatedBy: .equal, toItem: avatar, attribute: .↓right, multiplier: 1, constant: 0).isActive = true
```
```swift fixed
NSLayoutConstraint(item: dot, attribute: .centerX, relatedBy: .equal, toItem: avatar, attribute: .trailing, multiplier: 1, constant: 0).isActive = true
```
```swift bad
func pin(_ attribute: NSLayoutConstraint.Attribute) {
    NSLayoutConstraint(item: banner, attribute: .↓left, relatedBy: .equal, toItem: view, attribute: attribute, multiplier: 1, constant: 0).isActive = true
}
```
```swift bad
NSLayoutConstraint.constraints(withVisualFormat: "V:[a]-[b]", options: [.↓alignAllLeft, .alignAllTop], metrics: nil, views: names)
```
```swift fixed
NSLayoutConstraint.constraints(withVisualFormat: "V:[a]-[b]", options: [.alignAllLeading, .alignAllTop], metrics: nil, views: names)
```
```swift bad
NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]-[b]|", options: .↓directionLeftToRight, metrics: nil, views: names)
```
```swift fixed
NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]-[b]|", options: .directionLeadingToTrailing, metrics: nil, views: names)
```
```swift bad target=macOS-10.13
let column = NSStackView()
column.alignment = .↓left
```
```swift fixed
let column = NSStackView()
column.alignment = .leading
```
```swift good
NSLayoutConstraint(item: banner, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 16).isActive = true
NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]-8-[b]|", options: [], metrics: nil, views: names)
```
```swift good
let edge = constraints.first { $0.firstAttribute == .left }
```
```objc bad
[NSLayoutConstraint constraintWithItem:self.banner
                             attribute:↓NSLayoutAttributeLeft
                             relatedBy:NSLayoutRelationEqual
                                toItem:self
                             attribute:NSLayoutAttributeLeft
                            multiplier:1.0
                              constant:12.0];
```
```objc fixed
[NSLayoutConstraint constraintWithItem:self.banner
                             attribute:NSLayoutAttributeLeading
                             relatedBy:NSLayoutRelationEqual
                                toItem:self
                             attribute:NSLayoutAttributeLeading
                            multiplier:1.0
                              constant:12.0];
```
```objc bad
[NSLayoutConstraint constraintWithItem:dot attribute:↓NSLayoutAttributeRight relatedBy:NSLayoutRelationEqual toItem:box attribute:side multiplier:1 constant:0];
```
```objc bad
[NSLayoutConstraint constraintsWithVisualFormat:@"V:[a]-[b]" options:↓NSLayoutFormatAlignAllLeft metrics:nil views:names];
```
```objc fixed
[NSLayoutConstraint constraintsWithVisualFormat:@"V:[a]-[b]" options:NSLayoutFormatAlignAllLeading metrics:nil views:names];
```
```objc good
[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[spinner]|" options:0 metrics:nil views:names];
[NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeTop relatedBy:NSLayoutRelationEqual toItem:b attribute:NSLayoutAttributeBottom multiplier:1 constant:0];
```
```swift bad
NSLayoutConstraint(item: stamp, attribute: .↓left, relatedBy: .equal, toItem: view, attribute: .right, multiplier: 0.25, constant: 0).isActive = true
NSLayoutConstraint(item: dot, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .↓right, multiplier: share, constant: 0).isActive = true
```
```objc bad
[NSLayoutConstraint constraintWithItem:stamp attribute:↓NSLayoutAttributeRight relatedBy:NSLayoutRelationEqual toItem:self attribute:NSLayoutAttributeRight multiplier:0.8f constant:0];
```
```objc bad
[NSLayoutConstraint constraintWithItem:stamp attribute:↓NSLayoutAttributeRight relatedBy:NSLayoutRelationEqual toItem:self attribute:NSLayoutAttributeRight multiplier:1.0f constant:0];
```
```objc fixed
[NSLayoutConstraint constraintWithItem:stamp attribute:NSLayoutAttributeTrailing relatedBy:NSLayoutRelationEqual toItem:self attribute:NSLayoutAttributeTrailing multiplier:1.0f constant:0];
```

"""####),
    PackedRule(path: "layout-constraint/left-right-layout-call.md", core: ####"""
---
id: left-right-layout-call
category: layout-constraint
severity: warning
fix: safe
precision: high
unsafe-where: reads-constraint-sides
message: "`{MATCH}` holds this view at one side in every language; use leading and trailing"
---
# PureLayout calls and helpers that are told left or right

`autoPinEdge(.left, …)` makes a left constraint: the view stays where it is when the rest of the Arabic screen turns round. `.leading` and `.trailing` give the same picture in
English, and insets and offsets keep their sign. Both edges of one call must change together; left against leading raises an exception.
`autoPinEdgesToSuperviewEdges(with:)` pins leading and trailing already.
```swift shared
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
group: $A, $B
table SIDE, OTHER: side of layout-purelayout
MIRROR: left -> right | right -> left
where project uses PureLayout
where not-named in must-not-flip media, place
```
```swift find
note-when: paired by MIRROR at $C
$A.autoPinEdge($(? ALEdge).$SIDE, to: $(? ALEdge).$OTHER, of: $B$(? , withOffset: $C))
```
```swift find
note-when: paired by MIRROR
$A.autoPinEdge($LABEL: $(? ALEdge).$SIDE$(? , $(withInset | withOffset): $N))
where $LABEL has-word superview
```
```swift find
$A.autoPinEdge($(? ALEdge).$SIDE, to: $(? ALEdge).$OTHER, of: $B$(? , $$$))

$A.autoConstrainAttribute($(? ALAttribute).$SIDE, to: $(? ALAttribute).$OTHER, of: $B$(? , $$$))

$A.$(? autoPinEdgesToSuperviewEdges)$(? autoPinEdgesToSuperviewMargins)$(? autoPinEdgesToSuperviewSafeArea)($(? $$$ ,)excludingEdge: $(? ALEdge).$SIDE)
```
```swift find
$A.autoPinEdge($LABEL: $(? ALEdge).$SIDE$(? , $$$))
where $LABEL has-word superview
```
```objc shared
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
group: $A, $B
table SIDE, OTHER: constant of layout-purelayout
MIRROR: ALEdgeLeft -> ALEdgeRight | ALEdgeRight -> ALEdgeLeft
where project uses PureLayout
where not-named in must-not-flip media, place
```
```objc find
note-when: paired by MIRROR at $C
[$A autoPinEdge:$SIDE toEdge:$OTHER ofView:$B$(? withOffset:$C)]
```
```objc find
note-when: paired by MIRROR
[$A autoPinEdgeToSuperviewEdge:$SIDE$(? withInset:$N)]
```
```objc find
[$A autoPinEdge:$SIDE toEdge:$OTHER ofView:$B$(? withOffset:$$$)]

[$A autoConstrainAttribute:$SIDE toAttribute:$OTHER ofView:$B$(? $$$)]

[$A autoPinEdgeToSuperviewEdge:$SIDE$(? withInset:$$$)]

[$A autoPinEdgeToSuperviewMargin:$SIDE$(? withInset:$$$)$(? relation:$$$)]

[$A autoPinEdgeToSuperviewSafeArea:$SIDE$(? withInset:$$$)]

[$A $$$ excludingEdge:$SIDE]

[$A autoAlignViewsToEdge:$SIDE]
```
```swift shared
fix: unsafe
SIDE, OTHER: left -> leading | right -> trailing
MIRROR: left -> right | right -> left
where $CALL has-word in layout-helpers
```
```swift find
level: note
message: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
$CALL($(? $TYPE).$SIDE, $RELATION: $(? $OTHERTYPE).$OTHER$(? , $LABEL: $B)$(? , $DISTANCE: $C))
where paired by MIRROR at $C
```
```swift find
level: note
message: "`{MATCH}` is one of two sides that are pinned alike, so both directions look alike; leading and trailing keep it so beside views that turn"
$CALL([$(? $TYPE).$SIDE, $(? $OTHERTYPE).$OTHER], $RELATION: $B$(? , $DISTANCE: $C))
where not-named in must-not-flip media, place
```
```swift find
note-when: paired by MIRROR
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
$CALL($(? $TYPE).$SIDE, $RELATION: $(? $OTHERTYPE).$OTHER$(? , $LABEL: $B)$(? , $DISTANCE: $C))
where $C has-no-word minX, maxX, midX, x, center, origin, frame
where $B has-no-word window
where not-named in must-not-flip media, place
```
```swift find
$CALL($(? $TYPE).$SIDE, $RELATION: $B$(? , $DISTANCE: $C))
where $C has-no-word minX, maxX, midX, x, center, origin, frame
where $B has-no-word left, right, window
where not-named in must-not-flip media, place
```
"""####, text: ####"""
---
id: left-right-layout-call
category: layout-constraint
severity: warning
fix: safe
precision: high
unsafe-where: reads-constraint-sides
message: "`{MATCH}` holds this view at one side in every language; use leading and trailing"
---
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

```swift shared
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
group: $A, $B
table SIDE, OTHER: side of layout-purelayout
MIRROR: left -> right | right -> left
where project uses PureLayout
where not-named in must-not-flip media, place
```
```swift find
note-when: paired by MIRROR at $C
$A.autoPinEdge($(? ALEdge).$SIDE, to: $(? ALEdge).$OTHER, of: $B$(? , withOffset: $C))
```
```swift find
note-when: paired by MIRROR
$A.autoPinEdge($LABEL: $(? ALEdge).$SIDE$(? , $(withInset | withOffset): $N))
where $LABEL has-word superview
```
```swift find
$A.autoPinEdge($(? ALEdge).$SIDE, to: $(? ALEdge).$OTHER, of: $B$(? , $$$))

$A.autoConstrainAttribute($(? ALAttribute).$SIDE, to: $(? ALAttribute).$OTHER, of: $B$(? , $$$))

$A.$(? autoPinEdgesToSuperviewEdges)$(? autoPinEdgesToSuperviewMargins)$(? autoPinEdgesToSuperviewSafeArea)($(? $$$ ,)excludingEdge: $(? ALEdge).$SIDE)
```
```swift find
$A.autoPinEdge($LABEL: $(? ALEdge).$SIDE$(? , $$$))
where $LABEL has-word superview
```
```objc shared
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
group: $A, $B
table SIDE, OTHER: constant of layout-purelayout
MIRROR: ALEdgeLeft -> ALEdgeRight | ALEdgeRight -> ALEdgeLeft
where project uses PureLayout
where not-named in must-not-flip media, place
```
```objc find
note-when: paired by MIRROR at $C
[$A autoPinEdge:$SIDE toEdge:$OTHER ofView:$B$(? withOffset:$C)]
```
```objc find
note-when: paired by MIRROR
[$A autoPinEdgeToSuperviewEdge:$SIDE$(? withInset:$N)]
```
```objc find
[$A autoPinEdge:$SIDE toEdge:$OTHER ofView:$B$(? withOffset:$$$)]

[$A autoConstrainAttribute:$SIDE toAttribute:$OTHER ofView:$B$(? $$$)]

[$A autoPinEdgeToSuperviewEdge:$SIDE$(? withInset:$$$)]

[$A autoPinEdgeToSuperviewMargin:$SIDE$(? withInset:$$$)$(? relation:$$$)]

[$A autoPinEdgeToSuperviewSafeArea:$SIDE$(? withInset:$$$)]

[$A $$$ excludingEdge:$SIDE]

[$A autoAlignViewsToEdge:$SIDE]
```

## Helpers of the team

A distance that is computed from a frame or a touch keeps the place that this has, and what floats over the window is dragged where the user wants it: both are left alone.

```swift shared
fix: unsafe
SIDE, OTHER: left -> leading | right -> trailing
MIRROR: left -> right | right -> left
where $CALL has-word in layout-helpers
```
```swift find
level: note
message: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
$CALL($(? $TYPE).$SIDE, $RELATION: $(? $OTHERTYPE).$OTHER$(? , $LABEL: $B)$(? , $DISTANCE: $C))
where paired by MIRROR at $C
```
```swift find
level: note
message: "`{MATCH}` is one of two sides that are pinned alike, so both directions look alike; leading and trailing keep it so beside views that turn"
$CALL([$(? $TYPE).$SIDE, $(? $OTHERTYPE).$OTHER], $RELATION: $B$(? , $DISTANCE: $C))
where not-named in must-not-flip media, place
```
```swift find
note-when: paired by MIRROR
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
$CALL($(? $TYPE).$SIDE, $RELATION: $(? $OTHERTYPE).$OTHER$(? , $LABEL: $B)$(? , $DISTANCE: $C))
where $C has-no-word minX, maxX, midX, x, center, origin, frame
where $B has-no-word window
where not-named in must-not-flip media, place
```
```swift find
$CALL($(? $TYPE).$SIDE, $RELATION: $B$(? , $DISTANCE: $C))
where $C has-no-word minX, maxX, midX, x, center, origin, frame
where $B has-no-word left, right, window
where not-named in must-not-flip media, place
```

## Examples

```swift bad imports=PureLayout
badge.autoPinEdge(toSuperviewEdge: .↓left, withInset: 12)
```
```swift fixed
badge.autoPinEdge(toSuperviewEdge: .leading, withInset: 12)
```
```swift bad imports=PureLayout
price.autoPinEdge(.↓left, to: .right, of: photo, withOffset: 8)
```
```swift fixed
price.autoPinEdge(.leading, to: .trailing, of: photo, withOffset: 8)
```
```swift bad imports=PureLayout
banner.autoPinEdge(toSuperviewEdge: .↓left)
banner.autoPinEdge(toSuperviewEdge: .↓right)
```
```swift fixed
banner.autoPinEdge(toSuperviewEdge: .leading)
banner.autoPinEdge(toSuperviewEdge: .trailing)
```
```swift bad imports=PureLayout
price.autoPinEdge(toSuperviewMargin: .↓right)
```
```swift fixed
price.autoPinEdge(toSuperviewMargin: .trailing)
```
```swift bad imports=PureLayout
cover.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .↓right)
```
```swift fixed
cover.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .trailing)
```
```objc bad imports=PureLayout
[self.price autoPinEdge:↓ALEdgeLeft toEdge:ALEdgeRight ofView:self.photo withOffset:8];
```
```objc fixed
[self.price autoPinEdge:ALEdgeLeading toEdge:ALEdgeTrailing ofView:self.photo withOffset:8];
```
```objc bad imports=PureLayout
[self.badge autoPinEdgeToSuperviewEdge:↓ALEdgeRight withInset:12 relation:NSLayoutRelationGreaterThanOrEqual];
```
```objc fixed
[self.badge autoPinEdgeToSuperviewEdge:ALEdgeTrailing withInset:12 relation:NSLayoutRelationGreaterThanOrEqual];
```
```objc bad imports=PureLayout
[self.badge autoPinEdgeToSuperviewEdge:↓ALEdgeLeft withInset:12];
[self.badge autoPinEdgeToSuperviewEdge:↓ALEdgeRight withInset:12];
```
```objc fixed
[self.badge autoPinEdgeToSuperviewEdge:ALEdgeLeading withInset:12];
[self.badge autoPinEdgeToSuperviewEdge:ALEdgeTrailing withInset:12];
```
```objc bad imports=PureLayout
[self.cover autoPinEdgesToSuperviewEdgesWithInsets:UIEdgeInsetsZero excludingEdge:↓ALEdgeLeft];
```
```objc fixed
[self.cover autoPinEdgesToSuperviewEdgesWithInsets:UIEdgeInsetsZero excludingEdge:ALEdgeLeading];
```
```swift bad
price.pin(.↓left, to: .right, of: photo, withInset: 8)
photo.pin(.↓right, greaterThanOrEqualTo: .left, of: badge)
badge.pin(.↓left, to: photo)
```
```swift fixed unsafe
price.pin(.leading, to: .trailing, of: photo, withInset: 8)
photo.pin(.trailing, greaterThanOrEqualTo: .leading, of: badge)
badge.pin(.leading, to: photo)
```
```swift good imports=PureLayout
cover.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 8))
cover.autoPinEdge(toSuperviewEdge: .top)
cover.autoPinEdge(.leading, to: .trailing, of: photo)
cover.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .bottom)
mapLegend.autoPinEdge(toSuperviewEdge: .left, withInset: 8)
```
```swift good
price.autoPinEdge(toSuperviewEdge: .left)
courier.move(.left, to: .right, of: street)
opinion(.left, to: .right)
```
```swift bad imports=PureLayout
stripe.autoPinEdge(.↓left, to: .left, of: card, withOffset: 8)
stripe.autoPinEdge(.↓right, to: .right, of: card, withOffset: -8)
```
```swift fixed
stripe.autoPinEdge(.leading, to: .leading, of: card, withOffset: 8)
stripe.autoPinEdge(.trailing, to: .trailing, of: card, withOffset: -8)
```
```swift bad
stripe.pin(.↓left, to: .left, of: card, withInset: 8)
stripe.pin(.↓right, to: .right, of: card, withInset: -8)
```
```swift fixed unsafe
stripe.pin(.leading, to: .leading, of: card, withInset: 8)
stripe.pin(.trailing, to: .trailing, of: card, withInset: -8)
```
```swift good
bubble.pin(.left, to: .left, of: view, withInset: target.frame.minX)
knob.pin(.left, to: .left, of: self, withInset: (touchCenter.x - 12))
mini.pin(.right, to: .right, of: window, withInset: -8)
```
```objc good imports=PureLayout
[self.cover autoPinEdgesToSuperviewEdges];
[self.cover autoPinEdge:ALEdgeLeading toEdge:ALEdgeTrailing ofView:self.photo];
```
```objc good
[self.price autoPinEdge:ALEdgeLeft toEdge:ALEdgeRight ofView:self.photo withOffset:8];
```
```swift bad
banner.pin([.↓left, .right], to: self)
```
```swift fixed unsafe
banner.pin([.leading, .trailing], to: self)
```
```swift good
banner.pin([.leading, .trailing], to: self)
knob.pin(.left, to: .left, of: slider, withInset: touch.x)
```

"""####),
    PackedRule(path: "layout-constraint/left-right-layout-chain.md", core: ####"""
---
id: left-right-layout-chain
category: layout-constraint
severity: warning
fix: safe
precision: high
unsafe-where: reads-constraint-sides
message: "`{MATCH}` in this constraint chain stays on its side in every language; use leading and trailing"
---
# SnapKit and Masonry chains that name left and right

`make.left` holds a view at the left edge while the Arabic screen round it turns. `make.leading` and `make.trailing` look the same in English, and offsets and insets keep their
sign. All ends of the chain, and every make, update and remake block of the same view, must change together: SnapKit stops the app when an update names another edge than the
make block, and Masonry adds a second constraint that fights the first. A project that uses neither library hears nothing about makers of its own with these names.
A share of an edge (`multipliedBy`) is mirrored by neither kind, since x is counted from the left in every language; it gets no fix.
Left and right pinned together without offsets look alike in both directions, so they are only a note.
```swift,objc find
analysis: layout-chain
table: layout-dsl
```
"""####, text: ####"""
---
id: left-right-layout-chain
category: layout-constraint
severity: warning
fix: safe
precision: high
unsafe-where: reads-constraint-sides
message: "`{MATCH}` in this constraint chain stays on its side in every language; use leading and trailing"
---
# SnapKit and Masonry chains that name left and right

`make.left` holds a view at the left edge while the Arabic screen round it turns. `make.leading` and `make.trailing` look the same in English, and offsets and insets keep their
sign. All ends of the chain, and every make, update and remake block of the same view, must change together: SnapKit stops the app when an update names another edge than the
make block, and Masonry adds a second constraint that fights the first. A project that uses neither library hears nothing about makers of its own with these names.
A share of an edge (`multipliedBy`) is mirrored by neither kind, since x is counted from the left in every language; it gets no fix.
Left and right pinned together without offsets look alike in both directions, so they are only a note.

Availability: `leading` and `trailing` in every release of SnapKit and Masonry; safe-area names differ by release, see the table.

Source: SnapKit and Masonry, the files that `Tables/layout-dsl.tsv` names.

```swift,objc find
analysis: layout-chain
table: layout-dsl
```

## Examples

```swift bad imports=SnapKit
date.snp.makeConstraints { make in
    make.↓right.equalTo(-inset.right)
    make.top.equalTo(inset.top)
}
```
```swift fixed
date.snp.makeConstraints { make in
    make.trailing.equalTo(-inset.right)
    make.top.equalTo(inset.top)
}
```
```swift bad imports=SnapKit
date.snp.makeConstraints { make in
    make.↓left.equalTo(inset.left)
}
```
```swift bad imports=SnapKit
ratingView.snp.makeConstraints { make in
    make.↓left.equalToSuperview().offset(16)
    make.top.equalTo(titleLabel.snp.bottom)
}
```
```swift fixed
ratingView.snp.makeConstraints { make in
    make.leading.equalToSuperview().offset(16)
    make.top.equalTo(titleLabel.snp.bottom)
}
```
```swift bad imports=SnapKit
titleStack.snp.makeConstraints { make in
    make.top.↓left.bottom.equalToSuperview()
}
```
```swift fixed
titleStack.snp.makeConstraints { make in
    make.top.leading.bottom.equalToSuperview()
}
```
```swift bad imports=SnapKit
heart.snp.makeConstraints {
    $0.↓left.equalTo(titleLabel.snp.right).offset(4)
    $0.centerY.equalToSuperview()
}
```
```swift fixed
heart.snp.makeConstraints {
    $0.leading.equalTo(titleLabel.snp.trailing).offset(4)
    $0.centerY.equalToSuperview()
}
```
```swift bad imports=SnapKit
drawer.snp.makeConstraints { make in
    make.↓right.equalToSuperview().inset(12)
}
drawer.snp.updateConstraints { make in
    make.↓right.equalToSuperview().inset(0)
}
```
```swift fixed
drawer.snp.makeConstraints { make in
    make.trailing.equalToSuperview().inset(12)
}
drawer.snp.updateConstraints { make in
    make.trailing.equalToSuperview().inset(0)
}
```
```swift good imports=SnapKit
ratingView.snp.makeConstraints { make in
    make.leading.equalToSuperview().offset(insets.left)
    make.trailing.equalTo(heart.snp.leading).offset(-insets.right)
    make.edges.equalToSuperview()
}
```
```swift bad imports=SnapKit
private func makeConstraints() {
    photo.snp.makeConstraints { make in
        make.top.equalToSuperview()
    }
    caption.snp.makeConstraints { make in
        make.↓left.equalTo(photo.snp.right).offset(12)
    }
}
```
```swift fixed
private func makeConstraints() {
    photo.snp.makeConstraints { make in
        make.top.equalToSuperview()
    }
    caption.snp.makeConstraints { make in
        make.leading.equalTo(photo.snp.trailing).offset(12)
    }
}
```
```swift good imports=SnapKit
if insets.left > insets.right { return }
let corner = rect.left
```
```objc bad imports=Masonry
[self.priceLabel mas_makeConstraints:^(MASConstraintMaker *make) {
    make.↓left.equalTo(self.iconView.mas_right).offset(10);
    make.centerY.equalTo(self.iconView);
}];
```
```objc fixed
[self.priceLabel mas_makeConstraints:^(MASConstraintMaker *make) {
    make.leading.equalTo(self.iconView.mas_trailing).offset(10);
    make.centerY.equalTo(self.iconView);
}];
```
```objc bad imports=Masonry
[self.footer mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.bottom.↓right.equalTo(self.header);
}];
```
```objc fixed
[self.footer mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.bottom.trailing.equalTo(self.header);
}];
```
```objc good imports=Masonry
[self.priceLabel mas_makeConstraints:^(MASConstraintMaker *make) {
    make.leading.equalTo(self.iconView.mas_trailing).offset(10);
    make.edges.equalTo(self);
}];
```
```swift bad imports=SnapKit
drawer.snp.updateConstraints { make in
    make.↓right.equalToSuperview().inset(0)
}
```
```swift fixed unsafe
drawer.snp.updateConstraints { make in
    make.trailing.equalToSuperview().inset(0)
}
```
```swift bad imports=SnapKit
drawer.snp.makeConstraints { make in
    make.↓right.equalTo(isWide ? sheet.snp.left : list.snp.right)
}
```
```swift fixed
drawer.snp.makeConstraints { make in
    make.trailing.equalTo(isWide ? sheet.snp.leading : list.snp.trailing)
}
```
```swift bad imports=SnapKit
drawer.snp.makeConstraints { make in
    make.↓left.equalTo(startEdge)
}
```
```swift good
ratingView.snp.makeConstraints { make in
    make.left.equalToSuperview().offset(16)
}
```
```swift good imports=SnapKit
func makeConstraints() {
    self.labels.snp.makeConstraints { make in
        make.leading.equalToSuperview().offset(self.insets.left)
    }
}
```
```swift bad imports=SnapKit
price.snp.makeConstraints { make in
    make.↓left.greaterThanOrEqualTo(contentView).offset(8)
    make.↓right.lessThanOrEqualTo(contentView).offset(-8)
}
```
```swift fixed
price.snp.makeConstraints { make in
    make.leading.greaterThanOrEqualTo(contentView).offset(8)
    make.trailing.lessThanOrEqualTo(contentView).offset(-8)
}
```
```swift bad imports=SnapKit
stamp.snp.makeConstraints { make in
    make.↓left.equalTo(card.snp.right).multipliedBy(0.25)
}
```
```objc bad imports=Masonry
[self.stamp mas_makeConstraints:^(MASConstraintMaker *make) {
    make.↓right.equalTo(self.card.mas_right).dividedBy(3);
}];
```
```swift bad imports=SnapKit
badge.snp.makeConstraints { make in
    make.centerX.equalTo(avatar.snp.↓right).offset(-4)
}
```
```swift fixed
badge.snp.makeConstraints { make in
    make.centerX.equalTo(avatar.snp.trailing).offset(-4)
}
```
```swift good imports=SnapKit
badge.snp.makeConstraints { make in
    make.leading.equalTo(avatar.snp.right).offset(4)
}
```

"""####),
    PackedRule(path: "layout-constraint/left-right-layout-member.md", core: ####"""
---
id: left-right-layout-member
category: layout-constraint
severity: warning
fix: safe
precision: high
unsafe-where: reads-constraint-sides
message: "`{MATCH}` holds this view at one side in every language; use leading and trailing"
---
# TinyConstraints, Stevia, EasyPeasy, Cartography, Anchorage and KeepLayout with left and right

These libraries spell Auto Layout constraints shorter. Their `left` and `right` make left and right constraints: the view stays where it is when the rest of the Arabic screen
turns round. Leading and trailing give the same picture in English. Both ends of one constraint must change together; left against leading raises an exception.
```swift shared
group: $A, $B
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
table SIDE: edge of layout-tinyconstraints
table SUPER: superview of layout-tinyconstraints
ANCHOR: leftAnchor -> leadingAnchor | rightAnchor -> trailingAnchor
MIRROR: left -> right | right -> left | leftToSuperview -> rightToSuperview | rightToSuperview -> leftToSuperview
where project uses TinyConstraints
where not-named in must-not-flip media, place
```
```swift find
note-when: paired by MIRROR at $C
$A.$SIDE(to: $B$(? , offset: $C))
```
```swift find
$A.$SIDE(to: $B, $C.$ANCHOR$(? , $$$))

$A.$SIDE(to: $B, $C.centerXAnchor$(? , $$$))

$A.$SIDE(to: $B$(? , $(offset | relation | priority | isActive): $$$))
```
```swift find
fix: shown
$A.$SIDE(to: $B, $C$(? , $$$))
```
```swift find
table BETWEEN: between of layout-tinyconstraints
$A.$BETWEEN(of: $B$(? , $$$))
```
```swift find
note-when: paired by MIRROR at $C
fix: unsafe
message: "`{MATCH}` holds this view at one side in every language; write `leading(to:offset:)` or `trailing(to:offset:)` with the superview"
$A.$SUPER(offset: $C$(? , $$$))
```
```swift find
fix: unsafe
message: "`{MATCH}` holds this view at one side in every language; write `leading(to:offset:)` or `trailing(to:offset:)` with the superview"
$A.$SUPER($(? $$$ ,)offset: $C$(? , $$$))
```
```swift find
note-when: paired by MIRROR
$A.$SUPER()
```
```swift find
$A.$SUPER($(? $(relation | priority | isActive | usingSafeArea): $$$))
```
```swift shared
comparisons: reported
group: $A, $B
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
table SIDE, OTHER: attribute of layout-stevia
MIRROR: Left -> Right | Right -> Left | + -> - | - -> + | left -> right | right -> left
where project uses Stevia
where not-named in must-not-flip media, place
```
```swift except
.$(Left | Right) $(== | >= | <=) $N % $(Left | Right)
```
```swift find
note-when: paired by MIRROR
$A.$SIDE == $B.$OTHER$(? $(+ | -) $C)
```
```swift find
$A.$SIDE $(== | >= | <=) $B.$OTHER

$A.$SIDE $(== | >= | <=) $B.CenterX

$A.$(Left -> Leading) $(== | >= | <=) $B
```
```swift find
fix: unsafe
message: "`{MATCH}` holds this view at one side in every language; write `Trailing` and turn the sign of the number"
$A.$(Right -> Trailing) $(== | >= | <=) $B
```
```swift find
table SIDE: align of layout-stevia
align($SIDE: $$$)
```
```swift find
note-when: paired by MIRROR in statement
fix: unsafe
table SIDE: distance of layout-stevia
.$SIDE($N)
where imports Stevia
```
```swift shared
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
table SIDE: attribute of layout-easypeasy
table OTHER: side of layout-easypeasy
MIRROR: Left -> Right | Right -> Left
where project uses EasyPeasy
where not-named in must-not-flip media, place
```
```swift find
$SIDE($(? $$$)).to($B, .$OTHER)
```
```swift find
note-when: paired by MIRROR in statement
$SIDE($(? $N))
```
```swift find
fix: shown
$SIDE($(? $$$)).to($B, $EDGE)
```
```swift find
$SIDE($(? $$$))
```
```swift shared
comparisons: reported
group: $A, $B
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
table SIDE, OTHER: edge of layout-cartography
MIRROR: left -> right | right -> left | + -> - | - -> +
where not-named in must-not-flip media, place
```
```swift find
note-when: paired by MIRROR
$A.$SIDE == $B.$OTHER$(? $(+ | -) $C)
where within constrain
where project uses Cartography
```
```swift find
$A.$SIDE $(== | >= | <=) $B.$OTHER

$A.$SIDE $(== | >= | <=) $B.centerX
where within constrain
where project uses Cartography
```
```swift find
table SIDE: label of layout-cartography
align($SIDE: $$$)
where within constrain
where project uses Cartography
```
```swift find
distribute(by: $N, $(leftToRight -> horizontally): $$$)
where within constrain
where project uses Cartography
```
```swift find
$A.$SIDE $(== | >= | <=) $B.$OTHER
where imports SwiftAutoLayout
```
```swift shared
comparisons: reported
group: $A, $B
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
SIDE, OTHER: leftAnchor -> leadingAnchor | rightAnchor -> trailingAnchor
MIRROR: leftAnchor -> rightAnchor | rightAnchor -> leftAnchor | + -> - | - -> +
where not-named in must-not-flip media, place
```
```swift find
note-when: paired by MIRROR
$A.$SIDE == $B.$OTHER$(? $(+ | -) $C)
where project uses Anchorage
```
```swift find
$A.$SIDE $(== | >= | <=) $B.$OTHER
where project uses Anchorage
```
```swift,objc shared
```
```swift,objc find
group: $A
table SIDE: member of layout-keeplayout
$A.$SIDE
where project uses KeepLayout
where not-named in must-not-flip media, place
```
"""####, text: ####"""
---
id: left-right-layout-member
category: layout-constraint
severity: warning
fix: safe
precision: high
unsafe-where: reads-constraint-sides
message: "`{MATCH}` holds this view at one side in every language; use leading and trailing"
---
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

## TinyConstraints

```swift shared
group: $A, $B
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
table SIDE: edge of layout-tinyconstraints
table SUPER: superview of layout-tinyconstraints
ANCHOR: leftAnchor -> leadingAnchor | rightAnchor -> trailingAnchor
MIRROR: left -> right | right -> left | leftToSuperview -> rightToSuperview | rightToSuperview -> leftToSuperview
where project uses TinyConstraints
where not-named in must-not-flip media, place
```
```swift find
note-when: paired by MIRROR at $C
$A.$SIDE(to: $B$(? , offset: $C))
```
```swift find
$A.$SIDE(to: $B, $C.$ANCHOR$(? , $$$))

$A.$SIDE(to: $B, $C.centerXAnchor$(? , $$$))

$A.$SIDE(to: $B$(? , $(offset | relation | priority | isActive): $$$))
```
```swift find
fix: shown
$A.$SIDE(to: $B, $C$(? , $$$))
```
```swift find
table BETWEEN: between of layout-tinyconstraints
$A.$BETWEEN(of: $B$(? , $$$))
```
```swift find
note-when: paired by MIRROR at $C
fix: unsafe
message: "`{MATCH}` holds this view at one side in every language; write `leading(to:offset:)` or `trailing(to:offset:)` with the superview"
$A.$SUPER(offset: $C$(? , $$$))
```
```swift find
fix: unsafe
message: "`{MATCH}` holds this view at one side in every language; write `leading(to:offset:)` or `trailing(to:offset:)` with the superview"
$A.$SUPER($(? $$$ ,)offset: $C$(? , $$$))
```
```swift find
note-when: paired by MIRROR
$A.$SUPER()
```
```swift find
$A.$SUPER($(? $(relation | priority | isActive | usingSafeArea): $$$))
```

## Stevia

A percentage of the width (`33 % Right`) divides the picture evenly; it is left alone.

```swift shared
comparisons: reported
group: $A, $B
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
table SIDE, OTHER: attribute of layout-stevia
MIRROR: Left -> Right | Right -> Left | + -> - | - -> + | left -> right | right -> left
where project uses Stevia
where not-named in must-not-flip media, place
```
```swift except
.$(Left | Right) $(== | >= | <=) $N % $(Left | Right)
```
```swift find
note-when: paired by MIRROR
$A.$SIDE == $B.$OTHER$(? $(+ | -) $C)
```
```swift find
$A.$SIDE $(== | >= | <=) $B.$OTHER

$A.$SIDE $(== | >= | <=) $B.CenterX

$A.$(Left -> Leading) $(== | >= | <=) $B
```
```swift find
fix: unsafe
message: "`{MATCH}` holds this view at one side in every language; write `Trailing` and turn the sign of the number"
$A.$(Right -> Trailing) $(== | >= | <=) $B
```
```swift find
table SIDE: align of layout-stevia
align($SIDE: $$$)
```
```swift find
note-when: paired by MIRROR in statement
fix: unsafe
table SIDE: distance of layout-stevia
.$SIDE($N)
where imports Stevia
```

## EasyPeasy

```swift shared
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
table SIDE: attribute of layout-easypeasy
table OTHER: side of layout-easypeasy
MIRROR: Left -> Right | Right -> Left
where project uses EasyPeasy
where not-named in must-not-flip media, place
```
```swift find
$SIDE($(? $$$)).to($B, .$OTHER)
```
```swift find
note-when: paired by MIRROR in statement
$SIDE($(? $N))
```
```swift find
fix: shown
$SIDE($(? $$$)).to($B, $EDGE)
```
```swift find
$SIDE($(? $$$))
```

## Cartography and SwiftAutoLayout

```swift shared
comparisons: reported
group: $A, $B
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
table SIDE, OTHER: edge of layout-cartography
MIRROR: left -> right | right -> left | + -> - | - -> +
where not-named in must-not-flip media, place
```
```swift find
note-when: paired by MIRROR
$A.$SIDE == $B.$OTHER$(? $(+ | -) $C)
where within constrain
where project uses Cartography
```
```swift find
$A.$SIDE $(== | >= | <=) $B.$OTHER

$A.$SIDE $(== | >= | <=) $B.centerX
where within constrain
where project uses Cartography
```
```swift find
table SIDE: label of layout-cartography
align($SIDE: $$$)
where within constrain
where project uses Cartography
```
```swift find
distribute(by: $N, $(leftToRight -> horizontally): $$$)
where within constrain
where project uses Cartography
```
```swift find
$A.$SIDE $(== | >= | <=) $B.$OTHER
where imports SwiftAutoLayout
```

## Anchorage

```swift shared
comparisons: reported
group: $A, $B
note: "`{MATCH}` is pinned like the other side of its view, so both directions look alike; leading and trailing keep it so beside views that turn"
SIDE, OTHER: leftAnchor -> leadingAnchor | rightAnchor -> trailingAnchor
MIRROR: leftAnchor -> rightAnchor | rightAnchor -> leftAnchor | + -> - | - -> +
where not-named in must-not-flip media, place
```
```swift find
note-when: paired by MIRROR
$A.$SIDE == $B.$OTHER$(? $(+ | -) $C)
where project uses Anchorage
```
```swift find
$A.$SIDE $(== | >= | <=) $B.$OTHER
where project uses Anchorage
```

## KeepLayout

```swift,objc shared
```
```swift,objc find
group: $A
table SIDE: member of layout-keeplayout
$A.$SIDE
where project uses KeepLayout
where not-named in must-not-flip media, place
```

## Examples

```swift bad imports=TinyConstraints
price.↓left(to: card, offset: 8)
heart.↓rightToLeft(of: price)
```
```swift fixed
price.leading(to: card, offset: 8)
heart.trailingToLeading(of: price)
```
```swift bad imports=TinyConstraints
price.↓left(to: photo, photo.rightAnchor, offset: 8)
```
```swift fixed
price.leading(to: photo, photo.trailingAnchor, offset: 8)
```
```swift bad imports=TinyConstraints
price.↓left(to: photo, startAnchor, offset: 8)
```
```swift bad imports=TinyConstraints
banner.↓left(to: card, offset: 16)
banner.↓right(to: card, offset: -16)
```
```swift fixed
banner.leading(to: card, offset: 16)
banner.trailing(to: card, offset: -16)
```
```swift bad imports=TinyConstraints
price.↓leftToSuperview()
```
```swift fixed
price.leadingToSuperview()
```
```swift bad imports=TinyConstraints
price.↓rightToSuperview(offset: -8)
```
```swift fixed unsafe
price.trailingToSuperview(offset: -8)
```
```swift bad imports=Stevia
price.↓Left == photo.Right + 8
heart.↓Left == 12
```
```swift fixed
price.Leading == photo.Trailing + 8
heart.Leading == 12
```
```swift bad imports=Stevia
price.↓Right == 8
```
```swift fixed unsafe
price.Trailing == 8
```
```swift bad imports=Stevia
price.top(8).↓left(16)
```
```swift fixed unsafe
price.top(8).leading(16)
```
```swift bad imports=Stevia
align(↓lefts: price, name)
```
```swift fixed
align(leadings: price, name)
```
```swift bad imports=EasyPeasy
price.easy.layout(↓Left(8).to(photo, .right), Top(4))
heart.easy.layout(↓Right(12))
```
```swift fixed
price.easy.layout(Leading(8).to(photo, .trailing), Top(4))
heart.easy.layout(Trailing(12))
```
```swift bad imports=EasyPeasy
banner <- [↓Left(16), ↓Right(16), Height(1)]
```
```swift fixed
banner <- [Leading(16), Trailing(16), Height(1)]
```
```swift bad imports=Cartography
constrain(price, photo) { price, photo in
    price.↓left == photo.right + 8
    price.top >= photo.top
}
```
```swift fixed
constrain(price, photo) { price, photo in
    price.leading == photo.trailing + 8
    price.top >= photo.top
}
```
```swift bad imports=Cartography
constrain(banner) {
    $0.↓left == $0.superview!.left + 16
    $0.↓right == $0.superview!.right - 16
}
```
```swift fixed
constrain(banner) {
    $0.leading == $0.superview!.leading + 16
    $0.trailing == $0.superview!.trailing - 16
}
```
```swift bad imports=Anchorage
price.↓leftAnchor == photo.rightAnchor + 8
```
```swift fixed
price.leadingAnchor == photo.trailingAnchor + 8
```
```swift bad imports=KeepLayout
price.↓keepLeftInset.equal = 8
```
```swift fixed
price.keepLeadingInset.equal = 8
```
```objc bad imports=KeepLayout
self.price.↓keepRightInset.equal = 8;
```
```objc fixed
self.price.keepTrailingInset.equal = 8;
```
```swift good imports=TinyConstraints,Cartography,Anchorage,EasyPeasy
price.leading(to: card, offset: 8)
card.edgesToSuperview()
constrain(price) { $0.edges == $0.superview!.edges }
if insets.left == other.left { return }
card.edgeAnchors == view.edgeAnchors
legendOfMap.easy.layout(Left(8))
```
```swift bad imports=Stevia
banner.↓Left == card.Left + 8
banner.↓Right == card.Right - 8
```
```swift fixed
banner.Leading == card.Leading + 8
banner.Trailing == card.Trailing - 8
```
```swift good imports=Stevia
line.Right == 33 % Right
|-8-price-8-|
price.fillHorizontally()
price.leading(8)
```
```swift good
price.left(to: card)
price.left(8)
let parser = Left(8)
if a.Left == b.Right { return }
price.leftAnchor == photo.rightAnchor
view.keepLeftInset.equal = 3
```

"""####),
    PackedRule(path: "layout-constraint/left-right-my-layout.md", core: ####"""
---
id: left-right-my-layout
category: layout-constraint
severity: warning
fix: safe
precision: high
message: "`{MATCH}` stays on its side in every language; write `{FIX}`, which follows the direction of the layout"
---
# MyLayout and TangramKit with left and right

`leftPos`, `myLeft` and `tg_left` are physical: in Arabic the view stays where English has it. `leadingPos`, `myLeading` and `tg_leading` are the same in English and
change sides once the app has set `MyBaseLayout.isRTL` (`TGBaseLayout.tg_isRTL`) to true at start; the library does not ask the system.
```objc find
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: member of layout-mylayout
MIRROR: leftPos -> rightPos | rightPos -> leftPos | myLeft -> myRight | myRight -> myLeft | leftPadding -> rightPadding | rightPadding -> leftPadding | paddingLeft -> paddingRight | paddingRight -> paddingLeft
$A.$SIDE = $N
where paired by MIRROR
where project uses MyLayout, MyLinearLayout
```
```objc find
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: member of layout-mylayout
MIRROR: leftPos -> rightPos | rightPos -> leftPos | myLeft -> myRight | myRight -> myLeft | leftPadding -> rightPadding | rightPadding -> leftPadding | paddingLeft -> paddingRight | paddingRight -> paddingLeft
$A.$SIDE.equalTo($N)
where paired by MIRROR
where project uses MyLayout, MyLinearLayout
```
```objc find
table SIDE: member of layout-mylayout
$A.$SIDE
where project uses MyLayout, MyLinearLayout
where not-named in must-not-flip media, place
```
```swift find
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: member of layout-mylayout
MIRROR: leftPos -> rightPos | rightPos -> leftPos | myLeft -> myRight | myRight -> myLeft | leftPadding -> rightPadding | rightPadding -> leftPadding | paddingLeft -> paddingRight | paddingRight -> paddingLeft
$A.$SIDE = $N
where paired by MIRROR
where project uses MyLayout, MyLinearLayout
```
```swift find
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: member of layout-mylayout
MIRROR: leftPos -> rightPos | rightPos -> leftPos | myLeft -> myRight | myRight -> myLeft | leftPadding -> rightPadding | rightPadding -> leftPadding | paddingLeft -> paddingRight | paddingRight -> paddingLeft
$A.$SIDE.equalTo($N)
where paired by MIRROR
where project uses MyLayout, MyLinearLayout
```
```swift find
table SIDE: member of layout-mylayout
$A.$SIDE
where project uses MyLayout, MyLinearLayout
where not-named in must-not-flip media, place
```
```objc find
table SIDE: constant of layout-mylayout
$SIDE
where project uses MyLayout, MyLinearLayout
where not-named in must-not-flip media, place
```
```xml find
table SIDE: member of layout-mylayout
<userDefinedRuntimeAttribute keyPath="$SIDE"/>
where project uses MyLayout, MyLinearLayout
```
```swift find
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: member of layout-tangramkit
MIRROR: tg_left -> tg_right | tg_right -> tg_left | tg_leftPadding -> tg_rightPadding | tg_rightPadding -> tg_leftPadding
$A.$SIDE = $N
where paired by MIRROR
where project uses TangramKit
```
```swift find
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: member of layout-tangramkit
MIRROR: tg_left -> tg_right | tg_right -> tg_left | tg_leftPadding -> tg_rightPadding | tg_rightPadding -> tg_leftPadding
$A.$SIDE.$(equal | min | max)($N)
where paired by MIRROR
where project uses TangramKit
```
```swift find
table SIDE: member of layout-tangramkit
$A.$SIDE
where project uses TangramKit
where not-named in must-not-flip media, place
```
```swift find
.horz.$(left -> leading | right -> trailing)
where project uses TangramKit
```
"""####, text: ####"""
---
id: left-right-my-layout
category: layout-constraint
severity: warning
fix: safe
precision: high
message: "`{MATCH}` stays on its side in every language; write `{FIX}`, which follows the direction of the layout"
---
# MyLayout and TangramKit with left and right

`leftPos`, `myLeft` and `tg_left` are physical: in Arabic the view stays where English has it. `leadingPos`, `myLeading` and `tg_leading` are the same in English and
change sides once the app has set `MyBaseLayout.isRTL` (`TGBaseLayout.tg_isRTL`) to true at start; the library does not ask the system.

    self.price.leadingPos.equalTo(self.photo.trailingPos).offset(8);   // Objective-C
    price.tg_leading.equal(photo.tg_trailing, offset: 8)              // Swift

Equal distances on both sides are only a note. The names may also stand in a storyboard, as user defined runtime attributes.
Keep left and right where the place is physical: a map, a player's bar, a drawing. MyLayout 1.3.6 and later, TangramKit 1.0.6 and later.

Source: `MyBaseLayout.h` and `MyLayoutDef.h` of MyLayout, `TGBaseLayout.swift` of TangramKit.

```objc find
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: member of layout-mylayout
MIRROR: leftPos -> rightPos | rightPos -> leftPos | myLeft -> myRight | myRight -> myLeft | leftPadding -> rightPadding | rightPadding -> leftPadding | paddingLeft -> paddingRight | paddingRight -> paddingLeft
$A.$SIDE = $N
where paired by MIRROR
where project uses MyLayout, MyLinearLayout
```
```objc find
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: member of layout-mylayout
MIRROR: leftPos -> rightPos | rightPos -> leftPos | myLeft -> myRight | myRight -> myLeft | leftPadding -> rightPadding | rightPadding -> leftPadding | paddingLeft -> paddingRight | paddingRight -> paddingLeft
$A.$SIDE.equalTo($N)
where paired by MIRROR
where project uses MyLayout, MyLinearLayout
```
```objc find
table SIDE: member of layout-mylayout
$A.$SIDE
where project uses MyLayout, MyLinearLayout
where not-named in must-not-flip media, place
```
```swift find
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: member of layout-mylayout
MIRROR: leftPos -> rightPos | rightPos -> leftPos | myLeft -> myRight | myRight -> myLeft | leftPadding -> rightPadding | rightPadding -> leftPadding | paddingLeft -> paddingRight | paddingRight -> paddingLeft
$A.$SIDE = $N
where paired by MIRROR
where project uses MyLayout, MyLinearLayout
```
```swift find
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: member of layout-mylayout
MIRROR: leftPos -> rightPos | rightPos -> leftPos | myLeft -> myRight | myRight -> myLeft | leftPadding -> rightPadding | rightPadding -> leftPadding | paddingLeft -> paddingRight | paddingRight -> paddingLeft
$A.$SIDE.equalTo($N)
where paired by MIRROR
where project uses MyLayout, MyLinearLayout
```
```swift find
table SIDE: member of layout-mylayout
$A.$SIDE
where project uses MyLayout, MyLinearLayout
where not-named in must-not-flip media, place
```
```objc find
table SIDE: constant of layout-mylayout
$SIDE
where project uses MyLayout, MyLinearLayout
where not-named in must-not-flip media, place
```
```xml find
table SIDE: member of layout-mylayout
<userDefinedRuntimeAttribute keyPath="$SIDE"/>
where project uses MyLayout, MyLinearLayout
```
```swift find
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: member of layout-tangramkit
MIRROR: tg_left -> tg_right | tg_right -> tg_left | tg_leftPadding -> tg_rightPadding | tg_rightPadding -> tg_leftPadding
$A.$SIDE = $N
where paired by MIRROR
where project uses TangramKit
```
```swift find
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: member of layout-tangramkit
MIRROR: tg_left -> tg_right | tg_right -> tg_left | tg_leftPadding -> tg_rightPadding | tg_rightPadding -> tg_leftPadding
$A.$SIDE.$(equal | min | max)($N)
where paired by MIRROR
where project uses TangramKit
```
```swift find
table SIDE: member of layout-tangramkit
$A.$SIDE
where project uses TangramKit
where not-named in must-not-flip media, place
```
```swift find
.horz.$(left -> leading | right -> trailing)
where project uses TangramKit
```

## Examples

```objc bad imports=MyLayout
self.price.↓leftPos.equalTo(self.photo.↓rightPos).offset(8);
self.heart.↓myRight = 12;
column.gravity = ↓MyGravity_Horz_Left;
```
```objc fixed
self.price.leadingPos.equalTo(self.photo.trailingPos).offset(8);
self.heart.myTrailing = 12;
column.gravity = MyGravity_Horz_Leading;
```
```objc bad imports=MyLayout
banner.↓myLeft = 16;
banner.↓myRight = 16;
```
```objc fixed
banner.myLeading = 16;
banner.myTrailing = 16;
```
```objc bad imports=MyLayout locks=MyLayout-1.2
heart.↓myRight = 12;
```
```objc fixed unsafe
heart.myTrailing = 12;
```
```xml bad imports=MyLayout
<userDefinedRuntimeAttribute type="number" keyPath="↓myLeft"><real key="value" value="8"/></userDefinedRuntimeAttribute>
```
```xml fixed
<userDefinedRuntimeAttribute type="number" keyPath="myLeading"><real key="value" value="8"/></userDefinedRuntimeAttribute>
```
```swift bad imports=TangramKit
price.↓tg_left.equal(photo.↓tg_right, offset: 8)
column.tg_gravity = TGGravity.horz.↓left
```
```swift fixed
price.tg_leading.equal(photo.tg_trailing, offset: 8)
column.tg_gravity = TGGravity.horz.leading
```
```swift bad imports=TangramKit
banner.↓tg_left.equal(16)
banner.↓tg_right.equal(16)
```
```swift fixed
banner.tg_leading.equal(16)
banner.tg_trailing.equal(16)
```
```swift good imports=TangramKit
price.tg_leading.equal(8)
price.tg_horzMargin(16)
legendOfMap.tg_left.equal(8)
```
```objc good
self.price.leftPos = 3;
self.myLeft = 8;
```
```xml good
<userDefinedRuntimeAttribute type="number" keyPath="myLeft"><real key="value" value="8"/></userDefinedRuntimeAttribute>
```

"""####),
    PackedRule(path: "layout-constraint/left-right-pin-layout.md", core: ####"""
---
id: left-right-pin-layout
category: layout-constraint
severity: warning
fix: safe
precision: high
message: "`{MATCH}` stays on its side in every language; write `{FIX}`, which follows the layout direction"
---
# PinLayout, FlexLayout and Yoga with left and right

These libraries compute frames. `left`, `right`, `marginLeft`, `topRight` are physical: in Arabic the view stays where English has it, on top of what has turned round.
`start` and `end`, `before` and `after` are the same in English and change sides with the direction. The direction must be switched on once:
`Pin.layoutDirection(.auto)` for PinLayout, `layoutDirection(.rtl)` on the root container for FlexLayout, `YGDirectionRTL` for Yoga; without it `start` is always left.
```swift find
table SIDE: neighbour of layout-pinlayout
.$SIDE(of: $$$)
where named pin
where project uses PinLayout
where not-named in must-not-flip media, place
```
```swift find
table SIDE: distance of layout-pinlayout
table OTHER: distance of layout-pinlayout
.$SIDE(to: $VIEW.edge.$OTHER)
where named pin
where project uses PinLayout
where not-named in must-not-flip media, place
```
```swift find
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: distance of layout-pinlayout
MIRROR: left -> right | right -> left
.$SIDE($(? $N))
where named pin
where paired by MIRROR in statement
where project uses PinLayout
```
```swift find
table SIDE: distance of layout-pinlayout
.$SIDE($(? $N))

.$SIDE(to: $EDGE)
where named pin
where project uses PinLayout
where not-named in must-not-flip media, place
```
```swift find
table SIDE: corner of layout-pinlayout
table OTHER: corner of layout-pinlayout
.$SIDE(to: $VIEW.anchor.$OTHER)
where named pin
where project uses PinLayout
where not-named in must-not-flip media, place
```
```swift find
table SIDE: corner of layout-pinlayout
.$SIDE($(? $$$))
where named pin
where project uses PinLayout
where not-named in must-not-flip media, place
```
```swift find
table SIDE: distance of layout-pinlayout
.justify(.$SIDE)

aligned: .$SIDE
where named pin
where project uses PinLayout
where not-named in must-not-flip media, place
```
```swift find
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: margin of layout-flexlayout, layout-pinlayout
MIRROR: marginLeft -> marginRight | marginRight -> marginLeft | paddingLeft -> paddingRight | paddingRight -> paddingLeft
.$SIDE($N)
where $N is-not 0
where paired by MIRROR in statement
where project uses FlexLayout, PinLayout
```
```swift find
table SIDE: margin of layout-flexlayout, layout-pinlayout
.$SIDE($N)
where $N is-not 0
where project uses FlexLayout, PinLayout
where not-named in must-not-flip media, place
```
```swift find
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: distance of layout-flexlayout
MIRROR: left -> right | right -> left
.$SIDE($N)
where named flex, addItem
where paired by MIRROR in statement
where project uses FlexLayout
```
```swift find
table SIDE: distance of layout-flexlayout
.$SIDE($N)
where named flex, addItem
where project uses FlexLayout
where not-named in must-not-flip media, place
```
```objc find
table SIDE: constant of layout-yoga
$SIDE
where project uses Yoga, yoga, YogaKit
```
```swift find
table SIDE: property of layout-yoga
.$SIDE = $N
where within configureLayout
where project uses YogaKit
```
```objc find
table SIDE: property of layout-yoga
layout.$SIDE = $N
where project uses YogaKit
```
```objc find
table SIDE: position of layout-yoga
.$SIDE($$$)
where project uses ComponentKit
```
"""####, text: ####"""
---
id: left-right-pin-layout
category: layout-constraint
severity: warning
fix: safe
precision: high
message: "`{MATCH}` stays on its side in every language; write `{FIX}`, which follows the layout direction"
---
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

```swift find
table SIDE: neighbour of layout-pinlayout
.$SIDE(of: $$$)
where named pin
where project uses PinLayout
where not-named in must-not-flip media, place
```
```swift find
table SIDE: distance of layout-pinlayout
table OTHER: distance of layout-pinlayout
.$SIDE(to: $VIEW.edge.$OTHER)
where named pin
where project uses PinLayout
where not-named in must-not-flip media, place
```
```swift find
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: distance of layout-pinlayout
MIRROR: left -> right | right -> left
.$SIDE($(? $N))
where named pin
where paired by MIRROR in statement
where project uses PinLayout
```
```swift find
table SIDE: distance of layout-pinlayout
.$SIDE($(? $N))

.$SIDE(to: $EDGE)
where named pin
where project uses PinLayout
where not-named in must-not-flip media, place
```
```swift find
table SIDE: corner of layout-pinlayout
table OTHER: corner of layout-pinlayout
.$SIDE(to: $VIEW.anchor.$OTHER)
where named pin
where project uses PinLayout
where not-named in must-not-flip media, place
```
```swift find
table SIDE: corner of layout-pinlayout
.$SIDE($(? $$$))
where named pin
where project uses PinLayout
where not-named in must-not-flip media, place
```
```swift find
table SIDE: distance of layout-pinlayout
.justify(.$SIDE)

aligned: .$SIDE
where named pin
where project uses PinLayout
where not-named in must-not-flip media, place
```

## Margins and paddings

```swift find
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: margin of layout-flexlayout, layout-pinlayout
MIRROR: marginLeft -> marginRight | marginRight -> marginLeft | paddingLeft -> paddingRight | paddingRight -> paddingLeft
.$SIDE($N)
where $N is-not 0
where paired by MIRROR in statement
where project uses FlexLayout, PinLayout
```
```swift find
table SIDE: margin of layout-flexlayout, layout-pinlayout
.$SIDE($N)
where $N is-not 0
where project uses FlexLayout, PinLayout
where not-named in must-not-flip media, place
```

## FlexLayout

```swift find
level: note
message: "`{MATCH}` has the same distance on the other side, so both directions look alike; `{FIX}` keeps the pair together"
table SIDE: distance of layout-flexlayout
MIRROR: left -> right | right -> left
.$SIDE($N)
where named flex, addItem
where paired by MIRROR in statement
where project uses FlexLayout
```
```swift find
table SIDE: distance of layout-flexlayout
.$SIDE($N)
where named flex, addItem
where project uses FlexLayout
where not-named in must-not-flip media, place
```

## Yoga and ComponentKit

```objc find
table SIDE: constant of layout-yoga
$SIDE
where project uses Yoga, yoga, YogaKit
```
```swift find
table SIDE: property of layout-yoga
.$SIDE = $N
where within configureLayout
where project uses YogaKit
```
```objc find
table SIDE: property of layout-yoga
layout.$SIDE = $N
where project uses YogaKit
```
```objc find
table SIDE: position of layout-yoga
.$SIDE($$$)
where project uses ComponentKit
```

## Examples

```swift bad imports=PinLayout
titleLabel.pin.↓left(16).top(8).sizeToFit()
```
```swift fixed
titleLabel.pin.start(16).top(8).sizeToFit()
```
```swift bad imports=PinLayout
priceLabel.pin
    .↓right(of: photo, aligned: .top)
    .↓marginLeft(8)
    .↓right()
```
```swift fixed
priceLabel.pin
    .after(of: photo, aligned: .top)
    .marginStart(8)
    .end()
```
```swift bad imports=PinLayout
badge.pin.↓topRight(8)
heart.pin.↓left(to: photo.edge.right).below(of: photo, aligned: .↓left)
star.pin.↓topLeft(to: photo.anchor.topRight)
row.pin.width(80).justify(.↓right)
```
```swift fixed
badge.pin.topEnd(8)
heart.pin.start(to: photo.edge.end).below(of: photo, aligned: .start)
star.pin.topStart(to: photo.anchor.topEnd)
row.pin.width(80).justify(.end)
```
```swift bad imports=PinLayout locks=PinLayout-1.1.0
badge.pin.↓bottomLeft()
```
```swift fixed unsafe
badge.pin.bottomStart()
```
```swift bad imports=PinLayout
line.pin.↓left(8).↓right(8).height(1)
```
```swift fixed
line.pin.start(8).end(8).height(1)
```
```swift bad imports=FlexLayout
rootView.flex.define { flex in
    flex.addItem(photo).↓marginLeft(8).↓paddingRight(16)
    flex.addItem(badge).position(.absolute).top(0).↓right(0)
}
```
```swift fixed
rootView.flex.define { flex in
    flex.addItem(photo).marginStart(8).paddingEnd(16)
    flex.addItem(badge).position(.absolute).top(0).end(0)
}
```
```swift good imports=PinLayout,FlexLayout
titleLabel.pin.start(16).end(16).below(of: photo, aligned: .start)
titleLabel.pin.horizontally(16).hCenter()
flex.addItem(photo).marginHorizontal(8).paddingStart(16)
let gap = insets.left + parts.left(3)
mapLegend.pin.left(8)
banner.pin.top().marginLeft(0)
```
```swift good
titleLabel.pin.left(16)
row.marginLeft(8)
```
```objc bad imports=yoga
YGNodeStyleSetMargin(node, ↓YGEdgeLeft, 8);
```
```objc fixed
YGNodeStyleSetMargin(node, YGEdgeStart, 8);
```
```objc good
YGNodeStyleSetMargin(node, YGEdgeLeft, 8);
```
```swift bad imports=YogaKit
card.configureLayout { layout in
    layout.isEnabled = true
    layout.↓marginLeft = 8
}
```
```swift fixed
card.configureLayout { layout in
    layout.isEnabled = true
    layout.marginStart = 8
}
```
```objc bad imports=YogaKit
[card configureLayoutWithBlock:^(YGLayout *layout) {
    layout.↓marginRight = YGPointValue(8);
}];
```
```objc fixed
[card configureLayoutWithBlock:^(YGLayout *layout) {
    layout.marginEnd = YGPointValue(8);
}];
```
```objc bad imports=ComponentKit
builder.↓positionLeft(8);
```
```objc fixed
builder.positionStart(8);
```

"""####),
    PackedRule(path: "layout-constraint/mixed-edge-kinds.md", core: ####"""
---
id: mixed-edge-kinds
category: layout-constraint
severity: error
fix: safe
precision: very-high
unguarded: true
message: "left or right against leading or trailing raises an exception when this constraint is made; use leading and trailing at both ends"
---
# One constraint between left and leading

A constraint between a left or right edge and a leading or trailing edge cannot be made: the app stops with an exception, in every language.
Use leading and trailing at both ends. Two separate constraints of one view may be of different kinds, and `centerX` goes with either.
The same holds for every library that makes such constraints: SnapKit, Masonry, PureLayout, Cartography, Stevia, Anchorage, EasyPeasy, TinyConstraints.
```swift shared
title: "Use leading and trailing"
```
```swift find
SIDE: leftAnchor -> leadingAnchor | rightAnchor -> trailingAnchor
$SIDE.constraint($REL: $B.$(leadingAnchor | trailingAnchor)$(? , $$$))

$SIDE.constraint($REL: $(leadingAnchor | trailingAnchor)$(? , $$$))

$(leadingAnchor | trailingAnchor).constraint($REL: $B.$SIDE$(? , $$$))

$(leadingAnchor | trailingAnchor).constraint($REL: $SIDE$(? , $$$))
```
```objc shared
title: "Use leading and trailing"
```
```objc find
SIDE: leftAnchor -> leadingAnchor | rightAnchor -> trailingAnchor
$SIDE $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$B.$(leadingAnchor | trailingAnchor)

$(leadingAnchor | trailingAnchor) $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$B.$SIDE

[[$A $SIDE] $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):[$B $(leadingAnchor | trailingAnchor)]

[[$A $(leadingAnchor | trailingAnchor)] $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):[$B $SIDE]
```
```swift find
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
attribute: $(? NSLayoutConstraint.Attribute).$SIDE, relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$(leading | trailing | leadingMargin | trailingMargin)

attribute: $(? NSLayoutConstraint.Attribute).$(leading | trailing | leadingMargin | trailingMargin), relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$SIDE
```
```objc find
SIDE: NSLayoutAttributeLeft -> NSLayoutAttributeLeading | NSLayoutAttributeRight -> NSLayoutAttributeTrailing | NSLayoutAttributeLeftMargin -> NSLayoutAttributeLeadingMargin | NSLayoutAttributeRightMargin -> NSLayoutAttributeTrailingMargin
attribute:$SIDE relatedBy:$REL toItem:$B attribute:$(NSLayoutAttributeLeading | NSLayoutAttributeTrailing | NSLayoutAttributeLeadingMargin | NSLayoutAttributeTrailingMargin)

attribute:$(NSLayoutAttributeLeading | NSLayoutAttributeTrailing | NSLayoutAttributeLeadingMargin | NSLayoutAttributeTrailingMargin) relatedBy:$REL toItem:$B attribute:$SIDE
```
```xml shared
title: "Use leading and trailing"
```
```xml find
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
<constraint firstAttribute="$SIDE" secondAttribute="$(leading | trailing | leadingMargin | trailingMargin)" placeholder="$absent"/>

<constraint firstAttribute="$(leading | trailing | leadingMargin | trailingMargin)" secondAttribute="$SIDE" placeholder="$absent"/>
```
```swift find
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
$MAKE.$SIDE.$(equalTo | greaterThanOrEqualTo | lessThanOrEqualTo)($B.snp.$(leading | trailing | leadingMargin | trailingMargin))

$MAKE.$(leading | trailing | leadingMargin | trailingMargin).$(equalTo | greaterThanOrEqualTo | lessThanOrEqualTo)($B.snp.$SIDE)
```
```swift find
title: "Use `directionalEdges`"
.$(edges -> directionalEdges).$(equalTo | greaterThanOrEqualTo | lessThanOrEqualTo)($B.snp.directionalEdges)

.directionalEdges.$(equalTo | greaterThanOrEqualTo | lessThanOrEqualTo)($B.snp.$(edges -> directionalEdges))
```
```objc find
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
MAS: mas_left -> mas_leading | mas_right -> mas_trailing | mas_leftMargin -> mas_leadingMargin | mas_rightMargin -> mas_trailingMargin
$MAKE.$SIDE.$(equalTo | mas_equalTo | greaterThanOrEqualTo | lessThanOrEqualTo)($B.$(mas_leading | mas_trailing | mas_leadingMargin | mas_trailingMargin))

$MAKE.$(leading | trailing | leadingMargin | trailingMargin).$(equalTo | mas_equalTo | greaterThanOrEqualTo | lessThanOrEqualTo)($B.$MAS)
```
```swift find
SIDE: left -> leading | right -> trailing | marginLeft -> marginLeading | marginRight -> marginTrailing
.$(? autoPinEdge)$(? autoConstrainAttribute)($(? ALEdge).$SIDE, to: $(? ALEdge).$(leading | trailing | marginLeading | marginTrailing), of: $$$)

.$(? autoPinEdge)$(? autoConstrainAttribute)($(? ALEdge).leading, to: $(? ALEdge).$SIDE, of: $$$)

.$(? autoPinEdge)$(? autoConstrainAttribute)($(? ALEdge).trailing, to: $(? ALEdge).$SIDE, of: $$$)
where project uses PureLayout
```
```objc find
table SIDE: constant of layout-purelayout
autoPinEdge:$SIDE toEdge:$(ALEdgeLeading | ALEdgeTrailing) ofView:$B

autoPinEdge:ALEdgeLeading toEdge:$SIDE ofView:$B

autoPinEdge:ALEdgeTrailing toEdge:$SIDE ofView:$B
where project uses PureLayout
```
```swift find
comparisons: reported
SIDE: left -> leading | right -> trailing
$A.$SIDE $(== | >= | <=) $B.$(leading | trailing)

$A.leading == $B.$SIDE

$A.trailing == $B.$SIDE
where within constrain
where project uses Cartography
```
```swift find
comparisons: reported
SIDE: Left -> Leading | Right -> Trailing
$A.$SIDE $(== | >= | <=) $B.$(Leading | Trailing)

$A.Leading == $B.$SIDE

$A.Trailing == $B.$SIDE
where project uses Stevia
```
```swift find
comparisons: reported
SIDE: leftAnchor -> leadingAnchor | rightAnchor -> trailingAnchor
$A.$SIDE $(== | >= | <=) $B.$(leadingAnchor | trailingAnchor)

$A.leadingAnchor == $B.$SIDE

$A.trailingAnchor == $B.$SIDE
where project uses Anchorage
```
```swift find
MAKER: Left -> Leading | Right -> Trailing
SIDE: left -> leading | right -> trailing
$MAKER($(? $$$)).to($B, .$(leading | trailing))

Leading($(? $$$)).to($B, .$SIDE)

Trailing($(? $$$)).to($B, .$SIDE)
where project uses EasyPeasy
```
```swift find
SIDE: left -> leading | right -> trailing
$A.$SIDE(to: $B, $C.$(leadingAnchor | trailingAnchor)$(? , $$$))
where project uses TinyConstraints
```
"""####, text: ####"""
---
id: mixed-edge-kinds
category: layout-constraint
severity: error
fix: safe
precision: very-high
unguarded: true
message: "left or right against leading or trailing raises an exception when this constraint is made; use leading and trailing at both ends"
---
# One constraint between left and leading

A constraint between a left or right edge and a leading or trailing edge cannot be made: the app stops with an exception, in every language.
Use leading and trailing at both ends. Two separate constraints of one view may be of different kinds, and `centerX` goes with either.
The same holds for every library that makes such constraints: SnapKit, Masonry, PureLayout, Cartography, Stevia, Anchorage, EasyPeasy, TinyConstraints.

Availability: all releases.

Source: UIKit NSLayoutConstraint.h: leading and trailing may not be constrained to left and right.

## Anchors and attributes

```swift shared
title: "Use leading and trailing"
```
```swift find
SIDE: leftAnchor -> leadingAnchor | rightAnchor -> trailingAnchor
$SIDE.constraint($REL: $B.$(leadingAnchor | trailingAnchor)$(? , $$$))

$SIDE.constraint($REL: $(leadingAnchor | trailingAnchor)$(? , $$$))

$(leadingAnchor | trailingAnchor).constraint($REL: $B.$SIDE$(? , $$$))

$(leadingAnchor | trailingAnchor).constraint($REL: $SIDE$(? , $$$))
```
```objc shared
title: "Use leading and trailing"
```
```objc find
SIDE: leftAnchor -> leadingAnchor | rightAnchor -> trailingAnchor
$SIDE $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$B.$(leadingAnchor | trailingAnchor)

$(leadingAnchor | trailingAnchor) $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):$B.$SIDE

[[$A $SIDE] $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):[$B $(leadingAnchor | trailingAnchor)]

[[$A $(leadingAnchor | trailingAnchor)] $(constraintEqualToAnchor | constraintGreaterThanOrEqualToAnchor | constraintLessThanOrEqualToAnchor):[$B $SIDE]
```
```swift find
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
attribute: $(? NSLayoutConstraint.Attribute).$SIDE, relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$(leading | trailing | leadingMargin | trailingMargin)

attribute: $(? NSLayoutConstraint.Attribute).$(leading | trailing | leadingMargin | trailingMargin), relatedBy: $REL, toItem: $B, attribute: $(? NSLayoutConstraint.Attribute).$SIDE
```
```objc find
SIDE: NSLayoutAttributeLeft -> NSLayoutAttributeLeading | NSLayoutAttributeRight -> NSLayoutAttributeTrailing | NSLayoutAttributeLeftMargin -> NSLayoutAttributeLeadingMargin | NSLayoutAttributeRightMargin -> NSLayoutAttributeTrailingMargin
attribute:$SIDE relatedBy:$REL toItem:$B attribute:$(NSLayoutAttributeLeading | NSLayoutAttributeTrailing | NSLayoutAttributeLeadingMargin | NSLayoutAttributeTrailingMargin)

attribute:$(NSLayoutAttributeLeading | NSLayoutAttributeTrailing | NSLayoutAttributeLeadingMargin | NSLayoutAttributeTrailingMargin) relatedBy:$REL toItem:$B attribute:$SIDE
```
```xml shared
title: "Use leading and trailing"
```
```xml find
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
<constraint firstAttribute="$SIDE" secondAttribute="$(leading | trailing | leadingMargin | trailingMargin)" placeholder="$absent"/>

<constraint firstAttribute="$(leading | trailing | leadingMargin | trailingMargin)" secondAttribute="$SIDE" placeholder="$absent"/>
```

## SnapKit and Masonry

```swift find
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
$MAKE.$SIDE.$(equalTo | greaterThanOrEqualTo | lessThanOrEqualTo)($B.snp.$(leading | trailing | leadingMargin | trailingMargin))

$MAKE.$(leading | trailing | leadingMargin | trailingMargin).$(equalTo | greaterThanOrEqualTo | lessThanOrEqualTo)($B.snp.$SIDE)
```
```swift find
title: "Use `directionalEdges`"
.$(edges -> directionalEdges).$(equalTo | greaterThanOrEqualTo | lessThanOrEqualTo)($B.snp.directionalEdges)

.directionalEdges.$(equalTo | greaterThanOrEqualTo | lessThanOrEqualTo)($B.snp.$(edges -> directionalEdges))
```
```objc find
SIDE: left -> leading | right -> trailing | leftMargin -> leadingMargin | rightMargin -> trailingMargin
MAS: mas_left -> mas_leading | mas_right -> mas_trailing | mas_leftMargin -> mas_leadingMargin | mas_rightMargin -> mas_trailingMargin
$MAKE.$SIDE.$(equalTo | mas_equalTo | greaterThanOrEqualTo | lessThanOrEqualTo)($B.$(mas_leading | mas_trailing | mas_leadingMargin | mas_trailingMargin))

$MAKE.$(leading | trailing | leadingMargin | trailingMargin).$(equalTo | mas_equalTo | greaterThanOrEqualTo | lessThanOrEqualTo)($B.$MAS)
```

## Other libraries

```swift find
SIDE: left -> leading | right -> trailing | marginLeft -> marginLeading | marginRight -> marginTrailing
.$(? autoPinEdge)$(? autoConstrainAttribute)($(? ALEdge).$SIDE, to: $(? ALEdge).$(leading | trailing | marginLeading | marginTrailing), of: $$$)

.$(? autoPinEdge)$(? autoConstrainAttribute)($(? ALEdge).leading, to: $(? ALEdge).$SIDE, of: $$$)

.$(? autoPinEdge)$(? autoConstrainAttribute)($(? ALEdge).trailing, to: $(? ALEdge).$SIDE, of: $$$)
where project uses PureLayout
```
```objc find
table SIDE: constant of layout-purelayout
autoPinEdge:$SIDE toEdge:$(ALEdgeLeading | ALEdgeTrailing) ofView:$B

autoPinEdge:ALEdgeLeading toEdge:$SIDE ofView:$B

autoPinEdge:ALEdgeTrailing toEdge:$SIDE ofView:$B
where project uses PureLayout
```
```swift find
comparisons: reported
SIDE: left -> leading | right -> trailing
$A.$SIDE $(== | >= | <=) $B.$(leading | trailing)

$A.leading == $B.$SIDE

$A.trailing == $B.$SIDE
where within constrain
where project uses Cartography
```
```swift find
comparisons: reported
SIDE: Left -> Leading | Right -> Trailing
$A.$SIDE $(== | >= | <=) $B.$(Leading | Trailing)

$A.Leading == $B.$SIDE

$A.Trailing == $B.$SIDE
where project uses Stevia
```
```swift find
comparisons: reported
SIDE: leftAnchor -> leadingAnchor | rightAnchor -> trailingAnchor
$A.$SIDE $(== | >= | <=) $B.$(leadingAnchor | trailingAnchor)

$A.leadingAnchor == $B.$SIDE

$A.trailingAnchor == $B.$SIDE
where project uses Anchorage
```
```swift find
MAKER: Left -> Leading | Right -> Trailing
SIDE: left -> leading | right -> trailing
$MAKER($(? $$$)).to($B, .$(leading | trailing))

Leading($(? $$$)).to($B, .$SIDE)

Trailing($(? $$$)).to($B, .$SIDE)
where project uses EasyPeasy
```
```swift find
SIDE: left -> leading | right -> trailing
$A.$SIDE(to: $B, $C.$(leadingAnchor | trailingAnchor)$(? , $$$))
where project uses TinyConstraints
```

## Examples

```swift bad
thumbnail.↓leftAnchor.constraint(equalTo: card.leadingAnchor, constant: 8).isActive = true
```
```swift fixed
thumbnail.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8).isActive = true
```
```swift bad
thumbnail.↓trailingAnchor.constraint(equalTo: heart.leftAnchor).isActive = true
```
```swift fixed
thumbnail.trailingAnchor.constraint(equalTo: heart.leadingAnchor).isActive = true
```
```swift bad
NSLayoutConstraint(item: banner, attribute: .↓left, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 0).isActive = true
```
```swift fixed
NSLayoutConstraint(item: banner, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 0).isActive = true
```
```swift bad imports=SnapKit
avatar.snp.makeConstraints { make in
    make.↓left.equalTo(header.snp.trailing).offset(8)
}
```
```swift fixed
avatar.snp.makeConstraints { make in
    make.leading.equalTo(header.snp.trailing).offset(8)
}
```
```swift bad imports=SnapKit
avatar.snp.makeConstraints { make in
    make.↓edges.equalTo(header.snp.directionalEdges)
}
```
```swift fixed
avatar.snp.makeConstraints { make in
    make.directionalEdges.equalTo(header.snp.directionalEdges)
}
```
```swift good
badge.centerXAnchor.constraint(equalTo: avatar.leadingAnchor).isActive = true
title.leftAnchor.constraint(equalTo: leftAnchor).isActive = true
title.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
```
```swift good imports=SnapKit
avatar.snp.makeConstraints { make in
    make.left.equalTo(header.snp.right)
    make.trailing.equalTo(header.snp.trailing)
}
```
```objc bad
[self.thumb.↓leftAnchor constraintEqualToAnchor:self.leadingAnchor].active = YES;
```
```objc fixed
[self.thumb.leadingAnchor constraintEqualToAnchor:self.leadingAnchor].active = YES;
```
```objc bad
[NSLayoutConstraint constraintWithItem:a attribute:↓NSLayoutAttributeLeft relatedBy:NSLayoutRelationEqual toItem:b attribute:NSLayoutAttributeTrailing multiplier:1 constant:4];
```
```objc fixed
[NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeLeading relatedBy:NSLayoutRelationEqual toItem:b attribute:NSLayoutAttributeTrailing multiplier:1 constant:4];
```
```objc bad imports=Masonry
[self.avatar mas_makeConstraints:^(MASConstraintMaker *make) {
    make.↓left.equalTo(self.title.mas_trailing).offset(8);
}];
```
```objc fixed
[self.avatar mas_makeConstraints:^(MASConstraintMaker *make) {
    make.leading.equalTo(self.title.mas_trailing).offset(8);
}];
```
```objc good
[self.thumb.leftAnchor constraintEqualToAnchor:self.leftAnchor].active = YES;
[self.thumb.centerXAnchor constraintEqualToAnchor:self.trailingAnchor].active = YES;
```
```swift bad imports=PureLayout
price.autoPinEdge(.↓left, to: .trailing, of: photo)
heart.autoPinEdge(.leading, to: .↓right, of: photo)
```
```swift fixed
price.autoPinEdge(.leading, to: .trailing, of: photo)
heart.autoPinEdge(.leading, to: .trailing, of: photo)
```
```objc bad imports=PureLayout
[self.price autoPinEdge:↓ALEdgeLeft toEdge:ALEdgeTrailing ofView:self.photo];
```
```objc fixed
[self.price autoPinEdge:ALEdgeLeading toEdge:ALEdgeTrailing ofView:self.photo];
```
```swift bad imports=Cartography
constrain(price, photo) { $0.↓left == $1.trailing + 8 }
```
```swift fixed
constrain(price, photo) { $0.leading == $1.trailing + 8 }
```
```swift bad imports=Stevia
price.Leading == photo.↓Right + 8
```
```swift fixed
price.Leading == photo.Trailing + 8
```
```swift bad imports=Anchorage
price.↓leftAnchor == photo.trailingAnchor
```
```swift fixed
price.leadingAnchor == photo.trailingAnchor
```
```swift bad imports=EasyPeasy
price.easy.layout(↓Left(8).to(photo, .trailing))
```
```swift fixed
price.easy.layout(Leading(8).to(photo, .trailing))
```
```swift bad imports=TinyConstraints
price.↓left(to: photo, photo.trailingAnchor)
```
```swift fixed
price.leading(to: photo, photo.trailingAnchor)
```
```swift good imports=PureLayout,Cartography,Anchorage
price.autoPinEdge(.left, to: .right, of: photo)
constrain(price, photo) {
    $0.left == $1.right
    $0.trailing == $1.trailing
}
price.leftAnchor == photo.centerXAnchor
```
```swift good
if price.left == photo.leading { return }
let same = a.leftAnchor == b.leadingAnchor
```
```xml bad
<constraint firstItem="Mx1-aa-001" firstAttribute="↓left" secondItem="Mx1-aa-000" secondAttribute="leading" id="Mx1-cc-001"/>
```
```xml fixed
<constraint firstItem="Mx1-aa-001" firstAttribute="leading" secondItem="Mx1-aa-000" secondAttribute="leading" id="Mx1-cc-001"/>
```
```xml good
<constraint firstItem="Mx1-aa-001" firstAttribute="left" secondItem="Mx1-aa-000" secondAttribute="left" id="Mx1-cc-002"/>
<constraint firstItem="Mx1-aa-001" firstAttribute="leading" secondItem="Mx1-aa-000" secondAttribute="centerX" id="Mx1-cc-003"/>
```
```objc bad
[[self.thumb ↓leftAnchor] constraintEqualToAnchor:[self.title leadingAnchor]].active = YES;
[[self.thumb ↓trailingAnchor] constraintLessThanOrEqualToAnchor:[self.title rightAnchor]].active = YES;
```
```objc fixed
[[self.thumb leadingAnchor] constraintEqualToAnchor:[self.title leadingAnchor]].active = YES;
[[self.thumb trailingAnchor] constraintLessThanOrEqualToAnchor:[self.title trailingAnchor]].active = YES;
```

"""####),
    PackedRule(path: "layout-constraint/start-without-direction.md", core: ####"""
---
id: start-without-direction
category: layout-constraint
severity: note
fix: none
precision: high
message: "`{MATCH}` is always the left side or the right here: nothing in the project sets the layout direction; call `Pin.layoutDirection(.auto)` once, or `layoutDirection(.rtl)` on the root of a flex layout"
---
# start and end in a project that never sets the direction

PinLayout and FlexLayout know `start` and `end`, yet lay out from left to right until they are told otherwise. A view that says `start` then looks finished and stays on the left in
Arabic. Call `Pin.layoutDirection(.auto)` once when the app starts; FlexLayout wants `layoutDirection(…)` with the real direction on each root container.
```swift find
once: project
.$(start | end | topStart | topEnd | centerStart | centerEnd | bottomStart | bottomEnd | before | after)($(? $$$))
where named pin
where imports PinLayout
where project has-no pinlayout-direction
```
```swift find
once: project
.$(marginStart | marginEnd)($N)
where named pin
where imports PinLayout
where project has-no pinlayout-direction
```
```swift find
once: project
.$(marginStart | marginEnd | paddingStart | paddingEnd)($N)
where imports FlexLayout
where project has-no flexlayout-direction
```
"""####, text: ####"""
---
id: start-without-direction
category: layout-constraint
severity: note
fix: none
precision: high
message: "`{MATCH}` is always the left side or the right here: nothing in the project sets the layout direction; call `Pin.layoutDirection(.auto)` once, or `layoutDirection(.rtl)` on the root of a flex layout"
---
# start and end in a project that never sets the direction

PinLayout and FlexLayout know `start` and `end`, yet lay out from left to right until they are told otherwise. A view that says `start` then looks finished and stays on the left in
Arabic. Call `Pin.layoutDirection(.auto)` once when the app starts; FlexLayout wants `layoutDirection(…)` with the real direction on each root container.

    Pin.layoutDirection(.auto)
    root.flex.layoutDirection(view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rtl : .ltr)

One note speaks for the whole project, at the first such place. Right to keep in a project that has no right-to-left language and wants none.

Source: `PinLayout.swift` (`Pin.layoutDirection`, `.ltr` by default) of PinLayout, `FlexLayout.swift` of FlexLayout.

```swift find
once: project
.$(start | end | topStart | topEnd | centerStart | centerEnd | bottomStart | bottomEnd | before | after)($(? $$$))
where named pin
where imports PinLayout
where project has-no pinlayout-direction
```
```swift find
once: project
.$(marginStart | marginEnd)($N)
where named pin
where imports PinLayout
where project has-no pinlayout-direction
```
```swift find
once: project
.$(marginStart | marginEnd | paddingStart | paddingEnd)($N)
where imports FlexLayout
where project has-no flexlayout-direction
```

## Examples

```swift bad imports=PinLayout
price.pin.↓start(8).top(4).↓marginEnd(4)
```
```swift good imports=PinLayout project=pinlayout-direction
price.pin.start(8).top(4)
```
```swift bad imports=FlexLayout
flex.addItem(price).↓marginStart(8)
```
```swift good imports=FlexLayout project=flexlayout-direction
flex.addItem(price).marginStart(8)
```
```swift good imports=PinLayout
timer.start(8)
price.pin.left(8)
```
```swift good
price.pin.start(8)
```

"""####),
    PackedRule(path: "localized-resource/count-without-plural.md", core: ####"""
---
id: count-without-plural
category: localized-resource
severity: note
fix: none
precision: medium
message: "a noun behind `{MATCH}` needs other forms for other numbers, and `{KEY}` has no plural rule; vary it by plural in the catalogue or the `.stringsdict`"
---
# Number and noun without a plural rule

Arabic nouns have up to six forms behind a number, Hebrew ones three. One text for all numbers ("%d طلبات") is wrong for most of them. Give the key a plural rule in the `.stringsdict` or the string
catalogue; the code stays as it is when it calls `String.localizedStringWithFormat` or `String(localized:)`.
```strings find
analysis: counted-noun
categories: plural-categories
not-before: من, מתוך, أو, و, או
base-plurals: people, children, men, women, feet
base-not: has, was, this, its, does, always, across, plus, minus
```
"""####, text: ####"""
---
id: count-without-plural
category: localized-resource
severity: note
fix: none
precision: medium
message: "a noun behind `{MATCH}` needs other forms for other numbers, and `{KEY}` has no plural rule; vary it by plural in the catalogue or the `.stringsdict`"
---
# Number and noun without a plural rule

Arabic nouns have up to six forms behind a number, Hebrew ones three. One text for all numbers ("%d طلبات") is wrong for most of them. Give the key a plural rule in the `.stringsdict` or the string
catalogue; the code stays as it is when it calls `String.localizedStringWithFormat` or `String(localized:)`.

Fine as it is: a number that counts nothing (an exit, a port, a version) and a text that leaves the noun in one form on purpose ("%d من الطلبات", "the number of orders: %d"). Keys that have a rule
in the `.stringsdict` of the same name are not reported, nor are texts whose English base counts nothing ("exit %d and"), nor are languages whose nouns do not change (Persian, Kurdish, Uyghur).

Source: CLDR plural rules; Apple, "Localizing strings that contain plurals".

```strings find
analysis: counted-noun
categories: plural-categories
not-before: من, מתוך, أو, و, או
base-plurals: people, children, men, women, feet
base-not: has, was, this, its, does, always, across, plus, minus
```

```strings beside file=ar.lproj/Localizable.stringsdict
<plist version="1.0"><dict><key>bags</key><dict>
<key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
<key>n</key><dict><key>other</key><string>%d كيس</string></dict>
</dict></dict></plist>
```
```strings bad file=ar.lproj/Localizable.strings
"orders" = "لديك ↓%d طلبات";
```
```strings bad file=he.lproj/Localizable.strings
"days" = "עוד ↓%ld ימים";
```
```strings beside file=en.lproj/Localizable.strings
"exit" = "Take exit %d and continue";
"new" = "%d new items";
```
```strings bad file=ar.lproj/Localizable.strings
"new" = "↓%d عناصر جديدة";
```
```strings good file=ar.lproj/Localizable.strings
"exit" = "خذ المخرج %d ثم واصل";
"bags" = "%d أكياس";
"share" = "%d من الطلبات";
"number" = "عدد الطلبات: %d";
"pair" = "%@ طلبات";
```
```strings good file=fa.lproj/Localizable.strings
"orders" = "%d سفارش";
```

"""####),
    PackedRule(path: "localized-resource/drifted-localized-layout.md", core: ####"""
---
id: drifted-localized-layout
category: localized-resource
severity: note
fix: none
precision: medium
unguarded: true
message: "this copy of the layout lacks {COUNT} of {BASE} (the first is `{FIRST}`); readers of this language miss what was added there"
---
# Layout of a language that lags behind its base

A whole storyboard or xib in `ar.lproj` or `he.lproj` is a second layout, drawn by hand. Every change of the base must be made there again, and mostly is not: an outlet that the copy lacks is `nil` in Arabic alone.
```xml find
analysis: drifted-layout
elements: label, button, textField, textView, imageView, switch, slider, stepper, segmentedControl, view, tableView, collectionView, tableViewCell, collectionViewCell, viewController, tableViewController, barButtonItem, outlet, action, window, customView
```
"""####, text: ####"""
---
id: drifted-localized-layout
category: localized-resource
severity: note
fix: none
precision: medium
unguarded: true
message: "this copy of the layout lacks {COUNT} of {BASE} (the first is `{FIRST}`); readers of this language miss what was added there"
---
# Layout of a language that lags behind its base

A whole storyboard or xib in `ar.lproj` or `he.lproj` is a second layout, drawn by hand. Every change of the base must be made there again, and mostly is not: an outlet that the copy lacks is `nil` in Arabic alone.

Prefer one layout in `Base.lproj` with leading and trailing constraints, and a file of texts (`ar.lproj/Cart.strings`) for the language. In Xcode choose "Localizable Strings" for the language in the file inspector. Other rules are silent in such a
copy: its sides were drawn for that language on purpose.

Source: Apple, "Localize storyboards and xibs"; ids of Interface Builder objects are kept when Xcode copies a layout.

```xml find
analysis: drifted-layout
elements: label, button, textField, textView, imageView, switch, slider, stepper, segmentedControl, view, tableView, collectionView, tableViewCell, collectionViewCell, viewController, tableViewController, barButtonItem, outlet, action, window, customView
```

```xml beside file=Base.lproj/Cart.xib
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
```xml bad file=ar.lproj/Cart.xib
<↓document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
  <objects>
    <view id="vw1-aa-001"><subviews>
      <label text="المجموع" id="lb1-aa-001"/>
      <button id="bt1-aa-001"/>
    </subviews></view>
  </objects>
</document>
```
```xml good file=he.lproj/Cart.xib
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
```xml good file=de.lproj/Cart.xib
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
  <objects>
    <view id="vw1-aa-001"/>
  </objects>
</document>
```

"""####),
    PackedRule(path: "localized-resource/placeholders-differ.md", core: ####"""
---
id: placeholders-differ
category: localized-resource
severity: warning
fix: unsafe
precision: high
message: "`{MATCH}` is no placeholder any more and is shown as it stands; write `{MENDED}`"
---
# Translation with lost or broken placeholders

Right-to-left keyboards and machine translation break placeholders: the Arabic percent sign takes the place of `%` (`٪@`), a blank slips in (`% ld`), the signs change sides (`@%`), or a
value is dropped. The reader then sees the bare signs or misses the value; a placeholder of another kind than the code passes (`%@` for a number) ends the app.
```strings find
analysis: placeholders
defect: broken
```
```strings find
analysis: placeholders
defect: spaced
message: "`{MATCH}` has a blank inside its placeholder, which the formatter takes for a flag; write `{MENDED}`, with the blank ahead of it where a word precedes"
```
```strings find
analysis: placeholders
defect: missing
message: "this translation of `{KEY}` does not show {NAME}, which the base text has; put it where the value belongs"
```
```strings find
analysis: placeholders
defect: added
message: "`{MATCH}` asks for one value more than the base text of `{KEY}` has, and the code may not pass it; remove it, or add it to the base text and the code"
```
```strings find
analysis: placeholders
defect: kind
message: "`{MATCH}` stands where the base text of `{KEY}` has {NAME}, and the value is printed wrongly; write the placeholder of the base text"
```
```strings find
level: error
analysis: placeholders
defect: crash
message: "`{MATCH}` reads an address where the base text of `{KEY}` has {NAME}, which ends the app; write the placeholder of the base text"
```
"""####, text: ####"""
---
id: placeholders-differ
category: localized-resource
severity: warning
fix: unsafe
precision: high
message: "`{MATCH}` is no placeholder any more and is shown as it stands; write `{MENDED}`"
---
# Translation with lost or broken placeholders

Right-to-left keyboards and machine translation break placeholders: the Arabic percent sign takes the place of `%` (`٪@`), a blank slips in (`% ld`), the signs change sides (`@%`), or a
value is dropped. The reader then sees the bare signs or misses the value; a placeholder of another kind than the code passes (`%@` for a number) ends the app.

Write the placeholders of the base text, each as it stands there; `%1$@ %2$d` lets the translator change their order. Compared are the text of the same key in `Base.lproj` or `en.lproj`, the source
language of a catalogue, or the key where it is the format itself. Order does not matter, nor does a longer integer (`%d`, `%ld`). Plural forms may leave the number out. `٪` behind a digit is a percent sign.

A text whose key is neither in the base table nor written by any code is shown to nobody and is not reported.

A fix that writes a placeholder anew is unsafe: it brings back an argument that this language did not show.

Source: Apple, "String Format Specifiers"; IEEE 1003.1 `printf` for the blank, which is a flag.

```strings find
analysis: placeholders
defect: broken
```
```strings find
analysis: placeholders
defect: spaced
message: "`{MATCH}` has a blank inside its placeholder, which the formatter takes for a flag; write `{MENDED}`, with the blank ahead of it where a word precedes"
```
```strings find
analysis: placeholders
defect: missing
message: "this translation of `{KEY}` does not show {NAME}, which the base text has; put it where the value belongs"
```
```strings find
analysis: placeholders
defect: added
message: "`{MATCH}` asks for one value more than the base text of `{KEY}` has, and the code may not pass it; remove it, or add it to the base text and the code"
```
```strings find
analysis: placeholders
defect: kind
message: "`{MATCH}` stands where the base text of `{KEY}` has {NAME}, and the value is printed wrongly; write the placeholder of the base text"
```
```strings find
level: error
analysis: placeholders
defect: crash
message: "`{MATCH}` reads an address where the base text of `{KEY}` has {NAME}, which ends the app; write the placeholder of the base text"
```

```strings beside file=en.lproj/Localizable.strings
"joined" = "Joined %@";
"delete_items" = "Delete %ld items?";
"remove_folder" = "Remove \"%@\" and %d lists?";
"courier" = "%1$@ brings %2$@";
"total" = "Total %@";
"battery" = "Battery in 5% steps, such as 35%";
"off" = "%d%% off";
"rating" = "%.1f stars";
```
```strings bad file=ar.lproj/Localizable.strings
"joined" = "انضم إلى↓٪@";
"delete_items" = "حذف ↓% ld عناصر؟";
"courier" = "أحضره ↓%$1@ إلى ↓%$2@";
```
```strings fixed unsafe
"joined" = "انضم إلى %@";
"delete_items" = "حذف %ld عناصر؟";
"courier" = "أحضره %1$@ إلى %2$@";
```
```strings good file=fa.lproj/Localizable.strings
"courier" = "%2$@ را %1$@ می‌آورد";
"delete_items" = "حذف %d مورد؟";
"battery" = "باتری در گام‌های 5%، مثل 35% یا ٪۶۰";
"off" = "%d٪ تخفیف";
"unknown_key" = "%@ و %d";
"total" = "XXX";
```
```strings bad file=he.lproj/Localizable.strings
"remove_folder" = "↓להסיר את \"%@\"?";
"total" = "סך הכול ↓%d";
"rating" = "↓%@ כוכבים";
"battery" = "סוללה ↓%@";
"%d bags" = "↓שקיות";
```
```xcstrings bad
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld items" : {
      "localizations" : {
        "ar" : { "stringUnit" : { "state" : "translated", "value" : "↓%@ عناصر" } }
      }
    },
    "greeting" : {
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello %@" } },
        "he" : { "stringUnit" : { "state" : "translated", "value" : "↓שלום" } }
      }
    }
  },
  "version" : "1.0"
}
```
```strings bad file=ug.lproj/Localizable.strings
"You and %ld others" = "سىز ۋە↓% ld باشقىلار";
```
```strings fixed unsafe
"You and %ld others" = "سىز ۋە %ld باشقىلار";
```
```strings good file=de.lproj/Localizable.strings
"joined" = "Beigetreten";
```
```swift beside file=Cart.swift
label.text = NSLocalizedString("written_by_code", comment: "")
```
```strings bad file=ar.lproj/Localizable.strings
"written_by_code" = "مرحبا ↓٪@";
"gone_from_code" = "مرحبا ٪@";
```
```strings fixed unsafe
"written_by_code" = "مرحبا %@";
"gone_from_code" = "مرحبا ٪@";
```

"""####),
    PackedRule(path: "localized-resource/plural-by-hand.md", core: ####"""
---
id: plural-by-hand
category: localized-resource
severity: note
fix: shown
precision: high
message: "`{MATCH}` knows two forms; Arabic has six and Hebrew three: let the string catalogue choose the form by the number"
---
# Plural chosen by a comparison with one

`count == 1 ? "item" : "items"` knows one and many. Arabic has six forms (none, one, two, a few, many, other), Hebrew three; all but two of them come out wrong, however well both texts are translated.
```swift find
title: Let the string catalogue choose the form
analysis: plural-choice
branches: literal
texts: String, Substring, NSString
```
```swift find
title: Let the string catalogue choose the form
analysis: plural-choice
branches: translated
texts: String, Substring, NSString
```
```objc find
title: Let the string catalogue choose the form
analysis: plural-choice
branches: literal
texts: String, Substring, NSString
```
```objc find
title: Let the string catalogue choose the form
analysis: plural-choice
branches: translated
texts: String, Substring, NSString
```
"""####, text: ####"""
---
id: plural-by-hand
category: localized-resource
severity: note
fix: shown
precision: high
message: "`{MATCH}` knows two forms; Arabic has six and Hebrew three: let the string catalogue choose the form by the number"
---
# Plural chosen by a comparison with one

`count == 1 ? "item" : "items"` knows one and many. Arabic has six forms (none, one, two, a few, many, other), Hebrew three; all but two of them come out wrong, however well both texts are translated.

    label.text = String(localized: "\(count) items")                    // Swift, with variations by plural in the catalogue
    label.text = String.localizedStringWithFormat(NSLocalizedString("items_count", comment: ""), count)   // with a .stringsdict
    label.text = [NSString localizedStringWithFormat:NSLocalizedString(@"items_count", nil), count];

Keep the comparison where the two texts say different things ("Everyone", "Everyone else"), and in logs. The length of a text (`name.count`) is not reported.

Availability: `.stringsdict` iOS 7, macOS 10.9; string catalogues are compiled to it.

Source: Foundation `+[NSString localizedStringWithFormat:]`, `NSStringPluralRuleType`; CLDR plural rules.

```swift find
title: Let the string catalogue choose the form
analysis: plural-choice
branches: literal
texts: String, Substring, NSString
```
```swift find
title: Let the string catalogue choose the form
analysis: plural-choice
branches: translated
texts: String, Substring, NSString
```
```objc find
title: Let the string catalogue choose the form
analysis: plural-choice
branches: literal
texts: String, Substring, NSString
```
```objc find
title: Let the string catalogue choose the form
analysis: plural-choice
branches: translated
texts: String, Substring, NSString
```

## Examples

```swift bad
countLabel.text = "\(count) " + (↓count == 1 ? "item" : "items")
```
```swift bad
titleLabel.text = "\(count) item\(↓count == 1 ? "" : "s")"
```
```swift bad
let text = "\(count) parcel\(↓count > 1 ? "s" : "")"
```
```swift bad
let unit = ↓hours == 1 ? "hour" : "hours"
label.text = "\(hours) \(unit)"
```
```swift bad
subtitle = ↓count == 1 ? L10n.Cart.itemSingular : L10n.Cart.itemsPlural(count)
```
```swift bad
let title = ↓order.items.count != 1 ? NSLocalizedString("TRACKS", comment: "") : NSLocalizedString("TRACK", comment: "")
label.text = title
```
```objc bad
self.countLabel.text = [NSString stringWithFormat:@"%ld %@", (long)count, ↓count == 1 ? @"item" : @"items"];
```
```objc bad
self.titleLabel.text = ↓count == 1 ? NSLocalizedString(@"one_item", nil) : [NSString stringWithFormat:NSLocalizedString(@"many_items", nil), count];
```
```swift good
countLabel.text = String(localized: "\(count) items")
```
```swift good
let icon = UIImage(named: count == 1 ? "item" : "items")
```
```swift good
log("removed \(count) message\(count == 1 ? "" : "s")")
```
```swift good
let prefix = value.count == 1 ? "0" : ""
```
```swift good
titleLabel.text = members.count <= 1 ? String(localized: "Everyone") : String(localized: "Everyone else")
```
```swift good
label.text = section == 1 ? "Cart" : "Orders"
```
```objc good
[self.checkView setImage:[UIImage imageNamed:task.status == 1 ? @"checkbox_open" : @"checkbox_opens"]];
```
```swift good
func show() {
let roles = user.roles.dropFirst().reduce("\(role)") { "\($0), \($1)" }
label.text = roles.count > 1 ? NSLocalizedString("ROLES", comment: "") : NSLocalizedString("ROLE", comment: "")
let names = people.map(\.name).joined(separator: ", ")
label.text = names.count == 1 ? NSLocalizedString("name", comment: "") : NSLocalizedString("names", comment: "")
}
```

"""####),
    PackedRule(path: "localized-resource/plural-forms-missing.md", core: ####"""
---
id: plural-forms-missing
category: localized-resource
severity: warning
fix: none
precision: high
message: "the {LANGUAGE} forms of `{KEY}` lack {MISSING}; the reader sees the `other` form with these numbers; ask the translator for {NEEDED}"
---
# Plural rule without forms that the language needs

Arabic has six forms: zero, one, two, few (3 to 10), many (11 to 99) and other (100, 101, 200 …). A rule with `one` and `other` alone shows a wrong noun for most numbers, in a
place where the reader looks at every day ("3 طلب"). Hebrew has one, two and other; its dual is short and common. Persian, Kurdish and Uyghur nouns do not change behind a number:
`other` alone is complete there.
```strings find
level: error
analysis: plural-forms
categories: plural-categories
missing: other
message: "the {LANGUAGE} forms of `{KEY}` have no `other`, which every number without a form of its own needs; add it"
```
```strings find
analysis: plural-forms
categories: plural-categories
missing: required
```
```strings find
level: note
analysis: plural-forms
categories: plural-categories
missing: dispensable
```
"""####, text: ####"""
---
id: plural-forms-missing
category: localized-resource
severity: warning
fix: none
precision: high
message: "the {LANGUAGE} forms of `{KEY}` lack {MISSING}; the reader sees the `other` form with these numbers; ask the translator for {NEEDED}"
---
# Plural rule without forms that the language needs

Arabic has six forms: zero, one, two, few (3 to 10), many (11 to 99) and other (100, 101, 200 …). A rule with `one` and `other` alone shows a wrong noun for most numbers, in a
place where the reader looks at every day ("3 طلب"). Hebrew has one, two and other; its dual is short and common. Persian, Kurdish and Uyghur nouns do not change behind a number:
`other` alone is complete there.

Add the missing keys to the `.stringsdict`, or choose "Vary by plural" again in the string catalogue: Xcode then lists all forms of the language. A form may leave out the number
("طلبان" for two). Silent: forms that are still the English ones or marked as new, and keys that are not to be translated. An Arabic rule that lacks only `zero`, and a Hebrew one that lacks `two`, are notes.
`other` is never optional: it is what the system takes for every number without a form of its own.

Source: CLDR plural rules; Apple, "Localizing strings that contain plurals" and the format of `.stringsdict`.

```strings find
level: error
analysis: plural-forms
categories: plural-categories
missing: other
message: "the {LANGUAGE} forms of `{KEY}` have no `other`, which every number without a form of its own needs; add it"
```
```strings find
analysis: plural-forms
categories: plural-categories
missing: required
```
```strings find
level: note
analysis: plural-forms
categories: plural-categories
missing: dispensable
```

```stringsdict bad file=ar.lproj/Localizable.stringsdict
<plist version="1.0"><dict>
<key>orders</key>
<dict>
  <key>NSStringLocalizedFormatKey</key><string>%#@orders@</string>
  <key>↓orders</key>
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
  <key>↓bags</key>
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
```stringsdict bad file=he.lproj/Localizable.stringsdict
<plist version="1.0"><dict>
<key>days</key>
<dict>
  <key>NSStringLocalizedFormatKey</key><string>%#@days@</string>
  <key>↓days</key>
  <dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>יום אחד</string>
    <key>other</key><string>%d ימים</string>
  </dict>
</dict>
</dict></plist>
```
```xcstrings bad
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld days late" : {
      "localizations" : {
        "ar" : {
          "variations" : {
            ↓"plural" : {
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
```xcstrings bad
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
                ↓"plural" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg كيس" } } }
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
```stringsdict good file=fa.lproj/Localizable.stringsdict
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
```stringsdict good file=ar.lproj/Localizable.stringsdict
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
```xcstrings good
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
    PackedRule(path: "localized-resource/western-signs.md", core: ####"""
---
id: western-signs
category: localized-resource
severity: note
fix: none
precision: medium
message: "`{MATCH}` is a sign of another script in this translation; write the sign of the language"
---
# Signs of another script in a translation

A Latin comma or question mark in an Arabic sentence, `#` or `№` before a number, an arrow that still points to the right: the text was translated and its signs were not. Readers notice, and an arrow between two
words points back to the one they come from.
```strings find
analysis: text-signs
table: right-to-left-signs
```
"""####, text: ####"""
---
id: western-signs
category: localized-resource
severity: note
fix: none
precision: medium
message: "`{MATCH}` is a sign of another script in this translation; write the sign of the language"
---
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

```strings find
analysis: text-signs
table: right-to-left-signs
```

```strings bad file=ar.lproj/Localizable.strings
"ready" = "تم تجهيز %.0f↓%% من الطلب";
"sorry" = "عذرا↓, نفد المنتج";
"sure" = "هل أنت متأكد↓?";
"order" = "الطلب ↓#%@";
"path" = "الإعدادات ↓→ الدفع";
```
```strings bad file=he.lproj/Localizable.strings
"path" = "הגדרות ↓→ תשלום";
```
```strings good file=ar.lproj/Localizable.strings
"ready" = "تم تجهيز %@ من الطلب";
"sorry" = "عذرا، نفد المنتج؛ هل ننتظر؟";
"loop" = "تكرار A→B";
"next" = "التالي >";
"tag" = "#سلة 3,5";
"copied" = "50% off, really?";
"gone" = "الطلب %%";
"size" = "الأبعاد: %1$@%2$@";
```
```strings good file=he.lproj/Localizable.strings
"ready" = "%d%% מוכן, באמת?";
```

"""####),
    PackedRule(path: "motion-direction/fixed-popover-arrow.md", core: ####"""
---
id: fixed-popover-arrow
category: motion-direction
severity: note
fix: shown
precision: medium
message: "`{MATCH}` puts this popover on one side of its button in every language; allow both sides, or any"
---
# Popover bound to one side

In Arabic the button has moved to the other side of the screen, and the popover has no room where its arrow sends it.
```swift except
permittedArrowDirections = [.left, .right]
```
```swift except
permittedArrowDirections = [.right, .left]
```
```swift find
title: "Allow both sides"
permittedArrowDirections = $(? UIPopoverArrowDirection).$(left | right)
```
```swift find
title: "Allow both sides"
permittedArrowDirections = [.$(left | right)]
```
```swift find
title: "Let the system choose"
$MENU.arrowDirection = $(? UIMenuController.ArrowDirection).$(left | right)
where $MENU type UIMenuController
```
```swift find
$POPOVER.show(relativeTo: $RECT, of: $VIEW, preferredEdge: $(? NSRectEdge).$(minX | maxX))
```
```objc find
title: "Allow both sides"
permittedArrowDirections = $(UIPopoverArrowDirectionLeft | UIPopoverArrowDirectionRight);
```
```objc find
title: "Allow both sides"
permittedArrowDirections:$(UIPopoverArrowDirectionLeft | UIPopoverArrowDirectionRight) animated:
```
```objc find
preferredEdge:$(NSMinXEdge | NSMaxXEdge | NSRectEdgeMinX | NSRectEdgeMaxX)
```
```xml find
title: "Allow both sides"
<popoverPresentationController permittedArrowDirections="$(left | right)"/>
```
"""####, text: ####"""
---
id: fixed-popover-arrow
category: motion-direction
severity: note
fix: shown
precision: medium
message: "`{MATCH}` puts this popover on one side of its button in every language; allow both sides, or any"
---
# Popover bound to one side

In Arabic the button has moved to the other side of the screen, and the popover has no room where its arrow sends it.

Allow both sides or let the system choose:

    popover.permittedArrowDirections = [.left, .right]

Keep one side for an anchor that stays where it is in every language. On the Mac `.minX` and `.maxX` are edges of coordinates too.
Source: UIPopoverSupport.h, UIMenuController.h, NSPopover.

```swift except
permittedArrowDirections = [.left, .right]
```
```swift except
permittedArrowDirections = [.right, .left]
```
```swift find
title: "Allow both sides"
permittedArrowDirections = $(? UIPopoverArrowDirection).$(left | right)
```
```swift find
title: "Allow both sides"
permittedArrowDirections = [.$(left | right)]
```
```swift find
title: "Let the system choose"
$MENU.arrowDirection = $(? UIMenuController.ArrowDirection).$(left | right)
where $MENU type UIMenuController
```
```swift find
$POPOVER.show(relativeTo: $RECT, of: $VIEW, preferredEdge: $(? NSRectEdge).$(minX | maxX))
```
```objc find
title: "Allow both sides"
permittedArrowDirections = $(UIPopoverArrowDirectionLeft | UIPopoverArrowDirectionRight);
```
```objc find
title: "Allow both sides"
permittedArrowDirections:$(UIPopoverArrowDirectionLeft | UIPopoverArrowDirectionRight) animated:
```
```objc find
preferredEdge:$(NSMinXEdge | NSMaxXEdge | NSRectEdgeMinX | NSRectEdgeMaxX)
```
```xml find
title: "Allow both sides"
<popoverPresentationController permittedArrowDirections="$(left | right)"/>
```

## Examples

```swift bad
menu.popoverPresentationController?.permittedArrowDirections = .↓right
```
```swift bad
menu.popoverPresentationController?.permittedArrowDirections = [.↓left]
```
```swift bad
popover.show(relativeTo: button.bounds, of: button, preferredEdge: .↓maxX)
```
```swift good
menu.popoverPresentationController?.permittedArrowDirections = [.left, .right]
menu.popoverPresentationController?.permittedArrowDirections = .up
popover.show(relativeTo: button.bounds, of: button, preferredEdge: .maxY)
```
```swift good
popover.permittedArrowDirections = isRTL ? .left : .right
```
```objc bad
menu.popoverPresentationController.permittedArrowDirections = ↓UIPopoverArrowDirectionLeft;
[popover presentPopoverFromRect:rect inView:view permittedArrowDirections:↓UIPopoverArrowDirectionRight animated:YES];
```
```objc good
menu.popoverPresentationController.permittedArrowDirections = UIPopoverArrowDirectionAny;
menu.popoverPresentationController.permittedArrowDirections = UIPopoverArrowDirectionLeft | UIPopoverArrowDirectionRight;
```

"""####),
    PackedRule(path: "motion-direction/physical-transition.md", core: ####"""
---
id: physical-transition
category: motion-direction
severity: warning
fix: safe
precision: high
message: "`{MATCH}` moves the same way in every language; an Arabic reader expects it from the other side, so choose it by `effectiveUserInterfaceLayoutDirection`"
---
# Motion to a fixed side

A screen that comes from the right is the next one in English and the previous one in Arabic.
```swift except
subtype = $(? CATransitionSubtype).$(fromLeft | fromRight)
where inside camera, cameras, local video
```
```swift except
CATransitionType(rawValue: "oglFlip") $$$ subtype = $(? CATransitionSubtype).$(fromLeft | fromRight)
```
```objc except
$(kCATransitionFromLeft | kCATransitionFromRight)
where inside camera, cameras, local video
```
```objc except
type = @"oglFlip" $$$ subtype = $(kCATransitionFromLeft | kCATransitionFromRight)
```
```swift shared
fix: shown
```
```objc shared
fix: shown
```
```swift find
title: "Choose the side by `effectiveUserInterfaceLayoutDirection`"
subtype = $(? CATransitionSubtype).$(fromLeft | fromRight)

$(kCATransitionFromLeft | kCATransitionFromRight)
```
```swift find
level: note
message: "`{MATCH}` turns the window the same way in every language; choose the side by `effectiveUserInterfaceLayoutDirection` where it means forward or back"
.$(transitionFlipFromLeft | transitionFlipFromRight)
where named window
```
```swift find
title: "Choose the side by `effectiveUserInterfaceLayoutDirection`"
$NEXT ? $(? UIView.AnimationOptions).$(transitionFlipFromLeft | transitionFlipFromRight) :
```
```swift find
level: note
.$(transitionFlipFromLeft | transitionFlipFromRight)
```
```swift find
fix: safe
title: "Use `slideForward` or `slideBackward`"
SIDE: slideLeft -> slideForward | slideRight -> slideBackward
NSViewController.TransitionOptions.$SIDE

transition(from: $FROM, to: $TO, options: .$SIDE
```
```objc find
title: "Choose the side by `effectiveUserInterfaceLayoutDirection`"
$(kCATransitionFromLeft | kCATransitionFromRight)
```
```objc find
level: note
message: "`{MATCH}` turns the window the same way in every language; choose the side by `effectiveUserInterfaceLayoutDirection` where it means forward or back"
$(UIViewAnimationOptionTransitionFlipFromLeft | UIViewAnimationOptionTransitionFlipFromRight | UIViewAnimationTransitionFlipFromLeft | UIViewAnimationTransitionFlipFromRight)
where named window
```
```objc find
title: "Choose the side by `effectiveUserInterfaceLayoutDirection`"
$NEXT ? $(UIViewAnimationOptionTransitionFlipFromLeft | UIViewAnimationOptionTransitionFlipFromRight) : $OTHER
```
```objc find
level: note
$(UIViewAnimationOptionTransitionFlipFromLeft | UIViewAnimationOptionTransitionFlipFromRight | UIViewAnimationTransitionFlipFromLeft | UIViewAnimationTransitionFlipFromRight)
```
```objc find
fix: safe
title: "Use the forward or backward slide"
SIDE: NSViewControllerTransitionSlideLeft -> NSViewControllerTransitionSlideForward | NSViewControllerTransitionSlideRight -> NSViewControllerTransitionSlideBackward
$SIDE
```
```swift find
level: note
message: "this slides along x the same way in every language; multiply by the sign of the direction where it comes from a side or goes to it"
$VIEW.transform = $(CGAffineTransform | .init | CGAffineTransform.init)(translationX: $X, y: $Y)
where $X is-not 0
where $Y is 0
where not-inside shake, wiggle, jiggle, shaking, bounce, nudge, wobble, parallax
```
```objc find
level: note
message: "this slides along x the same way in every language; multiply by the sign of the direction where it comes from a side or goes to it"
$VIEW.transform = $(CGAffineTransformMakeTranslation)($X, $Y)
where $X is-not 0
where $Y is 0
where not-inside shake, wiggle, jiggle, shaking, bounce, nudge, wobble, parallax
```
```objc find
level: note
message: "this shifts the content of the layer to the right in every language; use insets that follow the direction"
sublayerTransform = $(CATransform3DMakeTranslation)($X, $Y, $Z)
where $X is-not 0
```
```swift find
level: note
message: "this gradient runs from {A} to {B} along x in every language; swap the two by `effectiveUserInterfaceLayoutDirection` unless it is decoration"
$G.$(startPoint) = CGPoint(x: $A, y: $C) $$$ $G.endPoint = CGPoint(x: $B, y: $D)
where $A is-not $B
where not-inside heart, badge, avatar
```
```objc find
level: note
message: "this gradient runs from {A} to {B} along x in every language; swap the two by `effectiveUserInterfaceLayoutDirection` unless it is decoration"
$G.$(startPoint) = CGPointMake($A, $C); $$$ $G.endPoint = CGPointMake($B, $D)
where $A is-not $B
```
```swift find
level: note
message: "this animation moves a gradient along x the same way in every language; swap its values by `effectiveUserInterfaceLayoutDirection`"
$(startPoint) = CABasicAnimation(keyPath: $KEY)
```
"""####, text: ####"""
---
id: physical-transition
category: motion-direction
severity: warning
fix: safe
precision: high
message: "`{MATCH}` moves the same way in every language; an Arabic reader expects it from the other side, so choose it by `effectiveUserInterfaceLayoutDirection`"
---
# Motion to a fixed side

A screen that comes from the right is the next one in English and the previous one in Arabic.

Choose the side by the direction of the view:

    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    transition.subtype = isMirrored ? .fromLeft : .fromRight

A push on a navigation controller, `UIPageViewController` with `.forward` and `.reverse`, and SwiftUI's `.move(edge: .leading)` follow the language by themselves.
A slide to one side, a gradient, and a flip that leads nowhere are notes: they may be decoration. A shake is not reported.
AppKit has `.slideForward` and `.slideBackward`: the same motion in English.

On a device: new screens come in from the left, and going back moves to the right.

Source: CAAnimation.h, UIView.h, NSViewController.h (macOS 10.10), CAGradientLayer.h.

## Transitions

A flip that changes the camera shows no step forward or back.

```swift except
subtype = $(? CATransitionSubtype).$(fromLeft | fromRight)
where inside camera, cameras, local video
```
```swift except
CATransitionType(rawValue: "oglFlip") $$$ subtype = $(? CATransitionSubtype).$(fromLeft | fromRight)
```
```objc except
$(kCATransitionFromLeft | kCATransitionFromRight)
where inside camera, cameras, local video
```
```objc except
type = @"oglFlip" $$$ subtype = $(kCATransitionFromLeft | kCATransitionFromRight)
```

```swift shared
fix: shown
```
```objc shared
fix: shown
```
```swift find
title: "Choose the side by `effectiveUserInterfaceLayoutDirection`"
subtype = $(? CATransitionSubtype).$(fromLeft | fromRight)

$(kCATransitionFromLeft | kCATransitionFromRight)
```
```swift find
level: note
message: "`{MATCH}` turns the window the same way in every language; choose the side by `effectiveUserInterfaceLayoutDirection` where it means forward or back"
.$(transitionFlipFromLeft | transitionFlipFromRight)
where named window
```
```swift find
title: "Choose the side by `effectiveUserInterfaceLayoutDirection`"
$NEXT ? $(? UIView.AnimationOptions).$(transitionFlipFromLeft | transitionFlipFromRight) :
```
```swift find
level: note
.$(transitionFlipFromLeft | transitionFlipFromRight)
```
```swift find
fix: safe
title: "Use `slideForward` or `slideBackward`"
SIDE: slideLeft -> slideForward | slideRight -> slideBackward
NSViewController.TransitionOptions.$SIDE

transition(from: $FROM, to: $TO, options: .$SIDE
```
```objc find
title: "Choose the side by `effectiveUserInterfaceLayoutDirection`"
$(kCATransitionFromLeft | kCATransitionFromRight)
```
```objc find
level: note
message: "`{MATCH}` turns the window the same way in every language; choose the side by `effectiveUserInterfaceLayoutDirection` where it means forward or back"
$(UIViewAnimationOptionTransitionFlipFromLeft | UIViewAnimationOptionTransitionFlipFromRight | UIViewAnimationTransitionFlipFromLeft | UIViewAnimationTransitionFlipFromRight)
where named window
```
```objc find
title: "Choose the side by `effectiveUserInterfaceLayoutDirection`"
$NEXT ? $(UIViewAnimationOptionTransitionFlipFromLeft | UIViewAnimationOptionTransitionFlipFromRight) : $OTHER
```
```objc find
level: note
$(UIViewAnimationOptionTransitionFlipFromLeft | UIViewAnimationOptionTransitionFlipFromRight | UIViewAnimationTransitionFlipFromLeft | UIViewAnimationTransitionFlipFromRight)
```
```objc find
fix: safe
title: "Use the forward or backward slide"
SIDE: NSViewControllerTransitionSlideLeft -> NSViewControllerTransitionSlideForward | NSViewControllerTransitionSlideRight -> NSViewControllerTransitionSlideBackward
$SIDE
```

## Slides

```swift find
level: note
message: "this slides along x the same way in every language; multiply by the sign of the direction where it comes from a side or goes to it"
$VIEW.transform = $(CGAffineTransform | .init | CGAffineTransform.init)(translationX: $X, y: $Y)
where $X is-not 0
where $Y is 0
where not-inside shake, wiggle, jiggle, shaking, bounce, nudge, wobble, parallax
```
```objc find
level: note
message: "this slides along x the same way in every language; multiply by the sign of the direction where it comes from a side or goes to it"
$VIEW.transform = $(CGAffineTransformMakeTranslation)($X, $Y)
where $X is-not 0
where $Y is 0
where not-inside shake, wiggle, jiggle, shaking, bounce, nudge, wobble, parallax
```
```objc find
level: note
message: "this shifts the content of the layer to the right in every language; use insets that follow the direction"
sublayerTransform = $(CATransform3DMakeTranslation)($X, $Y, $Z)
where $X is-not 0
```

## Gradients

```swift find
level: note
message: "this gradient runs from {A} to {B} along x in every language; swap the two by `effectiveUserInterfaceLayoutDirection` unless it is decoration"
$G.$(startPoint) = CGPoint(x: $A, y: $C) $$$ $G.endPoint = CGPoint(x: $B, y: $D)
where $A is-not $B
where not-inside heart, badge, avatar
```
```objc find
level: note
message: "this gradient runs from {A} to {B} along x in every language; swap the two by `effectiveUserInterfaceLayoutDirection` unless it is decoration"
$G.$(startPoint) = CGPointMake($A, $C); $$$ $G.endPoint = CGPointMake($B, $D)
where $A is-not $B
```
```swift find
level: note
message: "this animation moves a gradient along x the same way in every language; swap its values by `effectiveUserInterfaceLayoutDirection`"
$(startPoint) = CABasicAnimation(keyPath: $KEY)
```

## Examples

```swift bad
let transition = CATransition()
transition.type = .push
transition.subtype = .↓fromRight
```
```swift bad
transition.subtype = ↓kCATransitionFromLeft
```
```swift bad
UIView.transition(from: old, to: new, duration: 0.3, options: [isNext ? .↓transitionFlipFromLeft : .↓transitionFlipFromRight, .showHideTransitionViews])
```
```swift bad
UIView.transition(with: window, duration: 0.5, options: .↓transitionFlipFromRight, animations: {})
UIView.transition(with: card, duration: 0.5, options: .↓transitionFlipFromLeft, animations: {})
```
```swift bad target=macOS-10.13
transition(from: old, to: new, options: .↓slideLeft)
```
```swift fixed
transition(from: old, to: new, options: .slideForward)
```
```swift bad
banner.transform = ↓CGAffineTransform(translationX: -banner.frame.width, y: 0)
```
```swift bad
gradient.↓startPoint = CGPoint(x: 0, y: 0.5)
gradient.endPoint = CGPoint(x: 1, y: 0.5)
```
```swift good
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
```swift good
transition.subtype = .fromTop
options = .transitionCrossDissolve
pages.setViewControllers([next], direction: .forward, animated: true)
list.transition(.move(edge: .leading))
```
```swift good
transition.subtype = isMirrored ? .fromLeft : .fromRight
gradient.startPoint = CGPoint(x: 0.5, y: 0)
gradient.endPoint = CGPoint(x: 0.5, y: 1)
sheet.transform = CGAffineTransform(translationX: 0, y: 200)
```
```swift good
transform = CGAffineTransform(translationX: size.width, y: 0)
func shake() { field.transform = CGAffineTransform(translationX: 20, y: 0) }
```
```objc bad
transition.subtype = ↓kCATransitionFromRight;
[UIView transitionFromView:a toView:b duration:1 options:isNext ? ↓UIViewAnimationOptionTransitionFlipFromLeft : ↓UIViewAnimationOptionTransitionFlipFromRight completion:nil];
```
```objc bad
banner.transform = ↓CGAffineTransformMakeTranslation(-banner.bounds.size.width, 0);
field.layer.sublayerTransform = ↓CATransform3DMakeTranslation(5, 0, 0);
```
```objc bad target=macOS-10.13
[self transitionFromViewController:a toViewController:b options:↓NSViewControllerTransitionSlideRight completionHandler:nil];
```
```objc fixed
[self transitionFromViewController:a toViewController:b options:NSViewControllerTransitionSlideBackward completionHandler:nil];
```
```objc good
transition.subtype = [self.view isRTL] ? kCATransitionFromLeft : kCATransitionFromRight;
sheet.transform = CGAffineTransformMakeTranslation(0, 300);
```
```swift good
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
```objc good
animation.type = @"oglFlip";
animation.subtype = kCATransitionFromLeft;
```

"""####),
    PackedRule(path: "motion-direction/tab-bar-position.md", core: ####"""
---
id: tab-bar-position
category: motion-direction
severity: note
fix: shown
precision: medium
message: "a tab's place is counted from the left of the tab bar; in Arabic the first tab is at the right, so take the frame of the item's own view"
---
# Place of a tab counted from the left

A tab bar turns its items round: in Arabic the first tab stands at the right. A badge, a bubble or an animation that flies to `itemWidth * index` lands on the wrong one.
```swift find
title: "Take the frame of the item's view"
$WIDTH = $(? self.)$(? tabBarController?.)$(? tabBarController!.)$(tabBar).$(frame | bounds).$(? size.)width / $COUNT
where $COUNT is-not 2
where $WIDTH beside-later *
```
```swift find
title: "Take the frame of the item's view"
$WIDTH: $TYPE = $(? self.)$(? tabBarController?.)$(? tabBarController!.)$(tabBar).$(frame | bounds).$(? size.)width / $COUNT
where $COUNT is-not 2
where $WIDTH beside-later *
```
```swift find
title: "Take the frame of the item's view"
* $(? self.)$(? tabBarController?.)$(? tabBarController!.)$(tabBar).$(frame | bounds).$(? size.)width / $COUNT
```
```swift find
title: "Take the frame of the item's view"
$(tabBar).$(frame | bounds).$(? size.)width / $COUNT * $INDEX
```
```swift find
title: "Take the frame of the item's view"
* ($(? self.)$(? tabBarController?.)$(? tabBarController!.)$(tabBar).$(frame | bounds).$(? size.)width / $COUNT)
```
```swift find
title: "Take the frame of the item's view"
$(tabBar).frame.$(maxX | minX)
```
```objc find
title: "Take the frame of the item's view"
$WIDTH = $(? self.)$(? tabBarController.)$(tabBar).$(frame | bounds).size.width / $COUNT
where $COUNT is-not 2
where $WIDTH beside-later *
```
```objc find
title: "Take the frame of the item's view"
* $(? self.)$(? tabBarController.)$(tabBar).$(frame | bounds).size.width / $COUNT
```
"""####, text: ####"""
---
id: tab-bar-position
category: motion-direction
severity: note
fix: shown
precision: medium
message: "a tab's place is counted from the left of the tab bar; in Arabic the first tab is at the right, so take the frame of the item's own view"
---
# Place of a tab counted from the left

A tab bar turns its items round: in Arabic the first tab stands at the right. A badge, a bubble or an animation that flies to `itemWidth * index` lands on the wrong one.

Take the frame of the view and convert it:

    let tab = tabBar.items?[index].value(forKey: "view") as? UIView
    let target = tab.map { view.convert($0.bounds, from: $0) }

or count from the leading edge: `isMirrored ? count - 1 - index : index`.
Source: UITabBar.h; the order of the items is the system's.

```swift find
title: "Take the frame of the item's view"
$WIDTH = $(? self.)$(? tabBarController?.)$(? tabBarController!.)$(tabBar).$(frame | bounds).$(? size.)width / $COUNT
where $COUNT is-not 2
where $WIDTH beside-later *
```
```swift find
title: "Take the frame of the item's view"
$WIDTH: $TYPE = $(? self.)$(? tabBarController?.)$(? tabBarController!.)$(tabBar).$(frame | bounds).$(? size.)width / $COUNT
where $COUNT is-not 2
where $WIDTH beside-later *
```
```swift find
title: "Take the frame of the item's view"
* $(? self.)$(? tabBarController?.)$(? tabBarController!.)$(tabBar).$(frame | bounds).$(? size.)width / $COUNT
```
```swift find
title: "Take the frame of the item's view"
$(tabBar).$(frame | bounds).$(? size.)width / $COUNT * $INDEX
```
```swift find
title: "Take the frame of the item's view"
* ($(? self.)$(? tabBarController?.)$(? tabBarController!.)$(tabBar).$(frame | bounds).$(? size.)width / $COUNT)
```
```swift find
title: "Take the frame of the item's view"
$(tabBar).frame.$(maxX | minX)
```
```objc find
title: "Take the frame of the item's view"
$WIDTH = $(? self.)$(? tabBarController.)$(tabBar).$(frame | bounds).size.width / $COUNT
where $COUNT is-not 2
where $WIDTH beside-later *
```
```objc find
title: "Take the frame of the item's view"
* $(? self.)$(? tabBarController.)$(tabBar).$(frame | bounds).size.width / $COUNT
```

## Examples

```swift bad
let itemWidth = ↓tabBar.frame.width / CGFloat(items.count)
badge.center.x = itemWidth * CGFloat(index)
```
```swift bad
basket.center.x = ↓tabBar.frame.maxX - 40
```
```swift bad
let start = CGFloat(index) * (↓tabBar.bounds.width / CGFloat(items.count))
let width: CGFloat = self.↓tabBar.frame.size.width / 5
bubble.frame.origin.x = CGFloat(index) * width
```
```swift good
let width: CGFloat = tabBar.frame.width / CGFloat(items.count)
stripe.frame = CGRect(x: 0, y: 0, width: width / 2, height: 3)
```
```swift good
let middle = tabBar.bounds.width / 2
let height = tabBar.frame.height
```
```swift good
let offset = isRTL ? tabBar.frame.width / 5 : 0
```
```objc bad
CGFloat itemWidth = self.↓tabBar.frame.size.width / self.tabBar.items.count;
badge.center = CGPointMake(itemWidth * index, 8);
```
```objc good
CGFloat height = self.tabBar.frame.size.height;
```

"""####),
    PackedRule(path: "sf-symbol/physical-sf-symbol.md", core: ####"""
---
id: physical-sf-symbol
category: sf-symbol
severity: warning
fix: safe
precision: high
message: "the symbol `{MATCH}` points to the same side in every language; use `{FIX}`, which turns with the reader"
---
# System symbol that points to a side

`chevron.right` in a row points out of the row when the reader comes from the right. Its twin `chevron.forward` shows the same picture in English and turns round in Arabic;
so do `backward`, `leading` and `trailing`. Most twins came with iOS 14 and macOS 11, some later: below that the name gives no image, so the fix is unsafe there.
Keep the side where it is physical: a hand, a keyboard, a game pad, a map, media time; arrows of a trend and pictures of a window's layout are a note.
An image of your own catalogue that is called like a symbol has no twin: see directional-image-unflipped.
```swift except
table TWIN: sf-symbols
named: "$TWIN"

Image("$TWIN"

NSLocalizedString("$TWIN"
```
```objc except
table TWIN: sf-symbols
imageNamed:@"$TWIN"
```
```swift except
table TWIN: sf-symbols
return "arrow.up" $$$ return "$TWIN"
```
```swift except
table TWIN: sf-symbols
return "$TWIN" $$$ return "arrow.up"
```
```swift shared
title: "Use the directional symbol"
where not-named in must-not-flip media, place
```
```swift find
table TWIN: sf-symbols
UIImage(systemName: "$TWIN"

Image(systemName: "$TWIN"

NSImage(systemSymbolName: "$TWIN"

Label($TEXT, systemImage: "$TWIN"

Button($TEXT, systemImage: "$TWIN"

UIApplicationShortcutIcon(systemImageName: "$TWIN"
```
```swift find
table TWIN: sf-safe-symbols
systemSymbol: .$TWIN
```
```swift find
table TWIN: sf-safe-symbols
SFSymbol.$TWIN
where imports SFSafeSymbols
```
```objc shared
title: "Use the directional symbol"
where not-named in must-not-flip media, place
```
```objc find
table TWIN: sf-symbols
[UIImage systemImageNamed:@"$TWIN"

imageWithSystemSymbolName:@"$TWIN"
```
```xml shared
title: "Use the directional symbol"
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
```
```xml find
fix: unsafe
table TWIN: sf-symbols
<$_ image="$TWIN" catalog="system"/>
```
```swift find
fix: unsafe
message: "a symbol called `{MATCH}` points to the same side in every language; where this string is a symbol's name, use `{FIX}`"
table TWIN: sf-symbols
"$TWIN"
where $TWIN not-image-set
```
```objc find
fix: unsafe
message: "a symbol called `{MATCH}` points to the same side in every language; where this string is a symbol's name, use `{FIX}`"
table TWIN: sf-symbols
@"$TWIN"
where $TWIN not-image-set
```
```swift find
level: note
fix: none
message: "the symbol {NAME} points to the same side in every language and has no twin; flip it with `imageFlippedForRightToLeftLayoutDirection()`, in SwiftUI `flipsForRightToLeftLayoutDirection(true)`"
systemName: $NAME

systemImage: $NAME
where $NAME in sf-symbols-without-twin
```
```objc find
level: note
fix: none
message: "the symbol {NAME} points to the same side in every language and has no twin; flip it with `imageFlippedForRightToLeftLayoutDirection()`, in SwiftUI `flipsForRightToLeftLayoutDirection(true)`"
systemImageNamed:$NAME
where $NAME in sf-symbols-without-twin
```
```swift find
level: note
fix: unsafe
message: "the symbol `{MATCH}` points to the same side in every language; use `{FIX}` unless it pictures a trend, a corner or a fixed layout"
table TWIN: sf-symbols-unclear
systemName: "$TWIN"

systemImage: "$TWIN"

systemSymbolName: "$TWIN"

systemImageName: "$TWIN"
```
```objc find
level: note
fix: unsafe
message: "the symbol `{MATCH}` points to the same side in every language; use `{FIX}` unless it pictures a trend, a corner or a fixed layout"
table TWIN: sf-symbols-unclear
systemImageNamed:@"$TWIN"
```
```xml find
level: note
fix: unsafe
message: "the symbol `{MATCH}` points to the same side in every language; use `{FIX}` unless it pictures a trend, a corner or a fixed layout"
table TWIN: sf-symbols-unclear
<$_ image="$TWIN" catalog="system"/>
```
"""####, text: ####"""
---
id: physical-sf-symbol
category: sf-symbol
severity: warning
fix: safe
precision: high
message: "the symbol `{MATCH}` points to the same side in every language; use `{FIX}`, which turns with the reader"
---
# System symbol that points to a side

`chevron.right` in a row points out of the row when the reader comes from the right. Its twin `chevron.forward` shows the same picture in English and turns round in Arabic;
so do `backward`, `leading` and `trailing`. Most twins came with iOS 14 and macOS 11, some later: below that the name gives no image, so the fix is unsafe there.
Keep the side where it is physical: a hand, a keyboard, a game pad, a map, media time; arrows of a trend and pictures of a window's layout are a note.
An image of your own catalogue that is called like a symbol has no twin: see directional-image-unflipped.

Availability: each symbol and its twin from the release that the table names.

On a device: arrows beside text point to where the text goes, and play and seek buttons keep their sides.

Source: SF Symbols, name_availability.plist.

```swift except
table TWIN: sf-symbols
named: "$TWIN"

Image("$TWIN"

NSLocalizedString("$TWIN"
```
```objc except
table TWIN: sf-symbols
imageNamed:@"$TWIN"
```

One `switch` with an arrow up and an arrow to the side shows what a value does, not where the reader goes.

```swift except
table TWIN: sf-symbols
return "arrow.up" $$$ return "$TWIN"
```
```swift except
table TWIN: sf-symbols
return "$TWIN" $$$ return "arrow.up"
```

## Calls that take a symbol

```swift shared
title: "Use the directional symbol"
where not-named in must-not-flip media, place
```
```swift find
table TWIN: sf-symbols
UIImage(systemName: "$TWIN"

Image(systemName: "$TWIN"

NSImage(systemSymbolName: "$TWIN"

Label($TEXT, systemImage: "$TWIN"

Button($TEXT, systemImage: "$TWIN"

UIApplicationShortcutIcon(systemImageName: "$TWIN"
```
```swift find
table TWIN: sf-safe-symbols
systemSymbol: .$TWIN
```
```swift find
table TWIN: sf-safe-symbols
SFSymbol.$TWIN
where imports SFSafeSymbols
```
```objc shared
title: "Use the directional symbol"
where not-named in must-not-flip media, place
```
```objc find
table TWIN: sf-symbols
[UIImage systemImageNamed:@"$TWIN"

imageWithSystemSymbolName:@"$TWIN"
```

The list of resources at the end of an Interface Builder file names the symbol, too; Xcode rewrites it on the next save.

```xml shared
title: "Use the directional symbol"
where not-inside <$_ semanticContentAttribute="$(playback | spatial | forceLeftToRight | forceRightToLeft)"/>
where not-named in must-not-flip media, place
```
```xml find
fix: unsafe
table TWIN: sf-symbols
<$_ image="$TWIN" catalog="system"/>
```

## Names kept in a string

```swift find
fix: unsafe
message: "a symbol called `{MATCH}` points to the same side in every language; where this string is a symbol's name, use `{FIX}`"
table TWIN: sf-symbols
"$TWIN"
where $TWIN not-image-set
```
```objc find
fix: unsafe
message: "a symbol called `{MATCH}` points to the same side in every language; where this string is a symbol's name, use `{FIX}`"
table TWIN: sf-symbols
@"$TWIN"
where $TWIN not-image-set
```

## Symbols without a twin

```swift find
level: note
fix: none
message: "the symbol {NAME} points to the same side in every language and has no twin; flip it with `imageFlippedForRightToLeftLayoutDirection()`, in SwiftUI `flipsForRightToLeftLayoutDirection(true)`"
systemName: $NAME

systemImage: $NAME
where $NAME in sf-symbols-without-twin
```
```objc find
level: note
fix: none
message: "the symbol {NAME} points to the same side in every language and has no twin; flip it with `imageFlippedForRightToLeftLayoutDirection()`, in SwiftUI `flipsForRightToLeftLayoutDirection(true)`"
systemImageNamed:$NAME
where $NAME in sf-symbols-without-twin
```

## Symbols that may mean a trend, a corner or a layout

```swift find
level: note
fix: unsafe
message: "the symbol `{MATCH}` points to the same side in every language; use `{FIX}` unless it pictures a trend, a corner or a fixed layout"
table TWIN: sf-symbols-unclear
systemName: "$TWIN"

systemImage: "$TWIN"

systemSymbolName: "$TWIN"

systemImageName: "$TWIN"
```
```objc find
level: note
fix: unsafe
message: "the symbol `{MATCH}` points to the same side in every language; use `{FIX}` unless it pictures a trend, a corner or a fixed layout"
table TWIN: sf-symbols-unclear
systemImageNamed:@"$TWIN"
```
```xml find
level: note
fix: unsafe
message: "the symbol `{MATCH}` points to the same side in every language; use `{FIX}` unless it pictures a trend, a corner or a fixed layout"
table TWIN: sf-symbols-unclear
<$_ image="$TWIN" catalog="system"/>
```

## Examples

```swift bad target=iOS-14
let arrow = UIImage(systemName: ↓"arrow.left")?.applyingSymbolConfiguration(config)
```
```swift fixed
let arrow = UIImage(systemName: "arrow.backward")?.applyingSymbolConfiguration(config)
```
```swift bad target=iOS-13
Image(systemName: ↓"chevron.right").font(.footnote)
```
```swift fixed unsafe
Image(systemName: "chevron.forward").font(.footnote)
```
```swift bad target=iOS-15
Label("Sign out", systemImage: ↓"rectangle.portrait.and.arrow.right")
```
```swift fixed unsafe
Label("Sign out", systemImage: "rectangle.portrait.and.arrow.forward")
```
```swift bad target=iOS-15
Label(model.title, systemImage: ↓"arrow.right")
```
```swift fixed
Label(model.title, systemImage: "arrow.forward")
```
```swift bad target=macOS-11
toolbarItem.image = NSImage(systemSymbolName: ↓"sidebar.right", accessibilityDescription: nil)
```
```swift fixed
toolbarItem.image = NSImage(systemSymbolName: "sidebar.trailing", accessibilityDescription: nil)
```
```swift bad target=iOS-15
import SFSafeSymbols
let more = Image(systemSymbol: .↓chevronRight)
```
```swift fixed
import SFSafeSymbols
let more = Image(systemSymbol: .chevronForward)
```
```swift bad target=iOS-15
enum Glyph {
    static let back = ↓"chevron.left"
    static let reply = ↓"arrowshape.turn.up.left.fill"
}
```
```swift fixed unsafe
enum Glyph {
    static let back = "chevron.backward"
    static let reply = "arrowshape.turn.up.backward.fill"
}
```
```swift bad target=iOS-15
Image(systemName: isOpen ? "chevron.down" : ↓"chevron.right")
```
```swift fixed unsafe
Image(systemName: isOpen ? "chevron.down" : "chevron.forward")
```
```swift bad target=iOS-15
let trend = Image(systemName: ↓"arrow.up.right")
```
```swift fixed unsafe
let trend = Image(systemName: "arrow.up.forward")
```
```swift good
func symbol(for change: Change) -> String {
    switch change {
    case .steep: return "arrow.up"
    case .flat: return "arrow.right"
    case .falling: return "arrow.down"
    }
}
```
```swift good target=iOS-15
Image(systemName: "chevron.forward")
Image(systemName: "arrow.left.arrow.right")
Image(systemName: "bubble.left.and.bubble.right")
Image(systemName: "chevron.up.chevron.down")
Image(systemName: "gobackward.15")
```
```swift good images=chevron.right:mirrors target=iOS-15
let icon = UIImage(named: "chevron.right")
let name = "chevron.right"
```
```swift good target=iOS-15
let back = isRTL ? "arrow.right" : "arrow.left"
```
```objc bad target=iOS-15
UIImage *reply = [UIImage systemImageNamed:↓@"arrowshape.turn.up.left"];
```
```objc fixed
UIImage *reply = [UIImage systemImageNamed:@"arrowshape.turn.up.backward"];
```
```objc bad target=iOS-15
return ↓@"chevron.left";
```
```objc fixed unsafe
return @"chevron.backward";
```
```objc good target=iOS-15
UIImage *save = [UIImage systemImageNamed:@"square.and.arrow.down"];
```
```xml bad target=iOS-15
<state key="normal" image="↓chevron.left" catalog="system"/>
```
```xml fixed unsafe
<state key="normal" image="chevron.backward" catalog="system"/>
```
```xml bad target=iOS-15
<imageReference key="image" image="↓arrow.right" catalog="system" symbolScale="large"/>
```
```xml fixed unsafe
<imageReference key="image" image="arrow.forward" catalog="system" symbolScale="large"/>
```
```xml good target=iOS-15
<state key="normal" image="chevron.down" catalog="system"/>
<image name="chevron.left" catalog="system" width="97" height="128"/>
```
```swift bad
Image(↓systemName: "arrow.turn.down.right")
```
```swift good
Image(systemName: "arrow.turn.down.right").flipsForRightToLeftLayoutDirection(true)
```
```objc bad
UIImage *reply = [UIImage ↓systemImageNamed:@"arrow.turn.up.left"];
```

"""####),
    PackedRule(path: "string-assembly/currency-by-hand.md", core: ####"""
---
id: currency-by-hand
category: string-assembly
severity: warning
fix: shown
precision: high
message: "`{TEXT}` puts the currency sign by hand; its side, its spaces and the digits depend on the language; use `.formatted(.currency(code:))` (iOS 15), before it `NumberFormatter` with `.currency`"
---
# Currency sign put by hand

Where the sign stands, what parts it from the number and which digits are used differ by language: `$5`, `5 $`, `٥ US$`. Glued by hand the price reads backwards to an Arabic customer, and the number keeps Western digits.
```swift find
title: Use `.formatted(.currency(code:))` (iOS 15), before it `NumberFormatter` with `.currency`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: currency
readers: shown
```
```objc find
message: "`{TEXT}` puts the currency sign by hand; its side, its spaces and the digits depend on the language; use `NSNumberFormatter` with `NSNumberFormatterCurrencyStyle`"
title: Use `NSNumberFormatterCurrencyStyle`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: currency
readers: shown
```
"""####, text: ####"""
---
id: currency-by-hand
category: string-assembly
severity: warning
fix: shown
precision: high
message: "`{TEXT}` puts the currency sign by hand; its side, its spaces and the digits depend on the language; use `.formatted(.currency(code:))` (iOS 15), before it `NumberFormatter` with `.currency`"
---
# Currency sign put by hand

Where the sign stands, what parts it from the number and which digits are used differ by language: `$5`, `5 $`, `٥ US$`. Glued by hand the price reads backwards to an Arabic customer, and the number keeps Western digits.

    label.text = price.formatted(.currency(code: "EUR"))                 // Swift

    formatter.numberStyle = .currency                                    // NumberFormatter, before iOS 15
    formatter.currencyCode = order.currency

    formatter.numberStyle = NSNumberFormatterCurrencyStyle;              // Objective-C

Keep the sign in variables of predicates and templates (`$row.value`) and in texts for machines.

Availability: `.formatted(.currency(code:))` iOS 15, macOS 12; `NumberFormatter.Style.currency` everywhere.

Source: Foundation `Decimal.FormatStyle.Currency`, `NSNumberFormatterCurrencyStyle` (NSNumberFormatter.h); CLDR currency patterns.

```swift find
title: Use `.formatted(.currency(code:))` (iOS 15), before it `NumberFormatter` with `.currency`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: currency
readers: shown
```
```objc find
message: "`{TEXT}` puts the currency sign by hand; its side, its spaces and the digits depend on the language; use `NSNumberFormatter` with `NSNumberFormatterCurrencyStyle`"
title: Use `NSNumberFormatterCurrencyStyle`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: currency
readers: shown
```

## Examples

```swift bad
priceLabel.text = ↓"$\(item.price)"
```
```swift bad
totalLabel.text = ↓"\(total) €"
```
```swift bad
Text(verbatim: String(format: ↓"$%.2f", amount))
```
```swift bad
let subtitle = ↓"\(price)₽"
cell.subtitle = subtitle
```
```swift bad
cell.detailText = ↓"£" + String(order.totalPrice)
```
```objc bad
self.priceLabel.text = [NSString stringWithFormat:↓@"¥%.2f", price];
```
```swift good
priceLabel.text = price.formatted(.currency(code: "EUR"))
```
```swift good
row.hidden = "$\(switchNumber) == 0"
```
```swift good
let regex = "^\(price)$"
```
```swift good
logger.info("paid $\(price)")
```
```swift good
label.text = formatter.string(from: price) ?? "$\(price)"
```
```swift good
let name = "widget$\(number)$\(kind)"
```
```objc good
NSString *key = [NSString stringWithFormat:@"$%d", index];
```

"""####),
    PackedRule(path: "string-assembly/digits-without-locale.md", core: ####"""
---
id: digits-without-locale
category: string-assembly
severity: note
fix: shown
precision: medium
enabled: false
message: "`{TEXT}` shows a number with Western digits in every language; format it: `number.formatted()`"
---
# Digits that never change

Interpolation and `String(format:)` write Western digits. A reader in Egypt, Iran or Pakistan whose phone writes ٣ or ۳ meets two kinds of digits on one screen.
Switch this rule on when your app writes local digits; many apps keep Western ones on purpose (a locale such as `ar-u-nu-latn` says so). Keep Western digits in card numbers, codes, identifiers and what machines read.
```swift find
title: Use `.formatted()`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: digits
readers: seen
```
```objc find
title: Use `localizedStringWithFormat:`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: digits
readers: seen
```
"""####, text: ####"""
---
id: digits-without-locale
category: string-assembly
severity: note
fix: shown
precision: medium
enabled: false
message: "`{TEXT}` shows a number with Western digits in every language; format it: `number.formatted()`"
---
# Digits that never change

Interpolation and `String(format:)` write Western digits. A reader in Egypt, Iran or Pakistan whose phone writes ٣ or ۳ meets two kinds of digits on one screen.
Switch this rule on when your app writes local digits; many apps keep Western ones on purpose (a locale such as `ar-u-nu-latn` says so). Keep Western digits in card numbers, codes, identifiers and what machines read.

    label.text = count.formatted()                                       // iOS 15
    label.text = String.localizedStringWithFormat("%d", count)           // before
    label.text = [NSString localizedStringWithFormat:@"%ld", (long)count];

Availability: `formatted()` iOS 15, macOS 12; `localizedStringWithFormat` everywhere.

Source: Foundation `BinaryInteger.formatted()`, `+[NSString localizedStringWithFormat:]`; CLDR default numbering systems.

```swift find
title: Use `.formatted()`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: digits
readers: seen
```
```objc find
title: Use `localizedStringWithFormat:`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: digits
readers: seen
```

## Examples

```swift bad
badgeLabel.text = ↓"\(items.count)"
```
```swift bad
func show(_ total: Int) {
    totalLabel.text = ↓"\(total)"
}
```
```swift bad
timeLabel.text = String(format: ↓"%02d", minutes)
```
```objc bad
self.countLabel.text = [NSString stringWithFormat:↓@"%ld", (long)count];
```
```swift good
badgeLabel.text = items.count.formatted()
```
```swift good
nameLabel.text = "\(name)"
```
```swift good
let identifier = "\(items.count)"
```
```swift good
print("\(items.count)")
```
```swift good
label.text = String.localizedStringWithFormat(NSLocalizedString("%d items", comment: ""), count)
```
```objc good
NSString *key = [NSString stringWithFormat:@"%d", index];
```

"""####),
    PackedRule(path: "string-assembly/number-sign-by-hand.md", core: ####"""
---
id: number-sign-by-hand
category: string-assembly
severity: note
fix: shown
precision: medium
message: "`{TEXT}` writes the number sign by hand; Arabic and Hebrew write a word there: take the whole text from the translations"
---
# Number sign put by hand

`#` and `№` ahead of a number are customs of some languages; Arabic writes "طلب رقم 5". A translated text with a placeholder lets each language say it its own way.
```swift,objc find
title: Take the text from the translations
analysis: text-template
table: text-shapes
holes: text-holes
shapes: number-sign
except: issue-number
readers: shown
```
"""####, text: ####"""
---
id: number-sign-by-hand
category: string-assembly
severity: note
fix: shown
precision: medium
message: "`{TEXT}` writes the number sign by hand; Arabic and Hebrew write a word there: take the whole text from the translations"
---
# Number sign put by hand

`#` and `№` ahead of a number are customs of some languages; Arabic writes "طلب رقم 5". A translated text with a placeholder lets each language say it its own way.

    label.text = String(localized: "Order #\(order.number)")            // Swift; the translator replaces the sign
    label.text = [NSString stringWithFormat:NSLocalizedString(@"order_number", nil), number];

Keep the sign of hashtags, colours, anchors of addresses, and where the number is a name of its own (an issue, a channel).

Availability: all releases.

Source: Foundation `String(localized:)`, `NSLocalizedString` (NSBundle.h); Unicode U+0023, U+2116.

```swift,objc find
title: Take the text from the translations
analysis: text-template
table: text-shapes
holes: text-holes
shapes: number-sign
except: issue-number
readers: shown
```

## Examples

```swift bad
orderLabel.text = ↓"#\(order.number)"
```
```swift bad
cell.title = ↓"№ \(order.name)"
```
```swift bad
let title = ↓"Order #" + String(order.id)
navigationItem.title = title
```
```objc bad
self.title = [NSString stringWithFormat:↓@"%@ #%ld", shop.name, (long)order.number];
```
```swift good
label.text = "#\(tag.name)"
```
```swift good
titleLabel.text = "#\(issue.number)"
```
```swift good
let hex = "#\(redNumber)\(greenNumber)"
```
```swift good
orderLabel.text = String(localized: "Order #\(order.number)")
```
```swift good
print("Line #\(index)")
```
```swift good
let link = "\(page)#\(index)"
```
```objc good
return [NSString stringWithFormat:@"#%02X%02X%02X", red, green, blue];
```
```swift good
final class IssueRow: UIView {
    func show(_ model: RowModel) { titleLabel.text = "#\(model.number)" }
}
```

"""####),
    PackedRule(path: "string-assembly/percent-sign-by-hand.md", core: ####"""
---
id: percent-sign-by-hand
category: string-assembly
severity: warning
fix: shown
precision: high
message: "`{TEXT}` puts the percent sign by hand; Arabic and Persian write another sign, and other digits with it; use `.formatted(.percent)` (iOS 15), before it `NumberFormatter` with `.percent`"
---
# Percent sign put by hand

Persian, and Arabic with Arabic digits, write `٪` and not `%`; Turkish writes the sign ahead of the number. A number with `%` glued to it shows a foreign sign,
and beside Arabic words the pair may part. Let a formatter write number and sign together; do not swap one sign for the other, because the right one depends on the digits in use.
```swift find
title: Use `.formatted(.percent)` (iOS 15), before it `NumberFormatter` with `.percent`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: percent
readers: any
```
```swift find
message: "the percent sign of `{TEXT}` becomes part of the translation key, and every translation must repeat it; put in a value that is a percentage already, `.formatted(.percent)` (iOS 15)"
title: Use `.formatted(.percent)` (iOS 15), before it `NumberFormatter` with `.percent`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: percent
readers: keys
```
```objc find
message: "`{TEXT}` puts the percent sign by hand; Arabic and Persian write another sign, and other digits with it; use `NSNumberFormatter` with `NSNumberFormatterPercentStyle`"
title: Use `NSNumberFormatterPercentStyle`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: percent
readers: any
```
"""####, text: ####"""
---
id: percent-sign-by-hand
category: string-assembly
severity: warning
fix: shown
precision: high
message: "`{TEXT}` puts the percent sign by hand; Arabic and Persian write another sign, and other digits with it; use `.formatted(.percent)` (iOS 15), before it `NumberFormatter` with `.percent`"
---
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

Availability: `.formatted(.percent)` iOS 15, macOS 12; `NumberFormatter.Style.percent` everywhere.

Source: Foundation `FloatingPointFormatStyle.Percent`, `NSNumberFormatterPercentStyle` (NSNumberFormatter.h); CLDR number symbols.

```swift find
title: Use `.formatted(.percent)` (iOS 15), before it `NumberFormatter` with `.percent`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: percent
readers: any
```
```swift find
message: "the percent sign of `{TEXT}` becomes part of the translation key, and every translation must repeat it; put in a value that is a percentage already, `.formatted(.percent)` (iOS 15)"
title: Use `.formatted(.percent)` (iOS 15), before it `NumberFormatter` with `.percent`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: percent
readers: keys
```
```objc find
message: "`{TEXT}` puts the percent sign by hand; Arabic and Persian write another sign, and other digits with it; use `NSNumberFormatter` with `NSNumberFormatterPercentStyle`"
title: Use `NSNumberFormatterPercentStyle`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: percent
readers: any
```

## Examples

```swift bad
progressLabel.text = ↓"\(Int(progress * 100))%"
```
```swift bad
battery.accessibilityValue = String(format: ↓"%.0f%%", level * 100)
```
```swift bad
var discountTitle: String {
    return ↓"-\(discount)%"
}
```
```swift bad
statusText = String.localized("loading") + ↓" \(percent)%"
```
```swift bad
title = L10n.Order.delivered(↓"\(share) %")
```
```swift bad
valueLabel.text = String(Int(share * 100)) + ↓"%"
```
```swift bad
let rows = shares.map { String(format: ↓"%d%%", $0) }
```
```swift bad
let zoomText = String(format: ↓"%d%%", zoom)
return isDefault ? L10n.Zoom.standard(zoomText) : zoomText
```
```swift bad
return String(localized: ↓"Upload in progress \(percentage)%", bundle: .core)
```
```swift bad
var body: some View {
    Text(↓"\(Int(fraction * 100))%")
}
```
```swift bad
var body: some View {
    Text(verbatim: ↓"Stock \(level) %")
}
```
```swift bad
enum Zoom: Int, CustomStringConvertible {
    case half = 50
    var description: String { ↓"\(rawValue)%" }
}
```
```objc bad
cell.valueLabel.text = [NSString stringWithFormat:↓@"%d%%", percent];
```
```objc bad
NSString *done = [NSString stringWithFormat:↓@"%.0f %%", share * 100];
self.statusLabel.text = [OALocalizedString(@"syncing") stringByAppendingFormat:@" %@", done];
```
```objc bad
return [NSString stringWithFormat:↓@"-%ld%%", (long)discount];
```
```objc bad
cell.detail = @{ @"value" : [NSString stringWithFormat:↓@"%d%%", load] };
```
```objc bad
text = [SENDING_STRING() stringByAppendingFormat:↓@" %.0f%%", done];
```
```swift good
progressLabel.text = progress.formatted(.percent)
```
```swift good
label.text = String(localized: "\(share.formatted(.percent)) delivered")
```
```swift good
let text = percentFormatter.string(from: share) ?? "\(share)%"
```
```swift good
print("done \(percent)%")
logger.debug("loaded \(percent)%")
assert(ok, "at \(percent)%")
```
```swift good
let found = names.filter(name.like("\(prefix)%"))
```
```swift good
let next = URL(string: "https://basket.example/pay?next=%2F\(id)%2Fdone")
```
```swift good
let style = "<progress style=\"width:\(share)%\"></progress>"
```
```swift good
let escaped = text.replacingOccurrences(of: "%", with: mark + "%")
```
```swift good
let pattern = "\(word)%@"
```
```swift good
let index = (position + 1) % count
```
```swift good
let line = String(format: NSLocalizedString("%d%% done", comment: ""), percent)
```
```swift good
struct Meter_Previews: PreviewProvider {
    static var previews: some View { Text(verbatim: "\(50)%") }
}
```
```swift good
final class Upload: NSObject {
    override var debugDescription: String { "\(done)%" }
}
```
```swift good
private var fontScale: String { "\(scale)%" }
private var script: String { "document.body.style.zoom = '\(fontScale)'" }
```
```objc good
NSLog(@"loaded %d%%", percent);
NSString *url = [NSString stringWithFormat:@"%.6f%%2C%.6f", latitude, longitude];
```
```objc good
NSString *css = [NSString stringWithFormat:@"width:%d%%", width];
```
```objc good
label.text = [percentFormatter stringFromNumber:@(share)];
```
```objc good
@implementation Upload
- (NSString *)description {
    return [NSString stringWithFormat:@"%d%%", self.percent];
}
@end
```
```swift good file=BasketTests/MeterTests.swift
meter.text = "\(percent)%"
```

"""####),
    PackedRule(path: "string-assembly/range-by-hand.md", core: ####"""
---
id: range-by-hand
category: string-assembly
severity: note
fix: shown
precision: high
message: "`{TEXT}` joins two ends with a dash; in a right-to-left text the dash has no side of its own and the ends may change places: use an interval formatter"
---
# Range put together by hand

A dash takes the direction of what surrounds it. `10:00 - 18:00` stays as it is in a left-to-right line and turns round in an Arabic one, or not, depending on the digits and the words beside it.
A formatter knows the dash, the spaces and the order of each language, and leaves out what both ends share.
```swift find
title: Use `DateIntervalFormatter`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: range
readers: shown
values: distinct
```
```objc find
title: Use `NSDateIntervalFormatter`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: range
readers: shown
values: distinct
```
"""####, text: ####"""
---
id: range-by-hand
category: string-assembly
severity: note
fix: shown
precision: high
message: "`{TEXT}` joins two ends with a dash; in a right-to-left text the dash has no side of its own and the ends may change places: use an interval formatter"
---
# Range put together by hand

A dash takes the direction of what surrounds it. `10:00 - 18:00` stays as it is in a left-to-right line and turns round in an Arabic one, or not, depending on the digits and the words beside it.
A formatter knows the dash, the spaces and the order of each language, and leaves out what both ends share.

    label.text = (start..<end).formatted(date: .omitted, time: .shortened)      // iOS 15
    label.text = intervalFormatter.string(from: start, to: end)                 // DateIntervalFormatter
    label.text = [intervalFormatter stringFromDate:start toDate:end];           // Objective-C

For numbers take the whole text from the translations, with both ends as placeholders.

Availability: `DateIntervalFormatter` iOS 8, macOS 10.10; `formatted(date:time:)` of a range iOS 15, macOS 12.

Source: Foundation `NSDateIntervalFormatter`, `Range<Date>.formatted(date:time:)`; CLDR interval formats; Unicode bidirectional class ES and ON of dashes.

```swift find
title: Use `DateIntervalFormatter`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: range
readers: shown
values: distinct
```
```objc find
title: Use `NSDateIntervalFormatter`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: range
readers: shown
values: distinct
```

## Examples

```swift bad
slotLabel.text = ↓"\(from) - \(to)"
```
```swift bad
return label(text: ↓"\(formatter.string(from: startDate)) – \(formatter.string(from: endDate))")
```
```swift bad
subtitle = start.formatted() + ↓" - " + end.formatted()
```
```swift bad
func formattedSlot() -> String {
    String(format: ↓"%d–%d", opens, closes)
}
```
```objc bad
self.hoursLabel.text = [NSString stringWithFormat:↓@"%@ - %@", [formatter stringFromDate:startDate], [formatter stringFromDate:endDate]];
```
```swift good
slotLabel.text = intervalFormatter.string(from: start, to: end)
```
```swift good
let identifier = "\(startId)-\(endId)"
```
```swift good
request.setValue("bytes=\(start)-\(end)", forHTTPHeaderField: "Range")
```
```swift good
label.text = "\(to - from)"
```
```swift good
titleLabel.text = "\(shop) - \(street)"
```
```swift good
slotLabel.text = "\u{2066}\(from) - \(to)\u{2069}"
```
```objc good
NSString *fileName = [NSString stringWithFormat:@"%@-%@", startDate, endDate];
```
```swift good
return "\(dayFormatter.string(from: date)) - \(timeFormatter.string(from: date))"
```
```swift bad
label.text = ↓"\(formatter.string(from: opening)) - \(formatter.string(from: closing))"
```
```swift bad
label.text = absence.firstDay.format(style: .medium) + ↓" - " + absence.lastDay.format(style: .medium)
```

"""####),
    PackedRule(path: "string-assembly/text-concatenation.md", core: ####"""
---
id: text-concatenation
category: string-assembly
severity: warning
fix: shown
precision: high
message: "`{TEXT}` fixes the order of its parts in code; a right-to-left text needs another: use a format that translators can change, or two views"
---
# Text put together in code

A text gets its direction from its first letter. Emoji, flags, `@`, arrows and bullets have none of their own: put ahead of a Latin name in an Arabic line they end up on its far side, and an arrow between two values
points backwards, because arrows do not turn round with the text. Words glued to a translated text keep the order of English.
```swift,objc find
message: "`{TEXT}` joins a flag or emoji and a text; the sign has no direction and lands on either side of it: show the two in views of their own"
title: Show the two in a stack
analysis: text-template
table: text-shapes
holes: text-holes
shapes: flag
except: flag-number
readers: seen
```
```swift,objc find
message: "the arrow in `{TEXT}` keeps pointing its way when the values round it change places: write words, or an image that is flipped"
title: Write words, or a flipped image
analysis: text-template
table: text-shapes
holes: text-holes
shapes: arrow
readers: seen
```
```swift,objc find
level: note
message: "the `@` in `{TEXT}` has no direction and parts from the name in an Arabic text: isolate the two, U+2068 … U+2069"
title: Isolate the name, U+2068 … U+2069
analysis: text-template
table: text-shapes
holes: text-holes
shapes: handle
readers: seen
```
```swift,objc find
level: note
message: "the emoji in `{TEXT}` has no direction; the text beside it decides on which side it lands: show the two in views of their own"
title: Show the two in a stack
analysis: text-template
table: text-shapes
holes: text-holes
shapes: emoji
readers: seen
```
```swift,objc find
level: note
message: "`{TEXT}` glues a value to a translated text; make the value a placeholder of that text"
title: Make it a placeholder of the translated text
analysis: text-template
table: text-shapes
holes: text-holes
shapes: translated
except: percent, currency, unit, short-unit, number-sign, range
readers: shown
```
```swift,objc find
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
```
"""####, text: ####"""
---
id: text-concatenation
category: string-assembly
severity: warning
fix: shown
precision: high
message: "`{TEXT}` fixes the order of its parts in code; a right-to-left text needs another: use a format that translators can change, or two views"
---
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

```swift,objc find
message: "`{TEXT}` joins a flag or emoji and a text; the sign has no direction and lands on either side of it: show the two in views of their own"
title: Show the two in a stack
analysis: text-template
table: text-shapes
holes: text-holes
shapes: flag
except: flag-number
readers: seen
```
```swift,objc find
message: "the arrow in `{TEXT}` keeps pointing its way when the values round it change places: write words, or an image that is flipped"
title: Write words, or a flipped image
analysis: text-template
table: text-shapes
holes: text-holes
shapes: arrow
readers: seen
```
```swift,objc find
level: note
message: "the `@` in `{TEXT}` has no direction and parts from the name in an Arabic text: isolate the two, U+2068 … U+2069"
title: Isolate the name, U+2068 … U+2069
analysis: text-template
table: text-shapes
holes: text-holes
shapes: handle
readers: seen
```
```swift,objc find
level: note
message: "the emoji in `{TEXT}` has no direction; the text beside it decides on which side it lands: show the two in views of their own"
title: Show the two in a stack
analysis: text-template
table: text-shapes
holes: text-holes
shapes: emoji
readers: seen
```
```swift,objc find
level: note
message: "`{TEXT}` glues a value to a translated text; make the value a placeholder of that text"
title: Make it a placeholder of the translated text
analysis: text-template
table: text-shapes
holes: text-holes
shapes: translated
except: percent, currency, unit, short-unit, number-sign, range
readers: shown
```
```swift,objc find
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
```

## Examples

```swift bad
countryLabel.text = ↓"\(country.flag) \(country.name)"
```
```swift bad
var titleWithFlag: String {
    ↓"\(isoCode.emoji) \(name)"
}
```
```swift bad
title = ↓flag + " " + name
```
```swift bad
slopeLabel.text = ↓"\(from) → \(to)"
```
```swift bad
nameLabel.text = ↓"@\(account.username)"
```
```swift bad
cell.subtitleLabel.text = ↓"@" + account.acct
```
```swift bad
alert.message = L10n.Follow.question(↓"@\(user.handle)")
```
```swift bad
statusLabel.text = ↓"⚠️ " + warning
```
```swift bad
routeLabel.text = ↓"\(distance) • \(bearing)"
```
```swift bad
var subtitle: String? {
    return ↓"\(street), \(city)"
}
```
```swift bad
titleLabel.text = ↓"\(category): \(name)"
```
```swift bad
infoLabel.text = [size, date].joined(separator: ↓" · ")
```
```swift bad
titleLabel.text = ↓NSLocalizedString("due", comment: "") + " " + date
```
```swift bad
let message = ↓"\(L10n.Cart.free) \(name)"
alert.message = message
```
```swift good
var body: some View {
    Text("\(key): \(value)")
}
```
```objc bad
cell.nameLabel.text = [NSString stringWithFormat:↓@"%@ %@", country.flag, country.name];
```
```objc bad
self.routeLabel.text = [NSString stringWithFormat:↓@"%@ → %@", start, end];
```
```objc bad
cell.detailLabel.text = [NSString stringWithFormat:↓@"%@ • %@", size, date];
```
```objc bad
cell.titleLabel.text = ↓[NSLocalizedString(@"total", nil) stringByAppendingFormat:@" %@", price];
```
```objc bad
return @{ @"title" : [NSString stringWithFormat:↓@"%@, %@", street, city] };
```
```swift good
nameLabel.text = "\u{2068}@\(user.handle)\u{2069}"
```
```swift good
label.text = String(localized: "\(name), \(city)")
```
```swift good
label.text = String(format: NSLocalizedString("%@ in %@", comment: ""), name, city)
```
```swift good
label.text = "\(name)"
reactionLabel.text = "\(reaction.emoji) \(reaction.count)"
```
```swift good
let path = "\(folder)/\(name)"
let key = "\(type): \(id)"
```
```swift good
print("\(name): \(value)")
```
```swift good
fatalError("\(name): \(value)")
```
```swift good
throw CartError.unknown(identifier: "\(shop), \(item)")
```
```swift good
struct Cart: CustomDebugStringConvertible {
    var debugDescription: String { "\(name): \(items)" }
}
```
```swift good
cell.accessibilityLabel = "\(name), \(price)"
```
```swift good
let address = "\(user)@\(host)"
mail.text = address
```
```swift good
button.accessibilityIdentifier = "\(kind): \(index)"
```
```swift good
Text("\(name) sent \(count), \(date)")
```
```swift good
let image = UIImage(named: playing ? "pause" : "play")
```
```swift good
titleLabel.text = effectiveUserInterfaceLayoutDirection == .rightToLeft ? "\(to) ← \(from)" : "\(from) → \(to)"
```
```objc good
NSLog(@"%@ → %@", start, end);
NSString *path = [NSString stringWithFormat:@"%@, %@", folder, name];
```
```objc good
@implementation Cart
- (NSString *)description {
    return [NSString stringWithFormat:@"%@: %@", self.name, self.items];
}
@end
```
```objc good
label.text = [NSString stringWithFormat:NSLocalizedString(@"%@ • %@", nil), size, date];
```

"""####),
    PackedRule(path: "string-assembly/unit-by-hand.md", core: ####"""
---
id: unit-by-hand
category: string-assembly
severity: warning
fix: shown
precision: high
message: "`{TEXT}` puts the unit by hand; it stays Latin and on one side in every language; use `Measurement.formatted()` (iOS 15) or `MeasurementFormatter`, and `ByteCountFormatter` for sizes of files"
---
# Unit put by hand

`3 km` stays Latin between Arabic words: it breaks the line into pieces of two directions, and the unit that the reader knows (`كم`) never shows. A measurement brings its own unit, digits and order.
```swift find
title: Use `Measurement.formatted()` (iOS 15) or `MeasurementFormatter`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: unit
readers: shown
```
```objc find
message: "`{TEXT}` puts the unit by hand; it stays Latin and on one side in every language; use `NSMeasurementFormatter`, and `NSByteCountFormatter` for sizes of files"
title: Use `NSMeasurementFormatter`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: unit
readers: shown
```
```swift find
level: note
title: Use `Measurement.formatted()` (iOS 15) or `MeasurementFormatter`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: short-unit
readers: shown
```
```objc find
level: note
message: "`{TEXT}` puts the unit by hand; it stays Latin and on one side in every language; use `NSMeasurementFormatter`, and `NSByteCountFormatter` for sizes of files"
title: Use `NSMeasurementFormatter`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: short-unit
readers: shown
```
"""####, text: ####"""
---
id: unit-by-hand
category: string-assembly
severity: warning
fix: shown
precision: high
message: "`{TEXT}` puts the unit by hand; it stays Latin and on one side in every language; use `Measurement.formatted()` (iOS 15) or `MeasurementFormatter`, and `ByteCountFormatter` for sizes of files"
---
# Unit put by hand

`3 km` stays Latin between Arabic words: it breaks the line into pieces of two directions, and the unit that the reader knows (`كم`) never shows. A measurement brings its own unit, digits and order.

    label.text = Measurement(value: 3, unit: UnitLength.kilometers).formatted()        // iOS 15
    label.text = measurementFormatter.string(from: measurement)                        // iOS 10
    label.text = Duration.seconds(90).formatted(.units(allowed: [.minutes, .seconds])) // iOS 16
    label.text = [byteFormatter stringFromByteCount:size];                             // Objective-C

Times have `DateComponentsFormatter`, sizes of files `ByteCountFormatter`. One-letter units (`5m`, `12°`) are a note: some readers take them for signs that need no translation.

Availability: `MeasurementFormatter` iOS 10, macOS 10.12; `Measurement.formatted()` iOS 15, macOS 12.

Source: Foundation `Measurement`, `NSMeasurementFormatter`, `NSByteCountFormatter`, `NSDateComponentsFormatter`; CLDR unit patterns.

```swift find
title: Use `Measurement.formatted()` (iOS 15) or `MeasurementFormatter`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: unit
readers: shown
```
```objc find
message: "`{TEXT}` puts the unit by hand; it stays Latin and on one side in every language; use `NSMeasurementFormatter`, and `NSByteCountFormatter` for sizes of files"
title: Use `NSMeasurementFormatter`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: unit
readers: shown
```
```swift find
level: note
title: Use `Measurement.formatted()` (iOS 15) or `MeasurementFormatter`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: short-unit
readers: shown
```
```objc find
level: note
message: "`{TEXT}` puts the unit by hand; it stays Latin and on one side in every language; use `NSMeasurementFormatter`, and `NSByteCountFormatter` for sizes of files"
title: Use `NSMeasurementFormatter`
analysis: text-template
table: text-shapes
holes: text-holes
shapes: short-unit
readers: shown
```

## Examples

```swift bad
distanceLabel.text = ↓"\(distance) km"
```
```swift bad
let etaText = String(format: ↓"%d min", minutes)
```
```swift bad
cell.detailTextLabel?.text = ↓"\(size)MB"
```
```swift bad
title = label + ": " + weight + ↓" kg"
```
```swift bad
var subtitle: String { ↓"\(Int(duration)) s" }
```
```swift bad
accuracyLabel.text = String(format: ↓"%.0fm", accuracy)
```
```swift bad
angleLabel.text = ↓"\(Int(angle))°"
```
```objc bad
self.sizeLabel.text = [NSString stringWithFormat:↓@"%.2f MB", size];
```
```swift good
distanceLabel.text = formatter.string(from: measurement)
```
```swift good
log("took \(seconds) ms")
```
```swift good
let rule = "line-height: \(height)px;"
```
```swift good
label.text = "\(count) items"
```
```swift good
label.text = "\(name)s"
```
```swift good
let key = "\(width) cm"
cache[key] = image
```
```swift good
label.text = intervalFormatter.string(from: interval) ?? "\(Int(interval)) s"
```
```objc good
NSLog(@"received %d KB", size);
```

"""####),
    PackedRule(path: "text-alignment/attributed-text-without-style.md", core: ####"""
---
id: attributed-text-without-style
category: text-alignment
severity: note
fix: shown
precision: medium
message: "this attributed text has no paragraph style, so it keeps the side of the system's language while the app chooses its own ({PLACE}); add a style whose alignment follows the app's language"
---
# Attributed text without a paragraph style

An attributed string brings its own alignment. Without a paragraph style that is the natural one, which follows the language that the app was started in: right in most apps, and there this rule is silent.
An app that changes its language inside itself forces alignments by hand, and its attributed texts stay behind: a new attributed text also overrides the `textAlignment` that the label had before.
```swift except
$LABEL.attributedText = $$$ $LABEL.textAlignment = $SIDE
```
```swift find
title: "Add `.paragraphStyle`"
$LABEL.$(attributedText) = NSAttributedString(string: $TEXT, attributes: $ATTRIBUTES)
where $ATTRIBUTES has-word font, foreground color, kern, underline style, background color, strikethrough style
where $ATTRIBUTES has-no-word paragraph style, paragraph
where not-named in must-not-flip text
where project has switches-language
```
```objc find
title: "Add `NSParagraphStyleAttributeName`"
$LABEL.$(attributedText) = [[NSAttributedString alloc] initWithString:$TEXT attributes:@$ATTRIBUTES]
where $ATTRIBUTES has-no-word paragraph style, paragraph
where not-named in must-not-flip text
where project has switches-language
```
"""####, text: ####"""
---
id: attributed-text-without-style
category: text-alignment
severity: note
fix: shown
precision: medium
message: "this attributed text has no paragraph style, so it keeps the side of the system's language while the app chooses its own ({PLACE}); add a style whose alignment follows the app's language"
---
# Attributed text without a paragraph style

An attributed string brings its own alignment. Without a paragraph style that is the natural one, which follows the language that the app was started in: right in most apps, and there this rule is silent.
An app that changes its language inside itself forces alignments by hand, and its attributed texts stay behind: a new attributed text also overrides the `textAlignment` that the label had before.

Give the string a style, or set `textAlignment` again **after** the text:

    let style = NSMutableParagraphStyle()
    style.alignment = language.isRightToLeft ? .right : .left
    label.attributedText = NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style])

Source: `UILabel.h` (attributedText, textAlignment), `NSParagraphStyle.h`; field reports of two teams.

```swift except
$LABEL.attributedText = $$$ $LABEL.textAlignment = $SIDE
```
```swift find
title: "Add `.paragraphStyle`"
$LABEL.$(attributedText) = NSAttributedString(string: $TEXT, attributes: $ATTRIBUTES)
where $ATTRIBUTES has-word font, foreground color, kern, underline style, background color, strikethrough style
where $ATTRIBUTES has-no-word paragraph style, paragraph
where not-named in must-not-flip text
where project has switches-language
```
```objc find
title: "Add `NSParagraphStyleAttributeName`"
$LABEL.$(attributedText) = [[NSAttributedString alloc] initWithString:$TEXT attributes:@$ATTRIBUTES]
where $ATTRIBUTES has-no-word paragraph style, paragraph
where not-named in must-not-flip text
where project has switches-language
```

## Examples

```swift bad project=switches-language
subtitle.↓attributedText = NSAttributedString(string: offer.title, attributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.gray])
```
```swift good
subtitle.attributedText = NSAttributedString(string: offer.title, attributes: [.font: UIFont.systemFont(ofSize: 14)])
```
```swift good project=switches-language
subtitle.attributedText = NSAttributedString(string: offer.title, attributes: [.font: bodyFont, .paragraphStyle: style])
subtitle.attributedText = NSAttributedString(string: offer.title, attributes: style.attributes)
phoneLabel.attributedText = NSAttributedString(string: phone, attributes: [.font: bodyFont])
```
```swift good project=switches-language
subtitle.attributedText = NSAttributedString(string: offer.title, attributes: [.font: bodyFont])
subtitle.textAlignment = language.alignment
```
```objc bad project=switches-language
self.subtitle.↓attributedText = [[NSAttributedString alloc] initWithString:title attributes:@{NSFontAttributeName: font}];
```
```objc good project=switches-language
self.subtitle.attributedText = [[NSAttributedString alloc] initWithString:title attributes:@{NSFontAttributeName: font, NSParagraphStyleAttributeName: style}];
self.subtitle.attributedText = text;
```

"""####),
    PackedRule(path: "text-alignment/fixed-paragraph-alignment.md", core: ####"""
---
id: fixed-paragraph-alignment
category: text-alignment
severity: warning
fix: safe
precision: high
note-where: swizzles-paragraph-alignment
message: "this paragraph style keeps its text on the left in every language; write `natural`, or leave the line out"
---
# Paragraph style aligned to a fixed side

A paragraph style goes over the alignment of the label or text view, so an Arabic text with this style sticks to the left edge
whatever the label says. A new style is natural by itself: delete the line or write `natural`; in English both look as before.
`right` has no natural counterpart: choose the side by the direction of the view that shows the text. Keep a fixed side in printed forms whose columns never move; numbers drawn into a chart are not reported.
```swift shared
where not-inside chart, charts, graph, plot, plotter, axis
```
```swift find
needs: system-language
title: "Use `natural`"
$STYLE.alignment = $(? NSTextAlignment).$(left -> natural)
where $STYLE type NSMutableParagraphStyle
```
```swift find
fix: shown
message: "this paragraph style keeps its text on the right in every language; choose the side by the direction of the view that shows it"
$STYLE.alignment = $(? NSTextAlignment).$(right)
where $STYLE type NSMutableParagraphStyle
```
```swift find
fix: unsafe
$STYLE.alignment = $(? NSTextAlignment).$(left -> natural)
where $STYLE has-word paragraph, style
where $STYLE not-type UIStackView, NSStackView
```
```swift find
fix: shown
message: "this paragraph style keeps its text on the right in every language; choose the side by the direction of the view that shows it"
$STYLE.alignment = $(? NSTextAlignment).$(right)
where $STYLE has-word paragraph, style
where $STYLE not-type UIStackView, NSStackView
```
```objc shared
where not-inside chart, charts, graph, plot, axis
```
```objc find
needs: system-language
title: "Use `NSTextAlignmentNatural`"
$STYLE.alignment = $(NSTextAlignmentLeft -> NSTextAlignmentNatural)
where $STYLE type NSMutableParagraphStyle
```
```objc find
needs: system-language
title: "Use `NSTextAlignmentNatural`"
[$STYLE setAlignment:$(NSTextAlignmentLeft -> NSTextAlignmentNatural)]
where $STYLE type NSMutableParagraphStyle
```
```objc find
fix: unsafe
$STYLE.alignment = $(NSTextAlignmentLeft -> NSTextAlignmentNatural)
where $STYLE has-word paragraph, style
```
```objc find
fix: unsafe
[$STYLE setAlignment:$(NSTextAlignmentLeft -> NSTextAlignmentNatural)]
where $STYLE has-word paragraph, style
```
```objc find
fix: shown
message: "this paragraph style keeps its text on the right in every language; choose the side by the direction of the view that shows it"
$STYLE.alignment = $(NSTextAlignmentRight)
where $STYLE has-word paragraph, style
```
```objc find
fix: shown
message: "this paragraph style keeps its text on the right in every language; choose the side by the direction of the view that shows it"
[$STYLE setAlignment:$(NSTextAlignmentRight)]
where $STYLE has-word paragraph, style
```
"""####, text: ####"""
---
id: fixed-paragraph-alignment
category: text-alignment
severity: warning
fix: safe
precision: high
note-where: swizzles-paragraph-alignment
message: "this paragraph style keeps its text on the left in every language; write `natural`, or leave the line out"
---
# Paragraph style aligned to a fixed side

A paragraph style goes over the alignment of the label or text view, so an Arabic text with this style sticks to the left edge
whatever the label says. A new style is natural by itself: delete the line or write `natural`; in English both look as before.
`right` has no natural counterpart: choose the side by the direction of the view that shows the text. Keep a fixed side in printed forms whose columns never move; numbers drawn into a chart are not reported.

Availability: `natural` iOS 6 and all releases of macOS.

Source: UIKit and AppKit NSParagraphStyle.h, NSText.h.

The numbers of a chart stand at their points, and its axis keeps its direction.

```swift shared
where not-inside chart, charts, graph, plot, plotter, axis
```
```swift find
needs: system-language
title: "Use `natural`"
$STYLE.alignment = $(? NSTextAlignment).$(left -> natural)
where $STYLE type NSMutableParagraphStyle
```
```swift find
fix: shown
message: "this paragraph style keeps its text on the right in every language; choose the side by the direction of the view that shows it"
$STYLE.alignment = $(? NSTextAlignment).$(right)
where $STYLE type NSMutableParagraphStyle
```
```swift find
fix: unsafe
$STYLE.alignment = $(? NSTextAlignment).$(left -> natural)
where $STYLE has-word paragraph, style
where $STYLE not-type UIStackView, NSStackView
```
```swift find
fix: shown
message: "this paragraph style keeps its text on the right in every language; choose the side by the direction of the view that shows it"
$STYLE.alignment = $(? NSTextAlignment).$(right)
where $STYLE has-word paragraph, style
where $STYLE not-type UIStackView, NSStackView
```
```objc shared
where not-inside chart, charts, graph, plot, axis
```
```objc find
needs: system-language
title: "Use `NSTextAlignmentNatural`"
$STYLE.alignment = $(NSTextAlignmentLeft -> NSTextAlignmentNatural)
where $STYLE type NSMutableParagraphStyle
```
```objc find
needs: system-language
title: "Use `NSTextAlignmentNatural`"
[$STYLE setAlignment:$(NSTextAlignmentLeft -> NSTextAlignmentNatural)]
where $STYLE type NSMutableParagraphStyle
```
```objc find
fix: unsafe
$STYLE.alignment = $(NSTextAlignmentLeft -> NSTextAlignmentNatural)
where $STYLE has-word paragraph, style
```
```objc find
fix: unsafe
[$STYLE setAlignment:$(NSTextAlignmentLeft -> NSTextAlignmentNatural)]
where $STYLE has-word paragraph, style
```
```objc find
fix: shown
message: "this paragraph style keeps its text on the right in every language; choose the side by the direction of the view that shows it"
$STYLE.alignment = $(NSTextAlignmentRight)
where $STYLE has-word paragraph, style
```
```objc find
fix: shown
message: "this paragraph style keeps its text on the right in every language; choose the side by the direction of the view that shows it"
[$STYLE setAlignment:$(NSTextAlignmentRight)]
where $STYLE has-word paragraph, style
```

## Examples

```swift bad
let paragraph = NSMutableParagraphStyle()
paragraph.lineSpacing = 4
paragraph.alignment = .↓left
```
```swift fixed
let paragraph = NSMutableParagraphStyle()
paragraph.lineSpacing = 4
paragraph.alignment = .natural
```
```swift bad
let quote = NSMutableParagraphStyle()
quote.alignment = NSTextAlignment.↓left
```
```swift fixed
let quote = NSMutableParagraphStyle()
quote.alignment = NSTextAlignment.natural
```
```swift bad
let bill = NSMutableParagraphStyle()
bill.alignment = .↓right
```
```swift bad
theme.paragraphStyle.alignment = .↓left
```
```swift fixed unsafe
theme.paragraphStyle.alignment = .natural
```
```swift good
let centred = NSMutableParagraphStyle()
centred.alignment = .center
centred.firstLineHeadIndent = 12
centred.tailIndent = -8
```
```swift good
let style = NSMutableParagraphStyle()
style.alignment = direction == .rightToLeft ? .right : .left
```
```swift good
let tiles = UIStackView()
tiles.alignment = .leading
badge.alignment = .left
```
```swift good
guard paragraphStyle.alignment == .left else { return }
```
```objc bad
NSMutableParagraphStyle *paragraph = [[NSMutableParagraphStyle alloc] init];
paragraph.alignment = ↓NSTextAlignmentLeft;
```
```objc fixed
NSMutableParagraphStyle *paragraph = [[NSMutableParagraphStyle alloc] init];
paragraph.alignment = NSTextAlignmentNatural;
```
```objc bad
NSMutableParagraphStyle *intro = [NSMutableParagraphStyle new];
[intro setAlignment:↓NSTextAlignmentLeft];
```
```objc fixed
NSMutableParagraphStyle *intro = [NSMutableParagraphStyle new];
[intro setAlignment:NSTextAlignmentNatural];
```
```objc bad
[textStyle setAlignment:↓NSTextAlignmentRight];
```
```objc good
NSMutableParagraphStyle *title = [NSMutableParagraphStyle new];
title.alignment = NSTextAlignmentCenter;
title.alignment = [self isDirectionRTL] ? NSTextAlignmentRight : NSTextAlignmentLeft;
```
```swift good
final class SalesChart: UIView {
    func drawValue(_ value: String, at point: CGPoint) {
        let style = NSMutableParagraphStyle()
        style.alignment = .left
        value.draw(at: point, withAttributes: [.paragraphStyle: style])
    }
}
```
```swift good
final class PriceChart: UIView {
    override func draw(_ rect: CGRect) {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        draw("9", with: style)
    }
}
```

"""####),
    PackedRule(path: "text-alignment/fixed-text-alignment.md", core: ####"""
---
id: fixed-text-alignment
category: text-alignment
severity: warning
fix: safe
precision: high
note-where: swizzles-text-alignment
unsafe-where: compares-text-alignment
message: "`{MATCH}` keeps this text on the left in every language; write `natural`"
---
# Text aligned to a fixed side

In Arabic and Hebrew a reader starts at the right edge, so a label that is aligned left hangs loose at the far end of its row.
`natural` follows the language of the app and looks the same as `left` in English; in a text view it follows the text that stands there, so that fix is unsafe. There is no natural counterpart of `right`:
where it means "the far end of the row", choose the side by `effectiveUserInterfaceLayoutDirection` or by your own helper (`isRTL`), which `--unsafe-fixes` writes, or let a constraint move a label that hugs its text.
A value that the project's own code only compares with other alignments, such as with `.center`, aligns nothing and is silent.
Keep a fixed side where the text itself never turns round: phone and card numbers, codes, addresses of mail and web pages.
```swift except
$STYLE.alignment = $(? NSTextAlignment).$(left | right)
where $STYLE type NSMutableParagraphStyle
```
```swift except
$STYLE.alignment = $(? NSTextAlignment).$(left | right)
where $STYLE has-word paragraph, style
```
```objc except
$STYLE.alignment = $(NSTextAlignmentLeft | NSTextAlignmentRight)

[$STYLE setAlignment:$(NSTextAlignmentLeft | NSTextAlignmentRight)]
where $STYLE type NSMutableParagraphStyle
```
```objc except
$STYLE.alignment = $(NSTextAlignmentLeft | NSTextAlignmentRight)

[$STYLE setAlignment:$(NSTextAlignmentLeft | NSTextAlignmentRight)]
where $STYLE has-word paragraph, style
```
```swift shared
needs: system-language
where not-named in must-not-flip text
```
```swift find
fix: unsafe
$WHEN ? $(? NSTextAlignment).right : $(NSTextAlignment:).$(left -> natural)

$WHEN ? $(NSTextAlignment:).$(left -> natural) : $(? NSTextAlignment).right
```
```swift find
fix: unsafe
title: "Use `natural`, which in a text view follows the text"
$VIEW.textAlignment = $(NSTextAlignment:).$(left -> natural)
where $VIEW type UITextView
```
```swift find
title: "Use `natural`"
$(NSTextAlignment:).$(left -> natural)
where assigned to textAlignment
```
```swift find
fix: unsafe
title: "Choose the side by the direction"
message: "`{MATCH}` keeps this text on the right in every language; an Arabic reader expects it on the left, so choose the side by `effectiveUserInterfaceLayoutDirection`"
direction: {VIEW}.effectiveUserInterfaceLayoutDirection == .rightToLeft
helpers-of: UIView
$VIEW.textAlignment = $(.right -> {RTL} ? .left : .right | NSTextAlignment.right -> {RTL} ? NSTextAlignment.left : NSTextAlignment.right)
where $VIEW not-type NSTextField
```
```swift find
fix: shown
message: "`{MATCH}` keeps this text on the right in every language; an Arabic reader expects it on the left, so choose the side by `effectiveUserInterfaceLayoutDirection`"
$(NSTextAlignment:).$(right)
where assigned to textAlignment
```
```swift find
title: "Use `natural`"
$FIELD.alignment = $(NSTextAlignment:).$(left -> natural)
where $FIELD type NSTextField, NSSecureTextField, NSSearchField, NSTextFieldCell, NSCell, NSControl
```
```swift find
fix: unsafe
title: "Use `natural`, which in a text view follows the text"
$FIELD.alignment = $(NSTextAlignment:).$(left -> natural)
where $FIELD type NSTextView, NSText
```
```swift find
title: "Use `natural`"
$(CATextLayerAlignmentMode:).$(left -> natural)
where assigned to alignmentMode
```
```swift find
fix: shown
message: "`{MATCH}` keeps this text layer on the right in every language; a layer knows no direction, so take the side from the view that holds it"
$(CATextLayerAlignmentMode:).$(right)
where assigned to alignmentMode
```
```swift find
fix: unsafe
message: "`{MATCH}` keeps Core Text lines on the left in every language; write `natural`"
$(CTTextAlignment:).$(left -> natural)
```
```swift find
fix: unsafe
message: "a tab stop with `{MATCH}` text keeps its side in every language; write `natural`"
NSTextTab(textAlignment: $(NSTextAlignment:).$(left -> natural)
```
```swift find
fix: unsafe
message: "`{MATCH}` is handed on as an alignment and keeps a text on the left in every language; write `natural`"
$(NSTextAlignment:).$(left -> natural)
where not-assigned to textAlignment
```
```swift find
level: note
fix: shown
message: "`{MATCH}` is handed on as an alignment and keeps a text on the right in every language; choose the side by `effectiveUserInterfaceLayoutDirection`"
$(NSTextAlignment:).$(right)
where not-assigned to textAlignment
```
```swift find
fix: unsafe
message: "`{MATCH}` keeps this text on the left in every language; write `natural`"
textAlignment: .$(left -> natural)
```
```swift find
title: "Use `kCAAlignmentNatural`"
$(kCAAlignmentLeft -> kCAAlignmentNatural)
```
```objc shared
needs: system-language
where not-named in must-not-flip text
```
```objc find
fix: unsafe
? NSTextAlignmentRight : $(NSTextAlignmentLeft -> NSTextAlignmentNatural)

? $(NSTextAlignmentLeft -> NSTextAlignmentNatural) : NSTextAlignmentRight
```
```objc find
fix: unsafe
title: "Use `NSTextAlignmentNatural`, which in a text view follows the text"
$VIEW.textAlignment = $(NSTextAlignmentLeft -> NSTextAlignmentNatural)
where $VIEW type UITextView
```
```objc find
title: "Use `NSTextAlignmentNatural`"
$(NSTextAlignmentLeft -> NSTextAlignmentNatural)
where assigned to textAlignment
```
```objc find
title: "Use `NSTextAlignmentNatural`"
setTextAlignment:$(NSTextAlignmentLeft -> NSTextAlignmentNatural)
```
```objc find
fix: unsafe
title: "Choose the side by the direction"
message: "`{MATCH}` keeps this text on the right in every language; an Arabic reader expects it on the left, so choose the side by `effectiveUserInterfaceLayoutDirection`"
direction: {VIEW}.effectiveUserInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft
helpers-of: UIView
$VIEW.textAlignment = $(NSTextAlignmentRight -> {RTL} ? NSTextAlignmentLeft : NSTextAlignmentRight)

[$VIEW setTextAlignment:$(NSTextAlignmentRight -> {RTL} ? NSTextAlignmentLeft : NSTextAlignmentRight)]
```
```objc find
fix: shown
message: "`{MATCH}` keeps this text on the right in every language; an Arabic reader expects it on the left, so choose the side by `effectiveUserInterfaceLayoutDirection`"
$(NSTextAlignmentRight)
where assigned to textAlignment
```
```objc find
fix: shown
message: "`{MATCH}` keeps this text on the right in every language; an Arabic reader expects it on the left, so choose the side by `effectiveUserInterfaceLayoutDirection`"
setTextAlignment:$(NSTextAlignmentRight)
```
```objc find
title: "Use `kCAAlignmentNatural`"
$(kCAAlignmentLeft -> kCAAlignmentNatural)
```
```objc find
fix: unsafe
message: "`{MATCH}` keeps lines on the left in every language; write `{FIX}`"
$(kCTTextAlignmentLeft -> kCTTextAlignmentNatural | kCTLeftTextAlignment -> kCTNaturalTextAlignment | UITextAlignmentLeft -> NSTextAlignmentNatural)
```
```objc find
fix: unsafe
message: "`{MATCH}` is handed on as an alignment and keeps a text on the left in every language; write `NSTextAlignmentNatural`"
$(NSTextAlignmentLeft -> NSTextAlignmentNatural)
where not-assigned to textAlignment
```
```objc find
level: note
fix: shown
message: "`{MATCH}` is handed on as an alignment and keeps a text on the right in every language; choose the side by `effectiveUserInterfaceLayoutDirection`"
$(NSTextAlignmentRight | UITextAlignmentRight | kCAAlignmentRight | kCTTextAlignmentRight | kCTRightTextAlignment)
where not-assigned to textAlignment
```
"""####, text: ####"""
---
id: fixed-text-alignment
category: text-alignment
severity: warning
fix: safe
precision: high
note-where: swizzles-text-alignment
unsafe-where: compares-text-alignment
message: "`{MATCH}` keeps this text on the left in every language; write `natural`"
---
# Text aligned to a fixed side

In Arabic and Hebrew a reader starts at the right edge, so a label that is aligned left hangs loose at the far end of its row.
`natural` follows the language of the app and looks the same as `left` in English; in a text view it follows the text that stands there, so that fix is unsafe. There is no natural counterpart of `right`:
where it means "the far end of the row", choose the side by `effectiveUserInterfaceLayoutDirection` or by your own helper (`isRTL`), which `--unsafe-fixes` writes, or let a constraint move a label that hugs its text.
A value that the project's own code only compares with other alignments, such as with `.center`, aligns nothing and is silent.
Keep a fixed side where the text itself never turns round: phone and card numbers, codes, addresses of mail and web pages.

Availability: `natural` iOS 6 and all releases of macOS.

Source: UIKit NSText.h, QuartzCore CATextLayer.h, Core Text CTParagraphStyle.h.

```swift except
$STYLE.alignment = $(? NSTextAlignment).$(left | right)
where $STYLE type NSMutableParagraphStyle
```
```swift except
$STYLE.alignment = $(? NSTextAlignment).$(left | right)
where $STYLE has-word paragraph, style
```
```objc except
$STYLE.alignment = $(NSTextAlignmentLeft | NSTextAlignmentRight)

[$STYLE setAlignment:$(NSTextAlignmentLeft | NSTextAlignmentRight)]
where $STYLE type NSMutableParagraphStyle
```
```objc except
$STYLE.alignment = $(NSTextAlignmentLeft | NSTextAlignmentRight)

[$STYLE setAlignment:$(NSTextAlignmentLeft | NSTextAlignmentRight)]
where $STYLE has-word paragraph, style
```

## Swift

Of two sides that a condition chooses, one alone would meet the other in a right-to-left language.

```swift shared
needs: system-language
where not-named in must-not-flip text
```
```swift find
fix: unsafe
$WHEN ? $(? NSTextAlignment).right : $(NSTextAlignment:).$(left -> natural)

$WHEN ? $(NSTextAlignment:).$(left -> natural) : $(? NSTextAlignment).right
```
```swift find
fix: unsafe
title: "Use `natural`, which in a text view follows the text"
$VIEW.textAlignment = $(NSTextAlignment:).$(left -> natural)
where $VIEW type UITextView
```
```swift find
title: "Use `natural`"
$(NSTextAlignment:).$(left -> natural)
where assigned to textAlignment
```
```swift find
fix: unsafe
title: "Choose the side by the direction"
message: "`{MATCH}` keeps this text on the right in every language; an Arabic reader expects it on the left, so choose the side by `effectiveUserInterfaceLayoutDirection`"
direction: {VIEW}.effectiveUserInterfaceLayoutDirection == .rightToLeft
helpers-of: UIView
$VIEW.textAlignment = $(.right -> {RTL} ? .left : .right | NSTextAlignment.right -> {RTL} ? NSTextAlignment.left : NSTextAlignment.right)
where $VIEW not-type NSTextField
```
```swift find
fix: shown
message: "`{MATCH}` keeps this text on the right in every language; an Arabic reader expects it on the left, so choose the side by `effectiveUserInterfaceLayoutDirection`"
$(NSTextAlignment:).$(right)
where assigned to textAlignment
```
```swift find
title: "Use `natural`"
$FIELD.alignment = $(NSTextAlignment:).$(left -> natural)
where $FIELD type NSTextField, NSSecureTextField, NSSearchField, NSTextFieldCell, NSCell, NSControl
```
```swift find
fix: unsafe
title: "Use `natural`, which in a text view follows the text"
$FIELD.alignment = $(NSTextAlignment:).$(left -> natural)
where $FIELD type NSTextView, NSText
```
```swift find
title: "Use `natural`"
$(CATextLayerAlignmentMode:).$(left -> natural)
where assigned to alignmentMode
```
```swift find
fix: shown
message: "`{MATCH}` keeps this text layer on the right in every language; a layer knows no direction, so take the side from the view that holds it"
$(CATextLayerAlignmentMode:).$(right)
where assigned to alignmentMode
```
```swift find
fix: unsafe
message: "`{MATCH}` keeps Core Text lines on the left in every language; write `natural`"
$(CTTextAlignment:).$(left -> natural)
```
```swift find
fix: unsafe
message: "a tab stop with `{MATCH}` text keeps its side in every language; write `natural`"
NSTextTab(textAlignment: $(NSTextAlignment:).$(left -> natural)
```
```swift find
fix: unsafe
message: "`{MATCH}` is handed on as an alignment and keeps a text on the left in every language; write `natural`"
$(NSTextAlignment:).$(left -> natural)
where not-assigned to textAlignment
```
```swift find
level: note
fix: shown
message: "`{MATCH}` is handed on as an alignment and keeps a text on the right in every language; choose the side by `effectiveUserInterfaceLayoutDirection`"
$(NSTextAlignment:).$(right)
where not-assigned to textAlignment
```
```swift find
fix: unsafe
message: "`{MATCH}` keeps this text on the left in every language; write `natural`"
textAlignment: .$(left -> natural)
```
```swift find
title: "Use `kCAAlignmentNatural`"
$(kCAAlignmentLeft -> kCAAlignmentNatural)
```

## Objective-C

```objc shared
needs: system-language
where not-named in must-not-flip text
```
```objc find
fix: unsafe
? NSTextAlignmentRight : $(NSTextAlignmentLeft -> NSTextAlignmentNatural)

? $(NSTextAlignmentLeft -> NSTextAlignmentNatural) : NSTextAlignmentRight
```
```objc find
fix: unsafe
title: "Use `NSTextAlignmentNatural`, which in a text view follows the text"
$VIEW.textAlignment = $(NSTextAlignmentLeft -> NSTextAlignmentNatural)
where $VIEW type UITextView
```
```objc find
title: "Use `NSTextAlignmentNatural`"
$(NSTextAlignmentLeft -> NSTextAlignmentNatural)
where assigned to textAlignment
```
```objc find
title: "Use `NSTextAlignmentNatural`"
setTextAlignment:$(NSTextAlignmentLeft -> NSTextAlignmentNatural)
```
```objc find
fix: unsafe
title: "Choose the side by the direction"
message: "`{MATCH}` keeps this text on the right in every language; an Arabic reader expects it on the left, so choose the side by `effectiveUserInterfaceLayoutDirection`"
direction: {VIEW}.effectiveUserInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft
helpers-of: UIView
$VIEW.textAlignment = $(NSTextAlignmentRight -> {RTL} ? NSTextAlignmentLeft : NSTextAlignmentRight)

[$VIEW setTextAlignment:$(NSTextAlignmentRight -> {RTL} ? NSTextAlignmentLeft : NSTextAlignmentRight)]
```
```objc find
fix: shown
message: "`{MATCH}` keeps this text on the right in every language; an Arabic reader expects it on the left, so choose the side by `effectiveUserInterfaceLayoutDirection`"
$(NSTextAlignmentRight)
where assigned to textAlignment
```
```objc find
fix: shown
message: "`{MATCH}` keeps this text on the right in every language; an Arabic reader expects it on the left, so choose the side by `effectiveUserInterfaceLayoutDirection`"
setTextAlignment:$(NSTextAlignmentRight)
```
```objc find
title: "Use `kCAAlignmentNatural`"
$(kCAAlignmentLeft -> kCAAlignmentNatural)
```
```objc find
fix: unsafe
message: "`{MATCH}` keeps lines on the left in every language; write `{FIX}`"
$(kCTTextAlignmentLeft -> kCTTextAlignmentNatural | kCTLeftTextAlignment -> kCTNaturalTextAlignment | UITextAlignmentLeft -> NSTextAlignmentNatural)
```
```objc find
fix: unsafe
message: "`{MATCH}` is handed on as an alignment and keeps a text on the left in every language; write `NSTextAlignmentNatural`"
$(NSTextAlignmentLeft -> NSTextAlignmentNatural)
where not-assigned to textAlignment
```
```objc find
level: note
fix: shown
message: "`{MATCH}` is handed on as an alignment and keeps a text on the right in every language; choose the side by `effectiveUserInterfaceLayoutDirection`"
$(NSTextAlignmentRight | UITextAlignmentRight | kCAAlignmentRight | kCTTextAlignmentRight | kCTRightTextAlignment)
where not-assigned to textAlignment
```

## Examples

```swift bad
recipeTitle.textAlignment = ↓.left
```
```swift fixed
recipeTitle.textAlignment = .natural
```
```swift bad
orderButton.titleLabel?.textAlignment = ↓NSTextAlignment.left
```
```swift fixed
orderButton.titleLabel?.textAlignment = NSTextAlignment.natural
```
```swift bad
let subtitle: UILabel = {
    let label = UILabel()
    label.numberOfLines = 2
    label.textAlignment = ↓.left
    return label
}()
```
```swift fixed
let subtitle: UILabel = {
    let label = UILabel()
    label.numberOfLines = 2
    label.textAlignment = .natural
    return label
}()
```
```swift bad
noticeLabel.textAlignment = isCompact ? ↓.left : .center
```
```swift fixed
noticeLabel.textAlignment = isCompact ? .natural : .center
```
```swift bad
let noteView = UITextView()
noteView.textAlignment = ↓.left
```
```swift fixed unsafe
let noteView = UITextView()
noteView.textAlignment = .natural
```
```swift bad
totalLabel.textAlignment = ↓.right
```
```swift fixed unsafe
totalLabel.textAlignment = totalLabel.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
```
```swift bad
extension UIView {
    var isRTL: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
cell.detailTextLabel?.textAlignment = ↓.right
```
```swift fixed unsafe
extension UIView {
    var isRTL: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
cell.detailTextLabel?.textAlignment = cell.detailTextLabel?.isRTL == true ? .left : .right
```
```swift bad
let captionAlignment: NSTextAlignment = ↓.left
```
```swift fixed unsafe
let captionAlignment: NSTextAlignment = .natural
```
```swift bad
let placement = ↓NSTextAlignment.left
```
```swift fixed unsafe
let placement = NSTextAlignment.natural
```
```swift bad
func makeBadge(text: String, alignment: NSTextAlignment = ↓.left) -> UILabel {
    let badge = UILabel()
    badge.textAlignment = alignment
    return badge
}
let badge = makeBadge(text: "New", alignment: ↓.left)
```
```swift fixed unsafe
func makeBadge(text: String, alignment: NSTextAlignment = .natural) -> UILabel {
    let badge = UILabel()
    badge.textAlignment = alignment
    return badge
}
let badge = makeBadge(text: "New", alignment: .natural)
```
```swift bad
func titleAlignment() -> NSTextAlignment {
    return ↓.left
}
```
```swift fixed unsafe
func titleAlignment() -> NSTextAlignment {
    return .natural
}
```
```swift bad
let valueAlignment: NSTextAlignment = ↓.right
```
```swift bad
rows.append(Row(style: .init(color: .red, textAlignment: .↓left)))
```
```swift fixed unsafe
rows.append(Row(style: .init(color: .red, textAlignment: .natural)))
```
```swift bad
let layer = CATextLayer()
layer.alignmentMode = ↓.left
```
```swift fixed
let layer = CATextLayer()
layer.alignmentMode = .natural
```
```swift bad
let layer = CATextLayer()
layer.alignmentMode = ↓CATextLayerAlignmentMode.right
```
```swift bad
axisLayer.alignmentMode = ↓kCAAlignmentLeft
```
```swift fixed
axisLayer.alignmentMode = kCAAlignmentNatural
```
```swift bad
var lineAlignment = ↓CTTextAlignment.left
```
```swift fixed unsafe
var lineAlignment = CTTextAlignment.natural
```
```swift bad target=macOS-10.13
let searchHint: NSTextField = NSTextField(labelWithString: "")
searchHint.alignment = ↓.left
```
```swift fixed
let searchHint: NSTextField = NSTextField(labelWithString: "")
searchHint.alignment = .natural
```
```swift good
priceLabel.textAlignment = .natural
emptyLabel.textAlignment = .center
bodyView.textAlignment = .justified
```
```swift good
if summary.textAlignment == .left { return }
switch summary.textAlignment {
case .left: shift = 0
case .right: shift = 1
default: break
}
```
```swift good
phoneNumberField.textAlignment = .left
promoCodeField.textAlignment = .left
emailField.textAlignment = .right
cardNumberLabel.textAlignment = NSTextAlignment.left
```
```swift good
summary.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
```
```swift good
enum Side { case left, right }
var side: Side = .left
let handle = Handle(side: .right)
```
```swift good
let row = UIStackView()
row.alignment = .leading
let paragraph = NSMutableParagraphStyle()
paragraph.alignment = .left
```
```swift good
label.textAlignment = other.textAlignment
header.detailTextLabel?.textAlignment = appearance.textAlignment
```
```objc bad
self.statusLabel.textAlignment = ↓NSTextAlignmentLeft;
```
```objc fixed
self.statusLabel.textAlignment = NSTextAlignmentNatural;
```
```objc bad
[_hintView setTextAlignment:↓NSTextAlignmentLeft];
```
```objc fixed
[_hintView setTextAlignment:NSTextAlignmentNatural];
```
```objc bad
UITextView *noteView = [UITextView new];
noteView.textAlignment = ↓NSTextAlignmentLeft;
```
```objc fixed unsafe
UITextView *noteView = [UITextView new];
noteView.textAlignment = NSTextAlignmentNatural;
```
```objc bad
_distanceLabel.textAlignment = ↓NSTextAlignmentRight;
[_speedLabel setTextAlignment:↓NSTextAlignmentRight];
```
```objc fixed unsafe
_distanceLabel.textAlignment = _distanceLabel.effectiveUserInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft ? NSTextAlignmentLeft : NSTextAlignmentRight;
[_speedLabel setTextAlignment:_speedLabel.effectiveUserInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft ? NSTextAlignmentLeft : NSTextAlignmentRight];
```
```objc bad
NSTextAlignment captionAlignment = ↓NSTextAlignmentLeft;
```
```objc fixed unsafe
NSTextAlignment captionAlignment = NSTextAlignmentNatural;
```
```objc bad
button.titleLabel.textAlignment = index == 0 ? ↓NSTextAlignmentLeft : NSTextAlignmentCenter;
```
```objc fixed
button.titleLabel.textAlignment = index == 0 ? NSTextAlignmentNatural : NSTextAlignmentCenter;
```
```objc bad
textLayer.alignmentMode = ↓kCAAlignmentLeft;
```
```objc fixed
textLayer.alignmentMode = kCAAlignmentNatural;
```
```objc bad
CTTextAlignment alignment = ↓kCTTextAlignmentLeft;
```
```objc fixed unsafe
CTTextAlignment alignment = kCTTextAlignmentNatural;
```
```objc good
if (self.titleView.textAlignment == NSTextAlignmentLeft) { return; }
self.emptyLabel.textAlignment = NSTextAlignmentCenter;
_phoneField.textAlignment = NSTextAlignmentLeft;
```
```objc good
self.nameLabel.textAlignment = [self isDirectionRTL] ? NSTextAlignmentRight : NSTextAlignmentLeft;
```
```objc good
paragraphStyle.alignment = NSTextAlignmentLeft;
[paragraphStyle setAlignment:NSTextAlignmentRight];
```
```swift bad
bubble.textAlignment = isSent ? ↓.right : ↓.left
```
```swift fixed unsafe
bubble.textAlignment = isSent ? .right : .natural
```
```swift bad
if isSent {
    bubble.textAlignment = ↓.right
} else {
    bubble.textAlignment = ↓.left
}
```
```swift fixed unsafe
if isSent {
    bubble.textAlignment = bubble.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
} else {
    bubble.textAlignment = .natural
}
```
```swift bad
bubble.textAlignment = ↓.left
if bubble.textAlignment == .left { return }
```
```swift fixed unsafe
bubble.textAlignment = .natural
if bubble.textAlignment == .left { return }
```
```objc bad
bubble.textAlignment = sent ? ↓NSTextAlignmentLeft : ↓NSTextAlignmentRight;
```
```objc fixed unsafe
bubble.textAlignment = sent ? NSTextAlignmentNatural : NSTextAlignmentRight;
```
```swift good
switch column {
case .left: price.textAlignment = .left
case .middle: price.textAlignment = .center
case .right: price.textAlignment = .right
}
```
```swift bad
switch state {
case .empty: price.textAlignment = ↓.left
default: break
}
```
```swift fixed
switch state {
case .empty: price.textAlignment = .natural
default: break
}
```
```swift good
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
```swift good
// The card number should not flip in right-to-left.
cardLabel.textAlignment = .left
codeLabel.textAlignment = .left // always left to right, as printed on the card
```
```swift bad
// TODO: RTL, this must not flip yet
noteLabel.textAlignment = ↓.left
// Shows the name of the shop.
shopLabel.textAlignment = ↓.left
```
```swift fixed
// TODO: RTL, this must not flip yet
noteLabel.textAlignment = .natural
// Shows the name of the shop.
shopLabel.textAlignment = .natural
```
```swift bad
switch message.side {
case .left:
    bubble.alignment = .leading
    timeLabel.textAlignment = ↓.left
default: break
}
```
```swift fixed
switch message.side {
case .left:
    bubble.alignment = .leading
    timeLabel.textAlignment = .natural
default: break
}
```
```swift bad
if device.orientation == .landscapeLeft { hintLabel.textAlignment = ↓.left }
```
```swift fixed
if device.orientation == .landscapeLeft { hintLabel.textAlignment = .natural }
```
```swift good
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
```swift bad
struct PriceStyle {
    var alignment: NSTextAlignment = ↓.left
    static func == (a: PriceStyle, b: PriceStyle) -> Bool { a.alignment == b.alignment }
}
```
```swift fixed unsafe
struct PriceStyle {
    var alignment: NSTextAlignment = .natural
    static func == (a: PriceStyle, b: PriceStyle) -> Bool { a.alignment == b.alignment }
}
```
```swift bad
final class PriceField {
    let field = UITextField()
    func setAlignment(_ side: NSTextAlignment) {
        if side == .center { return }
        field.textAlignment = side
    }
}
PriceField().setAlignment(↓.left)
```
```swift fixed unsafe
final class PriceField {
    let field = UITextField()
    func setAlignment(_ side: NSTextAlignment) {
        if side == .center { return }
        field.textAlignment = side
    }
}
PriceField().setAlignment(.natural)
```

"""####),
    PackedRule(path: "text-alignment/ib-text-alignment.md", core: ####"""
---
id: ib-text-alignment
category: text-alignment
severity: warning
fix: safe
precision: high
unsafe-where: compares-text-alignment
message: "this text stays on the left in every language: no alignment in an Interface Builder file means left; choose Natural"
---
# Interface Builder text without natural alignment

Interface Builder leaves the value "left" out of the file, so a label without `textAlignment` is a left-aligned label: in Arabic its text starts
at the wrong end of the row. Choose the fourth button (natural) of the alignment control, which writes `textAlignment="natural"` and changes nothing in English.
On the Mac it is the other way round: no value is natural, and `left` is written out. A field that code aligns later, and text that never turns round (a phone number, a code), may stay.
In a text view natural follows the text that stands in it: Arabic that a user typed into an English app moves to the right, so that fix is unsafe.
A label of one line that nothing stretches is as wide as its text, so its alignment does not show: `left` is a note there, `right` is silent. Nothing stretches a label with one side pinned and no
width, or in a stack that gives its room to something else.
The cell of a table column that shows views of its own is never drawn.
```xml except
<label textAlignment="right"/>
where hugs-text
```
```xml except
<textFieldCell alignment="right"/>
where hugs-text
```
```xml find
level: note
needs: system-language
document: iOS, tvOS
message: "this label is as wide as its text, so its left alignment shows only where the text gets more lines; choose Natural"
title: "Insert `textAlignment=\"natural\"`"
<label $(-> textAlignment="natural") textAlignment="$absent"/>
where has-no <attributedString key="attributedText"/>
where unreferenced by textLabel, detailTextLabel
where hugs-text
```
```xml find
level: note
needs: system-language
document: iOS, tvOS
message: "this label is as wide as its text, so its left alignment shows only where the text gets more lines; choose Natural"
<label textAlignment="$(left -> natural)"/>
where has-no <attributedString key="attributedText"/>
where not-named in must-not-flip text
where hugs-text
```
```xml find
level: note
needs: system-language
document: macOS
message: "this label is as wide as its text, so its left alignment shows only where the text gets more lines; choose the natural alignment, which leaves the attribute out"
title: "Remove `alignment=\"left\"`"
<textFieldCell $(alignment="left" -> )/>
where not-beside <prototypeCellViews/>
where not-named in must-not-flip text
where hugs-text
```
```xml find
needs: system-language
document: iOS, tvOS
title: "Insert `textAlignment=\"natural\"`"
<label $(-> textAlignment="natural") textAlignment="$absent"/>
where has-no <attributedString key="attributedText"/>
where unreferenced by textLabel, detailTextLabel
```
```xml find
needs: system-language
document: iOS, tvOS
title: "Insert `textAlignment=\"natural\"`"
<textField $(-> textAlignment="natural") textAlignment="$absent"/>
where has-no <attributedString key="attributedText"/>
where not-named in must-not-flip text
```
```xml find
fix: unsafe
document: iOS, tvOS
title: "Insert `textAlignment=\"natural\"`"
<textView $(-> textAlignment="natural") textAlignment="$absent"/>
where has-no <attributedString key="attributedText"/>
where not-named in must-not-flip text
```
```xml find
fix: unsafe
document: iOS, tvOS
message: "this text stays on the left in every language; choose Natural"
<textView textAlignment="$(left -> natural)"/>
where has-no <attributedString key="attributedText"/>
where not-named in must-not-flip text
```
```xml find
needs: system-language
document: iOS, tvOS
message: "this text stays on the left in every language; choose Natural"
<$(label | textField) textAlignment="$(left -> natural)"/>
where has-no <attributedString key="attributedText"/>
where not-named in must-not-flip text
```
```xml find
document: iOS, tvOS
fix: shown
message: "this text stays on the right in every language; let a trailing constraint place a label that hugs its text, or set the side in code by `effectiveUserInterfaceLayoutDirection`"
<$(label | textField | textView) textAlignment="$(right)"/>
where unreferenced by textLabel, detailTextLabel
where not-named in must-not-flip text
```
```xml find
needs: system-language
message: "this attributed text stays on the left in every language; choose Natural in the paragraph settings"
title: "Use `natural`"
<paragraphStyle alignment="$(left -> natural)"/>
```
```xml find
fix: shown
message: "this attributed text stays on the right in every language; set the side in code by the direction of the view"
<paragraphStyle alignment="$(right)"/>
```
```xml find
document: iOS, tvOS
fix: none
message: "this runtime attribute aligns the text to the left in every language; 4 is natural"
<userDefinedRuntimeAttribute keyPath="$(textAlignment | titleLabel.textAlignment | textLabel.textAlignment | detailTextLabel.textAlignment)"/>
where has <integer key="value" value="0"/>
```
```xml find
document: iOS, tvOS
fix: none
message: "this runtime attribute aligns the text to the right in every language; set the side in code by the direction of the view"
<userDefinedRuntimeAttribute keyPath="$(textAlignment | titleLabel.textAlignment | textLabel.textAlignment | detailTextLabel.textAlignment)"/>
where has <integer key="value" value="2"/>
```
```xml find
needs: system-language
document: macOS
message: "this text stays on the left in every language; choose the natural alignment, which leaves the attribute out"
title: "Remove `alignment=\"left\"`"
<textFieldCell $(alignment="left" -> )/>
where not-beside <prototypeCellViews/>
where not-named in must-not-flip text
```
```xml find
document: macOS
level: note
fix: shown
message: "this text stays on the right in every language; captions beside a field belong at its leading side"
<textFieldCell alignment="$(right)"/>
where not-beside <prototypeCellViews/>
where not-named in must-not-flip text
```
"""####, text: ####"""
---
id: ib-text-alignment
category: text-alignment
severity: warning
fix: safe
precision: high
unsafe-where: compares-text-alignment
message: "this text stays on the left in every language: no alignment in an Interface Builder file means left; choose Natural"
---
# Interface Builder text without natural alignment

Interface Builder leaves the value "left" out of the file, so a label without `textAlignment` is a left-aligned label: in Arabic its text starts
at the wrong end of the row. Choose the fourth button (natural) of the alignment control, which writes `textAlignment="natural"` and changes nothing in English.
On the Mac it is the other way round: no value is natural, and `left` is written out. A field that code aligns later, and text that never turns round (a phone number, a code), may stay.
In a text view natural follows the text that stands in it: Arabic that a user typed into an English app moves to the right, so that fix is unsafe.
A label of one line that nothing stretches is as wide as its text, so its alignment does not show: `left` is a note there, `right` is silent. Nothing stretches a label with one side pinned and no
width, or in a stack that gives its room to something else.
The cell of a table column that shows views of its own is never drawn.

Availability: `natural` iOS 6 and all releases of macOS.

Source: UIKit NSText.h; the default of an absent attribute was read from files that Xcode wrote.

```xml except
<label textAlignment="right"/>
where hugs-text
```
```xml except
<textFieldCell alignment="right"/>
where hugs-text
```
```xml find
level: note
needs: system-language
document: iOS, tvOS
message: "this label is as wide as its text, so its left alignment shows only where the text gets more lines; choose Natural"
title: "Insert `textAlignment=\"natural\"`"
<label $(-> textAlignment="natural") textAlignment="$absent"/>
where has-no <attributedString key="attributedText"/>
where unreferenced by textLabel, detailTextLabel
where hugs-text
```
```xml find
level: note
needs: system-language
document: iOS, tvOS
message: "this label is as wide as its text, so its left alignment shows only where the text gets more lines; choose Natural"
<label textAlignment="$(left -> natural)"/>
where has-no <attributedString key="attributedText"/>
where not-named in must-not-flip text
where hugs-text
```
```xml find
level: note
needs: system-language
document: macOS
message: "this label is as wide as its text, so its left alignment shows only where the text gets more lines; choose the natural alignment, which leaves the attribute out"
title: "Remove `alignment=\"left\"`"
<textFieldCell $(alignment="left" -> )/>
where not-beside <prototypeCellViews/>
where not-named in must-not-flip text
where hugs-text
```
```xml find
needs: system-language
document: iOS, tvOS
title: "Insert `textAlignment=\"natural\"`"
<label $(-> textAlignment="natural") textAlignment="$absent"/>
where has-no <attributedString key="attributedText"/>
where unreferenced by textLabel, detailTextLabel
```
```xml find
needs: system-language
document: iOS, tvOS
title: "Insert `textAlignment=\"natural\"`"
<textField $(-> textAlignment="natural") textAlignment="$absent"/>
where has-no <attributedString key="attributedText"/>
where not-named in must-not-flip text
```
```xml find
fix: unsafe
document: iOS, tvOS
title: "Insert `textAlignment=\"natural\"`"
<textView $(-> textAlignment="natural") textAlignment="$absent"/>
where has-no <attributedString key="attributedText"/>
where not-named in must-not-flip text
```
```xml find
fix: unsafe
document: iOS, tvOS
message: "this text stays on the left in every language; choose Natural"
<textView textAlignment="$(left -> natural)"/>
where has-no <attributedString key="attributedText"/>
where not-named in must-not-flip text
```
```xml find
needs: system-language
document: iOS, tvOS
message: "this text stays on the left in every language; choose Natural"
<$(label | textField) textAlignment="$(left -> natural)"/>
where has-no <attributedString key="attributedText"/>
where not-named in must-not-flip text
```
```xml find
document: iOS, tvOS
fix: shown
message: "this text stays on the right in every language; let a trailing constraint place a label that hugs its text, or set the side in code by `effectiveUserInterfaceLayoutDirection`"
<$(label | textField | textView) textAlignment="$(right)"/>
where unreferenced by textLabel, detailTextLabel
where not-named in must-not-flip text
```
```xml find
needs: system-language
message: "this attributed text stays on the left in every language; choose Natural in the paragraph settings"
title: "Use `natural`"
<paragraphStyle alignment="$(left -> natural)"/>
```
```xml find
fix: shown
message: "this attributed text stays on the right in every language; set the side in code by the direction of the view"
<paragraphStyle alignment="$(right)"/>
```
```xml find
document: iOS, tvOS
fix: none
message: "this runtime attribute aligns the text to the left in every language; 4 is natural"
<userDefinedRuntimeAttribute keyPath="$(textAlignment | titleLabel.textAlignment | textLabel.textAlignment | detailTextLabel.textAlignment)"/>
where has <integer key="value" value="0"/>
```
```xml find
document: iOS, tvOS
fix: none
message: "this runtime attribute aligns the text to the right in every language; set the side in code by the direction of the view"
<userDefinedRuntimeAttribute keyPath="$(textAlignment | titleLabel.textAlignment | textLabel.textAlignment | detailTextLabel.textAlignment)"/>
where has <integer key="value" value="2"/>
```
```xml find
needs: system-language
document: macOS
message: "this text stays on the left in every language; choose the natural alignment, which leaves the attribute out"
title: "Remove `alignment=\"left\"`"
<textFieldCell $(alignment="left" -> )/>
where not-beside <prototypeCellViews/>
where not-named in must-not-flip text
```
```xml find
document: macOS
level: note
fix: shown
message: "this text stays on the right in every language; captions beside a field belong at its leading side"
<textFieldCell alignment="$(right)"/>
where not-beside <prototypeCellViews/>
where not-named in must-not-flip text
```

## Examples

```xml bad
<↓textView contentMode="scaleToFill" id="kZ1-bb-031"/>
```
```xml fixed unsafe
<textView contentMode="scaleToFill" textAlignment="natural" id="kZ1-bb-031"/>
```
```xml bad
<textView contentMode="scaleToFill" textAlignment="↓left" id="kZ1-bb-032"/>
```
```xml fixed unsafe
<textView contentMode="scaleToFill" textAlignment="natural" id="kZ1-bb-032"/>
```
```xml bad
<↓label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Your basket is empty" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-aa-001"/>
```
```xml fixed
<label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Your basket is empty" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-aa-001"/>
```
```xml bad
<↓textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Street" minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-aa-002">
    <fontDescription key="fontDescription" type="system" pointSize="14"/>
    <textInputTraits key="textInputTraits"/>
</textField>
```
```xml fixed
<textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Street" textAlignment="natural" minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-aa-002">
    <fontDescription key="fontDescription" type="system" pointSize="14"/>
    <textInputTraits key="textInputTraits"/>
</textField>
```
```xml bad
<label opaque="NO" contentMode="left" text="12,50" textAlignment="↓right" lineBreakMode="tailTruncation" id="kZ1-aa-003"/>
```
```xml bad
<label opaque="NO" contentMode="left" id="kZ1-aa-004">
    <attributedString key="attributedText">
        <fragment content="Free delivery from two boxes on">
            <attributes>
                <paragraphStyle key="NSParagraphStyle" alignment="↓left" lineBreakMode="wordWrapping" baseWritingDirection="natural" tighteningFactorForTruncation="0.0"/>
            </attributes>
        </fragment>
    </attributedString>
</label>
```
```xml fixed
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
```xml bad document=macOS
<textFieldCell key="cell" lineBreakMode="clipping" sendsActionOnEndEditing="YES" ↓alignment="left" title="Playlist" id="kZ1-aa-005"/>
```
```xml fixed
<textFieldCell key="cell" lineBreakMode="clipping" sendsActionOnEndEditing="YES" title="Playlist" id="kZ1-aa-005"/>
```
```xml bad document=macOS
<textFieldCell key="cell" lineBreakMode="clipping" alignment="↓right" title="Folder:" id="kZ1-aa-006"/>
```
```xml bad
<button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" id="kZ1-aa-007">
    <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="↓titleLabel.textAlignment">
            <integer key="value" value="0"/>
        </userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes>
</button>
```
```xml good
<label opaque="NO" contentMode="left" text="Total" textAlignment="natural" id="kZ1-bb-001"/>
<label opaque="NO" contentMode="left" text="Loading" textAlignment="center" id="kZ1-bb-002"/>
<textView contentMode="scaleToFill" textAlignment="natural" id="kZ1-bb-003"/>
```
```xml good
<tableViewCell contentMode="scaleToFill" textLabel="kZ1-bb-005" style="IBUITableViewCellStyleDefault" id="kZ1-bb-004">
    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="kZ1-bb-004" id="kZ1-bb-006">
        <subviews>
            <label opaque="NO" contentMode="left" text="Language" id="kZ1-bb-005"/>
        </subviews>
    </tableViewCellContentView>
</tableViewCell>
```
```xml good
<label opaque="NO" contentMode="left" id="kZ1-bb-007">
    <attributedString key="attributedText">
        <fragment content="Thank you"/>
    </attributedString>
</label>
```
```xml good
<textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" placeholder="Phone number" id="kZ1-bb-008"/>
```
```xml good document=macOS
<textField verticalHuggingPriority="750" id="kZ1-bb-009">
    <textFieldCell key="cell" lineBreakMode="clipping" title="Playlist" id="kZ1-bb-010"/>
</textField>
<popUpButtonCell key="cell" type="push" alignment="left" id="kZ1-bb-011"/>
<sliderCell key="cell" alignment="left" id="kZ1-bb-012"/>
```
```xml good document=macOS
<tableColumn identifier="price" id="kZ1-bb-014">
    <textFieldCell key="dataCell" lineBreakMode="truncatingTail" alignment="left" title="Text Cell" id="kZ1-bb-015"/>
    <prototypeCellViews>
        <tableCellView id="kZ1-bb-016"/>
    </prototypeCellViews>
</tableColumn>
```
```xml bad document=macOS
<tableColumn identifier="price" id="kZ1-bb-017">
    <textFieldCell key="dataCell" lineBreakMode="truncatingTail" ↓alignment="left" title="Text Cell" id="kZ1-bb-018"/>
</tableColumn>
```
```xml fixed
<tableColumn identifier="price" id="kZ1-bb-017">
    <textFieldCell key="dataCell" lineBreakMode="truncatingTail" title="Text Cell" id="kZ1-bb-018"/>
</tableColumn>
```
```xml good document=watchOS
<label alignment="left" text="Steps" id="kZ1-bb-013"/>
```
```xml good
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
```xml bad
<stackView opaque="NO" contentMode="scaleToFill" spacing="12" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-cc-007">
    <subviews>
        <label opaque="NO" contentMode="left" horizontalHuggingPriority="252" text="Total" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-cc-008"/>
        <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="12,50" textAlignment="↓right" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-cc-009"/>
    </subviews>
</stackView>
```
```xml bad
<stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="12" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-cc-010">
    <subviews>
        <label opaque="NO" contentMode="left" text="12,50" textAlignment="↓right" translatesAutoresizingMaskIntoConstraints="NO" id="kZ1-cc-011"/>
    </subviews>
</stackView>
```

"""####),
    PackedRule(path: "text-clipping/crowded-row.md", core: ####"""
---
id: crowded-row
category: text-clipping
severity: note
fix: none
precision: medium
message: "{TEXT} stand in one row without a way to wrap and are cut in a longer language; use icons, or an axis that changes when the row is full"
---
# Three or more texts in one row

Four buttons that just fit in English are cut in German and Arabic, and with large text in every language. Let the row become a column when it is too wide (a `UIStackView` subclass that sets `axis`
after comparing `systemLayoutSizeFitting` with its superview), let the labels wrap (Lines 0), use icons, or move the rare actions into a menu. Rows of digits, separators and short signs are not counted, nor are stacks with a class of their own.
```xml find
analysis: interface-layout
find: crowded-rows
texts: label, button
defaults: Label, Button, Text, Title
```
"""####, text: ####"""
---
id: crowded-row
category: text-clipping
severity: note
fix: none
precision: medium
message: "{TEXT} stand in one row without a way to wrap and are cut in a longer language; use icons, or an axis that changes when the row is full"
---
# Three or more texts in one row

Four buttons that just fit in English are cut in German and Arabic, and with large text in every language. Let the row become a column when it is too wide (a `UIStackView` subclass that sets `axis`
after comparing `systemLayoutSizeFitting` with its superview), let the labels wrap (Lines 0), use icons, or move the rare actions into a menu. Rows of digits, separators and short signs are not counted, nor are stacks with a class of their own.

Source: Apple, WWDC20 10219 "Build localization-friendly layouts using Xcode". All versions.

```xml find
analysis: interface-layout
find: crowded-rows
texts: label, button
defaults: Label, Button, Text, Title
```

## Examples

```xml bad
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <↓stackView distribution="fillEqually" id="Row-aa-000">
            <subviews>
                <button id="Row-aa-001"><state key="normal" title="Reorder"/></button>
                <button id="Row-aa-002"><state key="normal" title="Receipt"/></button>
                <button id="Row-aa-003"><state key="normal" title="Support"/></button>
            </subviews>
        </stackView>
    </objects>
</document>
```
```xml good
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
    PackedRule(path: "text-clipping/fixed-text-size.md", core: ####"""
---
id: fixed-text-size
category: text-clipping
severity: note
fix: none
precision: medium
message: "“{TEXT}” has {ROOM} points and nothing more, so a longer translation is cut; make the constraint greater than or equal"
---
# Text with a fixed size

A translation is often half as long again as the English words, and Arabic, Hindi and Burmese lines are taller. A label or button with a required width or height of its own cuts them. In Interface Builder set the constraint's relation to
Greater Than or Equal, or its priority below 1000; or let the text shrink (Autoshrink) or wrap (Lines 0). Keep fixed sizes for icons, initials and digits.
```xml find
analysis: interface-layout
find: fixed-sizes
texts: label, button, textField
defaults: Label, Button, Text, Title
```
"""####, text: ####"""
---
id: fixed-text-size
category: text-clipping
severity: note
fix: none
precision: medium
message: "“{TEXT}” has {ROOM} points and nothing more, so a longer translation is cut; make the constraint greater than or equal"
---
# Text with a fixed size

A translation is often half as long again as the English words, and Arabic, Hindi and Burmese lines are taller. A label or button with a required width or height of its own cuts them. In Interface Builder set the constraint's relation to
Greater Than or Equal, or its priority below 1000; or let the text shrink (Autoshrink) or wrap (Lines 0). Keep fixed sizes for icons, initials and digits.

The width is reported only where the words in the file would not fit one and a half times, the height where it is less than a line of the font. Constraints that have an outlet are left to the code.

Source: Apple, WWDC20 10219 "Build localization-friendly layouts using Xcode"; Interface Builder documents. All versions.

```xml find
analysis: interface-layout
find: fixed-sizes
texts: label, button, textField
defaults: Label, Button, Text, Title
```

## Examples

```xml bad
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <button opaque="NO" id="Szd-aa-001">
            <constraints>
                <constraint firstAttribute="width" ↓constant="80" id="Szd-cc-001"/>
            </constraints>
            <state key="normal" title="Add to basket"/>
        </button>
        <label opaque="NO" text="Delivery" textAlignment="natural" adjustsFontSizeToFit="NO" id="Szd-aa-002">
            <constraints>
                <constraint firstAttribute="height" ↓constant="14" id="Szd-cc-002"/>
            </constraints>
            <fontDescription key="fontDescription" type="system" pointSize="12"/>
        </label>
    </objects>
</document>
```
```xml good
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
    PackedRule(path: "text-clipping/single-line-text.md", core: ####"""
---
id: single-line-text
category: text-clipping
severity: note
fix: none
precision: medium
message: "“{TEXT}” nearly fills its one line, so a longer translation is cut; set Lines to 0"
---
# Long text in one line

A label between two fixed sides that the English words nearly fill has no room for a translation, which is often half as long again. Set Lines to 0 so that it wraps, or let it shrink (Autoshrink).
Reported are texts of twenty letters and more in Interface Builder, held on both sides, whose words would not fit one and a half times.
```xml find
analysis: interface-layout
find: short-lines
texts: label
defaults: Label
```
"""####, text: ####"""
---
id: single-line-text
category: text-clipping
severity: note
fix: none
precision: medium
message: "“{TEXT}” nearly fills its one line, so a longer translation is cut; set Lines to 0"
---
# Long text in one line

A label between two fixed sides that the English words nearly fill has no room for a translation, which is often half as long again. Set Lines to 0 so that it wraps, or let it shrink (Autoshrink).
Reported are texts of twenty letters and more in Interface Builder, held on both sides, whose words would not fit one and a half times.

On a device: Arabic at the largest text size: no line is cut, also above and below.

Source: Apple, WWDC20 10219 "Build localization-friendly layouts using Xcode"; Interface Builder documents. All versions.

```xml find
analysis: interface-layout
find: short-lines
texts: label
defaults: Label
```

## Examples

```xml bad
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <view id="Lng-aa-000">
            <subviews>
                <↓label opaque="NO" text="Your courier will call when he arrives" id="Lng-aa-001">
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
```xml good
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
    PackedRule(path: "writing-direction/application-direction-test.md", core: ####"""
---
id: application-direction-test
category: writing-direction
severity: note
fix: shown
precision: medium
unguarded: true
message: "`userInterfaceLayoutDirection` answers for the whole app, and this project forces the direction of its views ({PLACE}); a view answers for itself: `effectiveUserInterfaceLayoutDirection`"
---
# Direction of the app is asked in place of the view

The direction of the application is that of the system's language. Where views are forced to another one, because the app lets its readers choose a language or keeps a part from left to right,
a layout that asks the application is laid out for the wrong side.
```swift except
UIApplication.shared.userInterfaceLayoutDirection
where inside analytics, tracker, tracks, telemetry, properties, log, logger, metrics
```
```swift find
title: "Ask the view: `effectiveUserInterfaceLayoutDirection`"
$(UIApplication).shared.userInterfaceLayoutDirection
where project has appearance-direction, trait-direction
```
```swift find
title: "Ask the view: `effectiveUserInterfaceLayoutDirection`"
message: "`{MATCH}` answers for a language, and this project forces the direction of its views ({PLACE}); a view answers for itself: `effectiveUserInterfaceLayoutDirection`"
Locale.$(characterDirection)(forLanguage: $$$)
where inside layout, frame, subviews, awake, draw, cell, view, controller, button
where project has appearance-direction, trait-direction
```
```objc find
title: "Ask the view: `effectiveUserInterfaceLayoutDirection`"
[$(UIApplication) sharedApplication].userInterfaceLayoutDirection
where project has appearance-direction, trait-direction
```
```objc find
title: "Ask the view: `effectiveUserInterfaceLayoutDirection`"
$(UIApplication).sharedApplication.userInterfaceLayoutDirection
where project has appearance-direction, trait-direction
```
```objc find
title: "Ask the view: `effectiveUserInterfaceLayoutDirection`"
message: "`{MATCH}` answers for a language, and this project forces the direction of its views ({PLACE}); a view answers for itself: `effectiveUserInterfaceLayoutDirection`"
[NSLocale $(characterDirectionForLanguage):$LANGUAGE]
where inside layout, frame, subviews, awake, draw, cell, view, controller, button
where project has appearance-direction, trait-direction
```
"""####, text: ####"""
---
id: application-direction-test
category: writing-direction
severity: note
fix: shown
precision: medium
unguarded: true
message: "`userInterfaceLayoutDirection` answers for the whole app, and this project forces the direction of its views ({PLACE}); a view answers for itself: `effectiveUserInterfaceLayoutDirection`"
---
# Direction of the app is asked in place of the view

The direction of the application is that of the system's language. Where views are forced to another one, because the app lets its readers choose a language or keeps a part from left to right,
a layout that asks the application is laid out for the wrong side.

Ask the view that is laid out (iOS 10):

    if effectiveUserInterfaceLayoutDirection == .rightToLeft { … }
    if (self.effectiveUserInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft) { … }

Right as it is in analytics, in code without a view, and in a project that forces no direction on its views by `appearance()` or trait overrides: there the answers are the same, and this rule is silent.
Source: `UIView.h` (iOS 10), `UIApplication.h`, `NSLocale.h`.

```swift except
UIApplication.shared.userInterfaceLayoutDirection
where inside analytics, tracker, tracks, telemetry, properties, log, logger, metrics
```
```swift find
title: "Ask the view: `effectiveUserInterfaceLayoutDirection`"
$(UIApplication).shared.userInterfaceLayoutDirection
where project has appearance-direction, trait-direction
```
```swift find
title: "Ask the view: `effectiveUserInterfaceLayoutDirection`"
message: "`{MATCH}` answers for a language, and this project forces the direction of its views ({PLACE}); a view answers for itself: `effectiveUserInterfaceLayoutDirection`"
Locale.$(characterDirection)(forLanguage: $$$)
where inside layout, frame, subviews, awake, draw, cell, view, controller, button
where project has appearance-direction, trait-direction
```
```objc find
title: "Ask the view: `effectiveUserInterfaceLayoutDirection`"
[$(UIApplication) sharedApplication].userInterfaceLayoutDirection
where project has appearance-direction, trait-direction
```
```objc find
title: "Ask the view: `effectiveUserInterfaceLayoutDirection`"
$(UIApplication).sharedApplication.userInterfaceLayoutDirection
where project has appearance-direction, trait-direction
```
```objc find
title: "Ask the view: `effectiveUserInterfaceLayoutDirection`"
message: "`{MATCH}` answers for a language, and this project forces the direction of its views ({PLACE}); a view answers for itself: `effectiveUserInterfaceLayoutDirection`"
[NSLocale $(characterDirectionForLanguage):$LANGUAGE]
where inside layout, frame, subviews, awake, draw, cell, view, controller, button
where project has appearance-direction, trait-direction
```

## Examples

```swift bad project=appearance-direction
final class PriceRow: UIView {
    override func layoutSubviews() {
        if ↓UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft { price.frame.origin.x = 0 }
        let isRTL = Locale.↓characterDirection(forLanguage: code) == .rightToLeft
    }
}
```
```swift good
if UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft { price.frame.origin.x = 0 }
```
```swift good project=appearance-direction
if price.effectiveUserInterfaceLayoutDirection == .rightToLeft { price.frame.origin.x = 0 }
func analyticsProperties() -> [String: Bool] {
    ["rtl": UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft]
}
func direction(of code: String) -> Locale.LanguageDirection { Locale.characterDirection(forLanguage: code) }
```
```objc bad project=appearance-direction
@implementation PriceRow
- (void)layoutSubviews {
    if ([↓UIApplication sharedApplication].userInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft) { [self flip]; }
    if (↓UIApplication.sharedApplication.userInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft) { [self flip]; }
    if ([NSLocale ↓characterDirectionForLanguage:code] == NSLocaleLanguageDirectionRightToLeft) { [self flip]; }
}
@end
```
```objc good
if ([UIApplication sharedApplication].userInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft) { [self flip]; }
```

"""####),
    PackedRule(path: "writing-direction/direction-hook.md", core: ####"""
---
id: direction-hook
category: writing-direction
severity: warning
fix: none
precision: high
unguarded: true
message: "`{NEW}` replaces a method of the system in every view, also of other frameworks; force the direction by an appearance or trait overrides (iOS 17), and mirror values where they are set"
---
# System methods are exchanged for the direction

A method of the system that is exchanged at load time (`setTextAlignment:`, `setImageEdgeInsets:`, `initWithFrame:`, `userInterfaceLayoutDirection`) changes every view of the app: those of web views, of the keyboard,
of other frameworks, and those that are left to right on purpose. One team met crashes in `WKWebView` when a hook of the initialiser forced its direction. A new system version may stop calling the method, and
the app is silently back from left to right. Other rules of this tool report such values as notes, as they cannot know what the hook makes of them.
```swift find
$(#selector)($$$), $LABEL: #selector($(? getter:)$(? setter:)$NEW
where $NEW has-word rtl, ltr, right to left, left to right, layout direction, semantic content, mirrored
```
```swift find
$(#selector)($$$), #selector($(? getter:)$(? setter:)$NEW
where $NEW has-word rtl, ltr, right to left, left to right, layout direction, semantic content, mirrored
```
```swift find
$(class_getInstanceMethod)($CLASS, #selector($(? getter:)$(? setter:)$NEW
where $NEW has-word rtl, ltr, right to left, left to right, mirrored
```
```swift find
message: "exchanging `userInterfaceLayoutDirection` also turns views of other frameworks, and none that exist already; force the direction by an appearance or trait overrides (iOS 17)"
$(class_getInstanceMethod)($CLASS, #selector($(? getter:)$(? UIApplication.)userInterfaceLayoutDirection))
```
```objc find
@$(selector)($$$), @selector($NEW
where $NEW has-word rtl, ltr, right to left, left to right, layout direction, semantic content, mirrored
```
```objc find
@$(selector)($$$) $WITH:@selector($NEW
where $NEW has-word rtl, ltr, right to left, left to right, layout direction, semantic content, mirrored
```
```objc find
$(class_getInstanceMethod)($CLASS, @selector($NEW
where $NEW has-word rtl, ltr, right to left, left to right, mirrored
```
"""####, text: ####"""
---
id: direction-hook
category: writing-direction
severity: warning
fix: none
precision: high
unguarded: true
message: "`{NEW}` replaces a method of the system in every view, also of other frameworks; force the direction by an appearance or trait overrides (iOS 17), and mirror values where they are set"
---
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

## Swift

```swift find
$(#selector)($$$), $LABEL: #selector($(? getter:)$(? setter:)$NEW
where $NEW has-word rtl, ltr, right to left, left to right, layout direction, semantic content, mirrored
```
```swift find
$(#selector)($$$), #selector($(? getter:)$(? setter:)$NEW
where $NEW has-word rtl, ltr, right to left, left to right, layout direction, semantic content, mirrored
```
```swift find
$(class_getInstanceMethod)($CLASS, #selector($(? getter:)$(? setter:)$NEW
where $NEW has-word rtl, ltr, right to left, left to right, mirrored
```
```swift find
message: "exchanging `userInterfaceLayoutDirection` also turns views of other frameworks, and none that exist already; force the direction by an appearance or trait overrides (iOS 17)"
$(class_getInstanceMethod)($CLASS, #selector($(? getter:)$(? UIApplication.)userInterfaceLayoutDirection))
```

## Objective-C

```objc find
@$(selector)($$$), @selector($NEW
where $NEW has-word rtl, ltr, right to left, left to right, layout direction, semantic content, mirrored
```
```objc find
@$(selector)($$$) $WITH:@selector($NEW
where $NEW has-word rtl, ltr, right to left, left to right, layout direction, semantic content, mirrored
```
```objc find
$(class_getInstanceMethod)($CLASS, @selector($NEW
where $NEW has-word rtl, ltr, right to left, left to right, mirrored
```

## Examples

```swift bad
extension UILabel {
    static func exchange() {
        swizzle(UILabel.self, original: ↓#selector(setter: UILabel.textAlignment), new: #selector(UILabel.rtl_setTextAlignment(_:)))
        swap(↓#selector(layoutSubviews), #selector(rtlLayoutSubviews))
    }
}
```
```swift bad
exchangeMethods(of: UIApplication.self, original: ↓#selector(getter: UIApplication.userInterfaceLayoutDirection), override: #selector(getter: UIApplication.basket_userInterfaceLayoutDirection))
```
```swift bad
let own = class_getInstanceMethod(UIView.self, #selector(setter: UIView.frame))
let other = ↓class_getInstanceMethod(UIView.self, #selector(UIView.setRightToLeftFrame(_:)))
method_exchangeImplementations(own!, other!)
let direction = ↓class_getInstanceMethod(UIApplication.self, #selector(getter: UIApplication.userInterfaceLayoutDirection))
```
```swift good
button.addTarget(self, action: #selector(rtlChanged), for: .touchUpInside)
if view.responds(to: #selector(setter: UIView.semanticContentAttribute)) { apply() }
swizzle(UIViewController.self, original: #selector(UIViewController.viewDidAppear(_:)), new: #selector(UIViewController.basket_viewDidAppear(_:)))
let shown = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.basket_viewDidAppear(_:)))
```
```objc bad
+ (void)load {
    BasketSwizzle(self, @↓selector(setTitleEdgeInsets:), @selector(rtl_setTitleEdgeInsets:));
    [self basket_swizzleMethod:@↓selector(initWithNibName:bundle:) withMethod:@selector(rtl_initWithNibName:bundle:)];
}
```
```objc bad
+ (void)load {
    Method old = class_getInstanceMethod(self, @selector(setAlignment:));
    Method new = ↓class_getInstanceMethod(self, @selector(rtl_setAlignment:));
    method_exchangeImplementations(old, new);
}
```
```objc good
[button addTarget:self action:@selector(rtlChanged:) forControlEvents:UIControlEventTouchUpInside];
if ([view respondsToSelector:@selector(setSemanticContentAttribute:)]) { [self apply]; }
BasketSwizzle(self, @selector(viewDidAppear:), @selector(basket_viewDidAppear:));
```

"""####),
    PackedRule(path: "writing-direction/fixed-writing-direction.md", core: ####"""
---
id: fixed-writing-direction
category: writing-direction
severity: warning
fix: shown
precision: high
message: "`{MATCH}` orders this text from one side in every language; write `natural`, which asks the text itself"
---
# Writing direction of a text is fixed

The writing direction of a paragraph decides in which order its runs stand. Fixed from left to right, an Arabic sentence that holds a Latin name or a number
comes out with its parts exchanged and its full stop at the wrong end. `natural` looks at the first letter of each paragraph; it is the default, so most often the line can go.
```swift except
baseWritingDirection = $VALUE
where inside in must-not-flip text, media
```
```swift except
baseWritingDirection = $VALUE
where inside preview, previews, snapshot, mock, code, editor, syntax, highlighter, console, log, address bar
```
```objc except
baseWritingDirection = $VALUE
where inside in must-not-flip text, media
```
```objc except
baseWritingDirection = $VALUE
where inside code, editor, syntax, highlighter, console, log, address bar
```
```swift find
title: "Use `natural`"
baseWritingDirection = $(? NSWritingDirection).$(leftToRight | rightToLeft)
where not-named in must-not-flip text, media, control
```
```swift find
title: "Use `natural`"
setBaseWritingDirection($(? NSWritingDirection | UITextWritingDirection).$(leftToRight | rightToLeft)
where not-named in must-not-flip text, media, control
```
```swift find
level: note
message: "this attribute holds the text at `{MATCH}` in one direction; isolates (U+2066 … U+2069) keep a part together and leave the rest alone"
writingDirection: [$(? NSWritingDirection).$(leftToRight | rightToLeft)
```
```swift find
title: "Use `natural`"
message: "`{MATCH}` orders these Core Text lines from one side in every language; write `natural`"
CTWritingDirection.$(leftToRight | rightToLeft)
where not-named in must-not-flip text, media, control
```
```objc find
title: "Use `NSWritingDirectionNatural`"
baseWritingDirection = $(NSWritingDirectionLeftToRight | NSWritingDirectionRightToLeft | UITextWritingDirectionLeftToRight | UITextWritingDirectionRightToLeft)
where not-named in must-not-flip text, media, control
```
```objc find
title: "Use `NSWritingDirectionNatural`"
setBaseWritingDirection:$(NSWritingDirectionLeftToRight | NSWritingDirectionRightToLeft | UITextWritingDirectionLeftToRight | UITextWritingDirectionRightToLeft)
where not-named in must-not-flip text, media, control
```
```objc find
title: "Use `kCTWritingDirectionNatural`"
message: "`{MATCH}` orders these Core Text lines from one side in every language; write `kCTWritingDirectionNatural`"
CTWritingDirection $NAME = $(kCTWritingDirectionLeftToRight | kCTWritingDirectionRightToLeft)
where not-named in must-not-flip text, media, control
```
```xml find
title: "Use `natural`"
<paragraphStyle baseWritingDirection="$(leftToRight | rightToLeft)"/>
where not-named in must-not-flip text, media, control
```
```xml find
level: note
title: "Use `natural`"
<textFieldCell baseWritingDirection="$(leftToRight | rightToLeft)"/>
where not-named in must-not-flip text, media, control
```
"""####, text: ####"""
---
id: fixed-writing-direction
category: writing-direction
severity: warning
fix: shown
precision: high
message: "`{MATCH}` orders this text from one side in every language; write `natural`, which asks the text itself"
---
# Writing direction of a text is fixed

The writing direction of a paragraph decides in which order its runs stand. Fixed from left to right, an Arabic sentence that holds a Latin name or a number
comes out with its parts exchanged and its full stop at the wrong end. `natural` looks at the first letter of each paragraph; it is the default, so most often the line can go.

    style.baseWritingDirection = .natural                 Swift
    style.baseWritingDirection = NSWritingDirectionNatural;    Objective-C
    baseWritingDirection="natural"                        Interface Builder: Alignment "natural", direction "default"

Keep a fixed direction for what reads from left to right in every language: phone and card numbers, codes, addresses of mail and web pages, file paths,
source code, media time. Text inside a paragraph is kept together by isolates (U+2066 … U+2069), not by a direction.
There is no safe fix: a paragraph that begins with an Arabic word changes in an English app as well.
Source: `NSParagraphStyle.h`, `NSText.h`, `UITextInput.h`, `CTParagraphStyle.h`; Unicode Bidirectional Algorithm, rules P2 and P3.

## What reads from left to right by itself

Names of the style, of the view, of the function and of the type count: a style made in `CodeEditorTheme` is one of a code editor.

```swift except
baseWritingDirection = $VALUE
where inside in must-not-flip text, media
```
```swift except
baseWritingDirection = $VALUE
where inside preview, previews, snapshot, mock, code, editor, syntax, highlighter, console, log, address bar
```
```objc except
baseWritingDirection = $VALUE
where inside in must-not-flip text, media
```
```objc except
baseWritingDirection = $VALUE
where inside code, editor, syntax, highlighter, console, log, address bar
```

## Swift

```swift find
title: "Use `natural`"
baseWritingDirection = $(? NSWritingDirection).$(leftToRight | rightToLeft)
where not-named in must-not-flip text, media, control
```
```swift find
title: "Use `natural`"
setBaseWritingDirection($(? NSWritingDirection | UITextWritingDirection).$(leftToRight | rightToLeft)
where not-named in must-not-flip text, media, control
```
```swift find
level: note
message: "this attribute holds the text at `{MATCH}` in one direction; isolates (U+2066 … U+2069) keep a part together and leave the rest alone"
writingDirection: [$(? NSWritingDirection).$(leftToRight | rightToLeft)
```
```swift find
title: "Use `natural`"
message: "`{MATCH}` orders these Core Text lines from one side in every language; write `natural`"
CTWritingDirection.$(leftToRight | rightToLeft)
where not-named in must-not-flip text, media, control
```

## Objective-C

A value that is returned or handed on is the answer of a protocol, such as that of a text view of one's own, and not a setting.

```objc find
title: "Use `NSWritingDirectionNatural`"
baseWritingDirection = $(NSWritingDirectionLeftToRight | NSWritingDirectionRightToLeft | UITextWritingDirectionLeftToRight | UITextWritingDirectionRightToLeft)
where not-named in must-not-flip text, media, control
```
```objc find
title: "Use `NSWritingDirectionNatural`"
setBaseWritingDirection:$(NSWritingDirectionLeftToRight | NSWritingDirectionRightToLeft | UITextWritingDirectionLeftToRight | UITextWritingDirectionRightToLeft)
where not-named in must-not-flip text, media, control
```
```objc find
title: "Use `kCTWritingDirectionNatural`"
message: "`{MATCH}` orders these Core Text lines from one side in every language; write `kCTWritingDirectionNatural`"
CTWritingDirection $NAME = $(kCTWritingDirectionLeftToRight | kCTWritingDirectionRightToLeft)
where not-named in must-not-flip text, media, control
```

## Interface Builder

```xml find
title: "Use `natural`"
<paragraphStyle baseWritingDirection="$(leftToRight | rightToLeft)"/>
where not-named in must-not-flip text, media, control
```
```xml find
level: note
title: "Use `natural`"
<textFieldCell baseWritingDirection="$(leftToRight | rightToLeft)"/>
where not-named in must-not-flip text, media, control
```

## Examples

```swift bad
let style = NSMutableParagraphStyle()
style.baseWritingDirection = .↓leftToRight
```
```swift bad
noteStyle.baseWritingDirection = NSWritingDirection.↓rightToLeft
noteView.setBaseWritingDirection(.↓leftToRight, for: range)
```
```swift bad
let reviewStyle: NSMutableParagraphStyle = {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.baseWritingDirection = .↓leftToRight
    return style
}()
```
```swift bad
let attributes: [NSAttributedString.Key: Any] = [
    .font: bodyFont,
    .writingDirection: [NSWritingDirection.↓leftToRight.rawValue | NSWritingDirectionFormatType.embedding.rawValue],
]
```
```swift bad
var order = CTWritingDirection.↓leftToRight
```
```swift good
style.baseWritingDirection = .natural
if style.baseWritingDirection == .leftToRight { return }
```
```swift good
phoneStyle.baseWritingDirection = .leftToRight
promoCodeField.setBaseWritingDirection(.leftToRight, for: range)
durationLabel.baseWritingDirection = .leftToRight
```
```swift good
final class CourierCodeEditor: UITextView {
    func applyTheme() {
        let style = NSMutableParagraphStyle()
        style.baseWritingDirection = .leftToRight
    }
}
```
```swift good
final class URLTextField: UITextField {
    func showHost() {
        let style = NSMutableParagraphStyle()
        style.baseWritingDirection = .leftToRight
    }
}
```
```swift good
style.baseWritingDirection = isRTL ? .rightToLeft : .leftToRight
```
```swift good
switch direction {
case .leftToRight: style.baseWritingDirection = .leftToRight
case .rightToLeft: style.baseWritingDirection = .rightToLeft
}
```
```swift good
func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
    return .leftToRight
}
```
```objc bad
NSMutableParagraphStyle *style = [[NSMutableParagraphStyle alloc] init];
style.baseWritingDirection = ↓NSWritingDirectionLeftToRight;
[style setBaseWritingDirection:↓NSWritingDirectionRightToLeft];
```
```objc bad
[self.noteView setBaseWritingDirection:↓NSWritingDirectionLeftToRight forRange:range];
CTWritingDirection order = ↓kCTWritingDirectionLeftToRight;
```
```objc good
if ([self rightToLeftFormatting]) {
    [self setBaseWritingDirection:NSWritingDirectionRightToLeft];
} else {
    [self setBaseWritingDirection:NSWritingDirectionLeftToRight];
}
```
```objc good
cardNumberStyle.baseWritingDirection = NSWritingDirectionLeftToRight;
style.baseWritingDirection = NSWritingDirectionNatural;
```
```objc good
- (NSWritingDirection)baseWritingDirectionForPosition:(UITextPosition *)position inDirection:(UITextStorageDirection)direction {
    return NSWritingDirectionLeftToRight;
}
```
```xml bad
<label text="Leave at the door" id="a1">
    <attributedString key="attributedText">
        <fragment content="Leave at the door">
            <attributes>
                <paragraphStyle key="NSParagraphStyle" alignment="natural" baseWritingDirection="↓leftToRight"/>
            </attributes>
        </fragment>
    </attributedString>
</label>
```
```xml good
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
```xml good
<paragraphStyle key="NSParagraphStyle" alignment="natural" baseWritingDirection="natural"/>
<switch horizontalHuggingPriority="750" baseWritingDirection="leftToRight" alignment="left" id="a3"/>
```
```xml bad document=macOS
<textField id="b1"><textFieldCell key="cell" baseWritingDirection="↓leftToRight" title="Courier note" id="b2"/></textField>
```
```xml good document=macOS
<textField userLabel="Time Label" id="b3"><textFieldCell key="cell" baseWritingDirection="leftToRight" title="-:--:--" id="b4"/></textField>
```

"""####),
    PackedRule(path: "writing-direction/forced-direction-incomplete.md", core: ####"""
---
id: forced-direction-incomplete
category: writing-direction
severity: warning
fix: shown
precision: high
unguarded: true
message: "`UIView.appearance()` reaches neither search bars nor the swipe back; set `UISearchBar.appearance()`, and `view` and `navigationBar` of each navigation controller, too"
---
# Direction is forced on most views only

An app that lets its readers choose the language inside the app forces the direction by the appearance of `UIView`. Two things do not listen: a search bar keeps its magnifier and its text on the
side of the system's language, and the swipe that goes back, with the push animation, keeps its direction.
```swift except
UIView.appearance().semanticContentAttribute = $(? UISemanticContentAttribute).$(forceLeftToRight | unspecified | playback | spatial)
```
```objc except
[UIView appearance].semanticContentAttribute = $(UISemanticContentAttributeForceLeftToRight | UISemanticContentAttributeUnspecified)
```
```objc except
[[UIView appearance] setSemanticContentAttribute:$(UISemanticContentAttributeForceLeftToRight | UISemanticContentAttributeUnspecified)]
```
```swift find
title: "Set the search bar and the navigation controllers, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
UIView.appearance().$(semanticContentAttribute) = $VALUE
where project has shows-search-bar
where project has-no search-bar-appearance-direction, navigation-view-direction, navigation-bar-direction, trait-direction
```
```swift find
title: "Set `UISearchBar.appearance()`, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
message: "the app forces its direction here, but `UIView.appearance()` does not reach its search bar ({PLACE}); set `UISearchBar.appearance().semanticContentAttribute`, too"
UIView.appearance().$(semanticContentAttribute) = $VALUE
where project has-no search-bar-appearance-direction, trait-direction
where project has shows-search-bar
```
```swift find
title: "Set `view` and `navigationBar` of the navigation controllers, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
message: "the app forces its direction here, but the swipe back keeps the side of the system's language; set `semanticContentAttribute` of `view` and `navigationBar` of each navigation controller, too"
UIView.appearance().$(semanticContentAttribute) = $VALUE
where project has-no navigation-view-direction, navigation-bar-direction, trait-direction
```
```objc find
title: "Set the search bar and the navigation controllers, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
[UIView appearance].$(semanticContentAttribute) = $VALUE
where project has shows-search-bar
where project has-no search-bar-appearance-direction, navigation-view-direction, navigation-bar-direction, trait-direction
```
```objc find
title: "Set `UISearchBar.appearance()`, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
message: "the app forces its direction here, but `UIView.appearance()` does not reach its search bar ({PLACE}); set `UISearchBar.appearance().semanticContentAttribute`, too"
[UIView appearance].$(semanticContentAttribute) = $VALUE
where project has-no search-bar-appearance-direction, trait-direction
where project has shows-search-bar
```
```objc find
title: "Set `view` and `navigationBar` of the navigation controllers, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
message: "the app forces its direction here, but the swipe back keeps the side of the system's language; set `semanticContentAttribute` of `view` and `navigationBar` of each navigation controller, too"
[UIView appearance].$(semanticContentAttribute) = $VALUE
where project has-no navigation-view-direction, navigation-bar-direction, trait-direction
```
```objc find
title: "Set the search bar and the navigation controllers, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
[[UIView appearance] $(setSemanticContentAttribute):$VALUE]
where project has shows-search-bar
where project has-no search-bar-appearance-direction, navigation-view-direction, navigation-bar-direction, trait-direction
```
```objc find
title: "Set `UISearchBar.appearance()`, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
message: "the app forces its direction here, but `UIView.appearance()` does not reach its search bar ({PLACE}); set `UISearchBar.appearance().semanticContentAttribute`, too"
[[UIView appearance] $(setSemanticContentAttribute):$VALUE]
where project has-no search-bar-appearance-direction, trait-direction
where project has shows-search-bar
```
```objc find
title: "Set `view` and `navigationBar` of the navigation controllers, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
message: "the app forces its direction here, but the swipe back keeps the side of the system's language; set `semanticContentAttribute` of `view` and `navigationBar` of each navigation controller, too"
[[UIView appearance] $(setSemanticContentAttribute):$VALUE]
where project has-no navigation-view-direction, navigation-bar-direction, trait-direction
```
"""####, text: ####"""
---
id: forced-direction-incomplete
category: writing-direction
severity: warning
fix: shown
precision: high
unguarded: true
message: "`UIView.appearance()` reaches neither search bars nor the swipe back; set `UISearchBar.appearance()`, and `view` and `navigationBar` of each navigation controller, too"
---
# Direction is forced on most views only

An app that lets its readers choose the language inside the app forces the direction by the appearance of `UIView`. Two things do not listen: a search bar keeps its magnifier and its text on the
side of the system's language, and the swipe that goes back, with the push animation, keeps its direction.

Set both beside the call:

    UISearchBar.appearance().semanticContentAttribute = value
    navigationController.view.semanticContentAttribute = value
    navigationController.navigationBar.semanticContentAttribute = value

From iOS 17 one line does all of it, also for views that exist already: `window.traitOverrides.layoutDirection = .rightToLeft`. Every project that does this in any of its files keeps the rule silent;
the search bar counts only where the project has one. The value of `appearance()` works by practice: the property carries no `UI_APPEARANCE_SELECTOR`.
Source: field reports of two teams; `UIView.h`, `UISearchBar.h`, `UINavigationController.h`, `UITraitOverrides` (iOS 17).

```swift except
UIView.appearance().semanticContentAttribute = $(? UISemanticContentAttribute).$(forceLeftToRight | unspecified | playback | spatial)
```
```objc except
[UIView appearance].semanticContentAttribute = $(UISemanticContentAttributeForceLeftToRight | UISemanticContentAttributeUnspecified)
```
```objc except
[[UIView appearance] setSemanticContentAttribute:$(UISemanticContentAttributeForceLeftToRight | UISemanticContentAttributeUnspecified)]
```

## Swift

```swift find
title: "Set the search bar and the navigation controllers, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
UIView.appearance().$(semanticContentAttribute) = $VALUE
where project has shows-search-bar
where project has-no search-bar-appearance-direction, navigation-view-direction, navigation-bar-direction, trait-direction
```
```swift find
title: "Set `UISearchBar.appearance()`, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
message: "the app forces its direction here, but `UIView.appearance()` does not reach its search bar ({PLACE}); set `UISearchBar.appearance().semanticContentAttribute`, too"
UIView.appearance().$(semanticContentAttribute) = $VALUE
where project has-no search-bar-appearance-direction, trait-direction
where project has shows-search-bar
```
```swift find
title: "Set `view` and `navigationBar` of the navigation controllers, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
message: "the app forces its direction here, but the swipe back keeps the side of the system's language; set `semanticContentAttribute` of `view` and `navigationBar` of each navigation controller, too"
UIView.appearance().$(semanticContentAttribute) = $VALUE
where project has-no navigation-view-direction, navigation-bar-direction, trait-direction
```

## Objective-C

```objc find
title: "Set the search bar and the navigation controllers, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
[UIView appearance].$(semanticContentAttribute) = $VALUE
where project has shows-search-bar
where project has-no search-bar-appearance-direction, navigation-view-direction, navigation-bar-direction, trait-direction
```
```objc find
title: "Set `UISearchBar.appearance()`, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
message: "the app forces its direction here, but `UIView.appearance()` does not reach its search bar ({PLACE}); set `UISearchBar.appearance().semanticContentAttribute`, too"
[UIView appearance].$(semanticContentAttribute) = $VALUE
where project has-no search-bar-appearance-direction, trait-direction
where project has shows-search-bar
```
```objc find
title: "Set `view` and `navigationBar` of the navigation controllers, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
message: "the app forces its direction here, but the swipe back keeps the side of the system's language; set `semanticContentAttribute` of `view` and `navigationBar` of each navigation controller, too"
[UIView appearance].$(semanticContentAttribute) = $VALUE
where project has-no navigation-view-direction, navigation-bar-direction, trait-direction
```
```objc find
title: "Set the search bar and the navigation controllers, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
[[UIView appearance] $(setSemanticContentAttribute):$VALUE]
where project has shows-search-bar
where project has-no search-bar-appearance-direction, navigation-view-direction, navigation-bar-direction, trait-direction
```
```objc find
title: "Set `UISearchBar.appearance()`, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
message: "the app forces its direction here, but `UIView.appearance()` does not reach its search bar ({PLACE}); set `UISearchBar.appearance().semanticContentAttribute`, too"
[[UIView appearance] $(setSemanticContentAttribute):$VALUE]
where project has-no search-bar-appearance-direction, trait-direction
where project has shows-search-bar
```
```objc find
title: "Set `view` and `navigationBar` of the navigation controllers, too, or `traitOverrides.layoutDirection` of the window (iOS 17)"
message: "the app forces its direction here, but the swipe back keeps the side of the system's language; set `semanticContentAttribute` of `view` and `navigationBar` of each navigation controller, too"
[[UIView appearance] $(setSemanticContentAttribute):$VALUE]
where project has-no navigation-view-direction, navigation-bar-direction, trait-direction
```

## Examples

```swift bad project=shows-search-bar
func apply(_ language: String) {
    if language == "ar" {
        UIView.appearance().↓semanticContentAttribute = .forceRightToLeft
    } else {
        UIView.appearance().semanticContentAttribute = .forceLeftToRight
    }
}
```
```swift bad project=navigation-bar-direction,shows-search-bar
UIView.appearance().↓semanticContentAttribute = language.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
```
```swift bad
UIView.appearance().↓semanticContentAttribute = direction.attribute
```
```swift good project=navigation-bar-direction
UIView.appearance().semanticContentAttribute = isRTL ? .forceRightToLeft : .forceLeftToRight
```
```swift good project=navigation-view-direction,search-bar-appearance-direction,shows-search-bar
UIView.appearance().semanticContentAttribute = isRTL ? .forceRightToLeft : .forceLeftToRight
```
```swift good project=trait-direction,shows-search-bar
UIView.appearance().semanticContentAttribute = isRTL ? .forceRightToLeft : .forceLeftToRight
```
```swift good
UISearchBar.appearance().semanticContentAttribute = .forceRightToLeft
UIView.appearance().semanticContentAttribute = .unspecified
let direction = UIView.appearance().semanticContentAttribute
```
```objc bad
[UIView appearance].↓semanticContentAttribute = isRTL ? UISemanticContentAttributeForceRightToLeft : UISemanticContentAttributeForceLeftToRight;
```
```objc bad project=navigation-view-direction,shows-search-bar
[[UIView appearance] ↓setSemanticContentAttribute:UISemanticContentAttributeForceRightToLeft];
```
```objc good project=navigation-bar-direction
[[UIView appearance] setSemanticContentAttribute:UISemanticContentAttributeForceRightToLeft];
[[UIView appearance] setSemanticContentAttribute:UISemanticContentAttributeForceLeftToRight];
```

"""####),
    PackedRule(path: "writing-direction/forced-direction.md", core: ####"""
---
id: forced-direction
category: writing-direction
severity: warning
fix: shown
precision: high
message: "`{MATCH}` forces one direction in every language; remove it, or say `playback` or `spatial` where the content must not turn round"
---
# Direction of a view is forced

A view whose direction is forced does not follow the language: in Arabic the picture of a button stands on the wrong side of its title, a list keeps its
order, the caret of a field starts at the wrong end. Forced from right to left it is turned round in English, too, and images that mirror by themselves (`chevron.forward`) with it.
```swift except
semanticContentAttribute = $(? UISemanticContentAttribute).forceLeftToRight
where named in must-not-flip
```
```swift except
semanticContentAttribute = $(? UISemanticContentAttribute).forceLeftToRight
where inside player, playback, scrub, scrubber, media, video, audio, digit, digits, otp, phone, passcode, keypad, keyboard, logo
```
```swift except
semanticContentAttribute = $(? UISemanticContentAttribute).$$$
where inside preview, previews, snapshot, snapshots, mock
```
```swift except
? $(? UISemanticContentAttribute).$(forceLeftToRight | forceRightToLeft) : $(? UISemanticContentAttribute).$(forceLeftToRight | forceRightToLeft)
```
```swift except
OTHER: forceLeftToRight -> forceRightToLeft | forceRightToLeft -> forceLeftToRight
$VIEW.semanticContentAttribute = $(? UISemanticContentAttribute).$OTHER
where paired by OTHER in file
```
```swift except
$TYPE.appearance().semanticContentAttribute = $(? UISemanticContentAttribute).forceLeftToRight
where $TYPE has-word text field, url, autocomplete
```
```objc except
UISemanticContentAttributeForceLeftToRight
where named appearance
where named text field, autocomplete
```
```objc except
UISemanticContentAttributeForceLeftToRight
where named in must-not-flip
```
```objc except
UISemanticContentAttributeForceLeftToRight
where inside player, playback, scrub, scrubber, media, video, audio, digit, digits, otp, phone, passcode, keypad, keyboard, logo
```
```objc except
? $(UISemanticContentAttributeForceLeftToRight | UISemanticContentAttributeForceRightToLeft) : $(UISemanticContentAttributeForceLeftToRight | UISemanticContentAttributeForceRightToLeft)
```
```objc except
table OTHER: semantic-twins
$VIEW.semanticContentAttribute = $OTHER

[$VIEW setSemanticContentAttribute:$OTHER]
where paired by OTHER in file
```
```swift find
level: note
message: "`{MATCH}` forces one direction beside code that asks for it; check that both agree"
semanticContentAttribute = $(? UISemanticContentAttribute).$(forceLeftToRight | forceRightToLeft)
where asks-direction
```
```swift find
title: "Leave the direction to the language; for a button `configuration.imagePlacement = .trailing` (iOS 15)"
message: "`{MATCH}` turns this view round in every language, in English as well; a button puts its image behind its title by the `imagePlacement` of its configuration"
semanticContentAttribute = $(? UISemanticContentAttribute).$(forceRightToLeft)
```
```swift find
message: "`{MATCH}` keeps the whole app from turning round for Arabic; leave the direction to the language"
$TYPE.appearance().semanticContentAttribute = $(? UISemanticContentAttribute).$(forceLeftToRight)
where $TYPE has-word ui view, ui window
```
```swift find
message: "`{MATCH}` keeps this view in the order of English; remove it, or say `playback` or `spatial` where the content must not turn round"
$VIEW.semanticContentAttribute = $(? UISemanticContentAttribute).$(forceLeftToRight)
where $VIEW type UIButton, UILabel, UITextField, UITextView
```
```swift find
message: "`{MATCH}` keeps this view in the order of English; remove it, or say `playback` or `spatial` where the content must not turn round"
$VIEW.semanticContentAttribute = $(? UISemanticContentAttribute).$(forceLeftToRight)
where $VIEW has-word button, btn, label, text field, text view, search bar, table, collection, cell, navigation bar, tab bar, toolbar, window
```
```swift find
level: note
message: "`{MATCH}` keeps this view in the order of English; if its content must not turn round, `playback` or `spatial` tells why, else remove it"
semanticContentAttribute = $(? UISemanticContentAttribute).$(forceLeftToRight)
```
```objc find
level: note
message: "`{MATCH}` forces one direction beside code that asks for it; check that both agree"
$(UISemanticContentAttributeForceLeftToRight | UISemanticContentAttributeForceRightToLeft)
where asks-direction
```
```objc find
message: "`{MATCH}` turns this view round in every language, in English as well; a button puts its image behind its title by the `imagePlacement` of its configuration"
$(UISemanticContentAttributeForceRightToLeft)
```
```objc find
level: note
message: "`{MATCH}` keeps this view in the order of English, perhaps for a layout by hand; lay it out with leading and trailing, and remove it"
setSemanticContentAttribute:$(UISemanticContentAttributeForceLeftToRight)
where inside layout, insets, center, stack
```
```objc find
message: "`{MATCH}` keeps the whole app from turning round for Arabic; leave the direction to the language"
$(UISemanticContentAttributeForceLeftToRight)
where named appearance
where named ui view, ui window
```
```objc find
message: "`{MATCH}` keeps this view in the order of English; remove it, or say `playback` or `spatial` where the content must not turn round"
$(UISemanticContentAttributeForceLeftToRight)
where named button, btn, label, text field, text view, search bar, table, collection, cell, navigation bar, tab bar, toolbar, window
```
```objc find
level: note
message: "`{MATCH}` keeps this view in the order of English; if its content must not turn round, `playback` or `spatial` tells why, else remove it"
$(UISemanticContentAttributeForceLeftToRight)
```
"""####, text: ####"""
---
id: forced-direction
category: writing-direction
severity: warning
fix: shown
precision: high
message: "`{MATCH}` forces one direction in every language; remove it, or say `playback` or `spatial` where the content must not turn round"
---
# Direction of a view is forced

A view whose direction is forced does not follow the language: in Arabic the picture of a button stands on the wrong side of its title, a list keeps its
order, the caret of a field starts at the wrong end. Forced from right to left it is turned round in English, too, and images that mirror by themselves (`chevron.forward`) with it.

To put the picture of a button behind its title, say so (iOS 15); without a configuration, choose by the direction:

    button.configuration?.imagePlacement = .trailing
    button.semanticContentAttribute = button.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .forceLeftToRight : .forceRightToLeft

    UIButtonConfiguration *configuration = button.configuration;
    configuration.imagePlacement = NSDirectionalRectEdgeTrailing;
    button.configuration = configuration;

Keep a forced direction where the content never turns round: phone, card and code fields, rows of digits, media time, keyboards, maps, charts. Player controls say `.playback`, direction pads
and alignment buttons `.spatial`: both stay as they are and tell why. Names of such things (`must-not-flip.tsv`) keep this rule silent, and so do previews and tests. An app that switches its
language by itself and sets both values is judged by `forced-direction-incomplete`.

On a device: phone numbers, card numbers and codes read from left to right inside Arabic text.

Source: `UIView.h` (iOS 9), `UIButtonConfiguration.h` (iOS 15); Apple, Supporting Right-to-Left Languages.

## What keeps its direction, and code that sets both

```swift except
semanticContentAttribute = $(? UISemanticContentAttribute).forceLeftToRight
where named in must-not-flip
```
```swift except
semanticContentAttribute = $(? UISemanticContentAttribute).forceLeftToRight
where inside player, playback, scrub, scrubber, media, video, audio, digit, digits, otp, phone, passcode, keypad, keyboard, logo
```
```swift except
semanticContentAttribute = $(? UISemanticContentAttribute).$$$
where inside preview, previews, snapshot, snapshots, mock
```
```swift except
? $(? UISemanticContentAttribute).$(forceLeftToRight | forceRightToLeft) : $(? UISemanticContentAttribute).$(forceLeftToRight | forceRightToLeft)
```
```swift except
OTHER: forceLeftToRight -> forceRightToLeft | forceRightToLeft -> forceLeftToRight
$VIEW.semanticContentAttribute = $(? UISemanticContentAttribute).$OTHER
where paired by OTHER in file
```
```swift except
$TYPE.appearance().semanticContentAttribute = $(? UISemanticContentAttribute).forceLeftToRight
where $TYPE has-word text field, url, autocomplete
```
```objc except
UISemanticContentAttributeForceLeftToRight
where named appearance
where named text field, autocomplete
```
```objc except
UISemanticContentAttributeForceLeftToRight
where named in must-not-flip
```
```objc except
UISemanticContentAttributeForceLeftToRight
where inside player, playback, scrub, scrubber, media, video, audio, digit, digits, otp, phone, passcode, keypad, keyboard, logo
```
```objc except
? $(UISemanticContentAttributeForceLeftToRight | UISemanticContentAttributeForceRightToLeft) : $(UISemanticContentAttributeForceLeftToRight | UISemanticContentAttributeForceRightToLeft)
```
```objc except
table OTHER: semantic-twins
$VIEW.semanticContentAttribute = $OTHER

[$VIEW setSemanticContentAttribute:$OTHER]
where paired by OTHER in file
```

## Swift

```swift find
level: note
message: "`{MATCH}` forces one direction beside code that asks for it; check that both agree"
semanticContentAttribute = $(? UISemanticContentAttribute).$(forceLeftToRight | forceRightToLeft)
where asks-direction
```
```swift find
title: "Leave the direction to the language; for a button `configuration.imagePlacement = .trailing` (iOS 15)"
message: "`{MATCH}` turns this view round in every language, in English as well; a button puts its image behind its title by the `imagePlacement` of its configuration"
semanticContentAttribute = $(? UISemanticContentAttribute).$(forceRightToLeft)
```
```swift find
message: "`{MATCH}` keeps the whole app from turning round for Arabic; leave the direction to the language"
$TYPE.appearance().semanticContentAttribute = $(? UISemanticContentAttribute).$(forceLeftToRight)
where $TYPE has-word ui view, ui window
```
```swift find
message: "`{MATCH}` keeps this view in the order of English; remove it, or say `playback` or `spatial` where the content must not turn round"
$VIEW.semanticContentAttribute = $(? UISemanticContentAttribute).$(forceLeftToRight)
where $VIEW type UIButton, UILabel, UITextField, UITextView
```
```swift find
message: "`{MATCH}` keeps this view in the order of English; remove it, or say `playback` or `spatial` where the content must not turn round"
$VIEW.semanticContentAttribute = $(? UISemanticContentAttribute).$(forceLeftToRight)
where $VIEW has-word button, btn, label, text field, text view, search bar, table, collection, cell, navigation bar, tab bar, toolbar, window
```
```swift find
level: note
message: "`{MATCH}` keeps this view in the order of English; if its content must not turn round, `playback` or `spatial` tells why, else remove it"
semanticContentAttribute = $(? UISemanticContentAttribute).$(forceLeftToRight)
```
## Objective-C

```objc find
level: note
message: "`{MATCH}` forces one direction beside code that asks for it; check that both agree"
$(UISemanticContentAttributeForceLeftToRight | UISemanticContentAttributeForceRightToLeft)
where asks-direction
```
```objc find
message: "`{MATCH}` turns this view round in every language, in English as well; a button puts its image behind its title by the `imagePlacement` of its configuration"
$(UISemanticContentAttributeForceRightToLeft)
```
```objc find
level: note
message: "`{MATCH}` keeps this view in the order of English, perhaps for a layout by hand; lay it out with leading and trailing, and remove it"
setSemanticContentAttribute:$(UISemanticContentAttributeForceLeftToRight)
where inside layout, insets, center, stack
```
```objc find
message: "`{MATCH}` keeps the whole app from turning round for Arabic; leave the direction to the language"
$(UISemanticContentAttributeForceLeftToRight)
where named appearance
where named ui view, ui window
```
```objc find
message: "`{MATCH}` keeps this view in the order of English; remove it, or say `playback` or `spatial` where the content must not turn round"
$(UISemanticContentAttributeForceLeftToRight)
where named button, btn, label, text field, text view, search bar, table, collection, cell, navigation bar, tab bar, toolbar, window
```
```objc find
level: note
message: "`{MATCH}` keeps this view in the order of English; if its content must not turn round, `playback` or `spatial` tells why, else remove it"
$(UISemanticContentAttributeForceLeftToRight)
```

## Examples

```swift bad
final class OfferCell: UITableViewCell {
    let orderButton = UIButton()
    func configure() {
        orderButton.setTitle("Order", for: .normal)
        orderButton.semanticContentAttribute = .↓forceRightToLeft
        cell.detailButton.semanticContentAttribute = UISemanticContentAttribute.↓forceLeftToRight
    }
}
```
```swift bad
let apply = UIButton(type: .system)
apply.semanticContentAttribute = .↓forceLeftToRight
tableView.semanticContentAttribute = .↓forceLeftToRight
stack.semanticContentAttribute = .↓forceRightToLeft
```
```swift bad
final class OpenButton: UIButton {
    init() {
        setTitle("Open", for: .normal)
        semanticContentAttribute = .↓forceRightToLeft
    }
}
```
```swift bad
UIView.appearance().semanticContentAttribute = .↓forceLeftToRight
```
```swift bad
previousButton.semanticContentAttribute = .↓forceLeftToRight
nextButton.semanticContentAttribute = .↓forceRightToLeft
```
```swift bad
badgeRow.semanticContentAttribute = .↓forceLeftToRight
```
```swift bad
func place() {
    if isRTL { header.frame.origin.x = 0 }
    favouriteButton.semanticContentAttribute = .↓forceLeftToRight
}
```
```swift good
seekSlider.semanticContentAttribute = .forceLeftToRight
phoneField.semanticContentAttribute = .forceLeftToRight
digitsRow.semanticContentAttribute = .forceLeftToRight
remainingTimeLabel.semanticContentAttribute = .forceLeftToRight
mapControls.semanticContentAttribute = .spatial
transport.semanticContentAttribute = .playback
```
```swift good
final class AudioPlayerBar: UIView {
    func setUp() {
        controlStack.semanticContentAttribute = .forceLeftToRight
        playButton.semanticContentAttribute = .forceLeftToRight
    }
}
```
```swift good
sortButton.semanticContentAttribute = sortButton.effectiveUserInterfaceLayoutDirection == .leftToRight ? .forceRightToLeft : .forceLeftToRight
lane.semanticContentAttribute = drivesOnTheLeft ? .forceRightToLeft : .forceLeftToRight
```
```swift good
if Settings.language == "ar" {
    UIView.appearance().semanticContentAttribute = .forceRightToLeft
} else {
    UIView.appearance().semanticContentAttribute = .forceLeftToRight
}
```
```swift good
func useEnglish() { UIView.appearance().semanticContentAttribute = .forceLeftToRight }
func useArabic() { UIView.appearance().semanticContentAttribute = .forceRightToLeft }
```
```swift good
if row.semanticContentAttribute == .forceRightToLeft { return }
switch attribute { case .forceLeftToRight: break; default: break }
```
```objc bad
UIButton *order = [UIButton buttonWithType:UIButtonTypeSystem];
order.semanticContentAttribute = ↓UISemanticContentAttributeForceRightToLeft;
cell.button.semanticContentAttribute = ↓UISemanticContentAttributeForceLeftToRight;
```
```objc bad
[_orderButton setSemanticContentAttribute:↓UISemanticContentAttributeForceLeftToRight];
[self.stack setSemanticContentAttribute:↓UISemanticContentAttributeForceRightToLeft];
```
```objc bad
[[UIView appearance] setSemanticContentAttribute:↓UISemanticContentAttributeForceLeftToRight];
```
```objc bad
- (void)placeButtons {
    if ([self isDirectionRTL]) { self.header.alpha = 1; }
    [_shareButton setSemanticContentAttribute:↓UISemanticContentAttributeForceLeftToRight];
}
```
```objc good
_seekSlider.semanticContentAttribute = UISemanticContentAttributeForceLeftToRight;
[self.phoneField setSemanticContentAttribute:UISemanticContentAttributeForceLeftToRight];
self.controls.semanticContentAttribute = UISemanticContentAttributePlayback;
```
```objc good
if (isRTL) {
    [UIView appearance].semanticContentAttribute = UISemanticContentAttributeForceRightToLeft;
} else {
    [UIView appearance].semanticContentAttribute = UISemanticContentAttributeForceLeftToRight;
}
```
```swift good
PromoTextField.appearance().semanticContentAttribute = .forceLeftToRight
```
```objc good
[[BASTextField appearance] setSemanticContentAttribute:UISemanticContentAttributeForceLeftToRight];
```

"""####),
    PackedRule(path: "writing-direction/forced-layout-direction.md", core: ####"""
---
id: forced-layout-direction
category: writing-direction
severity: warning
fix: safe
precision: medium
message: "`{MATCH}` is forced to one direction here, for all views below; leave it to the language"
---
# Layout direction of a whole part is forced

A direction that is given to a SwiftUI environment, to trait overrides or to an AppKit view holds for everything below it: text, lists and controls keep the order of one language.
Leave it out; the system sets it from the language. A page control whose dots run from the left in every language counts backwards beside pages that turn round.
```swift except
environment(\.layoutDirection, $VALUE)
where inside preview, previews, snapshot, snapshots, mock
```
```swift find
title: "Use `natural`"
needs: iOS 16
message: "`{MATCH}` makes the dots of this page control run from one side in every language; write `natural`"
$PAGES.direction = $(UIPageControl.Direction:).$(leftToRight -> natural)
where $PAGES type UIPageControl
```
```swift find
fix: shown
message: "`{MATCH}` is forced to one direction here, for all views below; leave it to the language"
traitOverrides.$(layoutDirection) = $(? UITraitEnvironmentLayoutDirection).$$$
where not-named in must-not-flip
```
```swift except
#Preview { $$$.environment(\.layoutDirection, $VALUE)
```
```swift except
#Preview($$$) { $$$.environment(\.layoutDirection, $VALUE)
```
```swift except
$FIELD.environment(\.layoutDirection, $(? LayoutDirection).leftToRight)
where $FIELD has-word text content type
where $FIELD has-word username, email address, telephone number, one time code, password, new password, url, credit card number
```
```swift except
$FIELD.environment(\.layoutDirection, $(? LayoutDirection).leftToRight)
where $FIELD has-word keyboard type
where $FIELD has-word ascii capable, email address, phone pad, number pad, decimal pad, url, ascii capable number pad
```
```swift except
.environment(\.layoutDirection, $(? LayoutDirection).leftToRight).keyboardType(.$(asciiCapable | emailAddress | phonePad | numberPad | decimalPad | URL | asciiCapableNumberPad))
```
```swift except
.environment(\.layoutDirection, $(? LayoutDirection).leftToRight).textContentType(.$(username | emailAddress | telephoneNumber | oneTimeCode | password | newPassword | URL | creditCardNumber))
```
```swift find
fix: shown
message: "this window keeps the order of English in every language; leave the direction to the language"
WindowGroup { $$$.environment(\.$(layoutDirection), $(? LayoutDirection).leftToRight)
```
```swift find
fix: shown
message: "these views are turned round in every language, in English as well; leave the direction to the language"
.environment(\.$(layoutDirection), $(? LayoutDirection).rightToLeft)
```
```swift find
level: note
fix: shown
message: "these views keep the order of English; right for numbers, codes and media, else leave the direction to the language"
.environment(\.$(layoutDirection), $(? LayoutDirection).leftToRight)
```
```swift find
level: note
fix: shown
message: "`{MATCH}` is set to one direction; right for media time, charts and codes, else leave it to the language"
$(userInterfaceLayoutDirection) = $(? NSUserInterfaceLayoutDirection).leftToRight
where not-named in must-not-flip
where not-inside in must-not-flip media, control
```
"""####, text: ####"""
---
id: forced-layout-direction
category: writing-direction
severity: warning
fix: safe
precision: medium
message: "`{MATCH}` is forced to one direction here, for all views below; leave it to the language"
---
# Layout direction of a whole part is forced

A direction that is given to a SwiftUI environment, to trait overrides or to an AppKit view holds for everything below it: text, lists and controls keep the order of one language.
Leave it out; the system sets it from the language. A page control whose dots run from the left in every language counts backwards beside pages that turn round.

    CouponRow()                                            instead of CouponRow().environment(\.layoutDirection, .leftToRight)
    pageControl.direction = .natural                       the default (iOS 16)

Keep it round numbers, codes, fields for an address or a phone number (known by their keyboard and content type), a name with its domain, media time, charts, and in previews and tests. An app that chooses its language itself writes a value that follows it:
`window.traitOverrides.layoutDirection = language.isRightToLeft ? .rightToLeft : .leftToRight` (iOS 17).
Source: SwiftUI `EnvironmentValues.layoutDirection` (iOS 13), `UITraitOverrides` (iOS 17), `UIPageControl.h` (iOS 16), `NSView.h` (macOS 10.8).

```swift except
environment(\.layoutDirection, $VALUE)
where inside preview, previews, snapshot, snapshots, mock
```
```swift find
title: "Use `natural`"
needs: iOS 16
message: "`{MATCH}` makes the dots of this page control run from one side in every language; write `natural`"
$PAGES.direction = $(UIPageControl.Direction:).$(leftToRight -> natural)
where $PAGES type UIPageControl
```
```swift find
fix: shown
message: "`{MATCH}` is forced to one direction here, for all views below; leave it to the language"
traitOverrides.$(layoutDirection) = $(? UITraitEnvironmentLayoutDirection).$$$
where not-named in must-not-flip
```

```swift except
#Preview { $$$.environment(\.layoutDirection, $VALUE)
```
```swift except
#Preview($$$) { $$$.environment(\.layoutDirection, $VALUE)
```

```swift except
$FIELD.environment(\.layoutDirection, $(? LayoutDirection).leftToRight)
where $FIELD has-word text content type
where $FIELD has-word username, email address, telephone number, one time code, password, new password, url, credit card number
```
```swift except
$FIELD.environment(\.layoutDirection, $(? LayoutDirection).leftToRight)
where $FIELD has-word keyboard type
where $FIELD has-word ascii capable, email address, phone pad, number pad, decimal pad, url, ascii capable number pad
```
```swift except
.environment(\.layoutDirection, $(? LayoutDirection).leftToRight).keyboardType(.$(asciiCapable | emailAddress | phonePad | numberPad | decimalPad | URL | asciiCapableNumberPad))
```
```swift except
.environment(\.layoutDirection, $(? LayoutDirection).leftToRight).textContentType(.$(username | emailAddress | telephoneNumber | oneTimeCode | password | newPassword | URL | creditCardNumber))
```

SwiftUI; an inner view may well hold digits or a name, so only a window and a reversal are warned about.

```swift find
fix: shown
message: "this window keeps the order of English in every language; leave the direction to the language"
WindowGroup { $$$.environment(\.$(layoutDirection), $(? LayoutDirection).leftToRight)
```
```swift find
fix: shown
message: "these views are turned round in every language, in English as well; leave the direction to the language"
.environment(\.$(layoutDirection), $(? LayoutDirection).rightToLeft)
```
```swift find
level: note
fix: shown
message: "these views keep the order of English; right for numbers, codes and media, else leave the direction to the language"
.environment(\.$(layoutDirection), $(? LayoutDirection).leftToRight)
```

AppKit.

```swift find
level: note
fix: shown
message: "`{MATCH}` is set to one direction; right for media time, charts and codes, else leave it to the language"
$(userInterfaceLayoutDirection) = $(? NSUserInterfaceLayoutDirection).leftToRight
where not-named in must-not-flip
where not-inside in must-not-flip media, control
```

## Examples

```swift bad target=iOS-16
let pages = UIPageControl()
pages.direction = ↓.leftToRight
```
```swift fixed
let pages = UIPageControl()
pages.direction = .natural
```
```swift bad
window.traitOverrides.↓layoutDirection = .leftToRight
```
```swift bad
@main
struct BasketApp: App {
    var body: some Scene {
        WindowGroup {
            HomeView()
                .environment(\.↓layoutDirection, .leftToRight)
        }
    }
}
```
```swift bad
struct CouponRow: View {
    var body: some View {
        HStack { Text(title); Text(code) }
            .environment(\.↓layoutDirection, .leftToRight)
        CouponFooter().environment(\.↓layoutDirection, .rightToLeft)
    }
}
```
```swift bad document=macOS
stripView.↓userInterfaceLayoutDirection = .leftToRight
```
```swift good
struct CouponRow_Previews: PreviewProvider {
    static var previews: some View {
        CouponRow().environment(\.layoutDirection, .rightToLeft)
    }
}
```
```swift good
#Preview {
    Group { CouponRow() }
        .environment(\.layoutDirection, .rightToLeft)
}
#Preview("Arabic") {
    CouponRow().environment(\.layoutDirection, .rightToLeft)
}
```
```swift good
@Environment(\.layoutDirection) private var layoutDirection
Row().environment(\.layoutDirection, isRTL ? .rightToLeft : .leftToRight)
```
```swift good
stripView.userInterfaceLayoutDirection = listView.userInterfaceLayoutDirection
playerView.userInterfaceLayoutDirection = .leftToRight
```
```swift good
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
```swift good
TextField(title, text: $number)
    .environment(\.layoutDirection, .leftToRight)
    .keyboardType(.phonePad)
```

"""####),
    PackedRule(path: "writing-direction/ib-forced-direction.md", core: ####"""
---
id: ib-forced-direction
category: writing-direction
severity: warning
fix: shown
precision: high
message: "`{MATCH}` forces one direction in every language; set Semantic to Unspecified"
---
# Direction of a view is forced in Interface Builder

A button with Semantic "Force Right-to-Left" shows its image behind its title, and keeps it on the right in Arabic, where it should stand on the left. A previous and a next button forced
to opposite directions never change places. Choose Placement "Trailing" in the style of the button (iOS 15, Xcode 13) and set Semantic to "Unspecified".
Keep a forced direction where the content never turns round: phone, card and code fields, rows of digits, media time; player controls say "Playback", direction pads "Spatial".
On the Mac, Mirror "Never" does the same.
Source: `UIView.h` (iOS 9), `UIButtonConfiguration.h` (iOS 15), `NSView.h`; attributes as Xcode writes them.
```xml except
<$_ semanticContentAttribute="forceLeftToRight"/>
where named in must-not-flip
```
```xml except
<$(slider | progressView | pageControl | stepper | mapView) semanticContentAttribute="forceLeftToRight"/>
```
```xml except
<$(slider | colorWell | progressIndicator | levelIndicator | stepper) mirrorLayoutDirectionWhenInternationalizing="never"/>
```
```xml except
<textField mirrorLayoutDirectionWhenInternationalizing="never"/>
where has <textFieldCell alignment="center"/>
where has-no <subviews/>
```
```xml except
<$_ mirrorLayoutDirectionWhenInternationalizing="never"/>
where named in must-not-flip
```
```xml find
title: "Placement \"Trailing\" in the style of the button (iOS 15)"
message: "`{MATCH}` keeps the image of this button on the right in every language; set Placement to Trailing and Semantic to Unspecified"
<button semanticContentAttribute="$(forceRightToLeft)"/>
where has <state key="normal" title="$TITLE"/>
```
```xml find
message: "`{MATCH}` keeps image and title of this button in the order of English; set Semantic to Unspecified"
<button semanticContentAttribute="$(forceLeftToRight)"/>
where has <state key="normal" title="$TITLE"/>
```
```xml find
level: note
<button semanticContentAttribute="$(forceRightToLeft | forceLeftToRight)"/>
```
```xml find
message: "`{MATCH}` turns this view round in every language, in English as well; set Semantic to Unspecified"
<$_ semanticContentAttribute="$(forceRightToLeft)"/>
```
```xml find
message: "`{MATCH}` keeps this view in the order of English; set Semantic to Unspecified"
<$(label | textField | textView | searchBar | tableView | collectionView | tableViewCell | collectionViewCell | navigationBar | tabBar | toolbar) semanticContentAttribute="$(forceLeftToRight)"/>
```
```xml find
level: note
message: "`{MATCH}` keeps this view in the order of English; right for digits, codes and media, else set Semantic to Unspecified"
<$_ semanticContentAttribute="$(forceLeftToRight)"/>
```
```xml find
level: note
document: macOS
message: "this view is never mirrored; right for media time and charts, else set Mirror to Automatically"
<$_ mirrorLayoutDirectionWhenInternationalizing="$(never)"/>
```
"""####, text: ####"""
---
id: ib-forced-direction
category: writing-direction
severity: warning
fix: shown
precision: high
message: "`{MATCH}` forces one direction in every language; set Semantic to Unspecified"
---
# Direction of a view is forced in Interface Builder

A button with Semantic "Force Right-to-Left" shows its image behind its title, and keeps it on the right in Arabic, where it should stand on the left. A previous and a next button forced
to opposite directions never change places. Choose Placement "Trailing" in the style of the button (iOS 15, Xcode 13) and set Semantic to "Unspecified".
Keep a forced direction where the content never turns round: phone, card and code fields, rows of digits, media time; player controls say "Playback", direction pads "Spatial".
On the Mac, Mirror "Never" does the same.
Source: `UIView.h` (iOS 9), `UIButtonConfiguration.h` (iOS 15), `NSView.h`; attributes as Xcode writes them.

```xml except
<$_ semanticContentAttribute="forceLeftToRight"/>
where named in must-not-flip
```
```xml except
<$(slider | progressView | pageControl | stepper | mapView) semanticContentAttribute="forceLeftToRight"/>
```
```xml except
<$(slider | colorWell | progressIndicator | levelIndicator | stepper) mirrorLayoutDirectionWhenInternationalizing="never"/>
```
```xml except
<textField mirrorLayoutDirectionWhenInternationalizing="never"/>
where has <textFieldCell alignment="center"/>
where has-no <subviews/>
```
```xml except
<$_ mirrorLayoutDirectionWhenInternationalizing="never"/>
where named in must-not-flip
```
```xml find
title: "Placement \"Trailing\" in the style of the button (iOS 15)"
message: "`{MATCH}` keeps the image of this button on the right in every language; set Placement to Trailing and Semantic to Unspecified"
<button semanticContentAttribute="$(forceRightToLeft)"/>
where has <state key="normal" title="$TITLE"/>
```
```xml find
message: "`{MATCH}` keeps image and title of this button in the order of English; set Semantic to Unspecified"
<button semanticContentAttribute="$(forceLeftToRight)"/>
where has <state key="normal" title="$TITLE"/>
```
```xml find
level: note
<button semanticContentAttribute="$(forceRightToLeft | forceLeftToRight)"/>
```
```xml find
message: "`{MATCH}` turns this view round in every language, in English as well; set Semantic to Unspecified"
<$_ semanticContentAttribute="$(forceRightToLeft)"/>
```
```xml find
message: "`{MATCH}` keeps this view in the order of English; set Semantic to Unspecified"
<$(label | textField | textView | searchBar | tableView | collectionView | tableViewCell | collectionViewCell | navigationBar | tabBar | toolbar) semanticContentAttribute="$(forceLeftToRight)"/>
```
```xml find
level: note
message: "`{MATCH}` keeps this view in the order of English; right for digits, codes and media, else set Semantic to Unspecified"
<$_ semanticContentAttribute="$(forceLeftToRight)"/>
```
```xml find
level: note
document: macOS
message: "this view is never mirrored; right for media time and charts, else set Mirror to Automatically"
<$_ mirrorLayoutDirectionWhenInternationalizing="$(never)"/>
```

## Examples

```xml bad
<button semanticContentAttribute="↓forceLeftToRight" id="a1"><state key="normal" title="Previous" image="arrow_back"/></button>
<button semanticContentAttribute="↓forceRightToLeft" id="a2"><state key="normal" title="Next" image="arrow_forward"/></button>
```
```xml bad
<button semanticContentAttribute="↓forceRightToLeft" id="a3"><state key="normal" image="info"/></button>
<stackView semanticContentAttribute="↓forceLeftToRight" userLabel="Badges" id="a4"/>
```
```xml bad
<collectionView semanticContentAttribute="↓forceRightToLeft" id="a5"/>
<tableView semanticContentAttribute="↓forceLeftToRight" id="a6"/>
```
```xml good
<stackView semanticContentAttribute="forceLeftToRight" userLabel="Player Controls" id="b1"/>
<textField semanticContentAttribute="forceLeftToRight" placeholder="Phone" id="b2"/>
<stackView semanticContentAttribute="forceLeftToRight" userLabel="Code digits" id="b3"/>
<slider semanticContentAttribute="forceLeftToRight" id="b4"/>
```
```xml good
<button semanticContentAttribute="playback" id="b5"><state key="normal" title="Next"/></button>
<view semanticContentAttribute="spatial" id="b6"/>
<button id="b7"><state key="normal" title="Next"/></button>
```
```xml bad document=macOS
<customView mirrorLayoutDirectionWhenInternationalizing="↓never" id="c1"/>
```
```xml good document=macOS
<slider mirrorLayoutDirectionWhenInternationalizing="never" id="c2"/>
<textField mirrorLayoutDirectionWhenInternationalizing="never" userLabel="Time Label" id="c3"/>
<view mirrorLayoutDirectionWhenInternationalizing="always" id="c4"/>
```
```xml good document=macOS
<textField hidden="YES" mirrorLayoutDirectionWhenInternationalizing="never" id="Fd3-bb-001">
    <textFieldCell key="cell" lineBreakMode="clipping" alignment="center" title="Opening hours" id="Fd3-bb-002"/>
</textField>
```

"""####),
    PackedRule(path: "writing-direction/ltr-content-mirrored.md", core: ####"""
---
id: ltr-content-mirrored
category: writing-direction
severity: note
fix: shown
precision: medium
message: "the parts of this view change places in Arabic, though what they show reads from left to right; set Semantic to Force Left-to-Right"
---
# Content that must not turn round is turned round

Some content keeps its order in every language: the digits of a code, a phone number behind its country code, the groups of a card number, the time of a film. A stack view, leading and trailing
constraints and a slider turn round by themselves, and so does what they hold: the first digit of a code is typed into the last box, the country code comes behind the number, a film runs from the right while its player does not.
```xml find
document: iOS, tvOS
title: "Semantic \"Force Left-to-Right\""
message: "in Arabic the boxes of this code are filled from the right; set Semantic of the stack view to Force Left-to-Right"
<stackView axis="$absent" semanticContentAttribute="$absent"/>
where holds 3 <$(textField | label | view | imageView | button)/>
where named digit, digits, otp, passcode, pin code, sms code, verification code, code fields, code stack, code dots, pin dots, card number
```
```xml find
document: iOS, tvOS
title: "Semantic \"Force Left-to-Right\" on the stack view"
message: "in Arabic the parts of this number change places with its stack view; set Semantic of the stack view to Force Left-to-Right"
<textField/>
where held-by <stackView axis="$absent" semanticContentAttribute="$absent"/>
where has <textInputTraits keyboardType="phonePad"/>
```
```xml find
document: iOS, tvOS
title: "Semantic \"Force Left-to-Right\" on the stack view"
message: "in Arabic the parts of this number change places with its stack view; set Semantic of the stack view to Force Left-to-Right"
<textField/>
where held-by <stackView axis="$absent" semanticContentAttribute="$absent"/>
where has <textInputTraits textContentType="$(tel | one-time-code | credit-card-number)"/>
```
```xml find
document: iOS, tvOS
title: "Semantic \"Force Left-to-Right\" on the view that holds both"
message: "in Arabic the country code stands behind the number; set Semantic of the view that holds both to Force Left-to-Right"
<constraint firstAttribute="leading" secondAttribute="trailing"/>
where named country code, dial code, calling code, phone prefix, phone code
where named phone, phone number, mobile number, number field
```
```xml find
document: iOS, tvOS
title: "Semantic \"Playback\""
message: "this slider of a player runs from the right in Arabic, while media time runs from the left everywhere; set Semantic to Playback"
<slider semanticContentAttribute="$absent"/>
where named player, playback, scrubber, scrub, seek, playhead, time slider, position slider, video slider, audio slider
```
```swift find
title: "Write `semanticContentAttribute = .playback`"
message: "this slider of a player runs from the right in Arabic, while media time runs from the left everywhere; write `semanticContentAttribute = .playback`"
class $NAME: $(UISlider)
where $NAME has-word player, playback, scrubber, scrub, seek, playhead, time slider, video, audio
where file has-no semanticContentAttribute
```
```swift find
title: "Write `semanticContentAttribute = .playback`"
message: "this slider of a player runs from the right in Arabic, while media time runs from the left everywhere; write `semanticContentAttribute = .playback`"
$NAME = $(UISlider)($$$)
where $NAME has-word player, playback, scrubber, scrub, seek, playhead, time slider, position slider
where file has-no semanticContentAttribute
```
```swift find
title: "Write `semanticContentAttribute = .forceLeftToRight` for the stack view"
message: "in Arabic the boxes of this code are filled from the right; write `semanticContentAttribute = .forceLeftToRight` for the stack view"
$(UIStackView)(arrangedSubviews: $VIEWS)
where $VIEWS has-word digit, digits, otp, passcode, pin code, sms code, verification code, code fields, code dots, pin dots
where file has-no semanticContentAttribute
```
```swift find
title: "Write `semanticContentAttribute = .forceLeftToRight` for the stack view"
message: "in Arabic the country code stands behind the number; write `semanticContentAttribute = .forceLeftToRight` for the stack view"
$(UIStackView)(arrangedSubviews: [$CODE, $NUMBER])
where $CODE has-word country code, dial code, calling code, prefix, country, dial
where $NUMBER has-word phone, number, mobile
where file has-no semanticContentAttribute
```
"""####, text: ####"""
---
id: ltr-content-mirrored
category: writing-direction
severity: note
fix: shown
precision: medium
message: "the parts of this view change places in Arabic, though what they show reads from left to right; set Semantic to Force Left-to-Right"
---
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

## Interface Builder

```xml find
document: iOS, tvOS
title: "Semantic \"Force Left-to-Right\""
message: "in Arabic the boxes of this code are filled from the right; set Semantic of the stack view to Force Left-to-Right"
<stackView axis="$absent" semanticContentAttribute="$absent"/>
where holds 3 <$(textField | label | view | imageView | button)/>
where named digit, digits, otp, passcode, pin code, sms code, verification code, code fields, code stack, code dots, pin dots, card number
```
```xml find
document: iOS, tvOS
title: "Semantic \"Force Left-to-Right\" on the stack view"
message: "in Arabic the parts of this number change places with its stack view; set Semantic of the stack view to Force Left-to-Right"
<textField/>
where held-by <stackView axis="$absent" semanticContentAttribute="$absent"/>
where has <textInputTraits keyboardType="phonePad"/>
```
```xml find
document: iOS, tvOS
title: "Semantic \"Force Left-to-Right\" on the stack view"
message: "in Arabic the parts of this number change places with its stack view; set Semantic of the stack view to Force Left-to-Right"
<textField/>
where held-by <stackView axis="$absent" semanticContentAttribute="$absent"/>
where has <textInputTraits textContentType="$(tel | one-time-code | credit-card-number)"/>
```
```xml find
document: iOS, tvOS
title: "Semantic \"Force Left-to-Right\" on the view that holds both"
message: "in Arabic the country code stands behind the number; set Semantic of the view that holds both to Force Left-to-Right"
<constraint firstAttribute="leading" secondAttribute="trailing"/>
where named country code, dial code, calling code, phone prefix, phone code
where named phone, phone number, mobile number, number field
```
```xml find
document: iOS, tvOS
title: "Semantic \"Playback\""
message: "this slider of a player runs from the right in Arabic, while media time runs from the left everywhere; set Semantic to Playback"
<slider semanticContentAttribute="$absent"/>
where named player, playback, scrubber, scrub, seek, playhead, time slider, position slider, video slider, audio slider
```

## Code

Silent where the file speaks of the attribute at all.

```swift find
title: "Write `semanticContentAttribute = .playback`"
message: "this slider of a player runs from the right in Arabic, while media time runs from the left everywhere; write `semanticContentAttribute = .playback`"
class $NAME: $(UISlider)
where $NAME has-word player, playback, scrubber, scrub, seek, playhead, time slider, video, audio
where file has-no semanticContentAttribute
```
```swift find
title: "Write `semanticContentAttribute = .playback`"
message: "this slider of a player runs from the right in Arabic, while media time runs from the left everywhere; write `semanticContentAttribute = .playback`"
$NAME = $(UISlider)($$$)
where $NAME has-word player, playback, scrubber, scrub, seek, playhead, time slider, position slider
where file has-no semanticContentAttribute
```
```swift find
title: "Write `semanticContentAttribute = .forceLeftToRight` for the stack view"
message: "in Arabic the boxes of this code are filled from the right; write `semanticContentAttribute = .forceLeftToRight` for the stack view"
$(UIStackView)(arrangedSubviews: $VIEWS)
where $VIEWS has-word digit, digits, otp, passcode, pin code, sms code, verification code, code fields, code dots, pin dots
where file has-no semanticContentAttribute
```
```swift find
title: "Write `semanticContentAttribute = .forceLeftToRight` for the stack view"
message: "in Arabic the country code stands behind the number; write `semanticContentAttribute = .forceLeftToRight` for the stack view"
$(UIStackView)(arrangedSubviews: [$CODE, $NUMBER])
where $CODE has-word country code, dial code, calling code, prefix, country, dial
where $NUMBER has-word phone, number, mobile
where file has-no semanticContentAttribute
```
## Examples

```xml bad
<↓stackView distribution="fillEqually" userLabel="Code Digits" id="s1">
    <subviews><textField id="t1"/><textField id="t2"/><textField id="t3"/><textField id="t4"/></subviews>
</stackView>
```
```xml bad
<stackView id="s2">
    <subviews>
        <button id="c1"><state key="normal" title="+971"/></button>
        <↓textField placeholder="Number" id="p1"><textInputTraits key="textInputTraits" keyboardType="phonePad"/></textField>
    </subviews>
</stackView>
```
```xml bad
<↓slider minValue="0.0" maxValue="1" userLabel="Playback Position" id="sl1"/>
```
```xml good
<stackView semanticContentAttribute="forceLeftToRight" userLabel="Code Digits" id="s3">
    <subviews><textField id="t1"/><textField id="t2"/><textField id="t3"/></subviews>
</stackView>
<stackView axis="vertical" userLabel="Digits" id="s4"><subviews><label id="l1"/><label id="l2"/><label id="l3"/></subviews></stackView>
<stackView userLabel="Promo Code" id="s5"><subviews><label id="l4"/><textField id="t5"/></subviews></stackView>
<stackView id="s6"><subviews><label id="l5"/><label id="l6"/><label id="l7"/></subviews></stackView>
```
```xml good
<textField placeholder="Phone" id="p2"><textInputTraits key="textInputTraits" keyboardType="phonePad"/></textField>
<stackView axis="vertical" id="s7"><subviews><textField id="p3"><textInputTraits key="textInputTraits" keyboardType="phonePad"/></textField></subviews></stackView>
<slider semanticContentAttribute="playback" userLabel="Playback Position" id="sl2"/>
<slider userLabel="Volume" id="sl3"/>
```
```swift bad
final class EpisodeScrubber: ↓UISlider {}
```
```swift bad
let seekSlider = ↓UISlider()
```
```swift bad
let row = ↓UIStackView(arrangedSubviews: [digit1, digit2, digit3, digit4])
```
```swift bad
let row = ↓UIStackView(arrangedSubviews: [dialCodeButton, phoneField])
```
```swift good
let codeRow = UIStackView(arrangedSubviews: [digit1, digit2, digit3, digit4])
codeRow.semanticContentAttribute = .forceLeftToRight
```
```swift good
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
forwardarrow
nextarrow
disclosureindicator
backchevron
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
"""####),
    PackedTable(name: "frame-layout", text: ####"""
kind	name	role
rect	CGRect	
rect	CGRectMake	
rect	NSRect	
rect	NSMakeRect	
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
not-inside	thumbnail	
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
not-inside	scroll	
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
not-inside	grid	
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
word	is hebrew
word	is persian
word	is urdu
word	arabic language
word	hebrew language
word	direction rtl
word	language direction
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
neutral	SnapKit	swift	top				
neutral	SnapKit	swift	bottom				
neutral	SnapKit	swift	centerY				
neutral	SnapKit	swift	centerX				
neutral	SnapKit	swift	center				
neutral	SnapKit	swift	width				
neutral	SnapKit	swift	height				
neutral	SnapKit	swift	size				
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
neutral	Masonry	objc	centerX				
neutral	Masonry	objc	center				
neutral	Masonry	objc	width				
neutral	Masonry	objc	height				
neutral	Masonry	objc	size				
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
neutral	Masonry	swift	centerX				
neutral	Masonry	swift	center				
neutral	Masonry	swift	width				
neutral	Masonry	swift	height				
neutral	Masonry	swift	size				
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
modifier	SnapKit	swift	priority				keeps its sign
modifier	SnapKit	swift	labeled				keeps its sign
modifier	SnapKit	swift	constraint				keeps its sign
modifier	Masonry	objc	offset		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	mas_offset		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	inset		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	mas_inset		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	insets		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	sizeOffset				keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	centerOffset				keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	multipliedBy		factor		the origin of x stays at the left, so that a share of an edge is not mirrored
modifier	Masonry	objc	dividedBy		factor		the origin of x stays at the left, so that a share of an edge is not mirrored
modifier	Masonry	objc	priority				keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	priorityLow				keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	priorityMedium				keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	priorityHigh				keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	objc	key				keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	offset		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	mas_offset		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	inset		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	mas_inset		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	insets		constant		keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	sizeOffset				keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	centerOffset				keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	multipliedBy		factor		the origin of x stays at the left, so that a share of an edge is not mirrored
modifier	Masonry	swift	dividedBy		factor		the origin of x stays at the left, so that a share of an edge is not mirrored
modifier	Masonry	swift	priority				keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	priorityLow				keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	priorityMedium				keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	priorityHigh				keeps its sign; a chain that goes from an edge straight to offset is against the superview
modifier	Masonry	swift	key				keeps its sign; a chain that goes from an edge straight to offset is against the superview
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
crop	place
canvas	place
drawing	place
signature	place
color picker	place
colour picker	place
ruler	place
resize handle	place
eraser	place
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
collapse	vertical
dropdown	vertical
updown	vertical
compare	vertical
swap	vertical
exchange	vertical
switch	vertical
left right	vertical
left and right	vertical
right left	vertical
back forward	vertical
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
navigation	other
gps	other
road	other
bearing	other
maneuver	other
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
draw	other
annotate	other
arrow tool	other
tool arrow	other
top bar	bar
bottom bar	bar
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
"""####),
    PackedTable(name: "picture-names", text: ####"""
word
camera
selfie
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
compares-text-alignment	self.textAlignment== left
compares-text-alignment	self.textAlignment== NSTextAlignmentLeft
compares-content-alignment	self.contentHorizontalAlignment== left
compares-content-alignment	self.contentHorizontalAlignment== right
compares-content-alignment	self.contentHorizontalAlignment== UIControlContentHorizontalAlignmentLeft
compares-content-alignment	self.contentHorizontalAlignment== UIControlContentHorizontalAlignmentRight
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
swizzles-swipe-direction	UISwipeGestureRecognizer swizzle* setDirection
swizzles-swipe-direction	class_getInstanceMethod setDirection
swizzles-swipe-direction	setDirection rtl_*
swizzles-swipe-direction	setDirection RTL_*
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
machine	log
machine	logger
machine	logging
machine	logs
machine	ns log
machine	sn log
machine	print
machine	debug
machine	trace
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
machine	log message
machine	log text
machine	log description
machine	debug message
machine	debug text
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
directive	#Preview
directive	#Playground
formatter	formatter
formatter	formatted
formatter	format
markup	://
markup	</
markup	/>
markup	<br
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
unit	{} dB
unit	{}dB
unit	{} kW
unit	{}kW
unit	{} kWh
unit	{}kWh
unit	{} bpm
unit	{}bpm
unit	{} rpm
unit	{}rpm
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
"""####),
  ]
}
