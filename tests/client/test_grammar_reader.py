"""What boards say of cards, prices and places: the browser reads that part of a grammar as Python does."""

from __future__ import annotations

from typing import Any

from client.node import run_node
from meadhall.words.captions import compile_captions
from words.phrases_helpers import EVENTS, GRAMMAR, PARTS, PRINTED, SENTENCES, reader


def makers_of(event: dict[str, Any]) -> list[dict[str, Any]]:
    """How each argument of an event is made, as a maker that finds its own field."""
    known = GRAMMAR
    makers = {**known["field"], **known["event"], **known["kind"].get(event["kind"], {})}
    return [
        maker if isinstance(maker, dict) and "from" in maker else {"from": [name], "make": maker}
        for name, maker in makers.items()
    ]


def test_the_browser_reads_a_grammar_as_python_does() -> None:
    """A small one that has every maker."""
    made = [(maker, event) for event, _ in EVENTS for maker in makers_of(event)]
    heard = run_node(
        "reader.mjs",
        {
            "captions": compile_captions(SENTENCES),
            "grammar": GRAMMAR,
            "printed": PRINTED,
            "names": ["Bera", "Orm"],
            "made": made,
            "parts": [given for given, _ in PARTS],
        },
    )
    assert heard == [
        [reader().make(maker, given, {}) for maker, given in made],
        [said for _, said in PARTS],
    ]
    assert sum(one is not None for one in heard[0]) > 40
