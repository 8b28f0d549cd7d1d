// The question: who must do what, and every answer as a row. The board highlights the same answers.

import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import {
  autoAnswered,
  chosen,
  connection,
  focus,
  isOnlyAnswer,
  isProposing,
  lessonAnswers,
  proposal,
  refusals,
  sending,
  sheetOpen,
  showAll,
  table,
} from '../../table/store.js'
import { findRow, liftThing } from '../../table/table_view.js'
import { useEffect, useLayoutEffect, useRef, useState } from '../../vendor/hooks.js'
import { openRules } from '../../widgets/dialog.js'
import { lazyComponent } from '../../widgets/lazy.js'
import { announceQuestion } from '../../widgets/notifications.js'
import { cancel, choose, confirm, whyNot } from './actions.js'

const Alone = lazyComponent(() => import('./auto_answer.js'), 'AutoAnswerNote')

/** @typedef {Extract<Reader, { mine: true }>} Asked `t` of the player who must answer */

/** Probability that an answer ends well, as a bar. @param {{ clear: number }} props */
const Bar = ({ clear }) => html`<span class="pr-bar" style=${{ '--clear': `${clear}%` }}></span>`

/**
 * Content of a row: the label, and a second line with its meaning, outcome and warnings.
 * @param {Asked} t
 * @param {Game} game
 * @param {AnswerRow} row
 * @returns {{ text: string, sub?: Drawing }}
 */
function rowContent(t, game, { text, held }) {
  const row = findRow(t.decision, text, held, game.lifted.value)
  if (!row.told.length) return row
  return {
    text: row.text,
    sub: html`<span class="means">${row.sub}</span>
      ${row.told.map(({ text: note, kind }) =>
        kind === 'warning'
          ? html`<span key=${note} class="warned">${icon('thorn', { s: 14 })} ${note}</span>`
          : html`<span key=${note} class="ends">${note}${row.meter != null && html`<${Bar} clear=${row.meter}/>`}
        </span>`,
      )}`,
  }
}

/** The icon of an answer. @param {Reader} t @param {Game} game @param {string} text */
const signOf = (t, game, text) => {
  const option = t.decision?.options.get(text)
  return option && game.sign?.(option, t)
}

/** @param {string | null} text */
const point = text => () => {
  focus.value = text
}

/** @param {{ t: Asked, game: Game, row: AnswerRow }} props */
function Answer({ t, game, row }) {
  const { text, sub } = rowContent(t, game, row),
    option = t.decision.options.get(row.text),
    caption = (option && game.captionOf?.(option, t)) || sub,
    proposed = proposal.value?.answer === row.text,
    picked = chosen.value === row.text,
    lit = focus.value === row.text,
    at = useRef(null)
  // Scroll the row of an answer picked on the board into view.
  useEffect(() => {
    if (picked) at.current?.scrollIntoView({ block: 'nearest' })
  }, [picked])
  return html`<li ref=${at}>
    <button class="answer ${
      picked ? 'chosen' : lit ? 'focus' : ''
    } ${lessonAnswers.value.includes(row.text) ? 'awaited' : ''}" aria-pressed=${String(picked)}
      aria-keyshortcuts=${row.n || null}
      data-answer=${row.text}
      onClick=${() =>
        choose(row.text)} onFocus=${point(row.text)} onMouseEnter=${point(row.text)} onMouseLeave=${point(null)}>
      <span class="an-sign" aria-hidden="true">${signOf(t, game, row.text) || icon('check')}</span>
      <span class="an-text">${text}${caption && html`<small>${caption}</small>`}
        ${proposed && html`<small class="proposed">${say('proposed')}</small>`}</span>
      <kbd aria-hidden="true">${row.n}</kbd></button></li>`
}
/** @param {{ t: Reader, game: Game, row: GroupRow }} props */
const Group = ({ t, game, row }) => html`<li>
  <button class="answer ${
    row.texts.some(text => lessonAnswers.value.includes(text)) ? 'awaited' : ''
  }" aria-keyshortcuts=${row.n || null} data-group=${row.id} onClick=${() => liftThing(game, row.id)}>
    <span class="an-sign" aria-hidden="true">${signOf(t, game, row.texts[0]) || icon('leaf')}</span>
    <span class="an-text">${row.title}<small>${say('answers-count', { count: row.texts.length })}</small></span>
    <kbd aria-hidden="true">${row.n}</kbd></button></li>`

