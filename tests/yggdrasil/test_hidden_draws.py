"""Whatever the table cannot know is drawn with the chances it has, and with no others."""

from collections import Counter

import pytest

from meadhall.core.agenda import pending
from meadhall.core.rng import Rng
from optional import unwrap
from yggdrasil.book import OATHS, unaided
from yggdrasil.scene import ask, hard, offered, run, table

DRAWS = 400


def drawn(state):
    """How often each answer of the pending question comes up."""
    pending(state)
    frame, rng = state.agenda[-1], Rng.seeded(3)
    return Counter(frame.text(state, frame.sample(state, rng)) for _ in range(DRAWS))


def agree(state, chances):
    """The answers, their weights and the draws all say that these are the chances."""
    pending(state)
    frame = state.agenda[-1]
    assert offered(state) == list(chances)
    weights = unwrap(frame.weights(state)) if len(set(chances.values())) > 1 else [1] * len(chances)
    total = sum(chances.values())
    assert [weight * total for weight in weights] == [chance * sum(weights) for chance in chances.values()]
    seen = drawn(state)
    assert set(seen) == set(chances)
    for text, chance in chances.items():
        assert abs(seen[text] / DRAWS - chance / total) < 0.1


@pytest.mark.rule("YG-CREA-SKULD", "YG-CREA-04", "YG-INFO-03")
def test_a_card_that_skuld_shows_is_any_that_may_lie_there():
    s = table("drawn=skuld agenda=Call(0)>EndTurn()>Turn() odin.pile=?,?,?,odin.surt open=odin.loki,odin.hel")
    assert ask(s) == "pile.look"
    agree(s, {"look odin.iormungand": 1, "look odin.fenrir": 1, "look odin.nidhogg": 1})
    run(s, "look odin.fenrir")
    agree(s, {"look odin.iormungand": 1, "look odin.nidhogg": 1})


@pytest.mark.rule("YG-REVEAL-01", "YG-INFO-02", "YG-INFO-06", "YG-ROUND-06")
def test_a_card_of_the_support_god_is_half_as_likely_as_one_of_your_own():
    s = table("players=2 gods=odin,thor,tyr step=1")
    own = {f"reveal odin.{enemy}": 2 for enemy in ("surt", "hel", "iormungand", "fenrir", "loki", "nidhogg")}
    agree(s, own | {text.replace("odin", "tyr"): 1 for text in own})


@pytest.mark.rule("YG-RISK-03", "YG-RISK-05", "YG-ART-01")
@pytest.mark.parametrize(("throw", "die"), [("throw 0", "god"), ("throw 1", "vanir")])
def test_a_die_shows_each_face_as_often_as_it_is_printed(throw, die):
    s = hard("odin.dice=2 agenda=Danger(0,4,-1,0)>EndTurn()>Turn() thor.at=alfheim tyr.at=alfheim")
    run(s, throw)
    if die == "vanir":
        run(s, offered(s)[0])
    weights = [weight for weight in s.house.dice[die == "vanir"] if weight]
    agree(s, dict(zip(offered(s), weights, strict=True)))


@pytest.mark.rule("YG-ACT-JOTUNHEIM-01", "YG-RUNE-05")
def test_both_sides_of_a_stone_are_as_likely():
    s = table("loki=cage thor.at=midgard tyr.at=midgard odin.at=jotunheim step=3")
    run(s, "act normal")
    for _ in range(2):
        agree(s, dict.fromkeys(offered(s), 1))
        run(s, offered(s)[0])


@pytest.mark.rule("YG-BOOK-01", "YG-INFO-02")
def test_a_marker_that_is_turned_up_is_any_that_lies_face_down():
    s = table(OATHS + "odin.at=alfheim step=3")
    unaided(s, "saga swear")
    oaths, broken = unwrap(s.tale).bag
    agree(s, {"turn oath": oaths, "turn broken": broken})
