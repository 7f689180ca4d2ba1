"""Messages to people who are not here: Web Push, mail and webhooks."""
