"""How an answer in Yggdrasil is written, to whatever question."""

from __future__ import annotations

from typing import Final

from meadhall.core.forms import Forms, any_of
from meadhall.games.yggdrasil.cards import (
    ARTIFACT_IDS,
    CREATURES,
    ENEMIES,
    FACES,
    FOES,
    GODS,
    JOTNAR,
    PLACES,
    RUNES,
    STONES,
    STRENGTHS,
    TOKENS,
    WORLDS,
)

FORMS: Final = Forms(
    {
        "ARTIFACT": any_of(ARTIFACT_IDS), "BOND": "brother|blood|chance|travel", "CARD": rf"(?:{any_of(GODS)})\.(?:{any_of(ENEMIES)})",
        "CREATURE": any_of(CREATURES), "DIE": "god|vanir", "FACE": f"[{FACES}]", "FOE": any_of(FOES),
        "GOD": any_of(GODS), "JOTUN": any_of(JOTNAR), "NUMBER": "[0-9]{1,2}", "PLACE": any_of(PLACES), "RUNE": any_of(RUNES),
        "STONE": any_of(STONES), "STRENGTH": any_of(STRENGTHS), "THING": any_of(["elf", "die", *ARTIFACT_IDS]),
        "ERRAND": "[a-z][a-z0-9_]{0,40}", "TOKEN": any_of(TOKENS), "WORLD": any_of(WORLDS),
    },
    [
        "god GOD", "order GOD GOD...", "reveal CARD", "first CARD", "under CARD", "under CARD GOD", "top CARD", "look CARD",
        "move PLACE", "stay", "act STRENGTH", "heal", "heal WORLD", "fight FOE", "bless GOD", "pass", "take NUMBER",
        "take ARTIFACT", "take GOD THING", "take elf", "take die", "artifact ARTIFACT", "creature CREATURE",
        "call CREATURE", "beat JOTUN", "jotun JOTUN", "heroes NUMBER", "throw NUMBER", "refrain", "pairs NUMBER",
        "roll DIE FACE", "reroll god", "mark FACE", "again", "keep", "keep die", "keep elf", "none", "elf god",
        "elf DIE FACE", "done", "help", "hurt GOD", "stone STONE RUNE", "rotate NUMBER", "regain", "regain GOD",
        "action WORLD", "journey GOD PLACE", "saga ERRAND", "saga ERRAND WORLD", "choose FOE", "name GOD", "turn TOKEN",
        "tile FOE", "leave", "bottom", "fate FOE", "bury ARTIFACT", "give GOD life", "give GOD THING", "next GOD",
        "buy DIE FACE", "buy elf", "buy die", "buy BOND GOD", "without GOD",
    ],
)
