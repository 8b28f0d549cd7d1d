"""Status tokens: gain at the left end of the track, push to the right, discard, turn over."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.book.model.steps import Status
from meadhall.core.agenda import AUTO, Frame, Onward, Question
from meadhall.games.trudvang.cards import HEROES
from meadhall.games.trudvang.rules.losses import stake_loss
from meadhall.games.trudvang.rules.steps import joined_tokens
from meadhall.games.trudvang.scene import Scene
from meadhall.games.trudvang.state import Trudvang
from meadhall.games.trudvang.status_tokens import ANY, STATUSES, fits, status_kind

STATUS_SLOTS: Final = 3


def tell(s: Trudvang, event: str, seat: i64, kind: i64) -> None:
    if s.log is not None:
        s.say(event, {"seat": seat, "status": STATUSES[kind]})


def put(s: Trudvang, seat: i64, kind: i64) -> None:
    """TL-STATUS-03, TL-STATUS-06, TL-COMP-02. Put a new token leftmost; one pushed past the third slot is discarded;
    without a token in the supply nothing happens.
    """
    aspect = kind // 2
    if s.status_pool[aspect] == 0:
        return
    s.status_pool[aspect] -= 1
    track = s.status[seat]
    track.insert(0, kind)
    tell(s, "status", seat, kind)
    if len(track) > STATUS_SLOTS:
        drop(s, seat, STATUS_SLOTS)


def drop(s: Trudvang, seat: i64, at: i64) -> None:
    """TL-STATUS-06. Remove a token from the track, and close the gap."""
    kind = s.status[seat].pop(at)
    s.status_pool[kind // 2] += 1
    tell(s, "status-gone", seat, kind)


def last_of(track: list[i64], kind: i64) -> i64:
    """Return the rightmost token of a kind; tokens of one kind are equal."""
    return len(track) - 1 - track[::-1].index(kind)


def held_kinds(s: Trudvang, seat: i64, wanted: i64) -> list[i64]:
    """Return the fitting kinds on the track, each once, from the left."""
    found: list[i64] = []
    for kind in s.status[seat]:
        if fits(kind, wanted) and kind not in found:
            found.append(kind)
    return found


def gain_status(s: Trudvang, seat: i64, kind: i64) -> list[Frame]:
    """TL-GLOSS-11, TL-GLOSS-21. Gain one token; of an open kind the gaining player chooses."""
    return choose_status(seat, seat, kind) if kind < 0 else give_status(s, seat, kind)


def choose_status(chooser: i64, seat: i64, kind: i64) -> list[Frame]:
    frames: list[Frame] = [ChooseStatus(chooser, seat, kind)]
    return frames


def gain_statuses(s: Trudvang, seat: i64, kinds: list[i64]) -> list[Frame]:
    """TL-STATUS-04. Gain several at once: the player chooses the order."""
    frames: list[Frame] = [PlaceStatus(seat, kinds)]
    return frames


def gain_tokens(s: Trudvang, step: Status, block: i64, at: i64, scene: Scene, heroes: list[i64]) -> None:
    """TL-STATUS-03, TL-STATUS-04, TL-STATUS-16, TL-GLOSS-21. Give the tokens of this step, and of the steps joined with
    it, to each Hero.
    """
    tokens = joined_tokens(s.house.saga.block(block).steps, at)
    kind = status_kind(step.kind)
    frames: list[Frame] = []
    for seat in heroes:
        frames.extend(gain_statuses(s, seat, tokens) if len(tokens) > 1 else gain_status(s, seat, kind))
    s.do_all(frames)


def give_status(s: Trudvang, seat: i64, kind: i64) -> list[Frame]:
    """Give a token, unless a card of the Hero prevents it."""
    return stake_loss(s, "would_gain_status", seat, 1, StatusGained(kind))


class StatusGained(Onward):
    """TL-STATUS-03, TL-STATUS-10. Place the token; it has no effect until statuses are triggered again."""

    kind: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        stake = s.stakes.pop()
        if stake[2] > 0:
            put(s, stake[1], self.kind)


class ChooseStatus(Question):
    """TL-GLOSS-21, TL-COMP-02. Choose a token of an open kind among those left in the supply."""

    ask: ClassVar[str] = "status.choose"
    rule: ClassVar[str] = "TL-GLOSS-21"
    hero: i64
    kind: i64

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        for kind in range(len(STATUSES)):
            if fits(kind, self.kind) and s.status_pool[kind // 2]:
                found.append(kind)
        return found

    def candidates(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        for kind in range(len(STATUSES)):
            found.append(kind)
        return found

    def why(self, s: Trudvang, move: i64) -> str:
        if not fits(move, self.kind):
            return "TL-GLOSS-21"
        return "" if s.status_pool[move // 2] else "TL-COMP-02"

    def text(self, s: Trudvang, move: i64) -> str:
        return "gain " + STATUSES[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != AUTO:
            s.do_all(give_status(s, self.hero, move))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"hero": HEROES[s.hero[self.hero]]}


class PlaceStatus(Question):
    """TL-STATUS-04. Of several tokens gained at once the player chooses the first to place."""

    ask: ClassVar[str] = "status.place"
    rule: ClassVar[str] = "TL-STATUS-04"
    kinds: list[i64]

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = []
        for kind in self.kinds:
            if kind not in found:
                found.append(kind)
        return found

    def text(self, s: Trudvang, move: i64) -> str:
        return "gain " + STATUSES[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        rest = self.kinds[:]
        rest.remove(move)
        if rest:
            s.do(PlaceStatus(self.seat, rest))
        s.do_all(give_status(s, self.seat, move))


def discard_status(s: Trudvang, seat: i64, kind: i64) -> list[Frame]:
    """TL-STATUS-13, TL-GLOSS-09. The owner picks which one; with none nothing happens."""
    frames: list[Frame] = [TakeStatus(seat, seat, kind, 0)] if held_kinds(s, seat, kind) else []
    return frames


def flip_status(s: Trudvang, seat: i64, kind: i64) -> list[Frame]:
    """TL-STATUS-14. A token is turned over and keeps its slot."""
    frames: list[Frame] = [TakeStatus(seat, seat, kind, 1)] if held_kinds(s, seat, kind) else []
    return frames


class TakeStatus(Question):
    """TL-STATUS-13, TL-STATUS-14, TL-GLOSS-09. Discard a token of the kind, or turn it over in its slot."""

    ask: ClassVar[str] = "status.discard"
    rule: ClassVar[str] = "TL-STATUS-13"
    hero: i64
    kind: i64
    flip: i64

    def options(self, s: Trudvang) -> list[i64]:
        return held_kinds(s, self.hero, self.kind)

    def candidates(self, s: Trudvang) -> list[i64]:
        return held_kinds(s, self.hero, ANY)

    def why(self, s: Trudvang, move: i64) -> str:
        return "" if fits(move, self.kind) else "TL-STATUS-13"

    def text(self, s: Trudvang, move: i64) -> str:
        return ("flip " if self.flip else "discard ") + STATUSES[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        at = last_of(s.status[self.hero], move)
        if self.flip:
            s.status[self.hero][at] = move ^ 1
            tell(s, "status-flipped", self.hero, move ^ 1)
        else:
            drop(s, self.hero, at)

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"hero": HEROES[s.hero[self.hero]]}
