"""Passkeys: what is asked of an authenticator, and whether its answer holds.

A question is not stored: it carries its own time and a seal that says for whom and what it was
asked. Once it is answered it is spent, so that an answer which somebody overheard is worth nothing.
"""

import hashlib
import hmac
import json
import secrets
import struct
import time
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from bastide.server.codes import digest
from bastide.server.refusals import Refused
from bastide.server.store.rows import Passkey, Person
from bastide.server.store.store import Store

GOOD_FOR = 300.0
"""Seconds in which a question must be answered."""
MOST = 20
"""Passkeys of one person."""
_HEAD = struct.Struct(">16sd")


@dataclass(frozen=True)
class Site:
    """Under which address a browser sees this server."""

    origin: str

    @property
    def name(self) -> str:
        """What passkeys are made for."""
        return urlsplit(self.origin).hostname or ""

    @property
    def has_passkeys(self) -> bool:
        """Whether browsers make passkeys for it: they do for names only, and over TLS or here."""
        try:
            ip_address(self.name)
        except ValueError:
            return self.origin.startswith("https://") or self.name == "localhost"
        return False


class Passkeys:
    """Asks and checks; what is kept lies in the store."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._secret = hashlib.sha256(f"passkeys {secret}".encode()).digest()

    # --- making one ---

    async def ask_to_make(self, person: Person, site: Site) -> str:
        """What a browser is to ask its authenticator, as JSON."""
        known = await self._store.devices.passkeys(person.id)
        if len(known) >= MOST:
            raise Refused("passkeys", {"count": MOST})
        return options_to_json(
            generate_registration_options(
                rp_id=site.name,
                rp_name="Bastide",
                user_id=person.id.encode(),
                user_name=person.name or "Bastide",
                challenge=self._question("make", person.id),
                timeout=int(GOOD_FOR * 1000),
                authenticator_selection=AuthenticatorSelectionCriteria(
                    resident_key=ResidentKeyRequirement.REQUIRED,
                    user_verification=UserVerificationRequirement.REQUIRED,
                ),
                exclude_credentials=[
                    PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id))
                    for key in known
                    if key.site == site.name
                ],
            )
        )

    async def make(self, person: Person, site: Site, answer: str, name: str) -> None:
        """Keep the passkey that an authenticator has made for a person; raises Refused."""
        question = await self._asked(answer, "make", person.id)
        try:
            found = verify_registration_response(
                credential=answer,
                expected_challenge=question,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError, RecursionError):
            raise Refused("passkey", status=403) from None
        now = time.time()
        key = Passkey(
            bytes_to_base64url(found.credential_id),
            person.id,
            name,
            site.name,
            bytes_to_base64url(found.credential_public_key),
            found.sign_count,
            now,
            now,
        )
        if len(key.id) > 1400 or await self._store.devices.passkey(key.id) is not None:
            raise Refused("passkey", status=403)
        await self._store.devices.keep_passkey(key)

    # --- signing in ---

    def ask_who(self, site: Site) -> str:
        """What a browser is to ask its authenticator; it tells nothing about who is known here."""
        return options_to_json(
            generate_authentication_options(
                rp_id=site.name,
                challenge=self._question("enter", ""),
                timeout=int(GOOD_FOR * 1000),
                user_verification=UserVerificationRequirement.REQUIRED,
            )
        )

    async def person_of(self, site: Site, answer: str) -> str:
        """Whose passkey has answered; raises Refused, with the same words whatever was wrong."""
        question = await self._asked(answer, "enter", "")
        key = await self._store.devices.passkey(_named(answer))
        if key is None or key.site != site.name:
            raise Refused("passkey", status=403)
        try:
            found = verify_authentication_response(
                credential=answer,
                expected_challenge=question,
                expected_rp_id=key.site,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(key.public),
                credential_current_sign_count=key.count,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError, RecursionError):
            raise Refused("passkey", status=403) from None
        await self._store.devices.used_passkey(key.id, found.new_sign_count)
        return key.person

    # --- questions ---

    def _question(self, purpose: str, person: str) -> bytes:
        head = _HEAD.pack(secrets.token_bytes(16), time.time() + GOOD_FOR)
        return head + self._seal(head, purpose, person)

    def _seal(self, head: bytes, purpose: str, person: str) -> bytes:
        said = head + f"{purpose} {person}".encode()
        return hmac.new(self._secret, said, hashlib.sha256).digest()

    async def _asked(self, answer: str, purpose: str, person: str) -> bytes:
        """The question that an answer speaks of: ours, for that person, in time, not yet spent."""
        question = _question_in(answer)
        head, seal = question[: _HEAD.size], question[_HEAD.size :]
        if len(head) != _HEAD.size or not hmac.compare_digest(
            seal, self._seal(head, purpose, person)
        ):
            raise Refused("passkey", status=403)
        if _HEAD.unpack(head)[1] < time.time():
            raise Refused("passkey-late", status=403)
        if not await self._store.devices.spend(digest(question.hex())):
            raise Refused("passkey", status=403)
        return question


def _question_in(answer: str) -> bytes:
    try:
        said = base64url_to_bytes(json.loads(answer)["response"]["clientDataJSON"])
        return base64url_to_bytes(json.loads(said)["challenge"])
    except (ValueError, KeyError, TypeError, RecursionError, AttributeError):
        raise Refused("passkey", status=403) from None


def _named(answer: str) -> str:
    """The passkey that an answer names; as it is written in the store."""
    try:
        return bytes_to_base64url(base64url_to_bytes(json.loads(answer)["id"]))
    except (ValueError, KeyError, TypeError, RecursionError, AttributeError):
        raise Refused("passkey", status=403) from None
