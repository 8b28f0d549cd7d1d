"""The cost and risk of a story choice, as its page shows: a price, a test with its odds, an offer.

The target of a branch, and the result of success or failure, are on unread pages.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from meadhall.book.model.steps import Block, May, Read, Test
from meadhall.book.model.steps import Option as Branch
from meadhall.core.agenda import Frame
from meadhall.games.trudvang.cards import BAGS, CLASSES, HEALTH, HEROES, KINDS
from meadhall.games.trudvang.edge.view_combat import feat_face
from meadhall.games.trudvang.edge.view_test import chance_of_hero
from meadhall.games.trudvang.effect_descriptions import describe_block, describe_condition, describe_cost, describe_step
from meadhall.games.trudvang.feats import FEATS
from meadhall.games.trudvang.notation import hero_text
from meadhall.games.trudvang.rules.ending import KEEP, ChangeHero
from meadhall.games.trudvang.rules.flow import ChooseBranch, PayBranch, SayYes
from meadhall.games.trudvang.rules.growth import NO_FEAT, NO_ULTIMATE, PickUltimate, PickUpgrade, lower_version
from meadhall.games.trudvang.rules.hiring import PickHired, solo_feats
from meadhall.games.trudvang.rules.setup import PickHeroCard
from meadhall.games.trudvang.rules.steps import PickHero
from meadhall.games.trudvang.rules.tests import allowed_heroes
from meadhall.games.trudvang.rules.who import is_met
from meadhall.games.trudvang.scene import Scene
from meadhall.games.trudvang.state import Trudvang


def price_of(s: Trudvang, frame: Frame) -> dict[str, Any]:
    """TL-BOOK-14, TL-CP-02, TL-BOOK-18, TL-LEVEL-01. Return the costs of the pending answers: of every shown branch, of
    the one to pay; what can be done, what a Hero is picked for, the slots of a Feat to learn, and the Heroes not in
    play yet.
    """
    if isinstance(frame, ChooseBranch):
        branches = [frame.branches(s)[number] for number in frame.options(s)]
        prices = {branch.id: branch_price(s, branch, frame.scene()) for branch in branches}
        prices |= {branch.id: closed_price(s, branch, frame.scene()) for branch in frame.closed(s)}
        return {"prices": {branch: price for branch, price in prices.items() if price}}
    if isinstance(frame, PayBranch):
        cost = frame.taken(s).cost
        return {"cost": describe_cost(cost)} if cost is not None else {}
    if isinstance(frame, SayYes):
        step = frame.step(s)
        return {"offer": hide_results(describe_block(step.do))} if isinstance(step, May) else {}
    if isinstance(frame, PickUpgrade):
        old = {move: lower_version(s.feat_decks[frame.seat], move) for move in frame.options(s)}
        return {
            "feats": [
                {**feat_face(move), "instead": FEATS[old[move]] if old[move] != NO_FEAT else None}
                for move in frame.options(s)
            ]
        }
    if isinstance(frame, PickUltimate):
        return {"feats": [feat_face(move) for move in frame.options(s) if move != NO_ULTIMATE]}
    if isinstance(frame, PickHero):
        return {"offer": hide_results([{**describe_step(frame.step(s)), "who": "them"}])}
    if isinstance(frame, (PickHeroCard, ChangeHero, PickHired)):
        hired = isinstance(frame, PickHired)
        return {"faces": {HEROES[hero]: hero_face(hero, hired) for hero in frame.options(s) if hero != KEEP}}
    return {}


def hero_face(hero: i64, hired: bool) -> dict[str, Any]:
    """TL-SETUP-05, TL-SOLO-01. Return a Hero card as printed: health and starting runes, or its
    gifts as a hired hand.
    """
    if hired:
        return {"class": CLASSES[hero], "feats": [FEATS[feat] for feat in solo_feats(hero)]}
    bag = {KINDS[kind]: int(count) for kind, count in enumerate(BAGS[hero]) if count}
    return {"class": CLASSES[hero], "health": int(HEALTH[hero]), "bag": bag}


def hide_results(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return steps as offered, without the results of a test."""
    return [
        {**step, "blocks": []}
        if step["verb"] == "test"
        else {**step, "blocks": [hide_results(block) for block in step.get("blocks", [])]}
        for step in steps
    ]


def branch_price(s: Trudvang, branch: Branch, scene: Scene) -> dict[str, Any]:
    tests = [describe_test(s, test, scene) for test in tests_in(branch.do)]
    told: dict[str, Any] = {"cost": describe_cost(branch.cost)} if branch.cost is not None else {}
    return {**told, "tests": tests} if tests else told


def closed_price(s: Trudvang, branch: Branch, scene: Scene) -> dict[str, Any]:
    """TL-BOOK-11, TL-BOOK-14, TL-CP-02. Return the cost and the condition of a closed branch."""
    told: dict[str, Any] = {"cost": describe_cost(branch.cost)} if branch.cost is not None else {}
    if branch.condition is not None and not is_met(s, branch.condition, scene):
        told["needs"] = describe_condition(branch.condition)
    return told


def tests_in(block: Block) -> list[Test]:
    """Return the tests of a branch, before it sends the party to another page."""
    found: list[Test] = []
    for step in block.steps:
        if isinstance(step, Read):
            break
        if isinstance(step, Test):
            found.append(step)
    return found


def describe_test(s: Trudvang, test: Test, scene: Scene) -> dict[str, Any]:
    """TL-TEST-01, TL-TEST-15. Return its kind and difficulty, and the odds of all who can take it."""
    odds = {hero_text(s, seat): chance_of_hero(s, test, seat, s.bags[seat]) for seat in allowed_heroes(s, test, scene)}
    return {"type": test.type, "difficulty": test.difficulty, "odds": odds}
