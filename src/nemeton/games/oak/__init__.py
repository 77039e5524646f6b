"""Oak: druids gather, brew and climb the Sacred Oak through five rounds."""
