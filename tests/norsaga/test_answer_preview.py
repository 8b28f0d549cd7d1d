"""What an answer would bring is told before it is given, and is what it then brings."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.words import words
from scenario import norsaga, run, table

TALE = """A.saga=R2G2B1Y1 A.tree=RR/GR,-/GY,-/-,- A.hand=BR,SkR,Gh B.saga=R1G1B2Y2 B.tree=YY/YR,-/-,-/-,-
B.hand=RG,BG,YG step=3"""
DOOM = """A.saga=R2G2B1Y1 A.tree=Gh/Gh,-/Gh,-/-,- A.hand=RR B.saga=R1G1B2Y2 B.tree=YY/YR,-/YB,BG/-,- B.hand=RG step=2"""
LAST = """A.saga=R2G2B1Y1 A.tree=RR/GR,BR/GY,BY/-,- A.hand=GG,RB,YB B.saga=R1G1B2Y2 B.tree=YY/-,-/-,-/-,- step=3"""


def said(text: str, answer: str, lang: str = "en") -> str:
    facts: dict[str, Any] = norsaga.preview(table(text), 0).get(answer, {})
    return str(norsaga.phrases(words(lang, "norsaga"), ["Ada", "Bo"], 0).brings(facts))


@pytest.mark.rule("NS-INFO-07")
@pytest.mark.parametrize(
    ("position", "answer", "brings"),
    [
        (TALE, "play BR1 me.P2", "a pair matches in Might, 4 of 6 instead of 3"),
        (TALE, "play BR1 me.Y", "opens Augur, closes Adapt"),
        (TALE, "play BR1 me.P1", ""),
        (TALE, "play SK-R1 me.G2", "the skald lets you embellish"),
        (TALE, "play GH-1 B.P1", "Bo has 1 of 6 instead of 2"),
        (LAST, "play GG1 me.G3", "completes your saga, 6 of 6 instead of 5"),
        (
            DOOM,
            "ragnarok",
            "Bo has 2 of 6 instead of 3, closes Ragnarok, dismisses The Headless Helmsman (Ghost GH-3), "
            "Lodvar Lawstaff (Lawspeaker YB1), Hvit Mistfoot (Spirit-walker BG1)",
        ),
    ],
)
def test_what_an_answer_would_bring_is_told(position: str, answer: str, brings: str) -> None:
    assert said(position, answer) == brings


@pytest.mark.rule("NS-INFO-07")
def test_nobody_else_is_told() -> None:
    s = table(TALE)
    assert [norsaga.preview(s, seat) for seat in (1, None)] == [{}, {}]


@pytest.mark.rule("NS-INFO-07")
@pytest.mark.parametrize("seed", range(3))
def test_what_was_told_is_what_comes(seed: int) -> None:
    """In random games, every answer changes each tree's traits just as was told."""
    s, rng = norsaga.new(players=3), meadhall.Rng.seeded(seed)
    told = 0
    for _ in range(150):
        d = meadhall.decide(s)
        if d is None:
            break
        if d.seat < 0:
            meadhall.deal(s, rng)
            continue
        ahead = norsaga.preview(s, d.seat)
        assert ahead.keys() <= set(d.options)
        before = [player["progress"] for player in norsaga.view(s, None)["players"]]
        answer = d.options[rng.below(len(d.options))]
        run(s, answer)
        after = [player["progress"] for player in norsaga.view(s, None)["players"]]
        changes = {one["seat"]: (one["was"], one["now"]) for one in ahead.get(answer, {}).get("told", [])}
        pairs = enumerate(zip(before, after, strict=True))
        assert changes == {seat: pair for seat, pair in pairs if pair[0] != pair[1]}
        told += len(changes)
    assert told > 10
