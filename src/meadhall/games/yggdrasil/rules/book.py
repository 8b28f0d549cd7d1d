"""The Book of Sagas in play: run its programs step by step, check goals and losses, turn pages."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import AUTO, Council, Frame, Onward, Question
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
    find_world_above,
    list_bits,
)
from meadhall.games.yggdrasil.notation import god_name
from meadhall.games.yggdrasil.piles import UNKNOWN
from meadhall.games.yggdrasil.rules.pages import (
    BOARDS,
    PEEKS,
    ArmNext,
    Bury,
    DrawTile,
    NameFate,
    SendUpTo,
    TurnToken,
    count_pool,
    send_pieces,
)
from meadhall.games.yggdrasil.rules.risks import NO_FOE, Danger
from meadhall.games.yggdrasil.saga import EVERY_GOD, HOOK_OF, Deal, get_place
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
    """YG-BOOK-01, YG-BOOK-07, YG-END-05, YG-BOOK-09. Run the steps of a program, one after the other, with their
    questions; check goal and losses after every step.
    """

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
                if not deal.parts[0].is_true(s, player, here, it):
                    at = deal.jump
            elif hook == PICK:
                it = deal.parts[0].evaluate(s, player, here, it)
            elif hook == FIRST:
                it = find_first(s, deal, player, here)
            elif hook == CHOOSE:
                s.do(ChooseFigure(player, self.program, at - 1, here))
                return
            elif hook == NAME:
                s.do(NameGod(self.program, at - 1, here))
                return
            else:
                frames = run_hook(s, deal, player, here, it)
                if s.ended:
                    return
                if check_page(s):
                    frames.append(TurnPage(player))
                if frames:
                    s.do_all(frames, Heed(player), Run(player, self.program, at, here, it))
                    return


class ChooseFigure(Question):
    """YG-BOOK-01, YG-INFO-05. The active player chooses among the figures that the page names."""

    ask: ClassVar[str] = "saga.choose"
    rule: ClassVar[str] = "YG-INFO-05"
    program: i64
    at: i64
    here: i64

    def options(self, s: Yggdrasil) -> list[i64]:
        assert s.saga is not None
        assert s.tale is not None
        deal = s.saga.programs[self.program][self.at]
        found: list[i64] = []
        for figure in list_bits(deal.parts[0].number):
            if s.tale.figures[figure] != OUT and deal.parts[1].is_true(s, self.seat, self.here, FIGURE + figure):
                found.append(FIGURE + figure)
        return found

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "choose " + FOES[move]

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [foe for foe in range(FIGURE, len(FOES))]

    def why(self, s: Yggdrasil, move: i64) -> str:
        return "" if move in self.options(s) else "YG-INFO-05"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if move == AUTO:
            s.lose(BOOK_FAILED)
            return
        s.do(Run(self.seat, self.program, self.at + 1, self.here, move))


class NameGod(Council):
    """YG-DEC-25, YG-ROUND-08. The table names one of the players' gods."""

    ask: ClassVar[str] = "saga.name"
    rule: ClassVar[str] = "YG-DEC-25"
    program: i64
    at: i64
    here: i64

    def options(self, s: Yggdrasil) -> list[i64]:
        assert s.saga is not None
        deal = s.saga.programs[self.program][self.at]
        found: list[i64] = []
        for slot in range(s.players):
            if deal.parts[0].is_true(s, slot, s.at[slot], slot):
                found.append(slot)
        if not found:
            for slot in range(s.players):
                found.append(slot)
        return found

    def text(self, s: Yggdrasil, move: i64) -> str:
        return "name " + god_name(s, move)

    def candidates(self, s: Yggdrasil) -> list[i64]:
        return [slot for slot in range(s.players)]

    def why(self, s: Yggdrasil, move: i64) -> str:
        return "" if move in self.options(s) else "YG-DEC-25"

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        s.do(Run(s.active, self.program, self.at + 1, self.here, move))


def find_first(s: Yggdrasil, deal: Deal, player: i64, here: i64) -> i64:
    """Return the first figure of the group, in their order, for which the condition holds."""
    tale = s.tale
    assert tale is not None
    for figure in list_bits(deal.parts[0].number):
        if tale.figures[figure] != OUT and deal.parts[1].is_true(s, player, here, FIGURE + figure):
            return FIGURE + figure
    return NONE


