// The book: the page read last, what came of it, and the question that follows from it.

import printed from '/components/trudvang.js'
import { icon } from '../../art/glyphs.js'
import { frame } from '../../art/knot.js'
import { html, svg } from '../../art/tag.js'
import { late } from '../../core/late.js'
import { useScroller } from '../../core/scroller.js'
import { told } from '../../core/words.js'
import { signal } from '../../vendor/signals.js'
import { openJournal } from './later.js'

const OF_BOOK = ['branch', 'book', 'test', 'adventure']
/** Asked before an adventure begins: the last page is of another one. */
const BEFORE = ['hero.choose', 'leader.choose', 'hired.choose']

/** Asked between two adventures: what the last one brought is told. */
const BETWEEN = ['hero.change', 'card.inherit', 'adventure.choose']
const Reckoning = late(() => import('./journal.js'), 'Reckoning')

/** Asked when runes have been drawn for a test. */
const DRAWN = ['test.answer']
const Draws = late(() => import('./draws.js'), 'Draws')

/** How many pages had been read when the reader shut the book. */
const shutAt = signal(-1)

/**
 * Does the question come out of the book itself? Then the page stays open; while an Event is resolved, its card lies
 * over it.
 * @param {Trudvang.Reader} t
 */
const isOfBook = t => !t.view.decks.event && OF_BOOK.includes(t.decision?.ask.split('.')[0] ?? '')
/** @param {Trudvang.Reader} t */
const isOpen = t =>
  isOfBook(t) ||
  (!t.view.decks.event && shutAt.value !== t.view.journal.length && t.chosen == null && !t.view.question?.feats)

/**
 * What has happened since an entry was read, out of the story's own doing.
 * @param {GameEvent[]} told
 */
function since(told) {
  const from = told.findLastIndex(event => event.kind === 'read'),
    after = told.slice(from + 1),
    until = after.findIndex(event => printed.afterwards.includes(event.kind))
  return (until < 0 ? after : after.slice(0, until)).filter(event => printed.changes.includes(event.kind))
}

/**
 * Emphasis*, and nothing else.
 * @param {string} text
 */
const lively = text => text.split(/\*([^*]+)\*/).map((part, i) => (i % 2 ? html`<em>${part}</em>` : part))
/** @param {string} letter */
const initial = letter =>
  svg`<svg viewBox="0 0 96 96" width="84" height="84"><rect class="dc-ground" width="96" height="96"/>
    ${frame({ w: 96, h: 96, u: 6, b: 2, t: 3.4, cls: 'on-cap' })}<text class="dc-letter" x="48" y="70">${letter}</text>
      </svg>`
const rule = svg`<svg class="bk-line" viewBox="0 0 120 12" aria-hidden="true"><path class="bk-rule"
  d="M0 6h44M76 6h44"/>
    <path class="bk-knot" d="M46 6c6-8 10-8 14 0s8 8 14 0M46 6c6 8 10 8 14 0s8-8 14 0"/></svg>`

/**
 * Prose with a great initial. The first word is spoken whole: a letter in a box of its own is read as one.
 * @param {{ text: string, great?: boolean }} props
 */
export function Prose({ text, great = true }) {
  const paragraphs = text.split(/\n\s*\n/),
    [, before, first, word, rest] = /^([^\p{L}]*)(\p{L})(\S*)([\s\S]*)$/u.exec(paragraphs[0]) ?? []
  return html`${
    great && first
      ? html`<p class="lead"><span aria-hidden="true"><span class="dropcap">${initial(first)}</span>${word}</span>
        <span class="sr">${before}${first}${word}</span>${lively(rest)}</p>`
      : html`<p>${lively(paragraphs[0])}</p>`
  }
    ${paragraphs.slice(1).map((one, i) => html`<p key=${i}>${lively(one)}</p>`)}`
}

/** @param {{ t: Trudvang.Reader, events: GameEvent[] }} props */
const Changes = ({ t, events }) =>
  events.length > 0 &&
  html`<ul class="plain changes" aria-label=${t.words('changes')}>
      ${events.map(
        (event, i) =>
          html`<li key=${i} class=${`ch-${event.kind} ${event.passed ?? ''}`}>
          ${event.kind === 'test-result' ? icon(event.passed === 'yes' ? 'check' : 'cross', { s: 15 }) : html`<i></i>`}
          <span>${t.phrases.event(event)}</span></li>`,
      )}</ul>`

/**
 * A page as it lies open: running head, prose, what came of it.
 * @param {{ t: Trudvang.Reader, events: GameEvent[], children: Drawing }} props
 */
function Page({ t, events, children }) {
  const { adventure } = t.view,
    page = t.view.page ?? { entry: '', text: '' },
    number = /^\d/.test(page.entry) ? page.entry : t.words(page.entry === 'intro' ? 'entry-intro' : 'entry-end')
  return html`<article class="bookpage" ref=${useScroller()}>
    <header><span>${t.phrases.prose(adventure?.title ?? t.view.campaign.title)}</span>${rule}<b>${number}</b></header>
    <${Prose} text=${told(page.text) ?? ''}/><${Changes} t=${t} events=${events}/>
    <footer><button class="linkish" onClick=${() => openJournal(t)}>${icon('log', { s: 16 })} ${t.words('journal')}
      </button>
      ${children}</footer></article>`
}

/**
 * The Event under way, as its card has it.
 * @param {{ t: Trudvang.Reader, id: string }} props
 */
const Happening = ({ t, id }) =>
  html`<article class="bookpage happening"><header><span>${t.words('event-card')}</span>${rule}<b>
    ${t.words(`happening-${id}`)}</b></header>
    <p>${t.words(`happening-${id}.effect`)}</p></article>`

/**
 * The page or the Event, and a test with what was drawn for it.
 * @param {{ t: Trudvang.Reader }} props
 */
export const Preface = ({ t }) =>
  html`<${Opened} t=${t}/>${t.view.decks.event && html`<${Happening} t=${t} id=${t.view.decks.event}/>`}
    ${DRAWN.includes(t.decision?.ask ?? '') && html`<${Draws} t=${t}/>`}`
/**
 * The page stands above the question it leads to; shut, it is one line that opens it again.
 * @param {{ t: Trudvang.Reader }} props
 */
function Opened({ t }) {
  const { page, adventure, journal } = t.view
  if (!page || !adventure || BEFORE.includes(t.decision?.ask ?? '')) return null
  if (!isOpen(t) || t.view.fight)
    return html`<div class="bookmark">
      <button class="linkish" onClick=${() => openJournal(t)}>
        ${icon('book', { s: 18 })} ${t.words('read-again', { title: t.phrases.prose(adventure.title) })}</button></div>`
  return html`<${Page} t=${t} events=${since(t.told)}>
      ${
        !isOfBook(t) &&
        !BETWEEN.includes(t.decision?.ask ?? '') &&
        html`<button class="linkish shut-book" onClick=${() => {
          shutAt.value = journal.length
        }}>${t.words('shut-book')}</button>`
      }<//>
    ${BETWEEN.includes(t.decision?.ask ?? '') && html`<${Reckoning} t=${t}/>`}`
}
/**
 * The last page, when the story is told.
 * @param {{ t: Trudvang.Reader }} props
 */
export const Tally = ({ t }) => t.view.page && html`<${Page} t=${t} events=${[]}/><${Reckoning} t=${t}/>`
