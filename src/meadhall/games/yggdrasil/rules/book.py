"""The Book of Sagas in play: its programs are carried out step by step, goals and losses heeded, pages turned."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.agenda import Frame, Onward
from meadhall.core.event import Event
from meadhall.games.yggdrasil.cards import (
    ASGARD,
    CAGE,
    DECK,
    FENRIR,
    FIGURE,
    FIGURES,
    FOES,
    HEL,
    ISLANDS,
    LOKI,
    NO_TOKEN,
    NONE,
    OUT,
    QUAY,
    SONS,
    SURT,
    TILES,
    TOKENS,
    WORLDS,
    bits,
    over,
)
from meadhall.games.yggdrasil.piles import UNKNOWN
from meadhall.games.yggdrasil.rules.pages import (
    BOARDS,
    PEEKS,
    RUNS,
    ArmNext,
    Bury,
    ChooseFigure,
    DrawTile,
    NameFate,
    NameGod,
    SendUpTo,
    TurnToken,
    pool_of,
    send,
)
from meadhall.games.yggdrasil.rules.risks import NO_FOE, Danger
from meadhall.games.yggdrasil.saga import EVERY_GOD, HOOK_OF, Deal, place_of
from meadhall.games.yggdrasil.state import BOOK_FAILED, PAGE_LOST, WON, Yggdrasil

MOVE: Final[int] = HOOK_OF["move"]
RISE: Final[int] = HOOK_OF["rise"]
LEAVE: Final[int] = HOOK_OF["leave"]
DEVASTATE: Final[int] = HOOK_OF["devastate"]
ROTATE: Final[int] = HOOK_OF["rotate"]
JOTUN_WAKES: Final[int] = HOOK_OF["jotun"]
ISLAND: Final[int] = HOOK_OF["island"]
BAG: Final[int] = HOOK_OF["bag"]
PUT: Final[int] = HOOK_OF["put"]
TAKE: Final[int] = HOOK_OF["take"]
TURN: Final[int] = HOOK_OF["turn"]
CLEAR: Final[int] = HOOK_OF["clear"]
SEND: Final[int] = HOOK_OF["send"]
UP_TO: Final[int] = HOOK_OF["upto"]
BOARD: Final[int] = HOOK_OF["board"]
ASHORE: Final[int] = HOOK_OF["ashore"]
PEEK: Final[int] = HOOK_OF["peek"]
LOSE: Final[int] = HOOK_OF["lose"]
GAIN: Final[int] = HOOK_OF["gain"]
RISK: Final[int] = HOOK_OF["risk"]
ADD: Final[int] = HOOK_OF["add"]
NOTE: Final[int] = HOOK_OF["note"]
CHOOSE: Final[int] = HOOK_OF["choose"]
FIRST: Final[int] = HOOK_OF["first"]
NAME: Final[int] = HOOK_OF["name"]
ARM: Final[int] = HOOK_OF["arm"]
FATES: Final[int] = HOOK_OF["fates"]
BURY: Final[int] = HOOK_OF["bury"]
LOST: Final[int] = HOOK_OF["lost"]
PAGE: Final[int] = HOOK_OF["page"]
PICK: Final[int] = HOOK_OF["it"]
UNLESS: Final[int] = HOOK_OF["unless"]
JUMP: Final[int] = HOOK_OF["jump"]
WAKES: Final[
    list[type[Onward]]
] = []  # how a jotun is activated; enemies puts it here, for it needs this chapter itself
FATED: Final[list[i64]] = [
    NONE,
    0,
    NONE,
    4,
    3,
    2,
    1,
]  # by god: Freyr Surt, Heimdall Loki, Odin Fenrir, Thor the serpent, Tyr Hel


class Run(Onward):
    """YG-BOOK-01, YG-BOOK-07, YG-END-05. The steps of a program, one after the other; what must be asked is asked, and after every step goal and losses are heeded."""

    player: i64
    program: i64
    at: i64
    here: i64
    it: i64

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        assert s.saga is not None
        deals = s.saga.programs[self.program]
        player = self.player
        here = self.here
        it = self.it
        at = self.at
        while at < len(deals) and not s.ended:
            deal = deals[at]
            hook = deal.hook
            at += 1
            if hook == JUMP:
                at = deal.jump
            elif hook == UNLESS:
                if not deal.parts[0].holds(s, player, here, it):
                    at = deal.jump
            elif hook == PICK:
                it = deal.parts[0].value(s, player, here, it)
            elif hook == FIRST:
                it = first_of(s, deal, player, here)
            elif hook == CHOOSE:
                s.do(ChooseFigure(player, self.program, at - 1, here))
                return
            elif hook == NAME:
                s.do(NameGod(self.program, at - 1, here))
                return
            else:
                frames = carry_out(s, deal, player, here, it)
                if s.ended:
                    return
                if heed(s):
                    frames.append(TurnPage(player))
                if frames:
                    s.do(*frames, Heed(player), Run(player, self.program, at, here, it))
                    return


def first_of(s: Yggdrasil, deal: Deal, player: i64, here: i64) -> i64:
    """The first figure of the group, in their order, for which the condition holds."""
    tale = s.tale
    assert tale is not None
    for figure in bits(deal.parts[0].number):
        if tale.figures[figure] != OUT and deal.parts[1].holds(s, player, here, FIGURE + figure):
            return FIGURE + figure
    return NONE


def run(s: Yggdrasil, player: i64, program: i64, it: i64) -> list[Frame]:
    """A program from its beginning, where the god is; nothing where there is none."""
    if program == NONE:
        return []
    return [Run(player, program, 0, s.at[player], it)]


def heed(s: Yggdrasil) -> bool:
    """YG-BOOK-08, YG-BOOK-09, YG-END-06. A loss of the page ends the game; whether its goal is reached."""
    page = s.page()
    here = s.at[s.active]
    for loss in page.losses:
        if loss.holds(s, s.active, here, NONE):
            s.lose(PAGE_LOST)
            return False
    return page.goal is not None and page.goal.holds(s, s.active, here, NONE)


class Heed(Onward):
    """YG-BOOK-08, YG-BOOK-09. After a step of the game, too, the page looks whether it is lost or has reached its goal."""

    player: i64

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if heed(s):
            s.do(TurnPage(self.player))


class TurnPage(Onward):
    """YG-BOOK-03, YG-BOOK-04, YG-BOOK-09. The page turns: Nidhogg goes to the first space of the new one, and its text holds; behind the last one stands the tree."""

    player: i64

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        assert s.saga is not None
        assert s.tale is not None
        if s.tale.page + 1 >= len(s.saga.pages):
            s.finish(WON)
            return
        s.tale.page += 1
        s.nidhogg = 0
        s.do(Enter(self.player))


class Enter(Onward):
    """YG-BOOK-01, YG-SETUP-11. What the page that opens asks for is set up."""

    player: i64

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        assert s.saga is not None
        assert s.tale is not None
        if s.log is not None:
            s.log.append(Event("page", {"page": f"{s.saga.name}-{s.tale.page + 1}"}))
        s.do(*run(s, self.player, s.page().enter, NONE), Heed(self.player))


def carry_out(s: Yggdrasil, deal: Deal, player: i64, here: i64, it: i64) -> list[Frame]:
    """One hook. What it has to ask, or lets others do, it hands back."""
    hook = deal.hook
    first: i64 = deal.parts[0].value(s, player, here, it) if deal.parts else NONE
    second: i64 = deal.parts[1].value(s, player, here, it) if len(deal.parts) > 1 else NONE
    if hook in (LOSE, GAIN, RISK):
        return on_gods(s, hook, first, second, player)
    if hook in (SEND, UP_TO):
        count = deal.parts[2].value(s, player, here, it)
        if hook == UP_TO:
            return (
                [SendUpTo(player, min(count, pool_of(s, first, player)), first, second)]
                if pool_of(s, first, player)
                else []
            )
        send(s, player, first, second, count)
        return []
    if hook == JOTUN_WAKES:
        return [WAKES[0]()]
    if hook in (PUT, TAKE, TURN, CLEAR, BAG):
        return on_markers(s, hook, first, second)
    if hook in (BOARD, ASHORE, PEEK):
        return on_tiles(s, hook, first, player)
    if hook == ARM:
        return [ArmNext((1 << s.players) - 1)]
    if hook == FATES:
        return fates(s)
    if hook == BURY:
        return bury(s, player)
    if hook == PAGE:
        return [TurnPage(player)]
    on_board(s, hook, first, second)
    return []


def bury(s: Yggdrasil, player: i64) -> list[Frame]:
    """YG-END-05. A god without artifacts cannot give one back."""
    if s.artifacts[player] == 0:
        s.lose(BOOK_FAILED)
        return []
    return [Bury(player)]


def on_gods(s: Yggdrasil, hook: i64, slot: i64, count: i64, player: i64) -> list[Frame]:
    """YG-RISK-13, YG-BOOK-10. Life lost or regained outright, by one god or all that players have; risks are faced as always."""
    if hook == RISK:
        return [Danger(slot, count, NO_FOE, 0)] if 0 <= slot < s.players and count > 0 else []
    for one in range(s.players):
        if not s.ended and (slot == EVERY_GOD or slot == one) and count > 0:
            if hook == LOSE:
                s.lose_life(one, count)
            else:
                s.regain(one, count)
    return []


def on_markers(s: Yggdrasil, hook: i64, first: i64, second: i64) -> list[Frame]:
    """YG-BOOK-01, YG-END-05. Markers are put onto worlds, turned up, taken off; what is in no world cannot be."""
    tale = s.tale
    assert tale is not None
    world = second if hook == PUT else first
    if hook in (PUT, TAKE, TURN) and not 0 <= world < CAGE:
        s.lose(BOOK_FAILED)
        return []
    if hook == BAG:
        tale.bag = [max(0, first), max(0, second)]
    elif hook == CLEAR:
        tale.marks = [NO_TOKEN] * len(WORLDS)
        tale.bag = [0, 0]
    elif hook == TURN:
        return [TurnToken(first)]
    else:
        before = tale.marks[world]
        tale.marks[world] = first if hook == PUT else NO_TOKEN
        if s.log is not None:
            if hook == PUT:
                s.log.append(Event("put", {"token": TOKENS[first], "worlds": [WORLDS[world]], "count": 1}, joins=True))
            else:
                s.log.append(Event("taken", {"token": TOKENS[before], "world": WORLDS[world]}))
    return []


def on_tiles(s: Yggdrasil, hook: i64, foe: i64, player: i64) -> list[Frame]:
    """YG-BOOK-01, YG-END-05. Tiles of Hel's retinue go aboard, are looked at, or go back under the stack at the quay, where all know them; nobody else does, and nobody who lies there already."""
    tale = s.tale
    assert tale is not None
    if hook == ASHORE:
        if not is_figure(foe) or not TILES >> (foe - FIGURE) & 1 or tale.figures[foe - FIGURE] == QUAY:
            s.lose(BOOK_FAILED)
            return []
        tale.quay.append(foe)
        s.place(foe, QUAY)
        return []
    if not tale.quay:
        if hook == BOARD:
            s.lose(BOOK_FAILED)
        return []
    return [DrawTile(player, BOARDS if hook == BOARD else PEEKS)]


