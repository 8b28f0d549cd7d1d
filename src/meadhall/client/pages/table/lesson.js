// Lesson at a table: the teacher's text page by page, highlights on the board, and the way back for learners who left
// the script. The table itself is an ordinary one.
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { gameWords, pickTranslation, say } from '../../i18n/messages.js'
import { finishedLessons, markLessonFinished, readSetting } from '../../settings/settings.js'
import { loadStyle } from '../../table/game_loader.js'
import { focus, lessonAnswers, phoneView, table, tableInfo } from '../../table/store.js'
import { call, post } from '../../transport/api.js'
import { api, assetUrl, currentTable, lobbyUrl, tableUrl as tablePath } from '../../transport/urls.js'
import { useEffect, useState } from '../../vendor/hooks.js'
import { lazyFunction } from '../../widgets/lazy.js'
import { announce, showError } from '../../widgets/notifications.js'
import { PHONE_VIEWS } from './actions.js'
import {
  findHighlights,
  highlight,
  isOffscreen,
  keepHighlightsInView,
  revealHighlights,
  scrollToHighlights,
} from './highlights.js'
import { askUndo } from './vote_banners.js'

loadStyle(assetUrl('style/lesson.css'))

/** Point at the first expected answer, on the board and in the list. @param {string[]} answers */
function point([answer = '']) {
  focus.value = answer
  lessonAnswers.value = [answer]
  revealHighlights(true)
}

/** @param {string} game @param {string} name */
export const startLesson = (game, name) =>
  post(api.lesson(game, name))
    .then(made => {
      location.href = tablePath(made.id)
    })
    .catch(showError)

const enterExercise = lazyFunction(() => import('../lobby/exercises.js'), 'enterExercise'),
  nextExercise = lazyFunction(() => import('../lobby/exercises.js'), 'nextExercise'),
  openExercises = lazyFunction(() => import('../lobby/exercises.js'), 'openExercises'),
  solve = lazyFunction(() => import('../lobby/exercises.js'), 'openExercise')

const beginFirst = lazyFunction(() => import('../lobby/onboarding.js'), 'startFirstGame')

/** A first game, for people who have not finished one. @param {string} game @param {boolean} wanted */
function useFirst(game, wanted) {
  const [first, setFirst] = useState(/** @type {FirstGameShape | null} */ (null))
  useEffect(() => {
    if (wanted && !readSetting('finished', []).includes(game))
      call(api.firstGame(game))
        .then((/** @type {FirstGameShape} */ found) => setFirst(found.seats.length ? found : null))
        .catch(() => {})
  }, [wanted])
  return first
}

/** The next lesson, if there is one. @param {string} game @param {string} name @param {boolean} wanted */
function useNext(game, name, wanted) {
  const [next, setNext] = useState(/** @type {LessonShape | null} */ (null))
  useEffect(() => {
    if (wanted)
      call(api.lessons(game))
        .then((/** @type {LessonShape[]} */ all) => {
          const at = all.findIndex(one => one.name === name)
          setNext(all.slice(at + 1).find(one => one.book === all[at]?.book) ?? null)
        })
        .catch(() => {})
  }, [wanted])
  return next
}

/**
 * On a phone, buttons to what is highlighted out of sight: in another view, or further down.
 * @param {{ lights: string[], moment: string }} props
 */
