"""The laws of Pangaia, one file each."""
