// The combat: opponents, Feats and their wells, runes to place, the Miss track, and the result of stopping now.

import { icon } from '../../art/glyphs.js'
import { stoneIcon } from '../../art/stones.js'
import { html } from '../../art/tag.js'
import { useScrollBox } from '../../widgets/scroll_box.js'
import { Feat } from './feat.js'
import { heroIcon } from './figures.js'
import { RUNES, unitName, unitNames } from './notation.js'
import { foeIcon, pressProps, targets } from './targets.js'

const STEPS = ['planning', 'tracks', 'skills', 'enemies', 'attacks', 'items']

/** @param {{ t: Trudvang.Reader, now: number }} props */
const Steps = ({ t, now }) =>
  html`<ol class="plain steps">
    ${STEPS.map(
      (step, i) =>
        html`<li key=${step} class=${
          i < now ? 'done' : i === now ? 'now' : ''
        } aria-current=${i === now ? 'step' : null}>
        <span>${i < now ? icon('check', { s: 13 }) : i + 1}</span>${t.words(`fight-${step}`)}</li>`,
    )}</ol>`

// The Enemies

/** @param {{ t: Trudvang.Reader, to: Targets, name: string, unit: Trudvang.Unit, group: Trudvang.Group }} props */
function Unit({ t, to, name, unit, group }) {
  const called = unitName(group.group, unit) ?? name,
    left = unit.health - unit.damage,
    { legal, state, number, press, point } = pressProps(t, to, name, null, called),
    struck = t.view.fight?.blows.some(blow => blow.unit === called)
  const facts = html`${
    unit.threat ? html`<span class="unit-threat" aria-hidden="true">!</span>` : foeIcon(group.figure, 42)
  }
      <span class="unit-text"><b>${t.phrases.capital(t.phrases.unit(called))}</b>
        <span class="unit-life" aria-hidden="true"><i style=${{ width: `${(left / unit.health) * 100}%` }}></i></span>
    <small><span class="sr">
        ${t.words('foe-facts', { health: left, attack: unit.attack, defence: unit.defence })}</span>
        <span class="unit-facts" aria-hidden="true" title=${t.words('foe-facts', {
          health: left,
          attack: unit.attack,
          defence: unit.defence,
        })}>
          <i>${left} / ${unit.health}</i>${icon('axe', { s: 15 })}<i>${unit.attack}</i>${icon('shield', { s: 15 })}
          <i>${unit.defence}</i></span>
        ${unit.still ? ` · ${t.words('unit-still')}` : unit.acted ? ` · ${t.words('unit-acted')}` : ''}</small></span>
      ${number && html`<kbd aria-hidden="true">${number}</kbd>`}`
  const cls = `unit ${state} ${struck ? 'striking' : ''} ${group.boss ? 'boss' : ''} ${unit.still ? 'still' : ''}`
  return html`<li>
    ${
      legal
        ? html`<button class=${cls} data-walk data-unit=${name} aria-pressed=${String(
            state.includes('chosen'),
          )} onClick=${press}
          onFocus=${point} onMouseEnter=${point}>
        ${facts}</button>`
        : html`<div class=${cls} data-unit=${name}>${facts}</div>`
    }</li>`
}
/**
 * Group by group: its units, then their kind and what an Attack card triggers.
 * @param {{ t: Trudvang.Reader, to: Targets }} props
 */
const Foes = ({ t, to }) =>
  html`<div class="foe-groups" role="group" aria-label=${t.words('foes-label')}>
    ${t.view.groups
      .filter(group => group.place === t.view.fight?.place)
      .map(
        group => html`<section key=${group.group}>
  <ul class="plain foes">
      ${unitNames(group).map(
        (name, i) => html`<${Unit} key=${name} t=${t} to=${to} name=${name} unit=${group.units[i]} group=${group}/>`,
      )}</ul>
    <${Nature} t=${t} group=${group}/></section>`,
      )}</div>`
/** @param {{ t: Trudvang.Reader, group: Trudvang.Group }} props */
const Nature = ({ t, group }) =>
  html`<p class="foe-nature"><b>${t.phrases.foes(group.group)}</b> <small>${t.phrases.nature(group.foes)}</small>
    ${t.phrases.abilities(group.foes).map((ability, i) => html`<span key=${i}>${ability}</span>`)}</p>`

/**
 * The current attack: its strength now, and what it would take.
 * @param {{ t: Trudvang.Reader, blow: Trudvang.Blow }} props
 */
function Blow({ t, blow }) {
  const defender = blow.defender == null ? null : t.phrases.hero(t.view.heroes[blow.defender].hero)
  const told = [
    blow.card && t.words(`attack-${blow.card}`),
    blow.missed ? t.words('blow-missed') : t.words('blow-strength', { strength: blow.strength }),
    blow.block > 0 && t.words('blow-block', { block: blow.block }),
    blow.ability && t.words(`blow-ability-${blow.ability}`),
  ]
    .filter(Boolean)
    .join(' · ')
  return html`<p class="blow" role="status">${icon('axe', { s: 20 })}
    <span><b>${t.phrases.capital(
      defender ? t.words('blow-on', { unit: t.phrases.unit(blow.unit), hero: defender }) : t.phrases.unit(blow.unit),
    )}</b> <small>
      ${told}</small></span>
    ${defender && html`<b class="blow-loss">${t.words('blow-loss', { count: blow.loss })}</b>`}</p>`
}

