"""A game of bots of every game, through every way of telling it, in every language."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

import meadhall
from meadhall.bots.match import play_match
from meadhall.core.record import Record
from meadhall.words import LANGUAGES
from optional import unwrap

# By game: who plays, with which options, dealt from which seed. Quick ones, and still the whole of a game.
MATCHES = {
    "norsaga": (["thrall", "thrall"], {"turn_cap": 30}, 7),
    "fire_and_axe": (["karl", "karl", "karl"], {}, 1),
    "yggdrasil": (["karl", "karl"], {}, 1),
    "trudvang": (["karl", "karl"], {}, 1),
}
UNSAID = re.compile(r"[{}]|\bNone[.,:)]|\*\w|(?:ask|move|fault)-[a-z]|\w_\w")


def test_every_game_of_the_hall_is_played():
    games = Path(meadhall.__file__).parent / "games"
    assert set(MATCHES) == {ledger.parent.name for ledger in games.glob("*/rules.toml")}


@pytest.fixture(scope="session", params=MATCHES)
def match(request, tmp_path_factory):
    """The file with the record of a finished game."""
    levels, options, seed = MATCHES[request.param]
    game = meadhall.game(request.param)
    result = play_match(game, len(levels), game.check(options, len(levels)), levels, seed)
    file = tmp_path_factory.mktemp("match") / f"{request.param}.record"
    file.write_text(result.record.text(), encoding="utf-8")
    return file


def sentences(said):
    """The lines that a person reads; each has its number in front."""
    assert (said.code, said.err) == (0, "")
    lines = said.out.splitlines()
    assert lines
    assert [line for line in lines if not re.match(r" *\d+  \S", line)] == []
    return [line.split("  ", 1)[1] if line[0] != " " else line.strip().split("  ", 1)[1] for line in lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_it(hall, match, language):
    record = Record.load(match)
    half = len(record.answers) // 2
    whole = sentences(hall("replay", match, "--lang", language))
    assert [line for line in whole if UNSAID.search(line)] == []
    assert sentences(hall("replay", match, "--all", "--lang", language)) == whole
    assert hall("replay", match, "--plain", "--lang", language).out.splitlines() == whole
    assert [event["text"] for event in hall("replay", match, "--json", "--lang", language).json["events"]] == whole
    part = sentences(hall("replay", match, "--to", half, "--lang", language))
    assert part[:-1] == whole[: len(part) - 1]  # the last may tell of things that are still being drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_it_to_each_seat(hall, match, language):
    for seat in range(Record.load(match).header["players"]):
        told = sentences(hall("replay", match, "--seat", seat + 1, "--lang", language))
        assert [line for line in told if UNSAID.search(line)] == []
        as_json = hall("replay", match, "--seat", "ABC"[seat], "--json", "--lang", language).json
        assert [event["text"] for event in as_json["events"]] == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_tells_where_it_stands(hall, match, language):
    record = Record.load(match)
    for at in sorted({0, len(record.answers) // 3, len(record.answers) // 2, len(record.answers)}):
        for eyes in ((), ("--seat", "A"), ("--seat", "B")):
            said = hall("show", match, "--at", at, *eyes, "--lang", language)
            assert (said.code, said.err) == (0, "")
            shown = said.out if eyes else said.out[: said.out.rindex("\n\n")]  # the last line is the position
            assert [line for line in shown.splitlines() if re.search(r"\{|\bNone\b|\bask-[a-z]", line)] == []
            assert hall("show", match, "--at", at, *eyes, "--json", "--lang", language).json["game"] == record.game.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_proves_it(hall, match, language):
    said = hall("verify", match, "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert match.name in said.out
    value = hall("verify", match, "--json", "--lang", language).json
    assert (value["honest"], value["finished"]) == (True, True)


def test_what_is_drawn_in_a_row_is_one_line(hall, match):
    """Nobody wants to hear of seven runes in seven lines."""
    for eyes in ((), ("--seat", "A"), ("--seat", "B")):
        told = hall("replay", match, *eyes, "--json").json["events"]
        drawn = [event for event in told if event["kind"] in ("draw", "runes", "feats-drawn")]
        assert drawn or match.stem == "yggdrasil"
        assert [
            two
            for two in pairwise(told)
            if two[0] in drawn and (two[0]["kind"], two[0]["seat"]) == (two[1]["kind"], two[1].get("seat"))
        ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_names_all_who_have_won(hall, match, language):
    """One has won, several have."""
    record = Record.load(match)
    winners = len(unwrap(record.game.outcome(record.replay())).winners)
    verb = {
        "en": ("Nobody has won", "has won", "have won"),
        "fr": ("Personne n’a gagné", "a gagné", "ont gagné"),
        "de": ("Niemand hat gewonnen", "hat gewonnen", "haben gewonnen"),
    }[language][min(winners, 2)]
    assert verb in hall("show", match, "--lang", language).out
