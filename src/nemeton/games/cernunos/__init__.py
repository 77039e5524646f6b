"""Cernunos: two druids, twelve cells, and the animals of the forest."""
