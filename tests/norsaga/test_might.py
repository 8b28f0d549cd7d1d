"""Might: Adapt, Assault, Invade."""

import pytest

from optional import unwrap
from scenario import at, hand, norsaga, offered, pile, run, table, told

NAMES = ("Y", "P1", "P2", "G1", "G2", "G3", "G4")


@pytest.mark.case("NS-CASE-24")
@pytest.mark.rule("NS-SKALD-04", "NS-SKALD-09", "NS-EMB-ADAPT-05")
def test_adapt_brings_a_skald_and_may_adapt_again():
    s = table("A.tree=RR/BB,-/-,-/-,- A.hand=SkB,GG,YY,GR step=2")
    asked = unwrap(run(s, "adapt", "dismiss me.P1", "place SK-B1"))
    assert (asked.seat, asked.ask, asked.options) == (0, "skald.embellish", ["adapt", "pass"])
    assert at(s, "A.P1") == "SK-B1"
    assert pile(s.discard) == ["BB1"]
    asked = unwrap(run(s, "adapt", "dismiss me.P1", "place GG1"))
    assert (asked.seat, asked.ask) == (0, "tale.continue")
    assert at(s, "A.P1") == "GG1"


@pytest.mark.case("NS-CASE-24")
@pytest.mark.rule("NS-SKALD-07")
def test_adapting_the_youngest_into_a_skald_loses_the_grant():
    s = table("A.tree=RR/BB,-/-,-/-,- A.hand=SkB,GG,YY,GR step=2")
    asked = unwrap(run(s, "adapt", "dismiss me.Y", "place SK-B1"))
    assert told(s, "grant") == [{"kind": "grant", "seat": 0}]
    assert told(s, "lost") == [{"kind": "lost", "seat": 0}]
    assert (asked.seat, asked.ask) == (0, "tale.continue")


@pytest.mark.rule("NS-EMB-ADAPT-01", "NS-EMB-ADAPT-02")
@pytest.mark.parametrize(("spot", "gone"), [("Y", "RR1"), ("P1", "GH-1"), ("P2", "SK-B1"), ("G3", "BG1")])
def test_adapt_replaces_any_own_hero_in_its_very_spot(spot, gone):
    s = table("A.tree=RR/Gh,SkB/-,-/BG,- A.hand=YY,GG B.tree=RG/-,-/-,-/-,- step=2")
    assert unwrap(run(s, "adapt")).options == ["dismiss me.Y", "dismiss me.P1", "dismiss me.P2", "dismiss me.G3"]
    before = {name: at(s, f"A.{name}") for name in NAMES}
    assert unwrap(run(s, f"dismiss me.{spot}")).ask == "adapt.place"
    assert (at(s, f"A.{spot}"), pile(s.discard)) == ("-", [gone])  # it is gone before another lies there
    run(s, "place YY1")
    assert {name: at(s, f"A.{name}") for name in NAMES} == {**before, spot: "YY1"}
    assert pile(s.discard) == [gone]
    assert hand(s, "A") == ["GG1"]


@pytest.mark.rule("NS-EMB-ADAPT-04")
def test_adapt_takes_neither_an_empty_spot_nor_anothers_hero():
    s = table("A.tree=RR/BB,-/-,-/-,- A.hand=YY,GG B.tree=RG/-,-/-,-/-,- step=2")
    run(s, "adapt")
    assert norsaga.why(s, 0, "dismiss me.P1") is None
    assert unwrap(norsaga.why(s, 0, "dismiss me.P2")).rule == "NS-EMB-ADAPT-04"
    assert unwrap(norsaga.why(s, 0, "dismiss B.Y")).rule == "NS-EMB-ADAPT-04"


@pytest.mark.rule("NS-EMB-ADAPT-03")
@pytest.mark.parametrize("card", ["GH-1", "YY1"])
def test_adapt_leaves_no_choice_of_spot_even_to_a_ghost_or_beside_a_doomed_tree(card):
    s = table("A.tree=RR/BB,-/-,-/-,- A.hand=Gh,YY B.tree=RG/-,-/-,-/-,- doomed=B step=2")
    asked = unwrap(run(s, "adapt", "dismiss me.P1"))
    assert asked.options == ["place GH-1", "place YY1"]
    assert asked.about == {"spot": "me.P1"}
    run(s, f"place {card}")
    assert at(s, "A.P1") == card
    assert [at(s, f"B.{name}") for name in NAMES] == ["RG1", "-", "-", "-", "-", "-", "-"]