def run_program(s: Yggdrasil, player: i64, program: i64, it: i64) -> list[Frame]:
    """Run a program from its start at the god's place; do nothing if there is none."""
    if program == NONE:
        return []
    return [Run(player, program, 0, s.at[player], it)]


def check_page(s: Yggdrasil) -> bool:
    """YG-BOOK-08, YG-BOOK-09, YG-END-06. End the game at a loss of the page; return whether its goal is reached."""
    page = s.get_page()
    here = s.at[s.active]
    for loss in page.losses:
        if loss.is_true(s, s.active, here, NONE):
            s.lose(PAGE_LOST)
            return False
    return page.goal is not None and page.goal.is_true(s, s.active, here, NONE)


class Heed(Onward):
    """YG-BOOK-08, YG-BOOK-09. Check the page for a loss or its goal after a step of the game, too."""

    player: i64

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        if check_page(s):
            s.do(TurnPage(self.player))


class TurnPage(Onward):
    """YG-BOOK-03, YG-BOOK-04, YG-BOOK-09. Turn the page: Nidhogg goes to the first space of the new one, and its rules
    hold; after the last one comes the tree.
    """

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
    """YG-BOOK-01, YG-SETUP-11. Set up the page that opens."""

    player: i64

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        assert s.saga is not None
        assert s.tale is not None
        if s.log is not None:
            s.log.append(Event("page", {"page": f"{s.saga.name}-{s.tale.page + 1}"}))
        s.do_all(run_program(s, self.player, s.get_page().enter, NONE), Heed(self.player))


def run_hook(s: Yggdrasil, deal: Deal, player: i64, here: i64, it: i64) -> list[Frame]:
    """Run one hook. Return its questions and steps for others."""
    hook = deal.hook
    first: i64 = deal.parts[0].evaluate(s, player, here, it) if deal.parts else NONE
    second: i64 = deal.parts[1].evaluate(s, player, here, it) if len(deal.parts) > 1 else NONE
    if hook in (LOSE, GAIN, RISK):
        return apply_to_gods(s, hook, first, second, player)
    if hook in (SEND, UP_TO):
        count = deal.parts[2].evaluate(s, player, here, it)
        if hook == UP_TO:
            return (
                [SendUpTo(player, min(count, count_pool(s, first, player)), first, second)]
                if count_pool(s, first, player)
                else []
            )
        send_pieces(s, player, first, second, count)
        return []
    if hook == JOTUN_WAKES:
        return [WAKES[0]()]
    if hook in (PUT, TAKE, TURN, CLEAR, BAG):
        return apply_to_markers(s, hook, first, second)
    if hook in (BOARD, ASHORE, PEEK):
        return apply_to_tiles(s, hook, first, player)
    if hook == ARM:
        return [ArmNext((1 << s.players) - 1)]
    if hook == FATES:
        return list_fates(s)
    if hook == BURY:
        return bury(s, player)
    if hook == PAGE:
        return [TurnPage(player)]
    apply_to_board(s, hook, first, second)
    return []


def bury(s: Yggdrasil, player: i64) -> list[Frame]:
    """YG-END-05. Put an artifact back; a god without artifacts cannot."""
    if s.artifacts[player] == 0:
        s.lose(BOOK_FAILED)
        return []
    return [Bury(player)]


def apply_to_gods(s: Yggdrasil, hook: i64, slot: i64, count: i64, player: i64) -> list[Frame]:
    """YG-RISK-13, YG-BOOK-10, YG-BOOK-07, YG-BOOK-08. Lose or regain life directly, for one god or all players' gods;
    risks are faced as always.
    """
    if hook == RISK:
        return [Danger(slot, count, NO_FOE, 0)] if 0 <= slot < s.players and count > 0 else []
    for one in range(s.players):
        if not s.ended and (slot == EVERY_GOD or slot == one) and count > 0:
            if hook == LOSE:
                s.lose_life(one, count)
            else:
                s.regain(one, count)
    return []


def apply_to_markers(s: Yggdrasil, hook: i64, first: i64, second: i64) -> list[Frame]:
    """YG-BOOK-01, YG-END-05. Put markers onto worlds, turn them up, take them off; only in worlds."""
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


