// The lintel's knot runs around the whole board when a game is over.

import { frame } from '../art/knot.js'
import { html, svg } from '../art/tag.js'
import { useLayoutEffect, useRef, useState } from '../vendor/hooks.js'

export function KnotFrame() {
  const at = useRef(null),
    [size, setSize] = useState(/** @type {number[] | null} */ (null))
  useLayoutEffect(() => {
    const box = at.current
    if (!box) return
    const watch = new ResizeObserver(() => setSize([box.clientWidth, box.clientHeight]))
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  return html`<div class="board-frame" ref=${at} aria-hidden="true">
    ${
      size &&
      svg`<svg viewBox="0 0 ${size[0]} ${size[1]}">${frame({ w: size[0], h: size[1], u: 6, b: 2, t: 3.4 })}
      </svg>`
    }</div>`
}
