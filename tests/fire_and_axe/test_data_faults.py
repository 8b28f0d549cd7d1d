"""Every fault in the data of Fire & Axe is refused as `data_faults.txt` says; see tests/data_faults.py."""

from __future__ import annotations

import pytest

from data_faults import find_file, list_verdicts


@pytest.mark.rule("FA-COMP-02", "FA-COMP-05")
def test_what_is_said_of_each_fault() -> None:
    assert list(list_verdicts("fire_and_axe")) == find_file("fire_and_axe").read_text(encoding="utf-8").splitlines()
