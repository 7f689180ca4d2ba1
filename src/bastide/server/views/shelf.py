"""The games as they stand on the shelf: boxes, options, levels of bots."""

from bastide import lessons, words
from bastide.bots.levels import levels
from bastide.engine.game import Game
from bastide.engine.messages import Message
from bastide.engine.settings import Choice, Setting
from bastide.server import api


def title(game: Game, lang: str) -> str:
    """The name of a game."""
    return _texts(game, "game", lang).get("", game.name)


def box_id(game: Game, options: dict[str, Setting]) -> str:
    """The box that a game with these options lies in, such as `sj2`."""
    return f"{game.prefix.lower()}{options.get(game.setup.boxed_by, '')}"


def facts(game: Game, lang: str) -> api.GameFacts:
    """All that is asked and told before a table of the game is set."""
    return api.GameFacts(
        id=game.name,
        prefix=game.prefix.lower(),
        title=title(game, lang),
        boxes=_boxes(game, lang),
        choices=[_choice(each) for each in game.setup.choices()],
        levels=[
            api.LevelFacts(n, words.say(each.name, lang), words.say(each.sentence, lang))
            for n, each in enumerate(levels(game.name), 1)
        ],
        lesson=lessons.texts(game.name, lang) is not None,
    )


def edition(game: Game, options: dict[str, Setting], lang: str) -> str:
    """Which box it is, in words, where the game has several."""
    by = game.setup.boxed_by
    return _box(game, {by: options[by]}, lang).subtitle if by else ""


def edition_of(game: Game, box: str, lang: str) -> str:
    """The same of a box by its name."""
    boxes = _boxes(game, lang) if game.setup.boxed_by else []
    return next((each.subtitle for each in boxes if each.id == box), "")


def _boxes(game: Game, lang: str) -> list[api.GameBox]:
    """One box, or one for every value of the option that the game is boxed by."""
    by = game.setup.boxed_by
    values = [value for each in game.setup.choices() if each.name == by for value in each.values]
    ways: list[dict[str, Setting]] = [{by: value} for value in values] or [{}]
    return [_box(game, way, lang) for way in ways]


def _box(game: Game, way: dict[str, Setting], lang: str) -> api.GameBox:
    texts = _texts(game, "-".join(["box", *map(str, way.values())]), lang)
    return api.GameBox(box_id(game, way), texts.get("", ""), texts.get("note", ""), way)


def _choice(choice: Choice) -> api.GameChoice:
    """An option as a new table is offered it."""
    needs = choice.needs
    return api.GameChoice(
        name=choice.name,
        values=choice.values,
        default=choice.default,
        rule=choice.rule,
        needs=api.ChoiceNeeds(needs.option, needs.value) if needs else None,
        variant=choice.is_variant,
    )


def _texts(game: Game, what: str, lang: str) -> dict[str, str]:
    """A message of the game and its attributes; none where a package of others has forgotten it."""
    try:
        return words.forms(Message(f"{game.prefix.lower()}-{what}"), lang)
    except LookupError:
        return {}
