"""Worked scenarios: Might."""

import pytest

from scenario import at, pile, run, table


@pytest.mark.case("NS-CASE-24")
@pytest.mark.rule("NS-SKALD-04", "NS-SKALD-09", "NS-EMB-ADAPT-05")
def test_adapt_brings_a_skald_and_may_adapt_again():
    s = table("A.tree=RR/BB,-/-,-/-,- A.hand=SkB,GG,YY,GR step=2")
    asked = run(s, "adapt", "dismiss me.P1", "place SK-B1")
    assert asked.ask == "skald.embellish"
    assert asked.options == ["adapt", "pass"]
    assert at(s, "A.P1") == "SK-B1"
    assert pile(s.discard) == ["BB1"]
    assert run(s, "pass").ask == "tale.continue"
