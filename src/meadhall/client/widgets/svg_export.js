// Export of a drawing as a file: computed styles are written into it, and its fonts are embedded.

import { request } from '../transport/network.js'
import { assetUrl } from '../transport/urls.js'

const FONTS = {
  Grenze: ['600', 'normal', 'grenze-latin-600-normal'],
  'Alegreya Sans': ['400', 'normal', 'alegreya-sans-latin-400-normal'],
  Alegreya: ['400', 'italic', 'alegreya-latin-400-italic'],
}
/** CSS properties of shapes and text. */
const SAID = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'paint-order',
  'clip-path',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'text-anchor',
  'visibility',
  'display',
]

/** @param {Blob} blob @returns {Promise<string>} */
const asData = blob =>
  new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(blob)
  })

/** Our fonts, so that the picture looks the same everywhere. */
async function fonts() {
  const faces = await Promise.all(
    Object.entries(FONTS).map(async ([family, [weight, style, file]]) => {
      const font = await request(assetUrl(`fonts/${file}.woff2`))
      const data = await asData(await font.blob())
      return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(${data})}`
    }),
  )
  return faces.join('')
}

/**
 * Copy the computed style of an element to its clone, where it differs from what the clone would inherit.
 * @param {Element} of
 * @param {Element} twin
 * @param {CSSStyleDeclaration | null} above
 */
function dressed(of, twin, above) {
  const style = getComputedStyle(of)
  for (const name of SAID) {
    const value = style.getPropertyValue(name)
    if (value && (!above || value !== above.getPropertyValue(name) || name === 'opacity'))
      twin.setAttribute(name, value)
  }
  for (const name of ['class', 'style', 'aria-hidden', 'role', 'aria-label', 'tabindex']) twin.removeAttribute(name)
  ;[...of.children].forEach((child, i) => {
    dressed(child, twin.children[i], style)
  })
}

/** Return the drawing in `box` as a standalone SVG. @param {Element} box */
export async function inlineStyles(box) {
  const svg = box.querySelector('svg')
  if (!svg) throw new Error('no drawing')
  const twin = /** @type {SVGSVGElement} */ (svg.cloneNode(true)),
    [, , w, h] = (svg.getAttribute('viewBox') ?? '').split(' ')
  dressed(svg, twin, null)
  twin.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  twin.setAttribute('width', w)
  twin.setAttribute('height', h)
  const named = document.createElementNS('http://www.w3.org/2000/svg', 'title'),
    letters = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  named.textContent = svg.getAttribute('aria-label')
  letters.textContent = await fonts()
  twin.prepend(named, letters)
  return { text: new XMLSerializer().serializeToString(twin), w: Number(w), h: Number(h) }
}

/**
 * @param {{ text: string, w: number, h: number }} drawing
 * @returns {Promise<Blob>}
 */
async function paintImage({ text, w, h }) {
  const image = new Image()
  image.src = await asData(new Blob([text], { type: 'image/svg+xml' }))
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
  canvas.getContext('2d')?.drawImage(image, 0, 0, w, h)
  return new Promise((done, fail) => {
    canvas.toBlob(blob => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png')
  })
}

/**
 * Save the drawing as a file.
 * @param {Element | null} box
 * @param {'svg' | 'png'} kind
 * @param {string} name
 */
export async function saveSvg(box, kind, name) {
  if (!box) return
  const drawing = await inlineStyles(box)
  const blob = kind === 'png' ? await paintImage(drawing) : new Blob([drawing.text], { type: 'image/svg+xml' })
  const href = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), {
    href,
    download: `${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}.${kind}`,
  })
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
