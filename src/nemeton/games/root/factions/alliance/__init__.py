"""R8 The Woodland Alliance."""
