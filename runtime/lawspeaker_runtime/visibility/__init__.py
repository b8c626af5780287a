"""Hidden information: what each player knows, and random states that agree with it."""
