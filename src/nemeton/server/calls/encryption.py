"""What a push service carries: encrypted for one browser (RFC 8291), signed by us (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

__all__ = ["ServerKey", "Subscription", "encrypted", "from_base64", "to_base64"]

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes of the one record
SIGNED_FOR = 12 * 3600  # seconds, half of what services allow
POINT = 65  # bytes of an uncompressed point of the curve
SECRET = 16  # bytes that browser and server share


class Subscription(msgspec.Struct, frozen=True):
    """What a browser hands out: where to send, and for whom to encrypt."""

    endpoint: str
    p256dh: str
    auth: str

    def sound(self) -> bool:
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64(self.p256dh))
            return len(from_base64(self.auth)) == SECRET
        except ValueError:
            return False


class ServerKey:
    """The key by which push services know this server; kept as its secret number."""

    def __init__(self, kept: str) -> None:
        self.private = ec.derive_private_key(int(kept, 16), CURVE)

    @staticmethod
    def made() -> str:
        return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"

    @property
    def public(self) -> str:
        return to_base64(point(self.private.public_key()))

    def authorization(self, endpoint: str, contact: str, now: float) -> str:
        """The header that says who sends: a signed note for this push service alone."""
        url = urlsplit(endpoint)
        claims = {
            "aud": f"{url.scheme}://{url.netloc}",
            "exp": int(now) + SIGNED_FOR,
            "sub": contact,
        }
        head = {"typ": "JWT", "alg": "ES256"}
        text = ".".join(to_base64(json.dumps(each).encode()) for each in (head, claims))
        signature = self.private.sign(text.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(signature)
        signed = to_base64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signed}, k={self.public}"


def encrypted(
    text: bytes,
    subscription: Subscription,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """The body of a push message, coded as aes128gcm; key and salt are made for it alone."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs = from_base64(subscription.p256dh)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
    ours = point(own.public_key())
    shared = own.exchange(ec.ECDH(), browser)
    info = b"WebPush: info\0" + theirs + ours
    keying = derived(shared, from_base64(subscription.auth), info, 32)
    key = derived(keying, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(keying, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, text + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + ours + sealed


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def from_base64(text: str) -> bytes:
    """As browsers write it, without an end; ValueError where it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
