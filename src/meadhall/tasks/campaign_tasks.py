"""Campaign tasks of worker processes: open received files and replay long records."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from typing import Any

import msgspec

from meadhall.core.agenda import State
from meadhall.core.fault import Fault
from meadhall.core.game import Game, game, names
from meadhall.core.record import Record
from meadhall.tables.campaign import BEGAN, POSITION
from meadhall.tables.campaign_archive import Parcel, zip_sittings
from meadhall.tables.campaign_games import (
    find_book_name,
    is_storied,
    list_offers,
    load_continuation,
    load_state,
    read_beginning,
    read_edition,
    to_storied,
)
from meadhall.tables.chronicle import Chronicle, write_chronicle
from meadhall.tables.journal import write_journal
from meadhall.tasks.file_errors import convert_errors
from meadhall.words import Language

ON, AGAIN = "position", "beginning"  # the ways to take a campaign up: where it stood, or its adventure once more


def wrap_up(name: str, texts: list[str], stood: str) -> bytes:
    """Return a campaign as one file from the records of its sittings; `stood` replaces a last record that no longer
    replays.
    """
    sittings = [Record.parse(text) for text in texts]
    last = sittings[-1]
    state = load_position(name, last, stood) if stood else last.replay()
    return zip_sittings(name, sittings, last.game.position(state), read_beginning(last), state)


def sit_down_from(name: str, text: str, stood: str) -> tuple[str, str]:
    """Return where a new sitting starts and where its adventure began."""
    record = Record.parse(text)
    began = read_beginning(record)
    load_position(name, record, stood or began)
    return stood or began, began if stood else ""


def load_position(name: str, record: Record, position: str) -> State:
    """Return the state of a position if the book still has what it names."""
    state = load_state(record.game, position)
    if state is None:
        raise Fault("campaign-lost", name=name, book=find_book_name(record.game, record.header["options"]))
    return state


def tell_story(texts: list[str], language: Language) -> bytes:
    """Return the journal as gzipped JSON."""
    with convert_errors("record-broken"):
        told = write_journal([Record.parse(text) for text in texts], language)
    return gzip.compress(msgspec.json.encode(told), 6)


def tell_back(texts: list[str], language: str) -> bytes:
    """Return the chronicle as gzipped JSON."""
    with convert_errors("record-broken"):
        told = msgspec.convert(write_chronicle([Record.parse(text) for text in texts], language), Chronicle)
    return gzip.compress(msgspec.json.encode(told), 6)


class UploadedCampaign:
    """A received campaign, and the ways in which it can be continued here."""

    def __init__(self, data: bytes, path: str, largest: int) -> None:
        with convert_errors("campaign-broken", path=path):
            self.parcel = Parcel(data, path, largest)
            self.game = self.find_game()
            self.ways = dict(self.find_ways())
            self.over = self.parcel.sittings[-1].result is not None and ON not in self.ways
        if not self.ways:
            raise Fault("campaign-lost", name=self.parcel.name, book=self.parcel.book.name)

    def find_ways(self) -> Iterator[tuple[str, State]]:
        for way, file, find in ((ON, POSITION, load_continuation), (AGAIN, BEGAN, load_state)):
            state = find(self.game, self.parcel.files[file].strip())
            if state is not None and find_book_name(self.game, self.game.options_of(state)) == self.parcel.book.name:
                yield way, state

    def find_game(self) -> Game:
        """Return the game if it is available, has campaigns, and the server has the book."""
        name, book = self.parcel.manifest["game"], self.parcel.book.name
        if name not in names() or not is_storied(game(name)):
            raise Fault("campaign-foreign", path=self.parcel.path)
        if book not in list_offers(game(name)):
            raise Fault("campaign-book-absent", book=book)
        return game(name)

    def count_players(self, way: str) -> int:
        return len(self.game.view(self.ways[way], None)["players"])

    def accepts_players(self, way: str, players: int) -> bool:
        """Return whether it can continue with so many players."""
        try:
            return players == self.count_players(way) or bool(
                to_storied(self.game).with_players(self.ways[way], players)
            )
        except Fault:
            return False

    def is_current(self) -> bool:
        manifest = self.parcel.manifest
        today = read_edition(self.game, self.parcel.book.name, len(manifest["seats"]))
        return all(manifest[name] == value for name, value in today.items())


def look_into(data: bytes, path: str, largest: int) -> dict[str, Any]:
    """Describe a received file to a user who wants to continue it."""
    found = UploadedCampaign(data, path, largest)
    way, manifest = next(iter(found.ways)), found.parcel.manifest
    low, high = found.game.players
    people = [{"kind": kind, "name": name} for kind, name in zip(manifest["seats"], manifest["names"], strict=True)]
    return {
        "name": found.parcel.name,
        "game": found.game.name,
        "sittings": len(found.parcel.sittings),
        "story": to_storied(found.game).bookmark(found.ways[way]),
        "over": found.over,
        "current": found.is_current(),
        "people": people,
        "ways": list(found.ways),
        "players": {
            one: [count for count in range(low, high + 1) if found.accepts_players(one, count)] for one in found.ways
        },
    }


def take_out(data: bytes, path: str, largest: int, way: str, players: int) -> dict[str, Any]:
    """Return everything a table with so many players needs to continue a campaign."""
    found = UploadedCampaign(data, path, largest)
    if way not in found.ways:
        raise Fault("campaign-way", way=way, ways=", ".join(found.ways))
    of, state, began = found.game, found.ways[way], found.parcel.files[BEGAN].strip()
    if players != found.count_players(way):
        state, began = to_storied(of).with_players(state, players), ""
    return {
        "name": found.parcel.name,
        "game": of.name,
        "options": of.options_of(state),
        "position": of.position(state),
        "began": began if way == ON else "",
        "story": to_storied(of).bookmark(state),
        "sittings": [one.text() for one in found.parcel.sittings],
    }
