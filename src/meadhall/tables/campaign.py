"""Campaigns: a story over many sittings, in a folder with the records of all of them.

The folder also holds the current position, the position where the adventure began, and the story's memory. A record is
authoritative while game and book are those it was played with. After an incompatible edit of the book the campaign
continues from the position, whose names survive more changes.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meadhall.core.agenda import State
from meadhall.core.codec import parse_json
from meadhall.core.fault import Fault, find_nearest
from meadhall.core.game import Game, Value
from meadhall.core.game import game as game_of
from meadhall.core.record import Record
from meadhall.tables.campaign_games import LOST, find_beginning, load_continuation, load_state, read_edition, to_storied
from meadhall.tables.journal import list_earlier
from meadhall.tables.saved_games import Shelf, create_dealer, find_home, resume
from meadhall.tables.seats import Seat
from meadhall.tables.table import Table

FORMAT = 1
MANIFEST, POSITION, BEGAN, STORY, SITTINGS = "manifest.json", "position.txt", "began.txt", "story.json", "sittings"
FIELDS = {
    "name": str,
    "game": str,
    "rules": int,
    "data": str,
    "book": str,
    "file": str,
    "edition": str,
    "seats": list,
    "names": list,
}
NAME_LENGTH = 40
UNDONE = ".new"  # of a folder that is not whole yet; no campaign is called so


@dataclass(frozen=True)
class Book:
    """The book of a campaign: its id and, unless it comes with the game, its file."""

    name: str
    file: str = ""


class Campaign:
    """One story with its players and sittings."""

    def __init__(self, folder: Path, manifest: dict[str, Any]) -> None:
        self.folder = folder
        self.manifest = manifest
        self.began_after: int | None = None  # the answer of this sitting with which its adventure began
        self.beginning = ""  # of the adventure that was being played when the sitting began

    @classmethod
    def load(cls, folder: Path) -> Campaign:
        try:
            text = (folder / MANIFEST).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            raise Fault("campaign-damaged", path=str(folder), file=MANIFEST) from None
        return cls(folder, parse_manifest(text, str(folder)))

    # Reading

    @property
    def name(self) -> str:
        return str(self.manifest["name"])

    @property
    def book(self) -> Book:
        return Book(self.manifest["book"], self.manifest["file"])

    @property
    def game(self) -> Game:
        return game_of(self.manifest["game"])

    @property
    def seats(self) -> list[Seat]:
        return [Seat(kind, name) for kind, name in zip(self.manifest["seats"], self.manifest["names"], strict=True)]

    def sittings(self) -> list[Path]:
        return sorted((self.folder / SITTINGS).glob("*.record"))

    def read(self, file: str) -> str:
        try:
            return (self.folder / file).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError):
            raise Fault("campaign-damaged", path=str(self.folder), file=file) from None

    def story(self) -> dict[str, Any]:
        """The story's memory as last saved."""
        try:
            found = parse_json(self.read(STORY))
        except ValueError:
            found = None
        if not isinstance(found, dict) or not isinstance(found.get("bookmark", {}), dict):
            raise Fault("campaign-damaged", path=str(self.folder), file=STORY)
        return found

    def place(self, language: str) -> str:
        """The titles of book and adventure, or their ids if an older save has no titles."""
        story = self.story()
        mark = {"book": self.book.name, "adventure": story.get("adventure", ""), **story.get("bookmark", {})}
        titles = [
            title.get(language, title.get("", "")) if isinstance(title, dict) else title
            for title in (mark["book"], mark["adventure"])
        ]
        return ", ".join(dict.fromkeys(str(title) for title in titles if title))

    def find_last(self) -> Path:
        """The current sitting."""
        found = self.sittings()
        if not found:
            raise Fault("campaign-damaged", path=str(self.folder), file=SITTINGS)
        return found[-1]

    def is_over(self) -> bool:
        """Return whether the story has ended and its book, if available, has no further adventure."""
        return self.has_ended() and self.goes_on() is None

    def has_ended(self) -> bool:
        """Return whether the last sitting has ended; the campaign may continue with another."""
        return Record.load(self.find_last()).result is not None

    def goes_on(self) -> State | None:
        """Return the state to continue from, by the saved position."""
        return load_continuation(self.game, self.read(POSITION))

    def last_played(self) -> float:
        return self.find_last().stat().st_mtime

    # Playing

    def edition(self) -> dict[str, Any]:
        """Return the versions of rules, components and book it would be played with now."""
        return read_edition(self.game, self.book.name, len(self.seats))

    def is_current(self) -> bool:
        return all(self.manifest[name] == value for name, value in self.edition().items())

    def take_up(self, seats: list[Seat] | None = None) -> tuple[Table, Path]:
        """Return the table as it was left. Start a new sitting if the players differ, the record is no longer valid, or
        a finished book has grown.
        """
        path = self.find_last()
        record = Record.load(path)
        table = self.try_replay(record, path) if record.result is None else None
        if table is not None and (seats is None or seats == table.seats):
            return table, path
        state = table.state if table is not None else self.goes_on()
        if state is None and record.result is not None:
            raise Fault("campaign-over", name=self.name)
        if state is None:
            raise Fault("campaign-changed", name=self.name, book=self.book.name, command=self.command("restart"))
        return self.sit_down(state, seats or self.seats)

    def try_replay(self, record: Record, path: Path) -> Table | None:
        """Return the table of the last record, if it still leads to the saved position."""
        current = self.is_current()
        try:
            table = resume(record, path)
        except LOST:
            return None
        if not current:
            if self.game.position(table.state) != self.read(POSITION):
                return None
            self.manifest |= self.edition()
            write_text(self.folder / MANIFEST, dump_json(self.manifest))
        return table

    def try_load(self, position: str) -> State | None:
        return load_state(self.game, position)

    def restart(self) -> tuple[Table, Path]:
        """Restart the adventure in a new sitting. The earlier sittings stay on record."""
        state = self.try_load(self.read(BEGAN))
        if state is None:
            raise Fault("campaign-lost", name=self.name, book=self.book.name)
        return self.sit_down(state, self.seats)

    def sit_down(self, state: State, seats: list[Seat]) -> tuple[Table, Path]:
        """Begin a new sitting from here with these players."""
        of = self.game
        if len(seats) != len(self.seats):
            state = to_storied(of).with_players(state, len(seats))
        table = Table.new(of, seats, of.options_of(state), create_dealer(None, len(seats)), of.position(state))
        self.manifest |= {
            "seats": [seat.kind for seat in seats],
            "names": [seat.name for seat in seats],
            **self.edition(),
        }
        path = self.next_sitting()
        self.began_after = None
        CampaignShelf(self).save(table, path)
        write_text(self.folder / MANIFEST, dump_json(self.manifest))
        return table, path

    def next_sitting(self) -> Path:
        return self.folder / SITTINGS / f"{len(self.sittings()) + 1:03}.record"

    def command(self, verb: str) -> str:
        return f"meadhall campaign {verb} {shlex.quote(self.name)}"

    # Saving

    def keep(self, table: Table) -> None:
        """Save the position after an answer, and where its adventure began."""
        self.keep_beginning(table)
        write_text(self.folder / STORY, dump_story(table.game, table.state))
        write_text(self.folder / POSITION, table.game.position(table.state) + "\n")

    def keep_beginning(self, table: Table) -> None:
        """Save where the current adventure began: in this sitting, or in the one it continues."""
        number = find_beginning(table)
        if number == self.began_after:
            return
        if self.began_after is None:
            there = (self.folder / BEGAN).exists()
            self.beginning = self.read(BEGAN) if there else table.game.position(table.record.first())
        self.began_after = number
        began = table.game.position(table.record.replay(number)) if number >= 0 else self.beginning
        write_text(self.folder / BEGAN, began + "\n")


