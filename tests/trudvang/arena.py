"""Scenarios of combat: Heroes and Enemies put in a place by name, and a script of answers, chance included."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import meadhall
from meadhall.core.agenda import Frame
from meadhall.games.trudvang.attack_cards import ATTACK_DECK, ATTACK_IDS
from meadhall.games.trudvang.books import open_book
from meadhall.games.trudvang.cards import (
    BAGS,
    EVENTS,
    HEALTH,
    HERO_OF,
    HEROES,
    KINDS,
    REGION_OF,
    SUPPLY,
    WATER,
    WIND,
)
from meadhall.games.trudvang.deck import Deck
from meadhall.games.trudvang.enemy_groups import CARD, NPC, new_group
from meadhall.games.trudvang.feats import FEAT_OF, FEATS, HERO_FEAT, ONE, WYRDS, feats_of
from meadhall.games.trudvang.fight import EMPTY, SKILLS, Fight, new_fight
from meadhall.games.trudvang.options import OPTIONS, House
from meadhall.games.trudvang.rules.combat import Combat, EndCombat, Step
from meadhall.games.trudvang.rules.enemies import place_group
from meadhall.games.trudvang.rules.planning import lay
from meadhall.games.trudvang.rules.verb_table import TrudvangState
from meadhall.games.trudvang.saga import FIGURE_OF, add_book, ident
from meadhall.games.trudvang.state import NO_HERO, NOWHERE, QUEST_SUPPLY, Trudvang
from meadhall.games.trudvang.status_tokens import STATUSES
from trudvang.scene import ask, offered, run

LETTERS = "ABCDEFGHIJKL"
add_book("arena", open_book(Path(__file__).with_name("arena.yaml")))
HERE = REGION_OF["arji"]


def house(**options: Any) -> House:
    return House({**{option.name: option.default for option in OPTIONS}, "adventure": "arena", **options})


def table(heroes: str, foes: str = "", players: int = 0, hired: str = "", **options: Any) -> Trudvang:
    """A round in arji. `foes` are such as `draugr:2!` (two and a Threat), `D:1!!` (of a POI), `garm:1@sylvan`."""
    names = heroes.split(",")
    count = players or len(names)
    names += [name for name in HERO_OF if name not in names][: count - len(names)]
    numbers = [HERO_OF[name] for name in names]
    bags = [BAGS[number][:] for number in numbers]
    lists: dict[str, Any] = {
        name: [[] for _ in numbers]
        for name in ("status", "items", "items_aside", "companions", "titles", "title_runes", "idle")
    }
    zeros = {name: [0] * count for name in ("cp", "xp", "exhausted", "down", "extra")}
    values: dict[str, Any] = {
        **lists,
        **zeros,
        "agenda": [],
        "house": house(**options),
        "players": count,
        "leader": 0,
        "adventure": ident("ARENA"),
        "round": 1,
        "phase": 2,
        "reason": 0,
        "ending": 0,
        "hero": numbers,
        "hp": [HEALTH[number] for number in numbers],
        "at": [HERE if names[seat] in heroes.split(",") else REGION_OF["soj"] for seat in range(count)],
        "aboard": [-1] * count,
        "bags": bags,
        "pool": [SUPPLY[kind] - sum(bag[kind] for bag in bags) for kind in range(6)],
        "status_pool": [6] * 4,
        "feat_decks": [Deck([], feats_of(number, ONE), [], []) for number in numbers],
        "upgrades": [Deck([], [], [], []) for _ in numbers],
        "ultimates": [[] for _ in numbers],
        "wyrds": WYRDS[:],
        "rotated": [],
        "locations": [0] * 21,
        "stories": [],
        "beside": [],
        "phases": [0] * 6,
        "tokens": {},
        "people": {},
        "flipped": [],
        "enemy_cards": cards(),
        "unlocked": [],
        "played": [],
        "ends": {},
        "facts": [],
        "flags": [],
        "sums": {},
        "counts": {},
        "chose": {},
        "results": {},
        "quests": [QUEST_SUPPLY] * 6,
        "poi_open": 1,
        "poi_at": [HERE, *[NOWHERE] * 11],
        "duels": [-1] * 12,
        "groups": [],
        "loose": [],
        "marks": [],
        "attack_deck": Deck([], ATTACK_DECK[:], [], []),
        "events": Deck([], list(range(len(EVENTS))), [], []),
        "event": -1,
        "ships": [NOWHERE] * 2,
        "kept": 0,
        "space": NOWHERE,
        "host": NOWHERE,
        "cleared": [],
        "blocked": [],
        "opened": [],
        "closed": [],
        "visited": 0,
        "drawn": [[0] * 6 for _ in numbers],
        "stakes": [],
        "used": [],
        "said": [],
        "journal": [],
        "hired": HERO_OF[hired] if hired else NO_HERO,
        "hired_feats": [],
        "hired_runes": [],
        "hired_down": 0,
        "hired_exhausted": 0,
        "hired_used": 0,
        "mains": 0,
        "fight": None,
    }
    s = TrudvangState(values.pop("agenda"))
    for name in Trudvang.fields:
        setattr(s, name, values[name])
    s.log = []
    for foe in foes.split():
        add_foes(s, foe)
    return s


def cards() -> list[int]:
    """Enemy cards of tier 1, and a Boss figure with a card of its own."""
    found = [ident(name) for name in ("DRAUGR-1", "FOREST-TROLL-1", "GARM-1", "BULL-TROLL-2")]
    return [*found, 0, 0, ident("GIANT")]


def add_foes(s: Trudvang, text: str) -> None:
    kind, _, rest = text.partition(":")
    number, _, where = rest.partition("@")
    count = int(number.rstrip("!"))
    place = REGION_OF[where] if where else HERE
    if kind in LETTERS:
        letter = LETTERS.index(kind)
        foes = s.house.saga.poi(s.adventure, letter).foes
        assert foes is not None
        s.poi_at[letter] = place
        s.poi_open |= 1 << letter
        figure = FIGURE_OF[foes.figure] if foes.figure else NPC
        s.groups.append(new_group(figure, letter, place, letter, count))
    else:
        s.groups.append(new_group(FIGURE_OF[kind], CARD, place, -1, count))
    if number.endswith("!"):
        s.groups[-1].attach(number.count("!"))


def placed(
    s: Trudvang, figure: int, count: int, where: str = "arji", source: int = CARD, poi: int = -1, threat: bool = True
) -> Trudvang:
    """Enemies come to the map as the rules place them."""
    return do(s, place_group(s, figure, count, REGION_OF[where], source, poi, threat))


def on_top(s: Trudvang, deck: Deck, *names: str) -> None:
    """These cards come next, in this order."""
    numbers = [ATTACK_IDS.index(name) if deck is s.attack_deck else FEAT_OF[name] for name in names]
    for number in numbers:
        if number in deck.bag:
            deck.bag.remove(number)
    deck.top = numbers


def status(s: Trudvang, seat: int, *names: str) -> None:
    for name in names:
        kind = STATUSES.index(name)
        s.status[seat].append(kind)
        s.status_pool[kind // 2] -= 1


def fill(s: Trudvang, seat: int, *names: str) -> Fight:
    """These Feats lie before the Hero, full; the runes come out of the supply's count, so that none is lost."""
    fight = fight_of(s)
    for name in names:
        put(s, seat, name, full=True)
    return fight


