// End of a game: the chart with what one player leaves there, their sagas, and the source of each point.
import { icon, seatIcon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { useLayoutEffect } from '../../vendor/hooks.js'
import { SeaChart } from './chart.js'
import { scoreRows } from './score_table.js'
import { isRoomy, playerWhoLeft } from './sidebar.js'
import { findChartTargets } from './targets.js'
import { isLegible, showAll, Tools } from './zoom.js'

/**
 * A bar of all points with a part for each source; the list below has the same in words.
 * @param {{ t: FireAndAxe.Reader, player: FireAndAxe.Player }} props
 */
function Points({ t, player }) {
  const rows = scoreRows(t)
    .map(([word, points]) => ({ word, points: points(player) }))
    .filter(({ points }) => points > 0)
  return html`<div class="points"><div class="points-bar" aria-hidden="true">
      ${rows.map(
        ({ word, points }, i) => html`<i key=${word} class="part-${i % 2}" style=${{ flexGrow: points }}>${points}</i>`,
      )}</div>
    <ul class="plain">
      ${rows.map(({ word, points }) => html`<li key=${word}><b>${points}</b> ${t.words(word)}</li>`)}</ul></div>`
}

/**
 * What the chart is too small to name: towns raided and ports settled.
 * @param {{ t: FireAndAxe.Reader, player: FireAndAxe.Player }} props
 */
function Places({ t, player }) {
  const named = { axe: player.towns, house: Object.keys(player.final.ports) }
  return html`<ul class="plain">${Object.entries(named).flatMap(([sign, places]) =>
    places.map(id => html`<li key=${sign + id}>${icon(sign, { s: 16 })} ${t.words(`space-${id}`)}</li>`),
  )}</ul>`
}

/** Result of a player: every point and every saga. @param {{ t: FireAndAxe.Reader, seat: number }} props */
export function SeatFinale({ t, seat }) {
  const player = t.view.players[seat]
  return html`<section class="panel legacy" aria-label=${t.phrases.name(seat)} data-test="legacy">
      <h3>${seatIcon(seat, { s: 24 })} ${t.phrases.name(seat)}
        <span>${t.words('score-vp', { count: player.final.total })}</span></h3>
      <${Points} t=${t} player=${player}/>
      ${
        player.sagas.length > 0 &&
        html`<ul class="plain told">${player.sagas.map(
          id => html`<li key=${id}>${icon('crown', { s: 16 })} ${t.words(`saga-${id}`)}</li>`,
        )}</ul>`
      }${!isLegible.value && html`<${Places} t=${t} player=${player}/>`}</section>`
}

/** @param {{ t: FireAndAxe.Reader, seat: number }} props */
export function Finale({ t, seat }) {
  useLayoutEffect(showAll, [])
  useLayoutEffect(() => {
    playerWhoLeft.value = seat
    return () => {
      playerWhoLeft.value = null
    }
  }, [seat])
  return html`<div class="chart-frame"><div class="chart-sheet">
      <${SeaChart} t=${t} to=${findChartTargets(t)} ringed=${Object.keys(t.view.players[seat].final.ports)}/>
      <${Tools} t=${t}/></div></div>
    ${!isRoomy.value && html`<${SeatFinale} t=${t} seat=${seat}/>`}`
}
