"""The words of Fire & Axe in the browser are those of everybody else."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from browser.stage import Scene, question_of
from browser.visitor import Visitor
from fire_and_axe import greedy
from fire_and_axe.voyage import begin, game
from fire_and_axe.words_helpers import NAMES
from meadhall import Rng, decide
from meadhall.core.agenda import answer, pending
from meadhall.words import LANGUAGES

ROWS = """async ([language, names, moments]) => {
  const [{ loadGame }, { createTableView, findRow }, { setLanguage }, { signal }, { parseDecision }] = await Promise.all(['table/game_loader', 'table/table_view', 'i18n/messages', 'vendor/signals', 'table/seats'].map(name => import(`/client/${name}.js`)))
  const game = await loadGame('fire_and_axe')
  await setLanguage(language)
  return moments.map(({ view, decision: sent }) => {
    const decision = parseDecision(sent)
    const t = createTableView(game, { view, decision, eyes: decision.seat }, { names, focus: signal(null), all: true, does: { choose() {}, whyNot() {} } })
    const rows = t.rows.filter(row => row.kind === 'answer').map(row => ({ ...findRow(decision, row.text, row.held, null), sign: Boolean(game.sign(decision.options.get(row.text), t)) }))
    return { ask: decision.prompt, rows, notes: view.players.map(player => game.note(t, player.seat)), rule: decision.options.get(decision.answers[0]).rule || decision.rule }
  })
}"""


@cache
def moments(language: str) -> list[dict[str, Any]]:
    """The first time a hasty captain is asked each question, as the asked seat sees it; with chance left out."""
    found: dict[str, dict[str, Any]] = {}
    for seed in range(6):
        s = begin(4, seed, round_cap=40, off_turn="anytime")
        rng = Rng.seeded(seed)
        while moves := pending(s):
            decision = decide(s)
            if decision is not None and decision.seat >= 0 and decision.ask not in found:
                found[decision.ask] = {
                    "view": game.view(s, decision.seat),
                    "decision": question_of(Scene(game, s), decision.seat, language)["decision"],
                }
            answer(s, greedy.pick(s, moves, rng))
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_reads_as_a_list(visit: Callable[..., Visitor], language: str) -> None:
    asked = moments(language)
    assert len(asked) >= 20
    bera = visit("Bera").open("/replay")
    for moment, told in zip(asked, bera.page.evaluate(ROWS, [language, NAMES, asked]), strict=True):
        assert len(told["rows"]) == len(moment["decision"]["options"])
        texts = [
            told["ask"],
            *told["notes"],
            *(part for row in told["rows"] for part in (row["text"], row["sub"]) if part),
        ]
        for text in texts:
            assert not re.search(
                r"\b(?:row|odds|wind|ask|move|space|piece|rune|effect|zone)-[a-z]|undefined|NaN|null", text
            ), text
        assert all(row["sign"] for row in told["rows"])
        assert told["rule"].startswith("FA-")
