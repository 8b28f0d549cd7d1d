"""Read a saga: check the whole file, and compile its lines for the rules."""

from __future__ import annotations

import ast
import hashlib
from functools import cache
from importlib import resources
from typing import Any, NoReturn

from meadhall.core.fault import Fault, find_nearest
from meadhall.files.toml_loader import decode_toml
from meadhall.games.yggdrasil.cards import (
    BROKEN,
    CAGE,
    DECK,
    ENEMIES,
    FIGURE,
    FIGURES,
    FOES,
    GROUPS,
    HIDDEN,
    NO_TOKEN,
    NONE,
    OATH,
    OUT,
    PLAYERS,
    QUAY,
    WORLDS,
)
from meadhall.games.yggdrasil.data import COMPONENTS
from meadhall.games.yggdrasil.saga import (
    DEAD_TREE,
    EFFECT,
    EVERY_GOD,
    HOOK_OF,
    HOOKS,
    KIND_OF,
    KINDS,
    PLAIN,
    POOLS,
    TREE,
    TURN_PAGE,
    Bar,
    Deal,
    Reckoning,
    Saga,
    SagaAction,
    SagaFight,
    SagaPage,
    Track,
)
from meadhall.games.yggdrasil.sagas import file_format
from meadhall.games.yggdrasil.sagas.file_format import Choice, Each, Program, SagaFile

COMPARED = {ast.Eq: "eq", ast.NotEq: "ne", ast.GtE: "ge", ast.LtE: "le", ast.Gt: "gt", ast.Lt: "lt"}
JOINED = {ast.Add: "add", ast.Sub: "sub", ast.And: "and", ast.Or: "or"}
ARITY = {
    "at": 1,
    "level": 1,
    "over": 1,
    "wild": 1,
    "token": 1,
    "tokens": 1,
    "note": 1,
    "power": 1,
    "left": 1,
    "lowest": 1,
    "highest": 1,
    "most": 1,
    "world": 1,
    "count": 2,
    "either": 3,
    "by": PLAYERS[1],
    "min": 2,
    "max": 2,
    "half": 1,
}
PLAIN_NAMES = KINDS[KINDS.index("here") : KINDS.index("company") + 1]  # operations without an argument
NUMBERS = {
    **{name: number for number, name in enumerate(WORLDS)},
    "cage": CAGE,
    "quay": QUAY,
    "deck": DECK,
    "out": OUT,
    **{name: number for number, name in enumerate(ENEMIES)},
    **{name: FIGURE + number for number, name in enumerate(FIGURES)},
    **GROUPS,
    "none": NO_TOKEN,
    "hidden": HIDDEN,
    "oath": OATH,
    "broken": BROKEN,
    "all": EVERY_GOD,
    "nowhere": NONE,
}
NUMBERS["dragon"] = FIGURE + FIGURES.index("dragon")
CELLS = {".": PLAIN, "P": TURN_PAGE, "T": TREE, "X": DEAD_TREE}
ENDS = (TURN_PAGE, TREE, DEAD_TREE)
FEW = 3  # `5|4` is 4 with fewer players than these
NUMBERS_OF_PLAYERS = [str(players) for players in range(PLAYERS[0], PLAYERS[1] + 1)]


