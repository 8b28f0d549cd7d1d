"""Lore: Augur, Offering, Possess."""

import pytest

from optional import unwrap
from scenario import at, hand, norsaga, offered, pile, run, table, told

NAMES = ("Y", "P1", "P2", "G1", "G2", "G3", "G4")
OFFERING = "players=3 A.tree=BB/BG,-/-,-/-,- A.hand=Gh,Gh,GR,SkR step=2"
LORE3 = "A.tree=BB/BG,BY/BR,-/-,-"


@pytest.mark.rule("NS-EMB-AUGUR-01", "NS-EMB-AUGUR-02")
@pytest.mark.parametrize(("gone", "left"), [("RR1", ["GG1", "YY1", "BG1"]), ("BG1", ["RR1", "GG1", "YY1"])])
def test_augur_draws_a_card_and_at_once_discards_any(gone, left):
    s = table("A.tree=BB/-,-/-,-/-,- A.hand=RR,GG,YY step=2")
    asked = unwrap(run(s, "augur"))
    assert (asked.seat, asked.ask) == (-1, "deck.draw")
    asked = unwrap(run(s, "draw BG1"))
    assert (asked.seat, asked.ask) == (0, "augur.discard")
    assert asked.options == ["discard RR1", "discard GG1", "discard YY1", "discard BG1"]
    assert unwrap(norsaga.why(s, 0, "discard BR1")).rule == "NS-EMB-AUGUR-02"
    assert told(s, "draw", 0)[0]["cards"] == ["BG1"]
    assert told(s, "draw", 1) == [{"kind": "draw", "seat": 0, "count": 1}]
    assert unwrap(run(s, f"discard {gone}")).ask == "tale.continue"
    assert (hand(s, "A"), pile(s.discard)) == (left, [gone])
    assert told(s, "discard", 1) == [{"kind": "discard", "seat": 0, "cards": [gone]}]


@pytest.mark.rule("NS-EMB-AUGUR-02")
def test_augur_with_an_empty_hand_gives_the_new_card_away_again():
    s = table("A.tree=BB/-,-/-,-/-,- queue=A agenda=Skalds()>Turn(1)")
    run(s, "augur", "draw BG1")
    assert (hand(s, "A"), pile(s.discard)) == ([], ["BG1"])


@pytest.mark.case("NS-CASE-39")
@pytest.mark.rule("NS-EMB-OFFERING-01", "NS-EMB-OFFERING-02", "NS-GHOST-03")
def test_an_offered_ghost_lets_the_other_ghost_go_to_any_tree():
    s = table(OFFERING)
    asked = unwrap(run(s, "offering"))
    assert asked.ask == "offering.discard"
    assert asked.options == ["discard GH-1", "discard GH-2", "discard GR1", "discard SK-R1"]
    assert unwrap(norsaga.why(s, 0, "discard RR1")).rule == "NS-EMB-OFFERING-01"
    asked = unwrap(run(s, "discard GH-1"))
    assert pile(s.discard) == ["GH-1"]
    assert asked.options == [*(f"play GH-2 {o}.{n}" for o in ("me", "B", "C") for n in NAMES), "pass"]
    assert unwrap(norsaga.why(s, 0, "play GR1 me.P2")).rule == "NS-EMB-OFFERING-02"
    assert unwrap(norsaga.why(s, 0, "play SK-R1 me.P2")).rule == "NS-EMB-OFFERING-02"
    run(s, "play GH-2 C.G4")
    assert (at(s, "C.G4"), hand(s, "A")) == ("GH-2", ["GR1", "SK-R1"])


@pytest.mark.case("NS-CASE-39")
@pytest.mark.rule("NS-EMB-OFFERING-04", "NS-UI-05")
def test_an_offering_without_its_colour_left_plays_nothing_but_is_asked():
    s = table(OFFERING)
    asked = unwrap(run(s, "offering", "discard GR1"))
    assert (asked.seat, asked.ask, asked.options) == (0, "offering.play", ["pass"])
    assert norsaga.why(s, 0, "play GR1 me.P2") is not None
    assert unwrap(run(s, "pass")).ask == "tale.continue"


