// Seats are letters on the wire and numbers inside a game's own JSON.
/** The seat of a question that is put to everybody. */
export const WHOLE_TABLE = -1
export const LEVELS = ['thrall', 'karl', 'jarl']
export const letter = seat => (seat == null || seat < 0 ? null : 'ABCDEFGH'[seat])
export const number = name => (name == null ? null : name.length === 1 ? 'ABCDEFGH'.indexOf(name) : -1)
