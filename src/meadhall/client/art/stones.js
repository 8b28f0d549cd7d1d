// Rune stones: each kind has an outline, a rune and a letter besides its colour.

import { PLATES, rune } from './glyphs.js'
import { svg } from './tag.js'

/** @type {Record<string, [string, string, number]>} */
const CUT = {
  water: ['laguz', 'W', 1.5],
  fire: ['sol', 'F', 3],
  earth: ['jera', 'E', 0],
  wind: ['raido', 'A', 0],
  dark: ['hagal', 'D', 0],
  wild: ['dagaz', 'X', 0],
}

/**
 * Draw a stone around x y; `empty` marks the place of a stone that is still missing.
 * @param {string} kind
 * @param {{ x?: number, y?: number, s?: number, empty?: boolean }} [props]
 */
export function stone(kind, { x = 0, y = 0, s = 32, empty = false } = {}) {
  const [cut, letter, dy] = CUT[kind],
    k = s / 24
  return svg`<g data-stone=${kind} class="stone s-${kind} ${
    empty ? 'is-empty' : ''
  }" transform="translate(${x - s / 2} ${y - s / 2}) scale(${k})">
    <path class="st-body" d=${PLATES[kind]}/>
    ${
      s < 22
        ? svg`<text class="st-in" x="12" y=${17 + dy / 2}>${letter}</text>`
        : rune(cut, { x: 12, y: 12 + dy, s: 12, w: 3.4, cls: 'st-rune' })
    }</g>`
}
/**
 * A stone for text; decorative unless it has a label.
 * @param {string} kind
 * @param {{ s?: number, label?: string | null, empty?: boolean }} [props]
 */
export const stoneIcon = (kind, { s = 28, label = null, empty = false } = {}) =>
  svg`<svg class="icon stone-icon" viewBox="-13 -13 26 26" width=${s} height=${s} role=${
    label ? 'img' : null
  } aria-label=${label}
      aria-hidden=${label ? null : 'true'}>
    ${stone(kind, { s: 24, empty })}</svg>`
