"""A whole position as one line: `trudvang players=2 options=adventure:example_x1 A.hero=kattly A.at=fylges … agenda=…`.

What is as at the start of an adventure is left out; the pools are what is left over. Things of the book are written by
their names, so that a position survives edits of the book; in the agenda they are numbers made of these names.
"""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.codec import agenda_text
from meadhall.games.trudvang.attack_cards import ATTACK_IDS
from meadhall.games.trudvang.cards import BAGS, EVENTS, HEALTH, HEROES, KINDS, LETTERS, POIS, REGIONS, bits
from meadhall.games.trudvang.deck import Deck
from meadhall.games.trudvang.edge.position_combat import fight_tokens
from meadhall.games.trudvang.edge.reader import from_position, start_of, wyrds_left
from meadhall.games.trudvang.feats import FEATS, STATUSES
from meadhall.games.trudvang.groups import CARD, NO_POI, NPC, Group, numbered
from meadhall.games.trudvang.notation import card_text, place_text
from meadhall.games.trudvang.options import OPTIONS
from meadhall.games.trudvang.rules.effects import SCOPES
from meadhall.games.trudvang.rules.growth import decks_at_start
from meadhall.games.trudvang.rules.setup import attack_deck, event_deck, starting_item
from meadhall.games.trudvang.saga import FIGURES
from meadhall.games.trudvang.state import NO_HERO, NONE, NOWHERE, QUEST_SHARED, QUEST_SUPPLY, REASONS, RUNNING, Trudvang

__all__ = ["from_position", "position"]
SEATS = "ABCD"


def position(s: Trudvang) -> str:
    """Everything, in a fixed order; what is usual is left out."""
    usual = start_of(s.players, s.house)
    parts = ["trudvang", f"players={s.players}"]
    changed = [f"{o.name}:{s.house.given[o.name]}" for o in OPTIONS if s.house.given[o.name] != o.default]
    parts += [f"options={','.join(changed)}"] if changed else []
    for seat in range(s.players):
        parts += of_hero(s, seat)
    parts += of_hired(s)
    parts += of_campaign(s, usual)
    parts += of_map(s)
    parts += of_decks(s)
    parts += of_moment(s)
    if s.wyrds != wyrds_left(s):
        parts += [f"wyrds={','.join(FEATS[feat] for feat in s.wyrds) or '-'}"]
    return " ".join([*parts, *fight_tokens(s), f"agenda={agenda_text(s.agenda)}"])


def listed(key: str, words: list[str]) -> list[str]:
    return [f"{key}={','.join(words)}"] if words else []


def number(key: str, value: i64, usual: i64) -> list[str]:
    return [f"{key}={value}"] if value != usual else []


def runes_text(runes: list[i64]) -> list[str]:
    return [f"{KINDS[kind]}:{runes[kind]}" for kind in range(6) if runes[kind]]


def cards_text(s: Trudvang, cards: list[i64]) -> list[str]:
    return [card_text(s, card) for card in cards]


