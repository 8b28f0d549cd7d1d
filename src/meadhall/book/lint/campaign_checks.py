"""Checks of a whole book: unlocks, endings, cards and flags (SAGA-E20, E21, E22, W05, W06, W12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from meadhall.book.lint.reachability_checks import AnalysedAdventure
from meadhall.book.loader import CAMPAIGN, BookDraft
from meadhall.book.model import steps as s
from meadhall.book.model.conditions import Fact, holds, list_facts
from meadhall.book.model.finding import Finding, closest_word
from meadhall.book.model.steps import Block, Step, walk
from meadhall.book.model.story import Adventure, Card

STORIES, ALWAYS_THERE = 12, 3  # sleeves; Defeat, Level Up and Darkness lie in three of them
PERSONALITIES, GENERIC = 9, 16
MOST_STATES = 50_000
FEWEST_ENDINGS = 2


def check_campaign(manuscript: BookDraft, walks: list[AnalysedAdventure]) -> Iterator[Finding]:
    yield from check_cards(manuscript, walks)
    yield from check_flags(manuscript, walks)
    yield from check_tokens(manuscript)
    if manuscript.campaign is None:
        for walked in walks:
            yield from check_stories(walked, manuscript.all_cards)
        return
    yield from check_endings(manuscript)
    yield from check_side_quests(manuscript, walks)
    yield from CampaignExplorer(manuscript, walks).judge()


def list_steps(manuscript: BookDraft) -> list[tuple[str, Step]]:
    """Return every step of the book with its file."""
    found = [
        (adventure.source, step)
        for adventure in manuscript.adventures.values()
        for entry in adventure.entries.values()
        for step in walk(entry.do)
    ]
    shared = manuscript.cards.file if manuscript.cards else ""
    own = {card_id: adventure.source for adventure in manuscript.adventures.values() for card_id in adventure.cards}
    for card_id, card in manuscript.all_cards.items():
        found += [(own.get(card_id, shared), step) for block in list_blocks(card) for step in walk(block)]
    return found


def list_blocks(card: Card) -> list[Block]:
    foes = [card.foes.ability1, card.foes.ability2] if card.foes else []
    return [block for block in [*(effect.do for effect in card.effects), *foes, card.do] if block is not None]


def check_cards(manuscript: BookDraft, walks: list[AnalysedAdventure]) -> Iterator[Finding]:
    """SAGA-W06: a card that is never gained. A single Adventure is checked by its own cards."""
    given: set[str] = set()
    for _, step in list_steps(manuscript):
        if isinstance(step, s.OfCard) and step.verb in ("gain_card", "sleeve", "unlock"):
            given.add(step.card)
        elif isinstance(step, s.RevealEnemyCards):
            given |= set(step.cards)
        elif isinstance(step, s.ReplaceCard):
            given.add(step.new)
    for walked in walks:
        for card_id, card in walked.adventure.cards.items():
            if card_id not in given:
                yield Finding("W06", walked.file, card.line, "card-unused", {"card": card_id})
    if manuscript.campaign is not None and manuscript.cards is not None:
        for card_id, card in manuscript.cards.values.get("cards", {}).items():
            if card_id not in given:
                yield Finding("W06", manuscript.cards.file, card.line, "card-unused", {"card": card_id})


def check_flags(manuscript: BookDraft, walks: list[AnalysedAdventure]) -> Iterator[Finding]:
    """SAGA-W06: a fact that is stored but never asked for, or asked for but never stored. Another
    file may do either.
    """
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
                    "W06", draft.file, one.line, "flag-never", {"flag": one.name}, closest_word(one.name, sorted(kept))
                )


def flags_asked(manuscript: BookDraft) -> set[str]:
    drafts = [*manuscript.drafts, *([manuscript.cards] if manuscript.cards else []), *manuscript.translations]
    return {one.name for draft in drafts for one in draft.reading.references if one.kind == "flag"}


def check_tokens(manuscript: BookDraft) -> Iterator[Finding]:
    """SAGA-E22: Quest tokens of the whole book."""
    found = list(manuscript.all_cards.values())
    source = next(iter(manuscript.adventures.values())).source if manuscript.adventures else ""
    file = manuscript.cards.file if manuscript.cards else source
    people = [card for card in found if card.kind == "personality"]
    if len(people) > PERSONALITIES:
        yield Finding(
            "E22", file, people[PERSONALITIES].line, "personality-tokens", {"count": len(people), "most": PERSONALITIES}
        )
    shared = set(manuscript.all_cards) - {
        card_id for adventure in manuscript.adventures.values() for card_id in find_returned_cards(adventure)
    }
    always = [manuscript.all_cards[card_id] for card_id in shared]
    for own in [find_returned_cards(adventure) for adventure in manuscript.adventures.values()] or [set()]:
        counted = [card for card in [*always, *(manuscript.all_cards[one] for one in own)] if card.tokens is not None]
        needed = sum(card.tokens.most for card in counted if card.tokens is not None)
        if needed > GENERIC:
            line = max(card.line for card in counted)
            yield Finding("E22", file, line, "generic-tokens", {"count": needed, "most": GENERIC})
            return


def find_returned_cards(adventure: Adventure) -> set[str]:
    """Return the own cards of an Adventure that each of its Ends removes. Their tokens serve that Adventure only."""
    ends = [entry for entry in adventure.entries.values() if entry.is_end and not entry.campaign_end]
    removed = [
        {step.card for step in walk(entry.do) if isinstance(step, s.OfCard) and step.verb == "remove_card"}
        for entry in ends
    ]
    gone = set.intersection(*removed) if removed else set(adventure.cards)
    return gone & set(adventure.cards)


def check_endings(manuscript: BookDraft) -> Iterator[Finding]:
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


def check_side_quests(manuscript: BookDraft, walks: list[AnalysedAdventure]) -> Iterator[Finding]:
    """SAGA-W05: a Side Quest's result should matter in the main story."""
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


