"""Internal: tables with log, seats, clocks, undo, chat; the outside only through `interfaces`."""
