"""Who knows what: open things are open to all, runes to their owner, and possible worlds look the same."""

import json

import pytest

import meadhall
from fire_and_axe import greedy
from fire_and_axe.voyage import begin, game, hand, table
from meadhall.core.agenda import answer, pending
from meadhall.games.fire_and_axe.cards import RUNES
from optional import unwrap
from scenario import offered, run, told


def everybody(state):
    return [*range(state.players), None]


@pytest.mark.case("FA-CASE-85")
@pytest.mark.rule("FA-INFO-01", "FA-INFO-02", "FA-INFO-03", "FA-SETUP-12")
def test_an_opponent_sees_counts_but_no_runes_no_treasures_no_order():
    s = table("A.hand=unrest,fair_wind B.hand=mutiny open=S1-D-T,S1-N-R,S1-S-S discard=usurper A.ship=biscay")
    for seat in everybody(s):
        view = game.view(s, seat)
        assert [player["rune_count"] for player in view["players"]] == [2, 1, 0]
        assert [player["runes"] for player in view["players"]] == [
            ["unrest", "fair_wind"] if seat == 0 else None,
            ["mutiny"] if seat == 1 else None,
            [] if seat == 2 else None,
        ]
        assert view["runes"]["discard"] == ["usurper"]
        assert (view["runes"]["deck"], view["sagas"]["left"]) == (29, 15)
        assert view["raided"] == {}
        text = json.dumps({**view, "players": None, "runes": None})
        assert not [rune for rune in RUNES if rune in text]
        assert "S2-" not in text
        assert "S1-D-S" not in text


@pytest.mark.rule("FA-INFO-01")
def test_a_rune_is_shown_when_it_is_played_or_discarded_and_not_before():
    s = table("A.ship=biscay A.hand=tireless_oars,calm_seas")
    run(s, "play tireless_oars", "leave")
    assert [event["rune"] for event in told(s, "play", 2)] == ["tireless_oars"]
    run(s, "discard calm_seas", "leave")
    assert [event["rune"] for event in told(s, "discard", None)] == ["calm_seas"]
    s = table("A.ship=denmark")
    run(s, "draw", "rune unrest")
    assert [told(s, "draw", seat)[0].get("runes") for seat in (0, 1, 2, None)] == [["unrest"], None, None, None]


@pytest.mark.rule("FA-INFO-02")
def test_a_treasure_is_open_once_its_town_is_raided():
    s = table("A.ship=bayeux A.crew=3")
    run(s, "raid", "die 6", "treasure 7")
    for seat in everybody(s):
        view = game.view(s, seat)
        assert view["raided"] == {"bayeux": {"seat": 0, "treasure": 7}}
        assert view["treasures"]["small"] == [2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6]
        assert "bayeux" not in view["towns"]


@pytest.mark.rule("FA-INFO-03")
def test_the_next_rune_is_any_that_is_left():
    s = table("A.ship=denmark A.hand=unrest deck=fair_wind,fair_wind,mutiny")
    run(s, "draw")
    assert offered(s) == ["rune fair_wind", "rune mutiny"]
    assert s.agenda[-1].weights(s) == [2, 1]
    assert game.view(s, 1)["runes"]["deck"] == 3


@pytest.mark.rule("FA-INFO-03")
def test_chance_is_asked_even_when_only_one_kind_is_left():
    s = table("A.ship=denmark deck=fair_wind,fair_wind")
    assert unwrap(run(s, "draw")).options == ["rune fair_wind"]


@pytest.mark.rule("FA-INFO-04")
def test_all_else_lies_open():
    s = table("""A.ship=york A.crew=2 A.cargo=fish,furs A.vp=12 A.sagas=S1-D-T B.vp=3 raided=york:B5 settled=cork:C
                 goods=horn:tusks sail=6 skulls=fish,crew""")
    for seat in everybody(s):
        view = game.view(s, seat)
        first = view["players"][0]
        assert (first["ship"], first["crew"], first["vp"], first["sagas"]) == ("york", 2, 12, ["S1-D-T"])
        assert (first["cargo"], first["supply"]) == ({"tusks": 0, "fish": 1, "furs": 1}, 12)
        assert view["players"][1]["towns"] == ["york"]
        assert view["players"][2]["settlements"] == 1
        assert (view["goods"], view["settled"], view["skulls"]) == ({"horn": "tusks"}, {"cork": 2}, ["fish", "crew"])
        assert view["worth"] == {"horn": 1}  # 2 is printed


