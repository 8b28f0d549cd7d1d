// Several seats on one device: nobody's hand is shown, or even sent, before the right person says they hold it.

import { cardBack } from '../art/cards.js'
import { html } from '../art/tag.js'
import { useEffect, useRef } from '../vendor/hooks.js'
import { look } from './deeds.js'
import { letter } from './seats.js'
import { eyes, people } from './store.js'
import { say } from './words.js'

/** @param {{ seat: number }} props */
export function Handover({ seat }) {
  const at = useRef(null),
    name = people.value.seats.find(other => other.seat === letter(seat))?.name ?? letter(seat)
  useEffect(() => {
    if (eyes.value != null) look(null)
  }, [seat])
  useEffect(() => {
    at.current?.focus()
  }, [seat])
  return html`<main class="handover" data-test="handover"><div>${cardBack()}<h1>${say('pass-to', { name })}</h1><p>
    ${say('pass-hint')}</p>
    <button class="btn main" ref=${at} onClick=${() => look(seat)}>${say('pass-take', { name })}</button></div></main>`
}
