"""Internal: the kernel that carries every game; it knows no game and no language."""
