// Between two games of a campaign: the sheet of whoever buys, large, and those of the others.
import { html } from '../../art/tag.js'
import { Sheet } from './experience.js'

/** @param {{ t: Yggdrasil.Reader }} props */
export function Purchases({ t }) {
  const { campaign, asked, players } = t.view
  if (!campaign) return null
  const { saga, sagas, tries, sheets } = campaign,
    buyer = players.find(one => one.seat === asked?.seat)?.god
  const own = sheets.filter(sheet => sheet.hero === buyer),
    others = sheets.filter(sheet => sheet.hero !== buyer && t.words.has(`god-${sheet.hero}`))
  return html`<div class="purchases" data-test="purchases">
    <ol class="plain xp-way" aria-label=${t.words('campaign-ragnarok')}>${sagas.map((name, i) => {
      const now = name === saga
      return html`<li key=${name} class=${now ? 'now' : i < sagas.indexOf(saga) ? 'past' : ''}
        aria-current=${now ? 'step' : null}><b>${i + 1}</b> <span>${t.words(`saga-${name}`)}</span>
        ${tries[name] > 1 && html`<small>${t.words('way-tries', { count: tries[name] })}</small>`}</li>`
    })}</ol>
    <p class="hint">${t.words('purchases-hint')}</p>
    ${own.map(sheet => html`<${Sheet} key=${sheet.hero} t=${t} sheet=${sheet} mine=${true}/>`)}
    ${
      others.length > 0 &&
      html`<details class="panel xp-others"><summary>${t.words('purchases-others')}</summary>
        ${others.map(sheet => html`<${Sheet} key=${sheet.hero} t=${t} sheet=${sheet}/>`)}</details>`
    }</div>`
}
