package node

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/klauspost/compress/zstd"

	"ninetynine/advice"
	"ninetynine/cards"
	worths "ninetynine/internal/learn/ledger"
	"ninetynine/internal/learn/review"
	"ninetynine/internal/store"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
	"ninetynine/internal/think/company"
	"ninetynine/internal/think/search"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// riverJobs makes that part of River's tables which SQL of ours reads.
const riverJobs = `CREATE SCHEMA lab; CREATE TABLE lab.river_job (
	id bigserial PRIMARY KEY, state text NOT NULL DEFAULT 'available', attempted_at timestamptz, scheduled_at timestamptz NOT NULL DEFAULT now(),
	priority smallint NOT NULL, args jsonb NOT NULL, attempted_by text[], kind text NOT NULL, queue text NOT NULL, max_attempts smallint NOT NULL)`

// A site is a database with the laboratory's tables, and servers that share it.
type site struct {
	t    *testing.T
	at   string
	pool *pgxpool.Pool
	said bytes.Buffer
}

func newSite(t *testing.T) *site {
	s := &site{t: t, at: storesuite.Postgres(t)}
	s.pool = must.Get(pgxpool.New(t.Context(), s.at))(t)
	t.Cleanup(s.pool.Close)
	return s
}

func (s *site) prepare() *site {
	s.exec(riverJobs)
	for _, name := range []string{"schema.sql", "schema2.sql", "schema3.sql"} {
		s.exec(string(must.Get(os.ReadFile("../../../cmd/lab/" + name))(s.t)))
	}
	return s
}

func (s *site) exec(sql string, args ...any) {
	s.t.Helper()
	mode := []any{}
	if len(args) == 0 {
		mode = append(mode, pgx.QueryExecModeSimpleProtocol)
	}
	must.Get(s.pool.Exec(s.t.Context(), sql, append(mode, args...)...))(s.t)
}

func (s *site) number(sql string, args ...any) (n int) {
	s.t.Helper()
	must.Do(s.t, s.pool.QueryRow(s.t.Context(), sql, args...).Scan(&n))
	return n
}

// seen has the database believe that a worker of an edition with two cores is there.
func (s *site) seen(edition string) {
	s.exec(`INSERT INTO lab.worker (id, client, edition, cores) VALUES ($1, $1, $1, 2) ON CONFLICT (id) DO UPDATE SET seen = now()`, edition)
}

// server returns the jobs of one more server.
func (s *site) server(j review.Judge) (*review.Jobs, *workers) {
	st := must.Get(sqlstore.OpenPostgres(s.t.Context(), s.at, 4))(s.t)
	s.t.Cleanup(func() { must.Do(s.t, st.Close()) })
	w := must.Get(newWorkers(s.t.Context(), st, "own", slog.New(slog.NewTextHandler(&s.said, nil))))(s.t)
	w.every = time.Millisecond
	return review.NewJobs(j, st, 1, 8).At(w), w
}

// work does open units of an edition as a worker does, the first first, and returns how many there were.
func (s *site) work(edition string, most int) (done int) {
	s.t.Helper()
	for ; done < most; done++ {
		var id int64
		var input []byte
		err := s.pool.QueryRow(s.t.Context(), `SELECT id, input FROM lab.unit WHERE state = 'open' AND edition = $1 ORDER BY priority, id LIMIT 1`, edition).Scan(&id, &input)
		if errors.Is(err, pgx.ErrNoRows) {
			break
		}
		must.Do(s.t, err)
		var q review.Question
		must.Do(s.t, json.Unmarshal(input, &q))
		s.accept(id, must.Get(json.Marshal(must.Get(review.Answer(s.t.Context(), fixed(nil), &q))(s.t)))(s.t))
	}
	return done
}

// accept stores what a worker came to, packed as ninetynine-lab does.
func (s *site) accept(unit int64, output []byte) {
	s.t.Helper()
	z := must.Get(zstd.NewWriter(nil))(s.t)
	output = z.EncodeAll(output, nil)
	s.exec(`WITH o AS (INSERT INTO lab.outcome (unit, worker, digest, output, cpu_seconds) VALUES ($1, 'w', sha256($2), $2, 3) RETURNING id)
		UPDATE lab.unit SET state = 'accepted', accepted = (SELECT id FROM o) WHERE id = $1`, unit, output)
}

