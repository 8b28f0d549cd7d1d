// What an attentive table remembers of the piles: known cards at their places, and what else must lie somewhere.

import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { ENEMIES } from './notation.js'

/** @param {Yggdrasil.Reader} t @param {string} text */
const short = (t, text) =>
  html`<span class="mini">${icon(text.split('.')[1], { s: 18 })} ${t.words(`enemy-${text.split('.')[1]}`)}</span>`

/**
 * Unknown cards, gathered by enemy.
 * @param {Yggdrasil.Reader} t
 * @param {string[]} cards
 */
const counted = (t, cards) =>
  ENEMIES.map(enemy => ({ enemy, count: cards.filter(text => text.endsWith(`.${enemy}`)).length }))
    .filter(({ count }) => count)
    .map(
      ({ enemy, count }) =>
        html`<li key=${enemy}>
      <span class="mini">${icon(enemy, { s: 18 })} ${t.words(`enemy-${enemy}`)}${count > 1 && ` × ${count}`}</span>
        </li>`,
    )

/** @param {{ t: Yggdrasil.Reader, pile: Yggdrasil.Pile }} props */
function Pile({ t, pile }) {
  const god = t.view.gods[pile.seat].god,
    down = t.view.wheel.down['ABCDE'[pile.seat]],
    { unknown = [], support = 0 } = pile
  return html`<section class="pile">
    <h3>${god ? t.phrases.called('god', god) : t.phrases.name(pile.seat)} <small>
      ${t.words('pile-size', { size: pile.size })}</small></h3>
    ${down && html`<p>${t.words('pile-down')} ${down === '?' ? t.words('unknown') : t.phrases.card(down)}</p>`}
    ${
      pile.known?.some(Boolean) &&
      html`<p>${t.words('pile-known')}</p>
        <ol class="pile-known">${pile.known.map(
          (card, i) => html`<li key=${i}>
          ${card ? short(t, card) : t.words('unknown')}</li>`,
        )}</ol>`
    }
    ${
      unknown.length > 0 &&
      html`<p>${t.words('pile-unknown')}</p><ul class="plain pile-bag">
      ${counted(t, unknown)}</ul>`
    }
    ${support > 0 && html`<p>${t.words('pile-support', { count: support })}</p>`}</section>`
}

/** @param {Yggdrasil.Reader} t */
export const openPiles = t =>
  t.open(
    t.words('piles-title'),
    now => html`<p class="hint">${now.words('piles-hint')}</p>
      <div class="piles-known">${now.view.piles.map(pile => html`<${Pile} key=${pile.seat} t=${now} pile=${pile}/>`)}
        </div>
  ${
    now.view.unseen.length > 0 &&
    html`<p>${now.words('pile-unseen')}</p><ul class="plain pile-bag">${counted(now, now.view.unseen)}</ul>`
  }`,
  )
