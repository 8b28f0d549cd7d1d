// Fire & Axe said in words, as one reader at the table hears them: the twin of phrase.py, fed by the same Fluent files.

import { isSeat, parse, runeIn, SEATS } from './notation.js'
import { AT, sagaOf } from './places.js'
import { passesNow } from './runes.js'
import { lifted } from './targets.js'

const NUMBERS = [
  'left',
  'value',
  'might',
  'count',
  'vp',
  'day',
  'days',
  'die',
  'round',
  'axe',
  'settlements',
  'sagas',
  'total',
  'reason',
]
/** @type {Record<string, string>} */
const NAMED = { sail: 'space', launch: 'space', discard: 'rune', rune: 'rune', saga: 'saga', turn: 'direction' }

/** Runes come after everything else in the list. */
const AFTER = 100

/** @param {{ words: GameWords, names: string[], you: number | null }} props */
export function phrases({ words, names, you }) {
  /** @param {number | null | undefined} seat */
  const isYou = seat => (seat != null && seat === you ? 'yes' : 'no')
  /** @param {number} seat */
  const name = seat => names[seat] ?? SEATS[seat]
  /** @param {string} id @param {string} [form] */
  const space = (id, form = '') => words(`space-${id}${form}`)
  /** @param {string} id */
  const rune = id => words(`rune-${id}`)
  /** @param {string} id */
  const goal = id => {
    const { task, ports } = sagaOf(id)
    return words(`goal-${task}`, { ports: ports.map(port => space(port)).join(', ') })
  }
  /** @param {string} id */
  const saga = id => words('saga', { title: words(`saga-${id}`), goal: goal(id) })
  /** @param {number} part */
  const percent = part => Math.round(part * 100)

  /**
   * One argument of a sentence in words.
   * @param {string} key
   * @param {any} value
   * @param {string} form
   */
  function said(key, value, form) {
    if (NUMBERS.includes(key)) return value
    if (key === 'dice') return value.join(', ')
    if (key === 'space' || key === 'port') return space(value, form)
    if (key === 'piece') return words(`piece-${value}.one`)
    if (key === 'rune') return rune(value)
    if (key === 'runes') return value.map(rune).join(', ')
    if (key === 'saga') return saga(value)
    return words(`${key}-${value}`) // era, direction, task
  }

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
  /**
   * The same in a word, where there is little room.
   * @param {string} text
   * @param {FireAndAxe.View} view
   */
  const brief = (text, view) => {
    const { verb, tokens } = parse(text),
      odds = verb === 'raid' ? view.tasks?.raid : verb === 'settle' ? view.tasks?.settle[tokens[0]] : null
    return odds ? words('odds-brief', { win: percent(odds.win) }) : subs[verb]?.(tokens, view)
  }

  return {
    name,
    space,
    rune,
    goal,
    oddsOf,
    brief,

    /**
     * What is asked of whom; `about` comes only to the asked seat.
     * @param {Decision} decision
     */
    prompt(decision) {
      const key = `ask-${decision.ask.replace('.', '-')}`
      if (decision.seat !== you || !decision.about)
        return words(`${key}.wait`, { seat: decision.seat >= 0 ? name(decision.seat) : words('dealer') })
      /** @type {Record<string, unknown>} */
      const args = {}
      for (const [about, value] of Object.entries(decision.about))
        args[about] = about === 'target' ? name(SEATS.indexOf(value)) : said(about, value, '.in')
      if (decision.about.target) args.target_you = isYou(SEATS.indexOf(decision.about.target))
      return words(key, args)
    },

    /**
     * An answer in words; it may begin with a good or a place, so it is given its capital here.
     * @param {string} text
     */
    answer(text) {
      const { verb, tokens } = parse(text)

      /** @type {Record<string, unknown>} */
      const args = {}
      if (verb === 'reroll') Object.assign(args, { dice: tokens.join(', '), count: tokens.length })
      else if (verb === 'play')
        args.rune = words('rune', { name: rune(tokens[0]), effect: words(`effect-${tokens[0]}`) })
      else if (verb === 'demand') args.piece = words(`piece-${tokens[0]}`)
      else
        for (const token of tokens) {
          if (/^\d+$/.test(token)) args.count = Number(token)
          else if (isSeat(token))
            Object.assign(args, { seat: name(SEATS.indexOf(token)), you: isYou(SEATS.indexOf(token)) })
          else {
            const key = NAMED[verb] || 'piece'
            args[key] = said(key, token, '.to')
          }
        }
      const whole = words(`move-${verb}`, args)
      return whole.slice(0, 1).toUpperCase() + whole.slice(1)
    },

    /**
     * The same as a row of the list: what it would cost or bring stands below; short where its rune is lifted.
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
          : this.answer(text)
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

    /**
     * What happened, as this reader may know it.
     * @param {GameEvent} event
     */
    event(event) {
      /** @type {Record<string, unknown>} */
      const args = {}
      for (const [key, value] of Object.entries(event)) {
        if (key === 'seat' || key === 'target') args[key] = name(value)
        else if (key !== 'kind' && key !== 'n') args[key] = said(key, value, event.kind === 'sail' ? '.to' : '.in')
      }
      if (event.kind === 'demand') args.piece = words(`piece-${event.piece}`)
      Object.assign(args, { you: isYou(event.seat), target_you: isYou(event.target) })
      return words(`event-${event.kind}`, args)
    },

    /**
     * The parts of an event's sentence that the log sets bold.
     * @param {GameEvent} event
     */
    strong: event => [
      ...(event.rune ? [rune(event.rune)] : []),
      ...(event.runes ?? []).map(rune),
      ...(event.saga ? [words(`saga-${event.saga}`)] : []),
    ],
  }
}
