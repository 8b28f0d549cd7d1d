"""Passkeys (WebAuthn): create options and verify replies. They work only over https or at localhost, and under a host
name: browsers refuse passkeys for IP addresses.
"""

from __future__ import annotations

import base64
import json
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec

from meadhall.core.fault import Fault
from meadhall.server.auth.passkey_options import PasskeyCreation, PasskeyRequest
from meadhall.server.errors.http_errors import Nobody

TITLE = "Meadhall"


@dataclass(frozen=True)
class PasskeySite:
    """The browser's origin and the relying party id."""

    origin: str
    name: str


def find_site(origin: str) -> PasskeySite | None:
    """Return the place, or None if browsers do not create passkeys there."""
    try:
        parts = urlsplit(origin)
        name = parts.hostname or ""
    except ValueError:
        return None
    home = name == "localhost" or name.endswith(".localhost")
    if not name or not (home or parts.scheme == "https"):
        return None
    try:
        ip_address(name)
    except ValueError:
        return PasskeySite(origin, name)
    return None


def require_site(origin: str) -> PasskeySite:
    found = find_site(origin)
    if found is None:
        raise Fault("passkey-place")
    return found


def encode_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode_base64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def build_creation(place: PasskeySite, name: str, handle: str, challenge: bytes, known: list[str]) -> PasskeyCreation:
    """Build the options to create a passkey; `known` are the existing ones."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers import structs

    options = generate_registration_options(
        rp_id=place.name,
        rp_name=TITLE,
        user_name=name,
        user_display_name=name,
        user_id=decode_base64(handle),
        challenge=challenge,
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=decode_base64(one)) for one in known],
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
    )
    return msgspec.json.decode(options_to_json(options), type=PasskeyCreation)


def build_request(place: PasskeySite, challenge: bytes, known: list[str]) -> PasskeyRequest:
    """Build the options to use one of the `known` passkeys; with none given, the authenticator chooses."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers import structs

    options = generate_authentication_options(
        rp_id=place.name,
        challenge=challenge,
        allow_credentials=[structs.PublicKeyCredentialDescriptor(id=decode_base64(one)) for one in known],
    )
    return msgspec.json.decode(options_to_json(options), type=PasskeyRequest)


def read_challenge(credential: dict[str, Any]) -> bytes:
    """Return the challenge that a reply claims to answer. It is verified later."""
    try:
        said = json.loads(decode_base64(credential["response"]["clientDataJSON"]))
        return decode_base64(said["challenge"])
    except (KeyError, TypeError, ValueError):
        raise Nobody("passkey-wrong") from None


@dataclass(frozen=True)
class NewPasskey:
    credential: str
    public_key: str
    count: int


def verify_registration(place: PasskeySite, credential: dict[str, Any], challenge: bytes) -> NewPasskey:
    from webauthn import verify_registration_response

    try:
        found = verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=place.name, expected_origin=place.origin
        )
    except Exception:  # noqa: BLE001 (untrusted bytes may raise anything in the parser)
        raise Nobody("passkey-wrong") from None
    return NewPasskey(encode_base64(found.credential_id), encode_base64(found.credential_public_key), found.sign_count)


def verify_use(place: PasskeySite, credential: dict[str, Any], challenge: bytes, public_key: str, count: int) -> int:
    """Verify a reply and return the authenticator's new use count."""
    from webauthn import verify_authentication_response

    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origin,
            credential_public_key=decode_base64(public_key),
            credential_current_sign_count=count,
        )
    except Exception:  # noqa: BLE001 (untrusted bytes may raise anything in the parser)
        raise Nobody("passkey-wrong") from None
    return int(found.new_sign_count)
