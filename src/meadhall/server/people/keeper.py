"""The keeper of a hall: whoever has its token. It comes from a file, is compared in constant time, and is kept nowhere.

A browser that has shown the token holds a pass instead, which ends by itself and with the token. It follows from the
token alone, so every node with the same token knows it.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import os
import secrets
import time
from pathlib import Path

from meadhall.core.fault import Fault, Unknown
from meadhall.server.people.refusals import Nobody

COOKIE = "mh_keeper"
LASTS = 12 * 3600  # seconds
LEAST = 20  # characters of a token


class Keeper:
    def __init__(self, token: str = "") -> None:
        self._token = token.encode()

    @property
    def exists(self) -> bool:
        return bool(self._token)

    def demand(self, token: str | None, pass_: str | None = None) -> None:
        """Whoever brings neither the token nor a pass is refused."""
        if not self._token:
            raise Unknown("keeper-none")
        if not (self.is_token(token or "") or self._is_pass(pass_ or "")):
            raise Nobody("keeper-wrong")

    def is_token(self, token: str) -> bool:
        return bool(self._token) and hmac.compare_digest(token.encode("utf-8", "replace"), self._token)

    def new_pass(self) -> str:
        return self._pass(int(time.time()) + LASTS)

    def _pass(self, until: int) -> str:
        return f"{until}.{hmac.new(self._token, f'keeper {until}'.encode(), hashlib.sha256).hexdigest()}"

    def _is_pass(self, given: str) -> bool:
        until = given.partition(".")[0]
        if not (until.isascii() and until.isdecimal() and len(until) < 12) or int(until) < time.time():
            return False
        return hmac.compare_digest(given.encode("utf-8", "replace"), self._pass(int(until)).encode())


def token_from(path: str) -> str:
    """The token in this file; a file that is not there yet is made, for its owner alone."""
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
        token = file.read_text(encoding="ascii").strip()
    except UnicodeDecodeError:
        token = ""
    if len(token) < LEAST or not token.isprintable() or " " in token:
        raise Fault("keeper-file", path=path, least=LEAST)
    return token
