"""A campaign as one zip file: manifest, records of all sittings, position, and the story's memory."""

from __future__ import annotations

import io
import re
import shutil
import zipfile
import zlib
from pathlib import Path

from meadhall.core.agenda import State
from meadhall.core.fault import Fault, TooBig
from meadhall.core.record import Record
from meadhall.tables.campaign import (
    BEGAN,
    FORMAT,
    MANIFEST,
    POSITION,
    SITTINGS,
    STORY,
    UNDONE,
    Book,
    Campaign,
    Campaigns,
    dump_json,
    dump_story,
    parse_manifest,
)
from meadhall.tables.campaign_games import find_book_name, is_shipped, read_edition

ENDING = ".campaign"
LARGEST = 8 * 1024 * 1024  # bytes of all files together; a long campaign has a tenth of it
SHORT = {MANIFEST: 65_536, POSITION: 65_536, BEGAN: 65_536, STORY: 1024 * 1024}  # the rest are sittings
NEEDED = (MANIFEST, POSITION, BEGAN, STORY)
KNOWN = re.compile(rf"{'|'.join(map(re.escape, NEEDED))}|{SITTINGS}/\d{{3,}}\.(record|secret)")
PRESSED = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)  # others may ask for any amount of memory
STAMP = (1980, 1, 1, 0, 0, 0)  # the same campaign is the same file, whenever it is packed


def pack(campaign: Campaign, path: Path) -> Path:
    """Write the campaign to this path; add our extension only if it has none; never overwrite. The path of a user's own
    book is not exported.
    """
    if not path.suffix:
        path = path.with_name(path.name + ENDING)
    files = {name: (campaign.folder / name).read_text(encoding="utf-8") for name in NEEDED[1:]}
    files[MANIFEST] = dump_json({**campaign.manifest, "file": Path(campaign.book.file).name})
    for one in sorted((campaign.folder / SITTINGS).iterdir()):
        if KNOWN.fullmatch(f"{SITTINGS}/{one.name}"):
            files[f"{SITTINGS}/{one.name}"] = one.read_text(encoding="utf-8")
    try:
        with path.open("xb") as opened:
            opened.write(zip_files(files))
    except FileExistsError:
        raise Fault("campaign-file-there", path=str(path)) from None
    return path


