"""The story tools as an author uses them."""

import io
import json
import re
import signal
import subprocess
import sys
from typing import Any
from xml.etree import ElementTree

import httpx2
import pytest

from meadhall.book import file_access
from meadhall.games.trudvang.books import path_of
from meadhall.playtests.playtest import Playtest
from meadhall.words import LANGUAGES
from optional import unwrap
from patience import PATIENCE


@pytest.fixture
def goat(hall, tmp_path):
    assert hall("story", "new", "goat.yaml").code == 0
    return tmp_path / "goat.yaml"


def edited(path, old, new):
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_adventure_is_clean_in_every_language(hall, language, tmp_path):
    said = hall("story", "new", "mine.yaml", "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert "story check mine.yaml" in said.out
    checked = hall("story", "check", "mine.yaml", "--json", "--lang", language)
    assert (checked.code, checked.json["findings"]) == (0, [])


def test_new_overwrites_nothing(hall, goat):
    edited(goat, "The Lost Goat", "My Goat")
    said = hall("story", "new", "goat.yaml")
    assert (said.code, said.err.count("goat.yaml")) == (2, 1)
    assert "My Goat" in goat.read_text(encoding="utf-8")
    assert hall("story", "new", "goat.txt").code == 2


def test_check_tells_file_line_code_and_the_nearest_word(hall, goat):
    edited(goat, "reveal_poi: A", "reveal_pio: A")
    said = hall("story", "check", goat)
    assert said.code == 1
    assert said.out.splitlines()[0] == "goat.yaml:12  SAGA-E01  there is no verb “reveal_pio”  (nearest: reveal_poi)"
    assert said.out.splitlines()[1:] == [
        "errors: 1. Fix these first: a story that cannot be read completely is not checked any further."
    ]


def test_warnings_do_not_fail(hall, goat):
    edited(goat, "The child cuts the apple very exactly, and gives you the larger half.", "She cuts it.")
    said = hall("story", "check", goat)
    assert said.code == 0
    assert re.search(r"^goat.yaml:\d+  SAGA-W01 warning  ", said.out)
    [finding] = hall("story", "check", goat, "--json").json["findings"]
    assert (finding["code"], finding["level"]) == ("SAGA-W01", "warning")


def test_check_in_full_tells_ways_odds_and_verbs(hall, goat):
    said = hall("story", "check", goat, "--full").out
    assert "    10 → end-goat, end-bones" in said
    assert "    10.test: kattly 20 %, felerion 0 %, lydana 20 %, volgr 66 %, maelling 20 %, briya 45 %" in said
    assert "read 4" in said
    assert "TL-BOOK-14" in said
    assert hall("story", "check", goat, "--json").json["odds"]["X0"]["10.test"]["volgr"] == 0.662


def test_check_against_an_older_version(hall, goat, tmp_path):
    old = tmp_path / "old.yaml"
    old.write_text(goat.read_text(encoding="utf-8"), encoding="utf-8")
    assert hall("story", "check", goat, "--against", old).code == 0
    edited(goat, "end-bones", "end-bell")
    said = hall("story", "check", goat, "--against", old)
    assert said.code == 1
    assert "SAGA-S02  entry end-bones is gone" in said.out


def test_missing_entries_are_written(hall, goat):
    edited(goat, "do: [{read: end-bones}]\n", "do: [{read: 12}]\n")
    said = hall("story", "new", goat, "--fill")
    assert (said.code, said.err) == (0, "")
    assert "12" in said.out
    again = hall("story", "new", goat, "--fill", "--json").json
    assert again["entries"] == []
    codes = {finding["code"] for finding in hall("story", "check", goat, "--json").json["findings"]}
    assert "SAGA-E03" not in codes


def test_a_broken_file_is_not_filled(hall, goat):
    edited(goat, "saga: 1", "saga: one")
    before = goat.read_text(encoding="utf-8")
    assert hall("story", "new", goat, "--fill").code == 2
    assert goat.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_graph_draws(hall, language, goat, tmp_path):
    picture = hall("story", "graph", goat, "--lang", language).out
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    said = hall("story", "graph", goat, "--out", "goat.svg", "--lang", language)
    assert (said.code, "goat.svg" in said.out) == (0, True)
    assert (tmp_path / "goat.svg").read_text(encoding="utf-8") == picture
    assert hall("story", "graph", goat, "--adventure", "X9", "--lang", language).code == 2


def test_graph_of_a_broken_file_is_one_error(hall, goat):
    said = hall("story", "graph", edited(goat, "reveal_poi: A", "reveal_pio: A"))
    assert (said.code, said.out) == (2, "")
    assert said.err == "goat.yaml:12 SAGA-E01 there is no verb “reveal_pio” (nearest: reveal_poi)\n"


def test_translate_tells_what_is_missing_and_notes_it(hall, goat, tmp_path):
    said = hall("story", "translate", goat, "fr", "--write")
    assert said.code == 1
    assert "fr: 0 of 8 texts are translated." in said.out
    assert hall("story", "check", goat).code == 0  # all of it is still notes
    side = tmp_path / "goat.fr.yaml"
    noted = side.read_text(encoding="utf-8")
    assert '  # adventure.title: "The Lost Goat"\n' in noted
    side.write_text(
        noted.replace('# adventure.title: "The Lost Goat"', "adventure.title: La chèvre perdue"), encoding="utf-8"
    )
    assert "fr: 1 of 8" in hall("story", "translate", goat, "fr", "--write").out
    assert side.read_text(encoding="utf-8").count("# 10.text") == 1
    assert hall("story", "check", goat).code == 0


@pytest.mark.parametrize("code", ["french", "FR", "FR!", "f", "pt_BR", "pt-br", "fr-", "ｆｒ", "", "no norsk"])
def test_what_is_no_language_code_is_refused(hall, goat, tmp_path, code):
    said = hall("story", "translate", goat, code, "--write")
    assert (said.code, said.out) == (2, "")
    assert f"“{code}” is not a language code" in said.err
    assert list(tmp_path.glob("*.yaml")) == [goat]


@pytest.mark.parametrize("code", ["fr", "non", "pt-BR", "sr-Latn", "es-419"])
def test_a_book_may_be_translated_into_any_language(hall, goat, tmp_path, code):
    """With what it writes the book is still whole, and the next run finds what was translated."""
    assert hall("story", "translate", goat, code, "--write").code == 1
    side = tmp_path / f"goat.{code}.yaml"
    side.write_text(
        side.read_text(encoding="utf-8").replace("# adventure.title:", "adventure.title:"), encoding="utf-8"
    )
    assert f"{code}: 1 of 8" in hall("story", "translate", goat, code).out
    assert hall("story", "check", goat).code == 0


@pytest.mark.parametrize("name", ["example_x1", "winter_owed"])
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_shipped_books_are_translated_and_known_by_name(hall, name, language):
    assert hall("story", "translate", path_of(name), language).out == hall("story", "translate", name, language).out
    said = hall("story", "translate", name, language)
    assert (said.code, said.err) == (0, "")


def test_the_regions_are_listed_as_books_call_them(hall):
    said = hall("story", "regions")
    assert "\ngrim_sea             sea – by Ship: westmark, manjord, fylges, sylvan, soj, sea_of_mists\n" in said.out
    assert len(said.out.splitlines()) == len(hall("story", "regions", "--json").json) == 21
    for language in LANGUAGES:
        assert "soj" in hall("story", "regions", "--lang", language).out


def test_an_unknown_region_is_met_with_all_that_are_like_it(hall, goat):
    goat.write_text(goat.read_text(encoding="utf-8").replace("region: arji", "region: westland"), encoding="utf-8")
    said = hall("story", "check", goat).out
    assert "there is no region “westland”; “meadhall story regions” lists them all" in said
    assert "(possible: ejdland, wildland, westmark)" in said


def test_the_schema_is_json(hall):
    printed = hall("story", "schema")
    assert json.loads(printed.out) == hall("story", "schema", "--json").json
    assert printed.json["title"] == "Book of Sagas"


def test_help_does_not_load_the_books():
    """`meadhall story --help` answers at once: neither YAML nor a game is read for it."""
    line = (
        "import sys; from meadhall.cli import main; main(['story', '--help']); print(sorted({'yaml', 'fluent', "
        "'meadhall.book.loader', 'meadhall.games.trudvang'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", line], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("language", LANGUAGES)
def test_test_counts_what_parties_meet(hall, goat, language):
    said = hall("story", "test", goat, "--games", 60, "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert "X0/end-goat" in said.out
    counted = hall("story", "test", goat, "--games", 60, "--json").json
    assert counted["missing"] == []
    assert counted["choices"].keys() == {"X0/10.choose.1", "X0/10.choose.2"}
    assert sum(game["honest"] for game in counted["games"]) == 60


def test_test_fails_where_something_is_never_met(hall, goat):
    said = hall("story", "test", goat, "--games", 1, "--rounds", 1)
    assert said.code == 1
    assert "never met: X0/end-goat" in said.out
    assert hall("story", "test", goat, "--games", 0).code == 2
    assert hall("story", "test", edited(goat, "reveal_poi: A", "reveal_pio: A")).code == 2


def stopped_after(monkeypatch, games):
    """Ctrl-C in the middle of a game."""
    play = Playtest.play
    played: list[Any] = []

    def until(self, *args, **more):
        if len(played) == games:
            raise KeyboardInterrupt
        played.append(play(self, *args, **more))
        return played[-1]

    monkeypatch.setattr(Playtest, "play", until)


@pytest.mark.parametrize("games", [0, 3])
def test_ctrl_c_tells_what_was_played_so_far(hall, goat, monkeypatch, games):
    stopped_after(monkeypatch, games)
    said = hall("story", "test", goat, "--games", 6)
    assert (said.code, said.err) == (130, "")
    assert said.out.startswith(f"Interrupted after {games} games; what follows is what was played until then.\n")
    assert f"Honest games: {games}; games that sought what was missing: 0." in said.out


def test_ctrl_c_leaves_json_whole(hall, goat, monkeypatch):
    stopped_after(monkeypatch, 2)
    said = hall("story", "test", goat, "--games", 6, "--json")
    assert (said.code, said.json["stopped"], len(said.json["games"])) == (130, True, 2)


def test_play_opens_the_book_at_a_table(hall, goat, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    said = hall("story", "play", goat, "--seed", 3, "--plain")
    assert said.code == 0
    record = next((goat.parent / "home").rglob("*.record")).read_text(encoding="utf-8")
    assert str(goat) in record.splitlines()[0]


def test_play_refuses_a_broken_book(hall, goat):
    said = hall("story", "play", edited(goat, "reveal_poi: A", "reveal_pio: A"))
    assert (said.code, said.out) == (2, "")
    assert "goat.yaml:12" in said.err


def test_preview_opens_the_book_to_a_browser(goat):
    """The real command on a free port, until Ctrl-C."""
    line = ["story", "preview", str(goat), "--no-browser", "--json"]
    child = subprocess.Popen([sys.executable, "-m", "meadhall.cli", *line], stdout=subprocess.PIPE, text=True)
    try:
        said = ""
        while not said.endswith("}\n"):
            said += unwrap(child.stdout).readline()
        opened = json.loads(said)
        assert (opened["book"], opened["findings"]) == ("draft-goat", 0)
        reply = httpx2.get(opened["address"])
        assert (reply.status_code, reply.headers["location"][:7]) == (303, "/table/")
    finally:
        child.send_signal(signal.SIGINT)
    assert child.wait(PATIENCE) == 0


def test_preview_refuses_what_it_cannot_open(hall, goat):
    assert "5" in hall("story", "preview", goat, "--seats", "me,me,me,me,me").err
    assert "karl" in hall("story", "preview", goat, "--seats", "me,carl").err
    assert hall("story", "preview", goat, "--port", 70_000).code == 2
    said = hall("story", "preview", edited(goat, "reveal_poi: A", "reveal_pio: A"))
    assert (said.code, said.out) == (2, "")
    assert "goat.yaml:12" in said.err


def test_serve_puts_books_on_the_shelf(hall, goat, tmp_path, monkeypatch):
    """By their ids; the keeper is told, and a book with an error is not served."""
    seen = {}

    def serve(*args, started, extras, **more):
        seen.update(extras.books)
        started("http://127.0.0.1:1")

    monkeypatch.setattr("meadhall.server.serve", serve)
    lamp = tmp_path / "lamp.yaml"
    lamp.write_text(
        goat.read_text(encoding="utf-8").replace("id: X0, title: The Lost Goat", "id: LAMP, title: A Lamp"),
        encoding="utf-8",
    )
    said = hall("serve", "--book", goat, "--book", lamp)
    assert (said.code, list(seen)) == (0, ["x0", "lamp"])
    assert said.out.splitlines()[2:4] == ["On the shelf: The Lost Goat (x0)", "On the shelf: A Lamp (lamp)"]
    assert hall("serve", "--book", goat, "--json").json["books"] == ["x0"]
    seen.clear()
    for wrong, told in (
        ((lamp, lamp), "would both be called “lamp”"),
        (("winter_owed",), "comes with the game"),
        ((tmp_path / "no.yaml",), "no.yaml"),
        ((tmp_path,), "campaign.yaml"),
        ((edited(goat, "reveal_poi: A", "reveal_pio: A"),), "goat.yaml:12 SAGA-E01"),
    ):
        said = hall("serve", *(word for path in wrong for word in ("--book", path)))
        assert (said.code, said.out, seen) == (2, "", {})
        assert told in said.err


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ((), "{home}/meadhall.sqlite3"),
        (("--db", "foo"), "{here}/foo"),
        (("--db", "postgres://h:secret@x/y"), "postgresql+asyncpg://h:***@x/y"),
    ],
)
def test_serve_says_where_tables_are_kept(hall, tmp_path, monkeypatch, given, told):
    monkeypatch.setattr("meadhall.server.serve", lambda *args, started, **more: started("http://127.0.0.1:1"))
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    told = told.format(home=tmp_path / "data", here=tmp_path)
    assert f"Tables are kept in {told}\n" in hall("serve", *given).out
    assert hall("serve", *given, "--json").json["db"] == told
    for wrong in ("postgres:/h@x/y", "postgres//h@x/y", "postgresql:h@x/y", "postgress://h@x/y"):
        said = hall("serve", "--db", wrong)
        assert (said.code, said.out) == (2, "")
        assert f"“{wrong}” is not a database this hall can use" in said.err
    assert not list(tmp_path.iterdir())


def test_only_commands_of_ones_own_open_files(hall, goat, monkeypatch):
    """Who plays, opens the file they name; a hall never does, whoever started it."""
    seen: dict[Any, Any] = {}
    monkeypatch.setattr("meadhall.server.serve", lambda *args, **more: seen.setdefault("serve", file_access.opened))
    assert hall("serve").code == 0
    assert hall("story", "preview", goat, "--no-browser").code == 0
    assert seen == {"serve": False}
    said = hall(
        "sim",
        "trudvang",
        "--bots",
        "thrall",
        "--num",
        1,
        "--option",
        f"adventure={goat}",
        "--option",
        "round_cap=1",
        "--json",
    )
    assert (said.code, said.json["options"]["adventure"]) == (0, str(goat))
    assert not file_access.opened


@pytest.fixture
def french(hall, goat, tmp_path):
    """The goat with a French that was made from the words it has now, and marked so."""
    hall("story", "translate", goat, "fr", "--write")
    side = tmp_path / "goat.fr.yaml"
    side.write_text(
        re.sub(r"^  # ([^:]+): .*$", r"  \1: En français", side.read_text(encoding="utf-8"), flags=re.M),
        encoding="utf-8",
    )
    said = hall("story", "translate", goat, "fr", "--mark")
    assert (said.code, "translations.lock" in said.out) == (0, True)
    return side


def test_a_translation_that_grew_stale_is_named_until_somebody_has_seen_to_it(hall, goat, french):
    assert hall("story", "translate", goat, "fr", "--json").json["stale"] == []
    assert hall("story", "check", goat, "--json").json["findings"] == []
    edited(goat, "The child cuts the apple", "The girl cuts the apple")
    said = hall("story", "translate", goat, "fr", "--json")
    assert (said.code, [(one["of"], one["key"]) for one in said.json["stale"]]) == (1, [("X0", "end-goat.text")])
    assert "The girl cuts the apple" in hall("story", "translate", goat, "fr").out
    [finding] = hall("story", "check", goat, "--json").json["findings"]
    line = next(
        number
        for number, text in enumerate(french.read_text(encoding="utf-8").splitlines(), 1)
        if text.startswith("  end-goat.text")
    )
    assert (finding["code"], finding["level"], finding["file"], finding["line"]) == (
        "SAGA-W13",
        "warning",
        "goat.fr.yaml",
        line,
    )
    assert hall("story", "translate", goat, "fr", "--mark").code == 1  # nobody has looked at it: it stays stale
    edited(french, "end-goat.text: En français", "end-goat.text: La fillette coupe la pomme")
    assert "story translate" in hall("story", "translate", goat, "fr").out
    assert hall("story", "translate", goat, "fr", "--mark").code == 0
    assert hall("story", "check", goat, "--json").json["findings"] == []


def test_a_stale_text_that_needs_no_change_is_confirmed_by_its_key(hall, goat, french):
    edited(goat, "The child cuts the apple", "The child halves the apple")
    wrong = hall("story", "translate", goat, "fr", "--confirm", "X0/end-gaot.text")
    assert (wrong.code, "X0/end-goat.text" in wrong.err) == (2, True)
    assert hall("story", "translate", goat, "fr", "--confirm", "X0/end-goat.text").code == 0


def test_a_book_without_a_lock_is_not_called_stale(hall, goat, french, tmp_path):
    (tmp_path / "translations.lock").unlink()
    edited(goat, "The child cuts the apple", "The girl cuts the apple")
    said = hall("story", "translate", goat, "fr", "--json")
    assert (said.code, said.json["stale"]) == (0, [])
    assert hall("story", "check", goat, "--json").json["findings"] == []
