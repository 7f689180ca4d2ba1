"""What a link, a code or a line in the list of open tables lets somebody choose."""

from pathlib import Path

from tests.server.house import Visitor, house, in_loop, quick

AS_THE_PAGE_SETS_IT = [{"kind": "person", "name": "Anna"}, {"kind": "person"}, {"kind": "bot"}]


async def free(visitor: Visitor, code: str) -> dict[int, bool]:
    """Which of the chairs that an invitation shows may be chosen."""
    seen = await visitor.get(f"/invitations/{code}")
    return {chair["seat"]: chair["free"] for chair in seen["chairs"]}


async def code_of(host: Visitor, table: str) -> str:
    async with host.line(table) as line:
        return str((await line.told("snapshot"))["table"]["code"])


async def refused(visitor: Visitor, method: str, code: str, body: object = None) -> int:
    answer = await visitor.http.request(method, f"/invitations/{code}", json=body)
    assert answer.is_error, answer.text
    return answer.status_code


@in_loop
async def test_a_code_offers_the_chairs_on_which_nobody_sits(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(3) as (anna, bruno, late):
        table = await anna.create(AS_THE_PAGE_SETS_IT)
        code = await code_of(anna, table)
        assert await free(bruno, code) == {0: False, 1: True, 2: False}
        assert (await bruno.get(f"/invitations/{code}"))["box"] == "sj2"
        await bruno.post(f"/invitations/{code}", {"seat": 1, "name": "Bruno"})
        assert await free(late, code) == {0: False, 1: False, 2: False}
        for visitor in (anna, bruno):
            await visitor.post(f"/tables/{table}/ready", {})
        assert await free(late, code) == {0: False, 1: False, 2: False}
        assert await refused(late, "POST", code, {"seat": 1}) == 409


@in_loop
async def test_the_link_of_a_chair_or_a_coach_offers_that_chair(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(2) as (anna, bruno):
        table = await anna.create()
        again = (await anna.post(f"/tables/{table}/chairs/0/link"))["code"]
        coach = (await anna.post(f"/tables/{table}/chairs/0/coach", {"on": True}))["code"]
        assert await free(bruno, again) == {0: True}
        assert await free(bruno, coach) == {0: True}


@in_loop
async def test_whoever_finds_an_open_table_in_the_list_sits_down(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(3) as (anna, bruno, chloe):
        # the chair for a friend with the link is not for everybody
        await anna.create([*AS_THE_PAGE_SETS_IT[:2], {"kind": "open"}])
        (found,) = (await bruno.get("/home"))["open"]
        seen = await bruno.get(f"/invitations/{found['id']}")
        assert "code" not in seen
        assert await free(bruno, found["id"]) == {0: False, 1: False, 2: True}
        assert await refused(bruno, "POST", found["id"], {"seat": 1, "name": "Bruno"}) == 409
        sat = await bruno.post(f"/invitations/{found['id']}", {"seat": 2, "name": "Bruno"})
        assert sat["id"] == found["id"]
        assert (await chloe.get("/home"))["open"] == []
        assert await refused(chloe, "GET", found["id"]) == 404


@in_loop
async def test_the_id_of_a_table_without_an_open_chair_leads_nowhere(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(2) as (anna, spy):
        waiting = await anna.create(AS_THE_PAGE_SETS_IT)
        begun = await anna.create()
        for id in (waiting, begun, "0" * 16, "%00"):
            assert await refused(spy, "GET", id) == 404
            assert await refused(spy, "POST", id, {"name": "Spy"}) == 404
