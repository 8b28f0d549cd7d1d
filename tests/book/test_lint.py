"""The 34 checks of the format and our own: each finds its fault in its fixture, at the right line, in its words."""

import re

import pytest

from book.conftest import FIXTURES
from meadhall.commands.cli.output import load_command_words
from meadhall.words import LANGUAGES

# code -> (file, line, the sentence, the hint)
EXPECTED = {
    "E01": ("wrong.yaml", 19, "there is no verb “reveal_pio”", "reveal_poi"),
    "E02": ("wrong.yaml", 29, "“020” begins with a zero", "20"),
    "E03": ("wrong.yaml", 28, "there is no entry end-bone", "end-bones"),
    "E04": ("wrong.yaml", 7, "“M” is not the letter of a POI: there are twelve, A to L", ""),
    "E05": ("wrong.yaml", 40, "entry 44 is never read", ""),
    "E06": ("wrong.yaml", 15, "after entry 10 there may be no POI on the table, no map open and no End", ""),
    "E07": ("wrong.yaml", 20, "discard_poi: POI B can never be on the table here", ""),
    "E08": ("wrong.yaml", 6, "there is no region “arij”; “meadhall story regions” lists them all", "arji"),
    "E09": (
        "wrong.yaml",
        33,
        "GOAT is a card of the kind companion; this needs: location, personality, world, phase",
        "",
    ),
    "E10": ("wrong.yaml", 34, "Quest token 2 is asked for but never gained", "1"),
    "E11": ("wrong.yaml", 32, "with “outcome: each” the Heroes part ways, so no entry can be read inside", ""),
    "E12": ("wrong.yaml", 24, "every option has an “if” or a “cost”: one must always be open", ""),
    "E13": ("wrong.yaml", 7, "red POI B has no Enemies (“foes”)", ""),
    "E14": (
        "wrong.yaml",
        18,
        "garm: it is not certain that an Enemy card of this type has been revealed before",
        "GARM-1, GARM-2, GARM-3, GARM-4",
    ),
    "E15": ("wrong.yaml", 13, "intro does not place the Heroes", "place_heroes: fylges"),
    "E16": ("wrong.yaml", 6, "POI A in soj can be reached by sea only, and nothing gives a Ship", "take_ship"),
    "E17": ("wrong.yaml", 28, "gain_cp is never carried out: entry end-bones is read before it", ""),
    "E18": ("wrong.yaml", 13, "no End can be reached", ""),
    "E19": ("wrong.yaml", 45, "space 2 is the only way on, and this blocks it", ""),
    "E20": (
        "campaign.yaml",
        3,
        "a campaign can get stuck without a main adventure to play; played so far: M1 right",
        "",
    ),
    "E21": ("campaign.yaml", 4, "no End gives the ending “shut”", ""),
    "E22": ("wrong.yaml", 7, "6 Enemy tokens at once, but there are only 5", ""),
    "E23": (
        "wrong.yaml",
        39,
        "these entries lead to one another for ever, and nobody is asked anything: 30 → 31 → 30",
        "",
    ),
    "E24": ("wrong.yaml", 22, "the tally “coins” always lies between 0 and 5: this can never hold", ""),
    "E25": (
        "wrong.yaml",
        21,
        "after “once:” there may only be one more part, and it begins with “later:”; here: “It "
        "looks {one of: bored | amused} | afterwards: It knows you”",
        "",
    ),
    "E26": (
        "wrong.yaml",
        25,
        "this visit leads back to where it came from and would never be over: 10 → 30 → 31 → 10",
        "",
    ),
    "W01": ("wrong.yaml", 29, "entry 20 has 245 words; more than 180 are hard to listen to", ""),
    "W02": ("wrong.yaml", 37, "from entry 41 on, 8 entries are read without a decision (more than 6)", ""),
    "W03": (
        "wrong.yaml",
        32,
        "difficulty 4 without help for any Class: kattly 3 %, felerion 0 %, lydana 0 %, "
        "volgr 0 %, maelling 0 %, briya 0 %",
        "",
    ),
    "W04": ("wrong.yaml", 21, "a path to entry 10 costs 9 health; the weakest Hero has 8", ""),
    "W05": ("s1.yaml", 19, "what S1 decides here leaves no trace in a main adventure", ""),
    "W06": ("wrong.yaml", 4, "card GOAT is never given to anyone", ""),
    "W07": ("wrong.yaml", 7, "red POI B is placed where it is read; arji is ignored", ""),
    "W08": ("wrong.yaml", 26, "Threat is placed where a Boss may stand (POI B)", ""),
    "W09": ("wrong.yaml", 20, "a path to entry 10 needs 9 figures of draugr; the box has 8", ""),
    "W10": ("wrong.yaml", 34, "without a ranger in the party the End end-goat can never be reached", ""),
    "W11": (
        "wrong.yaml",
        29,
        "this sentence belongs to a printed book: “Once there was a sentence that belonged to somebody else.”",
        "",
    ),
    "W12": ("wrong.yaml", 1, "the stories area may hold 13 cards; it has 12 sleeves", ""),
    "W13": (
        "wrong.fr.yaml",
        5,
        "“X0/20.text” was changed after it was translated: bring the translation up to date, "
        "then run “meadhall story translate” with --mark",
        "",
    ),
    "W14": (
        "wrong.yaml",
        38,
        "the test stands within what befalls one Hero, but its outcome “any_succeeds” is the "
        "whole party’s, and so is gain_health: say “who: party” if that is meant, or “who: them” for that Hero "
        "alone",
        "",
    ),
}


