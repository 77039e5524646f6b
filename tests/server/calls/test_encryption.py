"""Push messages are encrypted as browsers read them."""

from __future__ import annotations

from cryptography.hazmat.primitives.asymmetric import ec

from nemeton.server.calls.encryption import (
    CURVE,
    ServerKey,
    Subscription,
    encrypted,
    from_base64,
    to_base64,
)
from tests.server.calls.sinks import Browser

# RFC 8291, appendix A
TEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = Subscription(
    "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_comes_out_to_the_byte() -> None:
    own = ec.derive_private_key(int.from_bytes(from_base64(SENDER), "big"), CURVE)

    assert to_base64(encrypted(TEXT, RECEIVER, own, from_base64(SALT))) == SEALED


def test_a_browser_reads_what_was_encrypted_for_it() -> None:
    browser = Browser()
    subscription = browser.subscription("https://push.example.net/1")

    bodies = [encrypted("Forêt".encode(), subscription) for _ in range(2)]

    assert [browser.decrypted(body).decode() for body in bodies] == ["Forêt", "Forêt"]
    assert bodies[0] != bodies[1], "every message has a key of its own"


def test_a_subscription_that_is_none_is_told_apart() -> None:
    good = Browser().subscription("https://push.example.net/1")
    short = Subscription(good.endpoint, good.p256dh, "c2hvcnQ")
    other = Subscription(good.endpoint, good.auth, good.auth)
    odd = Subscription(good.endpoint, "é" * 87, good.auth)

    assert [each.sound() for each in (good, short, other, odd)] == [True, False, False, False]


def test_the_key_of_the_server_is_kept_as_a_number() -> None:
    kept = ServerKey.made()

    assert ServerKey(kept).public == ServerKey(kept).public
    assert len(from_base64(ServerKey(kept).public)) == 65
