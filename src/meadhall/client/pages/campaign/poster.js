// A campaign as one picture: title, players, result and route. Landscape for screens, portrait for phones.
import { frame } from '../../art/knot.js'
import { svg } from '../../art/tag.js'

/**
 * Sizes, text position and size, and the place of the route: beside the text or below.
 * @type {Record<Chronicle.Form, { w: number, h: number, text: string, art: Record<'x' | 'y' | 'w' | 'h', number> }>}
 */
const FORMS = {
  wide: { w: 1200, h: 630, text: '', art: { x: 600, y: 40, w: 560, h: 550 } },
  tall: { w: 1080, h: 1920, text: 'translate(-28 -16) scale(1.75)', art: { x: 56, y: 1072, w: 968, h: 792 } },
}

/**
 * Split into lines of a maximum length.
 * @param {string} text
 * @param {number} letters
 * @param {number} most
 */
export function wrapLines(text, letters, most) {
  /** @type {string[]} */
  const found = []
  for (const word of text.split(' '))
    if (found.length && `${found[found.length - 1]} ${word}`.length <= letters) found[found.length - 1] += ` ${word}`
    else found.push(word)
  return found.length > most ? [...found.slice(0, most - 1), `${found[most - 1]} …`] : found
}

/** The last finished chapter, or the one in progress. @param {Chronicle.Chapter[]} chapters */
const lastOf = chapters => chapters.findLast(one => one.over) ?? chapters[chapters.length - 1]

/** Join the tracks of all chapters; the marks are those of the last. @param {Chronicle.Chapter[]} chapters */
export function joinChapters(chapters) {
  /** @type {Record<string, string[]>} */
  const tracks = {}
  for (const chapter of chapters)
    for (const [hero, track] of Object.entries(chapter.tracks)) {
      const known = tracks[hero] ?? []
      tracks[hero] = [...known, ...track.filter((id, i) => i || known.at(-1) !== id)]
    }
  return { tracks, marks: lastOf(chapters).marks }
}

/** @param {{ y: number, rows: string[], cls: string, step: number }} props */
const Rows = ({ y, rows, cls, step }) =>
  svg`<g class=${cls}>${rows.map((row, i) => svg`<text key=${i} x="64" y=${y + i * step}>${row}</text>`)}</g>`

/** @param {{ told: Chronicle.Told, art: Chronicle.Art, words: GameWords, form: Chronicle.Form }} props */
export function Poster({ told, art, words, form }) {
  const { w: W, h: H, text, art: room } = FORMS[form],
    last = lastOf(told.chapters),
    { tracks, marks } = joinChapters(told.chapters),
    title = wrapLines(told.title, 22, 3),
    headline = wrapLines(told.headline, 42, 2),
    which = wrapLines(told.over && told.ending ? told.closing : last.which || told.closing, 46, 3),
    quote = wrapLines(last.closing, 48, 5),
    [w, h] = art.size,
    label = [told.title, told.headline, told.closing].join('. '),
    scale = Math.min(room.w / w, room.h / h),
    under = 116 + (title.length - 1) * 58
  const y2 = under + 44 + headline.length * 32,
    y3 = y2 + which.length * 28 + 20
  return svg`<svg class="poster" viewBox=${`0 0 ${W} ${H}`} role="img" aria-label=${label}>
    <rect class="po-page" width=${W} height=${H}/>
    <g transform=${text || null}><${Rows} y=${116} rows=${title} cls="po-title" step=${58}/>
    <${Rows} y=${under + 44} rows=${headline} cls="po-headline" step=${32}/>
    <${Rows} y=${y2 + 8} rows=${which} cls="po-which" step=${28}/>
    ${y3 + quote.length * 27 < 470 && svg`<${Rows} y=${y3 + 14} rows=${quote} cls="po-quote" step=${27}/>`}
    <g class="po-figures">${told.figures.slice(0, 4).map(
      (
        one,
        i,
      ) => svg`<g key=${one.name} transform="translate(${64 + i * 128} 520)"><text class="po-n">${one.count}</text>
        ${wrapLines(one.text, 13, 2).map(
          (row, j) => svg`<text key=${j} class="po-of" y=${26 + j * 19}>${row}</text>`,
        )}</g>`,
    )}</g>
    <text class="po-mark" x="64" y="596">Meadhall</text></g>
    <g transform="translate(${room.x + (room.w - w * scale) / 2} ${room.y + (room.h - h * scale) / 2}) scale(${scale})">
      <${art.Picture} words=${words} tracks=${tracks} marks=${marks}/></g>
    <g>${frame({ w: W, h: H, u: 8, b: 2, t: 4.6, cls: 'on-poster' })}</g></svg>`
}
