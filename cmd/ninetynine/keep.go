package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/spf13/cobra"

	"ninetynine/internal/archive"
	"ninetynine/internal/hall"
	"ninetynine/internal/node"
	"ninetynine/internal/report"
	"ninetynine/internal/sqlstore"
	"ninetynine/internal/wholefile"
	"ninetynine/record"
)

// with calls f with the store of a server. For what a running server may do at
// the same time, beside says so: the database is then only read, and left as
// it is.
func (k *keeping) with(cmd *cobra.Command, beside bool, f func(*sqlstore.DB) error) error {
	if err := fromEnvironment(k.env, cmd); err != nil {
		return err
	}
	var c node.Config
	if err := k.settle(&c); err != nil {
		return err
	}
	st, err := openStore(cmd.Context(), &c, beside)
	if err != nil {
		return err
	}
	return errors.Join(f(st), st.Close())
}

func openStore(ctx context.Context, c *node.Config, beside bool) (*sqlstore.DB, error) {
	switch {
	case beside && c.Database == "":
		return sqlstore.OpenBeside(ctx, c.Data)
	case beside:
		return sqlstore.OpenPostgresBeside(ctx, c.Database)
	}
	return node.Open(ctx, c)
}

func newBackup(env *environment) *cobra.Command {
	k := &keeping{env: env}
	cmd := &cobra.Command{
		Use:   "backup FILE",
		Short: "Copy a server's database, while it runs or not",
		Long: `Backup makes a copy of the SQLite database in which a server keeps everything,
sound and complete as of one moment, while the server runs or not. To go back
to it, stop the server and call ninetynine restore. It holds the keys of
sessions in a form that lets nobody act as a player, and all hidden cards:
keep it to yourself.

PostgreSQL has tools of its own for this: pg_dump and its like.

Exit codes: 0 done; 2 it could not be done.`,
		Example: "  ninetynine backup tables-friday.db",
		Args:    takes(1, 1, "one file to write"),
		RunE: func(cmd *cobra.Command, args []string) error {
			err := k.with(cmd, true, func(st *sqlstore.DB) error { return st.Backup(cmd.Context(), args[0]) })
			if err == nil {
				fmt.Fprintf(env.stderr, "copied to %s\n", args[0])
			}
			return err
		},
	}
	k.flags(cmd)
	return cmd
}

func newRestore(env *environment) *cobra.Command {
	k := &keeping{env: env}
	cmd := &cobra.Command{
		Use:   "restore FILE",
		Short: "Go back to a copy of a server's database",
		Long: `Restore puts a file that backup has made in the place of the database in a
server's data folder. No server may run on the folder meanwhile. The file is
checked first and stays as it is. What the folder had is kept in it as
ninetynine.db.before-restore- and the time, and can be restored in its turn;
remove it when it is not needed any more.

Do not copy the file into the folder by hand: what a crashed server has left
there (ninetynine.db-wal) would spoil it.

PostgreSQL has tools of its own for this: pg_restore and its like.

Exit codes: 0 done; 2 it could not be done, and nothing is lost.`,
		Example: "  ninetynine restore tables-friday.db --data /var/lib/ninetynine",
		Args:    takes(1, 1, "one file to read"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := fromEnvironment(env, cmd); err != nil {
				return err
			}
			var c node.Config
			if err := k.settle(&c); err != nil {
				return err
			}
			if c.Database != "" {
				return fmt.Errorf("%s is PostgreSQL's: restore it with pg_restore, which it brings along", k)
			}
			aside, err := sqlstore.Restore(cmd.Context(), c.Data, args[0])
			if err != nil {
				return err
			}
			fmt.Fprintf(env.stderr, "restored %s in %s\n", args[0], c.Data)
			if aside != "" {
				fmt.Fprintf(env.stderr, "what was there is kept as %s\n", aside)
			}
			return nil
		},
	}
	k.flags(cmd)
	return cmd
}

func newExport(env *environment) *cobra.Command {
	k := &keeping{env: env}
	cmd := &cobra.Command{
		Use:   "export FILE",
		Short: "Write all that a server keeps as lines of text",
		Long: `Export writes the players and the logs of all tables as lines of JSON, while
the server runs or not; import reads them into another database, of either
kind. Sessions are not exported. Hidden cards of matches in progress are in
it: keep it to yourself. A name that ends in .zst or .gz is packed; - is
standard output.

Exit codes: 0 done; 1 stopped by an interrupt; 2 it could not be done.`,
		Example: `  ninetynine export tables.jsonl.zst
  ninetynine export - | ssh other ninetynine import -`,
		Args: takes(1, 1, "one file to write"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return k.with(cmd, true, func(st *sqlstore.DB) error { return exportTo(cmd.Context(), env, st, args[0]) })
		},
	}
	k.flags(cmd)
	return cmd
}

