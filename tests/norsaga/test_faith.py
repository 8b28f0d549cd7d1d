"""Faith: Chant, Prayer, Martyr."""

import pytest

from optional import unwrap
from scenario import at, hand, norsaga, offered, pile, run, table, told

NAMES = ("Y", "P1", "P2", "G1", "G2", "G3", "G4")
FAITH3 = "A.tree=YY/YR,-/YG,-/-,-"


def kinds(s):
    return [event.kind for event in s.log]


@pytest.mark.rule("NS-EMB-CHANT-01", "NS-EMB-CHANT-02")
def test_chant_throws_the_whole_hand_away_before_three_cards_are_drawn():
    s = table("A.tree=YY/-,-/-,-/-,- A.hand=RR,GG,SkR,Gh step=2")
    asked = unwrap(run(s, "chant"))
    assert (asked.seat, asked.ask) == (-1, "deck.draw")
    assert (hand(s, "A"), pile(s.discard)) == ([], ["RR1", "GG1", "SK-R1", "GH-1"])
    assert told(s, "discard", 1) == [{"kind": "discard", "seat": 0, "cards": ["RR1", "GG1", "SK-R1", "GH-1"]}]
    asked = unwrap(run(s, "draw BB1", "draw BG1", "draw BR1"))
    assert (asked.seat, asked.ask, hand(s, "A")) == (0, "tale.continue", ["BB1", "BG1", "BR1"])
    assert kinds(s) == ["embellish", "discard", "draw", "draw", "draw"]
    assert told(s, "draw", 1) == [{"kind": "draw", "seat": 0, "count": 1}] * 3
    assert [event["cards"] for event in told(s, "draw", 0)] == [["BB1"], ["BG1"], ["BR1"]]


@pytest.mark.rule("NS-EMB-CHANT-02")
def test_the_hand_a_chant_threw_away_may_be_drawn_again():
    s = table("A.tree=YY/-,-/-,-/-,- A.hand=RR,GG,BB deck=YB step=2")
    run(s, "chant", "draw GG1", "draw RR1")
    assert hand(s, "A") == ["YB1", "GG1", "RR1"]


@pytest.mark.rule("NS-EMB-CHANT-03")
def test_chant_needs_no_hand():
    s = table("A.tree=YY/-,-/-,-/-,- queue=A agenda=Skalds()>Turn(1)")
    assert offered(s) == ["chant", "pass"]
    run(s, "chant", "draw BB1", "draw BG1", "draw BR1")
    assert hand(s, "A") == ["BB1", "BG1", "BR1"]


@pytest.mark.rule("NS-EMB-PRAYER-01", "NS-EMB-PRAYER-02", "NS-EMB-PRAYER-06", "NS-EMB-PRAYER-07")
def test_prayer_is_declared_then_the_top_card_is_shown_to_all_then_played():
    s = table("players=3 A.tree=YY/YR,-/-,-/-,- A.hand=GG,RR step=2")
    deck = len(s.deck)
    assert [norsaga.view(s, seat)["revealed"] for seat in (0, 1, None)] == [None] * 3
    asked = unwrap(run(s, "prayer"))
    assert (asked.seat, asked.ask, len(asked.options)) == (-1, "deck.draw", deck)
    asked = unwrap(run(s, "draw RG1"))
    assert [norsaga.view(s, seat)["revealed"] for seat in (0, 1, None)] == ["RG1"] * 3
    assert told(s, "reveal", 2) == [{"kind": "reveal", "seat": 0, "card": "RG1"}]
    assert hand(s, "A") == ["GG1", "RR1"]
    assert (asked.seat, asked.ask) == (0, "prayer.play")
    assert asked.options == [f"play RG1 me.{name}" for name in NAMES]
    asked = unwrap(run(s, "play RG1 me.G3"))
    assert (at(s, "A.G3"), hand(s, "A")) == ("RG1", ["GG1", "RR1"])
    assert kinds(s) == ["embellish", "reveal", "play"]
    assert norsaga.view(s, 1)["revealed"] is None
    assert asked.ask == "tale.continue"
    assert not any("RG1" in text for text in asked.options)


@pytest.mark.case("NS-CASE-45")
@pytest.mark.rule("NS-EMB-PRAYER-03")
def test_prayer_on_a_full_tree_must_cover_a_hero():
    s = table("A.tree=YY/YR,BB/BR,BG/GG,GR A.hand=YB,GB B.tree=RR/-,-/-,-/-,- step=2")
    run(s, "prayer", "draw RG1")
    assert offered(s) == [f"play RG1 me.{name}" for name in NAMES]
    assert unwrap(norsaga.why(s, 0, "pass")).rule == "NS-EMB-PRAYER-03"
    assert unwrap(norsaga.why(s, 0, "play YB1 me.P1")).rule == "NS-EMB-PRAYER-03"
    assert unwrap(norsaga.why(s, 0, "play RG1 B.Y")).rule == "NS-PLACE-06"
    run(s, "play RG1 me.P2")
    assert (at(s, "A.P2"), pile(s.discard)) == ("RG1", ["BB1"])


