// What comes over the line and from the API: written by tools/wire_types.py from the Structs of the server.
// Do not edit: change the Struct and run `make types`. What a page makes of these is in state.d.ts.
declare namespace Wire {
  /** Who is waited for since when, from when on the others may call, and what is called for. */
  interface Absence {
    seats: string[]
    since: number
    from: number
    call: AbsenceCall | null
  }
  /** The vote about an absent player; after `until` silence counts as yes. */
  interface AbsenceCall {
    kind: 'bot' | 'end'
    seat: string
    agreed: string[]
    until: number
  }
  /** `login` is the sign-in name, assigned with the first password; `place`: whether passkeys work at this address. */
  interface AccountShape {
    login: string | null
    password: boolean
    passkeys: PasskeyShape[]
    devices: number
    place: boolean
    sessions: SessionShape[]
  }
  /**
   * An answer. Reasons are messages `weighs-…`. Without a probability it was not evaluated: `only` means that nothing
   * else is legal, `alike` that other answers are equivalent, `judged` that a bot would choose it.
   */
  interface Advised {
    answer: string
    chance: Interval | null
    reasons: string[]
    basis: 'alike' | 'judged' | 'only' | 'weighed'
  }
  /**
   * `far`: at or above the threshold, which `false_alarms` of `karl_groups` and `hits` of `jarl_groups` reached in
   * `measured` games of bots.
   */
  interface AgreementGame {
    game: string
    games: number
    decisions: number
    share: number
    enough: boolean
    far: boolean
    thrall: number
    karl: number
    jarl: number
    threshold: number
    false_alarms: number
    karl_groups: number
    hits: number
    jarl_groups: number
    measured: number
  }
  /** A hint, never a verdict. `state`: none, working or done; `at`: when it was last computed. */
  interface AgreementShape {
    state: string
    done: number
    of: number
    at: number
    games: AgreementGame[]
  }
  /** `none`: not requested; `working`: so many percent, never decreasing; `done`: here it is. */
  interface AnalysisStanding {
    state: 'done' | 'none' | 'working'
    done: number
    of: number
    analysis: GameAnalysis | null
  }
  /**
   * Answer the question that was asked at entry `seq`. What is asked of the whole table this proposes, or agrees to if
   * it has been proposed.
   */
  interface Answer {
    type: 'answer'
    seq: number
    seat: string
    answer: string
  }
  interface AnswerGiven {
    seq: number
    answer: string
    seat?: string | null
  }
  interface AppealWish {
    appeal: string
  }
  interface Archive {
    away?: boolean
  }
  /** `target`: a kind and its number (`guest 12`), or empty for the whole server; `name`: its name at that time. */
  interface AuditEntry {
    id: number
    at: number
    who: string
    action: string
    target: string
    name: string
    reason: string
  }
  interface AuditPage {
    entries: AuditEntry[]
    more: boolean
  }
  interface AuthenticatorSelection {
    residentKey: string
    requireResidentKey: boolean
    userVerification: string
  }
  /**
   * A ban of a guest or an address range. `until` is null for a permanent ban, `who` is the admin, `lifted` when it
   * was lifted.
   */
  interface BanShape {
    id: number
    guest: number | null
    network: string | null
    name: string
    reason: string
    who: string
    at: number
    until: number | null
    lifted: number | null
  }
  interface BlockShape {
    id: number
    name: string
  }
  /**
   * Where a story is: the book, the adventure (null before the first) and whether it is `over`, how many were played,
   * and the Heroes by seat, "" for one who is not chosen yet. `tries`: how often this adventure was begun, where that
   * is counted; `more`: the game is over, and the campaign goes on with another.
   */
  interface Bookmark {
    book: Prose
    adventure: Prose | null
    round: number
    played: number
    over: boolean
    heroes: string[]
    tries?: number
    more?: boolean
  }
  /**
   * What to do about an absent player: a `bot` takes the seat, the game `end`s without a result, or the table `wait`s.
   * A second vote agrees with the current one.
   */
  interface Call {
    kind: 'bot' | 'end' | 'wait'
    seat?: string | null
  }
  /** A campaign as a file (base64, with its name), or that of a table the requester hosts. */
  interface CampaignFile {
    file?: string | null
    name?: string
    table?: string | null
  }
  /** Who sat there, and the kind of seat. */
  interface CampaignPerson {
    kind: string
    name: string
  }
  /** `same`: the person who sits there at the table it comes from. */
  interface CampaignSeat {
    kind: 'bot' | 'me' | 'open' | 'same'
    level?: string | null
    name?: string | null
  }
  /**
   * A campaign. `ways` are the ways to continue it, the default first: from the current position, or its adventure
   * from the beginning; `players` says for each how many people can play.
   */
  interface CampaignShape {
    name: string
    game: string
    sittings: number
    story: Bookmark
    over: boolean
    current: boolean
    people: CampaignPerson[]
    ways: ('beginning' | 'position')[]
    players: Record<'beginning' | 'position', number[]>
  }
  /** A table that continues a campaign; without a title it keeps its name. */
  interface CampaignWish {
    file?: string | null
    name?: string
    table?: string | null
    way: 'beginning' | 'position'
    seats: CampaignSeat[]
    pace?: 'day' | 'live' | 'none'
    listed?: boolean
    title?: string | null
  }
  /** Who played whom. */
  interface Cast {
    name: string
    hero: string
    called: string
  }
  /** Every seat's win probability after so many answers. */
  interface ChancePoint {
    seq: number
    answers: number
    chances: number[]
  }
  /** A line of the chat. `seat` is null for a watcher; `removed` by an admin: the text is empty. */
  interface ChatLine {
    id: number
    seat: string | null
    name: string
    text: string
    at: number
    removed: boolean
  }
  /** Something new was said. */
  interface ChatMessage {
    type: 'chat'
    id: number
    seat: string | null
    name: string
    text: string
    at: number
    removed: boolean
  }
  /** Everything that was said, again: a line was removed, or the reader hears other people now. */
  interface ChatsMessage {
    type: 'chats'
    chats: ChatLine[]
  }
  /** The chronicle. It contains only what everybody at the table saw. */
  interface Chronicle {
    game: string
    language: string
    title: string
    headline: string
    figures: Figure[]
    chapters: ChronicleChapter[]
    over: boolean
    ending: string
    closing: string
  }
  /** An adventure as prose. `tracks`: the places each Hero visited; `marks`: what happened to places. */
  interface ChronicleChapter {
    title: string
    which: string
    cast: Cast[]
    epigraph: string
    paragraphs: string[]
    closing: string
    figures: Figure[]
    tracks: Record<string, string[]>
    marks: Record<string, string>
    over: boolean
    notes: string[]
  }
  /** The seat whose time runs out, and when. */
  interface Clock {
    seat: string
    until: number
    pace: 'day' | 'live' | 'none'
  }
  /**
   * An answer that people expect here and that is refused. It is listed while nothing is lifted, while `lifted` is, or
   * `always`. `explained`: the label says why.
   */
  interface ClosedOption {
    answer: string
    label: string
    /** a thing on the board, by the mark it bears there */
    lifted?: string
    always?: boolean
    explained?: boolean
  }
  /** A report with a short reason. The reported message is attached. */
  interface Complaint {
    chat?: number | null
    seat?: string | null
    reason?: string
  }
  /** Agree that an answer is taken back, or not. */
  interface Consent {
    type: 'consent'
    seat: string
    agree: boolean
  }
  /** `measured`: win probabilities were fitted to played games; otherwise they are the bots' own estimates. */
  interface Counsel {
    seq: number
    measured: boolean
    answers: Advised[]
  }
  /** Agree that everybody at this table may ask for advice, or refuse for all. */
  interface CounselConsent {
    /** a seat */
    seat: string
    agree: boolean
  }
  /** Whether there is counsel at this table, and which seats have agreed to it. */
  interface CounselStanding {
    may: boolean
    agreed: string[]
  }
  /** The own seat to advise, and the last entry that the client has seen. */
  interface CounselWish {
    /** a seat */
    seat: string
    seq: number
  }
  /** The reply of the browser's authenticator. */
  interface Credential {
    credential: Record<string, any>
    label?: string
  }
  /**
   * An answer of a finished game, judged by its seat's knowledge. `seq` is the moment before it; `seat` is -3 if the
   * whole table answered.
   */
  interface DecisionAnalysis {
    number: number
    seq: number
    answer_number: number
    seat: number
    ask: string
    answer: string
    /** of every seat, before the answer */
    chances: number[]
    mark: 'blunder' | 'doubtful' | 'fine' | 'mistake' | 'none'
    /** against the best answer; null: not measured */
    loss: Interval | null
    chance: Interval | null
    /** the better answer; null: this was it */
    best: string | null
    best_chance: Interval | null
    reasons: string[]
    by_search: Interval | null
    worlds: number
    /** the answer as a sentence */
    label: string
    /** the better one as a sentence */
    best_label: string
  }
  /** Drop this proposal, my own or another's. */
  interface Decline {
    type: 'decline'
    seat: string
    answer: string
  }
  interface Detail {
    id: string
    game: string
    title: string
    seats: SeatShape[]
    pace: 'day' | 'live' | 'none'
    turn: string | null
    status: 'over' | 'running' | 'waiting'
    your_turn: boolean
    /** mine alone: I host it and nobody else sits there, so I may delete it */
    own: boolean
    /** a trial or a lesson: it never says that it is somebody's turn */
    tried: boolean
    /** the lesson or exercise of this table, if it is one */
    lesson: string
    yours: string[]
    updated: number
    story: Bookmark | null
    invite: string | null
    options: Record<string, boolean | number | string>
    host: boolean
    listed: boolean
    commitment: string
    rematch: string | null
    trial: TrialOf | null
    secrets: boolean
    /** all win or lose together */
    together: boolean
    patience: number
  }
  interface DoorWish {
    door: 'closed' | 'members' | 'open'
  }
  interface Draining {
    draining: boolean
  }
  /** The draws between two decisions: `luck` for each seat. */
  interface DrawAnalysis {
    number: number
    seq: number
    first: number
    last: number
    ask: string
    answers: string[]
    chances: number[]
    luck: Interval[]
  }
  /** The table to which the answers of a trial were applied, and how many. */
  interface Earnest {
    id: string
    steps: number
  }
  /** How players ended a game early. `seat` is the one that resigned or called the vote. */
  interface EndedByPeople {
    how: 'ended' | 'resigned'
    seat: string
    winners: string[]
  }
  /** Why a message was refused. `seq` is how far the table is. */
  interface ErrorMessage {
    type: 'error'
    key: string
    args: Record<string, any>
    text: string
    seq: number
  }
  /** Something that happened, as the reader may know it, in their language. It is also the line of the log. */
  interface Event {
    /** the entry it came with */
    n: number
    kind: string
    /** the sentence */
    label: string
    /** names in it, from and to, in UTF-16 units */
    marks?: [number, number][]
    /** what is said aloud instead; empty where the event before has said it already */
    spoken?: string | null
    /** who acts, from 0 */
    seat?: number | null
    /** opens a turn in the log */
    heading?: boolean
    /** the sign under which it is shown over the board */
    moment?: string
    /** what changed on the board */
    targets?: string[]
    /** what went, from where, to where; either may be empty */
    moves?: [string, string, string][]
    /** what it is about, by the kind */
    facts: Record<string, any>
  }
  interface ExerciseShape {
    name: string
    theme: string
    level: 'easy' | 'hard' | 'medium'
  }
  /** The exercises of a game, easy ones first, and their themes. */
  interface Exercises {
    themes: ThemeShape[]
    exercises: ExerciseShape[]
  }
  interface ExportedAccount {
    login: string | null
    created: number
  }
  /** `until` is null for a permanent ban; `lifted`: ended by an admin. */
  interface ExportedBan {
    reason: string
    at: number
    until: number | null
    lifted: number | null
  }
  /** If an admin `removed` the message, the text is empty. */
  interface ExportedChat {
    table: string
    text: string
    at: number
    removed: boolean
  }
  interface ExportedHook {
    url: string
    when: string
  }
  interface ExportedNote {
    table: string
    text: string
    scope: string
    at: number
  }
  interface ExportedPasskey {
    label: string
    created: number
    used: number
  }
  interface ExportedReport {
    table: string
    name: string
    text: string
    reason: string
    at: number
  }
  interface ExportedSeat {
    seat: string
    name: string
  }
  /** `result` as stored, null if there is none. `host`: created by this person. */
  interface ExportedTable {
    id: string
    game: string
    title: string
    status: string
    result: Record<string, any> | null
    created: number
    updated: number
    host: boolean
    seats: ExportedSeat[]
  }
  /** A device, a feed or a program with access; `table` and `seat` for a program. */
  interface ExportedToken {
    kind: string
    table: string | null
    seat: string | null
    created: number
  }
  interface ExportedUser {
    name: string
    lang: string
    created: number
    seen: number
  }
  /**
   * What this server offers: passwords and passkeys; an admin who reads reports; talk at tables; links for friends;
   * calls of a guest's own address when it is their turn; ratings.
   */
  interface Features {
    accounts: boolean
    admin: boolean
    chat: boolean
    invitations: boolean
    push: boolean
    ratings: boolean
  }
  /** A statistic: a number and its name. */
  interface Figure {
    name: string
    count: number
    text: string
  }
  /** A first game: its seats (`me`, or the level of a bot), options, and the hints of every game. */
  interface FirstGameShape {
    seats: string[]
    options: Record<string, boolean | number | string>
    hints: HintShape[]
  }
  /** `sure` must be true, with the same proof. */
  interface Forget {
    sure: boolean
    current?: string | null
    passkey?: Record<string, any> | null
  }
  /**
   * A moment at which a player was asked, or the end, with the `events` since the previous frame. `seq` is the entry
   * that led to it; `position` is set only if all hands are open.
   */
  interface Frame {
    seq: number
    view: GameView
    decision: LabelledDecision | null
    events: Event[]
    position?: string
  }
  /** The analysis of a finished game, as docs/analysis.md explains it. `analysis` is the version of its format. */
  interface GameAnalysis {
    analysis: number
    game: string
    players: number
    cooperative: boolean
    budget: number
    seed: number
    curve: ChancePoint[]
    decisions: DecisionAnalysis[]
    draws: DrawAnalysis[]
    seats: SeatAnalysis[]
  }
  interface GameRating {
    game: string
    people: RatedPerson[]
  }
  /** `storied`: has campaigns; `cooperative`: all win or lose together; `minutes`: as printed on the box, or 0. */
  interface GameShape {
    name: string
    players: [number, number]
    options: OptionShape[]
    levels: string[]
    storied: boolean
    cooperative: boolean
    minutes: number
  }
  /** The illustrated page of a game. Texts by language. */
  interface GuidePage {
    names: string[]
    goal: Record<string, string>
    picture: GuidePicture
    parts: GuidePart[]
    turn: GuidePart[]
    more: GuidePart[]
    example: GuideScene[]
    signs: GuideSign[]
  }
  /** A thing that is explained, and where in the picture it is. */
  interface GuidePart {
    name: Record<string, string>
    say: Record<string, string>
    at: string
  }
  /** The table as the reader's seat sees it. */
  interface GuidePicture {
    view: GameView
    decision: LabelledDecision | null
    outcome: Outcome | null
  }
  /** A step of the example, with the table after it. */
  interface GuideScene {
    view: GameView
    decision: LabelledDecision | null
    outcome: Outcome | null
    say: Record<string, string>
    light: string[]
  }
  /** An icon or a word: `word` names it, and `means` is another message or what is said here. */
  interface GuideSign {
    at: string[]
    word: string
    say: Record<string, string>
    means: string
  }
  interface HintShape {
    name: string
    say: Record<string, string>
    light: string[]
  }
  /** The latest games first; `more`: older ones can be requested. The totals are of all games. */
  interface History {
    games: PlayedGame[]
    more: boolean
    tallies: Tally[]
  }
  /** A webhook for turn notifications: for every turn, or only while the guest is not looking at the table. */
  interface HookShape {
    url: string
    when: 'always' | 'away'
  }
  /** For the host: remove what was said; with `silence` its writer can no longer write at this table. */
  interface Hush {
    type: 'hush'
    chat: number
    silence: boolean
  }
  /** A value from 0 to 1 with its 95% interval. */
  interface Interval {
    mean: number
    low: number
    high: number
  }
  /**
   * The link for friends, null if only this machine can open it; whether it works only in the local network; the
   * command that opens the server to the network; and the link's QR code: its width in modules, with the path of the
   * dark ones (none if it cannot be drawn).
   */
  interface Invitation {
    url: string | null
    network: boolean
    command: string
    size: number
    dots: string
  }
  /** The campaign so far, by adventure. */
  interface Journal {
    chapters: JournalChapter[]
  }
  /**
   * An adventure: events as on the socket, and what each Hero had before and after. `tried`: number of restarts;
   * `lost`: the book has changed, so not everything can be replayed.
   */
  interface JournalChapter {
    title: Prose | null
    names: string[]
    events: Event[]
    before: HeroTold[]
    heroes: HeroTold[]
    tried: number
    over: boolean
    lost: boolean
  }
  /**
   * `who`: the requesting admin; `door`: open, closed to new guests, or members only; `appeal`: where banned people
   * can appeal.
   */
  interface KeptHall {
    version: string
    engine: string
    python: string
    node: string
    since: number
    draining: boolean
    lacks: string[]
    announcement: string
    books: string[]
    load: LoadShape
    reports: KeptReport[]
    tables: KeptTable[]
    who: string
    door: 'closed' | 'members' | 'open'
    appeal: string
    bans: BanShape[]
  }
  /** `hidden` by the host, `removed` by an admin. */
  interface KeptLine {
    id: number
    guest: number
    name: string
    text: string
    at: number
    hidden: boolean
    removed: boolean
  }
  interface KeptPerson {
    guest: number
    name: string
    seat: string | null
    muted: boolean
  }
  /** `guest`, `name`, `muted`: the reported guest; `text`: the reported message, if there is one. */
  interface KeptReport {
    id: number
    table: string
    by: string
    guest: number
    name: string
    muted: boolean
    text: string
    reason: string
    at: number
  }
  /** `looking`: connections to this node. */
  interface KeptTable {
    id: string
    game: string
    title: string
    status: string
    names: string[]
    listed: boolean
    looking: number
    updated: number
  }
  /** Who sits or has written at a table, and the latest messages. */
  interface KeptTalk {
    people: KeptPerson[]
    chats: KeptLine[]
  }
  /** An accepted key type. */
  interface KeyParameter {
    type: string
    alg: number
  }
  interface KnownPasskey {
    id: string
    type: string
  }
  /**
   * Who is asked what, in words. `seat` is a letter, `table` where the whole table is asked, `chance` where the dealer
   * is. `yours`: these eyes may answer; then `options` are all legal answers. `idle` is the answer that changes
   * nothing; `rule`: where the rules tell of the question; `forecast`: what would happen, by what would bring it.
   */
  interface LabelledDecision {
    /** who is asked: one seat, the whole table, or the dealer */
    asks: 'dealer' | 'seat' | 'table'
    seat: string
    /** the stable name of the question */
    ask: string
    prompt: string
    yours?: boolean
    options?: LabelledOption[]
    things?: Thing[]
    notes?: Note[]
    sections?: string[]
    closed?: ClosedOption[]
    idle?: string
    rule?: string
    forecast?: Record<string, string[]>
  }
  /**
   * An answer that may be given. `answer` is what a client sends and the record keeps; `label` is a whole sentence,
   * `title` what lists show instead, `row` a short one for where the thing that gathers it is lifted. `notes` and
   * `section` are indices into those of the decision. `sign`: an icon, where it is not that of its first target;
   * `rule`: where the rules tell of it.
   */
  interface LabelledOption {
    answer: string
    label: string
    title?: string
    row?: string
    targets?: string[]
    notes?: number[]
    section?: number
    sign?: string
    /** a chance in percent */
    meter?: number | null
    rule?: string
  }
  /**
   * What the teacher of a lesson says now, page by page, and the answers that go on. `astray`: so many answers lead
   * away from it, and `said` is said to the first. An exercise is a lesson of one question.
   */
  interface LessonMoment {
    name: string
    title: Record<string, string>
    step: number
    steps: number
    pages: LessonPage[]
    answers: string[]
    astray: number
    said: Record<string, string> | null
    done: boolean
    exercise: boolean
  }
  /** What is said, and the things lit on the board. */
  interface LessonPage {
    say: Record<string, string>
    light: string[]
  }
  interface LessonShape {
    name: string
    title: Record<string, string>
    about: Record<string, string>
    minutes: number
    /** whose lesson it is, empty for the game's own */
    book: string
  }
  interface Lift {
    ban: number
    reason: string
  }
  /** `waiting`: tasks that wait for a worker; `size`: of the database, in bytes. */
  interface LoadShape {
    open: number
    watched: number
    connections: number
    people: number
    waiting: number
    busy: number
    workers: number
    tables: number
    guests: number
    size: number
  }
  /** `announcement`: the admin's text to everybody, or "". */
  interface Lobby {
    listed: Summary[]
    mine: Summary[]
    announcement: string
  }
  /** Events before an entry, the last of them; `older`: there are more before these. */
  interface LogPage {
    events: Event[]
    older: boolean
  }
  /**
   * Look through another seat of mine (hot seat; null: watch), or read in another language. What is left out stays as
   * it is.
   */
  interface Look {
    type: 'look'
    seat?: string | null
    language?: 'de' | 'en' | 'fr'
  }
  interface Made {
    id: string
    invite: string
    seats: SeatShape[]
  }
  /** The guest; `personal` is the link that signs in another device, `feed` the feed of turns. */
  interface Me {
    name: string
    lang: 'de' | 'en' | 'fr'
    personal: string
    feed: string
    features: Features
    hook: HookShape | null
    /** by an admin: the guest is asked for another name */
    renamed: boolean
  }
  /** A `hook` of null is removed. */
  interface MeChange {
    name?: string
    lang?: 'de' | 'en' | 'fr'
    hook?: HookShape | null
  }
  interface MessageRemoval {
    chat: number
    reason: string
  }
  interface Muting {
    guest: number
    muted: boolean
  }
  /** `name` is null for a neutral one. */
  interface NameRemoval {
    guest: number
    reason: string
    name?: string | null
  }
  /**
   * A ban of a guest, or of an address or range (CIDR). `hours` is null for a permanent ban. `sure`: even if it
   * includes the admin's own address.
   */
  interface NewBan {
    reason: string
    guest?: number | null
    network?: string | null
    hours?: number | null
    sure?: boolean
  }
  interface NewTable {
    game: string
    seats: SeatWish[]
    options?: Record<string, boolean | number | string>
    pace?: 'day' | 'live' | 'none'
    /** seconds the table waits for somebody before the others may call; 0: they may not */
    patience?: 0 | 600 | 3600 | 86400 | 259200 | 604800
    listed?: boolean
    title?: string | null
    position?: string | null
  }
  /** A line below answers: what they bring, how likely that is, or what to be warned of. */
  interface Note {
    text: string
    kind?: '' | 'chance' | 'warning'
  }
  /** A note to entry `seq`: `mine`, or the whole table's. */
  interface NoteShape {
    id: number
    seq: number
    text: string
    scope: 'mine' | 'table'
    seat: string | null
    at: number
  }
  /** All notes the reader may see. */
  interface NotesMessage {
    type: 'notes'
    notes: NoteShape[]
  }
  /** `choices`, or all of `low` to `high`; `titles` for values without a message; `story`: it selects the story. */
  interface OptionShape {
    name: string
    default: boolean | number | string
    choices?: (boolean | number | string)[]
    low?: number
    high?: number
    titles?: Record<string, Prose>
    story?: boolean
  }
  /** How a game ended. `winners` may be empty; `scores` are the game's own points per seat. */
  interface Outcome {
    winners: number[]
    scores: number[]
    reason: string
  }
  /** The passkey to remove, with the same proof. */
  interface Passkey {
    id: string
    current?: string | null
    passkey?: Record<string, any> | null
  }
  /** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
  interface PasskeyCreation {
    rp: RelyingParty
    user: PasskeyUser
    challenge: string
    pubKeyCredParams: KeyParameter[]
    timeout: number
    excludeCredentials?: KnownPasskey[]
    authenticatorSelection: AuthenticatorSelection
    attestation: string
  }
  /** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
  interface PasskeyRequest {
    challenge: string
    timeout: number
    rpId: string
    allowCredentials?: KnownPasskey[]
    userVerification: string
  }
  interface PasskeyShape {
    id: string
    label: string
    created: number
    used: number
  }
  interface PasskeyUser {
    id: string
    name: string
    displayName: string
  }
  /**
   * A new password, or null to remove it; `current` is the existing one. Without it, show a `passkey`, if there is
   * one.
   */
  interface PasswordWish {
    password: string | null
    current?: string | null
    passkey?: Record<string, any> | null
  }
  /**
   * Who is at the table. `proposal`, `absent` and `counsel` are null for those who only watch; `now` is the server's
   * time, for clocks; `sitting` counts how often people have sat down to this story; `stuck`: the stored game cannot
   * be replayed.
   */
  interface PeopleMessage {
    type: 'people'
    seats: SeatShape[]
    watchers: number
    clock: Clock | null
    status: 'over' | 'running' | 'waiting'
    seq: number
    asked_undo: UndoRequest | null
    proposal: Proposal | null
    absent: Absence | null
    counsel: CounselStanding | null
    ended: EndedByPeople | null
    /** the table of the next game */
    rematch: string | null
    sitting: number
    stuck: boolean
    /** the note of an error in the rules; the answer changed nothing */
    mishap: string | null
    now: number
    /** what the administrator says to everybody; empty: nothing */
    announcement: string
    /** the host's own list; null for others */
    silenced: string[] | null
  }
  interface PersonDetail {
    person: PersonShape
    bans: BanShape[]
    agreement: AgreementShape
  }
  /** `network` is where the guest was last seen from, in this node's memory only. `here`: connections to this node. */
  interface PersonShape {
    guest: number
    name: string
    account: boolean
    created: number
    seen: number
    muted: boolean
    refused_name: string | null
    here: number
    network: string | null
    banned: boolean
  }
  interface PersonWish {
    guest: number
  }
  /** The guest of a personal link, and whether that is the reader. */
  interface Personal {
    name: string
    me: boolean
  }
  /** Ask for a `pong`. */
  interface Ping {
    type: 'ping'
  }
  /** `result` is the reader's: `shared` a victory with others, `none` an end without a result. */
  interface PlayedGame {
    id: string
    game: string
    title: string
    at: number
    seats: PlayedSeat[]
    result: 'lost' | 'none' | 'resigned' | 'shared' | 'unknown' | 'won'
    score: number | null
    story: boolean
    archived: boolean
    over: boolean
  }
  /** `name` is empty for a deleted guest. */
  interface PlayedSeat {
    seat: string
    name: string
    kind: 'bot' | 'human' | 'open'
    yours: boolean
    won: boolean
  }
  /** The reply to a ping; a stream sends it while nothing happens. */
  interface PongMessage {
    type: 'pong'
  }
  interface PositionGiven {
    position: string
  }
  /** A position with all hands open, and its canonical form. */
  interface PositionShape {
    game: string
    players: number
    options: Record<string, any>
    view: GameView
    decision: LabelledDecision | null
    position: string
  }
  /** The password, or a passkey that signed a challenge of `/me/passkeys/show`, if there is one. */
  interface Proof {
    current?: string | null
    passkey?: Record<string, any> | null
  }
  /** What is proposed as the answer to a question to the whole table, and who agrees. */
  interface Proposal {
    seat: string
    answer: string
    agreed: string[]
  }
  interface RatedPerson {
    name: string
    me: boolean
    rating: number
    games: number
  }
  /** `on`: whether this server has ratings. Contains only people the reader has played with. */
  interface Ratings {
    on: boolean
    games: GameRating[]
  }
  /** The site that passkeys belong to. */
  interface RelyingParty {
    name: string
    id: string
  }
  interface Rematch {
    id: string
  }
  /** A game from first to last frame; `names` by seat. */
  interface Replay {
    game: string
    players: number
    names: string[]
    frames: Frame[]
  }
  interface Resign {
    seat?: string | null
  }
  /** Say something to the table. */
  interface Say {
    type: 'chat'
    text: string
  }
  /** Start, luck, play and losses of a seat. `marks` counts its answers by mark. */
  interface SeatAnalysis {
    seat: number
    start: number
    result: number
    luck: Interval
    play: Interval
    given_away: Interval
    weighed: number
    marks: Record<string, number>
  }
  interface SeatChange {
    /** a seat */
    seat: string
    kind: 'bot' | 'me' | 'none' | 'open'
    level?: string | null
  }
  /** A seat and who has it. It is `yours` even while a bot sits in for you; `here`: its owner looks at the table. */
  interface SeatShape {
    seat: string
    name: string
    kind: 'bot' | 'human' | 'open'
    level: string | null
    here: boolean
    yours: boolean
  }
  /** The token with which a program plays a seat. */
  interface SeatToken {
    token: string
  }
  interface SeatWish {
    kind: 'bot' | 'me' | 'open'
    level?: string | null
    name?: string | null
  }
  interface Seated {
    seat: string
  }
  /** The session to end, by its `id`. */
  interface SessionEnd {
    id: string
  }
  /** A device; `used` is a day, `here` the requesting device. */
  interface SessionShape {
    id: string
    used: number
    here: boolean
  }
  /** One report, or all about this guest. */
  interface Settled {
    report?: number | null
    guest?: number | null
  }
  interface SignIn {
    login: string
    password: string
  }
  /** Sign out this device, or all `others`. */
  interface SignOut {
    others?: boolean
  }
  interface Sit {
    seat?: string | null
    name?: string | null
    invite?: string | null
    nonce?: string | null
  }
  /** A person at a table: the writer of a message, or the owner of a seat. */
  interface Somebody {
    chat?: number | null
    seat?: string | null
  }
  /** An announcement to everybody; empty clears it. */
  interface Spoken {
    text: string
  }
  interface Stand {
    /** a seat */
    seat: string
  }
  interface Stored {
    seq: number
  }
  /** A table as the lobby shows it. `turn` is the seat that is asked, `yours` are the reader's seats. */
  interface Summary {
    id: string
    game: string
    title: string
    seats: SeatShape[]
    pace: 'day' | 'live' | 'none'
    turn: string | null
    status: 'over' | 'running' | 'waiting'
    your_turn: boolean
    /** mine alone: I host it and nobody else sits there, so I may delete it */
    own: boolean
    /** a trial or a lesson: it never says that it is somebody's turn */
    tried: boolean
    /** the lesson or exercise of this table, if it is one */
    lesson: string
    yours: string[]
    updated: number
    story: Bookmark | null
  }
  /**
   * How the table stands for one pair of eyes: `seq` stored entries, and the `events` since those the reader knows.
   * `full`: forget all older events; the last ones come with this message. Inside `view`, `events` and `outcome` seats
   * count from 0. `undo`: seats whose last answer can be taken back without asking the others. `view` is null while
   * the table waits for people, and only then.
   */
  interface TableMessage {
    type: 'table'
    seq: number
    /** the language of its sentences */
    language: 'de' | 'en' | 'fr'
    /** the seat whose view this is; null: a watcher's */
    eyes: string | null
    /** the `seq` of the message whose view this one changes; 0: the view is whole */
    base: number
    /** its changed fields; all of them where `base` is 0 */
    view: GameView | null
    /** other changed places of the view, by JSON Pointer */
    merged: Record<string, any>
    decision: LabelledDecision | null
    events: Event[]
    outcome: Outcome | null
    /** the hints that matter now, shown before or not */
    hints: string[]
    undo: string[]
    full: boolean
    /** `full`, and there are events before these: `GET …/log` */
    older: boolean
    lesson: LessonMoment | null
  }
  /** `together`: a cooperative game. Resigned games count as lost. */
  interface Tally {
    game: string
    together: boolean
    played: number
    won: number
    shared: number
    lost: number
    none: number
  }
  /** A theme of exercises. */
  interface ThemeShape {
    name: string
    title: Record<string, string>
  }
  /**
   * What answers name and the board shows. It is named once, however many answers name it. `row` is the row of an
   * answer while its other thing is lifted, `note` what is said below; `hint` is said while the thing itself is
   * lifted. Long lists show one row, `group`, for all answers of a thing that has one.
   */
  interface Thing {
    /** a thing on the board, by the mark it bears there */
    id: string
    label?: string
    row?: string
    note?: string
    hint?: string
    group?: string
    rank?: number
  }
  interface TitleRemoval {
    reason: string
  }
  /** The exercise of the day; `day` is a date in UTC, the same for everybody. */
  interface Today {
    day: string
    game: string
    exercise: ExerciseShape
    theme: ThemeShape
  }
  interface Token {
    token: string
  }
  /** The table and seat from which a trial was made, or its lesson. */
  interface TrialOf {
    table: string
    seat: string
    lesson?: string
  }
  /**
   * The own seat to try from, and who plays the others: `me`, `together` everybody at the table, or bots of this
   * level.
   */
  interface TrialWish {
    seat?: string | null
    others?: string
    title?: string | null
  }
  interface Unblock {
    id: number
  }
  /** Take back my last answer; where that is not free, the others are asked. */
  interface Undo {
    type: 'undo'
    seq: number
    seat: string
  }
  /** A request to take back the last answer, and who agrees. */
  interface UndoRequest {
    seat: string
    agreed: string[]
  }
  /** For the host: unmute a writer. */
  interface Unhush {
    type: 'unhush'
    name: string
  }
  /** All data of a person. `meadhall` is the version of this format. */
  interface UserExport {
    meadhall: number
    me: ExportedUser
    account: ExportedAccount | null
    passkeys: ExportedPasskey[]
    tokens: ExportedToken[]
    hook: ExportedHook | null
    tables: ExportedTable[]
    chat: ExportedChat[]
    notes: ExportedNote[]
    blocked: string[]
    reports: ExportedReport[]
    bans: ExportedBan[]
  }
  /**
   * Ask for the rule that forbids an answer, or whatever a press on `target` would mean while `lifted` is; the reply
   * carries the same `id`.
   */
  interface Why {
    type: 'why'
    id: number | string
    seat: string
    answer?: string | null
    target?: string | null
    lifted?: string | null
  }
  /**
   * The rule that forbids an answer, with the arguments of its words; `rule` is null where the answer is legal, or
   * where a press means no answer. `label` is the answer and `reason` the rule as sentences. `id` is that of the
   * question.
   */
  interface WhyMessage {
    type: 'why'
    id: number | string
    rule: string | null
    args: Record<string, any>
    answer: string
    label: string
    reason: string
    /** the entry of the rule book; empty: it has none */
    chapter: string
  }
  /** Write a note to entry `seq`, or change the one with this `id`; an empty text deletes it. */
  interface Write {
    type: 'note'
    seq: number
    text: string
    scope: 'mine' | 'table'
    id?: number | null
  }
  type ServerMessage =
    | TableMessage
    | PeopleMessage
    | ChatMessage
    | ChatsMessage
    | NotesMessage
    | WhyMessage
    | ErrorMessage
    | PongMessage
  type ClientMessage = Answer | Look | Why | Undo | Consent | Decline | Say | Hush | Unhush | Write | Ping
}
