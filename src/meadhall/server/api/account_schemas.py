"""Request and response types of accounts."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from meadhall.server.api.schemas import Strict

Password = Annotated[str, Meta(max_length=1_000)]
Login = Annotated[str, Meta(max_length=100)]


class PasskeyShape(Struct):
    id: str
    label: str
    created: float
    used: float


class SessionShape(Struct):
    """A device; `used` is a day, `here` the requesting device."""

    id: str
    used: float
    here: bool


class AccountShape(Struct):
    """`login` is the sign-in name, assigned with the first password; `place`: whether passkeys work at this address."""

    login: str | None
    password: bool
    passkeys: list[PasskeyShape]
    devices: int
    place: bool
    sessions: list[SessionShape]


class PasswordWish(Strict):
    """A new password, or null to remove it; `current` is the existing one. Without it, show a `passkey`, if there is
    one.
    """

    password: Password | None
    current: Password | None = None
    passkey: dict[str, Any] | None = None


class SignIn(Strict):
    login: Login
    password: Password


class SignOut(Strict):
    """Sign out this device, or all `others`."""

    others: bool = False


class SessionEnd(Strict):
    """The session to end, by its `id`."""

    id: Annotated[str, Meta(max_length=64)]


class Proof(Strict):
    """The password, or a passkey that signed a challenge of `/me/passkeys/show`, if there is one."""

    current: Password | None = None
    passkey: dict[str, Any] | None = None


class Credential(Strict):
    """The reply of the browser's authenticator."""

    credential: dict[str, Any]
    label: Annotated[str, Meta(max_length=40)] = ""


class Passkey(Strict):
    """The passkey to remove, with the same proof."""

    id: Annotated[str, Meta(max_length=64)]
    current: Password | None = None
    passkey: dict[str, Any] | None = None


class Forget(Strict):
    """`sure` must be true, with the same proof."""

    sure: bool
    current: Password | None = None
    passkey: dict[str, Any] | None = None
