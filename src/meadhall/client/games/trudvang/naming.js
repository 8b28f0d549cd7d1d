// What everything of Trudvang Legends is called: Heroes, places, cards, Enemies, runes and statuses.
import { told } from '../../core/words.js'
import { isGroup, isUnit, slotOf } from './notation.js'

/** @type {Record<string, string>} */
const ANY = { '+any': 'good', '-any': 'bad', any: 'any' }

/** @param {{ words: GameWords, view: Trudvang.View }} props */
export function naming({ words, view }) {
  /**
   * The author's words, in the reader's language where the book has them; a line of text has no emphasis.
   * @param {Prose | null | undefined} text
   */
  const prose = text => (told(text) ?? '').replace(/\*([^*]+)\*/g, '$1')
  /** @param {string} id */
  const hero = id => words(`hero-${id}`)
  /** @param {string} kind */
  const status = kind => words(`status-${ANY[kind] ?? `${kind[0] === '+' ? 'good' : 'bad'}-${kind.slice(1)}`}`)
  /** @param {string} kind */
  const rune = kind => words(`rune-${kind}`)

  /**
   * `fylges`, or `space:3` of the Adventure Map; `.in` says “in Fylges”.
   * @param {string} id
   * @param {string} [form]
   */
  function place(id, form = '') {
    if (words.has(`region-${id}`)) return words(`region-${id}${form}`)
    const space = id.replace('space:', ''),
      found = view.space?.spaces.find(one => one.id === space)
    return found ? words(`space-named${form}`, { name: prose(found.name) }) : words(`space${form}`, { space })
  }
  /**
   * A place where something is, where it goes, where it comes from: the languages decline them.
   * @param {(form: string) => string} say
   */
  const declined = say => ({ in: say('.in'), to: say('.to'), out: say('.from') })
  /** @param {any} token */
  const isPlace = token => words.has(`region-${token}`) || String(token ?? '').startsWith('space:')
  /** @param {any} token @param {string} what */
  const forms = (token, what) => declined(form => (isPlace(token) ? place(token, form) : what))
  /**
   * `Volgr, Briya and Kattly`.
   * @param {string[]} names
   */
  const listed = names =>
    names.length > 1
      ? words('both', { first: names.slice(0, -1).join(', '), last: names.at(-1) })
      : (names[0] ?? words('nobody'))
  /**
   * A card of the box by its words, one of the book by its own name.
   * @param {string} id
   */
  function card(id) {
    if (words.has(`card-${id}`)) return words(`card-${id}`)
    const found = id.split('.')[0]
    return words.has(`card-${found}`) ? words(`card-${found}`) : prose(view.cards?.[found]?.name || found)
  }
  /** @param {string} letter */
  const poi = letter => {
    const found = view.pois?.find(one => one.poi === letter)
    return found ? words('poi-named', { letter, name: prose(found.name) }) : words('poi', { letter })
  }
  /** @param {string} id */
  const happening = id =>
    words('happening', { name: words(`happening-${id}`), effect: words(`happening-${id}.effect`) })

  /**
   * A group of Enemies; those of a point of interest have its name. `.one` is the form for a single figure.
   * @param {string} token
   * @param {string} [form]
   */
  function foes(token, form = '') {
    const [id, number] = token.split('~'),
      its = view.pois?.find(one => one.poi === id)
    const said = its
      ? form
        ? words('unit-named', { name: prose(its.name) })
        : prose(its.name)
      : /^[A-L]$/.test(id)
        ? words('foes-of', { letter: id })
        : words(`figure-${id.replace('_', '-')}${form}`)
    return number ? words('group-again', { group: said, number: Number(number) }) : said
  }
  /** @param {string} token */
  function unit(token) {
    if (token === '-') return words('unit-gone')
    const dot = token.lastIndexOf('.'),
      said = foes(token.slice(0, dot), '.one'),
      number = token.slice(dot + 1)
    return number[0] === '!'
      ? words('unit-threat', { group: said, number: Number(number.slice(1) || 1) })
      : words('unit-figure', { group: said, number: Number(number) })
  }
  /**
   * Feats, runes, statuses, units and cards of a combat; null if it is none of them.
   * @param {string} token
   */
  function ofCombat(token) {
    if (/^[+-][a-z]/.test(token)) return status(token)
    for (const kind of ['rune', 'feat', 'attack', 'deck'])
      if (words.has(`${kind}-${token}`)) return words(`${kind}-${token}`)
    const slot = slotOf(token)
    if (slot && words.has(`feat-${slot.feat}`))
      return words('slot', { feat: words(`feat-${slot.feat}`), number: slot.number })
    return isUnit(token) ? unit(token) : isGroup(token) ? foes(token) : null
  }
  /** @param {string} token */
  function said(token) {
    if (/^\d+$/.test(token)) return token
    for (const kind of ['hero', 'happening', 'test'])
      if (words.has(`${kind}-${token}`)) return words(`${kind}-${token}`)
    if (isPlace(token)) return place(token)
    if (token === 'loose') return words('threat-loose')
    if (token === 'health' || token === 'cp') return words(`suffer-${token}`)
    return (view.cards?.[token] || words.has(`card-${token}`) ? null : ofCombat(token)) ?? card(token)
  }
  /** @param {string} id */
  const anyCard = id =>
    words.has(`happening-${id}`)
      ? words(`happening-${id}`)
      : ((words.has(`card-${id}`) ? null : ofCombat(id)) ?? card(id))

  return {
    anyCard,
    card,
    declined,
    foes,
    forms,
    happening,
    hero,
    listed,
    place,
    poi,
    prose,
    rune,
    said,
    status,
    unit,
  }
}
