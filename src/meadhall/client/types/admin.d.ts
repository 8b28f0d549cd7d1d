// The server as admins see it.
declare namespace Keeper {
  interface Table {
    id: string
    game: string
    title: string
    status: string
    names: string[]
    listed: boolean
    looking: number
    updated: number
  }
  interface Load {
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
  interface Report {
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
  interface Hall {
    version: string
    engine: string
    python: string
    node: string
    since: number
    draining: boolean
    lacks: string[]
    announcement: string
    books: string[]
    load: Load
    reports: Report[]
    tables: Table[]
    who: string
    door: 'open' | 'closed' | 'members'
    appeal: string
    bans: Ban[]
  }
  interface Ban {
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
  interface Person {
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
  interface Agreement {
    state: string
    done: number
    of: number
    at: number
    games: {
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
    }[]
  }
  interface Detail {
    person: Person
    bans: Ban[]
    agreement: Agreement
  }
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
  interface Line {
    id: number
    guest: number
    name: string
    text: string
    at: number
    hidden: boolean
    removed: boolean
  }
  interface Talk {
    people: { guest: number; name: string; seat: string | null; muted: boolean }[]
    chats: Line[]
  }
}
