"""Positions somebody else has written: what play could not have come to is refused with one clear sentence."""

import pytest

from meadhall.core.fault import Fault
from meadhall.games.norsaga.cards import SAGA_IDS
from optional import unwrap
from scenario import norsaga

TREES = "A.tree=RR/RG,-/-,-/-,- B.tree=BG/-,-/-,-/-,- "
HANDS = "A.hand=BB1,YY1 B.hand=GG1 "
TREE = "A.tree=RR1/RR2,GR1/BB1,YB1/GG1,YG1"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("doomed=AA", "position-seat-twice"),
        ("ended=perhaps", "position-word"),
        ("revealed=GR1", "position-stray"),
        ("revealed=GR1 agenda=Draw(0,1,2)>PrayerPlay(0)>Turn(1)", "position-stray"),
        ("drawn=GR1 holder=A", "position-stray"),
        ("aside=GR1 holder=A", "position-stray"),
        ("holder=B", "position-stray"),
        ("queue=A agenda=Turn(0)", "position-stray"),
        ("arrivals=A agenda=Turn(0)", "position-stray"),
        (HANDS + "known=GG1:A....", "position-known-wrong"),  # it is in B's hand
        (HANDS + "known=RR3:B....", "position-known-wrong"),  # it is in nobody's
        ("options=basic:on A.hand=Gh", "position-card-out"),
        ("options=basic:on A.tree=RR/SkR,-/-,-/-,-", "position-card-out"),
        ("players=4 options=ghosts_removed:4 discard=GH-8", "position-card-out"),
        ("A.saga=R9R9G1B1Y1", "position-saga"),
        ("A.saga=R1R1G2B1Y1", "position-saga"),
        ("A.saga=SG-01 B.saga=SG-01", "position-saga-twice"),
        (TREES + "A.saga=SG-01 winner=A", "position-winner"),
        ("options=undo:off,undo:on", "position-twice"),
        ("options=undo", "position-option"),
        ("agenda=-", "position-nowhere"),
        ("agenda=Continue(0)", "position-nowhere"),
        ("agenda=Grant(0)", "position-nowhere"),
        ("agenda=Grant(0)>Turn(0)", "position-frame"),
        ("queue=B agenda=Grant(0)>Skalds()>Turn(0)", "position-frame"),
        ("queue=A agenda=Grant(0)>Grant(0)>Skalds()>Turn(0)", "position-frame"),
        ("agenda=Infiltrate(-1)>Turn(0)", "position-frame"),
        ("agenda=Embellish(-2)>Turn(0)", "position-frame"),
        ("agenda=DealSaga(0)>Turn(0) A.saga=SG-01", "position-frame"),
        (HANDS + "agenda=PlunderSwap(0,0)>Turn(0)", "position-frame"),
        (HANDS + "agenda=AssaultPay(1,2)>AssaultTarget(1)>Turn(0)", "position-frame"),
        (TREES + "agenda=AdaptPlace(0,0)>Turn(0)", "position-frame"),  # a hero is there
        (TREES + "agenda=AdaptPlace(0,8)>Turn(0)", "position-frame"),  # another's tree
        (TREES + "agenda=PossessGive(0,0)>Turn(0)", "position-frame"),
        (TREES + "agenda=PossessGive(0,9)>Turn(0)", "position-frame"),
        (TREES + "agenda=MartyrPlace(0,[2])>Turn(0)", "position-frame"),  # nobody holds the cards
        (TREES + "holder=A agenda=MartyrPlace(0,[2,2])>Turn(0)", "position-frame"),
        (TREES + "agenda=MartyrDismiss(0,0,0,[])>Turn(0)", "position-frame"),
        ("agenda=NixDismiss(0,3)>Turn(0)", "position-frame"),
    ],
)
def test_what_play_could_not_have_come_to_is_refused(text, key):
    with pytest.raises(Fault) as refused:
        norsaga.from_position(f"norsaga {text}")
    assert refused.value.key == key
    assert str(refused.value) != key


def test_a_saga_that_is_complete_has_been_won():
    done = [saga for saga in SAGA_IDS if won(saga)]
    assert done
    for saga in done:
        with pytest.raises(Fault) as refused:
            norsaga.from_position(f"norsaga A.saga={saga} {TREE}")
        assert refused.value.key == "position-saga-done"
        over = norsaga.from_position(f"norsaga A.saga={saga} {TREE} winner=A")
        assert unwrap(norsaga.outcome(over)).winners == [0]


def won(saga):
    try:
        norsaga.from_position(f"norsaga A.saga={saga} {TREE} winner=A")
    except Fault:
        return False
    return True


@pytest.mark.parametrize(
    "text",
    [
        HANDS + "known=GG1:B....",
        HANDS + "known=GG1:AB....B",
        HANDS + "known=BB1:A.AB...A",
        "options=basic:on,undo:off",
        TREES + "A.hand=RR2 agenda=AdaptPlace(0,2)>Turn(0)",
        TREES + "queue=AB grants=1 agenda=Grant(0)>Skalds()>Continue(0)>QueueUp(0)>Skalds()>Turn(1)",
        TREES + "revealed=GR1 agenda=PrayerPlay(0)>QueueUp(0)>Skalds()>Turn(1)",
        "doomed=AB",
        TREES + "aside=YY1 holder=A agenda=TurncoatDiscard(0)>QueueUp(0)>Skalds()>Turn(1)",
    ],
)
def test_what_play_comes_to_is_read(text):
    s = norsaga.from_position(f"norsaga {text}")
    assert norsaga.position(norsaga.from_position(norsaga.position(s))) == norsaga.position(s)
