"""Check a wheel with every Python on this machine. `python tools/pythons.py dist/meadhall-….whl`

Each gets its own environment with only the wheel and its dependencies. It must print its version, run the health check,
play a game between bots, and start a server that answers. With `--compiled` a wheel is built from this checkout for
each Python, in isolation, and must contain the compiled engine.
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

ROOT = Path(__file__).parents[1]
SOURCES = ("src", "tools", "setup.py", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in")
OLDEST, NEWEST = 11, 20


def find_pythons() -> dict[str, str]:
    """Return interpreters by version, such as 3.12: those on the path, those of pyenv, and the running one."""
    found = {f"3.{sys.version_info.minor}": sys.executable}
    for minor in range(OLDEST, NEWEST):
        name = f"3.{minor}"
        kept = sorted((Path.home() / ".pyenv" / "versions").glob(f"{name}.*/bin/python"))
        for path in (*map(str, reversed(kept)), shutil.which(f"python{name}")):
            if name not in found and path and has_version(path, name):
                found[name] = path
    return dict(sorted(found.items()))


def has_version(path: str, name: str) -> bool:
    said = subprocess.run(
        [path, "-c", "import sys, venv; print('%d.%d' % sys.version_info[:2])"],
        capture_output=True,
        text=True,
        check=False,
    )
    return said.stdout.strip() == name


def clean_environment() -> dict[str, str]:
    """Return the environment variables without paths to our modules, which would hide the installed ones."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def copy_tree(source: Path, target: Path) -> None:
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "node_modules"))


def build_compiled_wheel(python: str, folder: Path, optimize: int = 3) -> Path:
    """Build the compiled wheel in an isolated environment, with nothing installed but the build requirements."""
    (folder / "source").mkdir(parents=True)
    for name in SOURCES:
        copy = copy_tree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, folder / "source" / name)
    environment = {**clean_environment(), "MEADHALL_COMPILED": "required", "MEADHALL_OPTIMIZE": str(optimize)}
    subprocess.run(
        [
            python,
            "-m",
            "pip",
            "wheel",
            "--quiet",
            "--disable-pip-version-check",
            "--no-deps",
            "--wheel-dir",
            folder,
            folder / "source",
        ],
        check=True,
        env=environment,
    )
    return next(folder.glob("*.whl"))


def try_wheel(python: str, wheel: Path, folder: Path, engine: str = "installed") -> str:
    """Return the output of `meadhall --version` in that environment; exit on any error."""
    subprocess.run([python, "-m", "venv", folder], check=True)
    subprocess.run(
        [
            folder / "bin/python",
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--no-compile",
            wheel,
        ],
        check=True,
        env=clean_environment(),
    )
    return use_installation(str(folder / "bin/meadhall"), folder, engine=engine)


def use_installation(meadhall: str, folder: Path, *before: str, engine: str = "installed") -> str:
    """Use a fresh installation: version, health check, a game, a server."""
    home = {**clean_environment(), "MEADHALL_HOME": str(folder / "home")}

    def said(*line: str) -> str:
        return subprocess.run(
            [*before, meadhall, *line], check=True, capture_output=True, text=True, env=home, cwd=folder
        ).stdout

    version = said("--version").strip()
    report = json.loads(said("doctor", "--json"))
    assert report["problems"] in ([], ["encoding"]), report["problems"]
    assert report["engine"] == engine, f"this engine is {report['engine']}, not {engine}"
    assert "thrall" in said("sim", "norsaga", "--bots", "thrall,thrall", "--games", "1", "--jobs", "1")
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
    parser.add_argument("wheel", type=Path, nargs="?")
    parser.add_argument("--compiled", action="store_true", help="build a compiled wheel for each Python and try that")
    asked = parser.parse_args()
    if (asked.wheel is None) == (not asked.compiled):
        parser.error("name a wheel, or give --compiled")
    for name, python in find_pythons().items():
        with tempfile.TemporaryDirectory() as folder:
            made = build_compiled_wheel(python, Path(folder, "build")) if asked.compiled else asked.wheel.resolve()
            engine = "wheel" if asked.compiled else "installed"
            print(f"Python {name}: {try_wheel(python, made, Path(folder, 'bare'), engine)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
