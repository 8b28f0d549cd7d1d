// As much of a page as the browser's modules need, and `load` to import one of them.
import { registerHooks } from 'node:module'

globalThis.document = Object.assign(new EventTarget(), { documentElement: { dataset: {} }, hidden: false })
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} })
globalThis.location = new URL('http://localhost/table/abcd')
globalThis.localStorage = {
  items: new Map(),
  getItem: name => localStorage.items.get(name) ?? null,
  setItem: (name, text) => localStorage.items.set(name, text),
  removeItem: name => localStorage.items.delete(name),
}

// Modules have the address that a server gives them, so that those that write addresses can be tested: below a folder
// of the site. Component facts come from a server: games have none here.
const CLIENT = new URL('../../../src/meadhall/client/', import.meta.url).href
const SITE = 'http://localhost/sub/client/'
const OF_GAME = /games\/(\w+)\//
const onDisk = url => {
  const path = url.slice(SITE.length)
  return OF_GAME.test(path)
    ? new URL(path.replace(OF_GAME, '../games/$1/client/'), CLIENT)
    : new URL(path, CLIENT)
}
const { readFileSync } = await import('node:fs')
registerHooks({
  resolve: (specifier, context, next) => {
    const parent = context.parentURL?.startsWith(SITE) ? context.parentURL : undefined
    const url = URL.canParse(specifier, parent) ? new URL(specifier, parent).href : ''
    return url.startsWith(SITE) ? { url, format: 'module', shortCircuit: true } : next(specifier, context)
  },
  load: (url, context, next) =>
    url.startsWith(SITE)
      ? { format: 'module', source: readFileSync(onDisk(url)), shortCircuit: true }
      : next(url, context),
})

/** @param {string} path below client/, such as `table/seats.js` */
export const load = path => import(SITE + path)
