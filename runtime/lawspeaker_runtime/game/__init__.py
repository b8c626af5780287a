"""A game for embedders: decisions, history, saves, log, settings."""