def fates(s: Yggdrasil) -> list[Frame]:
    """Each player's god has a fated foe; Freyia and Frigg name theirs."""
    tale = s.tale
    assert tale is not None
    frames: list[Frame] = []
    for seat in range(s.players):
        tale.fates[seat] = FATED[s.gods[seat]]
        if tale.fates[seat] == NONE:
            frames.append(NameFate(seat))
    return frames


def write(s: Yggdrasil, figure: i64, number: i64) -> None:
    """YG-BOOK-01. The number that goes with a figure: a wolf's space, the embers on a son of Bergelmir. Told where it changes."""
    tale = s.tale
    assert tale is not None
    changes = tale.notes[figure - FIGURE] != number
    tale.notes[figure - FIGURE] = number
    if changes and s.log is not None:
        told = {"foe": FOES[figure], "count": number}
        s.log.append(Event("embers", told) if SONS >> (figure - FIGURE) & 1 else Event("note", told))


def is_figure(foe: i64) -> bool:
    return FIGURE <= foe < FIGURE + len(FIGURES)


def may_stand(foe: i64, place: i64) -> bool:
    """YG-MAP-07, YG-END-05. Surt and Hel stand in worlds, Loki also in the cage, Fenrir there or in Asgard; the serpent goes from island to island and Nidhogg along the page; a figure is in a world, at the quay or out of the game, a tile also aboard."""
    if foe == FENRIR:
        return place in (ASGARD, CAGE)
    if foe in (SURT, HEL, LOKI):
        return 0 <= place < CAGE or (foe == LOKI and place == CAGE)
    if not is_figure(foe) or not 0 <= place <= OUT or place == CAGE:
        return False
    return place != DECK or TILES >> (foe - FIGURE) & 1 != 0


