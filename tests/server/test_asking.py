"""How a request may be made: its method, its kind of body, and the page it comes from."""

from pathlib import Path

import pytest

from tests.server.house import house, in_loop, quick

TWO_HERE = [{"kind": "device"}, {"kind": "device"}]
BODY = b'{"game": "san-juan", "chairs": [{"kind": "device"}, {"kind": "device"}]}'


@in_loop
async def test_head_is_answered_as_get_without_a_body(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        base = f"http://{server.address}"
        for path in ("/api/home", "/healthz", "/api/nowhere", "/api/docs/openapi.json"):
            asked, got = await anna.http.head(base + path), await anna.http.get(base + path)
            assert asked.status_code == got.status_code
            assert asked.headers["content-type"] == got.headers["content-type"]
            assert asked.headers["content-length"] == got.headers["content-length"]
            assert asked.content == b""
        assert (await anna.http.head(f"{base}/sit/ANYCODE")).status_code == 405


@pytest.mark.parametrize(
    ("kind", "status"),
    [
        ("application/json", 201),
        ("Application/JSON; charset=utf-8", 201),
        ("text/plain", 415),
        ("application/x-www-form-urlencoded", 415),
        ("multipart/form-data; boundary=x", 415),
        ("", 415),
    ],
)
@in_loop
async def test_bodies_are_json(tmp_path: Path, kind: str, status: int) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        headers = {"content-type": kind} if kind else {}
        answer = await anna.http.post("/tables", content=BODY, headers=headers)
        assert answer.status_code == status
        if status == 415:
            assert "JSON" in answer.json()["reason"]


@pytest.mark.parametrize(
    ("origin", "proto", "status"),
    [
        ("https://{host}", "https", 201),
        ("http://{host}", "https", 403),
        ("http://{host}", "http", 201),
        ("https://{host}", "http", 201),
        ("ftp://{host}", "http", 403),
        ("{host}", "http", 403),
        ("null", "http", 403),
        ("https://evil.example", "https", 403),
        ("https://games.example", "http", 201),
    ],
)
@in_loop
async def test_a_page_without_tls_is_not_ours_where_we_are_reached_by_it(
    tmp_path: Path, origin: str, proto: str, status: int
) -> None:
    settings = quick(tmp_path / "db", public=True, origins=("https://games.example",))
    async with house(settings) as server, server.visitor() as anna:
        headers = {"origin": origin.format(host=server.address), "x-forwarded-proto": proto}
        wish = {"game": "san-juan", "chairs": TWO_HERE}
        answer = await anna.http.post("/tables", json=wish, headers=headers)
        assert answer.status_code == status
