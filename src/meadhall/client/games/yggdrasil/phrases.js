// Yggdrasil Chronicles said in words, as one reader at the table hears them: the sentences are those of the grammar
// beside its Fluent files; what is here tells what answers mean for the tree.
import printed, { grammar } from '/components/yggdrasil.js'
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import * as core from '../../core/phrases.js'
import { parse } from './notation.js'
import { stockOf, worldOf } from './tree.js'

const GATHERED = ['order', 'journey', 'give', 'take']

/** @param {{ words: GameWords, names: string[], you: number | null }} props */
export function phrases({ words, names, you }) {
  const said = core.phrases({ words, names, you, grammar, printed })
  /** @param {string} kind @param {string | null} id */
  const called = (kind, id) => words(`${kind}-${id}`)

  const it = {
    ...said,
    called,
    /** @param {string} text */
    card: text => said.make('card', text),
    /** @param {string} id */
    foe: id => said.make('foe', id),
    /**
     * What an answer gives and costs.
     * @param {Yggdrasil.Terms} given
     */
    terms: given => said.parts('terms', given),

    /** @param {Yggdrasil.Odds} odds */
    odds: odds =>
      words(odds.clear < 100 ? 'odds-row' : 'odds-safe', { risks: odds.risks, clear: odds.clear, loss: odds.loss }),

    /**
     * What a world's action gives in one of the strengths it may have now.
     * @param {Yggdrasil.View} view
     * @param {string} world
     * @param {string} strength
     */
    gain(view, world, strength) {
      const found = worldOf(view, world),
        i = Math.max(0, found.strengths.indexOf(strength))
      return it.gives(view, world, found.amounts[i])
    },
    /** @param {Yggdrasil.View} view @param {string} world @param {number} amount */
    gives: (view, world, amount) =>
      words(`gain-${world}`, { amount }) +
      (world === 'nidavellir'
        ? ` (${view.artifacts
            .slice(0, amount)
            .flatMap(({ top }) => (top ? [called('artifact', top)] : []))
            .join(', ')})`
        : ''),

    /** @param {Yggdrasil.World} world */
    causes: world => world.because.map(cause => words(`because-${cause}`)).join(', ') || words('because-alone'),

    /**
     * The same with what makes it so.
     * @param {Yggdrasil.View} view
     * @param {string} world
     * @param {string} strength
     */
    deed(view, world, strength) {
      return `${it.gain(view, world, strength)} · ${it.causes(worldOf(view, world))}`
    },

    /**
     * Why the action is as strong as it is.
     * @param {Yggdrasil.World} world
     */
    why(world) {
      if (world.besieged) return words('why-besieged', { jotun: called('jotun', world.besieged) })
      if (world.devastated) return words('why-devastated')
      if (world.healed) return words('why-healed')
      if (world.closed) return words('why-nothing')
      return words('why-strength', { strength: called('strength', world.strengths[0]), cause: it.causes(world) })
    },

    /**
     * What lies in a world besides those who stand in it.
     * @param {Yggdrasil.View} view
     * @param {string} world
     */
    kept(view, world) {
      const [first, second] = stockOf(view, world).map(([, count]) => count)
      return words(`kept-${world}`, { count: first, anonymous: second ?? 0 })
    },

    /**
     * Who stands in a world, and what could be done there, unless no action follows.
     * @param {Yggdrasil.View} view
     * @param {string} id
     * @param {boolean} [idle]
     */
    there(view, id, idle) {
      const world = worldOf(view, id),
        mover = view.gods[view.active].god,
        here = it.company(view, id).filter(name => idle || name !== called('god', mover ?? ''))
      const deed = idle
        ? ''
        : world.closed || world.besieged
          ? it.why(world)
          : `${it.gain(view, id, world.strengths[0])}, ${called('strength', world.strengths[0])}`
      return [here.join(', '), deed].filter(Boolean).join(' · ')
    },
    /** @param {Yggdrasil.View} view @param {string} id */
    company: (view, id) => [
      ...view.enemies
        .filter(enemy => enemy.place === id)
        .map(enemy => words('enemy-power', { enemy: called('enemy', enemy.enemy), power: enemy.power })),
      ...view.gods.flatMap(({ god, world }) => (god && world === id ? [called('god', god)] : [])),
      ...(view.saga?.figures ?? [])
        .filter(one => one.place === id)
        .map(one => words('enemy-power', { enemy: called('figure', one.figure), power: one.power })),
      ...(view.saga?.marks[id] ? [called('token', view.saga.marks[id])] : []),
      ...view.jotnar.active.filter(jotun => jotun.place === id).map(jotun => called('jotun', jotun.jotun)),
    ],

    /**
     * Many answers are gathered behind the god they begin with.
     * @param {string} text
     */
    group(text) {
      const { verb, tokens } = parse(text)
      if (!GATHERED.includes(verb) || tokens.length < 2) return null
      return {
        id: tokens[0],
        title: words(verb === 'order' ? 'order-first' : 'order-god', { god: called('god', tokens[0]) }),
      }
    },
  }
  return { ...it, row: rows({ words, phrases: it }) }
}

