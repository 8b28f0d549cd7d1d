"""The command line itself: registry, arguments, dispatch, help and output."""
