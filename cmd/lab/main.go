// Ninetynine-lab does the laboratory's work on many machines: experiments of the program ninetynine, cut into units that
// workers fetch from a PostgreSQL database. River keeps the queue. It is a module of its own, since what it needs would
// make the program larger.
package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/exec"
	"os/signal"
	"os/user"
	"path/filepath"
	"runtime"
	"strconv"
	"syscall"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/spf13/cobra"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second signal ends it at once
	if err := command(streams{os.Stdout, os.Stderr}).ExecuteContext(ctx); err != nil {
		fmt.Fprintln(os.Stderr, "ninetynine-lab:", err)
		os.Exit(2)
	}
}

type streams struct{ out, err io.Writer }

// An app has the flags that commands share.
type app struct {
	streams
	at      string
	program program
}

func command(std streams) *cobra.Command {
	a := app{streams: std}
	root := &cobra.Command{Use: "ninetynine-lab", Short: "Experiments of ninetynine on many machines", SilenceUsage: true, SilenceErrors: true,
		Long: `Runs experiments of ninetynine on many machines: simulate, arena, calibrate,
endings, par, problems find and problems grade.

Submit cuts an experiment into units of some seconds. Workers on any machine
that reaches the PostgreSQL database fetch units, do them and store what comes
out. The report is byte for byte that of one machine.

  export NINETYNINE_LAB=postgres://lab@db/lab
  ninetynine-lab submit -- arena --panel casual,club,strong --units 100000
  ninetynine-lab work          on each machine; Ctrl+C ends it at any time
  ninetynine-lab status
  ninetynine-lab result 1

The owners of workers know the database's password, so they are trusted. Their
machines are not: two workers do five units in a hundred. If their outcomes
differ, a third worker decides. The worker that was wrong gets no more units,
and others do again what it did alone.

The variable NINETYNINE_LAB stands for --at.`}
	root.SetOut(std.out)
	root.SetErr(std.err)
	root.CompletionOptions.DisableDefaultCmd = true
	root.PersistentFlags().StringVar(&a.at, "at", "", "`address` of the database, such as postgres://lab@db/lab")
	// Not as the flag's default: help prints that, with the password.
	root.PersistentPreRun = func(*cobra.Command, []string) { a.at = cmp.Or(a.at, os.Getenv("NINETYNINE_LAB")) }
	root.SetFlagErrorFunc(func(_ *cobra.Command, err error) error {
		return fmt.Errorf("%w: see --help; flags of ninetynine itself go after --", err)
	})
	root.AddCommand(a.prepare(), a.submit(), a.work(), a.status(), a.result(), a.cancel(), a.workers())
	return root
}

// with runs a part of a command with the database.
func (a *app) with(connections int32, do func(ctx context.Context, db *pgxpool.Pool, args []string) error) func(*cobra.Command, []string) error {
	return func(c *cobra.Command, args []string) error {
		db, err := open(c.Context(), a.at, connections)
		if err != nil {
			return err
		}
		defer db.Close()
		return do(c.Context(), db, args)
	}
}

func (a *app) needsProgram(c *cobra.Command) {
	c.Flags().StringVar(&a.program.path, "program", "", "`path` of ninetynine (default: beside this, or in PATH)")
	c.PreRunE = func(*cobra.Command, []string) (err error) {
		if own, err := os.Executable(); err == nil && a.program.path == "" {
			a.program.path, _ = exec.LookPath(filepath.Join(filepath.Dir(own), "ninetynine"))
		}
		a.program.path = cmp.Or(a.program.path, "ninetynine")
		if a.program.path, err = exec.LookPath(a.program.path); err != nil {
			return fmt.Errorf("--program: %w: name the file of ninetynine", err)
		}
		a.program.path, err = filepath.Abs(a.program.path)
		return err
	}
}

func (a *app) prepare() *cobra.Command {
	return &cobra.Command{Use: "prepare", Short: "Create the tables", Args: cobra.NoArgs,
		Long: `Creates the tables in the schema lab of the database, or brings them up to
date. The other commands do so, too. Those of a user who may not create tables
need prepare to have run before, as the owner of the schema.`,
		RunE: a.with(2, func(context.Context, *pgxpool.Pool, []string) error { return nil })}
}

