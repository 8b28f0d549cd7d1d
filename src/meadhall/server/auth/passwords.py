"""Passwords as argon2 hashes. Verification takes the same time whether or not there is an account."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from meadhall.core.fault import Fault
from meadhall.server.auth.common_passwords import is_common
from meadhall.server.ports.blocking import run_blocking

SHORTEST, LONGEST = 10, 200
AT_ONCE = 2  # each takes tens of megabytes and a good part of a second of a core


@cache
def get_hasher() -> Any:
    from argon2 import PasswordHasher  # imported at the first sign-in

    return PasswordHasher()


@cache
def get_dummy_hash() -> str:
    """Return a dummy hash to verify against where there is no account, so that timing reveals nothing."""
    return str(get_hasher().hash("nobody has this password"))


class PasswordHashing:
    def __init__(self) -> None:
        self.hands = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        if not SHORTEST <= len(password) <= LONGEST:
            raise Fault("password-length", least=SHORTEST, most=LONGEST)
        if is_common(password):
            raise Fault("password-common")
        async with self.hands:
            return str(await run_blocking(lambda: get_hasher().hash(password)))

    async def verify(self, kept: str | None, password: str) -> bool:
        async with self.hands:
            right = await run_blocking(compare, kept or get_dummy_hash(), password)
        return right and kept is not None


def compare(kept: str, password: str) -> bool:
    from argon2.exceptions import Argon2Error, InvalidHashError

    try:
        return bool(get_hasher().verify(kept, password))
    except (Argon2Error, InvalidHashError):
        return False
