"""Saved campaigns and their book: what was left before an edit goes on after it, or says why it cannot."""

import shutil

import pytest

import meadhall
from meadhall import Record
from meadhall.bots import bot
from meadhall.commands.cli.output import load_command_words
from meadhall.core.agenda import CHANCE, TABLE
from meadhall.core.decision import pending_frame
from meadhall.games.trudvang.books import FOLDER, open_book
from meadhall.games.trudvang.game import trudvang
from meadhall.games.trudvang.saga import add_book, remove_book
from meadhall.tables.campaign import Book, Campaigns
from meadhall.tables.campaign_archive import Parcel
from trudvang.saved import PLACES, SAVES, pages

BOOK = "winter_owed"
FILES = sorted(SAVES.glob("*.campaign"))


@pytest.fixture
def shelf(tmp_path):
    """Puts an edited copy of the book on the shelf: for each edit a file, a text in it, and what takes its place."""
    folder = tmp_path / BOOK
    shutil.copytree(FOLDER / BOOK, folder, ignore=shutil.ignore_patterns("*.fr.yaml", "*.de.yaml"))

    def edited(*edits):
        for file, old, new in edits:
            text = (folder / file).read_text(encoding="utf-8")
            assert text.count(old) >= 1, f"{file} has no {old!r}"
            (folder / file).write_text(text.replace(old, new), encoding="utf-8")
        add_book(BOOK, open_book(folder))

    yield edited
    remove_book(BOOK)


def unwrapped(path, tmp_path):
    return Parcel.open(path).unwrap(Campaigns(tmp_path / "campaigns"), path.stem, Book(BOOK))


def plays_on(table, answers=30):
    """A few more answers, by karls."""
    state, dealer = table.state, meadhall.SeededDealer(1)
    karl = bot("karl", trudvang, 1)
    for _ in range(answers):
        frame = pending_frame(state)
        if frame is None:
            return
        seat = 0 if frame.seat == TABLE else int(frame.seat)
        meadhall.play(state, dealer.deal(state) if frame.seat == CHANCE else karl.choose(state, seat))


def where(path):
    """The file, and the place at which it was left, without the prefix of its edition."""
    return path.stem.partition("-")[2]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_save_from_before_goes_on_with_the_book_of_today(path, tmp_path):
    table, _ = unwrapped(path, tmp_path).take_up()
    assert PLACES[where(path)][2](table.state, pending_frame(table.state))
    plays_on(table)


EDITS = {
    "other words": [
        ("m1.yaml", "Frost came to Ejdland", "Rime came to Ejdland"),
        ("m4.yaml", "Twelve anvils", "Ten anvils"),
        ("m6.yaml", "The room holds nothing", "The room has nothing"),
    ],
    "an entry more": [
        (f"{name}.yaml", "\nentries:\n", "\nentries:\n  99:\n    text: A page more.\n    do: []\n")
        for name in ("m1", "m2", "m4", "m6")
    ],
    "a better bargain": [
        ("m1.yaml", "cost: {cp: 2}", "cost: {cp: 1}"),
        ("m6.yaml", "{heal_full: one}", "{heal_full: party}"),
    ],
}


@pytest.mark.parametrize("edit", EDITS)
def test_a_save_goes_on_after_a_harmless_edit(edit, shelf, tmp_path):
    shelf(*EDITS[edit])
    for path in FILES:
        campaign = unwrapped(path, tmp_path)
        assert not campaign.is_current()
        table, _ = campaign.take_up()
        assert PLACES[where(path)][2](table.state, pending_frame(table.state)), path.stem
        plays_on(table)


RENUMBERED = [("m6.yaml", "  40:\n", "  400:\n"), ("m6.yaml", "read: 40,", "read: 400,")]


def test_a_save_that_stands_in_an_entry_that_is_gone_says_so_and_begins_its_adventure_again(shelf, tmp_path):
    campaign = unwrapped(SAVES / "first-m6-room.campaign", tmp_path)
    shelf(*RENUMBERED)
    with pytest.raises(meadhall.Fault) as caught:
        campaign.take_up()
    assert caught.value.key == "campaign-changed"
    for language in ("en", "fr", "de"):
        said = load_command_words(language, "trudvang").fault(caught.value)
        assert BOOK in said
        assert campaign.command("restart") in said
    table, _ = campaign.restart()
    assert "M6/40" not in pages(table.state)
    plays_on(table)


def test_other_saves_go_on_where_an_entry_is_gone(shelf, tmp_path):
    shelf(*RENUMBERED)
    for name in ("m1-choice", "between", "m4-map"):
        table, _ = unwrapped(SAVES / f"first-{name}.campaign", tmp_path).take_up()
        plays_on(table)


def played(upto):
    """A record of the first answers of the book as it lies on the shelf."""
    state, dealer, karl = trudvang.new(1, {"adventure": BOOK}), meadhall.SeededDealer(5), bot("karl", trudvang, 5)
    record = Record.start(trudvang, state, 1, {"adventure": BOOK}, ["karl"], dealer)
    for frame in iter(lambda: pending_frame(state), None):
        if frame.ask == upto:
            break
        move = dealer.deal(state) if frame.seat == CHANCE else karl.choose(state, 0)
        record.add(state, frame.text(state, move))
    record.add(state, "choose road")
    return record


def test_a_record_names_the_edition_of_its_book_and_says_when_it_is_another(shelf):
    shelf()
    record = played("branch.choose")
    edition = record.header["edition"]
    assert edition == trudvang.edition({"adventure": BOOK})
    assert Record.parse(record.text()).replay() is not None
    shelf(("m1.yaml", "Frost came to Ejdland", "Rime came to Ejdland"))
    assert Record.parse(record.text()).replay() is not None  # another edition that tells the same
    shelf(("m1.yaml", "- id: road", "- id: lane"))
    with pytest.raises(meadhall.Fault) as caught:
        Record.parse(record.text()).replay()
    line = len(record.answers) + 1
    assert (caught.value.key, caught.value.args_of_key) == (
        "record-edition",
        {"line": line, "found": edition, "here": trudvang.edition({"adventure": BOOK})},
    )
    for language in ("en", "fr", "de"):
        said = load_command_words(language, "trudvang").fault(caught.value)
        assert edition in said
        assert str(line) in said


def test_a_record_that_names_no_edition_is_told_which_line_does_not_fit(shelf):
    shelf()
    record = played("branch.choose")
    del record.header["edition"]
    assert Record.parse(record.text()).replay() is not None
    shelf(("m1.yaml", "- id: road", "- id: lane"))
    with pytest.raises(meadhall.Fault) as caught:
        Record.parse(record.text()).replay()
    assert caught.value.key == "record-answer"


def test_a_record_that_begins_where_its_book_no_longer_goes_says_so(shelf):
    shelf()
    record = played("branch.choose")
    state = record.replay(len(record.answers) - 1)
    begun = Record.start(
        trudvang, state, 1, {"adventure": BOOK}, ["karl"], meadhall.SeededDealer(5), trudvang.position(state)
    )
    shelf(("m1.yaml", "  10:\n", "  100:\n"), ("m1.yaml", "read: 10,", "read: 100,"))
    with pytest.raises(meadhall.Fault) as caught:
        begun.replay()
    assert caught.value.key == "record-edition"
