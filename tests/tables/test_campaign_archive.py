"""A campaign as one file: there and back again, and everything that may be wrong with a file somebody sent."""

from __future__ import annotations

import json
import os
import tracemalloc
import zipfile
from pathlib import Path

import pytest

from meadhall.core.fault import Fault
from meadhall.tables.campaign import MANIFEST, POSITION, STORY, Book, Campaigns
from meadhall.tables.campaign_archive import Parcel, pack
from tables.conftest import TRUDVANG, Begin, play_on


@pytest.fixture
def packed(begin: Begin, tmp_path: Path) -> Path:
    """A campaign of two sittings."""
    campaign = begin()
    play_on(campaign, 8)
    campaign.restart()
    play_on(campaign, 4)
    return pack(campaign, tmp_path / "goats")


def changed(path: Path, **files: str | None) -> Path:
    """The same file with other contents: `manifest_json="..."`; None leaves one out."""
    with zipfile.ZipFile(path) as archive:
        held: dict[str, str | None] = {name: archive.read(name).decode() for name in archive.namelist()}
    for name, text in files.items():
        folder, _, rest = name.rpartition("__")
        held["/".join([*([folder] if folder else []), rest.replace("_", ".")])] = text
    other = path.with_name("other.campaign")
    with zipfile.ZipFile(other, "w") as archive:
        for name, kept in held.items():
            if kept is not None:
                archive.writestr(name, kept)
    return other


def fault(path: Path) -> str:
    with pytest.raises(Fault) as caught:
        Parcel.open(path)
    assert caught.value.args_of_key["path"] == str(path)
    return caught.value.key


def test_there_and_back_again(packed: Path, campaigns: Campaigns, goat: Path) -> None:
    assert packed.name == "goats.campaign"
    came = Parcel.open(packed)
    twin = came.unwrap(campaigns, "Twin", Book("goat", str(goat)))
    here = campaigns.find("Goats")

    assert (twin.name, twin.book.file, came.book.file) == ("Twin", str(goat), "goat.yaml")
    assert [one.read_text() for one in twin.sittings()] == [one.read_text() for one in here.sittings()]
    assert (twin.read(POSITION), twin.read(STORY)) == (here.read(POSITION), here.read(STORY))
    assert TRUDVANG.position(twin.take_up()[0].state) == TRUDVANG.position(here.take_up()[0].state)
    assert twin.take_up()[1].name == "002.record", "the secret of the sealed deal came along"


def test_the_same_campaign_is_the_same_file(begin: Begin, tmp_path: Path) -> None:
    campaign = begin()

    assert pack(campaign, tmp_path / "a").read_bytes() == pack(campaign, tmp_path / "b.campaign").read_bytes()


