"""Doom: Whisper, Nix, Ragnarok, and the Doom tokens they bring."""

import pytest

from optional import unwrap
from scenario import at, hand, norsaga, offered, pile, run, table, told

NAMES = ("Y", "P1", "P2", "G1", "G2", "G3", "G4")
ALONE = "A.tree=Gh/-,-/-,-/-,-"
DOOM3 = "A.tree=Gh/Gh,-/Gh,-/-,-"


def doomed(s):
    """The seats with a Doom token, as everybody sees them."""
    return [player["seat"] for player in norsaga.view(s, None)["players"] if player["doomed"]]


def trees(s, card):
    """The trees on which the pending question lets this card be played; a tree is open whole or not at all."""
    places = [text.split()[2].split(".") for text in offered(s) if text.startswith(f"play {card} ")]
    assert sorted(places) == sorted([owner, name] for owner in {place[0] for place in places} for name in NAMES)
    return sorted({owner for owner, _ in places})


@pytest.mark.case("NS-CASE-51")
@pytest.mark.rule("NS-EMB-WHISPER-01", "NS-EMB-WHISPER-02", "NS-DOOM-01", "NS-DOOM-03")
def test_whisper_plays_a_card_beside_the_play_of_step_three():
    s = table(f"{ALONE} A.hand=BB,GR,YY,RR B.hand=GB,GG,GY,RG step=2")
    asked = unwrap(run(s, "whisper"))
    assert (asked.ask, trees(s, "BB1"), trees(s, "RR1")) == ("whisper.play", ["me"], ["me"])
    assert all(text.startswith("play ") for text in asked.options)
    assert unwrap(norsaga.why(s, 0, "play BB1 B.P1")).rule == "NS-PLACE-06"
    asked = unwrap(run(s, "play BB1 me.P1"))
    assert (asked.seat, asked.ask) == (0, "tale.continue")
    run(s, "play GR1 me.P2")
    assert (at(s, "A.P1"), at(s, "A.P2"), hand(s, "A")) == ("BB1", "GR1", ["YY1", "RR1"])
    assert doomed(s) == [0]
    asked = unwrap(run(s, "play GB1 me.Y"))
    assert (asked.ask, told(s, "turn")[-1]["seat"], doomed(s)) == ("deck.draw", 0, [])


@pytest.mark.case("NS-CASE-55")
@pytest.mark.rule("NS-EMB-NIX-01", "NS-EMB-NIX-02", "NS-EMB-NIX-03")
def test_nix_costs_everybody_with_heroes_one_of_their_own_choice():
    s = table("""players=4 A.tree=Gh/Gh,-/-,-/-,- B.tree=RR/BB,-/-,-/-,- D.tree=GG/-,-/-,-/YY,- A.hand=RG step=2""")
    run(s, "nix")
    assert doomed(s) == [0]
    for seat, other, spot, gone in ((0, "P1", "P1", "GH-2"), (1, "P1", "Y", "RR1"), (3, "G3", "G3", "YY1")):
        asked = unwrap(run(s))
        assert (asked.seat, asked.ask, asked.options) == (seat, "nix.dismiss", ["dismiss me.Y", f"dismiss me.{other}"])
        assert unwrap(norsaga.why(s, seat, "dismiss me.G4")).rule == "NS-EMB-NIX-02"
        assert unwrap(norsaga.why(s, seat, f"dismiss {'B' if seat != 1 else 'A'}.Y")).rule == "NS-EMB-NIX-02"
        run(s, f"dismiss me.{spot}")
        assert norsaga.view(s, None)["discard"][-1] == gone
    assert pile(s.discard) == ["GH-2", "RR1", "YY1"]
    asked = unwrap(run(s))
    assert (asked.seat, asked.ask) == (0, "tale.continue")


@pytest.mark.rule("NS-EMB-NIX-03")
def test_nix_goes_clockwise_from_an_actor_in_the_middle():
    s = table("""players=3 active=B step=2 B.tree=Gh/Gh,-/-,-/-,- A.tree=RR/BB,-/-,-/-,- C.tree=GG/GR,-/-,-/-,-""")
    run(s, "nix")
    order = []
    for _ in range(3):
        order.append(unwrap(run(s)).seat)
        run(s, "dismiss me.P1")
    assert order == [1, 2, 0]


