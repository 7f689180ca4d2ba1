"""The games that Bastide brings along: entry points in pyproject.toml, like those of others."""
