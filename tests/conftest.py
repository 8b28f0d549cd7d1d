"""For all tests: the garbage collector leaves alone what lasts as long as the run."""

from __future__ import annotations

import gc

import pytest

# Ten thousand tests and all that they import are made at once and stay. The collector would look through them again and
# again, for a third of the time that collecting them takes.
gc.disable()


def pytest_collection_finish(session: pytest.Session) -> None:
    gc.collect()
    gc.freeze()
    gc.enable()
