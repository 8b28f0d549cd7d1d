"""Craft: Plunder, Turncoat, Infiltrate."""

import pytest

from optional import unwrap
from scenario import at, hand, norsaga, offered, pile, run, table, told

NAMES = ("Y", "P1", "P2", "G1", "G2", "G3", "G4")
PLUNDER = "players=3 A.tree=GB/-,-/-,-/-,- A.hand=Gh,RR B.hand=GR,YY C.hand=BB step=2"
TURNCOAT = "A.tree=GB/GR,-/-,-/-,- A.hand=RR,BB,YY,GG B.tree=RB/-,-/-,-/-,- step=2"
CRAFT3 = "A.tree=GB/GR,-/GG,-/-,-"


def hands_seen(s, seat):
    """What this seat says of each other hand: the cards it knows to be there, and those that may be."""
    return {p["seat"]: (p["known"], p["maybe"]) for p in norsaga.view(s, seat)["players"] if p["seat"] != seat}


def eligible(s, seat):
    return norsaga.view(s, None)["players"][seat]["eligible"]


@pytest.mark.case("NS-CASE-30")
@pytest.mark.rule("NS-EMB-PLUNDER-01", "NS-EMB-PLUNDER-02")
def test_plunder_swaps_a_card_that_only_the_two_learn():
    s = table(PLUNDER)
    asked = unwrap(run(s, "plunder", "choose B"))
    assert (asked.seat, asked.ask) == (0, "plunder.swap")
    assert asked.options == ["swap GH-1 GR1", "swap GH-1 YY1", "swap RR1 GR1", "swap RR1 YY1", "keep"]
    assert told(s, "look", 0) == [{"kind": "look", "seat": 0, "target": 1, "cards": ["GR1", "YY1"]}]
    assert told(s, "look", 2) == told(s, "look", None) == [{"kind": "look", "seat": 0, "target": 1}]
    assert hands_seen(s, 0) == {1: (["GR1", "YY1"], []), 2: ([], [])}
    assert hands_seen(s, 1) == {0: ([], []), 2: ([], [])}
    run(s, "swap GH-1 GR1")
    assert (hand(s, "A"), hand(s, "B"), hand(s, "C")) == (["GR1", "RR1"], ["GH-1", "YY1"], ["BB1"])
    both = {"kind": "swap", "seat": 0, "target": 1, "gave": "GH-1", "took": "GR1"}
    assert told(s, "swap", 0) == told(s, "swap", 1) == [both]
    assert told(s, "swap", 2) == [{"kind": "swap", "seat": 0, "target": 1}]
    assert hands_seen(s, 0) == {1: (["YY1", "GH-1"], []), 2: ([], [])}
    assert hands_seen(s, 1) == {0: (["GR1"], []), 2: ([], [])}
    assert hands_seen(s, 2) == {0: ([], []), 1: ([], [])}


@pytest.mark.rule("NS-EMB-PLUNDER-01")
def test_plunder_swaps_only_cards_of_the_two_hands():
    s = table(PLUNDER)
    run(s, "plunder", "choose B")
    for text in ("swap RR1 BB1", "swap GR1 YY1", "swap GH-1 RR1"):
        assert unwrap(norsaga.why(s, 0, text)).rule == "NS-EMB-PLUNDER-01"


@pytest.mark.rule("NS-EMB-PLUNDER-03")
def test_plunder_may_look_and_keep():
    s = table(PLUNDER)
    run(s, "plunder", "choose C")
    asked = unwrap(run(s, "keep"))
    assert asked.ask == "tale.continue"
    assert (hand(s, "A"), hand(s, "B"), hand(s, "C")) == (["GH-1", "RR1"], ["GR1", "YY1"], ["BB1"])
    assert told(s, "swap") == []
    assert told(s, "keep", 1) == [{"kind": "keep", "seat": 0}]
    assert hands_seen(s, 0)[2] == (["BB1"], [])