def fixture(code, kind):
    alone = FIXTURES / code / f"{kind}.yaml"
    return alone if alone.exists() else FIXTURES / code / kind


OURS = {"E23", "E24", "E25", "E26", "W13", "W14"}  # beyond those of the format


def test_there_are_34_checks_and_ours_and_each_has_its_fixture():
    codes = {f"E{number:02}" for number in range(1, 23)} | {f"W{number:02}" for number in range(1, 13)}
    assert set(EXPECTED) == codes | OURS == {path.name for path in FIXTURES.iterdir()}


@pytest.mark.parametrize("code", EXPECTED)
def test_each_check_finds_its_fault(code, found):
    file, line, sentence, near = EXPECTED[code]
    words = load_command_words("en", None)
    said = {
        (one.code, one.file, one.line, words.fault(one.sentence), one.near, one.is_error)
        for one in found(fixture(code, "wrong"))
    }
    assert (code, file, line, sentence, near, code.startswith("E")) in said


@pytest.mark.parametrize("code", EXPECTED)
def test_its_neighbour_is_clean(code, found):
    assert found(fixture(code, "right")) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", EXPECTED)
def test_every_finding_is_said_in_every_language(code, language, found):
    words = load_command_words(language, None)
    for one in found(fixture(code, "wrong")):
        said = words.fault(one.fault())
        assert f"SAGA-{one.code}" in said
        assert not re.search(r"fault-saga|\{ ?\$", said)


MAP = """map:
  start: 1
  spaces:
    1: {name: Gate, read: 51, doors: [2]}
    2: {name: Cellar, read: 52, doors: [1]}
entries:
"""
ROOMS = """  51:
    text: A gate stands open, and somebody has left a lamp burning in it.
    do: [{clear_space: 1}]
  52:
    text: Down in the cellar there is one more goat, and a door.
    do: [leave_map, {read: end-goat}]
  end-goat:
"""
WITH_MAP = [("entries:\n", MAP), ("  end-goat:\n", ROOMS), ("{reveal_poi: B}]", "{reveal_poi: B}, open_map]")]
PEOPLE = "".join(f"  P{n}: {{kind: personality, name: Person {n}, region: arji}}\n" for n in range(10))
SPACES = "".join(f"{{clear_space: {n}}}, " for n in range(1, 12))
MANY = (
    "map:\n  start: 1\n  spaces:\n"
    + "".join(f"    {n}: {{name: Room {n}, read: 51, doors: [{n - 1 or 2}]}}\n" for n in range(1, 12))
    + "entries:\n"
)
ENDS = "".join(f"  end-{n}:\n    text: This is one of many ends, and it is number {n} of them.\n" for n in range(10))


