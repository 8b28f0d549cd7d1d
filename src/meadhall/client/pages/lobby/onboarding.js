// Choices for people new to a game: the lesson, a guided first game, a table for friends, or a plain one.
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { gameWords, pickTranslation, say } from '../../i18n/messages.js'
import {
  finishedLessons,
  hints,
  hintsSkipped,
  readSetting,
  resetHints,
  saveSetting,
  setToggle,
  skipHints,
} from '../../settings/settings.js'
import { call, post } from '../../transport/api.js'
import { api, tableUrl } from '../../transport/urls.js'
import { useEffect, useState } from '../../vendor/hooks.js'
import { showError } from '../../widgets/notifications.js'
import { startLesson } from '../table/lesson.js'

/** Return the games I have finished here or said that I know. If the request fails, offer no introduction. */
export async function findPlayedGames(/** @type {string[]} */ games) {
  const storedGames = () => new Set([...hintsSkipped.value, ...readSetting('finished', [])])
  if (games.every(game => storedGames().has(game))) return storedGames()
  try {
    const { tallies } = await call(api.history)
    saveSetting(
      'finished',
      tallies.map((/** @type {{ game: string }} */ one) => one.game),
    )
  } catch {
    return new Set(games)
  }
  return storedGames()
}

/** @param {string} game @param {string} title @param {FirstGameShape} first */
export const startFirstGame = (game, title, first) => {
  setToggle(hints, true)
  resetHints(game)
  return post(api.tables, {
    game,
    options: first.options,
    pace: 'none',
    patience: 0,
    listed: false,
    title,
    seats: first.seats.map(seat => (seat === 'me' ? { kind: 'me' } : { kind: 'bot', level: seat })),
  })
    .then(made => {
      location.href = tableUrl(made.id)
    })
    .catch(showError)
}

/**
 * `plain` shows the form of any other table, `friends` the same with open seats.
 * @param {{ game: string, title: string, plain: () => void, friends: () => void }} props
 */
export function Onboarding({ game, title, plain, friends }) {
  const [first, setFirst] = useState(/** @type {FirstGameShape | null} */ (null)),
    [lesson, setLesson] = useState(/** @type {LessonShape | null} */ (null))
  useEffect(() => {
    call(api.lessons(game))
      .then((/** @type {LessonShape[]} */ all) =>
        setLesson(all.find(one => !one.book && !finishedLessons(game).includes(one.name)) ?? null),
      )
      .catch(() => {})
    call(api.firstGame(game))
      .then(found => setFirst(found.seats.length ? found : null))
      .catch(() => {})
  }, [game])
  // After the lesson offer the first game; other lessons come later.
  const taught = finishedLessons(game).length > 0 && first != null
  const skip = () => {
    skipHints(game)
    plain()
  }
  const learning =
      lesson &&
      html`<button type="button" class="btn ${taught ? '' : 'main'}" data-lesson=${lesson.name} data-test="first-lesson"
        onClick=${() => startLesson(game, lesson.name)}>${icon('book', { s: 22 })}
        <span>${say('first-lesson', {
          title: pickTranslation(lesson.title),
          minutes: lesson.minutes,
        })}</span></button>`,
    help =
      first &&
      html`<button type="button" class="btn ${taught ? 'main' : ''}" data-test="first-help"
        onClick=${() => startFirstGame(game, title, first)}>
        ${icon('candle', { s: 22 })}<span>${say('first-help')}</span></button>`
  return html`<fieldset class="newcomer" data-test="newcomer"><legend>
    ${say('first-new', { game: gameWords(game)('title') })}</legend>
    ${taught ? [help, learning] : [learning, help]}
    <button type="button" class="btn" data-test="first-friends" onClick=${friends}>${icon('seats', { s: 22 })}
      <span>${say('first-friends')}</span></button>
    <button type="button" class="btn" data-test="first-plain" onClick=${skip}>${icon('check', { s: 22 })}
      <span>${say('first-plain')}</span></button></fieldset>`
}
