// Minimum font size of drawings: text that a small drawing would shrink too far is enlarged.
import { useLayoutEffect, useRef } from '../vendor/hooks.js'

const LEAST = 11.1 // pixels on the screen

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
    text.setAttribute('dy', String((wanted - size) * 0.34)) // keep the text centred
  }
}

/** Observe a drawing and its size, and adjust its text. @param {Ref<SVGSVGElement>} drawing */
export function useMinFontSize(drawing) {
  const come = useRef(/** @type {MutationObserver | null} */ (null))
  useLayoutEffect(() => {
    if (!drawing.current) return
    enlarge(drawing.current)
    come.current?.takeRecords() // drop records of our own changes
  })
  useLayoutEffect(() => {
    const at = drawing.current
    if (!at) return
    const watch = new ResizeObserver(() => enlarge(at))
    come.current = new MutationObserver(() => enlarge(at)) // for lazy parts
    watch.observe(at)
    come.current.observe(at, { childList: true, subtree: true })
    return () => {
      watch.disconnect()
      come.current?.disconnect()
    }
  }, [])
}