func (a *app) submit() *cobra.Command {
	s := submission{by: who(), audits: 0.05}
	c := &cobra.Command{Use: "submit -- COMMAND ARGS…", Short: "Give an experiment to the workers", Args: cobra.MinimumNArgs(1),
		Long: `Cuts a command of ninetynine into units and gives them to workers. It prints
the number of the run.

First it does the beginning of each experiment on this machine. That shows
whether the program and its nets work, and how long a unit takes. Files that
the command names (nets, house variants, problems) go into the database.

The same command, submitted again, is the same run: it goes on if it was
cancelled or units failed. It keeps its priority, its units and its audits.`,
		Example: "  ninetynine-lab submit -- simulate --variant all --players net --deals 1000000"}
	a.needsProgram(c)
	c.Flags().IntVar(&s.priority, "priority", 2, "`number` from 1 (first) to 4 (last)")
	c.Flags().Float64Var(&s.seconds, "seconds", 30, "CPU `seconds` of a unit, from 1 to 120")
	c.Flags().Float64Var(&s.audits, "audits", 0.05, "`part` of the units that two workers do")
	c.RunE = func(c *cobra.Command, args []string) error {
		switch s.command = args; {
		case s.priority < 1 || s.priority > 4:
			return fmt.Errorf("--priority %d: give 1 (first) to 4 (last)", s.priority)
		case !(s.seconds >= 1 && s.seconds <= 120):
			return fmt.Errorf("--seconds %v: give 1 to 120", s.seconds)
		case !(s.audits >= 0 && s.audits <= 1):
			return fmt.Errorf("--audits %v: give 0 to 1", s.audits)
		}
		return a.with(2, func(ctx context.Context, db *pgxpool.Pool, _ []string) error {
			return db.AcquireFunc(ctx, func(conn *pgxpool.Conn) error {
				r, err := s.submit(ctx, conn.Conn(), &a.program, func(f string, v ...any) { fmt.Fprintf(a.err, f+"\n", v...) })
				if err != nil {
					return err
				}
				if r.Before {
					fmt.Fprintf(a.err, "the same command was submitted before, as run %d: it keeps its priority, units and audits\n", r.Run)
				}
				fmt.Fprintf(a.err, "run %d has %d units\n", r.Run, r.Units)
				fmt.Fprintln(a.out, r.Run)
				return nil
			})
		})(c, args)
	}
	return c
}

func (a *app) work() *cobra.Command {
	w := worker{busy: busy, poll: 5 * time.Second} // River's notifications are faster
	c := &cobra.Command{Use: "work", Short: "Do units on this machine", Args: cobra.NoArgs,
		Long: `Does units on this machine until you stop it. It takes units for its own
edition of ninetynine (--program) alone.

Ctrl+C or SIGTERM ends it at once: the units in hand go back to the other
workers. If the machine dies, others get its units after two minutes. While the
database is away, the worker waits, also when it starts.

A worker ends with an error when two others came to another outcome than it
did, after 3 units in a row that its program refused, and after 10 in a row
that failed.`}
	a.needsProgram(c)
	c.Flags().IntVar(&w.cores, "cores", runtime.NumCPU(), "`number` of units at once")
	c.Flags().BoolVar(&w.idle, "idle", false, "give way to others, and rest while they use all cores")
	c.Flags().StringVar(&w.name, "name", "", "`name` of the worker (default: the machine's name)")
	c.RunE = func(c *cobra.Command, _ []string) error {
		if w.cores < 1 {
			return fmt.Errorf("--cores %d: give at least 1", w.cores)
		}
		host, _ := os.Hostname()
		w.name = cmp.Or(w.name, host) // a worker that was stopped comes back under the same one
		w.path = a.program.path
		w.log = slog.New(slog.NewTextHandler(a.err, &slog.HandlerOptions{Level: slog.LevelWarn}))
		db, err := connect(c.Context(), a.at, int32(4+w.cores/8))
		if err != nil {
			return err
		}
		defer db.Close()
		w.pool = db
		if err = w.work(c.Context()); c.Context().Err() != nil { // it was told to end
			return nil
		}
		return err
	}
	return c
}

