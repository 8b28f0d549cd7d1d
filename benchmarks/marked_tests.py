"""A pytest plugin: write which tests have which rule ids to the file named in MARKED_TESTS."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    found: dict[str, list[str]] = {}
    for item in items:
        for mark in item.iter_markers("rule"):
            for rule in mark.args:
                found.setdefault(rule, []).append(item.nodeid)
    Path(os.environ["MARKED_TESTS"]).write_text(json.dumps(found))
