"""Who I am: name and emblem, what brings me back, my devices, and becoming somebody known."""

from dataclasses import replace
from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec import UNSET

from bastide.server import api, api_people
from bastide.server.codes import digest
from bastide.server.http.request import AtDesk, Code, Desk
from bastide.server.live import seating
from bastide.server.people import emblems, joining, recovery, taking_along
from bastide.server.people.arriving import device_name, sign_in
from bastide.server.refusals import Refused
from bastide.server.store.rows import Person
from bastide.server.views.results import played

PasskeyId = Annotated[str, PathParameter(max_length=1400)]


def must_keep(desk: Desk) -> None:
    """Refuse where the operator wants guests only."""
    if not desk.tables.settings.keeps_people:
        raise Refused("guests-only", status=403)


class Me(Controller):
    """What every guest may do."""

    path = "/api/me"
    tags = ("me",)

    @get()
    async def me(self, desk: AtDesk) -> api_people.Me:
        """Who I am, and what brings me back."""
        store = desk.tables.store
        known = await store.person(desk.person) if desk.person else None
        found = known or Person("", "", False)
        devices = await store.devices.of(found.id) if known else []
        mine = await store.tables_of(found.id) if known else []
        contact = await store.contacts.of(found.id) if known else None
        return api_people.Me(
            known=known is not None,
            name=found.name,
            emblem=found.emblem,
            keeps=desk.tables.settings.keeps_people,
            mail=(contact.mail or "") if contact else "",
            has_mail="mail" in desk.sender.channels,
            has_passkeys=desk.site.has_passkeys,
            recovery=bool(known) and await store.devices.recovery(found.id) is not None,
            passkeys=[
                api_people.MyPasskey(each.id, each.name, int(each.created), int(each.used))
                for each in (await store.devices.passkeys(found.id) if known else [])
            ],
            devices=[
                api_people.MyDevice(
                    each.id,
                    each.name,
                    int(each.seen),
                    here=desk.device is not None and each.id == desk.device.id,
                )
                for each in devices
            ],
            chairs=sum(stored.row.status != "over" for stored in mine),
            taken=sorted(
                {
                    chair.emblem
                    for stored in mine
                    for chair in stored.chairs
                    if chair.emblem and chair.holder != found.id
                }
            ),
        )

    @put(status_code=204)
    async def change(self, desk: AtDesk, data: JSONBody[api_people.Profile]) -> Response[None]:
        """Another name, another emblem; whoever was nobody is a guest from now on."""
        emblem = data.emblem if data.emblem is not UNSET else ""
        if emblem and not emblems.is_emblem(emblem):
            raise Refused("emblem", status=400)
        known = await desk.known(seating.clean(data.name) if data.name is not UNSET else "")
        if emblem:
            await desk.tables.store.keep_person(replace(known, emblem=emblem))
            await emblems.wear(desk.tables, known.id, emblem)
        return Response(None, cookies=[desk.cookie])

    @delete(status_code=204)
    async def forget_me(self, desk: AtDesk) -> Response[None]:
        """Delete what is kept about me; my chairs become nobody's, my devices strangers."""
        if desk.person is not None:
            gone = await desk.tables.store.devices.of(desk.person)
            for id in await desk.tables.store.forget(desk.person):
                desk.tables.forget(id)
            for device in gone:
                desk.tables.hang_up(device.id)
        return Response(None, status_code=204, cookies=[_no_cookie(desk)])

    @get("/games")
    async def games(self, desk: AtDesk) -> list[api_people.Played]:
        """The games that I have played to their end, the latest first."""
        found = await desk.tables.store.results.of(desk.person) if desk.person else []
        return [played(each, desk.person, desk.lang) for each in found]

    @get("/everything")
    async def everything(self, desk: AtDesk) -> Response[bytes]:
        """All that is kept about me, as a file."""
        known = await desk.must_be_known()
        desk.slow_down_thoughts()
        found = await taking_along.everything(desk.tables.store, known)
        text = msgspec.json.format(msgspec.json.encode(found), indent=1)
        return Response(
            text,
            media_type="application/json",
            headers={"content-disposition": 'attachment; filename="bastide.json"'},
        )

    @delete("/devices/{device:str}")
    async def send_away(self, desk: AtDesk, device: FromPath[str]) -> None:
        """A device of mine is a stranger's from now on, be it this one."""
        if not desk.person or not await desk.tables.store.devices.send_away(desk.person, device):
            raise Refused("device", status=404)
        desk.tables.hang_up(device)


