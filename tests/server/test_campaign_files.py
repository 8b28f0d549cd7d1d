"""Invalid campaign files: one clear error, and no leftovers."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable
from pathlib import Path

import httpx2
import pytest

from meadhall.server.table.server import ServerExtensions
from meadhall.tables.campaign import MANIFEST
from meadhall.tables.campaign_archive import Parcel, zip_files
from server.campaigning import begin, changed, given, goats_in, refused, saved
from server.hosting import Host
from server.people import Guest


@pytest.fixture
def bera(sqlite: str, tmp_path: Path, open_hall: Callable[..., Host]) -> Guest:
    """On a server with the goats among its books."""
    return Guest(open_hall(sqlite, extras=ServerExtensions(books={"goats": goats_in(tmp_path / "goats")})).url, "Bera")


def test_a_broken_or_foreign_file_is_told_in_one_sentence(bera: Guest) -> None:
    data = saved(bera, begin(bera)["id"])
    bent = bytearray(data)
    bent[60] ^= 0xFF
    manifest = json.loads(Parcel(data, "x").files[MANIFEST])

    assert refused(bera, b"") == "campaign-foreign"
    assert refused(bera, b"dear diary") == "campaign-foreign"
    assert refused(bera, bytes(bent)) == "campaign-broken"
    assert refused(bera, data[:-30]) in ("campaign-foreign", "campaign-broken")
    assert refused(bera, changed(data, manifest_json="[]")) == "campaign-foreign"
    other = json.dumps({**manifest, "game": "norsaga"})
    assert refused(bera, changed(data, manifest_json=other)) == "campaign-stranger"
    told = bera.ask("POST", "/api/campaigns/look", given(b"x", name="diary\u0000 .txt"), 400)["error"]
    assert told["text"] == "diary .txt is not an exported campaign."
    assert bera.get("/api/tables")["mine"][0]["story"] is not None


@pytest.mark.parametrize("name", ["../evil.txt", "/etc/passwd", "sittings/../../evil.record", "sittings\\001.record"])
def test_no_name_leads_out_of_the_file(bera: Guest, name: str) -> None:
    data = io.BytesIO(saved(bera, begin(bera)["id"]))
    with zipfile.ZipFile(data, "a") as archive:
        archive.writestr(name, "evil")

    assert refused(bera, data.getvalue()) == "campaign-foreign"


def test_a_bomb_is_not_unpacked(bera: Guest) -> None:
    data = io.BytesIO(saved(bera, begin(bera)["id"]))
    with zipfile.ZipFile(data, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("sittings/002.record", b"0" * 33 * 1024 * 1024)
    assert len(data.getvalue()) < 100_000

    assert refused(bera, data.getvalue(), 413) == "campaign-large"


@pytest.mark.parametrize("swollen", ['"' + "x" * 7_000_000 + '"', "[" + "[]," * 2_000_000 + "[]]"])
def test_a_record_holds_no_more_than_a_game_writes(bera: Guest, swollen: str) -> None:
    """Otherwise a file of a few kilobytes would be stored as megabytes, or occupy a worker for minutes."""
    data = saved(bera, begin(bera)["id"])
    record = Parcel(data, "x").files["sittings/001.record"]
    longer = zip_files(
        {**Parcel(data, "x").files, "sittings/001.record": record.replace("{", f'{{"x": {swollen}, ', 1)}
    )
    assert len(longer) < 50_000

    assert refused(bera, longer) == "campaign-record"
    assert refused(bera, changed(data, manifest_json='{"x": ' + swollen + "}"), 413) == "campaign-part-large"


def test_a_host_stores_no_more_than_the_hall_gives(
    sqlite: str,
    tmp_path: Path,
    open_hall: Callable[..., Host],
) -> None:
    host = open_hall(sqlite, stored=1_500, extras=ServerExtensions(books={"goats": goats_in(tmp_path / "goats")}))
    bera = Guest(host.url, "Bera")
    data = saved(bera, begin(bera)["id"])
    size = len(Parcel(data, "x").files["sittings/001.record"])
    wish = given(data, way="position", seats=[{"kind": "me"}])

    for _ in range(1_500 // size):
        bera.post("/api/campaigns", 201, **wish)
    assert bera.fault("POST", "/api/campaigns", 413, **wish) == "store-full"
    assert Guest(host.url, "Egil").post("/api/campaigns", 201, **wish)["id"]


def test_a_file_too_big_is_not_read(bera: Guest) -> None:
    assert refused(bera, bytes(4_000_001), 413) == "too-big"
    assert refused(bera, bytes(5_000_000), 413) == "too-big"


def test_either_a_file_or_a_table(bera: Guest) -> None:
    made = begin(bera)
    assert bera.fault("POST", "/api/campaigns/look", 400, name="x") == "campaign-source"
    assert bera.fault("POST", "/api/campaigns/look", 400, **given(b"x", table=made["id"])) == "campaign-source"
    assert bera.fault("POST", "/api/campaigns/look", 400, file="***") == "request-shape"
    sideways = {"table": made["id"], "way": "sideways", "seats": [{"kind": "me"}]}
    assert bera.fault("POST", "/api/campaigns", 400, **sideways) == "request-shape"
    nobody = given(saved(bera, made["id"]), way="position", seats=[{"kind": "same"}])
    assert bera.fault("POST", "/api/campaigns", 400, **nobody) == "seat-unknown"


def test_a_refused_file_leaves_nothing(bera: Guest) -> None:
    data = saved(bera, begin(bera)["id"])
    before = len(bera.get("/api/tables")["mine"])
    wish = given(data, way="position", seats=[{"kind": "me"}] * 5)
    reply: httpx2.Response = bera.http.post("/api/campaigns", json=wish)

    assert reply.status_code == 400
    assert len(bera.get("/api/tables")["mine"]) == before
