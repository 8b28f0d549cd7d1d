// End of a game: winner, course of the game, and what to do next.
import { icon, seat, seatIcon } from '../../art/glyphs.js'
import { frame } from '../../art/knot.js'
import { html, svg } from '../../art/tag.js'
import { formatList, say } from '../../i18n/messages.js'
import { seatNumber } from '../../table/seats.js'
import { mySeats, people, phoneView, table, tableInfo } from '../../table/store.js'
import { call, post } from '../../transport/api.js'
import { api, campaignUrl, chronicleUrl, recordUrl, replayUrl, tableUrl as tablePath } from '../../transport/urls.js'
import { useEffect, useLayoutEffect, useRef, useState } from '../../vendor/hooks.js'
import { signal } from '../../vendor/signals.js'
import { lazyFunction } from '../../widgets/lazy.js'
import { useMinFontSize } from '../../widgets/min_font_size.js'
import { announce, showError } from '../../widgets/notifications.js'
import { switchView, tableId } from './actions.js'

/**
 * Return one number per seat and turn, from the frames of the replay.
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
      call(`${api.tableReplay(tableId())}?eyes=none`)
        .then(({ frames }) => setRuns(runsOf(frames, game, players)))
        .catch(() => {})
  }, [])
  return runs
}

/**
 * The game was ended by people, not by the rules.
 * @param {Ended} ended
 * @param {string[]} names
 */
const describeEnd = ({ how, seat, winners }, names) =>
  how === 'ended'
    ? say('ended-without')
    : say('ended-resigned', {
        name: names[seatNumber(seat)],
        winners: formatList(winners.map(one => names[seatNumber(one)])),
        count: winners.length,
      })

/** @param {Outcome} outcome @param {string[]} names */
function describeOutcome(outcome, names) {
  if (outcome.winners.length === 0) return say('nobody-wins')
  if (mySeats.value.length === 1 && outcome.winners.includes(mySeats.value[0])) return say('you-win')
  return say('wins', { names: formatList(outcome.winners.map(seat => names[seat])), count: outcome.winners.length })
}

/** @param {{ t: Reader, game: Game, outcome: Outcome, names: string[] }} props */
function Scores({ t, game, outcome, names }) {
  /** @param {number} seat */
  const hasWon = seat => outcome.winners.includes(seat)
  const order = names
    .map((_, seat) => seat)
    .sort((a, b) => Number(hasWon(b)) - Number(hasWon(a)) || outcome.scores[b] - outcome.scores[a])
  return html`<ol class="plain scores">
    ${order.map(
      seat => html`<li key=${seat} class=${hasWon(seat) ? 'first' : ''}>${seatIcon(seat, { s: 26 })}
    <b>${names[seat]}${hasWon(seat) && html` ${icon('crown', { s: 18, label: say('winner') })}`}</b>
    <span>${game.score ? t.words(game.score, { count: outcome.scores[seat] }) : outcome.scores[seat]}</span></li>`,
    )}</ol>`
}

const goOn = lazyFunction(() => import('../campaign/campaigns.js'), 'continueCampaign')

/** Next game of a campaign, started by the host. @param {{ sheet: Detail }} props */
const More = ({ sheet }) =>
  sheet.host
    ? html`<button class="btn main" data-test="go-on" onClick=${() => goOn(sheet)}>${say('campaign-next')}</button>`
    : html`<p class="hint">${say('campaign-next-wait')}</p>`

