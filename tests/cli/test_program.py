"""The program as a whole: help, language, complaints, exit codes."""

import json
import os
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from bastide.cli.main import app
from bastide.cli.voice import Voice, spoken, taken_from
from bastide.engine.messages import BadInput
from tests.cli.conftest import Program


def test_the_version_names_the_build(bastide: Program) -> None:
    said = bastide("--version")
    assert said.code == 0
    assert said.out.startswith("bastide ")
    assert said.out.strip().endswith(("(compiled)", "(interpreted)"))


def test_help_lists_the_commands(bastide: Program) -> None:
    said = bastide("--help")
    assert said.code == 0
    for command in ("play", "watch", "replay", "check", "rules", "games", "bench"):
        assert f" {command} " in said.out


def test_no_help_text_is_the_name_of_a_message(bastide: Program) -> None:
    for command in ("play", "watch", "replay", "check", "rules", "games", "bench", "arena"):
        for lang in ("en", "fr"):
            assert "cli-" not in bastide(command, "--help", "--lang", lang).out


def test_help_speaks_french(bastide: Program) -> None:
    assert "Afficher cette aide." in bastide("play", "--help", "--lang", "fr").out
    assert "Commandes" in bastide("--lang=fr", "--help").out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("plya",), "There is no command “plya”; --help lists them."),
        (("play", "--sedd", "3"), "There is no option --sedd; --help lists them."),
        (("replay",), "Please name FILE; --help says more."),
        (("play", "--players", "many"), "The value of --players cannot be used; --help says more."),
        (("play", "--seed"), "This command is not complete; --help says more."),
        (("play", "san-jaun"), "There is no game “san-jaun”; there are "),
        (("games", "--lang", "xx"), "There is no language “xx”; there are en and fr."),
        (("games", "--lang"), "There is no language “”; there are en and fr."),
    ],
)
def test_wrong_use_is_one_sentence(
    bastide: Program, arguments: tuple[str, ...], sentence: str
) -> None:
    said = bastide(*arguments)
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith(sentence)
    assert said.err.count("\n") == 1


def test_wrong_use_is_refused_in_french(bastide: Program) -> None:
    said = bastide("play", "--sedd", "3", "--lang", "fr")
    assert said.err == "Il n’y a pas d’option --sedd\u202f; --help les cite toutes.\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ("play", "san-jaun"),
            "Il n’y a pas de jeu «\u202fsan-jaun\u202f»\u202f; il y a san-juan,",
        ),
        (("play", "san-juan", "--set", "a=1"), "san-juan n’a pas d’option «\u202fa\u202f»"),
        (
            ("play", "san-juan", "--players", "7"),
            "L’option «\u202fplayers\u202f» vaut 7, mais peut",
        ),
        (
            ("play", "san-juan", "--set", "round_limit=x"),
            "L’option «\u202fround_limit\u202f» vaut x, mais doit être un nombre entier.",
        ),
        (("arena", "san-juan", "--seats", "a"), "Il n’y a pas de bot «\u202fa\u202f»"),
        (("arena", "san-juan", "--seats", "search:9999s"), "Le bot «\u202fsearch:9999s\u202f» a"),
        (("arena", "san-juan", "--seats", "search:x"), "Le bot «\u202fsearch:x\u202f» est"),
    ],
)
def test_what_cannot_be_used_is_refused_in_french(
    bastide: Program, arguments: tuple[str, ...], sentence: str
) -> None:
    said = bastide(*arguments, "--lang", "fr")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(sentence)
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "en_GB", "LANGUAGE": "fr:en"}, "fr"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_locale_decides_the_language(environment: dict[str, str], lang: str) -> None:
    assert spoken(environment) == lang


def test_lang_may_stand_anywhere_and_the_last_one_counts() -> None:
    arguments = ["--lang", "en", "play", "--lang=fr", "san-juan"]
    assert taken_from(arguments, {"LANG": "en_GB"}) == "fr"
    assert arguments == ["play", "san-juan"]
    with pytest.raises(BadInput):
        taken_from(["--lang=de"], {})


def test_games_and_their_options_are_listed(bastide: Program) -> None:
    said = bastide("games")
    assert said.code == 0
    assert "San Juan  san-juan" in said.out
    assert "2 [3] 4" in said.out
    assert "[false] true" in said.out


def test_games_can_be_read_by_programs() -> None:
    result = CliRunner().invoke(app, ["games", "--json"], obj=Voice("fr"))
    games = {game["name"]: game for game in json.loads(result.stdout)}
    options = {option["name"]: option for option in games["san-juan"]["options"]}
    assert options["edition"]["values"] == [1, 2]
    assert options["edition"]["title"] == "Édition"
    assert options["round_limit"] == {
        "name": "round_limit",
        "title": "Limite de manches",
        "about": options["round_limit"]["about"],
        "values": None,
        "default": 0,
        "rule": "SJ-R47",
        "needs": None,
    }
    assert options["expansion"]["needs"] == {"edition": 2}


def test_a_terminal_without_our_characters_is_no_reason_to_fail() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from bastide.cli.main import main; main()", "games", "--lang=fr"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "B?tissez" in done.stdout
    assert done.stderr == ""
