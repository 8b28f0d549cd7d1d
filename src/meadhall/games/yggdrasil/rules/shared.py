"""Creatures that affect several gods: gifts of life, exchanges, Sleipnir, and the norns Skuld and Urd."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Council, Frame, Lot, Question
from meadhall.core.event import Event
from meadhall.core.rng import Rng
from meadhall.games.yggdrasil.cards import ARTIFACT_IDS, WORLDS
from meadhall.games.yggdrasil.notation import card_text, god_name
from meadhall.games.yggdrasil.piles import UNKNOWN, list_chances, list_possible_cards, note_card, put_under
from meadhall.games.yggdrasil.rules.bonds import DIE, ELF, THING, THINGS, hand_over, thing_name
from meadhall.games.yggdrasil.rules.creatures import Creature, Roam
from meadhall.games.yggdrasil.rules.turn import draw_card
from meadhall.games.yggdrasil.state import Yggdrasil

DONE: Final = 999
SEEN: Final = 2  # cards that Skuld shows of each pile


class Saehrimnir(Creature):
    """YG-CREA-SAEHRIMNIR. Any one god regains a life point."""

    name: ClassVar[str] = "saehrimnir"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.do(GiveLife(self.player, self.get_amount(), 0))


class Tann(Saehrimnir):
    """YG-CREA-TANN, YG-CREA-08. Two life points for any gods."""

    name: ClassVar[str] = "tann"


class GiveLife(Question):
    """YG-CREA-SAEHRIMNIR, YG-CREA-TANN, YG-CREA-02, YG-CREA-08, YG-SUP-04, YG-BOOK-13. A life point for a god below the
    maximum, support gods too; points without a taker stay in the supply. A page that reduces gains does so once for
    each god.
    """

    ask: ClassVar[str] = "life.give"
    rule: ClassVar[str] = "YG-CREA-02"
    count: i64
    had: i64  # a bit for each god that has had one of these points

    def options(self, s: Yggdrasil) -> list[i64]:
        return [slot for slot in range(len(s.at)) if not self.why(s, slot)]

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "regain " + god_name(s, move)

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [slot for slot in range(len(s.at))]

    def why(self, s: Yggdrasil, move: i64) -> str:
        return "" if s.life[move] < s.most[move] and s.supply else "YG-CREA-02"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == AUTO:
            return
        if self.had >> move & 1:
            s.restore(move, 1)
        else:
            s.regain(move, 1)
        if self.count > 1:
            s.do(GiveLife(self.seat, self.count - 1, self.had | 1 << move))

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"count": self.count}


class Verdandi(Creature):
    """YG-CREA-VERDANDI. All gods may trade life points."""

    name: ClassVar[str] = "verdandi"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.do_all([TradeLife(giver) for giver in range(len(s.at))])


class TradeLife(Council):
    """YG-CREA-VERDANDI, YG-CREA-03, YG-CREA-09, YG-DEC-21, YG-ROUND-08. The table agrees what one god gives to others,
    point by point: every god keeps one, none rises above the maximum; all of it is voluntary.
    """

    ask: ClassVar[str] = "life.trade"
    rule: ClassVar[str] = "YG-CREA-VERDANDI"
    giver: i64

    def options(self, s: Yggdrasil) -> list[i64]:
        moves = [slot for slot in range(len(s.at)) if not self.why(s, slot)]
        if moves:
            moves.append(DONE)
        return moves

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "done" if move == DONE else f"give {god_name(s, move)} life"

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [*[slot for slot in range(len(s.at))], DONE]

    def why(self, s: Yggdrasil, move: i64) -> str:
        if move == DONE:
            return ""
        if move == self.giver:
            return "YG-CREA-VERDANDI"
        if s.life[self.giver] <= 1:
            return "YG-CREA-03"
        return "" if s.life[move] < s.most[move] else "YG-CREA-02"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == AUTO or move == DONE:
            return
        s.life[self.giver] -= 1
        s.life[move] += 1
        if s.log is not None:
            s.log.append(Event("pass-on", {"god": god_name(s, self.giver), "to": god_name(s, move), "thing": "life"}))
        s.do(self)

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"god": god_name(s, self.giver)}


class Gulltopp(Creature):
    """YG-CREA-GULLTOPP, YG-SUP-05. All players' gods may trade elves, Vanir dice and artifacts."""

    name: ClassVar[str] = "gulltopp"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.do_all([Trade(giver) for giver in range(s.players)])


class Trade(Council):
    """YG-CREA-GULLTOPP, YG-CREA-09, YG-DEC-21, YG-ROUND-08, YG-SUP-05. The table agrees what one god gives to others,
    thing by thing; all of it is voluntary.
    """

    ask: ClassVar[str] = "things.trade"
    rule: ClassVar[str] = "YG-CREA-GULLTOPP"
    giver: i64

    def options(self, s: Yggdrasil) -> list[i64]:
        moves = [move for move in self.candidates(s) if not self.why(s, move)]
        return moves if len(moves) > 1 else []

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "done" if move == DONE else f"give {god_name(s, move // THINGS)} {thing_name(move % THINGS)}"

    def candidates(self, s: Yggdrasil) -> list[i64]:
        found: list[i64] = []
        for taker in range(len(s.at)):
            for thing in range(ELF, THING + len(ARTIFACT_IDS)):
                found.append(taker * THINGS + thing)
        found.append(DONE)
        return found

    def why(self, s: Yggdrasil, move: i64) -> str:
        if move == DONE:
            return ""
        if move // THINGS >= s.players:
            return "YG-SUP-05"
        thing = move % THINGS
        owned = s.artifacts[self.giver] >> (thing - THING) & 1 if thing >= THING else 0
        if thing == ELF:
            owned = s.elves[self.giver]
        elif thing == DIE:
            owned = s.dice[self.giver]
        return "" if owned and move // THINGS != self.giver else "YG-CREA-GULLTOPP"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == AUTO or move == DONE:
            return
        hand_over(s, self.giver, move // THINGS, move % THINGS)
        s.do(self)

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"god": god_name(s, self.giver)}


