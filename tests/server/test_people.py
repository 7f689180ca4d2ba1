"""Somebody is the same person on every device, and nobody else is."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bastide.server.people import emblems
from bastide.server.people.arriving import device_name
from tests.server.authenticator import PRESENT, Authenticator
from tests.server.house import House, Visitor, house, in_loop, quick

PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605 Version/18.0 Mobile Safari/604"
LAPTOP = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@asynccontextmanager
async def named(path: Path, **changes: Any) -> AsyncIterator[House]:
    """A server that is called by a name, as passkeys need it."""
    async with house(quick(path / "db", **changes)) as server:
        server.address = server.address.replace("127.0.0.1", "localhost")
        yield server


async def keyed(server: House, anna: Visitor) -> Authenticator:
    """Anna makes a passkey."""
    key = Authenticator(f"http://{server.address}")
    asked = (await anna.post("/me/passkeys/question"))["question"]
    await anna.post("/me/passkeys", {"answer": key.make(asked)})
    return key


async def question(visitor: Visitor) -> str:
    return str((await visitor.post("/sign-in/question"))["question"])


async def enter(visitor: Visitor, by: str, what: str, **more: Any) -> int:
    answer = await visitor.http.post("/sign-in", json={"by": by, "what": what, **more})
    return answer.status_code


@in_loop
async def test_a_guest_is_known_in_one_click_with_an_emblem_that_is_dealt(tmp_path: Path) -> None:
    async with named(tmp_path) as server, server.visitor() as anna:
        before = await anna.get("/me")
        assert (before["known"], before["emblem"], before["devices"]) == (False, "", [])
        table = await anna.create()
        me = await anna.get("/me")
        assert (me["known"], me["name"], me["chairs"]) == (True, "Anna", 1)
        assert emblems.is_emblem(me["emblem"])
        async with anna.line(table) as line:
            await line.turn()
            emblem = [chair.get("emblem") for chair in line.now["table"]["chairs"]]
        assert emblem == [me["emblem"], None]


@in_loop
async def test_an_emblem_is_chosen_and_worn_at_every_table(tmp_path: Path) -> None:
    async with named(tmp_path) as server, server.visitor() as anna:
        table = await anna.create()
        await anna.put("/me", {"emblem": "teal-ship"})
        assert (await anna.get("/me"))["emblem"] == "teal-ship"
        assert (await server.table(table)).chairs[0].emblem == "teal-ship"
        for wrong in ("teal-whale", "red-ship", "ship", "teal"):
            assert (await anna.http.put("/me", json={"emblem": wrong})).status_code == 400
        await anna.put("/me", {"name": " An\nna  B "})
        me = await anna.get("/me")
        assert (me["name"], me["emblem"]) == ("An na B", "teal-ship")


@in_loop
async def test_a_passkey_brings_me_back_to_my_chairs(tmp_path: Path) -> None:
    async with (
        named(tmp_path) as server,
        server.visitor(**{"user-agent": LAPTOP}) as anna,
        server.visitor(**{"user-agent": PHONE}) as phone,
    ):
        table = await anna.create()
        key = await keyed(server, anna)
        assert await enter(phone, "passkey", key.enter(await question(phone))) == 201
        me = await phone.get("/me")
        assert (me["name"], len(me["devices"]), len(me["passkeys"])) == ("Anna", 2, 1)
        assert {each["name"] for each in me["devices"]} == {"computer Firefox", "phone Safari"}
        assert [each["name"] for each in me["devices"] if each["here"]] == ["phone Safari"]
        async with phone.line(table) as there, anna.line(table) as here:
            await here.turn()
            await there.turn()
            assert there.now["view"] == here.now["view"]
            await there.answer()
            await here.until(lambda said: said["type"] in ("update", "snapshot"))


@in_loop
async def test_an_answer_that_was_overheard_opens_nothing(tmp_path: Path) -> None:
    """It is worth something once, be it sent again at once or from elsewhere."""
    async with (
        named(tmp_path) as server,
        server.visitor() as anna,
        server.visitor() as phone,
        server.visitor() as thief,
    ):
        await anna.create()
        key = await keyed(server, anna)
        said = key.enter(await question(phone))
        assert await enter(phone, "passkey", said) == 201
        assert await enter(thief, "passkey", said) == 403
        assert await enter(phone, "passkey", said) == 403
        assert not (await thief.get("/me"))["known"]


@in_loop
@pytest.mark.parametrize(
    "wrong",
    [
        {"origin": "http://evil.example"},
        {"origin": "http://localhost:1"},
        {"site": "evil.example"},
        {"flags": PRESENT},
        {"id": b"somebody else's"},
        {"count": -1},
    ],
    ids=str,
)
async def test_an_answer_from_elsewhere_opens_nothing(tmp_path: Path, wrong: Any) -> None:
    """Another origin, another site, nobody's finger, another key, or a copy of the key."""
    async with named(tmp_path) as server, server.visitor() as anna, server.visitor() as thief:
        await anna.create()
        key = await keyed(server, anna)
        assert await enter(anna, "passkey", key.enter(await question(anna))) == 201
        for name, value in wrong.items():
            setattr(key, name, value)
        assert await enter(thief, "passkey", key.enter(await question(thief))) == 403
        assert not (await thief.get("/me"))["known"]


