"""Who sits where: people and bots."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core.fault import Fault, find_nearest
from meadhall.core.game import Game

BOTS = ("thrall", "karl", "jarl")
HUMAN = "me"
NAME = 40  # letters of a name at a table


@dataclass(frozen=True)
class Seat:
    """A seat at the table: `kind` is a bot's level, or `me` for a person."""

    kind: str
    name: str

    @property
    def is_bot(self) -> bool:
        return self.kind in BOTS


def parse_seats(text: str, game: Game, your_name: str) -> list[Seat]:
    """Parse seats from text such as `me,jarl,karl` or `me=Bera,bot:jarl`. Errors name each wrong word."""
    words = [word.strip() for word in text.split(",")]
    low, high = game.players
    if not low <= len(words) <= high:
        raise Fault("seats-count", seats=text, found=len(words), low=low, high=high)
    kinds: list[tuple[str, str]] = []
    for word in words:
        kind, _, name = word.removeprefix("bot:").partition("=")
        if kind not in (HUMAN, *BOTS):
            raise Fault("seats-word", seat=word, nearest=find_nearest(kind, [HUMAN, *BOTS]))
        kinds.append((kind, name.strip() or (your_name if kind == HUMAN else kind.capitalize())))
    return [Seat(kind, name) for (kind, _), name in zip(kinds, number_names([name for _, name in kinds]), strict=True)]


def number_names(names: list[str]) -> list[str]:
    """Number equal names: `Karl, Karl` becomes `Karl 1, Karl 2`."""
    return [
        mark_bots(name, str(names[:i].count(name) + 1)) if names.count(name) > 1 else name
        for i, name in enumerate(names)
    ]


def mark_bots(name: str, mark: str) -> str:
    """Append a suffix to a name within the maximum length."""
    return f"{name[: NAME - len(mark) - 1].rstrip()} {mark}"
