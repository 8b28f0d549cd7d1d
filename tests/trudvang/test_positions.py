"""Positions as text: what names nothing of the book, or nobody at the table, is refused where it is read."""

import pytest

from meadhall import decide
from meadhall.core.fault import Fault
from meadhall.games.trudvang.edge.validate_agenda import FIELDS, OF_FRAME, TOGETHER, check_of
from meadhall.games.trudvang.enemy_groups import CARD, DRAUGR, NPC
from meadhall.games.trudvang.saga import SAGAS, ident
from optional import unwrap
from trudvang.scene import tale, trudvang

FIGHT = "enemies=DRAUGR-1 groups=draugr@fylges:0 fight=fylges:enemies fight.heroes=A"


@pytest.mark.parametrize(
    ("words", "key", "hint"),
    [
        ("adventure=T2", "position-word", "T1"),
        ("adventure=STAY-CARD", "position-word", "T1"),
        ("played=STAY-CARD:-", "position-word", "T1"),
        ("windows=AE", "position-word", "A"),
        ("pois=E:arji", "position-word", "A"),
        ("duels=E:A", "position-word", "A"),
        ("A.items=ITEM-STAF", "position-word", "ITEM-STAFF"),
        ("stories=STAY", "position-word", "STAY-CARD"),
        ("groups=draugr@arji:0", "trudvang-group-card", "draugr@arji:0"),
        ("groups=npc@arji:0", "trudvang-group-card", "npc@arji:0"),
        ("groups=npc*A@arji:0", "trudvang-group-card", "npc*A@arji:0"),
        ("enemies=DRAUGR-1 groups=draugr&E@arji:0", "position-word", "A"),
        ("agenda=DrawRunes(3,1)>NextPhase()", "position-frame", "DrawRunes"),
        ("agenda=Suffer(-1,-1,1,-1)>NextPhase()", "position-frame", "Suffer"),
        ("ships=fylges,- agenda=SetSail(0,13,-1)>Round()", "position-frame", "crew"),
        ("ships=fylges,- agenda=BoardShip(1,0,13,-1,[],[0],0)>Round()", "position-frame", "crew"),
        ("agenda=Inherit(-3,0,-1)>Round()", "position-frame", "heirs"),
        ("agenda=Visit(-3,0,0,-1,0)>Round()", "position-frame", "read"),
        ("agenda=Travelling([0,1],-1)>Round()", "position-frame", "moved"),
        ("agenda=SetSail(0,13,1)>Round()", "position-frame", "ship"),
        ("agenda=DrawRunes(-1,3)>Round()", "position-frame", "hero"),
        ("agenda=Round()>Wander(0)", "position-frame", "seat"),
        ("agenda=Depart(0,99)>Round()", "position-frame", "to"),
        ("agenda=DrawForTest(1,0,1,0,0,-1,0,0)>Round()", "position-frame", "takers"),
        ("agenda=MoveGroup(-3,0,-1)>Round()", "position-frame", "group"),
        ("agenda=March(9,-1)>Round()", "position-frame", "kind"),
        ("agenda=Window(0,9,0)>Round()", "position-frame", "window"),
        ("fight=fylges:enemies fight.boss=3", "position-number", "fight.boss"),
        ("fight=fylges:enemies fight.guest=99", "position-number", "fight.guest"),
        ("fight=fylges:enemies A.plan=-1:0", "position-number", "A.plan"),
        ("fight=fylges:enemies A.arms=multiply:0", "position-number", "A.arms"),
        ("fight=fylges:enemies A.laid=chorus-1:-.-:0:-1:0", "position-number", "A.laid"),
        ("fight=fylges:enemies fight.blows=0:0:0:-1:-1:0:1:0:0:0:0:-", "position-number", "fight.blows"),
        ("fight=fylges:enemies fight.blows=-1:0:9:-1:-1:0:1:0:0:0:0:-", "position-number", "fight.blows"),
        ("agenda=FeatEffect(0,9999,0)>Round()", "position-frame", "feat"),
        ("agenda=FeatEffect(0,0,99)>Round()", "position-unplayable", "FeatEffect"),
        ("agenda=PlaceStatus(0,[])>Round()", "position-unplayable", "PlaceStatus"),
        ("agenda=GoTo(0,[1,0],0,0)>Round()", "position-unplayable", "GoTo"),
        ("agenda=UseCard(0,[7])>Round()", "position-unplayable", "UseCard"),
        ("agenda=HealthLost()>Round()", "position-unplayable", "HealthLost"),
        ("agenda=Stake(0,0,1)>HealthLost()>Fall()>Round()", "position-unplayable", "Fall"),
        ("agenda=DrawEvent(0)>Round()", "position-unplayable", "DrawEvent"),
        ("agenda=Wander(-3)>Round()", "position-unplayable", "Wander"),
        ("agenda=Show(0,1,0,1,0,[99])>Round()", "position-unplayable", "Show"),
        ("agenda=Show(0,1,0,1,0,[0])>Round()", "position-card-twice", "horns-at-dusk"),
        ("event=broken-ford agenda=Round()", "position-card-twice", "broken-ford"),
        ("agenda=PlaceGroup(7,1,0,-1,-1)>Round()", "position-unplayable", "PlaceGroup"),
        ("agenda=PlaceGroup(7,1,0,0,-1)>Round()", "position-unplayable", "PlaceGroup"),
        (f"agenda=PlaceItem(0,{ident('STAY-CARD')})>Round()", "position-unplayable", "PlaceItem"),
        ("B.hero=kattly B.at=fylges", "trudvang-hero-twice", "B.hero"),
        ("hired=kattly", "trudvang-hero-twice", "hired"),
        ("A.hp=99", "position-number", "A.hp"),
        ("A.items=ITEM-STAFF,ITEM-STAFF", "position-card-twice", "ITEM-STAFF"),
        ("A.items=ITEM-STAFF B.hero=briya B.at=fylges B.aside=ITEM-STAFF", "position-card-twice", "B.aside"),
        ("A.feats=chorus-1,chorus-1///", "position-card-twice", "chorus-1"),
        ("fight=fylges:enemies A.feats=chorus-1/// A.laid=chorus-1:-.-:0:0:0", "position-card-twice", "A.laid"),
        ("fight=fylges:enemies A.laid=chorus-1:-.-:0:0:0,chorus-1:-.-:0:0:0", "position-card-twice", "A.laid"),
        ("enemies=DRAUGR-1 groups=draugr@arji:0.99", "trudvang-damage", "draugr@arji:0.99"),
        ("enemies=DRAUGR-1 groups=draugr@arji:-1", "trudvang-damage", "draugr@arji:-1"),
        ("events=warm-hearth,warm-hearth///", "position-card-twice", "warm-hearth"),
        ("attacks=" + ",".join(["minus-1-a"] * 7) + "///", "position-card-twice", "minus-1-a"),
        ("stakes=1", "position-count", "stakes"),
        ("stakes=0.7.1", "position-number", "stakes"),
        ("agenda=Step(2)>EndCombat()>Round()", "position-unplayable", "Step"),
        ("agenda=EndCombat()>Round()", "position-unplayable", "EndCombat"),
        ("agenda=Reveal()>Round()", "position-unplayable", "Reveal"),
        ("agenda=ChooseEffect(0,1)>Round()", "position-unplayable", "ChooseEffect"),
        ("agenda=CloseBook()>Round()", "position-unplayable", "CloseBook"),
        ("agenda=GroupPlaced(1)>Round()", "position-unplayable", "GroupPlaced"),
        ("agenda=ReturnUpgrade(0)>Round()", "position-unplayable", "ReturnUpgrade"),
        ("agenda=PickUpgrade(0,1)>Round()", "position-unplayable", "PickUpgrade"),
        ("agenda=SwapTitle(0,2)>Round()", "position-unplayable", "SwapTitle"),
        ("agenda=MakeRoom(-3)>Round()", "position-unplayable", "MakeRoom"),
        (f"{FIGHT} agenda=OpenWindow(2)>EndCombat()>Round()", "position-unplayable", "OpenWindow"),
        ("agenda=Strike(0,1,0,1,0,0,0,0)>Round()", "position-unplayable", "Strike"),
        ("agenda=Window(0,1,0)>Round()", "position-unplayable", "Window"),
        (f"{FIGHT} agenda=Land()>EndCombat()>Round()", "position-unplayable", "Land"),
        (f"{FIGHT} agenda=Window(0,3,0)>EndCombat()>Round()", "position-unplayable", "Window"),
        (
            f"{FIGHT} fight.blows=0:0:0:-1:-1:0:1:0:0:0:0:- agenda=EndBlow()>Land()>EndCombat()>Round()",
            "position-unplayable",
            "Land",
        ),
        (f"{FIGHT} agenda=EndCombat()>Step(3)>Round()", "position-unplayable", "Step"),
        (f"{FIGHT} agenda=Step(3)>Round()", "position-unplayable", "EndCombat"),
    ],
)
def test_a_wrong_position_says_what_is_wrong(words, key, hint):
    with pytest.raises(Fault) as fault:
        trudvang.from_position(f"trudvang options=adventure:{tale()} A.hero=kattly A.at=fylges {words}")
    assert fault.value.key == key
    assert hint in str(fault.value.args_of_key)


