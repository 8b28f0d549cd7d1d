// End of a game: the winning tree, large.
import { sagaCard } from '../../art/cards.js'
import { seatIcon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { findTargets as targets } from '../../table/targets.js'
import { GoalText, goalLabel, needOf, Tree, toldMarkers } from './tree.js'

/** @param {{ t: Norsaga.Reader, seat: number }} props */
export function Finale({ t, seat }) {
  const player = t.view.players[seat],
    name = t.phrases.name(seat)
  return html`<div class="mine panel told-saga" role="group" aria-label=${t.words('tree-of', { name })}>
    <div class="my-saga"><p class="front-name">${seatIcon(seat, { s: 26 })} ${name}</p>
      ${
        player.saga &&
        sagaCard({
          title: t.words(`saga-${player.saga}`),
          need: needOf(player.saga),
          done: toldMarkers(player),
          label: goalLabel(t, player),
        })
      }
      <${GoalText} t=${t} player=${player}/></div>
    <div class="my-tree"><${Tree} t=${t} to=${targets(t)} player=${player}/></div></div>`
}
