"""Webhooks: JSON, signed as Standard Webhooks are, so that a receiver knows that it is us."""

import base64
import hashlib
import hmac
import secrets
import time

PREFIX = "whsec_"


def new_secret() -> str:
    """What a person's webhooks are signed with."""
    return PREFIX + base64.b64encode(secrets.token_bytes(24)).decode()


def headers(id: str, body: bytes, secret: str) -> dict[str, str]:
    """Who sends what and when. The id is the same however often a message is tried."""
    at = str(int(time.time()))
    key = base64.b64decode(secret.removeprefix(PREFIX))
    mac = hmac.digest(key, b".".join((id.encode(), at.encode(), body)), hashlib.sha256)
    return {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": at,
        "webhook-signature": f"v1,{base64.b64encode(mac).decode()}",
    }
