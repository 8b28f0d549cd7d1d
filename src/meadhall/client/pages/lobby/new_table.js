// Dialog for a new table: seats, options, pace, visibility.

import { icon, seatIcon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { gameWords, pickTranslation, say } from '../../i18n/messages.js'
import { seatLetter } from '../../table/seats.js'
import { call, errorText, post } from '../../transport/api.js'
import { api, tableUrl } from '../../transport/urls.js'
import { useEffect, useState } from '../../vendor/hooks.js'
import { openDialog } from '../../widgets/dialog.js'
import { lazyComponent, lazyFunction } from '../../widgets/lazy.js'
import { me } from '../../widgets/page_shell.js'
import { findPlayedGames, Onboarding } from './onboarding.js'

const PACES = ['none', 'live', 'day'],
  PATIENCES = [600, 3_600, 86_400, 259_200, 604_800, 0],
  A_DAY = 86_400
/** @type {SeatWish[]} */
const USUAL = [
  { kind: 'me', name: '' },
  { kind: 'bot', level: 'karl' },
  { kind: 'bot', level: 'karl' },
]

/** @param {{ option: OptionShape, words: GameWords, value: Choice, set: (value: Choice) => void }} props */
function Option({ option, words, value, set }) {
  const name = `option-${option.name}`,
    { choices } = option,
    doc = words(`${name}.doc`)
  /** @param {Choice} choice */
  const labelOf = choice =>
    words.has(`${name}.${choice}`)
      ? words(`${name}.${choice}`)
      : (pickTranslation(option.titles?.[String(choice)]) ?? String(choice))
  if (typeof option.default === 'boolean')
    return html`<div>
    <label class="tick">
      <input type="checkbox" checked=${value} aria-describedby=${name} onChange=${e =>
        set(e.currentTarget.checked)}/> <b>
        ${words(name)}</b></label>
    <p id=${name} class="opt-doc">${doc}</p></div>`
  return html`<label class="field"><span>${words(name)}</span><small>${doc}</small>
    ${
      choices
        ? html`<select value=${String(value)} onChange=${e => set(choices[e.currentTarget.selectedIndex])}>
          ${choices.map(
            choice => html`<option key=${choice} value=${String(choice)}>${labelOf(choice)}
            </option>`,
          )}</select>`
        : html`<input type="number" min=${option.low} max=${option.high} value=${value} onInput=${e =>
            set(Number(e.currentTarget.value))}/>`
    }</label>`
}

/**
 * `of` is the Hero of the seat in a story, `same` the player so far; `also` means that I already have another seat.
 * @param {{ i: number, seat: SeatWish, levels: string[], set: (seat: SeatWish) => void, drop: (() => void) | null,
 *   of?: string, same?: string, also?: boolean }} props
 */
export function SeatField({ i, seat, levels, set, drop, of = '', same = '', also = false }) {
  const name = seatLetter(i)
  /** @param {DomEvent} e */
  const pick = e => {
    const wish = e.currentTarget.value,
      kind = /** @type {SeatWish['kind']} */ (wish)
    set(levels.includes(wish) ? { kind: 'bot', level: wish } : { kind, name: '' })
  }
  return html`<div class="seat-pick" data-seat=${name}>${seatIcon(i, { s: 28 })}
    <label>${of ? html`<small class="hint">${of}</small>` : null}<span class="sr">${say('seat-who', { seat: name })}
      </span>
      <select value=${seat.kind === 'bot' ? seat.level : seat.kind} onChange=${pick}>
        ${same ? html`<option value="same">${say('seat-same', { name: same })}</option>` : null}
        <option value="me">${say(also ? 'seat-also' : 'seat-me')}</option>
        <option value="open">${say('seat-friend')}</option>
        ${levels.map(
          level =>
            html`<option key=${level} value=${level}>${say('seat-is-bot', { level: say(`bot-${level}.name`) })}
              </option>`,
        )}</select></label>
    ${
      seat.kind === 'me'
        ? html`<label class="name"><span class="sr">${say('seat-name', { seat: name })}</span>
          <input placeholder=${
            also ? say('name-other') : me.value.name
          } maxlength="40" value=${seat.name} onInput=${e => set({ ...seat, name: e.currentTarget.value })}/></label>`
        : html`<small class="hint name">
        ${
          seat.kind === 'bot'
            ? say(`bot-${seat.level}`)
            : say(seat.kind === 'same' ? 'seat-same-hint' : 'seat-open-hint')
        }</small>`
    }
    ${
      drop
        ? html`<button type="button" class="btn quiet small" onClick=${drop} aria-label=${say('seat-drop', {
            seat: name,
          })}>
        ${icon('cross', { s: 16 })}</button>`
        : html`<span></span>`
    }</div>`
}

/** Open seats for friends in place of bots. @param {SeatWish[]} seats @returns {SeatWish[]} */
const openBotSeats = seats => seats.map(seat => (seat.kind === 'bot' ? { kind: 'open' } : seat))
/** Add a seat of the same kind as the last one. @param {SeatWish[]} seats @returns {SeatWish} */
const seatLikeLast = seats => (seats.at(-1)?.kind === 'open' ? { kind: 'open' } : { kind: 'bot', level: 'karl' })

/** @param {{ of: GameShape, seats: SeatWish[], set: (seats: SeatWish[]) => void }} props */
function Seats({ of, seats, set }) {
  const [low, high] = of.players
  return html`<fieldset><legend>${say('who-sits')}</legend><p class="hint">${say('who-sits-hint')}</p>
    ${seats.map(
      (seat, i) =>
        html`<${SeatField} key=${i} i=${i} seat=${seat} levels=${of.levels}
          also=${seats.slice(0, i).some(other => other.kind === 'me')} set=${(/** @type {SeatWish} */ next) =>
            set(seats.map((old, j) => (j === i ? next : old)))}
      drop=${seats.length > low ? () => set(seats.filter((_, j) => j !== i)) : null}/>`,
    )}
    <p class="row">${
      seats.length < high &&
      html`<button type="button" class="btn small" onClick=${() => set([...seats, seatLikeLast(seats)])}>
          ${say('seat-add')}</button>`
    }${
      seats.some(seat => seat.kind === 'bot') &&
      !seats.some(seat => seat.kind === 'open') &&
      html`<button type="button" class="btn small" data-test="friends" onClick=${() => set(openBotSeats(seats))}>
          ${say('seats-friends')}</button>`
    }</p></fieldset>`
}

/** @param {{ pace: string, set: (pace: string) => void }} props */
const Pace = ({ pace, set }) => html`<fieldset class="paces"><legend>${say('pace')}</legend>
  ${PACES.map(
    name =>
      html`<label key=${name} class="tick"><input type="radio" name="pace" checked=${pace === name}
        onChange=${() => set(name)}/>
    <span>${say(`pace-${name}`)}<small>${say(`pace-${name}-hint`)}</small></span></label>`,
  )}</fieldset>`

/** @param {{ patience: number, set: (patience: number) => void }} props */
const Patience = ({ patience, set }) => html`<label class="field"><span>${say('patience')}</span>
  <small>${say('patience-hint')}</small>
  <select value=${String(patience)} data-test="patience" onChange=${e => set(Number(e.currentTarget.value))}>
    ${PATIENCES.map(one => html`<option key=${one} value=${String(one)}>${say(`patience-${one}`)}</option>`)}
  </select></label>`

const Lessons = lazyComponent(() => import('../table/lesson.js'), 'Lessons')
/** Continue a saved campaign instead. */
const openSaved = lazyFunction(() => import('../campaign/campaigns.js'), 'openSavedCampaigns')

/** @param {SeatWish} props */
const asked = ({ kind, level, name }) => ({
  kind,
  ...(level ? { level } : {}),
  ...(name?.trim() ? { name: name.trim() } : {}),
})

/** @param {GameShape} props */
const defaultSeats = ({ players: [low, high] }) => USUAL.slice(0, Math.max(low, Math.min(3, high)))

/**
 * Some games are always campaigns, others if an option says so.
 * @param {GameShape} of
 * @param {Record<string, Choice>} chosen
 */
const isCampaign = (of, chosen) =>
  of.storied && (chosen.campaign ?? of.options.find(option => option.name === 'campaign')?.default) !== 'none'

/** Make up a table name that no table here has. @param {string[]} taken */
function inventTitle(taken) {
  const all = say('name-what')
    .split('|')
    .flatMap(what =>
      say('name-whose')
        .split('|')
        .map(whose => `${what.trim()} ${whose.trim()}`),
    )
  const free = all.filter(name => !taken.includes(name)),
    among = free.length ? free : all
  return among[Math.floor(Math.random() * among.length)]
}

/**
 * `met` are the games that need no introduction.
 * @param {{ games: GameShape[], first: string, taken: string[], met: Set<string> }} props
 */
function NewTable({ games, first, taken, met }) {
  /** @param {string} name */
  const shapeOf = name => games.find(other => other.name === name) ?? games[0]
  const [game, setGame] = useState(first),
    of = shapeOf(game),
    words = gameWords(game)
  const [seats, setSeats] = useState(defaultSeats(of))
  const [options, setOptions] = useState(/** @type {Record<string, Choice>} */ ({})),
    [pace, setPace] = useState('none'),
    [patience, setPatience] = useState(A_DAY),
    [listed, setListed] = useState(false),
    [title, setTitle] = useState(''),
    [dream] = useState(() => inventTitle(taken))
  const [trouble, setTrouble] = useState(''),
    [busy, setBusy] = useState(false),
    [plain, setPlain] = useState(/** @type {string[]} */ ([]))
  /** @param {string} name */
  const choose = name => {
    setGame(name)
    setOptions({})
    setSeats(defaultSeats(shapeOf(name)))
  }
  /** @param {DomEvent} e */
  const make = async e => {
    e.preventDefault()
    setBusy(true)
    try {
      // The name of my first seat becomes my name in chat and at later tables.
      const own = seats.find(seat => seat.kind === 'me')?.name?.trim()
      if (own && own !== me.value.name) me.value = await call(api.me, { method: 'PATCH', body: { name: own } })
      const made = await post(api.tables, {
        game,
        options,
        pace,
        patience,
        listed,
        title: title.trim() || dream,
        seats: seats.map(asked),
      })
      location.href = tableUrl(made.id)
    } catch (error) {
      setTrouble(errorText(error))
      setBusy(false)
    }
  }
  const tales = of.options.filter(option => option.story),
    others = of.options.filter(option => !option.story)
  /**
   * Options that exclude each other: a single saga is not part of a campaign.
   * @param {OptionShape} option
   * @param {Choice} value
   */
  const want = (option, value) => {
    const free = option.story ? Object.entries(options).filter(([name]) => others.some(one => one.name === name)) : null
    setOptions({ ...(free ? Object.fromEntries(free) : options), [option.name]: value })
  }
  /** @param {OptionShape} option */
  const choice = option =>
    html`<${Option} key=${option.name} option=${option} words=${words} value=${options[option.name] ?? option.default}
      set=${(/** @type {Choice} */ value) => want(option, value)}/>`
  // The pressed button is gone: move the keyboard focus into the form.
  useEffect(() => {
    if (plain.length) /** @type {HTMLElement | null} */ (document.querySelector('dialog form select'))?.focus()
  }, [plain])
  const which =
    games.length > 1 &&
    html`<label class="field"><span>${say('game')}</span><select value=${game}
        onChange=${e => choose(e.currentTarget.value)}>
      ${games.map(
        other => html`<option key=${other.name} value=${other.name}>${gameWords(other.name)('title')}</option>`,
      )}</select></label>`
  if (!met.has(game) && !plain.includes(game))
    return html`<div class="opts">${which}
      <${Onboarding} game=${game} title=${dream} plain=${() => setPlain([...plain, game])}
        friends=${() => {
          setSeats(openBotSeats(seats))
          setPlain([...plain, game])
        }}/></div>`
  return html`<form class="opts" onSubmit=${make}>${which}<${Lessons} game=${game} options=${options}/>
    ${tales.map(choice)}
    <${Seats} of=${of} seats=${seats} set=${setSeats}/>
    <label class="field"><span>${say(isCampaign(of, options) ? 'campaign-name' : 'table-name')}</span>
      <input value=${title} maxlength="80" placeholder=${dream} onInput=${e =>
        setTitle(e.currentTarget.value)}/></label>
    <${Pace} pace=${pace} set=${setPace}/>
    ${
      pace === 'none' &&
      seats.filter(seat => seat.kind !== 'bot').length > 1 &&
      html`<${Patience} patience=${patience} set=${setPatience}/>`
    }
    <label class="tick"><input type="checkbox" checked=${listed} onChange=${e => setListed(e.currentTarget.checked)}/>
      <span>${say('listed')}<br/><small class="hint">${say('listed-hint')}</small></span></label>
    <details data-test="options"><summary>${say('game-options', { count: others.length })}</summary><div class="opts">
      ${others.map(choice)}</div></details>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <p class="row dlg-foot"><button class="btn main" disabled=${busy} data-test="create">${say('open-table')}</button>
      ${
        of.storied &&
        html`<button type="button" class="btn quiet" onClick=${openSaved}>${say('campaign-open')}
        </button>`
      }</p></form>`
}

/** @param {() => GameShape[]} games @param {string} first @param {string[]} taken titles in use */
export async function openNewTable(games, first, taken) {
  const met = await findPlayedGames(games().map(one => one.name))
  openDialog(
    () => say('new-table'),
    () => html`<${NewTable} games=${games()} first=${first} taken=${taken} met=${met}/>`,
    { cls: 'wide' },
  )
}
