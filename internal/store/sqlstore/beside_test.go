package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

// TestPostgresBeside: a user with the right to read may do so, nothing is changed, and another schema is
// refused with a remedy.
func TestPostgresBeside(t *testing.T) {
	c := storesuite.StartPostgres(t, false)
	address := c.Database(t)
	reader := strings.Replace(address, "ninetynine@", "reader@", 1)
	c.Exec(t, address, `CREATE ROLE reader LOGIN`)
	refused := func(words string) {
		t.Helper()
		d, err := OpenPostgresBeside(t.Context(), reader)
		if err == nil {
			_ = d.Close()
		}
		if err == nil || !strings.Contains(err.Error(), words) {
			t.Errorf("it says %v, nothing of %q", err, words)
		}
	}
	refused("holds no server's data")
	d := must.Get(OpenPostgres(t.Context(), address, 0))(t)
	defer d.Close()
	at := fillTable(t, d, journal.Summary{ID: "t"}, 3, 10)
	c.Exec(t, address, `GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader`)
	r := must.Get(OpenPostgresBeside(t.Context(), reader))(t)
	log, err := r.Read(t.Context(), "t", 0)
	must.Do(t, errors.Join(err, store.CheckAll("t", log, &store.Folded{Summary: at}), r.Ping(t.Context())))
	e, p := storesuite.Next(at, 1, "x")
	if err := r.Append(t.Context(), "t", e, p); !errors.Is(err, errBeside) {
		t.Errorf("appending: %v", err)
	}
	if err := r.Rename(t.Context(), "ann", "x"); !errors.Is(err, errBeside) {
		t.Errorf("renaming: %v", err)
	}
	if err := r.Backup(t.Context(), "x", false); err == nil || !strings.Contains(err.Error(), "pg_dump") {
		t.Errorf("backup: %v", err)
	}
	must.Do(t, r.Close())
	c.Exec(t, address, `UPDATE meta SET value = '1'`)
	refused("brings it up to date")
	c.Exec(t, address, `UPDATE meta SET value = '1000'`)
	refused("newer ninetynine")
}

func second[T any](_ T, err error) error { return err }

// TestPatience: a caller who gets no connection to a hanging server soon gets an error, which says that
// nothing was stored.
func TestPatience(t *testing.T) {
	c := storesuite.StartPostgres(t, false)
	d := must.Get(OpenPostgres(t.Context(), c.Database(t)+"&pool_max_conns=1", 0))(t)
	defer d.Close()
	g := d.engine.(*postgresEngine)
	g.patience, g.wait = 20*time.Millisecond, 40*time.Millisecond
	only := must.Get(g.pool.Acquire(t.Context()))(t)
	e, p := storesuite.Next(journal.Summary{ID: "t"}, 1, "x")
	for name, err := range map[string]error{
		"append": d.Append(context.Background(), "t", e, p),
		"write":  d.AddPlayer(context.Background(), store.Player{ID: "ann"}),
		"list":   second(d.Read(context.Background(), "t", 0)),
		"row":    second(d.Newest(context.Background())),
		"ping":   d.Ping(context.Background()),
		"bare":   g.ping(context.Background()),
	} {
		if err == nil || errors.Is(err, store.ErrUnsure) || !strings.Contains(err.Error(), "hangs") {
			t.Errorf("%s: %v", name, err)
		}
	}
	only.Release()
	g.patience, g.wait = pgPatience, pgWait
	must.Do(t, d.Append(t.Context(), "t", e, p))
}

func TestClock(t *testing.T) {
	near := func(d *DB, want time.Duration) {
		t.Helper()
		at, err := d.Clock(t.Context())
		if off := time.Until(at) - want; err != nil || off.Abs() > time.Minute {
			t.Errorf("the clock is off by %s, not %s: %v", off+want, want, err)
		}
	}
	s, _ := openTest(t, t.TempDir())
	near(s, 0)
	c := storesuite.StartPostgres(t, false)
	address := c.Database(t)
	c.Exec(t, address, `CREATE SCHEMA slow`)
	c.Exec(t, address, `CREATE FUNCTION slow.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS $$ SELECT pg_catalog.clock_timestamp() - interval '1 day' $$`)
	for path, want := range map[string]time.Duration{"public": 0, "slow,pg_catalog": -24 * time.Hour} {
		d := must.Get(OpenPostgres(t.Context(), address+"&search_path="+path, 0))(t)
		near(d, want)
		must.Do(t, d.Close())
	}
}

