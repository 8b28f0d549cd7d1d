// A Hero's dashboard: life and chronicle points, bag and probabilities of the next rune, statuses and belongings.

import { icon } from '../../art/glyphs.js'
import { stoneIcon } from '../../art/stones.js'
import { html } from '../../art/tag.js'
import { lazyComponent } from '../../widgets/lazy.js'
import { heroIcon } from './figures.js'
import { openFeats, openJournal, showCard, showFeat } from './lazy_parts.js'
import { RUNES } from './notation.js'
import { pressProps, statusSign, targets } from './targets.js'

const Fates = lazyComponent(() => import('./hero_summary.js'), 'HeroSummaries')

/** @param {{ cls: string, label: string, value: number, most: number }} props */
export const Bar = ({ cls, label, value, most }) =>
  html`<span class="bar ${cls}" role="img" aria-label=${label}><i style=${{ width: `${(value / most) * 100}%` }}></i>
    <b aria-hidden="true">${value}<small> / ${most}</small></b></span>`
/** @param {{ t: Trudvang.Reader, hero: Trudvang.Hero }} props */
const Xp = ({ t, hero }) =>
  html`<span class="xp" role="img" aria-label=${t.words('xp-label', { xp: hero.xp })}>
    ${Array.from({ length: t.view.most.xp }, (_, i) => html`<i key=${i} class=${i < hero.xp ? 'on' : ''}></i>`)}</span>`

/**
 * Each kind in the bag: number, and probability of the next draw.
 * @param {{ t: Trudvang.Reader, hero: Trudvang.Hero }} props
 */
function Bag({ t, hero }) {
  const total = RUNES.reduce((sum, kind) => sum + hero.bag[kind], 0)
  return html`<div class="d-bag" data-part="bag"><h3>${t.words('bag-title')}
    ${' '}<small>${t.words('bag-left', { count: total })}</small></h3>
    <ul class="plain bag">${RUNES.filter(kind => hero.bag[kind] || kind !== 'wild').map(kind => {
      const chance = total ? hero.bag[kind] / total : 0
      return html`<li key=${kind}>${stoneIcon(kind, { s: 32 })}<b aria-hidden="true">${hero.bag[kind]}</b>
      <small aria-hidden="true">${t.phrases.share(chance)}</small>
      <span class="sr">
        ${t.words('bag-kind', {
          rune: t.phrases.rune(kind),
          count: hero.bag[kind],
          percent: t.phrases.percent(chance),
        })}</span></li>`
    })}</ul></div>`
}

/** @param {{ t: Trudvang.Reader, hero: Trudvang.Hero }} props */
const Statuses = ({ t, hero }) =>
  html`<ul class="plain statuses" aria-label=${t.words('statuses')}>
    ${hero.status.map(
      (kind, i) =>
        html`<li key=${i} title=${t.phrases.status(kind)}>${statusSign(kind)}<span class="sr">${t.phrases.status(kind)}
          </span></li>`,
    )}
  ${hero.exhausted && html`<li class="flag">${icon('turn', { s: 15 })} ${t.words('exhausted')}</li>`}
    ${hero.down && html`<li class="flag bad">${icon('skull', { s: 15 })} ${t.words('down')}</li>`}</ul>`

/**
 * Cards of a Hero: the top Item can be used.
 * @param {{ t: Trudvang.Reader, to: Targets, hero: Trudvang.Hero }} props
 */
function Owned({ t, to, hero }) {
  const cards = [
    ...hero.items.map((card, i) => ['ring', card, i > 0]),
    ...hero.companions.map(one => ['seats', one.card, !one.ready]),
    ...hero.titles.map(card => ['crown', card, false]),
  ]
  return html`<div class="d-own"><h3>${t.words('owned-title')}</h3>
    <ul class="plain owned">
      ${cards.map(
        ([sign, card, idle]) => html`<${Card} key=${card} t=${t} to=${to} sign=${sign} card=${card} idle=${idle}/>`,
      )}
    <li><button class="own" onClick=${() => openFeats(t, hero.seat)}>
      ${icon('star', { s: 16 })} ${t.words('feats-left', {
        count: hero.feats.top.length + hero.feats.bag.length + hero.feats.bottom.length,
      })}</button></li></ul></div>`
}
/** @param {{ t: Trudvang.Reader, to: Targets, sign: string, card: string, idle: boolean }} props */
function Card({ t, to, sign, card, idle }) {
  const { legal, state, number, press, point } = pressProps(t, to, card, () => showCard(t, card))
  return html`<li>
    <button class="own ${state} ${idle ? 'idle' : ''}" data-walk aria-pressed=${
      legal ? String(state.includes('chosen')) : null
    }
        onClick=${press} onFocus=${point} onMouseEnter=${point}>
      ${icon(sign, { s: 16 })} ${t.phrases.card(card)}${idle && html`<span class="sr"> ${t.words('idle')}</span>`}
      ${number && html`<kbd aria-hidden="true">${number}</kbd>`}</button></li>`
}

