"""Chances that can be trusted: how worths become chances, what was fitted, and that it is what the script made."""

from __future__ import annotations

import random
import tomllib
from math import exp
from pathlib import Path
from typing import Any

import pytest
from calibration import tables
from fit_chances import FOLDER, KNOTS, cases, fit_row, plain_text
from reliability import FITTED, JUDGED, Sample, measure_samples, plot

import meadhall
from analysis.played_records import NEAR, WON
from meadhall.analysis.calibration import Row, interpolate, is_measured, load_rows
from meadhall.analysis.win_probability import compute_chances
from meadhall.bots import judge_of
from meadhall.core.agenda import CHANCE
from meadhall.core.decision import pending_frame
from meadhall.core.game import package_of
from meadhall.words import LANGUAGES, Words, measure, with_counsel
from scenario import norsaga
from toy import toy

FITTED_GAMES = ("norsaga", "fire_and_axe", "yggdrasil")
AS_JUDGED = {"norsaga": {"2"}}  # tables that have no row
DOCS = Path(__file__).parents[2] / "docs"


def text_of(game: str) -> str:
    return (FOLDER / game / "judge" / "chances.toml").read_text(encoding="utf-8")


def entries(game: str) -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads(text_of(game))["rows"]
    return found


# How worths become chances


def test_a_line_is_followed_between_its_values() -> None:
    assert [interpolate([1.0, 2.0, 4.0], gone) for gone in (0, 0.25, 0.5, 0.75, 1, 7)] == [1.0, 1.5, 2.0, 3.0, 4.0, 4.0]
    assert interpolate([3.0], 0.4) == 3.0


@pytest.mark.parametrize("game", FITTED_GAMES)
def test_a_better_worth_is_a_better_chance(game: str) -> None:
    together = meadhall.game(game).cooperative
    for name, values in entries(game).items():
        row = Row(values["sharp"], values.get("lift", []), values.get("brought", 0.0))
        assert bool(row.lift) == together, name
        for gone in (0.0, 0.2, 0.5, 0.9, 1.0):
            said = [row.chances([worth, *[(1 - worth) / 2] * 2], gone) for worth in (0.02, 0.1, 0.3, 0.6, 0.9)]
            first = [one[0] for one in said]
            assert first == sorted(set(first)), name
            assert 0 < first[0] < first[-1] < 1, name
            assert together or all(sum(one) == pytest.approx(1) for one in said)


@pytest.mark.parametrize("game", FITTED_GAMES)
def test_at_real_tables_chances_are_shared_out_in_the_order_of_the_worths(game: str) -> None:
    """At every hundredth question of a game at random; in cooperative games all are told the same."""
    of, judge = meadhall.game(game), judge_of(meadhall.game(game))
    state, rng, met = of.new(3), meadhall.Rng.seeded(5), 0
    while (frame := pending_frame(state)) is not None and met < 300:
        if frame.seat == CHANCE:
            meadhall.play(state, int(frame.sample(state, rng)))
            continue
        met += 1
        if met % 100 == 1:
            worth = judge.worth(state)
            told = compute_chances(of, state, worth)
            assert told == [told[0]] * 3 if of.cooperative else sum(told) == pytest.approx(1)
            assert sorted(range(3), key=lambda seat: worth[seat]) == sorted(range(3), key=lambda seat: told[seat])
            assert told != pytest.approx(worth)
        moves = frame.options(state)
        meadhall.play(state, int(moves[int(rng.below(len(moves)))]))


def test_where_nobody_has_measured_the_worth_is_told_as_it_is() -> None:
    assert load_rows(package_of(toy)) is None
    assert compute_chances(toy, toy.new(2), [0.7, 1.3]) == [0.7, 1.0]
    assert load_rows(package_of(meadhall.game("trudvang"))) is None  # its numbers are no chances to win


# What was fitted


@pytest.mark.parametrize("game", FITTED_GAMES)
def test_every_table_that_was_played_has_its_row_and_does_better_with_it(game: str) -> None:
    """But for those where the fit did no better: their worths are told as they are."""
    known = load_rows(package_of(meadhall.game(game)))
    assert known is not None
    of = meadhall.game(game)
    played = {known[0](of.new(players, options))[0] for players, options in tables(game)}
    own = {f"saga-{players}" for players in range(1, 6)} if game == "yggdrasil" else set()
    assert set(entries(game)) == (played | own) - AS_JUDGED.get(game, set())
    for name, values in entries(game).items():
        assert values["brier"] < values["brier_as_judged"], name
        assert values["games"] > values["held_back"] > 80, name


