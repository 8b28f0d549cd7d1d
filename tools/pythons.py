"""Does a wheel work with every Python there is on this machine? `python tools/pythons.py dist/meadhall-….whl`

Each gets an environment of its own with nothing but the wheel and what it needs. It must say its version, look the
installation over, play a game between bots, and open a hall that answers.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

OLDEST, NEWEST = 11, 20


def pythons() -> dict[str, str]:
    """By version, such as 3.12; those on the path, those of pyenv, and the one that runs this."""
    found = {f"3.{sys.version_info.minor}": sys.executable}
    for minor in range(OLDEST, NEWEST):
        name = f"3.{minor}"
        kept = sorted((Path.home() / ".pyenv" / "versions").glob(f"{name}.*/bin/python"))
        for path in (*map(str, reversed(kept)), shutil.which(f"python{name}")):
            if name not in found and path and is_really(path, name):
                found[name] = path
    return dict(sorted(found.items()))


def is_really(path: str, name: str) -> bool:
    said = subprocess.run(
        [path, "-c", "import sys, venv; print('%d.%d' % sys.version_info[:2])"],
        capture_output=True,
        text=True,
        check=False,
    )
    return said.stdout.strip() == name


def tried(python: str, wheel: Path, folder: Path) -> str:
    """What `meadhall --version` says there; anything that fails ends it all."""
    subprocess.run([python, "-m", "venv", folder], check=True)
    subprocess.run(
        [folder / "bin/python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel], check=True
    )
    return lived_in(str(folder / "bin/meadhall"), folder)


def lived_in(meadhall: str, folder: Path, *before: str) -> str:
    """One who has just installed it: version, health, a game, a hall."""
    home = {**os.environ, "MEADHALL_HOME": str(folder / "home")}
    home.pop("PYTHONPATH", None)

    def said(*line: str) -> str:
        return subprocess.run(
            [*before, meadhall, *line], check=True, capture_output=True, text=True, env=home, cwd=folder
        ).stdout

    version = said("--version").strip()
    assert json.loads(said("doctor", "--json"))["problems"] in ([], ["encoding"])
    assert "thrall" in said("sim", "norsaga", "--bots", "thrall,thrall", "--num", "1", "--jobs", "1")
    hall = subprocess.Popen(
        [*before, meadhall, "serve", "--port", "0", "--json"], stdout=subprocess.PIPE, text=True, env=home, cwd=folder
    )
    try:
        assert hall.stdout is not None
        told = ""
        while not told.endswith("}\n"):
            told += hall.stdout.readline() or "{}\n"
        with urllib.request.urlopen(f"{json.loads(told)['address']}/readyz", timeout=60) as reply:
            assert json.load(reply) == {"ready": True, "lacks": []}
    finally:
        hall.terminate()
        hall.wait(60)
    return version


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("wheel", type=Path)
    wheel = parser.parse_args().wheel.resolve()
    for name, python in pythons().items():
        with tempfile.TemporaryDirectory() as folder:
            print(f"Python {name}: {tried(python, wheel, Path(folder))}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
