"""The steps of the book, one after another. The effect of each verb is in its own chapter."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.book.model.steps import Block, Status, Step
from meadhall.core.agenda import AUTO, NOBODY, Frame, Onward, Question
from meadhall.core.fault import Fault
from meadhall.games.trudvang.notation import hero_text
from meadhall.games.trudvang.rules.growth import are_levels_due, due_level_ups
from meadhall.games.trudvang.rules.leaving import regroup
from meadhall.games.trudvang.rules.who import heroes_for, is_held, scene_at
from meadhall.games.trudvang.saga import ident
from meadhall.games.trudvang.scene import Scene
from meadhall.games.trudvang.state import Trudvang
from meadhall.games.trudvang.status_tokens import status_kind


def run_block(s: Trudvang, block: Block, where: i64, user: i64, card: i64) -> list[Frame]:
    """Run the steps of a block for the party of a place, with one Hero as its user: an Enemy's ability."""
    scene = scene_at(s, where, user, card)
    return [*steps_of(block, scene), EffectOver(card)]


def steps_of(block: Block, scene: Scene) -> list[Frame]:
    """Return the steps of a block, if it has any."""
    if not block:
        return []
    return [Steps(ident(block.name), 0, scene.party, scene.where, scene.them, scene.user, scene.card)]


class Stepwise(Question):
    """The base of every question of the book: the step, and its Heroes."""

    kind: ClassVar[Any] = Step  # of the steps this question can be about
    block: i64
    at: i64
    party: i64
    where: i64
    them: i64
    user: i64
    card: i64

    def scene(self) -> Scene:
        return Scene(self.party, self.where, self.them, self.user, self.card)

    def step(self, s: Trudvang) -> Any:
        """Return the step; a book edited since can have another one there, or none."""
        steps = s.house.saga.block(self.block).steps
        if self.at >= len(steps) or not isinstance(steps[self.at], self.kind):
            raise Fault("trudvang-book-changed")
        return steps[self.at]


class Steps(Stepwise):
    """TL-GEN-08, TL-GEN-09, TL-BOOK-08, TL-BOOK-19, TL-LEVEL-06, TL-STATUS-16. Run a block from this step on, each as
    far as possible, before any other player acts; a due level up comes between two steps.
    """

    whom: ClassVar[int] = NOBODY

    def __init__(self, block: i64, at: i64, party: i64, where: i64, them: i64, user: i64, card: i64) -> None:
        super().__init__(NOBODY, block, at, party, where, them, user, card)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if are_levels_due(s):
            s.do_all(due_level_ups(s), self)
            return
        steps = s.house.saga.block(self.block).steps
        if self.at >= len(steps):
            return
        step = steps[self.at]
        after = self.at + (count_joined(steps, self.at) if step.verb == "gain_status" else 1)
        if after < len(steps):
            s.do(Steps(self.block, after, self.party, self.where, self.them, self.user, self.card))
        scene = self.scene()
        heroes = heroes_for(s, step.who, scene)
        if step.who.kind == "one" or (len(heroes) > 1 and step.verb in FOR_ONE):
            s.do(PickHero(s.shared(), self.block, self.at, self.party, self.where, self.them, self.user, self.card))
        else:
            s.run_step(step, self.block, self.at, scene, heroes)


FOR_ONE: Final = ("gain_card", "duel", "redirect")


class PickHero(Stepwise):
    """TL-GEN-06, TL-CARD-03, TL-CARD-18, TL-CARD-22, TL-BOOK-18, TL-BOOK-22. The party picks the Hero; a card that a
    Hero already has cannot be taken.
    """

    ask: ClassVar[str] = "hero.pick"
    rule: ClassVar[str] = "TL-GEN-06"

    def options(self, s: Trudvang) -> list[i64]:
        step = self.step(s)
        if step.verb == "gain_card" and is_held(s, ident(step.card)):
            return []
        return heroes_for(s, step.who, self.scene())

    def text(self, s: Trudvang, move: i64) -> str:
        return "hero " + hero_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != AUTO:
            s.run_step(self.step(s), self.block, self.at, self.scene(), [move])

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"verb": self.step(s).verb}


def count_joined(steps: tuple[Step, ...], at: i64) -> i64:
    """Return how many steps are one: several Status tokens, else each by itself."""
    return max(1, len(joined_tokens(steps, at)))


def joined_tokens(steps: tuple[Step, ...], at: i64) -> list[i64]:
    """TL-STATUS-04, TL-STATUS-16. Return the Status tokens that this step and the ones after it give to the same
    Heroes; of an open kind, or to one Hero of several, each is given by itself.
    """
    tokens: list[i64] = []
    if steps[at].verb != "gain_status":
        return tokens
    who = steps[at].who
    for place in range(at, len(steps)):
        step = steps[place]
        if not isinstance(step, Status) or step.verb != "gain_status" or who.kind == "one":
            break
        if place > at and step.who != who:
            break
        kind = status_kind(step.kind)
        if kind < 0:
            break
        tokens.append(kind)
    return tokens


class EffectOver(Onward):
    """TL-GEN-02, TL-GEN-14. End the effect of a card: an entry that it opens is read before the interrupted steps
    continue; a Hero moved elsewhere is out of a combat.
    """

    card: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        regroup(s)
        if are_levels_due(s):
            s.do_all(due_level_ups(s))
