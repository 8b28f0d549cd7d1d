// What a combat has cost and given, told in its place until somebody goes on.
import printed from '/components/trudvang.js'
import { heroIcon } from '../../art/figures.js'
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { useScroller } from '../../core/scroller.js'
import { useEffect } from '../../vendor/hooks.js'
import { gone } from './board.js'
import { Bar } from './dashboard.js'
import { foeIcon, statusSign } from './targets.js'

const { next: NEXT, besides: BESIDES } = printed.aftermath
export const TRACKS = printed.aftermath.tracks

/**
 * The events of the combat that ended so, and what came after it for its sake.
 * @param {GameEvent[]} told
 * @param {GameEvent} end
 */
export function combatOf(told, end) {
  const at = told.lastIndexOf(end),
    from = told.slice(0, at).findLastIndex(event => event.kind === 'combat'),
    after = told.slice(at + 1),
    next = after.findIndex(event => NEXT.includes(event.kind))
  return [...told.slice(from + 1, at), ...(next < 0 ? after : after.slice(0, next))]
}

/**
 * What became of one Hero.
 * @param {GameEvent[]} events
 * @param {number} seat
 */
export function sumOf(events, seat) {
  const sum = { health: 0, cp: 0, xp: 0 },
    own = events.filter(event => event.seat === seat)
  for (const event of own) {
    const [track, sign] = TRACKS[event.kind] ?? []
    if (track && sign) sum[track] += sign * event.count
  }
  return {
    sum,
    down: own.some(event => event.kind === 'defeated'),
    statuses: own.filter(event => event.kind === 'status').map(event => event.status),
    besides: own.filter(event => BESIDES.includes(event.kind)),
    moved: own.length > 0,
  }
}

/** @param {{ t: Trudvang.Reader, hero: Trudvang.Hero, events: GameEvent[] }} props */
function Share({ t, hero, events }) {
  const { sum, down, statuses, besides, moved } = sumOf(events, hero.seat)
  if (!moved) return null
  const tracks = /** @type {const} */ (['health', 'cp', 'xp']).filter(key => sum[key]),
    nothing = !tracks.length && !down && !statuses.length && !besides.length
  return html`<li class=${down ? 'fallen' : ''}>${heroIcon(hero.hero, hero.seat, { s: 72, down: hero.down })}
    <div><h3>${t.phrases.hero(hero.hero)}</h3>
      <${Bar} cls="hp" label=${t.words('hp-label', { hp: hero.hp, most: hero.most })} value=${hero.hp}
        most=${hero.most}/>
      <ul class="plain o-sum">
        ${tracks.map(
          key => html`<li key=${key} class=${sum[key] < 0 ? 'bad' : 'good'}>
            ${t.words(`change-${key}`, { n: `${sum[key] > 0 ? '+' : '−'}${Math.abs(sum[key])}` })}</li>`,
        )}
        ${statuses.map(
          (kind, i) => html`<li key=${i}>${statusSign(kind)}<span class="sr">${t.phrases.status(kind)}</span></li>`,
        )}
        ${down && html`<li class="bad">${icon('skull', { s: 16 })} ${t.words('down')}</li>`}
        ${nothing && html`<li>${t.words('outcome-unscathed')}</li>`}</ul>
      ${besides.map(
        (event, i) => html`<p key=${i} class="o-new">${icon('star', { s: 18 })}
        <span>${t.phrases.event(event)}</span></p>`,
      )}</div></li>`
}

/**
 * Who will trouble nobody any more.
 * @param {{ t: Trudvang.Reader, slain: GameEvent[] }} props
 */
const Slain = ({ t, slain }) =>
  html`<p class="o-slain">${t.words('outcome-slain', { count: slain.length })}${' '}
    ${slain.map((event, i) => {
      const figure = event.unit.split('.')[0]
      return html`<span key=${i}>
        ${printed.figures.includes(figure) ? foeIcon(figure, 46) : icon('skull', { s: 40 })}
        ${t.phrases.capital(t.phrases.unit(event.unit))}</span>`
    })}</p>`

/** @param {{ t: Trudvang.Reader, end: GameEvent }} props */
export function Outcome({ t, end }) {
  const events = combatOf(t.told, end),
    at = useScroller(),
    on = () => {
      gone.value = end
    }
  // Whoever picks an answer has gone on.
  useEffect(() => {
    if (t.chosen != null) on()
  }, [t.chosen])
  return html`<section class="fight outcome ${end.kind}" ref=${at} aria-labelledby="outcome-h" data-test="outcome">
    <header><span class="o-sign" aria-hidden="true">
      ${icon(end.kind === 'combat-won' ? 'crown' : 'axe', { s: 44 })}</span>
      <h2 id="outcome-h">${t.phrases.event(end)}</h2>
      <${Slain} t=${t} slain=${events.filter(event => event.kind === 'slain')}/></header>
    <ul class="plain o-heroes">
      ${t.view.heroes.map(
        hero => hero.hero && html`<${Share} key=${hero.hero} t=${t} hero=${hero} events=${events}/>`,
      )}</ul>
    <button class="btn main" onClick=${on} data-test="outcome-on">
      ${icon('compass', { s: 18 })} ${t.words('outcome-on')}</button></section>`
}
