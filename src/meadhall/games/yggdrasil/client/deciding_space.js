// The deciding space of a game: a ring around it on the tree, with a crown or a skull.
import { pic } from '../../art/glyphs.js'
import { svg } from '../../art/tag.js'
import { placeOf } from './tree_layout.js'

/** Losses that happen in one world. */
/** @type {Record<string, string>} */
const WORLD = { giants: 'muspellheim', jotnar: 'jotunheim', 'jotun-cards': 'jotunheim', anonymous: 'midgard' }
/** Enemies that have climbed beyond the top. */
/** @type {Record<string, string>} */
const CLIMBER = { 'surt-top': 'surt', 'hel-top': 'hel' }

/**
 * Return the place and the size of the ring; null if no single place of the tree decided the game.
 * @param {Yggdrasil.View} view
 */
export function findDecidingSpace(view) {
  const { reason, turned } = view
  if (!reason || (reason === 'tree' && view.saga?.goal.length)) return null // a page's goal has no place on the tree
  if (reason === 'tree' || reason === 'dead-tree') return { x: 910, y: 980, rx: 44, ry: 42 }
  if (reason === 'wall') return { x: 704, y: 88, rx: 122, ry: 86 }
  const { x, y } = placeOf('midgard', turned)
  if (reason === 'islands') return { x, y: y + 154, rx: 146, ry: 44 }
  const world =
    WORLD[reason] ??
    (reason === 'life'
      ? view.gods.find(god => god.god && god.life < 1)?.world
      : view.enemies.find(enemy => enemy.enemy === CLIMBER[reason])?.place)
  if (!view.worlds.some(one => one.world === world) || !world) return null
  const at = placeOf(world, turned)
  return { x: at.x, y: at.y + 20, rx: 172, ry: 104 }
}

/** @param {{ t: Yggdrasil.Reader }} props */
export function DecidingSpace({ t }) {
  const at = findDecidingSpace(t.view),
    won = t.view.reason === 'tree'
  return (
    at &&
    svg`<g class="fall ${won ? 'won' : 'lost'}" transform="translate(${at.x} ${at.y})" aria-hidden="true">
      ${['fl-case', 'fl-ring'].map(c => svg`<ellipse key=${c} class=${c} rx=${at.rx} ry=${at.ry}/>`)}
      <g class="fl-sign" transform="translate(0 ${-at.ry})"><circle r="30"/>
        ${pic(won ? 'crown' : 'skull', { s: 38 })}</g></g>`
  )
}
