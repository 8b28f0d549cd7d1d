// Animations after events: a card that moved flies to its new place, one that left the table flies to the pile, one
// that was revealed turns over. Nothing else moves, nothing takes longer than two seconds, any key skips.
import { speed } from '../settings/settings.js'

const MOVE = 260,
  STAGGER = 90,
  MOST = 2000,
  TURN = 400
/** Destination of cards that leave the table. */
const PILE = 'discard'
const EASE = 'cubic-bezier(.3, .1, .2, 1)'
const calm = matchMedia('(prefers-reduced-motion: reduce)')
/** @typedef {HTMLElement | SVGElement} Paper */
/** @typedef {{ box: DOMRect | null, copy: Paper }} Seen where a card lay, and how it looked */
/**
 * @typedef {{ node?: HTMLElement, picture: Paper, from: DOMRect, to: DOMRect, fades?: boolean, turned?: boolean }}
 *   Flight
 */
/** Factor on all durations. */
const pace = () => (speed.value === 'slow' ? 1.6 : speed.value === 'fast' ? 0.5 : 1)
/** @type {Animation[]} */
let flying = []

/** @param {Element} node */
const boxOf = node => {
  const box = node.getBoundingClientRect()
  return box.width && box.height ? box : null
}
/** @returns {Map<string, HTMLElement>} */
const seen = () => {
  const cards = new Map()
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-card]')))
    if (boxOf(node)) cards.set(node.dataset.card, node)
  return cards
}

/** Record the position of every card, with a copy to animate if it disappears. */
export function captureCards() {
  skipAnimations()
  if (calm.matches || speed.value === 'off' || document.hidden) return null
  return new Map([...seen()].map(([id, node]) => [id, { box: boxOf(node), copy: picture(node) }]))
}

/**
 * Return a standalone drawing: a group laid in a tree needs an <svg> around it.
 * @param {Element} node
 * @returns {Paper}
 */
function picture(node) {
  const copy = /** @type {Element} */ (node.cloneNode(true))
  for (const marked of [copy, ...copy.querySelectorAll('[id], [data-card], [data-spot]')])
    for (const name of ['id', 'data-card', 'data-spot', 'tabindex']) marked.removeAttribute(name)
  if (copy instanceof HTMLElement) {
    copy.setAttribute('inert', '')
    return copy
  }
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  sheet.setAttribute('viewBox', '0 0 120 132')
  sheet.setAttribute('class', 'card')
  sheet.append(copy)
  return sheet
}

/** @param {Map<string, Seen> | null} before @param {GameEvent[]} events */
export function animateChanges(before, events) {
  if (!before) return
  requestAnimationFrame(() => {
    const after = seen()

    const moved = events.flatMap(event => event.moves ?? [])
    /** @type {Flight[]} */
    const moves = []
    for (const [id, node] of after) {
      const from = before.get(id)?.box || origin(id, moved),
        to = boxOf(node)
      if (from && to && (Math.abs(from.left - to.left) > 3 || Math.abs(from.top - to.top) > 3))
        moves.push({ node, picture: picture(node), from, to, turned: !before.has(id) })
    }
    const pile = document.querySelector(`[data-pile=${PILE}]`),
      to = pile && boxOf(pile)
    for (const [id, { box, copy }] of before)
      if (!after.has(id) && box && to && moved.some(([thing, , end]) => thing === id && end === PILE))
        moves.push({ picture: copy, from: box, to, fades: true })
    for (const [i, move] of moves.entries()) fly(move, Math.min(i * STAGGER * pace(), MOST - TURN))
  })
}

/**
 * A card that was not visible before comes from the player's place or the deck.
 * @param {string} id
 * @param {[thing: string, start: string, end: string][]} moved
 */
function origin(id, moved) {
  const from = moved.find(([thing, start]) => thing === id && start)?.[1]
  const node = from && document.querySelector(`[data-from="${from}"]`)
  return node ? boxOf(node) : null
}

/** @param {Flight} props @param {number} delay */
function fly({ node, picture, from, to, fades, turned }, delay) {
  const flyer = document.createElement('div')
  flyer.className = 'flyer'
  flyer.setAttribute('aria-hidden', 'true')
  flyer.style.width = `${to.width}px`
  // Outside its place the card loses the rules for its size; its position while lifted is already in the boxes.
  Object.assign(picture.style, { width: '100%', transform: 'none' })
  flyer.append(picture)
  document.body.append(flyer)
  if (node) node.style.opacity = '0'
  const start = `translate(${from.left}px, ${from.top}px) scale(${from.width / to.width})`,
    end = `translate(${to.left}px, ${to.top}px) scale(1)`
  // A hidden card starts in the middle of the deck or the player's place, at its final size.
  const left = from.left + (from.width - to.width) / 2,
    top = from.top + (from.height - to.height) / 2
  const frames = turned
    ? [
        { transform: `translate(${left}px, ${top}px) rotateY(90deg)` },
        { transform: `translate(${(left + to.left) / 2}px, ${(top + to.top) / 2}px) rotateY(45deg)` },
        { transform: `${end} rotateY(0)` },
      ]
    : [
        { transform: start, opacity: 1 },
        { transform: end, opacity: fades ? 0 : 1 },
      ]
  const flight = flyer.animate(frames, { duration: (turned ? TURN : MOVE) * pace(), delay, easing: EASE, fill: 'both' })
  const finish = () => {
    flyer.remove()
    if (node) node.style.opacity = ''
    flying = flying.filter(other => other !== flight)
  }
  flight.onfinish = flight.oncancel = finish
  flying.push(flight)
}

/** Finish all animations at once. */
export function skipAnimations() {
  for (const flight of [...flying]) flight.cancel()
}
addEventListener('keydown', skipAnimations)
