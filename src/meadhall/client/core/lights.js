// What is lit on the board while somebody is told of it: the parts of the page, and the pieces by their marks.

/** Parts of the page that bear no mark of their own. */
const PARTS = /** @type {Record<string, string>} */ ({
  board: '.board',
  hand: '.hand',
  log: '.log',
  players: '.left',
  question: '.ask',
  rivals: '.rival',
  saga: '.my-saga',
})
/**
 * Where a light shines: `part:hand`, or the mark of a piece, `spot:0.Y`; `spot:me.Y` is one's own.
 * @param {string} light @param {number | null} [me]
 */
function selector(light, me = null) {
  const [kind, ...rest] = light.split(':'),
    name = rest.join(':').replace(/^me\./, `${me}.`)
  return kind === 'part' ? (PARTS[name] ?? '') : `[data-${kind}="${CSS.escape(name)}"]`
}

const sky = new CSSStyleSheet()
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sky]
/**
 * Drawings are drawn anew all the time: a rule of style stays with whatever bears the mark.
 * @param {string[]} lights @param {number | null} [me]
 */
export function shine(lights, me) {
  const where = lights.map(light => selector(light, me)).filter(Boolean)
  sky.replaceSync(
    where.length
      ? `:is(${where.join(',')}) { outline: 3px solid var(--act); outline-offset: 2px; border-radius: var(--r1) }
         :is(${where.map(one => `svg ${one}`).join(',')}) {
           filter: drop-shadow(0 0 5px var(--act)) drop-shadow(0 0 2px var(--act)) }`
      : '',
  )
}
