"""All texts of a page in a language, as sentences to compare and as patterns to recognise."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import meadhall
from meadhall.server.errors import messages
from meadhall.words import texts, words_of
from optional import unwrap

CLIENT = Path(meadhall.__file__).parent / "client"
# The same in every language.
OWN = {"English", "Français", "Deutsch", "Meadhall"}


@cache
def sources(language: str) -> list[str]:
    """Return the files with the texts of a table of Norsaga."""
    files = [
        CLIENT / "words" / f"{language}.ftl",
        CLIENT.parent / "games" / "norsaga" / "client" / "words" / f"{language}.ftl",
        *(Path(str(words_of("norsaga") / f"{language}{kind}.ftl")) for kind in ("", ".rules")),
    ]
    return [*texts(language, None), messages.read_fluent(language), *(file.read_text() for file in files)]


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for source in sources(language):
        made.add_resource(FluentResource(source), allow_overrides=True)
    return made


def say(language: str, key: str, **args: Any) -> str:
    name, _, attribute = key.partition(".")
    message = bundle(language).get_message(name)
    pattern = message.attributes[attribute] if attribute else unwrap(message.value)
    said, errors = bundle(language).format_pattern(pattern, args)
    assert not errors, errors
    return str(said)


def branches(pattern: ast.Pattern) -> list[str]:
    """Return every form of a sentence, as a regular expression; arguments match anything."""
    found = [""]
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            more = [re.sub(r"\\?[ \xa0]", r"\\s", re.escape(" ".join(part.value.split("\n"))))]
        elif isinstance(part.expression, ast.SelectExpression):
            more = [branch for variant in part.expression.variants for branch in branches(variant.value)]
        else:
            more = [".+"]
        found = [one + other for one in found for other in more]
    return found


@cache
def shapes(language: str, prefix: str = "") -> list[re.Pattern[str]]:
    """Return patterns with at least one word of their own; names alone would match anything."""
    found: set[str] = set()
    for source in sources(language):
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(prefix):
                patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
                found.update(branch for pattern in patterns if pattern for branch in branches(pattern))
    return [re.compile(shape) for shape in sorted(found) if re.search(r"[^\W\d_]{2}", shape.replace(".+", ""))]


def spoken_in(language: str, text: str, prefix: str = "") -> bool:
    return any(shape.fullmatch(text) for shape in shapes(language, prefix))


def foreign(texts: list[str], language: str) -> list[str]:
    """Return which of these are English in another language."""
    return sorted(
        {text for text in texts if text not in OWN and spoken_in("en", text) and not spoken_in(language, text)}
    )


# Every text for a reader, those for screen readers included.
TEXTS = """() => {
  const found = [], clean = text => text.replace(/\\s+/g, ' ').trim()
  for (const node of document.querySelectorAll('body *')) {
    if (node.closest('noscript, script, style')) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) if (node.getAttribute(name)) found.push(clean(node.getAttribute(name)))
    const own = [...node.childNodes].filter(child => child.nodeType === 3).map(child => clean(child.data)).filter(Boolean)
    found.push(...own)
    if (own.length && node.children.length) found.push(clean(node.textContent))
  }
  return found.filter(text => /[^\\W\\d_]{2}/u.test(text))
}"""
