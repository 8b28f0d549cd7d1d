// What cards, Feats and Hero cards do, said step by step in the book's verbs.

/** @param {number} n */
const signed = n => (n ? `${n > 0 ? '+' : '−'}${Math.abs(n)}` : '0')

/** @param {{ words: GameWords, view: Trudvang.View, called: ReturnType<typeof import('./naming.js').naming> }} props */
export function effects({
  words,
  view,
  called: { card, declined, foes, forms, place, poi, prose, rune, said, status },
}) {
  /** @param {Trudvang.Step} step */
  const object = step => {
    if (step.kinds) return step.kinds.map(rune).join(words('step-or'))
    if (step.kind) return step.verb === 'give_up' ? words(`belonging-${step.kind}`) : status(step.kind)
    if (step.card) return step.named ? prose(step.named) : card(step.card)
    if (step.type) return words(`test-${step.type}`)
    if (step.place) return step.place === 'here' ? words('here') : place(step.place)
    if (step.poi) return poi(step.poi)
    if (step.against) return foes(step.against)
    return ['entry', 'word', 'deck', 'toward', 'flag'].map(key => step[key]).find(Boolean) ?? 'none'
  }
  /**
   * `with at least 3 tokens on The White Ledger`.
   * @param {Trudvang.Condition} given
   */
  const condition = given =>
    given.key === 'token'
      ? words('condition-token', { card: object(given), least: given.least, most: given.most })
      : words(`condition-${given.key}`, { kind: words(`class-${given.class ?? 'bard'}`) })
  /** @param {Trudvang.Step[]} list @returns {string} */
  const steps = list => list.map(step).join(words('step-then')) || words('step-nothing')
  /** @param {Trudvang.Step} one @returns {string} */
  function step(one) {
    const inner = (one.blocks ?? []).filter(block => block.length).map(steps),
      n = one.n ?? 1,
      kind = String(one.who ?? '').split(':')[0]
    if (one.if)
      return words('effect-if', {
        condition: condition(one.if),
        effect: inner.join(words('step-else')) || words('step-nothing'),
      })
    const amount = typeof n === 'number' ? n : words(`amount-${n}`)
    const text = words(`step-${one.verb}`, {
      n: amount,
      change: typeof n === 'number' ? signed(n) : amount,
      times: one.times ?? 1,
      what: object(one),
      ...(one.place === 'here' ? declined(form => words(`here${form}`)) : forms(one.place, object(one))),
      inner: inner.join(words('step-or')) || 'none',
      difficulty: one.difficulty ?? 0,
      deck: one.deck ?? 'none',
      each: one.each ? 'yes' : 'no',
    })
    return ['all', 'party', 'one', 'others'].includes(kind) ? words(`who-${kind}`, { step: text }) : text
  }
  /** @type {Record<string, (cost: Trudvang.Cost) => string | number>} */
  const COST = {
    token: cost => cost.tokens ?? 1,
    rune: cost => rune(cost.rune),
    discard: cost => status(cost.discard),
    give_up: cost => words(`belonging-${cost.give_up}`),
  }
  /** @param {Trudvang.Cost} given */
  const cost = given =>
    Object.keys(given)
      .filter(key => key !== 'tokens')
      .map(key => words(`cost-${key}`, { what: COST[key] ? COST[key](given) : given[key] }))
      .join(', ')
  /** @param {Trudvang.Effect} one */
  function effect(one) {
    const done = one.if ? words('effect-if', { condition: condition(one.if), effect: steps(one.do) }) : steps(one.do)
    return one.cost ? words('effect-for', { cost: cost(one.cost), effect: done }) : done
  }

  /**
   * `In the Item step: 2 CP: deal 3, once in each combat.` A timed kind of the campaign has a caption of its own.
   * @param {Trudvang.Effect} one
   */
  const acts = one =>
    words('effect-when', {
      at: one.when ? prose(one.when) : words(`at-${one.at}`),
      must: one.mandatory ? 'yes' : 'no',
      effect: effect(one),
      once: one.once ?? 'none',
    })
  /**
   * The rune of a Title, whether it must be active, and each effect of a card with its moment.
   * @param {string} id
   */
  function does(id) {
    const { runes = [], mandatory, effects = [] } = view.cards?.[id] ?? {}
    return [
      runes.length && words('card-rune', { rune: runes.map(rune).join(words('step-or')) }),
      mandatory && words('card-mandatory'),
      ...effects.map(acts),
    ].filter(Boolean)
  }
  /**
   * A Hero card: Class, health and bag, or the Feats of a hired hand; and what exhausting gives.
   * @param {string} id
   * @param {Trudvang.Face} props
   */
  function face(id, { class: kind, health, bag = {}, feats }) {
    const args = { class: words(`class-${kind}`), exhaust: words(`hero-${id}.exhaust`) }
    return feats
      ? words('hired-face', { ...args, feats: feats.map(said).join(', ') })
      : words('hero-face', {
          ...args,
          health,
          runes: Object.entries(bag)
            .map(([one, count]) => (count > 1 ? `${rune(one)} ${count}` : rune(one)))
            .join(', '),
        })
  }

  /**
   * What the card or Feat named by an answer does; nothing where only a rune is meant that lies on it.
   * @param {string} verb
   * @param {string[]} pair
   */
  function effectOf(verb, [token]) {
    if (!token || verb === 'spend') return null
    for (const kind of ['feat', 'happening']) if (words.has(`${kind}-${token}`)) return words(`${kind}-${token}.effect`)
    if (verb !== 'use') return null
    const [id, number] = token.split('.'),
      found = view.cards?.[id]?.effects?.[number ? Number(number) - 1 : 0]
    return found ? effect(found) : null
  }

  return { cost, does, effect, effectOf, face, steps }
}
