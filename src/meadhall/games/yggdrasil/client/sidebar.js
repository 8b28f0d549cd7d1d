// Sidebar: each seat in a line, the wheel, the danger, known cards of the piles.
import { icon, pic } from '../../art/glyphs.js'
import { bandOn, tie } from '../../art/knot.js'
import { html, n1, svg } from '../../art/tag.js'
import { Danger, Jotnar, openDanger, openEnemy } from './danger.js'
import { openPiles, Saga } from './lazy_parts.js'
import { ENEMIES } from './notation.js'
import { GOD_SIGN } from './targets.js'
import { enemyBody } from './tokens.js'

/**
 * One line about a seat, for the list of players.
 * @param {Yggdrasil.Reader} t
 * @param {number} seat
 */
export function note(t, seat) {
  const god = t.view.gods[seat]
  return god?.god
    ? t.words('seat-note', {
        god: t.phrases.nameOf('god', god.god),
        life: god.life,
        most: god.most,
        elves: god.elves,
        dice: god.dice,
      })
    : ''
}

/** @param {{ t: Yggdrasil.Reader }} props */
export function Standing({ t }) {
  return html`${(t.view.saga || t.view.campaign) && html`<${Saga} t=${t}/>`}
    <section class="panel wheelbox" aria-labelledby="wheel-h" data-part="wheel">
      <h2 id="wheel-h">${t.words('wheel-title')}</h2>
    <${Wheel} t=${t} press=${(/** @type {string} */ id) => openEnemy(t, id)}/>
      ${
        t.view.options.memory &&
        html`<button class="btn small" aria-label=${t.words('piles-title')} onClick=${() => openPiles(t)}>
          ${icon('eye', { s: 18 })} ${t.words('piles-short')}</button>`
      }</section>
    ${
      t.view.danger.length > 0 &&
      html`<section class="panel dangerbox" aria-labelledby="danger-h" data-part="danger">
        <h2 id="danger-h">${t.words('danger-title')}</h2>
        <${Jotnar} t=${t}/>
        <${Danger} t=${t} brief=${true}/>
        <button class="linkish" onClick=${() => openDanger(t)}>${t.words('danger-more')}</button></section>`
    }`
}

// The wheel of enemies: open cards lie at their notches; two of the same wake the enemy.

/**
 * Beside the enemy, on the side without a neighbour's name.
 * @param {Yggdrasil.Reader} t
 * @param {string} text
 * @param {number} j
 */
const card = (t, text, j) => {
  const god = text.split('.')[0],
    seat = t.view.gods.find(one => one.god === god)?.seat,
    side = text.endsWith('.fenrir') ? -1 : 1
  return svg`<g class="no-card ${
    seat == null ? 'support' : `seat-${seat}`
  }" transform="translate(${side * (31 + j * 13)} ${-28 - j * 5})">
    <rect class="seat-body" x="-11" y="-15" width="22" height="30" rx="3"/>
      ${pic(GOD_SIGN[god], { s: 16, cls: 'no-god' })}</g>`
}

/** @param {{ t: Yggdrasil.Reader, press: (id: string) => void }} props */
export function Wheel({ t, press }) {
  const { open, down } = t.view.wheel,
    waiting = Object.keys(down).length
  return html`<svg class="wheel" viewBox="-172 -172 344 344" role="group" aria-label=${t.words('wheel-label', {
    count: waiting,
  })}>
    <circle class="wh-rim" r="164"/><circle class="wh-face" r="146"/>
    ${bandOn({
      cols: 30,
      rows: 2,
      t: 3.6,
      cls: 'on-wheel',
      /** @param {number} i @param {number} j */
      map: (i, j) => {
        const a = (i / 60) * Math.PI * 2,
          r = 150 + j * 5
        return [Math.cos(a) * r, Math.sin(a) * r]
      },
    })}
    ${ENEMIES.map((id, i) => {
      const a = ((i * 60 - 90) * Math.PI) / 180,
        cards = open.filter(text => text.endsWith(`.${id}`)),
        name = t.words(`enemy-${id}`),
        long = name.length > 8, // two lines: one would be wider than the disc
        half = Math.ceil(name.length / 2) + 1
      return svg`<g key=${id}
          class="notch ${
            cards.length > 1 ? 'awake' : cards.length ? 'stirs' : ''
          } ${t.changed.has(id) ? 'changed' : ''}"
          transform="translate(${n1(
            Math.cos(a) * 98,
          )} ${n1(Math.sin(a) * 98)})" role="button" tabindex="0" onClick=${() => press(id)}
        onKeyDown=${e => {
          if (e.key === 'Enter') {
            e.stopPropagation()
            press(id)
          }
        }}
          aria-label=${t.words('notch-label', {
            enemy: name,
            count: cards.length,
            gods: cards.map(text => t.phrases.nameOf('god', text.split('.')[0])).join(', '),
          })}>
        <circle class="no-bed" r="43"/><g transform=${long ? 'translate(0 -17) scale(.8)' : 'translate(0 -8)'}>
          ${enemyBody(id, 50)}</g>
          ${
            long
              ? svg`<text class="no-name"><tspan x="0" y="20">${name.slice(0, half)}</tspan><tspan
                  x="0" y="37">${name.slice(half)}</tspan></text>`
              : svg`<text class="no-name" y="37">${name}</text>`
          }
            ${cards.map((text, j) => card(t, text, j))}</g>`
    })}
    ${tie({ u: 12, t: 6.6, cls: 'on-wheel' })}
      ${
        waiting > 0 &&
        svg`<g class="face-down" aria-hidden="true"><rect x="-15" y="-20" width="30" height="40" rx="4"/>
          <text y="8">${waiting}</text></g>`
      }</svg>`
}
