"""A game being played: tables, who sits there, what they do."""
