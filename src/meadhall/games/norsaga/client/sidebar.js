// Sidebar: each seat in a line, the piles.

import { cardBack } from '../../art/cards.js'
import { html } from '../../art/tag.js'
import { heroPicture } from './closeup.js'

/**
 * One line about a seat, for the list of players.
 * @param {Norsaga.Reader} t
 * @param {number} seat
 */
export function note(t, seat) {
  const player = t.view.players[seat]
  return t.words('seat-note', { done: player.progress, total: 6, doomed: player.doomed ? 'yes' : 'no' })
}

/** @param {Norsaga.Reader} t */
const showPile = t =>
  t.open(
    t.words('term-discard'),
    now => html`<ol class="pile-list" reversed>
      ${[...now.view.discard].reverse().map(id => html`<li key=${id}>${now.phrases.card(id)}</li>`)}</ol>`,
  )

/** @param {{ t: Norsaga.Reader }} props */
export function Standing({ t }) {
  const top = t.view.discard.at(-1),
    count = t.view.discard.length
  return html`<section class="panel piles" aria-label=${t.words('term-piles')} data-part="piles">
    <figure data-from="deck" data-term="deck">${cardBack()}
    <figcaption>${t.words('term-deck')} ${t.view.deck}</figcaption></figure>
    <figure data-pile="discard" data-term="discard">${top ? heroPicture(t, top) : html`<span class="no-card"></span>`}
      <figcaption>${
        count
          ? html`<button class="linkish" onClick=${() => showPile(t)}>${t.words('term-discard')} ${count}</button>`
          : `${t.words('term-discard')} 0`
      }</figcaption></figure></section>`
}
