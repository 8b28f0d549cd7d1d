// What we use of Preact.
export interface VNode {
  type: unknown
  props: Record<string, unknown>
}
export class Component<Props = object> {
  props: Props
  shouldComponentUpdate?(next: Props): boolean
  render(props: Props): unknown
}
export function h(type: unknown, props: Record<string, unknown> | null, ...children: unknown[]): VNode
export function render(node: VNode, at: Element | null): void
