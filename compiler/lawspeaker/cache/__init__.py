"""What can be made again, on disk: checked parts, parsed trees, built packages, native builds."""
