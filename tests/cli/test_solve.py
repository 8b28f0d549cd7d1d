"""`meadhall solve` and `meadhall exercises`: solved line by line in three languages, listed, mined and confirmed."""

import io
import json

import pytest

import meadhall
from meadhall.exercises import candidate
from meadhall.exercises.catalog import list_exercises
from meadhall.exercises.exercise import read_exercises
from meadhall.exercises.exercise_lesson import build_lesson
from meadhall.words import LANGUAGES
from optional import unwrap

NORSAGA = meadhall.game("norsaga")
FIRST = list_exercises(NORSAGA)[0]


@pytest.fixture(autouse=True)
def _at_home(monkeypatch, tmp_path):
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path / "home"))


def solved(hall, monkeypatch, *lines, told=()):
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    return hall("solve", *told, "--plain")


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_solved_line_by_line(hall, monkeypatch, language):
    wrong = FIRST.others[-1].answers[0]
    said = solved(hall, monkeypatch, wrong, "undo", FIRST.best[0], told=("norsaga", FIRST.name, "--lang", language))
    assert (said.code, said.err) == (0, "")
    question, page = build_lesson(FIRST).steps
    heard = " ".join(said.out.split())
    for text in (question.page.say[language], unwrap(question.warning(wrong))[language], page.page.say[language]):
        assert " ".join(text.split()) in heard
    assert f"meadhall solve norsaga {FIRST.name}" in heard


def test_the_next_one_is_another_and_what_is_solved_is_remembered(hall, monkeypatch):
    assert solved(hall, monkeypatch, FIRST.best[0], told=("norsaga",)).code == 0
    listed = hall("exercises", "list", "norsaga", "--json").json
    assert [one["name"] for one in listed[0]["exercises"] if one["solved"]] == [FIRST.name]
    assert "1 solved" in hall("exercises", "list", "norsaga").out
    second = list_exercises(NORSAGA)[1].name
    assert f"meadhall solve norsaga {second}" in solved(hall, monkeypatch, told=("norsaga",)).out


def test_the_solution_can_be_shown_and_does_not_count(hall, monkeypatch):
    said = solved(hall, monkeypatch, "counsel", told=("norsaga", FIRST.name)).out
    assert "The solution: " in said
    assert build_lesson(FIRST).steps[1].page.say["en"].split("\n\n")[0] in " ".join(said.split())
    assert not any(one["solved"] for one in hall("exercises", "list", "norsaga", "--json").json[0]["exercises"])


def test_without_a_game_it_is_that_of_the_day(hall, monkeypatch):
    assert "meadhall solve " in solved(hall, monkeypatch).out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (("norsaga", "zzz"), "zzz"),
        (("norsaga", "--theme", "tail"), "tale"),
        (("norsaga", "--level", "hardly"), "hard"),
        (("norsaga", "none.jsonl"), "none.jsonl"),
    ],
)
def test_what_there_is_not_is_named(hall, line, said):
    told = hall("solve", *line)
    assert (told.code, said in told.err) == (2, True)


def test_mined_ones_are_added_confirmed_and_dropped(hall, monkeypatch, tmp_path):
    monkeypatch.setattr(candidate, "DEEP", 1)
    file = tmp_path / "mine.jsonl"
    file.write_text(f"{FIRST.line()}\n", encoding="utf-8")
    told = hall(
        "exercises", "mine", "norsaga", "--num", "1", "--seed", "3", "--budget", "60", "--out", str(file), "--json"
    ).json
    assert (told["found"], told["stopped"]) == (1, False)
    assert len(read_exercises(file)) == 2
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    lines[0]["best"], lines[0]["others"][0]["answers"] = lines[0]["others"][0]["answers"], lines[0]["best"]
    file.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    before = read_exercises(file)
    told = hall("exercises", "confirm", str(file), "--budget", "100", "--drop", "--json").json
    kept = [one["name"] for one in told["each"] if one["agrees"]]
    assert [one.name for one in read_exercises(file)] == kept
    assert (told["exercises"], len(before)) == (2, 2)
    assert "confirmed" in hall("exercises", "confirm", "norsaga", "--num", "1", "--budget", "20", "--games", "1").out


def test_who_stops_keeps_what_was_found(hall, monkeypatch, tmp_path):
    def two(*_):
        yield FIRST
        raise KeyboardInterrupt

    monkeypatch.setattr("meadhall.commands.exercises_mine.mine_exercises", two)
    file = tmp_path / "mine.jsonl"
    told = hall("exercises", "mine", "norsaga", "--out", str(file))
    assert (told.code, "One new exercise" in told.out) == (130, True)
    assert read_exercises(file) == [FIRST]


def test_a_game_that_has_none_says_so(hall, tmp_path):
    assert hall("exercises", "mine", "norsaga", "--num", "0").code == 2
    other = tmp_path / "other.jsonl"
    other.write_text(f"{FIRST.line()}\n", encoding="utf-8")
    told = hall("exercises", "mine", "yggdrasil", "--out", str(other))
    assert (told.code, "norsaga" in told.err) == (2, True)


def test_a_wrong_answer_that_would_lead_to_another_question_is_taken_back_at_once(hall, monkeypatch):
    """Nobody is asked on from where no answer is right any more."""
    found = next(one for one in list_exercises(NORSAGA) if one.name == "00372497")
    said = solved(hall, monkeypatch, "augur", found.best[0], told=("norsaga", found.name)).out
    assert said.count("It has been taken back: try again.") == 1
    assert "which card do you discard" not in said
    assert " ".join(build_lesson(found).steps[-1].page.say["en"].split()) in " ".join(said.split())


def test_a_theme_without_exercises_is_not_listed(hall):
    assert "()" not in hall("exercises", "list").out
