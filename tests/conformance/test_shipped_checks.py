"""The checks that `meadhall game check` runs: our games keep them, and each finds what is planted for it."""

from __future__ import annotations

import json
import re
import sys
from typing import Any

import pytest

import meadhall
import toy
from conformance.games import ENTRIES
from conformance.walk import BRIEF
from meadhall.conformance import check_game, draw_sample
from meadhall.conformance.report import CHECKS, run_check
from meadhall.conformance.sample import Sample
from meadhall.core.agenda import Question
from meadhall.core.codec import frames_in
from meadhall.core.game import GAMES, Game, Option, Outcome

GAMES_THERE = [entry.name for entry in ENTRIES if entry.name != "toy"]
SEED = 5


@pytest.mark.skipif(BRIEF, reason="the compiled engine takes these walks whole")
@pytest.mark.parametrize("name", GAMES_THERE)
def test_our_games_keep_every_promise(name: str) -> None:
    report = check_game(meadhall.game(name), games=1, seed=SEED)
    assert report.problems == []
    assert report.positions > 20
    assert set(report.checks) == set(CHECKS)


class Mead(toy.Toy):
    """A sound game under another name; each test plants one fault in it."""

    name = "mead"
    frames = toy.toy.frames

    position, from_position = Game.position, Game.from_position

    def view_of(self, state: Any, seat: int | None) -> dict[str, Any]:
        return dict(toy.toy.view_of(state, seat))


def problems(game: Game, check: str) -> list[str]:
    GAMES[game.name] = f"{__name__}:unused"
    try:
        return run_check(CHECKS[check], draw_sample(game, 4, SEED))
    finally:
        GAMES.pop(game.name)


@pytest.mark.parametrize(
    "check", ["ends", "agenda", "copies", "looking", "views", "positions", "secrets", "chance", "answers"]
)
def test_a_sound_game_has_no_problem(check: str) -> None:
    assert problems(Mead(), check) == []


def planted(**methods: Any) -> Game:
    made: Game = type("Planted", (Mead,), methods)()
    return made


def open_hands(self: Any, state: Any, seat: int | None) -> dict[str, Any]:
    return {**toy.toy.view_of(state, seat), "hands": [list(hand) for hand in state.hands]}


def tuples(self: Any, state: Any, seat: int | None) -> dict[str, Any]:
    return {**toy.toy.view_of(state, seat), "scores": tuple(state.scores)}


def drinking(self: Any, state: Any, seat: int | None) -> dict[str, Any]:
    state.scores[0] += 1
    return dict(toy.toy.view_of(state, seat))


def same(self: Any, state: Any, seat: int, rng: Any) -> Any:
    return state


def cheating(self: Any, state: Any, seat: int, rng: Any) -> Any:
    twin = toy.toy.redeal(state, seat, rng)
    state.drink = (state.drink + 1) % 3
    return twin


def early(self: Any, state: Any) -> Outcome:
    return Outcome([0], state.scores[:], "goal")


def nobody(self: Any, state: Any) -> Outcome | None:
    found = toy.toy.outcome_of(state)
    return Outcome([7], [1], found.reason) if found else None


def forgetful(self: Any, text: str) -> Any:
    state = Game.from_position(self, text)
    state.evening = 0
    return state


def trusting(self: Any, text: str) -> Any:
    try:
        return self.unpack(json.loads(text.partition(" ")[2]))
    except (json.JSONDecodeError, KeyError, TypeError, RecursionError):
        return toy.toy.new(2)


@pytest.mark.parametrize(
    ("check", "methods", "said"),
    [
        ("secrets", {"view_of": open_hands}, r"can tell a redealt table from the real one by hands\[\d\]"),
        ("secrets", {"redeal": same}, "returns the state itself"),
        ("secrets", {"redeal": cheating}, "changes the state it is given|can tell a redealt"),
        ("secrets", {"secrets": False}, "secrets is False, and yet redeal"),
        ("views", {"view_of": tuples}, "not plain JSON"),
        ("looking", {"view_of": drinking}, "changes the state it looks at"),
        ("ends", {"outcome_of": early}, "not None while a question waits"),
        ("ends", {"outcome_of": nobody}, r"winners \[7\] are no seats"),
        ("positions", {"from_position": forgetful}, "loses evening"),
        ("positions", {"from_position": trusting}, "is believed"),
    ],
)
def test_what_is_planted_is_found_and_told(check: str, methods: dict[str, Any], said: str) -> None:
    found = problems(planted(**methods), check)
    assert [one for one in found if re.search(said, one)], found


class Sip(Question):
    """DM-HAND. Says no to an answer that it lists."""

    ask = "cup.sip"

    def options(self, s: Any) -> list[int]:
        return [0, 1]

    def text(self, s: Any, move: int) -> str:
        return "sip"

    def why(self, s: Any, move: int) -> str:
        return "DM-HAND" if move else ""

    def resolve(self, s: Any, move: int) -> None:
        s.do(*[])


class Sipping(Mead):
    frames = {**toy.toy.frames, **frames_in(sys.modules[__name__])}  # noqa: RUF012

    def set_up(self, players: int, options: dict[str, Any]) -> Any:
        state = toy.toy.set_up(players, options)
        state.do(Sip(0))
        return state


def test_two_answers_of_one_text_and_a_rule_against_a_legal_one_are_told() -> None:
    assert any("two answers to Sip have the same text" in one for one in problems(Sipping(), "answers"))
    assert any("why() of Sip forbids 'sip'" in one for one in problems(Sipping(), "refusals"))


def test_a_game_that_is_too_long_for_playouts_is_told_to_have_a_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.conformance.outside.MOST_WORK", 10)
    assert any("which takes minutes; write one" in one for one in problems(Mead(), "bots"))


def test_a_game_that_breaks_is_told_and_not_raised() -> None:
    def broken(self: Any, state: Any, seat: int | None) -> dict[str, Any]:
        raise KeyError("hand")

    assert any(
        "KeyError" in one and "test_shipped_checks.py" in one for one in problems(planted(view_of=broken), "views")
    )


def test_a_game_without_words_is_told_so() -> None:
    GAMES["mead"] = "toy:toy"
    try:
        report = check_game(Mead(), games=2)
    finally:
        GAMES.pop("mead")
    assert [one for one in report.problems if one.startswith("words: there is no words/en.ftl")]
    assert [one for one in report.problems if one.startswith("rules: there is no rules.toml")]


def test_the_same_seed_draws_the_same_positions() -> None:
    one, other = (draw_sample(toy.toy, 4, SEED) for _ in range(2))
    assert [toy.toy.position(state) for state in one.positions] == [toy.toy.position(s) for s in other.positions]


def test_missing_words_of_options_are_found() -> None:
    norsaga = meadhall.game("norsaga")
    more = (*norsaga.options, Option("mood", "calm", ("calm", "wild", "12-8")))
    game: Game = type("Planted", (type(norsaga),), {"options": more})()
    assert [one for one in run_check(CHECKS["words"], Sample(game, SEED)) if one.startswith("en ")] == [
        "en has no message option-mood",
        "en has no message option-mood.calm",
        "en has no message option-mood.doc",
        "en has no message option-mood.wild",
    ]


def test_a_check_reports_its_progress() -> None:
    told: list[tuple[str, int, int]] = []
    check_game(toy.toy, games=2, seed=SEED, progress=lambda *step: told.append(step))
    assert told[0][0] == "play"
    assert [name for name, _, total in told if total == len(CHECKS)] == list(CHECKS)
    assert all(0 <= done < total for _, done, total in told)