// A Hero in it

/** @param {{ t: Trudvang.Reader, me: Trudvang.Fighter }} props */
function Misses({ t, me }) {
  const { miss, miss_slots: slots, miss_good: good } = me
  return html`<div class="f-miss" data-part="misses"><h4>${t.words('misses')}</h4>
    <ol class="plain miss" aria-label=${t.words('misses-label', { count: miss.length, most: slots })}>
      ${Array.from(
        { length: slots },
        (
          _,
          i,
        ) => html`<li key=${i} class=${`${miss[i] ? 'on' : ''} ${i < good ? 'good' : i === slots - 1 ? 'bad' : ''}`}>
    ${
      miss[i]
        ? stoneIcon(miss[i], { s: 28, label: t.phrases.rune(miss[i]) })
        : html`<span aria-hidden="true">${i === slots - 1 ? icon('thorn', { s: 16 }) : i + 1}</span>`
    }</li>`,
      )}</ol>
      <small>${t.words('misses-hint', { good, most: slots })}</small></div>`
}

/**
 * Probabilities of the number of misses of the next draw, as bars with numbers.
 * @param {{ t: Trudvang.Reader, me: Trudvang.Fighter }} props
 */
function Odds({ t, me }) {
  if (!me.next_draw) return null
  const { misses, runes, tracks } = me.next_draw
  return html`<div class="f-odds"><h4>${t.words('odds-next', { runes })}</h4>
    <ul class="plain">
      ${misses.map(
        (chance, i) =>
          html`<li key=${i} data-misses=${i} class=${
            tracks[i] === 'nothing' ? 'dull' : tracks[i] === 'bad' ? 'bad' : ''
          }>
          <span>${t.words('odds-misses', { count: i })}</span>
          <span class="odds-bar" aria-hidden="true"><i style=${{ width: `${chance * 100}%` }}></i></span>
          <b>${t.phrases.share(chance)}</b></li>`,
      )}</ul></div>`
}

/**
 * Result of stopping now: verdict of the track, what changes, Feats that would be available.
 * @param {{ t: Trudvang.Reader, me: Trudvang.Fighter }} props
 */
function Stopping({ t, me }) {
  const { if_stopped: stop } = me
  return html`<div class="f-stop track-${stop.track}"><h4>
      ${
        me.stopped
          ? t.words('stopped')
          : t.words('stop-now', { you: me.seat === t.you ? 'yes' : 'no', hero: t.phrases.hero(me.hero) })
      }</h4>
    <p>${t.phrases.stopping(me)}</p>
    <p>${
      stop.active.length
        ? html`${t.words('stop-active')} <b>${stop.active.map(feat => t.words(`feat-${feat}`)).join(', ')}</b>`
        : t.words('stop-none')
    }</p></div>`
}

/**
 * Runes in the hand: press one, then a well.
 * @param {{ t: Trudvang.Reader, to: Targets, hero: Trudvang.Hero }} props
 */
function Drawn({ t, to, hero }) {
  const runes = RUNES.filter(kind => hero.drawn[kind])
  if (!runes.length) return null
  return html`<div class="f-drawn"><h4>${t.words('drawn')}</h4>
    <ul class="plain">
      ${runes.map(kind => html`<${DrawnRune} key=${kind} t=${t} to=${to} kind=${kind} count=${hero.drawn[kind]}/>`)}
        </ul></div>`
}
/** @param {{ t: Trudvang.Reader, to: Targets, kind: Trudvang.Rune, count: number }} props */
function DrawnRune({ t, to, kind, count }) {
  const { legal, state, press, point } = pressProps(t, to, kind),
    name = t.words('drawn-kind', { rune: t.phrases.rune(kind), count })
  const stones = html`${stoneIcon(kind, { s: 40 })}${count > 1 && html`<b aria-hidden="true">×${count}</b>`}`
  return html`<li>
    ${
      legal
        ? html`<button class="drawn ${state}" data-walk data-rune=${kind} aria-pressed=${String(
            state.includes('chosen'),
          )}
          onClick=${press} onFocus=${point} onMouseEnter=${point}>
        <span class="sr">${name}</span>${stones}</button>`
        : html`<span class="drawn" role="img" aria-label=${name}>${stones}</span>`
    }</li>`
}

/** @param {{ t: Trudvang.Reader, to: Targets, thing: string, sign: string, label: string }} props */
function Deed({ t, to, thing, sign, label }) {
  const { legal, state, number, press, point } = pressProps(t, to, thing)
  return (
    legal &&
    html`<button class="btn deed ${state}" data-walk aria-pressed=${String(
      state.includes('chosen'),
    )} onClick=${press} onFocus=${point}
        onMouseEnter=${point}>
      ${icon(sign, { s: 20 })} ${label}${number && html`<kbd aria-hidden="true">${number}</kbd>`}
        </button>`
  )
}

