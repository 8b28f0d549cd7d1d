"""Admin authentication by token. The token comes from a file, is compared in constant time, and is not stored.

A browser that has shown the token gets a session instead, which expires and becomes invalid with the token. It derives
from the token alone, so every node with the same token accepts it.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import os
import secrets
import time
from collections.abc import Callable
from pathlib import Path

from meadhall.core.fault import Fault

COOKIE = "mh_keeper"
LASTS = 12 * 3600  # seconds
LEAST = 20  # characters of a token
NAME = 40  # and at most of an admin's name
ADMIN = "admin"  # who shows a token without a name


class Keeper:
    """The admins by their tokens. `text`: one token, or one line `NAME: TOKEN` per admin."""

    def __init__(self, text: str = "") -> None:
        self._tokens = {name: token.encode() for name, token in parse_tokens(text)}

    @property
    def exists(self) -> bool:
        return bool(self._tokens)

    def find_token(self, given: str) -> str:
        """Return the name of the admin with this token, or None. All are compared, in constant time."""
        return self._find(given.encode("utf-8", "replace"), lambda token: token)

    def create_pass(self, name: str) -> str:
        """Create a session. Each is unique, so that it can be ended alone."""
        return self._sign_pass(self._tokens[name], int(time.time()) + LASTS, secrets.token_hex(8))

    def _sign_pass(self, token: bytes, until: int, serial: str) -> str:
        signed = hmac.new(token, f"keeper {until} {serial}".encode(), hashlib.sha256)
        return f"{until}.{serial}.{signed.hexdigest()}"

    def find_pass(self, given: str) -> str:
        """Return the name of the session's admin, or None if it has expired. The caller checks whether it was ended
        early.
        """
        if not given.isascii() or given.count(".") != 2:
            return ""
        until, serial, _ = given.split(".")
        if not (until.isdecimal() and len(until) < 12) or int(until) < time.time():
            return ""
        return self._find(given.encode(), lambda token: self._sign_pass(token, int(until), serial).encode())

    def _find(self, given: bytes, secret: Callable[[bytes], bytes]) -> str:
        found = [name for name, token in self._tokens.items() if hmac.compare_digest(given, secret(token))]
        return found[0] if found else ""


def parse_tokens(text: str) -> list[tuple[str, str]]:
    """Parse name and token of each line. A line with a token alone belongs to `admin`."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    pairs = [line.partition(": ") if ": " in line else (ADMIN, "", line) for line in lines]
    return [(name.strip(), token.strip()) for name, _, token in pairs]


def is_usable(pairs: list[tuple[str, str]]) -> bool:
    """Return whether there is a token, all are long enough, and names and tokens are unique."""
    names, tokens = [name for name, _ in pairs], [token for _, token in pairs]
    return (
        bool(pairs)
        and all(
            len(token) >= LEAST and token.isascii() and token.isprintable() and " " not in token for token in tokens
        )
        and all(0 < len(name) <= NAME and name.isprintable() for name in names)
        and len(set(names)) == len(set(tokens)) == len(pairs)
    )


def load_token(path: str) -> str:
    """Read the token file. If it does not exist, create it with a new token, readable for its owner only."""
    file = Path(path)
    if not file.exists():
        made = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
        try:
            with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as whole:
                whole.write(secrets.token_urlsafe(32) + "\n")
            with contextlib.suppress(FileExistsError):  # another node was quicker
                os.link(made, file)
        finally:
            made.unlink(missing_ok=True)
    try:
        token = file.read_text(encoding="utf-8").strip()
    except UnicodeDecodeError:
        token = ""
    if not is_usable(parse_tokens(token)):
        raise Fault("keeper-file", path=path, least=LEAST)
    return token