def on_board(s: Yggdrasil, hook: i64, first: i64, second: i64) -> None:
    """YG-END-05, YG-DEV-01. Enemies and figures move, worlds are devastated, the tree turns, and things are counted; a move that cannot be made loses the game."""
    tale = s.tale
    assert tale is not None
    if hook == RISE:
        place = place_of(s, first)
        above = over(place, s.turned) if place >= 0 else NONE
        if not may_stand(first, above):
            s.lose(BOOK_FAILED)
        else:
            s.place(first, above)
    elif hook == MOVE:
        if not may_stand(first, second):
            s.lose(BOOK_FAILED)
        elif place_of(s, first) != second:
            s.place(first, second)
            if second == QUAY and first >= FIGURE and TILES >> (first - FIGURE) & 1:
                tale.quay.append(UNKNOWN)
    elif hook == LEAVE:
        if is_figure(first):
            s.place(first, OUT)
    elif hook == DEVASTATE:
        if 0 <= first < CAGE:
            s.devastate(first)
    elif hook == ROTATE:
        s.turn_level(first)
    elif hook == ISLAND:
        s.island = max(0, min(len(ISLANDS), first) - 1)
        if s.log is not None:
            s.log.append(Event("island", {"island": s.island + 1}))
    elif hook == NOTE:
        if is_figure(first):
            write(s, first, max(0, second))
    elif hook == LOST:
        s.lose(PAGE_LOST)
    elif hook == ADD:
        tale.tally[first] = max(0, tale.tally[first] + second)
        if s.log is not None:
            assert s.saga is not None
            s.log.append(Event("tally", {"tally": s.saga.tallies[first], "count": tale.tally[first]}))


RUNS.append(Run)
