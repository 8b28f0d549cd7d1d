"""The OpenAPI description is correct, and no request causes an internal error."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from server.accounts_helpers import quick  # noqa: F401 (passwords are tried here by the dozen)
from server.hosting import Host
from server.people import Guest
from server.play_helpers import seated

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def test_schemathesis_finds_no_fault_of_ours(sqlite: str, open_hall: Callable[..., Host], tmp_path: Path) -> None:
    search(open_hall(sqlite), tmp_path, 8, 1800)


@pytest.mark.store
@pytest.mark.soak
def test_schemathesis_searches_for_longer(db: str, open_hall: Callable[..., Host], tmp_path: Path) -> None:
    search(open_hall(db), tmp_path, 250, 3_600)


def search(host: Host, folder: Path, examples: int, seconds: float) -> None:
    bera, egil = Guest(host.url, "Bera"), Guest(host.url, "Egil")
    table = seated(bera, egil, listed=True)
    described = json.dumps(bera.get("/schema"))
    # A generated id is never that of a table: use a real one as well as random ones.
    assert '"name": "table"' in described
    document = json.loads(described)
    for path in document["paths"].values():
        for operation in path.values():
            for parameter in operation.get("parameters", []):
                if parameter["name"] == "table":
                    parameter["schema"] = {"type": "string", "enum": [table, "nowhere"]}
    description = folder / "openapi.json"
    description.write_text(json.dumps(document))
    run = subprocess.run(
        [
            Path(sys.executable).parent / "schemathesis",
            "run",
            description,
            "--url",
            host.url,
            "--header",
            f"Cookie: mh_guest={bera.cookie}",
            "--checks",
            CHECKS,
            "--max-examples",
            str(examples),
            "--seed",
            "1",
            "--phases",
            "examples,coverage,fuzzing",
            "--exclude-path-regex",
            "/stream$",
            "--continue-on-failure",
            "--suppress-health-check",
            "all",
            "--warnings",
            "off",
        ],
        capture_output=True,
        text=True,
        timeout=seconds,
        cwd=folder,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]


def test_the_description_names_every_call(sqlite: str, open_hall: Callable[..., Host]) -> None:
    document = Guest(open_hall(sqlite).url).get("/schema")
    calls = {f"{method.upper()} {path}" for path, operations in document["paths"].items() for method in operations}
    assert calls == {
        "GET /api/me",
        "PATCH /api/me",
        "GET /api/personal/{personal}",
        "POST /api/personal/{personal}",
        "GET /api/tables/{table}/mishap",
        "GET /api/games",
        "GET /api/tables",
        "POST /api/tables",
        "GET /api/tables/{table}",
        "GET /api/tables/{table}/log",
        "POST /api/tables/{table}/sit",
        "POST /api/tables/{table}/stand",
        "POST /api/tables/{table}/seat",
        "POST /api/tables/{table}/call",
        "POST /api/tables/{table}/resign",
        "POST /api/tables/{table}/archive",
        "DELETE /api/tables/{table}",
        "POST /api/tables/{table}/token",
        "POST /api/tables/{table}/rematch",
        "POST /api/tables/{table}/trial",
        "POST /api/tables/{table}/earnest",
        "GET /api/tables/{table}/invitation",
        "POST /api/tables/{table}/counsel",
        "POST /api/tables/{table}/counsel/consent",
        "GET /api/tables/{table}/analysis",
        "POST /api/tables/{table}/analysis",
        "GET /api/games/{game}/lessons",
        "POST /api/games/{game}/lessons/{lesson}",
        "GET /api/games/{game}/first",
        "GET /api/games/{game}/exercises",
        "GET /api/exercises/today",
        "GET /api/tables/{table}/state",
        "POST /api/tables/{table}/answers",
        "GET /api/tables/{table}/stream",
        "GET /api/tables/{table}/record",
        "GET /api/tables/{table}/replay",
        "GET /api/tables/{table}/missed",
        "POST /api/replay",
        "POST /api/position",
        "GET /api/tables/{table}/chronicle",
        "GET /api/tables/{table}/journal",
        "GET /api/tables/{table}/campaign",
        "POST /api/tables/{table}/restart",
        "GET /api/history",
        "GET /api/ratings",
        "GET /api/me/account",
        "POST /api/me/password",
        "POST /api/sign-in",
        "POST /api/sign-out",
        "POST /api/me/sessions/end",
        "POST /api/me/passkeys/begin",
        "POST /api/me/passkeys",
        "POST /api/me/passkeys/remove",
        "POST /api/me/passkeys/show",
        "POST /api/sign-in/passkey/begin",
        "POST /api/sign-in/passkey",
        "GET /api/me/export",
        "POST /api/me/forget",
        "POST /api/campaigns/look",
        "POST /api/campaigns",
        "GET /api/keeper",
        "POST /api/keeper/enter",
        "POST /api/keeper/leave",
        "GET /api/keeper/tables/{table}",
        "POST /api/keeper/tables/{table}/close",
        "POST /api/keeper/mute",
        "POST /api/keeper/announce",
        "POST /api/keeper/drain",
        "POST /api/keeper/settle",
        "GET /api/keeper/people",
        "GET /api/keeper/people/{guest}",
        "POST /api/keeper/ban",
        "POST /api/keeper/lift",
        "POST /api/keeper/tables/{table}/remove",
        "POST /api/keeper/tables/{table}/untitle",
        "POST /api/keeper/rename",
        "POST /api/keeper/door",
        "POST /api/keeper/appeal",
        "POST /api/keeper/agreement",
        "GET /api/keeper/audit",
        "GET /api/keeper/audit/export",
        "GET /api/me/blocks",
        "POST /api/me/blocks/remove",
        "POST /api/tables/{table}/block",
        "POST /api/tables/{table}/report",
    }