@pytest.mark.rule("NS-EMB-ADAPT-06")
def test_adapt_cannot_put_the_dismissed_card_back():
    s = table("A.tree=RR/BB,-/-,-/-,- A.hand=YY,GG discard=YB1 step=2")
    run(s, "adapt", "dismiss me.P1")
    assert offered(s) == ["place YY1", "place GG1"]
    assert unwrap(norsaga.why(s, 0, "place BB1")).rule == "NS-EMB-ADAPT-06"
    assert unwrap(norsaga.why(s, 0, "place YB1")).rule == "NS-EMB-ADAPT-01"  # discarded long before


@pytest.mark.case("NS-CASE-25")
@pytest.mark.rule("NS-EMB-ADAPT-04", "NS-EMB-ASSAULT-03")
def test_without_cards_assault_is_offered_and_adapt_is_not():
    s = table("A.tree=RR/RG,-/-,-/-,- queue=A agenda=Skalds()>Turn(1)")
    assert offered(s) == ["assault", "pass"]
    assert unwrap(norsaga.why(s, 0, "adapt")).rule == "NS-ELIG-12"


@pytest.mark.case("NS-CASE-25")
@pytest.mark.rule("NS-EMB-ADAPT-04")
def test_a_first_generation_without_cards_loses_the_grant():
    s = table("A.tree=RR/BB,-/-,-/-,- queue=A agenda=Skalds()>Turn(1)")
    run(s)
    assert told(s, "lost") == [{"kind": "lost", "seat": 0}]


@pytest.mark.case("NS-CASE-76")
@pytest.mark.rule("NS-EMB-ASSAULT-01", "NS-EMB-ASSAULT-02")
def test_assault_costs_two_cards_at_once_and_its_victim_picks_the_hero():
    s = table("""players=3 A.tree=RR/RG,-/-,-/-,- A.hand=BB,GG,YY,GR B.tree=BR/BG,-/-,-/-,SkR
                 C.tree=YG/-,-/-,-/-,- step=2""")
    assert unwrap(run(s, "assault")).options == ["discard BB1", "discard GG1", "discard YY1", "discard GR1"]
    assert unwrap(norsaga.why(s, 0, "discard RR2")).rule == "NS-EMB-ASSAULT-01"
    assert unwrap(run(s, "discard GG1")).options == ["discard BB1", "discard YY1", "discard GR1"]
    assert told(s, "discard") == []
    assert pile(s.discard) == []
    assert norsaga.view(s, 1)["aside"] == {"of": 0, "count": 1, "cards": None}
    assert unwrap(run(s, "discard GR1")).options == ["choose A", "choose B", "choose C"]
    assert told(s, "discard") == [{"kind": "discard", "seat": 0, "cards": ["GR1", "GG1"]}]
    asked = unwrap(run(s, "choose B"))
    assert (asked.seat, asked.ask) == (1, "assault.dismiss")
    assert asked.options == ["dismiss me.Y", "dismiss me.P1", "dismiss me.G4"]
    assert norsaga.view(s, 1)["discard"] == ["GR1", "GG1"]
    assert unwrap(norsaga.why(s, 0, "dismiss me.Y")).rule == "NS-UI-04"
    assert unwrap(norsaga.why(s, 1, "dismiss A.Y")).rule == "NS-EMB-ASSAULT-02"
    asked = unwrap(run(s, "dismiss me.P1"))
    assert (asked.seat, asked.ask) == (0, "tale.continue")
    assert at(s, "B.P1") == "-"
    assert pile(s.discard) == ["GR1", "GG1", "BG1"]
    assert hand(s, "A") == ["BB1", "YY1"]


@pytest.mark.rule("NS-EMB-ASSAULT-03")
@pytest.mark.parametrize(
    ("held", "script", "left"),
    [
        ("-", [], []),
        ("BB", [], []),
        ("BB,GG", [], []),
        ("BB,GG,YY", ["discard GG1", "discard BB1"], ["YY1"]),
    ],
)
def test_assault_takes_what_cards_there_are(held, script, left):
    s = table(f"A.tree=RR/RG,-/-,-/-,- A.hand={held} B.tree=BR/-,-/-,-/-,- queue=A agenda=Skalds()>Turn(1)")
    asked = unwrap(run(s, "assault", *script))
    assert (asked.ask, asked.options) == ("assault.target", ["choose A", "choose B"])
    assert hand(s, "A") == left
    assert len(told(s, "discard")) == (0 if held == "-" else 1)
    run(s, "choose B")
    assert at(s, "B.Y") == "-"