def test_no_path_of_this_machine_travels(packed: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(packed) as archive:
        assert not [name for name in archive.namelist() if str(tmp_path) in archive.read(name).decode()]


def test_nothing_is_overwritten(begin: Begin, packed: Path, campaigns: Campaigns) -> None:
    with pytest.raises(Fault) as caught:
        pack(campaigns.find("goats"), packed)
    assert caught.value.key == "campaign-file-there"
    with pytest.raises(Fault) as caught:
        Parcel.open(packed).unwrap(campaigns, "Goats", Parcel.open(packed).book)
    assert caught.value.key == "campaign-there"


def test_a_foreign_file_is_told_from_a_broken_one(packed: Path, tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("dear diary", encoding="utf-8")
    cut = tmp_path / "cut.campaign"
    cut.write_bytes(packed.read_bytes()[:-200])
    bent = tmp_path / "bent.campaign"
    bytes_ = bytearray(packed.read_bytes())
    bytes_[200] ^= 0xFF
    bent.write_bytes(bytes(bytes_))
    zipped = tmp_path / "zipped.zip"
    with zipfile.ZipFile(zipped, "w") as archive:
        archive.writestr("holiday.jpg", "x")

    assert fault(text) == "campaign-foreign"
    assert fault(tmp_path) == "campaign-foreign"
    assert fault(zipped) == "campaign-foreign"
    assert fault(cut) in ("campaign-foreign", "campaign-broken")
    assert fault(bent) == "campaign-broken"
    assert fault(tmp_path / "none.campaign") == "campaign-no-file"


@pytest.mark.parametrize("name", ["../evil.txt", "/etc/passwd", "sittings/../../evil.record", "sittings/1.record"])
def test_a_file_with_strange_names_is_not_opened(packed: Path, name: str) -> None:
    with zipfile.ZipFile(packed, "a") as archive:
        archive.writestr(name, "evil")

    assert fault(packed) == "campaign-foreign"


def test_an_oversized_file_is_not_unpacked(packed: Path) -> None:
    with pytest.raises(Fault) as caught:
        Parcel(packed.read_bytes(), "goats", largest=100)
    assert caught.value.key == "campaign-large"


def test_a_file_that_lies_about_its_size_does_not_swell(packed: Path) -> None:
    """A few bytes may be pressed out of a great many; no more of them come out than the file owns up to."""
    size = 100 * 1024 * 1024
    swollen = changed(packed, story_json="\0" * size)
    data = bytearray(repressed(swollen))
    at = data.rindex(size.to_bytes(4, "little"))  # where the list of contents says it
    data[at : at + 4] = (1_000).to_bytes(4, "little")
    swollen.write_bytes(data)

    tracemalloc.start()
    try:
        assert fault(swollen) == "campaign-broken"
        assert tracemalloc.get_traced_memory()[1] < size // 10
    finally:
        tracemalloc.stop()


def repressed(path: Path) -> bytes:
    """The same files, made small."""
    small = path.with_name("small.campaign")
    with zipfile.ZipFile(path) as archive, zipfile.ZipFile(small, "w", zipfile.ZIP_DEFLATED) as other:
        for name in archive.namelist():
            other.writestr(name, archive.read(name))
    return small.read_bytes()


def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.campaign")
    assert fault(tmp_path / "pipe.campaign") == "campaign-foreign"


def test_a_file_pressed_in_another_way_is_not_opened(packed: Path) -> None:
    """What some ways of pressing need in memory is for the file to say."""
    with zipfile.ZipFile(packed, "a", zipfile.ZIP_LZMA) as archive:
        archive.writestr("sittings/003.record", "x")

    assert fault(packed) == "campaign-foreign"


def test_half_a_letter_is_no_text(packed: Path) -> None:
    """JSON can write it, but no file can hold it."""
    manifest = json.loads(Parcel.open(packed).files[MANIFEST])
    broken = changed(packed, manifest_json=json.dumps({**manifest, "names": ["\ud800"]}))
    assert fault(broken) == "campaign-damaged"


def test_what_is_missing_is_named(packed: Path) -> None:
    assert fault(changed(packed, position_txt=None)) == "campaign-incomplete"
    assert fault(changed(packed, manifest_json=None)) == "campaign-incomplete"
    assert fault(changed(packed, sittings__001_record=None)) == "campaign-incomplete"


def test_a_sitting_that_is_not_one_is_named(packed: Path) -> None:
    assert fault(changed(packed, sittings__002_record="{}")) == "campaign-record"
    assert fault(changed(packed, manifest_json="[]")) == "campaign-foreign"
    manifest = json.loads(Parcel.open(packed).files[MANIFEST])
    assert fault(changed(packed, manifest_json=json.dumps({**manifest, "book": "example_x1"}))) == "campaign-stranger"
    assert fault(changed(packed, manifest_json=json.dumps({**manifest, "meadhall-campaign": 9}))) == "campaign-format"


def test_a_position_that_was_changed_is_refused_and_leaves_nothing(packed: Path, campaigns: Campaigns) -> None:
    came = Parcel.open(changed(packed, position_txt="trudvang players=one"))
    with pytest.raises(Fault) as caught:
        came.unwrap(campaigns, "Twin", campaigns.find("goats").book)

    assert caught.value.key == "campaign-position"
    assert sorted(folder.name for folder in campaigns.folder.iterdir()) == ["goats"]