@pytest.mark.case("NS-CASE-39")
@pytest.mark.rule("NS-EMB-OFFERING-03")
def test_an_offering_may_be_all():
    s = table(OFFERING)
    asked = unwrap(run(s, "offering", "discard GH-1", "pass"))
    assert asked.ask == "tale.continue"
    assert hand(s, "A") == ["GH-2", "GR1", "SK-R1"]
    assert told(s, "play") == []


@pytest.mark.rule("NS-EMB-OFFERING-02")
@pytest.mark.parametrize(
    ("offer", "fits"),
    [
        ("GR1", ["GB1"]),
        ("GB1", ["GR1"]),
        ("RG1", []),
        ("SK-R1", ["SK-B1"]),
        ("SK-B1", ["SK-R1"]),
    ],
)
def test_an_offering_matches_dominant_colours_and_skalds_with_skalds(offer, fits):
    s = table("A.tree=BB/BG,-/-,-/-,- A.hand=GR,GB,RG,SkR,SkB step=2")
    run(s, "offering", f"discard {offer}")
    assert [text.split()[1] for text in offered(s) if text.endswith("me.Y")] == fits


@pytest.mark.rule("NS-EMB-OFFERING-04")
def test_the_play_of_an_offering_follows_the_rules_of_playing():
    s = table("players=3 A.tree=BB/BG,-/-,-/-,- A.hand=GR,GB,RR C.tree=YY/-,-/-,-/-,- doomed=C step=2")
    run(s, "offering", "discard GR1")
    assert offered(s) == [*(f"play GB1 {o}.{n}" for o in ("me", "C") for n in NAMES), "pass"]
    assert unwrap(norsaga.why(s, 0, "play GB1 B.Y")).rule == "NS-PLACE-06"
    run(s, "play GB1 C.Y")
    assert (at(s, "C.Y"), pile(s.discard)) == ("GB1", ["GR1", "YY1"])


@pytest.mark.case("NS-CASE-40")
@pytest.mark.rule("NS-EMB-POSSESS-01", "NS-EMB-POSSESS-03")
def test_possess_swaps_two_heroes_and_wakes_no_skald():
    s = table(f"{LORE3} A.hand=GG B.tree=RR/-,-/-,-/-,SkR step=2")
    asked = unwrap(run(s, "possess"))
    assert (asked.ask, asked.options) == ("possess.take", ["possess B.Y", "possess B.G4"])
    asked = unwrap(run(s, "possess B.G4"))
    assert asked.options == ["give me.Y", "give me.P1", "give me.P2", "give me.G1"]
    asked = unwrap(run(s, "give me.P2"))
    assert (at(s, "A.P2"), at(s, "B.G4"), at(s, "B.Y")) == ("SK-R1", "BY1", "RR1")
    assert (told(s, "grant"), pile(s.discard)) == ([], [])
    assert (asked.seat, asked.ask) == (0, "tale.continue")


@pytest.mark.rule("NS-EMB-POSSESS-01")
def test_possess_swaps_one_of_anothers_heroes_for_one_of_ones_own():
    s = table(f"players=3 {LORE3} B.tree=RR/-,-/-,-/-,- C.tree=-/GG,-/-,-/-,- step=2")
    assert unwrap(run(s, "possess")).options == ["possess B.Y", "possess C.P1"]
    for text in ("possess me.P1", "possess B.P1"):
        assert unwrap(norsaga.why(s, 0, text)).rule == "NS-EMB-POSSESS-01"
    run(s, "possess C.P1")
    for text in ("give me.G2", "give B.Y"):
        assert unwrap(norsaga.why(s, 0, text)).rule == "NS-EMB-POSSESS-01"


