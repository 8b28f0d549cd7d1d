// Pan and zoom: one frame moves over the chart, by buttons, keys and gestures.

import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { computed, signal } from '../../vendor/signals.js'
import { AT } from './chart_data.js'
import { H, W } from './drawing.js'

const LEAST = 240,
  STEP = 1.35,
  MOST = 1.5 // larger signs would overlap around Britain
/** Font sizes of the chart and of its plates, in units of their signs. */
export const LETTERS = 21
const PLATE = 30
/**
 * The visible part of the chart: left, top and width in chart units; null is all of it. And the size of the drawing on
 * screen.
 * @type {Signal<{ x: number, y: number, w: number } | null>}
 */
const wished = signal(null)
const box = signal({ w: 860, h: 660 })
/** When the window grows, as on a rotated tablet, show the whole chart. @param {DOMRect} props */
export const measure = ({ width, height }) => {
  const was = isSmall.value
  if (width) box.value = { w: width, h: height }
  if (was && !isSmall.value) showAll()
}

const fit = () => Math.max(W, (H * box.value.w) / box.value.h)
/** @param {{ x: number, y: number, w: number }} props */
function clampFrame({ x, y, w }) {
  const wide = Math.max(LEAST, Math.min(fit(), w)),
    high = (wide * box.value.h) / box.value.w
  /** @param {number} at @param {number} size @param {number} all */
  const keep = (at, size, all) => (size >= all ? (all - size) / 2 : Math.max(0, Math.min(all - size, at)))
  // On a small screen the whole chart stands at the top, with its tools below.
  return { x: keep(x, wide, W), y: isSmall.value && high >= H ? 0 : keep(y, high, H), w: wide, h: high }
}
export const frame = computed(() => clampFrame(wished.value || { x: 0, y: 0, w: fit() }))
export const isWhole = computed(() => frame.value.w >= fit() - 1)
/** Pixels of one chart unit. */
export const unitSize = computed(() => box.value.w / frame.value.w)
/** Minimum font size on screen. */
const SMALLEST = 11.1
/** Signs grow slower than the sea, and do not shrink below a readable size while there is room. */
export const signScale = computed(() => {
  const grown = Math.max(0.28, Math.min(isSmall.value ? 1.5 : 2.3, (0.54 / unitSize.value) ** 0.62)),
    read = SMALLEST / LETTERS / unitSize.value
  return Math.ceil(Math.max(grown, read < MOST ? read : 0) * 100) / 100
})
/** Zoomed out, signs have no letters. */
export const isLegible = computed(() => LETTERS * signScale.value * unitSize.value >= SMALLEST - 0.1)
/** Plates stand at sea, where there is always room. */
export const plateScale = computed(() => Math.max(SMALLEST / PLATE / unitSize.value, Math.min(signScale.value, 1.15)))
export const isSmall = computed(() => box.value.w < 560)

/** @param {number} x @param {number} y @param {number} w */
const set = (x, y, w) => {
  const next = clampFrame({ x, y, w })
  wished.value = next.w >= fit() - 1 ? null : next
}
export const showAll = () => {
  wished.value = null
}
/**
 * Zoom by a factor around a point of the drawing, given as fractions of its width and height.
 * @param {number} by
 * @param {number} [px]
 * @param {number} [py]
 */
export function zoom(by, px = 0.5, py = 0.5) {
  const { x, y, w, h } = frame.value,
    wide = Math.max(LEAST, Math.min(fit(), w / by))
  set(x + (w - wide) * px, y + (h - (wide * h) / w) * py, wide)
}
export const zoomIn = () => zoom(STEP)
export const zoomOut = () => zoom(1 / STEP)
/** @param {number} dx @param {number} dy */
export function pan(dx, dy) {
  const { x, y, w } = frame.value
  set(x + dx, y + dy, w)
}
/**
 * Centre these places, with some water around them.
 * @param {At[]} places
 * @param {number} [least]
 */
export function showPlaces(places, least = 400) {
  const xs = places.map(place => place.x),
    ys = places.map(place => place.y)

  /** @param {number[]} list */
  const middleOf = list => (Math.min(...list) + Math.max(...list)) / 2
  const wide = Math.max(
    least,
    (Math.max(...xs) - Math.min(...xs)) * 1.5,
    ((Math.max(...ys) - Math.min(...ys)) * 1.5 * box.value.w) / box.value.h,
  )
  set(middleOf(xs) - wide / 2, middleOf(ys) - (wide * box.value.h) / box.value.w / 2, wide)
}
/** Move the frame to include a place. @param {At} props */
export function reveal({ x, y }) {
  const { x: left, y: top, w, h } = frame.value,
    edge = w * 0.06
  if (x < left + edge || x > left + w - edge || y < top + edge || y > top + h - edge) set(x - w / 2, y - h / 2, w)
}
/**
 * Show all highlighted spaces together, if one of them is out of sight.
 * @param {string[]} marks such as `space:horn`
 */
export function lookAt(marks) {
  const places = marks.map(mark => AT[mark.replace(/^space:/, '')]).filter(Boolean),
    { x, y, w, h } = frame.value
  if (places.some(at => at.x < x || at.x > x + w || at.y < y || at.y > y + h)) showPlaces(places)
}
const HOME = { x: 830, y: 520 }
/** @param {string} space */
export const showShip = space => showPlaces([AT[space] || HOME], Math.min(fit(), isSmall.value ? 400 : 620))

/** @type {Record<string, () => void>} */
const KEYS = { '+': zoomIn, '=': zoomIn, '-': zoomOut, 0: showAll }
/** @type {Record<string, number[]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
/** Plus, minus and zero; with Shift, arrow keys move the chart instead of the focus. @param {DomEvent} event */
export function handleKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const way = event.shiftKey && WAYS[event.key]
  if (way) pan((way[0] * frame.value.w) / 6, (way[1] * frame.value.w) / 6)
  else if (KEYS[event.key]) KEYS[event.key]()
  else return
  event.preventDefault()
}

// The chart's buttons: zoom in, zoom out, everything, my ship, regions.

/** Whether regions are drawn. */
export const showRegions = signal(false)

/**
 * @param {{ label: string, does: () => void, off?: boolean, on?: boolean | null, cls?: string, children: Drawing }}
 *   props
 */
const Tool = ({ label, does, off = false, on = null, cls = '', children }) =>
  html`<button class="chart-tool ${cls}" title=${label} aria-label=${label} disabled=${off} aria-pressed=${
    on == null ? null : String(on)
  }
      onClick=${does}>
    ${children}</button>`

/** @param {{ t: FireAndAxe.Reader }} props */
export const Tools = ({ t }) => html`<div class="chart-tools" role="group" aria-label=${t.words('chart-tools')}>
  <${Tool} label=${t.words('zoom-in')} does=${zoomIn}><span aria-hidden="true">+</span><//>
  <${Tool} label=${t.words('zoom-out')} does=${zoomOut} off=${isWhole.value}><span aria-hidden="true">−</span><//>
  ${
    isWhole.value
      ? html`<${Tool} key="fit" label=${t.words('zoom-ship')} does=${() => showShip(t.view.players[t.front].ship)}>
      ${icon('ship', { s: 20 })}<//>`
      : html`<${Tool} key="fit" label=${t.words('zoom-all')} does=${showAll}>${icon('compass', { s: 20 })}<//>`
  }
  <${Tool} cls="wide" label=${t.words('show-regions')} does=${() => {
    showRegions.value = !showRegions.value
  }} on=${showRegions.value}>
    ${icon('cairn', { s: 20 })}<//></div>`