@pytest.mark.rule("NS-EMB-ASSAULT-04")
def test_assault_may_hit_oneself_but_nobody_without_heroes():
    s = table("players=3 A.tree=RR/RG,-/-,-/-,- A.hand=BB,GG C.tree=Gh/-,-/-,-/-,- step=2")
    assert unwrap(run(s, "assault")).options == ["choose A", "choose C"]
    assert unwrap(norsaga.why(s, 0, "choose B")).rule == "NS-EMB-ASSAULT-04"
    asked = unwrap(run(s, "choose A"))
    assert (asked.seat, asked.options) == (0, ["dismiss me.Y", "dismiss me.P1"])
    run(s, "dismiss me.Y")
    assert at(s, "A.Y") == "-"


@pytest.mark.case("NS-CASE-27")
@pytest.mark.rule("NS-EMB-INVADE-04", "NS-SKALD-05", "NS-SKALD-06")
def test_an_invading_skald_lets_the_invaded_player_embellish_in_the_invaders_turn():
    s = table("A.tree=RR/RG,-/RB,-/-,- A.hand=SkY,GG,YY,GR B.tree=BB/-,-/-,-/-,- B.hand=BG step=2")
    asked = unwrap(run(s, "invade", "play SK-Y1 B.P2"))
    assert at(s, "B.P2") == "SK-Y1"
    assert (asked.seat, asked.ask, asked.options) == (1, "skald.embellish", ["augur", "pass"])
    assert norsaga.view(s, 0)["active"] == 0
    assert told(s, "grant") == [{"kind": "grant", "seat": 1}]
    asked = unwrap(run(s, "augur", "draw YY2", "discard BG1"))
    assert hand(s, "B") == ["YY2"]
    assert (asked.seat, asked.ask) == (0, "tale.continue")
    assert told(s, "turn") == []


@pytest.mark.case("NS-CASE-28")
@pytest.mark.rule("NS-EMB-INVADE-02", "NS-EMB-INVADE-03", "NS-GHOST-03")
@pytest.mark.parametrize(("held", "card"), [("Gh", "GH-1"), ("YY", "YY1")])
def test_invade_goes_to_every_spot_of_the_other_trees_and_never_to_ones_own(held, card):
    s = table(f"players=3 A.tree=RR/RG,-/RB,-/-,- A.hand={held} B.tree=BB/-,-/-,-/-,- doomed=A step=2")
    run(s, "invade")
    assert offered(s) == [f"play {card} {seat}.{name}" for seat in "BC" for name in NAMES]
    assert unwrap(norsaga.why(s, 0, f"play {card} me.P2")).rule == "NS-EMB-INVADE-02"


@pytest.mark.rule("NS-EMB-INVADE-01")
@pytest.mark.parametrize(("spot", "gone"), [("Y", ["BB1"]), ("G4", [])])
def test_invade_plays_a_hand_card_on_an_empty_or_an_occupied_spot(spot, gone):
    s = table("A.tree=RR/RG,-/RB,-/-,- A.hand=YY,GG B.tree=BB/-,-/-,-/-,- step=2")
    run(s, "invade", f"play YY1 B.{spot}")
    assert at(s, f"B.{spot}") == "YY1"
    assert pile(s.discard) == gone
    assert hand(s, "A") == ["GG1"]


@pytest.mark.rule("NS-EMB-ASSAULT-01", "NS-DECK-08")
@pytest.mark.parametrize(
    ("hand", "script"),
    [
        ("BB1,YY1", []),
        ("YY1,BB1", []),
        ("BB1,GG1,YY1", ["discard BB1", "discard YY1"]),
        ("GG1,BB1,YY1", ["discard YY1", "discard BB1"]),
    ],
)
def test_two_cards_paid_together_have_no_order(hand, script):
    """Neither that in which they came to the hand nor that in which they were picked."""
    s = table(f"A.tree=RR/RG,-/-,-/-,- A.hand={hand} B.tree=BG/-,-/-,-/-,- step=2")
    s.log = []
    run(s, "assault", *script)
    assert [event.fields_for(1)["cards"] for event in s.log if event.kind == "discard"] == [["BB1", "YY1"]]
    assert norsaga.view(s, 1)["discard"] == ["BB1", "YY1"]
