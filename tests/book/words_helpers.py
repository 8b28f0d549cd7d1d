"""Patterns of typography that each language must not use."""

from __future__ import annotations

# What the other languages would write.
TYPOGRAPHY = {"en": r"[\"'„«]", "fr": r"[\"'“„]| [:;!?»]|« ", "de": r"[\"'«”]"}
