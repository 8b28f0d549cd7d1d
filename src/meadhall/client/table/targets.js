// Targets: the things that pending answers name. Question list and board highlight the same answers.
import { signal } from '../vendor/signals.js'

/**
 * The lifted thing: several answers name it, and the next press decides which is meant.
 * @type {Signal<string | null>}
 */
export const lifted = signal(null)

/**
 * Group answers (each with its text and the `things` it names) by thing.
 * @template {{ text: string, things: string[] }} A
 * @param {A[]} answers
 * @returns {Targets<A>}
 */
export function answersByThing(answers) {
  const held = lifted.value
  /** @param {string} thing */
  const answersNaming = thing => answers.filter(answer => answer.things.includes(thing))
  /** Answers that also fit the lifted thing. @param {string} thing */
  const fitting = thing => answersNaming(thing).filter(answer => held == null || answer.things.includes(held))
  return { answers, held, naming: answersNaming, fitting }
}

/** Return the pending answers by the things that they name. @param {{ mine: boolean, decision: Decision | null }} t */
export const findTargets = t =>
  answersByThing(
    t.mine && t.decision
      ? [...t.decision.options.values()].map(one => ({ text: one.answer, things: one.targets }))
      : [],
  )

/**
 * @typedef {Pick<Reader, 'choose' | 'chosen' | 'focus' | 'changed' | 'numberOf'>} Taking what a game's own reader has
 *   too
 */
/**
 * Press a thing: answer if only one answer fits, otherwise lift it in place of the previous one.
 * @param {Taking} t
 * @param {Targets<{ text: string }>} to
 * @param {string} thing
 */
export function pressTarget(t, to, thing) {
  const fits = to.fitting(thing)
  if (fits.length === 1) t.choose(fits[0].text)
  else if (to.held === thing) lifted.value = null
  else if (to.naming(thing).length === 1) t.choose(to.naming(thing)[0].text)
  else if (to.naming(thing).length) lifted.value = thing
}

/**
 * State of a thing on the board: may it be pressed, is it named, chosen, just changed? Events may use another name for
 * it.
 * @param {Taking} t
 * @param {Targets<{ text: string }>} to
 * @param {string} thing
 * @param {string} [told]
 */
export function targetProps(t, to, thing, told = thing) {
  const fits = to.fitting(thing)

  /** @param {string | null} text */
  const meant = text => text != null && to.naming(thing).some(answer => answer.text === text)
  return {
    fits,
    legal: fits.length > 0,
    number: fits.length === 1 ? t.numberOf(fits[0].text) : t.numberOf(thing),
    state: [
      fits.length > 0 && 'legal',
      (meant(t.chosen) || to.held === thing) && 'chosen',
      meant(t.focus.value) && 'focused',
      t.changed.has(told) && 'changed',
    ]
      .filter(Boolean)
      .join(' '),
    point:
      fits.length === 1
        ? () => {
            t.focus.value = fits[0].text
          }
        : null,
  }
}

// Marks: `data-` attributes by which lessons, hints and guides find parts of the page and pieces.

/**
 * CSS selector of a mark such as `part:hand` or `spot:0.Y`; `spot:me.Y` is the viewer's own.
 * @param {string} mark @param {number | null} [me]
 */
export function selectorOf(mark, me = null) {
  const [kind, ...rest] = mark.split(':')
  return `[data-${kind}="${CSS.escape(rest.join(':').replace(/^me\./, `${me}.`))}"]`
}

/** The highlighted marks; boards show the names of these. @type {Signal<string[]>} */
export const highlighted = signal([])
