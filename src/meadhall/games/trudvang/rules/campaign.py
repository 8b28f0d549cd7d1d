"""A new campaign, and the same one with other players."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.agenda import Agenda, Frame, blank
from meadhall.core.fault import Fault
from meadhall.games.trudvang.cards import POIS, QUESTS, REGION_OF, REGIONS, SHIPS, SUPPLY
from meadhall.games.trudvang.data import COMPONENTS
from meadhall.games.trudvang.deck import Deck
from meadhall.games.trudvang.feats import WYRDS
from meadhall.games.trudvang.options import House
from meadhall.games.trudvang.rules.ending import NextAdventure, hand_down, leave_hero
from meadhall.games.trudvang.rules.setup import RULE_CARDS, STATUS_EACH, PickHeroCard, Prepare, attack_deck, event_deck
from meadhall.games.trudvang.rules.verb_table import TrudvangState
from meadhall.games.trudvang.saga import FIGURES, ident
from meadhall.games.trudvang.state import NO_HERO, NOWHERE, PHASE_SLEEVES, QUEST_SUPPLY, Trudvang

KEPT: Final = (
    "adventure",
    "locations",
    "stories",
    "beside",
    "phases",
    "tokens",
    "unlocked",
    "played",
    "ends",
    "facts",
    "used",
    "mains",
    "ships",
    "kept",
)
KEPT_BY_HERO: Final = (
    "hero",
    "xp",
    "feat_decks",
    "upgrades",
    "ultimates",
    "items",
    "items_aside",
    "companions",
    "titles",
    "title_runes",
    "idle",
)


def set_up(players: int, house: House) -> Trudvang:
    """TL-GEN-01, TL-SETUP-01, TL-SETUP-03, TL-SETUP-07, TL-SETUP-22, TL-SETUP-23, TL-SETUP-24, TL-COMP-07. Set up a new
    campaign: sleeve Phases, rule cards and Cities, and let every player pick a Hero.
    """
    phases: list[i64] = [0] * PHASE_SLEEVES
    locations: list[i64] = [0] * len(REGIONS)
    for card in COMPONENTS.cards:
        if card.kind == "phase":
            phases[card.sleeve - 1] = ident(card.id)
        elif card.kind == "location":
            locations[REGION_OF[card.region]] = ident(card.id)
    first = ident(house.saga.book.campaign.first)
    picks: list[Frame] = [PickHeroCard(seat) for seat in range(players)]
    agenda: list[Frame] = [*picks, Prepare(first)][::-1]
    empty: list[list[i64]] = [[] for _ in range(players)]
    s = blank(TrudvangState)
    s.agenda = Agenda(agenda)
    s.house = house
    s.players = players
    s.adventure = first
    s.hero = [NO_HERO] * players
    s.hp = [0] * players
    s.cp = [0] * players
    s.xp = [0] * players
    s.exhausted = [0] * players
    s.down = [0] * players
    s.at = [NOWHERE] * players
    s.aboard = [-1] * players
    s.bags = [[0] * 6 for _ in range(players)]
    s.pool = list(SUPPLY)
    s.status = copies(empty)
    s.status_pool = [STATUS_EACH] * 4
    s.feat_decks = [Deck([], [], [], []) for _ in range(players)]
    s.upgrades = [Deck([], [], [], []) for _ in range(players)]
    s.ultimates = copies(empty)
    s.wyrds = WYRDS[:]
    s.items = copies(empty)
    s.items_aside = copies(empty)
    s.companions = copies(empty)
    s.titles = copies(empty)
    s.title_runes = copies(empty)
    s.idle = copies(empty)
    s.locations = locations
    s.stories = [ident(card) for card in RULE_CARDS]
    s.phases = phases
    s.enemy_cards = [0] * len(FIGURES)
    s.quests = [QUEST_SUPPLY] * QUESTS
    s.poi_at = [NOWHERE] * POIS
    s.duels = [NO_HERO] * POIS
    s.attack_deck = attack_deck()
    s.events = event_deck()
    s.ships = [NOWHERE] * SHIPS
    s.drawn = [[0] * 6 for _ in range(players)]
    s.extra = [0] * players
    return s


def copies(rows: list[list[i64]]) -> list[list[i64]]:
    return [row[:] for row in rows]


def change_seats(s: Trudvang, players: i64) -> Trudvang:
    """TL-SETUP-40. Add or remove players between two adventures: belongings are passed on, and new players pick a Hero.

    The given state must be one in which the next adventure is chosen; it is not changed.
    """
    if not s.agenda or not isinstance(s.agenda[0], NextAdventure):
        raise Fault("trudvang-seats")
    twin = set_up(int(players), s.house)
    for name in KEPT:
        setattr(twin, name, getattr(s.copy(), name))
    for seat in range(min(s.players, players)):
        for name in KEPT_BY_HERO:
            getattr(twin, name)[seat] = getattr(s.copy(), name)[seat]
    inherited: list[i64] = []
    gone = s.copy()
    for seat in range(players, s.players):
        inherited.extend(leave_hero(gone, seat))
    twin.wyrds = gone.wyrds
    heirs: list[i64] = list(range(players))
    joining: list[Frame] = [PickHeroCard(seat) for seat in range(s.players, players)]
    twin.agenda = Agenda([])
    twin.do_all([*joining, *hand_down(twin, inherited, heirs), NextAdventure(twin.shared())])
    return twin
