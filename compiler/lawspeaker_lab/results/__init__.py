"""The figures of simulated games, with intervals, tests of significance and marks."""
