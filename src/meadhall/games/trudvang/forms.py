"""How an answer in Trudvang Legends is written, to whatever question.

What a book names is known by its spelling alone: whether the book has such a card or space is told by the book.
"""

from __future__ import annotations

from typing import Final

from meadhall.core.forms import Forms, any_of
from meadhall.games.trudvang.attack_cards import ATTACK_IDS
from meadhall.games.trudvang.cards import EVENTS, HEROES, KINDS, LETTERS, REGIONS
from meadhall.games.trudvang.feats import FEATS
from meadhall.games.trudvang.tokens import STATUSES

NAMED: Final = r"\w[\w.-]*"
GROUP: Final = rf"{NAMED}(?:~\d+)?"

FORMS: Final = Forms(
    {
        "ATTACK": any_of(ATTACK_IDS), "CARD": NAMED, "DECK": "attack|event", "DRAWN": any_of([*ATTACK_IDS, *EVENTS, *FEATS]),
        "EVENT": any_of(EVENTS), "FEAT": any_of(FEATS), "GROUP": GROUP, "HERO": any_of(HEROES), "LETTER": f"[{LETTERS}]",
        "NAME": NAMED, "NUMBER": "[1-9][0-9]?", "PLACE": rf"{any_of(REGIONS)}|space:{NAMED}", "REGION": any_of(REGIONS),
        "RUNE": any_of(KINDS), "SLOT": rf"(?:{any_of(FEATS)})\.[1-9]", "STATUS": any_of(STATUSES),
        "UNIT": rf"{GROUP}\.!?\d*",
    },
    [
        "hero HERO", "leader HERO", "adventure NAME", "title CARD", "item CARD", "aside CARD", "beside CARD", "give CARD",
        "restore CARD", "use CARD", "start CARD", "end CARD", "travel REGION", "sail REGION", "ashore REGION", "space NAME",
        "stay", "wait", "engage PLACE", "explore PLACE", "party PLACE", "region PLACE", "from PLACE", "to PLACE",
        "poi LETTER", "location", "done", "event EVENT", "card ATTACK", "show DRAWN", "top DRAWN", "bottom DRAWN", "top",
        "bottom", "foretell DECK", "feat FEAT", "play FEAT", "hire FEAT", "hire HERO", "train FEAT", "upgrade FEAT",
        "take FEAT", "take RUNE", "wyrd FEAT", "activate FEAT", "again FEAT", "discard FEAT", "discard STATUS",
        "flip STATUS", "gain STATUS", "suffer health", "suffer cp", "rune RUNE", "lose RUNE", "lift SLOT", "lift miss",
        "miss RUNE", "move RUNE", "move SLOT SLOT", "place RUNE SLOT", "return RUNE", "spend FEAT RUNE",
        "spend card RUNE", "exhaust HERO", "draw", "stop", "enough", "stand", "keep", "pass", "decline", "none", "nobody",
        "yes", "no", "choose NAME", "either NUMBER", "enemy UNIT", "defend HERO", "hit UNIT", "unit UNIT", "defeat UNIT",
        "defeat UNIT PLACE", "group GROUP", "group GROUP PLACE",
    ],
)
