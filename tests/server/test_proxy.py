"""A proxy before a server that does not know of it makes no stranger the operator."""

from pathlib import Path

import pytest

from tests.server.house import house, in_loop, quick


@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("x-forwarded-for", "9.9.9.1"),
        ("x-forwarded-proto", "https"),
        ("forwarded", "for=9.9.9.1"),
        ("x-real-ip", "9.9.9.1"),
        ("via", "1.1 proxy"),
    ],
)
@in_loop
async def test_whoever_comes_through_a_proxy_is_not_the_operator(
    tmp_path: Path, header: str, value: str
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        metrics = f"http://{server.address}/metrics"
        for path in ("/host", metrics):
            assert (await anna.http.get(path)).status_code == 200
            answer = await anna.http.get(path, headers={header: value})
            assert answer.status_code == 403
            assert "operator" in answer.json()["reason"]
        wish = {"text": "Hello"}
        answer = await anna.http.put("/host/announcement", json=wish, headers={header: value})
        assert answer.status_code == 403
        assert (await anna.get("/home"))["announcement"] == ""