@pytest.mark.case("NS-CASE-30")
@pytest.mark.rule("NS-EMB-PLUNDER-04")
def test_plunder_with_an_empty_hand_only_looks():
    s = table("A.tree=GB/-,-/-,-/-,- B.hand=GR,YY queue=A agenda=Skalds()>Turn(1)")
    asked = unwrap(run(s, "plunder"))
    assert (asked.ask, asked.options) == ("plunder.swap", ["keep"])
    assert told(s, "look", 0)[0]["cards"] == ["GR1", "YY1"]
    assert unwrap(norsaga.why(s, 0, "swap RR1 GR1")).rule == "NS-EMB-PLUNDER-04"


@pytest.mark.case("NS-CASE-30")
@pytest.mark.rule("NS-EMB-PLUNDER-04")
def test_plunder_spares_an_empty_hand_and_oneself():
    s = table("players=4 A.tree=GB/-,-/-,-/-,- A.hand=Gh,RR C.hand=BB D.hand=YY step=2")
    assert unwrap(run(s, "plunder")).options == ["choose C", "choose D"]
    assert unwrap(norsaga.why(s, 0, "choose B")).rule == "NS-EMB-PLUNDER-04"
    assert unwrap(norsaga.why(s, 0, "choose A")).rule == "NS-EMB-PLUNDER-01"


@pytest.mark.rule("NS-EMB-PLUNDER-04")
def test_plunder_is_not_offered_where_nobody_else_holds_a_card():
    s = table("A.tree=GB/GR,-/-,-/-,- A.hand=Gh,RR step=2")
    assert offered(s) == ["turncoat", "pass"]
    assert unwrap(norsaga.why(s, 0, "plunder")).rule == "NS-ELIG-12"


@pytest.mark.rule("NS-EMB-PLUNDER-05")
def test_a_plundered_skald_wakes_nobody():
    s = table("A.tree=GB/-,-/-,-/-,- A.hand=SkR B.tree=RR/-,-/-,-/-,- B.hand=SkB step=2")
    asked = unwrap(run(s, "plunder", "swap SK-R1 SK-B1"))
    assert told(s, "grant") == []
    assert (asked.seat, asked.ask) == (0, "tale.continue")


@pytest.mark.rule("NS-EMB-TURNCOAT-01")
def test_turncoat_takes_a_hero_back_openly_then_plays_then_discards():
    s = table(TURNCOAT)
    asked = unwrap(run(s, "turncoat"))
    assert (asked.ask, asked.options) == ("turncoat.take", ["take me.Y", "take me.P1"])
    assert unwrap(norsaga.why(s, 0, "take me.P2")).rule == "NS-EMB-TURNCOAT-01"
    assert unwrap(norsaga.why(s, 0, "take B.Y")).rule == "NS-EMB-TURNCOAT-01"
    assert unwrap(run(s, "take me.P1")).ask == "turncoat.play"
    assert hand(s, "A") == ["RR1", "BB1", "YY1", "GG1", "GR1"]
    assert pile(s.discard) == []
    assert told(s, "take", 1) == [{"kind": "take", "seat": 0, "spot": "P1", "card": "GR1"}]
    assert hands_seen(s, 1)[0] == (["GR1"], [])
    assert unwrap(run(s, "play RR1 me.G1")).ask == "turncoat.discard"
    assert (at(s, "A.P1"), at(s, "A.G1")) == ("-", "RR1")


@pytest.mark.rule("NS-EMB-TURNCOAT-02")
def test_the_play_of_turncoat_is_a_must_and_follows_the_rules_of_playing():
    s = table("players=3 A.tree=GB/GR,-/-,-/-,- A.hand=Gh doomed=C step=2")
    run(s, "turncoat", "take me.P1")
    for card, owners in (("GR1", ("me", "C")), ("GH-1", ("me", "B", "C"))):
        places = [text for text in offered(s) if card in text]
        assert places == [f"play {card} {owner}.{name}" for owner in owners for name in NAMES]
    assert all(text.startswith("play ") for text in offered(s))
    assert unwrap(norsaga.why(s, 0, "play GR1 B.P1")).rule == "NS-PLACE-06"
    run(s, "play GR1 me.G4")
    assert at(s, "A.G4") == "GR1"


