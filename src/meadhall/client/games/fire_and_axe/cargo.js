// A cargo board: crew and goods in their slots, the free ones hollow.

import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { GOODS } from './notation.js'

/**
 * What is aboard, piece by piece: crew first.
 * @param {FireAndAxe.Player} player
 */
export const load = player => [
  ...Array(player.crew).fill('crew'),
  ...GOODS.flatMap(good => Array(player.cargo[good]).fill(good)),
]

/**
 * The same in words.
 * @param {FireAndAxe.Reader} t
 * @param {FireAndAxe.Player} player
 */
export function aboard(t, player) {
  const parts = [['crew', player.crew], ...GOODS.map(good => [good, player.cargo[good]])].filter(([, count]) => count)
  return parts.length
    ? parts.map(([piece, count]) => t.words('cargo-part', { count, piece: t.words(`piece-${piece}`) })).join(', ')
    : t.words('nothing')
}

/** @param {{ t: FireAndAxe.Reader, player: FireAndAxe.Player, s?: number }} props */
export function Cargo({ t, player, s = 17 }) {
  const pieces = load(player),
    slots = Math.max(player.slots, pieces.length)
  return html`<span class="cargo" role="img" aria-label=${t.words('cargo-of', {
    cargo: aboard(t, player),
    slots: player.slots,
  })}>
    ${Array.from(
      { length: slots },
      (_, i) =>
        html`<i key=${i} class=${pieces[i] ? `full ${pieces[i]}` : ''}>${pieces[i] && icon(pieces[i], { s })}</i>`,
    )}</span>`
}
