import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './page.mjs'

const { parsePositionLink, positionLink, positionShortener } = await load('table/position_link.js')

test('a link holds the position of a game without a shortener', async () => {
  const text = 'wolves rows=5 Æsir “ß”',
    link = await positionLink(text)
  assert.match(link, /^http:\/\/localhost\/sub\/position#[\w-]+$/)
  assert.equal(await parsePositionLink(new URL(link).hash), text)
})

test('a listed word becomes one byte, the longest first', () => {
  const { squeeze, unsqueeze } = positionShortener(['ab', 'abc', ' hand='])
  assert.equal(squeeze('abc ab hand=x').length, 5)
  for (const text of ['', 'abcab', 'x hand=abc hand=', 'nothing']) assert.equal(unsqueeze(squeeze(text)), text)
})
