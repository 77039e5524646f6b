"""The laws of Cernunos, one file each."""
