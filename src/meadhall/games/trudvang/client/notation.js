// The server's names of runes, groups and units.
import printed from '/components/trudvang.js'

/** @type {Trudvang.Rune[]} */
export const RUNES = ['water', 'fire', 'earth', 'wind', 'dark', 'wild']
const FIGURES = [...printed.figures, 'npc']
/**
 * `draugr`, `draugr~2`, `D`.
 * @param {string} token
 */
export const isGroup = token => {
  const name = token.split('~')[0]
  return FIGURES.includes(name) || /^[A-L]$/.test(name)
}
/** `draugr.2`, `D.!`, and `-` for one that is gone. @param {string} token */
export function isUnit(token) {
  const dot = token.lastIndexOf('.')
  return token === '-' || (dot > 0 && isGroup(token.slice(0, dot)) && /^(!\d*|\d+)$/.test(token.slice(dot + 1)))
}
/**
 * The displayed number of a figure: `draugr.2` stays number 2 when number 1 is gone. Threat has no number.
 * @param {string} group
 * @param {Trudvang.Unit} unit
 */
export const unitName = (group, unit) => (unit.number ? `${group}.${unit.number}` : null)
/**
 * The units of a group as answers name them: figures are numbered, its Threat counts from the top of the pile.
 * @param {Trudvang.Group} group
 */
export const unitNames = group =>
  group.units.map((unit, at) => {
    const above = group.units.length - at
    return `${group.group}.${unit.threat ? `!${above > 1 ? above : ''}` : at + 1}`
  })
