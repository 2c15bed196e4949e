package main

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"

	"ninetynine/internal/club/identity"
	"ninetynine/internal/doors/node"
	"ninetynine/internal/doors/room"
	"ninetynine/internal/lab/report"
	"ninetynine/internal/store"
	"ninetynine/internal/store/archive"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table/hall"
	"ninetynine/record"
)

// command makes a command that works on a server's data, with the flags that locate it; it resolves
// them into a Config before it runs.
func (env *environment) command(c *cobra.Command, run func(ctx context.Context, k *storageFlags, c *node.Config, args []string) error) *cobra.Command {
	k := &storageFlags{env: env}
	c.RunE = func(cmd *cobra.Command, args []string) error {
		if err := fromEnvironment(env, cmd); err != nil {
			return err
		}
		var c node.Config
		if err := k.locate(&c); err != nil {
			return err
		}
		if c.Database == "" {
			env.reads = sqlstore.Files(c.Data)
			for _, name := range []string{"lock", "home.json", "problems.json", "ssh_host_key", "taken-over.json"} {
				env.reads = append(env.reads, filepath.Join(c.Data, name))
			}
		}
		return run(cmd.Context(), k, &c, args)
	}
	k.flags(c)
	return c
}

// withStore is like command, for commands that need an existing store. With beside, a server may
// run at the same time: the database is then only read.
func (env *environment) withStore(c *cobra.Command, beside bool, run func(ctx context.Context, st *sqlstore.DB, args []string) error) *cobra.Command {
	return env.command(c, func(ctx context.Context, _ *storageFlags, c *node.Config, args []string) error {
		st, err := openStore(ctx, c, beside)
		if err != nil {
			return err
		}
		return errors.Join(run(ctx, st, args), st.Close())
	})
}

func openStore(ctx context.Context, c *node.Config, beside bool) (*sqlstore.DB, error) {
	switch {
	case beside && c.Database == "":
		return sqlstore.OpenBeside(ctx, c.Data)
	case beside:
		return sqlstore.OpenPostgresBeside(ctx, c.Database)
	case c.Database == "":
		if err := sqlstore.CheckFolder(c.Data); err != nil {
			return nil, err
		}
	}
	return node.Open(ctx, c)
}

func newBackup(env *environment) *cobra.Command {
	cmd := described("backup", takes(1, 1, "one file to write"), nil)
	output(cmd)
	return env.withStore(cmd, true, func(ctx context.Context, st *sqlstore.DB, args []string) error {
		err := env.clear("", args[0])
		if err == nil {
			err = unforced(st.Backup(ctx, args[0], env.force()))
		}
		if err == nil {
			fmt.Fprintf(env.stderr, "copied to %s\n", args[0])
		}
		return err
	})
}

func newRestore(env *environment) *cobra.Command {
	cmd := described("restore", takes(1, 1, "one file to read"), nil)
	return env.command(cmd, func(ctx context.Context, k *storageFlags, c *node.Config, args []string) error {
		if c.Database != "" {
			return fmt.Errorf("%s is PostgreSQL's: restore it with pg_restore", k)
		}
		erased, unread := erasedIn(ctx, c)
		aside, err := sqlstore.Restore(ctx, c.Data, args[0])
		if err == nil && len(erased) > 0 {
			err = eraseThere(ctx, c, erased)
		}
		if err != nil {
			return err
		}
		fmt.Fprintf(env.stderr, "restored %s in %s\n", args[0], c.Data)
		if aside != "" {
			fmt.Fprintf(env.stderr, "the old database is kept as %s\n", aside)
		}
		switch {
		case errors.Is(unread, sqlstore.ErrNoData):
			fmt.Fprintln(env.stderr, "careful: players who were erased after this copy was made are in it again, as there was no database in this folder that names them")
		case unread != nil:
			fmt.Fprintf(env.stderr, "careful: players who were erased after this copy was made are in it again, as no list of them could be read in %s: %v\n", c.Data, unread)
		}
		return nil
	})
}

// erasedIn returns the players who were erased in a folder's database, or why it cannot be read.
func erasedIn(ctx context.Context, c *node.Config) ([]store.Erasure, error) {
	st, err := openStore(ctx, c, true)
	if err != nil {
		return nil, err
	}
	defer st.Close()
	return st.Erasures(ctx)
}

// eraseThere erases players in a database that may be older than that.
func eraseThere(ctx context.Context, c *node.Config, erased []store.Erasure) error {
	st, err := node.Open(ctx, c)
	if err != nil {
		return err
	}
	for i := range erased {
		if err == nil {
			err = st.Erase(ctx, store.Erasure{Player: erased[i].Player, At: erased[i].At})
		}
	}
	if err == nil {
		err = eraseAgain(ctx, st)
	}
	return errors.Join(err, st.Close())
}

// eraseAgain searches a database that no server uses for players who were erased.
func eraseAgain(ctx context.Context, st *sqlstore.DB) error {
	all := room.Projections()
	p := identity.Players{Store: st, Now: time.Now, Projections: all, Hall: hall.New(hall.Options{Log: st, Project: all.Of})}
	return errors.Join(p.Again(ctx), p.SearchNow(ctx))
}

