"""The nine conflict runes: against ships, settlements, attacks, hands and other runes."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Lot, Question
from meadhall.core.rng import Rng
from meadhall.games.fire_and_axe.cards import CREW, FOUL_OMEN, GOODS, MUTINY, PIECES, RUNES, SEA_SERPENT
from meadhall.games.fire_and_axe.chart import SPACES
from meadhall.games.fire_and_axe.notation import SEATS
from meadhall.games.fire_and_axe.rules.dice import RollDie
from meadhall.games.fire_and_axe.rules.eligible import list_loot, list_victims, why_spared
from meadhall.games.fire_and_axe.rules.favours import Favour
from meadhall.games.fire_and_axe.rules.sagas import Claim
from meadhall.games.fire_and_axe.rules.sail import Lose, list_pieces
from meadhall.games.fire_and_axe.state import FireAndAxe


class Aim(Question):
    """FA-REACT-18. The player of a rune names its target."""

    def rune(self) -> i64:
        raise NotImplementedError

    def options(self, s: FireAndAxe) -> list[i64]:
        return list_victims(s, self.seat, self.rune())

    def text(self, s: FireAndAxe, move: i64) -> str:
        return "choose " + SEATS[move]

    def candidates(self, s: FireAndAxe) -> list[i64]:
        return [player for player in range(s.players)]

    def why(self, s: FireAndAxe, move: i64) -> str:
        return why_spared(s, self.seat, move, self.rune())


class SeaSerpent(Aim):
    """FA-REACT-19. Sea Serpent: it rises beside an opponent's ship in a water space; a die decides what it takes."""

    ask: ClassVar[str] = "serpent.aim"
    rule: ClassVar[str] = "FA-REACT-19"

    def rune(self) -> i64:
        return SEA_SERPENT

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        if move == AUTO:
            return
        if s.log is not None:
            s.log_event("serpent", {"seat": self.seat, "target": move})
        s.do(RollDie(0), SerpentBite(move))


class SerpentBite(Favour):
    """FA-CREW-02, FA-REACT-19. One to three: one piece; four and five: two; six: all. They go to stockpile and supply at once."""

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        die = s.dice[0]
        s.dice.clear()
        if die < 6:
            s.do(SerpentLoss(self.player, 1 if die < 4 else 2))
            return
        while s.crew[self.player]:
            s.drop(self.player, CREW)
        s.strand_without_crew(self.player)


class SerpentLoss(Lose):
    """FA-CREW-01, FA-CREW-02, FA-LOSS-06, FA-REACT-19. The owner chooses what the serpent takes; a ship left without
    crew goes to winter empty, which affects only its owner's next turn.
    """

    ask: ClassVar[str] = "serpent.lose"
    rule: ClassVar[str] = "FA-REACT-19"
    left: i64

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        if move == AUTO:
            return
        s.drop(self.seat, move)
        if s.log is not None:
            s.log_event("devour", {"seat": self.seat, "piece": PIECES[move]})
        if not s.crew[self.seat]:
            s.strand_without_crew(self.seat)
        elif self.left > 1 and list_pieces(s, self.seat):
            s.do(SerpentLoss(self.seat, self.left - 1))

    def about(self, s: FireAndAxe) -> dict[str, Any]:
        return {"left": self.left}


class Usurper(Favour):
    """FA-TASK-07, FA-SETTLE-10, FA-SAGA-07. Usurper: an opponent's settlement in your port returns to the supply, and
    one of your crew takes its place; no task, no attack.
    """

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        port = s.ships[self.player]
        owner = s.settled[port]
        s.supply[owner] += 1
        s.crew[self.player] -= 1
        s.settled[port] = self.player
        if s.log is not None:
            s.log_event("usurp", {"seat": self.player, "target": owner, "port": SPACES[port]})
        s.do(Claim())


