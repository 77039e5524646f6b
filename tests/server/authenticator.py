"""An authenticator in software: makes passkeys, and signs with them, as a security key would."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

__all__ = ["Authenticator", "coded"]

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey, and the browser that hands its answers on from a page at `origin`."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def made(self, offer: dict[str, Any], label: str = "") -> dict[str, Any]:
        """The answer to an offer: a new passkey."""
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + self.public()
        about = self.about(offer["site"], ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})
        said = self.said("webauthn.create", offer["challenge"])
        return {
            "challenge": offer["challenge"],
            "id": coded(self.id),
            "clientData": coded(said),
            "attestation": coded(attestation),
            "label": label,
        }

    def signed(self, challenge: dict[str, Any]) -> dict[str, Any]:
        """The answer to a challenge of somebody who wants in."""
        self.count += 1
        about = self.about(challenge["site"])
        said = self.said("webauthn.get", challenge["challenge"])
        proof = self.key.sign(about + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "challenge": challenge["challenge"],
            "id": coded(self.id),
            "clientData": coded(said),
            "authenticatorData": coded(about),
            "signature": coded(proof),
        }

    def public(self) -> bytes:
        """The public key as COSE writes it: elliptic, ES256, on P-256."""
        point = self.key.public_key().public_numbers()
        x, y = point.x.to_bytes(32), point.y.to_bytes(32)
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})

    def about(self, site: str, more: int = 0) -> bytes:
        flags = PRESENT | VERIFIED | more
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def said(self, kind: str, challenge: str) -> bytes:
        return json.dumps(
            {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        ).encode()
