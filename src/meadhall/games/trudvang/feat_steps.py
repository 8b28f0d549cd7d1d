"""Steps of Feats that stories do not use: verbs of the book with keywords of their own."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.book.model.steps import Count


@dataclass(frozen=True, kw_only=True)
class Attack(Count):
    """An attack: more damage against a damaged target or when no other Feat was used, less ATK of the target, and the
    reward for a kill.
    """

    each: bool = False
    damaged: int = 0
    alone: int = 0
    cripple: int = 0
    daze: bool = False
    disarm: bool = False
    kill: str = ""


@dataclass(frozen=True, kw_only=True)
class OnEnemy(Count):
    """skip_attack, modify_enemy_attack: optionally not for a Boss, optionally less DEF as well."""

    not_boss: bool = False
    defence: int = 0


@dataclass(frozen=True, kw_only=True)
class Marked(Count):
    """poison (for `each` Attack of the combat), return_miss (`dark` runes alone)."""

    each: bool = False
    dark: bool = False
