"""Renew the locks in requirements/: each version with its hashes, for every system and Python, without an address.

    python tools/lock.py            renew them all; needs uv
    python tools/lock.py --check    fail where a lock no longer holds what pyproject.toml asks for; asks no index

Locks are what `make play`, `make test`, CI, the image and the release install.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "requirements"
# File -> extras and groups of pyproject.toml, in addition to the needs of a server. A package has one version in all
# locks.
LOCKS: dict[str, tuple[str, ...]] = {
    "run": (),
    "test": ("test",),
    "server": ("postgres", "redis"),
    "docs": ("docs",),
    "release": ("docs", "release"),
    "conformance": ("conformance",),
    "scheduled": ("test", "mutation", "fuzz"),
}
BUILD = "build"  # holds what [build-system] asks for, and nothing of a hall
NAME = re.compile(r"^[A-Za-z0-9._-]+")
PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[.*?\])?==(\S+)", re.M)
OURS = "meadhall"


def normalize_name(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def compile_lock(name: str, *asked: str, needs: str | None = None) -> None:
    """Write one lock, keeping the versions it holds where they still fit; delete a lock to take the newest."""
    subprocess.run(
        [
            "uv",
            "pip",
            "compile",
            "--quiet",
            "--universal",
            "--python-version",
            "3.11",
            "--generate-hashes",
            "--no-emit-index-url",
            "--no-emit-find-links",
            "--no-header",
            "--no-annotate",
            *asked,
            "--output-file",
            str((FOLDER / f"{name}.lock").relative_to(ROOT)),
        ],
        cwd=ROOT,
        check=True,
        text=True,
        input=needs,
    )


def constrain(name: str) -> list[str]:
    """Keep the versions of the locks that are written before this one."""
    earlier = [*LOCKS][: [*LOCKS].index(name)] if name in LOCKS else [*LOCKS]
    return [word for one in earlier for word in ("--constraint", f"{FOLDER.name}/{one}.lock")]


def renew(name: str, parts: tuple[str, ...]) -> None:
    groups = read_project().get("dependency-groups", {})
    asked = [word for part in parts for word in ("--group" if part in groups else "--extra", part)]
    compile_lock(name, *asked, *constrain(name), "pyproject.toml")


def read_project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def read_wanted(parts: tuple[str, ...]) -> set[str]:
    """Return the names that pyproject.toml requires, with our own extras resolved."""
    file = read_project()
    project = file["project"]
    known = {**project["optional-dependencies"], **file["dependency-groups"]}
    waiting, names = [*project["dependencies"]], set()
    waiting += [need for part in parts for need in known[part]]
    while waiting:
        need = waiting.pop()
        found = NAME.match(need)
        assert found, need
        if found[0] == OURS:
            inner = need[need.index("[") + 1 : need.index("]")].split(",")
            waiting += [one for extra in inner for one in known[extra.strip()]]
        else:
            names.add(normalize_name(found[0]))
    return names


def read_build_needs() -> set[str]:
    return {normalize_name(NAME.match(need)[0]) for need in read_project()["build-system"]["requires"]}  # type: ignore[index]


def read_lock(name: str) -> dict[str, str]:
    """Return the versions in a lock, by name."""
    text = (FOLDER / f"{name}.lock").read_text(encoding="utf-8")
    return {normalize_name(one): version for one, version in PINNED.findall(text)}


def list_faults() -> list[str]:
    """Return a sentence for each thing missing from the locks."""
    needs = {**{name: read_wanted(parts) for name, parts in LOCKS.items()}, BUILD: read_build_needs()}
    return [
        f"requirements/{name}.lock lacks {need}; run python tools/lock.py"
        for name, names in needs.items()
        for need in sorted(names - read_lock(name).keys())
    ]


def main() -> int:
    line = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    line.add_argument("--check", action="store_true")
    if line.parse_args().check:
        print(*list_faults(), sep="\n", file=sys.stderr)
        return int(bool(list_faults()))
    FOLDER.mkdir(exist_ok=True)
    for name, parts in LOCKS.items():
        renew(name, parts)
    compile_lock(BUILD, *constrain(BUILD), "-", needs="\n".join(read_project()["build-system"]["requires"]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
