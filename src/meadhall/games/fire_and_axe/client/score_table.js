// Score table: points earned in play and from Final Scoring, row by row.

import { icon, seatIcon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { useScrollBox } from '../../widgets/scroll_box.js'
import { AT, sagaOf } from './chart_data.js'

/** @type {FireAndAxe.Homeland[]} */
const HOMES = ['denmark', 'norway', 'sweden']

/**
 * Rows are [word, points of a player, explanation or null].
 * @param {FireAndAxe.Reader} t
 * @returns {[string, (player: FireAndAxe.Player) => number, ((player: FireAndAxe.Player) => string) | null][]}
 */
export function scoreRows(t) {
  /** @param {FireAndAxe.Player} player @param {FireAndAxe.Homeland} home */
  const countSagas = (player, home) => player.sagas.filter(id => sagaOf(id).home === home).length
  return [
    ['tally-start', player => player.earned.start, null],
    ['tally-trade', player => player.earned.trade, null],
    [
      'tally-treasures',
      player => player.earned.treasures,
      player => t.words('tally-towns', { count: player.towns.length }),
    ],
    ['tally-bonuses', player => player.earned.sagas, player => t.words('tally-sagas', { count: player.sagas.length })],
    ['term-axe', player => player.final.axe, player => t.words('tally-towns', { count: player.towns.length })],
    [
      'term-settlements',
      player => player.final.settlements,
      player => t.words('tally-houses', { count: player.settlements }),
    ],
    ...HOMES.map(
      home =>
        /** @type {ReturnType<typeof scoreRows>[number]} */ ([
          `tally-set-${home}`,
          player => player.final.sets[home],
          player => t.words('tally-sagas', { count: countSagas(player, home) }),
        ]),
    ),
  ]
}

/**
 * Points of a settlement: the port's value, doubled or tripled where its region is settled.
 * @param {{ t: FireAndAxe.Reader, port: string, points: number }} props
 */
const House = ({ t, port, points }) =>
  html`<li>${t.phrases.space(port)} <b>
    ${points / AT[port].value > 1 ? `${AT[port].value} × ${points / AT[port].value} = ${points}` : points}</b></li>`

/** @param {{ t: FireAndAxe.Reader, player: FireAndAxe.Player }} props */
function Houses({ t, player }) {
  const ports = Object.entries(player.final.ports)
  return (
    ports.length > 0 &&
    html`<div><dt>${seatIcon(player.seat, { s: 20 })} ${t.phrases.name(player.seat)}</dt>
      <dd><ul>${ports.map(([port, points]) => html`<${House} key=${port} t=${t} port=${port} points=${points}/>`)}</ul>
        </dd></div>`
  )
}

/** @param {{ t: FireAndAxe.Reader }} props */
export function Tally({ t }) {
  const { players, winners } = t.view

  /** @param {FireAndAxe.Player} player */
  const head = player =>
    html`<th key=${player.seat} scope="col">${seatIcon(player.seat, { s: 24 })}
        <span class="sr">${t.phrases.name(player.seat)}</span></th>`
  return html`<div class="tally" ref=${useScrollBox()}><table><caption>
    ${t.words(t.view.over ? 'tally-over' : 'tally-now')}</caption>
    <thead><tr><td></td>${players.map(head)}</tr></thead>
    <tbody>${scoreRows(t).map(
      ([word, points, how]) =>
        html`<tr key=${word}><th scope="row">${t.words(word)}</th>
          ${players.map(
            player => html`<td key=${player.seat}>${points(player)}${how && html`<small>${how(player)}</small>`}</td>`,
          )}</tr>`,
    )}</tbody>
    <tfoot><tr><th scope="row">${t.words('tally-total')}</th>
      ${players.map(
        player =>
          html`<td key=${player.seat}>${player.final.total}
          ${winners?.includes(player.seat) && html` ${icon('crown', { s: 16, label: t.words('term-won') })}`}</td>`,
      )}</tr></tfoot></table>
    <dl class="houses">${players.map(player => html`<${Houses} key=${player.seat} t=${t} player=${player}/>`)}</dl>
    <p class="hint">${t.words('tally-how')}</p></div>`
}
