#!/usr/bin/env python3
"""Counts instructions of made-up apps of shapes that once were slow, at three sizes: once, twice and four times as much.

    swift build -c release
    Tests/Benchmarks/shapes.py [--binary PATH]          a line for each shape
    Tests/Benchmarks/shapes.py --check RATCHET          exit status 1 where one grows more than the file allows
    Tests/Benchmarks/shapes.py --shrink RATCHET         writes lower numbers into it

How many instructions an app takes depends on the compiler; how its growth grows hardly does: what the second doubling
adds is twice what the first one adds where all is linear, whatever the start costs. More means that some question
reads the project for each of its places. Needs valgrind.
"""
import argparse
import concurrent.futures
import os
import shutil
import sys
import tempfile

import bench
import instructions

LINEAR = 2
# A compiler or a system library may move a growth by so much.
SLACK = 0.1


def swift(body):
    return f"import UIKit\n\n{body}\n"


def contents(**properties):
    listed = "".join(f', "{key}" : "{value}"' for key, value in properties.items())
    return f'{{ "images" : [ {{ "idiom" : "universal", "filename" : "arrow.pdf"{listed} }} ], "info" : {{ "version" : 1, "author" : "xcode" }} }}\n'


def images(count):
    """Image sets that point to a side, each set in code on a view of its own; some views are turned round elsewhere."""
    for number in range(count):
        yield f"Assets.xcassets/arrow-right-{number}.imageset/Contents.json", contents()
    for file in range(0, count, 20):
        views = "".join(
            f"    let arrowView{number} = UIImageView()\n"
            f"    func show{number}() {{ arrowView{number}.image = UIImage(named: \"arrow-right-{number}\"); titleView.image = picture.icon{number} }}\n"
            for number in range(file, file + 20))
        turned = f"    func turn() {{ arrowView{file}.transform = CGAffineTransform(scaleX: -1, y: 1) }}\n"
        yield f"Cart/Arrows{file}.swift", swift(f"final class Arrows{file}: UIView {{\n    let titleView = UIImageView()\n{views}{turned}}}")


def ends(count):
    """Image sets whose names are put together of two pieces, one of which code chooses by the direction."""
    for number in range(count):
        yield f"Assets.xcassets/step{number}-right.imageset/Contents.json", contents()
    yield "Cart/Sides.swift", swift(
        "final class Sides: UIView {\n    var side: String { effectiveUserInterfaceLayoutDirection == .rightToLeft ? \"-left\" : \"-right\" }\n}")
    for file in range(0, count, 20):
        lines = "".join(f"        pictures.append(\"badge{number}\")\n        label.textAlignment = .left\n" for number in range(file, file + 20))
        yield f"Cart/Names{file}.swift", swift(f"final class Names{file}: UIView {{\n    func list() {{\n{lines}    }}\n}}")


def helpers(count):
    """Functions of the project that ask for the direction, and code that calls them."""
    for file in range(0, count, 20):
        made = "".join(
            f"func startSide{number}(_ view: UIView) -> NSTextAlignment {{ view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left }}\n"
            for number in range(file, file + 20))
        used = "".join(f"        label{number}.textAlignment = startSide{number}(self)\n        note{number}.textAlignment = .left\n" for number in range(file, file + 20))
        yield f"Helpers/Sides{file}.swift", swift(made)
        yield f"Cart/Rows{file}.swift", swift(f"final class Rows{file}: UIView {{\n    func align() {{\n{used}    }}\n}}")


def extensions(count):
    """One class in many extensions, each in a file of its own, which hold its views against each other."""
    yield "Cart/Basket.swift", swift("final class Basket: UIView {\n" + "".join(f"    let row{number} = UILabel()\n" for number in range(count)) + "}")
    for number in range(count):
        yield f"Cart/Basket+{number}.swift", swift(
            f"extension Basket {{\n    func layout{number}() {{\n"
            f"        row{number}.leftAnchor.constraint(equalTo: row{(number + 1) % count}.leftAnchor, constant: 8).isActive = true\n"
            f"        row{number}.textAlignment = .left\n    }}\n}}")


