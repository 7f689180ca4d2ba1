"""Scenarios written down in a test."""

from bastide.engine import scenario


def problems(text: str) -> list[str]:
    """What is wrong with a scenario, be it the file or the game."""
    return scenario.run(scenario.load(text)).problems


def started(game: str, position: str, lines: str, options: str = "players = 2") -> list[str]:
    """The problems of a scenario in which these lines must hold at the start."""
    head = f'title = "x"\nrules = ["SJ-001"]\ngame = "{game}"\noptions = {{ {options} }}\n'
    return problems(f"{head}[position]\n{position}\n[at_start]\n{lines}\n")


def played(game: str, position: str, *steps: str, options: str = "players = 2") -> list[str]:
    """The same with steps; each is its move, and in further lines what must hold after it."""
    lines = "expect = { over = false }\n"
    for step in steps:
        move, _, rest = step.partition("\n")
        lines += f'[[step]]\nmove = "{move}"\n{rest}\n'
    return started(game, position, lines, options)
