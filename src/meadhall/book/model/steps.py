"""The steps of a story: one class for each shape of instruction.

`verb` is the word of the file; several verbs share a shape (`gain_cp` and `lose_cp` are both a `Count`). A saved game
names a step by its block and its index there (`Block.name`, 0, 1, ...).

This module, `step`, `conditions` and `story` are compiled with the rules that use them; mypyc does not support `slots`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from meadhall.book.model.conditions import Amount, Condition, Cost, Value
from meadhall.book.model.step import Block as Block
from meadhall.book.model.step import Step as Step


@dataclass(frozen=True, kw_only=True)
class Act(Step):
    """A verb without a value: heal_full, exhaust, refresh, trigger_backlash, trigger_positive, defeat_hero, add_wyrd,
    remove_wyrd, reorder_items, lose_ship, keep_ship, set_aside_event, enemy_misses, end_combat, leave_map.
    """


# Story flow


@dataclass(frozen=True, kw_only=True)
class Read(Step):
    """TL-BOOK-05, TL-BOOK-16: go to an entry; the rest of the current entry is skipped."""

    entry: str


@dataclass(frozen=True, kw_only=True)
class Visit(Step):
    """Read an entry and everything it reads, then continue with the next step."""

    entry: str


@dataclass(frozen=True)
class Option(Value):
    """One branch of a choice. `id` is the author's, else the number of the option, counted from 1."""

    id: str
    path: str
    line: int = field(compare=False)
    label: str
    condition: Condition | None
    cost: Cost | None
    do: Block


@dataclass(frozen=True, kw_only=True)
class Choose(Step):
    """TL-BOOK-14: the party picks one of the open options."""

    options: tuple[Option, ...]


@dataclass(frozen=True, kw_only=True)
class AskEach(Step):
    """TL-BOOK-15: every Hero of the party answers separately; those who said yes are stored under `id`."""

    id: str
    question: str
    if_yes: Block
    if_no: Block


@dataclass(frozen=True, kw_only=True)
class OneOf(Step):
    """TL-GLOSS-26: the player of each affected Hero picks one."""

    options: tuple[Block, ...]


@dataclass(frozen=True, kw_only=True)
class May(Step):
    """The party says yes or no once."""

    do: Block


@dataclass(frozen=True, kw_only=True)
class If(Step):
    """TL-BOOK-11."""

    condition: Condition
    then: Block
    otherwise: Block


@dataclass(frozen=True)
class Only(Value):
    """Who may take a test: `kind` is class, has (a card) or quest (a token)."""

    kind: str
    name: str


@dataclass(frozen=True, kw_only=True)
class Test(Step):
    """TL-TEST: `by` is each, any or single; `may` says whether it can be declined; `outcome` is any_succeeds,
    all_succeed, they or each. A missing branch is an empty block.
    """

    id: str
    by: str
    may: bool
    only: tuple[Only, ...]
    type: str
    difficulty: int
    adjust: tuple[tuple[str, int], ...]  # (Class, change of the difficulty)
    auto: tuple[str, ...]  # Classes that succeed without drawing (TL-TEST-21)
    outcome: str
    success: Block
    failure: Block
    declined: Block


@dataclass(frozen=True, kw_only=True)
class Remember(Step):
    """remember, forget (for this Adventure), remember_always (for the campaign)."""

    flag: str


@dataclass(frozen=True, kw_only=True)
class Reckon(Step):
    """tally (of this Adventure), tally_always (of the campaign): set, then add, then subtract."""

    name: str
    set: Amount | None = None
    add: Amount | None = None
    subtract: Amount | None = None


@dataclass(frozen=True, kw_only=True)
class Tell(Step):
    text: str


# Heroes


@dataclass(frozen=True, kw_only=True)
class Count(Step):
    """A verb with a number: gain_health, lose_health, set_health, gain_cp, lose_cp, gain_xp, lose_xp, upgrade_feat,
    gain_quest, discard_quest, draw_event; in combat attack, deal, block, take, modify_attack, modify_block,
    modify_enemy_attack, modify_enemy_defence, multiply_attack, multiply_enemy_attack, skip_attack, allow_dark,
    make_active (n = open slots), draw_feats, draw_runes, redraw, return_miss, move_rune.

    `aim` is the side word `for`: user, defender, anyone for a block; this, unit, group, all for a change of an Enemy.
    `against` is an Enemy type (only modify_attack).
    """

    n: Amount
    times: int = 1
    ignore_defence: bool = False
    spread: bool = False
    aim: str = ""
    against: str = ""


@dataclass(frozen=True, kw_only=True)
class Rune(Step):
    """gain_rune, lose_rune. Two kinds mean a dual rune, of which the player picks one (TL-RUNE-05)."""

    kinds: tuple[str, ...]  # water, earth, wind, fire, dark, wild; lose_rune also any


@dataclass(frozen=True, kw_only=True)
class Status(Step):
    """gain_status, discard_status, flip_status: +health -health +cp -cp +attack -attack +defence -defence, or +any,
    -any, any.
    """

    kind: str


