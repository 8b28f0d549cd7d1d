// The wind dial: clear Days of the four zones, and the cover that turns over them.

import { dialFace } from '../../art/chart.js'
import { svg } from '../../art/tag.js'
import { useRef } from '../../vendor/hooks.js'

/**
 * The cover never spins back over three quarters: from its last place it takes the short way.
 * @param {number} turns
 */
function useAngle(turns) {
  const angle = useRef(turns * 90)
  angle.current += ((((turns * 90 - angle.current) % 360) + 540) % 360) - 180
  return angle.current
}

/** @param {{ t: FireAndAxe.Reader }} props */
export function Dial({ t }) {
  const { turns, clear } = t.view.wind,
    letters = Object.fromEntries([...'NESW'].map(zone => [zone, t.words(`zone-letter-${zone}`)]))
  return svg`<svg class="dial" viewBox="-70 -70 140 140" role="img" aria-label=${t.words('wind-said', clear)}>
    ${dialFace({ clear, letters, angle: useAngle(turns), best: 'SWNE'[turns], worst: 'NESW'[turns] })}</svg>`
}
