// A world: a floating disc with its scenery, its figures, its name, and its action with its current strength.
import { pic } from '../../art/glyphs.js'
import { html, svg } from '../../art/tag.js'
import { signal } from '../../vendor/signals.js'
import { TipText } from './lazy_parts.js'
import { isWay, pressTarget, targetProps } from './targets.js'
import { chip, enemyPiece, figurePiece, godPiece, jotunPiece, marker, Strength } from './tokens.js'
import { findStock, levelOf, placeOf } from './tree_layout.js'

// Scenery: [picture, x, y, size] from back to front.
/** @type {Record<string, ([string, number, number, number])[]>} */
const VIEW = {
  asgard: [
    ['asgard', -66, -34, 50],
    ['asgard', 66, -34, 50],
    ['asgard', 0, -52, 92],
  ],
  alfheim: [
    ['leaf', -62, -36, 50],
    ['leaf', 58, -38, 54],
    ['leaf', 0, -56, 74],
  ],
  vanaheim: [
    ['vanaheim', -62, -38, 46],
    ['vanaheim', 62, -38, 46],
    ['vanaheim', 0, -52, 72],
  ],
  midgard: [
    ['house', -58, -34, 46],
    ['house', 62, -32, 42],
    ['house', 4, -48, 64],
  ],
  nidavellir: [
    ['mountain', -54, -38, 60],
    ['mountain', 60, -36, 52],
    ['nidavellir', 4, -44, 60],
  ],
  svartalfheim: [
    ['mountain', -62, -38, 54],
    ['mountain', 62, -38, 54],
    ['svartalfheim', 0, -50, 62],
  ],
  jotunheim: [
    ['mountain', -62, -42, 70],
    ['mountain', 60, -40, 64],
    ['mountain', 0, -54, 88],
  ],
  niflheim: [
    ['niflheim', -60, -40, 44],
    ['niflheim', 60, -40, 44],
    ['niflheim', 0, -54, 66],
  ],
  muspellheim: [
    ['flame', -58, -40, 46],
    ['flame', 58, -40, 46],
    ['flame', 0, -56, 74],
  ],
}
/** They run beside their worlds. */
const WOLVES = ['skoll', 'hati']
/** Number of pieces that fit in one row. */
const ROW = 4

/**
 * Return everything about a world in one sentence, for screen readers.
 * @param {Yggdrasil.Reader} t
 * @param {Yggdrasil.World} world
 */
