// Names of effects, prices and places on boards: reads that part of the grammar beside a game’s Fluent files as
// words/phrases.py does. Questions, answers and events are written by the server; docs/words.md tells how.
import { seatNumber } from '../table/seats.js'

/** @param {number | string} seat */
const seatOf = seat => (typeof seat === 'number' ? seat : seatNumber(seat))
/** @param {boolean} so */
const yes = so => (so ? 'yes' : 'no')
/** @param {any} said */
const isPresent = said => said != null && said !== false && said !== '' && !(Array.isArray(said) && !said.length)
/** @param {any} value */
const isTable = value => typeof value === 'object' && value != null && !Array.isArray(value)
/** Leave out what cannot be made. @param {[string, any][]} found */
const withoutNull = found => Object.fromEntries(found.filter(([, said]) => said != null))
/** @param {string} like @param {any} value */
const match = (like, value) => new RegExp(`^(?:${like})$`).exec(value)

/**
 * Make phrases for one reader. `printed` holds the component facts; `own` adds the makers of one game.
 * @param {{ words: GameWords, names: string[], you: number | null, grammar: Grammar, printed: Record<string, any>,
 *   own?: Record<string, OwnMaker> }} props
 */
export function phrases({ words, names, you, grammar, printed, own = {} }) {
  /** @param {number | string} seat */
  const name = seat => names[seatOf(seat)] ?? 'ABCDEFGH'[seatOf(seat)]

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

  /** @param {Maker} maker @param {any} value @returns {boolean} */
  const fits = (maker, value) =>
    typeof maker === 'string'
      ? !maker.includes('{') || words.has(fill(maker, value))
      : Array.isArray(maker)
        ? maker.some(one => fits(one, value))
        : (!maker.like || match(maker.like, value) != null) && (!maker.known || fits(maker.known, value))

  /** @param {Maker} maker @param {any} value @param {Given} given @returns {any} */
  function make(maker, value, given) {
    if (isTable(value)) given = { ...value, view: given.view }
    if (typeof maker === 'string') return makeSimple(maker, value, given)
    if (Array.isArray(maker)) {
      for (const one of maker) {
        const said = typeof one !== 'string' || fits(one, value) ? make(one, value, given) : null
        if (isPresent(said)) return said
      }
      return null
    }
    const { from, like, part } = maker
    if (from) value = given[from.find(field => given[field] != null) ?? '']
    if (value == null || !fits(maker, value)) return null
    const parts = like ? match(like, value)?.slice(1) : null
    if (parts?.length) value = parts
    return makeFromTable(maker, part ? value[part - 1] : value, given)
  }
  /** @param {string} maker @param {any} value @param {Given} given */
  function makeSimple(maker, value, given) {
    if (maker.includes('{')) {
      const key = fill(maker, value)
      return key && words(key)
    }
    if (grammar.made?.[maker]) return make(grammar.made[maker], value, given)
    const [one, ...rest] = maker.split(' ')
    return makers[one](value, given, ...rest)
  }
  /** @param {MakerTable} maker @param {any} value @param {Given} given */
  function makeFromTable(maker, value, given) {
    if (maker.make) return make(maker.make, value, given)
    if (maker.text != null) return maker.text
    if (maker.is != null || maker.same) return yes(value === (maker.is ?? given[maker.same ?? '']))
    if (maker.say) {
      const found = makeAll(maker.args, value, given)
      return Object.keys(found).length === Object.keys(maker.args ?? {}).length
        ? words(fill(maker.say, value), found)
        : null
    }
    if (maker.parts) return parts(maker.parts, value).join(', ')
    return makeList(maker, maker.of ? fact(maker.of, value) : value, given)
  }
  /** @param {MakerTable} maker @param {Iterable<any>} values @param {Given} given */
  function makeList({ each = '', once, none, tally, join, and }, values, given) {
    const all = [...values],
      distinct = [...new Set(all)]
    if (tally)
      return distinct.map(one => `${make(tally, one, given)} ${all.filter(two => one === two).length}`).join(', ')
    const said = (once ? distinct : all).map(one => make(each, one, given)).filter(isPresent)
    if (and && said.length > 1) return words(and, { first: said.slice(0, -1).join(', '), last: said.at(-1) })
    return said.join(join ? words(join) : ', ') || (none ? words(none) : '')
  }
  /** @param {Makers | undefined} table @param {any} value @param {Given} given */
  const makeAll = (table, value, given) =>
    withoutNull(Object.entries(table ?? {}).map(([arg, maker]) => [arg, make(maker, value, given)]))
  /** @param {string} of @param {Given} given @returns {string[]} */
  const parts = (of, given) =>
    Object.entries(/** @type {Makers} */ (grammar[of]))
      .filter(([field]) => isPresent(given[field]))
      .flatMap(([field, maker]) => {
        const each = isTable(maker) && /** @type {MakerTable} */ (maker).each
        return each
          ? given[field].map((/** @type {any} */ one) => make(each, one, given))
          : make(maker, given[field], given)
      })
      .filter(isPresent)

  return {
    name,
    /** @param {Maker} maker @param {any} value @returns {string} */
    make: (maker, value) => make(maker, value, {}),

    /** Return a thing's parts in words; a single item for each of several. */
    parts,
  }
}
