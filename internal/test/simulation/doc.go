// Package simulation tries the live tables in a simulated world: halls, a store,
// a network, a clock, people and bots, all in one goroutine and all from one
// seed. It is tests alone, so that nothing of it gets into the program:
//
//	go test ./internal/test/simulation -run TestSeeds -seeds 5000 -from 1
//
// What goes wrong is told with its seed, and the same seed does the same
// again, with -tell line by line.
//
// The world does to a server what happens to servers. An entry is not kept,
// or it is and the hall does not learn it, or it is only later; a node dies
// in the midst of it, hangs, or is slow while others go on; news of other
// nodes come late, in another order, or never. Requests and answers get lost
// or come twice; streams are cut, and go on at another node. People think,
// forget the time, leave, come back, ask for an undo or a pause; some of them
// lie.
//
// A ledger for each table sees what the store keeps, and nothing else. With
// each entry, as it is kept, it checks
//
//   - number, time and hash, and that the entry folds;
//   - that its summary and result are what the log folds to, and a result
//     comes when a match ends, and then alone;
//   - that somebody said what it says, and that it is done for the first time;
//   - that each hand is what was dealt to it, and the deal what the rules alone
//     make of the acts that were not taken back;
//   - that clocks are right, by another reckoning, and nobody's time is up too
//     soon; that all who are there have agreed to what needs it;
//   - for each seat and for spectators, that the message names no card that is
//     hidden from them, no secret, no sealed act and nothing muted;
//   - for a part of the deals and one viewer, that the message, and how things
//     stand, are the same byte by byte where two hidden cards have changed
//     places.
//
// With each acknowledgement it checks that the command is in the log, and with
// each refusal that no honest player who did what was offered is told that it
// is wrong. Each message that any hall hands to any stream has to be the next
// after the one before, there or at another hall, and what the log folds to,
// byte by byte. Every six seconds or so somebody looks at a table of each
// hall: it is the fold of the log, from all points of view.
//
// Then faults end. Each table at which honest people sit has to go on, and
// its match to end, within twenty minutes of its time. At last the logs are
// folded anew, from nothing, and held against all halls, the lists, the
// results and the records, and the records have to prove their deals.
package simulation
