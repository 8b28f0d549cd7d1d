"""Every sentence exists in every language, nothing is said that nobody asks for: the hall, and each game in it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from fluent.syntax.ast import Message
from fluent.syntax.serializer import serialize_pattern

import meadhall
from meadhall import Refusal
from meadhall.book.lint.open_book import load_book
from meadhall.bots import LEVELS
from meadhall.commands.cli.output import load_command_words
from meadhall.commands.data import list_components
from meadhall.core.game import names
from meadhall.games.trudvang.books import world
from meadhall.words import LANGUAGES, TEXT, Sentences, Words
from words.sources import FOR_EDGES, GAMES, HALL, SOURCE, TABLE, entries, faults, folder_of, messages, own_faults

# German puts an article before another's spot but none before yours, and moves *nach* a world but *in* the cage;
# in French one betakes oneself *in* a place.
MAY_DIFFER = {
    ("norsaga", "event-possess"): {"target_you"},
    ("yggdrasil", "event-stand"): {"cage"},
    ("trudvang", "event-travel"): {"in", "to"},
    ("trudvang", "tale-travel"): {"in", "to", "many"},
    ("trudvang", "tale-sail"): {"in", "to", "many"},
    ("trudvang", "tale-test-parted"): {"many", "rest"},
    ("trudvang", "tale-inherited"): {"count"},
    ("trudvang", "tale-test-passed"): {"many"},
    ("trudvang", "tale-test-failed"): {"many"},
    ("yggdrasil", "tale-opening"): {"many"},
}
# Members of a family the rest of which terminal and browser say each in its own way.
OF_FAMILIES = {
    "terminal-pane-rules",
    "terminal-pane-why",
    "terminal-yggdrasil-ladder-iormungand",
    "terminal-trudvang-step-items",
}
FOLDERS = {"hall": HALL, **{game: folder_of(game) for game in GAMES}}
# The same message for everybody who does not answer in words of the table.
UNREADABLE = Refusal("answer-unknown", {"answer": "fly away", "seat": "A", "ask": "x.y"})


def translations() -> list[tuple[str, Path, Path]]:
    """Each English file with its translations."""
    return [
        (name, path, path.with_name(language + path.name[2:]))
        for name, folder in FOLDERS.items()
        for path in sorted(folder.glob("en.*ftl"))
        for language in LANGUAGES[1:]
    ]


def ledger(game: str) -> dict[str, list[dict[str, str]]]:
    return tomllib.loads((SOURCE / "games" / game / "rules.toml").read_text(encoding="utf-8"))


def test_every_game_of_the_hall_is_heard_here() -> None:
    assert set(GAMES) <= set(names())
    assert {"norsaga", "fire_and_axe"} <= set(GAMES)


# The files


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.ftl")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_each_message_is_cut_out_of_its_file_as_fluent_would_read_it(path: Path) -> None:
    """Messages are read when they are first said, each by itself."""
    source = path.read_text(encoding="utf-8")
    written = {
        entry.id.name: source[entry.id.span.start : entry.span.end]
        for entry in entries(path)
        if isinstance(entry, Message) and entry.id.span and entry.span
    }
    cut = Sentences("en", [source]).unread

    assert list(cut) == list(written)
    assert [name for name, text in cut.items() if text.rstrip(" \n") != written[name].rstrip(" \n")] == []


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.ftl")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_line_of_text_is_read_as_fluent_would_read_it(path: Path) -> None:
    """Fluent is not asked for what holds nothing but text."""
    words = Sentences("en", [path.read_text(encoding="utf-8")])
    for entry in entries(path):
        if isinstance(entry, Message) and TEXT.fullmatch(words.unread[entry.id.name]):
            assert not entry.attributes
            assert entry.value is not None
            assert [words(entry.id.name, many=2)] == [getattr(part, "value", None) for part in entry.value.elements]


@pytest.mark.parametrize(("first", "second"), [("Mead", "Ale"), ("Mead", "{ 2 }"), ("{ 2 }", "Ale")])
def test_of_two_messages_with_one_name_the_first_stays(first: str, second: str) -> None:
    """Also where the second comes when the first has been said."""
    words = Sentences("en", [f"drink = {first}\n"])
    said = words("drink")
    words.add(f"drink = {second}\n")

    assert words("drink") == said
    assert words("drink.wait") == "drink.wait"
    assert words.has("drink")
    assert not words.has("drink.wait")


@pytest.mark.parametrize(
    ("name", "english", "other"), [pytest.param(*found, id=f"{found[0]}-{found[2].name}") for found in translations()]
)
def test_the_languages_say_the_same(name: str, english: Path, other: Path) -> None:
    ours, theirs = messages(english), messages(other)

    assert set(ours) == set(theirs)
    for key in ours:
        assert ours[key] ^ theirs[key] <= MAY_DIFFER.get((name, key), set()), key


@pytest.mark.parametrize(
    "folder",
    [
        pytest.param(found, id=str(found.relative_to(SOURCE)))
        for found in sorted(SOURCE.rglob("words"))
        if any(found.glob("*.ftl"))
    ],
)
def test_each_language_keeps_its_own_typography(folder: Path) -> None:
    wrong = {"en": r"[\"'„«]", "fr": r"[\"'“„]| [:;!?»]|« |[\w}][:;!?](?: |$)", "de": r"[\"'«”]"}
    for language, pattern in wrong.items():
        for path in folder.glob(f"{language}.*ftl"):
            text = "\n".join(line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
            text = re.sub(r"NUMBER\(.*?\)", "", text)
            # Keys of a book are written as they are there.
            text = re.sub(r'\{ "\{" \}.*?\{ "\}" \}|[«“„]\xa0?[\w{$} ]+:( [\w ]+)?\xa0?[»”“]', "", text)
            text = re.sub(r'\{ ?"[^"]*" ?\}', "", text)  # spaces that Fluent would trim stand in quotation marks

            assert (hit := re.search(pattern, text)) is None, (path, hit and text[: hit.end()].splitlines()[-1])


@pytest.mark.parametrize("game", GAMES)
def test_nothing_was_left_in_english(game: str) -> None:
    """Names may be the same everywhere; sentences are not."""
    texts = {language: Words(language, game) for language in LANGUAGES}
    rules = [rule["id"] for rule in ledger(game)["rule"]]
    for language in LANGUAGES[1:]:
        assert [rule for rule in rules if texts[language](rule) == texts["en"](rule)] == [], language


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_the_hall_hides_one_of_the_game(game: str) -> None:
    assert not set(messages(HALL / "en.ftl")) & set(messages(folder_of(game) / "en.ftl"))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_chapter_is_told(game: str) -> None:
    told = set(messages(folder_of(game) / "en.rules.ftl"))
    kept = ledger(game)

    assert told == {rule["id"] for rule in kept["rule"]} | {f"chapter-{chapter['id']}" for chapter in kept["chapter"]}


def said_in(folder: Path, name: str) -> dict[str, tuple[str, ...]]:
    """Each message of a file, in all languages."""
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        for entry in entries(folder / f"{language}.{name}ftl"):
            if isinstance(entry, Message) and entry.value is not None:
                found.setdefault(entry.id.name, []).append(" ".join(serialize_pattern(entry.value).split()))
    return {key: tuple(texts) for key, texts in found.items()}


@pytest.mark.parametrize("name", ["hall", *GAMES])
def test_what_terminal_and_browser_both_say_stands_in_one_file(name: str) -> None:
    client = SOURCE / ("client/words" if name == "hall" else f"games/{name}/client/words")
    browser = said_in(client, "")
    terminal = said_in(
        *((SOURCE / "terminal/words", "") if name == "hall" else (SOURCE / f"games/{name}/words", "terminal."))
    )
    twins = {key for key, texts in terminal.items() if texts in browser.values()}

    assert twins == OF_FAMILIES & set(terminal)


# What the code asks for


def test_the_code_is_read_rightly() -> None:
    found = {key for key, _ in faults(*TABLE, *(f"games/{game}" for game in GAMES))}

    assert {"answer-illegal", "answer-unknown", *(f"{game}-first" for game in ("norsaga", "fire_and_axe"))} <= found


def test_the_hall_has_all_its_words_and_no_others() -> None:
    raised = faults(*TABLE, "games")
    expected = {f"fault-{key}" for key, _ in raised if not key.startswith(tuple(f"{game}-" for game in GAMES))}
    expected |= {"refused", "refused-unreadable", "plain-ask", "TABLE-OVER", "TABLE-TURN", "TABLE-UNDO"}
    expected |= {"seat-n", "somebody-left"}
    there = {key for key in messages(HALL / "en.ftl") if not FOR_EDGES.fullmatch(key)}

    assert expected - there == set()
    assert there - expected == set()


@pytest.mark.parametrize("game", GAMES)
def test_each_fault_of_a_game_has_its_words(game: str) -> None:
    there = {key for key in messages(folder_of(game) / "en.ftl") if key.startswith("fault-")}

    assert there == {f"fault-{key}" for key, _ in own_faults(game)}


def test_the_edges_find_their_words() -> None:
    there = {key for folder in FOLDERS.values() for key in messages(folder / "en.ftl")}
    written = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))

    assert set(re.findall(r"[\"'](term-[\w-]+)[\"']", written)) - there == set()
    assert {f"bot-{level}{form}" for level in LEVELS for form in ("", ".name")} - there == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_title_and_a_line_about_it(game: str) -> None:
    assert {"title", "tagline"} <= set(messages(folder_of(game) / "en.ftl"))


@pytest.mark.parametrize("game", GAMES)
def test_a_fault_says_only_what_it_was_told(game: str) -> None:
    said = {**messages(HALL / "en.ftl"), **messages(folder_of(game) / "en.ftl")}
    for key, args in faults(*TABLE, f"games/{game}"):
        assert said[f"fault-{key}"] <= args, key


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_can_be_said_in_one_line(language: str, game: str) -> None:
    words = Words(language, game)
    for key, args in faults(*TABLE, f"games/{game}"):
        line = words.fault(meadhall.Fault(key, **dict.fromkeys(args, 2)))

        assert line != f"fault-{key}"
        assert "\n" not in line


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_quotes_the_rule(language: str, game: str) -> None:
    words = Words(language, game)
    rule = ledger(game)["rule"][0]["id"]

    assert words(rule) in words.refusal(Refusal(rule, {"answer": "pass"}))
    assert rule in words.refusal(Refusal(rule, {"seat": "A"}))
    assert "fly away" in words.refusal(UNREADABLE)


# What the command line says of a game


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_rules_and_components_come_from_can_be_said(language: str, game: str) -> None:
    words = load_command_words(language, game)
    sources = {source for rule in ledger(game)["rule"] for source in rule["source"]}
    kinds = {one["kind"] for one in list_components(game)}

    assert [source for source in sources if not words.has(f"rules-from-{source}")] == []
    unnamed = words("data-kind", kind="Zzz", count=2)
    assert [kind for kind in kinds if words("data-kind", kind=kind, count=2) == unnamed.replace("Zzz", kind)] == []


# Faults that somebody catches in Python


def test_every_fault_reads_as_a_sentence_whoever_raised_it() -> None:
    """`str(fault)` knows no game and no room of the hall; it finds the words of them all."""
    rooms = sorted(path.name for path in SOURCE.iterdir() if path.is_dir())
    needed = {key: args for path in SOURCE.rglob("words/en.ftl") for key, args in messages(path).items()}
    raised = {key for key, _ in faults(*rooms)}
    assert len(raised) > 200
    for key in raised:
        said = str(meadhall.Fault(key, **dict.fromkeys(needed[f"fault-{key}"], 2)))

        assert said != key
        assert not said.startswith(f"{key} "), key
        assert "\n" not in said


def test_a_broken_book_says_where_and_what(tmp_path: Path) -> None:
    (tmp_path / "x9.yaml").write_text("adventure: X9\nentries:\n  1:\n    nonsense: yes\n", encoding="utf-8")
    with pytest.raises(meadhall.Fault) as refused:
        load_book(tmp_path / "x9.yaml", world())
    said = str(refused.value)

    assert "x9.yaml:" in said
    assert "SAGA-" in said
    assert len(said.split()) > 5


def test_a_fault_that_quotes_one_of_a_game_is_said_whole() -> None:
    inner = meadhall.Fault("trudvang-dead-end", entry="X1/7")
    assert str(inner) in str(meadhall.Fault("record-answer", line=3, reason=inner))
    assert str(meadhall.Fault("nobodys-key", a=1)) == "nobodys-key a=1"
