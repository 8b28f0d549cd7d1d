// Reads the grammar that stands beside a game's Fluent files, as words/phrases.py does; docs/words.md tells how.
import { DEALER, number, WHOLE_TABLE } from './seats.js'

/** @param {number | string} seat */
const seatOf = seat => (typeof seat === 'number' ? seat : number(seat))
/** @param {boolean} so */
const yes = so => (so ? 'yes' : 'no')
/** @param {any} said */
const isThere = said => said != null && said !== false && said !== '' && !(Array.isArray(said) && !said.length)
/** @param {any} value */
const isTable = value => typeof value === 'object' && value != null && !Array.isArray(value)
/**
 * What cannot be made is left out.
 * @param {[string, any][]} found
 */
const whole = found => Object.fromEntries(found.filter(([, said]) => said != null))
/** @param {string} like @param {any} value */
const match = (like, value) => new RegExp(`^(?:${like})$`).exec(value)

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
    if (isTable(value)) return value[path] ?? ''
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

  /** @param {Maker | Word} maker @param {any} value @returns {boolean} */
  const fits = (maker, value) =>
    typeof maker === 'string'
      ? !maker.includes('{') || words.has(fill(maker, value))
      : Array.isArray(maker)
        ? maker.some(one => fits(one, value))
        : (!maker.like || match(maker.like, value) != null) && (!maker.known || fits(maker.known, value))

  /** @param {Maker} maker @param {any} value @param {Given} given @returns {any} */
  function make(maker, value, given) {
    if (isTable(value)) given = { ...value, view: given.view }
    if (typeof maker === 'string') return simple(maker, value, given)
    if (Array.isArray(maker)) {
      for (const one of maker) {
        const said = typeof one !== 'string' || fits(one, value) ? make(one, value, given) : null
        if (isThere(said)) return said
      }
      return null
    }
    const { from, like, part } = maker
    if (from) value = given[from.find(field => given[field] != null) ?? '']
    if (value == null || !fits(maker, value)) return null
    const parts = like ? match(like, value)?.slice(1) : null
    if (parts?.length) value = parts
    return compound(maker, part ? value[part - 1] : value, given)
  }
  /** @param {string} maker @param {any} value @param {Given} given */
  function simple(maker, value, given) {
    if (maker.includes('{')) {
      const key = fill(maker, value)
      return key && words(key)
    }
    if (grammar.made?.[maker]) return make(grammar.made[maker], value, given)
    const [one, ...rest] = maker.split(' ')
    return makers[one](value, given, ...rest)
  }
  /** @param {MakerTable} maker @param {any} value @param {Given} given */
  function compound(maker, value, given) {
    if (maker.make) return make(maker.make, value, given)
    if (maker.text != null) return maker.text
    if (maker.is != null || maker.same) return yes(value === (maker.is ?? given[maker.same ?? '']))
    if (maker.say) {
      const found = made(maker.args, value, given)
      return Object.keys(found).length === Object.keys(maker.args ?? {}).length
        ? words(fill(maker.say, value), found)
        : null
    }
    if (maker.parts) return parts(maker.parts, value).join(', ')
    return several(maker, maker.of ? fact(maker.of, value) : value, given)
  }
  /** @param {MakerTable} maker @param {Iterable<any>} values @param {Given} given */
  function several({ each = '', once, none, tally, join, and }, values, given) {
    const all = [...values],
      distinct = [...new Set(all)]
    if (tally)
      return distinct.map(one => `${make(tally, one, given)} ${all.filter(two => one === two).length}`).join(', ')
    const said = (once ? distinct : all).map(one => make(each, one, given)).filter(isThere)
    if (and && said.length > 1) return words(and, { first: said.slice(0, -1).join(', '), last: said.at(-1) })
    return said.join(join ? words(join) : ', ') || (none ? words(none) : '')
  }
  /** @param {Makers | undefined} table @param {any} value @param {Given} given */
  const made = (table, value, given) =>
    whole(Object.entries(table ?? {}).map(([arg, maker]) => [arg, make(maker, value, given)]))
  /** @param {'event' | 'question'} of @param {Given} given */
  const args = (of, given) => ({
    ...grammar.usual?.[of],
    ...whole(
      Object.entries({ ...grammar.field, ...grammar[of], ...grammar.kind?.[given.kind] }).map(([arg, maker]) => [
        arg,
        given[arg] != null || (isTable(maker) && /** @type {MakerTable} */ (maker).from)
          ? make(maker, given[arg], given)
          : null,
      ]),
    ),
  })
  /** @param {string} of @param {Given} given @returns {string[]} */
  const parts = (of, given) =>
    Object.entries(/** @type {Makers} */ (grammar[of]))
      .filter(([field]) => isThere(given[field]))
      .flatMap(([field, maker]) => {
        const each = isTable(maker) && /** @type {MakerTable} */ (maker).each
        return each
          ? given[field].map((/** @type {any} */ one) => make(each, one, given))
          : make(maker, given[field], given)
      })
      .filter(isThere)
  /** @param {string} verb @param {string} token */
  const wordOf = (verb, token) =>
    grammar.word.find(word => (!word.verbs || word.verbs.includes(verb)) && fits(word, token))

  /**
   * What the words of an answer name, as arguments of its sentence.
   * @param {string} text
   * @param {number} [seat]
   * @param {any} [view]
   */
  function namedBy(text, seat, view) {
    const [verb, ...tokens] = text.split(' '),
      given = { asked: seat, view, tokens },
      all = grammar.all?.[verb]
    if (all) return made(all, tokens, given)
    /** @type {Record<string, any>} */
    const found = {}
    for (const token of tokens) {
      const word = wordOf(verb, token),
        again = word?.again && Object.keys(word.args).some(arg => arg in found)
      Object.assign(found, made(again ? word.again : word?.args, token, given))
    }
    return found
  }
  /**
   * With a capital, where the sentences of a game begin with words that have none.
   * @param {string} of
   * @param {string} said
   */
  const begun = (of, said) => (grammar.capital?.includes(of) ? said.slice(0, 1).toUpperCase() + said.slice(1) : said)

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
        { alone } = grammar
      if (alone && !tokens.length && fits(alone.known, verb))
        return words(alone.key, made(alone.args, verb, { asked: seat, view }))
      const found = namedBy(text, seat, view),
        special = Object.entries(grammar.key?.[verb] ?? {}).find(([arg]) => arg in found)
      return begun('answer', words(special?.[1] ?? `move-${verb}`, { ...grammar.usual?.answer, ...found }))
    },
    namedBy,

    /** @param {GameEvent} event */
    event: event => begun('event', words(`event-${event.kind}`, args('event', event)).trimEnd()),

    /**
     * The parts of an event's sentence that the log sets bold; of a list, each.
     * @param {GameEvent} event
     * @returns {string[]}
     */
    strong: event =>
      Object.entries(grammar.bold ?? {})
        .filter(([field]) => event[field] != null)
        .flatMap(([field, maker]) => [event[field]].flat().map(one => make(maker, one, event)))
        .filter(isThere),

    /**
     * What an answer would bring, where the game works it out: the view's `ahead`.
     * @param {string} text
     * @param {{ ahead?: Record<string, Record<string, unknown>> } | undefined} view
     * @returns {string | null}
     */
    brings: (text, view) => (view?.ahead?.[text] ? make('brings', view.ahead[text], {}) : null),

    /** What a thing consists of, part by part; each of several is one. */
    parts,
  }
}
