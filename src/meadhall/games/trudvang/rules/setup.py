"""The setup of an adventure: Heroes, decks, bags, Titles, Items, timed effects, the leader, the Introduction."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.core.agenda import TABLE, Frame, Onward, Question
from meadhall.games.trudvang.attack_cards import ATTACK_DECK
from meadhall.games.trudvang.cards import (
    BAGS,
    EVENTS,
    HEALTH,
    HEROES,
    POIS,
    QUESTS,
    SHIPS,
    SUPPLY,
    TITLES_MOST,
    mask_of,
)
from meadhall.games.trudvang.data import COMPONENTS
from meadhall.games.trudvang.deck import Deck
from meadhall.games.trudvang.notation import card_text, hero_text
from meadhall.games.trudvang.rules.belongings import activate, reorder
from meadhall.games.trudvang.rules.enemies import clear_enemies
from meadhall.games.trudvang.rules.growth import decks_at_start, reshuffle
from meadhall.games.trudvang.rules.hiring import hire
from meadhall.games.trudvang.rules.reading import CloseBook, OpenEntry
from meadhall.games.trudvang.rules.rounds import Round
from meadhall.games.trudvang.rules.sleeves import place_people
from meadhall.games.trudvang.rules.timed import start_effects
from meadhall.games.trudvang.saga import FIGURES, ident
from meadhall.games.trudvang.state import NO_HERO, NOWHERE, QUEST_SUPPLY, Trudvang

STATUS_EACH: Final = 6
RULE_CARDS: Final = ("DEFEAT", "LEVEL-UP")
NO_TITLE: Final = 0


def attack_deck() -> Deck:
    return Deck([], ATTACK_DECK[:], [], [])


def event_deck() -> Deck:
    numbers: list[i64] = list(range(len(EVENTS)))
    return Deck([], numbers, [], [])


class PickHeroCard(Question):
    """TL-SETUP-04, TL-SETUP-05, TL-SETUP-20, TL-SETUP-21, TL-GEN-01. Each player picks a free Hero; it brings its decks
    and the Starting Item of its Class.
    """

    ask: ClassVar[str] = "hero.choose"
    rule: ClassVar[str] = "TL-SETUP-04"

    def options(self, s: Trudvang) -> list[i64]:
        return [hero for hero in range(len(HEROES)) if hero not in s.hero]

    def candidates(self, s: Trudvang) -> list[i64]:
        found: list[i64] = list(range(len(HEROES)))
        return found

    def why(self, s: Trudvang, move: i64) -> str:
        return "" if move in self.options(s) else "TL-SETUP-04"

    def text(self, s: Trudvang, move: i64) -> str:
        return "hero " + HEROES[move]

    def resolve(self, s: Trudvang, move: i64) -> None:
        take_hero(s, self.seat, move)


def take_hero(s: Trudvang, seat: i64, hero: i64) -> None:
    """TL-SETUP-05, TL-SETUP-06, TL-SETUP-38, TL-SETUP-41. Take a Hero from scratch: Level I, no XP,
    its Starting Item.
    """
    s.hero[seat] = hero
    s.xp[seat] = 0
    s.feat_decks[seat], s.upgrades[seat], s.ultimates[seat] = decks_at_start(hero)
    s.items[seat].insert(0, starting_item(hero))
    if s.log is not None:
        s.say("hero", {"seat": seat, "hero": HEROES[hero]})


def replace_body(s: Trudvang, seat: i64) -> None:
    """TL-SETUP-05, TL-SETUP-38. Set health and runes from the present Hero card; return those of the one before."""
    runes = BAGS[s.hero[seat]]
    for kind in range(6):
        s.pool[kind] += s.bags[seat][kind] + s.drawn[seat][kind] - runes[kind]
    s.bags[seat] = runes[:]
    s.drawn[seat] = [0] * 6
    s.hp[seat] = HEALTH[s.hero[seat]]
    s.cp[seat] = 0
    for kind in s.status[seat]:
        s.status_pool[kind // 2] += 1
    s.status[seat] = []
    s.exhausted[seat] = 0
    s.down[seat] = 0


def starting_item(hero: i64) -> i64:
    return ident(COMPONENTS.heroes[hero].item)


class Prepare(Onward):
    """TL-SETUP-02, TL-SETUP-06, TL-SETUP-08, TL-SETUP-30, TL-SETUP-31, TL-SETUP-33, TL-SETUP-34, TL-SETUP-35,
    TL-SETUP-36, TL-SETUP-37, TL-CAMP-09, TL-END-07. Set up an adventure: reset everything that does not persist, choose
    Titles and Items, run START effects, choose a leader, and read the Introduction.
    """

    adventure: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        s.adventure = self.adventure
        clear_table(s)
        if s.log is not None:
            one = s.house.saga.adventure(self.adventure)
            s.say("adventure", {"adventure": one.id, "title": s.house.saga.title(one)})
        frames: list[Frame] = []
        for seat in range(s.players):
            ready_hero(s, seat)
        if s.players == 1:
            frames.extend(hire(s))
        for seat in range(s.players):
            if s.idle[seat]:  # all of them, before the choice
                frames.append(GatherTitles(seat))
            frames.append(LayOutItems(seat))
        s.do_all([*frames, StartEffects(), PickLeader(TABLE), Introduce(), Round()])


def clear_table(s: Trudvang) -> None:
    """TL-CAMP-09, TL-END-02, TL-END-03, TL-END-04, TL-END-09, TL-SHIP-05, TL-SETUP-07. Remove everything of an
    adventure that the next one does not keep.
    """
    clear_enemies(s)
    s.round = 0
    s.phase = -1
    s.pool = list(SUPPLY)
    s.status_pool = [STATUS_EACH] * 4
    s.rotated = []
    s.flipped = []
    s.flags = []
    s.counts = {}
    s.chose = {}
    s.results = {}
    s.journal = []
    s.said = []
    s.quests = [QUEST_SUPPLY] * QUESTS
    s.poi_open = 0
    s.poi_at = [NOWHERE] * POIS
    s.duels = [NO_HERO] * POIS
    s.enemy_cards = [0] * len(FIGURES)
    s.attack_deck = attack_deck()
    s.events = event_deck()
    s.event = -1
    for ship in range(SHIPS):
        if not s.kept >> ship & 1:
            s.ships[ship] = NOWHERE
    s.space = NOWHERE
    s.host = NOWHERE
    s.cleared = []
    s.blocked = []
    s.opened = []
    s.closed = []
    s.visited = 0
    s.stakes = []
    s.used = [use for use in s.used if use[0] == CAMPAIGN_SCOPE]
    s.fight = None


CAMPAIGN_SCOPE: Final = 3


def ready_hero(s: Trudvang, seat: i64) -> None:
    """TL-SETUP-06, TL-SETUP-35, TL-CAMP-08, TL-CAMP-09, TL-END-02, TL-END-05. Reset a Hero: full health, no CP, the
    starting runes, an empty track; Feats, XP, Items, Titles and Companions stay.
    """
    hero = s.hero[seat]
    s.hp[seat] = HEALTH[hero]
    s.cp[seat] = 0
    s.exhausted[seat] = 0
    s.down[seat] = 0
    s.at[seat] = NOWHERE
    s.aboard[seat] = -1
    s.status[seat] = []
    s.drawn[seat] = [0] * 6
    s.extra[seat] = 0
    s.bags[seat] = BAGS[hero][:]
    for kind in range(6):
        s.pool[kind] -= BAGS[hero][kind]
    s.idle[seat] = [*s.titles[seat], *s.idle[seat]]
    s.titles[seat] = []
    s.title_runes[seat] = []
    s.items[seat] = [*s.items[seat], *s.items_aside[seat]]
    s.items_aside[seat] = []
    reshuffle(s, seat)


def title_room(s: Trudvang, seat: i64) -> i64:
    """TL-SETUP-31, TL-SOLO-06, TL-SOLO-28. Return the number of Title slots: four; with a hired hand half of those
    owned, at most four.
    """
    owned: i64 = len(s.titles[seat]) + len(s.idle[seat])
    half: i64 = (owned + 1) // 2
    return min(TITLES_MOST, half) if s.players == 1 else TITLES_MOST


class GatherTitles(Question):
    """TL-SETUP-31, TL-SETUP-32, TL-SETUP-39, TL-SOLO-28, TL-CARD-24. Activate Titles one by one, mandatory ones first;
    with fewer slots than mandatory Titles the player chooses among those.
    """

    ask: ClassVar[str] = "title.choose"
    rule: ClassVar[str] = "TL-SETUP-31"

    def options(self, s: Trudvang) -> list[i64]:
        if len(s.titles[self.seat]) >= title_room(s, self.seat):
            return []
        forced = [card for card in s.idle[self.seat] if s.house.saga.card(card).mandatory]
        return forced or [NO_TITLE, *s.idle[self.seat]]

    def candidates(self, s: Trudvang) -> list[i64]:
        return [NO_TITLE, *s.idle[self.seat]]

    def why(self, s: Trudvang, move: i64) -> str:
        return "" if move in self.options(s) else "TL-SETUP-31"

    def text(self, s: Trudvang, move: i64) -> str:
        return "done" if move == NO_TITLE else "title " + card_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move > NO_TITLE:
            s.idle[self.seat].remove(move)
            s.do_all(activate(s, self.seat, move), GatherTitles(self.seat))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"count": title_room(s, self.seat) - len(s.titles[self.seat])}


class LayOutItems(Question):
    """TL-SETUP-33, TL-SOLO-06, TL-SOLO-27. Lay out all Items in an order of the player's choice; for a single player,
    from the second adventure on, half of them are set aside.
    """

    ask: ClassVar[str] = "item.keep"
    rule: ClassVar[str] = "TL-SETUP-33"

    def options(self, s: Trudvang) -> list[i64]:
        items = s.items[self.seat]
        half = (len(items) + len(s.items_aside[self.seat]) + 1) // 2
        return items[:] if s.players == 1 and s.played and len(items) > half else []

    def text(self, s: Trudvang, move: i64) -> str:
        return "aside " + card_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move > 0:
            s.items[self.seat].remove(move)
            s.items_aside[self.seat].append(move)
            s.do(LayOutItems(self.seat))
        else:
            s.do_all(reorder(s, self.seat))


class StartEffects(Onward):
    """TL-SETUP-36, TL-SETUP-37, TL-CARD-07, TL-TIMED-01. Place Personality tokens, then run START effects, all before
    the Introduction.
    """

    def resolve(self, s: Trudvang, move: i64) -> None:
        place_people(s)
        s.do_all(start_effects(s))


class PickLeader(Question):
    """TL-SETUP-10, TL-GEN-07. The players choose the leader of this adventure."""

    ask: ClassVar[str] = "leader.choose"
    rule: ClassVar[str] = "TL-SETUP-10"

    def options(self, s: Trudvang) -> list[i64]:
        found: list[i64] = list(range(s.players))
        return found

    def text(self, s: Trudvang, move: i64) -> str:
        return "leader " + hero_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        s.leader = move
        s.tell("leader", move)


class Introduce(Onward):
    """TL-SETUP-12, TL-BOOK-04, TL-BOOK-17. Read the Introduction for every Hero."""

    def resolve(self, s: Trudvang, move: i64) -> None:
        name = s.house.saga.adventure(s.adventure).id
        s.do(OpenEntry(ident(f"{name}/intro"), mask_of(list(range(s.players))), NOWHERE), CloseBook())