@pytest.mark.rule("NS-EMB-RAGNAROK-01", "NS-EMB-RAGNAROK-02", "NS-EMB-RAGNAROK-03")
def test_ragnarok_empties_the_grandparents_row_of_every_tree():
    s = table("""players=3 A.tree=Gh/Gh,BB/Gh,RR/-,GG A.hand=YY B.tree=RG/BG,SkR/SkB,YG/Gh,GB
                 C.tree=-/-,-/-,-/-,RB step=2""")
    asked = unwrap(run(s, "ragnarok"))
    for seat, tree in (("A", ["GH-1", "GH-2", "BB1"]), ("B", ["RG1", "BG1", "SK-R1"]), ("C", ["-", "-", "-"])):
        assert [at(s, f"{seat}.{name}") for name in NAMES] == [*tree, "-", "-", "-", "-"]
    assert sorted(pile(s.discard)) == ["GB1", "GG1", "GH-3", "GH-4", "RB1", "RR1", "SK-B1", "YG1"]
    assert doomed(s) == [0]
    assert (asked.seat, asked.ask, told(s, "grant")) == (0, "tale.continue", [])


@pytest.mark.rule("NS-DOOM-01", "NS-EMB-WHISPER-01", "NS-EMB-NIX-01", "NS-EMB-RAGNAROK-01")
@pytest.mark.parametrize("chosen", ["whisper", "nix", "ragnarok"])
def test_each_doom_embellishment_brings_a_token(chosen):
    s = table(f"{DOOM3} A.hand=YY,GG step=2")
    assert doomed(s) == []
    run(s, chosen)
    assert doomed(s) == [0]
    assert told(s, "doom") == [{"kind": "doom", "seat": 0}]


@pytest.mark.rule("NS-DOOM-01")
@pytest.mark.parametrize(("c", "chosen"), [("R", "invade"), ("G", "infiltrate"), ("B", "possess"), ("Y", "martyr")])
def test_no_other_embellishment_brings_a_token(c, chosen):
    s = table(f"A.tree={c}R/{c}G,-/{c}B,-/-,- A.hand=YY,Gh B.tree=RR/-,-/-,-/-,- B.hand=GG step=2")
    run(s, chosen)
    assert (doomed(s), told(s, "doom")) == ([], [])


@pytest.mark.rule("NS-DOOM-02")
def test_the_token_lies_there_before_the_whispered_card_and_any_grant():
    s = unwrap(table(f"{ALONE} A.hand=SkR,GG,YY,RR step=2"))
    asked = unwrap(run(s, "whisper"))
    assert (asked.ask, doomed(s)) == ("whisper.play", [0])
    asked = unwrap(run(s, "play SK-R1 me.P1"))
    assert (asked.ask, doomed(s)) == ("skald.embellish", [0])
    assert [event.kind for event in unwrap(s.log)] == ["embellish", "doom", "play", "grant"]


@pytest.mark.rule("NS-DOOM-03")
def test_the_token_goes_at_the_start_of_ones_turn_before_drawing():
    s = unwrap(table("A.tree=RR/-,-/-,-/-,- A.hand=GG B.hand=BB,BG doomed=B step=3"))
    asked = unwrap(run(s, "play GG1 me.P1"))
    assert (asked.ask, doomed(s)) == ("deck.draw", [])
    assert [event.kind for event in unwrap(s.log)] == ["play", "turn", "undoom"]
    assert told(s, "undoom") == [{"kind": "undoom", "seat": 1}]


@pytest.mark.case("NS-CASE-73")
@pytest.mark.rule("NS-DOOM-01", "NS-DOOM-04")
def test_a_token_taken_in_anothers_turn_lasts_to_ones_own_next_turn():
    s = table("""players=3 active=C step=2 C.tree=RR/RG,-/RB,-/-,- C.hand=SkY,GG,YY,GR A.hand=BB,BG,BR,BY
                 B.tree=Gh/-,-/-,-/-,- B.hand=YR,YG,YB,GB""")
    asked = unwrap(run(s, "invade", "play SK-Y1 B.P1"))
    assert (asked.seat, asked.options, doomed(s)) == (1, ["whisper", "pass"], [])
    asked = unwrap(run(s, "whisper", "play GB1 me.P2"))
    assert (asked.seat, asked.ask, doomed(s)) == (2, "tale.continue", [1])
    assert trees(s, "GG1") == ["B", "me"]
    asked = unwrap(run(s, "play GG1 me.P2"))
    assert (told(s, "turn")[-1]["seat"], asked.ask, doomed(s)) == (0, "tale.continue", [1])
    run(s, "play BB1 me.Y")
    assert (told(s, "turn")[-1]["seat"], doomed(s)) == (1, [])