def test_every_number_of_every_frame_is_checked():
    """A frame with a field that nobody has thought about does not slip through."""
    for name, frame in trudvang.frames.items():
        for field in frame.fields:
            assert not check_of(name, field)(trudvang.new(2), -(2**31)), (name, field)
    known = {f"{name}.{field}" for name, frame in trudvang.frames.items() for field in frame.fields}
    assert known >= set(OF_FRAME)
    assert {key.partition(".")[2] for key in known} == set(FIELDS) | {"kind", "window"}
    assert set(trudvang.frames) >= set(TOGETHER)


@pytest.mark.parametrize(
    "agenda",
    [
        "ChooseBranch(-3,{one},0,1,9,0,-1,0)",
        "PayBranch(-3,{one},0,1,9,0,-1,0,4)",
        "SayYes(-3,{one},9,1,9,0,-1,0)",
        "TakeTogether(-3,{one},0,1,9,0,-1,0)",
        "PickOne(0,{one},0,1,9,0,-1,0)",
        "AnswerAlone(0,{one},0,1,9,0,-1,0)",
        "Timed(-3,0,[5])",
        "EndEffects(0)",
    ],
)
def test_a_step_that_the_book_has_otherwise_is_the_fault_of_the_book(agenda):
    book = tale("40: {text: It stays., do: [{tell: Nothing.}]}")
    block = next(number for number, name in SAGAS[book].names.items() if name == "T1/40.do")
    with pytest.raises(Fault) as fault:
        decide(
            trudvang.from_position(
                f"trudvang options=adventure:{book} A.hero=kattly A.at=fylges B.hero=briya B.at=fylges pois=A:arji "
                f"agenda={agenda.format(one=block)}>Round()"
            )
        )
    assert fault.value.key == "trudvang-book-changed"


