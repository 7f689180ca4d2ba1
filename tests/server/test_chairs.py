"""Sitting down without an account: links, cookies, coaches, spectators, the host."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.limits import PATIENCE
from tests.server.house import BOTS_AND_ME, Heard, Visitor, begun, house, in_loop, quick

FRIENDS = [
    {"kind": "person", "name": "Anna"},
    {"kind": "person", "name": "Bruno"},
    {"kind": "open"},
]


async def status(visitor: Visitor, method: str, path: str, body: object = None) -> int:
    answer = await visitor.http.request(method, path, json=body)
    assert answer.is_success or answer.json()["reason"]
    return answer.status_code


async def chairs(visitor: Visitor, table: str) -> list[Heard]:
    async with visitor.line(table) as line:
        found: list[Heard] = (await line.told("snapshot"))["table"]["chairs"]
        return found


@in_loop
async def test_a_chair_link_is_claimed_once_and_can_be_issued_again(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(3) as (anna, bruno, thief):
        table = await anna.create(FRIENDS)
        link = (await anna.post(f"/tables/{table}/chairs/1/link"))["code"]
        seen = await bruno.get(f"/invitations/{link}")
        assert [chair["seat"] for chair in seen["chairs"]] == [1]
        await bruno.post(f"/invitations/{link}", {"name": "Bruno B."})
        assert [chair["mine"] for chair in await chairs(bruno, table)] == [False, True, False]
        assert await status(thief, "POST", f"/invitations/{link}", {}) == 404
        assert await status(bruno, "POST", f"/tables/{table}/chairs/2/link") == 403
        again = (await anna.post(f"/tables/{table}/chairs/1/link"))["code"]
        await thief.post(f"/invitations/{again}", {"name": "Bruno, new phone"})
        assert not any(chair["mine"] for chair in await chairs(bruno, table))


@in_loop
@pytest.mark.parametrize("anew", [False, True])
async def test_what_the_host_asked_for_is_void_once_the_friend_is_back(
    tmp_path: Path, anew: bool
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(3) as (anna, bruno, phone):
        table = await anna.create(FRIENDS)
        link = (await anna.post(f"/tables/{table}/chairs/1/link"))["code"]
        await bruno.post(f"/invitations/{link}", {"name": "Bruno"})
        path = f"/tables/{table}/chairs/1/link"
        hosts = (await anna.post(path))["code"]
        if anew:
            server.tables.drop(await server.table(table))
        assert [chair["mine"] for chair in await chairs(bruno, table)] == [False, True, False]
        assert await status(phone, "POST", f"/invitations/{hosts}", {}) == 404
        own = (await bruno.post(path))["code"]
        if anew:
            server.tables.drop(await server.table(table))
        assert [chair["mine"] for chair in await chairs(bruno, table)] == [False, True, False]
        assert await status(phone, "POST", f"/invitations/{own}", {"name": "Bruno"}) == 201


@in_loop
@pytest.mark.parametrize("way", ["leave", "put away", "forget"])
async def test_who_gives_a_chair_up_leaves_no_link_to_it(tmp_path: Path, way: str) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(3) as (anna, bruno, phone):
        table = await anna.create(FRIENDS)
        code = (await server.table(table)).row.code
        await bruno.post(f"/invitations/{code}", {"seat": 1, "name": "Bruno"})
        link = (await bruno.post(f"/tables/{table}/chairs/1/link"))["code"]
        if way == "leave":
            await bruno.post(f"/tables/{table}/leave")
        else:
            path = f"/tables/{table}" if way == "put away" else "/me"
            assert await status(bruno, "DELETE", path) == 204
        assert await status(phone, "POST", f"/invitations/{link}", {}) == 404


@in_loop
async def test_a_chair_goes_on_at_another_device_and_the_host_stays_host(tmp_path: Path) -> None:
    async with (
        house(quick(tmp_path / "db")) as server,
        server.people(4) as (anna, bruno, laptop, tablet),
    ):
        table = await anna.create(FRIENDS)
        link = (await anna.post(f"/tables/{table}/chairs/1/link"))["code"]
        await bruno.post(f"/invitations/{link}", {"name": "Bruno"})
        link = (await bruno.post(f"/tables/{table}/chairs/1/link"))["code"]
        await tablet.post(f"/invitations/{link}", {"name": "Bruno"})
        assert [chair["mine"] for chair in await chairs(tablet, table)] == [False, True, False]
        assert await status(tablet, "POST", f"/tables/{table}/chairs/2/link") == 403
        link = (await anna.post(f"/tables/{table}/chairs/0/link"))["code"]
        await laptop.post(f"/invitations/{link}", {"name": "Anna"})
        assert [chair["mine"] for chair in await chairs(laptop, table)] == [True, False, False]
        assert await status(anna, "POST", f"/tables/{table}/chairs/2/link") == 403
        assert (await laptop.post(f"/tables/{table}/chairs/2/link"))["code"]


@in_loop
async def test_a_chair_that_leaves_a_shared_device_is_a_chair_of_its_own(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(2) as (anna, bruno):
        shared = [{"kind": "device", "name": name} for name in ("Anna", "Bruno")]
        table = await anna.create([*shared, {"kind": "bot", "level": 1}])
        link = (await anna.post(f"/tables/{table}/chairs/1/link"))["code"]
        await bruno.post(f"/invitations/{link}", {"name": "Bruno"})
        found = await chairs(bruno, table)
        assert [chair["mine"] for chair in found] == [False, True, False]
        assert [chair["kind"] for chair in found] == ["device", "person", "bot"]
        assert await status(bruno, "POST", f"/tables/{table}/chairs/0/link") == 403


@in_loop
async def test_a_chair_that_changes_hands_in_a_game_is_told_to_all_who_play(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(3) as (anna, bruno, guest):
        table = await begun(server, anna, bruno)
        path = f"/tables/{table}/chairs/1/link"
        async with anna.line(table) as line, guest.line(table) as watching:
            assert (await line.told("snapshot"))["chat"] == []  # before the game nobody is told
            async with bruno.line(table):
                await line.until(lambda m: m["type"] == "presence" and m["chairs"][1]["present"])
                assert await status(anna, "POST", path) == 409
            await line.until(lambda m: m["type"] == "presence" and not m["chairs"][1]["present"])
            again = (await anna.post(path))["code"]
            await anna.post(f"/invitations/{again}", {"name": "Anna"})
            told = await line.told("chat")
            assert (told["seat"], told["name"], told["notice"]) == (1, "Bruno", "moved")
            now = await line.told("snapshot")
            assert [(said["name"], said["notice"]) for said in now["chat"]] == [("Bruno", "moved")]
            await watching.drain()
            assert watching.now["chat"] == []
        async with bruno.line(table) as lost:
            assert not any(
                chair["mine"] for chair in (await lost.told("snapshot"))["table"]["chairs"]
            )


@in_loop
async def test_a_forged_cookie_is_nobody(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(FRIENDS)
        name, value = next(iter(anna.http.cookies.items()))
        person = value.rpartition(".")[0]
        for forged in (person, f"{person}.", f"{person}.{'0' * 64}", f".{value}", "%C3%A9.%C3%A9"):
            async with server.visitor(cookie=f"{name}={forged}") as fake:
                assert await status(fake, "POST", f"/tables/{table}/ready", {}) == 403


@in_loop
async def test_the_cards_are_dealt_when_everybody_is_ready(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(2) as (anna, bruno):
        table = await anna.create(FRIENDS)
        async with anna.line(table) as line:
            code = (await line.told("snapshot"))["table"]["code"]
            assert line.now["view"] is None
            assert await status(bruno, "PUT", f"/tables/{table}/chairs/2", {"kind": "bot"}) == 403
            await bruno.post(f"/invitations/{code}", {"seat": 1, "name": "Bruno"})
            await line.told("snapshot")
            assert await status(bruno, "POST", f"/invitations/{code}", {"seat": 1}) == 409
            await anna.put(f"/tables/{table}/chairs/2", {"kind": "bot", "level": 1})
            await anna.post(f"/tables/{table}/ready", {"ready": True})
            await line.drain()
            assert line.now["table"]["status"] == "waiting"
            await bruno.post(f"/tables/{table}/ready", {"ready": True})
            await line.until(lambda m: m["type"] == "snapshot" and m["view"] is not None)
            assert line.now["table"]["status"] == "playing"
            assert "code" not in line.now["table"]
        assert await status(bruno, "PUT", f"/tables/{table}/chairs/2", {"kind": "bot"}) == 403
        assert await status(anna, "PUT", f"/tables/{table}/chairs/2", {"kind": "open"}) == 409


@in_loop
async def test_a_coach_sees_one_hand_and_touches_nothing(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(2) as (anna, coach):
        table = await anna.create()
        assert await status(coach, "POST", f"/tables/{table}/chairs/0/coach", {"on": True}) == 403
        link = (await anna.post(f"/tables/{table}/chairs/0/coach", {"on": True}))["code"]
        assert (await coach.get(f"/invitations/{link}"))["coach"] is True
        await coach.post(f"/invitations/{link}", {})
        assert await status(coach, "POST", f"/invitations/{link}", {}) == 404
        async with coach.line(table) as line:
            now = await line.told("snapshot")
            assert now["viewer"] == 0
            assert now["view"]["seats"][0]["hand"]
            assert now["decision"]["options"] == []
            assert not any(chair["mine"] for chair in now["table"]["chairs"])
            await line.send(type="act", revision=now["revision"], actions=[1])
            await line.told("refused")
            await anna.post(f"/tables/{table}/chairs/0/coach", {"on": False})
            now = await line.told("snapshot")
            assert now["viewer"] == -1
            assert now["view"]["seats"][0]["hand"] is None


@in_loop
async def test_the_table_knows_that_a_hand_is_looked_at_but_not_by_whom(tmp_path: Path) -> None:
    async with (
        house(quick(tmp_path / "db")) as server,
        server.people(4) as (anna, bruno, coach, guest),
    ):
        table = await begun(server, anna, bruno)
        path = f"/tables/{table}/chairs/0/coach"
        code = (await anna.post(path, {"on": True}))["code"]
        # that a link is out is for whoever gave it
        assert (await chairs(anna, table))[0]["coach_link"] is True
        for visitor in (bruno, guest):
            assert not {"coach_link", "coached"} & (await chairs(visitor, table))[0].keys()
        async with bruno.line(table) as line:
            assert (await line.told("snapshot"))["chat"] == []
            await coach.post(f"/invitations/{code}", {"name": "Carla"})
            told = await line.told("chat")
            assert (told["seat"], told["name"], told["notice"]) == (0, "Anna", "coached")
            now = await line.told("snapshot")
            assert [chair.get("coached") for chair in now["table"]["chairs"]] == [True, None]
            assert "Carla" not in str(now)
        for visitor in (anna, coach, guest):
            assert (await chairs(visitor, table))[0]["coached"] is True
        await anna.post(path, {"on": False})
        for visitor in (anna, bruno, coach):
            assert not {"coach_link", "coached"} & (await chairs(visitor, table))[0].keys()


@pytest.mark.parametrize("claimed", [True, False])
@pytest.mark.parametrize("leaves", [True, False])
@in_loop
async def test_a_coach_goes_with_whoever_was_coached(
    tmp_path: Path, claimed: bool, leaves: bool
) -> None:
    async with (
        house(quick(tmp_path / "db")) as server,
        server.people(4) as (anna, bruno, chloe, coach),
    ):
        table = await anna.create(FRIENDS[:2], spectators=False)
        code = (await server.table(table)).row.code
        await bruno.post(f"/invitations/{code}", {"seat": 1})
        link = (await bruno.post(f"/tables/{table}/chairs/1/coach", {"on": True}))["code"]
        if claimed:
            await coach.post(f"/invitations/{link}", {})
        if leaves:
            await bruno.post(f"/tables/{table}/leave")
        else:
            code = (await anna.post(f"/tables/{table}/chairs/1/link"))["code"]
        await chloe.post(f"/invitations/{code}", {"seat": 1})
        assert await status(coach, "POST", f"/invitations/{link}", {}) == 404
        async with coach.line(table) as line:
            assert await line.closed() == 4403


@in_loop
async def test_a_private_table_shows_itself_to_nobody_else(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(2) as (anna, stranger):
        table = await anna.create(spectators=False)
        for path in ("log", "replay", "replay/0", "record"):
            assert await status(stranger, "GET", f"/tables/{table}/{path}") == 403
        async with stranger.line(table) as line:
            assert await line.closed() == 4403
        async with stranger.line("0" * 16) as line:
            assert await line.closed() == 4404


@in_loop
async def test_whoever_may_sit_down_sees_the_table_before(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(3) as (anna, bruno, late):
        table = await anna.create([FRIENDS[0], {"kind": "open"}], spectators=False)
        assert [chair["kind"] for chair in await chairs(bruno, table)] == ["person", "open"]
        async with bruno.line(table) as line:
            assert "code" not in (await line.told("snapshot"))["table"]
        await bruno.post(f"/invitations/{table}", {"name": "Bruno"})
        async with late.line(table) as line:
            assert await line.closed() == 4403


@in_loop
async def test_who_loses_a_chair_is_told_and_does_not_see_a_game_without_guests(
    tmp_path: Path,
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(2) as (anna, bruno):
        table = await anna.create(FRIENDS[:2], spectators=False)
        link = (await anna.post(f"/tables/{table}/chairs/1/link"))["code"]
        await bruno.post(f"/invitations/{link}", {"name": "Bruno"})
        async with bruno.line(table) as line:
            await line.told("snapshot")
            await anna.put(f"/tables/{table}/chairs/1", {"kind": "bot", "level": 1})
            lost = await line.told("snapshot")
            assert not any(chair["mine"] for chair in lost["table"]["chairs"])
            await anna.post(f"/tables/{table}/ready", {})
            with pytest.raises(ConnectionClosed):
                await line.until(lambda message: message.get("view") is not None)


@in_loop
async def test_a_running_game_tells_neither_its_record_nor_others_views(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(2) as (anna, stranger):
        table = await anna.create()
        assert await status(anna, "GET", f"/tables/{table}/record") == 409
        assert await status(anna, "GET", f"/tables/{table}/replay/0?seat=1") == 403
        assert await status(stranger, "GET", f"/tables/{table}/replay/0?seat=0") == 403
        mine = await anna.get(f"/tables/{table}/replay/0?seat=0")
        assert mine["view"]["seats"][0]["hand"]
        public = await stranger.get(f"/tables/{table}/replay/0")
        assert public["view"]["seats"][0]["hand"] is None


@in_loop
async def test_codes_are_not_guessed_quickly(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as thief:
        answers = [await status(thief, "GET", f"/invitations/CODE{n}") for n in range(15)]
        assert answers[0] == 404
        assert answers[-1] == 429


@in_loop
async def test_a_whole_club_comes_in_with_the_right_code(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(FRIENDS)
        async with anna.line(table) as line:
            code = (await line.told("snapshot"))["table"]["code"]
        answers = {await status(anna, "GET", f"/invitations/{code}") for _ in range(25)}
        assert answers == {200}


@in_loop
async def test_who_leaves_is_replaced_and_gets_the_chair_back(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(2) as (anna, bruno):
        table = await begun(server, anna, bruno)
        path = f"/tables/{table}/chairs/1/stand-in"
        async with anna.line(table) as line:
            await line.told("snapshot")
            async with bruno.line(table):
                assert await status(anna, "POST", path, {"on": True}) == 409
                await line.until(lambda m: m["type"] == "presence" and m["chairs"][1]["present"])
            await line.until(lambda m: m["type"] == "presence" and not m["chairs"][1]["present"])
            assert "minute" in (await anna.http.post(path, json={"on": True})).text
            (await server.table(table)).row.patience = 0
            await anna.post(path, {"on": True})
            await line.until(
                lambda m: m["type"] == "snapshot" and m["table"]["chairs"][1]["stand_in"]
            )
            said = await line.told("chat")
            assert (said["notice"], said["name"]) == ("sat-in", "Bruno")
            for pick in range(3):
                await line.turn()
                await line.answer(pick)
            assert await status(anna, "POST", path, {"on": False}) == 409
            async with bruno.line(table) as back:
                await back.until(
                    lambda m: m["type"] == "snapshot" and not m["table"]["chairs"][1]["stand_in"]
                )
            await bruno.post(f"/tables/{table}/leave")
            await line.until(
                lambda m: m["type"] == "snapshot" and m["table"]["chairs"][1]["stand_in"]
            )


@in_loop
async def test_a_game_rests_and_goes_on(database: str) -> None:
    async with house(quick(database)) as server, server.visitor() as anna:
        table = await anna.create()
        async with anna.line(table) as line:
            await line.turn()
            act = line.now["decision"]["options"][0]["id"]
            await anna.post(f"/tables/{table}/pause", {"on": True})
            await line.told("snapshot")
            said = await line.told("chat")
            assert (said["seat"], said["name"], said["notice"]) == (0, "Anna", "paused")
            assert line.now["table"]["status"] == "paused"
            assert line.now["decision"] is None
            await line.act(act)
            await line.told("refused")
    async with house(quick(database)) as server:
        anna.http.base_url = f"http://{server.address}/api"
        anna.address = server.address
        async with server.visitor(cookie=anna.cookie) as again:
            again.http.cookies = anna.http.cookies
            await again.post(f"/tables/{table}/pause", {"on": False})
            async with again.line(table) as line:
                told = [said["notice"] for said in (await line.turn())["chat"]]
                assert told == ["paused", "resumed"]
                await line.answer()


@in_loop
async def test_who_comes_back_to_a_game_that_rests_has_the_chair_back(tmp_path: Path) -> None:
    async with (
        house(quick(tmp_path / "db", bot_pause=PATIENCE)) as server,
        server.visitor() as anna,
    ):
        table = await anna.create(options={"first": 0})
        path = f"/tables/{table}/chairs/0/stand-in"
        async with anna.line(table) as line:
            await line.turn()
            await anna.post(path, {"on": True})
            await anna.post(f"/tables/{table}/pause", {"on": True})
            await line.until(lambda m: m["type"] == "snapshot" and m["table"]["status"] == "paused")
            assert line.now["table"]["chairs"][0]["stand_in"]
            await line.send(type="return")
            await line.told("snapshot")
            assert not line.now["table"]["chairs"][0]["stand_in"]
            assert line.now["table"]["status"] == "paused"
            await anna.post(f"/tables/{table}/pause", {"on": False})
            await anna.post(path, {"on": True})
            await anna.post(f"/tables/{table}/pause", {"on": True})
        async with anna.line(table) as line:
            await line.until(
                lambda m: m["type"] == "snapshot" and not m["table"]["chairs"][0]["stand_in"]
            )
            assert line.now["table"]["status"] == "paused"


@in_loop
async def test_a_rematch_keeps_the_chairs_and_the_start_goes_round(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(options={"round_limit": 1, "first": 1})
        assert await status(anna, "POST", f"/tables/{table}/rematch") == 409
        async with anna.line(table) as line:
            while not line.is_over:
                await line.turn()
                if not line.is_over:
                    await line.answer()
            again = (await anna.post(f"/tables/{table}/rematch"))["id"]
            assert (await line.told("snapshot"))["table"]["next"] == again
        assert (await anna.post(f"/tables/{table}/rematch"))["id"] == again
        async with anna.line(again) as line:
            now = await line.told("snapshot")
            assert now["table"]["status"] == "playing"
            assert now["table"]["options"]["first"] == 0
            assert [chair["name"] for chair in now["table"]["chairs"]] == ["Anna", "Bruno"]


@in_loop
async def test_options_that_do_not_fit_are_refused_in_the_readers_language(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        wish = {"game": "san-juan", "chairs": BOTS_AND_ME, "options": {"edition": 3}}
        for lang, said in (("en", "but may be 1, 2"), ("fr", "mais peut valoir 1, 2")):
            answer = await anna.http.post(f"/tables?lang={lang}", json=wish)
            assert answer.status_code == 400
            assert said in answer.json()["reason"]


@in_loop
async def test_my_data_can_be_deleted(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create()
        assert await status(anna, "DELETE", "/me") == 204
        assert (await anna.get("/home"))["tables"] == []
        stored = await server.tables.store.load(table)
        assert stored is not None
        assert "Anna" not in repr(stored)


@in_loop
async def test_only_the_operator_sees_the_host_page(tmp_path: Path) -> None:
    settings = quick(tmp_path / "db", public=True)
    async with house(settings) as server, server.visitor() as anna:
        assert await status(anna, "GET", "/host") == 403
        assert await status(anna, "PUT", "/host/announcement", {"text": "x"}) == 403
        assert await status(anna, "POST", "/host/claim", {"code": ""}) == 403
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        await anna.put("/host/announcement", {"text": "Club night on Friday"})
        assert (await anna.get("/home"))["announcement"] == "Club night on Friday"
        assert (await anna.get("/host"))["storage"] > 0


@in_loop
async def test_a_new_table_is_told_which_options_go_together(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        games = {game["id"]: game["choices"] for game in await anna.get("/games")}
        needs = {choice["name"]: choice["needs"] for choice in games["golden-city"]}
        assert needs["black_posts"] == {"option": "players", "value": 2}
        assert needs["black_post_second_reward"] == {"option": "black_posts", "value": True}
        assert needs["letters_hidden"] is None
        odd = {
            "game": "golden-city",
            "chairs": BOTS_AND_ME,
            "options": {"black_post_second_reward": True},
        }
        answer = await anna.http.request("POST", "/tables", json=odd)
        assert answer.status_code == 400
        assert "goes only with black_posts=true (GC-R33)" in answer.json()["reason"]


@in_loop
async def test_an_absent_friend_is_waited_for_from_the_question_and_from_the_parting(
    tmp_path: Path,
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(2) as (anna, bruno):
        id = await begun(server, anna, bruno, options={"first": 1}, patience=300)
        table = await server.table(id)
        async with bruno.line(id) as line:
            await line.turn()
            table.began -= 1000
            table.row.since -= 1000
            assert table.waited(1) == 0.0
        async with anna.line(id) as line:
            await line.until(lambda m: m["type"] == "presence" and not m["chairs"][1]["present"])
            assert table.waited(1) < 100
            path = f"/tables/{id}/chairs/1/stand-in"
            answer = await anna.http.request("POST", path, json={"on": True})
            assert answer.status_code == 409
            assert answer.json()["reason"] == "A bot may sit in for Bruno in 5 minutes."
            table.away[1] -= 301
            await anna.post(path, {"on": True})
            assert table.waited(0) == 0.0


@in_loop
async def test_a_move_of_an_absent_friend_is_not_taken_back_without_them(tmp_path: Path) -> None:
    async with (
        house(quick(tmp_path / "db", bot_pause=600.0)) as server,
        server.people(2) as (anna, bruno),
    ):
        id = await begun(server, anna, bruno, game="little-town", options={"first": 0})
        table = await server.table(id)
        table.row.patience = 0
        async with anna.line(id) as line:
            async with bruno.line(id) as other:
                while not (live := table.live_game) or {move.seat for move in live.moves} != {0, 1}:
                    each = line if table.mover == 0 else other
                    await each.turn()
                    await each.answer()
            await line.until(lambda m: m["type"] == "presence" and not m["chairs"][1]["present"])
            await anna.post(f"/tables/{id}/chairs/1/stand-in", {"on": True})
            await line.told("snapshot")
            played = table.played
            await line.send(type="ask_back", revision=line.now["revision"])
            assert (await line.told("wish"))["waiting"] == [1]
            assert table.played == played
            table.sat_in[1] = 0  # as if the bot had played all of it
            assert not table.must_consent(1, played)


@in_loop
async def test_who_lost_a_chair_while_away_reads_why(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(3) as (anna, bruno, phone):
        for spectators in (True, False):
            id = await begun(server, anna, bruno, spectators=spectators)
            link = (await anna.post(f"/tables/{id}/chairs/1/link"))["code"]
            await phone.post(f"/invitations/{link}", {"name": "Bruno"})
            server.tables.drop(await server.table(id))
            async with bruno.line(id) as line:
                if spectators:
                    assert (await line.told("snapshot"))["table"]["lost"]
                else:
                    assert await line.closed() == 4409
            async with anna.line(id) as line:
                assert "lost" not in (await line.told("snapshot"))["table"]
