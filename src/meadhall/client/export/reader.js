// A book in one file for one reader: `meadhall story export` puts this script, its imports and the book into a page.
// Simplified rules, as the page says.

import { draw, runes, sow, wished } from './chance.js'
import { holds, spoken } from './conditions.js'
import { close, give, hear, offer, show, tell, turn } from './page_view.js'
import { keep, recalled } from './saved_progress.js'
import { amount, DEEDS } from './step_effects.js'

/** @typedef {import('./conditions.js').Told} Told */

const book = JSON.parse(document.getElementById('book')?.textContent ?? '{}'),
  words = book.words,
  anew = document.getElementById('anew')

/** @type {Told} */
let s = null,
  /** @type {Told[]} what is still to be done: steps with their place, and marks where a visit comes back */
  agenda = []

/** @param {string} key @param {Record<string, string | number>} [args] @returns {string} */
const say = (key, args = {}) =>
  words[key].replace(/\{(\w+)\}/g, (/** @type {string} */ _, /** @type {string} */ name) => args[name])

/** @param {[string, () => void][]} answers */
const ask = answers => offer(answers, s ? say('standing', { health: s.health, most: s.most, cp: s.cp, xp: s.xp }) : '')

/** @param {Told[]} steps */
const push = steps => agenda.push({ steps, at: 0 })
const adventure = () => book.adventures[s.adventure]

/** @param {string} id */
function open(id) {
  const entry = adventure().entries[id],
    again = s.journal.includes(id)
  s.journal.push(id)
  turn(id.startsWith('end-') ? say('end') : id === 'intro' ? adventure().title : say('entry', { id }))
  tell(spoken(s, entry.text, draw), 'prose')
  if (id.startsWith('end-')) agenda = [{ end: id }]
  if (!(entry.once && again)) push(entry.do)
}

/** @param {Told} test */
function allowed(test) {
  return (
    !test.only.length ||
    test.only.some((/** @type {Told} */ one) =>
      one.kind === 'class'
        ? one.name === s.class
        : one.kind === 'has'
          ? s.cards.includes(one.name)
          : s.quests.includes(Number(one.name)),
    )
  )
}

/** @param {Told} test */
function take(test) {
  const wanted = test.difficulty + (test.adjust[s.class] ?? 0),
    found = runes(s.bag),
    hits = (found[test.rune] ?? 0) + (found.wild ?? 0),
    passed = test.auto.includes(s.class) || hits >= wanted
  s.results[test.id] = passed
  tell(say(passed ? 'passed' : 'failed', { what: words[test.type], hits, wanted }))
  push(passed ? test.success : test.failure)
  run()
}

/** @param {Told} cost */
function payable(cost) {
  return (
    !cost ||
    (s.cp >= cost.cp &&
      s.health > cost.health &&
      !(cost.exhaust && s.exhausted) &&
      (!cost.token || (s.tokens[cost.token] ?? 0) >= cost.tokens) &&
      (!cost.give_up || owned(cost.give_up)) &&
      (!cost.rune || cost.rune === 'any' || s.bag[cost.rune] > 0))
  )
}

/** @param {string} kind @returns {string | undefined} */
const owned = kind => s.cards.find((/** @type {string} */ id) => book.cards[id]?.kind === kind)

/** @param {Told} cost */
function pay(cost) {
  if (!cost) return
  s.cp -= cost.cp
  s.health -= cost.health
  s.exhausted ||= cost.exhaust
  if (cost.token) s.tokens[cost.token] -= cost.tokens
  if (cost.rune && cost.rune !== 'any') s.bag[cost.rune] -= 1
  if (cost.give_up) DEEDS.remove_card(s, { card: owned(cost.give_up) }, book)
}

/** @param {Told} step */
function shown(step) {
  return step.n
    ? `${words[step.verb] ?? step.verb} ${amount(s, step.n)}`
    : (words[step.verb] ?? step.verb.replaceAll('_', ' '))
}

/** @param {[string, Told[]][]} ways */
const fork = ways =>
  ask(
    ways.map(([label, steps]) => [
      label,
      () => {
        push(steps)
        run()
      },
    ]),
  )

/** Steps with a question; true if the reader has to answer first. @type {Record<string, (step: Told) => boolean>} */
const ASKING = {
  choose(step) {
    const free = step.options.filter((/** @type {Told} */ one) => holds(s, one.condition) && payable(one.cost))
    if (!free.length) return false
    ask(
      free.map((/** @type {Told} */ one) => [
        spoken(s, one.label, draw),
        () => {
          pay(one.cost)
          push(one.do)
          run()
        },
      ]),
    )
    return true
  },
  ask_each(step) {
    tell(spoken(s, step.question, draw))
    const answer = (/** @type {number} */ yes) => () => {
      s.chose[step.id] = yes
      push(yes ? step.if_yes : step.if_no)
      run()
    }
    ask([
      [words.yes, answer(1)],
      [words.no, answer(0)],
    ])
    return true
  },
  may(step) {
    fork([
      [words.yes, step.do],
      [words.no, []],
    ])
    return true
  },
  one_of(step) {
    fork(step.options.map((/** @type {Told[]} */ steps) => [steps.map(shown).join(', '), steps]))
    return true
  },
  test(step) {
    if (!allowed(step)) {
      push(step.declined)
      return false
    }
    if (!step.may) {
      take(step)
      return true
    }
    ask([
      [say('try', { what: words[step.type], wanted: step.difficulty }), () => take(step)],
      [
        words.leave,
        () => {
          push(step.declined)
          run()
        },
      ],
    ])
    return true
  },
}

