"""The API reference is what the source says, and leaves out no public name."""

from __future__ import annotations

import subprocess
import sys

import pytest

import meadhall
from handbook.blocks import ROOT


@pytest.mark.skipif(meadhall.compiled, reason="compiled functions have no signatures")
def test_the_page_agrees_with_the_source() -> None:
    page = subprocess.run([sys.executable, ROOT / "tools/api_reference.py", "--print"], capture_output=True, check=True)
    assert page.stdout.decode() == (ROOT / "docs/api.md").read_text(encoding="utf-8"), "run tools/api_reference.py"


def test_every_public_name_is_on_the_page() -> None:
    page = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    assert [name for name in meadhall.__all__ if f"meadhall.{name}" not in page] == []
