"""The words of the format are all there: every verb, condition and window that BOOK lists, and no other."""

import tomllib
from importlib import resources

from meadhall.book.authoring.rule_usage import RULES, rules_of
from meadhall.book.format import vocabulary as v
from meadhall.book.format.condition_types import FACTS
from meadhall.book.format.verb_table import VERBS

# Section by section, as the format's own table of verbs has them.
LISTED = [
    "read",
    "visit",
    "choose",
    "ask_each",
    "one_of",
    "may",
    "if",
    "test",
    "remember",
    "forget",
    "remember_always",
    "tally",
    "tally_always",
    "tell",
    "gain_health",
    "lose_health",
    "set_health",
    "heal_full",
    "gain_cp",
    "lose_cp",
    "gain_rune",
    "lose_rune",
    "gain_status",
    "discard_status",
    "flip_status",
    "trigger_backlash",
    "trigger_positive",
    "gain_xp",
    "lose_xp",
    "upgrade_feat",
    "exhaust",
    "refresh",
    "restore_companion",
    "rotate_companion",
    "give_up",
    "defeat_hero",
    "add_wyrd",
    "remove_wyrd",
    "reorder_items",
    "gain_card",
    "sleeve",
    "reveal_enemy_card",
    "unlock",
    "remove_card",
    "replace_card",
    "gain_quest",
    "discard_quest",
    "add_token",
    "remove_token",
    "place_heroes",
    "place_enemies",
    "move_enemies",
    "defeat_enemies",
    "heal_enemies",
    "status_on_enemy",
    "place_threat",
    "remove_threat",
    "reveal_poi",
    "discard_poi",
    "move_poi",
    "duel",
    "take_ship",
    "move_ship",
    "lose_ship",
    "keep_ship",
    "place_personality",
    "remove_personality",
    "foretell",
    "draw_event",
    "reshuffle",
    "set_aside_event",
    "attack",
    "deal",
    "damage",
    "block",
    "take",
    "modify_attack",
    "modify_block",
    "modify_enemy_attack",
    "modify_enemy_defence",
    "multiply_attack",
    "multiply_enemy_attack",
    "enemy_misses",
    "skip_attack",
    "cancel",
    "redirect",
    "make_active",
    "allow_dark",
    "reuse_feat",
    "draw_feats",
    "draw_runes",
    "redraw",
    "return_miss",
    "move_rune",
    "end_combat",
    "prevent",
    "pay_instead",
    "modify_test",
    "modify_draw",
    "open_map",
    "move_party",
    "clear_space",
    "block_space",
    "unblock_space",
    "open_door",
    "close_door",
    "leave_map",
]
ASKED = [
    "class",
    "card",
    "card_anywhere",
    "sleeved",
    "active_title",
    "companion_ready",
    "quest",
    "flag",
    "chose",
    "test",
    "token",
    "tally",
    "played",
    "ended",
    "heroes",
    "party_size",
    "in_region",
    "in_city",
    "region_has_enemies",
    "enemies_on_map",
    "poi_open",
    "has_ship",
    "space_cleared",
    "any_exhausted",
    "any_health_below",
    "wyrd",
    "round_at_least",
]


def test_every_verb():
    assert sorted(VERBS) == sorted(LISTED)


def test_verbs_name_rules_that_exist():
    ledger = tomllib.loads((resources.files("meadhall.games.trudvang") / "rules.toml").read_text(encoding="utf-8"))
    known = {rule["id"] for rule in ledger["rule"]}
    assert set(RULES) <= set(VERBS)
    assert set(rules_of(VERBS)) <= known
    assert rules_of(["read", "read", "tell"]) == ["TL-BOOK-05", "TL-BOOK-16"]


def test_every_condition():
    assert sorted(FACTS) == sorted(ASKED)


def test_every_window():
    assert len(v.WINDOWS) == len(set(v.WINDOWS)) == 29
    assert sum(window.startswith("would_") for window in v.WINDOWS) == 8
