"""Tables: seats, clocks, undo, chat, storage. It knows no HTTP."""
