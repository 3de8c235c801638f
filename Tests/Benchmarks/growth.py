#!/usr/bin/env python3
"""Times code that nobody writes, once and four times as much of it: what reads a file for each of its places shows.

    swift build -c release
    Tests/Benchmarks/growth.py                 shapes that were slow once
    Tests/Benchmarks/growth.py --examples      every line and block of the rules' examples, over and over: minutes

Prints CPU seconds on one thread for both sizes and what the larger takes of the smaller: 4 is linear. A shape
that is slow at both sizes and grows more than 8 times is marked with `!`. A limit may make the larger the faster.
"""
import argparse
import glob
import os
import re
import tempfile

import bench

SLOW = 0.5
KIB = 1 << 10
FENCES = {"swift": "A.swift", "objc": "A.m"}
FRAMES = {
    "A.swift": ("import UIKit\nimport SnapKit\nfinal class Basket: UIView {\nfunc layout() {\n", "\n}\n}\n"),
    "A.m": ("#import <UIKit/UIKit.h>\n@implementation Basket\n- (void)layout {\n", "\n}\n@end\n"),
}
TOP = os.path.join(bench.HERE, "..", "..")


def shapes():
    """What it is, the name of its file, its pieces, and how many of them the smaller size has; `{}` is the number of a piece."""
    swift, objc = FRAMES["A.swift"], FRAMES["A.m"]
    side = "label.textAlignment = .left\n"
    return [
        ("else if", "A.m", objc[0] + "if (a) {}\n", "else if (b == {}) {{ label.textAlignment = NSTextAlignmentLeft; }}\n",
         objc[1] + "void turn(void) { if (isRTL) {} }\n", 750),
        ("else", "A.swift", "if isRTL {}", " else {{}}", "\n" + side, 25_000),
        ("tests of an open statement", "A.m", "x = isRTL;\n", "[x = NSTextAlignmentRight;\n", "", 750),
        ("factors of a statement", "A.swift", swift[0] + "x = ", "g({{ 1 }}) + isRTL + ", "1\n" + side * 500 + swift[1], 500),
        ("assignments in a condition", "A.swift", swift[0] + "if ", "(isRTL = 1), ", "a { return }\n" + side * 500 + swift[1], 500),
        ("pieces of a sentence", "A.swift", swift[0] + "label.text = ", 'a + ": " + ', "b\n" + swift[1], 2_000),
        ("texts in a chain of calls", "A.swift", swift[0] + "logger\n", '.info("paid $\\(price)")\n', swift[1], 2_000),
        ("values of a format", "A.m", objc[0] + "NSString *s = [NSString stringWithForma", 't:@"width: %d USD", wid', "th];\n" + objc[1], 2_000),
        ("formats in a key", "A.swift", swift[0] + 'label.text = String(localized: "', '\\(String(format: "%@ %@", value, unit)) ', '")\n' + swift[1], 1_500),
        ("sides of a chain", "A.swift", swift[0] + "icon.snp.makeConstraints { make in make", ".left", ".equalTo(card) }\n" + swift[1], 2_000),
        ("sides beyond counting", "A.swift", swift[0] + "icon.snp.makeConstraints { make in make", ".left", ".equalTo(card) }\n" + swift[1], 40_000),
        ("sides and blocks", "A.swift", swift[0] + "icon.snp.makeConstraints { make in make", ".left.each {{ $0.left }}", ".equalTo(card) }\n" + swift[1], 2_000),
        ("suppressions", "A.swift", "", "// rtl-audit:disable:next fixxed-text-alignment\n", side, 2_000),
        ("makers", "A.swift", swift[0], "icon.snp.makeConstraints {{ make in make.left.equalTo(card) }}\n", swift[1], 750),
        ("makers in a row", "A.swift", swift[0] + "icon", ".snp.makeConstraints {{ make in make.left.equalTo(card) }} ", swift[1], 750),
        ("makers of Masonry", "A.m", objc[0], "[icon mas_makeConstraints:^(MASConstraintMaker *make) {{ make.left.equalTo(card).offset(gap); }}];\n", objc[1], 750),
        ("locals turned later", "A.swift", swift[0], "let p{0} = Int(scroll.contentOffset.x / width)\ndots.page = isRTL ? 9 - p{0} : p{0}\n", swift[1], 750),
        ("one local turned again and again", "A.swift", swift[0] + "let p = Int(scroll.contentOffset.x / width)\n", "dots.page = p\nif isRTL {{ show(other{0}) }}\n", swift[1], 2_000),
        ("things told again", "A.swift", swift[0], "back.setImage(UIImage(named: \"back\"), for: .normal)\nif wide {{ if isRTL {{ close.hide() }} }}\n", swift[1], 750),
        ("drags that decide", "A.swift", swift[0], "if pan.translation(in: view).x > {0} {{ if wide {{ go() }} }} else ", "{{ isRTL ? a() : b() }}" + swift[1], 750),
        ("languages chosen", "A.swift", swift[0], "setLanguage(\"ar\")\nlabel.textAlignment = .left\n", swift[1], 2_000),
        ("labels held at one side", "A.swift", "let l = UILabel()\n" + swift[0],
         "let l{0} = UILabel()\nl{0}.textAlignment = .right\nrow.addArrangedSubview(l{0})\nl{0}.leadingAnchor.constraint(equalTo: card.leadingAnchor).isActive = true\n", swift[1], 750),
        ("labels of like names", "A.swift", "let l = UILabel()\n" + swift[0],
         "let shipping{0:06}OrderTitleLabel = UILabel()\nshipping{0:06}OrderTitleLabel.textAlignment = .right\n"
         "shipping{0:06}OrderTitleLabel.leadingAnchor.constraint(equalTo: card.leadingAnchor).isActive = true\n", swift[1], 3_000),
        ("named constraints", "A.swift", swift[0], "let c{0} = a.leftAnchor.constraint(equalTo: b.leftAnchor)\nc{0}.isActive = true\n", swift[1], 750),
        ("images of a statement", "A.swift", swift[0], 'let menu = UIImage(named: "menu_arrow_right") ', swift[1], 750),
        ("offsets of a statement", "A.swift", swift[0], "strip.setContentOffset(CGPoint(x: offset, y: 0), animated: true) ", swift[1], 750),
        ("points of pages", "A.swift", swift[0], "let p{0} = CGPoint(x: index * width, y: 0)\nshow(p{0})\n", swift[1], 750),
        ("members called left", "A.swift", swift[0] + "card", ".left", ".alignment = .left\n" + side * 50 + swift[1], 2_000),
        ("recognisers", "A.swift", swift[0], "swipe{} = UISwipeGestureRecognizer()\n", swift[1], 750),
        ("swipes and their handlers", "A.swift", swift[0], "swipe{0}.direction = .left\nif swipe{0}.direction == .left {{ turn() }}\n", swift[1], 500),
        ("symbols of older systems", "A.swift", swift[0], 'if new {{ use("chevron.forward") }} else {{ use("chevron.right") }}\n', swift[1], 500),
        ("symbols of a chain", "A.swift", swift[0] + "if first { }", ' else if is{0} {{ use(UIImage(systemName: "chevron.right")) }}', swift[1], 500),
        ("lists that end in commas", "A.swift", swift[0], "a{0}.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 8,).isActive = true\n", swift[1], 500),
        ("signs turned later", "A.swift", swift[0] + "var sign = pan.translation(in: self).x < 0 ? 1 : -1\n", "sign *= isRTL ? -1 : 1\n", swift[1], 1_000),
        ("views turned round", "A.swift", swift[0], "scroll{0}.transform = CGAffineTransform(scaleX: isRTL ? -1 : 1, y: 1)\npage = scroll{0}.contentOffset.x / width\n", swift[1], 500),
        ("aliases of aliases", "A.swift", "typealias T = NSTextAlignment\n", "typealias T{0} = NSTextAlignment\n", side, 12_000),
        ("comparisons of a line", "A.swift", swift[0] + "let x = pan.translation(in: view).x\nif ", "x < {0} || ", "wide { go() }\n" + swift[1], 2_000),
        ("values of one name", "A.swift", swift[0], "side = NSTextAlignment.left\nlabel{0}.textAlignment = side\n", swift[1], 5_000),
        ("one class again and again", "A.m", "", "@interface MosaicLayout : UICollectionViewLayout\n@end\n", "", 1_000),
        ("classes in classes", "A.swift", "", "class A {{\n", side, 10_000),
        ("directives", "A.swift", "", "// rtl-audit:disable no-such-rule\n", side, 5_000),
        ("labels on frames", "A.xib",
         '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects><view id="v"><subviews>',
         '<label text="a" textAlignment="left" fixedFrame="YES" id="l{0}"><rect key="frame" x="8" y="{0}" width="99" height="9"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/></label>',
         "</subviews></view></objects></document>", 1_000),
        ("labels of a stack", "A.xib",
         '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects><stackView id="s"><subviews>',
         '<label text="a" textAlignment="right" translatesAutoresizingMaskIntoConstraints="NO" id="l{}"/>', "</subviews></stackView></objects></document>", 2_000),
    ]


