"""Verbs of Feats only: changes that a Skill makes for its user until the combat is over."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.book.model.steps import Count, Step
from meadhall.core.agenda import Frame
from meadhall.games.trudvang.feat_steps import Marked
from meadhall.games.trudvang.rules.foretell import ARRANGE, ATTACKS, show
from meadhall.games.trudvang.rules.standing import fight_in
from meadhall.games.trudvang.scene import Scene
from meadhall.games.trudvang.state import Trudvang


def poison(s: Trudvang, step: Marked, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-GLOSS-06. Additional damage, with the next Attack or with each."""
    fight = fight_in(s)
    row = fight.venom if step.each else fight.poison
    row[scene.user] += step.n.number
    return []


def pilfer(s: Trudvang, step: Count, scene: Scene, heroes: list[i64]) -> list[Frame]:
    fight_in(s).pilfer[scene.user] += step.n.number
    return []


def hide(s: Trudvang, step: Step, scene: Scene, heroes: list[i64]) -> list[Frame]:
    fight_in(s).hidden[scene.user] = 1
    return []


def add_backlash_after(s: Trudvang, step: Step, scene: Scene, heroes: list[i64]) -> list[Frame]:
    fight_in(s).backlash[scene.user] += 1
    return []


def arrange(s: Trudvang, step: Count, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-GLOSS-12. Put the next Enemy Attack cards back on top in a chosen order."""
    return show(s, scene.user, ATTACKS, step.n.number, scene.user, ARRANGE)
