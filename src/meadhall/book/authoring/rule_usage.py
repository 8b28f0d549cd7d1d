"""Which rules a story uses, by its verbs."""

from __future__ import annotations

from collections.abc import Iterable

RULES: dict[str, tuple[str, ...]] = {
    "read": ("TL-BOOK-05", "TL-BOOK-16"),
    "choose": ("TL-BOOK-14",),
    "visit": ("TL-BOOK-05", "TL-BOOK-08"),
    "ask_each": ("TL-BOOK-15",),
    "one_of": ("TL-GLOSS-26",),
    "may": ("TL-BOOK-18",),
    "if": ("TL-BOOK-11", "TL-BOOK-12"),
    **dict.fromkeys(("tally", "tally_always"), ("TL-BOOK-12", "TL-CAMP-08")),
    "test": ("TL-TEST-02", "TL-TEST-04", "TL-TEST-05"),
    **dict.fromkeys(("gain_health", "lose_health", "set_health", "heal_full"), ("TL-HP-01",)),
    **dict.fromkeys(("gain_cp", "lose_cp"), ("TL-CP-01",)),
    "gain_rune": ("TL-RUNE-05",),
    "lose_rune": ("TL-RUNE-03", "TL-RUNE-08"),
    "gain_status": ("TL-STATUS-03",),
    "discard_status": ("TL-STATUS-13",),
    "flip_status": ("TL-STATUS-14",),
    **dict.fromkeys(("trigger_backlash", "trigger_positive"), ("TL-MISS-07",)),
    **dict.fromkeys(("exhaust", "refresh"), ("TL-EXH-02",)),
    "restore_companion": ("TL-CARD-05",),
    "gain_card": ("TL-GEN-06", "TL-CARD-01"),
    "sleeve": ("TL-CARD-01",),
    "reveal_enemy_card": ("TL-CARD-25",),
    "unlock": ("TL-CARD-27", "TL-CAMP-05"),
    "remove_card": ("TL-CARD-02",),
    "replace_card": ("TL-CARD-33",),
    **dict.fromkeys(("gain_quest", "discard_quest"), ("TL-CARD-29",)),
    **dict.fromkeys(("add_token", "remove_token"), ("TL-CARD-30",)),
    "place_heroes": ("TL-BOOK-04",),
    "place_enemies": ("TL-ENEMY-09", "TL-THREAT-05"),
    "move_enemies": ("TL-EVENT-04",),
    "defeat_enemies": ("TL-GLOSS-08",),
    "heal_enemies": ("TL-HP-04",),
    "status_on_enemy": ("TL-STATUS-11",),
    "place_threat": ("TL-THREAT-06", "TL-THREAT-07"),
    "reveal_poi": ("TL-POI-02", "TL-POI-12"),
    "discard_poi": ("TL-POI-03",),
    "duel": ("TL-BOOK-22",),
    "keep_ship": ("TL-SHIP-05",),
    "open_map": ("TL-ADVMAP-02", "TL-ADVMAP-03"),
    "clear_space": ("TL-ADVMAP-08",),
    "block_space": ("TL-ADVMAP-09",),
    "leave_map": ("TL-ADVMAP-14",),
    "prevent": ("TL-GEN-02",),
    "end_combat": ("TL-COMBAT-RES-30",),
}


def rules_of(verbs: Iterable[str]) -> list[str]:
    """Return the rules of these verbs, without duplicates, in their order."""
    return sorted({rule for verb in verbs for rule in RULES.get(verb, ())})
