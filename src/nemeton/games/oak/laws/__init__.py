"""The laws of Oak, a file for each chapter of the law book."""
