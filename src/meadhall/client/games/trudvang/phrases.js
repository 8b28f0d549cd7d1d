// Trudvang Legends said in words, as one reader at the table hears them: the sentences are those of the grammar beside
// its Fluent files; what is here only a book or a view knows, and what answers would cost and mean.
import printed, { grammar } from '/components/trudvang.js'
import * as core from '../../core/phrases.js'
import { told } from '../../core/words.js'
import { calledUnit, OF_UNIT, parse } from './notation.js'

/** @param {string} text */
const capital = text => text.slice(0, 1).toUpperCase() + text.slice(1)
/** @param {number} n */
const signed = n => (n ? `${n > 0 ? '+' : '−'}${Math.abs(n)}` : '0')
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
  const odds = view.question?.odds ?? {}
  /**
   * The author's words, in the reader's language where the book has them; a line of text has no emphasis.
   * @param {Prose | null | undefined} text
   */
  const prose = text => (told(text) ?? '').replace(/\*([^*]+)\*/g, '$1')
  const sentences = core.phrases({
    words,
    names,
    you,
    grammar,
    printed,
    own: {
      signed,
      prose(value, given, field) {
        const text = field ? given[field] : value
        return text == null ? null : prose(text)
      },
      // `space:3` of the Adventure Map; an event brings its name along.
      space(id, { place, where }, form = '') {
        const space = id.replace('space:', ''),
          named = (id === place && where) || view.space?.spaces.find(one => one.id === space)?.name
        return named ? words(`space-named${form}`, { name: prose(named) }) : words(`space${form}`, { space })
      },
      // Its Enemies bring the name of a point of interest along: another adventure may use its letter again.
      point(letter, { of, unit, group }) {
        const named = of ? letter === (unit ?? group)[0] && of : view.pois?.find(one => one.poi === letter)?.name
        return named ? prose(named) : null
      },
      story(token) {
        const [id] = token.split('.'),
          card = view.cards?.[id]
        return card ? prose(card.name || id) : null
      },
      told: (_, given) => sentences.make('said', it.toldUnit(given.tokens)),
      used(token) {
        const [id, number] = token.split('.'),
          found = view.cards?.[id]?.effects?.[number ? Number(number) - 1 : 0]
        return found ? effect(found) : null
      },
    },
  })
  /** @param {string} maker @returns {(value: any) => string} */
  const called = maker => value => sentences.make(maker, value)
  const [card, cost, effect, foes, place, poi, said, steps, unit] = [
    'card',
    'cost',
    'effect',
    'group',
    'place',
    'poi',
    'said',
    'steps',
    'unit',
  ].map(called)
  /** @param {string} id */
  const hero = id => words(`hero-${id}`)
  /** @param {string} id */
  const rune = id => words(`rune-${id}`)
  /**
   * The rune of a Title, whether it must be active, and each effect of a card with its moment.
   * @param {string} id
   */
  const does = id => sentences.parts('does', view.cards?.[id] ?? {})
  /**
   * A Hero card: Class, health and bag, or the Feats of a hired hand; and what exhausting gives.
   * @param {string} id
   * @param {Trudvang.Face} props
   */
  function face(id, { class: kind, health, bag = {}, feats }) {
    const args = { class: words(`class-${kind}`), exhaust: words(`hero-${id}.exhaust`) }
    if (feats) return words('hired-face', { ...args, feats: feats.map(feat => words(`feat-${feat}`)).join(', ') })
    const runes = Object.entries(bag).map(([one, count]) => `${rune(one)} ${count}`)
    return words('hero-face', { ...args, health, runes: runes.join(', ') })
  }

  const it = {
    ...sentences,
    hero,
    place,
    placeIn: called('in'),
    card,
    poi,
    foes,
    unit,
    rune,
    status: called('status'),
    prose,
    effect,
    does,
    said,
    percent,
    share,
    capital,

    /**
     * What Enemies do when their Attack card triggers it, and of what kind they are.
     * @param {Trudvang.Foes} props
     */
    abilities: ({ abilities }) =>
      Object.entries(abilities).map(([number, list]) => words(`ability-${number}`, { effect: steps(list) })),
    /** @param {Trudvang.Foes} props */
    nature: ({ boss, type, tier, active }) =>
      [words(`foe-${boss ? 'boss' : type}`), tier > 0 && words('foe-tier', { tier }), active && words('foe-active')]
        .filter(Boolean)
        .join(', '),

    /**
     * An answer in words; those to a choice of the book in the author's.
     * @param {string} text
     */
    answer(text) {
      const { verb, tokens } = parse(text),
        { labels, titles, options } = view.question ?? {}
      if (verb === 'choose' && labels?.[tokens[0]]) return prose(labels[tokens[0]])
      if (verb === 'adventure') return words('move-adventure', { what: prose(titles?.[tokens[0]] ?? tokens[0]) })
      if (verb === 'either' && options) return capital(steps(options[Number(tokens[0]) - 1]))
      return sentences.answer(text)
    },

    /**
     * The same as a row of the list, with what it would mean: what a Feat does, who is there, what the odds are.
     * @param {string} text
     * @param {number | undefined} seat
     */
    row(text, seat) {
      const { verb, tokens } = parse(text),
        plain = it.answer(text),
        { effect: does } = sentences.namedBy(text)
      if (does && plain.endsWith(does)) return { text: plain.slice(0, -does.length).replace(/[.:\s]+$/, ''), sub: does }
      if (does) return { text: plain, sub: does }
      return { text: plain, sub: it.price(verb, tokens) || it.means(verb, tokens, seat) }
    },
    /**
     * What the question tells about an answer beforehand: its price, its test with the odds, what it is for.
     * @param {string} verb
     * @param {string[]} pair
     */
    price(verb, [token]) {
      const { prices, difficulty, count, cost: due, offer, losses } = view.question ?? {}
      if (verb === 'defend' && losses?.[token]) return it.loss(token, losses[token])
      if (verb === 'choose' && prices?.[token])
        return [
          prices[token].cost && words('price-cost', { cost: cost(prices[token].cost) }),
          ...(prices[token].tests ?? []).map(it.test),
        ]
          .filter(Boolean)
          .join(words('step-then'))
      if (verb === 'location') {
        const here = view.map.locations[view.question.place ?? '']
        return [card(here), ...(view.cards[here]?.effects ?? []).filter(one => one.at === 'explore').map(effect)].join(
          ' · ',
        )
      }
      if (verb === 'stand' && count != null && difficulty != null)
        return difficulty > count ? words('stand-failed', { left: difficulty - count }) : words('stand-passed')
      if (verb === 'hero' && due) return words('price-cost', { cost: cost(due) })
      return (verb === 'hero' || verb === 'yes') && offer ? capital(steps(offer)) : null
    },
    /**
     * What a Hero would lose by defending, as far as it follows from what lies open.
     * @param {string} id
     * @param {Trudvang.Loss} props
     */
    loss: (id, { least, most, mean, falls, ability }) =>
      words('defend-loss', {
        hp: view.heroes.find(one => one.hero === id)?.hp ?? 0,
        least,
        most,
        mean,
        spread: least === most ? 'none' : 'some',
        falls: percent(falls),
        ability: percent(ability),
      }),
    /** @param {Trudvang.Test} props */
    test: ({ type, difficulty, odds: chances }) =>
      words('price-test', { type: words(`test-${type}`), difficulty, odds: it.chances(chances) || 'none' }),
    /** @param {Record<string, number>} given */
    chances: given =>
      Object.entries(given)
        .map(([id, chance]) => words('odds-hero', { hero: hero(id), percent: percent(chance) }))
        .join(', '),
    /** @param {string} verb @param {string[]} pair @param {number | undefined} seat */
    means(verb, [token, where], seat) {
      if (['travel', 'sail', 'region', 'to', 'engage', 'explore', 'ashore'].includes(verb)) return it.there(token)
      if (verb === 'hero' && odds[token] != null) return words('odds-of', { percent: percent(odds[token]) })
      if (view.question?.faces?.[token]) return face(token, view.question.faces[token])
      if (verb === 'yes' && Object.keys(odds).length) return it.oddsOf(seat)
      if (OF_UNIT.includes(verb)) {
        const found = it.unitAt([token, where])
        return found
          ? words('foe-facts', { health: found.health - found.damage, attack: found.attack, defence: found.defence })
          : null
      }
      if (verb === 'draw' || verb === 'stop') {
        const me = view.fight?.heroes.find(one => one.seat === seat)
        return me ? (verb === 'draw' ? it.risk(me) : it.stopping(me)) : null
      }
      if (verb === 'defend') {
        const found = view.heroes.find(one => one.hero === token)
        return found ? words('hero-line', { hp: found.hp, most: found.most, cp: found.cp }) : null
      }
      if (verb === 'poi') return prose(view.pois.find(one => one.poi === token)?.text ?? '') || null
      if (verb !== 'exhaust' || !words.has(`hero-${token}.exhaust`))
        return does(token ?? (verb === 'top' ? view.question?.card : undefined) ?? '').join(' ') || null
      return [
        odds[token] != null && words('odds-again', { percent: percent(odds[token]) }),
        words(`hero-${token}.exhaust`),
      ]
        .filter(Boolean)
        .join(' · ')
    },
    /** @param {number | undefined} seat */
    oddsOf(seat) {
      const mine = view.heroes[seat ?? -1]?.hero,
        told = mine && odds[mine] != null ? [odds[mine]] : Object.values(odds)
      return told.length === 1 ? words('odds-of', { percent: percent(told[0]) }) : it.chances(odds)
    },
    /**
     * The unit that an answer names, in that place or where the question is about.
     * @param {string[]} pair
     */
    unitAt([token, where]) {
      const dot = token.lastIndexOf('.'),
        here = where ?? view.question?.place ?? view.fight?.place,
        found = view.groups?.find(one => one.group === token.slice(0, dot) && (here == null || one.place === here)),
        number = token.slice(dot + 1)
      return found?.units[number[0] === '!' ? found.units.length - Number(number.slice(1) || 1) : Number(number) - 1]
    },

    /**
     * Answers name a unit by its place in the row, words by the number that it keeps.
     * @param {string[]} pair
     */
    toldUnit([token, where]) {
      const found = it.unitAt([token, where])
      return found ? (calledUnit(token.slice(0, token.lastIndexOf('.')), found) ?? token) : token
    },

    /**
     * What the next draw risks, and what stopping now means.
     * @param {Trudvang.Fighter} me
     */
    risk(me) {
      if (!me.next_draw) return null
      const { misses, runes, full } = me.next_draw
      return words('risk-draw', { runes, none: percent(misses[0]), full: percent(full) })
    },
    /** @param {Trudvang.Fighter} me */
    stopping(me) {
      const { if_stopped: stop } = me,
        parts = /** @type {const} */ (['health', 'cp', 'attack', 'defence'])
          .filter(key => stop[key])
          .map(key => words(`change-${key}`, { n: signed(stop[key]) }))
      return [
        words(`track-${stop.track}`, { misses: stop.misses }),
        parts.length && `${parts.join(', ')}.`,
        stop.miss_effect && words(`hero-${me.hero}.miss`),
      ]
        .filter(Boolean)
        .join(' ')
    },

    /**
     * Who and what is in a place.
     * @param {string} id
     */
    inPlace(id) {
      const { heroes, groups, pois, map } = view

      /** @param {{ place: string }} one */
      const here = one => one.place === id,
        loose = map.threat.filter(here).length
      return [
        ...heroes.filter(one => one.hero && one.at === id).map(one => hero(one.hero)),
        ...groups.filter(here).map(one => words('group-count', { group: foes(one.group), count: one.units.length })),
        ...pois.filter(here).map(one => poi(one.poi)),
        loose > 0 && words('threat-here', { count: loose }),
        map.locations[id] && card(map.locations[id]),
        ...Object.entries(map.people)
          .filter(([, one]) => here(one))
          .map(([one]) => card(one)),
        map.ships.includes(id) && words('ship-here'),
      ].filter(Boolean)
    },
    /** @param {string} id */
    there: id => it.inPlace(id).join(' · ') || null,

    /**
     * Many answers are gathered behind the rune or the card they begin with; keeping all runes stands before giving
     * some up.
     * @param {string} text
     */
    group(text) {
      const { verb, tokens } = parse(text)
      return ['place', 'spend', 'move'].includes(verb) && tokens.length > 1
        ? {
            id: tokens[0],
            title: words('gathered', { what: sentences.namedBy(text).what }),
            rank: verb === 'spend' ? 100 : 0,
          }
        : null
    },
  }
  return it
}
