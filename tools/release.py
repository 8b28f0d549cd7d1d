"""Make a release in `dist/`: sources, a plain wheel, a compiled wheel for every Python there is here; and try them.

    python tools/release.py                     all of it; `make release` runs this; it needs Python and a C compiler
    python tools/release.py --plain             sources and the plain wheel alone
    python tools/release.py --python 3.12       compiled wheels for these Pythons alone; may be given several times
    python tools/release.py --once              nothing is built twice; not what is published

Nothing is published that was not tried: each wheel is installed in a bare environment, where it must say which engine
it brings, play, serve and pass the conformance suite. The release fails where a compiled wheel would have fallen back
to plain Python, and where a second build gives other bytes. Built twice are the sources, the plain wheel with its
handbook, and one of the compiled wheels.
"""

from __future__ import annotations

import argparse
import filecmp
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

from pythons import clean_environment, find_pythons, use_installation

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
LOCKS = ROOT / "requirements"
SITE = ROOT / "build/docs"
OLDEST_DATE = 315_532_800  # 1980: what a wheel can hold
# Files that only users of an installation would miss.
IN_WHEEL = (
    "client/pages/keeper.html",
    "games/norsaga/client/board.js",
    "server/words/de.ftl",
    "server/store/migrations/versions/v001_hall.py",
    "games/norsaga/rules.toml",
    "py.typed",
    "site/index.html",
    "site/fr/searchindex.js",
)
IN_SOURCES = ("LICENSE", "README.md", "pyproject.toml", "setup.py", "tools/expand.py", "src/meadhall/py.typed")
COMPILED_MODULE = re.compile(r"meadhall/core/agenda\.[\w-]+\.(so|pyd)$")


class ReleaseError(Exception):
    """The release would be wrong; the text says why."""


def read_version() -> str:
    text = (ROOT / "src/meadhall/version.py").read_text(encoding="utf-8")
    return re.search(r'__version__ = "(.+)"', text)[1]  # type: ignore[index]


def read_latest_change() -> str:
    """Return the version that the changes begin with."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return re.search(r"^## (\S+)", text, re.M)[1]  # type: ignore[index]


def find_date() -> str:
    """Return the time that every file of the release bears: SOURCE_DATE_EPOCH, or that of the commit."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return given
    asked = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.strip()
    return asked or str(OLDEST_DATE)


def run(*command: str | Path, **more: str) -> None:
    subprocess.run(command, check=True, env={**clean_environment(), **more})


def install(python: Path, *what: str | Path) -> None:
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what)


def install_lock(python: Path, name: str) -> None:
    install(python, "--require-hashes", "--requirement", LOCKS / f"{name}.lock")


def make_environment(python: str, folder: Path, lock: str) -> Path:
    """Make an environment that holds exactly what the lock names; return its Python."""
    run(python, "-m", "venv", folder)
    made = folder / "bin/python"
    install_lock(made, lock)
    return made


def build_handbook(builder: Path, folder: Path) -> None:
    run(builder, ROOT / "tools/website/build.py", folder, PYTHONPATH=str(ROOT / "src"))


