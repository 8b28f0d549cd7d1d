// Effects of a story's steps on a solo reader. Verbs that move figures on a board do nothing here.

import { tally } from './conditions.js'

/** @typedef {import('./conditions.js').Told} Told */

/** @param {string[]} list @param {string} one */
const without = (list, one) => list.filter(other => other !== one)
/** @param {Told[]} list @param {Told} one */
const add = (list, one) => {
  if (!list.includes(one)) list.push(one)
}

/** @param {Told} s @param {Told} n @returns {number} */
export function amount(s, n) {
  if (n == null) return 0
  if (!n.name) return n.number
  if (n.name === 'tally') return tally(s, n.card)
  if (n.name === 'per_token') return s.tokens[n.card] ?? 0
  if (n.name === 'rounds') return s.round
  if (n.name === 'half_health_up') return Math.ceil(s.most / 2)
  return n.name === 'heroes' || n.name === 'party_size' ? 1 : 0
}

/** @param {Told} s @param {Told} step */
function reckon(s, step) {
  const kept = step.verb === 'tally_always' ? s.sums : s.counts
  let count = step.set ? amount(s, step.set) : tally(s, step.name)
  count += amount(s, step.add) - amount(s, step.subtract)
  kept[step.name] = Math.max(-9999, Math.min(9999, count))
}

/** @type {Record<string, (s: Told, step: Told, book: Told) => void>} */
export const DEEDS = {
  remember: (s, step) => add(s.flags, step.flag),
  remember_always: (s, step) => add(s.facts, step.flag),
  forget: (s, step) => {
    s.flags = without(s.flags, step.flag)
    s.facts = without(s.facts, step.flag)
  },
  tally: reckon,
  tally_always: reckon,
  gain_health: (s, step) => {
    s.health = Math.min(s.most, s.health + Math.max(0, amount(s, step.n)))
  },
  lose_health: (s, step) => {
    s.health -= Math.max(0, amount(s, step.n))
  },
  set_health: (s, step) => {
    s.health = Math.min(s.most, amount(s, step.n))
  },
  heal_full: s => {
    s.health = s.most
  },
  gain_cp: (s, step) => {
    s.cp = Math.min(12, s.cp + Math.max(0, amount(s, step.n)))
  },
  lose_cp: (s, step) => {
    s.cp = Math.max(0, s.cp - Math.max(0, amount(s, step.n)))
  },
  gain_xp: (s, step) => {
    s.xp += amount(s, step.n)
  },
  lose_xp: (s, step) => {
    s.xp = Math.max(0, s.xp - amount(s, step.n))
  },
  gain_rune: (s, step) => {
    s.bag[step.kinds[0]] = (s.bag[step.kinds[0]] ?? 0) + 1
  },
  lose_rune: (s, step) => {
    const kind = step.kinds[0] === 'any' ? 'dark' : step.kinds[0]
    s.bag[kind] = Math.max(0, (s.bag[kind] ?? 0) - 1)
  },
  exhaust: s => {
    s.exhausted = true
  },
  refresh: s => {
    s.exhausted = false
  },
  defeat_hero: s => {
    s.health = 0
  },
  gain_card: (s, step) => add(s.cards, step.card),
  sleeve: (s, step, book) => {
    add(s.sleeved, step.card)
    s.tokens[step.card] ??= book.cards[step.card]?.start ?? 0
  },
  unlock: (s, step, book) => add(s.unlocked, book.cards[step.card]?.adventure ?? ''),
  remove_card: (s, step) => {
    s.cards = without(s.cards, step.card)
    s.sleeved = without(s.sleeved, step.card)
  },
  replace_card: (s, step) => {
    for (const place of ['cards', 'sleeved'])
      s[place] = s[place].map((/** @type {string} */ one) => (one === step.old ? step.new : one))
  },
  gain_quest: (s, step) => add(s.quests, amount(s, step.n)),
  discard_quest: (s, step) => {
    s.quests = s.quests.filter((/** @type {number} */ one) => one !== amount(s, step.n))
  },
  add_token: (s, step, book) => {
    s.tokens[step.card] = Math.min(book.cards[step.card]?.max ?? 99, (s.tokens[step.card] ?? 0) + amount(s, step.n))
  },
  remove_token: (s, step) => {
    s.tokens[step.card] = Math.max(0, (s.tokens[step.card] ?? 0) - amount(s, step.n))
  },
  place_heroes: (s, step) => {
    s.region = step.place
  },
  take_ship: s => {
    s.ship = true
  },
  lose_ship: s => {
    s.ship = false
  },
  reveal_poi: (s, step) => add(s.pois, step.poi),
  discard_poi: (s, step) => {
    s.pois = without(s.pois, step.poi)
  },
  open_map: (s, step, book) => {
    s.space = step.start || book.adventures[s.adventure].map.start
  },
  leave_map: s => {
    s.space = ''
  },
  move_party: (s, step) => {
    s.space = step.place
  },
  clear_space: (s, step) => add(s.cleared, step.place),
  block_space: (s, step) => add(s.blocked, step.place),
  unblock_space: (s, step) => {
    s.blocked = without(s.blocked, step.place)
  },
}
