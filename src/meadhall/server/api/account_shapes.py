"""How accounts are told and asked for."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from meadhall.server.api.shapes import Strict

Password = Annotated[str, Meta(max_length=1_000)]
Login = Annotated[str, Meta(max_length=100)]


class PasskeyShape(Struct):
    id: str
    label: str
    created: float
    used: float


class AccountShape(Struct):
    """`login` is the name to sign in with, given by the hall with the first password; `place`: whether passkeys work
    at this address."""

    login: str | None
    password: bool
    passkeys: list[PasskeyShape]
    devices: int
    place: bool


class PasswordWish(Strict):
    """A new password, or null for none; `current` is the one there is. Who has forgotten it shows a `passkey`."""

    password: Password | None
    current: Password | None = None
    passkey: dict[str, Any] | None = None


class SignIn(Strict):
    login: Login
    password: Password


class SignOut(Strict):
    """This device, or all `others`."""

    others: bool = False


class Proof(Strict):
    """The password, where there is one."""

    current: Password | None = None


class Credential(Strict):
    """What the browser's authenticator said."""

    credential: dict[str, Any]
    label: Annotated[str, Meta(max_length=40)] = ""


class Passkey(Strict):
    id: Annotated[str, Meta(max_length=64)]


class Forget(Strict):
    """`sure` has to be said; `current` is the password, where there is one."""

    sure: bool
    current: Password | None = None
