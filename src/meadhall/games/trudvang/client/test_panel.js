// The current test: what everyone drew, which runes count, and the number required.

import { icon } from '../../art/glyphs.js'
import { stoneIcon } from '../../art/stones.js'
import { html } from '../../art/tag.js'
import { heroIcon } from './figures.js'
import { RUNES } from './notation.js'

/**
 * Runes that count come first.
 * @param {{ t: Trudvang.Reader, hero: Trudvang.Hero, counting: Trudvang.Rune[], sum: number[] }} props
 */
function Draw({ t, hero, counting, sum: [found, needed] }) {
  /** @param {Trudvang.Rune} rune */
  const counts = rune => counting.includes(rune),
    enough = found >= needed
  const runes = [...RUNES]
    .sort((one, other) => Number(counts(other)) - Number(counts(one)))
    .flatMap(rune =>
      Array.from(
        { length: hero.drawn[rune] },
        (_, i) => html`<li key=${rune + i} class=${counts(rune) ? 'hit' : 'dull'}>
          ${stoneIcon(rune, { s: 30, label: t.phrases.rune(rune) })}</li>`,
      ),
    )
  return html`<li class="draw">${heroIcon(hero.hero, hero.seat, { s: 34 })}
    <div><b>${t.phrases.hero(hero.hero)}</b> <span class="draw-sum ${enough ? 'yes' : 'no'}">
        ${icon(enough ? 'check' : 'cross', { s: 15 })} ${t.words('draw-sum', { count: found, needed })}</span>
      <ul class="plain">${runes}</ul></div></li>`
}

/** @param {{ t: Trudvang.Reader }} props */
export function TestPanel({ t }) {
  const { question, heroes } = t.view,
    drawn = heroes.filter(one => question?.draws?.[one.hero])
  if (!drawn.length) return null
  return html`<section class="draws"
      aria-label=${t.words('draws-title', { type: t.words(`test-${question.type}`), difficulty: question.difficulty })}>
    <ul class="plain">
      ${drawn.map(
        hero =>
          html`<${Draw} key=${hero.hero} t=${t} hero=${hero} counting=${question.counting} sum=${
            question.draws?.[hero.hero]
          }/>`,
      )}</ul></section>`
}
