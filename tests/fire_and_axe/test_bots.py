"""The captains of Fire & Axe: what they plan, what they know, and that the levels are levels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import meadhall
from fire_and_axe import greedy
from fire_and_axe.bots_helpers import LATE
from fire_and_axe.voyage import game, table
from meadhall.bots import bot, judge_of
from meadhall.bots.match import play_match
from meadhall.core.agenda import CHANCE, answer, pending
from meadhall.core.decision import pending_frame
from meadhall.games.fire_and_axe.chart import HOME_IDS, NEAR, PORT_IDS, PORTS, SPACE_OF, VALUE
from meadhall.games.fire_and_axe.judge.judge import JUDGE
from meadhall.games.fire_and_axe.judge.scoring_forecast import ScoringForecast
from meadhall.games.fire_and_axe.judge.sea_distances import DISTANCE, ROUTE
from meadhall.games.fire_and_axe.judge.voyage_search import VoyageSearch
from meadhall.games.fire_and_axe.rules.scoring import final_scores


def positions(seed: int, players: int, every: int, most: int = 900, **options: Any) -> Iterator[tuple[Any, int]]:
    """Questions met in a game of hasty captains, with the seat that is asked."""
    state, rng, count = game.new(players, options), meadhall.Rng.seeded(seed), 0
    while (moves := pending(state)) and count < most:
        frame = pending_frame(state)
        assert frame is not None
        if frame.seat != CHANCE:
            count += 1
            if count % every == 0:
                yield state, frame.seat
        answer(state, greedy.pick(state, moves, rng))


def chosen(state: Any, level: str = "karl", seed: int = 1, iterations: int = 10) -> str:
    """What this bot answers, as text."""
    frame = pending_frame(state)
    assert frame is not None
    return str(frame.text(state, bot(level, game, seed, iterations=iterations).choose(state, frame.seat)))


def turn_of(state: Any, level: str = "karl", seed: int = 1) -> list[str]:
    """The active player's turn to its end, told by the answers; the others pass, dice show six."""
    player, texts, active = bot(level, game, seed, iterations=6), [], state.active
    while (frame := pending_frame(state)) is not None and state.active == active:
        if frame.seat == CHANCE:
            answer(state, pending(state)[-1])
        elif frame.seat != active:
            meadhall.play(state, "pass")
        else:
            move = player.choose(state, active)
            texts.append(frame.text(state, move))
            answer(state, move)
    return texts


# The chart by heart


def test_distances_are_the_shortest_over_open_water() -> None:
    for port in range(PORTS):
        days, front = {port: 0}, [port]
        while front:
            for before in [
                to for space in front if space == port or PORTS <= space < SPACE_OF[HOME_IDS[0]] for to in NEAR[space]
            ]:
                days.setdefault(before, min(days[to] for to in NEAR[before] if to in days) + 1)
            front = [space for space, day in days.items() if day == max(days.values()) and space not in front]
        for space, day in days.items():
            assert DISTANCE[space * PORTS + port] == day == len(ROUTE[space * PORTS + port])


@pytest.mark.parametrize(
    ("home", "port", "days"),
    [("denmark", "faeroes", 4), ("norway", "vinland", 8), ("sweden", "constantinople", 10), ("denmark", "paris", 6)],
)
def test_distances_are_those_of_the_table(home: str, port: str, days: int) -> None:
    assert DISTANCE[SPACE_OF[home] * PORTS + PORT_IDS.index(port)] == days


# The judge


@pytest.mark.parametrize("players", [3, 5])
def test_worths_are_chances(players: int) -> None:
    for state, _ in positions(1, players, 40):
        worth = JUDGE.worth(state)
        assert len(worth) == players
        assert sum(worth) == pytest.approx(1)
        assert min(worth) > 0


def test_when_the_game_is_over_points_are_the_score() -> None:
    state, rng = game.new(3, {"round_cap": 3}), meadhall.Rng.seeded(1)
    while moves := pending(state):
        answer(state, greedy.pick(state, moves, rng))

    assert JUDGE.forecast_points(state) == [float(score) for score in final_scores(state)]