# What else each check knows: (key, the edits of the clean book).
@pytest.mark.parametrize(
    ("code", "key", "edits"),
    [
        ("E26", "visit-end", [("- discard_poi: A", "- discard_poi: A\n      - visit: end-bones")]),
        ("E26", "visit-end", [("do: [{gain_xp: 1, who: all}]", "do: [{visit: 20}]")]),
        ("E01", "unknown", [("first: true}", "frist: true}")]),
        ("E01", "side", [("- reveal_poi: A", "- {reveal_poi: A, who: all}")]),
        ("E01", "two-verbs", [("- reveal_poi: A", "- {reveal_poi: A, gain_cp: 1}")]),
        ("E01", "expected", [("difficulty: 2", "difficulty: two")]),
        ("E01", "range", [("difficulty: 2", "difficulty: 12")]),
        ("E01", "range", [("difficulty: 2", "difficulty: " + "9" * 5_000)]),
        ("E01", "missing", [("type: charisma, ", "")]),
        ("E01", "version", [("saga: 1", "saga: 2")]),
        ("E01", "who-nobody", [("{gain_xp: 1, who: all}", "{gain_xp: 1, who: holder}")]),
        ("E01", "who-unconcerned", [("{gain_xp: 1, who: all}", "{gain_xp: 1, who: them}")]),
        ("E01", "quoted", [("first: true", 'first: "true"')]),
        ("E01", "step-here", [("    do: [{gain_xp: 1, who: all}]", "    gain_xp: 1")]),
        ("E01", "comma", [("name: A Bleating Hill", "name: A Hill, Bleating")]),
        ("E01", "comma", [("- reveal_poi: A", "- reveal_poi: A\n      - {tell: Well, then}")]),
        ("E01", "comma", [("- reveal_poi: A", "- reveal_poi: A\n      - {tell: Drink, refresh, who: all}")]),
        ("E01", "cut", [("label: Leave it to them.", "label: Leave it to #3.")]),
        ("E01", "needs-value", [("- reveal_poi: A", "- reveal_poi")]),
        ("E01", "no-value", [("- reveal_poi: A", "- reveal_poi: A\n      - lose_ship: fylges")]),
        ("E01", "zone-combat", [("- reveal_poi: A", "- reveal_poi: A\n      - deal: 3")]),
        ("E01", "zone-would", [("{draw_feats: 1}", "{prevent: 1}")]),
        ("E01", "zone-always", [("at: instant", "at: passive")]),
        ("E01", "zone-passive", [("{draw_feats: 1}", "{modify_draw: {feats: 1}}")]),
        ("E01", "window", [("at: instant", "at: instnat")]),
        ("E01", "no-question", [("if: {quest: 1}", "if: {chose: {id: ale}}")]),
        ("E01", "no-test", [("if: {quest: 1}", "if: {test: {id: leap, result: success}}")]),
        ("E01", "test-result", [("if: {quest: 1}", "if: {test: {id: leap}}")]),
        ("E01", "card-or-poi", [("- reveal_poi: A", "- reveal_poi: A\n      - status_on_enemy: {kind: +attack}")]),
        ("E01", "region-or-space", [("region: arji", "region: arji, space: 1")]),
        ("E01", "poi-place", [(", region: arji", "")]),
        ("E02", "twice", [("  20:\n", "  10:\n")]),
        ("E02", "id", [("  20:\n", "  twenty:\n")]),
        ("E02", "zero", [("difficulty: 2", "difficulty: 02")]),
        ("E02", "twice", [("  GOAT:", "  DRAUGR-1:"), ("gain_card: GOAT", "gain_card: DRAUGR-1")]),
        ("E04", "no-poi", [("- reveal_poi: A", "- reveal_poi: C")]),
        ("E07", "poi-never", [("{gain_quest: 1}, {reveal_poi: B}", "{gain_quest: 1}, {read: 20}")]),
        ("E08", "no-sleeve", [("  GOAT: {kind: companion,", "  GOAT: {kind: location, region: grim_sea,")]),
        ("E09", "no-card", [("gain_card: GOAT", "gain_card: GAOT")]),
        (
            "E09",
            "card-kind",
            [("- reveal_poi: A", "- replace_card: {old: GOAT, new: DRAUGR-1}\n      - reveal_poi: A")],
        ),
        (
            "E09",
            "card-kind",
            [
                (
                    "pois:\n",
                    "  W1: {kind: world, name: One, effects: [{at: round_end, do: "
                    "[{replace_card: {old: W1, new: GOAT}}]}]}\npois:\n",
                )
            ],
        ),
        ("E10", "quest-number", [("gain_quest: 1", "gain_quest: 7"), ("{quest: 1}", "{quest: 7}")]),
        ("E11", "test-they", [("outcome: any_succeeds", "outcome: they")]),
        ("E11", "test-single", [("by: any may", "by: single may")]),
        ("E11", "test-outcome", [("outcome: any_succeeds,\n", "\n")]),
        (
            "E11",
            "test-declined",
            [("by: any may", "by: each must"), ("success:", "declined: [{gain_cp: 1}], success:")],
        ),
        ("E11", "test-nothing", [("success: [{gain_card: GOAT}]", "declined: [{gain_card: GOAT}]")]),
        ("E13", "green-with-foes", [("read: 10}", "read: 10, foes: {type: npc, health: 1, attack: 1}}")]),
        ("E13", "regular-numbers", [("type: npc", "type: regular, figure: draugr")]),
        ("E13", "foes-figure", [("type: npc", "type: elite")]),
        ("E13", "foes-numbers", [(", health: 2, attack: 2", "")]),
        ("E13", "with-green", [("in: sylvan}", "with: A}")]),
        ("E14", "no-enemy-card", [("type: npc, count: 2, health: 2, attack: 2", "type: regular, figure: garm")]),
        ("E15", "no-intro", [("  intro:\n", "  1:\n")]),
        (
            "E18",
            "stuck",
            [
                ("- read: end-bones", "- reveal_poi: A"),
                ("then: [{read: end-goat}]", "then: [{reveal_poi: A}]"),
                ("            do: [{read: end-bones}]\n  20", "            do: [{read: end-goat}]\n  20"),
                (
                    "- discard_poi: A\n      - choose:",
                    "- if: {quest: 1}\n        then: [{read: 20}]\n      - discard_poi: A\n      - choose:",
                ),
            ],
        ),
        ("E19", "no-space", [*WITH_MAP, ("clear_space: 1", "clear_space: 9")]),
        ("E19", "no-way-out", [*WITH_MAP, ("do: [leave_map, {read: end-goat}]", "do: [{clear_space: 2}]")]),
        ("E22", "elite-tokens", [("type: npc, count: 2", "type: elite, figure: garm, count: 5")]),
        ("E22", "personality-tokens", [("pois:\n", PEOPLE + "pois:\n")]),
        (
            "E22",
            "generic-tokens",
            [
                (
                    "pois:\n",
                    "  W1: {kind: world, name: One, tokens: {name: a, max: 9}}\n"
                    "  W2: {kind: world, name: Two, tokens: {name: b, max: 9}}\npois:\n",
                )
            ],
        ),
        (
            "E22",
            "ships",
            [
                (
                    "- reveal_poi: A",
                    "- take_ship: fylges\n      - take_ship: arji\n      - take_ship: sylvan\n      - reveal_poi: A",
                )
            ],
        ),
        (
            "E22",
            "space-tokens",
            [("entries:\n", MANY), ("  end-goat:\n", ROOMS), ("do: [{clear_space: 1}]", f"do: [{SPACES}leave_map]")],
        ),
        ("W01", "short", [("text: The wolves have gone elsewhere, and the goat has noticed you.", "text: They go.")]),
        (
            "W03",
            "must-fail",
            [
                ("by: any may", "by: each must"),
                ("success: [{gain_card: GOAT}]", "success: [{gain_card: GOAT}], failure: [{read: end-goat}]"),
                ("      - if: {quest: 1}\n        then: [{read: end-goat}]\n      - read: end-bones\n", ""),
            ],
        ),
        ("W06", "flag-never", [("- if: {quest: 1}", "- if: {any: [{quest: 1}, {flag: apple}]}")]),
        (
            "E06",
            "dead-end-fallen",
            [
                (
                    " - if: {quest: 1}\n        then: [{read: end-goat}]\n      - read: end-bones\n",
                    " - lose_health: 3\n      - one_of: [[{read: end-goat}], [{read: end-bones}]]\n",
                )
            ],
        ),
        ("W06", "flag-unused", [("- reveal_poi: A", "- reveal_poi: A\n      - remember: apple")]),
    ],
)
def test_what_else_each_check_knows(code, key, edits, spoilt, found):
    assert (code, key) in {(one.code, one.key) for one in found(spoilt(*edits)) if one.is_error or code[0] == "W"}