@pytest.mark.rule("NS-EMB-TURNCOAT-03")
@pytest.mark.parametrize(
    ("gone", "left"),
    [
        ([], ["RR1", "BB1", "YY1", "GR1"]),
        (["YY1"], ["RR1", "BB1", "GR1"]),
        (["RR1", "GR1", "YY1"], ["BB1"]),
    ],
)
def test_turncoat_discards_none_or_some_all_at_once(gone, left):
    s = table(TURNCOAT)
    run(s, "turncoat", "take me.P1", "play GG1 me.P1")
    for i, card in enumerate(gone, 1):
        run(s, f"discard {card}")
        assert (norsaga.view(s, 1)["aside"], pile(s.discard)) == ({"of": 0, "count": i, "cards": None}, [])
    assert unwrap(norsaga.why(s, 0, "discard GG1")).rule == "NS-EMB-TURNCOAT-01"
    asked = unwrap(run(s, "done"))
    assert (hand(s, "A"), pile(s.discard)) == (left, gone)
    assert [event["cards"] for event in told(s, "discard")] == ([gone] if gone else [])
    assert (asked.seat, asked.ask) == (0, "tale.continue")


@pytest.mark.rule("NS-EMB-TURNCOAT-03")
def test_turncoat_discarding_all_leaves_nothing_for_step_three():
    s = table(TURNCOAT)
    run(s, "turncoat", "take me.P1", "play GG1 me.P1")
    run(s, "discard RR1", "discard BB1", "discard YY1", "discard GR1")
    assert hand(s, "A") == []
    assert sorted(pile(s.discard)) == ["BB1", "GR1", "RR1", "YY1"]
    assert told(s, "turn") == [{"kind": "turn", "seat": 1, "turn": 2}]


@pytest.mark.case("NS-CASE-31")
@pytest.mark.rule("NS-EMB-TURNCOAT-04")
def test_turncoat_on_the_youngest_loses_the_grant_of_a_skald_played_elsewhere():
    s = table("A.tree=GB/GR,-/-,-/-,- A.hand=SkG,RR,BB,YY step=2")
    run(s, "turncoat", "take me.Y", "play SK-G1 me.P2")
    asked = unwrap(run(s, "done"))
    assert told(s, "grant") == [{"kind": "grant", "seat": 0}]
    assert told(s, "lost") == [{"kind": "lost", "seat": 0}]
    assert (asked.seat, asked.ask) == (0, "tale.continue")
    assert "play GB1 me.Y" in asked.options


@pytest.mark.rule("NS-EMB-TURNCOAT-04")
def test_without_the_youngest_there_are_no_embellishments_until_a_play_fills_its_spot():
    s = table(TURNCOAT)
    assert eligible(s, 0) == ["turncoat"]
    run(s, "turncoat", "take me.Y")
    assert eligible(s, 0) == []
    run(s, "play GG1 me.Y")
    assert eligible(s, 0) == ["turncoat"]


@pytest.mark.rule("NS-EMB-TURNCOAT-05")
@pytest.mark.parametrize("tree", ["-/-,-/-,-/-,-", "-/GR,-/-,-/-,-"])
def test_turncoat_is_not_offered_without_a_youngest_hero(tree):
    s = table(f"A.tree={tree} A.hand=RR,BB B.hand=YY queue=A agenda=Skalds()>Turn(1)")
    run(s)
    assert told(s, "lost") == [{"kind": "lost", "seat": 0}]


@pytest.mark.rule("NS-EMB-TURNCOAT-06")
def test_a_skald_taken_back_and_played_again_grants_again_after_the_discard():
    s = table("A.tree=GB/GR,SkG/-,-/-,- A.hand=RR step=2")
    asked = unwrap(run(s, "turncoat", "take me.P2", "play SK-G1 me.P2"))
    assert (asked.ask, told(s, "grant")) == ("turncoat.discard", [])
    asked = unwrap(run(s, "done"))
    assert (asked.seat, asked.ask, asked.options) == (0, "skald.embellish", ["turncoat", "pass"])


