// What goes between the page and a hall, under the names that the API's own
// description has for it: see docs/api.md and docs/record.md. Types only. What
// the page makes of it for itself is described where that is made.

// Cards, Views and what may be done.

/** @typedef {"C" | "D" | "H" | "S"} Suit */
/** @typedef {Suit | "none" | "nines"} Trump */
/** @typedef {"lay" | "offer" | "name" | "play"} Deciding */
/** @typedef {"short" | "kept" | "lost" | "safe"} Contract */

/**
 * What may be done now: cards to lay aside or to play, or acts in words.
 * @typedef {object} Options
 * @property {Deciding} kind
 * @property {string} [from] cards
 * @property {number} [pick] how many of them
 * @property {string} [worth] as "C3 D0 H2 S1"
 * @property {string[]} [offers] what may be offered in the same breath
 * @property {Suit | "nines"} [led] the suit that was led, as it counts
 * @property {boolean} [follow] whether it must be followed
 * @property {string[]} [acts]
 * @property {number} [seat] whose card it is, if not one's own
 */

/**
 * What one seat may know of a match, and do.
 * @typedef {object} View
 * @property {string} variant
 * @property {number} [seat] whose it is; none of who only watches
 * @property {number} seq
 * @property {"deal" | "play" | "end"} stage
 * @property {number} deal
 * @property {number} game
 * @property {number} [dealer]
 * @property {string} [turnup]
 * @property {Trump} [trump]
 * @property {Trump} [stay] the trump if nobody names another
 * @property {Deciding | "over"} [phase]
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
 * @property {("" | Contract)[]} [contract] how those stand that are known
 * @property {string[]} [void]
 * @property {boolean[]} [made] by seat
 * @property {number[]} [points]
 * @property {{tricks: number[], contract: number[], premium?: number[], vulnerable?: number[]}} [parts] of points
 * @property {Why} [why]
 * @property {Trump} [next] the next deal's
 * @property {number[]} totals
 * @property {number[]} sum
 * @property {number[]} wins
 * @property {{game: number, totals: number[], bonus: number[], winners: number[]}} [closed]
 * @property {{totals: number[], winners: number[], games?: number[], rubber?: number[], cut?: true}} [end]
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
 * @property {Trump} [then]
 */

/**
 * What a deal has come to, as everybody may know it.
 * @typedef {object} Score
 * @property {number} deal
 * @property {number} game
 * @property {number} dealer
 * @property {Trump} trump
 * @property {boolean[]} made
 * @property {string[]} premium
 * @property {number[]} won
 * @property {number[]} points
 * @property {number[]} totals
 * @property {{bonus: number[], winners: number[]}} [closed]
 */

// A table, what is told of it and what one does there.

/**
 * How a table is opened.
 * @typedef {object} Settings
 * @property {string} variant
 * @property {Record<string, unknown>} [rules] how a house changes it
 * @property {number} [deals]
 * @property {number} [games]
 * @property {boolean} [public]
 * @property {boolean} [closed]
 * @property {{bank?: number, add?: number, move?: number}} [clock] in milliseconds
 * @property {"free" | "agree" | "never" | ""} [undo]
 * @property {"yes" | "no" | ""} [hints]
 * @property {"deal" | "match" | ""} [open]
 * @property {string} [bot]
 * @property {boolean} [eager]
 * @property {number} [pace] milliseconds for each act of a bot
 * @property {string} [seed] what the deals follow from, with a number
 * @property {number} [deal] the number of the first
 */

/**
 * @typedef {object} Chair
 * @property {string} [player] id
 * @property {string} [name]
 * @property {string} [bot] its level
 * @property {true} [away] a stand-in plays
 * @property {true} [ready]
 * @property {string} [commit]
 * @property {number} [bank]
 * @property {number} [since]
 * @property {number} [until]
 * @property {number} [hints]
 * @property {number} [undone]
 */

