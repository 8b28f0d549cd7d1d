"""Nothing is shown by colour alone: signs of one family differ for people who see fewer colours, or none.

The signs are drawn on a page of their own, through the browser's simulation of each kind of sight, and compared pixel
by pixel in brightness alone.
"""

from __future__ import annotations

import base64
from collections.abc import Callable

import pytest

from browser.paint import paint
from browser.visitor import Visitor

SIGHTS = ("deuteranopia", "protanopia", "tritanopia", "achromatopsia")
SIZE = 32  # pixels of a sign, as the table draws them or smaller
APART = 0.06  # of the pixels at least are clearly brighter or darker
DRAW = """async size => {
  const { render } = await import('/client/vendor/preact.js')
  const { html } = await import('/client/art/tag.js')
  const { PICS, TRAITS, icon, seatIcon, traitIcon } = await import('/client/art/glyphs.js')
  const { stoneIcon } = await import('/client/art/stones.js')
  const { RUNES } = await import('/client/games/trudvang/notation.js')
  const families = {
    seats: [0, 1, 2, 3, 4].map(i => seatIcon(i, { s: size })),
    shapes: [0, 1, 2, 3, 4].map(i => seatIcon(i, { s: size, letter: ' ' })),
    traits: Object.keys(TRAITS).map(code => traitIcon(code, { s: size })),
    carved: Object.keys(TRAITS).map(code => traitIcon(code, { s: size, sign: 'rune' })),
    stones: RUNES.map(kind => stoneIcon(kind, { s: size })),
    goods: ['crew', 'tusks', 'fish', 'furs'].filter(name => PICS[name]).map(name => icon(name, { s: size })),
  }
  const sheet = document.createElement('div')
  sheet.id = 'signs'
  sheet.style.cssText = 'position:fixed;inset:0;z-index:99;background:var(--card)'
  document.body.append(sheet)
  render(Object.values(families).map((signs, row) => html`<div style=${`position:absolute;left:0;top:${row * size}px;display:flex`}>
    ${signs.map(sign => html`<div style=${`width:${size}px;height:${size}px;line-height:0`}>${sign}</div>`)}</div>`), sheet)
  await document.fonts.ready
  return Object.entries(families).map(([name, signs]) => [name, signs.length])
}"""
# The share of pixels by which each pair of signs in a row differs.
COMPARE = """async ([picture, size, families]) => {
  const bytes = Uint8Array.from(atob(picture), c => c.charCodeAt(0)), bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })
  canvas.drawImage(bitmap, 0, 0)
  const bright = (x, y) => { const { data } = canvas.getImageData(x, y, size, size); return Array.from({ length: size * size }, (_, i) => 0.2126 * data[4 * i] + 0.7152 * data[4 * i + 1] + 0.0722 * data[4 * i + 2]) }
  return families.flatMap(([name, count], row) => {
    const signs = Array.from({ length: count }, (_, i) => bright(i * size, row * size))
    return signs.flatMap((one, i) => signs.slice(i + 1).map((other, j) => [`${name} ${i}-${i + 1 + j}`, one.filter((v, k) => Math.abs(v - other[k]) > 40).length / one.length]))
  })
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_signs_are_told_apart_without_colours(visit: Callable[..., Visitor], scheme: str) -> None:
    bera = visit("Bera", color_scheme=scheme)
    bera.open()
    page = bera.page
    paint(page)
    families = page.evaluate(DRAW, SIZE)
    assert [name for name, count in families if count < 3] == []
    width, height = SIZE * max(count for _, count in families), SIZE * len(families)
    line = page.context.new_cdp_session(page)
    for sight in SIGHTS:
        line.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        seen = page.screenshot(clip={"x": 0, "y": 0, "width": width, "height": height})
        pairs = page.evaluate(COMPARE, [base64.b64encode(seen).decode(), SIZE, families])
        assert len(pairs) == sum(count * (count - 1) // 2 for _, count in families)
        assert [f"{pair}: {share:.3f}" for pair, share in pairs if share < APART] == [], sight
