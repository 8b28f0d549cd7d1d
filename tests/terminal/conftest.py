"""A table to sit down at: people, quick bots, and a shelf that is thrown away."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.core.agenda import pending
from meadhall.core.dealer import SeededDealer
from meadhall.tables.saved_games import Shelf
from meadhall.tables.seats import parse_seats
from meadhall.tables.table import Table
from meadhall.terminal.plain_ui import play_plain
from meadhall.terminal.session import Sitting
from meadhall.words import words

Play = Callable[..., str]
LEFT = {"en": "You have left the game.", "fr": "Vous avez quitté la partie.", "de": "Du hast die Partie verlassen."}
NORSAGA = meadhall.game("norsaga")
LAST_CARD = (
    "norsaga players=2 A.saga=SG-40 A.tree=RG1/GB1,BB1/YB1,BB2/-,- A.hand=YY1,RR1 B.saga=SG-36 B.hand=GG1,GG2 "
    "turn=9 active=A step=3"
)


class AnyMove:
    """Answers at random, at once."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, state: Any, seat: int) -> int:
        return self.rng.choice(pending(state))


def any_bot(level: str, game: meadhall.Game, seed: int) -> AnyMove:
    return AnyMove(seed)


SitDown = Callable[..., Sitting]


@pytest.fixture
def sit_down(tmp_path: Path) -> SitDown:
    """`sit_down("me=Bera,karl", seed=3, lang="fr", game=..., position=..., turn_cap=4)`."""

    def seated(
        seats: str = "me=Bera,karl",
        seed: int = 7,
        lang: str = "en",
        game: meadhall.Game = NORSAGA,
        position: str | None = None,
        **options: Any,
    ) -> Sitting:
        chairs = parse_seats(seats, game, "Bera")
        first = {"first": "A"} if any(option.name == "first" for option in game.options) else {}
        given = game.check({**first, **options}, len(chairs)) if position is None else {}
        table = Table.new(game, chairs, given, SeededDealer(seed), position)
        shelf = Shelf(tmp_path / "games")
        return Sitting(table, shelf.place_for(game.name), shelf, words(lang, game.name), any_bot)

    return seated


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Plays these lines, then the pipe ends; returns everything that was said."""

    def played(sitting: Sitting, *lines: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert play_plain(sitting) == 0
        return capsys.readouterr().out

    return played
