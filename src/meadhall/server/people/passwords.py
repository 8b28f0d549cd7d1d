"""Passwords: only argon2 hashes of them are kept, and looking at one takes as long whether or not there is one."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from meadhall.core.fault import Fault

SHORTEST, LONGEST = 10, 200
AT_ONCE = 2  # each takes tens of megabytes and a good part of a second of a core


@cache
def hasher() -> Any:
    from argon2 import PasswordHasher  # a hall where nobody signs in does without it

    return PasswordHasher()


@cache
def nobodys() -> str:
    """What a password is compared with where there is none, so that nobody can tell by the time it takes."""
    return str(hasher().hash("nobody has this password"))


class Passwords:
    def __init__(self) -> None:
        self.hands = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        if not SHORTEST <= len(password) <= LONGEST:
            raise Fault("password-length", least=SHORTEST, most=LONGEST)
        async with self.hands:
            return str(await asyncio.to_thread(lambda: hasher().hash(password)))

    async def fits(self, kept: str | None, password: str) -> bool:
        async with self.hands:
            right = await asyncio.to_thread(compare, kept or nobodys(), password)
        return right and kept is not None


def compare(kept: str, password: str) -> bool:
    from argon2.exceptions import Argon2Error, InvalidHashError

    try:
        return bool(hasher().verify(kept, password))
    except (Argon2Error, InvalidHashError):
        return False
