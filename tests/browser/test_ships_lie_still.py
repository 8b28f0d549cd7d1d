"""Ships on the sea chart of Fire & Axe move only when they sail; the table says how long a game can last."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.sailing import at_sea
from browser.stage import Scene, Stage
from browser.visitor import Visitor
from golden import golden
from meadhall import pending
from meadhall.core.agenda import CHANCE
from meadhall.core.decision import pending_frame

BERTHS = """() => Object.fromEntries([...document.querySelectorAll('.fleet [data-ship]')].map(ship =>
  [ship.dataset.ship, `${ship.style.transform} ${ship.firstElementChild.getAttribute('transform')}`]))"""
PAIRS, DRAWS = 10, 200  # moments that are looked at, and how often two are drawn at most to find them


def voyages(chance: random.Random) -> Iterator[tuple[Scene, Scene]]:
    """Return two moments of a golden game without a sail in between, some answers apart."""
    records = [record for record in golden("fire_and_axe").values() if record.header["players"] == 3]
    pairs = 0
    for _ in range(DRAWS):
        record = chance.choice(records)
        state = record.first()
        found: list[Any] = []
        start = chance.randrange(1 + len(record.answers) * 3 // 4)
        for number in range(len(record.answers)):
            pending(state)
            frame = pending_frame(state)
            if number >= start and frame is not None and frame.seat != CHANCE and ships(state):
                if found and ships(found[0].state) != ships(state):
                    if len(found) > 1:
                        break
                    found = []
                found.append(
                    Scene(record.game, state.copy(), name=f"{record.header['players']} players, answer {number}")
                )
            record.replay_one(state, number)
        if len(found) > 1:
            yield found[0], found[-1]
            pairs += 1
            if pairs == PAIRS:
                return


def ships(state: object) -> list[int]:
    return list(state.ships)  # type: ignore[attr-defined]


def test_a_ship_moves_only_when_it_sails(visit: Callable[..., Visitor]) -> None:
    """For any viewer and question, after any loading, settling or raiding."""
    seed = secrets.randbelow(10**6)
    print(f"seed {seed}")
    stage = Stage(visit("Bera", viewport={"width": 1920, "height": 1080}), "fire_and_axe", players=3)
    moved, looked = [], 0
    for before, after in voyages(random.Random(seed)):
        stage.show(before)
        berths = stage.page.evaluate(BERTHS)
        for scene, eyes in [(before, (before.eyes + 1) % 3), (after, None)]:
            stage.show(scene, eyes=eyes)
            looked += 1
            if (now := stage.page.evaluate(BERTHS)) != berths:
                moved.append((scene.name, eyes, berths, now))
    assert looked == 2 * PAIRS, seed
    assert not moved, f"seed {seed}: {moved[0]}"


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Round 7 of at most 100"), ("fr", "Manche 7, 100 au plus"), ("de", "Runde 7 von höchstens 100")],
)
def test_the_table_says_after_how_many_rounds_the_game_is_cut_short(
    visit: Callable[..., Visitor], lang: str, said: str
) -> None:
    bera = at_sea(visit, "players=3 round=7 A.ship=pentland A.crew=2", locale=lang)
    expect(bera.page.locator(".sagas")).to_contain_text(said)
