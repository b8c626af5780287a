"""Passes that keep numbers in rows and tables: which lists become vectors, what they hold, how loops read them."""