/**
 * A refused answer stays visible, with its reason once that has been fetched.
 * @param {{ t: Asked, text: string, listed: boolean }} props
 */
function Refused({ t, text, listed }) {
  const told = refusals.value.get(text),
    at = useRef(null),
    answer = (listed && t.decision.closed.find(one => one.answer === text)?.label) || (told?.label ?? text)
  // Pressed on the board, its row may be far down the list.
  useEffect(() => {
    if (told) at.current?.scrollIntoView({ block: 'nearest' })
  }, [told])
  const cited =
    told?.chapter && html` <button class="linkish" onClick=${() => openRules(told.chapter)}>${told.chapter}</button>`
  return html`<li class="refused" ref=${at} data-refused=${text}><span class="an-sign">${icon('thorn')}</span>
    ${
      told
        ? html`<span class="an-text">${answer}</span><span class="whynot">${told.reason}${cited}</span>`
        : html`<button class="why-btn" onClick=${() => whyNot(text)}>${answer}<small>${say('why-not')}</small></button>`
    }</li>`
}

/** @param {Row} row @param {Asked} t @param {Game} game */
function renderRow(row, t, game) {
  if (row.kind === 'answer') return html`<${Answer} key=${row.text} t=${t} game=${game} row=${row}/>`
  if (row.kind === 'group') return html`<${Group} key=${`group ${row.id}`} t=${t} game=${game} row=${row}/>`
  if (row.kind === 'section') return html`<li key=${`section ${row.title}`} class="section">${row.title}</li>`
  return html`<${Refused} key=${`no ${row.text}`} t=${t} text=${row.text} listed=${!row.pressed}/>`
}

/** @param {{ t: Asked, game: Game }} props */
function Rows({ t, game }) {
  const listed = new Set(t.rows.flatMap(row => (row.kind === 'refused' ? [row.text] : [])))
  // List first what was refused on the board: the reader expects the reason.
  /** @type {Row[]} */
  const pressed = [...refusals.value.keys()]
    .filter(text => !listed.has(text))
    .map(text => ({ kind: 'refused', text, pressed: true }))
  const grouped = t.rows.some(row => row.kind === 'group')
  return html`<ol class="answers ${grouped ? 'grouped' : ''}">
    ${[...pressed, ...t.rows].map(row => renderRow(row, t, game))}</ol>`
}

/** @param {{ t: Asked }} props */
function Confirm({ t }) {
  if (chosen.value == null) return null
  return html`<div class="confirm">
    <button class="btn main" data-test="confirm" disabled=${sending.value || connection.value !== 'open'}
      onClick=${confirm}>
      ${icon('check', { s: 18 })} ${say(
        sending.value
          ? 'sending'
          : isProposing.value
            ? proposal.value?.answer === chosen.value
              ? 'proposal-agree'
              : 'propose'
            : 'confirm',
      )}
        <span class="sr">: ${t.label(chosen.value)}</span></button>
    <button class="btn" data-test="cancel" onClick=${cancel} disabled=${sending.value}>${say('cancel')}</button></div>`
}

/**
 * Number of answers hidden in groups or below the fold of the phone's sheet.
 * @param {{ t: Asked, game: Game }} props
 */
function More({ t, game }) {
  const shown = t.rows.filter(row => row.kind !== 'section'),
    grouped = shown.some(row => row.kind === 'group'),
    spread = showAll.value && game.lifted.value == null
  const count =
    game.lifted.value == null ? t.decision.answers.length : shown.filter(row => row.kind === 'answer').length
  /** @param {boolean} less */
  const word = less => (less ? say('answers-less') : say('answers-all', { count }))
  return html`${
    (grouped || spread) &&
    html`<button class="more wide-only" onClick=${() => {
      showAll.value = !showAll.value
    }}>${word(spread)}</button>`
  }
    ${
      (grouped || shown.length > 2) &&
      html`<button class="more phone-only" aria-expanded=${String(sheetOpen.value)} onClick=${turnSheet}>
        ${word(sheetOpen.value)}</button>`
    }`
}
const turnSheet = () => {
  sheetOpen.value = !sheetOpen.value
}

