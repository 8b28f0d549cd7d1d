"""Instructions that a script takes between two marks, function by function, counted by valgrind's callgrind.

A mark is a call of `os.getppid`, which nothing else calls: callgrind writes down what it has counted whenever the C
library's function of that name begins. The second of these sheets is what happened between the marks; start-up lies
in the first. Nothing else that runs on the machine can change the counts.
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
    """Instructions in all, of each function itself, and of each with whatever it called.

    A function that calls itself by way of another one is counted in `whole` once for each time it is on the stack.
    """

    total: int
    own: Counter[str]
    whole: Counter[str]


def installed() -> bool:
    return shutil.which("valgrind") is not None


def counted(script: Sequence[str], folder: Path) -> tuple[str, Profile]:
    """What the script printed, and the profile between its marks; it finds the hall in `folder`."""
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
        return done.stdout, read(between.read_text(encoding="utf-8").splitlines())


def read(lines: Iterable[str]) -> Profile:
    """A sheet of callgrind: lines of cost belong to the function named last; after `calls=` to one that it called."""
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