def check_stories(walked: AnalysedAdventure, known: dict[str, Card]) -> Iterator[Finding]:
    """SAGA-W12 within one Adventure."""
    most = max(
        (len(find_story_cards(state.cards, known)) for ends in walked.flow.ends.values() for state in ends), default=0
    )
    if most + ALWAYS_THERE > STORIES:
        yield Finding("W12", walked.file, 1, "stories", {"count": most + ALWAYS_THERE, "most": STORIES})


def find_story_cards(given: frozenset[tuple[str, str]], known: dict[str, Card]) -> frozenset[str]:
    removed = {card for verb, card in given if verb == "remove_card"}
    return frozenset(
        card_id for verb, card_id in given if verb == "sleeve" and card_id not in removed and has_sleeve(card_id, known)
    )


def has_sleeve(card_id: str, known: dict[str, Card]) -> bool:
    """Return whether a card lies in the stories area."""
    return card_id in known and (known[card_id].kind in ("world", "personality") or known[card_id].stories_area)


@dataclass(frozen=True, slots=True)
class CampaignState:
    """The state of a campaign between two Adventures."""

    played: frozenset[tuple[str, str]]  # (Adventure, end)
    open: frozenset[str]  # Adventures that may be chosen
    stories: frozenset[str]


@dataclass(frozen=True, slots=True)
class EndEffect:
    """What one way of ending an Adventure does to a campaign."""

    end: str
    opened: frozenset[str]
    closed: frozenset[str]
    removed: frozenset[str]
    added: frozenset[str]


