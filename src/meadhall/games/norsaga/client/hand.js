// The hand: lift a card by click, key or drag, then choose its place.
import { html } from '../../art/tag.js'
import { lifted, pressTarget } from '../../table/targets.js'
import { heroPicture, showCard } from './closeup.js'
import { isMeans, targets } from './targets.js'

/**
 * A card follows the pointer once it has moved a few pixels; dropped on a spot, it is picked for it.
 * @param {Norsaga.Reader} t
 * @param {string} id
 * @param {DomEvent} start
 */
function drag(t, id, start) {
  const card = start.currentTarget,
    from = [start.clientX, start.clientY]
  let moving = false
  /** @param {PointerEvent} e */
  const move = e => {
    const dx = e.clientX - from[0],
      dy = e.clientY - from[1]
    if (!moving && Math.hypot(dx, dy) > 8) {
      moving = true
      lifted.value = id
      card.classList.add('dragged')
    }
    if (moving) card.style.transform = `translate(${dx}px, ${dy}px)`
  }
  /** @param {PointerEvent} e */
  const end = e => {
    for (const [name, deed] of follows) removeEventListener(name, deed)
    card.style.transform = ''
    card.classList.remove('dragged')
    if (!moving) return
    // The click that ends a drag does not press the card.
    /** @param {Event} click */
    const hush = click => {
      click.stopPropagation()
      click.preventDefault()
    }
    addEventListener('click', hush, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', hush, { capture: true }))
    const spot =
      e.type === 'pointerup' &&
      document
        .elementsFromPoint(e.clientX, e.clientY)
        .map(node => /** @type {HTMLElement | null} */ (node.closest('[data-spot]')))
        .find(Boolean)
    if (!spot) return
    const to = targets(t),
      key = spot.dataset.spot ?? ''
    if (to.fitting(key).length) pressTarget(t, to, key)
    else if (isMeans(to, key)) t.whyNot({ target: key })
  }
  /** @type {['pointermove' | 'pointerup' | 'pointercancel', (e: PointerEvent) => void][]} */
  const follows = [
    ['pointermove', move],
    ['pointerup', end],
    ['pointercancel', end],
  ]
  for (const [name, deed] of follows) addEventListener(name, deed)
}

/** @param {{ t: Norsaga.Reader }} props */
export function Hand({ t }) {
  const player = t.view.players[t.front]
  if (!player.hand) return null
  const to = targets(t),
    named = (t.chosen && t.decision?.options.get(t.chosen)?.targets) || []
  return html`${player.hand.map(id => {
    const can = to.naming(id).length > 0,
      up = can && (to.held === id || named.includes(id)),
      no = !can && t.mine && isMeans(to, id)
    const number = can
      ? (t.numberOf(id) ?? (to.naming(id).length === 1 ? t.numberOf(to.naming(id)[0].text) : null))
      : null
    return html`<button key=${id} class="held-card ${can ? 'can' : ''} ${up ? 'chosen' : ''}" aria-pressed=${
      can ? String(up) : null
    }
      data-card=${id} data-walk
      onClick=${() => (can ? pressTarget(t, to, id) : no ? t.whyNot({ target: id }) : showCard(t, id))} onPointerDown=${
        can && to.naming(id).length > 1
          ? e => {
              if (e.pointerType === 'mouse' && e.button === 0) drag(t, id, e)
            }
          : null
      }>
      ${heroPicture(t, id, up ? 'chosen' : '')}${number && html`<kbd aria-hidden="true">${number}</kbd>`}</button>`
  })}${player.hand.length === 0 && html`<p class="empty-hand">${t.words('hand-empty')}</p>`}`
}