/** @type {Element | null} */
let lastFocused = null
document.addEventListener('focusin', event => {
  lastFocused = /** @type {Element} */ (event.target)
})

/** Elements that scroll where space is short: the whole question, its list, or the column around it. */
const SCROLLS = '.ask, .ask > .answers, .right'

/**
 * Scroll a new question to its top. Focus it if the focused element is gone; it is announced in any case.
 * @param {string} prompt
 * @param {Ref<HTMLElement>} heading
 */
function useQuestion(prompt, heading) {
  const seq = table.value?.seq
  useLayoutEffect(() => {
    for (const box of document.querySelectorAll(SCROLLS)) box.scrollTop = 0
  }, [seq, prompt])
  useEffect(() => {
    const lost = document.activeElement === document.body && lastFocused?.isConnected === false
    if (lost) heading.current?.focus({ preventScroll: true })
    announceQuestion(prompt, lost)
  }, [seq, prompt])
}

const LEAST = 30 // pixels of the list that must be visible

/** Button that scrolls to the answers where they are below the fold. */
function Below() {
  const [hidden, hide] = useState(false),
    list = () => [...document.querySelectorAll('.ask :is(.answers, .mores)')].find(one => one.clientHeight > 0)
  useEffect(() => {
    const at = list()
    const watch = new IntersectionObserver(
      ([{ intersectionRect: seen, boundingClientRect: box }]) =>
        hide(box.height > 0 && seen.height < Math.min(LEAST, box.height - 1)),
      { threshold: [0, 0.05, 0.2, 1], rootMargin: '0px 0px -58px' },
    )
    if (at) watch.observe(at)
    return () => watch.disconnect()
  })
  return (
    hidden &&
    html`<button class="btn main small to-answers"
      onClick=${() => list()?.firstElementChild?.scrollIntoView({ block: 'center' })}>
      <span aria-hidden="true">↓</span> ${say('answers-below')}</button>`
  )
}

/** @param {{ t: Reader, game: Game, who: string, waiting: Drawing, tool?: Drawing }} props */
export function Question({ t, game, who, waiting, tool = null }) {
  const heading = useRef(null),
    prompt = t.decision?.prompt ?? '',
    held = game.lifted.value
  useQuestion(prompt, heading)
  const head = html`<button class="grip" aria-label=${say(
    sheetOpen.value ? 'sheet-close' : 'sheet-open',
  )} aria-expanded=${String(sheetOpen.value)}
      onClick=${turnSheet}></button>
    <div class="ask-head"><span class="ask-who">${who}</span>
      <h2 id="ask-h" ref=${heading} tabindex="-1" class=${prompt.length > 44 ? 'long' : ''}>${prompt}</h2></div>`
  const preface = html`<${game.Preface} t=${t}/>`,
    alone = (autoAnswered.value || (t.mine && isOnlyAnswer.value)) && html`<${Alone} t=${t} game=${game}/>`
  if (!t.mine)
    return html`<section class="ask waiting" aria-labelledby="ask-h" data-part="question">
      ${preface}${head}${alone}${waiting}</section>`
  const state = [
    sheetOpen.value && 'open',
    held != null && 'holding',
    chosen.value != null && 'picked',
    connection.value !== 'open' && 'offline-answers',
  ]
    .filter(Boolean)
    .join(' ')
  return html`<section class="ask ${state}" aria-labelledby="ask-h" data-part="question">${preface}${head}
    ${
      held != null &&
      html`<p class="held-hint"><span>${t.decision.things.get(held)?.hint}</span>
      <button class="linkish" onClick=${() => {
        chosen.value = null
        game.lifted.value = null
      }}>${say('lay-down')}</button></p>`
    }
    ${alone}<${Rows} t=${t} game=${game}/>
    <div class="mores"><${More} t=${t} game=${game}/>${isOnlyAnswer.value ? null : tool}</div>
    <${Confirm} t=${t}/><${Below}/></section>`
}
