// What stands beside the chart: each seat in a line with its cargo board, the sagas, the score as it would be now.
import { html } from '../../art/tag.js'
import { late } from '../../core/late.js'
import { Cargo } from './cargo.js'
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
/**
 * Under that line: the cargo board.
 * @param {{ t: FireAndAxe.Reader, seat: number }} props
 */
export const More = ({ t, seat }) => html`<${Cargo} t=${t} player=${t.view.players[seat]}/>`

export const Tally = late(() => import('./tally.js'), 'Tally')
/** @param {FireAndAxe.Reader} t */
const showTally = t => t.open(t.words('term-final'), now => html`<${Tally} t=${now}/>`)

/** @param {{ t: FireAndAxe.Reader }} props */
export const Standing = ({ t }) =>
  html`<${Sagas} t=${t}><button class="linkish" onClick=${() => showTally(t)} data-test="scores">${t.words('score-now')}
    </button><//>`
