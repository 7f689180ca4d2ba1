"""A learning curve as a picture, drawn without help."""

WIDTH, HEIGHT, MARGIN = 640, 320, 48
MOST_POINTS = 120


def smoothed(points: list[tuple[int, float]]) -> list[tuple[int, float]]:
    """At most that many points, each the mean of its neighbours."""
    size = max(1, len(points) // MOST_POINTS)
    groups = [points[at : at + size] for at in range(0, len(points), size)]
    return [(group[-1][0], sum(loss for _, loss in group) / len(group)) for group in groups]


def curve(points: list[tuple[int, float]], title: str) -> str:
    """Games across, surprise upwards, as SVG."""
    dots = smoothed(points)
    last = dots[-1][0]
    low, high = min(loss for _, loss in dots), max(loss for _, loss in dots)
    span = (high - low) or 1.0
    path = " ".join(
        f"{MARGIN + (WIDTH - 2 * MARGIN) * games / last:.1f},"
        f"{MARGIN + (HEIGHT - 2 * MARGIN) * (high - loss) / span:.1f}"
        for games, loss in dots
    )
    right, bottom = WIDTH - MARGIN, HEIGHT - MARGIN
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">
<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>
<g font-family="sans-serif" font-size="13" fill="#333">
<text x="{MARGIN}" y="24">{title}: surprise at how games went on, by games learned from</text>
<text x="{MARGIN - 6}" y="{MARGIN + 4}" text-anchor="end">{high:.3f}</text>
<text x="{MARGIN - 6}" y="{bottom}" text-anchor="end">{low:.3f}</text>
<text x="{right}" y="{bottom + 20}" text-anchor="end">{last}</text>
</g>
<path d="M{MARGIN},{MARGIN}V{bottom}H{right}" fill="none" stroke="#999"/>
<polyline points="{path}" fill="none" stroke="#2b6ca3" stroke-width="2"/>
</svg>
"""
