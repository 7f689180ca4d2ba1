"""Sends what is due, from whichever process takes it first, and tries again what has failed."""

import asyncio
import json
import logging
from collections.abc import Coroutine, Sequence
from typing import Any

from bastide.server.codes import Signer
from bastide.server.model.clocks import now
from bastide.server.notify import mail, webhook
from bastide.server.notify.compose import composer, quiet_until
from bastide.server.notify.outbound import Hopeless, Outbound
from bastide.server.notify.push import DAY, Vapid, encrypted
from bastide.server.settings import Settings
from bastide.server.store.databases import Unavailable
from bastide.server.store.rows import Contact, Delivery
from bastide.server.store.store import Store

log = logging.getLogger("bastide.notify")

HELD = 60.0
"""Seconds for which a delivery is somebody's who tries it: longer than any try."""
TOGETHER = 32
PAUSES = (30, 120, 600, 3600, 4 * 3600, 12 * 3600)
"""Seconds before a delivery is tried again; after the last it is given up."""
GONE = (404, 410)
"""What a push service says of a browser that takes messages no more."""
NEVER = (400, 401, 403, 405, 413)
"""Answers that will be the same tomorrow."""
PLAIN = str.maketrans("", "", "<>@")
"""What would call everybody in a chat room, if somebody's name were made of it."""


class Sender:
    """What is due is sent; what each message is and to whom has been stored before."""

    def __init__(self, store: Store, settings: Settings, key: str, secret: str) -> None:
        self.store = store
        self.vapid = Vapid(key)
        self.outbound = Outbound(settings.private_webhooks)
        self.mail = mail.server_at(settings.smtp, settings.mail_from) if settings.smtp else None
        self.stops = Signer(f"{secret} stop")
        """Signs the addresses by which mail is stopped."""
        self._settings = settings
        self._woken = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def channels(self) -> Sequence[str]:
        """By what messages are sent here."""
        allowed = {
            "push": self._settings.pushes,
            "mail": self.mail is not None,
            "webhook": self._settings.webhooks,
        }
        return [name for name, on in allowed.items() if on]

    def begin(self) -> None:
        """Look for what is due from now on."""
        self._tasks.append(asyncio.create_task(self._run()))

    async def end(self) -> None:
        """Leave the rest to others, or for later."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.outbound.close()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do that without letting anybody wait, who would learn by how long it takes."""
        task = asyncio.create_task(work)
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    def wake(self) -> None:
        """Something is due now."""
        self._woken.set()

    async def _run(self) -> None:
        while True:
            try:
                while await self.once():
                    pass
            except Unavailable:
                pass  # the store has said why
            except Exception:
                log.exception("messages could not be sent")
            self._woken.clear()
            try:
                async with asyncio.timeout(self._settings.notify_pause):
                    await self._woken.wait()
            except TimeoutError:
                pass

    async def once(self) -> int:
        """Post what is due and try what lies ready; says how much that was."""
        compose = composer(now, self.channels)
        posted = await self.store.outbox.post(
            now(), self._settings.notify_grace, compose, lambda who: quiet_until(who, now())
        )
        taken = await self.store.outbox.take(now(), HELD, TOGETHER)
        await asyncio.gather(*map(self._try, taken))
        return posted + len(taken)

    async def _try(self, delivery: Delivery) -> None:
        pause: float | None = 0.0
        try:
            pause = await self._send(delivery)
        except Hopeless:
            log.warning("a message is given up", extra={"channel": delivery.channel})
            pause = None
        except Exception as problem:  # whatever a stranger's server does
            why = {"channel": delivery.channel, "problem": type(problem).__name__}
            log.info("a message could not be sent", extra=why)
        if pause is None:
            await self.store.outbox.done(delivery.id)
        elif delivery.tries > len(PAUSES):
            log.warning("a message is given up", extra={"channel": delivery.channel})
            await self.store.outbox.done(delivery.id)
        else:
            again = now() + max(pause, PAUSES[delivery.tries - 1])
            await self.store.outbox.later(delivery.id, again)

    async def _send(self, delivery: Delivery) -> float | None:
        """None where nothing is left to be done, else the seconds to wait at least."""
        contact = await self.store.contacts.of(delivery.person)
        said = json.loads(delivery.body)
        if delivery.channel not in self.channels:
            return None
        if delivery.channel == "mail":
            return await self._mail(delivery, contact, said)
        if contact is None:
            return None
        if delivery.channel == "push":
            return await self._push(delivery, contact, said)
        return await self._webhook(delivery, contact, said)

    async def _push(self, delivery: Delivery, contact: Contact, said: Any) -> float | None:
        browsers = await self.store.contacts.subscriptions(delivery.person)
        browser = next((each for each in browsers if each.id == delivery.target), None)
        if browser is None:
            return None
        told = {name: said[name] for name in ("title", "body", "url", "tag", "badge")}
        text = json.dumps(told, ensure_ascii=False).encode()
        answer = await self.outbound.post(
            browser.endpoint,
            encrypted(text, browser.public, browser.auth),
            {
                **self.vapid.headers(browser.endpoint, self._operator(contact)),
                "content-type": "application/octet-stream",
                "content-encoding": "aes128gcm",
                "ttl": str(DAY),
                "urgency": "normal",
                "topic": delivery.id,
            },
        )
        if answer.status_code in GONE:
            await self.store.contacts.unsubscribe(id=browser.id)
            return None
        return _result(answer)

    def _operator(self, contact: Contact) -> str:
        """Whom a push service may write to."""
        if self.mail is not None:
            return f"mailto:{self.mail.address}"
        return (*self._settings.origins, contact.site)[0]

    async def _webhook(self, delivery: Delivery, contact: Contact, said: Any) -> float | None:
        if contact.webhook is None or contact.webhook_secret is None:
            return None
        line = f"{said['title']}: {said['body']} {contact.site}{said['url']}".translate(PLAIN)
        told = {
            "id": delivery.id,
            "kind": said["kind"],
            "title": said["title"],
            "body": said["body"],
            "url": contact.site + said["url"],
            "waiting": said["badge"],
            "notifications": [
                {**each, "url": contact.site + each["url"]} for each in said["notifications"]
            ],
            "at": int(delivery.made),
            "text": line,
            "content": line,
            "allowed_mentions": {"parse": []},
        }
        body = json.dumps(told, ensure_ascii=False).encode()
        head = webhook.headers(delivery.id, body, contact.webhook_secret)
        return _result(await self.outbound.post(contact.webhook, body, head))

    async def _mail(self, delivery: Delivery, contact: Contact | None, said: Any) -> float | None:
        assert self.mail is not None
        stop, to = "", delivery.target
        said.setdefault("lang", contact.lang if contact else "en")
        if not to:
            if contact is None or contact.mail is None:
                return None
            to = contact.mail
            stop = f"{contact.site}/letter/stop/{self.stops.sign(delivery.person)}"
            said["link"] = contact.site + said["url"]
        elif now() > said["until"]:
            return None  # a code that no longer works
        await mail.send(self.mail, mail.letter(self.mail, delivery.id, to, said, stop))
        return None


def _result(answer: Any) -> float | None:
    if answer.is_success:
        return None
    if answer.status_code in NEVER:
        raise Hopeless
    wished = answer.headers.get("retry-after", "")
    return min(float(wished), DAY) if wished.isdecimal() and len(wished) < 9 else 0.0