@pytest.mark.parametrize(
    ("code", "key", "edits"),
    [
        ("E10", "quest-unused", [("- if: {quest: 1}", "- if: {class: bard}")]),
        ("E18", "reward-who", [("{gain_xp: 1, who: all}", "{gain_xp: 1}")]),
        ("E18", "many-ends", [("  end-goat:\n", ENDS + "  end-goat:\n")]),
        ("E19", "door-half", [*WITH_MAP, ("read: 52, doors: [1]", "read: 52")]),
    ],
)
def test_some_errors_are_only_warned_of(code, key, edits, spoilt, found):
    assert (code, key, False) in {(one.code, one.key, one.is_error) for one in found(spoilt(*edits))}


# A circle 30 → 31 → 30 with something in it: (what stands in 30 before it reads 31, what is found).
@pytest.mark.parametrize(
    ("steps", "key"),
    [
        ("{gain_cp: 1}", "circle"),
        ("{if: {class: bard}, then: [{tell: You hum.}]}", "circle"),  # either way round it goes
        ("{if: {quest: 1}, then: [{read: end-goat}]}", "circle"),  # nobody who comes here has it
        ("{if: {class: bard}, then: [{read: end-goat}]}", "circle-unless"),
        ("{if: {not: {class: bard}}, then: [{read: end-goat}]}", "circle-if"),
        ("{if: {flag: late}, then: [{read: end-goat}]}, {remember: late}", ""),  # the second time it leads out
        ("{if: {token: {card: W1, at_least: 3}}, then: [{read: end-goat}]}, {add_token: {card: W1, n: 1}}", ""),
        ("{if: {any: [{class: bard}, {class: ranger}]}, then: [{read: end-goat}]}", ""),  # may always be met
        ("{choose: [{label: Sit., do: [{gain_cp: 1}]}, {label: Go., do: [{read: end-goat}]}]}", ""),
        ("{may: [{read: end-goat}]}", ""),
        ("{test: {by: single must, type: agility, difficulty: 1, success: [{read: end-goat}]}}", ""),
        ("{lose_health: 1}, {if: {class: bard}, then: [{read: end-goat}]}", ""),  # one day somebody falls
    ],
)
def test_a_circle_is_told_where_it_certainly_never_stops(steps, key, tmp_path, found):
    text = (FIXTURES / "E23" / "wrong.yaml").read_text(encoding="utf-8")
    text = text.replace("{tell: It is late.}", steps)
    text = text.replace("cards:\n", "cards:\n  W1: {kind: world, name: The Hours, tokens: {name: hours, max: 4}}\n")
    path = tmp_path / "x0.yaml"
    path.write_text(text, encoding="utf-8")
    about = {(one.key, one.is_error) for one in found(path) if one.code == "E23" or one.key in ("stuck", "no-end")}
    assert about == ({(key, key == "circle")} if key else set())


