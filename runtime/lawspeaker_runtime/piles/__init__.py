"""Piles: where things are, and how they move."""
