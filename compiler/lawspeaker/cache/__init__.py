"""The cache on disk: results of checks, parsed trees, built packages and native builds."""
