"""Bots that think off the loop."""