/** @param {Told} step */
function lead(step) {
  if (step.verb === 'read') {
    while (agenda.length && !agenda.at(-1).back) agenda.pop()
    open(step.entry)
  } else if (step.verb === 'visit') {
    agenda.push({ back: true })
    open(step.entry)
  } else if (step.verb === 'if') push(holds(s, step.condition) ? step.then : step.otherwise)
  else if (step.verb === 'tell') tell(spoken(s, step.text, draw))
  else if (step.verb === 'give_up') {
    const card = owned(step.kind)
    if (card) DEEDS.remove_card(s, { card }, book)
    else push(step.or_else)
  } else DEEDS[step.verb]?.(s, step, book)
}

/** Run all due steps until a question comes up. */
function run() {
  while (agenda.length) {
    const top = agenda.at(-1)
    if (top.end) return over(top.end)
    if (top.back || top.at >= top.steps.length) agenda.pop()
    else {
      const step = top.steps[top.at++]
      if (ASKING[step.verb]?.(step)) return
      if (!ASKING[step.verb]) lead(step)
      fall()
    }
  }
  table()
}

function fall() {
  if (s.health > 0) return
  s.health = Math.ceil(s.most / 2)
  s.round += 1
  tell(words.fallen)
}

/** Fight exchange by exchange, by the page's simplified rule, until one side is down. @param {Told} foes */
function fight(foes) {
  let left = foes.count * Math.max(1, foes.health + foes.defence)
  while (left > 0) {
    const found = runes(s.bag),
      hits = Object.entries(found).reduce((sum, [kind, count]) => sum + (kind === 'dark' ? 0 : count), 0)
    left -= Math.ceil(hits / 2)
    if (left > 0) s.health -= foes.boss ? 2 : 1
    if (s.health <= 0) {
      tell(words.lost)
      fall()
      return false
    }
  }
  tell(words.won)
  return true
}

/** List what can be visited: goals on the table and spaces of the open map. */
function table() {
  const { pois, map } = adventure(),
    space = s.space ? map.spaces[s.space] : null
  /** @type {[string, () => void][]} */
  const ways = s.pois.map((/** @type {string} */ letter) => [`${pois[letter].name}`, () => visit(letter)])
  for (const door of space?.doors ?? [])
    if (holds(s, door.condition) && !s.blocked.includes(door.to))
      ways.push([
        map.spaces[door.to].name || door.to,
        () => {
          s.space = door.to
          go(map.spaces[door.to].read)
        },
      ])
  if (space && !s.journal.includes(space.read)) return go(space.read)
  if (!ways.length) {
    tell(words.stuck)
    return between()
  }
  ask(ways)
}

/** @param {string} id */
function go(id) {
  s.round += 1
  s.exhausted = false
  open(id)
  run()
}

/** @param {string} letter */
function visit(letter) {
  const poi = adventure().pois[letter]
  if (poi.text) tell(poi.text)
  if (poi.place && !poi.on_map) s.region = poi.place
  if (poi.red) {
    if (!fight(poi.foes)) return table()
    if (!poi.keep) DEEDS.discard_poi(s, { poi: letter }, book)
  }
  go(poi.read)
}

/** @param {string} end */
function over(end) {
  agenda = []
  s.played[s.adventure] = end
  const ending = adventure().entries[end].campaign_end
  if (ending) tell(book.endings[ending] ?? ending, 'prose')
  const on = ending ? [] : playable()
  if (on.length) return between()
  turn(words.over)
  tell(words.again)
  close(end)
  ask([[words.begin, restart]])
}

const playable = () =>
  Object.values(book.adventures).filter(
    one =>
      !(one.id in s.played) &&
      (one.first || one.id === book.first || s.unlocked.includes(one.id)) &&
      holds(s, one.needs),
  )

/** Let the reader choose what to play next. */
function between() {
  ask(playable().map(one => [one.title, () => begin(one.id)]))
}

/** @param {string} id */
function begin(id) {
  Object.assign(s, {
    adventure: id,
    journal: [],
    flags: [],
    counts: {},
    chose: {},
    results: {},
    quests: [],
    pois: [],
    cleared: [],
    blocked: [],
    space: '',
    region: '',
    ship: false,
    round: 1,
    exhausted: false,
    health: s.most,
    cp: 0,
  })
  go('intro')
}

/** @param {Told} hero */
function start(hero) {
  s = { class: hero.class, most: hero.health, health: hero.health, bag: { ...hero.runes }, cp: 0, xp: 0, facts: [] }
  Object.assign(s, { sums: {}, tokens: {}, cards: [], sleeved: [], unlocked: [], played: {} })
  begin(book.first)
}

/** Delete the saved progress and open the book at its beginning. */
function restart() {
  keep(book.edition, null)
  location.reload()
}

/** Replay the saved answers with the same seed. */
function resume() {
  const last = recalled(book.edition),
    before = last && (!wished || wished === last.seed) ? last : null,
    seed = sow(before?.seed ?? wished),
    /** @type {number[]} */
    given = []
  turn(words.who)
  ask(book.heroes.map((/** @type {Told} */ hero) => [hero.name, () => start(hero)]))
  for (const at of before?.given ?? []) {
    if (!give(at)) break
    given.push(at)
  }
  if (anew) anew.hidden = !given.length
  if (given.length) {
    tell(words.back)
    show()
  }
  hear(at => {
    given.push(at)
    keep(book.edition, { seed, given })
    if (anew) anew.hidden = false
  })
}

anew?.querySelector('button')?.addEventListener('click', restart)
resume()