// fixed is a judge who prefers the first act, and tells asked of each decision, unless that is nil.
func fixed(asked func()) review.Judge {
	advise := func(_ context.Context, m *match.Match, v *match.View, _ *company.Company) (*advice.Advice, error) {
		if asked != nil {
			asked()
		}
		s := &search.Study{Worlds: 1}
		for a := range v.Options.All() {
			gap := float64(len(s.Options))
			s.Options = append(s.Options, search.Option{Choice: search.Choice{Action: a, Points: -gap}, Sampled: -gap, Gap: gap})
		}
		return s.Report(m.Game, &v.View, "fixed"), nil
	}
	return review.Judge{Advise: advise, Glance: advise, Name: func(*rules.Game) (string, error) { return "fixed", nil },
		Appraise: func(context.Context, *rules.Game, *rules.Deal, []rules.Action) ([]worths.Worth, error) {
			return nil, nil
		}}
}

// played returns a match of two deals, in which each seat chooses its last option.
func played(t *testing.T, variant, seed string) *review.Match {
	t.Helper()
	v := must.Get(rules.Named(variant))(t)
	g := must.Get(rules.New(v))(t)
	limit := match.Limit{Deals: 2}
	m := must.Get(match.New(g, 0, limit))(t)
	text := record.AppendHeader(nil, &record.Header{Variant: v, Seats: make([]string, v.Seats), Limit: limit, Bots: make([]string, v.Seats)})
	s, from := m.Start(), cards.SeedOf(seed)
	for n := uint64(0); s.Stage == match.Dealing; n++ {
		d := m.Draw(&s, &from, n)
		must.Do(t, m.Deal(&s, &d))
		text = record.AppendDeal(text, g, s.Number, s.Game, &d, nil)
		for s.Stage == match.Playing {
			by := g.Owner(&s.Deal, g.Turn(&s.Deal).First())
			var view match.View
			m.View(&s, by, &view)
			a := view.Options.Nth(view.Options.Len() - 1)
			m.Apply(&s, a)
			text = record.AppendAfter(record.AppendAct(text, by, a, nil), m, &s)
		}
	}
	return must.Get(review.Read(t.Context(), bytes.NewReader(text), 1))(t)
}

func once() bool { return false }

// ask asks for a report for once.
func ask(t *testing.T, j *review.Jobs, m *review.Match) *advice.Report {
	t.Helper()
	return must.Get(j.Report(t.Context(), m, review.Whole, review.Careful, once))(t)
}

// TestWorkers: what workers judged for two servers is what a server judges itself, in three kinds of variants. A deal is
// judged once for both, and stays judged when its unit is deleted.
func TestWorkers(t *testing.T) {
	s := newSite(t).prepare()
	s.seen("own")
	for _, variant := range []string{"duel", "standard", "dummy"} {
		m := played(t, variant, "workers")
		want := must.Get(review.NewJobs(fixed(nil), store.NewMemory(), 1, 1).Report(t.Context(), m, review.Whole, review.Careful, func() bool { return true }))(t)
		never := fixed(func() { t.Error("a server judges, though workers are there") })
		a, _ := s.server(never)
		b, counts := s.server(never)
		for _, j := range []*review.Jobs{a, b} {
			if r := ask(t, j, m); r.Final || r.Judged > 0 || r.Wait < 1 {
				t.Errorf("%s: before workers have begun: %+v", variant, r)
			}
		}
		if n := s.work("own", 99); n != 2 {
			t.Errorf("%s: two deals were submitted as %d units", variant, n)
		}
		if r := ask(t, b, m); r.Wait > 0 && r.Final || r.Wait > 9 {
			t.Errorf("%s: when all is judged: %+v", variant, r)
		}
		for _, j := range []*review.Jobs{b, a} {
			got := must.Get(j.Report(t.Context(), m, review.Whole, review.Careful, func() bool { return true }))(t)
			if !reflect.DeepEqual(got, want) {
				t.Errorf("%s: %+v, not %+v", variant, got, want)
			}
		}
		s.exec(`UPDATE lab.outcome SET at = now() - interval '2 days'`)
		must.Do(t, counts.store.PruneUnits(t.Context(), judging))
		if n := s.number(`SELECT count(*) FROM lab.unit`); n > 0 || !ask(t, a, m).Final {
			t.Errorf("%s: %d units are left, or the report is not", variant, n)
		}
		if text := string(counts.appendMetrics(nil)); !strings.Contains(text, "judge_accepted_total 2\n") || !strings.Contains(text, "judge_waiting 0\n") {
			t.Errorf("%s: %s", variant, text)
		}
	}
}

