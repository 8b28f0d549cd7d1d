"""The illustrated pages: that each fits its rules, its words and its pictures, and what is said of a wrong one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadhall
from guides import DOCS, hash_guide, is_taken, list_pages, list_pictures, load_guides
from meadhall.cli import main
from meadhall.core.fault import Fault
from meadhall.lessons.guide import FILE, Guide, count_components, load_guide, parse_guide
from meadhall.lessons.guide_pictures import make_picture, play_scenes
from meadhall.words import LANGUAGES, Words

GUIDES = load_guides()
NORSAGA = meadhall.game("norsaga")
TEXT = (Path(meadhall.__file__).parent / "games/norsaga" / FILE).read_text(encoding="utf-8")
WRONG = {"en": r"[\"'„«]", "fr": r"[\"'“„]| [:;!?»]|« |\w[:;!?](?: |$)", "de": r"[\"'«”]"}  # of typography


def guide_from(before: str, after: str) -> Guide:
    assert before in TEXT
    return parse_guide(NORSAGA, TEXT.replace(before, after), FILE)


def test_every_game_has_one() -> None:
    assert set(GUIDES) == {"norsaga", "fire_and_axe", "yggdrasil", "trudvang"}


@pytest.mark.parametrize("name", GUIDES)
def test_the_example_is_played_by_the_rules(name: str) -> None:
    """Every answer is legal, and what the sentences tell of the table is so."""
    guide, game = GUIDES[name], meadhall.game(name)
    shown = [moment for _, moment in play_scenes(game, guide)]
    assert len(shown) == len(guide.scenes) >= 3
    assert sum(len(scene.so) for scene in guide.scenes) >= 3
    assert sum(len(scene.answers) for scene in guide.scenes) >= 2
    asked = make_picture(game, guide.position).decision
    assert asked is not None
    assert asked.seat in ("A", "table")


@pytest.mark.parametrize("name", GUIDES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_told_in_every_language(name: str, language: str) -> None:
    guide, words = GUIDES[name], Words(language, name)
    texts = [prose[language] for prose in guide.list_texts()]
    assert [text for text in texts if re.search(WRONG[language], text)] == []
    if language != "en":
        assert [
            prose["en"] for prose in guide.list_texts() if len(prose["en"]) > 30 and prose["en"] == prose[language]
        ] == []
    assert [key for sign in guide.signs for key in (sign.word, sign.means) if key and not words.has(key)] == []


@pytest.mark.parametrize("name", GUIDES)
def test_the_documents_are_up_to_date(name: str) -> None:
    """Otherwise: `python tools/guides.py`, and with `--pictures` where the pictures show something else."""
    written = {path: text for path, text in list_pages() if path.stem == name}
    assert len(written) == len(LANGUAGES)
    for path, text in written.items():
        assert path.read_text(encoding="utf-8") == text, path
        for named in re.findall(r"!\[[^]]*\]\(([^)]+)\)", text):
            assert (path.parent / named).resolve().is_file(), named
    assert is_taken(name) == hash_guide(GUIDES[name])
    kept = {path.name for path in (DOCS / "pictures" / name).iterdir()}
    assert kept == {*list_pictures(GUIDES[name]), "taken.json"}


@pytest.mark.parametrize(
    ("before", "after", "key", "told"),
    [
        ("[NS-WIN-01]", "[NS-WIN-99]", "toml-word", "NS-WIN-99"),
        ("{hand}", "{hands}", "toml-word", "hands"),
        ("goal.de = ", "[ignored]\nx = ", "toml-key", "ignored"),
        ('name.fr = "Votre saga"\n', "", "toml-missing", "picture, part 1, name, fr"),
        ('"A: adapt"', '"A adapt"', "lesson-line", "A adapt"),
        ('"players.0.hand_size = 4"', '"players.0.hand_size >= four"', "hint-view", "four"),
    ],
)
def test_a_wrong_one_says_what_is_wrong(before: str, after: str, key: str, told: str) -> None:
    with pytest.raises(Fault) as caught:
        guide_from(before, after)
    assert caught.value.key == key
    assert told in " ".join(map(str, caught.value.args_of_key.values()))


@pytest.mark.parametrize(
    ("before", "after", "key"),
    [
        ('"A: adapt"', '"A: assault"', "guide-then"),
        ('"A: adapt"', '"B: adapt"', "guide-then"),
        ('"players.0.progress = 5"', '"players.0.progress = 6"', "guide-so"),
    ],
)
def test_an_example_that_does_not_fit_says_where(before: str, after: str, key: str) -> None:
    with pytest.raises(Fault) as caught:
        list(play_scenes(NORSAGA, guide_from(before, after)))
    assert (caught.value.key, caught.value.args_of_key["step"] in (3, 4)) == (key, True)


def test_numbers_come_from_the_data() -> None:
    guide = load_guide(NORSAGA)
    assert guide is not None
    hand = count_components(NORSAGA)["hand"]
    assert f"until you hold {hand} cards" in guide.turn[0].say["en"]
    assert not [prose for prose in guide.list_texts() if "{" in prose["en"]]


@pytest.mark.parametrize("name", GUIDES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_prints_it(name: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", name, "--guide", "--lang", language]) == 0
    told = capsys.readouterr().out
    guide = GUIDES[name]
    for number, part in enumerate(guide.parts, 1):
        assert f"{number}. {part.name[language]}" in told
    assert all(Words(language, name)(sign.word) in told for sign in guide.signs)
    assert "**" not in told
