"""Make a test's server deal all tables of one kind alike, so that no test depends on luck."""

from __future__ import annotations

import hashlib
import json
import os
from typing import Any

from meadhall.server.store.table_store import Sheet
from meadhall.server.table import seats, table_setup

NONCE = "0" * 16


def secret_of(game: str, options: dict[str, Any], position: str | None) -> str:
    """Return the secret of every table of this kind."""
    kind = json.dumps([game, options, position], sort_keys=True)
    return hashlib.sha256(kind.encode()).hexdigest()


def settle() -> None:
    """Make the servers of this process deal and play deterministically; MEADHALL_LUCK restores chance."""
    if os.environ.get("MEADHALL_LUCK"):
        return
    create_sheet = table_setup.create_sheet

    def settled(*given: Any) -> Sheet:
        sheet: Sheet = create_sheet(*given)
        sheet.secret = secret_of(sheet.game, sheet.options, sheet.position)
        return sheet

    vars(table_setup)["create_sheet"] = settled
    seats.choose_nonce = lambda given: given or NONCE
