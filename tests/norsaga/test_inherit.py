"""Inheritance: what a tree lets its owner prove, and the markers that show it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall.games.norsaga.data import COMPONENTS
from optional import unwrap
from scenario import CARD_OF, at, norsaga, pile, run, table, told

T = "YR/BR,GR/YB,BR/RR,GB"  # the base tree of the worked scenarios
SAGA = "R2G2B1Y1"
FACTS = {hero.id: (hero.dominant, hero.recessive) for hero in COMPONENTS.heroes} | {"-": ("-", "-")}
TRAITS = {saga.id: saga.traits for saga in COMPONENTS.sagas}


def seen(state, seat=0):
    return norsaga.view(state, None)["players"][seat]


def progress(tree, saga=SAGA):
    """Laid out by hand: with six markers the game would be over, and no such position is read."""
    s = table(f"A.tree={tree}")
    s.sagas = [table(f"A.saga={saga}").sagas[0], -1]
    return seen(s)["progress"]


def laid_out(cards, saga):
    """Any heroes of the box, also such as never lie at one table."""
    s = table("")
    s.sagas = [list(TRAITS).index(saga), -1]
    s.trees[0] = [CARD_OF.get(card, -1) for card in cards]
    return seen(s)


def parents(pair):
    return f"-/{pair}/-,-/-,-"


def brute_force(cards, traits):
    """Every way to lay markers: each slot takes one of its colours, or none; the largest ways are the best."""
    facts = [FACTS[card] for card in cards]
    slots = [[("Y", facts[0][0])]]
    for one, other, name in ((1, 2, "P"), (3, 4, "G12"), (5, 6, "G34")):
        spots = ("Y", "P1", "P2", "G1", "G2", "G3", "G4")
        slots.append([(spots[one], facts[one][0]), (spots[other], facts[other][0])])
        if facts[one][1] == facts[other][1]:
            slots.append([(name, facts[one][1])])
    ways = []

    def lay(index, laid, left):
        if index == len(slots):
            ways.append(frozenset(laid))
            return
        lay(index + 1, laid, left)
        for name, colour in slots[index]:
            if left.get(colour, 0):
                lay(index + 1, [*laid, f"{name}:{colour}"], left | {colour: left[colour] - 1})

    lay(0, [], dict(traits))
    best = max(len(way) for way in ways)
    return best, {way for way in ways if len(way) == best}


TREES = st.lists(st.sampled_from(["-"] * 9 + list(CARD_OF)), min_size=7, max_size=7).filter(
    lambda cards: len({card for card in cards if card != "-"}) + cards.count("-") == 7
)
SAGAS = st.sampled_from(list(TRAITS))


@pytest.mark.rule("NS-INHERIT-01", "NS-INHERIT-02", "NS-INHERIT-10")
@pytest.mark.parametrize(
    ("youngest", "saga", "laid"),
    [
        ("RG", "R3G3", 1),
        ("GR", "R3G3", 1),
        ("BY", "B3Y3", 1),
        ("YB", "B3Y3", 1),
        ("RR", "R3G3", 1),
        ("GG", "R3B3", 0),
        ("GR", "R3B3", 0),
        ("BR", "R3G3", 0),
        ("SkR", "R3G3", 0),
        ("Gh", "R3G3", 0),
    ],
)
def test_of_the_youngest_only_the_dominant_trait_counts_and_once(youngest, saga, laid):
    assert progress(f"{youngest}/-,-/-,-/-,-", saga) == laid


@pytest.mark.case("NS-CASE-01")
@pytest.mark.rule("NS-INHERIT-03", "NS-INHERIT-04")
def test_a_pair_gives_either_dominant_and_the_recessive_both_share():
    player = seen(table(f"A.saga={SAGA} A.tree={parents('BR,GR')}"))
    assert player["progress"] == 2
    assert sorted(player["markers"]) == [["P1:B", "P:R"], ["P2:G", "P:R"]]
    assert progress(parents("BR,GY")) == 1
    assert progress(parents("BR,GY"), "R3G3") == 1


@pytest.mark.case("NS-CASE-03")
@pytest.mark.rule("NS-INHERIT-04", "NS-WIN-01", "NS-WIN-02")
def test_the_hunter_wins_at_once():
    s = table(f"A.saga={SAGA} A.tree={T} A.hand=GR,RG B.hand=YY step=3")
    assert seen(s)["progress"] == 5
    asked = run(s, "play GR2 me.G4")
    assert (asked, seen(s)["progress"], pile(s.discard)) == (None, 6, ["GB1"])
    assert unwrap(norsaga.outcome(s)).winners == [0]
    assert unwrap(norsaga.why(s, 0, "play RG1 me.Y")).rule == "NS-WIN-02"


@pytest.mark.case("NS-CASE-04")
@pytest.mark.rule("NS-INHERIT-04")
@pytest.mark.parametrize(("spot", "laid"), [("G1", 6), ("Y", 5), ("P1", 5), ("P2", 5), ("G2", 5), ("G3", 5)])
def test_the_hunter_wins_in_the_right_spots_only(spot, laid):
    s = table(f"A.saga={SAGA} A.tree={T} A.hand=GR,RG B.hand=YY,RR,RB,RY step=3")
    run(s, f"play GR2 me.{spot}")
    assert seen(s)["progress"] == laid
    assert s.ended == (laid == 6)


@pytest.mark.rule("NS-INHERIT-03", "NS-INHERIT-15")
def test_the_base_tree_has_two_best_arrangements():
    player = seen(table(f"A.saga={SAGA} A.tree={T}"))
    best, ways = brute_force(["YR1", "BR1", "GR1", "YB1", "BR2", "RR1", "GB1"], TRAITS[player["saga"]])
    assert (player["progress"], best, len(ways)) == (5, 5, 2)
    assert {frozenset(way) for way in player["markers"]} == ways


@pytest.mark.case("NS-CASE-06")
@pytest.mark.rule("NS-INHERIT-06", "NS-INHERIT-07", "NS-INHERIT-08", "NS-INHERIT-09")
@pytest.mark.parametrize(
    ("pair", "shown"),
    [
        ("SkR,BR", ["P2:B", "P:R"]),
        ("SkR,SkR", ["P:R"]),
        ("SkR,BG", ["P2:B"]),
        ("SkR,Gh", []),
        ("Gh,GY", ["P2:G"]),
        ("Gh,Gh", []),
        ("BR,-", ["P1:B"]),
        ("-,GR", ["P2:G"]),
        ("SkR,-", []),
        ("-,Gh", []),
        ("BR,SkR", ["P1:B", "P:R"]),
    ],
)
def test_lone_heroes_skalds_and_ghosts_in_a_pair(pair, shown):
    player = seen(table(f"A.saga={SAGA} A.tree={parents(pair)}"))
    assert (player["progress"], player["markers"]) == (len(shown), [shown])


@pytest.mark.rule("NS-INHERIT-06", "NS-INHERIT-07", "NS-INHERIT-08", "NS-INHERIT-09")
@pytest.mark.parametrize(
    ("pair", "shared"),
    [
        ("SkR,BR", {"P": "R"}),
        ("SkR,SkR", {"P": "R"}),
        ("GB,YB", {"P": "B"}),
        ("SkR,BG", {}),
        ("RR,RG", {}),
        ("Gh,Gh", {}),
        ("Gh,GY", {}),
        ("BR,-", {}),
        ("-,-", {}),
    ],
)
def test_everybody_is_told_what_a_pair_shares_whether_the_saga_wants_it_or_not(pair, shared):
    for saga in ("", "A.saga=R3G3 "):
        s = table(f"{saga}A.tree={parents(pair)}")
        assert [norsaga.view(s, seat)["players"][0]["matches"] for seat in (0, 1, None)] == [shared] * 3
    assert seen(table(f"A.tree={T}"))["matches"] == {"P": "R"}


@pytest.mark.rule("NS-INHERIT-05", "NS-INHERIT-16")
def test_a_pair_gives_two_traits_at_most_and_a_tree_seven():
    assert [progress(parents(pair), "R3G3") for pair in ("Gh,-", "RB,GY", "RG,GG", "RR,RR")] == [0, 1, 2, 2]
    full = "RR/RG,RG/RB,RB/RY,RY"  # four red slots, one of each other colour: seven in all
    assert [progress(full, saga) for saga in ("R3G1B1Y1", "R3G3", "R3B2Y1", "B3Y3", "R2G1B1Y2")] == [6, 4, 5, 2, 5]
    assert progress(full.replace("RR/", "-/"), "R3G1B1Y1") == 6


@pytest.mark.rule("NS-INHERIT-16", "NS-WIN-01")
def test_a_tree_with_an_empty_spot_can_win():
    s = table(f"A.saga={SAGA} A.tree=YR/BR,GR/-,-/RR,GR A.hand=BB B.hand=YY step=3")
    run(s, "play BB1 me.G2")
    assert (at(s, "A.G1"), unwrap(norsaga.outcome(s)).winners) == ("-", [0])


@pytest.mark.rule("NS-INHERIT-10")
@pytest.mark.parametrize(
    ("tree", "saga", "laid"),
    [
        ("RR/-,-/-,-/-,-", "G3B3", 0),  # no marker on a slot of another colour
        ("RR/-,-/-,-/-,-", "R3G3", 1),  # one slot, one marker
        ("RG/RB,-/RY,-/-,-", "R1G3B2", 1),  # three slots, one marker
        ("-/RG,-/RB,-/-,RY", "R1G3B2", 1),
        ("-/SkR,SkR/SkR,RR/-,-", "R3G3", 3),
    ],
)
def test_each_marker_takes_a_slot_of_its_own_colour(tree, saga, laid):
    assert progress(tree, saga) == laid


@pytest.mark.case("NS-CASE-07")
@pytest.mark.rule("NS-INHERIT-11")
def test_one_pair_may_give_the_same_colour_twice():
    assert progress(parents("RR,RR"), "R3G3") == 2
    assert progress(parents("GR,RR"), "R3B3") == 2


@pytest.mark.case("NS-CASE-09")
@pytest.mark.rule("NS-INHERIT-07", "NS-WIN-02")
def test_a_skald_completes_a_match_and_its_grant_is_never_offered():
    s = table(f"A.saga={SAGA} A.tree=YR/BR,GR/YB,BR/-,GR A.hand=SkR,YY B.hand=YB step=3")
    assert run(s, "play SK-R1 me.G3") is None
    assert (unwrap(norsaga.outcome(s)).winners, seen(s)["progress"]) == ([0], 6)
    assert told(s, "grant") == []


@pytest.mark.case("NS-CASE-10")
@pytest.mark.rule("NS-INHERIT-12", "NS-GHOST-01", "NS-GHOST-02")
@pytest.mark.parametrize(("spot", "laid", "bare"), [("P2", 3, ("P2:", "P:")), ("Y", 4, ("Y:",))])
def test_markers_that_no_longer_fit_return_to_the_saga(spot, laid, bare):
    s = table(f"A.hand=Gh,YY B.saga={SAGA} B.tree={T} B.hand=RG,RB,RY,GY step=3")
    covered = at(s, f"B.{spot}")
    run(s, f"play GH-1 B.{spot}")
    assert pile(s.discard) == [covered]
    assert seen(s, 1)["progress"] == laid
    assert all(len(way) == laid for way in seen(s, 1)["markers"])
    assert not [slot for way in seen(s, 1)["markers"] for slot in way if slot.startswith(bare)]


@pytest.mark.rule("NS-INHERIT-12", "NS-INHERIT-15")
def test_markers_are_laid_anew_whenever_the_tree_changes():
    s = table("A.saga=R3G1B2 A.tree=-/BR,GY/-,-/-,- A.hand=BG,YY B.hand=RG,RB,RY,GY step=3")
    assert sorted(seen(s)["markers"]) == [["P1:B"], ["P2:G"]]
    run(s, "play BG1 me.G1", "play RG1 me.Y")
    assert sorted(seen(s)["markers"]) == [["G1:B", "P1:B"], ["G1:B", "P2:G"]]
    s = table("A.saga=R3G2B1 A.tree=-/BR,GY/-,-/-,- A.hand=BG,YY B.hand=RG,RB,RY,GY step=3")
    run(s, "play BG1 me.G1")
    assert seen(s)["markers"] == [["G1:B", "P2:G"]]  # the blue marker wanders, so that the green one may lie


@pytest.mark.rule("NS-INHERIT-13")
@pytest.mark.parametrize(
    "tree", ["GB/GR,RY/RG,BB/-,-", "RB/RY,YG/RB,GB/RR,GB", "-/GG,GR/GG,-/-,-", "Gh/Gh,RR/RR,GG/-,-"]
)
def test_markers_never_open_or_close_an_embellishment(tree):
    eligible = {
        tuple(seen(table(f"{saga} A.tree={tree} A.hand=YY B.hand=BB step=2"))["eligible"])
        for saga in ["", *(f"A.saga={name}" for name in TRAITS)]
    }
    assert len(eligible) == 1


@pytest.mark.rule("NS-INHERIT-14", "NS-INHERIT-15")
@settings(max_examples=400, deadline=None, derandomize=True)
@given(cards=TREES, saga=SAGAS)
def test_progress_is_the_best_of_all_ways_to_lay_the_markers(cards, saga):
    best, ways = brute_force(cards, TRAITS[saga])
    player = laid_out(cards, saga)
    assert player["progress"] == best
    shown = {frozenset(way) for way in player["markers"]}
    assert shown
    assert shown <= ways
    assert len(shown) == len(player["markers"])


@pytest.mark.case("NS-CASE-67")
@pytest.mark.rule("NS-INHERIT-17")
@settings(max_examples=200, deadline=None, derandomize=True)
@given(cards=TREES, saga=SAGAS, spot=st.integers(0, 6))
def test_fewer_heroes_never_prove_more(cards, saga, spot):
    fewer = [*cards[:spot], "-", *cards[spot + 1 :]]
    assert laid_out(fewer, saga)["progress"] <= laid_out(cards, saga)["progress"]


@pytest.mark.rule("NS-INHERIT-02", "NS-INHERIT-06", "NS-INHERIT-07")
def test_the_youngest_shows_its_own_dominant_trait_in_every_laying():
    """Not that of the hero who closes the tree."""
    player = seen(table("A.saga=R3G1B1Y1 A.tree=RR/GB,GB/BY,BY/YG,YG"))
    assert player["markers"]
    for laying in player["markers"]:
        assert [marker for marker in laying if marker.startswith("Y:")] == ["Y:R"]
