package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"

	"github.com/spf13/cobra"

	"ninetynine/internal/doors/node"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
)

type recordCommand struct {
	env   *environment
	at    string
	data  string
	match int
}

func newRecord(env *environment) *cobra.Command {
	f := &recordCommand{env: env}
	c := described("record", takes(0, 1, "one table, or none for the match finished last"), func(cmd *cobra.Command, args []string) error {
		if cmd.Flags().Changed("match") && len(args) == 0 {
			return errors.New("--match counts the matches of a table; name the table too")
		}
		return f.run(cmd.Context(), args)
	})
	c.Flags().StringVar(&f.at, "at", "", "ask the server with this `URL`")
	dataFlag(c.Flags(), &f.data, "matches are kept in `FOLDER`")
	c.Flags().IntVar(&f.match, "match", 1, "print match `N` of the table, counted from 1")
	onlyOne(c, "at", "data")
	return c
}

func (f *recordCommand) run(ctx context.Context, args []string) (err error) {
	var at *place
	if name := cmp.Or(f.env.login(), "You"); f.at != "" {
		at, err = f.env.atServer(ctx, f.at, name)
	} else if err = f.checkFolder(); err == nil {
		at, err = f.env.atFolder(ctx, f.data, name, node.Config{Log: slog.New(slog.DiscardHandler)})
	}
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, at.close()) }()
	id, match := at.table, f.match
	if len(args) > 0 {
		id = args[0]
	}
	if id == "" {
		if id, match, err = finishedLast(ctx, at.client); err != nil {
			return err
		}
	}
	var text []byte
	if err := at.client.Get(ctx, recordPath(id, match), &text); err != nil {
		return err
	}
	_, err = f.env.stdout.Write(text)
	return err
}

// checkFolder returns an error if there are no matches in the folder, without creating a database.
func (f *recordCommand) checkFolder() error {
	k := storageFlags{env: f.env, data: cmp.Or(f.data, f.env.getenv("NINETYNINE_DATA"))}
	var c node.Config
	if err := k.locate(&c); err != nil {
		return err
	}
	err := sqlstore.CheckFolder(c.Data)
	if err != nil && k.env.savedBefore() {
		return nil // they are imported first
	}
	return err
}

func (env *environment) savedBefore() bool {
	dir, err := env.stateFolder()
	if err != nil {
		return false
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.99.jsonl"))
	return err == nil && len(files) > 0
}

func recordPath(table string, match int) string {
	return fmt.Sprintf("/api/tables/%s/matches/%d/record", table, match)
}

func finishedLast(ctx context.Context, c *client.Client) (table string, match int, err error) {
	var list wire.History
	if err := c.Get(ctx, "/api/players/"+c.Player+"/matches?limit=1", &list); err != nil {
		return "", 0, err
	}
	if len(list.Matches) == 0 {
		return "", 0, errors.New("you have finished no match yet")
	}
	return list.Matches[0].Table, list.Matches[0].Match, nil
}
