"""The texts of the site itself; its pages are documents."""

from __future__ import annotations

from fluent.runtime import FluentBundle, FluentResource

from website.pages import HERE


class Said:
    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource((HERE / f"words/{language}.ftl").read_text(encoding="utf-8")))

    def __call__(self, key: str, **told: str) -> str:
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        text, faults = self.bundle.format_pattern(pattern, told)
        if faults:
            raise ValueError(f"{key}: {faults}")
        return str(text)