func (a *app) status() *cobra.Command {
	var asJSON bool
	c := &cobra.Command{Use: "status [RUN]", Short: "Show runs and workers, and why no work comes", Args: cobra.MaximumNArgs(1),
		Long: `Shows the latest runs, or one: how much is done, how fast it goes and how long
it will take; the workers; and what keeps units waiting: no worker of the
edition, a pause, failures, disputes.`}
	c.Flags().BoolVar(&asJSON, "json", false, "write JSON")
	c.RunE = a.with(2, func(ctx context.Context, db *pgxpool.Pool, args []string) error {
		run, err := runOf(args)
		if err != nil {
			return err
		}
		s, err := readStatus(ctx, db, run)
		if err != nil {
			return err
		}
		return s.print(a.out, asJSON)
	})
	return c
}

// runOf returns the run that arguments name; 0 if there is none.
func runOf(args []string) (int64, error) {
	if len(args) == 0 {
		return 0, nil
	}
	n, err := strconv.ParseInt(args[0], 10, 64)
	if err != nil || n < 1 {
		return 0, fmt.Errorf("%q is no number of a run: ninetynine-lab status lists them", args[0])
	}
	return n, nil
}

func namesRun(_ *cobra.Command, args []string) error {
	if len(args) == 0 {
		return errors.New("name the run: ninetynine-lab status lists them")
	}
	return nil
}

func (a *app) result() *cobra.Command {
	var keep string
	c := &cobra.Command{Use: "result RUN [-- FLAGS…]", Short: "Report on a run", Args: namesRun,
		Long: `Reports on a run as far as it is done. When all units are done, the report is
byte for byte that of ninetynine on one machine. After -- you can give
ninetynine's flags for output, such as --json or --out FILE.

It also prints the SHA-256 of the journal, which has all outcomes. One machine
writes the same journal (--journal, --workers 1), except for arena --stop,
arena --width and problems find: one machine ends these when it has enough. The
reports are the same even then.`,
		Example: "  ninetynine-lab result 7 -- --json --out report.html"}
	a.needsProgram(c)
	c.Flags().StringVar(&keep, "journal", "", "write the outcomes of all units to a new `FILE`, too")
	c.RunE = a.with(2, func(ctx context.Context, db *pgxpool.Pool, args []string) error {
		run, err := runOf(args)
		if err != nil {
			return err
		}
		return result(ctx, db, &a.program, run, keep, args[1:], a.streams)
	})
	return c
}

func (a *app) cancel() *cobra.Command {
	return &cobra.Command{Use: "cancel RUN", Short: "End a run", Args: namesRun,
		Long: `Ends a run: workers drop its units. What is done stays, and result reports on
it. To go on, submit the command again.`,
		RunE: a.with(2, func(ctx context.Context, db *pgxpool.Pool, args []string) error {
			run, err := runOf(args)
			if err != nil {
				return err
			}
			return cancel(ctx, db, run)
		})}
}

func (a *app) workers() *cobra.Command {
	var trust string
	c := &cobra.Command{Use: "workers --trust NAME", Short: "Let a stopped worker work again", Args: cobra.NoArgs,
		Long: `Gives units again to a worker whose outcomes differed from those of two others.
First find out why they did: bad memory, an overclocked processor, a changed
program.`}
	c.Flags().StringVar(&trust, "trust", "", "`name` of the worker")
	_ = c.MarkFlagRequired("trust")
	c.RunE = a.with(2, func(ctx context.Context, db *pgxpool.Pool, _ []string) error {
		done, err := db.Exec(ctx, `UPDATE lab.worker SET stopped = NULL, why = NULL WHERE id = $1 AND stopped IS NOT NULL`, trust)
		if err == nil && done.RowsAffected() == 0 {
			return fmt.Errorf("--trust %s: no worker of this name was stopped: ninetynine-lab status lists them", trust)
		}
		return err
	})
	return c
}

// who returns the user and the machine.
func who() string {
	host, _ := os.Hostname()
	if u, err := user.Current(); err == nil {
		return u.Username + "@" + host
	}
	return host
}
