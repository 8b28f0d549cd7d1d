"""Checks of single places: tests, choices, foes, prose (SAGA-E10 to E13, E15, E17, E18, W01, W07, W11)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.book.format.parse_context import PARTY
from meadhall.book.format.text_stats import count_words, hash_sentence, split_sentences
from meadhall.book.format.text_variants import list_readings
from meadhall.book.loader import ParsedFile
from meadhall.book.model import steps as s
from meadhall.book.model.finding import Finding
from meadhall.book.model.game_world import World
from meadhall.book.model.steps import Block, branches, walk
from meadhall.book.model.story import Adventure, Entry, Poi

FEWEST_WORDS, MOST_WORDS = 8, 180
MOST_ENDS = 10


def check_entries(draft: ParsedFile, world: World) -> Iterator[Finding]:
    adventure = draft.adventure
    if adventure is None:
        return
    yield from check_introduction(adventure)
    yield from check_quests(draft)
    for entry in adventure.entries.values():
        yield from check_prose(entry, adventure, world)
        yield from check_after_read(entry.do, adventure)
        for step in walk(entry.do):
            if isinstance(step, s.Test):
                yield from check_test(step, adventure)
            elif isinstance(step, s.Choose):
                yield from check_choice(step, adventure)
            elif isinstance(step, s.PlaceEnemies) and step.poi:
                yield from check_placed_poi(step, adventure)
        if entry.is_end:
            yield from check_rewards(entry, adventure)
    for poi in adventure.pois.values():
        yield from check_foes(poi, adventure)
    ends = [entry for entry in adventure.entries.values() if entry.is_end]
    if len(ends) > MOST_ENDS:
        yield Finding(
            "E18",
            adventure.source,
            ends[MOST_ENDS].line,
            "many-ends",
            {"count": len(ends), "most": MOST_ENDS},
            softly=True,
        )


def check_introduction(adventure: Adventure) -> Iterator[Finding]:
    """SAGA-E15: the Introduction must place the Heroes on the map."""
    intro = adventure.entries.get("intro")
    if intro is None:
        yield Finding("E15", adventure.source, 1, "no-intro")
    elif not any(step.verb == "place_heroes" for step in walk(intro.do)):
        yield Finding("E15", adventure.source, intro.line, "no-heroes", near="place_heroes: fylges")


def check_quests(draft: ParsedFile) -> Iterator[Finding]:
    """SAGA-E10: a Quest token that is asked for but never gained, or gained but never asked for."""
    gained = {one.name: one.line for one in draft.reading.references if one.kind == "quest!"}
    used = {one.name: one.line for one in draft.reading.references if one.kind == "quest"}
    for token, line in used.items():
        if token not in gained:
            yield Finding("E10", draft.file, line, "quest-never", {"token": token}, ", ".join(sorted(gained)))
    for token, line in gained.items():
        if token not in used:
            yield Finding("E10", draft.file, line, "quest-unused", {"token": token}, softly=True)


def check_test(step: s.Test, adventure: Adventure) -> Iterator[Finding]:
    """SAGA-E11: the outcome must fit the participants and have a consequence."""
    key = ""
    if step.outcome == "each" and any(
        isinstance(inner, s.Read) for branch in (step.success, step.failure) for inner in walk(branch)
    ):
        key = "test-each-read"
    elif step.outcome == "they" and step.by != "single":
        key = "test-they"
    elif step.outcome != "they" and step.by == "single":
        key = "test-single"
    elif not step.outcome:
        key = "test-outcome"
    elif step.declined and not step.may and not step.only:
        key = "test-declined"
    elif not step.success and not step.failure:
        key = "test-nothing"
    if key:
        yield Finding("E11", adventure.source, step.line, key)


def check_choice(step: s.Choose, adventure: Adventure) -> Iterator[Finding]:
    """SAGA-E12: at least one option must always be open."""
    if all(option.condition is not None or option.cost is not None for option in step.options):
        yield Finding("E12", adventure.source, step.line, "no-open-option")


def check_foes(poi: Poi, adventure: Adventure) -> Iterator[Finding]:
    """SAGA-E13: red POIs have foes, green ones have none, and numbers stand only where they are needed. SAGA-W07."""
    key = ""
    if poi.red and poi.foes is None:
        key = "red-without-foes"
    elif not poi.red and poi.foes is not None:
        key = "green-with-foes"
    elif poi.foes is not None:
        numbers = poi.foes.health or poi.foes.attack or poi.foes.defence
        if poi.foes.kind == "regular" and numbers:
            key = "regular-numbers"
        elif (poi.foes.kind == "regular" and not poi.foes.figure) or (poi.foes.kind == "elite" and not poi.foes.figure):
            key = "foes-figure"
        elif poi.foes.kind != "regular" and not poi.foes.health:
            key = "foes-numbers"
    if key:
        yield Finding("E13", adventure.source, poi.line, key, {"poi": poi.letter})
    if poi.red and poi.place:
        yield Finding("W07", adventure.source, poi.line, "red-region", {"poi": poi.letter, "place": poi.place})


def check_placed_poi(step: s.PlaceEnemies, adventure: Adventure) -> Iterator[Finding]:
    poi = adventure.pois.get(step.poi)
    if poi is not None and not poi.red:
        yield Finding(
            "E13",
            adventure.source,
            step.line,
            "with-green",
            {"poi": step.poi},
            ", ".join(letter for letter, one in adventure.pois.items() if one.red),
        )


def check_after_read(block: Block, adventure: Adventure) -> Iterator[Finding]:
    """SAGA-E17: steps after a `read` are never executed (TL-BOOK-16)."""
    for place, step in enumerate(block.steps):
        for inner in branches(step):
            yield from check_after_read(inner, adventure)
        if isinstance(step, s.Read) and place + 1 < len(block.steps):
            yield Finding(
                "E17",
                adventure.source,
                block.steps[place + 1].line,
                "after-read",
                {"verb": block.steps[place + 1].verb, "entry": step.entry},
            )


def check_rewards(entry: Entry, adventure: Adventure) -> Iterator[Finding]:
    """SAGA-E18: in an End the party is only those who arrived (TL-BOOK-23)."""
    for step in walk(entry.do):
        given = (step.verb.startswith("gain_") and step.verb != "gain_quest") or step.verb == "upgrade_feat"
        if given and step.who is PARTY:
            yield Finding(
                "E18", adventure.source, step.line, "reward-who", {"verb": step.verb}, "who: all", softly=True
            )


def check_prose(entry: Entry, adventure: Adventure, world: World) -> Iterator[Finding]:
    """SAGA-W01: too long to listen to, or too short for a scene. SAGA-W11: a sentence from the printed book."""
    texts = list_readings(entry.text)
    count = max(len(count_words(text)) for text in texts)
    if count > MOST_WORDS:
        yield Finding(
            "W01", adventure.source, entry.line, "long", {"entry": entry.id, "count": count, "most": MOST_WORDS}
        )
    elif count < FEWEST_WORDS:
        yield Finding(
            "W01", adventure.source, entry.line, "short", {"entry": entry.id, "count": count, "fewest": FEWEST_WORDS}
        )
    for sentence in dict.fromkeys(one for text in texts for one in split_sentences(text)):
        if hash_sentence(sentence) in world.protected:
            yield Finding("W11", adventure.source, entry.line, "copied", {"sentence": sentence})
