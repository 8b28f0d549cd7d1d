// The story so far: every page that was read, in order, with what was chosen and what came of it.
import { html } from '../../art/tag.js'
import { CHANGES, Prose } from './book.js'

/** Chapters are pages; an adventure begins a part of its own. */
function chapters(told) {
  const found = []
  for (const event of told) {
    if (event.kind === 'adventure') found.push({ title: event.title, pages: [] })
    if (event.kind === 'read') { if (!found.length) found.push({ title: '', pages: [] }); found.at(-1).pages.push({ entry: event.entry, text: event.text, events: [] }) }
    else if (CHANGES.includes(event.kind)) found.at(-1)?.pages.at(-1)?.events.push(event)
  }
  return found.filter(part => part.pages.length)
}

const TELLING = ['choose', 'answer', 'test-result', 'tell', 'gain-card', 'sleeve', 'unlock', 'quest', 'defeated', 'reveal-poi', 'wyrd']
const Page = ({ t, page }) => html`<section class="j-page"><h4>${page.entry}</h4><${Prose} text=${t.phrases.prose(page.text)} great=${false}/>
  ${page.events.some(event => TELLING.includes(event.kind)) && html`<ul class="plain changes">${page.events.filter(event => TELLING.includes(event.kind)).map((event, i) => html`<li key=${i} class=${`ch-${event.kind}`}><i></i><span>${t.phrases.event(event)}</span></li>`)}</ul>`}</section>`

function Journal({ t }) {
  const { campaign, page, adventure } = t.view, parts = chapters(t.told), titles = parts.map(part => t.phrases.prose(part.title)), earlier = campaign.played.filter(one => !titles.includes(t.phrases.prose(one.title)))
  return html`<div class="journal">${campaign.title && html`<p class="j-campaign">${t.phrases.prose(campaign.title)}</p>`}
    ${earlier.length > 0 && html`<ul class="plain j-earlier">${earlier.map(one => html`<li key=${one.adventure}>${t.words('played-line', { title: t.phrases.prose(one.title), end: one.end.replace('end-', '') })}</li>`)}</ul>`}
    ${parts.map((part, i) => html`<section key=${i}><h3>${t.phrases.prose(part.title) || t.phrases.prose(adventure?.title ?? '')}</h3>${part.pages.map((one, j) => html`<${Page} key=${j} t=${t} page=${one}/>`)}</section>`)}
    ${!parts.length && (page ? html`<h3>${t.phrases.prose(adventure?.title ?? campaign.title)}</h3><${Page} t=${t} page=${{ ...page, events: [] }}/>` : html`<p class="hint">${t.words('journal-empty')}</p>`)}</div>`
}
export const openJournal = t => t.open(t.words('journal'), now => html`<${Journal} t=${now}/>`)