@pytest.mark.case("NS-CASE-45")
@pytest.mark.rule("NS-EMB-PRAYER-04", "NS-GHOST-03")
def test_a_prayed_ghost_goes_to_any_spot_of_any_tree():
    s = table("players=3 A.tree=YY/YR,BB/BR,BG/GG,GR B.tree=RR/-,-/-,-/-,- step=2")
    run(s, "prayer", "draw GH-3")
    assert offered(s) == [f"play GH-3 {owner}.{name}" for owner in ("me", "B", "C") for name in NAMES]
    run(s, "play GH-3 B.Y")
    assert (at(s, "B.Y"), pile(s.discard)) == ("GH-3", ["RR1"])


@pytest.mark.rule("NS-EMB-PRAYER-05")
def test_a_prayed_card_may_go_to_a_doomed_tree():
    s = table("players=3 A.tree=YY/YR,-/-,-/-,- B.tree=RR/-,-/-,-/-,- doomed=B step=2")
    run(s, "prayer", "draw RG1")
    assert offered(s) == [f"play RG1 {owner}.{name}" for owner in ("me", "B") for name in NAMES]
    assert unwrap(norsaga.why(s, 0, "play RG1 C.Y")).rule == "NS-PLACE-06"
    run(s, "play RG1 B.Y")
    assert at(s, "B.Y") == "RG1"


@pytest.mark.case("NS-CASE-46")
@pytest.mark.rule("NS-EMB-MARTYR-01", "NS-EMB-MARTYR-05", "NS-EMB-MARTYR-06", "NS-INFO-04")
def test_martyr_skips_an_empty_tree_and_shows_the_drawn_cards_to_the_actor_alone():
    s = table(f"players=3 {FAITH3} A.hand=RB B.tree=RR/GG,-/-,-/-,- step=2")
    asked = unwrap(run(s, "martyr"))
    assert (asked.seat, asked.options) == (0, ["dismiss me.Y", "dismiss me.P1", "dismiss me.G1"])
    asked = unwrap(run(s, "dismiss me.P1"))
    assert (asked.seat, asked.options) == (1, ["dismiss me.Y", "dismiss me.P1"])
    assert unwrap(run(s, "dismiss me.Y")).ask == "deck.draw"
    asked = unwrap(run(s, "draw GR1", "draw BB1"))
    assert (asked.seat, asked.ask) == (0, "martyr.place")
    assert asked.options == ["place GR1 me.P1", "place GR1 B.Y", "place BB1 me.P1", "place BB1 B.Y"]
    assert norsaga.view(s, 0)["drawn"] == {"of": 0, "count": 2, "cards": ["GR1", "BB1"]}
    for seat in (1, 2, None):
        assert norsaga.view(s, seat)["drawn"] == {"of": 0, "count": 2, "cards": None}
        assert told(s, "draw", seat) == [{"kind": "draw", "seat": 0, "count": 1}] * 2
    asked = unwrap(run(s, "place GR1 B.Y"))
    assert (at(s, "A.P1"), at(s, "B.Y")) == ("BB1", "GR1")
    assert [at(s, f"C.{name}") for name in NAMES] == ["-"] * 7
    assert norsaga.view(s, 0)["drawn"] is None
    assert (asked.seat, asked.ask) == (0, "tale.continue")


@pytest.mark.rule("NS-EMB-MARTYR-02", "NS-EMB-MARTYR-03", "NS-EMB-MARTYR-04")
def test_martyr_asks_everybody_for_a_hero_of_their_own_clockwise_from_the_actor():
    s = table("""players=4 active=C step=2 C.tree=YY/YR,-/YG,-/-,- C.hand=BB D.tree=RR/RG,-/-,-/-,-
                 A.tree=GG/GR,-/-,-/-,- B.tree=BR/BG,-/-,-/-,-""")
    run(s, "martyr")
    for seat, gone in ((2, "YR1"), (3, "RG1"), (0, "GR1"), (1, "BG1")):
        asked = unwrap(run(s))
        assert (asked.seat, asked.ask) == (seat, "martyr.dismiss")
        assert all(text.startswith("dismiss me.") for text in asked.options)
        assert unwrap(norsaga.why(s, seat, f"dismiss {'ABCD'[(seat + 1) % 4]}.Y")).rule == "NS-EMB-MARTYR-02"
        assert unwrap(norsaga.why(s, seat, "pass")).rule == "NS-EMB-MARTYR-02"
        run(s, "dismiss me.P1")
        assert norsaga.view(s, None)["discard"][-1] == gone
    assert unwrap(run(s)).ask == "deck.draw"


