// When an adventure is told: what the Heroes take along, and what the world remembers of it.
import { html } from '../../art/tag.js'
import { useEffect, useState } from '../../vendor/hooks.js'
import { phrases } from './phrases.js'

/**
 * The journal of the whole campaign, as the hall keeps it; null where there is none to ask (a replay, a position).
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
  }, [t.told.length])
  return found
}

/**
 * A chapter is said with its own people; points and places of another adventure's map go by their letters.
 * @param {Trudvang.Reader} t
 * @param {Chapter} chapter
 * @param {boolean} running
 */
export const speaker = (t, chapter, running) =>
  running ? t.phrases : phrases({ words: t.words, names: chapter.names, you: null, view: { cards: t.view.cards } })

/** @type {('feats' | 'items' | 'companions' | 'titles')[]} */
const OWNED = ['feats', 'items', 'companions', 'titles']
/**
 * What is new in a list that may hold the same twice.
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

/**
 * Each Hero with what was not theirs before.
 * @param {Chapter} chapter
 */
export function gains(chapter) {
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
  const named = Object.fromEntries(chapter.events.filter(event => event.named).map(event => [event.card, event.named]))
  /** @param {{ kind: string, id: string }} props */
  const called = ({ kind, id }) =>
    t.words(`gained-${kind}`, { name: named[id] ? said.prose(named[id]) : said.said(id) })
  return html`<ul class="plain gains">
    ${gains(chapter).map(
      ({ hero, gained }) =>
        html`<li key=${hero}>
          <b>${said.hero(hero)}</b> <span>${gained.map(called).join(', ') || t.words('gained-nothing')}</span></li>`,
    )}</ul>`
}

/** What stays of it for the adventures to come: cards that lie on the table now, what was taken away, what is open. */
const LASTING = ['sleeve', 'replace-card', 'remove-card', 'personality', 'unlock', 'to-come', 'quest']
/** @param {Trudvang.Reader} t @param {Chapter} chapter */
const lasting = (t, chapter) =>
  chapter.events.filter(event =>
    event.kind === 'sleeve' ? event.named && t.view.cards[event.card] : LASTING.includes(event.kind),
  )

/** @param {{ t: Trudvang.Reader, event: GameEvent, said: Trudvang.Phrases }} props */
function Remembered({ t, event, said }) {
  const text = event.kind === 'sleeve' && said.prose(t.view.cards[event.card].text)
  return html`<li>
    ${
      event.kind === 'sleeve'
        ? html`<b>${said.prose(event.named)}</b>${
            text &&
            html` <i>${text}
      </i>`
          }`
        : said.event(event)
    }</li>`
}

/** @param {{ t: Trudvang.Reader }} props */
export function Reckoning({ t }) {
  const chapter = useJournal(t)?.findLast(one => one.over)
  if (!chapter) return null
  const said = speaker(t, chapter, false),
    kept = lasting(t, chapter)
  return html`<section class="reckoning" aria-label=${t.words('gained')}><h2>${t.words('gained')}</h2>
    <${Gains} t=${t} chapter=${chapter} said=${said}/>
    ${
      kept.length > 0 &&
      html`<h2>${t.words('remembered')}</h2>
        <ul class="plain">${kept.map((event, i) => html`<${Remembered} key=${i} t=${t} event=${event} said=${said}/>`)}
          </ul>`
    }</section>`
}
