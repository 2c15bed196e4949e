// Package table is one live table as a fold: its players, the match in progress, clocks, proposals and chat,
// and what each viewer may know.
//
// A table changes only by events. [State.Step] turns a player's command into an event, [State.Tick] returns
// an event that time produces, and [State.Apply] folds an event. None of them reads a clock, waits or writes
// anything. The caller must store each event in a log before applying it and sending it to anyone.
package table
