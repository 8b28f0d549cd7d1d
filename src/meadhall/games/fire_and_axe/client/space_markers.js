// Spaces on the chart: drawn at the origin, moved and scaled into place. Reachable ones have a rope.

import { n1, svg } from '../../art/tag.js'
import { highlighted } from '../../table/targets.js'
import { HOMES, PORTS, WATERS } from './chart_data.js'
import { cellOf, homeSign, lossSign, portSign, reachSign, ropeRing } from './drawing.js'
import { SEATS } from './notation.js'
import { findRoute, pointedSpace, routeGoal, setSail, shownSpace, spaceLabel } from './route.js'
import { isSmall } from './zoom.js'

/** @typedef {{ room: FireAndAxe.Room, named: boolean }} Written */

/**
 * Press a space: enter it, set it as the goal, sail the route, or only show it.
 * @param {FireAndAxe.Reader} t
 * @param {FireAndAxe.Targets} to
 * @param {string} id
 */
export function pressSpace(t, to, id) {
  const answer = to.space(id),
    way = t.mine ? findRoute(t.view, id) : null
  shownSpace.value = answer && !isSmall.value ? null : id
  if (answer) {
    routeGoal.value = routeGoal.value === id ? null : routeGoal.value
    t.choose(answer)
  } else if (way && routeGoal.value === id) setSail(t)
  else if (way) setCourse(t, to, id, way)
}
/**
 * @param {FireAndAxe.Reader} t
 * @param {FireAndAxe.Targets} to
 * @param {string} id
 * @param {FireAndAxe.Route} way
 */
function setCourse(t, to, id, way) {
  routeGoal.value = id
  t.focus.value = to.space(way.steps[0].id)
}

/**
 * The button over a drawing, without text; under the magnifier it only takes the pointer.
 * @param {FireAndAxe.Reader} t
 * @param {FireAndAxe.Targets} to
 * @param {string} id
 * @param {number} r
 */
function button(t, to, id, r) {
  const press = () => pressSpace(t, to, id),
    answer = to.space(id)
  const point = () => {
      pointedSpace.value = id
      if (answer) t.focus.value = answer
    },
    leave = () => {
      pointedSpace.value = null
      if (answer && t.focus.value === answer) t.focus.value = null
    }
  const mouse = { class: answer ? 'spot legal' : 'spot', r, onClick: press, onMouseEnter: point, onMouseLeave: leave }
  if (to.lens) return svg`<circle ...${mouse}/>`
  const named = {
    role: 'button',
    tabindex: answer ? 0 : -1,
    'data-walk': true,
    'data-space': id,
    'aria-label': spaceLabel(t, id),
    'aria-pressed': answer ? String(t.chosen === answer) : null,
    /** @param {DomEvent} e */
    onKeyDown: e => {
      if (e.key === 'Enter' || e.key === ' ') {
        e.preventDefault()
        press()
      }
    },
    onFocus: point,
    onBlur: leave,
  }
  return svg`<circle ...${mouse} ...${named}/>`
}
/** @param {At} props @param {number} z */
export const transformOf = ({ x, y }, z) => `translate(${n1(x)} ${n1(y)}) scale(${z})`
/**
 * A space in its place: the drawing and its button.
 * @param {FireAndAxe.Space} space
 * @param {number} z
 * @param {string} cls
 * @param {Drawing} drawing
 * @param {Drawing} over
 */
const place = (space, z, cls, drawing, over) =>
  svg`<g key=${space.id} class=${`place ${cls}`} transform=${transformOf(space, z)}><g aria-hidden="true">${drawing}</g>
    ${over}</g>`