def examples():
    """Lines of the rules' examples on one line and on many, and whole examples, 64 KiB of each."""
    seen = set()
    for path in sorted(glob.glob(TOP + "/Rules/*/*.md")):
        with open(path, encoding="utf-8") as file:
            blocks = re.findall(r"^```(swift|objc) (?:bad|good|fixed)[^\n]*\n(.*?)^```", file.read().replace("↓", ""), re.M | re.S)
        for language, block in blocks:
            name = FENCES[language]
            head, tail = FRAMES[name]
            for piece in [line.strip() for line in block.splitlines()] + [block.strip()]:
                if len(piece) < 6 or piece in seen:
                    continue
                seen.add(piece)
                for end in "\n", " ":
                    text = (piece + end).replace("{", "{{").replace("}", "}}")
                    yield piece.replace("\n", "⏎") + ("" if end == "\n" else " (one line)"), name, head, text, tail, 64 * KIB // len(piece + end)


def seconds(binary, name, text):
    with tempfile.TemporaryDirectory() as folder:
        # The root of a project: nothing else is asked.
        os.mkdir(os.path.join(folder, ".git"))
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(text)
        _, cpu, _, status = bench.run([binary, "--no-cache", "--threads", "1", "--min-level", "note", "--format", "sarif", name], folder)
    if status not in (0, 1):
        print(f"exit status {status}:", end=" ")
    return cpu


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--binary", default=bench.BINARY)
    parser.add_argument("--examples", action="store_true")
    arguments = parser.parse_args()
    binary = os.path.abspath(arguments.binary)
    for title, name, head, piece, tail, count in examples() if arguments.examples else shapes():
        def cost(count):
            return seconds(binary, name, head + "".join(piece.format(number) for number in range(count)) + tail)
        small = cost(count)
        if arguments.examples and small < SLOW / 4:
            continue
        large = cost(count * 4)
        mark = "!" if large > SLOW and large > small * 8 else " "
        print(f"{mark} {small:6.2f} s {large:6.2f} s {large / max(small, 0.01):5.1f} ×  {title[:100]}", flush=True)


if __name__ == "__main__":
    main()
