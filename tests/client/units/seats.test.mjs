import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './page.mjs'

const { parseDecision, seatLetter, seatNumber } = await load('table/seats.js')

test('letters and numbers of seats', () => {
  assert.deepEqual(['A', 'C', 'chance', 'table', null].map(seatNumber), [0, 2, null, null, null])
  assert.deepEqual([0, 2, null].map(seatLetter), ['A', 'C', null])
})

test('no decision', () => assert.equal(parseDecision(null), null))

test('only a question to a seat has a seat', () => {
  const seats = [['seat', 'B'], ['table', 'table'], ['dealer', 'chance']].map(
    ([asks, seat]) => parseDecision({ asks, seat, ask: 'x', prompt: '' }).seat,
  )
  assert.deepEqual(seats, [1, null, null])
})

test('options and things by name, with the fields that messages omit', () => {
  const options = [{ answer: 'go a', label: 'Go', targets: ['a'] }, { answer: 'pass', label: 'Pass' }]
  const found = parseDecision({ asks: 'seat', seat: 'A', ask: 'x', prompt: '', options, things: [{ id: 'a' }] })
  assert.deepEqual(found.answers, ['go a', 'pass'])
  assert.deepEqual(found.options.get('go a').targets, ['a'])
  assert.deepEqual(found.options.get('pass'), { answer: 'pass', label: 'Pass', targets: [], notes: [] })
  assert.deepEqual(found.things.get('a'), { id: 'a' })
  assert.deepEqual([found.yours, found.closed, found.sections, found.rule], [false, [], [], ''])
})
