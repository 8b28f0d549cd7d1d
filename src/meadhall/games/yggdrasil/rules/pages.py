"""Questions of the pages of a saga: choose figures and gods, turn up markers and tiles, give things."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Council, Lot, Question
from meadhall.core.event import Event
from meadhall.games.yggdrasil.cards import (
    ARTIFACT_IDS,
    BROKEN,
    DECK,
    ENEMIES,
    FIGURE,
    FOES,
    HIDDEN,
    LEVEL,
    NONE,
    OATH,
    ON_BOARD,
    OUT,
    TILES,
    TOKENS,
    WORLDS,
    list_bits,
)
from meadhall.games.yggdrasil.notation import god_name
from meadhall.games.yggdrasil.piles import UNKNOWN
from meadhall.games.yggdrasil.rules.actions import DealArtifact, Take, TakeArtifact
from meadhall.games.yggdrasil.saga import POOLS
from meadhall.games.yggdrasil.state import BOOK_FAILED, Yggdrasil

BOARDS: Final = 0
PEEKS: Final = 1
LEAVE_IT: Final = 0
UNDER: Final = 1
COUNTED: Final[int] = len(POOLS)  # a pool from here on is something the saga counts


def count_pool(s: Yggdrasil, pool: i64, god: i64) -> i64:
    """Return the number of pieces there."""
    if pool >= COUNTED:
        assert s.tale is not None
        return s.tale.tally[pool - COUNTED]
    return (
        s.muspell,
        s.giants,
        s.anonymous,
        s.dead,
        s.heroes,
        s.valhalla,
        s.alfheim,
        s.vanaheim,
        s.elves[god],
        s.dice[god],
    )[pool]


def add_to(s: Yggdrasil, pool: i64, god: i64, count: i64) -> None:
    if pool >= COUNTED:
        assert s.tale is not None
        s.tale.tally[pool - COUNTED] += count
    elif pool == 0:
        s.muspell += count
    elif pool == 1:
        s.giants += count
    elif pool == 2:
        s.anonymous += count
    elif pool == 3:
        s.dead += count
    elif pool == 4:
        s.heroes += count
    elif pool == 5:
        s.valhalla += count
    elif pool == 6:
        s.alfheim += count
    elif pool == 7:
        s.vanaheim += count
    elif pool == 8:
        s.elves[god] += count
    else:
        s.dice[god] += count


def find_pool_name(s: Yggdrasil, pool: i64) -> str:
    if pool < COUNTED:
        return POOLS[pool]
    assert s.saga is not None
    return s.saga.tallies[pool - COUNTED]


def send_pieces(s: Yggdrasil, god: i64, source: i64, target: i64, count: i64) -> None:
    """YG-END-05. Move pieces from one place to another; with too few of them the game is lost."""
    if count_pool(s, source, god) < count:
        s.lose(BOOK_FAILED)
    elif count > 0:
        add_to(s, source, god, -count)
        add_to(s, target, god, count)
        if s.log is not None:
            s.log.append(
                Event(
                    "sent",
                    {
                        "god": god_name(s, god),
                        "source": find_pool_name(s, source),
                        "target": find_pool_name(s, target),
                        "count": count,
                    },
                )
            )


class SendUpTo(Take):
    """YG-ACT-08, YG-BOOK-10. Move up to this many pieces from one place to another."""

    ask: ClassVar[str] = "saga.send"
    rule: ClassVar[str] = "YG-ACT-08"
    source: i64
    target: i64

    def count_available(self, s: Yggdrasil) -> i64:
        return count_pool(s, self.source, self.seat)

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move != AUTO:
            send_pieces(s, self.seat, self.source, self.target, move)


class TurnToken(Lot):
    """YG-BOOK-01, YG-INFO-02. Turn up a marker: any of those still face down."""

    ask: ClassVar[str] = "token.turn"
    rule: ClassVar[str] = "YG-INFO-02"
    world: i64

    def options(self, s: Yggdrasil) -> list[i64]:
        assert s.tale is not None
        if s.tale.marks[self.world] != HIDDEN:
            return []
        return [OATH + kind for kind in range(2) if s.tale.bag[kind]]

    def weights(self, s: Yggdrasil) -> list[i64] | None:
        assert s.tale is not None
        return [count for count in s.tale.bag if count]

    def sample(self, s: Yggdrasil, rng: Any) -> i64:
        assert s.tale is not None
        if s.tale.marks[self.world] != HIDDEN:
            return AUTO
        bag = s.tale.bag
        if bag[0] + bag[1] == 0:
            return AUTO
        drawn: i64 = rng.below(bag[0] + bag[1])
        return OATH if drawn < bag[0] else BROKEN

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "turn " + TOKENS[move]

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        assert s.tale is not None
        if move == AUTO:
            return
        s.tale.bag[move - OATH] -= 1
        s.tale.marks[self.world] = move
        if s.log is not None:
            s.log.append(Event("token", {"token": TOKENS[move], "world": WORLDS[self.world]}, reveals=True))


class DrawTile(Lot):
    """YG-BOOK-01, YG-INFO-02. Draw the top tile at the quay: the one known to lie there, or any unseen one."""

    ask: ClassVar[str] = "tile.draw"
    rule: ClassVar[str] = "YG-INFO-02"
    player: i64
    purpose: i64

    def options(self, s: Yggdrasil) -> list[i64]:
        assert s.tale is not None
        quay = s.tale.quay
        if not quay or quay[0] != UNKNOWN:
            return quay[:1]
        return [
            FIGURE + tile
            for tile in list_bits(TILES)
            if s.tale.figures[tile] not in (DECK, OUT) and FIGURE + tile not in quay
        ]

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "tile " + FOES[move]

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        assert s.tale is not None
        if move == AUTO:
            return
        if self.purpose == BOARDS:
            s.tale.quay.pop(0)
            s.tale.figures[move - FIGURE] = DECK
            if s.log is not None:
                s.log.append(Event("aboard", {"foe": FOES[move]}, reveals=True))
            return
        s.tale.quay[0] = move
        if s.log is not None:
            s.log.append(Event("peek", {"foe": FOES[move]}, reveals=True))
        s.do(PutTile(self.player))


class PutTile(Question):
    """YG-INFO-05, YG-INFO-04. Leave the seen tile on top, or put it under the stack."""

    ask: ClassVar[str] = "tile.put"
    rule: ClassVar[str] = "YG-INFO-05"

    def options(self, s: Yggdrasil) -> list[i64]:
        assert s.tale is not None
        return [LEAVE_IT, UNDER] if len(s.tale.quay) > 1 else []

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "leave" if move == LEAVE_IT else "bottom"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        assert s.tale is not None
        if move == UNDER:
            s.tale.quay.append(s.tale.quay.pop(0))

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        assert s.tale is not None
        return {"foe": FOES[s.tale.quay[0]]} if s.tale.quay and s.tale.quay[0] >= 0 else {"foe": FOES[FIGURE]}


class ArmNext(Council):
    """YG-DEC-25, YG-SETUP-17. In an order that the table agrees, each player's god takes an open artifact of level 1 or
    2 and an elf.
    """

    ask: ClassVar[str] = "saga.arm"
    rule: ClassVar[str] = "YG-DEC-25"
    waiting: i64

    def options(self, s: Yggdrasil) -> list[i64]:
        return list_bits(self.waiting)

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "next " + god_name(s, move)

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [slot for slot in range(s.players)]

    def why(self, s: Yggdrasil, move: i64) -> str:
        return "" if self.waiting >> move & 1 else "YG-DEC-25"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == AUTO:
            return
        if s.alfheim:
            s.alfheim -= 1
            s.elves[move] += 1
            s.log_count("elves", move, 1)
        s.do(TakeArtifact(move, 2), ArmNext(self.waiting & ~(1 << move)))


class NameFate(Question):
    """YG-INFO-05. Freyia and Frigg each name their fated enemy."""

    ask: ClassVar[str] = "saga.fate"
    rule: ClassVar[str] = "YG-INFO-05"

    def options(self, s: Yggdrasil) -> list[i64]:
        return [enemy for enemy in range(ON_BOARD)]

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "fate " + ENEMIES[move]

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        assert s.tale is not None
        s.tale.fates[self.seat] = move
        if s.log is not None:
            s.log.append(Event("fate", {"god": god_name(s, self.seat), "enemy": ENEMIES[move]}))


class Bury(Question):
    """YG-BOOK-05, YG-JOTUN-11. Put an artifact of the god under its stack; this does not use it, so Thrym allows it."""

    ask: ClassVar[str] = "artifact.bury"
    rule: ClassVar[str] = "YG-BOOK-05"

    def options(self, s: Yggdrasil) -> list[i64]:
        return list_bits(s.artifacts[self.seat])

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "bury " + ARTIFACT_IDS[move]

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [artifact for artifact in range(len(ARTIFACT_IDS))]

    def why(self, s: Yggdrasil, move: i64) -> str:
        return "" if s.artifacts[self.seat] >> move & 1 else "YG-BOOK-05"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        assert s.tale is not None
        if move == AUTO:
            return
        s.artifacts[self.seat] &= ~(1 << move)
        s.tale.buried.append(move)
        if s.log is not None:
            s.log.append(Event("buried", {"god": god_name(s, self.seat), "artifact": ARTIFACT_IDS[move]}))
        if s.tops[move // LEVEL] == NONE:
            s.do(DealArtifact(move // LEVEL))
