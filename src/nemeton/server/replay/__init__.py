"""Looking back on games: records, moments, reports, choices tried again."""
