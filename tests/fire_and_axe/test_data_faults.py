"""Every fault in the data of Fire & Axe is refused as `data_faults.txt` says; see tests/data_faults.py."""

from __future__ import annotations

import pytest

from data_faults import file_of, verdicts


@pytest.mark.rule("FA-COMP-02", "FA-COMP-05")
def test_what_is_said_of_each_fault() -> None:
    assert list(verdicts("fire_and_axe")) == file_of("fire_and_axe").read_text(encoding="utf-8").splitlines()
