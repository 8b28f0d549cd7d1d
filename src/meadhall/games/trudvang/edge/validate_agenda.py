"""Validate the agenda of a position: every number of every frame must be one that play could have written.

A field has the same meaning in every frame, or is listed here under its frame. A question about a step that the book no
longer has is refused at once; missing cards and entries are reported by their lookup.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.core.agenda import NOBODY, TABLE, Frame
from meadhall.core.fault import Fault
from meadhall.games.position_values import check_fields
from meadhall.games.trudvang.attack_cards import ATTACK_IDS
from meadhall.games.trudvang.cards import EVENTS, KINDS, LETTERS, POIS, REGIONS, SHIPS
from meadhall.games.trudvang.enemy_groups import CARD, ERKKI, NO_POI, NPC
from meadhall.games.trudvang.feats import EFFECTS, FEATS, SLOTS
from meadhall.games.trudvang.rules import hooks, losses, timed, windows
from meadhall.games.trudvang.rules.acting import WINDOW_OF
from meadhall.games.trudvang.rules.flow import PayBranch
from meadhall.games.trudvang.rules.foretell import ATTACKS, DECKS, EVENT_DECK, SINK, Foretold, Show, Sink
from meadhall.games.trudvang.rules.steps import Steps, Stepwise
from meadhall.games.trudvang.rules.using import FOR_ONE
from meadhall.games.trudvang.saga import FIGURES
from meadhall.games.trudvang.state import NO_HERO, NOWHERE, RUNNING, SPACES, Trudvang
from meadhall.games.trudvang.status_tokens import ANY, STATUSES

MOST: Final = 999  # of anything that is counted
Check = Callable[[Trudvang, int], bool]

# Questions to the whole table, or to the leader who answers for it.
SHARED: Final = (
    "AttachThreat",
    "BorrowFigure",
    "ChooseBranch",
    "ChooseDefender",
    "Circling",
    "ComeAshore",
    "EachParty",
    "EnemyTurn",
    "Engage",
    "Explore",
    "FetchThreat",
    "Inherit",
    "MakeRoom",
    "MoveGroup",
    "NextAdventure",
    "PayBranch",
    "PickHero",
    "PickTaker",
    "RemoveThreat",
    "SailOn",
    "Stray",
    "TakeTogether",
    "Timed",
    "Visit",
    "Wander",
)
EITHER: Final = ("DamageUnit", "DefeatUnit", "Foretold", "SayYes", "Show")  # of a Hero's player, or of the table


def is_seat(s: Trudvang, number: int) -> bool:
    return 0 <= number < s.players


def asks_all(s: Trudvang, number: int) -> bool:
    return is_seat(s, number) if s.house.leader_decides else number == s.shared()


def is_nobody_or_seat(s: Trudvang, number: int) -> bool:
    return NO_HERO <= number < s.players


def is_some_heroes(s: Trudvang, number: int) -> bool:
    return 0 < number < 1 << s.players


def is_heroes(s: Trudvang, number: int) -> bool:
    return 0 <= number < 1 << s.players


def is_region(s: Trudvang, number: int) -> bool:
    return 0 <= number < len(REGIONS)


def is_place(s: Trudvang, number: int) -> bool:
    return is_region(s, number) or 0 <= number - SPACES < len(s.house.saga.spaces[s.adventure])


def is_place_or_nowhere(s: Trudvang, number: int) -> bool:
    return number == NOWHERE or is_place(s, number)


def is_ship(s: Trudvang, number: int) -> bool:
    return 0 <= number < SHIPS and s.ships[number] != NOWHERE


def is_group(s: Trudvang, number: int) -> bool:
    return 0 <= number < len(s.groups)


def is_poi_or_none(s: Trudvang, number: int) -> bool:
    return number == NO_POI or 0 <= number < POIS


def is_up_to(most: int, least: int = 0) -> Check:
    return lambda s, number: least <= number <= most


def is_index_of(known: Any, least: int = 0) -> Check:
    return is_up_to(len(known) - 1, least)


YES_OR_NO: Final = is_up_to(1)
COUNT: Final = is_up_to(MOST)
CHANGE: Final = is_up_to(MOST, -MOST)
BOOK: Final = is_up_to(0x7FFFFFFF)  # a number made of a name; what it stands for is looked up in the book

FIELDS: Final[dict[str, Check]] = {
    "seat": is_seat,
    "player": is_seat,
    "hero": is_seat,
    "queue": is_seat,
    "others": is_seat,
    "user": is_nobody_or_seat,
    "by": is_nobody_or_seat,
    "party": is_heroes,
    "them": is_heroes,
    "takers": is_some_heroes,
    "heirs": is_some_heroes,
    "crew": is_some_heroes,
    "place": is_place,
    "where": is_place_or_nowhere,
    "done": is_place,
    "to": is_region,
    "ship": is_ship,
    "moved": is_up_to((1 << SHIPS) - 1),
    "read": is_up_to((1 << POIS) - 1),
    "group": is_group,
    "groups": is_group,
    "block": BOOK,
    "card": BOOK,
    "entry": BOOK,
    "effect": BOOK,
    "adventure": BOOK,
    "tried": BOOK,
    "used": BOOK,
    "n": CHANGE,
    "count": COUNT,
    "left": is_up_to(MOST, 1),
    "most": COUNT,
    "more": CHANGE,
    "times": is_up_to(MOST, 1),
    "damaged": COUNT,
    "cripple": COUNT,
    "poison": COUNT,
    "attack": CHANGE,
    "defence": CHANGE,
    "at": COUNT,
    "branch": COUNT,
    "permanent": COUNT,
    "health": COUNT,
    "cp": COUNT,
    "units": is_up_to(2, 1),
    "waited": is_up_to(3),
    "passes": is_up_to(3),
    "flags": is_up_to(255),
    **dict.fromkeys(
        ("asked", "mapped", "not_boss", "still", "up_to", "flip", "with_threat", "fresh", "dark"), YES_OR_NO
    ),
    "kinds": is_index_of(KINDS),
    "back": is_index_of(KINDS),
    "feat": is_index_of(FEATS),
    "deck": is_index_of(DECKS),
    "what": is_up_to(SINK),
    "cards": COUNT,
    "top": COUNT,
    "type": is_up_to(2),
    "step": is_up_to(5, 1),
    "slot": is_up_to(3),
    "space": lambda s, number: is_place(s, SPACES + number),
    "figure": is_up_to(NPC),
    "source": lambda s, number: number == CARD or is_poi_or_none(s, number),
    "poi": is_poi_or_none,
    "toward": lambda s, number: number == -1 or is_region(s, number),
}
OF_FRAME: Final[dict[str, Check]] = {
    "PickLeader.seat": is_up_to(TABLE, TABLE),
    "Stake.hero": is_nobody_or_seat,
    "TakePart.takers": is_heroes,
    "SetSail.crew": is_heroes,
    "BoardShip.seat": lambda s, number: number == NOBODY or is_seat(s, number),
    "SailOn.ship": lambda s, number: number == -1 or is_ship(s, number),
    "FetchThreat.group": lambda s, number: number == -1 or is_group(s, number),
    "DefeatUnit.left": is_up_to(MOST, -1),
    "DefeatUnit.place": is_place_or_nowhere,
    "DrawRunes.left": COUNT,
    "DrawFeats.left": COUNT,
    "Snare.left": COUNT,
    "Timed.left": BOOK,
    "UseCard.window": BOOK,
    "MustUse.place": is_region,
    "UseLocation.place": is_region,
    "FillDual.place": is_up_to(3),
    "GiveUpCard.kind": is_up_to(2),
    "BorrowFigure.kind": is_up_to(ERKKI - 1),
    "DefeatUnit.kind": is_up_to(NPC, -1),
    "March.kind": is_index_of(FIGURES, -1),
    "LoseLaid.kind": is_index_of(KINDS),
    "StatusGained.kind": is_index_of(STATUSES),
    "ChooseStatus.kind": is_index_of(STATUSES, int(ANY)),
    "TakeStatus.kind": is_index_of(STATUSES, int(ANY)),
    "PlaceStatus.kinds": is_index_of(STATUSES),
    "Respond.window": is_up_to(windows.DEFEND_WINDOW, windows.ABILITY_WINDOW),
    "OpenWindow.window": is_index_of(windows.ASKS),
    "Window.window": is_index_of(windows.ASKS),
    "Answer.window": is_index_of(hooks.WINDOWS),
    "Timed.window": is_index_of(timed.WINDOWS),
    **dict.fromkeys(("Stake.window", "Replace.window", "Answered.window"), is_index_of(losses.WINDOWS)),
    **dict.fromkeys((f"{name}.seat" for name in SHARED), asks_all),
    **dict.fromkeys(
        (f"{name}.{'player' if name == 'Show' else 'seat'}" for name in EITHER),
        lambda s, number: is_seat(s, number) or asks_all(s, number),
    ),
}


def check_of(frame: str, field: str) -> Check:
    return OF_FRAME.get(f"{frame}.{field}") or FIELDS[field]


def check_agenda(s: Trudvang) -> None:
    """Check that a frame names only what is here: otherwise it would fail later, far from its cause, or never end."""
    for frame in s.agenda:
        check_frame(s, frame)
    check_stakes(s)
    check_fight(s)
    check_events(s)


def check_frame(s: Trudvang, frame: Frame) -> None:
    name = type(frame).__name__
    check_fields(frame, lambda field, number: check_of(name, field)(s, int(number)))
    if name in TOGETHER and not TOGETHER[name](s, frame):
        raise Fault("position-unplayable", frame=name)
    if isinstance(frame, PayBranch):
        frame.taken(s)
    elif isinstance(frame, Stepwise) and not isinstance(frame, Steps):
        frame.step(s)


# Things on the table that a frame needs, or that come before its turn

TAKES_A_STAKE: Final = (
    "PayToLeave",
    "DrawEvent",
    "HealthLost",
    "CpLost",
    "Fall",
    "StatusGained",
    "Negatives",
    "Exhausted",
)


def check_stakes(s: Trudvang) -> None:
    """TL-GEN-08. Check that a frame that continues a pending loss finds it."""
    lying = len(s.stakes)
    for frame in reversed(s.agenda):
        name = type(frame).__name__
        lying += (name == "Stake") - (name in TAKES_A_STAKE)
        if lying < 0:
            raise Fault("position-unplayable", frame=name)


IN_A_FIGHT: Final = (
    "Allocate",
    "Benefit",
    "ChooseEffect",
    "CloseCombat",
    "EndCombat",
    "EnemyTurn",
    "ExtraBlow",
    "FightEffect",
    "LayOut",
    "MakeActive",
    "MoveRune",
    "OpenWindow",
    "PlanRound",
    "PlanTurn",
    "ReturnMiss",
    "ReuseFeat",
    "Snare",
    "Step",
    "Strike",
    "StrikeAll",
    "Surplus",
    "Window",
)
OF_AN_ATTACK: Final = ("Ability", "ChooseDefender", "EndBlow", "Land", "Respond", "Reveal")

TO_AN_ATTACK: Final = (windows.ABILITY_WINDOW, windows.DEFEND_WINDOW)


def check_fight(s: Trudvang) -> None:
    """TL-COMBAT-PLAN-01, TL-COMBAT-RES-05. Check that frames of a combat have one until it is closed, and frames of an
    attack have that; an extra attack comes on top of it.
    """
    fighting = s.fight is not None
    attacks = len(s.fight.blows) if s.fight is not None else 0
    for frame in reversed(s.agenda):
        name = type(frame).__name__
        answers = name in ("OpenWindow", "Window") and getattr(frame, "window", 0) in TO_AN_ATTACK
        if (name in IN_A_FIGHT and not fighting) or ((name in OF_AN_ATTACK or answers) and not attacks):
            raise Fault("position-unplayable", frame=name)
        attacks += (name == "ExtraBlow") - (name == "EndBlow")
        fighting = fighting and name not in ("EndCombat", "CloseCombat")
    if fighting and s.reason == RUNNING:
        raise Fault("position-unplayable", frame="EndCombat")


def check_events(s: Trudvang) -> None:
    """TL-COMP-01. Check that no Event is in two places: its deck, the discards, shown, in play."""
    shown = [
        card
        for frame in s.agenda
        if isinstance(frame, Show | Foretold | Sink) and frame.deck == EVENT_DECK
        for card in [*frame.cards, *(frame.top if isinstance(frame, Foretold) else [])]
    ]
    lying = [*s.events.cards(), *s.events.out, *shown, *([s.event] if s.event >= 0 else [])]
    for event in range(len(EVENTS)):
        if lying.count(event) > 1:
            raise Fault("position-card-twice", part="events", card=EVENTS[event])


# Fields that depend on each other


def are_deck_cards(s: Trudvang, frame: Any) -> bool:
    """TL-GLOSS-12. Check that the cards shown are of the deck."""
    most = {int(ATTACKS): len(ATTACK_IDS), int(EVENT_DECK): len(EVENTS)}.get(int(frame.deck), len(FEATS))
    return all(card < most for card in [*frame.cards, *getattr(frame, "top", [])])


def is_own_effect(s: Trudvang, frame: Any) -> bool:
    return int(frame.at) < len(EFFECTS[frame.feat])


def is_for_one(s: Trudvang, frame: Any) -> bool:
    return is_own_effect(s, frame) and EFFECTS[frame.feat][frame.at].who.kind in FOR_ONE


def is_hired_feat(s: Trudvang, frame: Any) -> bool:
    return int(frame.at) < len(s.hired_feats)


def is_hired_slot(s: Trudvang, frame: Any) -> bool:
    return bool(frame.place < len(s.hired_feats)) and frame.slot < len(SLOTS[s.hired_feats[frame.place]])


def is_first_of_queue(s: Trudvang, frame: Any) -> bool:
    """TL-TRAVEL-09. Check the queue: the asked Hero is first, and no Hero occurs twice."""
    return bool(frame.queue) and frame.queue[0] == frame.seat and len(set(frame.queue)) == len(frame.queue)


def can_put_back(s: Trudvang, frame: Any) -> bool:
    drawn = s.drawn[frame.seat]
    return bool(frame.left + len(frame.back) <= sum(drawn)) and all(
        frame.back.count(kind) <= drawn[kind] for kind in range(6)
    )


def has_valid_stats(s: Trudvang, frame: Any) -> bool:
    """TL-ENEMY-06. Check stats: tokens have those of a POI with Enemies; a figure those of its card
    or of such a POI.
    """
    if frame.source == CARD:
        return bool(frame.figure != NPC)
    letters = s.house.saga.adventure(s.adventure).pois
    letter = LETTERS[frame.source]
    return letter in letters and letters[letter].foes is not None


def is_card_of_kind(*kinds: str) -> Callable[[Trudvang, Any], bool]:
    """Check the kind of a card; a card that the book no longer has is another error."""
    return lambda s, frame: frame.card not in s.house.saga.cards or s.house.saga.card(frame.card).kind in kinds


def is_still_to_come(s: Trudvang, name: str) -> bool:
    """Return whether such a step is still to come."""
    return any(type(frame).__name__ == name for frame in s.agenda)


def has_upgrades(s: Trudvang, frame: Any) -> bool:
    """TL-LEVEL-01. Check that there are upgrades to pick from, or a draw before."""
    return bool(s.upgrades[frame.seat].out) or is_still_to_come(s, "DrawUpgrade")


def is_book_open(s: Trudvang, frame: Any) -> bool:
    """TL-BOOK-20. Check that an entry has been read or is about to be; with a POI on the table the book can be closed
    in any case.
    """
    return bool(s.journal) or is_still_to_come(s, "OpenEntry") or max(s.poi_at) != NOWHERE


TOGETHER: Final[dict[str, Callable[[Trudvang, Any], bool]]] = {
    "Show": are_deck_cards,
    "Foretold": lambda s, frame: bool(frame.cards) and are_deck_cards(s, frame),
    "Sink": are_deck_cards,
    "FeatEffect": is_own_effect,
    "Benefit": is_for_one,
    "ChooseEffect": lambda s, frame: len(EFFECTS[frame.feat]) > 0,
    "MoveHiredRune": is_hired_feat,
    "FillDual": is_hired_slot,
    "GoTo": is_first_of_queue,
    "SailOn": lambda s, frame: bool(frame.queue),
    "PutBack": can_put_back,
    "PlaceGroup": has_valid_stats,
    "PlaceStatus": lambda s, frame: bool(frame.kinds),
    "OrderItems": lambda s, frame: frame.at + 1 < len(s.items[frame.seat]),
    "UseCard": lambda s, frame: bool(frame.window) and frame.window[0] in WINDOW_OF,
    **dict.fromkeys(("Wander", "Arrived"), lambda s, frame: s.space != NOWHERE),
    "PlaceItem": is_card_of_kind("item"),
    "TitleRune": is_card_of_kind("title"),
    "SwapTitle": lambda s, frame: is_card_of_kind("title")(s, frame) and bool(frame.options(s)),
    "MakeRoom": lambda s, frame: bool(frame.options(s)),
    "GroupPlaced": lambda s, frame: bool(s.groups),
    "PickUpgrade": has_upgrades,
    "ReturnUpgrade": lambda s, frame: len(s.upgrades[frame.seat].out) > 1,
    "CloseBook": is_book_open,
    "Inherit": is_card_of_kind("item", "title", "companion"),
}
