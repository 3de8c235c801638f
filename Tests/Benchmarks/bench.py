#!/usr/bin/env python3
"""Times rtl-audit beside tools that read the same files.

    swift build -c release
    Tests/Benchmarks/bench.py [FOLDER ...]          a made-up app where no folder is given
    Tests/Benchmarks/bench.py --each FOLDER ...     every app by itself, a line for each

Whole processes, taken in turns (A B C A B C ...), output to files that nobody reads. Ratios are the
median of the ratios of single rounds, so that a busy machine disturbs all sides alike. There are no
thresholds: numbers depend on the machine.
"""
import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import corpus

CODE_AND_LAYOUTS = (".swift", ".m", ".mm", ".h", ".storyboard", ".xib")
KINDS = CODE_AND_LAYOUTS + (".strings", ".stringsdict", ".xcstrings")
HERE = os.path.dirname(os.path.abspath(__file__))
BINARY = os.path.join(HERE, "..", "..", ".build", "release", "rtl-audit")
AST_GREP_PATTERNS = [
    "$V.textAlignment = .left", "$V.textAlignment = .right", "$V.leftAnchor", "$V.rightAnchor", "UIEdgeInsets($$$A)",
    "$V.contentHorizontalAlignment = .left", "$V.contentHorizontalAlignment = .right", "$V.semanticContentAttribute = $W",
    "CGRect($$$A)", "$V.direction = .left", "$V.direction = .right", "UIImage(systemName: $N)",
]


def size(folder):
    """Files and bytes of the kinds that are audited, asset catalogues apart."""
    files = total = 0
    for path, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            if name.endswith(KINDS):
                files += 1
                total += os.lstat(os.path.join(path, name)).st_size
    return files, total


def run(command, folder):
    """Seconds of wall time, seconds of CPU time, peak memory in MiB, exit status."""
    with open(os.devnull, "wb") as null:
        start = time.perf_counter()
        process = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=null, stderr=null)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / unit, process.returncode


def audit(binary, report, *more):
    return [binary, "--format", "sarif", "--output", report, *more, "."]


def trigger_words(binary, scratch):
    """A file with the words at which rules look, one a line."""
    listing = subprocess.run([binary, "rules", "--words"], check=True, capture_output=True, text=True).stdout
    path = os.path.join(scratch, "words")
    with open(path, "w", encoding="utf-8") as file:
        file.write(listing.replace('"', ""))
    return path


def rules_file(scratch, count):
    """Settings with so many rules of a team."""
    folder = os.path.join(scratch, "rules")
    os.makedirs(folder, exist_ok=True)
    for number in range(count):
        with open(os.path.join(folder, f"team-rule-{number}.md"), "w", encoding="utf-8") as file:
            file.write(
                f"---\nid: team-rule-{number}\ncategory: layout-constraint\nseverity: warning\nfix: none\n"
                f"message: \"`{{MATCH}}` is physical\"\n---\n# Team rule {number}\n\nText.\n\n"
                f"```swift find\n$VIEW.pin{number}(to: .$(left | right))\n```\n\n```objc find\n[$VIEW pin{number}To:$(PinLeft | PinRight)]\n```\n")
    path = os.path.join(scratch, "settings.yml")
    with open(path, "w", encoding="utf-8") as file:
        file.write(f'rule-files: ["{os.path.relpath(folder, scratch)}/*.md"]\n')
    return path


def ast_grep(scratch):
    folder = os.path.join(scratch, "ast-grep", "rules")
    os.makedirs(folder, exist_ok=True)
    for number, pattern in enumerate(AST_GREP_PATTERNS):
        with open(os.path.join(folder, f"r{number}.yml"), "w", encoding="utf-8") as file:
            file.write(f"id: r{number}\nlanguage: swift\nseverity: warning\nmessage: physical\nrule:\n  pattern: '{pattern}'\n")
    config = os.path.join(scratch, "ast-grep", "sgconfig.yml")
    with open(config, "w", encoding="utf-8") as file:
        file.write("ruleDirs: [rules]\n")
    return ["ast-grep", "scan", "-j2", "-c", config, "."]


