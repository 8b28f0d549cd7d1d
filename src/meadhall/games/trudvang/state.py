"""What lies on the table in Trudvang Legends. Nothing in it is secret: decks are bags until drawn, and the book is not part of it.

Things of the book are named by idents, see saga.ident; 0 is none. Places are regions 0 to 20, or spaces of the
Adventure Map from SPACES on; NOWHERE is off the table. A seat is its Hero.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import TABLE, Frame, State
from meadhall.core.event import Event
from meadhall.core.forms import Forms
from meadhall.games.trudvang.cards import HEROES
from meadhall.games.trudvang.deck import Deck
from meadhall.games.trudvang.fight import Fight
from meadhall.games.trudvang.forms import FORMS
from meadhall.games.trudvang.groups import Group, numbered
from meadhall.games.trudvang.options import House

NOWHERE: Final = -1
SPACES: Final = 32            # place of the first space of an Adventure Map
NO_HERO: Final = -1
NONE: Final = 0               # no card, no entry, no block
SLEEVES: Final = 12
PHASE_SLEEVES: Final = 6
QUEST_SUPPLY: Final = -2      # a Quest token that nobody has
QUEST_SHARED: Final = -1      # one that belongs to everybody

RUNNING: Final = 0
TOLD: Final = 1               # the last playable adventure came to its End
ENDING: Final = 2             # the book declared the campaign over
CUT_SHORT: Final = 3
REASONS: Final = ("running", "told", "ending", "cap")


class Trudvang(State):
    """The table. Lists of a Hero's things are by seat.

    TL-END-11, TL-COMP-05: all that a saved game needs is in these fields; damage is a number, not a heap of tokens.
    TL-GEN-12: what is hidden on a real table (order of decks, what a bag gives next) is not decided here before it
    is drawn; unrevealed cards, POIs and entries are in the book and in no view.
    """

    forms: ClassVar[Forms] = FORMS
    fields: ClassVar[tuple[str, ...]] = (
        "agenda", "house", "players", "leader", "adventure", "round", "phase", "reason", "ending",
        "hero", "hp", "cp", "xp", "exhausted", "down", "at", "aboard", "bags", "pool", "status", "status_pool",
        "feat_decks", "upgrades", "ultimates", "wyrds", "items", "items_aside", "companions", "rotated", "titles",
        "title_runes", "idle", "locations", "stories", "beside", "phases", "tokens", "people", "flipped",
        "enemy_cards", "unlocked", "played", "ends", "facts", "flags", "chose", "results", "quests", "poi_open",
        "poi_at", "duels", "groups", "loose", "marks", "attack_deck", "events", "event", "ships", "kept", "space",
        "host", "cleared", "blocked", "opened", "closed", "visited", "drawn", "extra", "stakes", "used", "journal",
        "hired", "hired_feats", "hired_runes", "hired_down", "hired_exhausted", "hired_used", "mains", "fight",
    )

    def __init__(
        self, agenda: list[Frame], house: House, players: i64, leader: i64, adventure: i64, round: i64, phase: i64,
        reason: i64, ending: i64, hero: list[i64], hp: list[i64], cp: list[i64], xp: list[i64],
        exhausted: list[i64], down: list[i64], at: list[i64], aboard: list[i64], bags: list[list[i64]],
        pool: list[i64], status: list[list[i64]], status_pool: list[i64], feat_decks: list[Deck],
        upgrades: list[Deck], ultimates: list[list[i64]], wyrds: list[i64], items: list[list[i64]],
        items_aside: list[list[i64]], companions: list[list[i64]], rotated: list[i64], titles: list[list[i64]],
        title_runes: list[list[i64]], idle: list[list[i64]], locations: list[i64], stories: list[i64],
        beside: list[i64], phases: list[i64], tokens: dict[i64, i64], people: dict[i64, i64], flipped: list[i64],
        enemy_cards: list[i64], unlocked: list[i64], played: list[i64], ends: dict[i64, i64], facts: list[i64],
        flags: list[i64], chose: dict[i64, i64], results: dict[i64, i64], quests: list[i64], poi_open: i64,
        poi_at: list[i64], duels: list[i64], groups: list[Group], loose: list[i64], marks: list[list[i64]],
        attack_deck: Deck, events: Deck, event: i64, ships: list[i64], kept: i64, space: i64, host: i64,
        cleared: list[i64], blocked: list[i64], opened: list[i64], closed: list[i64], visited: i64,
        drawn: list[list[i64]], extra: list[i64], stakes: list[list[i64]], used: list[list[i64]],
        journal: list[i64], hired: i64, hired_feats: list[i64], hired_runes: list[list[i64]], hired_down: i64,
        hired_exhausted: i64, hired_used: i64, mains: i64, fight: Fight | None,
    ) -> None:
        super().__init__(agenda)
        self.house = house
        self.players = players
        self.leader = leader
        self.adventure = adventure          # the one being played; NONE between two
        self.round = round                  # of this adventure, from 1
        self.phase = phase                  # the sleeve that is being played, 0 to 5; -1 before the first
        self.reason = reason
        self.ending = ending                # of the campaign, as its last End named it
        # Heroes
        self.hero = hero                    # which of the six, -1 while unchosen
        self.hp = hp
        self.cp = cp
        self.xp = xp
        self.exhausted = exhausted
        self.down = down                    # defeated: out of this round
        self.at = at                        # region; with a map open all are in the host region, see place_of
        self.aboard = aboard                # the ship a Hero at sea is on, -1 ashore
        self.bags = bags                    # six counts: water, fire, earth, wind, dark, wild
        self.pool = pool                    # runes of the supply
        self.status = status                # leftmost first: aspect * 2 + 1 if negative; health, cp, attack, defence
        self.status_pool = status_pool      # tokens left of each aspect
        self.feat_decks = feat_decks
        self.upgrades = upgrades
        self.ultimates = ultimates          # beneath the upgrade deck, until one is taken
        self.wyrds = wyrds                  # in the tray
        self.items = items                  # top first
        self.items_aside = items_aside      # out of use in this adventure, counted by conditions only
        self.companions = companions
        self.rotated = rotated              # Companions used in this adventure
        self.titles = titles                # active
        self.title_runes = title_runes      # the rune each active Title put into the bag, -1 none
        self.idle = idle                    # Titles that are not active
        # Sleeves and the campaign sheet
        self.locations = locations          # by region
        self.stories = stories
        self.beside = beside                # counted as sleeved when the stories area was full
        self.phases = phases                # by sleeve
        self.tokens = tokens                # Generic tokens on a card
        self.people = people                # where the token of a Personality stands
        self.flipped = flipped              # Personality tokens used in this combat
        self.enemy_cards = enemy_cards      # by figure
        self.unlocked = unlocked            # Adventure and Side Quest cards
        self.played = played                # adventures
        self.ends = ends                    # adventure -> the End it came to
        self.facts = facts                  # remembered for the campaign
        self.flags = flags                  # remembered for this adventure
        self.chose = chose                  # question -> mask of Heroes who said yes
        self.results = results              # test -> see rules.tests
        self.quests = quests                # by number - 1: QUEST_SUPPLY, QUEST_SHARED, or the Hero who has it
        # The map
        self.poi_open = poi_open            # windows opened, a bit a letter
        self.poi_at = poi_at                # place of each token
        self.duels = duels                  # by letter: the Hero who alone defends against its Enemies
        self.groups = groups
        self.loose = loose                  # unattached Threat: place * 4 + units
        self.marks = marks                  # [source, status kind]: letter of a POI, or 32 + figure for its Enemy card
        self.attack_deck = attack_deck
        self.events = events
        self.event = event                  # the Event being resolved, -1 none
        self.ships = ships                  # region of each of the two
        self.kept = kept                    # ships that stay after the adventure, a bit each
        self.space = space                  # of the party on the Adventure Map, NOWHERE while none is open
        self.host = host                    # region in which the map was opened
        self.cleared = cleared              # spaces
        self.blocked = blocked
        self.opened = opened                # doors: a * 64 + b, a < b
        self.closed = closed
        self.visited = visited              # the entry of the party's space has been read this visit
        # In hand
        self.drawn = drawn                  # runes each Hero has drawn for a test, six counts
        self.extra = extra                  # successes of a test beyond the runes
        self.stakes = stakes                # losses about to happen: [window, hero, amount], the latest last
        self.used = used                    # [scope, effect, hero]
        self.journal = journal              # entries read in this adventure, in order
        self.hired = hired                  # the hired hand's Hero, -1 none
        self.hired_feats = hired_feats
        self.hired_runes = hired_runes      # six counts on each of the Feats, then on the Hero card
        self.hired_down = hired_down        # Feats face down, a bit each
        self.hired_exhausted = hired_exhausted
        self.hired_used = hired_used        # Feats used in this combat, a bit each
        self.mains = mains                  # main adventures played
        self.fight = fight                  # the combat going on

    def end(self) -> None:
        """Nothing more is told of the figures that still stand: they are counted anew."""
        super().end()
        for group in self.groups:
            group.numbers = numbered(group.figures())

    def copy(self) -> Trudvang:
        twin = Trudvang(
            self.agenda[:], self.house, self.players, self.leader, self.adventure, self.round, self.phase,
            self.reason, self.ending, self.hero[:], self.hp[:], self.cp[:], self.xp[:], self.exhausted[:],
            self.down[:], self.at[:], self.aboard[:], [bag[:] for bag in self.bags], self.pool[:],
            [track[:] for track in self.status], self.status_pool[:], [deck.copy() for deck in self.feat_decks],
            [deck.copy() for deck in self.upgrades], [pair[:] for pair in self.ultimates], self.wyrds[:],
            [deck[:] for deck in self.items], [cards[:] for cards in self.items_aside],
            [cards[:] for cards in self.companions], self.rotated[:], [cards[:] for cards in self.titles],
            [runes[:] for runes in self.title_runes], [cards[:] for cards in self.idle], self.locations[:],
            self.stories[:], self.beside[:], self.phases[:], self.tokens.copy(), self.people.copy(),
            self.flipped[:], self.enemy_cards[:], self.unlocked[:], self.played[:], self.ends.copy(),
            self.facts[:], self.flags[:], self.chose.copy(), self.results.copy(), self.quests[:], self.poi_open,
            self.poi_at[:], self.duels[:], [group.copy() for group in self.groups], self.loose[:],
            [mark[:] for mark in self.marks], self.attack_deck.copy(), self.events.copy(), self.event,
            self.ships[:], self.kept, self.space, self.host, self.cleared[:], self.blocked[:], self.opened[:],
            self.closed[:], self.visited, [runes[:] for runes in self.drawn], self.extra[:],
            [stake[:] for stake in self.stakes], [use[:] for use in self.used], self.journal[:], self.hired,
            self.hired_feats[:], [runes[:] for runes in self.hired_runes], self.hired_down, self.hired_exhausted,
            self.hired_used, self.mains, self.fight.copy() if self.fight is not None else None,
        )
        twin.ended = self.ended
        twin.legal = self.legal
        return twin

    # Telling

    def tell(self, kind: str, seat: i64) -> None:
        if self.log is not None:
            self.say(kind, {"seat": seat})

    def tell_count(self, kind: str, seat: i64, count: i64) -> None:
        if self.log is not None:
            self.say(kind, {"seat": seat, "count": count})

    def say(self, kind: str, told: dict[str, Any], reveals: bool = False, joins: bool = False) -> None:
        """Call it only where somebody listens: the facts cost more than the rule. A seat is told with its Hero, a card of the book, the foes of a point of interest and a space of the open map with their names."""
        assert self.log is not None
        if "seat" in told and self.hero[told["seat"]] >= 0:
            told.setdefault("hero", HEROES[self.hero[told["seat"]]])
        told.update(self.house.saga.named(told.get("card", "")))
        told.update(self.house.saga.foes_named(self.adventure, told.get("unit") or told.get("group") or ""))
        if self.space != NOWHERE:
            told.update(self.house.saga.space_named(self.adventure, told.get("place", "")))
        if "seats" in told:
            told["heroes"] = [HEROES[self.hero[seat]] for seat in told.pop("seats")]
        self.log.append(Event(kind, told, reveals=reveals, joins=joins))

    # Looking

    def shared(self) -> i64:
        """TL-GEN-07. Who answers for a party or for all: the whole table, or the leader if the table plays so."""
        return self.leader if self.house.leader_decides else TABLE

    def place_of(self, seat: i64) -> i64:
        """TL-ADVMAP-02, TL-ADVMAP-21. A region; on an Adventure Map the space of the party."""
        return self.at[seat] if self.space == NOWHERE else SPACES + self.space

    def party(self, place: i64) -> list[i64]:
        """TL-GEN-03, TL-GEN-13. The Heroes there who are not defeated."""
        found: list[i64] = []
        for seat in range(self.players):
            if not self.down[seat] and self.place_of(seat) == place:
                found.append(seat)
        return found

    def everyone(self) -> list[i64]:
        """The undefeated Heroes, wherever they are."""
        found: list[i64] = []
        for seat in range(self.players):
            if not self.down[seat]:
                found.append(seat)
        return found

    def enemies_at(self, place: i64) -> i64:
        """TL-THREAT-15. Units there; Threat that is attached to nobody is no Enemy."""
        found: i64 = 0
        for group in self.groups:
            if group.place == place:
                found += len(group.units)
        return found
