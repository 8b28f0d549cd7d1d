// The server writes this module: it imports the `emblem.js` of every game that has one.
declare const emblems: Record<string, (kinds: Record<string, string>) => VNode>
export default emblems
