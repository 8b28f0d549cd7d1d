// The end of a game: who won, how everyone came there, and what now.

import { icon, seatIcon } from '../art/glyphs.js'
import { html } from '../art/tag.js'
import { useEffect, useRef, useState } from '../vendor/hooks.js'
import { call, post } from './api.js'
import { Chart } from './chart.js'
import { tableId } from './deeds.js'
import { announce, tellFault } from './notice.js'
import { campaign, record, replay, table as tablePath } from './paths.js'
import { mySeats, people, sheet, sheetOpen, table } from './store.js'
import { list, say } from './words.js'

/**
 * One number a seat for each turn, from the frames of the replay.
 * @param {Frame[]} frames
 * @param {Game} game
 * @param {number} players
 */
function runsOf(frames, game, players) {
  /** @type {Map<number, number[]>} */
  const byTurn = new Map()
  for (const frame of frames) byTurn.set(frame.view.turn ?? frame.seq, game.progress?.(frame.view) ?? [])
  return Array.from({ length: players }, (_, seat) => [...byTurn.values()].map(all => all[seat]))
}

/** @param {Game} game @param {number} players */
function useRuns(game, players) {
  const [runs, setRuns] = useState(/** @type {number[][] | null} */ (null))
  useEffect(() => {
    if (game.progress)
      call(`/api/tables/${tableId()}/replay?eyes=none`)
        .then(({ frames }) => setRuns(runsOf(frames, game, players)))
        .catch(() => {})
  }, [])
  return runs
}

/** @param {Outcome} outcome @param {string[]} names */
function said(outcome, names) {
  if (outcome.winners.length === 0) return say('nobody-wins')
  if (mySeats.value.length === 1 && outcome.winners.includes(mySeats.value[0])) return say('you-win')
  return say('wins', { names: list(outcome.winners.map(seat => names[seat])), count: outcome.winners.length })
}

/** @param {{ t: Reader, game: Game, outcome: Outcome, names: string[] }} props */
function Scores({ t, game, outcome, names }) {
  /** @param {number} seat */
  const won = seat => outcome.winners.includes(seat)
  const order = names
    .map((_, seat) => seat)
    .sort((a, b) => Number(won(b)) - Number(won(a)) || outcome.scores[b] - outcome.scores[a])
  return html`<ol class="plain scores">
    ${order.map(
      seat => html`<li key=${seat} class=${won(seat) ? 'first' : ''}>${seatIcon(seat, { s: 26 })}
    <b>${names[seat]}${won(seat) && html` ${icon('crown', { s: 18, label: say('winner') })}`}</b>
    <span>${game.score ? t.words(game.score, { count: outcome.scores[seat] }) : outcome.scores[seat]}</span></li>`,
    )}</ol>`
}

/** @param {{ game: Game }} props */
function Next({ game }) {
  const rematch = people.value?.rematch,
    id = tableId()
  const again = () =>
    post(`/api/tables/${id}/rematch`)
      .then(made => {
        location.href = tablePath(made.id)
      })
      .catch(tellFault)
  return html`<div class="row end-acts">
    ${
      rematch
        ? html`<a class="btn main" href=${tablePath(rematch)}>${say('rematch-join')}</a>`
        : mySeats.value.length > 0 && html`<button class="btn main" onClick=${again}>${say('rematch')}</button>`
    }
    <a class="btn" href=${replay(id)}>${say('replay')}</a>
    <a class="btn" href=${record(id)} download=${`${game.name}-${id}.record`}>${say('record-save')}</a>
    ${
      sheet.value?.story &&
      sheet.value.host &&
      html`<a class="btn" href=${campaign(id)} download>
      ${say('campaign-save')}</a>`
    }</div>`
}

/** @param {{ t: Reader, game: Game }} props */
export function Ending({ t, game }) {
  const outcome = table.value?.outcome ?? { winners: [], scores: [], reason: '' },
    names = outcome.scores.map((_, seat) => t.phrases.name(seat)),
    result = game.verdict?.(t, outcome) ?? said(outcome, names)
  const heading = useRef(null),
    runs = useRuns(game, names.length)
  useEffect(() => {
    sheetOpen.value = true
    announce(result)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return html`<section class="ask ended ${sheetOpen.value ? 'open' : ''}" aria-labelledby="ask-h" data-test="ending">
    <button class="grip" aria-label=${say(
      sheetOpen.value ? 'sheet-close' : 'sheet-open',
    )} aria-expanded=${String(sheetOpen.value)}
      onClick=${() => {
        sheetOpen.value = !sheetOpen.value
      }}></button>
    <div class="ask-head"><span class="ask-who">${say('game-over')}</span>
      <h2 id="ask-h" ref=${heading} tabindex="-1" class=${result.length > 44 ? 'long' : ''}>${result}</h2></div>
    <${Scores} t=${t} game=${game} outcome=${outcome} names=${names}/>${game.Tally && html`<${game.Tally} t=${t}/>`}
    ${
      runs &&
      runs[0]?.length > 1 &&
      html`<${Chart} runs=${runs} most=${game.progressMost ?? Math.max(1, ...runs.flat())} names=${names}
        title=${t.words('progress-title')}/>`
    }
    <${Next} game=${game}/></section>`
}
