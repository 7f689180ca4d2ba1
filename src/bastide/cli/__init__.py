"""The command line: `bastide play`, `watch`, `replay`, `check`, `rules`, `games`."""
