"""Symbols to a checked program: every sentence typed, every word replaced by what it means."""
