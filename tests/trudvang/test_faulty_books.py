"""Books that lead nowhere, and Heroes who fall in the middle of a page."""

import pytest

from meadhall.games.trudvang.rules.reading import SagaDeadEnd
from meadhall.games.trudvang.saga import ident
from trudvang.scene import ask, reading, run, table, tale, told_story


@pytest.mark.rule("TL-BOOK-20")
@pytest.mark.case("TL-CASE-97")
def test_a_book_that_leads_nowhere_is_a_fault():
    s = table(book=tale("10: {text: Gone., do: [{discard_poi: A}]}"))
    with pytest.raises(SagaDeadEnd) as fault:
        reading(s, "10")
    assert "T1/10" in str(vars(fault.value))


@pytest.mark.rule("TL-BOOK-24")
def test_a_book_that_leads_round_in_a_circle_is_found_out():
    with pytest.raises(SagaDeadEnd) as found:
        told_story("- read: 11", more="11: {text: Round., do: [{read: 10}]}")
    assert found.value.key == "trudvang-circle"


@pytest.mark.rule("TL-GEN-13", "TL-BOOK-15")
def test_who_has_fallen_meanwhile_is_not_asked():
    s = told_story(
        "- ask_each: {id: ale, question: 'Drink?', if_yes: [{lose_health: 1, who: others}]}",
        "A.hero=kattly A.at=fylges B.hero=briya B.at=fylges B.hp=1",
    )
    run(s, "yes")
    assert (list(s.down), ask(s) != "book.ask", s.chose[ident("ale")]) == ([0, 1], True, 1)
