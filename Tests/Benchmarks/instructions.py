#!/usr/bin/env python3
"""Counts instructions with callgrind: a figure that is the same on a busy machine, to compare commits by.

    swift build -c release
    Tests/Benchmarks/instructions.py [--binary PATH]

Prints what the start costs (one small file in which nothing is found, one with a finding) and what a byte of
a made-up app costs on one thread beyond the start.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile

import bench
import corpus

SILENT = "import UIKit\n\nfinal class Basket: UIView {\n    private let items = UIStackView()\n    func empty() { items.isHidden = true }\n}\n"
DEFECT = SILENT.replace("items.isHidden = true", "label.textAlignment = .left")
MEGABYTES = 2


def count(binary, folder, path):
    with tempfile.TemporaryDirectory() as scratch:
        # Hashes of Swift's dictionaries are seeded anew in every process, unless told otherwise; and what earlier runs
        # of this machine kept is looked through by each run that keeps something.
        environment = dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1", XDG_CACHE_HOME=scratch)
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={scratch}/out", binary, "--threads", "1", "--format", "sarif",
                   "--output", f"{scratch}/report", path]
        words = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True).stderr
    found = re.search(r"Collected : (\d+)", words)
    if not found:
        sys.exit(f"valgrind did not count:\n{words}")
    return int(found.group(1))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--binary", default=bench.BINARY)
    binary = os.path.abspath(parser.parse_args().binary)
    if not shutil.which("valgrind"):
        sys.exit("valgrind is not installed")
    with tempfile.TemporaryDirectory() as folder:
        start = {}
        for name, text in (("Silent", SILENT), ("Defect", DEFECT)):
            os.makedirs(os.path.join(folder, name))
            with open(os.path.join(folder, name, "Basket.swift"), "w", encoding="utf-8") as file:
                file.write(text)
            start[name] = count(binary, os.path.join(folder, name), "Basket.swift")
            print(f"{start[name] / 1e6:8.1f} million instructions for one file{' with a finding' if name == 'Defect' else ', nothing found'}")
        app = os.path.join(folder, "App")
        corpus.write(app, MEGABYTES)
        files, total = bench.size(app)
        print(f"{(count(binary, app, '.') - start['Silent']) / total:8.1f} instructions for each byte of {total / 1e6:.1f} MB in {files} files")


if __name__ == "__main__":
    main()
