import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './page.mjs'

const { mergeView } = await load('table/view_changes.js')

test('whole fields replace, others stay the same objects', () => {
  const view = { deck: 3, seats: [{ hand: ['a'] }] },
    next = mergeView(view, { view: { deck: 2 }, merged: {} })
  assert.deepEqual(next, { deck: 2, seats: [{ hand: ['a'] }] })
  assert.equal(next.seats, view.seats)
})

test('a pointer changes one value, and copies only the way to it', () => {
  const view = { seats: [{ fame: 0, hand: ['a'] }, { fame: 4 }], log: ['x'] },
    before = structuredClone(view),
    next = mergeView(view, { view: {}, merged: { '/seats/0/fame': 1, '/log/1': 'y' } })
  assert.deepEqual(next, { seats: [{ fame: 1, hand: ['a'] }, { fame: 4 }], log: ['x', 'y'] })
  assert.ok(Array.isArray(next.seats))
  assert.equal(next.seats[1], view.seats[1])
  assert.equal(next.seats[0].hand, view.seats[0].hand)
  assert.deepEqual(view, before)
})

test('names with slashes and tildes', () => {
  const next = mergeView({ a: { 'b/c': 1, '~1': 1 } }, { view: {}, merged: { '/a/b~1c': 2, '/a/~01': 3 } })
  assert.deepEqual(next, { a: { 'b/c': 2, '~1': 3 } })
})
