"""Skalds: which arrivals grant an embellishment, to whom, and the queue of grants."""

import tomllib
from pathlib import Path

import pytest

import meadhall.games.norsaga
from optional import unwrap
from scenario import at, hand, norsaga, offered, pile, run, table, told

INFILTRATE4 = """players=4 step=2 A.tree=GB/GR,-/GG,-/-,- B.tree=RR/RG,SkB/RB,-/-,- B.hand=SkY,YR
                 C.tree=BB/-,-/-,-/-,- D.tree=YY/SkG,-/-,-/-,-"""

FOLDER = Path(meadhall.games.norsaga.__file__).parent


def queue(s):
    return norsaga.view(s, None)["queue"]


def granted(s):
    return [event["seat"] for event in told(s, "grant")]


@pytest.mark.case("NS-CASE-70")
@pytest.mark.rule("NS-SKALD-01", "NS-SKALD-04")
def test_a_skald_played_in_step_three_grants_before_the_turn_passes():
    s = table("A.tree=RR/-,-/-,-/-,- A.hand=SkB,RG B.hand=GG,GB,GR,GY step=3")
    asked = unwrap(run(s, "play SK-B1 me.P1"))
    assert (asked.seat, asked.ask, asked.options) == (0, "skald.embellish", ["adapt", "pass"])
    assert (granted(s), queue(s), told(s, "turn")) == ([0], [0], [])
    run(s, "adapt", "dismiss me.Y")
    assert (at(s, "A.Y"), granted(s)) == ("RG1", [0])
    assert told(s, "turn") == [{"kind": "turn", "seat": 1, "turn": 2}]


@pytest.mark.rule("NS-SKALD-03", "NS-SKALD-04", "NS-SKALD-05")
@pytest.mark.parametrize(
    ("source", "position", "script", "owner"),
    [
        ("step 3", "A.tree=RR/-,-/-,-/-,- A.hand=SkR,GG step=3", ["play SK-R1 me.G1"], 0),
        ("Adapt", "A.tree=RR/BB,-/-,-/-,- A.hand=SkR,GG step=2", ["adapt", "dismiss me.P1", "place SK-R1"], 0),
        ("Invade", "A.tree=RR/RG,-/RB,-/-,- A.hand=SkR,GG step=2", ["invade", "play SK-R1 B.P2"], 1),
        (
            "Turncoat",
            "A.tree=GG/GR,-/-,-/-,- A.hand=SkR step=2",
            ["turncoat", "take me.P1", "play SK-R1 me.P1", "done"],
            0,
        ),
        (
            "Infiltrate",
            "A.tree=GG/GR,-/GB,-/-,- A.hand=SkR B.tree=BB/SkB,-/-,-/-,- step=2",
            ["infiltrate", "place SK-R1 B.P1"],
            1,
        ),
        (
            "Offering",
            "A.tree=BB/BG,-/-,-/-,- A.hand=SkR,SkG step=2",
            ["offering", "discard SK-G1", "play SK-R1 me.P2"],
            0,
        ),
        ("Prayer", "A.tree=YY/YG,-/-,-/-,- step=2", ["prayer", "draw SK-R1", "play SK-R1 me.P2"], 0),
        ("Prayer, doomed", "A.tree=YY/YG,-/-,-/-,- doomed=B step=2", ["prayer", "draw SK-R1", "play SK-R1 B.P2"], 1),
        (
            "Martyr",
            "A.tree=YY/YG,-/YB,-/-,- B.tree=BB/-,-/-,-/-,- step=2",
            ["martyr", "dismiss me.P1", "draw SK-R1", "draw GG1", "place SK-R1 B.Y"],
            1,
        ),
        ("Whisper", "A.tree=Gh/-,-/-,-/-,- A.hand=SkR,GG step=2", ["whisper", "play SK-R1 me.P2"], 0),
    ],
)
def test_a_skald_from_a_hand_or_the_deck_grants_the_owner_of_the_tree(source, position, script, owner):
    s = table(position)
    run(s, *script)
    assert granted(s) == [owner], source