class Sleipnir(Question):
    """YG-CREA-SLEIPNIR, YG-DEC-22. Each god can ride to any world, in the active player's order."""

    ask: ClassVar[str] = "sleipnir.next"
    rule: ClassVar[str] = "YG-CREA-SLEIPNIR"
    rode: i64 = 0

    def options(self, s: Yggdrasil) -> list[i64]:
        return [slot for slot in range(len(s.at)) if not self.rode >> slot & 1]

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "next " + god_name(s, move)

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [slot for slot in range(len(s.at))]

    def why(self, s: Yggdrasil, move: i64) -> str:
        return "YG-CREA-SLEIPNIR" if self.rode >> move & 1 else ""

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move != AUTO:
            s.do(Ride(move if move < s.players else self.seat, move), Sleipnir(self.seat, self.rode | 1 << move))


class Ride(Roam):
    """YG-CREA-SLEIPNIR, YG-DEC-22, YG-INFO-05, YG-SUP-07, YG-MOVE-05. A god's own player chooses the world, the active
    player for a support god; the present world means staying.
    """

    ask: ClassVar[str] = "sleipnir.ride"
    rule: ClassVar[str] = "YG-CREA-SLEIPNIR"
    slot: i64

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.move_god(self.slot, move)

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"god": god_name(s, self.slot), "world": WORLDS[s.at[self.slot]]}


class Skuld(Creature):
    """YG-CREA-SKULD, YG-CREA-04, YG-INFO-04, YG-SUP-05. Show the top two cards of every player's pile to all; then the
    table chooses, pile by pile, which one goes back on top. Cards on the wheel stay unseen.
    """

    name: ClassVar[str] = "skuld"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        frames: list[Frame] = []
        for seat in range(s.players):
            for place in range(min(SEEN, len(s.piles[seat]))):
                frames.append(Look(seat, place))
        for seat in range(s.players):
            frames.append(Top(seat))
        s.do_all(frames)


class Look(Lot):
    """YG-CREA-SKULD, YG-CREA-04, YG-INFO-03. One card near the top of a pile becomes known."""

    ask: ClassVar[str] = "pile.look"
    rule: ClassVar[str] = "YG-CREA-SKULD"
    player: i64
    place: i64

    def options(self, s: Yggdrasil) -> list[i64]:
        known = s.piles[self.player][self.place]
        return [known] if known != UNKNOWN else list_possible_cards(s, self.player, False)

    def weights(self, s: Yggdrasil) -> list[i64] | None:
        if s.piles[self.player][self.place] != UNKNOWN:
            return None
        return [weight for weight in list_chances(s, self.player, False) if weight]

    def sample(self, s: Yggdrasil, rng: Rng) -> i64:
        known = s.piles[self.player][self.place]
        return known if known != UNKNOWN else draw_card(s, self.player, False, rng)

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "look " + card_text(s, move)

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        pile = s.piles[self.player]
        if pile[self.place] == UNKNOWN:
            note_card(s, self.player, move)
            pile[self.place] = move
        if s.log is not None:
            s.log.append(Event("look", {"god": god_name(s, self.player), "card": card_text(s, move)}, reveals=True))


class Top(Council):
    """YG-CREA-SKULD, YG-DEC-19, YG-DEC-03, YG-ROUND-08. The table chooses which of the two seen cards lies on top of
    this pile.
    """

    ask: ClassVar[str] = "pile.order"
    rule: ClassVar[str] = "YG-CREA-SKULD"
    player: i64

    def options(self, s: Yggdrasil) -> list[i64]:
        return s.piles[self.player][:SEEN]

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "top " + card_text(s, move)

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [card for card in range(6 * len(s.gods))]

    def why(self, s: Yggdrasil, move: i64) -> str:
        return "" if move in self.options(s) else "YG-CREA-SKULD"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == AUTO:
            return
        pile = s.piles[self.player]
        pile.remove(move)
        pile.insert(0, move)

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"god": god_name(s, self.player)}


class Urd(Question):
    """YG-CREA-URD, YG-CREA-05, YG-DEC-03, YG-DEC-20, YG-SETUP-18. Two open cards, one after the other, go under their
    owners' piles; with two players you choose who takes a support god's.
    """

    ask: ClassVar[str] = "urd.return"
    rule: ClassVar[str] = "YG-CREA-URD"
    count: i64 = 2

    def options(self, s: Yggdrasil) -> list[i64]:
        return [move for move in self.candidates(s) if not self.why(s, move)]

    def text(self, s: Yggdrasil, move: i64) -> str:
        card = move // 2
        named = f"under {card_text(s, card)}"
        return f"{named} {god_name(s, move % 2)}" if s.players == 2 and card // 6 == 2 else named

    def candidates(self, s: Yggdrasil) -> list[i64]:
        found: list[i64] = []
        for card in range(6 * len(s.gods)):
            found.append(card * 2)
            if s.players == 2 and card // 6 == 2:
                found.append(card * 2 + 1)
        return found

    def why(self, s: Yggdrasil, move: i64) -> str:
        return "" if move // 2 in s.open else "YG-CREA-05"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == AUTO:
            return
        card = move // 2
        owner = card // 6
        if owner >= s.players:
            owner = move % 2 if s.players == 2 else 0
        put_under(s, owner, card)
        if self.count > 1:
            s.do(Urd(self.seat, self.count - 1))

    def about(self, s: Yggdrasil) -> dict[str, Any]:
        return {"count": self.count}
