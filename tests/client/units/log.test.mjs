import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './page.mjs'

const { groupByTurn, renderSentence } = await load('table/log.js')
const event = (n, heading = false) => ({ n, kind: 'x', label: `event ${n}`, heading })

test('events are grouped below the heading of their turn', () => {
  const groups = groupByTurn([event(1), event(2, true), event(3), event(4), event(5, true)])
  assert.deepEqual(groups.map(({ head, events }) => [head?.n ?? null, events.map(one => one.n)]), [
    [null, [1]],
    [2, [3, 4]],
    [5, []],
  ])
  assert.deepEqual(groupByTurn([]), [])
})

test('names in a sentence are bold', () => {
  const text = part => (typeof part === 'string' ? part : `*${part.props.children}*`)
  const sentence = { label: 'Bera gives Orm a card', marks: [[0, 4], [11, 14]] }
  assert.equal(renderSentence(sentence).map(text).join(''), '*Bera* gives *Orm* a card')
  assert.deepEqual(renderSentence({ label: 'Winter' }), ['Winter'])
})
