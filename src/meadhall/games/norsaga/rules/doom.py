"""Doom (black): Whisper, Nix, Ragnarok. Declaring one of them takes the Doom token."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Onward
from meadhall.games.norsaga.cards import EMPTY, SPOTS
from meadhall.games.norsaga.rules.placing import DismissOwn, Play
from meadhall.games.norsaga.state import Norsaga


class Whisper(Play):
    """NS-EMB-WHISPER-01, NS-EMB-WHISPER-02, NS-GHOST-03, NS-GHOST-06, NS-GHOST-07, NS-DOOM-12. Play a card; the play of step 3 remains."""

    ask: ClassVar[str] = "whisper.play"
    rule: ClassVar[str] = "NS-EMB-WHISPER-01"


class Nix(Onward):
    """NS-EMB-NIX-01, NS-EMB-NIX-03. Clockwise from the actor, each player dismisses a hero."""

    player: i64

    def resolve(self, s: Norsaga, move: i64) -> None:
        s.do(NixDismiss(self.player, s.players))


class NixDismiss(DismissOwn):
    """NS-EMB-NIX-02, NS-EMB-NIX-03. You must dismiss a hero of your choice; players without heroes are skipped."""

    ask: ClassVar[str] = "nix.dismiss"
    rule: ClassVar[str] = "NS-EMB-NIX-02"
    declined: ClassVar[str] = "NS-EMB-NIX-02"
    left: i64

    def resolve(self, s: Norsaga, move: i64) -> None:
        if move != AUTO:
            s.dismiss(move)
        if self.left > 1:
            s.do(NixDismiss((self.seat + 1) % s.players, self.left - 1))


class Ragnarok(Onward):
    """NS-EMB-RAGNAROK-01, NS-EMB-RAGNAROK-02, NS-EMB-RAGNAROK-03. Every hero in the grandparents' row of every tree is dismissed, yours and whatever colour they are."""

    player: i64

    def resolve(self, s: Norsaga, move: i64) -> None:
        for owner in range(s.players):
            for i in range(3, SPOTS):
                if s.trees[owner][i] != EMPTY:
                    s.dismiss(owner * SPOTS + i)
