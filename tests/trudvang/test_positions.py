"""Positions as text: what names nothing of the book, or nobody at the table, is refused where it is read."""

import pytest

from meadhall.core.fault import Fault
from meadhall.games.trudvang.saga import SAGAS, ident
from trudvang.scene import tale, trudvang


@pytest.mark.parametrize(("words", "key", "hint"), [
    ("adventure=T2", "trudvang-word", "T1"), ("adventure=STAY-CARD", "trudvang-word", "T1"),
    ("played=STAY-CARD:-", "trudvang-word", "T1"), ("windows=AE", "trudvang-word", "A"),
    ("pois=E:arji", "trudvang-word", "A"), ("duels=E:A", "trudvang-word", "A"),
    ("A.items=ITEM-STAF", "trudvang-word", "ITEM-STAFF"), ("stories=STAY", "trudvang-word", "STAY-CARD"),
    ("groups=draugr@arji:0", "trudvang-group-card", "draugr@arji:0"),
    ("groups=npc@arji:0", "trudvang-group-card", "npc@arji:0"),
    ("groups=npc*A@arji:0", "trudvang-group-card", "npc*A@arji:0"),
    ("enemies=DRAUGR-1 groups=draugr&E@arji:0", "trudvang-word", "A"),
    ("agenda=DrawRunes(3,1)>NextPhase()", "position-frame", "DrawRunes"),
    ("agenda=Suffer(-1,-1,1,-1)>NextPhase()", "position-frame", "Suffer")])
def test_a_wrong_position_says_what_is_wrong(words, key, hint):
    with pytest.raises(Fault) as fault:
        trudvang.from_position(f"trudvang options=adventure:{tale()} A.hero=kattly A.at=fylges {words}")
    assert fault.value.key == key
    assert hint in str(fault.value.args_of_key)


def test_a_position_cannot_spoil_the_book_for_others():
    """Flags that a book no longer speaks of are kept; one with the number of a name of the book is not."""
    book = tale("end-home: {text: Home., campaign_end: home}")
    assert ident("stlqachr") == ident("ending:home")

    trudvang.from_position(f"trudvang options=adventure:{book} flags=an_older_one")
    with pytest.raises(Fault) as fault:
        trudvang.from_position(f"trudvang options=adventure:{book} flags=stlqachr")
    assert fault.value.key == "trudvang-names-collide"
    assert SAGAS[book].names[ident("ending:home")] == "ending:home"
