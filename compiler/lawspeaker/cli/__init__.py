"""The `law` command: reads arguments, runs the compiler and prints the results."""
