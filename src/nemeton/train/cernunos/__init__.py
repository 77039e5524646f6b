"""Cernunos as arrays: thousands of games stepped together, by numpy or jax, as the law says."""
