// The story so far: every adventure and every page of it that was read, what was chosen there, and what came of it.
import { html } from '../../art/tag.js'
import { told } from '../../core/words.js'
import { CHANGES, Prose } from './book.js'
import { Gains, speaker, useJournal } from './reckoning.js'

const TELLING = [
  'choose',
  'answer',
  'test-fallen',
  'test-result',
  'tell',
  'gain-card',
  'remove-card',
  'replace-card',
  'sleeve',
  'unlock',
  'to-come',
  'quest',
  'defeated',
  'reveal-poi',
  'personality',
  'upgraded',
  'wyrd',
]

/**
 * Where no hall keeps a journal the events of this sitting tell it: an adventure begins a chapter.
 * @param {Trudvang.Reader} t
 */
function chaptersOf(t) {
  /** @type {(Pick<Chapter, 'title' | 'names' | 'events'> & Partial<Chapter>)[]} */
  const found = [{ title: t.view.adventure?.title ?? t.view.campaign.title, names: t.names, events: [] }]
  for (const event of t.told) {
    if (event.kind === 'adventure') found.push({ title: event.title, names: t.names, events: [] })
    else if (event.kind === 'read' || CHANGES.includes(event.kind)) found[found.length - 1].events.push(event)
  }
  return found.filter(chapter => chapter.events.some(event => event.kind === 'read'))
}

/**
 * Pages in the order they were read, each with what happened until the next.
 * @param {GameEvent[]} events
 */
function pagesOf(events) {
  /** @type {(Trudvang.Page & { events: GameEvent[] })[]} */
  const found = []
  for (const event of events) {
    if (event.kind === 'read') found.push({ entry: event.entry, text: event.text, events: [] })
    else if (TELLING.includes(event.kind) && !event.event) found.at(-1)?.events.push(event)
  }
  return found
}

/** @param {{ t: Trudvang.Reader, page: Trudvang.Page & { events: GameEvent[] }, said: Trudvang.Phrases }} props */
const Page = ({ t, page, said }) =>
  html`<section class="j-page">
    <h4>${/^\d/.test(page.entry) ? page.entry : t.words(page.entry === 'intro' ? 'entry-intro' : 'entry-end')}</h4>
    <${Prose} text=${told(page.text) ?? ''} great=${false}/>
  ${
    page.events.length > 0 &&
    html`<ul class="plain changes">
      ${page.events.map(
        (event, i) => html`<li key=${i} class=${`ch-${event.kind}`}><i></i><span>${said.event(event)}</span></li>`,
      )}</ul>`
  }</section>`

/** @param {{ t: Trudvang.Reader, chapter: Chapter, running: boolean }} props */
function Chapter({ t, chapter, running }) {
  const said = speaker(t, chapter, running),
    { tried, lost, over, heroes } = chapter
  return html`<details class="j-chapter" open=${running}><summary><h3>
    ${said.prose(chapter.title ?? t.view.campaign.title)}</h3></summary>
    ${tried > 0 && html`<p class="hint">${t.words('journal-tried', { count: tried })}</p>`}
      ${pagesOf(chapter.events).map((page, i) => html`<${Page} key=${i} t=${t} page=${page} said=${said}/>`)}
      ${lost && html`<p class="hint">${t.words('journal-lost')}</p>`}
    ${
      heroes?.length > 0 &&
      html`<h4 class="j-gains">${t.words(over ? 'gained' : 'gained-yet')}</h4>
        <${Gains} t=${t} chapter=${chapter} said=${said}/>`
    }</details>`
}

/** @param {{ t: Trudvang.Reader }} props */
function Journal({ t }) {
  const { campaign, page, adventure } = t.view,
    kept = useJournal(t),
    chapters = kept ?? chaptersOf(t)
  if (!chapters.length && page)
    return html`<div class="journal"><h3>${t.phrases.prose(adventure?.title ?? campaign.title)}</h3>
      <${Page} t=${t} page=${{ ...page, events: [] }} said=${t.phrases}/></div>`
  return html`<div class="journal">${
    campaign.title &&
    html`<p class="j-campaign">${t.phrases.prose(campaign.title)}
    </p>`
  }
    ${
      chapters.length
        ? chapters.map(
            (chapter, i) => html`<${Chapter} key=${i} t=${t} chapter=${chapter} running=${i === chapters.length - 1}/>`,
          )
        : html`<p class="hint">${t.words('journal-empty')}</p>`
    }</div>`
}
/** @param {Trudvang.Reader} t */
export const openJournal = t => t.open(t.words('journal'), now => html`<${Journal} t=${now}/>`)
