// After the story: every Hero's final state, and what the story cost and gave them.

import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { TRACKS } from './combat_totals.js'
import { Bar, openHero } from './dashboard.js'
import { heroIcon } from './figures.js'

/**
 * Sum up what a Hero lost and gained, and how often they fell and rose.
 * @param {GameEvent[]} told
 * @param {number} seat
 */
export function summarise(told, seat) {
  const own = told.filter(event => event.seat === seat),
    cost = { health: 0, cp: 0, xp: 0 },
    gave = { health: 0, cp: 0, xp: 0 }
  for (const event of own) {
    const [track, sign] = TRACKS[event.kind] ?? []
    if (track) (sign === -1 ? cost : gave)[track] += event.facts.count
  }
  /** @param {string} kind */
  const times = kind => own.filter(event => event.kind === kind).length
  return { cost, gave, falls: times('defeated'), levels: times('level-up') }
}

/** @param {{ t: Trudvang.Reader, name: string, cls: string, parts: string[] }} props */
const Side = ({ t, name, cls, parts }) =>
  html`<p class="ft-side"><span>${t.words(name)}</span>
    <b class=${parts.length ? cls : ''}>${parts.join(' · ') || t.words('fates-nothing')}</b></p>`

/** @param {{ t: Trudvang.Reader, hero: Trudvang.Hero }} props */
function Fate({ t, hero }) {
  const { cost, gave, falls, levels } = summarise(t.told, hero.seat),
    name = t.phrases.hero(hero.hero)
  /** @param {'health' | 'cp' | 'xp'} track @param {number} n @param {string} sign */
  const change = (track, n, sign) => (n ? [t.words(`change-${track}`, { n: `${sign}${n}` })] : [])
  const owned = [...hero.items, ...hero.companions.map(one => one.card), ...hero.titles]
  return html`<li class="fate">${heroIcon(hero.hero, hero.seat, { s: 56, down: hero.down })}
    <div><h3><button class="linkish" onClick=${() => openHero(t, hero)}>${name}</button></h3>
      <${Bar} cls="hp" label=${t.words('hp-label', { hp: hero.hp, most: hero.most })} value=${hero.hp}
        most=${hero.most}/>
      <${Side} t=${t} name="fates-cost" cls="bad" parts=${[
        ...change('health', cost.health, '−'),
        ...change('cp', cost.cp, '−'),
        ...change('xp', cost.xp, '−'),
        ...(falls ? [t.words('fates-falls', { count: falls })] : []),
      ]}/>
      <${Side} t=${t} name="fates-gave" cls="good" parts=${[
        ...change('cp', gave.cp, '+'),
        ...change('xp', gave.xp, '+'),
        ...(levels ? [t.words('fates-levels', { count: levels })] : []),
        ...owned.map(card => t.phrases.card(card)),
      ]}/></div></li>`
}

/** @param {{ t: Trudvang.Reader }} props */
export function HeroSummaries({ t }) {
  const slain = t.told.filter(event => event.kind === 'slain').length
  return html`<section class="panel fates" aria-labelledby="fates-h" data-test="fates">
    <h2 id="fates-h">${icon('crown', { s: 22 })} ${t.words('fates-title')}
      ${slain > 0 && html` <small>${t.words('outcome-slain', { count: slain })}</small>`}</h2>
    <ul class="plain">${t.view.heroes.map(
      hero => hero.hero && html`<${Fate} key=${hero.hero} t=${t} hero=${hero}/>`,
    )}</ul></section>`
}
