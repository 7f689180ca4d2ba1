"""`bastide play` with lines typed: answers, refusals, undo, saving and going on."""

import io
from pathlib import Path

import pytest

from bastide.cli.chairs import Chair
from bastide.cli.session import Session
from bastide.cli.voice import Voice
from bastide.engine import record
from tests.cli.conftest import Program
from tests.cli.desk import placed

TABLE = ("play", "san-juan", "--players", 2, "--seed", 4159, "--set", "first=0")
"""You are Governor with Sugar Mill, Tobacco Storage, Smithy and Carpenter in hand."""


def game_kept(home: Path) -> Path:
    """The only file in the place where games are kept."""
    (path,) = (home / "state" / "bastide").iterdir()
    return path


def moves(path: Path) -> list[str]:
    """The moves of seat 0 in a record."""
    lines = path.read_text().split("\n\n", 1)[1].splitlines()
    return [line.removeprefix("0 ") for line in lines if line.startswith("0 ")]


def test_the_first_screen_shows_everything(bastide: Program) -> None:
    out = bastide(*TABLE, typed="q\n").out
    assert "Round 1 · Governor: you · draw pile 102 · discard 0" in out
    assert "Roles  Builder  Producer  Trader  Councillor  Prospector" in out
    assert "Inés  4 cards · 1/12 · 1 point" in out
    assert "Your city 1/12 · 1 point" in out
    assert "Smithy           1  1 pt   Builder: production buildings cost 1 less" in out
    assert "Which role do you take?\n  1 Builder    all may build; you pay 1 card less" in out


def test_the_first_screen_speaks_french(bastide: Program) -> None:
    out = bastide(*TABLE, "--lang", "fr", typed="q\n").out
    assert "Quel rôle prenez-vous\u202f?" in out
    assert "4 Maire" in out
    out = bastide(*TABLE, "--lang", "fr", "--edition", 1, typed="q\n").out
    assert "4 Conseiller" in out


def test_quitting_keeps_the_game_and_says_how_to_go_on(bastide: Program, home: Path) -> None:
    said = bastide(*TABLE, typed="1\nq\n")
    path = game_kept(home)
    assert said.code == 0
    assert f"The game is kept. Go on with:  bastide play --resume {path}" in said.out
    assert moves(path) == ["role builder"]


def test_the_end_of_input_is_a_way_to_leave(bastide: Program, home: Path) -> None:
    said = bastide(*TABLE, typed="1\n")
    assert said.code == 0
    assert str(game_kept(home)) in said.out


def test_live_prices_are_broken_down(bastide: Program) -> None:
    out = bastide(*TABLE, typed="1\nq\n").out
    assert "1 Sugar Mill       2  1 pt   2 −1 privilege = 1  makes sugar" in out


def test_several_cards_are_paid_at_once_in_any_order(bastide: Program, home: Path) -> None:
    out = bastide(*TABLE, typed="1\n4\n3, 1\nq\n").out
    assert "Carpenter: which 2 cards do you pay?" in out
    assert moves(game_kept(home))[:4] == [
        "role builder",
        "build carpenter",
        "pay sugar_mill",
        "pay smithy",
    ]


def test_cards_can_be_marked_one_by_one_and_unmarked(bastide: Program, home: Path) -> None:
    out = bastide(*TABLE, typed="1\n4\n3\n3\n2\n\n1\nq\n").out
    assert " ✓3 Smithy" in out
    assert "One more to choose." in out
    assert moves(game_kept(home))[2:4] == ["pay sugar_mill", "pay tobacco_storage"]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("9", "There is no choice with the number 9."),
        ("1 2", "Please choose one only."),
        ("", "Please type the number of a choice, or ? for help."),
        ("xyzzy", "“xyzzy” is not among the choices; type a number, or ? for help."),
        ("or", "“or” fits several choices: 4, 5."),
        ("build library", "That is not what is asked now. (SJ-020)"),
        ("99999999999999999999", "“99999999999999999999” is not among the choices"),
        ("u", "Nothing has been done yet that could be taken back."),
    ],
)
def test_a_wrong_answer_is_one_sentence_and_changes_nothing(
    bastide: Program, home: Path, typed: str, sentence: str
) -> None:
    said = bastide(*TABLE, typed=f"{typed}\nq\n")
    assert said.code == 0
    assert f"\n{sentence}" in said.out
    assert moves(game_kept(home)) == []


