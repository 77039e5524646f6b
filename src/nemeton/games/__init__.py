"""The games, each in a package of its own, all laid out alike."""