def of_hero(s: Trudvang, seat: i64) -> list[str]:
    """One Hero with all that is theirs."""
    if s.hero[seat] == NO_HERO:
        return []
    name = SEATS[seat]
    hero = s.hero[seat]
    parts = [f"{name}.hero={HEROES[hero]}"]
    parts += [f"{name}.at={place_text(s, s.at[seat])}"] if s.at[seat] != NOWHERE else []
    parts += number(f"{name}.hp", s.hp[seat], HEALTH[hero])
    for key, value in (("cp", s.cp), ("xp", s.xp), ("exhausted", s.exhausted), ("down", s.down), ("extra", s.extra)):
        parts += number(f"{name}.{key}", value[seat], 0)
    parts += number(f"{name}.ship", s.aboard[seat] + 1, 0)
    if s.bags[seat] != BAGS[hero]:
        parts += [f"{name}.bag={','.join(runes_text(s.bags[seat])) or '-'}"]
    parts += listed(f"{name}.drawn", runes_text(s.drawn[seat]))
    parts += listed(f"{name}.status", [STATUSES[kind] for kind in s.status[seat]])
    feats, upgrades, ultimates = decks_at_start(hero)
    parts += deck_text(f"{name}.feats", s.feat_decks[seat], feats, FEATS)
    parts += deck_text(f"{name}.upgrades", s.upgrades[seat], upgrades, FEATS)
    if s.ultimates[seat] != ultimates:
        parts += [f"{name}.ultimates={','.join(FEATS[feat] for feat in s.ultimates[seat]) or '-'}"]
    if s.items[seat] != [starting_item(hero)]:
        parts += [f"{name}.items={','.join(cards_text(s, s.items[seat])) or '-'}"]
    parts += listed(f"{name}.aside", cards_text(s, s.items_aside[seat]))
    parts += listed(f"{name}.companions", cards_text(s, s.companions[seat]))
    titles = [f"{card_text(s, card)}:{KINDS[rune] if rune >= 0 else '-'}"
              for card, rune in zip(s.titles[seat], s.title_runes[seat], strict=True)]
    return parts + listed(f"{name}.titles", titles) + listed(f"{name}.idle", cards_text(s, s.idle[seat]))


def of_hired(s: Trudvang) -> list[str]:
    """The hired hand; runes lie on its Feats and then on its Hero card."""
    if s.hired == NO_HERO:
        return []
    runes = ["+".join(runes_text(one)) or "-" for one in s.hired_runes]
    return [f"hired={HEROES[s.hired]}", *listed("hired.feats", [FEATS[feat] for feat in s.hired_feats]),
            *listed("hired.runes", runes), *number("hired.down", s.hired_down, 0),
            *number("hired.exhausted", s.hired_exhausted, 0), *number("hired.used", s.hired_used, 0)]


def of_campaign(s: Trudvang, usual: Trudvang) -> list[str]:
    """Leader, adventure, sleeves and the campaign sheet."""
    saga = s.house.saga
    parts = [f"leader={SEATS[s.leader]}"] if s.leader else []
    parts += [f"adventure={card_text(s, s.adventure)}"] if s.adventure != usual.adventure else []
    parts += [*number("round", s.round, 0), *number("phase", s.phase + 1, 0), *number("mains", s.mains, 0)]
    if s.locations != usual.locations:
        places = [f"{REGIONS[region]}:{card_text(s, card)}" for region, card in enumerate(s.locations) if card]
        parts += listed("locations", places or ["-"])
    parts += listed("stories", cards_text(s, s.stories) or ["-"]) if s.stories != usual.stories else []
    parts += listed("beside", cards_text(s, s.beside))
    parts += listed("phases", cards_text(s, s.phases)) if s.phases != usual.phases else []
    parts += listed("tokens", [f"{card_text(s, card)}:{count}" for card, count in sorted(s.tokens.items())])
    parts += listed("people", [f"{card_text(s, card)}:{place_text(s, at)}" for card, at in sorted(s.people.items())])
    parts += listed("flipped", cards_text(s, s.flipped)) + listed("rotated", cards_text(s, s.rotated))
    parts += listed("unlocked", cards_text(s, s.unlocked))
    ends = [f"{card_text(s, one)}:{saga.entries[s.ends[one]].id if one in s.ends else '-'}" for one in s.played]
    parts += listed("played", ends) + listed("facts", cards_text(s, s.facts)) + listed("flags", cards_text(s, s.flags))
    chose = [f"{card_text(s, one)}:{''.join(SEATS[seat] for seat in bits(mask)) or '-'}"
             for one, mask in sorted(s.chose.items())]
    parts += listed("chose", chose)
    parts += listed("results", [f"{card_text(s, one)}:{result}" for one, result in sorted(s.results.items())])
    parts += listed("quests", [f"{at + 1}:{'all' if owner == QUEST_SHARED else SEATS[owner]}"
                               for at, owner in enumerate(s.quests) if owner != QUEST_SUPPLY])
    return parts


