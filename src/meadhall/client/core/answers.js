// The pending answers as rows of a list, for any decision: many are gathered behind what they begin with, the first
// nine rows have a number, and the board shows the same numbers.
const NUMBERS = 9

/** Rows are { kind: 'answer' | 'group' | 'section' | 'refused' }, with a number `n` where a key answers. */
export function rowsOf(t, game, all) {
  if (!t.mine) return []
  const { options, seat } = t.decision,
    held = game.lifted.value
  const groupOf = text => t.phrases.group(text, seat)
  const groups = new Map()
  for (const text of options) {
    const group = groupOf(text)
    if (group) groups.set(group.id, { ...group, texts: [...(groups.get(group.id)?.texts || []), text] })
  }
  const fitting = held == null ? [] : options.filter(text => !groupOf(text) || game.things(text, seat).includes(held))
  const bySection = text => t.phrases.section?.(text, seat) || null
  const rows = fitting.some(groupOf)
    ? flat(fitting, bySection, held)
    : groups.size === 1
      ? flat(options, bySection, [...groups.keys()][0])
      : groups.size > 1 && options.length > NUMBERS && !all
        ? gathered(options, groups, groupOf)
        : flat(options, groups.size > 1 ? groupOf : () => null)
  rows
    .filter(row => row.kind !== 'section')
    .slice(0, NUMBERS)
    .forEach((row, i) => {
      row.n = i + 1
    })
  return [...rows, ...game.refusals(t, held).map(text => ({ kind: 'refused', text }))]
}

function gathered(options, groups, groupOf) {
  const rows = [],
    seen = new Set()
  for (const text of options) {
    const id = groupOf(text)?.id
    if (id === undefined) rows.push({ kind: 'answer', text })
    else if (!seen.has(id)) {
      seen.add(id)
      rows.push({ kind: 'group', ...groups.get(id) })
    }
  }
  return rows
}

/**
 * One row an answer, under the headings of its sections where there are several; `held` is what the words may leave
 * out.
 */
function flat(texts, sectionOf, held = null) {
  const parts = new Map()
  for (const text of texts) {
    const section = sectionOf(text),
      title = section?.title ?? ''
    if (!parts.has(title)) parts.set(title, { title, rank: section ? (section.rank ?? 0) : 99, texts: [] })
    parts.get(title).texts.push(text)
  }
  const sorted = [...parts.values()].sort((a, b) => a.rank - b.rank),
    headed = sorted.filter(part => part.title).length > 1
  return sorted.flatMap(part => [
    ...(headed && part.title ? [{ kind: 'section', title: part.title }] : []),
    ...part.texts.map(text => ({ kind: 'answer', text, held: held ?? (headed ? sectionOf(text)?.id : null) ?? null })),
  ])
}
