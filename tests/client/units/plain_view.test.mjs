import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './page.mjs'

const { answersForSquare, readableName, squareNames } = await load('table/plain_view.js')

const ANSWERS = [
  ['move d1 d4', 'd1', 'd4'],
  ['move d1 e1', 'd1', 'e1'],
  ['move a2 a3', 'a2', 'a3'],
  ['place c3', 'c3'],
  ['pass'],
  ['swap b1 b2 b3', 'b1', 'b2', 'b3'],
].map(([text, ...things]) => ({ text, things }))

for (const [held, square, expected] of [
  [null, 'c3', { choose: 'place c3' }],
  [null, 'd1', { lift: 'd1' }],
  ['d1', 'd4', { choose: 'move d1 d4' }],
  ['d1', 'd1', { lift: null }],
  ['d1', 'a2', { lift: 'a2' }],
  ['d1', 'g7', { lift: null }],
  [null, 'g7', {}],
  ['b1', 'b3', { choose: 'swap b1 b2 b3' }],
])
  test(`a press on ${square} while ${held ?? 'nothing'} is lifted`, () =>
    assert.deepEqual(answersForSquare(ANSWERS, held, square), expected))

test('squares are drawn from the highest row', () =>
  assert.deepEqual(squareNames({ rows: 2, columns: 3 }), ['a2', 'b2', 'c2', 'a1', 'b1', 'c1']))

test('values inside values are translated', () =>
  assert.equal(
    readableName([{ side: 'king' }, 3], text => ({ side: 'Side', king: 'the king' })[text] ?? text),
    'Side the king, 3',
  ))

test('values are readable', () =>
  assert.deepEqual(
    [null, '', [], 0, ['a', 2], { a: [1], b: null }].map(value => readableName(value)),
    ['–', '–', '–', '0', 'a, 2', 'a 1, b –'],
  ))
