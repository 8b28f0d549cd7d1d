"""Explore every path through an Adventure, ignoring dice and fights: what may be read, with which POIs on the table.

Choices, tests and questions take all branches. Conditions that the story decides itself (Quest tokens, flags, open
POIs) are known; all others may be true or false, but consistently within one entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import product

from meadhall.book.model import steps as s
from meadhall.book.model.conditions import Condition, Fact, holds, list_facts
from meadhall.book.model.steps import Block, Step, walk
from meadhall.book.model.story import Adventure, Card, Entry

MOST_NODES = 20_000  # beyond this the walk forgets tokens and flags; cards decide how a campaign goes on
MOST_UNKNOWN = 6  # facts of one condition that are tried in all combinations
SHIPS = 3  # more need not be distinguished
# Conditions that a verb may change become open again after it. All others hold for the rest of the entry.
CARDS = ("card", "card_anywhere", "sleeved", "active_title", "companion_ready")
PLACE = ("in_region", "in_city", "party_size", "class", "card", "has_ship")
STANDING = ("class", "party_size", "any_exhausted", "any_health_below")  # of a party that may lose Heroes
ENEMIES = ("region_has_enemies", "enemies_on_map")
UNSETTLED = {
    **dict.fromkeys(("add_token", "remove_token"), ("token",)),
    **dict.fromkeys(("exhaust", "refresh"), ("any_exhausted",)),
    **dict.fromkeys(("gain_health", "heal_full"), ("any_health_below",)),
    **dict.fromkeys(("lose_health", "set_health", "trigger_backlash", "draw_event"), STANDING),
    **dict.fromkeys(("place_enemies", "defeat_enemies", "move_enemies", "reveal_poi"), ENEMIES),
    **dict.fromkeys(("take_ship", "move_ship", "lose_ship"), ("has_ship",)),
    **dict.fromkeys(("place_heroes", "open_map", "leave_map", "move_party", "defeat_hero"), PLACE),
    **dict.fromkeys(
        ("gain_card", "sleeve", "remove_card", "replace_card", "give_up", "rotate_companion", "restore_companion"),
        CARDS,
    ),
    **dict.fromkeys(("add_wyrd", "remove_wyrd"), ("wyrd",)),
    **dict.fromkeys(("tally", "tally_always"), ("tally",)),
    "clear_space": ("space_cleared",),
    "ask_each": ("chose",),
    "test": ("test",),
}
HARMING = ("lose_health", "set_health", "trigger_backlash", "draw_event", "defeat_hero")
GIVING = ("sleeve", "unlock", "gain_card", "remove_card")


@dataclass(frozen=True, slots=True)
class FlowState:
    """The relevant state of the table between two readings."""

    pois: frozenset[str] = frozenset()
    map: bool = False
    quests: frozenset[int] = frozenset()
    flags: frozenset[str] = frozenset()
    figures: frozenset[str] = frozenset()  # Enemy types whose card is in play
    ships: int = 0
    cards: frozenset[tuple[str, str]] = frozenset()  # (verb, card): what was given and taken
    once: frozenset[str] = frozenset()  # entries whose steps are done once, and have been
    harmed: bool = False  # the whole party may have fallen since it began to read
    fallen: bool = False  # and has: no Hero stood when one had to choose


Known = frozenset[tuple[Fact, bool]]
Facts = frozenset[Fact]
Node = tuple[str, FlowState]  # an entry about to be read; an empty id is the table between readings


@dataclass(frozen=True, slots=True)
class FlowPath:
    """One path through some steps: the state, the assumed conditions, and the next entry."""

    state: FlowState
    known: Known = frozenset()
    next: str = ""


@dataclass(slots=True)
class FlowAnalysis:
    """The exploration. `without` are facts assumed false (a party without a Ranger)."""

    adventure: Adventure
    cards: dict[str, Card]
    figures: dict[str, str] = field(default_factory=dict)  # Enemy card -> figure
    always: frozenset[str] = frozenset()  # flags other Adventures may have set
    without: frozenset[Fact] = frozenset()
    coarse: bool = False

    visiting: list[str] = field(default_factory=list)  # sections under way, the innermost last
    reached: set[str] = field(default_factory=set)
    seen: dict[str, set[FlowState]] = field(default_factory=dict)  # step -> states it was met in
    ways: dict[Node, set[Node]] = field(default_factory=dict)
    dead: dict[str, FlowState] = field(default_factory=dict)  # entry -> a state it ends in with nothing left to do
    ends: dict[str, set[FlowState]] = field(default_factory=dict)
    too_big: bool = False
    asked: dict[str, list[Facts]] = field(default_factory=dict)  # block -> what is asked after each of its steps

    def explore(self) -> FlowAnalysis:
        if "intro" not in self.adventure.entries:
            return self
        todo: list[Node] = [("intro", FlowState())]
        while todo:
            node = todo.pop()
            if node in self.ways:
                continue
            self.ways[node] = set(self.next_nodes(*node))
            todo += [one for one in self.ways[node] if one not in self.ways]
            if len(self.ways) > MOST_NODES and not self.coarse:
                self.too_big = True
                return self
        return self

    def next_nodes(self, entry_id: str, state: FlowState) -> Iterator[Node]:
        """Return what may be read next."""
        if not entry_id:
            yield from self.nodes_from_table(state)
            return
        entry = self.adventure.entries.get(entry_id)
        if entry is None:
            return
        self.reached.add(entry_id)
        for path in self.read(entry, state):
            if path.next:
                yield path.next, path.state
            elif entry.is_end:
                self.ends.setdefault(entry_id, set()).add(path.state)
            elif not path.state.pois and not path.state.map:
                if entry_id not in self.dead or self.dead[entry_id].fallen:
                    self.dead[entry_id] = path.state
            else:
                yield "", replace(path.state, harmed=False, fallen=False)

    def read(self, entry: Entry, state: FlowState) -> list[FlowPath]:
        """Return every path through an entry. A `once` entry that was read before only prints its text."""
        if entry.once and entry.id in state.once:
            return [FlowPath(state)]
        if entry.once and not self.coarse:
            state = replace(state, once=state.once | {entry.id})
        again = entry.once and self.coarse and (state.pois or state.map)
        return [*self.run(entry.do, FlowPath(state)), *([FlowPath(state)] if again else [])]

    def nodes_from_table(self, state: FlowState) -> Iterator[Node]:
        for letter in sorted(state.pois):
            poi = self.adventure.pois[letter]
            gone = poi.red and not poi.keep
            yield poi.read, replace(state, pois=state.pois - {letter}) if gone else state
        if state.map and self.adventure.map:
            for space in self.adventure.map.spaces.values():
                yield space.read, state
        for entry in self.entries_read_by_cards():
            yield entry, state

    def entries_read_by_cards(self) -> list[str]:
        own = [effect.do for card in self.cards.values() for effect in card.effects]
        return [step.entry for block in own for step in walk(block) if isinstance(step, s.Read)]

    def run(self, block: Block, start: FlowPath, later: Facts = frozenset()) -> list[FlowPath]:
        """Return every path through a block. A path that reads on does nothing more here (TL-BOOK-16). Assumptions are
        kept while they can still be asked for: later in the block, or `later` in the blocks around it.
        """
        paths = {start: None}
        for step, rest in zip(block.steps, self.facts_asked_later(block), strict=True):
            kept = rest | later
            paths = dict.fromkeys(
                drop_unused(new, kept)
                for path in paths
                for new in ([path] if path.next else self.run_step(step, changed_assumptions(step, path), kept))
            )
        return list(paths)

    def facts_asked_later(self, block: Block) -> list[Facts]:
        if block.name not in self.asked:
            self.asked[block.name] = [conditions_in(block.steps[at:]) for at in range(1, len(block.steps) + 1)]
        return self.asked[block.name]

    def run_each(self, blocks: Iterable[Block], path: FlowPath, later: Facts) -> list[FlowPath]:
        return [new for block in blocks for new in self.run(block, path, later)]

    def run_step(self, step: Step, path: FlowPath, later: Facts) -> list[FlowPath]:
        self.seen.setdefault(step.path, set()).add(path.state)
        match step:
            case s.Read(entry=entry):
                return [FlowPath(path.state, path.known, entry)]
            case s.Visit(entry=entry):
                return self.run_visit(entry, path)
            case s.Choose(options=options):
                return self.run_choice(options, path, later)
            case s.If(condition=condition, then=then, otherwise=otherwise):
                return [
                    new
                    for met, known in self.evaluate(condition, path)
                    for new in self.run(then if met else otherwise, FlowPath(path.state, known, path.next), later)
                ]
            case s.OneOf(options=blocks):
                return [*self.run_each(blocks, path, later), *skipped_path(step, path)]
            case s.May(do=do):
                return [path, *self.run(do, path, later)]
            case s.GiveUp(or_else=or_else):
                return [path, *self.run(or_else, path, later)]
            case s.AskEach(if_yes=yes, if_no=no):
                return [*self.run_each((yes, no), path, later), *self.run_both(yes, no, path, later)]
            case s.Test():
                return self.run_test(step, path, later)
        harms = step.verb in HARMING and not path.state.harmed
        state = self.apply_step(step, replace(path.state, harmed=True) if harms else path.state)
        return [path if state is path.state else FlowPath(state, path.known, path.next)]

    def run_visit(self, entry_id: str, path: FlowPath) -> list[FlowPath]:
        """Return every path through a section and back. Assumptions may change inside it."""
        if entry_id in self.visiting:
            return [path]  # SAGA-E26 tells of it
        self.visiting.append(entry_id)
        todo, back, seen = [FlowPath(path.state, next=entry_id)], dict[FlowPath, None](), set[Node]()
        while todo:
            at = todo.pop()
            entry = self.adventure.entries.get(at.next)
            if not at.next or (entry is not None and entry.is_end):
                back[replace(at, known=frozenset())] = None
            elif entry is not None and (at.next, at.state) not in seen:
                seen.add((at.next, at.state))
                self.reached.add(at.next)
                todo += self.read(entry, at.state)
        self.visiting.pop()
        return list(back) or [path]

    def run_choice(self, options: tuple[s.Option, ...], path: FlowPath, later: Facts) -> list[FlowPath]:
        found: list[FlowPath] = []
        for option in options:
            paid = path
            if option.cost is not None and option.cost.health:
                paid = replace(path, state=replace(path.state, harmed=True))
            if option.condition is None:
                found += self.run(option.do, paid, later)
            else:
                found += [
                    new
                    for met, known in self.evaluate(option.condition, path)
                    if met
                    for new in self.run(option.do, FlowPath(paid.state, known, paid.next), later)
                ]
        return found or [path]

    def run_both(self, one: Block, other: Block, path: FlowPath, later: Facts) -> list[FlowPath]:
        return [
            new
            for half in self.run(one, path, later | conditions_in(other.steps))
            for new in ([half] if half.next else self.run(other, half, later))
        ]

    def run_test(self, test: s.Test, path: FlowPath, later: Facts) -> list[FlowPath]:
        found = self.run_each((test.success, test.failure), path, later)
        barred = {Fact("class", only.name) in self.without for only in test.only} == {True}
        if test.outcome == "each":
            found += self.run_both(test.success, test.failure, path, later)
        if test.may or test.only:
            declined = self.run(test.declined, path, later)
            return declined if barred else [*found, *declined]
        return found

    def evaluate(self, condition: Condition, path: FlowPath) -> list[tuple[bool, Known]]:
        """Return whether a condition can hold, and the assumptions that this needs."""
        known = {**dict(path.known), **self.find_certain(condition, path.state)}
        open_facts = [fact for fact in dict.fromkeys(list_facts(condition)) if fact not in known]
        if len(open_facts) > MOST_UNKNOWN:
            return [(True, path.known), (False, path.known)]
        found: dict[tuple[bool, Known], None] = {}
        for values in product((True, False), repeat=len(open_facts)):
            guess = {**known, **dict(zip(open_facts, values, strict=True))}
            found[(holds(condition, guess.__getitem__), path.known | set(zip(open_facts, values, strict=True)))] = None
        return list(found)

    def find_certain(self, condition: Condition, state: FlowState) -> dict[Fact, bool]:
        """Return the value of a condition that the story itself decides."""
        found: dict[Fact, bool] = {}
        for fact in list_facts(condition):
            if fact in self.without:
                found[fact] = False
            elif fact.key == "poi_open":
                found[fact] = fact.subject in state.pois
            elif self.coarse:
                continue
            elif fact.key == "quest":
                found[fact] = fact.subject in map(str, state.quests)
            elif fact.key == "flag" and fact.subject not in self.always:
                found[fact] = fact.subject in state.flags
        return found

    def apply_step(self, step: Step, state: FlowState) -> FlowState:
        match step:
            case s.OfPoi(verb="reveal_poi", poi=letter) if letter in self.adventure.pois:
                return replace(state, pois=state.pois | {letter})
            case s.OfPoi(verb="discard_poi", poi=letter):
                return replace(state, pois=state.pois - {letter})
            case s.OpenMap():
                return replace(state, map=True)
            case s.Act(verb="leave_map"):
                return replace(state, map=False)
            case s.RevealEnemyCards(cards=cards):
                return replace(state, figures=state.figures | {self.figures.get(card, "") for card in cards})
            case s.At(verb="take_ship"):
                return replace(state, ships=min(SHIPS, state.ships + 1))
            case s.Act(verb="lose_ship"):
                return replace(state, ships=max(0, state.ships - 1))
            case s.OfCard(verb=verb, card=card) if verb in GIVING:
                return replace(state, cards=state.cards | {(verb, card)})
            case s.ReplaceCard(old=old, new=new):
                return replace(state, cards=state.cards | {("remove_card", old), ("sleeve", new)})
        return state if self.coarse else self.apply_memory(step, state)

    def apply_memory(self, step: Step, state: FlowState) -> FlowState:
        match step:
            case s.Count(verb="gain_quest", n=n):
                return replace(state, quests=state.quests | {n.number})
            case s.Count(verb="discard_quest", n=n):
                return replace(state, quests=state.quests - {n.number})
            case s.Remember(verb="forget", flag=flag):
                return replace(state, flags=state.flags - {flag})
            case s.Remember(flag=flag) if flag not in self.always:  # of those nothing is certain anyway
                return replace(state, flags=state.flags | {flag})
        return state

    def find_stuck(self) -> set[str]:
        """Return the entries from which, in some state, no End can be reached."""
        back: dict[Node, list[Node]] = {}
        for node, nexts in self.ways.items():
            for one in nexts:
                back.setdefault(one, []).append(node)
        todo = [node for node in self.ways if node[0] in self.ends]
        saved = set(todo)
        while todo:
            for node in back.get(todo.pop(), ()):
                if node not in saved:
                    saved.add(node)
                    todo.append(node)
        return {entry_id for entry_id, state in self.ways if entry_id and (entry_id, state) not in saved}


def skipped_path(step: Step, path: FlowPath) -> list[FlowPath]:
    """Return the path of a per-Hero step when no Hero is meant or the party has fallen."""
    if step.who.kind not in ("party", "all", "them"):
        return [path]
    return [replace(path, state=replace(path.state, fallen=True))] if path.state.harmed else []


def conditions_in(steps: tuple[Step, ...]) -> Facts:
    """Return the conditions used in some steps and everything inside them."""
    found: set[Fact] = set()
    for step in walk(Block("", -1, steps)):
        if isinstance(step, s.If):
            found |= set(list_facts(step.condition))
        elif isinstance(step, s.Choose):
            found |= {fact for option in step.options if option.condition for fact in list_facts(option.condition)}
    return frozenset(found)


def drop_unused(path: FlowPath, later: Facts) -> FlowPath:
    """Drop assumptions that cannot be asked for any more, and merge paths that are now equal."""
    if not path.known:
        return path
    known = frozenset(one for one in path.known if one[0] in later)
    return path if known == path.known else FlowPath(path.state, known, path.next)


def changed_assumptions(step: Step, path: FlowPath) -> FlowPath:
    """Return the assumptions that may no longer hold."""
    keys = UNSETTLED.get(step.verb)
    if keys is None or not path.known:
        return path
    return FlowPath(path.state, frozenset(one for one in path.known if one[0].key not in keys), path.next)


def explore(
    adventure: Adventure,
    cards: dict[str, Card],
    figures: dict[str, str],
    always: frozenset[str],
    without: frozenset[Fact] = frozenset(),
) -> FlowAnalysis:
    """Explore everything; fall back to a coarser exploration if there are too many states."""
    flow = FlowAnalysis(adventure, cards, figures, always, without).explore()
    if flow.too_big:
        flow = FlowAnalysis(adventure, cards, figures, always, without, coarse=True).explore()
    return flow