@pytest.mark.rule("NS-EMB-POSSESS-03")
def test_a_skald_given_away_grants_nothing_either():
    s = table("A.tree=BB/BG,SkR/BR,-/-,- A.hand=GG B.tree=RR/RG,-/-,-/-,- B.hand=YY step=2")
    asked = unwrap(run(s, "possess", "possess B.P1", "give me.P2"))
    assert at(s, "B.P1") == "SK-R1"
    assert (told(s, "grant"), asked.seat) == ([], 0)


@pytest.mark.case("NS-CASE-43")
@pytest.mark.rule("NS-EMB-POSSESS-02")
def test_possess_needs_a_hero_in_another_tree():
    s = table(f"{LORE3} A.hand=GG,YY step=2")
    assert offered(s) == ["augur", "offering", "pass"]
    assert unwrap(norsaga.why(s, 0, "possess")).rule == "NS-EMB-POSSESS-02"
    s = table(f"{LORE3} A.hand=GG,YY B.tree=-/-,-/-,-/-,Gh step=2")
    assert "possess" in offered(s)


@pytest.mark.rule("NS-EMB-POSSESS-04")
@pytest.mark.parametrize("tokens", ["", "doomed=A", "doomed=B", "doomed=C"])
def test_possess_swaps_ghosts_and_cares_for_no_doom_token(tokens):
    s = table(f"players=3 A.tree=BB/BG,Gh/BR,-/-,- B.tree=Gh/RR,-/-,-/-,- C.tree=YY/-,-/-,-/-,- {tokens} step=2")
    assert unwrap(run(s, "possess")).options == ["possess B.Y", "possess B.P1", "possess C.Y"]
    run(s, "possess B.Y")
    assert offered(s) == ["give me.Y", "give me.P1", "give me.P2", "give me.G1"]
    run(s, "give me.P2")
    assert (at(s, "A.P2"), at(s, "B.Y")) == ("GH-2", "GH-1")
    assert (pile(s.discard), told(s, "dismiss")) == ([], [])


@pytest.mark.rule("NS-EMB-POSSESS-05")
@pytest.mark.parametrize(
    ("tree", "rule"),
    [
        ("-/-,-/-,-/-,-", None),
        ("BB/-,-/-,-/-,-", "NS-ELIG-02"),
        ("BB/BG,-/-,-/-,-", "NS-ELIG-02"),
    ],
)
def test_possess_is_not_for_a_tree_of_less_than_three_heroes(tree, rule):
    s = table(f"A.tree={tree} A.hand=GG,YY B.tree=RR/-,-/-,-/-,- step=2")
    assert "possess" not in offered(s)
    assert rule is None or unwrap(norsaga.why(s, 0, "possess")).rule == rule


@pytest.mark.rule("NS-EMB-POSSESS-06")
@pytest.mark.parametrize(
    ("actor", "first", "second", "winners"),
    [
        ("A", True, True, [0]),
        ("A", True, False, [0]),
        ("A", False, True, [1]),
        ("B", True, True, [1]),
        ("B", True, False, [1]),
        ("B", False, True, [0]),
    ],
)
def test_a_swap_changes_both_trees_at_once_and_the_actor_comes_first(actor, first, second, winners):
    other = "AB".replace(actor, "")
    sagas = (f"{actor}.saga=R3G1B1Y1 " if first else "") + (f"{other}.saga=R2G3B1" if second else "")
    s = table(f"""{actor}.tree=BR/BY,RR/BB,YR/RG,BG {other}.tree=GG/RG,GG/YR,GB/RR,RR {sagas}
                  active={actor} agenda=Possess({"AB".index(actor)})>Turn(0)""")
    assert norsaga.outcome(s) is None
    assert run(s, f"possess {other}.G1", "give me.P1") is None
    assert unwrap(norsaga.outcome(s)).winners == winners