def test_a_card_that_cannot_be_built_says_why(bastide: Program) -> None:
    out = bastide(*TABLE, typed="1\npalace\nq\n").out
    assert "You do not hold a Palace. (SJ-030)" in out


def test_part_of_a_choice_is_enough(bastide: Program, home: Path) -> None:
    bastide(*TABLE, typed="build\nsmith\nq\n")
    assert moves(game_kept(home))[:2] == ["role builder", "build smithy"]


def test_the_notation_of_records_is_understood(bastide: Program, home: Path) -> None:
    bastide(*TABLE, typed="role builder\nbuild smithy\nq\n")
    assert moves(game_kept(home))[:2] == ["role builder", "build smithy"]


def test_the_last_step_can_be_taken_back(bastide: Program, home: Path) -> None:
    out = bastide(*TABLE, typed="1\n4\nu\nu\nq\n").out
    assert out.count("Taken back.") == 2
    assert moves(game_kept(home)) == []


def test_marks_are_taken_back_before_moves(bastide: Program, home: Path) -> None:
    out = bastide(*TABLE, typed="1\n4\n1\nu\n3 2\nq\n").out
    assert moves(game_kept(home))[1:3] == ["build carpenter", "pay tobacco_storage"]
    assert "    Sugar Mill  " in out.rpartition("Your hand")[2]  # and the Smithy, the only one left


def test_what_was_learned_cannot_be_taken_back(bastide: Program, home: Path) -> None:
    out = bastide(*TABLE, typed="4\n1\nu\nq\n").out
    assert "It cannot be taken back: somebody has seen a card since." in out
    assert moves(game_kept(home)) == ["role councillor", "look"]


def test_what_others_answered_cannot_be_taken_back(bastide: Program) -> None:
    out = bastide(*TABLE, typed="1\n3\nu\nq\n").out
    assert "It cannot be taken back: somebody else has moved since." in out


def test_help_and_rules_are_at_hand(bastide: Program) -> None:
    out = bastide(*TABLE, typed="?\n\nr\n\nr SJ-034\n\nr chapel\n\nr xyzzy\n\nq\n").out
    assert "How to answer" in out
    assert "What the signs mean" in out
    assert "SJ-020 · How a round goes" in out
    assert "SJ-034 · " in out
    assert "SJ-066 · Chapel" in out
    assert "No rule speaks of “xyzzy”." in out


def test_help_gives_a_rule_of_the_game_being_played(bastide: Program) -> None:
    out = bastide("play", "attika", "--players", 2, "--seed", 3, typed="?\n\nq\n").out
    assert "r AT-001   one rule" in out


def test_a_hint_names_a_choice_and_a_reason(bastide: Program, home: Path) -> None:
    out = bastide(*TABLE, typed="1\nh\nq\n").out
    assert "\nHint: " in out
    # what it says may go on over several lines
    assert "chance of winning is about" in " ".join(out.split())
    assert moves(game_kept(home)) == ["role builder"]


def test_the_game_can_be_saved_elsewhere(bastide: Program, home: Path) -> None:
    path = home / "mine" / "a game.record"
    out = bastide(*TABLE, typed=f"1\ns {path}\nq\n").out
    # a long path may break a line, also at the blank in its name
    assert f"The game is saved in {path}.".replace(" ", "") in "".join(out.split())
    assert moves(path) == ["role builder"]


def test_a_place_that_cannot_be_written_is_told_and_nothing_is_lost(
    bastide: Program, home: Path
) -> None:
    out = bastide(*TABLE, typed=f"s {home}\n1\nq\n").out
    assert "cannot be written" in " ".join(out.split())
    assert moves(game_kept(home)) == ["role builder"]


def test_a_game_goes_on_where_it_was_left(bastide: Program, home: Path) -> None:
    path = home / "game.record"
    bastide(*TABLE, "--save", path, typed="1\n4\n1\nq\n")
    out = bastide("play", "--resume", path, typed="1 3\nq\n").out
    assert "Carpenter: which 2 cards do you pay?" in out
    assert moves(path)[:4] == ["role builder", "build carpenter", "pay sugar_mill", "pay smithy"]
    assert record.read(path.read_text()).seats == ["you", "Inés @level:2"]


