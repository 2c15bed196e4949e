// What the server sends: see docs/api.md and docs/record.md. Types only.

/** @typedef {"C" | "D" | "H" | "S"} Suit */

/**
 * @typedef {object} Options
 * @property {"lay" | "offer" | "name" | "play"} kind
 * @property {string} [from] cards
 * @property {number} [pick]
 * @property {string} [worth] as "C3 D0 H2 S1"
 * @property {string[]} [offers] what may be offered in the same breath
 * @property {string} [led] the suit that was led, as it counts
 * @property {boolean} [follow] whether it must be followed
 * @property {string[]} [acts]
 * @property {number} [seat] whose card it is, if not one's own
 */

/**
 * @typedef {object} View
 * @property {string} variant
 * @property {number} [seat]
 * @property {number} seq
 * @property {"deal" | "play" | "end"} stage
 * @property {number} deal
 * @property {number} game
 * @property {number} [dealer]
 * @property {string} [turnup]
 * @property {string} [trump]
 * @property {string} [stay]
 * @property {"lay" | "offer" | "name" | "play" | "over"} [phase]
 * @property {number[]} [vulnerable]
 * @property {string} [hand]
 * @property {string} [aside]
 * @property {number} [bid]
 * @property {Record<string, {hand?: string, aside?: string, bid?: number}>} [shown] by seat
 * @property {number[]} [held]
 * @property {string[]} [offers]
 * @property {string[]} [premium]
 * @property {number[]} [leads]
 * @property {string[]} [played]
 * @property {{seat: number, card: string}[]} [trick]
 * @property {number} [taking] who takes it as it lies
 * @property {number[]} [won]
 * @property {("" | "short" | "kept" | "lost" | "safe")[]} [contract] how those stand that are known
 * @property {string[]} [void]
 * @property {boolean[]} [made] by seat
 * @property {number[]} [points]
 * @property {{tricks: number[], contract: number[], premium?: number[], vulnerable?: number[]}} [parts] of points, by seat
 * @property {Why} [why]
 * @property {string} [next]
 * @property {number[]} totals
 * @property {number[]} sum
 * @property {number[]} wins
 * @property {{game: number, totals: number[], bonus: number[], winners: number[]}} [closed]
 * @property {{totals: number[], winners: number[], games?: number[], rubber?: number[], cut?: boolean}} [end]
 * @property {number[]} turn
 * @property {number} [due]
 * @property {number} [control] who plays the dummy's cards
 * @property {Options} [options]
 */

/**
 * What explains a deal to somebody without its rules.
 * @typedef {object} Why
 * @property {"first" | "game" | "success" | "turnup" | "named" | "stays"} [trump]
 * @property {number} [made] with success: contracts in the deal before
 * @property {number} [by] with named: the seat
 * @property {"level" | "place"} [premium]
 * @property {number[]} [overcalled]
 * @property {"game" | "success" | "turnup" | "stays"} [next]
 * @property {string} [then]
 */

/**
 * What a deal has come to, as everybody may know it.
 * @typedef {object} Score
 * @property {number} deal
 * @property {number} game
 * @property {number} dealer
 * @property {string} trump
 * @property {boolean[]} made
 * @property {string[]} premium
 * @property {number[]} won
 * @property {number[]} points
 * @property {number[]} totals
 * @property {{bonus: number[], winners: number[]}} [closed]
 */

/**
 * @typedef {object} Chair
 * @property {string} [player]
 * @property {string} [name]
 * @property {string} [bot]
 * @property {boolean} [ready]
 * @property {boolean} [away]
 * @property {string} [commit]
 * @property {number} [since]
 * @property {number} [until]
 * @property {number} [bank]
 */

/**
 * @typedef {object} Table
 * @property {"waiting" | "mixing" | "playing" | "between"} stage
 * @property {number} match
 * @property {Chair[]} chairs
 * @property {boolean} [paused]
 * @property {boolean} [ended]
 * @property {boolean} [cut]
 * @property {boolean} [free]
 * @property {boolean} [hints]
 * @property {boolean} [open]
 * @property {number[]} [winners]
 * @property {number} [next]
 * @property {{what: string, by: number, to: number, yes: number[]}} [ask]
 */

/**
 * @typedef {object} TableEvent
 * @property {string} do
 * @property {number} [seat]
 * @property {string} [by]
 * @property {string} [name]
 * @property {string} [text]
 * @property {boolean} [on]
 * @property {boolean} [done]
 * @property {string[]} [offers] what may be offered in the same breath
 * @property {string} [led] the suit that was led, as it counts
 * @property {boolean} [follow] whether it must be followed
 * @property {string[]} [acts]
 * @property {string} [auto]
 * @property {string} [lines]
 */

/**
 * @typedef {object} Message
 * @property {number} seq
 * @property {number} at
 * @property {TableEvent} event
 * @property {Table} table
 * @property {number} [seat]
 * @property {View} [view]
 * @property {string[]} [muted]
 * @property {Record<string, any>} [settings]
 * @property {string} [host]
 * @property {{seq: number, at: number, by: string, name: string, seat: number, text: string}[]} [talk]
 */

export {};
