"""The kernel that carries every game: steps, choices, chance, records. It knows no game and no language."""
