// A scrolling box that takes the focus, so that arrow keys scroll it, unless something in it takes them already.
import { useEffect, useRef } from '../vendor/hooks.js'

const STANDS = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]'

/** @param {HTMLElement} box */
function fit(box) {
  const hides = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1
  if (hides && getComputedStyle(box).overflow !== 'visible' && !box.querySelector(STANDS)) box.tabIndex = 0
  else box.removeAttribute('tabindex')
}

/** For the `ref` of a box that may scroll. */
export function useScrollBox() {
  const at = useRef(null),
    measure = () => {
      if (at.current) fit(at.current)
    }
  useEffect(measure) // after layout: measuring earlier would lay out everything twice
  useEffect(() => {
    if (!at.current) return
    const watch = new ResizeObserver(measure)
    watch.observe(at.current)
    return () => watch.disconnect()
  }, [Boolean(at.current)])
  return at
}
