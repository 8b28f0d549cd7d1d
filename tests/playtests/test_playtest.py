"""Play-testing: parties meet everything that can be met, the same seed gives the same games, and gaps are told."""

import pytest

from book.docs_helpers import lamp
from meadhall.games.trudvang.books import FOLDER, book, open_book
from meadhall.playtests.coverage import coverage_targets
from meadhall.playtests.playtest import Playtest


def tried(held, name, games, seed=1, rounds=40):
    made = Playtest(held, str(name), rounds)
    return list(made.run_all(games, seed)), made.coverage


def test_what_is_wanted_is_named_as_saves_name_it():
    names = coverage_targets(book("winter_owed")).wanted
    assert "M1/10.choose.road" in names["choices"]
    assert {"M1/12.stone.success", "M1/12.stone.failure", "M1/12.stone.declined"} <= set(names["outcomes"])
    assert "M1/11.planks.declined" not in names["outcomes"]
    assert len([one for one in names["entries"] if one.startswith("M1/")]) == 30


@pytest.mark.parametrize("path", ["example_x1/x1.yaml", "winter_owed/m1.yaml", "winter_owed/s1.yaml"])
def test_everything_in_the_shipped_books_is_met(path):
    """In a campaign every chapter has its own: what asks for an earlier one is met only where that was played."""
    games, coverage = tried(open_book(FOLDER / path), path, 80)
    assert coverage.missing() == []
    assert [trial.fault for trial in games if trial.fault] == []
    assert {trial.end for trial in games} - {""} == {entry for entry in coverage.wanted["entries"] if "/end-" in entry}


def test_the_reader_of_the_tutorial_can_test_their_own(tmp_path):
    path = tmp_path / "lamp.yaml"
    path.write_text(lamp(), encoding="utf-8")
    games, coverage = tried(open_book(path), path, 12)
    assert coverage.missing() == []
    assert {trial.end for trial in games} >= {"LAMP/end-light", "LAMP/end-dark"}


def test_the_same_seed_gives_the_same_games():
    once, again = (tried(book("winter_owed"), "winter_owed", 3, seed=7) for _ in range(2))
    assert once[0] == again[0]
    assert once[1].met == again[1].met


def test_what_nobody_can_meet_is_told(spoilt):
    """A branch for seven rounds is never taken in games of one."""
    path = spoilt(("- label: Leave it to them.", "- label: Leave it to them.\n            if: {round_at_least: 7}"))
    games, coverage = tried(open_book(path), path, 2, rounds=1)
    assert "X0/10.choose.2" in coverage.missing()
    assert {trial.end for trial in games} == {""}
    assert all(trial.rounds <= 2 for trial in games)


def test_a_hard_test_is_met_with_loaded_runes(spoilt):
    path = spoilt(("type: charisma, difficulty: 2", "type: charisma, difficulty: 9"))
    _, coverage = tried(open_book(path), path, 10)
    assert "X0/20.test.success" in coverage.loaded
    assert coverage.missing() == []


def test_what_lies_behind_a_fight_nobody_wins_is_met_where_enemies_come_half_beaten(spoilt):
    """Only that: what leads to the fight is met honestly."""
    path = spoilt(("count: 2, health: 2, attack: 2", "count: 1, health: 90, attack: 9"))
    _, coverage = tried(open_book(path), path, 12)
    assert "X0/20" in coverage.weakened
    assert "X0/10" not in coverage.weakened
    _, coverage = tried(open_book(spoilt()), path, 12)
    assert "X0/20" not in coverage.weakened


def evenings(seeds):
    made = Playtest(book("example_x1"), "example_x1", 25)
    return [made.play(seed, seeking=False) for seed in seeds], made.coverage


def test_the_example_is_a_good_first_evening():
    """Honest parties of one to four come to an End, to each of the four: no runes loaded, no Enemy weakened."""
    games, coverage = evenings(range(1, 49))
    assert [trial for trial in games if not trial.end] == []
    assert {trial.players for trial in games if trial.end != "X1/end-rowed"} == {1, 2, 3, 4}
    assert {trial.end for trial in games} == {f"X1/end-{name}" for name in ("rung", "buried", "ferried", "rowed")}
    assert [name for name in coverage.wanted["entries"] if not coverage.met[name]] == []
    assert max(trial.rounds for trial in games) <= 20
    assert min(trial.rounds for trial in games) >= 4


@pytest.mark.soak
@pytest.mark.parametrize("seed", [1, 10_001, 20_001])
def test_a_thousand_evenings_come_to_an_end(seed):
    games, coverage = evenings(range(seed, seed + 1000))
    assert [trial for trial in games if not trial.end] == []
    assert coverage.missing() == []
    lost = sum(trial.end == "X1/end-rowed" for trial in games)
    assert 50 <= lost <= 250, "neither too easy nor too hard for a party that plays badly"