def test_a_page_that_is_done_only_once_breaks_a_circle(tmp_path, found):
    text = (FIXTURES / "E23" / "wrong.yaml").read_text(encoding="utf-8")
    path = tmp_path / "x0.yaml"
    path.write_text(text.replace("  31:\n", "  31:\n    once: true\n"), encoding="utf-8")
    assert not any(one.code == "E23" for one in found(path))


def campaign(tmp_path, **files):
    for path in (FIXTURES / "E20" / "right").iterdir():
        text = path.read_text(encoding="utf-8")
        for old, new in files.get(path.stem, []):
            assert old in text, old
            text = text.replace(old, new)
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("code", "key", "files"),
    [
        ("E20", "locked", {"m1": [("do: [{unlock: M2}]", "do: [{gain_xp: 1, who: all}]")]}),
        ("E20", "no-adventure-file", {"campaign": [("[M1, M2]", "[M1, M2, M3]")]}),
        ("E20", "other-adventure", {"m2": [("id: M2", "id: M3")]}),
        ("E20", "unnamed", {"campaign": [("[M1, M2]", "[M1]"), ("finale: M2", "finale: M1")]}),
        ("E20", "no-adventure", {"campaign": [("finale: M2", "finale: M9")]}),
        (
            "E20",
            "campaign-stuck",
            {"m2": [("title: Chapter M2,", "title: Chapter M2, needs: {ended: {adventure: M1, end: left}},")]},
        ),
        ("E21", "no-ending", {"m2": [("campaign_end: open", "campaign_end: opne")]}),
    ],
)
def test_campaigns_are_checked_as_a_whole(code, key, files, tmp_path, found):
    assert (code, key) in {(one.code, one.key) for one in found(campaign(tmp_path, **files))}