def copy_sources(folder: Path) -> None:
    """Copy what git knows; of a tree without git, everything but what is made in it."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    names = [name for name in listed.stdout.decode().split("\0") if name]
    if listed.returncode:
        made = {"build", "dist", "node_modules", "__pycache__"}
        paths = [path.relative_to(ROOT) for path in ROOT.rglob("*") if path.is_file()]
        names = [str(path) for path in paths if not made & set(path.parts) and not path.parts[0].startswith(".venv")]
    for name in names:
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)


def build_sources(builder: Path, folder: Path) -> Path:
    """Build the archive of the sources, from a copy without anything that was made in the tree."""
    tree = folder / "tree"
    copy_sources(tree)
    run(builder, "-m", "build", "--sdist", "--no-isolation", "--outdir", folder, tree)
    archive = next(folder.glob("*.tar.gz"))
    normalize_archive(archive, int(os.environ["SOURCE_DATE_EPOCH"]))
    return archive


def normalize_archive(archive: Path, date: int) -> None:
    """Give every file in it the same date, owner and order, on any machine."""
    with tarfile.open(archive) as packed:
        files = sorted((entry for entry in packed.getmembers() if entry.isfile()), key=lambda entry: entry.name)
        contents = [(entry.name, entry.mode & 0o100, packed.extractfile(entry).read()) for entry in files]  # type: ignore[union-attr]
    with (
        archive.open("wb") as raw,
        gzip.GzipFile("", "wb", mtime=date, fileobj=raw) as zipped,
        tarfile.open(mode="w", fileobj=zipped, format=tarfile.PAX_FORMAT) as fresh,
    ):
        for name, executable, data in contents:
            entry = tarfile.TarInfo(name)
            entry.size, entry.mtime, entry.mode = len(data), date, 0o755 if executable else 0o644
            with tempfile.SpooledTemporaryFile() as held:
                held.write(data)
                held.seek(0)
                fresh.addfile(entry, held)


def build_wheel(builder: Path, archive: Path, folder: Path, site: Path, compiled: bool) -> Path:
    """Build a wheel from the archive of the sources, with nothing installed but what the build lock names."""
    shutil.unpack_archive(archive, folder, filter="data")
    source = next(path for path in folder.iterdir() if path.is_dir())
    run(
        builder,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--disable-pip-version-check",
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
        folder,
        source,
        MEADHALL_DOCS=str(site),
        MEADHALL_COMPILED="required" if compiled else "",
    )
    return next(folder.glob("*.whl"))


def check_contents(wheel: Path, archive: Path, compiled: bool) -> None:
    """Refuse a wheel without one of its parts, and one that is compiled or plain where it should not be."""
    with zipfile.ZipFile(wheel) as packed, tarfile.open(archive) as sources:
        inside = set(packed.namelist())
        beside = {name.partition("/")[2] for name in sources.getnames()}
    lost = [name for name in IN_WHEEL if f"meadhall/{name}" not in inside]
    lost += [name for name in IN_SOURCES if name not in beside]
    if lost:
        raise ReleaseError(f"left out: {', '.join(lost)}")
    if any(map(COMPILED_MODULE.search, inside)) is not compiled:
        raise ReleaseError(f"{wheel.name} {'holds no' if compiled else 'holds a'} compiled engine")


def check_same(first: Path, second: Path) -> None:
    """Refuse two builds of the same sources that differ; name what differs in them."""
    if first.name == second.name and filecmp.cmp(first, second, shallow=False):
        return
    differing = "the names"
    if first.name == second.name:
        differing = ", ".join(name for name, data in read_files(first) if (name, data) not in set(read_files(second)))
    raise ReleaseError(f"two builds of {first.name} differ: {differing or 'order or dates of the files'}")


def compute_sha256(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def read_files(package: Path) -> list[tuple[str, bytes]]:
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as packed:
            return [(name, packed.read(name)) for name in packed.namelist()]
    with tarfile.open(package) as sources:
        return [(entry.name, sources.extractfile(entry).read()) for entry in sources if entry.isfile()]  # type: ignore[union-attr]


def build_twice(build: Callable[[Path], Path], folder: Path, twice: bool = True) -> Path:
    """Build in two folders, compare, and return the first; or build once and compare nothing."""
    for name in ("first", "second"):
        (folder / name).mkdir(parents=True)
    first = build(folder / "first")
    if not twice:
        return first
    second = build(folder / "second")
    check_same(first, second)
    print(f"Built twice, the same bytes: {first.name}, sha256 {compute_sha256(first)}", flush=True)
    return first


def try_wheel(python: str, wheel: Path, folder: Path, compiled: bool) -> None:
    """Install it in a bare environment, use it as a new user does, run the conformance suite."""
    bare = make_environment(python, folder / "bare", "run")
    install(bare, "--no-deps", wheel)
    said = use_installation(str(folder / "bare/bin/meadhall"), folder, engine="wheel" if compiled else "installed")
    print(f"{said}: installed bare, plays and serves", flush=True)
    install_lock(bare, "conformance")
    skipped = ("test_compiled.py", "test_instructions.py")  # they look at the engine beside the sources
    ignored = [f"--ignore=tests/conformance/{name}" for name in skipped]
    brief = {} if compiled else {"MEADHALL_WALKS": "brief"}  # the plain engine meets one variant of each game
    subprocess.run(
        [bare, "-m", "pytest", "-n", str(os.cpu_count()), "-p", "no:cacheprovider", *ignored, "tests/conformance"],
        check=True,
        cwd=ROOT,
        env={**clean_environment(), **brief},
    )


class Release:
    """One release: its builder's environments, and what it has made so far."""

    def __init__(self, folder: Path, twice: bool) -> None:
        self.folder = folder
        self.twice = twice
        self.started = time.monotonic()
        self.times: list[tuple[str, float]] = []

    def clock(self, what: str) -> None:
        """Note the minutes since the last note."""
        now = time.monotonic()
        self.times.append((what, (now - self.started) / 60))
        self.started = now

    def keep(self, package: Path) -> Path:
        DIST.mkdir(exist_ok=True)
        return Path(shutil.copy(package, DIST))

    def make_plain(self) -> Path:
        """Make sources, handbook and plain wheel, each twice; return the sources."""
        builder = make_environment(sys.executable, self.folder / "builder", "release")
        install_lock(builder, "build")
        archive = build_twice(lambda folder: build_sources(builder, folder), self.folder / "sources", self.twice)
        self.clock("sources")
        sites = [self.folder / "site-1", self.folder / "site-2"][: 1 + self.twice]
        for site in sites:
            build_handbook(builder, site)
        shutil.rmtree(SITE, ignore_errors=True)
        shutil.copytree(sites[0], SITE)
        self.clock("handbook")
        waiting = iter(sites)

        def build(folder: Path) -> Path:
            return build_wheel(builder, archive, folder, next(waiting), compiled=False)

        wheel = build_twice(build, self.folder / "plain", self.twice)
        check_contents(wheel, archive, compiled=False)
        self.clock("plain wheel")
        try_wheel(sys.executable, wheel, self.folder / "try-plain", compiled=False)
        self.clock("plain wheel tried")
        self.keep(wheel)
        return self.keep(archive)

    def make_compiled(self, name: str, python: str, archive: Path, twice: bool) -> None:
        builder = make_environment(python, self.folder / f"builder-{name}", "build")

        def build(folder: Path) -> Path:
            return build_wheel(builder, archive, folder, SITE, compiled=True)

        wheel = build_twice(build, self.folder / f"compiled-{name}", twice)
        check_contents(wheel, archive, compiled=True)
        self.clock(f"compiled wheel for {name}{', built twice' if twice else ''}")
        try_wheel(python, wheel, self.folder / f"try-{name}", compiled=True)
        self.clock(f"compiled wheel for {name} tried")
        self.keep(wheel)


