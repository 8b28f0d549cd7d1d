"""The words of the game: colours, cards, spots, and what each verb moves from where to where."""

import pytest

import meadhall
from meadhall.games.norsaga.cards import COLOURS, DOMINANT, IDS, NONE, RECESSIVE
from meadhall.games.norsaga.data import COMPONENTS
from optional import unwrap
from scenario import at, hand, norsaga, offered, pile, run, table, told


@pytest.mark.rule("NS-TERM-01")
@pytest.mark.parametrize(
    ("youngest", "family"),
    [
        ("RY", "adapt"),
        ("GY", "plunder"),
        ("BY", "augur"),
        ("YR", "chant"),
        ("Gh", "whisper"),
        ("SkR", None),
    ],
)
def test_each_colour_has_its_family_and_purple_has_none(youngest, family):
    s = table(f"A.tree={youngest}/-,-/-,-/-,- A.hand=RR B.hand=RR step=2")
    assert offered(s)[0] == (family or "play RR1 me.Y")


@pytest.mark.rule("NS-TERM-01")
def test_sagas_ask_only_for_might_craft_lore_and_faith():
    assert {trait for saga in COMPONENTS.sagas for trait in saga.traits} == {"R", "G", "B", "Y"}
    s = table("A.saga=R3G3 A.tree=Gh/SkR,Gh/SkB,-/-,Gh")
    assert norsaga.view(s, 0)["players"][0]["progress"] == 0


@pytest.mark.rule("NS-TERM-02")
@pytest.mark.parametrize("card", range(len(IDS)), ids=IDS)
def test_a_card_is_named_after_its_dominant_and_recessive_trait(card):
    name = IDS[card]
    dominant, recessive = COLOURS[DOMINANT[card]], COLOURS[RECESSIVE[card] :][:1] if RECESSIVE[card] != NONE else "-"
    if name.startswith("GH-"):
        assert (dominant, recessive) == ("K", "-")
    elif name.startswith("SK-"):
        assert (dominant, recessive) == ("P", name[3])
    else:
        assert dominant + recessive == name[:2]


@pytest.mark.rule("NS-TERM-02")
def test_a_kind_stands_for_the_first_free_card_of_it():
    s = table("A.tree=GR/SkR,Gh/GR,SkR/Gh,- A.hand=GR1,GH-2")
    assert [at(s, f"A.{spot}") for spot in ("Y", "P1", "P2", "G1", "G2", "G3")] == [
        "GR2",
        "SK-R1",
        "GH-1",
        "GR3",
        "SK-R2",
        "GH-3",
    ]


@pytest.mark.rule("NS-TERM-03")
@pytest.mark.parametrize("hero", ["Gh", "SkB"])
def test_a_ghost_or_a_skald_is_a_hero_to_be_dismissed_swapped_or_taken_back(hero):
    alone = f"B.tree=-/{hero},-/-,-/-,-"
    s = table(f"A.tree=RR/RG,-/-,-/-,- A.hand=YY {alone} step=2")
    assert unwrap(run(s, "assault")).ask == "assault.target"
    assert offered(s) == ["choose A", "choose B"]
    run(s, "choose B")
    assert at(s, "B.P1") == "-"

    s = table(f"A.tree=BB/BG,-/BY,-/-,- A.hand=YY {alone} step=2")
    assert unwrap(run(s, "possess")).ask == "possess.give"
    run(s, "give me.P1")
    assert (at(s, "B.P1"), at(s, "A.P1")) == ("BG1", "GH-1" if hero == "Gh" else "SK-B1")

    s = table(f"A.tree=GG/GR,{hero}/-,-/-,- A.hand=YY step=2")
    run(s, "turncoat", "take me.P2")
    assert hand(s, "A") == ["YY1", "GH-1" if hero == "Gh" else "SK-B1"]


@pytest.mark.rule("NS-TERM-03", "NS-EMB-ASSAULT-04")
def test_a_tree_without_any_card_has_no_hero_and_a_full_one_has_seven():
    s = table("players=3 A.tree=RR/RG,-/-,-/-,- A.hand=YY B.tree=BB/GG,GR/GB,GY/BR,BG step=2")
    run(s, "assault")
    assert offered(s) == ["choose A", "choose B"]
    assert unwrap(norsaga.why(s, 0, "choose C")).rule == "NS-EMB-ASSAULT-04"
    assert len(unwrap(run(s, "choose B")).options) == 7


@pytest.mark.rule("NS-TERM-04")
def test_dismissing_is_from_the_tree_and_discarding_from_the_hand():
    s = table("A.tree=BB/-,-/-,-/-,- A.hand=RR,GG B.tree=RY/-,GY/-,-/-,- step=2")
    run(s, "augur", "draw YY1", "discard GG1")
    assert told(s, "discard") == [{"kind": "discard", "seat": 0, "cards": ["GG1"]}]
    assert told(s, "dismiss") == []
    assert pile(s.discard) == ["GG1"]
    assert (hand(s, "A"), at(s, "A.Y")) == (["RR1", "YY1"], "BB1")

    s = table("A.tree=Gh/Gh,-/-,-/-,- A.hand=RR,GG B.tree=RY/-,GY/-,-/-,- step=2")
    run(s, "nix", "dismiss me.P1", "dismiss me.P2")
    assert told(s, "dismiss") == [
        {"kind": "dismiss", "owner": 0, "spot": "P1", "card": "GH-2"},
        {"kind": "dismiss", "owner": 1, "spot": "P2", "card": "GY1"},
    ]
    assert told(s, "discard") == []
    assert pile(s.discard) == ["GH-2", "GY1"]
    assert hand(s, "A") == ["RR1", "GG1"]


