"""Request and response types of moderation."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from meadhall.server.api.admin_schemas import BanShape, Number, Reason
from meadhall.server.api.schemas import Strict
from meadhall.server.store.settings import Door

YEARS = 10 * 365 * 24  # hours


class NewBan(Strict):
    """A ban of a guest, or of an address or range (CIDR). `hours` is null for a permanent ban. `sure`: even if it
    includes the admin's own address.
    """

    reason: Reason
    guest: Number | None = None
    network: Annotated[str, Meta(max_length=60)] | None = None
    hours: Annotated[int, Meta(ge=1, le=YEARS)] | None = None
    sure: bool = False


class Lift(Strict):
    ban: Number
    reason: Reason


class MessageRemoval(Strict):
    chat: Number
    reason: Reason


class TitleRemoval(Strict):
    reason: Reason


class NameRemoval(Strict):
    """`name` is null for a neutral one."""

    guest: Number
    reason: Reason
    name: Annotated[str, Meta(max_length=40)] | None = None


class DoorWish(Strict):
    door: Door


class AppealWish(Strict):
    appeal: Reason


class PersonWish(Strict):
    guest: Number


class PersonShape(Struct):
    """`network` is where the guest was last seen from, in this node's memory only. `here`: connections to this node."""

    guest: int
    name: str
    account: bool
    created: float
    seen: float
    muted: bool
    refused_name: str | None
    here: int
    network: str | None
    banned: bool


class AgreementGame(Struct):
    """`far`: at or above the threshold, which `false_alarms` of `karl_groups` and `hits` of `jarl_groups` reached in
    `measured` games of bots.
    """

    game: str
    games: int
    decisions: int
    share: float
    enough: bool
    far: bool
    thrall: float
    karl: float
    jarl: float
    threshold: float
    false_alarms: int
    karl_groups: int
    hits: int
    jarl_groups: int
    measured: int


class AgreementShape(Struct):
    """A hint, never a verdict. `state`: none, working or done; `at`: when it was last computed."""

    state: str
    done: int
    of: int
    at: float
    games: list[AgreementGame]


class PersonDetail(Struct):
    person: PersonShape
    bans: list[BanShape]
    agreement: AgreementShape


class AuditEntry(Struct):
    """`target`: a kind and its number (`guest 12`), or empty for the whole server; `name`: its name at that time."""

    id: int
    at: float
    who: str
    action: str
    target: str
    name: str
    reason: str


class AuditPage(Struct):
    entries: list[AuditEntry]
    more: bool
