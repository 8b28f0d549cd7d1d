"""The compiled wheel builds with only its build requirements, and works where nothing else of ours is installed."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.drawn_builds import DRAWN, PRESENT
from meadhall.engine.selection import find_missing
from pythons import build_compiled_wheel, try_wheel


@pytest.mark.skipif(find_missing() is not None, reason="no C compiler")
@pytest.mark.parametrize(
    "version", [pytest.param(version, marks=[] if version in DRAWN else pytest.mark.soak) for version in PRESENT]
)
def test_the_compiled_wheel_builds_in_isolation_and_plays(version: str, tmp_path: Path) -> None:
    wheel = build_compiled_wheel(PRESENT[version], tmp_path / "build", optimize=0)

    assert f"cp{version.replace('.', '')}" in wheel.name
    assert try_wheel(PRESENT[version], wheel, tmp_path / "bare", engine="wheel")