/** @param {{ t: Trudvang.Reader, hero: Trudvang.Hero }} props */
function Large({ t, hero }) {
  const name = t.phrases.hero(hero.hero),
    to = targets(t)
  return html`<div class="dash" role="group" aria-label=${t.words('dash-label', { hero: name })}>
    <div class="d-hero">
      ${heroIcon(hero.hero, hero.seat, { s: 66, leader: t.view.leader === hero.seat, down: hero.down })}
      <div><h3>${name}</h3><small>${t.words(`class-${hero.class}`)}
        ${t.view.leader === hero.seat && html`<span class="d-leads"> · ${t.words('leader')}</span>`}</small>
        <${Bar} cls="hp" label=${t.words('hp-label', {
          hp: hero.hp,
          most: hero.most,
        })} value=${hero.hp} most=${hero.most}/>
          <${Bar} cls="cp" label=${t.words('cp-label', { cp: hero.cp })} value=${hero.cp} most=${t.view.most.cp}/>
            </div></div>
    <${Bag} t=${t} hero=${hero}/>
    <div class="d-side">
      <div class="d-state"><h3>${t.words('state-title')}</h3><${Xp} t=${t} hero=${hero}/><${Statuses} t=${t}
        hero=${hero}/></div>
      <${Owned} t=${t} to=${to} hero=${hero}/></div></div>`
}

/**
 * The whole dashboard of any Hero.
 * @param {Trudvang.Reader} t
 * @param {Trudvang.Hero} hero
 */
export const openHero = (t, hero) =>
  t.open(t.phrases.hero(hero.hero), now => html`<${Large} t=${now} hero=${now.view.heroes[hero.seat]}/>`)

/**
 * Another Hero in a line; pressing shows the dashboard, or answers if Heroes are asked for.
 * @param {{ t: Trudvang.Reader, to: Targets, hero: Trudvang.Hero }} props
 */
function Small({ t, to, hero }) {
  const name = t.phrases.hero(hero.hero),
    { legal, state, number, press, point } = pressProps(t, to, hero.hero, () => openHero(t, hero))
  return html`<button class="herocard ${state}" data-walk aria-pressed=${
    legal ? String(state.includes('chosen')) : null
  } onClick=${press}
      onFocus=${point} onMouseEnter=${point}>
    ${heroIcon(hero.hero, hero.seat, { s: 40, down: hero.down })}
    <span><b>${name}</b><small>${t.words('hero-line', { hp: hero.hp, most: hero.most, cp: hero.cp })}</small>
        <small>${hero.at === '-' ? '' : t.phrases.place(hero.at)}</small></span>
      ${number && html`<kbd aria-hidden="true">${number}</kbd>`}</button>`
}

/** In solo games a hired hand joins: its Feats and the runes on them. @param {{ t: Trudvang.Reader }} props */
function Hired({ t }) {
  const { hired } = t.view
  if (!hired) return null
  /** @param {Trudvang.Runes} counts */
  const runes = counts =>
    RUNES.flatMap(kind =>
      Array.from(
        { length: counts[kind] },
        (_, i) => html`<span key=${kind + i}>${stoneIcon(kind, { s: 20, label: t.phrases.rune(kind) })}</span>`,
      ),
    )
  return html`<div class="hired" role="group" aria-label=${t.words('hired-label', {
    hero: t.phrases.hero(hired.hero),
  })}>
    ${heroIcon(hired.hero, null, { s: 40 })}
    <div><b>${t.phrases.hero(hired.hero)}</b> <small>${t.words('hired')}
      ${hired.exhausted && ` · ${t.words('exhausted')}`}</small>
    <ul class="plain">
      ${hired.feats.map(
        (one, i) =>
          html`<li key=${i} class=${one.down || one.used ? 'idle' : ''}>
          <button class="linkish" onClick=${() => showFeat(t, one.feat)}>${t.words(`feat-${one.feat}`)}
            </button> ${runes(one.runes)}</li>`,
      )}
      ${Object.values(hired.card).some(Boolean) && html`<li>${t.words('hired-card')} ${runes(hired.card)}</li>`}</ul>
        </div></div>`
}

/** @param {{ t: Trudvang.Reader }} props */
export function Hand({ t }) {
  const { heroes } = t.view,
    mine = heroes[t.front],
    to = targets(t),
    fights = new Set(t.view.fight?.heroes.map(one => one.seat)),
    others = heroes.filter(one => one.hero && one !== mine && !fights.has(one.seat))
  if (!heroes.some(one => one.hero)) return null
  if (t.view.ended) return html`<${Fates} t=${t}/>`
  // Heroes in the combat are shown on the board and pressed there.
  const fighting = fights.has(mine?.seat),
    asked = mine?.hero && !fighting && to.fitting(mine.hero).length > 0
  return html`<div class="panel dashes ${fighting ? 'fighting' : ''}">
    ${mine?.hero && html`<${Large} t=${t} hero=${mine}/>`}
    ${
      (others.length > 0 || asked || t.view.hired) &&
      html`<div class="herocards">${asked && html`<${Small} key=${mine.hero} t=${t} to=${to} hero=${mine}/>`}
        ${others.map(one => html`<${Small} key=${one.hero} t=${t} to=${to} hero=${one}/>`)}<${Hired} t=${t}/></div>`
    }
    <p class="phone-only">
      <button class="btn small" onClick=${() => openJournal(t)}>${icon('book', { s: 18 })} ${t.words('journal')}
        </button></p></div>`
}
