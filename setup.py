"""Build the compiled engine when asked to.

MEADHALL_COMPILED=1: without a C compiler the plain engine is installed. MEADHALL_COMPILED=required: the build fails.
"""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# What random play and search run through: the nouns, the rules and the judge of every game, what its bots imagine, and
# the steps of a story, and many games at once. Other edges (records, words, terminal) gain nothing from being compiled.
HOT = (
    "core/rng.py",
    "core/event.py",
    "core/agenda.py",
    "core/decision.py",
    "book/model/conditions.py",
    "book/model/step.py",
    "book/model/steps.py",
    "book/model/story.py",
    "games/*/*.py",
    "games/*/rules/*.py",
    "games/*/judge/*.py",
    "games/*/edge/redeal.py",
    "bots/judge.py",
    "bots/search.py",
    "bots/karl.py",
    "bots/jarl.py",
    "bots/replay.py",
    "research/batch.py",
)
COLD = {  # built on what is interpreted
    "__init__.py",
    "game.py",
    "facts.py",
    "data.py",
    "data_combat.py",
    "data_files.py",
    "answer_grammar.py",
    "card_grammar.py",
    "number_map.py",
}
SOURCE = Path("src/meadhall")
COMPILED = [path for hot in HOT for path in sorted(SOURCE.glob(hot)) if path.name not in COLD]
AMONG_OURSELVES = ["-fvisibility=hidden", "-fno-semantic-interposition"]  # nobody else calls what is compiled here
ASKING = {"egg_info", "dist_info"}  # what pip asks before it builds anything; nothing is written for that
BUILDER = Path("tools/website/build.py")
WRITTEN = Path("build/written/meadhall")  # the sources with all that classes leave to be written


def extensions() -> list:
    wanted = os.environ.get("MEADHALL_COMPILED")
    if wanted not in ("1", "required") or ASKING & set(sys.argv):
        return []
    sys.path.insert(0, "tools")
    from mypyc.build import mypycify

    from expand import expand_sources

    sources = [str(path) for path in expand_sources(SOURCE, WRITTEN, COMPILED)]
    os.environ["MYPYPATH"] = str(WRITTEN.parent)  # they are the hall for the compiler
    # An isolated build has only the build requirements: what interpreted modules import may be missing there.
    found = mypycify(
        ["--ignore-missing-imports", *sources],
        opt_level=os.environ.get("MEADHALL_OPTIMIZE", "3"),
        debug_level="0",
        multi_file=True,
    )
    more = [] if os.name == "nt" else AMONG_OURSELVES
    for extension in found:
        extension.optional = wanted != "required"
        extension.extra_compile_args = [*extension.extra_compile_args, *more]
    return found


class OnAllCores(build_ext):
    """A C file of each module, compiled side by side: one for all of them would take minutes and gigabytes."""

    def build_extension(self, ext: object) -> None:
        one_by_one = self.compiler.compile

        def side_by_side(sources: list, **more: object) -> list:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: one_by_one([source], **more), sources)
                return [file for files in made for file in files]

        self.compiler.compile = side_by_side
        try:
            super().build_extension(ext)
        finally:
            self.compiler.compile = one_by_one


class WithHandbook(build_py):
    """Copies the handbook into the wheel, built first where `make docs` has not; MEADHALL_DOCS="" leaves it out."""

    def run(self) -> None:
        super().run()
        where, inside = os.environ.get("MEADHALL_DOCS", "build/docs"), Path(self.build_lib, "meadhall/site")
        shutil.rmtree(inside, ignore_errors=True)
        if self.editable_mode or not where:
            return
        site = Path(where)
        if not (site / "index.html").is_file() and BUILDER.is_file():
            self.build_handbook(site)
        if (site / "index.html").is_file():
            shutil.copytree(site, inside)

    @staticmethod
    def build_handbook(site: Path) -> None:
        """Needs Sphinx and what Meadhall needs, which an isolated build lacks: say how to get it, and go on."""
        done = subprocess.run(
            [sys.executable, BUILDER, site],
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "PYTHONPATH": "src"},
        )
        if done.returncode:
            last = (done.stderr.strip().splitlines() or [""])[-1]
            print(f"warning: this wheel brings no handbook ({last}). Run `make docs` first.", file=sys.stderr)


setup(ext_modules=extensions(), cmdclass={"build_ext": OnAllCores, "build_py": WithHandbook})
