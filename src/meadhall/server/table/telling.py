"""What one node tells the others of new entries: the entries, and what the sheet says with the last of them."""

from __future__ import annotations

import base64
import binascii
from dataclasses import dataclass
from typing import Any

import msgspec

from meadhall.server.nodes.sealing import seal, unseal
from meadhall.server.store.stored_tables import Entry, Sheet

MOST = 32_768  # bytes; what is longer, the others read in the store


@dataclass(frozen=True)
class Told:
    entries: list[Entry]
    mark: dict[str, Any]  # what changes in the sheet, as it is stored

    def has_no_gap(self) -> bool:
        """Between two of them another node may have stored something."""
        return bool(self.entries) and [entry.seq for entry in self.entries] == list(
            range(self.entries[0].seq, self.entries[0].seq + len(self.entries))
        )


def written(told: Told, sheet: Sheet) -> dict[str, Any]:
    """What goes into the note."""
    sealed = seal(sheet.secret, sheet.id, msgspec.msgpack.encode(told))
    return {"told": sealed} if len(sealed) <= MOST else {}


def read(note: dict[str, Any], sheet: Sheet) -> Told | None:
    """None where it says only that there is something, or was written by somebody else."""
    try:
        said = unseal(sheet.secret, sheet.id, base64.b64decode(note["told"]))
        told = None if said is None else msgspec.msgpack.decode(said, type=Told)
    except (KeyError, TypeError, binascii.Error, msgspec.DecodeError):
        return None
    return told if told is not None and told.has_no_gap() else None