// TestNoWorkers: a server judges itself, and says so once, while no worker of its edition is there; then workers do.
func TestNoWorkers(t *testing.T) {
	s := newSite(t).prepare()
	s.seen("other")
	m, n := played(t, "duel", "a"), played(t, "duel", "b")
	own := 0
	j, w := s.server(fixed(func() { own++ }))
	everything := func() bool { return true }
	for _, is := range []*review.Match{m, m} {
		if r := must.Get(j.Report(t.Context(), is, review.Whole, review.Careful, everything))(t); !r.Final || own == 0 {
			t.Errorf("%+v, and the server judged %d decisions", r, own)
		}
	}
	s.seen("own")
	own = 0
	for w.looked = (time.Time{}); ; { // the next look
		if r := ask(t, j, n); !r.Final {
			break
		}
		t.Fatal("the server judges, though a worker is there")
	}
	s.exec(`UPDATE lab.unit SET state = 'failed', why = 'test' WHERE edition = 'own'`)
	w.looked = time.Time{}
	if r := must.Get(j.Report(t.Context(), n, review.Whole, review.Careful, everything))(t); !r.Final || own == 0 {
		t.Errorf("workers gave up: %+v, and the server judged %d decisions", r, own)
	}
	if text := string(w.appendMetrics(nil)); !strings.Contains(text, "judge_failed_total 2\n") {
		t.Error(text)
	}
	if said := s.said.String(); strings.Count(said, "\n") != 2 || !strings.Contains(said, "this server does") {
		t.Errorf("the log says %q", said)
	}
}

// TestOtherEdition: what workers of another edition think of the same deals does not count.
func TestOtherEdition(t *testing.T) {
	s := newSite(t).prepare()
	s.seen("own")
	m := played(t, "duel", "a")
	j, w := s.server(fixed(nil))
	ask(t, j, m)
	s.exec(`SELECT lab.submit('judge', args, input, 'other', 1) FROM lab.unit`)
	rows := must.Get(s.pool.Query(t.Context(), `SELECT id FROM lab.unit WHERE edition = 'other'`))(t)
	for _, id := range must.Get(pgx.CollectRows(rows, pgx.RowTo[int64]))(t) {
		s.accept(id, []byte(`{"fixed glance":{"0":{"act":"wrong"}}}`))
	}
	w.looked = time.Time{}
	if r := ask(t, j, m); r.Judged > 0 || s.number(`SELECT count(*) FROM lab.unit WHERE edition = 'other'`) != 2 {
		t.Errorf("%+v", r)
	}
}

// TestOwnFirst: a player's own report goes first, even if its deals were already asked for; long queues say how long
// they are; and a caller has so many deals in the queue.
func TestOwnFirst(t *testing.T) {
	s := newSite(t).prepare()
	s.seen("own")
	j, w := s.server(fixed(nil))
	many := j.For("many").Ranked(review.Statistics)
	var last *review.Match
	for i := range mostDealsEach/2 + 1 {
		last = played(t, "duel", fmt.Sprint(i))
		r, err := many.Report(t.Context(), last, review.Whole, review.Careful, once)
		if full := i == mostDealsEach/2; errors.Is(err, review.ErrFull) != full || !full && err != nil {
			t.Fatalf("deals of %d matches: %+v, %v", i+1, r, err)
		}
	}
	w.looked = time.Time{}
	if r := must.Get(many.Report(t.Context(), played(t, "duel", "0"), review.Whole, review.Careful, once))(t); r.Wait > 3 {
		t.Errorf("the first in the queue: %d s", r.Wait)
	}
	w.looked = time.Time{}
	if r := must.Get(many.Report(t.Context(), played(t, "duel", "31"), review.Whole, review.Careful, once))(t); r.Wait != mostDealsEach {
		t.Errorf("the last in a queue of %d deals of two seconds for two cores: %d s", mostDealsEach, r.Wait)
	}
	one, _ := s.server(fixed(nil))
	ask(t, one.For("one").Ranked(review.Own), played(t, "duel", "20"))
	if n := s.number(`SELECT count(*) FROM lab.river_job WHERE priority = 1`); n != 2 {
		t.Errorf("%d deals go first", n)
	}
	s.work("own", 2)
	if !ask(t, one, played(t, "duel", "20")).Final {
		t.Error("another report went first")
	}
	w.looked = time.Time{}
	if _, err := many.Report(t.Context(), last, review.Whole, review.Careful, once); err != nil {
		t.Errorf("the caller has two deals fewer, but %v", err)
	}
}

// TestUnprepared: a server refuses workers without their tables and without PostgreSQL, and says what to do.
func TestUnprepared(t *testing.T) {
	file := must.Get(sqlstore.OpenSQLite(t.Context(), t.TempDir()))(t)
	defer file.Close()
	if err := file.CheckWorkers(t.Context()); err == nil || !strings.Contains(err.Error(), "--db") {
		t.Errorf("SQLite: %v", err)
	}
	s := newSite(t)
	_, err := StartInside(t.Context(), Config{Database: s.at, Workers: "own", Log: slog.New(slog.DiscardHandler)})
	if err == nil || !strings.Contains(err.Error(), "ninetynine-lab prepare") {
		t.Errorf("no tables: %v", err)
	}
}
