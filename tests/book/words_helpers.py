"""Characters that typographic text does not contain."""

from __future__ import annotations

# What the other languages would write.
TYPOGRAPHY = {"en": r"[\"'„«]", "fr": r"[\"'“„]| [:;!?»]|« ", "de": r"[\"'«”]"}
