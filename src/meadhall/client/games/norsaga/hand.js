// The hand: lift a card by click, key or drag, then show it its place.
import { html } from '../../art/tag.js'
import { heroCard } from '../../art/cards.js'
import { drawn, kindOf } from './notation.js'
import { lifted, takeCard, takeSpot, targets } from './targets.js'

/** A card follows the pointer once it has really moved; let go over a spot, it is played there. */
function drag(t, to, id, start) {
  const card = start.currentTarget, from = [start.clientX, start.clientY]
  let moving = false
  const move = e => {
    const dx = e.clientX - from[0], dy = e.clientY - from[1]
    if (!moving && Math.hypot(dx, dy) > 8) { moving = true; lifted.value = id; card.classList.add('dragged') }
    if (moving) card.style.transform = `translate(${dx}px, ${dy}px)`
  }
  const end = e => {
    removeEventListener('pointermove', move); removeEventListener('pointerup', end); removeEventListener('pointercancel', end)
    card.style.transform = ''; card.classList.remove('dragged')
    if (!moving) return
    addEventListener('click', stop => { stop.stopPropagation(); stop.preventDefault() }, { capture: true, once: true })
    const spot = e.type === 'pointerup' && document.elementsFromPoint(e.clientX, e.clientY).map(n => n.closest('[data-spot]')).find(Boolean)
    if (spot) takeSpot(t, targets(t), spot.dataset.spot)
  }
  addEventListener('pointermove', move); addEventListener('pointerup', end); addEventListener('pointercancel', end)
}

export function Hand({ t }) {
  const player = t.view.players[t.you]
  if (t.you == null || !player.hand) return null
  const to = targets(t)
  return html`${player.hand.map(id => {
    const can = to.cards.has(id), up = lifted.value === id && can || t.chosen && t.chosen.split(' ').includes(id)
    return html`<button key=${id} class="held-card ${can ? 'can' : ''} ${up ? 'chosen' : ''}" aria-pressed=${can ? String(Boolean(up)) : null} data-card=${id}
      onClick=${() => can ? takeCard(t, to, id) : t.mine && t.whyNot(`${t.decision.options[0].split(' ')[0]} ${id}`)} onPointerDown=${can && to.twoStep ? e => { if (e.pointerType !== 'touch') drag(t, to, id, e) } : null}>
      ${heroCard({ ...drawn(id), name: t.words(`hero-${id}`), kind: t.words(`class-${kindOf(id)}`), label: t.phrases.card(id), state: up ? 'chosen' : '' })}</button>`
  })}${player.hand.length === 0 && html`<p class="empty-hand">${t.words('nothing')}</p>`}`
}
