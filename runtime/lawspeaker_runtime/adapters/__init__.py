"""Games as the objects of other libraries: networkx graphs now, environments for learning or a server later."""
