// What we use of signals.
export interface Signal<T> {
  value: T
  peek(): T
  subscribe(hear: (value: T) => void): () => void
}
export interface ReadonlySignal<T> {
  readonly value: T
}
export function signal<T>(value: T): Signal<T>
/** One that is filled before anything reads it. */
export function signal<T>(): Signal<T>
export function computed<T>(compute: () => T): ReadonlySignal<T>
export function effect(run: () => void): () => void
export function batch<T>(run: () => T): T
