"""The ledger: every rule is cited in the source, told in words, and held by a test; every case is played."""

import ast
import re
import tomllib
from pathlib import Path

import meadhall
from fire_and_axe.voyage import game

HERE = Path(__file__).parent
SOURCE = Path(meadhall.__file__).parent / "games" / "fire_and_axe"
ID = re.compile(r"FA-[A-Z]+-\d+")
CASES = (
    1,
    3,
    4,
    6,
    7,
    9,
    10,
    12,
    13,
    15,
    16,
    18,
    19,
    21,
    22,
    24,
    25,
    27,
    28,
    30,
    31,
    33,
    34,
    36,
    37,
    39,
    40,
    42,
    43,
    45,
    46,
    48,
    49,
    51,
    52,
    54,
    55,
    57,
    58,
    60,
    61,
    63,
    64,
    66,
    67,
    69,
    70,
    72,
    73,
    75,
    76,
    78,
    79,
    81,
    82,
    84,
    85,
    87,
    88,
)


def ledger():
    return tomllib.loads((SOURCE / "rules.toml").read_text(encoding="utf-8"))


def ids():
    return [rule["id"] for rule in ledger()["rule"]]


def marked(kind):
    """The ids in the markers of all tests here."""
    found = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == f"pytest.mark.{kind}":
                found |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    return found


def docstrings():
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.Module):
                yield path, node, ast.get_docstring(node) or ""


def test_there_are_214_rules_in_24_chapters():
    rules, chapters = ledger()["rule"], [chapter["id"] for chapter in ledger()["chapter"]]
    assert len(ids()) == len(set(ids())) == 214
    assert len(chapters) == 24
    for rule in rules:
        assert rule["id"].split("-")[1].lower() == rule["chapter"]
        assert rule["chapter"] in chapters
        assert set(rule["source"]) <= {"en", "public", "ruling"}
        assert ("reason" in rule) == (rule["source"] != ["en"])


def test_every_rule_stands_in_a_docstring_and_no_other_does():
    cited = {rule for _, _, text in docstrings() for rule in ID.findall(text)}
    assert cited == set(ids())


def test_every_frame_cites_a_rule():
    for path, node, text in docstrings():
        bases = [ast.unparse(base) for base in getattr(node, "bases", [])]
        if path.parent.name == "rules" and isinstance(node, ast.ClassDef) and node.name != "Favour":
            assert bases
            assert ID.search(text), node.name


def test_every_refusal_names_a_rule_of_the_ledger():
    for path in SOURCE.rglob("*.py"):
        assert set(ID.findall(path.read_text(encoding="utf-8"))) <= set(ids()), path
    assert {game.rule_over, game.rule_asked, game.rule_undo} <= set(ids())


def test_every_rule_is_held_by_a_test():
    assert set(ids()) - marked("rule") == set()
    assert marked("rule") - set(ids()) == set()


def test_every_case_is_played():
    assert marked("case") == {f"FA-CASE-{number:02}" for number in CASES}
