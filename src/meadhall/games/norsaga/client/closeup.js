// Close-up of a card, and the choice between arrangements of the markers: neither changes the game.

import { heroCard } from '../../art/cards.js'
import { traitIcon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { signal } from '../../vendor/signals.js'
import { cardOf, dominantOf, kindOf, recessiveOf } from './notation.js'

/**
 * NS-UI-03: markers may be arranged freely; by seat, the number of the arrangement.
 * @type {Signal<Record<number, number>>}
 */
export const arrangement = signal({})
/** @param {Norsaga.Player} player */
export const nextArrangement = player => {
  arrangement.value = {
    ...arrangement.value,
    [player.seat]: ((arrangement.value[player.seat] || 0) + 1) % player.markers.length,
  }
}

/**
 * A whole hero card with its texts.
 * @param {Norsaga.Reader} t
 * @param {string} id
 * @param {string} [state]
 */
export const heroPicture = (t, id, state = '') =>
  heroCard({
    ...cardOf(id),
    name: t.words(`hero-${id}`),
    kind: t.words(`class-${kindOf(id)}`),
    label: t.phrases.card(id),
    state,
  })

/** @param {Norsaga.Reader} t @param {string} key @param {string} code */
const trait = (t, key, code) =>
  html`<dt>${t.words(key)}</dt><dd>${traitIcon(code, { s: 22, sign: 'rune' })} ${t.words(`trait-${code}`)}</dd>`

/** @param {Norsaga.Reader} t @param {string} id */
export const showCard = (t, id) =>
  t.open(
    t.words(`hero-${id}`),
    now => html`<div class="closeup"><div>${heroPicture(now, id)}</div><dl class="facts">
  <dt>${now.words('term-class')}</dt><dd>${now.words(`class-${kindOf(id)}`)} (${id})</dd>
  ${trait(now, 'term-dominant', dominantOf(id))}
  ${[recessiveOf(id) ?? []].flat().map(code => trait(now, 'term-recessive', code))}</dl>
    </div>`,
  )