func newExport(env *environment) *cobra.Command {
	cmd := described("export", takes(1, 1, "one file to write"), nil)
	output(cmd)
	return env.withStore(cmd, true, func(ctx context.Context, st *sqlstore.DB, args []string) error {
		return exportTo(ctx, env, st, args[0])
	})
}

// exportTo writes an archive to the file, completely or not at all.
func exportTo(ctx context.Context, env *environment, st *sqlstore.DB, name string) error {
	to, err := env.createAs("", name, 0o600)
	if err != nil {
		return err
	}
	z, err := pack(name, to)
	if err != nil {
		return err
	}
	p := newProgress(env, "export", "tables", 0)
	n, err := archive.Export(ctx, st, z, time.Now(), func(n archive.Counts) { p.set(int64(n.Tables)) })
	p.end()
	if err := errors.Join(err, z.Close()); err != nil {
		return err
	}
	if err := to.keep(); err != nil {
		return err
	}
	fmt.Fprintf(env.stderr, "exported %s\n", archived(n))
	return nil
}

func archived(n archive.Counts) string {
	text := report.Counted(n.Players, "player") + ", " + tablesOf(n)
	if n.Acts > 0 {
		text += ", " + report.Counted(n.Acts, "act") + " of operators"
	}
	return text
}

func tablesOf(n archive.Counts) string {
	text := fmt.Sprintf("%s with %s", report.Counted(n.Tables, "table"), report.Counted(n.Entries, "event"))
	if n.Withheld > 0 {
		text += fmt.Sprintf(" (%d withheld)", n.Withheld)
	}
	return text
}

func newImport(env *environment) *cobra.Command {
	cmd := described("import", takes(1, 1, "one file to read"), nil)
	return env.command(cmd, func(ctx context.Context, _ *storageFlags, c *node.Config, args []string) error {
		return importFrom(ctx, env, c, args[0])
	})
}

// importFrom imports an archive. A file that is no archive creates no database.
func importFrom(ctx context.Context, env *environment, c *node.Config, name string) (err error) {
	in, done, err := env.open(ctx, "import", name)
	if err != nil {
		return err
	}
	defer done()
	lines, err := record.Unpack(in)
	if err == nil {
		lines, err = archive.Head(lines)
	}
	if err != nil {
		return no(fmt.Errorf("%s: %w", name, err))
	}
	fresh := c.Database == "" && sqlstore.CheckFolder(c.Data) != nil
	st, err := node.Open(ctx, c)
	if err != nil {
		return err
	}
	var n archive.Counts
	defer func() {
		err = errors.Join(err, st.Close())
		if err != nil && fresh && n.Players+n.Tables == 0 {
			err = errors.Join(err, sqlstore.Remove(c.Data))
		}
	}()
	n, err = archive.Import(ctx, st, room.Projections(), lines, "")
	if err != nil {
		return no(fmt.Errorf("%s: %w; imported so far: %s", name, err, archived(n)))
	}
	if err := eraseAgain(ctx, st); err != nil {
		return err
	}
	fmt.Fprintf(env.stderr, "imported %s", archived(n))
	if n.Known > 0 {
		fmt.Fprintf(env.stderr, "; %s players and tables were there already, and stay as they are", report.Grouped(int64(n.Known)))
	}
	if n.ActsLeft > 0 {
		fmt.Fprintf(env.stderr, "; %s of operators left out, as the audit log there has others", report.Counted(n.ActsLeft, "act"))
	}
	fmt.Fprintln(env.stderr)
	return nil
}

func newPrune(env *environment) *cobra.Command {
	cmd := described("prune", onlyFlags, nil)
	var r node.Retention
	cmd = env.withStore(cmd, false, func(ctx context.Context, st *sqlstore.DB, _ []string) error {
		if err := r.Check(); err != nil {
			return err
		}
		n, err := node.Prune(ctx, st, r, time.Now())
		fmt.Fprintln(env.stderr, n)
		return err
	})
	retentionFlags(cmd.Flags(), &r)
	return cmd
}

func newRebuild(env *environment) *cobra.Command {
	cmd := described("rebuild", onlyFlags, nil)
	return env.withStore(cmd, false, func(ctx context.Context, st *sqlstore.DB, _ []string) error { return rebuild(ctx, env, st) })
}

func rebuild(ctx context.Context, env *environment, st *sqlstore.DB) error {
	var at string
	var p *progress
	n, err := archive.Rebuild(ctx, st, room.Projections(), func(what string, done int) {
		if what != at {
			if p != nil {
				p.end()
			}
			at, p = what, newProgress(env, "rebuild "+what, "done", 0)
		}
		p.set(int64(done))
	})
	if p != nil {
		p.end()
	}
	if err != nil {
		return no(err)
	}
	all := room.Projections()
	logs, results := all.Names()
	fmt.Fprintf(env.stderr, "rebuilt %s from %s", logs, tablesOf(n))
	if results != "" {
		fmt.Fprintf(env.stderr, ", and %s from %s", results, report.Counted(n.Results, "result"))
	}
	fmt.Fprintln(env.stderr)
	return nil
}
