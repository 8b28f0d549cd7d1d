// What is proposed to the whole table: who proposed it, who has agreed, and what I say to it.
import { html } from '../art/tag.js'
import { useEffect } from '../vendor/hooks.js'
import { left, leftInWords } from './clock.js'
import { choose, decline } from './deeds.js'
import { announce } from './notice.js'
import { number } from './seats.js'
import { chosen, eyes, mine, people, proposal, sending } from './store.js'
import { list, say } from './words.js'

/**
 * Agreeing is giving the same answer.
 * @param {string} text
 */
function agree(text) {
  if (chosen.value !== text) choose(text)
  if (!sending.value) choose(text)
}

/** @param {{ said: string, names: string[] }} props */
function Mine({ said, names }) {
  return html`<section class="asking" data-test="proposal"><p>${said}</p>
    <p class="hint">${say('proposal-waiting', { names: list(names), count: names.length })}
      ${left.value !== null && html` ${say('proposal-clock', { left: leftInWords() })}`}</p>
    <div class="row">
      <button class="btn small" onClick=${() =>
        decline(proposal.value?.answer ?? '')}>${say('proposal-withdraw')}</button>
        </div></section>`
}

/** @param {{ t: Reader }} props */
export function Proposed({ t }) {
  const wish = proposal.value,
    text = wish && t.phrases.answer(wish.answer, t.decision?.seat, t.view)
  const own = wish && number(wish.seat) === eyes.value
  const said = !wish
    ? ''
    : own
      ? say('proposal-yours', { answer: text })
      : say('proposal-by', { name: t.phrases.name(number(wish.seat)), answer: text })
  // Said once by the voice: a live region of its own would be read again with every tick of its clock.
  useEffect(() => {
    announce(said)
  }, [said])
  if (!wish || !mine.value) return null
  const silent = people.value.seats
    .filter(seat => seat.kind === 'human' && !wish.agreed.includes(seat.seat))
    .map(seat => seat.name)
  if (own) return html`<${Mine} said=${said} names=${silent}/>`
  const agreed = wish.agreed.some(name => number(name) === eyes.value)
  return html`<section class="asking" data-test="proposal"><p>${said}</p>
    ${
      agreed
        ? html`<p class="hint">${say('proposal-waiting', { names: list(silent), count: silent.length })}</p>`
        : left.value !== null && html`<p class="hint">${say('proposal-clock', { left: leftInWords() })}</p>`
    }
    <div class="row">
      ${
        !agreed &&
        html`<button class="btn main small" disabled=${sending.value} onClick=${() => agree(wish.answer)}>
          ${say('proposal-agree')}</button>`
      }
      <button class="btn small" onClick=${() => decline(wish.answer)}>${say('proposal-decline')}</button></div>
        </section>`
}