@pytest.mark.parametrize("branch", [1, 2])
def test_a_branch_that_costs_nothing_any_more_or_is_gone_is_the_fault_of_the_book(branch):
    book = tale("41: {text: A toll., do: [{choose: [{label: Pay., cost: {cp: 1}, do: []}, {label: Go., do: []}]}]}")
    block = next(number for number, name in SAGAS[book].names.items() if name == "T1/41.do")
    with pytest.raises(Fault) as fault:
        trudvang.from_position(
            f"trudvang options=adventure:{book} A.hero=kattly A.at=fylges A.cp=2 B.hero=briya B.at=fylges B.cp=2 "
            f"pois=A:arji agenda=PayBranch(-3,{block},0,3,13,0,-1,0,{branch})>Round()"
        )
    assert fault.value.key == "trudvang-book-changed"


@pytest.mark.rule("TL-ENEMY-06")
@pytest.mark.parametrize(
    ("figure", "source", "fits"),
    [
        (DRAUGR, CARD, True),
        (NPC, CARD, False),
        (NPC, 3, True),
        (DRAUGR, 3, True),
        (NPC, 0, False),
        (DRAUGR, 4, False),
    ],
)
def test_enemies_about_to_come_have_stats_from_a_card_or_a_poi_with_foes(figure, source, fits):
    book = tale(
        pois="D: {colour: red, name: Guards, read: end-done, "
        "foes: {type: npc, count: 2, health: 2, attack: 1, defence: 0}}"
    )
    words = (
        f"trudvang options=adventure:{book} A.hero=kattly A.at=fylges B.hero=briya B.at=fylges pois=A:arji "
        f"enemies=DRAUGR-1 agenda=PlaceGroup({figure},1,13,{source},-1)>Round()"
    )
    if fits:
        assert unwrap(decide(trudvang.from_position(words))).ask
    else:
        with pytest.raises(Fault):
            trudvang.from_position(words)


def test_a_position_cannot_spoil_the_book_for_others():
    """Flags that a book no longer speaks of are kept; one with the number of a name of the book is not."""
    book = tale("end-home: {text: Home., campaign_end: home}")
    assert ident("stlqachr") == ident("ending:home")

    trudvang.from_position(f"trudvang options=adventure:{book} flags=an_older_one")
    with pytest.raises(Fault) as fault:
        trudvang.from_position(f"trudvang options=adventure:{book} flags=stlqachr")
    assert fault.value.key == "trudvang-names-collide"
    assert SAGAS[book].names[ident("ending:home")] == "ending:home"


@pytest.mark.rule("TL-COMBAT-RES-05", "TL-GLOSS-18")
@pytest.mark.parametrize("agenda", ["Land()>EndBlow()", "ExtraBlow(1)>Respond(3)>Land()>EndBlow()>Land()>EndBlow()"])
def test_an_attack_under_way_is_read(agenda):
    blow = "fight.blows=0:0:0:-1:-1:0:1:0:0:0:0:-"
    s = trudvang.from_position(
        f"trudvang options=adventure:{tale()} A.hero=kattly A.at=fylges pois=A:arji "
        f"{FIGHT} {blow} agenda={agenda}>EnemyTurn(-3)>Step(4)>EndCombat()>Round()"
    )
    assert decide(s) is not None
