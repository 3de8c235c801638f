#!/usr/bin/env python3
"""Times rtl-audit on folders of sources, beside ripgrep with the same words.

    swift build -c release
    Tests/Benchmarks/bench.py FOLDER ...

Whole processes, taken in turns (A B A B ...), output to a file that nobody reads. Ratios are the
median of the ratios of single rounds, so that a busy machine disturbs both sides alike. There are no
thresholds: numbers depend on the machine.
"""
import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

KINDS = (".swift", ".m", ".mm", ".h", ".storyboard", ".xib")
HERE = os.path.dirname(os.path.abspath(__file__))
BINARY = os.path.join(HERE, "..", "..", ".build", "release", "rtl-audit")


def size(folder):
    """Files and bytes of the kinds that both tools read."""
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


def commands(binary, report, words):
    yield "rtl-audit", [binary, "--format", "sarif", "--output", report, "."]
    yield "rtl-audit, 1 thread", [binary, "--threads", "1", "--format", "sarif", "--output", report, "."]
    if shutil.which("rg"):
        # -F takes the words as they are, -w only whole ones; ripgrep skips what git ignores, too.
        globs = [part for kind in KINDS for part in ("-g", "*" + kind)]
        yield "rg -j2", ["rg", "-j2", "-n", "-w", "-F", "-f", words, *globs, "."]
    else:
        print("ripgrep is not installed; rtl-audit is timed alone", file=sys.stderr)


def measure(folder, binary, rounds, scratch):
    listing = subprocess.run([binary, "rules", "--words"], check=True, capture_output=True, text=True).stdout
    words = os.path.join(scratch, "words")
    with open(words, "w") as file:
        file.write(listing.replace('"', ""))
    table = list(commands(binary, os.path.join(scratch, "report.sarif"), words))
    samples = {name: [] for name, _ in table}
    for turn in range(rounds + 1):
        for name, command in table:
            sample = run(command, folder)
            if sample[3] not in (0, 1):
                sys.exit(f"{name} ended with status {sample[3]} in {folder}")
            if turn > 0:  # the first turn warms the file cache
                samples[name].append(sample)
    return len(listing.splitlines()), samples


def show(folder, words, samples):
    files, total = size(folder)
    print(f"\n{folder}: {files} files, {total / 1e6:.1f} MB, {words} words")
    print(f"{'':22}{'wall s':>9}{'CPU s':>9}{'MB/s':>8}{'MiB':>8}{'x rg':>8}")
    base = [sample[0] for sample in samples.get("rg -j2", [])]
    for name, rows in samples.items():
        walls = [row[0] for row in rows]
        wall = statistics.median(walls)
        ratio = f"{statistics.median(a / b for a, b in zip(walls, base)):8.2f}" if base else f"{'-':>8}"
        print(
            f"{name:22}{wall:9.3f}{statistics.median(row[1] for row in rows):9.3f}{total / 1e6 / wall:8.0f}"
            f"{max(row[2] for row in rows):8.1f}{ratio}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", nargs="+", metavar="FOLDER")
    parser.add_argument("--binary", default=BINARY)
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    binary = os.path.abspath(options.binary)
    if not os.access(binary, os.X_OK):
        sys.exit(f"{options.binary} is missing; run `swift build -c release`, or name another with --binary")
    with tempfile.TemporaryDirectory() as scratch:
        for folder in options.folders:
            show(folder, *measure(folder, binary, max(1, options.rounds), scratch))


if __name__ == "__main__":
    main()
