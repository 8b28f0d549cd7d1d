// The middle level really turns: its worlds go round the trunk, behind it where the way leads there.
import { useLayoutEffect, useRef } from '../../vendor/hooks.js'
import { columnOf, placeOf, wayRound } from './tree.js'

const TURN = 700,
  MIDDLE = ['midgard', 'nidavellir', 'svartalfheim']
const calm = matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Watches how far the level is turned and lets its worlds follow; returns a ref for the drawing.
 * @param {number} turned
 */
export function useTurning(turned) {
  const drawing = useRef(/** @type {SVGSVGElement | null} */ (null)),
    before = useRef(turned)
  useLayoutEffect(() => {
    const from = before.current,
      steps = (turned - from + 3) % 3
    before.current = turned
    const tree = drawing.current
    if (!steps || calm.matches || document.hidden || !tree) return
    const flights = MIDDLE.flatMap(world => {
      const end = placeOf(world, turned),
        way = wayRound(columnOf(world, from), steps)
      // The drawing stands at its new place already: what is animated is how far from it it still is.
      const frames = way.map(({ x, y, back }) => ({
        translate: `${x - end.x}px ${y - end.y}px`,
        opacity: back ? 0.45 : 1,
      }))
      return [...tree.querySelectorAll(`[data-place=${world}] > .turns, [data-with=${world}] > .turns`)].map(part =>
        part.animate(frames, { duration: TURN, easing: 'cubic-bezier(.3, .1, .2, 1)' }),
      )
    })
    const skip = () => {
      for (const flight of flights) flight.finish()
    }
    addEventListener('keydown', skip, { once: true })
    return () => {
      removeEventListener('keydown', skip)
      skip()
    }
  }, [turned])
  return drawing
}
