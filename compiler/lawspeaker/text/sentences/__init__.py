"""Rules and sentences as sentences of a language."""
