"""A test's hall deals tables of one kind alike, so that no test hangs on luck."""

from __future__ import annotations

import hashlib
import json
import os
from typing import Any

from meadhall.server.store.stored_tables import Sheet
from meadhall.server.table import seating

NONCE = "0" * 16


def secret_of(game: str, options: dict[str, Any], position: str | None) -> str:
    """The deal of every table of this kind."""
    kind = json.dumps([game, options, position], sort_keys=True)
    return hashlib.sha256(kind.encode()).hexdigest()


def settle() -> None:
    """From now on the halls of this process leave neither deals nor bots to chance; MEADHALL_LUCK lets it in again."""
    if os.environ.get("MEADHALL_LUCK"):
        return
    new_sheet = seating.new_sheet

    def settled(*given: Any) -> Sheet:
        sheet: Sheet = new_sheet(*given)
        sheet.secret = secret_of(sheet.game, sheet.options, sheet.position)
        return sheet

    vars(seating)["new_sheet"] = settled
    seating.nonce_of = lambda given: given or NONCE
