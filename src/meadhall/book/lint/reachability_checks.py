"""Checks that need the exploration of a whole Adventure (SAGA-E05, E06, E07, E14, E16, E18, W08, W10)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from meadhall.book.graph.flow_analysis import FlowAnalysis, FlowState, explore
from meadhall.book.loader import BookDraft, ParsedFile
from meadhall.book.model import steps as s
from meadhall.book.model.conditions import Fact, list_facts
from meadhall.book.model.finding import Finding, closest_word
from meadhall.book.model.game_world import World
from meadhall.book.model.steps import Step, walk
from meadhall.book.model.story import Adventure, Card


@dataclass(slots=True)
class AnalysedAdventure:
    """One Adventure with its exploration and what both need."""

    draft: ParsedFile
    adventure: Adventure
    flow: FlowAnalysis
    cards: dict[str, Card]
    figures: dict[str, str]
    always: frozenset[str]
    world: World

    @property
    def file(self) -> str:
        return self.adventure.source

    def steps(self) -> Iterator[Step]:
        for entry in self.adventure.entries.values():
            yield from walk(entry.do)

    def states(self, step: Step) -> set[FlowState]:
        return self.flow.seen.get(step.path, set())


def explore_draft(draft: ParsedFile, manuscript: BookDraft, world: World) -> AnalysedAdventure | None:
    adventure = draft.adventure
    if adventure is None:
        return None
    cards = manuscript.all_cards
    figures = {
        **{card_id: card.figure for card_id, card in world.cards.items()},
        **{card_id: card.foes.figure for card_id, card in cards.items() if card.foes},
    }
    always = frozenset(
        step.flag
        for one in manuscript.adventures.values()
        if one is not adventure
        for entry in one.entries.values()
        for step in walk(entry.do)
        if isinstance(step, s.Remember) and step.verb == "remember_always"
    )
    if manuscript.campaign is None:  # what this Adventure never remembers another one may have
        asked = {one.name for one in draft.reading.references if one.kind == "flag"}
        always |= asked - {one.name for one in draft.reading.references if one.kind == "flag!"}
    own = {
        card_id: card for card_id, card in cards.items() if card_id in adventure.cards or manuscript.cards is not None
    }
    return AnalysedAdventure(draft, adventure, explore(adventure, own, figures, always), cards, figures, always, world)


def check_reachability(walked: AnalysedAdventure) -> Iterator[Finding]:
    yield from check_unread(walked)
    yield from check_dead_ends(walked)
    yield from check_pois(walked)
    yield from check_enemies(walked)
    yield from check_sea(walked)
    yield from check_ends(walked)
    yield from check_class_gates(walked)


def check_unread(walked: AnalysedAdventure) -> Iterator[Finding]:
    """SAGA-E05."""
    lost = sorted(
        {one.name for one in walked.draft.reading.references if one.kind == "entry"} - walked.adventure.entries.keys()
    )
    for entry in walked.adventure.entries.values():
        if entry.id not in walked.flow.reached and entry.id != "intro":
            yield Finding("E05", walked.file, entry.line, "unread", {"entry": entry.id}, closest_word(entry.id, lost))


def check_dead_ends(walked: AnalysedAdventure) -> Iterator[Finding]:
    """SAGA-E06: nothing on the table, nothing to read, and no End (TL-BOOK-20)."""
    for entry_id, state in walked.flow.dead.items():
        line = walked.adventure.entries[entry_id].line
        if state.fallen:
            yield Finding("E06", walked.file, line, "dead-end-fallen", {"entry": entry_id})
        else:
            yield Finding("E06", walked.file, line, "dead-end", {"entry": entry_id})


def check_pois(walked: AnalysedAdventure) -> Iterator[Finding]:
    """SAGA-E07: a letter that is never revealed, or removed where it cannot be."""
    shown = {step.poi for step in walked.steps() if isinstance(step, s.OfPoi) and step.verb == "reveal_poi"}
    for letter, poi in walked.adventure.pois.items():
        if letter not in shown:
            yield Finding("E07", walked.file, poi.line, "poi-never", {"poi": letter})
    for step in walked.steps():
        if isinstance(step, s.MovePoi) or (isinstance(step, s.OfPoi) and step.verb == "discard_poi"):
            states = walked.states(step)
            if states and step.poi in shown and all(step.poi not in state.pois for state in states):
                yield Finding("E07", walked.file, step.line, "poi-not-there", {"poi": step.poi, "verb": step.verb})


def check_enemies(walked: AnalysedAdventure) -> Iterator[Finding]:
    """SAGA-E14: an Enemy needs its card (TL-CARD-26). SAGA-W08: a Boss gets no THREAT (TL-BOSS-08)."""
    for step in walked.steps():
        wanted: set[str] = set()
        if isinstance(step, s.PlaceEnemies):
            wanted = {figure for figure, _ in step.groups}
        elif isinstance(step, s.OfPoi) and step.verb == "reveal_poi":
            foes = walked.adventure.pois[step.poi].foes if step.poi in walked.adventure.pois else None
            wanted = {foes.figure} if foes is not None and foes.kind == "regular" else set()
        for figure in sorted(wanted):
            if any(figure not in state.figures for state in walked.states(step)):
                yield Finding(
                    "E14",
                    walked.file,
                    step.line,
                    "no-enemy-card",
                    {"figure": figure},
                    ", ".join(card_id for card_id, of in walked.figures.items() if of == figure),
                )
        if step.verb == "place_threat" and isinstance(step, s.AtPlace) and step.place == "here":
            bosses = {letter for state in walked.states(step) for letter in state.pois if is_boss(walked, letter)}
            if bosses:
                yield Finding("W08", walked.file, step.line, "boss-threat", {"poi": ", ".join(sorted(bosses))})


def is_boss(walked: AnalysedAdventure, letter: str) -> bool:
    foes = walked.adventure.pois[letter].foes
    return foes is not None and foes.boss


def check_sea(walked: AnalysedAdventure) -> Iterator[Finding]:
    """SAGA-E16: without a Ship, a party stays on land."""
    starts = {step.place for step in walked.steps() if step.verb == "place_heroes" and isinstance(step, s.At)}
    starts &= set(walked.world.regions)
    on_foot = {region for start in starts for region in walked.world.reachable(start, by_sea=False)}
    given = [
        *walked.steps(),
        *(step for card in walked.cards.values() for effect in card.effects for step in walk(effect.do)),
    ]
    if not starts or any(step.verb == "take_ship" for step in given):
        return
    for letter, poi in walked.adventure.pois.items():
        if not poi.red and not poi.on_map and poi.place in walked.world.regions and poi.place not in on_foot:
            yield Finding("E16", walked.file, poi.line, "no-ship", {"poi": letter, "place": poi.place}, "take_ship")


def check_ends(walked: AnalysedAdventure) -> Iterator[Finding]:
    """SAGA-E18: there is an End, and it can be reached from everywhere."""
    if not walked.flow.ends:
        yield Finding(
            "E18",
            walked.file,
            walked.adventure.entries["intro"].line if "intro" in walked.adventure.entries else 1,
            "no-end",
        )
        return
    stuck = walked.flow.find_stuck() - set(walked.flow.dead)
    first = next((entry for entry in walked.adventure.entries.values() if entry.id in stuck), None)
    if first is not None and not walked.flow.dead:
        yield Finding("E18", walked.file, first.line, "stuck", {"entry": first.id})


def check_class_gates(walked: AnalysedAdventure) -> Iterator[Finding]:
    """SAGA-W10: an End that a party without some Class can never see."""
    asked: dict[Fact, int] = {}
    for step in walked.steps():
        for fact in list_class_facts(step):
            asked.setdefault(fact, step.line)
    for fact, line in asked.items():
        flow = explore(walked.adventure, walked.flow.cards, walked.figures, walked.always, frozenset({fact}))
        for end in sorted(set(walked.flow.ends) - set(flow.ends)):
            yield Finding("W10", walked.file, line, "class-gate", {"class": fact.subject, "entry": end})


def list_class_facts(step: Step) -> list[Fact]:
    conditions = []
    if isinstance(step, s.If):
        conditions = [step.condition]
    elif isinstance(step, s.Choose):
        conditions = [option.condition for option in step.options if option.condition is not None]
    elif isinstance(step, s.Test):
        return [Fact("class", only.name) for only in step.only if only.kind == "class"]
    return [fact for condition in conditions for fact in list_facts(condition) if fact.key == "class"]
