"""What a viewer is told."""
