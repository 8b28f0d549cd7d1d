// Layout of the tree: level and column of each world as it is turned, and the path around the trunk.
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
 * Each clockwise step of the middle level moves its worlds by one column.
 * @param {string} world
 * @param {number} turned
 */
export const columnOf = (world, turned) => (LEVEL[world] === 'middle' ? (COLUMN[world] + turned) % 3 : COLUMN[world])
/** @param {string} world @param {number} turned */
export function placeOf(world, turned) {
  const column = columnOf(world, turned)
  return { x: X[column], y: ROWS[LEVEL[world]][column], column }
}

/** The path is an ellipse through the three places of the middle level, behind the trunk. */
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

// A world's reserve: [sign, amount].
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

// The turn of the middle level is animated: its worlds move around the trunk, behind it at the back.

const TURN = 700,
  MIDDLE = Object.keys(LEVEL).filter(world => LEVEL[world] === 'middle')
const calm = matchMedia('(prefers-reduced-motion: reduce)')

/** Watch the turn of the level and move its worlds; return a ref for the drawing. @param {number} turned */
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
      // The drawing is already in its new place: animate its distance from there.
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
