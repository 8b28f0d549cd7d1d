"""Export a book as one self-contained page: its text in one language, its steps, and a script that plays them."""

from __future__ import annotations

import json
import re
from dataclasses import fields, is_dataclass
from hashlib import sha256
from html import escape
from importlib import resources
from typing import Any

from meadhall.book.format.text_variants import Part, VariantGroup, parse_variants
from meadhall.book.format.vocabulary import TESTS
from meadhall.book.model.conditions import AllOf, Negation, Who
from meadhall.book.model.conditions import AnyOf as Either
from meadhall.book.model.game_world import World
from meadhall.book.model.steps import AskEach, Block, Choose, Option, Step, Tell, Test
from meadhall.book.model.story import Adventure, Book, Card

# Dependencies first.
SCRIPTS = ("conditions.js", "step_effects.js", "chance.js", "saved_progress.js", "page_view.js", "reader.js")
UNSAID = ("line", "path")
POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<title>{title}</title>
<style>{style}</style>
<header><h1>{title}</h1><details><summary>{about}</summary>{rules}</details>
<details id="anew" hidden><summary>{begin}</summary><p>{forget}</p><button type="button">{yes}</button></details>
</header>
<p id="standing" role="status"></p>
<main><div id="log" role="log" aria-label="{title}"></div><ol id="choices" aria-label="{choices}"></ol></main>
<noscript><p>{script_needed}</p></noscript>
<script type="application/json" id="book">{book}</script>
<script type="module">{script}</script>
</html>
"""


class BookExporter:
    """The book in one language; untranslated texts stay in the author's language."""

    def __init__(self, book: Book, language: str) -> None:
        self.book = book
        self.texts = book.texts.get(language, {})
        self.owner = ""

    def text_of(self, key: str, usual: str) -> str:
        return self.texts.get(f"{self.owner}/{key}", usual)

    def variant_text(self, key: str, usual: str) -> list[Any]:
        return [self.part_to_plain(one) for one in parse_variants(self.text_of(key, usual))]

    def part_to_plain(self, part: Part) -> Any:
        if isinstance(part, str):
            return part
        return {"tally": part.tally} if part.kind == "tally" else self.variation_to_plain(part)

    def variation_to_plain(self, one: VariantGroup) -> dict[str, Any]:
        return {
            "kind": one.kind,
            "branches": [
                {"parts": [self.part_to_plain(part) for part in branch.parts], "if": to_plain(branch.condition)}
                for branch in one.branches
            ],
        }

    def steps_to_plain(self, block: Block | None) -> list[dict[str, Any]]:
        return [self.step_to_plain(step) for step in block.steps] if block is not None else []

    def step_to_plain(self, step: Step) -> dict[str, Any]:
        """Return a step as its fields, with its inner blocks and texts."""
        said: dict[str, Any] = {}
        for one in fields(step):
            value = getattr(step, one.name)
            if one.name in UNSAID or isinstance(value, Who):
                continue
            said[one.name] = self.steps_to_plain(value) if isinstance(value, Block) else to_plain(value)
        match step:
            case Choose(options=options):
                said["options"] = [self.option_to_plain(option) for option in options]
            case Tell(path=path, text=text):
                said["text"] = self.variant_text(f"{path}.text", text)
            case AskEach(path=path, question=question):
                said["question"] = self.variant_text(f"{path}.question", question)
            case Test(type=kind, adjust=adjust):
                said |= {"rune": TESTS[kind], "adjust": dict(adjust)}
        if step.verb == "one_of":
            said["options"] = [self.steps_to_plain(block) for block in getattr(step, "options", ())]
        return said

    def option_to_plain(self, option: Option) -> dict[str, Any]:
        return {
            "label": self.variant_text(f"{option.path}.label", option.label),
            "condition": to_plain(option.condition),
            "cost": to_plain(option.cost),
            "do": self.steps_to_plain(option.do),
        }

    def adventure_to_plain(self, one: Adventure) -> dict[str, Any]:
        self.owner = one.id
        entries = {
            entry.id: {
                "text": self.variant_text(f"{entry.id}.text", entry.text),
                "do": self.steps_to_plain(entry.do),
                "once": entry.once,
                "campaign_end": entry.campaign_end,
            }
            for entry in one.entries.values()
        }
        pois = {
            poi.letter: {
                "name": self.text_of(f"pois.{poi.letter}.name", poi.name),
                "text": self.text_of(f"pois.{poi.letter}.text", poi.text),
                "read": poi.read,
                "red": poi.red,
                "keep": poi.keep,
                "place": poi.place,
                "on_map": poi.on_map,
                "foes": foes_of(poi.foes),
            }
            for poi in one.pois.values()
        }
        spaces = {
            space.id: {
                "name": self.text_of(f"map.{space.id}.name", space.name),
                "read": space.read,
                "doors": [{"to": door.to, "condition": to_plain(door.condition)} for door in space.doors],
            }
            for space in (one.map.spaces.values() if one.map else ())
        }
        return {
            "id": one.id,
            "title": self.text_of("adventure.title", one.title),
            "first": one.first,
            "needs": to_plain(one.needs),
            "entries": entries,
            "pois": pois,
            "map": {"start": one.map.start, "spaces": spaces} if one.map else None,
        }

    def card_to_plain(self, card: Card) -> dict[str, Any]:
        tokens = {"start": card.tokens.start, "max": card.tokens.most} if card.tokens is not None else {}
        return {"kind": card.kind, "adventure": card.adventure, **tokens}

    def book_to_plain(self) -> dict[str, Any]:
        adventures = {adventure_id: self.adventure_to_plain(one) for adventure_id, one in self.book.adventures.items()}
        self.owner = "campaign"
        frame = self.book.campaign
        return {
            "first": frame.first,
            "adventures": adventures,
            "endings": {name: self.text_of(f"endings.{name}", text) for name, text in frame.endings.items()},
            "cards": {card_id: self.card_to_plain(card) for card_id, card in self.book.cards.items()},
        }

    def title_of(self) -> str:
        frame = self.book.campaign
        alone = self.book.adventures.get(frame.id)
        self.owner = "campaign" if alone is None else alone.id
        return self.text_of("campaign.title" if alone is None else "adventure.title", frame.title)


