// What each side has left, beside its player's name. The board is the ready one.
export const note = (t, seat) => {
  const side = seat === 0 ? 'attackers' : 'defenders'
  return t.words('hnefatafl-side', { side, pieces: t.view.players[seat] })
}