// exportTo writes an archive to the file, whole or not at all.
func exportTo(ctx context.Context, env *environment, st *sqlstore.DB, name string) error {
	if info, err := os.Stat(name); err == nil && info.Mode().IsRegular() && info.Size() > 0 {
		return fmt.Errorf("%s exists already; remove it or name another file", name)
	}
	var n archive.Counts
	content := func(w io.Writer) error {
		z, err := pack(name, w)
		if err != nil {
			return err
		}
		p := newProgress(env, "export", "tables", 0)
		n, err = archive.Export(ctx, st, z, time.Now(), func(n archive.Counts) { p.set(int64(n.Tables)) })
		p.end()
		return errors.Join(err, z.Close())
	}
	var err error
	if name == "-" {
		err = content(env.stdout)
	} else {
		err = wholefile.Write(name, content)
	}
	if err == nil {
		fmt.Fprintf(env.stderr, "exported %s\n", archived(n))
	}
	return err
}

func archived(n archive.Counts) string {
	return fmt.Sprintf("%s, %s with %s", report.Counted(n.Players, "player"), report.Counted(n.Tables, "table"), report.Counted(n.Entries, "event"))
}

func newImport(env *environment) *cobra.Command {
	k := &keeping{env: env}
	cmd := &cobra.Command{
		Use:   "import FILE",
		Short: "Read what export has written into a database",
		Long: `Import reads an archive made by export into a server's database, of either
kind; the server of a SQLite database must not run meanwhile. Each table's log
is checked from beginning to end, by its chain of hashes and by the rules of
the game, and is taken whole or not at all. Players and tables that are there
already stay as they are, so that an import may be repeated.

Exit codes: 0 done; 1 the archive is not sound, or an interrupt; 2 it could
not be read or written.`,
		Example: "  ninetynine import tables.jsonl.zst --db postgres://club@db/ninetynine",
		Args:    takes(1, 1, "one file to read"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return k.with(cmd, false, func(st *sqlstore.DB) error { return importFrom(cmd.Context(), env, st, args[0]) })
		},
	}
	k.flags(cmd)
	return cmd
}

func importFrom(ctx context.Context, env *environment, st *sqlstore.DB, name string) error {
	in, done, err := env.open(ctx, "import", name)
	if err != nil {
		return err
	}
	defer done()
	lines, err := record.Unpack(in)
	if err != nil {
		return no(fmt.Errorf("%s: %w", name, err))
	}
	n, err := archive.Import(ctx, st, new(hall.Games), node.Projections(), lines)
	if err != nil {
		return no(fmt.Errorf("%s: %w; taken so far: %s", name, err, archived(n)))
	}
	fmt.Fprintf(env.stderr, "imported %s", archived(n))
	if n.Known > 0 {
		fmt.Fprintf(env.stderr, "; %s players and tables were there already, and stay as they are", report.Grouped(int64(n.Known)))
	}
	fmt.Fprintln(env.stderr)
	return nil
}

func newRebuild(env *environment) *cobra.Command {
	k := &keeping{env: env}
	cmd := &cobra.Command{
		Use:   "rebuild",
		Short: "Make a server's lists and histories anew from the logs of its tables",
		Long: `Rebuild reads the log of every table, checks it, and makes anew all that
follows from it: lists and histories, and whatever is reckoned from the results
of all matches. No server may run on the database meanwhile. It is needed only
if a database was damaged or changed by hand.

Exit codes: 0 done; 1 a log is not sound, or an interrupt; 2 it could not be
read or written.`,
		Example: "  ninetynine rebuild --data /var/lib/ninetynine",
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			var n archive.Counts
			err := k.with(cmd, false, func(st *sqlstore.DB) (err error) {
				n, err = rebuild(cmd.Context(), env, st)
				return err
			})
			if err != nil {
				return err
			}
			all := node.Projections()
			logs, results := all.Names()
			fmt.Fprintf(env.stderr, "rebuilt %s from %s with %s", logs, report.Counted(n.Tables, "table"), report.Counted(n.Entries, "event"))
			if results != "" {
				fmt.Fprintf(env.stderr, ", and %s from %s", results, report.Counted(n.Results, "result"))
			}
			fmt.Fprintln(env.stderr)
			return nil
		},
	}
	k.flags(cmd)
	return cmd
}

// rebuild makes all projections anew, and shows which it is at.
func rebuild(ctx context.Context, env *environment, st *sqlstore.DB) (archive.Counts, error) {
	var at string
	var p *progress
	n, err := archive.Rebuild(ctx, st, new(hall.Games), node.Projections(), func(what string, done int) {
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
		return n, no(err)
	}
	return n, nil
}
