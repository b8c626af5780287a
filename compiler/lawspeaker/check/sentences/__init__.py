"""Sentences: built-in ones, decisions, calls of the game's own verbs."""