def release(folder: Path, wanted: list[str], twice: bool) -> None:
    if read_version() != read_latest_change():
        raise ReleaseError(
            f"src/meadhall/version.py says {read_version()}, CHANGELOG.md begins with {read_latest_change()}"
        )
    shutil.rmtree(DIST, ignore_errors=True)
    making = Release(folder, twice)
    archive = making.make_plain()
    present = find_pythons()
    for number, name in enumerate(wanted):
        making.make_compiled(name, present[name], archive, twice and number == 0)
    run(folder / "builder/bin/python", "-m", "twine", "check", "--strict", *sorted(DIST.iterdir()))
    for what, minutes in making.times:
        print(f"{minutes:7.1f} min  {what}")
    for path in sorted(DIST.iterdir()):
        print(f"{path.stat().st_size / 1e6:7.1f} MB   {compute_sha256(path)}  {path.name}")


def main() -> int:
    line = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    line.add_argument("--plain", action="store_true", help="no compiled wheels")
    line.add_argument("--python", action="append", choices=[*find_pythons()], help="a compiled wheel for this one")
    line.add_argument("--once", action="store_true", help="build nothing twice")
    asked = line.parse_args()
    os.umask(0o022)  # the rights of files go into packages
    os.environ["SOURCE_DATE_EPOCH"] = find_date()
    with tempfile.TemporaryDirectory(prefix="meadhall-release-") as folder:
        try:
            release(Path(folder), [] if asked.plain else asked.python or [*find_pythons()], not asked.once)
        except (ReleaseError, subprocess.CalledProcessError) as error:
            print(error, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
