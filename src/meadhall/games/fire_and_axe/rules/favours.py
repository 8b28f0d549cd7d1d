"""The runes that help the player who plays them: demand, voyage, crew, attack and trade."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Frame, Onward, Question
from meadhall.games.fire_and_axe.cards import GOODS, PIECES
from meadhall.games.fire_and_axe.chart import SPACES, VALUE, WINTER
from meadhall.games.fire_and_axe.rules.dice import RollDie
from meadhall.games.fire_and_axe.rules.eligible import list_demandable, list_steps, why_not_step
from meadhall.games.fire_and_axe.rules.sagas import Claim
from meadhall.games.fire_and_axe.rules.sail import enter
from meadhall.games.fire_and_axe.state import NO_GOOD, NO_ONE, FireAndAxe

DONE: Final = 99


class Favour(Onward):
    """A rune without a question."""

    player: i64


class ChangeInDemand(Question):
    """FA-RUNE-09, FA-RUNE-10. The good in demand goes back to the stockpile; one of another kind takes its place."""

    ask: ClassVar[str] = "demand.change"
    rule: ClassVar[str] = "FA-RUNE-09"

    def options(self, s: FireAndAxe) -> list[i64]:
        return list_demandable(s)

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        if move == AUTO:
            return
        s.stock[s.demand] += 1
        s.stock[move] -= 1
        s.demand = move
        if s.log is not None:
            s.log_event("demand", {"seat": self.seat, "piece": PIECES[move]})

    def text(self, s: FireAndAxe, move: i64) -> str:
        return "demand " + PIECES[move]

    def candidates(self, s: FireAndAxe) -> list[i64]:
        return [good for good in range(GOODS)]

    def why(self, s: FireAndAxe, move: i64) -> str:
        if move == s.demand:
            return "FA-RUNE-09"
        return "" if s.stock[move] else "FA-RUNE-10"


class FairWind(Question):
    """FA-RUNE-11, FA-SAIL-01, FA-LOSS-01. Fair Wind: one sail at once that moves no slider; the weather counts as for any other."""

    ask: ClassVar[str] = "wind.sail"
    rule: ClassVar[str] = "FA-RUNE-11"

    def options(self, s: FireAndAxe) -> list[i64]:
        return list_steps(s, self.seat)

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        if move != AUTO:
            enter(s, self.seat, move)

    def text(self, s: FireAndAxe, move: i64) -> str:
        return "sail " + SPACES[move]

    def candidates(self, s: FireAndAxe) -> list[i64]:
        return [space for space in range(WINTER)]

    def why(self, s: FireAndAxe, move: i64) -> str:
        return why_not_step(s, self.seat, move)


class TirelessOars(Favour):
    """FA-TURN-05, FA-RUNE-11. Tireless Oars: two more Days this turn; each copy counts."""

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        s.limit += 2
        if s.log is not None:
            s.log_event("oars", {"seat": self.player, "days": s.limit})


class CalmSeas(Favour):
    """FA-REACT-06. Calm Seas: none of the skulls due is covered; they stay open."""

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        s.owed = 0
        s.log_seat_event("calm", self.player)


class Berserkers(Favour):
    """FA-REACT-03. Berserkers: every die of this attack counts one more; copies add up."""

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        s.might += 1
        if s.log is not None:
            s.log_event("berserk", {"seat": self.player, "might": s.might})


class OdinsFavour(Question):
    """FA-REACT-18, FA-REACT-19. Odin's Favour: roll any of the dice again, at least one; a bit for each."""

    ask: ClassVar[str] = "odin.reroll"
    rule: ClassVar[str] = "FA-REACT-18"

    def options(self, s: FireAndAxe) -> list[i64]:
        return [dice for dice in range(1, 1 << len(s.dice))]

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        frames: list[Frame] = []
        for at in range(len(s.dice)):
            if (move >> at) & 1:
                frames.append(RollDie(at))
        s.do_all(frames)

    def text(self, s: FireAndAxe, move: i64) -> str:
        return "reroll " + " ".join([str(at + 1) for at in range(len(s.dice)) if (move >> at) & 1])

    def about(self, s: FireAndAxe) -> dict[str, Any]:
        return {"dice": s.dice[:]}


class ShieldWall(Favour):
    """FA-REACT-19. Shield Wall: the failed dice of this roll cost no crew."""

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        s.shield = 1
        s.log_seat_event("shield", self.player)