def search(words, kinds, threads=2):
    """The name and the command of a search for the words in files of some kinds: ripgrep, else grep on one thread."""
    if shutil.which("rg"):
        # -F takes the words as they are, -w only whole ones; ripgrep skips what git ignores, too.
        return f"rg -j{threads}", ["rg", f"-j{threads}", "-n", "-w", "-F", "-f", words, *(part for kind in kinds for part in ("-g", "*" + kind)), "."]
    return "grep -F", ["grep", "-rnwF", "-f", words, *(f"--include=*{kind}" for kind in kinds), "."]


def slowest(binary, report, folder):
    """The stage that took longest, and the rule, with their milliseconds."""
    words = subprocess.run(audit(binary, report, "--no-cache", "--timings"), cwd=folder, capture_output=True, text=True).stderr
    parts = re.split(r"milliseconds per (?:stage|rule)[^\n]*\n", words)[1:]
    found = [max(re.findall(r"^ +([\d.]+) +(.+)$", part, re.M), key=lambda row: float(row[0]), default=("", "")) for part in parts]
    return ", ".join(f"{name} {float(time):.0f}" for time, name in found if name)


def each(folders, binary, rounds, scratch):
    """A line for each app: the shortest time of both, taken in turns, so that what else the machine does counts as little as possible."""
    report = os.path.join(scratch, "report.sarif")
    name, command = search(trigger_words(binary, scratch), KINDS)
    if command[0] != "rg":
        print("ripgrep is not installed: ratios are those to `grep -F` on one thread", file=sys.stderr)
    print(f"| app | files | MB | {name} s | rtl-audit s | × {name} | CPU s | ms per MB | MiB | slowest stage and rule, ms |\n|---|---:|---:|---:|---:|---:|---:|---:|---:|---|")
    ratios = []
    for folder in folders:
        files, total = size(folder)
        if not files:
            print(f"{folder} has no files to audit", file=sys.stderr)
            continue
        samples = measure({name: command, "rtl-audit": audit(binary, report, "--no-cache")}, folder, rounds)
        other, own = (min(sample[0] for _, sample in rows) for rows in samples.values())
        cpu = min(sample[1] for _, sample in samples["rtl-audit"])
        peak = max(sample[2] for _, sample in samples["rtl-audit"])
        ratios.append((own / other, os.path.basename(folder)))
        print(f"| {os.path.basename(folder)} | {files} | {total / 1e6:.1f} | {other:.3f} | {own:.3f} | {own / other:.2f} | {cpu:.3f} | {own * 1e9 / total:.1f} | {peak:.1f} | "
              f"{slowest(binary, report, folder)} |", flush=True)
    ratios.sort()
    if ratios:
        middle, ninth = statistics.median(ratio for ratio, _ in ratios), ratios[-(-len(ratios) * 9 // 10) - 1][0]
        print(f"\n{len(ratios)} apps, × {name}: median {middle:.2f}, 90th percentile {ninth:.2f}, worst {ratios[-1][0]:.2f} ({ratios[-1][1]})")


def side_by_side(binaries, scratch, slow):
    """The commands that are compared, by name; the first is what ratios are taken of."""
    report = os.path.join(scratch, "report.sarif")
    table = {}
    if shutil.which("rg"):
        words = trigger_words(binaries[0], scratch)
        for more, kinds in (("", KINDS), (", no string files", CODE_AND_LAYOUTS)):
            name, command = search(words, kinds)
            table[name + more] = command
    else:
        print("ripgrep is not installed; rtl-audit is timed alone", file=sys.stderr)
    for binary in binaries:
        name = "rtl-audit" if len(binaries) == 1 else os.path.relpath(binary)
        table[name] = audit(binary, report)
        for threads in (1, 2):
            table[f"{name}, {threads} thread{'s' if threads > 1 else ''}"] = audit(binary, report, "--threads", str(threads))
    if slow and shutil.which("ast-grep"):
        table["ast-grep, 12 rules"] = ast_grep(scratch)
    if slow and shutil.which("swift-format"):
        table["swift-format lint"] = ["swift-format", "lint", "-r", "-p", "."]
    return table


def measure(table, folder, rounds):
    """Rows of samples by name. The first turn warms the file cache; slow tools take every fourth turn."""
    samples = {name: [] for name in table}
    for turn in range(rounds + 1):
        for name, command in table.items():
            if command[0] in ("ast-grep", "swift-format") and turn % 4 != 1:
                continue
            sample = run(command, folder)
            if command[0] not in ("ast-grep", "swift-format") and sample[3] not in (0, 1):
                sys.exit(f"{name} ended with status {sample[3]} in {folder}")
            if turn > 0:
                samples[name].append((turn, sample))
    return samples


def show(title, total, samples):
    """A table. `total`: the bytes that each row reads, or a list of them."""
    totals = total if isinstance(total, list) else [total] * len(samples)
    base_name = next(iter(samples))
    base = dict(samples[base_name])
    print(f"\n{title}\n")
    print(f"| | wall s | CPU s | MB/s | MiB | × {base_name} |\n|---|---:|---:|---:|---:|---:|")
    for (name, rows), total in zip(samples.items(), totals):
        wall = statistics.median(row[0] for _, row in rows)
        ratio = statistics.median(row[0] / base[turn][0] for turn, row in rows if turn in base)
        cpu = statistics.median(row[1] for _, row in rows)
        print(f"| {name} | {wall:.3f} | {cpu:.3f} | {total / 1e6 / wall:.0f} | {max(row[2] for _, row in rows):.1f} | {ratio:.2f} |")


def copies(folder, scratch, count):
    """A folder that holds another so many times."""
    target = os.path.join(scratch, f"x{count}")
    for number in range(count):
        shutil.copytree(folder, os.path.join(target, str(number)), symlinks=True, ignore=shutil.ignore_patterns(".git", ".build"))
    return target


def growth(folder, binary, rounds, scratch, sizes):
    """How time and memory grow with the project."""
    report = os.path.join(scratch, "report.sarif")
    folders = {f"× {count}": copies(folder, scratch, count) for count in sizes}
    samples = {name: [] for name in folders}
    for turn in range(rounds + 1):
        for name, place in folders.items():
            sample = run(audit(binary, report), place)
            if turn > 0:
                samples[name].append((turn, sample))
    show("growth with the size", [size(folder)[1] * count for count in sizes], samples)
    for place in folders.values():
        shutil.rmtree(place)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", nargs="*", metavar="FOLDER", help="sources; without any a made-up app of 20 MB")
    parser.add_argument("--binary", action="append", help="compare builds (may be repeated)")
    parser.add_argument("--each", action="store_true", help="every folder is an app: one line for each, then the median and the worst")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--sizes", default="1,2,4,8", help="how many copies the growth is shown for; empty for none")
    parser.add_argument("--slow", action="store_true", help="ast-grep and swift-format as well, where installed")
    options = parser.parse_args()
    binaries = [os.path.abspath(path) for path in options.binary or [BINARY]]
    for path in binaries:
        if not os.access(path, os.X_OK):
            sys.exit(f"{path} is missing; run `swift build -c release`, or name another with --binary")
    rounds = max(1, options.rounds)
    sizes = [int(number) for number in options.sizes.split(",") if number]
    with tempfile.TemporaryDirectory() as scratch:
        folders = [os.path.abspath(folder) for folder in options.folders]
        if options.each:
            each(folders, binaries[0], rounds, scratch)
            return
        if not folders:
            folders = [os.path.join(scratch, "made-up")]
            corpus.write(folders[0], 20)
        for folder in folders:
            files, total = size(folder)
            show(f"{os.path.basename(folder)}: {files} files, {total / 1e6:.1f} MB", total,
                 measure(side_by_side(binaries, scratch, options.slow), folder, rounds))
            settings = rules_file(scratch, 200)
            report = os.path.join(scratch, "report.sarif")
            table = {"no rules of a team": audit(binaries[0], report),
                     "200 rules of a team": audit(binaries[0], report, "--settings", settings)}
            show("rules of a team", total, measure(table, folder, rounds))
            if sizes:
                growth(folder, binaries[0], rounds, scratch, sizes)


if __name__ == "__main__":
    main()
