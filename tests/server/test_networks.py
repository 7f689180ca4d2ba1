"""By what limits are counted: addresses, households and sites; and tables that never began."""

import asyncio
from pathlib import Path

import pytest

from bastide.server.http.networks import HOUSEHOLDS, Network, network_of, plain
from bastide.server.http.visitors import Visitors
from bastide.server.live.tables import Tables
from tests.server.house import TWO_FRIENDS, House, client, house, in_loop, quick

TWO_HERE = [{"kind": "device"}, {"kind": "device"}]


def test_ipv4_written_as_ipv6_is_ipv4() -> None:
    assert plain("::ffff:9.9.9.1") == plain("9.9.9.1")
    assert network_of(plain("::ffff:9.9.9.1")) != network_of(plain("::ffff:9.9.9.2"))
    assert network_of(plain("fe80::1%eth0")) == Network("fe80::/64", "fe80::/48")
    for nonsense in ("", "unknown", "9.9.9", "::g", "local"):
        with pytest.raises(ValueError, match="not appear to be"):
            plain(nonsense)


async def _asked(server: House, *names: str) -> list[int]:
    """What visitors get who set a table each, from addresses that a proxy names."""
    wish = {"game": "san-juan", "chairs": TWO_HERE}
    async with client(f"http://{server.address}/api") as http:
        asked = [http.post("/tables", json=wish, headers={"x-forwarded-for": n}) for n in names]
        return [(await each).status_code for each in asked]


@in_loop
async def test_a_site_with_many_networks_sets_few_tables(tmp_path: Path) -> None:
    limits = {"tables_per_second": 1e-6, "table_burst": 2.0}
    async with house(quick(tmp_path / "db", public=True, **limits)) as server:
        of_one_site = [f"2001:db8:1:{n:x}::1" for n in range(20)]
        answers = await _asked(server, *of_one_site)
        assert answers.count(201) == HOUSEHOLDS * 2
        assert await _asked(server, "2001:db8:2::1") == [201]
        assert await _asked(server, "::ffff:9.9.9.1", "::ffff:9.9.9.1", "9.9.9.1") == [
            201,
            201,
            429,
        ]
        assert await _asked(server, "::ffff:9.9.9.2") == [201]


@in_loop
async def test_a_household_that_is_refused_takes_nothing_from_its_neighbours(
    tmp_path: Path,
) -> None:
    limits = {"tables_per_second": 1e-6, "table_burst": 2.0}
    async with house(quick(tmp_path / "db", public=True, **limits)) as server:
        await _asked(server, *["2001:db8:1:1::1"] * 20)
        assert await _asked(server, "2001:db8:1:2::1", "2001:db8:1:2::1") == [201, 201]


def test_lines_are_counted_by_site_too() -> None:
    visitors = Visitors(quick("sqlite://", sockets_per_address=2), "secret")
    homes = [network_of(f"2001:db8:1:{n:x}::1") for n in range(20)]
    entered = [home for home in homes if visitors.enter(home)]
    assert len(entered) == HOUSEHOLDS * 2
    visitors.leave(entered[0])
    assert visitors.enter(homes[-1])


@in_loop
async def test_an_address_that_cannot_be_read_is_refused_with_a_sentence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    named = {"x-forwarded-for": "::nobody::"}
    async with (
        house(quick(tmp_path / "db", public=True)) as server,
        server.visitor(**named) as anna,
    ):
        answer = await anna.http.get("/home")
        assert answer.status_code == 503
        assert "proxy" in answer.json()["reason"]
        async with anna.line("any", **named) as line:
            assert await line.closed() == 1013
    assert "X-Forwarded-For" in caplog.text
    assert "nobody" not in caplog.text
    assert "Traceback" not in caplog.text


async def _wait(tables: Tables, id: str) -> None:
    while (await tables.find(id)).listeners:
        await asyncio.sleep(0.01)


@in_loop
async def test_a_table_that_never_began_is_deleted_in_time(tmp_path: Path) -> None:
    settings = quick(tmp_path / "db", waiting_days=0.0)
    async with house(settings) as server, server.visitor() as anna:
        waiting, playing = await anna.create(TWO_FRIENDS), await anna.create(TWO_HERE)
        async with anna.line(waiting) as line:
            await line.told("snapshot")
            await server.tables.look_round()
            assert (await anna.get("/home"))["tables"]
        await _wait(server.tables, waiting)
        await server.tables.look_round()
        assert [each["id"] for each in (await anna.get("/home"))["tables"]] == [playing]
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        await anna.create(TWO_FRIENDS)
        await server.tables.look_round()
        assert len((await anna.get("/home"))["tables"]) == 1
