"""What can be looked up: rules, components, games, and the state of this installation."""

import os
import re
import tomllib
from importlib import resources

import pytest

from meadhall.core.game import GAMES
from meadhall.words import LANGUAGES, words

LEDGER = tomllib.loads((resources.files("meadhall.games.norsaga") / "rules.toml").read_text(encoding="utf-8"))
IDS = [rule["id"] for rule in LEDGER["rule"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_tell_all_of_the_ledger(hall, language):
    said = hall("rules", "norsaga", "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert re.findall(r"^(NS-[\w-]+): ", said.out, re.M) == IDS
    rule = hall("rules", "norsaga", "ns-term-03", "--json", "--lang", language).json
    assert (rule["id"], rule["source"]) == ("NS-TERM-03", ["ruling"])
    assert rule["text"] == words(language, "norsaga")("NS-TERM-03")
    assert rule["reason"] in hall("rules", "norsaga", "NS-TERM-03", "--lang", language).out


def test_the_beginning_of_an_id_finds_all_that_begin_so(hall):
    found = [rule["id"] for rule in hall("rules", "norsaga", "NS-WIN", "--json").json]
    assert found == [rule for rule in IDS if rule.startswith("NS-WIN-")]


def test_an_unknown_rule_offers_the_nearest(hall):
    said = hall("rules", "norsaga", "NS-EMB-MARTYR-99")
    assert said.code == 2
    assert said.err.count("NS-EMB-MARTYR-") == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_markdown_holds_every_rule_under_its_chapter(hall, language, tmp_path):
    said = hall("rules", "norsaga", "--markdown", "--lang", language).out
    assert re.findall(r"^\*\*(NS-[\w-]+)\*\* ", said, re.M) == IDS
    speak = words(language, "norsaga")
    assert re.findall(r"^## (.+)", said, re.M) == [speak(f"chapter-{chapter['id']}") for chapter in LEDGER["chapter"]]
    assert len(re.findall(r"^### ", said, re.M)) == 15
    assert said.startswith("# ")
    (tmp_path / "preface.md").write_text("# By hand\n\nWords.\n", encoding="utf-8")
    with_preface = hall("rules", "norsaga", "--markdown", "--preface", "preface.md", "--lang", language).out
    assert with_preface.startswith("# By hand\n\nWords.\n\n## ")
    assert with_preface.count("\n# ") == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_data_says_where_each_component_comes_from(hall, language):
    every = hall("data", "norsaga", "--json", "--lang", language).json
    ours = hall("data", "norsaga", "--reconstructed", "--json", "--lang", language).json
    assert ours == [one for one in every if one["source"] in ("reconstructed", "partly")]
    assert {one["source"] for one in every} == {"rulebook", "public", "reconstructed"}
    assert all(one["reason"] for one in ours)
    said = hall("data", "norsaga", "--reconstructed", "--lang", language).out
    assert [one["id"] for one in ours if not re.search(rf"(?<![\w-]){re.escape(one['id'])}(?![\w-])", said)] == []
    assert "SG-01 (R3 G3, difficult)" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_explain_their_options(hall, language):
    game = next(found for found in hall("games", "--json", "--lang", language).json if found["name"] == "norsaga")
    assert (game["name"], game["players"]) == ("norsaga", [2, 4])
    said = hall("games", "--lang", language).out
    for option in game["options"]:
        assert f"--option {option['name']}=" in said
        assert option["doc"] in said


def test_a_game_of_somebody_else_is_listed_too(hall, monkeypatch):
    monkeypatch.setitem(GAMES, "toy", "toy:toy")
    assert "toy:" in hall("games").out
    assert "toy" in [found["name"] for found in hall("games", "--json").json]


@pytest.mark.parametrize("language", LANGUAGES)
def test_doctor_looks_the_installation_over(hall, home, language):
    found = hall("doctor", "--json", "--lang", language).json
    assert (found["folder"], found["writable"], found["problems"]) == (str(home), True, [])
    assert found["languages"] == list(LANGUAGES)
    assert str(home) in hall("doctor", "--lang", language).out
    assert not home.exists()


def test_doctor_fails_where_games_cannot_be_saved(hall, tmp_path):
    (tmp_path / "file").touch()
    os.environ["MEADHALL_HOME"] = str(tmp_path / "file" / "home")
    said = hall("doctor")
    assert said.code == 1
    assert "MEADHALL_HOME" in said.out
    assert hall("doctor", "--json").json["problems"] == ["folder"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_doctor_names_what_is_wrong_with_the_settings(hall, home, language):
    home.mkdir()
    (home / "meadhall.toml").write_text("port = -1\nprot = 2\n", encoding="utf-8")
    said = hall("doctor", "--lang", language)
    assert said.code == 1
    assert said.out.count(f"{home}/meadhall.toml:") == 2
    assert hall("doctor", "--json").json["problems"] == ["settings"]
