"""The examples for operators say what is true: every command and variable in them exists."""

import asyncio
import configparser
import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # its types are a package of their own
from typer.main import get_command

from bastide.cli.main import app
from bastide.cli.voice import Voice
from bastide.server.settings import Settings, data_folder
from tests.server.house import house, in_loop, quick

EXAMPLES = Path(__file__).parents[2] / "examples"
UNIT = EXAMPLES / "systemd" / "bastide.service"
COMPOSE = EXAMPLES / "compose" / "compose.yaml"
CADDY = EXAMPLES / "proxy" / "Caddyfile"
CONTAINER = EXAMPLES / "container" / "Containerfile"


def understood(command: list[str]) -> dict[str, object]:
    """The options of a `bastide` command, which must all be known."""
    assert Path(command[0]).name == "bastide"
    found: Any = get_command(app)
    rest = command[1:]
    while hasattr(found, "commands"):
        found, rest = found.commands[rest[0]], rest[1:]
    options: dict[str, object] = found.make_context("bastide", rest, obj=Voice("en")).params
    return options


def test_the_unit_starts_a_server_behind_a_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(UNIT)
    service = unit["Service"]
    options = understood(shlex.split(service["ExecStart"]))
    assert (options["public"], options["host"], options["port"]) == (True, "127.0.0.1", 8000)
    name, _, folder = service["Environment"].partition("=")
    assert Path(folder) == Path("/var/lib") / service["StateDirectory"]
    monkeypatch.setenv(name, folder)
    assert Settings().database == f"sqlite:///{folder}/bastide.db"
    (admin,) = re.findall(r"^#   \S+ (\S*bastide admin \S+)", UNIT.read_text(), re.MULTILINE)
    understood(admin.split())


def test_the_container_starts_a_server_for_its_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    text = CONTAINER.read_text()
    (entry,) = [line for line in text.splitlines() if line.startswith("ENTRYPOINT")]
    (run,) = [line for line in text.splitlines() if line.startswith("# podman run")]
    command = [*json.loads(entry.partition(" ")[2]), *run.split(" bastide ")[-1].split()]
    options = understood(command)
    assert (options["public"], options["host"], options["port"]) == (True, "0.0.0.0", 8000)
    assert options["proxy"] == ["10.88.0.0/16"]
    (executed,) = [line for line in text.splitlines() if line.startswith("# podman exec")]
    understood(executed.split()[4:])
    (data,) = re.findall(r"BASTIDE_DATA=(\S+)", text)
    monkeypatch.setenv("BASTIDE_DATA", data)
    assert f"VOLUME {data_folder()}" in text
    for line in text.splitlines():
        if line.startswith("COPY ") and "--from" not in line:
            for source in line.split()[1:-1]:
                assert (EXAMPLES.parent / source).exists(), source


@in_loop
async def test_the_containers_look_at_its_health_works(tmp_path: Path) -> None:
    (line,) = [text for text in CONTAINER.read_text().splitlines() if text.startswith("HEALTH")]
    command = json.loads(line.partition("CMD ")[2])
    async with house(quick(tmp_path / "db", public=True)) as server:
        for address, code in ((server.address, 0), ("127.0.0.1:1", 1)):
            program = [part.replace("127.0.0.1:8000", address) for part in command[1:]]
            looked = await asyncio.create_subprocess_exec(
                sys.executable, *program, stderr=asyncio.subprocess.DEVNULL
            )
            assert await looked.wait() == code


def test_the_container_file_installs_what_is_locked_for_somebody_without_rights() -> None:
    steps = [line.partition(" ")[::2] for line in CONTAINER.read_text().splitlines()]
    installs = [rest for word, rest in steps if word == "RUN" and "pip install" in rest]
    assert "--require-hashes --requirement requirements.lock" in installs[0]
    assert all("--no-deps" in each for each in installs[1:])
    users = [rest for word, rest in steps if word == "USER"]
    assert users[-1] == "bastide"
    (health,) = [rest for word, rest in steps if word == "HEALTHCHECK"]
    assert "/healthz" in health


def test_the_house_for_many_starts_servers_that_reach_each_other_behind_a_proxy() -> None:
    house = yaml.safe_load(COMPOSE.read_text())
    services = house["services"]
    subnet = house["networks"]["default"]["ipam"]["config"][0]["subnet"]
    entry = json.loads(CONTAINER.read_text().rpartition("ENTRYPOINT ")[2])
    servers = {name: it for name, it in services.items() if "--reach" in it.get("command", ())}
    assert list(servers) == ["one", "two"]
    for name, service in servers.items():
        options = understood([*entry, *service["command"]])
        assert options["proxy"] == [subnet]
        assert options["reach"] == name
        assert options["thinkers"] == 0
        assert list(service["environment"]) == ["BASTIDE_DATABASE"]
        assert (COMPOSE.parent / service["build"]["context"] / "pyproject.toml").is_file()
        dockerfile = COMPOSE.parent / service["build"]["context"] / service["build"]["dockerfile"]
        assert dockerfile.resolve() == CONTAINER.resolve()
    worker = services["worker"]
    assert understood(worker["entrypoint"])["workers"] is None
    assert worker["deploy"]["replicas"] == 2
    assert worker["environment"] == services["one"]["environment"]
    # the proxy's file is the one that scripts/proxies tries, with other names
    tried = CADDY.read_text().replace("127.0.0.1:8001 127.0.0.1:8002", "one:8000 two:8000")
    kept = house["configs"]["caddy"]["content"]
    rules = [line.strip() for line in kept.splitlines()[1:]]
    assert rules == [
        line.strip() for line in tried.partition("games.example {")[2].splitlines()[4:]
    ]