def test_promised_points_come_true_as_the_game_nears_its_end() -> None:
    s = table("A.vp=10 B.vp=10 C.vp=10 settled=faeroes:A,shetland:A,orkney:B left=0 open=S3-D-T holder=A placed=3")
    sure = ScoringForecast(s).points(s)

    assert sure == pytest.approx([10 + 6 + 6, 10 + 6, 10])


def test_a_table_with_more_aboard_is_worth_more() -> None:
    full = table("A.ship=humber A.crew=3 A.cargo=fish,furs")
    bare = table("A.ship=humber A.crew=1")

    assert JUDGE.worth(full)[0] > JUDGE.worth(bare)[0]


def test_every_answer_gets_a_rate_and_the_best_is_nought() -> None:
    for state, _ in positions(3, 4, 17):
        moves = pending(state)
        for rates in (JUDGE.rate(state, moves), JUDGE.plan(state, moves)):
            assert len(rates) == len(moves)
            assert max(rates) == 0


def test_rating_changes_nothing() -> None:
    for state, _ in positions(4, 3, 31):
        before = game.position(state)
        moves = pending(state)
        JUDGE.rate(state, moves)
        JUDGE.plan(state, moves)
        JUDGE.worth(state)
        assert game.position(state) == before


# A voyage


def test_a_voyage_counts_every_port_on_its_way() -> None:
    """Two free markets a day's sail apart are worth more than one."""

    def value(cargo: str) -> float:
        s = table(f"A.ship=humber A.crew=1 A.cargo={cargo}")
        navigator = VoyageSearch(s, 0, ScoringForecast(s), 3)
        return navigator.value_ship(navigator.build_ship())

    assert value("fish,furs") > value("fish") + int(min(VALUE[:PORTS]))


def test_bad_weather_makes_a_voyage_worse() -> None:
    """To Bjarmaland with four clear days in the North, and with two."""
    values = []
    for wind in (2, 0):
        s = table(f"A.ship=norway A.crew=2 A.cargo=fish,furs wind={wind} open=S2-N-T")
        navigator = VoyageSearch(s, 0, ScoringForecast(s), 3)
        values.append(navigator.value_ship(navigator.build_ship()))

    assert values[0] > values[1]


@pytest.mark.parametrize("level", ["karl", "jarl"])
def test_a_turn_loads_leaves_and_sails(level: str) -> None:
    s = table("open=S1-D-T,S1-D-R,S1-N-S")
    words = Counter(text.split()[0] for text in turn_of(s, level))

    assert words["load"] >= 3
    assert words["launch"] == 1
    assert words["sail"] + words["draw"] >= 1
    assert s.crew[0] >= 1


@pytest.mark.parametrize("level", ["karl", "jarl"])
def test_the_last_step_of_a_saga_is_taken(level: str) -> None:
    s = table("A.ship=german_bight A.crew=2 A.cargo=fish goods=bremen:furs open=S1-D-T,S1-N-R,S1-S-R sail=1")
    texts = turn_of(s, level)

    assert texts[:2] == ["sail hamburg", "trade fish"]


@pytest.mark.parametrize("level", ["karl", "jarl"])
def test_an_empty_voyage_ends_in_winter(level: str) -> None:
    """One crewmember far from home, nothing to trade, no Days: the winter costs nothing more."""
    s = table("A.ship=vinland_sea A.crew=1 prep=5 sail=2 settled=vinland:B")

    assert chosen(s, level) == "winter"


# What they know


def test_what_is_seen_follows_from_knowledge_alone() -> None:
    for state, _ in positions(5, 4, 23):
        for seat in range(4):
            seen = game.position(JUDGE.seen(state, seat))
            for luck in range(2):
                other = game.redeal(state, seat, meadhall.Rng.seeded(luck))
                assert game.position(JUDGE.seen(other, seat)) == seen


def test_what_is_seen_keeps_what_the_seat_knows() -> None:
    for state, seat in positions(6, 3, 23):
        assert game.view(JUDGE.seen(state, seat), seat) == game.view(state, seat)


