// Trudvang Legends said in words: the twin of phrase.py, fed by the same Fluent files. Heroes are called by name,
// whoever plays them.
import { WHOLE_TABLE } from '../../core/seats.js'
import { effects } from './effects.js'
import { naming } from './naming.js'
import { calledUnit, OF_UNIT, parse } from './notation.js'

const NUMBERS = ['count', 'left', 'difficulty', 'round', 'quest', 'number', 'attack', 'defence', 'still']
const TEXTS = ['text', 'name', 'title', 'label', 'question', 'entry', 'adventure']
const SILENT = [
  'kind',
  'seat',
  'path',
  'labels',
  'titles',
  'options',
  'lost',
  'verb',
  'cards',
  'fights',
  'yes',
  'passed',
  'n',
  'odds',
  'named',
  'prices',
  'cost',
  'offer',
  'feats',
  'faces',
  'draws',
  'counting',
  'of',
  'where',
]
/** @param {string} text */
const capital = text => text.slice(0, 1).toUpperCase() + text.slice(1)
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
  /** @param {number} seat */
  const name = seat => (seat === WHOLE_TABLE ? words('table') : names[seat])
  const called = naming({ words, view }),
    { anyCard, card, declined, foes, forms, happening, hero, listed, place, poi, prose, rune, said, status, unit } =
      called,
    { cost, does, effect, effectOf, face, steps } = effects({ words, view, called })

  /** @type {Record<string, (it: any) => string>} */
  const SAID = {
    place: id => place(id),
    from: id => place(id, '.from'),
    poi,
    card: anyCard,
    event: happening,
    hero: id => (typeof id === 'number' ? names[id] : hero(id)),
    defender: id => (typeof id === 'number' ? names[id] : hero(id)),
    heroes: ids => listed(ids.map(hero)),
    type: id => words(`test-${id}`),
    window: id => words(`window-${id}`),
    gain: id => words(`benefit-${id}`),
  }
  /** @param {string} key @param {any} it */
  const value = (key, it) =>
    NUMBERS.includes(key)
      ? it
      : TEXTS.includes(key)
        ? prose(it)
        : SAID[key]
          ? SAID[key](it)
          : Array.isArray(it)
            ? it.map(said).join(', ')
            : typeof it === 'string'
              ? said(it)
              : it
  /**
   * The values of a question or an event in words; numbers stay numbers.
   * @param {Record<string, any>} given
   */
  const named = given => ({
    ...Object.fromEntries(
      Object.entries(given)
        .filter(([key]) => !SILENT.includes(key))
        .map(([key, it]) => [key, value(key, it)]),
    ),
    ...(given.place && forms(given.place, given.place)),
    ...(given.heroes && { many: given.heroes.length }),
    ...(given.named && { card: prose(given.named) }),
    ...(given.where && {
      place: prose(given.where),
      ...declined(form => words(`space-named${form}`, { name: prose(given.where) })),
    }),
  })

  /** @param {string} verb @param {string} token */
  const only = (verb, token) =>
    verb === 'poi'
      ? poi(token)
      : verb === 'space'
        ? place(`space:${token}`)
        : verb === 'lift' && token === 'miss'
          ? words('miss-track')
          : verb === 'spend' && token === 'card'
            ? words('hired-card')
            : said(token)

  /**
   * @param {Prose} of
   * @param {GameEvent} event
   * @returns {Pick<GamePhrases, 'event'> & { strong(event: GameEvent): string[] }}
   */
  const ofPoint = (of, { unit: its, group }) => {
    const point = { poi: (its ?? group)[0], name: of, red: false, text: '', place: '', duel: null }
    return phrases({ words, names, you, view: { ...view, pois: [point] } })
  }
  const it = {
    name,
    hero,
    place,
    card,
    poi,
    foes,
    unit,
    rune,
    status,
    prose,
    effect,
    does,
    happening,
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
     * What is asked of whom; a question to the table is put to everybody who sits at it.
     * @param {Decision} decision
     */
    prompt(decision) {
      const key = `ask-${decision.ask.replace('.', '-')}`,
        asked = decision.seat === you || (decision.seat === WHOLE_TABLE && you != null)
      return asked && decision.about
        ? words(key, named(decision.about))
        : words(`${key}.wait`, { seat: name(decision.seat) ?? words('dealer') })
    },

    /** @param {string} text */
    answer(text) {
      const { verb, tokens } = parse(text),
        asked = view.question ?? {}
      if (verb === 'choose')
        return asked.labels?.[tokens[0]] ? prose(asked.labels[tokens[0]]) : words('move-choose', { what: tokens[0] })
      if (verb === 'adventure') return words('move-adventure', { what: prose(asked.titles?.[tokens[0]] ?? tokens[0]) })
      if (verb === 'either' && asked.options) return capital(steps(asked.options[Number(tokens[0]) - 1]))
      const [what = 'none', other = 'none'] = tokens.map((token, i) =>
        only(verb, i === 0 && OF_UNIT.includes(verb) ? it.toldUnit(tokens) : token),
      )
      return capital(
        words(`move-${verb}`, {
          what,
          other,
          ...forms(verb === 'space' ? `space:${tokens[0]}` : tokens[0], what),
          effect: effectOf(verb, tokens) ?? 'none',
        }),
      )
    },

    /**
     * The same as a row of the list, with what it would mean: what a Feat does, who is there, what the odds are.
     * @param {string} text
     * @param {number | undefined} seat
     */
    row(text, seat) {
      const { verb, tokens } = parse(text),
        plain = it.answer(text),
        does = effectOf(verb, tokens)
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
      const { prices, difficulty, count, cost: due, offer } = view.question ?? {}
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
          .map(key => words(`change-${key}`, { n: `${stop[key] > 0 ? '+' : '−'}${Math.abs(stop[key])}` }))
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
        ? { id: tokens[0], title: words('gathered', { what: only(verb, tokens[0]) }), rank: verb === 'spend' ? 100 : 0 }
        : null
    },

    /**
     * What happened. The foes of a point of interest bring its name along: another adventure may use its letter again.
     * @param {GameEvent} event
     * @returns {string}
     */
    event({ of, ...event }) {
      if (of) return ofPoint(of, event).event(event)
      const args = named(event)
      return capital(
        words(`event-${event.kind}`, {
          ...args,
          hero: args.hero ?? (event.seat != null ? name(event.seat) : 'none'),
          answer: event.yes ?? 'none',
          passed: event.passed ?? 'none',
        }).trimEnd(),
      )
    },

    /**
     * The parts of an event's sentence that the log sets bold.
     * @param {GameEvent} event
     * @returns {string[]}
     */
    strong: ({ of, ...event }) =>
      of
        ? ofPoint(of, event).strong(event)
        : [
            event.hero && typeof event.hero === 'string' && hero(event.hero),
            event.feat && said(event.feat),
            ...(event.drawn ?? []).map(said),
            event.named ? prose(event.named) : event.card && anyCard(event.card),
            event.unit && unit(event.unit),
            event.poi && poi(event.poi),
            event.where ? prose(event.where) : event.place && place(event.place),
            event.event && words(`happening-${event.event}`),
          ].filter(Boolean),
  }
  return it
}
