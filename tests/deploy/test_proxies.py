"""The proxies of `deploy/`, where they are installed: the file as it is, but for names and ports,
with a certificate of our own; a table is opened and played through it."""

from __future__ import annotations

import json
import os
import shutil
import ssl
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.kit import ME, Server, free_port
from tests.server.test_check import SetUp

DEPLOY = Path(__file__).parents[2] / "deploy"
PLACES = f"{os.environ.get('PATH', '')}:/usr/sbin"
NGINX = shutil.which("nginx", path=PLACES)
CADDY = shutil.which("caddy", path=PLACES)
PATIENCE = 20.0
AROUND = """daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    include {folder}/nemeton.conf;
}}
"""
TRYING = "{\n\tskip_install_trust\n\tadmin off\n\tauto_https disable_redirects\n}\n"


@pytest.fixture
def setup(tmp_path: Path) -> SetUp:
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "index.html").write_text("<title>Nemeton</title>", "utf-8")
    return SetUp(tmp_path / "pages", str(tmp_path / "tables.sqlite3"))


@pytest.fixture
def server(setup: SetUp) -> Iterator[Server]:
    running = Server(setup.database, NEMETON_LIMITS="off").start()
    setup.port = running.port
    yield running
    running.stop()


def certificate(folder: Path) -> Path:
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"]
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*command, *names, *files], check=True, capture_output=True)
    return folder / "fullchain.pem"


@contextmanager
def running(command: list[str], port: int, trusted: Path, **more: str) -> Iterator[str]:
    """A proxy, once it answers at its encrypted port."""
    address = f"https://localhost:{port}"
    with subprocess.Popen(command, env={**os.environ, **more}) as proxy:
        try:
            limit = time.monotonic() + PATIENCE
            while not trusted.exists() or not answers(address, trusted):
                assert proxy.poll() is None
                assert time.monotonic() < limit
                time.sleep(0.1)
            yield address
        finally:
            proxy.terminate()
            proxy.wait(PATIENCE)


def answers(address: str, trusted: Path) -> bool:
    trust = ssl.create_default_context(cafile=str(trusted))
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=5, context=trust) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


@contextmanager
def nginx(server: Server, folder: Path, without: str = "") -> Iterator[tuple[str, Path]]:
    assert NGINX is not None
    trusted, port = certificate(folder), free_port()
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    for old, new in {
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
        "play.example.org;": "localhost;",
        "/etc/letsencrypt/live/play.example.org": str(folder),
        "127.0.0.1:8000": server.host,
    }.items():
        assert old in text
        text = text.replace(old, new)
    kept = [line for line in text.splitlines() if not without or without not in line]
    (folder / "nemeton.conf").write_text("\n".join(kept), "utf-8")
    (folder / "whole.conf").write_text(AROUND.format(folder=folder), "utf-8")
    command = [NGINX, "-c", str(folder / "whole.conf"), "-e", str(folder / "error.log")]
    with running(command, port, trusted) as address:
        yield address, trusted


@contextmanager
def caddy(server: Server, folder: Path) -> Iterator[tuple[str, Path]]:
    assert CADDY is not None
    port = free_port()
    text = TRYING + (DEPLOY / "Caddyfile").read_text("utf-8")
    (folder / "Caddyfile").write_text(text, "utf-8")
    command = [CADDY, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    trusted = folder / "data" / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    places = {"XDG_DATA_HOME": str(folder / "data"), "XDG_CONFIG_HOME": str(folder / "config")}
    names = {"NEMETON_NAME": f"https://localhost:{port}", "NEMETON_AT": server.host}
    with running(command, port, trusted, **places, **names) as address:
        yield address, trusted


def play_through(server: Server, address: str, trusted: Path) -> None:
    """A socket through the proxy, as a browser opens it; a choice is made and told."""
    table = server.new_table(ME, ME)
    trust = ssl.create_default_context(cafile=str(trusted))
    path = f"/api/tables/{table['table']}/socket"
    secure = address.replace("https:", "wss:")
    with connect(secure + path, origin=Origin(address), ssl=trust, proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": table["token"]}))
        decision = json.loads(socket.recv(PATIENCE))["position"]["decision"]
        choice = {"number": decision["number"], "option": decision["options"][0]}
        socket.send(json.dumps({"type": "choose", "id": 1, **choice}))
        while json.loads(socket.recv(PATIENCE))["type"] != "done":
            pass
    assert server.page(table["table"], table["token"]).position["choices"] == 1


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_nginx_passes_on_all_that_a_table_needs(
    server: Server, setup: SetUp, tmp_path: Path
) -> None:
    with nginx(server, tmp_path) as (address, trusted):
        play_through(server, address, trusted)
        _, said = setup.check("--url", address)
        assert "[note] Browsers will not trust the certificate" in said
        setup.environment["SSL_CERT_FILE"] = str(trusted)
        status, said = setup.check("--url", address)

    assert status == 0, said
    assert f"[fine] {address} leads to this server" in said


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
@pytest.mark.parametrize(
    ("without", "said"),
    [
        ("Upgrade $http_upgrade", "[FAULT] WebSockets do not pass"),
        ("Host $http_host", "[FAULT] The proxy at {} does not keep the Host header"),
        ("X-Forwarded-For", "[note] The proxy at {} does not say for whom it asks"),
    ],
)
def test_what_nginx_forgets_is_noticed(
    server: Server, setup: SetUp, tmp_path: Path, without: str, said: str
) -> None:
    with nginx(server, tmp_path, without) as (address, trusted):
        setup.environment["SSL_CERT_FILE"] = str(trusted)
        status, found = setup.check("--url", address)

    assert said.format(address) in found
    assert status == (1 if "FAULT" in said else 0)


@pytest.mark.skipif(CADDY is None, reason="caddy is not installed")
def test_caddy_passes_on_all_that_a_table_needs(
    server: Server, setup: SetUp, tmp_path: Path
) -> None:
    with caddy(server, tmp_path) as (address, trusted):
        play_through(server, address, trusted)
        setup.environment["SSL_CERT_FILE"] = str(trusted)
        status, said = setup.check("--url", address)

    assert status == 0, said
    assert f"[fine] {address} leads to this server" in said