@pytest.mark.parametrize(("level", "every", "iterations"), [("karl", 29, None), ("jarl", 211, 8)])
def test_the_choice_is_the_same_on_every_table_the_seat_cannot_tell_apart(
    level: str,
    every: int,
    iterations: int | None,
) -> None:
    for state, seat in positions(7, 4, every):
        choice = bot(level, game, 5, iterations=iterations).choose(state, seat)
        other = game.redeal(state, seat, meadhall.Rng.seeded(every))
        assert bot(level, game, 5, iterations=iterations).choose(other, seat) == choice


# What they do


@pytest.mark.parametrize(("level", "iterations"), [("karl", 0), ("jarl", 2)])
def test_every_answer_is_legal_at_every_ask(level: str, iterations: int) -> None:
    """Hasty captains lead the game everywhere; whoever is asked there must answer what the rules allow."""
    met: Counter[str] = Counter()
    player = bot(level, game, 1, iterations=iterations)
    for seed in range(6):
        for state, seat in positions(20 + seed, 3 + seed % 3, 1, off_turn="anytime"):
            frame = pending_frame(state)
            assert frame is not None
            met[frame.ask] += 1
            if met[frame.ask] <= 2:
                assert player.choose(state, seat) in pending(state)

    assert {
        "turn.act",
        "raid.again",
        "settle.place",
        "loss.cover",
        "wind.turn",
        "rune.start",
        "rune.between",
        "rune.declared",
        "rune.rolled",
        "rune.loss",
        "rune.trade",
        "rune.avert",
    } <= set(met)


def test_karls_do_everything_a_turn_allows() -> None:
    done: Counter[str] = Counter()
    for seed in range(2):
        result = play_match(game, 3, {"round_cap": 12}, ["karl"] * 3, seed)
        done += result.tallies["karl"].count_answers("turn.act")

    assert set(done) == {
        "load",
        "launch",
        "draw",
        "sail",
        "trade",
        "raid",
        "settle",
        "play",
        "discard",
        "winter",
        "end",
    }


@pytest.mark.parametrize("seat", range(3))
def test_karl_beats_thralls(seat: int) -> None:
    levels = ["thrall"] * 3
    levels[seat] = "karl"
    result = play_match(game, 3, {"round_cap": 15}, levels, seat)

    assert result.winners == [seat]
    assert result.turns == 15


def test_the_same_seed_plays_the_same_match() -> None:
    one, other = (
        play_match(game, 3, {"round_cap": 2}, ["jarl", "karl", "thrall"], 3, iterations=5).record.text()
        for _ in range(2)
    )

    assert one == other


def test_the_game_brings_its_judge() -> None:
    assert judge_of(game) is JUDGE


# Late in the game


def left_behind(state: Any, seat: int) -> tuple[Any, ...]:
    """What a turn of this seat may change."""
    return (
        state.ships[seat],
        state.crew[seat],
        *state.cargo[seat * 3 : seat * 3 + 3],
        state.vp[seat],
        state.settled.count(seat),
        len(state.hands[seat]),
    )


def test_nobody_winters_again_and_again_when_only_far_ports_have_something_to_offer() -> None:
    """The near ports are spent: a captain who went on expecting eight points a turn would wait for ever."""
    state, rounds = table(LATE.replace(",\n", ",")), 6
    captains = [bot("karl", game, seat + 1) for seat in range(4)]
    dealer, seat, ends = meadhall.SeededDealer(1), state.active, [[left_behind(state, seat)] for seat in range(4)]
    while (frame := pending_frame(state)) is not None and state.round < 32 + rounds:
        answer(state, dealer.deal(state) if frame.seat == CHANCE else captains[frame.seat].choose(state, frame.seat))
        if state.active != seat:
            ends[seat].append(left_behind(state, seat))
            seat = state.active
    for seat, turns in enumerate(ends):
        idle = sum(turn in turns[max(0, at - 2) : at] for at, turn in enumerate(turns))
        assert idle <= 2, (seat, turns)
    assert sum(len(turns) - 1 for turns in ends) > 12
    assert sum(turns[-1][5] + turns[-1][6] - turns[0][5] - turns[0][6] for turns in ends) > 12
