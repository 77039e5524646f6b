"""Internal: the web app, HTTP for lobby, tables and records, one WebSocket per open table."""
