// Analysis of a finished game below its scrubber: win probability, mistakes, lucky draws, skill and luck. The server
// computes it in the background and reports progress.
import { html, svg } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import { loadStyle } from '../../table/game_loader.js'
import { positionLink } from '../../table/position_link.js'
import { call, errorText, post } from '../../transport/api.js'
import { api, assetUrl } from '../../transport/urls.js'
import { useEffect, useState } from '../../vendor/hooks.js'
import { signal } from '../../vendor/signals.js'
import { formatReasons } from '../table/advice.js'

const AGAIN = 2000 // milliseconds between two progress requests
const LEAST = 0.005 // in a won game: smaller changes by a draw are not listed
/** @type {Record<string, string>} */
const SIGNS = { doubtful: '?!', mistake: '?', blunder: '??' }
const INKS = ['var(--madder)', 'var(--woad)', 'var(--lichen)', 'var(--weld)', 'var(--heather)'],
  DASHES = ['none', '9 4', '3 3', '12 3 3 3', '1 4']
const phone = matchMedia('(max-width: 719px)')
const W = 320,
  H = 120,
  SIDE = 6,
  TOP = 14,
  LOW = 6

/** @type {Signal<AnalysisStanding | null>} */
const standing = signal(null)

/** @param {number} seat @param {string[]} names @param {GameWords} words */
const who = (seat, names, words) => names[seat] ?? words('analysis-table')

/** @param {number} value */
const sign = value => (value < 0 ? '−' : '+')

/** @param {DecisionVerdict} one */
const isMistake = one => one.mark in SIGNS

/**
 * Return the frame that shows the moment before an answer.
 * @param {Frame[]} frames
 * @param {number} seq
 */
const frameOf = (frames, seq) =>
  Math.max(
    0,
    frames.findLastIndex(frame => frame.seq <= seq),
  )

/**
 * @param {{ found: AnalysisShape, names: string[], words: GameWords, frames: Frame[], at: number, go: (to: number)
 *   => void }} props
 */
function Curve({ found, names, words, frames, at, go }) {
  const last = frames.length - 1 || 1,
    x = (/** @type {number} */ seq) => SIDE + ((W - 2 * SIDE) * frameOf(frames, seq)) / last,
    y = (/** @type {number} */ chance) => TOP + (H - TOP - LOW) * (1 - chance),
    seats = found.cooperative ? [0] : names.map((_, seat) => seat),
    end = found.curve.at(-1)
  const title = words(found.cooperative ? 'analysis-curve-together' : 'analysis-curve')
  const told = seats
    .map(seat =>
      say('chart-run', {
        name: found.cooperative ? words('analysis-table') : names[seat],
        from: Math.round(100 * found.curve[0].chances[seat]),
        to: Math.round(100 * (end?.chances[seat] ?? 0)),
      }),
    )
    .join(' ')
  /** @param {DomEvent} e */
  const jump = e => {
    const box = e.currentTarget.getBoundingClientRect()
    go(Math.round((((e.clientX - box.left) / box.width) * W - SIDE) / ((W - 2 * SIDE) / last)))
  }
  return html`<figure class="chart-box"><figcaption>${title}</figcaption>
    ${svg`<svg class="chart analysis" viewBox="0 0 ${W} ${H}" role="img" aria-label=${told} onClick=${jump}>
      ${[0, 0.5, 1].map(v => svg`<path key=${v} class="axis" d=${`M${SIDE} ${y(v)}H${W - SIDE}`} opacity="0.5"/>`)}
      ${seats.map(
        seat =>
          svg`<path key=${seat} class="run" d=${found.curve
            .map((point, i) => `${i ? 'L' : 'M'}${x(point.seq).toFixed(1)} ${y(point.chances[seat]).toFixed(1)}`)
            .join('')} style=${{ stroke: INKS[seat], strokeDasharray: DASHES[seat] }}/>`,
      )}
      ${found.decisions.filter(isMistake).map(one => {
        const seat = found.cooperative ? 0 : Math.max(0, one.seat)
        return svg`<text key=${one.number} class="mark ${one.mark}" x=${x(one.seq)}
          y=${Math.max(10, y(one.chances[seat]) - 4)}>
          ${SIGNS[one.mark]}</text>`
      })}
      <path class="now" d=${`M${SIDE + ((W - 2 * SIDE) * at) / last} ${TOP}V${H - LOW}`}/></svg>`}
    <ul class="curve-names">${seats.map(
      seat => html`<li key=${seat}>${svg`<svg viewBox="0 0 28 8" aria-hidden="true"><path class="run" d="M0 4H28"
        style=${{ stroke: INKS[seat], strokeDasharray: DASHES[seat] }}/></svg>`}
        ${found.cooperative ? words('analysis-table') : names[seat]}</li>`,
    )}</ul></figure>`
}