def keys(count):
    """Keys of string files in two languages, with the code that reads them."""
    for language, word in (("en", "%d items in %@"), ("ar", "%d من %@")):
        yield f"{language}.lproj/Localizable.strings", "".join(f'"basket.row{number}.title" = "{word} {number}";\n' for number in range(count))
    for file in range(0, count, 100):
        lines = "".join(
            f"        label.text = String(format: NSLocalizedString(\"basket.row{number}.title\", comment: \"\"), count, name)\n" for number in range(file, file + 100))
        yield f"Cart/Texts{file}.swift", swift(f"final class Texts{file}: UIView {{\n    func show(count: Int, name: String) {{\n{lines}    }}\n}}")


def generics(count):
    """Values whose types lead through generic types that lie in each other."""
    for number in range(count):
        depth = 4 + number % 12
        inner = "Box<" * depth + "Row" + ">" * depth
        yield f"Cart/Chain{number}.swift", swift(
            f"struct Holder{number}<Value, Other: Collection> where Other.Element == Box<Value> {{\n    var label{number} = UILabel()\n    var value: {inner}\n"
            f"    var next: Holder{(number + 1) % count}<{inner}, [Box<{inner}>]>?\n"
            f"    func align() {{ self.next?.next?.label{number}.textAlignment = .left; next?.value.first?.row.side = .left }}\n}}")


SHAPES = [
    ("images set in code", images, 100),
    ("ends of image names", ends, 100),
    ("helpers of the project", helpers, 100),
    ("extensions of one class", extensions, 25),
    ("keys of string files", keys, 600),
    ("generic types in each other", generics, 20),
]


def cost(binary, shape, count):
    with tempfile.TemporaryDirectory() as app:
        # The root of a project of its own.
        os.mkdir(os.path.join(app, ".git"))
        for path, text in shape(count):
            place = os.path.join(app, path)
            os.makedirs(os.path.dirname(place), exist_ok=True)
            with open(place, "w", encoding="utf-8") as file:
                file.write(text)
        return instructions.count(binary, app, ".")


def read(path):
    """The most growth of each shape, by its name."""
    with open(path, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file if line.strip() and not line.startswith("#")]
    return {name: float(number) for name, number in rows}


def write(path, growths):
    with open(path, "w", encoding="utf-8") as file:
        file.write("# What an app of a shape takes more when it grows from twice to four times its size, by what it takes more when it doubles first;\n"
                   "# 2 is linear. See Tests/Benchmarks/shapes.py.\n")
        file.writelines(f"{name}\t{growth:.2f}\n" for name, growth in growths.items())


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--binary", default=bench.BINARY)
    parser.add_argument("--check", metavar="RATCHET", help="the file with the most that each may grow")
    parser.add_argument("--shrink", metavar="RATCHET", help="writes what each grows now into the file, where that is less")
    options = parser.parse_args()
    if not shutil.which("valgrind"):
        sys.exit("valgrind is not installed")
    ratchet = options.check or options.shrink
    allowed = read(ratchet) if ratchet and os.path.exists(ratchet) else {}
    binary = os.path.abspath(options.binary)
    found, failed = {}, False
    # As many at once as there are processors: the counts are the same on a busy machine. The longest begin first.
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = {(name, times): pool.submit(cost, binary, shape, size * times) for times in (4, 2, 1) for name, shape, size in SHAPES}
    for name, _, _ in SHAPES:
        once, twice, four = (runs[name, times].result() for times in (1, 2, 4))
        found[name] = (four - twice) / (twice - once)
        most = allowed.get(name)
        grows = options.check and (most is None or found[name] > most + SLACK)
        failed = failed or bool(grows)
        print(f"{'!' if grows else ' '} {once / 1e6:8.1f} {twice / 1e6:8.1f} {four / 1e6:8.1f} million instructions, growth {found[name]:.2f}"
              f"{'' if most is None else f' ({most:.2f} allowed)'}  {name}", flush=True)
    if options.shrink:
        write(ratchet, {name: max(LINEAR, min(growth, allowed.get(name, growth))) for name, growth in found.items()})
    sys.exit("an app grows faster than the ratchet allows: some question reads it for each of its places" if failed else 0)


if __name__ == "__main__":
    main()