@pytest.mark.rule("NS-SKALD-03", "NS-SKALD-04")
@pytest.mark.parametrize(
    ("source", "position", "script"),
    [
        (
            "Possess",
            "A.tree=BB/BG,SkG/BR,-/-,- B.tree=RR/SkR,-/-,-/-,- B.hand=GG step=2",
            ["possess", "possess B.P1", "give me.P2"],
        ),
        (
            "Plunder",
            "A.tree=GG/-,-/-,-/-,- A.hand=SkR B.tree=RR/-,-/-,-/-,- B.hand=SkB step=2",
            ["plunder", "swap SK-R1 SK-B1"],
        ),
        (
            "being dismissed",
            "A.tree=Gh/Gh,-/-,-/-,- B.tree=RR/SkR,-/-,-/-,- B.hand=GG step=2",
            ["nix", "dismiss me.P1", "dismiss me.P1"],
        ),
        ("being covered", "A.tree=RR/SkB,-/-,-/-,- A.hand=GG,BB step=3", ["play GG1 me.P1"]),
        (
            "being taken back",
            "A.tree=GG/GR,SkR/-,-/-,- A.hand=GB step=2",
            ["turncoat", "take me.P2", "play GB1 me.P2", "done"],
        ),
        (
            "being discarded",
            "A.tree=YY/-,-/-,-/-,- A.hand=SkR,SkB step=2",
            ["chant", "draw SK-G1", "draw SK-Y1", "draw GG1"],
        ),
    ],
)
def test_a_skald_that_only_moves_or_goes_grants_nothing(source, position, script):
    s = table(position)
    run(s, *script)
    assert (granted(s), queue(s)) == ([], []), source


@pytest.mark.rule("NS-SKALD-02")
def test_a_skald_that_has_spoken_is_inert():
    s = table("A.tree=RR/-,-/-,-/-,- A.hand=SkB,RG,GG,GR,BB B.hand=YY,YG,YB,YR step=3")
    run(s, "play SK-B1 me.P1", "pass", "play YY1 me.P1")
    assert granted(s) == [0]
    asked = unwrap(run(s, "pass"))
    assert (asked.seat, asked.ask) == (0, "tale.continue")
    asked = unwrap(run(s, "play GG1 me.P2"))
    assert (granted(s), told(s, "turn")[-1]["seat"], asked.seat) == ([0], 1, -1)


@pytest.mark.rule("NS-SKALD-05", "NS-SKALD-06", "NS-SKALD-16")
def test_the_owner_uses_the_grant_in_anothers_turn_with_their_own_hand_and_tree():
    s = table("A.tree=RR/RG,-/RB,-/-,- A.hand=SkY,GG,YY B.tree=RY/RG,-/-,-/-,- B.hand=BB,BG step=2")
    asked = unwrap(run(s, "invade", "play SK-Y1 B.P2"))
    assert (asked.seat, asked.options) == (1, ["adapt", "assault", "pass"])
    assert unwrap(norsaga.why(s, 0, "adapt")).rule == "NS-UI-04"
    asked = unwrap(run(s, "adapt"))
    assert (asked.seat, asked.options) == (1, ["dismiss me.Y", "dismiss me.P1", "dismiss me.P2"])
    asked = unwrap(run(s, "dismiss me.P2", "place BB1"))
    assert (at(s, "B.P2"), hand(s, "A"), hand(s, "B")) == ("BB1", ["GG1", "YY1"], ["BG1"])
    assert (asked.seat, asked.ask, s.active) == (0, "tale.continue", 0)


@pytest.mark.case("NS-CASE-69")
@pytest.mark.rule("NS-SKALD-07", "NS-SKALD-11")
@pytest.mark.parametrize("way", [1, 2])
def test_a_youngest_skald_grants_only_if_its_spot_is_filled_anew_in_time(way):
    s = table("""players=3 step=2 A.tree=YY/YR,-/YG,-/-,- A.hand=RY B.tree=RR/RG,RG/RB,-/-,- B.hand=GG
                 C.tree=BB/-,-/-,-/-,-""")
    run(s, "martyr", "dismiss me.P1", "dismiss me.P1", "draw SK-B1", "draw SK-G1", "draw YB1")
    asked = unwrap(run(s, "place SK-B1 B.P1", "place SK-G1 C.Y"))
    assert (at(s, "A.P1"), queue(s)) == ("YB1", [1, 2])
    assert (asked.seat, asked.options) == (1, ["adapt", "assault", "invade", "pass"])
    if way == 1:
        asked = unwrap(run(s, "invade", "play GG1 C.Y"))
        assert (at(s, "C.Y"), pile(s.discard)[-1], queue(s)) == ("GG1", "SK-G1", [2])
        assert (asked.seat, asked.ask, asked.options) == (2, "skald.embellish", ["plunder", "pass"])
        assert told(s, "lost") == []
    else:
        asked = unwrap(run(s, "pass"))
        assert told(s, "lost") == [{"kind": "lost", "seat": 2}]
        assert (asked.seat, asked.ask, queue(s)) == (0, "tale.continue", [])


@pytest.mark.case("NS-CASE-61")
@pytest.mark.rule("NS-SKALD-08")
def test_the_running_embellishment_is_finished_before_the_grant():
    s = table("A.tree=BB/BG,-/-,-/-,- A.hand=SkR,SkB,GG,YY step=2")
    asked = unwrap(run(s, "offering", "discard SK-R1", "play SK-B1 me.P2"))
    assert (asked.seat, asked.ask, asked.options) == (0, "skald.embellish", ["augur", "offering", "pass"])
    asked = unwrap(run(s, "offering", "discard GG1"))
    assert asked.ask == "offering.play"
    asked = unwrap(run(s, "pass"))
    assert (asked.seat, asked.ask, granted(s)) == (0, "tale.continue", [0])