@in_loop
async def test_a_question_is_for_one_purpose_and_one_person(tmp_path: Path) -> None:
    async with named(tmp_path) as server, server.visitor() as anna, server.visitor() as bruno:
        await anna.create()
        await bruno.create()
        key = Authenticator(f"http://{server.address}")
        asked = (await anna.post("/me/passkeys/question"))["question"]
        said = {"answer": key.make(asked)}
        assert (await bruno.http.post("/me/passkeys", json=said)).status_code == 403
        assert await enter(bruno, "passkey", key.enter(asked)) == 403
        forged = asked.replace('"challenge": "', '"challenge": "AAAA')
        assert (
            await anna.http.post("/me/passkeys", json={"answer": key.make(forged)})
        ).status_code == 403
        for nonsense in ("", "{}", "[]", "null", '{"response": {"clientDataJSON": "e30"}}'):
            answer = await anna.http.post("/me/passkeys", json={"answer": nonsense})
            assert answer.status_code == 403
            assert await enter(bruno, "passkey", nonsense) == 403


@in_loop
async def test_a_question_is_not_for_ever(tmp_path: Path, monkeypatch: Any) -> None:
    async with named(tmp_path) as server, server.visitor() as anna, server.visitor() as phone:
        await anna.create()
        key = await keyed(server, anna)
        monkeypatch.setattr("bastide.server.people.passkeys.GOOD_FOR", -1.0)
        assert await enter(phone, "passkey", key.enter(await question(phone))) == 403


@in_loop
async def test_a_passkey_is_registered_once_and_taken_away(tmp_path: Path) -> None:
    async with named(tmp_path) as server, server.visitor() as anna, server.visitor() as bruno:
        await anna.create()
        await bruno.create()
        key = await keyed(server, anna)
        asked = (await bruno.post("/me/passkeys/question"))["question"]
        again = await bruno.http.post("/me/passkeys", json={"answer": key.make(asked)})
        assert again.status_code == 403
        (mine,) = (await anna.get("/me"))["passkeys"]
        assert (await bruno.http.delete(f"/me/passkeys/{mine['id']}")).status_code == 404
        assert (await anna.http.delete(f"/me/passkeys/{mine['id']}")).status_code == 204
        assert await enter(bruno, "passkey", key.enter(await question(bruno))) == 403


@in_loop
async def test_a_recovery_code_brings_me_back_however_it_is_typed(tmp_path: Path) -> None:
    async with named(tmp_path) as server, server.visitor() as anna, server.visitor() as phone:
        await anna.create()
        code = (await anna.post("/me/recovery"))["code"]
        assert len(code.replace("-", "")) == 20
        assert await enter(phone, "code", code.lower().replace("-", " ")) == 201
        assert (await phone.get("/me"))["name"] == "Anna"
        newer = (await phone.post("/me/recovery"))["code"]
        assert await enter(phone, "code", code) == 403
        assert await enter(phone, "code", newer) == 201
        await phone.http.delete("/me/recovery")
        assert await enter(anna, "code", newer) == 403