def foes_of(foes: Any) -> dict[str, Any] | None:
    """Return what the page's simple fight rule needs. Enemies whose numbers are on a card count as weak."""
    if foes is None:
        return None
    return {"count": foes.count, "health": foes.health or 2, "defence": foes.defence, "boss": foes.boss}


def to_plain(value: Any) -> Any:
    """Return conditions, prices and amounts as JSON."""
    if isinstance(value, AllOf):
        return {"all": [to_plain(part) for part in value.parts]}
    if isinstance(value, Either):
        return {"any": [to_plain(part) for part in value.parts]}
    if isinstance(value, Negation):
        return {"not": to_plain(value.part)}
    if isinstance(value, (list, tuple)):
        return [to_plain(one) for one in value if not isinstance(one, (Block, Option))]
    if is_dataclass(value):
        return {one.name: to_plain(getattr(value, one.name)) for one in fields(value) if one.name not in UNSAID}
    return value


def join_modules() -> str:
    """Join the modules into one script, dependencies first."""
    folder = resources.files("meadhall") / "client" / "export"
    whole = "\n".join((folder / name).read_text(encoding="utf-8") for name in SCRIPTS)
    whole = re.sub(r"^import .*\n", "", whole, flags=re.M)
    return re.sub(r"^export ", "", whole, flags=re.M)


def storage_key(book: Book, whole: dict[str, Any]) -> str:
    """Return the storage key of the reader's position. It changes with the book, because positions
    would no longer fit.
    """
    digest = sha256((json.dumps(whole) + join_modules()).encode()).hexdigest()
    return f"meadhall/{book.campaign.id.lower()}/{digest[:16]}"


def render_page(book: Book, world: World, language: str, words: dict[str, str], names: dict[str, str]) -> str:
    """Return the page. `words` are its own sentences, `names` the Heroes' names, in the reader's language."""
    telling = BookExporter(book, language)
    heroes = [
        {"name": names[hero.id], "class": hero.hero_class, "health": hero.health, "runes": hero.runes}
        for hero in world.heroes
    ]
    whole = {**telling.book_to_plain(), "heroes": heroes, "words": words}
    held = json.dumps({**whole, "edition": storage_key(book, whole)}, ensure_ascii=False).replace("<", "\\u003c")
    rules = "".join(f"<p>{escape(line)}</p>" for line in words["rules"].split("\n"))
    folder = resources.files("meadhall") / "client" / "export"
    style = "".join((folder / name).read_text(encoding="utf-8") for name in ("tokens.css", "reader.css"))
    said = {key: escape(words[key]) for key in ("about", "choices", "begin", "forget", "yes")}
    values = {
        **said,
        "language": language,
        "policy": POLICY,
        "title": escape(telling.title_of()),
        "style": style,
        "rules": rules,
        "script_needed": escape(words["script"]),
        "book": held,
        "script": join_modules(),
    }
    return re.sub(r"\{(\w+)\}", lambda found: values[found[1]], PAGE)
