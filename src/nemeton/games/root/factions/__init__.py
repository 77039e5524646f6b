"""One file or a few for each faction."""
