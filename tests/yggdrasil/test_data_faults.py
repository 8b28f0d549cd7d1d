"""Every fault in the data of Yggdrasil Chronicles is refused as `data_faults.txt` says; see tests/data_faults.py."""

from __future__ import annotations

import pytest

from data_faults import find_file, list_verdicts


@pytest.mark.rule("YG-SETUP-08", "YG-SETUP-09", "YG-SETUP-13", "YG-MAP-01", "YG-MAP-02")
def test_what_is_said_of_each_fault() -> None:
    assert list(list_verdicts("yggdrasil")) == find_file("yggdrasil").read_text(encoding="utf-8").splitlines()
