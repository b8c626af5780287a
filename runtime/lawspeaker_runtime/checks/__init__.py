"""Checks of a game by playing it: worked examples, properties of every game, leaks of hidden information."""
