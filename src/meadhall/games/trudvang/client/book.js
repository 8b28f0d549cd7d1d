// The book: the page read last, what followed, and the question that it leads to.

import printed from '/components/trudvang.js'
import { icon } from '../../art/glyphs.js'
import { frame } from '../../art/knot.js'
import { html, svg } from '../../art/tag.js'
import { pickTranslation } from '../../i18n/messages.js'
import { signal } from '../../vendor/signals.js'
import { lazyComponent } from '../../widgets/lazy.js'
import { useScrollBox } from '../../widgets/scroll_box.js'
import { openJournal, Reckoning } from './lazy_parts.js'

const OF_BOOK = ['branch', 'book', 'test', 'adventure']
/** Questions before an adventure begins: the last page belongs to another one. */
const BEFORE = ['hero.choose', 'leader.choose', 'hired.choose']

/** Questions between two adventures: show what the last one brought. */
const BETWEEN = ['hero.change', 'card.inherit', 'adventure.choose']

/** Questions about runes drawn for a test. */
const DRAWN = ['test.answer']
const Draws = lazyComponent(() => import('./test_panel.js'), 'TestPanel')

/** Number of pages read when the reader closed the book. */
const shutAt = signal(-1)

/** The last event when this question came up, and the one before it. */
const UNKNOWN = -2
let asked = UNKNOWN,
  before = UNKNOWN
/** Return the events since the reader's last answer; all of them if that is unknown. @param {Trudvang.Reader} t */
function news(t) {
  const at = t.told.at(-1)?.n ?? -1
  if (t.mine && at !== asked) {
    before = at > asked ? asked : UNKNOWN // undo, or another table
    // No answer yet: all pages are new.
    if (before === UNKNOWN && t.told[0]?.n === at && t.told.some(isRead)) before = at - 1
    asked = at
  }
  return t.told.filter(event => event.n > before)
}
/**
 * Return the new pages. There may be several, because one can lead to another; the view has only the last.
 * @param {Trudvang.Reader} t
 */
function unread(t) {
  const fresh = news(t).filter(isRead)
  return before === UNKNOWN ? [] : fresh
}
/** @param {GameEvent} event */
const isRead = event => event.kind === 'read'

/**
 * Whether the question comes from the book. Then the page stays open; during an Event its card covers it.
 * @param {Trudvang.Reader} t
 */
const isOfBook = t => !t.view.decks.event && OF_BOOK.includes(t.decision?.ask.split('.')[0] ?? '')
/**
 * A page that arrived with the question is open, even before a combat; at the next question it closes.
 * @param {Trudvang.Reader} t
 * @param {boolean} isNew
 */
const isOpen = ({ view, decision, chosen }, isNew) =>
  BETWEEN.includes(decision?.ask ?? '') ||
  (shutAt.value !== view.journal.length &&
    chosen == null &&
    (before === UNKNOWN ? !view.fight && !view.decks.event && !view.question?.feats : isNew))

/** Return the events after a page was read, without those of the story itself. @param {GameEvent[]} told */
function eventsSince(told) {
  const after = told.slice(told.findLastIndex(isRead) + 1),
    until = after.findIndex(event => printed.afterwards.includes(event.kind))
  return (until < 0 ? after : after.slice(0, until)).filter(event => printed.changes.includes(event.kind))
}

/** Render *emphasis*, and nothing else. @param {string} text */
const renderEmphasis = text => text.split(/\*([^*]+)\*/).map((part, i) => (i % 2 ? html`<em>${part}</em>` : part))
/**
 * Keep a quotation mark before its letter, because the closing one stands in the text.
 * @param {string} letter
 * @param {string} mark
 */
const initial = (letter, mark) =>
  svg`<svg viewBox="0 0 96 96" width="84" height="84"><rect class="dc-ground" width="96" height="96"/>
    ${frame({ w: 96, h: 96, u: 6, b: 2, t: 3.4, cls: 'on-cap' })}
    <text class="dc-letter" x=${mark ? 55 : 48} y="70">${letter}</text>
    <text class="dc-mark" x="11" y="56">${mark}</text></svg>`
const rule = svg`<svg class="bk-line" viewBox="0 0 120 12" aria-hidden="true"><path class="bk-rule"
  d="M0 6h44M76 6h44"/>
    <path class="bk-knot" d="M46 6c6-8 10-8 14 0s8 8 14 0M46 6c6 8 10 8 14 0s8-8 14 0"/></svg>`

/**
 * Prose with a large initial. The first word has a label: screen readers would read the initial as a word of its own.
 * @param {{ text: string, great?: boolean }} props
 */
