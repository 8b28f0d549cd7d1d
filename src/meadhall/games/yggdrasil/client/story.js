// The pages of a saga as texts to read, over the board: opened when they are turned, closed and opened by a reader.
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { readSetting, saveSetting } from '../../settings/settings.js'
import { currentTable, wordsUrl } from '../../transport/urls.js'
import { useEffect } from '../../vendor/hooks.js'
import { isDialogOpen } from '../../widgets/dialog.js'

/**
 * Read when a reader first sees the way to a page; a saga of one's own has its texts among its words.
 * @param {string} lang
 */
const texts = lang => wordsUrl('yggdrasil', `${lang}.told`)
const LINES = 2 // gods who speak on a page
const REMEMBERED = 30 // tables whose last opened page this device remembers

/**
 * The gods at the table in the order in which they may speak: those of players, from another one on each page, then
 * support gods.
 * @param {Yggdrasil.View} view
 */
function speakers({ gods, saga }) {
  const chosen = gods.filter(one => one.god),
    players = chosen.filter(one => one.seat != null).map(one => one.god),
    first = players.length ? ((saga?.page ?? 1) - 1) % players.length : 0
  return [
    ...players.slice(first),
    ...players.slice(0, first),
    ...chosen.filter(one => one.seat == null).map(one => one.god),
  ]
}

/**
 * What is read on the open page, or at the end of the saga; null where the saga has no such text.
 * @param {Yggdrasil.Reader} t
 */
export function storyOf(t) {
  const { saga, over, reason } = t.view
  if (!saga) return null
  const end = reason === 'tree' ? 'won' : 'lost',
    key = `told-${saga.saga}-${over ? end : saga.page}`
  if (!t.words.has(key)) return null
  const first = `${key}.${reason}`
  return {
    key,
    over,
    title: over ? `saga-${saga.saga}` : `page-${saga.saga}-${saga.page}`,
    text: [...(over && t.words.has(first) ? [first] : []), key],
    gods: speakers(t.view)
      .filter(god => t.words.has(`${key}.${god}`))
      .slice(0, LINES),
  }
}

/** @param {{ t: Yggdrasil.Reader }} props */
function Page({ t }) {
  const story = storyOf(t)
  if (!story) return ''
  return html`<article class="story" data-test="story">
    ${story.text
      .flatMap(key => t.words(key).split(/\n\s*\n/))
      .map((paragraph, i) => html`<p key=${i}>${paragraph}</p>`)}
    ${
      story.gods.length > 0 &&
      html`<ul class="plain st-gods">${story.gods.map(
        god => html`<li key=${god} data-god=${god}><b>${t.phrases.called('god', god)}</b>
          <span>${t.words(`${story.key}.${god}`)}</span></li>`,
      )}</ul>`
    }
    ${
      t.journal &&
      html`<label class="st-own"><input type="checkbox" checked=${opensItself()}
        onChange=${(/** @type {{ currentTarget: HTMLInputElement }} */ e) =>
          saveSetting('pages', e.currentTarget.checked)}/>
        <span>${t.words('story-itself')}</span></label>`
    }</article>`
}

const opensItself = () => readSetting('pages', true) !== false

/** @param {Yggdrasil.Reader} t */
export function openStory(t) {
  const story = storyOf(t)
  if (story)
    t.open(
      () => t.words(story.title),
      now => html`<${Page} t=${now}/>`,
    )
}

/**
 * Whether this device has shown the page before; from now on it has.
 * @param {string} key
 */
function isFirstTime(key) {
  const table = currentTable(),
    /** @type {[string, string][]} */
    known = readSetting('pages-read', [])
  if (known.some(([of, page]) => of === table && page === key)) return false
  saveSetting('pages-read', [[table, key], ...known.filter(([of]) => of !== table)].slice(0, REMEMBERED))
  return true
}

/**
 * The way to the page; a page that is new at a table opens by itself, unless something else lies over the board.
 * @param {{ t: Yggdrasil.Reader }} props
 */
export function Story({ t }) {
  const story = storyOf(t)
  useEffect(() => {
    // without the texts there is no button; they are asked for again at the next page
    t.words.add(texts).catch(() => {})
  }, [])
  useEffect(() => {
    if (story && t.journal && isFirstTime(story.key) && opensItself() && !isDialogOpen()) openStory(t)
  }, [story?.key])
  return (
    story &&
    html`<button class="btn small st-open" data-test="open-story" onClick=${() => openStory(t)}>
      ${icon('book', { s: 18 })}
      ${t.words(story.over ? 'story-end' : 'story-read')}</button>`
  )
}
