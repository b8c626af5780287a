"""Sentences as lines of Python, and the functions they are in."""
