// Layout of labels: ships, names and Days are placed where they cover nothing. What finds no place is left out and
// shown on hover. All in chart units; a box is [left, top, right, bottom].

import { AT, HOMES, PORTS, sagaOf, WATERS } from './chart_data.js'
import { H, W } from './drawing.js'
import { LETTERS } from './zoom.js'

/** @typedef {[number, number, number, number]} Box */

const SPACES = [...WATERS, ...HOMES, ...PORTS]
/** Units of overlap that are not visible: a corner of a box around a round sign. */
const TOUCH = 30
const TALL = 15,
  DEEP = 5
/** Fixed plates of the chart before scaling: their centre and half their size. */
const ZONE_AT = { N: [560, 118], E: [1476, 524], S: [1130, 1190], W: [300, 570] }
/** @type {FireAndAxe.Zone[]} */
export const ZONES = ['N', 'E', 'S', 'W']
const [LONG, HIGH] = [106, 28]
/** From afar the plate of the East is too wide to lie beside the river ports. */
const SOUTH_OF_KIEV = 845
/**
 * Position of the plate of a zone: entirely on the sheet at any scale.
 * @param {FireAndAxe.Zone} zone
 * @param {number} scale
 * @returns {At}
 */
export const zonePosition = (zone, scale) => {
  const [x, y] = ZONE_AT[zone]
  return {
    x: Math.min(x, W - (LONG + 4) * scale),
    y: zone === 'E' && scale > 1.2 ? SOUTH_OF_KIEV : Math.min(y, H - (HIGH + 4) * scale),
  }
}
export const WINTER_AT = { x: 1405, y: 74 }

