// Package table is one live table as a fold: who sits there, the match in
// progress, clocks, proposals and chat, and what each viewer may know.
//
// A table changes only by events. [State.Step] turns a player's command into
// an event, [State.Tick] returns what the table does by itself as time passes,
// and [State.Apply] folds an event. None of them reads a clock, waits or writes
// anything. Whoever runs a table must store each event in a log before applying
// it and telling anyone.
package table
