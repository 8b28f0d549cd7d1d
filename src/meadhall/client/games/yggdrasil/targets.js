// What the pending answers are about.
import { named } from '../../core/targets.js'
import { HERE, parse, WORLDS } from './notation.js'

export { lifted, standing, take } from '../../core/targets.js'

/**
 * The pending answers, by what they name. Empty for everybody but those who are asked.
 * @param {Yggdrasil.Reader} t
 */
export function targets(t) {
  const here = t.view.gods[t.decision?.seat ?? -1]?.world
  /** @param {Answer} answer */
  const about = answer =>
    here && HERE.includes(answer.verb) && !answer.tokens.some(token => WORLDS.includes(token))
      ? { ...answer, things: [...answer.things, here] }
      : answer
  return named(t.mine ? t.decision.options.map(text => about(parse(text))) : [])
}

/**
 * The answer somebody would mean by pressing a world they may not go to.
 * @param {Targets} to
 * @param {string} world
 */
export function meant(to, world) {
  const like = to.answers.find(answer => ['move', 'heal', 'action'].includes(answer.verb) && answer.tokens.length === 1)
  return like ? `${like.verb} ${world}` : null
}