@pytest.mark.rule("NS-SKALD-08", "NS-SKALD-10")
def test_no_grant_is_asked_while_cards_are_still_placed():
    s = table(f"{INFILTRATE4} A.hand=SkR,SkG,GY")
    run(s, "infiltrate", "choose A", "place SK-G2 D.P1", "place SK-R1 B.P2")
    assert (offered(s)[-1], granted(s), queue(s)) == ("stop", [], [])
    asked = unwrap(run(s, "stop"))
    assert (asked.seat, asked.ask, granted(s), queue(s)) == (1, "skald.embellish", [1, 3], [1, 3])


@pytest.mark.rule("NS-SKALD-09")
def test_a_granted_embellishment_that_brings_a_skald_grants_again():
    s = table("A.tree=RR/-,-/-,-/-,- A.hand=SkB,SkG,RG B.hand=GG,GB,GR,GY step=3")
    asked = unwrap(run(s, "play SK-B1 me.P1", "adapt", "dismiss me.P1", "place SK-G1"))
    assert (asked.seat, asked.ask, granted(s)) == (0, "skald.embellish", [0, 0])


@pytest.mark.rule("NS-SKALD-11")
def test_a_grant_survives_the_swap_of_its_skald():
    s = table(f"{INFILTRATE4.replace('RR/RG,SkB/RB,-', 'BR/BG,SkB/BY,-')} A.hand=SkR,SkG")
    run(s, "infiltrate", "choose A", "place SK-R1 B.P2", "place SK-G2 D.P1")
    run(s, "possess", "possess D.P1", "give me.P1")
    asked = unwrap(run(s))
    assert (at(s, "D.P1"), at(s, "B.P1")) == ("BG1", "SK-G2")
    assert (asked.seat, asked.ask, asked.options, granted(s)) == (3, "skald.embellish", ["chant", "pass"], [1, 3])


@pytest.mark.case("NS-CASE-60")
@pytest.mark.rule("NS-SKALD-12", "NS-SKALD-13")
def test_a_declined_grant_is_gone():
    s = table("""players=3 step=2 A.tree=RR/RG,-/RB,-/-,- A.hand=SkY,GG B.tree=YY/-,-/-,-/-,-
                 B.hand=BB,BG,BY,BR C.hand=YG,YR,YB,GR""")
    asked = unwrap(run(s, "invade", "play SK-Y1 B.P2"))
    assert asked.options == ["chant", "pass"]
    asked = unwrap(run(s, "pass"))
    assert (asked.seat, asked.ask, queue(s)) == (0, "tale.continue", [])
    assert told(s, "decline", 2) == [{"kind": "decline", "seat": 1}]
    asked = unwrap(run(s, "play GG1 me.P2"))
    assert (asked.seat, asked.ask) == (1, "story.embellish")
    asked = unwrap(run(s, "pass"))
    assert (asked.seat, asked.ask) == (1, "tale.continue")
    run(s, "play BB1 me.P1")
    assert (granted(s), told(s, "turn")[-1]["seat"]) == ([1], 2)


@pytest.mark.case("NS-CASE-58")
@pytest.mark.rule("NS-SKALD-14")
def test_new_grants_go_behind_those_already_promised():
    s = table(f"{INFILTRATE4} A.hand=SkR,SkG")
    run(s, "infiltrate", "choose A", "place SK-R1 B.P2", "place SK-G2 D.P1")
    assert queue(s) == [1, 3]
    asked = unwrap(run(s, "invade", "play SK-Y1 C.P1"))
    assert (queue(s), asked.seat) == ([3, 2], 3)
    asked = unwrap(run(s, "pass"))
    assert (queue(s), asked.seat, asked.options) == ([2], 2, ["augur", "pass"])


@pytest.mark.case("NS-CASE-78")
@pytest.mark.rule("NS-SKALD-15")
@pytest.mark.parametrize(("own", "last"), [([], []), (["place SK-B2 me.P2"], [0])])
def test_grants_of_one_player_stand_together(own, last):
    s = table(f"{INFILTRATE4} A.hand=SkR,SkG,SkY,SkB,YB".replace("A.tree=GB/GR,-", "A.tree=GB/GR,SK-R3"))
    run(s, "infiltrate", "choose A", *own, "place SK-R1 B.P2", "place SK-G2 D.P1", "place SK-Y1 B.P2", "stop")
    assert queue(s) == [1, 1, 3, *last]


