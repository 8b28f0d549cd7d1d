"""The public facts of Enemies and of the running combat. All players at this table see the same."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from meadhall.games.trudvang.attack_cards import ATTACK_IDS
from meadhall.games.trudvang.cards import HEROES, KINDS
from meadhall.games.trudvang.edge.odds import chance_of_misses
from meadhall.games.trudvang.effect_descriptions import add_names, describe_foes
from meadhall.games.trudvang.enemy_groups import NO_POI
from meadhall.games.trudvang.feats import FEATS, KEYWORD, KEYWORDS, SLOTS, TYPE, TYPES
from meadhall.games.trudvang.fight import CANCELLED, EMPTY, NO_CARD, TRIGGERED, Blow
from meadhall.games.trudvang.notation import letter_text, place_text
from meadhall.games.trudvang.rules.blows import attacker_name, loss, strength
from meadhall.games.trudvang.rules.effects import draw_power
from meadhall.games.trudvang.rules.foes import attack_of, defence_of, foes_of, group_name, health_of
from meadhall.games.trudvang.rules.triggers import (
    GOOD_MISSES,
    MISS_SLOTS,
    PERMANENT_GAIN,
    PERMANENT_LOSS,
    verdict,
)
from meadhall.games.trudvang.saga import FIGURES
from meadhall.games.trudvang.state import Trudvang

VERDICTS = {1: "good", 0: "nothing", -1: "bad"}
STEPS = ("planning", "tracks", "skills", "enemies", "attacks", "items", "over")


def groups_view(s: Trudvang) -> list[dict[str, Any]]:
    """Return every group with its units; the last ones are its `!`."""
    found = []
    for index, group in enumerate(s.groups):
        if not group.units:
            continue
        foes = foes_of(s, group)
        units = [
            {
                "damage": int(group.units[unit]),
                "health": int(health_of(s, group, unit)),
                "attack": int(attack_of(s, group, unit)),
                "defence": int(defence_of(s, group, unit)),
                "threat": group.is_threat(unit),
                "acted": int(group.acted[unit]),
                "still": bool(group.still[unit]),
                "number": None if group.is_threat(unit) else int(group.numbers[unit]),
            }
            for unit in range(len(group.units))
        ]
        found.append(
            {
                "group": group_name(s, index),
                "place": place_text(s, group.place),
                "figure": FIGURES[group.kind] if group.kind < len(FIGURES) else "npc",
                "elite": group.elite(),
                "foes": add_names(describe_foes(foes), s.house.saga),
                "boss": foes.boss,
                "poi": None if group.poi == NO_POI else letter_text(group.poi),
                "tokens": [int(count) for count in group.tokens],
                "units": units,
            }
        )
    return found


# The combat


def fight_view(s: Trudvang) -> dict[str, Any] | None:
    """TL-COMBAT-PLAN-01, TL-GEN-12. Return laid-out Feats, Miss tracks, the present attack, and for each Hero the
    result of stopping now.
    """
    fight = s.fight
    if fight is None:
        return None
    return {
        "place": place_text(s, fight.place),
        "step": STEPS[fight.step],
        "heroes": [hero_view(s, int(seat)) for seat in fight.heroes],
        "blows": [blow_view(s, blow) for blow in fight.blows],
    }


def hero_view(s: Trudvang, seat: int) -> dict[str, Any]:
    fight = s.fight
    assert fight is not None
    return {
        "seat": seat,
        "hero": HEROES[s.hero[seat]],
        "feats": [feat_view(s, seat, at) for at in range(len(fight.feats[seat]))],
        "miss": [KINDS[kind] for kind in fight.miss[seat]],
        "miss_slots": MISS_SLOTS,
        "miss_good": GOOD_MISSES,
        "draws": int(fight.draws[seat]),
        "stopped": bool(fight.stopped[seat]),
        "attack": int(fight.attack[seat]),
        "defence": int(fight.defence[seat]),
        "block": int(fight.block[seat]),
        "next_draw": None if fight.stopped[seat] else next_draw(s, seat),
        "if_stopped": triggers_if_stopped(s, seat),
    }


def feat_view(s: Trudvang, seat: int, at: int) -> dict[str, Any]:
    fight = s.fight
    assert fight is not None
    face = feat_face(fight.feats[seat][at])
    for slot, kind in zip(face["slots"], fight.slots[seat][at], strict=True):
        slot["rune"] = None if kind == EMPTY else KINDS[kind]
    return {
        **face,
        "active": fight.is_full(seat, at),
        "used": int(fight.used[seat][at]),
        "left": int(fight.left[seat][at]),
    }


def feat_face(feat: i64) -> dict[str, Any]:
    """TL-FEAT-01. Return a Feat as printed: its type, keyword and slots, all of them empty."""
    slots = [{"takes": [KINDS[kind] for kind in range(6) if mask >> kind & 1], "rune": None} for mask in SLOTS[feat]]
    return {"feat": FEATS[feat], "type": TYPES[TYPE[feat]], "keyword": KEYWORDS[KEYWORD[feat]], "slots": slots}


def next_draw(s: Trudvang, seat: int) -> dict[str, Any]:
    """TL-MISS-02, TL-MISS-03, TL-MISS-04. Return the odds of the next draw: each kind for a single rune, each number of
    misses in the whole draw with the effect of the track, and whether it would be full.
    """
    fight = s.fight
    assert fight is not None
    bag = s.bags[seat]
    total = sum(int(count) for count in bag)
    open_slots = [
        mask
        for at, feat in enumerate(fight.feats[seat])
        for slot, mask in enumerate(SLOTS[feat])
        if fight.slots[seat][at][slot] == EMPTY
    ]
    count = draw_power(s, seat, "runes") + fight.more_runes[seat]
    misses = [round(chance, 4) for chance in chance_of_misses(bag, open_slots, fight.dark[seat], count)]
    tracks = [VERDICTS[verdict(len(fight.miss[seat]) + more)] for more in range(len(misses))]
    full = sum(chance for chance, track in zip(misses, tracks, strict=True) if track == "bad")
    return {
        "runes": min(int(count), total),
        "misses": misses,
        "tracks": tracks,
        "full": round(full, 4),
        "kinds": {KINDS[kind]: round(bag[kind] / total, 4) for kind in range(6) if bag[kind]},
    }


def triggers_if_stopped(s: Trudvang, seat: int) -> dict[str, Any]:
    """TL-MISS-02, TL-MISS-03, TL-MISS-04. Return what the present Miss track would trigger."""
    fight = s.fight
    assert fight is not None
    misses = len(fight.miss[seat])
    sign = verdict(misses)
    change = {"health": 0, "cp": 0, "attack": 0, "defence": 0}
    if sign:
        change["cp" if sign > 0 else "health"] += PERMANENT_GAIN if sign > 0 else -PERMANENT_LOSS
        for kind in s.status[seat]:
            if (kind % 2 == 0) == (sign > 0):
                change[("health", "cp", "attack", "defence")[kind // 2]] += sign
    active = [
        FEATS[feat] for at, feat in enumerate(fight.feats[seat]) if fight.is_full(seat, at) and not fight.used[seat][at]
    ]
    return {
        "track": VERDICTS[sign],
        "misses": misses,
        **change,
        "miss_effect": sign < 0 and bool(s.exhausted[seat]),
        "active": active,
    }


def blow_view(s: Trudvang, blow: Blow) -> dict[str, Any]:
    """Return the present attack with the defender's loss if it landed now."""
    live = blow.group >= 0
    return {
        "unit": attacker_name(s, blow),
        "defender": int(blow.defender) if blow.defender >= 0 else None,
        "card": None if blow.card == NO_CARD else ATTACK_IDS[blow.card],
        "extra": blow.extra >= 0,
        "strength": int(strength(s, blow)) if live else 0,
        "block": int(blow.block),
        "missed": bool(blow.missed),
        "ability": {TRIGGERED: "triggered", CANCELLED: "cancelled"}.get(int(blow.ability)),
        "loss": int(loss(s, blow)) if live and blow.defender >= 0 else 0,
    }