/** @param {FireAndAxe.Reader} t @param {FireAndAxe.Targets} to @param {string} id */
function stateOf(t, to, id) {
  const answer = to.space(id)
  return [
    answer && 'legal',
    answer && t.chosen === answer ? 'chosen' : answer && t.focus.value === answer && 'focused',
    t.changed.has(id) && 'changed',
    shownSpace.value === id && 'looked',
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * What entering a space now would cost, or how far it is.
 * @param {FireAndAxe.Reader} t
 * @param {FireAndAxe.Targets} to
 * @param {string} id
 * @param {number} r
 * @param {number} badge
 * @param {number} [low]
 */
function target(t, to, id, r, badge, low = badge) {
  const answer = to.space(id),
    losses = t.view.routes[id]?.[0][1]
  return answer && svg`${ropeRing(r, t.numberOf(answer), badge)}${losses > 0 && lossSign(losses, low, low)}`
}
/**
 * @param {FireAndAxe.Reader} t
 * @param {FireAndAxe.Targets} to
 * @param {string} id
 * @param {number} [x]
 * @param {number} [y]
 */
function far(t, to, id, x = 0, y = 0) {
  const way = t.mine && !to.space(id) ? findRoute(t.view, id) : null
  return way && reachSign(way.days, way.losses, x, y)
}
/** @param {FireAndAxe.Reader} t @param {FireAndAxe.Targets} to @param {FireAndAxe.Room} room @param {string} id */
const farOf = (t, to, { days }, id) => days.has(id) && far(t, to, id, ...(days.get(id) ?? []))
/** @param {FireAndAxe.Reader} t @param {string} id @param {number} r */
const halo = (t, id, r) => t.changed.has(id) && svg`<circle class="halo" r=${r}/>`

/**
 * A name, where there is room for it.
 * @param {FireAndAxe.Reader} t
 * @param {FireAndAxe.Room} room
 * @param {string} id
 * @param {string} [cls]
 */
function nameOf(t, { names }, id, cls = 'port-name') {
  const at = names.get(id)
  return (
    at &&
    svg`<text class=${cls} x=${at.x} y=${at.y} style=${{ textAnchor: at.anchor }}>${t.words(`space-${id}`)}</text>`
  )
}

/** @param {FireAndAxe.Reader} t @param {FireAndAxe.Space} port */
const portIn = ({ view: { settled, goods, towns }, changed }, { id, value, town }) =>
  portSign({
    value,
    town,
    stands: towns.includes(id),
    owner: settled[id],
    letter: SEATS[settled[id]],
    good: goods[id],
    fresh: changed.has(id),
  })

/**
 * @param {FireAndAxe.Reader} t
 * @param {FireAndAxe.Targets} to
 * @param {FireAndAxe.Space} port
 * @param {number} z
 * @param {Written} written
 */
const Port = (t, to, port, z, { room }) =>
  place(
    port,
    z,
    `port ${stateOf(t, to, port.id)}`,
    svg`${halo(t, port.id, 24)}${portIn(t, port)}${nameOf(t, room, port.id)}${target(t, to, port.id, 23, 18)}
      ${farOf(t, to, room, port.id)}`,
    button(t, to, port.id, 23),
  )

/**
 * @param {FireAndAxe.Reader} t
 * @param {FireAndAxe.Targets} to
 * @param {FireAndAxe.Space} home
 * @param {number} z
 * @param {Written} written
 */
const Home = (t, to, home, z, { named, room }) =>
  place(
    home,
    z,
    `home ${stateOf(t, to, home.id)}`,
    svg`${homeSign()}${named && nameOf(t, room, home.id, 'home-name')}
      ${target(t, to, home.id, 33, 25)}${farOf(t, to, room, home.id)}`,
    button(t, to, home.id, 31),
  )

/** The cells that can be entered now, highlighted under the coast. @param {FireAndAxe.Targets} to */
export const reachableWaters = to =>
  WATERS.filter(water => to.space(water.id) && cellOf(water.id)).map(
    water => svg`<path key=${water.id} class="cell-open" d=${cellOf(water.id)}/>`,
  )

/**
 * A water: pressed anywhere in its cell; reachable by keyboard only where a ship could go.
 * @param {FireAndAxe.Reader} t
 * @param {FireAndAxe.Targets} to
 * @param {FireAndAxe.Space} water
 * @param {number} z
 * @param {Written} written
 */
function Water(t, to, water, z, { room }) {
  const answer = to.space(water.id),
    open = answer || (t.mine && t.view.routes[water.id]),
    cell = cellOf(water.id),
    pointedAt = (answer && t.focus.value === answer) || highlighted.value.includes(`space:${water.id}`),
    name = room.waters.get(water.id) ?? (pointedAt ? 36 : null)
  const hit =
    cell && !to.lens
      ? svg`<path class="cell-hit ${
          answer ? stateOf(t, to, water.id) : ''
        }" d=${cell} aria-hidden="true" onClick=${() => pressSpace(t, to, water.id)} onMouseEnter=${() => {
          pointedSpace.value = water.id
        }} onMouseLeave=${() => {
          pointedSpace.value = null
        }}/>`
      : null
  const ring = svg`${halo(t, water.id, 18)}<circle class="wake" r="4.500"/>
    ${answer && svg`<circle class="goal-ring" r="13"/>`}
    ${answer ? target(t, to, water.id, 16, 0, 15) : far(t, to, water.id)}
    ${name && svg`<text class="water-name" y=${name}>${t.words(`space-${water.id}`)}</text>`}`
  return svg`${hit}${place(water, z, `water ${stateOf(t, to, water.id)}`, ring, open && button(t, to, water.id, 20))}`
}

/**
 * All spaces; `near` leaves out distant ones, `z` is the scale of signs, `written` contains the placed labels.
 * @param {FireAndAxe.Reader} t
 * @param {FireAndAxe.Targets} to
 * @param {number} z
 * @param {Written} written
 * @param {(place: At) => boolean} [near]
 */
export const spaceMarkers = (t, to, z, written, near = () => true) => svg`
  ${WATERS.filter(near).map(water => Water(t, to, water, z, written))}
  ${HOMES.filter(near).map(home => Home(t, to, home, z, written))}
  ${PORTS.filter(near).map(port => Port(t, to, port, z, written))}`