class Keeping(Controller):
    """What makes a guest somebody who comes back; an operator may do without."""

    path = "/api/me"
    tags = ("me",)

    @post("/passkeys/question")
    async def passkey_question(self, desk: AtDesk) -> api_people.Asked:
        """What my authenticator is to be asked for a new passkey."""
        must_keep(desk)
        known = await desk.must_be_known()
        _must_have_passkeys(desk)
        return api_people.Asked(await desk.passkeys.ask_to_make(known, desk.site))

    @post("/passkeys", status_code=204)
    async def make_passkey(self, desk: AtDesk, data: JSONBody[api_people.Answered]) -> None:
        """A passkey that my authenticator has made."""
        must_keep(desk)
        known = await desk.must_be_known()
        name = device_name(desk.agent)
        await desk.passkeys.make(known, desk.site, data.answer, name)

    @delete("/passkeys/{passkey:str}")
    async def drop_passkey(self, desk: AtDesk, passkey: PasskeyId) -> None:
        """A passkey of mine opens nothing any more."""
        if not desk.person or not await desk.tables.store.devices.drop_passkey(
            desk.person, passkey
        ):
            raise Refused("device", status=404)

    @post("/recovery")
    async def new_recovery(self, desk: AtDesk) -> api_people.Recovery:
        """A recovery code to print; the one before it no longer works."""
        must_keep(desk)
        known = await desk.must_be_known()
        return api_people.Recovery(await recovery.renew(desk.tables.store, known.id))

    @delete("/recovery")
    async def no_recovery(self, desk: AtDesk) -> None:
        """My recovery code opens nothing any more."""
        known = await desk.must_be_known()
        await desk.tables.store.devices.keep_recovery(known.id, None)

    @post("/arrivals")
    async def invite(self, desk: AtDesk) -> api.Link:
        """A link for another device of mine: `/device/<code>`; the one before it is void."""
        must_keep(desk)
        known = await desk.must_be_known()
        return api.Link(await joining.invite(desk.tables.store, known.id))

    @get("/arrivals/{code:str}")
    async def arriving(self, desk: AtDesk, code: Code) -> api_people.Arriving:
        """Whether a device has followed my link, and which."""
        known = await desk.must_be_known()
        found = await joining.seen(desk.tables.store, known.id, code)
        return api_people.Arriving(found.name, found.number, joining.MINUTES)

    @post("/arrivals/{code:str}", status_code=204)
    async def answer(self, desk: AtDesk, code: Code, data: JSONBody[api.Flag]) -> None:
        """Let the device in that followed my link, or end the link."""
        must_keep(desk)
        known = await desk.must_be_known()
        await joining.answer(desk.tables.store, known.id, code, data.on)


class SignIn(Controller):
    """Becoming somebody who is known."""

    path = "/api/sign-in"
    tags = ("me",)

    @post("/question")
    async def question(self, desk: AtDesk) -> api_people.Asked:
        """What an authenticator is to be asked; the same for everybody."""
        must_keep(desk)
        _must_have_passkeys(desk)
        return api_people.Asked(desk.passkeys.ask_who(desk.site))

    @post("/device")
    async def follow(self, desk: AtDesk, data: JSONBody[api_people.Follow]) -> api_people.Followed:
        """Follow the link of a device that is signed in; it works once."""
        must_keep(desk)
        desk.slow_down_guesses()
        claim, number = await joining.follow(desk.tables.store, data.link, desk.agent)
        desk.was_no_guess()
        return api_people.Followed(claim, number)

    @get("/device/{code:str}")
    async def host(self, desk: AtDesk, code: Code) -> api_people.Welcome:
        """Whose device this one would become."""
        must_keep(desk)
        desk.slow_down_guesses()
        person = await desk.tables.store.person(await joining.host(desk.tables.store, code))
        if person is None:
            raise Refused("link", status=404)
        desk.was_no_guess()
        return api_people.Welcome(person.name, person.emblem)

    @post()
    async def enter(
        self, desk: AtDesk, data: JSONBody[api_people.Enter]
    ) -> Response[api_people.Entered]:
        """Be that person from now on, under a new cookie."""
        must_keep(desk)
        desk.slow_down_guesses()
        person = await self._who(desk, data)
        desk.was_no_guess()
        if person is None:
            return Response(api_people.Entered(False))
        desk.device = await sign_in(desk.tables, person, desk.agent, desk.device, data.bring)
        return Response(api_people.Entered(True), cookies=[desk.cookie])

    async def _who(self, desk: Desk, data: api_people.Enter) -> str | None:
        store = desk.tables.store
        if data.by == "passkey":
            return await desk.passkeys.person_of(desk.site, data.what)
        if data.by == "claim":
            return await joining.enter(store, data.what)
        if data.by == "mail":
            letter = await store.contacts.open_letter(digest(data.what), "enter")
            contact = await store.contacts.of(letter[0]) if letter else None
            if letter is None or contact is None or contact.mail != letter[1]:
                raise Refused("letter", status=403)
            return contact.person
        person = await recovery.person_of(store, data.what)
        if person is None:
            raise Refused("recovery", status=403)
        return person


def _must_have_passkeys(desk: Desk) -> None:
    if not desk.site.has_passkeys:
        raise Refused("no-passkeys", status=403)


def _no_cookie(desk: Desk) -> Cookie:
    """Takes the cookie away."""
    return desk.visitors.cookie("")
