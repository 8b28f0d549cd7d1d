"""Count the instructions of a script between two marks, function by function, with valgrind's callgrind.

A mark is a call of `os.getppid`, which no other code calls: callgrind writes its counts whenever the C library's
function of that name is entered. The second of these sheets covers the time between the marks; start-up is in the
first. Other load on the machine cannot change the counts.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

MARK = "getppid"
NAMED = re.compile(r"c?fn=\((\d+)\)(?: (.*))?")


@dataclass(frozen=True)
class Profile:
    """Instructions in total, of each function itself, and of each with its callees.

    A function that calls itself indirectly counts in `whole` once for each time it is on the stack.
    """

    total: int
    own: Counter[str]
    whole: Counter[str]


def is_installed() -> bool:
    return shutil.which("valgrind") is not None


def run_counted(script: Sequence[str], folder: Path) -> tuple[str, Profile]:
    """Return the output of the script, and the profile between its marks; it imports Meadhall from `folder`."""
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0", "LANG": "C.UTF-8"}
    with tempfile.TemporaryDirectory() as place:
        sheet = Path(place) / "sheet"
        done = subprocess.run(
            [
                "valgrind",
                "--quiet",
                "--tool=callgrind",
                f"--callgrind-out-file={sheet}",
                f"--dump-before={MARK}",
                sys.executable,
                *script,
            ],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        between = sheet.with_name("sheet.2")
        if not between.exists() or sheet.with_name("sheet.3").exists():
            raise RuntimeError(f"callgrind saw other than two marks in {script[0]}")
        return done.stdout, parse_sheet(between.read_text(encoding="utf-8").splitlines())


def parse_sheet(lines: Iterable[str]) -> Profile:
    """Parse a sheet of callgrind: lines of cost belong to the function named last; after `calls=` to its callee."""
    names: dict[str, str] = {}
    own: Counter[str] = Counter()
    whole: Counter[str] = Counter()
    here = called = ""
    of_call = False
    for line in lines:
        if found := NAMED.match(line):
            name = names.setdefault(found[1], found[2] or "")
            if line[0] == "c":
                called = name
            else:
                here = name
        elif line.startswith("calls="):
            of_call = True
        elif line[:1].isdigit() or line[:1] in {"+", "-", "*"}:
            cost = int(line.split()[1])
            if not of_call:
                own[here] += cost
            if not of_call or called != here:
                whole[here] += cost
            of_call = False
    return Profile(own.total(), own, whole)
