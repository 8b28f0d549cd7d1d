// What we use of htm. It cannot know which handler belongs to which event, so all of them are given a DomEvent.
import type { VNode } from './preact.js'

type Value = string | number | boolean | object | null | undefined | ((event: DomEvent) => unknown)
type Tag = (strings: TemplateStringsArray, ...values: Value[]) => VNode
declare const htm: { bind(h: (type: unknown, props: Record<string, unknown>, ...children: unknown[]) => VNode): Tag }
export default htm
