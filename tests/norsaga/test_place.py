"""Playing and placing: which trees are open, what covering does, and whose a card is."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meadhall
from optional import unwrap
from scenario import CARD_OF, at, hand, norsaga, offered, pile, run, table, told

SPOTS = ["Y", "P1", "P2", "G1", "G2", "G3", "G4"]
THREE = "players=3 A.hand=RR,Gh,SkB A.tree=BB/-,-/-,-/-,- B.tree=GG/-,-/-,-/-,- step=3"


def spots_for(state, card):
    return [text.split()[2] for text in offered(state) if text.startswith(f"play {card} ")]


def plain(state, seat):
    """What the table makes of this player's tree."""
    seen = norsaga.view(state, None)["players"][seat]
    return seen["progress"], seen["eligible"]


@pytest.mark.rule("NS-PLACE-01", "NS-PLACE-02", "NS-PLACE-03", "NS-PLACE-04")
@pytest.mark.parametrize("tree", ["-/-,-/-,-/-,-", "-/-,-/-,-/-,RR", "YY/YR,YG/YB,BB/GG,Gh"])
@pytest.mark.parametrize("card", ["RR3", "GY1", "BG1", "YY3", "SK-R1"])
def test_any_card_goes_on_any_spot_of_ones_own_tree(tree, card):
    s = table(f"A.tree={tree} A.hand={card} step=3")
    assert spots_for(s, card) == [f"me.{spot}" for spot in SPOTS]
    assert unwrap(norsaga.why(s, 0, f"play {card} B.Y")).rule == "NS-PLACE-06"


@pytest.mark.rule("NS-PLACE-02", "NS-PLACE-04")
@pytest.mark.parametrize("spot", SPOTS)
def test_the_card_comes_to_lie_where_it_was_played_and_only_what_lay_there_goes(spot):
    s = table("A.tree=YY/YR,YG/-,-/-,- A.hand=BB B.tree=GG/-,-/-,-/-,- step=3")
    before = {one: at(s, f"A.{one}") for one in SPOTS}
    run(s, f"play BB1 me.{spot}")
    assert {one: at(s, f"A.{one}") for one in SPOTS} == before | {spot: "BB1"}
    assert pile(s.discard) == [before[spot]] * (before[spot] != "-")


@pytest.mark.rule("NS-PLACE-05")
@pytest.mark.parametrize("seed", range(6))
def test_a_hero_moves_only_by_turncoat_or_possess(seed):
    s = norsaga.new(3, {"turn_cap": 60})
    s.log = []
    rng = meadhall.Rng.seeded(seed)
    lain: dict[Any, Any] = {}
    while legal := meadhall.pending(s):
        s.log.clear()
        meadhall.play(s, rng.choice(legal))
        lies = {card: (seat, spot) for seat in range(3) for spot, card in enumerate(s.trees[seat]) if card >= 0}
        moved = {card for card in lies if card in lain and lies[card] != lain[card]}
        taken = {card for card in lain if any(card in held for held in s.hands)}
        swapped = [CARD_OF[event[key]] for event in told(s, "possess") for key in ("given", "card")]
        assert moved == set(swapped)
        assert taken == {CARD_OF[event["card"]] for event in told(s, "take")}
        lain = lies


@pytest.mark.rule("NS-PLACE-05")
def test_a_hero_that_lies_cannot_be_played_again():
    s = table("A.tree=YY/YR,-/-,-/-,- A.hand=BB,GG step=3")
    assert {text.split()[1] for text in offered(s)} == {"BB1", "GG1"}
    assert norsaga.why(s, 0, "play YR1 me.P2") is not None


@pytest.mark.rule("NS-PLACE-06")
@pytest.mark.parametrize(
    ("doomed", "red", "skald"),
    [
        ("", "A", "A"),
        ("doomed=B", "AB", "AB"),
        ("doomed=C", "AC", "AC"),
        ("doomed=BC", "ABC", "ABC"),
        ("doomed=A", "A", "A"),
    ],
)
def test_other_trees_are_closed_but_to_ghosts_and_where_doom_lies(doomed, red, skald):
    s = table(f"{THREE} {doomed}")
    for card, trees in (("RR1", red), ("SK-B1", skald), ("GH-1", "ABC")):
        assert spots_for(s, card) == [f"{'me' if seat == 'A' else seat}.{spot}" for seat in trees for spot in SPOTS]
        for closed in set("BC") - set(trees):
            assert unwrap(norsaga.why(s, 0, f"play {card} {closed}.P1")).rule == "NS-PLACE-06"


