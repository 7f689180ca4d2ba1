"""Measuring and teaching bots: arena, ladder, training."""
