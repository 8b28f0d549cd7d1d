import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { load } from './page.mjs'

const { answersByThing, findTargets, lifted, pressTarget, targetProps } = await load('table/targets.js')
const { parseDecision } = await load('table/seats.js')

const OPTIONS = [
  { answer: 'move a b', label: '', targets: ['a', 'b'] },
  { answer: 'move a c', label: '', targets: ['a', 'c'] },
  { answer: 'move d b', label: '', targets: ['d', 'b'] },
  { answer: 'pass', label: '' },
]
const decision = parseDecision({ asks: 'seat', seat: 'A', ask: 'x', prompt: '', options: OPTIONS })
let chosen = []
const t = (more = {}) => ({
  mine: true,
  decision,
  choose: text => chosen.push(text),
  chosen: null,
  focus: { value: null },
  changed: new Set(),
  numberOf: key => ({ 'move d b': 3, a: 1 })[key] ?? null,
  ...more,
})
const texts = answers => answers.map(answer => answer.text)

beforeEach(() => {
  lifted.value = null
  chosen = []
})

test('answers by the things that they name', () => {
  const to = findTargets(t())
  assert.deepEqual(texts(to.naming('a')), ['move a b', 'move a c'])
  assert.deepEqual(texts(to.naming('b')), ['move a b', 'move d b'])
  assert.deepEqual(texts(to.fitting('x')), [])
})

test('no targets without a question to the viewer', () => {
  assert.deepEqual(findTargets(t({ mine: false })).answers, [])
  assert.deepEqual(findTargets(t({ decision: null })).answers, [])
})

test('a lifted thing narrows the answers', () => {
  lifted.value = 'a'
  const to = findTargets(t())
  assert.deepEqual(texts(to.fitting('b')), ['move a b'])
  assert.deepEqual(texts(to.fitting('a')), ['move a b', 'move a c'])
  assert.deepEqual(texts(to.fitting('d')), [])
})

test('a press answers, lifts, replaces and puts down', () => {
  const press = thing => pressTarget(t(), findTargets(t()), thing)
  press('d')
  assert.deepEqual(chosen, ['move d b']) // only one answer names it
  press('a')
  assert.equal(lifted.value, 'a')
  press('b')
  assert.deepEqual(chosen, ['move d b', 'move a b'])
  press('a')
  assert.equal(lifted.value, null)
  press('x')
  assert.deepEqual([chosen.length, lifted.value], [2, null])
})

test('state of a thing', () => {
  const at = t({ chosen: 'move a c', focus: { value: 'move d b' }, changed: new Set(['c']) }),
    to = findTargets(at),
    state = thing => targetProps(at, to, thing).state
  assert.deepEqual(['a', 'b', 'c', 'd', 'x'].map(state), [
    'legal chosen',
    'legal focused',
    'legal chosen changed',
    'legal focused',
    '',
  ])
  assert.deepEqual([targetProps(at, to, 'd').number, targetProps(at, to, 'a').number], [3, 1])
  targetProps(at, to, 'd').point()
  assert.equal(at.focus.value, 'move d b')
  assert.equal(targetProps(at, to, 'a').point, null)
})

test('other answers than those of a question', () => {
  assert.deepEqual(answersByThing([{ text: 'x', things: ['y'] }]).naming('y').length, 1)
})
