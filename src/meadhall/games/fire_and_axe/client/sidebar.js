// Sidebar: each seat in a line with its cargo board, the sagas, the current score.

import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { signal } from '../../vendor/signals.js'
import { lazyComponent } from '../../widgets/lazy.js'
import { watchMedia } from '../../widgets/media_query.js'
import { GOODS } from './notation.js'
import { Sagas } from './saga.js'

/**
 * One line about a seat, for the list of players.
 * @param {FireAndAxe.Reader} t
 * @param {number} seat
 */
export function note(t, seat) {
  const player = t.view.players[seat]
  return player.sits_out
    ? t.words('seat-out', { vp: player.vp })
    : t.words('seat-note', { vp: player.vp, runes: player.rune_count })
}
/** Below that line: the cargo board. @param {{ t: FireAndAxe.Reader, seat: number }} props */
export const More = ({ t, seat }) => html`<${Cargo} t=${t} player=${t.view.players[seat]}/>`

export const Tally = lazyComponent(() => import('./score_table.js'), 'Tally')
/** @param {FireAndAxe.Reader} t */
const showTally = t => t.open(t.words('term-final'), now => html`<${Tally} t=${now}/>`)

/** Whether there is room beside the chart. */
export const isRoomy = watchMedia('(min-width: 1200px)')
/**
 * The player whose result is shown: then the sidebar shows it, and the chart has room for its names.
 * @type {Signal<number | null>}
 */
export const playerWhoLeft = signal(null)
const Legacy = lazyComponent(() => import('./finale.js'), 'SeatFinale')

/** @param {{ t: FireAndAxe.Reader }} props */
export const Standing = ({ t }) =>
  playerWhoLeft.value !== null && isRoomy.value
    ? html`<${Legacy} t=${t} seat=${playerWhoLeft.value}/>`
    : html`<${Sagas} t=${t}><button class="linkish" onClick=${() => showTally(t)} data-test="scores">
      ${t.words('score-now')}</button><//>`

// A cargo board: crew and goods in their slots, free slots hollow.

/** Cargo piece by piece, crew first. @param {FireAndAxe.Player} player */
export const cargoOf = player => [
  ...Array(player.crew).fill('crew'),
  ...GOODS.flatMap(good => Array(player.cargo[good]).fill(good)),
]

/**
 * The cargo in words.
 * @param {FireAndAxe.Reader} t
 * @param {FireAndAxe.Player} player
 */
export function describeCargo(t, player) {
  const parts = [['crew', player.crew], ...GOODS.map(good => [good, player.cargo[good]])].filter(([, count]) => count)
  return parts.length
    ? parts.map(([piece, count]) => t.words('cargo-part', { count, piece: t.words(`piece-${piece}`) })).join(', ')
    : t.words('nothing')
}

/** @param {{ t: FireAndAxe.Reader, player: FireAndAxe.Player, s?: number }} props */
export function Cargo({ t, player, s = 17 }) {
  const pieces = cargoOf(player),
    slots = Math.max(player.slots, pieces.length)
  return html`<span class="cargo" data-hold=${player.seat} role="img" aria-label=${t.words('cargo-of', {
    cargo: describeCargo(t, player),
    slots: player.slots,
  })}>
    ${Array.from(
      { length: slots },
      (_, i) =>
        html`<i key=${i} class=${pieces[i] ? `full ${pieces[i]}` : ''}>${pieces[i] && icon(pieces[i], { s })}</i>`,
    )}</span>`
}
