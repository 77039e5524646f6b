"""The lobby: tables with a seat for others, whom they are for, and the first that fits."""
