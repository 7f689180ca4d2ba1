"""Opponents. They know the engine only: one seat's view, options and imagined tables."""
