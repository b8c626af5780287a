"""Samples of random games: what a generated engine counts while it plays them."""
