"""Eligibility: which embellishments a tree opens, and what must be there to carry them out."""

import pytest

import meadhall
from optional import unwrap
from scenario import at, hand, norsaga, offered, run, table, told

ALL = [
    "adapt",
    "assault",
    "invade",
    "plunder",
    "turncoat",
    "infiltrate",
    "augur",
    "offering",
    "possess",
    "chant",
    "prayer",
    "martyr",
    "whisper",
    "nix",
    "ragnarok",
]
PLENTY = "A.hand=SkB,SkY B.tree=SkR/-,-/-,-/-,- B.hand=SkG"  # all that any embellishment may need


def refused(state):
    """The rule against each embellishment that is not offered."""
    return {name: unwrap(norsaga.why(state, 0, name)).rule for name in ALL if norsaga.why(state, 0, name)}


@pytest.mark.rule("NS-ELIG-01", "NS-ELIG-02", "NS-ELIG-05", "NS-ELIG-09")
@pytest.mark.parametrize(
    ("colour", "family"),
    [
        ("RG RB RY", ALL[0:3]),
        ("GR GB GY", ALL[3:6]),
        ("BR BG BY", ALL[6:9]),
        ("YR YG YB", ALL[9:12]),
        ("Gh Gh Gh", ALL[12:15]),
    ],
)
@pytest.mark.parametrize("generations", [1, 2, 3])
def test_each_generation_of_the_youngests_colour_opens_one_more(colour, family, generations):
    youngest, parent, grandparent = (*colour.split()[:generations], "-", "-")[:3]
    s = table(f"A.tree={youngest}/-,{parent}/-,-/{grandparent},- {PLENTY} step=2")
    assert offered(s) == [*family[:generations], "pass"]
    assert refused(s) == {
        name: "NS-ELIG-02" if name in family else "NS-ELIG-01" for name in ALL if name not in family[:generations]
    }
    for seen in (norsaga.view(s, seat) for seat in (0, 1, None)):
        assert seen["players"][0]["eligible"] == family[:generations]


@pytest.mark.case("NS-CASE-12")
@pytest.mark.rule("NS-ELIG-01", "NS-ELIG-02", "NS-ELIG-03", "NS-ELIG-04", "NS-ELIG-05")
@pytest.mark.parametrize(
    ("bottom", "expected"),
    [
        ("RG,BB/-,-", ["plunder", "turncoat"]),
        ("RG,BB/GY,-", ["plunder", "turncoat", "infiltrate"]),
        ("RG,BB/-,GY", ["plunder", "turncoat", "infiltrate"]),
    ],
)
def test_the_example_of_the_rulebook(bottom, expected):
    s = table(f"A.tree=GB/GR,RY/{bottom} {PLENTY} step=2")
    assert offered(s) == [*expected, "pass"]


@pytest.mark.case("NS-CASE-13")
@pytest.mark.rule("NS-ELIG-03")
def test_a_broken_chain_counts_only_to_the_break():
    s = table(f"A.tree=GB/RR,BB/GG,GR/-,- {PLENTY} step=2")
    assert offered(s) == ["plunder", "pass"]
    assert (refused(s)["turncoat"], refused(s)["infiltrate"]) == ("NS-ELIG-03", "NS-ELIG-03")


@pytest.mark.rule("NS-ELIG-04", "NS-ELIG-02")
@pytest.mark.parametrize("parent", [1, 2])
@pytest.mark.parametrize("grandparent", [3, 4, 5, 6])
def test_any_grandparent_serves_whichever_parent_it_sits_under(parent, grandparent):
    tree = ["RG", "YB", "YB", "YG", "YG", "YR", "YR"]
    tree[parent], tree[grandparent] = "RB", "RY"
    s = table("A.tree={}/{},{}/{},{}/{},{} ".format(*tree) + PLENTY + " step=2")
    assert offered(s) == ["adapt", "assault", "invade", "pass"]


@pytest.mark.case("NS-CASE-15")
@pytest.mark.rule("NS-ELIG-06", "NS-ELIG-08")
def test_recessive_traits_and_skalds_never_count():
    s = table(f"A.tree=RB/BR,YR/SkR,-/-,- {PLENTY} step=2")
    assert offered(s) == ["adapt", "pass"]
    s = table(f"A.tree=RB/SkR,SK-R3/RG,-/-,- {PLENTY} step=2")
    assert offered(s) == ["adapt", "pass"]
    s = table(f"A.tree=RB/RY,-/SkR,GR/BR,YR {PLENTY} step=2")
    assert offered(s) == ["adapt", "assault", "pass"]