@pytest.mark.case("NS-CASE-33")
@pytest.mark.rule("NS-DOOM-06")
def test_turncoat_plays_onto_a_doomed_tree_and_covers_what_lies_there():
    s = table("A.tree=GB/GR,-/-,-/-,- A.hand=YY B.tree=RB/BB,-/-,-/-,- doomed=B step=2")
    run(s, "turncoat", "take me.P1", "play YY1 B.P1")
    assert at(s, "B.P1") == "YY1"
    assert pile(s.discard) == ["BB1"]


@pytest.mark.case("NS-CASE-34")
@pytest.mark.rule("NS-EMB-INFILTRATE-01", "NS-EMB-INFILTRATE-04", "NS-EMB-INFILTRATE-05")
def test_infiltrating_ones_own_hand_places_by_colour_and_may_win():
    s = table("A.tree=GY/BR,GR/YB,GG/RR,GB A.saga=R2G2B1Y1 A.hand=GR,RY,SkB,Gh B.tree=RB/-,-/-,-/-,- B.hand=YY step=2")
    asked = unwrap(run(s, "infiltrate", "choose A"))
    assert (asked.seat, asked.ask) == (0, "infiltrate.place")
    green = [f"place GR2 me.{name}" for name in ("Y", "P2", "G2", "G4")]
    assert asked.options == ["place RY1 me.G3", "place RY1 B.Y", *green, "stop"]
    assert unwrap(norsaga.why(s, 0, "place SK-B1 me.P1")).rule == "NS-EMB-INFILTRATE-04"
    assert unwrap(norsaga.why(s, 0, "place GH-1 me.P1")).rule == "NS-EMB-INFILTRATE-04"
    assert unwrap(norsaga.why(s, 0, "place RY1 B.P1")).rule == "NS-EMB-INFILTRATE-05"
    assert norsaga.view(s, 1)["players"][0]["progress"] == 5
    assert run(s, "place GR2 me.G4") is None
    assert unwrap(norsaga.outcome(s)).winners == [0]
    assert hand(s, "A") == ["RY1", "SK-B1", "GH-1"]


@pytest.mark.case("NS-CASE-36")
@pytest.mark.rule("NS-EMB-INFILTRATE-06", "NS-EMB-INFILTRATE-07", "NS-SKALD-11", "NS-SKALD-15")
def test_two_skalds_on_one_spot_grant_twice():
    s = table(f"players=3 {CRAFT3} B.tree=RR/SkB,-/-,-/-,- B.hand=GG,YB C.hand=SkR,SkG,YY step=2")
    asked = unwrap(run(s, "infiltrate", "choose C", "place SK-R1 B.P1"))
    assert "place SK-G1 B.P1" in asked.options
    asked = unwrap(run(s, "place SK-G1 B.P1"))
    assert (asked.ask, told(s, "grant")) == ("infiltrate.place", [])
    asked = unwrap(run(s, "stop"))
    assert pile(s.discard) == ["SK-B1", "SK-R1"]
    assert (asked.seat, asked.ask, norsaga.view(s, 0)["queue"]) == (1, "skald.embellish", [1, 1])
    asked = unwrap(run(s, "adapt", "dismiss me.P1", "place GG2"))
    assert (asked.seat, asked.ask, norsaga.view(s, 0)["queue"]) == (1, "skald.embellish", [1])
    run(s, "pass")
    assert (told(s, "grant"), told(s, "turn")[0]["seat"]) == ([{"kind": "grant", "seat": 1}] * 2, 1)


