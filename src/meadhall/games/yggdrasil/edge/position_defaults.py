"""The defaults of a written position, computed from the rest: reserves, the wall, the supply, decks, and unknown cards.

A piece that is named twice, or more often than the box has it, is refused.
"""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.fault import Fault
from meadhall.games.yggdrasil.cards import (
    ANONYMOUS,
    ARTIFACT_IDS,
    CREATURES,
    ENEMIES,
    GIANTS,
    HEROES_IN_ALL,
    JOTNAR,
    LEVEL,
    NONE,
    PAWNS,
    WALL,
    count_bits,
    list_bits,
)
from meadhall.games.yggdrasil.data import COMPONENTS
from meadhall.games.yggdrasil.notation import card_text, god_name
from meadhall.games.yggdrasil.piles import UNKNOWN
from meadhall.games.yggdrasil.state import Yggdrasil

OWN: i64 = len(ENEMIES)  # cards of each god


def fill(s: Yggdrasil, piles_named: list[bool], tokens_named: list[bool]) -> None:
    fill_bags(s)
    fill_piles(s, piles_named, tokens_named)
    fill_reserves(s)
    fill_decks(s)
    fill_stacks(s)


def fill_bags(s: Yggdrasil) -> None:
    """Put unnamed cards unknown into their owner's pile, a support god's into either; with one player, all into one."""
    named = {card for cards in (s.open, s.down, *s.piles, *list_all_strangers(s)) for card in cards}
    s.bags = [sum(1 << card for card in cards) for cards in list_all_strangers(s)]
    s.unseen = 0
    for card in range(OWN * len(s.gods)):
        owner = 0 if s.players == 1 else card // OWN
        if card in named:
            continue
        if owner < s.players:
            s.bags[owner] |= 1 << card
        else:
            s.unseen |= 1 << card


def list_all_strangers(s: Yggdrasil) -> list[list[i64]]:
    """Return the cards of a support god in the bag of each player."""
    return [list_bits(bag >> 12 << 12) if s.players == 2 else [] for bag in s.bags]


def count_unknown(s: Yggdrasil, seat: i64) -> int:
    """Return the number of unknown places of this pile."""
    return int(count_bits(s.bags[seat]) + s.tokens[seat]) - (1 if s.down[seat] == UNKNOWN else 0)


def fill_piles(s: Yggdrasil, piles_named: list[bool], tokens_named: list[bool]) -> None:
    """Deal the unseen cards: with two players the first gets three of them, as far as there are that many."""
    first = min(3, count_bits(s.unseen))
    usual = [first, count_bits(s.unseen) - first, 0, 0, 0]
    s.tokens = [s.tokens[seat] if tokens_named[seat] else usual[seat] for seat in range(s.players)]
    for seat in range(s.players):
        if not piles_named[seat]:
            s.piles[seat] = [UNKNOWN] * count_unknown(s, seat)
        check_pile(s, seat)
    if sum(s.tokens) != count_bits(s.unseen):
        raise Fault("yggdrasil-tokens", found=sum(s.tokens), number=count_bits(s.unseen))


def check_pile(s: Yggdrasil, seat: int) -> None:
    """Check that no pile has another player's card, and that unknown places match the cards behind them."""
    name, pile = god_name(s, seat), s.piles[seat]
    for card in [s.down[seat], *pile]:
        if card >= 0 and card // OWN != seat and card // OWN < s.players:
            raise Fault("yggdrasil-foreign-card", god=name, card=card_text(s, card))
    if pile.count(UNKNOWN) != count_unknown(s, seat):
        raise Fault("yggdrasil-pile", part=f"{name}.pile", found=pile.count(UNKNOWN), number=count_unknown(s, seat))
    for card in list_bits(s.apart[seat]):
        if s.down[seat] != UNKNOWN or not s.bags[seat] >> card & 1:
            raise Fault("yggdrasil-apart", part=f"{name}.apart", card=card_text(s, card))


def fill_reserves(s: Yggdrasil) -> None:
    pieces = COMPONENTS.tables[s.players - 1].pieces
    s.muspell = GIANTS - s.giants - count_on_page(s, "bridge")
    s.anonymous = ANONYMOUS - s.dead
    s.heroes = HEROES_IN_ALL - s.valhalla
    s.alfheim = pieces - sum(s.elves) - s.spent - len(s.lent)
    s.vanaheim = pieces - sum(s.dice)
    s.wall = WALL - count_bits(s.devastated)
    s.pawns = PAWNS - count_bits(s.jotnar)
    s.supply = sum(s.most) - sum(s.life)
    for part, number in (
        ("elves", s.alfheim),
        ("dice", s.vanaheim),
        ("devastated", s.wall),
        ("jotnar", s.pawns),
        ("giants", s.muspell),
    ):
        if number < 0:
            raise Fault("yggdrasil-too-many", part=part, number=int(-number))


def fill_decks(s: Yggdrasil) -> None:
    s.jotun_out |= s.jotnar
    s.jotun_deck = (1 << len(JOTNAR)) - 1 & ~s.jotun_out
    s.creature_deck = (1 << len(CREATURES)) - 1 & ~s.creature_out
    for card in s.drawn:
        if s.creature_out >> card & 1:
            raise Fault("position-card-twice", part="drawn", card=CREATURES[card])
        s.creature_deck &= ~(1 << card)


def list_owned(s: Yggdrasil) -> i64:
    found: i64 = 0
    for artifacts in s.artifacts:
        found |= artifacts
    return found


def list_tops(s: Yggdrasil) -> list[i64]:
    """Return the first artifact of each level without an owner."""
    free = [card for card in range(len(ARTIFACT_IDS)) if not list_owned(s) >> card & 1]
    return [next((card for card in free if card // LEVEL == stack), NONE) for stack in range(3)]


def fill_stacks(s: Yggdrasil) -> None:
    held = [card for artifacts in s.artifacts for card in list_bits(artifacts)]
    for card in held:
        if held.count(card) > 1:
            raise Fault("position-card-twice", part="artifacts", card=ARTIFACT_IDS[card])
    tops = [top for top in s.tops if top != NONE]
    if len(s.tops) != 3 or any(
        top != NONE and (top // LEVEL != stack or top in held) for stack, top in enumerate(s.tops)
    ):
        raise Fault("yggdrasil-tops", tops=format_tops(s))
    away = [*held, *tops, *(s.tale.buried if s.tale is not None else [])]
    s.stacks = sum(1 << card for card in range(len(ARTIFACT_IDS)) if card not in away)


def count_on_page(s: Yggdrasil, tally: str) -> i64:
    """Return the pieces of the game that lie on the page of a saga."""
    if s.tale is None or s.saga is None or tally not in s.saga.tallies:
        return 0
    return s.tale.tally[s.saga.tallies.index(tally)]


def format_tops(s: Yggdrasil) -> str:
    return ",".join("-" if top == NONE else ARTIFACT_IDS[top] for top in s.tops)