@pytest.mark.case("NS-CASE-16")
@pytest.mark.rule("NS-ELIG-07")
@pytest.mark.parametrize("youngest", ["-", "SkG"])
def test_without_a_coloured_youngest_there_is_no_embellishment(youngest):
    s = table(f"A.tree={youngest}/GG,GR/GG,-/-,- {PLENTY} step=2")
    assert norsaga.view(s, 0)["players"][0]["eligible"] == []
    assert unwrap(meadhall.decide(s)).ask == "tale.continue"


@pytest.mark.rule("NS-ELIG-07")
def test_a_purple_line_opens_nothing():
    s = table("A.tree=SkG/SkR,-/SkB,-/-,- A.hand=RR,GG B.hand=YY step=2")
    assert unwrap(meadhall.decide(s)).ask == "tale.continue"


@pytest.mark.rule("NS-ELIG-10")
def test_an_embellishment_goes_on_when_its_own_ground_is_lost():
    s = table("A.tree=GB/GR,-/-,-/-,- A.hand=RR,YY step=2")
    asked = unwrap(run(s, "turncoat", "take me.Y"))
    assert (at(s, "A.Y"), asked.ask) == ("-", "turncoat.play")
    asked = unwrap(run(s, "play RR1 me.P2"))
    assert asked.ask == "turncoat.discard"
    s = table("A.tree=RR/-,-/-,-/-,- A.hand=GG,YY step=2")
    asked = unwrap(run(s, "adapt"))
    assert (at(s, "A.Y"), asked.ask, asked.options) == ("-", "adapt.place", ["place GG1", "place YY1"])
    s = table("A.tree=Gh/Gh,-/-,-/-,- A.hand=GG,YY B.tree=RR/RG,-/-,-/-,- step=2")
    asked = unwrap(run(s, "nix", "dismiss me.Y"))
    assert (asked.seat, asked.ask) == (1, "nix.dismiss")
    s = table("A.tree=YY/YR,-/YG,-/-,- A.hand=GG B.tree=RR/RG,-/-,-/-,- step=2")
    asked = unwrap(run(s, "martyr", "dismiss me.Y", "dismiss me.Y", "draw BB1", "draw BG1"))
    assert asked.ask == "martyr.place"


@pytest.mark.rule("NS-ELIG-11")
def test_a_queued_grant_looks_at_the_tree_when_its_place_comes():
    s = table("""players=3 A.tree=GG/GR,-/GB,-/-,- A.hand=SkR,SkG B.tree=RR/RG,SkB/RB,-/-,- B.hand=YY,BB
                 C.tree=GY/SkY,-/-,-/-,- step=2""")
    run(s, "infiltrate", "choose A", "place SK-R1 B.P2", "place SK-G1 C.P1")
    assert norsaga.view(s, 2)["players"][2]["eligible"] == ["plunder"]
    asked = unwrap(run(s, "invade", "play YY1 C.Y"))  # B's grant comes first and turns C yellow
    assert (asked.seat, asked.ask, asked.options) == (2, "skald.embellish", ["chant", "pass"])
    assert unwrap(norsaga.why(s, 2, "plunder")).rule == "NS-ELIG-01"


@pytest.mark.rule("NS-ELIG-11")
def test_a_grant_without_a_youngest_at_its_place_is_lost():
    s = table("A.tree=GB/GR,-/-,-/-,- A.hand=SkG,RR,BB,YY B.hand=RG step=2")
    asked = unwrap(run(s, "turncoat", "take me.Y", "play SK-G1 me.P2", "done"))
    assert asked.ask == "tale.continue"
    assert "play GB1 me.Y" in asked.options
    assert told(s, "lost") == [{"kind": "lost", "seat": 0}]


NEEDS = [  # embellishment, what suffices, what does not
    ("adapt", "A.hand=YY", "A.hand=- B.hand=YY"),
    ("assault", "A.hand=-", None),
    ("invade", "A.hand=YY", "A.hand=- B.hand=YY"),
    ("plunder", "B.hand=YY", "A.hand=YY B.hand=-"),
    ("turncoat", "A.hand=-", None),
    ("infiltrate", "A.hand=YY", "A.hand=- B.hand=-"),
    ("infiltrate", "B.hand=YY", "A.hand=- B.hand=-"),
    ("augur", "deck=YY", "A.hand=YY deck=-"),
    ("augur", "deck=- discard=YY", "A.hand=YY deck=-"),
    ("offering", "A.hand=YY", "A.hand=- B.hand=YY"),
    ("possess", "B.tree=-/-,-/-,-/-,Gh", "A.hand=YY B.hand=BB"),
    ("chant", "A.hand=- deck=-", None),
    ("prayer", "deck=YY", "A.hand=YY deck=-"),
    ("prayer", "deck=- discard=YY", "A.hand=YY deck=-"),
    ("martyr", "A.hand=- deck=-", None),
    ("whisper", "A.hand=YY", "A.hand=- B.hand=YY"),
    ("nix", "A.hand=-", None),
    ("ragnarok", "A.hand=-", None),
]
TREE = {
    "R": "RG/RB,-/RY,-/-,-",
    "G": "GR/GB,-/GY,-/-,-",
    "B": "BR/BG,-/BY,-/-,-",
    "Y": "YR/YG,-/YB,-/-,-",
    "K": "Gh/Gh,-/Gh,-/-,-",
}


