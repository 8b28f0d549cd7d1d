"""Ghosts: whose tree they enter, and what they are good for."""

import pytest

from optional import unwrap
from scenario import at, norsaga, offered, pile, run, table, told

NAMES = ("Y", "P1", "P2", "G1", "G2", "G3", "G4")
EVERYWHERE = [f"{owner}.{name}" for owner in ("me", "B", "C") for name in NAMES]


def spots(s, card):
    return [text.split()[2] for text in offered(s) if text.startswith(f"play {card} ")]


def eligible(s, seat):
    return norsaga.view(s, None)["players"][seat]["eligible"]


@pytest.mark.rule("NS-GHOST-01", "NS-GHOST-05")
def test_a_ghost_opens_every_spot_of_every_tree():
    s = table("players=3 A.tree=RR/-,-/-,-/-,- A.hand=Gh,GG B.tree=BB/-,-/-,-/-,- step=3")
    assert spots(s, "GH-1") == EVERYWHERE
    assert spots(s, "GG1") == EVERYWHERE[:7]
    assert unwrap(norsaga.why(s, 0, "play GG1 B.Y")).rule == "NS-PLACE-06"


@pytest.mark.rule("NS-GHOST-01", "NS-GHOST-02", "NS-GHOST-05", "NS-GHOST-08")
@pytest.mark.parametrize(
    ("spot", "at_spot", "gone"),
    [
        ("B.Y", "B.Y", ["BB1"]),
        ("B.P1", "B.P1", ["SK-R1"]),
        ("B.P2", "B.P2", []),
        ("me.Y", "A.Y", ["RR1"]),
        ("me.G4", "A.G4", []),
        ("C.G1", "C.G1", []),
    ],
)
def test_a_ghost_covers_or_fills_a_spot_and_wakes_nobody(spot, at_spot, gone):
    s = table("players=3 A.tree=RR/RG,-/-,-/-,- A.hand=Gh,GG B.tree=BB/SkR,-/-,-/-,- B.hand=YB,YG,YR,YY step=3")
    run(s, f"play GH-1 {spot}")
    assert (at(s, at_spot), pile(s.discard)) == ("GH-1", gone)
    event = told(s, "play", 2)[0]
    assert (event["card"], event["owner"], event["spot"]) == ("GH-1", "ABC".index(at_spot[0]), at_spot[2:])
    assert event.get("covered", "-") == (gone or ["-"])[0]
    assert (told(s, "grant"), told(s, "turn")[0]["seat"]) == ([], 1)


@pytest.mark.rule("NS-GHOST-03")
@pytest.mark.parametrize(
    ("tree", "script", "where"),
    [
        ("Gh/-,-/-,-/-,-", ["whisper"], EVERYWHERE),
        ("BB/BG,-/-,-/-,-", ["offering", "discard GH-7"], EVERYWHERE),
        ("GG/GB,-/-,-/-,-", ["turncoat", "take me.P1"], EVERYWHERE),
        ("YY/YB,-/-,-/-,-", ["prayer", "draw GH-8"], EVERYWHERE),
        ("RR/RB,-/RG,-/-,-", ["invade"], EVERYWHERE[7:]),
    ],
)
def test_an_embellishment_that_plays_a_ghost_opens_every_tree(tree, script, where):
    s = table(f"players=3 A.tree={tree} A.hand=GH-6,GH-7,YY step=2")
    run(s, *script)
    card = "GH-8" if "prayer" in script else "GH-6"
    assert spots(s, card) == where
    run(s, f"play {card} C.G2")
    assert at(s, "C.G2") == card


@pytest.mark.rule("NS-GHOST-04")
def test_an_effect_that_places_a_ghost_leaves_it_the_prescribed_spot():
    adapt = table("A.tree=RR/BB,-/-,-/-,- A.hand=Gh step=2")
    run(adapt, "adapt", "dismiss me.P1")
    assert at(adapt, "A.P1") == "GH-1"
    martyr = table("A.tree=YY/YR,-/YG,-/-,- B.tree=RR/-,-/-,-/-,- step=2")
    run(martyr, "martyr", "dismiss me.P1", "draw GH-1", "draw BB1")
    assert [text for text in offered(martyr) if "GH-1" in text] == ["place GH-1 me.P1", "place GH-1 B.Y"]
    infiltrate = table("A.tree=GG/GB,-/GR,-/-,- A.hand=Gh B.tree=RR/Gh,-/-,-/-,- step=2")
    assert unwrap(run(infiltrate, "infiltrate")).options == ["place GH-2 B.P1", "stop"]


@pytest.mark.rule("NS-GHOST-06")
@pytest.mark.parametrize(
    ("tree", "found"),
    [
        ("Gh/-,-/-,-/-,-", ["whisper"]),
        ("Gh/Gh,-/-,-/-,-", ["whisper", "nix"]),
        ("Gh/BB,Gh/-,-/-,Gh", ["whisper", "nix", "ragnarok"]),
        ("RR/Gh,-/-,-/-,-", ["adapt"]),
        ("RR/RG,-/Gh,-/-,-", ["adapt", "assault"]),
        ("Gh/BB,-/BG,-/-,-", ["whisper"]),
        ("SkR/Gh,-/Gh,-/-,-", []),
    ],
)
def test_ghosts_serve_the_doom_chain_and_no_other(tree, found):
    s = table(f"A.tree={tree} A.hand=YY,GG B.hand=YB step=2")
    assert eligible(s, 0) == found


@pytest.mark.rule("NS-GHOST-06")
@pytest.mark.parametrize(
    ("tree", "progress"),
    [
        ("Gh/-,-/-,-/-,-", 0),
        ("-/Gh,Gh/-,-/-,-", 0),
        ("-/Gh,GY/-,-/-,-", 1),
        ("-/SkR,Gh/-,-/-,-", 0),
    ],
)
def test_a_ghost_lends_no_trait(tree, progress):
    s = table(f"A.tree={tree} A.saga=R2G2B1Y1 A.hand=YY step=2")
    assert norsaga.view(s, 1)["players"][0]["progress"] == progress


@pytest.mark.rule("NS-GHOST-07")
def test_a_ghost_put_on_anothers_youngest_lends_them_doom():
    s = table("A.tree=RR/-,-/-,-/-,- A.hand=Gh B.tree=BB/Gh,-/-,-/-,- B.hand=YB,YG,YR,YY step=3")
    assert eligible(s, 1) == ["augur"]
    asked = unwrap(run(s, "play GH-2 B.Y"))
    assert (asked.seat, asked.ask, asked.options) == (1, "story.embellish", ["whisper", "nix", "pass"])
    run(s, "whisper", "play YB1 me.P2")
    assert at(s, "B.P2") == "YB1"


@pytest.mark.rule("NS-GHOST-08")
def test_a_ghost_covering_a_skald_grants_nothing_beside_a_skald_that_does():
    s = table("A.tree=GG/GB,SkY/GR,-/-,- A.hand=SkR,Gh B.tree=RR/Gh,-/-,-/-,- B.hand=BB step=2")
    run(s, "infiltrate", "choose A", "place GH-2 B.P1", "place SK-R1 me.P2")
    assert told(s, "grant") == [{"kind": "grant", "seat": 0}]
