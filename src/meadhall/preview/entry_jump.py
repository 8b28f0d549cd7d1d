"""Open the book at any entry, starting from the current table."""

from __future__ import annotations

from meadhall.core.agenda import AUTO, CHANCE, NOBODY
from meadhall.core.fault import Fault, find_nearest
from meadhall.core.rng import Rng
from meadhall.games.trudvang.cards import REGION_OF, SEA
from meadhall.games.trudvang.rules.leaving import drop_fight
from meadhall.games.trudvang.rules.reading import read
from meadhall.games.trudvang.rules.rounds import Round, rise
from meadhall.games.trudvang.rules.setup import Prepare
from meadhall.games.trudvang.rules.spaces import enter
from meadhall.games.trudvang.saga import ident
from meadhall.games.trudvang.state import NO_HERO, NOWHERE, RUNNING, Trudvang
from meadhall.preview.inspector_data import INTRO
from meadhall.preview.story_variables import set_memory

LONGEST = 2_000  # answers until the Heroes stand on the map; the introduction takes far fewer


def jump_to_entry(state: Trudvang, name: str, given: dict[str, str] | None = None) -> Trudvang:
    """Return the same table with the entry `M1/12` being read by the leader's party; a new round follows.

    `given` is the story's memory when the entry is read, see `story_variables`.

    Another Adventure is set up first, and so is this one if it has not begun.
    """
    s = state.copy()
    number, entry = find_entry(s, name)
    if NO_HERO in s.hero or not s.journal:  # a party is not left half chosen, nor its Items half in order
        play_on(s)
    drop_fight(s)
    s.stakes.clear()
    s.ended, s.reason, s.legal = False, RUNNING, None
    if entry == INTRO or s.adventure != number or not s.journal:
        s.agenda.clear()
        if entry == INTRO:
            s = set_memory(s, given or {})
        s.do(Prepare(number))
        if entry == INTRO:
            return s
        play_on(s)
    s.agenda.clear()
    s = set_memory(s, given or {})
    go_to(s, entry)
    s.do_all(read(s, entry, meeting_place(s)), Round())
    return s


def find_entry(s: Trudvang, name: str) -> tuple[int, str]:
    """Return the Adventure and entry of a name such as `M1/12`."""
    saga = s.house.saga
    if ident(name) not in saga.entries:
        known = [saga.names[entry] for entry in saga.entries]
        raise Fault("preview-entry", entry=name, nearest=find_nearest(name, known))
    adventure, _, entry = name.partition("/")
    return ident(adventure), entry


def play_on(s: Trudvang) -> None:
    """Answer arbitrarily until the first round would begin."""
    rng = Rng.seeded(1)
    for _ in range(LONGEST):
        frame = s.agenda[-1] if s.agenda else None
        if frame is None or isinstance(frame, Round):
            return
        options = frame.options(s) if frame.seat not in (NOBODY, CHANCE) else []
        move = frame.sample(s, rng) if frame.seat == CHANCE else options[0] if options else AUTO
        s.agenda.pop()
        frame.resolve(s, move)


def go_to(s: Trudvang, entry: str) -> None:
    """Move all Heroes to the space or goal where this entry is read; otherwise leave them."""
    adventure = s.house.saga.adventure(s.adventure)
    for number, space in enumerate(s.house.saga.spaces[s.adventure]):
        if space.read == entry:
            if s.space == NOWHERE:
                s.host = s.at[s.leader]
                gather_at(s, s.host)
            enter(s, number)
            return
    for poi in adventure.pois.values():
        if poi.read == entry and s.space == NOWHERE and poi.place in REGION_OF and not SEA[REGION_OF[poi.place]]:
            gather_at(s, REGION_OF[poi.place])
            return


def gather_at(s: Trudvang, place: int) -> None:
    for seat in range(s.players):
        s.at[seat] = place
        s.aboard[seat] = -1


def meeting_place(s: Trudvang) -> int:
    """Return the leader's place; a defeated leader stands up."""
    if s.down[s.leader]:
        rise(s, s.leader)
    return s.place_of(s.leader)
