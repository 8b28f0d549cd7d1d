"""Pages say every caption as Fluent says the message it was compiled from."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from client.node import run_node
from meadhall.words import LANGUAGES, Sentences
from meadhall.words.captions import Caption, compile_captions

SOURCES = Path(__file__).parent.parent.parent / "src/meadhall"
FILES = sorted(
    path.relative_to(SOURCES).as_posix().replace("/en.", "/{}.")
    for pattern in ("words/en*.ftl", "server/words/en.ftl", "client/words/en.ftl", "games/*/**/words/en*.ftl")
    for path in SOURCES.glob(pattern)
    if not path.name.endswith(".terminal.ftl")
)
DRAWS = 6  # for each caption with arguments
PLURALS = {"zero", "one", "two", "few", "many", "other", "*"}
BLANKS = re.compile("[\u00a0\u202f]")  # Babel and browsers disagree about which one divides thousands


def arguments_of(caption: Caption) -> dict[str, set[str]]:
    """Return the arguments of a caption, with the variants that it chooses by them."""
    found: dict[str, set[str]] = {}
    for part in caption if isinstance(caption, list) else ():
        if isinstance(part, list):
            variants = part[1] if len(part) == 2 else {}
            found.setdefault(part[0], set()).update(variants)
            for variant in variants.values():
                for name, names in arguments_of(variant).items():
                    found.setdefault(name, set()).update(names)
    return found


def draw(rng: random.Random, variants: set[str]) -> str | int | float:
    words = [one for one in sorted(variants - PLURALS) if not one.isdigit()]
    found: list[str | int | float] = [
        rng.choice([0, 1, 2, 3, 5, 11, 21, rng.randrange(100), rng.randrange(10**7)]),
        rng.choice([0.4, 1.6, rng.randrange(1_000) + 0.3]),  # no halves: Babel rounds them to even
        rng.choice(["Bera", "constructor", "", *words]),
        rng.choice(words or ["yes", "no"]),
    ]
    return rng.choice(found)


def test_pages_say_captions_as_fluent_says_messages() -> None:
    seed = random.randrange(10**6)
    print(f"seed {seed}")
    rng = random.Random(seed)
    captions: dict[str, dict[str, Caption]] = {}
    cases: list[tuple[str, str, dict[str, Any]]] = []
    wanted: list[str] = []
    for language in LANGUAGES:
        captions[language] = {}
        for file in FILES:
            source = (SOURCES / file.format(language)).read_text(encoding="utf-8")
            sentences = Sentences(language, [source])
            for key, caption in compile_captions(source).items():
                captions[language][f"{file} {key}"] = caption
                arguments = arguments_of(caption)
                for _ in range(DRAWS if arguments else 1):
                    args = {name: draw(rng, variants) for name, variants in sorted(arguments.items())}
                    try:
                        wanted.append(sentences(key, **args))
                    except LookupError:  # NUMBER($n) of a text
                        args = {name: rng.randrange(1_000) + 0.3 for name in arguments}
                        wanted.append(sentences(key, **args))
                    cases.append((language, f"{file} {key}", args))
    said = run_node("captions.mjs", {"captions": captions, "cases": cases})
    differ = [
        (*case, here, there)
        for case, here, there in zip(cases, wanted, said, strict=True)
        if BLANKS.sub(" ", here) != BLANKS.sub(" ", there)
    ]
    assert differ[:10] == []
    assert len(cases) > 20_000


def test_every_message_is_compiled(caplog: pytest.LogCaptureFixture) -> None:
    for language in LANGUAGES:
        for file in FILES:
            source = (SOURCES / file.format(language)).read_text(encoding="utf-8")
            captions = compile_captions(source)
            assert {key.partition(".")[0] for key in captions} == set(re.findall(r"^([a-zA-Z][\w-]*) *=", source, re.M))
            assert json.loads(json.dumps(captions)) == captions
    assert caplog.messages == []


@pytest.mark.parametrize(
    ("source", "captions"),
    [
        ("a = b", {"a": "b"}),
        ('a = { "  " }b', {"a": "  b"}),
        ("a = { $n } b", {"a": [["n"], " b"]}),
        ("a = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 2) }", {"a": [["n", 1, 2]]}),
        ("a = { NUMBER($n, maximumFractionDigits: 0) }", {"a": [["n", 0, 0]]}),
        (
            "a =\n    { $n ->\n        [one] x\n       *[other] { $n }s\n    }",
            {"a": [["n", {"one": "x", "*": [["n"], "s"]}]]},
        ),
        ("a = b\n    .c = d { $e }", {"a": "b", "a.c": ["d ", ["e"]]}),
        ("a =\n    .c = d", {"a.c": "d"}),
    ],
)
def test_what_captions_look_like(source: str, captions: dict[str, Caption]) -> None:
    assert compile_captions(source + "\n") == captions


@pytest.mark.parametrize("placeable", ["other", "-term", "DATETIME($n)", 'NUMBER($n, style: "percent")'])
def test_a_message_that_no_page_can_say_is_left_out_and_named(placeable: str, caplog: pytest.LogCaptureFixture) -> None:
    assert compile_captions(f"a = {{ {placeable} }}\nb = c\n") == {"b": "c"}
    assert "the message a was left out" in caplog.text