@pytest.mark.case("NS-CASE-81")
@pytest.mark.rule("NS-ELIG-12")
@pytest.mark.parametrize(("name", "enough", "lacking"), NEEDS, ids=[f"{need[0]} {need[1]}" for need in NEEDS])
def test_an_embellishment_needs_what_its_compulsory_parts_need(name, enough, lacking):
    tree = TREE["RGBYK"[ALL.index(name) // 3]]
    s = table(f"A.tree={tree} {enough} step=2")
    assert name in offered(s)
    assert name in norsaga.view(s, None)["players"][0]["eligible"]
    if lacking:
        s = table(f"A.tree={tree} {lacking} step=2")
        assert name not in offered(s)
        assert name not in norsaga.view(s, None)["players"][0]["eligible"]
        if unwrap(meadhall.decide(s)).ask == "story.embellish":
            assert unwrap(norsaga.why(s, 0, name)).rule == ("NS-EMB-POSSESS-02" if name == "possess" else "NS-ELIG-12")


@pytest.mark.case("NS-CASE-81")
@pytest.mark.rule("NS-ELIG-12", "NS-DECK-04")
def test_augur_and_prayer_renew_the_deck_first():
    s = table("A.tree=BR/-,-/-,-/-,- A.hand=YY,GG deck=- discard=RR step=2")
    run(s, "augur")
    assert (hand(s, "A"), s.discard, s.deck) == (["YY1", "GG1", "RR1"], [], [])
    s = unwrap(table("A.tree=YR/YG,-/-,-/-,- A.hand=YY deck=- discard=RR step=2"))
    asked = unwrap(run(s, "prayer"))
    assert (asked.ask, norsaga.view(s, 1)["revealed"], s.discard) == ("prayer.play", "RR1", [])
    assert [event.kind for event in unwrap(s.log)] == ["embellish", "reshuffle", "reveal"]


@pytest.mark.rule("NS-ELIG-13")
@pytest.mark.parametrize(
    ("colour", "script"),
    [
        ("R", ["adapt"]),
        ("R", ["adapt", "dismiss me.Y"]),
        ("R", ["assault"]),
        ("R", ["assault", "discard SK-G1"]),
        ("R", ["assault", "discard SK-G1", "discard SK-B1"]),
        ("R", ["assault", "discard SK-G1", "discard SK-B1", "choose B"]),
        ("R", ["invade"]),
        ("G", ["plunder"]),
        ("G", ["turncoat"]),
        ("G", ["turncoat", "take me.Y"]),
        ("G", ["infiltrate"]),
        ("B", ["augur", "draw RR1"]),
        ("B", ["offering"]),
        ("B", ["possess"]),
        ("B", ["possess", "possess B.P1"]),
        ("Y", ["prayer", "draw RR1"]),
        ("Y", ["martyr"]),
        ("Y", ["martyr", "dismiss me.Y"]),
        ("Y", ["martyr", "dismiss me.Y", "dismiss me.P1", "dismiss me.P1", "draw RR1", "draw GG1", "draw BB1"]),
        ("K", ["whisper"]),
        ("K", ["nix"]),
        ("K", ["nix", "dismiss me.Y"]),
    ],
    ids=" ".join,
)
def test_what_was_chosen_must_be_completed(colour, script):
    s = table(
        f"players=3 A.tree={TREE[colour]} A.hand=SkG,SkB,SkY B.tree=SkR/SkR,-/-,-/-,- B.hand=YY,GG2"
        " C.tree=BB2/BB3,-/-,-/-,- C.hand=YY2,GG3 step=2"
    )
    asked = unwrap(run(s, *script))
    assert len(asked.options) > 1
    assert not {"pass", "stop", "keep", "done"} & set(asked.options)
    before = norsaga.position(s)
    for text in ("pass", "stop", "keep", "done", *ALL):
        with pytest.raises(meadhall.Illegal):
            meadhall.play(s, text)
    assert norsaga.position(s) == before