@in_loop
async def test_only_a_digest_of_the_code_is_stored(tmp_path: Path) -> None:
    async with named(tmp_path) as server, server.visitor() as anna:
        await anna.create()
        code = (await anna.post("/me/recovery"))["code"]
    files = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert code.encode() not in files
    assert code.replace("-", "").encode() not in files


@in_loop
async def test_guesses_of_codes_are_slowed_down(tmp_path: Path) -> None:
    async with named(tmp_path) as server, server.visitor() as thief:
        found = [await enter(thief, "code", f"AAAA-AAAA-AAAA-AAAA-{n:04}") for n in range(12)]
        assert found[:10] == [403] * 10
        assert 429 in found[10:]


@in_loop
async def test_whoever_is_unknown_hears_the_same_as_whoever_is_wrong(tmp_path: Path) -> None:
    """Nothing tells whether somebody exists: no name is asked for, refusals are the same."""
    async with named(tmp_path) as server, server.visitor() as anna, server.visitor() as thief:
        await anna.create()
        key = await keyed(server, anna)
        stranger = Authenticator(key.origin)
        key.flags = 0
        said = [
            (await thief.http.post("/sign-in", json={"by": "passkey", "what": each})).text
            for each in (key.enter(await question(thief)), stranger.enter(await question(thief)))
        ]
        assert said[0] == said[1]
        assert "allowCredentials" not in await question(thief) or '"allowCredentials": []' in (
            await question(thief)
        )


@in_loop
async def test_signing_in_makes_a_new_cookie_and_ends_the_old_one(tmp_path: Path) -> None:
    """Whoever planted a cookie in a browser is not in there after its owner has signed in."""
    async with (
        named(tmp_path) as server,
        server.visitor() as anna,
        server.visitor() as thief,
        server.visitor() as phone,
    ):
        await anna.create()
        code = (await anna.post("/me/recovery"))["code"]
        await thief.create([{"kind": "device", "name": "Thief"}, {"kind": "bot"}])
        phone.http.cookies.update(thief.http.cookies)
        assert await enter(phone, "code", code) == 201
        assert (await phone.get("/me"))["name"] == "Anna"
        assert phone.cookie != thief.cookie
        assert not (await thief.get("/me"))["known"]


@in_loop
async def test_chairs_of_the_guest_come_along_only_where_that_is_wished(tmp_path: Path) -> None:
    async with (
        named(tmp_path) as server,
        server.visitor() as anna,
        server.visitor() as phone,
        server.visitor() as tablet,
    ):
        await anna.create()
        code = (await anna.post("/me/recovery"))["code"]
        left, taken = await tablet.create(), await phone.create()
        assert await enter(tablet, "code", code) == 201
        assert await enter(phone, "code", code, bring=True) == 201
        mine = {each["id"] for each in (await anna.get("/home"))["tables"]}
        assert taken in mine
        assert left not in mine
        async with anna.line(taken) as line:
            await line.answer()


@in_loop
async def test_one_person_does_not_take_two_chairs_by_signing_in(tmp_path: Path) -> None:
    async with named(tmp_path) as server, server.visitor() as anna, server.visitor() as phone:
        friends = [{"kind": "person", "name": "Anna"}, {"kind": "person"}]
        table = await anna.create(friends)
        code = (await server.table(table)).row.code
        await phone.post(f"/invitations/{code}", {"seat": 1, "name": "Anna too"})
        key = (await anna.post("/me/recovery"))["code"]
        assert await enter(phone, "code", key, bring=True) == 201
        seats = (await server.table(table)).viewer((await server.table(table)).row.host).seats
        assert seats == (0,)


