"""The words of Fire & Axe in the browser are those of everybody else."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from browser.visitor import Visitor
from fire_and_axe import greedy
from fire_and_axe.test_words import NAMES, games
from fire_and_axe.voyage import begin, game
from meadhall import Rng, decide
from meadhall.core.agenda import answer, pending
from meadhall.core.decision import seat_name, seat_of
from meadhall.words import LANGUAGES, Words

SPEAK = """async ([language, names, prompts, answers, events]) => {
  const { phrases } = await import('/client/games/fire_and_axe/phrases.js'), { gameWords, speak } = await import('/client/core/words.js')
  const { decisionOf } = await import('/client/core/seats.js')
  const words = gameWords('fire_and_axe')
  await speak(language)
  const reader = phrases({ words, names, you: 0 })
  return [prompts.map(one => reader.prompt(decisionOf(one))), answers.map(text => reader.answer(text)), events.map(event => reader.event(event))]
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_the_same_as_everybody_else(visit: Callable[..., Visitor], language: str) -> None:
    """The twin of phrase.py, over games that ask and tell everything."""
    prompts, answers, events = {}, {}, {}
    for _, asked, log in games():
        for seat, options, (ask, about) in asked:
            told = about if seat == 0 else None
            prompts[json.dumps([seat, ask, told])] = {"seat": seat_name(seat), "ask": ask, "about": told}
            if seat >= 0:
                answers.update(dict.fromkeys(options))
        for event in log:
            seen = event.seen_by(0)
            events[json.dumps(seen)] = seen
    reader = game.phrases(Words(language, "fire_and_axe"), NAMES, 0)
    bera = visit("Bera").open("/replay")
    said = bera.page.evaluate(SPEAK, [language, NAMES, list(prompts.values()), list(answers), list(events.values())])
    assert said[0] == [reader.prompt(seat_of(one["seat"]), one["ask"], one["about"]) for one in prompts.values()]
    assert said[1] == [reader.answer(text, 0) for text in answers]
    assert said[2] == [reader.event(event) for event in events.values()]
    assert len(said[0]) > 100
    assert len(said[2]) > 300


ROWS = """async ([language, names, moments]) => {
  const [{ loadGame }, { reader }, { speak }, { signal }] = await Promise.all(['core/game', 'core/reader', 'core/words', 'vendor/signals'].map(name => import(`/client/${name}.js`)))
  const game = await loadGame('fire_and_axe')
  await speak(language)
  return moments.map(({ view, decision }) => {
    const t = reader(game, { view, decision, eyes: decision.seat }, { names, focus: signal(null), all: true, does: { choose() {}, whyNot() {} } })
    const rows = t.rows.filter(row => row.kind === 'answer').map(row => ({ ...t.phrases.row(row.text, decision.seat, view, row.held), sign: Boolean(game.sign(row.text, t)) }))
    return { ask: t.phrases.prompt(decision), rows, notes: view.players.map(player => game.note(t, player.seat)), rule: game.ruleFor(t, decision.options[0]) }
  })
}"""


@cache
def moments() -> list[dict[str, Any]]:
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
                    "decision": {
                        "seat": decision.seat,
                        "ask": decision.ask,
                        "options": decision.options,
                        "about": decision.about,
                    },
                }
            answer(s, greedy.pick(s, moves, rng))
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_reads_as_a_list(visit: Callable[..., Visitor], language: str) -> None:
    asked = moments()
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
