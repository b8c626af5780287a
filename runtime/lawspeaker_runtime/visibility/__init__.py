"""Hidden information: what each player may know, and random states that agree with it."""