/** @param {{ game: Game }} props */
function Next({ game }) {
  const rematch = people.value?.rematch,
    id = tableId()
  const openRematch = () =>
    post(api.rematch(id))
      .then(made => {
        location.href = tablePath(made.id)
      })
      .catch(showError)
  const more = tableInfo.value?.story?.more
  return html`<div class="row end-acts">
    ${
      rematch
        ? html`<a class="btn main" href=${tablePath(rematch)}>${say('rematch-join')}</a>`
        : more
          ? html`<${More} sheet=${tableInfo.value}/>`
          : mySeats.value.length > 0 && html`<button class="btn main" onClick=${openRematch}>${say('rematch')}</button>`
    }
    ${
      tableInfo.value?.story &&
      html`<a class="btn" data-test="chronicle"
      href=${chronicleUrl(id)}>${say('chronicle')}</a>`
    }
    <a class="btn" href=${replayUrl(id)}>${say('replay')}</a>
    <a class="btn" href=${recordUrl(id)} download=${`${game.name}-${id}.record`}>${say('record-save')}</a>
    ${
      tableInfo.value?.story &&
      tableInfo.value.host &&
      html`<a class="btn" href=${campaignUrl(id)} download>
      ${say('campaign-save')}</a>`
    }</div>`
}

/**
 * Show the end screen after a story has been read to its end; long results can be opened afterwards.
 * @param {{ t: Reader, game: Game }} props
 */
