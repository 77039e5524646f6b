"""R7 The Eyrie Dynasties."""
