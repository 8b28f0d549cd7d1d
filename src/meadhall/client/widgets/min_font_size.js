// Letters of a drawing shrink with it: those that would be too small to read are set larger again.
import { useLayoutEffect, useRef } from '../vendor/hooks.js'

const LEAST = 11.1 // pixels of the screen

/** @param {SVGSVGElement} drawing */
function enlarge(drawing) {
  const texts = [...drawing.querySelectorAll('text')]
  for (const text of texts) {
    text.style.fontSize = ''
    text.removeAttribute('dy')
  }
  const found = texts.flatMap(text => {
    const at = text.getScreenCTM(),
      scale = at ? Math.sqrt(Math.abs(at.a * at.d - at.b * at.c)) : 0,
      size = Number.parseFloat(getComputedStyle(text).fontSize)
    return scale && size * scale < LEAST ? [{ text, size, wanted: LEAST / scale }] : []
  })
  for (const { text, size, wanted } of found) {
    text.style.fontSize = `${wanted}px`
    text.setAttribute('dy', String((wanted - size) * 0.34)) // it stays in the middle of what it stands in
  }
}

/**
 * Holds for a drawing whenever it is drawn again and whenever its size changes.
 * @param {Ref<SVGSVGElement>} drawing
 */
export function useMinFontSize(drawing) {
  const come = useRef(/** @type {MutationObserver | null} */ (null))
  useLayoutEffect(() => {
    if (!drawing.current) return
    enlarge(drawing.current)
    come.current?.takeRecords() // of what was drawn just now: it need not be measured twice
  })
  useLayoutEffect(() => {
    const at = drawing.current
    if (!at) return
    const watch = new ResizeObserver(() => enlarge(at))
    come.current = new MutationObserver(() => enlarge(at)) // parts that are read late
    watch.observe(at)
    come.current.observe(at, { childList: true, subtree: true })
    return () => {
      watch.disconnect()
      come.current?.disconnect()
    }
  }, [])
}