@in_loop
async def test_another_device_joins_by_a_square(tmp_path: Path) -> None:
    async with (
        named(tmp_path) as server,
        server.visitor() as anna,
        server.visitor(**{"user-agent": PHONE}) as phone,
    ):
        await anna.create()
        link = (await anna.post("/me/arrivals"))["code"]
        assert (await phone.get(f"/sign-in/device/{link}"))["name"] == "Anna"
        assert (await anna.get(f"/me/arrivals/{link}"))["number"] == 0
        followed = await phone.post("/sign-in/device", {"link": link})
        waits = await anna.get(f"/me/arrivals/{link}")
        assert (waits["number"], waits["name"]) == (followed["number"], "phone Safari")
        claim = {"by": "claim", "what": followed["claim"]}
        assert await phone.post("/sign-in", claim) == {"entered": False}
        assert not (await phone.get("/me"))["known"]
        await anna.post(f"/me/arrivals/{link}", {"on": True})
        assert await phone.post("/sign-in", claim) == {"entered": True}
        assert (await phone.get("/me"))["name"] == "Anna"
        assert await enter(phone, "claim", followed["claim"]) == 404


@in_loop
async def test_a_square_that_somebody_else_photographed_lets_nobody_in(tmp_path: Path) -> None:
    """It works once; nobody enters unconfirmed; and only its owner sees or answers it."""
    async with (
        named(tmp_path) as server,
        server.visitor() as anna,
        server.visitor() as phone,
        server.visitor() as thief,
    ):
        await anna.create()
        await thief.create()
        link = (await anna.post("/me/arrivals"))["code"]
        stolen = await thief.post("/sign-in/device", {"link": link})
        late = await phone.http.post("/sign-in/device", json={"link": link})
        assert late.status_code == 404
        assert (await thief.http.get(f"/me/arrivals/{link}")).status_code == 404
        for on in (True, False):
            told = await thief.http.post(f"/me/arrivals/{link}", json={"on": on})
            assert told.status_code == 404
        await anna.post(f"/me/arrivals/{link}", {"on": False})
        assert await enter(thief, "claim", stolen["claim"]) == 404
        assert await enter(thief, "claim", link) == 404
        assert (await thief.get("/me"))["devices"][0]["here"]
        assert len((await anna.get("/me"))["devices"]) == 1


@in_loop
async def test_a_link_for_a_device_does_not_last(tmp_path: Path, monkeypatch: Any) -> None:
    async with named(tmp_path) as server, server.visitor() as anna, server.visitor() as phone:
        await anna.create()
        first = (await anna.post("/me/arrivals"))["code"]
        await anna.post("/me/arrivals")
        gone = await phone.http.post("/sign-in/device", json={"link": first})
        assert gone.status_code == 404
        monkeypatch.setattr("bastide.server.people.joining.MINUTES", -1)
        late = (await anna.post("/me/arrivals"))["code"]
        gone = await phone.http.post("/sign-in/device", json={"link": late})
        assert gone.status_code == 404


@in_loop
async def test_a_device_is_sent_away_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async with named(tmp_path) as server, server.visitor() as anna, server.visitor() as phone:
        table = await anna.create()
        code = (await anna.post("/me/recovery"))["code"]
        assert await enter(phone, "code", code) == 201
        other = next(each for each in (await anna.get("/me"))["devices"] if not each["here"])
        async with phone.line(table) as line:
            await line.turn()
            assert (await anna.http.delete(f"/me/devices/{other['id']}")).status_code == 204
            await line.end()
        assert not (await phone.get("/me"))["known"]
        assert (await phone.http.post(f"/tables/{table}/leave")).status_code == 403
        assert (await anna.get("/me"))["chairs"] == 1


@in_loop
async def test_a_device_that_another_process_sent_away_loses_its_line(tmp_path: Path) -> None:
    async with named(tmp_path) as server, server.visitor() as anna:
        table = await anna.create()
        (mine,) = (await anna.get("/me"))["devices"]
        async with anna.line(table) as line:
            await line.turn()
            person = (await server.table(table)).row.host
            assert await server.tables.store.devices.send_away(person, mine["id"])
            await server.tables.look_round()
            await line.end()


