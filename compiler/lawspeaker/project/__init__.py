"""A game's folder to a spec: manifest, rulebook, translations, citations."""