class CampaignExplorer:
    """SAGA-E20, SAGA-W12: explore every order in which a campaign can be played."""

    def __init__(self, manuscript: BookDraft, walks: list[AnalysedAdventure]) -> None:
        assert manuscript.campaign is not None
        self.manuscript = manuscript
        self.walks = {walked.adventure.id: walked for walked in walks}
        self.known = manuscript.all_cards
        self.line = manuscript.campaign.line_of("adventures")
        self.first = str(manuscript.campaign.values.get("campaign", {}).get("first", ""))
        self.known_effects: dict[str, set[EndEffect]] = {}

    def judge(self) -> Iterator[Finding]:
        yield from self.check_locked()
        stuck: CampaignState | None = None
        fullest = 0
        seen, todo = {self.begin()}, [self.begin()]
        while todo and len(seen) < MOST_STATES:
            year = todo.pop()
            fullest = max(fullest, len(year.stories))
            playable = [
                adventure_id
                for adventure_id in sorted(year.open & set(self.walks))
                if self.fits(self.walks[adventure_id].adventure, year)
            ]
            if not any(not self.walks[adventure_id].adventure.side for adventure_id in playable):
                stuck = stuck or year
            for new in {one for adventure_id in playable for one in self.next_states(adventure_id, year)}:
                if new not in seen:
                    seen.add(new)
                    todo.append(new)
        if stuck is not None:
            last = ", ".join(f"{adventure_id} {end}" for adventure_id, end in sorted(stuck.played))
            yield Finding("E20", CAMPAIGN, self.line, "campaign-stuck", {"played": last or "-"})
        if fullest + ALWAYS_THERE > STORIES:
            yield Finding("W12", CAMPAIGN, self.line, "stories", {"count": fullest + ALWAYS_THERE, "most": STORIES})

    def begin(self) -> CampaignState:
        first = {adventure_id for adventure_id, adventure in self.manuscript.adventures.items() if adventure.first}
        return CampaignState(frozenset(), frozenset({self.first, *first}), frozenset())

    def next_states(self, adventure_id: str, year: CampaignState) -> Iterator[CampaignState]:
        """Return the campaign state after each End of an Adventure; none after an End that closes the campaign."""
        for effect in self.find_effects(adventure_id):
            yield CampaignState(
                year.played | {(adventure_id, effect.end)},
                (year.open | effect.opened) - effect.closed - {adventure_id},
                (year.stories - effect.removed) | effect.added,
            )

    def find_effects(self, adventure_id: str) -> set[EndEffect]:
        """Return what the Ends of an Adventure do to a campaign. Most of their states differ in other things."""
        if adventure_id not in self.known_effects:
            walked = self.walks[adventure_id]
            self.known_effects[adventure_id] = {
                self.effect_of(end, given)
                for end, states in walked.flow.ends.items()
                if not walked.adventure.entries[end].campaign_end
                for given in {state.cards for state in states}
            }
        return self.known_effects[adventure_id]

    def effect_of(self, end: str, given: frozenset[tuple[str, str]]) -> EndEffect:
        opened = {self.known[card].adventure for verb, card in given if verb == "unlock" and card in self.known}
        closed = {
            self.known[card].adventure
            for verb, card in given
            if verb == "remove_card" and card in self.known and self.known[card].kind == "side_quest"
        }
        removed = {card for verb, card in given if verb == "remove_card" and has_sleeve(card, self.known)}
        return EndEffect(
            end.removeprefix("end-"),
            frozenset(opened),
            frozenset(closed),
            frozenset(removed),
            find_story_cards(given, self.known),
        )

    def fits(self, adventure: Adventure, year: CampaignState) -> bool:
        if adventure.needs is None:
            return True

        def answer(fact: Fact) -> bool:
            if fact.key == "played":
                return any(adventure_id == fact.subject for adventure_id, _ in year.played)
            return fact.key == "ended" and (fact.subject, fact.result) in year.played

        return holds(adventure.needs, answer) if list_facts(adventure.needs) else True

    def check_locked(self) -> Iterator[Finding]:
        """Return Adventures that nothing unlocks."""
        opened = {
            self.known[step.card].adventure
            for _, step in list_steps(self.manuscript)
            if isinstance(step, s.OfCard) and step.verb == "unlock" and step.card in self.known
        }
        for adventure_id, adventure in self.manuscript.adventures.items():
            if adventure_id != self.first and not adventure.first and adventure_id not in opened:
                yield Finding("E20", adventure.source, 1, "locked", {"adventure": adventure_id})
