// What stands beside the board: each seat in a line, the wheel, the danger, what is known of the piles.

import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { Danger, Jotnar, openDanger, openEnemy } from './danger.js'
import { openPiles } from './later.js'
import { Wheel } from './wheel.js'

/**
 * One line about a seat, for the list of players.
 * @param {Yggdrasil.Reader} t
 * @param {number} seat
 */
export function note(t, seat) {
  const god = t.view.gods[seat]
  return god?.god
    ? t.words('seat-note', {
        god: t.phrases.called('god', god.god),
        life: god.life,
        most: god.most,
        elves: god.elves,
        dice: god.dice,
      })
    : ''
}

/** @param {{ t: Yggdrasil.Reader }} props */
export function Standing({ t }) {
  return html`<section class="panel wheelbox" aria-labelledby="wheel-h"><h2 id="wheel-h">${t.words('wheel-title')}</h2>
    <${Wheel} t=${t} press=${(/** @type {string} */ id) => openEnemy(t, id)}/>
      ${
        t.view.options.memory &&
        html`<button class="btn small" aria-label=${t.words('piles-title')} onClick=${() => openPiles(t)}>
          ${icon('eye', { s: 18 })} ${t.words('piles-short')}</button>`
      }</section>
    ${
      t.view.danger.length > 0 &&
      html`<section class="panel dangerbox" aria-labelledby="danger-h"><h2 id="danger-h">${t.words('danger-title')}</h2>
        <${Jotnar} t=${t}/>
        <${Danger} t=${t} brief=${true}/>
        <button class="linkish" onClick=${() => openDanger(t)}>${t.words('danger-more')}</button></section>`
    }`
}
