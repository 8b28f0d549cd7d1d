"""Agreement with the engine: what counts as a decision, and that the numbers told are those that were measured."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadhall
from meadhall.analysis import engine_agreement
from meadhall.analysis.decision_points import find_moments
from meadhall.analysis.engine_agreement import LEAST, MEASURED, Agreement, find_decisions, measure_agreement
from meadhall.bots.match import play_match
from meadhall.core.decision import legal_texts
from meadhall.core.fault import Fault
from meadhall.core.record import Record

DOCS = Path(__file__).parents[2] / "docs"
SHORT = {"turn_cap": 10}


@pytest.fixture(scope="module")
def played() -> Record:
    levels = ["jarl", "thrall"]
    return play_match(meadhall.game("norsaga"), 2, SHORT, levels, 3, iterations=200).record


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough to tell a jarl from a thrall, and quick."""
    monkeypatch.setattr(engine_agreement, "ITERATIONS", 120)
    monkeypatch.setattr(engine_agreement, "LOOKS", 32)


def test_a_jarl_agrees_more_than_a_thrall(played: Record) -> None:
    jarl, thrall = (measure_agreement(played, seat) for seat in (0, 1))
    assert min(jarl.decisions, thrall.decisions) > 0
    assert jarl.share > thrall.share


def test_the_pieces_come_to_the_whole(played: Record) -> None:
    """The server measures a few decisions at a time."""
    numbers = find_decisions(played, 1)
    pieces = [measure_agreement(played, 1, numbers[first : first + 3]) for first in range(0, len(numbers), 3)]
    assert sum(pieces, Agreement()) == measure_agreement(played, 1)
    assert measure_agreement(played, 1, []) == Agreement()


def test_forced_and_obvious_answers_do_not_count(played: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [moment for moment in find_moments(played) if moment.seat == 0]
    free = [moment for moment in found if len(legal_texts(moment.before.copy())) > 1]
    monkeypatch.setattr(engine_agreement, "SENSIBLE", 2.0)  # every answer is sensible
    assert measure_agreement(played, 0).decisions <= len(free)
    monkeypatch.setattr(engine_agreement, "SENSIBLE", -1.0)  # none but the best
    assert measure_agreement(played, 0) == Agreement()


def test_cooperative_games_are_not_compared() -> None:
    with pytest.raises(Fault) as found:
        find_decisions(Record({"game": "yggdrasil"}), 0)
    assert found.value.key == "agreement-together"


@pytest.mark.parametrize("game", MEASURED)
def test_the_documents_state_the_measured_rates(game: str) -> None:
    one = MEASURED[game]
    text = (DOCS / "bots.md").read_text(encoding="utf-8").partition("## Agreement with the engine")[2]
    title = {"norsaga": "Norsaga", "fire_and_axe": "Fire & Axe"}[game]
    row = next(line for line in text.splitlines() if line.startswith(f"| {title} |"))
    told = [cell.strip() for cell in row.strip("|").split("|")][1:]
    assert told == [
        str(one.games),
        *(f"{share:.0%}".replace("%", " %") for share in (one.thrall, one.karl, one.jarl, one.threshold)),
        f"{one.false_alarms} of {one.karl_groups}",
        f"{one.hits} of {one.jarl_groups}",
    ]
    assert str(LEAST) in text
    assert re.search(rf"engine_agreement\.py {game} --games {one.games}\b", text)
