"""`law sim` at scale: tests of significance, a file of results that can be continued, a cluster, and one card."""
