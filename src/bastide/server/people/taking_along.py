"""Everything that is kept about a person, as they can take it along."""

from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from bastide.server.store.rows import Person
from bastide.server.store.store import Store


async def everything(store: Store, person: Person) -> dict[str, Any]:
    """Plain data: who they are, their devices and keys, their tables and what they said there."""
    devices, contact = store.devices, await store.contacts.of(person.id)
    pushed = await store.contacts.subscriptions(person.id)
    return {
        "person": {"name": person.name, "emblem": person.emblem},
        "devices": [
            {"name": each.name, "since": _moment(each.created), "seen": _moment(each.seen)}
            for each in await devices.of(person.id)
        ],
        "passkeys": [
            {"name": each.name, "made": _moment(each.created), "used": _moment(each.used)}
            for each in await devices.passkeys(person.id)
        ],
        "recovery-code": await devices.recovery(person.id) is not None,
        "notifications": None if contact is None else asdict(contact),
        "days-away": [
            {"from": _moment(begins), "to": _moment(ends)}
            for begins, ends in (await store.absences.of([person.id])).get(person.id, [])
        ],
        "notes": [
            {"table": table, "note": text}
            for table, text in (await store.notes.of(person.id)).items()
        ],
        "pushed": [{"endpoint": each.endpoint, "since": _moment(each.created)} for each in pushed],
    }


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
