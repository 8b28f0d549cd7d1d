// What we use of Fluent.
export type Pattern = string | unknown[]
export interface Message {
  value: Pattern | null
  attributes: Record<string, Pattern>
}
export class FluentResource {
  constructor(source: string)
}
export class FluentBundle {
  constructor(locale: string, options?: { useIsolating?: boolean })
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[]
  getMessage(id: string): Message | undefined
  formatPattern(pattern: Pattern, args?: Record<string, string | number>, errors?: Error[]): string
}
