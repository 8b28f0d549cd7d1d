// Targets of the board, and how to press a thing.

import { icon } from '../../art/glyphs.js'
import { stoneIcon } from '../../art/stones.js'
import { html, svg } from '../../art/tag.js'
import { findTargets, pressTarget, targetProps } from '../../table/targets.js'
import { foeFace, heroIcon, OCTAGON } from './figures.js'

export { lifted, pressTarget, targetProps } from '../../table/targets.js'

export const targets = findTargets

/**
 * Whether pending answers name one place each. Then pressing another one asks why it is not possible.
 * @param {Targets} to
 */
export const isWay = to => to.answers.some(({ things }) => things.includes('way'))

/**
 * Return what a pressable thing needs: label, state, keys and pointer handlers.
 * @param {Trudvang.Reader} t
 * @param {Targets} to
 * @param {string} thing
 * @param {(() => void) | null} [otherwise]
 * @param {string} [told]
 */
export function pressProps(t, to, thing, otherwise = null, told = thing) {
  const it = targetProps(t, to, thing, told),
    press = it.legal ? () => pressTarget(t, to, thing) : otherwise
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

// The icon of an answer.

/** @param {string} figure @param {number} [s] */
export const foeIcon = (figure, s = 28) =>
  svg`<svg class="icon" viewBox="-25 -25 50 50" width=${s} height=${s} aria-hidden="true"><path class="en-body"
    d=${OCTAGON}/>
    ${foeFace(figure)}</svg>`
/** @type {Record<string, string>} */
const ASPECT = { health: 'drop', cp: 'star', attack: 'axe', defence: 'shield' }
/**
 * A status sign: its aspect, and whether it helps or harms.
 * @param {string} kind
 * @param {number} [s]
 */
export const statusSign = (kind, s = 24) =>
  html`<span class="status ${kind[0] === '+' ? 'good' : 'bad'}" data-status=${kind} aria-hidden="true">
    ${icon(ASPECT[kind.slice(1)], { s: s * 0.72 })}
    <b>${kind[0] === '+' ? '+' : '−'}</b></span>`

/** @param {AnswerOption} option @param {Trudvang.Reader} t */
export function sign({ sign: own = 'check' }, t) {
  const at = own.indexOf(':'),
    [kind, name] = [own.slice(0, Math.max(0, at)), own.slice(at + 1)]
  if (kind === 'letter')
    return html`<span class="ch-n">
    ${name}</span>`
  if (kind === 'hero') return heroIcon(name, t.view.heroes.find(one => one.hero === name)?.seat, { s: 30 })
  if (kind === 'rune') return stoneIcon(/** @type {Trudvang.Rune} */ (name), { s: 26 })
  if (kind === 'status') return statusSign(name)
  return kind === 'foe' ? foeIcon(name) : icon(own, { s: 22 })
}