// TestSeatsStay: the rows of a table's seats are rewritten when other players sit there, and not whenever
// something else about the chairs changes.
func TestSeatsStay(t *testing.T) {
	lite, _ := openTest(t, t.TempDir())
	c := storesuite.StartPostgres(t, false)
	grand := must.Get(OpenPostgres(t.Context(), c.Database(t), 0))(t)
	defer grand.Close()
	for name, v := range map[string]struct {
		*DB
		query string // its result differs if a row was rewritten
	}{"sqlite": {lite, `SELECT rowid FROM seats WHERE player = 'ann'`}, "postgres": {grand, `SELECT ctid::text || xmin::text FROM seats WHERE player = 'ann'`}} {
		row := func() (at string) {
			t.Helper()
			if err := v.read.QueryRowContext(t.Context(), v.query).Scan(&at); err != nil && !errors.Is(err, sql.ErrNoRows) {
				t.Fatal(name, err)
			}
			return at
		}
		at := journal.Summary{ID: "t"}
		next := func(reseated bool, chairs ...journal.Sitter) {
			t.Helper()
			at.Chairs = chairs
			e, p := storesuite.Next(at, 5, "x")
			p.Reseated = reseated
			must.Do(t, v.Append(t.Context(), "t", e, p))
			at = p.Summary
		}
		// Another row follows, so that a rewritten one gets a new number.
		for _, id := range []string{"t", "u"} {
			fillTable(t, v.DB, journal.Summary{ID: id, Chairs: []journal.Sitter{{Player: "ann"}, {Name: "Bot", Bot: true}, {Player: "bob"}}}, 1, 5)
		}
		at = must.Get(v.Summary(t.Context(), "t"))(t)
		v.query += " AND tbl = 't'"
		was := row()
		next(false, journal.Sitter{Player: "ann", Turn: true}, journal.Sitter{Name: "Bot", Bot: true}, journal.Sitter{Player: "bob", Name: "Bob"})
		next(false, journal.Sitter{Player: "ann"}, journal.Sitter{Name: "Bot", Bot: true, Turn: true}, journal.Sitter{Player: "bob"})
		if row() != was {
			t.Errorf("%s: the row of a player who stays was written anew", name)
		}
		next(true, journal.Sitter{Player: "eve"}, journal.Sitter{}, journal.Sitter{Player: "bob"})
		if row() != "" {
			t.Errorf("%s: the row of a player who has gone is there", name)
		}
	}
}

// TestSchema2: data stored under the first schema are counted by the present rules.
func TestSchema2(t *testing.T) {
	first := fstest.MapFS{"migrations/0001-logs.sql": {Data: must.Get(fs.ReadFile(files, "migrations/0001-logs.sql"))(t)}}
	for name, start := range map[string]func(t *testing.T) func(migrations fs.FS) (*DB, error){
		"sqlite": func(t *testing.T) func(fs.FS) (*DB, error) {
			folder := t.TempDir()
			return func(m fs.FS) (*DB, error) { return openSQLite(t.Context(), folder, m) }
		},
		"postgres": func(t *testing.T) func(fs.FS) (*DB, error) {
			address := storesuite.Postgres(t)
			return func(m fs.FS) (*DB, error) { return openPostgres(t.Context(), address, 0, m) }
		},
	} {
		t.Run(name, func(t *testing.T) {
			open := start(t)
			d := must.Get(open(first))(t)
			err := d.engine.write(t.Context(), func(ctx context.Context, tx transaction) error {
				_, err := tx.ExecContext(ctx, `INSERT INTO results (tbl, match, variant, house, began, ended, cut, deals, games, chairs) VALUES
					('t', 1, 'v', 0, 1, 5, 0, 0, 0, '[{},{"player":"ann","won":true}]'),
					('t', 2, 'v', 1, 1, 5, 0, 0, 0, '[{"player":"ann"}]'),
					('t', 3, 'v', 0, 1, 5, 0, 0, 0, '[{},{"player":"ann","away":2}]');
				INSERT INTO result_seats (tbl, match, seat, player, variant, ended, assisted, won, deals, made, points) VALUES
					('t', 1, 1, 'ann', 'v', 5, 0, 1, 0, 0, 0), ('t', 2, 0, 'ann', 'v', 5, 0, 0, 0, 0, 0), ('t', 3, 1, 'ann', 'v', 5, 0, 0, 0, 0, 0)`)
				return err
			})
			must.Do(t, errors.Join(err, d.Close()))
			d = must.Get(open(files))(t)
			got, err := d.Tallies(t.Context(), "ann")
			want := store.Tally{Variant: "v", Matches: 1, Won: 1, Assisted: 2}
			if err := errors.Join(err, d.Close()); err != nil || len(got) != 1 || got[0] != want {
				t.Errorf("%+v, %v", got, err)
			}
		})
	}
}
