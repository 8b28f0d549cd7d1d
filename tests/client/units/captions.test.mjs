import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './page.mjs'

const { formatter } = await load('i18n/captions.js')
const [en, fr, de] = ['en', 'fr', 'de'].map(formatter)
const blank = text => text.replace(/[\u00a0\u202f]/g, ' ')

test('a text is itself', () => assert.equal(en('Your turn'), 'Your turn'))

test('numbers as the language writes them', () => {
  const caption = [['n'], ' points']
  assert.equal(en(caption, { n: 12345.5 }), '12,345.5 points')
  assert.equal(blank(fr(caption, { n: 12345.5 })), '12 345,5 points')
  assert.equal(de(caption, { n: 12345.5 }), '12.345,5 points')
})

test('digits after the point: at least and at most', () => {
  assert.equal(en([['n', 1, 2]], { n: 3 }), '3.0')
  assert.equal(en([['n', 1, 2]], { n: 3.14159 }), '3.14')
  assert.equal(de([['n', 0, 0]], { n: 2.7 }), '3')
})

test('texts are not formatted, and missing arguments are empty', () => {
  assert.equal(en(['<', ['n'], '>'], { n: '1000' }), '<1000>')
  assert.equal(en(['<', ['n'], '>'], {}), '<>')
})

test('plurals follow the language', () => {
  const caption = [['n', { 0: 'none', one: [['n'], ' step'], '*': [['n'], ' steps'] }]]
  assert.deepEqual([0, 1, 2].map(n => en(caption, { n })), ['none', '1 step', '2 steps'])
  assert.equal(fr(caption, { n: 1.5 }), '1,5 step')
  assert.equal(en(caption, { n: 1.5 }), '1.5 steps')
})

test('a variant by name, and none by a name of Object', () => {
  const caption = [['who', { you: 'You', '*': [['who']] }]]
  assert.deepEqual(['you', 'Bera', 'constructor'].map(who => en(caption, { who })), ['You', 'Bera', 'constructor'])
})
