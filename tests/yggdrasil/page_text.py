"""Compares what a page of a saga does with what its text says: every rule and number of one must stand in the other."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from meadhall.games.yggdrasil.cards import ENEMIES, FIGURES, ON_BOARD, WORLDS
from meadhall.games.yggdrasil.sagas.file_format import Choice, Each, Page, Program, SagaFile
from meadhall.words import Words

NEED = 777  # said for the number that a goal needs
MOST = 9  # a counter lowered by so much is emptied
EVERYBODY = frozenset({1, 2, 3, 4, 5})
GROUPS = {
    "sons": ("son1", "son2", "son3"),
    "wolves": ("skoll", "hati"),
    "ship": ("naglfar",),
    "dragon": ("dragon",),
    "tiles": ("garm", "modgud", "ganglati", "ganglot"),
}
NUMERALS = {
    "en": {
        "two": 2,
        "both": 2,
        "three": 3,
        "third": 3,
        "four": 4,
        "five": 5,
        "six": 6,
        "seven": 7,
        "eight": 8,
        "nine": 9,
    },
    "fr": {"deux": 2, "trois": 3, "troisième": 3, "quatre": 4, "cinq": 5, "six": 6, "sept": 7, "huit": 8, "neuf": 9},
    "de": {
        "zwei": 2,
        "beide": 2,
        "drei": 3,
        "dritten": 3,
        "vier": 4,
        "fünf": 5,
        "sechs": 6,
        "sieben": 7,
        "acht": 8,
        "neun": 9,
    },
}
# With how many players something else holds, the longer phrases first.
COMPANIES = {
    "en": [("with one or two players", {1, 2}), ("with four or five players", {4, 5}), ("with five", {5})],
    "fr": [("à un ou deux joueurs", {1, 2}), ("à quatre ou cinq joueurs", {4, 5}), ("à cinq", {5})],
    "de": [("zu zweit oder allein", {1, 2}), ("zu viert oder zu fünft", {4, 5}), ("zu fünft", {5})],
}
# What a text says where, and only where, the program does it: a word for it, then how each language says so.
SAYINGS = {
    "reveal": ("first open card", "première carte visible", "erste[nr] offene[nr] Karte"),
    "after": ("[Aa]fter .{0,20}activation", "[Aa]près .{0,20}activation", "[Nn]ach .{0,20}Aktivierung"),
    "once": (
        "[Aa]t most (one|once)[^.;]*in a round",
        "au plus une?[^.;]*par manche",
        "[Rr]unde[^.;]*höchstens|höchstens[^.;]*Runde",
    ),
    "solo": ("two turns running", "deux tours de suite", "zwei Zügen hintereinander"),
    "present": (
        "count as enemies for actions",
        "comptent comme des ennemis pour les actions",
        "zählen bei Aktionen als Feinde",
    ),
    "enemies": ("is an enemy", "est un ennemi", "dort ein Feind|Hinsicht ein Feind"),
    "way": ("vertical step", "pas vertical", "senkrechte[rn]? Schritt"),
    "no_climb": ("would climb into", "devait monter à", "Müsste .* steigen"),
    "more_risks": ("one risk more", "risque de plus", "eine Gefahr mehr"),
    "less_life": ("one fewer", "un de moins", "einen weniger"),
    "least_power": ("at least power", "au moins une puissance", "mindestens Macht"),
    "slays": ("[Ee]nem(y|ies) .*slain", "nnemis? .*(est tué|se tuent)", "Feinde? .*erschlagen"),
    "fated": ("fated", "du destin", "vorbestimmte"),
    "jotun": ("jotun|jotnar", "jotun|jotnar", "Jötunn|Jötnar"),
    "devastate": ("devastate[sd]", "dévast(e|é)\\b", "verwüstete?[tn]?\\b"),
    "rotate": ("tree turns", "arbre tourne", "Baum dreht"),
    "bury": ("under its stack", "sous sa pile", "unter seinen Stapel"),
    "peek": ("look at", "regardez", "siehst dir"),
    "board": ("\\bboards?\\b", "embarqu", "geht\\b.*an Bord|gehen an Bord|an Bord gehen"),
    "lose": ("(?<!nobody )loses (a life point|one)", "perd un\\b", "verliert (jeder |der aktive Gott )?einen"),
    "gain": ("regains a life point", "regagne un point", "bekommt einen Lebenspunkt zurück"),
    "half": ("[Hh]alf", "moitié", "Hälfte"),
    "arm": ("artifact of level", "artefact de niveau", "Artefakt der Stufe"),
    "name": ("You name", "Vous désignez", "Ihr nennt"),
    "fates": ("name theirs", "nomment le leur", "nennen ihren"),
    "clear": ("markers leave the worlds", "marqueurs quittent les mondes", "Marker verlassen die Welten"),
    "lowest": ("lowest son", "fils le plus bas", "unterste Sohn"),
    "highest": ("highest son", "fils le plus haut", "oberste Sohn"),
}
PIECES = {  # the pools, by what lies in them; the text must speak of it
    ("muspell", "giants", "bridge"): ("giant", "géant", "[Rr]iese"),
    ("anonymous", "dead"): ("anonymous", "anonyme", "Namenlos"),
    ("valhalla", "heroes"): ("hero", "héros", "Held"),
    ("elves",): ("\\bel(f|ves)\\b", "elfe", "Alb"),
    ("dice",): ("\\bdi(e|ce)\\b", "\\bdé", "würfel"),
    ("artifacts",): ("artifact", "artefact", "Artefakt"),
}
HOMES = {"skoll": "vanaheim", "hati": "alfheim"}  # where a wolf is fought
LADDERS = {"giants": "surt", "dead": "hel", "island": "iormungand"}  # whose they are
LANGUAGES = ("en", "fr", "de")


class Numbers(NamedTuple):
    """The numbers of a part of a page: those its text must say, those it may, and with which players another holds."""

    must: set[int]
    may: set[int]
    companies: set[frozenset[int]]


def calls(program: Program, programs: dict[str, Program]) -> Iterator[str]:
    """Every line of a program and every condition in it; a program that it names is written out."""
    for one in program:
        if isinstance(one, Choice):
            yield one.when
            yield from calls([*one.then, *one.otherwise], programs)
        elif isinstance(one, Each):
            yield one.of if one.of in GROUPS else "0"
            yield from calls(one.then, programs)
        elif one.removesuffix("()") in programs:
            yield from calls(programs[one.removesuffix("()")], programs)
        else:
            yield one


def named_in(line: str) -> set[str]:
    """Every name and function in a line."""
    return {node.id for node in ast.walk(ast.parse(line, mode="eval")) if isinstance(node, ast.Name)}


def numbers(lines: list[str]) -> Numbers:
    found = Numbers(set(), set(), set())
    for line in lines:
        count_numbers(ast.parse(line, mode="eval").body, found)
    named = {name for line in lines for name in named_in(line)}
    found.may.update(len(members) for members in GROUPS.values() if {*members} <= named)
    for line, times in Counter(lines).items():
        if times > 1 and line.endswith("()") and line[:-2] in SAYINGS:  # `jotun()` twice
            found.must.add(times)
    return found


def count_numbers(tree: ast.AST, found: Numbers) -> None:
    if isinstance(tree, ast.BinOp) and isinstance(tree.op, ast.BitOr):
        many, few = value(tree.left), value(tree.right)
        by_players([few, few, many, many, many], found)
        return
    if isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name) and tree.func.id == "by":
        by_players([value(one) for one in tree.args], found)
        return
    if isinstance(tree, ast.Compare) and isinstance(tree.left, ast.Call) and "level(" in ast.unparse(tree.left):
        return  # a level has a name
    if isinstance(tree, ast.Constant) and isinstance(tree.value, int):
        (found.must if tree.value > 1 else found.may).add(tree.value)
    if isinstance(tree, ast.UnaryOp) and isinstance(tree.op, ast.USub) and value(tree.operand) >= MOST:
        return
    if isinstance(tree, ast.Compare) and isinstance(tree.ops[0], ast.LtE):
        most = tree.comparators[0]
        found.may.update(range(value(most) + 1) if isinstance(most, ast.Constant) else ())
    if isinstance(tree, ast.Name) and tree.id in GROUPS:
        found.may.add(len(GROUPS[tree.id]))
    if isinstance(tree, ast.Call) and getattr(tree.func, "id", "") == "arm":
        found.may.update((1, 2))
    for part in ast.iter_child_nodes(tree):
        count_numbers(part, found)


def value(tree: ast.AST) -> int:
    found = ast.literal_eval(tree)
    assert isinstance(found, int)
    return found


def by_players(values: list[int], found: Numbers) -> None:
    for number in values:
        (found.must if number > 1 else found.may).add(number)
    usual = values[2]
    for other in {*values} - {usual}:
        found.companies.add(frozenset(players for players in EVERYBODY if values[players - 1] == other))


def said_numbers(text: str, language: str) -> tuple[set[int], set[frozenset[int]]]:
    """The numbers of a text, apart from numbers of players and of turns; a single one need not be written in digits."""
    companies: set[frozenset[int]] = set()
    for phrase, players in COMPANIES[language]:
        if phrase in text:
            companies.add(frozenset(players))
            text = text.replace(phrase, "")
    text = re.sub(SAYINGS["solo"][LANGUAGES.index(language)], "", text)
    words = re.findall(r"\w+", text.lower())
    return {
        int(word) if word.isdigit() else NUMERALS[language][word]
        for word in words
        if word.isdigit() or word in NUMERALS[language]
    }, companies


class PageText:
    """One page beside what it says in one language."""

    def __init__(self, saga: SagaFile, number: int, language: str) -> None:
        self.page: Page = saga.page[number]
        self.programs = saga.programs
        self.language = language
        self.place = LANGUAGES.index(language)
        self.words = Words(language, "yggdrasil")
        self.key = f"page-{saga.id}-{number + 1}"

    def says(self, form: str) -> str:
        key = self.key + form
        return self.words(key, need=NEED) if self.words.has(key) else ""

    def lines(self, *programs: Program) -> list[str]:
        return [line for program in programs for line in calls(program, self.programs)]

    def parts(self) -> Iterator[tuple[str, str, list[str], list[str]]]:
        """Each part of the page: its name, its text, the lines that it must tell, and those that it may tell."""
        page, rules = self.page, self.page.rules
        fights = self.lines(*(fight.then for fight in page.fight))
        held = self.lines(page.enter, *page.reveal.values(), *page.after.values())
        held += fights + [line for fight in page.fight for line in (fight.power, fight.when)]
        held += [line for line in (rules.least_power, rules.less_life) if line]
        held += self.lines(*(bar.then for bar in rules.no_climb))
        marked = [program for cell, program in page.space.items() if cell != "P"]
        goal = [page.goal] if page.goal else []
        yield "goal", self.says(".goal"), goal, fights
        yield "holds", self.says(".holds"), held, goal
        yield "space", self.says(".space"), self.lines(*marked), []
        yield "turn", self.says(".turn"), self.lines(page.space.get("P", [])), []
        yield "loss", self.says(".loss"), page.losses, []
        for action in page.action:
            yield (
                f"errand-{action.id}",
                self.words(f"errand-{action.id}.effect"),
                [action.when, action.risks, *self.lines(action.then)],
                [],
            )

    def wrong_numbers(self) -> Iterator[str]:
        for part, text, lines, more in self.parts():
            program, allowed = numbers(lines), numbers(more)
            said, companies = said_numbers(text, self.language)
            needed = {number for number in program.must if NEED not in said}
            other = {company for company in program.companies if NEED not in said}
            if part == "holds":  # 0 or 1, by players: told with the goal
                other -= allowed.companies | numbers(self.goal_lines()).companies
            yield from (f"{part}: {number} is not said" for number in sorted(needed - said))
            known = program.must | program.may | allowed.must | allowed.may | {NEED}
            yield from (f"{part}: {number} is not done" for number in sorted(said - known))
            yield from (f"{part}: nothing is said of {sorted(company)} players" for company in other - companies)
            yield from (
                f"{part}: nothing is done for {sorted(company)} players"
                for company in companies - program.companies - allowed.companies
            )

    def goal_lines(self) -> list[str]:
        """Lines of fights whose numbers by players the goal tells."""
        _, companies = said_numbers(self.says(".goal"), self.language)
        return [line for fight in self.page.fight for line in self.lines(fight.then)] if companies else []

    def all_lines(self) -> list[str]:
        return [line for _, _, lines, _ in self.parts() for line in lines]

    def names(self) -> set[str]:
        """Every name and every hook in the page's programs and rules."""
        page, rules = self.page, self.page.rules
        found = {name for line in self.all_lines() for name in named_in(line)}
        found |= {*page.reveal, *page.after, *(world for action in page.action for world in action.at)}
        found |= {fight.at for fight in page.fight} | {one.foe for one in rules.more_risks}
        found |= {bar.world for bar in (*rules.no_way_out, *rules.no_way_in, *rules.no_climb)}
        for bar in (*rules.no_way_out, *rules.no_way_in, *rules.no_climb):
            found |= named_in(bar.when)
        for more in rules.more_risks:
            found |= named_in(more.when)
        for group in (*rules.present, *rules.enemies, *(fight.group for fight in page.fight)):
            found |= {group, *GROUPS[group]}
        for group, members in GROUPS.items():
            found |= {*members} if group in found else set()
        found |= {HOMES[wolf] for wolf in found & {*HOMES}}
        if rules.no_climb:
            found |= {"surt", "hel"}
        if rules.fated:
            found |= {*ENEMIES[:ON_BOARD]} if "fates" in found else set()
        return found

    def text(self) -> str:
        """All that the page says, with what its tiles do."""
        tiles = [self.words(f"figure-{tile}.effect") for tile in GROUPS["tiles"] if tile in self.names()]
        return "\n".join([*(text for _, text, _, _ in self.parts()), *tiles])

    def does(self) -> dict[str, bool]:
        """What the program does of all that can be said."""
        page, rules, names = self.page, self.page.rules, self.names()
        done = {saying: saying in names for saying in SAYINGS}
        once = any(action.once for action in page.action) or any(fight.once for fight in page.fight)
        done |= {
            "reveal": bool(page.reveal),
            "after": bool(page.after),
            "once": once,
            "solo": once,
            "present": bool(rules.present),
            "enemies": bool(rules.enemies),
            "slays": rules.slays,
            "fated": rules.fated,
            "way": bool(rules.no_way_out or rules.no_way_in),
            "no_climb": bool(rules.no_climb),
            "more_risks": bool(rules.more_risks) or any("company" in fight.power for fight in page.fight),
            "less_life": bool(rules.less_life),
            "least_power": bool(rules.least_power),
        }
        return done

    def wrong_rules(self) -> Iterator[str]:
        text = self.text()
        for saying, done in self.does().items():
            said = re.search(SAYINGS[saying][self.place], text) is not None
            if said != done:
                yield f"{saying} is not {'said' if done else 'done'}"
        names = self.names()
        for pools, sayings in PIECES.items():
            if names & {*pools} and not re.search(sayings[self.place], text):
                yield f"nothing is said of {', '.join(sorted(names & {*pools}))}"

    def wrong_names(self) -> Iterator[str]:
        """Enemies, worlds and figures; Midgard is also where heroes and anonymous are, and Nidhogg turns every page."""
        text, names = self.text(), self.names()
        known: dict[str, Any] = {one: self.words(f"enemy-{one}") for one in ENEMIES if one != "nidhogg"}
        known |= {one: self.words(f"world-{one}") for one in WORLDS}
        known |= {one: self.words(f"figure-{one}") for one in FIGURES if one not in (*GROUPS["sons"], "dragon")}
        for one, name in known.items():
            said = re.search(rf"\b{name}s?\b", text) is not None
            if one in names and not said:
                yield f"{one} is not named"
            free = one == "midgard" and names & {"anonymous", "heroes"}
            tiles = one in ("hel", "naglfar", "niflheim") and names & {*GROUPS["tiles"]}
            ladder = one in {LADDERS[name] for name in names & {*LADDERS}}
            if said and one not in names and not free and not tiles and not ladder:
                yield f"{one} is named for nothing"

    def wrong(self) -> list[str]:
        return [
            f"{self.language} {self.key}: {one}"
            for one in (*self.wrong_numbers(), *self.wrong_rules(), *self.wrong_names())
        ]


def wrong_text(saga: SagaFile) -> list[str]:
    """Every difference between the pages of a saga and their texts, in all languages."""
    return [
        one
        for language in LANGUAGES
        for number in range(len(saga.page))
        for one in PageText(saga, number, language).wrong()
    ]