@in_loop
async def test_nobody_sends_the_devices_of_others_away(tmp_path: Path) -> None:
    async with named(tmp_path) as server, server.visitor() as anna, server.visitor() as bruno:
        await anna.create()
        await bruno.create()
        (mine,) = (await anna.get("/me"))["devices"]
        assert (await bruno.http.delete(f"/me/devices/{mine['id']}")).status_code == 404
        assert (await anna.get("/me"))["known"]


@in_loop
async def test_whoever_is_forgotten_is_a_stranger_on_every_device(tmp_path: Path) -> None:
    async with named(tmp_path) as server, server.visitor() as anna, server.visitor() as phone:
        await anna.create()
        key = await keyed(server, anna)
        code = (await anna.post("/me/recovery"))["code"]
        assert await enter(phone, "code", code) == 201
        assert (await anna.http.delete("/me")).status_code == 204
        assert anna.cookie == ""
        assert not (await phone.get("/me"))["known"]
        assert await enter(phone, "code", code) == 403
        assert await enter(phone, "passkey", key.enter(await question(phone))) == 403
        assert (await phone.get("/home"))["tables"] == []


@in_loop
async def test_everything_about_me_is_a_file(tmp_path: Path) -> None:
    async with named(tmp_path) as server, server.visitor() as anna, server.visitor() as bruno:
        await anna.create()
        await bruno.create([{"kind": "device", "name": "Bruno"}, {"kind": "bot"}])
        await keyed(server, anna)
        answer = await anna.http.get("/me/everything")
        assert "attachment" in answer.headers["content-disposition"]
        found = answer.json()
        assert found["person"]["name"] == "Anna"
        assert len(found["devices"]) == len(found["passkeys"]) == 1
        assert "Bruno" not in answer.text
        async with server.visitor() as nobody:
            assert (await nobody.http.get("/me/everything")).status_code == 403


@in_loop
async def test_an_operator_may_do_without_people(tmp_path: Path) -> None:
    async with named(tmp_path, keeps_people=False) as server, server.visitor() as anna:
        await anna.create()
        me = await anna.get("/me")
        assert (me["keeps"], me["known"]) == (False, True)
        for path in ("/me/passkeys/question", "/me/recovery", "/me/arrivals", "/sign-in/question"):
            answer = await anna.http.post(path)
            assert answer.status_code == 403, path
        assert await enter(anna, "code", "AAAA") == 403
        await anna.put("/me", {"name": "Anne"})
        assert (await anna.http.delete("/me")).status_code == 204


@in_loop
async def test_other_sites_cannot_act_for_me(tmp_path: Path) -> None:
    async with named(tmp_path) as server, server.visitor() as anna:
        await anna.create()
        elsewhere = {"origin": "https://evil.example"}
        for method, path in (
            ("PUT", "/me"),
            ("DELETE", "/me"),
            ("POST", "/me/recovery"),
            ("POST", "/me/arrivals"),
            ("POST", "/me/passkeys/question"),
            ("POST", "/sign-in"),
            ("POST", "/sign-in/device"),
        ):
            answer = await anna.http.request(method, path, headers=elsewhere)
            assert answer.status_code == 403, path
        assert (await anna.get("/me"))["known"]


@in_loop
async def test_passkeys_are_not_offered_where_browsers_make_none(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        await anna.create()
        assert not (await anna.get("/me"))["has_passkeys"]
        assert (await anna.http.post("/me/passkeys/question")).status_code == 403


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (PHONE, "phone Safari"),
        (LAPTOP, "computer Firefox"),
        ("Mozilla/5.0 (Linux; Android 15; Pixel) Chrome/140.0 Mobile Safari/537", "phone Chrome"),
        ("Mozilla/5.0 (Linux; Android 15; Tab) Chrome/140.0 Safari/537", "tablet Chrome"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537 Edg/140.0", "computer Edge"),
        ("", "computer"),
    ],
)
def test_a_device_is_called_by_its_kind(agent: str, name: str) -> None:
    assert device_name(agent) == name


def test_there_are_64_signs_in_8_colours() -> None:
    assert (len(set(emblems.SIGNS)), len(set(emblems.COLOURS))) == (64, 8)
    assert emblems.is_emblem(emblems.dealt())
