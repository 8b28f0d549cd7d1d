import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { load } from './page.mjs'

const { createTableView, findRow, liftThing } = await load('table/table_view.js')
const { parseDecision } = await load('table/seats.js')
const { lifted } = await load('table/targets.js')

const game = { lifted, words: key => key, phrases: () => ({}) }
const does = { choose() {}, confirm() {}, whyNot() {} }
const option = (answer, ...targets) => ({ answer, label: answer, targets })
const view = (options, more = {}, all = false) =>
  createTableView(
    game,
    {
      view: {},
      eyes: 0,
      decision: parseDecision({ asks: 'seat', seat: 'A', yours: true, ask: 'x', prompt: '', options, ...more }),
    },
    { names: ['Bera'], focus: { value: null }, does, all },
  )
const rows = t => t.rows.map(row => [row.n ?? null, row.kind, row.text ?? row.title])

beforeEach(() => {
  lifted.value = null
})

test('few answers are listed with numbers', () => {
  const t = view([option('a'), option('b')])
  assert.deepEqual(rows(t), [[1, 'answer', 'a'], [2, 'answer', 'b']])
  assert.deepEqual([t.numberOf('b'), t.numberOf('x')], [2, null])
})

test('nothing is listed for others, nor in a replay', () => {
  assert.deepEqual(view([option('a')], { yours: false }).rows, [])
  assert.deepEqual(view([option('a')], { seat: 'B' }).rows, [])
})

const things = ['p', 'q'].map(id => ({ id, group: `Piece ${id}`, rank: 0 }))
const many = ['p', 'q'].flatMap(id => [1, 2, 3, 4, 5].map(n => option(`${id}${n}`, id, String(n))))

test('many answers are grouped by a thing', () => {
  const t = view(many, { things })
  assert.deepEqual(rows(t), [[1, 'group', 'Piece p'], [2, 'group', 'Piece q']])
  assert.equal(t.numberOf('q'), 2)
})

test('a lifted thing shows its answers', () => {
  liftThing(game, 'q')
  assert.deepEqual(rows(view(many, { things })).map(row => row[2]), ['q1', 'q2', 'q3', 'q4', 'q5'])
  liftThing(game, 'q')
  assert.equal(lifted.value, null)
})

test('all answers on request, under headings, nine of them with numbers', () => {
  const found = rows(view(many, { things }, true))
  assert.deepEqual(found.filter(row => row[1] === 'section').map(row => row[2]), ['Piece p', 'Piece q'])
  assert.deepEqual(found.filter(row => row[0]).length, 9)
})

test('refused answers come last', () => {
  const closed = [{ answer: 'no', always: true }, { answer: 'hidden', lifted: 'p' }]
  assert.deepEqual(rows(view([option('a')], { closed })), [[1, 'answer', 'a'], [null, 'refused', 'no']])
})

test('a row is shorter below its thing', () => {
  const { decision } = view([{ answer: 'p1', label: 'Move p to 1', row: 'to 1', targets: ['p', '1'], notes: [0] }], {
    things: [...things, { id: '1', row: 'one', note: 'north' }],
    notes: [{ text: 'ends the turn' }],
  })
  const text = (...args) => findRow(decision, 'p1', ...args)
  assert.equal(text().text, 'Move p to 1')
  assert.equal(text().sub, 'ends the turn')
  assert.deepEqual([text('p').text, text('p').sub], ['one', 'north · ends the turn'])
  assert.equal(text(null, 'p').text, 'to 1')
  assert.deepEqual(findRow(decision, 'x'), { text: 'x', sub: '', told: [], meter: null })
})
