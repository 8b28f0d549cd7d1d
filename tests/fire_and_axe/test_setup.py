"""Setting up: what lies where before the first turn."""

import json
import re
from collections import Counter
from typing import Any

import pytest

import meadhall
from fire_and_axe.voyage import asked, begin, game, hand, sagas, stock, table, why
from meadhall.core.agenda import Agenda
from meadhall.games.fire_and_axe.cards import SAGA_ERA, SAGA_OF, SAGAS
from meadhall.games.fire_and_axe.chart import WINTER
from meadhall.games.fire_and_axe.rules.sagas import DrawSaga
from optional import unwrap
from scenario import offered, run, told


@pytest.mark.rule("FA-SETUP-09", "FA-SETUP-11", "FA-SETUP-03")
def test_before_the_first_player_is_known_nobody_has_points():
    s = game.new(4)
    assert ([player["vp"] for player in game.view(s, None)["players"]], s.sail, s.prep) == ([0] * 4, 0, 0)


@pytest.mark.case("FA-CASE-01")
@pytest.mark.rule(
    "FA-SETUP-02",
    "FA-SETUP-03",
    "FA-SETUP-05",
    "FA-SETUP-06",
    "FA-SETUP-07",
    "FA-SETUP-08",
    "FA-SETUP-09",
    "FA-SETUP-11",
)
def test_a_fresh_game_of_five():
    s = begin(5, first="A")
    assert s.vp == [1, 2, 3, 4, 5]
    assert stock(s) == {"fish": 10, "tusks": 11, "furs": 11}
    view = game.view(s, None)
    assert view["demand"] == "fish"
    assert [SAGA_ERA[SAGA_OF[saga]] for saga in sagas(s)] == [1, 1, 1]
    assert (s.left, view["sagas"]["next_era"]) == (15, 1)
    assert ([len(runes) for runes in s.hands], s.olds) == ([1] * 5, [0] * 5)
    assert (sum(s.deck), view["runes"]["deck"]) == (28, 28)
    assert (s.ships, s.crew, s.cargo) == ([WINTER] * 5, [0] * 5, [0] * 15)
    assert view["days"] == {"prep": 0, "sail": 0, "limit": 7}
    assert (s.owed, s.over, s.attack, s.might, s.walls, s.shield, s.warded) == (0,) * 7
    assert view["wind"] == {"turns": 0, "clear": {"N": 2, "E": 4, "S": 7, "W": 5}}
    assert view["final"] == {"holder": None, "placed": 0}
    assert (len(view["towns"]), view["raided"]) == (15, {})
    assert view["treasures"] == {"small": [2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 7], "large": [8, 9, 10]}


@pytest.mark.rule("FA-SETUP-01")
def test_any_treasure_of_its_size_may_lie_in_a_town():
    s = table("A.ship=bayeux A.crew=3")
    run(s, "raid", "die 6")
    assert offered(s) == [f"treasure {value}" for value in (2, 3, 4, 5, 6, 7)]
    assert s.agenda[-1].weights(s) == [1, 2, 3, 3, 2, 1]
    s = table("A.ship=rome A.crew=3 raided=paris:B9")
    run(s, "raid", "die 6")
    assert offered(s) == ["treasure 8", "treasure 10"]
    seen = Counter(s.agenda[-1].sample(s, meadhall.Rng.seeded(seed)) for seed in range(100))
    assert set(seen) == {8, 10}


@pytest.mark.rule("FA-SETUP-01")
def test_the_last_treasure_of_a_size_is_what_nobody_has_found():
    s = table("A.ship=rome A.crew=3 raided=paris:B9,constantinople:B8")
    assert unwrap(run(s, "raid", "die 6")).ask == "turn.act"
    assert told(s, "sack") == [{"kind": "sack", "seat": 0, "port": "rome", "vp": 10}]


@pytest.mark.rule("FA-SETUP-04")
def test_the_deck_brings_six_of_each_era_in_order():
    eras = []
    for left in range(18, 0, -1):
        s = table(f"left={left} agenda=DrawSaga()>Refill()>Act(0)>CleanUp(0)")
        assert len(offered(s)) == 9
        eras.append({SAGA_ERA[SAGA_OF[text.split()[1]]] for text in offered(s)})
    assert eras == [{1}] * 6 + [{2}] * 6 + [{3}] * 6


