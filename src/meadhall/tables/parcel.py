"""A campaign as one file: a zip of its manifest, the records of all sittings, its position, and the story so far."""

from __future__ import annotations

import re
import shutil
import zipfile
import zlib
from pathlib import Path

from meadhall.core.fault import Fault
from meadhall.core.record import Record
from meadhall.tables.campaign import (
    BEGAN,
    MANIFEST,
    POSITION,
    SITTINGS,
    STORY,
    UNDONE,
    Book,
    Campaign,
    Campaigns,
    dumped,
    manifest_from,
)

ENDING = ".campaign"
LARGEST = 64 * 1024 * 1024      # bytes of all files together; a long campaign has a hundredth of it
NEEDED = (MANIFEST, POSITION, BEGAN, STORY)
KNOWN = re.compile(rf"{'|'.join(map(re.escape, NEEDED))}|{SITTINGS}/\d{{3,}}\.(record|secret)")
STAMP = (1980, 1, 1, 0, 0, 0)   # the same campaign is the same file, whenever it is packed


def pack(campaign: Campaign, path: Path) -> Path:
    """Writes the campaign; nothing is overwritten. The file of a book of one's own stays a matter of this machine."""
    if path.suffix != ENDING:
        path = path.with_name(path.name + ENDING)
    files = {name: (campaign.folder / name).read_text(encoding="utf-8") for name in NEEDED[1:]}
    files[MANIFEST] = dumped({**campaign.manifest, "file": Path(campaign.book.file).name})
    for one in sorted((campaign.folder / SITTINGS).iterdir()):
        if KNOWN.fullmatch(f"{SITTINGS}/{one.name}"):
            files[f"{SITTINGS}/{one.name}"] = one.read_text(encoding="utf-8")
    try:
        with path.open("xb") as opened, zipfile.ZipFile(opened, "w", zipfile.ZIP_DEFLATED) as archive:
            for name in [MANIFEST, *(name for name in files if name != MANIFEST)]:
                archive.writestr(zipfile.ZipInfo(name, STAMP), files[name], zipfile.ZIP_DEFLATED)
    except FileExistsError:
        raise Fault("campaign-file-there", path=str(path)) from None
    return path


class Parcel:
    """A file that somebody sent: read whole and looked over before anything of it is kept."""

    def __init__(self, path: Path) -> None:
        self.path = str(path)
        self.files = unpacked(path)
        for name in NEEDED:
            if name not in self.files:
                raise Fault("campaign-incomplete", path=self.path, file=name)
        self.manifest = manifest_from(self.files[MANIFEST], self.path)
        self.check_sittings()

    @property
    def name(self) -> str:
        return str(self.manifest["name"])

    @property
    def book(self) -> Book:
        return Book(self.manifest["book"], self.manifest["file"])

    def check_sittings(self) -> None:
        """Every record can be read, belongs to this game and this book, and none is missing."""
        records = sorted(name for name in self.files if name.endswith(".record"))
        if records != [f"{SITTINGS}/{number:03}.record" for number in range(1, len(records) + 1)] or not records:
            raise Fault("campaign-incomplete", path=self.path, file=f"{SITTINGS}/{len(records) or 1:03}.record")
        for name in records:
            try:
                header = Record.parse(self.files[name]).header
            except Fault as fault:
                raise Fault("campaign-record", path=self.path, file=name, reason=fault) from None
            if header["game"] != self.manifest["game"] or header["options"].get("adventure") != self.book.name:
                raise Fault("campaign-stranger", path=self.path, file=name, book=self.book.name)

    def unwrap(self, into: Campaigns, name: str, book: Book) -> Campaign:
        """Puts the campaign beside the others, whole or not at all. Its book lies on the shelf by now."""
        folder = into.place_for(name)
        beside = folder.with_name(folder.name + UNDONE)
        shutil.rmtree(beside, ignore_errors=True)
        manifest = {**self.manifest, "name": " ".join(name.split()), "file": book.file}
        for file, text in {**self.files, MANIFEST: dumped(manifest)}.items():
            (beside / file).parent.mkdir(parents=True, exist_ok=True)
            (beside / file).write_text(text, encoding="utf-8", newline="\n")
        for secret in (beside / SITTINGS).glob("*.secret"):
            secret.chmod(0o600)
        campaign = Campaign(beside, manifest)
        if campaign.is_current() and not campaign.is_over() and campaign.loaded(self.files[POSITION].strip()) is None:
            shutil.rmtree(beside)
            raise Fault("campaign-position", path=self.path)
        beside.rename(folder)
        return Campaign(folder, manifest)


def unpacked(path: Path) -> dict[str, str]:
    """The texts of the zip by their names; one clear fault for a foreign, broken or oversized file."""
    if not path.exists():
        raise Fault("campaign-no-file", path=str(path))
    if path.is_dir() or not zipfile.is_zipfile(path):
        raise Fault("campaign-foreign", path=str(path))
    try:
        with zipfile.ZipFile(path) as archive:
            found = archive.infolist()
            if sum(one.file_size for one in found) > LARGEST:
                raise Fault("campaign-large", path=str(path), most=LARGEST // (1024 * 1024))
            stranger = next((one.filename for one in found if not KNOWN.fullmatch(one.filename)), None)
            if stranger is not None:
                raise Fault("campaign-foreign", path=str(path))
            return {one.filename: archive.read(one).decode("utf-8") for one in found}
    except (zipfile.BadZipFile, zlib.error, EOFError, UnicodeDecodeError, NotImplementedError, RuntimeError):
        raise Fault("campaign-broken", path=str(path)) from None
