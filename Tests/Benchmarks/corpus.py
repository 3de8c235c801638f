"""A made-up app: where nobody has a real one at hand, and for instruction counts that anybody can repeat.

Sizes and mix follow nine open-source apps: the median file has 2.4 KB, two thirds of the bytes are Swift,
a quarter Objective-C, the rest Interface Builder; about one line in three hundred is a finding.
The same seed gives the same bytes everywhere.
"""
import os
import random

WORDS = ("order basket item price courier address street coupon voucher receipt rating review store branch window "
         "total amount discount schedule delivery parcel label banner header footer summary detail history search").split()
VERBS = "load store update refresh show prepare compute merge send parse sort find open".split()
SWIFT_DEFECTS = [
    "{a}Label.textAlignment = .left",
    "{a}View.leftAnchor.constraint(equalTo: {b}View.leftAnchor, constant: 16).isActive = true",
    "{a}Button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)",
    "{a}Button.contentHorizontalAlignment = .left",
    "{a}Label.text = \"\\(count) %\"",
    "{a}View.frame = CGRect(x: bounds.width - 48, y: 8, width: 40, height: 40)",
]
OBJC_DEFECTS = [
    "self.{a}Label.textAlignment = NSTextAlignmentLeft;",
    "self.{a}Button.contentHorizontalAlignment = UIControlContentHorizontalAlignmentRight;",
    "self.{a}View.layoutMargins = UIEdgeInsetsMake(0, 16, 0, 0);",
]


def grown(lines, size, body):
    """The lines with bodies behind them until the text has about so many bytes."""
    length = sum(map(len, lines))
    while length < size:
        more = body()
        lines += more
        length += sum(map(len, more)) + len(more)
    return lines


def swift_file(dice, size, name):
    lines = ["import Foundation", "import UIKit", "", f"/// Shows the {dice.choice(WORDS)} of a delivery.",
             f"final class {name}: UIViewController {{"]
    words = dice.sample(WORDS, 6)
    lines += [f"    private let {word}Label = UILabel()" for word in words]

    def body():
        a, b, verb = dice.choice(words), dice.choice(words), dice.choice(VERBS)
        text = [
            f"    /// Called when the {a} changes; {b} follows.",
            f"    func {verb}{a.title()}{dice.randrange(900)}(_ {b}: Int, for key: String) -> Bool {{",
            f"        guard {b} > {dice.randrange(9)}, let {a} = cache[key] else {{ return false }}",
            f"        {b}Label.text = \"{a.title()}: \\({b})\"",
            f"        if {a}.count == {b} {{",
            f"            service.{verb}({a}, completion: {{ [weak self] result in self?.{a}Label.isHidden = result.isEmpty }})",
            "        } else {",
            f"            log.debug(\"{verb} {a} {b}\")",
            "        }",
        ]
        if dice.random() < 0.04:
            text.append("        " + dice.choice(SWIFT_DEFECTS).format(a=a, b=b))
        text += [f"        return {a}.allSatisfy {{ $0.{b}Identifier != nil }}", "    }", ""]
        return text

    return "\n".join(grown(lines, size, body) + ["}", ""])


def objc_file(dice, size, name):
    lines = [f"#import \"{name}.h\"", "#import <UIKit/UIKit.h>", "", f"@implementation {name}", ""]

    def body():
        a, b, verb = dice.choice(WORDS), dice.choice(WORDS), dice.choice(VERBS)
        text = [
            f"- (BOOL){verb}{a.title()}{dice.randrange(900)}:(NSInteger){b} forKey:(NSString *)key {{",
            f"    NSArray *{a}s = [self.cache objectForKey:key];",
            f"    if ({a}s.count == 0 || {b} < {dice.randrange(9)}) {{ return NO; }}",
            f"    for (Basket{a.title()} *{a} in {a}s) {{",
            f"        [self.service {verb}:{a} completion:^(BOOL done) {{ [{a} setHidden:!done]; }}];",
            "    }",
        ]
        if dice.random() < 0.04:
            text.append("    " + dice.choice(OBJC_DEFECTS).format(a=a))
        text += [f"    return [{a}s containsObject:@({b})];", "}", ""]
        return text

    return "\n".join(grown(lines, size, body) + ["@end", ""])


def xib_file(dice, size, _name):
    lines = ['<?xml version="1.0" encoding="UTF-8"?>',
             '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">', "  <objects>",
             '    <view contentMode="scaleToFill" id="top"><subviews>']
    count = 0

    def body():
        nonlocal count
        count += 1
        side = ' textAlignment="left"' if dice.random() < 0.05 else ' textAlignment="natural"'
        text = [f'      <label opaque="NO" text="{dice.choice(WORDS).title()}"{side} lineBreakMode="tailTruncation" id="l{count}">',
                f'        <rect key="frame" x="16" y="{count * 20}" width="288" height="20"/>',
                '        <fontDescription key="fontDescription" type="system" pointSize="17"/>', "      </label>"]
        return text

    return "\n".join(grown(lines, size, body) + ["    </subviews></view>", "  </objects>", "</document>", ""])


KINDS = [(swift_file, ".swift", 0.70), (objc_file, ".m", 0.23), (xib_file, ".xib", 0.07)]


def write(folder, megabytes, seed=1):
    """Fills a folder with about so many megabytes."""
    dice = random.Random(seed)
    left = megabytes * 1e6
    number = 0
    while left > 0:
        number += 1
        size = min(dice.lognormvariate(7.8, 1.3), 200_000)
        kind, ending, _ = dice.choices(KINDS, weights=[share for _, _, share in KINDS])[0]
        name = f"Basket{dice.choice(WORDS).title()}Controller{number}"
        text = kind(dice, size, name)
        path = os.path.join(folder, "App", dice.choice(WORDS), name + ending)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        left -= len(text)
