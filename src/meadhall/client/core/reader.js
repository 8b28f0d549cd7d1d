// The reader's look at a moment of a game: what every board and list is drawn from. One is made for each render.
import { rowsOf } from './answers.js'
import { WHOLE_TABLE } from './seats.js'

/**
 * `moment` is { view, decision, eyes }; `does` are the reader's deeds at a live table: { choose, confirm, whyNot };
 * without them (replay, position) everything is only looked at.
 * @param {Game} game
 * @param {Moment} moment
 * @param {Surroundings} props
 */
export function reader(
  game,
  moment,
  {
    names,
    front = null,
    chosen = null,
    focus,
    changed = new Set(),
    does = null,
    all = false,
    told = [],
    open,
    close,
    rules,
    journal = null,
  },
) {
  const { view, decision, eyes } = moment,
    words = game.words
  const phrases = game.phrases({ words, names, you: eyes, view })
  const t = /** @type {Reader} */ ({
    view,
    decision,
    names,
    words,
    phrases,
    focus,
    changed,
    chosen,
    told,
    open,
    close,
    rules,
    journal,
    you: eyes,
    /** Whose things lie large in front. */
    front: front ?? eyes ?? 0,
    mine: Boolean(does && decision?.options && (decision.seat === eyes || decision.seat === WHOLE_TABLE)),
    /** @param {string} text */
    choose(text) {
      does?.choose(text)
    },
    /** @param {string} text */
    whyNot(text) {
      does?.whyNot(text)
    },
  })
  t.rows = rowsOf(t, game, all)
  const numbers = new Map(
    t.rows
      .filter(row => row.n)
      .map(row => [row.kind === 'group' ? row.id : row.kind === 'answer' ? row.text : '', row.n]),
  )
  t.numberOf = key => numbers.get(key) ?? null
  return t
}

/**
 * Lift a thing, so that only its answers are shown; lift it again to lay it down.
 * @param {Game} game
 * @param {string} thing
 */
export function lift(game, thing) {
  game.lifted.value = game.lifted.value === thing ? null : thing
}
