// Result of a combat, shown in its place until the reader continues.
import printed from '/components/trudvang.js'
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { useEffect } from '../../vendor/hooks.js'
import { useScrollBox } from '../../widgets/scroll_box.js'
import { leftCombat } from './board.js'
import { findCombat, sumCombat } from './combat_totals.js'
import { Bar } from './dashboard.js'
import { heroIcon } from './figures.js'
import { foeIcon, statusSign } from './targets.js'

/** @param {{ t: Trudvang.Reader, hero: Trudvang.Hero, events: GameEvent[] }} props */
function Share({ t, hero, events }) {
  const { sum, down, statuses, besides, moved } = sumCombat(events, hero.seat)
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
        <span>${event.label}</span></p>`,
      )}</div></li>`
}

/** The slain Enemies. @param {{ t: Trudvang.Reader, slain: GameEvent[] }} props */
const Slain = ({ t, slain }) =>
  html`<p class="o-slain">${t.words('outcome-slain', { count: slain.length })}${' '}
    ${slain.map((event, i) => {
      const figure = event.facts.unit.split('.')[0]
      return html`<span key=${i}>
        ${printed.figures.includes(figure) ? foeIcon(figure, 46) : icon('skull', { s: 40 })}
        ${t.phrases.capital(t.phrases.unit(event.facts.unit))}</span>`
    })}</p>`

/** @param {{ t: Trudvang.Reader, end: GameEvent }} props */
export function CombatResult({ t, end }) {
  const events = findCombat(t.told, end),
    at = useScrollBox(),
    on = () => {
      leftCombat.value = end
    }
  // Picking an answer closes the result.
  useEffect(() => {
    if (t.chosen != null) on()
  }, [t.chosen])
  return html`<section class="fight outcome ${end.kind}" ref=${at} aria-labelledby="outcome-h" data-test="outcome">
    <header><span class="o-sign" aria-hidden="true">
      ${icon(end.kind === 'combat-won' ? 'crown' : 'axe', { s: 44 })}</span>
      <h2 id="outcome-h">${end.label}</h2>
      <${Slain} t=${t} slain=${events.filter(event => event.kind === 'slain')}/></header>
    <ul class="plain o-heroes">
      ${t.view.heroes.map(
        hero => hero.hero && html`<${Share} key=${hero.hero} t=${t} hero=${hero} events=${events}/>`,
      )}</ul>
    <button class="btn main" onClick=${on} data-test="outcome-on">
      ${icon(t.view.fight ? 'sword' : 'compass', { s: 18 })} ${t.words(t.view.fight ? 'outcome-next' : 'outcome-on')}
    </button></section>`
}
