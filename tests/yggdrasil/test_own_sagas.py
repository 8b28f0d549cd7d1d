"""Sagas of one's own: a file at home, a name in a hall, and one clear error for whatever is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.book.file_access import allow_files
from meadhall.bots.match import play_match
from meadhall.commands.setup.custom_books import load_books
from meadhall.core.fault import Fault
from meadhall.core.record import Record
from meadhall.games.yggdrasil.edge.saga_story import Story, find_story_page
from meadhall.games.yggdrasil.sagas.catalog import OWN, SAGAS, unregister_saga
from meadhall.server.bundle import generated_files
from meadhall.server.bundle.client_files import find_client_files
from meadhall.words import LANGUAGES, Words
from yggdrasil.saga_files_helpers import EXAMPLE

CLIENT = find_client_files(Path(meadhall.__file__).parent / "client")
yggdrasil: Any = meadhall.game("yggdrasil")


@pytest.fixture
def feast(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "feast.toml"
    path.write_text(EXAMPLE, encoding="utf-8")
    yield path
    for name in [*OWN]:
        unregister_saga(name)


def test_at_home_a_file_is_played_and_its_record_replayed(feast: Path) -> None:
    with allow_files():
        options = yggdrasil.check({"saga": str(feast)}, 3)
        match = play_match(yggdrasil, 3, options, ["thrall"] * 3, 1)
        again: Any = Record.parse(match.record.text()).replay()
    assert again.saga.name == "feast"
    assert yggdrasil.position(again).split()[0] == "yggdrasil"


def test_elsewhere_a_path_is_a_wrong_value_like_any_other(feast: Path) -> None:
    with pytest.raises(Fault) as fault:
        yggdrasil.check({"saga": str(feast)}, 3)
    assert fault.value.key == "option-value"


def test_a_hall_calls_it_by_its_id_and_says_its_words(feast: Path) -> None:
    served = load_books([str(feast.parent)])
    assert [(name, own.title) for name, own in served.items()] == [("feast", "The feast")]
    yggdrasil.serve("feast", served["feast"])
    option = next(one for one in yggdrasil.options if one.name == "saga")
    assert option.offered()[-1] == "feast"
    assert option.titles() == {"feast": {"": "The feast", "en": "The feast"}}
    shown = yggdrasil.view(yggdrasil.new(3, {"saga": "feast"}), None)
    assert (shown["saga"]["saga"], shown["options"]["saga"]) == ("feast", "feast")
    for language in LANGUAGES:  # it speaks English alone, so everybody hears that
        assert Words(language, "yggdrasil")("page-feast-1.goal", need=3) == "Brew 3 horns of mead."
    captions = generated_files.write_books(CLIENT)["words/yggdrasil.fr.json"]
    assert b'"Brew ",["need"]," horns' in captions  # and so does a browser
    before = generated_files.list_sources(CLIENT)
    unregister_saga("feast")
    assert generated_files.list_sources(CLIENT) != before
    assert not Words("en", "yggdrasil").has("page-feast-1")
    with pytest.raises(Fault):
        yggdrasil.check({"saga": "feast"}, 3)


@pytest.mark.parametrize(
    ("before", "after", "key", "told"),
    [
        ('id = "feast"', f'id = "{SAGAS[0]}"', "yggdrasil-saga-taken", {"saga": SAGAS[0]}),
        ("[words]", "[word]", "toml-key", {"where": "word", "nearest": "words"}),
        ('en = """', 'no = """', "toml-key", {"where": "words, no", "nearest": "de, en, fr"}),
        ("tally-horns", "tally-horn", "yggdrasil-saga-word", {"language": "en", "sentence": "tally-horn"}),
        ("tally-horns", "title", "yggdrasil-saga-word", {"language": "en", "sentence": "title"}),
        ("    .space = A jotun is activated.\n", "", "yggdrasil-saga-unsaid", {"sentence": "page-feast-1.space"}),
        ("saga-feast = The feast\n", "", "yggdrasil-saga-unsaid", {"sentence": "saga-feast"}),
        ("{ $need }", "{ $many }", "yggdrasil-saga-unsaid", {"sentence": "page-feast-1.goal"}),
        ("horns >= 3|2", "horn >= 3|2", "yggdrasil-saga-part", {"found": "horn"}),
        ("told-feast-1", "told-feast-2", "yggdrasil-saga-word", {"sentence": "told-feast-2"}),
        ("    .thor = ", "    .loki = ", "yggdrasil-saga-word", {"sentence": "told-feast-1.loki"}),
        ("    .page = ", "    .pages = ", "yggdrasil-saga-word", {"sentence": "told-feast-lost.pages"}),
        ("He did not mean to walk.", "{ $nobody }", "yggdrasil-saga-unsaid", {"sentence": "told-feast-1.thor"}),
    ],
)
def test_what_is_wrong_is_one_error_before_anybody_plays(
    feast: Path, before: str, after: str, key: str, told: dict[str, str]
) -> None:
    feast.write_text(EXAMPLE.replace(before, after, 1), encoding="utf-8")
    with allow_files(), pytest.raises(Fault) as fault:
        yggdrasil.new(3, {"saga": str(feast)})
    assert fault.value.key == key
    assert fault.value.args_of_key.items() >= {"file": "feast.toml", **told}.items()
    for language in LANGUAGES:
        assert "feast.toml" in Words(language, "yggdrasil").fault(fault.value)
    with pytest.raises(Fault) as fault:
        load_books([str(feast)])
    assert fault.value.key == key


def test_texts_to_read_are_the_author_s_to_give_or_to_leave_out(feast: Path) -> None:
    def story(gods: str) -> Story | None:
        view = yggdrasil.view(
            yggdrasil.from_position(f"yggdrasil players=3 gods={gods} options=saga:feast step=2"), None
        )
        return find_story_page(view, Words("en", "yggdrasil").has)

    yggdrasil.serve("feast", load_books([str(feast)])["feast"])
    assert story("thor,tyr,frigg") == Story("page-feast-1", ["told-feast-1"], ["thor"])
    assert story("odin,tyr,frigg") == Story("page-feast-1", ["told-feast-1"], [])
    feast.write_text(re.sub(r"^told-.*?(?=^\"\"\")", "", EXAMPLE, flags=re.M | re.S), encoding="utf-8")
    yggdrasil.serve("feast", load_books([str(feast)])["feast"])
    assert story("thor,tyr,frigg") is None


def test_a_saga_without_words_is_refused(feast: Path) -> None:
    feast.write_text(EXAMPLE[: EXAMPLE.index("[words]")], encoding="utf-8")
    with pytest.raises(Fault) as fault:
        load_books([str(feast)])
    assert fault.value.key == "yggdrasil-saga-silent"


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"\xff\xfe", "toml-text"),
        (b"#" * 300_000, "yggdrasil-saga-large"),
        (None, "file-unreadable"),
    ],
)
def test_what_is_no_text_is_refused(feast: Path, content: bytes | None, key: str) -> None:
    if content is None:
        feast.unlink()
    else:
        feast.write_bytes(content)
    with pytest.raises(Fault) as fault:
        load_books([str(feast)])
    assert fault.value.key == key


def test_two_of_one_id_cannot_be_served_together(feast: Path) -> None:
    (feast.parent / "second.toml").write_text(EXAMPLE, encoding="utf-8")
    with pytest.raises(Fault) as fault:
        load_books([str(feast.parent)])
    assert fault.value.key == "serve-book-twice"
