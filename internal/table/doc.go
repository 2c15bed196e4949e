// Package table is one live table as a fold: who sits at it, the match that
// is played, its clocks, proposals and talk, and what each viewer may know.
//
// A table changes only by events. [State.Step] says which event a command of
// a player comes to, [State.Tick] what the table does by itself as time goes
// by, and [State.Apply] folds an event; none of them reads a clock, waits or
// writes anything. Whoever runs a table keeps each event in a log before it
// is applied and told.
package table