/**
 * Heroes in the combat, pressed where an answer names them.
 * @param {{ t: Trudvang.Reader, to: Targets, me: Trudvang.Fighter, line: string }} props
 */
function Self({ t, to, me, line }) {
  const { legal, state, number, press, point } = pressProps(t, to, me.hero),
    who = html`${heroIcon(me.hero, me.seat, { s: 40, down: t.view.heroes[me.seat].down })}
      <span><b>${t.phrases.hero(me.hero)}</b><small>${line}</small></span>
      ${number && html`<kbd aria-hidden="true">${number}</kbd>`}`
  return legal
    ? html`<button class="self ally ${state}" data-walk aria-pressed=${String(state.includes('chosen'))}
        onClick=${press} onFocus=${point} onMouseEnter=${point}>${who}</button>`
    : html`<div class="self">${who}</div>`
}

/** @param {{ t: Trudvang.Reader, to: Targets, me: Trudvang.Fighter }} props */
function Fighter({ t, to, me }) {
  const hero = t.view.heroes[me.seat],
    gains = /** @type {const} */ (['attack', 'defence', 'block'])
      .filter(key => me[key])
      .map(key => t.words(`change-${key}`, { n: `${me[key] > 0 ? '+' : '−'}${Math.abs(me[key])}` }))
  return html`<section class="fighter" aria-label=${t.phrases.hero(me.hero)}>
    <h3 class="sr">${t.phrases.hero(me.hero)}</h3>
    <header><${Self} t=${t} to=${to} me=${me}
      line=${[t.words('hero-line', { hp: hero.hp, most: hero.most, cp: hero.cp }), ...gains].join(' · ')}/>
      <${Drawn} t=${t} to=${to} hero=${hero}/>
      <span class="deeds"><${Deed} t=${t} to=${to} thing="draw" sign="drop" label=${t.words('move-draw')}/>
        <${Deed} t=${t} to=${to} thing="stop" sign="shield" label=${t.words('move-stop')}/></span></header>
    <div class="feats">
        ${me.feats.map((feat, i) => html`<${Feat} key=${feat.feat + i} t=${t} to=${to} feat=${feat}/>`)}</div>
    <div class="f-state"><${Misses} t=${t} me=${me}/><${Odds} t=${t} me=${me}/><${Stopping} t=${t} me=${me}/></div>
      </section>`
}

/**
 * The other Heroes in a line each: what they have ready, and their track.
 * @param {{ t: Trudvang.Reader, to: Targets, me: Trudvang.Fighter }} props
 */
function Ally({ t, to, me }) {
  const hero = t.view.heroes[me.seat],
    { legal, state, number, press, point } = pressProps(t, to, me.hero),
    ready = me.if_stopped.active.map(feat => t.words(`feat-${feat}`))
  const line = html`${heroIcon(me.hero, me.seat, { s: 34, down: hero.down })}
      <span><b>${t.phrases.hero(me.hero)}</b> <small>
        ${t.words('hero-line', { hp: hero.hp, most: hero.most, cp: hero.cp })} · ${t.words('misses-label', {
          count: me.miss.length,
          most: me.miss_slots,
        })}
        ${me.stopped ? ` · ${t.words('stopped')}` : ''}</small>
    <small>${ready.length ? `${t.words('stop-active')} ${ready.join(', ')}` : t.words('stop-none')}</small></span>
      ${number && html`<kbd aria-hidden="true">${number}</kbd>`}`
  return html`<li>
    ${
      legal
        ? html`<button class="ally ${state}" data-walk aria-pressed=${String(state.includes('chosen'))} onClick=${press}
          onFocus=${point} onMouseEnter=${point}>
        ${line}</button>`
        : html`<div class="ally">${line}</div>`
    }</li>`
}

/** @param {{ t: Trudvang.Reader }} props */
export function Fight({ t }) {
  const { fight } = t.view,
    at = useScrollBox()
  if (!fight) return null
  const to = targets(t),
    asked = fight.heroes.find(one => one.seat === t.decision?.seat),
    main = fight.heroes.find(one => one.seat === t.front) ?? asked ?? fight.heroes[0],
    others = fight.heroes.filter(one => one !== main)
  return html`<section class="fight s-${fight.step}" ref=${at} aria-labelledby="fight-h">
    <header class="fight-head"><h2 id="fight-h">${t.words('fight-title', { in: t.phrases.placeIn(fight.place) })}
      </h2>
      <${Steps} t=${t} now=${STEPS.indexOf(fight.step)}/></header>
    <${Foes} t=${t} to=${to}/>${fight.blows.map((blow, i) => html`<${Blow} key=${i} t=${t} blow=${blow}/>`)}
    ${main && html`<${Fighter} t=${t} to=${to} me=${main}/>`}
      ${
        others.length > 0 &&
        html`<ul class="plain allies">${others.map(me => html`<${Ally} key=${me.hero} t=${t} to=${to} me=${me}/>`)}
          </ul>`
      }</section>`
}
