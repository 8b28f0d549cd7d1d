// The end of a game: who won, how everyone came there, and what now.
import { html } from '../art/tag.js'
import { icon, seatIcon } from '../art/glyphs.js'
import { useEffect, useRef, useState } from '../vendor/hooks.js'
import { call, post } from './api.js'
import { mySeats, people, sheetOpen, table } from './store.js'
import { tableId } from './deeds.js'
import { announce, tellFault } from './notice.js'
import { Chart } from './chart.js'
import { record, replay, table as tablePath } from './paths.js'
import { list, say } from './words.js'

/** One number a seat for each turn, from the frames of the replay. */
export function runsOf(frames, game, players) {
  const byTurn = new Map()
  for (const frame of frames) if (frame.view) byTurn.set(frame.view.turn ?? frame.seq, game.progress(frame.view))
  return Array.from({ length: players }, (_, seat) => [...byTurn.values()].map(all => all[seat]))
}

export function Ending({ t, game }) {
  const { outcome } = table.value, heading = useRef(null), [runs, setRuns] = useState(null)
  const names = outcome.scores.map((_, seat) => t.phrases.name(seat)), order = outcome.scores.map((_, seat) => seat).sort((a, b) => outcome.winners.includes(b) - outcome.winners.includes(a) || outcome.scores[b] - outcome.scores[a])
  const mine = outcome.winners.some(seat => mySeats.value.includes(seat)) && mySeats.value.length === 1
  const result = outcome.winners.length === 0 ? say('nobody-wins') : mine ? say('you-win') : say('wins', { names: list(outcome.winners.map(seat => names[seat])), count: outcome.winners.length })
  useEffect(() => { sheetOpen.value = true; announce(result); heading.current?.focus({ preventScroll: true }) }, [])
  useEffect(() => { if (game.progress) call(`/api/tables/${tableId()}/replay?eyes=none`).then(({ frames }) => setRuns(runsOf(frames, game, names.length))).catch(() => {}) }, [])
  const rematch = people.value?.rematch
  const again = () => post(`/api/tables/${tableId()}/rematch`).then(({ id }) => { location.href = tablePath(id) }).catch(tellFault)
  return html`<section class="ask ended ${sheetOpen.value ? 'open' : ''}" aria-labelledby="ask-h" data-test="ending"><button class="grip" aria-label=${say(sheetOpen.value ? 'sheet-close' : 'sheet-open')} aria-expanded=${String(sheetOpen.value)} onClick=${() => { sheetOpen.value = !sheetOpen.value }}></button><div class="ask-head"><span class="ask-who">${say('game-over')}</span><h2 id="ask-h" ref=${heading} tabindex="-1">${result}</h2></div>
    <ol class="plain scores">${order.map(seat => html`<li key=${seat} class=${outcome.winners.includes(seat) ? 'first' : ''}>${seatIcon(seat, { s: 26 })}<b>${names[seat]}${outcome.winners.includes(seat) && html` ${icon('crown', { s: 18, label: say('winner') })}`}</b><span>${game.score ? t.words(game.score, { count: outcome.scores[seat] }) : outcome.scores[seat]}</span></li>`)}</ol>
    ${runs && runs[0]?.length > 1 && html`<${Chart} runs=${runs} most=${game.progressMost} names=${names} title=${t.words('progress-title')}/>`}
    <div class="row end-acts">${rematch ? html`<a class="btn main" href=${tablePath(rematch)}>${say('rematch-join')}</a>` : mySeats.value.length > 0 && html`<button class="btn main" onClick=${again}>${say('rematch')}</button>`}
      <a class="btn" href=${replay(tableId())}>${say('replay')}</a><a class="btn" href=${record(tableId())} download=${`${game.name}-${tableId()}.record`}>${say('record-save')}</a></div></section>`
}