def zip_files(files: dict[str, str]) -> bytes:
    """Zip the files, manifest first."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in [MANIFEST, *(name for name in files if name != MANIFEST)]:
            archive.writestr(zipfile.ZipInfo(name, STAMP), files[name], zipfile.ZIP_DEFLATED)
    return whole.getvalue()


def zip_sittings(name: str, sittings: list[Record], position: str, began: str, state: State) -> bytes:
    """Zip a campaign that has no folder. The secret of a running deal is left out: it would reveal every draw."""
    last, of = sittings[-1].header, sittings[-1].game
    book, people = (
        find_book_name(of, last["options"]),
        {"seats": last["seats"], "names": last.get("names", last["seats"])},
    )
    manifest = {
        "meadhall-campaign": FORMAT,
        "name": name,
        "game": of.name,
        "book": book,
        "file": "" if is_shipped(of, book) else book,
        **people,
        **read_edition(of, book, len(last["seats"])),
    }
    files = {
        MANIFEST: dump_json(manifest),
        POSITION: position + "\n",
        BEGAN: began + "\n",
        STORY: dump_story(of, state),
    }
    return zip_files({**files, **{name_sitting(number): one.text() for number, one in enumerate(sittings, 1)}})


def name_sitting(number: int) -> str:
    return f"{SITTINGS}/{number:03}.record"


class Parcel:
    """A received file, validated completely before anything is stored."""

    def __init__(self, data: bytes, path: str, largest: int = LARGEST) -> None:
        self.path = path
        self.files = unzip(data, path, largest)
        for name in NEEDED:
            if name not in self.files:
                raise Fault("campaign-incomplete", path=self.path, file=name)
        self.manifest = parse_manifest(self.files[MANIFEST], self.path)
        self.sittings = self.looked_over()

    @classmethod
    def open(cls, path: Path) -> Parcel:
        if not path.exists():
            raise Fault("campaign-no-file", path=str(path))
        if not path.is_file():
            raise Fault("campaign-foreign", path=str(path))
        if path.stat().st_size > LARGEST:
            raise TooBig("campaign-large", path=str(path), most=LARGEST // (1024 * 1024))
        return cls(path.read_bytes(), str(path))

    @property
    def name(self) -> str:
        return str(self.manifest["name"])

    @property
    def book(self) -> Book:
        return Book(self.manifest["book"], self.manifest["file"])

    def looked_over(self) -> list[Record]:
        """Check that every record is readable, belongs to this game and book, and that none is missing."""
        names = sorted(name for name in self.files if name.endswith(".record"))
        if names != [name_sitting(number) for number in range(1, len(names) + 1)] or not names:
            raise Fault("campaign-incomplete", path=self.path, file=name_sitting(len(names) or 1))
        return [self.record(name) for name in names]

    def record(self, name: str) -> Record:
        try:
            found = Record.parse(self.files[name])
        except Fault as fault:
            raise Fault("campaign-record", path=self.path, file=name, reason=fault) from None
        if found.header["game"] != self.manifest["game"] or read_book_name(found) != self.book.name:
            raise Fault("campaign-stranger", path=self.path, file=name, book=self.book.name)
        return found

    def unwrap(self, into: Campaigns, name: str, book: Book) -> Campaign:
        """Store the campaign, atomically. Its book must be available."""
        folder = into.place_for(name)
        beside = folder.with_name(folder.name + UNDONE)
        shutil.rmtree(beside, ignore_errors=True)
        manifest = {**self.manifest, "name": " ".join(name.split()), "file": book.file}
        for file, text in {**self.files, MANIFEST: dump_json(manifest)}.items():
            (beside / file).parent.mkdir(parents=True, exist_ok=True)
            (beside / file).write_text(text, encoding="utf-8", newline="\n")
        for secret in (beside / SITTINGS).glob("*.secret"):
            secret.chmod(0o600)
        campaign = Campaign(beside, manifest)
        if campaign.is_current() and not campaign.is_over() and campaign.try_load(self.files[POSITION].strip()) is None:
            shutil.rmtree(beside)
            raise Fault("campaign-position", path=self.path)
        beside.rename(folder)
        return Campaign(folder, manifest)


def read_book_name(record: Record) -> str:
    """Return the book named by a received record, or "" if it names none."""
    try:
        return find_book_name(record.game, record.header["options"])
    except LookupError:
        return ""


def unzip(data: bytes, path: str, largest: int) -> dict[str, str]:
    """Return the files of the zip by name. Raise a Fault for a foreign, broken or oversized file."""
    if not zipfile.is_zipfile(io.BytesIO(data)):
        raise Fault("campaign-foreign", path=path)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            found = archive.infolist()
            if sum(one.file_size for one in found) > largest:
                raise TooBig("campaign-large", path=path, most=largest // (1024 * 1024))
            for one in found:
                if one.file_size > SHORT.get(one.filename, largest):
                    raise TooBig("campaign-part-large", path=path, file=one.filename, most=SHORT[one.filename] // 1024)
            if not all(KNOWN.fullmatch(one.filename) and one.compress_type in PRESSED for one in found):
                raise Fault("campaign-foreign", path=path)
            return {one.filename: read_member(archive, one) for one in found}
    except Fault:
        raise
    except (zipfile.BadZipFile, zlib.error, EOFError, ValueError, OSError, NotImplementedError, RuntimeError):
        raise Fault("campaign-broken", path=path) from None


def read_member(archive: zipfile.ZipFile, one: zipfile.ZipInfo) -> str:
    """Read at most the declared size, against zip bombs."""
    with archive.open(one) as opened:
        return opened.read(one.file_size + 1).decode("utf-8")
