"""Every fault in the data of Trudvang Legends is refused as `data_faults.txt` says; see tests/data_faults.py."""

from __future__ import annotations

import pytest

from data_faults import find_file, list_verdicts


@pytest.mark.rule(
    "TL-COMP-01", "TL-COMP-02", "TL-COMP-03", "TL-COMP-04", "TL-COMP-11", "TL-FEAT-01", "TL-FEAT-19", "TL-ATTACK-02"
)
def test_what_is_said_of_each_fault() -> None:
    assert list(list_verdicts("trudvang")) == find_file("trudvang").read_text(encoding="utf-8").splitlines()
