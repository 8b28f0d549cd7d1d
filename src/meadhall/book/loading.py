"""Reads the files of a book: one Adventure, or a folder with its campaign frame, shared cards and translations."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from meadhall.book import varied
from meadhall.book.finding import Finding
from meadhall.book.kinds import Fields, Wrong
from meadhall.book.nodes import Mapping, Node, Scalar
from meadhall.book.page import Unreadable, page
from meadhall.book.reading_place import Reading, Spot
from meadhall.book.sheets import ADVENTURE_FILE, CAMPAIGN_FILE, TRANSLATION_FILE, file_kind
from meadhall.book.steps import Block
from meadhall.book.story import Adventure, Book, Campaign, Card
from meadhall.core.fault import Fault, nearest

CAMPAIGN, CARDS = "campaign.yaml", "cards.yaml"
ENDINGS = (".yaml", ".yml")
CODE = re.compile("[a-z]{2}")  # of a language; `goat.old.yaml` is nobody's translation


@dataclass(slots=True)
class Draft:
    """One file as far as it could be read."""

    reading: Reading
    values: dict[str, Any] = field(default_factory=dict)
    node: Node | None = None
    adventure: Adventure | None = None

    @property
    def file(self) -> str:
        return self.reading.file

    def line_of(self, *keys: str) -> int:
        """Where a key stands, named from the outside in; the line of the last one that is there."""
        node, line = self.node, 1
        for wanted in keys:
            if not isinstance(node, Mapping):
                break
            for key, value in node.pairs:
                if key.text == wanted:
                    node, line = value, key.line
        return line


@dataclass(slots=True)
class Manuscript:
    """A book before it is judged: the files, what is wrong with them so far, and the tree if there is one."""

    drafts: list[Draft] = field(default_factory=list)
    campaign: Draft | None = None
    cards: Draft | None = None
    translations: list[Draft] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    framed: bool = False  # a campaign lies in the folder, whether or not all of it was asked for
    timed: tuple[str, ...] = ()

    @property
    def adventures(self) -> dict[str, Adventure]:
        return {draft.adventure.id: draft.adventure for draft in self.drafts if draft.adventure is not None}

    @property
    def all_cards(self) -> dict[str, Card]:
        shared: dict[str, Card] = self.cards.values.get("cards", {}) if self.cards else {}
        return {
            **shared,
            **{id: card for adventure in self.adventures.values() for id, card in adventure.cards.items()},
        }

    def told(self) -> dict[str, str]:
        """Every text that can be translated, by owner and key."""
        written = [*self.drafts, *([self.cards] if self.cards else []), *([self.campaign] if self.campaign else [])]
        return {f"{draft.reading.owner}/{key}": text for draft in written for key, text in draft.reading.told.items()}

    def book(self) -> Book:
        return Book(frame(self), self.adventures, self.all_cards, tuple(self.blocks), texts(self))


def gather(path: Path) -> Manuscript:
    """Reads every file that belongs to a book and notes what is wrong, without judging the story."""
    if not path.exists():
        raise Fault("saga-no-file", path=str(path))
    manuscript = Manuscript()
    folder = path if path.is_dir() else path.parent
    if path.is_dir() and not (path / CAMPAIGN).is_file():
        raise Fault("saga-no-campaign", path=str(path), file=CAMPAIGN)
    manuscript.framed = (folder / CAMPAIGN).is_file()
    if manuscript.framed:
        frame_of(folder / CAMPAIGN, manuscript, whole=path.is_dir() or path.name == CAMPAIGN)
    if (folder / CARDS).is_file():
        manuscript.cards = draft(folder / CARDS, manuscript, "cards")
    named = adventure_files(folder, manuscript) if manuscript.campaign else {path: ""}
    for file, id in named.items():
        made = adventure_draft(file, manuscript)
        manuscript.drafts.append(made)
        if id and made.adventure is not None and made.adventure.id.lower() != id.lower():
            manuscript.findings.append(
                Finding(
                    "E20",
                    made.file,
                    made.line_of("adventure", "id"),
                    "other-adventure",
                    {"word": made.adventure.id, "adventure": id},
                    id,
                )
            )
    files = list(named)
    frames = [folder / CAMPAIGN] if manuscript.campaign else []
    for owner in [*files, *frames, *([folder / CARDS] if manuscript.cards else [])]:
        translations(owner, manuscript)
    return manuscript


def frame_of(path: Path, manuscript: Manuscript, whole: bool) -> None:
    """The campaign; of one Adventure that was asked for alone it only says which timed kinds there are."""
    of = manuscript if whole else Manuscript()
    made = draft(path, of, "campaign")
    manuscript.timed = tuple(made.values.get("timed", {}))
    if whole:
        manuscript.campaign = made


def adventure_files(folder: Path, manuscript: Manuscript) -> dict[Path, str]:
    """One file for each Adventure that the campaign names; `M1` is in `m1.yaml` or `M1.yaml`."""
    assert manuscript.campaign is not None
    found: dict[Path, str] = {}
    there = {file.name: file for file in sorted(folder.iterdir()) if file.suffix in ENDINGS}
    for id in manuscript.campaign.values.get("adventures", ()):
        name = next((name for name in there if Path(name).stem.lower() == id.lower()), None)
        if name is None:
            line = next((one.line for one in manuscript.campaign.reading.references if one.name == id), 1)
            manuscript.findings.append(
                Finding("E20", CAMPAIGN, line, "no-adventure-file", {"adventure": id, "file": f"{id.lower()}.yaml"})
            )
        else:
            found[there[name]] = id
    for file in there.values():
        if file not in found and manuscript.campaign.values and is_adventure(file):
            manuscript.findings.append(
                Finding(
                    "E20",
                    CAMPAIGN,
                    manuscript.campaign.line_of("adventures"),
                    "unnamed",
                    {"file": file.name},
                    softly=True,
                )
            )
    return found


def is_adventure(path: Path) -> bool:
    """Whether a file that nobody names looks like a chapter; `m1.old.yaml` and `m1 copy.yaml` do not."""
    if not re.fullmatch(r"[\w-]+", path.stem):
        return False
    try:
        return file_kind(page(text_of(path), path.name)) is ADVENTURE_FILE
    except Unreadable:
        return False


def draft(path: Path, manuscript: Manuscript, owner: str, only: Fields | None = None) -> Draft:
    """What a file holds; with `only`, nothing is taken from a file of another kind."""
    made = Draft(Reading(path.name, owner, manuscript.blocks, manuscript.timed))
    try:
        made.node = page(text_of(path), path.name)
        if only is None or file_kind(made.node) is only:
            read_into(made)
    except Unreadable as unreadable:
        made.reading.findings.append(unreadable.finding)
    manuscript.findings += made.reading.findings
    made.reading.findings = []
    return made


def read_into(made: Draft) -> None:
    """Each part of the file by itself, so that a fault in one leaves the others readable."""
    assert made.node is not None
    kind = file_kind(made.node)
    if kind is ADVENTURE_FILE:
        made.reading.owner = head_id(made.node) or made.reading.owner
    spot = Spot(made.reading)
    try:
        made.values = kind.values(made.node, spot)
    except Wrong as wrong:
        spot.note(wrong.finding)
        return
    if kind is ADVENTURE_FILE:
        head(made, "adventure", ("title", "blurb"))
    elif kind is CAMPAIGN_FILE:
        head(made, "campaign", ("title",))
        for ending, text in made.values["endings"].items():
            made.reading.told[f"endings.{ending}"] = text
        for name, timed in made.values["timed"].items():
            made.reading.told[f"timed.{name}.text"] = timed.text


def head_id(node: Node) -> str:
    head = node.get("adventure") if isinstance(node, Mapping) else None
    id = head.get("id") if isinstance(head, Mapping) else None
    return id.text if isinstance(id, Scalar) else ""


def head(made: Draft, part: str, keys: tuple[str, ...]) -> None:
    """A translator meets the title first."""
    told = {f"{part}.{key}": made.values[part][key] for key in keys if made.values[part][key]}
    made.reading.told = {**told, **made.reading.told}


def adventure_draft(path: Path, manuscript: Manuscript) -> Draft:
    made = draft(path, manuscript, path.stem)
    if not made.values:
        return made
    if file_kind(made.node) is not ADVENTURE_FILE:  # type: ignore[arg-type]
        raise Fault("saga-not-an-adventure", path=path.name)
    values = dict(made.values["adventure"])
    side = values.pop("kind") == "side"
    for key in ("page", "note"):
        values.pop(key)
    values["gives_xp"] = not side if values["gives_xp"] is None else values["gives_xp"]
    parts = {key: made.values[key] for key in ("cards", "pois", "map", "entries")}
    made.adventure = Adventure(side=side, source=path.name, **values, **parts)
    return made


def translations(owner: Path, manuscript: Manuscript) -> None:
    """`m1.fr.yaml` beside `m1.yaml`."""
    for file in sorted(owner.parent.glob(f"{owner.stem}.*{owner.suffix}")):
        language = file.name[len(owner.stem) + 1 : -len(owner.suffix)]
        if "." in language or not language:
            continue
        made = draft(file, manuscript, owner.stem, TRANSLATION_FILE)
        if made.values:
            strange = misplaced(made, language, owner, manuscript) or unknown_keys(made, manuscript.told())
            maybe_varied(made, owner, manuscript)
            manuscript.translations.append(made)
            manuscript.findings += strange
        elif made.node is not None and file_kind(made.node) is not TRANSLATION_FILE and CODE.fullmatch(language):
            manuscript.findings.append(Finding("E01", file.name, 1, "no-translation", {"of": owner.name}))


# What never varies: names, and what cards, goals and spaces say.
STEADY = re.compile(
    r"(adventure|campaign|endings|timed|map)\.|pois\.\w+\.(name|text)$|"
    r"cards\.[^.]+\.(name|text|blurb|tokens\.name)$"
)


def maybe_varied(made: Draft, owner: Path, manuscript: Manuscript) -> None:
    """A translation varies in its own way; what it asks for must exist as in the original."""
    made.adventure = next((one.adventure for one in manuscript.drafts if one.file == owner.name), None)
    for key, text in made.values["texts"].items():
        if not STEADY.match(key):
            line = made.line_of("texts", key)
            try:
                varied.check(text, Spot(made.reading, path=key), line)
            except Wrong as wrong:
                manuscript.findings.append(wrong.finding)
    manuscript.findings += made.reading.findings
    made.reading.findings = []


def misplaced(made: Draft, language: str, owner: Path, manuscript: Manuscript) -> list[Finding]:
    """A translation that does not say what its file is called by."""
    about = made.values["translation"]
    written = [*manuscript.drafts, *(one for one in (manuscript.cards, manuscript.campaign) if one is not None)]
    of = next(one.reading.owner if one.values else about["of"] for one in written if one.file == owner.name)
    found = []
    if about["of"] != of:
        found.append(
            Finding(
                "E01",
                made.file,
                made.line_of("translation", "of"),
                "translation-of",
                {"word": about["of"], "of": owner.name},
                of,
            )
        )
    if about["language"] != language:
        found.append(
            Finding(
                "E01",
                made.file,
                made.line_of("translation", "language"),
                "translation-language",
                {"word": about["language"], "file": made.file},
                language,
            )
        )
    return found


def unknown_keys(made: Draft, told: dict[str, str]) -> list[Finding]:
    """Keys of a translation that translate nothing."""
    owner = made.values["translation"]["of"]
    known = [key.partition("/")[2] for key in told if key.startswith(f"{owner}/")]
    texts = made.node.get("texts") if isinstance(made.node, Mapping) else None
    pairs = texts.pairs if isinstance(texts, Mapping) else ()
    return [
        Finding("E01", made.file, key.line, "unknown", {"word": key.text}, nearest(key.text, known))
        for key, _ in pairs
        if key.text not in known
    ]


def texts(manuscript: Manuscript) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for made in manuscript.translations:
        of = made.values["translation"]
        found.setdefault(of["language"], {}).update(
            {f"{of['of']}/{key}": text for key, text in made.values["texts"].items()}
        )
    return found


def frame(manuscript: Manuscript) -> Campaign:
    """The campaign of the file, or a campaign of one Adventure."""
    if manuscript.campaign is not None:
        values = manuscript.campaign.values
        about = values["campaign"]
        return Campaign(
            about["id"],
            about["title"],
            about["first"],
            values["adventures"],
            values["endings"],
            values["finale"],
            values["timed"],
            manuscript.campaign.file,
        )
    alone = next(iter(manuscript.adventures.values()))
    return Campaign(alone.id, alone.title, alone.id, (alone.id,), {}, "", {}, alone.source)


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise Unreadable(Finding("E00", path.name, line, "not-utf8")) from None
