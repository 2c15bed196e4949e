package identity

import (
	"context"

	"ninetynine/internal/store"
)

// IDs returns the ids of a player: its own, and those of its aliases.
func IDs(ctx context.Context, of interface {
	Aliases(ctx context.Context, player string) ([]string, error)
}, player string) ([]string, error) {
	aliases, err := of.Aliases(ctx, player)
	return append([]string{player}, aliases...), err
}

// A Knower knows players by their ids: see package sqlstore.
type Knower interface {
	Known(ctx context.Context, ids []string) ([]store.Player, error)
}

// Roots returns the players as whom those with the ids go on, by the ids and by their own.
func Roots(ctx context.Context, of Knower, ids ...string) (map[string]store.Player, error) {
	found, err := of.Known(ctx, ids)
	if err != nil {
		return nil, err
	}
	var heirs []string
	for _, p := range found {
		if p.AliasOf != "" {
			heirs = append(heirs, p.AliasOf)
		}
	}
	who := map[string]store.Player{}
	roots, err := of.Known(ctx, heirs)
	for _, p := range append(found, roots...) {
		who[p.ID] = p
	}
	for _, p := range found {
		who[p.ID] = who[p.Root()]
	}
	return who, err
}
