// Journal: every adventure and every page read, the choices and their consequences.
import printed from '/components/trudvang.js'
import { html } from '../../art/tag.js'
import { language, pickTranslation, say } from '../../i18n/messages.js'
import { chronicleUrl, currentTable } from '../../transport/urls.js'
import { useEffect, useState } from '../../vendor/hooks.js'
import { Prose } from './book.js'
import { phrases } from './phrases.js'

/**
 * Without a stored journal the events of this session are used: an adventure begins a chapter.
 * @param {Trudvang.Reader} t
 */
function chaptersOf(t) {
  /** @type {(Pick<Chapter, 'title' | 'names' | 'events'> & Partial<Chapter>)[]} */
  const found = [{ title: t.view.adventure?.title ?? t.view.campaign.title, names: t.names, events: [] }]
  for (const event of t.told) {
    if (event.kind === 'adventure') found.push({ title: event.facts.title, names: t.names, events: [] })
    else if (event.kind === 'read' || printed.changes.includes(event.kind)) found[found.length - 1].events.push(event)
  }
  return found.filter(chapter => chapter.events.some(event => event.kind === 'read'))
}

/** Pages in the order of reading, each with the events until the next. @param {GameEvent[]} events */
function pagesOf(events) {
  /** @type {(Trudvang.Page & { events: GameEvent[] })[]} */
  const found = []
  for (const event of events) {
    if (event.kind === 'read') found.push({ entry: event.facts.entry, text: event.facts.text, events: [] })
    else if (printed.told.includes(event.kind) && !event.facts.event) found.at(-1)?.events.push(event)
  }
  return found
}

/** @param {{ t: Trudvang.Reader, page: Trudvang.Page & { events: GameEvent[] } }} props */
const Page = ({ t, page }) =>
  html`<section class="j-page">
    <h4>${/^\d/.test(page.entry) ? page.entry : t.words(page.entry === 'intro' ? 'entry-intro' : 'entry-end')}</h4>
    <${Prose} text=${pickTranslation(page.text) ?? ''} great=${false}/>
  ${
    page.events.length > 0 &&
    html`<ul class="plain changes">
      ${page.events.map(
        (event, i) => html`<li key=${i} class=${`ch-${event.kind}`}><i></i><span>${event.label}</span></li>`,
      )}</ul>`
  }</section>`

/** @param {{ t: Trudvang.Reader, chapter: Chapter, running: boolean }} props */
function Chapter({ t, chapter, running }) {
  const said = speaker(t, chapter, running),
    { tried, lost, over, heroes } = chapter
  return html`<details class="j-chapter" open=${running}><summary><h3>
    ${said.prose(chapter.title ?? t.view.campaign.title)}</h3></summary>
    ${tried > 0 && html`<p class="hint">${t.words('journal-tried', { count: tried })}</p>`}
      ${pagesOf(chapter.events).map((page, i) => html`<${Page} key=${i} t=${t} page=${page}/>`)}
      ${lost && html`<p class="hint">${t.words('journal-lost')}</p>`}
    ${
      heroes?.length > 0 &&
      html`<h4 class="j-gains">${t.words(over ? 'gained' : 'gained-yet')}</h4>
        <${Gains} t=${t} chapter=${chapter} said=${said}/>`
    }</details>`
}

/** Link from the pages to the chronicle. */
export const ChronicleLink = () =>
  html`<p class="row"><a class="btn" data-test="chronicle"
    href=${chronicleUrl(currentTable())}>${say('chronicle')}</a></p>`

