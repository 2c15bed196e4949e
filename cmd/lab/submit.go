package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"runtime"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"golang.org/x/sync/errgroup"

	"ninetynine/internal/lab"
	"ninetynine/internal/lab/report"
)

// A submission is a command to be cut into units.
type submission struct {
	command  []string
	priority int
	seconds  float64 // of one core for a unit
	audits   float64 // probability that a unit is done twice
	by       string
}

// elsewhere are flags that make no sense where only units are done, and what to use.
func elsewhere() map[string]string {
	const result = "the report is made by ninetynine-lab result RUN -- "
	return map[string]string{
		"--json": result + "--json", "--markdown": result + "--markdown", "--svg": result + "--svg", "--out": result + "--out FILE",
		"--keep": result + "--keep FILE", "--records": "a record names the nets of one machine: use it with ninetynine",
		"--journal": "ninetynine-lab result RUN --journal FILE writes it",
		"--workers": "ninetynine-lab work --cores N says how many units a machine does at once",
		"--from":    "it plays nothing: use it with ninetynine",
		"--again":   "it plays a part of a suite again: use it with ninetynine",
	}
}

// check refuses what does not make units, or units that do not repeat.
func (s *submission) check() error {
	for _, arg := range s.command {
		flag, _, _ := strings.Cut(arg, "=")
		if use, ok := elsewhere()[flag]; ok {
			return fmt.Errorf("%s: %s", flag, use)
		}
		if strings.Contains(arg, "exec:") {
			return fmt.Errorf("%s: a player that is a program may play differently on other machines: use ninetynine on one", arg)
		}
	}
	return nil
}

// A receipt says what became of a submission.
type receipt struct {
	Run    int64 `json:"run"`
	Units  int   `json:"units"`
	Before bool  `json:"before"` // the same had been submitted
}

// unit is a row of lab.unit.
type unit struct {
	experiment   string
	first, count int
}

// submit rehearses the command's experiments, cuts them into units, and stores these.
func (s *submission) submit(ctx context.Context, db *pgx.Conn, p *program, say func(string, ...any)) (*receipt, error) {
	if err := s.check(); err != nil {
		return nil, err
	}
	hashes, data, err := readFiles(s.command)
	if err != nil {
		return nil, err
	}
	all, err := p.plan(ctx, s.command)
	if err != nil {
		return nil, err
	}
	edition := all[0].Edition
	key, err := json.Marshal([]any{s.command, hashes, edition})
	if err != nil {
		return nil, err
	}
	if r, err := resume(ctx, db, key); !errors.Is(err, pgx.ErrNoRows) {
		return r, err
	}
	say("rehearsing %s", report.Counted(len(all), "experiment"))
	units, err := s.cut(ctx, p, all)
	if err != nil {
		return nil, err
	}
	r := &receipt{Units: len(units)}
	err = pgx.BeginFunc(ctx, db, func(tx pgx.Tx) error {
		for _, d := range data {
			if _, err := tx.Exec(ctx, `INSERT INTO lab.file VALUES (sha256($1), $1) ON CONFLICT DO NOTHING`, d); err != nil {
				return err
			}
		}
		err := tx.QueryRow(ctx, `INSERT INTO lab.run (key, args, files, edition, priority, by) VALUES (sha256($1), $2, $3, $4, $5, $6)
			ON CONFLICT (key) DO NOTHING RETURNING id`,
			key, s.command, hashes, edition, s.priority, s.by).Scan(&r.Run)
		if err != nil {
			return err
		}
		_, err = tx.CopyFrom(ctx, pgx.Identifier{"lab", "unit"}, []string{"run", "kind", "experiment", "first", "count", "edition", "priority", "audits"},
			pgx.CopyFromSlice(len(units), func(i int) ([]any, error) {
				u := &units[i]
				return []any{r.Run, s.command[0], u.experiment, u.first, u.count, edition, s.priority, s.audits}, nil
			}))
		if err != nil {
			return err
		}
		_, err = tx.Exec(ctx, `SELECT lab.enqueue(ARRAY(SELECT id FROM lab.unit WHERE run = $1))`, r.Run)
		return err
	})
	if errors.Is(err, pgx.ErrNoRows) { // it was submitted twice at once
		return resume(ctx, db, key)
	}
	return r, err
}

// resume returns the run of the same command; pgx.ErrNoRows if there is none. It gives workers the units that are not
// done and which no job of River's is for: those that failed, or were cancelled.
func resume(ctx context.Context, db *pgx.Conn, key []byte) (*receipt, error) {
	r := receipt{Before: true}
	err := pgx.BeginFunc(ctx, db, func(tx pgx.Tx) error {
		err := tx.QueryRow(ctx, `UPDATE lab.run r SET cancelled = NULL WHERE key = sha256($1) RETURNING id, (SELECT count(*) FROM lab.unit u WHERE u.run = r.id)`,
			key).Scan(&r.Run, &r.Units)
		if err != nil {
			return err
		}
		_, err = tx.Exec(ctx, `WITH failed AS (
				UPDATE lab.unit SET state = 'open', why = NULL WHERE run = $1 AND state = 'failed' RETURNING id)
			SELECT lab.enqueue(ARRAY(SELECT id FROM failed UNION SELECT id FROM lab.unit WHERE run = $1 AND state IN ('open', 'auditing', 'disputed') AND id NOT IN (
				SELECT (args->>'unit')::bigint FROM lab.river_job WHERE args @> jsonb_build_object('run', $1::bigint)
				AND state IN ('available', 'running', 'retryable', 'scheduled') AND NOT metadata ? 'cancel_attempted_at')))`, r.Run)
		return err
	})
	return &r, err
}

// cut cuts all experiments into units of about the same CPU time.
func (s *submission) cut(ctx context.Context, p *program, all []lab.Experiment) (units []unit, err error) {
	jobs := make([]int, len(all)) // of a unit
	some, within := errgroup.WithContext(ctx)
	some.SetLimit(runtime.NumCPU())
	for i, x := range all {
		some.Go(func() (err error) {
			jobs[i], err = s.rehearse(within, p, x)
			return err
		})
	}
	if err := some.Wait(); err != nil {
		return nil, fmt.Errorf("rehearsal: %w", err)
	}
	for i, x := range all {
		step := jobs[i] * x.Size
		for first := 0; first < x.Units; first += step {
			units = append(units, unit{x.Key, first, min(step, x.Units-first)})
		}
	}
	return units, nil
}

// rehearse does the beginning of an experiment, as a worker would, for about a second. It returns how many jobs make
// a unit.
func (s *submission) rehearse(ctx context.Context, p *program, x lab.Experiment) (jobs int, _ error) {
	const enough = time.Second
	bare, err := p.run(ctx, nil, append([]string{"units", "--plan", "--"}, s.command...)...) // what starting costs
	if err != nil {
		return 0, err
	}
	for n := 1; ; n *= 2 {
		count := min(n*x.Size, x.Units)
		o, err := p.run(ctx, nil, part(x.Key, x.Edition, 0, count, s.command)...)
		switch {
		case err != nil:
			return 0, err
		case o.cpu >= min(enough, time.Duration(s.seconds*float64(time.Second))) || count == x.Units:
			each := max(o.cpu-bare.cpu, time.Microsecond).Seconds() / float64(n)
			return max(1, int(min(math.Round(s.seconds/each), float64(x.Units/x.Size+1)))), nil
		}
	}
}