@dataclass(frozen=True, kw_only=True)
class GiveUp(Step):
    """Each Hero of `who` returns n own cards of a kind; a Hero without any executes `or_else`."""

    kind: str
    n: int
    or_else: Block


# Cards and campaign


@dataclass(frozen=True, kw_only=True)
class OfCard(Step):
    """gain_card, sleeve, unlock, remove_card, rotate_companion, remove_personality; restore_companion, where the card
    may also be `any`.
    """

    card: str


@dataclass(frozen=True, kw_only=True)
class RevealEnemyCards(Step):
    """TL-CARD-25."""

    cards: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class ReplaceCard(Step):
    """TL-CARD-33."""

    old: str
    new: str


@dataclass(frozen=True, kw_only=True)
class Tokens(Step):
    """add_token, remove_token: Generic tokens on a card, never below 0 or above the card's maximum."""

    card: str
    n: Amount


# Board. A place is a region, `here`, or on an Adventure Map the number of a space.


@dataclass(frozen=True, kw_only=True)
class At(Step):
    """place_heroes, take_ship, move_ship: a place; move_party, clear_space, block_space, unblock_space: a space."""

    place: str


@dataclass(frozen=True, kw_only=True)
class PlaceEnemies(Step):
    """Groups of regular Enemies, one for each listed type; with `poi` they belong to that red POI."""

    groups: tuple[tuple[str, Amount], ...]
    place: str
    poi: str


@dataclass(frozen=True, kw_only=True)
class MoveEnemies(Step):
    """TL-EVENT-04..08. `toward` is closest_hero or a region; `only` an Enemy type or empty."""

    only: str
    steps: int
    toward: str


@dataclass(frozen=True, kw_only=True)
class DefeatEnemies(Step):
    """TL-GLOSS-08. `n` may be the amount named `all`; `max_health` 0 means any."""

    n: Amount
    only: str
    place: str
    max_health: int
    not_boss: bool


@dataclass(frozen=True, kw_only=True)
class AtPlace(Step):
    """heal_enemies, place_threat, remove_threat: a number at a place."""

    place: str
    n: Amount


@dataclass(frozen=True, kw_only=True)
class StatusOnEnemy(Step):
    """TL-STATUS-11: on an Enemy card or on a red POI; the other field is empty."""

    card: str
    poi: str
    kind: str


@dataclass(frozen=True, kw_only=True)
class OfPoi(Step):
    """discard_poi, duel (with who), and reveal_poi, where `count` changes the number of foes (None: as written)."""

    poi: str
    count: Amount | None = None


@dataclass(frozen=True, kw_only=True)
class MovePoi(Step):
    poi: str
    place: str


@dataclass(frozen=True, kw_only=True)
class PlacePersonality(Step):
    """The token, not the card."""

    card: str
    place: str


# Decks, combat, replacement


@dataclass(frozen=True, kw_only=True)
class Foretell(Step):
    deck: str  # event, enemy_attack, feats, upgrades
    n: Amount


@dataclass(frozen=True, kw_only=True)
class Damage(Step):
    """DEF is ignored; one unit of the user's choice, or with `each` every unit of the place."""

    n: Amount
    place: str
    each: bool


@dataclass(frozen=True, kw_only=True)
class OfWord(Step):
    """reshuffle (a deck), cancel (ability, modifier), reuse_feat (attack, block, skill), pay_instead (cp, health,
    rune)."""

    word: str


@dataclass(frozen=True, kw_only=True)
class Redirect(Step):
    """`who` takes the attack or the loss instead."""


@dataclass(frozen=True, kw_only=True)
class Prevent(Step):
    """`n` may be the amount named `all` or `permanent` (the permanent negative status)."""

    n: Amount


@dataclass(frozen=True, kw_only=True)
class ModifyTest(Step):
    type: str
    n: int


@dataclass(frozen=True, kw_only=True)
class ModifyDraw(Step):
    """TL-COMBAT-PLAN-17: `deck` is feats, runes or test."""

    deck: str
    n: int


# Adventure Map


@dataclass(frozen=True, kw_only=True)
class OpenMap(Step):
    start: str  # the space where the party begins


@dataclass(frozen=True, kw_only=True)
class OfDoor(Step):
    """open_door, close_door."""

    a: str
    b: str


def branches(step: Step) -> tuple[Block, ...]:
    """Return the blocks inside a step, in the order of the file."""
    match step:
        case Choose(options=options):
            return tuple(option.do for option in options)
        case AskEach(if_yes=yes, if_no=no):
            return yes, no
        case OneOf(options=blocks):
            return blocks
        case May(do=do):
            return (do,)
        case If(then=then, otherwise=otherwise):
            return then, otherwise
        case Test(success=success, failure=failure, declined=declined):
            return success, failure, declined
        case GiveUp(or_else=or_else):
            return (or_else,)
    return ()


def walk(block: Block) -> list[Step]:
    """Yield every step of a block and its inner blocks, in the order of the file."""
    found: list[Step] = []
    for step in block.steps:
        found.append(step)
        for inner in branches(step):
            found += walk(inner)
    return found
