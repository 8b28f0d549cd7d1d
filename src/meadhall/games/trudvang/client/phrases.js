// Names on the board of Trudvang Legends: the grammar's, and those that only a book or a view knows.
import printed, { grammar } from '/components/trudvang.js'
import { pickTranslation } from '../../i18n/messages.js'
import * as core from '../../i18n/phrases.js'

/** @param {string} text */
const capital = text => text.slice(0, 1).toUpperCase() + text.slice(1)
/** @param {number} n */
const formatSigned = n => (n ? `${n > 0 ? '+' : '−'}${Math.abs(n)}` : '0')
/** @param {number} chance */
const percent = chance => (chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100))))
/**
 * A percentage as the reader's language writes it: 31%, 31 %.
 * @param {number} chance
 */
const share = chance =>
  new Intl.NumberFormat(document.documentElement.lang, { style: 'percent' }).format(percent(chance) / 100)

/** @param {{ words: GameWords, names: string[], you: number | null, view?: Trudvang.Told }} props */
export function phrases({ words, names, you, view: shown = {} }) {
  // A chapter of another adventure has only its cards.
  const view = /** @type {Trudvang.View} */ (shown)
  /**
   * The author's text in the reader's language if the book has it; a single line has no emphasis.
   * @param {Prose | null | undefined} text
   */
  const prose = text => (pickTranslation(text) ?? '').replace(/\*([^*]+)\*/g, '$1')
  const sentences = core.phrases({
    words,
    names,
    you,
    grammar,
    printed,
    own: {
      signed: formatSigned,
      prose(value, given, field) {
        const text = field ? given[field] : value
        return text == null ? null : prose(text)
      },
      // `space:3` of the Adventure Map; an event contains its name.
      space(id, { place, where }, form = '') {
        const space = id.replace('space:', ''),
          named = (id === place && where) || view.space?.spaces.find(one => one.id === space)?.name
        return named ? words(`space-named${form}`, { name: prose(named) }) : words(`space${form}`, { space })
      },
      // Enemies contain the name of their point of interest: another adventure may use its letter again.
      point(letter, { of, unit, group }) {
        const named = of ? letter === (unit ?? group)[0] && of : view.pois?.find(one => one.poi === letter)?.name
        return named ? prose(named) : null
      },
      story(token) {
        const [id] = token.split('.'),
          card = view.cards?.[id]
        return card ? prose(card.name || id) : null
      },
    },
  })
  /** @param {string} maker @returns {(value: any) => string} */
  const nameBy = maker => value => sentences.make(maker, value)
  const [card, effect, foes, place, poi, said, steps, unit] = [
    'card',
    'effect',
    'group',
    'place',
    'poi',
    'said',
    'steps',
    'unit',
  ].map(nameBy)
  /** @param {string} id */
  const hero = id => words(`hero-${id}`)
  /** @param {string} id */
  const rune = id => words(`rune-${id}`)
  /** The rune of a Title, whether it must be active, and each effect of a card with its timing. @param {string} id */
  const does = id => sentences.parts('does', view.cards?.[id] ?? {})
  const it = {
    ...sentences,
    hero,
    place,
    placeIn: nameBy('in'),
    card,
    poi,
    foes,
    unit,
    rune,
    status: nameBy('status'),
    prose,
    effect,
    does,
    said,
    percent,
    share,
    capital,

    /** What an Attack card triggers for Enemies, and their kind. @param {Trudvang.Foes} props */
    abilities: ({ abilities }) =>
      Object.entries(abilities).map(([number, list]) => words(`ability-${number}`, { effect: steps(list) })),
    /** @param {Trudvang.Foes} props */
    nature: ({ boss, type, tier, active }) =>
      [words(`foe-${boss ? 'boss' : type}`), tier > 0 && words('foe-tier', { tier }), active && words('foe-active')]
        .filter(Boolean)
        .join(', '),

    /** Result of stopping now. @param {Trudvang.Fighter} me */
    stopping(me) {
      const { if_stopped: stop } = me,
        parts = /** @type {const} */ (['health', 'cp', 'attack', 'defence'])
          .filter(key => stop[key])
          .map(key => words(`change-${key}`, { n: formatSigned(stop[key]) }))
      return [
        words(`track-${stop.track}`, { misses: stop.misses }),
        parts.length && `${parts.join(', ')}.`,
        stop.miss_effect && words(`hero-${me.hero}.miss`),
      ]
        .filter(Boolean)
        .join(' ')
    },

    /** Figures and marks of a place. @param {string} id */
    inPlace(id) {
      const { heroes, groups, pois, map } = view

      /** @param {{ place: string }} one */
      const isHere = one => one.place === id,
        loose = map.threat.filter(isHere).length
      return [
        ...heroes.filter(one => one.hero && one.at === id).map(one => hero(one.hero)),
        ...groups.filter(isHere).map(one => words('group-count', { group: foes(one.group), count: one.units.length })),
        ...pois.filter(isHere).map(one => poi(one.poi)),
        loose > 0 && words('threat-here', { count: loose }),
        map.locations[id] && card(map.locations[id]),
        ...Object.entries(map.people)
          .filter(([, one]) => isHere(one))
          .map(([one]) => card(one)),
        map.ships.includes(id) && words('ship-here'),
      ].filter(Boolean)
    },
  }
  return it
}
