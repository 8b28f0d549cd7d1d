"""Window sizes, and how far a page scrolls sideways."""

from __future__ import annotations

from typing import Any

from browser.visitor import Visitor

SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 360, "height": 780}, "has_touch": True, "device_scale_factor": 2},
    "narrow": {"viewport": {"width": 320, "height": 640}, "has_touch": True},
    "zoomed": {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2},  # 1440 x 900 at 200 %
}


SIDEWAYS = """() => {
  const page = document.scrollingElement, width = page.clientWidth
  if (page.scrollWidth <= width) return []
  return [`page ${page.scrollWidth} > ${width}`, ...[...document.querySelectorAll('body :not(svg *)')].filter(node => node.getBoundingClientRect().right > width + 1)
    .slice(0, 8).map(node => `${node.tagName}.${node.getAttribute('class')} ${Math.round(node.getBoundingClientRect().right)}`)]
}"""


def sideways(visitor: Visitor) -> list[str]:
    return list(visitor.page.evaluate(SIDEWAYS))


WINTER = "players=3 A.crew=1 A.hand=odins_favour,fair_wind,full_hold B.crew=1 C.crew=1"
