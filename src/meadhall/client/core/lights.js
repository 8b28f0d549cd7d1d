// What is lit on the board while somebody is told of it: parts of the page and pieces, all by the marks they bear.

/**
 * Where a light shines: whatever bears the mark, `part:hand` or `spot:0.Y`; `spot:me.Y` is one's own.
 * @param {string} light @param {number | null} [me]
 */
function selector(light, me = null) {
  const [mark, ...rest] = light.split(':')
  return `[data-${mark}="${CSS.escape(rest.join(':').replace(/^me\./, `${me}.`))}"]`
}

const sky = new CSSStyleSheet()
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sky]
/**
 * Drawings are drawn anew all the time: a rule of style stays with whatever bears the mark.
 * @param {string[]} lights @param {number | null} [me]
 */
export function shine(lights, me) {
  const where = lights.map(light => selector(light, me))
  sky.replaceSync(
    where.length
      ? `:is(${where.join(',')}) { outline: 3px solid var(--act); outline-offset: 2px; border-radius: var(--r1) }
         :is(${where.map(one => `svg ${one}`).join(',')}) {
           filter: drop-shadow(0 0 5px var(--act)) drop-shadow(0 0 2px var(--act)) }`
      : '',
  )
}
