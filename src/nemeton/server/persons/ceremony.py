"""What an authenticator has signed, checked: a new passkey, or one that opens a person."""

from __future__ import annotations

import ipaddress
import logging
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request

from nemeton.server.persons.schemas import NewPasskey, PasskeyProof
from nemeton.table.refusals import Refused

__all__ = ["ALGORITHMS", "Keyed", "Site", "registered", "signed", "site_of"]

LOG = logging.getLogger("nemeton.server")
ALGORITHMS = [-8, -7, -257]  # Ed25519, ECDSA with P-256, RSA: all that is in use
PUBLIC_KEY = "public-key"


class Site(msgspec.Struct, frozen=True):
    """The address at which a page was opened, and its name, which passkeys are bound to."""

    origin: str
    name: str


class Keyed(msgspec.Struct, frozen=True):
    """What is kept of a passkey: its id, its public key, how often it has signed, and where."""

    id: str
    key: str
    count: int
    site: str


def site_of(request: Request) -> Site:
    """Where the page that asks was opened: its origin, which names the host that it asks, as every
    request is checked for. Browsers offer passkeys only where that is a name and encrypted, or
    this very machine by its name."""
    origin = request.headers.get("origin", "")
    try:
        parts = urlsplit(origin)
        name = parts.hostname or ""
    except ValueError:
        raise Refused("passkey-place") from None
    here = name == "localhost" or name.endswith(".localhost")
    if not name or is_number(name) or not (here or parts.scheme == "https"):
        raise Refused("passkey-place")
    return Site(origin, name)


def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def registered(answer: NewPasskey, site: Site) -> Keyed:
    """The passkey that somebody has just made for us; refused where anything does not fit."""
    # Half a second to import, and few ever need it.
    from webauthn import verify_registration_response
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
    from webauthn.helpers.cose import COSEAlgorithmIdentifier

    said = {"clientDataJSON": answer.client_data, "attestationObject": answer.attestation}
    try:
        found = verify_registration_response(
            credential=credential(answer.id, said),
            expected_challenge=base64url_to_bytes(answer.challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            supported_pub_key_algs=[COSEAlgorithmIdentifier(each) for each in ALGORITHMS],
        )
    except Exception as error:  # a forged answer may make the library stumble anywhere
        raise wrong(error) from None
    id, key = (
        bytes_to_base64url(each) for each in (found.credential_id, found.credential_public_key)
    )
    if id != answer.id:
        raise Refused("passkey-wrong")
    return Keyed(id, key, found.sign_count, site.name)


def signed(answer: PasskeyProof, keyed: Keyed, site: Site) -> Keyed:
    """The passkey after it has signed once more; refused where it has not, or for another place."""
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes

    said = {
        "clientDataJSON": answer.client_data,
        "authenticatorData": answer.authenticator_data,
        "signature": answer.signature,
    }
    try:
        found = verify_authentication_response(
            credential=credential(answer.id, said),
            expected_challenge=base64url_to_bytes(answer.challenge),
            expected_rp_id=keyed.site,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(keyed.key),
            credential_current_sign_count=keyed.count,
        )
    except Exception as error:  # as above
        raise wrong(error) from None
    return msgspec.structs.replace(keyed, count=found.new_sign_count)


def credential(id: str, said: dict[str, str]) -> dict[str, object]:
    return {"id": id, "rawId": id, "type": PUBLIC_KEY, "response": said}


def wrong(error: Exception) -> Refused:
    LOG.info("the answer of a passkey was refused: %.200s", error)
    return Refused("passkey-wrong")
