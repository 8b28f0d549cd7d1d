// What a hall would send besides its files, for modules that are read without one.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const hosted = specifier => (specifier.startsWith('/components/') ? `hall:${specifier}` : null)
// A game's files have addresses below client/games/ and lie in the game's folder.
const OF_GAME = /\/client\/games\/(\w+)\//
const addressed = (specifier, parent) => {
  const url = URL.canParse(specifier, parent) ? new URL(specifier, parent).href : ''
  return OF_GAME.test(url) ? url : null
}

/** @param {Record<string, string>} served Sources by their addresses. */
export const serve = served =>
  registerHooks({
    resolve: (specifier, context, next) => {
      const url = hosted(specifier) ?? addressed(specifier, context.parentURL)
      return url ? { url, format: 'module', shortCircuit: true } : next(specifier, context)
    },
    load: (url, context, next) => {
      const source = url.startsWith('hall:')
        ? served[url.slice('hall:'.length)]
        : OF_GAME.test(url) && readFileSync(new URL(url.replace(OF_GAME, '/games/$1/client/')))
      return source
        ? { format: 'module', source, shortCircuit: true }
        : next(url, { ...context, format: url.endsWith('.js') ? 'module' : context.format })
    },
  })