/** @param {{ t: Trudvang.Reader }} props */
function Journal({ t }) {
  const { campaign, page, adventure } = t.view,
    kept = useJournal(t),
    chapters = kept ?? chaptersOf(t)
  if (!chapters.length && page)
    return html`<div class="journal"><h3>${t.phrases.prose(adventure?.title ?? campaign.title)}</h3>
      <${Page} t=${t} page=${{ ...page, events: [] }}/></div>`
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
    }
    ${kept && kept.length > 0 && html`<${ChronicleLink}/>`}</div>`
}
/** @param {Trudvang.Reader} t */
export const openJournal = t => t.open(t.words('journal'), now => html`<${Journal} t=${now}/>`)

// After an adventure: what the Heroes keep, and what the world remembers.

/**
 * Fetch the journal of the whole campaign; null where there is no server to ask (a replay, a position).
 * @param {Trudvang.Reader} t
 */
export function useJournal(t) {
  const [found, setFound] = useState(/** @type {Chapter[] | null} */ (null))
  useEffect(() => {
    let here = true
    t.journal?.()
      ?.then(told => {
        if (here) setFound(told.chapters)
      })
      .catch(() => {})
    return () => {
      here = false
    }
  }, [t.told.length, language.value])
  return found
}

/**
 * A chapter uses its own Heroes; points and places of another adventure's map keep their letters.
 * @param {Trudvang.Reader} t
 * @param {Chapter} chapter
 * @param {boolean} running
 */
export const speaker = (t, chapter, running) =>
  running ? t.phrases : phrases({ words: t.words, names: chapter.names, you: null, view: { cards: t.view.cards } })

/** @type {('feats' | 'items' | 'companions' | 'titles')[]} */
const OWNED = ['feats', 'items', 'companions', 'titles']
/**
 * Return the new items of a list that may contain duplicates.
 * @param {string[]} before
 * @param {string[]} after
 */
const news = (before, after) => {
  const had = [...before]
  return after.filter(id => {
    const at = had.indexOf(id)
    if (at >= 0) had.splice(at, 1)
    return at < 0
  })
}

/** Return each Hero with what they gained. @param {Chapter} chapter */
export function countGains(chapter) {
  return chapter.heroes
    .filter(one => one.hero)
    .map(one => {
      const before = chapter.before.find(other => other.hero === one.hero)
      return {
        hero: one.hero,
        gained: OWNED.flatMap(kind =>
          news(before?.[kind] ?? [], one[kind])
            .filter(id => !id.startsWith('wyrd-'))
            .map(id => ({ kind, id })),
        ),
      }
    })
}
/** @param {{ t: Trudvang.Reader, chapter: Chapter, said: Trudvang.Phrases }} props */
export function Gains({ t, chapter, said }) {
  const named = Object.fromEntries(
    chapter.events.filter(event => event.facts.named).map(event => [event.facts.card, event.facts.named]),
  )
  /** @param {{ kind: string, id: string }} props */
  const nameOf = ({ kind, id }) =>
    t.words(`gained-${kind}`, { name: named[id] ? said.prose(named[id]) : said.said(id) })
  return html`<ul class="plain gains">
    ${countGains(chapter).map(
      ({ hero, gained }) =>
        html`<li key=${hero}>
          <b>${said.hero(hero)}</b> <span>${gained.map(nameOf).join(', ') || t.words('gained-nothing')}</span></li>`,
    )}</ul>`
}

/** What lasts for later adventures: cards now on the table, removed cards, opened ways. */
const LASTING = ['sleeve', 'replace-card', 'remove-card', 'personality', 'unlock', 'to-come', 'quest']
/** @param {Trudvang.Reader} t @param {Chapter} chapter */
const lastingEvents = (t, chapter) =>
  chapter.events.filter(event =>
    event.kind === 'sleeve' ? event.facts.named && t.view.cards[event.facts.card] : LASTING.includes(event.kind),
  )

/** @param {{ t: Trudvang.Reader, event: GameEvent, said: Trudvang.Phrases }} props */
function Remembered({ t, event, said }) {
  const text = event.kind === 'sleeve' && said.prose(t.view.cards[event.facts.card].text)
  return html`<li>
    ${
      event.kind === 'sleeve'
        ? html`<b>${said.prose(event.facts.named)}</b>${
            text &&
            html` <i>${text}
      </i>`
          }`
        : event.label
    }</li>`
}

/** @param {{ t: Trudvang.Reader }} props */
export function Reckoning({ t }) {
  const chapter = useJournal(t)?.findLast(one => one.over)
  if (!chapter) return null
  const said = speaker(t, chapter, false),
    kept = lastingEvents(t, chapter)
  return html`<section class="reckoning" aria-label=${t.words('gained')}><h2>${t.words('gained')}</h2>
    <${Gains} t=${t} chapter=${chapter} said=${said}/>
    ${
      kept.length > 0 &&
      html`<h2>${t.words('remembered')}</h2>
        <ul class="plain">${kept.map((event, i) => html`<${Remembered} key=${i} t=${t} event=${event} said=${said}/>`)}
          </ul>`
    }<${ChronicleLink}/></section>`
}
