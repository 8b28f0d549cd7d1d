"""The state of Trudvang Legends. Nothing in it is secret: decks are bags until drawn, and the book is not part of it.

Things of the book are named by idents, see saga.ident; 0 is none. Places are regions 0 to 20, or spaces of the
Adventure Map from SPACES on; NOWHERE is off the table. A seat is its Hero.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.book.model.conditions import Cost
from meadhall.book.model.steps import Step
from meadhall.core.agenda import TABLE, Frame, State
from meadhall.core.answer_grammar import Forms
from meadhall.core.event import Event
from meadhall.games.trudvang.answer_grammar import FORMS
from meadhall.games.trudvang.cards import HEROES
from meadhall.games.trudvang.deck import Deck
from meadhall.games.trudvang.enemy_groups import Group, number_figures
from meadhall.games.trudvang.fight import Fight
from meadhall.games.trudvang.options import House
from meadhall.games.trudvang.scene import Scene

NOWHERE: Final = -1
SPACES: Final = 32  # place of the first space of an Adventure Map
NO_HERO: Final = -1
NONE: Final = 0  # no card, no entry, no block
SLEEVES: Final = 12
PHASE_SLEEVES: Final = 6
QUEST_SUPPLY: Final = -2  # a Quest token without an owner
TALLY_MOST: Final = 9_999  # more is not counted, nor less than as much below 0
QUEST_SHARED: Final = -1  # one that belongs to everybody

RUNNING: Final = 0
TOLD: Final = 1  # the last playable adventure came to its End
ENDING: Final = 2  # the book declared the campaign over
CUT_SHORT: Final = 3
REASONS: Final = ("running", "told", "ending", "cap")


class Trudvang(State):
    """The table, abstract: see `rules.verb_table.TrudvangState`. Lists of a Hero's things are by seat.

    All data of a saved game is in these fields; damage is a number, not a pile of tokens. Things hidden on a real table
    (order of decks, the next rune of a bag) are not decided before the draw; unrevealed cards, POIs and entries are in
    the book and in no view.
    """

    forms: ClassVar[Forms] = FORMS
    fixed: ClassVar[tuple[str, ...]] = ("house",)

    house: House
    players: i64
    leader: i64 = 0
    adventure: i64  # the one being played; NONE between two
    round: i64 = 0  # of this adventure, from 1
    phase: i64 = -1  # the sleeve that is being played, 0 to 5; -1 before the first
    reason: i64 = RUNNING
    ending: i64 = 0  # of the campaign, as its last End named it
    # Heroes
    hero: list[i64]  # which of the six, -1 while unchosen
    hp: list[i64]
    cp: list[i64]
    xp: list[i64]
    exhausted: list[i64]
    down: list[i64]  # defeated: out of this round
    at: list[i64]  # region; with a map open all are in the host region, see place_of
    aboard: list[i64]  # the ship a Hero at sea is on, -1 ashore
    bags: list[list[i64]]  # six counts: water, fire, earth, wind, dark, wild
    pool: list[i64]  # runes of the supply
    status: list[list[i64]]  # leftmost first: aspect * 2 + 1 if negative; health, cp, attack, defence
    status_pool: list[i64]  # tokens left of each aspect
    feat_decks: list[Deck]
    upgrades: list[Deck]
    ultimates: list[list[i64]]  # beneath the upgrade deck, until one is taken
    wyrds: list[i64]  # in the tray
    items: list[list[i64]]  # top first
    items_aside: list[list[i64]]  # out of use in this adventure, counted by conditions only
    companions: list[list[i64]]
    rotated: list[i64]  # Companions used in this adventure
    titles: list[list[i64]]  # active
    title_runes: list[list[i64]]  # the rune each active Title put into the bag, -1 none
    idle: list[list[i64]]  # Titles that are not active
    # Sleeves and the campaign sheet
    locations: list[i64]  # by region
    stories: list[i64]
    beside: list[i64]  # counted as sleeved when the stories area was full
    phases: list[i64]  # by sleeve
    tokens: dict[i64, i64]  # Generic tokens on a card
    people: dict[i64, i64]  # where the token of a Personality stands
    flipped: list[i64]  # Personality tokens used in this combat
    enemy_cards: list[i64]  # by figure
    unlocked: list[i64]  # Adventure and Side Quest cards
    played: list[i64]  # adventures
    ends: dict[i64, i64]  # adventure -> the End it came to
    facts: list[i64]  # remembered for the campaign
    flags: list[i64]  # remembered for this adventure
    sums: dict[i64, i64]  # tallies of the campaign
    counts: dict[i64, i64]  # tallies of this adventure
    chose: dict[i64, i64]  # question -> mask of Heroes who said yes
    results: dict[i64, i64]  # test -> see rules.tests
    quests: list[i64]  # by number - 1: QUEST_SUPPLY, QUEST_SHARED, or the Hero who has it
    # The map
    poi_open: i64 = 0  # windows opened, a bit a letter
    poi_at: list[i64]  # place of each token
    duels: list[i64]  # by letter: the Hero who alone defends against its Enemies
    groups: list[Group]
    loose: list[i64]  # unattached Threat: place * 4 + units
    marks: list[list[i64]]  # [source, status kind]: letter of a POI, or 32 + figure for its Enemy card
    attack_deck: Deck
    events: Deck
    event: i64 = -1  # the Event being resolved, -1 none
    ships: list[i64]  # region of each of the two
    kept: i64 = 0  # ships that stay after the adventure, a bit each
    space: i64 = NOWHERE  # of the party on the Adventure Map, NOWHERE while none is open
    host: i64 = NOWHERE  # region in which the map was opened
    cleared: list[i64]  # spaces
    blocked: list[i64]
    opened: list[i64]  # doors: a * 64 + b, a < b
    closed: list[i64]
    visited: i64 = 0  # the entry of the party's space has been read this visit
    # In hand
    drawn: list[list[i64]]  # runes each Hero has drawn for a test, six counts
    extra: list[i64]  # successes of a test beyond the runes
    stakes: list[list[i64]]  # losses about to happen: [window, hero, amount], the latest last
    used: list[list[i64]]  # [scope, effect, hero]
    said: list[i64]  # what was picked in the text of the entry read last, see rules.spoken
    journal: list[i64]  # entries read in this adventure, in order
    hired: i64 = NO_HERO  # the hired hand's Hero, -1 none
    hired_feats: list[i64]
    hired_runes: list[list[i64]]  # six counts on each of the Feats, then on the Hero card
    hired_down: i64 = 0  # Feats face down, a bit each
    hired_exhausted: i64 = 0
    hired_used: i64 = 0  # Feats used in this combat, a bit each
    mains: i64 = 0  # main adventures played
    fight: Fight | None = None  # the combat going on

    # What leads on to all chapters of the rules: `rules.verb_table.TrudvangState` defines it.

    def run_step(self, step: Step, block: i64, at: i64, scene: Scene, heroes: list[i64]) -> None:
        """Run one step, the one at this place of its block, for these Heroes."""
        raise NotImplementedError

    def pay(self, seat: i64, cost: Cost) -> list[Frame]:
        """Pay a price; return the frames that pay what cards can answer, or what asks a question."""
        raise NotImplementedError

    def end_adventure(self, entry: i64) -> Frame:
        """Return the frame that ends the adventure with this End."""
        raise NotImplementedError

    def end(self) -> None:
        """End the game. Figures that still stand are numbered again, because no event names them afterwards."""
        super().end()
        for group in self.groups:
            group.numbers = number_figures(group.figures())

    # Events

    def tell(self, kind: str, seat: i64) -> None:
        if self.log is not None:
            self.say(kind, {"seat": seat})

    def tell_count(self, kind: str, seat: i64, count: i64) -> None:
        if self.log is not None:
            self.say(kind, {"seat": seat, "count": count})

    def say(self, kind: str, told: dict[str, Any], reveals: bool = False, joins: bool = False) -> None:
        """Report an event. Call this only when there is a listener: the facts cost more than the rule. A seat is sent
        with its Hero; a card of the book, the Enemies of a point of interest and a space of the open map with their
        names.
        """
        assert self.log is not None
        if "seat" in told and self.hero[told["seat"]] >= 0:
            told.setdefault("hero", HEROES[self.hero[told["seat"]]])
        told.update(self.house.saga.card_name(told.get("card", "")))
        told.update(self.house.saga.foes_name(self.adventure, told.get("unit") or told.get("group") or ""))
        if self.space != NOWHERE:
            told.update(self.house.saga.space_name(self.adventure, told.get("place", "")))
        if "seats" in told:
            told["heroes"] = [HEROES[self.hero[seat]] for seat in told.pop("seats")]
        self.log.append(Event(kind, told, reveals=reveals, joins=joins))

    # Queries

    def shared(self) -> i64:
        """TL-GEN-07. Return who answers for a party or for all: the whole table, or the leader if
        the options say so.
        """
        return self.leader if self.house.leader_decides else TABLE

    def place_of(self, seat: i64) -> i64:
        """TL-ADVMAP-02, TL-ADVMAP-21. Return the region of a Hero; on an Adventure Map the space of the party."""
        return self.at[seat] if self.space == NOWHERE else SPACES + self.space

    def party(self, place: i64) -> list[i64]:
        """TL-GEN-03, TL-GEN-13. Return the undefeated Heroes there."""
        found: list[i64] = []
        for seat in range(self.players):
            if not self.down[seat] and self.place_of(seat) == place:
                found.append(seat)
        return found

    def party_mask(self, place: i64) -> i64:
        """TL-GEN-03, TL-GEN-13. Return the same Heroes, a bit each."""
        found: i64 = 0
        for seat in range(self.players):
            if not self.down[seat] and self.place_of(seat) == place:
                found |= 1 << seat
        return found

    def everyone(self) -> list[i64]:
        """Return the undefeated Heroes, in all places."""
        found: list[i64] = []
        for seat in range(self.players):
            if not self.down[seat]:
                found.append(seat)
        return found

    def enemies_at(self, place: i64) -> i64:
        """TL-THREAT-15. Return whether units are there; unattached Threat is no Enemy."""
        found: i64 = 0
        for group in self.groups:
            if group.place == place:
                found += len(group.units)
        return found
