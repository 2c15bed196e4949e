package tui

import (
	"context"

	"github.com/charmbracelet/colorprofile"

	"ninetynine/internal/phrase"
	"ninetynine/internal/wire"
)

// A Line is a player's connection to one table. Its methods may be called
// from any number of goroutines; [ninetynine/internal/client.Table] is one.
// What the table refuses is an error with a Reason, as those of docs/api.md.
type Line interface {
	// Watch calls take with every message of the table in order; the first one
	// tells how things stand. It goes on across broken connections until take
	// fails or the context ends: holds is called with an error whenever the
	// connection breaks, and with nil once it holds again.
	Watch(ctx context.Context, take func(*wire.Message) error, holds func(error)) error
	// Do does a command, and returns when the table has kept it. The line
	// gives it an id if it has none.
	Do(ctx context.Context, c *wire.Command) (wire.Reply, error)
	// Hint returns what the strongest player would do in the person's place.
	Hint(ctx context.Context) (*wire.Advice, error)
	// Claimable reports whether the person may end the deal with a claim.
	Claimable(ctx context.Context) (bool, error)
	// Scores returns what the deals of the match that are over have come to.
	Scores(ctx context.Context) ([]wire.Score, error)
	// Levels returns what bots may be given chairs, the weakest first.
	Levels(ctx context.Context) ([]string, error)
}

// Config says where the person plays and how it looks.
type Config struct {
	Line    Line
	Book    *phrase.Book
	Theme   string               // "light", "dark", or anything else for the terminal's own
	ASCII   bool                 // no characters outside ASCII
	Profile colorprofile.Profile // what colours the terminal can show
	Link    string               // by which others reach the table; "" if nobody else may come
	Quick   bool                 // a full trick is taken away at once
	News    <-chan string        // lines that the person is to be told; nil for none
}

// An Outcome is how the person left the table.
type Outcome struct {
	Match int    // how many matches had begun there
	Over  bool   // the last of them was over
	Deal  uint32 // its last deal, from 0
	Dealt bool   // that deal was dealt
}
