"""A software authenticator: makes passkeys and signs with them, and forges what a test wants."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from meadhall.server.auth.passkeys import encode_base64

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


class Authenticator:
    def __init__(self, origin: str, name: str = "localhost") -> None:
        self.origin, self.name = origin, name
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _data(self, flags: int, more: bytes = b"") -> bytes:
        self.count += 1
        return hashlib.sha256(self.name.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big") + more

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(PRESENT | VERIFIED | ATTESTED, attested)
        return self._credential(
            {
                "clientDataJSON": encode_base64(self._said("webauthn.create", options["challenge"])),
                "attestationObject": encode_base64(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
            }
        )

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        said, data = self._said("webauthn.get", options["challenge"]), self._data(PRESENT | VERIFIED)
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {
                "clientDataJSON": encode_base64(said),
                "authenticatorData": encode_base64(data),
                "signature": encode_base64(signature),
            }
        )

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        return {
            "id": encode_base64(self.id),
            "rawId": encode_base64(self.id),
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }
