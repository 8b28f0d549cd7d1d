// Types of a page.
type VNode = import('../vendor/preact.js').VNode
type Signal<T> = import('../vendor/signals.js').Signal<T>
type Ref<T> = { current: T | null }
/** Anything that can stand in a template. */
type Drawing = VNode | Drawing[] | string | number | boolean | null | undefined
type Component = (props: never) => Drawing

/** Event of a template's handler: the fields of any event that we read. */
interface DomEvent extends PointerEvent {
  currentTarget: Field
  target: Field
  key: string
  dataTransfer: DataTransfer
}
type Field = HTMLInputElement & { selectedIndex: number }
