"""Every fault in the data of Norsaga is refused as `data_faults.txt` says; see tests/data_faults.py."""

from __future__ import annotations

import pytest

from data_faults import find_file, list_verdicts


@pytest.mark.rule("NS-SETUP-02", "NS-SETUP-15", "NS-TERM-03")
def test_what_is_said_of_each_fault() -> None:
    assert list(list_verdicts("norsaga")) == find_file("norsaga").read_text(encoding="utf-8").splitlines()
