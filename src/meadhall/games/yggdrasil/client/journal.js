// The way through the campaign: the next saga, the journal of its games, and what a game has brought.
import { html } from '../../art/tag.js'
import { language, pickTranslation, say } from '../../i18n/messages.js'
import { chronicleUrl, currentTable } from '../../transport/urls.js'
import { useEffect, useState } from '../../vendor/hooks.js'

const ENDS = ['win', 'lose']

/** @param {{ t: Yggdrasil.Reader, campaign: Yggdrasil.Campaign }} props */
export function CampaignWay({ t, campaign: { saga, sagas, tries } }) {
  const next = sagas.indexOf(saga) + (t.view.reason === 'tree' ? 1 : 0)
  return html`<ol class="plain xp-way" aria-label=${t.words('campaign-ragnarok')}>${sagas.map(
    (name, i) => html`<li key=${name} class=${i === next ? 'now' : i < next ? 'past' : ''}
      aria-current=${i === next ? 'step' : null}><b>${i + 1}</b> <span>${t.words(`saga-${name}`)}</span>
      ${tries[name] > 1 && html`<small>${t.words('way-tries', { count: tries[name] })}</small>`}</li>`,
  )}</ol>`
}

/** A game page by page: purchases and gods, each page with actions and results, the end. @param {GameEvent[]} events */
function partsOf(events) {
  /** @type {{ page: string, events: GameEvent[] }[]} */
  const found = [{ page: '', events: [] }]
  for (const event of events) {
    if (event.kind === 'page') found.push({ page: event.facts.page, events: [] })
    else {
      if (ENDS.includes(event.kind)) found.push({ page: '', events: [] })
      found[found.length - 1].events.push(event)
    }
  }
  return found.filter(part => part.page || part.events.length)
}

/** @param {{ t: Yggdrasil.Reader, chapter: Chapter, last: boolean }} props */
function Game({ t, chapter, last }) {
  return html`<details class="xp-told" open=${last}><summary><h3>${pickTranslation(chapter.title) ?? ''}</h3></summary>
    ${chapter.tried > 0 && html`<p class="hint">${t.words('game-begun-again', { count: chapter.tried })}</p>`}
    ${partsOf(chapter.events).map(
      ({ page, events }, i) => html`<section key=${i}>${page && html`<h4>${t.words(`page-${page}`)}</h4>`}
        <ul class="plain">${events.map(
          (event, j) => html`<li key=${j} class=${`t-${event.kind}`}>${event.label}
          </li>`,
        )}</ul></section>`,
    )}</details>`
}

/**
 * Fetch the journal of the whole campaign; null where there is no server to ask (a replay, a position).
 * @param {Yggdrasil.Reader} t
 */
function useJournal(t) {
  const [chapters, setChapters] = useState(/** @type {Chapter[]} */ ([]))
  useEffect(() => {
    let here = true
    t.journal?.()
      ?.then(found => {
        if (here) setChapters(found.chapters)
      })
      .catch(() => {})
    return () => {
      here = false
    }
  }, [language.value])
  return chapters
}

/** @param {{ t: Yggdrasil.Reader }} props */
function Journal({ t }) {
  const chapters = useJournal(t)
  return html`<div class="xp-all" data-test="journal">
    ${t.view.campaign && html`<${CampaignWay} t=${t} campaign=${t.view.campaign}/>`}
    ${chapters.map(
      (chapter, i) => html`<${Game} key=${i} t=${t} chapter=${chapter} last=${i === chapters.length - 1}/>`,
    )}
    ${
      chapters.length > 0 &&
      html`<p class="row">
        <a class="btn" data-test="chronicle" href=${chronicleUrl(currentTable())}>${say('chronicle')}</a></p>`
    }</div>`
}

/** @param {Yggdrasil.Reader} t */
export const openJournal = t => t.open(say('journal'), now => html`<${Journal} t=${now}/>`)

/** What a game has brought, and how the campaign continues. @param {{ t: Yggdrasil.Reader }} props */
export function Reckoning({ t }) {
  const chapters = useJournal(t),
    { campaign } = t.view
  if (!campaign) return null
  const gained = chapters[chapters.length - 1]?.events.filter(event => event.kind === 'experience') ?? []
  return html`<section class="xp-reckoning" aria-label=${t.words('campaign-ragnarok')} data-test="reckoning">
    <ul class="plain">${campaign.sheets.map(
      sheet => html`<li key=${sheet.hero}>
        ${gained.filter(event => event.facts.god === sheet.hero).map(event => html`<span>${event.label} </span>`)}
        ${t.words('experience-of', { god: t.phrases.nameOf('god', sheet.hero), count: sheet.xp })}</li>`,
    )}</ul><${CampaignWay} t=${t} campaign=${campaign}/></section>`
}
