"""`/healthz`: whether a server does its work, for containers and proxies."""

from __future__ import annotations

import asyncio

import asyncpg  # type: ignore[import-untyped]

import nemeton
from tests.server.databases import new_database
from tests.server.kit import Server

VISITOR = {"X-Forwarded-For": "203.0.113.9"}


def test_a_server_with_its_database_is_well(server: Server) -> None:
    answer = server.ask("/healthz")

    assert answer.status == 200
    assert answer.json == {"version": nemeton.__version__, "database": "ok", "forwarded": "no"}
    assert answer.headers["Cache-Control"] == "no-store"
    assert server.ask("/health").json == answer.json


def test_a_proxy_on_this_machine_is_believed(server: Server) -> None:
    assert server.ask("/healthz", headers=VISITOR).json["forwarded"] == "believed"


def test_a_proxy_that_is_not_named_is_not_believed(database: str) -> None:
    server = Server(database, FORWARDED_ALLOW_IPS="192.0.2.77").start()
    try:
        assert server.ask("/healthz", headers=VISITOR).json["forwarded"] == "ignored"
    finally:
        server.stop()


def test_a_server_without_its_database_is_not_well(postgres: str) -> None:
    address = new_database(postgres)
    server = Server(address).start()
    try:
        assert server.ask("/healthz").status == 200
        asyncio.run(dropped(postgres, address))

        answer = server.ask("/healthz")

        assert answer.status == 503
        assert answer.json["database"] == "unreachable"
    finally:
        server.stop()


async def dropped(postgres: str, address: str) -> None:
    name = address.partition("/test_")[2].partition("?")[0]
    connection = await asyncpg.connect(postgres)
    try:
        await connection.execute(f"DROP DATABASE test_{name} WITH (FORCE)")
    finally:
        await connection.close()
