// The hall as its keeper is told of it.
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
  }
  interface Talk {
    people: { guest: number; name: string; seat: string | null; muted: boolean }[]
    chats: { name: string; text: string; at: number; hidden: boolean }[]
  }
}