@pytest.mark.parametrize("game", FITTED_GAMES)
def test_the_file_is_as_the_script_writes_it_and_as_the_document_says(game: str) -> None:
    told = (DOCS / "bots.md").read_text(encoding="utf-8")
    assert plain_text(game, entries(game)) == text_of(game)
    assert f"chances-{game}.svg" in told
    for name, values in entries(game).items():
        for what, brier in ((JUDGED, values["brier_as_judged"]), (FITTED, values["brier"])):
            assert f"| {name} | {values['held_back']:,} | {what} | {brier:.4f} |" in told


def lines(sharp: float, lift: float | None, count: int, brought: float = 0.0) -> list[dict[str, Any]]:
    """Tables whose winners are drawn by chances that are known."""
    dice, found = random.Random(3), []
    for number in range(count):
        worth, gone = dice.uniform(0.05, 0.95), dice.random()
        with_them = dice.uniform(0, 5) if brought else 0.0
        said = Row([sharp], [] if lift is None else [lift], brought).chances([worth, 1 - worth], gone, with_them)
        won = float(dice.random() < said[0])
        found.append(
            {"number": number, "gone": gone, "worth": [worth, 1 - worth], "won": [won, 1 - won], "brought": with_them}
        )
    return found


@pytest.mark.parametrize(("sharp", "lift"), [(0.5, None), (1.8, None), (0.7, -1.5)])
def test_the_fit_finds_what_was_put_in(sharp: float, lift: float | None) -> None:
    found = fit_row([cases(line, lift is not None) for line in lines(sharp, lift, 5000)], lift is not None)
    for gone in (0.2, 0.5, 0.8):
        assert interpolate(found.sharp, gone) == pytest.approx(sharp, abs=0.15)
        assert lift is None or interpolate(found.lift, gone) == pytest.approx(lift, abs=0.25)
    assert len(found.sharp) == KNOTS


def test_the_fit_finds_what_players_bring_with_them() -> None:
    found = fit_row([cases(line, True) for line in lines(0.7, -1.5, 5000, brought=0.4)], True)
    assert found.brought == pytest.approx(0.4, abs=0.05)
    assert interpolate(found.lift, 0.5) == pytest.approx(-1.5, abs=0.3)
    assert fit_row([cases(line, True) for line in lines(0.7, -1.5, 500)], True).brought == 0


# How it is measured


def test_the_score_is_the_sum_of_its_parts_where_a_tenth_tells_one_chance() -> None:
    dice = random.Random(4)
    samples = [
        Sample(number, tenth / 10 + 0.05, float(dice.random() < (tenth / 10) ** 2))
        for number in range(300)
        for tenth in range(10)
    ]
    found = measure_samples(samples)

    assert found.brier == pytest.approx(found.reliability - found.resolution + found.uncertainty)
    assert [one.count for one in found.bins] == [300] * 10
    assert found.reliability > 0.01


def test_tables_of_one_game_count_as_one() -> None:
    """A hundred tables of two games tell no more than two."""
    wide = measure_samples([Sample(number % 2, 0.55, float(number % 2)) for number in range(100)])
    sure = measure_samples([Sample(number, 0.55, float(number % 2)) for number in range(100)])

    assert wide.bins[0].reach > 5 * sure.bins[0].reach


def test_the_diagram_shows_every_tenth() -> None:
    found = measure_samples([Sample(number, number / 40, exp(-number) > 0.5) for number in range(40)])
    drawn = plot("norsaga", {JUDGED: found, FITTED: found})

    assert drawn.count("<circle") == 2 * (10 + 1)
    assert drawn.startswith("<svg")
    assert drawn.endswith("</svg>\n")


def test_once_somebody_has_won_the_judge_is_not_asked() -> None:
    state = norsaga.from_position(NEAR)
    assert compute_chances(norsaga, state, [0.8, 0.2])[0] < 1
    meadhall.play(state, WON)
    assert compute_chances(norsaga, state, [0.2, 0.8]) == [1.0, 0.0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_chances_were_not_measured_nothing_else_is_claimed(language: str) -> None:
    """A game of another package has no chances that were fitted to played games, and its counsel says so."""
    assert all(is_measured(meadhall.game(name)) for name in FITTED_GAMES)
    assert not is_measured(toy)
    words = with_counsel(Words(language, "norsaga"), "norsaga")
    estimate = words("counsel-estimate")
    assert measure(words, False, is_measured(toy)) == measure(words, True, is_measured(toy)) == estimate
    assert estimate not in (measure(words, False), measure(words, True))