@pytest.mark.rule("NS-DECK-02", "NS-EMB-ASSAULT-01")
def test_only_a_card_of_ones_own_hand_can_be_discarded():
    s = table("A.tree=RR/RG,-/-,-/-,- A.hand=YY,GG,BB B.tree=RY/-,-/-,-/-,- B.hand=BG step=2")
    assert unwrap(run(s, "assault")).options == ["discard YY1", "discard GG1", "discard BB1"]
    assert [unwrap(norsaga.why(s, 0, f"discard {card}")).rule for card in ("BG1", "RG1")] == ["NS-EMB-ASSAULT-01"] * 2
    assert unwrap(norsaga.why(s, 0, "pass")).rule == "NS-ELIG-13"


@pytest.mark.rule("NS-TERM-05")
def test_a_play_chooses_its_spot_a_placement_does_not_and_a_swap_is_neither():
    ghost_in_hand = "A.hand=Gh,YY B.tree=SkR/-,-/-,-/-,-"
    s = table(f"A.tree=Gh/-,-/-,-/-,- {ghost_in_hand} step=2")
    run(s, "whisper")
    assert sum(text.startswith("play GH-2 ") for text in offered(s)) == 14
    run(s, "play GH-2 B.G4")
    assert told(s, "play")[0]["spot"] == "G4"

    s = table(f"A.tree=RR/RG,-/-,-/-,- {ghost_in_hand} step=2")
    run(s, "adapt", "dismiss me.P1")
    assert offered(s) == ["place GH-1", "place YY1"]
    run(s, "place GH-1")
    assert at(s, "A.P1") == "GH-1"
    assert (len(told(s, "place")), told(s, "play")) == (1, [])

    s = table(f"A.tree=BB/BG,-/BY,-/-,- {ghost_in_hand} step=2")
    run(s, "possess", "give me.G1")
    assert at(s, "A.G1") == "SK-R1"
    assert told(s, "play") + told(s, "place") + told(s, "grant") == []


@pytest.mark.rule("NS-TERM-06")
def test_a_tree_has_seven_spots_written_from_the_youngest_back():
    s = table("A.hand=GG A.tree=RR/RG,RB/RY,GR/GB,GY B.hand=YY step=3")
    assert offered(s) == [f"play GG1 me.{spot}" for spot in ("Y", "P1", "P2", "G1", "G2", "G3", "G4")]
    assert [at(s, "A." + text.split(".")[1]) for text in offered(s)] == [
        "RR1",
        "RG1",
        "RB1",
        "RY1",
        "GR1",
        "GB1",
        "GY1",
    ]
    assert "A.tree=RR1/RG1,RB1/RY1,GR1/GB1,GY1" in norsaga.position(s)


@pytest.mark.rule("NS-TERM-06")
@pytest.mark.parametrize(
    ("one", "other", "pair"),
    [
        (1, 2, "P"),
        (3, 4, "G12"),
        (5, 6, "G34"),
        (0, 1, None),
        (0, 2, None),
        (2, 3, None),
        (4, 5, None),
        (3, 5, None),
        (1, 3, None),
        (4, 6, None),
        (3, 6, None),
    ],
)
def test_parents_are_one_pair_and_grandparents_two(one, other, pair):
    spots = ["-"] * 7
    spots[one] = spots[other] = "SkR"  # two skalds show nothing but a recessive they share
    s = table("A.saga=R3G3 A.tree={}/{},{}/{},{}/{},{}".format(*spots))
    seen = norsaga.view(s, 0)["players"][0]
    assert (seen["progress"], seen["markers"]) == ((1, [[f"{pair}:R"]]) if pair else (0, [[]]))


@pytest.mark.rule("NS-TERM-07")
def test_the_actor_may_be_another_than_the_active_player():
    s = table("A.tree=RR/RG,-/RB,-/-,- A.hand=SkY,GG B.tree=BB/-,-/-,-/-,- B.hand=RY step=2")
    asked = unwrap(run(s, "invade", "play SK-Y1 B.P2"))
    assert (asked.seat, asked.ask, norsaga.view(s, None)["active"]) == (1, "skald.embellish", 0)
    run(s, "augur", "draw YY1")
    assert unwrap(norsaga.why(s, 0, "discard GG1")).rule == "NS-UI-04"
    run(s, "discard YY1")
    assert (hand(s, "A"), hand(s, "B")) == (["GG1"], ["RY1"])
    assert [event["seat"] for event in told(s, "embellish")] == [0, 1]
    asked = unwrap(meadhall.decide(s))
    assert (asked.seat, asked.ask) == (0, "tale.continue")


@pytest.mark.rule("NS-TERM-04")
def test_only_a_hero_who_lies_there_can_be_dismissed():
    s = table("A.tree=Gh/Gh,-/-,-/-,- A.hand=RR,GG B.tree=RY/-,GY/-,-/-,- step=2")
    run(s, "nix")
    assert norsaga.why(s, 0, "dismiss me.P1") is None
    assert unwrap(norsaga.why(s, 0, "dismiss me.P2")).rule == "NS-EMB-NIX-02"


@pytest.mark.rule("NS-TERM-07")
def test_the_actor_names_a_player_whom_the_embellishment_allows():
    s = table("players=3 A.tree=GG/GB,-/GR,-/-,- A.hand=YB B.hand=RR,SkB step=2")
    assert unwrap(run(s, "infiltrate")).options == ["choose A", "choose B"]
    assert unwrap(norsaga.why(s, 0, "choose C")).rule == "NS-EMB-INFILTRATE-10"
    assert unwrap(norsaga.why(s, 0, "pass")).rule == "NS-ELIG-13"
