"""Structs of the WebAuthn JSON that a browser needs to create or use a passkey."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class RelyingParty(Struct):
    """The site that passkeys belong to."""

    name: str
    id: str


class PasskeyUser(Struct, rename="camel"):
    id: str
    name: str
    display_name: str


class KeyParameter(Struct):
    """An accepted key type."""

    type: str
    alg: int


class KnownPasskey(Struct):
    id: str
    type: str


class AuthenticatorSelection(Struct, rename="camel"):
    resident_key: str
    require_resident_key: bool
    user_verification: str


class PasskeyCreation(Struct, rename="camel", kw_only=True):
    """`PublicKeyCredentialCreationOptionsJSON` of WebAuthn."""

    rp: RelyingParty
    user: PasskeyUser
    challenge: str
    pub_key_cred_params: list[KeyParameter]
    timeout: int
    exclude_credentials: list[KnownPasskey] | UnsetType = UNSET
    authenticator_selection: AuthenticatorSelection
    attestation: str


class PasskeyRequest(Struct, rename="camel", kw_only=True):
    """`PublicKeyCredentialRequestOptionsJSON` of WebAuthn."""

    challenge: str
    timeout: int
    rp_id: str
    allow_credentials: list[KnownPasskey] | UnsetType = UNSET
    user_verification: str
