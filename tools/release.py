"""A release in `dist/`: the sources, the wheel made from them, and every check that can be made of both."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from pythons import main as try_pythons
from website.build import SITE, build

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
# What would be missed only by whoever installs it.
IN_WHEEL = (
    "client/pages/keeper.html",
    "server/words/de.ftl",
    "server/store/migrations/versions/v001_hall.py",
    "games/norsaga/rules.toml",
    "py.typed",
    "site/index.html",
    "site/fr/searchindex.js",
)


def version() -> str:
    text = (ROOT / "src/meadhall/version.py").read_text(encoding="utf-8")
    return re.search(r'__version__ = "(.+)"', text)[1]  # type: ignore[index]


def told() -> str:
    """The version that the changes begin with."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return re.search(r"^## (\S+)", text, re.M)[1]  # type: ignore[index]


def built() -> Path:
    """The wheel is made from the sources' archive, so whoever has only that can make it too, but for the handbook."""
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run(
        [sys.executable, "-m", "build", "--outdir", DIST, ROOT],
        check=True,
        stdout=subprocess.DEVNULL,
        env={**os.environ, "MEADHALL_DOCS": str(SITE)},
    )
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *sorted(DIST.iterdir())], check=True)
    return next(DIST.glob("*.whl"))


def missing(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as packed, tarfile.open(next(DIST.glob("*.tar.gz"))) as sources:
        inside = set(packed.namelist())
        beside = {name.partition("/")[2] for name in sources.getnames()}
    return [name for name in IN_WHEEL if f"meadhall/{name}" not in inside] + [
        name for name in ("LICENSE", "README.md", "pyproject.toml", "tools/expand.py") if name not in beside
    ]


def main() -> int:
    if version() != told():
        print(f"src/meadhall/version.py says {version()}, CHANGELOG.md begins with {told()}", file=sys.stderr)
        return 1
    if wrong := build(SITE):
        print(*wrong, sep="\n", file=sys.stderr)
        return 1
    wheel = built()
    if lost := missing(wheel):
        print(f"left out: {', '.join(lost)}", file=sys.stderr)
        return 1
    sys.argv = ["pythons.py", str(wheel)]
    try_pythons()
    print(*sorted(path.name for path in DIST.iterdir()), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