@pytest.mark.parametrize(("removed", "too_many"), [("", True), (", {remove_card: W1}", False)])
def test_tokens_that_every_end_takes_back_count_for_their_adventure_only(removed, too_many, tmp_path, found):
    """M1 and M2 each use nine of the sixteen Generic tokens, one after the other or together."""
    clock = "cards:\n  {}: {{kind: world, name: A Clock, tokens: {{name: hours, max: 9}}}}\n"
    files = {
        "m1": [
            ("pois:\n", clock.format("W1") + "pois:\n"),
            ("do: [{unlock: M2}]", "do: [{unlock: M2}" + removed + "]"),
        ],
        "m2": [("entries:\n", clock.format("W2") + "entries:\n")],
    }

    codes = {(one.code, one.key) for one in found(campaign(tmp_path, **files))}

    assert (("E22", "generic-tokens") in codes) is too_many


def test_one_ending_is_few(tmp_path, found):
    files = {"campaign": [(", shut: The Door Is Shut", "")], "m2": [("campaign_end: shut", "campaign_end: open")]}
    assert [(one.code, one.key, one.is_error) for one in found(campaign(tmp_path, **files))] == [
        ("E21", "few-endings", False)
    ]


def test_a_file_that_cannot_be_read_is_not_judged_further(spoilt, found):
    """One clear error instead of its echoes."""
    assert [(one.code, one.key) for one in found(spoilt(("- discard_poi: A", "- discrad_poi: A")))] == [("E01", "verb")]


def test_several_broken_steps_are_all_told(spoilt, found):
    path = spoilt(("- discard_poi: A", "- discrad_poi: A"), ("difficulty: 2", "difficulty: two"))
    assert [(one.key, one.line) for one in found(path)] == [("verb", 23), ("expected", 32)]


def test_an_end_may_visit_what_leads_to_no_end(spoilt, found):
    path = spoilt(
        ("do: [{gain_xp: 1, who: all}]", "do: [{gain_xp: 1, who: all}, {visit: 40}]"),
        (
            "  end-goat:\n",
            "  40:\n    text: The child counts her goats.\n    do: [{gain_cp: 1, who: all}]\n  end-goat:\n",
        ),
    )
    assert [one.code for one in found(path) if one.is_error] == []


IDIOM = """
      - if: {class: ranger}
        then: [{read: 12}]
      - place_enemies: {draugr: 5, in: arji}
      - reveal_poi: B
  12:
    text: You know a way round them, and take it without a word.
    do:
      - place_enemies: {draugr: 5, in: arji}
      - reveal_poi: B
"""


def test_steps_after_a_taken_read_are_not_counted(spoilt, found):
    """W09: either page puts five Draugar down, and nobody reads both to the end."""
    path = spoilt(
        ("- place_enemies: {draugr: 1, in: sylvan}", "- reveal_enemy_card: DRAUGR-1"),
        (
            "          - label: Drive the wolves off.\n            do: [{gain_quest: 1}, {reveal_poi: B}]",
            "          - label: Drive the wolves off.\n            do: [{gain_quest: 1}]",
        ),
        ("  20:\n", IDIOM.lstrip("\n") + "  20:\n"),
    )
    assert [one.args["count"] for one in found(path) if one.code == "W09"] == []
    both = path.read_text(encoding="utf-8").replace("then: [{read: 12}]", "then: [{visit: 12}]")
    path.write_text(both, encoding="utf-8")
    assert [one.args["count"] for one in found(path) if one.code == "W09"] == [10]
