"""What must hold of every game: properties, leaks, worked examples."""