// An answer as a row of the list: what it would mean, how it may end, and what to be warned of.

/**
 * How often nothing is left of the risks, as a bar.
 * @param {{ odds: Yggdrasil.Odds }} props
 */
export const Bar = ({ odds }) => html`<span class="pr-bar" style=${{ '--clear': `${odds.clear}%` }}></span>`

/** Moves after which who moves takes no action, and journeys. */
const IDLE = ['support.move', 'sleipnir.ride', 'wolves.roam', 'stones.use']

/**
 * @typedef {object} Said what the rows are made of
 * @property {(text: string) => string} answer
 * @property {(view: Yggdrasil.View, world: string, strength: string) => string} deed
 * @property {(view: Yggdrasil.View, world: string, idle?: boolean) => string} there
 * @property {(view: Yggdrasil.View, world: string, amount: number) => string} gives
 * @property {(given: Yggdrasil.Terms) => string[]} terms
 * @property {(odds: Yggdrasil.Odds) => string} odds
 */
/** @param {{ words: GameWords, phrases: Said }} props */
export function rows({ words, phrases: it }) {
  /** @param {string} kind @param {string} id */
  const called = (kind, id) => words(`${kind}-${id}`)

  /**
   * What an answer gives, where it leads or what it can do; the name where that says more than the answer.
   * @param {string} text
   * @param {number} seat
   * @param {Yggdrasil.View} view
   */
  function meaning(text, seat, view) {
    const { verb, tokens } = parse(text)
    if (verb === 'call') return [called('creature', tokens[0]), words(`creature-${tokens[0]}.effect`)]
    if (verb === 'take' && words.has(`artifact-${tokens[0]}`))
      return [called('artifact', tokens[0]), words(`artifact-${tokens[0]}.effect`)]
    if (verb === 'saga') return [null, words(`errand-${tokens[0]}.effect`)]
    if (verb === 'act') return [null, it.deed(view, view.gods[seat]?.world, tokens[0])]
    const ask = view.asked?.ask,
      idle = IDLE.includes(ask ?? '')
    if (ask === 'god.choose' && view.options.difficulty === 'hard')
      return [null, `${words(`god-${tokens[0]}.power`)} ${words(`god-${tokens[0]}.start`)}`]
    if (verb === 'move' || verb === 'journey') return [null, it.there(view, tokens[tokens.length - 1], idle)]
    if (verb === 'stay' && !idle) return [null, it.there(view, view.gods[seat].world)]
    return [null, view.terms[text]?.amount && it.gives(view, tokens[0], view.terms[text].amount)]
  }

  /** @param {string} text @param {number} seat @param {Yggdrasil.View} view */
  return (text, seat, view) => {
    const [name, gain] = meaning(text, seat, view),
      odds = view.odds[text],
      warned = view.blunders[text] ?? [],
      means = [gain, ...it.terms(view.terms[text] ?? {})].filter(Boolean).join(' · ')
    const sub =
      (means || odds || warned.length > 0) &&
      html`<span class="means">${means}</span>
        ${odds && html`<span class="ends">${it.odds(odds)}<${Bar} odds=${odds}/></span>`}
        ${warned.map(
          one => html`<span key=${one} class="warned">${icon('thorn', { s: 14 })} ${words(`warn-${one}`)}
          </span>`,
        )}`
    return { text: name ?? it.answer(text), sub }
  }
}