def test_a_view_is_plain_data_of_one_seat():
    s = begin(3)
    for seat in everybody(s):
        seen = game.view(s, seat)
        assert json.loads(json.dumps(seen)) == seen
        assert seen["you"] == seat
        seen["options"].clear()
        seen["players"].clear()
    assert s.house.given


def test_being_asked_is_seen_by_all_and_the_answers_by_one():
    s = table("A.ship=biscay A.hand=fair_wind")
    assert [game.view(s, seat)["asked"] for seat in everybody(s)] == [{"seat": 0, "ask": "turn.act"}] * 4


@pytest.mark.rule("FA-INFO-01", "FA-INFO-03", "FA-REACT-14")
@pytest.mark.parametrize("seed", range(6))
def test_a_redealt_world_looks_the_same_to_its_seat_now_and_later(seed):
    s = game.new(3 + seed % 3, {"round_cap": 12, "off_turn": ("reactions", "anytime", "own_turn")[seed % 3]})
    rng = meadhall.Rng.seeded(seed)
    changed = 0
    while moves := pending(s):
        for seat in range(s.players):
            twin = game.redeal(s, seat, rng)
            assert game.view(twin, seat) == game.view(s, seat)
            question, other = unwrap(meadhall.decide(s)), unwrap(meadhall.decide(twin))
            assert (question.seat, question.ask) == (other.seat, other.ask)
            if question.seat == seat:
                assert other.options == question.options
            changed += twin.hands != s.hands
        answer(s, greedy.pick(s, moves, rng))
    assert changed > 50


@pytest.mark.rule("FA-INFO-01")
def test_redealing_loses_no_rune_and_keeps_ones_own():
    s = table(
        "A.ship=biscay A.hand=unrest,mutiny B.hand=fair_wind C.hand=calm_seas,foul_omen,usurper discard=thors_ward"
    )
    found = set()
    for seed in range(300):
        twin = game.redeal(s, 0, meadhall.Rng.seeded(seed))
        assert hand(twin, "A") == ["unrest", "mutiny"]
        assert [len(runes) for runes in twin.hands] == [2, 1, 3]
        every = sum(twin.hands, [rune for rune, count in enumerate(twin.deck) for _ in range(count)] + twin.discard)
        assert sorted(every) == sorted(
            sum(s.hands, [rune for rune, n in enumerate(s.deck) for _ in range(n)] + s.discard)
        )
        found.update(hand(twin, "B"))
    assert found == set(RUNES) - {"unrest", "mutiny", "thors_ward"}


@pytest.mark.rule("FA-INFO-01", "FA-DRAW-04")
def test_who_saw_all_discards_remembers_what_was_in_hands():
    s = table("A.ship=denmark B.hand=unrest,mutiny C.hand=calm_seas deck=-")
    run(s, "draw", "rune fair_wind")
    assert s.olds == [0, 2, 1]
    view = game.view(s, 0)["runes"]["held"]
    assert view == {"of": {"1": 2, "2": 1}, "runes": {"calm_seas": 1, "mutiny": 1, "unrest": 1}}
    for seed in range(40):
        twin = game.redeal(s, 0, meadhall.Rng.seeded(seed))
        assert sorted(hand(twin, "B") + hand(twin, "C")) == ["calm_seas", "mutiny", "unrest"]
        twin = game.redeal(s, 1, meadhall.Rng.seeded(seed))
        assert hand(twin, "C") == ["calm_seas"]  # B knows the other two
        assert len(hand(twin, "A")) == 1


@pytest.mark.rule("FA-INFO-01")
@pytest.mark.parametrize(
    ("played", "olds", "rest"),
    [
        ("unrest", [0, 0, 1], ["fair_wind"]),  # the only one was held before: now a new rune is left
        ("fair_wind", [0, 1, 1], ["unrest"]),  # none of the old ones was a fair wind
        ("berserkers", [0, 0, 0], ["berserkers"]),  # might have been either: nobody can tell any more
    ],
)
def test_memory_of_a_hand_fades_only_where_nobody_can_tell(played, olds, rest):
    held = {"unrest": "unrest,fair_wind", "fair_wind": "unrest,fair_wind", "berserkers": "berserkers,berserkers"}[
        played
    ]
    s = table(f"A.ship=biscay B.ship=lion B.hand={held} B.old=1 C.hand=calm_seas C.old=1 step=start")
    run(s, f"discard {played}", "leave")
    assert (s.olds, hand(s, "B")) == (olds, rest)
