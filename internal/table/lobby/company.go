package lobby

import (
	"context"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
)

// A Company says with whom a player may sit: it is the one answer to that, for all tables. Who blocks another never
// shares a table with that player, whichever of the two comes second.
type Company struct {
	player string
	ties   store.Ties
}

// CompanyOf returns the company of a player.
func CompanyOf(ctx context.Context, of interface {
	Ties(ctx context.Context, player string) (store.Ties, error)
}, player string) (Company, error) {
	ties, err := of.Ties(ctx, player)
	return Company{player, ties}, err
}

// Apart reports whether the player and another share no table.
func (c Company) Apart(other string) bool { return c.ties.Apart(c.player, other) }

// Friends reports whether the player and another are friends.
func (c Company) Friends(other string) bool { return c.ties.Friends(c.player, other) }

// May is the answer of a table at which the player wants to sit down: see [table.Command].
func (c Company) May(t *table.State) error {
	if t.Any(c.Apart) {
		return ErrApart
	}
	return nil
}

// Waiting lets a player leave a table only while no match is in progress: see [table.Command].
func Waiting(t *table.State) error {
	if t.Running() {
		return table.Refuse(table.NotNow, "seats-in-match")
	}
	return nil
}

// ErrApart refuses a chair where one of two players blocks the other, as a full table does.
var ErrApart = table.Refuse(table.Taken, "no-seat-free")
