"""Who looks at a table, and which chairs may be taken."""

from dataclasses import dataclass

from bastide.server.store.rows import ChairRow


@dataclass(frozen=True)
class Viewer:
    """Who looks at a table: on which chairs the browser sits, or beside which."""

    person: str
    seats: tuple[int, ...]
    coach: int
    """The seat whose view is shown read-only, or -1."""
    host: bool

    @property
    def is_spectator(self) -> bool:
        """Whether the browser neither sits here nor coaches."""
        return not self.seats and self.coach < 0


def viewer_of(chairs: list[ChairRow], host: str, person: str | None) -> Viewer:
    """What a browser is at a table."""
    if not person:
        return Viewer("", (), -1, False)
    seats = tuple(chair.seat for chair in chairs if chair.holder == person)
    coached = [chair.seat for chair in chairs if chair.coach == person]
    coach = coached[0] if coached and not seats else -1
    return Viewer(person, seats, coach, person == host)


def free(chair: ChairRow) -> bool:
    """Whether anybody with the table's code may sit down here."""
    return chair.kind in ("open", "person") and chair.holder is None


def is_open(chair: ChairRow) -> bool:
    """Whether anybody at all may sit down here: such tables are listed on the first screen."""
    return chair.kind == "open" and chair.holder is None
