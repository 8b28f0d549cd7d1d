// What we use of Preact's hooks.
export function useState<T>(initial: T | (() => T)): [T, (next: T) => void]
export function useRef(initial: null): Ref<HTMLElement>
export function useRef<T>(initial: T): { current: T }
export function useEffect(effect: () => void | (() => void), on?: readonly unknown[]): void
export function useLayoutEffect(effect: () => void | (() => void), on?: readonly unknown[]): void
export function useId(): string
