"""A state as a hash or as plain data: hashing, dumping, and validating a dump before it is restored."""
