"""The browser's modules and styles, gathered into few files for those who play."""