@pytest.mark.case("NS-CASE-37")
@pytest.mark.rule("NS-EMB-INFILTRATE-03", "NS-EMB-INFILTRATE-10", "NS-UI-05")
def test_infiltrate_ends_when_nothing_fits_and_needs_a_hand_with_cards():
    s = table(f"players=3 {CRAFT3} A.hand=YB B.hand=RR,SkB step=2")
    assert unwrap(run(s, "infiltrate")).options == ["choose A", "choose B"]
    assert unwrap(norsaga.why(s, 0, "choose C")).rule == "NS-EMB-INFILTRATE-10"
    asked = unwrap(run(s, "choose B"))
    assert (asked.ask, asked.options, asked.about) == ("infiltrate.place", ["stop"], {"target": "B"})
    assert unwrap(norsaga.why(s, 0, "place RR1 me.Y")).rule == "NS-EMB-INFILTRATE-04"
    assert unwrap(norsaga.why(s, 0, "place RR1 me.P2")).rule == "NS-EMB-INFILTRATE-05"
    assert unwrap(norsaga.why(s, 0, "place GB2 me.Y")).rule == "NS-EMB-INFILTRATE-01"
    assert unwrap(run(s, "stop")).ask == "tale.continue"
    assert hand(s, "B") == ["RR1", "SK-B1"]


@pytest.mark.rule("NS-EMB-INFILTRATE-02", "NS-EMB-INFILTRATE-03", "NS-EMB-INFILTRATE-09")
def test_infiltrate_shows_a_hand_to_the_actor_alone_and_leaves_it_smaller():
    s = table(f"players=3 {CRAFT3} A.hand=YB B.tree=RR/-,-/-,-/-,- B.hand=GY,RG,YY C.hand=BB step=2")
    run(s, "infiltrate", "choose B")
    assert told(s, "look", 0)[0]["cards"] == ["RG1", "GY1", "YY1"]
    assert told(s, "look", 2) == told(s, "look") == [{"kind": "look", "seat": 0, "target": 1}]
    assert unwrap(run(s, "place RG1 B.Y", "stop")).ask == "tale.continue"
    place = {"kind": "place", "seat": 0, "card": "RG1", "owner": 1, "spot": "Y", "covered": "RR1"}
    assert told(s, "place", 2) == [place]
    assert hand(s, "B") == ["GY1", "YY1"]
    assert told(s, "draw") == []
    assert hands_seen(s, 0)[1] == (["GY1", "YY1"], [])
    assert hands_seen(s, 2)[1] == ([], [])


@pytest.mark.rule("NS-EMB-INFILTRATE-01", "NS-EMB-INFILTRATE-03")
def test_infiltrate_may_place_a_whole_hand_and_then_ends_by_itself():
    s = table(f"players=3 {CRAFT3} A.hand=YB B.tree=RR/-,-/-,-/-,- C.hand=GY,RG step=2")
    run(s, "infiltrate", "choose C", "place GY1 me.G1")
    assert unwrap(run(s, "place RG1 B.Y")).ask == "tale.continue"
    assert (at(s, "A.G1"), at(s, "B.Y"), hand(s, "C")) == ("GY1", "RG1", [])


@pytest.mark.rule("NS-EMB-INFILTRATE-11", "NS-GHOST-04", "NS-DOOM-08")
def test_infiltrate_opens_no_other_spot_for_a_ghost_or_by_a_doom_token():
    s = table(f"players=3 {CRAFT3} A.hand=Gh,YY B.tree=Gh/RR,-/-,-/-,- C.tree=YG/-,-/-,-/-,- doomed=BC step=2")
    asked = unwrap(run(s, "infiltrate"))
    assert asked.options == ["place YY1 C.Y", "place GH-2 B.Y", "stop"]


@pytest.mark.rule("NS-EMB-INFILTRATE-08", "NS-SKALD-10")
@pytest.mark.parametrize(("house", "queue"), [("next", [2, 0, 1]), ("actor", [1, 2, 0])])
def test_the_queue_after_infiltrate_starts_as_the_table_chose(house, queue):
    s = table(f"""players=3 options=infiltrate_queue:{house} active=B step=2 A.tree=RR/SkR,-/-,-/-,- A.hand=RG
                  B.tree=GB/GR,SkG/GG,-/-,- B.hand=SkB,SkY,SkR C.tree=YY/SkB,-/-,-/-,-""")
    run(s, "infiltrate", "choose B", "place SK-B2 A.P1", "place SK-Y1 me.P2", "place SK-R2 C.P1")
    assert norsaga.view(s, None)["queue"] == queue
    assert unwrap(run(s)).seat == queue[0]
