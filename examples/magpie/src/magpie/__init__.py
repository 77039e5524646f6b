"""Magpie: a tiny game of hidden trinkets, the worked example of docs/adding-a-game.md."""