@pytest.mark.rule("NS-PLACE-06")
def test_an_embellishment_that_says_so_opens_a_tree():
    s = table("A.tree=RR/RG,-/RB,-/-,- A.hand=YY,YB B.tree=GG/-,-/-,-/-,- step=2")
    run(s, "invade")
    assert spots_for(s, "YY1") == [f"B.{spot}" for spot in SPOTS]


EXTRA = {f"GH-{number}" for number in range(9, 13)}  # of the other deck profile, which lacks skalds
HEROES = st.lists(st.sampled_from(["-", *sorted(CARD_OF.keys() - EXTRA)]), min_size=7, max_size=7).filter(
    lambda cards: len(set(cards) - {"-"}) + cards.count("-") == 7
)


def tree_of(cards):
    return "{}/{},{}/{},{}/{},{}".format(*cards)


def twin(name):
    """Another picture of the same kind."""
    if name == "-":
        return name
    family, number = (name[:3], name[3:]) if name.startswith("GH-") else (name[:-1], name[-1])
    return family + str(int(number) % (8 if family == "GH-" else 3) + 1)


@pytest.mark.rule("NS-PLACE-07")
@settings(deadline=None, derandomize=True)
@given(cards=HEROES, flips=st.tuples(*[st.booleans()] * 3))
def test_neither_the_picture_nor_the_side_of_a_pair_matters(cards, flips):
    others = [twin(card) for card in cards]
    for pair, flipped in enumerate(flips):
        if flipped:
            others[1 + 2 * pair : 3 + 2 * pair] = others[2 + 2 * pair], others[1 + 2 * pair]
    deck = "deck=-"
    held = next(name for name in CARD_OF if name not in {*cards, *others})
    one = table(f"{deck} A.saga=R2G2B1Y1 A.tree={tree_of(cards)} A.hand={held} step=3")
    other = table(f"{deck} A.saga=R2G2B1Y1 A.tree={tree_of(others)} A.hand={held} step=3")
    assert plain(one, 0) == plain(other, 0)
    assert offered(one) == offered(other)


@pytest.mark.rule("NS-PLACE-08")
def test_covering_is_one_step():
    s = unwrap(table("A.tree=RR/SkB,-/-,-/-,- A.hand=SkG,GG B.hand=RG,RB,RY,GB step=3"))
    run(s, "play SK-G1 me.P1")
    assert [event.kind for event in unwrap(s.log)] == ["play", "grant"]  # no dismissal of its own, one grant
    assert told(s, "play")[0]["covered"] == "SK-B1"
    assert s.queue == [0]
    assert [sum(card >= 0 for card in tree) for tree in s.trees] == [2, 0]


@pytest.mark.rule("NS-PLACE-08")
def test_a_covered_card_is_gone_before_the_win_is_seen():
    s = unwrap(table("A.saga=R2G2B1Y1 A.tree=YR/BR,GR/YB,BR/RR,GB A.hand=GR step=3"))
    run(s, "play GR2 me.G4")
    assert [event.kind for event in unwrap(s.log)] == ["play", "win"]
    assert (pile(s.discard), hand(s, "A"), len(s.deck)) == (["GB1"], [], 68 - 8)


@pytest.mark.rule("NS-PLACE-09")
def test_a_card_serves_the_owner_of_the_tree_whoever_put_it_there():
    s = table("A.hand=Gh,RR,SkG,YY A.tree=RG/-,-/-,-/-,- B.saga=R3G3 B.hand=BB,GG,YB,YR doomed=B step=3")
    run(s, "play GH-1 B.Y")
    assert plain(s, 1)[1] == ["whisper"]
    s = table("A.hand=Gh,RR A.saga=R3G3 A.tree=RG/-,-/-,-/-,- B.saga=R3B3 B.hand=BB doomed=B step=3")
    run(s, "play RR1 B.Y")
    assert (plain(s, 0)[0], plain(s, 1)[0]) == (1, 1)
    s = table("A.hand=SkG,RR A.tree=RG/-,-/-,-/-,- B.tree=BB/BG,-/-,-/-,- B.hand=BY,YY doomed=B step=3")
    asked = unwrap(run(s, "play SK-G1 B.P2"))
    assert (asked.seat, s.queue) == (1, [1])


@pytest.mark.rule("NS-PLACE-10")
def test_a_card_may_cover_its_like():
    s = table("A.tree=YY/GR,-/-,-/-,- A.hand=GR B.hand=RG,RB,RY,GB step=3")
    assert "play GR2 me.P1" in offered(s)
    run(s, "play GR2 me.P1")
    assert (at(s, "A.P1"), pile(s.discard), hand(s, "A")) == ("GR2", ["GR1"], [])
