// The turn order of a round, chosen god by god: press the next god to add it, the last one to remove it.

import { seatIcon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { signal } from '../../vendor/signals.js'
import { ENEMIES } from './notation.js'

const picked = signal({ key: '', gods: /** @type {string[]} */ ([]) })

/**
 * What is known of a face-down card: a probability for each enemy that is already stirring.
 * @param {{ t: Yggdrasil.Reader, seat: number }} props
 */
function Card({ t, seat }) {
  const odds = t.view.down['ABCDE'[seat]]
  if (!odds) return null
  const stirring = t.view.danger
    .map(({ enemy, open }, i) => ({ enemy, open, chance: odds[i] }))
    .filter(({ enemy, open, chance }) => open === 1 && chance > 0 && ENEMIES.includes(enemy))
  if (!t.view.danger.some(one => one.open === 1)) return html`<small>${t.words('order-still')}</small>`
  return html`<small>
    ${
      stirring.length
        ? stirring
            .map(({ enemy, chance }) => t.words('order-chance', { enemy: t.words(`enemy-${enemy}`), chance }))
            .join(', ')
        : t.words('order-calm')
    }</small>`
}

/** @param {{ t: Yggdrasil.Reader }} props */
export function OrderPicker({ t }) {
  const key = `${t.view.round}`,
    gods = picked.value.key === key ? picked.value.gods : [],
    players = t.view.gods.flatMap(({ god, seat }) => (god != null && seat != null ? [{ god, seat }] : []))
  /** @param {string[]} next */
  const set = next => {
    const rest = players.map(god => god.god).filter(god => !next.includes(god)),
      whole = rest.length === 1 ? [...next, ...rest] : next
    picked.value = { key, gods: whole }
    const order = t.decision && [...t.decision.options.values()].find(one => `${one.targets}` === `${whole}`)
    if (order) t.choose(order.answer)
  }
  /** @param {string} god */
  const press = god => set(gods.includes(god) ? gods.slice(0, gods.indexOf(god)) : [...gods, god])
  return html`<section class="order-pick panel" aria-labelledby="order-h"><h3 id="order-h">${t.words('order-title')}
    </h3>
    <ul class="plain">${players.map(({ god, seat }) => {
      const place = gods.indexOf(god)
      return html`<li key=${god}>
      <button class="order-god ${
        place >= 0 ? 'chosen' : 'legal'
      }" data-walk aria-pressed=${String(place >= 0)} onClick=${() => press(god)}>
        ${seatIcon(seat, { s: 28 })}
      <span><b>${place >= 0 ? `${place + 1}. ` : ''}${t.phrases.nameOf('god', god)}</b><${Card} t=${t} seat=${seat}/>
        </span></button></li>`
    })}</ul></section>`
}