export function GameOver({ t, game }) {
  const outcome = table.value?.outcome ?? { winners: [], scores: [], reason: '' },
    ended = people.value.ended,
    names = people.value.seats.map((_, seat) => t.phrases.name(seat)),
    result = ended ? describeEnd(ended, names) : (game.verdict?.(t, outcome) ?? describeOutcome(outcome, names)),
    tally = !ended && game.Tally && html`<${game.Tally} t=${t}/>`
  const heading = useRef(null),
    runs = useRuns(game, names.length)
  useEffect(() => {
    if (phoneView.value !== 'log') switchView('board') // do not interrupt a reader who is writing
    announce(result)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return html`<section class="ask ended" aria-labelledby="ask-h" data-part="question" data-test="ending">
    <div class="ask-head"><span class="ask-who">${say('game-over')}</span>
      <h2 id="ask-h" ref=${heading} tabindex="-1" class=${result.length > 44 ? 'long' : ''}>${result}</h2></div>
    ${!ended && html`<${Scores} t=${t} game=${game} outcome=${outcome} names=${names}/>`}
    ${t.view.campaign && tally}
    <${Next} game=${game}/>
    ${!t.view.campaign && tally}
    ${
      runs &&
      runs[0]?.length > 1 &&
      html`<${Chart} runs=${runs} most=${game.progressMost ?? Math.max(1, ...runs.flat())} names=${names}
        title=${t.words('progress-title')}/>`
    }</section>`
}

// The winner's board, large, in the place of the table's; buttons switch to the others.

const TABLE = -1
/** The board shown: a seat, the whole table, or null for the winner's. */
const seen = signal(/** @type {number | null} */ (null))

/** @param {{ on: boolean, show: number, children: Drawing }} props */
const Whose = ({ on, show, children }) =>
  html`<button class="btn small" aria-pressed=${String(on)} onClick=${() => {
    seen.value = show
  }}>${children}</button>`

/**
 * Where all win or lose together there is one board: the game's `Finale` gets no seat.
 * @param {{ t: Reader, game: Game }} props
 */
export function Finale({ t, game }) {
  const outcome = table.value?.outcome,
    { Board, Finale: Large } = game
  if (!outcome || !Large || people.value.ended) return html`<${Board} t=${t}/>`
  const seats = people.value.seats.map((_, seat) => seat),
    { winners } = outcome,
    rivals = !tableInfo.value.together,
    best = mySeats.value.find(seat => winners.includes(seat)) ?? winners[0] ?? mySeats.value[0] ?? 0,
    shown = seen.value ?? (rivals ? best : 0),
    order = [...winners, ...seats.filter(seat => !winners.includes(seat))]
  return html`<nav class="whose" aria-label=${say('finale-whose')} data-test="whose">
      ${
        rivals
          ? order.map(
              seat => html`<${Whose} key=${seat} on=${shown === seat} show=${seat}>${seatIcon(seat, { s: 20 })}
        ${t.phrases.name(seat)}
        ${winners.includes(seat) && html` ${icon('crown', { s: 16, label: say('winner') })}`}<//>`,
            )
          : html`<${Whose} on=${shown !== TABLE} show=${0}>${say('finale-end')}<//>`
      }
      <${Whose} on=${shown === TABLE} show=${TABLE}>${say('finale-table')}<//></nav>
    ${
      shown === TABLE
        ? html`<${Board} t=${t}/>`
        : html`<div class="finale" data-test="finale"><${Large} t=${t} seat=${rivals ? shown : null}
          outcome=${outcome}/></div>`
    }`
}

// Progress of each seat turn by turn. Lines differ in dashes and end in the seat's sign: never colour alone.

const INKS = ['var(--madder)', 'var(--woad)', 'var(--lichen)', 'var(--weld)', 'var(--heather)'],
  DASHES = ['none', '9 4', '3 3', '12 3 3 3', '1 4']
/** @param {number} most */
const levels = most => {
  const step = Math.ceil(most / 10)
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step)
}
const W = 320,
  H = 150,
  LEFT = 22,
  RIGHT = 30,
  TOP = 8,
  LOW = 20

/**
 * `runs` is one list of numbers per seat, all of the same length; `most` the top of the scale. Draws at most ten grid
 * lines.
 * @param {{ runs: number[][], most: number, names: string[], title: string }} props
 */
export function Chart({ runs, most, names, title }) {
  const drawing = useRef(/** @type {SVGSVGElement | null} */ (null))
  useMinFontSize(drawing)
  const count = Math.max(...runs.map(run => run.length)),
    x = (/** @type {number} */ i) => LEFT + (W - LEFT - RIGHT) * (count > 1 ? i / (count - 1) : 0)

  /** @param {number} v */
  const y = v => TOP + (H - TOP - LOW) * (1 - v / most)
  // Set the signs of seats that end level side by side.
  const ends = runs.map((run, i) => runs.slice(0, i).filter(other => other.at(-1) === run.at(-1)).length)
  const spoken = runs
    .map((run, i) => say('chart-run', { name: names[i], from: run[0] ?? 0, to: run.at(-1) ?? 0 }))
    .join(' ')
  return html`<figure class="chart-box"><figcaption>${title}</figcaption>
    ${svg`<svg ref=${drawing} class="chart" viewBox="0 0 ${W} ${H}" role="img" aria-label=${spoken}>
    ${levels(most).map(
      (v, i) =>
        svg`<path key=${v} class="axis" d=${`M${LEFT} ${y(v)}H${W - RIGHT}`} opacity=${v ? 0.4 : 1}/>
          ${i % 2 === 0 && svg`<text x="10" y=${y(v) + 4}>${v}</text>`}`,
    )}
    <text x=${LEFT} y=${H - 4} style="text-anchor:start">1</text>
      <text x=${W - RIGHT} y=${H - 4} style="text-anchor:end">${say('chart-turns', { count })}</text>
    ${runs.map(
      (run, s) => svg`<g key=${s}>
      <path class="run" d=${run
        .map((v, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${(y(v) + (s - runs.length / 2) * 1.4).toFixed(1)}`)
        .join('')} style=${{ stroke: INKS[s], strokeDasharray: DASHES[s] }}/>
        ${seat(s, { x: W - RIGHT + 10 + ends[s] * 9, y: y(run.at(-1) ?? 0), s: 15 })}</g>`,
    )}</svg>`}</figure>`
}

// Knotwork around the whole board when a game is over.

export function KnotFrame() {
  const at = useRef(null),
    [size, setSize] = useState(/** @type {number[] | null} */ (null))
  useLayoutEffect(() => {
    const box = at.current
    if (!box) return
    const watch = new ResizeObserver(() => setSize([box.clientWidth, box.clientHeight]))
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  return html`<div class="board-frame" ref=${at} aria-hidden="true">
    ${
      size &&
      svg`<svg viewBox="0 0 ${size[0]} ${size[1]}">${frame({ w: size[0], h: size[1], u: 6, b: 2, t: 3.4 })}
      </svg>`
    }</div>`
}