@pytest.mark.case("NS-CASE-72")
@pytest.mark.rule("NS-SKALD-04", "NS-DOOM-01", "NS-DOOM-05")
def test_whispering_a_skald_lets_one_whisper_again_without_a_second_token():
    s = table(f"{ALONE} A.hand=SkR,GG,YY,RR B.hand=GB,GR,GY,RG step=2")
    asked = unwrap(run(s, "whisper", "play SK-R1 me.P1"))
    assert (asked.seat, asked.ask, asked.options) == (0, "skald.embellish", ["whisper", "pass"])
    assert told(s, "grant") == [{"kind": "grant", "seat": 0}]
    asked = unwrap(run(s, "whisper", "play GG1 me.P2"))
    assert (asked.ask, doomed(s)) == ("tale.continue", [0])
    assert told(s, "doom") == [{"kind": "doom", "seat": 0}]
    run(s, "play YY1 me.G1")
    assert doomed(s) == [0]
    run(s, "play GB1 me.Y")
    assert (told(s, "undoom"), doomed(s)) == ([{"kind": "undoom", "seat": 0}], [])


@pytest.mark.rule("NS-DOOM-01", "NS-DOOM-05")
@pytest.mark.parametrize("others", ["", "B", "C", "BC"])
def test_the_tokens_of_others_are_nobodys_business(others):
    s = table(
        f"players=3 {ALONE} A.hand=BB,GR,YY,RR B.hand=GB,GG,GY,RG C.hand=YG,YR,BG,BR step=2 "
        f"{others and f'doomed={others}'}"
    )
    run(s, "whisper")
    assert doomed(s) == [0, *("ABC".index(seat) for seat in others)]
    assert told(s, "doom") == [{"kind": "doom", "seat": 0}]


@pytest.mark.rule("NS-DOOM-05")
def test_a_second_doom_embellishment_does_not_make_the_token_stay_longer():
    s = table(f"{ALONE} A.hand=BB,GR,YY,RR B.hand=GB,GG,GY,RG doomed=A step=2")
    run(s, "whisper", "play BB1 me.P1", "play GR1 me.P2")
    assert (told(s, "doom"), doomed(s)) == ([], [0])
    run(s, "play GB1 me.Y")
    assert (told(s, "turn")[-1]["seat"], doomed(s)) == (0, [])


@pytest.mark.case("NS-CASE-52")
@pytest.mark.rule("NS-DOOM-06", "NS-DOOM-07")
@pytest.mark.parametrize("second", ["me", "A"])
@pytest.mark.parametrize("first", ["me", "A"])
def test_each_play_may_go_to_the_doomed_tree_or_not(first, second):
    s = table("players=3 active=B step=2 doomed=A B.tree=Gh/-,-/-,-/-,- B.hand=BB,GR,Gh,YY")
    run(s, "whisper")
    assert (trees(s, "BB1"), trees(s, "GH-2")) == (["A", "me"], ["A", "C", "me"])
    run(s, f"play BB1 {first}.P1")
    assert (trees(s, "GR1"), trees(s, "GH-2")) == (["A", "me"], ["A", "C", "me"])
    assert unwrap(norsaga.why(s, 1, "play GR1 C.P1")).rule == "NS-PLACE-06"
    run(s, f"play GR1 {second}.P2")
    assert (at(s, f"{first.replace('me', 'B')}.P1"), at(s, f"{second.replace('me', 'B')}.P2")) == ("BB1", "GR1")


@pytest.mark.rule("NS-DOOM-06")
@pytest.mark.parametrize(
    ("tree", "script", "open_to"),
    [
        ("RR/-,-/-,-/-,-", ["pass"], ["B", "me"]),
        ("RR/RG,-/RB,-/-,-", ["invade"], ["B", "C"]),
        ("GR/GG,-/-,-/-,-", ["turncoat", "take me.P1"], ["B", "me"]),
        ("BR/BG,-/-,-/-,-", ["offering", "discard YG1"], ["B", "me"]),
        ("YR/YB,-/-,-/-,-", ["prayer", "draw YY2"], ["B", "me"]),
        ("Gh/-,-/-,-/-,-", ["whisper"], ["B", "me"]),
    ],
)
def test_every_way_of_playing_may_use_the_doomed_tree(tree, script, open_to):
    s = table(f"players=3 A.tree={tree} A.hand=YY,YG,BB doomed=B step=2")
    run(s, *script)
    card = next(text.split()[1] for text in offered(s) if text.startswith("play YY"))
    assert trees(s, card) == open_to
    run(s, f"play {card} B.G1")
    assert at(s, "B.G1") == card


