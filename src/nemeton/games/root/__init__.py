"""Root: six factions, two Vagabonds and the Mechanical Marquise."""