function Ways({ lights, moment }) {
  const [to, setTo] = useState(''),
    look = () => setTo(isOffscreen(lights).join(' '))
  useEffect(() => {
    scrollToHighlights(lights, look)
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [moment])
  useEffect(() => {
    const soon = requestAnimationFrame(look)
    return () => cancelAnimationFrame(soon)
  }, [phoneView.value])
  return to
    .split(' ')
    .filter(Boolean)
    .map(
      name => html`<button key=${name} class="btn small" onClick=${() => findHighlights(name, lights, look)}
        data-way=${name}>
        ${icon(PHONE_VIEWS[/** @type {keyof typeof PHONE_VIEWS} */ (name)], { s: 18 })} ${say(`tab-${name}`)}</button>`,
    )
}

/** @param {{ text: string }} props */
const Said = ({ text }) => text.split('\n\n').map((part, i) => html`<p key=${i}>${part}</p>`)

/** @param {{ game: Game }} props */
export function Lesson({ game }) {
  const lesson = /** @type {Teaching} */ (table.value?.lesson),
    moment = `${lesson.step} ${lesson.astray} ${lesson.done}`,
    [page, turn] = useState({ moment, at: 0 }),
    at = page.moment === moment ? page.at : 0,
    last = lesson.pages.length - 1,
    shown = lesson.pages[at],
    next = useNext(tableInfo.value.game, lesson.name, lesson.done && !lesson.exercise),
    first = useFirst(tableInfo.value.game, lesson.done && !lesson.exercise),
    text = lesson.astray
      ? (pickTranslation(lesson.said) ?? say('lesson-other'))
      : shown
        ? pickTranslation(shown.say)
        : ''
  useEffect(() => {
    highlight(lesson.astray ? [] : (shown?.light ?? []))
    if (!lesson.astray && shown) game.lookAt?.(shown.light)
    if (text) announce(text)
    return () => highlight([])
  }, [moment, at, text])
  // Do not reveal the solution of an exercise.
  useEffect(() => {
    lessonAnswers.value = lesson.astray || lesson.exercise || at < last ? [] : lesson.answers
    const stop = keepHighlightsInView()
    return () => {
      stop()
      lessonAnswers.value = []
    }
  }, [moment, at, lesson.answers.join('\n')])
  useEffect(() => {
    if (lesson.exercise) enterExercise(currentTable())
  }, [])
  useEffect(() => {
    if (lesson.done && lesson.exercise) solve(tableInfo.value.game, lesson.name)
    else if (lesson.done) markLessonFinished(tableInfo.value.game, lesson.name)
  }, [lesson.done])
  const go = (/** @type {number} */ by) => turn({ moment, at: at + by })
  return html`<section class="lesson" aria-label=${say('lesson')} data-test="lesson"
    data-step=${lesson.step} data-page=${at} data-more=${String(at < last)}
    data-done=${String(lesson.done)}>
    <header><h2>${icon('book', { s: 18 })} ${pickTranslation(lesson.title)}</h2>${
      !lesson.exercise &&
      html`<progress max=${lesson.steps} value=${lesson.done ? lesson.steps : lesson.step}
        aria-label=${say('lesson-progress')}></progress>`
    }</header>
    <div class="lesson-says" data-test="lesson-says"><${Said} text=${text}/></div>
    <div class="row">${
      lesson.astray
        ? html`<button class="btn main small" onClick=${askUndo} data-test="lesson-back">${icon('undo', { s: 18 })}
            ${say(lesson.exercise ? 'exercise-again' : 'lesson-take-back')}</button>`
        : html`${
            at > 0 &&
            html`<button class="btn small" onClick=${() => go(-1)} data-test="lesson-before">${say('lesson-before')}
              </button>`
          }${
            at < last
              ? html`<button class="btn main small" onClick=${() => go(1)} data-test="lesson-next">${say('lesson-next')}
                </button>`
              : !lesson.done &&
                html`<button class="btn small" onClick=${() => point(lesson.answers)} data-test="lesson-show">
                  ${icon('eye', { s: 18 })} ${say(lesson.exercise ? 'exercise-show' : 'lesson-show')}</button>`
          }${shown && html`<${Ways} lights=${shown.light} moment=${`${moment} ${at}`}/>`}`
    }${
      lesson.done &&
      at === last &&
      html`${
        first &&
        html`<button class="btn main small" data-test="lesson-first"
          onClick=${() => beginFirst(tableInfo.value.game, gameWords(tableInfo.value.game)('title'), first)}>
          ${say('lesson-first')}</button>`
      }${
        next &&
        html`<button class="btn ${first ? '' : 'main'} small"
          onClick=${() => startLesson(tableInfo.value.game, next.name)}
          data-test="lesson-after">${say('lesson-after', { title: pickTranslation(next.title) })}</button>`
      }${
        lesson.exercise &&
        html`<button class="btn main small" data-test="exercise-next"
          onClick=${() => nextExercise(tableInfo.value.game, lesson.name)}>${say('exercise-next')}</button>
        <button class="btn small" data-test="exercises-all"
          onClick=${() => openExercises([tableInfo.value.game], tableInfo.value.game)}>${say('exercises-all')}</button>`
      }<a class="btn small" href=${lobbyUrl}>${say('to-the-lobby')}</a>`
    }</div></section>`
}

/**
 * In the dialog for a new table: lessons of the game and of the chosen book.
 * @param {{ game: string, options: Record<string, Choice> }} props
 */
export function Lessons({ game, options }) {
  const [found, setAll] = useState(/** @type {LessonShape[]} */ ([]))
  useEffect(() => {
    call(api.lessons(game))
      .then(setAll)
      .catch(() => setAll([]))
  }, [game])
  const all = found.filter(one => !one.book || Object.values(options).includes(one.book))
  return (
    all.length > 0 &&
    html`<details class="lessons" data-test="lessons"><summary>${say('lessons')}</summary>
      <p class="hint">${say('lessons-hint')}</p>
    ${all.map(
      one =>
        html`<p key=${one.name} class="row"><button type="button" class="btn small" data-lesson=${one.name}
          onClick=${() => startLesson(game, one.name)}>${icon(
            finishedLessons(game).includes(one.name) ? 'check' : 'book',
            {
              s: 18,
            },
          )} ${pickTranslation(one.title)}${
            finishedLessons(game).includes(one.name) && html`<span class="sr"> (${say('lesson-done')})</span>`
          }</button>
          <small
            class="hint">${pickTranslation(one.about)} ${say('lesson-minutes', { minutes: one.minutes })}</small></p>`,
    )}</details>`
  )
}
