// Pages of a saga as texts over the board: opened when a page is turned, closed and opened by the reader.
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { readSetting, saveSetting } from '../../settings/settings.js'
import { currentTable, wordsUrl } from '../../transport/urls.js'
import { useEffect } from '../../vendor/hooks.js'
import { isDialogOpen } from '../../widgets/dialog.js'

/** Loaded with the first button for a page; a custom saga has its texts among its words. @param {string} lang */
const texts = lang => wordsUrl('yggdrasil', `${lang}.told`)
const LINES = 2 // gods who speak on a page
const REMEMBERED = 30 // tables whose last opened page is remembered on this device

/**
 * The gods at the table in the order of speaking: those of players, starting with another one on each page, then
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
 * Return the text of the open page, or of the end of the saga; null if the saga has none.
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
        god => html`<li key=${god} data-god=${god}><b>${t.phrases.nameOf('god', god)}</b>
          <span>${t.words(`${story.key}.${god}`)}</span></li>`,
      )}</ul>`
    }
    ${
      t.journal &&
      html`<label class="st-own"><input type="checkbox" checked=${opensByItself()}
        onChange=${(/** @type {{ currentTarget: HTMLInputElement }} */ e) =>
          saveSetting('pages', e.currentTarget.checked)}/>
        <span>${t.words('story-itself')}</span></label>`
    }</article>`
}

const opensByItself = () => readSetting('pages', true) !== false

/** @param {Yggdrasil.Reader} t */
export function openStory(t) {
  const story = storyOf(t)
  if (story)
    t.open(
      () => t.words(story.title),
      now => html`<${Page} t=${now}/>`,
    )
}

/** Return whether this device shows the page for the first time, and remember it. @param {string} key */
function isFirstTime(key) {
  const table = currentTable(),
    /** @type {[string, string][]} */
    known = readSetting('pages-read', [])
  if (known.some(([of, page]) => of === table && page === key)) return false
  saveSetting('pages-read', [[table, key], ...known.filter(([of]) => of !== table)].slice(0, REMEMBERED))
  return true
}

/** Button for the page. A new page opens by itself, unless a dialog is open. @param {{ t: Yggdrasil.Reader }} props */
export function Story({ t }) {
  const story = storyOf(t)
  useEffect(() => {
    // without texts there is no button; they are loaded again at the next page
    t.words.add(texts).catch(() => {})
  }, [])
  useEffect(() => {
    if (story && t.journal && isFirstTime(story.key) && opensByItself() && !isDialogOpen()) openStory(t)
  }, [story?.key])
  return (
    story &&
    html`<button class="btn small st-open" data-test="open-story" onClick=${() => openStory(t)}>
      ${icon('book', { s: 18 })}
      ${t.words(story.over ? 'story-end' : 'story-read')}</button>`
  )
}
