"""Plain mode: a whole game by text alone, every command, and nothing that a pipe or a slip can break."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from meadhall.core.record import Record
from meadhall.tables.saved_games import resume
from meadhall.terminal.plain_ui import Plain
from meadhall.terminal.session import Sitting
from meadhall.words import LANGUAGES, words
from patience import PATIENCE
from terminal.conftest import LAST_CARD, LEFT, NORSAGA, Play, SitDown
from terminal.plain_ui_helpers import Listener, by_ear


def first_answer(sitting: Sitting) -> str:
    return next(answer.text for answer in sitting.table.record.answers if answer.seat == "A")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_by_ear_alone(
    language: str, sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit_down("me=Bera,karl,thrall", seed=5, lang=language, turn_cap=40)
    heard = by_ear(sitting, monkeypatch, answers=20)
    assert str(sitting.path) in heard[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_script_plays_to_the_end_through_a_real_pipe(language: str, tmp_path: Path) -> None:
    line = [
        sys.executable,
        "-m",
        "meadhall.cli",
        "play",
        "norsaga",
        "--seats",
        "me,thrall",
        "--seed",
        "4",
        "--lang",
        language,
        "--option",
        "turn_cap=6",
        "--plain",
    ]
    environment = {**os.environ, "MEADHALL_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}

    done = subprocess.run(line, input=b"1\n" * 60, capture_output=True, env=environment, timeout=PATIENCE, check=False)

    assert done.returncode == 0, done.stderr.decode()
    said = done.stdout.decode()
    assert words(language, "norsaga")("event-cap", turns=6) in said
    assert "\x1b" not in said
    assert "\r" not in said
    assert not re.search("[─-╿■-◿←-⇿]", said), "drawing characters"
    assert len(list((tmp_path / "games").glob("*.record"))) == 1


def test_winning_says_so_and_where_the_record_lies(sit_down: SitDown, play: Play) -> None:
    sitting = sit_down(position=LAST_CARD)

    said = play(sitting, "play YY1 me.G3")

    assert "You win!" in said
    assert "You have won." in said
    assert "Bera (you): 6 of 6 markers" in said
    assert said.rstrip().endswith(str(sitting.path))


def test_a_long_list_comes_in_two_parts_or_as_two_numbers(sit_down: SitDown, play: Play) -> None:
    sitting = sit_down()
    card, other = sitting.view["players"][0]["hand"][:2]

    said = play(sitting, "1", "0", "zurück", "retour", "2", "", "3")

    assert first_answer(sitting) == f"play {other} me.P2"
    assert said.count("is lifted.") == 3  # first card, second card, and the second again for Enter
    assert "1. As your youngest hero: an empty spot" in said
    again = sit_down()
    play(again, "1 4")
    assert first_answer(again) == f"play {card} me.G1"


def test_the_text_of_an_answer_counts_however_it_is_written(sit_down: SitDown, play: Play) -> None:
    sitting = sit_down()
    card = sitting.view["players"][0]["hand"][0]

    play(sitting, f"  PLAY  {card.lower()}   ME.g3 ")

    assert first_answer(sitting) == f"play {card} me.G3"


@pytest.mark.parametrize("wrong", ["0", "9", "9 1", "9" * 5000, "foo", "²", "-1", "1.", "\x1b[31m"])
def test_wrong_input_gets_one_clear_line_and_loses_nothing(wrong: str, sit_down: SitDown, play: Play) -> None:
    sitting = sit_down()
    before = list(sitting.table.record.answers)

    said = play(sitting, wrong)

    [line] = [line for line in said.splitlines() if "is not an answer here" in line]
    assert "a number from 1 to 4" in line
    assert "help" in line
    assert "\x1b" not in said
    assert sitting.table.record.answers == before


def test_a_forbidden_answer_is_refused_with_its_rule(sit_down: SitDown, play: Play) -> None:
    sitting = sit_down()
    card = sitting.view["players"][0]["hand"][0]

    said = play(sitting, f"play {card} B.P1", f"why play {card} b.p1", f"warum play {card} me.P1", "why", "why hello")

    assert said.count("NS-PLACE-06") == 3
    assert f"“play {card} me.P1” is allowed now." in said
    assert "Not allowed now:\n" in said
    assert re.search(r"^play \w+ B\.\w+, .*, …: .*\(Rule NS-PLACE-06\)$", said, re.M)
    assert "“hello” cannot be understood here" in said
    assert not [a for a in sitting.table.record.answers if a.seat == "A"]


def test_why_alone_goes_through_what_is_not_allowed(sit_down: SitDown, play: Play) -> None:
    position = "norsaga A.saga=SG-40 A.tree=GG1/-,-/-,-/-,- A.hand=YY1,RR1 B.saga=SG-36 B.hand=BB1 active=A step=2"

    said = play(sit_down(position=position), "why")

    assert "turncoat, infiltrate: " in said
    assert "NS-ELIG-02" in said


@pytest.mark.parametrize(
    ("commands", "expected"),
    [
        (("hand", "main"), "4 cards in your hand:"),
        (("tree", "arbre", "stammbaum", "baum"), "Your family tree."),
        (("table", "tisch"), "Karl: 0 of 6 markers"),
        (("known", "connu", "bekannt"), "You know no card in anybody else’s hand."),
        (("saga", "SAGA"), "Your saga: "),
        (("pile", "défausse", "defausse", "ablage"), "The discard pile is empty."),
        (("log", "journal", "verlauf"), "You begin."),
        (("log all", "journal tout", "verlauf alles"), "You begin."),
        (("rules", "règles", "Regles", "regeln"), "3. Your turn"),
        (("rules 3", "rules turn", "regeln NS-TURN"), "NS-TURN-12: "),
        (("rules ns-turn-05", "rule NS-TURN-05"), "NS-TURN-05: "),
        (("rules tavern",), "No rule mentions “tavern”."),
        (("rules clockwise",), "rules mention “clockwise”:"),
        (("tree karl", "tree k", "tree B"), "Karl’s family tree."),
        (("saga Karl",), "Karl’s saga: "),
        (("tree nobody",), "Nobody here is called “nobody”. At the table: Bera, Karl."),
        (("help", "aide", "hilfe"), "undo: takes your last answer back"),
        (("lang xx", "langue", "sprache"), "lang en, lang fr, lang de"),
        (("undo", "annuler", "rückgängig", "ruckgangig", "rueckgaengig"), "NS-UI-02"),
        (("save", "enregistrer", "speichern"), "The game is kept in "),
    ],
)
def test_every_command_answers_in_any_of_the_three_languages(
    commands: tuple[str, ...],
    expected: str,
    sit_down: SitDown,
    play: Play,
) -> None:
    for command in commands:
        said = play(sit_down(), command)

        assert expected in said.split("such as 1 2.")[1], command


@pytest.mark.parametrize("command", ["quit", "exit", "quitter", "ende", "beenden", "QUIT"])
def test_leaving_says_how_to_go_on(command: str, sit_down: SitDown, play: Play) -> None:
    sitting = sit_down()

    said = play(sitting, command, "1 1")

    assert LEFT["en"] in said
    assert f"meadhall play norsaga --from {sitting.path} --plain" in said
    assert not [a for a in sitting.table.record.answers if a.seat == "A"]
    assert Record.load(sitting.path).answers == sitting.table.record.answers


def test_why_alone_says_so_where_nothing_is_forbidden(sit_down: SitDown, play: Play) -> None:
    game = meadhall.game("trudvang")
    said = play(sit_down(game=game, seats="me=Bera"), "why", "help")
    assert "Nothing that could be answered here is forbidden." in said
    assert "\nwhy [ANSWER]: " in said


def test_the_sagas_are_told_with_their_traits(sit_down: SitDown, play: Play) -> None:
    said = play(sit_down())
    assert len(re.findall(r"dealt the saga “[^”]+” \((?:(?:Might|Craft|Lore|Faith) \d(?:, )?)+\)\.$", said, re.M)) == 2


@pytest.mark.parametrize("columns", [40, 80, 120])
def test_lines_are_folded_between_words(
    columns: int, sit_down: SitDown, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = r"norsaga-[\d-]+\.record"
    whole = re.sub(kept, "", play(sit_down(), "help", "rules turn"))
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    folded = re.sub(kept, "", play(sit_down(), "help", "rules turn"))
    assert folded.split() == whole.split()
    assert max(len(line) for line in whole.splitlines()) > 120
    assert [line for line in folded.splitlines() if len(line) > columns and " " in line.strip()] == []


@pytest.mark.parametrize(
    ("reader", "winners", "said"),
    [
        (0, [0], {"en": "You have won.", "fr": "Vous avez gagné.", "de": "Du hast gewonnen."}),
        (
            0,
            [0, 1, 2],
            {
                "en": "You have won, together with Karl 1 and Karl 2.",
                "fr": "Vous avez gagné, avec Karl 1 et Karl 2.",
                "de": "Du hast gewonnen, zusammen mit Karl 1 und Karl 2.",
            },
        ),
        (0, [1], {"en": "Karl 1 has won.", "fr": "Karl 1 a gagné.", "de": "Karl 1 hat gewonnen."}),
        (
            None,
            [0, 1, 2],
            {
                "en": "Bera, Karl 1 and Karl 2 have won.",
                "fr": "Bera, Karl 1 et Karl 2 ont gagné.",
                "de": "Bera, Karl 1 und Karl 2 haben gewonnen.",
            },
        ),
        (0, [], {"en": "Nobody has won.", "fr": "Personne n’a gagné.", "de": "Niemand hat gewonnen."}),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_won(
    reader: int | None, winners: list[int], said: dict[str, str], language: str, sit_down: SitDown
) -> None:
    sitting = sit_down("me=Bera,karl,karl", lang=language)
    sitting.reader = reader
    assert sitting.winners(winners) == said[language]


def test_the_end_of_the_pipe_and_ctrl_c_leave_like_quit(
    sit_down: SitDown, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert LEFT["en"] in play(sit_down())

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert LEFT["en"] in play(sit_down())


def test_the_language_changes_at_any_time(sit_down: SitDown, play: Play) -> None:
    sitting = sit_down()

    said = play(sitting, "1", "lang de", "Sprache FR", "langue en")

    assert said.index("Von nun an auf Deutsch.") < said.index("ist angehoben.")
    assert said.index("Désormais en français.") < said.index("emplacement, ou")
    assert said.index("English from now on.") < said.rindex("is lifted.")


def test_an_answer_that_shows_nothing_can_be_taken_back(sit_down: SitDown, play: Play) -> None:
    position = "norsaga A.saga=SG-40 A.tree=RR1/RG1,-/-,-/-,- A.hand=YY1,RR2 B.saga=SG-36 B.hand=BB1 active=A step=2"
    sitting = sit_down(position=position)
    before = NORSAGA.position(sitting.table.state)

    said = play(sitting, "adapt", "undo", "adapt", "annuler")

    assert said.count("Taken back: Adapt") == 2
    assert NORSAGA.position(sitting.table.state) == before
    assert Record.load(sitting.path).answers == []


def test_an_answer_without_an_event_is_confirmed(sit_down: SitDown, play: Play) -> None:
    position = (
        "norsaga A.saga=SG-40 A.tree=RR1/RG1,-/-,-/-,- A.hand=YY1,RR2,GG3 B.saga=SG-36 B.hand=BB1 active=A step=2"
    )

    said = play(sit_down(position=position), "assault", "discard YY1")

    assert "Chosen: Discard " in said


def test_saving_under_another_name_never_overwrites_something_else(
    sit_down: SitDown, play: Play, tmp_path: Path
) -> None:
    letter = tmp_path / "letter.record"
    letter.write_text("Dear Ivar", encoding="utf-8")
    copy = tmp_path / "copy"

    said = play(
        sit_down(),
        f"save {copy}",
        f"save {copy}.record",
        f"save {letter}",
        f"save {tmp_path}/no/../copy",
        "save /proc/nowhere/x",
        "save ~nobody-at-all/x",
    )

    assert Record.load(f"{copy}.record").header["game"] == "norsaga"
    assert letter.read_text(encoding="utf-8") == "Dear Ivar"
    assert said.count("already exists and is not this game") == 1
    assert said.count("could not be saved") == 2


def test_a_full_disk_is_said_and_the_game_goes_on(
    sit_down: SitDown, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit_down()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(sitting.shelf, "save", full)
    said = play(sitting, "1 1")

    assert "could not be saved" in said
    assert "there is no space left on the disk" in said
    assert [a for a in sitting.table.record.answers if a.seat == "A"]


def test_every_answer_is_on_disk_before_it_is_confirmed(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit_down(turn_cap=4)
    plain = Plain(sitting)
    listener = Listener(1)

    def say(*lines: str) -> None:
        assert (
            not lines or not sitting.path.exists() or Record.load(sitting.path).answers == sitting.table.record.answers
        )
        listener.say(*lines)

    monkeypatch.setattr(plain, "say", say)
    monkeypatch.setattr(plain, "read", listener.answer)
    plain.run()

    assert sitting.table.outcome is not None


def test_going_on_tells_the_story_so_far(sit_down: SitDown, play: Play) -> None:
    first = sit_down()
    play(first, "1 1")
    second = Sitting(resume(Record.load(first.path), first.path), first.path, first.shelf, words("en", "norsaga"))

    said = play(second)

    assert "The story so far:" in said
    assert "Bera (you): " in said
    assert "Karl plays " in said
    assert "is dealt the saga" not in said
    assert second.table.record.answers == first.table.record.answers


def test_the_last_reader_of_several_hears_how_it_ended(sit_down: SitDown, play: Play) -> None:
    sitting = sit_down("me=Bera,me=Ivar", position=LAST_CARD)

    said = play(sitting, "", "play YY1 me.G3")

    assert "You win!" in said
    assert "Bera has won." in said


def test_bots_among_themselves_are_watched(sit_down: SitDown, play: Play) -> None:
    sitting = sit_down("karl,thrall", turn_cap=3)

    said = play(sitting)

    assert "you are watching" in said
    assert "Nobody has won." in said
    assert not re.search(r"draws? [A-Z]", said), "a watcher sees no drawn card"
