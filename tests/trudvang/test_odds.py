"""The odds that everybody is told: of a test before it is taken, and of drawing once more."""

from __future__ import annotations

from itertools import combinations

import pytest

from meadhall.games.trudvang.edge.odds import chance_of_success
from trudvang.scene import trudvang

WILD, EARTH = 5, 2
PICK = (
    "trudvang players=2 A.hero=briya A.at=fylges A.bag=earth:3,wind:2,dark:4 B.hero=maelling B.at=fylges phase=4 "
    "journal=intro,10 agenda=ChooseBranch(-3,422247944,2,3,13,0,-1,0)>CloseBook()>NextPhase()"
)


def counted(bag: list[int], kind: int, draw: int, needed: int) -> float:
    stones = [rune for rune, count in enumerate(bag) for _ in range(count)]
    draws = list(combinations(range(len(stones)), min(draw, len(stones))))
    return sum(sum(stones[i] in (kind, WILD) for i in hand) >= needed for hand in draws) / len(draws)


@pytest.mark.parametrize("bag", [[2, 1, 3, 4, 5, 0], [0, 0, 1, 0, 3, 1], [1, 0, 0, 0, 0, 0]])
@pytest.mark.parametrize("needed", [-1, 0, 1, 2, 4])
@pytest.mark.rule("TL-TEST-01", "TL-TEST-02")
def test_the_chance_of_a_test_is_that_of_all_draws(bag: list[int], needed: int) -> None:
    assert chance_of_success(bag, EARTH, 7, needed) == pytest.approx(counted(bag, EARTH, 7, needed))


@pytest.mark.rule("TL-TEST-01")
def test_a_question_without_a_test_tells_no_odds() -> None:
    assert "odds" not in trudvang.view(trudvang.from_position(PICK), 0)["question"]


@pytest.mark.rule("TL-TEST-01", "TL-EXH-07")
def test_before_a_test_and_after_its_draw_the_odds_are_told() -> None:
    again = trudvang.from_position(
        "trudvang players=1 A.hero=felerion A.at=westmark A.bag=water:2,fire:1,earth:1,wind:1,dark:3 "
        "A.drawn=earth:2,wind:3,dark:2 hired=briya hired.feats=backstab-1,smoke-1,ambush-1,pilfer-1 "
        "hired.runes=-,-,-,-,- phase=3 journal=intro agenda=AfterDraw(0,1401903897,0,1,8,0,-1,0,[])"
        ">Judge(1401903897,0,1,8,0,-1,0,1)>EventOver()>Engage(-3,[8])>NextPhase()"
    )
    question = trudvang.view(again, 0)["question"]
    bag = [2, 1, 3, 4, 5, 0]
    kind = {"charisma": 0, "strength": 1, "agility": 2, "intelligence": 3}[question["type"]]
    # Felerion draws one more rune when exhausted, his hired hand would only let him draw again.
    assert question["odds"] == {
        "felerion": pytest.approx(counted(bag, kind, 8, question["difficulty"]), abs=1e-4),
        "briya": pytest.approx(counted(bag, kind, 7, question["difficulty"]), abs=1e-4),
    }


@pytest.mark.rule("TL-EXH-01", "TL-EXH-07")
def test_a_success_that_exhausting_brings_is_part_of_the_odds() -> None:
    drawn = trudvang.from_position(
        "trudvang players=1 A.hero=volgr A.at=westmark A.bag=water:1,fire:2,earth:1,wind:1,dark:3 "
        "A.drawn=fire:2,earth:2,wind:1,dark:2 hired=briya hired.exhausted=1 "
        "hired.feats=backstab-1,smoke-1,ambush-1,pilfer-1 hired.runes=-,-,-,-,- phase=3 "
        "journal=intro agenda=AfterDraw(0,1401903897,0,1,8,0,-1,0,[])"
        ">Judge(1401903897,0,1,8,0,-1,0,1)>EventOver()>Engage(-3,[8])>NextPhase()"
    )
    question = trudvang.view(drawn, 0)["question"]
    assert (question["type"], question["difficulty"]) == ("agility", 2)
    assert question["odds"] == {"volgr": pytest.approx(counted([1, 4, 3, 2, 5, 0], EARTH, 7, 1), abs=1e-4)}