/**
 * @typedef {object} Table
 * @property {"waiting" | "mixing" | "playing" | "between"} stage
 * @property {number} match how many have begun
 * @property {Chair[]} chairs
 * @property {true} [paused]
 * @property {true} [ended]
 * @property {true} [cut]
 * @property {true} [free]
 * @property {true} [hints]
 * @property {true} [open]
 * @property {number[]} [winners]
 * @property {number} [next]
 * @property {number} [number] of the deal, where a seed is named
 * @property {{what: "undo" | "replay" | "pause" | "abandon", by: number, to: number, yes: number[]}} [ask]
 */

/** @typedef {"sit" | "stand" | "remove" | "bot" | "name" | "ready" | "unready" | "entropy"} Arranging */
/** @typedef {"act" | "claim" | "away" | "back" | "ask" | "answer" | "resume" | "chat" | "mute"} Acting */

/**
 * What somebody does at a table.
 * @typedef {object} Command
 * @property {string} id
 * @property {Arranging | Acting} do
 * @property {number} [seat]
 * @property {number} [hand] whose cards are played, if not one's own
 * @property {string} [act]
 * @property {number} [seen] the last message that one has had
 * @property {string} [text]
 * @property {boolean} [on]
 */

/**
 * What has happened, as far as one may know.
 * @typedef {object} Event
 * @property {Arranging | Acting | "open" | "begin" | "deal" | "hint" | "close" | "nothing" | "present"} do
 * @property {string} [by] a player's id
 * @property {number} [seat] -1: none
 * @property {string} [name]
 * @property {string} [text]
 * @property {true} [on]
 * @property {true} [done] what was asked for is done
 * @property {number} [to] of what is undone: how many acts of the deal remain
 * @property {string[]} [acts] with their seats, as "1 play AC"
 * @property {"bot" | "time"} [auto]
 * @property {string} [lines] of the record
 */

/** @typedef {{seq: number, at: number, by: string, name: string, seat: number, text: string}} Said */

/**
 * What one viewer is told of one entry of a table's log.
 * @typedef {object} Message
 * @property {number} seq
 * @property {number} at
 * @property {Event} event
 * @property {Table} table
 * @property {number} [seat]
 * @property {View} [view]
 * @property {string[]} [muted]
 * @property {Settings} [settings] with this and what follows only when the event is present
 * @property {string} [host]
 * @property {Said[]} [talk]
 */

/** @typedef {{seq: number, again?: true}} Done */
/** @typedef {{seq: number, again?: true, advice: Advice}} Hint */
/** @typedef {{table: string, seq: number, again?: true}} Seated */
/** @typedef {{seq: number, settled: boolean}} Settled */

/**
 * A table in a list.
 * @typedef {object} Summary
 * @property {string} id
 * @property {number} seq
 * @property {string} variant
 * @property {true} [house]
 * @property {true} [public]
 * @property {"gathering" | "playing" | "over"} status
 * @property {{player?: string, name?: string, bot?: true, turn?: true, until?: number}[]} chairs
 * @property {string} [clock] in short, as 5m+10s or 3d
 * @property {number} created
 * @property {number} moved
 */

// Advice, and matches that were played.

/**
 * @typedef {object} Choice
 * @property {string} act
 * @property {number} points
 * @property {number} sampled
 * @property {number} error
 * @property {number} gap
 * @property {number} gapError
 * @property {number} chance
 * @property {number} policy
 */

/**
 * @typedef {object} Bid
 * @property {number} tricks
 * @property {number} ways
 * @property {number} policy
 * @property {string} best cards
 * @property {number} points
 * @property {number} chance
 * @property {Premium[]} [premiums]
 */

/**
 * @typedef {object} Premium
 * @property {string} offer
 * @property {string} with cards
 * @property {number} points
 * @property {number} sampled
 * @property {number} error
 * @property {number} chance
 */

