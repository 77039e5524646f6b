"""The laws common to all factions."""
