"""Validate a written agenda: which step can lie on which, which seats it can name, and what it needs on the table.

The rules build agendas in a few ways only. Any other agenda would fail later, far from its cause, or create pieces.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from mypy_extensions import i64

from meadhall.core.agenda import Frame, pending
from meadhall.core.codec import format_agenda
from meadhall.core.fault import Fault
from meadhall.games.fire_and_axe.cards import (
    AFTER_TRADE,
    ANY_WINDOW,
    DECLARED,
    DICE,
    HAND,
    LOSS,
    OPPONENT_DECLARED,
    OPPONENT_ROLLED,
    OPPONENT_RUNE,
    OWN_AT_SEA,
    OWN_IN_PORT,
    RAID,
    ROLLED,
    ROLLS,
    SETTLE,
    TIMING,
    TOKENS,
)
from meadhall.games.fire_and_axe.chart import MATES, PORT_IDS, is_at_sea, is_homeland, is_port
from meadhall.games.fire_and_axe.rules.effects import EFFECTS
from meadhall.games.fire_and_axe.rules.eligible import is_idle
from meadhall.games.fire_and_axe.rules.runes import EFFECT_OF
from meadhall.games.fire_and_axe.rules.sail import list_pieces
from meadhall.games.fire_and_axe.state import NO_GOOD, NO_ONE, NO_SAGA, FireAndAxe
from meadhall.games.position_values import check_fields, frame_fault

BOTTOM = ""
TURN = ("Act", "BetweenWindow")  # what follows an activity
RUNE = ("StartWindow", "DeclaredWindow", "RolledWindow", "LossWindow", "TradeWindow", "RuneWindow", *TURN)
BELOW: dict[str, tuple[str, ...]] = {
    "CleanUp": (BOTTOM,),
    "Turn": (BOTTOM,),
    "FirstPlayer": (BOTTOM,),
    "Act": ("CleanUp",),
    "StartWindow": ("Act",),
    "BetweenWindow": ("Act",),
    "Draw": (*TURN, "Draw", "FirstPlayer"),
    "DrawRune": (*TURN, "Draw", "FirstPlayer"),
    "TurnWind": ("RuneWindow", "Effect", "StartWindow", *TURN),
    "RuneWindow": ("Effect",),
    "Effect": RUNE,
    "PutAway": RUNE,
    "LossWindow": ("Cover",),
    "Cover": (*TURN, "PutAway"),
    "DeclaredWindow": ("RaidRoll", "RollDie"),
    "RaidRoll": TURN,
    "RollDie": ("RollDie", "RolledWindow", "SerpentBite", "UnrestOutcome", "PutAway"),
    "RolledWindow": ("RaidOutcome", "SettleOutcome"),
    "RaidOutcome": TURN,
    "RaidAgain": TURN,
    "SettleOutcome": TURN,
    "SettleLast": TURN,
    "Treasure": ("Claim",),
    "Claim": (*TURN, "TradeWindow", "PutAway"),
    "TradeWindow": TURN,
    "Refill": (*TURN, "TradeWindow", "PutAway", "Draw"),
    "DrawSaga": ("Refill",),
    **dict.fromkeys((effect.__name__ for effect in EFFECTS.values()), ("PutAway",)),
    **dict.fromkeys(("UnrestOutcome", "SerpentBite", "SerpentLoss", "LoseRune", "FullerHold"), ("PutAway",)),
}
CAPTAIN = {
    "Act",
    "CleanUp",
    "RaidRoll",
    "RaidOutcome",
    "RaidAgain",
    "SettleOutcome",
    "SettleLast",
    "Treasure",
    "TradeWindow",
    "LossWindow",
    "Cover",
    "UnrestOutcome",
    "FullerHold",
}  # whose turn it is
ROUND = {"StartWindow", "BetweenWindow", "DeclaredWindow", "RolledWindow", "RuneWindow"}  # they end with the captain
MOST_LEFT = {"LossWindow": 1, "TradeWindow": 1, "SerpentLoss": 2}
ATTACKS = {"RaidRoll": RAID, "RaidOutcome": RAID, "RaidAgain": RAID, "SettleOutcome": SETTLE}
WINDOWS = {
    "StartWindow": (ANY_WINDOW,),
    "DeclaredWindow": (DECLARED, OPPONENT_DECLARED),
    "RolledWindow": (ROLLED, OPPONENT_ROLLED),
    "LossWindow": (LOSS,),
    "TradeWindow": (AFTER_TRADE,),
    "RuneWindow": (OPPONENT_RUNE,),
}  # which runes are played there; in a turn those up to ANY_WINDOW


def check_agenda(s: FireAndAxe) -> None:
    """Check each step, its place on the step below and its needs; then the agenda as a whole."""
    check_order(s)
    for frame in s.agenda:
        check_numbers(s, frame)
    check_between(s)
    check_runes(s)
    check_attack(s)
    for frame in s.agenda:
        if not NEEDED.get(frame_name(frame), accept_any)(s, frame):
            raise Fault("position-unplayable", frame=frame_name(frame))
    try:
        pending(s.copy())
    except (LookupError, ValueError):
        raise Fault("fire_and_axe-agenda", agenda=format_agenda(s.agenda.to_list())) from None


def frame_name(frame: Frame) -> str:
    return type(frame).__name__


def frame_names(s: FireAndAxe) -> list[str]:
    return [frame_name(frame) for frame in s.agenda]


def check_order(s: FireAndAxe) -> None:
    below = BOTTOM
    for name in frame_names(s):
        if below not in BELOW[name]:
            raise Fault("fire_and_axe-order", frame=name, below=below or "-", right=", ".join(BELOW[name]) or "-")
        below = name
    if not s.agenda:
        raise Fault("fire_and_axe-agenda", agenda="-")


def check_numbers(s: FireAndAxe, frame: Frame) -> None:
    """Check that seats and dice exist at this table; windows go round to the captain, raids have three rolls."""
    name = frame_name(frame)
    most = {"left": s.players, "number": ROLLS - (name == "RaidAgain"), "at": DICE - 1, "port": len(PORT_IDS) - 1}
    check_fields(
        frame,
        lambda field, value: (
            int(field in ("left", "number")) <= value <= most.get(field, s.players - 1)
            and not (field in ("seat", "player", "by") and name in CAPTAIN and value != s.active)
        ),
    )
    left = field_value(frame, "left")
    if (name in ROUND and (frame.seat + left) % s.players != s.active) or left > MOST_LEFT.get(name, left):
        raise frame_fault(frame, "left", left)


def field_value(frame: Frame, field: str) -> Any:
    return getattr(frame, field, 0)


def check_between(s: FireAndAxe) -> None:
    """FA-END-02, FA-REACT-16. Check that nothing of a turn is left between two turns, and that this table has the
    windows.
    """
    if frame_name(s.agenda[0]) in ("Turn", "FirstPlayer"):
        for part, value in (
            ("prep", s.prep),
            ("sail", s.sail),
            ("skulls", s.losses),
            ("tried", s.tried),
            ("over", s.over),
            ("limit", s.limit - 7),
            ("placed", s.placed == TOKENS),
        ):
            if value:
                raise idle_fault(part)
    for name in frame_names(s):
        if (name == "StartWindow" and s.house.own_turn) or (name == "BetweenWindow" and not s.house.anytime):
            raise Fault("fire_and_axe-house", frame=name)
    if s.owed and "Cover" not in frame_names(s):
        raise idle_fault("owed")
    if s.warded and not s.table:
        raise idle_fault("warded")


def check_runes(s: FireAndAxe) -> None:
    """FA-RUNE-03, FA-RUNE-05, FA-REACT-18. Check that each rune on the table still has to take effect or to be
    discarded, and could be played there.
    """
    at = [index for index, name in enumerate(frame_names(s)) if name in ("Effect", "PutAway")]
    if len(at) != len(s.table):
        raise Fault("fire_and_axe-table", found=len(s.table), steps=len(at))
    for rune, index in zip(s.table, at, strict=True):
        frame, below = s.agenda[index], frame_name(s.agenda[index - 1])
        timings = WINDOWS.get(below, tuple(range(ANY_WINDOW + 1)))
        effect = frame if frame_name(frame) == "Effect" else s.agenda[index + 1] if index + 1 < len(s.agenda) else None
        known = TIMING[rune] in timings
        if effect is not None and known:
            known = frame_name(effect) not in EFFECT_NAMES or may_play(s, effect, rune)
        if not known:
            raise Fault("position-unplayable", frame=frame_name(frame if effect is None else effect))
    check_players(s)


def check_players(s: FireAndAxe) -> None:
    """Check that a window against a rune, and the wind that the rune turns, belong to the seat that played it."""
    for below, frame in pairwise(s.agenda):
        name, by = frame_name(frame), field_value(below, "by" if frame_name(below) == "RuneWindow" else "player")
        if name == "RuneWindow" and field_value(frame, "by") != by:
            raise frame_fault(frame, "by", field_value(frame, "by"))
        if name == "TurnWind" and frame_name(below) in ("RuneWindow", "Effect") and frame.seat != by:
            raise frame_fault(frame, "seat", frame.seat)


def may_play(s: FireAndAxe, effect: Frame, rune: int) -> bool:
    """FA-RUNE-01, FA-RUNE-05, FA-RUNE-08. Return whether this seat could play the rune now with an effect."""
    if frame_name(effect) not in ("Effect", EFFECT_OF[rune].__name__):
        return False
    player = field_value(effect, "player") if "player" in type(effect).fields else effect.seat
    timing, space = TIMING[rune], s.ships[player]
    own = timing not in (ANY_WINDOW, OPPONENT_DECLARED, OPPONENT_ROLLED, OPPONENT_RUNE)
    if is_homeland(space) or (own and player != s.active):
        return False
    if timing in (OPPONENT_DECLARED, OPPONENT_ROLLED) and player == s.active:
        return False
    if (timing == OWN_AT_SEA and not is_at_sea(space)) or (timing == OWN_IN_PORT and not is_port(space)):
        return False
    return bool(s.warded) or not is_idle(s, player, rune)


EFFECT_NAMES = {"Effect", *(effect.__name__ for effect in EFFECTS.values())}


def check_attack(s: FireAndAxe) -> None:
    """FA-TASK-02. Check that the steps belong to the running attack, and that its dice are those of one roll."""
    attacks = {ATTACKS[name] for name in frame_names(s) if name in ATTACKS}
    if attacks != ({int(s.attack)} if s.attack else set()):
        raise idle_fault("attack")
    rolls = [field_value(frame, "at") for frame in reversed(s.agenda) if frame_name(frame) == "RollDie"]
    fresh = [at for at in rolls if at >= len(s.dice)]
    total = len(s.dice) + len(fresh)
    if rolls != sorted(set(rolls)) or fresh != list(range(len(s.dice), total)):
        raise Fault("position-unplayable", frame="RollDie")
    if s.attack:
        check_port(s)
        check_dice(s, total)
        return
    bites = any(name in ("SerpentBite", "UnrestOutcome") for name in frame_names(s))
    for part, value in (("dice", total != bites), ("might", s.might), ("walls", s.walls), ("shield", s.shield)):
        if value:
            raise idle_fault(part)


def check_port(s: FireAndAxe) -> None:
    """FA-RAID-01, FA-SETTLE-01, FA-SETTLE-03. Check that the port allows the attack."""
    port = s.ships[s.active]
    if not is_tried(s, port) or not (s.has_town(port) if s.attack == RAID else is_free(s, port)):
        raise Fault("fire_and_axe-attack", port=PORT_IDS[port] if is_port(port) else "-")


def check_dice(s: FireAndAxe, total: int) -> None:
    """FA-RAID-01, FA-SETTLE-03. Check the dice: one for a raid, at most the crew for a settlement."""
    rolls_left = [field_value(frame, "number") for frame in s.agenda if frame_name(frame) == "RaidRoll"]
    most = min(DICE, int(s.crew[s.active])) if s.attack == SETTLE else int(rolls_left != [1])
    least = int(not rolls_left)  # the die of a failed roll lies till the next
    if not least <= total <= most or ("DeclaredWindow" in frame_names(s) and s.dice):
        raise idle_fault("dice")
    if s.shield and not s.dice:
        raise idle_fault("shield")


def idle_fault(part: str) -> Fault:
    return Fault("fire_and_axe-idle", part=part)


def is_tried(s: FireAndAxe, space: i64) -> bool:
    return is_port(space) and space in s.tried


def is_free(s: FireAndAxe, port: i64) -> bool:
    """Return whether the port has no settlement, and no town prevents one."""
    return s.settled[port] == NO_ONE and not any(s.has_town(other) for other in [port, *MATES[port]])


# Further needs of a step


def accept_any(s: FireAndAxe, frame: Any) -> bool:
    return True


def may_draw(s: FireAndAxe, frame: Any) -> bool:
    return "Act" not in frame_names(s) or (frame.player == s.active and is_homeland(s.ships[s.active]))


def is_last_settler(s: FireAndAxe, frame: Any) -> bool:
    port = s.ships[s.active]
    return is_tried(s, port) and s.crew[s.active] == 1 and is_free(s, port)


def may_lose(s: FireAndAxe, frame: Any) -> bool:
    return frame.seat != s.active and is_at_sea(s.ships[frame.seat]) and bool(list_pieces(s, frame.seat))


NEEDED: dict[str, Callable[[FireAndAxe, Any], bool]] = {
    "Draw": may_draw,
    "DrawRune": lambda s, frame: may_draw(s, frame) and len(s.hands[frame.player]) < HAND and sum(s.deck) > 0,
    "DrawSaga": lambda s, frame: s.left > 0 and NO_SAGA in s.open,
    "Treasure": lambda s, frame: frame.port == s.ships[s.active] and s.has_town(frame.port),
    "TradeWindow": lambda s, frame: is_tried(s, s.ships[s.active]) and s.market[s.ships[s.active]] != NO_GOOD,
    "SettleLast": is_last_settler,
    "UnrestOutcome": lambda s, frame: s.is_at_hostile_settlement(s.active),
    "SerpentLoss": may_lose,
    "SerpentBite": lambda s, frame: frame.player != s.active and is_at_sea(s.ships[frame.player]),
    "LoseRune": lambda s, frame: bool(s.hands[frame.player]),
    "Act": lambda s, frame: bool(s.over) or not s.is_sitting_out(s.active),
}