class StrandedKinsmen(Question):
    """FA-REACT-19, FA-LOAD-15. Stranded Kinsmen: one or two crew come aboard from the supply, as far as there are slots."""

    ask: ClassVar[str] = "kinsmen.board"
    rule: ClassVar[str] = "FA-REACT-19"

    def options(self, s: FireAndAxe) -> list[i64]:
        most: i64 = min(2, s.supply[self.seat], s.count_vacant_slots(self.seat))
        return [count for count in range(1, most + 1)]

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        if move == AUTO:
            return
        s.supply[self.seat] -= move
        s.crew[self.seat] += move
        if s.log is not None:
            s.log_event("board", {"seat": self.seat, "count": move})

    def text(self, s: FireAndAxe, move: i64) -> str:
        return f"board {move}"

    def candidates(self, s: FireAndAxe) -> list[i64]:
        return [0, 1, 2]

    def why(self, s: FireAndAxe, move: i64) -> str:
        return "FA-REACT-19" if move == 0 else ""  # with only one choice there is no question


class SilverTongue(Favour):
    """FA-REACT-07. Silver Tongue: the port just traded with pays its printed value once more."""

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        vp = VALUE[s.ships[self.player]]
        s.gain(self.player, vp)
        if s.log is not None:
            s.log_event("tongue", {"seat": self.player, "vp": vp})


class FullHold(Question):
    """FA-REACT-19, FA-LOAD-15. Full Hold: one or two goods of any kind come aboard from the stockpile, one by one."""

    ask: ClassVar[str] = "hold.stow"
    rule: ClassVar[str] = "FA-REACT-19"

    def why_not_good(self, s: FireAndAxe, good: i64) -> str:
        if s.count_vacant_slots(self.seat) < 1:
            return "FA-LOAD-03"
        return "" if s.stock[good] else "FA-LOAD-04"

    def options(self, s: FireAndAxe) -> list[i64]:
        return [good for good in range(GOODS) if not self.why_not_good(s, good)]

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        if move != AUTO:
            self.stow(s, move)
            s.do(FullerHold(self.seat))

    def stow(self, s: FireAndAxe, good: i64) -> None:
        s.stock[good] -= 1
        s.cargo[self.seat * GOODS + good] += 1
        if s.log is not None:
            s.log_event("stow", {"seat": self.seat, "piece": PIECES[good]})

    def text(self, s: FireAndAxe, move: i64) -> str:
        return "done" if move == DONE else "stow " + PIECES[move]

    def candidates(self, s: FireAndAxe) -> list[i64]:
        return [good for good in range(GOODS)] + [DONE]

    def why(self, s: FireAndAxe, move: i64) -> str:
        return "FA-REACT-19" if move == DONE else self.why_not_good(s, move)


class FullerHold(FullHold):
    """FA-REACT-19. The player may decline the second good."""

    ask: ClassVar[str] = "hold.more"
    rule: ClassVar[str] = "FA-REACT-19"

    def options(self, s: FireAndAxe) -> list[i64]:
        goods = super().options(s)
        goods.append(DONE)
        return goods

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        if move != DONE and move != AUTO:
            self.stow(s, move)

    def why(self, s: FireAndAxe, move: i64) -> str:
        return "" if move == DONE else self.why_not_good(s, move)


class EmptyMarket(Favour):
    """FA-TASK-07, FA-SAGA-12. Empty Market: the good of the port goes back to the stockpile; no task."""

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        port = s.ships[self.player]
        good = s.market[port]
        s.market[port] = NO_GOOD
        s.stock[good] += 1
        if s.log is not None:
            s.log_event("clear", {"seat": self.player, "port": SPACES[port], "piece": PIECES[good]})


class Unrest(Favour):
    """FA-TASK-07, FA-SETTLE-10. Unrest: one die against the port's value drives an opponent's settlement out; no task, no attack."""

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        s.do(RollDie(0), UnrestOutcome(self.player))


class UnrestOutcome(Favour):
    """FA-CREW-07, FA-SETTLE-10, FA-SAGA-07, FA-SAGA-12. Above the value, the settlement returns to
    its owner's supply.
    """

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        port = s.ships[self.player]
        owner = s.settled[port]
        won = s.dice[0] > s.find_value(port)
        s.dice.clear()
        if won:
            s.settled[port] = NO_ONE
            s.supply[owner] += 1
        if s.log is not None:
            s.log_event("unrest" if won else "quiet", {"seat": self.player, "target": owner, "port": SPACES[port]})
        s.do(Claim())
