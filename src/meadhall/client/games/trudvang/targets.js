// What the pending answers are about: the question list and the board light the same answers.
import { signal } from '../../vendor/signals.js'
import { parse } from './notation.js'

/** What is lifted: a rune whose slot, or a Feat whose rune, is still to be chosen. */
export const lifted = signal(null)

/** The pending answers, by what they name. Empty for everybody but those who are asked. */
export function targets(t) {
  const answers = t.mine ? t.decision.options.map(parse) : [], held = lifted.value
  const naming = thing => answers.filter(answer => answer.things.includes(thing))
  /** Those that also fit what is lifted. */
  const fitting = thing => naming(thing).filter(answer => held == null || held === thing || answer.things.includes(held))
  return { answers, held, fitting }
}

/** Taking a thing: it answers if only one answer fits, otherwise it is lifted and waits for the next. */
export function take(t, to, thing) {
  const fits = to.fitting(thing)
  if (fits.length === 1) t.choose(fits[0].text)
  else if (to.held === thing) lifted.value = null
  else if (fits.length) lifted.value = thing
}

/** How a thing on the board stands to the question: may it be pressed, is it meant, chosen, just changed? */
export function standing(t, to, thing) {
  const fits = to.fitting(thing), meant = text => text != null && to.answers.some(answer => answer.text === text && answer.things.includes(thing))
  return {
    legal: fits.length > 0, number: fits.length === 1 ? t.numberOf(fits[0].text) : t.numberOf(thing),
    state: [fits.length > 0 && 'legal', (meant(t.chosen) || to.held === thing) && 'chosen', meant(t.focus.value) && 'focused', t.changed.has(thing) && 'changed'].filter(Boolean).join(' '),
    point: fits.length === 1 ? () => { t.focus.value = fits[0].text } : null,
  }
}

/** The answer somebody would mean by pressing a region they may not go to. */
export const meant = (to, place) => { const like = to.answers.find(answer => ['travel', 'sail', 'space'].includes(answer.verb)); return like ? `${like.verb} ${place}` : null }

/** What a thing that can be pressed needs: a name, its state, keys and pointer. */
export function pressed(t, to, thing, otherwise = null) {
  const it = standing(t, to, thing), press = it.legal ? () => take(t, to, thing) : otherwise
  const key = event => { if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); event.stopPropagation(); press() } }
  return { ...it, press, props: press && {
    role: 'button', tabindex: 0, 'data-walk': '', 'aria-pressed': it.legal ? String(it.state.includes('chosen')) : null, onClick: event => { event.stopPropagation(); press() }, onKeyDown: key, onFocus: it.point, onMouseEnter: it.point,
  } }
}