export function Prose({ text, great = true }) {
  const paragraphs = text.split(/\n\s*\n/),
    [, mark, first, word, rest] = /^([^\p{L}]*)(\p{L})(\S*)([\s\S]*)$/u.exec(paragraphs[0]) ?? []
  return html`${
    great && first
      ? html`<p class="lead"><span aria-hidden="true"><span class="dropcap">${initial(first, mark.trim())}</span>
        ${word}</span><span class="sr">${mark}${first}${word}</span>${renderEmphasis(rest)}</p>`
      : html`<p>${renderEmphasis(paragraphs[0])}</p>`
  }
    ${paragraphs.slice(1).map((one, i) => html`<p key=${i}>${renderEmphasis(one)}</p>`)}`
}

/** @param {{ t: Trudvang.Reader, events: GameEvent[] }} props */
const Changes = ({ t, events }) =>
  events.length > 0 &&
  html`<ul class="plain changes" aria-label=${t.words('changes')}>
      ${events.map(
        (event, i) =>
          html`<li key=${i} class=${`ch-${event.kind} ${event.facts.passed ?? ''}`}>
          ${
            event.kind === 'test-result'
              ? icon(event.facts.passed === 'yes' ? 'check' : 'cross', { s: 15 })
              : html`<i></i>`
          }
          <span>${event.label}</span></li>`,
      )}</ul>`

/**
 * Heading of a page in the margin.
 * @param {Trudvang.Reader} t
 * @param {string} entry
 */
const pageHeading = (t, entry) => (/^\d/.test(entry) ? entry : t.words(entry === 'intro' ? 'entry-intro' : 'entry-end'))

/**
 * An open page: running head, result of the test that led to it, prose, consequences. Pages passed on the way come
 * first.
 * @param {{ t: Trudvang.Reader, events: GameEvent[], children: Drawing }} props
 */
function Page({ t, events, children }) {
  const { adventure } = t.view,
    page = t.view.page ?? { entry: '', text: '' },
    passed = unread(t).slice(0, -1),
    fresh = news(t),
    tests =
      before === UNKNOWN ? [] : fresh.slice(0, fresh.findIndex(isRead)).filter(event => event.kind === 'test-result')
  return html`<article class="bookpage" ref=${useScrollBox()}>
    <header><span>${t.phrases.prose(adventure?.title ?? t.view.campaign.title)}</span>${rule}
      <b>${pageHeading(t, passed[0]?.facts.entry ?? page.entry)}</b></header><${Changes} t=${t} events=${tests}/>
    ${passed.map(
      (one, i) => html`<${Prose} key=${one.n + i} text=${pickTranslation(one.facts.text) ?? ''} great=${!i}/>
      <p class="bk-on">${rule}<b>${pageHeading(t, passed[i + 1]?.facts.entry ?? page.entry)}</b></p>`,
    )}
    <${Prose} text=${pickTranslation(page.text) ?? ''} great=${!passed.length}/><${Changes} t=${t} events=${events}/>
    <footer><button class="linkish" onClick=${() => openJournal(t)}>${icon('log', { s: 16 })} ${t.words('journal')}
      </button>
      ${children}</footer></article>`
}

/** The current Event as on its card. @param {{ t: Trudvang.Reader, id: string }} props */
const Happening = ({ t, id }) =>
  html`<article class="bookpage happening"><header><span>${t.words('event-card')}</span>${rule}<b>
    ${t.words(`happening-${id}`)}</b></header>
    <p>${t.words(`happening-${id}.effect`)}</p></article>`

/** The page or the Event, and a test with its draws. @param {{ t: Trudvang.Reader }} props */
export const Preface = ({ t }) =>
  html`<${Opened} t=${t}/>${t.view.decks.event && html`<${Happening} t=${t} id=${t.view.decks.event}/>`}
    ${DRAWN.includes(t.decision?.ask ?? '') && html`<${Draws} t=${t}/>`}`
/**
 * The page above the question that it leads to; closed, one line that opens it again.
 * @param {{ t: Trudvang.Reader }} props
 */
function Opened({ t }) {
  const { page, adventure, journal } = t.view,
    box = useScrollBox()
  if (!page || !adventure || BEFORE.includes(t.decision?.ask ?? '')) return null
  if (!(isOfBook(t) && !t.view.fight) && !isOpen(t, news(t).some(isRead)))
    return html`<div class="bookmark">
      <button class="linkish" onClick=${() => openJournal(t)}>
        ${icon('book', { s: 18 })} ${t.words('read-again', { title: t.phrases.prose(adventure.title) })}</button></div>`
  if (BETWEEN.includes(t.decision?.ask ?? ''))
    return html`<div class="between-tales" ref=${box}>
      <${Page} t=${t} events=${eventsSince(t.told)}/><${Reckoning} t=${t}/></div>`
  return html`<${Page} t=${t} events=${eventsSince(t.told)}>
      ${
        !isOfBook(t) &&
        html`<button class="linkish shut-book" onClick=${() => {
          shutAt.value = journal.length
        }}>${t.words('shut-book')}</button>`
      }<//>`
}
/** The last page, after the end of the story. @param {{ t: Trudvang.Reader }} props */
export const Tally = ({ t }) => t.view.page && html`<${Page} t=${t} events=${[]}/><${Reckoning} t=${t}/>`
