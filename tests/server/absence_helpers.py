"""Tables at which somebody is absent."""

from __future__ import annotations

from server.hosting import Host
from server.people import Guest


def asked_first(table: str, *guests: Guest) -> tuple[list[Guest], Guest]:
    """Return all others first, then the asked seat."""
    turn = guests[0].get(f"/api/tables/{table}")["turn"]
    gone = guests["ABCD".index(turn)]
    return [guest for guest in guests if guest is not gone], gone


def three(host: Host, **more: object) -> tuple[str, list[Guest]]:
    people = [Guest(host.url, name) for name in ("Bera", "Egil", "Hild")]
    made = people[0].make("me", "open", "open", listed=True, **more)
    for guest in people[1:]:
        guest.post(f"/api/tables/{made['id']}/sit")
    return made["id"], people
