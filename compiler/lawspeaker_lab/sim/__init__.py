"""Play many games: on some processor cores or a cluster, into a file of results that can be continued."""
