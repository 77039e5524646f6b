"""What the owner of a server does, beside the running server or through its page."""