def apply_to_tiles(s: Yggdrasil, hook: i64, foe: i64, player: i64) -> list[Frame]:
    """YG-BOOK-01, YG-END-05. Move tiles of Hel's retinue: aboard, looked at, or back under the stack at the quay at a
    known place; no other figure goes to the quay, and no tile that is there already.
    """
    tale = s.tale
    assert tale is not None
    if hook == ASHORE:
        if not is_figure(foe) or not TILES >> (foe - FIGURE) & 1 or tale.figures[foe - FIGURE] == QUAY:
            s.lose(BOOK_FAILED)
            return []
        tale.quay.append(foe)
        s.place_figure(foe, QUAY)
        return []
    if not tale.quay:
        if hook == BOARD:
            s.lose(BOOK_FAILED)
        return []
    return [DrawTile(player, BOARDS if hook == BOARD else PEEKS)]


def list_fates(s: Yggdrasil) -> list[Frame]:
    """Return the fated enemy of each player's god; Freyia and Frigg name theirs."""
    tale = s.tale
    assert tale is not None
    frames: list[Frame] = []
    for seat in range(s.players):
        tale.fates[seat] = FATED[s.gods[seat]]
        if tale.fates[seat] == NONE:
            frames.append(NameFate(seat))
    return frames


def write(s: Yggdrasil, figure: i64, number: i64) -> None:
    """YG-BOOK-01. Set the number of a figure: a wolf's space, the embers on a son of Bergelmir. Report it if it
    changes.
    """
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
    """YG-MAP-07, YG-END-05. Return whether a piece can be at a place: Surt and Hel in worlds, Loki also in the cage,
    Fenrir there or in Asgard; the serpent goes from island to island and Nidhogg along the page; a figure is in a
    world, at the quay or out of the game, a tile also aboard.
    """
    if foe == FENRIR:
        return place in (ASGARD, CAGE)
    if foe in (SURT, HEL, LOKI):
        return 0 <= place < CAGE or (foe == LOKI and place == CAGE)
    if not is_figure(foe) or not 0 <= place <= OUT or place == CAGE:
        return False
    return place != DECK or TILES >> (foe - FIGURE) & 1 != 0


def apply_to_board(s: Yggdrasil, hook: i64, first: i64, second: i64) -> None:
    """YG-END-05, YG-DEV-01. Move enemies and figures, devastate worlds, turn the tree, change counters; an impossible
    move loses the game.
    """
    if hook == RISE:
        stand(s, first, find_world_above_figure(s, first))
    elif hook == MOVE:
        stand(s, first, second)
    elif hook == LEAVE and is_figure(first):
        s.place_figure(first, OUT)
    elif hook == DEVASTATE and 0 <= first < CAGE:
        s.devastate(first)
    elif hook == ROTATE:
        s.turn_level(first)
    elif hook == ISLAND:
        move_island(s, first)
    elif hook == NOTE and is_figure(first):
        write(s, first, max(0, second))
    elif hook == LOST:
        s.lose(PAGE_LOST)
    elif hook == ADD:
        add_to_tally(s, first, second)


def move_island(s: Yggdrasil, number: i64) -> None:
    s.island = max(0, min(len(ISLANDS), number) - 1)
    if s.log is not None:
        s.log.append(Event("island", {"island": s.island + 1}))


def add_to_tally(s: Yggdrasil, tally: i64, more: i64) -> None:
    tale, saga = s.tale, s.saga
    assert tale is not None
    assert saga is not None
    tale.tally[tally] = max(0, tale.tally[tally] + more)
    if s.log is not None:
        s.log.append(Event("tally", {"tally": saga.tallies[tally], "count": tale.tally[tally]}))


def find_world_above_figure(s: Yggdrasil, foe: i64) -> i64:
    """Return the world above the present one."""
    place = get_place(s, foe)
    return find_world_above(place, s.turned) if place >= 0 else NONE


def stand(s: Yggdrasil, foe: i64, place: i64) -> None:
    """Move an enemy or a figure to a place; an impossible place loses the game."""
    if not may_stand(foe, place):
        s.lose(BOOK_FAILED)
    elif get_place(s, foe) != place:
        s.place_figure(foe, place)
        if place == QUAY and foe >= FIGURE and TILES >> (foe - FIGURE) & 1:
            assert s.tale is not None
            s.tale.quay.append(UNKNOWN)
