// What the pending answers are about, and how a thing on the board is pressed.
import { named, standing, take } from '../../core/targets.js'
import { parse } from './notation.js'

export { lifted, standing, take } from '../../core/targets.js'

/**
 * The pending answers, by what they name. Empty for everybody but those who are asked.
 * @param {Trudvang.Reader} t
 */
export const targets = t => named(t.mine ? t.decision.options.map(parse) : [])

/**
 * The answer somebody would mean by pressing a region they may not go to.
 * @param {Targets} to
 * @param {string} place
 */
export const meant = (to, place) => {
  const like = to.answers.find(answer => ['travel', 'sail', 'space'].includes(answer.verb))
  return like ? `${like.verb} ${place}` : null
}

/**
 * What a thing that can be pressed needs: a name, its state, keys and pointer.
 * @param {Trudvang.Reader} t
 * @param {Targets} to
 * @param {string} thing
 * @param {(() => void) | null} [otherwise]
 * @param {string} [told]
 */
export function pressed(t, to, thing, otherwise = null, told = thing) {
  const it = standing(t, to, thing, told),
    press = it.legal ? () => take(t, to, thing) : otherwise
  /** @param {DomEvent} event */
  const key = event => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      event.stopPropagation()
      press?.()
    }
  }
  return {
    ...it,
    press,
    props: press && {
      role: 'button',
      tabindex: 0,
      'data-walk': '',
      'aria-pressed': it.legal ? String(it.state.includes('chosen')) : null,
      /** @param {DomEvent} event */
      onClick: event => {
        event.stopPropagation()
        press?.()
      },
      onKeyDown: key,
      onFocus: it.point,
      onMouseEnter: it.point,
    },
  }
}
