"""Nobody uses the server to look into its own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket

import pytest

from nemeton.server.calls.gate import Gate, Shut
from nemeton.server.calls.posting import post
from tests.server.calls.sinks import HttpSink, http_sink

HOME = [ipaddress.ip_network("127.0.0.0/8")]


def why(address: str, gate: Gate | None = None) -> str:
    try:
        asyncio.run((gate or Gate()).way_to(address))
    except Shut as shut:
        return shut.why
    return ""


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "localhost", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254"),
        *("0.0.0.0", "100.64.0.1", "224.0.0.1", "255.255.255.255", "192.0.2.7", "2130706433"),
        *(
            "[::1]",
            "[::]",
            "[fe80::1]",
            "[fec0::1]",
            "[4000::1]",
            "[fd00::1]",
            "[ff02::1]",
            "[::ffff:127.0.0.1]",
        ),
        *("[::ffff:10.0.0.1]", "[64:ff9b::a00:1]", "[2002:7f00:1::]", "127.1", "0x7f000001"),
    ],
)
def test_what_lies_inside_is_not_asked(host: str) -> None:
    assert why(f"https://{host}/") == "inward"


@pytest.mark.parametrize(
    "address",
    [
        *(
            "ftp://example.org/",
            "file:" + "///etc/passwd",
            "https://",
            "example.org",
            "https://a b/",
        ),
        *("https://user:word@93.184.216.34/", "https://93.184.216.34:25/", "https://[::1/"),
        *("https://93.184.216.34:99999/", "https://93.184.216.34/\r\nX: y", "https://bücher.de/"),
        "https://93.184.216.34/" + "a" * 2000,
    ],
)
def test_what_is_no_address_of_the_web_is_not_asked(address: str) -> None:
    assert why(address) == "address"


def test_outside_all_is_encrypted() -> None:
    assert why("https://93.184.216.34/hook") == ""
    assert why("https://[2606:2800:220:1::1]:8448/hook") == ""
    assert why("http://93.184.216.34/hook") == "unencrypted"


def test_a_network_is_open_where_the_owner_says_so() -> None:
    assert why("http://127.0.0.1:8065/hook", Gate(HOME)) == ""
    assert why("http://[::ffff:127.0.0.1]/hook", Gate(HOME)) == ""
    assert why("http://10.0.0.1/hook", Gate(HOME)) == "inward"


def test_a_name_that_leads_nowhere_is_said_to() -> None:
    assert why("https://nowhere.invalid/") == "unknown"


def asked(sink: HttpSink, path: str = "/hook") -> tuple[int, dict[str, str]]:
    answer = asyncio.run(post(Gate(HOME), sink.address(path), b"{}", {"X-Kind": "a"}))
    return answer.status, answer.headers


def test_a_redirect_is_not_followed() -> None:
    with http_sink() as sink:
        sink.will_answer(302, Location=sink.address("/elsewhere"))
        assert asked(sink, "/a?b=c")[0] == 302
        assert [each.path for each in sink.received] == ["/a?b=c"]
        assert sink.received[0].headers["x-kind"] == "a"


@pytest.mark.parametrize(
    "said", [b"", b"nonsense\r\n\r\n", b"HTTP/1.1 200 OK\r\nA: " + b"a" * 20_000]
)
def test_whoever_answers_nonsense_or_without_end_is_left(said: bytes) -> None:
    async def run() -> None:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(said)
            writer.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0, family=socket.AF_INET)
        port = server.sockets[0].getsockname()[1]
        async with server:
            with pytest.raises(ConnectionError):
                await post(Gate(HOME), f"http://127.0.0.1:{port}/", b"", {})

    asyncio.run(run())
