// Fire & Axe said in words, as one reader at the table hears them: the sentences are those of the grammar beside its
// Fluent files; what is here tells what answers would cost and bring.
import printed, { grammar } from '/components/fire_and_axe.js'
import * as core from '../../core/phrases.js'
import { parse, runeIn } from './notation.js'
import { AT } from './places.js'
import { passesNow } from './runes.js'
import { lifted } from './targets.js'

/** Runes come after everything else in the list. */
const AFTER = 100

/** @param {{ words: GameWords, names: string[], you: number | null }} props */
export function phrases({ words, names, you }) {
  const it = core.phrases({ words, names, you, grammar, printed })
  /** @param {string} id @param {string} [form] */
  const space = (id, form = '') => words(`space-${id}${form}`)
  /** @param {string} id */
  const rune = id => words(`rune-${id}`)
  /** @param {string} id */
  const goal = id => it.make('goal', id)
  /** @param {number} part */
  const percent = part => Math.round(part * 100)

  /**
   * What is likely to come of an attack.
   * @param {FireAndAxe.Odds} odds
   */
  const oddsOf = odds =>
    words(odds.strand ? 'odds-strand' : 'odds', {
      win: percent(odds.win),
      hits: odds.hits,
      lost: odds.lost,
      strand: percent(odds.strand),
    })
  /** @param {FireAndAxe.Raid} odds */
  const treasure = odds => words('odds-treasure', { low: odds.treasure[0], high: odds.treasure[1] })

  /**
   * What sailing there means: the weather on arrival, in words.
   * @param {string} id
   * @param {FireAndAxe.View} view
   */
  function weather(id, view) {
    const [days, losses] = view.routes[id][0],
      clear = view.wind.clear[AT[id].zone],
      zone = words(`zone-${AT[id].zone}`)
    return losses
      ? words('row-loss', { zone, clear, count: losses })
      : words('row-clear', { zone, day: view.days.sail + days, clear })
  }
  /** @param {string} id */
  const facts = id => (AT[id].value ? words(AT[id].town ? 'row-town' : 'row-port', { value: AT[id].value }) : null)

  /** @type {Record<string, (tokens: string[], view: FireAndAxe.View) => string | null | undefined | false>} */
  const subs = {
    sail: ([id], view) => [facts(id), weather(id, view)].filter(Boolean).join(' · '),
    launch: ([id], view) =>
      words('row-zone', { zone: words(`zone-${AT[id].zone}`), clear: view.wind.clear[AT[id].zone] }),
    trade: ([good], view) =>
      view.tasks &&
      words(good === view.demand ? 'row-demand' : 'row-trade', {
        vp: view.tasks.trade[/** @type {FireAndAxe.Good} */ (good)],
      }),
    raid: (_, view) => view.tasks?.raid && `${oddsOf(view.tasks.raid)} ${treasure(view.tasks.raid)}`,
    settle: ([dice], view) => view.tasks?.settle[dice] && oddsOf(view.tasks.settle[dice]),
    roll: (_, view) => view.again && oddsOf(view.again),
    play: ([id]) => words(`effect-${id}`),
    discard: () => words('row-wind'),
    reroll: (dice, view) =>
      view.attack && words('row-dice', { dice: dice.map(n => view.attack?.dice[Number(n) - 1]).join(', ') }),
    lose: ([piece], view) =>
      words('row-aboard', {
        count:
          piece === 'crew'
            ? view.players[view.you ?? 0].crew
            : view.players[view.you ?? 0].cargo[/** @type {FireAndAxe.Good} */ (piece)],
      }),
    turn: ([direction], view) => view.turned && words('wind-said', view.turned[direction]),
    leave: (_, view) => words('wind-said', view.wind.clear),
    pass: (_, view) => (passesNow(view) ? words('row-by-itself') : null),
    load: ([piece], view) =>
      words('row-left', {
        count: piece === 'crew' ? view.players[view.active].supply : view.stock[/** @type {FireAndAxe.Good} */ (piece)],
      }),
  }
  subs.stow = subs.load

  return {
    ...it,
    space,
    rune,
    goal,
    oddsOf,

    /**
     * An answer as a row of the list: what it would cost or bring stands below; short where its rune is lifted.
     * @param {string} text
     * @param {number | undefined} _seat
     * @param {FireAndAxe.View} view
     */
    row(text, _seat, view) {
      const { verb, tokens } = parse(text),
        up = runeIn(text) && lifted.value === runeIn(text)
      const said = up
        ? words(`row-${verb}`)
        : verb === 'play'
          ? words('move-play', { rune: rune(tokens[0]) })
          : it.answer(text)
      return { text: said, sub: subs[verb]?.(tokens, view) || null }
    },

    /**
     * Where the question list puts an answer: a rune gathers what can be done with it.
     * @param {string} text
     */
    group(text) {
      const id = runeIn(text)
      return id ? { id, title: rune(id), rank: AFTER } : null
    },
  }
}
