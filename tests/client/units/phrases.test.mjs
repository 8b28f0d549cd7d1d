import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './page.mjs'

const { phrases } = await load('i18n/phrases.js')

const MESSAGES = { 'card-fox': 'the fox', 'price-gold': 'gold', 'list-and': (a) => `${a.first} and ${a.last}` }
const words = Object.assign(
  (key, args) => (typeof MESSAGES[key] === 'function' ? MESSAGES[key](args) : (MESSAGES[key] ?? key)),
  { has: key => key in MESSAGES },
)
const reader = (grammar, own) =>
  phrases({ words, names: ['Bera', 'Orm'], you: 1, grammar, printed: { cards: { fox: { kind: 'gold' } } }, own })

test('seats by letter or number', () => {
  const { name } = reader({})
  assert.deepEqual(['A', 1, 2].map(name), ['Bera', 'Orm', 'C'])
})

test('simple makers', () => {
  const { make } = reader({}, { twice: value => value * 2 })
  assert.equal(make('seat', 'A'), 'Bera')
  assert.equal(make('you', 'B'), 'yes')
  assert.equal(make('number', '3'), 3)
  assert.equal(make('size', ['a', 'b']), 2)
  assert.equal(make('twice', 4), 8)
})

test('keys are filled with values and printed facts', () => {
  const { make } = reader({})
  assert.equal(make('card-{}', 'fox'), 'the fox')
  assert.equal(make('price-{cards.kind}', 'fox'), 'gold')
})

test('of several makers the first that fits', () => {
  const { make } = reader({})
  assert.equal(make(['card-{}', 'plain'], 'fox'), 'the fox')
  assert.equal(make(['card-{}', 'plain'], 'owl'), 'owl')
  assert.equal(make([{ like: 'x(.)', make: { each: 'plain' } }, 'plain'], 'x7'), '7')
})

test('lists: each, once, tally, and', () => {
  const { make } = reader({})
  assert.equal(make({ each: 'card-{}' }, ['fox', 'fox']), 'the fox, the fox')
  assert.equal(make({ each: 'card-{}', once: true }, ['fox', 'fox']), 'the fox')
  assert.equal(make({ tally: 'card-{}' }, ['fox', 'fox']), 'the fox 2')
  assert.equal(make({ each: 'plain', and: 'list-and' }, ['a', 'b', 'c']), 'a, b and c')
  assert.equal(make({ each: 'plain', none: 'price-gold' }, []), 'gold')
})

test('parts of a thing, without those that are empty', () => {
  const { parts } = reader({ horn: { size: 'plain', cards: { each: 'card-{}' }, gone: 'plain' } })
  assert.deepEqual(parts('horn', { size: 3, cards: ['fox', 'fox'], gone: null }), [3, 'the fox', 'the fox'])
})