def put(s: Trudvang, seat: int, name: str, *kinds: str, full: bool = False) -> None:
    """A Feat before the Hero with these runes on it, taken from the bag."""
    fight = fight_of(s)
    feat = FEAT_OF[name]
    deck = s.feat_decks[seat]
    for pile in (deck.top, deck.bag, deck.bottom, deck.out):
        if feat in pile:
            pile.remove(feat)
    lay(fight, seat, feat)
    if full:
        fight.forced[seat][-1] = 1
    for slot, kind in enumerate(kinds):
        if kind != "-":
            number = KINDS.index(kind)
            s.bags[seat][number] -= 1
            fight.slots[seat][-1][slot] = number


def misses(s: Trudvang, seat: int, *kinds: str) -> None:
    for kind in kinds:
        s.bags[seat][KINDS.index(kind)] -= 1
        fight_of(s).miss[seat].append(KINDS.index(kind))


def fight_of(s: Trudvang) -> Fight:
    if s.fight is None:
        s.fight = new_fight(HERE, s.players, s.party(HERE))
        s.fight.draws = [1] * s.players
        s.fight.stopped = [1] * s.players
    return s.fight


def resolve(s: Trudvang, start: int = SKILLS) -> Trudvang:
    """The combat from this step of its resolution on."""
    fight_of(s)
    s.legal = None
    s.do(*[Step(step) for step in range(start, 6)], EndCombat())
    return s


