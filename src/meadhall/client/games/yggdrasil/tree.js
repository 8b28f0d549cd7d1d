// Where the worlds hang on the tree: level, column as it is turned, and the way round the trunk.
import { ROWS, X } from '../../art/worldtree.js'

/** @type {Record<string, string>} */
const LEVEL = {
  asgard: 'top',
  alfheim: 'top',
  vanaheim: 'top',
  midgard: 'middle',
  nidavellir: 'middle',
  svartalfheim: 'middle',
  jotunheim: 'bottom',
  niflheim: 'bottom',
  muspellheim: 'bottom',
}
/** @type {Record<string, number>} */
const COLUMN = {
  asgard: 0,
  vanaheim: 1,
  alfheim: 2,
  midgard: 0,
  nidavellir: 1,
  svartalfheim: 2,
  jotunheim: 0,
  niflheim: 1,
  muspellheim: 2,
}

/** @param {Yggdrasil.View} view @param {string} id */
export const worldOf = (view, id) => view.worlds.find(one => one.world === id) ?? view.worlds[0]
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
export function wayRound(from, steps, points = 12) {
  const start = ANGLE[from],
    end = start + ((ANGLE[(from + steps) % 3] - start + 360) % 360)
  return Array.from({ length: points + 1 }, (_, i) => {
    const a = ((start + ((end - start) * i) / points) * Math.PI) / 180
    return { x: 500 + 385 * Math.cos(a), y: 494 + 38 * Math.sin(a), back: Math.sin(a) < -0.5 }
  })
}
