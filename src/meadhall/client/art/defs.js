// Shapes that drawings share by id; stands once in a page. Letters and numbers are among them: they are signs, not part
// of what a card is called.
import { svg } from './tag.js'

export const Defs = () => svg`<svg class="defs" width="0" height="0" aria-hidden="true"><defs>
  <clipPath id="arch"><path d="M16 84c0-42 38-70 84-70s84 28 84 70v94H16z"/></clipPath>
  ${[...'RGBYPK'].map(
    letter => svg`<text key=${letter} id=${`letter-${letter}`} class="pl-letter" font-size="60">
    ${letter}</text>`,
  )}
    ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(n => svg`<text key=${n} id=${`key-${n}`} class="key-n" y="6">${n}</text>`)}
  <clipPath id="arch-laid"><path d="M7 44C7 22 30 7 60 7s53 15 53 37v50H7z"/></clipPath></defs></svg>`
