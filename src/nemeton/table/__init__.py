"""Internal: tables with seats, clocks, undo, chat and storage. It knows no HTTP."""
