"""Refusals name the rule of the effect that asks."""

import pytest

from scenario import norsaga, run, table


@pytest.mark.parametrize(("position", "script", "answer", "rule"), [
    ("A.tree=RR/RG,-/RB,-/-,- A.hand=YY,GG step=2", ["invade"], "play BB1 B.Y", "NS-EMB-INVADE-01"),
    ("A.tree=GB/GR,-/-,-/-,- A.hand=RR,BB step=2", ["turncoat", "take me.P1"], "play YY1 me.Y", "NS-EMB-TURNCOAT-02"),
    ("A.tree=BB/BG,-/-,-/-,- A.hand=Gh,GR step=2", ["offering", "discard GR1"], "play GR1 me.P2", "NS-EMB-OFFERING-04"),
    ("A.tree=Gh/-,-/-,-/-,- A.hand=RR,BB step=2", ["whisper"], "play YY1 me.Y", "NS-EMB-WHISPER-01"),
    ("A.tree=RR/-,-/-,-/-,- A.hand=BB,GG step=3", [], "play YY1 me.Y", "NS-TURN-05"),
])
def test_a_card_that_is_not_in_the_hand_is_refused_by_the_effects_own_rule(position, script, answer, rule):
    s = table(position)
    run(s, *script)
    assert norsaga.why(s, 0, answer).rule == rule