/** @param {At} at @param {Box} box @param {number} z @returns {Box} */
const boxAround = ({ x, y }, [left, top, right, bottom], z) => [
  x + left * z,
  y + top * z,
  x + right * z,
  y + bottom * z,
]
/** @param {Box} a @param {Box} b */
const shared = (a, b) =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
    ? (Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * (Math.min(a[3], b[3]) - Math.max(a[1], b[1]))
    : 0

/**
 * What is always drawn at a space: its sign, rope and key, house and good.
 * @param {FireAndAxe.Reader} t
 * @param {FireAndAxe.Targets} to
 * @param {FireAndAxe.Space} space
 * @param {number} z
 * @returns {Box[]}
 */
function signs(t, to, space, z) {
  const { id, kind, town } = space,
    open = to.space(id),
    /** @type {Box[]} */
    found = []
  if (kind === 'water') {
    const r = open ? 18 : t.mine && t.view.routes[id] ? 13 : 5
    return [boxAround(space, [-r, -r, r, r], z)]
  }
  const r = kind === 'home' ? (open ? 34 : 26) : open ? 24 : town === 'large' ? 18 : 15
  found.push(boxAround(space, [-r, town ? Math.min(-19, -r) : -r, r, r], z))
  if (open) found.push(boxAround(space, kind === 'home' ? [11, -39, 39, -11] : [4, -32, 32, -4], z))
  if (t.view.settled[id] != null) found.push(boxAround(space, [6, -5, 38, 25], z))
  if (t.view.goods[id]) found.push(boxAround(space, [-28, 2, -6, 24], z))
  return found
}

/** @param {FireAndAxe.Space} space @param {number} z @returns {Box} */
const ropeBox = (space, z) => boxAround(space, space.kind === 'water' ? [-18, -18, 18, 18] : [-25, -32, 32, 25], z)

/** Where a ship may lie beside its space, best first: [dx, dy] of the foot of its mast. */
const MOORED = [
  [36, -14],
  [-36, -14],
  [0, -34],
  [34, 36],
  [-34, 36],
  [0, 52],
]
const AFLOAT = [
  [20, 12],
  [-24, 12],
  [0, -24],
  [0, 44],
  [44, -12],
  [-44, -12],
  [44, 34],
  [-44, 34],
]
/** @type {Box} */
const HULL = [-34, -39, 34, 17]
/** Ships have no letters: from afar they need not grow with the signs. @param {number} z */
export const shipScale = z => Math.min(z, 1.02)

/**
 * Place the ships: side by side in a shared water, in a row on the winter plate. Positions depend on ships and scale
 * only, so that ships move only by sailing.
 * @param {FireAndAxe.Reader} t
 * @param {number} z
 * @param {Box[]} plates
 */
function fleet(t, z, plates) {
  const taken = [...SPACES.map(space => ropeBox(space, z)), ...plates]
  const winter = t.view.players.filter(player => player.ship === 'winter')
  return t.view.players.map(player => {
    const { ship, seat } = player,
      space = AT[ship]
    if (!space)
      return {
        player,
        x: WINTER_AT.x + (winter.indexOf(player) - (winter.length - 1) / 2) * 66,
        y: WINTER_AT.y + 24,
        dx: 0,
        dy: 0,
        hull: null,
      }
    const mates = t.view.players.filter(other => other.ship === ship),
      at = (mates.findIndex(other => other.seat === seat) - (mates.length - 1) / 2) * 50
    const tried = (space.kind === 'water' ? AFLOAT : MOORED).map(([dx, dy], i) => {
      const hull = boxAround({ x: space.x + (dx + at) * z, y: space.y + dy * z }, HULL, shipScale(z))
      return {
        dx: (dx + at) * z,
        dy: dy * z,
        hull,
        cost: i * 20 * z * z + taken.reduce((sum, box) => sum + shared(hull, box), 0),
      }
    })
    const best = tried.reduce((a, b) => (b.cost < a.cost ? b : a))
    taken.push(best.hull)
    return { player, x: space.x, y: space.y, dx: best.dx, dy: best.dy, hull: best.hull }
  })
}

/**
 * Where a name may stand: left, right, above, below, or at a corner.
 * @type {Record<string, [number, number, string]>}
 */
const SIDES = {
  r: [19, 7, 'start'],
  l: [-19, 7, 'end'],
  t: [0, -23, 'middle'],
  b: [0, 34, 'middle'],
  tr: [13, -18, 'start'],
  tl: [-13, -18, 'end'],
  br: [12, 28, 'start'],
  bl: [-12, 28, 'end'],
}
const pen = document.createElement('canvas').getContext('2d')
/** @type {Map<string, number>} */
const widths = new Map()
/** @param {string} name */
function widthOf(name) {
  if (!widths.has(name) && pen) {
    pen.font = `700 ${LETTERS}px "Alegreya Sans", "Segoe UI", system-ui, sans-serif`
    const width = pen.measureText(name).width
    if (!document.fonts.check(pen.font)) return width * 1.1
    widths.set(name, width)
  }
  return widths.get(name) ?? name.length * 11
}

/**
 * Positions of a port's name, the printed side first; a rope, a house and a good push it outwards.
 * @param {FireAndAxe.Reader} t
 * @param {FireAndAxe.Targets} to
 * @param {FireAndAxe.Space} port
 */
function ways(t, to, { id, side, town }) {
  const out = to.space(id) ? 9 : town === 'large' ? 3 : 0,
    house = t.view.settled[id] != null,
    good = Boolean(t.view.goods[id])
  return [side, ...Object.keys(SIDES).filter(other => other !== side)].map(name => {
    const [x, y, anchor] = SIDES[name],
      beside = /^[lr]$/.test(name)
    return {
      x:
        x +
        Math.sign(x) * out +
        (anchor === 'start' && house && y > 0 ? 21 : anchor === 'end' && good && y > 0 ? -11 : 0),
      y: y + (beside ? 0 : Math.sign(y) * out),
      anchor,
    }
  })
}
/** @param {At} at @param {FireAndAxe.NameAt} name @param {number} width @param {number} z @returns {Box} */
function lines(at, { x, y, anchor }, width, z) {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return boxAround(at, [left - 2, y - TALL, left + width + 2, y + DEEP], z)
}

/**
 * Ports in the order in which their names are placed: first those that are asked about or highlighted.
 * @param {FireAndAxe.Reader} t
 * @param {FireAndAxe.Targets} to
 * @param {string | null} saga
 */
function rankPorts(t, to, saga) {
  const wanted = new Set([
    ...[saga, ...t.view.sagas.open].flatMap(id => (id ? sagaOf(id).ports : [])),
    ...t.view.players.map(player => player.ship),
    ...PORTS.filter(port => to.space(port.id)).map(port => port.id),
  ])
  /** @param {FireAndAxe.Space} port */
  const rank = port => (wanted.has(port.id) ? 0 : port.town ? 1 : 2)
  return {
    wanted,
    ports: [...PORTS].sort((a, b) => rank(a) - rank(b)),
  }
}

/**
 * Return the first position that covers nothing; if there is none and it is `forced`, the one that covers least.
 * @param {{ name: FireAndAxe.NameAt, box: Box }[]} tried
 * @param {Box[]} taken
 * @param {number} z
 * @param {boolean} forced
 */
function leastOver(tried, taken, z, forced) {
  let best,
    least = Infinity
  for (const one of tried) {
    const cost = taken.reduce((sum, other) => sum + shared(one.box, other), 0)
    if (cost <= TOUCH * z * z) return one
    if (cost < least) [best, least] = [one, cost]
  }
  return forced ? best : undefined
}

/**
 * Place names over nothing else. Wanted names are placed in any case, where they cover least, as are hovered ones,
 * which come last, so that hovering moves no other name.
 * @param {FireAndAxe.Reader} t
 * @param {FireAndAxe.Targets} to
 * @param {{ z: number, taken: Box[], wanted: Set<string>, ports: FireAndAxe.Space[], meant: (string | null)[], inside:
 *   (box: Box) => boolean, sure: boolean }} props
 */
function placeNames(t, to, { z, taken, wanted, ports, meant, inside, sure }) {
  /** @type {Map<string, FireAndAxe.NameAt>} */
  const names = new Map()
  /** @param {FireAndAxe.Space} port @param {boolean} forced */
  const write = (port, forced) => {
    const width = widthOf(t.words(`space-${port.id}`))
    const tried = ways(t, to, port)
      .map(name => ({ name, box: lines(port, name, width, z) }))
      .filter(({ box }) => inside(box))
    const best = leastOver(tried, taken, z, forced)
    if (!best) return
    names.set(port.id, best.name)
    taken.push(best.box)
  }
  for (const port of ports) write(port, sure && wanted.has(port.id))
  for (const id of meant) if (id && AT[id]?.kind === 'port' && !names.has(id)) write(AT[id], true)
  return names
}

/**
 * Days to more distant ports, at the first free corner of the sign.
 * @param {FireAndAxe.Reader} t
 * @param {FireAndAxe.Targets} to
 * @param {number} z
 * @param {Box[]} taken
 */
function placeDays(t, to, z, taken) {
  /** @type {Map<string, [number, number]>} */
  const days = new Map()
  for (const space of [...HOMES, ...PORTS]) {
    if (!t.mine || to.space(space.id) || !t.view.routes[space.id]) continue
    const far = space.kind === 'home' ? 27 : 20,
      skull = t.view.routes[space.id][0][1] > 0 ? 14 : 0
    /** @type {[number, number][]} */
    const corners = [
      [-far, -far],
      [far, -far],
      [-far, far],
      [far, far],
      [0, -far - 10],
      [0, far + 10],
    ]
    const place = corners.find(([x, y]) => {
      const box = boxAround(space, [x - 12 - skull, y - 12, x + 12, y + 12], z)
      if (taken.some(other => shared(box, other) > 40 * z * z)) return false
      taken.push(box)
      return true
    })
    if (place) days.set(space.id, place)
  }
  return days
}

/**
 * Names of the Homelands, always shown: above or below their sign, the printed side first, or beside it; a rope pushes
 * them outwards.
 * @param {FireAndAxe.Reader} t
 * @param {FireAndAxe.Targets} to
 * @param {number} z
 * @param {Box[]} taken
 * @param {(box: Box) => boolean} inside
 */
function homeNames(t, to, z, taken, inside) {
  /** @type {Map<string, FireAndAxe.NameAt>} */
  const names = new Map()
  for (const home of HOMES) {
    const open = to.space(home.id) != null,
      above = { x: 0, y: open ? -43 : -28, anchor: 'middle' },
      below = { x: 0, y: open ? 54 : 47, anchor: 'middle' },
      beside = open ? 41 : 30,
      width = widthOf(t.words(`space-${home.id}`)) * 1.05
    const tried = [
      ...(home.side === 't' ? [above, below] : [below, above]),
      { x: beside, y: 8, anchor: 'start' },
      { x: -beside, y: 8, anchor: 'end' },
      { x: -beside, y: -22, anchor: 'end' },
      { x: 6 - beside, y: 40, anchor: 'end' },
      { x: beside - 6, y: 40, anchor: 'start' },
    ]
      .map(name => ({ name, box: lines(home, name, width, z) }))
      .filter(({ box }) => inside(box))
    const best = leastOver(tried, taken, z, true)
    if (!best) continue
    names.set(home.id, best.name)
    const [left, top, right, bottom] = best.box
    taken.push([left - 2 * z, top - 3 * z, right + 2 * z, bottom + 2 * z]) // larger letters than ports
  }
  return names
}

/**
 * Names of waters, placed last: below their mark or above it.
 * @param {FireAndAxe.Reader} t
 * @param {number} z
 * @param {Box[]} taken
 * @param {(box: Box) => boolean} inside
 */
function waterNames(t, z, taken, inside) {
  /** @type {Map<string, number>} */
  const names = new Map()
  for (const water of WATERS) {
    const width = widthOf(t.words(`space-${water.id}`)),
      y = [36, -22].find(at => {
        const box = lines(water, { x: 0, y: at, anchor: 'middle' }, width, z)
        return inside(box) && taken.every(other => shared(box, other) <= TOUCH * z * z)
      })
    if (y == null) continue
    names.set(water.id, y)
    taken.push(lines(water, { x: 0, y, anchor: 'middle' }, width, z))
  }
  return names
}

/** @param {Box} box */
const onSheet = ([left, top, right, bottom]) => left > 4 && top > 4 && right < W - 4 && bottom < H - 4

/**
 * Place everything on the chart at this scale of signs.
 * @param {FireAndAxe.Reader} t
 * @param {FireAndAxe.Targets} to
 * @param {{ z: number, plate: number, saga?: string | null, meant?: (string | null)[], cover?: Box | null, waters?:
 *   boolean, inside?: (box: Box) => boolean, sure?: boolean }} props
 * @returns {FireAndAxe.Room}
 */
export function layOutLabels(
  t,
  to,
  { z, plate, saga = null, meant = [], cover = null, waters = false, inside = onSheet, sure = true },
) {
  /** @type {Box[]} */
  const taken = SPACES.flatMap(space => signs(t, to, space, z))
  if (cover) taken.push(cover)
  const plates = [
    ...ZONES.map(zone => boxAround(zonePosition(zone, plate), [-LONG, -HIGH, LONG, HIGH], plate)),
    boxAround(WINTER_AT, [-180, -62, 180, 62], 1),
  ]
  taken.push(...plates)
  const berths = fleet(t, z, plates)
  taken.push(...berths.flatMap(({ hull }) => (hull ? [hull] : [])))
  const homes = homeNames(t, to, z, taken, inside)
  const names = placeNames(t, to, { z, taken, inside, meant, sure, ...rankPorts(t, to, saga) })
  const days = placeDays(t, to, z, taken)
  return {
    berths,
    names: new Map([...homes, ...names]),
    days,
    waters: waters ? waterNames(t, z, taken, inside) : new Map(),
  }
}
