"""Tools for authors: scaffolds, translations, exports, compatibility."""
