"""The compiled engine is built while the server runs: bots start to use it, and a failed build has no effect."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.checkouts import checkout_in
from meadhall.core.fault import Fault
from meadhall.engine.selection import find_folder, is_current
from meadhall.server import app
from meadhall.server.limits.limits import Limits
from meadhall.server.table.server import ServerExtensions
from meadhall.server.workers import engine_build
from meadhall.server.workers.engine_build import EngineBuild
from meadhall.server.workers.process_runner import ProcessJobRunner
from patience import PATIENCE
from server.hosting import Host
from server.people import Guest

# An engine that only records which process found its folder first on the path.
BUILDS = """
import shutil, sys
from pathlib import Path
from engine.checkouts import engine_in
print(10, flush=True)
print(60, flush=True)
folder = engine_in(Path(sys.argv[1]))
shutil.rmtree(folder / "meadhall")
(folder / "sitecustomize.py").write_text("import pathlib; pathlib.Path(__file__).with_name('used').touch()")
"""
FAILS = "print(10); raise SystemExit(1)"
BABBLES = "print('cc: internal error')"
HANGS = "import signal; print(10, flush=True); signal.pause()"


def builder(script: str, root: Path) -> list[str]:
    tests = f"import sys; sys.path.insert(0, {str(Path(__file__).parents[1])!r})\n"
    return [sys.executable, "-c", tests + script, str(root)]


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout. Everything that is not compiled comes from the server itself, not from there."""
    monkeypatch.setattr(engine_build, "prepare", lambda root: find_folder(root) if is_current(root) else None)
    return checkout_in(tmp_path / "checkout")


async def some_chore(workers: ProcessJobRunner) -> None:
    with pytest.raises(Fault, match="xyzzy"):
        await workers.run_for("Bera", "look", "xyzzy", "en")


async def test_a_new_engine_is_used_from_the_next_chore_on(root: Path) -> None:
    workers = ProcessJobRunner(Limits(workers=1), {})
    told: list[Any] = []
    await some_chore(workers)
    (plain,) = workers.running
    await EngineBuild(workers, root, told.append, builder(BUILDS, root)).run()
    assert told == [10, 60, 100]
    assert not (find_folder(root) / "used").exists()

    await some_chore(workers)

    assert plain not in workers.running
    assert len(workers.running) == 1
    assert (find_folder(root) / "used").exists()
    (compiled,) = workers.running
    await some_chore(workers)
    assert list(workers.running) == [compiled], "once is enough"
    await workers.stop()


async def test_an_engine_that_is_there_already_is_not_built_again(root: Path) -> None:
    workers = ProcessJobRunner(Limits(workers=1), {})
    told: list[Any] = []
    for script in (BUILDS, FAILS):
        await EngineBuild(workers, root, told.append, builder(script, root)).run()
    assert told == [10, 60, 100, 100]
    assert workers.engine == find_folder(root)


@pytest.mark.parametrize("script", [FAILS, BABBLES])
async def test_a_build_that_fails_is_one_line_in_the_log(
    root: Path,
    script: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    workers = ProcessJobRunner(Limits(workers=1), {})
    with caplog.at_level(logging.INFO):
        await EngineBuild(workers, root, lambda percent: None, builder(script, root)).run()
    assert [record.name for record in caplog.records if record.name != "asyncio"] == ["meadhall.server"]
    assert workers.engine is None


async def test_no_builder_at_all_is_one_line_too(root: Path, caplog: pytest.LogCaptureFixture) -> None:
    await EngineBuild(ProcessJobRunner(Limits(workers=1), {}), root, lambda percent: None, ["/nonexistent"]).run()
    assert len([record for record in caplog.records if record.name == "meadhall.server"]) == 1


async def test_a_hall_that_closes_ends_its_build(root: Path) -> None:
    begun = asyncio.Event()
    build = EngineBuild(
        ProcessJobRunner(Limits(workers=1), {}), root, lambda percent: begun.set(), builder(HANGS, root)
    )
    build.start()
    await begun.wait()
    await build.stop()
    assert build.process is not None
    assert build.process.returncode is not None


def test_bots_of_an_open_hall_go_over_to_it(
    sqlite: str,
    root: Path,
    open_hall: Callable[..., Host],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(app, "find_checkout", lambda: root)
    monkeypatch.setattr(engine_build, "BUILDER", builder(BUILDS, root))
    done = threading.Event()
    host = open_hall(sqlite, extras=ServerExtensions(building=lambda percent: done.set() if percent == 100 else None))
    assert done.wait(PATIENCE)

    bera = Guest(host.url, "Bera")
    look = bera.watch(bera.make("me", "thrall", options={"turn_cap": 3})["id"])
    while not look.table.get("outcome"):
        if look.asked():
            before = look.table["seq"]
            look.answer(look.asked()[0])
            look.until_seq(before + 1)
        else:
            look.until("table")
    assert (find_folder(root) / "used").exists()
