// The object `t` from which every board and list is drawn. One is created for each render.

/**
 * `moment` is { view, decision, eyes }; `does` are the actions at a live table: { choose, confirm, whyNot }; without
 * them (replay, position) the table is read-only.
 * @param {Game} game
 * @param {Moment} moment
 * @param {Surroundings} props
 */
export function createTableView(
  game,
  moment,
  {
    names,
    front = null,
    chosen = null,
    focus,
    changed = new Set(),
    does = null,
    all = false,
    told = [],
    open,
    close,
    rules,
    journal = null,
  },
) {
  const { view, decision, eyes } = moment,
    words = game.words
  const phrases = game.phrases({ words, names, you: eyes, view })
  const t = /** @type {Reader} */ ({
    view,
    decision,
    names,
    words,
    phrases,
    focus,
    changed,
    chosen,
    told,
    open,
    close,
    rules,
    journal,
    you: eyes,
    /** Seat whose things are shown large. */
    front: front ?? eyes ?? 0,
    mine: Boolean(does && decision?.yours && (decision.asks === 'table' || decision.seat === eyes)),
    /** Label of an answer. @param {string} text */
    label: text => decision?.options.get(text)?.label ?? text,
    /** @param {string} text */
    choose(text) {
      does?.choose(text)
    },
    /** Ask why an answer is refused, or what pressing a thing would mean. @param {string | { target: string }} wish */
    whyNot(wish) {
      does?.whyNot(wish)
    },
  })
  t.rows = buildRows(t, game, all)
  const numbers = new Map(
    t.rows
      .filter(row => row.n)
      .map(row => [row.kind === 'group' ? row.id : row.kind === 'answer' ? row.text : '', row.n]),
  )
  t.numberOf = key => numbers.get(key) ?? null
  return t
}

/**
 * Lift a thing, so that only its answers are shown; lift it again to put it down.
 * @param {Game} game
 * @param {string} thing
 */
export function liftThing(game, thing) {
  game.lifted.value = game.lifted.value === thing ? null : thing
}

// The pending answers as rows of a list, for any decision: many are grouped by a common thing, the first nine rows have
// a number, and the board shows the same numbers.
const NUMBERS = 9

/** @typedef {Group & { texts: string[] }} Gathered what begins alike */

/**
 * Rows are { kind: 'answer' | 'group' | 'section' | 'refused' }, with a number `n` where a key answers.
 * @param {Reader} t
 * @param {Game} game
 * @param {boolean} all
 */
export function buildRows(t, game, all) {
  if (!t.mine) return []
  const { answers: options } = t.decision,
    held = game.lifted.value
  /** @param {string} text */
  const groupOf = text => groupIn(t.decision, text)
  /** @param {string} text @param {string} thing */
  const names = (text, thing) => t.decision.options.get(text)?.targets.includes(thing)
  /** @type {Map<string, Gathered>} */
  const groups = new Map()
  for (const text of options) {
    const group = groupOf(text)
    if (group) groups.set(group.id, { ...group, texts: [...(groups.get(group.id)?.texts || []), text] })
  }
  const fitting = held == null ? [] : options.filter(text => !groupOf(text) || names(text, held))
  /** @param {string} text */
  const bySection = text => sectionIn(t.decision, text)
  /** @type {Row[]} */
  const rows = fitting.some(groupOf)
    ? listRows(fitting, bySection, held)
    : groups.size === 1
      ? listRows(options, bySection, [...groups.keys()][0])
      : groups.size > 1 && options.length > NUMBERS && !all
        ? groupRows(options, groups, groupOf)
        : listRows(options, groups.size > 1 ? groupOf : () => null)
  const numbered = rows.filter(row => row.kind === 'answer' || row.kind === 'group').slice(0, NUMBERS)
  for (const [i, row] of numbered.entries()) row.n = i + 1
  const closed = t.decision.closed.filter(one => one.always || (one.lifted ?? null) === held)
  return [...rows, ...closed.map(one => refusedRow(one.answer))]
}

/**
 * Return the group of an answer: the first of its things that groups any.
 * @param {Question} decision @param {string} text
 * @returns {Group | null}
 */
function groupIn({ options, things }, text) {
  const thing = options
    .get(text)
    ?.targets.map(id => things.get(id))
    .find(one => one?.group)
  return thing ? { id: thing.id, title: thing.group ?? '', rank: thing.rank } : null
}
/** @param {Question} decision @param {string} text */
function sectionIn({ options, sections }, text) {
  const at = options.get(text)?.section ?? -1
  return at < 0 ? null : { title: sections[at], rank: at }
}

/**
 * Return an answer as a row with a second line; shortened while one of its things is lifted.
 * @param {Question} decision @param {string} text @param {string | null} [held] what stands above it, or is lifted
 * @param {string | null} [lifted]
 * @returns {{ text: string, sub: string, told: Wire.Note[], meter: number | null }}
 */
export function findRow({ options, things, notes }, text, held, lifted) {
  const option = options.get(text)
  if (!option) return { text, sub: '', told: [], meter: null }
  const named = held != null && option.targets.includes(held),
    other = named ? things.get(option.targets.find(id => id !== held) ?? '') : undefined,
    told = option.notes.map(note => notes[note]),
    said = told.filter(note => !note.kind).map(note => note.text),
    plain = [named && other?.row && other.note, ...said].filter(Boolean).join(' · ')
  return {
    text:
      (named && other?.row) ||
      (lifted != null && option.targets.includes(lifted) && option.row) ||
      option.title ||
      option.label,
    sub: plain,
    told: told.filter(note => note.kind),
    meter: option.meter ?? null,
  }
}

/** @param {string} text @returns {Row} */
const answerRow = text => ({ kind: 'answer', text })
/** @param {string} text @returns {Row} */
const refusedRow = text => ({ kind: 'refused', text })

/** @param {string[]} options @param {Map<string, Gathered>} groups @param {(text: string) => Group | null} groupOf */
function groupRows(options, groups, groupOf) {
  /** @type {Row[]} */
  const rows = []
  const seen = new Set()
  for (const text of options) {
    const id = groupOf(text)?.id,
      group = id === undefined ? null : groups.get(id)
    if (!group || group.texts.length === 1) rows.push(answerRow(text))
    else if (!seen.has(id)) {
      seen.add(id)
      rows.push({ kind: 'group', ...group })
    }
  }
  return rows
}

/**
 * One row per answer, under the headings of its sections if there are several; `held` is the thing that labels may
 * omit.
 * @param {string[]} texts
 * @param {(text: string) => { title: string, rank?: number, id?: string } | null} sectionOf
 * @param {string | null} [held]
 */
function listRows(texts, sectionOf, held = null) {
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