class CampaignShelf(Shelf):
    """Saves the sittings of one campaign; every answer also saves the position."""

    def __init__(self, campaign: Campaign) -> None:
        super().__init__(campaign.folder / SITTINGS)
        self.campaign = campaign

    def save(self, table: Table, path: Path) -> None:
        super().save(table, path)
        if path.parent == self.folder:
            self.campaign.keep(table)

    def earlier(self, table: Table, path: Path) -> list[dict[str, Any]]:
        """Return earlier adventures as in the journal: each by its beginning, then its pages and its result."""
        return list_earlier([Record.load(one) for one in self.campaign.sittings() if one < path], table.record)

    def go_on(self, game: str, path: Path) -> str:
        return self.campaign.command("play")


class Campaigns:
    """All campaigns of this user."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or find_home() / "campaigns"

    def all(self) -> list[Campaign]:
        """Return the readable campaigns, last played first."""
        found = []
        for manifest in self.folder.glob(f"*/{MANIFEST}"):
            if manifest.parent.name.endswith(UNDONE):
                continue
            try:
                campaign = Campaign.load(manifest.parent)
                campaign.story()
                Record.load(campaign.find_last())
            except Fault:
                continue  # asked for by its name, it says what is wrong with it
            found.append(campaign)
        return sorted(found, key=lambda campaign: campaign.last_played(), reverse=True)

    def find(self, name: str) -> Campaign:
        folder = self.folder / make_slug(name) if make_slug(name) else None
        if folder is None or not (folder / MANIFEST).exists():
            known = [campaign.name for campaign in self.all()]
            raise Fault("campaign-unknown", name=name, nearest=find_nearest(name, known) if known else "none")
        return Campaign.load(folder)

    def place_for(self, name: str) -> Path:
        """Return the folder of a new campaign."""
        said = " ".join(name.split())
        if not make_slug(said) or len(said) > NAME_LENGTH or not said.isprintable():
            raise Fault("campaign-name", name=name, most=NAME_LENGTH)
        if (self.folder / make_slug(said)).exists():
            raise Fault("campaign-there", name=said)
        return self.folder / make_slug(said)

    def begin(
        self, name: str, book: Book, of: Game, seats: list[Seat], options: dict[str, Value], seed: int | None
    ) -> Campaign:
        """Create a campaign and save it before its first answer."""
        folder = self.place_for(name)
        table = Table.new(of, seats, options, create_dealer(seed, len(seats)))
        manifest = {
            "meadhall-campaign": FORMAT,
            "name": " ".join(name.split()),
            "game": of.name,
            "rules": of.rules_version,
            "data": of.data_hash(),
            "book": book.name,
            "file": book.file,
            "edition": to_storied(of).edition(options),
            "seats": [seat.kind for seat in seats],
            "names": [seat.name for seat in seats],
        }
        beside = folder.with_name(folder.name + UNDONE)
        shutil.rmtree(beside, ignore_errors=True)
        campaign = Campaign(beside, manifest)
        CampaignShelf(campaign).save(table, campaign.next_sitting())
        write_text(beside / MANIFEST, dump_json(manifest))
        beside.rename(folder)
        return Campaign(folder, manifest)


def make_slug(name: str) -> str:
    """Return a folder name: `Winter, owed` becomes `winter-owed`."""
    plain = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:NAME_LENGTH]


def parse_manifest(text: str, path: str) -> dict[str, Any]:
    """Parse a manifest, or raise a Fault."""
    try:
        found = parse_json(text)
    except ValueError:
        raise Fault("campaign-damaged", path=path, file=MANIFEST) from None
    if not isinstance(found, dict) or "meadhall-campaign" not in found:
        raise Fault("campaign-foreign", path=path)
    if found["meadhall-campaign"] != FORMAT:
        raise Fault("campaign-format", path=path, found=str(found["meadhall-campaign"]), known=FORMAT)
    for name, kind in FIELDS.items():
        if not isinstance(found.get(name), kind):
            raise Fault("campaign-manifest", path=path, field=name)
    people = [*found["seats"], *found["names"]]
    if len(found["seats"]) != len(found["names"]) or not all(isinstance(one, str) for one in people):
        raise Fault("campaign-manifest", path=path, field="names")
    return found


def dump_story(of: Game, state: State) -> str:
    """Return the story's memory with the titles of book and adventure, so that listing campaigns opens no book."""
    return dump_json({**to_storied(of).story(state), "bookmark": to_storied(of).bookmark(state)})


def dump_json(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"


def write_text(path: Path, text: str) -> None:
    """Write atomically: after a crash the old file is intact."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    with beside.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
