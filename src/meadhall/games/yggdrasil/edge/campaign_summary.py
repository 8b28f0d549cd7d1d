"""The summary of a saved campaign: its progress, the sheets of its gods, and its journal."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from meadhall.core.event import Event
from meadhall.games.yggdrasil.cards import FACES, FIGURES, GODS, LEARNED, NONE, list_bits
from meadhall.games.yggdrasil.edge.view_types import ExperienceSheet, SheetRow
from meadhall.games.yggdrasil.notation import god_name
from meadhall.games.yggdrasil.rules.sheets import (
    BONDS,
    BOXES,
    NO_BOX,
    PIECES,
    ROWS,
    find_cost,
    get_bonds,
    get_piece_boxes,
    list_boxes,
)
from meadhall.games.yggdrasil.state import SAGAS, WON, Yggdrasil
from meadhall.words import LANGUAGES, words

BEGINS: Final = "saga"
ENDS: Final = ("win", "lose")
# Events of the campaign, and the effects of deeds for a page: markers turned up, numbers, figures, lost worlds.
TOLD: Final = frozenset(
    {
        "saga",
        "god",
        "win",
        "lose",
        "experience",
        "learn",
        "equip",
        "befriend",
        "page",
        "errand",
        "token",
        "tally",
        "note",
        "figure",
        "embers",
        "aboard",
        "buried",
        "fate",
        "slain",
        "devastate",
        "heal",
    }
)
# Further events of the chronicle: the course of the game.
RECALLED: Final = TOLD | {"round", "fight", "beat", "artifact"}


def is_memory(event: Event) -> bool:
    return event.kind in RECALLED


def is_journal_event(event: Event) -> bool:
    return is_journal_kind(event.kind, event.told)


def is_journal_kind(kind: str, told: dict[str, Any]) -> bool:
    """Return whether an event belongs into the journal; of the fights, only those against an opponent of the saga."""
    return kind in TOLD or (kind == "fight" and told["foe"] in FIGURES)


def build_story(s: Yggdrasil) -> dict[str, Any]:
    """YG-CAMP-05, YG-CAMP-13. Return what passes from game to game: the saga, the tries of each, and the sheets."""
    return {
        "adventure": SAGAS[s.chapter],
        "round": int(s.round),
        "tries": count_tries(s),
        "heroes": [build_sheet(s, seat) for seat in range(s.players)],
        "support": [god_name(s, slot) for slot in range(s.players, len(s.gods)) if s.gods[slot] != NONE],
    }


def count_tries(s: Yggdrasil) -> dict[str, int]:
    return {saga: int(count) for saga, count in zip(SAGAS, s.tries, strict=True) if count}


def build_bookmark(s: Yggdrasil) -> dict[str, Any]:
    """Return the progress of a campaign in one line, for lists."""
    won = s.ended and s.reason == WON
    return {
        "book": find_title("campaign-ragnarok"),
        "adventure": find_title(f"saga-{SAGAS[s.chapter]}"),
        "round": int(s.round),
        "played": int(s.chapter) + won,
        "over": s.ended,
        "tries": int(s.tries[s.chapter]),
        "more": s.ended and not (won and s.chapter + 1 == len(SAGAS)),
        "heroes": ["" if s.gods[seat] == NONE else GODS[s.gods[seat]] for seat in range(s.players)],
    }


@cache
def find_title(key: str) -> dict[str, str]:
    """Return the title in every language, as books of other games do."""
    found = {language: words(language, "yggdrasil")(key) for language in LANGUAGES}
    return {"": found["en"], **found}


def build_sheet(s: Yggdrasil, seat: int) -> ExperienceSheet:
    """YG-CAMP-05. Return the experience sheet of a god: every row with the cost of its boxes and the ticked ones."""
    return {
        "hero": god_name(s, seat),
        "xp": int(s.xp[seat]),
        "rows": [build_row(s, seat, row) for row in range(len(ROWS))],
    }


def build_row(s: Yggdrasil, seat: int, row: int) -> SheetRow:
    """Return one row: a column with its faces and those that succeed; a row of pieces with the number of ticks; a
    relation with its gods.
    """
    name, costs = ROWS[row], [int(cost) for cost in list_boxes(s, row)]
    if row < PIECES:
        return {
            "row": name,
            "costs": costs,
            "faces": [FACES[face] for face in LEARNED],
            "ticked": [FACES[face] for face in LEARNED if find_cost(s, seat, row * BOXES + face) == NO_BOX],
        }
    if row < BONDS:
        return {"row": name, "costs": costs, "ticked": int(get_piece_boxes(s, row)[seat])}
    return {"row": name, "costs": costs, "ticked": [god_name(s, slot) for slot in list_bits(get_bonds(s, row)[seat])]}
