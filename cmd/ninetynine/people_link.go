package main

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"ninetynine/internal/doors/node"
	"ninetynine/internal/store"
	"ninetynine/internal/store/sqlstore"
)

// linkLasts is how long an operator's link works.
const linkLasts = 24 * time.Hour

func newPeopleLink(env *environment) *cobra.Command {
	cmd := described("people-link", takes(1, 1, "one player's id"), nil)
	return env.command(cmd, func(ctx context.Context, k *storageFlags, c *node.Config, args []string) error {
		player, err := findPlayer(ctx, c, args[0])
		if err != nil {
			return err
		}
		if player == "" {
			return no(fmt.Errorf("%s has no player %s: name an id, or a name with its tag, as Anna·qsai", k, args[0]))
		}
		now := time.Now()
		key, code, err := store.NewLink(rand.Reader, player, "", now, now.Add(linkLasts))
		if err == nil {
			err = addKey(ctx, c, key)
		}
		if err != nil {
			return err
		}
		fmt.Fprintf(env.stdout, "/#code=%s\n", code)
		fmt.Fprintf(env.stderr, "add it to the address of the server; it works once, until %s\n", key.Until.Format(time.DateTime))
		return nil
	})
}

// findPlayer returns the id of the player with the id, or with the name and tag; "" if there is none.
func findPlayer(ctx context.Context, c *node.Config, wanted string) (id string, err error) {
	st, err := openStore(ctx, c, true)
	if err != nil {
		return "", err
	}
	defer func() { err = errors.Join(err, st.Close()) }()
	const page = 500
	for after := ""; ; {
		players, err := st.Players(ctx, after, page)
		if err != nil {
			return "", err
		}
		for _, p := range players {
			if after = p.ID; wanted == p.ID || strings.EqualFold(wanted, p.Name+"·"+store.Tag(p.ID)) {
				return p.ID, nil
			}
		}
		if len(players) < page {
			return "", nil
		}
	}
}

// addKey adds a key to a database, whether or not a server is using it.
func addKey(ctx context.Context, c *node.Config, key store.Key) error {
	if c.Database == "" {
		return sqlstore.AddKeyBeside(ctx, c.Data, key)
	}
	st, err := node.Open(ctx, c)
	if err != nil {
		return err
	}
	return errors.Join(st.AddKey(ctx, key), st.Close())
}
