"""What nodes tell each other of a table is sealed with the table's secret, which only the database has: whoever listens
to Redis learns nothing of it, and whoever writes there puts nothing in anybody's mouth."""

from __future__ import annotations

import hmac
import secrets
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # a hall of one node does without
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

NONCE = 12  # bytes


def key_of(secret: str) -> AESGCM:
    """The secret itself is the dealer's."""
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    return AESGCM(hmac.digest(bytes.fromhex(secret), b"news between nodes", "sha256"))


def seal(secret: str, table: str, said: bytes) -> bytes:
    nonce = secrets.token_bytes(NONCE)
    return nonce + key_of(secret).encrypt(nonce, said, table.encode())


def unseal(secret: str, table: str, sealed: bytes) -> bytes | None:
    """None when it was not sealed with this secret, or was changed on the way."""
    from cryptography.exceptions import InvalidTag

    try:
        return key_of(secret).decrypt(sealed[:NONCE], sealed[NONCE:], table.encode())
    except (InvalidTag, ValueError):
        return None
