// A position made short for a link: cards, also with the comma before them, and what always stands between them
// become one byte each; everything else stays as it is.
const PAIRS = [...'RGBY'].flatMap(a => [...'RGBY'].flatMap(b => [1, 2, 3].map(n => a + b + n)))
const SKALDS = [...'RGBY'].flatMap(a => [1, 2, 3].map(n => `SK-${a}${n}`))
const GHOSTS = Array.from({ length: 12 }, (_, i) => `GH-${i + 1}`)
const CARDS = [...PAIRS, ...SKALDS, ...GHOSTS]
const BETWEEN = ['norsaga players=', ' A.saga=SG-', ' B.saga=SG-', ' C.saga=SG-', ' D.saga=SG-', ' A.tree=', ' B.tree=', ' C.tree=', ' D.tree=', ' A.hand=', ' B.hand=', ' C.hand=', ' D.hand=', ' discard=', ' turn=', ' active=', ' agenda=', ' known=', '()>', '(0)>', '>QueueUp', '>Skalds()>', '>Continue', ' revealed=', ' options=']
const CODES = [...BETWEEN, ...CARDS, ...CARDS.map(card => `,${card}`)]
/** Bytes that no position contains: control signs and everything beyond ASCII, in an order that must never change. */
const BYTES = [...Array.from({ length: 31 }, (_, i) => i + 1), ...Array.from({ length: 129 }, (_, i) => i + 127)]
// Longest first, so that GH-1 never eats the head of GH-12.
/** @type {[string, number][]} */
const LONGEST = CODES.slice(0, BYTES.length).map((text, i) => /** @type {[string, number]} */ ([text, BYTES[i]])).sort((a, b) => b[0].length - a[0].length)
const MEANING = new Map(LONGEST.map(([text, byte]) => [byte, text]))

export function squeeze(text) {
  const bytes = []
  for (let i = 0; i < text.length;) {
    const found = LONGEST.find(([code]) => text.startsWith(code, i))
    bytes.push(found ? found[1] : text.charCodeAt(i))
    i += found ? found[0].length : 1
  }
  return Uint8Array.from(bytes)
}
export const unsqueeze = bytes => Array.from(bytes, byte => MEANING.get(byte) ?? String.fromCharCode(byte)).join('')
