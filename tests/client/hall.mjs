// What a hall would send besides its files, for modules that are read without one.
import { registerHooks } from 'node:module'

const hosted = specifier => (specifier.startsWith('/components/') ? `hall:${specifier}` : null)

/** @param {Record<string, string>} served Sources by their addresses. */
export const serve = served =>
  registerHooks({
    resolve: (specifier, context, next) =>
      hosted(specifier) ? { url: hosted(specifier), format: 'module', shortCircuit: true } : next(specifier, context),
    load: (url, context, next) =>
      url.startsWith('hall:')
        ? { format: 'module', source: served[url.slice('hall:'.length)], shortCircuit: true }
        : next(url, { ...context, format: url.endsWith('.js') ? 'module' : context.format }),
  })
