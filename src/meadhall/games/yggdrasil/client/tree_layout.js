// Where the worlds hang on the tree: level, column as it is turned, and the way round the trunk.
import printed from '/components/yggdrasil.js'
import { useLayoutEffect, useRef } from '../../vendor/hooks.js'
import { ROWS, X } from './world_tree.js'

const LEVEL = printed.levels
const COLUMN = printed.columns

/** @param {Yggdrasil.View} view @param {string} id */
export const findWorld = (view, id) => view.worlds.find(one => one.world === id) ?? view.worlds[0]
/** @param {string} world */
export const levelOf = world => LEVEL[world]
/**
 * The middle level turned so many steps clockwise stands one column further for each.
 * @param {string} world
 * @param {number} turned
 */
export const columnOf = (world, turned) => (LEVEL[world] === 'middle' ? (COLUMN[world] + turned) % 3 : COLUMN[world])
/** @param {string} world @param {number} turned */
export function placeOf(world, turned) {
  const column = columnOf(world, turned)
  return { x: X[column], y: ROWS[LEVEL[world]][column], column }
}

/** On the way round: the ring's ellipse goes through the three places of the middle level, behind the trunk. */
const ANGLE = [90, 195, 345]
/** @param {number} from @param {number} steps @param {number} [points] */
export function arcAround(from, steps, points = 12) {
  const start = ANGLE[from],
    end = start + ((ANGLE[(from + steps) % 3] - start + 360) % 360)
  return Array.from({ length: points + 1 }, (_, i) => {
    const a = ((start + ((end - start) * i) / points) * Math.PI) / 180
    return { x: 500 + 385 * Math.cos(a), y: 494 + 38 * Math.sin(a), back: Math.sin(a) < -0.5 }
  })
}

// What a world keeps in reserve: [sign, how many].
/** @param {Yggdrasil.View} view @param {string} world */
export function findStock(view, world) {
  /** @type {Record<string, [sign: string, count: number][]>} */
  const stock = {
    asgard: [['sword', view.heroes.valhalla]],
    alfheim: [['leaf', view.elves]],
    vanaheim: [['die', view.dice]],
    midgard: [
      ['sword', view.heroes.reserve],
      ['house', view.anonymous.reserve],
    ],
    nidavellir: [['ring', view.artifacts.reduce((sum, stack) => sum + stack.left + (stack.top ? 1 : 0), 0)]],
    svartalfheim: [['raven', view.creatures.deck]],
    jotunheim: [['mountain', view.jotnar.pawns]],
    niflheim: [['skull', view.anonymous.ladder]],
    muspellheim: [['flame', view.giants.reserve]],
  }
  return stock[world]
}

// The middle level really turns: its worlds go round the trunk, behind it where the way leads there.

const TURN = 700,
  MIDDLE = Object.keys(LEVEL).filter(world => LEVEL[world] === 'middle')
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
        way = arcAround(columnOf(world, from), steps)
      // The drawing stands at its new place already: what is animated is how far from it it still is.
      const frames = way.map(({ x, y, back }) => ({
        translate: `${x - end.x}px ${y - end.y}px`,
        opacity: back ? 0.45 : 1,
      }))
      return [...tree.querySelectorAll(`[data-place="${world}"] > .turns, [data-with="${world}"] > .turns`)].map(part =>
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