def of_map(s: Trudvang) -> list[str]:
    """POIs, Enemies, Threat, Ships and the Adventure Map."""
    parts = [f"windows={''.join(LETTERS[letter] for letter in bits(s.poi_open))}"] if s.poi_open else []
    parts += listed("pois", [f"{LETTERS[at]}:{place_text(s, s.poi_at[at])}" for at in range(POIS)
                             if s.poi_at[at] != NOWHERE])
    parts += listed("duels", [f"{LETTERS[at]}:{SEATS[s.duels[at]]}" for at in range(POIS) if s.duels[at] != NO_HERO])
    parts += listed("enemies", cards_text(s, [card for card in s.enemy_cards if card]))
    parts += [f"groups={';'.join(group_text(s, group) for group in s.groups)}"] if s.groups else []
    parts += listed("threat", [f"{place_text(s, token // 4)}!{token % 4}" for token in s.loose])
    parts += listed("marks", [f"{source_text(mark[0])}{STATUSES[mark[1]]}" for mark in s.marks])
    parts += [f"ships={','.join(place_text(s, ship) for ship in s.ships)}"] if max(s.ships) != NOWHERE else []
    parts += number("kept", s.kept, 0)
    spaces = s.house.saga.spaces.get(s.adventure, [])
    if s.space != NOWHERE:
        parts += [f"space={spaces[s.space].id}", f"host={REGIONS[s.host]}", *number("visited", s.visited, 0)]
    parts += listed("cleared", [spaces[one].id for one in s.cleared])
    parts += listed("blocked", [spaces[one].id for one in s.blocked])
    parts += listed("opened", [f"{spaces[key // 64].id}-{spaces[key % 64].id}" for key in s.opened])
    return parts + listed("closed", [f"{spaces[key // 64].id}-{spaces[key % 64].id}" for key in s.closed])


def source_text(source: i64) -> str:
    return LETTERS[source] if source < POIS else FIGURES[source - 32]


def group_text(s: Trudvang, group: Group) -> str:
    """`draugr@sylvan:0.1`; `npc*D&D@arji:0.0.0!2` is a token of POI D tied to it, with a `!!` that counts twice; `draugr@sylvan:0.1#2.3` has lost its first."""
    name = "npc" if group.kind == NPC else FIGURES[group.kind]
    name += "" if group.source == CARD else f"*{LETTERS[group.source]}"
    name += "" if group.poi == NO_POI else f"&{LETTERS[group.poi]}"
    text = f"{name}@{place_text(s, group.place)}:{dotted(group.units)}"
    text += f"!{dotted(group.tokens)}" if group.tokens else ""
    marks = (group.acted, group.attack, group.defence, group.still)
    text += "^" + "/".join(dotted(row) for row in marks) if any(any(row) for row in marks) else ""
    return text if group.numbers == numbered(group.figures()) else f"{text}#{dotted(group.numbers)}"


def dotted(numbers: list[i64]) -> str:
    return ".".join(str(one) for one in numbers)


def deck_text(key: str, deck: Deck, usual: Deck, names: list[str]) -> list[str]:
    return [f"{key}={deck.text(names)}"] if deck.plain() != usual.plain() else []


def of_decks(s: Trudvang) -> list[str]:
    parts = deck_text("attacks", s.attack_deck, attack_deck(), ATTACK_IDS)
    parts += deck_text("events", s.events, event_deck(), EVENTS)
    parts += [f"event={EVENTS[s.event]}"] if s.event >= 0 else number("event", s.event, -1)
    return parts


def of_moment(s: Trudvang) -> list[str]:
    """What is under way, and how it ended."""
    saga = s.house.saga
    stakes = [".".join(str(one) for one in stake) for stake in s.stakes]
    used = [f"{SCOPES[use[0]]}:{saga.names[use[1]]}:{SEATS[use[2]] if use[2] >= 0 else '-'}" for use in s.used]
    journal = [saga.entries[entry].id for entry in s.journal]
    parts = listed("stakes", stakes) + listed("used", used) + listed("journal", journal)
    parts += [f"ended={REASONS[s.reason]}"] if s.reason != RUNNING else []
    return parts + ([f"ending={saga.names[s.ending].removeprefix('ending:')}"] if s.ending != NONE else [])
