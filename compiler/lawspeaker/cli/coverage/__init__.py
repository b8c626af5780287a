"""`law coverage`: statements, the lines that implement them, the examples that prove them, mutants."""
