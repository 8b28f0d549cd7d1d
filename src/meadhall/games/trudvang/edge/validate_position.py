"""Validate the table of a position: refuse the same Hero, card or Feat in two places, and more
runes than the box has.
"""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import i64

from meadhall.core.fault import Fault
from meadhall.games.position_parts import parse_number
from meadhall.games.trudvang.attack_cards import ATTACK_DECK, ATTACK_IDS
from meadhall.games.trudvang.cards import EVENTS, HEROES, KINDS, SUPPLY
from meadhall.games.trudvang.deck import Deck
from meadhall.games.trudvang.edge.validate_agenda import check_agenda
from meadhall.games.trudvang.feats import FEATS, WYRDS
from meadhall.games.trudvang.notation import card_text
from meadhall.games.trudvang.rules.setup import STATUS_EACH
from meadhall.games.trudvang.rules.tests import LaidAside
from meadhall.games.trudvang.state import NO_HERO, Trudvang

SEATS = "ABCD"


def check(s: Trudvang) -> None:
    """Check the position: refuse what play could obviously not have reached."""
    check_table(s)
    for blow in s.fight.blows if s.fight is not None else []:
        if blow.group >= 0:
            parse_number("fight.blows", str(blow.unit), 0, len(s.groups[blow.group].units) - 1)
    check_agenda(s)


def check_table(s: Trudvang) -> None:
    """TL-COMP-01. Check that there is one of each Hero, card and Feat, and no Enemy Attack card too many."""
    check_heroes(s)
    belongings = [
        (f"{SEATS[seat]}.{part}", card_text(s, card))
        for seat in range(s.players)
        for part, cards in (
            ("items", s.items),
            ("aside", s.items_aside),
            ("companions", s.companions),
            ("titles", s.titles),
            ("idle", s.idle),
        )
        for card in cards[seat]
    ]
    check_once(belongings)
    feats = [(f"{SEATS[seat]}.feats", FEATS[feat]) for seat in range(s.players) for feat in all_of(s.feat_decks[seat])]
    laid = [(f"{SEATS[seat]}.laid", FEATS[feat]) for seat in range(s.players) for feat in feats_in_play(s, seat)]
    check_once([*feats, *laid, *(("hired.feats", FEATS[feat]) for feat in s.hired_feats)])
    check_once(("events", EVENTS[event]) for event in all_of(s.events))
    for card in all_of(s.attack_deck):
        if all_of(s.attack_deck).count(card) > ATTACK_DECK.count(card):
            raise Fault("position-card-twice", part="attacks", card=ATTACK_IDS[card])


def check_heroes(s: Trudvang) -> None:
    """TL-SETUP-06. Check that all players have different Heroes, and that none hires their own."""
    parts = [*((f"{SEATS[seat]}.hero", s.hero[seat]) for seat in range(s.players)), ("hired", s.hired)]
    taken: list[i64] = []
    for part, hero in parts:
        if hero in taken:
            raise Fault("trudvang-hero-twice", part=part, hero=HEROES[hero])
        if hero != NO_HERO:
            taken.append(hero)


def check_once(held: Iterable[tuple[str, str]]) -> None:
    """Check that every name occurs once; the error names the second place."""
    found: set[str] = set()
    for part, name in held:
        if name in found:
            raise Fault("position-card-twice", part=part, card=name)
        found.add(name)


def feats_in_play(s: Trudvang, seat: i64) -> list[i64]:
    return s.fight.feats[seat] if s.fight is not None else []


def all_of(deck: Deck) -> list[i64]:
    return [*deck.cards(), *deck.out]


def runes_set_aside(s: Trudvang) -> list[list[i64]]:
    """TL-TEST-02. Return the runes of a draw that another test has interrupted, six counts each."""
    return [[frame.kinds.count(kind) for kind in range(6)] for frame in s.agenda if isinstance(frame, LaidAside)]


def fill_pools(s: Trudvang) -> None:
    """TL-COMP-01, TL-COMP-02. Fill the supply with everything that the position does not name."""
    counted = [*s.bags, *s.drawn, *s.hired_runes, *runes_set_aside(s)]
    laid = [kind for seat in range(s.players) for kind in runes_laid(s, seat)]
    pool: list[i64] = [SUPPLY[kind] - sum(runes[kind] for runes in counted) - laid.count(kind) for kind in range(6)]
    if min(pool) < 0:
        raise Fault("trudvang-runes", kind=KINDS[pool.index(min(pool))])
    s.pool = pool
    held = [*(kind for track in s.status for kind in track), *(mark[1] for mark in s.marks)]
    s.status_pool = [STATUS_EACH - sum(kind // 2 == aspect for kind in held) for aspect in range(4)]


def runes_laid(s: Trudvang, seat: i64) -> list[i64]:
    """Return the runes before this Hero in the combat."""
    if s.fight is None:
        return []
    return [*s.fight.miss[seat], *(rune for slots in s.fight.slots[seat] for rune in slots if rune >= 0)]


def wyrds_left(s: Trudvang) -> list[i64]:
    """Return the Wyrds that are in no deck and before no Hero; one being foretold counts too."""
    held = [feat for deck in s.feat_decks for feat in all_of(deck)]
    held += [feat for seat in range(s.players) for feat in feats_in_play(s, seat)]
    return [feat for feat in WYRDS if feat not in held]