class Reader:
    """The reader of one file. `part` is the current part, for errors."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.part = "saga"
        self.given = decode_toml(file, text, SagaFile)
        self.saga = Saga(self.given.id)
        self.saga.tallies = list(self.given.counters)
        self.limits: dict[str, list[int]] = {}  # what shares a limit, by its name

    def fail(self, found: str, right: str) -> NoReturn:
        raise Fault("yggdrasil-saga-part", file=self.file, part=self.part, found=found, right=right)

    def fail_unknown(self, word: str, known: list[str]) -> NoReturn:
        near = find_nearest(word, known)
        self.fail(word, near if isinstance(near, str) and near else ", ".join(sorted(known)))

    def read_saga(self) -> Saga:
        if self.given.source != "reconstructed" and self.given.source != "own":
            self.fail(self.given.source, "own, reconstructed")
        if not self.given.page:
            self.fail("-", "[[page]]")
        for number, page in enumerate(self.given.page):
            self.part = f"page {number + 1}"
            self.saga.pages.append(self.read_page(page, number))
        self.read_limits()
        return self.saga

    def read_limits(self) -> None:
        """Return the limit of an action that is allowed once a round: its own, or one shared by name."""
        self.part = "saga"
        self.saga.limits = [1 << place for place in range(len(self.saga.onces))]
        for name, places in self.limits.items():
            if len(set(places)) < 2:
                self.fail(
                    f'once = "{name}"',
                    " | ".join(f'once = "{one}"' for one in [*self.limits] if one != name) or "once = true",
                )
            for place in places:
                self.saga.limits[place] |= sum(1 << one for one in {*places})

    # Expressions

    def parse_expression(self, text: str) -> Reckoning:
        """Parse an expression; it is written as in Python, with `5|4` for three players or more and for fewer."""
        try:
            tree = ast.parse(text, mode="eval").body
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            self.fail(text, "oaths >= 5|4")
        return self.parse_tree(tree, text)

    def build_number(self, value: int) -> Reckoning:
        return Reckoning(KIND_OF["number"], value, [])

    def parse_tree(self, tree: Any, text: str) -> Reckoning:
        if isinstance(tree, ast.Constant) and type(tree.value) is int and abs(tree.value) < 1000:
            return self.build_number(tree.value)
        if isinstance(tree, ast.UnaryOp) and isinstance(tree.op, ast.USub):
            return Reckoning(KIND_OF["sub"], 0, [self.build_number(0), self.parse_tree(tree.operand, text)])
        if isinstance(tree, ast.UnaryOp) and isinstance(tree.op, ast.Not):
            return Reckoning(KIND_OF["not"], 0, [self.parse_tree(tree.operand, text)])
        if isinstance(tree, ast.Name):
            return self.parse_name(tree.id)
        if isinstance(tree, ast.BinOp) and isinstance(tree.op, ast.BitOr):
            many, few = self.parse_tree(tree.left, text), self.parse_tree(tree.right, text)
            return Reckoning(KIND_OF["by"], 0, [few if players < FEW else many for players in range(1, PLAYERS[1] + 1)])
        if isinstance(tree, ast.BinOp) and type(tree.op) in JOINED:
            return Reckoning(
                KIND_OF[JOINED[type(tree.op)]], 0, [self.parse_tree(tree.left, text), self.parse_tree(tree.right, text)]
            )
        if isinstance(tree, ast.BoolOp):
            return self.parse_bool_op(tree, text)
        if isinstance(tree, ast.Compare) and len(tree.ops) == 1 and type(tree.ops[0]) in COMPARED:
            sides = [self.parse_tree(tree.left, text), self.parse_tree(tree.comparators[0], text)]
            return Reckoning(KIND_OF[COMPARED[type(tree.ops[0])]], 0, sides)
        if isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name) and not tree.keywords:
            return self.parse_call(tree.func.id, tree.args, text)
        self.fail(text, "oaths >= 5|4")
        return None

    def parse_bool_op(self, tree: ast.BoolOp, text: str) -> Reckoning:
        parts = [self.parse_tree(one, text) for one in tree.values]
        found = parts[-1]
        for part in reversed(parts[:-1]):
            found = Reckoning(KIND_OF[JOINED[type(tree.op)]], 0, [part, found])
        return found

    def parse_name(self, name: str) -> Reckoning:
        if name in self.saga.tallies:
            return Reckoning(KIND_OF["tally"], self.saga.tallies.index(name), [])
        if name in PLAIN_NAMES:
            return Reckoning(KIND_OF[name], 0, [])
        if name not in NUMBERS:
            self.fail_unknown(name, [*NUMBERS, *PLAIN_NAMES, *self.saga.tallies])
        return self.build_number(NUMBERS[name])

    def parse_call(self, name: str, args: list[ast.expr], text: str) -> Reckoning:
        if name not in ARITY:
            self.fail_unknown(name, list(ARITY))
        if len(args) != ARITY[name]:
            self.fail(text, f"{name}({', '.join(['…'] * ARITY[name])})")
        return Reckoning(KIND_OF[name], 0, [self.parse_tree(one, text) for one in args])

    # Programs

    def parse_program(self, given: Program) -> int:
        """Return the number of a program; NONE for an empty one."""
        if not given:
            return NONE
        deals: list[Deal] = []
        self.parse_lines(given, deals, ())
        self.saga.programs.append(deals)
        return len(self.saga.programs) - 1

    def parse_lines(self, given: Program, deals: list[Deal], inside: tuple[str, ...]) -> None:
        for one in given:
            if isinstance(one, Choice):
                unless = Deal(HOOK_OF["unless"], [self.parse_expression(one.when)], 0)
                deals.append(unless)
                self.parse_lines(one.then, deals, inside)
                jump = Deal(HOOK_OF["jump"], [], 0)
                if one.otherwise:
                    deals.append(jump)
                unless.jump = len(deals)
                self.parse_lines(one.otherwise, deals, inside)
                jump.jump = len(deals)
            elif isinstance(one, Each):
                for number in self.list_members(one.of):
                    deals.append(Deal(HOOK_OF["it"], [self.build_number(number)], 0))
                    self.parse_lines(one.then, deals, inside)
            else:
                self.parse_line(one, deals, inside)

    def list_members(self, of: str) -> list[int]:
        if of == "worlds":
            return list(range(len(WORLDS)))
        if of == "players":
            return list(range(PLAYERS[1]))
        if of not in GROUPS:
            self.fail_unknown(of, ["worlds", "players", *GROUPS])
        return [FIGURE + number for number in range(len(FIGURES)) if GROUPS[of] >> number & 1]

    def parse_line(self, text: str, deals: list[Deal], inside: tuple[str, ...]) -> None:
        """Parse one hook, `move(loki, here)`, or the name of a program of the file."""
        try:
            call = ast.parse(text, mode="eval").body
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            self.fail(text, "move(loki, here)")
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.keywords:
            self.fail(text, "move(loki, here)")
        name = call.func.id
        if name in self.given.programs and not call.args:
            if name in inside:
                self.fail(text, f"{name} ↛ {name}")
            self.parse_lines(self.given.programs[name], deals, (*inside, name))
            return
        known = [hook for hook in HOOKS if hook not in ("unless", "jump")]
        if name not in known:
            self.fail_unknown(name, [*known, *self.given.programs])
        signature = HOOKS[name]
        if len(call.args) != len(signature):
            self.fail(text, f"{name}({', '.join(signature)})")
        parts = [self.parse_argument(kind, one, text) for kind, one in zip(signature, call.args, strict=True)]
        deals.append(Deal(HOOK_OF[name], parts, 0))

    def parse_argument(self, kind: str, tree: ast.expr, text: str) -> Reckoning:
        if kind in ("pool", "tally", "group", "token"):
            pools = [*POOLS, *self.saga.tallies]
            known = {
                "pool": pools,
                "tally": self.saga.tallies,
                "group": list(GROUPS),
                "token": ["hidden", "oath", "broken"],
            }[kind]
            word = tree.id if isinstance(tree, ast.Name) else ast.unparse(tree)
            if word not in known:
                self.fail_unknown(word, known)
            return self.build_number(
                GROUPS[word] if kind == "group" else NUMBERS[word] if kind == "token" else known.index(word)
            )
        return self.parse_tree(tree, text)

    # Pages

    def read_page(self, given: file_format.Page, number: int) -> SagaPage:
        page = SagaPage()
        self.read_tracks(page, given)
        page.enter = self.parse_program(given.enter)
        if given.goal:
            page.goal = self.parse_expression(given.goal)
            if page.goal.kind == KIND_OF["ge"]:
                page.need = page.goal.parts
        elif page.tracks[0].cells[-1] == DEAD_TREE:
            self.fail('goal = ""', "goal, P, T")
        page.losses = [self.parse_expression(loss) for loss in given.losses]
        for enemies, programs in ((given.reveal, page.reveal), (given.after, page.after)):
            for enemy, then in enemies.items():
                programs[self.find_place(enemy, ENEMIES)] = self.parse_program(then)
        page.actions = [self.read_action(one) for one in given.action]
        page.fights = [self.read_fight(one, number) for one in given.fight]
        self.read_rules(page, given.rules)
        return page

    def read_tracks(self, page: SagaPage, given: file_format.Page) -> None:
        """Return one track for each number of players; those of one page have the same kind of end, because its words
        and its goal refer to it.
        """
        for number in given.track_for:
            if number not in NUMBERS_OF_PLAYERS:
                self.fail_unknown(f"track_for.{number}", [f"track_for.{players}" for players in NUMBERS_OF_PLAYERS])
        effects = {cell: self.parse_program(given.space[cell]) for cell in given.space}
        usual = self.read_track(given.track, effects)
        others = {number: self.read_track(cells, effects) for number, cells in given.track_for.items()}
        for number, other in others.items():
            if other.cells[-1] != usual.cells[-1]:
                self.fail(f"track_for.{number} = …, {given.track_for[number][-1]}", f"…, {given.track[-1]}")
        for cell in given.space:
            if not any(cell in cells for cells in (given.track, *given.track_for.values())):
                self.fail(f"space.{cell}", ", ".join(given.track))
        page.tracks = [others.get(number, usual) for number in NUMBERS_OF_PLAYERS]

    def read_track(self, given: list[str], effects: dict[str, int]) -> Track:
        track = Track()
        for cell in given:
            if cell not in CELLS and cell not in effects:
                self.fail_unknown(cell, [*CELLS, *effects])
            track.cells.append(CELLS.get(cell, EFFECT))
            track.programs.append(effects.get(cell, NONE))
        if len(track.cells) < 2 or track.cells[-1] not in ENDS or any(cell in ENDS for cell in track.cells[:-1]):
            self.fail(", ".join(given), "…, P | …, T | …, X")
        return track

    def find_place(self, word: str, known: list[str]) -> int:
        if word not in known:
            self.fail_unknown(word, known)
        return known.index(word)

    def find_group(self, word: str) -> int:
        if word not in GROUPS:
            self.fail_unknown(word, list(GROUPS))
        return GROUPS[word]

    def number_limit(self, once: bool | str, name: str) -> int:
        if not once:
            return NONE
        if name not in self.saga.onces:
            self.saga.onces.append(name)
        place = self.saga.onces.index(name)
        if isinstance(once, str):
            self.limits.setdefault(once, []).append(place)
        return place

    def read_action(self, given: file_format.Action) -> SagaAction:
        self.part += f", {given.id}"
        worlds = sum(1 << self.find_place(world, WORLDS) for world in given.at) if given.at else (1 << len(WORLDS)) - 1
        if given.id not in self.saga.actions:
            self.saga.actions.append(given.id)
        found = SagaAction(
            given.id,
            worlds,
            self.parse_expression(given.when),
            self.parse_expression(given.risks),
            self.parse_program(given.then),
            self.number_limit(given.once, given.id),
            self.parse_expression(given.worth),
        )
        self.part = self.part.rpartition(", ")[0]
        return found

    def read_fight(self, given: file_format.Fight, number: int) -> SagaFight:
        world = self.find_place(given.at, WORLDS) if given.at else NONE
        return SagaFight(
            self.find_group(given.group),
            world,
            self.parse_expression(given.when),
            self.parse_expression(given.power),
            self.parse_program(given.then),
            self.number_limit(given.once, given.group),
            self.parse_expression(given.worth),
        )

    def read_rules(self, page: SagaPage, given: file_format.Rules) -> None:
        page.present = sum(self.find_group(one) for one in given.present)
        page.enemies = sum(self.find_group(one) for one in given.enemies)
        for found, bars in (
            (page.ways_out, given.no_way_out),
            (page.ways_in, given.no_way_in),
            (page.held, given.no_climb),
        ):
            found += [
                Bar(self.find_place(bar.world, WORLDS), self.parse_expression(bar.when), self.parse_program(bar.then))
                for bar in bars
            ]
        page.more_risks = [
            Bar(self.find_place(one.foe, FOES), self.parse_expression(f"either({one.when}, {one.count}, 0)"), NONE)
            for one in given.more_risks
        ]
        page.less_life = self.parse_expression(given.less_life) if given.less_life else None
        page.least_power = self.parse_expression(given.least_power) if given.least_power else None
        page.slays = given.slays
        page.fated = given.fated


def read_saga_file(file: str, text: str) -> Saga:
    """Read a saga from the text of its file; any error is one Fault that says where."""
    return Reader(file, text).read_saga()


@cache
def find_builtin_saga(name: str) -> Saga:
    """Return one of the included sagas, or what one of them was under earlier rules."""
    file = f"{name}.toml"
    folder = resources.files("meadhall.games.yggdrasil.sagas")
    saga = read_saga_file(
        file, (folder / "former" / file if "@" in name else folder / file).read_text(encoding="utf-8")
    )
    saga.place = name
    return saga


@cache
def hash_sagas() -> str:
    """Return a version that changes with any included saga."""
    folder = resources.files("meadhall.games.yggdrasil.sagas")
    texts = [one.read_text(encoding="utf-8") for one in sorted(folder.iterdir(), key=str) if one.name.endswith(".toml")]
    return hashlib.sha256("".join([COMPONENTS.hash, *texts]).encode()).hexdigest()[:12]
