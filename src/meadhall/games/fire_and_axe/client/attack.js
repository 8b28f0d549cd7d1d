// A running attack: the defence, the dice, the odds. Rolled dice stay visible until the next question.

import { icon } from '../../art/glyphs.js'
import { html, svg } from '../../art/tag.js'
import { die } from './drawing.js'
import { rolledDice } from './notation.js'

/** @param {{ t: FireAndAxe.Reader, pips: number, fate: string, fresh: boolean }} props */
const Die = ({ t, pips, fate, fresh }) =>
  svg`<svg class="die ${fate} ${
    fresh ? 'fresh' : ''
  }" viewBox="-15 -15 38 38" width="44" height="44" role="img" aria-label=${
    fate ? t.words(`die-${fate}`, { die: pips }) : String(pips)
  }>
    ${die(pips, fate)}</svg>`

/** @param {{ t: FireAndAxe.Reader }} props */
export function Attack({ t }) {
  const { attack, again } = t.view,
    fell = rolledDice(t.changed),
    dice = attack?.dice.length ? attack.dice : fell
  /** @param {number} pips */
  const fate = pips => (attack ? (attack.hits.includes(pips) ? 'hit' : 'miss') : '')
  return html`<section class="attack" aria-label=${t.words('attack')}>
    ${
      attack
        ? html`<p>
      ${icon(attack.task === 'raid' ? 'axe' : 'house', { s: 20 })} <b>
        ${t.words(`attack-${attack.task}`, { port: t.phrases.space(attack.port) })}</b></p>
      <p class="hint">${t.words('attack-need', { value: attack.value, might: attack.might })}</p>`
        : html`<p><b>${t.words('attack-last')}</b></p>`
    }
    ${
      dice.length > 0 &&
      html`<div class="dice">
        ${dice.map(
          (pips, i) =>
            html`<${Die} key=${`${i} ${pips} ${fell.length}`} t=${t} pips=${pips} fate=${fate(pips)}
              fresh=${fell.length > 0}/>`,
        )}</div>`
    }
    ${again && html`<p class="hint">${t.phrases.oddsOf(again)}</p>`}</section>`
}
