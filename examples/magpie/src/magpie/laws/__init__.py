"""The rules of Magpie, one file per law."""
