"""What a node sends to others about new entries: the entries, and the table's row after the last of them."""

from __future__ import annotations

import base64
import binascii
from dataclasses import dataclass
from typing import Any

import msgspec

from meadhall.server.cluster.encryption import seal, unseal
from meadhall.server.store.table_store import Entry, Sheet

MOST = 32_768  # bytes; what is longer, the others read in the store


@dataclass(frozen=True)
class EntryBatch:
    entries: list[Entry]
    mark: dict[str, Any]  # what changes in the sheet, as it is stored

    def has_no_gap(self) -> bool:
        """Return whether the entries are consecutive: another node may have stored one in between."""
        return bool(self.entries) and [entry.seq for entry in self.entries] == list(
            range(self.entries[0].seq, self.entries[0].seq + len(self.entries))
        )


def encode_batch(told: EntryBatch, sheet: Sheet) -> dict[str, Any]:
    """Encode a message."""
    sealed = seal(sheet.secret, sheet.id, msgspec.msgpack.encode(told))
    return {"told": sealed} if len(sealed) <= MOST else {}


def decode_batch(note: dict[str, Any], sheet: Sheet) -> EntryBatch | None:
    """Decode a message; None if it has no entries or is not authentic."""
    try:
        said = unseal(sheet.secret, sheet.id, base64.b64decode(note["told"]))
        told = None if said is None else msgspec.msgpack.decode(said, type=EntryBatch)
    except (KeyError, TypeError, binascii.Error, msgspec.DecodeError):
        return None
    return told if told is not None and told.has_no_gap() else None