@pytest.mark.rule("FA-SETUP-04", "FA-SETUP-12")
def test_three_of_each_era_never_come():
    came: Counter[Any] = Counter()
    for seed in range(60):
        s = game.new(3, {"round_cap": 1})
        rng = meadhall.Rng.seeded(seed)
        s.agenda = Agenda([])
        s.open = [-1, -1, -1]
        drawn = []
        while s.left:
            s.agenda = Agenda([DrawSaga()])
            s.open = [-1, -1, -1]
            move = s.agenda[-1].sample(s, rng)
            s.agenda.pop().resolve(s, move)
            s.won[move] = 0
            drawn.append(move)
        assert len(set(drawn)) == 18
        assert Counter(SAGA_ERA[saga] for saga in drawn) == {1: 6, 2: 6, 3: 6}
        came.update(drawn)
    assert len(came) == 27  # none is removed every time


@pytest.mark.rule("FA-SETUP-05", "FA-SETUP-12")
def test_nothing_tells_which_sagas_were_removed():
    s = begin(4)
    for seat in (*range(4), None):
        seen = set(re.findall(r"S\d-\w-\w", json.dumps(game.view(s, seat))))
        assert seen == set(sagas(s))
    assert set(re.findall(r"S\d-\w-\w", game.position(s))) == set(sagas(s))
    assert game.view(s, 0)["sagas"] == {
        "open": sagas(s),
        "done": {saga: [] for saga in sagas(s)},
        "discarded": [],
        "left": 15,
        "next_era": 1,
    }


@pytest.mark.rule("FA-SETUP-06")
def test_the_order_of_setting_up():
    s = game.new(3)
    asks = []
    rng = meadhall.Rng.seeded(3)
    while (question := unwrap(meadhall.decide(s))).seat == meadhall.CHANCE:
        asks.append(question.ask)
        meadhall.play(s, rng.choice(question.options))
    assert asks == ["saga.draw"] * 3 + ["rune.draw"] * 3 + ["first.choose"]
    assert question.ask in ("turn.act", "rune.start")


@pytest.mark.rule("FA-SETUP-08")
def test_the_conflict_runes_may_stay_out():
    assert sum(game.new(3).deck) == 33
    s = game.new(3, {"conflict": False})
    assert sum(s.deck) == 24
    run(s, *["saga S1-D-T", "saga S1-D-R", "saga S1-D-S"])
    kinds = {text.split()[1] for text in offered(s)}
    assert not kinds & {
        "sea_serpent",
        "usurper",
        "thieves",
        "mutiny",
        "reinforced_walls",
        "lokis_trick",
        "foul_omen",
        "thors_ward",
    }
    assert len(kinds) == 12


@pytest.mark.rule("FA-SETUP-09")
def test_the_first_rune_is_secret_and_random():
    s = begin(3)
    drawn = told(s, "draw", 1)
    assert [("runes" in event) for event in drawn] == [False, True, False]
    assert len({tuple(hand(begin(3, seed), "A")) for seed in range(40)}) > 8


@pytest.mark.rule("FA-SETUP-10", "FA-SETUP-11")
def test_chance_or_the_table_says_who_begins():
    assert {begin(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    s = begin(4, first="C")
    assert (s.first, s.active, s.vp) == (2, 2, [3, 4, 1, 2])
    with pytest.raises(meadhall.Fault) as caught:
        game.new(3, {"first": "D"})
    assert caught.value.key == "fire_and_axe-first"


def test_the_options_and_their_usual_values():
    assert {option.name: option.default for option in game.options} == {
        "conflict": True,
        "off_turn": "reactions",
        "first": "random",
        "round_cap": 100,
        "undo": True,
    }
    for options, key in (
        ({"off_turn": "never"}, "option-value"),
        ({"round_cap": 0}, "option-value"),
        ({"conflicts": True}, "option-unknown"),
    ):
        with pytest.raises(meadhall.Fault) as caught:
            game.new(3, options)
        assert caught.value.key == key


@pytest.mark.rule("FA-SETUP-09")
def test_the_first_turn_begins_in_the_wintering_zone():
    s = begin(3, first="B", off_turn="own_turn")
    assert asked(s) == (1, "turn.act")
    rune = hand(s, "B")[0]
    assert set(offered(s)) >= {"load tusks", "load fish", "load furs", "load crew", f"discard {rune}", "end"}
    assert why(s, "launch denmark") == "FA-LOAD-05"
    assert len(SAGAS) == 27
