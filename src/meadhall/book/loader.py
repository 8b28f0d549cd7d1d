"""Load the files of a book: one Adventure, or a folder with campaign file, shared cards and translations."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from meadhall.book.format import text_variants
from meadhall.book.format.adventure_types import ADVENTURE_FILE, CAMPAIGN_FILE, TRANSLATION_FILE, detect_file_kind
from meadhall.book.format.parse_context import FileContext, ParseContext
from meadhall.book.format.value_types import ParseError, RecordType
from meadhall.book.format.verb_table import VERBS
from meadhall.book.format.yaml_nodes import MappingNode, Node, ScalarNode
from meadhall.book.format.yaml_reader import YamlError, read_page
from meadhall.book.model.finding import Finding
from meadhall.book.model.steps import Block
from meadhall.book.model.story import Adventure, Book, Campaign, Card
from meadhall.core.fault import Fault, find_nearest
from meadhall.files import translation_lock
from meadhall.files.translation_lock import TranslationLock

CAMPAIGN, CARDS = "campaign.yaml", "cards.yaml"
ENDINGS = (".yaml", ".yml")
CODE = re.compile("[a-z]{2}")  # of a language; `goat.old.yaml` is no translation


@dataclass(slots=True)
class ParsedFile:
    """One file, parsed as far as possible."""

    reading: FileContext
    values: dict[str, Any] = field(default_factory=dict)
    node: Node | None = None
    adventure: Adventure | None = None

    @property
    def file(self) -> str:
        return self.reading.file

    def line_of(self, *keys: str) -> int:
        """Return the line of a nested key, or of its nearest existing parent."""
        node, line = self.node, 1
        for wanted in keys:
            if not isinstance(node, MappingNode):
                break
            for key, value in node.pairs:
                if key.text == wanted:
                    node, line = value, key.line
        return line


@dataclass(slots=True)
class BookDraft:
    """A book before linting: its files, the errors so far, and the tree if it could be built."""

    drafts: list[ParsedFile] = field(default_factory=list)
    campaign: ParsedFile | None = None
    cards: ParsedFile | None = None
    translations: list[ParsedFile] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    framed: bool = False  # a campaign lies in the folder, whether or not all of it was asked for
    timed: tuple[str, ...] = ()
    lock: TranslationLock = field(default_factory=TranslationLock)  # empty: the age of translations is unknown

    @property
    def adventures(self) -> dict[str, Adventure]:
        return {draft.adventure.id: draft.adventure for draft in self.drafts if draft.adventure is not None}

    @property
    def all_cards(self) -> dict[str, Card]:
        shared: dict[str, Card] = self.cards.values.get("cards", {}) if self.cards else {}
        return {
            **shared,
            **{card_id: card for adventure in self.adventures.values() for card_id, card in adventure.cards.items()},
        }

    def list_texts(self) -> dict[str, str]:
        """Return every translatable text by owner and key."""
        written = [*self.drafts, *([self.cards] if self.cards else []), *([self.campaign] if self.campaign else [])]
        return {f"{draft.reading.owner}/{key}": text for draft in written for key, text in draft.reading.told.items()}

    def book(self) -> Book:
        return Book(build_frame(self), self.adventures, self.all_cards, tuple(self.blocks), collect_texts(self))


def load_draft(path: Path) -> BookDraft:
    """Parse every file of a book and collect syntax errors, without linting."""
    if not path.exists():
        raise Fault("saga-no-file", path=str(path))
    if path.suffix == ".toml":
        raise Fault("saga-toml", path=str(path))
    manuscript = BookDraft()
    folder = path if path.is_dir() else path.parent
    if path.is_dir() and not (path / CAMPAIGN).is_file():
        raise Fault("saga-no-campaign", path=str(path), file=CAMPAIGN)
    manuscript.framed = (folder / CAMPAIGN).is_file()
    if manuscript.framed:
        read_frame(folder / CAMPAIGN, manuscript, whole=path.is_dir() or path.name == CAMPAIGN)
    if (folder / CARDS).is_file():
        manuscript.cards = read_draft(folder / CARDS, manuscript, "cards")
    named = find_adventure_files(folder, manuscript) if manuscript.campaign else {path: ""}
    for file, adventure_id in named.items():
        made = read_adventure_draft(file, manuscript)
        manuscript.drafts.append(made)
        if adventure_id and made.adventure is not None and made.adventure.id.lower() != adventure_id.lower():
            manuscript.findings.append(
                Finding(
                    "E20",
                    made.file,
                    made.line_of("adventure", "id"),
                    "other-adventure",
                    {"word": made.adventure.id, "adventure": adventure_id},
                    adventure_id,
                )
            )
    files = list(named)
    frames = [folder / CAMPAIGN] if manuscript.campaign else []
    for owner in [*files, *frames, *([folder / CARDS] if manuscript.cards else [])]:
        read_translations(owner, manuscript)
    manuscript.lock = TranslationLock.load(folder / translation_lock.FILE)
    return manuscript


def read_frame(path: Path, manuscript: BookDraft, whole: bool) -> None:
    """Return the campaign file. For a single Adventure only its timed kinds are used."""
    of = manuscript if whole else BookDraft()
    made = read_draft(path, of, "campaign")
    manuscript.timed = tuple(made.values.get("timed", {}))
    if whole:
        manuscript.campaign = made


def find_adventure_files(folder: Path, manuscript: BookDraft) -> dict[Path, str]:
    """Return one file per Adventure of the campaign; `M1` is in `m1.yaml` or `M1.yaml`."""
    assert manuscript.campaign is not None
    found: dict[Path, str] = {}
    there = {file.name: file for file in sorted(folder.iterdir()) if file.suffix in ENDINGS}
    for adventure_id in manuscript.campaign.values.get("adventures", ()):
        name = next((name for name in there if Path(name).stem.lower() == adventure_id.lower()), None)
        if name is None:
            line = next((one.line for one in manuscript.campaign.reading.references if one.name == adventure_id), 1)
            manuscript.findings.append(
                Finding(
                    "E20",
                    CAMPAIGN,
                    line,
                    "no-adventure-file",
                    {"adventure": adventure_id, "file": f"{adventure_id.lower()}.yaml"},
                )
            )
        else:
            found[there[name]] = adventure_id
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
    """Return whether an unlisted file looks like an Adventure; `m1.old.yaml` and `m1 copy.yaml` do not."""
    if not re.fullmatch(r"[\w-]+", path.stem):
        return False
    try:
        return detect_file_kind(read_page(text_of(path), path.name)) is ADVENTURE_FILE
    except YamlError:
        return False


def read_draft(path: Path, manuscript: BookDraft, owner: str, only: RecordType | None = None) -> ParsedFile:
    """Parse a file. With `only`, ignore files of another kind."""
    made = ParsedFile(FileContext(path.name, owner, manuscript.blocks, manuscript.timed, verbs=VERBS))
    try:
        made.node = read_page(text_of(path), path.name)
        if only is None or detect_file_kind(made.node) is only:
            read_into(made)
    except YamlError as unreadable:
        made.reading.findings.append(unreadable.finding)
    manuscript.findings += made.reading.findings
    made.reading.findings = []
    return made


def read_into(made: ParsedFile) -> None:
    """Parse each part of a file separately, so that an error in one leaves the others usable."""
    assert made.node is not None
    kind = detect_file_kind(made.node)
    if kind is ADVENTURE_FILE:
        made.reading.owner = read_head_id(made.node) or made.reading.owner
    spot = ParseContext(made.reading)
    try:
        made.values = kind.values(made.node, spot)
    except ParseError as wrong:
        spot.note(wrong.finding)
        return
    if kind is ADVENTURE_FILE:
        read_head(made, "adventure", ("title", "blurb"))
    elif kind is CAMPAIGN_FILE:
        read_head(made, "campaign", ("title",))
        for ending, text in made.values["endings"].items():
            made.reading.told[f"endings.{ending}"] = text
        for name, timed in made.values["timed"].items():
            made.reading.told[f"timed.{name}.text"] = timed.text


def read_head_id(node: Node) -> str:
    head = node.get("adventure") if isinstance(node, MappingNode) else None
    written = head.get("id") if isinstance(head, MappingNode) else None
    return written.text if isinstance(written, ScalarNode) else ""


def read_head(made: ParsedFile, part: str, keys: tuple[str, ...]) -> None:
    """Return the head of a translation. The title comes first for the translator."""
    told = {f"{part}.{key}": made.values[part][key] for key in keys if made.values[part][key]}
    made.reading.told = {**told, **made.reading.told}


def read_adventure_draft(path: Path, manuscript: BookDraft) -> ParsedFile:
    made = read_draft(path, manuscript, path.stem)
    if not made.values:
        return made
    if detect_file_kind(made.node) is not ADVENTURE_FILE:  # type: ignore[arg-type]
        raise Fault("saga-not-an-adventure", path=path.name)
    values = dict(made.values["adventure"])
    side = values.pop("kind") == "side"
    for key in ("page", "note"):
        values.pop(key)
    values["gives_xp"] = not side if values["gives_xp"] is None else values["gives_xp"]
    parts = {key: made.values[key] for key in ("cards", "pois", "map", "entries")}
    made.adventure = Adventure(side=side, source=path.name, **values, **parts)
    return made


def read_translations(owner: Path, manuscript: BookDraft) -> None:
    """Return the translations: `m1.fr.yaml` beside `m1.yaml`."""
    for file in sorted(owner.parent.glob(f"{owner.stem}.*{owner.suffix}")):
        language = file.name[len(owner.stem) + 1 : -len(owner.suffix)]
        if "." in language or not language:
            continue
        made = read_draft(file, manuscript, owner.stem, TRANSLATION_FILE)
        if made.values:
            strange = check_side_file(made, language, owner, manuscript) or check_unknown_keys(
                made, manuscript.list_texts()
            )
            parse_translation(made, owner, manuscript)
            manuscript.translations.append(made)
            manuscript.findings += strange
        elif made.node is not None and detect_file_kind(made.node) is not TRANSLATION_FILE and CODE.fullmatch(language):
            manuscript.findings.append(Finding("E01", file.name, 1, "no-translation", {"of": owner.name}))


# Texts that never vary: names, and texts of cards, goals and spaces.
STEADY = re.compile(
    r"(adventure|campaign|endings|timed|map)\.|pois\.\w+\.(name|text)$|"
    r"cards\.[^.]+\.(name|text|blurb|tokens\.name)$"
)


def parse_translation(made: ParsedFile, owner: Path, manuscript: BookDraft) -> None:
    """Parse a translated text. It may vary in its own way; the facts it uses must exist as in the original."""
    made.adventure = next((one.adventure for one in manuscript.drafts if one.file == owner.name), None)
    for key, text in made.values["texts"].items():
        line = made.line_of("texts", key)
        if STEADY.match(key):
            text_variants.check_steady(text, ParseContext(made.reading), line)
        else:
            try:
                text_variants.check(text, ParseContext(made.reading, path=key), line)
            except ParseError as wrong:
                manuscript.findings.append(wrong.finding)
    manuscript.findings += made.reading.findings
    made.reading.findings = []


def check_side_file(made: ParsedFile, language: str, owner: Path, manuscript: BookDraft) -> list[Finding]:
    """Report a translation whose language differs from its file name."""
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


def check_unknown_keys(made: ParsedFile, told: dict[str, str]) -> list[Finding]:
    """Report keys of a translation that translate nothing."""
    owner = made.values["translation"]["of"]
    known = [key.partition("/")[2] for key in told if key.startswith(f"{owner}/")]
    texts = made.node.get("texts") if isinstance(made.node, MappingNode) else None
    pairs = texts.pairs if isinstance(texts, MappingNode) else ()
    return [
        Finding("E01", made.file, key.line, "unknown", {"word": key.text}, find_nearest(key.text, known))
        for key, _ in pairs
        if key.text not in known
    ]


def collect_texts(manuscript: BookDraft) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for made in manuscript.translations:
        of = made.values["translation"]
        found.setdefault(of["language"], {}).update(
            {f"{of['of']}/{key}": text for key, text in made.values["texts"].items()}
        )
    return found


def build_frame(manuscript: BookDraft) -> Campaign:
    """Return the campaign of the file, or a campaign of one Adventure."""
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
        raise YamlError(Finding("E00", path.name, line, "not-utf8")) from None
