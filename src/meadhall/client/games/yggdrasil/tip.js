// What lies under the pointer, in words; those who hear the board are told the same by the world itself.
import { html } from '../../art/tag.js'
import { over } from './pointing.js'
import { levelOf, worldOf } from './tree.js'

const WIDTH = 290

/**
 * Towards the trunk, so that it hides neither the question nor what stands beside the board.
 * @param {DOMRect} props
 */
function place({ left, right, top }) {
  const x = (left + right) / 2 > innerWidth / 2 ? left - WIDTH - 4 : right + 4
  return {
    left: `${Math.max(8, Math.min(x, innerWidth - WIDTH - 8))}px`,
    top: `${Math.max(8, Math.min(top - 20, innerHeight - 230))}px`,
    width: `${WIDTH}px`,
  }
}

/** @param {{ t: Yggdrasil.Reader }} props */
export function TipText({ t }) {
  const at = over.value
  if (!at) return null
  const { view, words, phrases } = t,
    world = worldOf(view, at.id),
    below = view.worlds.find(one => one.above === at.id)

  /** @param {string} id */
  const name = id => phrases.called('world', id)
  return html`<div class="tip" aria-hidden="true" style=${place(at.box)}>
    <p><b>${name(at.id)}</b> <small>${words(`level-${levelOf(at.id)}`)}</small></p>
    ${!world.closed && html`<p><b>${phrases.gain(view, at.id, world.strengths[0])}</b></p>`}<p>
      ${phrases.why(world)}</p>
    <p>${[
      world.above && words('world-above', { world: name(world.above) }),
      below && words('world-below', { world: name(below.world) }),
    ]
      .filter(Boolean)
      .join(' ')}</p>
    <p>${words('world-here', { names: phrases.company(view, at.id).join(', ') || words('nobody') })}</p>
      <p><small>${phrases.kept(view, at.id)}</small></p></div>`
}
