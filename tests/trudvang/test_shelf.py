"""Which books a table may ask for: those of the shelf, and files only at home."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.book import file_access
from meadhall.book.file_access import allow_files
from meadhall.core.decision import decide
from meadhall.core.fault import Fault
from meadhall.games.trudvang.books import list_shipped, open_book
from meadhall.games.trudvang.rules.reading import read
from meadhall.games.trudvang.saga import SAGAS
from trudvang.scene import PAGE, table, tale, trudvang

EMPTY = {"entries": "", "cards": "", "pois": "", "spaces": "", "adventure": ""}


@pytest.fixture
def own(tmp_path):
    path = tmp_path / "own.yaml"
    path.write_text(PAGE.format(**EMPTY), encoding="utf-8")
    yield str(path)
    SAGAS.pop(str(path), None)


def test_a_stranger_opens_no_file(own, tmp_path):
    """Whether there is such a file, is none, or is one that cannot be read: the answer is the same."""
    secret = tmp_path / "secret.yaml"
    secret.write_text("password: hunter2\n", encoding="utf-8")
    for path in (own, str(secret), str(tmp_path / "none.yaml"), "/etc/passwd", "../winter_owed/m1.yaml"):
        with pytest.raises(Fault) as caught:
            trudvang.new(1, {"adventure": path})
        assert caught.value.key == "option-value"
        assert caught.value.args_of_key == {"option": "adventure", "value": path, "choices": ", ".join(list_shipped())}
        assert "hunter2" not in str(caught.value)
        assert path not in SAGAS


def test_nor_by_way_of_a_position(own):
    text = trudvang.position(trudvang.new(1, {"adventure": "winter_owed"}))
    assert "adventure:winter_owed" in text
    with pytest.raises(Fault) as caught:
        trudvang.from_position(text.replace("adventure:winter_owed", f"adventure:{own}"))
    assert caught.value.key == "option-value"


def test_at_home_a_file_is_a_book(own):
    with allow_files():
        assert trudvang.new(1, {"adventure": own}).house.saga.book.campaign.title == "A Tale"
        with pytest.raises(Fault, match="There is no book"):
            trudvang.new(1, {"adventure": f"{own}.none"})
    with pytest.raises(Fault):
        trudvang.new(1, {"adventure": f"{own}.none"})


def test_home_is_left_again_when_something_breaks():
    def breaks():
        with allow_files():
            raise Fault("trudvang-book-unknown", book="x", nearest="y")

    with pytest.raises(Fault):
        breaks()
    assert not file_access.opened


def test_the_gate_closes_when_the_last_of_two_overlapping_blocks_ends():
    """Threads may end in another order than they began."""
    first, second = allow_files(), allow_files()
    first.__enter__()
    second.__enter__()
    first.__exit__(None, None, None)
    assert file_access.opened
    second.__exit__(None, None, None)
    assert not file_access.opened


def test_a_save_of_another_version_of_the_book_is_one_clear_fault():
    """The entry the party was reading has been taken out since."""
    before, after = tale("10: {text: A door., do: [{lose_health: 1}]}"), tale()
    state = table("", before)
    state.agenda.clear()
    state.do(*read(state, "10", state.place_of(0)))
    text = trudvang.position(state)
    assert decide(trudvang.from_position(text)) is None
    with pytest.raises(Fault) as caught:
        decide(trudvang.from_position(text.replace(before, after)))
    assert caught.value.key == "trudvang-book-changed"


def test_a_book_that_the_keeper_serves_can_be_chosen_until_it_is_put_away():
    book = open_book(Path(tale()))
    trudvang.serve("hall", book)
    try:
        assert decide(trudvang.new(2, {"adventure": "hall"})) is not None
        trudvang.serve("hall", open_book(Path(tale("10: {text: More.}"))))  # a new edition under the old name
        assert "T1/10" in SAGAS["hall"].names.values()
    finally:
        trudvang.put_away("hall")
    with pytest.raises(Fault):
        trudvang.new(2, {"adventure": "hall"})
