"""Names to owners: every word and name of a spec belongs to one declaration."""