export function worldLabel(t, world) {
  const { nameOf, company, gain, why } = t.phrases,
    here = company(t.view, world.world),
    below = t.view.worlds.find(other => other.above === world.world)?.world
  return [
    t.words('world-label', { world: nameOf('world', world.world), level: t.words(`level-${levelOf(world.world)}`) }),
    world.above && t.words('world-above', { world: nameOf('world', world.above) }),
    below && t.words('world-below', { world: nameOf('world', below) }),
    here.length && t.words('world-here', { names: here.join(', ') }),
    t.phrases.kept(t.view, world.world),
    !world.closed && `${gain(t.view, world.world, world.strengths[0])}.`,
    why(world),
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * Figures and reserve in one row, or in two where it is narrow: enemies behind, gods and reserve in front.
 * @param {Yggdrasil.Reader} t
 * @param {Yggdrasil.World} world
 * @param {number} z
 */
function pieces(t, world, z) {
  const { view } = t

  /** @param {string} id */
  const isAt = id => (/** @type {{ place?: string, world?: string }} */ one) => one.place === id || one.world === id
  const foes = [
    ...view.enemies.filter(isAt(world.world)).map(enemy => (/** @type {At} */ spot) => enemyPiece(enemy, spot)),
    ...(view.saga?.figures ?? [])
      .filter(one => one.place === world.world && !WOLVES.includes(one.figure))
      .map(one => (/** @type {At} */ spot) => figurePiece(one, spot)),
    ...view.jotnar.active.filter(isAt(world.world)).map(jotun => (/** @type {At} */ spot) => jotunPiece(jotun, spot)),
  ]
  const ours = [
    ...view.gods
      .filter(god => god.god && god.world === world.world)
      .map(god => (/** @type {At} */ spot) => godPiece(god, god.seat === view.active, spot)),
    ...findStock(view, world.world).map(
      ([name, count]) =>
        (/** @type {At} */ { x, y, s }) =>
          chip(name, count, { x, y: y + 6, s }),
    ),
  ]
  return foes.length && foes.length + ours.length > ROW
    ? [...row(foes, z, -34), ...row(ours, z, 10)]
    : row([...foes, ...ours], z, 6)
}
/**
 * Drawn from the right, so that no number is covered by the next piece.
 * @param {((at: At) => Drawing)[]} drawings
 * @param {number} z
 * @param {number} y
 */
function row(drawings, z, y) {
  const step = Math.min(56 * z, 262 / drawings.length)
  return drawings
    .map((draw, i) => {
      const off = i - (drawings.length - 1) / 2
      return draw({ x: off * step, y: y - Math.abs(off) * 4, s: 1.16 * Math.min(z, step / 44) })
    })
    .reverse()
}

/**
 * @param {{ t: Yggdrasil.Reader, to: Targets, world: Yggdrasil.World, big: boolean, look: (id: string) => void }} props
 */
export function World({ t, to, world, big, look }) {
  const id = world.world,
    { legal, state, number, point } = targetProps(t, to, id),
    no = !legal && t.mine && isWay(to),
    { x, y } = placeOf(id, t.view.turned),
    marked = t.view.saga?.marks[id],
    z = big ? 1.3 : 1
  // Phones have no hover: pressing a world that is no target shows its close-up.
  const press = () => {
    if (legal) return pressTarget(t, to, id)
    if (no) t.whyNot({ target: id })
    if (!no || big) look(id)
  }
  /** @param {DomEvent} e */
  const key = e => {
    if (e.key === 'Enter' || e.key === ' ') {
      e.preventDefault()
      e.stopPropagation()
      press()
    }
  }
  return html`<g class="world w-${id} l-${levelOf(id)} ${
    world.devastated ? 'devastated' : ''
  } ${state}" data-place=${id}
      transform="translate(${x} ${y})" onClick=${press} onMouseEnter=${point} ...${hoverProps(id)}>
    <g class="turns" aria-hidden="true">
    <path class="w-under"
      d="M-146 4c4 30 30 40 54 54 14 10 18 34 30 38 8-4 12-22 26-22 10 0 12 26 22 32 8-4 10-26 22-30 10-2 14 22 24
        24 12-4 14-30 34-42 24-14 76-22 80-54z"/>
    <ellipse class="w-disc" rx="148" ry="54"/><path class="w-back" d="M-134-4a134 46 0 0 1 268 0z"/>
      <ellipse class="w-ring" cy="-1" rx="137" ry="47"/>
    ${
      legal &&
      svg`<g class="rope live" fill="none">
      ${['r-case', 'r-base', 'r-lay'].map(c => svg`<ellipse class=${c} rx="154" ry="59"/>`)}</g>`
    }
    <g class="scenery">${VIEW[id].map(([name, px, py, s]) => pic(name, { x: px, y: py, s, cls: 'w-pic' }))}</g>
    ${world.devastated && svg`<path class="w-crack" d="M-118 8l30-16 12 14 30-22 16 18 30-24 20 20 34-16 30 18"/>`}
    <${Strength} world=${world} big=${big}/>
    <g class="w-plate" transform="translate(0 58) scale(${big ? 1.36 : 1})"><path
      d="M-86-17H86l12 18-12 18H-86l-12-18z"/>
      <text y="9">${t.words(`world-${id}`)}</text></g>
    ${pieces(t, world, z)}
    ${marked && marker(marked, { x: 122, y: big ? 44 : 40, s: big ? 1.3 : 1.1 })}
    ${
      number &&
      svg`<g class="key-no" transform="translate(${big ? -132 : -104} 58) scale(${big ? 1.6 : 1.25})">
      <circle class="key-disc" r="15"/><text class="key-n" y="6">${number}</text></g>`
    }</g>
    <path class="w-hit ${
      legal ? 'legal' : ''
    }" d="M-154-10a154 62 0 0 1 308 0V116H-154z" data-world=${id} data-walk role="button"
      tabindex="0" aria-pressed=${legal ? String(state.includes('chosen')) : null} aria-label=${worldLabel(t, world)}
      onKeyDown=${key} ...${focusProps(id, point)}/></g>`
}

// The hovered or focused world; its text is loaded when first needed.

/** @type {Signal<{ id: string, box: DOMRect } | null>} */
export const hoveredWorld = signal(null)

/** @param {string} id @param {DomEvent} event */
const show = (id, event) => {
  hoveredWorld.value = { id, box: event.currentTarget.getBoundingClientRect() }
}
const hide = () => {
  hoveredWorld.value = null
}
/** Handlers of a world for mouse and keyboard. A touch opens the close-up instead. @param {string} id */
export const hoverProps = id => ({
  /** @param {DomEvent} event */
  onPointerEnter: event => {
    if (event.pointerType === 'mouse') show(id, event)
  },
  onPointerLeave: hide,
})
/** @param {string} id @param {(() => void) | null} point */
export const focusProps = (id, point) => ({
  /** @param {DomEvent} event */
  onFocus: event => {
    point?.()
    if (event.currentTarget.matches(':focus-visible')) show(id, event)
  },
  onBlur: hide,
})

/** @param {{ t: Yggdrasil.Reader }} props */
export const Tip = ({ t }) => hoveredWorld.value && html`<${TipText} t=${t}/>`
