package store

import (
	"fmt"
	"time"

	"ninetynine/internal/store/journal"
)

// A Handover is a table that still knows a player by an alias.
type Handover struct{ Table, Alias, Player string }

// An Erasure is a player who was erased, and how far the logs have been searched for the name.
type Erasure struct {
	Player   string
	At       time.Time // to the millisecond
	Searched string    // the last table searched, in the order of their ids
	Done     bool

	Alone bool // whether it is refused with [ErrJoined] while another can undo to have become one with the player. It is not stored
}

// Resolved returns a result in which each player is the one that it goes on as, and which says who played under another id. It changes no chairs of r.
func Resolved(r *journal.Result, root func(id string) (string, error)) (journal.Result, error) {
	out := cloneResult(*r)
	for i := range out.Chairs {
		if c := &out.Chairs[i]; c.Player != "" {
			id, err := root(c.Player)
			if err != nil {
				return out, err
			}
			c.Player, c.Joined = id, id != c.Player
		}
	}
	return out, nil
}

// CheckWithheld checks the entries that a store is about to withhold.
func CheckWithheld(tbl string, entries []journal.Entry, f *Folded) error {
	for i := range entries {
		if !entries[i].Withheld() {
			return fmt.Errorf("entry %d of table %q is not withheld", entries[i].Seq, tbl)
		}
	}
	return CheckFolded(tbl, f)
}
