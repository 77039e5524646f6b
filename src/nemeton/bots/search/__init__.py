"""The searches that levels think with: beam, information-set tree, UCT, alpha-beta."""
