// What games/norsaga/edge/printed.py sends.
declare const printed: {
  /** The six traits each saga asks for. */
  sagas: Record<string, string>
  /** The embellishments of a colour, by generation. */
  families: Record<string, string[]>
}
export default printed