/**
 * One mistake: what it cost, what was better and why.
 * @param {{ one: DecisionVerdict, t: Reader, frames: Frame[], names: string[], go: (to: number) => void }} props
 */
function Verdict({ one, t, frames, names, go }) {
  const { words } = t,
    at = frameOf(frames, one.seq),
    frame = frames[at]
  const loss = one.loss && {
    mark: words(`mark-${one.mark}`),
    loss: 100 * one.loss.mean,
    low: 100 * one.loss.low,
    high: 100 * one.loss.high,
  }
  const tryIt = async () => {
    if (frame.position) location.href = await positionLink(frame.position)
  }
  return html`<li><button class="linkish" onClick=${() => go(at)} data-verdict=${one.mark}>
      <b>${SIGNS[one.mark]}</b> ${say('labelled', { name: who(one.seat, names, words), text: one.label ?? one.answer })}
      </button>
    <p>${loss && words('analysis-loss', loss)}</p>
    ${
      one.best &&
      html`<p>${words('analysis-better', { answer: (one.best_label ?? one.best).replace(/\.$/, '') })}</p>
        <p>${formatReasons(words, one.reasons)}</p>`
    }
    ${frame.position && html`<button class="btn small" onClick=${tryIt}>${say('analysis-try')}</button>`}</li>`
}

