"""The book as a whole: unlocks, endings, cards and flags (SAGA-E20, E21, E22, W05, W06, W12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from meadhall.book import steps as s
from meadhall.book.checks.ways import Walk
from meadhall.book.conditions import Fact, facts, holds
from meadhall.book.finding import Finding, close
from meadhall.book.loading import CAMPAIGN, Manuscript
from meadhall.book.steps import Block, Step, walk
from meadhall.book.story import Adventure, Card

STORIES, ALWAYS_THERE = 12, 3  # sleeves; Defeat, Level Up and Darkness lie in three of them
PERSONALITIES, GENERIC = 9, 16
MOST_STATES = 50_000
FEWEST_ENDINGS = 2


def campaign(manuscript: Manuscript, walks: list[Walk]) -> Iterator[Finding]:
    yield from cards(manuscript, walks)
    yield from flags(manuscript, walks)
    yield from tokens(manuscript)
    if manuscript.campaign is None:
        for walked in walks:
            yield from stories(walked, manuscript.all_cards)
        return
    yield from endings(manuscript)
    yield from side_quests(manuscript, walks)
    yield from Years(manuscript, walks).judge()


def all_steps(manuscript: Manuscript) -> list[tuple[str, Step]]:
    """Every step of the book with the file it stands in."""
    found = [
        (adventure.source, step)
        for adventure in manuscript.adventures.values()
        for entry in adventure.entries.values()
        for step in walk(entry.do)
    ]
    shared = manuscript.cards.file if manuscript.cards else ""
    own = {id: adventure.source for adventure in manuscript.adventures.values() for id in adventure.cards}
    for id, card in manuscript.all_cards.items():
        found += [(own.get(id, shared), step) for block in blocks(card) for step in walk(block)]
    return found


def blocks(card: Card) -> list[Block]:
    foes = [card.foes.ability1, card.foes.ability2] if card.foes else []
    return [block for block in [*(effect.do for effect in card.effects), *foes, card.do] if block is not None]


def cards(manuscript: Manuscript, walks: list[Walk]) -> Iterator[Finding]:
    """SAGA-W06: a card nobody gets. One Adventure alone is judged by its own cards."""
    given: set[str] = set()
    for _, step in all_steps(manuscript):
        if isinstance(step, s.OfCard) and step.verb in ("gain_card", "sleeve", "unlock"):
            given.add(step.card)
        elif isinstance(step, s.RevealEnemyCards):
            given |= set(step.cards)
        elif isinstance(step, s.ReplaceCard):
            given.add(step.new)
    for walked in walks:
        for id, card in walked.adventure.cards.items():
            if id not in given:
                yield Finding("W06", walked.file, card.line, "card-unused", {"card": id})
    if manuscript.campaign is not None and manuscript.cards is not None:
        for id, card in manuscript.cards.values.get("cards", {}).items():
            if id not in given:
                yield Finding("W06", manuscript.cards.file, card.line, "card-unused", {"card": id})


def flags(manuscript: Manuscript, walks: list[Walk]) -> Iterator[Finding]:
    """SAGA-W06: a fact nobody asks for, or nobody remembers. Another file of the campaign may do either."""
    asked = flags_asked(manuscript)
    for walked in walks:
        for step in walked.steps():
            if (
                isinstance(step, s.Remember)
                and step.verb != "forget"
                and step.flag not in asked
                and (step.verb == "remember" or manuscript.campaign is not None)
            ):
                yield Finding("W06", walked.file, step.line, "flag-unused", {"flag": step.flag})
    kept = {one.name for draft in manuscript.drafts for one in draft.reading.references if one.kind == "flag!"}
    asking = [*manuscript.drafts, *manuscript.translations]
    for draft in asking if manuscript.campaign is not None or not manuscript.framed else []:
        for one in draft.reading.references:
            if one.kind == "flag" and one.name not in kept:
                yield Finding(
                    "W06", draft.file, one.line, "flag-never", {"flag": one.name}, close(one.name, sorted(kept))
                )


def flags_asked(manuscript: Manuscript) -> set[str]:
    drafts = [*manuscript.drafts, *([manuscript.cards] if manuscript.cards else []), *manuscript.translations]
    return {one.name for draft in drafts for one in draft.reading.references if one.kind == "flag"}


def tokens(manuscript: Manuscript) -> Iterator[Finding]:
    """SAGA-E22: the tokens of the whole book."""
    found = list(manuscript.all_cards.values())
    source = next(iter(manuscript.adventures.values())).source if manuscript.adventures else ""
    file = manuscript.cards.file if manuscript.cards else source
    people = [card for card in found if card.kind == "personality"]
    if len(people) > PERSONALITIES:
        yield Finding(
            "E22", file, people[PERSONALITIES].line, "personality-tokens", {"count": len(people), "most": PERSONALITIES}
        )
    counted = [card for card in found if card.tokens is not None]
    needed = sum(card.tokens.most for card in counted if card.tokens is not None)
    if needed > GENERIC:
        yield Finding("E22", file, counted[-1].line, "generic-tokens", {"count": needed, "most": GENERIC})


def endings(manuscript: Manuscript) -> Iterator[Finding]:
    """SAGA-E21."""
    assert manuscript.campaign is not None
    named = manuscript.campaign.values.get("endings", {})
    given = {entry.campaign_end for adventure in manuscript.adventures.values() for entry in adventure.entries.values()}
    for ending in named:
        if ending not in given:
            yield Finding(
                "E21", CAMPAIGN, manuscript.campaign.line_of("endings", ending), "ending-never", {"ending": ending}
            )
    if len(named) < FEWEST_ENDINGS:
        yield Finding(
            "E21", CAMPAIGN, manuscript.campaign.line_of("endings"), "few-endings", {"count": len(named)}, softly=True
        )


def side_quests(manuscript: Manuscript, walks: list[Walk]) -> Iterator[Finding]:
    """SAGA-W05: what a Side Quest decides should be felt in the main line."""
    known = manuscript.all_cards
    main = [draft for draft in manuscript.drafts if draft.adventure is not None and not draft.adventure.side]
    felt = {one.name for draft in main for one in draft.reading.references if one.kind in ("flag", "adventure")}
    unlocked = {
        step.card
        for walked in walks
        if not walked.adventure.side
        for step in walked.steps()
        if isinstance(step, s.OfCard) and step.verb == "unlock"
    }
    for walked in walks:
        if not walked.adventure.side:
            continue
        for step in walked.steps():
            decides = isinstance(step, s.Remember) and step.verb == "remember_always" and step.flag not in felt
            opens = (
                isinstance(step, s.OfCard)
                and step.verb == "unlock"
                and step.card not in unlocked
                and step.card in known
                and known[step.card].kind == "adventure"
            )
            if decides or opens:
                yield Finding("W05", walked.file, step.line, "no-trace", {"adventure": walked.adventure.id})


def stories(walked: Walk, known: dict[str, Card]) -> Iterator[Finding]:
    """SAGA-W12 within one Adventure."""
    most = max((len(in_stories(state.cards, known)) for ends in walked.flow.ends.values() for state in ends), default=0)
    if most + ALWAYS_THERE > STORIES:
        yield Finding("W12", walked.file, 1, "stories", {"count": most + ALWAYS_THERE, "most": STORIES})


def in_stories(given: frozenset[tuple[str, str]], known: dict[str, Card]) -> frozenset[str]:
    removed = {card for verb, card in given if verb == "remove_card"}
    return frozenset(
        id
        for verb, id in given
        if verb == "sleeve"
        and id in known
        and id not in removed
        and (known[id].kind in ("world", "personality") or known[id].stories_area)
    )


@dataclass(frozen=True, slots=True)
class Year:
    """Where a campaign stands between two Adventures."""

    played: frozenset[tuple[str, str]]  # (Adventure, end)
    open: frozenset[str]  # Adventures that may be chosen
    stories: frozenset[str]


class Years:
    """SAGA-E20, SAGA-W12: every order in which a campaign can be played."""

    def __init__(self, manuscript: Manuscript, walks: list[Walk]) -> None:
        assert manuscript.campaign is not None
        self.manuscript = manuscript
        self.walks = {walked.adventure.id: walked for walked in walks}
        self.known = manuscript.all_cards
        self.line = manuscript.campaign.line_of("adventures")
        self.first = str(manuscript.campaign.values.get("campaign", {}).get("first", ""))

    def judge(self) -> Iterator[Finding]:
        yield from self.locked()
        stuck: Year | None = None
        fullest = 0
        seen, todo = {self.begin()}, [self.begin()]
        while todo and len(seen) < MOST_STATES:
            year = todo.pop()
            fullest = max(fullest, len(year.stories))
            playable = [id for id in sorted(year.open & set(self.walks)) if self.fits(self.walks[id].adventure, year)]
            if not any(not self.walks[id].adventure.side for id in playable):
                stuck = stuck or year
            for new in {one for id in playable for one in self.after(id, year)}:
                if new not in seen:
                    seen.add(new)
                    todo.append(new)
        if stuck is not None:
            last = ", ".join(f"{id} {end}" for id, end in sorted(stuck.played))
            yield Finding("E20", CAMPAIGN, self.line, "campaign-stuck", {"played": last or "-"})
        if fullest + ALWAYS_THERE > STORIES:
            yield Finding("W12", CAMPAIGN, self.line, "stories", {"count": fullest + ALWAYS_THERE, "most": STORIES})

    def begin(self) -> Year:
        first = {id for id, adventure in self.manuscript.adventures.items() if adventure.first}
        return Year(frozenset(), frozenset({self.first, *first}), frozenset())

    def after(self, id: str, year: Year) -> Iterator[Year]:
        """The campaign after each End of an Adventure; none after an End that closes it."""
        walked = self.walks[id]
        for end, states in walked.flow.ends.items():
            if walked.adventure.entries[end].campaign_end:
                continue
            for given in {state.cards for state in states}:
                opened = {self.known[card].adventure for verb, card in given if verb == "unlock" and card in self.known}
                closed = {
                    self.known[card].adventure
                    for verb, card in given
                    if verb == "remove_card" and card in self.known and self.known[card].kind == "side_quest"
                }
                removed = {card for verb, card in given if verb == "remove_card"}
                yield Year(
                    year.played | {(id, end.removeprefix("end-"))},
                    (year.open | opened) - closed - {id},
                    (year.stories - removed) | in_stories(given, self.known),
                )

    def fits(self, adventure: Adventure, year: Year) -> bool:
        if adventure.needs is None:
            return True

        def answer(fact: Fact) -> bool:
            if fact.key == "played":
                return any(id == fact.subject for id, _ in year.played)
            return fact.key == "ended" and (fact.subject, fact.result) in year.played

        return holds(adventure.needs, answer) if facts(adventure.needs) else True

    def locked(self) -> Iterator[Finding]:
        """An Adventure that nothing unlocks."""
        opened = {
            self.known[step.card].adventure
            for _, step in all_steps(self.manuscript)
            if isinstance(step, s.OfCard) and step.verb == "unlock" and step.card in self.known
        }
        for id, adventure in self.manuscript.adventures.items():
            if id != self.first and not adventure.first and id not in opened:
                yield Finding("E20", adventure.source, 1, "locked", {"adventure": id})
