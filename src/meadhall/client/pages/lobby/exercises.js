// Exercises by game and theme, and which of them I have solved. Each is solved at a table of its own with the lesson
// panel; solved ones are remembered on this device.
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { gameWords, pickTranslation, say } from '../../i18n/messages.js'
import { readSetting, saveSetting } from '../../settings/settings.js'
import { loadStyle } from '../../table/game_loader.js'
import { call } from '../../transport/api.js'
import { api, assetUrl } from '../../transport/urls.js'
import { useEffect, useState } from '../../vendor/hooks.js'
import { openDialog } from '../../widgets/dialog.js'
import { showError } from '../../widgets/notifications.js'
import { startLesson } from '../table/lesson.js'

const MARK = 'exercise-',
  LEVELS = ['easy', 'medium', 'hard']

/** @param {string} game @returns {string[]} */
const readSolved = game => readSetting(`solved-${game}`, [])
/** @param {string} game @param {string} lesson */
export function openExercise(game, lesson) {
  const name = lesson.slice(MARK.length)
  if (!readSolved(game).includes(name)) saveSetting(`solved-${game}`, [...readSolved(game), name])
}
/** @param {string} game @param {string} name */
export const startExercise = (game, name) => startLesson(game, MARK + name)

/** @param {string} game @returns {Promise<ExercisesShape>} */
const read = game => call(api.exercises(game))

/** Starting another exercise deletes the table of the last one. @param {string} table */
export function enterExercise(table) {
  const last = readSetting('exercise-table')
  saveSetting('exercise-table', table)
  if (last && last !== table) call(api.table(last), { method: 'DELETE' }).catch(() => {})
}

/** Return the next unsolved exercise, of the same theme if possible. @param {string} game @param {string} lesson */
export const nextExercise = (game, lesson) =>
  read(game)
    .then(({ exercises }) => {
      const at = exercises.findIndex(one => MARK + one.name === lesson),
        solved = readSolved(game),
        left = [...exercises.slice(at + 1), ...exercises.slice(0, at)].filter(one => !solved.includes(one.name)),
        next = left.find(one => one.theme === exercises[at]?.theme) ?? left[0]
      return next ? startExercise(game, next.name) : openExercises([game], game)
    })
    .catch(showError)

/** @param {{ one: ExerciseShape, number: number, game: string, solved: boolean }} props */
const One = ({ one, number, game, solved }) => {
  const level = say(`exercise-level-${one.level}`),
    text = say(solved ? 'exercise-number-solved' : 'exercise-number', { number, level })
  return html`<button class="ex-one ${solved ? 'solved' : ''}" data-exercise=${one.name} aria-label=${text}
    title=${text} onClick=${() => startExercise(game, one.name)}>${solved ? icon('check', { s: 16 }) : number}
    <i aria-hidden="true">${'•'.repeat(LEVELS.indexOf(one.level) + 1)}</i></button>`
}

/** @param {{ theme: ThemeShape, all: ExerciseShape[], game: string, solved: string[] }} props */
const Theme = ({ theme, all, game, solved }) => html`<section class="ex-theme" data-theme-of=${theme.name}>
  <h3>${pickTranslation(theme.title)}</h3>
  <small class="hint">${say('exercises-solved', {
    solved: all.filter(one => solved.includes(one.name)).length,
    count: all.length,
  })}</small>
  <div class="ex-all">${all.map(
    (one, i) => html`<${One} key=${one.name} one=${one} number=${i + 1} game=${game}
      solved=${solved.includes(one.name)}/>`,
  )}</div></section>`

/** @param {{ games: string[], first: string }} props */
function Sheet({ games, first }) {
  const [game, setGame] = useState(first),
    [level, setLevel] = useState(''),
    [found, setFound] = useState(/** @type {ExercisesShape | null} */ (null)),
    solved = readSolved(game)
  useEffect(() => {
    setFound(null)
    read(game).then(setFound).catch(showError)
  }, [game])
  const all = found?.exercises.filter(one => !level || one.level === level) ?? []
  return html`<div class="exercises"><p class="hint">${say('exercises-hint')}</p>
    ${
      games.length > 1 &&
      html`<div class="row" role="group" aria-label=${say('by-game')}>${games.map(
        one => html`<button key=${one} class="btn small ${one === game ? 'main' : ''}" data-game=${one}
          aria-pressed=${String(one === game)} onClick=${() => setGame(one)}>${gameWords(one)('title')}</button>`,
      )}</div>`
    }
    <label class="row">${say('exercise-level')} <select value=${level} data-test="exercise-level"
      onChange=${e => setLevel(e.currentTarget.value)}><option value="">${say('exercise-level-all')}</option>
      ${LEVELS.map(
        (one, i) => html`<option key=${one} value=${one}>${say(`exercise-level-${one}`)} ${'•'.repeat(i + 1)}</option>`,
      )}</select></label>
    ${
      !found
        ? html`<p class="empty">${say('loading')}</p>`
        : !all.length
          ? html`<p class="none-yet">${say('exercises-none')}</p>`
          : found.themes
              .map(theme => ({ theme, all: all.filter(one => one.theme === theme.name) }))
              .filter(one => one.all.length)
              .map(one => html`<${Theme} key=${one.theme.name} ...${one} game=${game} solved=${solved}/>`)
    }</div>`
}

/** @param {string[]} games @param {string} first */
export const openExercises = (games, first) =>
  loadStyle(assetUrl('style/exercises.css')).then(() =>
    openDialog(
      () => say('exercises'),
      () => html`<${Sheet} games=${games} first=${first}/>`,
      { cls: 'wide' },
    ),
  )
