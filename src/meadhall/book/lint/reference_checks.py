"""Checks of references: entries, letters, regions, cards, spaces, Adventures (SAGA-E03, E04, E08, E09, E10, E19)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from meadhall.book.format import vocabulary as v
from meadhall.book.format.parse_context import Reference
from meadhall.book.loader import BookDraft, ParsedFile
from meadhall.book.model.finding import Finding, closest_word, similar_words
from meadhall.book.model.game_world import World
from meadhall.book.model.steps import AskEach, ReplaceCard, Step, Test, walk
from meadhall.book.model.story import Adventure, Card
from meadhall.core.fault import find_nearest


def check_references(manuscript: BookDraft, world: World) -> list[Finding]:
    """Return every undefined name of a file. Parts that could not be parsed may define it."""
    if any(finding.is_error for finding in manuscript.findings):
        return []
    drafts = [
        *manuscript.drafts,
        *(one for one in (manuscript.cards, manuscript.campaign) if one is not None),
        *manuscript.translations,
    ]
    names = [ReferenceChecker(manuscript, world, draft) for draft in drafts]
    found = [finding for known in names for one in known.draft.reading.references for finding in known.check(one)]
    replaced = [finding for known in names for finding in check_replacements(known)]
    return [*found, *replaced, *check_letters(manuscript), *check_duplicates(manuscript, world)]


class ReferenceChecker:
    """The names that one file may use."""

    def __init__(self, manuscript: BookDraft, world: World, draft: ParsedFile) -> None:
        self.manuscript = manuscript
        self.world = world
        self.draft = draft
        self.kinds = {
            **{card_id: card.kind for card_id, card in world.cards.items()},
            **{card_id: card.kind for card_id, card in manuscript.all_cards.items()},
        }

    @property
    def adventure(self) -> Adventure | None:
        return self.draft.adventure

    def check(self, one: Reference) -> Iterator[Finding]:
        kind, _, rest = one.kind.rstrip("!").partition(":")
        check: Callable[[Reference, str], Iterator[Finding]] | None = getattr(self, f"check_{kind}", None)
        if check is not None:
            yield from check(one, rest)

    def make_finding(self, code: str, one: Reference, key: str, known: list[str], **args: object) -> Finding:
        return Finding(
            code,
            self.draft.file,
            one.line,
            key,
            {"word": one.name, **args},
            find_nearest(one.name, known) if known else "",
        )

    def check_entry(self, one: Reference, _: str) -> Iterator[Finding]:
        known = list(self.adventure.entries) if self.adventure else []
        if self.adventure is not None and one.name not in known:
            yield Finding(
                "E03", self.draft.file, one.line, "no-entry", {"word": one.name}, closest_word(one.name, known)
            )

    def check_poi(self, one: Reference, _: str) -> Iterator[Finding]:
        """Check a letter. Shared cards may name one; only the Adventure that uses them can know it."""
        if self.adventure is not None and one.name not in self.adventure.pois:
            yield self.make_finding("E04", one, "no-poi", list(self.adventure.pois))

    def check_card(self, one: Reference, wanted: str) -> Iterator[Finding]:
        kinds = wanted.split(",") if wanted else []
        if one.name == "any" and "any" in kinds:
            return
        kind = self.kinds.get(one.name)
        if kind is None:
            fitting = [card_id for card_id, kind in self.kinds.items() if not kinds or kind in kinds]
            yield self.make_finding("E09", one, "no-card", fitting)
        elif kinds and kind not in kinds:
            yield self.make_finding(
                "E09", one, "card-kind", [], kind=kind, wanted=", ".join(kind for kind in kinds if kind != "any")
            )

    def check_region(self, one: Reference, _: str) -> Iterator[Finding]:
        if one.name not in self.world.regions:
            yield self.unknown_region(one)

    def unknown_region(self, one: Reference, *besides: str) -> Finding:
        """Report an unknown region with all similar names: `westland` is as close to Westmark as to Ejdland."""
        return Finding(
            "E08",
            self.draft.file,
            one.line,
            "no-region",
            {"word": one.name},
            ", ".join(similar_words(one.name, [*besides, *self.world.regions])),
        )

    def check_sleeve(self, one: Reference, _: str) -> Iterator[Finding]:
        if one.name not in self.world.regions:
            yield from self.check_region(one, "")
        elif not self.world.regions[one.name].sleeve:
            yield self.make_finding("E08", one, "no-sleeve", [])

    def check_place(self, one: Reference, _: str) -> Iterator[Finding]:
        if one.name == "here":
            return
        if one.name.isdigit():
            yield from self.check_space(one, "")
        elif one.name not in self.world.regions:
            yield self.unknown_region(one, "here")

    def check_toward(self, one: Reference, _: str) -> Iterator[Finding]:
        if one.name not in ("closest_hero", *self.world.regions):
            yield self.unknown_region(one, "closest_hero")

    def check_space(self, one: Reference, _: str) -> Iterator[Finding]:
        if self.adventure is None:
            return
        known = list(self.adventure.map.spaces) if self.adventure.map else []
        if one.name not in known:
            yield self.make_finding("E19", one, "no-space", known)

    def check_quest(self, one: Reference, _: str) -> Iterator[Finding]:
        tokens = [str(token) for token in range(1, v.QUESTS + 1)]
        if one.name not in tokens:
            yield self.make_finding("E10", one, "quest-number", tokens)

    def check_question(self, one: Reference, _: str) -> Iterator[Finding]:
        yield from self.check_fact(one, AskEach, "no-question")

    def check_test(self, one: Reference, _: str) -> Iterator[Finding]:
        yield from self.check_fact(one, Test, "no-test")

    def check_fact(self, one: Reference, shape: type[AskEach] | type[Test], key: str) -> Iterator[Finding]:
        known = sorted({step.id for step in list_entry_steps(self.adventure) if isinstance(step, shape)})
        if self.adventure is not None and one.name not in known:
            yield self.make_finding("E01", one, key, known)

    def check_adventure(self, one: Reference, _: str) -> Iterator[Finding]:
        """Check an Adventure. A single Adventure may unlock one that is not written yet; a campaign must have all of
        them.
        """
        known = list(self.manuscript.adventures)
        if (
            self.manuscript.campaign is not None
            and one.name not in known
            and one.name not in self.manuscript.campaign.values.get("adventures", ())
        ):
            yield self.make_finding("E20", one, "no-adventure", known)

    def check_ending(self, one: Reference, _: str) -> Iterator[Finding]:
        campaign = self.manuscript.campaign
        if campaign is not None and one.name not in campaign.values.get("endings", {}):
            yield self.make_finding("E21", one, "no-ending", list(campaign.values.get("endings", {})))


def list_entry_steps(adventure: Adventure | None) -> list[Step]:
    return [step for entry in adventure.entries.values() for step in walk(entry.do)] if adventure else []


LIKE = (
    ("item", "companion", "title"),
    ("location", "personality", "world", "phase"),
    ("enemy",),
    ("adventure", "side_quest"),
)  # cards that go to the same kind of place


def check_replacements(names: ReferenceChecker) -> Iterator[Finding]:
    """SAGA-E09, TL-CARD-33: the new card must fit the place of the old one."""
    for step in list_steps(names.draft):
        if isinstance(step, ReplaceCard) and step.old in names.kinds and step.new in names.kinds:
            kind = names.kinds[step.new]
            wanted = next(group for group in LIKE if names.kinds[step.old] in group)
            if kind not in wanted:
                yield Finding(
                    "E09",
                    names.draft.file,
                    step.line,
                    "card-kind",
                    {"word": step.new, "kind": kind, "wanted": ", ".join(wanted)},
                )


def list_steps(draft: ParsedFile) -> list[Step]:
    """Return the steps of all entries and cards of a file. A translation has texts only."""
    adventure = draft.adventure
    cards = adventure.cards if adventure is not None else draft.values.get("cards", {})
    found = list_entry_steps(adventure)
    for card in cards.values():
        if isinstance(card, Card):
            blocks = [effect.do for effect in card.effects]
            for block in [*blocks, card.do] if card.do is not None else blocks:
                found.extend(walk(block))
    return found


def check_letters(manuscript: BookDraft) -> Iterator[Finding]:
    """SAGA-E04: twelve letters, A to L."""
    for adventure in manuscript.adventures.values():
        for letter, poi in adventure.pois.items():
            if len(letter) != 1 or letter not in v.LETTERS:
                yield Finding(
                    "E04",
                    adventure.source,
                    poi.line,
                    "letter",
                    {"word": letter},
                    letter.upper() if len(letter) == 1 and letter.upper() in v.LETTERS else "",
                )


def check_duplicates(manuscript: BookDraft, world: World) -> Iterator[Finding]:
    """SAGA-E02: an id used by two cards or two Adventures."""
    shared = manuscript.cards.values.get("cards", {}) if manuscript.cards else {}
    seen = {**dict.fromkeys(world.cards, ""), **dict.fromkeys(shared, "cards.yaml")}
    for card_id, card in shared.items():
        if card_id in world.cards and manuscript.cards is not None:
            yield Finding("E02", manuscript.cards.file, card.line, "twice", {"word": card_id})
    ids: set[str] = set()
    for draft in manuscript.drafts:
        if draft.adventure is None:
            continue
        if draft.adventure.id in ids:
            yield Finding("E02", draft.file, 1, "twice", {"word": draft.adventure.id})
        ids.add(draft.adventure.id)
        for card_id, card in draft.adventure.cards.items():
            if card_id in seen:
                yield Finding("E02", draft.file, card.line, "twice", {"word": card_id})
            seen[card_id] = draft.file