/** @param {{ found: AnalysisShape, names: string[], words: GameWords }} props */
function Accounts({ found, names, words }) {
  /** @param {Estimate} of @param {boolean} signed */
  const margin = (of, signed) =>
    words('analysis-of', {
      sign: signed || of.mean < 0 ? sign(of.mean) : '',
      value: 100 * Math.abs(of.mean),
      reach: 50 * (of.high - of.low),
    })
  const whole = (/** @type {number} */ value) => words('analysis-whole', { value: 100 * value })
  const own = words.has('counsel-measure'), // its numbers are not win probabilities
    heads = own ? ['seat', 'luck-of-seat', 'given'] : ['seat', 'start', 'luck-of-seat', 'play', 'result', 'given']
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${words('analysis-accounts')}>
    <table class="accounts">
    <caption>${words('analysis-accounts')}</caption>
    <thead><tr>${heads.map(head => html`<th key=${head} scope="col">${words(`analysis-${head}`)}</th>`)}</tr></thead>
    <tbody>${found.seats.map(
      one => html`<tr key=${one.seat}><th scope="row">${names[one.seat]}</th>
        ${!own && html`<td>${whole(one.start)}</td>`}
        <td>${margin(one.luck, true)}</td>
        ${!own && html`<td>${margin(one.play, true)}</td><td>${whole(one.result)}</td>`}
        <td>${margin(one.given_away, false)}</td></tr>`,
    )}</tbody></table></div><p class="hint">${words(own ? 'analysis-explained-measure' : 'analysis-explained')}</p>
    ${own && html`<p class="hint">${words('counsel-measure')}</p>`}`
}

/**
 * @param {{ found: AnalysisShape, names: string[], words: GameWords, frames: Frame[], go: (to: number) => void }} props
 */
function Luck({ found, names, words, frames, go }) {
  const swings = found.draws
    .map(one => {
      const seats = found.cooperative ? [0] : names.map((_, seat) => seat),
        seat = seats.reduce((a, b) => (Math.abs(one.luck[b].mean) > Math.abs(one.luck[a].mean) ? b : a))
      return { one, seat, luck: one.luck[seat] }
    })
    .filter(({ luck }) => Math.abs(luck.mean) >= LEAST && (luck.low > 0 || luck.high < 0))
    .sort((a, b) => Math.abs(b.luck.mean) - Math.abs(a.luck.mean))
    .slice(0, 5)
  if (!swings.length) return html`<p>${words('analysis-no-luck')}</p>`
  return html`<ul class="verdicts">${swings.map(
    ({
      one,
      seat,
      luck,
    }) => html`<li key=${one.number}><button class="linkish" onClick=${() => go(frameOf(frames, one.seq))}>
      ${words('analysis-draw', {
        seat: found.cooperative ? words('analysis-table') : names[seat],
        sign: sign(luck.mean),
        luck: 100 * Math.abs(luck.mean),
        reach: 50 * (luck.high - luck.low),
      })}</button></li>`,
  )}</ul>`
}

/** Request the analysis and poll its progress until it is done. @param {string} id */
function useStanding(id) {
  const [trouble, setTrouble] = useState('')
  /** @param {Promise<AnalysisStanding>} asked */
  const take = asked =>
    asked.then(
      found => {
        standing.value = found
      },
      error => setTrouble(errorText(error)),
    )
  useEffect(() => {
    take(post(api.analysis(id)))
  }, [id])
  useEffect(() => {
    if (standing.value?.state !== 'working') return
    const timer = setTimeout(() => take(call(api.analysis(id))), AGAIN)
    return () => clearTimeout(timer)
  }, [standing.value])
  return trouble
}

/**
 * @param {{ t: Reader, id: string, game: Game, frames: Frame[], names: string[], at: number, go: (to: number)
 *   => void }} props
 */
export function Analysis({ t, id, game, frames, names, at, go }) {
  const trouble = useStanding(id),
    [dressed, setDressed] = useState(false)
  useEffect(() => {
    Promise.all([game.words.counsel(), loadStyle(assetUrl('style/advice.css'))]).then(() => setDressed(true))
  }, [])
  const now = standing.value,
    { words } = t
  if (trouble) return html`<p class="trouble" role="alert">${trouble}</p>`
  if (!now || !dressed) return null
  if (now.state === 'none') return html`<p class="trouble" role="alert">${say('analysis-failed')}</p>`
  if (now.state === 'working' || !now.analysis)
    return html`<p class="analysing" role="status">${say('analysis-working', { percent: now.done })}
      <progress value=${now.done} max=${now.of || 1}></progress></p>`
  const found = now.analysis,
    losses = found.decisions.filter(isMistake)
  return html`<section class="analysed" aria-label=${words('analysis-title', { title: words('title') })}
    data-test="analysis">
    ${
      !words.has('counsel-measure') &&
      html`<${Curve} found=${found} names=${names} words=${words} frames=${frames} at=${at} go=${go}/>`
    }
    <details open=${!phone.matches}><summary>${words('analysis-losses')}</summary>
      ${
        losses.length
          ? html`<ol class="verdicts">${losses.map(
              one => html`<${Verdict} key=${one.number} one=${one} t=${t} frames=${frames} names=${names} go=${go}/>`,
            )}</ol>`
          : html`<p>${words('analysis-no-losses')}</p>`
      }</details>
    <details><summary>${words('analysis-luck')}</summary>
      <${Luck} found=${found} names=${names} words=${words} frames=${frames} go=${go}/></details>
    <details><summary>${words('analysis-accounts')}</summary>
      <${Accounts} found=${found} names=${names} words=${words}/></details></section>`
}
