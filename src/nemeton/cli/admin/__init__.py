"""The subcommands of `nemeton admin`."""
