// What stands beside the board: each seat in a line, the piles.
import { html } from '../../art/tag.js'
import { cardBack, heroCard } from '../../art/cards.js'
import { drawn, kindOf } from './notation.js'

/** One line about a seat, for the list of players. */
export const note = (t, seat) => {
  const player = t.view.players[seat]
  return t.words('seat-note', { done: player.progress, total: 6, doomed: player.doomed ? 'yes' : 'no' })
}

export function Standing({ t }) {
  const top = t.view.discard.at(-1)
  return html`<section class="panel piles"><figure>${cardBack()}<figcaption>${t.words('term-deck')} ${t.view.deck}</figcaption></figure>
    <figure>${top ? heroCard({ ...drawn(top), name: t.words(`hero-${top}`), kind: t.words(`class-${kindOf(top)}`), label: t.phrases.card(top) }) : html`<span class="no-card"></span>`}
      <figcaption>${t.view.discard.length ? html`<button class="linkish" onClick=${() => t.open(html`<h2>${t.words('term-discard')}</h2><ul class="pile-list">${[...t.view.discard].reverse().map(id => html`<li key=${id}>${t.phrases.card(id)}</li>`)}</ul>`)}>${t.words('term-discard')} ${t.view.discard.length}</button>` : html`${t.words('term-discard')} 0`}</figcaption></figure></section>`
}
