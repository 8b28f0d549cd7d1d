"""Whether a stored table still fits the rules and books that the hall has now."""

from __future__ import annotations

from meadhall.core.fault import Conflict, Fault
from meadhall.server.table.laid import Laid
from meadhall.tables.storied import storied
from meadhall.tables.table import Table


def check_options(room: Laid) -> None:
    """A table may have been laid with something that the hall no longer has: a book of its keeper's own."""
    try:
        room.game.check(room.sheet.options, len(room.chairs))
    except Fault as fault:
        if fault.key != "option-value":
            raise
        about = fault.args_of_key
        raise Conflict("table-option", option=about["option"], value=about["value"]) from None


def edition(room: Laid) -> str:
    return storied(room.game).edition(room.sheet.options)


def elsewhere(room: Laid, play: Table, drafting: bool) -> bool:
    """After an edit of its book a story may be replayed to another place than it was left at; past its end nobody plays
    on here, where the deal lies open. A book that is being drafted is followed wherever it leads."""
    if room.over and play.record.result is None:
        return True
    if not room.storied or drafting or room.sheet.stands is None:
        return False
    played_with = play.record.header.get("edition")
    return played_with not in (None, edition(room)) and room.game.position(play.state) != room.sheet.stands