@pytest.mark.case("NS-CASE-79")
@pytest.mark.rule("NS-EMB-INFILTRATE-08", "NS-SKALD-14")
def test_infiltrate_as_a_grant_queues_from_the_player_after_its_actor():
    s = table("""players=4 step=2 A.tree=RR/RG,SkR/RB,-/-,- A.hand=SkY,BB B.tree=BR/-,-/-,-/-,- D.tree=YY/SkB,-/-,-/-,-
                 C.tree=GG/GB,SkG/GR,-/-,- C.hand=SkR,SkG,SkB""")
    asked = unwrap(run(s, "invade", "play SK-Y1 C.G2"))
    assert (asked.seat, asked.ask) == (2, "skald.embellish")
    run(s, "infiltrate", "choose C", "place SK-R2 A.P2", "place SK-G2 me.P2", "place SK-B2 D.P1")
    assert queue(s) == [3, 0, 2]
    assert unwrap(run(s)).seat == 3
    assert unwrap(run(s, "pass")).seat == 0
    assert unwrap(run(s, "pass")).seat == 2


@pytest.mark.rule("NS-SKALD-17")
@pytest.mark.parametrize(
    ("tree", "progress"),
    [
        ("SkR/-,-/-,-/-,-", 0),
        ("-/SkR,-/-,-/-,-", 0),
        ("-/SkR,SkR/-,-/-,-", 1),
        ("-/SkR,BR/-,-/-,-", 2),
        ("-/SkR,BG/-,-/-,-", 1),
    ],
)
def test_a_skald_has_a_recessive_trait_and_no_dominant_one(tree, progress):
    s = table(f"A.tree={tree} A.saga=R2G2B1Y1 A.hand=YY,GG step=3")
    assert norsaga.view(s, 1)["players"][0]["progress"] == progress


@pytest.mark.rule("NS-SKALD-18")
@pytest.mark.parametrize("last", ["pass", "turncoat"])
def test_beyond_the_limit_of_a_turn_grants_lapse_and_the_next_turn_counts_anew(last):
    s = table("""options=grant_cap:2 step=2 A.tree=GG/GR,SkG/-,-/-,- A.hand=BB B.tree=RR/-,-/-,-/-,-
                 B.hand=SkR,RG,RB,RY""")
    again = ["turncoat", "take me.P2", "play SK-G1 me.P2", "done"]
    run(s, *again, *again)
    assert (s.grants, granted(s)) == (2, [0, 0])
    if last == "pass":
        run(s, "pass")
        assert told(s, "lapse") == []
    else:
        run(s, *again)
        assert (granted(s), queue(s)) == ([0, 0, 0], [])
        assert told(s, "lapse") == [{"kind": "lapse", "seats": [0], "cap": 2}]
    run(s, "play BB1 me.G1", "pass")
    asked = unwrap(run(s, "play SK-R1 me.P1"))
    assert (asked.seat, asked.ask) == (1, "skald.embellish")


@pytest.mark.rule("NS-SKALD-18")
@pytest.mark.parametrize(("already", "asked"), [(29, "skald.embellish"), (30, "tale.continue")])
def test_the_usual_limit_is_thirty_grants_a_turn(already, asked):
    s = table(f"A.tree=YY/-,-/-,-/-,- A.hand=BB grants={already} queue=A agenda=Skalds()>Continue(0)>Turn(1)")
    assert unwrap(run(s)).ask == asked
    assert len(told(s, "lapse")) == (already == 30)


@pytest.mark.rule("NS-SKALD-18")
@pytest.mark.parametrize(("tree", "script"), [("-/-,-/-,-/-,-", []), ("YY/-,-/-,-/-,-", ["pass"])])
def test_lost_and_declined_grants_count_towards_the_limit(tree, script):
    s = table(f"options=grant_cap:1 A.tree={tree} A.hand=BB queue=AA agenda=Skalds()>Continue(0)>Turn(1)")
    asked = unwrap(run(s, *script))
    assert (asked.ask, s.grants, told(s, "lapse")[0]["seats"]) == ("tale.continue", 1, [0])


@pytest.mark.rule("NS-EMB-INFILTRATE-08", "NS-SKALD-10")
@pytest.mark.parametrize("rule", ["NS-EMB-INFILTRATE-08", "NS-SKALD-10"])
def test_where_the_rulebooks_differ_both_are_named(rule):
    """One begins with the next player, the other with the actor; the table chooses, and both orders are played here."""
    ledger = tomllib.loads((FOLDER / "rules.toml").read_text(encoding="utf-8"))["rule"]
    told_of = next(one for one in ledger if one["id"] == rule)
    assert set(told_of["source"]) == {"en", "fr", "ruling"}
    assert "rulebooks differ" in told_of["reason"]
