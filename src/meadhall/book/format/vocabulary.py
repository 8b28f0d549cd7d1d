"""The fixed words of the format: Classes, runes, statuses, windows and so on."""

from __future__ import annotations

CLASSES = ("bard", "vitner_weaver", "dimwalker", "warrior", "ranger", "rogue")
RUNES = ("water", "earth", "wind", "fire", "dark", "wild")
STATUSES = tuple(sign + kind for kind in ("health", "cp", "attack", "defence") for sign in "+-")
ANY_STATUS = (*STATUSES, "+any", "-any", "any")
ENEMY_STATUSES = ("+attack", "-attack", "+defence", "-defence")
TESTS = {"charisma": "water", "agility": "earth", "intelligence": "wind", "strength": "fire"}
BY = ("each may", "any may", "single may", "each must", "single must")
OUTCOMES = ("any_succeeds", "all_succeed", "they", "each")
ENEMY_TYPES = ("draugr", "forest_troll", "garm", "bull_troll")
BOSS_FIGURES = ("erkki", "blodughadda", "two_cleavers")
DECKS = ("event", "enemy_attack", "feats", "upgrades")
CARD_KINDS = (
    "location",
    "item",
    "companion",
    "personality",
    "title",
    "world",
    "enemy",
    "adventure",
    "side_quest",
    "phase",
)
STORY_WHO = ("party", "all", "one", "them", "others")
CONCERNED = ("them", "others")
SINGLE_WHO = (*STORY_WHO, "defender", "user", "holder")
NAMED_WHO = ("class", "chose", "has", "lacks", "in")
NAMED_AMOUNTS = (
    "heroes",
    "party_size",
    "per_negative_status",
    "per_positive_status",
    "per_enemy",
    "rounds",
    "half_health_up",
)
LIMITS = ("combat", "round", "adventure", "campaign")
WINDOWS = (
    "start",
    "end",
    "explore",
    "instant",
    "fast",
    "combat",
    "attack_step",
    "item_step",
    "ability_triggered",
    "attack_revealed",
    "defending",
    "enemy_defeated",
    "combat_won",
    "combat_start",
    "combat_end",
    "test_drawn",
    "would_lose_health",
    "would_lose_cp",
    "would_gain_status",
    "would_be_defeated",
    "would_exhaust",
    "would_trigger_negative",
    "would_draw_event",
    "would_leave_region",
    "travel",
    "engage",
    "round_start",
    "round_end",
    "passive",
)
LETTERS = "ABCDEFGHIJKL"
QUESTS = 6
SLEEVES = 6
