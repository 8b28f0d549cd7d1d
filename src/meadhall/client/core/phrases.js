// Reads the grammar that stands beside a game's Fluent files, as words/phrases.py does; docs/words.md tells how.
import { DEALER, number, WHOLE_TABLE } from './seats.js'

/** @param {number | string} seat */
const seatOf = seat => (typeof seat === 'number' ? seat : number(seat))
/** @param {boolean} so */
const yes = so => (so ? 'yes' : 'no')

/**
 * Speaks to one reader. `printed` is what stands on the components; `own` makes what only this game has.
 * @param {{ words: GameWords, names: string[], you: number | null, grammar: Grammar, printed: Record<string, any>,
 *   own?: Record<string, OwnMaker> }} props
 */
export function phrases({ words, names, you, grammar, printed, own = {} }) {
  /** @param {number | string} seat */
  const name = seat => names[seatOf(seat)] ?? 'ABCDEFGH'[seatOf(seat)]
  /** @param {number} seat */
  const who = seat => (seat === DEALER ? words('dealer') : seat === WHOLE_TABLE ? words('table') : name(seat))

  /** @type {Record<string, OwnMaker>} */
  const makers = {
    plain: value => value,
    number: value => Number(value),
    size: value => value.length,
    seat: name,
    you: seat => yes(seatOf(seat) === you),
    ...own,
  }

  /** @param {string} path @param {any} value */
  function fact(path, value) {
    if (/^\d+$/.test(path)) return value[Number(path) - 1]
    const [table, field] = path.split('.'),
      entry = printed[table][value]
    return field ? entry[field] : entry
  }
  /** @param {string} key @param {any} value */
  function fill(key, value) {
    let whole = true
    const filled = key.replace(/\{([\w.]*)\}/g, (_, path) => {
      const found = String(path ? fact(path, value) : value)
      whole &&= found !== ''
      return found
    })
    return whole ? filled : ''
  }

  /** @param {string} like @param {string} value */
  const match = (like, value) => new RegExp(`^(?:${like})$`).exec(value)
  /** @param {Maker | Word} maker @param {any} value @returns {boolean} */
  const fits = (maker, value) =>
    typeof maker === 'string'
      ? !maker.includes('{') || words.has(fill(maker, value))
      : Array.isArray(maker)
        ? maker.some(one => fits(one, value))
        : (!maker.like || match(maker.like, value) != null) && (!maker.known || fits(maker.known, value))

  /** @param {Maker} maker @param {any} value @param {Given} given @returns {any} */
  function make(maker, value, given) {
    if (Array.isArray(maker)) {
      const found = maker.find(one => fits(one, value))
      return found ? make(found, value, given) : ''
    }
    if (typeof maker === 'object') {
      const parts = maker.like ? match(maker.like, value)?.slice(1) : null
      if (parts?.length) value = parts
      if (maker.make) return make(maker.make, value, given)
      if (maker.is || maker.same) return yes(value === (maker.is ?? given[maker.same ?? '']))
      if (maker.say) return words(fill(maker.say, value), made(maker.args, value, given))
      return several(maker, maker.of ? fact(maker.of, value) : value, given)
    }
    if (maker.includes('{')) {
      const key = fill(maker, value)
      return key && words(key)
    }
    if (grammar.made?.[maker]) return make(grammar.made[maker], value, given)
    const [one, ...rest] = maker.split(' ')
    return makers[one](value, given, ...rest)
  }
  /** @param {MakerTable} maker @param {Iterable<any>} values @param {Given} given */
  function several({ each = '', once, none, tally }, values, given) {
    const all = [...values],
      distinct = [...new Set(all)]
    if (tally)
      return distinct.map(one => `${make(tally, one, given)} ${all.filter(two => one === two).length}`).join(', ')
    return (once ? distinct : all).map(one => make(each, one, given)).join(', ') || (none ? words(none) : '')
  }
  /** @param {Makers | undefined} table @param {any} value @param {Given} given */
  const made = (table, value, given) =>
    Object.fromEntries(Object.entries(table ?? {}).map(([arg, maker]) => [arg, make(maker, value, given)]))
  /** @param {'event' | 'question'} of @param {Given} given */
  function args(of, given) {
    const found = { ...grammar.usual?.[of] },
      table = { ...grammar.field, ...grammar[of], ...grammar.kind?.[given.kind] }
    for (const [arg, maker] of Object.entries(table)) {
      const from = typeof maker === 'object' && !Array.isArray(maker) && maker.from,
        field = (from || [arg]).find(one => given[one] != null)
      if (field) found[arg] = make(maker, given[field], given)
    }
    return found
  }
  /** @param {string} verb @param {string} token */
  const wordOf = (verb, token) =>
    grammar.word.find(word => (!word.verbs || word.verbs.includes(verb)) && fits(word, token))

  return {
    name,
    /** @param {Maker} maker @param {any} value @returns {string} */
    make: (maker, value) => make(maker, value, {}),

    /** @param {Decision} decision */
    prompt({ seat, ask, about }) {
      const key = `ask-${ask.replace('.', '-')}`,
        asked = seat === you || (seat === WHOLE_TABLE && you != null)
      return asked && about
        ? words(key, args('question', { ...about, asked: seat }))
        : words(`${key}.wait`, { seat: who(seat) })
    },

    /** @param {string} text @param {number} [seat] @param {any} [view] */
    answer(text, seat, view) {
      const [verb, ...tokens] = text.split(' '),
        given = { asked: seat, view },
        { alone, all } = grammar,
        found = { ...grammar.usual?.answer }
      if (alone && !tokens.length && words.has(fill(alone.known, verb)))
        return words(alone.key, made(alone.args, verb, given))
      if (all?.[verb]) Object.assign(found, made(all[verb], tokens, given))
      else
        for (const token of tokens) {
          const word = wordOf(verb, token),
            again = word?.again && Object.keys(word.args).some(arg => arg in found)
          Object.assign(found, made(again ? word.again : word?.args, token, given))
        }
      const special = Object.entries(grammar.key?.[verb] ?? {}).find(([arg]) => arg in found),
        said = words(special?.[1] ?? `move-${verb}`, found)
      return grammar.capital ? said.slice(0, 1).toUpperCase() + said.slice(1) : said
    },

    /** @param {GameEvent} event */
    event: event => words(`event-${event.kind}`, args('event', event)),

    /**
     * The parts of an event's sentence that the log sets bold; of a list, each.
     * @param {GameEvent} event
     * @returns {string[]}
     */
    strong: event =>
      Object.entries(grammar.bold ?? {})
        .filter(([field]) => event[field] != null)
        .flatMap(([field, maker]) => [event[field]].flat().map(one => make(maker, one, event)))
        .filter(Boolean),

    /**
     * What a thing consists of, part by part; of a list, each.
     * @param {string} of
     * @param {Given} given
     * @returns {string[]}
     */
    parts: (of, given) =>
      Object.entries(given).flatMap(([field, value]) =>
        grammar[of]?.[field] ? [value].flat().map(one => make(grammar[of][field], one, given)) : [],
      ),
  }
}
