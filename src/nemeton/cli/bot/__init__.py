"""Internal: a program of any language at a table of any server, for `nemeton bot`."""
