class Producer:
    """What the controller logs with."""
