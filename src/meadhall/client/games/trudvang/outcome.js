// What a combat has cost and given, told in its place until somebody goes on.
import { heroIcon } from '../../art/figures.js'
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { useScroller } from '../../core/scroller.js'
import { useEffect } from '../../vendor/hooks.js'
import { gone } from './board.js'
import { statusSign } from './targets.js'

/** What comes after it for its sake ends where the next thing begins. */
const NEXT = ['phase', 'round', 'combat', 'travel', 'read']
/** What changes a Hero's tracks, and in which direction. */
/** @type {Record<string, ['health' | 'cp' | 'xp', 1 | -1]>} */
export const TRACKS = {
  'lose-health': ['health', -1],
  'gain-health': ['health', 1],
  'lose-cp': ['cp', -1],
  'pay-cp': ['cp', -1],
  'gain-cp': ['cp', 1],
  'gain-xp': ['xp', 1],
  'lose-xp': ['xp', -1],
}
/** What a Hero has got or lost besides, as the log says it. */
const BESIDES = ['gain-card', 'rune-gained', 'rune-lost', 'wyrd', 'level-up', 'upgraded']

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
  return html`<li>${heroIcon(hero.hero, hero.seat, { s: 44, down: hero.down })}
    <div><h3>${t.phrases.hero(hero.hero)}</h3>
      <ul class="plain o-sum">
        ${tracks.map(
          key => html`<li key=${key} class=${sum[key] < 0 ? 'bad' : 'good'}>
            ${t.words(`change-${key}`, { n: `${sum[key] > 0 ? '+' : '−'}${Math.abs(sum[key])}` })}</li>`,
        )}
        ${statuses.map(
          (kind, i) => html`<li key=${i}>${statusSign(kind)}<span class="sr">${t.phrases.status(kind)}</span></li>`,
        )}
        ${down && html`<li class="bad">${icon('skull', { s: 16 })} ${t.words('down')}</li>`}
        ${besides.map((event, i) => html`<li key=${`b${i}`}>${t.phrases.event(event)}</li>`)}
        ${nothing && html`<li>${t.words('outcome-unscathed')}</li>`}</ul></div></li>`
}

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
  const slain = events.filter(event => event.kind === 'slain')
  return html`<section class="fight outcome" ref=${at} aria-labelledby="outcome-h" data-test="outcome">
    <header><span class="o-sign" aria-hidden="true">
      ${icon(end.kind === 'combat-won' ? 'crown' : 'axe', { s: 34 })}</span>
      <h2 id="outcome-h">${t.phrases.event(end)}</h2></header>
    <p>${t.words('outcome-slain', { count: slain.length })} ${slain
      .map(event => t.phrases.capital(t.phrases.unit(event.unit)))
      .join(', ')}</p>
    <ul class="plain o-heroes">
      ${t.view.heroes.map(
        hero => hero.hero && html`<${Share} key=${hero.hero} t=${t} hero=${hero} events=${events}/>`,
      )}</ul>
    <p class="row"><button class="btn main" onClick=${on} data-test="outcome-on">
      ${icon('compass', { s: 18 })} ${t.words('outcome-on')}</button></p></section>`
}