@pytest.mark.rule("NS-DOOM-08")
def test_placements_do_not_go_to_the_doomed_tree():
    adapt = table("A.tree=RR/BB,-/-,-/-,- A.hand=YY,GG doomed=B step=2")
    assert unwrap(run(adapt, "adapt", "dismiss me.P1")).options == ["place YY1", "place GG1"]
    martyr = table("players=3 A.tree=YY/YR,-/YG,-/-,- B.tree=RR/-,-/-,-/-,- doomed=BC step=2")
    run(martyr, "martyr", "dismiss me.P1", "draw GG1", "draw BB1")
    assert offered(martyr) == ["place GG1 me.P1", "place GG1 B.Y", "place BB1 me.P1", "place BB1 B.Y"]
    infiltrate = table("A.tree=GG/GB,-/GR,-/-,- A.hand=YY B.tree=RR/YR,-/-,-/-,- doomed=B step=2")
    assert unwrap(run(infiltrate, "infiltrate")).options == ["place YY1 B.P1", "stop"]


@pytest.mark.case("NS-CASE-54")
@pytest.mark.rule("NS-DOOM-09")
def test_losing_all_ghosts_keeps_the_token_to_ones_next_turn():
    s = table("""players=3 active=B step=3 doomed=A A.tree=Gh/-,-/-,-/-,- A.hand=BB,BG,BR,BY
                 B.hand=RR C.hand=YY,YB,YG,YR""")
    run(s, "play RR1 A.Y")
    assert (at(s, "A.Y"), doomed(s), told(s, "turn")[-1]["seat"]) == ("RR1", [0], 2)
    assert trees(s, "YY1") == ["A", "me"]
    run(s, "play YY1 me.Y")
    assert (told(s, "turn")[-1]["seat"], doomed(s)) == (0, [])


@pytest.mark.rule("NS-DOOM-10")
def test_the_token_gives_nobody_another_play():
    s = table("A.tree=RR/-,-/-,-/-,- A.hand=GG,YY,BB B.hand=GB,GR,GY,RG doomed=B step=3")
    asked = unwrap(run(s, "play GG1 B.P1"))
    assert (told(s, "turn")[-1]["seat"], asked.seat, hand(s, "A")) == (1, 1, ["YY1", "BB1"])


@pytest.mark.rule("NS-DOOM-11")
def test_the_token_changes_nothing_for_its_owner():
    s = table("players=3 A.tree=RR/-,-/-,-/-,- A.hand=GG,Gh doomed=A step=3")
    assert (trees(s, "GG1"), trees(s, "GH-1")) == (["me"], ["B", "C", "me"])
    assert unwrap(norsaga.why(s, 0, "play GG1 B.Y")).rule == "NS-PLACE-06"


@pytest.mark.rule("NS-DOOM-12")
def test_a_skald_played_on_a_doomed_tree_grants_its_owner():
    s = table("A.tree=RR/-,-/-,-/-,- A.hand=SkB,YY B.tree=Gh/-,-/-,-/-,- B.hand=RG doomed=B step=3")
    asked = unwrap(run(s, "play SK-B1 B.P1"))
    assert told(s, "grant") == [{"kind": "grant", "seat": 1}]
    assert (asked.seat, asked.ask, asked.options) == (1, "skald.embellish", ["whisper", "pass"])


@pytest.mark.rule("NS-DOOM-13")
def test_a_gift_may_make_the_doomed_player_win():
    s = table("A.hand=BB,GG B.tree=YR/BR,GR/-,-/RR,GR B.saga=R2G2B1Y1 doomed=B step=3")
    assert norsaga.view(s, 0)["players"][1]["progress"] == 5
    assert run(s, "play GG1 B.P1") is not None
    s = table("A.hand=BB,GG B.tree=YR/BR,GR/-,-/RR,GR B.saga=R2G2B1Y1 doomed=B step=3")
    assert run(s, "play BB1 B.G2") is None
    assert unwrap(norsaga.outcome(s)).winners == [1]
