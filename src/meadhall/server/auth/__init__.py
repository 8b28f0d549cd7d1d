"""Authentication: cookies, tokens, passwords, passkeys, and the names people may use."""
