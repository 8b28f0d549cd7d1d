// The pending answers as rows of a list, for any decision: many are gathered behind what they begin with, the first
// nine rows have a number, and the board shows the same numbers.
const NUMBERS = 9

/** @typedef {Group & { texts: string[] }} Gathered what begins alike */

/**
 * Rows are { kind: 'answer' | 'group' | 'section' | 'refused' }, with a number `n` where a key answers.
 * @param {Reader} t
 * @param {Game} game
 * @param {boolean} all
 */
export function rowsOf(t, game, all) {
  if (!t.mine) return []
  const { options, seat } = t.decision,
    held = game.lifted.value
  /** @param {string} text */
  const groupOf = text => t.phrases.group(text, seat)
  /** @type {Map<string, Gathered>} */
  const groups = new Map()
  for (const text of options) {
    const group = groupOf(text)
    if (group) groups.set(group.id, { ...group, texts: [...(groups.get(group.id)?.texts || []), text] })
  }
  const fitting = held == null ? [] : options.filter(text => !groupOf(text) || game.things(text, seat).includes(held))
  /** @param {string} text */
  const bySection = text => t.phrases.section?.(text, seat) || null
  /** @type {Row[]} */
  const rows = fitting.some(groupOf)
    ? flat(fitting, bySection, held)
    : groups.size === 1
      ? flat(options, bySection, [...groups.keys()][0])
      : groups.size > 1 && options.length > NUMBERS && !all
        ? gathered(options, groups, groupOf)
        : flat(options, groups.size > 1 ? groupOf : () => null)
  const numbered = rows.filter(row => row.kind === 'answer' || row.kind === 'group').slice(0, NUMBERS)
  for (const [i, row] of numbered.entries()) row.n = i + 1
  return [...rows, ...game.refusals(t, held).map(refused)]
}

/** @param {string} text @returns {Row} */
const answer = text => ({ kind: 'answer', text })
/** @param {string} text @returns {Row} */
const refused = text => ({ kind: 'refused', text })

/** @param {string[]} options @param {Map<string, Gathered>} groups @param {(text: string) => Group | null} groupOf */
function gathered(options, groups, groupOf) {
  /** @type {Row[]} */
  const rows = []
  const seen = new Set()
  for (const text of options) {
    const id = groupOf(text)?.id,
      group = id === undefined ? null : groups.get(id)
    if (!group) rows.push(answer(text))
    else if (!seen.has(id)) {
      seen.add(id)
      rows.push({ kind: 'group', ...group })
    }
  }
  return rows
}

/**
 * One row an answer, under the headings of its sections where there are several; `held` is what the words may leave
 * out.
 * @param {string[]} texts
 * @param {(text: string) => { title: string, rank?: number, id?: string } | null} sectionOf
 * @param {string | null} [held]
 */
function flat(texts, sectionOf, held = null) {
  /** @type {Map<string, { title: string, rank: number, texts: string[] }>} */
  const parts = new Map()
  for (const text of texts) {
    const section = sectionOf(text),
      title = section?.title ?? ''
    if (!parts.has(title)) parts.set(title, { title, rank: section ? (section.rank ?? 0) : 99, texts: [] })
    parts.get(title)?.texts.push(text)
  }
  const sorted = [...parts.values()].sort((a, b) => a.rank - b.rank),
    headed = sorted.filter(part => part.title).length > 1
  /** @param {string} text @returns {Row} */
  const row = text => ({ kind: 'answer', text, held: held ?? (headed ? sectionOf(text)?.id : null) ?? null })
  /** @param {string} title @returns {Row[]} */
  const heading = title => (headed && title ? [{ kind: 'section', title }] : [])
  return sorted.flatMap(part => [...heading(part.title), ...part.texts.map(row)])
}
