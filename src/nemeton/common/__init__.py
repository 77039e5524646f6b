"""Texts that all games share: errors, general refusals, the terminal's own words."""
