// Package simulation runs the live tables in a simulated world: halls, a store, a network, a clock, people
// and bots, all in one goroutine and from one seed. It has tests only, so that the program contains none of
// it:
//
//	go test ./internal/test/simulation -run TestSeeds -seeds 5000 -from 1
//
// A failure is printed with its seed, and the same seed fails again in the same way, with -tell line by
// line.
//
// The world simulates what happens to servers. An entry is not kept, or it is and the hall gets an error,
// or it is kept only later; a node dies during the call, hangs, or is slow while others go on; news from
// other nodes comes late, in another order, or never. Requests and answers get lost or come twice; streams
// break, and go on at another node. People think, forget the time, leave, come back, ask for an undo or a
// pause; some of them lie.
//
// A ledger for each table sees the kept entries, and nothing else. With each entry, as it is kept, it
// checks
//
//   - number, time and hash, and that the entry folds;
//   - that its summary and result are what the log folds to, and that a result comes exactly when a
//     match ends;
//   - that a player sent the command in it, and that it is done for the first time;
//   - that each hand is as dealt, and the deal what the rules alone make of the acts that were not
//     taken back;
//   - that clocks agree with a second computation, and no player's time runs out too soon; that all
//     players present have agreed to what needs it;
//   - for each seat and for spectators, that the message names no card hidden from them, no secret,
//     and no sealed act;
//   - for some of the deals and one viewer, that the message and the current state are the same byte
//     by byte where two hidden cards have changed places.
//
// With each acknowledgement it checks that the command is in the log, and with each refusal that no honest
// player who did what was offered is refused as wrong. Each message that any hall hands to any stream must
// be the successor of the one before, from that hall or another, and what the log folds to, byte by byte.
// Every six seconds or so the world compares a table of each hall with the fold of its log, for all
// viewers.
//
// Then faults end. Each table at which honest people sit must go on, and its match end, within twenty
// minutes of simulated time. Finally the logs are folded again from the start, and compared with all halls,
// the lists, the results and the records, and the records must prove their deals.
//
// TestIdentities has a world of its own, in which players become one, are split, erased and forgotten. It is the
// same on each store.
package simulation
