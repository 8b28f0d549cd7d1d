"""The full-page texts of a saga: the one to show, and the gods that speak in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from meadhall.games.yggdrasil.sagas.saga_messages import ENDS
from meadhall.games.yggdrasil.state import REASONS, WON

FILE: Final = "told"  # words that are loaded when a reader first opens a page: `words/en.told.ftl`
LINES: Final = 2  # gods who speak on a page


class Story(NamedTuple):
    """The keys of the texts to read, in order; `gods` are those whose lines are below the text."""

    title: str
    text: list[str]
    gods: list[str]


def find_story_page(view: dict[str, Any], has: Callable[[str], bool]) -> Story | None:
    """Return the text of the open page, or of the end of the saga; None if the saga has no such text.

    Only gods at the table speak: those of players, and support gods if there are too few. The first speaker changes
    from page to page.
    """
    saga = view["saga"]
    if saga is None:
        return None
    part = find_part(view)
    key = f"told-{saga['saga']}-{part}"
    if not has(key):
        return None
    reason = f"{key}.{view['reason']}"
    title = f"saga-{saga['saga']}" if part in ENDS else f"page-{saga['saga']}-{saga['page']}"
    lines = [god for god in list_speakers(view) if has(f"{key}.{god}")]
    return Story(title, [*([reason] if view["over"] and has(reason) else []), key], lines[:LINES])


def find_part(view: dict[str, Any]) -> str:
    """Return the number of the open page; at the end, whether the saga is won."""
    if view["over"]:
        return ENDS[0] if view["reason"] == REASONS[WON] else ENDS[1]
    return str(view["saga"]["page"])


def list_speakers(view: dict[str, Any]) -> list[str]:
    """Return the gods at the table in the order in which they can speak."""
    chosen = [god for god in view["gods"] if god["god"]]
    players = [god["god"] for god in chosen if god["seat"] is not None]
    first = (view["saga"]["page"] - 1) % len(players) if players else 0
    return [*players[first:], *players[:first], *(god["god"] for god in chosen if god["seat"] is None)]
