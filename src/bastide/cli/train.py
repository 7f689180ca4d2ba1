"""`bastide train`: a game's value is learned by self-play."""

from importlib import resources
from pathlib import Path
from typing import Annotated

import typer

from bastide.cli.arena import Address, Cores, On
from bastide.cli.results import progress
from bastide.cli.voice import Voice
from bastide.engine import registry
from bastide.engine.game import complete
from bastide.research import training
from bastide.research.curve import curve
from bastide.research.farm import Farm


def train(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="cli-argument-game")],
    players: Annotated[
        int, typer.Option("--players", "-p", metavar="N", help="cli-option-players")
    ] = 2,
    games: Annotated[
        int, typer.Option("--games", min=1, metavar="N", help="train-option-games")
    ] = 30000,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FOLDER", help="train-option-out")
    ] = None,
    cores: Cores = 0,
    on: On = "cores",
    address: Address = "",
    install: Annotated[bool, typer.Option("--install", help="train-option-install")] = False,
) -> None:
    """Teach a game's value by self-play; a run in the same folder goes on where it stopped."""
    voice: Voice = context.obj
    rules = registry.game(game)
    complete(rules, {"players": players})
    folder = out or Path(f"training-{game}-{players}")
    saved = folder / "training.json"
    pupil = training.load(saved) if saved.exists() else training.begin(rules, players)
    if (pupil.game, pupil.players) != (rules.name, players):
        raise voice.refuse("train-other", folder=str(folder))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise voice.refuse("train-no-folder", folder=str(folder)) from None
    with Farm(cores, on, address) as farm, progress(voice) as bar:
        task = bar.add_task(voice.tell("train-learning"), total=games, completed=pupil.games)
        for grown in training.train(pupil, games, farm):
            pupil = grown
            training.save(pupil, saved)
            (folder / "curve.svg").write_text(curve(pupil.curve, f"{game}, {players}"), "utf-8")
            bar.update(task, completed=pupil.games)
    target = folder
    if install:
        target = Path(str(resources.files(rules.package)))
    written = training.install(pupil, target)
    voice.write(voice.tell("train-done", games=pupil.games, file=str(written)))