def begin(s: Trudvang) -> Trudvang:
    s.legal = None
    s.do(Combat(HERE))
    return s


def do(s: Trudvang, frames: list[Frame]) -> Trudvang:
    s.legal = None
    s.do(*frames)
    meadhall.pending(s)
    return s


def units(s: Trudvang, group: int = 0) -> list[int]:
    return [int(damage) for damage in s.groups[group].units] if group < len(s.groups) else []


def slots(s: Trudvang, name: str, seat: int = 0) -> list[str]:
    fight = fight_of(s)
    at = fight.feats[seat].index(FEAT_OF[name])
    return ["-" if kind == EMPTY else KINDS[kind] for kind in fight.slots[seat][at]]


def miss(s: Trudvang, seat: int = 0) -> list[str]:
    return [KINDS[kind] for kind in fight_of(s).miss[seat]]


def deck_names(cards: list[int]) -> list[str]:
    return [FEATS[card] for card in cards]


def rune_count(s: Trudvang) -> list[int]:
    """TL-CASE-120. Every rune of the box, wherever it lies."""
    found = [int(count) for count in s.pool]
    for seat in range(s.players):
        for kind in range(6):
            found[kind] += int(s.bags[seat][kind]) + int(s.drawn[seat][kind])
        if s.fight is not None:
            for kind in [*s.fight.miss[seat], *(rune for slots in s.fight.slots[seat] for rune in slots)]:
                if kind != EMPTY:
                    found[kind] += 1
    for row in s.hired_runes:
        for kind in range(6):
            found[kind] += int(row[kind])
    return found


# Feats one by one


def rows(table_of: dict[str, tuple[str, ...]]) -> list[tuple[str, int, list[str]]]:
    """One row a Feat: its id, its number and its marks."""
    found = []
    for line, levels in table_of.items():
        for level, text in enumerate(levels, 1):
            number, *marks = text.split()
            found.append((f"{line}-{level}" if len(levels) > 1 else line, int(number), marks))
    return found


def marked(marks: list[str], name: str) -> str | None:
    return next((mark.partition(":")[2] for mark in marks if mark.partition(":")[0] == name), None)


def owner(feat: str) -> str:
    return HEROES[HERO_FEAT[FEAT_OF[feat]]]


def duo(feat: str, foes: str) -> Trudvang:
    """The owner of a Feat and a partner whose Skill keeps the window open."""
    mate, skill = ("volgr", "battle-fury-1") if owner(feat) == "briya" else ("briya", "sleight-1")
    s = table(f"{owner(feat)},{mate}", foes)
    fill(s, 0, feat)
    fill(s, 1, skill)
    return s


def hit_all(s: Trudvang, target: str) -> None:
    while ask(s) in ("target.choose", "target.surplus"):
        run(s, target if target in offered(s) else offered(s)[0])


HAND = ("silence-1", "trolls-strength-2", "soul-shatter-2", "lindwurms-blood-2")


def hired(foes: str, *counts: int, hand: tuple[str, ...] = HAND, hero: str = "felerion", **options: Any) -> Trudvang:
    """A Hero with Lydana as hired hand; so many runes, water first, on each of her Feats."""
    s = table(hero, foes, hired="lydana", **options)
    s.hired_feats = [FEAT_OF[name] for name in hand]
    s.hired_runes = [[0] * 6 for _ in range(len(hand) + 1)]
    for at, count in enumerate(counts):
        for kind in (WATER, WIND)[:count]:
            s.hired_runes[at][kind] += 1
            s.pool[kind] -= 1
    return s