@pytest.mark.case("NS-CASE-48")
@pytest.mark.rule("NS-EMB-MARTYR-07", "NS-GHOST-04")
def test_martyr_places_ghosts_only_where_heroes_were_one_each():
    s = table(f"players=3 {FAITH3} B.tree=RR/-,-/-,-/-,- step=2")
    run(s, "martyr", "dismiss me.P1", "draw GH-1", "draw GH-2")
    assert offered(s) == ["place GH-1 me.P1", "place GH-1 B.Y", "place GH-2 me.P1", "place GH-2 B.Y"]
    for text in ("place GH-1 C.Y", "place GH-1 me.P2", "place GH-1 me.Y", "place GH-1 B.P1"):
        assert unwrap(norsaga.why(s, 0, text)).rule == "NS-EMB-MARTYR-07"
    run(s, "place GH-1 B.Y")
    assert (at(s, "A.P1"), at(s, "B.Y")) == ("GH-2", "GH-1")


@pytest.mark.rule("NS-EMB-MARTYR-07")
def test_a_spot_that_martyr_has_filled_takes_no_second_card():
    s = table(f"players=3 {FAITH3} B.tree=RR/-,-/-,-/-,- C.tree=BB/-,-/-,-/-,- step=2")
    run(s, "martyr", "dismiss me.P1", "draw GG1", "draw GH-2", "draw GR1", "place GG1 B.Y")
    assert offered(s) == ["place GH-2 me.P1", "place GH-2 C.Y", "place GR1 me.P1", "place GR1 C.Y"]
    assert unwrap(norsaga.why(s, 0, "place GH-2 B.Y")).rule == "NS-EMB-MARTYR-07"


@pytest.mark.rule("NS-EMB-MARTYR-08", "NS-SKALD-08", "NS-SKALD-10")
def test_the_queue_after_martyr_starts_with_the_actor():
    s = table("""players=3 active=B step=2 B.tree=YY/YR,-/YG,-/-,- A.tree=RR/RG,-/-,-/-,- A.hand=GG
                 C.tree=YB/BG,-/-,-/-,-""")
    run(s, "martyr", "dismiss me.P1", "dismiss me.P1", "dismiss me.P1", "draw SK-R1", "draw SK-G1", "draw SK-B1")
    run(s, "place SK-R1 A.P1")
    assert (unwrap(run(s)).ask, told(s, "grant")) == ("martyr.place", [])
    asked = unwrap(run(s, "place SK-G1 me.P1"))
    assert norsaga.view(s, None)["queue"] == [1, 2, 0]
    assert (asked.seat, asked.ask) == (1, "skald.embellish")
    assert unwrap(run(s, "pass")).seat == 2
    assert unwrap(run(s, "pass")).seat == 0


@pytest.mark.case("NS-CASE-49")
@pytest.mark.rule("NS-EMB-MARTYR-09")
def test_martyr_draws_the_dismissed_heroes_again_when_the_deck_is_short():
    s = table(f"players=3 {FAITH3} B.tree=RR/-,-/-,-/-,- C.tree=BB/-,-/-,-/-,- A.hand=GG deck=GR step=2")
    run(s, "martyr", "dismiss me.P1")
    assert told(s, "reshuffle") == [{"kind": "reshuffle", "count": 3}]
    assert offered(s) == ["draw RR1", "draw BB1", "draw YR1"]
    run(s, "draw BB1", "draw RR1")
    assert (pile(s.deck), pile(s.discard), pile(s.drawn)) == (["YR1"], [], ["GR1", "BB1", "RR1"])
    run(s, "place GR1 me.P1", "place BB1 B.Y")
    assert (at(s, "A.P1"), at(s, "B.Y"), at(s, "C.Y")) == ("GR1", "BB1", "RR1")


@pytest.mark.rule("NS-EMB-MARTYR-09")
def test_with_too_few_cards_the_actor_chooses_which_spot_stays_empty():
    s = table(f"{FAITH3} A.hand=GG drawn=GR holder=A agenda=MartyrPlace(0,[2,7])>Continue(0)>Turn(1)")
    assert offered(s) == ["place GR1 me.P2", "place GR1 B.Y"]
    assert unwrap(run(s, "place GR1 B.Y")).ask == "tale.continue"
    assert (at(s, "A.P2"), at(s, "B.Y"), s.holder) == ("-", "GR1", -1)


@pytest.mark.rule("NS-EMB-MARTYR-06", "NS-EMB-MARTYR-10")
def test_martyr_cards_never_mix_with_the_hand():
    s = table(f"{FAITH3} A.hand=GG,RG B.tree=RR/-,-/-,-/-,- step=2")
    run(s, "martyr", "dismiss me.P1", "draw GR1", "draw BB1")
    assert hand(s, "A") == ["GG1", "RG1"]
    assert unwrap(norsaga.why(s, 0, "place GG1 me.P1")).rule == "NS-EMB-MARTYR-10"
    assert unwrap(norsaga.why(s, 0, "place BG1 me.P1")).rule == "NS-EMB-MARTYR-06"
    assert all(text.startswith("place ") for text in offered(s))
    run(s, "place GR1 me.P1")
    assert (hand(s, "A"), at(s, "B.Y")) == (["GG1", "RG1"], "BB1")
