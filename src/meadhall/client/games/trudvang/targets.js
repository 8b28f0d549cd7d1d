// What the pending answers are about, and how a thing on the board is pressed.
import { named, standing, take } from '../../core/targets.js'
import { parse } from './notation.js'

export { lifted, standing, take } from '../../core/targets.js'

/** The pending answers, by what they name. Empty for everybody but those who are asked. */
export const targets = t => named(t.mine ? t.decision.options.map(parse) : [])

/** The answer somebody would mean by pressing a region they may not go to. */
export const meant = (to, place) => {
  const like = to.answers.find(answer => ['travel', 'sail', 'space'].includes(answer.verb))
  return like ? `${like.verb} ${place}` : null
}

/** What a thing that can be pressed needs: a name, its state, keys and pointer. */
export function pressed(t, to, thing, otherwise = null, told = thing) {
  const it = standing(t, to, thing, told),
    press = it.legal ? () => take(t, to, thing) : otherwise
  const key = event => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      event.stopPropagation()
      press()
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
      onClick: event => {
        event.stopPropagation()
        press()
      },
      onKeyDown: key,
      onFocus: it.point,
      onMouseEnter: it.point,
    },
  }
}
