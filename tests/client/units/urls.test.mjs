import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './page.mjs'

const urls = await load('transport/urls.js')

test('addresses are below the folder of the site', () => {
  assert.equal(urls.lobbyUrl, '/sub/')
  assert.equal(urls.tableUrl('ab/c'), '/sub/table/ab%2Fc')
  assert.equal(urls.replayUrl(), '/sub/replay')
  assert.equal(urls.replayUrl('x'), '/sub/replay/x')
  assert.equal(urls.rulesUrl('norsaga', 'NS-1'), '/sub/rules/norsaga#NS-1')
  assert.equal(urls.assetUrl('style/base.css'), 'http://localhost/sub/client/style/base.css')
  assert.equal(urls.joinUrl('abc'), 'http://localhost/sub/join/abc')
  assert.equal(urls.personalUrl('/me/abc'), 'http://localhost/sub/me/abc')
})

test('calls of the API', () => {
  assert.equal(urls.api.log('a b'), '/sub/api/tables/a%20b/log')
  assert.match(urls.adminApi.settle, /^\/sub\/api\/keeper\//)
})

test('invitations: a link, its end, with blanks around', () => {
  const texts = ['http://x/join/Ab-1_c', ' Ab-1_c ', 'http://x/join/Ab-1_c/', '']
  assert.deepEqual(texts.map(urls.parseInvite), ['Ab-1_c', 'Ab-1_c', 'Ab-1_c', ''])
})

test('addresses of tables in a text', () => {
  assert.deepEqual(urls.splitTableLinks('see /table/abcd12, or not'), ['see ', '/table/abcd12', ', or not'])
  assert.deepEqual(urls.splitTableLinks('no link: /table/A'), ['no link: /table/A'])
  assert.equal(urls.tableLink('/table/abcd12'), '/sub/table/abcd12')
})

test('the table of this page', () => {
  globalThis.location = new URL('http://localhost/sub/table/ab%2Fc')
  assert.equal(urls.currentTable(), 'ab/c')
  globalThis.location = new URL('http://localhost/sub/')
  assert.equal(urls.currentTable(), '')
})
