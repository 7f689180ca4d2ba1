"""`bastide serve --home`: for everybody in the same network, and for nobody else."""

import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from bastide.server.http.networks import address_here, is_private
from bastide.server.http.visitors import Visitors
from tests.server.house import TWO_FRIENDS, Line, house, in_loop, quick

PAGE = Origin("http://192.168.1.5:8000")
WISH = {"game": "san-juan", "chairs": TWO_FRIENDS}


def page_at(host: str) -> dict[str, str]:
    """What a browser sends that has the page open at that address."""
    return {"host": host, "origin": f"http://{host}"}


@in_loop
async def test_friends_play_at_the_address_of_the_machine_or_its_name(tmp_path: Path) -> None:
    name = socket.gethostname()
    async with house(quick(tmp_path / "db", home=True)) as server, server.visitor() as anna:
        for host in ("192.168.1.5:8000", "[fd00::5]:8000", f"{name}:8000", f"{name}.local"):
            answer = await anna.http.post("/tables", json=WISH, headers=page_at(host))
            assert answer.status_code == 201, host
            cookie = answer.headers.get("set-cookie", "").lower()
            assert "secure" not in cookie  # the browser would not send it back
        table = answer.json()["id"]
        at, _, port = server.address.partition(":")
        called = f"ws://192.168.1.5:8000/ws/table/{table}"
        async with connect(called, host=at, port=int(port), origin=PAGE) as socket_:
            assert (await Line(socket_).told("snapshot"))["table"]["status"] == "waiting"


@pytest.mark.parametrize("home", [False, True])
@in_loop
async def test_no_foreign_name_and_no_other_machines_page_changes_anything(
    tmp_path: Path, home: bool
) -> None:
    foreign = [page_at("games.example"), page_at("8.8.8.8:8000")]
    foreign += [{"host": "192.168.1.5:8000", "origin": "http://192.168.1.6:8000"}]
    if not home:
        foreign += [page_at("192.168.1.5:8000")]
    async with house(quick(tmp_path / "db", home=home)) as server, server.visitor() as anna:
        for headers in foreign:
            answer = await anna.http.post("/tables", json=WISH, headers=headers)
            assert answer.status_code == 403, headers


@in_loop
async def test_nobody_from_outside_is_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(quick(tmp_path / "db", home=True)) as server, server.visitor() as anna:
        table = await anna.create(TWO_FRIENDS)
        forwarded = await anna.http.get("/home", headers={"x-forwarded-for": "9.9.9.1"})
        assert forwarded.status_code == 403
        monkeypatch.setattr(Visitors, "address", lambda self, connection: "9.9.9.1")
        answer = await anna.http.get("/home")
        assert answer.status_code == 403
        assert "network" in answer.json()["reason"]
        with pytest.raises(InvalidStatus, match="403"):
            async with anna.line(table):
                pass
        monkeypatch.setattr(Visitors, "address", lambda self, connection: "192.168.1.7")
        assert (await anna.http.get("/home")).status_code == 200
        assert (await anna.http.get("/host")).status_code == 403  # not the operator


def test_what_a_home_network_is() -> None:
    inside = ("192.168.0.9", "10.1.2.3", "172.16.0.1", "169.254.1.1", "100.64.0.7", "[fd00::1]")
    assert [it for it in inside if not is_private(it)] == []
    outside = ("9.9.9.1", "172.32.0.1", "2a00:1450::1", "games.example", "")
    assert [it for it in outside if is_private(it)] == []
    here = address_here()
    assert here is None or not here.startswith("127.")
