"""Encrypt messages between nodes with the table's secret, which only the database has: reading Redis reveals nothing,
and writing to it cannot forge messages.
"""

from __future__ import annotations

import hmac
import secrets
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # a hall of one node does without
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

NONCE = 12  # bytes


def derive_key(secret: str) -> AESGCM:
    """Derive a key: the secret itself is the dealer's."""
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    return AESGCM(hmac.digest(bytes.fromhex(secret), b"news between nodes", "sha256"))


def seal(secret: str, table: str, said: bytes) -> bytes:
    nonce = secrets.token_bytes(NONCE)
    return nonce + derive_key(secret).encrypt(nonce, said, table.encode())


def unseal(secret: str, table: str, sealed: bytes) -> bytes | None:
    """Return the message, or None if it was not sealed with this secret or was changed."""
    from cryptography.exceptions import InvalidTag

    try:
        return derive_key(secret).decrypt(sealed[:NONCE], sealed[NONCE:], table.encode())
    except (InvalidTag, ValueError):
        return None
