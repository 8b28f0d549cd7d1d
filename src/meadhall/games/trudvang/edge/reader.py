"""Reading a position back from its line; every fault names the part that is wrong and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from meadhall.core.codec import Frames, agenda_from
from meadhall.core.fault import Fault
from meadhall.core.game import Value
from meadhall.core.parts import number_of, options_in
from meadhall.games.trudvang.attack_cards import ATTACK_OF
from meadhall.games.trudvang.cards import (
    BAGS,
    EVENT_OF,
    HEALTH,
    HERO_OF,
    KINDS,
    QUESTS,
    REGION_OF,
    SHIPS,
    SUPPLY,
)
from meadhall.games.trudvang.deck import read_deck
from meadhall.games.trudvang.edge.position_combat import read_fight
from meadhall.games.trudvang.edge.reader_agenda import check_agenda
from meadhall.games.trudvang.edge.reader_map import read_map
from meadhall.games.trudvang.edge.reader_parts import (
    KIND_OF,
    MOST,
    SEATS,
    STATUS_OF,
    Reader,
    cards,
    named,
    place,
    runes,
)
from meadhall.games.trudvang.edge.reader_table import check_table, laid_out
from meadhall.games.trudvang.feats import FEAT_OF, WYRDS
from meadhall.games.trudvang.options import House
from meadhall.games.trudvang.rules.effects import SCOPES
from meadhall.games.trudvang.rules.growth import decks_at_start
from meadhall.games.trudvang.rules.losses import WINDOWS
from meadhall.games.trudvang.rules.rounds import Round
from meadhall.games.trudvang.rules.setup import STATUS_EACH, set_up, starting_item
from meadhall.games.trudvang.state import NO_HERO, PHASE_SLEEVES, QUEST_SHARED, REASONS, Trudvang

STAKE_NUMBERS = 3


def start_of(players: int, house: House) -> Trudvang:
    """What a position says nothing about is as here."""
    state = set_up(players, house)
    state.agenda.clear()
    return state


def from_position(text: str, frames: Frames, check: Callable[[dict[str, Any], int], dict[str, Value]]) -> Trudvang:
    """The table again. Without an agenda a round begins."""
    reader = Reader(text)
    house = House(check(options_in(reader.words("options")), reader.players))
    s = start_of(reader.players, house)
    read_campaign(reader, s)
    for seat in range(reader.players):
        read_hero(reader, s, seat)
    read_hired(reader, s)
    read_map(reader, s)
    read_moment(reader, s)
    if "agenda" in reader.parts:
        s.agenda = agenda_from(reader.parts["agenda"], frames)
    elif s.reason == 0:
        s.agenda = [Round()]
    read_fight(s, reader.parts)
    for seat in range(reader.players):
        if f"{SEATS[seat]}.feats" not in reader.parts:     # of the Feats one starts with, those laid out are in no deck
            bag = s.feat_decks[seat].bag
            bag[:] = [feat for feat in bag if feat not in laid_out(s, seat)]
    check_table(s)
    check_agenda(s)
    s.ended = s.reason != 0
    fill_pools(s)
    s.wyrds = wyrds_left(s)
    if "wyrds" in reader.parts:
        s.wyrds = [reader.word("wyrds", feat, FEAT_OF) for feat in reader.words("wyrds")]
    return s


def read_campaign(reader: Reader, s: Trudvang) -> None:
    saga = s.house.saga
    parts = reader.parts
    first = saga.book.campaign.first
    known = {one.id: int(number) for number, one in saga.adventures.items()}
    s.adventure = reader.word("adventure", parts.get("adventure", first), known)
    s.leader = reader.seat("leader", parts.get("leader", "A"))
    s.round = reader.number("round", 0, 0, MOST * 10)
    s.phase = reader.number("phase", 0, 0, 6) - 1
    s.mains = reader.number("mains", 0, 0, MOST)
    if "locations" in parts:
        s.locations = [0] * len(s.locations)
        for region, card in reader.pairs("locations"):
            s.locations[reader.word("locations", region, REGION_OF)] = named(reader, s, "locations", card)
    if "stories" in parts:
        s.stories = cards(reader, s, "stories")
    if "phases" in parts:
        s.phases = [named(reader, s, "phases", name) if name != "-" else 0
                    for name in reader.exactly("phases", PHASE_SLEEVES)]
    for key in ("beside", "flipped", "rotated", "unlocked", "facts", "flags"):
        setattr(s, key, cards(reader, s, key))
    s.tokens = {named(reader, s, "tokens", card): number_of("tokens", count, 0, MOST)
                for card, count in reader.pairs("tokens")}
    s.people = {named(reader, s, "people", card): place(reader, s, "people", at)
                for card, at in reader.places("people")}
    for adventure, end in reader.pairs("played"):
        s.played.append(reader.word("played", adventure, known))
        if end != "-":
            s.ends[s.played[-1]] = saga.ident_of(f"{adventure}/{end}")
    for question, seats in reader.pairs("chose"):
        s.chose[named(reader, s, "chose", question)] = sum(
            1 << reader.seat("chose", seat) for seat in seats if seat != "-")
    s.results = {named(reader, s, "results", test): number_of("results", value, 0, MOST)
                 for test, value in reader.pairs("results")}
    for number, owner in reader.pairs("quests"):
        at = number_of("quests", number, 1, QUESTS) - 1
        s.quests[at] = QUEST_SHARED if owner == "all" else reader.seat("quests", owner)


def read_hero(reader: Reader, s: Trudvang, seat: i64) -> None:
    key = SEATS[seat] + "."
    parts = reader.parts
    if key + "hero" not in parts:
        return
    hero = reader.word(key + "hero", parts[key + "hero"], HERO_OF)
    s.hero[seat] = hero
    s.at[seat] = place(reader, s, key + "at", parts.get(key + "at", "-"))
    # Between two Adventures another Hero may have been chosen, whose HP are set when the next one begins.
    s.hp[seat] = reader.number(key + "hp", int(HEALTH[hero]), 0, int(max(HEALTH)))
    for name, row in (("cp", s.cp), ("xp", s.xp), ("exhausted", s.exhausted), ("down", s.down), ("extra", s.extra)):
        row[seat] = reader.number(key + name, 0, 0, MOST)
    s.aboard[seat] = reader.number(key + "ship", 0, 0, SHIPS) - 1
    s.bags[seat] = runes(reader, key + "bag", reader.words(key + "bag")) if key + "bag" in parts else BAGS[hero][:]
    s.drawn[seat] = runes(reader, key + "drawn", reader.words(key + "drawn"))
    s.status[seat] = [reader.word(key + "status", kind, STATUS_OF) for kind in reader.words(key + "status")]
    s.feat_decks[seat], s.upgrades[seat], s.ultimates[seat] = decks_at_start(hero)
    if key + "feats" in parts:
        s.feat_decks[seat] = read_deck(parts[key + "feats"], FEAT_OF, key + "feats")
    if key + "upgrades" in parts:
        s.upgrades[seat] = read_deck(parts[key + "upgrades"], FEAT_OF, key + "upgrades")
    if key + "ultimates" in parts:
        s.ultimates[seat] = [reader.word(key + "ultimates", feat, FEAT_OF) for feat in reader.words(key + "ultimates")]
    s.items[seat] = cards(reader, s, key + "items") if key + "items" in parts else [starting_item(hero)]
    s.items_aside[seat] = cards(reader, s, key + "aside")
    s.companions[seat] = cards(reader, s, key + "companions")
    s.idle[seat] = cards(reader, s, key + "idle")
    for title, rune in reader.pairs(key + "titles"):
        s.titles[seat].append(named(reader, s, key + "titles", title))
        s.title_runes[seat].append(-1 if rune == "-" else reader.word(key + "titles", rune, KIND_OF))


def read_hired(reader: Reader, s: Trudvang) -> None:
    if "hired" not in reader.parts:
        return
    s.hired = reader.word("hired", reader.parts["hired"], HERO_OF)
    s.hired_feats = [reader.word("hired.feats", feat, FEAT_OF) for feat in reader.words("hired.feats")]
    rows = reader.parts.get("hired.runes", ",".join(["-"] * (len(s.hired_feats) + 1))).split(",")
    s.hired_runes = [runes(reader, "hired.runes", [] if row == "-" else row.split("+")) for row in rows]
    if len(s.hired_runes) != len(s.hired_feats) + 1:
        raise Fault("trudvang-hired-runes", found=len(s.hired_runes), right=len(s.hired_feats) + 1)
    s.hired_down = reader.number("hired.down", 0, 0, 15)
    s.hired_exhausted = reader.number("hired.exhausted", 0, 0, 1)
    s.hired_used = reader.number("hired.used", 0, 0, 15)


def read_moment(reader: Reader, s: Trudvang) -> None:
    saga = s.house.saga
    parts = reader.parts
    if "attacks" in parts:
        s.attack_deck = read_deck(parts["attacks"], ATTACK_OF, "attacks")
    if "events" in parts:
        s.events = read_deck(parts["events"], EVENT_OF, "events")
    if "event" in parts:
        s.event = EVENT_OF[parts["event"]] if parts["event"] in EVENT_OF else reader.number("event", -1, -2, -1)
    s.stakes = [read_stake(s, stake) for stake in reader.words("stakes")]
    for use in reader.words("used"):
        scope, effect, seat = [*use.split(":"), "", ""][:3]
        number = reader.word("used", scope, {name: at for at, name in enumerate(SCOPES)})
        s.used.append([number, saga.ident_of(effect), NO_HERO if seat in ("-", "") else reader.seat("used", seat)])
    name = saga.adventure(s.adventure).id
    s.journal = [saga.ident_of(f"{name}/{entry}") for entry in reader.words("journal")]
    if "ended" in parts:
        s.reason = reader.word("ended", parts["ended"], {reason: at for at, reason in enumerate(REASONS)})
    if "ending" in parts:
        s.ending = saga.name(f"ending:{parts['ending']}")


def read_stake(s: Trudvang, text: str) -> list[i64]:
    """TL-GEN-08. `0.1.2`: what is about to happen, to whom, and how much of it."""
    numbers = text.split(".")
    if len(numbers) != STAKE_NUMBERS:
        raise Fault("trudvang-count", part="stakes", found=len(numbers), right=STAKE_NUMBERS)
    bounds = ((0, len(WINDOWS) - 1), (NO_HERO, s.players - 1), (-MOST, MOST))
    return [number_of("stakes", one, *bound) for one, bound in zip(numbers, bounds, strict=True)]


def fill_pools(s: Trudvang) -> None:
    """TL-COMP-01, TL-COMP-02. The supply is what lies nowhere else."""
    pool: list[i64] = list(SUPPLY)
    for seat in range(s.players):
        for kind in range(6):
            pool[kind] -= s.bags[seat][kind] + s.drawn[seat][kind]
    for row in s.hired_runes:
        for kind in range(6):
            pool[kind] -= row[kind]
    fight = s.fight
    if fight is not None:
        for seat in range(s.players):
            for kind in [*fight.miss[seat], *(rune for slots in fight.slots[seat] for rune in slots if rune >= 0)]:
                pool[kind] -= 1
    if min(pool) < 0:
        raise Fault("trudvang-runes", kind=KINDS[pool.index(min(pool))])
    s.pool = pool
    s.status_pool = [STATUS_EACH] * 4
    for kind in [*(one for track in s.status for one in track), *(mark[1] for mark in s.marks)]:
        s.status_pool[kind // 2] -= 1


def wyrds_left(s: Trudvang) -> list[i64]:
    """The Wyrds that lie in no deck and before no Hero; one that is being foretold is counted too."""
    held = [feat for deck in s.feat_decks for feat in [*deck.cards(), *deck.out]]
    laid = [feat for row in s.fight.feats for feat in row] if s.fight is not None else []
    return [feat for feat in WYRDS if feat not in held and feat not in laid]
