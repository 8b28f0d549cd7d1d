// Table for a game without a drawing of its own: the grid of its view, if any, then every field in words. Games may use
// `GridBoard` in their own drawing.
import { html } from '../art/tag.js'
import { assetUrl } from '../transport/urls.js'
import { loadStyle } from './game_loader.js'
import { lifted, findTargets as targets } from './targets.js'

/** @typedef {{ rows: number, columns: number, pieces: Record<string, string>, marks?: Record<string, string>,
 *   owners?: Record<string, number> }} Grid */

/**
 * Return what a press on a square does: choose an answer, or lift a piece so that its squares are highlighted.
 * @param {{ text: string, things: string[] }[]} answers
 * @param {string | null} held
 * @param {string} square
 */
export function answersForSquare(answers, held, square) {
  const ends = held ? answers.filter(({ things }) => things[0] === held && things.at(-1) === square) : []
  if (ends.length === 1 && square !== held) return { choose: ends[0].text }
  const begins = answers.filter(({ things }) => things[0] === square)
  if (begins.length === 1 && begins[0].things.length === 1) return { choose: begins[0].text }
  if (begins.length) return { lift: square === held ? null : square }
  return held ? { lift: null } : {}
}

/** @param {{ rows: number, columns: number }} grid */
export const squareNames = ({ rows, columns }) =>
  Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [rows - Math.floor(i / columns), i % columns]
    return `${String.fromCharCode(97 + column)}${row}`
  })

/**
 * The name or sign of a piece or mark, from the game's words: `thing-king = king`, `sign-king = ♔`.
 * @param {Reader} t
 * @param {string} kind
 * @param {'thing' | 'sign'} what
 */
const word = (t, kind, what) => {
  const key = `${what}-${kind}`
  if (t.words.has(key)) return t.words(key)
  return what === 'sign' ? kind.slice(0, 1).toUpperCase() : kind
}

/** The board of squares in `view.grid`, with its coordinates and style sheet. @param {{ t: Reader }} props */
export function GridBoard({ t }) {
  loadStyle(assetUrl('style/plain_view.css')) // once; a game's own `Board` may be the first to show this one
  const grid = /** @type {{ grid: Grid }} */ (/** @type {unknown} */ (t.view)).grid,
    { answers } = targets(t),
    held = lifted.value,
    lit = new Set(
      answers.flatMap(({ things: [from, ...rest] }) => (held && from === held ? rest.slice(-1) : held ? [] : [from])),
    )
  /** @param {string} square */
  const press = square => () => {
    const does = answersForSquare(answers, held, square)
    if ('choose' in does && does.choose) t.choose(does.choose)
    if ('lift' in does) lifted.value = does.lift ?? null
  }
  /** @param {string} square */
  const cell = square => {
    const kind = grid.pieces[square],
      mark = grid.marks?.[square],
      owner = grid.owners?.[kind],
      said = [square, kind && word(t, kind, 'thing'), !kind && mark && word(t, mark, 'thing')].filter(Boolean).join(' ')
    return html`<button class="grid-square ${mark ? 'marked' : ''} ${lit.has(square) ? 'legal' : ''} ${
      held === square ? 'held' : ''
    } ${t.changed.has(square) ? 'changed' : ''}" key=${square} data-walk data-square=${square} aria-label=${said}
      data-rank=${square[0] === 'a' ? square.slice(1) : null} data-file=${square.slice(1) === '1' ? square[0] : null}
      aria-pressed=${lit.has(square) || held === square ? String(held === square) : null}
      onClick=${press(square)}>${
        kind
          ? html`<span class="grid-piece of-${owner ?? 'none'}">${word(t, kind, 'sign')}</span>`
          : mark && html`<span class="grid-mark">${word(t, mark, 'sign')}</span>`
      }</button>`
  }
  return html`<div class="grid-board" style=${`--columns:${grid.columns};--rows:${grid.rows}`}>
    ${squareNames(grid).map(cell)}</div>`
}

// Fields that the page shows elsewhere, or that only programs read.
const ELSEWHERE = new Set(['you', 'game', 'asked', 'options', 'over', 'grid', 'turn', 'winner', 'campaign'])

/**
 * Write a value in words. `translate` names a field or a text.
 * @param {unknown} value
 * @param {(text: string) => string} [translate]
 * @returns {string}
 */
export function readableName(value, translate = text => text) {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.map(one => readableName(one, translate)).join(', ') || '–'
  if (typeof value !== 'object') return translate(String(value))
  return (
    Object.entries(value)
      .map(pair => pair.map(one => readableName(one, translate)).join(' '))
      .join(', ') || '–'
  )
}

/** Every field of the view, one per line. @param {{ t: Reader }} props */
function Fields({ t }) {
  const label = (/** @type {string} */ name) =>
    t.words.has(`view-${name}`) ? t.words(`view-${name}`) : name.replaceAll('_', ' ')
  const translate = (/** @type {string} */ text) => {
    const key = [`thing-${text}`, `view-${text}`].find(one => t.words.has(one))
    return key ? t.words(key) : text
  }
  return html`<dl class="plain-view">${Object.entries(t.view)
    .filter(([name]) => !ELSEWHERE.has(name))
    .map(
      ([name, value]) =>
        html`<div key=${name}><dt>${name === 'players' ? '' : label(name)}</dt>${
          name === 'players' && Array.isArray(value)
            ? value.map(
                (one, seat) => html`<dd key=${seat}><b>${t.names[seat]}</b> ${readableName(one, translate)}</dd>`,
              )
            : html`<dd>${readableName(value, translate)}</dd>`
        }</div>`,
    )}</dl>`
}

/** @param {{ t: Reader }} props */
export function PlainBoard({ t }) {
  return html`<div class="plain-board">${'grid' in t.view && html`<${GridBoard} t=${t}/>`}<${Fields} t=${t}/></div>`
}
