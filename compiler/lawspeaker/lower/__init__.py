"""Lower functions that may suspend into blocks."""
