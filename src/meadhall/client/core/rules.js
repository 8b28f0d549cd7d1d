// Every rule of the game in the reader's language, by chapter; the one cited is shown and has the focus.
import { html } from '../art/tag.js'
import { useEffect, useRef, useState } from '../vendor/hooks.js'
import { open } from './dialog.js'
import { language, say } from './words.js'

const ID = /^([A-Z]+-[A-Z]+(?:-[A-Z]+)?-\d+[a-z]?) =/gm

/** @param {{ game: Game, cited: string }} props */
function Rules({ game, cited }) {
  const [ids, setIds] = useState(/** @type {string[]} */ ([])),
    [wanted, want] = useState(''),
    at = useRef(null)
  useEffect(() => {
    game.words.rulesText().then(text => setIds([...text.matchAll(ID)].map(match => match[1])))
  }, [language.value])
  const first = ids.find(id => cited && id.startsWith(cited))
  useEffect(() => {
    if (first && !wanted) {
      at.current?.scrollIntoView({ block: 'center' })
      at.current?.focus({ preventScroll: true })
    }
  }, [first])
  const shown = ids.filter(id => !wanted || `${id} ${game.words(id)}`.toLowerCase().includes(wanted.toLowerCase()))
  const chapters = group(shown)
  return html`<label class="field"><span>${say('rules-search')}</span>
    <input type="search" value=${wanted} onInput=${e => want(e.currentTarget.value)}/></label>
    <p class="hint" role="status">${say('rules-count', { count: shown.length })}</p>
    ${[...chapters].map(
      ([chapter, rules]) => html`<section key=${chapter}><h3 class="chapter">${game.words(`chapter-${chapter}`)}</h3>
      ${rules.map(
        id =>
          html`<div key=${id} id=${id} class="rule ${
            id === first ? 'cited' : ''
          }" ref=${id === first ? at : null} tabindex=${id === first ? -1 : null}>
        <b>${id}</b><span>${game.words(id)}</span></div>`,
      )}</section>`,
    )}`
}
/** @param {string} id */
const chapterOf = id => id.split('-')[1].toLowerCase()
/** @param {string[]} ids */
function group(ids) {
  /** @type {Map<string, string[]>} */
  const chapters = new Map()
  for (const id of ids) chapters.set(chapterOf(id), [...(chapters.get(chapterOf(id)) || []), id])
  return chapters
}

/** @param {Game} game @param {string} rule */
export const openDrawer = (game, rule) =>
  open(
    () => say('rules'),
    () => html`<${Rules} game=${game} cited=${rule}/>`,
    { cls: 'drawer' },
  )
