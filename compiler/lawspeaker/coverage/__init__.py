"""`law coverage`: which statements of the rulebook have rules, which rules have examples, and mutation tests."""
