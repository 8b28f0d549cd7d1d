"""Honest records pass, and a record with any one draw changed does not."""

import json

import pytest


@pytest.mark.parametrize("name", ["seeded", "committed"])
def test_an_honest_record_is_called_honest(hall, request, name):
    file = request.getfixturevalue(name)
    said = hall("verify", file)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"{file}: honest.")
    verdict = hall("verify", file, "--json").json
    assert (verdict["honest"], verdict["proven"], verdict["finished"]) == (True, True, True)
    assert verdict["draws"] > 10


@pytest.mark.parametrize("name", ["seeded", "committed"])
def test_any_single_draw_changed_is_found_and_its_line_named(hall, request, name):
    file = request.getfixturevalue(name)
    lines = file.read_text(encoding="utf-8").splitlines()
    drawn = [n for n, line in enumerate(lines) if json.loads(line).get("seat") == "chance"]
    assert len(drawn) > 10
    for number in drawn:
        changed = json.loads(lines[number])
        verb = changed["answer"].split()[0]
        others = {json.loads(lines[n])["answer"] for n in drawn} - {changed["answer"]}
        changed["answer"] = min((text for text in others if text.startswith(verb)), default="first D")
        file.write_text("\n".join([*lines[:number], json.dumps(changed), *lines[number + 1 :]]), encoding="utf-8")
        said = hall("verify", file, "--json")
        assert (said.code, said.err) == (1, "")
        assert (said.json["honest"], said.json["line"]) == (False, number + 1)
    assert f"Line {number + 1} " in hall("verify", file).out


def test_a_changed_secret_result_or_answer_is_found(hall, committed):
    lines = committed.read_text(encoding="utf-8").splitlines()
    last = json.loads(lines[-1])

    def verdict(*changed):
        committed.write_text("\n".join(changed), encoding="utf-8")
        said = hall("verify", committed, "--json")
        assert (said.code, said.json["honest"]) == (1, False)
        return said.json["fault"]

    assert verdict(*lines[:-1], json.dumps({**last, "secret": "ab" * 32})) == "record-commitment"
    assert verdict(*lines[:-1], json.dumps({**last, "state": "0" * 16})) == "record-state"
    assert verdict(*lines[:-1], json.dumps({**last, "result": None})) == "record-result"
    assert verdict(*lines[:5], *lines[6:]) == "record-order"
    assert verdict(*lines[:-1], lines[-1][:20]) == "record-line"
    player = next(n for n, line in enumerate(lines) if json.loads(line).get("seat") == "A")
    answer = {**json.loads(lines[player]), "answer": "play XX9 me.P1"}
    assert verdict(*lines[:player], json.dumps(answer), *lines[player + 1 :]) == "record-answer"


def test_a_running_sealed_game_cannot_be_proven_yet(hall, committed):
    lines = committed.read_text(encoding="utf-8").splitlines()
    committed.write_text("\n".join(lines[:-1]), encoding="utf-8")
    said = hall("verify", committed)
    assert said.code == 0
    assert "secret is opened" in said.out
    assert said.out.rstrip().endswith("The game is not over yet.")
    assert hall("verify", committed, "--json").json["proven"] is False


def test_several_files_each_get_a_verdict_and_the_worst_decides(hall, seeded, committed, tmp_path):
    assert hall("verify", seeded, committed).out.count(": honest.") == 2
    committed.write_text(committed.read_text(encoding="utf-8").replace("draw ", "draw X"), encoding="utf-8")
    mixed = hall("verify", seeded, committed, "--json")
    assert (mixed.code, [one["honest"] for one in mixed.json]) == (1, [True, False])
    missing = hall("verify", seeded, tmp_path / "none.record")
    assert missing.code == 2
    assert len(missing.err.splitlines()) == 1


@pytest.mark.parametrize(("language", "word"), [("en", "honest"), ("fr", "honnête"), ("de", "ehrlich")])
def test_in_each_language(hall, seeded, language, word):
    assert word in hall("verify", seeded, "--lang", language).out


def test_a_file_that_is_not_there_is_not_called_dishonest_and_is_named_once(hall, seeded):
    said = hall("verify", seeded, "none.record")
    assert said.code == 2
    assert said.out.splitlines() == [line for line in said.out.splitlines() if line.startswith(f"{seeded}: honest.")]
    assert said.err == "There is no file “none.record”.\n"
    assert [one["honest"] for one in hall("verify", seeded, "none.record", "--json").json] == [True, None]
