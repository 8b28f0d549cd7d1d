"""Cheap password hashes."""

from __future__ import annotations

import pytest
from argon2 import PasswordHasher

from meadhall.server.auth import passwords

QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)


NOBODYS = QUICK.hash("nobody has this password")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a cheap password hash: a real one takes a good part of a second of a core."""
    monkeypatch.setattr(passwords, "get_hasher", lambda: QUICK)
    monkeypatch.setattr(passwords, "get_dummy_hash", lambda: NOBODYS)