class Thieves(Question):
    """FA-RUNE-11, FA-LOAD-15. Thieves in the Night: take a good from an opponent's ship beside yours; you need a vacant slot."""

    ask: ClassVar[str] = "thieves.steal"
    rule: ClassVar[str] = "FA-RUNE-11"

    def options(self, s: FireAndAxe) -> list[i64]:
        return list_loot(s, self.seat)

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        if move == AUTO:
            return
        good = move % GOODS
        s.cargo[move] -= 1
        s.cargo[self.seat * GOODS + good] += 1
        if s.log is not None:
            s.log_event("steal", {"seat": self.seat, "target": move // GOODS, "piece": PIECES[good]})

    def text(self, s: FireAndAxe, move: i64) -> str:
        return f"steal {SEATS[move // GOODS]} {PIECES[move % GOODS]}"

    def candidates(self, s: FireAndAxe) -> list[i64]:
        return [at for at in range(s.players * GOODS)]

    def why(self, s: FireAndAxe, move: i64) -> str:
        return "" if move in list_loot(s, self.seat) else "FA-RUNE-05"


class Mutiny(Aim):
    """FA-REACT-08, FA-RUNE-11. Mutiny: a crewmember leaves an opponent's ship at sea that has two or more."""

    ask: ClassVar[str] = "mutiny.aim"
    rule: ClassVar[str] = "FA-RUNE-11"

    def rune(self) -> i64:
        return MUTINY

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        if move == AUTO:
            return
        s.drop(move, CREW)
        if s.log is not None:
            s.log_event("mutiny", {"seat": self.seat, "target": move})


class ReinforcedWalls(Favour):
    """FA-REACT-03, FA-TASK-08. Reinforced Walls: the attacked port is worth one more for this attack, never above five."""

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        s.walls += 1
        port = s.ships[s.active]
        if s.log is not None:
            s.log_event("walls", {"seat": self.player, "port": SPACES[port], "value": s.number_to_beat(port)})


class LokisTrick(Question):
    """FA-REACT-18. Loki's Trick: one die of an opponent's roll is rolled again."""

    ask: ClassVar[str] = "loki.reroll"
    rule: ClassVar[str] = "FA-REACT-18"

    def options(self, s: FireAndAxe) -> list[i64]:
        return [at for at in range(len(s.dice))]

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        s.do(RollDie(move))

    def text(self, s: FireAndAxe, move: i64) -> str:
        return f"reroll {move + 1}"

    def about(self, s: FireAndAxe) -> dict[str, Any]:
        return {"dice": s.dice[:]}


class FoulOmen(Aim):
    """FA-REACT-19. Foul Omen: an opponent who holds runes loses one, in any place."""

    ask: ClassVar[str] = "omen.aim"
    rule: ClassVar[str] = "FA-REACT-19"

    def rune(self) -> i64:
        return FOUL_OMEN

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        if move != AUTO:
            s.do(LoseRune(move))


class LoseRune(Lot):
    """FA-REACT-19, FA-INFO-01. Chance takes one rune of the hand; it goes face up to the discards and turns no wind.

    Private: it must not show if all runes of the hand are alike.
    """

    ask: ClassVar[str] = "omen.lose"
    rule: ClassVar[str] = "FA-REACT-19"
    private: ClassVar[bool] = True
    player: i64

    def options(self, s: FireAndAxe) -> list[i64]:
        runes: list[i64] = []
        for rune in s.hands[self.player]:
            if rune not in runes:
                runes.append(rune)
        return runes

    def weights(self, s: FireAndAxe) -> list[i64] | None:
        hand = s.hands[self.player]
        return [hand.count(rune) for rune in self.options(s)]

    def sample(self, s: FireAndAxe, rng: Rng) -> i64:
        hand = s.hands[self.player]
        return hand[rng.below(len(hand))]

    def text(self, s: FireAndAxe, move: i64) -> str:
        return "rune " + RUNES[move]

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        s.leave_hand(self.player, move)
        s.discard.append(move)
        if s.log is not None:
            s.log_event("omen", {"seat": self.player, "rune": RUNES[move]}, reveals=True)


class ThorsWard(Favour):
    """FA-REACT-05, FA-REACT-12. Thor's Ward: the rune just played is cancelled; it is still spent, and its wind stands."""

    def resolve(self, s: FireAndAxe, move: i64) -> None:
        s.warded = 1
        s.log_seat_event("ward", self.player)