/**
 * @typedef {object} Advice
 * @property {string} variant
 * @property {number} dealer
 * @property {Trump} trump
 * @property {number} seat
 * @property {Deciding} phase
 * @property {string} hand
 * @property {number[]} [makes] numbers of tricks that make the contract
 * @property {number} won
 * @property {number} left
 * @property {Contract} [contract]
 * @property {string} act
 * @property {string} player
 * @property {number} worlds
 * @property {number} weight
 * @property {Choice[]} choices the best first, of which none has more points
 * @property {Bid[]} [bids]
 * @property {{seat: number, chance: number, bids: number[] | null}[]} others
 * @property {{card: string, held: number[], aside?: number[]}[] | null} unseen
 */

/**
 * @typedef {{seat: number, act: string, advice: Advice}} Hindsight who decided what, and what would have been better
 */

/**
 * A deal played back: each line of its record, and what each seat saw after it.
 * @typedef {object} Replay
 * @property {number} deals of the match
 * @property {any} header of the record
 * @property {{line: any, views: View[]}[]} steps
 */

/** @typedef {{match: number, scores: Score[]}} Scores */

/**
 * What a match came to for one chair.
 * @typedef {object} Share
 * @property {number} seat
 * @property {string} [player] id
 * @property {string} name
 * @property {string} [bot] its level
 * @property {number} [away]
 * @property {number} [hints]
 * @property {number} [undone]
 * @property {number} points
 * @property {number} games
 * @property {boolean} won
 * @property {number} made
 */

/**
 * How a match ended.
 * @typedef {object} Result
 * @property {string} [table] told only to who played
 * @property {number} match
 * @property {string} variant
 * @property {true} [house]
 * @property {number} began
 * @property {number} ended
 * @property {true} [cut]
 * @property {number} deals
 * @property {number} games
 * @property {Share[]} chairs
 */

/**
 * What a player's matches of a variant have come to.
 * @typedef {object} Tally
 * @property {string} variant
 * @property {number} matches
 * @property {number} won
 * @property {number} deals
 * @property {number} made
 * @property {number} points
 * @property {number} assisted further matches, in none of the other figures
 */

/** @typedef {{id: string, name: string}} Me */
/** @typedef {{id: string, name: string, tallies: Tally[]}} Profile */
/** @typedef {{matches: Result[], before?: string}} History */

// What there is to play.

/** @typedef {{name: string, text: string}} Level */
/** @typedef {{version: string, record: number, view: number, hints: boolean}} Version */

/**
 * A variant in a list.
 * @typedef {object} Short
 * @property {string} id
 * @property {string} name
 * @property {number} chairs
 * @property {number} hand
 * @property {number} tricks
 * @property {true} [dummy]
 */

/**
 * A variant as data: what the page reads of it.
 * @typedef {object} Variant
 * @property {string} id
 * @property {string} name
 * @property {number} seats
 * @property {number} hand
 * @property {number} aside
 * @property {string} ranks
 * @property {boolean} joker
 * @property {boolean} dummy
 * @property {string[]} order
 * @property {{by: string, after?: string[]}} trump
 * @property {string} worth
 * @property {{how: string, declare: number, reveal: number, announce: string, many: boolean, loss: string}} offers
 * @property {{trick: number, made: number[], zeroOrAll: boolean, vulnerable: number}} score
 * @property {{target: number, deals: number}} game
 * @property {{games: number, wins: number}} rubber
 * @property {Clause[]} [clauses] where its rules come from
 */

/** @typedef {{field: string, basis: string, source: string, text: string}} Clause */

/**
 * The rules of a variant in words.
 * @typedef {object} Guide
 * @property {"en" | "de" | "sv"} lang
 * @property {string} name
 * @property {string} [about]
 * @property {true} [house]
 * @property {{key: string, title: string, text: string[]}[]} chapters
 * @property {Variant} rules
 * @property {Record<string, string>} works by the short names that clauses use
 */

export {};