def test_without_a_terminal_a_game_left_is_not_offered(bastide: Program, home: Path) -> None:
    bastide("play", "san-juan", typed="q\n")
    assert "You left a game" not in bastide("play", "san-juan", typed="q\n").out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--seats", "Ada,Ada"), "Two players cannot both be called “Ada”."),
        (("--seats", "Ada,,Ben"), "“” cannot be a player’s name;"),
        (("--seats", "Ada,B|en"), "“B|en” cannot be a player’s name;"),
        (("--seats", "Ada,bot:9"), "There is no bot “level:9”; levels go from 1 to 4."),
        (("--level", 0), "There is no bot “level:0”; levels go from 1 to 4."),
        (("--seats", "Ada,Ben", "--players", 3), "2 seats are named for 3 players."),
        (("--players", 7), "Option “players” is 7, but may be 2, 3, 4."),
        (("--expansion", "--edition", 1), "Option “expansion” goes only with edition=2 (SJ-R37)."),
        (("--set", "first=3"), "Option “first” is 3, but seats are counted from 0 to 2."),
        (("--set", "colour=red"), "san-juan has no option “colour”; it has players, edition,"),
        (("--set", "colour"), "“colour” is not of the form name=value."),
        (("--resume", "x"), "A game that goes on has its options already; name only the file."),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(
    bastide: Program, arguments: tuple[object, ...], sentence: str
) -> None:
    said = bastide("play", "san-juan", *arguments)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(sentence)


def test_a_file_that_holds_no_game_is_refused(bastide: Program, home: Path) -> None:
    missing, odd, bytes_ = home / "none", home / "odd", home / "bytes"
    odd.write_text("Dear diary\n")
    bytes_.write_bytes(b"\xff\xfe\x00")
    assert bastide("play", "--resume", missing).err.startswith(f"The file {missing} cannot be read")
    assert "is not a header line" in bastide("play", "--resume", odd).err
    assert bastide("play", "--resume", bytes_).err == f"The file {bytes_} is not a text.\n"


def test_a_record_with_a_move_that_is_not_possible_is_refused(bastide: Program, home: Path) -> None:
    path = home / "game.record"
    bastide(*TABLE, "--save", path, typed="1\nq\n")
    path.write_text(path.read_text() + "0 build palace\n")
    said = bastide("play", "--resume", path)
    assert said.code == 2
    assert said.err == "Action 2 of the record, 'build palace', is not possible there.\n"


def test_options_with_dashes_and_yes_are_understood(bastide: Program, home: Path) -> None:
    bastide("play", "san-juan", "--set", "start-variant=yes", typed="q\n")
    assert "start_variant=true" in game_kept(home).read_text()


def test_friends_pass_the_keyboard(bastide: Program) -> None:
    out = bastide(
        "play", "san-juan", "--seats", "Ada,Ben", "--seed", 5, typed="\n1\n0\n\n0\nq\n"
    ).out
    first = out.index("Please pass the keyboard to Ben.")
    then = out.index("Please pass the keyboard to Ada.")
    assert first < then
    assert "Your hand" not in out[:first]
    assert "Ada  4 cards" in out[first:then]
    assert "Ben  4 cards" in out[then:]


POOR = ("--seed", 89, "--set", "first=0", "--set", "edition=2", "--set", "players=3")
"""Seat 1 can build nothing of what it holds."""


def test_what_is_forced_by_ones_own_cards_is_asked_among_friends(bastide: Program) -> None:
    out = bastide("play", "san-juan", "--seats", "Ada,Ben,Eva", *POOR, typed="\n1\n0\n\nq\n").out
    ben = out.rpartition("Please pass the keyboard to Ben.")[2]
    assert "What do you build?" in ben
    assert "0 Build nothing" in ben


def test_among_computers_it_is_answered_without_a_question(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whoever takes that back is asked again what led to it."""
    seat = {"hand": ["statue", *["indigo_plant"] * 4]}
    taken = {"prospector": 0, "builder": 1}
    match = placed({"phase": "builder", "chooser": 1, "roles": taken, "seats": [seat]})
    for typed, left in (("2\nq\n", 1), ("u\nq\n", 5)):
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        chairs = [Chair("you"), Chair("Ben", "level:1")]
        Session(match, chairs, tmp_path / "game", Voice("en")).start(is_new=False)
        assert match.state.mover() == 0
        assert match.game.knowledge.view(match.state, 0)["seats"][0]["hand_size"] == left
